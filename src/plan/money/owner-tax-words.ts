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
const isUnder = ({ figures }: Draft, id: string) => figures[id] !== undefined && amountOf(figures, id) * 100 < COVER_ASKED;
const hasBoth = (draft: Draft) => has(draft, 'owner-tax-y2', 'after-cover-y1', 'after-cover-y2');

const OWNER_TAX_PAID = {
  es: 'Pagado además el impuesto del propietario sobre el trabajo por cuenta propia, la cobertura es de {{fig:after-cover-y1*}} el primer año y {{fig:after-cover-y2*}} el segundo',
  en: 'Once the owner’s self-employment tax is paid too, cover is {{fig:after-cover-y1*}} in the first year and {{fig:after-cover-y2*}} in the second',
} as const;
const under = (when: Message['when'], id: string, es: string, en: string): Message => ({
  id,
  ...(when ? { when } : {}),
  variants: [{ es: `${OWNER_TAX_PAID.es}: ${es}`, en: `${OWNER_TAX_PAID.en}: ${en}` }],
});

/** So little that no term would bring it to what is asked. */
const FAR_PCT = 60;
const isFar = ({ figures }: Draft, id: string) => figures[id] !== undefined && amountOf(figures, id) * 100 < FAR_PCT;

/** Beside the debt cover; the first that holds. */
export const AFTER_OWNER_TAX: readonly Message[] = [
  under(
    (draft) => hasBoth(draft) && isFar(draft, 'after-cover-y1') && isUnder(draft, 'after-cover-y2'),
    'owner-tax.far',
    'los dos quedan bajo el {{fig:cover-asked*}} que se pide, y más plazo no lo arregla: faltan ventas o sobran gastos.',
    'both are under the {{fig:cover-asked*}} lenders ask for, and no longer term cures it: sales are short, or costs too high.',
  ),
  under(
    (draft) => hasBoth(draft) && isFar(draft, 'after-cover-y1'),
    'owner-tax.far.first',
    'el primero queda muy bajo el {{fig:cover-asked*}} que se pide, y más plazo no lo arregla: ese año se paga con la caja con que se abre.',
    'the first is far under the {{fig:cover-asked*}} lenders ask for, and no longer term cures it: that year is paid for with the opening cash.',
  ),
  under(
    (draft) => hasBoth(draft) && isUnder(draft, 'after-cover-y1') && isUnder(draft, 'after-cover-y2'),
    'owner-tax.under',
    'los dos quedan bajo el {{fig:cover-asked*}} que se pide, y toca más plazo o menos préstamo.',
    'both are under the {{fig:cover-asked*}} lenders ask for, so it takes a longer term or a smaller loan.',
  ),
  under(
    (draft) => hasBoth(draft) && isUnder(draft, 'after-cover-y1'),
    'owner-tax.under.first',
    'el primero queda bajo el {{fig:cover-asked*}} que se pide, y toca más plazo o menos préstamo.',
    'the first is under the {{fig:cover-asked*}} lenders ask for, so it takes a longer term or a smaller loan.',
  ),
  under(
    (draft) => hasBoth(draft) && isUnder(draft, 'after-cover-y2'),
    'owner-tax.under.second',
    'el segundo queda bajo el {{fig:cover-asked*}} que se pide, y toca más plazo o menos préstamo.',
    'the second is under the {{fig:cover-asked*}} lenders ask for, so it takes a longer term or a smaller loan.',
  ),
  {
    id: 'owner-tax.both',
    when: (draft) => has(draft, 'owner-tax-y2', 'after-cover-y1', 'after-cover-y2'),
    variants: [
      {
        es: 'Pagado además el impuesto del propietario sobre el trabajo por cuenta propia, la cobertura es de {{fig:after-cover-y1*}} el primer año y {{fig:after-cover-y2*}} el segundo.',
        en: 'Once the owner’s self-employment tax is paid too, cover is {{fig:after-cover-y1*}} in the first year and {{fig:after-cover-y2*}} in the second.',
      },
    ],
  },
  {
    id: 'owner-tax.first',
    when: (draft) => has(draft, 'owner-tax-y1', 'after-cover-y1'),
    variants: [
      {
        es: 'Pagado además el impuesto del propietario sobre el trabajo por cuenta propia, la cobertura del primer año es de {{fig:after-cover-y1*}}.',
        en: 'Once the owner’s self-employment tax is paid too, first-year cover is {{fig:after-cover-y1*}}.',
      },
    ],
  },
];

