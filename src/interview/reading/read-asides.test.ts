import { expect, test } from 'vitest';
import { read } from './read-fixture.ts';

test.each([
  [
    'fixed-costs',
    'El de Corfo es un subsidio, no un préstamo. Somos dos: yo, ingeniera con seis años en Cornershop; y Tomás, ocho años de vendedor',
    'ingeniera con seis años en Cornershop',
  ],
  ['start', 'I open in April. I have been a barista for seven years', 'I have been a barista for seven years'],
  ['volume', 'Unas 40 al mes. Por cierto, llevo once años de mecánico', 'llevo once años de mecánico'],
  ['funding', 'No, the loan is 20,000, not 30,000, over five years', undefined],
] as const)('the founder’s years are heard at any question, also beside what is put right: %s, %s', (question, answer, told) => {
  expect(read(question, answer).facts.find(({ id }) => id === 'experience')?.value).toBe(told);
});
