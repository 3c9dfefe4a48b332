import { describe, expect, it } from 'vitest';
import { foldText } from '../../language/fold-text.ts';
import type { PackTakes, TradeTakes } from '../../sectors/pack-takes.ts';
import { SECTOR_IDS, type SectorPack } from '../../sectors/sector.ts';
import { SECTORS, sectorOf } from '../../sectors/sectors.ts';
import { TAKES } from '../../sectors/takes/takes.ts';
import { TRADE_TAKES } from '../../sectors/takes/trade-takes.ts';
import { TRADES, type TradeId } from '../../sectors/trades.ts';
import { drawPack } from '../draw-pack.ts';
import { fact } from '../plan-fixtures.ts';
import { findWhom } from './find-whom.ts';
import { PRESUMED } from './presumed-clues.ts';

const CLAUSES = {
  scenes: ['scene', 'stakes'],
  stories: ['story'],
  contrasts: ['before', 'after'],
  costDoubts: ['costDoubt'],
  rivalTests: ['rivalTest'],
  steps: ['steps'],
  proofs: ['proof'],
  strains: ['strain'],
} as const;
const PACKS: readonly { readonly id: string; readonly sector: string; readonly words: Partial<SectorPack>; readonly takes: TradeTakes }[] =
  [
    ...SECTOR_IDS.map((id) => ({ id, sector: id, words: SECTORS[id].pack, takes: TAKES[id] as PackTakes })),
    ...TRADES.map(({ id, sector, words }) => ({ id, sector, words, takes: (TRADE_TAKES[id as TradeId] ?? {}) as TradeTakes })),
  ];

it('every trade has, of each kind, a take that presumes nothing', () => {
  const lacking = PACKS.flatMap(({ id, sector, words, takes }) =>
    (Object.keys(CLAUSES) as (keyof typeof CLAUSES)[]).flatMap((kind) => {
      const own = CLAUSES[kind].flatMap((clause) => words[clause] ?? []);
      const all = [...(own.length > 0 ? [own] : []), ...(takes[kind] ?? [])].map((take) => foldText(JSON.stringify(take)));
      return PRESUMED.filter(
        ({ sectors, trades, isFalseOf }) =>
          isFalseOf === undefined &&
          (sectors === undefined || (sectors as readonly string[]).includes(sector)) &&
          (trades === undefined || (trades as readonly string[]).includes(id)),
      ).flatMap(({ spoken }) =>
        all.length > 0 && all.every((take) => spoken.test(take)) ? [`${id} ${kind} ${spoken.source.slice(0, 30)}`] : [],
      );
    }),
  );
  expect(lacking).toEqual([]);
});

