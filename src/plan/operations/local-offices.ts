// Whom to ask where a state or a province has an office of its own for it, known by the city that was told, or a country one for a trade.
import type { CountryCode } from '../../countries/country.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { PermitKind } from './permit-kinds.ts';

interface LocalOffice {
  readonly country: CountryCode;
  readonly kind: PermitKind;
  /** Of the city as it was told, folded; anywhere in the country where it is left out. */
  readonly place?: RegExp;
  readonly trade?: string;
  readonly office: Bilingual;
}

/** Null where nothing nearer is known than the country’s. */
export function localOfficeFor(facts: FactSheet, country: CountryCode, trade: string | null, kind: PermitKind): Bilingual | null {
  const place = foldText(factValue(facts, 'city') ?? '');
  const found = LOCAL_OFFICES.find(
    (local) => local.country === country && local.kind === kind && (local.trade ?? trade) === trade && (local.place?.test(place) ?? true),
  );
  return found?.office ?? null;
}

/** Sources: dpo.colorado.gov (Physical Therapy Board); Agencia Santafesina de Seguridad Alimentaria; the Architects Act 1997 (ARB); the Building Control Act 2007 (RIAI). */
const LOCAL_OFFICES: readonly LocalOffice[] = [
  {
    country: 'US',
    kind: 'profession',
    trade: 'physiotherapy_clinic',
    place: /\b(?:boulder|denver|colorado|aurora, co|fort collins)\b/,
    office: { es: 'el State Physical Therapy Board de Colorado', en: 'the Colorado State Physical Therapy Board' },
  },
  {
    country: 'GB',
    kind: 'profession',
    trade: 'architecture_studio',
    office: { es: 'el Architects Registration Board (ARB)', en: 'the Architects Registration Board (ARB)' },
  },
  {
    country: 'IE',
    kind: 'profession',
    trade: 'architecture_studio',
    office: { es: 'el registro de arquitectos (RIAI)', en: 'the register of architects (RIAI)' },
  },
  {
    country: 'AR',
    kind: 'food',
    place: /\b(?:rosario|santa fe|rafaela|venado tuerto)\b/,
    office: { es: 'la ASSAl de Santa Fe o bromatología municipal', en: 'the Santa Fe food authority (ASSAl) or the municipal food office' },
  },
];
