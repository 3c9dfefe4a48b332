import { expect, test } from 'vitest';
import { findSector } from './find-sector.ts';

test.each([
  ['pest_control', 'Fumigación contra cucarachas y chinches en pisos y bares'],
  ['pest_control', 'We get rid of rats, wasps and bed bugs and come back to check'],
  ['mobile_dj', 'DJ con luces y altavoces para bodas y quinceañeras'],
  ['mobile_dj', 'I bring the decks, the lights and the songs to weddings: a mobile disco'],
  ['meal_prep', 'Viandas caseras para la semana, repartidas en oficinas'],
  ['meal_prep', 'Meal prep boxes: ten prepared meals delivered each Sunday'],
  ['screen_printing', 'Serigrafía de camisetas y sudaderas para equipos'],
  ['screen_printing', 'Custom t-shirts and hoodies with your logo, screen printed'],
])('a newer trade tells itself: %s, %s', (trade, text) => {
  expect(findSector(text, true)).toMatchObject({ trade });
});
