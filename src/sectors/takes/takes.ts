import type { PackTakes } from '../pack-takes.ts';
import type { SectorId } from '../sector.ts';
import { academyTakes } from './academy-takes.ts';
import { agencyTakes } from './agency-takes.ts';
import { agricultureTakes } from './agriculture-takes.ts';
import { beautySalonTakes } from './beauty-salon-takes.ts';
import { cafeRestaurantTakes } from './cafe-restaurant-takes.ts';
import { cleaningTakes } from './cleaning-takes.ts';
import { constructionTradesTakes } from './construction-trades-takes.ts';
import { consultingFreelanceTakes } from './consulting-freelance-takes.ts';
import { craftsTakes } from './crafts-takes.ts';
import { ecommerceTakes } from './ecommerce-takes.ts';
import { eventServicesTakes } from './event-services-takes.ts';
import { foodManufacturingTakes } from './food-manufacturing-takes.ts';
import { foodTruckTakes } from './food-truck-takes.ts';
import { gymTakes } from './gym-takes.ts';
import { healthClinicTakes } from './health-clinic-takes.ts';
import { logisticsTakes } from './logistics-takes.ts';
import { marketplaceAppTakes } from './marketplace-app-takes.ts';
import { realEstateTakes } from './real-estate-takes.ts';
import { repairShopTakes } from './repair-shop-takes.ts';
import { retailShopTakes } from './retail-shop-takes.ts';
import { saasTakes } from './saas-takes.ts';
import { tourismLodgingTakes } from './tourism-lodging-takes.ts';

/** The further takes of every sector. */
export const TAKES: Readonly<Record<SectorId, PackTakes>> = {
  cafe_restaurant: cafeRestaurantTakes,
  food_truck: foodTruckTakes,
  ecommerce: ecommerceTakes,
  retail_shop: retailShopTakes,
  consulting_freelance: consultingFreelanceTakes,
  agency: agencyTakes,
  saas: saasTakes,
  academy: academyTakes,
  beauty_salon: beautySalonTakes,
  gym: gymTakes,
  health_clinic: healthClinicTakes,
  repair_shop: repairShopTakes,
  tourism_lodging: tourismLodgingTakes,
  construction_trades: constructionTradesTakes,
  logistics: logisticsTakes,
  food_manufacturing: foodManufacturingTakes,
  crafts: craftsTakes,
  agriculture: agricultureTakes,
  event_services: eventServicesTakes,
  real_estate: realEstateTakes,
  marketplace_app: marketplaceAppTakes,
  cleaning: cleaningTakes,
};
