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
  ['banco de acabado', 'a finishing machine'],
  ['dispensadores y balanzas', 'dispensers and scales'],
  ['liquidez inicial', 'working capital'],
  ['habilitación y remolque', 'permits and a trailer'],
  ['dos pianos de segunda mano', 'two second-hand pianos'],
  ['coche usado', 'a second-hand car'],
  ['máquina de pasta', 'a pasta machine'],
  ['lencería de repuesto', 'linen'],
  ['programa de contabilidad', 'bookkeeping software'],
])('%s', (label, en) => {
  expect(tellPurchase(label, 'es', 'repair_shop')?.en).toBe(en);
});

it('knows the English for the Spanish, and leaves what it does not know', () => {
  expect(tellPurchase('second-hand fridge', 'en', 'retail_shop')?.es).toBe('nevera de segunda mano');
  expect(tellPurchase('used pickup', 'en', 'construction_trades')?.es).toBe('camioneta pick-up de segunda mano');
  expect(tellPurchase('dispensers and scoop bins', 'en', 'retail_shop')?.es).toBe('dispensadores y cajones de granel');
  expect(tellPurchase('steam press', 'en', 'repair_shop')?.es).toBe('plancha de vapor');
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
