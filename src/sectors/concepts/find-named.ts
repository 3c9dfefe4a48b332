// People, things and how often, named in passing: told in the other language with their number and what they are like.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, type Language, perLanguage } from '../../language/language.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';
import { findPaces } from './find-paces.ts';
import { agreed, FORMS, type Form, type Noun, TRAIT_WORDS, type Trait, wordsOf } from './named-forms.ts';

/** What is named, as it is told; and its bare noun, by which it is known again in a list. */
export interface Named extends Bilingual {
  readonly noun: Bilingual;
  /** How many, in words and followed by a space; empty where nobody counted them. */
  readonly count: Bilingual;
  /** What it is like, without how many. */
  readonly like: Bilingual;
  readonly isPerson: boolean;
  /** How often, not who or what. */
  readonly isPace: boolean;
}

interface Found {
  readonly form: Form;
  readonly start: number;
  readonly end: number;
  readonly trait: Trait | undefined;
  readonly count: number | null;
  /** «Clases de piano»: a piano is nothing one counts there. */
  readonly isOf: boolean;
}

/** "Gluten-free bread" costs money. */
const WITHOUT = /\b[a-z]+-free\b|\b(?:gluten|sugar|dairy|lactose|nut|alcohol|plastic|stress|pain|smoke) free\b/g;

/** In the order they are told, each once. */
export function findNamed(text: string, language: Language): readonly Named[] {
  const clauses = foldText(text)
    .replace(WITHOUT, ' ')
    .split(/[.,;:!?¿¡()«»"\n]+/);
  const named = clauses.flatMap((clause) => [...foundIn(wordsOf(clause), language).map(tell), ...findPaces(clause).map(tellPace)]);
  return named.filter((one, at) => named.findIndex(({ en }) => en === one.en) === at && !isOfPace(one, named));
}

/** «Cada sábado» is told once, and not as a Saturday too. */
function isOfPace({ isPace, noun }: Named, named: readonly Named[]): boolean {
  return !isPace && named.some((pace) => pace.isPace && (pace.en.includes(noun.en) || pace.es.includes(noun.es)));
}

const ONE = /^(?:una?|an?|one)$/;

function foundIn(words: readonly string[], language: Language): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++) {
    const form = (FORMS[language].get(words[at] ?? '') ?? []).find(({ tokens }) =>
      tokens.every((token, step) => words[at + step] === token),
    );
    const end = at + (form?.tokens.length ?? 1);
    if (!form || isOthers(words, at, end, form.noun)) continue;
    const seen = around(words, at, end, language, form);
    if (form.noun.isSpan && seen.count === null && (form.isMany || !ONE.test(words[at - 1] ?? ''))) continue;
    const last = found.at(-1);
    // "Tourist flats" are no tourist.
    if (seen.trait && !seen.isAfter && last?.start === at - 1 && last.end === at) found.pop();
    found.push({ form, start: at, end, ...seen });
    at = end - (seen.isAfter ? 0 : 1);
  }
  return shareTraits(found, words);
}

/** Somebody of the founder’s own is told of elsewhere, and whom something is only like is nobody; «a couple of» counts, and small dogs are «perros chicos». */
function isOthers(words: readonly string[], start: number, end: number, { isPerson }: Noun): boolean {
  const [before = '', first = ''] = [words[start - 1], words[start]];
  return (
    (isPerson &&
      (/^(?:mi|mis|my|su|sus|his|her|their|como|like)$/.test(before) || isLikened(words, start) || isSmallness(before, first))) ||
    (first === 'couple' && words[end] === 'of')
  );
}

/** «Como a un hijo», "like one of the family". */
function isLikened(words: readonly string[], start: number): boolean {
  return /\b(?:como(?: a)?|like) (?:una?|an?|the|el|la|one of the|uno mas de la)$/.test(
    words.slice(Math.max(0, start - 5), start).join(' '),
  );
}

function isSmallness(before: string, word: string): boolean {
  return /^chic[oa]s?$/.test(word) && !NO_NOUN.test(before);
}

