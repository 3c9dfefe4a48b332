// Where each rival stands on the positioning map: by what was said of it, else by what is usual in its kind, which is drawn as a presumption.

import { type Bilingual, LANGUAGES } from '../../language/language.ts';
import { leadingPromises } from '../customer/order-promises.ts';
import type { Draft } from '../draft.ts';
import { answersAsked } from '../marketing/write-positioning.ts';
import type { Chart, PlanText } from '../plan.ts';
import { join } from '../say.ts';
import type { Alternative, AlternativeId } from './alternative-words.ts';
import type { Column, Comparison } from './compare-rivals.ts';
import { marketStanding } from './gather-rivals.ts';
import { keepsPromise } from './keeps-promise.ts';
import { ownStanding } from './own-standing.ts';
import { isInDays, type PresumedPrice, presumeWait } from './presume-place.ts';
import { readPriceTold, readStanding, withoutHearsay } from './read-standing.ts';

type Map = Extract<Chart, { type: 'map' }>;
type Placed = Map['rivals'][number];

/** One to be placed: a column of the comparison, or a kind of thing customers use instead. */
export type Candidate = Pick<Column, 'head' | 'rival' | 'says'> & { readonly kind: Pick<Alternative, 'id' | 'usualPrice'> };

/** The upright axis with the heights on it: 0 at the foot, 1 at the head; null where nothing was said. */
interface Scale {
  readonly name: PlanText;
  readonly up: Map['up'];
  readonly own: number;
  readonly heights: readonly (number | null)[];
  /** What was said of each, to go with its name. */
  readonly told: readonly (PlanText | null)[];
  /** Where somebody stands of whom nothing was said; null where the kind does not say. */
  readonly presume: (candidate: Candidate) => number | null;
  /** Where they stand whom it is still to be asked of. */
  readonly open: number;
}

const HEAD = 0.78;
const MIDDLE = 0.5;
const FOOT = 0.24;
const SHORT = 12;

const SOONER: Map['up'] = {
  from: { es: 'por preguntar', en: 'to be asked' },
  middle: { es: 'más tarde', en: 'later' },
  to: { es: 'antes', en: 'sooner' },
};
const PROMISED: Map['up'] = {
  from: { es: 'no se promete', en: 'not promised' },
  middle: { es: 'por preguntar', en: 'to be asked' },
  to: { es: 'se promete', en: 'promised' },
};
const WHAT_IS_PROMISED: PlanText = { es: 'lo que se promete', en: 'what is promised' };
/** With nobody there, nobody promises. */
const NOBODY: ReadonlySet<AlternativeId> = new Set(['nothing', 'own-hands', 'tool', 'machine']);

/** The axis on which most is known: how long one waits, else a promise that rivals keep or break, else the business's own wait, or promise. */
export function scaleOf(draft: Draft, comparison: Comparison): Scale {
  return byWait(draft, comparison, 2) ?? byPromise(draft, comparison) ?? byWait(draft, comparison, 1) ?? promiseAlone(draft, comparison);
}

/** The days of wait that were told, the business's own among them, each on a step of its own. `fewest`: so many must differ. */
function byWait(draft: Draft, { columns, lines }: Comparison, fewest: number): Scale | null {
  const line = lines.find(({ point }) => point.id === 'wait');
  const own = ownStanding(draft.facts).waitDays ?? (line?.own ? readStanding(line.own.es, 'own').waitDays : null);
  if (!line || own === null) return null;
  const around = marketStanding(draft.facts).waitDays;
  const waits = columns.map(({ rival }) => rival?.standing.waitDays ?? null);
  const days = [...new Set([own, around, ...waits].filter((wait) => wait !== null))].sort((a, b) => a - b);
  if (days.length < fewest) return null;
  const height = (wait: number) => HEAD - (days.indexOf(wait) * (HEAD - MIDDLE)) / Math.max(1, days.length - 1);
  return {
    name: line.point.name,
    up: SOONER,
    own: height(own),
    heights: waits.map((wait) => (wait === null ? null : height(wait))),
    told: line.theirs.map((told) => told && withoutHearsay(told)),
    presume: ({ kind, rival }) =>
      kind.id === 'same-trade' && rival && around !== null
        ? height(around)
        : rival?.isNamed
          ? null
          : presumeWait(kind.id, own, isInDays(line.point)),
    open: FOOT,
  };
}

function byPromise(draft: Draft, { columns }: Comparison): Scale | null {
  for (const { es, en } of leadOf(draft)) {
    const kept = columns.map(({ rival }) => rival && keepsPromise(draft, rival, es));
    if (kept.every((answer) => answer === null)) continue;
    const heights = kept.map((answer) => (answer === null ? null : answer ? HEAD : FOOT));
    return { name: { es, en }, up: PROMISED, own: HEAD, heights, told: columns.map(() => null), presume: byKind, open: MIDDLE };
  }
  return null;
}

