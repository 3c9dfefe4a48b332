// Answers on income as they are typed or said in haste: no sign of money, the costs in the same breath, "n" for "and".
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures, namedFigures, type Told } from './read-fixture.ts';

const SOLD_AT = (price: number) => withFacts({}, [makeFact('price', price, { unit: 'USD', period: 'unit' })]);

const ROWS: readonly Told[] = [
  ['revenue', 'en', 'so its 35 a wash, hopefully like 60 a week, soap n water maybe 4 bucks each', { price: 35, volume: 260, unitCost: 4 }],
  ['revenue', 'en', '80 an hour, bout 25 hrs a week', { price: 80, volume: 108 }],
  [
    'revenue',
    'en',
    'twelve fifty a plate, bout 90 plates a day six days a week, food runs me four bucks a plate',
    { price: 12.5, volume: 2340, unitCost: 4 },
  ],
  [
    'revenue',
    'en',
    'I sell em at 24 a pop, 400 a month give or take, a dollar-eighty in wax, ninety cents the jar n 60 cents shipping label',
    { price: 24, volume: 400, unitCost: 3.3 },
  ],
  ['revenue', 'en', 'Candles 24 each, 100 a month, and wax melts 8 each, 40 a month', { unitCost: undefined }],
  ['revenue', 'es', 'a 60 la clase, 7 x dia de lunes a viernes', { price: 60, volume: 152 }],
  ['revenue', 'es', 'a 15 la lavada, 30 x semana, de jabón y agua unos 3 cada una', { price: 15, volume: 130, unitCost: 3 }],
  [
    'revenue',
    'en',
    'avg order is 42ish, figure 15 orders a day, closed mondays. food cost is like 13 a order',
    { price: 42, volume: 390, unitCost: 13 },
  ],
  ['revenue', 'en', 'we get 15 per delivery, 40 deliveries a day', { price: 15, volume: 1040 }],
  ['revenue', 'es', 'cada tour 35 por cabeza, van 8 personas, hago 5 tours a la semana', { price: 35, volume: 173 }],
  ['revenue', 'es', 'vendo tacos a 18, la orden es de 4, osea 72 la orden, y como 60 ordenes al dia 6 dias', { price: 72, volume: 1560 }],
  ['revenue', 'es', 'son 3 planes, 20, 35 y 60 al mes. calculo 100 clientes, media de 32', { price: 32, volume: 100 }],
  ['revenue', 'en', 'three plans: 20, 35 and 60 a month. 100 customers, averages 32', { price: 32, volume: 100 }],
  ['revenue', 'es', 'planes de 20, 35 y 60 euros al mes, 100 clientes, de media 32 euros', { price: 32, volume: 100, ownFunds: undefined }],
  [
    'revenue',
    'es',
    '120 cada limpieza, 3 al dia de lunes a viernes, me gasto 8 en productos y 25 en la ayudanta',
    { price: 120, volume: 65, unitCost: 33 },
  ],
  [
    'revenue',
    'en',
    'dog walks are 18 for half hour 28 for the hour, most take the 18. about 110 walks a month',
    { price: 18, volume: 110 },
  ],
  ['revenue', 'en', '100 jars @ 9 each per month plus 40 gift sets @ 32, so 2180 total', { price: 15.57, volume: 140 }],
  ['revenue', 'es', 'desayunos 6,50 y comidas 12. vendre 40 desayunos y 35 comidas al dia, 6 dias', { volume: 1950 }],
  ['revenue', 'en', '$38 a cut. 4 chairs, I figure 9 cuts per chair per day, 6 days a week.', { price: 38, volume: 936 }],
  ['revenue', 'es', 'tengo 3 sillones y hago 6 cortes por sillon al dia, de lunes a sabado', { volume: 468 }],
  ['revenue', 'es', '12 tiendas que me compran 8 cajas al mes cada una a 30 euros la caja', { price: 30, volume: 96 }],
  [
    'revenue',
    'en',
    "Twelve jars, four fifty a jar, so a case is fifty-four dollars. I'm counting on twenty stores, each of them taking six cases a month.",
    { price: 54, volume: 120 },
  ],
  ['revenue', 'es', 'cajas de 12 tarros, el tarro a 4,50, o sea la caja sale en 54 euros, 120 cajas al mes', { price: 54, volume: 120 }],
  [
    'revenue',
    'en',
    "twenty-one a head. We could fit fifty-six teams a week, but we've put down twenty-four teams, and you get four people in a team, so ninety-six people a week.",
    { price: 21, volume: 416 },
  ],
  [
    'revenue',
    'es',
    'El servicio cuesta, depende, el chico tres cincuenta, el grande ocho, pero sacando el promedio son cinco dólares con cuarenta. Unas 35 lavadas diarias, 26 días al mes.',
    { price: 5.4, volume: 910, unitCost: undefined },
  ],
  [
    'revenue',
    'es',
    'El curso normal lo doy en tres mil quinientos, el intensivo en cuatro mil ochocientos, y ya revuelto me sale en tres mil novecientos por alumno. Yo hago mis cuentas con veintiséis.',
    { price: 3900, unitCost: undefined },
  ],
  [
    'unit-cost',
    'es',
    'El cinco por ciento de los 200 se va en la comisión, eso son diez, y treinta más entre café y bolsas. Cuarenta, pues.',
    { unitCost: 40 },
    SOLD_AT(200),
  ],
  ['unit-cost', 'es', '8 de materiales y 2 de gas. 10 en total.', { unitCost: 10 }, SOLD_AT(60)],
  ['volume', 'es', 'saco 7 x dia, 22 dias al mes', { volume: 154 }],
  ['unit-cost', 'en', '5 to the ironer n 1.50 laundry', { unitCost: 6.5 }, SOLD_AT(24)],
  ['unit-cost', 'en', 'So one fifty a head.', { unitCost: 1.5 }, SOLD_AT(21)],
  ['unit-cost', 'en', "that's one pound five on a ticket", { unitCost: 1.05 }, SOLD_AT(21)],
  ['unit-cost', 'es', 'un euro cinco', { unitCost: 1.05 }, SOLD_AT(21)],
];

test.each(ROWS.map((row) => ({ row, said: row[2] })))('$said', ({ row }) => {
  expect(namedFigures(row)).toEqual(row[3]);
});

test('a coin and its cents may be said with a hyphen, and part by part', () => {
  const found = figures('unit-cost', 'five-fifty in gas and a dollar-fifty in soap', 'en', SOLD_AT(34));
  expect(found).toMatchObject({ unitCost: 7 });
});
