// Reads a noun phrase word by word; null unless every word of it is known and stands where the grammar has it.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual, Language } from '../../language/language.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import { agreed, type Form, type Noun, type Trait } from './named-forms.ts';
import type { Modifier, Phrase, Tail } from './phrase.ts';
import { type At, afterAt, nounAt, traitAt } from './phrase-words.ts';

/** The words of a phrase, folded, and as they were written. */
interface Words {
  readonly folded: readonly string[];
  readonly said: readonly string[];
}

/** What a noun phrase names, before what follows it. */
type Named = Pick<Phrase, 'head' | 'isMany' | 'traits' | 'modifiers'>;

/** Several of them, joined by commas and the last by «y»; null unless each is read. */
export function readPhrases(text: string, language: Language): readonly Phrase[] | null {
  const whole = readPhrase(text, language);
  if (whole) return [whole];
  const parts = text.split(language === 'es' ? /,\s*(?:[ye]\s)?|\s[ye]\s/ : /,\s*(?:and\s)?|\sand\s/);
  const read = parts.flatMap((part) => readPhrase(part, language) ?? []);
  return parts.length > 1 && read.length === parts.length ? read : null;
}

/** A phrase of that language, with nothing before or after it. */
export function readPhrase(text: string, language: Language): Phrase | null {
  return phraseAt(wordsIn(text), 0, language);
}

