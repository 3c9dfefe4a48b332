// What opening takes, and how long the trade's money is tied up.
import type { Assumed, CostAssumptions, OpeningAssumptions } from './assumption.ts';
import { type Ground, originFrom, saidAs, usual } from './ground.ts';
import { localUnits } from './local-amount.ts';
import { roundedShare } from './round-half-away.ts';
import { saidFigure, saidItems } from './said-figure.ts';

/** Deposit on premises, in months of rent, and the share of rent in sales from which a trade is taken to have premises. Our own estimate. */
const DEPOSIT_MONTHS = 2;
const PREMISES_FROM_PCT = 5;
/** Formalities and the first weeks before any sale, percent of the investment. Our own estimate. */
const PRE_OPENING_PCT = 5;

export function assumeOpening(ground: Ground, { rent, fixedCosts }: CostAssumptions): OpeningAssumptions {
  const { sector } = ground;
  const investment = assumeInvestment(ground);
  const hasPremises = sector.rentPct.base >= PREMISES_FROM_PCT && fixedCosts.value > 0;
  return {
    investment,
    lifeYears: usual(sector.capexLifeYears),
    deposit: usual(hasPremises ? DEPOSIT_MONTHS * rent.value : 0),
    preOpening: usual(roundedShare(investment.value, PRE_OPENING_PCT, 100)),
    daysToCollect: usual(sector.daysToCollect ?? 0),
    daysToPay: usual(sector.daysToPay ?? 0),
    daysOfStock: usual(sector.daysOfStock ?? 0),
  };
}

function assumeInvestment({ facts, sector, country, currency }: Ground): Assumed {
  const said = saidFigure(facts, 'investment');
  if (said) return saidAs(said, Math.round(said.value));
  const items = saidItems(facts);
  if (items) {
    const sum = items.value.reduce((total, item) => total + item.amount, 0);
    return { value: Math.round(sum), origin: originFrom(items.origin), fact: items };
  }
  return usual(localUnits(sector.capex.low, country, currency));
}
