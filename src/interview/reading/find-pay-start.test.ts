import { describe, expect, test } from 'vitest';
import type { Fact, FactId, FactSheet } from '../../facts/fact.ts';
import { figures } from './read-fixture.ts';

const VALUES = { price: 14, volume: 120, fixedCosts: 2100, founderPay: 1500, staffPay: 900 } as const;
const KNOWN = Object.fromEntries(
  Object.entries(VALUES).map(([id, value]) => [
    id,
    { id: id as FactId, value, period: null, unit: null, quote: null, origin: 'said' } as Fact,
  ]),
) as FactSheet;

describe('from which month somebody is paid', () => {
  test.each([
    ['es', 'team', 'Los tres primeros meses no cobro nada y desde el cuarto me pago 1.500 euros al mes.', { founderPayFrom: 4 }],
    ['es', 'team', 'No me pagaré nada durante los seis primeros meses', { founderPayFrom: 7 }],
    ['es', 'read-back', 'Yo no cobro los tres primeros meses; mis 1.500 empiezan en el cuarto.', { founderPayFrom: 4 }],
    ['es', 'resources', 'No cobraré los primeros tres meses y luego 1.200 € al mes para mí', { founderPay: 1200, founderPayFrom: 4 }],
    ['es', 'team', 'Yo sola, y a partir del mes cinco cobraré 1.200', { founderPayFrom: 5 }],
    ['es', 'own-pay', 'Necesito sacar 1.300 € al mes, desde el tercer mes', { founderPay: 1300, founderPayFrom: 3 }],
    ['en', 'own-pay', 'I need to take £1,300 a month, from month three', { founderPay: 1300, founderPayFrom: 3 }],
    ['en', 'team', 'I’ll pay myself nothing for the first three months and then £1,500.', { founderPayFrom: 4 }],
    ['en', 'read-back', 'I take no pay at all for the first 2 months.', { founderPayFrom: 3 }],
    ['en', 'resources', 'No salary until month six, then I’d take 2,000 a month.', { founderPayFrom: 6 }],
    ['es', 'team', 'En el séptimo mes entra Lorena a media jornada: me cuesta 1.120 al mes.', { staffPayFrom: 7 }],
    ['en', 'read-back', 'Joss only joins from month nine.', { staffPayFrom: 9 }],
  ] as const)('%s, %s: %s', (language, question, words, told) => {
    expect(figures(question, words, language, KNOWN)).toMatchObject(told);
  });

  test.each([
    ['es', 'team', 'Yo sola, cobrando 1.500 al mes'],
    ['es', 'start', 'Abro en marzo y los tres primeros meses venderé la mitad'],
    ['en', 'goals', 'In the first three months I want 50 customers'],
  ] as const)('%s, %s, says nothing of it: %s', (language, question, words) => {
    expect(Object.keys(figures(question, words, language, KNOWN))).not.toContain('founderPayFrom');
  });

  test('nothing at first is not pay of nothing', () => {
    expect(figures('read-back', 'I take no pay at all for the first three months.', 'en', KNOWN)).not.toHaveProperty('founderPay');
  });
});
