// A rival who is none, told where the figures are read back: «Nosotros no es competidor», "take Mine off", «quita a Luna y pon a Sol».
import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { findRivals } from './find-rivals.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf } from './split-sentences.ts';

interface RivalsLeft {
  readonly facts: readonly Fact[];
  /** The answer with blanks for the sentences that take a rival away. */
  readonly rest: string;
}

const TAKES_AWAY =
  /(?<![a-z])(?:quit\w+|sac(?:a|al[oa]|ad|ar|as|o|ue|uen)|saque\w*|borr\w+|elimin\w+|tach\w+|retir\w+|fuera|sobra[n]?|take|remove|drop|delete|cross|strike|scratch|leave out|get rid of|lose)(?![a-z])/;
const IS_NONE =
  /(?<![a-z])(?:(?:no (?:es|son|seria|compite[n]?|cuenta[n]?|va[n]? ahi)|(?:isn'?t|is not|aren'?t|are not|not|doesn'?t|don'?t)(?: really| actually)?)(?: (?:an?|un[ao]?|mi|my|our|nuestr[oa]|el|la|the|de|any|ningun[ao]?))* ?(?:competidor\w*|competenci\w+|rival\w*|competitor\w*|competition|compet\w+|count)|no (?:compite[n]?|cuenta[n]?)|(?:shouldn'?t|should not|doesn'?t|does not) (?:be|belong) (?:there|on|in)|(?:somos|soy) (?:nosotr[oa]s|yo)|(?:es|son) (?:mi[oa]s?|nuestr[oa]s?|l[oa] (?:mi[oa]|nuestr[oa]))|(?:that'?s|it'?s|that is|is) (?:me|us|mine|ours|my own|our own)|(?:quit|sac|borr|elimin)[ae]l[oae]s?|(?:take|leave|cross|strike|drop|remove|delete) (?:it|them|him|her|that)(?: off| out)?)(?![a-z])/;
/** What is put in its place. */
const INSTEAD =
  /(?:,|;| y| and| pero| but)? ?(?:pon(?:er|ga|gan)?|anad\w+|agreg\w+|mete|sino|add|put(?: in)?|instead|en su lugar|it'?s)(?: a| in)? (.+)$/;

/** The rivals that are left, and the one put in another's place. */
export function removeRivals(text: string, context: ReadingContext): RivalsLeft {
  const known = factValue(context.known, 'rivals') ?? [];
  if (known.length === 0) return { facts: [], rest: text };
  const told = sentencesOf(text).flatMap((sentence) => {
    const gone = known.filter((name) => isTakenAway(name, foldText(sentence.words).replaceAll('’', "'")));
    return gone.length > 0 ? [{ sentence, gone }] : [];
  });
  const [first] = told;
  if (first === undefined) return { facts: [], rest: text };
  const gone = new Set(told.flatMap((one) => one.gone));
  const put = told.flatMap(({ sentence }) => putInstead(sentence));
  const left = [...new Set([...known.filter((name) => !gone.has(name)), ...put])];
  const { start, words } = first.sentence;
  const rest = told.reduce((so, { sentence }) => blank(so, sentence), text);
  return { facts: [makeFact('rivals', left, { quote: quoteOf(text, context.answer, start, start + words.length) })], rest };
}

/** Named beside the words that take it away; «a mí», "us" and the like name whoever is speaking. */
function isTakenAway(name: string, folded: string): boolean {
  const word = foldText(name);
  const at = new RegExp(`(?<![a-z\\d])${word.replace(/[^a-z\d ]/g, '.')}(?![a-z\\d])`).exec(folded);
  if (at === null) return false;
  const [before, after] = [folded.slice(0, at.index), folded.slice(at.index + word.length)];
  const near = before.replace(/^.*(?:[,;]| y (?:pon|anad|agreg)\w* | and (?:add|put) )/s, '');
  return (
    (TAKES_AWAY.test(near) && !/(?<![a-z])(?:pon|anade|agrega|add|put)(?: a)? $/.test(near)) || IS_NONE.test(after.split(/[;.]/)[0] ?? '')
  );
}

function putInstead({ words }: Sentence): readonly string[] {
  const match = INSTEAD.exec(foldText(words));
  if (match?.[1] === undefined) return [];
  const put = words.slice(match.index + match[0].length - match[1].length);
  const whole = put.split(/[,;.!?]| (?:y|and|que|which|who) /)[0]?.trim() ?? '';
  return /^\p{Lu}/u.test(whole) ? [whole] : findRivals(put);
}

function blank(text: string, { words, start }: Sentence): string {
  return `${text.slice(0, start)}${' '.repeat(words.length)}${text.slice(start + words.length)}`;
}
