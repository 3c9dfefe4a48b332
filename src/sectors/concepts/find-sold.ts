// What is sold, where no trade tells it: the things and the work an offer begins with, in both languages.
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import { type Bilingual, LANGUAGES, type Language, perLanguage } from '../../language/language.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';
import { agreed, FORMS, type Noun, TRAIT_WORDS, type Trait, wordsOf } from './named-forms.ts';
import { WORKS, type Work } from './sold-works.ts';

/** «Pequeños arreglos de seguridad en casa: barras de apoyo, rampas»: what comes before the colon, and what after it. */
export interface Sold {
  readonly lead: Bilingual;
  /** What the lead lists, one by one. */
  readonly led: readonly Bilingual[];
  readonly rest: readonly Bilingual[];
}

interface Item {
  readonly thing: Bilingual;
  /** As it stands before another word in English: "bike repair". */
  readonly one: Bilingual;
  readonly work: Work | undefined;
}

const MOST_SOLD = 4;

/** Null where the offer does not begin with anything both languages have words for. */
export function findSold(offer: string): Sold | null {
  const spoken = spokenLanguage(foldText(offer), 'es');
  const [inSpoken, inOther] = LANGUAGES.toSorted((one) => (one === spoken ? -1 : 1)).map((language) => soldIn(offer, language));
  return inSpoken ?? inOther ?? null;
}

function soldIn(offer: string, language: Language): Sold | null {
  for (const sentence of foldText(offer).split(/[.;!?\n]+/)) {
    const [lead, ...rest] = sentence
      .split(':')
      .map((part) => itemsOf(nameCollars(part), language))
      .filter((items) => items.length > 0);
    const led = lead ? sayItems(lead) : [];
    if (led.length > 0) return { lead: listInBoth(led), led, rest: rest.flatMap(sayItems).slice(0, MOST_SOLD) };
  }
  return null;
}

/** A dog’s is no necklace. */
function nameCollars(part: string): string {
  return PETS.test(part) ? part.replace(/\bcollar(es)?\b(?! de)/, 'collar$1 de perro') : part;
}

const PETS = /\b(?:perr|mascot|canin)/;
const FOR_RENT = /\b(?:for (?:rent|hire)|(?:de|en) (?:alquiler|renta))\b/;
const RENTAL = WORKS.find(({ noun }) => noun.en === 'rental');

/** What comes after these tells whom it is for, when, where or with what. */
const STOP: Bilingual<RegExp> = {
  es: /(?:^| )(?:a|al|con|sin|para|por|en|desde|hasta|que|donde|segun|como|cuando|si|bajo|sobre|hech[oa]s?|entre)(?: |$)/,
  en: /(?:^| )(?:to|at|with|without|for|from|in|on|by|within|that|which|where|when|who|so|because|if|as|under|made|sent|done|near|between|into)(?: |$)/,
};
const WITH = /^ ?(?:con|sin|with|without|todo|all|incluid[oa]|including|y (?:te|les?)|and (?:we|i)) /;
const JOINED: Bilingual<RegExp> = { es: /,| (?:y|e|o|u|mas|ni) |\/|\+/, en: /,| (?:and|or|plus) |\/|\+|&/ };

function itemsOf(part: string, language: Language): readonly Item[] {
  const items: Item[] = [];
  let carried = FOR_RENT.test(part) ? RENTAL : undefined;
  for (const piece of part.split(JOINED[language])) {
    if (WITH.test(piece)) break;
    const stop = STOP[language].exec(piece);
    const item = readItem(wordsOf(stop ? piece.slice(0, stop.index) : piece), language, carried);
    if (item) items.push(item);
    // What follows «con», "for" or "in" in the same breath goes on with it.
    if (stop && item) break;
    // Half of what is sold, named alone, would read as all of it.
    if (!item && !isIdle(piece, language)) break;
    carried = item?.work;
  }
  return items.slice(0, MOST_SOLD);
}

/** Words before a thing that say nothing of what it is. */
const BEFORE: Bilingual<RegExp> = {
  es: /^(?:yo|nosotros|nosotras|somos|un|una|unos|unas|el|la|los|las|mis?|nuestr[oa]s?|todo|tipo|de|del|servicios?|venta|vend(?:o|emos|er|iendo)|ofre(?:zco|cemos|cer)|hag?o|hacemos|hacer|fabric(?:o|amos|ar)|elabor(?:o|amos|ar)|cocin(?:o|amos|ar)|horne(?:o|amos|ar)|cos(?:o|emos|er)|tej(?:o|emos|er)|d(?:oy|amos|ar)|quiero|queremos|voy|vamos|prepar(?:o|amos|ar)|\d+)$/,
  en: /^(?:i|we|hand|home|our|my|a|an|the|all|some|kinds?|of|services?|sell|sells|selling|offer|offers|offering|make|makes|making|bake|cook|sew|knit|give|giving|teach|teaching|provide|providing|prepare|do|doing|want|will|out|ll|supply|\d+)$/,
};
/** What a thing is like, where leaving it out makes it no other thing. */
const LOOSE: Bilingual<RegExp> = {
  es: /(?:ad[oa]s?|id[oa]s?|os[oa]s?|ic[oa]s?|ales|al|ables?|ibles?|eros?|eras?|antes?|ivos?|ivas?)$/,
  en: /(?:made|ed|ic|al|able|ous|ive|ful|fresh|custom|natural|sewn|knit|own|best|quality|simple|full|short|real|warm|cool)$/,
};

