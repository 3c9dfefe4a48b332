// As many costs as things sold, in one answer: «La hogaza nos cuesta 27, la de los cafés 25 porque va sin bolsa y cada pieza de pan dulce 9». Each goes to
// the line whose name alone stands beside it, and what is left to what is left.
import type { SaleLine } from '../../facts/fact.ts';
import { isTold } from '../../facts/sale-lines.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { bothStemsIn } from '../../language/stem-words.ts';
import type { Amount, Ground } from './amount.ts';
import { isTakenBack } from './is-taken-back.ts';
import { middle } from './monthly-amount.ts';
import { sentencesOf } from './split-sentences.ts';

interface Cost {
  readonly value: number;
  readonly words: string;
  readonly isOfMonth: boolean;
}

/** The lines with their costs; null where there are not as many numbers as lines, or one is no cost of its line. */
export function costsByLine(ground: Ground, amounts: readonly Amount[], lines: readonly SaleLine[]): readonly SaleLine[] | null {
  // A cost may be as high as another line's number sold.
  const costs = [true, false]
    .map((isSoldKnown) => costsTold(ground, amounts, lines, isSoldKnown))
    .find(({ length }) => length === lines.length);
  if (lines.length < 2 || costs === undefined) return null;
  const own = ownStems(lines);
  const contracts = lines.flatMap(({ monthsPaid }, at) => (monthsPaid === undefined ? [] : [at]));
  const [contract] = contracts;
  // «2,50 la sesión y 140 al mes»: by the month only a contract costs.
  const isOfContract = (cost: Cost) =>
    contracts.length === 1 && cost.isOfMonth && costs.every((other) => other === cost || !other.isOfMonth);
  const named = costs.map((cost) => (isOfContract(cost) ? (contract as number) : lineOf(bothStemsIn(cost.words, SHORTEST), own)));
  if (named.some((line, at) => line !== null && named.indexOf(line) !== at)) return null;
  if (named.every((line) => line === null) && costs.some(({ words }) => SAYS(words.replace(MONEY, '')))) return null;
  const open = lines.flatMap((_, at) => (named.includes(at) ? [] : [at]));
  const placed = named.map((line) => line ?? (open.shift() as number));
  const costed = lines.map((line, at) => ({ ...line, unitCost: costs[placed.indexOf(at)]?.value ?? 0 }));
  return costed.every(({ price, unitCost }) => unitCost > 0 && unitCost < price) ? costed : null;
}

/** Numbers that are neither a price, a number sold nor what these come to, each with the words of its own part of the sentence. */
function costsTold(ground: Ground, amounts: readonly Amount[], lines: readonly SaleLine[], isSoldKnown: boolean): readonly Cost[] {
  const sold = lines.filter(isTold);
  const known = new Set([
    ...lines.map(({ price }) => price),
    ...(isSoldKnown ? [...sold.map(({ units }) => units), sumOf(sold.map(({ units }) => units))] : []),
  ]);
  const products = sold.map(({ price, units }) => price * units);
  const byThePiece = sold.flatMap(({ monthsPaid }, at) => (monthsPaid === undefined ? [products[at] ?? 0] : []));
  const totals = [...products, sumOf(products), sumOf(byThePiece)];
  const isKnown = (value: number) => known.has(value) || totals.some((total) => Math.abs(value - total) <= NEARLY * total);
  return sentencesOf(ground.text).flatMap(({ words, start }) => {
    const numerals = ground.numerals.filter((one) => !one.isArticle && one.start >= start && one.start < start + words.length);
    const told = numerals.flatMap((numeral) => {
      const amount = amounts.find((one) => numeral.start >= one.start && numeral.end <= one.end);
      if (amount === undefined || isTakenBack(ground, amount)) return [];
      if (amount.kind !== 'money' && amount.kind !== 'plain' && !(amount.kind === 'count' && amount.noun === '')) return [];
      if (amount.kind !== 'money' && !/\d/.test(ground.folded.slice(numeral.start, numeral.end))) return [];
      const left = ground.folded.slice(start, numeral.start);
      const isElse = PRICE.test(left) || REASON.test(left) || isKnown(middle(numeral)) || COUNTED.test(ground.folded.slice(numeral.end));
      return isElse
        ? []
        : [
            {
              ...numeral,
              value: middle(amount.kind === 'money' ? amount : numeral),
              isOfMonth: amount.kind !== 'plain' && amount.per === 'month',
            },
          ];
    });
    const own = withoutMakeUp(told);
    return own.map((numeral, at) => {
      const [from, until] = [own[at - 1]?.end ?? start, own[at + 1]?.start ?? start + words.length];
      const ahead = ground.text.slice(from, numeral.start).split(PARTS).filter(SAYS).at(-1) ?? '';
      const after = ground.text.slice(numeral.end, until).split(PARTS)[0] ?? '';
      return { value: numeral.value, words: `${ahead} ${after}`, isOfMonth: numeral.isOfMonth };
    });
  });
}

