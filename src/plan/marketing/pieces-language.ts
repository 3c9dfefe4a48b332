// The language in which the pieces run, where those who are to read them read another than the country's.
import type { CountryCode } from '../../countries/country.ts';
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';

const TOLD_IN = ['problem', 'customer', 'marketing'] as const;
const READ_ENGLISH =
  /\b(?:brits?|british|english.speak\w+|english (?:news)?papers|expats?|americans?|britanic[oa]s?|ingleses|angloparlantes|(?:prensa|periodicos) (?:en ingles|ingles[ae]s?))\b/;
const READ_SPANISH = /\b(?:latin[oa]s?|hispanics?|spanish.speak\w+|hispanohablantes|mexican famil\w+)\b/;

/** Null where the readers' language is the country's, or where nobody told of another. */
export function piecesRunIn({ facts, country }: Pick<Draft, 'facts' | 'country'>): PlanText | null {
  const told = foldText(TOLD_IN.map((topic) => factValue(facts, topic) ?? '').join('. '));
  if (SPEAK_ENGLISH.has(country.code)) return READ_SPANISH.test(told) ? IN_SPANISH : null;
  return READ_ENGLISH.test(told) ? IN_ENGLISH : null;
}

const SPEAK_ENGLISH: ReadonlySet<CountryCode> = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'ZZ']);
const IN_ENGLISH: PlanText = {
  es: 'Las piezas salen en inglés, que es lo que lee este público; su texto, en la edición inglesa.',
  en: 'The pieces run in English, which is what these readers read.',
};
const IN_SPANISH: PlanText = {
  es: 'Las piezas salen en español, que es lo que lee este público.',
  en: 'The pieces run in Spanish, which is what these readers read; their wording is in the Spanish edition.',
};
