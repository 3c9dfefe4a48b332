// The reply in the Spanish of the founder's country, once that is known: its words, and «vos» where nobody is called «tú».
import { sayLocally } from '../countries/voice/say-locally.ts';
import { type FactSheet, factValue } from '../facts/fact.ts';
import type { Language } from '../language/language.ts';
import type { Reply } from './interview.ts';

/** Shorter words of the founder's are words like any other. */
const SHORTEST = 4;
const QUOTED = /«[^»]*»/g;

/** What is said and suggested, as it is said where the business is; names and what the founder told stay as they were said. */
export function speakToFounder(reply: Reply, facts: FactSheet, language: Language): Reply {
  const country = factValue(facts, 'country');
  if (language !== 'es' || country === undefined) return reply;
  const told = [...toldIn(Object.values(facts).map((fact) => fact?.value))];
  const say = (text: string) =>
    sayLocally(
      text,
      country,
      [...told, ...quotedIn(text)].filter((words) => text.includes(words)),
    );
  return {
    ...reply,
    nextQuestion: reply.nextQuestion && say(reply.nextQuestion),
    message: reply.message && say(reply.message),
    suggestions: reply.suggestions.map(say),
  };
}

function* toldIn(value: unknown): Iterable<string> {
  if (typeof value === 'string' && value.length >= SHORTEST) yield value;
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* toldIn(part);
}

/** What is quoted is to be typed as it stands. */
function quotedIn(text: string): readonly string[] {
  return [...text.matchAll(QUOTED)].map(([words]) => words);
}
