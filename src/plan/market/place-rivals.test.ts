import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import type { Chart } from '../plan.ts';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, RIVALS_TOLD } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

function mapOf(facts: FactSheet): Extract<Chart, { type: 'map' }> {
  const [map] = blocksOf(compose(facts)).flatMap((block) => (block.type === 'chart' && block.chart.type === 'map' ? [block.chart] : []));
  if (!map) throw new Error('no map');
  return map;
}

describe('the positioning map', () => {
  it('puts rivals at the wait that was told, the shortest on top, and lists whom nothing told places', () => {
    const { own, rivals, key, others } = mapOf({ ...SAMPLE_FACTS, ...RIVALS_TOLD });
    expect(rivals.map(({ label }) => label.es)).toEqual(['Ciclos Arana, {{fig:rival-1-wait}} días', 'Megadeporte, una semana']);
    expect(others.names.map(({ es }) => es)).toEqual(['Un mecánico a domicilio']);
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

  it('compares prices on one footing, as the customer is charged them', () => {
    const { own } = mapOf(SAMPLE_FACTS);
    expect([own.price, own.range?.low, own.range?.high]).toEqual(['price-charged', 'usual-charged-low', 'usual-charged-high']);
  });

  it('puts whom nothing was told of on an axis where the axis says to ask, as the matrix does, and nobody in the middle of the days', () => {
    const facts = {
      ...SAMPLE_FACTS,
      ...fact('competitors', 'Ciclos Arana, que tarda cinco días, Decathlon y un mecánico a domicilio que cobra 90 €.'),
      ...fact('rivals', ['Ciclos Arana', 'Decathlon']),
    };
    const { up, rivals } = mapOf(facts);
    expect(up.from.es).toBe('por preguntar');
    const heightOf = (name: RegExp) => rivals.find(({ label }) => name.test(label.es))?.up;
    expect([heightOf(/Decathlon/), heightOf(/mecánico/)]).toEqual([0.24, 0.24]);
    expect(heightOf(/Arana/)).toBe(0.5);
  });

  it('puts no price on whoever is said to charge case by case: nothing places them', () => {
    const alone = {
      ...SAMPLE_FACTS,
      ...fact('competitors', 'Un mecánico a domicilio, Ciclos Arana, que tarda cinco días, y Megadeporte, que tarda una semana.'),
      ...fact('rivals', ['Ciclos Arana', 'Megadeporte']),
    };
    expect(mapOf(alone).others.names.map(({ es }) => es)).toEqual(['Un mecánico a domicilio']);
  });

  it('puts those of whom only the price was told on its side', () => {
    const told = {
      ...SAMPLE_FACTS,
      ...fact('competitors', 'Oxford Store, que es caro, y Megadeporte, que es barato.'),
      ...fact('rivals', ['Oxford Store', 'Megadeporte']),
    };
    expect(mapOf(told).rivals[0]).toMatchObject({ price: 'high', presumed: true });
  });

  it('is drawn where two have a place that was told, and not of those who were only named', () => {
    const facts = (competitors: string) => ({
      ...SAMPLE_FACTS,
      ...fact('competitors', competitors),
      ...fact('rivals', ['Ciclos Arana', 'Megadeporte']),
    });
    expect(() => mapOf(facts('Ciclos Arana y Megadeporte.'))).toThrow('no map');
    expect(() => mapOf(facts('Ciclos Arana, que es caro, y Megadeporte.'))).toThrow('no map');
    const both = mapOf(facts('Ciclos Arana, que es caro, y Megadeporte, que es caro.'));
    expect(both.rivals[0]).toMatchObject({ label: { es: 'Ciclos Arana · Megadeporte' }, price: 'high' });
  });
});
