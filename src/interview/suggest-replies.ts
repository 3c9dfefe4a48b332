// Quick replies: what a visitor might answer with one tap, the trade's usual values among them. Each reads as an answer of its own.
import { type FactId, type FactSheet, factValue } from '../facts/fact.ts';
import { worksAtCustomers } from '../facts/works-at-customers.ts';
import { addMonths } from '../finance/add-months.ts';
import { assumeBusiness, groundOf } from '../finance/assume-business.ts';
import type { Business } from '../finance/assume-funding.ts';
import { formatMonth } from '../language/format-date.ts';
import type { Language } from '../language/language.ts';
import { calledMobile } from '../sectors/called-mobile.ts';
import type { Sector } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { FACT_LABELS } from './fact-labels.ts';
import { areHoursTold, mostSales } from './far-above-capacity.ts';
import type { QuestionId } from './interview.ts';
import { keyFigures } from './key-figures.ts';
import { saleUnit } from './sale-unit.ts';
import { missingFunds } from './script.ts';
import { ANY_TRADE_CHIPS, CHIPS, DONT_KNOW, FIGURE_CHIPS, fill, REST_CHIPS, UNDO } from './suggestion-texts.ts';
import { roundForTalk, type TradeValues, tradeValues } from './trade-values.ts';
import { roundMinutes, weighHours } from './weigh-hours.ts';
import { type Setting, settingOf, wordFigure } from './word-fact.ts';

interface Known {
  readonly facts: FactSheet;
  /** Figures that nobody should build on yet. */
  readonly doubts?: ReadonlySet<FactId>;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether what was read back is being corrected. */
  readonly isCorrecting?: boolean;
  /** Whether the last correction changed something. */
  readonly isChanged?: boolean;
}

interface SettingWithUnit extends Setting {
  readonly unit: { readonly one: string; readonly many: string };
}

const MOST_FROM_TRADE = 3;
const MONTHS_AHEAD = [1, 3, 6];
/** Shares of the opening need a founder may bring, percent. */
const OWN_SHARES = [100, 50, 30];

/** Quick replies to a question, in the session's language; the last of most is «No sé». */
export function suggestReplies(question: QuestionId, known: Known): string[] {
  const { language } = known;
  if (question === 'read-back' && known.isCorrecting) {
    const undo = known.isChanged ? [UNDO[language]] : [];
    return [CHIPS['read-back'][language][0] as string, ...undo, ...labelsOf(known)];
  }
  const chips = question === 'funding' && missingFunds(known.facts) > 0 ? REST_CHIPS[language] : usualReplies(question, known);
  return question === 'read-back' ? [...chips] : [...new Set([...chips, DONT_KNOW[language]])];
}

/** What was read back, by its label: a tap begins the line that corrects it. */
function labelsOf({ facts, language, today }: Known): readonly string[] {
  const ids = [...keyFigures({ facts, language, today }).map(({ id }) => id), 'name', 'city', 'rivals'] as const;
  return ids.map((id) => `${capitalise(FACT_LABELS[id][language])}:`);
}

/** The trade's own where it is known, else those that fit any. */
function usualReplies(question: QuestionId, { facts: told, doubts = new Set(), language, today }: Known): readonly string[] {
  const facts =
    doubts.size === 0 ? told : (Object.fromEntries(Object.entries(told).filter(([id]) => !doubts.has(id as FactId))) as FactSheet);
  if (factValue(facts, 'sector') === undefined && isOfTrade(question)) return anyTradeReplies(question, facts, language);
  if (question === 'service-time') return timeReplies(facts, language, today);
  if (question === 'volume-above-capacity') return [...hoursReplies(facts, language, today), ...CHIPS[question][language]];
  if (doubts.has('price') && HANGS_ON_PRICE.has(question)) return [];
  // One figure for all of several things is none of theirs.
  if ((facts.lines?.value.length ?? 0) > 1 && OF_EACH.has(question)) return [];
  const ground = groundOf(facts);
  const setting = { ...settingOf(facts, language), currency: ground.currency };
  const sector = sectorOf(ground.sector.id, factValue(facts, 'trade'));
  if (OF_A_PLACE.has(question) && worksAtCustomers(facts) && calledMobile(sector) !== sector) return [];
  const assumed = () => assumeBusiness(facts, today);
  return chipsOf(question, sector, assumed, { ...setting, unit: saleUnit(facts, language) }, today, salesTold(facts));
}

/** A share of the price, and as many sales as its revenue takes. */
const HANGS_ON_PRICE: ReadonlySet<QuestionId> = new Set(['unit-cost', 'volume']);
const OF_EACH: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'unit-cost']);
/** Whoever goes to the customer sells, buys and pays less than the salon or workshop that the trade's usual figures are of. */
const OF_A_PLACE: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'resources', 'fixed-costs', 'investment']);
const OF_TRADE = ['customer', 'marketing', 'competitors'] as const;
const FIGURES_OF_TRADE: ReadonlySet<QuestionId> = new Set(Object.keys(FIGURE_CHIPS) as QuestionId[]);

