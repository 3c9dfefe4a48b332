// Sums that stand beside others of their kind: what each costs and all together, a cost and its parts, what a month takes.
import { expect, it } from 'vitest';
import { figures, namedFigures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  ['resources', 'es', 'Yo y dos camareras a 900 cada una, 1.800 entre las dos. Los fijos son 5.000 al mes', { staffPay: 1800, team: 3 }],
  [
    'resources',
    'es',
    'Contrato a dos estilistas, Ana y Pilar, $1.300.000 cada una, $2.600.000 entre las dos',
    { staffPay: 2_600_000, founderPay: undefined },
  ],
  ['resources', 'es', 'Mi mujer y yo queremos 2.400 entre los dos', { founderPay: 2400, staffPay: undefined }],
  ['fixed-costs', 'es', 'Local 700, luz 90, un lavador 480 y el agua 60', { staffPay: 480, fixedCosts: 1330 }],
  ['resources', 'es', 'lavadora 1.200, secadora 900 y un mostrador 400', { staffPay: undefined, investment: 2500 }],
  [
    'revenue',
    'es',
    '80 euros la limpieza. En cada una se van 30: dos horas a 12, 4 de productos y 2 de gasolina.',
    { price: 80, unitCost: 30 },
  ],
  ['revenue', 'es', '90 el arreglo. Me cuesta 25: 15 de tela y 10 de hilo', { price: 90, unitCost: 25 }],
  ['revenue', 'es', 'La cuota son 40 euros al mes. Cada alumno me cuesta 6 euros al mes', { price: 40, unitCost: 6 }],
  ['revenue', 'en', '£30 a month. Each member costs me £4 a month in insurance', { price: 30, unitCost: 4 }],
  ['revenue', 'es', 'Cuota de 110 euros al mes por niño. Por niño se me van 16 euros al mes en merienda', { price: 110, unitCost: 16 }],
  ['resources', 'es', 'gastos del mes 21500 ya con la plaza y el gas', { fixedCosts: 21_500 }],
  ['resources', 'es', 'Ponemos 9.000 nosotras y el banco nos presta 7.000', { ownFunds: 9000, loan: 7000 }],
  ['resources', 'es', 'Necesito 5.000 para la obra. Tengo 4.000 juntado', { ownFunds: 4000 }],
  [
    'resources',
    'es',
    'Para abrir 90.000: obra 40.000, inversor 30.000 y baterías 20.000',
    { investment: 90_000, investorFunds: undefined },
  ],
  ['resources', 'es', 'Necesito 90.000 y un inversor pone 30.000', { investorFunds: 30_000 }],
  ['resources', 'es', 'Somos cuatro conmigo: yo y tres cocineras.', { team: 4 }],
  ['fixed-costs', 'en', 'Rent 800, phone 30, and 1,900 a month in my pocket', { fixedCosts: 830, founderPay: 1900 }],
  ['resources', 'en', "I'd need €1,800 a month into my own hand", { founderPay: 1800 }],
  ['fixed-costs', 'es', 'Alquiler 700, luz 90 y 1.300 al mes a mi bolsillo', { fixedCosts: 790, founderPay: 1300 }],
  ['funding', 'es', 'Tengo 3.000 en mi bolsillo', { ownFunds: 3000, founderPay: undefined }],
  ['funding', 'en', '5,000 of my own and Microfinance Ireland for 9,000', { ownFunds: 5000, loan: 9000 }],
  ['price', 'es', '3 lucas y media cada uno', { price: 3500 }],
  [
    'resources',
    'es',
    'Una dependienta, 800 al mes. Local 700 al mes. Los fijos son 1.900 al mes. Para abrir 2.500: estanterías 1.500 y rótulo 1.000',
    { fixedCosts: 1900, investment: 2500 },
  ],
  ['goals', 'es', 'Yo me pagaría 1.200 euros al mes.', { founderPay: 1200 }],
];

it.each(CASES.map((told) => [told[2], told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});

it('a price in some months is no number of sales', () => {
  const { season } = figures(
    'revenue',
    'Cobro 240 por reparación, 18 al mes. De mayo a septiembre el doble. En diciembre, revisiones a 190.',
  );
  expect(season).toEqual([7059, 7059, 7059, 7059, 14118, 14118, 14118, 14118, 14118, 7059, 7059, 7059]);
});
