// What is set against rivals of whom the names alone are known: the difference that the plan leads with, what a visit has to find out, and for each a promise of its own.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, LANGUAGES, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { type Column, type Comparison, pointsIn } from '../market/compare-rivals.ts';
import { marketStanding } from '../market/gather-rivals.ts';
import { isOnScreen } from '../market/is-on-screen.ts';
import { withoutHearsay } from '../market/read-standing.ts';
import type { PlanText } from '../plan.ts';
import { join, label } from '../say.ts';
import { remediesOf } from './find-problem-remedy.ts';
import { asProposal, type Take, withoutProposal } from './gather-ours.ts';
import { ANSWERS_KIND, lackOf, nextLackOf, THEIRS, WEAK } from './kind-lack-words.ts';
import { tellOurs } from './own-clause.ts';
import type { Pledges } from './pledge-promise.ts';
import { listHeads, type Say, sayWith } from './say-against.ts';
import {
  BARE,
  BARE_ALONE,
  BARE_OF_TRADE,
  BARE_PROPOSED,
  BARE_PROPOSED_ALONE,
  BARE_WHOLE,
  KEPT,
  KEPT_NOTHING,
  KIND_LACKS,
  KIND_LACKS_PROPOSED,
  MARKET,
  MARKET_PLEDGED,
  MISSED,
  MISSED_TOO,
  MISSED_TOO_ALONE,
  NEXT,
  NEXT_KNOWN,
  NEXT_NAMELESS,
  NEXT_OF_KIND,
} from './versus-words.ts';

const THERE: Readonly<Record<'one' | 'each', Bilingual>> = {
  one: { es: 'allí', en: 'there' },
  each: { es: 'en cada sitio', en: 'at each' },
};
/** A wait of days is asked for; one of minutes is stood. */
const TESTED: Readonly<Record<'days' | 'queue', Bilingual>> = {
  days: { es: 'pedir fecha', en: 'ask for a date' },
  queue: { es: 'medir la espera', en: 'time the wait' },
};
/** So many have a sentence of their own; the others share the last. */
const MOST_APART = 3;

interface Ways {
  readonly take: Take;
  readonly pledges: Pledges;
}

interface FirstWays extends Ways {
  /** Whether no other of whom the name alone is known comes after. */
  readonly isLast: boolean;
}

/** A sentence for each: the first has the difference and its test, the others a promise on another point. */
export function sayBare(draft: Draft, comparison: Comparison, bare: readonly Column[], ways: Ways): readonly PlanText[] {
  const apart = bare.length > MOST_APART ? MOST_APART - 1 : bare.length;
  const groups = [...bare.slice(0, apart).map((column) => [column]), ...(apart < bare.length ? [bare.slice(apart)] : [])];
  return groups.map((group, at) =>
    at === 0 ? sayFirstOf(draft, comparison, group, { ...ways, isLast: groups.length === 1 }) : sayNextOf(draft, group, ways, at - 1),
  );
}

/** What the first of those without words will be told by, where the wait of the area was told: nobody before it has the same. */
export function keepForFirst(draft: Draft, { market, lines }: Comparison, { take, pledges }: Ways): void {
  const own = lines.find(({ point }) => point.id === 'wait')?.own;
  if (!spanOf(market.get('wait')) || !own) return;
  const ours = sooner(draft, own, take);
  take.keep(ours);
  pledges.use(ours);
}

