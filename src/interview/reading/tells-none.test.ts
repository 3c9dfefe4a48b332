import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const RESOURCES = (words: string) => withFacts({}, [makeFact('resources', words)]);
const NONE = { investment: 0, littleToBuy: true };
const LITTLE = { investment: undefined, littleToBuy: true };
const OPEN = { investment: undefined, littleToBuy: undefined };

const CASES: readonly Told[] = [
  // A word for none is the figure.
  ['investment', 'es', 'nada', NONE],
  ['investment', 'es', 'nada, ya lo tengo todo', NONE],
  ['investment', 'en', 'zero', NONE],
  ['investment', 'en', 'none really', NONE],
  ['unit-cost', 'es', 'nada, solo mi tiempo', { unitCost: 0 }],
  ['unit-cost', 'en', "nothing, it's my time", { unitCost: 0 }],
  ['fixed-costs', 'es', 'ninguno', { fixedCosts: 0 }],
  ['fixed-costs', 'en', 'nothing, I work from home', { fixedCosts: 0 }],
  ['unit-cost', 'es', 'nada más que 2 euros de bolsas', { unitCost: 2 }],
  ['fixed-costs', 'en', 'nothing but the phone, 40 a month', { fixedCosts: 40 }],
  // Nothing is bought, told among the means.
  ['resources', 'en', 'I have my truck and tools, nothing to buy. Just me.', NONE],
  ['resources', 'en', 'I already own everything I need: a van, a mower and a trailer.', NONE],
  ['resources', 'es', 'Mi computadora y nada más, no necesito comprar nada', NONE],
  ['resources', 'es', 'Ya lo tengo todo, pero me falta una escalera', OPEN],
  // The list ends, and what is on it has no price.
  ['resources', 'es', 'Un celular bueno y ya. Trabajo sola desde mi casa.', LITTLE],
  ['resources', 'en', "My laptop and my phone, that's it. $50 a month of software.", LITTLE],
  ['investment', 'es', 'nada más', LITTLE],
  ['resources', 'es', 'no sé cuánto, un celular bueno y ya', LITTLE],
  ['investment', 'en', "no idea, just a laptop and that's it", LITTLE],
  ['investment', 'es', 'no sé, nada', OPEN],
  ['investment', 'es', 'nada', LITTLE, RESOURCES('Necesito un celular bueno')],
  ['investment', 'en', 'Nothing else, just the $800 laptop', { investment: 800, littleToBuy: true }],
  ['resources', 'es', 'Un horno de 4.000 y una amasadora', { investment: 4000, littleToBuy: undefined }],
  // What is there already is no purchase.
  [
    'resources',
    'en',
    'A truck worth $15,000 that I already own; I need to buy a $2,000 trailer.',
    { investment: 2000, ownFunds: undefined },
  ],
  ['resources', 'es', 'Ya tengo la furgoneta (vale 9.000) y las herramientas, compro solo una escalera de 300', { investment: 300 }],
  ['resources', 'es', 'Tengo la furgoneta, que me costó 9.000 euros, y un compresor de 600 que compraré', { investment: 600 }],
  ['resources', 'es', 'Ya tengo 9.000 euros ahorrados y el horno cuesta 4.000', { investment: 4000, ownFunds: 9000 }],
  ['resources', 'es', 'una astilladora de 7 mil y una motosierra buena 900, la furgo ya la tengo', { investment: 7900 }],
  ['resources', 'es', 'sierra y compresor 5,2 millones que ya tenemos ahorrados', { investment: 5_200_000, ownFunds: 5_200_000 }],
];

test.each(CASES.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
