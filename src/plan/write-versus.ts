// Against each rival that was named, one sentence of its own: what is known of it, and what the business sets against that.
import { formatList } from '../language/format-list.ts';
import { type Bilingual, perLanguage } from '../language/language.ts';
import type { AlternativeId } from './alternative-words.ts';
import { type Column, type Comparison, pointsIn } from './compare-rivals.ts';
import type { PointId } from './comparison-points.ts';
import type { Draft } from './draft.ts';
import { findShared } from './find-contrast.ts';
import { rivalQuote } from './gather-quotes.ts';
import { keepsPromise } from './keeps-promise.ts';
import { answersOf } from './narrower-answer-words.ts';
import { tellOffers } from './pair-pains.ts';
import { pickVariant } from './pick-variant.ts';
import type { Block, PlanText } from './plan.ts';
import { quoteNatively } from './quote-natively.ts';
import { withoutHearsay } from './read-standing.ts';
import { label } from './say.ts';
import { tellOffer } from './tell-natively.ts';
import { AHEAD, BARE, BROKEN, DEAR, KIND, MARKET, MISSED, QUOTED, SHARED, TOLD, UNANSWERED } from './versus-words.ts';
import { bullets } from './write-block.ts';

/** Something the business offers or proposes, and the points it is about. */
interface Ours {
  readonly text: PlanText;
  readonly points: readonly PointId[];
  /** Of this plan, and told by nobody. */
  readonly isProposal?: true;
  /** A promise that reads without the name of what it is about. */
  readonly isInWords?: true;
}

type Say = (id: string, variants: readonly Bilingual[], slots: Readonly<Record<string, PlanText>>) => PlanText;

/** Where each kind is usually weak: the part of the offer that is set against it is about one of these. */
const WEAK: Readonly<Partial<Record<AlternativeId, readonly PointId[]>>> = {
  public: ['wait', 'attention', 'hours'],
  tool: ['attention', 'trust', 'making'],
  online: ['attention', 'trust', 'wait', 'place'],
  'known-person': ['trust', 'hours', 'wait'],
  'one-person': ['trust', 'wait', 'hours'],
  chain: ['attention', 'making', 'scope'],
  machine: ['making', 'attention'],
  'own-hands': ['making', 'wait', 'trust'],
  neighbour: ['making', 'scope', 'attention'],
};
/** What is said in praise of a rival: there it is ahead. */
const PRAISE =
  /^(?:bajo|gratis|buen trabajo|con garantía|cerca|poca espera|sin espera|en el momento|el mismo día|hecho en|abre en|todo el día|trato personal|siempre las mismas|va al cliente|se recoge)/;

/** A list with a sentence for each rival told, or for what the trade uses instead where none was; those of one kind of whom nothing else is known share one. */
export function writeVersus(draft: Draft, comparison: Comparison): Block {
  const told = comparison.columns.filter(({ rival }) => rival !== null);
  const take = takeFrom(gatherOurs(draft, comparison));
  return bullets(
    groupAlike(draft, comparison, told.length > 0 ? told : comparison.columns.slice(0, 2)).map((group) =>
      group[0]?.kind.id === 'same-trade' && isBare(draft, comparison, group[0])
        ? sayBare(draft, comparison, group, take)
        : sayOf(draft, comparison, group, take),
    ),
  );
}

