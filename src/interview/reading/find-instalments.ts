// «A devolver en 20 cuotas de 4.000», "he's lending me £4,000 at £100 a month": what is paid back at a time is no price and no cost of the month;
// it tells how long the loan lasts.
import { KIN_WORDS } from '../../facts/kin.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Duration, Ground, Money } from './amount.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['funding', 'resources', 'investment', 'read-back']);

const IN_PARTS =
  /(?<![\d.,])(\d{1,3}) (?:cuotas?|pagos|plazos|mensualidades|letras|meses|(?:monthly |equal )*(?:instal?ments|(?:re)?payments))(?: (?:mensuales|iguales|fijas))*,? (?:de|of|at|a) (?:[$€£] ?)?$/;
const BY_THE_MONTH =
  /^(?:[ ,]|€|£|\$|k|mil|euros?|pesos|pounds|soles|dollars|dolares|lucas)*(?:al mes|por mes|cada mes|mensuales|a month|per month|each month|monthly)(?![a-z])/;
const LENT_BY_KIN = new RegExp(
  `(?<![a-z])(?:${KIN_WORDS})(?![a-z])[^.;]*(?<![a-z])(?:prest\\w+|dej(?:a|an)|adelant\\w+|devolv\\w+|devuelv\\w+|l[ea]s? pag\\w+|lend\\w*|lent|loan\\w*|pay(?:ing)? (?:her|him|them|it)?(?: back)?|repay\\w*|back)(?![a-z])`,
);
const AT_A_RATE = /\d ?%|(?<![a-z])(?:interes|interest)(?![a-z])/;
/** A loan without any costs what is lent, and no more. */
const FREE =
  /(?<![a-z])(?:sin (?:ningun )?interes(?:es)?|cero interes(?:es)?|interest[- ]free|(?:no|without(?: any)?|zero) interest)(?![a-z])/g;
const FEWEST = 2;
const MOST = 240;

/** The answer without its instalments, each read as the months in which the sum before it is paid back. */
export function takeInstalments(
  ground: Ground,
  amounts: readonly Amount[],
  { question }: ReadingContext,
): { ground: Ground; amounts: readonly Amount[] } {
  if (!TELLS.has(question)) return { ground, amounts };
  const found = amounts.flatMap((amount, at) => {
    const term = amount.kind === 'money' ? termOf(ground, amount, amounts.slice(0, at)) : null;
    return term === null ? [] : [term];
  });
  if (found.length === 0) return { ground, amounts };
  const isOf = (amount: Amount) => found.some(({ start, end }) => amount.start < end && amount.end > start);
  const kept = [...amounts.filter((amount) => !isOf(amount)), ...found].sort((a, b) => a.start - b.start);
  const folded = found.reduce((so, { start, end }) => so.slice(0, start) + ' '.repeat(end - start) + so.slice(end), ground.folded);
  return { ground: { ...ground, folded }, amounts: kept };
}

function termOf({ folded }: Ground, money: Money, before: readonly Amount[]): Duration | null {
  const told = IN_PARTS.exec(folded.slice(0, money.start));
  if (told !== null) return inMonths(Number(told[1]), told.index, money.end);
  const month = BY_THE_MONTH.exec(folded.slice(money.end)) ?? (money.per === 'month' ? [''] : null);
  const sentence = folded.slice(0, money.start).replace(/^.*[.;!?](?=\s)/s, '');
  const lent = before.findLast((amount) => amount.kind === 'money' && amount.start >= money.start - sentence.length);
  if (month === null || lent?.kind !== 'money' || !LENT_BY_KIN.test(sentence) || hasRate(folded, lent, money)) return null;
  return inMonths(Math.round(middle(lent) / middle(money)), money.start, money.end + month[0].length);
}

/** Whether that loan is told to cost something: another lender's rate, before it or after the next sum, is none of its own. */
function hasRate(folded: string, lent: Money, money: Money): boolean {
  const [beyond = ''] = folded.slice(money.end).split(/[$€£]|(?<!%)\d{3}/);
  return AT_A_RATE.test(`${folded.slice(lent.end, money.start)}${beyond}`.replace(FREE, ''));
}

function inMonths(count: number, start: number, end: number): Duration | null {
  return count >= FEWEST && count <= MOST ? { kind: 'duration', count, unit: 'month', start, end } : null;
}
