// How many times a year a customer buys: as the founder told it, else as is usual in the trade.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import { SALE_UNITS } from '../../sectors/sale-units.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { SECTORS } from '../../sectors/sectors.ts';
import { type TradeId, tradeOf } from '../../sectors/trades.ts';

/** More than once a day all year round is a misreading. */
const MOST = 365;

const A_YEAR: Readonly<Record<string, number>> = { dia: 312, day: 312, semana: 52, week: 52, mes: 12, month: 12, ano: 1, year: 1 };
const ONE = /^(?:un|una|one|once|an?)$/;
const DOUBLE = /^(?:twice|un par de|an? couple of|couple of|par de)$/;

const WORD = [...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|');
const NUMBER = `(\\d{1,2}|twice|un par de|an? couple of|couple of|par de|${WORD}|un|una|one|an?)`;
const TO = `(?: (?:o|or|to|a|y|and) ${NUMBER}| ?- ?(\\d{1,2}))?`;
const SPAN = '(dia|day|semana|week|mes|month|ano|year)(?:e?s)?';
/** What is counted, where it is neither those who come nor time nor money: «cuatro estancias», "two haircuts". */
const THING =
  '(?:(?!(?:clientes?|client[ae]s|personas?|gente|familias?|parejas?|alumn|soci[oa]s?|turistas?|huespedes|visitantes?|vecinos?|mascotas?|perros?|gatos?|coches?|ninos?|hijos?|empresas?|bodas? por|horas?|minutos?|semanas?|meses|anos?|km|mil|miles|euros?|pesos?|dolares|soles|people|customers?|clients?|families|couples|members|students|tourists|guests|visitors|pets|dogs|cats|cars|kids|children|companies|hours?|minutes?|weeks?|months?|years?|grand|dollars?|pounds|quid|bucks)(?![a-z]))[a-z]{3,14})';
/** «Tres o cuatro veces a la semana», "once a week", «5 visitas al mes», «cuatro estancias al año», "two or three times per year". */
const TIMES = new RegExp(`\\b${NUMBER}${TO} ?${THING}? ?(?:a la|al|por|cada|a|per|each|every|in a) ${SPAN}\\b`);
/** «Cada dos semanas», "every three months"; a month and a half is one. */
const AND_A_HALF = /\b(?:cada mes y medio|every month and a half)\b/;
const EVERY = new RegExp(`\\b(?:cada|every) ${NUMBER}${TO} ${SPAN}\\b`);
/** «Dos veces cada tres meses». */
const TIMES_EVERY = new RegExp(`\\b${NUMBER} ?(?:veces|vez|times)? (?:cada|every) ${NUMBER} ${SPAN}\\b`);
/** «Cuatro estancias al año, unas 5 noches cada vez»: nights, where a stay is told with its length. */
const NIGHTS =
  /(?<![a-z\d])(\d{1,2}|[a-z]{2,9})(?: (?:o|or|to|a|y|and|-) (\d{1,2}|[a-z]{2,9}))? (?:noches?|nights?)(?! (?:al|a|por|per) (?:ano|mes|year|month))(?![a-z])/;
const OF_STAYS =
  /(?<![a-z])(?:estancias?|estadias?|escapadas?|viajes?|vacaciones|veces|stays?|trips?|visits?|holidays?|times|twice)(?![a-z])/;
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:todos los dias|a diario|cada dia|diariamente|every day|daily)\b/, 312],
  [
    /\b(?:todas las semanas|cada semana|semanal(?:es|mente)?|cada fin de semana|los fines de semana|every week|weekly|each week|every weekend)\b/,
    52,
  ],
  [/\b(?:quincenal(?:es|mente)?|cada quincena|fortnightly|every fortnight|every other week|semana si,? semana no)\b/, 26],
  [/\b(?:every other month|mes si,? mes no|bimestral(?:es|mente)?)\b/, 6],
  [/\b(?:todos los meses|cada mes|mensual(?:es|mente)?|every month|monthly|each month)\b/, 12],
  [/\b(?:cada trimestre|trimestral(?:es|mente)?|quarterly|every quarter)\b/, 4],
  [/\b(?:cada ano|anual(?:es|mente)?|todos los anos|every year|yearly|once in a year)\b/, 1],
];
/** "Five visits per injury": so many for each thing that brings somebody. */
const PER_CASE = new RegExp(
  `\\b${NUMBER} (?:visitas|visits|sesiones|sessions|citas|appointments|clases|lessons) (?:por|per|for each|cada) (?!hora|hour|dia|day|semana|week|mes|month)[a-z]+`,
);