function isOfTrade(question: QuestionId): boolean {
  return (OF_TRADE as readonly QuestionId[]).includes(question) || FIGURES_OF_TRADE.has(question);
}

/** Figures that another trade finds usual would mislead: none but those that follow from what was said. */
function anyTradeReplies(question: QuestionId, facts: FactSheet, language: Language): readonly string[] {
  const topic = OF_TRADE.find((one) => one === question);
  if (topic) return [...ANY_TRADE_CHIPS[topic][language], ...CHIPS[topic][language]];
  const need = factValue(facts, 'investment');
  return question === 'funding' && need !== undefined ? shareOut(need, settingOf(facts, language)) : [];
}

/** What fits the hours, and what is usual. */
function timeReplies(facts: FactSheet, language: Language, today: string): readonly string[] {
  const hours = weighHours(facts, today);
  const minutes = hours ? [hours.room, hours.usual].flatMap((one) => (one === null ? [] : [roundMinutes(one)])) : [];
  return minutes.map((one) => wordFigure('minutesPerSale', one, settingOf(facts, language)));
}

/** The sales that fit in the hours, where those were told. */
function hoursReplies(facts: FactSheet, language: Language, today: string): readonly string[] {
  const business = assumeBusiness(facts, today);
  if (!areHoursTold(facts, business)) return [];
  return [`${wordFigure('volume', mostSales(business), settingOf(facts, language))} ${A_MONTH[language]}`];
}

const A_MONTH = { es: 'ventas al mes', en: 'sales a month' } as const;

function chipsOf(
  question: Exclude<QuestionId, 'service-time' | 'volume-above-capacity'>,
  sector: Sector,
  business: () => Business,
  setting: SettingWithUnit,
  today: string,
  sales: number | null,
): readonly string[] {
  const { language, locale } = setting;
  switch (question) {
    case 'revenue':
    case 'price':
    case 'volume':
    case 'unit-cost':
    case 'resources':
    case 'fixed-costs':
    case 'investment':
      return tradeValues(sector, business())
        .filter((values) => isWithinSales(question, values, sales))
        .map((values) => fill(FIGURE_CHIPS[question][language], (name) => wordOne(name, values, setting)));
    case 'funding':
      return fundingChips(business(), setting);
    case 'start':
      return MONTHS_AHEAD.map((ahead) => capitalise(formatMonth(addMonths(today.slice(0, 7), ahead), locale)));
    case 'customer':
      return [capitalise(sector.pack.usualCustomer[language]), ...CHIPS.customer[language]];
    case 'marketing':
      return [
        ...sector.pack.channels.slice(0, MOST_FROM_TRADE).map(({ name }) => capitalise(name[language])),
        ...CHIPS.marketing[language],
      ];
    case 'competitors':
      return [...sector.pack.substitutes[language].slice(0, MOST_FROM_TRADE).map(capitalise), ...CHIPS.competitors[language]];
    default:
      return CHIPS[question][language];
  }
}

/** A month that costs more than it sells, or an opening that takes more than a year of sales, is no answer to suggest. */
function isWithinSales(question: QuestionId, { fixedCosts, investment }: TradeValues, sales: number | null): boolean {
  if (sales === null) return true;
  const isCostTold = question === 'resources' || question === 'fixed-costs';
  const isInvestmentTold = question === 'resources' || question === 'investment';
  return !(isCostTold && fixedCosts > sales) && !(isInvestmentTold && investment > sales * MONTHS_A_YEAR);
}

const MONTHS_A_YEAR = 12;

/** What was told to be sold in a month; null where its price or how many were not. */
function salesTold(facts: FactSheet): number | null {
  const [price, volume] = [factValue(facts, 'price'), factValue(facts, 'volume')];
  return price === undefined || volume === undefined || factValue(facts, 'commission') !== undefined ? null : price * volume;
}

function wordOne(name: string, values: TradeValues, setting: SettingWithUnit): string {
  if (name === 'one' || name === 'many') return setting.unit[values.volume === 1 ? 'one' : name];
  const id = name as keyof TradeValues;
  return wordFigure(id, values[id], setting);
}

function fundingChips({ investment, fixedCosts }: Business, setting: Setting): string[] {
  return shareOut(roundForTalk(investment.value + 2 * fixedCosts.value), setting);
}

function shareOut(need: number, setting: Setting): string[] {
  return OWN_SHARES.map((share) => {
    const own = share === 100 ? need : roundForTalk((need * share) / 100);
    const text = own === need ? FIGURE_CHIPS['own-only'] : FIGURE_CHIPS.funding;
    return fill(text[setting.language], (name) => wordFigure('loan', name === 'own' ? own : need - own, setting));
  });
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
