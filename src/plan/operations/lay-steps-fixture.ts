import type { Step, Steps } from './lay-steps.ts';

/** What premises allow is known before they are signed for, and a licence to practise is the person's own. */
const BEFORE_SIGNING: ReadonlySet<Step['id']> = new Set(['permit-zoning', 'permit-profession']);

/** What is out of order: a line for each; `today` is the plan's day. */
export function disorderOf({ list, goBy, signBy, readyBy }: Steps, today: string): readonly string[] {
  const named = (id: Step['id']) => list.filter((step) => step.id === id);
  const permits = list.filter(({ id }) => id.startsWith('permit-'));
  const late = (what: string, steps: readonly Step[], day: string) =>
    steps.filter(({ to, isOngoing }) => !isOngoing && to > day).map(({ id, to }) => `${id} ends ${to}, after ${what} ${day}`);
  const early = (steps: readonly Step[], day: string) =>
    steps.filter(({ from }) => from < day).map(({ id, from }) => `${id} begins ${from}`);
  return [
    ...late('the decision', [...named('form'), ...named('money'), ...named('count')], goBy),
    ...(goBy < signBy ? [] : ['signed before it is decided']),
    ...late('signing', named('permit-zoning'), goBy),
    ...early([...permits.filter(({ id }) => !BEFORE_SIGNING.has(id)), ...named('fit')], signBy),
    ...late('fitting out begins', named('permit-works'), named('fit')[0]?.from ?? readyBy),
    ...late('everything is ready', list, readyBy),
    ...early(list, today),
  ];
}
