import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Said } from './gather-said.ts';

/** «Una frutería» promises no «fruterías»: what names the kind of business and nothing more is not what is sold in it. */
export function withoutKind(said: Said, business: Bilingual): Said {
  return { ...said, promise: said.promise.filter(({ es }) => nameOf(es) !== nameOf(business.es)) };
}

/** Without its article, each word in the singular. */
function nameOf(words: string): string {
  return foldText(words)
    .replace(/^(?:una?|l[ao]s?|el) /, '')
    .replace(/(?<=[aeiou])s(?![a-z])|(?<=[^aeiou\s])es(?![a-z])/g, '');
}
