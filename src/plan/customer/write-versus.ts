// Against each rival that was named, one sentence of its own: what is known of it, and what the business sets against that.
import { NO_WORDS, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { AlternativeId } from '../market/alternative-words.ts';
import { lineCompared, withOwnLine } from '../market/compare-line.ts';
import type { Column, Comparison } from '../market/compare-rivals.ts';
import type { PointId } from '../market/comparison-points.ts';
import { groupAlike, isBare, joinKinds } from '../market/group-alike.ts';
import { isAverageTicket } from '../market/is-average-ticket.ts';
import { keepsPromise } from '../market/keeps-promise.ts';
import { withoutHearsay } from '../market/read-standing.ts';
import { type Failing, findFailing, ownOn, priceOf, weighPrice } from '../market/weigh-rival.ts';
import type { Block, PlanText } from '../plan.ts';
import { join, label } from '../say.ts';
import { findElsewhere } from '../told/find-elsewhere.ts';
import { thatOne } from '../told/find-person.ts';
import { rivalQuote } from '../told/gather-quotes.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { bullets } from '../write-block.ts';
import { gatherOurs, type Take, takeFrom } from './gather-ours.ts';
import { ANSWERS_KIND, lackOf, THEIRS, WEAK } from './kind-lack-words.ts';
import { answersOf } from './narrower-answer-words.ts';
import { tellOurs } from './own-clause.ts';
import { type Pledges, pledgesFor } from './pledge-promise.ts';
import { listHeads, type Say, sayWith } from './say-against.ts';
import { sayOfKind } from './say-of-kind.ts';
import { keepForFirst, sayBare, sayNextOfKind } from './say-of-name.ts';
import { tellWait } from './tell-wait.ts';
import { tellsMore } from './tells-more.ts';
import {
  AHEAD,
  BOOKED,
  BROKEN,
  CHEAP,
  CHEAP_ALONE,
  CHEAPER_AS_WELL,
  CHEAPER_THERE,
  CITED,
  DEAR,
  DEAR_ALONE,
  DEARER_THERE,
  ELSEWHERE,
  FAILING,
  FAILING_TOO,
  FREE,
  HIGH,
  HIGH_ALONE,
  HIGH_BARE,
  HIGH_BESIDE,
  HIGH_THERE,
  LOW_THERE,
  PROPOSED,
  QUOTED,
} from './versus-words.ts';

const WHOEVER_GOES: PlanText = { es: 'quien va', en: 'whoever goes' };

/** What answers that nobody can be sure to find it there. */
const CERTAIN = /pedido|reserva|encargo|cita|apart/;
/** What is said in praise of a rival: there it is ahead. */
const PRAISE =
  /^(?:bajo|gratis|buen trabajo|con garantía|cerca|poca espera|sin espera|sin cita|en el momento|el mismo día|hecho en|abre en|todo el día|trato personal|siempre las mismas|a domicilio|se recoge)/;

/** Of them nothing is certain but that they sell it too. */
const OF_THE_TRADE: ReadonlySet<AlternativeId> = new Set(['same-trade', 'neighbour']);

/** Of whom nothing is known but what was told of them. */
const OF_SOMEBODY: ReadonlySet<AlternativeId> = new Set(['other-thing', 'one-person', 'known-person']);

/** A list with a sentence for each rival told, or for what the trade uses instead where none was. */
export function writeVersus(draft: Draft, comparison: Comparison): Block {
  const told = comparison.columns.filter(({ rival }) => rival !== null);
  const take = takeFrom(gatherOurs(draft, comparison));
  const where = findElsewhere(draft.facts);
  const groups = groupAlike(draft, comparison, told.length > 0 ? told : comparison.columns.slice(0, 2));
  const bare = groups.filter(([first]) => first && OF_THE_TRADE.has(first.kind.id) && isBare(draft, comparison, first));
  const ways = { take, pledges: pledgesFor(draft, comparison) };
  if (bare.length > 0) keepForFirst(draft, comparison, ways);
  const known = joinKinds(
    draft,
    comparison,
    groups.filter((group) => !bare.includes(group)),
  );
  // Of several with names and of one kind, the first is told what that cannot do and each of the others a promise of its own.
  const isOfNames = (group: readonly Column[]) => group.every(({ rival, kind }) => rival?.isNamed && kind.id !== 'other-thing');
  const split = known.map((group) => (isOfNames(group) && group.every((column) => isBare(draft, comparison, column)) ? group : [group[0]]));
  const lines = [
    ...known.map((group, at) => sayOf(draft, comparison, (split[at]?.length ?? 1) > 1 ? group.slice(0, 1) : group, ways)),
    ...sayBare(draft, comparison, bare.flat(), ways),
    ...split.flatMap(([first, ...others]) =>
      others.flatMap((column) => (first && column ? [sayNextOfKind(draft, column, ways, first)] : [])),
    ),
  ];
  return bullets([
    ...lines,
    ...tellWait(draft),
    ...(where
      ? [
          sayWith(draft, where)('versus.elsewhere', ELSEWHERE, {
            where,
            whom: draft.slots.person ? thatOne(draft.slots.person) : WHOEVER_GOES,
          }),
        ]
      : []),
  ]);
}

interface Ways {
  readonly take: Take;
  readonly pledges: Pledges;
}

function sayOf(draft: Draft, comparison: Comparison, group: readonly Column[], ways: Ways): PlanText {
  const { take } = ways;
  const [column] = group as readonly [Column, ...Column[]];
  const { rival, kind, says } = column;
  const said = sayWith(draft, listHeads(group));
  const say: Say = (id, variants, slots) => withOwnLine(draft, lineCompared(draft, column), said(id, variants, slots));
  const failing = findFailing(draft, comparison, column);
  const broken = rival && draft.said.edges.find(({ es }) => keepsPromise(draft, rival, es) === false);
  const breaks = broken ? [say('broken', BROKEN, { edge: { es: broken.es, en: broken.en } })] : [];
  const booked = failing?.point === 'wait' && BOOKED_TILL.test(rival?.words ?? '') ? [say('versus.booked', BOOKED, {})] : [];
  if (failing)
    return join(
      [counter(draft, comparison, { column, failing, say, ways }), ...booked, ...breaks, ...sayPrice(draft, comparison, column, say)],
      ' ',
    );
  const stands = weighPrice(draft, column);
  const price = stands && (stands === 'high' && isAverageTicket(draft.facts) ? HIGH_ELSEWHERE : ONLY_PRICE[stands]);
  if (price) {
    const ours = take.told(['price'], THEIRS[kind.id]);
    const [stated, slots] = ours ? [price.beside, { ours: tellOurs(draft, ours) }] : [price.alone, {}];
    return join([say('versus.price', stated, { theirs: priceOf(column), ...slots }), ...breaks], ' ');
  }
  if (says.get('price')?.es === 'gratis' && !draft.slots.linesPriced)
    return join(
      [
        say('versus.free', FREE, {
          look: kind.id === 'tool' || kind.id === 'online' ? A_TRIAL : A_VISIT,
          ours: tellOurs(draft, take.best(ANSWERS_KIND[kind.id], WORTH_PAYING, THEIRS[kind.id] ?? [])),
        }),
        ...breaks,
      ],
      ' ',
    );
  const [[praised, praise] = []] = [...says].filter(([, text]) => PRAISE.test(text.es));
  if (praised && praise) {
    const name = praised === 'trust' ? HOW_IT_WORKS : nameOfPoint(draft, comparison, praised);
    return say('versus.ahead', AHEAD, {
      point: name,
      theirs: withoutHearsay(praise),
      ours: tellOurs(draft, take(WEAK[kind.id] ?? [], [...(THEIRS[kind.id] ?? []), praised])),
    });
  }
  return sayKind(draft, comparison, column, say, ways);
}

/** A place is visited; what is on a screen is tried there. */
const A_VISIT: PlanText = { es: 'una visita', en: 'a visit' };
const A_TRIAL: PlanText = { es: 'una prueba por internet', en: 'an online trial' };

/** What somebody pays for who could have it for nothing. */
const WORTH_PAYING: readonly PointId[] = ['attention', 'making', 'scope', 'hours'];

/** Its queue was told with its end. */
const BOOKED_TILL = /\b(?:till|until|hasta)\b/i;

/** What is left here on average is no answer to a dear loaf. */
const HIGH_ELSEWHERE = { beside: HIGH_BESIDE, alone: HIGH_BARE } as const;

const ONLY_PRICE = {
  dearer: { beside: DEAR, alone: DEAR_ALONE },
  high: { beside: HIGH, alone: HIGH_ALONE },
  cheaper: { beside: CHEAP, alone: CHEAP_ALONE },
  low: null,
} as const;

/** What stands against the failing that was told: the offer on the same point, else what the plan proposes there, else the next told. */
function counter(
  draft: Draft,
  comparison: Comparison,
  { column, failing, say, ways }: { column: Column; failing: Failing; say: Say; ways: Ways },
): PlanText {
  const { point, theirs } = failing;
  const { take, pledges } = ways;
  const certain = theirs.es.endsWith(SOLD_OUT) ? draft.said.edges.find(({ es }) => CERTAIN.test(es)) : undefined;
  const kept = theirs.es.endsWith(BOUGHT_NEW) ? keepWith(take([], THEIRS[column.kind.id])) : null;
  const own = kept ?? (certain ? { es: certain.es, en: certain.en } : ownOn(comparison, point));
  if (own) return say('versus.failing', pledges.use(own) ? FAILING_TOO : FAILING, { theirs, ours: tellOurs(draft, own) });
  const proposed = answersOf(draft).find((one) => one.point === point)?.answer;
  if (proposed && !take.hasTold(point)) return say('versus.proposed', PROPOSED, { theirs, ours: proposed });
  return say('versus.failing', FAILING, { theirs, ours: tellOurs(draft, take([point], THEIRS[column.kind.id])) });
}

const SOLD_OUT = 'no siempre hay';
const BOUGHT_NEW = 'se compra nuevo';

function keepWith(ours: PlanText): PlanText {
  return { es: `se conserva lo que ya se tiene, con ${ours.es}`, en: `they keep what they have, with ${ours.en}` };
}

/** How its price stands beside the own one, where it was told: why anybody pays more is said of the first, and of the rest what that means. */
function sayPrice(draft: Draft, { columns }: Comparison, column: Column, say: Say): readonly PlanText[] {
  const stands = weighPrice(draft, column);
  const price = priceOf(column);
  if (stands === null) return [];
  if (stands === 'high') return isAverageTicket(draft.facts) ? [] : [say('versus.high', HIGH_THERE, {})];
  if (stands === 'low') return [say('versus.low', LOW_THERE, {})];
  if (stands === 'dearer') return [say('versus.dearer', DEARER_THERE, { price })];
  const isFirst = columns.find((other) => weighPrice(draft, other) === 'cheaper') === column;
  return [say('versus.cheaper', isFirst ? CHEAPER_THERE : CHEAPER_AS_WELL, { price })];
}

/** Nothing told of it is to be countered: the words about it, or its kind where that is known, and what the offer sets against that. */
function sayKind(draft: Draft, comparison: Comparison, column: Column, say: Say, ways: Ways): PlanText {
  const { take } = ways;
  const { rival, kind } = column;
  const points = { weak: WEAK[kind.id] ?? [], theirs: THEIRS[kind.id] ?? [] };
  const id = rivalQuote(comparison.columns.indexOf(column));
  const quote = draft.quotes[id];
  const isOther = OF_THE_TRADE.has(kind.id) || OF_SOMEBODY.has(kind.id);
  const isTelling =
    rival &&
    !rival.isDoing &&
    quote &&
    tellsMore(quote.text, `${rival.name} ${column.head.es} ${column.head.en}`) &&
    (isOther || /\d/.test(quote.text));
  if (!isTelling || (kind.id === 'one-person' && lackOf(draft, column)))
    return rival && !rival.isDoing && OF_THE_TRADE.has(kind.id)
      ? (sayBare(draft, comparison, [column], ways)[0] ?? NO_WORDS)
      : sayOfKind(draft, column, { ...ways, say, points });
  const ours = tellOurs(draft, take.best(ANSWERS_KIND[kind.id], points.weak, points.theirs));
  const told = say('versus.quoted', QUOTED, { told: quoteNatively(draft.quotes, id, null), ours });
  const cited = say('versus.cited', CITED, { ours });
  return /\d/.test(quote.text) ? told : perLanguage((language) => (language === quote.language ? told : cited)[language]);
}

function nameOfPoint(draft: Draft, { price, lines }: Comparison, id: PointId): PlanText {
  const found = [price, ...lines].find(({ point }) => point.id === id)?.point.name;
  return found ? label(draft, found) : OTHERWISE;
}

/** Well spoken of: that is no answer to what its customers compare on trust. */
const HOW_IT_WORKS: PlanText = { es: 'lo que se dice de su trabajo', en: 'what is said of its work' };
const OTHERWISE: PlanText = { es: 'lo que se contó', en: 'what was told' };
