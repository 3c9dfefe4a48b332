import { expect, it } from 'vitest';
import { compose } from './plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from './plan-fixtures.ts';

const CAFE = { ...inSector(SHEETS['all said, money missing'] ?? {}, 'cafe_restaurant'), ...fact('volume', 2400) };

it('one in ten given away costs its direct cost, and the plan says so', () => {
  const plan = compose({ ...CAFE, ...fact('marketing', 'Instagram y una tarjeta de sellos: el décimo café gratis') });
  const value = (id: string) => Number(plan.figures[id]?.value);
  expect(value('reward-cost')).toBe(Math.round(Math.floor(value('again-y1') / 10) * value('unit-cost')));
  expect(JSON.stringify(plan.pages)).toContain('hasta {{fig:reward-cost}} al año de coste, aparte');
  expect(JSON.stringify(plan.pages), 'the budget pays the cards alone').not.toContain('las tarjetas y el regalo');
  expect(compose({ ...CAFE, ...fact('marketing', 'Instagram y una tarjeta de sellos') }).figures['reward-cost']).toBeUndefined();
});
