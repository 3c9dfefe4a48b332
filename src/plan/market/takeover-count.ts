// Where a running business is taken over, what it sells today takes the place of a count of people: it is in its books.
import type { Draft } from '../draft.ts';
import type { Block, PlanText, Table } from '../plan.ts';
import { label } from '../say.ts';
import { figure, table, words } from '../write-block.ts';

type Row = Table['rows'][number];

/** From what it sells today to how much of that may be lost. */
export function takeoverRows(draft: Draft): readonly Row[] {
  const row = (name: PlanText, id: string, how: PlanText, isStrong = false): Row => ({
    cells: [words(label(draft, name)), figure(id, true), words(label(draft, how))],
    ...(isStrong ? { style: 'strong' as const } : {}),
  });
  const bar = draft.figures['units-to-stand'] ? [row(BAR, 'units-to-stand', LEAST)] : [];
  return [
    row(TODAY, 'units-start', draft.diagnosis.volumeSaid ? AS_TOLD : TO_SEE, true),
    ...bar,
    row(REPLACED, 'funnel-customers', WHO_LEAVE),
  ];
}

const TODAY: PlanText = { es: '{{units^}} al mes, hoy', en: '{{units^}} a month, today' };
const AS_TOLD: PlanText = { es: 'lo que ya vende quien lo deja', en: 'what whoever leaves it sells' };
const TO_SEE: PlanText = { es: 'supuesto hasta ver sus libros', en: 'assumed until its books are seen' };
const BAR: PlanText = { es: '{{units^}} que lo pagan todo', en: '{{units^}} that pay for everything' };
const LEAST: PlanText = { es: 'al mes; con menos se pierde dinero', en: 'a month; with fewer it loses money' };
const REPLACED: PlanText = { es: 'Clientes nuevos, el año', en: 'New customers, the year' };
const WHO_LEAVE: PlanText = { es: 'los que reponen a quien se va', en: 'to replace those who leave' };

/** The books that prove it, in place of the count of who lives around. */
export function writeBooks(draft: Draft): Block {
  return table({
    title: { es: 'Lo que vende hoy, y cómo se comprueba', en: 'What it sells today, and how to check it' },
    note: label(draft, {
      es: 'Hay que hacerlo antes de firmar, con quien deja el negocio y antes de pagar nada.',
      en: 'It has to be done before signing, with whoever is leaving the business and before anything is paid.',
    }),
    size: 'text',
    columns: [
      { head: { es: 'Qué se mira', en: 'What to look at' }, align: 'start', width: 5 },
      { head: { es: 'Qué decidir entonces', en: 'What to decide then' }, align: 'start', width: 6 },
    ],
    rows: BOOKS.map(([what, then]) => ({ cells: [words(label(draft, what)), words(label(draft, then))] })),
  });
}

const BOOKS: readonly (readonly [PlanText, PlanText])[] = [
  [
    { es: 'Declaraciones de impuestos de dos años', en: 'Two years of tax returns' },
    { es: 'si venden menos de lo contado, el precio baja con ello', en: 'if they show less than was told, the price comes down with it' },
  ],
  [
    { es: 'La caja de dos semanas, al lado de quien vende', en: 'Two weeks at the till, beside whoever sells' },
    {
      es: 'cuántos repiten, quién compra más y qué se llevaría consigo quien lo deja',
      en: 'how many come back, who buys most, and who would leave with the owner',
    },
  ],
  [
    { es: 'Facturas de proveedores y recibos', en: 'Suppliers’ invoices and bills' },
    { es: 'cada gasto de este plan se cambia por el suyo', en: 'each cost in this plan is replaced by the real one' },
  ],
];
