// What is told of each or of all together, of what thousands or millions where these are left out, and what is paid in some months or on some days only.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const fourteen = withFacts({}, [makeFact('investment', 14_000)]);
const millions = withFacts({}, [makeFact('investment', 12_000_000), makeFact('country', 'AR')]);

const TOLD: readonly Told[] = [
  ['funding', 'en', 'Mum’s putting in five and I’ve got three', { ownFunds: 8000 }, fourteen],
  ['funding', 'en', 'mum’s putting in five, the rest is a start up loan', { ownFunds: 5000, loan: 9000 }, fourteen],
  ['funding', 'en', 'Dad’s chucking in ten', { ownFunds: 10_000 }, fourteen],
  ['funding', 'en', 'Mum’s putting in five', { ownFunds: undefined }],
  ['funding', 'es', 'mi viejo pone 3 palos y yo 2', { ownFunds: 5_000_000 }, millions],
  ['funding', 'es', 'mi madre pone cinco y yo tres', { ownFunds: 8000 }, fourteen],
  ['funding', 'es', 'mi suegro pone cinco', { ownFunds: undefined }],
  ['team', 'es', 'somos dos y sacamos 1.200 cada uno', { founderPay: 2400, team: 2 }],
  ['team', 'es', 'mi hermana y yo, 1.800 entre las dos', { founderPay: 1800, team: 2 }],
  ['team', 'es', 'yo y dos chicas a 600 cada una', { founderPay: undefined, team: 3 }],
  ['team', 'en', 'Two of us, we’d take £1,800 for both', { founderPay: 1800, team: 2 }],
  ['team', 'en', 'two of us, £900 each', { founderPay: 1800, team: 2 }],
  ['team', 'en', 'me and two lads at 400 each', { founderPay: undefined, team: 3 }],
  ['team', 'en', 'Me, Travis, 36', { team: 1 }],
  ['team', 'en', 'Me, Travis, 36, plus Dale 2 days a week', { team: 2 }],
  ['team', 'es', 'Yo, Marta, 41 años', { team: 1 }],
  ['resources', 'en', 'Me and Dave, paying ourselves £1,500 each. Rent £800, power £100', { founderPay: 3000, team: 2 }],
  ['fixed-costs', 'en', 'rent 700, power 100 and £1,800 for both of us', { founderPay: 1800, fixedCosts: 800 }],
  ['fixed-costs', 'es', 'alquiler 700, luz 100 y 1.800 para los dos', { founderPay: 1800, fixedCosts: 800 }],
  ['fixed-costs', 'es', 'autónomos 600 para los dos, alquiler 700', { founderPay: undefined, fixedCosts: 1300 }],
  ['investment', 'en', 'two ovens £6,000 for both, fridge £1,500', { investment: 7500 }],
  ['investment', 'en', 'two ovens, £3,000 apiece, and a fridge, £1,500', { investment: 7500 }],
  ['funding', 'es', 'ponemos 6.000 entre los dos', { ownFunds: 6000 }],
  [
    'resources',
    'es',
    'Estoy sola; en septiembre contrato a una chica que cobra 900. Alquiler 500, luz 90',
    { fixedCosts: 1490, staffPay: 900 },
  ],
  ['resources', 'es', 'Estoy sola; en julio y agosto meto a una chica que cobra 900. Alquiler 500, luz 90', { fixedCosts: 740, team: 2 }],
  [
    'resources',
    'en',
    'It’s me, plus two lads Fridays and Saturdays at £11 an hour, six hours a night. Rent 700, power 120',
    { staffPay: 1144, fixedCosts: 1964, team: 3 },
  ],
  ['resources', 'en', 'Just me, and a kid on Saturdays at £9 an hour, eight hours. Rent 600, electric 90', { fixedCosts: 1002 }],
  [
    'resources',
    'es',
    'Noelia viene de junio a septiembre, 750 al mes. Alquiler 500 y luz 90. Yo me pago 1.100',
    { staffPay: 250, fixedCosts: 840 },
  ],
  ['fixed-costs', 'en', 'rent 700, power 120, and a girl for July and August at £900 a month', { fixedCosts: 970 }],
  ['fixed-costs', 'en', 'rent 700, power 90, a student over the summer £2,400 for the whole season', { fixedCosts: 990 }],
  ['fixed-costs', 'es', 'alquiler 500, calefacción 240 de noviembre a marzo, luz 90', { fixedCosts: 690 }],
  [
    'fixed-costs',
    'es',
    'arriendo 950 lucas, luz 280 lucas. Y una niña en la ventana de diciembre a marzo, 560 lucas al mes con imposiciones',
    { fixedCosts: 1_416_666.67, staffPay: 186_666.67 },
  ],
  ['resources', 'en', 'A mill at $26,500. My buddy Dale helps 2 days a week at $160 a day', { staffPay: 1386.67, investment: 26_500 }],
  ['resources', 'en', 'A mill at $26,500. Dale gets $160 a day, two days a week', { staffPay: 1386.67, investment: 26_500 }],
  ['resources', 'es', 'Un horno de 6.000. Mi primo Luis viene dos días a la semana a 60 € al día', { staffPay: 520, investment: 6000 }],
  ['resources', 'en', 'A mill at $26,500. A stall at $160 a day, two days a week', { staffPay: undefined }],
  ['resources', 'en', 'Me and our kid Stephen. He gets £1,450 a month. A used truck at £11,000', { staffPay: 1450, investment: 11_000 }],
  ['resources', 'es', 'Yo y mi hermano Luis. Cobra 1.100 al mes. Una furgoneta de 9.000', { staffPay: 1100, investment: 9000 }],
  ['resources', 'en', "A used truck at £11,000. My brother Stephen's wage is £1,450 a month", { staffPay: 1450, investment: 11_000 }],
  ['fixed-costs', 'en', 'Rent 625, phone 70, booth at the market is 900 for the season', { fixedCosts: 770 }],
  ['fixed-costs', 'en', 'Rent 625, phone 70. My niece Kayla 6 hours a week at 17 an hour', { fixedCosts: 1137, staffPay: 442 }],
  [
    'resources',
    'en',
    'Rent 625, power 95, insurance 30. Tash does Wednesdays and Thursdays, 7 hours each at £13 an hour',
    { fixedCosts: 1538.67, staffPay: 788.67 },
  ],
  [
    'fixed-costs',
    'es',
    'Autónomos dos, 88 cada uno con la tarifa plana, 90 de garaje, 60 de gestor',
    { fixedCosts: 326, price: undefined },
  ],
  ['resources', 'es', 'Son 900 de alquiler, 150 de luz y 80 de gestor. Un horno de 6.000', { fixedCosts: 1130, investment: 6000 }],
  ['fixed-costs', 'es', 'Son 6,500 del local, 1,800 de luz y 1,200 la contadora', { fixedCosts: 9500, unitCost: undefined }],
  ['fixed-costs', 'es', 'alquiler 500 desde julio, luz 90', { fixedCosts: 590 }],
  ['fixed-costs', 'en', 'rent 700 from March, power 120', { fixedCosts: 820 }],
];

test.for(TOLD)('%s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