/** The same under the ways of finding what is missing: the first page has said it whole. */
export const WAY_AFTER_OWNER_TAX: Message = {
  id: 'owner-tax.way',
  when: (draft) =>
    draft.diagnosis.isRaised && !has(draft, 'way-shorter-term') && has(draft, 'owner-tax-y2', 'after-cover-y1', 'after-cover-y2'),
  variants: [
    {
      es: 'Tras el impuesto sobre el trabajo por cuenta propia, la del plan queda en {{fig:after-cover-y1*}} y {{fig:after-cover-y2*}}.',
      en: 'After self-employment tax, this plan’s stands at {{fig:after-cover-y1*}} and {{fig:after-cover-y2*}}.',
    },
  ],
};

/** Under the three years; the first that holds. */
export const PASSED_THROUGH: readonly Message[] = [
  {
    id: 'growth.tax.through.net',
    when: (draft) => isPassedThrough(draft) && draft.model.assumptions.isPayNet === true && has(draft, 'owner-tax-y1', 'owner-tax-y2'),
    variants: [
      {
        es: 'Un negocio a nombre propio, o una LLC, no paga impuesto sobre su beneficio: pasa a la declaración del propietario. La línea del impuesto estima lo que le toca de renta por ese beneficio, un {{fig:profit-tax}}; fuera de la tabla queda su impuesto sobre el trabajo por cuenta propia, el {{fig:owner-tax-share}} del beneficio antes de retirar el sueldo, porque un retiro no se deduce: {{fig:owner-tax-y1*}} el primer año y {{fig:owner-tax-y2*}} el segundo. Queda por sumar la renta de ese sueldo, que se indicó limpio: la calcula un contador.',
        en: 'A sole proprietorship or an LLC pays no tax on its profit, which passes to the owner’s own return. The tax row estimates the owner’s income tax on that profit, at {{fig:profit-tax}}; outside the table is self-employment tax, {{fig:owner-tax-share}} of the profit before the founder’s draw, since a draw is not deductible: {{fig:owner-tax-y1*}} in the first year and {{fig:owner-tax-y2*}} in the second. Income tax on the draw, given as take-home, is still to be added: an accountant can work it out.',
      },
    ],
  },
  {
    id: 'growth.tax.through',
    when: (draft) => isPassedThrough(draft) && has(draft, 'owner-tax-y1', 'owner-tax-y2'),
    variants: [
      {
        es: 'Un negocio a nombre propio, o una LLC, no paga impuesto sobre su beneficio: pasa a la declaración del propietario. La línea del impuesto estima lo que le toca de renta, un {{fig:profit-tax}}; fuera de la tabla queda su impuesto sobre el trabajo por cuenta propia, un {{fig:owner-tax-rate}} de su base, el {{fig:owner-tax-share}} del beneficio antes de impuestos: {{fig:owner-tax-y1*}} el primer año y {{fig:owner-tax-y2*}} el segundo. El sueldo del propietario es aquí un retiro, que no se deduce: sus impuestos salen de él.',
        en: 'A sole proprietorship or an LLC pays no tax on its profit, which passes to the owner’s own return. The tax row estimates the owner’s income tax, at {{fig:profit-tax}}; self-employment tax, {{fig:owner-tax-rate}} of its base or {{fig:owner-tax-share}} of the profit before tax, is outside the table: {{fig:owner-tax-y1*}} in the first year and {{fig:owner-tax-y2*}} in the second. The founder’s pay is a draw, not deductible: the taxes on it come out of the draw.',
      },
    ],
  },
  {
    id: 'growth.tax.through.losing',
    when: isPassedThrough,
    variants: [
      {
        es: 'Un negocio a nombre propio, o una LLC, no paga impuesto sobre su beneficio: pasa a la declaración del propietario, con el impuesto sobre el trabajo por cuenta propia, un {{fig:owner-tax-rate}} de su base, que no está en la tabla. El sueldo del propietario es aquí un retiro, que no se deduce: sus impuestos salen de él.',
        en: 'A sole proprietorship or an LLC pays no tax on its profit, which passes to the owner’s own return, with self-employment tax, {{fig:owner-tax-rate}} of its base, outside the table. The founder’s pay is a draw, not deductible: the taxes on it come out of the draw.',
      },
    ],
  },
];
