import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { fact } from '../plan-fixtures.ts';
import { findFrequency, isFrequencyPerCase } from './find-frequency.ts';
import { isFrequencyAsSaid, isHabitShared, usesOf } from './uses-of.ts';

const often = (customer: string) => findFrequency(fact('customer', customer));

describe('how often a customer buys', () => {
  it('is that of those told first, by a month and a half or by what lies between that and two', () => {
    expect(often('Familias que vienen cada mes y medio o dos meses. Y los del perro grande, al autolavado una vez al mes')).toBe(7);
    expect(often('Families, every month and a half or two months')).toBe(7);
    expect(often('Familias, cada mes y medio')).toBe(8);
    expect(often('Familias una vez al mes, y otros cada mes y medio')).toBe(12);
  });

  it('is told of all that is sold where only «por» stands in the name of one thing too', () => {
    const customer = fact('customer', 'Empleados de oficina de 25 a 50 años. Calculo que vendrían unas tres veces por semana.');
    const lines = fact('lines', [
      { label: 'comida corrida', price: 95, units: 1560 },
      { label: 'guisado por kilo', price: 190, units: 40 },
    ]);
    expect(findFrequency({ ...customer, ...lines })).toBe(156);
  });

  it('is that of the first kind told, though others are told after it and both buy a thing that is sold', () => {
    const lines = fact('lines', [
      { label: 'bares', price: 16, units: 120 },
      { label: 'empanadas', price: 24, units: 180 },
    ]);
    const families =
      'sobre todo familias del barrio, que vendrían a por una empanada un par de veces al mes, y luego los bares de la zona, que esos piden todas las semanas';
    expect(findFrequency({ ...fact('customer', families), ...lines })).toBe(24);
    expect(often('mums with a buggy, once a fortnight i reckon, then the two cafés on the parade, they order every week')).toBe(26);
    expect(often('jubilados del pueblo que vienen tres veces al año; después las residencias, que piden todos los meses')).toBe(3);
  });

  it.each([
    ['Parejas de 35 a 55 años, y dos interioristas que ya me pasan encargos cada mes', null],
    ['Families who come twice a month, and a few cafés that order every week', 24],
  ])('is that of the first told, and not of a few others: "%s"', (customer, times) => {
    expect(often(customer)).toBe(times);
  });

  it.each([
    ['Gente que desayuna fuera tres o cuatro días a la semana', 182],
    ['Familias que compran una vez por semana', 52],
    ['Couples who come twice a month', 24],
    ['people who order 2-3 times a week', 130],
    ['Vecinos que regalan flores unas cinco veces al año', 5],
    ['Vienen cada dos semanas', 26],
    ['Working parents, 32 to 50, once a fortnight', 26],
    ['Familias, una vez por quincena', 26],
    ['offices that order every three months', 4],
    ['Amateur runners and climbers from 25 to 55, five visits per injury', 5],
    ['Oficinas con pedido semanal', 52],
    ['Gente de 25 a 50 años que usa la bici a diario para ir al trabajo', null],
    ['Commuters who ride to work every day', null],
    ['Vecinos que compran pan a diario', 312],
    ['They pay every week, two or three afternoons each', 130],
    ['Vienen cada semana, dos tardes cada uno', 104],
    ["They'd pay every week in term time, two or three afternoons each", 95],
    ['Familias que vienen dos tardes a la semana durante el curso escolar', 76],
    ['Vienen una vez por semana mes y medio y luego una de mantenimiento cada dos meses o así', 12],
    ['semanal seis semanas y luego cada dos meses', 11],
    ['weekly for six weeks and then once every two months', 11],
    ['once a week for two months, then monthly', 19],
    ['cada semana durante 8 semanas y después nada', 8],
    ['Dueños de perros, cada mes y medio', 8],
    ['Bares que piden cada quince días', 24],
    ['mayores recién operados, unas seis sesiones cada uno', 6],
    ['Familias con perro, cuatro estancias al año', 4],
    ['cuatro estancias al año, unas 5 noches cada vez', 20],
    ['four stays a year of about 5 nights each', 20],
    ["Homeowners between 40 and 65. They'd buy once, it's their front yard.", 1],
    ['Comprarían una sola vez, es su jardín', 1],
    ['Each family will order just once', 1],
    ["They go in the office about 3 days a week so they'd come 2 or 3 times a week", 130],
    ['Trabajan cinco días a la semana y vienen dos veces al mes', 24],
    ['la que viene viene unas cinco sesiones', 5],
    ['they come once a month', 12],
    ['gente que viene dos veces por semana', 104],
    ['owners who bring the dog every six weeks', 9],
    ['women 30 to 60, every 8 to 10 weeks', 6],
    ['clientas que vienen cada tres o cuatro semanas', 15],
    ['compran cada par de meses', 6],
    ['a couple of times a year', 2],
    ['dos veces cada tres meses', 8],
    ['every other month', 6],
    ['two haircuts a month', 24],
    ['homeowners who buy curtains about once every six years', 1],
    ['cambian la caldera cada quince años', 1],
  ])('is read from "%s"', (customer, times) => {
    expect(often(customer)).toBe(times);
  });

  it.each([
    'Gente de 25 a 55 años que va en bici al trabajo',
    'people who pay £30 an hour',
    'Empresas de 5 a 20 empleados',
    'parejas en su primer año',
    '40 familias al año que se mudan al barrio',
    'couples who spend 2 hours a week cleaning',
    'Familias que se quedan 3 noches',
  ])('is not read from "%s"', (customer) => {
    expect(often(customer)).toBeNull();
  });

  it('stands between twice and half of it; a trade has its own where nothing was said', () => {
    expect(usesOf(fact('customer', 'once a week'), 'academy', null, false)).toEqual([104, 52, 26]);
    // Of a habit that people have in several places, half is counted on.
    expect(usesOf(fact('customer', 'once a week'), 'crafts', null, false)).toEqual([52, 26, 13]);
    expect(usesOf(fact('customer', 'four times a year'), 'crafts', null, false)).toEqual([8, 4, 2]);
    expect(usesOf(fact('customer', 'una vez al año'), 'crafts', null, false)).toEqual([2, 1, 1]);
    // A chest of drawers is restored once in years, also where its sales are counted as sales.
    expect(usesOf(fact('saleUnit', 'sale'), 'repair_shop', 'furniture_restorer', false)).toEqual([1, 1, 1]);
    expect(usesOf(fact('saleUnit', 'repair'), 'repair_shop', 'mobile_bicycle_repair', true)).toEqual([4, 2, 1]);
    expect(usesOf({}, 'cafe_restaurant', 'coffee_shop', false)).toEqual([150, 48, 12]);
    expect(usesOf(fact('saleUnit', 'purchase'), 'cafe_restaurant', 'coffee_shop', false)).toEqual([150, 48, 12]);
    expect(usesOf({}, 'agency', null, true)).toEqual([60, 24, 6]);
    expect(usesOf(fact('saleUnit', 'purchase'), 'repair_shop', 'mobile_mechanic', true)).toEqual([4, 2, 1]);
    expect(usesOf(fact('saleUnit', 'walk'), 'beauty_salon', 'dog_walking', true)).toEqual([200, 96, 12]);
  });

  it('is that of the round where the offer or the price tells it', () => {
    const windows = { ...fact('sector', 'cleaning'), ...fact('solution', 'window cleaning every 4 weeks, and gutters twice a year') };
    const lawns = {
      ...fact('sector', 'construction_trades'),
      ...fact('revenue', '$65 an hour, two hour minimum, most people fortnightly'),
    };
    expect([findFrequency(windows), findFrequency(lawns)]).toEqual([13, 26]);
    expect(findFrequency({ ...windows, ...fact('sector', 'cafe_restaurant') })).toBeNull();
    expect(findFrequency({ ...lawns, ...fact('customer', 'families who want us once a month') })).toBe(12);
  });

  it('is once where a thing is bought once: nobody marries twice a year, nor moves house by the month', () => {
    expect(usesOf({}, 'event_services', 'wedding_planner', false)).toEqual([1, 1, 1]);
    expect(usesOf(fact('saleUnit', 'wedding'), 'event_services', 'wedding_planner', false)).toEqual([1, 1, 1]);
    expect(usesOf({}, 'logistics', 'removals', true)).toEqual([1, 1, 1]);
    expect(usesOf({}, 'construction_trades', 'plumber_electrician', true)).toEqual([4, 2, 1]);
    expect(usesOf(fact('saleUnit', 'class'), 'academy', 'driving_school', false)).toEqual([12, 4, 1]);
  });
});

