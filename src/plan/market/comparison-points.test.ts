import { expect, it } from 'vitest';
import { comparedAs, pointsOf } from './comparison-points.ts';

it('a maker of food is compared as a counter by people, and as a supplier by shops', () => {
  const maker = { sector: { id: 'food_manufacturing' } } as const;
  const first = (buyer: Parameters<typeof comparedAs>[0]['buyer']) => pointsOf(comparedAs({ ...maker, buyer }))[0]?.name.en;
  expect(first('household')).toBe('how long one waits');
  expect(first(null)).toBe('how long one waits');
  expect(first('business')).toBe('how often it delivers');
  expect(comparedAs({ sector: { id: 'crafts' }, buyer: 'household' })).toBe('crafts');
});

it('narrower trades whose customers weigh other things have points of their own', () => {
  const kennel = { sector: { id: 'beauty_salon' }, buyer: 'household', model: { assumptions: { trade: 'pet_boarding' } } } as const;
  expect(comparedAs(kennel)).toBe('pet_boarding');
  expect(pointsOf(comparedAs(kennel)).map(({ name }) => name.es)).not.toContain('días hasta la cita');
  expect(comparedAs({ ...kennel, model: { assumptions: { trade: 'nail_studio' } } })).toBe('beauty_salon');
});

it('sets no restaurant’s questions for food that nobody sits down to', () => {
  const cafe = { sector: { id: 'cafe_restaurant' as const }, buyer: 'business' as const };
  expect(comparedAs({ ...cafe, denied: ['tables', 'kitchen'] })).toBe('food_machine');
  expect(comparedAs({ ...cafe, denied: ['tables'] })).toBe('food_counter');
  expect(comparedAs({ ...cafe, denied: [] })).toBe('cafe_restaurant');
});

it('compares a mover by the date and the breakages, not by the window of a parcel, and a photographer by when the pictures arrive', () => {
  const narrower = (id: 'logistics' | 'event_services', trade: string) =>
    pointsOf(comparedAs({ sector: { id }, buyer: 'household', model: { assumptions: { trade } } })).map(({ name }) => name.es);
  expect(narrower('logistics', 'removals')[0]).toBe('días hasta la fecha de la mudanza');
  expect(narrower('logistics', 'removals')).not.toContain('rutas o bultos que no coge');
  expect(narrower('event_services', 'photographer')).not.toContain('meses de antelación');
});
