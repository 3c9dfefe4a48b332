import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';
import { academyTradeTakes } from './academy-trade-takes.ts';
import { agencyTradeTakes } from './agency-trade-takes.ts';
import { agricultureTradeTakes } from './agriculture-trade-takes.ts';
import { beautySalonTradeTakes } from './beauty-salon-trade-takes.ts';
import { cafeRestaurantTradeTakes } from './cafe-restaurant-trade-takes.ts';
import { cleaningTradeTakes } from './cleaning-trade-takes.ts';
import { constructionTradesTradeTakes } from './construction-trades-trade-takes.ts';
import { consultingFreelanceTradeTakes } from './consulting-freelance-trade-takes.ts';
import { craftsTradeTakes } from './crafts-trade-takes.ts';
import { ecommerceTradeTakes } from './ecommerce-trade-takes.ts';
import { eventServicesTradeTakes } from './event-services-trade-takes.ts';
import { foodManufacturingTradeTakes } from './food-manufacturing-trade-takes.ts';
import { foodTruckTradeTakes } from './food-truck-trade-takes.ts';
import { generalServiceTakes } from './general-service-takes.ts';
import { gymTradeTakes } from './gym-trade-takes.ts';
import { healthClinicTradeTakes } from './health-clinic-trade-takes.ts';
import { logisticsTradeTakes } from './logistics-trade-takes.ts';
import { marketplaceAppTradeTakes } from './marketplace-app-trade-takes.ts';
import { mealPrepTakes } from './meal-prep-takes.ts';
import { mobileDjTakes } from './mobile-dj-takes.ts';
import { pestControlTakes } from './pest-control-takes.ts';
import { realEstateTradeTakes } from './real-estate-trade-takes.ts';
import { repairShopTradeTakes } from './repair-shop-trade-takes.ts';
import { retailShopTradeTakes } from './retail-shop-trade-takes.ts';
import { saasTradeTakes } from './saas-trade-takes.ts';
import { screenPrintingTakes } from './screen-printing-takes.ts';
import { tourismLodgingTradeTakes } from './tourism-lodging-trade-takes.ts';

/** The further takes of the narrower trades, by trade. */
export const TRADE_TAKES: Readonly<Partial<Record<TradeId, TradeTakes>>> = {
  ...cafeRestaurantTradeTakes,
  ...foodTruckTradeTakes,
  ...ecommerceTradeTakes,
  ...retailShopTradeTakes,
  ...consultingFreelanceTradeTakes,
  ...agencyTradeTakes,
  ...saasTradeTakes,
  ...academyTradeTakes,
  ...beautySalonTradeTakes,
  ...gymTradeTakes,
  ...healthClinicTradeTakes,
  ...repairShopTradeTakes,
  ...tourismLodgingTradeTakes,
  ...constructionTradesTradeTakes,
  ...logisticsTradeTakes,
  ...foodManufacturingTradeTakes,
  ...craftsTradeTakes,
  ...agricultureTradeTakes,
  ...eventServicesTradeTakes,
  ...realEstateTradeTakes,
  ...marketplaceAppTradeTakes,
  ...cleaningTradeTakes,
  ...pestControlTakes,
  ...mobileDjTakes,
  ...mealPrepTakes,
  ...screenPrintingTakes,
  ...generalServiceTakes,
};
