import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';
import { amountOf } from '../figures/figure.ts';

const planOf = (told: Parameters<typeof said>[0]) => {
  const facts = said(told);
  const { figures, pages } = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  const words = JSON.stringify(pages.find(({ id }) => id === 'operations'));
  return { of: (id: string) => amountOf(figures, id), figures, words };
};
const BARBER = {
  sector: 'beauty_salon',
  trade: 'barber_shop',
  country: 'ES',
  price: 18,
  unitCost: 1.4,
  fixedCosts: 4300,
  team: 2,
  volume: 560,
} as const;

it.each(['open', 'mean', 'hard'])('hours taken and hours there make what is free, or short, and the part used: %s', (id) => {
  const { of } = planOf(BARBER);
  expect(of(`load-${id}-hours`)).toBe(Math.round((of(`load-${id}-units`) * of('service-minutes')) / 60));
  expect(of(`load-${id}-free`) - of(`load-${id}-short`)).toBe(of('load-there') - of(`load-${id}-hours`));
  expect(of(`load-${id}-use`)).toBe(Math.round((of(`load-${id}-hours`) * 100) / of('load-there')));
});

it('a month beyond the hours has what is paid for those hired, and one within them what is free', () => {
  const { of, words } = planOf(BARBER);
  expect(of('load-hard-pay')).toBeGreaterThan(0);
  expect(of('load-open-pay')).toBe(0);
  expect(words).toContain('{{fig:load-hard-short}} hours hired: {{fig:load-hard-pay}}');
  expect(words).toContain('{{fig:load-open-free}} hours free');
});

it('lessons for several take the hours of their groups', () => {
  const { of, words } = planOf({
    sector: 'academy',
    trade: 'language_school',
    country: 'ES',
    price: 62,
    fixedCosts: 3700,
    team: 3,
    volume: 55,
  });
  expect(of('load-hard-hours')).toBe(of('group-most-hours'));
  expect(of('load-there')).toBe(of('role-1'));
  expect(words).toContain('Class hours');
});

it('nothing is told where nobody knows how long one takes', () => {
  const { figures, words } = planOf({
    sector: 'consulting_freelance',
    trade: 'architecture_studio',
    country: 'GB',
    price: 3400,
    team: 1,
    volume: 3,
  });
  expect(figures['load-there']).toBeUndefined();
  expect(words).not.toContain('Are there enough hours');
});

it('hours bought by the hour that the sales do not take are told with what they cost', () => {
  const flats = {
    sector: 'cleaning',
    trade: 'holiday_flat_cleaning',
    country: 'ES',
    price: 52,
    team: 4,
    volume: 180,
    payIncluded: true,
  } as const;
  const { of, words } = planOf({ ...flats, fixedCosts: 5400 });
  expect(of('idle-pay')).toBe(Math.round(of('idle-hours') * of('paid-hour')));
  expect(words).toContain('follow each month’s diary');
  expect(planOf({ ...flats, volume: 900, fixedCosts: 5400 }).figures['idle-hours']).toBeUndefined();
});
