import { expect, it } from 'vitest';
import type { SectorId } from '../../sectors/sector.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import type { TradeId } from '../../sectors/trades.ts';
import { fact } from '../plan-fixtures.ts';
import { isSoldAhead } from './is-sold-ahead.ts';

const ahead = (sector: SectorId, trade: TradeId | null, customer: string) =>
  isSoldAhead({ facts: fact('customer', customer), sector: sectorOf(sector, trade), model: { assumptions: { trade } } });

it.each([
  ['repair_shop', 'phone_repair', 'Vecinos de la Macarena', false],
  ['food_manufacturing', 'bakery_workshop', 'Vecinos', false],
  ['cafe_restaurant', 'coffee_shop', 'People on their way to work', false],
  ['crafts', 'candle_maker', 'Women who buy gifts', false],
  ['repair_shop', 'upholsterer', 'Vecinos', true],
  ['event_services', 'wedding_planner', 'Parejas', true],
  ['food_manufacturing', 'bakery_workshop', 'Restaurantes y hoteles', true],
] as const)('a yes before it opens, %s %s to %s: %s', (sector, trade, customer, isAhead) => {
  expect(ahead(sector, trade, customer)).toBe(isAhead);
});
