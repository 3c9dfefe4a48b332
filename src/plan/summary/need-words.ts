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
  const early = funding.startUpLosses > 0 ? { es: `${es} y `, en: `${en} and ` } : NO_WORDS;
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
        es: 'Abrir cuesta los {{fig:purchases*}} de la inversión{{besideReserve}} y nada más. Con {{early}}{{fig:reserve*}} de reserva, {{reserveSpan}}, hacen falta {{fig:need*}}.',
        en: 'Opening takes the {{fig:purchases*}} of investment{{besideReserve}} and nothing more. With {{early}}a reserve of {{fig:reserve*}}, {{reserveSpan}}, the total is {{fig:need*}}.',
      },
    ],
  },
  {
    id: 'fin.need',
    variants: [
      {
        es: 'La inversión{{besideReserve}} suma {{fig:purchases*}}, pero abrir cuesta {{fig:opening-uses*}}: antes de la primera venta hay que pagar {{usesBeside}}. Con {{early}}{{fig:reserve*}} de reserva, {{reserveSpan}}, hacen falta {{fig:need*}}.',
        en: 'The investment{{besideReserve}} comes to {{fig:purchases*}}, but opening takes {{fig:opening-uses*}}: before the first sale there is more to pay: {{usesBeside}}. With {{early}}a reserve of {{fig:reserve*}}, {{reserveSpan}}, the total is {{fig:need*}}.',
      },
      {
        es: 'Abrir cuesta {{fig:opening-uses*}} y no solo los {{fig:purchases*}} de inversión{{besideReserve}}, porque antes de vender hay que pagar {{usesBeside}}. Con {{early}}una reserva de {{fig:reserve*}}, {{reserveSpan}}, la cuenta sube a {{fig:need*}}.',
        en: 'Opening takes {{fig:opening-uses*}}, not just the {{fig:purchases*}} of investment{{besideReserve}}, because {{usesBeside}} come before any sale. With {{early}}a reserve of {{fig:reserve*}}, {{reserveSpan}}, the total rises to {{fig:need*}}.',
      },
      {
        es: 'El total es de {{fig:need*}}. Empieza en los {{fig:purchases*}} de la inversión{{besideReserve}}, pasa a {{fig:opening-uses*}} con {{usesBeside}}, y termina con {{early}}{{fig:reserve*}} guardados para {{reserveSpan}}.',
        en: 'The total is {{fig:need*}}: {{fig:purchases*}} of investment{{besideReserve}}, {{fig:opening-uses*}} once {{usesBeside}} are added, plus {{early}}{{fig:reserve*}} set aside for {{reserveSpan}}.',
      },
    ],
  },
];
