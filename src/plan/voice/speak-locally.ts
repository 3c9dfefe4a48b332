import type { CountryCode } from '../../countries/country.ts';
import { localise, spanishOf } from '../../countries/voice/say-locally.ts';
import { speakVos } from '../../countries/voice/speak-vos.ts';
import { taxWordsOf } from '../../countries/voice/tax-words.ts';
import { isVoseo } from '../../countries/voice/voseo-words.ts';
import { type Vocabulary, vocabulary } from '../../countries/voice/word-pair.ts';
import type { Language } from '../../language/language.ts';
import type { Plan, PlanText } from '../plan.ts';
import { AMERICAN_ENGLISH } from './american-words.ts';

const AMERICAN = vocabulary(AMERICAN_ENGLISH);

interface Where {
  readonly country: CountryCode;
  readonly locales: Plan['locales'];
  /** They stay as they are. */
  readonly names: readonly string[];
  /** Clauses that tell of somebody and say nothing to the reader. */
  readonly told?: readonly string[];
  /** The founder's own word for what the country calls otherwise, exchanged first. */
  readonly own?: Vocabulary | undefined;
  /** Whether the business is told to be in a person's own name: its profit is taxed as theirs. */
  readonly isPerson?: boolean;
}

/** The cover and the pages in the words of the country; names, places, figures and quotes stay as they are. */
export function speakLocally<Part extends Plan['cover'] | Plan['pages']>(
  part: Part,
  { country, locales, names, told = [], own, isPerson = false }: Where,
): Part {
  const spanish = spanishOf(country);
  const english = locales.en === 'en-US' ? AMERICAN : undefined;
  const [taxesEs, taxesEn] = (['es', 'en'] as const).map((language) => taxWordsOf(country, language, { isPerson }));
  if (!spanish && !english && !own && !taxesEs && !taxesEn) return part;
  const kept = names.filter((name) => name.length > 1);
  const low = told.map((clause) => clause.toLowerCase());
  const said = isVoseo(country) ? (es: string) => speakVosBut(es, low) : (es: string) => es;
  return changeTexts(part, ({ es, en }) => ({
    es: inWords(spanish ? said(es) : es, [own, taxesEs, spanish], kept),
    en: inWords(en, [taxesEn, english], kept),
  }));
}

/** A label beside the plan in the words of the country; the names in `kept` stay as they are. */
export function wordLocally(
  text: string,
  language: Language,
  { country, locales }: Pick<Where, 'country' | 'locales'>,
  kept: readonly string[],
): string {
  const words = language === 'es' ? spanishOf(country) : locales.en === 'en-US' ? AMERICAN : undefined;
  // Whose profit it is has not been asked here.
  return inWords(text, [taxWordsOf(country, language, { isPerson: true }), words], kept);
}

function inWords(text: string, vocabularies: readonly (Vocabulary | undefined)[], kept: readonly string[]): string {
  return vocabularies.reduce<string>((said, words) => (words ? localise(said, words, kept) : said), text);
}

/** A clause told of somebody is left as it is, with its first letter small or not; they are given in small letters. */
function speakVosBut(text: string, told: readonly string[]): string {
  const low = text.toLowerCase();
  const [clause, ...others] = told.filter((one) => low.includes(one));
  if (clause === undefined) return speakVos(text);
  const at = low.indexOf(clause);
  const end = at + clause.length;
  return `${speakVosBut(text.slice(0, at), others)}${text.slice(at, end)}${speakVosBut(text.slice(end), [clause, ...others])}`;
}

/** The same value with each text in it changed. */
export function changeTexts<Value>(value: Value, change: (text: PlanText) => PlanText): Value {
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if ('es' in value && 'en' in value && typeof value.es === 'string' && typeof value.en === 'string')
    return { ...value, ...change({ es: value.es, en: value.en }) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changeTexts(item, change)])) as Value;
}
