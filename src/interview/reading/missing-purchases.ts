// «En la inversión faltan las dos mesas, 1.300 las dos, y los secadores, 1.800, y la fianza son 1.500. Y sobra lo del local, 750»: purchases added to those read
// back, put at another sum or taken away. Nothing of it is sold.
import { type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import { wordsOf } from '../../language/stem-words.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const OF_OPENING =
  /(?<![a-z])(?:inversion|compras|lo que hay que comprar|para abrir|investment|purchases|(?:list|cost)s? (?:of|to) open\w*|to open)(?![a-z])/;
const MISSING =
  /(?<![a-z])(?:falta[n]?|te (?:has )?(?:dejas?te|dejado|olvidaste|olvidado|comiste|comido)|(?:has|habeis) (?:dejado|olvidado)|no (?:esta[n]?|sale[n]?|veo)|(?:you(?:'ve)? |it )?(?:missed|forgot|forgotten|left out|misses|lacks)|(?:is|are) missing|missing)(?![a-z])/;
const TAKEN =
  /(?<![a-z])(?:sobra[n]?|quit(?:a|ad|ar|e)(?:l[oa]s?)?|fuera|borra(?:l[oa]s?)?|no (?:es|son|va|van) (?:de )?(?:la )?(?:inversion|compra)|take (?:it |that )?(?:out|off)|drop|remove|delete)(?![a-z])/;
const TOTAL =
  /(?<![a-z])(?:en total|total|todo (?:junto|suma)|suman?|in all|in total|altogether|all told)(?: (?:son|es|seran|is|are|it's|comes to|makes))* ?[$€£]?$/;
const JOINT = /,(?!\d)|;|(?<=\s)(?:y|e|and|plus|mas)(?=\s)/;
const OPENS =
  /^[\s,:]*(?:(?:y|e|and|pero|but|plus|el|la|los|las|lo (?:de(?:l)?(?: la| los| las)?)|un|una|the|an?|my|our|mi|mis)(?!\p{L})[\s,]*)*/iu;
/** «Te falta en la inversión un horno». */
const IN_OPENING = /^[\s,]*(?:en|de|a|in|from|to|of) (?:la |las |the |my |our )?(?:inversi[oó]n|compras|investment|purchases)(?!\p{L})/iu;
const TRAIL = /[\s,:(]*(?:(?<!\p{L})(?:de|por|a|son|es|cuesta[n]?|vale[n]?|at|for|of|is|are|costs?)(?!\p{L})[\s,:]*)*[$€£]?\s*$/iu;
const NO_MONEY = /^ ?(?:mes(?:es)?|months?|%|por ciento|anos?|years?|horas?|hours?|ventas|sales)(?![a-z])/;
const LEAST = 20;
const SHORTEST = 4;

/** Reads the rest of what is said to the figures read back. */
export function readWithMissingPurchases(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const before = factValue(context.known, 'investmentItems');
  if (context.question !== 'read-back' || before === undefined) return read(words);
  const ground = prepareGround(words, 'read-back', context.language, context.today);
  const told = putRight(ground, before);
  if (told === null) return read(words);
  const rest = blankOut(words, told.spans);
  const other = /\d/.test(cleanWords(rest)) ? read(rest) : null;
  const [first, last] = [told.spans[0], told.spans.at(-1)] as [Span, Span];
  const details = { unit: context.known.investment?.unit ?? null, quote: quoteOf(words, context.answer, first.start, last.end) };
  const sum = roundMoney(sumOf(told.items.map(({ amount }) => amount)));
  const facts: readonly Fact[] = [
    makeFact('investmentItems', told.items, details),
    makeFact('investment', told.total ?? sum, { ...details, origin: told.total === null ? 'derived' : 'said' }),
  ];
  const others = other?.facts.filter(({ id }) => !facts.some((fact) => fact.id === id)) ?? [];
  return { ...other, kind: 'correction', facts: [...facts, ...others] };
}

interface PutRight {
  readonly items: readonly MoneyItem[];
  readonly total: number | null;
  readonly spans: readonly Span[];
}

/** The sentence that says what is missing, and those after it that go on with the purchases; null where there is none. */
function putRight(ground: Ground, before: readonly MoneyItem[]): PutRight | null {
  let so: PutRight | null = null;
  for (const span of sentencesOf(ground.text).map(spanOf)) {
    const said = ground.folded.slice(span.start, span.end).replaceAll('’', "'");
    const sums = ground.numerals.filter((one) => !one.isArticle && one.low === one.high && one.start >= span.start && one.end <= span.end);
    const monies = sums.filter(({ low, end }) => low >= LEAST && !NO_MONEY.test(ground.folded.slice(end)));
    const isHead = so === null && OF_OPENING.test(said) && MISSING.test(said);
    if (monies.length === 0 || !(isHead || so !== null)) {
      if (so !== null) break;
      continue;
    }
    const next: PutRight | null = sentenceOf(ground, span, monies, so ?? { items: before, total: null, spans: [] }, isHead);
    if (next === null) break;
    so = next;
  }
  return so;
}

/** Null where a sum of the sentence is of none of the purchases. */
function sentenceOf({ folded, text }: Ground, span: Span, monies: readonly Numeral[], so: PutRight, isHead: boolean): PutRight | null {
  let { items, total } = so;
  let from = span.start + (isHead ? ((MISSING.exec(folded.slice(span.start, span.end)) ?? { index: 0, 0: '' }).index ?? 0) : 0);
  for (const [at, sum] of monies.entries()) {
    const own = text.slice(from, sum.start);
    const until = monies[at + 1]?.start ?? span.end;
    const after = folded.slice(sum.end, until).split(JOINT)[0] ?? '';
    from = sum.end;
    if (TOTAL.test(folded.slice(span.start, sum.start))) {
      total = sum.low;
      continue;
    }
    const parts = own
      .replace(TRAIL, '')
      .split(JOINT)
      .filter((part) => /\p{L}{3}/u.test(part));
    const label = (parts.at(-1) ?? '')
      .replace(new RegExp(`^.*${MISSING.source}`, 'iu'), '')
      .replace(IN_OPENING, '')
      .replace(OPENS, '')
      .replace(TRAIL, '')
      .trim();
    const named = itemNamed(label, items);
    if (TAKEN.test(`${foldText(own)} ${after}`)) {
      const gone = items.filter((item) => item.amount === sum.low && sharesWord(label, item.label));
      const [one] = gone.length > 0 ? [gone.at(-1)] : [items.filter((item) => item.amount === sum.low).at(-1)];
      if (one === undefined) return null;
      items = items.filter((item) => item !== one);
    } else if (named) items = items.map((item) => (item === named ? { ...item, amount: sum.low } : item));
    else if (isHead && /\p{L}{3}/u.test(label)) items = [...items, { label, amount: sum.low }];
    else return null;
  }
  return { items, total, spans: [...so.spans, span] };
}

/** The purchase that these words name, by its first noun. */
function itemNamed(label: string, items: readonly MoneyItem[]): MoneyItem | undefined {
  const named = items.filter((item) => sharesWord(label, item.label));
  return named.length === 1 ? named[0] : named.find((item) => wordsOf(item.label)[0] === wordsOf(label)[0]);
}

function sharesWord(one: string, other: string): boolean {
  const words = wordsOf(other).filter((word) => word.length >= SHORTEST);
  return wordsOf(one).some((word) => word.length >= SHORTEST && words.includes(word));
}
