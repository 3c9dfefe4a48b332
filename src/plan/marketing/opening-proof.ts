// What can prove the promise: what was done before opening, and what anybody can see on the first day.
import type { Bilingual } from '../../language/language.ts';
import { lacksWait } from '../customer/wait-promise.ts';
import type { Draft } from '../draft.ts';
import { tellEvidence } from '../told/find-evidence.ts';
import { type SaleKind, saleKindOf } from './sale-kind.ts';

const ON_VIEW: Readonly<Record<SaleKind, Bilingual>> = {
  counter: {
    es: 'los precios a la vista y algo que probar o tener en la mano antes de pagar',
    en: 'prices on display and something to try or hold before paying',
  },
  shelf: {
    es: 'el total, el plazo y la devolución, escritos antes de pagar',
    en: 'the total, the delivery time and the returns, in writing before paying',
  },
  care: { es: 'el precio y la hora, dichos antes de empezar y cumplidos', en: 'the price and the time, stated before starting and kept' },
  class: { es: 'una sesión abierta a quien quiera mirar', en: 'a session open to anyone who wants to watch' },
  stay: {
    es: 'fotos de cada espacio tal como está, y las condiciones en una línea',
    en: 'photographs of each space as it is, and the terms in one line',
  },
  account: {
    es: 'el alcance, el precio y la fecha por escrito, al acabar la primera reunión',
    en: 'the scope, the price and the date in writing, as the first meeting ends',
  },
  work: { es: 'el precio y la fecha por escrito, antes de empezar', en: 'the price and the date in writing, before work starts' },
};
/** Where waiting is what people complain of, whoever waits can read it. */
const WAIT_ON_VIEW: Bilingual = {
  es: 'los minutos de espera, apuntados a la vista',
  en: 'the minutes of waiting, written where all can see',
};

/** `onView`: on the first day; `evidence`: from before it, where there is any. */
export function openingSlots(draft: Draft): Readonly<Record<string, Bilingual>> {
  const evidence = tellEvidence(draft.facts);
  return {
    onView: lacksWait(draft.facts) ? WAIT_ON_VIEW : ON_VIEW[saleKindOf(draft)],
    ...(evidence ? { evidence } : {}),
  };
}
