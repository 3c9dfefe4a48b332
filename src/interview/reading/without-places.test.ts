import { expect, it } from 'vitest';
import { figures } from './read-fixture.ts';

it.each([
  ['£14 an afternoon per child. Sixteen places a day, four days a week, I reckon we would average 12 kids a day', 'en', 208],
  ['La tarde son 12 euros. Hay 16 plazas al día, abrimos 4 días a la semana y de media vendrán 10 niños al día', 'es', 173],
] as const)('counts those who come and not the places there are: %s', (text, language, volume) => {
  expect(figures('revenue', text, language)).toHaveProperty('volume', volume);
});

it('counts places where nobody else is counted', () => {
  expect(figures('revenue', 'A 20 euros la plaza, vendo 40 plazas a la semana')).toHaveProperty('volume', 173);
});
