import { expect, it } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const known = withFacts({}, [makeFact('price', 193), makeFact('volume', 90), makeFact('loan', 25000), makeFact('loanYears', 5)]);

it.each([
  [
    'en',
    '60 mowing customers by september, enough to bring on a second helper in spring of year two, and paying down the loan faster, like done in four years instead of five. and id open in march, this coming march',
    '60 mowing customers by september, enough to bring on a second helper in spring of year two, and paying down the loan faster, like done in four years instead of five.',
  ],
  [
    'en',
    "60 mowing customers by september, a second helper, loan done in 4 years rather than 5. We'd open in March 2027",
    '60 mowing customers by september, a second helper, loan done in 4 years rather than 5.',
  ],
  [
    'es',
    '60 clientes en septiembre, un segundo ayudante y terminar de pagar el préstamo en cuatro años en vez de cinco. Y abriría en marzo, este marzo que viene',
    '60 clientes en septiembre, un segundo ayudante y terminar de pagar el préstamo en cuatro años en vez de cinco.',
  ],
] as const)('a goal is told against what is and puts nothing right: %s %s', (language, text, goals) => {
  const { facts } = read('goals', text, language, known);
  expect(Object.fromEntries(facts.map(({ id, value }) => [id, value]))).toEqual({ goals, start: '2027-03' });
});

it('what is put right beside the goals still is', () => {
  const { facts } = read('goals', 'Sorry, the loan is over 6 years, not 5. A second van by year two', 'en', known);
  expect(facts.find(({ id }) => id === 'loanYears')?.value).toBe(6);
});
