import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { isGrace } from './find-grace.ts';
import { figureOf } from './find-means.ts';
import { LENDER, OWED, OWNED, RELATIVE, REST } from './funding-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { withoutDenied } from './money-roles.ts';
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
    /\b(?:(?:micro)?prestamo|prestad[oa]|(?:micro)?credito|hipoteca|(?:micro)?loan|mortgage|borrow|financ|plazo|devolver|repay|credit union|lender|ico\b|enisa\b|leasing|pay(?:ing)? (?:it )?back)/.test(
      ground.folded,
    );
  const inParts = loan && spans.length === 0 ? IN_PARTS.exec(ground.folded.slice(loan.end)) : null;
  if (loan && inParts) {
    const at = loan.end + inParts.index;
    const quote = quoteOf(ground.text, context.answer, at, at + inParts[0].length);
    return [makeFact('loanYears', Math.round((Number(inParts[1]) / 12) * 100) / 100, { unit: 'years', quote, origin: 'derived' })];
  }
  const isLasting = ({ start }: Amount) => LASTING.test(ground.folded.slice(Math.max(0, start - 12), start));
  const term = loan ? (spans.find((span) => span.start >= loan.end && isLasting(span)) ?? spans[0]) : spans[0];
  if (term?.kind !== 'duration') return [];
  if (!loan && (context.question === 'start' || !(isNamed || isOfLoan(ground.folded, term.start)))) return [];
  // "I have groomed for six years" is no term, though a loan is told in the next sentence.
  if (!loan && context.question !== 'funding' && !isOfLoan(ground.folded, term.start)) return [];
  const years = term.unit === 'year' ? term.count : Math.round((term.count / 12) * 100) / 100;
  if (loan && !isLasting(term) && context.question !== 'funding') return [];
  const quote = quoteOf(ground.text, context.answer, term.start, term.end);
  return [makeFact('loanYears', years, { unit: 'years', quote, origin: term.unit === 'year' ? 'said' : 'derived' })];
}

/** Right before a span: that it lasts so long. */
const LASTING = /\b(?:a|over|for|en|in|plazo de|por|durante|within|de|of|son|is|are) $|-$/;

/** «En 12 cuotas», "over 24 instalments": of a month each. */
const IN_PARTS =
  /(?<=(?<![a-z])(?:en|a|in|over|por) )(\d{1,3}) (?:cuotas|letras|mensualidades|pagos mensuales|(?:monthly )?instal?ments|monthly payments)(?![a-z])(?! (?:de|of))/;

/** Whether the loan was told before the years, in their sentence. */
function isOfLoan(folded: string, at: number): boolean {
  const sentence = folded.slice(Math.max(0, at - 160), at).replace(/^.*[.;!?](?=\s)/s, '');
  return new RegExp(`(?<![a-z])(?:${OWED}|${LENDER})(?![a-z])`).test(sentence);
}

/** Asked where the missing money comes from: "un préstamo del banco", "me lo deja mi padre", "lo pongo yo". */
function wholeRestOf(folded: string, { known }: ReadingContext): 'loan' | 'ownFunds' | null {
  if (known.ownFunds === undefined || NO_LOAN.test(folded)) return null;
  if (OWED_REST.test(folded) || KIN_REST.test(folded)) return 'loan';
  return OWN_REST.test(folded) ? 'ownFunds' : null;
}

const KIN_REST = new RegExp(`(?<![a-z])${RELATIVE}(?![a-z])`);
const TELLS_FUNDING: ReadonlySet<QuestionId> = new Set(['funding', 'read-back', 'resources', 'investment']);

