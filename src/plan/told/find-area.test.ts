import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findArea } from './find-area.ts';

it.each([
  ['En Gijón, por la zona de El Llano, no hay donde tomar un buen café.', ' en El Llano'],
  ['En el barrio del Carmen nadie arregla zapatos.', ' en el Carmen'],
  ['Around the Heeley area nobody repairs bikes.', ' en Heeley'],
  ['La bici se te rompe y en el barrio te la devuelven el sábado.', ' en el barrio'],
  ['Nobody in Sheffield does it in under ten weeks.', undefined],
  ['En la zona no hay nada.', undefined],
])('finds the part of town that a problem was told of: %s', (problem, area) => {
  expect(findArea(fact('problem', problem))?.es).toBe(area);
});
