import { expect, it } from 'vitest';
import { findClosures } from './find-closures.ts';

const told = (text: string) => findClosures(text).map(({ es, en }) => [es, en]);

it.each([
  [
    'En Cáceres cerró la última librería infantil y los padres compran a ciegas',
    'el cierre de la última librería infantil',
    'the closure of the last children’s bookshop',
  ],
  [
    'Cerró el último taller de bicicletas del barrio',
    'el cierre del último taller de bicicletas',
    'the closure of the last bicycle workshop',
  ],
  ['El único bar de la plaza cerró en junio', 'el cierre del último bar', 'the closure of the last bar'],
  ['The only bakery in town has shut', 'el cierre de la última panadería', 'the closure of the last bakery'],
  ['The last bike shop closed in May', 'el cierre de la última tienda de bicis', 'the closure of the last bike shop'],
])('what closed is named: %s', (text, es, en) => {
  expect(told(text)).toEqual([[es, en]]);
});

it('says that nothing is left where the other language has no word for it', () => {
  expect(told('Cerró el último zarandajero')).toEqual([['falta de oferta en la zona', 'a lack of anything nearby']]);
  expect(told('The shop closes at two')).toEqual([]);
});
