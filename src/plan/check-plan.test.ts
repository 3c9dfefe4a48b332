// A check that cannot fail protects nobody: each is shown one plan it must refuse.
import { describe, expect, it } from 'vitest';
import { checkPlan } from './check-plan.ts';
import type { Block, Plan } from './plan.ts';
import { CASES, compose } from './plan-cases-fixture.ts';
import { SHEETS } from './plan-fixtures.ts';

const sound = compose(SHEETS['all said, money missing'] ?? {});

const failed = (plan: Plan, again = plan) =>
  checkPlan(plan, again)
    .filter(({ passed }) => !passed)
    .map(({ id }) => id);

/** The plan with one more paragraph. */
function saying(es: string, en: string): Plan {
  const [first, ...rest] = sound.pages;
  if (!first) throw new Error('a plan has pages');
  const block: Block = { type: 'paragraph', text: { es, en } };
  return { ...sound, pages: [{ ...first, blocks: [...first.blocks, block] }, ...rest] };
}

function withFigure(id: string, value: number): Plan {
  const figure = sound.figures[id];
  if (!figure) throw new Error(`no figure ${id}`);
  return { ...sound, figures: { ...sound.figures, [id]: { ...figure, value } } };
}

describe('the checks of a plan', () => {
  it('all pass on every plan', () => {
    expect(CASES.flatMap(([name, plan]) => failed(plan).map((id) => `${name}: ${id}`))).toEqual([]);
  });

  it('notice a number of its own, and a figure that does not exist', () => {
    expect(failed(saying('Se venden 310.', 'It sells 310.'))).toContain('printed-numbers-are-figures');
    expect(failed(saying('Son {{fig:nothing}}.', 'It is {{fig:nothing}}.'))).toContain('printed-numbers-are-figures');
    expect(failed(withFigure('need', Number.NaN))).toContain('printed-numbers-are-figures');
  });

  it('notice a figure that only one language has', () => {
    expect(failed(saying('Son {{fig:need}}.', 'It is a lot.'))).toContain('both-languages-have-the-same-figures');
  });

  it('take a quote told natively for alike where its numbers are figures there, and no other', () => {
    const quoted = { ...sound.quotes, rival: { text: 'cobra 70 €', language: 'es' as const } };
    const figures = { ...sound.figures, asked: { kind: 'price' as const, value: 70, origin: 'said' as const } };
    const telling = (en: string) => failed({ ...saying('Dijo {{quote:rival}}.', en), quotes: quoted, figures });
    expect(telling('It charges {{fig:asked}}.')).toEqual([]);
    expect(telling('It charges something.')).toContain('both-languages-have-the-same-figures');
    expect(telling('It charges {{fig:need}}.')).toContain('both-languages-have-the-same-figures');
  });

  it('notice what was left unfilled', () => {
    expect(failed(saying('Hola, {{name}}.', 'Hello, {{name}}.'))).toContain('nothing-is-left-unfilled');
    expect(failed(saying('Son undefined.', 'It is undefined.'))).toContain('nothing-is-left-unfilled');
    expect(failed(saying('', 'Nothing.'))).toContain('nothing-is-left-unfilled');
  });

  it('notice a marketing budget that is not the model’s', () => {
    expect(failed(withFigure('channel-1', 1))).toContain('channels-share-the-budget');
    expect(failed(withFigure('marketing-out-y1', -1))).toContain('channels-share-the-budget');
  });

  it('notice a shortfall that nobody mentions', () => {
    const silent = JSON.parse(
      JSON.stringify(sound).replaceAll(/\{\{fig:(told-cash-low|told-cash-short|to-find|gap|opening-beyond)/g, '{{fig:need'),
    ) as Plan;
    expect(Number(silent.figures['told-cash-low']?.value)).toBeLessThan(0);
    expect(failed(silent)).toContain('shortfall-is-printed');
  });

  it('notice a plan that comes out otherwise the second time', () => {
    expect(failed(sound, saying('Otra cosa.', 'Something else.'))).toEqual(['written-twice-is-the-same']);
  });
});