/** How often a customer buys in a year, by what was said of the customers; null where nothing was. Whole, at least one. */
export function findFrequency(facts: FactSheet): number | null {
  const said = foldText(factValue(facts, 'customer') ?? '');
  const found = fromSpan(said) ?? fromCase(said) ?? WORDS.find(([words]) => words.test(said))?.[1] ?? null;
  const times = found === null ? null : found * nightsEach(said);
  return times === null || times < 1 || times > MOST ? null : Math.round(times);
}

/** Whether what was said is counted by the thing that brings somebody, and not by the year. */
export function isFrequencyPerCase(facts: FactSheet): boolean {
  const said = foldText(factValue(facts, 'customer') ?? '');
  return fromSpan(said) === null && fromCase(said) !== null;
}

function fromSpan(said: string): number | null {
  return fromTimesEvery(said) ?? fromTimes(said) ?? fromEvery(said);
}

/** Nights of each stay, where both were told; one where the sale is the stay itself. */
function nightsEach(said: string): number {
  const match = NIGHTS.exec(said);
  const [from, to] = [countOf(match?.[1]), countOf(match?.[2])];
  return from === null || !OF_STAYS.test(said) ? 1 : (from + (to ?? from)) / 2;
}

function fromTimesEvery(said: string): number | null {
  const match = TIMES_EVERY.exec(said);
  const [times, spans] = [countOf(match?.[1]), countOf(match?.[2])];
  const aYear = A_YEAR[match?.[3] ?? ''];
  return times !== null && spans !== null && aYear !== undefined ? (times * (/^d/.test(match?.[3] ?? '') ? MOST : aYear)) / spans : null;
}

function fromTimes(said: string): number | null {
  const match = TIMES.exec(said);
  if (!match) return null;
  const [from, to] = [countOf(match[1]), countOf(match[2] ?? match[3])];
  const aYear = A_YEAR[match[4] ?? ''];
  if (from === null || aYear === undefined) return null;
  return ((from + (to ?? from)) / 2) * aYear;
}

function fromEvery(said: string): number | null {
  if (AND_A_HALF.test(said)) return 8;
  const match = EVERY.exec(said);
  const [from, to] = [countOf(match?.[1]), countOf(match?.[2] ?? match?.[3])];
  const aYear = A_YEAR[match?.[4] ?? ''];
  if (from === null || aYear === undefined) return null;
  return (/^d/.test(match?.[4] ?? '') ? MOST : aYear) / ((from + (to ?? from)) / 2);
}

function fromCase(said: string): number | null {
  return countOf(PER_CASE.exec(said)?.[1]);
}

function countOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (ONE.test(word)) return 1;
  if (DOUBLE.test(word)) return 2;
  const value = smallNumber(word) ?? Number(word);
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** Often, sometimes and seldom. */
export type Uses = readonly [number, number, number];

