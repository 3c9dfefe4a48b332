// What founders say, in both languages: the words of each sector, and those any of them may use.
import type { SectorId } from '../sector.ts';
import { academyConcepts } from './academy-concepts.ts';
import { agencyConcepts } from './agency-concepts.ts';
import { agricultureConcepts } from './agriculture-concepts.ts';
import { beautySalonConcepts } from './beauty-salon-concepts.ts';
import { cafeRestaurantConcepts } from './cafe-restaurant-concepts.ts';
import { cleaningConcepts } from './cleaning-concepts.ts';
import type { Concept } from './concept.ts';
import { constructionTradesConcepts } from './construction-trades-concepts.ts';
import { consultingFreelanceConcepts } from './consulting-freelance-concepts.ts';
import { craftsConcepts } from './crafts-concepts.ts';
import { ecommerceConcepts } from './ecommerce-concepts.ts';
import { eventServicesConcepts } from './event-services-concepts.ts';
import { foodManufacturingConcepts } from './food-manufacturing-concepts.ts';
import { foodTruckConcepts } from './food-truck-concepts.ts';
import { generalCustomersConcepts } from './general-customers-concepts.ts';
import { generalOffersConcepts } from './general-offers-concepts.ts';
import { generalPromisesConcepts } from './general-promises-concepts.ts';
import { gymConcepts } from './gym-concepts.ts';
import { healthClinicConcepts } from './health-clinic-concepts.ts';
import { logisticsConcepts } from './logistics-concepts.ts';
import { marketplaceAppConcepts } from './marketplace-app-concepts.ts';
import { realEstateConcepts } from './real-estate-concepts.ts';
import { repairShopConcepts } from './repair-shop-concepts.ts';
import { retailShopConcepts } from './retail-shop-concepts.ts';
import { saasConcepts } from './saas-concepts.ts';
import { tourismLodgingConcepts } from './tourism-lodging-concepts.ts';

export const CONCEPTS: Readonly<Record<SectorId, readonly Concept[]>> = {
  cafe_restaurant: cafeRestaurantConcepts,
  food_truck: foodTruckConcepts,
  ecommerce: ecommerceConcepts,
  retail_shop: retailShopConcepts,
  consulting_freelance: consultingFreelanceConcepts,
  agency: agencyConcepts,
  saas: saasConcepts,
  academy: academyConcepts,
  beauty_salon: beautySalonConcepts,
  gym: gymConcepts,
  health_clinic: healthClinicConcepts,
  repair_shop: repairShopConcepts,
  tourism_lodging: tourismLodgingConcepts,
  construction_trades: constructionTradesConcepts,
  logistics: logisticsConcepts,
  food_manufacturing: foodManufacturingConcepts,
  crafts: craftsConcepts,
  agriculture: agricultureConcepts,
  event_services: eventServicesConcepts,
  real_estate: realEstateConcepts,
  marketplace_app: marketplaceAppConcepts,
  cleaning: cleaningConcepts,
};

export const GENERAL_CONCEPTS: readonly Concept[] = [...generalCustomersConcepts, ...generalOffersConcepts, ...generalPromisesConcepts];
