import { amountOf, type FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** Of the ages and the sex told, how many there must be for each outcome of the count: they are counted themselves, and not all who live around. */
export function gatherTraitFigures(reach: FigureTable): FigureTable {
  if (!reach['age-share'] || reach['trait-share'] || reach['reach-told']) return {};
  const sought = amountOf(reach, 'reach-sought');
  const among = (id: string) => derived('count', sought * amountOf(reach, id));
  return { 'group-tight': among('one-in-tight'), 'group-loose': among('one-in-loose') };
}
