import { unpricedPurchases } from '../../facts/unpriced-purchases.ts';
import { isWorkPaidBySale } from '../../facts/work-in-cost.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { itemFigure } from '../figures/gather-item-figures.ts';
import type { Message } from '../message.ts';
import type { Block, Cell, Page, PlanText, Table } from '../plan.ts';
import { firstOf, join, label } from '../say.ts';
import { CREDENTIALS, itemQuote, TEAM_WORDS } from '../told/gather-quotes.ts';
import { largestItems } from '../told/largest-items.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { EXPERIENCE_GLOSS, sayTeam } from '../told/team-words.ts';
import { tellCredential, withoutExperience } from '../told/tell-credential.ts';
import { tellPurchase } from '../told/tell-purchase.ts';
import { findWeekly } from '../told/with-weekly.ts';
import { figure, heading, paragraph, spareParagraph, table, words } from '../write-block.ts';
import { isTabled, writeCapacity } from './capacity-table.ts';
import {
  GOAL_LOAD,
  HANDS,
  isTried,
  MISSING_HANDS,
  NIGHT,
  NIGHT_INSIDE,
  OPEN_JOBS,
  PEAK,
  PEAK_DAY,
  sayTried,
  serviceSlots,
  TIMED,
  TRIPS,
  timedAs,
  workSlot,
} from './capacity-words.ts';
import { COUNTER, counterSlots } from './counter-words.ts';
import { DAY_SPAN } from './day-span-words.ts';
import { GROUP_GOAL, GROUP_HOURS, GROUP_ROOMS, GROUPS, roomSlots } from './group-words.ts';
import { LATER_PAY } from './later-pay-words.ts';
import { HOURS_PAID, LEGAL_HOURS } from './legal-hours-words.ts';
import { IDLE, isLoadKnown, writeLoad } from './load-table.ts';
import { HOUR_LOW, OWNER_PAY, STRAIN, TEAM_APART, TEAM_ASSUMED } from './operations-words.ts';
import { OWN_PAY_SOURCE } from './own-pay-words.ts';
import { PAY_AS_HIRED } from './pay-as-hired-words.ts';
import { HANDED_OVER, LINGERING, SEATS, SECOND_PLACE, SKILLED, serverSlots, WEEKLY_EVENT } from './place-words.ts';
import { needSlot, UNHELD } from './promise-needs.ts';
import { POSTS, PROMISED_WEEKS } from './verdict-words.ts';
import { writeMonthCosts } from './write-month-costs.ts';
import { writePermits } from './write-permits.ts';
import { writeRoles } from './write-roles.ts';
import { hasShifts, writeShifts } from './write-shifts.ts';

/** Whether the hours are enough for the forecast, who does the work and for what pay, what the month costs and which permits it takes. */
export function writeOperations(draft: Draft): Page {
  const weekly = findWeekly(draft.said.promise);
  const slots = {
    ...workSlot(draft),
    ...serviceSlots(draft),
    ...serverSlots(draft),
    ...counterSlots(draft),
    ...roomSlots(draft),
    ...timedAs(draft),
    ...(weekly ? { weeklyEvent: { es: weekly.es, en: weekly.en } } : {}),
  };
  const filled = { ...draft, slots: { ...draft.slots, ...slots } };
  const named = {
    ...filled,
    slots: { ...filled.slots, tried: isTried(filled) ? label(filled, sayTried(filled)) : NO_WORDS },
  };
  return {
    id: 'operations',
    title: { es: 'Operaciones y equipo', en: 'Operations and team' },
    blocks: [
      heading({ es: 'Capacidad de trabajo', en: 'Work capacity' }),
      ...tellHours(named),
      ...(isLoadKnown(named) ? [writeLoad(named)] : isPeakTabled(named) ? [writeCapacity(named)] : []),
      ...paragraph(named, [...(isWorkPaidBySale(draft.facts) ? [] : tellPlaces(named)), ...firstOf(named, SEATS)]),
      ...tellCounter(named),
      ...spareParagraph(named, [LINGERING, WEEKLY_EVENT, ...(hasShifts(draft) ? [] : firstOf(named, TRIPS)), NIGHT, NIGHT_INSIDE]),
      ...paragraph(named, [...firstOf(named, MISSING_HANDS), IDLE, SECOND_PLACE, PEAK_DAY, HANDED_OVER]),
      ...spareParagraph(named, [SKILLED]),
      ...writeShifts(named),
      ...spareParagraph(draft, isShort(draft) ? [] : [STRAIN]),
      heading({ es: 'El equipo y lo que cuesta el mes', en: 'The team, and what the month costs' }),
      ...writeWho(draft),
      ...writeExperience(draft),
      writeRoles(draft),
      ...paragraph(draft, [HOUR_LOW, ...firstOf(draft, LEGAL_HOURS), ...(draft.diagnosis.fixedCostsSaid ? [TEAM_APART] : [TEAM_ASSUMED])]),
      ...writeMoney(draft),
      ...paragraph({ ...draft, slots: { ...draft.slots, ...needSlot(draft) } }, [UNHELD]),
      heading({ es: 'Permisos y seguros por comprobar', en: 'Permits and insurance to check' }),
      ...writePermits(draft),
    ],
  };
}

