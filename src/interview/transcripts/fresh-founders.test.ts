// Founders who tell several facts at once, as people type: each is played whole, and what is known at the end is compared with what was said.
import { describe, expect, test } from 'vitest';
import { type FactId, factValue } from '../../facts/fact.ts';
import { FRESH_FOUNDERS, playFounder } from './fresh-founders-fixture.ts';

const KEY: readonly FactId[] = [
  ...(['name', 'city', 'country', 'price', 'volume', 'unitCost', 'fixedCosts', 'investment'] as const),
  ...(['staffPay', 'takeover', 'investorFunds'] as const),
  ...(['ownFunds', 'loan', 'loanYears', 'founderPay', 'payIncluded', 'team', 'start'] as const),
];
/** Of the facts said, percent. */
const MOST_MISSED = 6;

describe('fresh founders', () => {
  test.each(FRESH_FOUNDERS.map((founder) => ({ id: founder.id, founder })))('$id', ({ founder }) => {
    const { open = [], misses = {} } = founder;
    const looked = KEY.filter((id) => !open.includes(id));
    const known = playFounder(founder);
    const read = Object.fromEntries(looked.map((id) => [id, factValue(known, id) ?? null]));
    const expected = Object.fromEntries(looked.map((id) => [id, id in misses ? misses[id] : (founder.facts[id] ?? null)]));
    expect(read).toEqual(expected);
  });

  test('few facts are missed, and a miss is one', () => {
    const stated = FRESH_FOUNDERS.flatMap(({ facts }) => Object.keys(facts)).length;
    const missed = FRESH_FOUNDERS.flatMap(({ misses = {} }) => Object.keys(misses)).length;
    expect(stated).toBeGreaterThan(650);
    expect((100 * missed) / stated).toBeLessThanOrEqual(MOST_MISSED);
    const none = FRESH_FOUNDERS.filter(({ facts, misses = {} }) =>
      (Object.keys(misses) as FactId[]).some((id) => (facts[id] ?? null) === misses[id]),
    );
    expect(none.map(({ id }) => id)).toEqual([]);
  });
});
