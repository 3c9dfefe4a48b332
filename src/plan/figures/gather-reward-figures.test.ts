import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const CAFE = { ...inSector(SHEETS['all said, money missing'] ?? {}, 'cafe_restaurant'), ...fact('volume', 2400) };

it('one in ten given away is in the direct cost of every sale, and the plan says so', () => {
  const told = 'Instagram y una tarjeta de sellos: el décimo café gratis';
  const plan = compose({ ...CAFE, ...fact('marketing', told) });
  const without = compose({ ...CAFE, ...fact('marketing', 'Instagram y una tarjeta de sellos') });
  const value = (from: typeof plan, id: string) => Number(from.figures[id]?.value);
  // Half of what is sold is stamped, and one is given for nine that are paid.
  const given = Math.round((value(without, 'unit-cost') * 100) / 2 / 9) / 100;
  expect(value(plan, 'reward-unit')).toBe(given);
  expect(value(plan, 'unit-cost')).toBeCloseTo(value(without, 'unit-cost') + given, 5);
  expect(value(plan, 'result-y1')).toBeLessThan(value(without, 'result-y1'));
  expect(value(plan, 'reward-cost')).toBe(Math.round(value(plan, 'units-y1') * given));
  const text = JSON.stringify(plan.pages);
  expect(text).toContain('que cuesta {{fig:reward-cost}} al año y ya está en las cuentas');
  expect(text).toContain('De ese coste, lo que regala la tarjeta');
  expect(text, 'the budget pays the cards alone').toContain('las tarjetas');
  expect(text, 'the budget pays the cards alone').not.toMatch(/las tarjetas y/);
  expect(without.figures['reward-cost']).toBeUndefined();
});
