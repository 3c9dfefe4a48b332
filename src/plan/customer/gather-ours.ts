// What a business has to set against its rivals: what it offers in figures and in words, and what the plan proposes.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { LANGUAGES, type Language, NO_WORDS, perLanguage } from '../../language/language.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import { onlyUs, reasonsIn } from '../../sectors/concepts/without-us.ts';
import type { Draft } from '../draft.ts';
import { type Comparison, pointsIn } from '../market/compare-rivals.ts';
import type { PointId } from '../market/comparison-points.ts';
import { withoutHearsay } from '../market/read-standing.ts';
import type { PlanText } from '../plan.ts';
import { offerQuote, REASON } from '../told/gather-quotes.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { orUsual, tellOffer } from '../told/tell-natively.ts';
import { remediesOf } from './find-problem-remedy.ts';
import { answersOf } from './narrower-answer-words.ts';
import { isSaidBy, leadingPromises, orderPromises } from './order-promises.ts';
import { tellOffers } from './pair-pains.ts';
import type { TradeAnswer } from './value-answer-words.ts';

/** Something the business offers or proposes, and the points it is about. */
interface Ours {
  readonly text: PlanText;
  readonly points: readonly PointId[];
  /** Of this plan, and told by nobody. */
  readonly isProposal?: true;
  /** A proposal that answers the problem told, which nothing told does: it comes before all else. */
  readonly isRemedy?: true;
  /** It is what one is chosen for, as it was told. */
  readonly isReason?: true;
  /** In a few words: it can be said again against another, once. */
  readonly isPromise?: true;
  /** Offered besides what sets the business apart: it stands only against a kind that has least of it. */
  readonly isBesides?: true;
}

/** What the offer promises but for what is missed everywhere, which is said apart, what else can be measured in it and what it is in its own words; then what the plan proposes to customers of the trade. */
export function gatherOurs(draft: Draft, { lines }: Comparison): readonly Ours[] {
  const { said, sector } = draft;
  const reasons = findConcepts(onlyUs(factValue(draft.facts, 'competitors') ?? ''), sector.id, ['edge']);
  const ordered = leadingPromises(said, sector.pack.aBusiness).filter((promise) => !said.lacks.includes(promise));
  // What one is chosen for was told beside the rivals: it comes first against them.
  const leading = [...ordered.filter((promise) => reasons.includes(promise)), ...ordered.filter((promise) => !reasons.includes(promise))];
  const promised = leading.map(
    (edge): Ours => ({
      text: { es: edge.es, en: edge.en },
      points: pointsOf(edge),
      isPromise: true,
      ...(reasons.includes(edge) ? { isReason: true as const } : {}),
    }),
  );
  const besides = orderPromises(said, sector.pack.aBusiness)
    .filter((one) => !ordered.includes(one) && !said.lacks.includes(one) && !isSaidBy(sector.pack.aBusiness, one))
    .map((one): Ours => ({ text: { es: one.es, en: one.en }, points: [], isBesides: true }));
  const propose = ({ answer, point }: TradeAnswer): Ours => ({
    text: asProposal(answer),
    points: [point],
    isProposal: true,
  });
  const remedies = remediesOf(draft);
  const proposals = answersOf(draft)
    .filter(({ point }) => !remedies.some((one) => one.point === point))
    .map(propose);
  // What the business is, whole, sets it against nobody where its promises are told one by one.
  const parts = tellOffers(draft.facts).filter(({ at }) => at > 0 || promised.length === 0);
  const offers = parts.map(
    (offer, at): Ours => ({
      text: orUsual(draft, tellOffer(draft, offer), offerQuote(offer.at), proposals.at(-1 - at)?.text ?? null),
      points: offer.points,
    }),
  );
  const measured = lines.flatMap(({ point, own }): readonly Ours[] =>
    own && ![...promised, ...offers].some(({ points }) => points.includes(point.id))
      ? [{ text: perLanguage((language) => `${withoutHearsay(own)[language]} (${point.name[language]})`), points: [point.id] }]
      : [],
  );
  const answering = remedies.map((one, at): Ours => (at === 0 ? { ...propose(one), isRemedy: true } : propose(one)));
  const told = [...promised, ...measured, ...offers, ...answering.slice(1), ...proposals, ...besides];
  return [...answering.slice(0, 1), ...ownReason(draft, told[0]), ...told];
}

