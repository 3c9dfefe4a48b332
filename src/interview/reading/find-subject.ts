// What an answer is about. Visitors answer the question before last, or one that is still to come.
import type { QuestionId, ScriptQuestion } from '../interview.ts';

type Subject = 'sales' | 'costs' | 'means' | 'channels';

const CUES: Readonly<Record<Subject, RegExp>> = {
  sales:
    /\b(?:precios?|pvp|tarifas?|cobr\w+|vend\w+|ventas?|clientes?|pedidos?|socios|alumn\w+|(?:me|nos) (?:cuesta|sale|deja)|margen|cada|(?:al dia|a la semana)|por (?!(?:el|la|los|las|un|una|ahora|mes|eso|lo)\b)[a-z]+|prices?|charg\w+|sell\w*|sales?|customers?|clients?|orders?|members?|per (?!month|year)[a-z]+|a (?:day|week)|margin|each)\b|[£$€] ?\d[\d.,]* an? [a-z]+/g,
  costs:
    /\b(?:alquiler|renta|arriendo|luz|agua|gas|suministros|gestori\w+|nominas?|sueldos?|salarios?|seguros?|autonomos?|seguridad social|telefono|internet|software|programas?|gastos? fijos?|costes? fijos?|rent|utilit\w+|wages?|salar(?:y|ies)|payroll|insurance|electricity|phone|broadband|accountan\w+|overheads?|fixed costs?|running costs?)\b/g,
  means:
    /\b(?:ahorr\w+|prestamo|credito|bancos?|inversion|invert\w+|invierto|maquinas?|maquinaria|mobiliario|reforma\w*|obras?|fianza|traspaso|equipamiento|ordenador(?:es)?|portatil|furgoneta|mi[oa]s|mi (?:herman[oa]|madre|padre|suegr[oa]|familia|pareja|marido|mujer)|en total|savings?|saved|loan|borrow\w*|bank|invest\w*|equipment|machines?|refurb\w*|fit-?out|refit|van|deposit|laptops?|mine|my (?:mum|mother|dad|father|sister|brother|family|partner|wife|husband)|first version|in total)\b/g,
  channels:
    /\b(?:instagram|facebook|tiktok|linkedin|whatsapp|youtube|google|redes(?: sociales)?|escaparate|carteles|cartel|tarjetas|folletos|flyers|octavillas|boca a boca|boca en boca|anuncios?|publicidad|buzoneo|seo|social media|word of mouth|leaflets?|posters?|ads|advertising|business cards|shop window)\b/g,
};

/** Among the ways to be known, a sum is what one of them costs: only a price is a sale. */
const IS_PRICED = /\b(?:cobr\w+|precios?|prices?|charg\w+|alquiler|rent|gastos fijos|fixed costs)\b|[£$€] ?\d[\d.,]* an? [a-z]/;

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

const READ_AS = { sales: 'revenue', costs: 'fixed-costs', means: 'resources', channels: 'marketing' } as const satisfies Record<
  Subject,
  QuestionId
>;

/**
 * The question that an answer answers where it is not the one asked: its words are plainly about another and say next to nothing of this one.
 * `folded` are the words without accents or capitals; `hasMoney` whether an amount is among them. Null for an answer to its own question.
 */
export function findSubject(folded: string, question: QuestionId, hasMoney: boolean): ScriptQuestion | null {
  if (question === 'marketing' && !IS_PRICED.test(folded)) return null;
  if (question === 'resources' || question === 'unit-cost') return isListOfCosts(folded) ? READ_AS.costs : null;
  const own = OWN[question];
  if (own === undefined) return null;
  const cuesOf = (subject: Subject) => countCues(folded, subject);
  const asked = Math.max(0, ...own.map(cuesOf));
  const others = (Object.keys(CUES) as Subject[]).filter((subject) => !own.includes(subject) && (hasMoney || subject === 'channels'));
  const [first, second] = others.map((subject) => ({ subject, cues: cuesOf(subject) })).sort((one, other) => other.cues - one.cues);
  if (first === undefined || first.cues < LEAST_CUES || first.cues <= asked * OUTWEIGHS || first.cues === second?.cues) return null;
  return READ_AS[first.subject];
}

/** What a month costs and what is bought to open are told together; here most amounts are of the month, and none of the other kind. */
function isListOfCosts(folded: string): boolean {
  const breaths = folded.split(/[,;.](?=\s|$)|\s(?:y|and|plus|mas)\s/).filter((breath) => /\d/.test(breath));
  const costs = breaths.filter((breath) => countCues(breath, 'costs') > 0);
  return costs.length >= LEAST_CUES && costs.length * 2 > breaths.length && countCues(folded, 'means') === 0;
}

function countCues(folded: string, subject: Subject): number {
  return new Set(folded.match(CUES[subject])).size;
}
