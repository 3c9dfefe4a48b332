import type { Amount, Count, Ground } from './amount.ts';
import type { Ramp } from './find-ramp.ts';

/** Who comes or how often: no sales to add to others. */
const NO_SALES =
  /(?<![a-z])(?:client\w*|customers?|soci[oa]s?|alumn\w+|members?|students?|pupils?|patients?|pacientes?|visitas?|visits?|sesion(?:es)?|sessions?|clases?|class(?:es)?|lessons?|hours?|horas?|walks?|paseos?|cleans?|followers|seguidores)(?![a-z])/;
const BARE_AND = /^ (?:and|y|plus|mas) (?:about |around |unos |unas |maybe )?$/;

/** "25 houses and 3 commercial a month": the period told once at the end is that of both, and both are sold. */
export function joinCounts({ folded, question }: Ground, amounts: readonly Amount[]): readonly Amount[] {
  if (question !== 'volume') return amounts;
  const joined = new Map<Amount, Count>();
  for (const [at, count] of amounts.entries()) {
    const before = amounts[at - 1];
    if (before?.kind !== 'count' || before.per !== null || count.kind !== 'count' || count.per === null) continue;
    if (NO_SALES.test(before.noun) || NO_SALES.test(count.noun) || !BARE_AND.test(folded.slice(before.end, count.start))) continue;
    joined.set(count, { ...count, low: before.low + count.low, high: before.high + count.high, start: before.start });
  }
  const parts = new Set([...joined.keys()].map((count) => amounts[amounts.indexOf(count) - 1]));
  return amounts.flatMap((amount) => (parts.has(amount) ? [] : [joined.get(amount) ?? amount]));
}

/** The level of the beginning is that of all that was told together. */
export function withJoined(ramp: Ramp, amounts: readonly Amount[]): Ramp {
  const { start, end, low } = ramp.first;
  const all = amounts.find((one) => one.kind === 'count' && one.start < start && one.end >= end && one.low > low);
  return all?.kind === 'count' ? { ...ramp, first: { ...ramp.first, low: all.low, high: all.high } } : ramp;
}
