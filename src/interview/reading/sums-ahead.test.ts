import { expect, it } from 'vitest';
import { figures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  [
    'resources',
    'en',
    '£9,000 to start: £4,000 oven, £3,000 fit-out, £2,000 stock.',
    {
      investment: 9000,
      investmentItems: [
        ['oven', 4000],
        ['fit-out', 3000],
        ['stock', 2000],
      ],
    },
  ],
  [
    'resources',
    'es',
    'Para abrir 12.000 euros: 6.000 para la cámara, 4.000 de obra y 2.000 de género.',
    {
      investment: 12000,
      investmentItems: [
        ['cámara', 6000],
        ['obra', 4000],
        ['género', 2000],
      ],
    },
  ],
  [
    'investment',
    'en',
    '$9,000 used trailer, $3,000 wrap and signs, $500 licenses',
    {
      investment: 12500,
      investmentItems: [
        ['used trailer', 9000],
        ['wrap and signs', 3000],
        ['licenses', 500],
      ],
    },
  ],
  [
    'resources',
    'en',
    'It takes $30,000 to open: oven $9,000, fit-out $12,000, and the rest to live on. I have $20,000 saved.',
    {
      investment: 30000,
      ownFunds: 20000,
      investmentItems: [
        ['oven', 9000],
        ['fit-out', 12000],
      ],
    },
  ],
  [
    'resources',
    'es',
    'Necesitamos unos 50.000: camioneta 22.000, herramienta 9.000 y lo demás para los primeros meses. Tenemos 30.000 ahorrados.',
    {
      investment: 50000,
      ownFunds: 30000,
      investmentItems: [
        ['camioneta', 22000],
        ['herramienta', 9000],
      ],
    },
  ],
  [
    'resources',
    'es',
    'Para abrir: obra 6.000, estanterías 2.400 y mostrador 900.',
    {
      investment: 9300,
      investmentItems: [
        ['obra', 6000],
        ['estanterías', 2400],
        ['mostrador', 900],
      ],
    },
  ],
  [
    'resources',
    'es',
    'Una ayudante a 9 euros la hora, 80 horas al mes, 720 euros. Para empezar: estantes 2.400, mesas 1.600.',
    {
      staffPay: 720,
      investment: 4000,
      investmentItems: [
        ['estantes', 2400],
        ['mesas', 1600],
      ],
    },
  ],
  [
    'resources',
    'en',
    'Two helpers at $15 an hour, 100 hours a month between them, so $1,500. It takes $9,000: oven $6,000, tables $3,000.',
    {
      investment: 9000,
      investmentItems: [
        ['oven', 6000],
        ['tables', 3000],
      ],
    },
  ],
];

it.each(CASES.map((told) => [told[2], told] as const))('what each sum buys: %s', (_, [question, language, text, expected]) => {
  const found = figures(question, text, language);
  const items = (found.investmentItems as readonly { label: string; amount: number }[]).map(({ label, amount }) => [label, amount]);
  expect({ ...found, investmentItems: items }).toMatchObject(expected);
});
