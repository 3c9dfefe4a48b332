import { describe, expect, it } from 'vitest';
import { blocksOf, compose, tablesOf } from './plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from './plan-fixtures.ts';

const bare = compose(inSector({}, 'cafe_restaurant'));
const idsOf = ({ pages }: typeof bare) => pages.map(({ id }) => id);

describe('a plan of which little was said', () => {
  it('has three pages instead of six, and the money as complete as ever', () => {
    expect(idsOf(bare)).toEqual([
      'summary',
      'market',
      'business-model',
      'operations',
      'marketing',
      'risks',
      'assumptions',
      'first-year',
      'three-years',
    ]);
  });

  it('keeps what a founder can work with: the market, the costs, the permits, the story, the channels, the measures, the risks', () => {
    const titles = tablesOf(bare).map(({ title }) => title.en);
    for (const title of [
      'From sales to people',
      'The count to make, and what it decides',
      'Fixed costs of one month',
      'The risks, in order',
    ])
      expect(titles).toContain(title);
    expect(titles).not.toContain('Who does what in the first year');
    expect(titles).toContain('What is watched, and what is done if it falls short');
    expect(titles.some((title) => /^Week by week/.test(title))).toBe(false);
    const types = blocksOf(bare).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['scenes', 'list', 'tiles', 'notice', 'chart']));
  });

  it('leaves no heading without anything under it', () => {
    for (const { id, blocks } of bare.pages) {
      const types = blocks.map(({ type }) => type);
      expect(types.at(-1), id).not.toBe('heading');
      expect(types.filter((type, at) => type === 'heading' && types[at + 1] === 'heading')).toEqual([]);
    }
  });

  it('ends as soon as three answers are told, or a quarter of the key figures', () => {
    const told = {
      ...fact('problem', 'Los arreglos de ropa tardan semanas y hay que ir a la capital.'),
      ...fact('customer', 'Vecinas del barrio que trabajan y no cosen.'),
    };
    expect(idsOf(compose(inSector(told, 'repair_shop')))).toHaveLength(9);
    const more = { ...told, ...fact('competitors', 'Una mercería del centro que solo acorta bajos.') };
    expect(idsOf(compose(inSector(more, 'repair_shop')))).toHaveLength(11);
    expect(idsOf(compose(SHEETS['all said, money missing'] ?? {}))).toHaveLength(11);
  });
});