/** "La mitad de mis ahorros y la otra mitad de un préstamo", "tengo 15.000 y el resto lo pido al banco": the part that is not named. */
export function findOtherPart(
  ground: Ground,
  found: readonly Fact[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const { folded, text } = ground;
  if (!TELLS_FUNDING.has(context.question)) return [];
  const investment = figureOf(found, context, 'investment');
  const said = { own: figureOf(found, context, 'ownFunds'), loan: figureOf(found, context, 'loan') };
  const quote = quoteOf(text, context.answer, 0, Math.min(text.length, 200));
  const unit = found.find(({ id }) => id === 'ownFunds' || id === 'loan' || id === 'investment')?.unit ?? currency;
  const part = (id: 'ownFunds' | 'loan', value: number) => makeFact(id, value, { unit, quote, origin: 'derived' });
  const isAnew = (id: 'ownFunds' | 'loan') => found.some((fact) => fact.id === id);
  const isOwnKnown = context.question === 'funding' && context.known.ownFunds !== undefined;
  if (
    HALF.test(folded) &&
    (OWN.test(folded) || HALF_OURS.test(folded) || HALF_MINE.test(folded)) &&
    BORROWED.test(folded) &&
    !(isAnew('ownFunds') && isAnew('loan'))
  ) {
    const half =
      (isAnew('ownFunds') ? said.own : isAnew('loan') ? said.loan : undefined) ?? (investment === undefined ? undefined : investment / 2);
    if (half === undefined || (context.question !== 'funding' && !TWO_HALVES.test(folded))) return [];
    return [...(isAnew('ownFunds') ? [] : [part('ownFunds', half)]), ...(isAnew('loan') ? [] : [part('loan', half)])];
  }
  const rest =
    restOf(folded) ??
    (context.question === 'funding' && ground.numerals.every(({ isArticle }) => isArticle) ? wholeRestOf(folded, context) : null);
  if (rest === null || investment === undefined) return [];
  // Without a loan told, what the founder puts in as well is all of it.
  const beside = rest === 'loan' ? said.own : (said.loan ?? (isOwnKnown || isAnew('ownFunds') ? 0 : undefined));
  const other = investment - (figureOf(found, context, 'investorFunds') ?? 0) - (beside ?? investment);
  const least = (rest === 'loan' ? (isAnew('loan') ? said.loan : 0) : isAnew('ownFunds') ? said.own : 0) ?? 0;
  return other > 0 && other >= least ? [part(rest, other)] : [];
}

/** Who pays for what is not covered yet, where the answer says so. */
function restOf(folded: string): 'loan' | 'ownFunds' | null {
  for (const match of folded.matchAll(REST_SAID)) {
    const before = folded.slice(Math.max(0, match.index - 60), match.index);
    const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 80).replace(SUM_SAID, ' ');
    const clause = `${before.slice(before.search(/[^.;,:]*$/)).replace(/^.*(?:\s)(?:y|and) /, ' ')}|${after.split(/[.;,]|(?<=[a-z]) y (?!(?:con|mi|el)\b)| and (?!a\b)/)[0] ?? ''}`;
    if (OWED_REST.test(clause)) return 'loan';
    if (OWN_REST.test(clause)) return 'ownFunds';
  }
  return null;
}

/** "El resto, 15.000 €, préstamo". */
const SUM_SAID =
  /^[,:]? ?\(?(?:[$€£] ?)?\d[\d.,]*(?: ?(?:k|mil|millones|m|€|euros?|pesos|dolares|dollars|pounds|usd|£|\$)(?![a-z]))*\)?,? ?/;
const HALF = /\b(?:mitad|a medias|half|fifty[- ]fifty|50[/-]50)\b/;
const TWO_HALVES = /\b(?:mitad|half)\b.*\b(?:mitad|half)\b|\b(?:fifty[- ]fifty|50[/-]50|mitad y mitad|half and half|a medias)\b/s;
/** "Half from me, other half a loan". */
const HALF_OURS = /(?<![a-z])(?:half|mitad)(?: (?:is|from|of it|la|lo|pongo|pondria))* (?:me|us|yo|nosotr[oa]s)(?![a-z])/;
/** "Half and half, me and a loan", «mitad yo, mitad el banco». */
const HALF_MINE = /(?:^|[,;:] ?)(?:me|yo) (?:and|y) |(?<![a-z])(?:half|mitad) (?:me|yo|mia|mine)(?![a-z])/;
const REST_SAID = new RegExp(`(?<![a-z])${REST}(?![a-z])`, 'g');
const OWED_REST = new RegExp(`(?<![a-z])(?:${OWED}|${LENDER}|(?:from|de) (?:mi |mis |my |our |nuestr[oa]s )?${RELATIVE})(?![a-z])`);
const OWN_REST = new RegExp(`(?<![a-z])(?:${OWNED}|yo|nosotr[oa]s|myself|ourselves)(?![a-z])`);
const OWN = new RegExp(`(?<![a-z])${OWNED}(?![a-z])`);
const BORROWED = new RegExp(`(?<![a-z])(?:${OWED}|${LENDER})(?![a-z])`);

