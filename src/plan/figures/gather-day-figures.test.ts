import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const { growth: _, ...SHOP } = SHEETS['all said, money missing'] ?? {};
const CAFE = {
  ...inSector(SHOP, 'cafe_restaurant'),
  ...fact('price', 5.8),
  ...fact('unitCost', 1.7),
  ...fact('fixedCosts', 7900),
  ...fact('payIncluded', true),
  ...fact('volume', 2470, '95 clientes al día'),
  ...fact('resources', 'Somos dos socios y contrataremos a una camarera.'),
  ...fact('team', 3),
};

it('break-even is told by the day where sales were', () => {
  const { figures } = compose(CAFE);
  expect(figures['told-day']?.value).toBe(95);
  expect(Number(figures['break-even-day']?.value)).toBe(Math.ceil(Number(figures['break-even-units']?.value) / 26));
  expect(compose(SAMPLE_FACTS).figures['told-day']).toBeUndefined();
});

it('the bar of a day pays for everything where the founder’s pay stands beside the fixed costs', () => {
  const { figures } = compose({ ...CAFE, ...fact('fixedCosts', 4950), ...fact('founderPay', 2000), ...fact('payIncluded', false) });
  expect(Number(figures['break-even-day']?.value)).toBe(Math.ceil(Number(figures['break-even-units-all']?.value) / 26));
});

it('what waiting to hire saves is told where sales climb and the founders have the hours until then', () => {
  const quick = { ...CAFE, ...fact('minutesPerSale', 2) };
  const { figures } = compose(quick);
  const monthly = Number(figures['cost-wages']?.value) + Number(figures['cost-charges']?.value);
  expect(figures['hire-later']?.value).toBe(monthly * 3);
  expect(compose({ ...quick, ...fact('growth', 0) }).figures['hire-later']).toBeUndefined();
});

it('founders who work all week are not asked for the hours of whoever is hired', () => {
  for (const busy of [CAFE, { ...CAFE, ...fact('minutesPerSale', 8) }]) {
    expect(compose(busy).figures['hire-later']).toBeUndefined();
    expect(JSON.stringify(compose(busy).pages)).not.toMatch(/sueldo contratado|hired wage/);
  }
});
