import { type FactSheet, factValue } from '../facts/fact.ts';
import { computeInstalment } from '../finance/compute-instalment.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { termInMonths } from '../finance/repay-loan.ts';
import { foldText } from '../language/fold-text.ts';
import { smallNumber } from '../language/small-numbers.ts';
import type { Figure, FigureTable } from './figure.ts';
import { findGoalMonth } from './find-goal-month.ts';
import { derived } from './make-figure.ts';
import { splitGoals } from './split-goals.ts';

/** How often a goal counts what is sold, and how much of a month that is. A month has 26 working days and 52 ÷ 12 weeks. */
const RATES = {
  day: { words: /\b(?:al dia|por dia|cada dia|diari[oa]s?|a day|per day|each day|every day|daily)\b/, aMonth: 26 },
  week: { words: /\b(?:a la semana|por semana|cada semana|semanales|a week|per week|each week|weekly)\b/, aMonth: 52 / 12 },
  month: { words: /(?:)/, aMonth: 1 },
} as const;

/** A goal without a date is one of the first year. */
const MONTH_UNSAID = 12;

export interface Goal {
  readonly text: string;
  /** The month of the plan by which it is to be met; it may lie after the last one. */
  readonly month: number;
  readonly rate: keyof typeof RATES;
  /** What it counts up to; null where it names no number. */
  readonly target: number | null;
}

/** The goals as told, each with its month, and with the number and the pace it names. */
export function gatherGoals(facts: FactSheet, { assumptions }: Pick<FinancialModel, 'assumptions'>): readonly Goal[] {
  return splitGoals(factValue(facts, 'goals') ?? '').map((text) => {
    const said = foldText(text);
    const rate = (Object.keys(RATES) as Goal['rate'][]).find((id) => RATES[id].words.test(said)) ?? 'month';
    return { text, month: findGoalMonth(text, assumptions.start.value) ?? MONTH_UNSAID, rate, target: targetIn(said) };
  });
}

/** `goal-1-units` …: what the forecast sells in that month, at the pace of the goal. */
export function goalFigures(facts: FactSheet, model: FinancialModel): FigureTable {
  const entries = gatherGoals(facts, model).map(({ month, rate }, at) => {
    const units = model.months[Math.min(month, model.months.length) - 1]?.units ?? 0;
    return [goalFigure(at), derived('count', Math.round(units / RATES[rate].aMonth))];
  });
  const targets = gatherGoals(facts, model).flatMap(({ target }, at) =>
    target === null ? [] : [[targetFigure(at), { kind: 'count' as const, value: target, origin: 'said' as const }]],
  );
  return Object.fromEntries([...entries, ...targets, ...repaymentsOf(facts, model)]);
}

/** What paying the loan back by the month of each goal would take a month, where that is sooner than its term. */
function repaymentsOf(facts: FactSheet, model: FinancialModel): readonly (readonly [string, Figure])[] {
  const { assumptions: a } = model;
  return gatherGoals(facts, model).flatMap(({ text, month }, at) =>
    a.loan.value > 0 && findGoalMonth(text, a.start.value) !== null && month < termInMonths(a)
      ? [[repaymentFigure(at), derived('money', computeInstalment(a.loan.value, a.loanRateBasisPoints.value, month))] as const]
      : [],
  );
}

/** `goal-1-instalment`: there only where the goal is sooner than the loan's term. */
export function repaymentFigure(at: number): string {
  return `goal-${at + 1}-instalment`;
}

/** `goal-1-target`: the number that a goal names. */
export function targetFigure(at: number): string {
  return `goal-${at + 1}-target`;
}

export function goalFigure(at: number): string {
  return `goal-${at + 1}-units`;
}

/** Number words as digits; «treinta y seis» and "thirty-six" are one number, «dos mil» and "a hundred" others. */
export function inDigits(said: string): string {
  return inWholeNumbers(
    inSmallNumbers(said)
      .replace(/\b(?:an?|one) (?=hundred\b|thousand\b)/g, '1 ')
      .replace(/(?<![\d.,] ?)\bmil(?= [\p{L}\d])/gu, '1 mil'),
  );
}

/** «2 mil» and "3 hundred" written out. */
function inWholeNumbers(said: string): string {
  return said.replace(
    /(?<![\d.,$€£])(\d{1,3}) (mil|thousand|hundred)(?:(?: and)? (\d{1,3})(?![\d.,]*\d))?\b/g,
    (_, count: string, scale: string, rest = '0') => String(Number(count) * (scale === 'hundred' ? 100 : 1_000) + Number(rest)),
  );
}

function inSmallNumbers(said: string): string {
  return said.replace(/[a-z]+(?:(?: y |-| )[a-z]+)*/g, (run) => {
    const words = run.split(/( y |-| )/);
    let text = '';
    for (let at = 0; at < words.length; at += 2) {
      const word = words[at] ?? '';
      let value = smallNumber(word);
      while (value !== undefined && addsTo(value, words[at + 2])) {
        value += numberAfterTens(words[at + 2]) ?? 0;
        at += 2;
      }
      text += `${value ?? word}${words[at + 1] ?? ''}`;
    }
    return text;
  });
}

/** Two hundred takes up to ninety-nine more; thirty takes up to nine. */
function addsTo(value: number, word: string | undefined): boolean {
  const next = numberAfterTens(word);
  return (
    next !== undefined &&
    value >= 20 &&
    value % (value >= 100 && value % 100 === 0 ? 100 : 10) === 0 &&
    next < (value % 100 === 0 ? 100 : 10)
  );
}

function numberAfterTens(word = ''): number | undefined {
  return /^(?:un|uno|una|one)$/.test(word) ? 1 : smallNumber(word);
}

/** The first number that is no time («en 18 meses», "by 2028") and no share. Thousands may be parted by a point, a comma or a space. */
function targetIn(words: string): number | null {
  const said = inDigits(words);
  for (const match of said.matchAll(/(?<![\d.,$€£])(\d{1,3}(?:[., ]\d{3})+|\d+)(?![\d.,]*\d)/g)) {
    const after = said.slice(match.index + match[0].length);
    const before = said.slice(0, match.index);
    const isOther =
      /^ ?(?:%|€|\$|£|mes|month|ano|year|dia|day|semana|week|euros?|pesos|dolar|dollar|pounds)/.test(after) ||
      (/(?:month|mes|year|ano|en|in|by|de) $/.test(before) && /^20\d\d$/.test(match[0]));
    if (!isOther) return Number(match[0].replace(/[., ]/g, ''));
  }
  return null;
}
