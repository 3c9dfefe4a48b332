import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const SPAIN = withFacts({}, [makeFact('price', 50), makeFact('country', 'ES')]);

const ROWS: readonly Told[] = [
  [
    'team',
    'es',
    'Y dos empleados: Chuy de ayudante de parrilla con 11,000 y Lupita en la barra y los pedidos con 9,600, más como 5,500 del IMSS de los dos',
    { staffPay: 26_100 },
  ],
  [
    'team',
    'en',
    "Me and two staff: Josh the barista on 1,900 a month and Priya in the kitchen on 1,700, plus about 420 of employer's national insurance",
    { staffPay: 4020 },
  ],
  // 1,450 × 14 ÷ 12 and Spain's 32.15 % of it.
  [
    'team',
    'es',
    'Trabajamos tres: yo, Laura; Sergi Molina, cirujano; y Nerea, la auxiliar, con 1.450 euros brutos al mes en catorce pagas, a jornada completa.',
    { staffPay: 2235.54 },
    SPAIN,
  ],
  [
    'resources',
    'es',
    'Trabajaremos mi socio Sergi y yo, y tendremos contratada a Nerea, la auxiliar, con 1.450 brutos en catorce pagas.',
    { staffPay: 2235.54, moneySources: undefined },
    SPAIN,
  ],
  ['team', 'es', 'Lorena, la ayudante, con 850 brutos al mes más unos 270 de seguridad social', { staffPay: 1120 }, SPAIN],
  [
    'read-back',
    'es',
    'Y los sueldos de los empleados son 20,600, 11,000 de Chuy y 9,600 de Lupita, más 5,500 del IMSS',
    { staffPay: 26_100 },
    withFacts({}, [makeFact('price', 125), makeFact('staffPay', 11_000), makeFact('fixedCosts', 28_400)]),
  ],
  [
    'funding',
    'es',
    'Ponemos 60,000. Y dos empleados: Chuy de ayudante de parrilla con 11,000 y Lupita en la barra con 9,600, más como 5,500 del IMSS de los dos',
    { staffPay: 26_100, ownFunds: 60_000 },
  ],
  // 690 before charges and Spain's 32.15 % of it.
  [
    'team',
    'es',
    'Pues yo, Maribel, me pongo 900 euros al mes. Y Puri, que viene a limpiar 20 horas a la semana, 690 brutos al mes más lo que sea de seguridad social',
    { staffPay: 911.83, founderPay: 900 },
    SPAIN,
  ],
  [
    'team',
    'en',
    'me at 1,200 a month, and Jess, who cleans 20 hours a week, 700 gross a month plus national insurance',
    { staffPay: 798 },
    withFacts({}, [makeFact('price', 50), makeFact('country', 'GB')]),
  ],
  ['team', 'es', 'Luisa a media jornada, 800 brutos al mes', { staffPay: 1057.2 }, SPAIN],
  ['team', 'es', 'Puri limpia 20 horas a la semana', { staffPay: undefined, team: undefined }, SPAIN],
];

test.each(ROWS.map((row) => ({ row, told: `${row[0]} in ${row[1]}: ${row[2]}` })))('what those hired cost, $told', ({ row }) => {
  expect(namedFigures(row)).toEqual(row[3]);
});
