// The few words a figure was read from, told in the edition that is not in their language: the number as it was given, and how often.
import type { FactSheet } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { NO_WORDS, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Figure, FigureTable } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { aroundFigure, figureQuote, QUOTED_FIGURES, type QuotedFigure } from './gather-quotes.ts';
import { quoteNatively } from './quote-natively.ts';
import { numbersIn } from './quoted-numbers.ts';

const MONEY = /[€$£]|\b(?:euros?|pesos|dolares|dollars|pounds?|libras|soles|quetzales)\b/;
const SHARE = /%|\bpor ciento\b|\bper ?cent\b/;

/** How often, by the words for it; the first that is there. */
const PACES: readonly { readonly words: RegExp; readonly told: PlanText }[] = [
  { words: /\b(?:al dia|por dia|cada dia|diari[oa]s?|a day|per day|each day|every day|daily)\b/, told: { es: ' al día', en: ' a day' } },
  {
    words: /\b(?:a la semana|por semana|cada semana|semanales|a week|per week|each week|every week|weekly)\b/,
    told: { es: ' a la semana', en: ' a week' },
  },
  {
    words: /\b(?:al mes|por mes|cada mes|el mes|mensual(?:es)?|a month|per month|each month|every month|monthly)\b/,
    told: { es: ' al mes', en: ' a month' },
  },
  { words: /\b(?:al ano|por ano|cada ano|anual(?:es)?|a year|per year|yearly)\b/, told: { es: ' al año', en: ' a year' } },
];

/** `said-price-number` …: the one number that the words of a figure hold; of several none. */
export function saidFigures(facts: FactSheet): FigureTable {
  const entries = QUOTED_FIGURES.flatMap((id): [string, Figure][] => {
    const words = aroundFigure(facts[id]);
    const [value, ...others] = numbersIn(words);
    return value === undefined || others.length > 0 ? [] : [[asSaidFigure(id), { kind: kindOf(words, value), value, origin: 'said' }]];
  });
  return Object.fromEntries(entries);
}

/** The words in the edition of their language; in the other what they say, or `plainly` where they hold no number. */
export function tellSaidFigure({ facts, figures, quotes }: Draft, id: QuotedFigure, plainly: PlanText): PlanText {
  const quote = figureQuote(id);
  const said = foldText(quotes[quote]?.text ?? '');
  const pace = PACES.find(({ words }) => words.test(said))?.told ?? NO_WORDS;
  const slot = figures[asSaidFigure(id)] && facts[id] ? `{{fig:${asSaidFigure(id)}}}` : null;
  const told = slot ? perLanguage((language) => `${IN_THE_INTERVIEW[language]}: ${slot}${pace[language]}`) : plainly;
  return quoteNatively(quotes, quote, told, figures);
}

const IN_THE_INTERVIEW: PlanText = { es: 'en la entrevista', en: 'in the interview' };

function asSaidFigure(id: QuotedFigure): string {
  return `${figureQuote(id)}-number`;
}

function kindOf(words: string, value: number): Figure['kind'] {
  const said = foldText(words);
  if (SHARE.test(said)) return 'percent';
  if (MONEY.test(said)) return 'price';
  return Number.isInteger(value) ? 'count' : 'ratio';
}
