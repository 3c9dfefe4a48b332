// Who or what a clause speaks of: a noun phrase with what determines it, told in the other language.

import { foldText } from '../../../language/fold-text.ts';
import { formatList } from '../../../language/format-list.ts';
import { LANGUAGES, type Language } from '../../../language/language.ts';
import { numberWord, smallNumber } from '../../../language/small-numbers.ts';
import { type Phrase, tellPhrase } from '../phrase.ts';
import { nounAt, traitAt } from '../phrase-words.ts';
import { readPhrase } from '../read-phrase.ts';
import { PLACE_LIST } from './adverb-list.ts';
import { numberMark, type Token } from './tokens-of-statement.ts';
import type { Who } from './verb-forms.ts';

/** As it is told in the other language, and what agrees with it there and here. */
export interface Group {
  readonly text: string;
  /** As a subject: without the article that Spanish has for all of a kind and English has not, or with it. */
  readonly asSubject: string;
  readonly who: Who;
  /** Of the verb in the words it was read from, where that differs: «la mitad … lleva», "half … have". */
  readonly sourceWho: Who;
  readonly isPerson: boolean;
  readonly isFeminine: boolean;
  readonly isDefinite: boolean;
  /** Of one thing that is counted and has nothing before it in Spanish: with the article that English has. */
  readonly asOne: string | null;
}

export interface Read<Meaning> {
  readonly meaning: Meaning;
  readonly end: number;
}

const MOST_WORDS = 8;
const otherOf = (language: Language): Language => (language === 'es' ? 'en' : 'es');
/** By their name in the language read. */
export const PLACES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  es: new Map(
    PLACE_LIST.split('\n')
      .filter(Boolean)
      .map((line) => line.split(' = ') as [string, string]),
  ),
  en: new Map(
    PLACE_LIST.split('\n')
      .filter(Boolean)
      .map((line) => line.split(' = ').toReversed() as [string, string]),
  ),
};

/** What determines a noun: in Spanish masculine, feminine, and both of several; in English of one and of several. */
interface Determiner {
  readonly es: readonly [string, string, string, string];
  readonly en: readonly [string, string];
  readonly isDefinite?: true;
}

const all = (word: string): [string, string, string, string] => [word, word, word, word];
const DETERMINERS: readonly Determiner[] = [
  { es: ['el', 'la', 'los', 'las'], en: ['the', 'the'], isDefinite: true },
  { es: ['un', 'una', '', ''], en: ['a', ''] },
  { es: ['un', 'una', 'unos', 'unas'], en: ['one', 'some'] },
  { es: ['mi', 'mi', 'mis', 'mis'], en: ['my', 'my'], isDefinite: true },
  { es: ['nuestro', 'nuestra', 'nuestros', 'nuestras'], en: ['our', 'our'], isDefinite: true },
  { es: ['tu', 'tu', 'tus', 'tus'], en: ['your', 'your'], isDefinite: true },
  { es: ['su', 'su', 'sus', 'sus'], en: ['their', 'their'], isDefinite: true },
  { es: ['su', 'su', 'sus', 'sus'], en: ['his', 'his'], isDefinite: true },
  { es: ['su', 'su', 'sus', 'sus'], en: ['her', 'her'], isDefinite: true },
  { es: ['este', 'esta', 'estos', 'estas'], en: ['this', 'these'], isDefinite: true },
  { es: ['ese', 'esa', 'esos', 'esas'], en: ['that', 'those'], isDefinite: true },
  { es: ['cada', 'cada', 'cada', 'cada'], en: ['every', 'every'] },
  { es: ['cada', 'cada', 'cada', 'cada'], en: ['each', 'each'] },
  { es: ['todo el', 'toda la', 'todos los', 'todas las'], en: ['all the', 'all the'], isDefinite: true },
  { es: ['mucho', 'mucha', 'muchos', 'muchas'], en: ['much', 'many'] },
  { es: ['poco', 'poca', 'pocos', 'pocas'], en: ['little', 'few'] },
  { es: ['', '', 'varios', 'varias'], en: ['', 'several'] },
  { es: ['otro', 'otra', 'otros', 'otras'], en: ['another', 'other'] },
  { es: ['ningún', 'ninguna', 'ningún', 'ninguna'], en: ['no', 'no'] },
  { es: ['algún', 'alguna', 'algunos', 'algunas'], en: ['some', 'some'] },
  { es: ['cualquier', 'cualquier', 'cualquiera', 'cualquiera'], en: ['any', 'any'] },
  { es: ['', '', 'ambos', 'ambas'], en: ['', 'both'] },
  { es: all('la mitad de'), en: ['half', 'half'] },
  { es: ['', '', 'la mitad de los', 'la mitad de las'], en: ['', 'half the'], isDefinite: true },
  { es: ['', '', 'la mayoría de los', 'la mayoría de las'], en: ['', 'most'], isDefinite: true },
];
const HALVES = /^la m(?:itad|ayor[ií]a) de/;

