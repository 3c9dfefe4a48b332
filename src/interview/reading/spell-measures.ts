// «El fresco de 400 gramos a 4,50», "the 250 g jar at 6": how much a thing weighs or holds is a part of its name, and none of the numbers sold.
import type { Fact } from '../../facts/fact.ts';
import type { QuestionId, Reading } from '../interview.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'unit-cost', 'read-back']);
const UNITS = '(?:gramos?|grams?|gr|g|ml|cl|cc|cm|oz|onzas?)(?!\\p{L})';
const MEASURE = new RegExp(`(?<=\\p{L}{3,} (?:de |of )?|(?:the|el|la|los|las) )\\d{2,4}(?= ?${UNITS})`, 'giu');
/** Digits stand as letters of another script while the answer is read. */
const LETTER_OF_ZERO = 0x3400;
const SPELLED = /[\u{3400}-\u{3409}]/gu;

/** The answer with such numbers spelled, as long as it was. */
export function spellMeasures(words: string, question: QuestionId): string {
  if (!TELLS_SALES.has(question)) return words;
  return words.replace(MEASURE, (digits) => String.fromCodePoint(...[...digits].map((one) => LETTER_OF_ZERO + Number(one))));
}

/** The reading with those numbers in digits again, where a thing sold is called by them. */
export function withMeasures(reading: Reading): Reading {
  return {
    ...reading,
    facts: reading.facts.map((fact) => {
      if (fact.id !== 'lines') return fact;
      const lines = fact as Fact<'lines'>;
      return { ...lines, value: lines.value.map((line) => ({ ...line, label: inDigits(line.label) })) };
    }),
  };
}

function inDigits(label: string): string {
  return label.replace(SPELLED, (one) => String((one.codePointAt(0) ?? 0) - LETTER_OF_ZERO));
}
