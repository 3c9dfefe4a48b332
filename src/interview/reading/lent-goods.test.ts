// Words of one thing said in another's: goods lent, money left at a sale, years beside a wage, an apostrophe of millions.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const PRICED = withFacts({}, [makeFact('price', 3.5, { unit: 'EUR' })]);

const CASES: readonly Told[] = [
  [
    'resources',
    'es',
    'Una afiladora de agua de 890 €, dos lijadoras de banda 1.400 € las dos, 120 cuchillos de préstamo a 11 euros, una Kangoo de segunda mano 6.000 € y el primer pedido 1.500.',
    { loan: undefined, investment: 11_110 },
  ],
  ['resources', 'es', 'Un horno de 4.000 € y 30 bicis de préstamo a 100 euros', { loan: undefined, investment: 7000 }],
  ['resources', 'en', 'An oven at £4,000 and 30 loan bikes at £100 each', { loan: undefined, investment: 7000 }],
  ['funding', 'es', 'Pongo 5.000 y 8.000 € de préstamo', { loan: 8000, ownFunds: 5000 }],
  [
    'unit-cost',
    'es',
    'Por cuchillo se me van unos 35 céntimos en piedras y aceite. El japonés me cuesta 52 € sin IVA.',
    { investment: undefined, resources: undefined },
    PRICED,
  ],
  ['price', 'es', 'Sí, son 3,50 por cuchillo, pero cada bar me deja entre cuatro y diez', { loan: undefined, price: 3.5 }],
  ['funding', 'es', 'Mi suegro me deja 3.000 €', { loan: 3000 }],
  [
    'resources',
    'es',
    'Mi esposo Hernán que es zapatero hace 20 años, yo que atiendo y una muchacha medio tiempo a 900 mil. Una pulidora 3.200.000.',
    { investment: 3_200_000, staffPay: 900_000 },
  ],
  ['resources', 'es', "Una moto usada 4'500.000 y una pulidora 3'200.000", { investment: 7_700_000 }],
  ['resources', 'es', "Una moto usada 4'500,000 pesos", { investment: 4_500_000 }],
  ['price', 'es', 'No cobramos IVA, somos no responsables', { taxIncluded: true }],
  ['price', 'es', '38.000 pesos, no soy responsable de IVA', { taxIncluded: true }],
  ['price', 'es', '40 €, sin IVA', { taxIncluded: false }],
];

test.for(CASES)('one word of two meanings, %s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
