// Who pays for as long as it lasts, and a price of theirs by the week or the fortnight ("£45 a week tuition", «120 € cada quincena por niño»).
import { factValue } from '../../facts/fact.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import type { Amount, AmountPeriod, Count, Ground, Money } from './amount.ts';
import { toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

/** Who or what is paid for as long as it lasts: a pupil, a place, a fee. */
const PAID_ALONG =
  /(?<![a-z])(?:alumn[oa]s?|nin[oa]s?|bebes?|soci[oa]s?|abonad[oa]s?|suscriptor[a-z]*|suscripcion(?:es)?|miembros?|plazas?|cuotas?|residentes?|inquilin[oa]s?|tuition|fees?|memberships?|members?|subscri[a-z]+|pupils?|students?|learners?|child(?:ren)?|kids?|toddlers?|infants?|babies|baby|places?|residents?|tenants?|retainers?)(?![a-z])/;
/** Told by the week beside the price, and not what is sold. */
const NOT_SOLD =
  /^(?:clases?|sesion(?:es)?|dias?|horas?|tardes?|mananas?|veces|vez|turnos?|classes|class|lessons?|sessions?|days?|hours?|afternoons?|mornings?|times|shifts?)(?![a-z])/;
const COST =
  /(?<![a-z])(?:pag(?:o|amos|ar)|alquiler|renta|arriendo|sueldos?|salarios?|nominas?|rent|wages?|salary|salaries|i pay|we pay|insurance|seguros?|gast(?:o|amos))(?![a-z])[^.;]{0,30}$/;

/**
 * The amounts, prices by the week kept by the month (52/12 weeks, 26/12 fortnights) where each customer pays week after week. Where sales
 * are counted by the week too, each of them is paid once («22 € la cesta, 50 cestas a la semana»).
 */
export function paidByMonth(ground: Ground, told: readonly Amount[], { question, known }: ReadingContext): readonly Amount[] {
  const { folded } = ground;
  const { price } = known;
  const amounts = told.map((amount) => (isOfPass(ground, amount) ? { ...amount, per: 'month' as const } : amount));
  // “Sixty a week” of those who pay every week are sixty.
  if (question === 'volume')
    return amounts.map((amount) => (isSoldBy(amount, price?.toldPer) ? { ...amount, per: 'month' as const } : amount));
  const isAsked = question === 'revenue' || question === 'price' || question === 'read-back';
  if (!isAsked || amounts.some((amount) => isSoldBy(amount, 'week') || isSoldBy(amount, 'fortnight'))) return amounts;
  const sector = factValue(known, 'sector');
  const isUsual = sector !== undefined && sectorOf(sector).revenueModel === 'subscription';
  const isPaidAlong = isUsual || PAID_ALONG.test(folded);
  return isPaidAlong ? amounts.map((amount) => (isByWeek(amount) && !isCost(folded, amount) ? byMonth(amount) : amount)) : amounts;
}

const MONTHLY_FEE = /\b(?:mensualidad|(?:cuota|bono|pase|tarifa|plan) mensual|monthly (?:fee|membership|pass|plan|package|bundle))\b/;
const PASS_BEFORE =
  /(?<![a-z])(?:mensualidad(?:es)?|colegiaturas?|igualas?|(?:bonos?|pases?|tarifas?|cuotas?|plan(?:es)?) mensual(?:es)?|monthly (?:pass(?:es)?|(?:plan|package|bundle|fee)s?))(?![a-z])[^.;]{0,50}$/;
const PASS_AFTER =
  /^(?: (?:el|por el|la|por la|cada|for (?:a|the)|a|the))? (?:(?:bono|pase|tarifa|cuota|plan) mensual|monthly (?:pass|plan|package|bundle|fee))(?![a-z])/;
/** Those for which a fee is told, and hardly ever a cost. */
const FEE_PERIODS: ReadonlySet<AmountPeriod> = new Set(['month', 'quarter', 'fourMonths', 'term', 'halfYear']);

/** Whoever pays by the month is one sale a month. */
export function isPaidMonthly({ folded }: Ground, amounts: readonly Amount[], { known }: ReadingContext): boolean {
  const isFee = amounts.some((amount) => amount.kind === 'money' && amount.per !== null && FEE_PERIODS.has(amount.per));
  return isFee || known.price?.period === 'month' || MONTHLY_FEE.test(folded);
}

/** «Bono mensual, 2 clases a la semana, 65 €», "$120 the monthly pass": the first sum beside the name of the pass. */
function isOfPass({ folded }: Ground, amount: Amount): amount is Money {
  if (amount.kind !== 'money' || (amount.per !== null && amount.per !== 'unit' && amount.per !== 'week')) return false;
  const before = PASS_BEFORE.exec(folded.slice(Math.max(0, amount.start - 80), amount.start))?.[0];
  return PASS_AFTER.test(folded.slice(amount.end)) || (before !== undefined && !/[€$£]\d|\d ?(?:€|£|euros?|pesos)/.test(before));
}

function isByWeek(amount: Amount): amount is Money {
  return amount.kind === 'money' && (amount.per === 'week' || amount.per === 'fortnight');
}

function isSoldBy(amount: Amount, per: AmountPeriod | undefined): amount is Count {
  return amount.kind === 'count' && per !== undefined && amount.per === per && !NOT_SOLD.test(amount.noun);
}

function isCost(folded: string, { start }: Money): boolean {
  return COST.test(folded.slice(Math.max(0, start - 60), start));
}

function byMonth(money: Money): Money {
  const toldPer = money.per === 'fortnight' ? 'fortnight' : 'week';
  const each = (value: number) => Math.round((toMonthly(value, toldPer) ?? value) * 100) / 100;
  return { ...money, low: each(money.low), high: each(money.high), per: 'month', toldPer };
}
