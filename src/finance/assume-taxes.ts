// What the law takes, by country and trade. Nobody is asked: each rate is the country's, printed as orientation.
import type { Country, ProfitTax, SalesTax } from '../countries/country.ts';
import type { Sector, VatClass } from '../sectors/sector.ts';
import type { TaxAssumptions } from './assumption.ts';
import { inHundredths, usual } from './ground.ts';

/**
 * The class of what is bought, where it is not the standard rate: goods sold on as they are, and a kitchen's food, which is taxed as food and not
 * as a meal (in Spain 10 %, Ley 37/1992, art. 91; in the United Kingdom nothing, VAT Notice 701/14). Drinks among it are taxed higher: a small part.
 * Common bread and the flour for it pay less in Spain than other food (the same article); what a bakery bakes besides is a small part.
 */
const BOUGHT_AS: Partial<Record<VatClass, VatClass>> = {
  food: 'food',
  bread: 'bread',
  flowers: 'flowers',
  books: 'books',
  hospitality: 'food',
};

/** `isBoughtFromPeople`: those charge no tax on what they sell. */
export function assumeTaxes(sector: Sector, country: Country, isBoughtFromPeople = false): TaxAssumptions {
  const kind = sector.vatClass ?? 'standard';
  const { salesTax, profitTax, inflation } = country;
  const applies = salesTax !== null && kind !== 'exempt';
  const standard = applies ? inHundredths(salesTax.standard.base) : 0;
  const onSales = applies ? inHundredths(rateOf(salesTax, kind)) : 0;
  return {
    vatOnSales: usual(onSales),
    vatOnGoods: usual(applies && !isBoughtFromPeople ? inHundredths(rateOf(salesTax, BOUGHT_AS[kind] ?? 'standard')) : 0),
    vatOnRest: usual(standard),
    vatEveryMonths: applies ? salesTax.everyMonths : 0,
    vatExempt: salesTax !== null && kind === 'exempt',
    vatThreshold: applies ? (salesTax.compulsoryFrom?.base ?? null) : null,
    isBelowVatThreshold: false,
    isSimplified: false,
    isPassedThrough: false,
    profitTax: profitTaxOf(profitTax),
    inflationBasisPoints: usual(inHundredths(inflation.base)),
  };
}

/** The rates on profit as the sums take them, in hundredths. */
function profitTaxOf({ first, upTo, above }: ProfitTax): TaxAssumptions['profitTax'] {
  return { first: usual(inHundredths(first.base)), upTo: upTo ?? null, above: usual(inHundredths((above ?? first).base)) };
}

/** Bread is food where the law has no rate of its own for it. */
function rateOf({ standard, reduced }: SalesTax, kind: VatClass): number {
  if (kind === 'standard' || kind === 'exempt') return standard.base;
  return (reduced[kind] ?? (kind === 'bread' ? reduced.food : undefined) ?? standard).base;
}
