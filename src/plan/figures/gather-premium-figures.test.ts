import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { premiumFigures } from './gather-premium-figures.ts';

const given = (marketing: string) => premiumFigures('channel-1', 60, fact('marketing', marketing), 0)['channel-1-premium']?.value;

it('is the sum told for each of those brought', () => {
  expect(given('2 € de descuento al que traiga a un amigo')).toBe(120);
  expect(given('£5 off for whoever brings a friend')).toBe(300);
  expect(given('Regalo 5 euros por traer a un amigo')).toBe(300);
  expect(given('2,50 € de regalo por cada amigo que venga')).toBe(150);
  expect(given('$10 off when you bring a friend')).toBe(600);
});

it('is none where a part of the price is given, or a thing', () => {
  expect(given('10 % de descuento al que traiga a un amigo')).toBeUndefined();
  expect(given('un café gratis al que traiga a un amigo')).toBeUndefined();
});
