// What three founders typed in a hurry on the page itself: portables in Manizales, saddles in Boise, a day centre in Temuco.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const CHILE = makeFact('country', 'CL');
const TEMUCO = withFacts({}, [CHILE, makeFact('resources', 'somos mi hermana y yo mas una tens y una cocinera'), makeFact('team', 4)]);

const CASES: readonly Told[] = [
  ['tax', 'es', 'no se, creo que si', { taxIncluded: true }],
  ['tax', 'es', 'creo que no', { taxIncluded: false }],
  ['tax', 'en', 'i don’t think so', { taxIncluded: false }],
  ['tax', 'en', 'i think so', { taxIncluded: true }],
  [
    'resources',
    'es',
    'una estacion de soldar 1,8 millones, herramientas 900 mil y adecuar el localcito 2 millones. solo yo. de gastos se van 2 millones 400 al mes con arriendo, internet y mi sueldo de un millon 500',
    { investment: 4_700_000, fixedCosts: 2_400_000, founderPay: 1_500_000, team: 1 },
  ],
  [
    'revenue',
    'es',
    'un arreglo vale 110 mil y espero unos 130 arreglos al mes, arranco con 40',
    { price: 110_000, volume: 40, targetVolume: 130 },
  ],
  [
    'revenue',
    'es',
    '380 lucas al mes cada uno, partimos con 6 y queremos 18',
    { price: 380_000, volume: 6, targetVolume: 18 },
    withFacts({}, [CHILE]),
  ],
  ['unit-cost', 'es', 'almuerzo 70 lucas … bencina 18 y materiales 6 por persona', { unitCost: 94_000 }, withFacts({}, [CHILE])],
  [
    'fixed-costs',
    'es',
    'arriendo 650 lucas, luz y gas 180, la tens 620, la cocinera 540, seguro 45, y nosotras sacamos 500 cada una',
    { fixedCosts: 2_035_000, founderPay: 1_000_000 },
    TEMUCO,
  ],
  ['resources', 'es', 'somos mi hermana y yo mas una tens y una cocinera', { team: 4 }],
  [
    'funding',
    'es',
    'tenemos 8 millones juntadas y fosis nos da 2, el resto credito banco estado',
    { ownFunds: 8_000_000 },
    withFacts(TEMUCO, [makeFact('investment', 18_500_000)]),
  ],
  [
    'resources',
    'en',
    'stitching machine 3,200, a used trailer for pickups 2,600. just me. rent on the shop 450, insurance 95, gas 180, phone 60 and id like to take 2,200',
    { fixedCosts: 785, founderPay: 2200, investment: 5800, team: 1 },
  ],
  ['team', 'en', '5k of mine and a 4 thousand loan', { team: undefined }],
];

test.each(CASES.map((row) => [row[2], row] as const))('%s', (_, row) => {
  expect(namedFigures(row)).toEqual(row[3]);
});
