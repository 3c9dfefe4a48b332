import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../facts/fact.ts';
import { compose } from './plan-cases-fixture.ts';
import { fact, RIVALS_TOLD } from './plan-fixtures.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';

const told = (competitors: string, rivals: readonly string[]): FactSheet => ({
  ...SAMPLE_FACTS,
  ...fact('competitors', competitors),
  ...fact('rivals', [...rivals]),
});

function versusOf(facts: FactSheet): readonly string[] {
  const page = compose(facts).pages.find(({ id }) => id === 'customer');
  return page?.blocks.flatMap((block) => (block.type === 'list' ? block.items.map(({ es }) => es) : [])) ?? [];
}

describe('against each rival', () => {
  it('stands a sentence of its own, with what was told of it and what the offer sets against that', () => {
    const [arana, mega, mechanic] = versusOf({ ...SAMPLE_FACTS, ...RIVALS_TOLD });
    expect(arana).toMatch(/^\*\*Frente a Ciclos Arana\*\*.*rival-1-wait.*al día siguiente/);
    expect(mega).toMatch(/Megadeporte.*una semana.*recogida de la bici en casa/);
    expect(mechanic).toMatch(/un mecánico a domicilio.*sin garantía/);
  });

  it('never swaps: no two sentences are the same but for the name', () => {
    for (const rivals of [
      ['Alfa', 'Beta', 'Gama'],
      ['Decathlon', 'Amazon', 'Alfa'],
      ['Decathlon', 'Halfords'],
    ]) {
      const bare = versusOf(told(`${rivals.join(', ')}.`, rivals)).map((text) => text.replace(/\*\*.*?\*\*/, ''));
      expect(new Set(bare).size).toBe(bare.length);
    }
  });

  it('names together those of whom the name alone is known', () => {
    expect(versusOf(told('Alfa y Beta.', ['Alfa', 'Beta']))).toEqual([expect.stringMatching(/^\*\*Frente a Alfa y Beta\*\*/)]);
  });

  it('grants what a rival does better', () => {
    expect(versusOf(told('Alfa, que es barato.', ['Alfa'])).join()).toMatch(/va por delante/);
  });

  it('sets what was told against each, and no proposal while something told is left', () => {
    const facts = {
      ...told('DFS, gente que compra nuevo; Amazon.', ['DFS', 'Amazon']),
      ...fact('solution', 'Tapizo en tres semanas, precio cerrado con una foto, y lo recojo y lo llevo.'),
    };
    const against = versusOf(facts).join(' ');
    expect(against).not.toContain('propuesta por decidir');
    expect(against).toMatch(/precio cerrado a partir de una foto|recogida a domicilio con devolución/);
  });
});
