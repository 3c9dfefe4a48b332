// What founders say, in both languages: the words of each sector, and those any of them may use.
import type { SectorId } from '../sector.ts';
import { cafeRestaurantConcepts } from './cafe-restaurant-concepts.ts';
import type { Concept } from './concept.ts';
import { ecommerceConcepts } from './ecommerce-concepts.ts';
import { foodTruckConcepts } from './food-truck-concepts.ts';
import { generalCustomersConcepts } from './general-customers-concepts.ts';
import { generalOffersConcepts } from './general-offers-concepts.ts';

export const CONCEPTS: Readonly<Record<SectorId, readonly Concept[]>> = {
  cafe_restaurant: cafeRestaurantConcepts,
  food_truck: foodTruckConcepts,
  ecommerce: ecommerceConcepts,
  retail_shop: [],
  consulting_freelance: [],
  agency: [],
  saas: [],
  academy: [],
  beauty_salon: [],
  gym: [],
  health_clinic: [],
  repair_shop: [],
  tourism_lodging: [],
  construction_trades: [],
  logistics: [],
  food_manufacturing: [],
  crafts: [],
  agriculture: [],
  event_services: [],
  real_estate: [],
  marketplace_app: [],
  cleaning: [],
};

export const GENERAL_CONCEPTS: readonly Concept[] = [...generalCustomersConcepts, ...generalOffersConcepts];
