// What work by night, and what is carried for others, asks for beside the permits of the trade.
import type { CountryCode } from '../../countries/country.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { worksAtNight } from '../../facts/find-night.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { tripsPerSale } from './collected-steps.ts';

interface NightPermit {
  readonly kind: 'town' | 'work';
  readonly text: Bilingual;
}

/** Where work was told to run into the night: what the town allows the place, and what the law asks for whoever is employed then. */
export function nightPermits(
  facts: FactSheet,
  country: CountryCode,
  { hasPremises, hires }: { readonly hasPremises: boolean; readonly hires: boolean },
): readonly NightPermit[] {
  if (!worksAtNight(facts)) return [];
  return [
    ...(hasPremises ? [{ kind: 'town' as const, text: NIGHT_NOISE }] : []),
    ...(hires ? [{ kind: 'work' as const, text: NIGHT_SHIFT_BY_COUNTRY[country] ?? NIGHT_SHIFT }] : []),
  ];
}

const NIGHT_NOISE: Bilingual = {
  es: 'que el local admita trabajar de noche: horario y ruido',
  en: 'whether the premises may be worked at night: hours and noise',
};
const NIGHT_SHIFT: Bilingual = {
  es: 'turno de noche: horas, descanso y revisión médica',
  en: 'night shift: hours, rest and medical check',
};
/** Estatuto de los Trabajadores, arts. 34.3 and 36; Working Time Regulations 1998; Organisation of Working Time Act 1997. */
const NIGHT_SHIFT_BY_COUNTRY: Partial<Readonly<Record<CountryCode, Bilingual>>> = {
  ES: {
    es: 'turno de noche: ocho horas de media, doce de descanso y revisión médica',
    en: 'night shift: eight hours on average, twelve of rest and a medical check',
  },
  GB: {
    es: 'turno de noche: ocho horas de media, once de descanso y revisión médica',
    en: 'night work: eight hours on average, eleven of rest and a health assessment',
  },
  IE: {
    es: 'turno de noche: ocho horas de media, once de descanso y revisión médica',
    en: 'night work: eight hours on average, eleven of rest and a health assessment',
  },
};

const CARGO_BIKES = /\b(?:bicis?|bicicletas?|triciclos?) (?:electricas? )?de carga\b|\bcargo (?:e-?)?(?:bikes?|trikes?)\b/;

/** What is fetched is the customer's, and is insured on its way; cargo bikes are insured as what they are. Null where nothing is fetched. */
export function carriedCover(facts: FactSheet): Bilingual | null {
  if (tripsPerSale(facts) < 2) return null;
  return CARGO_BIKES.test(foldText(factValue(facts, 'resources') ?? '')) ? CARRIED_BY_BIKE : CARRIED;
}

const CARRIED: Bilingual = {
  es: 'seguro de lo que se recoge, en el trayecto y bajo custodia',
  en: 'insurance for what is collected, on the way and in custody',
};
const CARRIED_BY_BIKE: Bilingual = {
  es: 'seguro de las bicis de carga y de lo que llevan en el trayecto',
  en: 'insurance for the cargo bikes and for what they carry on the way',
};
