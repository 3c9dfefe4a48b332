// The narrower trades inside the sectors, by id; and the service of any kind, which no answer names.
import { academyTrades } from './academy-trades.ts';
import { agencyTrades } from './agency-trades.ts';
import { agricultureTrades } from './agriculture-trades.ts';
import { beautySalonTrades } from './beauty-salon-trades.ts';
import { cafeRestaurantTrades } from './cafe-restaurant-trades.ts';
import { cleaningTrades } from './cleaning-trades.ts';
import { constructionTradesTrades } from './construction-trades-trades.ts';
import { consultingFreelanceTrades } from './consulting-freelance-trades.ts';
import { craftsTrades } from './crafts-trades.ts';
import { ecommerceTrades } from './ecommerce-trades.ts';
import { eventServicesTrades } from './event-services-trades.ts';
import { foodManufacturingTrades } from './food-manufacturing-trades.ts';
import { foodTruckTrades } from './food-truck-trades.ts';
import { generalService } from './general-service.ts';
import { gymTrades } from './gym-trades.ts';
import { healthClinicTrades } from './health-clinic-trades.ts';
import { logisticsTrades } from './logistics-trades.ts';
import { marketplaceAppTrades } from './marketplace-app-trades.ts';
import { realEstateTrades } from './real-estate-trades.ts';
import { repairShopTrades } from './repair-shop-trades.ts';
import { retailShopTrades } from './retail-shop-trades.ts';
import { saasTrades } from './saas-trades.ts';
import { tourismLodgingTrades } from './tourism-lodging-trades.ts';
import type { Trade } from './trade.ts';

const ALL = [
  ...cafeRestaurantTrades,
  ...foodTruckTrades,
  ...ecommerceTrades,
  ...retailShopTrades,
  ...consultingFreelanceTrades,
  ...agencyTrades,
  ...saasTrades,
  ...academyTrades,
  ...beautySalonTrades,
  ...gymTrades,
  ...healthClinicTrades,
  ...repairShopTrades,
  ...tourismLodgingTrades,
  ...constructionTradesTrades,
  ...logisticsTrades,
  ...foodManufacturingTrades,
  ...craftsTrades,
  ...agricultureTrades,
  ...eventServicesTrades,
  ...realEstateTrades,
  ...marketplaceAppTrades,
  ...cleaningTrades,
] as const;

export type TradeId = (typeof ALL)[number]['id'] | typeof generalService.id;

export const TRADES: readonly (Trade & { readonly id: TradeId })[] = ALL;

const BY_ID: ReadonlyMap<string, Trade> = new Map([...TRADES, generalService].map((trade) => [trade.id, trade]));

/** The trade of an id; undefined for one that no longer exists. */
export function tradeOf(id: string): Trade | undefined {
  return BY_ID.get(id);
}
