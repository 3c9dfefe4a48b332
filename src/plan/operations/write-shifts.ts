// The day of whoever fetches, works and brings back, hour by hour as stated, against what the strongest month asks of it.
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Block } from '../plan.ts';
import { label } from '../say.ts';
import { findShifts, type ShiftWork } from '../told/find-shifts.ts';
import { table, words } from '../write-block.ts';

/** Whether the day can be told hour by hour. */
export function hasShifts({ figures }: Draft): boolean {
  return figures['shift-day'] !== undefined;
}

/** A row for each part of the day that was told with its hours; nothing where none was. */
export function writeShifts(draft: Draft): readonly Block[] {
  if (!hasShifts(draft)) return [];
  const rows = findShifts(draft.facts).map(({ does }) => ({
    cells: [words(label(draft, hoursOf(does))), words(label(draft, NAMES[does])), words(label(draft, asksOf(draft, does)))],
    // As many go back as were fetched: a full page does without saying it twice, and then without the runs.
    ...(does === 'work' ? {} : { spare: does === 'bring' ? 2 : 1 }),
  }));
  return [
    table({
      title: { es: 'Una jornada del mes más fuerte', en: 'A day of the busiest month' },
      note: label(draft, NOTE),
      size: 'text',
      columns: [
        { head: { es: 'Horas', en: 'Hours' }, align: 'start', width: 4 },
        { head: { es: 'Qué se hace', en: 'What is done' }, align: 'start', width: 4 },
        { head: { es: 'Qué pide y si cabe', en: 'What it takes, and whether it fits' }, align: 'start', width: 14 },
      ],
      rows,
    }),
  ];
}

const NOTE: Bilingual = {
  es: 'El horario, según se contó; lo demás, {{fig:hard-month}} repartido entre sus días de trabajo, a {{fig:trip-minutes*}} minutos supuestos por salida.',
  en: 'The hours, as stated; the rest, {{fig:hard-month}} spread over its working days, at an assumed {{fig:trip-minutes*}} minutes a run.',
};

const NAMES: Readonly<Record<ShiftWork, Bilingual>> = {
  fetch: { es: 'Recogidas', en: 'Collections' },
  work: { es: '{{roleWork}}', en: '{{roleWork}}' },
  bring: { es: 'Devoluciones', en: 'Returns' },
};

function hoursOf(does: ShiftWork): Bilingual {
  const [from, to] = [`{{fig:shift-${does}-from}}`, `{{fig:shift-${does}-to}}`];
  return { es: `de ${from} a ${to} h`, en: `${from} h to ${to} h` };
}

function asksOf({ figures }: Draft, does: ShiftWork): Bilingual {
  if (does !== 'work') return RUNS;
  const [need, length] = [amountOf(figures, 'shift-work-need'), amountOf(figures, 'shift-work-length')];
  if (need <= length) return FITS_ONE;
  return need <= length * amountOf(figures, 'team') ? TAKES_MORE : TOO_MUCH;
}

const RUNS: Bilingual = {
  es: '{{fig:shift-day}} en {{fig:shift-runs}} salidas de {{fig:trip-load}} como mucho: {{fig:shift-run-minutes}} minutos',
  en: '{{fig:shift-day}} in {{fig:shift-runs}} runs of {{fig:trip-load}} at most: {{fig:shift-run-minutes}} minutes',
};
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
