import { countryOf } from '../countries/countries.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { inflate } from '../finance/inflate.ts';
import { roundedShare } from '../finance/round-half-away.ts';
import { splitPay } from '../finance/split-pay.ts';
import type { Sector } from '../sectors/sector.ts';
import { coverWith } from './cover-with.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';
import { FULL_MONTH, splitTeam, type Team } from './split-team.ts';

/** Somebody may work half a day: only wages below half of the law's least are called too low. */
const PART_TIME = 2;

/** What pay is short of the trade's usual and the first year if that were paid; what each of the others earns, and the least that the law allows where it is more than twice that. */
export function gatherWageFigures(model: FinancialModel, sector: Sector, facts: FactSheet): FigureTable {
  const { assumptions: a, years } = model;
  const [first] = years;
  const others = Math.max(0, Math.ceil(a.team.value) - 1);
  const least = countryOf(a.country).leastWage?.base;
  const short = Math.max(0, roundedShare(first.revenue, sector.staffPct.low, 100) - first.staff);
  const afterPay = { 'staff-short': derived('money', short), 'before-tax-usual-pay': derived('money', first.profitBeforeTax - short) };
  // Pay apart is the founders': what the others earn is then somewhere in the fixed costs, and nobody knows how much.
  if (others === 0 || a.extraPay.value > 0 || least === undefined || a.currency !== countryOf(a.country).currency) return afterPay;
  const { wages } = splitPay(a);
  const each = Math.round(wages / others);
  if (each === 0) return afterPay;
  if (each * PART_TIME >= least) return { ...afterPay, ...fullTimeFigures(model, least, splitTeam(facts, a.team.value)) };
  const missing = Math.round(12 * (least * others - wages) * (1 + a.employerCostBasisPoints.value / 10_000));
  return {
    ...afterPay,
    'wage-each': derived('money', each),
    'wage-least': { kind: 'money', value: Math.round(least), origin: 'sector' },
    'wage-missing': derived('money', missing),
    'before-tax-least-wage': derived('money', first.profitBeforeTax - missing),
  };
}

/** Those whom the table of the month counts for whole weeks earn at least the law's least, or the table says too many hours. */
function fullTimeFigures({ assumptions: a, years }: FinancialModel, least: number, { full, founders, partHours }: Team): FigureTable {
  const hired = full - Math.max(1, founders);
  const hours = (full - 1) * FULL_MONTH + partHours;
  const each = hours === 0 ? 0 : Math.round((splitPay(a).wages * FULL_MONTH) / hours);
  if (hired <= 0 || each >= Math.round(least)) return {};
  const missing = Math.round(12 * hired * (least - each) * (1 + a.employerCostBasisPoints.value / 10_000));
  const cover = coverWith(years[1], inflate(missing, a.inflationBasisPoints.value, 1));
  return {
    'wage-full': derived('money', each),
    'wage-least': { kind: 'money', value: Math.round(least), origin: 'sector' },
    'wage-full-missing': derived('money', missing),
    'before-tax-least-wage': derived('money', years[0].profitBeforeTax - missing),
    ...(cover === null ? {} : { 'wage-cover': derived('ratio', cover / 100) }),
  };
}
