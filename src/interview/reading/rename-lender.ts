// "The loan's from Bellco, SBA is just the program", «el préstamo es de Caja Rural, no del ICO»: another lends it, on the same terms.
import { type Fact, type FactSheet, factValue, type MoneySource } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { makeFact } from './make-fact.ts';

const OF_LOAN = /(?<![a-z])(?:prestamo|credito|presta\w*|loan(?:'s)?|lender(?:'s)?|lend\w*|quien (?:me|nos) presta|banco|bank)(?![a-z])/;
const NAME = "\\p{Lu}[\\p{L}&'’]+(?: (?:(?:de|del|of|y|and) )?\\p{Lu}[\\p{L}&]+)*(?: (?:credit union|bank|banco|caja|cooperativa))?";
const NAMED = new RegExp(
  `(?:(?<!\\p{L})(?:from|with|by|is|es|de|del|con|por|a|al)|['’]s) (?:(?:the|la|el|our|my|mi|un|una|an?) )*(${NAME})(?!\\p{L})`,
  'gu',
);
/** What stands behind a loan, and lends nothing. */
const PROGRAMME = '(?:the |el |la |an? |una? )?(?:program(?:me|a)?|scheme|guarant\\w+|garant\\w+|aval\\w*|linea|line)';

/** The money with its new lender's name; null where none is told, or the known one is not taken back. */
export function renamedLender(
  sentence: string,
  amounts: readonly number[],
  known: FactSheet,
  quote: Fact['quote'],
): readonly Fact[] | null {
  const words = foldText(sentence).replaceAll('’', "'");
  const sources = factValue(known, 'moneySources') ?? [];
  const banks = sources.filter(({ kind }) => kind === 'bank');
  const taken = banks.filter((source) => isTakenBack(words, source));
  const [lender] = taken.length === 1 ? taken : banks.length === 1 && isNameless(banks[0]) ? banks : [];
  if (!lender || !OF_LOAN.test(words) || amounts.some((amount) => amount !== lender.amount)) return null;
  const who = [...sentence.matchAll(NAMED)].map(({ 1: name = '' }) => name).find((name) => foldText(name) !== foldText(lender.who));
  if (who === undefined || new RegExp(`(?<![a-z])(?:not?|isn't|ni) (?:[a-z]+ )?${foldText(who)}`).test(words)) return null;
  return [
    makeFact(
      'moneySources',
      sources.map((source) => (source === lender ? { ...source, who } : source)),
      { quote },
    ),
  ];
}

/** "Not SBA", «no del ICO», "SBA is just the program". */
function isTakenBack(words: string, { who }: MoneySource): boolean {
  const name = foldText(who).replace(/[^a-z\d ]/g, '.');
  return new RegExp(
    `(?<![a-z])(?:not|no|isn't|nunca|instead of|en vez de)(?: (?:from|the|es|is|el|la|de|del|al|por|by|un|una|an?))* ${name}(?![a-z])|(?<![a-z])${name} (?:is|es|was|era|'s)(?: (?:just|only|solo|solamente|nada mas))? ${PROGRAMME}(?![a-z])`,
  ).test(words);
}

/** "A credit union": so far nobody in particular. */
function isNameless(source: MoneySource | undefined): boolean {
  return source !== undefined && !/\p{Lu}/u.test(source.who);
}
