import { expect, it } from 'vitest';
import { findRivalKind } from './find-rival-kind.ts';

const kindOf = (name: string, sector: 'consulting_freelance' | 'academy' | 'cleaning') =>
  findRivalKind({ name, isNamed: false, called: '', words: '' }, sector).id;

it('a business of the same trade down the road does no bit of everything', () => {
  expect(kindOf('a couple of local practices', 'consulting_freelance')).toBe('same-trade');
  expect(kindOf('un par de estudios del barrio', 'consulting_freelance')).toBe('same-trade');
  expect(kindOf('las academias de siempre', 'academy')).toBe('same-trade');
  expect(kindOf('un par de estudios del barrio', 'cleaning')).toBe('neighbour');
});