const AS_PROPOSAL: PlanText = { es: 'como propuesta, ', en: 'as a proposal, ' };

/** Called a proposal of this plan. */
export function asProposal(answer: PlanText): PlanText {
  return perLanguage((language) => `${AS_PROPOSAL[language]}${answer[language]}`);
}

/** Why one is chosen, as it was told, where no promise tells it; in the other edition, what is set first without it. */
function ownReason({ facts, quotes, sector }: Draft, next: Ours | undefined): readonly Ours[] {
  const words = reasonsIn(factValue(facts, 'competitors') ?? '');
  if (!quotes[REASON] || !next || findConcepts(words, sector.id, ['edge']).length > 0) return [];
  // The editions hold the same figures: a number in it stands in both.
  return [
    {
      text: quoteNatively(quotes, REASON, /\d/.test(words) ? null : next.text),
      points: pointsIn({ es: words, en: words }),
      isReason: true,
    },
  ];
}

function pointsOf(edge: PlanText): readonly PointId[] {
  return /precio|presupuesto|honorarios/.test(edge.es) ? ['price'] : pointsIn(edge);
}

/** Whether it is only what this plan proposes. */
export function isProposed(text: PlanText): boolean {
  return LANGUAGES.some((language) => isProposedIn(text, language));
}

/** The same in one edition: the other may have the words of the founder. */
export function isProposedIn(text: PlanText, language: Language): boolean {
  return text[language].startsWith(AS_PROPOSAL[language]);
}

/** The same without the words that call it a proposal. */
export function withoutProposal(text: PlanText): PlanText {
  return perLanguage((language) => text[language].replace(AS_PROPOSAL[language], ''));
}

export interface Take {
  (points: readonly PointId[], not?: readonly PointId[]): PlanText;
  /** What answers that kind of rival best, though it was said of another: by its words, by its points, else the strongest of all. */
  readonly best: (words: RegExp | undefined, points: readonly PointId[], not: readonly PointId[]) => PlanText;
  /** The same of what was told alone, in both editions; null where that is all used: nothing that is still to be decided is paid for by a price of today. */
  readonly told: (points: readonly PointId[], not?: readonly PointId[]) => PlanText | null;
  /** Whether what was told still has something on that point, or a reason for which one is chosen. */
  readonly hasTold: (point: PointId) => boolean;
  /** The best promise told that stands against nobody yet; null where each of them does. */
  readonly fresh: (words?: RegExp, points?: readonly PointId[], not?: readonly PointId[]) => PlanText | null;
  /** Whether it stands against somebody already. */
  readonly isUsed: (text: PlanText) => boolean;
  /** Kept for one who is told later. */
  readonly keep: (text: PlanText) => void;
}

