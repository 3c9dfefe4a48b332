import { expect, test } from 'vitest';
import type { Fact } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { wordFact } from '../word-fact.ts';
import { read } from './read-fixture.ts';

const payIn = (question: QuestionId, language: Language, text: string) =>
  read(question, text, language).facts.find(({ id }) => id === 'founderPay') as Fact<'founderPay'> | undefined;

test.each<readonly [QuestionId, Language, string, number]>([
  ['resources', 'es', 'quiero llevarme 1.500 limpios al mes', 1500],
  ['resources', 'es', 'me pongo un sueldo de 1.500 netos al mes', 1500],
  ['team', 'es', 'yo sola y quiero cobrar 1.500 netos al mes', 1500],
  ['team', 'en', 'just me, I need to take home 2,000 a month', 2000],
  ['team', 'en', 'just me, I need £2,000 a month after tax', 2000],
])('pay that is taken home (%s, %s): %s', (question, language, text, value) => {
  expect(payIn(question, language, text)).toMatchObject({ value, isNet: true });
});

test.each<readonly [QuestionId, Language, string]>([
  ['team', 'es', 'yo sola y quiero cobrar 1.500 al mes'],
  ['team', 'es', 'yo sola y quiero cobrar 1.500 brutos al mes. Las ventas netas ya se verán'],
  ['team', 'en', 'just me, I need £2,000 a month before tax'],
])('pay before tax is not (%s, %s): %s', (question, language, text) => {
  const pay = payIn(question, language, text);
  expect(pay?.isNet).toBeUndefined();
});

test('is read back as it was told', () => {
  const pay = payIn('team', 'es', 'yo sola y quiero cobrar 1.500 netos al mes');
  const words = pay && wordFact(pay, { language: 'es', locale: 'es-ES', currency: 'EUR' });
  expect(words?.replaceAll('\u00a0', ' ')).toBe('1.500 € limpios');
});
