import { type FactSheet, factValue } from '../facts/fact.ts';
import type { FinancialModel, KeyInputId } from '../finance/financial-model.ts';
import { formatList } from '../language/format-list.ts';
import { type Bilingual, type Language, perLanguage } from '../language/language.ts';
import type { Sector, SectorPack } from '../sectors/sector.ts';
import { cleanWords } from './clip-quote.ts';
import type { DrawnPack } from './draw-pack.ts';
import { capitalise } from './fill-slots.ts';
import { findAges, OF_THESE_AGES } from './gather-ages.ts';
import { findOtherChannel } from './gather-channels.ts';
import { gatherDetails, sayDetails } from './gather-details.ts';
import { CREDENTIALS } from './gather-quotes.ts';
import { gatherRivals } from './gather-rivals.ts';
import { listSaid, type Said } from './gather-said.ts';
import type { Plan } from './plan.ts';
import { quoteNatively } from './quote-natively.ts';

const LONGEST_NAME = 60;
const MOST_OPTIONS = 3;

const KEY_INPUTS: Readonly<Record<KeyInputId, Bilingual>> = {
  sector: { es: 'el tipo de negocio', en: 'the kind of business' },
  priceCents: { es: 'el precio', en: 'the price' },
  unitCostCents: { es: 'el coste de cada venta', en: 'the cost of each sale' },
  monthlyUnits: { es: 'las ventas de un mes', en: 'the sales of a month' },
  fixedCosts: { es: 'los gastos fijos', en: 'the fixed costs' },
  investment: { es: 'la inversión', en: 'the investment' },
  ownFunds: { es: 'el dinero propio', en: 'your own money' },
  loan: { es: 'el préstamo', en: 'the loan' },
  start: { es: 'el mes de apertura', en: 'the opening month' },
  team: { es: 'el equipo', en: 'the team' },
};

/** Names and clauses of the trade that messages hold as `{{slot}}`. `name` is the trade's word for the business when it has no name yet. */
export function gatherSlots(
  facts: FactSheet,
  model: FinancialModel,
  sector: Sector & { readonly pack: DrawnPack },
  said: Said,
  quotes: Plan['quotes'],
): Readonly<Record<string, Bilingual>> {
  const { pack, unit } = sector;
  const name = nameOf(facts);
  const place = placeOf(facts);
  const stepsInLine = perLanguage((language) => pack.steps[language].map(decapitalise).join('; '));
  return {
    name: name ? { es: name, en: name } : pack.theBusiness,
    activity: sector.name,
    theBusiness: pack.theBusiness,
    aBusiness: pack.aBusiness,
    unit: { es: unit.es.one, en: unit.en.one },
    units: { es: unit.es.many, en: unit.en.many },
    inPlace: place ? { es: ` en ${place}`, en: ` in ${place}` } : { es: '', en: '' },
    customer: pack.usualCustomer,
    scene: trim(pack.scene),
    stakes: trim(pack.stakes),
    ...storySlots(pack),
    ...saidSlots(said),
    ...detailSlots(facts),
    ...toldSlots(quotes, said, stepsInLine),
    ...rivalSlots(facts, said),
    ...nativeSlots(facts, said),
    bankAsk: trim(pack.bankAsk),
    peak: trim(pack.peak),
    trough: trim(pack.trough),
    directCost: pack.directCost,
    costDoubt: trim(pack.costDoubt),
    rivalTest: trim(pack.rivalTest),
    stepOne: perLanguage((language) => pack.steps[language][0]),
    stepTwo: perLanguage((language) => pack.steps[language][1]),
    stepThree: perLanguage((language) => pack.steps[language][2]),
    stepsInLine,
    channelOne: channelAt(pack, 0),
    channelTwo: channelAt(pack, 1),
    channelThree: findOtherChannel(said.channels, [channelAt(pack, 0), channelAt(pack, 1)]) ?? channelAt(pack, 2),
    substitutes: perLanguage((language) => formatList(pack.substitutes[language].slice(0, 2), language, 'or')),
    before: trim(pack.before),
    after: trim(pack.after),
    proof: trim(pack.proof),
    strain: trim(pack.strain),
    openQuestions: perLanguage((language) =>
      formatList(
        model.openQuestions.map(({ id }) => KEY_INPUTS[id][language]),
        language,
      ),
    ),
    measures: perLanguage((language) => formatList(pack.measures[language].slice(0, 3), language)),
  };
}

