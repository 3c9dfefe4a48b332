import { expect, it } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures, namedFigures, type Told } from './read-fixture.ts';

const known = withFacts({}, [
  makeFact('price', 190),
  makeFact('volume', 90),
  makeFact('fixedCosts', 1324, { origin: 'derived' }),
  makeFact('founderPay', 2800),
  makeFact('team', 61),
]);

const TOLD: readonly Told[] = [
  [
    'team',
    'en',
    'me full time, id pay myself 2,800 a month. and Marcus, he worked with me before, 18 an hour 30 hours a week, march thru november, nothing in winter. maybe a second guy the next spring',
    { staffPay: 1755, team: 2, founderPay: 2800, season: undefined },
  ],
  ['team', 'en', 'me full time, and a helper, $18 an hour, 30 hours a week, March through November', { staffPay: 1755, team: 2 }],
  ['team', 'en', "Me and my cousin Joe, I'd pay him 15 bucks an hour, 20 hours a week", { staffPay: 1300, team: 2 }],
  ['team', 'en', 'me plus two guys at 15 an hour, 40 hours a week each, april to october', { staffPay: 3033.33, team: 3 }],
  ['team', 'en', 'me and Colleen, 18 hours a week at $19 an hour', { staffPay: 1482, team: 2 }],
  ['team', 'en', 'me and Joe, 20 an hour, 10 hours a week, nothing in winter', { staffPay: 650, team: 2 }],
  [
    'team',
    'es',
    'yo a tiempo completo. y Marcos, a 12 euros la hora, 30 horas a la semana, de marzo a noviembre',
    { staffPay: 1170, team: 2 },
  ],
  ['team', 'es', 'Yo y un ayudante que cobra 12 la hora, 30 horas semanales de marzo a noviembre', { staffPay: 1170, team: 2 }],
  ['team', 'es', 'yo y dos chicos a 9 euros la hora, 20 horas a la semana cada uno, nueve meses al año', { staffPay: 1170, team: 3 }],
  [
    'resources',
    'en',
    'I have 12,000 saved. Marcus would work with me, 18 an hour 30 hours a week march to november',
    { staffPay: 1755, ownFunds: 12000 },
  ],
  [
    'fixed-costs',
    'en',
    'storage 350, insurance 95, and Marcus, 18 an hour 30 hours a week march thru november',
    { fixedCosts: 2200, staffPay: 1755 },
  ],
  [
    'fixed-costs',
    'es',
    'el local 350, seguro 95 y Marcos a 12 la hora, 30 horas a la semana, de marzo a noviembre',
    { fixedCosts: 1615, staffPay: 1170, rent: 350 },
  ],
  [
    'read-back',
    'en',
    "61 people?? no its 2, me and Marcus, he's 18 an hour for 30 hours a week march to november.",
    { staffPay: 1755, team: 2, volume: undefined, fixedCosts: undefined },
    known,
  ],
];

it.each(TOLD.map((told) => ({ told, said: told[2] })))('pay told as a rate, its hours and its months: $said', ({ told }) => {
  expect(namedFigures(told)).toEqual(told[3]);
});

it('neither a price by the hour nor the hours of the shop are pay', () => {
  expect(figures('revenue', 'I charge 40 an hour, about 20 hours a week', 'en').staffPay).toBeUndefined();
  expect(figures('team', 'solo yo, 30 horas a la semana').staffPay).toBeUndefined();
  expect(figures('team', 'me and Joe, 15 an hour', 'en')).toMatchObject({ team: 2 });
});
