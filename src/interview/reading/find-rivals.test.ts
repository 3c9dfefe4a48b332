import { expect, it } from 'vitest';
import { findRivals } from './find-rivals.ts';

it.each([
  ['Pets at Home and a woman called Linda who works from home, and Carla at Portobello', ['Pets at Home', 'Linda', 'Carla']],
  ["There's a chap called Andrew Hollis in Hillsborough who's good. And honestly DFS, people just buy new.", ['Andrew Hollis', 'DFS']],
  ['La Pastasciutta, que es rica pero hay cola, y una señora que vende por Facebook', ['La Pastasciutta']],
  ['Airbnb cleaners, Molly Maid and a lady in the next village', ['Molly Maid']],
  ['Google Maps y Facebook', ['Google Maps', 'Facebook']],
])('%s', (answer, names) => {
  expect(findRivals(answer)).toEqual(names);
});
