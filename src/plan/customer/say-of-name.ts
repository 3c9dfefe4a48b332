// What is set against rivals of whom the names alone are known: the difference that the plan leads with, what a visit has to find out, and for each a promise of its own.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, LANGUAGES } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { type Column, type Comparison, pointsIn } from '../market/compare-rivals.ts';
import { marketStanding } from '../market/gather-rivals.ts';
import { withoutHearsay } from '../market/read-standing.ts';
import type { PlanText } from '../plan.ts';
import { remediesOf } from './find-problem-remedy.ts';
import type { Take } from './gather-ours.ts';
import type { Pledges } from './pledge-promise.ts';
import { listHeads, sayWith } from './say-against.ts';
import {
  BARE,
  BARE_PROPOSED,
  BARE_WHOLE,
  MARKET,
  MISSED,
  MISSED_TOO,
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
  days: { es: 'se pide fecha', en: 'ask for a date' },
  queue: { es: 'se mide la espera', en: 'time the wait' },
};
/** So many have a sentence of their own; the others share the last. */
const MOST_APART = 3;

/** A sentence for each: the first has the difference and its test, the others a promise on another point. */
export function sayBare(
  draft: Draft,
  comparison: Comparison,
  bare: readonly Column[],
  ways: { readonly take: Take; readonly pledges: Pledges },
): readonly PlanText[] {
  const apart = bare.length > MOST_APART ? MOST_APART - 1 : bare.length;
  const groups = [...bare.slice(0, apart).map((column) => [column]), ...(apart < bare.length ? [bare.slice(apart)] : [])];
  return groups.map((group, at) => (at === 0 ? sayFirstOf(draft, comparison, group, ways) : sayNextOf(draft, group, ways)));
}

function sayFirstOf(
  draft: Draft,
  { market, lines }: Comparison,
  group: readonly Column[],
  { take, pledges }: { readonly take: Take; readonly pledges: Pledges },
): PlanText {
  const say = sayWith(draft, listHeads(group));
  const there = THERE[group.length > 1 ? 'each' : 'one'];
  const around = spanOf(market.get('wait'));
  const own = lines.find(({ point }) => point.id === 'wait')?.own;
  if (around && own)
    return say('versus.market', MARKET, { theirs: withoutHearsay(around), tested: testedOf(draft, there), ours: sooner(draft, own, take) });
  const [lack] = draft.said.lacks;
  if (lack) return say('versus.missed', MISSED, { lack: { es: lack.es, en: lack.en }, there, ours: take([]) });
  const remedy = remediesOf(draft).find(({ isTold }) => isTold);
  if (remedy) return say('versus.bare.proposed', BARE_PROPOSED, { there, ours: pledges.withCost(remedy) });
  const ours = draft.slots.benefits ?? take.best(undefined, [], []);
  const pledge = pledges.next(true)?.promise;
  // What the business is, whole and in its own words, nobody else offers.
  const isWhole = !pledge || LANGUAGES.some((language) => ours[language].includes('{{quote:'));
  return isWhole ? say('versus.bare.whole', BARE_WHOLE, { there, ours }) : say('versus.bare', BARE, { there, ours, pledge });
}

/** «Sin cita» and «sillones para quien llega sin cita» are one thing: the fuller of them is the difference. */
function sooner({ said }: Draft, own: PlanText, take: Take): PlanText {
  const ours = withoutHearsay(own);
  const fuller =
    said.promise.find(({ es }) => foldText(es).includes(foldText(ours.es))) ?? said.edges.find((edge) => pointsIn(edge).includes('wait'));
  return fuller ? { es: fuller.es, en: fuller.en } : ours.es === '' ? take(['wait']) : ours;
}

/** Of the others: a promise on a point of its own, which the visit there asks about. */
export function sayNextOf(
  draft: Draft,
  group: readonly Column[],
  { take, pledges }: { readonly take: Take; readonly pledges: Pledges },
  first: Column | null = null,
): PlanText {
  const say = sayWith(draft, listHeads(group));
  const there = THERE[group.length > 1 ? 'each' : 'one'];
  const [lack] = draft.said.lacks;
  const pledge = pledges.next(false);
  if (lack && group.every(({ kind }) => kind.id === 'same-trade'))
    return say('versus.missed.too', MISSED_TOO, { lack: { es: lack.es, en: lack.en }, there, ours: take([]) });
  if (!pledge) return say('versus.next.known', NEXT_KNOWN, { there, ours: take([]) });
  const slots = { asked: pledge.asked, pledge: pledge.promise };
  if (first) return say('versus.next.kind', NEXT_OF_KIND, { ...slots, first: first.head });
  const isSeveral = group.some(({ rival, head }) => !rival?.isNamed && SEVERAL.test(head.es));
  return say('versus.next', isSeveral ? NEXT_NAMELESS : NEXT, slots);
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
