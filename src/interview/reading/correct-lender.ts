// «El préstamo no es del banco, me lo deja mi padre», "the grant is not certain": the money stays as much, and whose it is told anew.
import { type Fact, type FactSheet, factValue, type MoneySource } from '../../facts/fact.ts';
import { KIN_WORDS } from '../../facts/kin.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Ground } from './amount.ts';
import { isSum } from './correct-costs.ts';
import { findAmounts } from './find-amounts.ts';
import { isGranted, isUnsure, LENDER } from './funding-words.ts';
import { isTakenBack } from './is-taken-back.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { renamedLender } from './rename-lender.ts';
import { type Sentence, sentencesOf } from './split-sentences.ts';

const KIN = new RegExp(`(?<![a-z])(?:mis?|nuestr[oa]s?|my|our|un[oa]?|an?) (?:${KIN_WORDS})(?=['’]s(?![a-z])|(?![a-z'’-]))`, 'g');
const BANK = new RegExp(`(?<![a-z])${LENDER}(?![a-z])`, 'g');
const DENIED =
  /(?<![a-z])(?:no|not|isn't|aren't|wasn't|nunca|never|ni|en vez de|en lugar de|instead of|rather than|sino)(?: (?:es|son|era|viene|vienen|un|una|a|an|de|del|el|la|l[oa]s?|me|nos|pone|da|deja|presta|prestamo|loan|from|by|to|the|with|is|are|any|hay|ningun))* $/;
const MONEY = /(?<![a-z])(?:prestamos?|creditos?|dinero|plata|lana|loans?|money|lends?|lending|lent|borrow\w*|prestan?|dejan?)(?![a-z])/;
const LENDS =
  /(?<![a-z])(?:prestamos?|creditos?|loans?|lends?|lending|lent|borrow\w*|prestan?|prestad[oa]s?|dejan?|devolver\w*|pay(?:ing)? (?:\w+ )?back|repay\w*)(?![a-z])/;
/** What needs not be paid back, or was given. */
const FREE_OF_DEBT =
  /(?<![a-z])(?:(?:no|ni|sin|nunca|not|never|don't|won't|doesn't|needn't|nothing)(?: [a-z]+){0,6} (?:devolv\w+|devuelv\w+|repay\w*|repaid|pay(?:ing)? (?:(?:her|him|them|it) )?back|paid back)|regal\w+|un regalo|donacion|(?:a|as a) (?:gift|present)|no es (?:un )?prestamo|(?:isn't|not) a loan)(?![a-z])/;
const OWED =
  /(?<![a-z])(?:(?:hay|tengo|tenemos|tendre|have|need|has)(?: que| to)? (?:se l[oa]s? |l[oa]s? )?(?:devolver\w*|repay\w*|pay(?: \w+)? back)|(?:es|son|is|it's|are) (?:un |a )?(?:prestamo|prestad[oa]s?|loan|lent))(?![a-z])/;
const FREE = /(?<![a-z])(?:sin (?:ningun )?intereses?|cero interes(?:es)?|interest[- ]free|(?:no|without(?: any)?|zero) interest)(?![a-z])/;
const GRANT = /(?<![a-z])(?:subvencion|ayuda|beca|grant|subsidio|capital semilla)(?![a-z])/;
const GONE =
  /(?<![a-z])(?:no (?:hay|tengo|tenemos|me la (?:dan|dieron|han dado)|nos la (?:dan|dieron|han dado)|me han dado|nos han dado|viene|llega|conte\w*|cuentes|va a)|(?:me |nos )?(?:la )?(?:deneg\w+|rechaz\w+)|ya no|sin|quita\w*|borra\w*|no|(?:didn't|don't|won't|never|did not|do not) (?:get|got|have|count)|(?:was|were|got) (?:rejected|refused|turned down)|fell through|turned (?:us|me) down|is gone|remove|drop|take (?:out|off)|without)(?![a-z])/;
const UNSURE =
  /(?<![a-z])(?:no (?:es|esta|la tengo|la tenemos)(?: [a-z]+)? (?:segur[oa]|asegurad[oa]|firme|concedid[oa]|aprobad[oa])|(?:isn't|is not|not) (?:\w+ )?(?:certain|sure|guaranteed|confirmed|secured|granted|approved|definite)|uncertain|depende|depends)(?![a-z])/;
const GIVES_NOTHING =
  /(?<![a-z])(?:(?:al final |ya )?no (?:me |nos )?(?:l[oa]s? )?(?:pone[n]?|pondr\w+|prest(?:a|an|ara|aran)|deja[n]?|da[n]?|daran?|aporta[n]?)(?: nada| el dinero| dinero)?|(?:is not|isn't|won't|will not|can't|cannot|not) (?:be )?(?:put\w*|lend\w*|giv\w*|help\w*)|backed out|se ech[oa] atras|ha[n]? cambiado de idea|changed (?:his|her|their) mind)(?![a-z])/;
const ROUNDING = 1;

interface Heard {
  readonly facts: readonly Fact[];
  /** What went with whoever gave it before, and is open now. */
  readonly disputed: readonly ('loanRate' | 'loanYears')[];
}

const NOTHING: Heard = { facts: [], disputed: [] };

/** Whose the money is that is known already; nothing where another sum is told. */
export function correctLender(ground: Ground, context: ReadingContext): Heard {
  const { known, answer } = context;
  for (const sentence of sentencesOf(ground.text)) {
    const words = foldText(sentence.words).replaceAll('’', "'");
    const end = sentence.start + sentence.words.length;
    const sums = findAmounts(ground).filter((amount) => isSum(amount) && amount.start >= sentence.start && amount.end <= end);
    const amounts = sums.map((amount) => ('low' in amount ? amount.low : 0));
    const quote = quoteOf(ground.text, answer, sentence.start, end);
    const fresh = sums.filter((amount) => !isTakenBack(ground, amount)).map((amount) => ('low' in amount ? amount.low : 0));
    const heard =
      amountOf(words, fresh, known, quote) ??
      grantOf(words, amounts, known, quote) ??
      anotherNamed(sentence.words, fresh, known, quote) ??
      giverOf({ words, sentence, amounts, known, quote });
    if (heard) return heard;
  }
  return NOTHING;
}

function anotherNamed(words: string, fresh: readonly number[], known: FactSheet, quote: Fact['quote']): Heard | null {
  const facts = renamedLender(words, fresh, known, quote);
  return facts && { facts, disputed: [] };
}

/** «La ayuda son 3.000, no 5.000», "my aunt puts in 900": what one of them gives, told anew by whose it is. */
function amountOf(words: string, fresh: readonly number[], known: FactSheet, quote: Fact['quote']): Heard | null {
  const sources = (factValue(known, 'moneySources') ?? []).filter(({ amount, isPending }) => amount !== null && !isPending);
  const named = sources.filter(({ who, kind }) =>
    kind === 'grant' ? GRANT.test(words) : kind !== 'bank' && words.includes(lastWord(who)),
  );
  const [source] = named;
  const [amount] = fresh;
  const isOne = named.length === 1 && fresh.length === 1;
  if (!isOne || !source?.amount || amount === undefined || isSame(amount, source.amount) || isUnsure(words) || UNSURE.test(words))
    return null;
  const all = factValue(known, 'moneySources') ?? [];
  const moved = source.kind === 'familyLoan' ? movedLoan : source.kind === 'partner' ? null : movedOwn;
  if (moved === null) return null;
  const put = all.map((one) => (one === source ? { ...one, amount } : one));
  return { facts: [...moved(known, amount - source.amount, quote), makeFact('moneySources', put, { quote })], disputed: [] };
}

function lastWord(who: string): string {
  return foldText(who).split(' ').at(-1) ?? who;
}

/** A grant that is not had, or not yet. */
function grantOf(words: string, amounts: readonly number[], known: FactSheet, quote: Fact['quote']): Heard | null {
  const sources = factValue(known, 'moneySources') ?? [];
  const grants = sources.filter((one) => one.kind === 'grant' && !one.isPending && one.amount !== null);
  const [grant] = grants;
  const isOpen = UNSURE.test(words) || isUnsure(words);
  const isGone = !isOpen && GONE.test(words);
  if (grants.length !== 1 || !grant || !GRANT.test(words) || (isGranted(words) && !UNSURE.test(words)) || !(isOpen || isGone)) return null;
  if (amounts.some((amount) => !isSame(amount, grant.amount))) return null;
  const left = isOpen
    ? sources.map((one) => (one === grant ? { ...one, isPending: true as const } : one))
    : sources.filter((one) => one !== grant);
  return { facts: [...movedOwn(known, -(grant.amount ?? 0), quote), makeFact('moneySources', left, { quote })], disputed: [] };
}

interface Told {
  /** Folded. */
  readonly words: string;
  readonly sentence: Sentence;
  readonly amounts: readonly number[];
  readonly known: FactSheet;
  readonly quote: Fact['quote'];
}

function giverOf(told: Told): Heard | null {
  const { words, sentence, amounts, known, quote } = told;
  const named = [...words.matchAll(KIN)].map(({ 0: who, index }) => ({
    who: sentence.words.slice(index, index + who.length),
    isDenied: isDenied(words, index),
  }));
  const denied = named.filter((one) => one.isDenied);
  const kin = named.filter((one) => !one.isDenied);
  const banks = [...words.matchAll(BANK)].map(({ index }) => isDenied(words, index));
  const sources = factValue(known, 'moneySources') ?? [];
  const loan = factValue(known, 'loan') ?? 0;
  const isOf = (source: MoneySource) =>
    amounts.length > 0 ? isSame(amounts[0], source.amount) : named.some(({ who }) => foldText(source.who).includes(foldText(who)));
  const given = sources.filter(({ kind }) => kind === 'familyLoan' || kind === 'gift');
  const source = given.find(isOf) ?? (given.length === 1 && MONEY.test(words) && amounts.length === 0 ? given[0] : undefined);
  const isOfGiver = MONEY.test(words) || denied.length > 0 || FREE_OF_DEBT.test(words) || GIVES_NOTHING.test(words);
  const isTold = amounts.length > 1 || (amounts.length === 0 && !isOfGiver);
  if (isTold || kin.length > 1) return null;
  const [lender] = kin;
  if (source?.amount) {
    if (GIVES_NOTHING.test(words) && !FREE_OF_DEBT.test(words)) return without(told, source);
    const isBank = banks.includes(false) && denied.length > 0;
    if (isBank && source.kind === 'familyLoan') return ofBank(sources, source, quote);
    const isGiven = FREE_OF_DEBT.test(words) ? true : OWED.test(words) ? false : source.kind === 'gift';
    const isNew = lender !== undefined && !foldText(source.who).includes(lastWord(lender.who));
    const isAnother = isNew && (denied.length > 0 || banks.includes(true) || isGiven !== (source.kind === 'gift'));
    return isAnother || isGiven !== (source.kind === 'gift') ? regiven(told, source, lender?.who ?? source.who, isGiven) : null;
  }
  const isOfLoan = loan > 0 && (amounts.length > 0 ? isSame(amounts[0], loan) : LENDS.test(words));
  if (!isOfLoan || lender === undefined || (sources.length > 0 && amounts.length === 0)) return null;
  const isOfBank = factValue(known, 'familyLoan') !== true;
  return isOfBank ? fromBank(told, lender.who, loan) : null;
}

function isDenied(words: string, at: number): boolean {
  return DENIED.test(words.slice(0, at)) || /^[a-z' ]{0,30}? no[,.;]/.test(words.slice(at).replace(/^\S+/, ''));
}

/** What a bank was taken to lend is a relative's. */
function fromBank({ words, known, quote }: Told, who: string, loan: number): Heard {
  const others = (factValue(known, 'moneySources') ?? []).filter(({ kind, amount }) => kind !== 'bank' || !isSame(loan, amount));
  if (FREE_OF_DEBT.test(words)) {
    const gift: MoneySource = { who, kind: 'gift', amount: loan };
    return {
      facts: [...movedOwn(known, loan, quote), ...movedLoan(known, -loan, quote), makeFact('moneySources', [...others, gift], { quote })],
      disputed: [],
    };
  }
  const isFree = FREE.test(words);
  const source: MoneySource = { who, kind: 'familyLoan', amount: loan, ...(isFree && { rate: 0 }) };
  return {
    facts: [
      makeFact('familyLoan', true, { quote }),
      ...(isFree ? [makeFact('loanRate', 0, { unit: 'percent', period: 'year', quote })] : []),
      makeFact('moneySources', [...others, source], { quote }),
    ],
    disputed: !isFree && known.loanRate !== undefined ? ['loanRate'] : [],
  };
}

/** "It's the bank's, not my brother's": at a rate that is not known yet. */
function ofBank(sources: readonly MoneySource[], source: MoneySource, quote: Fact['quote']): Heard {
  const left = sources.filter((one) => one !== source);
  return { facts: [makeFact('familyLoan', false, { quote }), makeFact('moneySources', left, { quote })], disputed: ['loanRate'] };
}

/** Who gives nothing after all. */
function without({ known, quote }: Told, source: MoneySource): Heard {
  const left = (factValue(known, 'moneySources') ?? []).filter((one) => one !== source);
  const change = -(source.amount ?? 0);
  const moved = source.kind === 'gift' ? movedOwn(known, change, quote) : movedLoan(known, change, quote);
  return { facts: [...moved, makeFact('moneySources', left, { quote })], disputed: [] };
}

/** Another gives it, or gives what was lent, or lends what was given. */
function regiven({ words, known, quote }: Told, source: MoneySource, who: string, isGiven: boolean): Heard {
  const { rate, years: _, ...rest } = source;
  const kind = isGiven ? 'gift' : 'familyLoan';
  const terms = isGiven ? {} : FREE.test(words) ? { rate: 0 } : rate === undefined ? {} : { rate };
  const fresh: MoneySource = { ...(isGiven === (source.kind === 'gift') ? source : rest), who, kind, ...terms };
  const sources = (factValue(known, 'moneySources') ?? []).map((one) => (one === source ? fresh : one));
  const change = isGiven === (source.kind === 'gift') ? 0 : (source.amount ?? 0) * (isGiven ? 1 : -1);
  return {
    facts: [
      ...movedOwn(known, change, quote),
      ...movedLoan(known, -change, quote),
      ...(change < 0 ? [makeFact('familyLoan', true, { quote })] : []),
      makeFact('moneySources', sources, { quote }),
    ],
    disputed: [],
  };
}

function movedOwn({ ownFunds, currency }: FactSheet, change: number, quote: Fact['quote']): readonly Fact[] {
  if (change === 0) return [];
  const value = Math.max(0, roundMoney((ownFunds?.value ?? 0) + change));
  return [makeFact('ownFunds', value, { unit: ownFunds?.unit ?? currency?.value ?? null, quote, origin: 'derived' })];
}

function movedLoan({ loan, currency }: FactSheet, change: number, quote: Fact['quote']): readonly Fact[] {
  if (change === 0) return [];
  const value = Math.max(0, roundMoney((loan?.value ?? 0) + change));
  return [makeFact('loan', value, { unit: loan?.unit ?? currency?.value ?? null, quote, origin: 'derived' })];
}

function isSame(amount: number | undefined, other: number | null): boolean {
  return amount !== undefined && other !== null && Math.abs(amount - other) < ROUNDING;
}
