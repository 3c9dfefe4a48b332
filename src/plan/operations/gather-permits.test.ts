import { expect, it } from 'vitest';
import { makeAssumptions } from '../../finance/make-assumptions.ts';
import { usualOfBusiness } from '../../finance/usual-of-business.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';
import { gatherPermits } from './gather-permits.ts';

const asked = (resources: string) => {
  const facts = { ...SAMPLE_FACTS, ...fact('resources', resources) };
  return gatherPermits(facts, makeAssumptions(facts, SAMPLE_DATE), sectorOf('food_manufacturing')).map(({ text }) => text.en);
};

it('insures a van that was told, and none where money goes', () => {
  const insured = (resources: string) => asked(resources).some((text) => text.includes('the van'));
  expect(insured('Una furgoneta y un horno')).toBe(true);
  expect(insured('A second-hand van and an oven')).toBe(true);
  expect(insured('Entre luz, gas y el pibe se van otros 900.000')).toBe(false);
});

it('asks a town for nothing where the work is done at the customer’s, and has gas and refrigerants certified by the trade’s register', () => {
  const away = { ...SAMPLE_FACTS, ...fact('solution', 'Voy a su casa y digo el precio antes'), ...fact('resources', 'Una furgoneta') };
  const { rent: _, ...facts } = away;
  const permits = gatherPermits(facts, makeAssumptions(facts, SAMPLE_DATE), sectorOf('repair_shop', 'appliance_repair'));
  expect(permits.filter(({ kind }) => kind === 'town' || kind === 'zoning')).toEqual([]);
  expect(permits.filter(({ kind }) => kind === 'industry' || kind === 'refrigerant')).toHaveLength(2);
});

it('asks of no kind of business what the founder’s own words ask for, and no town for premises where there are none', () => {
  const facts = {
    ...fact('solution', 'Small home-safety jobs: grab rails, ramps'),
    ...fact('customer', 'Adult children whose parents live alone, and the seniors themselves'),
    ...fact('resources', 'My truck, all my tools and 14 years as a finish carpenter'),
    ...fact('fixedCosts', 620, 'Insurance 180, phone 90, truck 350'),
    ...fact('country', 'US'),
  };
  const model = makeAssumptions(facts, SAMPLE_DATE);
  const permits = gatherPermits(facts, model, usualOfBusiness(facts, model.sector, model.trade)).map(({ text }) => text.en);
  expect(permits.join('; ')).toMatch(/contractor registration, if.*building permit, if.*background check, if/);
  expect(permits).toContain('business-use insurance for the truck');
  expect(permits.join('; ')).not.toMatch(/premises|for the service/);
});
