// Whole conversations, each a list of strings: what a visitor types is the test.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import type { Language } from '../language/language.ts';
import { foldTurns } from './fold-turns.ts';
import type { Interview, InterviewState, Turn } from './interview.ts';
import { MOST_QUESTIONS, MOST_TO_SETTLE } from './script.ts';
import { takeAnswer } from './take-answer.ts';

const STARTED = '2026-11-20T10:00:00.000Z';
const MOMENT = { at: '2026-11-20T10:01:00.000Z', today: '2026-11-20' };

interface Talk {
  readonly turns: readonly Turn[];
  readonly state: InterviewState;
  /** The questions answered, in order. */
  readonly asked: string[];
  readonly last: Turn;
}

/** Says the lines one after another until they or the interview end. */
function talk(language: Language, lines: readonly string[]): Talk {
  let interview: Interview = { language, startedAt: STARTED, turns: [] };
  for (const line of lines) {
    const turn = takeAnswer(interview, line, MOMENT);
    if (turn === 'finished') break;
    interview = { ...interview, turns: [...interview.turns, turn] };
  }
  const last = interview.turns.at(-1);
  if (!last) throw new Error('nothing was said');
  return { turns: interview.turns, state: foldTurns(interview), asked: interview.turns.map(({ question }) => question), last };
}

const FLORIST = [
  'En Ruzafa, Valencia, quien quiere flores frescas un domingo solo encuentra las de la gasolinera, que no llegan al martes.',
  'Parejas de 25 a 50 años del barrio que compran un ramo cada dos meses, y seis restaurantes.',
  'Una floristería abierta los domingos, con flor de la huerta y ramos hechos en diez minutos.',
  'Pétalo Lento',
  'Instagram, la ficha de Google y el escaparate.',
  'El ramo medio se vende a 28 € más IVA y espero vender 260 ramos al mes, creciendo un 2 % cada mes. La flor de cada ramo me cuesta 11,50 €.',
  'Hace falta una cámara de frío de 6.500 € y una reforma de 9.500 €. Trabajamos mi hermana y yo, dos personas. Los gastos fijos son 3.100 € al mes, sueldos incluidos.',
  '9.000 € de ahorros y 12.000 € de préstamo a 4 años',
  'Vender 350 ramos al mes, diez restaurantes fijos y no cerrar ningún domingo.',
  'en abril',
  'La gasolinera de la avenida, Flores Paquita y las webs de envío a domicilio.',
  'sí, todo correcto',
];

const REPAIR = [
  'Cyclists in Leeds wait two weeks for a repair and have no bike to get to work with meanwhile.',
  'Commuters aged 25 to 60 who ride every day, and a few courier firms.',
  'A bike repair workshop with a coffee bar: leave the bike in the morning, collect it in the evening.',
  'Chain & Kettle',
  'Google reviews, leaflets on bike racks and a discount for those who bring a friend.',
  'An average job is £48 plus VAT and I expect 140 jobs a month. Parts cost about £14 per job.',
  'Tools for £7,000 and works for £13,000. Two of us work full time. Fixed costs are £3,200 a month, wages included.',
  '£8,000 of my savings and a £15,000 loan over 5 years',
  'Reach 200 jobs a month, ten courier contracts and a profit.',
  'About an hour.',
  'in March',
  'Edinburgh Bicycle, Halfords and doing it at home.',
  "yes, that's right",
];

