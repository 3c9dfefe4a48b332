// What those who are hired cost where each is told with a wage, or a wage with how often it is paid or before charges: «Chuy con 11,000 y Lupita con 9,600, más como
// 5,500 del IMSS de los dos», «la auxiliar, con 1.450 brutos en catorce pagas».
import { countryOf } from '../../countries/countries.ts';
import { type Fact, factValue } from '../../facts/fact.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { EMPLOYED, EMPLOYEE } from './cost-words.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { EACH } from './find-cost-sum.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import { tellsOurPay, tellsOwnPay } from './pay-words.ts';
import { WORKER } from './people-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['team', 'resources', 'funding', 'read-back']);
const LEAST = 100;
const MONTHS = 12;
const PERSON = new RegExp(`(?<![a-z])(?:${EMPLOYEE}|${WORKER})(?![a-z])`);
const NAME = /(?<![.!?:]\s|^)(?<!\p{L})\p{Lu}\p{Ll}{2,}/u;
const EMPLOYS = new RegExp(`(?<![a-z])(?:${EMPLOYEE}|${WORKER}|${EMPLOYED}|imss|brut[oa]s?|gross|pagas|staff)(?![a-z])`);
/** Between whoever is paid and the sum. */
const PAID =
  /(?<![a-z])(?:con|a|cobra(?:ndo|ra|ria)?|gana(?:ndo|ra|ria)?|at|on|earn(?:s|ing)|gets?|getting|paid)(?: (?:unos|unas|como|about|around|roughly|de|un sueldo de|a salary of))* ?[$€£]?$/;
const NOT_PAID =
  /(?<![a-z])(?:soci[oa]s?|partners?|pone|aport\w+|prest\w+|lend\w*|puts?|invierte|vend\w+|sell\w*|compr\w+|buy\w*|bought|client\w+|customers?|precio|price)(?![a-z])/;
