import { expect, it } from 'vitest';
import type { SectorId } from '../../sectors/sector.ts';
import { findRivalKind } from './find-rival-kind.ts';

const kindOf = (name: string, sector: SectorId) => findRivalKind({ name, isNamed: false, called: '', words: '' }, sector).id;

it('a business of the same trade down the road does no bit of everything', () => {
  expect(kindOf('a couple of local practices', 'consulting_freelance')).toBe('same-trade');
  expect(kindOf('un par de estudios del barrio', 'consulting_freelance')).toBe('same-trade');
  expect(kindOf('las academias de siempre', 'academy')).toBe('same-trade');
  expect(kindOf('Casas rurales de Bronchales', 'tourism_lodging')).toBe('same-trade');
  expect(kindOf('un par de estudios del barrio', 'cleaning')).toBe('neighbour');
});

it('the barber of somebody’s father is one person, and a barber shop is none', () => {
  const inSalon = (name: string) => findRivalKind({ name, isNamed: false, called: '', words: '' }, 'beauty_salon').id;
  expect(inSalon('el peluquero de mi padre')).toBe('one-person');
  expect(inSalon('my dad’s barber')).toBe('one-person');
  expect(inSalon('the barber shop on the corner')).not.toBe('one-person');
});
