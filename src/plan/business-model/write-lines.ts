import type { Draft } from '../draft.ts';
import { lineFigure } from '../figures/gather-line-figures.ts';
import type { Block, PlanText } from '../plan.ts';
import { nameLines } from '../told/name-lines.ts';
import { figure, table, words } from '../write-block.ts';

const UNITS: PlanText = { es: 'Al mes', en: 'A month' };
const SHARE: PlanText = { es: 'Parte', en: 'Share' };
const LEAVES: PlanText = { es: 'Deja cada una', en: 'Each leaves' };
const TOGETHER: PlanText = { es: 'Todo, y la venta media', en: 'All, and the average sale' };

/** What is sold, thing by thing, and what a normal month of it brings in: nothing where one thing is sold. */
export function writeLines(draft: Draft): readonly Block[] {
  const { lines, taxIncluded, vatOnSales } = draft.model.assumptions;
  if (!lines) return [];
  const names = nameLines(draft.facts, draft.quotes, draft.sector.id);
  const isTaxInside = taxIncluded.value && vatOnSales.value > 0;
  const areCostsTold = lines.every(({ unitCostCents }) => unitCostCents !== undefined);
  const column = (head: PlanText, width: number) => ({ head, align: 'end' as const, width });
  return [
    table({
      title: { es: 'Qué se vende en un mes normal', en: 'What a normal month sells' },
      note: isTaxInside ? NOTE_TAXED : NOTE,
      size: 'text',
      columns: [
        { head: { es: 'Qué', en: 'What' }, align: 'start', width: 6 },
        column(isTaxInside ? { es: 'Precio, con impuesto', en: 'Price, with sales tax' } : { es: 'Precio', en: 'Price' }, 3),
        column(UNITS, 2),
        column(isTaxInside ? { es: 'Ingresos, sin él', en: 'Revenue, before it' } : { es: 'Ingresos', en: 'Revenue' }, 3),
        column(SHARE, 2),
        ...(areCostsTold ? [column(LEAVES, 3)] : []),
      ],
      rows: [
        ...names.map((name, at) => ({
          cells: [
            words(name),
            figure(lineFigure(at, 'price')),
            figure(lineFigure(at, 'units')),
            figure(lineFigure(at, 'revenue')),
            figure(lineFigure(at, 'share')),
            ...(areCostsTold ? [figure(lineFigure(at, 'margin'))] : []),
          ],
        })),
        {
          cells: [
            words(TOGETHER),
            figure('price-charged'),
            figure('lines-units'),
            figure('lines-revenue'),
            figure('lines-share'),
            ...(areCostsTold ? [figure('margin-unit')] : []),
          ],
          style: 'total' as const,
        },
      ],
    }),
  ];
}

const NOTE: PlanText = {
  es: 'La venta media es el ingreso del mes dividido entre todo lo que se vende. El resto del plan se calcula con ella.',
  en: 'The average sale is the month’s revenue divided by everything sold. The rest of the plan is worked out with it.',
};
const NOTE_TAXED: PlanText = {
  es: `${NOTE.es} Los precios incluyen el impuesto de ventas y los ingresos no.`,
  en: `${NOTE.en} Prices include the tax and revenue does not.`,
};
