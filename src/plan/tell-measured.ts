// What is measured in a statement of the problem, in both languages: a number it has in digits is a figure, one in words is in words.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import { formatList } from '../language/format-list.ts';
import { type Bilingual, perLanguage } from '../language/language.ts';
import { numberWord } from '../language/small-numbers.ts';
import type { Draft } from './draft.ts';
import type { FigureTable } from './figure.ts';
import { type Detail, detailFigure, gatherDetails } from './gather-details.ts';
import { numbersIn, readNumeral } from './quoted-numbers.ts';
import { inDigits } from './read-goal-numbers.ts';

type Known = Pick<Draft, 'facts' | 'figures'>;

/** What tells a statement, with what it measures where its words hold digits or nothing else tells it. */
export function withMeasure(native: Bilingual | null, known: Known, said: string): Bilingual | null {
  const measured = native && !/\d/.test(said) ? null : tellMeasured(known, said);
  return native && measured ? perLanguage((language) => `${native[language]}: ${measured[language]}`) : (native ?? measured);
}

/** «Un caso de 400 £ y catorce semanas»; null where nothing is measured. */
function tellMeasured({ facts, figures }: Known, said: string): Bilingual | null {
  const digits = numbersIn(said);
  const spoken = numbersIn(inDigits(foldText(said)));
  const amounts = amountsIn(factValue(facts, 'problem') ?? '').flatMap((value, at) =>
    digits.includes(value) && figures[amountFigure(at)] ? [{ es: `{{fig:${amountFigure(at)}}}`, en: `{{fig:${amountFigure(at)}}}` }] : [],
  );
  const spans = gatherDetails(facts)
    .map((detail, at) => ({ detail, at }))
    .filter(({ detail }) => spoken.includes(detail.value))
    .map(({ detail, at }) => tellSpan(detail, digits.includes(detail.value) ? `{{fig:${detailFigure(at)}}}` : null));
  const told = [...amounts, ...spans];
  if (told.length === 0) return null;
  return perLanguage(
    (language) =>
      `${A_CASE[language]} ${formatList(
        told.map((part) => part[language]),
        language,
      )}`,
  );
}

const A_CASE: Bilingual = { es: 'un caso de', en: 'a case of' };

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
