import type { Bilingual } from '../language/language.ts';

export const CHECKOUT_TEXTS = {
  pageTitle: { es: 'Trama: pago', en: 'Trama: payment' },
  waiting: { es: 'Preparando el pago…', en: 'Preparing the payment…' },
  heading: { es: 'Aquí no hay nada que pagar', en: 'There is nothing to pay here' },
  free: {
    es: 'Ahora los planes son gratis: las descargas aparecen en la conversación.',
    en: 'Plans are free for now: the downloads appear in the conversation.',
  },
} as const satisfies Record<string, Bilingual>;
