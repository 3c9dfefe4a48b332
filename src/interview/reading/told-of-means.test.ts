// All that opening takes and who puts it in, told short: "22,500 to open the doors", «9.000 los tengo ahorrados», «entra como socio con 4 palos».
import { expect, it } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  ['resources', 'en', '22,500 to open the doors, mostly the oven and the fit-out', { investment: 22_500 }],
  ['resources', 'en', "I need fourteen two to get started, that's the van and the tools", { investment: 14_200 }],
  [
    'resources',
    'en',
    "Forty grand, mainly a used tractor and a baler. I've 12 of it and the bank will lend 28 over five years",
    { investment: 40_000, ownFunds: 12_000, loan: 28_000, loanYears: 5 },
  ],
  ['resources', 'en', "Need 80,000. We've 30 saved, the rest is a bank loan", { investment: 80_000, ownFunds: 30_000, loan: 50_000 }],
  [
    'resources',
    'en',
    'The credit union said 15,000 over three years and I have 5,000',
    { loan: 15_000, loanYears: 3, ownFunds: 5000, investment: undefined },
  ],
  ['resources', 'es', 'Se necesitan 12 palos para la máquina y el local', { investment: 12_000_000 }],
  [
    'resources',
    'es',
    'Hacen falta 27.000 para el horno, la cámara y la licencia. 9.000 los tengo ahorrados y 18.000 me los presta Cajamar a 5 años',
    { investment: 27_000, ownFunds: 9000, loan: 18_000 },
  ],
  [
    'resources',
    'es',
    '8.500 para empezar, sobre todo el remolque y la nevera. 5.000 los pongo yo y los otros 3.500 se los pido a mi tía',
    { investment: 8500, ownFunds: 5000, loan: 3500 },
  ],
  // A thing with its price beside another is no total, and what one lives on is no purchase.
  ['resources', 'es', 'Necesito 3.000 para el horno y 2.000 para el rótulo', { investment: 5000 }],
  ['resources', 'en', 'I need 3,000 for the oven and 2,000 for the sign', { investment: 5000 }],
  ['resources', 'en', '1,200 a month to live on', { investment: undefined, founderPay: 1200 }],
  // Bought before the funds are told, and not after.
  [
    'resources',
    'es',
    'Necesito 30.000: la cámara y el carro. Tengo 12.000 ahorrados. Al mes 900, y dentro van los 200 del contador',
    { investment: 30_000, ownFunds: 12_000, investmentItems: undefined },
  ],
  // Whoever puts money in for a part of it.
  ['resources', 'es', 'Mi primo entra como socio con 4 palos', { investorFunds: 4_000_000, staffPay: undefined, ownFunds: undefined }],
  ['resources', 'en', 'My cousin joins as a partner with 7,500', { investorFunds: 7500, ownFunds: undefined }],
  ['resources', 'es', '60.000 los pone mi suegro y se queda con un 25%', { investorFunds: 60_000, investorShare: 25, ownFunds: undefined }],
  [
    'resources',
    'en',
    'My uncle puts in 10,000 and keeps a third of the business',
    { investorFunds: 10_000, investorShare: 33.33, ownFunds: undefined },
  ],
  [
    'resources',
    'es',
    'Ocupo 95 mil: el carro, la plancha y los permisos. Traigo 40 mil y mi comadre pone 55 mil y se lleva la mitad del negocio',
    { investment: 95_000, ownFunds: 40_000, investorFunds: 55_000, investorShare: 50 },
  ],
  ['resources', 'en', 'I have 5,000 saved and Glovo takes 30% of what I sell', { ownFunds: 5000, investorFunds: undefined }],
];

it.each(CASES.map((told) => [told[2], told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
