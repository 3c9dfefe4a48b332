import { expect, it } from 'vitest';
import { tellFailing } from './failing-words.ts';
import { isFailing, withoutHearsay } from './read-standing.ts';
import { STANDING_CLUES } from './standing-clues.ts';

it('has a verb for every failing that can be told', () => {
  const failings = STANDING_CLUES.filter(({ point, es, en }) => isFailing(point, { es, en }));
  expect(failings.length).toBeGreaterThan(15);
  for (const { point, es, en } of failings) {
    const told = tellFailing(point, withoutHearsay({ es, en }));
    expect(told.es, es).not.toMatch(/^allí, |#/);
    expect(told.en, en).not.toMatch(/^there, |#/);
  }
});

it('says how long it takes', () => {
  expect(tellFailing('wait', { es: 'una semana', en: 'a week' })).toEqual({ es: 'allí tardan una semana', en: 'it takes a week there' });
});
