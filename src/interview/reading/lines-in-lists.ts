// Several things sold, their prices told in one list and their numbers in another, each by its name: «La silla son 65 €, la butaca 320 y el cojín
// 34. Al mes unas 30 sillas, 7 butacas y 25 cojines». The names say which number belongs to which, however it is written.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact, SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { tellsCostOfEach } from './costs-of-each.ts';
import { areDistinct } from './label-lines.ts';
import { labelAfter, labelBefore } from './line-label.ts';
import { asMonthly, togetherFacts } from './lines-together.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import { namesNoSale } from './names-no-sale.ts';
import { namedEach, type Part, partsOfLists, runsByName } from './parts-of-list.ts';
import { periodTold } from './period-told.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);
const FEWEST = 2;
const MOST = 6;

interface Lists {
  readonly prices: readonly Part[];
  readonly labels: readonly string[];
  /** The number of each, in the order of the labels. */
  readonly counts: readonly Part[];
}

/** The lines and what they come to; nothing where two such lists do not match name by name, or no period is told. */
export function linesInLists(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  if (!TELLS_SALES.has(context.question) || context.known.sector?.value === 'tourism_lodging') return [];
  const parts = partsOfLists(ground, amounts);
  const lists = findLists(ground, parts);
  if (lists === null) return [];
  const { prices, labels, counts } = lists;
  const per = periodOf(ground, counts) ?? (context.question === 'volume' || context.question === 'read-back' ? 'month' : null);
  if (per === null || per === 'unit' || per === 'hour') return [];
  const days = findOpenDays(ground.folded);
  const sold = prices.map(
    ({ value }, at): SaleLine => ({
      label: labels[at] ?? '',
      price: value,
      units: asMonthly(toMonthly(counts[at]?.value ?? 0, per, days) ?? 0),
    }),
  );
  const costs = runsByName(
    parts.filter((part) => !prices.includes(part) && !counts.includes(part)),
    labels,
  ).find((run) => tellsCostOfEach(ground, run.parts));
  const lines = sold.map((line, at) => {
    const cost = costs?.parts[costs.own.indexOf(at)]?.value;
    return cost !== undefined && cost < line.price ? { ...line, unitCost: cost } : line;
  });
  const all = [...prices, ...counts, ...(costs?.parts ?? [])];
  const quote = quoteOf(ground.text, context.answer, Math.min(...all.map(({ start }) => start)), Math.max(...all.map(({ end }) => end)));
  const isMonthly = prices.every(({ amount }) => amount?.kind === 'money' && amount.per === 'month');
  const fact = makeFact('lines', lines, { unit: currency, period: isMonthly ? 'month' : 'unit', quote }) as Fact<'lines'>;
  return [fact, ...togetherFacts(fact)];
}

function findLists(ground: Ground, parts: readonly Part[]): Lists | null {
  for (let many = Math.min(MOST, Math.floor(parts.length / 2)); many >= FEWEST; many -= 1) {
    for (let from = 0; from + 2 * many <= parts.length; from += 1) {
      const first = parts.slice(from, from + many);
      // Something may be told between the two: «con el 21 % dentro».
      for (const second of [parts.slice(from + many, from + 2 * many), parts.slice(from + many + 1, from + 2 * many + 1)]) {
        const lists = second.length === many ? (matched(ground, first, second) ?? matched(ground, second, first)) : null;
        if (lists) return lists;
      }
    }
  }
  return null;
}

function matched(ground: Ground, prices: readonly Part[], counts: readonly Part[]): Lists | null {
  if (!arePrices(prices) || !areCounts(counts) || tellsCostOfEach(ground, prices) || tellsCostOfEach(ground, counts)) return null;
  const labels = prices.map(({ before, after }) => labelBefore(before) || labelAfter(after));
  if (labels.includes('') || !areDistinct(labels) || labels.some(namesNoSale)) return null;
  const own = namedEach(counts, labels);
  return own && { prices, labels, counts: labels.map((_, at) => counts[own.indexOf(at)] as Part) };
}

/** Money, all of them, or told in the breath of one that is. */
function arePrices(parts: readonly Part[]): boolean {
  const isTimed = parts.some(({ amount }) => amount?.kind === 'count' && amount.per !== null && amount.per !== 'unit');
  const isInOneBreath = new Set(parts.map(({ sentence }) => sentence)).size === 1;
  const isMoney = ({ amount }: Part) => amount?.kind === 'money';
  // No sign at all: «el corte 15, el tinte 45».
  const isBare =
    isInOneBreath && parts.every(({ amount, after }) => amount?.kind === 'plain' && after.replace(/[.;!?]\s*$/u, '').trim() === '');
  return !isTimed && (isBare || parts.every(isMoney) || (isInOneBreath && parts.some(isMoney)));
}

/** Of things, and no money by its sign. */
function areCounts(parts: readonly Part[]): boolean {
  return parts.every(
    ({ amount, value, after }) =>
      (amount?.kind === 'count' || amount?.kind === 'plain' || (amount?.kind === 'money' && amount.currency === null)) &&
      value > 0 &&
      !CURRENCY.test(after),
  );
}

const CURRENCY = /^ ?(?:€|euros?|pesos|soles|d[oó]lares|dollars|pounds|quid|bucks)(?!\p{L})/iu;

function periodOf({ text, folded }: Ground, counts: readonly Part[]): ReturnType<typeof periodTold> {
  const told = sentencesOf(text).filter((_, at) => counts.some(({ sentence }) => sentence === at));
  const from = Math.min(...counts.map(({ start }) => start), ...told.map(({ start }) => start));
  return periodTold(folded.slice(from, Math.max(...told.map(({ start, words }) => start + words.length))));
}
