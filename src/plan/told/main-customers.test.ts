import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { gatherSaid } from './gather-said.ts';
import { withMainCustomers, withoutBesides } from './main-customers.ts';

it('leaves out whoever comes besides those named first', () => {
  expect(withoutBesides('Women of the village, some tourists, and a few cafés')).toBe('Women of the village,');
  expect(withoutBesides('Familias del barrio y también empresas. Jubilados por la mañana')).toBe(
    'Familias del barrio Jubilados por la mañana',
  );
  expect(withoutBesides('Runners near the park. The odd cyclist too')).toBe('Runners near the park.');
  expect(withoutBesides('Vecinas de Soria. De peregrinos habrá algunos')).toBe('Vecinas de Soria.');
  expect(withoutBesides('Mostly folks thirty to sixty. After that it’s commuters, and apartment buildings')).toBe(
    'Mostly folks thirty to sixty.',
  );
  expect(withoutBesides('Padres con hijos, y algún abuelo')).toBe('Padres con hijos,');
});

it('keeps an answer whose first are told so, and one that tells of nobody else', () => {
  expect(withoutBesides('Some older couples, and firms')).toBe('Some older couples, and firms');
  expect(withoutBesides('Familias con algún celíaco en casa')).toBe('Familias con algún celíaco en casa');
});

it('calls the customers by those named first', () => {
  const facts = fact('customer', 'Familias del barrio, y también turistas en verano');
  const said = withMainCustomers(gatherSaid(facts, 'cafe_restaurant'), facts, 'cafe_restaurant');
  expect(said.customers.map(({ es }) => es)).toEqual(['familias']);
});

it('takes no relative of the founder for a customer', () => {
  const facts = fact('customer', 'Dueños de pymes con diez empleados. Somos mi mujer Carla y yo');
  expect(gatherSaid(facts, 'agency').customers.map(({ es }) => es)).not.toContain('mujeres');
});

it('takes where people live and work for no second group', () => {
  const customersOf = (answer: string) => gatherSaid(fact('customer', answer), 'health_clinic').customers.map(({ es }) => es);
  expect(customersOf('Sobre todo mujeres de 40 a 60 años que viven o trabajan por La Romareda')).toEqual(['mujeres']);
  expect(customersOf('Familias del barrio, y gente que vive o trabaja por aquí')).toContain('quienes viven o trabajan cerca');
});
