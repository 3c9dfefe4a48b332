import { expect, test } from 'vitest';
import { createTurnstile } from './take-turns.server.ts';

test('who waits goes on in order, one in each round of the event loop', async () => {
  const takeTurn = createTurnstile();
  let round = 0;
  const rounds: [number, number][] = [];
  const count = () => {
    round += 1;
    if (rounds.length < 4) setImmediate(count);
  };
  setImmediate(count);
  const isDone = Promise.all(
    [0, 1, 2, 3].map(async (place) => {
      await takeTurn();
      rounds.push([place, round]);
    }),
  );
  await isDone;
  expect(rounds.map(([place]) => place)).toEqual([0, 1, 2, 3]);
  expect(new Set(rounds.map(([, at]) => at)).size).toBe(4);
});

test('whoever comes when nobody waits goes on at once, again and again', async () => {
  const takeTurn = createTurnstile();
  for (let time = 0; time < 3; time += 1) {
    let isThrough = false;
    const turn = takeTurn().then(() => {
      isThrough = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(isThrough).toBe(true);
    await turn;
    // A round later the way is free again.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
});
