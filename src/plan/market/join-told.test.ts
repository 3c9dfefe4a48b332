import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { gatherRivals } from './gather-rivals.ts';

const rivalsOf = (answer: string, names: readonly string[]) =>
  gatherRivals({ ...fact('competitors', answer), ...fact('rivals', [...names]) }).map(({ name, words }) => ({ name, words }));

it('joins what is told later of one by the end of its name, and of the other two together', () => {
  const told = rivalsOf(
    'El Leroy Merlin de As Termas, el IKEA de Coruña y Cocinas Barreiro, que tiene tienda en Fingoi. Barreiro te pide nueve o diez mil y el montaje lo subcontrata. Los otros dos, módulos de 60 y apáñate.',
    ['El Leroy Merlin de As Termas', 'IKEA de Coruña', 'Cocinas Barreiro'],
  );
  expect(told).toHaveLength(3);
  expect(told[2]?.words).toMatch(/Fingoi.*subcontrata/);
  expect(told[0]?.words).toMatch(/módulos de 60/);
});

it('takes what a thing is for no second rival', () => {
  const told = rivalsOf('For events there is The Horsey Bean, horsebox thing, 600 plus and wont do under 100 guests.', ['The Horsey Bean']);
  expect(told.map(({ name }) => name)).toEqual(['The Horsey Bean']);
  expect(told[0]?.words).toContain('100 guests');
});

it('joins no two that share a word and are two', () => {
  expect(
    rivalsOf('Quiebra Canto, Casa Quiebracanto y el bar del hostal Fernweh.', ['Quiebra Canto', 'Casa Quiebracanto', 'Fernweh']),
  ).toHaveLength(3);
});