/** «Voy a tu casa y…»: nothing sold was named yet. */
function isIdle(piece: string, language: Language): boolean {
  return wordsOf(piece).every((word) => BEFORE[language].test(word));
}

function readItem(words: readonly string[], language: Language, carried: Work | undefined): Item | null {
  let work = carried;
  let trait: Trait | undefined;
  let at = 0;
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    const noun = nounAt(words, at, language);
    const done = WORKS.find(({ verb, said }) => verb[language].test(word) || (language === 'es' && said.es.test(word)));
    if (noun && (!done || noun.end - at > 1)) break;
    if (done) work = done;
    else if (TRAIT_WORDS[language].has(word)) trait = TRAIT_WORDS[language].get(word);
    else if (!BEFORE[language].test(word) && !LOOSE[language].test(word)) return null;
  }
  const first = nounAt(words, at, language);
  return first ? readThing(words, first, trait, work, language) : null;
}

interface NounAt {
  readonly noun: Noun;
  readonly end: number;
  readonly isMany: boolean;
}

/** When and where, which nobody sells. */
const NOT_SOLD =
  /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mediodía|fin de semana|trimestre|noches|barrio|zona|zona rural|calle|costa|pueblo|provincia|polígono|casco viejo|carretera)$/;

function nounAt(words: readonly string[], at: number, language: Language): NounAt | null {
  const form = (FORMS[language].get(words[at] ?? '') ?? []).find(
    ({ tokens, noun }) =>
      !noun.isPerson && !noun.isSpan && !NOT_SOLD.test(noun.one.es) && tokens.every((token, step) => words[at + step] === token),
  );
  return form ? { noun: form.noun, end: at + form.tokens.length, isMany: form.isMany } : null;
}

function readThing(
  words: readonly string[],
  first: NounAt,
  before: Trait | undefined,
  work: Work | undefined,
  language: Language,
): Item | null {
  return language === 'es' ? readSpanish(words, first, before, work) : readEnglish(words, first, before, work);
}

/** «Clases de piano», «collares nuevos»; of what is unknown («cursos de apicultura») nothing is said. */
function readSpanish(words: readonly string[], first: NounAt, before: Trait | undefined, work: Work | undefined): Item | null {
  const next = words[first.end] ?? '';
  if (next === 'de') {
    const second = nounAt(words, first.end + 1, 'es');
    return second && isEnd(words, second.end, 'es') ? joined(first.noun, second, work) : null;
  }
  const after = TRAIT_WORDS.es.get(next);
  if (next !== '' && !after && !LOOSE.es.test(next)) return null;
  return itemOf(first.noun, after ?? before, work);
}

/** "Piano lessons", "bike repair"; a thing before a word that is not known ("dog agility") is no thing sold. */
function readEnglish(words: readonly string[], first: NounAt, before: Trait | undefined, work: Work | undefined): Item | null {
  const next = words[first.end] ?? '';
  if (next === '') return itemOf(first.noun, before, work);
  const done = WORKS.find(({ said }) => said.en.test(next));
  if (done && isEnd(words, first.end + 1, 'en')) return itemOf(first.noun, before, done);
  const second = nounAt(words, first.end, 'en');
  if (!second) return null;
  const then = WORKS.find(({ said }) => said.en.test(words[second.end] ?? ''));
  if (!then && !isEnd(words, second.end, 'en')) return null;
  return joined(second.noun, first, then ?? work);
}

function isEnd(words: readonly string[], at: number, language: Language): boolean {
  const next = words[at];
  return next === undefined || LOOSE[language].test(next) || TRAIT_WORDS[language].has(next);
}

function itemOf(noun: Noun, trait: Trait | undefined, work: Work | undefined): Item {
  const told = (called: Bilingual, isMany: boolean) => ({
    es: trait ? `${called.es} ${agreed(trait, noun, isMany)}` : called.es,
    en: trait ? `${trait.en} ${called.en}` : called.en,
  });
  return { thing: told(noun.many, noun.isCounted), one: told(noun.one, false), work };
}

/** A thing of another: «collares de perro», "dog collars". */
function joined(noun: Noun, of: NounAt, work: Work | undefined): Item {
  const es = of.isMany && !of.noun.isCounted ? of.noun.many.es : of.noun.one.es;
  const told = (called: Bilingual) => ({ es: `${called.es} de ${es}`, en: `${of.noun.one.en} ${called.en}` });
  return { thing: told(noun.many), one: told(noun.one), work };
}

/** Things that the same is done to are said together. */
function sayItems(items: readonly Item[]): readonly Bilingual[] {
  const said: Bilingual[] = [];
  for (const [work, same] of Map.groupBy(items, (item) => item.work)) {
    const things = distinct(same.map(({ thing }) => thing));
    if (!work) said.push(...things);
    else {
      const list = listInBoth(things);
      const [only] = same;
      said.push({
        es: `${work.noun.es} de ${list.es}`,
        en: things.length === 1 && only ? `${only.one.en} ${work.noun.en}` : `${work.noun.en} of ${list.en}`,
      });
    }
  }
  return said;
}

function distinct(things: readonly Bilingual[]): readonly Bilingual[] {
  return things.filter(({ en }, at) => things.findIndex((other) => other.en === en) === at);
}

/** The whole of it in one phrase: «pequeños arreglos (barras de apoyo y rampas)». */
export function sayAllSold({ lead, rest }: Sold): Bilingual {
  const list = listInBoth(rest);
  return perLanguage((language) => (rest.length > 0 ? `${lead[language]} (${list[language]})` : lead[language]));
}
