import type { Steps } from '../operations/lay-steps.ts';
import { PERMIT_KINDS, type PermitKind } from '../operations/permit-kinds.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/**
 * The days of the way to opening: `form-by`, in whose name it opens; `go-by`, the day of the decision; `sign-by`, the first signature; `fit-from`;
 * `ready-by`, and `short-weeks` where that is after the told opening. `permit-weeks-…`, what each kind usually takes; `permit-by-…`, the day by
 * which it is asked for.
 */
export function gatherPermitFigures(steps: Steps): FigureTable {
  const fit = steps.list.find(({ id }) => id === 'fit');
  const permits = PERMIT_KINDS.flatMap(({ id, weeks }): FigureTable[] => {
    const step = steps.list.find((one) => one.id === `permit-${id}`);
    if (!step) return [];
    return [
      {
        [permitFigure('weeks', id)]: { kind: 'count', value: weeks, origin: 'sector' },
        [permitFigure('by', id)]: derived('date', step.from),
      },
    ];
  });
  return Object.assign(
    {
      'form-by': derived('date', steps.list.find(({ id }) => id === 'form')?.to ?? steps.goBy),
      'go-by': derived('day', steps.goBy),
      'sign-by': derived('day', steps.signBy),
      'ready-by': derived('date', steps.readyBy),
      ...(fit ? { 'fit-from': derived('day', fit.from) } : {}),
      ...(steps.shortWeeks > 0 ? { 'short-weeks': derived('count', steps.shortWeeks) } : {}),
    },
    ...permits,
  );
}

/** The id of what is known of a kind of permit. */
export function permitFigure(what: 'weeks' | 'by', kind: PermitKind): string {
  return `permit-${what}-${kind}`;
}
