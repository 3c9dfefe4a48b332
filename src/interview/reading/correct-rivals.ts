// A rival who is none, told where the figures are read back: «Nosotros no es competidor», "take Mine off", «quita a Luna y pon a Sol».
import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { blankOut, clauseAround, type Span } from './clauses.ts';
import { findRivals } from './find-rivals.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';

interface RivalsLeft {
  readonly facts: readonly Fact[];
  /** The answer with blanks for the clauses that take a rival away. */
  readonly rest: string;
}

const TAKES_AWAY =
  /(?<![a-z])(?:quit\w+|sac(?:a|al[oa]|ad|ar|as|o|ue|uen)|saque\w*|borr\w+|elimin\w+|tach\w+|retir\w+|fuera|sobra[n]?|(?:ya )?no (?:compito|competimos|compite[n]?|compito) con|(?:don't|doesn't|do not|no longer) compete with|take|remove|drop|delete|cross|strike|scratch|leave out|get rid of|lose)(?![a-z])/;
const IS_NONE =
  /(?<![a-z])(?:(?:no (?:es|son|seria|compite[n]?|cuenta[n]?|va[n]? ahi)|(?:isn'?t|is not|aren'?t|are not|not|doesn'?t|don'?t)(?: really| actually)?)(?: (?:an?|un[ao]?|mi|my|our|nuestr[oa]|el|la|the|de|any|ningun[ao]?))* ?(?:competidor\w*|competenci\w+|rival\w*|competitor\w*|competition|compet\w+|count)|no (?:compite[n]?|cuenta[n]?)|(?:shouldn'?t|should not|doesn'?t|does not) (?:be|belong) (?:there|on|in)|(?:somos|soy) (?:nosotr[oa]s|yo)|(?:es|son) (?:mi[oa]s?|nuestr[oa]s?|l[oa] (?:mi[oa]|nuestr[oa]))|(?:that'?s|it'?s|that is|is) (?:me|us|mine|ours|my own|our own)|(?:(?:ya )?(?:ha[n]? )?(?:cerr(?:o|aron|ado)|quebr(?:o|aron|ado)|desapareci(?:o|eron|do))|ya no (?:esta[n]?|existe[n]?|abre[n]?|hay|trabaja[n]?)|se (?:fue(?:ron)?|ha[n]? ido|mud(?:o|aron))|(?:has |have |is |are |was |'s )?(?:closed|shut)(?: down)?|went (?:bust|under|out of business)|(?:is|are|'s|has) gone|left town|moved (?:away|out)|no longer (?:exists?|there|open|around|trad\w+))(?! (?:los|las|el|on|at|a las|domingos|sundays|early|late)(?![a-z]))|(?:quit|sac|borr|elimin)[ae]l[oae]s?|(?:take|leave|cross|strike|drop|remove|delete) (?:it|them|him|her|that)(?: off| out)?)(?![a-z])/;
/** What is put in its place. */
const INSTEAD =
  /(?:,|;| y| and| pero| but)? ?(?<![a-z])(?:pon(?:er|ga|gan)?|anad\w+|agreg\w+|mete|sino|add|put(?: in)?|instead|en su lugar)(?: a| in)? (.+)$/;

/** The rivals that are left, and the one put in another's place. */
export function removeRivals(text: string, context: ReadingContext): RivalsLeft {
  const known = factValue(context.known, 'rivals') ?? [];
  if (known.length === 0) return { facts: [], rest: text };
  const spelled = spelledAnew(text, known);
  if (spelled !== null)
    return { facts: [makeFact('rivals', spelled, { quote: quoteOf(text, context.answer, 0, text.length) })], rest: text };
  const told = sentencesOf(text).flatMap((sentence) => {
    const folded = foldText(sentence.words).replaceAll('’', "'");
    const gone = known.flatMap((name) => {
      const span = takenAway(name, folded, known);
      return span ? [{ name, span }] : [];
    });
    return gone.length > 0 ? [{ sentence, gone, put: putInstead(sentence) }] : [];
  });
  const [first] = told;
  if (first === undefined) return { facts: [], rest: text };
  const gone = new Set(told.flatMap((one) => one.gone.map(({ name }) => name)));
  const apart = sentencesOf(text).flatMap((sentence) =>
    told.some((one) => one.sentence.start === sentence.start) ? [] : putApart(sentence),
  );
  const put = [...told.flatMap((one) => one.put?.names ?? []), ...apart];
  const left = [...new Set([...known.filter((name) => !gone.has(name)), ...put])];
  const clauses = told.flatMap(({ sentence: { start }, gone: names, put: other }) =>
    [...names.map(({ span }) => span), ...(other ? [other.span] : [])].map((span) =>
      clauseAround(text, { start: start + span.start, end: start + span.end }),
    ),
  );
  const { start, end } = spanOf(first.sentence);
  return { facts: [makeFact('rivals', left, { quote: quoteOf(text, context.answer, start, end) })], rest: blankOut(text, clauses) };
}

