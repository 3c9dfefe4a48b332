import { expect, test } from 'vitest';
import { contractsByMonth } from '../../facts/contracts-by-month.ts';
import { type Fact, type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { findClosedMonths } from '../../facts/find-closed-months.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const read = (text: string, language: Language = 'en', question: 'revenue' | 'read-back' | 'volume' = 'revenue', known: FactSheet = {}) =>
  withFacts({}, readAnswer(text, { answer: 1, question, language, known, today: '2026-11-30' }).facts as Fact[]);

const sold = (facts: FactSheet) => factValue(facts, 'lines')?.map(({ label, price, units }) => [label, price, units]);
const SESSIONS = withFacts({}, [
  makeFact('price', 58, { unit: 'GBP' }),
  makeFact('volume', 130),
  makeFact('saleUnit', 'session'),
] as Fact[]);

test.each<[Language, string, string, number, number]>([
  [
    'en',
    '130 sessions a month at £58 each. And the rugby is 1600 a month but only september to april, they dont pay in the summer',
    'rugby contract',
    1600,
    8,
  ],
  ['en', '£58 a session, about 130 a month, and a retainer with the hotel at £900 a month', 'retainer with the hotel', 900, 12],
  ['en', 'Sessions are £58, 130 a month. The school pays us 500 a month for ten months', 'school contract', 500, 10],
  ['es', 'La sesión a 45 €, unas 120 al mes, y el club me paga 1.600 al mes de septiembre a abril', 'contrato con el club', 1600, 8],
  [
    'es',
    'Cobro 45 € la sesión y hago 120 al mes. De octubre a mayo, el ayuntamiento me paga 700 al mes',
    'contrato con el ayuntamiento',
    700,
    8,
  ],
  ['es', '120 sesiones al mes a 45 € y luego 1.200 al mes del club de fútbol, solo 8 meses', 'contrato con club de fútbol', 1200, 8],
])('a contract paid by the month is one more thing sold (%s: %s)', (language, text, label, price, months) => {
  const facts = read(text, language);
  expect(sold(facts)).toHaveLength(2);
  const contract = factValue(facts, 'lines')?.find(({ monthsPaid }) => monthsPaid !== undefined);
  expect(contract).toMatchObject({ price, monthsPaid: months });
  expect(contract?.label).toContain(label.replace('con club', 'con').split(' ').at(-1));
  expect((contract?.units ?? 0) * 12).toBeCloseTo(months, 2);
  expect(facts.season).toBeUndefined();
  expect(findClosedMonths(facts)).toBeNull();
  expect(factValue(facts, 'revenue')).toBe(text);
});

test('told at the read-back it comes beside what is known, and is no cost', () => {
  const facts = read('The rugby club contract is still missing, £1600 a month from september to april', 'en', 'read-back', SESSIONS);
  expect(sold(facts)).toEqual([
    ['sessions', 58, 130],
    ['rugby club contract', 1600, expect.closeTo(0.67, 2)],
  ]);
  expect(facts.fixedCosts).toBeUndefined();
  expect(facts.season).toBeUndefined();
});

test('it stays where the other things sold are told anew, and comes in once they are counted', () => {
  const known = withFacts(
    SESSIONS,
    readAnswer('The rugby club contract is missing, £1600 a month', {
      answer: 1,
      question: 'read-back',
      language: 'en',
      known: SESSIONS,
      today: '2026-11-30',
    }).facts as Fact[],
  );
  expect(sold(read('120 sessions a month at £60 and 10 packs at £265', 'en', 'read-back', known))?.map(([label]) => label)).toContain(
    'rugby club contract',
  );
  const open = read('45 € la sesión. El club me paga 1.600 al mes de septiembre a abril', 'es');
  expect(sold(open)).toBeUndefined();
  expect(factValue(open, 'price')).toBe(45);
  expect(sold(read('unas 120 al mes', 'es', 'volume', open))).toHaveLength(2);
});

test.each([
  'the rent is 1600 a month from september to april',
  'alquilo el local del club por 600 al mes de junio a septiembre',
  'los alumnos pagan 45 al mes de septiembre a junio',
  'la cuota de la escuela es 60 al mes de septiembre a junio',
  'the contract for the phone costs me 30 a month',
  '10 clientes con contrato de 800 al mes',
  'Tom 1820 a month from june',
  'yo doy las clases y contrato una maestra a 9,000 al mes',
  'we contract a driver at 900 a month',
])('what is paid, rented or paid by each of many is no contract (%s)', (text) => {
  expect(contractsByMonth(text)).toEqual([]);
});

test('what each of them costs goes to its own line, the contract by its month', () => {
  const known = read('130 single sessions a month at £58, 16 packs at £265 and the rugby club contract at £1600 a month', 'en');
  const answer = (text: string) => {
    const { facts } = readAnswer(text, { answer: 2, question: 'unit-cost', language: 'en', known, today: '2026-11-30' });
    return factValue(withFacts({}, facts as Fact[]), 'lines')?.map(({ unitCost }) => unitCost);
  };
  expect(answer('2.50 a session, 12.50 a pack and 140 a month')).toEqual([2.5, 12.5, 140]);
  expect(
    answer(
      '130 at 58 is 7540, then 16 packs at 265 is 4240 on top. So about 11,780 without the rugby. Stuff per session is about £2.50, tape and oil, so a pack is 12.50. Rugby costs me more, about 140 a month in tape',
    ),
  ).toEqual([2.5, 12.5, 140]);
});
