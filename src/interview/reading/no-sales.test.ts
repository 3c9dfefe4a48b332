import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const KNOWN = withFacts({}, [makeFact('volume', 152), makeFact('price', 55.5), makeFact('team', 2), makeFact('fixedCosts', 1803)]);

test.each([
  ['es', 'Los sueldos de quien trabaja conmigo: Lorena, 850 brutos más 270 de seguridad social, o sea 1.120 al mes desde el mes siete'],
  ['en', 'And our ceiling is five a month.'],
  ['es', 'Como máximo podemos hacer cinco al mes'],
] as const)('pay, and what can be done at most, are no sales of a month (%s): %s', (language, text) => {
  const { facts } = readAnswer(text, { answer: 12, question: 'read-back', language, known: KNOWN, today: '2026-11-20' });
  expect(facts.map(({ id }) => id)).not.toContain('volume');
});
