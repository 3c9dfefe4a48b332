// A visitor who does not know a figure is offered three of the trade's, with a line of reason; a second «no sé» takes the usual one.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { assumeBusiness } from '../finance/assume-business.ts';
import type { Bilingual } from '../language/language.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { QuestionId } from './interview.ts';
import { saleUnit } from './sale-unit.ts';
import type { Scene } from './scene.ts';
import { fill } from './suggestion-texts.ts';
import { type TradeValues, tradeValues } from './trade-values.ts';
import { settingOf, wordFigure, wordTrade } from './word-fact.ts';

type Offered = 'price' | 'volume' | 'unit-cost' | 'fixed-costs' | 'investment';

const FIGURES: Readonly<Record<Offered, keyof TradeValues>> = {
  price: 'price',
  volume: 'volume',
  'unit-cost': 'unitCost',
  'fixed-costs': 'fixedCosts',
  investment: 'investment',
};

const OFFERS: Readonly<Record<Offered, Bilingual>> = {
  price: {
    es: 'En tu sector ({trade}) lo normal son {base} por {one}: {low} cuando se compite en precio y {high} cuando das algo que otros no dan. ¿Con qué precio te ves?',
    en: 'In your trade ({trade}) the usual price is {base} per {one}: {low} when competing on price, {high} when you give something others do not. Which is nearest to yours?',
  },
  volume: {
    es: 'En tu sector ({trade}) un arranque normal son {base} {many} al mes: {low} si cuesta darse a conocer y {high} si ya te esperan. ¿Cuántas ventas ves más probables?',
    en: 'In your trade ({trade}) a normal start is {base} {many} a month: {low} if it takes time to be known, {high} if people are already waiting. How many sales seem likely?',
  },
  'unit-cost': {
    es: 'En tu sector ({trade}) cada venta suele llevarse {base} en {cost}: {low} comprando bien y {high} si hay mermas o comisiones. ¿Qué coste pongo?',
    en: 'In your trade ({trade}) each sale usually takes {base} for {cost}: {low} if you buy well, {high} with waste or fees. Which cost shall I put?',
  },
  'fixed-costs': {
    es: 'Un negocio así ({trade}) suele tener {base} de gastos fijos al mes: {low} si empiezas en pequeño y {high} con local céntrico o más gente, porque mandan el alquiler y los sueldos. ¿Cuál se parece al tuyo?',
    en: 'A business like this ({trade}) usually has fixed costs of {base} a month: {low} if you start small, {high} with central premises or more people, since rent and wages decide. Which is nearest to yours?',
  },
  investment: {
    es: 'Abrir algo así ({trade}) suele pedir una inversión de {base}: {low} si aprovechas lo que ya tienes y {high} si hay obra y equipo nuevo. ¿Cuál ves más cerca?',
    en: 'Opening something like this ({trade}) usually takes an investment of {base}: {low} if you use what you already have, {high} with works and new equipment. Which is nearest?',
  },
};

/** Whether the trade has three values to offer for this question: it must be known, and what it takes to open be the trade's. */
export function isOffered(question: QuestionId, facts: FactSheet): question is Offered {
  const isOfTrade = question !== 'investment' || !factValue(facts, 'littleToBuy');
  return isOfTrade && question in OFFERS && factValue(facts, 'sector') !== undefined;
}

/** The question as a choice of three. */
export function offerValues(question: Offered, { facts, language, today }: Scene): string {
  const business = assumeBusiness(facts, today);
  const sector = sectorOf(business.sector, factValue(facts, 'trade'));
  const setting = { ...settingOf(facts, language), currency: business.currency };
  const [low, base, high] = tradeValues(sector, business).map((values) =>
    wordFigure(FIGURES[question] === 'volume' ? 'volume' : FIGURES[question], values[FIGURES[question]], setting),
  );
  const { one, many } = saleUnit(facts, language);
  const words: Readonly<Record<string, string | undefined>> = {
    ...{ low, base, high, one, many: base === '1' ? one : many },
    trade: wordTrade(facts, setting) ?? '',
    cost: sector.pack.directCost[language],
  };
  return fill(OFFERS[question][language], (name) => words[name] ?? '');
}
