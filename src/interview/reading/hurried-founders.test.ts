// What six founders in a hurry said of their figures and their names: potter, knife grinder, choir, baby clothes, wedding hair, shopping for the old.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const IN_MEXICO = withFacts({}, [makeFact('country', 'MX'), makeFact('currency', 'MXN')]);
const OF_NINE = withFacts({}, [makeFact('country', 'ES'), makeFact('price', 9), makeFact('name', 'La Cesta de Pilar')]);
const OF_BASKETS = withFacts({}, [makeFact('country', 'IE'), makeFact('price', 22), makeFact('investment', 7050)]);

const CASES: readonly Told[] = [
  // A half, hundreds after the thousands, and bare thousands in a list of them.
  ['price', 'es', '8 y media', { price: 8.5 }],
  ['funding', 'es', 'pongo 2 mil y mi hermana me deja 2 mil quinientos sin intereses a 2 años', { ownFunds: 2000, loan: 2500 }],
  ['resources', 'es', 'obra 12 mil, horno 26, torno 9 y medio y costales 4 mil. somos dos', { investment: 51_500, team: 2 }, IN_MEXICO],
  [
    'investment',
    'es',
    'obra 12 mil, costales 48',
    {
      investmentItems: [
        ['obra', 12_000],
        ['costales', 48_000],
      ].map(item),
    },
    IN_MEXICO,
  ],
  [
    'investment',
    'en',
    'van 6k, posters 90',
    {
      investmentItems: [
        ['van', 6000],
        ['posters', 90],
      ].map(item),
    },
  ],
  // Put right further on in the same breath.
  ['resources', 'es', 'voy yo sola y a Marisol le doy 8 la hora los sábados, unas 20 horas al mes, no, 9 la hora', { staffPay: 180 }],
  [
    'funding',
    'en',
    '3k of mine and a start up loan for 6k over 4 years at 6%. actually make that 5k',
    { loan: 5000, loanRate: 6, loanYears: 4 },
  ],
  // Who guesses denies nothing, and credit in a shop is no loan.
  ['unit-cost', 'es', 'no sé, la gasolina será 80 céntimos cada una y bolsas 20 céntimos', { unitCost: 1, price: undefined }, OF_NINE],
  ['unit-cost', 'en', 'we pay out 7 in credit a basket and 50c for bags n tags', { unitCost: 7.5, loan: undefined }, OF_BASKETS],
  [
    'funding',
    'en',
    'i dont know yet, we have 5 grand and the credit union would give us 6 over 3 yrs at 8.5%',
    { ownFunds: 5000, loan: 6000 },
    OF_BASKETS,
  ],
  // So many on each day that it is held, and days of a week without its name.
  ['volume', 'en', 'three saturdays a month, about 8 each', { volume: 24 }],
  ['volume', 'es', 'tres sábados al mes, unos 8 cada uno', { volume: 24 }],
  ['revenue', 'en', '9 quid a class. i run three classes a month, about 18 each', { price: 9, volume: 54 }],
  ['volume', 'en', '15 a day, we open 5 days', { volume: 325 }],
  // Lists without their commas.
  ['fixed-costs', 'es', 'autónomo 230 seguro 45 gestoría 50 móvil 25 luz y garaje 60, y lo del sobrino aparte', { fixedCosts: 410 }],
  ['fixed-costs', 'es', 'autónomos 88 los primeros meses, seguro 25, móvil 20', { fixedCosts: 133 }],
  ['price', 'es', 'chica 120 grande 280 ya con iva', { priceSpread: [120, 280], taxIncluded: true }, IN_MEXICO],
  // What getting known costs once is bought, and what is paid each time is not.
  [
    'marketing',
    'es',
    'instagram, de arranque me gasto 600 en la web y 400 en fotos y luego unos 60 al mes en anuncios',
    {
      marketingBudget: 60,
      investmentItems: [
        ['web', 600],
        ['fotos', 400],
      ].map(item),
    },
  ],
  [
    'marketing',
    'en',
    'google, sign writing the van 480 and 90 on cards to start with',
    {
      investmentItems: [
        ['sign writing the van', 480],
        ['cards', 90],
      ].map(item),
    },
  ],
  ['marketing', 'en', 'leaflets, i give out 300 to start with and ask 20 friends', { investmentItems: undefined }],
  ['resources', 'en', 'keyboard 700, speaker 260, stands 150. just me, and an accompanist i pay 35 a session', { investment: 1110 }],
  ['own-pay', 'en', '1600 a month from month 4', { founderPay: 1600, founderPayFrom: 4 }],
  // Names as they are typed at the end, or before what they are of.
  ['solution', 'es', 'hago macetas de barro en mi horno y las entrego, Barro Bonito se llama el taller', { name: 'Barro Bonito' }],
  ['solution', 'en', 'surf lessons, groups of six, boards included. Salt Lessons, Bude UK', { name: 'Salt Lessons' }],
  ['solution', 'es', 'alquilamos plantas a oficinas y las regamos. Se llama Verde al Mes', { name: 'Verde al Mes' }],
  ['identity', 'es', 'La Cesta de Pilar, Zaragoza', { city: 'Zaragoza', sector: undefined }, OF_NINE],
];

function item([label, amount]: readonly (string | number)[]) {
  return { label, amount };
}

test.for(CASES)('told in a hurry, %s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
