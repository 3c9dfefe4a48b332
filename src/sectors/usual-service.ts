// How long one sale keeps a pair of hands busy in the trades where that is widely known. Our own knowledge, printed as the sector's usual value.
import type { TradeId } from './trades.ts';

const MINUTES: Readonly<Partial<Record<TradeId, number>>> = {
  barber_shop: 30,
  nail_studio: 60,
  beauty_centre: 60,
  dog_groomer: 75,
  dog_trainer: 75,
  tattoo_studio: 180,
  personal_trainer: 60,
  coaching_practice: 75,
  physiotherapy_clinic: 45,
  dental_clinic: 45,
  psychology_practice: 60,
  vet_clinic: 25,
  speech_therapy: 45,
  bicycle_workshop: 60,
  mobile_bicycle_repair: 75,
  phone_repair: 45,
  car_garage: 150,
  clothes_alterations: 30,
  upholsterer: 600,
  furniture_restorer: 420,
  appliance_repair: 75,
  shoe_repair_and_keys: 20,
  it_support: 80,
  locksmith: 60,
  handyman: 100,
  dog_walking: 45,
  tiler: 1200,
  mobile_mechanic: 100,
  hvac_installer: 480,
  massage_therapy: 60,
  nutritionist: 45,
  podiatry: 40,
  plumber_electrician: 90,
  gardening: 120,
  garden_design: 2400,
  home_cleaning: 180,
  holiday_flat_cleaning: 120,
  car_wash: 40,
  window_cleaning: 25,
  pest_control: 75,
  mobile_dj: 540,
  balloon_decor: 180,
  hair_salon: 60,
  tutoring_centre: 60,
  music_school: 50,
};

/** Of those paid by the month, what one customer takes in it. */
const MINUTES_A_MONTH: Readonly<Partial<Record<TradeId, number>>> = {
  social_media_agency: 600,
  bookkeeping_office: 180,
  property_management: 120,
  block_management: 300,
  pool_maintenance: 100,
};

/** Minutes of one sale, or of one customer in a month; null where the trade has no time of its own. */
export function usualServiceMinutes(trade: string | null, isMonthly: boolean): number | null {
  return (isMonthly ? MINUTES_A_MONTH : MINUTES)[(trade ?? '') as TradeId] ?? null;
}
