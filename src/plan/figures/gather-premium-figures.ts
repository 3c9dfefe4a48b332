// What is given to whoever brings somebody, over a year.
import type { FactSheet } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { tellChannels } from '../marketing/tell-channels.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

const SUM =
  /(\d+(?:[.,]\d{1,2})?) ?(?:€|euros?\b|eur\b|pounds?\b|quid\b|dollars?\b|bucks\b|pesos\b|soles\b)|[€$£] ?(\d+(?:[.,]\d{1,2})?)(?![\d.,]*\d)/;

/** The sum told for each who is brought; none where no sum was told, as of a part of the price. */
export function premiumOf(facts: FactSheet, told: number | null): number {
  const [, before, after] = SUM.exec(foldText(tellChannels(facts)[told ?? -1] ?? '')) ?? [];
  return Number((before ?? after ?? '').replace(',', '.'));
}

/** `channel-1-premium`: the sum told for each, by so many as the channel brings; none where no sum was told. */
export function premiumFigures(id: string, customers: number, facts: FactSheet, told: number | null): FigureTable {
  const each = premiumOf(facts, told);
  return each > 0 && customers > 0 ? { [`${id}-premium`]: derived('money', Math.round(each * customers)) } : {};
}
