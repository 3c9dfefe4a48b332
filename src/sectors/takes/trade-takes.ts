import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';
import { academyTradeTakes } from './academy-trade-takes.ts';
import { afterSchoolClubTakes } from './after-school-club-takes.ts';
import { agencyTradeTakes } from './agency-trade-takes.ts';
import { agricultureTradeTakes } from './agriculture-trade-takes.ts';
import { balloonDecorTakes } from './balloon-decor-takes.ts';
import { beautySalonTradeTakes } from './beauty-salon-trade-takes.ts';
import { cafeRestaurantTradeTakes } from './cafe-restaurant-trade-takes.ts';
import { cleaningTradeTakes } from './cleaning-trade-takes.ts';
import { constructionTradesTradeTakes } from './construction-trades-trade-takes.ts';
import { consultingFreelanceTradeTakes } from './consulting-freelance-trade-takes.ts';
import { copyShopTakes } from './copy-shop-takes.ts';
import { craftsTradeTakes } from './crafts-trade-takes.ts';
import { deliveryKitchenTakes } from './delivery-kitchen-takes.ts';
import { dogDaycareTakes } from './dog-daycare-takes.ts';
import { ecommerceTradeTakes } from './ecommerce-trade-takes.ts';
import { eventServicesTradeTakes } from './event-services-trade-takes.ts';
import { foodManufacturingTradeTakes } from './food-manufacturing-trade-takes.ts';
import { foodTruckTradeTakes } from './food-truck-trade-takes.ts';
import { gardenDesignTakes } from './garden-design-takes.ts';
import { generalServiceTakes } from './general-service-takes.ts';
import { guidedToursTakes } from './guided-tours-takes.ts';
import { gymTradeTakes } from './gym-trade-takes.ts';
import { hairSalonTakes } from './hair-salon-takes.ts';
import { healthClinicTradeTakes } from './health-clinic-trade-takes.ts';
import { juiceBarTakes } from './juice-bar-takes.ts';
import { logisticsTradeTakes } from './logistics-trade-takes.ts';
import { marketplaceAppTradeTakes } from './marketplace-app-trade-takes.ts';
import { mealPrepTakes } from './meal-prep-takes.ts';
import { mobileDjTakes } from './mobile-dj-takes.ts';
import { pestControlTakes } from './pest-control-takes.ts';
import { plantNurseryTakes } from './plant-nursery-takes.ts';
import { realEstateTradeTakes } from './real-estate-trade-takes.ts';
import { refillShopTakes } from './refill-shop-takes.ts';
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
  ...juiceBarTakes,
  ...afterSchoolClubTakes,
  ...balloonDecorTakes,
  ...hairSalonTakes,
  ...deliveryKitchenTakes,
  ...plantNurseryTakes,
  ...copyShopTakes,
  ...guidedToursTakes,
  ...dogDaycareTakes,
  ...gardenDesignTakes,
  ...refillShopTakes,
  ...generalServiceTakes,
};
