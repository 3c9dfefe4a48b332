import { expect, test } from 'vitest';
import type { QuestionId } from '../interview.ts';
import { talk } from '../talk-fixture.ts';
import { findSubject } from './find-subject.ts';

const WANDERING: readonly (readonly [QuestionId, string, QuestionId])[] = [
  ['revenue', 'el local son 450 de alquiler con la luz, la cuota de autonomos 80 y el seguro 25', 'fixed-costs'],
  ['fixed-costs', 'necesito 2 maquinas y arreglar el local, en total 9.500. tengo 6.000 ahorrados y el resto del banco', 'resources'],
  ['identity', 'instagram, un cartel en el escaparate y unas tarjetas', 'marketing'],
  ['identity', 'cobro 14 euros por arreglo y cada uno me cuesta 1,5', 'revenue'],
  ['marketing', 'rent is 900, insurance 60 and the accountant 80', 'fixed-costs'],
  ['volume', 'i have 6,000 saved and the rest would be a bank loan for the machines', 'resources'],
];

test.each(WANDERING)('asked for %s, «%s» is read as %s', (question, words, subject) => {
  expect(findSubject(words, question, /\d/.test(words))).toBe(subject);
});

const STAYING: readonly (readonly [QuestionId, string])[] = [
  ['revenue', 'cada lavado son 8 euros. luz, agua y jabon se llevan 2,10 por lavado'],
  ['unit-cost', 'agua, luz y jabon: 2'],
  ['fixed-costs', 'alquiler 900, el banco se lleva 80 y la inversion aparte'],
  ['identity', 'un taller en valencia'],
  ['price', '900'],
  ['problem', 'el alquiler y la luz suben'],
  ['marketing', 'a stall at the school sales. $60 a month on flyers'],
  ['marketing', 'me verán en las ventas de garaje y por los clientes. 40 € al mes'],
  ['marketing', 'clients tell their friends, and £25 a month on insta'],
];

test.each(STAYING)('asked for %s, «%s» stays its answer', (question, words) => {
  expect(findSubject(words, question, /\d/.test(words))).toBeNull();
});

test('a visitor who answers another question than the one asked is understood, and not asked for it again', () => {
  const { facts, asked, question } = talk([
    'la gente tira la ropa porque no sabe dónde arreglarla, el sitio más cerca tardaba 3 semanas',
    'vecinos del barrio de 30 a 55 años, sobre todo mujeres que trabajan',
    'un taller de arreglos de ropa, Hilván se llama, con plazo de 3 días',
    'instagram, un cartel en el escaparate y tarjetas, unos 60 euros al mes en total',
    'en Valencia. cobro de media 14 euros por arreglo, unos 120 arreglos al mes, y el hilo me cuesta 1,5€ por arreglo',
    'el local son 450 de alquiler con la luz, la cuota de autónomos 80 y el seguro 25. estoy yo sola',
    'dos máquinas y arreglar el local, en total 9.500€. tengo 6.000 ahorrados y el resto se lo pediría al banco',
  ]);
  expect(asked).toEqual(['problem', 'customer', 'solution', 'identity', 'identity', 'resources', 'investment']);
  expect(question).toContain('qué sueldo necesitas');
  const values = Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, fact.value]));
  expect(values).toMatchObject({
    name: 'Hilván',
    city: 'Valencia',
    trade: 'clothes_alterations',
    marketingBudget: 60,
    price: 14,
    volume: 120,
    unitCost: 1.5,
    fixedCosts: 555,
    rent: 450,
    team: 1,
    investment: 9500,
    ownFunds: 6000,
    loan: 3500,
  });
});

test('an app sold by the month: who is there at first, who is won and who leaves', () => {
  const { facts } = talk(
    [
      'Small gyms lose members because nobody notices when someone stops coming.',
      'Owners of independent gyms with 100 to 400 members, in the UK',
      'Gymwatch, an app that plugs into the door system and texts the owner when a member is fading.',
      'cold emails to gym owners, about £400 a month',
      '£49 a month per gym. 5 gyms to start with and adding about 4 a month. messages cost around £6 per gym. i reckon 2% leave each month',
    ],
    'en',
  );
  const values = Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, fact.value]));
  expect(values).toMatchObject({ sector: 'saas', price: 49, unitCost: 6, volume: 5, wonPerMonth: 4, churn: 2 });
});
