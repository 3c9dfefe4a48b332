import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { Topic } from '../../facts/topic.ts';
import { foldText } from '../../language/fold-text.ts';
import { formatList, listInBoth } from '../../language/format-list.ts';
import { type Bilingual, type Language, perLanguage } from '../../language/language.ts';
import type { Concept, ConceptKind } from '../../sectors/concepts/concept.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import { findDeeds } from '../../sectors/concepts/find-deeds.ts';
import { findOffered, withoutMeans } from '../../sectors/concepts/find-offered.ts';
import { findSold } from '../../sectors/concepts/find-sold.ts';
import { isMeasured } from '../../sectors/concepts/find-terms.ts';
import { onlyUs, withoutUs } from '../../sectors/concepts/without-us.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { findDistricts } from './find-districts.ts';
import { findMissed } from './find-missed.ts';
import { withoutWhose } from './find-whose.ts';
import { mergeTerms } from './merge-terms.ts';
import { withWeekly } from './with-weekly.ts';

/**
 * What the visitor named that both languages have words for, by what it is about; each in the order it was named. An offer that no list holds is
 * read by its verb and its object. `reasons` are what one is
 * chosen for as it was told beside the rivals, `common` what was told of a rival too.
 */
export type Said = Readonly<Record<Looked | 'reasons' | 'common', readonly Concept[]>>;
type Looked = 'promise' | 'edges' | 'customers' | 'pains' | 'lacks' | 'alternatives';

/** The kinds looked for, and the answers in which they count: an edge told as a problem is no edge. */
const LOOKED_FOR: Readonly<Record<Looked, { readonly kinds: readonly ConceptKind[]; readonly topics: readonly Topic[] }>> = {
  promise: { kinds: ['offer', 'edge'], topics: ['solution'] },
  edges: { kinds: ['edge'], topics: ['solution'] },
  customers: { kinds: ['customer'], topics: ['customer'] },
  pains: { kinds: ['pain'], topics: ['problem'] },
  lacks: { kinds: ['offer', 'edge'], topics: ['problem'] },
  alternatives: { kinds: ['alternative'], topics: ['problem', 'competitors'] },
};

/** What turns a thing named in the problem into one that is missed. */
const LACKING =
  /\b(?:no (?:hay(?! (?:quien|nadie)\b)|existe|encuentr\w+|queda\w*|tien\w+)|ni(?:ng\w+)? (?:hay|un\w*)|nadie(?! que (?:l[aeo]s?|te|me|nos)\b)|ningun\w*|falta\w*|there(?: i|.)?s (?:no|nowhere|nothing)|no ?(?:where|body(?! to))|can.?t (?:find|get)|cannot (?:find|get)|hard to find|lack\w*)\b/;

/** «No apunto a los turistas», "I am not really after tourists". */
const NOT_FOR =
  /(?<=^|[.;!?]\s*)[^.;!?]*\b(?:not (?:really )?(?:after|for|aimed at|looking for|targeting)|no (?:apunt|busc|quer|quier)\p{L}+|no (?:va|est[aá]) dirigid[oa]|no es para)(?!\p{L})[^.;!?]*/giu;

/** «Somos mi mujer Carla y yo»: who works here, and no customer. */
const OUR_KIN =
  /(?<!\p{L})(?:mi|my|nuestr[oa]|our) (?:mujer|esposa|marido|esposo|pareja|novi[oa]|herman[oa]|hij[oa]|madre|padre|wife|husband|partner|girlfriend|boyfriend|sister|brother|daughter|son|mother|father|m[uo]m|dad)(?!\p{L})/giu;

/** «Los seis colegios, que renuevan biblioteca»: what is told of those just named is no other group. */
const ASIDE = /,\s(?:que|quien(?:es)?|who|which|whose)(?!\p{L})[^,.;:!?\n]*/giu;

/** «Nadie los mira», complained of, misses nobody who would not look. */
const IS_WITHOUT = /\b(?:sin|nadie|ningún|ninguna)\b/;

