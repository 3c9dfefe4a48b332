import type { Team } from '../../facts/split-team.ts';
import { addMonths } from '../../finance/add-months.ts';
import type { LaterPay } from '../../finance/assumption.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { splitHiredPay } from '../../finance/split-hired-pay.ts';
import { yearsWithOpening } from '../../finance/years-with-opening.ts';
import { coverWith } from '../money/cover-with.ts';
import type { Figure, FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/**
 * What those who own the business take in a month, each of them too where they are several, and the wages and charges of those they employ;
 * `half-pay-result`: where nobody told their pay, the first year before tax at half of it.
 */
export function gatherOwnerPay(model: FinancialModel, team: Team): FigureTable {
  const { assumptions: a } = model;
  const [first] = yearsWithOpening(model);
  const { founders, wages, charges } = splitHiredPay(a, team);
  const isAssumed = a.extraPay.origin === 'sector' && a.extraPay.value > 0 && a.founderPay.origin !== 'said' && founders > 0;
  return {
    ...(isAssumed
      ? {
          'half-pay-result': derived('money', first.profitBeforeTax + founders * HALF_A_YEAR),
        }
      : {}),
    'cost-founder': { kind: 'money', value: founders, origin: a.founderPay.origin },
    'cost-wages': { kind: 'money', value: wages, origin: 'sector' },
    'cost-charges': { kind: 'money', value: charges, origin: 'sector' },
    ...Object.fromEntries((a.laterPay ?? []).flatMap((pay) => laterFigures(pay, a.start.value))),
    ...asHiredFigures(model, team, { founders, wages }),
    ...(team.founders > 1 ? { 'pay-each': derived('money', Math.round(founders / team.founders)) } : {}),
  };
}

/** Less than this below the wage of those employed is the same pay. */
const LEAST_GAP = 0.05;

/**
 * Where those who own it take less than each of those they employ all week: `hired-each`, that wage, `pay-gap`, what it takes a month to pay them the same, and the
 * first year at that, before tax, `before-tax-as-hired`, or its debt cover, `cover-as-hired`.
 */
function asHiredFigures(
  model: FinancialModel,
  { founders, full, part }: Team,
  pay: Readonly<Record<'founders' | 'wages', number>>,
): FigureTable {
  const hired = full - founders;
  if (hired < 1 || part > 0 || founders < 1 || pay.founders <= 0) return {};
  const each = Math.round(pay.wages / hired);
  const gap = each * founders - pay.founders;
  if (gap < each * founders * LEAST_GAP) return {};
  const [first] = yearsWithOpening(model);
  const cover = coverWith(model.years[0], gap * MONTHS);
  return {
    'hired-each': { kind: 'money', value: each, origin: 'sector' },
    'pay-gap': derived('money', gap),
    'before-tax-as-hired': derived('money', first.profitBeforeTax - gap * MONTHS),
    ...(cover === null ? {} : { 'cover-as-hired': derived('ratio', cover / 100) }),
  };
}

const MONTHS = 12;

/** The month in which it is first paid, and how much it is. */
function laterFigures({ who, from, amount, first }: LaterPay, start: string): readonly (readonly [string, Figure])[] {
  return [
    [`paid-from-${who}`, { kind: 'month', value: addMonths(start, from.value - 1), origin: from.origin }],
    [`paid-later-${who}`, { kind: 'money', value: amount.value, origin: amount.origin }],
    ...(first ? [[`paid-first-${who}`, { kind: 'money', value: first.value, origin: first.origin }] as const] : []),
  ];
}

/** Half of a month's pay, twelve times. */
const HALF_A_YEAR = 6;
