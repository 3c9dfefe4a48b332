// Spanish as it is spoken in one country or another: its words, and «vos» where nobody is called «tú».
import { capitalise } from '../../language/capitalise.ts';
import type { CountryCode } from '../country.ts';
import { LOCAL_SPANISH } from './local-words.ts';
import { speakVos } from './speak-vos.ts';
import { isVoseo, VOS_WORDS } from './voseo-words.ts';
import { type Vocabulary, vocabulary } from './word-pair.ts';

const SPANISH: ReadonlyMap<string, Vocabulary> = new Map(
  Object.entries(LOCAL_SPANISH).map(([country, words]) => [
    country,
    vocabulary([...(isVoseo(country as CountryCode) ? VOS_WORDS : []), ...words]),
  ]),
);
/** The vocabulary of a country; undefined where its words are those of the texts. */
export function spanishOf(country: CountryCode): Vocabulary | undefined {
  return SPANISH.get(country);
}

/** A Spanish text said to somebody of that country; what is in `kept` stays as it is. */
export function sayLocally(text: string, country: CountryCode, kept: readonly string[]): string {
  const words = spanishOf(country);
  if (words === undefined) return text;
  return localise(isVoseo(country) ? speakVos(text) : text, words, kept);
}

const SLOT = /(\{\{[^}]+\}\})/;

/** The text with the words of the vocabulary exchanged; names and figures stay as they are. */
export function localise(text: string, words: Vocabulary, kept: readonly string[]): string {
  const [name, ...others] = kept;
  if (name !== undefined) {
    return text
      .split(name)
      .map((rest) => localise(rest, words, others))
      .join(name);
  }
  return text
    .split(SLOT)
    .map((rest) => (SLOT.test(rest) ? rest : exchange(rest, words)))
    .join('');
}

function exchange(text: string, { words, any }: Vocabulary): string {
  let said = text;
  let low = text.toLowerCase();
  if (!any.test(low)) return text;
  for (const local of words) {
    if (!low.includes(local.hint)) continue;
    const next = said.replace(local.found, (was) => likeFirst(was, local.said));
    if (next === said) continue;
    said = next;
    low = said.toLowerCase();
  }
  return said;
}

/** With a capital where the word had one; a word in capitals is an abbreviation and stays so. */
function likeFirst(was: string, local: string): string {
  return /^\p{Lu}/u.test(was) ? capitalise(local) : local;
}