/** "It's Dogtopia and Rover, no 's": the names as they are told now; null where none is told without the ending it was read with. */
function spelledAnew(text: string, known: readonly string[]): readonly string[] | null {
  const spelled = known.map((name) => {
    const stem = name.replace(/['’]s$/u, '');
    const isBare = stem !== name && new RegExp(`(?<!\\p{L})${stem.replace(/[^\p{L}\d ]/gu, '.')}(?!['’\\p{L}])`, 'u').test(text);
    return isBare ? stem : name;
  });
  return spelled.some((name, at) => name !== known[at]) ? [...new Set(spelled)] : null;
}

/** The words that take it away with its name beside them; «a mí», "us" and the like name whoever is speaking. Null where it stays. */
function takenAway(name: string, folded: string, known: readonly string[]): Span | null {
  const at = new RegExp(`(?<![a-z\\d])${patternOf(name)}(?![a-z\\d])`).exec(folded);
  if (at === null) return null;
  const end = at.index + at[0].length;
  const [before, after] = [folded.slice(0, at.index), folded.slice(end)];
  const near = before.replace(/^.*(?:[,;]| y (?:pon|anad|agreg)\w* | and (?:add|put) )/s, '');
  const takes = TAKES_AWAY.exec(near);
  if (takes && !/(?<![a-z])(?:pon|anade|agrega|add|put)(?: a)? $/.test(near))
    return { start: before.length - near.length + takes.index, end };
  const none = IS_NONE.exec(saidOfIt(after, known));
  return none && { start: at.index, end: end + none.index + none[0].length };
}

function patternOf(name: string): string {
  return foldText(name).replace(/[^a-z\d ]/g, '.');
}

/** What follows a name until another's turn: those listed with it share it («Lidl y Aldi no son competidores»). */
function saidOfIt(after: string, known: readonly string[]): string {
  const another = known.map(patternOf).join('|');
  const listed =
    new RegExp(`^(?:(?:,| y| e| ni| o| and| nor| or)+ (?:a |el |la |the )?(?:${another})(?![a-z\\d]))+`).exec(after)?.[0].length ?? 0;
  const end = after.slice(listed).search(new RegExp(`[;.]|(?: y| and| pero| but) |(?<![a-z\\d])(?:${another})(?![a-z\\d])`));
  return end < 0 ? after : after.slice(0, listed + end);
}

interface Put {
  readonly names: readonly string[];
  readonly span: Span;
}

/** «No compite conmigo. Añade a Pelos Pepi»: in the next sentence, and nothing else in it. */
function putApart({ words }: Sentence): readonly string[] {
  return /^\s*(?:y |and )?(?:pon|a[ñn]ad\w+|agreg\w+|mete|add|put(?: in)?)(?: a| in)? (?=\p{Lu})[^\d]+$/iu.test(words) &&
    /\p{Lu}/u.test(words.trim().slice(1))
    ? (putInstead({ words } as Sentence)?.names ?? [])
    : [];
}

function putInstead({ words }: Sentence): Put | null {
  const match = INSTEAD.exec(foldText(words));
  if (match?.[1] === undefined) return null;
  const start = match.index + match[0].length - match[1].length;
  const put = words.slice(start);
  const whole = put.split(/[,;.!?]| (?:y|and|que|which|who) /)[0]?.trim() ?? '';
  const names = /^\p{Lu}/u.test(whole) ? [whole] : findRivals(put);
  const last = names.at(-1) ?? '';
  return { names, span: { start, end: start + Math.max(0, put.indexOf(last)) + last.length } };
}
