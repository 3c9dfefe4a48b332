import { expect, test } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { factValue } from '../../facts/fact.ts';
import { said } from '../../finance/said-facts-fixture.ts';
import type { Language } from '../../language/language.ts';
import { foldTurns } from '../fold-turns.ts';
import type { QuestionId } from '../interview.ts';
import { takeAnswer } from '../take-answer.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const MOMENT = { at: '2026-11-22T10:00:00.000Z', today: '2026-11-22' };

function told(language: Language, answers: Partial<Record<QuestionId, string>>): FactSheet {
  let interview = { language, startedAt: MOMENT.at, turns: [] } as Parameters<typeof takeAnswer>[0];
  for (;;) {
    const { pending, facts } = foldTurns(interview);
    const answer = pending === null ? undefined : answers[pending];
    if (answer === undefined || interview.turns.some(({ question }) => question === pending)) return facts;
    const turn = takeAnswer(interview, answer, MOMENT);
    if (turn === 'finished') return facts;
    interview = { ...interview, turns: [...interview.turns, turn] };
  }
}

test.each([
  [
    'es',
    'Mi vecina se fastidió la espalda y le dan cita para marzo',
    'gente que trabaja de pie, de Santutxu',
    'Terapia manual y ejercicios grabados, te veo esa misma semana y siempre yo',
    'Uribarri Fisioterapia, en Bilbao',
    'physiotherapy_clinic',
  ],
  [
    'en',
    'My back went and the hospital gave me a leaflet',
    'runners and desk workers',
    'Manual therapy and a plan you film on your phone, seen the same week',
    'Kinsella Physiotherapy, Clonakilty',
    'physiotherapy_clinic',
  ],
] as const)('a name says the trade: %s %s', (language, problem, customer, solution, identity, trade) => {
  expect(factValue(told(language, { problem, customer, solution, identity }), 'trade')).toBe(trade);
});

test('whom it is for is no trade', () => {
  const facts = told('en', {
    problem: 'My brother gets off his shift at 11 and there’s nothing hot but gas station taquitos',
    customer: 'folks on second shift and the bar crowd on East Riverside',
    solution: 'Carne asada and al pastor off a real trompo, tortillas pressed by hand',
  });
  expect(factValue(facts, 'sector')).not.toBe('cafe_restaurant');
});

const LOGISTICS = { sector: makeFact('sector', 'logistics') } as FactSheet;

test.each([
  ['marketing', 'Oye, transporte no, soy carpintero'],
  ['competitors', 'Yo no soy de transporte, soy carpintero'],
  ['team', 'No es una empresa de transporte, es una carpintería'],
] as const)('a trade is corrected at any question: %s', (question, text) => {
  expect(figures(question, text, 'es', LOGISTICS)).toMatchObject({ sector: 'construction_trades' });
});

test('what others are not is nothing of ours', () => {
  expect(figures('competitors', 'Fletes Paz, que no es transporte, es una carpintería', 'es', LOGISTICS)).not.toHaveProperty('sector');
});

test('what is said to be founded stands where the offer only tells what comes with it', () => {
  const problem =
    'Paola, 34 años, devolvió tres leggins. Para ella creamos Ceiba Activa, una tienda online de ropa deportiva para mujeres, diseñada y confeccionada en Medellín.';
  const told = figures('problem', problem);
  expect(told).toMatchObject({ name: 'Ceiba Activa', sector: 'ecommerce', trade: 'online_fashion' });
});

test('the kind put right stays put right, with what was told of it before', () => {
  const facts = told('en', {
    problem: 'Families in Miami plan a wedding and nobody answers the phone. Yolanda lost her deposit.',
    customer: 'Couples between 26 and 36',
    solution: 'One wedding planner who handles everything from the venue to the last dance',
    identity: 'Siempre Celebrations, in Miami',
    marketing: 'Instagram',
    revenue: 'Not only weddings, we do birthdays too. An event is $4,000 and we expect 3 a month',
  });
  expect([factValue(facts, 'sector'), factValue(facts, 'trade')]).toEqual(['event_services', undefined]);
});

test.each([
  ['en', 'A slow one-hour class with sixteen mats at most, and somebody fixes your posture. It’s called Slow River Yoga', 'gym'],
  ['es', 'Una clase de una hora con seis personas como mucho, y alguien que te corrige. Se llama Pilates Norte.', 'gym'],
  ['en', 'A two-hour class in small groups where you make your own bowl. We’re called Mudlark Pottery.', 'academy'],
  ['es', 'Clases de cocina de tres horas para grupos. Se llama Fogones.', 'academy'],
] as const)('What a class is of is told by the name beside it: %s %s', (language, solution, sector) => {
  expect(figures('solution', solution, language).sector).toBe(sector);
});

test.each([
  [
    'es',
    'Me llamo Paco y soy carpintero. Encarna se compró un armario modular y le faltaban 7 centímetros. Llamó a dos carpinteros, uno ni apareció.',
    'Se lleva el armario o la cocina hechos a medida y montados. También le cambiamos solo las puertas correderas si el armario por dentro está bien.',
    'furniture_maker',
  ],
  ['es', 'En Jaén nadie te hace un armario que llegue al techo.', 'Armarios empotrados y cocinas a medida', 'furniture_maker'],
  [
    'en',
    'I am a joiner and the last one bought a flat pack.',
    'Fitted wardrobes and kitchens, made to measure and installed',
    'furniture_maker',
  ],
  [
    'es',
    'En Jaén los gremios no se ponen de acuerdo.',
    'Reforma integral de cocinas: azulejos, encimera y armarios',
    'kitchen_bathroom_refits',
  ],
  ['en', 'Five tradesmen for one bathroom.', 'New kitchens and bathrooms, one team, worktops and tiling', 'kitchen_bathroom_refits'],
] as const)('%s: a carpenter who makes what is fitted refits no kitchens: %s', (language, problem, solution, trade) => {
  expect(figures('solution', solution, language, said({ problem })).trade).toBe(trade);
});
