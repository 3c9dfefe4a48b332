// Who is paid what and from when, told person by person.
import { describe, expect, test } from 'vitest';
import type { Fact, FactId } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const KNOWN = {
  currency: makeFact('currency', 'EUR', { quote: null }) as Fact<'currency'>,
  team: makeFact('team', 2, { quote: null }) as Fact<'team'>,
};
const read = (question: QuestionId, text: string, language: 'es' | 'en') =>
  readAnswer(text, { question, language, known: KNOWN, answer: 3, today: '2026-11-30' });
const told = (question: QuestionId, text: string, ids: readonly FactId[], language: 'es' | 'en' = 'es') => {
  const { facts } = read(question, text, language);
  return Object.fromEntries(ids.map((id) => [id, facts.find((fact) => fact.id === id)?.value]));
};
const PAY: readonly FactId[] = ['team', 'founderPay', 'staffPay', 'staffPayFrom', 'staffPayDate', 'staffPayLater'];
const NONE = { staffPayFrom: undefined, staffPayDate: undefined, staffPayLater: undefined };

describe('people and what they are paid', () => {
  test('somebody who comes in a later month is paid from that month', () => {
    const text =
      'just me to start, 6 years barista in pontcanna. id want to take 1600 a month. then from month 5 a part timer 16 hours a week, about 870 a month';
    expect(told('team', text, PAY, 'en')).toEqual({ ...NONE, team: 2, founderPay: 1600, staffPay: 870, staffPayFrom: 5 });
    expect(told('team', 'yo sola al principio cobrando 1.200, y en el mes seis entra Wendy a media jornada por 700 al mes', PAY)).toEqual({
      ...NONE,
      team: 2,
      founderPay: 1200,
      staffPay: 700,
      staffPayFrom: 6,
    });
    expect(told('read-back', 'team: me and a part timer from month 5 at 870 a month', PAY, 'en')).toMatchObject({ team: 2, staffPay: 870 });
  });

  test('of several, those who come in a month of the calendar are told apart', () => {
    const row = { team: 3, founderPay: 2200, staffPay: 2652, staffPayFrom: undefined, staffPayDate: '2027-06', staffPayLater: 1820 };
    expect(told('team', 'Me 2200, Tom 1820 from June, Aisha 832', PAY, 'en')).toEqual(row);
    const among = 'van 12000, tools 3000. three of us: me on 2,200 a month, Tom on 1,820 from June and Aisha part time on 832';
    expect(told('resources', among, [...PAY, 'investment'], 'en')).toEqual({ ...row, investment: 15_000 });
  });

  test('so many payments a year are what they come to in a month', () => {
    const facts = told('fixed-costs', 'Nave 550, luz 180, gestoría 70. Brais 950 brutos, catorce pagas, la seguridad social bonificada', [
      'fixedCosts',
      'staffPay',
    ]);
    expect(facts).toEqual({ fixedCosts: 800, staffPay: 1108.33 });
  });

  test('names under «sueldos» are paid, and nobody buys them', () => {
    expect(
      told('read-back', 'Sueldos: Chuy 11 mil, Marisol 8 mil, y yo me pago 12 mil', ['staffPay', 'founderPay', 'investmentItems']),
    ).toEqual({
      staffPay: 19_000,
      founderPay: 12_000,
      investmentItems: undefined,
    });
  });

  test('what each of those who start it gets is told of both', () => {
    expect(
      told('fixed-costs', 'alquiler 950, luz 520, gestoría 110 y los sueldos, 1.300 cada una, mi hermana y yo', [
        'founderPay',
        'fixedCosts',
      ]),
    ).toEqual({
      founderPay: 2600,
      fixedCosts: 1580,
    });
    expect(told('read-back', 'Y los sueldos son dos de 1.300, el mío y el de Lucía.', ['founderPay'])).toEqual({ founderPay: 2600 });
  });

  test('whoever comes later is told before the pay is', () => {
    expect(
      told('resources', 'La máquina 14.500. Trabajamos mi hermana y yo, y en septiembre una chica, Nuria', ['team', 'staffPayDate']),
    ).toEqual({
      team: 3,
      staffPayDate: '2027-09',
    });
  });

  test('a sum of somebody who is not paid stays what it is', () => {
    expect(told('funding', 'Yo pongo 12.000 y mi hermana 6.000, y el banco 20.000', ['founderPay', 'staffPay'])).toEqual({
      founderPay: undefined,
      staffPay: undefined,
    });
    expect(told('resources', 'Reforma 20.000, Mobiliario 4.000 y Rótulo 900', ['staffPay', 'investment'])).toEqual({
      staffPay: undefined,
      investment: 24_900,
    });
  });
});
