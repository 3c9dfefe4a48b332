import type { Bilingual } from '../../language/language.ts';

/** Something that cannot be had, as a complaint. */
export function notFinding(missed: Bilingual): Bilingual {
  return { es: `no encontrar ${missed.es}`, en: `not finding ${missed.en}` };
}
