// The way from the first step before opening to the end of the first year, as a line of milestones.
import type { Draft } from '../draft.ts';
import { monthsOfRoad, roadFigure } from '../figures/gather-roadmap-figures.ts';
import { DAY_MS, dayOf, type Step } from '../operations/lay-steps.ts';
import type { Block, Chart, PlanText } from '../plan.ts';
import { label } from '../say.ts';

type Task = Extract<Chart, { type: 'roadmap' }>['tasks'][number];

/** What is done before opening, out of the one list of dated steps. */
const BEFORE: readonly { readonly words: PlanText; readonly steps: (step: Step) => boolean }[] = [
  {
    words: { es: 'dinero por escrito y recuento', en: 'money in writing, and the count' },
    steps: ({ id }) => id === 'money' || id === 'count' || id === 'permit-zoning',
  },
  {
    words: { es: 'firmas y permisos', en: 'signatures and permits' },
    steps: ({ id, isOngoing }) => id === 'sign' || (id.startsWith('permit-') && id !== 'permit-zoning' && !isOngoing),
  },
];
const FITTING: PlanText = { es: 'compras y puesta a punto', en: 'purchases and set-up' };
const BUILDING: PlanText = { es: 'obra, compras y puesta a punto', en: 'building work, purchases and set-up' };

const OPENING: PlanText = { es: 'apertura y primeras reseñas', en: 'opening and first reviews' };

/** The year as bars: the steps before opening, opening, first review, the month with the least cash; the year's review. */
export function drawRoadmap(draft: Draft): Block {
  const { months, lowestCash, assumptions } = draft.model;
  const { list, readyBy, canBeginAway, isOpen } = draft.steps;
  const road = monthsOfRoad(assumptions, draft.steps);
  const year = months.slice(0, 12);
  const opening = road.indexOf(assumptions.start.value);
  const ready = canBeginAway ? Math.max(opening, road.indexOf(readyBy.slice(0, 7))) : opening;
  const hasWorks = list.some(({ id }) => id === 'permit-works');
  const during = (words: PlanText, from: number, to = from): Task => ({ label: label(draft, words), from, to });
  const before = isOpen
    ? []
    : [...BEFORE, { words: hasWorks ? BUILDING : FITTING, steps: ({ id }: Step) => id === 'fit' }].flatMap(({ words, steps }) => {
        const span = spanOf(list.filter(steps), road);
        return span ? [during(words, span.from, span.to)] : [];
      });
  const tasks = [
    ...before,
    ...(ready > opening ? [during({ es: 'se empieza sin local', en: 'started without premises' }, opening, ready - 1)] : []),
    during(OPENING, ready, Math.max(ready, opening + 2)),
    during({ es: 'revisión: se sigue o se corrige', en: 'review: carry on or correct' }, opening + 2),
    ...(lowestCash.month >= 1 && lowestCash.month <= year.length
      ? [during({ es: 'mes con menos caja', en: 'month with the least cash' }, opening + lowestCash.month - 1)]
      : []),
    during({ es: 'cierre del año y decisión', en: 'year end and decision' }, opening + year.length - 1),
  ];
  return {
    type: 'chart',
    chart: {
      type: 'roadmap',
      title: { es: 'Hoja de ruta', en: 'Roadmap' },
      subtitle: { es: 'de la primera gestión al cierre del primer año', en: 'from the first step to the end of the first year' },
      alt: {
        es: 'El dinero y el recuento acaban antes del {{fig:go-by}}; después se firma y se piden los permisos, y la puesta a punto termina antes de abrir. El año se cierra en {{fig:year-end-month}}.',
        en: 'Money and the count end before {{fig:go-by}}; then come signatures and permits, and set-up ends before opening. The first year ends in {{fig:year-end-month}}.',
      },
      months: road.map((_, at) => roadFigure(at)),
      tasks,
    },
  };
}

/** From the first to the last month of the steps: one that ends on a month's first day has ended in the month before. */
function spanOf(steps: readonly Step[], months: readonly string[]): { readonly from: number; readonly to: number } | null {
  const from = steps.map((step) => step.from.slice(0, 7)).sort()[0];
  const to = steps
    .map((step) => dayOf(Date.parse(step.to) - DAY_MS).slice(0, 7))
    .sort()
    .at(-1);
  if (from === undefined || to === undefined) return null;
  const [first, last] = [months.indexOf(from), months.indexOf(to)];
  return { from: Math.max(0, first), to: Math.max(first, last) };
}
