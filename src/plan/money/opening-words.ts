// What the founder put among the purchases and is no purchase: the reserve that is the plan's, and what is not counted twice.
import type { PurchaseKind } from '../../facts/purchase-kinds.ts';
import { toldKinds } from '../../finance/split-purchases.ts';
import { listInBoth } from '../../language/format-list.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { cashSlots } from './cash-slots.ts';

/** How long the reserve lasts, what the investment is without it, and which kinds of thing the purchases hold already; and where the cash stands. */
export function openingSlots({ facts, figures, model }: Pick<Draft, 'facts' | 'figures' | 'model'>): Readonly<Record<string, Bilingual>> {
  const isTold = figures['reserve-told'] !== undefined;
  const kinds = toldKinds(facts);
  return {
    ...cashSlots(model, figures),
    reserveSpan: isTold && figures.reserve?.value !== figures['reserve-usual']?.value ? TOLD_SPAN : TWO_MONTHS,
    besideReserve: isTold ? { es: ' sin la reserva', en: ' without the reserve' } : NO_WORDS,
    beyondPurchases: listInBoth(BEYOND.filter(([part]) => model.funding[part] > 0).map(([, name]) => name)),
    within: listInBoth(WITHIN.filter(([kind]) => kinds.has(kind)).map(([, name]) => name)),
  };
}

const TWO_MONTHS = { es: 'dos meses de gastos', en: 'two months of costs' };
const TOLD_SPAN = { es: '{{fig:reserve-months}} meses de gastos', en: '{{fig:reserve-months}} months of costs' };

const WITHIN: readonly (readonly [PurchaseKind, Bilingual])[] = [
  ['deposit', { es: 'fianza', en: 'deposit' }],
  ['goods', { es: 'primera mercancía', en: 'opening stock' }],
  ['reserve', { es: 'reserva', en: 'reserve' }],
  ['rent', { es: 'alquiler adelantado', en: 'rent ahead' }],
  ['formalities', { es: 'trámites', en: 'paperwork' }],
  ['launch', { es: 'lanzamiento', en: 'launch' }],
];

/** What opening costs on top of the purchases. */
const BEYOND: readonly (readonly ['openingStock' | 'openingVat' | 'deposit' | 'preOpening' | 'openingRent', Bilingual])[] = [
  ['deposit', { es: 'fianza', en: 'deposit' }],
  ['openingRent', { es: 'alquiler hasta abrir', en: 'rent until opening' }],
  ['openingStock', { es: 'primera mercancía', en: 'opening stock' }],
  ['preOpening', { es: 'trámites', en: 'paperwork' }],
  ['openingVat', { es: 'impuesto de las compras', en: 'tax on the purchases' }],
];

const isNamed = ({ figures }: Draft) => figures['reserve-told'] !== undefined;
const isWhole = ({ model: { assumptions, funding } }: Draft) => funding.reserve === assumptions.reserveTold.value;
const isShort = ({ figures }: Draft) => Number(figures.reserve?.value) < Number(figures['reserve-usual']?.value);

/** The founder's reserve is the plan's: how long it lasts, and what two months would be. */
export const RESERVE_TOLD: readonly Message[] = [
  {
    id: 'fin.reserve.short',
    when: (draft) => isNamed(draft) && isShort(draft),
    variants: [
      {
        es: 'Los {{fig:reserve-told*}} de reserva que ya estaban en la lista son la reserva del plan y no se suman otra vez. Pagan {{fig:reserve-months*}} meses de gastos; dos meses serían {{fig:reserve-usual*}}.',
        en: 'The {{fig:reserve-told*}} of reserve already on the list is this plan’s reserve and is not added again. It pays {{fig:reserve-months*}} months of costs; two months would be {{fig:reserve-usual*}}.',
      },
    ],
  },
  {
    id: 'fin.reserve.whole',
    when: (draft) => isNamed(draft) && isWhole(draft),
    variants: [
      {
        es: 'Los {{fig:reserve-told*}} de reserva que ya estaban en la lista son la reserva del plan y no se suman otra vez. Pagan {{fig:reserve-months*}} meses de gastos.',
        en: 'The {{fig:reserve-told*}} of reserve already on the list is this plan’s reserve and is not added again. It pays {{fig:reserve-months*}} months of costs.',
      },
    ],
  },
  {
    id: 'fin.reserve.used',
    when: isNamed,
    variants: [
      {
        es: 'De los {{fig:reserve-told*}} de reserva que ya estaban en la lista quedan guardados {{fig:reserve*}}, que son {{reserveSpan}}. El resto es para los primeros meses, y el plan no suma ninguna otra reserva.',
        en: 'Of the {{fig:reserve-told*}} of reserve already on the list, {{fig:reserve*}} stays set aside, which is {{reserveSpan}}. The rest is for the first months, and the plan adds no other reserve.',
      },
    ],
  },
];
