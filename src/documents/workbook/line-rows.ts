// Several things sold: each with its price, its number and its cost as cells to change, and what they come to as formulas of those.
import type { Assumed, Assumptions, LineAssumption } from '../../finance/assumption.ts';
import type { Bilingual } from '../../language/language.ts';
import { BEFORE_TAX, exactLine, type InputRow, row } from './input-row.ts';

const WITH_TAX: Bilingual = { es: 'con impuesto de ventas', en: 'with sales tax' };

/** The cells of each thing sold; none where one thing is. */
export function lineRows({ lines = [], taxIncluded, vatOnSales }: Assumptions, monthly: Bilingual): readonly InputRow[] {
  const priceUnit = taxIncluded.value && vatOnSales.value > 0 ? WITH_TAX : BEFORE_TAX;
  return lines.flatMap(({ label, priceCents, units, unitCostCents }, at) => [
    row(cell(at, 'Price'), named('Precio', 'Price', label), 'price', priceCents.value / 100, priceCents, priceUnit),
    row(cell(at, 'Units'), named('Al mes', 'A month', label), 'decimal', units.value, units, monthly),
    ...(unitCostCents
      ? [row(cell(at, 'Cost'), named('Coste directo', 'Direct cost', label), 'price', unitCostCents.value / 100, unitCostCents, BEFORE_TAX)]
      : []),
  ]);
}

/** The average sale, before tax: from the cells of the lines. */
export function averagePriceRows({ lines = [], taxIncluded, vatOnSales }: Assumptions, from: Assumed): readonly InputRow[] {
  const isTaxInside = taxIncluded.value && vatOnSales.value > 0;
  const derived = { ...from, origin: 'derived' as const };
  const average = averageCents(lines, 'Price');
  return [
    {
      line: {
        id: 'price',
        label: { es: 'Venta media', en: 'Average sale' },
        format: 'price',
        once: isTaxInside ? `MAX(1,ROUND(${average}*10000/(10000+{vatSalesPoints}),0))/100` : `${average}/100`,
        shared: true,
      },
      unit: BEFORE_TAX,
      from: derived,
      exact: exactLine('priceCents', 'ROUND({price}*100,0)'),
    },
  ];
}

/** The formula of what one sale costs on average, in currency units; null where it was not told of each line. */
export function averageCost({ lines }: Assumptions): string | null {
  return lines?.every(({ unitCostCents }) => unitCostCents !== undefined) ? `${averageCents(lines, 'Cost')}/100` : null;
}

/** The number of all that is sold in a month, as a formula. */
export function allUnits(lines: readonly LineAssumption[]): string {
  return lines.map((_, at) => `{${cell(at, 'Units')}}`).join('+');
}

/** In whole hundredths, so that no cent hangs on how a fraction is held. */
function averageCents(lines: readonly LineAssumption[], what: 'Price' | 'Cost'): string {
  const sum = lines.map((_, at) => `ROUND({${cell(at, what)}}*100,0)*{${cell(at, 'Units')}}`).join('+');
  return `ROUND((${sum})/MAX(${allUnits(lines)},1/1000),0)`;
}

function cell(at: number, what: 'Price' | 'Units' | 'Cost'): string {
  return `line${at + 1}${what}`;
}

function named(es: string, en: string, label: string): Bilingual {
  return { es: `${es}: ${label}`, en: `${en}: ${label}` };
}
