// Twelve weeks around the opening, one by one.
import { CALENDAR_WEEKS, type CalendarWeek } from './calendar-words.ts';
import type { ChannelKind } from './channel-clues.ts';
import type { Draft } from './draft.ts';
import { weekFigure } from './gather-calendar-figures.ts';
import type { Block, PlanText } from './plan.ts';
import { label, sayFirst } from './say.ts';
import { capital, figure, table, words } from './write-block.ts';

/** Each week with its date, what is said in it, where, by whom, and what is counted. */
export function writeCalendar(draft: Draft): Block {
  const told = { ...draft, slots: { ...draft.slots, ...calendarSlots(draft) } };
  return table({
    title: { es: 'Semana a semana, desde cuatro antes de abrir', en: 'Week by week, from four before opening' },
    size: 'text',
    columns: [
      { head: { es: 'Desde el', en: 'From' }, align: 'start', width: 4 },
      { head: { es: 'La pieza y lo que dice', en: 'The piece and what it says' }, align: 'start', width: 17 },
      { head: { es: 'Dónde', en: 'Where' }, align: 'start', width: 6 },
      { head: { es: 'Quién', en: 'Who' }, align: 'start', width: 3 },
      { head: { es: 'Se cuenta', en: 'Counted' }, align: 'start', width: 5 },
    ],
    rows: CALENDAR_WEEKS.map((week, at) => ({
      cells: [
        figure(weekFigure(at)),
        words(sayFirst(told, week.pieces)),
        words(capital(placeOf(draft, week))),
        words(draft.model.assumptions.team.value > 1 && week.who === 'team' ? EVERYBODY : FOUNDER),
        words(label(draft, week.counted)),
      ],
    })),
  });
}

const FOUNDER: PlanText = { es: 'dirección', en: 'founder' };
const EVERYBODY: PlanText = { es: 'equipo', en: 'team' };

/** What the pieces are made of: what is offered, what it spares, and what it stands in place of. */
function calendarSlots({ slots, sector }: Draft): Draft['slots'] {
  const pick = (...names: readonly string[]) => names.map((name) => slots[name]).find((slot) => slot !== undefined) ?? sector.pack.after;
  return {
    pitch: pick('promiseShort', 'after'),
    hook: pick('painsShort', 'problemNative', 'before'),
    rivalry: pick('instead', 'substitutes'),
    edge: pick('edgeOne', 'promiseShort', 'after'),
  };
}

function placeOf({ channels, slots }: Draft, { place }: CalendarWeek): PlanText {
  if (typeof place === 'object') return place;
  if (place === 'profile') return (channels.find(({ kind }) => LASTING.includes(kind)) ?? PROFILE).name;
  const channel = channels[place % Math.max(1, channels.length)];
  return channel?.name ?? slots.theBusiness ?? PROFILE.name;
}

/** Where what is put stays, to be found by whoever looks for it. */
const LASTING: readonly ChannelKind[] = ['search', 'site', 'portal', 'social', 'business', 'groups', 'front'];
const PROFILE: { readonly name: PlanText } = { name: { es: 'ficha de Google', en: 'Google profile' } };
