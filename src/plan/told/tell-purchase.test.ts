import { expect, it } from 'vitest';
import { tellPurchase } from './tell-purchase.ts';

it.each([
  ['adaptación del local', 'fitting out the premises'],
  ['furgoneta de segunda mano', 'a second-hand van'],
  ['letrero y papelería', 'a shop sign and printed stationery'],
  ['rotulación', 'signwriting'],
  ['Tina', 'a washing tub'],
  ['estanterías', 'shelving'],
  ['herramienta nueva', 'new tools'],
  ['cajas térmicas', 'insulated boxes'],
  ['dos bicis de carga con remolque', 'two cargo bikes with trailer'],
])('%s', (label, en) => {
  expect(tellPurchase(label, 'es', 'repair_shop')?.en).toBe(en);
});

it('knows the English for the Spanish, and leaves what it does not know', () => {
  expect(tellPurchase('second-hand fridge', 'en', 'retail_shop')?.es).toBe('nevera de segunda mano');
  expect(tellPurchase('zarandajas y chirimbolos', 'es', 'retail_shop')).toBeNull();
});
