import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { matrixOf, rowOf, told } from './matrix-fixture.ts';
import { toldAtPlace } from './told-at-place.ts';

it('hears what the problem tells in passing of a kind of seller, one or several, and nothing of another', () => {
  const repair = fact('problem', 'O pagas 200 € en la tienda oficial o lo dejas tres días en un bazar.');
  expect(toldAtPlace(repair, 'bazares')).toBe('tarda tres dias');
  expect(toldAtPlace(repair, 'la tienda de la esquina')).toBe('cobra 200 €');
  expect(toldAtPlace(repair, 'el quiosco')).toBe('');
  expect(toldAtPlace(fact('problem', 'People leave it two weeks at the dealership.'), 'dealerships')).toBe('tarda two weeks');
  expect(toldAtPlace(fact('problem', 'I worked three years in a bakery.'), 'a bakery')).toBe('');
});

it('sets it against them, and in no other column', () => {
  const facts = {
    ...told('Ciclos Arana y los bazares.', ['Ciclos Arana']),
    ...fact('problem', 'Se te rompe la bici y la dejas cuatro días en un bazar.'),
  };
  const wait = rowOf(matrixOf(facts), /^Days until it is ready/) ?? [];
  expect(wait.filter((cell) => cell.includes('rival-'))).toHaveLength(1);
  expect(wait[3]).toContain('{{fig:rival-2-wait*}}');
});
