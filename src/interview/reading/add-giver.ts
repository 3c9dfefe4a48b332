// "You've left out the £5,000 we raised on Crowdfunder", «falta el premio de 3.000»: what was given outright, told once the money to open is known.
import { type Fact, type FactSheet, factValue, type MoneySource } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { findAmounts } from './find-amounts.ts';
import { type Portion, portionsOf } from './fund-portions.ts';
import { isUnsure, RAISED } from './funding-words.ts';
import type { Giver } from './giver-words.ts';
import { isTakenBack } from './is-taken-back.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { sourceOfPortion } from './source-of-portion.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

export interface Added {
  readonly facts: readonly Fact[];
  /** The answer with blanks for what told them. */
  readonly rest: string;
}

/** Own money with what is given, and who gives it; null where nobody is told to. Sums that are known already may stand beside it. */
export function addGiver(ground: Ground, context: ReadingContext): Added | null {
  const { known, answer } = context;
  if (known.ownFunds === undefined) return null;
  const amounts = findAmounts(ground);
  const sentences = sentencesOf(ground.text);
  for (const portions of portionsOf(ground, amounts)) {
    const sentence = sentences.map(spanOf).find(({ start, end }) => portions.every((one) => one.start >= start && one.end <= end));
    const told = portions.filter(({ money }) => !isTakenBack(ground, money as Amount));
    const [given, ...others] = told.filter(({ giver }) => GIVEN.has(giver));
    if (!sentence || !given || others.length > 0 || !isGot(ground.folded.slice(sentence.start, sentence.end), given)) continue;
    const amount = middle(given.money);
    const beside = told.filter((one) => one !== given);
    const earlier = earlierOf(known, amount);
    if (earlier?.isPending || !beside.every(({ money }) => isKnown(known, money, amount))) continue;
    const source = sourceOf(ground, amounts, given, amount);
    if (source === null) continue;
    const quote = quoteOf(ground.text, answer, given.money.start, given.money.end);
    const isWithin =
      INCLUDED.test(ground.folded.slice(sentence.start, sentence.end)) || beside.some(({ money }) => middle(money) === withoutIt(known));
    return {
      // Counted before: heard, and nobody else's.
      facts: earlier ? [{ ...known.ownFunds, quote }] : factsWith(source, isWithin, known, quote),
      rest: blankOut(
        ground.text,
        spansOf(ground, sentence, [given, ...beside.filter(({ money }) => isOfFunds(known, money, amount))], context),
      ),
    };
  }
  return null;
}

const GIVEN: ReadonlySet<Giver | null> = new Set<Giver | null>(['grant', 'gift']);

/** Had already, or missed among what was read back: a prize that customers win and a grant to be asked for are neither. */
function isGot(words: string, { giver }: Portion): boolean {
  if (isUnsure(words)) return giver === 'grant';
  return (LEFT_OUT.test(words) || GOT.test(words)) && !TO_OTHERS.test(words);
}

const GOT =
  /(?<![a-z])(?:raised|won|awarded|granted|received|has given|have given|gave (?:me|us)|gifted|got|in the (?:bank|account)|extra money|coming in|can't see|cannot see|don't see|not in there|isn't in|recaud\w+|gan(?:e|amos|ado)|conced\w+|(?:me|nos) (?:dieron|dio|han dado|ha dado|dan|regal\w+)|cobrad[oa]s?|en (?:el banco|la cuenta)|no (?:esta[n]?|salen?|aparecen?|l[oa]s? veo)|dinero (?:extra|aparte)|(?:not|n't|no|sin)(?: [a-z]+){0,4} (?:paid back|pay (?:it |them )?back|repay|repaid|devolver\w*))(?![a-z])/;
const TO_OTHERS = /(?<![a-z])(?:customers?|winners?|client\w*|ganador\w*|sorte\w+|raffle|draw|gift cards?|vales?)(?![a-z])/;
/** Told to be there. */
const INCLUDED =
  /(?<![a-z])(?:already included|is included|are included|counted already|(?:ya )?(?:esta[n]? )?(?:incluid|contad)[oa]s?(?= (?:ya|en|ahi|dentro)|[.,]|$)|includes? the|incluye[n]? (?:el|la|los|las))(?![a-z])/;

function earlierOf(known: FactSheet, amount: number): MoneySource | undefined {
  return factValue(known, 'moneySources')?.find((one) => one.amount === amount && (one.kind === 'grant' || one.kind === 'gift'));
}

/** Any figure that is known, and what the money to open comes to with it. */
function isKnown(known: FactSheet, money: Money, amount: number): boolean {
  return isOfFunds(known, money, amount) || Object.values(known).some(({ value }) => value === middle(money));
}

function isOfFunds(known: FactSheet, money: Money, amount: number): boolean {
  const [own, loan] = [factValue(known, 'ownFunds') ?? 0, factValue(known, 'loan') ?? 0];
  return [own, loan, own + loan, own + loan + amount, own + amount, amount].includes(middle(money));
}

function withoutIt(known: FactSheet): number {
  return (factValue(known, 'ownFunds') ?? 0) + (factValue(known, 'loan') ?? 0);
}

function sourceOf(ground: Ground, amounts: readonly Amount[], portion: Portion, amount: number): MoneySource | null {
  const { giver } = portion;
  if (giver === null) return null;
  const source = sourceOfPortion(ground, amounts, { portion, giver, amount });
  const isPending = isUnsure(ground.folded.slice(portion.start, portion.end));
  return source && isPending ? { ...source, isPending: true } : source;
}

function factsWith(source: MoneySource, isWithin: boolean, known: FactSheet, quote: Fact['quote']): readonly Fact[] {
  const sources = makeFact('moneySources', [...(factValue(known, 'moneySources') ?? []), source], { quote });
  if (isWithin || source.isPending) return [sources];
  const own = roundMoney((factValue(known, 'ownFunds') ?? 0) + (source.amount ?? 0));
  return [makeFact('ownFunds', own, { unit: known.ownFunds?.unit ?? null, quote, origin: 'derived' }), sources];
}

/** Where figures are read back, the sentence that has no other number and no second thing to say; else the clauses of the sums, so that what answers the question stands. */
function spansOf({ text }: Ground, sentence: Span, told: readonly Portion[], { question }: ReadingContext): readonly Span[] {
  const spans = told.map(({ clause }) => clause);
  const left = blankOut(text, spans).slice(sentence.start, sentence.end);
  if (question === 'read-back' && !/\d/.test(left) && !MORE.test(foldText(left))) return [sentence];
  return spans.map(({ start, end }) => ({ start, end: end + (JOINS.exec(text.slice(end))?.[0].length ?? 0) }));
}

/** What leads from there to the rest of the sentence. */
const JOINS = /^[,;:\s]+(?:(?:so|and|y|as[ií] que|pero|but)\s)?/iu;
const MORE = new RegExp(`(?<![a-z])(?:somos|we're|we are|team|equipo|open\\w*|abr\\w+|price|precio|pay|sueldo)(?![a-z])|${RAISED}`);
