// All transcripts, in the order of the sectors.
import { SECTOR_IDS, type SectorId } from '../../sectors/sector.ts';
import { academyTranscripts } from './academy-transcripts.ts';
import { agencyTranscripts } from './agency-transcripts.ts';
import { agricultureTranscripts } from './agriculture-transcripts.ts';
import { beautySalonTranscripts } from './beauty-salon-transcripts.ts';
import { cafeRestaurantTranscripts } from './cafe-restaurant-transcripts.ts';
import { cleaningTranscripts } from './cleaning-transcripts.ts';
import { constructionTradesTranscripts } from './construction-trades-transcripts.ts';
import { consultingFreelanceTranscripts } from './consulting-freelance-transcripts.ts';
import { craftsTranscripts } from './crafts-transcripts.ts';
import { ecommerceTranscripts } from './ecommerce-transcripts.ts';
import { eventServicesTranscripts } from './event-services-transcripts.ts';
import { foodManufacturingTranscripts } from './food-manufacturing-transcripts.ts';
import { foodTruckTranscripts } from './food-truck-transcripts.ts';
import { gymTranscripts } from './gym-transcripts.ts';
import { healthClinicTranscripts } from './health-clinic-transcripts.ts';
import { logisticsTranscripts } from './logistics-transcripts.ts';
import { marketplaceAppTranscripts } from './marketplace-app-transcripts.ts';
import { realEstateTranscripts } from './real-estate-transcripts.ts';
import { repairShopTranscripts } from './repair-shop-transcripts.ts';
import { retailShopTranscripts } from './retail-shop-transcripts.ts';
import { saasTranscripts } from './saas-transcripts.ts';
import { tourismLodgingTranscripts } from './tourism-lodging-transcripts.ts';
import type { Transcript } from './transcript.ts';

const BY_SECTOR: Readonly<Record<SectorId, readonly Transcript[]>> = {
  cafe_restaurant: cafeRestaurantTranscripts,
  food_truck: foodTruckTranscripts,
  ecommerce: ecommerceTranscripts,
  retail_shop: retailShopTranscripts,
  consulting_freelance: consultingFreelanceTranscripts,
  agency: agencyTranscripts,
  saas: saasTranscripts,
  academy: academyTranscripts,
  beauty_salon: beautySalonTranscripts,
  gym: gymTranscripts,
  health_clinic: healthClinicTranscripts,
  repair_shop: repairShopTranscripts,
  tourism_lodging: tourismLodgingTranscripts,
  construction_trades: constructionTradesTranscripts,
  logistics: logisticsTranscripts,
  food_manufacturing: foodManufacturingTranscripts,
  crafts: craftsTranscripts,
  agriculture: agricultureTranscripts,
  event_services: eventServicesTranscripts,
  real_estate: realEstateTranscripts,
  marketplace_app: marketplaceAppTranscripts,
  cleaning: cleaningTranscripts,
};

/** Five for each sector; the id names the sector and the kind. */
export const TRANSCRIPTS = SECTOR_IDS.flatMap((sector) =>
  BY_SECTOR[sector].map((transcript) => ({ id: `${sector} ${transcript.kind}`, transcript })),
);
