import type { FinancialModel } from '../finance/financial-model.ts';
import type { Sector } from '../sectors/sector.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';
import { PERMIT_KINDS, type PermitKind, permitKindOf } from './permit-offices.ts';

const DAY_MS = 86_400_000;
const SOONEST_DAYS = 7;

/** `permit-weeks-…`, what each kind usually takes; `permit-by-…`, the day by which it is to be asked for so as to have it on opening day. */
export function gatherPermitFigures({ assumptions }: FinancialModel, { pack }: Sector, date: string): FigureTable {
  const kinds = new Set(pack.permits.en.map(permitKindOf));
  const opening = Date.parse(`${assumptions.start.value}-01T00:00:00Z`);
  const soonest = Date.parse(`${date}T00:00:00Z`) + SOONEST_DAYS * DAY_MS;
  const figures = PERMIT_KINDS.filter(({ id }) => kinds.has(id)).map(({ id, weeks }): FigureTable => {
    const by = Math.max(soonest, opening - weeks * 7 * DAY_MS);
    return {
      [permitFigure('weeks', id)]: { kind: 'count', value: weeks, origin: 'sector' },
      [permitFigure('by', id)]: derived('date', new Date(by).toISOString().slice(0, 10)),
    };
  });
  return Object.assign({}, ...figures);
}

/** The id of what is known of a kind of permit. */
export function permitFigure(what: 'weeks' | 'by', kind: PermitKind): string {
  return `permit-${what}-${kind}`;
}
