// What is known of each rival, line by line: what was told, what is usual in its kind, and null for what there is to find out.
import { isTakenOver } from '../../facts/is-taken-over.ts';
import { remediesOf } from '../customer/find-problem-remedy.ts';
import { answersOf } from '../customer/narrower-answer-words.ts';
import { leadingPromises } from '../customer/order-promises.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { pickVariant } from '../pick-variant.ts';
import type { PlanText } from '../plan.ts';
import { add, join } from '../say.ts';
import { capital } from '../write-block.ts';
import type { Alternative, AlternativeId } from './alternative-words.ts';
import { withArea, withBooking } from './area-and-booking.ts';
import { type Column, type Comparison, pointsIn } from './compare-rivals.ts';
import { comparedAs, type Point, type PointId } from './comparison-points.ts';
import { fitting } from './fit-answer.ts';
import { isOnScreen } from './is-on-screen.ts';
import { keepsPromise } from './keeps-promise.ts';
import { KIND_WORDS } from './kind-words.ts';
import { OWN_WORDS } from './mark-origin.ts';
import {
  ASK_THREE,
  BROKEN,
  BY_NOBODY,
  BY_THEN,
  EXACT,
  FROM_A_FACTORY,
  HABIT,
  IF_THEY_STAY,
  KEPT,
  LACKING,
  LACKING_HERE_TOO,
  LOOK_ON_SCREEN,
  LOOK_THERE,
  NOT_PROMISED,
  NOT_YET,
  PROMISED,
  SOLD_BY_NOBODY,
  TO_DECIDE,
  WHY,
} from './matrix-words.ts';
import { checksOf } from './point-check-words.ts';
import { isInDays } from './presume-place.ts';
import { isFailing, withoutHearsay, withoutRemark } from './read-standing.ts';
import { SAME_TRADE_WORDS } from './same-trade-words.ts';

const MOST_EDGES = 2;

/** One line with what is known of each; null what nobody told, which `check` finds out. */
export interface Known {
  readonly point: PointId | null;
  readonly name: PlanText;
  /** Of something the business promises, which each of the others offers or not. */
  readonly isPromise: boolean;
  /** Whether anything in it was told, of the business or of a rival. */
  readonly isTold: boolean;
  /** Whether anything in it was told of a rival, or of all there are. */
  readonly isToldOfThem: boolean;
  /** Whether the business leads with it: the plan proposes it as the answer to the problem told. */
  readonly isLed?: boolean;
  readonly ours: PlanText;
  readonly theirs: readonly (PlanText | null)[];
  readonly check: PlanText;
}

/** What each has on its side: whoever sells already is ahead in something. */
export function tellReasons(draft: Draft, columns: readonly Column[]): Known {
  const theirs = columns.map(({ kind, rival, says }) => {
    const trust = says.get('trust');
    if (trust && isPraise(trust)) return trust;
    // Nobody speaks well of whoever is said to do it badly, and of a seller of no known kind nobody knows why.
    const isOpen = (trust && isFailing('trust', trust)) || (rival && !rival.isDoing && kind.id === 'other-thing');
    const isNew = says.get('fame')?.es.startsWith('acaba de empezar') ?? false;
    return isNew ? null : usual(isOpen ? HABIT : kind.why);
  });
  return {
    point: null,
    name: WHY,
    isPromise: false,
    isTold: theirs.some((one) => one !== null && isPraise(one)),
    isToldOfThem: false,
    ours: isTakenOver(draft.facts) ? IF_THEY_STAY : NOT_YET,
    theirs: theirs.map((one) => one && capital(one)),
    check: ASK_THREE,
  };
}

/** Said to be good: a reason to choose somebody, and no answer to what they guarantee. */
function isPraise(told: PlanText | undefined | null): boolean {
  return told?.es.startsWith('buen trabajo') ?? false;
}

/** Promises that are about none of the points: what nobody around gives and what the business leads with, and whether the others do. */
export function tellPromises(draft: Draft, columns: readonly Column[]): readonly Known[] {
  return [...new Set([...draft.said.lacks, ...leadingPromises(draft.said, draft.sector.pack.aBusiness)])]
    .filter((edge) => pointsIn(edge).length === 0)
    .map((edge): Known => {
      const isLacking = draft.said.lacks.includes(edge);
      const ours = !isLacking ? PROMISED : draft.said.promise.includes(edge) ? LACKING : LACKING_HERE_TOO;
      const kept = columns.map(({ rival }) => rival && keepsPromise(draft, rival, edge.es));
      const theirs = kept.map(
        (answer, at) => sayKept(answer) ?? (PROMISE_NOTHING.has(columns[at]?.kind.id ?? 'same-trade') ? NOT_PROMISED : null),
      );
      return {
        point: null,
        name: { es: edge.es, en: edge.en },
        isPromise: true,
        isTold: true,
        isToldOfThem: isLacking || kept.some((answer) => answer !== null),
        ours,
        theirs,
        check: columns.every((column) => isOnScreen(draft, column)) ? LOOK_ON_SCREEN : LOOK_THERE,
      };
    })
    .filter((line, at, all) => isAnswered(line) || !all.slice(0, at).some((other) => !isAnswered(other)))
    .slice(0, MOST_EDGES);
}

/** Of promises that nobody is known to keep or break, one is enough to ask about. */
function isAnswered({ theirs }: Known): boolean {
  return theirs.some((one) => one !== null);
}

function sayKept(isKept: boolean | null): PlanText | null {
  if (isKept === null) return null;
  return isKept ? KEPT : BROKEN;
}

