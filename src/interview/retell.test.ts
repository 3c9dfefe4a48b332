import { expect, test } from 'vitest';
import { greet } from './greet.ts';
import type { Interview, Turn } from './interview.ts';
import { retell } from './retell.ts';
import { takeAnswer } from './take-answer.ts';
import { TOPIC_QUESTIONS } from './topic-texts.ts';

const STARTED = '2026-11-20T10:00:00.000Z';
const SAID = ['En mi pueblo no hay quien afile cuchillos.', 'Filo Fino, en Soria', 'Cocineros y carniceros de la zona'];

function interviewed(lines: readonly string[]): Interview {
  const turns: Turn[] = [];
  for (const [at, line] of lines.entries()) {
    const moment = { at: `2026-11-20T10:0${at + 1}:00.000Z`, today: '2026-11-20' };
    const turn = takeAnswer({ language: 'es', startedAt: STARTED, turns }, line, moment);
    if (turn !== 'finished') turns.push(turn);
  }
  return { language: 'es', startedAt: STARTED, turns };
}

test('a conversation not yet begun is the greeting and the first question', () => {
  const told = retell(interviewed([]));
  expect(told.map(({ content }) => content)).toEqual([...greet('es'), TOPIC_QUESTIONS.problem.es]);
  expect(told.every(({ isUser, timestamp }) => !isUser && timestamp === STARTED)).toBe(true);
});

test('every answer and every question is told, in order, the pending one last', () => {
  const interview = interviewed(SAID);
  const told = retell(interview);
  expect(told.filter(({ isUser }) => isUser).map(({ content }) => content)).toEqual(SAID);
  expect(told.at(-1)).toMatchObject({ content: interview.turns.at(-1)?.reply.nextQuestion, isUser: false });
  expect(told.map(({ timestamp }) => timestamp)).toEqual(told.map(({ timestamp }) => timestamp).toSorted());
});

test('a message keeps its id when the conversation goes on', () => {
  const before = retell(interviewed(SAID.slice(0, 1)));
  const after = retell(interviewed(SAID));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
});

test('the greeting says that an automated assistant asks', () => {
  expect(greet('es').join(' ')).toContain('asistente automático');
  expect(greet('en').join(' ')).toContain('automated assistant');
});
