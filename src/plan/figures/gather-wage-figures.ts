import { countryOf } from '../../countries/countries.ts';
import { withLocalWage } from '../../countries/local-wages.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { isFullTimeTold } from '../../facts/is-full-time-told.ts';
import { FULL_MONTH } from '../../facts/part-hours.ts';
import { hasExactHours, splitTeam, type Team } from '../../facts/split-team.ts';
import { isWorkPaidBySale } from '../../facts/work-in-cost.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { limitedHours } from '../../finance/hours-paid.ts';
import { inflate } from '../../finance/inflate.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { splitHiredPay } from '../../finance/split-hired-pay.ts';
import { yearsWithOpening } from '../../finance/years-with-opening.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Sector } from '../../sectors/sector.ts';
import { coverWith } from '../money/cover-with.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** Of the wage, what is paid on top of it by night: our own assumption, as agreements differ. */
const NIGHT_PCT = 25;

/** Somebody may work half a day: only wages below half of the law's least are called too low. */
const PART_TIME = 2;

/**
 * What pay is short of the trade's usual and the first year if that were paid; what those who are employed earn for a whole week's work, where the
 * law asks for more, and what that more would come to; what all their hours would cost more by night.
 */
export function gatherWageFigures(model: FinancialModel, sector: Sector, facts: FactSheet): FigureTable {
  const { assumptions: a } = model;
  const [first] = yearsWithOpening(model);
  const short = Math.max(0, roundedShare(first.revenue, sector.staffPct.low, 100) - first.staff);
  const afterPay = { 'staff-short': derived('money', short), 'before-tax-usual-pay': derived('money', first.profitBeforeTax - short) };
  const country = withLocalWage(countryOf(a.country), foldText(facts.city?.value ?? ''));
  const { leastWage, currency } = country;
  // Pay apart is the founders': what the others earn is then somewhere in the fixed costs, and nobody knows how much but where it was told.
  if (a.extraPay.value > 0 && a.staff.fact?.id !== 'staffPay') return afterPay;
  if (limitedHours(facts, a, Math.ceil(a.team.value)) !== null) return afterPay;
  const team = splitTeam(facts, Math.ceil(a.team.value));
  const paid = { ...afterPay, ...nightFigure(model, team) };
  // Of those paid out of each sale nobody told what an hour or a month brings them.
  if (leastWage === undefined || a.currency !== currency || isWorkPaidBySale(facts)) return paid;
  return {
    ...paid,
    ...(isPayOfOneTold(model, team, facts) || isMoreThanAll(model, team, leastWage.base)
      ? lowWageFigures(model, leastWage.base, team, isFullTimeTold(facts))
      : {}),
    ...(hasExactHours(facts) ? lowHourFigures(model, team, country.leastHour?.base) : {}),
  };
}

/** Nobody is told to pay too little on a sum that was split, or told of several: only where it is what one person was told to cost, full time. */
function isPayOfOneTold({ assumptions: a }: FinancialModel, team: Team, facts: FactSheet): boolean {
  const isTold = a.hiredPay !== undefined || a.staff.fact?.id === 'staffPay';
  const lines = (factValue(facts, 'costLines') ?? []).filter(({ kind }) => kind === 'hired');
  return isTold && team.full - team.founders === 1 && team.part === 0 && lines.length <= 1 && isFullTimeTold(facts);
}

/** Whatever the costs are for, all of them together would not pay those who are hired what the law asks for. */
function isMoreThanAll({ assumptions: a }: FinancialModel, team: Team, least: number): boolean {
  return a.fixedCosts.value < least * (team.full - team.founders);
}

/** `night-extra`: what a year would cost more if all hours of those employed were by night, charges included; `night-result`: the first year before tax with it. */
function nightFigure(model: FinancialModel, team: Team): FigureTable {
  const { assumptions: a } = model;
  const { wages, charges } = splitHiredPay(a, team);
  if (wages === 0) return {};
  const extra = roundedShare(12 * (wages + charges), NIGHT_PCT, 100);
  const [first] = yearsWithOpening(model);
  return { 'night-extra': derived('money', extra), 'night-result': derived('money', first.profitBeforeTax - extra) };
}

/**
 * Where only those who come for some hours, each told, are employed and the law names an hour: `hour-paid`, what theirs pays, `hour-least`, what it asks,
 * `hours-least`, how many hours a month the wages told pay at that, and `hour-missing`, what the hours counted cost more in a year, with charges.
 */
function lowHourFigures({ assumptions: a }: FinancialModel, team: Team, least: number | undefined): FigureTable {
  if (least === undefined || a.staff.fact?.id !== 'staffPay' || team.full > team.founders || team.partHours === 0) return {};
  const { wages } = splitHiredPay(a, team);
  const missing = Math.round(12 * (team.partHours * least - wages) * (1 + a.employerCostBasisPoints.value / 10_000));
  if (missing <= 0) return {};
  return {
    'hour-paid': derived('price', Math.round((wages * 100) / team.partHours) / 100),
    'hour-least': { kind: 'price', value: least, origin: 'sector' },
    'hours-least': derived('count', Math.floor(wages / least)),
    'hour-missing': derived('money', missing),
  };
}

/** Wages for a whole week's work below the law's least: below half of it nobody can be meant to work even half days for them. Whoever comes for some hours is paid for those. */
function lowWageFigures(model: FinancialModel, least: number, team: Team, isFullTime: boolean): FigureTable {
  const { assumptions: a } = model;
  const [first, second] = yearsWithOpening(model);
  const hours = (team.full - team.founders) * FULL_MONTH + team.partHours;
  const { wages } = splitHiredPay(a, team);
  const each = hours === 0 ? 0 : Math.round((wages * FULL_MONTH) / hours);
  const isHalf = each * PART_TIME < least;
  if (each === 0 || each >= Math.floor(least) || team.full <= team.founders || !(isHalf || isFullTime)) return {};
  const missing = Math.round(((12 * hours) / FULL_MONTH) * (least - each) * (1 + a.employerCostBasisPoints.value / 10_000));
  const cover = coverWith(second, inflate(missing, a.inflationBasisPoints.value, 1));
  return {
    [isHalf ? 'wage-each' : 'wage-full']: derived('money', each),
    'wage-least': { kind: 'money', value: Math.round(least), origin: 'sector' },
    'wage-missing': derived('money', missing),
    'before-tax-least-wage': derived('money', first.profitBeforeTax - missing),
    ...(cover === null ? {} : { 'wage-cover': derived('ratio', cover / 100) }),
  };
}
