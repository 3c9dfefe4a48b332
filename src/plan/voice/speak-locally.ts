import type { CountryCode } from '../../countries/country.ts';
import { capitalise } from '../fill-slots.ts';
import type { Plan, PlanText } from '../plan.ts';
import { AMERICAN_ENGLISH } from './american-words.ts';
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
const AMERICAN = vocabulary(AMERICAN_ENGLISH);

interface Where {
  readonly country: CountryCode;
  readonly locales: Plan['locales'];
  /** They stay as they are. */
  readonly names: readonly string[];
  /** Clauses that tell of somebody and say nothing to the reader. */
  readonly told?: readonly string[];
  /** The founder's own word for what the country calls otherwise, exchanged last. */
  readonly own?: Vocabulary | undefined;
}

/** The cover and the pages in the words of the country; names, places, figures and quotes stay as they are. */
export function speakLocally<Part extends Plan['cover'] | Plan['pages']>(
  part: Part,
  { country, locales, names, told = [], own }: Where,
): Part {
  const spanish = SPANISH.get(country);
  const english = locales.en === 'en-US' ? AMERICAN : undefined;
  if (!spanish && !english && !own) return part;
  const kept = names.filter((name) => name.length > 1);
  const low = told.map((clause) => clause.toLowerCase());
  const said = isVoseo(country) ? (es: string) => speakVosBut(es, low) : (es: string) => es;
  return changeTexts(part, ({ es, en }) => ({
    es: [spanish, own].reduce((text, words) => (words ? localise(text, words, kept) : text), spanish ? said(es) : es),
    en: english ? localise(en, english, kept) : en,
  }));
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

const SLOT = /(\{\{[^}]+\}\})/;

function localise(text: string, words: Vocabulary, kept: readonly string[]): string {
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
  for (const [found, local, hint = ''] of words) {
    if (!low.includes(hint)) continue;
    said = said.replace(found, (was) => likeFirst(was, local));
    low = said.toLowerCase();
  }
  return said;
}

/** With a capital where the word had one; a word in capitals is an abbreviation and stays so. */
function likeFirst(was: string, local: string): string {
  return /^\p{Lu}/u.test(was) ? capitalise(local) : local;
}

/** The same value with each text in it changed. */
export function changeTexts<Value>(value: Value, change: (text: PlanText) => PlanText): Value {
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if ('es' in value && 'en' in value && typeof value.es === 'string' && typeof value.en === 'string')
    return { ...value, ...change({ es: value.es, en: value.en }) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changeTexts(item, change)])) as Value;
}
