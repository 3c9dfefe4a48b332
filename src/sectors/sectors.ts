// Every trade the product knows, by its id. Values are orientation for a small firm, not statistics: see each one's evidence.

import { academy } from './academy.ts';
import { agency } from './agency.ts';
import { agriculture } from './agriculture.ts';
import { beautySalon } from './beauty-salon.ts';
import { cafeRestaurant } from './cafe-restaurant.ts';
import { cleaning } from './cleaning.ts';
import { constructionTrades } from './construction-trades.ts';
import { consultingFreelance } from './consulting-freelance.ts';
import { crafts } from './crafts.ts';
import { ecommerce } from './ecommerce.ts';
import { eventServices } from './event-services.ts';
import { foodManufacturing } from './food-manufacturing.ts';
import { foodTruck } from './food-truck.ts';
import { gym } from './gym.ts';
import { healthClinic } from './health-clinic.ts';
import { logistics } from './logistics.ts';
import { marketplaceApp } from './marketplace-app.ts';
import { realEstate } from './real-estate.ts';
import { repairShop } from './repair-shop.ts';
import { retailShop } from './retail-shop.ts';
import { saas } from './saas.ts';
import type { Sector, SectorId } from './sector.ts';
import { tourismLodging } from './tourism-lodging.ts';
import { tradeOf } from './trades.ts';

export const SECTORS: Readonly<Record<SectorId, Sector>> = {
  cafe_restaurant: cafeRestaurant,
  food_truck: foodTruck,
  ecommerce: ecommerce,
  retail_shop: retailShop,
  saas: saas,
  consulting_freelance: consultingFreelance,
  agency: agency,
  beauty_salon: beautySalon,
  gym: gym,
  academy: academy,
  health_clinic: healthClinic,
  tourism_lodging: tourismLodging,
  construction_trades: constructionTrades,
  cleaning: cleaning,
  food_manufacturing: foodManufacturing,
  agriculture: agriculture,
  logistics: logistics,
  marketplace_app: marketplaceApp,
  repair_shop: repairShop,
  crafts: crafts,
  real_estate: realEstate,
  event_services: eventServices,
};

/** The sector by its id; with a narrower trade of it, that trade's own values, words and calendar in place of the sector's. */
export function sectorOf(id: SectorId, tradeId?: string | null): Sector {
  const sector = SECTORS[id];
  const trade = tradeId ? tradeOf(tradeId) : undefined;
  if (trade?.sector !== id) return sector;
  return { ...sector, ...trade.figures, name: trade.name, pack: { ...sector.pack, ...trade.words } };
}