describe('a visitor who says it all', () => {
  test('in Spanish, twelve questions lead to a plan', () => {
    const { asked, last, state } = talk('es', FLORIST);
    expect(asked).toEqual([
      ...['problem', 'customer', 'solution', 'identity', 'marketing', 'revenue', 'resources', 'funding'],
      ...['goals', 'start', 'competitors', 'read-back'],
    ]);
    expect(last.reply).toMatchObject({ isComplete: true, shouldGenerate: true, nextQuestion: null, topic: null });
    expect(last.reply.progress).toEqual({ answered: 8, total: 8 });
    expect(state).toMatchObject({ status: 'complete', pending: null });
  });

  test('in Spanish, the figures said are the figures kept', () => {
    const { facts } = talk('es', FLORIST).state;
    const figures = [
      'name',
      'city',
      'country',
      'price',
      'volume',
      'growth',
      'unitCost',
      'fixedCosts',
      'investment',
      'ownFunds',
      'loan',
    ] as const;
    expect(Object.fromEntries(figures.map((id) => [id, factValue(facts, id)]))).toEqual({
      ...{ name: 'Pétalo Lento', city: 'Valencia', country: 'ES', price: 28, volume: 260, growth: 2 },
      ...{ unitCost: 11.5, fixedCosts: 3100, investment: 16000, ownFunds: 9000, loan: 12000 },
    });
    expect(factValue(facts, 'team')).toBe(2);
    expect(factValue(facts, 'start')).toBe('2027-04');
  });

  test('in English, twelve questions and how long a job takes lead to a plan', () => {
    const { asked, last, state } = talk('en', REPAIR);
    expect(asked).toHaveLength(13);
    expect(last.reply.shouldGenerate).toBe(true);
    const told = (['price', 'volume', 'unitCost', 'country', 'currency'] as const).map((id) => factValue(state.facts, id));
    expect(told).toEqual([48, 140, 14, 'GB', 'GBP']);
  });

  test('the month of sales is said back once, when price and volume are known', () => {
    const questions = talk('es', FLORIST).turns.map(({ reply }) => reply.nextQuestion ?? '');
    expect(questions.filter((question) => question.includes('7.280\u00a0€ al mes. ¿Te cuadra?'))).toEqual([questions[5]]);
  });

  test('the read-back names the business and its figures, each with its origin', () => {
    const { turns } = talk('es', FLORIST);
    const readBack = turns.at(-2)?.reply;
    expect(readBack?.topic).toBeNull();
    for (const words of [
      'Todo lo que sostiene el plan sale de tus respuestas',
      'Pétalo Lento',
      'Valencia',
      'España',
      '28\u00a0€',
      '260',
      '11,50\u00a0€',
      '3.100\u00a0€',
      'abril de 2027',
      'dicho por ti',
    ]) {
      expect(readBack?.nextQuestion).toContain(words);
    }
    expect(readBack?.nextQuestion).toMatch(/¿Es correcto o corregimos algo\?$/);
  });
});

describe('a visitor who knows little', () => {
  test('«no sé» to everything stays within twenty questions and still leads to a plan', () => {
    const { asked, last, turns } = talk('es', [...Array.from({ length: 17 }, () => 'no sé'), 'sí']);
    expect(asked.length).toBeLessThanOrEqual(MOST_QUESTIONS);
    expect(last.reply.shouldGenerate).toBe(true);
    expect(turns.at(-2)?.reply.nextQuestion).toContain('del sector');
  });

  test.each([
    [
      'es',
      'Nadie arregla bicicletas en mi barrio.',
      '¿Qué significa esta pregunta?',
      'Busco a la primera persona o empresa que te pagaría',
    ],
    ['en', 'Nobody repairs bikes in my area.', 'What does this question mean?', 'I mean the first person or company that would pay you'],
  ] as const)(
    'asking what a question means keeps topic and progress, explains, and asks in other words (%s)',
    (language, problem, question, help) => {
      const [before, after] = talk(language, [problem, question]).turns.map(({ reply }) => reply);
      expect(after).toMatchObject({ topic: before?.topic, progress: before?.progress });
      expect(after?.nextQuestion).not.toBe(before?.nextQuestion);
      expect(after?.nextQuestion).toContain(help);
    },
  );
});

describe('answers that wander', () => {
  test('one word about the customer is asked about once more, and both answers are kept', () => {
    const { asked, turns, state } = talk('es', ['Nadie arregla bicicletas en mi barrio.', 'jubilados', 'los de Soria, una vez al año']);
    expect(asked).toEqual(['problem', 'customer', 'customer']);
    expect(turns[1]?.reply).toMatchObject({ topic: 'customer', progress: { answered: 1, total: 8 } });
    expect(factValue(state.facts, 'customer')).toBe('jubilados. los de Soria, una vez al año');
    expect(state.pending).toBe('solution');
  });

  test('a price said early is not asked for again', () => {
    const { turns } = talk('es', [...FLORIST.slice(0, 5), 'Cobro 28 € por ramo']);
    expect(turns.at(-1)?.reply.nextQuestion).toContain('¿cuántas ventas esperas?');
  });
});

