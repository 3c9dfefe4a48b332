// A normal month with a season stays as it was told, whatever is corrected after it.
import { expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import { withNormalMonth } from '../facts/sales-of-normal-month.ts';
import { talk } from './talk-fixture.ts';

const BAKER = [
  'En Cuenca no hay pan de masa madre y la gente lo trae de Madrid',
  'Familias y dos restaurantes, una vez por semana',
  'Un obrador de pan. Se llama Horno Lento, en Cuenca.',
  'Instagram y la plaza',
  'hogazas a 6 €, unas 300 al mes, y empanadas a 18 €, unas 60 al mes',
  'la hogaza me cuesta 2 y la empanada 7',
  'Un horno de 9.000 €. Trabajo yo solo. Gastos fijos 900 € al mes, con mi sueldo incluido.',
  '6.000 € de ahorros y un préstamo de 4.000 € a 4 años',
  'Llegar a 400 hogazas al mes',
  'abrimos en abril de 2027; en agosto cerramos y enero es flojo, la mitad',
  'Panadería Rubio y el Mercadona',
];
const BAKER_READ = (() => {
  const said = [...BAKER];
  for (let extra = 0; extra < 6 && talk(said, 'es').state.pending !== 'read-back'; extra++) said.push('sí, déjalo así');
  return said;
})();

test.each([
  'La empanada me cuesta 8',
  'El horno se llama Horno Manso',
  'La hogaza la vendo a 6,50',
  'En agosto no cerramos, vendemos la mitad',
])('%s', (correction) => {
  const { facts } = talk([...BAKER_READ, correction, 'La hogaza me cuesta 2,20'], 'es');
  expect(factValue(facts, 'season')).toBeDefined();
  expect(factValue(facts, 'lines')?.map(({ units }) => units)).toEqual([300, 60]);
  expect(factValue(withNormalMonth(facts), 'volume')).toBe(360);
});
