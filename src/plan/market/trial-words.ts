// What somebody has to take of a rival to know how it is there, in the trade's own word: a trial lesson, a haircut, a quote.
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { Draft } from '../draft.ts';

type Words = readonly [es: string, en: string];

const OF_SECTOR: Readonly<Record<SectorId, Words>> = {
  cafe_restaurant: ['una comida', 'one meal'],
  food_truck: ['un plato', 'one dish'],
  ecommerce: ['un pedido', 'one order'],
  retail_shop: ['una compra', 'one purchase'],
  consulting_freelance: ['una primera consulta', 'a first consultation'],
  agency: ['una propuesta para un encargo real', 'a proposal for a real job'],
  saas: ['una cuenta de prueba', 'a trial account'],
  academy: ['una clase de prueba', 'a trial lesson'],
  beauty_salon: ['una cita', 'one appointment'],
  gym: ['una clase suelta', 'a single class'],
  health_clinic: ['una primera visita', 'a first visit'],
  repair_shop: ['un presupuesto del mismo arreglo', 'a quote for the same repair'],
  tourism_lodging: ['una noche', 'one night'],
  construction_trades: ['un presupuesto de la misma obra', 'a quote for the same job'],
  logistics: ['un envío de prueba', 'a trial shipment'],
  food_manufacturing: ['un pedido pequeño', 'a small order'],
  crafts: ['un encargo', 'one commission'],
  agriculture: ['una compra en temporada', 'a purchase in season'],
  event_services: ['un presupuesto para la misma fecha', 'a quote for the same date'],
  real_estate: ['una visita con ellos', 'a viewing with them'],
  marketplace_app: ['un trato completo', 'one whole deal'],
  cleaning: ['un presupuesto de la misma limpieza', 'a quote for the same clean'],
};

const OF_TRADE: Readonly<Partial<Record<TradeId, Words>>> = {
  coffee_shop: ['un café y una pieza de bollería', 'a coffee and a pastry'],
  tapas_bar: ['una ronda', 'one round'],
  ice_cream_parlour: ['un helado', 'one ice cream'],
  coffee_van: ['un café', 'one coffee'],
  bread_shop: ['una barra', 'one loaf'],
  bookshop: ['el encargo de un libro', 'an order for a book'],
  architecture_studio: ['una primera visita para la misma obra', 'a first visit for the same job'],
  translation_practice: ['un presupuesto del mismo texto', 'a quote for the same text'],
  photographer: ['un presupuesto para la misma fecha', 'a quote for the same date'],
  barber_shop: ['un corte', 'one haircut'],
  hair_salon: ['un corte', 'one haircut'],
  nail_studio: ['una manicura', 'one manicure'],
  driving_school: ['una práctica', 'one driving lesson'],
  nursery_school: ['una visita con las aulas en marcha', 'a visit while it is running'],
  day_centre: ['una mañana de prueba', 'a trial morning'],
  dog_groomer: ['un corte para el mismo perro', 'a clip for the same dog'],
  dog_daycare: ['un día de prueba', 'a trial day'],
  car_wash: ['un lavado', 'one wash'],
  laundry: ['una bolsa de ropa', 'one bag of washing'],
  home_care: ['una primera visita', 'a first visit'],
  holiday_flat_cleaning: ['un presupuesto del mismo piso', 'a quote for the same flat'],
  taxi_chauffeur: ['un trayecto', 'one ride'],
  guided_tours: ['una visita guiada', 'one guided tour'],
};

/** With its article, as the subject of a sentence. */
export function trialOf({ sector, model }: Pick<Draft, 'sector' | 'model'>): Bilingual {
  const [es, en] = OF_TRADE[(model.assumptions.trade ?? '') as TradeId] ?? OF_SECTOR[sector.id];
  return { es, en };
}
