// Where a business stands is told otherwise than where somebody else is, and where things go to or come from.
import { foldText } from '../../language/fold-text.ts';
import { KIN } from './people-words.ts';

/** How a place is told: as where the business is, by the way, or as where something else is. */
export type Standing = 'stands' | 'named' | 'elsewhere';

const NEARNESS = 90;
const THERE = '(?: (?:the|el|la|los|las))? $';
const KIN_OR_FRIEND = `(?:${KIN}|mate|buddy|pal|mother[- ]in[- ]law|brother[- ]in[- ]law|neighbou?r|vecin[oa]|aunt(?:y|ie)?|uncle|gran(?:ny|dma|dpa|dmother|dfather)?|abuel[oa]|ahijad[oa]|colega)`;

const ELSEWHERE: readonly RegExp[] = [
  // "The bloke from Melbourne", «hay un tano en Turín».
  new RegExp(
    `(?<!(?:soy|somos|i'm|i am|we're|we are|just) )(?<![a-z])(?:an?|the|that|this|some|one|un|el|ese|otro|una|la|otra) (?:[a-z]+ )?(?:bloke|guy|man|chap|fella|feller|lad|woman|lady|hombre|senora?|tipo|tano|muchach[oa]|caballero|viejito)(?: (?:que|who|that)(?: [a-z]+){1,2})? (?:from|de|in|en|out of|(?:up|over|down|out) in)${THERE}`,
  ),
  // "My sister in Kilmaley", «mi hermano que vive en Turín».
  new RegExp(
    `(?<![a-z])(?:mi|my|her|his|su|our|nuestr[oa]) ${KIN_OR_FRIEND}(?: (?!and|y |i |we |yo )[a-z'-]+)?(?: (?:who|that|que))?(?: (?:lives?|living|vive|esta|works|trabaja))? (?:from|de|in|en|(?:up|over|down|out|back) in)${THERE}`,
  ),
  // «Los hijos que viven en Santiago».
  /(?<![a-z])(?:hij[oa]s|kids|children|sons|daughters|grandchildren|niet[oa]s|relatives|parientes|familiares)(?: (?:who|that|que|ya))* (?:live|living|viven|moved|work|trabajan|estan)(?: [a-z]+)? (?:in|en|to|a) $/,
  // «Lo mandan a Monterrey», "I send it to a lab in Galway".
  /(?<![a-z])(?:mand(?!arina)|envi[aoe]|remit|send|sent|ships?(?![a-z])|shipp|haul|post(?:ed|ing)?(?![a-z]))[a-z]*(?![a-z])[^.;:]{0,40}(?<![a-z])(?:a|to|hasta)(?: (?:una?|an?|the|el|la|otr[oa])(?: [a-z]+){1,3} (?:in|en|de))? $/,
  // «Traídas de Murcia», "they come from Leeds".
  /(?<![a-z])(?:tra(?:e|en|igo|emos|id[oa]s?)|lleg(?:an?|ado|ada)|vien(?:e|en)|import[a-z]*|bring|brings|brought|come|comes|coming|flown|trucked|driven|sourced)(?![a-z])[^.;:]{0,30}(?<![a-z])(?:de|desde|from)(?: (?:una?|an?|the|el|la)(?: [a-z]+){1,3} (?:in|en|de))? $/,
  // «Por internet o en Laredo».
  /(?<![a-z])(?:internet|online|on line|amazon|shein|temu|wallapop|facebook|marketplace) (?:o|or|y|and)(?: (?:en|in|from|de|over in|a|to))? $/,
  // «Hay que ir a Burgos», "you have to drive to York", «30 km hasta Gijón».
  /(?<![a-z])(?:(?:tien(?:es?|en)|tenes|ten(?:emos|go)|hay|tenia(?:n|mos)?) que|toca|(?:have|has|had|got|need|needs) to|gotta|must)(?: [a-z]+){1,4} (?:a|to|hasta|over to|up to|down to) $/,
  /(?<![a-z])(?:drive|drives|driving|drove|went|fui(?:mos)?|fueron|se van?|nos vamos|te vas|km|kilometros|kilometres|miles|minutes|minutos|hours|horas)(?: [a-z]+)? (?:a|to|hasta|over to|up to|down to) $/,
  // «Un concurso en Córdoba»; where somebody learned the trade.
  /(?<![a-z])(?:concurso|competition|contest|torneo|tournament|congreso|conference|master|degree|college|university|universidad) (?:in|en|de) $/,
  /(?<![a-z])(?:trained|studied|learn(?:ed|t)|apprenticed|estudie|aprendi|me forme|me crie|naci|trabaje)(?: [a-z]+){0,3} (?:in|en) $/,
];

