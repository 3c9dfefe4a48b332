import { expect, test } from 'vitest';
import type { CountryCode } from '../../countries/country.ts';
import { type MoneyItem, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const itemsIn = (text: string, question: 'resources' | 'investment', language: 'es' | 'en', country?: CountryCode) => {
  const known = country ? withFacts({}, [makeFact('country', country)]) : {};
  const facts = readAnswer(text, { answer: 6, question, language, known, today: '2026-11-20' }).facts;
  return (facts.find(({ id }) => id === 'investmentItems')?.value as readonly MoneyItem[] | undefined)?.map(({ label, amount }) => [
    label,
    amount,
  ]);
};

test('sums told among the purchases that come to what these leave of the total are purchases too', () => {
  expect(
    itemsIn(
      '84k to open: build-out 38k with drains, kennels and gear 14.5k, deposit 10,400 that’s two months, permits 1,900, website sign and launch ads 4,200, and 15k cushion. I take 3,800.',
      'resources',
      'en',
    ),
  ).toEqual([
    ['build-out', 38_000],
    ['kennels and gear', 14_500],
    ['deposit', 10_400],
    ['permits', 1900],
    ['website sign and launch ads', 4200],
    ['cushion', 15_000],
  ]);
  expect(
    itemsIn(
      'La tostadora de cinco kilos es lo más caro, 165 mil pesos. El molino y la selladora salen en 28 mil, acondicionar el taller en 32 mil y los empaques 14 mil.',
      'investment',
      'es',
      'MX',
    )?.[0],
  ).toEqual(['tostadora de cinco kilos', 165_000]);
});

test('a rest that no sums come to stays open', () => {
  expect(itemsIn('It takes 50k to open: oven 20k, mixer 8k, and the rent is 900 a month.', 'investment', 'en')).toEqual([
    ['oven', 20_000],
    ['mixer', 8000],
  ]);
});
