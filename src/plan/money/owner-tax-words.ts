// A business whose profit is its owner's own income: what they pay on it, and the debt cover after that.
import { COVER_ASKED } from '../../finance/weigh-way.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** Whether the business pays no tax of its own. */
export function isPassedThrough({ figures }: Pick<Draft, 'figures'>): boolean {
  return figures['owner-tax-rate'] !== undefined;
}

const has = ({ figures }: Draft, ...ids: readonly string[]) => ids.every((id) => figures[id] !== undefined);
const isUnder = ({ figures }: Draft) =>
  ['after-cover-y1', 'after-cover-y2'].some((id) => figures[id] !== undefined && amountOf(figures, id) * 100 < COVER_ASKED);

/** Beside the debt cover; the first that holds. */
export const AFTER_OWNER_TAX: readonly Message[] = [
  {
    id: 'owner-tax.under',
    when: (draft) => has(draft, 'owner-tax-y2', 'after-cover-y1', 'after-cover-y2') && isUnder(draft),
    variants: [
      {
        es: 'Pagado además el impuesto de autónomos de quien es dueño (self-employment tax), la cobertura es de {{fig:after-cover-y1*}} el primer año y {{fig:after-cover-y2*}} el segundo: bajo el {{fig:cover-asked*}} que se pide, toca más plazo o menos préstamo.',
        en: 'Once the owner’s self-employment tax is paid too, cover is {{fig:after-cover-y1*}} in the first year and {{fig:after-cover-y2*}} in the second: under the {{fig:cover-asked*}} lenders ask for, it takes a longer term or a smaller loan.',
      },
    ],
  },
  {
    id: 'owner-tax.both',
    when: (draft) => has(draft, 'owner-tax-y2', 'after-cover-y1', 'after-cover-y2'),
    variants: [
      {
        es: 'Pagado además el impuesto de autónomos de quien es dueño (self-employment tax), la cobertura es de {{fig:after-cover-y1*}} el primer año y {{fig:after-cover-y2*}} el segundo.',
        en: 'Once the owner’s self-employment tax is paid too, cover is {{fig:after-cover-y1*}} in the first year and {{fig:after-cover-y2*}} in the second.',
      },
    ],
  },
  {
    id: 'owner-tax.first',
    when: (draft) => has(draft, 'owner-tax-y1', 'after-cover-y1'),
    variants: [
      {
        es: 'Pagado además el impuesto de autónomos de quien es dueño (self-employment tax), la cobertura del primer año es de {{fig:after-cover-y1*}}.',
        en: 'Once the owner’s self-employment tax is paid too, first-year cover is {{fig:after-cover-y1*}}.',
      },
    ],
  },
];

/** The same under the ways of finding what is missing: the first page has said it whole. */
export const WAY_AFTER_OWNER_TAX: Message = {
  id: 'owner-tax.way',
  when: (draft) => draft.diagnosis.isRaised && has(draft, 'owner-tax-y2', 'after-cover-y1', 'after-cover-y2'),
  variants: [
    {
      es: 'Tras el self-employment tax, la del plan queda en {{fig:after-cover-y1*}} y {{fig:after-cover-y2*}}.',
      en: 'After self-employment tax, this plan’s stands at {{fig:after-cover-y1*}} and {{fig:after-cover-y2*}}.',
    },
  ],
};

/** Under the three years; the first that holds. */
export const PASSED_THROUGH: readonly Message[] = [
  {
    id: 'growth.tax.through',
    when: (draft) => isPassedThrough(draft) && has(draft, 'owner-tax-y1', 'owner-tax-y2'),
    variants: [
      {
        es: 'Un negocio a nombre propio, o una LLC, no paga impuesto sobre su beneficio: pasa a la declaración de quien es dueño. La línea del impuesto estima lo que le toca de renta, un {{fig:profit-tax}}; fuera de la tabla queda su self-employment tax, un {{fig:owner-tax-rate}} de su base, el {{fig:owner-tax-share}} del beneficio: {{fig:owner-tax-y1*}} el primer año y {{fig:owner-tax-y2*}} el segundo. El sueldo de quien dirige es aquí un retiro.',
        en: 'A sole proprietorship or an LLC pays no tax on its profit, which passes to the owner’s own return. The tax row estimates the owner’s income tax, at {{fig:profit-tax}}; self-employment tax, {{fig:owner-tax-rate}} of its base or {{fig:owner-tax-share}} of the profit, is outside the table: {{fig:owner-tax-y1*}} in the first year and {{fig:owner-tax-y2*}} in the second. The founder’s pay is a draw.',
      },
    ],
  },
  {
    id: 'growth.tax.through.losing',
    when: isPassedThrough,
    variants: [
      {
        es: 'Un negocio a nombre propio, o una LLC, no paga impuesto sobre su beneficio: pasa a la declaración de quien es dueño, con el self-employment tax, un {{fig:owner-tax-rate}} de su base, que no está en la tabla. El sueldo de quien dirige es aquí un retiro.',
        en: 'A sole proprietorship or an LLC pays no tax on its profit, which passes to the owner’s own return, with self-employment tax, {{fig:owner-tax-rate}} of its base, outside the table. The founder’s pay is a draw.',
      },
    ],
  },
];
