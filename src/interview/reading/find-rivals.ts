import { foldText } from '../../language/fold-text.ts';
import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';
import { withoutUs } from '../../sectors/concepts/without-us.ts';
import { HOUSE, inSmallLetters, WHERE } from './bare-rivals.ts';
import { isPlaceName } from './find-place.ts';
import { COMMON } from './no-rival-words.ts';
import { isCutShort, joinOneHouse } from './one-house.ts';
import { withoutAsides, withoutTraits } from './rival-asides.ts';
import { isAsked, isPricedAfter, withoutIs } from './rival-beside-price.ts';
import { withoutPlaces } from './where-they-are.ts';

const MOST = 6;
const SEPARATORS =
  /,(?!\d)|(?<!\d),|[;\n•·]|\.(?=\s|$)|\s(?:y|e|and|or|o|u|también|tambien|also|plus|además de|ademas de|as well as|así como)\s(?=\S)|\s[&]\s(?=los |las |the )/giu;
const CAPITAL = /^[\p{Lu}\d][\p{L}\d'’&.+-]*$/u;
const LINK = /^(?:de|del|la|las|los|el|y|e|&|and|of|the|de la|d'|da|do|di|von|van|en|'n'|n)$/i;
/** "Good but Australian": where somebody comes from. */
const DEMONYM =
  /^(?:American|Australian|British|English|Irish|Scottish|Welsh|Canadian|Mexican|Spanish|French|German|Italian|Dutch|Swedish|Danish|Chinese|Japanese|Korean|Indian|Brazilian|Portuguese|Polish|Russian|European|Asian|African|Californian|Texan)s?$/;
/** «Sí, con IVA»: said of a price. */
const TAX = /^(?:IVA|IGV|VAT|GST|HST)$/;
const STREET = /^(?:calle|avenida|avda|plaza|paseo|carrer|c\/|street|st|road|rd|avenue|ave|square|lane|barrio|zona|downtown|centro)$/i;
/** "Valpo Street Tour", "Oak Lane Bakery": a street in the middle of a name. */
const NAME_STREET = /^(?:Street|Road|Lane|Square|Avenue)$/;

/** "la tintorería de la calle Cuba", "the launderette on Mill Road": named by where they are. */
const BY_ITS_STREET =
  /(?<=^|[,;.:]\s|\s(?:y|e|o|and|or|con|with)\s)(?:[Ll]a|[Ee]l|[Uu]na?|[Tt]he|[Aa]n?)\s(\p{Ll}+(?:\s\p{Ll}+)?\s(?:de la (?:calle|plaza|avenida)|del (?:paseo|barrio)|(?:on|in|at) (?=\p{Lu}))\s?\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*){0,2})/gu;

/** «El señor del mercado», "the lady at the market": told by where they sell. */
const BY_THEIR_STAND =
  /(?<=^|[,;.:]\s|\s(?:y|e|o|and|or|con|with)\s)(?:[Ll]a|[Ee]l|[Uu]na?|[Tt]he|[Aa])\s((?:señora?|chic[oa]|mujer|hombre|vieja|viejo|tipo|guy|man|lady|woman|fella|bloke)\s(?:del|de la|of the|at the|in the|on the|from the)\s(?:mercado|mercadillo|feria|tianguis|plaza|esquina|puesto|barrio|pueblo|market|fair|corner|square|village|stall))(?!\p{L})/gu;

/** Names of competitors in an answer, at most six, as written. In an answer without a single capital, short bare items count as names. */
export const findRivals = keptForTheTurn((text): readonly string[] => {
  const others = joinOneHouse(withoutUs(withoutIs(text.replace(TAKEN_BACK, ' ')))).replace(AND_INITIALS, '$1, ');
  const parts = withoutAsides(others)
    .split(SEPARATORS)
    .filter((part): part is string => part !== undefined);
  const named = parts.flatMap((part) => namesIn(part, others));
  const placed = [...others.matchAll(BY_ITS_STREET), ...others.matchAll(BY_THEIR_STAND)].map(
    ([, name = '']) => name.charAt(0).toLocaleUpperCase() + name.slice(1),
  );
  const proper = [...withoutPlaces(named, others).filter((name) => !placed.some((other) => other.endsWith(` ${name}`))), ...placed];
  const names = proper.length > 0 || HOLDS_CAPITAL.test(others) ? proper : inSmallLetters(others, withoutTraits(parts));
  const seen = new Map(names.map((name) => [foldText(name), name.replace(/\+(at|in\+a|y|e|and)\+/, (join) => join.replaceAll('+', ' '))]));
  return [...seen.values()].filter((name, at, all) => !all.slice(0, at).some((other) => isCutShort(name, other))).slice(0, MOST);
});

/** "Oh and ignore my own car, the two cars are the Yaris and the lease": of nothing that competes. */
const TAKEN_BACK = /(?<!\p{L})(?:(?:oh )?(?:and|y) )?(?:ignore|forget|olvida|olv[ií]date de|no cuentes)(?!\p{L})[^.;!?\n]*/giu;
/** "RED and the AA": two, as initials are a whole name. */
const AND_INITIALS = /((?<!\p{L})\p{Lu}{2,5}) (?:and|y) (?=(?:the|la|el) \p{Lu}{2,5}(?!\p{L}))/gu;
/** But for those that a sentence or "I" has. */
const HOLDS_CAPITAL = /(?<!^|[.!?\n]\s*)(?!I(?!\p{L}))\p{Lu}/u;
/** "Airbnb cleaners": whoever works through it, and not the name. */
const SELLERS =
  /^(?:cleaners|sellers|hosts|drivers|groomers|sitters|walkers|tutors|techs|handymen|riders|limpiadoras|vendedores|anfitriones|repartidores|cuidadores|paseadores)$/;

function namesIn(part: string, text: string): readonly string[] {
  const words = part
    .trim()
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/^["“«'(¿¡]+|["”»'):!?]+$/g, '')
        .replace(/^(There|It|That|They|He|She|Here|We|You|I|Who|What)['’](?:s|re|ll|d|ve|m)$/, '$1'),
    );
  const names: string[] = [];
  let run: string[] = [];
  let [article, kind] = ['', ''];
  const close = (next = '') => {
    if (SELLERS.test(next) && !isPricedAfter(next, part, text)) run = [];
    while (run.length > 0 && LINK.test(run.at(-1) ?? '')) run.pop();
    const name = run.join(' ');
    if (name !== '' && !DEMONYM.test(name) && !TAX.test(name) && !isCommonStart(run, part, text))
      names.push(...(isPlaceName(name) ? houseOf(kind, article, name) : [name]));
    run = [];
  };
  let isStreet = false;
  for (const [at, word] of words.entries()) {
    const isOfName = run.length > 0 && NAME_STREET.test(word) && /^\p{Lu}\p{Ll}/u.test(words[at + 1] ?? '');
    if ((STREET.test(word) && !isOfName) || (WHERE.test(word) && run.length > 0)) {
      close();
      isStreet = true;
      continue;
    }
    if (PLACE_AHEAD.test(word) && (OF.test(words[at - 1] ?? '') || IN_THE.test(words.slice(Math.max(0, at - 2), at).join(' ')))) {
      close();
      isStreet = true;
      continue;
    }
    if (HERE_IS.test(word)) isStreet = false;
    if (WHERE.test(word))
      isStreet =
        run.length === 0 && !/^(?:por|from|desde)$/i.test(word) ? isStreet || isPlaceAhead(words, at) || isOutlet(words, at) : isStreet;
    const isCapital = INNER_CAPITAL.test(word) || (CAPITAL.test(word) && /\p{Lu}/u.test(word.charAt(0))) || isNumbered(words, at);
    if (isCapital && !isStreet) {
      if (run.length === 0 && COMMON.has(foldText(word)) && !OPENS_NAME.test(words[at + 1] ?? '') && !opensName(words, at)) continue;
      const isOpening =
        run.length === 0 && at === 0 && COMMON.has(foldText(word)) && words.length > 2 && isSentenceStart(part, text) && !isCounted(words);
      if (isOpening && !isTitle(words) && !isSized(words) && !isHouseNamed(words)) continue;
      if (run.length === 0 && (OPENS_NO_NAME.test(word) || isKind(words, at))) continue;
      if (run.length === 0) [article, kind] = [words[at - 2] ?? '', words[at - 1] ?? ''];
      run.push(word);
    } else if (
      run.length > 0 &&
      LINK.test(word) &&
      words.slice(at + 1, at + 3).some((next) => CAPITAL.test(next) && /\p{Lu}/u.test(next.charAt(0)))
    )
      run.push(word);
    else if (run.length > 0 && word === 'by' && /^\p{Lu}/u.test(words[at + 1] ?? '')) run.push(word);
    else if (run.length > 0 && (ALL_DAY.test(word) || (/^\d+$/.test(word) && !isAsked(words, at, text)))) run.push(word);
    else close(word);
  }
  close();
  return names;
}

/** «Fontaneros 24h Aragón», "Gym 24/7". */
const ALL_DAY = /^24(?:hs?|hrs|\/7)$/i;
/** After a common word, what makes a name of it. */
const OPENS_NAME = /^(?:\p{Lu}|24(?:hs?|hrs|\/7)$)/u;

/** «Don Chuy del mercado Independencia»: which market, and no other rival. */
const PLACE_AHEAD = /^(?:mercado|mercadillo|parque|colonia|fraccionamiento|polígono|market|mall|park)$/;
const OF = /^(?:del|de|of)$/;
/** «En el mercado Independencia». */
const IN_THE = /^(?:en|in|at) (?:el|la|the)$/i;

/** "7-Eleven", "uBreakiFix". */
const INNER_CAPITAL = /^(?:\d+-\p{Lu}|\p{Ll}\p{Lu}\p{L})/u;

/** «7 Sopas», "2 Girls Laundry": the number opens the name, unless it counts what follows. */
function isNumbered(words: readonly string[], at: number): boolean {
  const [article, next, after] = [words[at - 1], words[at + 1] ?? '', words[at + 2]];
  const opens = article === undefined || /^(?:el|la|los|las|the)$/i.test(article);
  const isWhole = after === undefined || !/^\p{Ll}/u.test(after) || /^(?:que|which|that|is|are|cobran?|charges?|on|en|in)$/.test(after);
  return opens && isWhole && /^\d{1,3}$/.test(words[at] ?? '') && /^\p{Lu}\p{Ll}/u.test(next);
}

/** "Two Maids", "Three Brothers Moving": a number with a capital before another is the name's own. */
function isCounted([number = '', noun = '']: readonly string[]): boolean {
  return /^(?:One|Two|Three|Four|Five|Six|Seven|Dos|Tres|Cuatro|Cinco|Siete)$/.test(number) && /^\p{Lu}/u.test(noun);
}

/** «La academia Son de Luz»: with a capital in mid-sentence and joined to another name, a common word is part of it. */
function opensName(words: readonly string[], at: number): boolean {
  return at > 0 && /^(?:de|del|of)$/.test(words[at + 1] ?? '') && /^\p{Lu}/u.test(words[at + 2] ?? '');
}

/** «La residencia San Antonio», «el bar Madrid», «el vivero San José»: a place alone is where, and after what kind of house it is, who. */
function houseOf(kind: string, article: string, place: string): readonly string[] {
  const isOne = /^(?:el|la)$/i.test(article) && /^\p{Ll}{4,}$/u.test(kind) && !OF_A_PLACE.test(kind);
  return HOUSE.test(kind) || isOne ? [`${kind.charAt(0).toLocaleUpperCase()}${kind.slice(1)} ${place}`] : [];
}

/** «Talleres Lagoa: buenos»: the kind of house opens its name. */
function isHouseNamed([kind = '', name = '']: readonly string[]): boolean {
  return HOUSE.test(kind) && /^\p{Lu}/u.test(name);
}

/** «Está Mercadona», «Casi nadie»: what a sentence begins with, and nobody's name. */
const OPENS_NO_NAME = /^(?:Está|Están|Esta|Estan|Hay|Existen?|Casi|Apenas|Hardly|Almost|Nearly|There|También|Luego|Después|Then|And|But)$/;

/** "Mail-in outfit", "Hardware store": a kind of seller, and not one of them. */
function isKind(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  if (at === 0 && /^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(word) && /^\p{Ll}/u.test(next)) return true;
  return KIND.test(word) && /^(?:stores?|shops?|markets?|cent(?:re|er)s?|chains?)$/.test(next);
}

const KIND =
  /^(?:Hardware|Grocery|Department|Charity|Corner|Garden|Farm|Thrift|Pet|Gift|Craft|Book|Toy|Coffee|Repair|Discount|Convenience)$/;

/** Part of a town, or a word that goes on to it: no house. */
const OF_A_PLACE =
  /^(?:zona|centro|ciudad|pueblo|barrio|provincia|estado|región|isla|puerto|playa|colonia|norte|entre|hacia|sobre|hasta|desde|para|cerca|calle|avenida|plaza|gente)$/i;

/** "La Costurera de Cánovas", "El Corte Inglés": an article and two words with capitals are one name. */
function isTitle([article = '', first = '', ...rest]: readonly string[]): boolean {
  const second = rest.find((word) => !LINK.test(word)) ?? '';
  return /^(?:la|el|los|las|the)$/i.test(article) && /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second);
}

/** "Big Bob's Barbecue", «Gran Bazar Chino»: a size before a name is the name's own. */
function isSized([size = '', name = '']: readonly string[]): boolean {
  return /^(?:Big|Little|Small|Gran|Good|Old|New|Super|First)$/.test(size) && /^\p{Lu}/u.test(name);
}

/** «En el barrio está El Rincón»: after that it is who, and no longer where. */
const HERE_IS = /^(?:est[aá]n?|hay|tienes|tenemos|existen?|is|are|there['’]s)$/i;

/** "en Valencia", "near the Old Town": where, not who. */
function isPlaceAhead(words: readonly string[], at: number): boolean {
  return isPlaceName(words.slice(at + 1, at + 3).join(' ')) || isPlaceName(words[at + 1] ?? '') || STREET.test(words[at + 2] ?? '');
}

/** "The Trek store out on Sawmill", "a shop in Worthington": what comes next is where that one is. */
function isOutlet(words: readonly string[], at: number): boolean {
  return OUTLET.test(words[at - 1] ?? '') && /^\p{Lu}/u.test(words[at + 1] ?? '');
}

const OUTLET = /^(?:stores?|shops?|branch|garage|studio|salon|gym|place|outfit|out|up|over|down|sucursal|tienda|taller|local)$/;

function isSentenceStart(part: string, text: string): boolean {
  const at = text.indexOf(part);
  return at <= 0 || /[.!?\n]\s*$/.test(text.slice(0, at));
}

/** "Midas lo hace por 60": whoever does and asks is somebody. */
const SELLS_NEXT =
  /^ (?:(?:te|les?|me|lo|la|se lo|they) ){0,2}(?:hacen?|cobran?|venden?|piden?|tardan?|tienen?|do(?:es)?|charges?|sells?|has|have|are|is) /;

/** A single capital that only opens the sentence is not a name when it is a common word. */
function isCommonStart(run: readonly string[], part: string, text: string): boolean {
  const [first = ''] = run;
  if (run.length === 1 && COMMON.has(foldText(first))) return true;
  const opens = part.trim().startsWith(first) && isSentenceStart(part, text);
  return (
    opens &&
    run.length === 1 &&
    part.trim().split(/\s+/).length > 4 &&
    !SELLS_NEXT.test(part.trim().slice(first.length)) &&
    /^[a-z]+(?:mos|an|en|ing|ed|ly|mente|s)$/.test(foldText(first)) &&
    !/^\p{Lu}{2,}/u.test(first)
  );
}
