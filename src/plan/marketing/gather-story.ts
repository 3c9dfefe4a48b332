// What the founder told, as the story tells it: one statement a scene.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, type Language, NO_WORDS, perLanguage } from '../../language/language.ts';
import { findLosses } from '../../sectors/concepts/find-losses.ts';
import { leadBenefits } from '../customer/order-promises.ts';
import { pairPains, type Told, tellProblems } from '../customer/pair-pains.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { tellsTrouble } from '../told/clip-case.ts';
import { findPerson, tellsOf } from '../told/find-person.ts';
import { nameBuyers } from '../told/find-two-buyers.ts';
import { AFTER, CREDENTIALS, offerQuote, painQuote, storyQuote } from '../told/gather-quotes.ts';
import { listSaid } from '../told/gather-said.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { tellCredential } from '../told/tell-credential.ts';
import { isLed, isTold, isToldIn, orUsual, tellOffer, tellPain } from '../told/tell-natively.ts';
import { listWithArticles } from '../voice/with-article.ts';
import { findCase } from './find-case.ts';
import { saleKindOf } from './sale-kind.ts';

/**
 * Slots of the scenes, each there only where it was told: `painOne` to `painThree` the statements of the problem, `stake` what it has cost,
 * `answerTold` what the offer changes once one is a customer, which nobody says in their first sentence, `hook` and `gain` the problem and the
 * promise in the words of both languages, `sought` the strongest promise, `whom` the main customers, `livedIt` where the founder went through it, `known` the founder's experience of the trade, `personTold` what happened
 * to whom the problem was told of, `caseMatters` why that matters to anybody and `caseAfter` how it ends for that person.
 */
export function gatherStory(draft: Draft): Readonly<Record<string, Bilingual>> {
  const [head, ...others] = tellProblems(draft.facts);
  const person = findPerson(draft.facts);
  const whom = nameBuyers(draft.facts, draft.said.customers)?.first ?? draft.slots.customer;
  const lived = person === 'founder' && others.find(({ quote }) => LIVED.test(foldText(quote)));
  const all = [...(head ? [head] : []), ...others.filter((pain) => pain !== lived)];
  // Of somebody who is named as a person, the other edition may point to where it is quoted.
  const isTellable = (pain: Told) => person !== 'founder' || isTold(tellPain(draft, pain));
  const own = person === null || lived ? undefined : deedOf(person, all.filter(isTellable));
  const happened = own && person !== 'founder' ? findCase(draft.facts, own.words, draft.slots.lacks ?? null) : null;
  const pains = leadTroubles(
    draft,
    all.filter((pain) => pain !== own),
  );
  const [first, second, third] = pains.map((pain) => tellWith(draft, pain));
  const { pairs, besides } = pairPains(draft.facts);
  const offers = [...besides, ...pairs.map(({ answer }) => answer)].filter(({ words }) => !ITS_NAME.test(foldText(words)));
  const later = offers.find((offer) => offer.at > 0 && isLed(draft, offer));
  // Where nothing that is offered has words of both languages, the first that was told ends the story.
  const changing = later ?? (draft.slots.benefits ? undefined : offers.find(({ quote }) => !quote.endsWith('…')));
  return {
    ...(first ? { painOne: first } : {}),
    ...(second ? { painTwo: second } : {}),
    ...(third ? { painThree: third } : {}),
    ...(changing ? { answerTold: orUsual(draft, tellOffer(draft, changing), offerQuote(changing.at), tellOffer(draft, changing)) } : {}),
    ...gains(draft, head),
    ...stakes([...all, ...(lived ? [lived] : [])], [first, second, ...(own && second ? [tellWith(draft, own)] : [])]),
    ...(own ? { personTold: tellOwn(draft, own, happened?.told ?? null) } : {}),
    ...(happened?.matters ? { caseMatters: happened.matters } : {}),
    ...(happened?.after ? { caseAfter: happened.after } : {}),
    ...(draft.slots.promiseOne ? { sought: draft.slots.promiseOne } : {}),
    ...(whom ? { whom } : {}),
    ...(lived ? { livedIt: NO_WORDS } : {}),
    ...knownSlot(draft),
  };
}

/** How long the founder has been in the trade and as what, in the words of both languages. */
function knownSlot({ quotes }: Draft): Readonly<Record<string, Bilingual>> {
  const known = tellCredential(quotes[CREDENTIALS]?.text ?? '');
  return known ? { known } : {};
}

/** The slots of one edition: without those that it could only point to, and the third trouble as the second where that is one of them. */
export function slotsToldIn(slots: Readonly<Record<string, Bilingual>>, language: Language): Readonly<Record<string, Bilingual>> {
  const { painTwo, painThree, ...told } = Object.fromEntries(Object.entries(slots).filter(([, text]) => isToldIn(text, language)));
  const [second, third] = [painTwo, painThree].filter((pain) => pain !== undefined);
  return { ...told, ...(second ? { painTwo: second } : {}), ...(third ? { painThree: third } : {}) };
}

/**
 * The founder's account, a sentence a scene: `accountOne` to `accountThree`, in their order, and `accountAfter`. Of two sentences, and of those beside
 * whom the story opens with, the first is what stands in the way; nothing where only one was told. In the edition of another language than theirs it is quoted only where the statements told
 * natively (`told`) would leave a scene of it to an example of the trade: both editions tell the same story.
 */
