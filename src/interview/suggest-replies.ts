// Quick replies: what a visitor might answer with one tap, the trade's usual values among them. Each reads as an answer of its own.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { addMonths } from '../finance/add-months.ts';
import { assumeBusiness } from '../finance/assume-business.ts';
import type { Business } from '../finance/assume-funding.ts';
import { formatMonth } from '../language/format-date.ts';
import type { Language } from '../language/language.ts';
import type { Sector } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { QuestionId } from './interview.ts';
import { saleUnit } from './sale-unit.ts';
import { missingFunds } from './script.ts';
import { CHIPS, DONT_KNOW, FIGURE_CHIPS, fill, REST_CHIPS } from './suggestion-texts.ts';
import { roundForTalk, type TradeValues, tradeValues } from './trade-values.ts';
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

const MOST_FROM_TRADE = 3;
const MONTHS_AHEAD = [1, 3, 6];
/** Shares of the opening need a founder may bring, percent. */
const OWN_SHARES = [100, 50, 30];

/** Quick replies to a question, in the session's language; the last of most is «No sé». */
export function suggestReplies(question: QuestionId, { facts, language, today }: Known): string[] {
  const business = assumeBusiness(facts, today);
  const setting = { ...settingOf(facts, language), currency: business.currency };
  const unit = saleUnit(facts, language);
  const sector = sectorOf(business.sector, factValue(facts, 'trade'));
  const isRest = question === 'funding' && missingFunds(facts) > 0;
  const chips = isRest ? REST_CHIPS[language] : chipsOf(question, sector, business, { ...setting, unit }, today);
  return question === 'read-back' ? [...chips] : [...new Set([...chips, DONT_KNOW[language]])];
}

function chipsOf(question: QuestionId, sector: Sector, business: Business, setting: SettingWithUnit, today: string): readonly string[] {
  const { language, locale } = setting;
  switch (question) {
    case 'revenue':
    case 'price':
    case 'volume':
    case 'unit-cost':
    case 'resources':
    case 'fixed-costs':
    case 'investment':
      return tradeValues(sector, business).map((values) =>
        fill(FIGURE_CHIPS[question][language], (name) => wordOne(name, values, setting)),
      );
    case 'funding':
      return fundingChips(business, setting);
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

function wordOne(name: string, values: TradeValues, setting: SettingWithUnit): string {
  if (name === 'one' || name === 'many') return setting.unit[name];
  const id = name as keyof TradeValues;
  return wordFigure(id, values[id], setting);
}

function fundingChips({ investment, fixedCosts }: Business, setting: Setting): string[] {
  const need = roundForTalk(investment.value + 2 * fixedCosts.value);
  return OWN_SHARES.map((share) => {
    const own = roundForTalk((need * share) / 100);
    const text = own === need ? FIGURE_CHIPS['own-only'] : FIGURE_CHIPS.funding;
    return fill(text[setting.language], (name) => wordFigure('loan', name === 'own' ? own : need - own, setting));
  });
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
