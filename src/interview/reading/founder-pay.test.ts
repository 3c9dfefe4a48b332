// The founder's pay in the many ways it is told: beside the costs of a month, among them, or none.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const APART = { fixedCosts: 1100, founderPay: 1300, payIncluded: false };

const SELLING = withFacts({}, [
  makeFact('price', 40, { unit: 'USD', period: 'unit' }),
  makeFact('volume', 100, { unit: 'units', period: 'month' }),
]);
/** Two at work, one of them hired, and two who start it. */
const HIRING = withFacts({}, [makeFact('team', 2), makeFact('staffPay', 700, { unit: 'EUR', period: 'month' })]);
const TOGETHER = withFacts({}, [makeFact('team', 2), makeFact('resources', 'We need 20,000 and we have 12,000')]);

const TOLD: readonly Told[] = [
  ['goals', 'es', 'Llegar a 200 paseos al mes, diez clientes fijos y sacarme 1.200 al mes', { founderPay: 1200 }],
  ['goals', 'en', 'fifty walks a week and pay myself 1,800 a month', { founderPay: 1800 }],
  ['goals', 'en', '16 jobs a week, a part time seamstress, £2,000 a month for me', { founderPay: 2000 }],
  [
    'goals',
    'es',
    'Llenar todas las tardes y cobrar 1.000 € al mes',
    { founderPay: 1000 },
    withFacts({}, [makeFact('price', 9, { unit: 'EUR', period: 'unit' })]),
  ],
  ['resources', 'es', 'Trabajo yo solo, cobraré 1.200 al mes.', { founderPay: 1200, price: undefined }, SELLING],
  ['resources', 'es', 'Trabajo yo solo. Cobraré 1.200 por boda.', { founderPay: undefined }, SELLING],
  ['goals', 'es', 'Dos talleres, y 1.500 € al mes para mí', { founderPay: 1500 }],
  ['goals', 'es', 'facturar 3.000 € al mes para mi local', { founderPay: undefined }],
  ['resources', 'es', 'Vallado 14.000 €. Alquiler 900, luz 140, seguro 60 y mi sueldo de 1.300 aparte', { ...APART, investment: 14_000 }],
  ['resources', 'es', 'alquiler 900, luz 140, seguro 60. De sueldo me pongo 1.300 al mes.', APART],
  ['resources', 'es', 'los gastos fijos son 1.100 al mes más mi sueldo, que serán 1.300', APART],
  ['resources', 'es', 'alquiler 900 luz 140 seguro 60 y 1.300 para mí', APART],
  ['resources', 'en', 'rent 900, power 140, insurance 60. I’d take 1,300 a month on top', APART],
  ['resources', 'en', 'rent 900 power 140 insurance 60 and 1300 for me', APART],
  ['fixed-costs', 'es', 'alquiler 900, luz 140, seguro 60 y mi sueldo de 1.300 aparte', APART],
  ['fixed-costs', 'es', 'alquiler 900, luz 140, seguro 60 y para mí 1.300', APART],
  ['fixed-costs', 'es', 'alquiler 900, luz 140, seguro 60 y para mi sueldo 1.300', APART],
  ['fixed-costs', 'en', 'rent 900, power 140, insurance 60 and for me 1,300', APART],
  ['fixed-costs', 'es', 'arriendo 900, luz 200. Yo quiero ganarme 1.300', APART],
  ['fixed-costs', 'es', '1.100 sin contar mi sueldo, que serían 1.300', APART],
  ['fixed-costs', 'en', '1,100 plus I pay myself 1,300', APART],
  ['odd-fixed-costs', 'es', 'no, son 1.100 más mi sueldo de 1.300', APART],
  [
    'resources',
    'es',
    '14.000 de obra. El local 900 y la luz 140. Yo me pondría 1.300',
    { investment: 14_000, fixedCosts: undefined, founderPay: 1300 },
  ],
  ['resources', 'es', 'alquiler 900, luz 140, una chica a 1.100 y mi sueldo 1.300', { ...APART, fixedCosts: 2140 }],
  ['resources', 'en', 'rent 900, power 140, insurance 60, paying myself $3k', { ...APART, founderPay: 3000 }],
  [
    'resources',
    'es',
    'los gastos son 2.400 al mes con mi sueldo de 1.300 incluido',
    { fixedCosts: 2400, founderPay: 1300, payIncluded: true },
  ],
  ['fixed-costs', 'es', 'los gastos fijos con mi sueldo son 2.400', { fixedCosts: 2400, founderPay: undefined, payIncluded: true }],
  ['fixed-costs', 'es', '2.400 al mes: alquiler 900, luz 200 y mi sueldo 1.300', { fixedCosts: 2400, founderPay: 1300, payIncluded: true }],
  ['resources', 'en', 'I won’t pay for advertising', { founderPay: undefined }],
  ['fixed-costs', 'en', 'Rent is £900 and I would like to draw £1,800 a month', { fixedCosts: 900, founderPay: 1800, payIncluded: false }],
  ['fixed-costs', 'es', 'yo me pondría 1.300', { fixedCosts: undefined, founderPay: 1300 }],
  ['odd-fixed-costs', 'es', 'sí, y yo me pondría 1.300 aparte', { fixedCosts: undefined, founderPay: 1300 }],
  ['odd-fixed-costs', 'es', 'sí, con mi sueldo de 1.300 dentro', { founderPay: 1300, payIncluded: true }],
  ['team', 'es', 'yo solo, con un sueldo de 1.300', { team: 1, founderPay: 1300 }],
  ['team', 'es', 'yo y mi hermano, cobramos 1.000 cada uno', { team: 2, founderPay: 2000, price: undefined }],
  ['team', 'en', 'just me, taking 1,300 a month', { team: 1, founderPay: 1300 }],
  ['resources', 'es', 'no me pago nada el primer año. alquiler 900, luz 140', { founderPay: 0, fixedCosts: 1040 }],
  ['resources', 'es', 'yo no cobro el primer año, alquiler 900 y luz 140', { founderPay: 0, fixedCosts: 1040, price: undefined }],
  ['resources', 'en', 'rent 900, power 140, insurance 60. not paying myself for the first year', { founderPay: 0, fixedCosts: 1100 }],
  [
    'resources',
    'es',
    'Una furgo a 19.000 €. Trabajamos los dos y querríamos sacar 1.300 limpios cada uno.',
    { founderPay: 2600, investment: 19_000 },
  ],
  ['resources', 'es', 'La máquina 4.000.000. Queremos sacar 600.000 cada uno', { founderPay: 1_200_000, investment: 4_000_000 }],
  [
    'team',
    'en',
    'Just me, and a second shooter I pay by the day. I’d want to be taking home two grand a month',
    { team: 1, founderPay: 2000 },
  ],
  ['resources', 'en', 'Me and my husband Jem full time, we need £1,400 a month between us', { founderPay: 1400, staffPay: undefined }],
  ['goals', 'es', 'Que nos alcance para sacar 600 lucas cada uno y pagarle al banco', { founderPay: 1_200_000 }],
  ['goals', 'es', 'Pagarme un sueldo de 1.500 € al mes y devolver el préstamo', { founderPay: 1500 }],
  ['goals', 'en', 'Get to 120 boxes by next autumn and pay ourselves two grand a month', { founderPay: 2000 }],
  ['goals', 'en', 'Be able to pay myself £1,500 a month by year two', { founderPay: undefined }],
  ['goals', 'es', 'Cobrar 5.000 al mes de los alquileres y abrir otro local', { founderPay: undefined }],
  ['goals', 'es', 'Sacar 300 tartas al mes', { founderPay: undefined }],
  ['goals', 'es', 'Abrir en mayo y ganar yo 1.400', { founderPay: 1400 }],
  ['goals', 'es', 'Tener la agenda llena y que me queden 1.700 al mes', { founderPay: 1700 }],
  ['goals', 'es', 'Llenar el taller y ganar 900.000 por mes para mí', { founderPay: 900_000 }],
  [
    'resources',
    'es',
    'Los gastos son 1.300 al mes con el gas y el contable, sin sueldo mío',
    { founderPay: undefined, payIncluded: false },
  ],
  ['resources', 'es', 'Fijos de 900.000 mensuales entre local, luz y celular, sin sueldo', { founderPay: undefined, payIncluded: false }],
  ['resources', 'es', 'Los gastos son 1.300 al mes con el gas y el contable, y yo sin sueldo', { founderPay: 0 }],
  ['resources', 'es', 'Fijos de 900 entre local, luz y móvil, sin sueldo el primer año', { founderPay: 0 }],
  ['goals', 'es', 'Ganar 950 al mes yo sola, y abrir los sábados', { founderPay: 950 }],
  ['goals', 'es', 'Ganarme un millón y medio al mes y comprar otra moto', { founderPay: 1_500_000 }],
  ['goals', 'en', 'Fill the mornings and make $2,600 a month', { founderPay: 2600 }, SELLING],
  ['goals', 'es', 'Tener la agenda llena y ganar 2.100 al mes', { founderPay: 2100 }, SELLING],
  ['goals', 'en', 'Make $9,000 a month by word of mouth', { founderPay: undefined }, SELLING],
  ['goals', 'en', 'Make $2,600 a month', { founderPay: undefined }],
  ['goals', 'en', 'Draw 1,900 a month', { founderPay: 1900 }, HIRING],
  ['goals', 'en', 'Take home 1,900 a month', { founderPay: undefined }, TOGETHER],
  ['goals', 'en', "I'd want to draw £1,900 a month", { founderPay: 1900 }, TOGETHER],
  ['goals', 'es', 'Juntar 900.000 por mes para mí y abrir otro puesto', { founderPay: 900_000 }],
  ['goals', 'en', 'Fill the mornings and draw 1,900 a month', { founderPay: 1900 }],
  ['goals', 'en', 'Clear 4,200 a month and be booked out by June', { founderPay: 4200 }],
  ['goals', 'en', 'Clear 4,200 sacks from the yard', { founderPay: undefined }],
  ['goals', 'es', 'Que queden 20 plazas al mes', { founderPay: undefined }],
];

test.for(TOLD)('%s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
