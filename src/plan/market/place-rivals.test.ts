import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import type { Chart } from '../plan.ts';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, inSector, RIVALS_TOLD } from '../plan-fixtures.ts';
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
    // Of somebody named no price is guessed.
    expect(rivals.map(({ price, presumed }) => [price, presumed])).toEqual([
      [null, false],
      [null, false],
    ]);
    expect(key.presumed).toBeNull();
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

  it.each([
    ['Ciclos Arana, que cobra 35 € la hora y tarda cinco días, y Ruedas Sur, que cobra 60 €.', 'precio no comparable'],
    [
      'Ciclos Arana, que cobra 40 € a la semana, Ruedas Sur, que tarda tres días, y Bicis Norte, que tarda un mes.',
      'por ver, o no comparable',
    ],
    ['Ciclos Arana, que tarda cinco días, y Ruedas Sur, que cobra 60 €.', 'precio por ver'],
  ])('says of a price for another unit that it is one, and not that nobody told it: %s', (competitors, name) => {
    const facts = {
      ...SAMPLE_FACTS,
      ...fact('competitors', competitors),
      ...fact('rivals', ['Ciclos Arana', 'Ruedas Sur', ...(/Bicis Norte/.exec(competitors) ?? [])]),
    };
    expect(mapOf(facts).across.unknown.es).toBe(name);
  });

  it('names beside one ring only as many as its two lines hold, and lists the others', () => {
    const names = ['Bicicletas Hermanos Fuentes', 'Talleres Ciclistas del Norte', 'Reparaciones Sobre Ruedas'];
    const facts = {
      ...SAMPLE_FACTS,
      ...fact('competitors', names.map((name) => `${name}, que tarda cinco días`).join('; ')),
      ...fact('rivals', names),
    };
    const { rivals, others } = mapOf(facts);
    for (const { label, price } of rivals) if (price === null) expect(label.es.length).toBeLessThanOrEqual(44);
    expect([...rivals.map(({ label }) => label.es), ...others.names.map(({ es }) => es)].join(' ')).toMatch(/Fuentes.*Norte.*Ruedas/);
  });

  it('puts whom nothing was told of on an axis where the axis says to ask, as the matrix does, and nobody in the middle of the days', () => {
    const facts = {
      ...SAMPLE_FACTS,
      ...fact('competitors', 'Ciclos Arana, que tarda cinco días, Decathlon y un mecánico a domicilio que cobra 90 €.'),
      ...fact('rivals', ['Ciclos Arana', 'Decathlon']),
    };
    const { up, rivals, others } = mapOf(facts);
    expect(up.from.es).toBe('por preguntar');
    const heightOf = (name: RegExp) => rivals.find(({ label }) => name.test(label.es))?.up;
    expect(heightOf(/mecánico/)).toBe(0.24);
    expect(others.names.map(({ es }) => es)).toEqual(['Decathlon']);
    expect(heightOf(/Arana/)).toBe(0.5);
  });

  it('puts no price on whoever is said to charge case by case: nothing places them', () => {
    const alone = {
      ...SAMPLE_FACTS,
      ...fact('competitors', 'Un mecánico a domicilio, Ciclos Arana, que tarda cinco días, y Bicis Norte, que tarda un mes.'),
      ...fact('rivals', ['Ciclos Arana', 'Bicis Norte']),
    };
    expect(mapOf(alone).others.names.map(({ es }) => es)).toEqual(['Un mecánico a domicilio']);
  });

  it('puts those of whom only the price was told on its side', () => {
    const told = {
      ...SAMPLE_FACTS,
      ...fact('competitors', 'Oxford Store, que es caro, y Bicis Norte, que es barato.'),
      ...fact('rivals', ['Oxford Store', 'Bicis Norte']),
    };
    expect(mapOf(told).rivals[0]).toMatchObject({ price: 'high', presumed: true });
  });

  it('places the one who was told of, and names what is proposed where nothing is promised', () => {
    const agency = {
      ...inSector(SAMPLE_FACTS, 'agency'),
      ...fact('trade', 'social_media_agency'),
      ...fact('problem', 'Los restaurantes suben fotos borrosas y no contestan mensajes'),
      ...fact('solution', 'agencia de redes sociales y anuncios para restaurantes'),
      ...fact('competitors', 'freelancers, no sé nombres'),
      ...fact('rivals', ['freelancers']),
    };
    const { rivals, others } = mapOf(agency);
    expect(rivals.some(({ label }) => label.en === 'Freelancers')).toBe(true);
    expect(others.names).toEqual([]);
  });

  it('shares one spot among those of whom the same was said, and is left out where fewer than two have a place', () => {
    const of = (competitors: string, rivals: readonly string[]) => ({
      ...SAMPLE_FACTS,
      ...fact('competitors', competitors),
      ...fact('rivals', [...rivals]),
    });
    const both = of('Ciclos Arana, que es caro, y Megadeporte, que es caro.', ['Ciclos Arana', 'Megadeporte']);
    expect(mapOf(both).rivals[0]).toMatchObject({ label: { es: 'Ciclos Arana · Megadeporte' }, price: 'high' });
    expect(() => mapOf(of('Ciclos Arana y Megadeporte.', ['Ciclos Arana', 'Megadeporte']))).toThrow('no map');
    expect(() => mapOf(of('Ciclos Arana, que es caro, y Megadeporte.', ['Ciclos Arana', 'Megadeporte']))).toThrow('no map');
    const two = of('Ciclos Arana, que es caro, Bicis Sur, que es barato, y Megadeporte.', ['Ciclos Arana', 'Bicis Sur', 'Megadeporte']);
    expect(mapOf(two).others.names.map(({ es }) => es)).toEqual(['Megadeporte']);
  });
});
