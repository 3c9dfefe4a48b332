import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const { growth: _, ...SHOP } = SHEETS['all said, money missing'] ?? {};
const CAFE = { ...inSector(SHOP, 'cafe_restaurant'), ...fact('team', 2), ...fact('resources', 'Somos dos socios.') };
const shown = (facts: typeof CAFE, id: string) => compose(facts).figures[id]?.value;

it('the hours of a counter are told by the day where its opening was not', () => {
  expect(shown({ ...CAFE, ...fact('solution', 'Café y tostadas') }, 'counter-day')).toBe(6);
  expect(shown({ ...CAFE, ...fact('team', 9), ...fact('solution', 'Café y tostadas') }, 'counter-day')).toBeUndefined();
  expect(shown({ ...inSector(SHOP, 'repair_shop') } as typeof CAFE, 'counter-day')).toBeUndefined();
});

it('hours that open no usual day are said with what that day lacks, in hours and in money', () => {
  const { figures, pages } = compose({ ...CAFE, ...fact('solution', 'Café y tostadas') });
  const value = (id: string) => Number(figures[id]?.value);
  expect(value('counter-usual')).toBe(10);
  expect(value('counter-fit')).toBeLessThan(10);
  expect(value('counter-usual-cost')).toBeGreaterThan(0);
  expect(JSON.stringify(pages)).toContain('horas al día con una persona');
});

it('hours that are missing are told with the year in which they are paid, and with a way out that costs nothing', () => {
  const amounts =
    ({ figures }: ReturnType<typeof compose>) =>
    (id: string) =>
      Number(figures[id]?.value);
  const usual = amounts(compose({ ...CAFE, ...fact('solution', 'Café y tostadas') }));
  expect(usual('counter-result')).toBeLessThan(usual('base-result'));
  expect(usual('counter-out-from')).toBe(8);
  expect(usual('counter-out-to') - usual('counter-out-from')).toBe(Math.floor(usual('counter-fit')));
  const whole = compose({ ...CAFE, ...fact('solution', 'Café abierto de 8 a 20h') });
  const told = amounts(whole);
  expect(told('counter-result')).toBeLessThan(told('base-result'));
  expect((told('counter-out-to') - 8) * 26).toBeLessThanOrEqual(told('role-1'));
  const shop = amounts(compose({ ...inSector(SHOP, 'retail_shop'), ...fact('team', 1), ...fact('solution', 'Cuentos para niños') }));
  expect(shop('counter-out-to')).toBe(20);
});

it('a closing told says from when there is somebody, and a whole day what is missing of it', () => {
  expect(shown({ ...CAFE, ...fact('solution', 'Café abierto hasta las nueve de la noche') }, 'counter-opens')).toBe(21 - 6);
  const whole = compose({ ...CAFE, ...fact('solution', 'Café abierto de 8 a 20h') }).figures;
  expect(whole['counter-open']?.value).toBe(12 * 26);
  expect(Number(whole['counter-short']?.value)).toBe(12 * 26 - Number(whole['role-1']?.value));
  expect(Number(whole['counter-cost']?.value)).toBeGreaterThan(0);
});

it('hours told and paid under the legal hour are said', () => {
  const helped = {
    ...CAFE,
    ...fact('country', 'IE'),
    ...fact('currency', 'EUR'),
    ...fact('team', 3),
    ...fact('resources', 'Just me and two part timers, 20 hours a week each, 2,400 a month.'),
    ...fact('fixedCosts', 4950),
    ...fact('founderPay', 2000),
    ...fact('payIncluded', false),
  };
  const low = compose({ ...helped, ...fact('staffPay', 2400) }).figures;
  expect(Number(low['hour-paid']?.value)).toBeLessThan(14.15);
  expect(Number(low['hours-least']?.value)).toBeLessThan(160);
  expect(compose({ ...helped, ...fact('staffPay', 3200) }).figures['hour-paid']).toBeUndefined();
  expect(compose(helped).figures['hour-paid']).toBeUndefined();
  // On hours that the plan only supposes nobody is said to pay too little.
  const supposed = { ...helped, ...fact('resources', 'Just me and two part timers, 2,400 a month.'), ...fact('staffPay', 2400) };
  expect(compose(supposed).figures['hour-paid']).toBeUndefined();
});
