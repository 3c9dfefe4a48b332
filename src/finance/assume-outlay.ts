// What opening and running costs, and who pays: fixed costs, investment, own funds and loan.
import type { Fact } from '../facts/fact.ts';
import type { Ground } from './assume-offer.ts';
import type { Assumed, Assumptions, Origin } from './assumption.ts';
import { LARGEST_MONTHLY_AMOUNT } from './largest-amount.ts';
import { localUnits } from './local-amount.ts';
import { roundedShare } from './round-half-away.ts';
import { saidFigure, saidItems } from './said-figure.ts';
import { firstYearPaceThousandths, type TrendAssumptions } from './volume-trend.ts';

type Outlay = Pick<Assumptions, 'fixedCosts' | 'investment' | 'ownFunds' | 'loan' | 'loanYears' | 'loanRateBasisPoints' | 'team'>;

type OfferAssumptions = TrendAssumptions & Pick<Assumptions, 'priceCents'>;

/** Months of fixed costs kept in reserve beside the investment. */
export const MONTHS_IN_RESERVE = 2;

/** Share of the need a founder is taken to bring when nobody said who pays. Our own assumption, percent. */
const OWN_SHARE_PCT = 30;
const USUAL_LOAN_YEARS = 5;

export function assumeOutlay(ground: Ground, offer: OfferAssumptions): Outlay {
  const { facts, country } = ground;
  const fixedCosts = assumeFixedCosts(ground, offer);
  const investment = assumeInvestment(ground);
  const loanYears = saidFigure(facts, 'loanYears');
  const team = saidFigure(facts, 'team');
  return {
    fixedCosts,
    investment,
    ...assumeSources(ground, fixedCosts, investment),
    loanYears: loanYears ? saidAs(loanYears, loanYears.value) : { value: USUAL_LOAN_YEARS, origin: 'sector' },
    loanRateBasisPoints: { value: Math.round(country.loanRate * 100), origin: 'sector' },
    team: team ? saidAs(team, team.value) : { value: ground.sector.usualTeam ?? 1, origin: 'sector' },
  };
}

/** Unknown fixed costs are the trade's shares (staff, rent, marketing, other) of sales at normal pace. */
function assumeFixedCosts({ facts, sector }: Ground, offer: OfferAssumptions): Assumed {
  const said = saidFigure(facts, 'fixedCosts');
  if (said) return saidAs(said, Math.round(said.value));
  const percent = sector.staffPct.base + sector.rentPct.base + sector.marketingPct.base + sector.otherFixedPct.base;
  const pace = offer.ramp ? Math.round(offer.ramp.normalUnits * 1000) : firstYearPaceThousandths(offer);
  // thousandths × cents × hundredths of a percent
  const costs = roundedShare([pace, offer.priceCents.value, Math.round(percent * 100)], 1000 * 100 * 10_000);
  return { value: Math.min(LARGEST_MONTHLY_AMOUNT, costs), origin: 'sector' };
}

function assumeInvestment({ facts, sector, country, currency }: Ground): Assumed {
  const said = saidFigure(facts, 'investment');
  if (said) return saidAs(said, Math.round(said.value));
  const items = saidItems(facts);
  if (items) return { value: Math.round(items.value.reduce((sum, item) => sum + item.amount, 0)), origin: 'derived', fact: items };
  return { value: localUnits(sector.capex.low, country, currency), origin: 'sector' };
}

/**
 * Who pays. Said sums stand as said, so a gap stays visible. What was not said: own funds are what a said loan leaves uncovered; a loan nobody
 * mentioned beside said own funds is none; and with neither said, the founder brings 30 % of the need and borrows the rest.
 */
function assumeSources({ facts }: Ground, fixedCosts: Assumed, investment: Assumed): Pick<Outlay, 'ownFunds' | 'loan'> {
  const ownFunds = saidFigure(facts, 'ownFunds');
  const loan = saidFigure(facts, 'loan');
  const need = investment.value + MONTHS_IN_RESERVE * fixedCosts.value;
  if (ownFunds) {
    const own = saidAs(ownFunds, Math.round(ownFunds.value));
    return { ownFunds: own, loan: loan ? saidAs(loan, Math.round(loan.value)) : { value: 0, origin: 'derived' } };
  }
  if (loan) {
    const borrowed = saidAs(loan, Math.round(loan.value));
    const origin = originFrom(fixedCosts.origin, investment.origin);
    return { ownFunds: { value: Math.max(0, need - borrowed.value), origin }, loan: borrowed };
  }
  const own = Math.min(need, Math.ceil((need * OWN_SHARE_PCT) / 100 / 100) * 100);
  return { ownFunds: { value: own, origin: 'sector' }, loan: { value: need - own, origin: 'sector' } };
}

/** What follows from the visitor's figures alone is derived; once a trade's figure enters, the outcome is the trade's. */
function originFrom(...origins: readonly Origin[]): Origin {
  return origins.includes('sector') ? 'sector' : 'derived';
}

function saidAs(fact: Fact, value: number): Assumed {
  return { value, origin: fact.origin, fact };
}
