// Questions that ask for two things: who works there and for what pay, when it opens and how long full pace takes.
import { describe, expect, test } from 'vitest';
import { figures } from './read-fixture.ts';

describe('the team and the founder’s pay', () => {
  test.each([
    ['es', 'Solo yo, cobrando 1.300, llevo 10 años de modista', { team: 1, founderPay: 1300 }],
    ['es', 'Yo y una ayudante a media jornada que me cuesta 650 al mes; yo necesito 1.400.', { team: 2, staffPay: 650, founderPay: 1400 }],
    ['es', 'Yo sola, con un sueldo de 1.100 y doce años de experiencia', { team: 1, founderPay: 1100 }],
    ['en', 'Just me, taking 2,000 a month', { team: 1, founderPay: 2000 }],
  ] as const)('%s: %s', (language, words, told) => {
    const read = figures('team', words, language);
    expect(read).toMatchObject(told);
    expect(read).not.toHaveProperty('price');
  });
});

describe('the opening and the months to full pace', () => {
  test.each([
    ['es', 'En abril de 2027, unos seis meses. Ya tengo el local visto', '2027-04', 6],
    ['es', 'mayo, y tardaría como un año', '2027-05', 12],
    ['es', 'Marzo de 2027 y en 8 meses llegaría', '2027-03', 8],
    ['en', 'March 2027, maybe half a year', '2027-03', 6],
    ['en', 'March 2027. About 4 months.', '2027-03', 4],
    ['es', 'en junio, llevo dos años vendiendo a vecinos', '2027-06', undefined],
    ['en', 'Sept 2027, I’ve been baking for 3 years', '2027-09', undefined],
    ['en', 'In March, after two months of works', '2027-03', undefined],
  ] as const)('%s: %s', (language, words, start, months) => {
    const read = figures('start', words, language);
    expect([read.start, read.targetMonths]).toEqual([start, months]);
  });
});
