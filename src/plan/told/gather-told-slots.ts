// What the visitor told, as slots: in their own words, and natively where both languages have words for it.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { formatList, listInBoth } from '../../language/format-list.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import { findNamed } from '../../sectors/concepts/find-named.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { leadBenefits, leadingPromises, orderPromises, painsAnswered } from '../customer/order-promises.ts';
import type { Draft } from '../draft.ts';
import { gatherRivals } from '../market/gather-rivals.ts';
import { nameRival } from '../market/name-rival.ts';
import type { Plan } from '../plan.ts';
import { listWithArticles } from '../voice/with-article.ts';
import { withAgesTold } from './age-groups.ts';
import { findPerson } from './find-person.ts';
import { findAges } from './gather-ages.ts';
import { gatherDetails, sayDetails } from './gather-details.ts';
import { CREDENTIALS } from './gather-quotes.ts';
import { listSaid, type Said } from './gather-said.ts';
import { inOwnWords } from './in-own-words.ts';
import { notFinding } from './not-finding.ts';
import { quoteNatively } from './quote-natively.ts';
import { sumUpOffer } from './sum-up-offer.ts';
import { coversProblem, sumUpProblem } from './sum-up-problem.ts';
import { tellCredential, withoutExperience } from './tell-credential.ts';
import { withMeasure } from './tell-measured.ts';
import { listOf, tellCustomers, tellNamed, tellsMost } from './tell-named.ts';
import { leadPromises } from './tell-sold.ts';

const MOST_OPTIONS = 3;
const MOST_CUSTOMERS = 3;

/** The visitor's words, the figures that stand for the numbers in them, and whose list of words tells them. */
type Known = Pick<Draft, 'quotes' | 'figures'> & { readonly sector: SectorId };

export function gatherToldSlots(facts: FactSheet, said: Said, known: Known, business: Bilingual): Readonly<Record<string, Bilingual>> {
  return {
    ...saidSlots(said, orderPromises(said, business), leadingPromises(said, business), business),
    ...benefitSlots(said, business),
    ...customerSlot(said, known.quotes),
    ...detailSlots(facts),
    ...toldSlots(facts, said, known),
    ...rivalSlots(facts, said, known.quotes),
    ...nativeSlots(facts, said, known, business),
    ...personSlot(facts),
  };
}

/** What the visitor named, as lists: a slot is there only where something was named. */
function saidSlots(
  said: Said,
  selling: Said['promise'],
  leading: Said['promise'],
  business: Bilingual,
): Readonly<Record<string, Bilingual>> {
  const { promise, edges, pains, lacks } = said;
  const lists: Readonly<Record<string, readonly [Said[keyof Said], number]>> = {
    promise: [promise, 5],
    promiseLed: [leadPromises(said, business), 4],
    promiseShort: [selling, 3],
    promiseOne: [selling, 1],
    promiseTwo: [selling.slice(1), 1],
    promiseThree: [selling.slice(2), 2],
    promiseRest: [selling.filter((offered) => !lacks.includes(offered)), 3],
    lacks: [lacks, 2],
    edgeOne: [leading.length > 0 ? leading : edges, 1],
    painsShort: [pains, 2],
  };
  const there = Object.entries(lists).filter(([, [concepts]]) => concepts.length > 0);
  return Object.fromEntries(there.map(([slot, [concepts, most]]) => [slot, listSaid(concepts, most)]));
}

/** `benefits` the strongest of what is promised, and `pain` what they answer: every page that names only a few names these. */
function benefitSlots(said: Said, business: Bilingual): Readonly<Record<string, Bilingual>> {
  const benefits = leadBenefits(said, business);
  const pains = painsAnswered(said, benefits);
  return {
    ...(benefits.length > 0 ? { benefits: listSaid(benefits, benefits.length) } : {}),
    ...(pains.length > 0 ? { pain: listSaid(pains, pains.length), painThe: listWithArticles(pains) } : {}),
    ...(said.pains.length > 0 ? { painsThe: listWithArticles(said.pains.slice(0, 2)) } : {}),
  };
}

/** Whole answers as quotes in the edition of their language; in the other, what they name where that is known. */
function toldSlots(facts: FactSheet, said: Said, { quotes, figures, sector }: Known): Readonly<Record<string, Bilingual>> {
  const named = coversProblem(factValue(facts, 'problem') ?? '', said, sector) ? nameProblem(said) : null;
  const problem = named && withMeasure(named, { facts, figures }, quotes['problem-short']?.text ?? '', NO_WORDS);
  const credential = tellCredential(quotes[CREDENTIALS]?.text ?? '');
  const tell = (slot: string, quote: string, native: Bilingual | null): Readonly<Record<string, Bilingual>> =>
    quotes[quote] ? { [slot]: quoteNatively(quotes, quote, native, figures) } : {};
  return {
    ...tell('problemTold', 'problem-short', problem),
    ...tell('customerTold', 'customer-short', namedCustomers(said, quotes)),
    ...tell('credential', CREDENTIALS, credential ?? ON_THE_TEAM_PAGE),
    ...tell('experience', CREDENTIALS, credential ? withoutExperience(credential) : TOLD_OF_THE_TEAM),
  };
}

