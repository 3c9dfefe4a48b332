import { expect, it } from 'vitest';
import { buildModel } from '../../finance/build-model.ts';
import { FLORIST, said, TODAY } from '../../finance/said-facts-fixture.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { gatherWageFigures } from './gather-wage-figures.ts';

const figuresOf = (resources: string, staffPay: number) => {
  const facts = said({ ...FLORIST, staffPay, resources });
  return gatherWageFigures(buildModel(facts, TODAY), sectorOf('retail_shop'), facts);
};

it.each(['Yo y una chica a media jornada.', 'Me and a girl part time.', 'Yo, y un ayudante unas horas los sábados.'])(
  'wages of somebody who comes for some hours are no wage of a whole month: %s',
  (resources) => {
    const figures = figuresOf(resources, 300);
    expect(figures).not.toHaveProperty('wage-each');
    expect(figures).not.toHaveProperty('wage-full');
  },
);

it('wages of a whole week are held against the whole of the least', () => {
  expect(figuresOf('Yo y una dependienta a jornada completa.', 300)).toHaveProperty('wage-each');
});
