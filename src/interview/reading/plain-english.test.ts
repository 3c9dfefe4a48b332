// How founders who speak English put money, work, sales and rivals.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { findRivals } from './find-rivals.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const opening = (sum: number) => withFacts({}, [makeFact('investment', sum)]);
const twoAndAKid = withFacts({}, [
  makeFact('investment', 46_700),
  makeFact('team', 3),
  makeFact('resources', 'a truck. me and Luis, and a kid on fridays'),
]);

const cleaners = withFacts({}, [makeFact('sector', 'cleaning')]);

const TOLD: readonly Told[] = [
  ['revenue', 'en', 'average ticket 240 with parts, labor is 95 an hour', { price: 240, volume: undefined }],
  ['revenue', 'en', '14 quid a visit, 55 a night if I stay over', { price: 14, volume: undefined }],
  ['revenue', 'en', 'average spend £25, 60 a night', { price: 25, volume: 1560 }],
  ['revenue', 'en', 'day rate 220 quid for the builders, average bathroom comes out about 900', { price: 900 }],
  ['revenue', 'en', '$175 a roof for houses. inspectors who send 10 a month pay 140', { price: 175, volume: undefined }],
  ['revenue', 'en', 'I have 12 shops that order 10 a week at 4 each', { price: 4, volume: 43 }],
  ['revenue', 'en', 'burger and fries 14 bucks, catering gigs around 1,200 each, two a month', { volume: undefined }],
  ['revenue', 'es', 'menú 12 euros, caterings a 900 cada uno, unos 3 al mes', { volume: undefined }],
  ['revenue', 'en', '15 quid a house, 25 for a detached', { price: 15, saleUnit: undefined }, cleaners],
  ['revenue', 'en', '400 a house', { saleUnit: 'home' }],
  ['volume', 'en', '25 houses and 3 commercial a month at first, I want to get to 60 houses', { volume: 28, targetVolume: 60 }],
  ['volume', 'en', '10 clients and 40 visits a month', { volume: 40 }],
  ['fixed-costs', 'en', 'insurance 40 a month, tuning 25, internet 80, music software 15', { fixedCosts: 160 }],
  ['fixed-costs', 'en', 'rent 500, power 100, phone 50, 650 in all', { fixedCosts: 650 }],
  ['resources', 'en', 'a van with a tank. just me. my lad helps saturdays 40 quid', { staffPay: 173.33, investment: undefined }],
  ['resources', 'en', 'me and my van. my cousin does two days a week labouring, I pay him 110 a day', { staffPay: 953.33 }],
  ['resources', 'es', 'una furgoneta. mi hijo viene los sábados 40 euros', { staffPay: 173.33 }],
  ['investment', 'en', 'scan tool 3200, compressor 900, initial parts 1500', { investment: 5600, unitCost: undefined }],
  [
    'funding',
    'en',
    'half from me, other half a loan from the credit union at 9%',
    { ownFunds: 3450, loan: 3450, loanRate: 9 },
    opening(6900),
  ],
  ['funding', 'es', 'la mitad yo y la otra mitad el banco', { ownFunds: 3450, loan: 3450 }, opening(6900)],
  [
    'funding',
    'en',
    'we have 8,000, the Local Enterprise Office grant might be 5k but its not confirmed, rest from the credit union',
    {
      ownFunds: 8000,
      loan: 11_300,
      moneySources: [{ who: 'Local Enterprise Office grant', kind: 'grant', amount: 5000, isPending: true }],
    },
    opening(19_300),
  ],
  ['funding', 'es', 'tengo 8.000, la subvención son 5.000 pero está pendiente', { ownFunds: 8000 }, opening(19_300)],
  ['funding', 'es', 'tengo 8.000 y una subvención de 5.000', { ownFunds: 13_000 }, opening(19_300)],
  ['funding', 'en', 'we have 15k each and the rest a bank loan', { ownFunds: 30_000, loan: 16_700 }, twoAndAKid],
  ['goals', 'en', 'pay ourselves 2,500 each a month', { founderPay: 5000 }, twoAndAKid],
  ['goals', 'en', '250 houses by next christmas, 2 grand a month in my pocket, take on a lad', { founderPay: 2000 }],
  ['goals', 'en', "I'd like to clear 3k a month", { founderPay: 3000 }],
  ['goals', 'en', 'clear 3k a month by the end of year two', { founderPay: undefined }],
];

test.for(TOLD)('%s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});

test('a rival is called by its business, whoever works there', () => {
  expect(findRivals('Mark at Yorkshire Tiling, hes good but booked solid')).toEqual(['Yorkshire Tiling']);
  expect(findRivals('Cat in a Flat, Bath Cattery, and mates')).toEqual(['Cat in a Flat', 'Bath Cattery']);
  expect(findRivals('Shine Brite from Falkirk and the lads with a ladder')).toEqual(['Shine Brite']);
});