/** «La podóloga más cerca está en Almendralejo», "the nearest sauna is in a hotel in Galway". */
const NEAREST = /(?<![a-z])(?:mas (?:cerca|cercan[oa]|proxim[oa])|nearest|closest)(?![a-z])[^.;,]*(?<![a-z])(?:en|in) $/;

const OWN_ROOM =
  '(?:taller|local|localito|tienda|estudio|obrador|consulta|consultorio|clinica|academia|salon|galpon|cochera|garaje|nave|puesto|workshop|shop|studio|shed|unit|yard|garage|barn|stall|premises|storefront)';
const STANDS: readonly RegExp[] = [
  /(?<![a-z])(?:based|located|set up|setting up|operating|con base|ubicad[oa]s?|situad[oa]s?|instalad[oa]s?|afincad[oa]s?) (?:in|en|at|near|around|out of|outside) $/,
  /(?<![a-z])(?:estoy|estamos|estare|estaremos|estara|vivo|vivimos|abro|abrire|abriremos|atiendo|trabajo|i'm|we're|i am|we are|i live|we live|i work|i'll be|we'll be|will be|aqui|aca|here)(?: (?:right|just|mismo|over|up|down))? (?:in|en|por|near|outside|around) $/,
  /(?<![a-z])(?:around|throughout|across|all over|por tod[oa]|en tod[oa]|alrededores de|alrededor de|afueras de|outskirts of|edge of|heart of|cent(?:re|er) of|(?:end|side|part|district|neighbou?rhood|quarter|area) of|centro de|zona de|cerca de|(?:miles|km|kilometres|minutes) of) $/,
  /(?<![a-z])(?:live|living|am|i'm|we're|vivo|vivimos|estoy|estamos|soy|somos) (?:in|from|en|de) (?:an?|una?) (?:[a-z]+ )?(?:village|town|hamlet|place|pueblo|pueblito|aldea|vereda|municipio)(?: (?:called|llamad[oa]|que se llama|de|of|near|cerca de)| \([^)]*\))?,? $/,
  new RegExp(
    `(?<![a-z])(?:mi|my|our|nuestr[oa]|un|una|an?|pequen[oa]|small|little) (?:[a-z]+ )?${OWN_ROOM}(?: (?!de |of )[a-z]+){0,4} (?:in|en) $`,
  ),
];

/** How the place that starts here is told. */
export function standingOf(text: string, start: number): Standing {
  const before = sentenceBefore(text, start);
  if (NEAREST.test(before) || ELSEWHERE.some((pattern) => pattern.test(before))) return 'elsewhere';
  return STANDS.some((pattern) => pattern.test(before)) ? 'stands' : 'named';
}

/** Where one has to go today: it tells the country alone. */
export function isNearest(text: string, start: number): boolean {
  return NEAREST.test(sentenceBefore(text, start));
}

function sentenceBefore(text: string, start: number): string {
  const before = foldText(text.slice(Math.max(0, start - NEARNESS), start));
  return before.slice(before.search(/[^.;!?]*$/));
}

/** Whether a place named in the offer is said to be where it is offered, and not only whom or what it is from. */
export function isStoodIn(text: string, start: number, end: number): boolean {
  const standing = standingOf(text, start);
  if (standing !== 'named') return standing === 'stands';
  const before = foldText(text.slice(Math.max(0, start - 12), start));
  const isAfterQuarter = /\p{L}, $/u.test(before) && /^(?:[.;)]|, |$| y | and )/.test(text.slice(end));
  return (
    /(?<![a-z])(?:en|in|at|near|around|outside|across)(?: (?:the|el|la|central|downtown|north|south|east|west))? $/.test(before) ||
    isAfterQuarter
  );
}

const RANK: Readonly<Record<Standing, number>> = { stands: 0, named: 1, elsewhere: 2 };

/** Those told as where the business is first, those of something else last. */
export function weighPlaces<T extends { readonly start: number }>(text: string, places: readonly T[]): readonly T[] {
  return places.toSorted((one, other) => RANK[standingOf(text, one.start)] - RANK[standingOf(text, other.start)]);
}
