// What the year would lack if whatever brings most customers brought none.
import type { FinancialModel } from '../../finance/financial-model.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { freeFigure } from './gather-channel-figures.ts';
import { derived } from './make-figure.ts';

const OF_CHANNEL = /^channel-\d+-customers$/;
const OF_FREE = /^free-[a-z]+$/;

/** `source-customers`, those of the largest source there is, and `hit-source`, their share of the first year's margin; none where each sale loses. */
export function sourceFigures({ years }: FinancialModel, funnel: FigureTable): FigureTable {
  const isSource = (id: string) => OF_CHANNEL.test(id) || (OF_FREE.test(id) && id !== freeFigure('none') && id !== 'free-customers');
  const most = Math.max(0, ...Object.keys(funnel).flatMap((id) => (isSource(id) ? [amountOf(funnel, id)] : [])));
  const all = amountOf(funnel, 'funnel-customers');
  const margin = years[0].grossMargin;
  if (most === 0 || all === 0 || margin <= 0) return {};
  return { 'source-customers': derived('count', most), 'hit-source': derived('money', roundedShare(margin, most, all)) };
}
