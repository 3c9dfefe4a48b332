// What each of the things sold costs, told in sentences of the founder's own: "A slab costs me $70. Blades run about 9 cents a foot".
import type { Fact, SaleLine } from '../../facts/fact.ts';
import { lineNamed } from '../../facts/sale-lines.ts';
import type { Ground, Money } from './amount.ts';
import { middle } from './monthly-amount.ts';
import { sentencesOf } from './split-sentences.ts';

/** A cost told with the line it belongs to, by its place among the known ones; null where no name leads to one of them. */
export interface CostTold {
  readonly money: Money;
  readonly line: number | null;
}

/** To which line each of these costs belongs: by the name in its own clause, else in its sentence, else as a further part of the cost before it. */
export function assignCosts({ text }: Ground, monies: readonly Money[], lines: readonly SaleLine[]): readonly CostTold[] {
  const labels = lines.map(({ label }) => label);
  const told = sentencesOf(text).flatMap(({ words, start }) => {
    const within = monies.filter((money) => money.start >= start && money.start < start + words.length);
    return within.length === 0 ? [] : assignInSentence(words, start, within, labels);
  });
  return byWhatIsLeft(text, told, lines.length);
}

function assignInSentence(words: string, start: number, monies: readonly Money[], labels: readonly string[]): readonly CostTold[] {
  const clauses = clausesIn(words, start);
  const clauseOf = (money: Money) => clauses.find(({ from, to }) => money.start >= from && money.start < to);
  const ownOf = (money: Money) => {
    const clause = clauseOf(money);
    const isAlone = clause !== undefined && monies.every((other) => other === money || clauseOf(other) !== clause);
    return isAlone ? lineNamed(labels, clause.words) : null;
  };
  const [named, owns] = [lineNamed(labels, words), monies.map(ownOf)];
  // What a clause of the sentence names for a cost of its own is not named for the others.
  const whole = owns.includes(named) && monies.length > 1 ? null : named;
  const told: CostTold[] = [];
  for (const [at, money] of monies.entries()) {
    const [clause, own] = [clauseOf(money), owns[at] ?? null];
    const before = told.at(-1);
    const isFurther = before !== undefined && clause !== undefined && !NAMES_ANOTHER.test(clause.words);
    told.push({ money, line: own ?? (isFurther ? before.line : whole) });
  }
  return told;
}

/** "Each guest", «la bici»: what such a clause tells is no part of the cost before it. */
const NAMES_ANOTHER =
  /(?<!\p{L})(?:the|an?|each|every|per|el|la|los|las|una?|cada|por)\s+(?!(?:year|month|week|day|año|mes|semana|día)(?!\p{L}))\p{L}{3,}/iu;

interface Clause {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

/** The parts of a sentence between commas and conjunctions. */
function clausesIn(words: string, start: number): readonly Clause[] {
  const breaks = [...words.matchAll(BREAK)].map(({ index, 0: sign }) => ({ at: index, after: index + sign.length }));
  const edges = [0, ...breaks.map(({ after }) => after)];
  return edges.map((from, at) => {
    const to = breaks[at]?.at ?? words.length;
    return { words: words.slice(from, to), from: start + from, to: start + to };
  });
}

const BREAK = /(?:,(?!\d)|[;:])\s*|\s(?:and|y|e|plus|m[aá]s|but|pero|while|mientras)\s/giu;

/** Where all lines but one are named, the one thing left with a name of its own is that line: "An upright costs me 300" of «restored pianos». */
function byWhatIsLeft(text: string, told: readonly CostTold[], lines: number): readonly CostTold[] {
  const named = new Set(told.flatMap(({ line }) => line ?? []));
  const unnamed = told.filter(({ line }) => line === null);
  const [left] = Array.from({ length: lines }, (_, at) => at).filter((at) => !named.has(at));
  if (left === undefined || named.size !== lines - 1 || unnamed.length === 0) return told;
  const sentences = sentencesOf(text).filter(({ words, start }) =>
    unnamed.some(({ money }) => money.start >= start && money.start < start + words.length),
  );
  const isOneThing = sentences.length === 1 && OF_ONE.test(sentences[0]?.words ?? '');
  return isOneThing ? told.map((one) => (one.line === null ? { ...one, line: left } : one)) : told;
}

/** "An upright costs me", «cada mueble me sale», «45 por mueble». */
const OF_ONE =
  /\d\s?(?:€|euros?|pesos|soles|dollars|pounds)?\s(?:por|per|an?|each)\s\p{L}{4,}|(?<!\p{L})(?:an?|each|every|the|una?|cada|el|la)\s+\p{L}{3,}(?:\s\p{L}+){0,3}?\s(?:me\s|nos\s|is\s|it['’]s\s)?(?:costs?|cuesta|sale|runs?|takes?|is)(?!\p{L})/iu;

/** The lines with these costs: several told of one are parts of it. */
export function withToldCosts<Line extends SaleLine>(lines: readonly Line[], told: readonly CostTold[]): readonly Line[] {
  return lines.map((line, at) => {
    const own = told.filter((one) => one.line === at);
    if (own.length === 0) return line;
    return { ...line, unitCost: Math.round(own.reduce((sum, { money }) => sum + middle(money) * 100, 0)) / 100 };
  });
}

/** Whether a sum may be of one sale: not of a week, a month or a year, unless what is sold is paid by the month. */
export function isOfOneSale({ per }: Money, { period }: Fact<'lines'>): boolean {
  return per === null || per === 'unit' || (per === 'month' && period === 'month');
}
