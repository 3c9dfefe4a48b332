// What it takes to open, where the money is enough.

import { listInBoth } from '../../language/format-list.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { spanToLowest } from '../money/span-to-lowest.ts';

/** What opening takes beside the investment, and what comes after it, named only where there is any. */
export function withUses(draft: Draft): Draft {
  const { funding } = draft.model;
  const usesBeside = listInBoth(USES_BESIDE.filter(({ of }) => funding[of] > 0).map(({ name }) => name));
  const { es, en } = spanToLowest(draft.model);
  const early = funding.startUpLosses > 0 ? { es: `lo que consumen ${es} y `, en: `the cash used in ${en} and ` } : NO_WORDS;
  return { ...draft, slots: { ...draft.slots, usesBeside, early } };
}

const USES_BESIDE = [
  { of: 'preOpening', name: { es: 'los trámites', en: 'formalities' } },
  { of: 'openingRent', name: { es: 'el alquiler hasta abrir', en: 'rent until opening' } },
  { of: 'deposit', name: { es: 'la fianza', en: 'the deposit' } },
  { of: 'openingStock', name: { es: 'la primera mercancía', en: 'first stock' } },
  { of: 'openingVat', name: { es: 'el impuesto de las compras', en: 'tax on the purchases' } },
] as const;

/** Nothing is paid before opening but what was told. */
const isAllTold = ({ model: { funding } }: Draft) => funding.openingUses === funding.purchases;

export const NEED: readonly Message[] = [
  {
    id: 'fin.need.told',
    when: isAllTold,
    variants: [
      {
        es: 'Abrir cuesta los {{fig:purchases*}} de la inversión{{besideReserve}} y nada más. Al sumar {{early}}una reserva de {{fig:reserve*}}, que son {{reserveSpan}}, hacen falta {{fig:need*}}.',
        en: 'Opening takes the {{fig:purchases*}} of investment{{besideReserve}} and nothing more. Adding {{early}}a reserve of {{fig:reserve*}}, which is {{reserveSpan}}, brings the total to {{fig:need*}}.',
      },
    ],
  },
  {
    id: 'fin.need',
    variants: [
      {
        es: 'La inversión{{besideReserve}} suma {{fig:purchases*}}, pero abrir cuesta {{fig:opening-uses*}} porque antes de la primera venta también hay que pagar {{usesBeside}}. Al sumar {{early}}una reserva de {{fig:reserve*}}, que son {{reserveSpan}}, hacen falta {{fig:need*}}.',
        en: 'The investment{{besideReserve}} comes to {{fig:purchases*}}, but opening takes {{fig:opening-uses*}} because {{usesBeside}} must also be paid before the first sale. Adding {{early}}a reserve of {{fig:reserve*}}, which is {{reserveSpan}}, brings the total to {{fig:need*}}.',
      },
      {
        es: 'Abrir cuesta {{fig:opening-uses*}} y no solo los {{fig:purchases*}} de la inversión{{besideReserve}}, porque antes de vender hay que pagar también {{usesBeside}}. Con {{early}}una reserva de {{fig:reserve*}}, que son {{reserveSpan}}, el total sube a {{fig:need*}}.',
        en: 'Opening takes {{fig:opening-uses*}}, and not just the {{fig:purchases*}} of investment{{besideReserve}}, because {{usesBeside}} have to be paid before anything is sold. With {{early}}a reserve of {{fig:reserve*}}, which is {{reserveSpan}}, the total rises to {{fig:need*}}.',
      },
      {
        es: 'En total hacen falta {{fig:need*}}. La inversión{{besideReserve}} son {{fig:purchases*}}, que pasan a {{fig:opening-uses*}} al sumar {{usesBeside}}. El resto es {{early}}una reserva de {{fig:reserve*}}, que son {{reserveSpan}}.',
        en: 'The total is {{fig:need*}}. The investment{{besideReserve}} is {{fig:purchases*}}, which becomes {{fig:opening-uses*}} once {{usesBeside}} are added. The rest is {{early}}a reserve of {{fig:reserve*}}, which is {{reserveSpan}}.',
      },
    ],
  },
];
