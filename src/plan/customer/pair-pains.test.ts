import { describe, expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { pairPains } from './pair-pains.ts';

function pair(problem: string, solution: string) {
  const { pairs, unanswered, besides } = pairPains({ ...fact('problem', problem), ...fact('solution', solution) });
  return {
    pairs: pairs.map(({ pain, answer }) => [pain.words, answer.words]),
    unanswered: unanswered.map(({ words }) => words),
    besides: besides.map(({ words }) => words),
  };
}

describe('what the offer answers', () => {
  it('is what speaks of the same things, whatever the order it was told in', () => {
    const told = pair(
      'Los domingos la gente hace media hora de cola en la única fábrica de pastas, y muchas veces cuando llegás ya no quedan sorrentinos.',
      'Pastas frescas hechas en el día: ravioles, sorrentinos y ñoquis, con el pedido por WhatsApp el sábado y lo retirás el domingo sin hacer cola.',
    );
    expect(told.pairs).toEqual([
      [expect.stringContaining('media hora de cola'), 'lo retirás el domingo sin hacer cola'],
      [expect.stringContaining('ya no quedan sorrentinos'), expect.stringContaining('ravioles, sorrentinos')],
    ]);
  });

  it('is at least the first thing offered for the first thing missed; the rest stands apart', () => {
    const told = pair('Nobody near here sells it. My aunt drives to Leeds.', 'A shop by the station. Tea is free while you wait there.');
    expect(told.pairs).toEqual([['Nobody near here sells it', 'A shop by the station']]);
    expect(told.unanswered).toEqual(['My aunt drives to Leeds']);
    expect(told.besides).toEqual(['Tea is free while you wait there']);
  });

  it('is nothing where nothing was told', () => {
    expect(pairPains({})).toEqual({ pairs: [], unanswered: [], besides: [] });
  });
});
