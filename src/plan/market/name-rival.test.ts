import { expect, it } from 'vitest';
import type { Rival } from './gather-rivals.ts';
import { nameRival } from './name-rival.ts';

const named = (name: string) => nameRival({ name, isNamed: true, called: name, words: '' } as unknown as Rival, 0, 'beauty_salon', {});

it('whoever is the founder’s is nobody else’s, and what is everybody’s is no one’s', () => {
  expect(named('el peluquero de mi padre').es).toBe('el peluquero del padre de quien emprende');
  expect(named('my dad’s barber').en).toBe('the founder’s dad’s barber');
  expect(named('mi cuñada').es).toBe('la cuñada de quien emprende');
  expect(named('la peluquería de nuestro pueblo').es).toBe('la peluquería del pueblo');
  expect(named('Mi Barbería').es).toBe('Mi Barbería');
});
