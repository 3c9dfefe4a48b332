// What it takes to open, where the money is enough.

import { listInBoth } from '../../language/format-list.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

/** What opening takes beside the investment, and what comes after it, named only where there is any. */
export function withUses(draft: Draft): Draft {
  const { funding } = draft.model;
  const usesBeside = listInBoth(USES_BESIDE.filter(({ of }) => funding[of] > 0).map(({ name }) => name));
  const early = funding.startUpLosses > 0 ? { es: 'los primeros meses y ', en: 'the first months and ' } : NO_WORDS;
  return { ...draft, slots: { ...draft.slots, usesBeside, early } };
}

const USES_BESIDE = [
  { of: 'preOpening', name: { es: 'los trámites', en: 'formalities' } },
  { of: 'openingRent', name: { es: 'el alquiler hasta abrir', en: 'rent until opening' } },
  { of: 'deposit', name: { es: 'la fianza', en: 'the deposit' } },
  { of: 'openingStock', name: { es: 'la primera mercancía', en: 'first stock' } },
  { of: 'openingVat', name: { es: 'el impuesto de las compras', en: 'tax on the purchases' } },
] as const;

export const NEED: Message = {
  id: 'fin.need',
  variants: [
    {
      es: 'La inversión suma {{fig:investment*}}, pero abrir cuesta {{fig:opening-uses*}}: antes de la primera venta hay que pagar {{usesBeside}}. Con {{early}}{{fig:reserve*}} de reserva, dos meses de gastos, hacen falta {{fig:need*}}.',
      en: 'The investment comes to {{fig:investment*}}, but opening takes {{fig:opening-uses*}}: before the first sale there is more to pay: {{usesBeside}}. With {{early}}a reserve of {{fig:reserve*}}, two months of costs, the total is {{fig:need*}}.',
    },
    {
      es: 'Abrir cuesta {{fig:opening-uses*}} y no solo los {{fig:investment*}} de inversión, porque antes de vender hay que pagar {{usesBeside}}. Con {{early}}una reserva de {{fig:reserve*}}, dos meses de gastos, la cuenta sube a {{fig:need*}}.',
      en: 'Opening takes {{fig:opening-uses*}}, not just the {{fig:investment*}} of investment, because {{usesBeside}} come before any sale. With {{early}}a reserve of {{fig:reserve*}}, two months of costs, the total rises to {{fig:need*}}.',
    },
    {
      es: 'El total es de {{fig:need*}}. Empieza en los {{fig:investment*}} de la inversión, pasa a {{fig:opening-uses*}} con {{usesBeside}}, y termina con {{early}}{{fig:reserve*}} guardados para dos meses de gastos.',
      en: 'The total is {{fig:need*}}: {{fig:investment*}} of investment, {{fig:opening-uses*}} once {{usesBeside}} are added, plus {{early}}{{fig:reserve*}} set aside for two months of costs.',
    },
  ],
};
