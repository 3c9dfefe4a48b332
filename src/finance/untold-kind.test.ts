import { expect, it } from 'vitest';
import { makeAssumptions } from './make-assumptions.ts';
import { said, TODAY } from './said-facts-fixture.ts';
import { usualOfBusiness } from './usual-of-business.ts';

const assumed = (facts: Parameters<typeof said>[0]) => {
  const { sector: _, ...untold } = said({ country: 'ES', ...facts });
  const { sector, trade, daysOfStock, sectorOrigin } = makeAssumptions(untold, TODAY);
  return { sector, trade, stock: daysOfStock.value, sectorOrigin };
};

it('a business of no kind that is known is a service of any kind, with nothing in stock', () => {
  for (const solution of [
    'Voy a su casa y vemos al perro en su salsa',
    'We fly a drone over the roof and send a report',
    'We take the lights down and store them',
  ])
    expect(assumed({ solution })).toEqual({ sector: 'logistics', trade: 'general_service', stock: 0, sectorOrigin: 'sector' });
  expect(assumed({ solution: 'Un bono para vender menos estrés', saleUnit: 'session' }).trade).toBe('general_service');
});

it('one that sells things is taken for a shop', () => {
  expect(assumed({ solution: 'Vendo leña cortada y seca' })).toMatchObject({ sector: 'retail_shop', trade: null });
  expect(assumed({ solution: 'Kiln-dried ash logs, tipped or stacked in your store' })).toMatchObject({
    sector: 'retail_shop',
    trade: null,
  });
  expect(assumed({ solution: 'Reparto fardos de heno y alfalfa todo el año' })).toMatchObject({ sector: 'retail_shop', trade: null });
  expect(assumed({ solution: 'Se reparte en casa', saleUnit: 'kilo' })).toMatchObject({ sector: 'retail_shop', trade: null });
});

it('is called neither a shop nor a carrier', () => {
  const { sector: _, ...facts } = said({ solution: 'Voy a su casa' });
  const { name, pack } = usualOfBusiness(facts, 'logistics', 'general_service');
  expect([name.es, pack.aBusiness.es, pack.directCost.es]).toEqual([
    'la que se cita en la propuesta de valor',
    'un negocio',
    'los gastos directos',
  ]);
});