/** What the visitor named, as lists: a slot is there only where something was named. */
function saidSlots({ promise, edges, customers, pains, channels }: Said): Readonly<Record<string, Bilingual>> {
  const lists: Readonly<Record<string, readonly [Said[keyof Said], number]>> = {
    promise: [promise, 4],
    promiseShort: [promise, 2],
    edgeOne: [edges, 1],
    customers: [customers, 3],
    pains: [pains, 3],
    painsShort: [pains, 2],
    channels: [channels, 4],
  };
  const there = Object.entries(lists).filter(([, [concepts]]) => concepts.length > 0);
  return Object.fromEntries(there.map(([slot, [concepts, most]]) => [slot, listSaid(concepts, most)]));
}

/** Whole answers as quotes in the edition of their language; in the other, what they name where that is known. */
function toldSlots(quotes: Plan['quotes'], said: Said, stepsInLine: Bilingual): Readonly<Record<string, Bilingual>> {
  const { promise, channels } = said;
  const tell = (slot: string, quote: string, native: Bilingual | null): Readonly<Record<string, Bilingual>> =>
    quotes[quote] ? { [slot]: quoteNatively(quotes, quote, native) } : {};
  return {
    ...tell('problemTold', 'problem-short', tellProblem(said)),
    ...tell('solutionTold', 'solution-short', promise.length > 1 ? listSaid(promise, 4) : null),
    ...(quotes['solution-short'] ? { canvasGives: sayGives(quotes, stepsInLine) } : {}),
    ...tell('marketingTold', 'marketing', channels.length > 0 ? listSaid(channels, 4) : null),
    ...tell('credential', CREDENTIALS, ON_THE_TEAM_PAGE),
  };
}

/** The problem as what it makes people put up with, else as what they do not find. */
function tellProblem({ pains, lacks, edges }: Said): Bilingual | null {
  if (pains.length > 0) return listSaid(pains, 3);
  const missed = lacks.length > 0 ? listSaid(lacks, 2) : edges.length > 0 ? listSaid(edges, 1) : null;
  return missed && { es: `no encontrar ${missed.es}`, en: `not finding ${missed.en}` };
}

/** What was said of the problem and of the customers, in the words both languages have for it. */
function nativeSlots(facts: FactSheet, said: Said): Readonly<Record<string, Bilingual>> {
  const problem = tellProblem(said);
  const [first, ...others] = said.customers.slice(0, 3);
  const aged = perLanguage((language) => `${(first ?? PEOPLE)[language]} ${OF_THESE_AGES[language]}`);
  const who: readonly Bilingual[] = findAges(facts) ? [aged, ...others] : said.customers.slice(0, 3);
  const isTelling = who.length > 1 || findAges(facts) !== null;
  const customer = isTelling
    ? perLanguage((language) =>
        formatList(
          who.map((group) => group[language]),
          language,
        ),
      )
    : null;
  return { ...(problem ? { problemNative: problem } : {}), ...(customer ? { customerNative: customer } : {}) };
}

const PEOPLE: Bilingual = { es: 'personas', en: 'people' };

