import { expect, it } from 'vitest';
import { findFounderNames, nameFounders } from './name-founders.ts';

const namesOf = (value: string) => findFounderNames({ resources: { value, origin: 'said' } } as never);
const said = (es: string, told: string) => {
  const part = nameFounders({ kicker: { es, en: 'the founder' } } as never, namesOf(told)) as { kicker: { es: string; en: string } };
  expect(part.kicker.en).toBe('the founder');
  return part.kicker.es;
};

it.each([
  ['Trabajo yo sola, con un horno', 'la fundadora', null],
  ['Soy maestra y tengo un local', 'la fundadora', null],
  ['Soy restauradora', 'la fundadora', null],
  ['Estoy yo solo', 'el fundador', null],
  ['Soy mecánico desde hace diez años', 'el fundador', null],
  ['Yo llevo once años de mecánico en Getxo', 'el fundador', null],
  ['Llevo diez años de mecánica', null, null],
  ['Mi hermano tiene diez años de cocinero', null, null],
  ['Yo solo quiero un local pequeño', null, null],
  ['Tengo un local y un horno', null, null],
  ['Somos dos socios', null, 'los socios'],
  ['Seremos dos amigas y yo', null, 'las socias'],
])('%s: %s, %s', (told, one, many) => {
  expect(namesOf(told)).toEqual({ one, many });
});

it('contracts, keeps the capital and stands as an object', () => {
  expect(said('Quien emprende cobra; el sueldo de quien emprende y lo que deja a quien emprende.', 'Estoy yo solo')).toBe(
    'El fundador cobra; el sueldo del fundador y lo que deja al fundador.',
  );
  expect(said('De quien emprende; a quien emprende', 'Trabajo yo sola')).toBe('De la fundadora; a la fundadora');
  expect(said('Lo llevan quienes emprenden, y de quienes emprenden depende.', 'Somos dos socios')).toBe(
    'Lo llevan los socios, y de los socios depende.',
  );
});

it('agrees with what stands beside it', () => {
  expect(said('con quien emprende incluido', 'Trabajo yo sola')).toBe('con la fundadora incluida');
  expect(said('incluidos quienes emprenden', 'Somos dos socias')).toBe('incluidas las socias');
});

it('leaves it where nothing was told', () => {
  expect(said('La paga quien emprende.', 'Un local')).toBe('La paga quien emprende.');
});
