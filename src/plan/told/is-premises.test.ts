import { expect, test } from 'vitest';
import { isPremises } from './is-premises.ts';
import { splitTold, withoutItsName } from './split-told.ts';

test.each([
  'es un local de 95 metros en la calle Asín y Palacios, en La Romareda',
  "it's a 600 sq ft shop on Church Road",
  'Estamos en un local de 60 m2 en el centro',
  'in Denver, Colorado, over in Sunnyside',
])('where it is and how large is all it tells: %s', (words) => {
  expect(isPremises(words)).toBe(true);
});

test.each([
  'Es un taller de 80 metros donde cada uno repara su bici',
  "It's a small studio with two chairs",
  'In groups of four',
  'En casa del cliente',
  'Les arreglamos el zapato en 20 minutos en el mercado',
])('tells what is done, too: %s', (words) => {
  expect(isPremises(words)).toBe(false);
});

test.each([
  [
    "oh it's called Waggin' Wheel Dog Daycare btw, in Denver, Colorado, over in Sunnyside. they drop the dog off in the morning and he plays all day.",
    "Waggin' Wheel Dog Daycare",
    'they drop the dog off in the morning and he plays all day',
  ],
  [
    'Se llama Raíz Fisio y Pilates y es un local de 95 metros en la calle Asín y Palacios. La valoramos y le quitamos el dolor.',
    'Raíz Fisio y Pilates',
    'La valoramos y le quitamos el dolor',
  ],
])('name and premises are none of the offer: %s', (answer, name, offer) => {
  expect(splitTold(answer, name)).toEqual([offer]);
  expect(withoutItsName(answer, name)).toBe(`${offer}.`);
});

test('what is done stays, however short', () => {
  expect(withoutItsName("It's called Sole Mates, we fix shoes. They wait twenty minutes and walk out.", 'Sole Mates')).toContain(
    'we fix shoes',
  );
});
