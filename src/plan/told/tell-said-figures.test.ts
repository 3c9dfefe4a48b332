import { describe, expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

describe('the words a figure was read from', () => {
  it('are told in the other edition as they were given, with how often', () => {
    const plan = compose(SAMPLE_FACTS);
    const rows = tablesOf(plan).find(({ title }) => title.en === 'What the model is based on')?.rows ?? [];
    const told = rows.flatMap(({ cells: [, , from] }) => (from && 'text' in from ? [from.text] : []));
    const volume = told.find(({ es }) => es === '{{quote:said-volume}}');
    expect(volume?.en).toBe('in the interview: {{fig:said-volume-number}} a month');
    expect(plan.figures['said-unit-cost-number']).toEqual({ kind: 'price', value: 19.59, origin: 'said' });
    expect(told.every(({ en }) => !en.includes('{{quote:'))).toBe(true);
  });
});
