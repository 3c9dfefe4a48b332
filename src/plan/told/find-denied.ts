import { type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { worksAtCustomers } from '../../facts/works-at-customers.ts';
import { foldText } from '../../language/fold-text.ts';
import type { TradeId } from '../../sectors/trades.ts';
import { PRESUPPOSED, type Presupposed, type PresupposedThing, SEATS_TOLD } from './denial-clues.ts';

/** Told of customers or of others, or read from what was told: what is lacking there is not denied of the business. */
const OF_OTHERS: readonly FactId[] = ['problem', 'customer', 'competitors', 'rivals', 'sector', 'trade'];

const SPANISH =
  'sin|ni|nada de|cero|nunca|no (?:hay|habra|tengo|tenemos|tendre(?:mos)?|hago|hacemos|hare(?:mos)?|quiero|queremos|ofrezco|ofrecemos|sirvo|servimos|dependo|dependemos|(?:vend|us|acept|trabaj|necesit|pag|contrat|llev|atend|atiend|cobr|mont|abr)(?:o|amos|emos|imos|are(?:mos)?|ere(?:mos)?|ire(?:mos)?)|(?:voy|vamos) a \\w+)';
const ENGLISH =
  "no|nor|zero|0|without|never|not (?:taking|selling|offering|hiring|using|doing)|(?:don't|dont|do not|won't|wont|will not|doesn't|can't|cannot)(?: (?:take|accept|sell|offer|do|have|use|need|serve|hire|run|want|bill|deal|work|pay|touch|rely|make|open|rent))?";
/** «Sin local ni empleados», “no staff or premises”, «no trabajamos con las mutuas». */
const BETWEEN =
  '(?: \\w+,? (?:y|o|e|ni|or|nor|and)(?! (?:con|with)\\b))?(?: (?:un|una|unos|unas|el|la|los|las|ningun|ninguna|de|con|por|a|any|the|an|of|on|for|with|our|my|own|paid))*';
/** What makes it something else: «sin local propio», “no delivery fee”, «no vendemos alcohol a menores». */
const QUALIFIED =
  '(?! (?:propi[oa]s?|grandes?|car[oa]s?|extra|a menores|minim[oa]s?|fees?|charges?|costs?|delays?|problems?|turnover|worries|ads|mas|on (?:sundays|mondays)|los (?:lunes|domingos)))';
/** Before it in the same clause: then it is the customers who lack it. */
const OTHERS =
  /\b(?:para|for|gente|personas|people|quien(?:es)?|clientes|customers|who|whoever|those|familias|families|empresas|oficinas|offices|firms|negocios|businesses)\b/;

/** Sold over a counter as a rule: nobody sits there unless seats were told. */
const OVER_A_COUNTER: readonly string[] = ['ice_cream_parlour', 'ice_lolly_shop'] satisfies readonly TradeId[];

const THINGS = (Object.entries(PRESUPPOSED) as readonly [PresupposedThing, Presupposed][]).map(([id, { nouns, outright, unless }]) => ({
  id,
  denial: new RegExp(`\\b(?:${SPANISH}|${ENGLISH})${BETWEEN} ${nouns.source}${QUALIFIED}|${nouns.source} ?(?:ningun[oa]|none)\\b`),
  outright,
  unless,
}));

/** What the founder said there is none of in the business: a word about it in the trade's own clauses would be made up. */
export function findDenied(facts: FactSheet): readonly PresupposedThing[] {
  const told = foldText(ownWords(facts));
  const clauses = told.split(/[.;:()]|,(?! (?:ni|nor|or)\b)/);
  // «Desde mi casa horneo» was so far, where a rent for the place to come was told.
  const things = THINGS.map((thing) => (thing.id === 'premises' && facts.rent ? { ...thing, outright: undefined } : thing));
  const denied = things
    .filter(
      (thing) =>
        clauses.some((clause) => isDenied(clause, thing, told)) ||
        (thing.id === 'premises' && worksAtCustomers(facts)) ||
        (thing.id === 'tables' && OVER_A_COUNTER.includes(factValue(facts, 'trade') ?? '') && !SEATS_TOLD.test(told)),
    )
    .map(({ id }) => id);
  return (factValue(facts, 'team') ?? 1) > 1 ? denied.filter((id) => id !== 'staff') : denied;
}

function isDenied(clause: string, { denial, outright, unless }: (typeof THINGS)[number], told: string): boolean {
  const found = denial.exec(clause);
  return (outright?.test(clause) && !unless?.test(told)) || (found !== null && !OTHERS.test(clause.slice(0, found.index)));
}

/** Every answer once, and of the others the words a figure was read from. */
function ownWords(facts: FactSheet): string {
  const told = Object.values(facts).filter(({ id }) => !OF_OTHERS.includes(id));
  return [...new Set(told.map(({ value, quote }) => (typeof value === 'string' && quote === null ? value : (quote?.text ?? ''))))].join(
    '. ',
  );
}
