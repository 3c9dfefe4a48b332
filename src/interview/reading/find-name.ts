import { foldText } from '../../language/fold-text.ts';
import type { QuestionId } from '../interview.ts';
import { calledName } from './called-name.ts';
import { findPlace, isPlaceName } from './find-place.ts';
import { findTradeClues } from './known-trades.ts';
import { isNameLike, isTitle, tidy } from './name-like.ts';
import { openingName, PROPER, TRADE_FIRST } from './named-first.ts';
import { isCommonNoun, withoutOpeners } from './no-name-words.ts';
import { ownName } from './own-name.ts';
import { TOWN } from './town-before-region.ts';

const QUOTED = /["“«„]([^"”»“\n]{2,60})["”»]/u;
const SUBJECT = new RegExp(
  `(?:^|[.\\n] ?)(${PROPER}) (?:is|will be|es|será|sera|was|offers|ofrece|vende|sells|makes|repairs|fixes|arregla|brings|delivers|prepara|hace|provides|fabrica|diseña|manda|envía|reparte|conecta|alquila|cuida|enseña|lleva|organiza|cocina|limpia|instala|imprime|cultiva|tuesta|elabora|runs|builds|designs|teaches|cleans|connects|helps|gives|turns|grows|roasts|cooks|brews|films|rents|sends|puts)\\b`,
  'u',
);
/** "Chairful is software": what a thing is. "Price is agreed" only tells how it is done. */
const IS_NO_KIND = /^ (?:is|will be|was|es|será|sera) (?!(?:an?|the|my|our|una?|el|la|mi|nuestr[oa]|software) )/u;
/** «Es tienda. Casa Tinuca, en Oviedo»: a later sentence that begins with the name and goes on with where it is. */
const NAMED_LATER = new RegExp(`[.;!?] (?=\\p{Lu}[^,.;]* \\p{Lu})(${PROPER}),? (?:en|in|at) `, 'u');
const APPOSITION = new RegExp(`[,(–—-] ?["“«]?(${PROPER})["”»]?(?:,|\\)|[.:;](?= |\\n|$)|$| [–—-] | con | with |(?= en \\p{Lu}))`, 'u');
/** "Agendita, un programa de citas"; "we are Harbour Plate". */
const TOLD_FIRST = new RegExp(`^(${PROPER}), (?:una?|an?|el|la|the|I['’]?m|[Ww]e['’]?re|estoy|estamos) \\p{L}`, 'u');
const WE_ARE = new RegExp(`(?:^|[.,:;] )(?:[Ww]e are|[Ww]e[’']re|[Ss]omos) (${PROPER})(?=[,.:;]|$)`, 'u');
/** "Taller de cerámica Fang i Foc: vajillas": after the trade in small letters. */
const AFTER_TRADE = new RegExp(
  `^(?:(?:[Uu]na?|[Ee]l|[Ll]a|[Aa]n?|[Tt]he) )?\\p{L}\\p{Ll}+(?: \\p{Ll}+){0,5}(?<!(?<!\\p{L})(?:de|del|con|sin|para|en|a|al|por|y|e|o|como|tipo|estilo|marca|of|with|for|in|from|to|at|and|or|by|like|without|the|mi|my|la|el|los|las|vendo|vendemos|hago|hacemos|reparo|arreglo|doy|damos|sell|make|fix|repair)) (${PROPER}(?: \\p{Lu}[\\p{L}\\d'’&-]*)*)(?:[,:;(]|\\.(?= |$)|$| con | with )`,
  'u',
);
/** "Tidy Brew! its a van", «¡La Nave! Es un taller». */
const CRIED = new RegExp(`^¡?(${PROPER})!(?= |$)`, 'u');
const EN_PROPER = new RegExp(
  `^ (?:(?:en|por|con|sin|para|al|by|for|to)(?: (?:su|tu|mi|your|my))?|in (?:its|your|my|their)) (${PROPER})(?=[,.:;]|$)`,
  'u',
);
/** "Quesería La Cuaya en Grado": a title after the trade, and then its place. */
const TITLE_IN_PLACE = new RegExp(`^\\p{L}\\p{Ll}+ ((?:La|El|Los|Las) ${PROPER}) en \\p{Lu}`, 'u');
/** "… con garantía de 6 meses. FríoYa", "… y actividades. Tardes Felices, en Envigado": a sentence of its own at the end. */
const LAST_ALONE = new RegExp(
  `[.;!] (${PROPER})(?:,? (?:en|in) \\p{Lu}[^.]{0,30}|, \\p{Lu}[^.;,]{0,30}(?:, \\p{Lu}[^.;,]{0,20})?)?[.!]?$`,
  'u',
);
/** "Róisín Deasy Photography. I've been at it for six years": the first sentence is nothing but a name, of two words or more. */
const SENTENCE_ALONE = new RegExp(`^(?=\\p{Lu}[^.]* \\p{Lu})(${PROPER}(?: at ${PROPER})?)\\. (?=\\p{Lu})`, 'u');
const SECTOR_SPLIT = /,|;|\n| [–—-] |: |\(| (?:en|in|is|es|será|sera|at|near|based|está|esta|situad[oa]|ubicad[oa]|un|una|a|an) /iu;
const GENERIC =
  /^(?:(?:es |is |it's |sera |seria |it is |it will be )?(?:un|una|unos|a|an|the|el|la|los|las|mi|my|our|nuestr[oa]|it|its|es|sera|this|that|esto|we|i|yo|somos|quiero|vendo|vendemos|hago|hacemos|vender|abrir|montar|estamos|estaremos|estara|seria|vamos|selling|opening|making|aun|todavia|still|not|no|si|yes|en|in)\b|(?:venta|elaboracion|fabricacion|tienda|taller|bar|cafeteria|restaurante|floristeria|panaderia|peluqueria|academia|gimnasio|clinica|agencia|consultoria|empresa|negocio|app|aplicacion|plataforma|web|shop|store|bakery|cafe|restaurant|salon|gym|agency|consultancy|business|company|online|food truck|mobile|arreglos|reparacion|clases|servicio|limpieza|florist|bike|barber)\b(?! (?:[a-z]+ )?\p{Lu}))/u;
/** The name of the business, or null. A bare answer to the question of identity is a name unless it is a place or a description. */
export function findName(answer: string, question: QuestionId, isNameAsked: boolean): string | null {
  const text = withoutOpeners(answer.replace(SAID_BEFORE, ''));
  const name = shortName(text, question, isNameAsked);
  return name === null ? null : withRest(text, name);
}

/** "Already said, Waggin' Wheel", «ya te dije: Brote». */
const SAID_BEFORE =
  /^\s*(?:i |we )?(?:already (?:said|told you)|as (?:i|we) said|like (?:i|we) said|ya (?:te |se )?(?:lo )?(?:dije|he dicho)|como (?:te )?(?:dije|dec[ií]a))[,:.]?\s+/iu;

/** "Llave en Orden": what follows the preposition is no place. */
function withRest(text: string, name: string): string {
  if (isTitle(name)) return name;
  const after = text.slice(text.indexOf(name) + name.length);
  const rest = EN_PROPER.exec(after);
  return rest?.[1] !== undefined && isNameLike(rest[1]) ? name + rest[0] : name;
}

function shortName(text: string, question: QuestionId, isNameAsked: boolean): string | null {
  const called = ownName(text)?.name ?? calledName(text, OF_OTHERS.has(question));
  if (called !== null) return called;
  if (question !== 'identity' && question !== 'problem' && question !== 'solution' && question !== 'read-back') return null;
  // Asked where, a name that is known is not given anew but in so many words.
  if (question === 'read-back' || (question === 'identity' && !isNameAsked)) return null;
  const quoted = question === 'problem' ? null : QUOTED.exec(text)?.[1];
  if (quoted && /^\p{Lu}/u.test(quoted.trim()) && tidy(quoted)) return tidy(quoted);
  const cried = question === 'identity' && isNameAsked ? CRIED.exec(text)?.[1] : undefined;
  if (cried !== undefined && (isNameLike(cried) || isTitle(cried))) return tidy(cried);
  const told = question === 'identity' && isNameAsked ? IT_IS.exec(text)?.[1] : undefined;
  if (told !== undefined && isNameLike(told) && findPlace(told) === null) return tidy(told);
  const bare = question === 'identity' && isNameAsked ? bareName(SENTENCE_ALONE.exec(text)?.[1] ?? text) : null;
  if (bare !== null && (/^\p{Lu}.* \p{Lu}/u.test(bare) || opensList(bare, text))) return bare;
  if (question !== 'problem') {
    const first = TOLD_FIRST.exec(text)?.[1] ?? WE_ARE.exec(text)?.[1] ?? openingName(text);
    if (first !== undefined && (isNameLike(first) || isTitle(first)) && !isTradeWord(first)) return tidy(first);
  }
  const alone = question === 'solution' ? SENTENCE_ALONE.exec(text)?.[1] : undefined;
  if (alone !== undefined && isNameLike(alone) && !TRADE_FIRST.test(foldText(alone)) && !DOING_LAST.test(alone)) return tidy(alone);
  const subject = subjectOf(text);
  const isPlaced = question === 'problem' && subject !== undefined && findPlace(subject) !== null;
  // Who has the problem also opens a sentence: there a name takes two words.
  const isAnyone = question === 'problem' && !/\p{Lu}.* .*\p{Lu}/u.test(subject ?? '');
  if (subject !== undefined && !isPlaced && !isAnyone && isNameLike(subject)) return tidy(subject);
  const later = question === 'identity' && isNameAsked ? NAMED_LATER.exec(text)?.[1] : undefined;
  if (later !== undefined && bare === null && (isNameLike(later) || isTitle(later))) return tidy(later);
  const isLast = question === 'solution' && lastAlone(text.trim()) !== null;
  const apposed = isLast ? undefined : apposedTo(text);
  if (question !== 'problem' && apposed !== undefined && (isNameLike(apposed) || isTitle(apposed))) return tidy(apposed);
  const last = question === 'solution' ? (afterTrade(text) ?? TITLE_IN_PLACE.exec(text) ?? lastAlone(text.trim()))?.[1] : undefined;
  return last !== undefined && (isNameLike(last) || isTitle(last)) ? tidy(last) : bare;
}

/** Asked for the name: "It's Marisol's Cake Room", «es Pan y Rosas». */
const IT_IS =
  /^\s*(?:(?:oh|well|so|yes|yeah|s[ií]|pues|bueno),? )?(?:[Ii]t['’]s|[Ii]t is|[Ii]t['’]ll be|[Ee]s|[Ss]er[aá]|[Tt]hat['’]s) (\p{Lu}[\p{L}'’&-]+(?: (?:of|the|and|&|y|de|del|la|el|los|las|\p{Lu}[\p{L}'’&-]*))* \p{Lu}[\p{L}'’&-]+)(?=\s*(?:[.,;:!)\n]|$))/u;

/** Told of whoever has the problem: there a name is theirs unless it is that of a business. */
const OF_OTHERS: ReadonlySet<QuestionId> = new Set(['problem', 'customer']);

/** Whoever the first sentence that tells of a doing begins with; one word alone has to be told what it is, and be no common noun. */
function subjectOf(text: string): string | undefined {
  const match = SUBJECT.exec(text);
  const name = match?.[1];
  if (match === null || name === undefined) return undefined;
  const after = text.slice(match.index + match[0].indexOf(name) + name.length);
  return !name.includes(' ') && (IS_NO_KIND.test(after) || isCommonNoun(name, text)) ? undefined : name;
}

/** What stands beside the noun it names, and in no list: neither "from a Cork roaster, Badger & Dodo" nor "Balsam Fir, Wood Smoke, Mint". */
function apposedTo(text: string): string | undefined {
  const match = APPOSITION.exec(text);
  if (match === null) return undefined;
  const before = text.slice(0, match.index);
  const isWhereabouts = match[0].startsWith('(') && PLACED.test(before);
  return isWhereabouts || OF_A_THIRD.test(before) || IN_LIST.test(before) ? undefined : match[1];
}

/** «En Valledupar (Cesar)»: where the town is. */
const PLACED = new RegExp(`(?<!\\p{L})(?:en|in|near|outside|cerca de|pueblo,|village,|town,) ${TOWN} ?$`, 'u');
const OF_A_THIRD = /(?<!\p{L})(?:from|by|de|con|with) (?:an? |una? |my |our |mi |nuestr[oa] )(?:[\p{L}’'-]+ ){0,5}[\p{L}’'-]+$/u;
const IN_LIST = /(?:[:,]|(?<!\p{L})(?:y|and|o|or)) \p{Lu}[\p{L}'’]*(?: \p{L}+){0,2}$/u;

/** «El mismo pan que hacía Julián»: a person in a clause of its own. */
const DOER_BEFORE = /(?<!\p{L})(?:que|which|that|who|quien) (?:\p{L}+ ){0,3}$/u;

function afterTrade(text: string): RegExpExecArray | null {
  const match = AFTER_TRADE.exec(text);
  return match !== null && DOER_BEFORE.test(text.slice(0, text.indexOf(match[1] ?? ''))) ? null : match;
}

/** One word with no capital inside it only opens a sentence. */
function lastAlone(text: string): RegExpExecArray | null {
  const match = LAST_ALONE.exec(text);
  return match !== null && /\p{Lu}.*[ ’'&-]\p{Lu}|\p{Ll}\p{Lu}/u.test(match[1] ?? '') ? match : null;
}

/** "Dog Grooming." with capitals: what is done. */
const DOING_LAST = /(?:ing|ci[oó]n|ment|miento)s?$/;

/** «Fabricar no fabrico»: in small letters, said of something. */
const DENIES = /(?<!\p{L})(?:no|not|nunca|never|\p{L}+n['’]t)(?!\p{L})/u;

/** «Me llamo Reme y lo voy a montar yo»: who is talking, folded. */
const OF_PERSON = /^(?:(?:yo )?me llamo|(?:yo )?soy|mi nombre es|my name is|my name's|i'm|i am) /;

/** "Spoke & Gear"; "Flor de Azahar, floristería en Valencia"; "la tahona, en Soria". */
function bareName(text: string): string | null {
  const whole = text.trim().replace(/[.!]+$/, '');
  if (whole.length > 200) return null;
  const titled = WHOLE_TITLE.exec(whole)?.[1];
  if (titled !== undefined && isWholeTitle(titled)) return tidy(titled);
  const cut = whole.search(SECTOR_SPLIT);
  const first = (cut > 0 ? whole.slice(0, cut) : whole).trim();
  const folded = foldText(first);
  const isProper = /^\p{Lu}/u.test(first) && /\p{Lu}/u.test(first.slice(1));
  if (first.length < 2 || first.length > 60 || isPlaceName(first) || DENIES.test(first) || OF_PERSON.test(folded)) return null;
  const hasArticle =
    /^(?:la|el|los|las|the|mi|my) (?!.*\b(?:tienda|taller|bar|cafeteria|restaurante|floristeria|panaderia|peluqueria|academia|gimnasio|clinica|agencia|empresa|negocio|app|web|shop|store|bakery|cafe|salon|gym|agency|business|company|nombre|name|que)\b)/.test(
      folded,
    );
  const isTitled = isProper && /^(?:la|el|los|las|the|un|una|mi|my|taller|bar|cafe|casa)\b/.test(folded);
  if (GENERIC.test(folded) && !isTitled && !hasArticle && !isTradeAndName(first, cut > 0 ? whole.slice(cut) : '')) return null;
  const place = findPlace(first);
  const isPlaceOnly = place !== null && place.start === 0 && place.end >= first.length;
  if (isPlaceOnly || folded.split(' ').length > 6 || (/\d{3,}/.test(first) && !ENDS_IN_NUMBER.test(first))) return null;
  return tidy(first);
}

/** «Clínica dental Vital», «Panadería Cordón, en Montevideo»: the trade, and the name it goes by; a place alone after the trade tells where it is. */
function isTradeAndName(first: string, rest: string): boolean {
  const own = TRADE_AND_NAME.exec(first)?.[1];
  return own !== undefined && !isTradeWord(own) && (!isPlaceName(own) || findPlace(rest) !== null);
}

/** «Taller Feria 112». */
const ENDS_IN_NUMBER = /^\p{Lu}[^\d]*\p{Lu}[^\d]* \d{1,4}$/u;
/** "Steady at Home Physiotherapy, like I said": one name, where what follows the preposition is no place and has a capital of its own besides. */
const WHOLE_TITLE = new RegExp(`^(${PROPER} (?:at|in|en) ${PROPER})(?=[,.:;]|$)`, 'u');

function isWholeTitle(words: string): boolean {
  const tail = words.replace(/^.*? (?:at|in|en) /u, '');
  return tail.includes(' ') && findPlace(tail) === null && findTradeClues(foldText(tail)).clues.length > 0;
}

const TRADE_AND_NAME =
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}(?<! (?:de|del|para|con|y|e|en|al?|of|for|and|by|in)) (\p{Lu}\p{Ll}[\p{L}'’&-]*(?: (?:(?:de|del|la|los|y) ){0,2}\p{Lu}[\p{L}'’&-]*){0,3}(?: \d{1,4})?)$/u;

/** "Fold, Hawes": what stands first is the name, and then where. */
function opensList(bare: string, text: string): boolean {
  return /^\p{Lu}/u.test(bare) && /^, ?\p{Lu}/u.test(text.trim().slice(bare.length)) && isNameLike(bare) && !isTrade(bare);
}

/** «Estudio de tatuaje fineline, Tinta Mansa»: in small letters after its first, it tells what the business is. */
const isTrade = (words: string) => isTradeWord(words) || (/^[^ ]+ [^\p{Lu}]+$/u.test(words) && TRADE_FIRST.test(foldText(words)));

/** "Desayunos, un café por persona": what is sold. */
function isTradeWord(words: string): boolean {
  return !words.includes(' ') && findTradeClues(foldText(words)).clues.length > 0;
}
