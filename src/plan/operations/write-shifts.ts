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
        {
          head: { es: 'Cuánto trabajo es y si da tiempo', en: 'How much work it is, and whether there is time' },
          align: 'start',
          width: 14,
        },
      ],
      rows,
    }),
  ];
}

const NOTE: Bilingual = {
  es: 'El horario es el de la entrevista y el volumen, el de {{fig:hard-month}} repartido en {{fig:shift-days}} días. El plan supone {{fig:trip-minutes*}} minutos por salida y {{fig:shift-stop-minutes}} más por cada parada.',
  en: 'Hours are as stated in the interview, and volume is that of {{fig:hard-month}} over {{fig:shift-days}} days. The plan assumes {{fig:trip-minutes*}} minutes per run and {{fig:shift-stop-minutes}} more for each further stop.',
};
/** A goal does without some of the days that the forecast has. */
const NOTE_SHORTER: Bilingual = {
  es: 'El horario es el de la entrevista y el volumen, el de {{fig:hard-month}} repartido en {{fig:shift-days}} días ({{fig:shift-days-usual}} con los sábados, que la meta deja fuera). El plan supone {{fig:trip-minutes*}} minutos por salida y {{fig:shift-stop-minutes}} más por cada parada.',
  en: 'Hours are as stated in the interview, and volume is that of {{fig:hard-month}} over {{fig:shift-days}} days ({{fig:shift-days-usual}} with Saturdays, which the goal leaves out). The plan assumes {{fig:trip-minutes*}} minutes per run and {{fig:shift-stop-minutes}} more for each further stop.',
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
    es: '{{fig:shift-day}} en {{fig:shift-runs}} salidas de hasta {{fig:trip-load}} ocupan {{fig:shift-run-minutes}} minutos',
    en: '{{fig:shift-day}} in {{fig:shift-runs}} runs of up to {{fig:trip-load}} take {{fig:shift-run-minutes}} minutes',
  };
  return isEnough
    ? { es: `${runs.es} de los ${room} disponibles`, en: `${runs.en} of the ${room} available` }
    : {
        es: `${runs.es}, y solo hay ${room}: tendrán que salir dos personas o alargarse el turno`,
        en: `${runs.en}, and there are only ${room}: two people will have to go out, or the shift be extended`,
      };
}
const FITS_ONE: Bilingual = {
  es: '{{fig:shift-day}} {{units}} de {{serviceLasts}} son {{fig:shift-work-need}} horas, y una persona tiene {{fig:shift-work-length}}',
  en: '{{fig:shift-day}} {{units}} of {{serviceLasts}} make {{fig:shift-work-need}} hours, and one person has {{fig:shift-work-length}}',
};
const TAKES_MORE: Bilingual = {
  es: '{{fig:shift-day}} {{units}} de {{serviceLasts}} son {{fig:shift-work-need}} horas; una persona tiene {{fig:shift-work-length}} y otra hace el resto',
  en: '{{fig:shift-day}} {{units}} of {{serviceLasts}} make {{fig:shift-work-need}} hours; one person has {{fig:shift-work-length}}, and another does the rest',
};
const TOO_MUCH: Bilingual = {
  es: '{{fig:shift-day}} {{units}} de {{serviceLasts}} son {{fig:shift-work-need}} horas, más de las que suma todo el equipo: habrá que alargar el turno o aceptar menos',
  en: '{{fig:shift-day}} {{units}} of {{serviceLasts}} make {{fig:shift-work-need}} hours, more than the whole team has: the shift will have to be longer or fewer accepted',
};