/** Our own conventions for how often a customer of each trade buys in a year: the keenest, the common one and the occasional one. */
const USUAL: Readonly<Partial<Record<SectorId, Uses>>> = {
  cafe_restaurant: [150, 48, 12],
  food_truck: [48, 12, 4],
  ecommerce: [6, 3, 1],
  retail_shop: [24, 12, 4],
  beauty_salon: [18, 8, 4],
  health_clinic: [12, 6, 3],
  repair_shop: [4, 2, 1],
  tourism_lodging: [6, 3, 2],
  construction_trades: [4, 2, 1],
  food_manufacturing: [52, 24, 12],
  crafts: [4, 2, 1],
  agriculture: [48, 24, 12],
  event_services: [4, 2, 1],
  real_estate: [4, 2, 1],
  marketplace_app: [24, 12, 4],
};
const ONCE: Uses = [1, 1, 1];
const SELDOM: Uses = [2, 1, 1];
const OF_TRADES: Readonly<Partial<Record<TradeId, Uses>>> = {
  fresh_pasta: [52, 26, 12],
  butcher: [100, 50, 24],
  tattoo_studio: SELDOM,
  upholsterer: SELDOM,
  appliance_repair: SELDOM,
  shoe_repair_and_keys: [6, 3, 1],
  it_support: [12, 4, 1],
  locksmith: SELDOM,
  handyman: [6, 3, 1],
  hvac_installer: SELDOM,
  massage_therapy: [24, 10, 3],
  nutritionist: [10, 5, 2],
  podiatry: [9, 5, 2],
  waste_collection: [100, 50, 12],
  car_wash: [24, 12, 4],
  bread_shop: [200, 100, 50],
  set_menu_restaurant: [120, 48, 12],
  greengrocer: [100, 50, 24],
  barber_shop: [24, 12, 6],
  nail_studio: [17, 12, 6],
  beauty_centre: [12, 6, 3],
  dog_groomer: [12, 8, 4],
  pet_boarding: [20, 10, 5],
  home_care: [300, 150, 50],
  event_hire: SELDOM,
  gardening: [40, 20, 6],
  florist: [12, 5, 2],
  bookshop: [12, 6, 2],
  pizza_takeaway: [24, 12, 4],
  ice_cream_parlour: [24, 12, 4],
  olive_oil: [24, 12, 4],
  winery: [36, 12, 4],
  beekeeping: [12, 6, 3],
  free_range_eggs: [52, 26, 12],
  tutoring_centre: [80, 40, 20],
  music_school: [80, 40, 20],
  personal_trainer: [96, 48, 24],
  coaching_practice: [20, 12, 6],
  home_cleaning: [52, 26, 12],
  holiday_flat_cleaning: [100, 60, 30],
  laundry: [52, 24, 6],
  catering: [120, 60, 30],
  translation_practice: [24, 12, 4],
  video_studio: [6, 3, 1],
  design_studio: [6, 3, 1],
  plumber_electrician: [4, 2, 1],
  mobile_bicycle_repair: [4, 2, 1],
  phone_repair: SELDOM,
  painter_decorator: SELDOM,
  furniture_maker: SELDOM,
  jewellery_maker: SELDOM,
  leather_goods: SELDOM,
  photographer: SELDOM,
  childrens_parties: SELDOM,
  law_office: SELDOM,
  letting_agency: SELDOM,
  removals: ONCE,
  driving_school: ONCE,
  web_studio: ONCE,
  architecture_studio: ONCE,
  kitchen_bathroom_refits: ONCE,
  solar_installer: ONCE,
  wedding_planner: ONCE,
  sales_agency: ONCE,
};
/** Where a unit is an hour or a delivery. */
const OF_SERVICE: Uses = [60, 24, 6];
const OTHERWISE: Uses = [12, 4, 1];

/** From so many a year on it is a habit. */
const A_HABIT = 12;
/** Where whoever has a habit has it in more places than one; a class or a treatment goes on where it began. */
const BOUGHT_AROUND: readonly SectorId[] = [
  'cafe_restaurant',
  'food_truck',
  'food_manufacturing',
  'retail_shop',
  'ecommerce',
  'agriculture',
  'crafts',
];

/** Whether it was told how often they buy the thing, and not how often here: of such a habit half is counted on. */
export function isHabitShared(facts: FactSheet, sector: SectorId): boolean {
  return BOUGHT_AROUND.includes(sector) && (findFrequency(facts) ?? 0) >= A_HABIT && !isFrequencyPerCase(facts);
}

/** Of a habit that was told all, half and a quarter; of fewer times twice what was said, what was said and half of it; else what is usual. What is counted in a unit that is not the trade's has no usual. */
export function usesOf(facts: FactSheet, sector: SectorId, trade: string | null, isService: boolean): Uses {
  const said = findFrequency(facts);
  if (said !== null && isHabitShared(facts, sector)) return [said, Math.round(said / 2), Math.max(1, Math.round(said / 4))];
  if (said !== null) return [Math.min(MOST, said * 2), said, Math.max(1, Math.round(said / 2))];
  const ofTrade = OF_TRADES[(trade ?? '') as TradeId];
  if (ofTrade && isOwnUnit(facts, sector, trade)) return ofTrade;
  if (isService) return OF_SERVICE;
  return facts.saleUnit ? OTHERWISE : (USUAL[sector] ?? OTHERWISE);
}

/** Whether sales are counted as the trade counts them: a wedding of a wedding planner's, and not an hour. */
function isOwnUnit(facts: FactSheet, sector: SectorId, trade: string | null): boolean {
  const said = factValue(facts, 'saleUnit');
  const { unit } = tradeOf(trade ?? '')?.figures ?? SECTORS[sector];
  return said === undefined || SALE_UNITS[said].unit.es.one === unit.es.one;
}
