// How long one waits, told by when it ends: “you wait till autumn”, «no da cita hasta el año que viene».
import type { Bilingual } from '../../language/language.ts';

const ENDS: readonly (readonly [RegExp, Bilingual])[] = [
  [/(?:la )?primavera|(?:the )?spring/, { es: 'la primavera', en: 'spring' }],
  [/(?:el )?verano|(?:the )?summer/, { es: 'el verano', en: 'summer' }],
  [/(?:el )?otono|(?:the )?autumn|(?:the )?fall/, { es: 'el otoño', en: 'autumn' }],
  [/(?:el )?invierno|(?:the )?winter/, { es: 'el invierno', en: 'winter' }],
  [/(?:el )?(?:ano|anio) (?:que viene|proximo)|next year|(?:the )?new year/, { es: 'el año siguiente', en: 'the next year' }],
  [/(?:el )?mes (?:que viene|proximo)|next month/, { es: 'el mes siguiente', en: 'the next month' }],
];

/** Somebody waits, has no hour to give or has the diary full. */
const WAITS =
  '(?:esper\\w+|no (?:hay|dan?|tienen?|te dan?) (?:\\w+ )?(?:cita|hora|hueco|turno|fecha)s?|(?:agenda|lista|todo|esta|estan) (?:llen[oa]s?|complet[oa]s?)|wait\\w*|booked(?: up| out| solid)?|full(?: up)?|no (?:slots?|dates?|appointments?)|nothing free|can.t (?:see|fit) you)';

/** Where the wait ends; null where no such end is told. `said` is folded text. */
export function readWaitUntil(said: string): Bilingual | null {
  const told = ENDS.find(([end]) => new RegExp(`\\b${WAITS}[^.;,]{0,20}\\b(?:hasta|until|till|til) (?:${end.source})\\b`).test(said));
  return told ? { es: `hay que esperar hasta ${told[1].es}`, en: `customers have to wait until ${told[1].en}` } : null;
}
