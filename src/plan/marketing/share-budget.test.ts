import { expect, it } from 'vitest';
import { sectorOf } from '../../sectors/sectors.ts';
import { fact } from '../plan-fixtures.ts';
import { shareChannels } from './gather-channels.ts';
import { shareBudget } from './share-budget.ts';

const shared = (budget: number, marketing: string) =>
  shareBudget(budget, shareChannels(fact('marketing', marketing), sectorOf('retail_shop')));

it('gives each channel what was told of it, and shares out the rest', () => {
  expect(shared(300, 'Instagram 50 euros al mes, folletos 120 euros al mes y la radio local')).toEqual([50, 120, 130]);
});

it('shares out by the trade where more was told than there is', () => {
  const amounts = shared(100, 'Instagram 50 euros al mes, folletos 120 euros al mes y la radio local');
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(100);
  expect(amounts[1]).toBeLessThan(100);
});
