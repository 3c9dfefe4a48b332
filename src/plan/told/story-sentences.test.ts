import { describe, expect, test } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { afterSentence, storySentences } from './story-sentences.ts';

describe('the account of the problem', () => {
  test('is its sentences in their order, without what joins them', () => {
    const told = 'La bici se te rompe un lunes. Y esa semana cogí dos taxis. Un mes después la bici se quedó en el trastero.';
    expect(storySentences(fact('problem', told))).toEqual([
      'La bici se te rompe un lunes',
      'Esa semana cogí dos taxis',
      'Un mes después la bici se quedó en el trastero',
    ]);
  });

  test('holds no number: a sentence ends before it, and one that would be left with too little is passed over', () => {
    const told =
      'Last spring Yolanda, a mother from Hialeah, lost an $1,800 deposit. He put what he could into staff meals and binned the rest; he reckons it costs him about $420 a week.';
    expect(storySentences(fact('problem', told))).toEqual(['He put what he could into staff meals and binned the rest']);
  });
});

test.each([
  ['Nobody nearby fixes bikes on a Sunday. So I’m opening a workshop by the station.', ['Nobody nearby fixes bikes on a Sunday']],
  [
    'Mi vecina tiró la butaca por no saber a quién llevarla. Por eso abro una tapicería.',
    ['Mi vecina tiró la butaca por no saber a quién llevarla'],
  ],
])('what the founder does about it is no part of the account: %s', (told, sentences) => {
  expect(storySentences(fact('problem', told))).toEqual(sentences);
});

describe('what changes afterwards', () => {
  test.each([
    [
      'They get one bilingual planner. Afterwards the mother walks in as a guest at her own party.',
      'Afterwards the mother walks in as a guest at her own party',
    ],
    [
      'Recibe dos clases a la semana. A los tres meses interviene en sus reuniones sin que nadie hable por ella.',
      'A los tres meses interviene en sus reuniones sin que nadie hable por ella',
    ],
    [
      'Hogazas de masa madre. Y ya no tienen que ir hasta Chapultepec, la recogen saliendo de su casa',
      'Ya no tienen que ir hasta Chapultepec, la recogen saliendo de su casa',
    ],
  ])('is told in %s', (told, after) => {
    expect(afterSentence(fact('solution', told))).toBe(after);
  });

  test('is not what the offer is', () => {
    expect(afterSentence(fact('solution', 'Pantalla cambiada en 40 minutos, delante de ti, sin borrar nada. Garantía 12 meses.'))).toBe('');
  });
});