function sayFirstOf(draft: Draft, comparison: Comparison, group: readonly Column[], ways: FirstWays): PlanText {
  const { take, pledges } = ways;
  const { market, lines, columns } = comparison;
  const say = sayWith(draft, listHeads(group));
  const isAlone = columns.filter(({ rival }) => rival !== null).length === group.length;
  const there = THERE[group.length > 1 ? 'each' : 'one'];
  const around = spanOf(market.get('wait'));
  const own = lines.find(({ point }) => point.id === 'wait')?.own;
  if (around && own) {
    const pledge = pledges.next();
    const slots = { theirs: withoutHearsay(around), tested: testedOf(draft, there), ours: tellOurs(draft, sooner(draft, own, take)) };
    return pledge ? say('versus.market', MARKET_PLEDGED, { ...slots, pledge: pledge.promise }) : say('versus.market', MARKET, slots);
  }
  const lack = lackOffered(draft);
  if (lack) return say('versus.missed', MISSED, { lack, there, ours: tellOurs(draft, take([])) });
  const remedies = remediesOf(draft).filter(({ isTold }) => isTold);
  const remedy = remedies.find(({ answer }) => !take.isUsed(answer));
  const ours = remedy ? null : isAlone ? (draft.slots.benefits ?? take.best(undefined, [], [])) : take.fresh();
  if (!ours) {
    // Nothing told is left, or none answers the problem: what is proposed is the difference.
    const proposed = remedy ? { promise: remedy.answer, cost: pledges.costOf(remedy.point) } : pledges.next();
    if (proposed) return sayProposed(say, there, draft, proposed, ways);
    return say('versus.next.known', NEXT_KNOWN, { there, ours: tellOurs(draft, take([])) });
  }
  // What the business is, whole and in its own words, nobody else offers.
  if (LANGUAGES.some((language) => ours[language].includes('{{quote:'))) return say('versus.bare.whole', BARE_WHOLE, { there });
  const pledge = pledges.next();
  const slots = { there, ours: tellOurs(draft, ours) };
  if (!pledge) return say('versus.bare', BARE_ALONE, slots);
  const told =
    draft.slots.edgeOne === undefined
      ? say('versus.bare.trade', BARE_OF_TRADE, { there, ours: withoutProposal(ours), pledge: pledge.promise })
      : say('versus.bare', BARE, { ...slots, pledge: pledge.promise });
  return pledge.cost ? join([told, label(draft, pledge.cost)], ' ') : told;
}

/** A difference that is only proposed, what breaking it costs, and what is proposed where they have it too. */
function sayProposed(
  say: Say,
  there: Bilingual,
  draft: Draft,
  proposed: { readonly promise: PlanText; readonly cost: PlanText | null },
  { take, pledges, isLast }: FirstWays,
): PlanText {
  take.keep(proposed.promise);
  pledges.use(proposed.promise);
  // What is left to propose is needed by those who come after.
  const pledge = isLast ? pledges.next() : null;
  const cost = proposed.cost ? label(draft, { es: ` ${proposed.cost.es}`, en: ` ${proposed.cost.en}` }) : NO_WORDS;
  const slots = { there, ours: proposed.promise, cost };
  return pledge
    ? say('versus.bare.proposed', BARE_PROPOSED, { ...slots, pledge: pledge.promise })
    : say('versus.bare.proposed', BARE_PROPOSED_ALONE, slots);
}

/** What cannot be had today, where the business promises it. */
function lackOffered({ said }: Draft): PlanText | null {
  const lack = said.lacks.find((one) => said.promise.some(({ es }) => es === one.es));
  return lack ? { es: lack.es, en: lack.en } : null;
}

/** «Sin cita» and «sillones sin cita» are one thing: the fuller of them is the difference. */
function sooner({ said }: Draft, own: PlanText, take: Take): PlanText {
  const ours = withoutHearsay(own);
  const fuller =
    said.promise.find(({ es }) => foldText(es).includes(foldText(ours.es))) ?? said.edges.find((edge) => pointsIn(edge).includes('wait'));
  return fuller ? { es: fuller.es, en: fuller.en } : ours.es === '' ? take(['wait']) : ours;
}

