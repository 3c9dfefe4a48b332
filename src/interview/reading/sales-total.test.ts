// What the sales come to, told beside the prices and numbers that make it: no number of sales, and it says which belong together.
import { describe, expect, test } from 'vitest';
import { figures, namedFigures, type Told } from './read-fixture.ts';

const OF_ONE: readonly Told[] = [
  ['revenue', 'en', '44 clients at $220 a month, so around 9,700 a month', { price: 220, volume: 44 }],
  ['revenue', 'en', '220 a month each, we expect 44 gyms, so around 9,700 a month', { price: 220, volume: 44 }],
  ['revenue', 'es', '42 clientas a 35 euros, o sea 1.470 al mes', { price: 35, volume: 42 }],
  ['revenue', 'es', 'Cobramos 60 € al mes a 31 alumnos, unos 1.900 al mes', { price: 60, volume: 31 }],
  ['revenue', 'en', 'We charge $220 a month and expect around $9,680 a month', { price: 220, volume: 44 }],
  ['revenue', 'es', 'Cobramos 29 € al mes y esperamos ingresar 4.350 € al mes', { price: 29, volume: 150 }],
  ['revenue', 'en', 'We charge 220 a month and expect around 9,700 a month', { price: 220, volume: undefined }],
  ['revenue', 'es', 'Cobramos 220 al mes y esperamos unos 9.700 al mes', { price: 220, volume: undefined }],
  ['revenue', 'en', '12 € a class, 10 students per class, 120 a month', { volume: 120 }],
  ['revenue', 'en', '8 a day at 12 pounds, 208 a month', { price: 12, volume: 208 }],
];

test.each(OF_ONE.map((row) => ({ row, said: row[2] })))('$said', ({ row }) => {
  expect(namedFigures(row)).toEqual(row[3]);
});

describe('several things sold', () => {
  const lines = (text: string, language: 'es' | 'en') => {
    const found = figures('revenue', text, language);
    return { lines: found.lines, price: found.price, volume: found.volume };
  };

  test('their prices and numbers are those that come to the total', () => {
    expect(
      lines(
        'Haremos 9 batidos de bodas a 320 €, y haremos 6 cestas de empresa a 1.175, y cajas de 48 € de media, unas 70 al mes. En total 13.290',
        'es',
      ),
    ).toEqual({
      lines: [
        { label: 'batidos', price: 320, units: 9 },
        { label: 'cestas', price: 1175, units: 6 },
        { label: 'cajas', price: 48, units: 70 },
      ],
      price: 156.35,
      volume: 85,
    });
    expect(lines('Cakes are 55 each, maybe 20 a month, cupcakes 18 a box, like 30 boxes a month. Comes to 1,640.', 'en')).toEqual({
      lines: [
        { label: 'Cakes', price: 55, units: 20 },
        { label: 'cupcakes', price: 18, units: 30 },
      ],
      price: 32.8,
      volume: 50,
    });
    expect(lines('hamburguesas a 9 unas 300 al mes y papas a 4 unas 200 al mes, en total 3.500', 'es').volume).toBe(500);
  });
});