export function accountIn(
  { quotes, facts }: Draft,
  language: Language,
  told: Readonly<Record<string, Bilingual>>,
): Readonly<Record<string, Bilingual>> {
  const isOwn = (id: string) => quotes[id]?.language === language;
  const words = (id: string): Bilingual => ({ es: `{{quote:${id}}}`, en: `{{quote:${id}}}` });
  const person = told.personTold === undefined ? null : findPerson(facts);
  const isOpening = person !== null && person !== 'founder';
  const all = [0, 1, 2].map(storyQuote).filter((id) => quotes[id] !== undefined);
  const opening = quotes[QUOTED.exec(told.personTold?.[language] ?? '')?.[1] ?? '']?.text.replace(/…$/, '');
  const isApart = (text: string) => !(person && tellsOf(person, text)) && !(opening && text.includes(opening));
  const beside = isOpening ? all.filter((id) => isApart(quotes[id]?.text ?? '')) : all;
  // One sentence that tells two things fills two scenes by them.
  const sentences = isOpening && beside.length === 1 && told.painTwo !== undefined ? [] : beside;
  const isShort = isOpening || sentences.length === 2;
  const [one, two, three] = isShort ? [undefined, ...sentences] : sentences.length > 2 ? sentences : [];
  const isTwoShown = two !== undefined && (isOwn(two) || told.painOne === undefined);
  const isThreeShown = three !== undefined && (isOwn(three) || (told.painTwo === undefined && told.stake === undefined));
  return {
    ...(one && isTwoShown ? { accountOne: words(one) } : {}),
    ...(isTwoShown ? { accountTwo: words(two) } : {}),
    ...(isThreeShown ? { accountThree: words(three) } : {}),
    ...(isOwn(AFTER) ? { accountAfter: words(AFTER) } : {}),
  };
}

const QUOTED = /\{\{quote:([^}]+)\}\}/;

/** What happened to whom the story opens with, as it goes on from naming them: by what is known of such deeds, else as any statement, in its own words where one edition has none. */
function tellOwn(draft: Draft, own: Told, happened: Bilingual | null): PlanText {
  const quote = painQuote(own.at);
  const told = happened ? quoteNatively(draft.quotes, quote, happened, draft.figures) : orUsual(draft, tellPain(draft, own), quote, null);
  return perLanguage((language) => {
    if (told[language].includes('{{quote:')) return `: ${told[language]}`;
    return told[language] === happened?.[language] ? `, ${told[language]}` : `, ${MET_WITH[language]} ${told[language]}`;
  });
}

const MET_WITH: PlanText = { es: 'que se encontró con', en: 'who was faced with' };

/** A statement; in its own words in both editions where one has none for it and a number is in it. */
function tellWith(draft: Draft, pain: Told): PlanText {
  const told = tellPain(draft, pain);
  return orUsual(draft, told, painQuote(pain.at), told);
}

/** What happened to that person: what names them where it tells anything, else what was told next of them. */
function deedOf(person: Exclude<ReturnType<typeof findPerson>, null>, pains: readonly Told[]): Told | undefined {
  const at = pains.findIndex(({ words }) => tellsOf(person, words));
  const naming = pains[at];
  if (!naming || naming.quote.split(' ').length >= FEWEST_TELLING) return naming;
  const later = pains.slice(at + 1);
  return later.find(({ words }) => tellsTrouble(words)) ?? later[0] ?? naming;
}

/** «Mercedes, de Castroverde», «Daniela, una morra de 31, contadora». */
const FEWEST_TELLING = 7;

/** Those that tell what went wrong, where any does, and first those that both editions tell. */
function leadTroubles(draft: Draft, pains: readonly Told[]): readonly Told[] {
  const isKnown = (pain: Told) => isTold(tellPain(draft, pain));
  const troubles = pains.filter((pain) => isKnown(pain) || tellsTrouble(pain.words));
  const told = troubles.length > 0 ? troubles : pains;
  return [...told.filter(isKnown), ...told.filter((pain) => !isKnown(pain))];
}

/** What the story starts from and what it ends in: the founder's own problem and strongest benefits, the same as the one-liner's. */
function gains(draft: Draft, first: Told | undefined): Readonly<Record<string, Bilingual>> {
  const { slots, sector } = draft;
  // What an account is sold is a service by its name, and no outcome of it.
  const gain =
    saleKindOf(draft) === 'account' && slots.edgeOne === undefined ? undefined : slots.lacks ? slots.promiseShort : slots.benefits;
  const told = first ? tellPain(draft, first) : undefined;
  const gainThe = gain && listWithArticles(leadBenefits(draft.said, sector.pack.aBusiness).slice(0, MOST_GAINED));
  const hook = slots.pain ?? slots.problemNative ?? (told ? (isTold(told) ? told : undefined) : sector.pack.before);
  return { ...(hook ? { hook } : {}), ...(gain && gainThe ? { gain, gainThe } : {}) };
}

/** What it has cost those it was told of, in words of both languages, but for what another scene tells. */
function stakes(pains: readonly Told[], scenes: readonly (PlanText | undefined)[]): Readonly<Record<string, Bilingual>> {
  const losses = pains.flatMap(({ words }) => findLosses(words)).filter((loss, at, all) => all.indexOf(loss) === at);
  const untold = losses.filter(({ es, en }) => !scenes.some((scene) => scene?.es.includes(es) || scene?.en.includes(en)));
  return untold.length > 0 ? { stake: listSaid(untold, MOST_LOST) } : {};
}

/** “We’re trading under the name …”: how it is called changes nothing for anybody. */
const ITS_NAME = /\b(?:trading (?:under|as)|(?:is|are|be|its) (?:called|named)|se llama(?:ra)?)\b/;
const MOST_LOST = 2;
const MOST_GAINED = 2;

/** "I lost a whole season", «perdí dos clientes»: told by somebody it happened to. */
const LIVED =
  /^(?:y |and )?(?:i (?:lost|had|waited|missed|gave up|spent|paid|was|went)|(?:yo |me |a mi me )?(?:perdi|espere|pague|pase|tuve|paso|quede|canse))\b/;
