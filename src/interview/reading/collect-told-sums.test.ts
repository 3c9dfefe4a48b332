import { describe, expect, test } from 'vitest';
import type { FactId } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

function read(question: QuestionId, language: Language, text: string): Partial<Record<FactId, unknown>> {
  const { facts } = readAnswer(text, { question, language, today: '2026-11-28', answer: 5, known: {} });
  return Object.fromEntries(facts.map(({ id, value }) => [id, value]));
}

const OPENING_AND_MONTH =
  'Opening takes $30,000: $10,000 for our decor inventory, $7,000 to fit out the studio, $5,000 for the website and a styled photo shoot, $3,000 for computers and $5,000 in working cash. Two of us will run it, myself full time and my cousin Maritza Peña part time as event coordinator. Fixed costs are $7,200 a month: $1,500 rent, $1,700 for Maritza, $2,800 for me, $700 marketing, $150 software, $120 insurance and $230 accounting and phone.';

describe('totals told with their parts', () => {
  test.each([
    ['en', OPENING_AND_MONTH, { investment: 30000, fixedCosts: 7200, founderPay: 2800, rent: 1500, marketingBudget: 700, team: 2 }],
    [
      'es',
      'Son 440 mil en total: horno de piso 180 mil, amasadora 65 mil, cámara fría 70 mil, la adecuación del local 90 mil y mostrador y muebles 35 mil. Al mes fijos son 69 mil: renta 18 mil, sueldos 37 mil, luz y gas 8 mil, publicidad 2 mil y otros 4 mil',
      { investment: 440000, fixedCosts: 69000, rent: 18000 },
    ],
    [
      'en',
      'We need $64,000: $31,000 for the product build and the Toast and Square integrations, $5,500 for laptops and test devices, $7,500 for legal work and a security audit, and $20,000 of working capital. Fixed costs are $7,900 a month: $2,400 for each founder, $1,500 for Priya, $350 for coworking, $400 for software, $350 for insurance and accounting, and $500 for marketing.',
      { investment: 64000, fixedCosts: 7900, marketingBudget: 500 },
    ],
  ] as const)('are each read by themselves: %s', (language, text, expected) => {
    expect(read('resources', language, text)).toMatchObject(expected);
  });

  test('name their parts, the last one with what follows it', () => {
    const { investmentItems } = read('resources', 'en', OPENING_AND_MONTH);
    expect(investmentItems).toContainEqual({ label: 'working cash', amount: 5000 });
  });

  test('hold own money told for each of the founders', () => {
    const text =
      'Ponemos 15.000 euros de ahorros, 9.000 míos y 6.000 de Tom, y pediremos un préstamo de 16.000 euros a MicroBank a cinco años.';
    expect(read('funding', 'es', text)).toMatchObject({ ownFunds: 15000, loan: 16000, loanYears: 5 });
  });

  test('are no total where what follows says who pays for it', () => {
    const text = 'Welder and bed build is $16,500; I’ve got $6,500 put back and the credit union will do $10,000.';
    expect(read('resources', 'en', text)).toMatchObject({ ownFunds: 6500, loan: 10000 });
  });
});
