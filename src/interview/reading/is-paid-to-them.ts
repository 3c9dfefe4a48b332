import type { Span } from './clauses.ts';

/** By the month or for their work. */
const PAID_TO =
  /(?<![a-z])(?:cobr\w+|sueldo|salario|nomina|al mes|mensual\w*|a month|wages?|salary|earns?|pays? (?:rent|us)|brut[oa]s?|gross|(?:doce|catorce|1[24]) pagas|contratad[oa]s?|en plantilla|hired|employ(?:ed|ing|ee)|payroll)(?![a-z])/;
const SENTENCE_END = /[.;\n](?=\s|$)/;

/** What is paid to them, or paid them by the month, is no money to open: «mi sueldo es de 3.500 y el de mi socia de 3.000». */
export function isPaidToThem(folded: string, { start, end }: Span, said: string): boolean {
  const sentence = folded.slice(0, start).split(SENTENCE_END).at(-1) ?? '';
  return PAID_TO.test(said) || (LIKEWISE.test(folded.slice(start, end)) && PAID_TO.test(sentence));
}

const LIKEWISE = /^\s*(?:el|la|lo) del? (?!banco)/;
