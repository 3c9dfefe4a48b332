import { expect, it } from 'vitest';
import { SECTOR_IDS } from '../../sectors/sector.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { TRADES } from '../../sectors/trades.ts';
import { fact } from '../plan-fixtures.ts';
import { unitSold } from './unit-sold.ts';

const BAKERY = sectorOf('food_manufacturing', 'bakery_workshop');

it('is a ticket where a basket was priced, and the loaf where a loaf was', () => {
  const spend = (revenue: string) => unitSold(fact('revenue', revenue), BAKERY).es.one;
  expect(spend('La gente se deja unos tres euros y medio, con IVA')).toBe('ticket');
  expect(spend('El ticket medio es de 3,50')).toBe('ticket');
  expect(spend('Average spend is £4')).toBe('ticket');
  expect(spend('La hogaza a 3,50 €')).toBe(BAKERY.unit.es.one);
  expect(unitSold({ ...fact('saleUnit', 'order'), ...fact('revenue', 'Se deja 12') }, BAKERY).es.one).toBe('pedido');
});

it('is who pays where the price is by the month and the trade counts lessons', () => {
  const school = sectorOf('academy', 'music_school');
  const monthly = { price: { ...fact('price', 75).price, period: 'month' } } as Parameters<typeof unitSold>[0];
  expect(unitSold(monthly, school).es.one).toBe('alumno');
  expect(unitSold(fact('price', 75), school).es.one).toBe(school.unit.es.one);
});

it('of those who go to people’s homes is a visit or a job, and never the house', () => {
  const units = [...SECTOR_IDS.map((id) => sectorOf(id)), ...TRADES.map(({ id, sector }) => sectorOf(sector, id))].flatMap(
    ({ id, unit }) => (['cleaning', 'construction_trades', 'repair_shop', 'health_clinic'].includes(id) ? [unit.es.one, unit.en.one] : []),
  );
  expect(units.filter((unit) => /^(?:casa|hogar|piso|house|home|flat)s?$/.test(unit))).toEqual([]);
});
