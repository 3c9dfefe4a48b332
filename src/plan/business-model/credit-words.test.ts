import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const creditOf = (facts: Parameters<typeof compose>[0]) =>
  textsOf(compose(facts))
    .filter(({ text }) => text.en.includes('at the end of year one') && text.en.includes('{{fig:receivables-y1'))
    .map(({ text }) => text.en);

it('tells what customers who pay later owe at the end of the year, and how a contract shortens it', () => {
  const agency = {
    ...fact('sector', 'agency'),
    ...fact('trade', 'social_media_agency'),
    ...fact('country', 'MX'),
    ...fact('currency', 'MXN'),
    ...fact('price', 8500),
    ...fact('team', 2),
  };
  expect(creditOf(agency).join()).toMatch(/month in advance/);
});

it('tells nothing of credit where one pays on the spot', () => {
  expect(creditOf(SHOP).filter((text) => /month in advance|deposit on signing/i.test(text))).toEqual([]);
});
