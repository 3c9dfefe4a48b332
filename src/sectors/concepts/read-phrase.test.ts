import { describe, expect, it } from 'vitest';
import type { Language } from '../../language/language.ts';
import { tellPhrase } from './phrase.ts';
import { readPhrase } from './read-phrase.ts';

const tell = (said: string, language: Language) => {
  const phrase = readPhrase(said, language);
  return phrase && tellPhrase(phrase);
};

describe('a noun phrase is told whole in the other language', () => {
  it.each([
    ['Irish grown seasonal flowers', 'flores de temporada cultivadas en Irlanda'],
    ['delivery in the city by cargo bike', 'entrega en la ciudad en bici de carga'],
    ['small weddings in Galway', 'bodas pequeñas en Galway'],
    ['bike repair on Saturdays', 'arreglo de bicis los sábados'],
    ['dog food', 'comida para perros'],
    ['a little terrace', 'una terraza pequeña'],
    ['phone and tablet repair', 'reparación de móviles y tabletas'],
  ])('%s', (said, spanish) => {
    expect(tell(said, 'en')?.es).toBe(spanish);
  });

  it.each([
    ['corte de pelo a domicilio', 'home haircuts'],
    ['reparto en bici de carga en Zaragoza', 'delivery by cargo bike in Zaragoza'],
    ['tres mesas en el jardín', 'three tables in the garden'],
    ['clases de piano para los niños', 'piano lessons for children'],
    ['tartas pequeñas sin gluten', 'gluten-free small cakes'],
    ['una furgoneta con bañera', 'a van with a bathtub'],
    ['clases para adultos y niños', 'classes for adults and children'],
  ])('%s', (said, english) => {
    expect(tell(said, 'es')?.en).toBe(english);
  });

  it.each([
    ['flowers that never xylo', 'en'],
    ['bread without qwerty', 'en'],
    ['pan de zutano raro', 'es'],
    ['no weddings', 'en'],
    ['very small cakes', 'en'],
  ] as const)('not where a word of it is not known: %s', (said, language) => {
    expect(tell(said, language)).toBeNull();
  });

  it('in the founder’s own language it is what was said', () => {
    expect(tell('dos tartas caseras para bodas', 'es')).toMatchObject({
      es: 'dos tartas caseras para bodas',
      en: 'two homemade cakes for weddings',
    });
  });
});
