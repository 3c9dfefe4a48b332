import type { FactSheet } from '../../facts/fact.ts';
import { type NamedPart, nameSources, type PaidSource, pendingFunds } from '../../facts/money-sources.ts';
import type { Assumptions } from '../../finance/assumption.ts';
import { computeInstalment } from '../../finance/compute-instalment.ts';
import { debtsOf, instalmentOfDebt, lendersOf, termInMonths } from '../../finance/repay-loan.ts';
import type { Figure, FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** The sum of whoever gives money to open: those of the founder's own first, then those of an investor's, then those of the loan, counted from 0. */
export function backerFigure(at: number): string {
  return `backer-${at + 1}`;
}

/**
 * `backer-1` …: what each gives; `backer-1-rate`, `backer-1-term`: the terms told of it; `backer-1-instalment`: what a relative's loan takes a month
 * on those, where they were all told or it has no interest. `own-rest` and `loan-rest`: what of those sums nobody was named for. `pending-funds`: what
 * was only applied for.
 */
export function gatherBackerFigures(facts: FactSheet, assumptions: Assumptions): FigureTable {
  const { own, invested, loan } = nameSources(facts);
  const rows = [...own.named, ...invested.named, ...loan.named].flatMap((source, at) => termsOf(source, backerFigure(at), assumptions));
  const before = own.named.length + invested.named.length;
  return {
    ...Object.fromEntries(rows),
    ...lenderFigures(assumptions, (at) => (at < loan.named.length ? backerFigure(before + at) : 'loan-rest')),
    ...restOf(own, 'own-rest', facts.ownFunds?.value),
    ...restOf(loan, 'loan-rest', facts.loan?.value),
    ...(pendingFunds(facts) > 0
      ? { 'pending-funds': { kind: 'money', value: Math.round(pendingFunds(facts)), origin: 'said' } as const }
      : {}),
  };
}

/** Where several lend: the term, the rate and the instalment that the sums carry of each, whether told or not. */
function lenderFigures(assumptions: Assumptions, figureOf: (at: number) => string): FigureTable {
  const lenders = lendersOf(assumptions);
  const debts = debtsOf(assumptions).slice(0, lenders.length);
  const rows = lenders.flatMap(({ rateBasisPoints, years }, at): [string, Figure][] => {
    const [id, debt] = [figureOf(at), debts[at]];
    if (!debt) return [];
    return [
      [`${id}-term`, { kind: 'term', value: termInMonths({ years: years.value }), origin: years.origin }],
      [`${id}-rate`, { kind: 'percent', value: rateBasisPoints.value / 100, origin: rateBasisPoints.origin }],
      [`${id}-instalment`, derived('money', instalmentOfDebt(debt, assumptions))],
    ];
  });
  return Object.fromEntries(rows);
}

function termsOf(source: PaidSource, id: string, { graceMonths }: Assumptions): readonly (readonly [string, Figure])[] {
  const { amount, rate, years, kind } = source;
  const isRelatives = kind === 'familyLoan' && years !== undefined && graceMonths.value === 0;
  return [
    [id, { kind: 'money', value: Math.round(amount), origin: 'said' }],
    ...(rate === undefined ? [] : [[`${id}-rate`, { kind: 'percent', value: rate, origin: 'said' }] as const]),
    ...(years === undefined ? [] : [[`${id}-term`, { kind: 'term', value: termInMonths({ years }), origin: 'said' }] as const]),
    ...(isRelatives
      ? [
          [
            `${id}-instalment`,
            derived('money', computeInstalment(Math.round(amount), Math.round((rate ?? 0) * 100), termInMonths({ years }))),
          ] as const,
        ]
      : []),
  ];
}

/** Whole units, so that the parts come to the sum. */
function restOf({ named }: NamedPart, id: string, sum: number | undefined): FigureTable {
  if (named.length === 0 || sum === undefined) return {};
  const rest = Math.round(sum) - named.reduce((so, { amount }) => so + Math.round(amount), 0);
  return rest > 0 ? { [id]: derived('money', rest) } : {};
}
