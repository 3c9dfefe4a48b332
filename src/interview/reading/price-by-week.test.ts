import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/fact.ts';
import { wordFact } from '../word-fact.ts';
import { figures, namedFigures, read, type Told } from './read-fixture.ts';

const priceIn = (question: 'revenue', text: string, language: 'es' | 'en') =>
  read(question, text, language).facts.find(({ id }) => id === 'price') as Fact<'price'>;

const TOLD: readonly Told[] = [
  ['revenue', 'es', '45 € a la semana por alumno, 20 alumnos', { price: 195, volume: 20 }],
  ['revenue', 'en', '£265 a week for each child, 12 places', { price: 1148.33 }],
  ['revenue', 'es', '120 € cada quincena, 15 niños', { price: 260 }],
  ['revenue', 'es', '38 euros semanales por plaza, 24 plazas', { price: 164.67, volume: 24 }],
  ['revenue', 'es', '600 € al trimestre, 25 alumnos', { price: 200, volume: 25 }],
  ['revenue', 'es', '900 € el semestre por alumno', { price: 150 }],
  ['revenue', 'en', '£600 a term, 20 pupils', { price: 150, volume: 20 }],
  ['revenue', 'en', '£25 a fortnight per member', { price: 54.17 }],
  ['revenue', 'es', '60 € al mes con 2 clases por semana, 20 alumnos', { price: 60, volume: 20 }],
];

describe('a price told for longer or shorter than a month', () => {
  test.each(TOLD.map((row) => ({ text: row[2], row })))('$text', ({ row }) => {
    expect(namedFigures(row)).toEqual(row[3]);
  });

  test('what is sold by the week is paid each time', () => {
    expect(figures('revenue', 'La cesta cuesta 22 € a la semana y reparto 50 cestas a la semana')).toMatchObject({
      price: 22,
      volume: 217,
    });
    expect(figures('revenue', 'I pay £300 a week rent for the place', 'en').price).not.toBe(1300);
  });

  test('so many a week of those who pay every week are as many who pay', () => {
    const price = priceIn('revenue', '45 € a la semana por alumno', 'es');
    expect(figures('volume', '20 a la semana', 'es', { price })).toMatchObject({ volume: 20 });
    const { toldPer: _, ...monthly } = price;
    expect(figures('volume', '20 a la semana', 'es', { price: monthly })).toMatchObject({ volume: 87 });
  });

  test('is read back as it was told, and as it is counted', () => {
    const setting = { language: 'es', locale: 'es-ES', currency: 'EUR' } as const;
    const price = priceIn('revenue', '45 € a la semana por alumno', 'es');
    expect(price.quote?.text).toContain('45 € a la semana');
    expect(wordFact(price, setting)?.replaceAll('\u00a0', ' ')).toBe('45 € a la semana, 195 € al mes');
    const termly = priceIn('revenue', '£600 a term, 20 pupils', 'en');
    expect(wordFact(termly, { language: 'en', locale: 'en-GB', currency: 'GBP' })).toBe('£600 a term, £150 a month');
    expect(wordFact(priceIn('revenue', '45 € al mes', 'es'), setting)).not.toContain('mes');
  });
});
