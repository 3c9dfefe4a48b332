import { expect, test } from 'vitest';
import { type Fact, type FactId, type FactValues, withFacts } from '../facts/fact.ts';
import { keyFigures } from './key-figures.ts';

function said<Id extends FactId>(id: Id, value: FactValues[Id], unit: Fact['unit'] = null): Fact {
  return { id, value, unit, period: null, quote: null, origin: 'said' } as Fact;
}

function told(facts: readonly Fact[], language: 'es' | 'en' = 'es') {
  return keyFigures({ facts: withFacts({}, [said('country', language === 'es' ? 'ES' : 'GB'), ...facts]), language, today: '2026-11-20' });
}

test('the price is told as it was said, with its tax, though the model works with what is left of it', () => {
  const price = said('price', 85, 'EUR');
  expect(told([price])[0]).toEqual({ id: 'price', words: '85\u00a0€', origin: 'dicho por ti' });
  expect(told([price, said('taxIncluded', true)])[0]?.words).toBe('85\u00a0€, impuestos incluidos');
  expect(told([said('price', 85, 'GBP'), said('taxIncluded', false)], 'en')[0]?.words).toBe('£85 plus tax');
  expect(told([])[0]).toMatchObject({ id: 'price', origin: 'del sector' });
});

test('how the figures are counted is told only where it was said', () => {
  expect(told([]).map(({ id }) => id)).toHaveLength(9);
  const terms = [said('rooms', 6, 'units'), said('occupancy', 55, 'percent'), said('founderPay', 0, 'EUR')];
  const figures = told([said('sector', 'tourism_lodging'), ...terms]).filter(({ id }) => terms.some((term) => term.id === id));
  expect(figures.map(({ id, words }) => [id, words])).toEqual([
    ['rooms', '6'],
    ['occupancy', '55\u00a0%'],
    ['founderPay', '0\u00a0€'],
  ]);
});

test('how long the climb takes is said only where somebody said it', () => {
  const climb = [
    said('price', 38, 'EUR'),
    said('volume', 30),
    said('volumeFromStart', true),
    said('targetVolume', 75),
    said('targetMonths', 12),
  ];
  const months = (...more: readonly Fact[]) => told([...climb, ...more]).find(({ id }) => id === 'targetMonths')?.origin;
  expect(months(said('goals', 'Llegar a 100 reparaciones al mes el segundo año'))).toBe('calculado con lo que dijiste');
  expect(months(said('goals', 'Llegar a 75 en un año'))).toBe('dicho por ti');
});

test('with what part of a normal month it opens is said where nobody told it, and growth where somebody did', () => {
  const shares = (...facts: readonly Fact[]) =>
    told([said('sector', 'cleaning'), ...facts]).filter(({ id }) => id === 'openingShare' || id === 'growth');
  expect(shares(said('volume', 180))).toMatchObject([{ id: 'openingShare', words: '35\u00a0%' }]);
  expect(shares(said('volume', 180), said('openingShare', 60, 'percent'))).toMatchObject([{ words: '60\u00a0%', origin: 'dicho por ti' }]);
  expect(shares(said('volume', 180), said('growth', 3, 'percent'))).toMatchObject([{ id: 'growth', words: '3\u00a0%' }]);
  expect(shares()).toEqual([]);
});

test('a season without a normal month is told by the few months that sell, or by the best and the worst', () => {
  const words = (season: readonly number[], language: 'es' | 'en') =>
    told([said('season', season)], language).find(({ id }) => id === 'season')?.words;
  expect(words([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24_000, 96_000], 'en')).toBe('November, 20% of the year’s sales; December, 80%');
  expect(words([17_391, 17_391, 13_696, 10_000, 6304, 2609, 2609, 2609, 6304, 10_000, 13_696, 17_391], 'es')).toBe(
    'enero, febrero y diciembre, 174\u00a0% de un mes medio; junio, julio y agosto, 26\u00a0%',
  );
});
