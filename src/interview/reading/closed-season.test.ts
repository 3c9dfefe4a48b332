import { expect, it } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const known = withFacts({}, [
  makeFact('price', 190),
  makeFact('volume', 90),
  makeFact('sector', 'construction_trades'),
  makeFact('trade', 'gardening'),
  makeFact('country', 'US'),
]);
const heard = (language: Language, text: string) => figures('read-back', text, language, known);
const shut = (...months: readonly number[]) =>
  Array.from({ length: 12 }, (_, at) => (months.includes(at) ? 0 : Math.round(120_000 / (12 - months.length))));

it.each<readonly [Language, string, readonly number[]]>([
  ['en', 'no mowing in december january or february, nothing comes in those months', shut(0, 1, 11)],
  ['en', 'the sales in december january and february are zero', shut(0, 1, 11)],
  ['en', "we're closed december to february", shut(0, 1, 11)],
  ['en', 'we only mow from april to mid november', shut(0, 1, 2, 11)],
  ['en', 'no sales in the winter', shut(0, 1, 11)],
  ['es', 'la temporada va de abril a octubre', shut(0, 1, 2, 10, 11)],
  ['es', 'trabajamos de abril a octubre', shut(0, 1, 2, 10, 11)],
  ['es', 'de noviembre a marzo cero ventas', shut(0, 1, 2, 10, 11)],
  ['es', 'en diciembre y enero nada', shut(0, 11)],
])('%s: %s', (language, text, season) => {
  const found = heard(language, text);
  expect([found.season, found.sector, found.trade]).toEqual([season, undefined, undefined]);
  // A normal month sells what it sold.
  expect(found.volume).toBe((90 * season.filter((level) => level > 0).length) / 12);
});

it.each<readonly [Language, string]>([
  ['en', 'I pay Marcus nothing in december'],
  ['en', 'no, the rent is nothing in january'],
  ['es', 'en enero no pago alquiler'],
])('not of %s: %s', (language, text) => {
  expect(heard(language, text).season).toBeUndefined();
});

it('the trade is put right where no months are told', () => {
  expect(heard('en', "it's a cafe, not gardening").sector).toBe('cafe_restaurant');
});
