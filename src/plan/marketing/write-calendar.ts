import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { WEEKS_BEFORE, weekFigure } from '../figures/gather-calendar-figures.ts';
import { channelFigure, freeFigure } from '../figures/gather-channel-figures.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { sellerOf } from '../operations/write-roles.ts';
import type { Block, PlanText } from '../plan.ts';
import { firstOf, join, label, say, sayFirst } from '../say.ts';
import { capital, figure, table, words } from '../write-block.ts';
import { calendarSlots } from './calendar-slots.ts';
import { CALENDAR_WEEKS, type CalendarWeek, channelAt } from './calendar-words.ts';
import { workIn } from './channel-words-by-sale.ts';
import { clearOfChristmas } from './clear-of-christmas.ts';
import { findMainSource } from './free-source-words.ts';
import { piecesRunIn } from './pieces-language.ts';
import { AFTER_OPENING, orderByWeek, placeOf, seenWhere } from './place-week.ts';
import { saleKindOf } from './sale-kind.ts';
import { PAID_TRIAL, TALKS } from './talk-words.ts';

/** Each week with its date, what is said in it, where, by whom, and what is counted. */
export function writeCalendar(draft: Draft): Block {
  const told = { ...draft, channels: orderByWeek(draft), slots: { ...draft.slots, ...calendarSlots(draft) } };
  const weeks = clearOfChristmas(weeksOf(draft, told), told);
  const counted = countEach(draft, told, weeks);
  const inTheirs = piecesRunIn(draft);
  const seller = sellerOf(draft);
  const trial = firstOf(told, [PAID_TRIAL]);
  return table({
    title: { es: 'Semana a semana, desde cuatro antes de abrir', en: 'Week by week, from four before opening' },
    note: join(
      [
        sayFirst(told, TALKS),
        ...trial.map((message) => say(told, message)),
        ...twoAWeek(draft),
        ...(told.slots.remedy ? [label(told, IF_PROMISED)] : []),
        ...(inTheirs ? [inTheirs] : []),
      ],
      ' ',
    ),
    // What is tried before signing decides whether anything is signed.
    isNoteSpare: trial.length > 0 ? 'last' : true,
    size: 'text',
    columns: [
      { head: { es: 'Desde el', en: 'From' }, align: 'start', width: 4 },
      { head: { es: 'Qué se hace y qué se dice', en: 'Action and message' }, align: 'start', width: 20 },
      { head: { es: 'Dónde', en: 'Where' }, align: 'start', width: 6 },
      { head: { es: 'Quién', en: 'Who' }, align: 'start', width: 3 },
      { head: { es: 'Se cuenta', en: 'Counted' }, align: 'start', width: 6 },
    ],
    rows: sayEach(told, weeks).map(({ week, said }, at) => ({
      cells: [
        figure(weekFigure(at)),
        words(said),
        words(capital(placeOf(draft, told, week))),
        words(draft.model.assumptions.team.value > 1 && week.who === 'server' && saleKindOf(draft) === 'counter' ? SERVER : seller),
        words(label(told, counted[at] ?? WHO_NAMES_IT)),
      ],
    })),
  });
}

/** What this plan proposes to promise is advertised once it has been decided. */
const IF_PROMISED: PlanText = {
  es: 'La promesa que propone este plan se anuncia solo si se acepta antes de firmar.',
  en: 'The promise this plan proposes is advertised only if it is accepted before signing.',
};

/** What is posted week after week takes no line of its own, and begins before the door opens. */
function twoAWeek(draft: Draft): readonly PlanText[] {
  const social = draft.channels.find(({ kind, isNamed }) => kind === 'social' && isNamed);
  if (!social?.known || !POSTS.test(workIn(saleKindOf(draft), 'social', draft.sector.id)[0].es)) return [];
  return [label({ ...draft, slots: { ...draft.slots, social: social.known } }, TWO_A_WEEK)];
}

const POSTS = /^Dos piezas por semana/;
const TWO_A_WEEK: PlanText = {
  es: 'Aparte, en {{social}} se publican dos piezas por semana desde el {{fig:week-1}}: hasta abrir, cómo se prepara todo y, después, lo que se hace.',
  en: 'There are also two posts a week on {{social}} from {{fig:week-1}}: how it is being set up until opening, then what is done.',
};

interface SaidWeek {
  readonly week: CalendarWeek;
  readonly said: PlanText;
}

/** No piece is sent twice: a week whose first one another week has says the next that holds. */
function sayEach(draft: Draft, weeks: readonly CalendarWeek[]): readonly SaidWeek[] {
  const told = new Set<string>();
  return weeks.map((week) => {
    const holding = week.pieces.filter(({ when }) => when?.(draft) ?? true).map((piece) => sayFirst(draft, [piece]));
    const said = holding.find(({ es }) => !told.has(es)) ?? sayFirst(draft, week.pieces);
    told.add(said.es);
    return { week, said };
  });
}

/** What is counted in each week: those the ledger has for its channel, in the next of its months not counted yet; where it has none, who names it. */
function countEach(draft: Draft, told: Draft, weeks: readonly CalendarWeek[]): readonly PlanText[] {
  const counted = new Map<string, number>();
  return weeks.map((week, at) => {
    if (week.counted === 'first-month') return allOfFirst(draft);
    if (week.counted === 'opening') return draft.figures['opening-days'] ? IN_FIRST_DAYS : IN_FIRST_WEEK;
    if (week.counted === 'seen') return seenWhere(draft);
    if (week.counted !== 'its-month') return week.counted;
    const id = sourceOf(draft, told, week);
    const month = Math.max((counted.get(id) ?? 0) + 1, monthOfWeek(draft, at));
    counted.set(id, month);
    return inItsMonth(draft, id, month, at < WEEKS_BEFORE);
  });
}

