// Whether a business has to charge the tax on sales at all, where the law leaves the smallest out of it.
import { SIMPLIFIED_REGIMES } from '../countries/simplified-regimes.ts';
import { tellsOf } from '../facts/tells-of.ts';
import { foldText } from '../language/fold-text.ts';
import { assumeOffer } from './assume-offer.ts';
import { assumeShape } from './assume-shape.ts';
import type { TaxAssumptions } from './assumption.ts';
import { type Ground, usual } from './ground.ts';
import { inflate } from './inflate.ts';
import { roundedShare } from './round-half-away.ts';
import { projectTrend } from './volume-trend.ts';

/**
 * Below the threshold a new business is not registered unless it chooses to. It is taken not to, as long as no year of the three passes it and its
 * sales would bear the tax: where they are taxed at nothing, registering only brings tax back. The price is then all the founder's.
 */
export function registerForTax(ground: Ground): Ground {
  const simplified = simplify(ground);
  if (simplified) return simplified;
  const { vatThreshold, vatOnSales } = ground.taxes;
  if (vatThreshold === null || vatOnSales.value === 0 || isChargedOnTop(ground)) return ground;
  const unregistered = { ...ground, taxes: withoutTax(ground.taxes) };
  return salesOfBestYear(unregistered) <= vatThreshold ? unregistered : ground;
}

/** "£39 plus VAT": who adds the tax to the price charges it, however little is sold. "No VAT" adds none. */
function isChargedOnTop({ facts }: Ground): boolean {
  return facts.taxIncluded?.value === false && ON_TOP.test(foldText(facts.taxIncluded.quote?.text ?? ''));
}

const ON_TOP = /\+|\b(?:plus|mas|aparte|a parte|extra|on top|added|se (?:suma|anade)|and|y)\b/;

function withoutTax(taxes: TaxAssumptions): TaxAssumptions {
  return { ...withoutSalesTax(taxes), isBelowVatThreshold: true };
}

function withoutSalesTax(taxes: TaxAssumptions): TaxAssumptions {
  const none = usual(0);
  return { ...taxes, vatOnSales: none, vatOnGoods: none, vatOnRest: none, vatEveryMonths: 0 };
}

/** The country's simplified regime, where the founder told of it and the best year fits: the price is kept whole and one fee stands for the taxes. */
function simplify(ground: Ground): Ground | null {
  const regime = SIMPLIFIED_REGIMES[ground.country.code];
  if (!regime || !tellsOf(ground.facts, regime.words)) return null;
  const none = usual(0);
  const taxes = { ...withoutSalesTax(ground.taxes), profitTax: { first: none, upTo: null, above: none }, isSimplified: true };
  const simplified = { ...ground, taxes };
  return salesOfBestYear(simplified) <= regime.upTo.base ? simplified : null;
}

/** Sales of the best of the three years before the season, which moves them about within each. Whole currency units. */
function salesOfBestYear(ground: Ground): number {
  const offer = assumeOffer(ground, assumeShape(ground));
  const trend = projectTrend(offer);
  const years = [0, 1, 2].map((year) => {
    const units = trend.slice(year * 12, year * 12 + 12).reduce((sum, thousandths) => sum + thousandths, 0);
    const cents = inflate(offer.priceCents.value, ground.taxes.inflationBasisPoints.value, year);
    return roundedShare(units, cents, 1000 * 100);
  });
  return Math.max(...years);
}
