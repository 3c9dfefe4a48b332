import { expect, it } from 'vitest';
import type { Language } from '../../language/language.ts';
import { findNamed } from './find-named.ts';

const told = (text: string, language: Language) => findNamed(text, language).map(({ es, en }) => [es, en]);

it.each<[string, Language, readonly (readonly [es: string, en: string])[]]>([
  [
    'un día o una hora',
    'es',
    [
      ['un día', 'a day'],
      ['una hora', 'an hour'],
    ],
  ],
  ['un programa nuevo', 'es', [['un programa nuevo', 'a new program']]],
  ['night classes', 'en', [['clases nocturnas', 'night classes']]],
  ['cold milk', 'en', [['leche fría', 'cold milk']]],
  ['uñas rotas', 'es', [['uñas rotas', 'broken nails']]],
  ['their own van', 'en', [['una furgoneta propia', 'own van']]],
])('«%s» agrees in both languages', (text, language, expected) => {
  expect(told(text, language)).toEqual(expected);
});

it('what is free of something is not free of charge', () => {
  expect(told('gluten-free cakes and sugar free jam', 'en')).toEqual([
    ['pasteles', 'cakes'],
    ['una mermelada', 'a jam'],
  ]);
  expect(told('free classes', 'en')).toEqual([['clases gratuitas', 'free classes']]);
});

it('a word that says what the next is like is not told as somebody too', () => {
  expect(told('tourist flats', 'en')).toEqual([['pisos turísticos', 'tourist flats']]);
});

it.each<[string, Language, string, string]>([
  ['señoras mayores', 'es', 'señoras mayores', 'older women'],
  ['chicas jóvenes', 'es', 'chicas jóvenes', 'young women'],
  ['hombres jubilados', 'es', 'hombres jubilados', 'retired men'],
  ['vecinas mayores', 'es', 'vecinas mayores', 'older neighbours'],
  ['mujeres embarazadas', 'es', 'mujeres embarazadas', 'pregnant women'],
  ['older ladies', 'en', 'señoras mayores', 'older ladies'],
  ['elderly men', 'en', 'hombres mayores', 'elderly men'],
  ['retired men', 'en', 'hombres jubilados', 'retired men'],
])('«%s» are one customer', (text, language, es, en) => {
  expect(findNamed(text, language).map((named) => [named.es, named.en])).toEqual([[es, en]]);
});
