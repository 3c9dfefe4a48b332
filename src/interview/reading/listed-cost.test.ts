// A month's costs and what is bought, told one after another: none is lost, and none is taken for the sum of the others by chance.
import { expect, test } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  [
    'fixed-costs',
    'es',
    'Renta 11,000, luz y agua 2,500, mi ayudante 8,500 y yo me quiero pagar 14,000',
    { fixedCosts: 22_000, rent: 11_000, staffPay: 8500, founderPay: 14_000 },
  ],
  [
    'fixed-costs',
    'en',
    'Insurance 180, phone and software 90, truck 350, ads 200 and I need to take home 3,200 a month',
    { fixedCosts: 820, founderPay: 3200 },
  ],
  ['fixed-costs', 'es', 'Alquiler 900, luz y gas 600, la camarera 1.350 con seguros', { fixedCosts: 2850, rent: 900, staffPay: 1350 }],
  ['fixed-costs', 'es', 'de local 1.100 con comunidad, suministros 180', { fixedCosts: 1280, rent: 1100 }],
  ['fixed-costs', 'es', 'arriendo 900 con administración y servicios 300', { fixedCosts: 1200, rent: 900 }],
  ['fixed-costs', 'es', 'arriendo 1 millón 200, servicios 280', { fixedCosts: 1_480_000, rent: 1_200_000 }],
  ['fixed-costs', 'en', '110 insurance, 40 phone, 65 storage unit', { fixedCosts: 215 }],
  ['fixed-costs', 'en', 'jeep 320, insurance 95, lad two days a week 880 a month', { fixedCosts: 1295, staffPay: 880 }],
  ['fixed-costs', 'en', '$220 coworking, $60 phone', { fixedCosts: 280, rent: 220 }],
  ['fixed-costs', 'es', '1.500 al mes: alquiler 900, luz 400 y gestoría 200', { fixedCosts: 1500, rent: 900 }],
  ['investment', 'es', 'tres sillas a 1.200.000, espejos 600.000 y aire 1.800.000', { investment: 6_000_000 }],
  ['investment', 'es', 'Dos sillones a 350.000 c/u y pintura 120.000', { investment: 820_000 }],
  ['investment', 'es', 'vitrina millón y medio, freidora 800 mil', { investment: 2_300_000 }],
  ['investment', 'en', 'one point five grand in kit and 800 for the website', { investment: 2300 }],
  ['investment', 'en', 'tub $6,200, water tank $1,400, wrap $2,800', { investment: 10_400 }],
  ['investment', 'en', 'Buildout 85k, oven 22k, hood 18k, furniture 15k, working capital 30k', { investment: 170_000 }],
  ['investment', 'en', '£7,000 of my own: mixer £900, fridge £1,100, van £5,000', { investment: 7000, ownFunds: 7000 }],
  ['revenue', 'es', 'Las clases 45 al mes', { price: 45, volume: undefined }],
  ['revenue', 'es', 'colegiatura de 2,800 al mes', { price: 2800, volume: undefined }],
];

test.each(CASES.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
