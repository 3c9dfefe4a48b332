import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findDistricts } from './find-districts.ts';

it.each([
  ['Gente que va en bici al trabajo entre Abando, San Francisco y Deusto, y tres empresas', '', 'Bilbao', 'Abando, San Francisco y Deusto'],
  ['Gente que vive o trabaja en El Llano y desayuna fuera', '', 'Gijón', 'El Llano'],
  ['Couples in south Sheffield, Ecclesall, Nether Edge, Dore, who own their house', '', 'Sheffield', 'Ecclesall, Nether Edge y Dore'],
  ['Familias del barrio', 'Acá en Fisherton los domingos hay cola', 'Rosario', 'Fisherton'],
  ['Amateur runners', 'Runners in Boulder, Colorado wait three weeks', 'Boulder', undefined],
  ['Familias con hijos', 'Mi hija estuvo un verano en Dublín y volvió igual', 'Lugo', undefined],
  ['Vecinos', 'Por la zona de El Llano no hay donde desayunar', 'Gijón', 'El Llano'],
  ['Gente que compra en Instagram', 'En Querétaro los restaurantes suben fotos', 'Querétaro', undefined],
])('finds the parts of town told of, and neither the city nor a site: %s', (customer, problem, city, found) => {
  expect(findDistricts({ ...fact('customer', customer), ...fact('problem', problem), ...fact('city', city) })?.es).toBe(found);
});
