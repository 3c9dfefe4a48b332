// Quick replies: what a visitor might answer with one tap, the trade's usual values among them. Each reads as an answer of its own.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { addMonths } from '../finance/add-months.ts';
import type { Assumptions } from '../finance/assumption.ts';
import { roundToTwoDigits } from '../finance/local-amount.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import { formatMonth } from '../language/format-date.ts';
import type { Language } from '../language/language.ts';
import type { Range, Sector } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { QuestionId } from './interview.ts';
import { CHIPS, DONT_KNOW, FIGURE_CHIPS, fill, SALE } from './suggestion-texts.ts';
import { type Setting, settingOf, wordFigure } from './word-fact.ts';

interface Known {
  readonly facts: FactSheet;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

interface SettingWithUnit extends Setting {
  readonly unit: { readonly one: string; readonly many: string };
}

const TIME_WORDS = /hora|noche|mensual|hour|night|month/;
const MOST_FROM_TRADE = 3;
const MONTHS_AHEAD = [1, 3, 6];
/** Shares of the opening need a founder may bring, percent. */
const OWN_SHARES = [100, 50, 30];

/** Quick replies to a question, in the session's language; the last of most is «No sé». */
export function suggestReplies(question: QuestionId, { facts, language, today }: Known): string[] {
  const assumptions = makeAssumptions(facts, today);
  const setting = { ...settingOf(facts, language), currency: assumptions.currency };
  const unit = unitOf(facts, language);
  const chips = chipsOf(question, assumptions, { ...setting, unit }, today);
  return question === 'read-back' ? [...chips] : [...new Set([...chips, DONT_KNOW[language]])];
}

/** What the trade counts, once it is known. A unit that is itself a time would be read as a period: there a sale is a sale. */
function unitOf(facts: FactSheet, language: Language): SettingWithUnit['unit'] {
  const sector = factValue(facts, 'sector');
  const unit = sector && sectorOf(sector).unit[language];
  return unit && !TIME_WORDS.test(unit.one) ? unit : SALE[language];
}

function chipsOf(question: QuestionId, assumptions: Assumptions, setting: SettingWithUnit, today: string): readonly string[] {
  const { language, locale } = setting;
  const sector = sectorOf(assumptions.sector);
  switch (question) {
    case 'revenue':
    case 'price':
    case 'volume':
    case 'unit-cost':
    case 'resources':
    case 'fixed-costs':
    case 'investment':
      return tradeValues(sector, assumptions).map((values) => fill(FIGURE_CHIPS[question][language], wordAll(values, setting)));
    case 'funding':
      return fundingChips(assumptions, setting);
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

interface TradeValues {
  readonly price: number;
  readonly volume: number;
  readonly unitCost: number;
  readonly fixedCosts: number;
  readonly investment: number;
}

/** The low, usual and high value of the trade, around what is known or assumed. Money in currency units, two significant digits. */
function tradeValues(sector: Sector, assumptions: Assumptions): TradeValues[] {
  const price = assumptions.priceCents.value / 100;
  const fixedShares: Range = [0, 1, 2].map(
    (at) => (sector.staffPct[at] ?? 0) + (sector.rentPct[at] ?? 0) + (sector.marketingPct[at] ?? 0) + (sector.otherFixedPct[at] ?? 0),
  ) as unknown as Range;
  const investments: Range = [sector.capex[0], (sector.capex[0] + sector.capex[1]) / 2, sector.capex[1]];
  return [0, 1, 2].map((at) => ({
    price: round(price * ratio(sector.price, at)),
    volume: Math.max(1, Math.round(round(assumptions.monthlyUnits.value * ratio(sector.monthlyUnits, at)))),
    unitCost: round((price * (sector.variableCostPct[at] ?? 0)) / 100),
    fixedCosts: round(assumptions.fixedCosts.value * ratio(fixedShares, at)),
    investment: round((assumptions.investment.value * (investments[at] ?? 1)) / investments[0]),
  }));
}

function ratio(range: Range, at: number): number {
  return (range[at] ?? range[1]) / range[1];
}

/** Two significant digits from ten up; below, cents in steps of ten. */
function round(value: number): number {
  return value >= 10 ? roundToTwoDigits(Math.round(value)) : Math.max(0.1, Math.round(value * 10) / 10);
}

function wordAll(values: TradeValues, setting: SettingWithUnit): Record<string, string> {
  const ids = ['price', 'volume', 'unitCost', 'fixedCosts', 'investment'] as const;
  return { ...setting.unit, ...Object.fromEntries(ids.map((id) => [id, wordFigure(id, values[id], setting)])) };
}

function fundingChips({ investment, fixedCosts }: Assumptions, setting: Setting): string[] {
  const need = round(investment.value + 2 * fixedCosts.value);
  return OWN_SHARES.map((share) => {
    const own = round((need * share) / 100);
    const words = { own: wordFigure('ownFunds', own, setting), loan: wordFigure('loan', need - own, setting) };
    const text = own === need ? FIGURE_CHIPS['own-only'] : FIGURE_CHIPS.funding;
    return fill(text[setting.language], words);
  });
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