/** Whom customers turn to today: `rivals` the names given, `instead` those and the options both languages have words for. */
function rivalSlots(facts: FactSheet, { alternatives }: Said): Readonly<Record<string, Bilingual>> {
  const named = gatherRivals(facts).filter(({ name, isNamed }) => isNamed && !/\d/.test(name));
  const names = named.map(({ name }): Bilingual => ({ es: name, en: name }));
  const options = [...names, ...alternatives].slice(0, MOST_OPTIONS);
  const list = (items: readonly Bilingual[]) =>
    perLanguage((language) =>
      formatList(
        items.map((item) => item[language]),
        language,
        'or',
      ),
    );
  return {
    ...(names.length > 0 ? { rivals: list(names.slice(0, MOST_OPTIONS)) } : {}),
    ...(options.length > 0 ? { instead: list(options) } : {}),
  };
}

/** The offer in the founder's words; in the other language, how one comes by it. */
function sayGives(quotes: Plan['quotes'], stepsInLine: Bilingual): Bilingual {
  const told = quoteNatively(quotes, 'solution-short', stepsInLine);
  const isQuoted = (language: Language) => told[language] !== stepsInLine[language];
  return {
    es: `${isQuoted('es') ? 'Da' : 'Así se consigue'}: ${told.es}`,
    en: `${isQuoted('en') ? 'Gives' : 'How one gets it'}: ${told.en}`,
  };
}

const ON_THE_TEAM_PAGE: Bilingual = {
  es: 'la experiencia que se cuenta en la página del equipo',
  en: 'the experience told on the page about the team',
};

/** What was measured in telling the problem, where anything was. */
function detailSlots(facts: FactSheet): Readonly<Record<string, Bilingual>> {
  const details = gatherDetails(facts);
  return details.length === 0 ? {} : { details: sayDetails(details) };
}

function decapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** A channel of the trade by its place in the list; the first where there are fewer. */
function channelAt({ channels, theBusiness }: SectorPack, at: number): Bilingual {
  return (channels[at] ?? channels[0])?.name ?? theBusiness;
}

/** The story's first three scenes; a trade without them tells its substitute and what it costs to go on as before. */
function storySlots({ story, usualCustomer, substitutes, before }: SectorPack): Readonly<Record<string, Bilingual>> {
  return {
    storyWish: trim(
      story?.wish ?? {
        es: `Pensemos en una sola persona entre ${usualCustomer.es}: quiere que salga bien a la primera.`,
        en: `Think of just one person among ${usualCustomer.en}: they want it right the first time.`,
      },
    ),
    storyObstacle: trim(
      story?.obstacle ?? {
        es: `La salida que tiene hoy más a mano: ${substitutes.es[0]}.`,
        en: `The way out nearest to hand today: ${substitutes.en[0]}.`,
      },
    ),
    storyHurt: trim(
      story?.hurt ?? { es: `Lo que arrastra mientras tanto: ${before.es}.`, en: `What goes on in the meantime: ${before.en}.` },
    ),
  };
}

/** The name as given, fit to print; empty when there is none. */
export function nameOf(facts: FactSheet): string {
  return properName(factValue(facts, 'name'));
}

export function placeOf(facts: FactSheet): string {
  return properName(factValue(facts, 'city'));
}

/** Clipped at a word: a name runs across the cover. */
function properName(value: string | undefined): string {
  const clean = cleanWords(value ?? '').replace(/[*_]/g, '');
  if (clean.length <= LONGEST_NAME) return clean;
  const cut = clean.slice(0, LONGEST_NAME);
  return `${cut.slice(0, cut.lastIndexOf(' ') > LONGEST_NAME / 2 ? cut.lastIndexOf(' ') : LONGEST_NAME).trim()}…`;
}

/** What to call a business without a name on the cover, by the language of the edition. */
export function displayNameOf(facts: FactSheet, sector: Sector): Bilingual {
  const name = nameOf(facts);
  if (name) return { es: name, en: name };
  return perLanguage((language) => capitalise(sector.pack.aBusiness[language]));
}

function trim(clause: Bilingual): Bilingual {
  return perLanguage((language) => clause[language].trim());
}
