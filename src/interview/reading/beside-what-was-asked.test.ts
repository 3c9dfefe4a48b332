// What is told beside the figure asked for, and what it must leave as it was.
import { expect, test } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

const ITEMS = [
  { label: 'obra', amount: 24260 },
  { label: 'rótulo y licencia', amount: 1200 },
];
const BOUGHT = { investment: 25460, investmentItems: ITEMS };

test.each<[QuestionId, 'es' | 'en', string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
  ['read-back', 'es', 'Y mi sueldo 1.200, los 87 es la cuota de autónomos', BOUGHT, { founderPay: 1200, investmentItems: undefined }],
  [
    'read-back',
    'es',
    'Sueldos: Chuy 11 mil, Marisol 8 mil, y yo me pago 1.200',
    { ...BOUGHT, staffPay: 18000 },
    { founderPay: 1200, investment: undefined },
  ],
  ['read-back', 'en', 'team: me and a part timer from month 5', { team: 1 }, { team: 2 }],
  ['read-back', 'es', 'equipo: yo y Lucía desde el tercer mes', { team: 1 }, { team: 2 }],
  ['own-pay', 'es', 'Con 1.200 o 1.300 me apaño, pon 1.200. Y la cuota de autónomos aparte, que son 87', BOUGHT, { founderPay: 1200 }],
  ['goals', 'en', 'pay myself 2,500 a month by then', {}, { founderPay: undefined }],
  ['goals', 'es', 'Poder pagarme 2.000 al mes, y tener 40 fijos', {}, { founderPay: 2000 }],
  [
    'funding',
    'es',
    'no faltan 76, al revés. La inversión es de 300 mil',
    { investment: 518000, ownFunds: 260000 },
    { ownFunds: undefined },
  ],
  [
    'fixed-costs',
    'es',
    'El alquiler 950, luz 520 y publicidad 150. Mil seiscientos y pico. Y aparte los autónomos, 88.',
    {},
    { fixedCosts: 1708 },
  ],
  [
    'fixed-costs',
    'es',
    'La inversión son 42.300, no sé de dónde sacas 56.',
    { investment: 43300 },
    { investment: 42300, fixedCosts: undefined },
  ],
  [
    'resources',
    'es',
    'El alquiler son 780. Yo sola al principio, y desde el tercer mes Lucía, media jornada, me sale por 850 con la seguridad social',
    {},
    { team: 2, staffPay: 850, staffPayFrom: 3 },
  ],
  [
    'competitors',
    'es',
    'El Mercadona, la bandeja de Rana la tienen a unos 2,80. Luego Il Pastaio, a 24 euros el kilo.',
    {},
    { rivals: ['El Mercadona', 'Il Pastaio'] },
  ],
])('%s: %3$s', (question, language, text, known, expected) => {
  const sheet = Object.fromEntries(
    Object.entries(known).map(([id, value]) => [id, { id, value, origin: 'said', quote: null, period: null, unit: null }]),
  ) as FactSheet;
  const { facts } = readAnswer(text, { answer: 3, question, language, known: sheet, today: '2026-11-20' });
  const told = Object.fromEntries(facts.map(({ id, value }) => [id, value]));
  expect(Object.fromEntries(Object.keys(expected).map((id) => [id, told[id]]))).toEqual(expected);
});
