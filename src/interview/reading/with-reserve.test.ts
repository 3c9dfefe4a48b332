import { expect, test } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const item = (label: string, amount: number) => ({ label, amount });

const CASES: readonly Told[] = [
  [
    'resources',
    'es',
    'Para abrir: la obra de los baños 46 mil, los muebles 14.500, una caldera de pelets 6.300. ah y queremos guardar 5 mil de colchón para los primeros meses',
    {
      investment: 71_800,
      investmentItems: [item('obra de los baños', 46_000), item('muebles', 14_500), item('caldera de pelets', 6300), item('colchón', 5000)],
    },
  ],
  [
    'resources',
    'es',
    'obra 20.000, muebles 5.000 y apartamos 3.000 para imprevistos',
    { investment: 28_000, investmentItems: [item('obra', 20_000), item('muebles', 5000), item('imprevistos', 3000)] },
  ],
  [
    'resources',
    'es',
    'la reforma 20.000, los muebles 5.000 y nos guardamos 4.000 por lo que pueda pasar',
    { investment: 29_000, investmentItems: [item('reforma', 20_000), item('muebles', 5000), item('colchón', 4000)] },
  ],
  [
    'resources',
    'en',
    'the works are 20,000, furniture 5,000, and we want to keep 4,000 back for the first few months',
    { investment: 29_000, investmentItems: [item('works', 20_000), item('furniture', 5000), item('cash cushion', 4000)] },
  ],
  [
    'investment',
    'en',
    "works 20,000 and we'd set aside 6,000 as a cushion",
    { investment: 26_000, investmentItems: [item('works', 20_000), item('cushion', 6000)] },
  ],
  // Money that is there already, and what the landlord keeps.
  ['resources', 'es', 'tenemos 5.000 en el banco y la obra son 20.000', { investment: 20_000, ownFunds: 5000 }],
  [
    'resources',
    'en',
    'we have 4,000 to put down as a deposit and the works are 20,000',
    { investmentItems: expect.not.arrayContaining([item('cushion', 4000)]) },
  ],
];

test.for(CASES)('cash to keep, told as %s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
