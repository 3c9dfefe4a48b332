import { foldText } from '../../language/fold-text.ts';
import { FULL_STOP } from '../../language/sentence-stops.ts';
import { cleanWords, clipQuote } from './clip-quote.ts';
import { withoutChatter } from './without-chatter.ts';

/** A clause only this much longer is kept whole. */
const SLACK_WORDS = 3;
const CLAUSE_END = new RegExp(`(?<=[!?;,:…]|${FULL_STOP})\\s+`, 'u');
/** What could not be had, was refused, waited for, or had to be put up with: why it is told at all. */
const MISSED =
  /\b(?:no(?!\.)|ni|not|never|nunca|nobody|nadie|sin|without|wait\w*|esper\w+|tard(?!es?\b)\w+|had to|tuv\w+ que|acab\w+|termin\w+|ended up|ends up|refus\w+|perd\w+|lost|se qued\w+|\w+n.t)\b/;
const SOMEBODY =
  /\b(?:mi|my|vecin\w+|herman\w+|prim[oa]|cunad\w+|client[ea]|amig[oa]|cousin|neighbou?r|friend|sister|brother|mother|customer)\b/;
const ONCE = /\b(?:last|yesterday|ago|ayer|pasad[oa]|hace|el otro dia|the other day)\b/;

/**
 * As `clipQuote`, of an account that is too long: where its beginning is only how things came about, the clauses that tell what was missed
 * stand for it instead.
 */
export function clipCase(text: string, mostWords: number): string {
  const opening = clipQuote(text, mostWords);
  if (MISSED.test(foldText(opening))) return opening;
  const clauses = withoutChatter(cleanWords(text)).split(CLAUSE_END);
  const best = runsOf(clauses, mostWords + SLACK_WORDS)
    .filter((run) => MISSED.test(foldText(run)))
    .toSorted((one, other) => weigh(other) - weigh(one))[0];
  return best === undefined ? opening : withoutPause(best);
}

/** Whether a statement tells what went wrong, and not only how things came about. */
export function tellsTrouble(statement: string): boolean {
  return MISSED.test(foldText(statement));
}

/** A name after a comma goes on with what stands before it, "in Boulder, Colorado", and so does what only says more of it, «que se deshacen». */
const GOES_ON = /^(?:\p{Lu}|(?:que|quien|quienes|donde|which|who|whose|where|y|e|ni|and|or|but|pero)\s)/u;
const SENTENCE_END = new RegExp(`(?:[!?…]|${FULL_STOP})$`, 'u');

/** Clauses that stand together, of no more words than these; none begins in the middle of a thought. */
function runsOf(clauses: readonly string[], mostWords: number): readonly string[] {
  const isStart = (at: number) => at === 0 || SENTENCE_END.test(clauses[at - 1] ?? '') || !GOES_ON.test(clauses[at] ?? '');
  return clauses
    .flatMap((_, from) => (isStart(from) ? [from] : []))
    .flatMap((from) => clauses.slice(from).map((__, more) => clauses.slice(from, from + more + 1).join(' ')))
    .filter((run) => run.split(' ').length <= mostWords);
}

/** The sum over its clauses. */
function weigh(run: string): number {
  return run
    .split(CLAUSE_END)
    .map(foldText)
    .reduce((sum, clause) => sum + 3 * Number(MISSED.test(clause)) + Number(SOMEBODY.test(clause)) + Number(ONCE.test(clause)), 0);
}

/** Ended by the page where a sentence ends, and by an ellipsis where one goes on. */
function withoutPause(run: string): string {
  return /[.!?]$/.test(run) ? run.replace(/\.$/, '') : run.replace(/[,;:…]$/, '…');
}