describe('the read-back', () => {
  const untilReadBack = FLORIST.slice(0, -1);

  test('takes a correction, says the new value with the old one, and asks again', () => {
    const { last, state } = talk('es', [...untilReadBack, 'el precio es 35 €, no 28']);
    expect(last.reply.isComplete).toBe(false);
    expect(last.reply.topic).toBeNull();
    expect(last.reply.nextQuestion).toMatch(/precio, 35\u00a0€ \(antes 28\u00a0€\).*¿Es correcto/s);
    expect(factValue(state.facts, 'price')).toBe(35);
    expect(talk('es', [...untilReadBack, 'el precio es 35 €, no 28', 'sí']).last.reply.shouldGenerate).toBe(true);
  });

  test('says what does not fit together in the figures', () => {
    const { last } = talk('es', [...untilReadBack, 'el precio es 10 €']);
    expect(last.reply.nextQuestion).toContain('Ojo: cada venta cuesta tanto como lo que cobras, o más.');
    expect(talk('es', untilReadBack).last.reply.nextQuestion).not.toContain('cada venta cuesta tanto');
  });

  test('asks what to correct after a bare no', () => {
    const { last } = talk('es', [...untilReadBack, 'no']);
    expect(last.reply.isComplete).toBe(false);
    expect(last.reply.nextQuestion).toContain('¿Qué cambiamos?');
  });

  test('takes two «no sé» for a yes', () => {
    expect(talk('es', [...untilReadBack, 'no sé']).last.reply.isComplete).toBe(false);
    expect(talk('es', [...untilReadBack, 'no sé', 'no sé']).last.reply.shouldGenerate).toBe(true);
  });

  test('nothing is taken after the end', () => {
    const { turns } = talk('es', FLORIST);
    expect(takeAnswer({ language: 'es', startedAt: STARTED, turns }, 'hola', MOMENT)).toBe('finished');
  });
});

test('answers in English are read in a Spanish interview, whose questions stay Spanish', () => {
  const { turns, state } = talk('es', REPAIR.slice(0, 7));
  expect(factValue(state.facts, 'price')).toBe(48);
  expect(factValue(state.facts, 'fixedCosts')).toBe(3200);
  for (const { reply } of turns) expect(reply.nextQuestion).toMatch(/[¿áéíóúñ]/);
});

describe('whatever is typed', () => {
  const phrases = fc.constantFrom(
    ...FLORIST,
    ...REPAIR,
    ...['no sé', 'no', 'sí', 'yes', 'help', '¿qué significa?', '32 €', '1e308', '-5 €', '<script>alert(1)</script>', '{{price}}', '😀😀'],
    ...['el precio es 35 €, no 32', '٣٢ €', '#set page()', '999999999999999999999 €', '\u202e€ 5', 'mil millones de euros al segundo'],
  );
  const anyLine = fc.oneof(phrases, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }));
  const anyLines = fc.array(anyLine, { minLength: MOST_QUESTIONS + MOST_TO_SETTLE, maxLength: MOST_QUESTIONS + MOST_TO_SETTLE });

  test('the interview ends within twenty questions, some more to settle what is disputed or corrected, and says nothing twice', () => {
    fc.assert(
      fc.property(anyLines, fc.constantFrom<Language>('es', 'en'), (lines, language) => {
        const { turns, state } = talk(language, lines);
        expect(['complete', 'declined']).toContain(state.status);
        expect(state.asked.length).toBeLessThanOrEqual(MOST_QUESTIONS + MOST_TO_SETTLE);
        const said = turns.flatMap(({ reply }) => reply.nextQuestion ?? []);
        expect(new Set(said).size).toBe(said.length);
        expect(said.join()).not.toMatch(/NaN|undefined|Infinity/);
      }),
      { numRuns: 30 },
    );
  });

  test('four thousand characters are an answer like another', () => {
    for (const piece of ['x', '9', '€', '😀', ' a']) {
      const { turns } = talk('es', [piece.repeat(4000 / piece.length), 'no sé']);
      expect(turns).toHaveLength(2);
    }
  });
});