/** «80 €: 45 la máquina usada, 30 de piezas y 5 de reciclaje», "$6, $7 and $3, so $16": what makes up one cost is none of another line. */
function withoutMakeUp<One extends { readonly value: number }>(told: readonly One[]): readonly One[] {
  for (const [at, { value }] of told.entries()) {
    for (let count = LEAST_PARTS; count < told.length; count++) {
      const isSumOf = (parts: readonly One[]) => parts.length === count && Math.abs(sumOf(parts.map((part) => part.value)) - value) < CENT;
      const [after, before] = [told.slice(at + 1, at + 1 + count), told.slice(Math.max(0, at - count), at)];
      const parts = isSumOf(after) ? after : isSumOf(before) ? before : [];
      if (parts.length > 0) return withoutMakeUp(told.filter((one) => !parts.includes(one)));
    }
  }
  return told;
}

const LEAST_PARTS = 2;
const CENT = 0.01;

const MONEY =
  /(?<!\p{L})(?:euros?|pesos|soles|d[oó]lares|dollars|bucks|pounds|quid|al mes|a month|son|es|are|is|unos|about|each|cada uno)(?!\p{L})/giu;
const NEARLY = 0.02;
const SAYS = (part: string) => /\p{L}{2,}/u.test(part);
const PARTS = /[,;:]\s|\s(?:and|y|e|plus|m[aá]s|while|mientras|pero|but)\s/iu;
/** «La hogaza de 95», «se vende a 28». */
const PRICE = /(?<![a-z])(?:l[ao]s? de|vend[a-z]+ a|sold at|sells? for|cobr[a-z]+(?: a)?|charge[sd]?) ?[$€£]?$/;
/** «Me sale en 45 porque lleva 7 de empaque»: why it costs so much. */
const REASON = /\d[^,;.]*(?<![a-z])(?:porque|ya que|pues|because|since)(?![a-z])[^,;.]*$/;
/** "16 students", «60 socias»: so many buy. */
const COUNTED =
  /^(?:'?s| ?-?(?:minut\w+|mins?)| (?:socias?|socios?|alumn\w+|client\w+|customers?|students?|people|personas?|minut\w+|mins?|dias?|days?|horas?|hours?|%|por ciento|per ?cent))(?![a-z])/;

const SHORTEST = 3;

/** Of each line the words that no other line's name has. */
function ownStems(lines: readonly SaleLine[]): readonly ReadonlySet<string>[] {
  const all = lines.map(({ label }) => bothStemsIn(label, SHORTEST));
  return all.map((one) => new Set([...one].filter((stem) => all.filter((other) => other.has(stem)).length === 1)));
}

function lineOf(words: ReadonlySet<string>, own: readonly ReadonlySet<string>[]): number | null {
  const shared = own.map((line) => [...line].filter((stem) => words.has(stem)).length);
  const most = Math.max(...shared);
  return most > 0 && shared.filter((one) => one === most).length === 1 ? shared.indexOf(most) : null;
}
