// Reads one answer as the tests of this folder do.
import type { FactSheet } from '../../facts/fact.ts';
import { TOPICS } from '../../facts/topic.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

const TODAY = '2026-11-20';

export function read(question: QuestionId, text: string, language: Language = 'es', known: FactSheet = {}): Reading {
  return readAnswer(text, { answer: 3, question, language, known, today: TODAY });
}

/** The facts found, by id, without the topic's own words. */
export function figures(question: QuestionId, text: string, language: Language = 'es', known: FactSheet = {}): Record<string, unknown> {
  const { facts } = read(question, text, language, known);
  const isTopic = (TOPICS as readonly string[]).includes(question);
  return Object.fromEntries(facts.filter(({ id }) => id !== question || !isTopic).map(({ id, value }) => [id, value]));
}
