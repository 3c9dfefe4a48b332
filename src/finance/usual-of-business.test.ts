import { expect, it } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { TRADES } from '../sectors/trades.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { said, TODAY } from './said-facts-fixture.ts';
import { usualOfBusiness } from './usual-of-business.ts';

const REPAIRER = { sector: 'repair_shop', fixedCosts: 890, solution: 'Voy a su casa en un día y lo arreglo allí', team: 1 } as const;

it('whoever works where the customers are pays no premises, no deposit and no rent ahead', () => {
  const mobile = makeAssumptions(said({ ...REPAIRER, resources: 'Una furgoneta y un trastero' }), TODAY);
  expect([mobile.rent.value, mobile.deposit.value, mobile.openingRent.value]).toEqual([0, 0, 0]);
  const shop = makeAssumptions(said({ ...REPAIRER, resources: 'Una furgoneta y un taller' }), TODAY);
  expect(shop.rent.value).toBeGreaterThan(0);
  expect(mobile.otherCosts.value).toBe(shop.rent.value + shop.otherCosts.value);
});

it.each([
  ['crafts', 'candle_maker', 'Soy candles in 8 oz jars, hand poured, cotton wick', 'a candle workshop'],
  ['crafts', 'candle_maker', 'Jabones de aceite de oliva', 'a soap workshop'],
  ['crafts', 'candle_maker', 'Velas y jabones de lavanda', 'a candle and soap workshop'],
  ['crafts', 'candle_maker', 'Cosas que huelen bien', 'a candle and soap workshop'],
  ['construction_trades', 'plumber_electrician', 'Soy electricista y cambio cuadros', 'an electrical service'],
  ['construction_trades', 'kitchen_bathroom_refits', 'Cambio bañera por plato de ducha en dos días', 'a bathroom refitting firm'],
  ['beauty_salon', 'pet_boarding', 'Dog walking in groups of four', 'a dog walking service'],
  ['gym', 'yoga_pilates_studio', 'Pilates con máquinas', 'a Pilates studio'],
  ['logistics', 'last_mile_courier', 'Retiro en 40 minutos y entrega en bici de carga', 'a bike courier firm'],
  ['logistics', 'last_mile_courier', 'Reparto con dos furgonetas', 'a local delivery firm'],
] as const)('a trade of two products is called by the one that was told: %s %s, %s', (sector, trade, solution, called) => {
  expect(usualOfBusiness(said({ sector, trade, solution }), sector, trade).pack.aBusiness.en).toBe(called);
});

it('every other trade keeps its name', () => {
  for (const { id, sector, name } of TRADES)
    for (const language of LANGUAGES) expect(usualOfBusiness(said({ sector, trade: id }), sector, id).name[language]).toBe(name[language]);
});

it('has no name of a kind of business that nobody told and no word gave away', () => {
  const unknown = said({ solution: 'Les dejo recuerdos apartados en cajas' });
  expect(usualOfBusiness(unknown, 'retail_shop', null).pack.aBusiness).toEqual({ es: 'un negocio', en: 'a business' });
  const named = usualOfBusiness({ ...unknown, ...said({ name: 'Lo Tuyo' }) }, 'retail_shop', null);
  expect([named.pack.aBusiness.en, named.pack.sold]).toEqual(['Lo Tuyo', undefined]);
  const offered = usualOfBusiness(said({ solution: 'Small home-safety jobs: grab rails, ramps' }), 'logistics', 'general_service');
  expect([offered.name.es, offered.pack.aBusiness.es, offered.pack.sold?.es]).toEqual([
    'Pequeños arreglos de seguridad en casa',
    'un servicio de pequeños arreglos de seguridad en casa',
    'pequeños arreglos de seguridad en casa (barras de apoyo y rampas)',
  ]);
  const shop = said({ sector: 'retail_shop', solution: 'Les dejo recuerdos apartados en cajas' });
  expect(usualOfBusiness(shop, 'retail_shop', null).pack.aBusiness.en).toMatch(/shop/);
});
