import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../facts/fact.ts';
import type { Chart } from './plan.ts';
import { blocksOf, compose } from './plan-cases-fixture.ts';
import { fact, RIVALS_TOLD } from './plan-fixtures.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';

function mapOf(facts: FactSheet): Extract<Chart, { type: 'map' }> {
  const [map] = blocksOf(compose(facts)).flatMap((block) => (block.type === 'chart' && block.chart.type === 'map' ? [block.chart] : []));
  if (!map) throw new Error('no map');
  return map;
}

describe('the positioning map', () => {
  it('puts rivals at the wait that was told, the shortest on top, and lists whom nothing places', () => {
    const { own, rivals, others } = mapOf({ ...SAMPLE_FACTS, ...RIVALS_TOLD });
    expect(rivals.map(({ label }) => label.es)).toEqual(['Ciclos Arana, {{fig:rival-1-wait}} días', 'Megadeporte, una semana']);
    expect(rivals.every(({ up, price }) => (up ?? 1) < own.up && price === null)).toBe(true);
    expect(rivals[0]?.up).toBeGreaterThan(rivals[1]?.up ?? 1);
    expect(others.names.map(({ es }) => es)).toEqual(['Un mecánico a domicilio']);
  });

  it('puts those of whom only the price was told on its side', () => {
    const told = { ...SAMPLE_FACTS, ...fact('competitors', 'Oxford Store, que es caro.'), ...fact('rivals', ['Oxford Store']) };
    expect(mapOf(told).rivals[0]).toMatchObject({ up: null, price: 'high' });
  });

  it('lists those of whom nothing was said', () => {
    const bare = {
      ...SAMPLE_FACTS,
      ...fact('competitors', 'Ciclos Arana y Megadeporte.'),
      ...fact('rivals', ['Ciclos Arana', 'Megadeporte']),
    };
    expect(mapOf(bare).others.names.map(({ es }) => es)).toEqual(['Ciclos Arana', 'Megadeporte']);
    const half = { ...bare, ...fact('competitors', 'Ciclos Arana, que es caro, y Megadeporte.') };
    expect(mapOf(half).rivals).toHaveLength(1);
    expect(mapOf(half).others.names).toHaveLength(1);
  });
});
