import { expect, it } from 'vitest';
import { figures } from './read-fixture.ts';

it.each([
  ['en', "£45 a visit. 4 a day, 22 days, that's 88 a month", 88],
  ['en', '$10 a ride. 5 a day for 20 days makes 100 a month', 100],
  ['es', '12 euros el corte. 8 al día por 22 días hacen 176 al mes', 176],
  ['es', '30 euros la clase. 7 a la semana son 28 al mes', 28],
] as const)('%s: as many as they were said to come to: %s', (language, text, volume) => {
  expect(figures('revenue', text, language)).toMatchObject({ volume });
});

it.each([
  ['es', '20 euros por clase, 4 al día. Son 15 al mes los que repiten', 104],
  ['es', '9 euros el menú. 40 al día, los sábados son 60 al mes más', 1040],
] as const)('%s: another level is no sum: %s', (language, text, volume) => {
  expect(figures('revenue', text, language)).toMatchObject({ volume });
});
