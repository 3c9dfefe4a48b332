// What an answer is about. Visitors answer the question before last, or one that is still to come.
import type { QuestionId, ScriptQuestion } from '../interview.ts';
import { EMPLOYEE } from './cost-words.ts';

type Subject = 'sales' | 'costs' | 'means' | 'channels';

const CUES: Readonly<Record<Subject, RegExp>> = {
  sales:
    /\b(?:precios?|pvp|tarifas?|cobr\w+|cuestan?|vend\w+|ventas?|clientes?|pedidos?|socios|alumn\w+|(?:me|nos) (?:cuesta|sale|deja)|margen|cada|(?:al dia|a la semana)|por (?!(?:el|la|los|las|un|una|ahora|mes|eso|lo)\b)[a-z]+|prices?|charg\w+|sell\w*|sales?|customers?|clients?|orders?|members?|per (?!month|year)[a-z]+|a (?:day|week)|margin|each)\b|[£$€] ?\d[\d.,]* an? [a-z]+/g,
  costs:
    /\b(?:alquiler|renta|arriendo|luz|agua|gas|suministros|gestori\w+|nominas?|sueldos?|salarios?|seguros?|autonomos?|seguridad social|telefono|internet|gasoil|gasoleo|gasolina|renting|leasing|trastero|gestor|software|programas?|gastos? fijos?|costes? fijos?|rent|utilit\w+|wages?|salar(?:y|ies)|payroll|insurance|electricity|phone|broadband|fuel|diesel|petrol|storage|lease|payments?|accountan\w+|overheads?|fixed costs?|running costs?)\b/g,
  means:
    /\b(?:ahorr\w+|(?:micro)?prestamo|credito|palos|bancos?|inversion|invert\w+|invierto|maquinas?|maquinaria|mobiliario|reforma\w*|obras?|fianza|traspaso|equipamiento|ordenador(?:es)?|portatil|furgoneta|mi[oa]s|mi (?:herman[oa]|madre|padre|suegr[oa]|familia|pareja|marido|mujer)|en total|savings?|saved|loan|borrow\w*|bank|invest\w*|equipment|machines?|refurb\w*|fit-?out|refit|van|trailer|deposit|laptops?|tools|herramientas?|inventario|inventory|camionetas?|mine|ours|of (?:my|our) own|(?:of|con|de) mi bolsillo|(?:leader|enterprise|local)? ?grant|credit union|subvencion|the rest|el resto|lo que falta|prestad[oa]s?|(?:me|nos) (?:dejan?|prestan?)|lending me|out of pocket|no loan|my (?:mum|mother|dad|father|sister|brother|family|partner|wife|husband)|(?:mum|dad)'s|first version|in total)\b/g,
  channels:
    /\b(?:insta(?:gram)?|facebook|tiktok|linkedin|whatsapp|youtube|google|redes(?: sociales)?|escaparate|carteles|cartel|tarjetas|folletos|flyers|ferias|radio|signs?|nextdoor|realtors?|clubs?|newsletters?|door to door|puerta a puerta|periodicos?|newspapers?|an ad|ad in|octavillas|boca a boca|boca en boca|anuncios?|publicidad|buzoneo|seo|social media|word of mouth|leaflets?|posters?|ads|advertising|business cards|shop window)\b/g,
};

/** Among the ways to be known, a sum is what one of them costs: only a price is a sale. */
const IS_PRICED =
  /\b(?:cobr(?:o|amos|ar|are|aremos|aria|ariamos)|cuestan?|precios?|prices?|charg\w+|alquiler|rent|gastos fijos|fixed costs)\b|[£$€] ?\d[\d.,]* an? [a-z]/;

/** Told apart by two words of one subject, and none of what was asked. */
const LEAST_CUES = 2;
/** Or by more than so many words for each one of what was asked. */
const OUTWEIGHS = 2;

const OWN: Partial<Record<QuestionId, readonly Subject[]>> = {
  identity: [],
  marketing: ['channels'],
  revenue: ['sales', 'channels'],
  price: ['sales', 'channels'],
  volume: ['sales', 'channels'],
  'fixed-costs': ['costs', 'sales', 'channels'],
  investment: ['means', 'sales', 'channels'],
  funding: ['means', 'sales', 'channels'],
};

const SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume']);

const READ_AS = { sales: 'revenue', costs: 'fixed-costs', means: 'resources', channels: 'marketing' } as const satisfies Record<
  Subject,
  QuestionId
>;

/**
 * The question that an answer answers where it is not the one asked: its words are plainly about another and say next to nothing of this one.
 * `folded` are the words without accents or capitals; `hasMoney` whether an amount is among them. Null for an answer to its own question.
 */
export function findSubject(folded: string, question: QuestionId, hasMoney: boolean, isNamed = false): ScriptQuestion | null {
  if ((question === 'marketing' || question === 'identity') && hasMoney && tellsSales(folded)) return READ_AS.sales;
  if (question === 'marketing' && !IS_PRICED.test(folded.replace(A_MONTH, ' '))) return null;
  if (question === 'unit-cost' && hasMoney && countCues(folded, 'means') >= LEAST_CUES) return READ_AS.means;
  if (question === 'resources' || question === 'unit-cost') return isListOfCosts(folded) ? READ_AS.costs : null;
  if (SALES.has(question) && isListOfCosts(folded) && !IS_PRICED.test(folded)) return READ_AS.costs;
  if (SALES.has(question) && countCues(folded, 'channels') >= LEAST_CUES && countCues(folded, 'sales') === 0) return READ_AS.channels;
  const own = OWN[question];
  if (own === undefined) return null;
  const cuesOf = (subject: Subject) => countCues(folded, subject);
  const asked = Math.max(0, ...own.map(cuesOf));
  const others = (Object.keys(CUES) as Subject[]).filter((subject) => !own.includes(subject) && (hasMoney || subject === 'channels'));
  const [first, second] = others.map((subject) => ({ subject, cues: cuesOf(subject) })).sort((one, other) => other.cues - one.cues);
  // Once the name is told, a list with one of them in it is no business.
  const least = question === 'identity' && isNamed && first?.subject === 'channels' && /,| and | y /.test(folded) ? 1 : LEAST_CUES;
  if (first === undefined || first.cues < least || first.cues <= asked * OUTWEIGHS || first.cues === second?.cues) return null;
  // What is bought and what a month costs, told together: only an answer on means holds both.
  const isMixed = first.subject === 'costs' && own.every((subject) => subject !== 'means') && countCues(folded, 'means') > 0;
  return isMixed && question !== 'fixed-costs' ? READ_AS.means : READ_AS[first.subject];
}

/** "35 euro a month each, 60 farmers at the start": what one pays and how many, and no way to be known. */
function tellsSales(folded: string): boolean {
  return countCues(folded, 'channels') === 0 && SO_MANY.test(folded) && PAID_EACH.test(folded.replace(SO_MANY, ' ').replace(A_MONTH, ' '));
}

/** "$250 a month.", «120 soles al mes»: with nobody who pays it, what being known costs. */
const A_MONTH =
  /[£$€]? ?\d[\d.,]* ?(?:€|£|[a-z]+ )?(?:a|per|al|por|each|every|cada) ?(?:month|mes)(?! ?(?:each|every|per|a(?:n|l)? |por|cada|the|el|la))(?=$|[^a-z])/g;

const PAID_EACH =
  /[£$€] ?\d|\d ?(?:€|£|euros?|pesos|dolares|soles|lucas|mil|bucks|dollars|pounds|quid)(?![a-z])|\d an? [a-z]{3}|\d (?:por|la|el|cada) [a-z]{3}/;
const SO_MANY =
  /(?<![\d.,£$€])\d+(?: (?!mil|euros?|pesos|lucas|soles|dolares|bucks|quid|dollars|pounds)[a-z]+){0,3} (?:a|al|a la|por|per|cada|every|each) (?:day|week|month|dia|semana|mes)(?![a-z])|(?<![a-z])(?:a )?couple a (?:week|month)|\d+ [a-z]+ (?:at the start|to (?:start|begin)|at first|para empezar|al principio|from [a-z]+ to|de [a-z]+ a )/;

/** What a month costs and what is bought to open are told together; here most amounts are of the month, and none of the other kind. */
function isListOfCosts(folded: string): boolean {
  const breaths = folded.split(/[,;.](?=\s|$)|\s(?:y|and|plus|mas)\s/).filter((breath) => /\d/.test(breath));
  const costs = breaths.filter((breath) => countCues(breath, 'costs') > 0 || WAGE.test(breath));
  return costs.length >= LEAST_CUES && costs.length * 2 > breaths.length && countCues(folded.replace(HIRED, ' '), 'means') === 0;
}

/** "Furgoneta 380 de renting", "van payment 420": paid by the month, not bought. */
const HIRED =
  /(?<![a-z])(?:(?:van|truck|car|trailer) (?:payments?|lease|loan)|(?:furgoneta|camioneta|coche|remolque)[^,;]*? (?:de|en|por) (?:renting|leasing)|(?:renting|leasing) de (?:la |el )?(?:furgoneta|camioneta|coche|remolque))(?![a-z])/g;

/** "Dos costureras a 8.000". */
const WAGE = new RegExp(`(?<![a-z])${EMPLOYEE}(?: [a-z]+)? (?:a|at|@|por|de|of) [$€£]?\\d`);

function countCues(folded: string, subject: Subject): number {
  return new Set(folded.match(CUES[subject])).size;
}
