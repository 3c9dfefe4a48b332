import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const CLINIC = { ...SHOP, ...fact('sector', 'health_clinic'), ...fact('trade', 'physiotherapy_clinic') };
const asks = (facts: typeof SHOP, words: string) => textsOf(compose(facts)).some(({ text }) => text.en.includes(words));

it('asks who is licensed where only they may do the work, unless it was told', () => {
  expect(asks(CLINIC, 'holds the qualification and the licence or registration')).toBe(true);
  expect(
    asks(
      { ...CLINIC, ...fact('resources', 'I have worked as a licensed physical therapist for six years') },
      'holds the qualification and the licence or registration',
    ),
  ).toBe(false);
  expect(asks(SHOP, 'holds the qualification and the licence or registration')).toBe(false);
});

it('sets the price against the copay where insurance pays for part', () => {
  expect(asks({ ...CLINIC, ...fact('country', 'US'), ...fact('currency', 'USD') }, 'copay')).toBe(true);
  expect(asks(CLINIC, 'copay')).toBe(false);
});
