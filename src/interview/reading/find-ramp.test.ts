// How many at the beginning and how many later: two levels, never a number of a year divided by its months.
import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { figures, namedFigures, type Told } from './read-fixture.ts';

const MEMBERS: FactSheet = withFacts({}, [makeFact('sector', 'gym'), makeFact('price', 59, { unit: 'GBP', period: 'month' })]);
const at = (volume: number, isFirst = false): FactSheet =>
  withFacts(MEMBERS, [
    makeFact('volume', volume, { unit: 'units', period: 'month' }),
    makeFact('fixedCosts', 3434, { unit: 'GBP', period: 'month' }),
    ...(isFirst ? [makeFact('volumeFromStart', true)] : []),
  ]);
const ramp = (volume: number, targetVolume: number) => ({ volume, volumeFromStart: true, targetVolume, targetMonths: 12 });

const LEVELS: readonly (readonly [QuestionId, Language, string, Readonly<Record<string, unknown>>, FactSheet?])[] = [
  ['volume', 'en', 'start with 23, say 140 members after a year', ramp(23, 140), MEMBERS],
  ['volume', 'en', '140 after a year, starting with 23', ramp(23, 140), MEMBERS],
  [
    'revenue',
    'en',
    '$16 on average. I move around 230 candles a month now and with the studio I figure 400',
    { price: 16, currency: 'USD', ...ramp(230, 400) },
  ],
  ['volume', 'en', "It should be 400 candles a month once I'm in the studio, 230 is what I do now", ramp(230, 400)],
  ['revenue', 'es', 'Ahora vendo 50 al mes a 20 euros y con el taller nuevo haré 120', { price: 20, currency: 'EUR', ...ramp(50, 120) }],
  [
    'revenue',
    'es',
    'Cobro 30 la clase con el material incluido, ahora hago 20 a la semana',
    { price: 30, saleUnit: 'class', volume: 87, volumeFromStart: true },
  ],
  ['volume', 'es', 'de 20 a 60 socias en un año', ramp(20, 60), MEMBERS],
  ['volume', 'es', 'al principio capaz 3, después 5', ramp(3, 5)],
  ['volume', 'es', 'al principio 3, luego 12', ramp(3, 12)],
  ['volume', 'en', 'at first 3 a week, then maybe 12', ramp(13, 52)],
  ['volume', 'en', '140 members at £59 by the end of the year', { volume: 140 }, MEMBERS],
  ['volume', 'en', '140 members a year', { volume: 140 }, MEMBERS],
  ['volume', 'es', '140 socias al año', { volume: 140 }, MEMBERS],
  ['volume', 'en', '120 orders a year', { volume: 10 }],
  ['volume', 'es', 'Empezaré con poco, calculo que seis al día', { volume: 156 }],
  ['volume', 'en', 'a handful at first, then 12 a month', { volume: 12 }],
  ['read-back', 'en', '140 members at £59 by the end of the year', { volume: 140 }, at(12)],
  ['read-back', 'en', '140 members by the end of the year', { targetVolume: 140, targetMonths: 12 }, at(23, true)],
  ['read-back', 'en', 'we hope to reach 60 a week', { targetVolume: 260, targetMonths: 12 }, at(23, true)],
  ['read-back', 'en', 'then 20 a week', { targetVolume: 87, targetMonths: 12 }, at(23, true)],
  ['read-back', 'en', 'we start with 23 members', ramp(23, 140), at(140)],
  ['read-back', 'en', 'sales are 23 at the start and 140 after a year, not 12', ramp(23, 140), at(12)],
  ['read-back', 'es', 'no son 12 al mes, son 23 al principio y 140 al año', ramp(23, 140), at(12)],
];

const WITH_PRICE: readonly Told[] = [
  ['revenue', 'en', '£59 a month membership. Start with 23, say 140 members after a year', { price: 59, ...ramp(23, 140) }],
  ['revenue', 'en', '£59 a month. 23 to begin with, 140 within twelve months', { price: 59, ...ramp(23, 140) }],
  ['revenue', 'en', 'Members pay £59 a month, 140 members by the end of year one, opening with 23', { price: 59, ...ramp(23, 140) }],
  ['revenue', 'es', 'La cuota es de 45 al mes, al principio 30 socios y al año 120', { price: 45, ...ramp(30, 120) }],
  ['revenue', 'es', '29 euros al mes, 40 suscriptores el primer mes y 300 al cabo de un año', { price: 29, ...ramp(40, 300) }],
  ['revenue', 'es', 'cada placar 1.200.000 pesos, al principio capaz 3 por mes y después unos 5', { price: 1_200_000, ...ramp(3, 5) }],
];

describe('the level of the beginning and that of full pace', () => {
  test.each(LEVELS.map((row) => [row[0], row[1], row[2], row] as const))('%s (%s): %s', (question, language, text, row) => {
    expect(figures(question, text, language, row[4])).toEqual(row[3]);
  });

  test.each(WITH_PRICE.map((row) => [row[0], row[1], row[2], row] as const))('%s (%s): %s', (_question, _language, _text, row) => {
    expect(namedFigures(row)).toEqual(row[3]);
  });
});
