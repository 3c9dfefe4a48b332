// The way from two months before opening to the end of the first year, as a line of milestones.
import type { Draft } from './draft.ts';
import { MONTHS_BEFORE, ROADMAP_MONTHS, roadFigure } from './gather-roadmap-figures.ts';
import type { Block, Chart, PlanText } from './plan.ts';
import { label } from './say.ts';

type Task = Extract<Chart, { type: 'roadmap' }>['tasks'][number];

/** The year as bars: money, fitting out, opening, first review, the month with the least cash, the strong month, the year's review. */
export function drawRoadmap(draft: Draft): Block {
  const { months, lowestCash } = draft.model;
  const year = months.slice(0, 12);
  const strongest = year.reduce((high, month) => (month.units > high.units ? month : high)).number;
  const opening = MONTHS_BEFORE;
  const during = (words: PlanText, from: number, to = from): Task => ({ label: label(draft, words), from, to });
  const tasks = [
    during({ es: 'dinero y permisos', en: 'money and permits' }, 0, opening - 1),
    during({ es: 'compras y puesta a punto', en: 'buying and fitting out' }, 1, opening),
    during({ es: 'apertura y primeras reseñas', en: 'opening and first reviews' }, opening, opening + 2),
    during({ es: 'revisión: se sigue o se corrige', en: 'review: go on or correct' }, opening + 2),
    ...(lowestCash.month >= 1 && lowestCash.month <= year.length
      ? [during({ es: 'mes con menos caja', en: 'month with the least cash' }, opening + lowestCash.month - 1)]
      : []),
    during({ es: 'mes más fuerte', en: 'strongest month' }, opening + strongest - 1),
    during({ es: 'cierre del año y decisión', en: 'year end and decision' }, opening + year.length - 1),
  ];
  return {
    type: 'chart',
    chart: {
      type: 'roadmap',
      title: { es: 'Hoja de ruta', en: 'Roadmap' },
      subtitle: {
        es: 'de dos meses antes de abrir al cierre del primer año',
        en: 'from two months before opening to the end of the first year',
      },
      alt: {
        es: 'El dinero y los permisos van antes que las compras, y estas antes de abrir en {{fig:start}}. El mes más fuerte es {{fig:strongest-month}}; el año se cierra en {{fig:year-end-month}}.',
        en: 'Money and permits come before buying, and that before opening in {{fig:start}}. The strongest month is {{fig:strongest-month}}; the year closes in {{fig:year-end-month}}.',
      },
      months: Array.from({ length: ROADMAP_MONTHS }, (_, at) => roadFigure(at)),
      tasks,
    },
  };
}
