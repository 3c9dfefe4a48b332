import type { ChatMessage } from './chat-calls.ts';
import { greet } from './greet.ts';
import type { Interview } from './interview.ts';
import { TOPIC_QUESTIONS } from './topic-texts.ts';

/** The whole conversation in order, greeting and first question included. Ids stay the same from one telling to the next. */
export function retell(interview: Interview): ChatMessage[] {
  const { language, startedAt, turns } = interview;
  const greeting = greet(language).map((content, at) => said(`greeting-${at + 1}`, content, startedAt));
  const first = said('question-1', TOPIC_QUESTIONS.problem[language], startedAt);
  const exchanges = turns.flatMap(({ text, reply, at }, index): ChatMessage[] => {
    const answer = { id: `answer-${index + 1}`, content: text, isUser: true, timestamp: at };
    const content = reply.nextQuestion ?? reply.message;
    return content === null ? [answer] : [answer, said(`question-${index + 2}`, content, at)];
  });
  return [...greeting, first, ...exchanges];
}

function said(id: string, content: string, timestamp: string): ChatMessage {
  return { id, content, isUser: false, timestamp };
}
