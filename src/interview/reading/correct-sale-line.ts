// One of the things sold, corrected by its name at the read-back: «el menú es a 14», "the color is 45 a month".
import type { Fact, SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import { isTold, lineNamed, saleLines } from '../../facts/sale-lines.ts';
import type { Amount, Ground } from './amount.ts';
import { isTakenBack } from './collect-facts.ts';
import { findAmounts } from './find-amounts.ts';
import { asMonthly } from './lines-together.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import { relaid } from './name-sale-lines.ts';
import type { ReadingContext } from './reading-context.ts';

/** The lines as corrected and what they come to; nothing where no line is named, or it is not clear what of it is told. */
export function correctSaleLine(ground: Ground, { known }: ReadingContext): readonly Fact[] {
  const before = known.lines;
  const lines = saleLines(known);
  if (lines === null || before === undefined) return [];
  const told = findAmounts(ground).filter((amount): amount is Told => isNumber(amount) && !isTakenBack(ground, amount));
  const days = findOpenDays(ground.folded);
  const changed: SaleLine[] = [...lines];
  let isChanged = false;
  for (const [at, amount] of told.entries()) {
    const from = told[at - 1]?.end ?? 0;
    const words = ground.text.slice(from, amount.start);
    const named = lineNamed(
      lines.map(({ label }) => label),
      `${words.slice(words.search(/[^.;!?\n]*$/u))} ${amount.kind === 'count' ? amount.noun : ''}`,
    );
    const line = named === null ? undefined : changed[named];
    if (named === null || line === undefined || !isTold(line) || COSTS.test(words)) continue;
    const value = middle(amount);
    const what = meantBy(amount, value, line, before.period === 'month');
    if (what === null) continue;
    const per = amount.kind === 'plain' || amount.per === null ? 'month' : amount.per;
    changed[named] = what === 'price' ? { ...line, price: value } : { ...line, units: asMonthly(toMonthly(value, per, days) ?? value) };
    isChanged = true;
  }
  return isChanged ? relaid(before, changed) : [];
}

type Told = Extract<Amount, { kind: 'money' | 'count' | 'plain' }>;

function isNumber(amount: Amount): amount is Told {
  return amount.kind === 'money' || amount.kind === 'count' || amount.kind === 'plain';
}

const COSTS = /(?<!\p{L})(?:(?:me|nos) (?:cuestan?|salen?)|costes?|costos?|material(?:es)?|costs? (?:me|us)|cost of)(?!\p{L})/iu;

/** How many times nearer a bare number must be to what it replaces than to the other. */
const CLEARLY = 3;

/** A period of time counts how many, a sign or cents tell a price; a bare number is whichever it is clearly nearer to. */
function meantBy(
  amount: Told,
  value: number,
  { price, units }: { readonly price: number; readonly units: number },
  isMonthly: boolean,
): 'price' | 'units' | null {
  const isSigned = amount.kind === 'money' && amount.currency !== null;
  if (isSigned || !Number.isInteger(value)) return isSigned && !isMonthly && amount.per !== null && amount.per !== 'unit' ? null : 'price';
  if (amount.kind !== 'plain' && amount.per !== null && amount.per !== 'unit' && amount.per !== 'hour') return 'units';
  const [off, far] = [apart(value, price), apart(value, units)];
  if (off * CLEARLY < far) return 'price';
  return far * CLEARLY < off ? 'units' : null;
}

/** How many times one is the other. */
function apart(one: number, other: number): number {
  return Math.max(one / other, other / one);
}