/** Point by point: what was told, what the problem tells of the trade, what is usual in the kind; of the business, what it offers or the plan proposes, where that answers the point. */
export function tellLines(draft: Draft, { columns, lines, market }: Comparison): readonly Known[] {
  const remedies = remediesOf(draft).filter(({ isTold }) => isTold);
  const proposals = new Map([...answersOf(draft), ...remedies].map(({ point, answer }) => [point, answer]));
  return lines
    .map((line) => ({ ...line, proposed: fitting(line.point, proposals.get(line.point.id)) }))
    .filter(({ point, own, theirs, proposed }) => point.id !== 'fame' && (own || proposed || theirs.some(Boolean)))
    .map(({ point, own, theirs, proposed }) => {
      // What the business says of itself is its offer, and no hearsay.
      const open = proposed ? { es: `Propuesta: ${proposed.es}`, en: `Proposal: ${proposed.en}` } : TO_DECIDE;
      const ours = own
        ? sayOwn(withBooking(draft, withoutRemark(own)))
        : point.id === 'hours'
          ? add(open, proposed ? EXACT : BY_THEN)
          : open;
      const around = market.get(point.id);
      // "A three-month wait" told of a case, and three months of one rival: it was that rival's.
      const isOfOne = around !== undefined && theirs.some((one) => one !== null && isSame(draft, one, around));
      const known = columns.map((column, at) => tellTheirs(draft, column, point, theirs[at] ?? null));
      const ofTheArea = around && !isOfOne && columns.some(({ kind, rival }) => kind.id === 'same-trade' && rival) ? around : null;
      return {
        point: point.id,
        name: ofTheArea ? withArea(point.name, ofTheArea) : point.name,
        isPromise: false,
        isTold: own !== null || theirs.some((one) => one !== null),
        isToldOfThem: theirs.some((one) => one !== null),
        isLed: remedies.some((remedy) => remedy.point === point.id),
        ours,
        theirs: known,
        check: checkOf(draft, point),
      };
    });
}

/** What is said of oneself is told as well; a quotation and a figure say so by themselves. */
function sayOwn(own: PlanText): PlanText {
  return /quote:|\*\}\}/.test(own.es) ? own : add(own, OWN_WORDS);
}

/** Whether both tell the same, their figures by what they come to. */
function isSame({ figures }: Draft, one: PlanText, other: PlanText): boolean {
  const said = (told: PlanText) =>
    withoutHearsay(told).en.replace(/\{\{fig:([^}*]+)\*?\}\}/g, (_, id: string) => `${amountOf(figures, id)}`);
  return said(one) === said(other);
}

function tellTheirs(draft: Draft, { kind, rival }: Column, point: Point, told: PlanText | null): PlanText | null {
  const isOffPoint = isPraise(told);
  const isOutcome = told !== null && FAILS.test(told.es);
  if (told && !isOffPoint && !isOutcome) return told;
  const ofTrade = kind.id === 'same-trade' ? SAME_TRADE_WORDS[comparedAs(draft)][point.id] : undefined;
  const isUnknown = kind.id === 'other-thing' && rival && !rival.isDoing;
  const common = isUnknown ? null : usual(ofTrade ?? ofKind(draft, kind, point));
  if (isOutcome) return common ? join([common, told], '; ') : told;
  if (common) return common;
  return BY_NOBODY[kind.id] ?? (rival?.isDoing ? SOLD_BY_NOBODY : null);
}

/** What the kind is known for, where it answers what the trade's customers ask on that point. */
function ofKind(draft: Draft, kind: Alternative, { id, name }: Point): PlanText | undefined {
  if (kind.id === 'chain' && id === 'making' && comparedAs(draft).startsWith('food')) return FROM_A_FACTORY;
  if (id === 'wait' && OF_A_QUEUE.has(kind.id) && (isInDays({ name }) || !QUEUE.test(name.es))) return undefined;
  return ANSWERED[id]?.test(name.es) === false ? undefined : (kind.usual?.[id] ?? KIND_WORDS[kind.id].usual[id]);
}
/** How busy a place is answers how long one waits in it, and nothing else that takes time. */
const OF_A_QUEUE: ReadonlySet<AlternativeId> = new Set(['chain', 'neighbour']);
const QUEUE = /esper|cola|cita|minutos/i;
/** A kind's trust is its guarantee, its attention who attends, its place where it is, its scope what it does not do: no answer to how many, to whether or to what is included. */
const ANSWERED: Readonly<Partial<Record<PointId, RegExp>>> = {
  trust: /garant|devoluc|mal\b|mala\b|falla|queda bien|responde|roto|rompe|arreglos/,
  attention: /qui[eé]n|consejo|caras|misma/,
  place: /^(?!si )/,
  wait: /^(?!quién)/,
  scope: /^(?!qué (?:entra|incluye)|si entra)/,
};
/** They promise nothing. */
const PROMISE_NOTHING: ReadonlySet<AlternativeId> = new Set(['nothing', 'own-hands', 'machine', 'tool']);

/** How it fails is no answer to how or of what a thing is made, and goes with one. */
const FAILS = /^(?:se deshace|se compra nuevo)/;

/** As what is common in the kind, and told by nobody. */
export function usual(text: PlanText | undefined): PlanText | null {
  return text ? { es: `Lo habitual: ${text.es}`, en: `Usually: ${text.en}` } : null;
}

/** How one finds out about a point. */
export function checkOf(draft: Draft, { id }: Point): PlanText {
  return pickVariant(`${draft.id} check ${id}`, checksOf(comparedAs(draft), id));
}
