// Break-even in the unit in which the founder counts sales, and what it saves to hire somewhat later.
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { unitsToPayAll } from '../../finance/find-break-even.ts';
import { foldText } from '../../language/fold-text.ts';
import { daysOfMonth } from './days-of-month.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

const BY_THE_DAY = /\b(?:al dia|por dia|cada dia|diari[oa]s?|a day|per day|each day|every day|daily)\b/;

/** `break-even-day`, of as many as pay for everything, and, with the instalment, `break-even-day-loan`, beside `told-day`: only where sales were told by the day. */
export function gatherDayFigures(model: FinancialModel, facts: FactSheet): FigureTable {
  const told = facts.volume;
  const isByDay = told?.period === 'day' || BY_THE_DAY.test(foldText(told?.quote?.text ?? ''));
  const units = unitsToPayAll(model);
  if (!told || !isByDay || units === null) return {};
  const days = daysOfMonth(facts);
  const loan = model.breakEven.unitsPerMonthWithLoan;
  return {
    'break-even-day': derived('count', Math.ceil(units / days)),
    ...(loan === null ? {} : { 'break-even-day-loan': derived('count', Math.ceil(loan / days)) }),
    'told-day': { kind: 'count', value: Math.round(told.value / days), origin: 'said' },
  };
}

/** Months that a first hire may wait while sales climb. Our own step. */
const WAIT = 3;

/**
 * `hire-later`: what the wages and charges of those employed come to in the months they could wait; none where sales do not climb to it, or where
 * nobody knows that the founders' own hours do all there is to do until then: whoever works all week has no week to spare.
 */
export function gatherHireLater(model: FinancialModel, figures: FigureTable): FigureTable {
  const [wages, charges] = [amountOf(figures, 'cost-wages'), amountOf(figures, 'cost-charges')];
  const isWaiting = (model.assumptions.ramp?.months ?? 0) > WAIT && model.months.slice(0, WAIT).every(({ result }) => result < 0);
  const isHired = amountOf(figures, 'team-hired') > 0 && wages > 0;
  return isWaiting && isHired && canCoverAlone(model, figures) ? { 'hire-later': derived('money', (wages + charges) * WAIT) } : {};
}

/** Whether what the first months sell takes, with all that is done beside it, no more hours than the founders have. */
function canCoverAlone({ assumptions: { hands }, months }: FinancialModel, figures: FigureTable): boolean {
  if (!hands || figures['role-1'] === undefined) return false;
  const beside = amountOf(figures, 'hours-month') - amountOf(figures, 'role-1');
  const most = Math.max(...months.slice(0, WAIT).map(({ units }) => units));
  return beside + Math.ceil((most * hands.minutes.value) / 60) <= amountOf(figures, 'hours-founders');
}
