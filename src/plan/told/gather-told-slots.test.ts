import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { gatherSaid } from './gather-said.ts';
import { gatherToldSlots } from './gather-told-slots.ts';

const problemIn = (problem: string) => {
  const facts = { ...fact('problem', problem), ...fact('solution', 'Una web en tres semanas, a precio cerrado') };
  return gatherToldSlots(
    facts,
    gatherSaid(facts, 'agency'),
    { quotes: {}, figures: {}, sector: 'agency' },
    { es: 'una agencia', en: 'an agency' },
  ).problemNative;
};

it('glosses the quote by what it names, never by what only the offer does', () => {
  expect(problemIn('Los comercios tienen una web de hace diez años que no saben cambiar')).toBeUndefined();
  expect(problemIn('Nadie les da un precio cerrado antes de empezar')?.es).toMatch(/^no encontrar /);
});

it('puts ages after people and not after the shops that were named first', () => {
  const facts = fact('customer', 'Tiendas de regalo y turistas, sobre todo mujeres de treinta a sesenta años');
  const slots = gatherToldSlots(
    facts,
    gatherSaid(facts, 'crafts'),
    { quotes: {}, figures: {}, sector: 'crafts' },
    { es: 'un taller', en: 'a workshop' },
  );
  expect(slots.customerNative?.en).not.toMatch(/shops?, (?:aged|from|thirty)/);
});

it('names all that is sold, also what the kind of business says, where only half of it would be named', () => {
  const facts = fact('solution', 'Agencia de redes sociales y anuncios para restaurantes');
  const business = { es: 'una agencia de redes sociales', en: 'a social media agency' };
  const { promiseLed } = gatherToldSlots(facts, gatherSaid(facts, 'agency'), { quotes: {}, figures: {}, sector: 'agency' }, business);
  expect(promiseLed?.es).toContain('redes');
  expect(promiseLed?.es).toContain('anuncios');
});
