// All that a founder has told so far, each answer for as much as it says of what is offered.
import { type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';
import type { QuestionId } from '../interview.ts';
import { withoutPlace } from './own-trade.ts';
import type { ReadingContext } from './reading-context.ts';
import { type SignGuess, type Told, weighSigns } from './weigh-signs.ts';
import { findOutOfWork } from './what-is-done.ts';
import { withoutClosed } from './without-closed.ts';

/** The problem is a scene with anybody in it, and customers have trades of their own. */
const OF_ANSWER: Partial<Record<QuestionId, number>> = {
  problem: 0.4,
  customer: 0.3,
  identity: 0.5,
  revenue: 0.6,
  price: 0.5,
  'unit-cost': 0.5,
  resources: 0.7,
  investment: 0.5,
};
const OF_OTHERS = 0.3;
const OF_AUDIENCE = 0.4;
/** «Soy estilista canina»: what they are says it best. */
const BEING = /(?:\bsoy|\bsomos|\bi[’']?m an?|\bi am an?|\bwe[’']re) [^.,;]{3,60}/giu;
const OF_BEING = 1.25;
/** «Para barberías», "for dental practices", "to charity shops": those it is for, or goes to, have a trade of their own. */
const AUDIENCE =
  /(?<!\p{L})(?:to|into) (?:\p{L}+ )?(?:shops|stores)|(?<!\p{L})(?:para|for|dirigid[oa]s? a|aimed at) (?:(?!and |y )[\p{L}’'-]+ ?){1,3}(?:(?:y|e|and|&) [\p{L}’'-]+(?: de [\p{L}]+)?)?/giu;
/** Facts that keep the words they were told in. */
const QUOTED: readonly FactId[] = ['price', 'unitCost', 'investment'];
const OF_QUOTE = 0.4;

/** One thing named, or two; whoever speaks of more works on them. */
const THIN = 6;

/** What the answer being read, and all that is known, speaks of. */
export function weighTold(known: FactSheet, text: string, { question, language }: ReadingContext): SignGuess {
  const own = (id: 'problem' | 'customer' | 'resources') => ({
    words: withoutClosed(withoutPlace(factValue(known, id) ?? '')),
    weight: OF_ANSWER[id] ?? 0,
  });
  const offer = question === 'solution' ? text : (factValue(known, 'solution') ?? '');
  const told: readonly Told[] = [
    { words: offer.replace(AUDIENCE, '. '), weight: 1, isOffer: true },
    { words: offer, weight: OF_AUDIENCE },
    ...(question === 'solution' ? [] : [{ words: text, weight: OF_ANSWER[question] ?? OF_OTHERS, isOffer: question !== 'identity' }]),
    own('problem'),
    own('customer'),
    own('resources'),
    { words: factValue(known, 'name') ?? '', weight: OF_ANSWER.identity ?? 0 },
    ...QUOTED.map((id) => ({ words: known[id]?.quote?.text ?? '', weight: OF_QUOTE })),
    ...[...`${text}. ${factValue(known, 'problem') ?? ''}. ${factValue(known, 'resources') ?? ''}`.matchAll(BEING)].map(([words]) => ({
      words,
      weight: OF_BEING,
    })),
  ];
  const spoken = spokenLanguage(foldText(told.map(({ words }) => words).join(' ')), language);
  const guess = weighSigns(told, spoken);
  // A thing that is only touched speaks of no trade, and of no other in its place.
  return guess.score < THIN && findOutOfWork(offer)(guess.sector) ? { ...guess, trade: null, sector: null, inOffer: 0 } : guess;
}
