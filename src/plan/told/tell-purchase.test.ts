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
  ['colchón', 'a cash cushion'],
  ['reserva de caja', 'a cash reserve'],
  ['capital de trabajo', 'working capital'],
  ['legales', 'legal costs'],
  ['fotografía y sitio web', 'photography and a website'],
  ['dos bicis de carga con remolque', 'two cargo bikes with trailer'],
])('%s', (label, en) => {
  expect(tellPurchase(label, 'es', 'repair_shop')?.en).toBe(en);
});

it('knows the English for the Spanish, and leaves what it does not know', () => {
  expect(tellPurchase('second-hand fridge', 'en', 'retail_shop')?.es).toBe('nevera de segunda mano');
  expect(tellPurchase('zarandajas y chirimbolos', 'es', 'retail_shop')).toBeNull();
});

it('tells no part of a list for all of it', () => {
  expect(tellPurchase('piso, zarandajas y pintura', 'es', 'gym')).toBeNull();
  expect(tellPurchase('market tent, whatnots and card reader', 'en', 'crafts')).toBeNull();
  expect(tellPurchase('cash cushion', 'en', 'crafts')?.es).toBe('colchón');
});

it('a fridge of two doors is no pair of doors', () => {
  expect(tellPurchase('refri de dos puertas', 'es', 'cafe_restaurant')?.en).toBe('a two-door fridge');
});
