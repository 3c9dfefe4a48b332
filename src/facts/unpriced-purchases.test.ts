import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { unpricedPurchases } from './unpriced-purchases.ts';

/** Means told in one answer, the investment read from the sum in it. */
function means(text: string, sum: string): FactSheet {
  const start = text.indexOf(sum);
  const quote = (from: number, words: string) => ({ answer: 6, start: from, end: from + words.length, text: words });
  const fact = { unit: null, period: null, origin: 'said' as const };
  return {
    resources: { ...fact, id: 'resources', value: text, quote: quote(0, text) },
    investment: { ...fact, id: 'investment', value: 9200, quote: quote(start, sum) },
  };
}

it.each([
  ['Table, shockwave machine and lease deposit: $19,500 in total.', '$19,500', ['Table', 'shockwave machine', 'lease deposit']],
  ['Just me. Floor, mats and heaters about £11k in total.', '£11k', ['Floor', 'mats', 'heaters']],
  ['Un horno usado, la cámara y dos mesas: 9.200 € en total.', '9.200 €', ['Un horno usado', 'la cámara', 'dos mesas']],
])('of «%s» are the things before the sum', (text, sum, things) => {
  expect(unpricedPurchases(means(text, sum))).toEqual(things);
});

it.each([
  ['Van conversion is 24k pounds all in.', '24k pounds'],
  ['El almacén, la nave y la luz suman 6.500 € al mes. Para montarlo harían falta 12.000 €.', '12.000 €'],
  ['Somos mi hermana y yo, hace falta invertir 12.000 €.', '12.000 €'],
])('of «%s» nothing is a list of purchases', (text, sum) => {
  expect(unpricedPurchases(means(text, sum))).toEqual([]);
});

it('a sum read as the price of the last thing is still that of all of them', () => {
  const told = means('Chairs, whiteboard and paint: 9,200.', '9,200');
  const fact = { unit: 'EUR' as const, period: null, origin: 'said' as const, quote: told.investment?.quote ?? null };
  const items = (amount: number) =>
    ({ ...told, investmentItems: { ...fact, id: 'investmentItems', value: [{ label: 'paint', amount }] } }) as FactSheet;
  expect(unpricedPurchases(items(9200))).toEqual(['Chairs', 'whiteboard', 'paint']);
  expect(unpricedPurchases(items(900))).toEqual([]);
});
