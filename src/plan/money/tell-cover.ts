// The columns of the ways that tell how well each pays its debt.
import { coverYear } from '../../finance/weigh-way.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Cell, PlanText, Table } from '../plan.ts';
import { label } from '../say.ts';
import { words } from '../write-block.ts';

const FIRST: PlanText = { es: 'Cobertura, primer año', en: 'Cover, first year' };
const SECOND: PlanText = { es: 'Segundo año', en: 'Second year' };
const LOW_BOTH: PlanText = {
  es: 'Los dos, con un {{fig:scenario-drop}} menos de {{lowOf}}',
  en: 'Both, with {{lowOf}} {{fig:scenario-drop}} lower',
};
const LOW_FIRST: PlanText = { es: 'Con un {{fig:scenario-drop}} menos de {{lowOf}}', en: 'With {{lowOf}} {{fig:scenario-drop}} lower' };

/** The first year and the one that pays whole instalments, as forecast and with fewer sales; the first alone where the loan is gone by then. */
export function coverColumns(draft: Draft): Table['columns'] {
  const heads = coverYear(draft.model) === 1 ? [FIRST, SECOND, LOW_BOTH] : [FIRST, LOW_FIRST];
  return heads.map((head) => ({ head: label(draft, head), align: 'end', width: 2 }));
}

export function coverCells(draft: Draft, id: string): readonly Cell[] {
  const hasBoth = coverYear(draft.model) === 1;
  const none = amountOf(draft.figures, `way-${id}-loan`) > 0 ? NONE_DUE : NO_DEBT;
  const ends = hasBoth ? ['-first', ''] : ['-first', '-low'];
  const cells = ends.map((end) => words(tellCover(draft, id, end, none)));
  return hasBoth ? [...cells, words(tellLow(draft, id, none))] : cells;
}

const NO_DEBT: PlanText = { es: 'sin deuda', en: 'no debt' };
/** Owed, and nothing of it falls due in that year. */
const NONE_DUE: PlanText = { es: 'sin cuotas', en: 'none due' };

/** A cover below zero tells nothing more: a larger loan would make it look better. What the year is short of is told in its place. */
function tellCover(draft: Draft, id: string, end: string, none: PlanText): PlanText {
  const cover = `way-${id}-cover${end}`;
  if (!draft.figures[cover]) return none;
  if (!isBelowZero(draft, cover)) return { es: `{{fig:${cover}}}`, en: `{{fig:${cover}}}` };
  const short = `{{fig:way-${id}-short${end}}}`;
  return { es: `faltan ${short}`, en: `${short} short` };
}

function isBelowZero({ figures }: Draft, cover: string): boolean {
  return figures[cover] !== undefined && amountOf(figures, cover) < 0;
}

/** Both years; where nothing falls due in one of them, that. */
function tellLow(draft: Draft, id: string, none: PlanText): PlanText {
  const [first, second] = [tellCover(draft, id, '-low-first', none), tellCover(draft, id, '-low', none)] as const;
  const [low, lowWhole] = [`way-${id}-cover-low-first`, `way-${id}-cover-low`];
  if (isBelowZero(draft, low) && isBelowZero(draft, lowWhole)) {
    const shorts = [`{{fig:way-${id}-short-low-first}}`, `{{fig:way-${id}-short-low}}`] as const;
    return { es: `faltan ${shorts[0]} y ${shorts[1]}`, en: `${shorts[0]} and ${shorts[1]} short` };
  }
  return first === second ? none : { es: `${first.es} · ${second.es}`, en: `${first.en} · ${second.en}` };
}