it.each([
  ['Suelen hacer 5 o 6 sesiones y ya', 6],
  ['Most need six lessons', 6],
  ['Contratan unas 4 visitas', 4],
])('counts what they take in all, where no time was named: %s', (customer, times) => {
  expect(findFrequency(fact('customer', customer))).toBe(times);
  expect(isFrequencyPerCase(fact('customer', customer))).toBe(true);
});

it('who buys once in years buys once in the year, and so does whoever has a roof or a driveway done', () => {
  expect(usesOf(fact('customer', 'homeowners, once every six years'), 'crafts', null, false)).toEqual([1, 1, 1]);
  expect(usesOf(fact('solution', 'Driveways resurfaced in a day'), 'construction_trades', null, false)).toEqual([1, 1, 1]);
  expect(usesOf(fact('solution', 'Impermeabilizamos techos con garantía'), 'construction_trades', null, false)).toEqual([1, 1, 1]);
  expect(usesOf(fact('solution', 'Roof and driveway cleaning'), 'construction_trades', null, false)).toEqual([4, 2, 1]);
});

it.each([
  ['twice a week for the first month and then once a week for maybe two months', 17],
  ['Usually twice a week for the first month and then once a week for maybe two months.', 17],
  ['dos veces por semana durante el primer mes y luego una vez por semana durante dos meses', 17],
  ['three visits a week for two weeks, then one a month for three months', 9],
])('visits told in stages are added up: %s', (customer, times) => {
  expect(findFrequency(fact('customer', customer))).toBe(times);
});

