import { expect, it } from 'vitest';
import { listClauses } from './format-list.ts';

it('keeps two apart where one holds a comma', () => {
  const guide = { es: 'una guía, con la hora de luz', en: 'a guide, with the hour of light' };
  const reply = { es: 'una respuesta el mismo día', en: 'a reply the same day' };
  expect(listClauses([guide, reply])).toEqual({
    es: 'una guía, con la hora de luz, y también una respuesta el mismo día',
    en: 'a guide, with the hour of light, and also a reply the same day',
  });
  expect(listClauses([reply, reply]).en).toBe('a reply the same day and a reply the same day');
});
