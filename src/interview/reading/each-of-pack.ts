// «El bono de cinco son 200, o sea 40 cada una», "the pack of five is 265, so 53 each": what one of a pack comes to is worked out from it, and no price is
// asked for it. And a number told anew in the same breath, "15 packs.. no 16 packs".
import type { Fact } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut, type Span } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { topicKept } from './topic-kept.ts';

const ASKED: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'unit-cost', 'odd-price', 'read-back']);
const COIN = '(?: ?(?:€|euros?|pesos|soles|pounds|quid|dollars|bucks))?';
const LEAD =
  /(?:,|\(|-|–)? ?(?:(?:so|o sea|es decir|que son|que sale[n]?|sale[n]? a|salen? a|which is|which makes|works out(?: at)?|that's|thats|that is|makes|i\.e\.|ie|son|a|at|about|around|unos|unas|sobre|it|cada una|cada uno)(?![a-z]) ?)+[€£$]?$/;
const EACH = new RegExp(
  `^${COIN} ?(?:each(?: (?:one|session|class|visit|lesson))?|apiece|a (?:session|class|visit|lesson|go|pop)|per (?:session|class|visit|lesson)|cada un[oa]|la (?:sesion|clase|visita)|por (?:sesion|clase|visita)|(?:la )?unidad)(?:,? if you do the maths?)?\\)?(?![a-z])`,
);
const SIZED = /(?<![a-z])(?:packs?|bundles?|blocks?|books?|courses?|bonos?|paquetes?|carnets?|tarjetas?|cursos?|sets?)(?: of| de|:)? $/;
const SIZE_AHEAD = /^[- ](?:session|class|visit|lesson|sesion|clase)[a-z]*[- ](?:packs?|bundles?|blocks?|bonos?)/;
const AGAIN =
  /^ ?([a-z]+)? *(?:\.{2,}|,|-|–|…) *(?:no|wait|no wait|perdon|digo|mejor|sorry|actually|make that)(?:,? (?:que|son|make that|say|digo))*,? $/;
const HALF = 0.5;
const REACH = 40;

/** Reads an answer without what one of a pack comes to. */
export function readWithoutEachOfPack(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const spans = ASKED.has(context.question) ? [...spansIn(words, context), ...sizesIn(words, context)] : [];
  if (spans.length === 0) return read(words);
  const reading = read(blankOut(words, spans));
  const sizes = sizesIn(words, context);
  const facts = reading.facts.map((fact) => sized(topicKept(fact, context.question, words), words, sizes));
  return { ...reading, facts };
}

/** The one thing that is called a pack has its size in its name. */
function sized(fact: Fact, words: string, [size, another]: readonly Span[]): Fact {
  if (fact.id !== 'lines' || size === undefined || another !== undefined) return fact;
  const lines = (fact as Fact<'lines'>).value.map((line) =>
    PACK.test(foldText(line.label)) ? { ...line, label: `${line.label}${words.slice(size.start, size.end)}` } : line,
  );
  return { ...fact, value: lines } as Fact;
}

/** " of five" right after a pack of which several are one sale. */
function sizesIn(words: string, { question, language, today }: ReadingContext): readonly Span[] {
  const { folded, numerals } = prepareGround(words, question, language, today);
  return numerals.flatMap(({ start, end, isArticle }) => {
    const [joint] = (isArticle ? null : SIZED.exec(folded.slice(Math.max(0, start - REACH), start))) ?? [];
    const isCounted = /^ ?(?:[€£$]|euros|pesos|dollars|pounds|quid|a (?:month|week)|al mes|%)/.test(folded.slice(end));
    return joint === undefined || isCounted || !/ (?:of|de) $/.test(joint)
      ? []
      : [{ start: start - (/ (?:of|de) $/.exec(joint)?.[0].length ?? 0), end }];
  });
}

const PACK = /^(?:packs?|bundles?|blocks?|books?|bonos?|paquetes?|carnets?|tarjetas?)$/;

function spansIn(words: string, { question, language, today }: ReadingContext): readonly Span[] {
  const { folded, numerals } = prepareGround(words, question, language, today);
  const numbers = numerals.filter(({ isArticle }) => !isArticle);
  const sizes = numbers.filter(
    ({ start, end }) => SIZED.test(folded.slice(Math.max(0, start - REACH), start)) || SIZE_AHEAD.test(folded.slice(end)),
  );
  return numbers.flatMap((number, at): readonly Span[] => {
    const next = numbers[at + 1];
    if (next && AGAIN.test(folded.slice(number.end, next.start)) && isSameNoun(folded, number.end, next.end))
      return [{ start: number.start, end: next.start }];
    const [lead] = LEAD.exec(folded.slice(Math.max(0, number.start - REACH), number.start)) ?? [];
    const [each] = EACH.exec(folded.slice(number.end)) ?? [];
    if (lead === undefined || each === undefined) return [];
    const isPart = sizes.some((size) =>
      numbers.some(
        (whole) =>
          whole !== number && whole.start < number.start && Math.abs(middle(number) * middle(size) - middle(whole)) <= HALF * middle(size),
      ),
    );
    return isPart ? [{ start: number.start - lead.length, end: number.end + each.length }] : [];
  });
}

/** "15 packs.. no 16 packs": both are of the same thing, or only one of them is called. */
function isSameNoun(folded: string, one: number, other: number): boolean {
  const nounAt = (at: number) => /^ ([a-z]{3,})/.exec(folded.slice(at))?.[1];
  const [first, second] = [nounAt(one), nounAt(other)];
  return first === second && first !== undefined;
}
