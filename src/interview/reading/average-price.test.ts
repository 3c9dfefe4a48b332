import { expect, test } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  [
    'revenue',
    'es',
    'Se factura, como término medio, a 74 € con IVA; un pinchazo baja a 18 € y un motor puede superar los 260 €.',
    { price: 74 },
  ],
  ['revenue', 'es', 'basico 380 y completo 1200, ya promediado salen 550 x servicio', { price: 550 }],
  [
    'revenue',
    'es',
    'el normal en tres mil quinientos, el intensivo en cuatro mil ochocientos, y ya revuelto me sale en tres mil novecientos por alumno',
    { price: 3900 },
  ],
  ['revenue', 'en', 'Rinks pay $99, $149 or $229 a month; across the mix the figure is $149', { price: 149 }],
  [
    'revenue',
    'en',
    "It's eighteen pound off-peak and twenty-four pound at weekends and it comes out at twenty-one a head, that's the average",
    { price: 21 },
  ],
  ['revenue', 'en', 'avg wedding 1,150 (bouquet only 180, full works 2.5k)', { price: 1150 }],
  ['revenue', 'en', '24 quid a bag avg (small 16 big 32), 42 bags a wk', { price: 24, volume: 182 }],
  ['revenue', 'en', '30 members at £45 a month, 20 at £60 and 10 at £90', { price: 57.5, volume: 60 }],
  ['revenue', 'es', '40 bares en la básica, a 150 € al mes, y 20 en la completa, a 270 €', { price: 190, volume: 60 }],
  ['revenue', 'en', 'soup 11.50, coffee 3.80, and the average person spends €8', { price: 8 }],
  ['revenue', 'es', 'de 8 a 30 euros, de media 14', { price: 14 }],
  ['revenue', 'es', 'unas piezas valen 5 euros y otras 40... de media me sale un ticket de 14 euros', { price: 14 }],
  ['revenue', 'es', 'unos paños valen 30 y otros 200... en promedio queda un ticket de 75 soles', { price: 75 }],
  ['revenue', 'en', 'some bits are £9 and others £60... on average I get a bill of £16', { price: 16 }],
  ['price', 'es', 'de 2 a 9 euros, de media 4,50 por compra', { price: 4.5 }],
  ['revenue', 'en', '$75 small, $95 medium and $130 large dogs, averages out to about $92', { price: 92 }],
  ['revenue', 'en', 'anywhere from 80 to 600, typically 220 a piece', { price: 220 }],
  ['price', 'es', 'lavado promedio 15 lucas, desde 9 el citycar hasta 28 la camioneta', { price: 15_000 }],
  ['revenue', 'es', 'mesa 90, armario 400. El encargo medio son 210 euros, 10 al mes', { price: 210, volume: 10 }],
  ['revenue', 'es', 'bajo 12, cremallera 18, abrigo 95. La visita media nos sale en 24 euros', { price: 24 }],
  ['revenue', 'en', 'cut £20, colour £80, perm £95. The average visit is £48. 90 visits a month', { price: 48, volume: 90 }],
  [
    'price',
    'en',
    '$185 a visit on average, from 95 for a single rail to 900 for a ramp',
    {
      price: 185,
      lines: [
        { label: 'single rail', price: 95, units: null },
        { label: 'ramp', price: 900, units: null },
      ],
    },
  ],
  [
    'revenue',
    'es',
    'Cobro en promedio 420 pesos, el baño solo son 300 y el corte completo 550',
    {
      price: 420,
      lines: [
        { label: 'baño solo', price: 300, units: null },
        { label: 'corte completo', price: 550, units: null },
      ],
    },
  ],
  ['price', 'es', 'ventas de 50 a 2,000 pesos, en promedio 260', { price: 260 }],
  ['revenue', 'es', 'Cada arreglo sale a 280 euros de media; además vendo piezas mías a 450', { price: 280 }],
  ['revenue', 'en', 'Membership is £42 a month. Teachers are paid per class, which works out at £9 per member', { price: 42 }],
];

test.each(CASES.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
