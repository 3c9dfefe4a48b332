import { describe, expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findAges, fitsAges, sayAges, withAges, withAgesInBoth } from './gather-ages.ts';

describe('the ages of the customers', () => {
  it.each([
    ['Gente de 25 a 55 años que va en bici', { from: 25, to: 55 }],
    ['Amateur runners from 25 to 55', { from: 25, to: 55 }],
    ['Parents aged 28-42', { from: 28, to: 42 }],
    ['Mujeres de más de 40 años que viven cerca', { from: 40, to: null }],
    ['Mayores de 65 del barrio', { from: 65, to: null }],
    ['Women over 40 who live nearby', { from: 40, to: null }],
    ['Anyone aged 50+ with a garden', { from: 50, to: null }],
    ['Landlords with over 40 flats', null],
    ['Bares con más de 40 plazas', null],
    ['Empresas de más de 10 años de vida', null],
    ['Empresas de 10 a 60 empleados', null],
    ['Scaffolders with 10 to 60 staff', null],
    ['Comunidades de 10 a 40 viviendas', null],
    ['Despachos con entre 20 y 80 comunidades', null],
    ['Farms with 20 to 90 cows', null],
    ['Families with a parent over 75 living alone', null],
    ['Homeowners 40-65 selling their house', { from: 40, to: 65 }],
    ['Guys 16 to 40 who get cut every two weeks', { from: 16, to: 40 }],
    ['Jugadores de 26 a 45 años del sector oriente', { from: 26, to: 45 }],
  ])('%s', (customer, ages) => {
    expect(findAges(fact('customer', customer))).toEqual(ages);
  });

  it('are told in words, and no scene is drawn that is about others', () => {
    expect(sayAges({ from: 25, to: 50 })).toEqual({ es: 'de veinticinco a cincuenta años', en: 'aged twenty-five to fifty' });
    expect(sayAges({ from: 21, to: 41 }).es).toBe('de veintiuno a cuarenta y uno años');
    expect(sayAges({ from: 65, to: null })).toEqual({ es: 'de más de sesenta y cinco años', en: 'over sixty-five' });
    const fits = fitsAges(fact('customer', 'Gente de 25 a 50 años'));
    expect(fits({ wish: { es: 'Acaba de jubilarse.', en: 'Just retired.' } })).toBe(false);
    expect(fits({ wish: { es: 'Trabaja desde casa.', en: 'Works from home.' } })).toBe(true);
    expect(fitsAges({})({ es: 'Acaba de jubilarse.' })).toBe(true);
  });
});

it('gives no age to firms and places, nor an adult’s to children', () => {
  const aged = (es: string, en: string) => withAges({ es, en }, fact('customer', 'De 28 a 42 años')).en;
  expect(aged('bares', 'bars')).toBe('bars');
  expect(aged('niños', 'children')).toBe('children');
  expect(aged('parejas', 'couples')).toBe('couples, aged {{fig:age-from}} to {{fig:age-to}}');
});

it('ages stand in both editions where one calls the customers by the founder’s words', () => {
  const told = fact('customer', 'Vecinos de Santa Tere, de 28 a 55');
  const who = { es: 'vecinos de Santa Tere', en: 'local residents, aged {{fig:age-from}} to {{fig:age-to}}' };
  expect(withAgesInBoth(who, told).es).toBe('vecinos de Santa Tere, de {{fig:age-from}} a {{fig:age-to}} años');
});
