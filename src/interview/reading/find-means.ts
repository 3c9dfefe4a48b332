// What an answer on means comes to: the costs of a month, what the founders take, and who pays for the opening.
import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, type FactId, factValue } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Ground } from './amount.ts';
import { STEADY_NOUN } from './cost-words.ts';
import { FOR_A_PART, partIn } from './for-a-part.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { moneyDetails, roundMoney, unitOf } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import { countMonthly, EVERY_MONTH } from './monthly-words.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RoledMoney } from './roled-money.ts';
import { monthly } from './settle-means.ts';
import { type Breath, breathsOf } from './split-breaths.ts';
import { costLines, hiredIn, openCosts } from './sum-fixed-costs.ts';
import { tellsTakeover } from './tells-takeover.ts';

interface Line extends RoledMoney {
  readonly breath: Breath;
}

const OTHERS = /(?<![a-z])(?:otros|demas|other|remaining)(?![a-z])/;
const SUMS =
  /(?:(?<![a-z])(?:suman?|son|salen?|rondan?|cuestan?|llevan?|van?|estan|come|comes|runs?|add|adds|amounts?|are|is|costs?|will be|total)(?![a-z])|:)[^.;,]{0,30}$/;
const JOINT = /(?:,| y | and | e )/;
const PART_OF = /(?<![a-z])(?:de (?:l[oa]s? que|esos|es[ao]|ell[oa]s)|of (?:which|that|it|those))(?![a-z])/;
const STEADY = new RegExp(`(?<![a-z])${STEADY_NOUN}(?![a-z])`);

