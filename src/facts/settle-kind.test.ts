import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { plansCelebrations, settleKind } from './settle-kind.ts';

it.each([
  'Families in Miami plan a wedding or a quinceañera in two languages',
  'We plan weddings and quinceañeras alike, not only weddings',
  'not just weddings',
  'Bodas, quince años y eventos de empresa',
  'organizo fiestas infantiles y bodas',
  'wedding and event planner',
])('celebrations of more than one kind: %s', (words) => {
  expect(plansCelebrations(words)).toBe(true);
});

it.each(['Weddings in a barn', 'Bodas para parejas que trabajan', 'A wedding venue booked for parties of sixty', 'Solo bodas'])(
  'weddings alone: %s',
  (words) => {
    expect(plansCelebrations(words)).toBe(false);
  },
);

const derived = <const T>(value: T) => ({ value, period: null, unit: null, quote: null, origin: 'derived' }) as const;

function sheet(
  sector: 'cafe_restaurant' | 'event_services',
  trade: 'coffee_shop' | 'wedding_planner',
  told: string,
  origin: 'derived' | 'said',
): FactSheet {
  return {
    sector: { id: 'sector', ...derived(sector), origin },
    trade: { id: 'trade', ...derived(trade) },
    resources: { id: 'resources', ...derived(told) },
    problem: { id: 'problem', ...derived(told) },
  };
}

it('takes the kind from all that was told', () => {
  const trailer = settleKind(sheet('cafe_restaurant', 'coffee_shop', '€23,500 for the horsebox trailer', 'derived'));
  expect([trailer.sector?.value, trailer.trade?.value]).toEqual(['food_truck', 'coffee_van']);
  const events = settleKind(sheet('event_services', 'wedding_planner', 'a wedding or a quinceañera', 'derived'));
  expect([events.sector?.value, events.trade]).toEqual(['event_services', undefined]);
});

it('leaves what was put right', () => {
  const told = sheet('cafe_restaurant', 'coffee_shop', 'the horsebox trailer', 'said');
  expect(settleKind(told)).toBe(told);
});

it.each([
  ['Empanadas al horno para llevar, en un local de la avenida Chapultepec', 'cafe_restaurant', undefined],
  ['Tacos al pastor en un puesto del mercado, con renta por día', 'food_truck', 'latin_street_food'],
  ['Arepas on a market stall; the rent is by the day', 'food_truck', 'latin_street_food'],
  ['Empanadas al horno por encargo', 'food_truck', 'latin_street_food'],
] as const)('what is sold from a shop is no street stall: %s', (told, sector, trade) => {
  const settled = settleKind({
    sector: { id: 'sector', ...derived('food_truck' as const) },
    trade: { id: 'trade', ...derived('latin_street_food' as const) },
    solution: { id: 'solution', ...derived(told) },
  });
  expect([settled.sector?.value, settled.trade?.value]).toEqual([sector, trade]);
});

it('takes a workshop that comes to the door for a mobile one', () => {
  const bikes: FactSheet = {
    sector: { id: 'sector', ...derived('repair_shop' as const) },
    trade: { id: 'trade', ...derived('bicycle_workshop' as const) },
    solution: { id: 'solution', ...derived('I come to your house and fix the bike on the spot') },
  };
  expect(settleKind(bikes).trade?.value).toBe('mobile_bicycle_repair');
  const place = { ...bikes, solution: { id: 'solution', ...derived('Bring it to the workshop') } } as FactSheet;
  expect(settleKind(place).trade?.value).toBe('bicycle_workshop');
});
