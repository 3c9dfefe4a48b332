// One of the things sold, corrected by its name at the read-back: «el menú es a 14», "the color is 45 a month".
import type { Fact, FactSheet, SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import { isTold, lineNamed, saleLines } from '../../facts/sale-lines.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { assignCosts, type CostTold, isOfOneSale, withToldCosts } from './cost-of-lines.ts';
import { costsOfEach } from './costs-of-each.ts';
import { countsOfSome } from './counts-of-each.ts';
import { findAmounts } from './find-amounts.ts';
import { isTakenBack } from './is-taken-back.ts';
import { asMonthly } from './lines-together.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import { relaid } from './name-sale-lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';
import { tellsElse } from './tells-else.ts';

/** The lines as corrected and what they come to; nothing where no line is named, or it is not clear what of it is told. */
export function correctSaleLine(ground: Ground, { known }: ReadingContext): readonly Fact[] {
  const before = known.lines;
  const lines = saleLines(known);
  if (lines === null || before === undefined) return [];
  const amounts = findAmounts(ground);
  const listed = costsOfEach(ground, amounts, lines, false);
  const counted = listed ? null : countsOfSome(ground, amounts, lines);
  const inList = [...(listed?.parts ?? []), ...(counted?.parts ?? [])];
  const numbers = amounts.filter((amount): amount is Told => isNumber(amount) && !inList.some((part) => part.amount === amount));
  const told = numbers.filter((amount) => !isTakenBack(ground, amount));
  const denied = numbers.filter((amount) => !told.includes(amount)).map(middle);
  const costs = costsTold(ground, told, before, known);
  const costed = withToldCosts(listed?.lines ?? counted?.lines ?? lines, costs);
  const changed: SaleLine[] = costed.map((line, at) =>
    line.unitCost !== undefined && line.unitCost >= line.price ? (lines[at] ?? line) : line,
  );
  let isChanged = costs.length > 0 || inList.length > 0;
  const days = findOpenDays(ground.folded);
  const tellings: Changed[] = [];
  for (const [at, amount] of told.entries()) {
    if (costs.some(({ money }) => money === amount) || (amount.kind === 'money' && amount.per === 'day')) continue;
    const from = told[at - 1]?.end ?? 0;
    const words = ground.text.slice(from, amount.start);
    const labels = lines.map(({ label }) => label);
    const own = amount.kind === 'money' ? '' : (NOUN.exec(ground.text.slice(amount.start))?.[1] ?? '');
    const ahead = words.slice(words.search(/[^.;!?\n]*$/u));
    // «440 daycare days and 110 nights»: what a number counts names it before what stands ahead of it.
    const byName = lineNamed(labels, own) ?? (own !== '' && JOINED.test(ahead) ? null : lineNamed(labels, `${ahead} ${own}`));
    const goesOnWith = byName === null && ahead === words ? tellings.at(-1) : undefined;
    const named = byName ?? goesOnWith?.line ?? null;
    const line = named === null ? undefined : changed[named];
    if (named === null || line === undefined || !isTold(line) || COSTS.test(words)) continue;
    const value = middle(amount);
    const isCounted =
      amount.kind === 'count' ? amount.noun !== '' : amount.kind === 'plain' && COUNTED.test(ground.folded.slice(amount.end));
    if (costs.length > 0 && amount.kind === 'plain' && !isCounted && value < line.price * LESS_THAN_PRICE) {
      // "Boarding costs 6 a night, daycare 3".
      changed[named] = { ...line, unitCost: value };
      continue;
    }
    const what = goesOnWith
      ? otherOf(goesOnWith, amount, isCounted)
      : isCounted
        ? 'units'
        : (deniedOf(line, denied) ??
          meantBy(amount, value, line, { isMonthly: before.period === 'month', isCharged: CHARGED_AT.test(words) }));
    if (what === null || tellsElse(sentenceOf(ground, amount))) continue;
    const per = amount.kind === 'plain' || amount.per === null ? 'month' : amount.per;
    const anew = what === 'price' ? { ...line, price: value } : { ...line, units: asMonthly(toMonthly(value, per, days) ?? value) };
    const isBare = amount.kind === 'plain' || (amount.kind === 'money' && amount.currency === null && amount.per === null);
    if (isBare && what === 'units' && apart(line.units, anew.units) > CLEARLY) continue;
    if (apart(line.price, anew.price) > MOST_DEARER || apart(line.units, anew.units) > MOST_OFTENER) continue;
    changed[named] = anew;
    tellings.push({ line: named, what });
    isChanged = true;
  }
  if (!isChanged) return [];
  const facts = relaid(before, changed);
  // Until each has its cost, what a sale costs on average stays as it was told.
  return known.unitCost && (costs.length > 0 || listed !== null) && !facts.some(({ id }) => id === 'unitCost')
    ? [...facts, known.unitCost]
    : facts;
}

/** Nobody corrects a price to six times what it was, or sales to twenty times. */
const MOST_DEARER = 6;
const MOST_OFTENER = 20;

function sentenceOf({ text }: Ground, { start }: { readonly start: number }): string {
  return sentencesOf(text).find((one) => start >= one.start && start < one.start + one.words.length)?.words ?? '';
}

interface Changed {
  readonly line: number;
  readonly what: 'price' | 'units';
}

/** "Baths are 50 a month at $30": the second number of one sentence tells the other half of the same line. */
function otherOf({ what }: Changed, amount: Told, isCounted: boolean): 'price' | 'units' | null {
  if (what === 'price') return isCounted || (amount.kind !== 'plain' && amount.per !== null) ? 'units' : null;
  return amount.kind === 'money' || (amount.kind === 'plain' && !isCounted) ? 'price' : null;
}

/** Below it a number beside costs is one of them. */
const LESS_THAN_PRICE = 0.7;
const NOUN = /^[\d.,]+ ((?:\p{L}[\p{L}'’-]*)(?: (?!(?:and|y|o|or|a|al|per|por|at|of|de)(?!\p{L}))\p{L}+){0,2})/u;
const JOINED = /^\s*(?:\p{L}+\s){0,3}(?:and|y|plus)\s*$/iu;

/** «De fisio serán 110 sesiones»: so many of something. */
const COUNTED =
  /^ (?!(?:euros?|pesos|soles|dolares|dollars|pounds|quid|bucks|mil|each|cada|por|per|the|now|not|no|in|al|a|an)(?![a-z]))[a-z]{3,}/;

/** "The tune-ups are 105, not 95": what is taken back says which of the two is meant. */
function deniedOf(
  { price, units }: { readonly price: number; readonly units: number },
  denied: readonly number[],
): 'price' | 'units' | null {
  const [isPrice, isUnits] = [denied.includes(price), denied.includes(units)];
  return isPrice === isUnits ? null : isPrice ? 'price' : 'units';
}

/** The sums that are what a line costs: in a sentence that speaks of costs, and nearer to its cost than to its price where "costs" may be either. */
function costsTold(ground: Ground, told: readonly Told[], before: Fact<'lines'>, { unitCost }: FactSheet): readonly CostTold[] {
  // "6 a night" is what one costs, where nights are sold.
  const monies = told.filter((amount): amount is Money => amount.kind === 'money' && (isOfOneSale(amount, before) || amount.per === 'day'));
  const spoken = monies.filter((money) => {
    if (CHARGED_AT.test(ground.text.slice(0, money.start))) return false;
    const sentences = sentencesOf(ground.text);
    const at = sentences.findIndex(({ words, start }) => money.start >= start && money.start < start + words.length);
    const words = sentences[at]?.words ?? '';
    return COSTS.test(words) || COST_OR_PRICE.test(words) || goesOn(sentences[at - 1]?.words, words);
  });
  return assignCosts(ground, spoken, before.value).filter(({ money, line }) => {
    const named = line === null ? undefined : before.value[line];
    if (named === undefined) return false;
    const sentence = sentencesOf(ground.text).find(({ words, start }) => money.start >= start && money.start < start + words.length);
    if (COSTS.test(sentence?.words ?? '') || !COST_OR_PRICE.test(sentence?.words ?? '')) return true;
    const usual = named.unitCost ?? (unitCost && unitCost.value < named.price ? unitCost.value : named.price * USUAL_COST);
    return apart(middle(money), usual) < apart(middle(money), named.price);
  });
}

/** "Parts aren't 50 a job. It's 14 on a tune-up, 9 on a quick fix": the second goes on with what the first speaks of. */
function goesOn(before: string | undefined, words: string): boolean {
  return before !== undefined && COSTS.test(before) && GOES_ON.test(words);
}

const GOES_ON = /^\s*(?:it['’]?s|they['’]?re|that['’]?s|son|es|ser[ií]an?|more like)(?!\p{L})/iu;

/** "Ten uprights at 1,950 and each costs me 650": the first is what is charged. */
const CHARGED_AT = /(?<!(?:sale|salen)\s)(?<!\p{L})(?:at|a|@)\s?$/iu;
/** "Walling costs £5 a metre" may tell what is paid for it or what is charged. */
const COST_OR_PRICE = /(?<!\p{L})(?:costs?|cuestan?|salen?)(?!\p{L})/iu;
/** The part of a price that a sale's cost is taken for where nobody told it. */
const USUAL_COST = 0.3;

type Told = Extract<Amount, { kind: 'money' | 'count' | 'plain' }>;

function isNumber(amount: Amount): amount is Told {
  return amount.kind === 'money' || amount.kind === 'count' || amount.kind === 'plain';
}

const COSTS =
  /(?<!\p{L})(?:(?:me|nos) (?:cuestan?|salen?)|costes?|costos?|material(?:es)?|materials|parts|supplies|ingredients|ingredientes|costs? (?:me|us|per (?:sale|unit)|is|of|for)|unit costs?|direct costs?)(?!\p{L})/iu;

/** How many times nearer a bare number must be to what it replaces than to the other. */
const CLEARLY = 3;

/** A period of time counts how many, a sign, cents or "at" tell a price; a bare number is whichever it is clearly nearer to. */
function meantBy(
  amount: Told,
  value: number,
  { price, units }: { readonly price: number; readonly units: number },
  { isMonthly, isCharged }: { readonly isMonthly: boolean; readonly isCharged: boolean },
): 'price' | 'units' | null {
  const isSigned = amount.kind === 'money' && amount.currency !== null;
  if (amount.kind === 'plain' && isCharged) return 'price';
  if (isSigned || !Number.isInteger(value)) return isSigned && !isMonthly && amount.per !== null && amount.per !== 'unit' ? null : 'price';
  if (amount.kind !== 'plain' && amount.per !== null && amount.per !== 'unit' && amount.per !== 'hour') return 'units';
  const [off, far] = [apart(value, price), apart(value, units)];
  if (off * CLEARLY < far) return 'price';
  return far * CLEARLY < off ? 'units' : null;
}

/** How many times one is the other. */
function apart(one: number, other: number): number {
  return Math.max(one / other, other / one);
}
