// What the visitor reads when a call fails, by the names of the translation table.
import type { Bilingual } from '../language/language.ts';

export const ERROR_TEXTS = {
  'error.generic': { es: 'Algo ha fallado. Vuelve a intentarlo.', en: 'Something went wrong. Please try again.' },
  'error.network': { es: 'Fallo de red. Comprueba tu conexión.', en: 'Network error. Please check your connection.' },
  'error.session': { es: 'La sesión ha caducado. Empieza de nuevo.', en: 'Session expired. Please start over.' },
} as const satisfies Record<string, Bilingual>;

export type ErrorName = keyof typeof ERROR_TEXTS;