/** Each alone, but for those that nothing told sets apart. */
function groupAlike(draft: Draft, comparison: Comparison, columns: readonly Column[]): readonly (readonly Column[])[] {
  const groups: Column[][] = [];
  for (const column of columns) {
    const alike = isBare(draft, comparison, column)
      ? groups.find(([first]) => first?.kind.id === column.kind.id && isBare(draft, comparison, first))
      : undefined;
    if (alike) alike.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** Nothing was told of it but its name. */
function isBare(draft: Draft, { columns }: Comparison, column: Column): boolean {
  return column.says.size === 0 && (column.rival === null || column.rival.isDoing || !draft.quotes[rivalQuote(columns.indexOf(column))]);
}

/** What can be measured in the offer, what it promises and what it is in its own words; then what the plan proposes to customers of the trade. */
function gatherOurs(draft: Draft, { lines }: Comparison): readonly Ours[] {
  const promised = draft.said.edges.map(
    (edge): Ours => ({
      text: { es: edge.es, en: edge.en },
      points: /precio|presupuesto/.test(edge.es) ? ['price'] : pointsIn(edge),
      isInWords: true,
    }),
  );
  const offers = tellOffers(draft.facts).map((offer): Ours => ({ text: tellOffer(draft, offer), points: offer.points }));
  const measured = lines.flatMap(({ point, own }): readonly Ours[] =>
    own && (isFigure(own) || ![...promised, ...offers].some(({ points }) => points.includes(point.id)))
      ? [{ text: perLanguage((language) => `${withoutHearsay(own)[language]} (${point.name[language]})`), points: [point.id] }]
      : [],
  );
  const proposals = answersOf(draft).map(
    ({ answer, point }): Ours => ({
      text: { es: `una propuesta por decidir, ${answer.es}`, en: `a proposal to be decided, ${answer.en}` },
      points: [point],
      isProposal: true,
    }),
  );
  const counted = lines.flatMap(({ point, own }) => (own && isFigure(own) ? [point.id] : []));
  const inWords = promised.filter(({ points }) => !points.some((point) => counted.includes(point)));
  return [...measured, ...inWords, ...offers, ...proposals];
}

function isFigure({ es }: PlanText): boolean {
  return es.includes('{{fig:');
}

/** The part told that is about one of these points, else the next told; a proposal where all that was told is used. Each once while there are others. */
function takeFrom(pool: readonly Ours[]): (points: readonly PointId[]) => PlanText {
  const used = new Set<Ours>();
  return (points) => {
    const free = pool.filter((ours) => !used.has(ours));
    const fitting = free.filter((ours) => ours.points.some((point) => points.includes(point)));
    const told = [...free.filter(({ isInWords }) => isInWords), ...free.filter(({ isProposal }) => !isProposal)];
    const [chosen = pool[0]] = [...fitting.filter(({ isProposal }) => !isProposal), ...told, ...fitting, ...free];
    if (!chosen) return { es: '', en: '' };
    used.add(chosen);
    return withoutHearsay(chosen.text);
  };
}

function sayOf(draft: Draft, comparison: Comparison, group: readonly Column[], take: ReturnType<typeof takeFrom>): PlanText {
  const [column] = group as readonly [Column, ...Column[]];
  const at = comparison.columns.indexOf(column);
  const { rival, kind, says } = column;
  const say = sayWith(draft, listHeads(group));
  const shared = findShared(comparison.lines, at);
  const broken = rival && draft.said.edges.find(({ es }) => keepsPromise(draft, rival, es) === false);
  const breaks = broken ? say(`broken ${at}`, BROKEN, { edge: { es: broken.es, en: broken.en } }) : null;
  if (shared && !PRAISE.test(shared.theirs.es)) {
    const told = say('versus.shared', SHARED, { point: shared.point.name, theirs: shared.theirs, ours: shared.ours });
    return breaks ? { es: `${told.es} ${breaks.es}`, en: `${told.en} ${breaks.en}` } : told;
  }
  const [[point, theirs] = []] = [...says].filter(([, text]) => !PRAISE.test(text.es));
  if (point === 'price' && theirs) return say('versus.dear', DEAR, { theirs: withoutHearsay(theirs), ours: take(['price']) });
  if (point && theirs) {
    const name = nameOfPoint(draft, comparison, point);
    const answer = answersOf(draft).find((one) => one.point === point)?.answer;
    return answer
      ? say('versus.told', TOLD, { point: name, theirs: withoutHearsay(theirs), ours: answer })
      : say('versus.unanswered', UNANSWERED, { point: name, theirs: withoutHearsay(theirs), ours: take([point]) });
  }
  const [[praised, praise] = []] = says;
  if (praised && praise) {
    const name = nameOfPoint(draft, comparison, praised);
    return say('versus.ahead', AHEAD, { point: name, theirs: withoutHearsay(praise), ours: take(WEAK[kind.id] ?? []) });
  }
  const ours = take(WEAK[kind.id] ?? []);
  const usual = say(`versus.kind ${kind.id}`, KIND, { why: kind.why, fails: kind.fails, ours });
  const quote = draft.quotes[rivalQuote(at)];
  if (!rival || rival.isDoing || !quote) return usual;
  const told = say('versus.quoted', QUOTED, { told: quoteNatively(draft.quotes, rivalQuote(at), null), ours });
  return /\d/.test(quote.text) ? told : perLanguage((language) => (language === quote.language ? told : usual)[language]);
}

/** One sentence for all of whom the name alone is known: nothing that was told tells them apart. */
function sayBare(draft: Draft, { market, lines }: Comparison, bare: readonly Column[], take: ReturnType<typeof takeFrom>): PlanText {
  const say = sayWith(draft, listHeads(bare));
  const around = market.get('wait');
  const own = lines.find(({ point }) => point.id === 'wait')?.own;
  if (around && own)
    return say('versus.market', MARKET, { theirs: withoutHearsay(around), ours: withoutHearsay(own), also: take(['attention', 'trust']) });
  const [lack] = draft.said.lacks;
  if (lack) return say('versus.missed', MISSED, { lack: { es: lack.es, en: lack.en }, ours: take([]) });
  return say('versus.bare', BARE, { ours: take([]) });
}

function nameOfPoint(draft: Draft, { price, lines }: Comparison, id: PointId): PlanText {
  const found = [price, ...lines].find(({ point }) => point.id === id)?.point.name;
  return found ? label(draft, found) : OTHERWISE;
}

const OTHERWISE: PlanText = { es: 'lo que se contó', en: 'what was told' };

function listHeads(columns: readonly Column[]): PlanText {
  return perLanguage((language) =>
    formatList(
      columns.map(({ head }) => head[language]),
      language,
    ),
  );
}

function sayWith(draft: Draft, rival: PlanText): Say {
  return (id, variants, slots) =>
    label({ ...draft, slots: { ...draft.slots, ...slots, rival } }, pickVariant(`${draft.id} ${id} ${rival.en}`, variants));
}
