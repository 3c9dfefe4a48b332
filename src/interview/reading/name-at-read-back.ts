// "It's Sagebrush Vans", «No, es Brote», "FixYa": a sentence of the corrections that is a name and nothing else.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { isDontKnow, isHelp, isNo, isNoise, isYes } from './classify-words.ts';
import { findTradeClues } from './known-trades.ts';
import { isNameLike, isTitle, tidy } from './name-like.ts';
import { PROPER } from './named-first.ts';
import { namedInWords } from './named-in-words.ts';
import type { ToldName } from './own-name.ts';
import { sentencesOf } from './split-sentences.ts';

const LEAD =
  "(?:(?:[Nn]o|[Nn]ope|[Oo]h|[Aa]h|[Ee]h|[Yy]|[Aa]nd|[Bb]ut|[Pp]ero|[Ss]orry|[Pp]erd[oó]n|[Pp]erdona|[Aa]ctually|[Ww]ait|[Ee]spera|[Bb]ueno|[Ee]n realidad|(?:(?:[Ee]l |[Tt]he |[Ll]a )?(?:[Nn]ombre|[Nn]ame|[Mm]arca))(?: est[aá] mal| mal| no es (?:ese|as[ií])| is wrong| wrong|[’']s wrong| isn[’']t right))[,.:;]* )*";
const SAID =
  "(?:[Ii]t['’]?s|[Ii]t is|[Tt]hat['’]?s|[Ww]e['’]?re|[Ww]e are|[Ee]s|[Ss]omos|[Ee]l nombre es|[Ll]a marca es|[Tt]he name['’]?s|[Nn]ame)[:,]? ";
const SENTENCE = new RegExp(`^\\s*[¿¡]?${LEAD}(${SAID})?["“«]?(${PROPER})["”»]?[.!\\s]*$`, 'u');
const NO_NAME =
  /^(?:(?:anad|agreg|quit|borr|elimin|cambi|corrig|falt|sobr|apunt)[a-z]*|pon|mete|saca|add|remove|drop|delete|take|put|change|make|use|swap|replace|missing|also|tambien|otr[oa]|another|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|euros?|pesos|dollars|wrong|correct|mal|bien|nada|nothing|almost|nearly|casi|faltaria|mostly|good|great|perfect|perfecto|vale|listo|ready|stop|change|cambia|corrige|espera|wait|sl|ltd|llc)(?![a-z])/;
const FEWEST_SHARED = 4;

/** Null where it may be anything else: a rival, a place, a trade in one word, or one word where another name is known that is nothing like it. */
export function nameAtReadBack(text: string, known: FactSheet): ToldName | null {
  const before = factValue(known, 'name');
  const rivals = (factValue(known, 'rivals') ?? []).map((rival) => foldText(rival));
  for (const { words, start } of sentencesOf(text)) {
    const match = SENTENCE.exec(words);
    const name = tidy(match?.[2] ?? '');
    if (!match || name === null || !(isNameLike(name) || isTitle(name)) || NO_NAME.test(foldText(name))) continue;
    if (isReply(foldText(name), known)) continue;
    const isLong = name.includes(' ') || /\p{Ll}\p{Lu}/u.test(name);
    const isOpen = before === undefined || isLike(name, before);
    const isTrade = !name.includes(' ') && findTradeClues(foldText(name)).clues.length > 0;
    const isSure = isOpen ? isLong || match[1] !== undefined || name.length >= FEWEST_SHARED : isLong && match[1] !== undefined;
    if (rivals.includes(foldText(name)) || isTrade || !isSure) continue;
    const at = start + words.indexOf(match[2] ?? '');
    return { name, start: at, end: at + (match[2] ?? '').length };
  }
  return null;
}

/** A yes, a no, a question, the name of a figure. */
function isReply(folded: string, known: FactSheet): boolean {
  return isYes(folded) || isNo(folded) || isDontKnow(folded) || isHelp(folded) || isNoise(folded) || namedInWords(folded, known).length > 0;
}

/** One letter off, or longer, or shorter: the same name put right. */
function isLike(name: string, before: string): boolean {
  const [one, other] = [foldText(name), foldText(before)];
  const shared = [...one].findIndex((letter, at) => letter !== other[at]);
  return (shared < 0 ? one.length : shared) >= FEWEST_SHARED || one.slice(-FEWEST_SHARED) === other.slice(-FEWEST_SHARED);
}
