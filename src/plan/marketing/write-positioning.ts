import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { listClauses } from '../../language/format-list.ts';
import { LANGUAGES, NO_WORDS, perLanguage } from '../../language/language.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import { reasonsIn } from '../../sectors/concepts/without-us.ts';
import { countAnswers } from '../customer/answer-pain.ts';
import { remediesOf } from '../customer/find-problem-remedy.ts';
import { answersOf } from '../customer/narrower-answer-words.ts';
import { isSaidBy, leadBenefits, leadingPromises, orderPromises, saysBack, sortByAnswers } from '../customer/order-promises.ts';
import { pairPains, tellOffers, tellProblems } from '../customer/pair-pains.ts';
import type { Draft } from '../draft.ts';
import { compareRivals } from '../market/compare-rivals.ts';
import { isBare } from '../market/group-alike.ts';
import type { Block, PlanText } from '../plan.ts';
import { join, label, sayFirst } from '../say.ts';
import { nameBuyers } from '../told/find-two-buyers.ts';
import { offerQuote, REASON } from '../told/gather-quotes.ts';
import { listSaid } from '../told/gather-said.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { listWithArticles } from '../voice/with-article.ts';
import { decidedElsewhere } from './advertised.ts';
import { ONE_LINERS, POSITIONING } from './positioning-words.ts';

/** For whom, the main customer where two were told, what it is and what it changes: what was told, and where nothing was, what this plan proposes and says so. */
export function writePositioning(draft: Draft): Block {
  const { said, sector } = draft;
  const business = sector.pack.aBusiness;
  const promises = orderPromises(said, business).filter((promised) => !isSaidBy(business, promised));
  const answers = sortByAnswers(promises, said);
  const leading = leadingPromises(said, business);
  const edges = promises.filter((promised) => leading.includes(promised) || answers.includes(promised));
  const offers = promises.filter((promised) => !edges.includes(promised));
  const led = [...edges.filter((promised) => leading.includes(promised)), ...edges.filter((promised) => !leading.includes(promised))];
  const proposed = answersAsked(draft);
  const main = nameBuyers(draft.facts, said.customers)?.first;
  const needOf = main ?? draft.slots.buyers ?? draft.slots.customer;
  const told = {
    ...(main ? { customer: main } : {}),
    ...(offers.length > 0 ? { offers: listSaid(offers, 3) } : {}),
    ...(edges.length > 0 ? { edges: listSaid(edges, 3), edgesThe: listWithArticles(edges.slice(0, 3)) } : {}),
    ...(edges.length > 0 && !led.slice(0, 2).some((one) => namesKind(business, one)) ? { apart: listSaid(led, 2) } : {}),
    ...(edges.length > 0 ? { lead: listSaid(led, 2), leadThe: listWithArticles(led.slice(0, 2)) } : {}),
    ...(proposed.length > 0 ? { proposed: listClauses(proposed), after: listClauses(proposed) } : {}),
    ...(promises.length === 0 ? tellQuoted(draft) : {}),
    ...remedySlot(draft),
    ...reasonSlot(draft),
    ...(needOf ? { needOf } : {}),
    seen: isToBeSeen(draft) ? ON_A_VISIT : NO_WORDS,
  };
  const text = sayFirst({ ...draft, slots: { ...draft.slots, ...told } }, POSITIONING);
  const term = decidedElsewhere(draft);
  const isTermTold = term !== null && text.es.includes(term.es);
  return {
    type: 'paragraph',
    text: join([{ es: 'Posicionamiento.', en: 'Positioning.' }, text, ...(isTermTold ? [label(draft, OWN_PART)] : [])], ' '),
  };
}

/** Of a rival of whom the name alone is known, nobody can say yet that it lacks what is promised here. */
function isToBeSeen(draft: Draft): boolean {
  const comparison = compareRivals(draft);
  return comparison.columns.some((column) => column.rival?.isNamed && isBare(draft, comparison, column));
}

const ON_A_VISIT: PlanText = { es: ', aunque falta comprobarlo con una visita', en: ', although a visit has still to confirm it' };

/** Of a term that somebody else's decision is part of, what the adverts may promise. */
const OWN_PART: PlanText = {
  es: 'Del plazo prometido, los anuncios solo prometen las {{fig:submit-weeks*}} semanas que dependen de {{name}}.',
  en: 'Of the time promised, the adverts mention only the {{fig:submit-weeks*}} weeks that depend on {{name}}.',
};

/** «Pizzería barata» of a «pizzería para llevar»: it begins with the same noun. */
function namesKind(business: PlanText, { es }: Pick<PlanText, 'es'>): boolean {
  const [noun = ''] = foldText(es)
    .replace(/^(?:un|una|unos|unas|el|la|los|las) /, '')
    .split(' ');
  return foldText(business.es).split(' ').includes(noun);
}

/** One whole sentence of the offer in the founder's words, where no list of words tells it; in the other edition, what the business is. */
function tellQuoted(draft: Draft): Readonly<Record<string, PlanText>> {
  const { facts, quotes, figures } = draft;
  const offers = tellOffers(facts).filter(({ at, quote }) => quotes[offerQuote(at)] && !quote.endsWith('…'));
  const [told] = [...offers.filter(({ points }) => points.length > 0), ...offers];
  const known = knownOf(draft);
  return told ? { offerTold: quoteNatively(quotes, offerQuote(told.at), known, figures) } : {};
}

