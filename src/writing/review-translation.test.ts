import { describe, expect, test } from 'vitest';
import type { Language } from '../language/language.ts';
import { reviewTranslation } from './review-translation.ts';

function offences(said: string, translated: string, from: Language = 'es'): readonly string[] {
  const names = new Set(['flor', 'azahar', 'ruzafa']);
  const grounds = { said, from, known: ['Flor de Azahar', 'Valencia'], names, canary: 'kvrmpltsdnbqgkvrmplt', instructions: '' };
  return [...new Set(reviewTranslation(translated, grounds).map(({ offence }) => offence))];
}

describe('a translation of the visitor’s words', () => {
  test.each<[string, string, Language?]>([
    ['En Ruzafa nadie vende flores frescas a última hora', 'In Ruzafa nobody sells fresh flowers late in the day'],
    [
      'Vecinos de 28 a 60 años que regalan flores unas cinco veces al año',
      'Neighbours aged 28 to 60 who give flowers some five times a year',
    ],
    ['Los gastos fijos son 3.950 € al mes', 'Fixed costs are €3,950 a month'],
    ['dos bicis de carga con remolque', 'two cargo bikes with a trailer'],
    ['Somos dos socios y contrataremos a una camarera', 'We are 2 partners and will hire a waitress'],
    ['La cadena Colvin por internet y Flores Narciso', 'The chain Colvin on the internet and Flores Narciso'],
    ['obra', 'building work'],
    ['tener un 4,7 en Google', 'having 4.7 on Google'],
    ['abrimos los lunes de julio, en español', 'we open on Mondays in July, in Spanish'],
    ['Nobody in Leeds mends bikes before nine', 'En Leeds nadie arregla bicis antes de las nueve', 'en'],
  ])('may stand: %s', (said, translated, from) => {
    expect(offences(said, translated, from)).toEqual([]);
  });

  test.each([
    ['another number', 'quantity', 'Vendo 310 ramos al mes', 'I sell 320 bouquets a month'],
    ['another number word', 'quantity', 'Somos dos en la tienda', 'There are three of us in the shop'],
    ['a number more', 'quantity', 'Vendo ramos en la tienda', 'I sell 40 bouquets in the shop'],
    ['a lost name', 'unknown-name', 'Compiten con Flores Narciso en la plaza', 'They compete with Daffodil Flowers in the square'],
    ['an added name', 'unknown-name', 'La cadena vende flores por internet', 'The chain called Interflora sells flowers on the internet'],
    ['a link', 'address', 'La gente busca flores', 'People look for flowers at evil.com'],
    ['braces', 'markup', 'La gente busca flores', 'People look for {{fig:price}} flowers'],
    ['bold', 'markup', 'La gente busca flores', 'People look for **flowers**'],
    ['the same language', 'wrong-language', 'La gente busca flores en el barrio', 'La gente del barrio busca las flores'],
    [
      'much more than was said',
      'length',
      'La gente busca flores',
      `People look for flowers ${'and for many other things that are sold here '.repeat(3)}`,
    ],
    ['the canary', 'leak', 'La gente busca flores', 'People look for kvrmpltsdnbqgkvrmplt'],
  ])('with %s is rejected', (_what, offence, said, translated) => {
    expect(offences(said, translated)).toContain(offence);
  });
});
