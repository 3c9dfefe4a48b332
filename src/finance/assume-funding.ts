// Who pays.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { nameSources } from '../facts/money-sources.ts';
import { rateAboveInflation } from './above-inflation.ts';
import { assumeLenders } from './assume-lenders.ts';
import type { Assumed, Assumptions, FundingAssumptions } from './assumption.ts';
import { type Ground, inHundredths, originFrom, saidAs, usual } from './ground.ts';
import { measureNeed } from './measure-need.ts';
import { saidFigure } from './said-figure.ts';
import { settleNeed } from './settle-need.ts';

/** Everything but the funding. */
export type Business = Omit<Assumptions, keyof FundingAssumptions>;

/** Share of the need a founder is taken to bring when nobody said who pays. Our own assumption, percent. */
const OWN_SHARE_PCT = 30;
const USUAL_LOAN_YEARS = 5;
const NOTHING_RAISED = { raisedOwn: { value: 0, origin: 'derived' }, raisedLoan: { value: 0, origin: 'derived' } } as const;

/**
 * Said sums stand as said, so a gap stays visible. What was not said: own funds are what a said loan leaves uncovered; beside said own funds
 * that do not reach the investment the rest is taken to be borrowed, beside those that do nothing is; and with neither said, the founder
 * brings 30 % of the need and borrows the rest.
 */
export function assumeFunding({ facts, country }: Ground, business: Business): FundingAssumptions {
  const loanYears = saidFigure(facts, 'loanYears');
  const grace = saidFigure(facts, 'graceMonths');
  const isFamilyLoan = loanIsFamilys(facts);
  const years = loanYears ? saidAs(loanYears, loanYears.value) : usual(USUAL_LOAN_YEARS);
  const named = facts.moneySources;
  const bank = isFamilyLoan ? nameSources(facts).missing : undefined;
  const lenders = assumeLenders({ facts, country }, years);
  const lent = lenders?.find(({ kind }) => kind === 'bank');
  const terms = {
    loanYears: years,
    // A relative's term is theirs: a bank beside them lends over its own.
    raisedYears:
      lent?.years ?? (named && bank?.years !== undefined ? saidAs(named, bank.years) : isFamilyLoan ? usual(USUAL_LOAN_YEARS) : years),
    graceMonths: grace ? saidAs(grace, Math.round(grace.value)) : usual(0),
    isFamilyLoan,
    loanRateBasisPoints: assumeRate({ facts, country }, isFamilyLoan),
    raisedRateBasisPoints:
      lent?.rateBasisPoints ??
      (named && bank?.rate !== undefined && country.constantMoney !== true
        ? saidAs(named, inHundredths(bank.rate))
        : usual(inHundredths(country.loanRate.base))),
    ...(lenders ? { lenders } : {}),
    ...NOTHING_RAISED,
  };
  return { ...terms, ...assumeSources({ facts }, business, terms) };
}

/** The rate that was said of a sum; where the plan is in today's money, what it leaves above inflation. */
function assumeRate({ facts, country }: Pick<Ground, 'facts' | 'country'>, isFamilyLoan: boolean): Assumed {
  const rate = saidFigure(facts, 'loanRate');
  const mixed = mixedRate({ facts, country });
  if (mixed !== null) return mixed;
  const isOfNothing = rate?.value === 0 && saidFigure(facts, 'loan') === undefined;
  if (rate && !isOfNothing) {
    if (country.constantMoney !== true || rate.value === 0) return saidAs(rate, inHundredths(rate.value));
    const real = rateAboveInflation(country, rate.value);
    if (real !== null) return { value: real, origin: 'derived' };
  }
  return isFamilyLoan ? { value: 0, origin: 'derived' } : usual(inHundredths(country.loanRate.base));
}

/** A relative's loan beside a bank's, carried as one: each at the rate told of it, by its sum; a bank's that was not told is the usual one. */
function mixedRate({ facts, country }: Pick<Ground, 'facts' | 'country'>): Assumed | null {
  if (!mixedLenders(facts)) return null;
  const { named, rest } = nameSources(facts).loan;
  const base = country.loanRate.base;
  const banks = (told: number | undefined) => {
    const real = told !== undefined && country.constantMoney === true ? rateAboveInflation(country, told) : null;
    return real !== null ? real / 100 : told === undefined || country.constantMoney === true ? base : told;
  };
  const parts = [
    ...named.map(({ amount, kind, rate }) => [amount, kind === 'bank' ? banks(rate) : (rate ?? 0)] as const),
    [rest, base] as const,
  ];
  const sum = parts.reduce((so, [amount]) => so + amount, 0);
  return usual(inHundredths(parts.reduce((so, [amount, rate]) => so + (amount / sum) * rate, 0)));
}

/** Family is taken to lend without interest: nobody said a rate, and a bank's would be somebody else's. No bank lends without it. */
function loanIsFamilys(facts: FactSheet): boolean {
  if (saidFigure(facts, 'loan') === undefined) return false;
  if (mixedLenders(facts)) return false;
  return factValue(facts, 'familyLoan') === true || saidFigure(facts, 'loanRate')?.value === 0;
}

function mixedLenders(facts: FactSheet): boolean {
  const { named } = nameSources(facts).loan;
  return (['familyLoan', 'bank'] as const).every((kind) => named.some((source) => source.kind === kind));
}

function assumeSources(
  { facts }: Pick<Ground, 'facts'>,
  business: Business,
  terms: Omit<FundingAssumptions, 'ownFunds' | 'loan'>,
): Pick<FundingAssumptions, 'ownFunds' | 'loan'> {
  const own = paidIn(facts);
  const loan = saidFigure(facts, 'loan');
  if (own) {
    const rest = Math.max(0, business.investment.value - own.value);
    const unsaid: Assumed = rest > 0 ? usual(rest) : { value: 0, origin: 'derived' };
    return { ownFunds: own, loan: loan ? saidAs(loan, Math.round(loan.value)) : unsaid };
  }
  const needWith = (borrowed: number) => measureNeed({ ...business, ...terms, ownFunds: usual(0), loan: usual(borrowed) }).need;
  if (loan) {
    const borrowed = saidAs(loan, Math.round(loan.value));
    const origin = originFrom(business.fixedCosts.origin, business.investment.origin);
    return { ownFunds: { value: Math.max(0, needWith(borrowed.value) - borrowed.value), origin }, loan: borrowed };
  }
  const need = settleNeed(needWith, (needed) => needed - ownPart(needed)) ?? needWith(0);
  return { ownFunds: usual(ownPart(need)), loan: usual(need - ownPart(need)) };
}

/** What nobody asks back, as told: the founder's own, and what an investor puts in. Null where neither was told. */
function paidIn(facts: FactSheet): Assumed | null {
  const [own, invested] = [saidFigure(facts, 'ownFunds'), saidFigure(facts, 'investorFunds')];
  if (!invested) return own ? saidAs(own, Math.round(own.value)) : null;
  return { value: Math.round(own?.value ?? 0) + Math.round(invested.value), origin: 'derived' };
}

/** In whole hundreds. */
function ownPart(need: number): number {
  return Math.min(need, Math.ceil((need * OWN_SHARE_PCT) / 100 / 100) * 100);
}
