import { describe, expect, it } from 'vitest';
import { findLeaningMonths } from './find-leaning-months.ts';

const told = (revenue: string, isSouthern = false) =>
  Object.fromEntries(
    findLeaningMonths({ revenue: { id: 'revenue', value: revenue, period: null, unit: null, quote: null, origin: 'said' } }, isSouthern),
  );

describe('months told to sell more or less', () => {
  it.each([
    [
      'Enero y febrero, flojo. Agosto cierro dos o tres semanas. De mayo a julio y de octubre a Navidad, fuerte.',
      { 0: 7000, 1: 7000, 7: 4231, 4: 13_000, 5: 13_000, 6: 13_000, 9: 13_000, 10: 13_000, 11: 13_000 },
    ],
    ['Enero y septiembre se llena, diciembre se cae casi a la mitad.', { 0: 13_000, 8: 13_000, 11: 5000 }],
    ['A 12 € la caja. Marzo y abril son flojos, y en diciembre no damos abasto.', { 2: 7000, 3: 7000, 11: 13_000 }],
    ['Sales dip 15% in the end. We are slammed from May to July, and November is dead.', { 4: 13_000, 5: 13_000, 6: 13_000, 10: 3000 }],
    ['October is my busiest month; February drops by a third.', { 9: 13_000, 1: 6700 }],
    ['Los mejores meses son junio y julio. En septiembre baja un 20 %.', { 5: 13_000, 6: 13_000, 8: 8000 }],
    [
      'March to May is the busiest, and then October and November; July and August are slow because of the heat.',
      { 2: 13_000, 3: 13_000, 4: 13_000, 9: 13_000, 10: 13_000, 6: 7000, 7: 7000 },
    ],
    [
      "We're busiest March through May and again in October, slowest in the heat of July and August.",
      { 2: 13_000, 3: 13_000, 4: 13_000, 9: 13_000, 6: 7000, 7: 7000 },
    ],
    ['Los meses buenos son mayo y junio, y luego noviembre; en agosto baja.', { 4: 13_000, 5: 13_000, 10: 13_000 }],
    // Of a month closed for some weeks the others are left.
    ['En agosto cierro tres semanas; enero y septiembre son los meses fuertes.', { 0: 13_000, 8: 13_000, 7: 3077 }],
    ['We close for two weeks in August and December is our best month.', { 7: 5385, 11: 13_000 }],
    [
      'Fuerte es marzo abril y mayo y luego octubre y noviembre con el otoño mágico, y agosto. Enero y febrero no viene ni el tato',
      { 2: 13_000, 3: 13_000, 4: 13_000, 9: 13_000, 10: 13_000, 7: 13_000, 0: 3000, 1: 3000 },
    ],
    [
      'Our busiest months are June July and August, and December. In February there is not a soul.',
      { 5: 13_000, 6: 13_000, 7: 13_000, 11: 13_000, 1: 3000 },
    ],
    ['Lo fuerte es mayo, junio y septiembre. En noviembre no viene nadie.', { 4: 13_000, 5: 13_000, 8: 13_000, 10: 3000 }],
    ['De octubre a noviembre sube como un 30 por ciento.', { 9: 13_000, 10: 13_000 }],
  ])('%s', (words, months) => {
    expect(told(words)).toEqual(months);
  });

  it('a summer is in January south of the equator', () => {
    expect(Object.keys(told('El verano es flojo.', true))).toEqual(['0', '1', '11']);
    expect(Object.keys(told('Summer is quiet.'))).toEqual(['5', '6', '7']);
  });
});

it.each([
  'En enero sube el alquiler un 10 %.',
  'Empezamos en marzo fuerte, con 40 encargos.',
  'August is not dead at all.',
  'Busy from April to May, and June you could hear a pin drop.',
  'Vendo 300 al mes, en enero 200.',
  'En enero no hay que pagar nada y en febrero viene mi hermana.',
])('claims nothing of what is not said of what is sold: %s', (words) => {
  expect(Object.keys(told(words)).filter((month) => month !== '3' && month !== '4')).toEqual([]);
});

it('a month told both ways is left as the trade has it', () => {
  expect(told('July is busy with tourists. July is quiet with locals.')).toEqual({});
});

it('a part of a normal month is told of months too, and what was said of the opening counts', () => {
  expect(told('April to June is nuts, and December through February I’d be lucky to do a third of a regular month.')).toEqual({
    3: 13_000,
    4: 13_000,
    5: 13_000,
    11: 3333,
    0: 3333,
    1: 3333,
  });
});
