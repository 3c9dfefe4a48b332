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

it('gives a card, a board and a visit no more than they can use, and leaves what none can', () => {
  const [google, board, cards] = shared(255, 'La ficha de Google, un cartel en la acera y tarjetas de sellos: el décimo café gratis');
  expect([board, cards]).toEqual([25, 15]);
  expect(google).toBe(215);
  const visits = shared(200, 'cerrajeros y tarjetas en portales y un cartel en la puerta');
  expect(visits.reduce((sum, amount) => sum + amount, 0)).toBeLessThan(200);
});
