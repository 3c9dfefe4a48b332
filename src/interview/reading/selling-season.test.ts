import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { figures } from './read-fixture.ts';

test.each<readonly [QuestionId, Language, string, number]>([
  ['revenue', 'es', '190 € la semana por niño, y espero 20 niños cada semana durante 10 semanas', 17],
  ['revenue', 'en', '£40 a head, about 50 people a week for 12 weeks over the summer', 50],
  ['revenue', 'en', '$25 each and we sell 100 a week, only in summer', 108],
  ['revenue', 'es', '12 € y 80 al día de junio a septiembre', 693],
  ['revenue', 'en', '$60 a lesson, 20 a week, 40 weeks a year', 67],
  ['revenue', 'en', 'pumpkins 8 bucks each, maybe 500 a week in october only', 181],
  ['volume', 'es', '20 a la semana durante los 3 meses de verano', 22],
  ['volume', 'es', '8 a la semana, solo en verano', 8.67],
  ['revenue', 'es', '10 € y 200 al mes los primeros 3 meses, luego 400', 200],
  ['revenue', 'en', '$10 each, 200 a month, less in winter', 200],
])('what is sold for a part of the year is spread over it: %s, %s, %s', (question, language, text, volume) => {
  expect(figures(question, text, language)).toHaveProperty('volume', volume);
});
