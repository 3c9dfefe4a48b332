// What several are paid, what a year is paid for once, who brings the money, and a sum told with its parts.
import { expect, test } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  ['resources', 'en', 'I pay the three of them $6,000 a month', { staffPay: 6000, founderPay: undefined }],
  ['team', 'en', 'Me and three groomers, I pay the three of them $6,000 a month', { staffPay: 6000, team: 4 }],
  ['team', 'es', 'Yo y dos peluqueras; a las dos les pago 2.600 al mes', { staffPay: 2600, team: 3 }],
  ['resources', 'es', 'Tengo dos ayudantes y les pago 1.800 entre los dos', { staffPay: 1800, founderPay: undefined, team: 3 }],
  ['resources', 'es', 'Una chica a media jornada, 700 al mes', { staffPay: 700, team: 2 }],
  ['resources', 'en', 'A part-time helper, $900 a month', { staffPay: 900, team: 2 }],
  ['team', 'en', 'me and a part-timer on $900 a month', { staffPay: 900, team: 2 }],
  ['unit-cost', 'en', '4 people two days at $140 each', { unitCost: 1120 }],
  ['unit-cost', 'es', '4 personas dos días a 140 euros cada una', { unitCost: 1120 }],
  ['unit-cost', 'en', '4 boxes at $140 each', { unitCost: 140 }],
  ['fixed-costs', 'es', 'El seguro, 1.200 una vez al año, y el alquiler de 600', { fixedCosts: 700 }],
  ['fixed-costs', 'en', 'Rent 900 a month and the licence, $600 paid once a year', { fixedCosts: 950 }],
  ['fixed-costs', 'en', 'Rent $900, insurance $1,200 paid yearly', { fixedCosts: 1000 }],
  ['resources', 'es', 'Yo llevo 15.000 y mi socia pone 8.000', { ownFunds: 23_000, investment: undefined }],
  ['resources', 'en', 'I bring $15,000 and my partner puts in $8,000', { ownFunds: 23_000, founderPay: undefined }],
  ['funding', 'es', 'yo aporto 15.000 y mi socia 8.000', { ownFunds: 23_000, investment: undefined }],
  ['funding', 'es', 'llevo 15.000 ahorrados', { ownFunds: 15_000, investment: undefined }],
  ['resources', 'es', 'Me llevo 1.500 al mes para vivir', { ownFunds: undefined, founderPay: 1500 }],
  ['investment', 'en', 'Truck 15,000, tools 5,000, $20,000 all together', { investment: 20_000 }],
  [
    'investment',
    'es',
    '20.000 en total: maquinaria 12.000 y obra 8.000',
    {
      investment: 20_000,
      investmentItems: [
        { label: 'maquinaria', amount: 12_000 },
        { label: 'obra', amount: 8000 },
      ],
    },
  ],
];

test.each(CASES.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
