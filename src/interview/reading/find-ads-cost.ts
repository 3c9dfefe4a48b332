// What a month of getting known costs, told among the costs of a month: «publicidad 100», "ads 200".
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { makeFact } from './make-fact.ts';
import { moneyDetails, monthOf, roundMoney, unitOf } from './money-details.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const ADS =
  '(?:publicidad|marketing|anuncios?|pauta|redes(?: sociales)?|volantes|folletos|(?:google|facebook|instagram|fb|meta|online)(?: ads)?|ads|adverts?|advertising|flyers|leaflets|promotion|promocion(?:es)?)';
const BEFORE = new RegExp(
  `(?:^|[,.;:+\\n]|(?<![a-z])(?:y|and|plus|mas)) ?(?:(?:de|en|la|el|los|on|for|my|our|mi) )*${ADS}(?: ?(?:y|and|&|/) ?${ADS})?(?: (?:en|de|on|in|about|around|unos|unas|at|a|is|are|son|de|otros|another) ?(?:redes|google|instagram|facebook|line)?)* ?:?[$€£]?$`,
);
const AFTER = new RegExp(
  `^ ?(?:(?:al mes|a month|per month|mensuales) )?(?:(?:de|en|on|for|in|para) )?${ADS}(?: ?(?:y|and|&) ?${ADS})?(?= ?$| ?[,.;)]| (?:y|and|plus|mas) )`,
);

/** Nothing is named before it. */
const SUM_FIRST = /(?:^|[,;.+]|(?<![a-z])(?:y|and|plus|mas)) ?(?:unos |unas |about |around )?[$€£]?$/;

/** The lines of it, in one month. */
export function findAdsCost(
  { folded, ...ground }: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  if (context.question !== 'fixed-costs') return [];
  const monies = amounts.filter((amount): amount is Money => amount.kind === 'money');
  const found = monies.filter(({ start, end }, at) => {
    const lead = folded.slice(Math.max(monies[at - 1]?.end ?? 0, start - 60), start);
    return BEFORE.test(lead) || (SUM_FIRST.test(lead) && AFTER.test(folded.slice(end, end + 60)));
  });
  const [first] = found;
  if (first === undefined) return [];
  const value = roundMoney(found.reduce((sum, money) => sum + (toMonthly(middle(money), monthOf(money)) ?? middle(money)), 0));
  const isDerived = found.length > 1 || value !== first.low || first.low !== first.high;
  return [
    makeFact(
      'marketingBudget',
      value,
      moneyDetails({ folded, ...ground }, first, context, unitOf(first, currency), isDerived, 'marketingBudget'),
    ),
  ];
}
