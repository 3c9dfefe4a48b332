// "Price: 7.000", «Tu sueldo al mes: 1.234», "Time each sale takes is 25 minutes": what follows the label a figure was read back under can only be that figure.
import { type Fact, type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { FACT_LABELS } from '../fact-labels.ts';
import type { Amount, AmountPeriod } from './amount.ts';
import { isWithinBounds } from './bounds.ts';
import { blankOut } from './clauses.ts';
import { factsAs } from './collect-facts.ts';
import { removeRivals } from './correct-rivals.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { findWorkTime } from './find-work-time.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

/** Said under its label, as one amount. */
import { teamUnderLabel, withoutMonths } from './team-under-label.ts';

const MONEY = ['price', 'unitCost', 'fixedCosts', 'staffPay', 'founderPay', 'rent', 'marketingBudget', 'investment'] as const;
const FUNDS = ['ownFunds', 'investorFunds', 'loan'] as const;
const COUNTS = [
  'volume',
  'targetVolume',
  'wonPerMonth',
  'targetMonths',
  'openingMonths',
  'team',
  'loanYears',
  'graceMonths',
  'rooms',
  'founderPayFrom',
  'staffPayFrom',
] as const;
const SHARES = ['churn', 'commission', 'occupancy', 'loanRate', 'growth', 'openingShare'] as const;
const FIGURES: ReadonlySet<FactId> = new Set<FactId>([...MONEY, ...FUNDS, ...COUNTS, ...SHARES]);
const SUMS: ReadonlySet<FactId> = new Set<FactId>([...MONEY, ...FUNDS]);
/** Of what is shown by the month, whatever period it is told in. */
const BY_THE_MONTH: ReadonlySet<FactId> = new Set<FactId>([
  ...(['volume', 'targetVolume', 'wonPerMonth', 'fixedCosts', 'staffPay', 'founderPay', 'rent', 'marketingBudget'] as const),
]);
const LABELLED: readonly FactId[] = [...FIGURES, 'minutesPerSale', 'start', 'name', 'city', 'rivals'];

interface Labelled {
  readonly facts: readonly Fact[];
  /** The answer with blanks for what stood under a label. */
  readonly rest: string;
}

interface Line {
  readonly id: FactId;
  readonly start: number;
  readonly from: number;
  /** Where the words of the figure end, and where those that belong to it do. */
  readonly to: number;
  readonly end: number;
}

/** What is told under labels, each line of it; what cannot be read so stays in the rest. Without `lists` only single figures. */
export function readLabelled(text: string, context: ReadingContext, { lists = true } = {}): Labelled {
  const read = linesOf(text)
    .flatMap((line) => [line, ...briefly(line, text)])
    .map((line) => ({ line, facts: readLine(line, text, context, lists) }))
    .filter(
      ({ line, facts }, at, all) => facts.length > 0 && all.findIndex((one) => one.line.from === line.from && one.facts.length > 0) === at,
    );
  const sure = read.filter(({ facts }) => facts.length > 0);
  const lines = sure.map(({ line }) => line);
  return { facts: sure.flatMap(({ facts }) => facts), rest: blankOut(text, lines) };
}

/** The figure whose label is all of the answer: «Préstamo:», tapped and sent before its value. */
export function labelAlone(text: string): FactId | null {
  const [line] = linesOf(text);
  return line && line.start === 0 && text.slice(line.from).trim() === '' ? line.id : null;
}

/** The labels as a founder says them. */
const SAID_OTHERWISE: readonly (readonly [string, FactId])[] = [
  ['sueldos de quien trabaja conmigo', 'staffPay'],
  ['sueldos de quienes trabajan conmigo', 'staffPay'],
  ['sueldos de los demas', 'staffPay'],
  ['pay of those who work for me', 'staffPay'],
  ['prestamo del banco', 'loan'],
  ['bank loan', 'loan'],
  ['inversion total', 'investment'],
  ['total investment', 'investment'],
];

const IDS_BY_LABEL = new Map<string, FactId>([
  ...SAID_OTHERWISE,
  ...LABELLED.flatMap((id) =>
    (['es', 'en'] as const)
      .map((language) => [shorten(foldText(FACT_LABELS[id][language])), id] as const)
      .filter(([words]) => words !== ''),
  ),
]);
/** «Costo», as it is said in America. */
const label = [...IDS_BY_LABEL.keys()]
  .sort((a, b) => b.length - a.length)
  .map((words) => words.replace('coste', 'cost[eo]'))
  .join('|');
const OPENING = '(?:^ *|[.;,\\n(] *|(?<![a-z])(?:y|and) )';
const LEAD = '(?:(?:no|bueno|pues|perdon|sorry|actually|oh|cambia|corrige|change|el|la|los|las|the|tu|mi|nuestro|your|my|our)[,:]? )*';
const ASKED_FOR =
  "(?: (?:(?:that )?(?:i'm|i am|we're|we are|i'd be) (?:asking for|taking|after)|(?:that )?(?:i|we) (?:need|want|ask for)|que (?:pido|pedimos|necesit(?:o|amos)|quier(?:o|emos)|voy a pedir)))?";
const PERIOD = '(?:,? (?:al mes|a month|mensual(?:es)?|monthly))?';
/** "Price is 40" is told in words of one's own, and «Dinero propio 32.300» needs none between; a label of several words is no one's but ours. */
const IS =
  '(?: ?[:=→] ?|(?<=(?:venta|sale|takes|fijos|costs|mes|month|propio|money|pay|conmigo|for me|prestamo|loan|inversion|inversion total|investment|del banco|asking for|taking|need|want|pido|pedimos|necesito|quiero|pedir)),? (?:es|son|seria[n]?|is|are|should be) (?:de |of )?(?=[$€£]? ?\\d)|(?<=propio|own money|conmigo|for me|inversion total|total investment) (?=[$€£]?\\d[\\d.,]*(?: ?(?:€|euros?))?(?: al mes| a month)?(?:[.;,]|$)))';
const LINE = new RegExp(`${OPENING}${LEAD}(${label})${PERIOD}${ASKED_FOR}${IS}`, 'g');

/** «Tu sueldo al mes» is as good as «sueldo». */
function shorten(words: string): string {
  return words.replace(/^(?:tu|your) /, '').replace(/,? (?:al mes|a month)$/, '');
}

function linesOf(text: string): readonly Line[] {
  const folded = foldText(text).replaceAll('’', "'");
  const heads = [...folded.matchAll(LINE)].map(({ 0: head, 1: words = '', index }) => ({
    id: IDS_BY_LABEL.get(words.replace('costo', 'coste')),
    start: index,
    from: index + head.length,
  }));
  return heads.flatMap(({ id, start, from }, at) => {
    const stop = heads[at + 1]?.start ?? text.length;
    const words = text.slice(from, stop);
    const length = /[;\n]|[.](?=\s)/.exec(words)?.index ?? words.length;
    const line = words.slice(0, length);
    const end = from + (id === 'name' ? line.length - afterName(line).length : length);
    return id === undefined ? [] : [{ id, start, from, to: end, end }];
  });
}

/** "2,250, because the 85 meals are a day", "48,100 over 6 years": the line without what explains its figure, or with the other figure left to be heard. */
function briefly(line: Line, text: string): readonly Line[] {
  const words = text.slice(line.from, line.end);
  const [reason, further] = [EXPLAINS.exec(words), FURTHER.exec(words)];
  if (line.id === 'name' || (reason === null && further === null)) return [];
  const to = line.from + Math.min(reason?.index ?? words.length, further?.index ?? words.length);
  return [further === null ? { ...line, to } : { ...line, start: line.from, to, end: to }];
}

const EXPLAINS =
  /[,(]? ?(?:porque|pues|ya que|que es|que son|no (?:es|son)|en total|sumando|contando|entre|because|since|as in|that[’']s|which is|not|in all|in total|counting|adding|between|(?:the|el|l[oa]s) [$€£]?\d[\d.,]*\s?(?:€|euros?|pesos|dollars)? (?:(?:was|is|were|are) (?:never|not)|wasn[’']t|isn[’']t|no (?:es|era|son|eran)|nunca))(?!\p{L})/iu;
const FURTHER = /[,(]? ?(?:over|at|a(?= \d+ a[nñ]os)|al(?= \d))(?!\p{L})/iu;

/** "Name: Luna and the price is 31": a clause that says something of its own is none of the name. */
const NEXT_CLAUSE =
  /(?:,|,? (?:y|and|pero|but)) (?:\p{Ll}+ ){1,5}(?:es|son|ser[ií]a|est[aá]|cuesta|cobro|is|are|should be|costs?)(?!\p{L})/u;

function afterName(line: string): string {
  const at = line.search(NEXT_CLAUSE);
  return at < 0 ? '' : line.slice(at);
}

function readLine({ id, from, to }: Line, text: string, context: ReadingContext, lists: boolean): readonly Fact[] {
  const words = text.slice(from, to).trim();
  const quote = quoteOf(text, context.answer, from, to);
  const told = (fact: Fact) => (isWithinBounds(id, fact.value) ? [fact] : []);
  switch (id) {
    case 'name':
      return words.length > 0 && words.length <= LONGEST_NAME ? [makeFact('name', bare(words), { quote })] : [];
    case 'minutesPerSale': {
      const minutes = findWorkTime(foldText(words), false);
      return minutes === null ? [] : told(makeFact('minutesPerSale', minutes, { unit: 'minutes', quote }));
    }
    case 'city':
      return of(['city', 'country'], factsAs('identity', bare(words), context));
    case 'team': {
      const team = teamUnderLabel(words, context);
      return team ? told({ ...team, quote }) : readFigure(id, withoutMonths(words), context, lists);
    }
    case 'start':
      return of(['start'], factsAs('start', words, context));
    case 'rivals':
      return of(['rivals'], goneOr(removeRivals(words, context).facts, factsAs('competitors', words, context)));
    default:
      return readFigure(id, words, context, lists).flatMap((fact) => (fact.id === id ? told({ ...fact, quote }) : [fact]));
  }
}

const LONGEST_NAME = 80;
const bare = (words: string) => words.replace(/^[«"“'\s]+|[»"”'.\s]+$/g, '');

function of(ids: readonly FactId[], facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ id }) => ids.includes(id));
}

/** One number: several are a list, which is read as such. */
function readFigure(id: FactId, words: string, context: ReadingContext, lists: boolean): readonly Fact[] {
  const { known, language, today } = context;
  const ground = prepareGround(words, 'read-back', language, today);
  const numerals = ground.numerals.filter(({ isArticle }) => !isArticle);
  const [numeral] = numerals;
  if (numeral === undefined || EACH.test(ground.folded)) return [];
  if (numerals.length > 1) return lists ? readList(id, words, context) : [];
  const amount = findAmounts(ground).find(({ start, end }) => start < numeral.end && end > numeral.start);
  const value = middle(numeral);
  if (amount?.kind === 'money' && !SUMS.has(id)) return [];
  const per = amount && periodOf(amount);
  const monthly = per && BY_THE_MONTH.has(id) && per !== 'unit' ? toMonthly(value, per) : value;
  if (monthly === null || (id === 'price' && per)) return [];
  const earlier = known[id];
  const currency = amount?.kind === 'money' && !amount.isShared ? amount.currency : null;
  // Another currency is more than a figure.
  if (currency !== null && currency !== factValue(known, 'currency')) return [];
  const unit = earlier?.unit ?? (SUMS.has(id) ? (factValue(known, 'currency') ?? null) : unitOf(id));
  return [
    makeFact(id, (BY_THE_MONTH.has(id) && !SUMS.has(id) ? Math.round(monthly) : monthly) as never, {
      unit,
      period: earlier?.period ?? periodOfFact(id),
    }),
  ];
}

/** What asks for the figure reads a list of it best; what was known of it is told anew. */
function readList(id: FactId, words: string, context: ReadingContext): readonly Fact[] {
  const asked = id === 'fixedCosts' ? 'fixed-costs' : id === 'investment' ? 'investment' : null;
  // «Los gastos fijos son 1.600, me faltaban 200 del local»: with them in.
  if (asked === null || LEFT_OUT.test(foldText(words))) return [];
  const known = Object.fromEntries(Object.entries(context.known).filter(([one]) => one !== id && one !== 'investmentItems')) as FactSheet;
  const facts = factsAs(asked, words, { ...context, known });
  return facts.some((fact) => fact.id === id) ? facts : [];
}

/** «1.300 cada uno»: how many there are decides. */
const EACH = /(?<![a-z])(?:cada un[oa]|each|apiece|por cabeza|por persona)(?![a-z])/;

function periodOf(amount: Amount): AmountPeriod | null {
  return amount.kind === 'money' || amount.kind === 'count' || amount.kind === 'percent' ? amount.per : null;
}

function periodOfFact(id: FactId): Fact['period'] {
  if (BY_THE_MONTH.has(id)) return 'month';
  return id === 'price' || id === 'unitCost' ? 'unit' : null;
}

function unitOf(id: FactId): Fact['unit'] {
  if ((SHARES as readonly FactId[]).includes(id)) return 'percent';
  if (id === 'team') return 'people';
  return id === 'loanYears'
    ? 'years'
    : id === 'graceMonths' || id === 'targetMonths' || id === 'openingMonths' || id === 'founderPayFrom' || id === 'staffPayFrom'
      ? 'months'
      : 'units';
}

/** «Competencia: quita a Luna»: those that are left, and not the one who goes. */
const goneOr = (left: readonly Fact[], told: readonly Fact[]) => (left.length > 0 ? left : told);
