import { expect, test } from 'vitest';
import { foldTurns } from './fold-turns.ts';
import type { Next } from './interview.ts';
import { AT, OPENING, talk } from './talk-fixture.ts';

test('an answer is one to the question that was shown, even where the rules would ask another by now', () => {
  const { turns, last } = talk(OPENING);
  const pendingWith = (next: Next | undefined) =>
    foldTurns({ language: 'es', startedAt: AT, turns: [...turns.slice(0, -1), { ...last, next }] }).pending;
  expect([pendingWith('goals'), pendingWith('complete')]).toEqual(['goals', null]);
  // Turns from before it was kept: what the rules ask.
  expect(pendingWith(undefined)).toBe(last.next);
});