/** The fixed costs of a month, said whole or as a list of them; the pay beside them; the founders' money and what is borrowed. */
export function meansFacts(
  ground: Ground,
  roled: readonly RoledMoney[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const breaths = breathsOf(
    ground,
    roled.map(({ money }) => money),
  );
  const lines = roled.map((entry, at) => ({ ...entry, breath: breaths[at] as Breath }));
  const fact = (
    id: 'investment' | 'fixedCosts' | 'staffPay' | 'founderPay' | 'ownFunds' | 'loan' | 'investorFunds',
    value: number,
    { money }: Line,
    isDerived: boolean,
  ) => makeFact(id, roundMoney(value), moneyDetails(ground, money, context, unitOf(money, currency), isDerived, id));
  // Asked who works there, what they are paid is told beside.
  if (context.question === 'team') return wageFact(lines, fact);
  const pay = lines.filter(({ role }) => role === 'founderPay').at(-1);
  const fixed = context.question === 'resources' ? sumOfMonth(lines) : null;
  const quote = pay && quoteOf(ground.text, context.answer, pay.money.start, pay.money.end);
  const spent = lines.find((line) => line.role === 'ownFunds' && buysToo(line));
  const isAllInvested =
    spent !== undefined && context.known.investment === undefined && !lines.some(({ role }) => role === null || role === 'investment');
  const listed = fixed ? costLines(ground, fixed.lines, lines, context) : [];
  const wages = wageFact(lines, fact);
  return [
    ...(isAllInvested ? [fact('investment', middle(spent.money), spent, false)] : []),
    ...(fixed ? [fact('fixedCosts', fixed.value, fixed.line, fixed.isDerived)] : []),
    ...(pay ? [fact('founderPay', monthly(pay.money), pay, pay.isMultiplied === true || pay.money.low !== pay.money.high)] : []),
    ...(isWithin(lines, pay) ? [makeFact('payIncluded', true, { quote: quote ?? null, origin: 'derived' })] : []),
    ...(wages.length > 0 ? wages : hiredIn(listed)),
    ...sourceFact('ownFunds', lines, fact),
    ...sourceFact('loan', lines, fact),
    ...sourceFact('investorFunds', lines, fact),
    ...shareFact(ground, lines, context),
    ...(context.question === 'funding' ? [] : tellsTakeover(ground, context)),
    ...(fixed ? [...openCosts(ground, fixed.lines.length, context), ...listed] : []),
  ];
}

/** What those who are hired cost together. */
function wageFact(lines: readonly Line[], fact: (id: 'staffPay', value: number, line: Line, isDerived: boolean) => Fact): readonly Fact[] {
  const wages = lines.filter(({ isWage }) => isWage);
  const [first] = wages;
  if (first === undefined) return [];
  const sum = wages.reduce((so, { money }) => so + monthly(money), 0);
  return [fact('staffPay', sum, first, wages.length > 1 || sum !== first.money.low || first.isMultiplied === true)];
}

/** "60k for 15%": the part of the business that the money is for. */
function shareFact({ text }: Ground, lines: readonly Line[], { answer }: ReadingContext): readonly Fact[] {
  const line = lines.find(({ role, breath }) => role === 'invested' && FOR_A_PART.test(breath.rest));
  const match = line && FOR_A_PART.exec(line.breath.rest);
  const share = match && partIn(match[0]);
  if (!share) return [];
  const start = line.money.end + match.index;
  return [makeFact('investorShare', share, { unit: 'percent', quote: quoteOf(text, answer, start, start + match[0].length) })];
}

/** "Invierto 3 millones de mis ahorros", "sierra y compresor 5,2 millones que ya tenemos ahorrados": what is saved is what is spent. */
function buysToo({ breath }: Line): boolean {
  if (/(?<![a-z])(?:inviert\w+|invertim\w+|invest(?:ing|ed)?)(?![a-z])/.test(breath.lead)) return true;
  const isHanded =
    /(?<![a-z])(?:tengo|tenemos|pongo|pon\w+|aport\w+|have|put\w*|savings?|ahorr\w+|cuento|contamos|dispon\w+|saved|i've|we've|met\w+|capitaliz\w+|llev(?:o|amos)|bring\w*|soci[oa]s?|partners?|co-?founders?|herman[oa]|brother|sister|marido|mujer|husband|wife)(?![a-z])/.test(
      breath.lead,
    );
  return (
    !isHanded &&
    /[a-z]{4,}/.test(
      breath.lead.replace(
        /(?<![a-z])(?:unos|unas|about|around|para|empezar|desde|total|todo|interest|interes(?:es)?|tae|apr)(?![a-z])/g,
        '',
      ),
    )
  );
}

/** "Burn is $6,500 a month including $2,500 each for the two of us". */
function isWithin(lines: readonly Line[], pay: Line | undefined): boolean {
  return (
    pay !== undefined &&
    /(?<![a-z])(?:including|incluid[oa]s?|incluyendo|con)(?: [a-z]+){0,3} ?[$€£]?$/.test(pay.breath.lead) &&
    lines.some(
      ({ role, breath, money }) => role === 'fixedCosts' && breath.sentence === pay.breath.sentence && money.end <= pay.money.start,
    )
  );
}

/** "A grand a month all in plus 900 for my lad": paid besides. */
const ON_TOP = /^(?: (?:all in|in all|altogether|en total|todo|fij[oa]s))*,? ?(?:(?:and|y) )?(?:plus|mas|aparte|ademas|on top|\+)(?![a-z])/;

interface MonthSum {
  readonly value: number;
  readonly line: Line;
  readonly isDerived: boolean;
  /** What it is the sum of, where it was told one by one. */
  readonly lines: readonly Line[];
}

function sumOfMonth(lines: readonly Line[]): MonthSum | null {
  const parts = lines.filter(({ role }) => role === 'fixedPart');
  const said = lines.filter(({ role }) => role === 'fixedCosts').at(-1);
  if (said && !OTHERS.test(said.breath.lead)) {
    const next = lines[lines.indexOf(said) + 1];
    const paid =
      next?.isWage && next.breath.sentence === said.breath.sentence && ON_TOP.test(next.breath.longLead) ? monthly(next.money) : 0;
    return { value: monthly(said.money) + paid, line: said, isDerived: paid > 0 || said.money.low !== said.money.high, lines: [] };
  }
  const counted = said ? [...parts, said] : parts;
  const first = said ?? parts[0];
  if (first === undefined || !(said || isWholeList(parts))) return null;
  const value = counted.reduce((sum, { money }) => sum + monthly(money), 0);
  return {
    value,
    line: first,
    isDerived: counted.length > 1 || value !== first.money.low,
    lines: counted.toSorted((a, b) => a.money.start - b.money.start),
  };
}

/** Whether these are all the costs of a month as far as anybody would name them: three kinds at least, said of a month. */
function isWholeList(parts: readonly Line[]): boolean {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return false;
  const named = parts.reduce((sum, { breath }) => sum + Math.max(1, countMonthly(breath.lead)), 0);
  const isMonthly = parts.some(({ money }) => money.per !== null && money.per !== 'unit') || EVERY_MONTH.test(last.breath.rest);
  const isHeaded = /(?<![a-z])(?:fijos|fixed|gastos|mensuales|monthly)(?![a-z])[^.\d]{0,40}:/.test(first.breath.lead);
  // "About 1100 a month insurance phone and van", "insurance phone gas 640 a month": one sum of several.
  const isOfSeveral = named > 2 || countMonthly(first.breath.tail.split(/[.;]/)[0] ?? '') > 1;
  if (parts.length === 1)
    return isMonthly && (isOfSeveral || (named > 1 && (SUMS.test(first.breath.lead) || JOINT.test(first.breath.lead))));
  // Nobody pays rent or wages but by the month.
  const isSteady = parts.some(({ breath }) => STEADY.test(`${breath.lead}|${breath.tail}`));
  return named > 3 || (named > 2 && (isMonthly || isHeaded || isSteady));
}

type Source = 'ownFunds' | 'loan' | 'investorFunds';
const ROLES_OF: Readonly<Record<Source, readonly RoledMoney['role'][]>> = {
  ownFunds: ['ownFunds', 'given'],
  loan: ['loan'],
  investorFunds: ['invested'],
};

/** Own money, with what is given; all that is borrowed; or what investors put in. The same sum told twice counts once. */
function sourceFact(
  id: Source,
  lines: readonly Line[],
  fact: (id: Source, value: number, line: Line, isDerived: boolean) => Fact,
): readonly Fact[] {
  const found = lines.filter((line) => ROLES_OF[id].includes(line.role) && !isAllTold(line, lines));
  const kept = found.filter(({ money, role }, at) => {
    const later = found.slice(at + 1);
    const isRetold = later.some(
      (other) => middle(other.money) === middle(money) && !/(?<![a-z])(?:otr[oa]s|another)(?![a-z])/.test(other.breath.lead),
    );
    return !isRetold && !(role === id && later[0]?.role === id && PART_OF.test(later[0].breath.longLead));
  });
  const [first] = kept;
  if (first === undefined) return [];
  const sum = kept.reduce((so, { money }) => so + middle(money), 0);
  return [fact(id, sum, first, kept.length > 1 || first.isMultiplied === true || first.money.low !== first.money.high)];
}

/** «50.000 nuestros y un préstamo de 55.000. Con eso tenemos 105.000»: what all that was told before comes to, and given by nobody besides. */
function isAllTold({ money }: Line, lines: readonly Line[]): boolean {
  const told = lines.filter((line) => line.money.end <= money.start && (line.role === null || OF_FUNDS.has(line.role)));
  if (!told.some(({ role }) => role !== null)) return false;
  const before = told.map((line) => middle(line.money));
  const each = [...new Set(before)];
  // «50.000, 25.000 cada uno»: told of each besides.
  const whole = each.filter((one) => !OF_US.some((times) => each.includes(one * times)));
  return [each, whole].some((parts) => parts.length > 1 && roundMoney(sumOf(parts)) === roundMoney(middle(money)));
}

const OF_US = [2, 3, 4] as const;
const OF_FUNDS: ReadonlySet<RoledMoney['role']> = new Set(Object.values(ROLES_OF).flat());

/** What is left of an answer on means once these facts are read: purchases, prices, and what has no name. */
export function withoutMeans(roled: readonly RoledMoney[]): readonly RoledMoney[] {
  return roled.filter(({ role }) => role === null || !READ.has(role));
}

const READ: ReadonlySet<string> = new Set(['fixedCosts', 'fixedPart', 'founderPay', 'ownFunds', 'loan', 'given', 'invested']);

/** The value of a figure read in this answer, else of one known. */
export function figureOf(
  found: readonly Fact[],
  { known }: ReadingContext,
  id: Extract<FactId, 'investment' | 'ownFunds' | 'loan' | 'investorFunds'>,
): number | undefined {
  return (found.find((fact) => fact.id === id)?.value as number | undefined) ?? factValue(known, id);
}
