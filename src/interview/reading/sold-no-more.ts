// «Quita las lavadoras de lo que se vende», "we don't sell washers", «lo que se vende: solo vueltas y kilos», «… sin lavadoras»: what was taken for one of
// the things sold and is none. The rest of the correction is heard without it.
import { type Fact, withFacts } from '../../facts/fact.ts';
import { lineNamed, saleLines } from '../../facts/sale-lines.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import type { Hear } from './hear-rest.ts';
import { quoteOf } from './make-fact.ts';
import { relaid } from './name-sale-lines.ts';
import { oneNamed } from './names-label.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const ARTICLE = '(?:(?:a |ya )?(?:el|la|los|las|lo de l[ao]s?|lo del?|es[ao]s|the|those|any|mis|my|our|eso de l[ao]s?) )?(?:\\d+ )?';
const OF_SALES =
  "(?:(?:de|en|entre|del|off|from|out of|in)(?: (?:la|las|los|the|my|our|mis))*(?: (?:lista|list)(?: (?:de|of))?)?(?: (?:la|las|los|the|my|our|mis))* ?(?:lo que (?:se )?(?:vend\\w+|cobr\\w+)|ventas?|productos|servicios|lo vendido|ahi|what (?:we|i) sell|what is sold|what's sold|(?:the )?(?:sales|products|services|things (?:we|i) sell)|there))";
const END = '(?= ?(?:$|[.,;:!?)]| (?:y|and|pero|but|porque|because|que|son|es|eso|they|those|it)(?![a-z])))';
const SELL =
  '(?:vend(?:o|emos|ere|eremos|er)|ofrezco|ofrecemos|ofrecer|(?:voy|vamos) a (?:vender|ofrecer|hacer|dar|lavar|poner)|hago|hacemos|doy|damos|sell(?:ing)?|offer(?:ing)?)';
const THING = '([a-z][a-z -]{2,40}?)';

/** Said of one thing by its name. */
const GONE: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])(?:quit\\w*|sac(?:a|ame|ar|alas|alos|ale)|borr\\w+|elimin\\w+|fuera|take|remove|drop|delete|scrap|cross) (?:out )?${ARTICLE}${THING}(?: ${OF_SALES}| off(?: the list)?| out)?${END}`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])(?:ya )?(?:no|nunca|don't|do not|won't|not|never|no longer|aren't) (?:l[oa]s? )?(?:vamos a |voy a )?${SELL} ${ARTICLE}${THING}${END}`,
    'g',
  ),
  new RegExp(
    `(?:^|[.,;:!?] ?|(?<![a-z])(?:y|and|que|pero|but|no) )${ARTICLE}${THING} (?:no (?:se|l[oa]s?|son para) (?:vend\\w+|venta|ofrec\\w+)|no (?:va|van|entra|entran|son|es) (?:ahi|en (?:lo que se vende|las ventas)|un producto|productos|de venta|(?:para )?vender)|(?:is|are)(?:n't| not) (?:for sale|sold|a product|products|something (?:we|i) sell|things? (?:we|i) sell))`,
    'g',
  ),
  new RegExp(`(?:^|, ?|; ?|(?<![a-z])(?:pero|but|y|and) )(?:sin|without|no) ${ARTICLE}${THING}${END}`, 'g'),
];

