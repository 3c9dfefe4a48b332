import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue } from '../../facts/fact.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { isGrace } from './find-grace.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** The term of the loan: the years said with it, or months that make whole years. */
export function findLoanTerm(
  ground: Ground,
  amounts: readonly Amount[],
  loan: Money | undefined,
  context: ReadingContext,
): readonly Fact[] {
  const spans = amounts.filter(
    (amount) => amount.kind === 'duration' && (amount.unit === 'year' || amount.unit === 'month') && !isGrace(ground, amount.start),
  );
  const isNamed =
    /\b(?:prestamo|prestad[oa]|credito|hipoteca|loan|mortgage|borrow|financ|plazo|devolver|repay|pay(?:ing)? (?:it )?back)/.test(
      ground.folded,
    );
  const term = loan ? spans.find(({ start }) => start >= loan.end || start < loan.start) : spans[0];
  if (term?.kind !== 'duration' || !(loan || (isNamed && context.question !== 'start'))) return [];
  const years = term.unit === 'year' ? term.count : Math.round((term.count / 12) * 100) / 100;
  const before = ground.folded.slice(Math.max(0, term.start - 12), term.start);
  if (loan && !/\b(?:a|over|for|en|in|plazo de|por|durante|within|de|of|son|is|are) $|-$/.test(before) && context.question !== 'funding')
    return [];
  const quote = quoteOf(ground.text, context.answer, term.start, term.end);
  return [makeFact('loanYears', years, { unit: 'years', quote, origin: term.unit === 'year' ? 'said' : 'derived' })];
}

/** "La mitad de mis ahorros y la otra mitad de un préstamo", "10.000 míos y el resto del banco": the part that is not named. */
export function findOtherPart(
  ground: Ground,
  found: readonly Fact[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const { folded, text } = ground;
  if (context.question !== 'funding' && context.question !== 'read-back') return [];
  if (!OWN.test(folded) || !BORROWED.test(folded)) return [];
  const own = found.find(({ id }) => id === 'ownFunds');
  const loan = found.find(({ id }) => id === 'loan');
  if (own && loan) return [];
  const part = (own ?? loan)?.value as number | undefined;
  const other = otherPart(folded, part, factValue(context.known, 'investment'));
  if (other === null) return [];
  const quote = quoteOf(text, context.answer, 0, Math.min(text.length, 200));
  const details = { unit: (own ?? loan)?.unit ?? currency, quote, origin: 'derived' } as const;
  return [...(own ? [] : [makeFact('ownFunds', other, details)]), ...(loan ? [] : [makeFact('loan', other, details)])];
}

function otherPart(folded: string, part: number | undefined, investment: number | undefined): number | null {
  if (HALF.test(folded)) return part ?? (investment === undefined ? null : investment / 2);
  const isRest = REST.test(folded) && part !== undefined && investment !== undefined && investment > part;
  return isRest ? investment - part : null;
}

const HALF = /\b(?:mitad|a medias|half|fifty[- ]fifty|50[/-]50)\b/;
const REST = /\b(?:el resto|lo demas|lo que falt\w+|the rest|the remainder|the balance)\b/;
const OWN = /\b(?:ahorr\w+|propi[oa]s?|mi bolsillo|mi[oa]s?|mine|savings?|saved|own)\b/;
const BORROWED = /\b(?:prestamo|prestad[oa]s?|credito|banco|financiad\w+|financiacion|loan|borrow\w*|bank|credit)\b/;

/** "sin préstamo", "todo de mis ahorros": nothing borrowed; with the investment known, all of it is the founder's. */
export function findNoLoan(
  { text, folded, numerals }: Ground,
  { question, answer, known }: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  if (question !== 'funding' && question !== 'read-back' && question !== 'resources') return [];
  const isNone = NO_LOAN.test(folded);
  const isAllOwn = ALL_OWN.test(folded) && question === 'funding';
  const investment = factValue(known, 'investment');
  const quote = quoteOf(text, answer, 0, Math.min(text.length, 200));
  return [
    ...(isNone || isAllOwn ? [makeFact('loan', 0, { unit: currency, quote, origin: isNone ? 'said' : 'derived' })] : []),
    ...(isAllOwn && investment !== undefined && numerals.every(({ isArticle }) => isArticle)
      ? [makeFact('ownFunds', investment, { unit: currency, quote, origin: 'derived' })]
      : []),
  ];
}

const NO_LOAN =
  /\b(?:sin (?:ningun )?(?:prestamos?|creditos?|banco|financiacion|deuda)|no (?:pido|pedire|pediria|necesito|quiero|habra|hay) (?:nada|(?:ningun |un )?(?:prestamo|credito)|financiacion)|ningun prestamo|nada (?:prestado|de prestamo|del banco)|cero prestamo|(?:no|without(?: a| any)?|zero) (?:bank )?(?:loans?|debt|borrowing)|not borrowing|won'?t borrow|don'?t (?:need|want) (?:a |any )?loan|nothing borrowed|borrow(?:ing)? nothing)\b/;
const ALL_OWN =
  /\b(?:tod[oa]s? (?:es |son |sale |saldra |viene )?(?:de )?(?:mis|nuestros|propio|mio|con mis|ahorros|fondos propios|mi bolsillo)|con mis (?:propios )?ahorros|(?:it'?s )?all (?:of it )?(?:from |is |with |my |out of )(?:my |our |own )?(?:own )?(?:savings|money|funds|pocket|mine)?|all mine|self[- ]funded|only (?:my )?savings|solo (?:mis )?ahorros)/;
