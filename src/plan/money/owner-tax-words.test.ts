import { expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { AFTER_OWNER_TAX } from './owner-tax-words.ts';

const SHOP = { ...SHEETS['money to spare'], ...fact('country', 'US'), ...fact('currency', 'USD') };
const told = (plan: ReturnType<typeof compose>) => textsOf(plan).map(({ text }) => text.en);

it('in the United States the tax of the three years is the owner’s, and the cover after self-employment tax stands beside it', () => {
  const plan = compose(SHOP);
  expect(plan.figures['after-cover-y1']?.value).toBeLessThan(Number(plan.figures['cover-y1']?.value));
  expect(told(plan).filter((text) => text.includes('{{fig:after-cover-y1')).length).toBeGreaterThanOrEqual(2);
  expect(told(plan)).toContain('Owner’s income tax');
  expect(told(plan).some((text) => text.includes('a small company'))).toBe(false);
});

it('a corporation that was told pays its own, and elsewhere nobody has that tax', () => {
  const corporation = compose({ ...SHOP, ...fact('solution', 'A florist, set up as an S-corp, with bouquets in ten minutes.') });
  for (const plan of [corporation, compose(SHEETS['money to spare'] ?? {})]) {
    expect(plan.figures['owner-tax-rate']).toBeUndefined();
    expect(told(plan).some((text) => text.includes('self-employment tax'))).toBe(false);
  }
});

it('says which year falls under what lenders ask for', () => {
  const at = (y1: number, y2: number) => {
    const ratio = (value: number) => ({ kind: 'ratio', value, origin: 'derived' }) as const;
    const figures = { 'owner-tax-y2': ratio(1), 'after-cover-y1': ratio(y1), 'after-cover-y2': ratio(y2) };
    return AFTER_OWNER_TAX.find(({ when }) => when?.({ figures } as unknown as Draft) !== false)?.id;
  };
  expect(at(1.15, 2.3)).toBe('owner-tax.under.first');
  expect(at(1.3, 1.2)).toBe('owner-tax.under.second');
  expect(at(1.1, 1.2)).toBe('owner-tax.under');
  expect(at(1.3, 2.3)).toBe('owner-tax.both');
});

it('a result that is taxed as its owner’s income is not told to be after tax', () => {
  const notes = (plan: ReturnType<typeof compose>) =>
    told(plan).filter(
      (text) => text.includes('before the owner’s tax, {{fig:owner-tax-y1}}') || text.endsWith('of tax, which the owner pays'),
    );
  expect(notes(compose(SHOP))).toHaveLength(1);
  expect(told(compose(SHOP)).some((text) => text.includes('after tax') && text.includes('{{fig:opening-spent}}'))).toBe(false);
  expect(notes(compose(SHEETS['money to spare'] ?? {}))).toEqual([]);
});