/** The hours there are and what the strongest month takes of them: groups take a paragraph of their own. */
function tellHours(draft: Draft): readonly Block[] {
  const hours = [...firstOf(draft, HANDS), ...firstOf(draft, HOURS_PAID)];
  const peak = isWorkPaidBySale(draft.facts) ? [] : tellPeak(draft);
  return firstOf(draft, GROUPS).length > 0
    ? [...paragraph(draft, hours), ...paragraph(draft, peak)]
    : paragraph(draft, [...hours, ...peak]);
}

/** What the strongest month takes of the hours: in groups where classes are for several, else for each sale; and by when that is measured. */
function tellPeak(draft: Draft): readonly Message[] {
  const groups = firstOf(draft, GROUPS);
  if (groups.length > 0) return [...groups, ...firstOf(draft, GROUP_HOURS), GROUP_GOAL];
  if (firstOf(draft, DAY_SPAN).length > 0) return firstOf(draft, PEAK);
  return [...firstOf(draft, PEAK), ...firstOf(draft, TIMED), ...(isPeakTabled(draft) ? [] : [GOAL_LOAD])];
}

/** The hours open: where people sit down they stay on a full page, as the hour with most of them tells of the same hands. */
function tellCounter(draft: Draft): readonly Block[] {
  const told = firstOf(draft, COUNTER);
  return firstOf(draft, SEATS).length > 0 ? paragraph(draft, told) : spareParagraph(draft, told);
}

/** The rooms, hours of the day, chairs and weeks that the same work takes. */
function tellPlaces(draft: Draft): readonly Message[] {
  if (firstOf(draft, GROUPS).length > 0) return firstOf(draft, GROUP_ROOMS);
  return [...firstOf(draft, POSTS), OPEN_JOBS, PROMISED_WEEKS, ...firstOf(draft, DAY_SPAN)];
}

/** Whether what the strongest month takes is a table: sales one by one, at any hour of the day; where people sit down, the seats of the fullest hour take its room, and so do hours that open no whole day. */
function isPeakTabled(draft: Draft): boolean {
  return (
    draft.figures['counter-usual-cost'] === undefined &&
    !isWorkPaidBySale(draft.facts) &&
    isTabled(draft) &&
    [GROUPS, DAY_SPAN, SEATS].every((messages) => firstOf(draft, messages).length === 0)
  );
}

/** Hours that are missing are told with their cost: what the trade strains at comes after that. */
function isShort({ figures }: Draft): boolean {
  return figures['ceiling-left'] !== undefined;
}

/** Who works, as the founder told it. */
function writeWho(draft: Draft): readonly Block[] {
  if (!draft.quotes[TEAM_WORDS]) return [];
  const team = sayTeam(draft.model.assumptions.team.value);
  return [{ type: 'quote', quote: TEAM_WORDS, gloss: isInTeamWords(draft) ? join([team, sayExperience(draft)], ' ') : team }];
}

/** What the founder said of their own experience or training; where they said nothing the table of roles asks for it. */
function writeExperience(draft: Draft): readonly Block[] {
  return draft.quotes[CREDENTIALS] && !isInTeamWords(draft) ? [{ type: 'quote', quote: CREDENTIALS, gloss: sayExperience(draft) }] : [];
}

/** In the edition that is not in the founder's language: what the words tell of years and work, else that they tell of it. */
function sayExperience({ quotes }: Draft): PlanText {
  const told = tellCredential(quotes[CREDENTIALS]?.text ?? '');
  if (!told) return EXPERIENCE_GLOSS;
  const { es, en } = withoutExperience(told);
  return { es: `Experiencia: ${es}.`, en: `Experience: ${en}.` };
}

/** Told in one breath with who works there: it is not quoted twice. */
function isInTeamWords({ quotes }: Draft): boolean {
  const told = quotes[CREDENTIALS]?.text;
  return told !== undefined && quotes[TEAM_WORDS]?.text.includes(told) === true;
}

