// What each part of a told total goes on: the parts are known by their arithmetic, so everything between two of them names one.
import type { MoneyItem } from '../../facts/fact.ts';
import type { Part } from './find-told-sums.ts';
import { withoutListOpener } from './list-opener.ts';
import { middle } from './monthly-amount.ts';
import { namesThing } from './names-thing.ts';

const LONGEST = 80;
const CURRENCY = '(?:€|euros?|pesos|soles|d[oó]lares|dollars|pounds|quid|usd|eur|gbp|[$€£])';
const ARTICLE = '(?:(?:the|an?|some|my|our|el|la|los|las|una?|unos|unas)\\s+)?';
const JOINT = '(?:y|e|and|plus|más|mas|&|\\+)';
/** What joins the words before the parts to the first of them. */
const OPENER =
  /^.*[:(=]|(?<!\p{L})(?:is|are|was|which|that|made up of|que|son|es|en|in|of|de|unos|unas|about|around|repartid[oa]s|dividid[oa]s)(?!\p{L})/giu;
/** “10,000 of decor”, «9.800 de web». */
const OF_IT = new RegExp(`^\\s*(?:${CURRENCY}(?!\\p{L})\\s*)?(?:of|for|on|in|to|de|en|para)\\s`, 'iu');
/** “The items are 10,000 decor”. */
const ARE = /(?<!\p{L})(?:is|are|son|es)\s*[$€£]?\s*$/iu;
const AFTER_SUM = new RegExp(
  `^[\\s)]*(?:${CURRENCY}(?!\\p{L})\\s*)?(?:${JOINT}(?!\\p{L})\\s+)?(?:(?:for|on|in|of|to|as|de|del|en|para|por|como|son|van|a|al)\\s+)*${ARTICLE}`,
  'iu',
);
const TO_NEXT = new RegExp(`[\\s,;]*(?:\\s${JOINT})?(?:\\s+(?:otros?|another|unos|unas|about|around))?\\s*[$€£]?\\s*$`, 'iu');
const FROM_LAST = new RegExp(`^[\\s,;)]*(?:${CURRENCY}(?!\\p{L})[\\s,;)]*)?(?:${JOINT}\\s+)?${ARTICLE}`, 'iu');
const TO_SUM = /[\s,;:(=–—-]*(?:\s(?:for|at|is|are|about|around|of|por|de|en|son|unos|unas|a|cuestan?|costs?))*[\s:(=–—-]*[$€£]?\s*$/iu;

/** The parts with the words that stand between them, before each sum or after each; null where one of them has none. */
export function labelParts(
  text: string,
  { total, run }: { readonly total: Pick<Part, 'end'>; readonly run: readonly Part[] },
  end: number,
): readonly MoneyItem[] | null {
  const [first] = run;
  if (!first) return null;
  const lead = text.slice(total.end, first.start);
  const opened = withoutListOpener(lead.slice(Math.max(lead.lastIndexOf(':'), lead.lastIndexOf('('), lead.lastIndexOf('=')) + 1));
  const gaps = run.slice(1).map(({ start }, at) => text.slice(run[at]?.end ?? start, start));
  const last = run.at(-1);
  const tail = untilStop(text.slice(last?.end ?? end, end));
  const isSaidAfter = (OF_IT.test(text.slice(first.end)) || ARE.test(lead)) && /\p{L}{3,}/u.test(tail);
  const isAhead = !isSaidAfter && /\p{L}{3,}/u.test(opened.replace(OPENER, ' ').replace(new RegExp(CURRENCY, 'giu'), ' '));
  const labels = isAhead
    ? [opened, ...gaps].map((words, at) => nameBefore(words) || (at === gaps.length ? nameAfter(tail) : ''))
    : [...gaps, tail].map(nameAfter);
  const items = labels.map((label, at): MoneyItem => ({ label, amount: middle(run[at] as Part) }));
  return items.every(({ label }) => isName(label)) ? items : null;
}

function nameBefore(words: string): string {
  return words.replace(FROM_LAST, '').replace(TO_SUM, '').trim();
}

function nameAfter(words: string): string {
  return words.replace(AFTER_SUM, '').replace(TO_NEXT, '').trim();
}

/** Words for a thing, of a length that a table holds. */
function isName(label: string): boolean {
  return /\p{L}{2,}/u.test(label) && namesThing(label) && label.length <= LONGEST && !/[.;!?]\s/u.test(label);
}

/** The last one ends where its sentence does, or what is said of it. */
function untilStop(words: string): string {
  const [clause = ''] = words.split(/[.;)!?\n]|,\s(?:que|which|so|así|asi|todo|all|pero|but|en total|in total)(?!\p{L})/u);
  return clause;
}
