import { expect, it } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

it.each([
  ['price', 'en', "like i said its 190 a month for the mowing, 320 the clean up and 140 the hedges, i dont know how you'd average that"],
  ['price', 'es', 'ya te dije, 190 al mes el césped, 320 la limpieza y 140 los setos'],
  ['revenue', 'en', 'its 190 a month for the mowing, 320 the clean up and 140 the hedges'],
] as const)('a price of the month counts no sales: %s %s %s', (question, language, text) => {
  const known = withFacts({}, [makeFact('solution', 'weekly mowing, thats 190 a month, and clean-ups at 320')]);
  expect(figures(question, text, language, known).volume).toBeUndefined();
});

it('so many a month of a thing are sales', () => {
  expect(figures('revenue', '$45 a cut, 60 a month', 'en').volume).toBe(60);
});