/** What the account of the problem itself names: what only the offer names is not in its words. */
function nameProblem({ pains, lacks }: Said): Bilingual | null {
  if (pains.length > 0) return listSaid(pains, 3);
  return lacks.length > 0 ? notFinding(listSaid(lacks, 2)) : null;
}

/** Those who were named, with what they are like; null where nobody was. */
export function namedCustomers({ customers }: Said, quotes: Plan['quotes']): Bilingual | null {
  const told = inOwnWords(tellCustomers(customers, quotes.customer, MOST_CUSTOMERS), quotes.customer);
  return told.length > 0 ? listOf(told) : null;
}

function customerSlot(said: Said, quotes: Plan['quotes']): Readonly<Record<string, Bilingual>> {
  const customers = namedCustomers(said, quotes);
  const [first, second] = inOwnWords(tellCustomers(said.customers, quotes.customer, MOST_CUSTOMERS), quotes.customer);
  return customers ? { customers, buyers: listOf([first, second].filter((group) => group !== undefined)) } : {};
}

/** What was said of the problem, the customers and the offer, in the words both languages have for it, and what else is named there. */
function nativeSlots(facts: FactSheet, said: Said, { quotes, sector }: Known, business: Bilingual): Readonly<Record<string, Bilingual>> {
  const problem = nameProblem(said);
  const summedProblem = sumUpProblem(facts, said, sector);
  const ages = findAges(facts);
  const groups = tellCustomers(said.customers, quotes.customer, MOST_CUSTOMERS, true);
  const who = ages ? withAgesTold(groups, ages, quotes.customer) : groups;
  const customer = who.length > 1 || ages !== null ? listOf(who) : wholeGroup(quotes.customer);
  const summed = sumUpOffer(facts, said, business);
  const known = [factValue(facts, 'name') ?? '', factValue(facts, 'city') ?? ''];
  const besides = (slot: string, quote: string, gloss: Bilingual | null): Readonly<Record<string, Bilingual>> => {
    const told = quotes[quote];
    const named =
      told &&
      tellNamed(
        told,
        perLanguage((language) => `${gloss?.[language] ?? ''} ${business[language]}`),
        known,
      );
    return named && tellsMost(named[told.language], gloss?.[told.language] ?? '', told.text) ? { [slot]: named } : {};
  };
  return {
    ...(problem ? { problemNative: problem } : {}),
    ...(summedProblem ? { problemSummed: summedProblem } : besides('problemNamed', 'problem', problem)),
    ...(customer ? { customerNative: customer } : {}),
    ...besides('customerNamed', 'customer', customer),
    ...(summed
      ? { offerSummed: summed }
      : besides('solutionNamed', 'solution', said.promise.length > 0 ? listSaid(said.promise, said.promise.length) : null)),
  };
}

/** Those who are named first, where every word of it is told in both languages, and how often they come; null where it is not. */
function wholeGroup(told: Plan['quotes'][string] | undefined): Bilingual | null {
  const [whole] = inOwnWords([], told);
  if (!told || !whole) return null;
  const paces = findNamed(told.text, told.language).filter(({ isPace, es }) => isPace && !whole.es.includes(es));
  return perLanguage((language) => [whole, ...paces].map((one) => one[language]).join(', '));
}

/** Whom customers turn to today, called as everywhere in the plan: `rivals` the names given, `instead` all that were told; else the options both languages have words for. */
function rivalSlots(facts: FactSheet, { alternatives }: Said, quotes: Plan['quotes']): Readonly<Record<string, Bilingual>> {
  const told = gatherRivals(facts);
  const sector = factValue(facts, 'sector');
  const names = told.filter(({ name, isNamed }) => isNamed && !/\d/.test(name)).map(({ name }): Bilingual => ({ es: name, en: name }));
  const called = sector ? told.map((rival, at) => nameRival(rival, at, sector, quotes)) : names;
  const options = (called.length > 0 ? called : alternatives).slice(0, MOST_OPTIONS);
  return {
    ...(names.length > 0 ? { rivals: listInBoth(names.slice(0, MOST_OPTIONS), 'or') } : {}),
    ...(options.length > 0 ? { instead: listOnce(options) } : {}),
  };
}

/** Two that one language calls the same are one there. */
function listOnce(options: readonly Bilingual[]): Bilingual {
  return perLanguage((language) => formatList([...new Set(options.map((option) => option[language]))], language, 'or'));
}

const TOLD_OF_THE_TEAM: Bilingual = {
  es: 'la que se cita en la página del equipo',
  en: 'as quoted on the page about the team',
};

const ON_THE_TEAM_PAGE: Bilingual = {
  es: 'la experiencia que se cuenta en la página del equipo',
  en: 'the experience described on the page about the team',
};

/** Whom the problem was told of, where it is somebody the founder knows. */
function personSlot(facts: FactSheet): Readonly<Record<string, Bilingual>> {
  const person = findPerson(facts);
  return person === null || person === 'founder' ? {} : { person };
}

/** What was measured in telling the problem, where anything was. */
function detailSlots(facts: FactSheet): Readonly<Record<string, Bilingual>> {
  const details = gatherDetails(facts);
  return details.every(({ isWhen }) => isWhen) ? {} : { details: sayDetails(details) };
}
