// What a month takes told as a whole, with what is inside it: bills in a row, and somebody's pay.
import { expect, test } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const TOLD: readonly Told[] = [
  [
    'resources',
    'es',
    'Hacen falta 8.000 para el horno. Cada mes gasto 1.250 fijos en local, luz y gestoría',
    { fixedCosts: 1250, rent: undefined },
  ],
  [
    'resources',
    'es',
    'Tengo 5.000 ahorrados. Al mes se nos van 1.400 entre renta, internet, contador y seguro',
    { fixedCosts: 1400, rent: undefined },
  ],
  ['resources', 'es', 'Cada mes pagaría 4.300 de renta, luz, internet y contador', { fixedCosts: 4300 }],
  ['resources', 'en', "I've saved 6,000. Every month I'm looking at 1,450 for rent, insurance, phone and software", { fixedCosts: 1450 }],
  ['resources', 'en', 'Bills monthly are 980 before I take a penny. Monthly it runs 980', { fixedCosts: 980 }],
  ['resources', 'en', "It's around £1,700 every month for the unit, insurance, power and the accountant.", { fixedCosts: 1700 }],
  ['resources', 'en', '3,300 a month to keep the lights on, includes Doreen on Tuesdays at 820', { fixedCosts: 3300, staffPay: 820 }],
  ['resources', 'en', 'Monthly is 2,600 and that has Niamh in it, three mornings, at 540', { fixedCosts: 2600, staffPay: 540 }],
  [
    'resources',
    'en',
    "Bills come to $6,100 a month and that's counting Lachie's wages which are 4,300",
    { fixedCosts: 6100, staffPay: 4300 },
  ],
  ['resources', 'en', '2,200 a month all in, counting Priya’s pay which is 1,050', { fixedCosts: 2200, staffPay: 1050 }],
  ['resources', 'es', 'De fijos al mes 1.900, y ahí entran los 700 de una dependienta por las tardes', { fixedCosts: 1900, staffPay: 700 }],
  ['resources', 'es', 'Cada mes pago 2.800 fijos y ahí ya está mi ayudante Nelson que gana 1.100', { fixedCosts: 2800, staffPay: 1100 }],
  ['resources', 'es', 'Son 2.300 al mes contando a Elvira, a media jornada, que son 760', { fixedCosts: 2300, staffPay: 760 }],
  // One bill, several bills each with its sum, what is sold, and what is bought of somebody's are none of it.
  ['resources', 'es', 'Al mes pago 900 de alquiler', { fixedCosts: undefined, rent: 900 }],
  ['resources', 'es', 'Al mes pago 900 de alquiler y 100 de luz', { fixedCosts: 1000 }],
  ['resources', 'en', 'Every month I pay 800 for the unit', { fixedCosts: undefined }],
  ['resources', 'en', 'Rent is 900 a month. I pay 300 a month for phone, insurance and web.', { fixedCosts: 1200, rent: 900 }],
  ['resources', 'es', 'Cada mes son 200 clientes fijos. Hacen falta 6.000', { fixedCosts: undefined }],
  ['resources', 'en', 'Overheads are £1,300 a month, that includes Shopify at 39', { fixedCosts: 1300, staffPay: undefined }],
  ['resources', 'en', "Overheads are £900 a month. We live on my husband's pay which is £2,400", { fixedCosts: 900, staffPay: undefined }],
  ['resources', 'en', 'My helper comes Saturdays at 90. Rent 700 a month, power 80', { staffPay: 390 }],
];

test.for(TOLD)('%s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