export function gatherSaid(facts: FactSheet, sector: SectorId): Said {
  const told = (topic: Topic) => {
    const said = factValue(facts, topic) ?? '';
    if (topic === 'customer') return withoutWhose(said.replace(NOT_FOR, ' ').replace(OUR_KIN, ' '));
    return topic === 'solution' ? withoutMeans(withoutOthers(said)) : said;
  };
  const find = (topic: Topic, kinds: readonly ConceptKind[]) => {
    const named = topic === 'customer' ? findConcepts(told(topic).replace(ASIDE, ' '), sector, kinds) : [];
    return named.length > 0 ? named : findConcepts(told(topic), sector, kinds);
  };
  const entries = Object.entries(LOOKED_FOR).map(([what, { kinds, topics }]) => [
    what,
    [...new Set(topics.flatMap((topic) => find(topic, kinds)))],
  ]);
  const said = Object.fromEntries(entries) as Readonly<Record<Looked, readonly Concept[]>>;
  // «Tres empresas en un año» is no year that anybody misses.
  const missing = sentencesOf(factValue(facts, 'problem') ?? '').filter(isLacking);
  const missed = missing.flatMap((sentence) => findConcepts(sentence, sector, LOOKED_FOR.lacks.kinds));
  const lacks = [
    ...findMissed(factValue(facts, 'problem') ?? ''),
    ...said.lacks.filter((lack) => missed.includes(lack) && !isMeasured(lack) && !IS_WITHOUT.test(lack.es)),
  ].filter((lack, at, all) => !all.slice(0, at).some((one) => one.es.includes(lack.es)));
  const rivals = factValue(facts, 'competitors') ?? '';
  const reasons = findConcepts(toldOfUs(rivals), sector, ['edge']);
  const common = findConcepts(withoutUs(rivals), sector, ['offer', 'edge']).filter((one) => !reasons.includes(one));
  const offered = findOffered(told('solution'), sector);
  const promise = [
    ...new Set([...reasons.map((one) => narrowed(one, offered)), ...offered, ...(facts.sector ? [] : soldBesides(told('solution')))]),
  ];
  const whom = factValue(facts, 'customer') ?? '';
  const groups = withoutWhereabouts(asOneGroup(withoutWider(said.customers), whom), foldText(whom));
  const customers = groups.map((one) => nearWhere(one, facts));
  return {
    ...said,
    promise: withWeekly(
      mergeTerms(promise.length > 0 ? promise : facts.sector ? doneOrSold(told('solution')) : findDeeds(told('solution'))),
      facts,
    ),
    edges: withWeekly(mergeTerms([...new Set([...reasons, ...said.edges].map((one) => narrowed(one, offered)))]), facts),
    customers,
    lacks,
    reasons,
    common,
    pains: withoutSearches(onceEach(sharpen(said.pains, lacks)), lacks),
  };
}

/** Two lists that say the same say it once. */
function onceEach(concepts: readonly Concept[]): readonly Concept[] {
  return concepts.filter(({ es }, at) => concepts.findIndex((one) => one.es === es) === at);
}

/** «Hijos e hijas» beside «hijos con padres mayores» are the same people: who says more of them stays. */
function withoutWider(customers: readonly Concept[]): readonly Concept[] {
  const head = ({ es }: Concept) => es.split(' ')[0] ?? '';
  const isWider = (one: Concept) =>
    !WHO.es.test(one.es) &&
    /^(?:\p{L}+)(?: [ey] \p{L}+)?$/u.test(one.es) &&
    customers.some((other) => other !== one && head(other) === head(one) && other.es.length > one.es.length);
  return customers.filter((one) => !isWider(one));
}

/** «Mujeres de 40 a 60 que viven o trabajan por aquí»: where they are makes no second group, unless it is told of people of its own. */
function withoutWhereabouts(customers: readonly Concept[], told: string): readonly Concept[] {
  return customers.length > 1 && !LIVE_HERE.test(told) ? customers.filter(({ es }) => es !== NEARBY) : customers;
}

const NEARBY = 'quienes viven o trabajan cerca';
const LIVE_HERE =
  /(?<![a-z])(?:gente|quien(?:es)?|personas|people|folks|those|anyone|everyone|todos los|cualquiera)(?: que| who| that)? (?:vive|viven|trabaja|trabajan|lives?|works?|living|working)(?![a-z])/;

/** That they look for something says nothing beside what they look for, or what else goes wrong. */
function withoutSearches(pains: readonly Concept[], lacks: readonly Concept[]): readonly Concept[] {
  return pains.length > 1 || lacks.length > 0 ? pains.filter(({ es }) => es !== SEARCHES) : pains;
}

const SEARCHES = 'búsquedas que no llevan a nada';

/** What was told whole of it, where it was. */
function narrowed(concept: Concept, offered: readonly Concept[]): Concept {
  return offered.find(({ narrows }) => narrows?.es === concept.es) ?? concept;
}

/** Of a business that is called by what it sells, the things named after that. */
function soldBesides(offer: string): readonly Concept[] {
  return (findSold(offer)?.rest ?? []).map(asOffer);
}

/** Of an offer that no list of the trade holds: what it does, else the things it begins with. */
function doneOrSold(offer: string): readonly Concept[] {
  const deeds = findDeeds(offer);
  const sold = deeds.length > 0 ? null : findSold(offer);
  return sold ? [...sold.led, ...sold.rest].map(asOffer) : deeds;
}

