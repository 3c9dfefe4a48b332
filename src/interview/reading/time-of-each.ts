// How long each of the things sold takes, told by their names, or all of them in a month: «una silla hora y media, una butaca nueve horas y un
// cojín una hora», «me salen 133 horas al mes». One sale takes the mean of them, by how many are sold of each.
import { type FactSheet, factValue, type SaleLine } from '../../facts/fact.ts';
import { isTold, lineNamed } from '../../facts/sale-lines.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { SMALL_NUMBERS } from '../../language/small-numbers.ts';
import { findWorkTime } from './find-work-time.ts';

/** Commas and conjunctions, but for those within one time: «hora y media», "an hour and 20 minutes". */
const BREAK =
  /,(?!\d)|[.;:](?!\d)|\s(?:y|and|pero|but|e)\s(?!(?:medi[oa]|cuarto|pico|a half|half|a quarter|un cuarto)(?![a-z])|\d{1,2} ?min)/;
/** "Two hours a job", where hedge jobs are one of the things sold. */
const ANY_SALE =
  /(?<![a-z])(?:jobs?|sales?|pieces?|orders?|visits?|sessions?|trabajos?|encargos?|piezas?|ventas?|pedidos?|ordenes|visitas?|sesion(?:es)?|servicios?|services?)(?![a-z])/g;
const UNIT = /(?<![a-z])(minut\w*|mins?|h?or(?:as?|itas?)|hours?|hrs?|h)(?![a-z])/;
const BARE = /(?<![\d.,])(\d{1,3}(?:[.,]\d)?)(?![\d.,])/;
const AT_END = new RegExp(`(?<![a-z])(${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys(), 'una', 'one'].join('|')}) ?$`);
const TAKEN_BACK = /(?<![a-z])(?:no|not|en vez de|instead of)(?: (?:son|es|las|los|the|de))* \d/;

/** Minutes of one sale; null where no time is told by the name of what takes it, `open` where the time of one is not told or how many are sold. */
export function timeOfEach(folded: string, { lines }: FactSheet): number | 'open' | null {
  const sold = lines?.value ?? [];
  if (sold.length < 2) return null;
  const labels = sold.map(({ label }) => label);
  const minutes = new Map<number, number>();
  let [unit, named] = ['', null as number | null];
  for (const clause of folded.split(BREAK)) {
    // "Bath and tidy is more like 45 minutes": a name may hold a conjunction.
    const line = lineNamed(labels, clause) ?? named;
    const time = TAKEN_BACK.test(clause) ? null : (findWorkTime(clause, false) ?? inUnit(clause, unit));
    unit = UNIT.exec(clause)?.[1] ?? unit;
    named = time === null ? line : null;
    if (line === null || time === null) continue;
    // Two times of one thing: nobody knows which holds.
    if (minutes.has(line)) return 'open';
    minutes.set(line, time);
  }
  const isOfAny = minutes.size === 1 && lineNamed(labels, folded.replace(ANY_SALE, ' ')) === null;
  if (minutes.size === 0 || isOfAny) return null;
  if (!sold.every(isTold)) return 'open';
  // What most sales are was timed: the others are taken to be like them.
  const [only] = minutes.values();
  if (minutes.size < sold.length) return minutes.size === 1 && only !== undefined && shareOf(sold, minutes) >= MOST_SALES ? only : 'open';
  return Math.round(meanOf(sold, (_, at) => minutes.get(at) ?? 0));
}

/** Of all sales, those that a time was told of, 0 to 1. */
function shareOf(lines: readonly SaleLine[], timed: ReadonlyMap<number, number>): number {
  const unitsOf = (some: readonly SaleLine[]) => sumOf(some.map(({ units }) => units ?? 0));
  return unitsOf(lines.filter((_, at) => timed.has(at))) / unitsOf(lines);
}

const MOST_SALES = 0.75;

function meanOf(lines: readonly SaleLine[], of: (line: SaleLine, at: number) => number): number {
  return sumOf(lines.map((line, at) => of(line, at) * (line.units ?? 0))) / sumOf(lines.map(({ units }) => units ?? 0));
}

/** «La suela 40 minutos, las tapas 15», «la butaca nueve horas, el cojín una». */
function inUnit(clause: string, unit: string): number | null {
  const bare = BARE.exec(clause)?.[1] ?? AT_END.exec(clause)?.[1];
  return bare === undefined || unit === '' ? null : findWorkTime(`${bare} ${unit}`, false);
}

const HOURS_A_MONTH =
  /(?<![\d.,a-z])(\d{2,4}) ?(?:horas?|hours?|hrs?|h) (?:(?:de trabajo|of work|en total|in total|in all) )?(?:al mes|a month|per month|each month|every month|cada mes|mensuales|por mes)(?![a-z])/;
/** Hours that there are, and not those that the sales take. */
const HOURS_THERE = /(?<![a-z])(?:trabaj\w+|dispon\w+|dedic\w+|abr\w+|work(?!shop)\w*|available|open|can do|puedo)(?![a-z])[^.;]{0,25}$/;
const LEAST = 2;

/** Whether the hours told are those of a whole month. */
export function tellsHoursOfMonth(folded: string): boolean {
  return HOURS_A_MONTH.test(folded);
}

/** Minutes of one sale where all of a month take so many hours; null where that is not told, or how many there are is not known. */
export function timeOfMonth(folded: string, known: FactSheet): number | null {
  const volume = factValue(known, 'volume') ?? 0;
  const match = HOURS_A_MONTH.exec(folded);
  if (match === null || volume < LEAST || HOURS_THERE.test(folded.slice(0, match.index))) return null;
  return Math.round((Number(match[1]) * 60) / volume);
}
