// What the minutes of one sale hold beside the thing itself: the way to the customer, and what goes in the same price.
import type { FactSheet } from '../../facts/fact.ts';
import { minutesOfPart } from '../../facts/sold-with.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Sector } from '../../sectors/sector.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import type { FigureTable } from './figure.ts';

/** `travel-minutes` on the way and `part-minutes` for what goes in the price, where they are counted in those of each sale. */
export function gatherSaleTimeFigures(model: FinancialModel, sector: Sector, facts: FactSheet): FigureTable {
  return { ...travelFigures(model, sector, facts), ...partFigures(model, facts) };
}

function travelFigures({ assumptions: { dayMost, hands } }: FinancialModel, { travelMinutes }: Sector, facts: FactSheet): FigureTable {
  if (travelMinutes === undefined || !hands || dayMost || facts.minutesPerSale) return {};
  return { 'travel-minutes': { kind: 'count', value: travelMinutes, origin: 'sector' } };
}

function partFigures({ assumptions: { sector, trade, hands, shape } }: FinancialModel, facts: FactSheet): FigureTable {
  if (hands?.minutes.origin !== 'sector' || shape.value === 'subscription') return {};
  const minutes = minutesOfPart(facts, sectorOf(sector, trade).unit);
  return minutes === 0 ? {} : { 'part-minutes': { kind: 'count', value: minutes, origin: 'sector' } };
}
