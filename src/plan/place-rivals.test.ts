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
  it('puts rivals at the wait that was told, the shortest on top, and each of whom nothing was told where its kind usually is, as a presumption', () => {
    const { own, rivals, key } = mapOf({ ...SAMPLE_FACTS, ...RIVALS_TOLD });
    expect(rivals.map(({ label }) => label.es)).toEqual([
      'Ciclos Arana, {{fig:rival-1-wait}} días',
      'Megadeporte, una semana',
      'Un mecánico a domicilio',
    ]);
    expect(rivals.every(({ up }) => (up ?? 1) < own.up)).toBe(true);
    expect(rivals[0]?.up).toBeGreaterThan(rivals[1]?.up ?? 1);
    expect(rivals.every(({ presumed }) => presumed)).toBe(true);
    expect(key.presumed).not.toBeNull();
  });

  it('marks nobody as presumed whose price and wait were both told', () => {
    const { rivals, key } = mapOf(SAMPLE_FACTS);
    expect(rivals.filter(({ presumed }) => !presumed).map(({ price }) => typeof price)).toEqual(['object', 'object']);
    expect(key.told).not.toBeNull();
  });

  it('puts those of whom only the price was told on its side', () => {
    const told = { ...SAMPLE_FACTS, ...fact('competitors', 'Oxford Store, que es caro.'), ...fact('rivals', ['Oxford Store']) };
    expect(mapOf(told).rivals[0]).toMatchObject({ price: 'high', presumed: true });
  });

  it('shares one spot among those of one kind of whom nothing was said', () => {
    const bare = {
      ...SAMPLE_FACTS,
      ...fact('competitors', 'Ciclos Arana y Megadeporte.'),
      ...fact('rivals', ['Ciclos Arana', 'Megadeporte']),
    };
    expect(mapOf(bare).rivals[0]).toMatchObject({ label: { es: 'Ciclos Arana · Megadeporte' }, price: 'usual', presumed: true });
    const half = { ...bare, ...fact('competitors', 'Ciclos Arana, que es caro, y Megadeporte.') };
    expect(
      mapOf(half)
        .rivals.slice(0, 2)
        .map(({ price }) => price),
    ).toEqual(['high', 'usual']);
    expect(mapOf(half).others.names).toEqual([]);
  });
});
