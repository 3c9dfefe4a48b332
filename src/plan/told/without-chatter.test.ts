import { expect, test } from 'vitest';
import { tidyChat, withoutChatter } from './without-chatter.ts';

test.each([
  ['Ha, hold up, Winston’s the dog! What they get is a full bath', 'What they get is a full bath'],
  ['Oh man, okay, so let me tell you about Marge. Marge is 71 and lives alone', 'Marge is 71 and lives alone'],
  ['Take Luis, who runs a sixty-seat place: he bins the rest', 'Luis, who runs a sixty-seat place: he bins the rest'],
  ['Just to say, the roaster is not mine', 'The roaster is not mine'],
  ['Like I said, we bake at night', 'We bake at night'],
  ['Sorry, quick correction: bread comes at seven', 'Bread comes at seven'],
  ['Honestly, well, people here just give up', 'People here just give up'],
  ['Ya te dije jaja: somos tres en el taller', 'Somos tres en el taller'],
  ['Y tmb 4 cafeterías que me piden pan', '4 cafeterías que me piden pan'],
  ['Como le conté, tres personas trabajan aquí', 'Tres personas trabajan aquí'],
  ['Perdona, el pan se hace de noche', 'El pan se hace de noche'],
  ['Mirá, te cuento de Marisa, una contadora de 47 años', 'Marisa, una contadora de 47 años'],
  ['Eso tampoco está bien. El pan dura cinco días', 'El pan dura cinco días'],
  ['No, no me cuadra. El pan dura cinco días', 'El pan dura cinco días'],
])('it begins where something is said: %s', (text, told) => {
  expect(withoutChatter(text)).toBe(told);
});

test.each([
  ['Me and Rosa, like I said', 'Me and Rosa'],
  ['$2,775 a month, like before', '$2,775 a month'],
  ['The bread, as I told you, comes at seven', 'The bread comes at seven'],
  ['it’s in Denver btw, over in Sunnyside', 'it’s in Denver, over in Sunnyside'],
  ['not one: me and Joss', 'me and Joss'],
  ['Somos dos, como ya te dije', 'Somos dos'],
  ['El taller, por cierto, está en Zamora', 'El taller está en Zamora'],
  ['Ya te lo he dicho: 30 sillas al mes', '30 sillas al mes'],
  ['853 € al mes, igual que antes', '853 € al mes'],
  ['No una, dos furgonetas de reparto', 'Dos furgonetas de reparto'],
])('an aside to whoever asks is no part of a quote: %s', (text, told) => {
  expect(withoutChatter(text)).toBe(told);
});

test.each([
  'So Good Coffee',
  'Se cose igual que antes se cosía',
  'A year before, like before the war',
  'Not one baker in town, and no market',
  'No hay nada como antes',
  'Wait times are too long for everyone',
  'Like a hotel but cheaper for dogs',
  'Nada de lactosa en toda la carta',
  'Este barrio no tiene panadería',
  'Claro de luna',
  'Buenos vecinos de este barrio',
  'No hay pan en el barrio',
  'Right angles are hard to cut by hand',
])('what only looks like a warm-up stays: %s', (text) => {
  expect(withoutChatter(text)).toBe(text);
});

test('where nothing is said, nothing is left', () => {
  expect(withoutChatter('Ha, hold up, that’s the dog!')).toBe('');
  expect(withoutChatter('Jajaja, perdona')).toBe('');
});

test('what is typed short in a chat is written out', () => {
  expect(tidyChat('conchas de masa madre q son la sensación 🍞 pq duran 24 hrs jaja')).toBe(
    'conchas de masa madre que son la sensación porque duran 24 horas',
  );
});
