import { describe, expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { withoutWhose } from './find-whose.ts';
import { gatherSaid } from './gather-said.ts';

const customers = (told: string) => gatherSaid(fact('customer', told), 'construction_trades').customers.map(({ en }) => en);

describe('what is named among the customers', () => {
  it.each([
    ['Matrimonios de 30 a 50 en Nueva Córdoba y los barrios de Villa Allende', []],
    ['Women between 40 and 65 round Bedminster, kids older or left home. No exercise since school.', ['women']],
    ['Mujeres del barrio con los hijos ya mayores', ['women']],
    ['Folks on second shift and the bar crowd around East Riverside', ['people coming off a late shift', 'people on a night out']],
    ['Young families in Castle Park', ['families with children']],
    ['Hijos de 40 a 65 años cuyos padres viven solos', ['adult children']],
    ['Dueños de perros que trabajan todo el día y tratan al perro como de la familia', ['dog owners']],
    ['Dog owners who treat their dog like a child', ['dog owners']],
    ['Adult children whose parents live alone, and the seniors themselves', ['adult children', 'older people']],
    ['Busy parents whose kids go to the school next door', ['working parents']],
    ['Mujeres de 25 a 55 que trabajan en oficinas y escuelas del Centro', ['women']],
    ['Women who work in offices and schools downtown. The regulars would come every two months.', ['women']],
    ['Women, and brides', ['women', 'brides']],
    ['Mamás de 28 a 42 de la colonia Montebello con hijos chicos', []],
    ['Gente de 30 a 60 que nunca fue al gimnasio', []],
  ])('is no place, and no life they lead: %s', (told, expected) => {
    expect(customers(told)).toEqual(expected);
  });

  it.each([
    ['Working parents of 6 to 11 year olds at two primary schools in Chorlton', /school/],
    ['Padres que trabajan, con hijos de 3 a 8 años, de dos colegios de Getafe', /colegio/],
  ])('is no school where their children go: %s', (told, school) => {
    expect(withoutWhose(told)).not.toMatch(school);
  });

  it.each([
    ['Autónomos y pymes de menos de diez empleados', /empleados/],
    ['Gyms with 100 to 400 members', /members/],
    ['Peluquerías con 2 a 6 sillones', /sillones/],
    ['Mujeres de 30 a 50 años con hijos', /hijos/],
    ['Hockey parents, kids 4 to 12', /kids/],
  ])('is not how large they are, nor their children: %s', (told, aside) => {
    expect(withoutWhose(told)).not.toMatch(aside);
  });

  it.each(['Equipos de empleados de oficina', 'Members of the climbing club'])('%s: they buy', (told) => {
    expect(withoutWhose(told)).toBe(told);
  });

  it('is a school where it buys itself', () => {
    expect(withoutWhose('Teachers at two primary schools')).toContain('schools');
  });

  it('is left whole where every word has a capital', () => {
    expect(withoutWhose('Young Families And Older Couples')).toBe('Young Families And Older Couples');
  });
});

it.each([
  ['Parejas de 30 a 50 en piso. Vienen rebotadas del veterinario', /veterinario/],
  ['Perros derivados por su clínica de siempre', /clínica/],
  ['People in pain, referred by their doctor', /doctor/],
])('whoever sent them buys nothing: %s', (told, sender) => {
  expect(withoutWhose(told)).not.toMatch(sender);
});
