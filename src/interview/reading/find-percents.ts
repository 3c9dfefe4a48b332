import { type Amount, type Ground, leftOf, type Percent, rightOf } from './amount.ts';
import { periodAfter, periodBefore } from './find-period.ts';
import type { Numeral } from './numeral.ts';

const SIGN = /^ ?(?:%|por cien(?:to)?\b|per ?cent\b|percentage points\b|pct\b|puntos porcentuales)/;
const TAIL = /^,? ?(?:(?:more|mas|extra|growth|de crecimiento|de subida) ?)?/;

/** A numeral followed by a percent sign or word, or a share of so many. */
export function readPercent(ground: Ground, numeral: Numeral): Amount | null {
  const sign = numeral.isShare ? '' : SIGN.exec(rightOf(ground, numeral))?.[0];
  if (sign === undefined || numeral.isArticle) return null;
  const end = numeral.end + sign.length;
  const after = ground.folded.slice(end, end + 60);
  const tail = TAIL.exec(after)?.[0].length ?? 0;
  const per = periodAfter(after) ?? periodAfter(` ${after.slice(tail).trimStart()}`);
  const before = leftOf(ground, numeral);
  const percent: Percent = {
    kind: 'percent',
    low: numeral.low,
    high: numeral.high,
    per: per?.per ?? timeOnly(periodBefore(before)),
    start: numeral.start,
    end: end + (per?.length ?? 0),
  };
  return percent;
}

function timeOnly(per: ReturnType<typeof periodBefore>): ReturnType<typeof periodBefore> {
  return per === 'unit' ? null : per;
}
