import { expect, it } from 'vitest';
import { splitTold, withoutItsName } from './split-told.ts';

it('parts an answer into its statements, and a sentence only where each half says something', () => {
  expect(
    splitTold(
      'Los domingos hay media hora de cola en la única fábrica de pastas, y muchas veces cuando llegás ya no quedan sorrentinos. Mi suegra compra las del súper, que se desarman.',
    ),
  ).toEqual([
    'Los domingos hay media hora de cola en la única fábrica de pastas',
    'muchas veces cuando llegás ya no quedan sorrentinos',
    'Mi suegra compra las del súper, que se desarman',
  ]);
  expect(splitTold('Te sientas, hay enchufes y nadie te echa.')).toEqual(['Te sientas, hay enchufes y nadie te echa']);
  expect(splitTold('El dentista de mi barrio pierde llamadas cada tarde y no sabe por qué.')).toHaveLength(1);
});

it('does not part where an abbreviation has its stop', () => {
  expect(
    splitTold("There is no place. My neighbor Brianna is a nurse at St. Luke's and she was on four waiting lists. Dr. Ortiz says so."),
  ).toEqual(['There is no place', "My neighbor Brianna is a nurse at St. Luke's and she was on four waiting lists", 'Dr. Ortiz says so']);
  expect(splitTold('La Sra. Ortiz lo sabe. D. Manuel y Dña. Pilar también')).toEqual([
    'La Sra. Ortiz lo sabe',
    'D. Manuel y Dña. Pilar también',
  ]);
});

it('leaves out what only names the business', () => {
  const name = 'Café Lumbre';
  expect(splitTold('Una cafetería con bollería hecha en casa, se llama Café Lumbre. Te sientas.', name)).toEqual([
    'Una cafetería con bollería hecha en casa',
    'Te sientas',
  ]);
  expect(splitTold('Chairs redone in three weeks. The place is called Café Lumbre.', name)).toEqual(['Chairs redone in three weeks']);
});

it('a quote leaves out what only names the business', () => {
  const told = 'Curtains made to measure, fitted in three weeks or the fitting is free.';
  expect(withoutItsName(`${told} The firm is called Hem & Pole`, 'Hem & Pole')).toBe(told);
  expect(withoutItsName('Se llama Paso Firme. Fisioterapia a domicilio con un plan de seis semanas.', 'Paso Firme')).toBe(
    'Fisioterapia a domicilio con un plan de seis semanas.',
  );
  expect(withoutItsName('Una panadería de masa madre en Soria, se llama Miga.', 'Miga')).toBe('Una panadería de masa madre en Soria.');
  expect(withoutItsName('Se llama Miga', 'Miga')).toBe('Se llama Miga');
  expect(withoutItsName('Miga hace pan de masa madre y lo lleva a casa.', 'Miga')).toBe('Miga hace pan de masa madre y lo lleva a casa.');
});