/** A determiner as it is said, the longest first. */
interface Said {
  readonly words: readonly string[];
  readonly determiner: Determiner;
}

const SAID: Readonly<Record<Language, readonly Said[]>> = { es: saidIn('es'), en: saidIn('en') };

function saidIn(language: Language): readonly Said[] {
  const found = DETERMINERS.flatMap((determiner) => {
    const also = determiner.en[0] === 'a' ? ['an'] : determiner.en[1] === 'half the' ? ['half of the'] : [];
    const forms = language === 'es' ? determiner.es : [...determiner.en, ...also];
    return [...new Set(forms)].filter(Boolean).map((form) => ({ words: foldedWords(form), determiner }));
  });
  return found.toSorted((one, other) => other.words.length - one.words.length);
}

function foldedWords(text: string): string[] {
  return text.normalize('NFD').replace(/\p{M}/gu, '').split(' ');
}

/** Each group that may begin there, the longest first. */
export function* groupsAt(tokens: readonly Token[], start: number, language: Language): Generator<Read<Group>> {
  const matches = (words: readonly string[]) => words.every((word, step) => tokens[start + step]?.folded === word);
  for (const { words, determiner } of SAID[language].filter(({ words: said }) => matches(said))) {
    yield* phrasesAt(tokens, start + words.length, language, determiner, null);
    if (determiner.isDefinite) {
      const counted = countAt(tokens, start + words.length, language);
      if (counted) yield* phrasesAt(tokens, counted.end, language, determiner, counted.meaning);
    }
  }
  const counted = countAt(tokens, start, language);
  if (counted) {
    yield* phrasesAt(tokens, counted.end, language, null, counted.meaning);
    yield { meaning: bareCount(counted.meaning), end: counted.end };
  }
  const anybody = ANYBODY[language].get(tokens[start]?.folded ?? '');
  if (anybody)
    yield {
      meaning: {
        ...bareCount(anybody),
        who: tokens[start]?.folded === 'todos' ? '3p' : '3s',
        sourceWho: tokens[start]?.folded === 'todos' ? '3p' : '3s',
        isPerson: true,
      },
      end: start + 1,
    };
  yield* phrasesAt(tokens, start, language, null, null);
  yield* nameAt(tokens, start, language);
}

/** «2 a 15», "two or three", «unas ocho», «más de 40», «cuatro de seis»; a sum of money. */
function countAt(tokens: readonly Token[], start: number, language: Language): Read<string> | null {
  const word = (at: number) => tokens[at]?.folded ?? '';
  const about = ABOUT.find(({ [language]: clue }) => clue.test(`${word(start)} ${word(start + 1)} `));
  const skipped = about ? (ABOUT_TWO.test(`${word(start)} ${word(start + 1)}`) ? 2 : 1) : 0;
  const from = numberAt(tokens, start + skipped, language);
  if (!from) return null;
  const joint = JOINTS.find(({ [language]: clue }) => clue === word(start + skipped + 1));
  const to = joint ? numberAt(tokens, start + skipped + 2, language) : null;
  const other = otherOf(language);
  const prefix = about ? `${about.say[other]} ` : '';
  if (!joint || !to) return { meaning: prefix + from, end: start + skipped + 1 };
  return { meaning: `${prefix}${from} ${joint.say[other]} ${to}`, end: start + skipped + 3 };
}

