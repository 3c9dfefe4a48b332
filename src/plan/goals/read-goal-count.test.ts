import { expect, it } from 'vitest';
import { countIn } from './read-goal-count.ts';

it.each([
  'un sexto lavarropas, uno grande de 20 kilos',
  'otro horno de 40 litros',
  'abrir otro local de 80 metros',
  'a second oven, a 60 litre one',
  'a bigger 20 kilo washer by year two',
])('a size counts nothing: %s', (goal) => {
  expect(countIn(goal)).toBeNull();
});

it.each([
  ['vender 500 kilos al mes', 500, false],
  ['taking home the same as i do now, 2,450 a month after tax', 2450, true],
  ['sacar lo mismo que ahora, 1.800 limpios al mes', 1800, true],
  ['30 clientes fijos', 30, false],
])('a number of things counts them, and pay is money: %s', (goal, value, isMoney) => {
  expect(countIn(goal)).toMatchObject({ value, isMoney });
});
