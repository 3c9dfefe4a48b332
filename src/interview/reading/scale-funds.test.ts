import { expect, it } from 'vitest';
import { figures } from './read-fixture.ts';

it.each([
  ['en', '€26,000 to open. We have 11 put by', { investment: 26_000, ownFunds: 11_000 }],
  ['en', "I need 90,000 for the shop and the stock. I've 40 saved", { investment: 90_000, ownFunds: 40_000 }],
  ['es', 'Necesito 30.000 para la obra y el horno. Tengo 10 ahorrados', { ownFunds: 10_000 }],
  ['es', 'Hacen falta $45,000,000 para el local y las máquinas. Tenemos 20 de ellos', { ownFunds: 20_000_000 }],
] as const)('%s: thousands left out of what there is: %s', (language, text, read) => {
  expect(figures('resources', text, language)).toMatchObject(read);
});

it.each([
  ['en', "25,000 to open. We've got 3 of them already"],
  ['en', '€26,000 to open. I have 600 saved'],
  ['es', 'Necesito 30.000 para la obra y el horno. Tengo 2 hornos'],
] as const)('%s: no thousands where they make no sense: %s', (language, text) => {
  expect(figures('resources', text, language).ownFunds ?? 0).toBeLessThan(1000);
});