const ABOUT = [
  { es: /^un[oa]s /, en: /^about /, say: { es: 'unos', en: 'about' } },
  { es: /^mas de /, en: /^more than /, say: { es: 'más de', en: 'more than' } },
  { es: /^menos de /, en: /^(?:fewer|less) than /, say: { es: 'menos de', en: 'fewer than' } },
  { es: /^casi /, en: /^almost /, say: { es: 'casi', en: 'almost' } },
] as const;
const ABOUT_TWO = /^(?:mas de|menos de|more than|fewer than|less than)$/;
const JOINTS = [
  { es: 'a', en: 'to', say: { es: 'a', en: 'to' } },
  { es: 'o', en: 'or', say: { es: 'o', en: 'or' } },
  { es: 'de', en: 'of', say: { es: 'de', en: 'of' } },
] as const;

function numberAt(tokens: readonly Token[], at: number, language: Language): string | null {
  const { said = '', folded = '' } = tokens[at] ?? {};
  if (/\d/.test(said)) return numberMark(said);
  const parts = folded.split(/ y |-/).map(smallNumber);
  const value = parts.includes(undefined) ? undefined : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  if (value === 0) return language === 'es' ? 'zero' : 'cero';
  return value === undefined || value < 2 ? null : (numberWord(value, otherOf(language)) ?? numberMark(String(value)));
}

function bareCount(text: string): Group {
  return { text, asSubject: text, who: '3p', sourceWho: '3p', isPerson: false, isFeminine: false, isDefinite: false, asOne: null };
}

/** The longest stretch of words that is a noun phrase, and each shorter one. */
function* phrasesAt(
  tokens: readonly Token[],
  start: number,
  language: Language,
  determiner: Determiner | null,
  count: string | null,
): Generator<Read<Group>> {
  const stop = tokens.findIndex(({ said }, at) => at >= start && /[,;:()⟦\d]/.test(said));
  const most = Math.min(stop < 0 ? tokens.length : stop, start + MOST_WORDS);
  for (let end = most; end > start; end--) {
    const phrase = phraseOf(tokens.slice(start, end), language);
    const isCut = FULL_OF.test(`${tokens[end - 1]?.folded} ${tokens[end]?.folded}`);
    if (!phrase || isCut || (count !== null && !phrase.isMany)) continue;
    const meaning = told(phrase, language, determiner, count);
    if (meaning) yield { meaning, end };
  }
}

/** «Una caja llena de tickets» is more than a full box. */
const FULL_OF = /^(?:llen|hart|vaci)[oa]s? de$/;

const cache = new Map<string, Phrase | null>();

/** «Nadie», "everyone": who is no one in particular. */
const ANYBODY: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  es: new Map([
    ['nadie', 'nobody'],
    ['alguien', 'somebody'],
    ['todos', 'they all'],
    ['todo', 'everything'],
    ['nada', 'nothing'],
  ]),
  en: new Map([
    ['nobody', 'nadie'],
    ['somebody', 'alguien'],
    ['someone', 'alguien'],
    ['everyone', 'todo el mundo'],
    ['everybody', 'todo el mundo'],
    ['everything', 'todo'],
  ]),
};

