// What is measured in a statement of the problem, in both languages: a number it has in digits is a figure, one in words is in words.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import { type Bilingual, type Language, perLanguage } from '../../language/language.ts';
import { numberWord } from '../../language/small-numbers.ts';
import type { Draft } from '../draft.ts';
import type { FigureTable } from '../figures/figure.ts';
import { inDigits } from '../goals/read-goal-numbers.ts';
import { type Detail, detailFigure, gatherDetails } from './gather-details.ts';
import { numbersIn, readNumeral } from './quoted-numbers.ts';

type Known = Pick<Draft, 'facts' | 'figures'>;

/**
 * What tells a statement; the amounts and spans that its words hold in digits beside it, or all that it measures where nothing else tells it: then
 * with where the case is quoted, as a measure alone tells nothing.
 */
export function withMeasure(native: Bilingual | null, known: Known, said: string, quoted: Bilingual): Bilingual | null {
  if (native === null) return wrap(measuredIn(known, said, null), (list, language) => `${A_CASE[language]} ${list}, ${quoted[language]}`);
  const beside = wrap(measuredIn(known, said, native), (list, language) => ` (${THE_CASE[language]} ${list})`);
  return beside ? perLanguage((language) => `${native[language]}${beside[language]}`) : native;
}

/** The amounts in digits, and the spans: beside words that tell it, only those in digits that these leave out. */
function measuredIn({ facts, figures }: Known, said: string, native: Bilingual | null): readonly Bilingual[] {
  const digits = numbersIn(said);
  const spoken = native ? digits : numbersIn(inDigits(foldText(said)));
  const amounts = amountsIn(factValue(facts, 'problem') ?? '').flatMap((value, at) =>
    digits.includes(value) && figures[amountFigure(at)] ? [{ es: `{{fig:${amountFigure(at)}}}`, en: `{{fig:${amountFigure(at)}}}` }] : [],
  );
  const spans = gatherDetails(facts)
    .map((detail, at) => ({ detail, at }))
    .filter(({ detail: { value } }) => spoken.includes(value) && native?.en.includes(numberWord(value, 'en') ?? '') !== true)
    .map(({ detail, at }) => tellSpan(detail, digits.includes(detail.value) ? `{{fig:${detailFigure(at)}}}` : null));
  return [...amounts, ...spans];
}

function wrap(parts: readonly Bilingual[], around: (list: string, language: Language) => string): Bilingual | null {
  if (parts.length === 0) return null;
  const list = listInBoth(parts);
  return perLanguage((language) => around(list[language], language));
}

/** What the sum or the span is of, the words beside it do not tell. */
const THE_CASE: Bilingual = { es: 'el caso citado menciona', en: 'the case quoted mentions' };
const A_CASE: Bilingual = { es: 'el caso de', en: 'the case of' };

/** `problem-amount-1` …: the money named in telling the problem. */
export function problemFigures(facts: FactSheet): FigureTable {
  const amounts = amountsIn(factValue(facts, 'problem') ?? '');
  return Object.fromEntries(amounts.map((value, at) => [amountFigure(at), { kind: 'price', value, origin: 'said' }]));
}

const MONEY =
  /[€$£] ?(\d[\d.,]*\d|\d)(?! ?(?:mil|k)\b)|(\d[\d.,]*\d|\d) ?(?:€|£|\$|(?:euros?|pesos|dolares|dollars|pounds|libras|soles)\b)/g;

function amountsIn(told: string): readonly number[] {
  return [...foldText(told).matchAll(MONEY)].map(([, after, before]) => readNumeral(after ?? before ?? ''));
}

function amountFigure(at: number): string {
  return `problem-amount-${at + 1}`;
}

function tellSpan({ value, unit }: Detail, slot: string | null): Bilingual {
  return perLanguage((language) => `${slot ?? numberWord(value, language) ?? ''} ${unit[language].many}`.trim());
}