/** What the whole plan leads with. */
function leadOf({ said, sector }: Draft): readonly Bilingual[] {
  return leadingPromises(said, sector.pack.aBusiness);
}

function promiseAlone(draft: Draft, { columns }: Comparison): Scale {
  const nobody = columns.map(() => null);
  const [edge] = leadOf(draft);
  const [proposed] = answersAsked(draft);
  const name = edge ? { es: edge.es, en: edge.en } : proposed ? asProposal(proposed) : WHAT_IS_PROMISED;
  return { name, up: PROMISED, own: HEAD, heights: nobody, told: nobody, presume: byKind, open: MIDDLE };
}

function asProposal({ es, en }: PlanText): PlanText {
  return { es: `${es}, como propuesta`, en: `${en}, as a proposal` };
}

function byKind({ kind }: Candidate): number | null {
  return NOBODY.has(kind.id) ? FOOT : null;
}

/**
 * Everybody with a height or a price, told or usual, as they are drawn, what is missing to be asked; the others are listed by name. Those on one
 * spot share it. `sure`: how many stand by something that was told, or by a height and a price that are both usual in their kind.
 */
export function placeRivals(
  candidates: readonly Candidate[],
  { heights, told, presume, open: toAsk }: Scale,
  usualPrice: (kind: AlternativeId) => PresumedPrice | null,
  saleUnit: string,
): { readonly placed: Map['rivals']; readonly open: readonly PlanText[]; readonly sure: number } {
  const all = candidates.map((candidate, at): { readonly candidate: Candidate; readonly isSure: boolean; readonly spot: Placed } => {
    const { head, rival, kind, says } = candidate;
    const price = says.get('price');
    const [toldUp, toldPrice] = [heights[at] ?? null, price && rival ? readPriceTold(price, saleUnit) : null];
    // A kind that has no price of its own there, such as a set rate or that of a new one, stands at none; so does somebody named.
    const isOpen = kind.usualPrice !== undefined || price !== undefined || rival?.isNamed === true;
    const [known, cost] = [toldUp ?? presume(candidate), toldPrice ?? (isOpen ? null : usualPrice(kind.id))];
    const isKnown = known !== null || cost !== null;
    const spot = { label: withTold(head, told[at] ?? null), up: isKnown ? (known ?? toAsk) : null, price: cost };
    const isSure = toldUp !== null || toldPrice !== null || (known !== null && cost !== null);
    return { candidate, isSure, spot: { ...spot, presumed: toldUp === null || (toldPrice === null && cost !== null) } };
  });
  const known = all.filter(({ spot: { up } }) => up !== null);
  // A map that leaves out everybody who was told of would be of others: they stand where it says to ask.
  const isOfOthers = !known.some(({ candidate }) => candidate.rival !== null);
  const asked = isOfOthers ? all.filter(({ candidate }) => candidate.rival !== null) : [];
  const toPlace = all.filter((one) => known.includes(one) || asked.includes(one));
  const placed = toPlace.filter((one) =>
    hasRoom(
      one.spot,
      toPlace.map(({ spot }) => spot),
    ),
  );
  const open = all.filter((one) => !placed.includes(one));
  return {
    placed: shareSpots(placed.map(({ spot }) => (spot.up === null ? { ...spot, up: toAsk } : spot))),
    open: open.map(({ candidate }) => candidate.head),
    sure: toPlace.filter(({ isSure }) => isSure).length,
  };
}

/** Two lines of the strip where those stand whose price is not known: whoever they leave no room for is listed beside the map. */
const LETTERS_OF_STRIP = 44;

/** Whether a name has room on its spot beside those placed there before it; at a price there is the whole field. */
function hasRoom(spot: Placed, all: readonly Placed[]): boolean {
  if (spot.price !== null) return true;
  const sharing = all.filter(({ price, up }) => price === null && up === spot.up);
  const upTo = sharing.slice(0, sharing.indexOf(spot) + 1);
  return (
    upTo.length === 1 || LANGUAGES.every((language) => upTo.map(({ label }) => label[language]).join(' · ').length <= LETTERS_OF_STRIP)
  );
}

function shareSpots(placed: readonly Placed[]): readonly Placed[] {
  const spotOf = ({ label: _, ...spot }: Placed) => JSON.stringify(spot);
  const spots = [...new Set(placed.map(spotOf))].map((spot) => placed.filter((one) => spotOf(one) === spot));
  return spots.flatMap((alike) => {
    const [first] = alike;
    const label = join(
      alike.map((one) => one.label),
      ' · ',
    );
    return first ? [{ ...first, label }] : [];
  });
}

/** «Ciclos Arana, 5 días»: where the name leaves room for it. */
function withTold(head: PlanText, told: PlanText | null): PlanText {
  if (!told || Math.max(head.es.length, head.en.length) > 2 * SHORT) return head;
  return { es: `${head.es}, ${told.es}`, en: `${head.en}, ${told.en}` };
}
