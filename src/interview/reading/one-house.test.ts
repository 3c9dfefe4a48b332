import { expect, test } from 'vitest';
import { findRivals } from './find-rivals.ts';

test('a house of two names is one where its verb says so, and two where not', () => {
  expect(findRivals('Lone Star Lawn and Rock charges 7,000, but it is only gravel.')).toEqual(['Lone Star Lawn and Rock']);
  expect(findRivals('Jardines Pedro y Luna cobra 90 la hora.')).toEqual(['Jardines Pedro y Luna']);
  expect(findRivals('Happy Tails and Rover are always full.')).toEqual(['Happy Tails', 'Rover']);
});
