// What the sums of an answer are once it is known who gives them: what is owed to a relative is a loan, with that relative's rate and term.
import type { Fact, FactSheet, MoneySource } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { roundMoney } from './money-details.ts';

/** The facts of the answer with those that its sources put right. */
export function settleBySources(found: readonly Fact[], [sources]: readonly Fact<'moneySources'>[]): readonly Fact[] {
  if (!sources) return found;
  const lent = withEveryLender(
    withKinLoan(
      found.filter((fact) => !isOfKinAlone(fact, sources)),
      sources,
    ),
    sources,
  );
  const owed = sources.value.filter(({ kind }) => kind === 'familyLoan' || kind === 'bank');
  const loan = numberOf(lent, 'loan');
  const whole = owed.length === 1 ? owed[0] : owed.find(({ amount }) => amount !== null && amount === loan);
  if (!whole || loan === undefined) return [...lent, sources];
  const isWhole = whole.amount === null || whole.amount === loan;
  const terms = isWhole ? termsOf(whole, sources) : [];
  return [...lent.filter(({ id }) => !terms.some((term) => term.id === id)), ...terms, sources];
}

/** "My sister lends 4,000 with no interest, the credit union 6,000": what is said of the one's is not said of the other's. */
function isOfKinAlone({ id, value }: Fact, sources: Fact<'moneySources'>): boolean {
  const lends = (kind: MoneySource['kind']) => sources.value.some((source) => source.kind === kind && source.rate !== 0);
  return id === 'loanRate' && value === 0 && lends('bank') && sources.value.some(({ kind }) => kind === 'familyLoan');
}

/** The sources with a term or a rate of the loan told anew: the bank's, or that of the only one who lends. */
export function sourcesWithTerms(told: readonly Fact[], known: FactSheet): readonly Fact[] {
  const sources = known.moneySources;
  if (!sources || told.some(({ id }) => id === 'moneySources')) return [];
  const owed = sources.value.filter(({ kind }) => kind === 'familyLoan' || kind === 'bank');
  const banks = owed.filter(({ kind }) => kind === 'bank');
  const [lender] = owed.length === 1 ? owed : banks;
  if (lender === undefined || (owed.length > 1 && banks.length > 1)) return [];
  const [years, rate] = (['loanYears', 'loanRate'] as const).map(
    (id) => told.findLast((fact) => fact.id === id)?.value as number | undefined,
  );
  const terms = { ...(years !== undefined && { years }), ...(rate !== undefined && { rate }) };
  if (Object.keys(terms).length === 0) return [];
  return [{ ...sources, value: sources.value.map((source) => (source === lender ? { ...source, ...terms } : source)) }];
}

/** «Mi madre pone 8.000, a devolver en dos años»: counted as put in, and owed all the same. */
function withKinLoan(found: readonly Fact[], { value, quote }: Fact<'moneySources'>): readonly Fact[] {
  const kin = value.filter(({ kind, amount }) => kind === 'familyLoan' && amount !== null);
  const sum = kin.reduce((so, { amount }) => so + (amount ?? 0), 0);
  const own = found.findLast(({ id }) => id === 'ownFunds');
  if (sum === 0 || numberOf(found, 'loan') !== undefined) return found;
  const left = roundMoney(Number(own?.value ?? 0) - sum);
  const unit = own?.unit ?? null;
  const loan = [makeFact('loan', sum, { unit, quote }), makeFact('familyLoan', true, { quote })];
  const others = found.filter(({ id }) => id !== 'ownFunds' && id !== 'familyLoan');
  if (own === undefined || left < 0) return [...found.filter(({ id }) => id !== 'familyLoan'), ...loan];
  return [...others, ...(left > 0 ? [{ ...own, value: left, origin: 'derived' as const } as Fact] : []), ...loan];
}

/** «Mi viejo me presta 2, mis suegros otros 3», "bank 5k, brother 3k": the loan is what all who lend do together. */
function withEveryLender(found: readonly Fact[], { value }: Fact<'moneySources'>): readonly Fact[] {
  const loan = found.findLast(({ id }) => id === 'loan');
  const owed = value.filter(({ kind }) => kind === 'familyLoan' || kind === 'bank');
  const areTold = owed.length > 0 && owed.every(({ amount }) => amount !== null);
  const isOfGift =
    value.some(({ kind, amount }) => kind === 'gift' && amount === loan?.value) && owed.every(({ amount }) => amount !== loan?.value);
  const isOfOne = owed.length > 1 && owed.some(({ amount }) => amount === loan?.value);
  // Somebody lends so much, and «nada» was of something else.
  const isUnlent = loan?.value === 0 && loan.origin === 'derived';
  if (loan === undefined || !areTold || !(isOfGift || isOfOne || isUnlent)) return found;
  const sum = owed.reduce((so, { amount }) => so + (amount ?? 0), 0);
  const own = found.findLast(({ id }) => id === 'ownFunds');
  // A relative's sum that was taken for the founder's own.
  const isCountedTwice = own !== undefined && owed.some(({ kind, amount }) => kind === 'familyLoan' && amount === own.value);
  const withGift = isOfGift && own ? [{ ...own, value: Number(own.value) + Number(loan.value), origin: 'derived' } as Fact] : [];
  const isReplaced = (fact: Fact) => fact.id === 'ownFunds' && (isCountedTwice || withGift.length > 0);
  return [
    ...found
      .filter((fact) => !isReplaced(fact))
      .map((fact) => (fact === loan ? ({ ...fact, value: sum, origin: 'derived' } as Fact) : fact)),
    ...withGift,
  ];
}

function termsOf({ rate, years }: MoneySource, { quote }: Fact<'moneySources'>): readonly Fact[] {
  return [
    ...(rate === undefined ? [] : [makeFact('loanRate', rate, { unit: 'percent', period: 'year', quote })]),
    ...(years === undefined ? [] : [makeFact('loanYears', years, { unit: 'years', quote })]),
  ];
}

function numberOf(found: readonly Fact[], id: 'loan' | 'ownFunds'): number | undefined {
  return found.findLast((fact) => fact.id === id)?.value as number | undefined;
}
