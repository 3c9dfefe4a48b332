import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { unheldNeeds } from './promise-needs.ts';

const ITEMS = fact('investmentItems', [
  { label: 'cafetera y el molino', amount: 11_500 },
  { label: 'mobiliario', amount: 6000 },
]);
const cafe = (solution: string, resources: string) => ({
  facts: { ...ITEMS, ...fact('solution', solution), ...fact('resources', resources) },
});

it('asks for the oven that a promise of baking takes, where the purchases name none', () => {
  const solution = 'Café de especialidad y bollería hecha en casa';
  expect(unheldNeeds(cafe(solution, 'Cafetera y molino 11.500, mobiliario 6.000')).map(({ en }) => en)).toEqual([
    'an oven and somebody to bake',
  ]);
  expect(unheldNeeds(cafe(solution, 'Cafetera, horno y molino 11.500, mobiliario 6.000'))).toEqual([]);
  expect(unheldNeeds(cafe('Café de especialidad', 'Cafetera y molino 11.500'))).toEqual([]);
});

it('asks nothing where the purchases were not told one by one', () => {
  const { investmentItems: _, ...untold } = cafe('Bollería hecha en casa', 'unos 30.000 en total').facts;
  expect(unheldNeeds({ facts: untold })).toEqual([]);
});
