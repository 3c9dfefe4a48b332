// Whom the answer on customers names first: whoever comes besides them decides no count.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { withoutWhose } from './find-whose.ts';
import type { Said } from './gather-said.ts';

const CLAUSE = /(?<=[,;:.()])\s+|\s+(?=(?:y|e|and|plus|pero|but) )/iu;
/** «Algún turista», "some hotel guests", "a few cafés", «y también empresas», "grandparents too". */
const BESIDES =
  /^(?:(?:y|e|and|pero|but) )?(?:(?:some|a few|a couple of|the odd|the occasional|maybe|perhaps|even|plus|besides|then|after that|second(?:ly)?,|despues|aparte|en segundo lugar|algun[oa]?s?|un[oa]s? (?:poc[oa]s|cuant[oa]s)|un par de|quizas?|tal vez|hasta|luego|ademas)\b|(?:a|de) (?:algun[oa]?s?)\b)|\b(?:tambien|also|too|as well|a veces|sometimes|occasionally|de vez en cuando|ademas|but less|pero menos|habra (?:algun[oa]s|pocos|pocas)|no (?:es|son) (?:el|lo|la|los) (?:fuerte|principal(?:es)?)|not (?:chasing|after|our main|my main|the main))\b/;

/** The answer without those named besides, who end with their sentence; whole where nobody is named before them. */
export function withoutBesides(answer: string): string {
  const sentences = answer.split(/(?<=[.;!?\n])\s+/u).map((sentence) => {
    const clauses = sentence.split(CLAUSE);
    const at = clauses.findIndex((clause) => BESIDES.test(foldText(clause)));
    return (at < 0 ? clauses : clauses.slice(0, at)).join(' ');
  });
  const main = sentences.filter((sentence) => sentence !== '').join(' ');
  return sentences[0] === '' ? answer : main;
}

/** What was told, with the customers who were named first; all of them where the first are in no list of words but somebody named besides is meant. */
export function withMainCustomers(said: Said, facts: FactSheet, sector: SectorId): Said {
  const answer = factValue(facts, 'customer') ?? '';
  const main = withoutBesides(answer);
  if (main === answer) return said;
  const first = findConcepts(withoutWhose(main), sector, ['customer']);
  const isMain = ({ clues }: Said['customers'][number]) => first.some((one) => one.clues === clues);
  return { ...said, customers: said.customers.filter(isMain) };
}
