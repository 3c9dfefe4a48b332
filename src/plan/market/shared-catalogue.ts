import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

const CATALOGUE = /\b(?:todostuslibros|uniliber|iberlibro|bookshop\.org)\b/;

/** It sells nothing of its own: it tells which shop has it. */
export function isSharedCatalogue({ es, en }: Bilingual): boolean {
  return CATALOGUE.test(foldText(`${es} ${en}`));
}
