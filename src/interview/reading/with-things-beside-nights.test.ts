import { expect, test } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const HOUSE: FactSheet = withFacts({}, [makeFact('sector', 'tourism_lodging'), makeFact('rooms', 5)]);
const ONE_PRICE: FactSheet = withFacts(HOUSE, [makeFact('price', 78), makeFact('volume', 75), makeFact('unitCost', 14)]);
const LINES: FactSheet = withFacts(HOUSE, [
  makeFact('lines', [
    { label: 'noches', price: 78, units: 75 },
    { label: 'cenas', price: 22, units: 90 },
    { label: 'cestas', price: 12, units: 25 },
  ]),
  makeFact('price', 42.79, { origin: 'derived' }),
  makeFact('volume', 190, { origin: 'derived' }),
]);
const line = (label: string, price: number, units: number, unitCost?: number) => ({ label, price, units, ...(unitCost && { unitCost }) });

const CASES: readonly Told[] = [
  [
    'revenue',
    'es',
    'la habitación doble con desayuno 78 euros la noche, y de esas unas 75 noches al mes. La cena 22 por persona, que saldrán unas 90 cenas al mes. Y también una cesta de merienda, a 12 euros, de esas poquitas, 25 o así',
    { lines: [line('noches', 78, 75), line('cenas', 22, 90), line('cesta de merienda', 12, 25)], price: 42.79, volume: 190 },
    HOUSE,
  ],
  [
    'revenue',
    'en',
    "A double is £95 a night with breakfast, we reckon 80 nights a month. Dinner's £28 a head, about 60 dinners a month, and packed lunches at £9, maybe 40 of those.",
    { lines: [line('nights', 95, 80), line('dinners', 28, 60), line('packed lunches', 9, 40)] },
    HOUSE,
  ],
  [
    'revenue',
    'es',
    '80 € la noche, unas 90 noches al mes. Aparte damos cenas a 18 €, unas 20 a la semana, y alquilamos bicis a 15 €, 30 al mes',
    { lines: [line('noches', 80, 90), line('cenas', 18, 87), line('bicis', 15, 30)] },
    HOUSE,
  ],
  [
    'revenue',
    'en',
    'Rooms go for 110 a night, 100 nights a month; on top guided walks at 25 a head, 60 a month',
    { lines: [line('nights', 110, 100), line('guided walks', 25, 60)] },
    HOUSE,
  ],
  [
    'read-back',
    'es',
    'Y faltan las cenas, 90 al mes a 22, y las cestas, 25 a 12 euros',
    { lines: [line('noches', 78, 75, 14), line('cenas', 22, 90), line('cestas', 12, 25)], unitCost: 7.68 },
    ONE_PRICE,
  ],
  [
    'read-back',
    'en',
    "You've left out the dinners: 60 a month at 28, and the hampers, 20 at 15",
    { lines: [line('nights', 78, 75, 14), line('dinners', 28, 60), line('hampers', 15, 20)] },
    ONE_PRICE,
  ],
  [
    'read-back',
    'es',
    'Las habitaciones son 75 noches a 80, ojo, no 165, lo otro son cenas',
    { lines: [line('noches', 80, 75), line('cenas', 22, 90), line('cestas', 12, 25)], volume: 190 },
    LINES,
  ],
  [
    'read-back',
    'en',
    "it's 70 nights at 85, not 190",
    { lines: [line('noches', 85, 70), line('cenas', 22, 90), line('cestas', 12, 25)] },
    LINES,
  ],
  [
    'read-back',
    'es',
    'las cenas son a 25, no a 22',
    { lines: [line('noches', 78, 75), line('cenas', 25, 90), line('cestas', 12, 25)] },
    LINES,
  ],
  [
    'read-back',
    'es',
    'lo que nos cuesta: cada noche unos 14 euros, la cena 8 por persona y la cesta 4,50',
    { lines: [line('noches', 78, 75, 14), line('cenas', 22, 90, 8), line('cestas', 12, 25, 4.5)], unitCost: 9.91 },
    LINES,
  ],
  // What is in the price, and what is said of no price at all.
  ['revenue', 'es', 'La habitación 70 euros con desayuno incluido, 100 noches al mes', { lines: undefined, price: 70, volume: 100 }, HOUSE],
  ['revenue', 'en', 'Bed and breakfast at 85 a night, 90 nights a month', { lines: undefined, price: 85, volume: 90 }, HOUSE],
  ['revenue', 'es', 'menú a 14 euros, 40 al día', { lines: undefined, price: 14 }, withFacts({}, [makeFact('sector', 'cafe_restaurant')])],
];

test.for(CASES)('what is sold beside nights, told as %s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});

test('the nights of the first month are the part of a normal one that all of it opens with', () => {
  const told: Told = [
    'revenue',
    'es',
    '78 euros la noche, unas 75 noches al mes. La cena 22 por persona, unas 90 cenas al mes. A las 75 no llegamos hasta el octavo mes, el primero con 30 noches voy contenta',
    { openingShare: 40, openingMonths: 1, targetMonths: 8, targetVolume: undefined },
    HOUSE,
  ];
  expect(namedFigures(told)).toEqual(told[3]);
});

test('what all of it comes to, told with what opening takes, is no purchase', () => {
  const told: Told = [
    'resources',
    'es',
    'con las cenas y las cestas son 8 mil y pico. Para abrir: la obra 46 mil, las camas y muebles 14.500',
    { investment: 60_500 },
    LINES,
  ];
  expect(namedFigures(told)).toEqual(told[3]);
});
