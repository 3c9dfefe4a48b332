// Several who lend, each with a loan of its own.
import { nameSources } from '../facts/money-sources.ts';
import { rateAboveInflation } from './above-inflation.ts';
import type { Assumed, Lender } from './assumption.ts';
import { type Ground, inHundredths, saidAs, usual } from './ground.ts';
import { saidFigure } from './said-figure.ts';

/**
 * Each who lends a part of what was told, with the terms told of it; what of it nobody was named for is a bank's. A relative asks for no interest where
 * none was told. None where one lends it all. `years`: the term where one lender has none of its own.
 */
export function assumeLenders({ facts, country }: Pick<Ground, 'facts' | 'country'>, years: Assumed): readonly Lender[] | undefined {
  const { named, rest } = nameSources(facts).loan;
  const [loan, told] = [saidFigure(facts, 'loan'), facts.moneySources];
  if (!loan || !told || named.length + Number(rest > 0) < 2) return undefined;
  const base = usual(inHundredths(country.loanRate.base));
  const isAboveInflation = country.constantMoney === true;
  const lenders = named.map(({ kind, amount, rate, years: own }): Lender => {
    const isBank = kind === 'bank';
    const free: Assumed = { value: 0, origin: 'derived' };
    const isRateTold = rate !== undefined && !(isAboveInflation && rate > 0);
    const real = isAboveInflation && rate !== undefined ? rateAboveInflation(country, rate) : null;
    return {
      kind: isBank ? 'bank' : 'family',
      amount: saidAs(told, Math.round(amount)),
      rateBasisPoints: isRateTold
        ? saidAs(told, inHundredths(rate))
        : real !== null
          ? { value: real, origin: 'derived' }
          : isBank
            ? base
            : free,
      // The term told is somebody else's.
      years: own === undefined ? usual(years.value) : saidAs(told, own),
    };
  });
  const left = Math.round(loan.value) - lenders.reduce((sum, { amount }) => sum + amount.value, 0);
  const all =
    left > 0
      ? [
          ...lenders,
          { kind: 'bank', amount: { value: left, origin: 'derived' }, rateBasisPoints: base, years: usual(years.value) } as const,
        ]
      : lenders;
  return left < 0 || all.length < 2 ? undefined : all;
}
