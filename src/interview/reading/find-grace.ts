import type { Fact } from '../../facts/fact.ts';
import { type Ground, leftOf, rightOf } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';

const UNIT = "[ -](mes(?:es)?|months?|anos?|years?)(?:'s?)?";
const GRACE =
  '(?:carencia|gracia|grace|interest[- ]only|solo (?:pagando )?intereses|pagando (?:solo )?intereses|of (?:only )?interest|payment holiday|holiday)';
const AFTER = new RegExp(`^${UNIT} (?:(?:de|of|con|en|a|iniciales|initial|inicial) ){0,3}(?:periodo de )?${GRACE}\\b`);
const BEFORE = new RegExp(
  `\\b${GRACE}(?: (?:period|inicial|initial|payments?))?(?: (?:de|of|for|durante|is|es|son|sera|the|los|first|primeros|unos|about))* ?$`,
);
const THEN_UNIT = new RegExp(`^${UNIT}\\b`);
const NONE = /\b(?:sin|no|ninguna|without(?: a| any)?) (?:periodo de |tiene |hay )?(?:carencia|grace)\b/;

/** Months of interest only: "seis meses de carencia", "a 12-month grace period". */
export function findGrace(ground: Ground, { answer }: ReadingContext): readonly Fact[] {
  for (const numeral of ground.numerals) {
    const unit = graceUnit(ground, numeral);
    if (unit === null) continue;
    const isYears = /^(?:a|y)/.test(unit);
    const quote = quoteOf(ground.text, answer, numeral.start, numeral.end + unit.length + 1);
    return [makeFact('graceMonths', numeral.high * (isYears ? 12 : 1), { unit: 'months', quote, origin: isYears ? 'derived' : 'said' })];
  }
  const none = NONE.exec(ground.folded);
  if (none === null) return [];
  return [makeFact('graceMonths', 0, { unit: 'months', quote: quoteOf(ground.text, answer, none.index, none.index + none[0].length) })];
}

/** Whether a span of time is the grace and not the term of the loan. */
export function isGrace(ground: Ground, start: number): boolean {
  return ground.numerals.some((numeral) => numeral.start === start && graceUnit(ground, numeral) !== null);
}

/** "meses", "years"… where the number counts time of grace; null where not. */
function graceUnit(ground: Ground, numeral: Numeral): string | null {
  const right = rightOf(ground, numeral);
  const unit = AFTER.exec(right)?.[1];
  if (unit !== undefined) return unit;
  return BEFORE.test(leftOf(ground, numeral)) ? (THEN_UNIT.exec(right)?.[1] ?? null) : null;
}
