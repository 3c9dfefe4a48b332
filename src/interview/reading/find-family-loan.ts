import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { LENDER, MORE_KIN, REST } from './funding-words.ts';
import { scaleToNeed } from './inherit-scale.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const KIN =
  `${MORE_KIN}|` +
  'padres?|madres?|papas?|mamas?|papis|suegr[oa]s?|abuel[oa]s?|herman[oa]s?|ti[oa]s?|prim[oa]s?|cunad[oa]s?|familia(?:res|r)?|' +
  'amig[oa]s?|parejas?|marido|esposo|esposa|novi[oa]|hij[oa]s?|' +
  'nan(?:a|ny)?|dad|mum|mom|mam|parents|father|mother|brothers?|sisters?|uncle|aunt|grandparents|gran(?:dad|ny|dmother|dfather)?|cousins?|in-laws|family|friends?|husband|wife|partner';
/** What family does, and what one has from it. */
const LENDS = 'prestan?|prestarian?|prestaran?|prestado|adelantan?|(?:me|nos) (?:l[oa]s? )?dejan?|lends?|lending|lent';
const LOAN = `${LENDS}|prestamos?|prestad[oa]s?|loan(?:s|ed|ing)?|borrow(?:ing|ed)?`;
/** A few words in between: none of them a bank's, and no other clause. */
const BETWEEN = '(?:(?!banc|bank|\\bico\\b|credit union|caja\\b| y | and |[,;:!?] ).){0,40}?';

const FAMILY_LENDS = new RegExp(`\\b(?:${KIN})\\b${BETWEEN}\\b(?:${LENDS})\\b|\\b(?:${LOAN})\\b${BETWEEN}\\b(?:${KIN})\\b`);
const OF_KIN = new RegExp(`\\b(?:${KIN})\\b`);
const BANK = new RegExp(`(?<![a-z])${LENDER}(?![a-z])`);

/** No bank and no family: the plan calls it by its name, which stands in the quote. */
const NAMED_LENDER = /\b(?:credit union|cooperativa de (?:ahorro|credito)|caja (?:popular|rural|de ahorros)|microcreditos?|microloans?)\b/;

/** "The rest from the credit union": the bank has what family does not lend. */
const REST_OF_BANK = new RegExp(`(?<![a-z])${REST}(?![a-z])[^.;\\d]{0,60}(?<![a-z])${LENDER}(?![a-z])`);
/** "My aunt's putting in 8 and we don't pay her back till next year": put in, and owed all the same. */
const PUT_IN_AND_OWED = new RegExp(
  `\\b(?:${KIN})\\b[^.;]{0,30}?\\b(?:pone|pondria|da|puts? in|putting in|gives?|giving)\\b(?:[^.;]|\\.(?=\\d)){0,60}?(?:devolv\\w+|devuelv\\w+|pay (?:her|him|them|it|that) back|repay|pay back)`,
);
/** «Regalados, no hay que devolverlos», "no need to pay her back". */
const NEVER_OWED =
  /(?<![a-z])(?:regalad[oa]s?|fondo perdido|no (?:l[oa]s? )?(?:hay|tengo|tenemos|habra|tendre(?:mos)?) que devolv\w+|no (?:me|nos) pid\w+ que\b.*devuelv\w+|sin (?:tener que )?devolv\w+|nunca\b.*devolv\w+|(?:don't|do not|doesn't|won't|never) (?:have|need|want)\b.*(?:back|repay)|no need to (?:pay|repay)|as a gift|gifted)(?![a-z])/;
/** What makes theirs a loan of its own beside the bank's. */
const OWN_TERMS =
  /(?<![a-z])(?:prest(?:an?|ado|aria)|lend(?:s|ing)?|lent|sin (?:prisas?|interes(?:es)?|apuro)|devolv\w+|pay (?:her|him|them) back|no (?:interest|rush))(?![a-z])/;
/** "My uncle lends me his trailer": a thing, and no money. */
const LENT_THING =
  /(?<![a-z])(?:lends?|lending|lent|prestan?|dejan?)(?: (?:me|us|nos))? (?:his|her|their|sus?|una?|el|la|an?|the) (?!(?:resto|rest|money|cash|dinero|plata|mitad|half|difference|diferencia|otra|other|remaining|lot|bit|hundred|thousand|couple|sum|loan|parte|cuarto|millon|few|pasta|guita|lana)(?![a-z]))[a-z]{3,}/;
/** How far from the words that lend it an amount may stand. */
const REACH = 25;

/**
 * That family or friends lend the money, where the answer says so («lo que nos presta mi viejo», “a loan from my parents”): such a loan has no
 * bank's rate. Where a bank is named for the rest, what family lends is told alone and the rest is raised; where both have their sum, what is
 * borrowed is not theirs alone.
 */
export function findFamilyLoan(
  { folded, text }: Pick<Ground, 'folded' | 'text'>,
  { answer, question, known = {} }: Pick<ReadingContext, 'answer'> & Partial<Pick<ReadingContext, 'known' | 'question'>>,
  amounts: readonly Amount[] = [],
  read: readonly Fact[] = [],
): readonly Fact[] {
  const quote = quoteOf(text, answer, 0, text.length);
  const put = PUT_IN_AND_OWED.exec(folded);
  const owed = put && NEVER_OWED.test(put[0]) ? null : put;
  const match = owed ?? FAMILY_LENDS.exec(folded);
  const near = match ? amounts.filter((amount) => amount.kind === 'money' && isNear(amount, match)) : [];
  const found = near.find(({ start }) => start >= (match?.index ?? 0)) ?? near[0];
  const sum = found?.kind === 'money' ? scaleToNeed(found, known.investment?.value) : null;
  const own = read.find(({ id }) => id === 'ownFunds')?.value;
  const isAlone = sum !== null && owed !== null && own === middle(sum);
  if (sum && !isAlone && (owed || (REST_OF_BANK.test(folded) && OWN_TERMS.test(folded))))
    return [makeFact('familyLoan', true, { quote }), ...ownOf(sum, owed !== null, read), loanOf(sum, { text, answer }, read)];
  // Where nothing was said of family there is nothing to put right.
  if (NAMED_LENDER.test(folded) && (question !== 'read-back' || known.familyLoan?.value === true || OF_KIN.test(folded)))
    return [makeFact('familyLoan', false, { quote })];
  if (!FAMILY_LENDS.test(folded) || BANK.test(folded) || (near.length === 0 && LENT_THING.test(folded))) return [];
  return [makeFact('familyLoan', true, { quote })];
}

function isNear({ start, end }: Amount, { index, 0: words }: RegExpExecArray): boolean {
  return end > index - REACH && start < index + words.length + REACH && start > index - REACH;
}

function loanOf(sum: Money, { text, answer }: { readonly text: string; readonly answer: number }, read: readonly Fact[]): Fact {
  const unit = sum.isShared ? null : sum.currency;
  const known = read.find(({ id }) => id === 'loan' || id === 'ownFunds')?.unit ?? null;
  return makeFact('loan', middle(sum), { unit: unit ?? known, quote: quoteOf(text, answer, sum.start, sum.end) });
}

/** The founders' own, without what was counted as theirs and is owed. */
function ownOf(sum: Money, isOwed: boolean, read: readonly Fact[]): readonly Fact[] {
  const own = read.find((fact) => fact.id === 'ownFunds') as Fact<'ownFunds'> | undefined;
  return isOwed && own && own.value > middle(sum) ? [{ ...own, value: roundMoney(own.value - middle(sum)), origin: 'derived' }] : [];
}
