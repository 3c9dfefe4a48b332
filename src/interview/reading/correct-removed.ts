// «La furgoneta ya es mía, quítala», "we don't need the pump kit", «alquiler no pago»: a purchase or a cost of the month that there is none of.
import { type CostLine, type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { oneNamed } from './names-label.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';
import { factsOfLines } from './told-cost-lines.ts';

const TAKES_AWAY =
  /(?<![a-z])(?:quit(?:a|ad|ar|emos|e|en)(?:l[oa]s?)?|sac(?:a|ad|ar|al[oa]s?)|borr(?:a|al[oa]s?)|elimin(?:a|al[oa]s?)|sobra[n]?|fuera|take|remove|drop(?:ped)?|removed|delete|cancell?ed|scrap|leave out|cross out|forget)(?![a-z])/;
const HAD =
  /(?<![a-z])(?:ya (?:l[oa]s? )?(?:tengo|tenemos|compre|compramos|es mi[oa]|son mi[oa]s|esta pagad[oa])|(?:l[oa]s? )?(?:tengo|tenemos) ya|(?:is|are|it's|'s|was|were)(?: already)? (?:mine|ours|bought|paid for|done already|sorted already)|(?:is|are|it's|'s) already (?:mine|ours|bought|paid|done|there)|(?:i|we)(?:'ve)? already (?:own|have|got|bought)|already (?:own|have|got|bought)|(?:me|nos) l[oa]s? (?:presta[n]?|deja[n]?|regala[n]?))(?![a-z])/;
const NOT_NEEDED =
  /(?<![a-z])(?:no (?:l[oa]s? )?(?:hace[n]? falta|necesit\w+|voy a comprar|vamos a comprar|compro|compramos|pago|pagamos|hay|tengo|tenemos)|al final (?:no|sin)|(?:don't|do not|won't|no longer|not) (?:need|buy|buying|pay|paying|going to (?:buy|need))|not needed|(?<=^\s*)no (?:[a-z]+ ){1,2}(?:costs?|bills?|fees?|expenses?)|no need (?:to|for)|(?:there's|there is|we have|i have) no|there(?: is|'s)n't any)(?![a-z])/;
/** It is put at another sum and not taken away. */
const ANOTHER_SUM = /\d/;

export interface Removed {
  readonly facts: readonly Fact[];
  /** The answer with blanks for the sentences that take it away. */
  readonly rest: string;
}

/** The purchases and the costs of a month without what these words take away; nothing where they name none of them, or tell a sum. */
export function removeNamed(ground: Ground, context: ReadingContext): Removed {
  const { known, answer } = context;
  const items = factValue(known, 'investmentItems') ?? [];
  const lines = (factValue(known, 'costLines') ?? []).filter(({ kind }) => kind !== 'own' && kind !== 'pay');
  const told = sentencesOf(ground.text)
    .flatMap(withClauses)
    .flatMap((sentence) => {
      const words = foldText(sentence.words).replaceAll('’', "'");
      const isGone = TAKES_AWAY.test(words) || HAD.test(words) || NOT_NEEDED.test(words);
      if (!isGone || ANOTHER_SUM.test(words)) return [];
      const item = oneNamed(words, items);
      const line = item ? undefined : oneNamed(words, lines);
      return item || (line && !HAD.test(words)) ? [{ sentence, item, line }] : [];
    });
  const [first] = told;
  if (first === undefined) return { facts: [], rest: ground.text };
  const span = spanOf(first.sentence);
  const quote = quoteOf(ground.text, answer, span.start, span.end);
  const goneItems = told.flatMap(({ item }) => (item ? [item] : []));
  const goneLines = told.flatMap(({ line }) => (line ? [line] : []));
  return {
    facts: [...withoutItems(goneItems, context, quote), ...withoutLines(goneLines, context, quote)],
    rest: blankOut(
      ground.text,
      told.map(({ sentence }): Span => spanOf(sentence as Sentence)),
    ),
  };
}

/** "Insurance is 260 and we dropped the software": by the clause where a sum is told too. */
function withClauses({ words, start, alone }: Sentence): readonly Sentence[] {
  if (!ANOTHER_SUM.test(words)) return [{ words, start, alone }];
  const cuts = [
    0,
    ...[...words.matchAll(/[,;:](?=\s)|\s(?:y|e|and|pero|but)(?=\s)/g)].map(({ index, 0: joint }) => index + joint.length),
    words.length,
  ];
  return cuts.slice(1).map((end, at) => ({ words: words.slice(cuts[at], end), start: start + (cuts[at] ?? 0), alone }));
}

function withoutItems(gone: readonly MoneyItem[], { known }: ReadingContext, quote: Fact['quote']): readonly Fact[] {
  const { investment, investmentItems } = known;
  if (gone.length === 0 || !investmentItems) return [];
  const left = investmentItems.value.filter((one) => !gone.includes(one));
  const value = Math.max(0, roundMoney((investment?.value ?? 0) - sumOf(gone)));
  return [
    makeFact('investmentItems', left, { unit: investmentItems.unit, quote }),
    ...(investment ? [makeFact('investment', value, { unit: investment.unit, quote, origin: 'derived' })] : []),
  ];
}

function withoutLines(gone: readonly CostLine[], { known }: ReadingContext, quote: Fact['quote']): readonly Fact[] {
  const { fixedCosts, costLines } = known;
  if (gone.length === 0 || !costLines || !fixedCosts) return [];
  const left = costLines.value.filter((one) => !gone.includes(one));
  const value = Math.max(0, roundMoney(fixedCosts.value - sumOf(gone)));
  const isRent = gone.some(({ kind }) => kind === 'rent');
  return [
    ...factsOfLines(left, quote).filter(({ id }) => id === 'costLines'),
    ...(isRent && known.rent ? [makeFact('rent', 0, { unit: known.rent.unit, period: 'month', quote })] : []),
    makeFact('fixedCosts', value, { unit: fixedCosts.unit, period: fixedCosts.period, quote, origin: 'derived' }),
  ];
}

function sumOf(items: readonly MoneyItem[]): number {
  return items.reduce((so, { amount }) => so + amount, 0);
}
