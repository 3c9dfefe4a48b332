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
  es: 'Una vez pagado además el impuesto del propietario sobre el trabajo por cuenta propia, la cobertura es de {{fig:after-cover-y1*}} el primer año y {{fig:after-cover-y2*}} el segundo',
  en: 'Once the owner’s self-employment tax is paid too, cover is {{fig:after-cover-y1*}} in the first year and {{fig:after-cover-y2*}} in the second',
} as const;
const under = (when: Message['when'], id: string, es: string, en: string): Message => ({
  id,
  ...(when ? { when } : {}),
  variants: [{ es: `${OWNER_TAX_PAID.es}. ${es}`, en: `${OWNER_TAX_PAID.en}. ${en}` }],
});

/** So little that no term would bring it to what is asked. */
const FAR_PCT = 60;
const isFar = ({ figures }: Draft, id: string) => figures[id] !== undefined && amountOf(figures, id) * 100 < FAR_PCT;

/** Beside the debt cover; the first that holds. */
export const AFTER_OWNER_TAX: readonly Message[] = [
  under(
    (draft) => hasBoth(draft) && isFar(draft, 'after-cover-y1') && isUnder(draft, 'after-cover-y2'),
    'owner-tax.far',
    'Los dos quedan por debajo del {{fig:cover-asked*}} que pide un banco, y un plazo más largo no lo arregla: hacen falta más ventas o menos gastos.',
    'Both are under the {{fig:cover-asked*}} lenders ask for, and a longer term would not cure that: it takes more sales or lower costs.',
  ),
  under(
    (draft) => hasBoth(draft) && isFar(draft, 'after-cover-y1'),
    'owner-tax.far.first',
    'El primero queda muy por debajo del {{fig:cover-asked*}} que pide un banco, y un plazo más largo no lo arregla: ese año se paga con la caja inicial.',
    'The first is far under the {{fig:cover-asked*}} lenders ask for, and a longer term would not cure that: the year is paid for with the opening cash.',
  ),
  under(
    (draft) => hasBoth(draft) && isUnder(draft, 'after-cover-y1') && isUnder(draft, 'after-cover-y2'),
    'owner-tax.under',
    'Los dos quedan por debajo del {{fig:cover-asked*}} que pide un banco, así que hace falta un plazo más largo o un préstamo menor.',
    'Both are under the {{fig:cover-asked*}} lenders ask for, so it takes a longer term or a smaller loan.',
  ),
  under(
    (draft) => hasBoth(draft) && isUnder(draft, 'after-cover-y1'),
    'owner-tax.under.first',
    'El primero queda por debajo del {{fig:cover-asked*}} que pide un banco, así que hace falta un plazo más largo o un préstamo menor.',
    'The first is under the {{fig:cover-asked*}} lenders ask for, so it takes a longer term or a smaller loan.',
  ),
  under(
    (draft) => hasBoth(draft) && isUnder(draft, 'after-cover-y2'),
    'owner-tax.under.second',
    'El segundo queda por debajo del {{fig:cover-asked*}} que pide un banco, así que hace falta un plazo más largo o un préstamo menor.',
    'The second is under the {{fig:cover-asked*}} lenders ask for, so it takes a longer term or a smaller loan.',
  ),
  {
    id: 'owner-tax.both',
    when: (draft) => has(draft, 'owner-tax-y2', 'after-cover-y1', 'after-cover-y2'),
    variants: [
      {
        es: 'Una vez pagado además el impuesto del propietario sobre el trabajo por cuenta propia, la cobertura es de {{fig:after-cover-y1*}} el primer año y {{fig:after-cover-y2*}} el segundo.',
        en: 'Once the owner’s self-employment tax is paid too, cover is {{fig:after-cover-y1*}} in the first year and {{fig:after-cover-y2*}} in the second.',
      },
    ],
  },
  {
    id: 'owner-tax.first',
    when: (draft) => has(draft, 'owner-tax-y1', 'after-cover-y1'),
    variants: [
      {
        es: 'Una vez pagado además el impuesto del propietario sobre el trabajo por cuenta propia, la cobertura del primer año es de {{fig:after-cover-y1*}}.',
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
      es: 'Después del impuesto sobre el trabajo por cuenta propia, la cobertura de este plan es de {{fig:after-cover-y1*}} el primer año y de {{fig:after-cover-y2*}} el segundo.',
      en: 'After self-employment tax, cover in this plan is {{fig:after-cover-y1*}} in the first year and {{fig:after-cover-y2*}} in the second.',
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
        es: 'Un negocio a nombre propio, o una LLC, no paga impuesto sobre su beneficio, que pasa a la declaración del propietario. La línea del impuesto estima lo que le corresponde de renta por ese beneficio, un {{fig:profit-tax}}. La tabla no incluye el impuesto sobre el trabajo por cuenta propia: {{fig:owner-tax-y1*}} el primer año y {{fig:owner-tax-y2*}} el segundo, el {{fig:owner-tax-share}} del beneficio antes de retirar el sueldo, porque un retiro no se deduce. Tampoco incluye la renta de ese sueldo, que se indicó limpio y que debe calcular un contador.',
        en: 'A sole proprietorship or an LLC pays no tax on its profit, which passes to the owner’s own return. The tax row estimates the owner’s income tax on that profit, at {{fig:profit-tax}}. The table leaves out self-employment tax: {{fig:owner-tax-y1*}} in the first year and {{fig:owner-tax-y2*}} in the second, which is {{fig:owner-tax-share}} of the profit before the founder’s draw, since a draw is not deductible. It also leaves out income tax on the draw, given as take-home, which an accountant should work out.',
      },
    ],
  },
  {
    id: 'growth.tax.through',
    when: (draft) => isPassedThrough(draft) && has(draft, 'owner-tax-y1', 'owner-tax-y2'),
    variants: [
      {
        es: 'Un negocio a nombre propio, o una LLC, no paga impuesto sobre su beneficio, que pasa a la declaración del propietario. La línea del impuesto estima lo que le corresponde de renta, un {{fig:profit-tax}}. La tabla no incluye el impuesto sobre el trabajo por cuenta propia: {{fig:owner-tax-y1*}} el primer año y {{fig:owner-tax-y2*}} el segundo, un {{fig:owner-tax-rate}} de su base, que es el {{fig:owner-tax-share}} del beneficio antes de impuestos. El sueldo del propietario es un retiro que no se deduce, y sus impuestos salen de él.',
        en: 'A sole proprietorship or an LLC pays no tax on its profit, which passes to the owner’s own return. The tax row estimates the owner’s income tax, at {{fig:profit-tax}}. The table leaves out self-employment tax: {{fig:owner-tax-y1*}} in the first year and {{fig:owner-tax-y2*}} in the second, which is {{fig:owner-tax-rate}} of its base or {{fig:owner-tax-share}} of the profit before tax. The founder’s pay is a draw that is not deductible, and the taxes on it come out of the draw.',
      },
    ],
  },
  {
    id: 'growth.tax.through.losing',
    when: isPassedThrough,
    variants: [
      {
        es: 'Un negocio a nombre propio, o una LLC, no paga impuesto sobre su beneficio, que pasa a la declaración del propietario. La tabla no incluye el impuesto sobre el trabajo por cuenta propia, un {{fig:owner-tax-rate}} de su base. El sueldo del propietario es un retiro que no se deduce, y sus impuestos salen de él.',
        en: 'A sole proprietorship or an LLC pays no tax on its profit, which passes to the owner’s own return. The table leaves out self-employment tax, {{fig:owner-tax-rate}} of its base. The founder’s pay is a draw that is not deductible, and the taxes on it come out of the draw.',
      },
    ],
  },
];
