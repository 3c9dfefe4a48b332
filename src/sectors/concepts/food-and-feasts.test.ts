import { describe, expect, it } from 'vitest';
import type { SectorId } from '../sector.ts';
import type { ConceptKind } from './concept.ts';
import { findConcepts } from './find-concepts.ts';
import { tellPhrase } from './phrase.ts';
import { readPhrase } from './read-phrase.ts';

const PROBLEM: readonly ConceptKind[] = ['pain', 'offer', 'edge'];
const RIVALS: readonly ConceptKind[] = ['pain', 'alternative', 'offer', 'edge'];
const BUYERS: readonly ConceptKind[] = ['customer'];
const told = (text: string, sector: SectorId, kinds: readonly ConceptKind[]) => findConcepts(text, sector, kinds).map(({ en }) => en);

describe('what founders of kitchens, farms and lodgings say', () => {
  it.each<readonly [string, SectorId, readonly ConceptKind[], string]>([
    ['The supermarket roses come wrapped in plastic.', 'agriculture', PROBLEM, 'vegetables wrapped in plastic'],
    ['Las flores llegan en bandejas de plástico.', 'agriculture', PROBLEM, 'vegetables wrapped in plastic'],
    ['Every bouquet is flown in.', 'agriculture', PROBLEM, 'fruit or vegetables from far away'],
    ['Sunflowers at the petrol station.', 'agriculture', RIVALS, 'sunflower oil'],
    ['El bienestar animal de las cabras.', 'agriculture', PROBLEM, 'hens that go outdoors'],
    ['Comedores de empresa del polígono.', 'agriculture', BUYERS, 'school canteens'],
    ['The food co-op in town.', 'agriculture', RIVALS, 'the village co-operative'],
    ['We bake dairy free bread.', 'food_manufacturing', PROBLEM, 'vegan options'],
    ['Los obreros de la obra de al lado.', 'food_truck', BUYERS, 'industrial-estate workers'],
  ])('%s', (text, sector, kinds, never) => {
    expect(told(text, sector, kinds)).not.toContain(never);
  });

  it.each<readonly [string, SectorId, readonly ConceptKind[], string]>([
    ['All the veg comes wrapped in plastic.', 'agriculture', PROBLEM, 'vegetables wrapped in plastic'],
    ['Las gallinas en jaula no ven el sol.', 'agriculture', PROBLEM, 'eggs from caged hens'],
    ['El que compran sabe a corcho.', 'food_manufacturing', PROBLEM, 'gluten-free bread that does not taste of bread'],
    ['We bake lactose free cakes.', 'food_manufacturing', PROBLEM, 'lactose-free options'],
    ['There is nothing open before eight.', 'cafe_restaurant', PROBLEM, 'cafés that open late'],
    ['A thermos of coffee in the car.', 'cafe_restaurant', RIVALS, 'a flask of coffee from home'],
    ['Enfermeras del hospital y vecinos.', 'cafe_restaurant', BUYERS, 'hospital staff'],
    ['The campgrounds are loud in July.', 'tourism_lodging', PROBLEM, 'noisy campsites'],
  ])('%s', (text, sector, kinds, expected) => {
    expect(told(text, sector, kinds)).toContain(expected);
  });

  it.each([
    ['raw mountain honey', 'en', 'miel de montaña cruda'],
    ['gluten-free cakes for birthdays', 'en', 'tartas sin gluten para cumpleaños'],
    ['pan recién hecho', 'es', 'freshly made bread'],
    ['cenas al aire libre', 'es', 'outdoor dinners'],
    ['habitaciones con vistas al mar', 'es', 'rooms with sea views'],
  ] as const)('%s is told whole', (said, language, expected) => {
    const phrase = readPhrase(said, language);
    expect(phrase && tellPhrase(phrase)?.[language === 'es' ? 'en' : 'es']).toBe(expected);
  });
});
