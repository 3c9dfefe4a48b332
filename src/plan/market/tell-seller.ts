// A seller told by its kind, in both languages: «la peluquería de Manolo», "charity shops", «dos tiendas del centro».
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual, Language } from '../../language/language.ts';
import { AFTER_KIND, BEFORE_KIND, OWNERS_OF_KIND, SELLER_KINDS, TRAITS_OF_KIND } from './seller-kinds.ts';

const rows = (table: string): readonly (readonly [string, string])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' = ') as [string, string]);

interface Kind {
  readonly isFeminine: boolean;
  readonly isPlural: boolean;
  readonly es: string;
  readonly en: string;
}

const KINDS: readonly Kind[] = rows(SELLER_KINDS).flatMap(([spanish, english]) => {
  const isFeminine = spanish.endsWith(' f');
  const [es = '', many = ''] = spanish.replace(/ f$/, '').split('/');
  const [en = '', several = ''] = english.split('/');
  return [
    { isFeminine, isPlural: false, es, en },
    { isFeminine, isPlural: true, es: many, en: several },
  ];
});

/** Of one, then of several; a dash where there is none of one. */
const formsOf = (side: string) => (side.startsWith('- ') ? ['-', side.slice(2)] : side.split(/ (?=\S+$)/));
const ARTICLES = rows(BEFORE_KIND).map(([spanish, english]) => ({ es: formsOf(spanish), en: formsOf(english) }));
const AFTER = rows(AFTER_KIND);
const OWNERS = rows(OWNERS_OF_KIND);
const TRAITS = rows(TRAITS_OF_KIND).map(([es, en]) => ({ es: es.split(' '), en }));

/** What it is called in both languages, as it was said in its own; null where a word of it is of no known kind. */
export function tellSeller(name: string, language: Language): Bilingual | null {
  const said = foldText(name).replaceAll('’', "'");
  const kinds = KINDS.filter((kind) => ` ${said} `.includes(` ${foldText(kind[language]).replaceAll('’', "'")} `));
  const [kind] = kinds.toSorted((a, b) => b[language].length - a[language].length);
  if (!kind) return null;
  const word = foldText(kind[language]).replaceAll('’', "'");
  const at = ` ${said} `.indexOf(` ${word} `);
  const [before, after] = [said.slice(0, at).trim(), said.slice(at + word.length).trim()];
  const told = language === 'es' ? fromSpanish(kind, before, after, name) : fromEnglish(kind, before, after, name);
  if (told === null) return null;
  return language === 'es' ? { es: name, en: told } : { es: told, en: name };
}

/** "Breweries", «Clínicas»: any of a kind, whatever letter opens the sentence. */
export function isSellerKind(name: string): boolean {
  return KINDS.some(({ es, en, isPlural }) => isPlural && [es, en].some((word) => foldText(word) === foldText(name)));
}

function fromSpanish(kind: Kind, before: string, after: string, name: string): string | null {
  const article = articleOf(before, kind, 'es');
  const [trait, rest] = traitAfter(after, kind);
  const owner = /^(?:de|del) (?:(?:don|doña) )?\p{Lu}/u.test(tailOf(name, rest)) ? tailOf(name, rest).replace(/^(?:de|del) /, '') : '';
  const place = /^en \p{Lu}/u.test(tailOf(name, rest))
    ? `${SITES.test(rest) ? 'on' : 'in'} ${tailOf(name, rest).slice(3)}`
    : AFTER.find(([es]) => es === rest)?.[1];
  const whose = place ? undefined : OWNERS.find(([es]) => rest === ofSpanish(es))?.[1];
  if (article === null || (rest !== '' && !owner && !place && !whose)) return null;
  const noun = [trait, kind.en].filter(Boolean).join(' ');
  if (owner) return `${owner}’s ${noun}`;
  if (whose) return `${whose}’s ${noun}`;
  // «Las academias» are any of them where nothing tells which.
  const open = article === 'the' && kind.isPlural && rest === '' ? '' : article === 'a' && /^[aeiou]/.test(noun) ? 'an' : article;
  return [open, noun, place].filter(Boolean).join(' ');
}

function fromEnglish(kind: Kind, before: string, after: string, name: string): string | null {
  const words = before.split(' ').filter(Boolean);
  const traits = words.flatMap((word) => TRAITS.find(({ en }) => en === word) ?? []);
  const open = words.filter((word) => !traits.some(({ en }) => en === word)).join(' ');
  const owned = /^(.+)'s?$/.exec(open)?.[1] ?? '';
  const whose = OWNERS.find(([, en]) => en === owned)?.[0];
  const owner = whose ?? (owned !== '' && /^\p{Lu}/u.test(name) ? name.slice(0, owned.length) : '');
  const article = owner ? '' : articleOf(open.replace(/^one other$/, 'another'), kind, 'en');
  const place = /^(?:in|on) \p{Lu}/u.test(tailOf(name, after))
    ? `en ${tailOf(name, after).slice(3)}`
    : AFTER.find(([, en]) => en === after)?.[0];
  if (article === null || (after !== '' && !place)) return null;
  const form = (kind.isPlural ? 2 : 0) + (kind.isFeminine ? 1 : 0);
  const the = ['el', 'la', 'los', 'las'][form];
  const noun = [kind.es, ...traits.map(({ es }) => es[form])].join(' ');
  if (whose) return `${the} ${noun} ${ofSpanish(whose, true)}`;
  if (owner) return `${the} ${noun} de ${owner}`;
  return [article === '' && kind.isPlural ? the : article, noun, place].filter(Boolean).join(' ');
}

/** Sites where somebody offers work: one is on them, not in them. */
const SITES =
  /^en (?:bark|milanuncios|wallapop|facebook|instagram|whatsapp|tiktok|etsy|amazon|fiverr|upwork|habitissimo|checkatrade|gumtree|craigslist|airbnb|booking|linkedin|google|internet)/;

/** «Del ayuntamiento», «de la universidad»; folded, unless it is to be printed. */
function ofSpanish(owner: string, isPrinted = false): string {
  const of = `de ${owner}`.replace(/^de el /, 'del ');
  return isPrinted ? of : foldText(of);
}

/** The article in the other language; empty where there is none, null where the words are no article. */
function articleOf(before: string, { isFeminine, isPlural }: Kind, from: Language): string | null {
  if (before === '') return '';
  const at = isPlural ? 1 : 0;
  const pair = ARTICLES.find((one) => (one[from][at] ?? '').split('/').some((form) => foldText(form) === before));
  const other = pair?.[from === 'es' ? 'en' : 'es'][at]?.split('/');
  return other?.[isFeminine ? 1 : 0] ?? other?.[0] ?? null;
}

function traitAfter(after: string, { isFeminine, isPlural }: Kind): readonly [trait: string, rest: string] {
  const form = (isPlural ? 2 : 0) + (isFeminine ? 1 : 0);
  const trait = TRAITS.find(({ es }) => `${after} `.startsWith(`${foldText(es[form] ?? '')} `));
  return trait ? [trait.en, after.slice((trait.es[form] ?? '').length).trim()] : ['', after];
}

/** The last words as they were written. */
function tailOf(name: string, folded: string): string {
  return folded === '' ? '' : name.slice(name.length - folded.length);
}
