// So many months of a rent paid once: «la fianza son dos meses de 700», "the deposit is two months at 900".
import type { Numeral } from './numeral.ts';

const MONTHS_AT =
  /^ (?:meses|months)(?:['’]?| rent| de (?:renta|alquiler)| deposit| de fianza| de deposito)?(?: each)? (?:de|a|at|of|por) [$€£]?$/;
/** “10,400 deposit which is two months” has its sum before it. */
const DEPOSIT_BEFORE = /(?<![a-z])(?<!\d )(?:fianza|deposito|garantia|deposit|bond)(?: [a-z]+){0,4},? ?$/;
const DEPOSIT = /(?<![a-z])(?:deposit|fianza|deposito)(?![a-z])/;
const MOST_MONTHS = 6;

const IN_BRACKETS = /^(?: ?(?:€|euros?|pesos|pounds))? \($/;

/** The sums with the months told before them counted in, or told of them in brackets: each then reaches as far as those do, and the months count nothing else. */
export function monthsOfDeposit(folded: string, numerals: readonly Numeral[]): readonly Numeral[] {
  return numerals.flatMap((numeral, at) => {
    const [before, next] = [numerals[at - 1], numerals[at + 1]];
    if ((next && timesOf(folded, numeral, next) > 0) || (before && isInBrackets(folded, before, numeral))) return [];
    const times = before ? timesOf(folded, before, numeral) : 0;
    if (before && times > 0) {
      const isNamedBetween = DEPOSIT.test(folded.slice(before.end, numeral.start));
      return [
        {
          ...numeral,
          low: numeral.low * times,
          high: numeral.high * times,
          start: isNamedBetween ? numeral.start : startOf(folded, before),
        },
      ];
    }
    if (next && isInBrackets(folded, numeral, next)) return [{ ...numeral, end: folded.indexOf(')', next.end) + 1 }];
    return [numeral];
  });
}

/** «Fianza del local que son dos meses»: what says that they are so many is no name. */
function startOf(folded: string, { start }: Numeral): number {
  return (
    start - (/(?:,? (?:que|which))?(?: (?:son|es|is|are|of|de))? $/.exec(folded.slice(0, start))?.[0].replace(/^,?/, '').length ?? 1) + 1
  );
}

/** By how many months the sum counts; 0 where it is no such deposit. */
function timesOf(folded: string, months: Numeral, sum: Numeral): number {
  const between = folded.slice(months.end, sum.start);
  if (!isFew(months) || sum.low <= MOST_MONTHS) return 0;
  const isOfDeposit = DEPOSIT.test(between) || isToldBefore(folded, months);
  if (!isOfDeposit) return 0;
  return MONTHS_AT.test(between) ? months.low : 0;
}

function isInBrackets(folded: string, sum: Numeral, months: Numeral): boolean {
  const isAside =
    IN_BRACKETS.test(folded.slice(sum.end, months.start)) && /^ (?:meses|months)[^)\d]{0,20}\)/.test(folded.slice(months.end));
  return isAside && isFew(months) && isToldBefore(folded, sum);
}

function isFew({ isArticle, low, high }: Numeral): boolean {
  return !isArticle && low === high && Number.isInteger(low) && low > 1 && low <= MOST_MONTHS;
}

function isToldBefore(folded: string, { start }: Numeral): boolean {
  return DEPOSIT_BEFORE.test(folded.slice(0, start).replace(/^.*[.;](?=\s)/s, ''));
}
