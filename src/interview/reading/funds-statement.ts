// «De mi bolsillo pongo 18.000 y los otros 24.000 se los pido a Abanca a cinco años; de gente somos dos», "I'm putting in 18 grand of savings and borrowing 24
// from Ulster Bank. There's two of us": who pays for the opening, told in sentences of their own where something else was asked. They are the answer to that
// question, and the rest to the one that was asked.
import type { FactId } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { LENDER, OWED } from './funding-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';

type ReadAs = (words: string, question: QuestionId) => Reading;

const HEARS: ReadonlySet<QuestionId> = new Set(['team', 'fixed-costs']);
const FUNDS: ReadonlySet<FactId> = new Set<FactId>([
  ...(['ownFunds', 'investorFunds', 'investorShare', 'loan', 'moneySources'] as const),
  ...(['loanYears', 'loanRate', 'familyLoan', 'graceMonths'] as const),
]);
const OWN =
  /(?<![a-z])(?:de (?:mi|nuestro) bolsillo|mis ahorros|nuestros ahorros|ahorrad[oa]s?|de ahorros|(?:mi|nuestro) dinero|dinero (?:propio|mio)|out of (?:my|our)(?: own)? pockets?|(?:my|our) own money|of (?:my|our) own|savings|saved(?: up)?|of mine)(?![a-z])/;
const LENT = new RegExp(`(?<![a-z])(?:${OWED}|${LENDER})(?![a-z])`);
/** What is paid or earned by the month, bought or sold. */
const OF_ELSE =
  /(?<![a-z])(?:al mes|mensual\w*|a month|per month|monthly|cada mes|each month|a week|a la semana|sueldo|salario|nomina|wages?|salary|cuota|instal?ments?|repay\w*|devolver\w*|letra|alquiler|rent|luz|seguros?|insurance|gestor\w*|accountan\w+|inver\w+|invest\w*|turnover|factur\w+)(?![a-z])/;
/** Nobody opens with less. */
const LEAST = 500;

/** `readAs` reads words as the answer to a question. */
export function readWithFundsStatement(words: string, context: ReadingContext, readAs: ReadAs): Reading {
  const { question } = context;
  const told = HEARS.has(question) ? sentencesOf(words).filter((one) => tellsFunds(one, context)) : [];
  if (told.length === 0) return readAs(words, question);
  const others = sentencesOf(words).filter((one) => !told.includes(one));
  const facts = readAs(blankOut(words, others.map(spanOf)), 'funding').facts.filter(({ id }) => FUNDS.has(id));
  if (facts.length === 0) return readAs(words, question);
  const rest = blankOut(words, told.map(spanOf));
  const other = /\p{L}{3}|\d/u.test(cleanWords(rest)) ? readAs(rest, question) : null;
  const kept = other?.facts.filter(({ id }) => !FUNDS.has(id)) ?? [];
  const corrected = [...(other?.corrected ?? []), ...facts.map(({ id }) => id)];
  if (other === null || (kept.length === 0 && other.kind !== 'dont-know')) return { kind: 'correction', facts };
  return { ...other, kind: other.kind === 'answer' ? 'answer' : 'correction', facts: [...kept, ...facts], corrected };
}

function tellsFunds({ words, alone }: Sentence, { language, today }: ReadingContext): boolean {
  const folded = foldText(words).replaceAll('’', "'");
  if (OF_ELSE.test(folded) || !(OWN.test(folded) || LENT.test(folded))) return false;
  const sums = prepareGround(alone, 'funding', language, today).numerals.filter(({ isArticle, low }) => !isArticle && low >= LEAST);
  return sums.length > 0;
}
