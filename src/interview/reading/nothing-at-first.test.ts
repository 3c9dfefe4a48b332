import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { figures } from './read-fixture.ts';

const ROWS: readonly (readonly [QuestionId, Language, string, number, number])[] = [
  ['own-pay', 'en', 'Nothing till month four, then $1,500 a month.', 1500, 4],
  ['own-pay', 'es', 'Nada los tres primeros meses y luego 1.200 al mes.', 1200, 4],
  ['own-pay', 'es', 'Los seis primeros meses nada y después 1.500', 1500, 7],
  [
    'fixed-costs',
    'en',
    'Rent nineteen hundred, power 230. For me nothing for the first three months and then fifteen hundred a month from month four.',
    1500,
    4,
  ],
  ['resources', 'es', 'Alquiler 700 y luz 90. Yo no cobro nada hasta el mes seis, y después 1.400 euros al mes.', 1400, 6],
];

test.each(ROWS)('pay that is nothing at first: %s %s %s', (question, language, text, founderPay, founderPayFrom) => {
  const found = figures(question, text, language);
  expect(found).toMatchObject({ founderPay, founderPayFrom });
  expect(found.team).toBeUndefined();
  expect(found.staffPayFrom).toBeUndefined();
});

test('what somebody hired gets later is not the founder’s', () => {
  const found = figures('resources', 'Marta entra con nada los tres primeros meses y luego 900 al mes', 'es');
  expect(found.founderPay).toBeUndefined();
});
