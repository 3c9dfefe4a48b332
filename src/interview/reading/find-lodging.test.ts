// Bookings and nights are not the same count.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const LODGING = withFacts({}, [makeFact('sector', 'tourism_lodging')]);

const TOLD: readonly Told[] = [
  ['revenue', 'es', '80 la noche, 40 noches al mes', { price: 80, volume: 40 }, LODGING],
  ['revenue', 'es', '80 euros la noche, 5 habitaciones, unas 60 reservas al mes', { price: 80, rooms: 5, volume: undefined }, LODGING],
  ['revenue', 'es', '90 euros la noche, de media se quedan 3 noches, 12 reservas al mes', { price: 90, volume: 36 }, LODGING],
  ['revenue', 'en', '£90 a night, about 20 bookings a month, two nights each', { price: 90, volume: 40 }, LODGING],
  ['revenue', 'en', '£90 a night, 12 guests a month', { price: 90, volume: undefined }, LODGING],
  ['revenue', 'es', '180 por reserva, 20 reservas al mes', { price: 180, volume: 20 }, LODGING],
];

test.for(TOLD)('%s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
