// «750 brutos más la seguridad social», «que no sé cuánto es»: what the law has the employer pay follows from the wage and the country.
import { countryOf } from '../../countries/countries.ts';
import { factValue } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { ON_TOP } from './hired-with-charges.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RoledMoney } from './roled-money.ts';
import { findUnknownCost } from './unknown-cost.ts';

/** The sums with each wage as what it costs, where its charges are told to come on top and not known. */
export function chargesOnTop(ground: Ground, roled: readonly RoledMoney[], { known }: ReadingContext): readonly RoledMoney[] {
  const country = factValue(known, 'country');
  const start = country === undefined ? null : onTopAt(ground);
  if (country === undefined || start === null) return roled;
  const times = 1 + countryOf(country).employerCost.base / 100;
  const near = roled.findLast(
    ({ money, role }) => role === 'fixedPart' && money.end <= start && !/[.;](?=\s)/.test(ground.folded.slice(money.end, start)),
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

/** Where they are told to come on top and nobody says how much: said not to be known, or with no sum after a gross wage. */
function onTopAt(ground: Ground): number | null {
  const unknown = findUnknownCost(ground);
  if (unknown?.of === 'charges') return unknown.start;
  const match = ON_TOP.exec(ground.folded);
  if (match === null || !GROSS_BEFORE.test(ground.folded.slice(0, match.index))) return null;
  return SUM_AFTER.test(ground.folded.slice(match.index + match[0].length)) ? null : match.index;
}

const GROSS_BEFORE =
  /\d(?: ?(?:€|euros?|pesos|pounds|quid|dollars))?,? (?:brut[oa]s?|gross|before tax)(?: (?:al mes|mensual\w*|a month))?,? ?$/;
const SUM_AFTER = /^[^.;,\d]{0,20}[$€£]?\d/;
