// How many are sold of each of the things known by name, told in a list: «al mes 45 cambios de suelas, 160 de tapas y 90 lavados de tenis»; and of
// several things whose prices nobody told, which are so many sales together.
import type { SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground } from './amount.ts';
import { asMonthly } from './lines-together.ts';
import { toMonthly } from './monthly-amount.ts';
import { type Part, partsOfLists, runsByName } from './parts-of-list.ts';
import { periodTold } from './period-told.ts';
import { countedAfter } from './sale-tokens.ts';

/** The lines with the number of each; null where one is left out, or another number is told than what they come to. */
export function countsOfEach(ground: Ground, amounts: readonly Amount[], lines: readonly SaleLine[]): readonly SaleLine[] | null {
  const parts = partsOfLists(ground, amounts).filter(({ amount }) => isCount(amount));
  const run = runsByName(
    parts,
    lines.map(({ label }) => label),
  ).find(({ own }) => own.length === lines.length);
  if (run === undefined) return null;
  const sum = sumOf(run.parts.map(({ value }) => value));
  const isTold = parts.every((part) => run.parts.includes(part) || part.value === sum);
  const inMonth = isTold ? monthly(ground, run.parts) : null;
  return inMonth && lines.map((line, at) => ({ ...line, units: inMonth[run.own.indexOf(at)] as number }));
}

interface CountsOfSome {
  readonly lines: readonly SaleLine[];
  readonly parts: readonly Part[];
}

/** The lines with the numbers of those that a list by the month or the like names; null where it may be of prices. */
export function countsOfSome(ground: Ground, amounts: readonly Amount[], lines: readonly SaleLine[]): CountsOfSome | null {
  const labels = lines.map(({ label }) => label);
  for (const { parts, own } of runsByName(partsOfLists(ground, amounts), labels)) {
    const isCounted = parts.every(({ amount, value }, at) => isCount(amount) && isNearerToUnits(value, lines[own[at] ?? -1]));
    const per = periodTold(ground.folded.slice(parts[0]?.start, parts.at(-1)?.end));
    const inMonth = isCounted && per !== null && per !== 'hour' ? monthly(ground, parts) : null;
    if (inMonth === null) continue;
    return { parts, lines: lines.map((line, at) => (own.includes(at) ? { ...line, units: inMonth[own.indexOf(at)] as number } : line)) };
  }
  return null;
}

function isNearerToUnits(value: number, line: SaleLine | undefined): boolean {
  const off = (one: number) => Math.abs(Math.log(value / one));
  return line !== undefined && line.units !== null && off(line.units) < off(line.price);
}

/** How many sales three things or more are together: "12 chairs, 4 sofas and 30 cushions a month"; null where that is not what is told. */
export function sumOfThings(ground: Ground, amounts: readonly Amount[]): number | null {
  const parts = partsOfLists(ground, amounts);
  const nouns = parts.map(({ amount, numberEnd }) => {
    const numeral = ground.numerals.find(({ end }) => end === numberEnd);
    return numeral && isCount(amount) ? countedAfter(ground, numeral).noun : '';
  });
  const isList = new Set(parts.map(({ sentence }) => sentence)).size === 1 && !nouns.includes('') && new Set(nouns).size === nouns.length;
  const isOfEach = parts.some(({ amount }) => amount?.kind === 'count' && amount.per === 'unit');
  if (
    parts.length < FEWEST ||
    !isList ||
    isOfEach ||
    nouns.some((noun) => PEOPLE.test(foldText(noun))) ||
    periodTold(ground.folded) === null
  )
    return null;
  const inMonth = monthly(ground, parts);
  return inMonth && sumOf(inMonth);
}

const FEWEST = 3;
/** Who buys is counted by itself. */
const PEOPLE = /(?<![a-z])(?:client|customer|guest|people|person|alumn|student|pupil|pacient|patient|soci[oa]|member)/;

function isCount(amount: Amount | undefined): boolean {
  return amount?.kind === 'count' || amount?.kind === 'plain' || (amount?.kind === 'money' && amount.currency === null);
}

/** Null where they are told for several periods. */
function monthly({ folded }: Ground, parts: readonly Part[]): readonly number[] | null {
  const told = new Set(parts.flatMap(({ amount }) => (amount?.kind === 'count' && amount.per !== 'unit' ? (amount.per ?? []) : [])));
  if (told.size > 1) return null;
  const [per = periodTold(folded) ?? 'month'] = told;
  if (per === 'unit' || per === 'hour') return null;
  const days = findOpenDays(folded);
  return parts.map(({ value }) => asMonthly(toMonthly(value, per, days) ?? value));
}
