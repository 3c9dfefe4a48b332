// Statements of the founder, in the words both languages have for them.
import { LANGUAGES, type Language, perLanguage } from '../../language/language.ts';
import type { Concept, ConceptKind } from '../../sectors/concepts/concept.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import { findDeeds } from '../../sectors/concepts/find-deeds.ts';
import { findLosses } from '../../sectors/concepts/find-losses.ts';
import { findOffered } from '../../sectors/concepts/find-offered.ts';
import { leadBenefits, sortByAnswers } from '../customer/order-promises.ts';
import { type Told, tellOffers } from '../customer/pair-pains.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { offerQuote, painQuote } from './gather-quotes.ts';
import { isLacking, listSaid, sharpen } from './gather-said.ts';
import { notFinding } from './not-finding.ts';
import { quoteNatively } from './quote-natively.ts';
import { numbersIn } from './quoted-numbers.ts';
import { withMeasure } from './tell-measured.ts';

const MOST_NAMED = 4;

/** In the words both languages have for it, and what is measured in it; in the other edition, else, where it is quoted. */
export function tellPain(draft: Draft, { words: said, at }: Told): PlanText {
  const pains = namedPains(draft, said);
  const missed = pains ? null : isLacking(said) ? named(draft, said, ['offer', 'edge']) : null;
  const native = pains ?? (missed && notFinding(missed));
  const quote = painQuote(at);
  const told = withMeasure(native, draft, draft.quotes[quote]?.text ?? said, UNDER_THE_PROBLEM);
  return quoteNatively(draft.quotes, quote, told ?? WHERE_QUOTED, draft.figures);
}

/** Whether both editions tell it, and neither only points to where it is quoted, or quotes it in the other's language. */
export function isTold(told: PlanText): boolean {
  return LANGUAGES.every((language) => isToldIn(told, language)) && !LANGUAGES.every((language) => told[language].startsWith('{{quote:'));
}

/** Whether that edition tells it. */
export function isToldIn(told: PlanText, language: Language): boolean {
  return ![UNDER_THE_PROBLEM, OFFER_QUOTED].some((where) => told[language].includes(where[language]));
}

/**
 * As it is told; where an edition could only point to it, what the trade usually says instead, and the founder's own words where nothing is usual
 * or a number is in them, which both editions hold.
 */
export function orUsual({ quotes }: Draft, told: PlanText, quote: string, usual: PlanText | null): PlanText {
  const isQuoted = usual === null || numbersIn(quotes[quote]?.text ?? '').length > 0;
  const words = `{{quote:${quote}}}`;
  return perLanguage((language) => (isToldIn(told, language) ? told[language] : isQuoted ? words : usual[language]));
}

/** Several, one after the other; an edition leaves out what it could only point to, and tells what is usual where that leaves nothing. */
export function tellPains(draft: Draft, pains: readonly Told[], usual: PlanText | null): PlanText {
  const all = pains.map((pain) => orUsual(draft, tellPain(draft, pain), painQuote(pain.at), usual));
  return perLanguage((language) => {
    const told = all.map((pain) => pain[language]).filter((pain) => pain !== usual?.[language]);
    return told.length > 0 ? told.join('; ') : (usual?.[language] ?? '');
  });
}

/** Stand in for words that no list tells, until what is usual takes their place. */
const UNDER_THE_PROBLEM: PlanText = { es: 'citado en «El problema»', en: 'quoted under “The problem”' };
const WHERE_QUOTED: PlanText = { es: `el caso ${UNDER_THE_PROBLEM.es}`, en: `the case ${UNDER_THE_PROBLEM.en}` };
const OFFER_QUOTED: PlanText = {
  es: 'la promesa citada en «La propuesta de valor»',
  en: 'the promise quoted under “The value proposition”',
};

/** As `tellPain`, of a part of the offer. */
export function tellOffer(draft: Draft, offer: Told): PlanText {
  const offers = offersIn(draft, offer);
  return quoteNatively(draft.quotes, offerQuote(offer.at), offers.length > 0 ? listSaid(offers, MOST_NAMED) : OFFER_QUOTED, draft.figures);
}

/** What is named of it, as many as are told. */
export function offersIn({ sector, said: { promise } }: Draft, { words: said }: Told): readonly Concept[] {
  const listed = findOffered(said, sector.id).map((one) => promise.find(({ es }) => es === one.es) ?? one);
  return (listed.length > 0 ? listed : findDeeds(said)).slice(0, MOST_NAMED);
}

/** Whether it names the strongest of what is promised, or answers the problem where no one part of the offer names that: a side feature does not speak for the offer. */
export function isLed(draft: Draft, offer: Told): boolean {
  const { said, sector, facts } = draft;
  const [lead] = leadBenefits(said, sector.pack.aBusiness);
  const names = (told: Told) => lead !== undefined && offersIn(draft, told).includes(lead);
  if (lead === undefined || names(offer)) return true;
  return !tellOffers(facts).some(names) && sortByAnswers(offersIn(draft, offer), said).length > 0;
}

/** What is complained of, and what it has cost. */
function namedPains({ sector, said: { lacks } }: Draft, said: string): PlanText | null {
  const all = [...sharpen(findConcepts(said, sector.id, ['pain']), lacks), ...findLosses(said)];
  const found = all.filter((one, at) => all.findIndex(({ es }) => es === one.es) === at);
  return found.length > 0 ? listSaid(found, MOST_NAMED) : null;
}

function named({ sector, said: { lacks } }: Draft, said: string, kinds: readonly ConceptKind[]): PlanText | null {
  const found = sharpen(findConcepts(said, sector.id, kinds), lacks);
  return found.length > 0 ? listSaid(found, MOST_NAMED) : null;
}
