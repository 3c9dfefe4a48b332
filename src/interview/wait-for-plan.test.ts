import { expect, test } from 'vitest';
import type { GenerateResponse } from './chat-calls.ts';
import { waitForPlan } from './wait-for-plan.ts';

const NOTHING = { downloadUrlES: null, downloadUrlEN: null, downloadUrl: null, workbookUrl: null };
const WRITING: GenerateResponse = { message: 'A little longer', ...NOTHING, paymentRequired: false, stillWriting: true };
const EMPTY: GenerateResponse = { message: null, ...NOTHING, paymentRequired: false };
const UNPAID: GenerateResponse = { message: 'It costs', ...NOTHING, paymentRequired: true };
const READY: GenerateResponse = { message: 'Ready', ...NOTHING, downloadUrlES: '/es', downloadUrlEN: '/en', paymentRequired: false };

function follow(answers: readonly GenerateResponse[]) {
  const [said, left, news] = [[] as string[], new AbortController(), Promise.withResolvers<void>()];
  const queue = answers.values();
  let asked = 0;
  const generate = async () => {
    asked += 1;
    return queue.next().value ?? READY;
  };
  const waiting = waitForPlan({ generate, newsEnded: news.promise, say: (message) => said.push(message), left: left.signal });
  return { waiting, said, left, endNews: () => news.resolve(), countAsked: () => asked };
}

test.each([READY, UNPAID, EMPTY])('a plan that is there is asked for once', async (plan) => {
  const { waiting, said, countAsked } = follow([plan]);
  expect(await waiting).toBe(plan);
  expect([said, countAsked()]).toEqual([[], 1]);
});

test('one that takes long is asked for again when its news have ended, and told of once', async () => {
  const { waiting, said, endNews, countAsked } = follow([WRITING, WRITING, UNPAID]);
  await Promise.resolve();
  expect(countAsked()).toBe(1);
  endNews();
  expect(await waiting).toBe(UNPAID);
  expect([said, countAsked()]).toEqual([['A little longer'], 3]);
});

test('nobody asks for whoever has left', async () => {
  const { waiting, left, endNews, countAsked } = follow([WRITING]);
  left.abort();
  endNews();
  expect(await waiting).toBe(WRITING);
  expect(countAsked()).toBe(1);
});
