// «750 brutos más la seguridad social, que no sé cuánto es»: what the law has the employer pay follows from the wage and the country.
import { countryOf } from '../../countries/countries.ts';
import { factValue } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RoledMoney } from './roled-money.ts';
import { findUnknownCost } from './unknown-cost.ts';

/** The sums with each wage as what it costs, where its charges are told to come on top and not known. */
export function chargesOnTop(ground: Ground, roled: readonly RoledMoney[], { known }: ReadingContext): readonly RoledMoney[] {
  const country = factValue(known, 'country');
  const unknown = country === undefined ? null : findUnknownCost(ground);
  if (country === undefined || unknown?.of !== 'charges') return roled;
  const times = 1 + countryOf(country).employerCost.base / 100;
  const near = roled.findLast(
    ({ money, role }) =>
      role === 'fixedPart' && money.end <= unknown.start && !/[.;](?=\s)/.test(ground.folded.slice(money.end, unknown.start)),
  );
  return roled.map((entry) => {
    const { low, high } = entry.money;
    const isPay = entry.isWage || entry === near;
    return isPay
      ? {
          ...entry,
          isWage: true,
          isMultiplied: true,
          money: { ...entry.money, low: roundMoney(low * times), high: roundMoney(high * times) },
        }
      : entry;
  });
}