/** The part told that is about one of these points, though it was said once, else the next told, and never what is about those that the other has too; a proposal where all that was told is used, and first of all what answers the problem where nothing told does. */
export function takeFrom(pool: readonly Ours[]): Take {
  const used: Ours[] = [];
  const chooseFrom = (offered: readonly Ours[], points: readonly PointId[], not: readonly PointId[] = []) => {
    const fair = offered.filter((ours) => !ours.isBesides && !ours.points.some((point) => not.includes(point)));
    const free = fair.filter((ours) => !used.includes(ours));
    const isFitting = (ours: Ours) => ours.points.some((point) => points.includes(point));
    const told = free.filter(({ isProposal }) => !isProposal);
    const again = fair.filter((ours) => ours.isPromise && isFitting(ours) && used.indexOf(ours) === used.lastIndexOf(ours));
    const remedies = free.filter(({ isRemedy }) => isRemedy);
    const [chosen = offered[0]] = [
      ...remedies.filter(isFitting),
      ...remedies,
      ...told.filter(isFitting),
      ...again,
      ...told,
      ...free.filter(isFitting),
      ...free,
    ];
    if (chosen) used.push(chosen);
    return chosen ? withoutHearsay(chosen.text) : null;
  };
  const take = (points: readonly PointId[], not?: readonly PointId[]) => chooseFrom(pool, points, not) ?? NO_WORDS;
  const told = (points: readonly PointId[], not: readonly PointId[] = []) => {
    const isLeft = (ours: Ours) => !used.includes(ours) || (ours.isPromise && used.indexOf(ours) === used.lastIndexOf(ours));
    const sure = pool.filter((ours) => !ours.isBesides && !isProposed(ours.text) && isLeft(ours));
    const apart = sure.filter((ours) => !ours.points.some((point) => not.includes(point)));
    const fresh = apart.filter((ours) => !used.includes(ours));
    const reasons = pool.filter(({ isReason, text }) => isReason && !isProposed(text));
    if (fresh.every((ours) => !ours.points.some((point) => points.includes(point))) && reasons.length > 0)
      return chooseFrom(reasons, points);
    return chooseFrom(fresh.length > 0 ? fresh : apart, points);
  };
  const isUsed = (text: PlanText) => used.some((ours) => withoutProposal(ours.text).es === withoutProposal(text).es);
  const keep = (text: PlanText) => used.push(...pool.filter((ours) => withoutProposal(ours.text).es === withoutProposal(text).es));
  const fresh = (words?: RegExp, points: readonly PointId[] = [], not: readonly PointId[] = []) => {
    const left = pool.filter((ours) => (ours.isPromise || ours.isBesides) && !isUsed(ours.text));
    const fair = left.filter((ours) => !ours.points.some((point) => not.includes(point)));
    const [chosen] = [
      ...fair.filter(({ text }) => words?.test(foldText(`${text.es} ${text.en}`))),
      ...fair.filter((ours) => ours.points.some((point) => points.includes(point))),
      ...fair.filter(({ isBesides }) => !isBesides),
    ];
    if (chosen) used.push(chosen);
    return chosen ? withoutHearsay(chosen.text) : null;
  };
  const hasTold = (point: PointId) =>
    pool.some((ours) => !ours.isProposal && !used.includes(ours) && (ours.isReason || ours.points.includes(point)));
  const best = (words: RegExp | undefined, points: readonly PointId[], not: readonly PointId[]) => {
    const fair = pool.filter((ours) => !ours.points.some((point) => not.includes(point)));
    const told = fair.filter(({ isProposal }) => !isProposal);
    const sure = told.filter(({ isBesides }) => !isBesides);
    const fits = ({ text }: Ours) => words?.test(foldText(`${text.es} ${text.en}`)) ?? false;
    const isAbout = (ours: Ours) => ours.points.some((point) => points.includes(point));
    const isFresh = (ours: Ours) => !used.includes(ours);
    const remedies = fair.filter(({ isRemedy }) => isRemedy).filter((ours) => fits(ours) || isAbout(ours));
    const [chosen = pool[0]] = [
      ...remedies.filter(isFresh),
      ...told.filter((ours) => isFresh(ours) && fits(ours)),
      ...sure.filter((ours) => isFresh(ours) && isAbout(ours)),
      ...sure.filter((ours) => isFresh(ours) && (ours.isReason || ours.isPromise)),
      ...fair.filter((ours) => isFresh(ours) && ours.isProposal && isAbout(ours)),
      ...sure.filter(fits),
      ...sure.filter(isAbout),
      ...sure.filter(({ isPromise, isReason }) => isReason || isPromise),
      ...sure,
      ...fair.filter(isAbout),
      ...fair,
    ];
    if (chosen) used.push(chosen);
    return chosen ? withoutHearsay(chosen.text) : NO_WORDS;
  };
  return Object.assign(take, { told, best, hasTold, fresh, isUsed, keep });
}
