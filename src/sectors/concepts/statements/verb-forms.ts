// The forms of verbs in both languages: which verb, tense and person a word is, and how another language says the same.
import { foldText } from '../../../language/fold-text.ts';
import { type Language, perLanguage } from '../../../language/language.ts';
import { CHAIN_LIST, IRREGULAR_LIST, VERB_LIST } from './verb-list.ts';

/** First, second and third person of one, then of several; Spanish has no second of several here. */
export type Who = '1s' | '2s' | '3s' | '1p' | '3p';
export type Tense = 'present' | 'past' | 'imperfect';
type Bare = 'infinitive' | 'gerund' | 'participle';

export interface Verb {
  /** The head, inflected, and what stands after it: a preposition or the rest of an idiom. */
  readonly es: { readonly head: string; readonly rest: string; readonly isReflexive: boolean };
  readonly en: { readonly head: string; readonly rest: string };
  /** Its subject may follow it in Spanish. */
  readonly isTrailing: boolean;
  /** It says nothing without what it is done to. */
  readonly isTransitive: boolean;
  /** What follows is an infinitive, in English after `to` or as -ing; null where what follows is a thing. */
  readonly chain: 'to' | 'ing' | null;
  readonly irregular: Readonly<Record<string, string>>;
  /** The one language it is heard in; null where it is heard in both. */
  readonly only: Language | null;
}

/** A word as a form of a verb; `tense` of those that have a person. */
export interface Inflected {
  readonly verb: Verb;
  readonly tense: Tense | Bare;
  readonly who: readonly Who[];
}

export const WHOS: readonly Who[] = ['1s', '2s', '3s', '1p', '3p'];
const linesOf = (list: string): readonly string[] => list.split('\n').filter(Boolean);
const IRREGULAR_ENGLISH = new Map(
  linesOf(IRREGULAR_LIST).map((line): [string, readonly string[]] => [line.split(' ')[0] ?? '', line.split(' ')]),
);
const FULL: Readonly<Record<string, Readonly<Record<'present' | 'past' | 'imperfect', string>>>> = {
  dar: { present: 'doy das da damos dan', past: 'di diste dio dimos dieron', imperfect: 'daba dabas daba dábamos daban' },
  ir: { present: 'voy vas va vamos van', past: 'fui fuiste fue fuimos fueron', imperfect: 'iba ibas iba íbamos iban' },
  ver: { present: 'veo ves ve vemos ven', past: 'vi viste vio vimos vieron', imperfect: 'veía veías veía veíamos veían' },
  ser: { present: 'soy eres es somos son', past: 'fui fuiste fue fuimos fueron', imperfect: 'era eras era éramos eran' },
  estar: {
    present: 'estoy estás está estamos están',
    past: 'estuve estuviste estuvo estuvimos estuvieron',
    imperfect: 'estaba estabas estaba estábamos estaban',
  },
  haber: { present: 'he has ha hemos han', past: 'hube hubiste hubo hubimos hubieron', imperfect: 'había habías había habíamos habían' },
  poder: {
    present: 'puedo puedes puede podemos pueden',
    past: 'pude pudiste pudo pudimos pudieron',
    imperfect: 'podía podías podía podíamos podían',
  },
};

function readVerb(line: string): Verb {
  const [spanish = '', english = ''] = line.split(/ [=<>] /);
  const [infinitive = '', ...words] = spanish.split(' ');
  const [head = '', ...rest] = english.split(' ');
  const marks = words.filter((word) => /^[ptryf]=/.test(word));
  const isReflexive = /[aei]rse$/.test(infinitive);
  return {
    es: {
      head: infinitive.replace(/se$/, isReflexive ? '' : 'se'),
      rest: words.filter((word) => !/^[~!]$/.test(word) && !marks.includes(word)).join(' '),
      isReflexive,
    },
    en: { head, rest: rest.join(' ') },
    isTrailing: words.includes('~'),
    isTransitive: words.includes('!'),
    chain: null,
    only: line.includes(' < ') ? 'es' : line.includes(' > ') ? 'en' : null,
    irregular: Object.fromEntries(marks.map((mark) => mark.split('='))),
  };
}

