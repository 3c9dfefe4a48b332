import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { countMonthsTold } from './part-of-year.ts';

it.each([
  ['en julio y agosto meto a una chica', 2],
  ['en septiembre contrato a una chica que cobra 900', null],
  ['en septiembre voy a contratar a una chica', null],
  ["I'm hiring a girl in September for 900", null],
  ['contrato a una chica solo en diciembre', 1],
  ['contrato a una chica en julio y agosto', 2],
  ['in July I hire a student, only that month', 1],
  ['desde marzo', null],
  ['I want to bring on a bather in March 2028', null],
  ['en marzo de 2028 entra una ayudante', null],
  ['de mayo a septiembre', 5],
  ['en verano', 3],
])('%s: %s', (text, months) => {
  expect(countMonthsTold(foldText(text))).toBe(months);
});
