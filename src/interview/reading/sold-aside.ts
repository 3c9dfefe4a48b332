// Beside the price and the number of what is sold: a fee that is paid once, and what some other thing brings in altogether. Neither is the price.
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { middle } from './monthly-amount.ts';

const ASKED: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume']);
const JOINING =
  '(?:registration|sign(?:ing)?-? ?up|joining|enrol(?:l)?ment|onboarding|set(?:ting)?-? ?up|activation|matricula|inscripcion|alta|activacion|puesta en marcha|instalacion inicial|afiliacion)';
const COIN = '(?: ?(?:€|£|\\$|euros?|pesos|soles|dolares|dollars|bucks|pounds|quid))?';
const FEE_AFTER = new RegExp(
  `^${COIN} ?(?:(?:one[- ]?off|one[- ]?time|initial|single|de|por|for|la|el|una|un|a|an|the|cuota|to) )*(?:${JOINING}|join|register|(?:one[- ]?off|one[- ]?time|admin|install(?:ation)?) fee)(?![a-z])`,
);
const FEE_BEFORE = new RegExp(
  `(?<![a-z])${JOINING}(?: (?:fees?|charge|cost|costs|cuesta|vale|is|are|es|son|de|of|at|a|unos|about|around|cuota|gratuita))*[:,]? ?[$€£]?$`,
);
const INSTALL_AFTER = new RegExp(`^${COIN} ?(?:(?:de|por|for|la|an?|the) )*(?:install(?:ation)?|instalacion)(?![a-z])`);
/** Words for another thing that is sold too. */
const ASIDE =
  /(?<![a-z])(?:also|plus|as well|on the side|besides|apart from that|on top of (?:that|it|this)|aparte|ademas|tambien|de paso|por otro lado|encima|extra)(?![a-z])/;
const SELLS =
  /(?<![a-z])(?:sell\w*|rent\w*|hire|make|get|bring\w*|take|tips|sales|vend\w+|venta[s]?|alquil\w+|factur\w+|sac(?:o|amos)|gan\w+|entran?|propinas)(?![a-z])/;
const CALENDAR: ReadonlySet<string | null> = new Set(['week', 'month', 'year']);

/** The amounts of an answer on sales that tell of neither the price nor the number of what is mainly sold. */
export function soldAside(ground: Ground, amounts: readonly Amount[], question: QuestionId): readonly Amount[] {
  if (!ASKED.has(question)) return [];
  const monies = amounts.filter((amount) => amount.kind === 'money');
  const fees = monies.filter((money) => isFee(ground, money, monies));
  const isPriced = fees.length < monies.length || question === 'volume';
  const sums = amounts.filter((_, at) => isSideSum(ground, amounts, at));
  return [...(isPriced ? fees : []), ...sums];
}

/** "A £25 registration fee", «200 de alta»; what installing takes only beside what is paid by the month. */
function isFee({ folded, numerals }: Ground, money: Money, monies: readonly Money[]): boolean {
  const end = numerals.find(({ start }) => start >= money.start && start < money.end)?.end ?? money.end;
  const lead = folded.slice(Math.max(0, money.start - 60), money.start).replace(/^.*[.;](?=\s)/s, '');
  if (money.per === 'month') return false;
  const isMonthly = monies.some((other) => other !== money && other.per === 'month');
  return FEE_AFTER.test(folded.slice(end)) || FEE_BEFORE.test(lead) || (isMonthly && INSTALL_AFTER.test(folded.slice(end)));
}

/** "We also sell air fresheners, maybe $300 a month of those": what the other thing comes to, with no price of its own. */
function isSideSum({ folded }: Ground, amounts: readonly Amount[], at: number): boolean {
  const amount = amounts[at] as Amount;
  const isSum =
    (amount.kind === 'money' && CALENDAR.has(amount.per)) || (amount.kind === 'count' && amount.noun === '' && CALENDAR.has(amount.per));
  const before = amounts.slice(0, at).filter((one) => one.kind === 'money');
  const [price] = before;
  if (!isSum || price?.kind !== 'money' || price.per === 'month' || middle(amount as Money) <= middle(price)) return false;
  const hasCount = amounts.slice(0, at).some((one) => one.kind === 'count' && one.per !== null);
  const lead = folded.slice(amounts[at - 1]?.end ?? 0, amount.start);
  const next = amounts[at + 1];
  const isPricedNext = next?.kind === 'money' && !/[.;!?\n]/.test(folded.slice(amount.end, next.start));
  return hasCount && !isPricedNext && ASIDE.test(lead) && SELLS.test(lead);
}
