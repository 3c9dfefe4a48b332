// Reads one answer as the tests of this folder do.
import type { FactSheet } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { isTopic } from '../script.ts';
import { readAnswer } from './read-answer.ts';

const TODAY = '2026-11-20';

export function read(question: QuestionId, text: string, language: Language = 'es', known: FactSheet = {}): Reading {
  return readAnswer(text, { answer: 3, question, language, known, today: TODAY });
}

/** The facts found, by id, without the topic's own words and the lines that a month's costs are told in. */
export function figures(question: QuestionId, text: string, language: Language = 'es', known: FactSheet = {}): Record<string, unknown> {
  const { facts } = read(question, text, language, known);
  return Object.fromEntries(
    facts.filter(({ id }) => id !== 'costLines' && (id !== question || !isTopic(question))).map(({ id, value }) => [id, value]),
  );
}

/** What was said to a question, what is read of it (`undefined`: no such fact), and what was known before. */
export type Told = readonly [
  question: QuestionId,
  language: Language,
  text: string,
  expected: Readonly<Record<string, unknown>>,
  known?: FactSheet,
];

/** Of the facts found, those that the row names. */
export function namedFigures([question, language, text, expected, known]: Told): Record<string, unknown> {
  const found = figures(question, text, language, known);
  return Object.fromEntries(Object.keys(expected).map((id) => [id, found[id]]));
}
