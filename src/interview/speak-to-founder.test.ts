import { describe, expect, test } from 'vitest';
import { talk } from './talk-fixture.ts';

const inCity = (city: string) => [
  'A la vuelta no hay dónde comprar pastas frescas los domingos.',
  'Vecinos de 30 a 60 años que cocinan poco, una vez por semana.',
  'Una fábrica de pastas que abre los domingos, con salsas listas.',
  `Se llama Sabes Más, en ${city}`,
];

const said = (city: string, ...more: string[]) =>
  talk([...inCity(city), ...more])
    .turns.slice(3)
    .map(({ reply }) => reply);

describe('once the country is known', () => {
  test.each(['Rosario, Argentina', 'Montevideo'])('the chat says «vos» in %s', (city) => {
    const texts = said(city, 'Instagram y los vecinos', 'no sé', 'no sé', 'no sé', 'no sé', 'no sé').map(
      ({ nextQuestion }) => nextQuestion ?? '',
    );
    expect(texts.join('\n')).toMatch(/(?<!\p{L})(?:vendés|tenés|cobrás|querés|decime|contame)(?!\p{L})/iu);
    expect(texts.join('\n')).not.toMatch(
      /(?<!\p{L})(?:tienes|quieres|puedes|cobras|vendes|dime|cuéntame|eres|contigo|coste|costes)(?!\p{L})/iu,
    );
  });

  test('it says «tú» elsewhere', () => {
    const texts = said('Valencia', 'Instagram', 'no sé', 'no sé').map(({ nextQuestion }) => nextQuestion ?? '');
    expect(texts.join('\n')).not.toMatch(/(?<!\p{L})(?:vos|tenés|querés|podés)(?!\p{L})/iu);
  });

  test('names and what was told stay as they were said', () => {
    const last = talk([
      ...inCity('Rosario, Argentina'),
      'Instagram',
      '2.000 pesos el kilo, IVA incluido, 300 kilos al mes',
      ...Array.from({ length: 12 }, () => 'no sé'),
    ]);
    const readBack = last.turns.find(({ next }) => next === 'read-back')?.reply.nextQuestion ?? '';
    expect(readBack).toContain('Sabes Más');
    expect(readBack).toContain('IVA incluido');
    expect(readBack).not.toContain('impuestos incluidos');
  });
});
