// «Pon 1.200, y la cuota de autónomos aparte, que son 87»: asked for the founder's pay, what the State takes of them is a cost of the month beside it.
import { factValue } from '../../facts/fact.ts';
import type { Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { factsOfLines } from './told-cost-lines.ts';

const DUES =
  /(?:[,;. ]+(?:y|and|mas|plus|aparte|besides))* (?:la |mi |my |the )?(?<label>cuota (?:de |del )?autonom[oa]s?|autonom[oa]s?|monotributo|reta|national insurance)(?![a-z])[^.;\d]*$/;
const LAST = /^ ?(?:€|euros?|pesos|pounds|quid)?[^.;\d]*/;

/** Reads the pay without the dues, which are one more of the costs where those are known one by one. */
export function readWithOwnDues(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (context.question !== 'own-pay') return read(words);
  const { folded, numerals } = prepareGround(words, 'own-pay', context.language, context.today);
  const told = numerals.filter(({ isArticle }) => !isArticle);
  const dues = told.at(-1);
  const before = told.at(-2);
  const lead = dues && before ? DUES.exec(folded.slice(before.end, dues.start)) : null;
  if (!dues || !before || lead === null || dues.low !== dues.high || dues.low >= before.low) return read(words);
  const from = before.end + lead.index;
  const end = dues.end + (LAST.exec(folded.slice(dues.end))?.[0].length ?? 0);
  const reading = read(blankOut(words, [{ start: from, end }]).trimEnd());
  const lines = factValue(context.known, 'costLines') ?? [];
  const { fixedCosts } = context.known;
  const isListed = lines.some(({ label }) => /aut[oó]nom|monotributo|reta|national insurance/i.test(label));
  if (reading.facts.length === 0 || lines.length === 0 || fixedCosts === undefined || isListed) return reading;
  const quote = quoteOf(words, context.answer, from, end);
  const at = folded.indexOf(lead.groups?.label ?? '', from);
  const label = words.slice(at, at + (lead.groups?.label ?? '').length);
  const whole = makeFact('fixedCosts', roundMoney(fixedCosts.value + dues.low), { ...fixedCosts, quote, origin: 'derived' });
  const all = factsOfLines([...lines, { label, amount: dues.low, kind: 'other' }], quote).filter(({ id }) => id === 'costLines');
  return { ...reading, facts: [...reading.facts, ...all, whole], corrected: [...(reading.corrected ?? []), 'fixedCosts', 'costLines'] };
}
