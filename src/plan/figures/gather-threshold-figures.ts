import { countryOf } from '../../countries/countries.ts';
import { inProvince } from '../../countries/provincial-taxes.ts';
import { netOfTax } from '../../finance/assume-offer.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { foldText } from '../../language/fold-text.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import type { FigureTable } from './figure.ts';
import { derived, fromCents } from './make-figure.ts';

/** Within this part of the threshold, one good season passes it. Percent. */
const NEAR_PCT = 10;

/** `vat-near`: what the best year leaves below the threshold of the tax on sales, where that is within a tenth of it; and what past it is left of the price. */
export function nearThreshold(a: FinancialModel['assumptions'], years: FinancialModel['years'], city = ''): FigureTable {
  const { vatThreshold, isBelowVatThreshold } = a;
  if (vatThreshold === null || !isBelowVatThreshold) return {};
  const left = vatThreshold - Math.max(...years.map(({ revenue }) => revenue));
  return left >= 0 && left * 100 <= vatThreshold * NEAR_PCT ? { 'vat-near': derived('money', left), ...registeredFigures(a, city) } : {};
}

/** `vat-price` and `vat-margin`: the price with the tax inside it, and its margin, where the trade's sales bear the standard rate. */
function registeredFigures(
  { sector, trade, country, priceCents, unitCostCents }: FinancialModel['assumptions'],
  city: string,
): FigureTable {
  const rate = inProvince(countryOf(country), foldText(city)).salesTax?.standard.base;
  if (rate === undefined || (sectorOf(sector, trade).vatClass ?? 'standard') !== 'standard') return {};
  const net = netOfTax(priceCents.value, rate * HUNDREDTHS);
  return {
    'vat-rate': { kind: 'percent', value: rate, origin: 'sector' },
    'vat-price': derived('price', fromCents(net)),
    'vat-margin': derived('price', fromCents(net - unitCostCents.value)),
  };
}

/** Hundredths of a percent in one. */
const HUNDREDTHS = 100;
