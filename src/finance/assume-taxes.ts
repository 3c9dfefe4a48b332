// What the law takes, by country and trade. Nobody is asked: each rate is the country's, printed as orientation.
import type { Country, SalesTax } from '../countries/country.ts';
import type { Sector, VatClass } from '../sectors/sector.ts';
import type { TaxAssumptions } from './assumption.ts';
import { inHundredths, usual } from './ground.ts';

/** Goods that are bought at the same rate as they are sold; other trades buy at the standard rate. */
const SAME_RATE: readonly VatClass[] = ['food', 'flowers', 'books'];

export function assumeTaxes(sector: Sector, country: Country): TaxAssumptions {
  const kind = sector.vatClass ?? 'standard';
  const { salesTax, profitTax, inflation } = country;
  const applies = salesTax !== null && kind !== 'exempt';
  const standard = applies ? inHundredths(salesTax.standard.base) : 0;
  const onSales = applies ? inHundredths(rateOf(salesTax, kind)) : 0;
  return {
    vatOnSales: usual(onSales),
    vatOnGoods: usual(SAME_RATE.includes(kind) ? onSales : standard),
    vatOnRest: usual(standard),
    vatEveryMonths: applies ? salesTax.everyMonths : 0,
    vatExempt: salesTax !== null && kind === 'exempt',
    profitTax: {
      first: usual(inHundredths(profitTax.first.base)),
      upTo: profitTax.upTo ?? null,
      above: usual(inHundredths((profitTax.above ?? profitTax.first).base)),
    },
    inflationBasisPoints: usual(inHundredths(inflation.base)),
  };
}

function rateOf({ standard, reduced }: SalesTax, kind: VatClass): number {
  return kind === 'standard' || kind === 'exempt' ? standard.base : (reduced[kind] ?? standard).base;
}
