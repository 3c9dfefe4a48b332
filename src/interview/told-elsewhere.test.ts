// What is told where it was not asked for: kept in its own topic, and not asked for again.
import { describe, expect, test } from 'vitest';
import type { Language } from '../language/language.ts';
import type { QuestionId } from './interview.ts';
import { findToldTopic, type ToldTopic } from './reading/find-told-topic.ts';
import { read } from './reading/read-fixture.ts';
import { OPENING, SALES, talk } from './talk-fixture.ts';

const TOLD: readonly (readonly [QuestionId, string, ToldTopic | null])[] = [
  ['funding', 'Llegar a 230 noches al mes, tener 40 clientes fijos y contratar a alguien los fines de semana', 'goals'],
  ['fixed-costs', 'facturar 4 mil al mes y coger a un chaval', 'goals'],
  ['volume', 'pay myself 1,500 a month and be booked 6 weeks ahead', 'goals'],
  ['start', 'Reach 60 regulars, hire a second groomer and pay off the loan', 'goals'],
  ['competitors', 'Quiero abrir un segundo local y llegar a 400 menús al mes', 'goals'],
  ['marketing', 'mi objetivo es llegar a 50 clientes y dejar mi trabajo', 'goals'],
  ['volume', 'empezar con 100 y llegar a 230 al mes en un año', null],
  ['volume', 'vender 160 al mes y llegar a 230 en un año', null],
  ['team', 'yo y contratar a dos camareros', null],
  ['resources', 'comprar una furgoneta, reformar el local y contratar a uno, 14.000', null],
  ['marketing', 'tener una web, hacer anuncios y visitar tiendas', null],
  ['funding', 'pedir 6.000 y devolverlo en 5 años', null],
  ['team', 'Residencia Canina Aragón, que está lejos, y Rover', 'competitors'],
  ['funding', 'Barkside Kennels, always full, and Rover sitters', 'competitors'],
  ['goals', 'Pepe Muebles, que tarda catorce semanas, y la tienda de Ikea', 'competitors'],
  ['fixed-costs', 'la competencia es Tapicerías Luna, que es más cara', 'competitors'],
  ['team', 'Ana, Luis y Carmen', null],
  ['team', 'Marta, que está en paro, y yo', null],
  ['team', 'my brother Sam, who is always busy, and me', null],
  ['marketing', 'Instagram, Google y los carteles', null],
  ['start', '1500 visits per month by december, break even, waitlist for the team', 'goals'],
  ['funding', '60 changeovers a month, a second van, and not working sundays', 'goals'],
  ['team', 'que en un año tengamos dos camionetas y 80 trabajos por mes', 'goals'],
  ['competitors', 'llenar los 40 cupos y abrir otra sede en Medellín', 'goals'],
  ['start', 'quickbooks itself, and big firms that charge $600 and never answer the phone', 'competitors'],
  ['start', 'el Hogar San José que tiene lista de espera, y que la gente contrata una muchacha en la casa', 'competitors'],
  ['start', 'in April, as soon as the Barking lease is signed', null],
];

test.each(TOLD)('asked for %s, «%s» tells of %s', (question, words, topic) => {
  expect(findToldTopic(words, question)).toBe(topic);
});

describe('goals and rivals told early', () => {
  const MEANS = 'Una cámara de 16.000 €. Los gastos fijos son 3.100 € al mes, sueldos incluidos.';
  const GOALS = 'Llegar a 350 ramos al mes, tener 40 clientes fijos y contratar a alguien';
  const RIVALS = 'Floristería Aragón, que está lejos, y Colvin';

  test('are kept, the question asked stays, and theirs is not asked', () => {
    const { facts, asked, question } = talk([
      ...OPENING,
      SALES,
      MEANS,
      GOALS,
      '9.000 € de ahorros y 7.000 € de préstamo a 4 años',
      RIVALS,
      'somos dos',
      'en abril',
    ]);
    expect(asked.slice(5)).toEqual(['resources', 'funding', 'funding', 'team', 'team', 'start']);
    expect(facts).toMatchObject({
      goals: { value: GOALS },
      competitors: { value: RIVALS },
      rivals: { value: ['Floristería Aragón', 'Colvin'] },
      team: { value: 2 },
      loan: { value: 7000 },
    });
    expect(question).toContain('Repaso lo que tengo');
  });

  test('are said to be noted', () => {
    expect(talk([...OPENING, SALES, MEANS, GOALS]).question).toMatch(/^Apuntadas esas metas\. Dos cifras/);
  });

  test('go on where they were begun', () => {
    const { facts } = talk([...OPENING, SALES, MEANS, GOALS, RIVALS, 'mi competencia también es Flores Paquita']);
    expect(facts.rivals?.value).toEqual(['Floristería Aragón', 'Colvin', 'Flores Paquita']);
    expect(facts.competitors?.value).toBe(`${RIVALS}. mi competencia también es Flores Paquita`);
  });
});

const FIRST: readonly (readonly [Language, readonly string[], Record<string, unknown>])[] = [
  [
    'es',
    [
      'Hola, quiero montar una residencia canina en Zaragoza, se llama Casa Lobo. Cobraría 28 € la noche y creo que unas 160 noches al mes. Tengo 8.000 ahorrados y necesito 14.000 para el vallado',
      'familias que viajan en agosto. la competencia es Rover y la Residencia Aragón, que está lejos',
      'una residencia canina con fotos a diario. En un año quiero llegar a 230 noches al mes',
    ],
    {
      price: 28,
      volume: 160,
      ownFunds: 8000,
      investment: 14_000,
      investmentItems: [{ label: 'vallado', amount: 14_000 }],
      revenueShape: undefined,
      rivals: ['Rover', 'Residencia Aragón'],
      goals: 'En un año quiero llegar a 230 noches al mes',
      competitors: 'la competencia es Rover y la Residencia Aragón, que está lejos',
    },
  ],
  [
    'en',
    [
      'Dentists round here charge $90 a visit and take 3 weeks. I want to open a denture repair shop in Tulsa, Oklahoma. I’d charge $60 a repair, about 90 a month. I have 12k saved.',
      'People over 60 with dentures that break',
    ],
    { price: 60, volume: 90, ownFunds: 12_000, country: 'US' },
  ],
];

test.each(FIRST)('figures told before anybody asked are read (%s)', (language, lines, expected) => {
  const { facts } = talk(lines, language);
  expect(Object.fromEntries(Object.keys(expected).map((id) => [id, facts[id as keyof typeof facts]?.value]))).toEqual(expected);
});

test.each([
  ['es', 'mi hermana, yo y las tres que te dije', 'team', 4],
  ['en', 'me full time, husband on weekends, 4 part time coaches', 'team', 6],
  ['es', 'ya arranqué en octubre', 'start', '2026-10'],
] as const)('asked for goals, «%s: %s» tells the %s', (language, words, id, value) => {
  const { facts } = read('goals', words, language);
  expect(facts.find((fact) => fact.id === id)?.value).toBe(value);
  expect(facts.some((fact) => fact.id === 'goals')).toBe(false);
});

test('a goal does not begin with a sigh', () => {
  const { facts } = read('goals', 'ah y quiero llegar a 120 arreglos al mes');
  expect(facts.find(({ id }) => id === 'goals')?.value).toBe('quiero llegar a 120 arreglos al mes');
});

test('a month told to another question is the opening', () => {
  expect(talk([...OPENING, SALES, 'en abril']).facts.start?.value).toBe('2027-04');
});
