import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../countries/country.ts';
import { said } from '../../finance/said-facts-fixture.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { figures } from './read-fixture.ts';

type Row = readonly [country: CountryCode, language: Language, question: QuestionId, text: string];

const found = ([country, language, question, text]: Row) => figures(question, text, language, said({ country }));
/** What each month sells, as told. */
const months = (row: Row) => {
  const { season, volume } = found(row) as { season?: readonly number[]; volume?: number };
  return season?.map((index) => Math.round((index * (volume ?? 100)) / 10_000));
};

describe('a season that is told', () => {
  it.each<readonly [...Row, readonly number[]]>([
    [
      'CL',
      'es',
      'volume',
      '104 boletas al mes en enero y febrero, unas 40 el resto y en invierno 15',
      [104, 104, 40, 40, 40, 15, 15, 15, 40, 40, 40, 40],
    ],
    [
      'US',
      'en',
      'volume',
      '400 a month, but Nov and Dec are more like double and Jan Feb are dead',
      [60, 60, 400, 400, 400, 400, 400, 400, 400, 400, 800, 800],
    ],
    ['ES', 'es', 'revenue', '12 € cada menú, 30 al mes, en invierno la mitad', [15, 15, 30, 30, 30, 30, 30, 30, 30, 30, 30, 15]],
    [
      'US',
      'en',
      'revenue',
      '$10 each, 200 a month in the summer and 50 a month in winter',
      [50, 50, 88, 125, 162, 200, 200, 200, 162, 125, 88, 50],
    ],
    [
      'ES',
      'es',
      'revenue',
      'A 30 euros, unos 200 al mes y en agosto el triple',
      [200, 200, 200, 200, 200, 200, 200, 600, 200, 200, 200, 200],
    ],
    [
      'ES',
      'es',
      'revenue',
      'Vendo 80 ramos al mes a 25 euros, en mayo el doble y en agosto nada',
      [80, 80, 80, 80, 160, 80, 80, 0, 80, 80, 80, 80],
    ],
    [
      'ES',
      'es',
      'revenue',
      '35 euros la clase, de octubre a junio vienen 60 al mes y en verano 20',
      [60, 60, 60, 60, 60, 60, 20, 20, 40, 60, 60, 60],
    ],
    [
      'ES',
      'es',
      'revenue',
      '120 al mes de mayo a septiembre, el resto del año unas 15, a 20 euros',
      [15, 15, 15, 15, 120, 120, 120, 120, 120, 15, 15, 15],
    ],
    ['ES', 'es', 'volume', '80 al mes, en diciembre un 50 % más', [80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 120]],
    [
      'GB',
      'en',
      'volume',
      'about 48 a week from April to October and then maybe 12 a week over the winter',
      [52, 52, 130, 208, 208, 208, 208, 208, 208, 208, 130, 52],
    ],
    ['ES', 'es', 'revenue', '55 euros, unas 90 al mes todo el año igual', Array.from({ length: 12 }, () => 90)],
  ])('%s %s %s: %s', (country, language, question, text, expected) => {
    const told = months([country, language, question, text]) ?? [];
    // The average is a whole number of units.
    expect(told.map((level, month) => Math.abs(level - (expected[month] ?? 0)) <= Math.max(1, 0.05 * level))).toEqual(
      expected.map(() => true),
    );
  });

  it.each<readonly [...Row, months: readonly number[], share: number, volume: number]>([
    [
      'MX',
      'es',
      'revenue',
      'El conjunto sale en 580 pesos, con la mitad de anticipo y el resto a 30 días. Son 2000 conjuntos al año, pero más de la mitad se va en junio, julio y agosto.',
      [5, 6, 7],
      0.55,
      167,
    ],
    [
      'IE',
      'en',
      'revenue',
      "Weddings are €2,150 for the full day. I'd do 22 weddings in the year, nearly all from May to September",
      [4, 5, 6, 7, 8],
      0.9,
      1.83,
    ],
    ['ES', 'es', 'revenue', 'A 30 euros, unas 2.000 al año, el 70 % de las ventas entre noviembre y diciembre', [10, 11], 0.7, 167],
  ])('%s %s %s: %s', (country, language, question, text, high, share, volume) => {
    const { season, volume: average } = found([country, language, question, text]) as { season: readonly number[]; volume: number };
    expect(high.reduce((sum, month) => sum + (season[month] ?? 0), 0) / 120_000).toBeCloseTo(share, 2);
    expect(average).toBe(volume);
  });

  it('is put right by a normal month told later, the rest of it standing', () => {
    const known = said({ country: 'CL', volume: 1192, revenue: 'En enero y febrero unas 110 boletas al mes, y en invierno con suerte 15' });
    const { season, volume } = figures('read-back', 'en un mes normal son 40 boletas al mes, 110 es solo enero y febrero', 'es', known) as {
      season: readonly number[];
      volume: number;
    };
    expect([0, 3, 6].map((month) => Math.round(((season[month] ?? 0) * volume) / 10_000))).toEqual([109, 40, 15]);
  });
});

it.each<Row>([
  ['GB', 'en', 'revenue', 'Average job is £140. I reckon on 9 jobs a week to begin with, up to 15 by next summer.'],
  ['ES', 'es', 'revenue', 'abrimos en mayo de 2027 con 20 clientes al mes y en septiembre 40, a 30 euros'],
  ['ES', 'es', 'revenue', 'La cuota son 40 euros al mes, 60 socios, en verano la mitad'],
  ['GB', 'en', 'unit-cost', "£3.70 a box. In April and May it's more like double"],
  ['ES', 'es', 'revenue', '580 el conjunto, la mitad de anticipo y el resto a 30 días'],
  ['GB', 'en', 'volume', '60 a week in term time'],
  ['ES', 'es', 'volume', 'en temporada unas 90 al mes'],
  ['ES', 'es', 'revenue', '12 € y 80 al día de junio a septiembre'],
])('no season: %s %s %s, %s', (...row) => {
  expect(found(row)).not.toHaveProperty('season');
});