function wordsIn(text: string): Words {
  const said = text.replace(/\bin and (?=around\b)|\b(?:de )?aqu[ií] (?=(?:de|en) )/gi, '');
  const folded = foldText(said).replace(/'s?(?![a-z])/g, (end) => ' '.repeat(end.length));
  const found = [...folded.matchAll(/[a-z0-9]+/g)];
  return { folded: found.map(([word]) => word), said: found.map(({ 0: word, index }) => said.slice(index, index + word.length)) };
}

/** What stands there up to the end of the words, after that link where there is one. */
function phraseAt(words: Words, at: number, language: Language, link = ''): Phrase | null {
  const { meaning: opened, end } = openingAt(words.folded, at, language);
  const named = language === 'es' ? spanishAt(words.folded, end) : englishAt(words.folded, end);
  if (!named || (opened.count !== null && !named.meaning.isMany)) return null;
  const tails = tailsAt(words, named.end, language)?.map((tail) => ofPlace(tail, named.meaning.head));
  if (!tails) return null;
  const read = { ...named.meaning, ...opened, tails };
  return { ...read, english: language === 'es' ? englishOf(read, link) : { isMany: read.isMany, article: read.article } };
}

/** «Parejas jóvenes» too. */
function isOfPeople({ isPerson, one }: Noun): boolean {
  return (
    isPerson ||
    /^(?:parejas?|familias?|mujer|hombre|madre|padre|personas?|gente|jóvenes|adulto|estudiante|universitario|jubilado|vecino)(?: |$)/.test(
      one.es,
    )
  );
}

/** «Familias de Temuco» come from there. */
function ofPlace(tail: Tail, head: Noun): Tail {
  if (isOfPeople(head) && 'to' in tail && tail.link.en === 'in' && tail.to.every(isDwelling)) return { ...tail, link: LIVING_IN };
  if (!isOfPeople(head) || !('to' in tail) || !tail.to.every((one) => typeof one === 'string')) return tail;
  const { link } = tail;
  if (link.en === 'of') return { ...tail, link: { es: 'de', en: 'from' } };
  return /^(?:in|at|from)$/.test(link.en) ? { ...tail, link: { es: 'de', en: link.en } } : tail;
}

/** "Couples in terraced houses" live there. */
const LIVING_IN: Bilingual = { es: 'que viven en', en: 'in' };
function isDwelling(one: Phrase | string): boolean {
  return (
    typeof one !== 'string' &&
    /^(?:adosado|casa|piso|apartamento|chalé|vivienda|urbanización|edificio|bloque|finca)(?: |$)/.test(one.head.one.es)
  );
}

const MASS =
  /(?:ing|bread|food|coffee|wine|beer|cheese|meat|rice|fish|delivery|repair|care|pickup|collection|washing|advice|shop|bar|bakery|club|truck)$/;

/** How English has what Spanish says bare, and «para los niños», which is "for children". */
function englishOf({ head, isMany, count, article }: Omit<Phrase, 'english'>, link: string): Phrase['english'] {
  if (link !== '' && article === 'the' && isMany) return { isMany, article: null };
  if (article !== null || isMany || count !== null || !head.isCounted) return { isMany, article };
  if (link === 'with') return { isMany, article: 'a' };
  return { isMany: link !== 'by' && !MASS.test(head.one.en), article };
}

const THE: Readonly<Record<Language, RegExp>> = { es: /^(?:el|la|los|las)$/, en: /^the$/ };
const A: Readonly<Record<Language, RegExp>> = { es: /^una?$/, en: /^(?:an?|one)$/ };
/** Said before a thing, and nothing lost without it. */
const IDLE: Readonly<Record<Language, RegExp>> = { es: /^(?:unos|unas|algun|algun[oa]s?|nuestr[oa]s?)$/, en: /^(?:our|some)$/ };

function openingAt(words: readonly string[], at: number, language: Language): At<Pick<Phrase, 'count' | 'article'>> {
  const word = words[at] ?? '';
  const count = /^\d{1,2}$/.test(word) ? Number(word) : smallNumber(word);
  if (count !== undefined && count > 1) return { meaning: { count, article: null }, end: at + 1 };
  if (THE[language].test(word)) return { meaning: { count: null, article: 'the' }, end: at + 1 };
  if (A[language].test(word)) return { meaning: { count: null, article: 'a' }, end: at + 1 };
  return { meaning: { count: null, article: null }, end: IDLE[language].test(word) ? at + 1 : at };
}

/** "Seasonal flowers", "cheese boards": what it is like and what it is of stand before it. */
function englishAt(words: readonly string[], start: number): At<Named> | null {
  const traits: Trait[] = [];
  const nouns: Form[] = [];
  let at = start;
  for (;;) {
    const [noun, trait] = [nounAt(words, at, 'en'), traitAt(words, at, 'en')];
    const isTrait =
      trait && (!noun || trait.end > noun.end || (trait.end === noun.end && !noun.meaning.noun.isPerson)) && hasNext(words, trait.end);
    if (isTrait) {
      // What is said after a noun would be said of another one.
      if (nouns.length > 0) break;
      traits.push(trait.meaning);
      at = trait.end;
    } else if (noun) {
      nouns.push(noun.meaning);
      at = noun.end;
    } else if (nouns.length === 1 && words[at] === 'and' && isJoined(words, at + 1)) at++;
    else break;
  }
  const head = nouns.at(-1);
  if (!head) return null;
  const modifiers = nouns.slice(0, -1);
  if (modifiers.length > (words.slice(start, at).includes('and') ? 2 : 1) || modifiers.some(({ noun }) => noun.isSpan)) return null;
  return {
    meaning: { head: head.noun, isMany: isSeveral(head), traits, modifiers: modifiers.map((one) => modifierOf(one, head.noun)) },
    end: at,
  };
}

/** "Phone and tablet repair": the next noun stands before another one. */
function isJoined(words: readonly string[], at: number): boolean {
  const next = nounAt(words, at, 'en');
  return next !== null && nounAt(words, next.end, 'en') !== null;
}

function hasNext(words: readonly string[], at: number): boolean {
  return nounAt(words, at, 'en') !== null || traitAt(words, at, 'en') !== null;
}

function isSeveral({ noun, isMany }: Form): boolean {
  return isMany || (!noun.isCounted && /s$/.test(noun.one.es));
}

/** "Bike repair" is «reparación de bicicletas», "cheese boards" «tablas de queso», "dog food" «comida para perros». */
function modifierOf({ noun }: Form, head: Noun): Modifier {
  const isOfWork = OF_WORK.test(head.one.es);
  const isOfBeings = noun.isPerson || BEINGS.test(noun.one.es);
  return { noun, isMany: noun.isCounted && (isOfWork || isOfBeings), link: isOfBeings && !isOfWork ? 'para' : 'de' };
}

const OF_WORK =
  /^(?:\S+(?:ción|sión|miento|aje)|arreglo|alquiler|venta|entrega|recogida|limpieza|compra|cuidado|paseo|lavado|corte|reparto|diseño|afilado)(?: |$)/;
const BEINGS = /^(?:perro|gato|mascota|caballo|niño|niña|bebé|ave|animal)/;

/** «Flores frescas de temporada», «cortes de pelo»: what it is like and what it is of follow it. */
function spanishAt(words: readonly string[], start: number): At<Named> | null {
  const before = traitAt(words, start, 'es');
  const first = before && nounAt(words, before.end, 'es') && isLeading(before.meaning) ? before : null;
  const head = nounAt(words, first?.end ?? start, 'es');
  if (!head) return null;
  const { noun, isMany } = head.meaning;
  const traits: Trait[] = first ? [first.meaning] : [];
  const modifiers: Modifier[] = [];
  let at = head.end;
  for (;;) {
    const trait = agreeingAt(words, at, noun, isSeveral(head.meaning));
    // «Restaurantes de barrio y vecinos»: somebody else is named.
    const isSomebody = nounAt(words, at + 1, 'es')?.meaning.noun.isPerson === true;
    const joint = /^[ye]$/.test(words[at] ?? '') && !isSomebody ? agreeingAt(words, at + 1, noun, isSeveral(head.meaning)) : null;
    const said = trait ?? (traits.length > 0 ? joint : null);
    const of = words[at] === 'de' ? nounAt(words, at + 1, 'es') : null;
    const and = /^[ye]$/.test(words[at] ?? '') ? nounAt(words, at + 1, 'es') : null;
    if (said) {
      traits.unshift(said.meaning);
      at = said.end;
    } else if (and && modifiers.length === 1) {
      modifiers.push({ noun: and.meaning.noun, isMany: and.meaning.isMany, link: modifiers[0]?.link ?? 'de' });
      at = and.end;
    } else if (of && modifiers.length === 0 && !isDescribed(words, of, noun, isSeveral(head.meaning))) {
      modifiers.push({ noun: of.meaning.noun, isMany: of.meaning.isMany, link: of.meaning.noun.isPerson ? 'para' : 'de' });
      at = of.end;
    } else break;
  }
  return { meaning: { head: noun, isMany: isSeveral(head.meaning) || isMany, traits, modifiers }, end: at };
}

/** «Gran surtido», «buenos vinos». */
function isLeading({ es: [form = ''] }: Trait): boolean {
  return /^(?:gran|buen|bueno|malo|mejor|mismo|nuevo|pequeño|propio|único|último|segundo|primer|tercer|décimo)$/.test(form);
}

/** What the noun itself is like: «tablas pequeñas». */
function agreeingAt(words: readonly string[], at: number, noun: Noun, isMany: boolean): At<Trait> | null {
  const trait = traitAt(words, at, 'es');
  if (!trait) return null;
  const said = words.slice(at, trait.end).join(' ');
  return foldText(agreed(trait.meaning, noun, isMany)).replace(/[^a-z0-9]+/g, ' ') === said ? trait : null;
}

/** «Tablas de queso manchego»: what follows is said of the cheese. */
function isDescribed(words: readonly string[], { end }: At<Form>, head: Noun, isMany: boolean): boolean {
  return traitAt(words, end, 'es') !== null && agreeingAt(words, end, head, isMany) === null;
}

const LINKS: Readonly<Record<Language, ReadonlyMap<string, Bilingual>>> = {
  es: new Map(
    Object.entries({ con: 'with', sin: 'without', para: 'for', en: 'in', de: 'of', desde: 'from' }).map(([es, en]) => [es, { es, en }]),
  ),
  en: new Map(
    Object.entries({
      with: 'con',
      without: 'sin',
      for: 'para',
      of: 'de',
      in: 'en',
      at: 'en',
      from: 'de',
      to: 'a',
      near: 'cerca de',
      around: 'en la zona de',
    }).map(([en, es]) => [en, { es, en }]),
  ),
};
const NEAR: ReadonlyMap<string, Bilingual> = new Map([
  ['cerca', { es: 'cerca de', en: 'near' }],
  ['alrededor', { es: 'alrededor de', en: 'around' }],
]);
const BY: Bilingual = { es: 'en', en: 'by' };
const VEHICLE = /^(?:bici|bicicleta|coche|furgoneta|moto|camión|barco|tren|autobús|carro|auto|van|motocicleta)(?: |$)/;

/** All that follows a noun, to the end of the words; null where some of it is not known. */
function tailsAt(words: Words, at: number, language: Language): readonly Tail[] | null {
  if (at === words.folded.length) return [];
  const word = words.folded[at] ?? '';
  const isBy = language === 'en' ? word === 'by' : word === 'en' && VEHICLE.test(words.folded.slice(at + 1).join(' '));
  const near = language === 'es' && words.folded[at + 1] === 'de' ? NEAR.get(word) : undefined;
  const link = isBy ? BY : (near ?? LINKS[language].get(word));
  const next = at + (near ? 2 : 1);
  const fixed = afterAt(words.folded, at, language);
  const linked = () => (link ? linkedTo(words, next, language, link) : null);
  if (!fixed) return linked();
  // «En bici de carga» goes on where «en bici» ends.
  const isWithin = link !== undefined && (nounAt(words.folded, at + 1, language)?.end ?? 0) > fixed.end;
  const rest = tailsAt(words, fixed.end, language);
  const told = rest && [{ fixed: fixed.meaning }, ...rest];
  return isWithin ? (linked() ?? told) : (told ?? linked());
}

/** A phrase takes all that follows it; a name is told as it is, and more may follow it. */
function linkedTo(words: Words, at: number, language: Language, link: Bilingual): readonly Tail[] | null {
  const names = namesAt(words, at, language);
  if (names.meaning.length > 0 && TO_NAMES.test(link.es)) {
    const rest = tailsAt(words, names.end, language);
    return rest && [{ link, to: names.meaning }, ...rest];
  }
  const to = phraseAt(words, at, language, link.en);
  if (to) return link === BY && !VEHICLE.test(to.head.one.es) ? null : [{ link, to: [to] }];
  return bothAt(words, at, language, link);
}

/** «Para adultos y niños»: two at the end of the words. */
function bothAt(words: Words, at: number, language: Language, link: Bilingual): readonly Tail[] | null {
  const joint = words.folded.findIndex((word, step) => step > at && JOINT[language].test(word));
  if (joint < 0) return null;
  const cut = (from: number, to?: number): Words => ({ folded: words.folded.slice(from, to), said: words.said.slice(from, to) });
  const [one, other] = [cut(at, joint), cut(joint + 1)].map((part) => phraseAt(part, 0, language, link.en));
  return one && other ? [{ link, to: [one, other] }] : null;
}

const JOINT: Readonly<Record<Language, RegExp>> = { es: /^[ye]$/, en: /^and$/ };

const TO_NAMES = /(?:^en|de|desde)$/;

/** «De Laureles y Envigado»: names joined by a word. */
function namesAt(words: Words, at: number, language: Language): At<readonly string[]> {
  const end = nameEnd(words, at);
  if (end === at) return { meaning: [], end: at };
  const name = words.said.slice(at, end).join(' ');
  const more = JOINT[language].test(words.folded[end] ?? '') ? namesAt(words, end + 1, language) : null;
  return more && more.meaning.length > 0 ? { meaning: [name, ...more.meaning], end: more.end } : { meaning: [name], end };
}

/** Where a name ends that begins there: capitals that no list knows, and «de» between two of them. */
function nameEnd({ said, folded }: Words, at: number): number {
  const isCapital = (place: number) => /^\p{Lu}/u.test(said[place] ?? '');
  if (!isCapital(at) || nounAt(folded, at, 'es') || nounAt(folded, at, 'en')) return at;
  let end = at + 1;
  while (isCapital(end) || (/^(?:de|del|la|las|los|of)$/.test(folded[end] ?? '') && isCapital(end + 1))) end++;
  return end;
}
