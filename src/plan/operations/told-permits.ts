// Permits that follow from what is sold and not from the sector it was counted under: food for animals, cold goods, the records of other people's patients.
import type { CountryCode } from '../../countries/country.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';

interface ToldPermit {
  /** Of what is offered, folded: all of them. */
  readonly offered: readonly RegExp[];
  /** Of whom it is asked; all where that is left out. */
  readonly sectors?: readonly SectorId[];
  /** Where it is called so; the first that fits. */
  readonly said: readonly { readonly countries?: readonly CountryCode[]; readonly text: Bilingual }[];
}

const EUROPEAN: readonly CountryCode[] = ['ES', 'GB', 'IE'];
/** Who writes or runs software for others. */
const DIGITAL: readonly SectorId[] = ['saas', 'agency', 'marketplace_app'];

const ANIMALS = /\b(?:perr(?:os?|it[oa]s?)|gat(?:os?|it[oa]s?)|mascotas?|lomit[oa]s?|dogs?|cats?|pets?|pupp(?:y|ies))\b/;
const FEED = /\b(?:comida|alimentos?|croquetas?|dieta|guisos?|raciones|premios|snacks?|food|meals?|treats|kibble|barf)\b/;
const COLD = /\b(?:congelad[oa]s?|refrigerad[oa]s?|ultracongelad[oa]s?|frozen|chilled|refrigerated)\b/;
const PATIENTS =
  /\b(?:pacientes?|historias? clinicas?|patients?|medical records?|(?:physio|dental|health|medical)\w* clinics?|clinicas? (?:de fisio|dental)\w*)\b/;

const TOLD_PERMITS: readonly ToldPermit[] = [
  {
    offered: [ANIMALS, FEED],
    sectors: ['ecommerce', 'food_manufacturing', 'retail_shop'],
    said: [
      {
        text: {
          es: 'registro de quien elabora o vende alimento para animales, con su etiqueta',
          en: 'registration to make or sell animal feed, with its label',
        },
      },
    ],
  },
  {
    offered: [COLD],
    sectors: ['ecommerce', 'retail_shop', 'logistics'],
    said: [
      {
        text: {
          es: 'cadena de frío con temperaturas anotadas, también en el reparto',
          en: 'cold chain with a temperature log, deliveries included',
        },
      },
    ],
  },
  {
    offered: [PATIENTS],
    sectors: DIGITAL,
    said: [
      {
        countries: EUROPEAN,
        text: {
          es: 'datos de salud, categoría especial: evaluación de impacto, protección de datos reforzada',
          en: 'health data, a special category: impact assessment (DPIA) before going live',
        },
      },
      {
        countries: ['US'],
        text: {
          es: 'acuerdo HIPAA (business associate) con cada clínica',
          en: 'HIPAA business associate agreement with each clinic',
        },
      },
      {
        text: {
          es: 'datos de salud, que son sensibles: consentimiento expreso de cada paciente',
          en: 'health data, which is sensitive: express consent of each patient',
        },
      },
    ],
  },
];

/** What the offer itself asks for, as the country calls it. */
export function toldPermits(facts: FactSheet, sector: SectorId, country: CountryCode): readonly Bilingual[] {
  const offered = foldText((['solution', 'customer', 'problem'] as const).map((topic) => factValue(facts, topic) ?? '').join('. '));
  return TOLD_PERMITS.flatMap(({ offered: words, sectors, said }) => {
    if (sectors && !sectors.includes(sector)) return [];
    if (!words.every((word) => word.test(offered))) return [];
    const text = said.find(({ countries }) => countries?.includes(country) ?? true)?.text;
    return text ? [text] : [];
  });
}
