import { describe, expect, it } from 'vitest';
import { gatherRivals, rivalFigures } from './gather-rivals.ts';
import { fact } from './plan-fixtures.ts';

const told = (competitors: string, rivals: readonly string[]) => ({ ...fact('competitors', competitors), ...fact('rivals', rivals) });
const BIKES = told(
  'Oxford Store que queda en el mall y te cobra caro, Bike Garage en Irarrázaval que es bueno pero demora diez días, y el maestro de la feria que es barato pero sin garantía',
  ['Oxford Store', 'Bike Garage'],
);

describe('the rivals told', () => {
  it('are each told with their own clause, and what was only described counts too', () => {
    expect(gatherRivals(BIKES).map(({ name, isNamed, words }) => [name, isNamed, words])).toEqual([
      ['Oxford Store', true, 'Oxford Store que queda en el mall y te cobra caro'],
      ['Bike Garage', true, 'Bike Garage en Irarrázaval que es bueno pero demora diez días'],
      ['el maestro de la feria', false, 'el maestro de la feria que es barato pero sin garantía'],
    ]);
  });

  it('keep on their points what was said of them, and not of the next', () => {
    const [store, garage, master] = gatherRivals(BIKES).map(({ standing }) => [...standing.says.keys()]);
    expect([store, garage, master]).toEqual([
      ['price', 'place'],
      ['wait', 'trust'],
      ['price', 'trust'],
    ]);
    expect(rivalFigures(BIKES)).toEqual({ 'rival-2-wait': { kind: 'count', value: 10, origin: 'said' } });
  });

  it('tell a seller where somebody is from a name, and a seller from what people do instead', () => {
    const rivals = gatherRivals(
      told('El CRIT, que es gratis pero con lista de espera; una psicóloga en Juriquilla que cobra 800, y esperar a que se les pase', [
        'El CRIT',
        'Juriquilla',
      ]),
    );
    expect(rivals.map(({ name, isNamed, isDoing }) => [name, isNamed, isDoing])).toEqual([
      ['CRIT', true, false],
      ['una psicóloga en Juriquilla', false, false],
      ['esperar a que se les pase', false, true],
    ]);
    expect(rivals[1]?.standing.says.get('price')).toEqual({ es: '{{fig:rival-2-price*}}', en: '{{fig:rival-2-price*}}' });
  });

  it('leave out what is said of the own business', () => {
    const rivals = gatherRivals(told('Molly Maid. The others never answer, and we do because the same person picks up', ['Molly Maid']));
    expect(rivals.map(({ name }) => name)).toEqual(['Molly Maid']);
  });

  it('are none where none was told', () => {
    expect(gatherRivals({})).toEqual([]);
    expect(gatherRivals(told('no sé', []))).toEqual([]);
  });
});