/** With nothing before it that determines it. */
function phraseOf(tokens: readonly Token[], language: Language): Phrase | null {
  const text = tokens.map(({ said }) => said).join(' ');
  if (holdsName(tokens, language)) return null;
  if (!/\p{L}/u.test(tokens[0]?.said ?? '') || /^(?:una?|an?|the|el|la|los|las|unos|unas|one|our|some)$/.test(tokens[0]?.folded ?? ''))
    return null;
  const key = `${language} ${text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const contracted = language === 'es' ? text.replace(/\b(d)e el\b/g, '$1el').replace(/\ba el\b/g, 'al') : text;
  const plain = language === 'es' ? contracted.replace(/^(b)uen (?=\p{L})/u, '$1ueno ') : contracted;
  const read = readPhrase(plain, language) ?? readPhrase(text, language);
  const phrase = read && read.count === null && read.article === null && isPlain(read, text, language) ? read : null;
  cache.set(key, phrase);
  return phrase;
}

/** «Navaja y Punto» is a name, whatever a razor is called; English has capitals for nations, days and months too. */
function holdsName(tokens: readonly Token[], language: Language): boolean {
  const folded = tokens.map((token) => token.folded);
  return tokens.some(
    ({ said, isFirst }, at) =>
      !isFirst &&
      /^\p{Lu}\p{Ll}/u.test(said) &&
      !(language === 'en' && /(?:ish|an|ese|day|days|Brits?|Scots)$/.test(said)) &&
      (nounAt(folded, at, language)?.end === at + 1 || traitAt(folded, at, language)?.end === at + 1),
  );
}

const FULL_OF_IT = /(?:llen|hart|vac[ií])[oa]s? de(?!\p{L})/u;
/** Traits that stand before a noun in Spanish, or that «mi» says already. */
const PLACED = /^(?:first|second|third|last|only|own)$/;
/** One word alone that is as often another thing, and days, which are times. */
const AMBIGUOUS: Readonly<Record<Language, RegExp>> = {
  es: /^(?:barra|carta|pieza|plaza|portal|camara|banco|bodega|cuota|obra|casco|planta|ficha|curso|salida|piso franco|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$/,
  en: /^(?:letter|bar|match|bank|gate|post|grand|clip|pipe|ring|board|chest|field|plant|show|mail|\p{L}+days?)$/u,
};

/** «Dueños de pisos y bodegueros» are two groups; what English puts together word by word, "pipe bands", has its own name in Spanish. */
function isPlain({ head, traits, modifiers, tails }: Phrase, text: string, language: Language): boolean {
  if (modifiers.length > (language === 'es' ? 1 : 0) || traits.some(({ en }) => PLACED.test(en))) return false;
  const isAlone = traits.length + modifiers.length + tails.length === 0;
  return (
    !(isAlone && AMBIGUOUS[language].test(foldText(head.one[language]))) &&
    !FULL_OF_IT.test(text) &&
    !/^(?:te|se|me|le)(?!\p{L})/iu.test(text)
  );
}

/** Shops and firms, which stand among the people of the lists: they are somewhere, and no «who». */
const ORGANISATION =
  /(?:street|square|festival|hospital|shop|store|school|compan(?:y|ies)|office|restaurant|bar|business|firm|agency|agencies|club|studio|hotel|clinic|salon|hairdresser|centre|workshop|garage|winer(?:y|ies)|farm|church|association|delicatessen|bakery|bakeries|gym|factory|factories|café|cafe|pub|market|practice|college|kitchen)(?:e?s)?$/;
const ON_A_PLACE = / in (?=the (?:pavement|street|coast|seafront|terrace|wall|beach|phone)(?!\p{L}))/gu;
/** One of them is no longer either of two. */
const OF_ONE: Readonly<Record<string, string>> = { padre: 'father', hijo: 'son' };
const PEOPLE =
  /(?:individual|owner|worker|student|rider|couple|family|families|tourist|neighbour|pensioner|resident|parent|customer|client|adult|person|people|m[ae]n|lad|dad|mum)s?$/;
const IN_A_PLACE = / (?:of|from) (?=\p{Lu}|the (?:city|town|village|province|neighbou?rhood|centre|old town|area|region|coast)(?!\p{L}))/gu;

function told(phrase: Phrase, language: Language, determiner: Determiner | null, count: string | null): Group | null {
  const other = otherOf(language);
  const { head, isMany, english } = phrase;
  const isBare = determiner === null && count === null;
  const isOrganisation = ORGANISATION.test(head.one.en);
  const say = (said: Phrase['english']) => {
    const whole = tellPhrase({ ...phrase, english: said })?.[other] ?? '';
    const text = isMany ? whole : whole.replace(/(?<!\p{L})(?:parent|child|kid)(?!\p{L})/u, OF_ONE[head.one.es] ?? '$&');
    return other === 'en' ? (isOrganisation ? text.replace(IN_A_PLACE, ' in ') : text).replace(ON_A_PLACE, ' on ') : text;
  };
  const bare = say(isBare ? english : { isMany, article: null });
  if (bare === '') return null;
  const before = determinerOf(determiner, head.isFeminine, isMany, other, bare);
  const counted = count === null ? '' : `${agreedCount(count, head.isFeminine, other)} `;
  const isKind = other === 'en' && (isMany || /^gente(?: |$)/.test(head.one.es)) && counted === '' && determiner?.en[0] === 'the';
  const text = `${before}${counted}${bare}`;
  const article = determinerOf(DETERMINERS[0] ?? null, head.isFeminine, isMany, 'es', bare);
  const isHalf = HALVES.test(determiner?.es[2] ?? '');
  const who: Who = isMany ? '3p' : '3s';
  return {
    text: text.trim(),
    asSubject: isKind ? bare : other === 'es' && isBare && english.article === null ? `${article}${bare}` : text.trim(),
    who: isHalf && other === 'es' ? '3s' : isPlural(phrase, other) ? '3p' : who,
    sourceWho: isHalf && language === 'es' ? '3s' : isPlural(phrase, language) ? '3p' : who,
    isPerson: (head.isPerson || PEOPLE.test(head.one.en)) && !isOrganisation,
    isFeminine: head.isFeminine,
    isDefinite: determiner?.isDefinite === true,
    asOne: isBare && !isMany && head.isCounted && other === 'en' ? say({ isMany: false, article: 'a' }) : null,
  };
}

/** «Gente» is one, and "people" are several. */
function isPlural({ head, isMany }: Phrase, language: Language): boolean {
  return isMany || (language === 'en' && /^(?:people|staff|police|goods|clothes)$/.test(head.one.en));
}

function determinerOf(determiner: Determiner | null, isFeminine: boolean, isMany: boolean, language: Language, noun: string): string {
  if (!determiner) return '';
  if (language === 'en') {
    const word = determiner.en[isMany ? 1 : 0] ?? '';
    return word === '' ? '' : `${word === 'a' && /^(?:[aeio]|u(?!ni|se|s)|hour)/i.test(noun) ? 'an' : word} `;
  }
  const isStressed = isFeminine && !isMany && /^(?:agua|aula|área|ave|arma|ala|alma)(?: |$)/.test(noun);
  const word = determiner.es[(isMany ? 2 : 0) + (isFeminine && !isStressed ? 1 : 0)] ?? '';
  return word === '' ? '' : `${word} `;
}

function agreedCount(count: string, isFeminine: boolean, language: Language): string {
  return language === 'es' && isFeminine ? count.replace(/^unos(?= )/, 'unas') : count;
}

/** «El Llano», "Fuengirola, Spain": as it is, but for a country. */
function* nameAt(tokens: readonly Token[], start: number, language: Language): Generator<Read<Group>> {
  const isCapital = (at: number) => /^\p{Lu}/u.test(tokens[at]?.said ?? '');
  const isKnown = LANGUAGES.some((edition) =>
    nounAt(
      tokens.map(({ folded }) => folded),
      start,
      edition,
    ),
  );
  if (!isCapital(start) || NO_NAME.test(tokens[start]?.folded ?? '')) return;
  if (start === 0 && (isKnown || !isCapital(start + 1))) return;
  let end = start + 1;
  while (isCapital(end) || (/^(?:de|del|la|las|los|el|of)$/.test(tokens[end]?.folded ?? '') && (isCapital(end + 1) || isCapital(end + 2))))
    end++;
  const name = placeOf(tokens.slice(start, end), language);
  const country = tokens[end]?.said === ',' && isCapital(end + 1) ? placeOf(tokens.slice(end + 1, end + 2), language) : null;
  const group = (text: string): Group => ({
    text,
    asSubject: text,
    who: '3s',
    sourceWho: '3s',
    isPerson: false,
    isFeminine: false,
    isDefinite: false,
    asOne: null,
  });
  if (country && PLACES[language].has(tokens[end + 1]?.said ?? '')) {
    const after = tokens[end + 2]?.said === ',' ? 1 : 0;
    yield { meaning: group(`${name}, ${country},`), end: end + 2 + after };
  }
  yield { meaning: group(name), end };
}

/** Written with a capital, and no name. */
const NO_NAME =
  /^(?:i|it|mr|ms|mrs|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

function placeOf(tokens: readonly Token[], language: Language): string {
  const name = tokens
    .map(({ said }) => said)
    .join(' ')
    .replace(/\bde el\b/g, 'del');
  return PLACES[language].get(name) ?? name;
}

/** Several joined: «los bares y las tiendas». */
export function joinGroups(groups: readonly Group[], language: Language, join: 'and' | 'or'): Group {
  const [first] = groups;
  const list = (of: (group: Group) => string) => formatList(groups.map(of), otherOf(language), join);
  const who = join === 'and' ? '3p' : (first?.who ?? '3p');
  return {
    text: list(({ text }) => text),
    asSubject: list(({ asSubject }) => asSubject),
    who,
    sourceWho: who,
    isPerson: groups.every(({ isPerson }) => isPerson),
    isFeminine: groups.every(({ isFeminine }) => isFeminine),
    isDefinite: groups.every(({ isDefinite }) => isDefinite),
    asOne: null,
  };
}