/** The kind of business, for those who were told of, or in place of what they turn to today; nothing that only the trade presumes. */
function knownOf({ slots: { customers, instead }, sector, diagnosis }: Draft): PlanText | null {
  if (!diagnosis.isKindTold) return null;
  const business = sector.pack.aBusiness;
  return perLanguage((language) => {
    if (customers) return `${business[language]} ${FOR[language]} ${customers[language]}`;
    return instead ? `${business[language]} ${IN_PLACE_OF[language]} ${instead[language]}` : business[language];
  });
}

const IN_PLACE_OF: PlanText = { es: 'en lugar de', en: 'in place of' };
const FOR: PlanText = { es: 'para', en: 'for' };

/** The same in one line: what there is today, and what there will be. */
export function writeOneLiner(draft: Draft): Block {
  const { said, sector } = draft;
  const proposed = answersAsked(draft);
  const benefits = leadBenefits(said, sector.pack.aBusiness);
  const answersNone = benefits.length > 0 && !benefits.some((one) => said.lacks.includes(one) || countAnswers(one, said.pains) > 0);
  const { pain: complaint, ...slots } = draft.slots;
  const isCircular = benefits.length > 0 && benefits.every((one) => saysBack(one, said));
  const pain = isCircular ? undefined : complaint;
  const told = {
    ...(pain && !answersNone ? { pain } : {}),
    ...(pain && answersNone && proposed.length > 0 ? { openPain: pain } : {}),
    ...(proposed.length > 0 ? { after: listClauses(proposed) } : {}),
    ...(said.promise.length === 0 ? tellQuoted(draft) : {}),
    ...remedySlot(draft),
    ...painOfRemedy(draft),
    ...(answersNone || benefits.length === 0 ? reasonSlot(draft) : {}),
  };
  const lineWith = (given: Readonly<Record<string, PlanText>>) => sayFirst({ ...draft, slots: { ...slots, ...given } }, ONE_LINERS);
  const [first] = benefits;
  // The complaint is cut first: all that answers it is worth a longer breath than all that is complained of.
  const shorter = first ? [onePain(draft, first, told), { ...onePain(draft, first, told), benefits: first }] : [];
  const lines = [told, ...shorter].map(lineWith);
  const line = lines.find((one, at) => !isLong(one, at === 1 ? LONG_BREATH : ONE_BREATH)) ?? lines.at(-1) ?? lineWith(told);
  return {
    type: 'paragraph',
    text: NAMES_ITSELF.test(line.es) ? line : join([{ es: 'En una frase:', en: 'In one sentence:' }, line], ' '),
  };
}

const NAMES_ITSELF = /^(?:Lo que promete|En una l\u00ednea)/;
/** More words than these nobody says in one breath. */
const ONE_BREATH = 30;
/** All that answers one complaint may take as many. */
const LONG_BREATH = 33;

function isLong(text: PlanText, most: number): boolean {
  return LANGUAGES.some((language) => text[language].split(/\s+/).length > most);
}

/** Why one is chosen, in the founder's words, where no list of words tells it. */
function reasonSlot({ facts, quotes, sector }: Draft): Readonly<Record<string, PlanText>> {
  const isListed = findConcepts(reasonsIn(factValue(facts, 'competitors') ?? ''), sector.id, ['edge']).length > 0;
  return quotes[REASON] && !isListed ? { reason: quoteNatively(quotes, REASON, null) } : {};
}

/** What this plan proposes against the problem as it was told. */
export function remedySlot(draft: Draft): Readonly<Record<string, PlanText>> {
  const told = remediesOf(draft).find(({ isTold }) => isTold);
  return told ? { remedy: told.answer } : {};
}

/** The complaint that the proposal answers, named beside it. */
function painOfRemedy(draft: Draft): Readonly<Record<string, PlanText>> {
  const { remedy } = remedySlot(draft);
  const [first] = draft.said.pains;
  const pain = draft.said.pains.find((one) => remedy && countAnswers(remedy, [one]) > 0) ?? first;
  return remedy && pain ? { pain, painThe: listWithArticles([pain]) } : {};
}

/** The first complaint that the first thing promised answers. */
function onePain(
  { said }: Draft,
  benefit: Parameters<typeof countAnswers>[0],
  told: Readonly<Record<string, PlanText>>,
): Readonly<Record<string, PlanText>> {
  const answered = said.pains.filter((pain) => countAnswers(benefit, [pain]) > 0);
  const [pain] = answered.length > 0 ? answered : said.pains;
  return { ...told, ...(told.pain && !told.remedy && pain ? { pain, painThe: listWithArticles([pain]) } : {}) };
}

/** What the plan proposes on the points of the problem: on all of them where nothing sets the offer apart, else on those it answers with nothing. */
export function answersAsked(draft: Draft): readonly PlanText[] {
  const { unanswered } = pairPains(draft.facts);
  const pains = draft.slots.edgeOne === undefined ? tellProblems(draft.facts) : unanswered;
  const asked = pains.flatMap(({ points }) => points);
  return answersOf(draft)
    .filter(({ point }) => asked.includes(point))
    .slice(0, MOST_PROPOSED)
    .map(({ answer }) => answer);
}

const MOST_PROPOSED = 2;
