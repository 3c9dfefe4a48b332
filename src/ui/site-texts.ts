// The words around every page.
import type { Bilingual } from '../language/language.ts';

export const LANGUAGE_NAMES: Bilingual = { es: 'Español', en: 'English' };

export const SITE_TEXTS = {
  language: { es: 'Idioma', en: 'Language' },
  home: { es: 'Inicio', en: 'Home' },
  backHome: { es: 'Volver al inicio', en: 'Back to the start' },
  sample: { es: 'Ver la muestra', en: 'See the sample' },
  privacy: { es: 'Privacidad', en: 'Privacy' },
  more: { es: 'Más páginas', en: 'More pages' },
  loading: { es: 'Cargando…', en: 'Loading…' },
  disclaimer: {
    es: 'Trama. Este plan no es asesoramiento legal, fiscal ni de inversión.',
    en: 'Trama. A plan is not legal, tax or investment advice.',
  },
  notices: { es: 'Avisos', en: 'Notices' },
  close: { es: 'Cerrar', en: 'Close' },
} as const satisfies Record<string, Bilingual>;

/** The heading is the same in both languages: the specification fixes it. */
export const NOT_FOUND_TEXTS = {
  heading: '404 Page Not Found',
  text: { es: 'Página no encontrada. Aquí se acaba el hilo.', en: 'The thread ends here.' },
} as const;
