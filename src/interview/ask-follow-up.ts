import { factValue } from '../facts/fact.ts';
import { isAveragePrice } from '../facts/sale-lines.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import { areHoursTold, mostSales } from './far-above-capacity.ts';
import { FOLLOW_UP_TEXTS, taxNameOf } from './follow-up-texts.ts';
import type { FollowUp, OddFigure } from './interview.ts';
import { ON_AVERAGE } from './key-figures.ts';
import type { QuestionText } from './question-texts.ts';
import { saleUnit } from './sale-unit.ts';
import type { Scene } from './scene.ts';
import { fill } from './suggestion-texts.ts';
import { ABOVE_HOURS, timeTexts } from './time-texts.ts';
import { roundForTalk } from './trade-values.ts';
import { usualRange } from './usual-range.ts';
import { roundMinutes, weighHours } from './weigh-hours.ts';
import { settingOf, wordFigure, wordTrade } from './word-fact.ts';

/** A text with `{…}` in it, and the words that go there. */
export interface Template {
  readonly text: string;
  readonly words: Readonly<Record<string, string>>;
}

/** The first wording of a follow-up and the figures that belong in it. */
export function followUpTemplate(question: FollowUp, scene: Pick<Scene, 'facts' | 'language' | 'today'>): Template {
  return { text: textsOf(question, scene).ask[scene.language], words: wordsOf(question, scene) };
}

/** The words of a follow-up, with the visitor's own figures in them. */
export function followUpText(question: FollowUp, scene: Pick<Scene, 'facts' | 'language' | 'today'>): QuestionText {
  const { language } = scene;
  const words = wordsOf(question, scene);
  const { ask, again, help } = textsOf(question, scene);
  const put = (text: QuestionText['ask']) => ({ ...text, [language]: fill(text[language], (name) => words[name] ?? '') });
  return { ask: put(ask), again: put(again), help };
}

function textsOf(question: FollowUp, { facts, today }: Pick<Scene, 'facts' | 'today'>): QuestionText {
  if (question === 'service-time') return timeTexts(weighHours(facts, today));
  const isOverHours = question === 'volume-above-capacity' && areHoursTold(facts, makeAssumptions(facts, today));
  return isOverHours ? ABOVE_HOURS : FOLLOW_UP_TEXTS[question];
}

function timeWords({ facts, language, today }: Pick<Scene, 'facts' | 'language' | 'today'>): Template['words'] {
  const hours = weighHours(facts, today);
  const setting = settingOf(facts, language);
  const { one, many } = saleUnit(facts, language);
  const time = (minutes: number) => wordFigure('minutesPerSale', minutes, setting);
  const count = (value: number) => wordFigure('volume', value, setting);
  if (!hours) return { one, many };
  const { usual, room, most, team, volume } = hours;
  return {
    one,
    many,
    usual: time(usual ?? room),
    room: time(roundMinutes(room)),
    most: count(most),
    team: wordFigure('team', team, setting),
    volume: count(volume),
  };
}

function wordsOf(question: FollowUp, scene: Pick<Scene, 'facts' | 'language' | 'today'>): Template['words'] {
  const { facts, language, today } = scene;
  const assumptions = makeAssumptions(facts, today);
  const setting = { ...settingOf(facts, language), currency: assumptions.currency };
  const said = (id: 'price' | 'unitCost' | 'fixedCosts' | 'volume' | 'founderPay') => wordFigure(id, factValue(facts, id) ?? 0, setting);
  switch (question) {
    case 'odd-price':
    case 'odd-unit-cost':
    case 'odd-fixed-costs':
    case 'odd-investment': {
      const range = usualRange(question, facts, assumptions);
      const money = (value: number) => wordFigure(MONEY_OF[question], value, setting);
      const ends = {
        low: money(roundForTalk(range?.low ?? 0)),
        high: money(roundForTalk(range?.high ?? 0)),
        said: money(range?.said ?? 0),
      };
      return { ...ends, trade: wordTrade(facts, setting) ?? '', one: saleUnit(facts, language).one };
    }
    case 'price-below-cost': {
      const { priceCents, unitCostCents } = assumptions;
      const cents = (value: number) => wordFigure('price', value / 100, setting);
      const loss = unitCostCents.value - priceCents.value;
      return { price: cents(priceCents.value), cost: cents(unitCostCents.value), loss: cents(loss) };
    }
    case 'volume-above-capacity': {
      const most = mostSales(assumptions);
      const limit = assumptions.lodging
        ? `${wordFigure('rooms', assumptions.lodging.rooms.value, setting)} ${ROOMS[language]}`
        : wordFigure('team', assumptions.team.value, setting);
      const { one, many } = saleUnit(facts, language);
      const time = wordFigure('minutesPerSale', assumptions.hands?.minutes.value ?? 0, setting);
      const fits = areHoursTold(facts, assumptions) ? most : roundForTalk(most);
      return { volume: said('volume'), limit, most: wordFigure('volume', fits, setting), one, many, time };
    }
    case 'fixed-costs-above-mature-revenue': {
      const revenue = (factValue(facts, 'price') ?? 0) * (factValue(facts, 'volume') ?? 0);
      return { fixed: said('fixedCosts'), volume: said('volume'), revenue: wordFigure('fixedCosts', revenue, setting) };
    }
    case 'founder-unpaid':
      return { pay: said('founderPay') };
    case 'tax':
      // Nobody pays the average of several prices.
      return {
        price: `${said('price')}${isAveragePrice(facts) ? ON_AVERAGE[language] : ''}`,
        tax: taxNameOf(assumptions.country)[language],
      };
    case 'period':
      return { price: said('price') };
    case 'service-time':
      return timeWords(scene);
    case 'own-pay':
    case 'currency':
      return {};
  }
}

const ROOMS = { es: 'plazas para alquilar', en: 'places to let' } as const;

const MONEY_OF: Readonly<Record<OddFigure, 'price' | 'unitCost' | 'fixedCosts' | 'investment'>> = {
  'odd-price': 'price',
  'odd-unit-cost': 'unitCost',
  'odd-fixed-costs': 'fixedCosts',
  'odd-investment': 'investment',
};