/** The month of the first year that the week begins in; the first one before it opens. */
function monthOfWeek({ figures }: Draft, at: number): number {
  const begins = String(figures[weekFigure(at)]?.value).slice(0, 'YYYY-MM'.length);
  const months = Array.from({ length: MONTHS_ASKED }, (_, month) => String(figures[monthFigure(month + 1, 'name')]?.value));
  return months.findLastIndex((month) => month <= begins) + 1 || 1;
}

/** Twelve weeks reach no further. */
const MONTHS_ASKED = 5;

/** The id in the ledger of whom the week speaks through. */
function sourceOf(draft: Draft, told: Draft, { place, source }: CalendarWeek): string {
  const channel = typeof place === 'number' ? channelAt(told, place) : undefined;
  return channel ? channelFigure(draft.channels.indexOf(channel)) : (source ?? '');
}

/** Of a piece that goes out before opening, nobody buys until then: what it brings is counted when the first month is over. */
function inItsMonth(draft: Draft, id: string, number: number, isBefore: boolean): PlanText {
  const cell = (what: string) => `${id}-${monthFigure(number, what)}`;
  if (amountOf(draft.figures, cell('new')) === 0) return WHO_NAMES_IT;
  if (id === freeFigure('none')) return stillMissing(number);
  const [name, reached, asks, bought] = [monthFigure(number, 'name'), cell('reached'), cell('asks'), cell('new')].map(
    (figureId) => `{{fig:${figureId}}}`,
  );
  const when = isBefore ? { es: `al acabar ${name}`, en: `by the end of ${name}` } : { es: name, en: name };
  return saleKindOf(draft) === 'counter'
    ? { es: `${when.es}: llega a ${reached}, compran ${bought}`, en: `${when.en}: reaches ${reached}, ${bought} buy` }
    : {
        es: `${when.es}: llega a ${reached}, {{asks}} ${asks}, compran ${bought}`,
        en: `${when.en}: reaches ${reached}, ${asks} {{asks}}, ${bought} buy`,
      };
}

/** Whom no channel brings is reached by none: what is counted is how many of them there are. */
function stillMissing(number: number): PlanText {
  const [name, missing] = [monthFigure(number, 'name'), `${freeFigure('none')}-${monthFigure(number, 'new')}`];
  return {
    es: `{{fig:${name}}}: faltan por encontrar {{fig:${missing}}} clientes`,
    en: `{{fig:${name}}}: {{fig:${missing}}} customers still to be found`,
  };
}

/** The first month, whole: what is sold is told beside the customers where it is not as many. */
function allOfFirst({ figures, diagnosis }: Draft): PlanText {
  const isAsMany = diagnosis.isRecurring || amountOf(figures, 'm01-units') === amountOf(figures, 'm01-new');
  const sold = isAsMany ? '' : ', {{fig:m01-units}} {{units}}';
  const spent = amountOf(figures, 'm01-marketing') > 0 ? SPENT : NO_WORDS;
  return {
    es: `{{fig:m01-name}}: {{fig:m01-new}} clientes nuevos${sold}${spent.es}`,
    en: `{{fig:m01-name}}: {{fig:m01-new}} new customers${sold}${spent.en}`,
  };
}

const SPENT: PlanText = { es: ', {{fig:m01-marketing}} gastados', en: ', {{fig:m01-marketing}} spent' };

/** The main source that no money is spent on has the week of the fifth channel, unless that one brings more, or waits for customers. */
function weeksOf(draft: Draft, told: Draft): readonly CalendarWeek[] {
  const countOf = (id: string) => amountOf(draft.figures, id);
  const fifth = told.channels[FIFTH];
  const main = findMainSource(draft);
  const isTaken =
    main === null ||
    (fifth !== undefined &&
      (AFTER_OPENING.includes(fifth.kind) || countOf(`${channelFigure(draft.channels.indexOf(fifth))}-customers`) > countOf(main.figure)));
  if (isTaken) return CALENDAR_WEEKS;
  const { place, piece, figure: source } = main;
  const free: CalendarWeek = { pieces: [{ id: 'week.free', variants: [piece] }], place, source, who: 'founder', counted: 'its-month' };
  const weeks = CALENDAR_WEEKS.map((week) => (week.place === FIFTH ? free : week));
  if (source !== freeFigure('passers')) return weeks;
  // Whoever passes is there from the day the door opens.
  const [opening, at] = [WEEKS_BEFORE + 1, weeks.indexOf(free)];
  return weeks.map((week, index) => (index === opening ? free : index === at ? (weeks[opening] ?? week) : week));
}

/** Its place among the channels, counted from 0. */
const FIFTH = 4;
const IN_FIRST_WEEK: PlanText = { es: '{{fig:opening-week}} {{units}} en la semana', en: '{{fig:opening-week}} {{units}} in the week' };
/** Where it does not open on the Monday of that week. */
const IN_FIRST_DAYS: PlanText = {
  es: '{{fig:opening-week}} {{units}} hasta el domingo',
  en: '{{fig:opening-week}} {{units}} by Sunday',
};
const WHO_NAMES_IT: PlanText = { es: 'cuántos nombran este canal', en: 'how many mention this channel' };

/** Asked of customers as they are served. */
const SERVER: PlanText = { es: 'quien atienda', en: 'whoever serves' };
