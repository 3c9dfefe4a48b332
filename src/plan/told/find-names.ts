// Places and other names told in an answer: the same in both languages.
import { foldText } from '../../language/fold-text.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{N}'’&.-]*(?<![.])";
const LINK = '(?: (?:de|del|la|las|los|of|the))?';
/** Inside a sentence: what begins one has its capital anyway. */
const NAME = new RegExp(`(?<=[\\p{L}\\p{N},] )(?:(?:El|La|Los|Las|The) )?${WORD}(?:${LINK} ${WORD})*`, 'gu');
const NO_NAMES =
  /^(?:i|i.?(?:ve|m|d|ll)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|mrs|mr|tv|dm|pdf|vat|ok)$/;
const ENGLISH: Readonly<Record<string, string>> = {
  españa: 'Spain',
  francia: 'France',
  alemania: 'Germany',
  italia: 'Italy',
  europa: 'Europe',
  'reino unido': 'the United Kingdom',
  'estados unidos': 'the United States',
  navidad: 'Christmas',
};

/** In the order they are told; those already known to the reader, like the business’s own, are left out. */
export function findNames(text: string, known: readonly string[]): readonly { readonly es: string; readonly en: string }[] {
  const told = [...new Set([...text.matchAll(NAME)].map(([name]) => name.trim()))];
  const ours = known.map(foldText);
  return told
    .filter(
      (name) =>
        !NO_NAMES.test(foldText(name)) && !ours.some((one) => one !== '' && (one.includes(foldText(name)) || foldText(name).includes(one))),
    )
    .map((name) => ({ es: name, en: ENGLISH[name.toLowerCase()] ?? name }));
}