/** Of the others, each with its place among them: a promise on a point of its own, which the visit there asks about. */
function sayNextOf(draft: Draft, group: readonly Column[], { take, pledges }: Ways, at: number): PlanText {
  const say = sayWith(draft, listHeads(group));
  const there = THERE[group.length > 1 ? 'each' : 'one'];
  const lack = lackOffered(draft);
  const pledge = pledges.next();
  if (lack && at === 0 && group.every(({ kind }) => kind.id === 'same-trade')) {
    const slots = { lack, ours: tellOurs(draft, take([])) };
    return pledge
      ? say('versus.missed.too', MISSED_TOO, { ...slots, pledge: pledge.promise })
      : say('versus.missed.too', MISSED_TOO_ALONE, slots);
  }
  if (!pledge) return say('versus.next.known', NEXT_KNOWN, { there, ours: tellOurs(draft, take([])) });
  const slots = {
    asked: pledge.asked,
    pledge: pledge.promise,
    kept: keptOf(draft, take),
    seen: SEEN[isOnScreen(draft, group[0]) ? 'screen' : 'place'],
  };
  const isSeveral = group.some(({ rival, head }) => !rival?.isNamed && SEVERAL.test(head.es));
  const next = NEXT[at % NEXT.length];
  return say('versus.next', isSeveral || !next ? NEXT_NAMELESS : [next], slots);
}

/** Another of the kind that was told before it, where that is all that is known of it. */
export function sayNextOfKind(draft: Draft, column: Column, { take, pledges }: Ways, first: Column): PlanText {
  const say = sayWith(draft, listHeads([column]));
  const { id } = column.kind;
  const lack = [lackOf(draft, column), nextLackOf(draft, column)].find((one) => one && one.es !== lackOf(draft, first)?.es);
  const told = take.fresh(ANSWERS_KIND[id], WEAK[id], THEIRS[id]);
  if (told && lack) return say('versus.lack.next', KIND_LACKS, { lack, ours: tellOurs(draft, told) });
  const screen = isOnScreen(draft, column) ? 'screen' : 'place';
  if (told) return say('versus.next.kind', NEXT_OF_KIND, { ours: tellOurs(draft, told), look: LOOK[screen] });
  const pledge = pledges.next();
  if (pledge && lack) return say('versus.lack.next', KIND_LACKS_PROPOSED, { lack, ours: tellOurs(draft, asProposal(pledge.promise)) });
  if (!pledge) {
    const ours = tellOurs(draft, take([]));
    return screen === 'screen'
      ? say('versus.next.kind', NEXT_OF_KIND, { ours, look: LOOK.screen })
      : say('versus.next.known', NEXT_KNOWN, { there: THERE.one, ours });
  }
  const slots = { asked: pledge.asked, pledge: pledge.promise, kept: keptOf(draft, take), seen: SEEN[screen] };
  return say('versus.next', NEXT.slice(0, 1), slots);
}

/** A shop is visited; what is on a screen is tried there. */
const SEEN: Readonly<Record<'screen' | 'place', Bilingual>> = {
  screen: { es: 'Con una prueba por internet', en: 'In an online trial,' },
  place: { es: 'En la visita, otro día,', en: 'On the visit, another day,' },
};
const LOOK: Readonly<Record<'screen' | 'place', Bilingual>> = {
  screen: { es: 'Con una prueba por internet', en: 'An online trial' },
  place: { es: 'Con una visita', en: 'A visit' },
};

function keptOf(draft: Draft, take: Take): PlanText {
  const kept = take.fresh();
  return kept ? label({ ...draft, slots: { ...draft.slots, kept } }, KEPT) : label(draft, KEPT_NOTHING);
}

/** «Un par de estudios», «las academias»: none of them is known. */
const SEVERAL = /^(?:un par|un[oa]s|l[oa]s|dos|tres|cuatro|vari[oa]s|otr[oa]s|algun[oa]s) /;

/** «Hay que esperar» has no length that theirs could be held against. */
function spanOf(told: PlanText | undefined): PlanText | undefined {
  return told && !/^(?:hay que|con lista|no )/.test(told.es) ? told : undefined;
}

function testedOf({ facts }: Draft, there: Bilingual): Bilingual {
  const tested = TESTED[(marketStanding(facts).waitDays ?? 1) < 1 ? 'queue' : 'days'];
  return { es: `${tested.es} ${there.es}`, en: `${tested.en} ${there.en}` };
}
