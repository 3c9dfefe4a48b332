// The day of whoever fetches, works and brings back, hour by hour as stated, against what the strongest month asks of it.

import { findShifts, type ShiftWork } from '../../facts/find-shifts.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Block } from '../plan.ts';
import { label } from '../say.ts';
import { table, words } from '../write-block.ts';

/** Whether the day can be told hour by hour. */
export function hasShifts({ figures }: Draft): boolean {
  return figures['shift-day'] !== undefined;
}

/** A row for each part of the day that was told with its hours; nothing where none was. */
export function writeShifts(draft: Draft): readonly Block[] {
  if (!hasShifts(draft)) return [];
  const shifts = findShifts(draft.facts).map(({ does }) => does);
  // As many go back as were fetched: one row for both, where as long is there for each.
  const isAlike = draft.figures['shift-fetch-minutes']?.value === draft.figures['shift-bring-minutes']?.value;
  const rows = shifts
    .filter((does) => !(isAlike && does === 'bring'))
    .map((does) => {
      const both = isAlike && does === 'fetch';
      const hours = both ? BOTH_HOURS : hoursOf(does);
      const name = both ? BOTH : NAMES[does];
      return {
        cells: [words(label(draft, hours)), words(label(draft, name)), words(label(draft, asksOf(draft, does)))],
        ...(does === 'work' ? {} : { spare: does === 'bring' ? 2 : 1 }),
      };
    });
  return [
    table({
      title: { es: 'Una jornada del mes más fuerte', en: 'A day of the busiest month' },
      note: label(draft, draft.figures['shift-days-usual'] ? NOTE_SHORTER : NOTE),
      size: 'text',
      columns: [
        { head: { es: 'Horas', en: 'Hours' }, align: 'start', width: 6 },
        { head: { es: 'Qué se hace', en: 'What is done' }, align: 'start', width: 5 },
        { head: { es: 'Qué pide y si cabe', en: 'What it takes, and whether it fits' }, align: 'start', width: 14 },
      ],
      rows,
    }),
  ];
}

const NOTE: Bilingual = {
  es: 'El horario, según se contó; {{fig:hard-month}}, entre {{fig:shift-days}} días. Cada salida, {{fig:trip-minutes*}} minutos, y {{fig:shift-stop-minutes}} más por otra puerta: supuesto.',
  en: 'The hours, as stated; {{fig:hard-month}}, over {{fig:shift-days}} days. A run takes {{fig:trip-minutes*}} minutes, plus {{fig:shift-stop-minutes}} for each further door: assumed.',
};
/** A goal does without some of the days that the forecast has. */
const NOTE_SHORTER: Bilingual = {
  es: 'Horario, según se contó; {{fig:hard-month}}, entre {{fig:shift-days}} días: con los sábados, que la meta deja fuera, serían {{fig:shift-days-usual}}. Cada salida, {{fig:trip-minutes*}} minutos, y {{fig:shift-stop-minutes}} más por otra puerta: supuesto.',
  en: 'Hours, as stated; {{fig:hard-month}}, over {{fig:shift-days}} days: {{fig:shift-days-usual}} with Saturdays, which the goal leaves out. A run takes {{fig:trip-minutes*}} minutes, plus {{fig:shift-stop-minutes}} for each further door: assumed.',
};

const NAMES: Readonly<Record<ShiftWork, Bilingual>> = {
  fetch: { es: 'Recogidas', en: 'Collections' },
  work: { es: '{{roleWork}}', en: '{{roleWork}}' },
  bring: { es: 'Devoluciones', en: 'Returns' },
};

function hoursOf(does: ShiftWork): Bilingual {
  const [from, to] = [`{{fig:shift-${does}-from}}`, `{{fig:shift-${does}-to}}`];
  return { es: `de ${from} a ${to}`, en: `${from} to ${to}` };
}

const BOTH: Bilingual = { es: 'Recogidas; devoluciones', en: 'Collections; returns' };
const BOTH_HOURS: Bilingual = {
  es: `${hoursOf('fetch').es}; ${hoursOf('bring').es}`,
  en: `${hoursOf('fetch').en}; ${hoursOf('bring').en}`,
};

function asksOf({ figures }: Draft, does: ShiftWork): Bilingual {
  if (does !== 'work') return runsOf(does, amountOf(figures, 'shift-run-minutes') <= amountOf(figures, `shift-${does}-minutes`));
  const [need, length] = [amountOf(figures, 'shift-work-need'), amountOf(figures, 'shift-work-length')];
  if (need <= length) return FITS_ONE;
  return need <= length * amountOf(figures, 'team') ? TAKES_MORE : TOO_MUCH;
}

/** One person's runs, against the minutes that the shift has. */
function runsOf(does: ShiftWork, isEnough: boolean): Bilingual {
  const room = `{{fig:shift-${does}-minutes}}`;
  const runs = {
    es: '{{fig:shift-day}} en {{fig:shift-runs}} salidas de hasta {{fig:trip-load}}: {{fig:shift-run-minutes}} minutos',
    en: '{{fig:shift-day}} in {{fig:shift-runs}} runs of up to {{fig:trip-load}}: {{fig:shift-run-minutes}} minutes',
  };
  return isEnough
    ? { es: `${runs.es} de los ${room} que hay`, en: `${runs.en} of the ${room} there are` }
    : {
        es: `${runs.es}, y hay ${room}: salen dos personas o se alarga el turno`,
        en: `${runs.en}, where there are ${room}: two people go out, or the shift is extended`,
      };
}
const FITS_ONE: Bilingual = {
  es: '{{fig:shift-day}}, a {{serviceLasts}}: {{fig:shift-work-need}} horas, y una persona tiene {{fig:shift-work-length}}',
  en: '{{fig:shift-day}}, at {{serviceLasts}}: {{fig:shift-work-need}} hours, where one person has {{fig:shift-work-length}}',
};
const TAKES_MORE: Bilingual = {
  es: '{{fig:shift-day}}, a {{serviceLasts}}: {{fig:shift-work-need}} horas; una persona tiene {{fig:shift-work-length}}, y el resto lo hace otra',
  en: '{{fig:shift-day}}, at {{serviceLasts}}: {{fig:shift-work-need}} hours; one person has {{fig:shift-work-length}}, and another does the rest',
};
const TOO_MUCH: Bilingual = {
  es: '{{fig:shift-day}}, a {{serviceLasts}}: {{fig:shift-work-need}} horas, más de las que suma todo el equipo en ese turno: se alarga o se limita',
  en: '{{fig:shift-day}}, at {{serviceLasts}}: {{fig:shift-work-need}} hours, more than the whole team has in that shift: it is extended or capped',
};