function readChain(line: string): Verb {
  const { en, ...verb } = readVerb(line);
  return { ...verb, en: { head: en.head, rest: en.rest.replace(/ ?(?:to|-ing)$/, '') }, chain: line.endsWith(' -ing') ? 'ing' : 'to' };
}

const VERBS: readonly Verb[] = [...linesOf(CHAIN_LIST).map(readChain), ...linesOf(VERB_LIST).map(readVerb)];

/** A verb that is its head alone, for those that are handled by themselves. */
export const verbOf = (es: string, en: string): Verb => readVerb(`${es} = ${en}`);
export const BE: Readonly<Record<'ser' | 'estar', Verb>> = { ser: verbOf('ser', 'be'), estar: verbOf('estar', 'be') };
export const CAN = verbOf('poder', 'can');
export const HAVE = verbOf('haber', 'have');

const at = (who: Who): number => WHOS.indexOf(who);

/** «Cierra», «perdieron»: without «se», which stands before it. */
export function spanishForm({ es: { head }, irregular }: Verb, tense: Tense, who: Who): string {
  const full = FULL[head]?.[tense].split(' ')[at(who)];
  if (full) return full;
  const stem = head.slice(0, -2);
  const kind = head.endsWith('ar') ? 'a' : head.endsWith('er') ? 'e' : 'i';
  if (tense === 'imperfect') return stem + (kind === 'a' ? 'aba abas aba ábamos aban' : 'ía ías ía íamos ían').split(' ')[at(who)];
  if (tense === 'present') {
    if (who === '1s' && irregular.y) return irregular.y;
    if (who === '1p') return stem + { a: 'amos', e: 'emos', i: 'imos' }[kind];
    return (irregular.p ?? stem) + { a: 'o as a - an', e: 'o es e - en', i: 'o es e - en' }[kind].split(' ')[at(who)];
  }
  if (irregular.r) {
    const form = `${irregular.r}${'e iste o imos ieron'.split(' ')[at(who)]}`.replace(/jieron$/, 'jeron');
    return form === 'hico' ? 'hizo' : form;
  }
  if (kind === 'a') {
    const first = stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c');
    return who === '1s' ? `${first}é` : stem + 'é aste ó amos aron'.split(' ')[at(who)];
  }
  const third = irregular.t ?? stem;
  const isSoft = /y$/.test(third);
  if (who === '3s') return `${third}${isSoft ? 'ó' : 'ió'}`;
  if (who === '3p') return `${third}${isSoft ? 'eron' : 'ieron'}`;
  return stem + 'í iste - imos -'.split(' ')[at(who)];
}

export function spanishBare({ es: { head }, irregular }: Verb, form: Bare): string {
  const stem = head.slice(0, -2);
  if (form === 'infinitive') return head;
  if (form === 'participle') return irregular.f ?? stem + (head.endsWith('ar') ? 'ado' : /[aeo]$/.test(stem) ? 'ído' : 'ido');
  if (head === 'ir') return 'yendo';
  if (head.endsWith('ar')) return `${stem}ando`;
  const soft = irregular.t ?? stem;
  return soft + (/y$/.test(soft) ? 'endo' : 'iendo');
}

const DOUBLED = /^(?:get|put|cut|run|shut|stop|let|win|bin|fit|switch off|plan)$/;

