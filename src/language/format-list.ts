import { type Bilingual, type Language, perLanguage } from './language.ts';

/**
 * Items joined as a sentence joins them: «a, b y c», "a, b and c"; «a, b o c», "a, b or c". Spanish «y» turns into «e» before the sound of i
 * (not before hie, hia), and «o» into «u» before that of o.
 */
export function formatList(items: readonly string[], language: Language, join: 'and' | 'or' = 'and'): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(', ')} ${wordBefore(last, language, join)} ${last}`;
}

/** The same items as a list in each language. */
export function listInBoth(items: readonly Bilingual[], join?: 'and' | 'or'): Bilingual {
  return perLanguage((language) =>
    formatList(
      items.map((item) => item[language]),
      language,
      join,
    ),
  );
}

function wordBefore(last: string, language: Language, join: 'and' | 'or'): string {
  if (language === 'en') return join;
  if (join === 'or') return /^h?o/.test(folded(last)) ? 'u' : 'o';
  return /^h?i(?![aeou])/.test(folded(last)) ? 'e' : 'y';
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^a-z]+/, '');
}

/** Several in a row that may hold commas of their own: where one does, a semicolon stands between them. */
export function listClauses(items: readonly Bilingual[]): Bilingual {
  const list = listInBoth(items);
  return perLanguage((language) => {
    const words = items.map((item) => item[language]);
    if (words.length < 2 || !words.some((one) => one.includes(','))) return list[language];
    return `${words.slice(0, -1).join('; ')}${LAST[language]}${words.at(-1)}`;
  });
}

const LAST: Bilingual = { es: ', y también ', en: ', and also ' };
