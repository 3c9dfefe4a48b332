import { expect, test } from 'vitest';
import { rivalsTold } from './rivals-told.ts';

test.each([
  ['Luego Taquería Don Lupe, sobre Federalismo, tacos a 29', 'Luego Taquería Don Lupe sobre Federalismo, tacos a 29'],
  ['Luego Kivet, dentro del Kiwoko, con la consulta a 25', 'Luego Kivet dentro del Kiwoko, con la consulta a 25'],
  ['Barber Shop Rey, junto al Soriana, a 180', 'Barber Shop Rey junto al Soriana, a 180'],
  ['Pret, next to Boots, and Gail’s', 'Pret next to Boots, and Gail’s'],
  ['Costa for the coffee, three ninety-five and the cakes are frozen', 'Costa for the coffee, 3.95 and the cakes are frozen'],
  ['Pret inside the station, four fifty for a flat white', 'Pret inside the station, 4.50 for a flat white'],
  ['the home bakers on Facebook at forty or fifty quid', 'the home bakers on Facebook at 40-50 quid'],
  ['the market, a fiver a bunch', 'the market, £5 a bunch'],
  ['La cadena esa, TiendaMascota, en Puerto Venecia, 45', 'TiendaMascota en Puerto Venecia, 45'],
  ['That chain, Pets Plus, charges 45', 'Pets Plus, charges 45'],
  ['la cadena, Lidl y Aldi', 'la cadena, Lidl y Aldi'],
  ['Mercadona, Lidl y Aldi', 'Mercadona, Lidl y Aldi'],
  ['two or three shops open till ten thirty', 'two or three shops open till ten thirty'],
])('%s', (answer, told) => expect(rivalsTold(answer)).toBe(told));