describe('what is drawn', () => {
  const drawnFor = (sector: keyof typeof SECTORS, trade: TradeId | null, customer: string, solution: string) => {
    const facts = {
      ...fact('sector', sector),
      ...(trade ? fact('trade', trade) : {}),
      ...fact('customer', customer),
      ...fact('solution', solution),
    };
    const usual = sectorOf(sector, trade);
    const ids = [...'abcdefghijklmnopqrst'];
    return ids.map((id) => JSON.stringify(drawPack(id, usual, trade, findWhom(facts, usual.pack))));
  };

  it('for an electrician holds no leak, and for a mover within one city no other city', () => {
    const electrician = drawnFor(
      'construction_trades',
      'plumber_electrician',
      'Vecinos',
      'Soy electricista y cambio enchufes y cuadros',
    ).join();
    expect(electrician).not.toMatch(/grifo|agua en el suelo\.|fregadero|llave de paso/);
    const mover = drawnFor('logistics', 'removals', 'Gente de alquiler', 'Mudanzas dentro de Zaragoza').join();
    expect(mover).not.toMatch(/otra ciudad|camión compartido|piano/);
    const far = drawnFor('logistics', 'removals', 'Gente de alquiler', 'Mudanzas a otra ciudad, con piano si lo hay').join();
    expect(far).toContain('otra ciudad');
  });

  it('for scoops at a window holds no cake, and with cakes it may', () => {
    const drawn = (solution: string) => drawnFor('cafe_restaurant', 'ice_cream_parlour', 'Familias de paseo', solution).join();
    expect(drawn('Helado por la ventana')).not.toMatch(/tarta|postre|bloque de vainilla/);
    expect(drawn('Helados y tartas heladas de encargo')).toContain('tarta');
  });

  it('for a tattooist holds no scissors', () => {
    expect(drawnFor('beauty_salon', 'tattoo_studio', 'Gente de la zona', 'Tatuajes de línea fina').join()).not.toMatch(
      /tijeras|pelo|champú/,
    );
  });

  it('for a baker of a village holds no flats', () => {
    const village = drawnFor('food_manufacturing', 'bakery_workshop', 'La gente del pueblo de toda la vida', 'Pan de leña').join();
    expect(village).not.toContain('antes de subir a casa');
    const city = drawnFor('food_manufacturing', 'bakery_workshop', 'Vecinos de Ruzafa', 'Pan de masa madre').join();
    expect(city).toContain('antes de subir a casa');
  });

  it('for software of physiotherapists holds no hairdresser, and for a salon’s it may', () => {
    const physios = drawnFor('saas', 'booking_software', 'Independent physio clinics', 'A booking diary that texts patients').join();
    expect(physios).not.toMatch(/towels|dye|Dentists?|cuts hair|with a mat/);
    expect(drawnFor('saas', 'booking_software', 'Hair salons', 'A booking diary').join()).toMatch(/towels|dye/);
  });

  it('for a shop of food for dogs holds no present and, with its own deliveries, no carrier', () => {
    const dogs = drawnFor('ecommerce', null, 'Familias con perro', 'Comida cocida para perros; la entregamos nosotros con hielera').join();
    expect(dogs).not.toMatch(/un regalo con la factura|tarjeta escrita|transportista/);
    expect(drawnFor('ecommerce', null, 'Quien busca un regalo de aniversario', 'Cajas de regalo').join()).toContain('tarjeta escrita');
  });

  it('for a truck that serves till two holds no lunch, and no other country unless somebody misses it', () => {
    const drawn = (customer: string, solution: string) => drawnFor('food_truck', 'latin_street_food', customer, solution).join();
    const late = drawn('Folks on second shift and the bar crowd', 'Tacos al pastor, till 2 in the morning');
    expect(late).not.toMatch(/The office would|grew up on|another country|One trip|importer|one o’clock/);
    expect(drawn('Venezolanos que echan de menos su comida, de otro país', 'Arepas a mediodía')).toMatch(/otro país/);
  });

  it('for a café to sit in after work holds no morning rush, and for one that opens early it may', () => {
    const drawn = (solution: string) => drawnFor('cafe_restaurant', 'coffee_shop', 'Remote workers', solution).join();
    expect(drawn('Somewhere to sit with a laptop after 5 o clock')).not.toMatch(/Eleven minutes|morning queue|between eight|facing a wall/);
    expect(drawn('Coffee and toast')).toMatch(/morning queue/);
    expect(drawn('Breakfast, and somewhere to sit after 5')).toMatch(/morning queue/);
  });

  it('for a house whose rooms are let one by one holds no whole house', () => {
    const rooms = drawnFor('tourism_lodging', 'rural_house', 'Parejas y familias', 'Cinco habitaciones con baño y desayuno').join();
    expect(rooms).not.toMatch(/cuatro primos|casas grandes|Siete amigos|otra habitación a la que/);
    expect(drawnFor('tourism_lodging', 'rural_house', 'Familias grandes', 'La casa entera').join()).toMatch(/cuatro primos/);
  });
});

it.each([
  [
    'academy',
    { customer: 'Profesionales de 30 a 50 años', solution: 'Clases en directo por videollamada' },
    /famil|aula|accidentes|por pantalla/i,
  ],
  ['crafts', { solution: 'Velas de soja con el aroma de la sierra' }, /encargo|clases de un sábado|bodas/i],
  [
    'cafe_restaurant',
    { solution: 'Menú del día', revenue: 'abrimos de 12 a 4:30', resources: 'yo como jefa de cocina' },
    /terraza|horas muertas|quien lleva la cocina/i,
  ],
  ['repair_shop', { solution: 'Pantallas en 40 minutos' }, /un mes de partes/i],
  ['health_clinic', { customer: 'Families who pay for their parents' }, /mutua|aseguradora|cuadros médicos/i],
  ['saas', { solution: 'Forecasts what a restaurant should order' }, /quien lleva qué|equipo de ocho|dos personas/i],
] as const)('nothing of %s says what the facts deny', (sector, told, untrue) => {
  const facts = Object.assign({}, fact('sector', sector), ...Object.entries(told).map(([id, text]) => fact(id as 'solution', text)));
  const usual = sectorOf(sector, null);
  const drawn = [...'abcdefghijklmnop'].map((id) => {
    const { risks, channels, bankAsk, proof, trough, steps, permits, measures } = drawPack(id, usual, null, findWhom(facts, usual.pack));
    return JSON.stringify([risks, channels, bankAsk, proof, trough, steps, permits.es, measures.es]);
  });
  expect(drawn.join()).not.toMatch(untrue);
});
