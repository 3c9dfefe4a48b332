// What the work takes of the hours there are for it: in the month of opening, a mean month and the fullest one.
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { hiredPayOf, missingHours } from '../../finance/hire-hours.ts';
import { limitedHours } from '../../finance/hours-paid.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';
import { derived } from '../figures/make-figure.ts';
import { classHours } from './gather-group-figures.ts';
import { readGroupClasses } from './read-group-classes.ts';

/** The months that are told, in the order of the table. */
export const LOAD_MONTHS = ['open', 'mean', 'hard'] as const;

/** Paid hours without work are told from this part of all that are paid, percent. Our own line. */
const IDLE_PCT = 10;
const YEAR = 12;

interface LoadMonth {
  readonly id: (typeof LOAD_MONTHS)[number];
  /** The month of trading whose pay it stands at. */
  readonly number: number;
  readonly units: number;
}

/**
 * `load-there`, the hours of a month; of the month of opening (`load-open…`), a mean month of the second year (`load-mean…`) and the fullest
 * (`load-hard…`): `…-units`, `…-hours` that they take, `…-use` of those there are and `…-free` or `…-short`, with `…-pay` where those are hired.
 * `idle-hours` and `idle-pay`: what the first year pays for hours hired by the hour that its sales do not take.
 */
export function gatherLoadFigures(model: FinancialModel, facts: FactSheet, capacity: FigureTable): FigureTable {
  const work = findWork(model, facts, capacity);
  const hardMonth = String(capacity['hard-month']?.value ?? '');
  const hard = model.months.find(({ month }) => month === hardMonth);
  const [first] = model.months;
  if (work === null || work.there <= 0 || !hard || !first) return {};
  const second = model.months.slice(YEAR, 2 * YEAR);
  const mean = Math.round(sumOf(second.map(({ units }) => units)) / YEAR);
  const months: readonly LoadMonth[] = [
    // Classes of the opening are those of everybody who is there at the end of the first month.
    { id: 'open', number: 1, units: work.isInGroups ? Math.ceil(model.assumptions.monthlyUnits.value) : first.units },
    { id: 'mean', number: YEAR + 1, units: mean },
    { id: 'hard', number: hard.number, units: hard.units },
  ];
  return {
    'load-there': derived('count', work.there),
    'load-full-use': derived('percent', 100),
    'load-open-month': derived('month', first.month),
    ...Object.assign({}, ...months.map((month) => monthFigures(model, month, work))),
    ...idleFigures(model, facts, work),
  };
}

interface Work {
  /** Hours of a month for it. */
  readonly there: number;
  readonly isInGroups: boolean;
  /** The hours that so many sales take. */
  readonly takenBy: (units: number) => number;
}

/** Classes in groups take the hours of the groups, other sales their own; null where nobody knows how long one takes. */
function findWork({ assumptions: a }: FinancialModel, facts: FactSheet, capacity: FigureTable): Work | null {
  const classes = readGroupClasses(facts, a);
  if (classes) return { there: amountOf(capacity, 'role-1'), isInGroups: true, takenBy: (units) => classHours(classes, units).hours };
  const { hands, places } = a;
  if (!hands || places) return null;
  return { there: hands.hours.value, isInGroups: false, takenBy: (units) => roundedShare(units, hands.minutes.value, MINUTES) };
}

const MINUTES = 60;

function monthFigures(
  { assumptions }: FinancialModel,
  { id, number, units }: LoadMonth,
  { there, isInGroups, takenBy }: Work,
): FigureTable {
  const taken = takenBy(units);
  const isHired = !isInGroups && assumptions.hands?.hourCents !== undefined && missingHours(assumptions, units) > 0;
  return {
    [`load-${id}-units`]: derived('count', units),
    [`load-${id}-hours`]: derived('count', taken),
    [`load-${id}-use`]: derived('percent', Math.round((taken * 100) / there)),
    ...(taken > there
      ? {
          [`load-${id}-short`]: derived('count', taken - there),
          ...(isHired ? { [`load-${id}-pay`]: derived('money', hiredPayOf(assumptions, { number, units })) } : {}),
        }
      : { [`load-${id}-free`]: derived('count', there - taken) }),
  };
}

/** Hours that money buys by the hour need not be bought in a month that has no work for them. */
function idleFigures(model: FinancialModel, facts: FactSheet, { there, takenBy, isInGroups }: Work): FigureTable {
  const { assumptions: a, months } = model;
  const limited = limitedHours(facts, a, a.team.value);
  if (limited === null || isInGroups) return {};
  const idle = sumOf(months.slice(0, YEAR).map(({ units }) => Math.min(limited.bought, Math.max(0, there - takenBy(units)))));
  if (idle * 100 < limited.bought * YEAR * IDLE_PCT) return {};
  return { 'idle-hours': derived('count', idle), 'idle-pay': derived('money', roundedShare(idle, limited.hourCents, 100)) };
}