export function englishForm(head: string, tense: Tense | Bare, who: Who): string {
  const [, past, participle] = IRREGULAR_ENGLISH.get(head) ?? [];
  if (tense === 'infinitive') return head;
  if (tense === 'gerund') {
    if (/^(?:be|see)$/.test(head)) return `${head}ing`;
    if (/ie$/.test(head)) return head.replace(/ie$/, 'ying');
    return `${DOUBLED.test(head) ? head + head.at(-1) : head.replace(/e$/, '')}ing`;
  }
  if (tense === 'present') return presentOf(head, who);
  if (head === 'be') return tense === 'participle' ? 'been' : /^(?:1s|3s)$/.test(who) ? 'was' : 'were';
  if (head === 'can') return 'could';
  if (past && participle) return tense === 'participle' ? participle : past;
  if (/[^aeiou]y$/.test(head)) return head.replace(/y$/, 'ied');
  return `${DOUBLED.test(head) ? head + head.at(-1) : head}${/e$/.test(head) ? 'd' : 'ed'}`;
}

function presentOf(head: string, who: Who): string {
  if (head === 'be') return who === '1s' ? 'am' : who === '3s' ? 'is' : 'are';
  if (who !== '3s' || head === 'can') return head;
  if (head === 'have') return 'has';
  if (/[^aeiou]y$/.test(head)) return head.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh|o)$/.test(head) ? `${head}es` : `${head}s`;
}

let made: Readonly<Record<Language, ReadonlyMap<string, readonly Inflected[]>>> | undefined;

/** What verbs a folded word may be, each with what follows its head; the longest idiom first. */
export function formsOfWord(word: string, language: Language): readonly Inflected[] {
  made ??= perLanguage((edition) => (edition === 'es' ? bookOf(spanishForms()) : bookOf(englishForms())));
  return made[language].get(word) ?? [];
}

type Heard = readonly [word: string, form: Inflected];

function bookOf(heard: readonly Heard[]): ReadonlyMap<string, readonly Inflected[]> {
  const book = new Map<string, Inflected[]>();
  for (const [word, form] of heard) {
    const known = book.get(foldText(word)) ?? [];
    const same = known.find(({ verb, tense }) => verb === form.verb && tense === form.tense);
    if (same) known[known.indexOf(same)] = { ...same, who: [...same.who, ...form.who] };
    else known.push(form);
    book.set(foldText(word), known);
  }
  return book;
}

const TENSES: readonly Tense[] = ['present', 'past', 'imperfect'];
const BARE: readonly Bare[] = ['infinitive', 'gerund', 'participle'];
const PLAIN: readonly Verb[] = [...VERBS, BE.ser, BE.estar, CAN, HAVE];

function spanishForms(): readonly Heard[] {
  return PLAIN.filter(({ only }) => only !== 'en').flatMap((verb) => [
    ...TENSES.flatMap((tense) => WHOS.map((who): Heard => [spanishForm(verb, tense, who), { verb, tense, who: [who] }])),
    // «Dé» is the preposition once it is folded.
    ...(['3s', '3p'] as const)
      .filter(() => verb.es.head !== 'dar')
      .map((who): Heard => [subjunctive(verb, who), { verb, tense: 'present', who: [who] }]),
    ...BARE.map((tense): Heard => [spanishBare(verb, tense), { verb, tense, who: [] }]),
  ]);
}

/** «Traiga», «compren»: heard as the present that English has for it. */
function subjunctive(verb: Verb, who: '3s' | '3p'): string {
  const stem = spanishForm(verb, 'present', '1s').replace(/oy$|o$|é$/, '');
  const isFirst = verb.es.head.endsWith('ar');
  const soft = isFirst ? stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c') : stem;
  return `${soft}${isFirst ? 'e' : 'a'}${who === '3p' ? 'n' : ''}`;
}

function englishForms(): readonly Heard[] {
  return PLAIN.filter((verb) => verb !== BE.estar && verb.only !== 'es').flatMap((verb) => [
    ...(['present', 'past'] as const).flatMap((tense) =>
      WHOS.map((who): Heard => [englishForm(verb.en.head, tense, who), { verb, tense, who: [who] }]),
    ),
    ...BARE.map((tense): Heard => [englishForm(verb.en.head, tense, '3s'), { verb, tense, who: [] }]),
  ]);
}
