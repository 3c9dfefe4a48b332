// «Eso de los 2.600 no es dinero que pongamos», "the 900 isn't a loan": what was counted among the money for the opening and is said to be none of it. It
// is open again until it is told.
import { type FactId, factValue } from '../../facts/fact.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { boughtNotLent } from './bought-not-lent.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

interface Denied {
  readonly ids: readonly FactId[];
  /** The answer with blanks for the clauses that deny it. */
  readonly rest: string;
}

const NOT = "(?:no (?:es|son|era[n]?|fue)|(?:is|are|was|were)(?:n't| not)|it's not|that's not|not)";
const OWN = new RegExp(
  `${NOT} (?:(?:de |un |el |la |the |any |our |my |nuestro |mi )?(?:dinero|plata|capital|money|cash)(?: (?:propi[oa]|nuestr[oa]|mi[oa]|que (?:pon|aport)\\w+|(?:that )?(?:we|i)(?:'re|'m| are| am)? (?:put\\w*|have)(?: in)?))|ahorr\\w+|(?:our |my )?savings|lo que (?:pon|aport)\\w+|what (?:we|i) put in)(?![a-z])`,
);
const LOAN = new RegExp(`${NOT} (?:de )?(?:un |ningun |el |una |an? |the |any )?(?:prestamo|credito|financiacion|bank loan|loan)(?![a-z])`);

const WAYS: readonly (readonly [FactId, RegExp])[] = [
  ['ownFunds', OWN],
  ['loan', LOAN],
];
const CLAUSES = /[,;:](?=\s)|[.!?\n](?=\s|$)|\s(?:y|e|and|pero|but)\s/g;

/** Reads the rest of the answer, which may tell what it is instead; with what was denied left open. */
export function readWithoutDenied(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const ground = prepareGround(words, context.question, context.language, context.today);
  const denied = deniedFunds(ground, context);
  // What it is instead is told with the thing that was bought.
  if (denied === null || boughtNotLent(ground, context) !== null) return read(words);
  const { ids, rest } = denied;
  if (!/\p{L}{2}|\d/u.test(cleanWords(rest))) return { kind: 'correction', facts: [], disputed: ids };
  const others = read(rest);
  const open = ids.filter((id) => !others.facts.some((fact) => fact.id === id));
  const corrected = [...(others.corrected ?? []), ...ids.filter((id) => !open.includes(id))];
  const kind = others.kind === 'unclear' ? 'correction' : others.kind;
  return {
    ...others,
    kind,
    ...(corrected.length > 0 && { corrected }),
    ...(open.length > 0 && { disputed: [...(others.disputed ?? []), ...open] }),
  };
}

/** Null where nothing that is known is denied by its sum. */
function deniedFunds({ text, folded, numerals }: Ground, { known }: ReadingContext): Denied | null {
  const cuts = [0, ...[...text.matchAll(CLAUSES)].map(({ index, 0: joint }) => index + joint.length), text.length];
  const found = cuts.slice(1).flatMap((end, at): readonly (Span & { readonly id: FactId })[] => {
    const start = cuts[at] ?? 0;
    const words = folded.slice(start, end).replaceAll('’', "'");
    const sums = numerals.filter((one) => !one.isArticle && one.start >= start && one.end <= end).map(({ low }) => low);
    return WAYS.filter(([id, way]) => way.test(words) && sums.length === 1 && sums[0] === factValue(known, id)).map(([id]) => ({
      id,
      start,
      end,
    }));
  });
  const bought = deniedInvestment({ text, folded, numerals }, factValue(known, 'investment'));
  const all = [...found.map(({ id }) => id), ...(bought ? (['investment', 'investmentItems'] as const) : [])];
  return all.length === 0 ? null : { ids: all, rest: blankOut(text, bought ? [...found, bought] : found) };
}

/** "11,780 is what comes in a month, not investment": the sentence that says so of the sum that was taken for it. */
function deniedInvestment(
  { text, folded, numerals }: Pick<Ground, 'text' | 'folded' | 'numerals'>,
  known: number | undefined,
): Span | null {
  if (known === undefined) return null;
  const told = sentencesOf(text).map(spanOf);
  const isKnown = ({ low }: { readonly low: number }) => Math.abs(low - known) <= NEARLY * known;
  return (
    told.find(
      ({ start, end }) =>
        NO_INVESTMENT.test(folded.slice(start, end).replaceAll('’', "'")) &&
        numerals.some((one) => one.start >= start && one.end <= end && isKnown(one)),
    ) ?? null
  );
}

/** As it was worked out it may hold a few coins more. */
const NEARLY = 0.01;
const NO_INVESTMENT = new RegExp(
  `${NOT.replace('(?:no ', '(?:ni|no(?: (?:es|son|era[n]?|fue))?|no ')} (?:(?:an?|the|any|my|our|de|la|una|ninguna|mi) )?(?:(?:initial )?investment|inversion(?: inicial)?|start-?up (?:costs?|money))(?![a-z])`,
);