const GROSS = /^[^.;,\d]{0,16}(?<![a-z])(?:brut[oa]s?|gross|before tax)(?![a-z])/;
/** Charges told with the wage, or in it. */
const ALL_IN =
  /(?<![a-z])(?:seguridad social|imss|coste? (?:de )?empresa|todo incluido|cargas|prestaciones|national insurance|payroll tax\w*|employer(?:'s)?|all in)(?![a-z])/;
/** «Más lo que sea de seguridad social», "plus national insurance": charges that come on top, and nobody said how much. */
export const ON_TOP =
  /(?<![a-z])(?:mas|plus|\+|aparte|y aparte|y luego|on top of that|and then)(?: (?:lo que (?:sea|toque|salga|cueste|venga)(?: de)?|whatever|the|la|el|los|las|su|sus|of|de|employer(?:'s)?|it is|is))* (?:la )?(?:seguridad social|seguros? sociales?|seguro social|imss|cargas(?: sociales)?|cotizaci(?:on|ones)|ss|national insurance|ni|payroll tax\w*|employer(?:'s)? (?:ni|national insurance|contributions|taxes)|social (?:charges|security))(?![a-z])/;
const PAYMENTS =
  /^[^;\d]{0,40}?(?<![a-z])(?:en|in|por|x|over) (\d{1,2}|doce|trece|catorce|quince|dieciseis|twelve|thirteen|fourteen) (?:pagas|mensualidades|payments|instalments|pay ?days)(?![a-z])/;
const COUNTS: Readonly<Record<string, number>> = {
  doce: 12,
  twelve: 12,
  trece: 13,
  thirteen: 13,
  catorce: 14,
  fourteen: 14,
  quince: 15,
  dieciseis: 16,
};
/** «Más como 5,500 del IMSS de los dos». */
const CHARGES_LEAD =
  /(?<![a-z])(?:mas|y|plus|and|with|con)(?: (?:unos|unas|como|otros|los|las|about|around|another|some|roughly|lo de))* ?[$€£]?$/;
const CHARGES_TAIL =
  /^ ?(?:€|euros?|pesos|dollars|pounds)?(?: (?:al mes|a month))? ?(?:de(?:l| la| las)?|en|of|in|for|por(?: el)?) (?:the |employer(?:'s)? |su )?(?:imss|seguridad social|seguro(?: social)?|cargas(?: sociales)?|cuotas|prestaciones|ss|national insurance|ni|social (?:charges|security)|payroll tax\w*|employer(?:'s)? (?:ni|national insurance|contributions|taxes))(?![a-z])/;

interface Wage extends Span {
  readonly value: number;
  readonly isGross: boolean;
  readonly told: number;
}

/** The reading with what all of them cost in a month; as it is where nothing of it needs adding up. */
export function readWithHiredPay(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const reading = read(words);
  if (!TELLS.has(context.question) || reading.kind === 'undo') return reading;
  const ground = prepareGround(words, context.question, context.language, context.today);
  for (const span of sentencesOf(ground.text).map(spanOf)) {
    const cost = costIn(ground, span, context) ?? withCharges(ground, span, read);
    if (cost === null) continue;
    const unit = factValue(context.known, 'currency') ?? null;
    const quote = quoteOf(ground.text, context.answer, cost.start, cost.end);
    const fact = makeFact('staffPay', roundMoney(cost.value), { unit, period: 'month', quote, origin: 'derived' });
    const kind = context.question === 'read-back' ? 'correction' : reading.kind === 'unclear' ? 'answer' : reading.kind;
    const others = withLineOf(roundMoney(cost.value), cost.rest ?? reading.facts);
    return { ...reading, kind, facts: [...others.filter(({ id }) => id !== 'staffPay'), fact] };
  }
  return reading;
}

/** Where the costs are told line by line, the one line of who is hired costs the same. */
function withLineOf(value: number, facts: readonly Fact[]): readonly Fact[] {
  const lines = facts.find((fact): fact is Fact<'costLines'> => fact.id === 'costLines')?.value ?? [];
  const [line, another] = lines.filter(({ kind }) => kind === 'hired');
  if (line === undefined || another !== undefined || line.amount >= value) return facts;
  const more = value - line.amount;
  return facts.map((fact) =>
    fact.id === 'costLines'
      ? ({ ...fact, value: lines.map((one) => (one === line ? { ...one, amount: value } : one)) } as Fact)
      : fact.id === 'fixedCosts' && fact.origin === 'derived'
        ? ({ ...fact, value: roundMoney(Number(fact.value) + more) } as Fact)
        : fact,
  );
}

interface Cost extends Span {
  readonly value: number;
  /** What else is told, read without the charges. */
  readonly rest?: readonly Fact[];
}

/** «Los sueldos son 20,600, 11,000 de Chuy y 9,600 de Lupita, más 5,500 del IMSS»: pay told whole, and its charges after it. */
function withCharges(ground: Ground, span: Span, read: (words: string) => Reading): Cost | null {
  const sums = findAmounts(ground).filter(({ start }) => start >= span.start && start < span.end);
  const charges = sums.filter(isSum).find((sum) => isOfCharges(ground, sum));
  if (charges === undefined || !WAGES.test(ground.folded.slice(span.start, charges.start))) return null;
  const lead = CHARGES_LEAD.exec(ground.folded.slice(0, charges.start))?.index ?? charges.start;
  const tail = CHARGES_TAIL.exec(ground.folded.slice(charges.end))?.[0].length ?? 0;
  const rest = read(blankOut(ground.text, [{ start: lead, end: charges.end + tail }])).facts;
  const pay = rest.find(({ id }) => id === 'staffPay')?.value;
  return typeof pay === 'number' ? { start: span.start, end: charges.end, value: pay + middle(charges), rest } : null;
}

const WAGES = /(?<![a-z])(?:sueldos?|salarios?|nominas?|wages?|salar(?:y|ies)|pay)(?![a-z])/;

function costIn(ground: Ground, span: Span, context: ReadingContext): Cost | null {
  const said = ground.folded.slice(span.start, span.end);
  const amounts = findAmounts(ground).filter(({ start }) => start >= span.start && start < span.end);
  const monies = amounts.filter(isSum);
  const isByTime = amounts.some((amount) => amount.kind === 'money' && (amount.per === 'hour' || amount.per === 'day'));
  if (!EMPLOYS.test(said) || monies.length === 0 || isByTime) return null;
  const charges = monies.find((money) => isOfCharges(ground, money));
  const wages = monies.flatMap((money, at) =>
    money === charges || FOR_ME.test(ground.folded.slice(money.end)) ? [] : wageAt(ground, money, monies[at - 1]?.end ?? span.start),
  );
  const [first, last] = [wages[0], wages.at(-1)];
  const isAddedUp = wages.length > 1 || charges !== undefined || wages.some(({ value, told, isGross }) => isGross || value !== told);
  if (first === undefined || last === undefined || !isAddedUp) return null;
  const country = factValue(context.known, 'country');
  const isBefore = charges === undefined && (!ALL_IN.test(said) || ON_TOP.test(said)) && country !== undefined;
  const share = isBefore ? countryOf(country).employerCost.base / 100 : 0;
  const paid = wages.reduce((so, { value, isGross }) => so + value * (isGross ? 1 + share : 1), 0);
  const times = charges && EACH.test(ground.folded.slice(charges.end, charges.end + 60)) ? wages.length : 1;
  return { start: first.start, end: charges?.end ?? last.end, value: paid + (charges ? middle(charges) * times : 0) };
}

/** «Con mil euros al mes para mí»: paid to whoever talks. */
const FOR_ME =
  /^ ?(?:€|euros?|pesos|pounds|dollars|quid)?(?: (?:al mes|a month|per month|mensuales))? (?:para mi(?! [a-z]{4})|for (?:me|myself))(?![a-z])/;
/** «Y Puri, que viene a limpiar 20 horas a la semana, 690 brutos al mes»: with the hours before the sum, nothing needs to say that it is paid. */
const GROSS_MONTHLY =
  /^[$€£]? ?\d[\d.,]* ?(?:€|euros?|pesos|pounds|dollars)? ?(?:brut[oa]s?|gross)(?: (?:al mes|a month|per month|mensuales))?(?![a-z])/;
const NAME_THEN_HOURS =
  /(?<!\p{L})\p{Lu}\p{Ll}{2,}[^.;:]*(?<!\p{L})(?:horas?|hours?|hrs?|jornada|part[- ]time|full[- ]time|tiempo)(?!\p{L})[^.;:\d]*$/u;

type Sum = Extract<Amount, { kind: 'money' | 'plain' | 'count' }>;

function isSum(amount: Amount): amount is Sum {
  const isBare = amount.kind !== 'count' || /^(?:$|brut|gross|al mes|a month)/.test(amount.noun);
  return (amount.kind === 'money' || amount.kind === 'plain' || amount.kind === 'count') && isBare && amount.low >= LEAST;
}

function isOfCharges({ folded }: Ground, { start, end }: Sum): boolean {
  return CHARGES_LEAD.test(folded.slice(Math.max(0, start - 40), start)) && CHARGES_TAIL.test(folded.slice(end, end + 60));
}

/** The wage that is told of somebody since the sum before, by a month; none where the words are of anything else. */
function wageAt({ text, folded }: Ground, money: Sum, from: number): readonly Wage[] {
  const lead = folded.slice(from, money.start);
  const own = lead.replace(/^.*[;:]/s, '');
  const who = text.slice(money.start - own.length, money.start);
  const named = GROSS_MONTHLY.test(folded.slice(money.start)) ? NAME_THEN_HOURS.exec(who) : null;
  if (!(PAID.test(own) || named) || tellsOwnPay(own) || tellsOurPay(own) || !(named || PERSON.test(own) || NAME.test(who))) return [];
  const clause = own.replace(/^.*(?<![a-z])(?:y|and)(?= )/s, '');
  if (NOT_PAID.test(PERSON.test(clause) || NAME.test(who.slice(who.length - clause.length)) ? clause : own)) return [];
  const per = money.kind === 'plain' || money.per === null || money.per === 'unit' ? 'month' : money.per;
  const told = toMonthly(middle(money), per) ?? middle(money);
  const after = folded.slice(money.end, money.end + 80).split(/[.;](?=\s|$)/)[0] ?? '';
  const many = PAYMENTS.exec(after)?.[1];
  const payments = many === undefined ? MONTHS : (COUNTS[many] ?? Number(many));
  const isGross = GROSS.test(`${folded.slice(money.start, money.end).replace(/[\d.,]/g, '')}${after}`);
  // With the hours, which tell how much of a week it is.
  return [
    {
      start: money.start - (named?.[0].length ?? 0),
      end: money.end,
      value: (told * payments) / MONTHS,
      isGross: isGross || many !== undefined,
      told,
    },
  ];
}
