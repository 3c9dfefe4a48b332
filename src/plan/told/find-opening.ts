// From when to when a place is open: «abierta de 7 a 23h», "open till 9", «abierto hasta medianoche».
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';

/** Hours of the clock; whichever was not told is null. */
export interface Opening {
  readonly from: number | null;
  readonly to: number;
}

const WORD = [...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|');
const HOUR = `(?:las? )?(\\d{1,2}|medianoche|midnight|noon|mediodia|${WORD})(?:[:.]\\d\\d)?(?: ?h(?:oras?)?)?(?: de la (manana|tarde|noche)| ?(am|pm|a\\.m\\.?|p\\.m\\.?))?(?![a-z\\d])`;
const OPEN = '\\b(?:abr(?:e|en|imos|ir|ire|o)|abiert[oa]s?|apertura|horario|open|opening(?: hours)?|opens)';
const SPAN = new RegExp(
  `${OPEN}(?: al publico| every day| todos los dias| daily)? ?:? ?(?:de|desde|from|entre)? ?${HOUR} ?(?:a|hasta|to|till|until|-|y) ?${HOUR}`,
);
const CLOSING = new RegExp(`(?:${OPEN} (?:hasta|till|til|until)|\\b(?:cierra|cerramos|cierro|closes|we close|closing)(?: at| a)?) ${HOUR}`);
const NOON = 12;
const MIDNIGHT = 24;
const BY_NAME: Readonly<Record<string, number>> = { medianoche: MIDNIGHT, midnight: MIDNIGHT, noon: NOON, mediodia: NOON };

/** The hours told, in the offer or beside it; null where no closing time was, or where it is after midnight. */
export function findOpening(facts: FactSheet): Opening | null {
  const told = (['solution', 'resources', 'revenue'] as const).map((topic) => foldText(factValue(facts, topic) ?? '')).join('. ');
  const span = SPAN.exec(told);
  if (span) {
    const from = onClock(span[1], span[2] ?? span[3]);
    const to = closingOf(span[4], span[5] ?? span[6], from);
    return from !== null && to !== null && to > from ? { from, to } : null;
  }
  const closing = CLOSING.exec(told);
  const to = closing ? closingOf(closing[1], closing[2] ?? closing[3], null) : null;
  return to === null ? null : { from: null, to };
}

/** Nobody closes at nine in the morning: a bare hour of up to eleven is one of the evening. */
function closingOf(hour: string | undefined, part: string | undefined, from: number | null): number | null {
  const to = onClock(hour, part);
  if (to === null || (part !== undefined && /^(?:a|manana)/.test(part) && from === null)) return null;
  return part === undefined && to < NOON && (from === null || to <= from) ? to + NOON : to;
}

function onClock(hour: string | undefined, part: string | undefined): number | null {
  const value = BY_NAME[hour ?? ''] ?? smallNumber(hour ?? '') ?? Number(hour);
  if (!Number.isInteger(value) || value < 1 || value > MIDNIGHT) return null;
  return part !== undefined && /^(?:p|tarde|noche)/.test(part) && value < NOON ? value + NOON : value;
}
