// What one sale costs, part by part: «harina 0,40, relleno 0,90 y caja 0,20», where the parts come to the unit cost that was read.
import type { Fact, FactId } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { findItems } from './investment-items.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['unit-cost', 'revenue', 'price', 'read-back']);
const HALF_A_CENT = 0.005;
const MOST = 8;
/** Of each of them, and no part of what it is called. */
const EACH = /(?:^|\s)(?:(?:por|de|cada|per|for each|for every|a|each)\s+)?(?:unidad|pieza|venta|each|unit|piece|sale|cada un[oa])$/iu;

/** Amounts in a row that come to the unit cost, each with the words for what it buys; nothing where they do not, or one has none. */
export function findCostItems(
  ground: Ground,
  amounts: readonly Amount[],
  found: readonly Fact[],
  { question, answer }: ReadingContext,
): readonly Fact[] {
  const cost = found.findLast((fact) => fact.id === ('unitCost' satisfies FactId));
  if (!TELLS.has(question) || cost === undefined || cost.unit === 'percent') return [];
  const monies = amounts.filter((amount): amount is Money => amount.kind === 'money' && amount.low === amount.high);
  const parts = runOf(monies, Number(cost.value));
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return [];
  const items = findItems(ground, parts, monies).map((item, at) => ({
    ...item,
    label: (at === 0 ? wholeList(ground.text.slice(0, first.start), item.label) : item.label).replace(EACH, '').trim(),
  }));
  if (items.length !== parts.length || items.some(({ label }) => label === '')) return [];
  const quote = quoteOf(ground.text, answer, first.start, last.end);
  return [makeFact('unitCostItems', items as never, { unit: cost.unit, quote })];
}

const MOST_LISTED = 60;

/** «Harina, huevos, ricota y packaging me salen 7.200»: all that is listed before the first amount is what it pays for. */
function wholeList(before: string, label: string): string {
  const end = before.lastIndexOf(label) + label.length;
  const list = before.slice(0, end).trim();
  return label !== '' && end > label.length && list.includes(',') && !/[\d.;:]/.test(list) && list.length <= MOST_LISTED ? list : label;
}

/** The first run of two or more in a row that come to the sum. */
function runOf(monies: readonly Money[], sum: number): readonly Money[] {
  for (let start = 0; start < monies.length; start++)
    for (let end = start + 2; end <= Math.min(monies.length, start + MOST); end++) {
      const run = monies.slice(start, end);
      if (Math.abs(roundMoney(run.reduce((so, money) => so + middle(money), 0)) - sum) < HALF_A_CENT) return run;
    }
  return [];
}
