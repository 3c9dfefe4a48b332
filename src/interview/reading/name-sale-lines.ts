// Numbers told of lines of sale that are known already, each by its name: «180 cortes y 40 tintes», «el menú me cuesta 5 y el café 0,40».
import type { Fact, SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import { isTold, lineNamed } from '../../facts/sale-lines.ts';
import type { Reading } from '../interview.ts';
import type { Amount, AmountPeriod, Ground, Money } from './amount.ts';
import { fractionIn } from './cost-in-parts.ts';
import { assignCosts, isOfOneSale, withToldCosts } from './cost-of-lines.ts';
import { costsByLine } from './costs-by-line.ts';
import { type CostsOfEach, costsOfEach } from './costs-of-each.ts';
import { countsOfEach } from './counts-of-each.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { asMonthly, togetherFacts } from './lines-together.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { type SaleToken, saleTokens } from './sale-tokens.ts';

/** The known lines with what the answer tells of each, and what they then come to; nothing where it leaves one out or tells anything else. */
export function nameSaleLines(ground: Ground, amounts: readonly Amount[], { question, known }: ReadingContext): readonly Fact[] {
  const before = known.lines;
  if (!before) return [];
  if (question === 'volume') return countLines(ground, amounts, before);
  return question === 'unit-cost' ? costLines(ground, amounts, before) : [];
}

/** An answer to what each costs that tells it of all of them, whatever it denies besides; null where it does not. */
export function readCostsByLine(words: string, { question, known, language, today }: ReadingContext): Reading | null {
  const before = known.lines;
  if (question !== 'unit-cost' || before === undefined) return null;
  const ground = prepareGround(words, question, language, today);
  const lines = costsByLine(ground, findAmounts(ground), before.value);
  return lines && { kind: 'answer', facts: relaid(before, lines) };
}

function countLines(ground: Ground, amounts: readonly Amount[], before: Fact<'lines'>): readonly Fact[] {
  const parts = shareBetweenTwo(ground, amounts, before.value);
  if (parts) return relaid(before, parts);
  const each = countsOfEach(ground, amounts, before.value);
  if (each) return relaid(before, each);
  const tokens = saleTokens(ground, amounts) ?? [];
  const counts = tokens.filter(({ kind }) => kind === 'count');
  const own = counts.length === tokens.length ? matchLines(ground, before.value, counts) : null;
  const told = new Set(counts.flatMap(({ per }) => per ?? []));
  if (own === null || (told.size > 1 && counts.some(({ per }) => per === null))) return [];
  const [only = 'month'] = told;
  const days = findOpenDays(ground.folded);
  const inMonth = ({ value, per }: SaleToken) => asMonthly(toMonthly(value, per ?? (only as AmountPeriod), days) ?? value);
  return relaid(
    before,
    before.value.map((line, at) => ({ ...line, units: inMonth(own[at] as SaleToken) })),
  );
}

/** «180 al mes, la mitad con barba»: of two lines, the part of the one that is named, and the rest of the other. */
function shareBetweenTwo(ground: Ground, amounts: readonly Amount[], lines: readonly SaleLine[]): readonly SaleLine[] | null {
  const counts = amounts.filter((amount) => amount.kind === 'count' && amount.per !== null);
  const [total] = counts;
  const percent = amounts.find((amount) => amount.kind === 'percent');
  const part = percent
    ? { value: middle(percent) / 100, start: percent.start, end: percent.end }
    : (halfIn(ground) ?? fractionIn(ground.folded));
  const isAlone = lines.length === 2 && counts.length === 1 && part !== null && part.value < 1 && amounts.length <= (percent ? 2 : 1);
  if (!isAlone || total?.kind !== 'count' || total.per === null) return null;
  const named = lineNamed(
    lines.map(({ label }) => label),
    WORDS_OF_PART.exec(ground.text.slice(part.end))?.[0] ?? '',
  );
  const all = toMonthly(middle(total), total.per === 'unit' || total.per === 'hour' ? 'month' : total.per, findOpenDays(ground.folded));
  if (named === null || all === null) return null;
  return lines.map((line, at) => ({ ...line, units: asMonthly(all * (at === named ? part.value : 1 - part.value)) }));
}

function halfIn({ folded }: Ground): ReturnType<typeof fractionIn> {
  const match = /(?<![a-z])(?:la mitad|half)(?![a-z])/.exec(folded);
  return match && { value: 0.5, start: match.index, end: match.index + match[0].length };
}

const WORDS_OF_PART = /^[^.;,\d]{2,40}/u;

/** Nothing where a sum is told that leads to no line; a line left out keeps what was told of it before. */
function costLines(ground: Ground, amounts: readonly Amount[], before: Fact<'lines'>): readonly Fact[] {
  const each = amounts.filter(
    (amount): amount is Money =>
      amount.kind === 'money' && (isOfOneSale(amount, before) || isOfEach(ground, amount) || isOfDays(amount, before.value)),
  );
  const monies = withoutParts(each.filter((money) => !isKnownOf(ground, money, before.value)));
  const listed = costsOfEach(ground, amounts, before.value, true);
  const isOfAll = listed?.parts.length === before.value.length;
  if (listed && isOfAll && monies.every((money) => isListed(money, listed))) return relaid(before, listed.lines);
  const told = assignCosts(ground, monies, before.value).map((one, _, all) =>
    one.line === null && all.length === 1 ? { ...one, line: onlyUncosted(before.value) } : one,
  );
  if (told.length === 0) return [];
  if (told.some(({ line }) => line === null)) {
    const lines = costsByLine(ground, amounts, before.value);
    return lines ? relaid(before, lines) : [];
  }
  const costed = withToldCosts(before.value, told).map((line, at) => (costsMore(line) ? (before.value[at] as SaleLine) : line));
  return relaid(before, costed);
}

/** Nobody sells for less than it costs: other numbers were taken for parts of it. */
function costsMore({ price, unitCost }: SaleLine): boolean {
  return unitCost !== undefined && unitCost >= price;
}

/** One of the list, or right after it of something that is not sold: "and $7 for a bath". */
function isListed(money: Money, { parts, next }: CostsOfEach): boolean {
  return parts.some(({ amount }) => amount === money) || (next?.amount === money && OF_ANOTHER.test(next.after));
}

const OF_ANOTHER =
  /^ ?(?:€|euros?|pesos|soles|dollars|bucks|pounds|quid)? ?(?:for (?:an?|the|each)|per|an?|each|por|cada|l[ao]s?|el|en (?:el|la|cada)) \p{L}{3,}/iu;

/** "3 bucks a day", where days are sold. */
function isOfDays({ per }: Money, lines: readonly SaleLine[]): boolean {
  return per === 'day' && lines.some(({ label }) => /(?<!\p{L})(?:d[ií]as?|days?|noches?|nights?)(?!\p{L})/iu.test(label));
}

/** «Cada alumna, unos cuatro euros al mes»: by the month, and of one all the same. */
function isOfEach({ folded }: Ground, { per, start }: Money): boolean {
  return per === 'month' && /(?<![a-z])(?:cada|each|every|per|por) [a-z]+(?: [a-z]+){0,4} ?[$€£]?$/.test(folded.slice(0, start));
}

/** "Of a £16.50 basket", "with the workshops it comes to £17,250": a price said again, or what all lines come to. */
function isKnownOf({ folded }: Ground, money: Money, lines: readonly SaleLine[]): boolean {
  const sold = lines.filter(isTold).reduce((sum, { price, units }) => sum + price * units, 0);
  const value = middle(money);
  const left = folded.slice(Math.max(0, money.start - 30), money.start);
  const isPriceAgain = (OF_A.test(left) || SOLD_AT.test(left)) && lines.some(({ price }) => price === value);
  return isPriceAgain || (sold > 0 && Math.abs(value - sold) <= NEARLY * sold);
}

const NEARLY = 0.02;
/** «Se vende a 55 y me cuesta 17». */
const SOLD_AT =
  /(?<![a-z])(?:vend[a-z]+|sold|sells?|charged?|cobr[a-z]+|price[ds]?(?: is)?|precio(?: es)?)(?: (?:a|at|for|por|en|de))? ?[$€£]?$/;
const OF_A = /(?<![a-z])(?:of|out of|from|de|del) (?:(?:an?|the|each|every|cada|una?|los|las|el|la|l[oa]s) )?[$€£]?$/;

/** «230 pesos: 115 de café, 28 de bolsas, 72 de envío y 15 de comisión»: what comes to the one before them is told in it. */
function withoutParts(monies: readonly Money[]): readonly Money[] {
  for (const [at, whole] of monies.entries()) {
    for (let until = at + 3; until <= monies.length; until++) {
      const parts = monies.slice(at + 1, until);
      if (Math.abs(parts.reduce((sum, part) => sum + middle(part), 0) - middle(whole)) < HALF_A_CENT)
        return [...monies.slice(0, at + 1), ...withoutParts(monies.slice(until))];
    }
  }
  return monies;
}

const HALF_A_CENT = 0.005;

/** The one line whose cost is still open while the others' are known: what was asked about last. */
function onlyUncosted(lines: readonly SaleLine[]): number | null {
  const open = lines.flatMap(({ unitCost }, at) => (unitCost === undefined ? [at] : []));
  return open.length === 1 ? (open[0] as number) : null;
}

/** The lines told anew, and what they come to where the volume of each is known. */
export function relaid(before: Fact<'lines'>, lines: readonly SaleLine[]): readonly Fact[] {
  const fact: Fact<'lines'> = { ...before, value: lines };
  return lines.every(isTold) ? [fact, ...togetherFacts(fact)] : [fact];
}

type Named = Pick<SaleToken, 'start' | 'numberEnd' | 'noun' | 'value'>;

/** The number of each line, by its name beside it; null where a line has none or two, or a number no line. */
function matchLines<Token extends Named>(ground: Ground, lines: readonly SaleLine[], tokens: readonly Token[]): readonly Token[] | null {
  if (tokens.length !== lines.length) return null;
  const labels = lines.map(({ label }) => label);
  for (const wordsBeside of [wordsBefore, wordsAfter]) {
    const named = tokens.map((token, at) => lineNamed(labels, token.noun === '' ? wordsBeside(ground, tokens, at) : token.noun));
    if (!named.includes(null) && new Set(named).size === tokens.length) return lines.map((_, at) => tokens[named.indexOf(at)] as Token);
  }
  return null;
}

/** Back to the number before it: «menús, unos 60». */
function wordsBefore({ text }: Ground, tokens: readonly Named[], at: number): string {
  return text.slice(tokens[at - 1]?.numberEnd ?? 0, tokens[at]?.start);
}

/** Up to the number after it: "$9 a family". */
function wordsAfter({ text }: Ground, tokens: readonly Named[], at: number): string {
  return text.slice(tokens[at]?.numberEnd, tokens[at + 1]?.start);
}
