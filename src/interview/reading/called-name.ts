// What the business is called, in so many words: «se llama Flor de Azahar», "called Spoke & Gear", "Harris Bakery, same name".
import { foldText } from '../../language/fold-text.ts';
import { namesBusiness } from './called-business.ts';
import { findTradeClues } from './known-trades.ts';
import { isNameLike, tidy } from './name-like.ts';
import { PROPER } from './named-first.ts';

const CUE =
  /(?<!\p{L})(?:(?:se|nos) (?:llama(?:mos|n)?|llamará|llamaría|llamaremos|va(?:mos)? a llamar|llamara|llamaria|llame)|llamad[oa]|llamarse|(?:lo|la) llamar(?:emos|é|e)|(?:le|lo|la) (?:puse|pusimos|pondr(?:é|e|emos)|hemos puesto|he puesto|bautic(?:é|e))(?: (?:de nombre|por nombre|como))?|(?:el |su |de )?nombre (?:comercial |correcto |bueno |bien escrito |de verdad )?(?:es|será|sera|sería|deber[ií]a ser|tiene que ser|a|por)|(?:la |mi |nuestra |su )?marca (?:es|será|sera|sería)|(?:nombre|marca|empresa|negocio):|called|(?:we|i)(?: have|'ve|’ve)? named it|named(?! (?:after|for|it)(?!\p{L}))|(?:the |its |our |my |business )?name(?:'s|’s| is| will be| would be| should be| to)|name:|(?:we|i)(?:'ll|’ll| will)? call it|(?:we(?:'re|’re)|i(?:'m|’m))? ?(?:calling|gonna call|going to call) it|known as|trading (?:as|under the name(?: of)?)|under the name(?: of)?|brand:)(?!\p{L})(?: (?:spell?ed|spelt|written|con letras))?\s*:?\s*["“«]?/giu;
/** «No se llama así», "it isn't called that", "the name is not …": before the cue, or after it. */
const DENIED_BEFORE = /(?:^|\P{L})(?:no|not|never|nunca|ni|\p{L}+n['’]t) (?:\p{L}+ ){0,3}$/iu;
const DENIED_AFTER = /^(?:not|no|never|nunca) /i;
/** «No se llama X, es Y», «sino Y», "isn't called X, it's Y": what it is instead. */
const INSTEAD = new RegExp(
  `(?:[Nn]o (?:se llama|es)|[Nn]ot (?:called|named)|n['’]t (?:called|named)|(?:nombre|name) (?:no es|is not|isn['’]t)|name['’]s not) [^.;!\\n]{2,40}?[,.;!]* (?:sino(?: que es)?|but|es|[Ii]t['’]?s|[Ii]t is) (?!called|named|not)["“«]?(${PROPER})`,
  'u',
);
/** "Hilván se llama": the name first. */
const CALLED_AFTER =
  /(?:^|[,.;:(] ?)["“«]?([^,.;:()"”»]{2,40}?)["”»]?,? (?:se (?:llama|llamará|llamara|llamaría|llamaria|va a llamar)|(?:is|will be) (?:its|the) name)(?: (?:el|la|mi|nuestr[oa]) \p{Ll}{4,})?(?=[,.;:)]|$| con | with )/iu;
/** «Horno Julián, se queda el nombre», "Harris Bakery, same name". */
const KEPT_NAME = new RegExp(
  `(?:^|[.;:] )(?:[Ee]s |[Ii]t[’']?s )?(${PROPER}),? (?:y |and )?(?:se (?:queda|mantiene|conserva|deja)(?: con)?|(?:mantengo|mantenemos|conservo|conservamos|dejo|dejamos|sigue con|seguimos con)|(?:es|es[ea] es|será) |(?:we(?:[’']re| are)? |I(?:[’']m| am)? )?(?:keep(?:ing|s)?|it keeps)|(?:the )?same(?= name)) ?(?:el |the |its |his |her |su |ese |mismo |old |same )*(?:nombre|name)`,
  'u',
);
/** «Barro Bonito se llama el taller»: what it is, and no name. */
const OF_KIND = /^(?:el|la|mi|nuestr[oa]) \p{Ll}{4,}(?=[,.;:)]|$| con )/u;
const PROPER_HERE = new RegExp(`^${PROPER}`, 'u');
/** A name typed without capitals ends where the sentence goes on. */
const LOOSE_HERE =
  /^[\p{L}\d][\p{L}\d'’&.+ -]{0,60}?(?=$|[,.;:!?\n"”»)]| (?:y|and|en|in|es|is|está|esta|estará|estara|será|sera|will|at|con|with|que|which|from|for|para|un|una|an|based|pero|but|because|porque)(?!\p{L}))/u;

/** "There's a big gym called Bend Rock Gym": somebody else's. */
const OF_ANOTHER =
  /(?:^|\P{L})(?:there(?:[’']s| is| are)|hay|existe|est[áa] (?:el|la|un|una)|otr[oa]|another|the (?:only )?other|(?:the|el|la) (?:only|único|única)|competitors?|competidor\p{L}*|competencia|al lado|next door|a (?:chap|guy|woman|man|lady|place)|un (?:tipo|señor|chico)|una (?:señora|chica))(?:\P{L}[^.;!?\n]*)?$/iu;

/** "se llama Flor de Azahar", "called Spoke & Gear". "My name is Ana" names a person. */
export function calledName(text: string, isOfOthers: boolean): string | null {
  const kept = KEPT_NAME.exec(text)?.[1];
  if (kept !== undefined) return tidy(kept);
  const cues = [...text.matchAll(CUE)];
  const instead = INSTEAD.exec(text)?.[1];
  if (instead !== undefined && isNameLike(instead)) return tidy(instead);
  if (cues.length === 0) return tidy(CALLED_AFTER.exec(text)?.[1] ?? '');
  const own = cues.find((cue) => {
    const before = text.slice(0, cue.index);
    return isOwnName(before, cue[0], text.slice(cue.index + cue[0].length)) && !(isOfOthers && isOfSomebody(before, cue[0]));
  });
  if (own === undefined) return null;
  const rest = text.slice(own.index + own[0].length);
  const first = OF_KIND.test(rest) ? CALLED_AFTER.exec(text)?.[1] : undefined;
  if (first !== undefined && isNameLike(first)) return tidy(first);
  const found = (PROPER_HERE.exec(rest) ?? LOOSE_HERE.exec(rest))?.[0] ?? CALLED_AFTER.exec(text)?.[1] ?? '';
  return tidy(found);
}

/** «Una llamada conmigo cada mes»: on the phone. */
const A_CALL = /(?:^|[^\p{L}\d])(?:una|la|cada|otra|por|primera|segunda|cualquier|\d+)\s$/iu;

/** Neither somebody else's, nor the founder's, nor what is denied. */
function isOwnName(before: string, cue: string, after: string): boolean {
  if (DENIED_BEFORE.test(before) || DENIED_AFTER.test(after) || OF_ANOTHER.test(before)) return false;
  if (/^llamada/iu.test(cue) && A_CALL.test(before)) return false;
  return !/(?:^|\P{L})(?:mi |my )$/iu.test(before) && !/^my /i.test(cue);
}

/** "A goldendoodle named Winston", «mi vecina se llama Lupe»: said of a noun that is no business. */
function isOfSomebody(before: string, cue: string): boolean {
  const noun = foldText(/(?<=^|[\s,])(\p{L}[\p{L}'’-]*?)(?:,|['’]s| is| was| que| who)*\s*$/u.exec(before)?.[1] ?? '');
  if (noun === '' || !/^(?:called|named|llamad|se llama|known)/i.test(cue)) return false;
  return !/^(?:it|this|that|is|be|y|and|business|negocio)$/.test(noun) && !namesBusiness(noun) && findTradeClues(noun).clues.length === 0;
}
