// Where several things are sold, what a rival asks for is compared with the one of them that is meant.
import { lineNamed, saleLines } from '../../facts/sale-lines.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { lineFigure } from '../figures/gather-line-figures.ts';
import { nameLines } from '../told/name-lines.ts';
import type { Column } from './compare-rivals.ts';

/** The one that the words about a rival name, counted from 0; null where they name none, or one thing is sold. */
export function lineCompared({ facts }: Pick<Draft, 'facts'>, { rival }: Pick<Column, 'rival'>): number | null {
  const labels = saleLines(facts)?.map(({ label }) => label) ?? [];
  return rival === null || labels.length === 0 ? null : lineNamed(labels, rival.words);
}

/** What the customer pays here for what the rival is told to ask for. */
export function ownPriceFigure(line: number | null): string {
  return line === null ? 'price-charged' : lineFigure(line, 'price');
}

/** Two prices further apart than this, one of the other, are of another thing or of another measure: a kilo and an order. */
const FURTHEST = 3;

/** Whether what a rival asks may be held against what is asked here. */
export function isLikePrice(theirs: number, own: number): boolean {
  return Math.max(theirs, own) <= FURTHEST * Math.min(theirs, own);
}

/** Whether the price told of a rival is so far from the own that it is asked for something else. */
export function isOfAnother(draft: Draft, column: Column | null, told: Bilingual): boolean {
  const id = /\{\{fig:([^}*]+)\*?\}\}$/.exec(told.es)?.[1];
  if (id === undefined || column === null || draft.slots.linesPriced) return false;
  return !isLikePrice(amountOf(draft.figures, id), amountOf(draft.figures, ownPriceFigure(lineCompared(draft, column))));
}

const CHARGED: Bilingual<RegExp> = {
  es: /\{\{fig:price-charged\*?\}\}(?: por venta)?/g,
  en: /\{\{fig:price-charged\*?\}\}(?: (?:per|for each) sale)?/g,
};

/** The same sentence with what that one thing costs here, or with the price of each, in place of the average that nobody is charged. */
export function withOwnLine(draft: Draft, line: number | null, text: Bilingual): Bilingual {
  const { linesPriced } = draft.slots;
  if (!linesPriced) return text;
  const names = nameLines(draft.facts, draft.quotes, draft.sector.id);
  const own = perLanguage((language) =>
    line === null ? linesPriced[language] : `{{fig:${ownPriceFigure(line)}}} (${names[line]?.[language]})`,
  );
  return perLanguage((language) => text[language].replace(CHARGED[language], own[language]));
}
