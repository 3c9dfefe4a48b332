// Founders who put the means right, or list them, where something else was asked: what opening and a month take, who pays for it, who works there.
import { describe, expect, test } from 'vitest';
import type { FactSheet } from '../facts/fact.ts';
import { splitTeam } from '../facts/split-team.ts';
import type { Language } from '../language/language.ts';
import type { QuestionId } from './interview.ts';
import { readAnswer } from './reading/read-answer.ts';

type Values = Readonly<Record<string, unknown>>;

function read(language: Language, question: QuestionId, known: Values, text: string) {
  const sheet = Object.fromEntries(
    Object.entries(known).map(([id, value]) => [id, { id, value, origin: 'said', quote: null, period: null, unit: null }]),
  ) as FactSheet;
  const reading = readAnswer(text, { answer: 5, question, language, known: sheet, today: '2026-11-20' });
  return { ...reading, told: Object.fromEntries(reading.facts.map(({ id, value }) => [id, value])) as Values };
}
const only = (told: Values, expected: Values) => Object.fromEntries(Object.keys(expected).map((id) => [id, told[id]]));
const amounts = (items: unknown) => (items as readonly { readonly amount: number }[]).map(({ amount }) => amount);

describe('what opening takes', () => {
  test('leaves out the sum that is denied and the total that comes again for its last part', () => {
    const { told } = read(
      'es',
      'odd-investment',
      { investment: 8.75, price: 12, unitCost: 3 },
      'madre mía, no, 9 euros no, eso era lo que cuesta el jabón; para abrir necesito 21.600 en total: las lavadoras 12.400, la obra 3.900, el rótulo 800, la fianza 1.400, 600 de jabón para empezar, y lo que falta hasta los 21.600, unos 2.500, de colchón',
    );
    expect(told.investment).toBe(21_600);
    expect(amounts(told.investmentItems)).toEqual(expect.arrayContaining([12_400, 3900, 800, 1400]));
    expect(amounts(told.investmentItems)).not.toContain(9);
  });

  test.each<[Language, QuestionId, string, number, number]>([
    [
      'en',
      'resources',
      "the whole lot to start is 14,500, the van is 9,000 second hand, the basin 2,100, insurance 600, the website 800, and what's left up to the 14,500, that's 2,000, is a cushion",
      14_500,
      5,
    ],
    [
      'en',
      'resources',
      'right so it’s fifty two thousand all in. The wall 38,000, the pickup 8,500, helmets 1,900, insurance up front 1,600, website 500 and what’s left of the 52,000, about 1,500, as a buffer',
      52_000,
      6,
    ],
    [
      'es',
      'resources',
      'el invernadero 11.000, la cámara de frío 4.500, el riego 6.200, bulbos 2.300, la web 1.500, y guardo 3.500 de reserva, total 29.000',
      29_000,
      6,
    ],
    [
      'en',
      'resources',
      'the van is 11,500, tools 3,200, the analyser 650, registration 900, and £3,000 to keep back in case it’s slow, so nineteen grand odd',
      19_250,
      5,
    ],
    ['es', 'investment', 'herramienta 4.300, el banco de pruebas 3.900, dos bicis de préstamo 3.400, obra 6.000', 17_600, 4],
    [
      'es',
      'tax',
      'Uy no, 9.000 en total: dos máquinas industriales 3.200, la mesa de corte 900, el muestrario 1.100, telas para arrancar 2.000, la página y carteles 600, y lo que queda hasta los 9.000, 1.200, es un colchón por si acaso',
      9000,
      6,
    ],
  ])('%s, asked for %s: %s', (language, question, text, total, many) => {
    const { told } = read(language, question, { price: 145, volume: 70, unitCost: 32 }, text);
    expect(only(told, { investment: total, loan: undefined })).toEqual({ investment: total, loan: undefined });
    expect(told.investmentItems).toHaveLength(many);
  });
});

test.each<[Language, string, Values, Values]>([
  [
    'es',
    'que no son 80.000, que son 31.000 de inversión con la reserva y todo; y de fijos al mes, pues el local 700, la luz 210, marta, que está a media jornada, me sale por 940 con la seguridad social, la gestoría 70, el seguro 45, publicidad 90 y mi cuota de autónoma 88, sin contar mi sueldo',
    { investment: 80_200 },
    { investment: 31_000, fixedCosts: 2143, rent: 700, staffPay: 940, marketingBudget: 90 },
  ],
  [
    'es',
    'eso son 27.000 con el colchón, no 23.000; los fijos son local 900, luz 130, seguro 70, autónomos 88, internet 40, publicidad 100; y Samu, que está a media jornada, 890 con la seguridad social',
    { investment: 23_600 },
    { investment: 27_000, fixedCosts: 2218, staffPay: 890 },
  ],
  [
    'es',
    'No, no son 18 millones, son 9 millones para abrir con el colchón y todo. Y por mes, el alquiler 380.000, luz e internet 90.000, el contador 70.000',
    { investment: 2_000_000 },
    { investment: 9_000_000, fixedCosts: 540_000 },
  ],
  [
    'es',
    'que no son 90.000, que son 31.000 de inversión; y de fijos al mes, pues el local 700, la luz 210, el seguro 45, publicidad 90',
    { investment: 31_000 },
    { investment: undefined, fixedCosts: 1045 },
  ],
  [
    'en',
    "no no not a hundred and four thousand! it's 52,000 to open, buffer and all. Each month: storage yard 180, insurance 160, diesel that's in the 95, phone 25, accountant 70, adverts 120, and my niece Tamsin does the bookings part-time, 400 with the NI",
    { investment: 104_000, unitCost: 95 },
    { investment: 52_000, fixedCosts: 955, staffPay: 400 },
  ],
  [
    'en',
    'the insurance 85, phone 30, accountant 60, ads 70, and Breda who does two days a week with me is 780 with the PRSI',
    {},
    { fixedCosts: 1025, staffPay: 780 },
  ],
])('a month’s costs after another figure is put right (%s): %s', (language, text, known, expected) => {
  expect(only(read(language, 'fixed-costs', { price: 400, ...known }, text).told, expected)).toEqual(expected);
});

