import type { FactSheet } from '../facts/fact.ts';
import { TOPICS } from '../facts/topic.ts';
import { foldTurns } from '../interview/fold-turns.ts';
import type { Turn } from '../interview/interview.ts';
import { isLanguage, type Language } from '../language/language.ts';
import { OperatorError } from './operator-error.ts';

/** The facts in a file: those of an interview as a visitor takes it away, or a sheet of facts. In Spanish unless it says otherwise. */
export function readFactsFile(text: string): { readonly facts: FactSheet; readonly language: Language } {
  const said = parse(text);
  const language = isLanguage(said.language) ? said.language : 'es';
  const facts = Array.isArray(said.turns)
    ? foldTurns({ language, startedAt: '', turns: said.turns as readonly Turn[] }).facts
    : (said as FactSheet);
  return { facts, language };
}

/** The same, where every topic has to be told. */
export function readWholeFactsFile(text: string): ReturnType<typeof readFactsFile> {
  const read = readFactsFile(text);
  const missing = TOPICS.filter((topic) => typeof read.facts[topic]?.value !== 'string');
  if (missing.length > 0) throw new OperatorError(`The file is no finished interview: it does not tell ${missing.join(', ')}.`);
  return read;
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said === 'object' && said !== null) return said as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new OperatorError('The file is not JSON: it is the download of an interview, or a sheet of facts.');
}
