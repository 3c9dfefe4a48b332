// What was taken for one of the things sold is taken away again, in whatever words.
import { expect, test } from 'vitest';
import { LAUNDRY } from './laundry-fixture.ts';
import { figures } from './read-fixture.ts';

const LEFT = [
  { label: 'vueltas', price: 95, units: 620 },
  { label: 'kilos', price: 32, units: 2100 },
];

test.each([
  ['es', 'quita los edredones de lo que se vende'],
  ['es', 'No manches, yo no vendo edredones!'],
  ['es', 'borra edredones'],
  ['es', 'Los edredones no se venden'],
  ['es', 'Lo que se vende: solo vueltas y kilos'],
  ['es', 'Lo que vendo son las vueltas y los kilos, nada más'],
  ['es', 'Lo que se vende son 620 vueltas de 95 y 2,100 kilos de 32, sin edredones'],
  ['en', "we don't sell edredones"],
  ['en', 'take the edredones off what we sell'],
  ['en', 'We only sell vueltas and kilos'],
] as const)('%s: %s', (language, text) => {
  const told = figures('read-back', text, language, LAUNDRY);
  expect([told.lines, told.price, told.volume]).toEqual([LEFT, 46.36, 2720]);
});

test('and what is told beside it is read', () => {
  const told = figures('read-back', 'Yo no vendo edredones. Y el kilo es a 35', 'es', LAUNDRY);
  expect(told.lines).toEqual([LEFT[0], { ...LEFT[1], price: 35 }]);
});

test.each([
  ['es', 'no vendo edredones usados ni ropa'],
  ['es', 'quita las secadoras'],
  ['es', 'Lo que se vende: solo vueltas, kilos y edredones'],
] as const)('%s, nothing sold goes: %s', (language, text) => {
  expect(figures('read-back', text, language, LAUNDRY).lines).toBeUndefined();
});
