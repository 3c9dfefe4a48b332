// The words around the privacy notice; the notice itself is made from the settings in write-privacy-notice.ts.
import type { Bilingual } from '../language/language.ts';

export const PRIVACY_TEXTS = {
  pageTitle: { es: 'Trama: privacidad', en: 'Trama: privacy' },
  title: { es: 'Lo que pasa con lo que cuentas', en: 'What happens to what you tell' },
  lead: {
    es: 'Se guarda lo justo para escribir tu plan. Puedes llevártelo o borrarlo.',
    en: 'Only what your plan needs is kept. You can take it away or erase it.',
  },
  contents: { es: 'En esta página', en: 'On this page' },
} as const satisfies Record<string, Bilingual>;