/** "sin préstamo", "todo de mis ahorros": nothing borrowed; with the investment known, all of it is the founder's. `found` was read before. */
export function findNoLoan(
  { text, folded, numerals }: Ground,
  found: readonly Fact[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const { question, answer } = context;
  if (!TELLS_FUNDING.has(question)) return [];
  const isNone = NO_LOAN.test(folded);
  // "Half from savings and half borrowed" is not all.
  const isPut = ALL_PUT.test(folded) && !BORROWED.test(withoutDenied(folded));
  const isAllOwn = (ALL_OWN.test(folded) && question === 'funding') || isPut;
  const investment = figureOf(found, context, 'investment');
  const quote = quoteOf(text, answer, 0, Math.min(text.length, 200));
  const hasSource = found.some(({ id }) => id === 'ownFunds' || id === 'loan');
  if (!isNone && found.some(({ id, value }) => id === 'loan' && value !== 0)) return [];
  const isWhole = isAllOwn && !hasSource && (isPut || numerals.every(({ isArticle }) => isArticle));
  return [
    ...(isNone || isAllOwn ? [makeFact('loan', 0, { unit: currency, quote, origin: isNone ? 'said' : 'derived' })] : []),
    ...(isWhole && investment !== undefined ? [makeFact('ownFunds', investment, { unit: currency, quote, origin: 'derived' })] : []),
  ];
}

/** Said of all that was named before. */
const ALL_PUT =
  /(?<![a-z])(?:lo pago (?:todo yo|yo todo|yo)|(?:que )?(?:sale|salen|saldra|saldran) (?:todo )?de (?:mis|nuestros) ahorros|(?:all )?(?:from|out of) (?:my |our )?(?:own )?(?:savings|pocket)|(?:pagad[oa]s?|todo) con (?:mis|nuestros) ahorros|(?:ya )?(?:l[oa]s?|eso) (?:ya )?(?:tengo|tenemos) (?:ya )?(?:tod[oa]s? )?(?:ahorrad|juntad|guardad|apartad)[oa]s?|(?:already )?got (?:it|that)(?: all)? saved|(?:i(?: have|'ve got| already have)|we(?: have|'ve got| already have)) (?:it|that)(?: all)?(?: already)? (?:saved|put by|put aside|set aside|in savings)|(?:lo )?(?:pongo|ponemos) (?:yo todo|todo yo|todo nosotr[oa]s)|(?:i'm|we're) putting (?:it )?all in|todo (?:eso )?lo (?:pongo yo|ponemos nosotr[oa]s|pago yo|tengo ahorrado)|, (?:que )?(?:lo|los|las) (?:pongo|ponemos|pago)(?: todo)? (?:yo|nosotr[oa]s)|todo (?:sale )?(?:de|con) (?:(?:mis|nuestros) )?ahorros|(?:it'?s |that'?s |is )?all (?:of (?:it|that) )?(?:from |out of )?(?:my|our) (?:own )?(?:savings|money|pocket)|(?:i'm|we're|i am|we are) (?:paying|funding) (?:for )?(?:it )?all (?:myself|ourselves)|all self[- ]funded|(?<=[,.] )(?:all (?:my |our )?savings|puros? ahorros?|todo (?:ahorr(?:o|os|ad[oa])|propio|mio|nuestro))(?= ?(?:$|[,.;]))|(?<=[,.] )(?:(?:it'?s|that'?s|and it's) )?(?:all (?:of it )?)?(?:my|our) own (?:savings|money|cash)(?! (?:is|are|was|were|comes|should|would|will)(?![a-z]))|(?<=[,.] )(?:(?:it'?s|that'?s|and it's) )?all (?:of it )?(?:mine|ours|(?:my|our) own)(?= ?(?:$|[,.;]))|(?<=[,.] )cash,? (?:all )?(?:mine|ours|my own)|(?<=[,.] )todo (?:mio|nuestro|propio|de mi bolsillo)(?= ?(?:$|[,.;]))|(?<=[,.] )(?:lo|los|las) (?:pongo|ponemos)(?: todo)? (?:yo|nosotr[oa]s))(?![a-z])/;
const NO_LOAN =
  /\b(?:sin (?:ningun )?(?:prestamos?|creditos?|banco|financiacion|deuda)|no (?:pido|pedire|pediria|pedimos|pediremos|pediriamos|necesito|necesitamos|quiero|queremos|habra|hay) (?:nada|(?:ningun |un )?(?:prestamo|credito)|financiacion)|ningun prestamo|nada (?:prestado|de prestamo|del banco)|cero prestamo|no (?:pido|pedire|pedimos) prestado|(?:no|without(?: a| any)?|zero) (?:bank )?(?:loans?|debt|borrowing)|not borrowing|won'?t borrow|don'?t (?:need|want) (?:a |any )?loan|nothing borrowed|borrow(?:ing)? nothing)\b/;
const ALL_OWN =
  /\b(?:tod[oa]s? (?:es |son |sale |saldra |viene )?(?:de )?(?:mis|nuestros|propio|mio|con mis|ahorros|fondos propios|mi bolsillo)|con mis (?:propios )?ahorros|(?:it'?s )?all (?:of it )?(?:(?:from |is |with |out of )(?:my |our |own )?(?:own )?(?:savings|money|funds|pocket|mine)?|my (?:own )?(?:savings|money|funds|pocket|cash)(?![a-z]))|all mine|self[- ]funded|(?:out of |from |it's |con |de )?(?:my|mi|mis|our|nuestros) (?:own )?(?:redundancy|severance|inheritance|savings|finiquito|indemnizacion|herencia|ahorros|cesantias|liquidacion)(?: (?:money|pay|payout))? ?$|^(?:savings|ahorros)(?: only)?[.!]?$|^(?:it'?s |de |con )?(?:all )?(?:my|our|mi|mis|nuestr[oa]s?) (?:own |propi[oa]s? )?(?:money|cash|savings|dinero|ahorros|plata)(?= ?(?:$|[,.;]))|only (?:my )?savings|solo (?:mis )?ahorros)/;
