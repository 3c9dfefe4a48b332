// Rivals named without a capital by whoever types as they talk: «luego la panadería pan do miño, que tiene la ración a 3,20», "then there's the golden
// fry lot, and some bloke called dave".
import { foldText } from '../../language/fold-text.ts';
import { isPlaceName } from './find-place.ts';
import { DOES, PRICED_OR_PRAISED } from './no-rival-words.ts';
import { isNoNameAhead, KIND_ALONE, KIND_BEFORE, NOUN_LAST, STOPS } from './small-letter-words.ts';

interface Told {
  readonly name: string;
  /** Its place in the answer. */
  readonly at: number;
}

/** What the part before told: a name alone, a name and something of it, somebody whose name may follow, or nobody. */
type Before = 'bare' | 'told' | 'somebody' | null;

/** A part of the answer, with what stands after it. */
interface Piece {
  readonly words: string;
  readonly start: number;
  readonly after: string;
}

const PARTED =
  /[;\n()¿?¡!]+|\.(?=\s|$)|(?<!(?<!\p{L})(?:son|hay|faltan?|are|there['’]s) (?:(?:solo|only|just) )?(?:dos|tres|cuatro|two|three|four)(?: \p{Ll}+)?)[,:](?=\s)|\s(?:y|e|and|plus)\s(?=\p{L})|\s(?=(?:then|and also|and then) (?:there['’]?s|you['’]?ve got|the )|luego (?:está|esta|hay|tienes|el |la )|después (?:está|hay))/giu;

/** What leads up to a name; the last group of words is that of somebody who is told to be there. */
const FILLERS =
  /^(?:(?:pues|bueno|mira|a ver|claro|nada|hombre|y|e|sobre todo|por un lado|por otro|por aquí|aquí|en el barrio|well|right|so|ok|okay|and|basically|honestly|obviously|mostly|i mean|you know|round here|around here|locally|in town|luego|después|despues|también|tambien|además|then|also|plus)(?:,? +))+/iu;
const THERE_IS =
  /^(?:(?:lo (?:más|mas) (?:parecido|cercano)(?: que hay)?(?: por (?:aquí|ahí|allí))?|lo que (?:(?:más|mas) se (?:le )?parece|hay(?: por (?:aquí|ahí|allí))?)|(?:el|la) (?:más|mas) (?:fuerte|cerca|cercan[oa]|conocid[oa]|parecid[oa])|(?:un|el|la) (?:otro|otra|primero|primera|principal|segundo|segunda|tercero)|un[oa]|otr[oa]|(?:la|mi|nuestra) competencia(?: directa)?|(?:los|mis|nuestros) (?:competidores|rivales)|(?:the )?(?:closest|nearest|main|big|other|first|second|only|biggest)(?: (?:thing|one|rival|competitor))?(?: (?:to (?:me|us|it)|round here|around here))?|(?:my|our|the) (?:competitors?|rivals?|competition)|one|another)(?: (?:es|son|sería|serían|is|are|would be|['’]d be)|['’]s))(?: (?:solo|sólo|only|just))?(?: (?:dos|tres|cuatro|two|three|four)(?: \p{Ll}+)?)?[,:]? +|^(?:está|esta|están|estan|hay|tienes|tenemos|ten[ée]s|queda|quedan|(?:me |te |nos )?faltan?(?: (?:un|dos|tres) (?:competidor(?:es)?|rival(?:es)?))?[,:]?|there(?:['’]?s| is| are)|you(?:['’]?ve got| have| get)|we(?:['’]?ve got| have)|it['’]?s|you forgot|you missed|missing) +/iu;
/** After «luego» or "then" somebody is told as after «está». */
const NEXT_ONE = /^(?:(?:y|and) )?(?:luego|después|despues|then|también|tambien|also|plus),? +/iu;
const CALLED =
  /(?<!\p{L})(?:(?:que )?se (?:hace )?llama[n]?|llamad[oa]s?|que le dicen|que le llaman|called|un[oa]? tal|named|who goes by|known as|by the name of)\s+/iu;
/** «La peluquería se llama»: a rival's, and not the own business. */
const OWN = /(?<!\p{L})(?:me llamo|nos llamamos|(?:se )?(?:va|vamos) a llamar|i['’]?m called|we['’]?re called|my name)(?!\p{L})/iu;
/** "The wetherspoons lot". */
const THEIR_LOT = /^(?:the|that|those|them) ((?:[\p{Ll}\d'’&-]+ ){1,3})(?:lot|crowd|mob|crew)(?!\p{L})/u;
const ARTICLE = /^(?:(el|la|los|las|the|ese|esa|that) +)/iu;
/** «Lo más parecido es o forno»: after a verb no «or», an article of Galicia and Portugal. */
const THE_OF_GALICIA = /^o (?=\p{Ll}{3})/u;
const LINK = /^(?:de|do|da|dos|das|del|of|the|la|los|las|el|y|and|&|n|'n'|for)$/iu;
const SELLS =
  /^,?\s*(?:(?:que|which|who|that) )?(?:(?:te |le |les |me |lo |la |se |the |they |also |only |still )*)?(?:cobran?|piden?|venden?|tienen?|sacan?|tardan?|hacen?|ponen?|cierran?|abren?|charges?|asks?|wants?|sells?|does|has|takes?|quotes?|shuts|closes|opens)(?!\p{L})/iu;
const SELLS_PLURAL =
  /^(?: (?:is|are|was)|['’]s) (?:(?:about|around|like|only) )*[$€£]?\d|^,?\s*(?:(?:who|which|that) )?(?:do|are|have|charge|ask|want|sell|take)(?!\p{L})[^,;.]*\d/iu;
/** «El gadis, con la industrial»: what they have there. */
const HAS = /^,?\s*(?:que|con|donde|which|who|with|where)\s/iu;
/** «Hay una chica, lucía»: who it is comes after the comma. */
const SOMEBODY =
  /(?<!\p{L})(?:un[oa]?|an?|some|otr[oa]|another) (?:\p{L}+ )?(?:chic[oa]|señora?|chaval[a]?|muchach[oa]|tip[oa]|mujer|hombre|vecin[oa]|guy|bloke|lady|woman|girl|lad|fella|chap|man)(?: (?:de|del|in|on|at|near|round|from|over)(?: \p{L}+){1,3})?$/iu;
const MOST_WORDS_OF_PERSON = 3;
const MOST_WORDS = 4;
const SHORTEST = 3;

/** Names as they stand in the answer, in the order told. */
export function namesInSmallLetters(text: string): readonly Told[] {
  const told: Told[] = [];
  let before: Before = null;
  for (const piece of piecesOf(withJoined(text))) {
    const name = nameIn(piece, before);
    before = name === null ? (SOMEBODY.test(piece.words) ? 'somebody' : null) : piece.words.endsWith(name.name) ? 'bare' : 'told';
    if (name !== null) told.push({ ...name, name: name.name.replaceAll(JOINT, ' ') });
  }
  return told;
}

/** Between the words of one name, for a blank. */
const JOINT = '_';
/** "The nearest is bark and bubbles over in marlow": one, as what is said of it tells. */
const ONE_OF_TWO =
  /(?<=(?:nearest|closest|parecido|cercano|main one)(?: \p{Ll}+){0,3} (?:is|es) )(\p{Ll}+) (and|y) (\p{Ll}+)(?= (?:over|in|on|en|down|up)(?!\p{L}))|(?<=^|[,;.] (?:and |y )?|then |but |pero |luego )(?!me |and {2}|my |yo )(\p{Ll}+) (and|y) (\p{Ll}+)(?= (?:is|charges|does|has|takes|wants|es|cobra|pide|tiene) (?:the|an?|it|about|[£$€]?\d|el|la|un|una|unos)(?!\p{L}))/gu;
/** Houses known to all whose name has a small word in it. */
const WITH_SMALL_WORDS =
  /(?<!\p{L})(?:pets at home|two men and a truck|bath and body works|el corte ingl[eé]s|casa del libro|cat in a flat)(?!\p{L})/giu;

function withJoined(text: string): string {
  return text.replace(ONE_OF_TWO, (pair) => pair.replaceAll(' ', JOINT)).replace(WITH_SMALL_WORDS, (name) => name.replaceAll(' ', JOINT));
}

/** «La clínica vida», «la residencia san antonio»: what it is belongs to a name of one word and to a saint's or a town's. */
function isPartOfName(name: string): boolean {
  const [first = '', second] = name.split(/[ ,.;:]/);
  return (
    second === undefined || second === '' || (STOPS.test(foldText(second)) && !/^do$/i.test(second)) || isPlaceName(`${first} ${second}`)
  );
}

const OF_NAME =
  /^(?:residencia|cl[ií]nica|academia|escuela|colegio|farmacia|panader[ií]a|pasteler[ií]a|peluquer[ií]a|barber[ií]a|cafeter[ií]a|ferreter[ií]a|taller(?:es)?|bar|hotel|hostal|gimnasio|veterinaria|autoescuela|lavander[ií]a|tintorer[ií]a|restaurante|fonda|ludoteca|guarder[ií]a|librer[ií]a|carnicer[ií]a|fruter[ií]a|estudio|vivero|granja|bodega|queser[ií]a) /iu;

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const close = (until: number) => {
    const raw = text.slice(from, until);
    const words = raw.trimStart();
    if (words !== '') pieces.push({ words: words.trimEnd(), start: from + raw.length - words.length, after: text.slice(until) });
  };
  for (const { index, 0: joint } of text.matchAll(PARTED)) {
    close(index);
    from = index + joint.length;
  }
  close(text.length);
  return pieces;
}

/** Somebody named right before: a bare article goes on with the list, and after a bare name another bare one. */
function nameIn({ words, start, after }: Piece, before: Before): Told | null {
  const isList = before === 'bare' || before === 'told';
  const called = CALLED.exec(words);
  if (called && !OWN.test(words)) return named(words, called.index + called[0].length, start, () => true);
  const isNext = NEXT_ONE.test(words);
  const bare = words.replace(FILLERS, '');
  const rest = bare.replace(THERE_IS, '');
  const isThere = rest !== bare || isNext;
  const lot = THEIR_LOT.exec(rest);
  const from = words.length - rest.length;
  if (lot)
    return named(
      `${words.slice(0, from + lot[0].indexOf(lot[1] ?? ''))}${(lot[1] ?? '').trim()}`,
      from + lot[0].indexOf(lot[1] ?? ''),
      start,
      () => true,
    );
  if (isThere && THE_OF_GALICIA.test(rest)) return named(words, from, start, () => true);
  const article = ARTICLE.exec(rest)?.[0] ?? '';
  if (before === 'somebody' && article === '' && !isThere)
    return named(words, 0, start, (name, tail) => tail === '' && name.split(' ').length < MOST_WORDS_OF_PERSON);
  const kind = KIND_BEFORE.exec(rest.slice(article.length))?.[0] ?? '';
  const isOfName = OF_NAME.test(kind) && isPartOfName(rest.slice(article.length + kind.length));
  return named(words, from + article.length + (isOfName ? 0 : kind.length), start, (name, tail) => {
    const follows = `${tail}${after}`;
    const isSeller = SELLS.test(follows) || SELLS_PLURAL.test(follows);
    if (isThere || name.includes(JOINT) || (kind !== '' && article !== '')) return true;
    if (kind !== '') return isList;
    if (article === '')
      return (
        SELLS.test(tail) ||
        SELLS_PLURAL.test(tail) ||
        (before === 'bare' && tail === '' && !PRICED_OR_PRAISED.test(name) && !DOES.test(name))
      );
    return (
      isSeller ||
      (tail === '' && HAS.test(after)) ||
      (isList && tail === '' && (!name.includes(' ') || (before === 'bare' && /^the /i.test(article))))
    );
  });
}

/** «Pan do miño», but "greggs do it". */
function isLinkHere(word: string, words: string): boolean {
  return /^do$/i.test(word) && !/(?<!\p{L})do (?:it|them|that|those|an?|the|one|some|not|\d|good|cheap)(?!\p{L})/iu.test(words);
}

/** The name that begins there, where it is one and what stands around it says so. */
function named(words: string, from: number, start: number, isSomebody: (name: string, tail: string) => boolean): Told | null {
  const said = words.slice(from);
  const all = [...said.matchAll(/[^ ]+/g)];
  const first = THE_OF_GALICIA.test(said) ? 1 : 0;
  const stop = all.findIndex(
    ({ 0: word }, at) => at >= first && ((STOPS.test(foldText(word)) && !isLinkHere(word, words)) || (/^[$€£]?\d/.test(word) && at > 0)),
  );
  const run = all.slice(0, stop < 0 ? all.length : stop);
  while (run.length > 0 && LINK.test(run.at(-1)?.[0] ?? '')) run.pop();
  const last = run.at(-1);
  if (last === undefined) return null;
  const end = last.index + last[0].length;
  const name = said.slice(0, end).replace(/['’]s$/u, (ending) => (/\s/.test(said.slice(0, end)) ? ending : ''));
  const own = run.slice(KIND_BEFORE.test(said) ? 1 : first).map(({ 0: word }) => foldText(word));
  const isLong = own.filter((word) => !LINK.test(word)).length > MOST_WORDS;
  if (
    isLong ||
    name.length < SHORTEST ||
    /\p{Lu}/u.test(name) ||
    isNoNameAhead(own) ||
    (KIND_ALONE.test(said) && !KIND_BEFORE.test(said)) ||
    NOUN_LAST.test(own.join(' '))
  )
    return null;
  return isSomebody(name, said.slice(end)) ? { name, at: start + from } : null;
}
