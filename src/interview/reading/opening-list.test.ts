// What opening takes, in the words of those who open: a bench is no bank, and a total holds all of its parts.
import { expect, test } from 'vitest';
import { type Fact, type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const sheet = (unit: 'EUR' | 'MXN', ...facts: readonly Fact[]): FactSheet => withFacts({}, [makeFact('currency', unit), ...facts]);
const UNSPLIT_EUR = sheet('EUR', makeFact('investment', 42_000, { unit: 'EUR' }));
const COBBLER = sheet(
  'MXN',
  makeFact('investment', 50_000, { unit: 'MXN', origin: 'derived' }),
  makeFact('investmentItems', [
    { label: 'máquina de coser', amount: 18_000 },
    { label: 'herramienta y hormas', amount: 7_000 },
    { label: 'mostrador y anaqueles', amount: 25_000 },
  ]),
  makeFact('ownFunds', 98_630, { unit: 'MXN' }),
  makeFact('loan', 42_000, { unit: 'MXN' }),
);
const items = (...list: readonly (readonly [string, number])[]) => list.map(([label, amount]) => ({ label, amount }));

const CASES: readonly Told[] = [
  // A bench that is bought is no bank.
  [
    'resources',
    'es',
    'Para abrir necesito el banco de acabado 42,000, la máquina de coser 18,000 y el letrero 3,500.',
    {
      loan: undefined,
      investment: 63_500,
      investmentItems: items(['banco de acabado', 42_000], ['máquina de coser', 18_000], ['letrero', 3_500]),
    },
  ],
  [
    'resources',
    'es',
    'Compro un banco de pulido de 3.200, un horno de 5.000 y 1.800 de herramienta.',
    { loan: undefined, investment: 10_000 },
  ],
  [
    'resources',
    'es',
    'La furgoneta son 9.500 euros, herramienta y banco 3.200 y stock de piezas 1.500.',
    {
      loan: undefined,
      investment: 14_200,
      investmentItems: items(['furgoneta', 9_500], ['herramienta y banco', 3_200], ['stock de piezas', 1_500]),
    },
  ],
  ['investment', 'es', 'Dos bancos de peluquero 900, lavacabezas 1.400 y el espejo 300', { loan: undefined, investment: 2_600 }],
  [
    'resources',
    'en',
    'To open I need a bank of lockers for 4,200, a work bench 1,300 and racking 2,500.',
    { loan: undefined, investment: 8_000 },
  ],
  ['resources', 'en', 'I need a battery bank, 6,000, solar panels 9,000 and the van 12,000.', { loan: undefined, investment: 27_000 }],
  ['funding', 'es', 'Del banco de crédito 20.000 y 22.000 míos', { loan: 20_000, ownFunds: 22_000 }, UNSPLIT_EUR],
  // Told what it is: no loan, and bought.
  ['read-back', 'es', 'El banco de acabado no es préstamo, es una máquina.', { loan: 0, investment: 92_000 }, COBBLER],
  ['read-back', 'es', 'Los 42,000 no son un préstamo, es lo que cuesta la máquina de acabado.', { loan: 0, investment: 92_000 }, COBBLER],
  [
    'read-back',
    'es',
    'El banco de acabado de 42,000 es una máquina, no un préstamo, y la inversión en total son 92,000. Yo pongo 65,000 y le pido 40,000 a la caja popular, a 24 meses y al 24% anual.',
    { investment: 92_000, ownFunds: 65_000, loan: 40_000, loanRate: 24, loanYears: 2 },
    COBBLER,
  ],
  // A total with all of its parts, its own words between them.
  [
    'resources',
    'en',
    "ok so to open it's 84 grand all in. 38k build-out, that's drains, flooring and the fences, 14,500 kennels and equipment, 10,400 deposit which is two months, 1,900 for the PACFA license and Denver zoning, 4,200 website, sign and launch ads, and 15k cushion. me full time, I need 3,800 a month",
    {
      investment: 84_000,
      founderPay: 3_800,
      investmentItems: items(
        ['build-out', 38_000],
        ['kennels and equipment', 14_500],
        ['deposit', 10_400],
        ['PACFA license and Denver zoning', 1_900],
        ['website, sign and launch ads', 4_200],
        ['cushion', 15_000],
      ),
    },
  ],
  [
    'resources',
    'en',
    '84k. Build-out 38,000, 14,500 kennels and equipment, 10,400 deposit which is two months, PACFA license 1,900, 4,200 website sign and launch ads, rest 15k cushion',
    {
      investment: 84_000,
      investmentItems: items(
        ['Build-out', 38_000],
        ['kennels and equipment', 14_500],
        ['deposit', 10_400],
        ['PACFA license', 1_900],
        ['website sign and launch ads', 4_200],
        ['cushion', 15_000],
      ),
    },
  ],
  [
    'resources',
    'es',
    'Para abrir me salen 42.000: la obra 14.000, cinco reformers 14.000, dos camillas y la electroterapia 4.600, los muebles de recepción 3.200, la fianza del local que son dos meses, 1.900, la licencia con el proyecto otros 1.900 y la web con el rótulo 2.400.',
    {
      investment: 42_000,
      investmentItems: items(
        ['obra', 14_000],
        ['cinco reformers', 14_000],
        ['dos camillas y la electroterapia', 4_600],
        ['muebles de recepción', 3_200],
        ['fianza del local', 1_900],
        ['licencia con el proyecto', 1_900],
        ['web con el rótulo', 2_400],
      ),
    },
  ],
];

test.each(CASES.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
