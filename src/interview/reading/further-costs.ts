// A total of a month's costs and what comes on top of it: «en total 1.715, y aparte mi cuota de autónomos, 88», "1,640 a month, and with the van 1,890".
import type { CostLine } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { EMPLOYEE, MONTHLY_NOUN } from './cost-words.ts';
import type { CostSum, Part } from './find-cost-sum.ts';
import { roundMoney } from './money-details.ts';
import { linesOf } from './name-cost-lines.ts';
import type { ReadingContext } from './reading-context.ts';

type Sum = Span & { readonly value: number };

/** «…, y con mi cuota son 1.803»: a larger total that holds the one before. */
const WITH =
  /^[^.;\d]{0,24}?(?<![a-z])(?:con|with|includ\w+|incluyendo|contando|counting|sumando|adding) ([^.;,\d]{2,40}?)(?:,? (?:ya|it|that|this|se|son|it's|that's|is|makes|comes to|queda[n]? en|hacen|suma[n]?|seria[n]?|eran?|about|around|unos))* ?[$€£]?$/;
const NAMED = new RegExp(`(?<![a-z])(?:${MONTHLY_NOUN}|${EMPLOYEE})(?: [a-z'’]+){0,2} ?[$€£]?$`);
/** «…, y aparte la cuota, 88». */
const ON_TOP = /^[^.;\d]{0,16}?(?<![a-z])(?:aparte|ademas|encima|plus|on top|besides|mas)(?![a-z])[^.;\d]*$/;
const MOST_TIMES = 2;

/** Whether the first of two sums is within the next, which is told with what more is in it. */
export function isHeldIn({ folded }: Pick<Ground, 'folded'>, first: Sum, next: Sum): boolean {
  const gap = folded.slice(first.end, next.start).replaceAll('’', "'");
  const lead = folded.slice(Math.max(0, first.start - 60), first.start).replace(/^.*[.;:,](?=\s)/s, '');
  return next.value > first.value && next.value < first.value * MOST_TIMES && WITH.test(gap) && !NAMED.test(lead);
}

export interface Further {
  readonly value: number;
  readonly lines: readonly CostLine[];
  readonly end: number;
}

/** What follows the total and its parts and goes on top of them; nobody's pay, which is told apart. */
export function furtherCost(ground: Ground, { total, parts }: CostSum, all: readonly Part[], context: ReadingContext): Further | null {
  const end = Math.max(total.end, ...parts.map((part) => part.end));
  const next = all.find(({ start }) => start >= end);
  if (!next) return null;
  const gap = ground.folded.slice(end, next.start);
  const held = total.end === end && isHeldIn(ground, total, next);
  if (!held && !(ON_TOP.test(gap) && next.value < total.value)) return null;
  const amount = roundMoney(held ? next.value - total.value : next.value * Math.max(1, next.times));
  const [line] = linesOf(ground, [next], all, context);
  const label = (held ? wordsOf(ground, end, gap) : (line?.label ?? ''))
    .replace(/, (?:que|which) .*$/isu, '')
    .replace(/^(?:mi|my) /iu, '')
    .trim();
  if (!line || label === '' || line.kind === 'own' || line.kind === 'hired' || line.kind === 'pay') return null;
  return { value: roundMoney(total.value + amount), lines: [{ ...line, label, amount }], end: next.end };
}

/** The words that name what is held, as they were written. */
function wordsOf({ text }: Ground, from: number, gap: string): string {
  const [all = '', name = ''] = WITH.exec(gap.replaceAll('’', "'")) ?? [];
  const at = all.lastIndexOf(name);
  return name === '' ? '' : text.slice(from + at, from + at + name.length);
}
