// «La inversión son 91.900 en total», "the loan is fifteen thousand": a figure that is known otherwise, told by its name in the answer to something else.
// It takes the place of what is known.
import { type FactId, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { cleanWords } from './clean-words.ts';
import { readLabelled } from './read-labelled.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';

/** What nobody tells by its name but to say what it is, and the questions whose answers tell it anyway. */
const OUTRIGHT: Partial<Record<FactId, readonly QuestionId[]>> = {
  investment: ['resources', 'investment', 'odd-investment'],
  fixedCosts: ['resources', 'fixed-costs', 'odd-fixed-costs', 'fixed-costs-above-mature-revenue'],
  ownFunds: ['resources', 'funding', 'investment'],
  loan: ['resources', 'funding', 'investment'],
};

export function readWithOutright(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const { question, known } = context;
  if (question === 'read-back') return read(words);
  const { facts, rest } = readLabelled(words, context, { lists: false });
  const isAnew = (id: FactId, value: unknown) => known[id] !== undefined && factValue(known, id) !== value;
  const areAll = facts.length > 0 && facts.every(({ id, value }) => OUTRIGHT[id]?.includes(question) === false && isAnew(id, value));
  if (!areAll) return withDenial(read(words), words, context);
  if (!/\p{L}{2}|\d/u.test(cleanWords(rest))) return { kind: 'correction', facts };
  const other = read(rest);
  const others = other.facts.filter(({ id }) => !facts.some((fact) => fact.id === id));
  const kind = other.kind === 'unclear' ? 'correction' : other.kind;
  return { ...other, kind, facts: [...others, ...facts], corrected: [...(other.corrected ?? []), ...facts.map(({ id }) => id)] };
}

/** "No, the loan's fifteen thousand": what a «no» opens with puts right what it names. */
function withDenial(reading: Reading, words: string, { question, known }: ReadingContext): Reading {
  const [first] = sentencesOf(words);
  if (first === undefined || !DENIES.test(foldText(first.words))) return reading;
  const said = foldText(first.words);
  const anew = reading.facts.filter(
    ({ id, value, quote }) =>
      OUTRIGHT[id]?.includes(question) === false &&
      known[id] !== undefined &&
      factValue(known, id) !== value &&
      NAMES[id]?.test(said) === true &&
      quote !== null &&
      quote.end <= first.start + first.words.length,
  );
  return anew.length === 0 ? reading : { ...reading, corrected: [...(reading.corrected ?? []), ...anew.map(({ id }) => id)] };
}

const DENIES = /^[^a-z\d]*(?:no+|nope|nah|ojo|espera|wait|perdona?|sorry|not)(?![a-z])/;
const NAMES: Partial<Record<FactId, RegExp>> = {
  investment: /(?<![a-z])(?:inversion|investment)(?![a-z])/,
  fixedCosts: /(?<![a-z])(?:gastos? fijos?|fijos|fixed costs?|overheads)(?![a-z])/,
  ownFunds: /(?<![a-z])(?:ahorr\w+|nuestr[oa]s?|mi[oa]s?|savings?|own money|dinero propio|pon(?:go|emos)|put in)(?![a-z])/,
  loan: /(?<![a-z])(?:prestamo|credito|loan)(?![a-z])/,
};