it.each([
  ['Oficinistas que almuerzan fuera cuatro veces por semana; calculo que a nosotros vendrían dos veces por semana', 104, false],
  ['Vecinos de Santa Tere, vienen como 1 vez a la semana por su hogaza', 52, false],
  ['Office workers who eat out three times a week; they would come to us once a week', 52, false],
  ['Vecinos que compran pan una vez por semana', 52, true],
])('how often they come here is no habit to be halved: %s', (customer, times, isShared) => {
  expect(findFrequency(fact('customer', customer))).toBe(times);
  expect(isHabitShared(fact('customer', customer), 'cafe_restaurant')).toBe(isShared);
});

it('what a week or a fortnight comes to in a year is the plan’s count, and not the founder’s', () => {
  expect(isFrequencyAsSaid(fact('customer', 'once a fortnight'), 26)).toBe(false);
  expect(isFrequencyAsSaid(fact('customer', 'cinco veces al año'), 5)).toBe(true);
  expect(isFrequencyAsSaid(fact('customer', 'five visits per injury'), 5)).toBe(true);
});

it('how often one of several things sold is bought is not how often all are', () => {
  const lines = [
    { label: 'sesión de fisio', price: 42, units: 96 },
    { label: 'pilates', price: 75, units: 54 },
  ];
  const sheet = {
    ...fact('customer', 'Una paciente de fisio viene unas cinco veces al año, y la que se queda en pilates dos días por semana'),
    ...fact('lines', lines),
    price: { ...fact('price', 53.88).price, origin: 'derived' },
    ...fact('volume', 150),
  } as FactSheet;
  expect(findFrequency(sheet)).toBeNull();
  const days = [
    { label: 'daycare days', price: 42, units: 96 },
    { label: 'boarding nights', price: 75, units: 54 },
  ];
  const comers = { ...sheet, ...fact('customer', 'They would come 2 or 3 days a week'), ...fact('lines', days) };
  expect(findFrequency(comers)).toBe(130);
  const { lines: _, ...without } = sheet;
  expect(findFrequency(without)).not.toBeNull();
});
