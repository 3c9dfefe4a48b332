import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { addressInvestor } from '../voice/address-investor.ts';

const ALONE = { ...(SHEETS['money to spare'] ?? {}), ...fact('ownFunds', 15_000), ...fact('loan', 0) };
const INVESTED = { ...ALONE, ...fact('investorFunds', 60_000) };
const SHARED = { ...INVESTED, ...fact('investorShare', 15) };
const pages = (facts: typeof ALONE) => JSON.stringify(compose(facts).pages);

it('names an investor’s money as their own source, and asks for it in the first sentence', () => {
  const { figures } = compose(SHARED);
  expect([figures['own-funds']?.value, figures['investor-funds']?.value, figures.sources?.value]).toEqual([15_000, 60_000, 75_000]);
  const text = pages(SHARED);
  expect(text).toContain(
    'the plan seeks **{{fig:investor-funds}}** from an investor for **{{fig:investor-share}}** of the business, beside **{{fig:own-funds}}** of the founder’s own money',
  );
  expect(text).toContain('"figure":"investor-funds","pending":true');
  // The bank is neither asked nor shown anything: nobody lends.
  expect(text).not.toMatch(/para el banco|for the bank|What a bank will ask|un banco va a preguntar/);
  expect(text).toContain('for the investor');
});

it('says what is sold, what that makes the whole worth, and how many years’ results that is', () => {
  const { figures } = compose(SHARED);
  // 60,000 ÷ 15 %.
  expect(figures['investor-value']?.value).toBe(400_000);
  const result = Number(figures['result-y3']?.value);
  const times = figures['value-times'];
  expect(times === undefined).toBe(result <= 0);
  if (times) expect(Number(times.value)).toBeCloseTo(400_000 / result, 1);
  expect(pages(SHARED)).toContain('values the whole business, with that money in, at {{fig:investor-value*}}');
});

it('implies no value where no share was told, and speaks of no investor where none was', () => {
  expect(compose(INVESTED).figures['investor-value']).toBeUndefined();
  expect(pages(INVESTED)).toContain('for a share that was not stated');
  expect(pages(ALONE)).not.toContain('investor');
});

it('leaves a balance at the bank, a guarantee and a bank holiday where they are', () => {
  const kept = {
    es: 'Lo que entra y sale del banco. Un saldo así no existe en un banco; el aval que suelen pedir los bancos; el banco de trabajo.',
    en: 'Money in and out of the bank. The guarantee lenders usually want; a bank holiday.',
  };
  expect(addressInvestor([kept] as never)).toEqual([kept]);
  const asked = { es: 'Lo que un banco va a preguntar, y el banco preguntará', en: 'What a bank will ask, and a lender will ask' };
  expect(addressInvestor([asked] as never)).toEqual([
    { es: 'Lo que un inversor va a preguntar, y el inversor preguntará', en: 'What an investor will ask, and an investor will ask' },
  ]);
});
