import { expect, it } from 'vitest';
import { findFounderNames, nameFounders } from './name-founders.ts';

const namesOf = (value: string) => findFounderNames({ resources: { value, origin: 'said' } } as never);
const said = (es: string, told: string) => {
  const part = nameFounders({ kicker: { es, en: 'the founder' } } as never, namesOf(told)) as { kicker: { es: string; en: string } };
  expect(part.kicker.en).toBe('the founder');
  return part.kicker.es;
};

it.each([
  ['Trabajo yo sola, con un horno', 'la fundadora', 'los socios'],
  ['Soy maestra y tengo un local', 'la fundadora', 'los socios'],
  ['Soy restauradora', 'la fundadora', 'los socios'],
  ['Estoy yo solo', 'el fundador', 'los socios'],
  ['Somos tres, yo (Daniela Orozco, 9 años en el oficio), Toño y Beto', 'la fundadora', 'los socios'],
  ['Yo como odontóloga, soy odontóloga desde 2015, y una recepcionista', 'la fundadora', 'los socios'],
  ['I’m Karen Liu, 15 years as a physio', 'la fundadora', 'los socios'],
  ['Soy Rocío, y trabajo con mi hermano', 'la fundadora', 'los socios'],
  ['Me llamo Rafa y llevo el taller', 'el fundador', 'los socios'],
  ['I’m Irish and I bake', 'el titular', 'los socios'],
  ['My dad taught me, I’m the daughter', 'la fundadora', 'los socios'],
  ['As a mum of three I know what mornings are', 'la fundadora', 'los socios'],
  ['Soy la nieta del zapatero', 'la fundadora', 'los socios'],
  ['I’m the son of the last cooper in town', 'el fundador', 'los socios'],
  ['The daughter helps on Saturdays', 'el titular', 'los socios'],
  ['Soy mecánico desde hace diez años', 'el fundador', 'los socios'],
  ['Yo llevo once años de mecánico en Getxo', 'el fundador', 'los socios'],
  ['Llevo diez años de mecánica', 'el titular', 'los socios'],
  ['Mi hermano tiene diez años de cocinero', 'el titular', 'los socios'],
  ['Yo solo quiero un local pequeño', 'el titular', 'los socios'],
  ['Tengo un local y un horno', 'el titular', 'los socios'],
  ['Somos dos socios', 'el titular', 'los socios'],
  ['Seremos dos amigas y yo', 'el titular', 'las socias'],
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

it('calls the owner where nothing was told', () => {
  expect(said('La paga quien emprende, y la madre de quien emprende.', 'Un local')).toBe('La paga el titular, y la madre del titular.');
});
