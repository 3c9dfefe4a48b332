// A correction that was misread is taken back in a word, and everything stands as it did.
import { describe, expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import type { Language } from '../language/language.ts';
import { COSTS, OPENING, REST, SALES, talk } from './talk-fixture.ts';

const TOLD = [...OPENING, SALES, COSTS, ...REST];

function figuresOf(lines: readonly string[], language: Language = 'es') {
  const { facts } = talk(lines, language);
  return [factValue(facts, 'price'), factValue(facts, 'volume'), factValue(facts, 'fixedCosts')];
}

describe('undoing a correction', () => {
  const atReadBack = TOLD;

  test('the talk has come to the read-back', () => {
    expect(talk(atReadBack).state.pending).toBe('read-back');
  });

  test.each(['Deshacer ese cambio', 'deshaz eso', 'no, déjalo como estaba', 'Undo that change', 'no, put it back as it was'])(
    '“%s” brings back what was read back',
    (words) => {
      const before = figuresOf(atReadBack);
      const changed = [...atReadBack, 'el precio es 32'];
      expect(figuresOf(changed)).not.toEqual(before);
      const undone = talk([...changed, words]);
      expect(figuresOf([...changed, words])).toEqual(before);
      expect(undone.state.pending).toBe('read-back');
      expect(undone.question).toMatch(/^Deshecho\. Vuelve a ser: precio.*28/);
      expect(undone.question).toMatch(/antes .*32/);
      expect(talk([...changed, words, 'sí']).state.status).toBe('complete');
    },
  );

  test('only the last one, and then the one before it', () => {
    const twice = [...atReadBack, 'el precio es 32', 'los gastos fijos son 3.200'];
    expect(figuresOf([...twice, 'deshaz eso'])).toEqual([32, 260, 3100]);
    expect(figuresOf([...twice, 'deshaz eso', 'deshaz eso'])).toEqual([28, 260, 3100]);
  });

  test('is offered where a correction changed something, and nowhere else', () => {
    expect(talk(atReadBack).last.reply.suggestions).not.toContain('Deshacer ese cambio');
    expect(talk([...atReadBack, 'no']).last.reply.suggestions).not.toContain('Deshacer ese cambio');
    expect(talk([...atReadBack, 'el precio es 32']).last.reply.suggestions).toContain('Deshacer ese cambio');
  });

  test('with nothing to undo the question before is asked again', () => {
    expect(talk([...atReadBack, 'deshacer']).state.pending).toBe('competitors');
  });
});