/** «Lo que se vende: solo vueltas y kilos», "we only sell cuts and colour": all that is sold, one by one. */
const ONLY =
  /(?<![a-z])(?:(?:lo|las cosas|los productos) que (?:se )?(?:vend\w+|cobr\w+|ofrezco|ofrecemos)|what (?:we|i) sell|what is sold|what's sold|sold)(?: (?:es|son|is|are))? ?[:,]? ?(?:es |son |is |are )?(?:solo|solamente|unicamente|nada mas|only|just) ?:? ([^.;\d]+)|(?<![a-z])(?:(?:solo|solamente|unicamente|nada mas) (?:vendo|vendemos|ofrezco|ofrecemos)|(?:i|we) (?:only|just) sell|(?:lo que (?:se )?vend\w+|lo unico que (?:se )?vend\w+) (?:es|son)(?: las?| los)?(?: (?:dos|tres|cuatro) cosas,?)?:?) ([^.;\d]+)/g;

/** `hear` hears what is left, knowing what is sold. */
export function hearSoldNoMore(ground: Ground, context: ReadingContext, hear: Hear): Reading {
  const lines = saleLines(context.known);
  const before = context.known.lines;
  const told =
    lines && before
      ? goneIn(
          ground,
          lines.map(({ label }) => label),
          context,
        )
      : null;
  if (told === null || !lines || !before) return hear(ground, context);
  const left = before.value.filter((_, at) => !told.gone.includes(at));
  const quote = quoteOf(ground.text, context.answer, told.span.start, told.span.end);
  const facts = leftFacts(before, left, context).map((fact) => ({ ...fact, quote }) as Fact);
  const rest = blankOut(ground.text, told.spans);
  if (!/\d|\p{L}{2,}(?:\P{L}+\p{L}{2,}){2}/u.test(rest)) return { kind: 'correction', facts };
  const other = hear(prepareGround(rest.trimEnd(), 'read-back', context.language, context.today), {
    ...context,
    known: withFacts(context.known, facts),
  });
  const own = facts.filter(({ id }) => !other.facts.some((fact) => fact.id === id));
  return {
    kind: 'correction',
    facts: [...own, ...other.facts],
    ...(other.mayMean && { mayMean: other.mayMean.filter((id) => !facts.some((fact) => fact.id === id)) }),
    ...(other.disputed && { disputed: other.disputed.filter((id) => !facts.some((fact) => fact.id === id)) }),
  };
}

/** What the others come to; of one that is left its own price and number. */
function leftFacts(before: Fact<'lines'>, left: Fact<'lines'>['value'], { known }: ReadingContext): readonly Fact[] {
  const facts = relaid(before, left);
  return known.unitCost && !facts.some(({ id }) => id === 'unitCost') ? [...facts, known.unitCost] : facts;
}

interface Gone {
  readonly gone: readonly number[];
  readonly span: Span;
  readonly spans: readonly Span[];
}

/** Null where none of them is taken away, or all. */
function goneIn(ground: Ground, labels: readonly string[], context: ReadingContext): Gone | null {
  const folded = ground.folded.replaceAll('’', "'");
  const found: { readonly at: number; readonly span: Span }[] = [];
  for (const { start, end } of sentencesOf(ground.text).map(spanOf)) {
    const sentence = folded.slice(start, end);
    for (const pattern of GONE) {
      for (const match of sentence.matchAll(pattern)) {
        const at = exactly(labels, match[1] ?? '');
        const span = { start: start + match.index, end: start + match.index + match[0].length };
        if (at !== null && !isBoughtToo(match, sentence, labels[at] as string, context)) found.push({ at, span });
      }
    }
    for (const match of sentence.matchAll(ONLY)) {
      const named = listed(labels, match[1] ?? match[2] ?? '');
      const span = { start: start + match.index, end: start + match.index + match[0].length };
      if (named.length > 0) found.push(...labels.flatMap((_, at) => (named.includes(at) ? [] : [{ at, span }])));
    }
  }
  const gone = [...new Set(found.map(({ at }) => at))];
  const spans = found.map(({ span }) => span);
  const [span] = spans;
  return span && gone.length < labels.length ? { gone, span, spans } : null;
}

/** «Quita la moto», where a motorbike is bought: the purchase goes, unless it is said of what is sold. */
function isBoughtToo([words]: RegExpMatchArray, sentence: string, label: string, { known }: ReadingContext): boolean {
  if (OF_WHAT_IS_SOLD.test(sentence) || !TAKES_AWAY.test(words)) return false;
  const others = [...(known.investmentItems?.value ?? []), ...(known.costLines?.value ?? [])];
  return oneNamed(foldText(label), others) !== undefined;
}

const TAKES_AWAY = /^[,;]? ?(?:quit|sac|borr|elimin|fuera|take|remove|drop|delete|scrap|cross|sin |without |no )/;
const OF_WHAT_IS_SOLD = new RegExp(`${OF_SALES}|(?<![a-z])(?:lo que (?:se )?vend|lo que cobr|what (?:we|i) sell|what is sold|what's sold)`);

/** The one line whose name these words are, and no more than its name. */
function exactly(labels: readonly string[], words: string): number | null {
  const at = lineNamed(labels, words);
  if (at === null) return null;
  const name = foldText(labels[at] ?? '');
  return words.trim().split(' ').length <= name.split(' ').length + 1 ? at : null;
}

/** The lines named one after another; empty where one of the words is none of them. */
function listed(labels: readonly string[], words: string): readonly number[] {
  const parts = words.split(/,|(?<![a-z])(?:y|e|and)(?![a-z])/).map((part) => part.replace(AFTER_LIST, '').trim());
  const named = parts.filter((part) => part !== '').map((part) => exactly(labels, part.replace(/^(?:las?|los|el|the) /, '')));
  return named.some((at) => at === null) ? [] : named.flatMap((at) => at ?? []);
}

const AFTER_LIST = /(?<![a-z])(?:nada mas|solamente|solo|only|nothing else|no mas|y ya|and that's (?:it|all)|eso es todo)(?![a-z])/g;
