// From when to when a place is open: «abierta de 7 a 23h», "open till 9", «abierto hasta medianoche».
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import { WEEKDAYS } from '../../language/weekday-names.ts';

/** Hours of the clock, past 24 where it closes after midnight; whichever was not told is null. */
export interface Opening {
  readonly from: number | null;
  readonly to: number;
}

const WORD = [...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|');
const HOUR = `(?:las? )?(\\d{1,2}|medianoche|midnight|noon|mediodia|una(?! (?:hora|vez))|one(?! hour)|${WORD})(?:[:.]\\d\\d)?(?: y media| y cuarto| thirty)?(?: ?h(?:oras?)?)?(?: de la (manana|tarde|noche)| ?(am|pm|a\\.m\\.?|p\\.m\\.?))?(?![a-z\\d])`;
const OPEN = '\\b(?:abr(?:e|en|imos|ir|ire|o)|abiert[oa]s?|apertura|horario|open|opening(?: hours)?|opens)';
const SPAN = new RegExp(
  `${OPEN}(?: al publico| every day| todos los dias| daily)? ?:? ?(?:de|desde|from|entre)? ?${HOUR} ?(?:a|hasta|to|till|until|-|y) ?${HOUR}`,
);
/** «De martes a domingo de 7 de la noche a la una y media», "Tuesday to Saturday nine till four": after the days, hours are those of the door. */
const DAYS = `(?:${WEEKDAYS.join('|')})\\.?`;
const ON_DAYS = new RegExp(
  `(?<![a-z])${DAYS} ?(?:a|al|to|till|until|through|-) ?(?:el )?${DAYS}(?: inclusive)?,? ?(?:de|desde|from|entre|between)? ?${HOUR} ?(?:a|hasta|to|till|until|-|y|and) ?(?:la )?${HOUR}`,
);
const CLOSING = new RegExp(`(?:${OPEN} (?:hasta|till|til|until)|\\b(?:cierra|cerramos|cierro|closes|we close|closing)(?: at| a)?) ${HOUR}`);
const NOON = 12;
const MIDNIGHT = 24;
const ONE: Readonly<Record<string, number>> = { una: 1, one: 1 };
const BY_NAME: Readonly<Record<string, number>> = { medianoche: MIDNIGHT, midnight: MIDNIGHT, noon: NOON, mediodia: NOON };

/** The hours told, in the offer or beside it; null where no closing time was, or where it is after midnight and no evening was told. */
export function findOpening(facts: FactSheet): Opening | null {
  const told = (['solution', 'resources', 'revenue', 'soFar'] as const).map((topic) => foldText(factValue(facts, topic) ?? '')).join('. ');
  const span = SPAN.exec(told);
  if (span) {
    const from = onClock(span[1], span[2] ?? span[3]);
    const to = closingOf(span[4], span[5] ?? span[6], from);
    return from !== null && to !== null && to > from ? { from, to } : null;
  }
  const days = ON_DAYS.exec(told);
  if (days) return overNight(onClock(days[1], days[2] ?? days[3]), days[4], days[5] ?? days[6]);
  const closing = CLOSING.exec(told);
  const to = closing ? closingOf(closing[1], closing[2] ?? closing[3], null) : null;
  return to === null ? null : { from: null, to };
}

/** Whoever opens in the evening may close after midnight, which is an hour of the same night. */
function overNight(from: number | null, hour: string | undefined, part: string | undefined): Opening | null {
  const told = onClock(hour, part);
  if (from === null || told === null) return null;
  const isNight = from >= EVENING && told < EARLY && !/^(?:p|tarde|noche)/.test(part ?? '');
  const to = isNight ? told + MIDNIGHT : closingOf(hour, part, from);
  // "From six till midnight": no door is open all day and half the night.
  const opens = to !== null && from < NOON && to - from > LONGEST_OPEN ? from + NOON : from;
  return to !== null && to > opens ? { from: opens, to } : null;
}

const LONGEST_OPEN = 16;
const EVENING = 17;
const EARLY = 7;

/** Nobody closes at nine in the morning: a bare hour of up to eleven is one of the evening. */
function closingOf(hour: string | undefined, part: string | undefined, from: number | null): number | null {
  const to = onClock(hour, part);
  if (to === null || (part !== undefined && /^(?:a|manana)/.test(part) && from === null)) return null;
  return part === undefined && to < NOON && (from === null || to <= from) ? to + NOON : to;
}

function onClock(hour: string | undefined, part: string | undefined): number | null {
  const value = BY_NAME[hour ?? ''] ?? ONE[hour ?? ''] ?? smallNumber(hour ?? '') ?? Number(hour);
  if (!Number.isInteger(value) || value < 1 || value > MIDNIGHT) return null;
  return part !== undefined && /^(?:p|tarde|noche)/.test(part) && value < NOON ? value + NOON : value;
}
