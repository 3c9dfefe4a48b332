import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { findTwoBuyers } from './find-two-buyers.ts';
import { gatherSaid } from './gather-said.ts';

it.each([
  ['Familias del barrio, de 30 a 65 años. Y dos rotiserías de la zona que me preguntaron', 'private customers', 'takeaways'],
  ['Couples in south Sheffield who own their house. And a couple of pubs that rip their banquettes', 'private customers', 'pubs'],
  ['homeowners doing up a bathroom, and three builders who hand me their tiling', 'private customers', 'builders'],
  ['Tiendas gourmet y particulares que compran garrafas', 'shops', 'private customers'],
])('tells two buyers in «%s»', (customer, first, second) => {
  const two = findTwoBuyers(fact('customer', customer));
  expect([two?.first.en, two?.second.en]).toEqual([first, second]);
});

it('finds one where all are of a kind, or where the other price was told', () => {
  expect(findTwoBuyers(fact('customer', 'restaurantes y cafés nuevos'))).toBeNull();
  expect(findTwoBuyers(fact('customer', 'Padres que trabajan, con hijos de 3 a 8 años, de dos colegios de Getafe'))).toBeNull();
  expect(findTwoBuyers(fact('customer', 'Working parents of 6 to 11 year olds at two primary schools'))).toBeNull();
  expect(findTwoBuyers(fact('customer', 'Mujeres que trabajan en oficinas y escuelas del Centro, y muchachos con sus tenis'))).toBeNull();
  expect(findTwoBuyers(fact('customer', 'Women who work in offices and schools downtown'))).toBeNull();
  expect(findTwoBuyers(fact('customer', 'Gente de 25 a 50 que vive o trabaja en El Llano'))).toBeNull();
  expect(
    findTwoBuyers({ ...fact('customer', 'familias y restaurantes'), ...fact('revenue', '12 € la caja, y 8 € al por mayor') }),
  ).toBeNull();
});

it('takes no firms for persons by how big they are told to be, nor private schools for private customers', () => {
  const schools = fact('customer', 'Colegios particulares de León, de 150 a 400 alumnos, y fábricas chicas de calzado');
  expect(findTwoBuyers(schools)).toBeNull();
  expect(gatherSaid(schools, 'crafts').customers.map(({ en }) => en)).toEqual(['private schools']);
});

it('says whose price was told, asks for the other, and takes no firm off the persons to be found', () => {
  const plan = compose({
    ...SAMPLE_FACTS,
    ...fact('customer', 'familias del barrio y dos rotiserías que me preguntaron'),
  });
  const text = JSON.stringify(plan.pages.find(({ id }) => id === 'market'));
  expect(text).toMatch(/[Cc]liente principal es este: familias\. .*rotiserías/);
  expect(text).not.toContain('{{fig:customers-to-find');
});

it('names the main customer first and the second after it, wherever whom it is for is told', () => {
  const plan = compose({
    ...SAMPLE_FACTS,
    ...fact('customer', 'familias del barrio y dos rotiserías que me preguntaron'),
  });
  expect(JSON.stringify(plan.pages)).toMatch(/familias, y en segundo lugar/);
});

it('takes several traits of the same people for one group', () => {
  const groups = (customer: string) => gatherSaid(fact('customer', customer), 'cafe_restaurant').customers.map(({ es }) => es);
  expect(groups('Gente de 25 a 50 que vive o trabaja en El Llano y desayuna fuera')).toEqual([
    'quienes viven o trabajan en El Llano y desayunan fuera',
  ]);
  expect(groups('Gente que vive o trabaja cerca y desayuna fuera')).toEqual(['quienes viven o trabajan cerca y desayunan fuera']);
  expect(groups('Gente que vive o trabaja en El Llano, y gente que desayuna fuera')).toHaveLength(2);
});
