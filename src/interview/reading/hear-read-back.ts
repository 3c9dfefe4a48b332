// What is said to the figures read back: a yes, or what is to be corrected.
import type { Fact, FactId } from '../../facts/fact.ts';
import { withNormalMonth } from '../../facts/sales-of-normal-month.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { isNo, isYes } from './classify-words.ts';
import { collectToldCosts } from './collect-told-costs.ts';
import { correctCostLines } from './correct-cost-lines.ts';
import { costsWithLines } from './correct-costs.ts';
import { correctFigures } from './correct-figure.ts';
import { correctItem, listedWithTotal, listsAll } from './correct-item.ts';
import { correctMeans } from './correct-means.ts';
import { asTold } from './cost-list-kept.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { correctSaleUnit } from './find-sale-unit.ts';
import { hearCorrection } from './hear-correction.ts';
import { hearLabelled } from './hear-labelled.ts';
import { hearLeftOut } from './hear-left-out.ts';
import { hearPurchases } from './hear-purchases.ts';
import type { Hear } from './hear-rest.ts';
import { readAdditions } from './read-additions.ts';
import { readLabelled } from './read-labelled.ts';
import { correctTime } from './read-service-time.ts';
import type { ReadingContext } from './reading-context.ts';
import { sourcesWithTerms } from './settle-by-sources.ts';
import { settleFunds } from './settle-funds.ts';
import { hearSoldNoMore } from './sold-no-more.ts';

/** A yes, or what is to be corrected. */
export function hearReadBack(ground: Ground, context: ReadingContext, folded: string): Reading {
  if (isYes(withoutKept(folded, context))) return { kind: 'confirmation', facts: [] };
  const hear: Hear = (rest, { known, ...asked }) => {
    const told = { ...asked, known: withNormalMonth(known) };
    return hearCorrection(rest, told, (words) => readReadBack(prepareGround(words, 'read-back', context.language, context.today), told));
  };
  return hearLabelled(ground, context, (rest, asKnown) =>
    hearLeftOut(rest, asKnown, (more, asBought) => hearSoldNoMore(more, asBought, (left, asSold) => hearPurchases(left, asSold, hear))),
  );
}

/** «Ese déjalo así, 32,650», "leave it at 1,600": what stays as it is known. */
function withoutKept(folded: string, { known }: ReadingContext): string {
  return folded.replace(KEPT, (all, told: string) => {
    const value = Number(told.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
    return Object.values(known).some((fact) => fact.value === value) ? ' ' : all;
  });
}

const KEPT =
  /(?:(?:ese|esa|eso|esos|that|those|it)(?: one)? )?(?:dejal[oa]s?|dejemosl[oa]|leave (?:it|that|those)|keep (?:it|that|those))(?: (?:asi|como esta[n]?|igual|as (?:it|they) (?:is|are)|at|en|con))*[, ]+[$€£]?(\d[\d.,]*\d)(?: ?(?:€|euros|pesos|dollars|pounds))?/g;

/** A correction, or nothing usable. "No" alone is a correction that says nothing yet. */
function readReadBack(ground: Ground, context: ReadingContext): Reading {
  // Single figures are taken before: these are lists under a label.
  const labelled = readLabelled(ground.text, context);
  const swapped = correctFigures(
    labelled.facts.length > 0 ? prepareGround(labelled.rest.trimEnd(), 'read-back', context.language, context.today) : ground,
    context,
  );
  const { facts: added, rest } = readAdditions({ text: swapped.rest }, context);
  const others = rest.trim() === '' ? [] : readCorrection(rest, context);
  const items = listsAll(others) ? [] : correctItem(ground, findAmounts(ground), context);
  const kept = others.filter((one) => !swapped.facts.some(({ id }) => id === one.id) && !isAllMoney(one, others, context));
  const read = [...correctSaleUnit(ground, context), ...kept, ...swapped.facts, ...added, ...labelled.facts];
  const told = items.length === 0 ? read : [...read.filter((fact) => !isOfItems(fact, items)), ...items];
  const lines = correctCostLines(ground, context);
  const apart = told.filter(({ id }) => !lines.some((fact) => fact.id === id));
  const facts = [
    ...apart,
    ...lines,
    ...(lines.length > 0 ? [] : costsWithLines(told, context)),
    ...listedWithTotal(told, ground.text, context),
    ...sourcesWithTerms(told, context.known),
  ];
  if (facts.length > 0) return { kind: 'correction', facts };
  return { kind: isNo(ground.folded.replace(/\s+/g, ' ').trim()) ? 'correction' : 'unclear', facts };
}

/** "I've got 32 thousand and need 28": all of it, the loan within, is not their own. */
function isAllMoney({ id, value }: Fact, told: readonly Fact[], { known: { ownFunds, loan } }: ReadingContext): boolean {
  const isLoanTold = told.some((fact) => fact.id === 'loan');
  return (
    id === 'ownFunds' &&
    !isLoanTold &&
    ownFunds !== undefined &&
    loan !== undefined &&
    loan.value > 0 &&
    value === ownFunds.value + loan.value
  );
}

/** What the words of a purchase were taken for besides. */
function isOfItems({ id, quote }: Fact, items: readonly Fact[]): boolean {
  const isQuoted = ({ quote: own }: Fact) => own && quote && quote.start < own.end && quote.end > own.start;
  return id === 'investment' || id === 'investmentItems' || items.some(isQuoted);
}

/** The figures corrected that are called by their names. */
function readCorrection(text: string, context: ReadingContext): Reading['facts'] {
  const ground = prepareGround(text, 'read-back', context.language, context.today);
  const means = correctMeans(ground, context);
  const isSettled = (id: FactId) => means.not.includes(id) || means.facts.some((fact) => fact.id === id);
  const facts = settleFunds(ground, collectToldCosts(ground, context).facts, context);
  const time = correctTime(text, context);
  const figures = facts.map((fact) => asTold(fact, context));
  return [...[...figures, ...time].filter(({ id }) => !isSettled(id)), ...means.facts];
}
