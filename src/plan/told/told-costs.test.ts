import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_DATE } from '../sample-facts.ts';
import { isCostUntold, namedCosts } from './told-costs.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const LIST = 'Rent on the unit is 450 and the rest, insurance, diesel, phone, is about 280 a month.';

/** The means, and the costs of a month read from a sum of two amounts in it. */
function listed(text: string) {
  const quote = (start: number, words: string) => ({ answer: 6, start, end: start + words.length, text: words });
  const resources = { ...fact('resources', text).resources, quote: quote(0, text) };
  const fixedCosts = { ...fact('fixedCosts', 730).fixedCosts, origin: 'derived', quote: quote(text.indexOf('450'), '450') };
  return { ...inSector(SHOP, 'repair_shop'), ...fact('rent', 450), ...fact('founderPay', 1900), resources, fixedCosts } as typeof SHOP;
}

it('names what the rest of the costs was told to hold, and marks its sum as stated', () => {
  expect(namedCosts(listed(LIST)).map(({ en }) => en)).toEqual(['insurance', 'fuel', 'phone']);
  const plan = compose(listed(LIST));
  expect(plan.figures['cost-other']).toMatchObject({ value: 280, origin: 'said' });
  const costs = JSON.stringify(tablesOf(plan).find(({ title }) => title.en === 'What a month costs'));
  expect(costs).toContain('insurance, fuel, phone');
  expect(costs).not.toContain('accountant');
});

it('knows a van among the costs of a month by its name', () => {
  const van = 'Rent on the unit is 450 and the rest, insurance, phone, the van, is about 280 a month.';
  expect(namedCosts(listed(van)).map(({ es }) => es)).toEqual(['seguro', 'teléfono', 'vehículo']);
});

it('claims no accountant and no insurance that nobody named', () => {
  const facts = listed(LIST);
  const told = { facts, model: buildFundedModel(facts, SAMPLE_DATE) };
  expect([isCostUntold(told, 'insurance'), isCostUntold(told, 'accountant')]).toEqual([false, true]);
  expect(JSON.stringify(compose(facts))).toContain('An accountant: not stated whether the costs cover one');
  const shop = compose({ ...inSector(SHOP, 'repair_shop') });
  expect(JSON.stringify(shop)).toContain('did not say whether the costs cover insurance');
  expect(JSON.stringify(shop)).not.toContain('the premium, within the');
  const untold = { ...SHOP };
  delete (untold as Record<string, unknown>).fixedCosts;
  expect(isCostUntold({ facts: untold, model: buildFundedModel(untold, SAMPLE_DATE) }, 'accountant')).toBe(false);
});

it('lists purchases that were told with one sum for all of them, each to be quoted', () => {
  const text = 'Table, shockwave machine and lease deposit: $19,500 in total. Just me for the first year.';
  const quote = (start: number, words: string) => ({ answer: 6, start, end: start + words.length, text: words });
  const resources = { ...fact('resources', text).resources, quote: quote(0, text) };
  const investment = { ...fact('investment', 19_500).investment, quote: quote(text.indexOf('$'), '$19,500') };
  const { investmentItems: _, ...told } = inSector(SHOP, 'health_clinic');
  const facts = { ...told, resources, investment } as typeof SHOP;
  const outlay = JSON.stringify(tablesOf(compose(facts, 'plan', 'en')).find(({ title }) => title.en === 'Where the investment goes'));
  expect(outlay).toContain('item-2');
  expect(outlay).toContain('to be quoted');
  expect(compose(facts, 'plan', 'en').quotes['item-2']?.text).toBe('shockwave machine');
});
