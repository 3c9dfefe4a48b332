// A founder's pay that is nothing at first and a sum from then on: "for me nothing for the first three months and then fifteen hundred a month", «nada hasta el
// mes cuatro, y luego 1.200 al mes».
import type { Fact } from '../../facts/fact.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import type { Amount, Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { findAmounts } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';

const NUMBER = `\\d{1,2}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')}`;
const NOTHING =
  "(?:nothing|zero|no (?:pay|salary|wage)|unpaid|(?:won'?t|don'?t|not) (?:be )?(?:take|taking|draw|drawing|pay(?:ing)?)(?: myself)?(?: anything| a (?:wage|salary))?|nada|cero|sin (?:sueldo|cobrar)|no (?:me )?(?:cobr\\w+|pag(?:o|are)|sac(?:o|are))(?: nada)?)";
const FIRST = `(?:first (?<first>${NUMBER}) months|(?<primero>${NUMBER}) primeros meses|primeros (?<primeros>${NUMBER}) meses|for (?<lasting>${NUMBER}) months|durante (?<durante>${NUMBER}) meses)`;
const UNTIL = `(?:until|till|til|hasta)(?: the| el| que llegue el)? (?:month|mes) (?<until>${NUMBER})`;
const AT_FIRST = [
  new RegExp(`(?<![a-z])${NOTHING}(?![a-z])[^.;\\d]{0,30}?(?<![a-z])(?:${FIRST}|${UNTIL})(?![a-z\\d])`),
  new RegExp(`(?<![a-z])${FIRST}[^.;\\d]{0,20}?(?<![a-z])${NOTHING}(?![a-z])`),
];
const ONESELF =
  /(?<![a-z])(?:for me|for myself|as for me|myself|i(?:'ll)? (?:take|draw|pay myself|get)|i (?:won'?t|don'?t|will not)|my (?:own )?(?:pay|wage|salary)|para mi(?= |,)|yo|(?:me pago|me pagare|cobro|cobrare|no cobr\w+)|mi (?:propio )?sueldo|en mi caso)(?![a-z])/;
/** How far from those months the sum may stand. */
const NEAR = 45;
const LEAST = 50;
const MOST = 24;

interface PaidLater extends Span {
  readonly facts: readonly Fact[];
}

/** The pay and the month from which it is paid; null where no sum comes after the months without. */
export function nothingAtFirst(ground: Ground, { answer, known, question }: ReadingContext): PaidLater | null {
  const amounts = findAmounts(ground).filter(isSum);
  for (const { words, start } of sentencesOf(ground.text)) {
    const end = start + words.length;
    const folded = ground.folded.slice(start, end).replaceAll('’', "'");
    const match = AT_FIRST.map((pattern) => pattern.exec(folded)).find((one) => one !== null);
    if (!match || !(question === 'own-pay' || ONESELF.test(folded))) continue;
    const { first, primero, primeros, lasting, durante, until } = match.groups ?? {};
    const without = numberIn(first ?? primero ?? primeros ?? lasting ?? durante ?? '');
    const from = without === null ? numberIn(until ?? '') : without + 1;
    const told = start + match.index + match[0].length;
    const sum = amounts.find((one) => one.start >= told && one.start - told <= NEAR && one.end <= end);
    if (sum === undefined || from === null || from < 2 || from > MOST) continue;
    const again = AGAIN.exec(ground.folded.slice(sum.end, end))?.[0].length ?? 0;
    const span = { start: start + match.index, end: sum.end + again };
    const quote = quoteOf(ground.text, answer, span.start, span.end);
    return {
      ...span,
      facts: [
        makeFact('founderPay', middle(sum), { unit: known.currency?.value ?? null, period: 'month', quote }),
        makeFact('founderPayFrom', from, { unit: 'months', quote }),
      ],
    };
  }
  return null;
}

/** "… a month from month four": the same once more. */
const AGAIN = new RegExp(
  `^(?: ?(?:€|euros?|pesos|dollars|pounds|bucks))?(?: (?:a month|per month|al mes|mensuales))?,? (?:from|starting(?: in| from)?|desde|a partir de)(?: the| el)? (?:month|mes) (?:${NUMBER})(?: on| onwards)?(?![a-z\\d])`,
);

type Sum = Extract<Amount, { kind: 'money' | 'plain' | 'count' }>;

function isSum(amount: Amount): amount is Sum {
  return (amount.kind === 'money' || amount.kind === 'plain' || (amount.kind === 'count' && amount.noun === '')) && amount.low >= LEAST;
}

function numberIn(words: string): number | null {
  if (/^\d+$/.test(words)) return Number(words);
  return smallNumber(words) ?? null;
}
