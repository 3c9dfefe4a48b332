import type { Language } from './language.ts';

/** Items joined as a sentence joins them: «a, b y c», "a, b and c". Spanish «y» turns into «e» before the sound of i (not before hie, hia). */
export function formatList(items: readonly string[], language: Language): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  const word = language === 'en' ? 'and' : startsWithISound(last) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

function startsWithISound(text: string): boolean {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^a-z]+/, '');
  return /^h?i(?![aeou])/.test(folded);
}
