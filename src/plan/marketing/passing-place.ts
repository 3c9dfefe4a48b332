// Beside what the door was told to be: whoever passes is then told by it.
import type { FactSheet } from '../../facts/fact.ts';
import { tellsOf } from '../../facts/tells-of.ts';
import type { Bilingual } from '../../language/language.ts';

interface Place {
  /** Its name, folded, in both languages. */
  readonly named: string;
  readonly es: string;
  readonly en: string;
}

const PLACES: readonly Place[] = [
  { named: 'carril[- ]?bici|ciclovia|bidegorri|(?:bike|cycle|cycling) (?:lane|path)', es: 'por el carril bici', en: 'on the bike lane' },
  {
    named: 'estacion(?: de (?:tren|metro|autobuses))?|(?:train |bus |metro |tube )?station',
    es: 'por la estación',
    en: 'at the station',
  },
  { named: 'mercado(?: de abastos)?|covered market|market hall|market', es: 'por el mercado', en: 'at the market' },
  { named: 'universidad|campus|facultad|university|college', es: 'por la universidad', en: 'at the university' },
  { named: 'hospital|centro de salud|ambulatorio|health centre', es: 'por el centro médico', en: 'at the hospital' },
  { named: 'colegio|escuela|instituto|school', es: 'por el colegio', en: 'by the school' },
  { named: 'parque|park', es: 'por el parque', en: 'by the park' },
  { named: 'paseo maritimo|malecon|seafront|promenade', es: 'por el paseo marítimo', en: 'on the seafront' },
  { named: 'plaza(?: mayor)?|main square', es: 'por la plaza', en: 'on the square' },
];

/** Said of where the door stands, and of no customer. */
const BESIDE =
  '(?:junto al?|al lado del?|frente al?|enfrente del?|pegado al?|a la salida del?|next to|beside|opposite|right by|facing|outside|just off)';
const ARTICLE = '(?:(?:el|la|los|las|un|una|the|an?) )?';

/** «Por el carril bici», "on the bike lane"; null where nothing was told to stand beside. */
export function passingPlace(facts: FactSheet): Bilingual | null {
  const place = PLACES.find(({ named }) => tellsOf(facts, new RegExp(`\\b${BESIDE} ${ARTICLE}(?:${named})\\b`)));
  return place ? { es: place.es, en: place.en } : null;
}
