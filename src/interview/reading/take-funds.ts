// «El dinero propio son 15.000 en total, no 24.000. En cuanto a los objetivos: …»: who pays for the opening, put right in the answer to another question.
import { type Fact, type FactSheet, factValue, type MoneySource } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { addGiver } from './add-giver.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { portionsOf } from './fund-portions.ts';
import { isGrant } from './giver-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { balancedFunds } from './settle-funds.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

export interface Taken {
  readonly facts: readonly Fact[];
  /** The answer with blanks for what told them. */
  readonly rest: string;
}

/** What is to be reached, and no source: «devolver los 16.000 del préstamo». */
const REPAID =
  /(?<![a-z])(?:devolver\w*|pagar(?:le|les)?|amortizar|liquidar|pay(?:ing)? (?:back|off)|repay\w*|repaid|paid (?:back|off))(?![a-z])/;

/** Null where the answer tells nothing of it. */
export function takeFunds(ground: Ground, context: ReadingContext): Taken | null {
  const { known, question, language, today } = context;
  if (known.ownFunds === undefined && known.loan === undefined) return null;
  const goals = sentencesOf(ground.text).filter(({ words }) => question !== 'read-back' && REPAID.test(foldText(words)));
  const open = goals.length === 0 ? ground : prepareGround(blankOut(ground.text, goals.map(spanOf)), 'funding', language, today);
  const asFunds = question === 'read-back' || goals.length > 0 ? open : prepareGround(ground.text, 'funding', language, today);
  const granted = grantsCalled(ground, context);
  const balanced = balancedFunds(asFunds, context);
  if (balanced === null) return granted ?? addGiver(asFunds, context);
  const told = balanced.shares.map(({ portion }) => portion.start);
  const spans = portionsOf(asFunds, findAmounts(asFunds)).flatMap((portions) => spanWith(portions, told));
  return { facts: balanced.facts, rest: blankOut(ground.text, spans) };
}

/** From the first to the last of a sentence that tells one of those. */
function spanWith(portions: readonly Span[], told: readonly number[]): readonly Span[] {
  const [first, last] = [portions[0], portions.at(-1)];
  return first && last && portions.some(({ start }) => told.includes(start)) ? [{ start: first.start, end: last.end }] : [];
}

/** A lender named in one clause is no grant for what another gives in the next. */
const CLAUSE_END = /[,;](?=\s)|\s(?:y|and)\s/;

/** «El de Corfo es un subsidio, no un préstamo»: what was counted as lent is given. */
function grantsCalled({ text }: Pick<Ground, 'text'>, { known, answer }: ReadingContext): Taken | null {
  const sources = factValue(known, 'moneySources') ?? [];
  const lent = sources.filter(isLent);
  for (const sentence of sentencesOf(text)) {
    const said = foldText(sentence.words);
    const called = said.split(CLAUSE_END).filter(isGrant);
    const given = lent.find((source) => called.some((clause) => isNamedIn(source, clause)));
    if (!given || given.amount === null) continue;
    const span = spanOf(sentence);
    const quote = quoteOf(text, answer, span.start, span.end);
    const { rate: _, years: __, ...rest } = given;
    const now = sources.map((source): MoneySource => (source === given ? { ...rest, kind: 'grant' } : source));
    const facts = [...movedFrom(known, given.amount, quote), makeFact('moneySources', now, { quote })];
    const left = said.replace(/\d[\d.,]*/, ' ');
    return { facts, rest: /\d/.test(left) ? text : blankOut(text, [span]) };
  }
  return null;
}

function isLent({ kind }: MoneySource): boolean {
  return kind === 'bank' || kind === 'familyLoan';
}

function isNamedIn({ who }: MoneySource, said: string): boolean {
  const [name = ''] = foldText(who).match(/[a-z]{4,}/g) ?? [];
  return name !== '' && new RegExp(`(?<![a-z])${name}(?![a-z])`).test(said);
}

/** Own money with it, and the loan without. */
function movedFrom({ ownFunds, loan }: FactSheet, amount: number, quote: Fact['quote']): readonly Fact[] {
  const unit = ownFunds?.unit ?? loan?.unit ?? null;
  const own = makeFact('ownFunds', roundMoney((ownFunds?.value ?? 0) + amount), { unit, quote, origin: 'derived' });
  const left = makeFact('loan', Math.max(0, roundMoney((loan?.value ?? 0) - amount)), { unit, quote, origin: 'derived' });
  return loan === undefined ? [own] : [own, left];
}
