import { listClauses } from '../../language/format-list.ts';
import { LANGUAGES, perLanguage } from '../../language/language.ts';
import { countAnswers } from '../customer/answer-pain.ts';
import { answersOf } from '../customer/narrower-answer-words.ts';
import { isSaidBy, leadBenefits, leadingPromises, orderPromises, saysBack, sortByAnswers } from '../customer/order-promises.ts';
import { pairPains, tellOffers, tellProblems } from '../customer/pair-pains.ts';
import type { Draft } from '../draft.ts';
import type { Block, PlanText } from '../plan.ts';
import { join, sayFirst } from '../say.ts';
import { nameBuyers } from '../told/find-two-buyers.ts';
import { offerQuote } from '../told/gather-quotes.ts';
import { listSaid } from '../told/gather-said.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { listWithArticles } from '../voice/with-article.ts';
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
  const proposed = answersAsked(draft);
  const main = nameBuyers(draft.facts, said.customers)?.first;
  const needOf = main ?? draft.slots.buyers;
  const told = {
    ...(main ? { customer: main } : {}),
    ...(needOf ? { needOf } : {}),
    ...(offers.length > 0 ? { offers: listSaid(offers, 3) } : {}),
    ...(edges.length > 0 ? { edges: listSaid(edges, 3), edgesThe: listWithArticles(edges.slice(0, 3)) } : {}),
    ...(edges.length > 0 ? { lead: listSaid(edges, 2), leadThe: listWithArticles(edges.slice(0, 2)) } : {}),
    ...(proposed.length > 0 ? { proposed: listClauses(proposed), after: listClauses(proposed) } : {}),
    ...(promises.length === 0 ? tellQuoted(draft) : {}),
  };
  const text = sayFirst({ ...draft, slots: { ...draft.slots, ...told } }, POSITIONING);
  return { type: 'paragraph', text: join([{ es: 'Posicionamiento.', en: 'Positioning.' }, text], ' ') };
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
  };
  const whole = sayFirst({ ...draft, slots: { ...slots, ...told } }, ONE_LINERS);
  const short = isLong(whole) && benefits[0] ? { ...told, ...shortened(draft, benefits[0], told) } : told;
  const line = sayFirst({ ...draft, slots: { ...slots, ...short } }, ONE_LINERS);
  return {
    type: 'paragraph',
    text: NAMES_ITSELF.test(line.es) ? line : join([{ es: 'En una frase:', en: 'In one sentence:' }, line], ' '),
  };
}

const NAMES_ITSELF = /^(?:Lo que promete|En una l\u00ednea|Dicho de una vez|Si solo quedara)/;
/** More words than these nobody says in one breath. */
const ONE_BREATH = 30;

function isLong(text: PlanText): boolean {
  return LANGUAGES.some((language) => text[language].split(/\s+/).length > ONE_BREATH);
}

/** The first thing promised, and the first it answers. */
function shortened(
  { said }: Draft,
  benefit: Parameters<typeof countAnswers>[0],
  told: { readonly pain?: PlanText },
): Readonly<Record<string, PlanText>> {
  const answered = said.pains.filter((pain) => countAnswers(benefit, [pain]) > 0);
  const [pain] = answered.length > 0 ? answered : said.pains;
  return { benefits: benefit, ...(told.pain && pain ? { pain, painThe: listWithArticles([pain]) } : {}) };
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
