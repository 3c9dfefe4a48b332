// Prices and numbers that are known to belong together by what they come to, as the parts of lines of sale.
import type { Ground } from './amount.ts';
import { middle } from './monthly-amount.ts';
import { countedAfter, type SaleToken } from './sale-tokens.ts';
import type { SalePair } from './sales-total.ts';

type Told = SalePair[number];

const AT = /(?:^|[\s(])(?:a|at|@|por|for|de|son|is|are|for|each|=|[$€£]) ?[$€£]?$/;

/** In the order they stand; null where nothing says which of two is the price. */
export function tokensOfPairs(ground: Ground, pairs: readonly SalePair[]): readonly SaleToken[] | null {
  const firsts = pairs.map((pair) => isPriceFirst(ground, pair));
  const common = new Set(firsts.filter((first) => first !== null));
  const [usual = null] = common.size === 1 ? common : [];
  const tokens = pairs.flatMap(([one, other], at) => {
    const first = firsts[at] ?? usual;
    return first === null ? [null] : [tokenOf(ground, one, first), tokenOf(ground, other, !first)];
  });
  const told = tokens.filter((token) => token !== null);
  return told.length === tokens.length ? inOneTime(told) : null;
}

/** The total is a month's where no number says of what time it is; a price by the month among others is told of its number. */
function inOneTime(tokens: readonly SaleToken[]): readonly SaleToken[] {
  const isTimed = tokens.some(({ kind, per }) => kind === 'count' && per !== null);
  const isFee = tokens.every(({ kind, per }) => kind !== 'price' || per === 'month');
  return tokens.map((token) => {
    if (token.kind === 'price') return isFee ? token : { ...token, per: null };
    return isTimed ? token : { ...token, per: 'month' };
  });
}

/** By its sign or by what is counted; then by the word before it. */
function isPriceFirst({ folded }: Ground, [one, other]: SalePair): boolean | null {
  for (const isPrice of [isMarked, isMoney, (told: Told) => AT.test(folded.slice(0, told.start))])
    if (isPrice(one) !== isPrice(other)) return isPrice(one);
  return one.kind === 'count' || other.kind === 'count' ? other.kind === 'count' : null;
}

function isMarked(told: Told): boolean {
  return told.kind === 'money' && told.currency !== null;
}

function isMoney(told: Told): boolean {
  return told.kind === 'money';
}

function tokenOf(ground: Ground, told: Told, isPrice: boolean): SaleToken {
  const numeral = ground.numerals.find(({ start, end }) => start >= told.start && end <= told.end);
  const numberEnd = numeral?.end ?? told.end;
  const { noun, length } = isPrice || !numeral ? { noun: '', length: 0 } : countedAfter(ground, numeral);
  const per = told.kind === 'plain' || told.per === 'unit' || (isPrice && told.kind === 'count') ? null : told.per;
  return {
    kind: isPrice ? 'price' : 'count',
    value: middle(told),
    per: isPrice || per !== 'hour' ? per : null,
    start: told.start,
    numberEnd,
    end: Math.max(told.end, numberEnd + length),
    noun,
  };
}
