// What a correction cannot mean: a figure many times what it was that is not called by its name, a price of one thing for the mean of several, and
// what a rival charges. The founder is asked instead.
import { type Fact, type FactId, type FactSheet, factValue, type MoneyItem, withFacts } from '../../facts/fact.ts';
import { saleLines } from '../../facts/sale-lines.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import { isAllFunds } from './all-funds.ts';
import type { Ground } from './amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';

/** Figures that have a name, and its words. */
const NAMED: Partial<Record<FactId, RegExp>> = {
  price: /(?<![a-z])(?:precios?|prices?|tarifas?|cobr\w+|charg\w+|tickets?|sells?|sold|vend\w+|cuotas?|fees?|sales?|ventas?)(?![a-z])/,
  unitCost: /(?<![a-z])(?:cost\w*|cuesta\w*|material\w*|gast\w+|ingredient\w*|spend)(?![a-z])/,
  fixedCosts: /(?<![a-z])(?:gast\w+|fij\w+|costs?|costes?|costos?|bills|overheads?|expenses|outgoings)(?![a-z])/,
  investment: /(?<![a-z])(?:inver\w+|invest\w*|abrir|apertura|open\w*|compr\w+|purchas\w+|buy|equip\w*|necesit\w+|need|start\w*)(?![a-z])/,
  ownFunds: /(?<![a-z])(?:pongo|ponemos|ahorr\w+|propi\w+|savings?|saved|own|my money|put in|dinero)(?![a-z])/,
  loan: /(?<![a-z])(?:prestamo\w*|prest\w+|loans?|bancos?|banks?|pido|pedi\w+|pedim\w+|borrow\w*|lend\w*|lent|credit\w*)(?![a-z])/,
  founderPay: /(?<![a-z])(?:sueldos?|salarios?|cobr\w+|pay|paid|salary|wages?|draw\w*|take|sac\w+|pag\w+)(?![a-z])/,
  staffPay: /(?<![a-z])(?:sueldos?|salarios?|cobr\w+|pay|paid|salary|wages?|pag\w+|cuesta\w*|costs?)(?![a-z])/,
};
const OF_LINES: ReadonlySet<FactId> = new Set<FactId>(['price', 'volume', 'unitCost']);
const MOST_UNNAMED = 12;
const MOST_NAMED = 40;
/** How far a mean may be put right without its parts. */
const NEAR_MEAN = 1.4;
const RIVALS = /(?<![a-z])(?:competen\w+|competid\w+|competitors?|competition|rival\w*)(?![a-z])/;
const HOURLY = /^ ?(?:€|euros?|pesos|dollars)? ?(?:la hora|por hora|an hour|per hour|the hour)(?![a-z])/;

interface Sensible {
  readonly facts: readonly Fact[];
  /** What nothing was made of. */
  readonly dropped: readonly FactId[];
}

/** Those of the facts that a correction may mean. */
export function withoutAbsurd(facts: readonly Fact[], ground: Ground, { known }: ReadingContext): Sensible {
  const isMeant = (fact: Fact) => !isAbsurd(fact, facts, ground, known);
  const meant = facts.filter(isMeant);
  const isSum = ({ value }: Fact) => typeof value === 'number' && isAllFunds(value, withFacts(known, meant));
  return {
    facts: meant.filter((fact) => !isTargetAgain(fact, known)),
    dropped: facts.filter((fact) => !isMeant(fact) && !isSum(fact)).map(({ id }) => id),
  };
}

/** «Las ventas son 1.430, no 932»: those that they climb to, told again. */
function isTargetAgain({ id, value }: Fact, known: FactSheet): boolean {
  return id === 'volume' && factValue(known, 'volumeFromStart') === true && value === factValue(known, 'targetVolume');
}

function isAbsurd(fact: Fact, all: readonly Fact[], { text, folded }: Ground, known: FactSheet): boolean {
  const { id, value, quote } = fact;
  const name = NAMED[id];
  const before = factValue(known, id);
  // What several things told anew come to follows from them.
  if (all.some((one) => one.id === 'lines') && all.some((one) => one.id === 'volume') && OF_LINES.has(id) && fact.origin === 'derived')
    return false;
  if (SPENT.has(id) && quote !== null && CUSHION.test(foldText(sentenceAt(text, quote.start)))) return true;
  if (id === 'investmentItems') return isTrifle(fact, known);
  if (RAMP.has(id)) return quote !== null && OF_COSTS.test(foldText(sentenceAt(text, quote.start)));
  if ((name === undefined && id !== 'volume') || typeof value !== 'number' || quote === null) return false;
  const words = foldText(sentenceAt(text, quote.start));
  if (RIVALS.test(words)) return true;
  if (id === 'volume' && (HOURLY.test(folded.slice(quote.end)) || HOURLY.test(foldText(quote.text).replace(/^[\d.,]+/, '')))) return true;
  if (name === undefined || typeof before !== 'number' || before <= 0 || value <= 0) return false;
  const apart = Math.max(value / before, before / value);
  const areLinesKept = !all.some((one) => one.id === 'lines') && saleLines(known) !== null;
  if (id === 'price' && areLinesKept && (apart > NEAR_MEAN || saleLines(known)?.some(({ price }) => price === value))) return true;
  return apart > (name.test(words) ? MOST_NAMED : MOST_UNNAMED);
}

/** What a thing costs to make, where tens of thousands are known to be spent on opening: no list of what is bought. */
function isTrifle({ value }: Fact, known: FactSheet): boolean {
  const sum = sumOf((value as readonly MoneyItem[]).map(({ amount }) => amount));
  return sum > 0 && sum * MOST_NAMED < (factValue(known, 'investment') ?? 0);
}

function sentenceAt(text: string, at: number): string {
  return sentencesOf(text).find(({ words, start }) => at >= start && at < start + words.length)?.words ?? '';
}

const RAMP: ReadonlySet<FactId> = new Set<FactId>(['targetVolume', 'targetMonths', 'volumeFromStart']);
const OF_COSTS =
  /(?<![a-z])(?:publicidad|marketing|advert\w*|ads|gast\w+|costs?|costes?|van dentro|cobra\w*|sueldos?|paid|pay|wages?|included|incluid\w+|prestamo\w*|creditos?|hipoteca|loans?|borrow\w*|lent|lend\w*)(?![a-z])/;

/** "The 3,000 is just cash I keep in the bank": kept, and spent on nothing. */
const SPENT: ReadonlySet<FactId> = new Set<FactId>(['fixedCosts', 'costLines', 'investmentItems']);
const CUSHION =
  /(?<![a-z])(?:cushion|buffer|cash (?:i|we) keep|cash reserve|a reserve|in the bank|colchon|en caja|en el banco|de reserva|una reserva)(?![a-z])/;
