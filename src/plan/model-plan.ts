import type { FactSheet } from '../facts/fact.ts';
import { addMonths, daysInMonth } from '../finance/add-months.ts';
import type { Assumptions } from '../finance/assumption.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { buildFundedModel } from '../finance/fund-model.ts';
import type { OpeningDay } from '../finance/opening-day.ts';
import { usualOfBusiness } from '../finance/usual-of-business.ts';
import type { Sector } from '../sectors/sector.ts';
import { paceOfMarketing } from './figures/pace-of-marketing.ts';
import { laySteps } from './operations/lay-steps.ts';
import { dropDenied } from './told/drop-denied.ts';
import { findDenied } from './told/find-denied.ts';

/**
 * The model that a plan is written on: it opens in the month told, or on the day on which permits and fitting out let it, where that month is too
 * soon. Then every date and sum of the plan stands on the same day. `date` is that of the plan, `YYYY-MM-DD`.
 */
export function modelPlan(facts: FactSheet, date: string): FinancialModel {
  let model = modelSpent(facts, date, null);
  for (let tries = 0; tries < MOST_MOVES; tries++) {
    const opening = laterOpening(facts, model, date);
    if (opening === null) return model;
    model = modelSpent(facts, date, opening);
  }
  return model;
}

/** Marketing is spent in the months that have customers to win, which the sales of the model tell. */
function modelSpent(facts: FactSheet, date: string, opening: OpeningDay | null): FinancialModel {
  const even = buildFundedModel(facts, date, { opening });
  const marketingPace = paceOfMarketing(even, sectorOf(facts, even.assumptions), facts);
  return marketingPace === null ? even : buildFundedModel(facts, date, { opening, marketingPace });
}

function sectorOf(facts: FactSheet, { sector, trade }: Assumptions): Sector {
  const usual = usualOfBusiness(facts, sector, trade);
  return { ...usual, pack: dropDenied(usual.pack, findDenied(facts)) };
}

/** A later opening may take more money, and money that is lent takes longer to be promised. */
const MOST_MOVES = 2;

/** Null where it opens as the model has it. */
function laterOpening(facts: FactSheet, { assumptions }: FinancialModel, date: string): OpeningDay | null {
  const { shortWeeks, canBeginAway, readyBy } = laySteps(facts, assumptions, sectorOf(facts, assumptions), date);
  return shortWeeks === 0 || canBeginAway ? null : openingFrom(readyBy);
}

/** What is ready in the last days of a month opens on the first of the next: a month's costs are not worth so few days of sales. */
const LAST_DAYS = 10;

function openingFrom(readyBy: string): OpeningDay {
  const [month, day] = [readyBy.slice(0, 7), Number(readyBy.slice(8))];
  return day > daysInMonth(month) - LAST_DAYS ? { month: addMonths(month, 1), day: 1 } : { month, day };
}