function asOffer(thing: Bilingual): Concept {
  return { kind: 'offer', ...thing, clues: { es: [], en: [] } };
}

/** «A mí me elegirían porque siempre te atiendo yo», “they'd pick us 'cause we're open till two”: what the founder says one is chosen for. */
const CHOSEN =
  /(?:(?:we|i) get (?:picked|chosen)|(?:me|nos) (?:van a |iban a )?(?:elig|elegi|escog|prefier|preferi|compra)\w*|(?:choose|choosing|pick|picking|prefer|come to|coming to|go with|buy from) (?:us|me)|(?:nosotros|yo|lo nuestro|lo mio),? en cambio|(?:we|i) (?:beat|win|are different|'re different))\b(.*)$/s;

/** «Los demás te hacen esperar», "other shops use powder": what is told of others is no part of the offer. */
const OF_OTHERS =
  /(?<=^|[,;.:(] ?(?:y |pero |and |but |que )?)(?:no como|a diferencia de|en (?:vez|lugar) de|(?:los|las) demas|(?:los|las) otr[oa]s|otr[oa]s (?:sitios|tiendas|empresas|locales|talleres)|la competencia|en otr[oa]s? (?:sitios?|tiendas?|lados?)|unlike|instead of|rather than|not like|elsewhere|(?:everybody|everyone) else|the others?|other (?:shops?|places?|firms?|companies|people)|the big (?:ones|chains?|firms?))\b[^,;.:]*/g;

function withoutOthers(said: string): string {
  const theirs = [...foldText(said).matchAll(OF_OTHERS)];
  return theirs.reduceRight((rest, { 0: words, index }) => `${rest.slice(0, index)} ${rest.slice(index + words.length)}`, said);
}

function toldOfUs(answer: string): string {
  return `${onlyUs(answer)}. ${CHOSEN.exec(foldText(answer))?.[1] ?? ''}`;
}

const WHO = { es: /^quienes /, en: /^people who / };
/** Whoever is named anew is another group. */
const OTHERS =
  /(?:[,;:.]|\b(?:y|e|o|and|or))\s+(?:(?:also|tambien|ademas)\s+)?(?:(?:a|para|for|to)\s+)?(?:la |las |los |the )?(?:gente|personas|quien(?:es)?|que|people|persons|those|anyone|anybody|who)\b/;

/** «Gente que vive cerca y desayuna fuera» is one group of two traits, and no two groups. */
function asOneGroup(customers: readonly Concept[], told: string): readonly Concept[] {
  const [first, ...others] = customers;
  const areTraits = customers.every(({ es, en }) => WHO.es.test(es) && WHO.en.test(en));
  if (!first || others.length === 0 || !areTraits || OTHERS.test(foldText(told))) return customers;
  const join = (language: Language) =>
    formatList([first[language], ...others.map((one) => one[language].replace(WHO[language], ''))], language);
  return [{ ...first, ...perLanguage(join) }];
}

const NEAR = { es: /(?<!\p{L})cerca(?!\p{L}| de)/u, en: /\bnearby\b/ };

/** «Quienes viven cerca» live where it was told: «quienes viven en El Llano»; a list of places is too long for a name. */
function nearWhere(customer: Concept, facts: FactSheet): Concept {
  const where = findDistricts(facts);
  if (!where || /,| y | and /.test(where.es) || !NEAR.es.test(customer.es) || !NEAR.en.test(customer.en)) return customer;
  return {
    ...customer,
    es: customer.es.replace(NEAR.es, () => `en ${where.es}`),
    en: customer.en.replace(NEAR.en, () => `in ${where.en}`),
  };
}

const NOTHING_NEAR = 'falta de oferta en la zona';
const ARTICLE = /^(?:an?|the|una?) /;

/** «Falta de oferta en la zona» says less than what is missed there. */
export function sharpen(pains: readonly Concept[], [lack]: readonly Concept[]): readonly Concept[] {
  if (!lack || ARTICLE.test(lack.en) || ARTICLE.test(lack.es)) return pains;
  return pains.map((pain) =>
    pain.es === NOTHING_NEAR ? { ...pain, es: `falta de ${lack.es} en la zona`, en: `a lack of ${lack.en} nearby` } : pain,
  );
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/[.;!?\n]+/);
}

/** Whether what is named is told as something that cannot be had. */
export function isLacking(text: string): boolean {
  return LACKING.test(foldText(text));
}

/** Some of them as one phrase in each language. */
export function listSaid(concepts: readonly Concept[], most: number): Bilingual {
  return listInBoth(concepts.slice(0, most));
}
