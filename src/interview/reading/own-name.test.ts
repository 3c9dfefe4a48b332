// The name told outright wins over what a name was taken for, whatever was asked; the words that put it right are none of the answer's.
import { describe, expect, test } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

function read(question: QuestionId, text: string, language: Language, name?: string) {
  const known = (name === undefined ? {} : { name: makeFact('name', name) }) as FactSheet;
  return readAnswer(text, { question, language, today: '2026-11-28', answer: 4, known });
}

const nameIn = (...told: Parameters<typeof read>) => read(...told).facts.find(({ id }) => id === 'name')?.value;

describe('told outright it puts another right', () => {
  test.each<readonly [QuestionId, string, Language, string, string]>([
    ['solution', "Ha, Winston's the dog! The business is Sudsy Mutt. They get a bath at their own curb.", 'en', 'Winston', 'Sudsy Mutt'],
    [
      'marketing',
      'Badger & Dodo is only the roaster I buy from; my business is called Second Tide Coffee. Instagram.',
      'en',
      'Badger & Dodo',
      'Second Tide Coffee',
    ],
    [
      'marketing',
      "It's the whole thing, Steady at Home Physiotherapy, not just Steady. Family doctors in Kerrisdale.",
      'en',
      'Steady',
      'Steady at Home Physiotherapy',
    ],
    ['read-back', "Just the name, it's Steady at Home Physiotherapy, and I'm Karen Liu.", 'en', 'Steady', 'Steady at Home Physiotherapy'],
    ['goals', 'Ojo, el negocio se llama Raíz Verde, no Raíz. Las metas: 100 almuerzos al día y dos locales.', 'es', 'Raíz', 'Raíz Verde'],
    ['marketing', 'Instagram y el boca a boca. Por cierto, mi empresa se llama Luz de Pan.', 'es', 'Pan', 'Luz de Pan'],
    ['competitors', 'A bakery called Greggs, and Costa. My shop is called Mud Lane, not Lane.', 'en', 'Lane', 'Mud Lane'],
    ['team', 'La tienda se llama Ceiba Activa. Somos tres.', 'es', 'Paola', 'Ceiba Activa'],
  ])('%s: %s', (question, text, language, known, name) => {
    expect(nameIn(question, text, language, known)).toBe(name);
  });

  test.each<readonly [QuestionId, string, Language, string, string]>([
    [
      'solution',
      "Ha, Winston's the dog! The business is Sudsy Mutt. They get a bath at their own curb.",
      'en',
      'Winston',
      'They get a bath at their own curb.',
    ],
    [
      'marketing',
      "It's the whole thing, Steady at Home, not just Steady. Family doctors in Kerrisdale.",
      'en',
      'Steady',
      'Family doctors in Kerrisdale.',
    ],
    ['marketing', 'Perdón, el negocio se llama Raíz Verde. Con Instagram y volantes.', 'es', 'Raíz', 'Con Instagram y volantes.'],
  ])('and is no part of what was asked: %s: %s', (question, text, language, known, rest) => {
    expect(read(question, text, language, known).facts.find(({ id }) => id === question)?.value).toBe(rest);
  });
});

test.each<readonly [QuestionId, string, Language, string]>([
  ['marketing', 'Wood Smoke is just one of the scents. Markets and Etsy.', 'en', 'Wood Smoke'],
  ['revenue', 'Winston es el perro. Cobro 30 euros y espero 100 al mes.', 'es', 'Winston'],
  ['customer', 'Tostadero Sol es solo mi proveedor. Vecinos del barrio, cada semana.', 'es', 'Tostadero Sol'],
])('what it is said to be instead takes it back: %s: %s', (question, text, language, known) => {
  const reading = read(question, text, language, known);
  expect(reading.disputed).toEqual(['name']);
});

test.each<readonly [QuestionId, string, Language, string]>([
  ['solution', 'Chairful is the tool that fills cancelled slots', 'en', 'Chairful'],
  ['marketing', 'Laurel & Wick is the candle shop. Instagram and markets.', 'en', 'Laurel & Wick'],
  ['marketing', 'Masa Brava es la panadería de Santa Tere. WhatsApp.', 'es', 'Masa Brava'],
])('what it is keeps it: %s: %s', (question, text, language, known) => {
  const reading = read(question, text, language, known);
  expect([reading.disputed ?? [], nameIn(question, text, language, known) ?? known]).toEqual([[], known]);
});

describe('and over what only looks like one', () => {
  test.each<readonly [QuestionId, string, Language, string | undefined]>([
    ['problem', "Marge has a goldendoodle named Winston. I'm starting Sudsy Mutt, a mobile dog grooming van.", 'en', 'Sudsy Mutt'],
    ['problem', 'Para ella creamos Ceiba Activa, una tienda online de ropa deportiva.', 'es', 'Ceiba Activa'],
    ['problem', "My neighbour has a dog called Winston and she can't wash him.", 'en', undefined],
    ['problem', 'Mi vecina se llama Lupe y le duele la espalda.', 'es', undefined],
    ['solution', 'A flat white made with beans from a Cork roaster, Badger & Dodo, with a local pastry.', 'en', undefined],
    ['solution', 'Pan con harina de un molino de Sonora, Molino Real, con masa madre.', 'es', undefined],
    ['solution', 'A candle in a scent made from a place nearby: Balsam Fir, Wood Smoke, Rhododendron, Mountain Mint.', 'en', undefined],
    ['solution', 'Velas en cuatro aromas: Pino, Humo de Leña, Menta de Monte.', 'es', undefined],
    ['solution', 'Steady at Home Physiotherapy. I come to the house, 50 minutes.', 'en', 'Steady at Home Physiotherapy'],
    ['identity', 'Steady at Home Physiotherapy, like I said.', 'en', 'Steady at Home Physiotherapy'],
    ['identity', 'Taller Feria 112, en Sevilla, calle Feria.', 'es', 'Taller Feria 112'],
    ['identity', 'Bar Once 24, Rosario', 'es', 'Bar Once 24'],
    ['identity', 'Mud Lane at Totnes', 'en', 'Mud Lane'],
  ])('%s: %s', (question, text, language, name) => {
    expect(nameIn(question, text, language)).toBe(name);
  });
});
