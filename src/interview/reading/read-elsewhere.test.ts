import { expect, it } from 'vitest';
import { figures, read, type Told } from './read-fixture.ts';

const STAYING: readonly Told[] = [
  [
    'resources',
    'es',
    'Somos dos: yo y una ayudante a 9 euros la hora, 80 horas al mes, o sea 720 euros al mes. Para abrir 5.000 euros. Tengo 5.000.',
    { investment: 5000, ownFunds: 5000 },
  ],
  [
    'resources',
    'en',
    'Me and two helpers, 40 hours a month each, 900 dollars a month. It takes $7,000 to open and I have $7,000 saved.',
    { investment: 7000, ownFunds: 7000 },
  ],
  [
    'resources',
    'es',
    'Un contador a 300 soles al mes y un chofer, 1.200 soles al mes. Necesito 20.000 soles y tengo 8.000.',
    { ownFunds: 8000 },
  ],
  ['marketing', 'en', '£90 a month. 8 surgeries hand out our card, plus 3 talks a month at the library.', { marketingBudget: 90 }],
  ['marketing', 'es', '300 soles al mes. Los 6 colegios reparten la hoja y damos 2 charlas al mes.', { marketingBudget: 300 }],
  ['marketing', 'es', 'Booking, aunque cobra el 15% por cliente, y los hoteles. Carteles, 40 euros al mes.', { marketingBudget: 40 }],
];

it.each(STAYING.map((told) => [told[2], told] as const))(
  'an answer stays with its question: %s',
  (_, [question, language, text, expected]) => {
    const { facts } = read(question, text, language);
    expect(facts.find(({ id }) => id === question)?.value).toBe(text);
    expect(figures(question, text, language)).toMatchObject(expected);
  },
);

it.each([
  ['marketing', 'en', '30 euro a month each, 50 farmers at the start', 'revenue'],
  ['resources', 'es', 'llegar a 40 tartas a la semana y vender 30 panes al día en un año', 'goals'],
] as const)('an answer to another question is heard as such: %s', (question, language, text, topic) => {
  expect(read(question, text, language).facts.map(({ id }) => id)).toContain(topic);
});
