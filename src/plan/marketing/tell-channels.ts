// The ways of getting known that the founder told, one by one, in their own words.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { clipQuote } from '../told/clip-quote.ts';
import { findChannelClue } from './channel-clues.ts';
import { sumIn, withoutSum } from './channel-sum.ts';

const MOST_CHANNELS = 5;
const MOST_WORDS = 9;
/** More is no name, and would not fit a cell. */
const MOST_LETTERS = 120;
/** A name without a clue («Yapo», "Houzz") is short; anything longer is talk. */
const LONGEST_NAME = 4;
const BORDER = /[,;…\n]+(?!\d)|\.(?=\s|$)|:.*?(?=[,;.\n]|$)/u;
/** What trails off: «Instagram y poco más», «LinkedIn… no sé qué más». */
const TRAIL =
  /[\s,.…]*(?:\by\s+)?(?:poco m[aá]s|no (?:lo )?s[eé] qu[eé] m[aá]s|otra cosa no s[eé]|not sure what else|not much else)[\s.…]*$/iu;
const NOTHING =
  /^(?:no (?:lo )?se\b.*|otra cosa.*|sobre todo|nada mas|mainly|mostly|not sure.*|i (?:do not|don.?t) know.*|nothing else|that.?s (?:it|all)|etc\w*|jaja.*)$/;
/** What goes on it, which is no way of getting known: «En eso, 310 € al mes», "about three hundred bucks a month". */
const MONEY =
  /^(?:(?:en|para|on|for) )?(?:todo |all (?:of )?)?(?:eso|esto|ello|that|this|it)$|[€$£] ?\d|\d ?(?:€|\$|£)|\b(?:euros?|eurillos|pavos|pesos|varos|lucas?|palos?|mangos|dolares|dollars|bucks|grand|pounds|quid|soles|dinero|plata|presupuesto|money|cash|budget)\b|\b(?:al mes|mensual\w*|al ano|a la semana|a month|per month|monthly|a year|a week)\b/;
/** Whoever says what they do not know, do not do or will see is naming no way of getting known. */
const TALK =
  /\b(?:no (?:lo |me |se |le )?(?:se|sabria|tengo|tenemos|creo|conozco|he|hemos)|ni idea|no idea|(?:do not|don.?t|dunno|can.?t|cannot) ?\w*|(?:ya )?(?:vere|veremos|iremos)|(?:we.?ll|i.?ll) see|lo (?:que|normal|usual|de siempre|tipico)|los que|the usual|cuanto|segun|(?:as much|whatever|how much|what(?:ever)? (?:it|we|i))|tried|them|probe|probamos|quiza|a lo mejor|maybe|perhaps|pues|ponle|digamos|let.?s say)\b/;
/** «Publicidad no», «nada de redes», "no adverts": what is not to be done. */
const DENIED = /^(?:nada de|ningun[oa]?|sin|nunca|tampoco|no|not|never|without|no need)\b|\b(?:no|not|ni hablar)$/;
const LEAD =
  /^(?:(?:y|e|o|and|or|plus|also|tambi[eé]n|adem[aá]s|luego|despu[eé]s|then|first|primero|sobre todo|mainly|mostly|creo que|i think|pues|con|por|through|via|v[ií]a|mediante|a trav[eé]s de|by|using)\s+)+/iu;
/** «Volantes en los edificios y que prueben gratis»: what is wished of it is not part of its name. */
const AFTERTHOUGHT = /\s+(?:y que|and then|so that|para que)\s.*$/iu;
const JOINED = /\s+(?:y|e|and)\s+/iu;

/** Each way of getting known that was named, five at most. */
export function tellChannels(facts: FactSheet): readonly string[] {
  return readChannels(facts).map((words) => clipQuote(withoutSum(words), MOST_WORDS));
}

/** What a month of each of them was told to cost, in the same order; null where nothing was told of it. */
export function tellChannelSums(facts: FactSheet): readonly (number | null)[] {
  return readChannels(facts).map(sumIn);
}

function readChannels(facts: FactSheet): readonly string[] {
  const clauses = (factValue(facts, 'marketing') ?? '')
    .replace(TRAIL, '')
    .split(BORDER)
    .flatMap((clause) => [...partJoined(clean(clause)), ...tellAfterthought(clause)]);
  const told = clauses.filter((words) => words !== '' && words.length <= MOST_LETTERS && !isNoChannel(words));
  const named = told.filter((words) => isNamed(words) || words.split(' ').length <= LONGEST_NAME);
  return (named.length > 0 ? named : told.slice(0, 1)).slice(0, MOST_CHANNELS);
}

/** «Volantes en los edificios y que prueben en la puerta el primer mes»: what is wished of it may be another way of getting known. */
function tellAfterthought(clause: string): readonly string[] {
  const wished = AFTERTHOUGHT.exec(clause)?.[0].trim().replace(LEAD, '') ?? '';
  return findChannelClue(foldText(wished))?.kind === 'trial' ? [wished] : [];
}

function clean(clause: string | undefined): string {
  return (clause ?? '').replace(AFTERTHOUGHT, '').trim().replace(LEAD, '').trim();
}

/** «Carteles y Google» are two; «fotos y vídeos en Instagram», one. */
function partJoined(clause: string): readonly string[] {
  const parts = clause.split(JOINED).map(clean);
  return parts.length > 1 && parts.every(isNamed) ? parts : [clause];
}

function isNoChannel(words: string): boolean {
  const said = foldText(words);
  if (NOTHING.test(said) || DENIED.test(said)) return true;
  return (MONEY.test(said) || TALK.test(said)) && !isNamed(words);
}

function isNamed(words: string): boolean {
  return findChannelClue(foldText(words)) !== undefined;
}