/** What a month costs, and what whoever runs it lives on: beside what was bought to begin where that was listed, the shorter list with the pay below. */
function writeMoney(draft: Draft): readonly Block[] {
  const outlay = writeOutlay(draft);
  const pay = [
    ...paragraph(draft, [...firstOf(draft, OWNER_PAY), ...firstOf(draft, OWN_PAY_SOURCE), ...firstOf(draft, LATER_PAY)]),
    ...spareParagraph(draft, firstOf(draft, PAY_AS_HIRED)),
  ];
  if (outlay === null) return [writeMonthCosts(draft, 'wide'), ...pay];
  const costs = writeMonthCosts(draft, 'narrow');
  const isOutlayShorter = rowsOf(outlay) <= rowsOf(costs);
  const takesLessBelow = isLoadKnown(draft) && linesOf(pay) > 2 * Math.abs(rowsOf(costs) - rowsOf(outlay));
  if (takesLessBelow) return [{ type: 'columns', columns: [[costs], [outlay]] }, ...pay];
  return [{ type: 'columns', columns: isOutlayShorter ? [[costs], [outlay, ...pay]] : [[costs, ...pay], [outlay]] }];
}

/** Letters that a line of half a page holds, nearly. */
const HALF_LINE = 55;

/** Lines that these take in half a page: twice the rows that the shorter list leaves, they take less room below both. */
function linesOf(blocks: readonly Block[]): number {
  const lengthOf = (text: string) => text.replace(/\{\{[^}]+\}\}/g, 'figure').length;
  const letters = blocks.map((block) => (block.type === 'paragraph' ? Math.max(lengthOf(block.text.es), lengthOf(block.text.en)) : 0));
  return Math.ceil(sumOf(letters) / HALF_LINE);
}

function rowsOf(block: Block): number {
  return block.type === 'table' ? block.table.rows.length : 0;
}

/** A purchase in the visitor's words; in the other language what it is, where that has a word for it. */
function sayItem(draft: Draft, name: string, at: number): Cell {
  const quote = itemQuote(at);
  return words(quoteNatively(draft.quotes, quote, tellPurchase(name, draft.quotes[quote]?.language ?? 'es', draft.sector.id)));
}

/** What the money is spent on, in the visitor's words: each purchase with its price and what is left of the total, or with one sum for all. */
function writeOutlay(draft: Draft): Block | null {
  const unpriced = unpricedPurchases(draft.facts);
  if (unpriced.length > 0) return writeUnpriced(draft, unpriced);
  const listed = draft.facts.investmentItems?.value ?? [];
  const sum = listed.reduce((total, { amount }) => total + Math.round(amount), 0);
  const total = draft.model.assumptions.investment.value;
  if (listed.length < 2 || sum > total || !listed.every((_, at) => draft.quotes[itemQuote(at)])) return null;
  const rest = [
    { id: 'items-smaller', name: SMALLER },
    { id: 'item-rest', name: UNLISTED },
  ].find(({ id }) => draft.figures[id]);
  return outlayTable([
    ...largestItems(listed).map((at) => ({ cells: [sayItem(draft, listed[at]?.label ?? '', at), figure(itemFigure(at), true)] })),
    ...(rest ? [{ cells: [words(rest.name), figure(rest.id, true)] }] : []),
  ]);
}

/** Of a long list, those that cost less. */
const SMALLER: PlanText = { es: 'Las demás compras, en una línea', en: 'The smaller purchases, in one line' };

/** What the total told holds beyond the purchases named. */
const UNLISTED: PlanText = { es: 'Otras compras, por detallar', en: 'Other purchases, to be itemised' };

/** Purchases that were told with one sum for all of them: what each is to cost is asked for. */
function writeUnpriced(draft: Draft, things: readonly string[]): Block {
  const rows = things.map((thing, at) => ({ cells: [sayItem(draft, thing, at), words(label(draft, TO_QUOTE))] }));
  return outlayTable(rows, label(draft, UNPRICED_NOTE));
}

const TO_QUOTE: PlanText = { es: 'precio por pedir', en: 'to be quoted' };
const UNPRICED_NOTE: PlanText = {
  es: 'En la entrevista se dio el total y no el precio de cada cosa. Conviene pedir presupuesto antes de firmar.',
  en: 'The interview gave the total, not the price of each item. A quote for each should be asked for before signing.',
};

function outlayTable(rows: Table['rows'], note?: PlanText): Block {
  return table({
    title: { es: 'En qué se va la inversión', en: 'Where the investment goes' },
    ...(note ? { note } : {}),
    size: 'text',
    columns: [
      { head: { es: 'Compra', en: 'Purchase' }, align: 'start', width: 7 },
      { head: { es: 'Importe', en: 'Amount' }, align: 'end', width: 5 },
    ],
    rows: [...rows, { cells: [words({ es: 'Total', en: 'Total' }), figure('investment', true)], style: 'total' }],
  });
}
