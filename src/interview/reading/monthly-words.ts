// Words of what is paid every month, and whether a few of them make a list of a month's costs.
import type { Money } from './amount.ts';
import { MONTHLY_NOUN, PAID_ONCE, STEADY_NOUN } from './cost-words.ts';
import { middle } from './monthly-amount.ts';
import type { Breath } from './split-breaths.ts';

/** Said of a sum: that it comes every month. */
export const EVERY_MONTH = /(?<![a-z])(?:al mes|cada mes|por mes|mensual\w*|a month|per month|monthly|each month)(?![a-z])/;
const word = (words: string) => `(?<![a-z])${words}(?![a-z])`;
const MONTHLY = new RegExp(word(MONTHLY_NOUN), 'g');
const STEADY = new RegExp(word(STEADY_NOUN));
const BOUGHT_TOO =
  /(?<![a-z])(?:van|truck|jeep|vehicle|local|galpon|nave|puesto|unit|tools|software|programas|plataforma|moviles|movil|phones?|storage|oficina|office|almacen|bodega|licen[cs]es?|gas|electric|water|mantenimiento|limpieza|cleaning|publicidad|marketing|advertising)(?![a-z])/;
const FILLERS =
  /(?<![a-z])(?:de|del|la|el|los|las|y|e|and|the|a|unos|unas|about|around|my|our|mi|mis|is|es|son|are|for|of|at|por)(?![a-z])|[:,$€£]/g;
const ONCE = new RegExp(word(PAID_ONCE));
const WORK = /(?<![a-z])(?:obra|reforma|adecuacion|adecuar|instalacion|equipo|uniformes?|formacion|curso|build|refit|fit-?out)(?![a-z])/;
/** The rent of a place is not so much dearer than the bill beside it ("el local 900 y la luz 140"); what a place costs to buy is. */
const MOST_TIMES_A_BILL = 12;
const PLACE =
  /(?<![a-z])(?:local|galpon|nave|despacho|oficina|office|unit|studio|workshop|warehouse|bodega|trastero|coworking|puesto|stall|pitch)(?![a-z])/;
/** "Luz y gasolina", "rent": a noun of what is paid every month before the amount. */
export function isMonthlyList(lead: string): boolean {
  if (isOfOpening(lead)) return false;
  return STEADY.test(lead) || (!BOUGHT_TOO.test(lead) && isOnlyMonthly(lead));
}

function isOnlyMonthly(lead: string): boolean {
  return countMonthly(lead) > 0 && lead.replace(MONTHLY, '').replace(FILLERS, '').trim() === '';
}

/** How many costs of a month are named. */
export function countMonthly(words: string): number {
  return [...words.matchAll(MONTHLY)].length;
}

/** "El local 900 y la luz 140": a place named alone, and no dearer than the rent of one is beside the largest bill. */
export function isRentBeside(lead: string, amount: number, largest: number): boolean {
  return PLACE.test(lead) && isOnlyMonthly(lead) && amount <= MOST_TIMES_A_BILL * largest;
}

/** A deposit, the works, a course: nothing of every month. `tail` are the words after the amount. */
export function isOfOpening(lead: string, tail = ''): boolean {
  return isPaidOnce(lead) || isWork(`${lead}|${tail}`) || (isToldAsNeeded(lead) && countMonthly(lead) === 0);
}

/** "Rent 300 a month, need a bench" 900: bought, by the words before its sum. */
export function isToldAsNeeded(lead: string): boolean {
  return NEEDED.test(lead);
}

const NEEDED =
  /(?<![a-z])(?:need|buy|buying|comprar|necesito|necesitamos|ocupo|(?:me|nos) (?:hace )?falta)(?: to buy)? (?:(?:an?|the|un|una|unos|unas|el|la|new) )?[a-z]+(?: [a-z]+)? ?[$€£]?$/;

export function isPaidOnce(lead: string): boolean {
  return ONCE.test(lead);
}

export function isWork(words: string): boolean {
  return WORK.test(words);
}

const LEAST_IN_LIST = 3;
const LEAST_SURE = 2;
/** The dearest of a month's bills beside the least. */
const MOST_APART = 25;

/** "Software 120, insurance 65, phone 40, coworking 150": three at least, all of them such as are paid by the month, most of them nothing else. */
export function isListOfMonths(breaths: readonly Breath[], entries: readonly { readonly money: Money }[]): boolean {
  const isList = breaths.length >= LEAST_IN_LIST && breaths.every(({ lead, tail }) => countMonthly(lead) > 0 && !isOfOpening(lead, tail));
  if (!isList) return false;
  const sure = breaths.filter(({ lead }) => STEADY.test(lead) || !BOUGHT_TOO.test(lead)).length;
  const sums = entries.map(({ money }) => middle(money));
  return sure >= LEAST_SURE && Math.max(...sums) <= MOST_APART * Math.min(...sums);
}