const NO_NOUN =
  /^(?:|el|la|los|las|una?|unos|unas|a|de|del|con|para|por|y|e|o|que|son|entre|dos|tres|cuatro|cinco|seis|muchas?|vari[oa]s)$/;

/** The trait before or after, and the number before both. */
function around(words: readonly string[], start: number, end: number, language: Language, { noun, isMany }: Form) {
  const traits = TRAIT_WORDS[language];
  const before = traits.get(words[start - 1] ?? '');
  const next = language === 'es' ? traits.get(words[end] ?? '') : undefined;
  const after = next && foldText(agreed(next, noun, isMany)) === words[end] ? next : undefined;
  const at = before ? start - 2 : start - 1;
  return {
    trait: after ?? before,
    isAfter: after !== undefined,
    count: isMany ? countAt(words, at) : null,
    isOf: /^(?:de|of|sin|without|con|with)$/.test(words[start - 1] ?? ''),
  };
}

function countAt(words: readonly string[], at: number): number | null {
  if (/^(?:par de|couple of)$/.test(`${words[at - 1]} ${words[at]}`)) return 2;
  return smallNumber(words[at] ?? '') ?? null;
}

/** «Restaurantes y cafés nuevos», «la sobadora y la raviolera usadas»: what is said of both. */
function shareTraits(found: readonly Found[], words: readonly string[]): readonly Found[] {
  return found.map((one, at) => {
    const [before, next] = [found[at - 1], found[at + 1]];
    if (one.trait) return one;
    if (next && isPaired(one, next, words)) return { ...one, trait: next.trait ?? traitOfBoth(next, words) };
    return before && isPaired(before, one, words) ? { ...one, trait: traitOfBoth(one, words) } : one;
  });
}

function isPaired(one: Found, next: Found, words: readonly string[]): boolean {
  const joint = words.slice(one.end, next.start);
  return (
    /^[ye]$/.test(joint[0] ?? '') &&
    joint.slice(1).every((word) => /^(?:el|la|los|las)$/.test(word)) &&
    one.form.isMany === next.form.isMany
  );
}

/** Of two of which each is one, in the plural. */
function traitOfBoth({ form, end }: Found, words: readonly string[]): Trait | undefined {
  const said = words[end] ?? '';
  const trait = form.isMany ? undefined : TRAIT_WORDS.es.get(said);
  return trait && foldText(agreed(trait, form.noun, true)) === said ? trait : undefined;
}

function tell({ form: { noun, isMany }, trait, count, isOf }: Found): Named {
  const called = isMany ? noun.many : noun.one;
  const counted = perLanguage((language) => (count === null ? '' : `${numberWord(count, language) ?? ''} `.trimStart()));
  const trailing = trait && agreed(trait, noun, isMany);
  const like = {
    es: `${called.es}${trailing ? ` ${trailing}` : ''}`,
    // «Chicas jóvenes» are young women already.
    en: `${trait && !called.en.startsWith(`${trait.en} `) ? `${trait.en} ` : ''}${called.en}`,
  };
  const article = !isMany && noun.isCounted && !isOf ? articleOf(like.en, noun.isFeminine, trait) : counted;
  return {
    noun: called,
    count: counted,
    like,
    isPerson: noun.isPerson,
    isPace: false,
    es: `${article.es}${like.es}`,
    en: `${article.en}${like.en}`,
  };
}

/** Of the last and the only one there is no other. */
function articleOf(english: string, isFeminine: boolean, trait: Trait | undefined): Bilingual {
  if (/^(?:last|only)$/.test(trait?.en ?? '')) return { es: isFeminine ? 'la ' : 'el ', en: 'the ' };
  const en = /^(?:[aeio]|u(?!ni|se)|hour)/i.test(english) ? 'an ' : 'a ';
  return { es: isFeminine ? 'una ' : 'un ', en: trait?.en === 'own' ? '' : en };
}

function tellPace(pace: Bilingual): Named {
  return { ...pace, noun: pace, like: pace, count: { es: '', en: '' }, isPerson: false, isPace: true };
}
