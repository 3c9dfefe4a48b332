import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const told = (facts: typeof SHOP) => textsOf(compose(facts)).map(({ text }) => text.es);
const ARGENTINA = { ...SHOP, ...fact('country', 'AR'), ...fact('currency', 'ARS') };

it('a simplified regime that was told is named beside the general one of the sums, in its own country', () => {
  const resources = (text: string) => fact('resources', text);
  expect(told({ ...ARGENTINA, ...resources('entre luz, gas y monotributo 900.000') }).some((text) => text.includes('monotributo'))).toBe(
    true,
  );
  expect(told(ARGENTINA).some((text) => text.includes('se habló de monotributo'))).toBe(false);
  expect(
    told({ ...SHOP, ...resources('voy por recargo de equivalencia') }).some((text) => text.includes('recargo de equivalencia, pero')),
  ).toBe(true);
});

it.each([
  ['Bilbao', true],
  ['Pamplona', true],
  ['Valencia', false],
  ['San Sebastián de los Reyes', false],
])('the foral tax is named where the place is known to have one: %s', (city, expected) => {
  expect(told({ ...SHOP, ...fact('city', city) }).some((text) => text.includes('norma foral'))).toBe(expected);
});

it('says on which side of the limit the forecast lies', () => {
  const shop = { ...ARGENTINA, ...fact('resources', 'entre luz, gas y monotributo 900.000'), ...fact('taxIncluded', false) };
  const selling = (price: number) => told({ ...shop, ...fact('price', price) }).filter((text) => text.includes('se habló de monotributo'));
  expect(selling(900)).toHaveLength(1);
  expect(selling(900)[0]).toContain('la previsión cabe');
  expect(selling(90_000)[0]).toContain('no cabe en él');
});
