import { expect, test } from 'vitest';
import { type FactId, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const read = (question: QuestionId, language: Language, text: string) => {
  const known = withFacts(
    {},
    question === 'read-back' ? [makeFact('founderPay', 1500), makeFact('fixedCosts', 435), makeFact('price', 450)] : [],
  );
  const { facts } = readAnswer(text, { answer: 7, question, language, known, today: '2026-11-29' });
  return (id: FactId) => facts.find((fact) => fact.id === id)?.value;
};

test.each([
  ['resources', 'en', "I'll pay myself $1,500 a month the first six months and 3,800 from month seven", 1500, 3800, 7],
  ['resources', 'en', "It's just me. My pay is 3,200 a month, only 1,600 the first four months. Rent is 950.", 1600, 3200, 5],
  ['team', 'es', 'Yo me pago 1.000 al mes los seis primeros meses y luego 1.800.', 1000, 1800, 7],
  ['team', 'es', 'Sergi y yo cobraremos 1.300 cada uno al mes los primeros seis meses y luego 1.700.', 2600, 3400, 7],
  ['resources', 'es', 'Mi socia y yo nos pondremos 1.300 cada una los seis primeros meses y 1.700 a partir del séptimo', 2600, 3400, 7],
  ['resources', 'es', 'Somos tres socios. Sacaremos 800 cada uno los cuatro primeros meses y luego 1.500.', 2400, 4500, 5],
  ['team', 'en', "It's me and Priya. We'd each take 900 a month for the first four months and 1,600 from month five.", 1800, 3200, 5],
  ['team', 'en', 'Me and Tom. We pay ourselves 1,800 between us the first three months and then 3,000.', 1800, 3000, 4],
  [
    'read-back',
    'es',
    'Tu sueldo al mes: cobramos 1.300 cada uno, 2.600 entre los dos, los seis primeros meses, y a partir del séptimo 1.700 cada uno, 3.400 entre los dos.',
    2600,
    3400,
    7,
  ],
  ['read-back', 'en', 'Only my pay: it should be $3,800 a month from month seven, and 1,500 just for months one to six.', 1500, 3800, 7],
  ['read-back', 'en', 'I do get paid from month one, $1,500 a month for the first six, then 3,800.', 1500, 3800, 7],
] as const)('%s (%s): %s', (question, language, text, first, pay, from) => {
  const told = read(question, language, text);
  expect([told('founderPayFirst'), told('founderPay'), told('founderPayFrom')]).toEqual([first, pay, from]);
  expect([told('investment'), told('fixedCosts'), told('ownFunds')]).toEqual([undefined, undefined, undefined]);
});

test('a sum for the first months that is nobody’s pay is none', () => {
  expect(
    read('resources', 'en', 'Rent is 900 the first six months and then 1,200. I pay myself 2,000.')('founderPayFirst'),
  ).toBeUndefined();
});
