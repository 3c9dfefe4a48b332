// What is said of figures read back and changes none of them: "Rosa's $1,100 is right", «los 2.775 ya la incluyen», "leave my pay at 3,800"; and pay that
// is said to be in none of them.
import { type Fact, type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { workersTold } from './find-worker-pay.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const CLAUSE = /(?:(?! (?:but|pero|except|salvo|menos) )[^,.;!?\n]|[.,](?=\d))+(?:[,.;!?\n]+| (?:but|pero)(?= ))?/g;
const AFFIRMS =
  /(?<![a-z])(?:right|correct[oa]?s?|fine|ok|bien|leave|keep|dej(?:a|e|alo|ala|alos)|manten\w*|se quedan?|stays?|already|(?:ya|ahi) (?:la |lo |las |los )?(?:esta[n]?|va[n]?|entra[n]?|incluye[n]?|cuenta[n]?|tiene[n]?)|inside|dentro|sigue[n]?|still|(?:just|only|solo|solamente) (?:(?:is|are|es|son|my|mi|the|el|un|a) )*(?:cash|savings|money|dinero|colchon|cushion|buffer|reserva)|(?:it's|is|es|son) (?:(?:my|mi|the|el|un|a) )*(?:cash )?(?:cushion|colchon|buffer|reserve)|with the cushion|con el colchon|(?:in|within|en|entra[n]? en) (?:the|that|those|los|las) [$€£]?(?=\d))(?![a-z])/;
const TWICE =
  /(?<![a-z])(?:(?:isn't|aren't|not|don't|no (?:la|lo|las|los|l[oa] vayas a|est[ae]n?|se))(?: [a-z]+){0,2} (?:count(?:ed)?|add(?:ed)?|sum\w+|cont\w+|cuent\w+|anad\w+)(?: [a-z]+){0,2} (?:twice|again|dos veces|otra vez|de nuevo)|(?:counted|added|sumad\w|contad\w) (?:twice|dos veces))(?![a-z])/;
const WITHIN = /(?<![a-z])(?:(?:ya|already) (?:esta|va|entra|in|inside|included|counted)|dentro|inside|included)(?![a-z])/;
const DENIES =
  /(?<![a-z])(?:wrong|mal|should|deberia\w*|instead|cambia\w*|change|(?:not|isn't|aren't|wasn't|no (?:esta[n]?|es|son|va[n]?|entra[n]?|forma[n]?))(?: [a-z]+){0,2} (?:right|correct\w*|bien|part|in|included|inside|dentro|parte|incluid\w+|en)|falt\w+|missing|left out|forg\w+|another|otr[oa]s?|more|less|mas|menos)(?![a-z])/;
const APART =
  /(?<![a-z])(?:(?:not|isn't|aren't|no (?:esta[n]?|va[n]?|entra[n]?|forma[n]?|cuenta[n]?))(?: [a-z]+){0,3} (?:part of|in|inside|within|de|en)|on top of|aparte de|ademas de|encima de)(?: (?:the|those|los|esos|that))? ?[$€£]?\d/;
const PAY = /(?<![a-z])(?:pay|wages?|salar(?:y|ies)|sueldos?|nominas?)(?![a-z])/;
const LEAST = 5;
const FIGURES: readonly FactId[] = ['fixedCosts', 'staffPay', 'founderPay', 'rent', 'investment', 'ownFunds', 'loan', 'price', 'unitCost'];

export function readWithRemarks(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (context.question !== 'read-back') return read(words);
  const ground = prepareGround(words, 'read-back', context.language, context.today);
  const apart = toldApart(ground, context);
  const remarks = apart ? [apart.span] : remarksIn(ground, context.known);
  if (remarks.length === 0) return read(words);
  const rest = blankOut(words, remarks);
  const fact = apart ? [apart.fact] : [];
  if (/\p{L}{2}|\d/u.test(cleanWords(rest).replace(BARE, ''))) {
    const other = read(rest);
    const others = other.facts.filter(({ id }) => !fact.some((told) => told.id === id));
    return fact.length === 0 ? other : { ...other, kind: 'correction', facts: [...others, ...fact] };
  }
  return { kind: 'correction', facts: apart ? fact : affirmed(ground, context.known) };
}

/** Nothing else is said. */
const BARE = /(?<!\p{L})(?:no|nothing else(?: there)?|nada m[aá]s|and|y|but|pero|just|s[oó]lo|yes|s[ií]|ok|bueno|well)(?!\p{L})[\s,.]*/giu;

/** Clauses that tell known figures again and say that they are right, or that nothing is to count twice. */
function remarksIn(ground: Ground, known: FactSheet): readonly Span[] {
  const values = valuesKnown(known);
  const names = workersTold(ground.text, known);
  const folded = ground.folded.replaceAll('’', "'");
  return [...folded.matchAll(CLAUSE)].flatMap(({ 0: words, index }) => {
    const span = { start: index, end: index + words.length };
    // «Dos veces» is no sum.
    const numbers = ground.numerals.filter(({ low, start, end }) => low >= LEAST && start >= span.start && end <= span.end);
    const isKnown = numbers.every(({ low, high }) => low === high && values.has(low));
    const isWithin = WITHIN.test(words) && names.some((name) => words.includes(name));
    const isRemark =
      numbers.length > 0 ? AFFIRMS.test(words) && !DENIES.test(words) : TWICE.test(words) || (isWithin && !DENIES.test(words));
    return isKnown && isRemark ? [span] : [];
  });
}

function valuesKnown(known: FactSheet): ReadonlySet<number> {
  const parts = [...(factValue(known, 'costLines') ?? []), ...(factValue(known, 'investmentItems') ?? [])].map(({ amount }) => amount);
  // «Con el colchón son 18.000, sin él 11.250»: the purchases without one of them.
  const total = factValue(known, 'investment');
  const others = total === undefined ? [] : (factValue(known, 'investmentItems') ?? []).map(({ amount }) => total - amount);
  const figures = FIGURES.map((id) => factValue(known, id)).filter((value) => typeof value === 'number');
  return new Set([...parts, ...others, ...figures]);
}

/** «El sueldo de Joss no entra en los 2.160, va aparte». */
function toldApart(ground: Ground, { known, answer }: ReadingContext): { readonly fact: Fact; readonly span: Span } | null {
  const total = factValue(known, 'fixedCosts');
  const folded = ground.folded.replaceAll('’', "'");
  const names = workersTold(ground.text, known);
  const found = [...folded.matchAll(SENTENCE)].find(({ 0: words, index }) => {
    const numbers = ground.numerals.filter(({ isArticle, start }) => !isArticle && start >= index && start < index + words.length);
    const isOfPay = PAY.test(words) || names.some((name) => foldText(words).includes(name));
    return isOfPay && numbers.length === 1 && numbers[0]?.low === total && APART.test(words);
  });
  if (!found) return null;
  const from = found[0].search(new RegExp(`${PAY.source}|${names.join('|') || PAY.source}`));
  const start = found.index + Math.max(0, found[0].slice(0, Math.max(0, from)).lastIndexOf(', ') + 1);
  const span = { start, end: found.index + found[0].length };
  return { fact: makeFact('payIncluded', false, { quote: quoteOf(ground.text, answer, span.start, span.end) }), span };
}

const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+[.;!?\n]*/g;

/** Those that were said to be right, as they are; where no number was told, what is said to hold the pay. */
function affirmed(ground: Ground, known: FactSheet): readonly Fact[] {
  const told = new Set(ground.numerals.filter(({ isArticle }) => !isArticle).map(({ low }) => low));
  const found = FIGURES.flatMap((id) => {
    const fact = known[id] as Fact | undefined;
    return fact && typeof fact.value === 'number' && told.has(fact.value) ? [fact] : [];
  });
  return found.length === 0 && known.fixedCosts ? [known.fixedCosts] : found;
}
