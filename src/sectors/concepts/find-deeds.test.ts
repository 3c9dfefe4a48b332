import { expect, it } from 'vitest';
import { findDeeds } from './find-deeds.ts';

const told = (text: string) => findDeeds(text).map(({ es, en }) => [es, en]);

it('reads what no list holds by its verb and its object, in both languages', () => {
  expect(told('Coso disfraces y mochilas para colegios')).toEqual([['confección de disfraces', 'costumes sewn to order']]);
  expect(told('I fix wheelchairs at the kerb')).toEqual([['reparación de sillas de ruedas', 'repairs to wheelchairs']]);
  expect(told('Afilamos cuchillos, no vendemos motores')).toEqual([['afilado de cuchillos', 'sharpening of knives']]);
});

it('says nothing of a verb without a known thing after it', () => {
  expect(told('We make sure nobody waits')).toEqual([]);
  expect(told('Lo hago en la furgoneta')).toEqual([]);
  expect(told('Fabrico jarabes de cabra')).toEqual([]);
});
