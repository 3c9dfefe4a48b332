// The numbers a goal names, in digits or in words: the money it asks for, its share, its rating.
import { smallNumber } from '../../language/small-numbers.ts';

/** Number words as digits; «treinta y seis» and "thirty-six" are one number, «dos mil» and "a hundred" others. */
export function inDigits(said: string): string {
  return inFullSums(
    inWholeNumbers(
      inSmallNumbers(said)
        .replace(/\b(?:an?|one) (?=hundred\b|thousand\b)/g, '1 ')
        .replace(/(?<![\d.,] ?)\bmil(?= [\p{L}\d])/gu, '1 mil')
        .replace(/(?<![\d.,])(\d{1,3}) ?k\b/g, '$1 mil'),
    ),
  );
}

/** «900 lucas», «2 palos y medio»: sums under names of their own, in the money of whoever uses them. */
function inFullSums(said: string): string {
  return said.replace(
    /(?<![\d.,])(\d+(?:[.,]\d)?|un|una|media) (lucas?|palos?)( y medi[oa])?(?![a-z])/g,
    (_, count: string, name: string, half) => {
      const scale = name.startsWith('luca') ? 1_000 : 1_000_000;
      const times = /^un/.test(count) ? 1 : count === 'media' ? 0.5 : Number(count.replace(',', '.'));
      return `${Math.round((times + (half ? 0.5 : 0)) * scale)} pesos`;
    },
  );
}

/** «2 mil» and "3 hundred" written out. */
function inWholeNumbers(said: string): string {
  return said.replace(
    /(?<![\d.,$€£])(\d{1,3}) (mil|thousand|hundred)(?:(?: and)? (\d{1,3})(?![\d.,]*\d))?\b/g,
    (_, count: string, scale: string, rest = '0') => String(Number(count) * (scale === 'hundred' ? 100 : 1_000) + Number(rest)),
  );
}

function inSmallNumbers(said: string): string {
  return said.replace(/[a-z]+(?:(?: y |-| )[a-z]+)*/g, (run) => {
    const words = run.split(/( y |-| )/);
    let text = '';
    for (let at = 0; at < words.length; at += 2) {
      const word = words[at] ?? '';
      let value = smallNumber(word);
      while (value !== undefined && !isOfCompound(words, at + 2) && addsTo(value, words[at + 2])) {
        value += numberAfterTens(words[at + 2]) ?? 0;
        at += 2;
      }
      text += `${value ?? word}${words[at + 1] ?? ''}`;
    }
    return text;
  });
}

/** "Sixty five-star reviews": the five goes with its star. */
function isOfCompound(words: readonly string[], at: number): boolean {
  return words[at - 1] === ' ' && words[at + 1] === '-' && smallNumber(words[at + 2] ?? '') === undefined;
}

/** Two hundred takes up to ninety-nine more; thirty takes up to nine. */
function addsTo(value: number, word: string | undefined): boolean {
  const next = numberAfterTens(word);
  return (
    next !== undefined &&
    value >= 20 &&
    value % (value >= 100 && value % 100 === 0 ? 100 : 10) === 0 &&
    next < (value % 100 === 0 ? 100 : 10)
  );
}

function numberAfterTens(word = ''): number | undefined {
  return /^(?:un|uno|una|one)$/.test(word) ? 1 : smallNumber(word);
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^mill/, 1_000_000],
  [/^(?:mil|k|grand)$/, 1_000],
];
const CURRENCY = '(?:€|£|\\$|euros?\\b|pesos\\b|dolares\\b|dollars\\b|pounds\\b|soles\\b|bucks\\b|quid\\b)';
const AMOUNT = '(\\d{1,3}(?:[.,]\\d{3})+|\\d+) ?(millon(?:es)?|million|grand|mil|k)?';
const MONEY: readonly RegExp[] = [
  new RegExp(`[€£$] ?${AMOUNT}`),
  new RegExp(`${AMOUNT} ?(?:de )?${CURRENCY}`),
  /\b(?:(\d+) |(?:un|one|a) )?(millon|million|grand)\b/,
];

/** The money it asks for, in whole units; null where it names none. */
export function moneyIn(words: string): number | null {
  const said = inDigits(words);
  for (const pattern of MONEY) {
    const match = pattern.exec(said);
    if (!match) continue;
    const scale = SCALES.find(([word]) => word.test(match[2] ?? ''))?.[1] ?? 1;
    return Number((match[1] ?? '1').replace(/[.,]/g, '')) * scale;
  }
  return null;
}

const SOME_IN = /\b(\d+|un[oa]?|one) (?:de cada|in|out of(?: every)?) (\d+)\b/;
/** "From 20% to 35%": what it is to get to. */
const FROM_TO =
  /\b(?:from|del?) (?:el |un )?(?:about )?(\d+(?:[.,]\d+)?) ?%? (?:to|al?|hasta) (?:el |un |about )?(\d+(?:[.,]\d+)?) ?(?:%|por ciento|per ?cent)/;

/** The share it names, in percent, in digits or as a half, a third or one in so many; null where it names none. */
export function shareIn(words: string): number | null {
  const risen = FROM_TO.exec(words)?.[2];
  if (risen) return Number(risen.replace(',', '.'));
  const match = /(\d+(?:[.,]\d+)?) ?(?:%|por ciento|per ?cent)/.exec(words);
  if (match?.[1]) return Number(match[1].replace(',', '.'));
  const [, some = '', all = 0] = SOME_IN.exec(inDigits(words)) ?? [];
  const [part, whole] = [Number(some) || 1, Number(all)];
  if (part < whole) return Math.round((100 * part) / whole);
  return PARTS.find(([said]) => said.test(words))?.[1] ?? null;
}

const PARTS: readonly (readonly [RegExp, number])[] = [
  [
    /\bla mitad de (?:l[oa]s|mis?|nuestr[oa]s|tod[oa]s)\b|\bque la mitad\b|\bhalf (?:of )?(?:the|my|our|all|them|bookings|sales|customers|clients)\b/,
    50,
  ],
  [/\bun tercio de\b|\b(?:a|one) third of\b/, 33],
  [/\bun cuarto de l[oa]s\b|\bla cuarta parte\b|\ba quarter of (?:the|my|our|all)\b/, 25],
  [/\btres (?:cuartos|cuartas partes)\b|\bthree quarters\b|\btres de cada cuatro\b/, 75],
];

/** The share there is today, where it is told beside the one to get to. */
export function shareTodayIn(words: string): number | null {
  const risen = FROM_TO.exec(words)?.[1];
  return risen ? Number(risen.replace(',', '.')) : null;
}

/** The rating it names, with its decimal: «un 4,7»; null where it names none. */
export function ratingIn(words: string): number | null {
  const match = /(?<![\d.,$€£] ?)([1-9][.,]\d)(?![\d.,]*\d| ?[%€$£]| ?(?:euros?|pesos|mill|x\b))/.exec(words);
  return match?.[1] ? Number(match[1].replace(',', '.')) : null;
}
