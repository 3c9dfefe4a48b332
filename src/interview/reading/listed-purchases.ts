// What is bought to open told one by one, wherever it stands in an answer: «Para abrir: la obra 28.000, el aparato de rayos X 19.000, …», "fitting the place
// out is eight and a half thousand, the oven 1,900, …". Each sum of the list has a name, and the total told beside it, if any, is theirs.
import type { MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { EMPLOYEE } from './cost-words.ts';
import { comesTo } from './counts-to.ts';
import { EACH } from './find-cost-sum.ts';
import { labelSums } from './label-sums.ts';
import { HEAD } from './listed-costs.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import { isMonthlyList, isOfOpening } from './monthly-words.ts';
import { statementsOf } from './statements-of.ts';

export interface ListedPurchases {
  readonly items: readonly MoneyItem[];
  readonly total: number;
  /** Whether the total was told, and is what they come to. */
  readonly isProven: boolean;
  /** What holds them and their total, and nothing else. */
  readonly spans: readonly Span[];
}

type Sum = Span & { readonly value: number };

/** Of a list without its total; with it, as few as two others beside one. */
const FEWEST = 4;
const FEWEST_PROVEN = 3;
/** Smaller numbers count things. */
const LEAST = 50;
const LEAST_BARE = 100;
/** "A 60 foot polytunnel", «un equipo de 500 litros 46.000». */
const THING_PRICED = /^ (?:(?!y |e |and |plus |mas )[a-z]+ )+[$€£]?\d/;
const OF_THINGS = /^ (?!(?:and|y|de|del|of|for|en|in|on|para|mas|plus|the|el|la)(?![a-z]))[a-z]{3,}/;
const NO_SUM =
  /^ ?(?:%|por ciento|per ?cent|horas?|hours?|hrs?|dias?|days?|weeks?|semanas?|meses|months|anos?|years?|personas?|people|m2|metros|km|minut)(?![a-z])/;
/** Told of each, of a time, or of nothing that is bought. */
const OF_ELSE =
  /(?<![a-z])(?:prestamos?|creditos?|hipoteca|bancos? (?:me|nos|presta)|ahorr\w+|pong\w+|pon(?:e|emos|dr\w+)|aport\w+|tengo|tenemos|falta\w*|presta\w*|dej\w+|colchon|cushion|precios?|tickets?|vend\w+|ventas?|client\w+|cobr\w+|gan\w+|factur\w+|sueldos?|salarios?|brut[oa]s?|loans?|lend\w*|lent|mortgage|savings?|saved|(?:i|we)(?:['’]ve| have| put)(?: got)?|prices?|sell\w*|sales?|customers?|charg\w+|wages?|salary|earn\w*|gross|each|apiece|cada un[oa]|antes|before)(?![a-z])/;
/** Somebody paid, told first: not «la máquina con el monitor». */
const PAID = new RegExp(`^(?:(?:el|la|l[oa]s|un|una|dos|tres|the|my|mi|our|two|three) )*(?!monitor(?![a-z]))${EMPLOYEE}(?![a-z])`);
const BY_TIME: ReadonlySet<string> = new Set(['month', 'week', 'fortnight', 'bimonth', 'quarter', 'year', 'hour', 'day']);

/** The list, where all that its sentence tells is bought; null where a sum of it has no name or is of anything else, or comes to another total. */
export function listedPurchases(ground: Ground, amounts: readonly Amount[]): ListedPurchases | null {
  const all = sumsIn(ground, amounts);
  const statements = statementsOf(ground.text);
  for (const [at, span] of statements.entries()) {
    const isHere = ({ start }: Span) => start >= span.start && start < span.end;
    const sums = all.filter(isHere);
    const isTimed = amounts.some((amount) => isHere(amount) && amount.kind === 'money' && BY_TIME.has(amount.per ?? ''));
    if (
      sums.length < FEWEST_PROVEN ||
      isTimed ||
      sums.some((sum) => isOfEach(ground, sum)) ||
      HEAD.test(ground.folded.slice(span.start, sums[0]?.start))
    )
      continue;
    const items = isAllOthers(sums) ? null : itemsOf(ground, sums, span);
    if (items === null) continue;
    const total = roundMoney(sumOf(items.map(({ amount }) => amount)));
    const beside = [statements[at + 1], statements[at - 1]].find((one) => one && isTotal(all, one, total));
    if (beside === undefined && items.length < FEWEST) continue;
    return { items, total, isProven: beside !== undefined, spans: beside ? [span, beside] : [span] };
  }
  return null;
}

function sumsIn({ folded, numerals }: Ground, amounts: readonly Amount[]): readonly Sum[] {
  return amounts.flatMap((amount) => {
    if ((amount.kind !== 'money' && amount.kind !== 'plain') || amount.low !== amount.high || middle(amount) < LEAST) return [];
    const end = numerals.find(({ start }) => start >= amount.start && start <= amount.end)?.end ?? amount.end;
    const rest = folded.slice(end);
    const isSize = amount.kind === 'plain' && OF_THINGS.test(rest) && (middle(amount) < LEAST_BARE || THING_PRICED.test(rest));
    return isSize || NO_SUM.test(rest) ? [] : [{ start: amount.start, end, value: middle(amount) }];
  });
}

/** «Dos hornos a 2.500», "six chairs, 90 each": so many times the sum. */
function isOfEach({ folded }: Ground, { start, end }: Span): boolean {
  const lead = folded.slice(Math.max(0, start - 60), start).replace(/^.*[,.;:](?=\s)/s, '');
  return EACH.test(folded.slice(end, end + 40)) || SEVERAL_AT.test(lead);
}

const SEVERAL_AT =
  /(?<![a-z\d])(?:[2-9]|1\d|dos|tres|cuatro|cinco|seis|ocho|diez|doce|two|three|four|five|six|eight|ten|twelve) [a-z][^\d]* (?:a|at|de|@)(?: unos| unas| about)? ?[$€£]?$/;

/** The first or the last that is all the others together: none of a list, or by chance as much as they. */
function isAllOthers(sums: readonly Sum[]): boolean {
  const whole = sumOf(sums.map(({ value }) => value));
  return sums.length > FEWEST_PROVEN && [sums[0], sums.at(-1)].some((sum) => sum && comesTo(whole - sum.value, sum.value));
}

/** One sum alone, and as much as they come to. */
function isTotal(all: readonly Sum[], span: Span, total: number): boolean {
  const [only, ...others] = all.filter(({ start }) => start >= span.start && start < span.end);
  return only !== undefined && others.length === 0 && comesTo(only.value, total);
}

function itemsOf({ text }: Ground, sums: readonly Sum[], { start, end }: Span): readonly MoneyItem[] | null {
  const own = text.slice(start, end);
  const shifted = sums.map((sum) => ({ start: sum.start - start, end: sum.end - start }));
  const labels = labelSums(own, shifted, { start: 0, end: own.length });
  const items = sums.map(({ value }, at): MoneyItem => ({ label: (labels[at] ?? '').replace(ASIDE, ''), amount: roundMoney(value) }));
  return items.every(({ label }) => isBought(foldText(label))) ? items : null;
}

/** "A mixer", "three months' rent as a deposit, that's": an article before the name, and the words of the sum after it. */
const ASIDE =
  /^(?:.* )?(?:lista|list)(?: \p{L}+){0,4}? (?:es|son|is|are):? |^(?:an?|una?) (?=\p{L})|[,:]? (?:that['’]s|which is|que son|o sea|es decir)$/giu;

/** A rent or a bill is bought only as a deposit, or ahead. */
function isBought(name: string): boolean {
  return /[a-z]{3}/.test(name) && !OF_ELSE.test(name) && !PAID.test(name) && (!isMonthlyList(name) || isOfOpening(name));
}
