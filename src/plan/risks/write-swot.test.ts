import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const itemsOf = (facts: FactSheet, quadrant: string) => {
  const swot = blocksOf(compose(facts)).find((block) => block.type === 'quadrants');
  const quadrants = swot?.type === 'quadrants' ? swot.quadrants : [];
  return (quadrants.find(({ title }) => title.en === quadrant)?.items ?? []).map(({ en }) => en);
};

const weaknessesOf = (facts: FactSheet) => itemsOf(facts, 'Weaknesses');

it('names as weaknesses what a lender would find: money, figures and hands that are not there', () => {
  const { ownFunds: _, loan: __, ...unfunded } = SHEETS['all said, money missing'] ?? {};
  expect(weaknessesOf(unfunded)).toContain('The opening funds are not known');
  const short = { ...(SHEETS['all said, money missing'] ?? {}), ...fact('sector', 'repair_shop'), ...fact('trade', 'upholsterer') };
  expect(
    weaknessesOf({ ...short, ...fact('team', 1), ...fact('volume', 22), ...fact('price', 400), ...fact('ownFunds', 90_000) }).join(' '),
  ).toContain('{{fig:short-month}}');
});

it('calls no forecast of its own an opportunity, and no threat a fact', () => {
  for (const sheet of ['all said, money missing', 'money to spare']) {
    const items = itemsOf(SHEETS[sheet] ?? {}, 'Opportunities').join(' ');
    expect(items).not.toMatch(/channel-\d-customers|strongest-units/);
  }
  const swot = blocksOf(compose(SAMPLE_FACTS)).find((block) => block.type === 'quadrants');
  expect(swot?.type === 'quadrants' && swot.quadrants.at(-1)?.title).toEqual({ es: 'Amenazas, si llegan', en: 'Threats, if they come' });
});

it('has the years told as the first strength, and a season only where the trade has one', () => {
  expect(itemsOf(SAMPLE_FACTS, 'Strengths')[0]).toMatch(/^Eleven years/);
  expect(itemsOf(SAMPLE_FACTS, 'Strengths')[1]).toContain('if confirmed');
  expect(itemsOf(SAMPLE_FACTS, 'Opportunities')[0]).toContain('high season');
  const agency = inSector(SHEETS['all said, money missing'] ?? {}, 'agency');
  for (const quadrant of ['Opportunities', 'Threats, if they come']) expect(itemsOf(agency, quadrant).join(' ')).not.toContain('season:');
  expect(itemsOf(SAMPLE_FACTS, 'Strengths').join(' ')).not.toContain('above break-even');
});

it('names buyers told to come back each year, and no month that growth alone makes the best', () => {
  const shop = { ...SAMPLE_FACTS, ...fact('customer', 'Familias y los seis colegios del barrio, que renuevan biblioteca cada curso') };
  expect(itemsOf(shop, 'Opportunities')[0]).toBe('{{fig:customers-named}} schools that renew their order each year, as stated');
  const climbing = { ...SHEETS['all said, money missing'], ...fact('growth', 9) };
  expect(itemsOf(climbing, 'Opportunities').join(' ')).not.toContain('first year’s peak');
});

it('leaves no quadrant empty: where the figures show nothing, that is said', () => {
  const nursery = { ...inSector(SHEETS['all said, money missing'] ?? {}, 'agency'), ...fact('volume', 1) };
  const swot = blocksOf(compose(nursery)).find((block) => block.type === 'quadrants');
  for (const { items } of swot?.type === 'quadrants' ? swot.quadrants : []) expect(items.length).toBeGreaterThan(0);
});

it('does not say that nobody has paid yet where the founder told of customers served', () => {
  const early = { ...(SHEETS['all said, money missing'] ?? {}) };
  expect(weaknessesOf(early)).toContain('No paying customer was mentioned');
  const served = weaknessesOf({ ...early, ...fact('experience', 'Ya afilo a 7 bares desde septiembre') });
  expect(served).not.toContain('No paying customer was mentioned');
});
