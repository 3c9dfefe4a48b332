import type { FactSheet } from '../facts/fact.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import type { Sector } from '../sectors/sector.ts';
import type { FigureTable } from './figure.ts';
import { gatherPermits } from './gather-permits.ts';
import { derived } from './make-figure.ts';
import { PERMIT_KINDS, type PermitKind } from './permit-offices.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const SOONEST_DAYS = 7;
const FORM_DAYS = 4;

/**
 * `permit-weeks-…`, what each kind usually takes; `permit-by-…`, the day by which it is to be asked for so as to have it on opening day. In whose
 * name it opens, `form-by`, is settled a week before the first is asked for, and the business registered by that day.
 */
export function gatherPermitFigures({ assumptions }: FinancialModel, sector: Sector, facts: FactSheet, date: string): FigureTable {
  const permits = gatherPermits(facts, assumptions, sector);
  const kinds = new Set(permits.map(({ kind }) => kind));
  const opening = Date.parse(`${assumptions.start.value}-01T00:00:00Z`);
  const today = Date.parse(`${date}T00:00:00Z`);
  const dueBy = (weeks: number) => Math.max(today + SOONEST_DAYS * DAY_MS, opening - weeks * WEEK_MS);
  const asked = PERMIT_KINDS.filter(({ id }) => kinds.has(id));
  const first = dueBy(Math.max(...asked.map(({ weeks }) => weeks)));
  const figures = asked.map(({ id, weeks }): FigureTable => {
    const by = id === 'register' ? first : dueBy(weeks);
    return {
      [permitFigure('weeks', id)]: { kind: 'count', value: weeks, origin: 'sector' },
      [permitFigure('by', id)]: derived('date', dayOf(by)),
    };
  });
  return Object.assign({ 'form-by': derived('date', dayOf(Math.max(today + FORM_DAYS * DAY_MS, first - WEEK_MS))) }, ...figures);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The id of what is known of a kind of permit. */
export function permitFigure(what: 'weeks' | 'by', kind: PermitKind): string {
  return `permit-${what}-${kind}`;
}