test.each<[Language, string, Values, Values]>([
  [
    'es',
    'espera, que 700 es nada más el local, los fijos todos juntos suman 2.140 al mes, y la inversión son 31.000, no me la dejes en lo otro',
    { investment: 80_000, fixedCosts: 700 },
    { investment: 31_000, fixedCosts: 2140, rent: 700, ownFunds: undefined, loan: undefined },
  ],
  [
    'en',
    'hold on, 1,150 is just the rent, the overheads altogether come to 3,215 a month, and the opening is 31,000',
    { investment: 39_000, fixedCosts: 1150 },
    { investment: 31_000, fixedCosts: 3215, rent: 1150, ownFunds: undefined },
  ],
  [
    'es',
    'son 2.283 los fijos, y para pagarlo pongo 12.000 de ahorros y mi hermano me deja 5.000 sin intereses y el banco 10.000 a cuatro años',
    { investment: 27_000, fixedCosts: 900 },
    { fixedCosts: 2283, ownFunds: 12_000, loan: 15_000 },
  ],
  [
    'en',
    'I’m putting in 13,000 of my savings and the other 18,000 is a loan from Self-Help Credit Union over six years. There’s two of us, me, I baked eleven years at a bakery, and Marisol 24 hours a week',
    { investment: 31_000 },
    { ownFunds: 13_000, loan: 18_000, loanYears: 6, team: 2 },
  ],
  ['en', 'It’s just me and Kai, Kai does 20 hours a week', { investment: 19_250 }, { team: 2, ownFunds: undefined }],
  ['en', 'the two of us put in 10,000 each and the bank the rest', { investment: 31_000 }, { team: undefined, ownFunds: 20_000 }],
])('what is told where the funding was asked for (%s): %s', (language, text, known, expected) => {
  expect(only(read(language, 'funding', known, text).told, expected)).toEqual(expected);
});

test('the money told where the team was asked for, and one who is hired by the hour beside the owner', () => {
  const { facts, told } = read(
    'es',
    'team',
    { investment: 30_000, fixedCosts: 900 },
    'no mujer, que de mi bolsillo pongo 12.000, seis mil del paro capitalizado y seis mil de ahorros, y los otros 18.000 se los pido a ibercaja a seis años; y los gastos fijos son 1.980 al mes; de gente somos dos, yo, que estuve diez años de modista y me pongo 1.200 al mes, y rosalía dieciocho horas a la semana, que lleva ocho años cosiendo',
  );
  const expected = { ownFunds: 12_000, loan: 18_000, loanYears: 6, fixedCosts: 1980, team: 2, founderPay: 1200 };
  expect(only(told, expected)).toEqual(expected);
  const sheet = Object.fromEntries(facts.map((fact) => [fact.id, fact])) as FactSheet;
  expect(splitTeam(sheet, 2)).toEqual({ full: 1, part: 1, partHours: 78, founders: 1 });
});

describe('where the figures are read back', () => {
  const known = { price: 24, team: 51, investment: 42_000, fixedCosts: 2713, investmentItems: [{ label: 'horno', amount: 42_000 }] };
  test.each<[Language, string, number | undefined]>([
    ['es', '¡cincuenta y una personas, ni que esto fuera una fábrica! somos dos, marta y yo', 2],
    ['es', '¡cincuenta y una personas, ni que esto fuera una fábrica!', undefined],
    ['en', 'fifty one people, are you having a laugh', undefined],
    ['en', 'Fifty one people! I wish. It’s only me and Jo', 2],
    ['es', 'cada una me cuesta 7,60 y las otras van a 16,50 más iva', undefined],
  ])('%s: %s', (language, text, team) => {
    const { told, disputed } = read(language, 'read-back', known, text);
    expect(told.team).toBe(team);
    expect(disputed ?? []).toEqual(team === undefined && !text.includes('iva') ? ['team'] : []);
  });

  test('what a thing costs to make is no list of what is bought', () => {
    const { told } = read(
      'es',
      'read-back',
      known,
      'la ración sí cuesta 1,15; y las de los bares 7 euros, y quita lo del gas de la inversión',
    );
    expect(told.investmentItems).toBeUndefined();
  });
});

test.each<[Language, string]>([
  ['en', '1200 bags a month by December 2027, 8 coffee shops, and a second oven by spring 2028'],
  ['es', 'En un año quiero 30 juegos por mes, seis tiendas fijas y otra máquina'],
])('what is to be reached counts nobody (%s): %s', (language, text) => {
  expect(read(language, 'team', {}, text).told.team).toBeUndefined();
});
