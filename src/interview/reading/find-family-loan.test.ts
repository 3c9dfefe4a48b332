import { expect, it } from 'vitest';
import { namedFigures } from './read-fixture.ts';

it.each([
  'Ponemos 7.000.000 y mi viejo nos presta 6.200.000 a 2 años',
  'devolver lo que nos presta mi viejo en dos años',
  'Tengo 9.000 euros y un préstamo de 6.000 de mis padres',
  'un préstamo familiar a tres años',
  'My parents are lending me £8,000 over four years',
  'a loan from my uncle',
  '6.000 míos y 3.000 que me deja mi madre',
])('%s: family lends', (words) => {
  expect(namedFigures(['funding', 'es', words, { familyLoan: true }])).toEqual({ familyLoan: true });
});

it.each([
  '34.000 nuestros y un préstamo de 32.000 a 5 años',
  'Un préstamo del banco con aval de mis padres',
  "I've got £4,000 saved and my credit union would lend me £4,000 over 3 years",
  'Es un taller familiar y pedimos un crédito al banco',
  'Devolver el préstamo y pasar más tiempo con mi familia',
  'Mis amigos dicen que pida un préstamo',
  'no lo sé',
  '20.000 del banco y mi padre me presta 5.000',
])('%s: nobody says so', (words) => {
  expect(namedFigures(['funding', 'es', words, { familyLoan: true }])).not.toEqual({ familyLoan: true });
});

it('is read among the goals too, where it was not said before', () => {
  expect(namedFigures(['goals', 'es', 'Devolver lo que nos presta mi viejo en dos años', { familyLoan: true }])).toEqual({
    familyLoan: true,
  });
});
