// Whether an answer, whatever was asked, tells what is to be reached or who else there is: topics known by their words and not by their sums.
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId } from '../interview.ts';
import { findRivals } from './find-rivals.ts';

export type ToldTopic = 'goals' | 'competitors';
/** What a goal begins with, in five kinds: some of them another question asks for too. */
const REACHED =
  'llenar|que (?:en un ano |dentro de un ano |para fin de ano )?(?:tenga|tengamos|sea|seamos|haya|pueda|podamos)|llegar a|alcanzar|facturar|vivir de|duplicar|doblar|triplicar|recuperar|cubrir gastos|que (?:me|nos) conozcan|ser (?:el|la|l[oa]s|un|una) [a-z]+|dejar (?:mi|el) (?:trabajo|curro|empleo)|reach|hit|get to|turn over|double|triple|break even|make (?:a )?profit|be (?:booked|full|known|profitable|in [a-z]+ shops)|live off|quit (?:my|the) job|give up my job';
/** So many of them in a time; money and hours in a time are what somebody is paid or spends. */
const SOLD =
  '\\d[\\d.,]* (?!(?:mil|millones|euros?|pesos|soles|dolares|lucas|palos|pavos|dollars|pounds|quid|bucks|grand|horas?|hours?|hrs?)(?![a-z]))[a-z]+ (?:a|per|al|por|a la|cada) (?:day|week|month|year|dia|semana|mes|ano)|vender|ganar|conseguir|crecer|sell|win|earn|grow|make \\d';
const HELD =
  '(?:a |an |una? |otr[oa] )?(?:second|segund[oa]|third|tercer[oa]?|fifth|fourth) [a-z]+|(?:a )?(?:full )?wait(?:ing)?[ -]?list|not (?:working|having to work)|no trabajar|comprar otr[oa]|(?:tener|abrir) otr[oa]|tener|abrir (?:un |una |el |la )?(?:segund[oa]|otr[oa])|have|open (?:a |up )?(?:second|another|2nd)';
const HIRED = 'contratar|coger a|meter a|hire|take on|bring in';
const REPAID = 'devolver|pagarme|pagar el (?:prestamo|credito)|pay (?:back|off|myself)|repay';
const WISH =
  "(?:(?:y|e|and|then|luego|tambien|also) )?(?:(?:yo )?(?:quiero|queremos|espero|esperamos|me gustaria|nos gustaria|quisiera|pretendo|poder|i want to|i(?:'d| would) like to|we want to|i hope to|want to|hope to|to) )?";
const GOAL = new RegExp(
  `^${WISH}(?:(?<reached>${REACHED})|(?<sold>${SOLD})|(?<held>${HELD})|(?<hired>${HIRED})|(?<repaid>${REPAID}))(?![a-z])`,
);
const HORIZON =
  /(?<![a-z])(?:en (?:un|el primer) ano|dentro de (?:un ano|doce meses|12 meses)|a[lr]? (?:cabo de un|final del?|ano que viene)|para (?:fin|final(?:es)?) de ano|in (?:a|one) year|in a year'?s time|(?:a|one) year from now|within (?:a year|12 months|twelve months)|by (?:the end of (?:the|next) year|next year)|in (?:12|twelve) months)(?![a-z])/;
const GOAL_NAMED =
  /(?<![a-z])(?:(?:mi|nuestra|la) (?:meta|objetivo)|mis (?:metas|objetivos)|(?:my|our|the) (?:goals?|aim) (?:is|are|would))(?![a-z])/;

/** The kinds that may be an answer to these questions: alone they tell of no goal there. */
const OWN_GOALS: Partial<Record<QuestionId, readonly string[]>> = {
  volume: ['reached', 'sold'],
  revenue: ['reached', 'sold'],
  price: ['reached', 'sold'],
  team: ['hired'],
  resources: ['held', 'hired'],
  investment: ['held', 'hired'],
  funding: ['repaid'],
  'fixed-costs': ['hired', 'repaid'],
};

const PARTS = /[,;.\n]+\s*|\s(?:y|e|and|then|plus|ademas)\s/;
const LEAST_GOALS = 2;

const COMPETITION =
  /(?<![a-z])(?:(?:mi|la|nuestra) competencia|competidor\w*|rivales|compito|competimos|competitors?|(?:my|our|the) competition|compete)(?![a-z])/;
/** How another one stands, as customers would say. */
const STANDS =
  /(?<![a-z])(?:(?:esta|estan|son|es|is|are|it's|they're)(?: (?:muy|siempre|mas|always|really|very|way|a bit|quite|much|too|so|bastante|un poco))* (?:lejos|llen[oa]s?|car[oa]s?|barat[oa]s?|grandes?|lent[oa]s?|complet[oa]s?|far(?: away)?|full|booked(?: up)?|dear(?:er)?|expensive|pricey|cheap(?:er)?|slow|bigger|closed)|never (?:answers?|turns? up|shows? up|opens?)|nunca (?:contestan?|abren?|estan?)|(?:siempre|always) (?:llen[oa]s?|full|busy|booked)|tardan?|cierran?|cobran? (?:mas|menos|\d|un)|mas (?:car[oa]s?|barat[oa]s?|lejos|grandes?)|no (?:abren?|contestan?|atienden?|tienen?|hacen?)|takes? (?:weeks|ages|months|for ?ever|[a-z\d]+ (?:weeks|days|months))|waiting list|lista de espera|weeks?'? wait|charges? (?:more|less|double|\$|£|€|\d)|dearer|pricier|doesn't|don't (?:do|open|answer)|queda lejos|les falta)(?![a-z])/;
/** A word of a business in a name. */
const BUSINESS =
  /(?<![a-z])(?:residencia|tiendas?|peluqueria|clinica|taller|bar|restaurante|super(?:mercado)?s?|cadenas?|escuela|academia|gimnasio|panaderia|cafeteria|barberia|autoescuela|ferreteria|lavanderia|app|shop|stores?|salon|studio|kennels|clinic|school|gym|garage|bakery|cafe|chain|barbers?|sitters?|rover|gudog|amazon|glovo|uber|airbnb|wallapop|mercado ?libre|ebay|etsy|ikea|leroy|checkatrade|facebook|taskrabbit|thumbtack)(?![a-z])/;
/** What somebody says of their own. */
const OURS =
  /(?<![a-z])(?:yo|mis?|me|nos|nosotr[oa]s|nuestr[oa]s?|somos|seremos|conmigo|tengo|tenemos|pongo|ponemos|contrat(?:o|ar|are|aria|amos|aremos)|emplead[oa]s?|i|i'm|i'll|i've|we|we're|my|our|us|me|hire|hiring|savings|ahorros|prestamo|loan)(?![a-z])/;
/** Asked for one of these, a name with nothing said of it may be what was asked for. */
const NEEDS_STANDING: ReadonlySet<QuestionId> = new Set(['marketing', 'resources', 'revenue', 'price', 'volume']);
/** The first questions are about everything, and the last one of each topic about itself. */
const NEVER: ReadonlySet<QuestionId> = new Set(['problem', 'customer', 'solution', 'identity', 'read-back']);

/** The topic that all of an answer is about, where it is another than the one asked. */
export function findToldTopic(text: string, question: QuestionId): ToldTopic | null {
  if (NEVER.has(question)) return null;
  const folded = foldText(text).replace(/\s+/g, ' ').trim();
  if (question !== 'goals' && tellsGoals(folded, question)) return 'goals';
  return question !== 'competitors' && tellsRivals(text, folded, question) ? 'competitors' : null;
}

function tellsGoals(folded: string, question: QuestionId): boolean {
  const own = OWN_GOALS[question] ?? [];
  const kinds = folded.split(PARTS).flatMap((part) => kindOfGoal(part) ?? []);
  const others = kinds.filter((kind) => !own.includes(kind));
  const isNamed = GOAL_NAMED.test(folded) && question !== 'volume' && question !== 'revenue';
  if (isNamed && kinds.length > 0) return true;
  const isFar = HORIZON.test(folded) || kinds.includes('reached');
  return others.length > 0 && kinds.length >= LEAST_GOALS && (isFar || others.length >= LEAST_GOALS);
}

function kindOfGoal(part: string): string | undefined {
  const groups = GOAL.exec(part)?.groups ?? {};
  return Object.keys(groups).find((kind) => groups[kind] !== undefined);
}

function tellsRivals(text: string, folded: string, question: QuestionId): boolean {
  if (OURS.test(folded.replace(COMPETITION, ' '))) return false;
  if (question === 'start' && STANDS.test(folded) && TOLD_OF.test(folded)) return true;
  const names = findRivals(text).filter((name) => /\p{Lu}/u.test(name));
  if (COMPETITION.test(folded)) return names.length > 0 || STANDS.test(folded);
  if (names.length === 0 || /\d{3}|[€$£%]|\d ?(?:euros?|pesos|soles|dollars|pounds|quid|bucks)(?![a-z])/.test(folded)) return false;
  if (question === 'goals') return STANDS.test(folded) && OPENS_WITH_ONE.test(text);
  return STANDS.test(folded) || (!NEEDS_STANDING.has(question) && BUSINESS.test(folded) && JOINED.test(folded));
}

/** "Pepe Muebles, que tarda", "Rover is always full". */
const OPENS_WITH_ONE =
  /^(?:(?:[Ee]l|[Ll]a|[Ll]os|[Tt]he) )?\p{Lu}[\p{L}'’&]+(?: (?:(?:de|del|la|of|the|&|y) )?\p{Lu}[\p{L}'’&]+)*,? (?:que|which|who|where|is|are|está|están|es)(?= )/u;
const TOLD_OF = /(?<![a-z])(?:that|which|who|que) /;
const JOINED = /,| y | and | o | or /;

/** "There's a big gym called Bend Rock Gym", «hay un taller que se llama Luna». */
const THERE_IS = /(?<![a-z])(?:there(?:'s| is| are)|hay)(?: [a-z]+){0,6} (?:called|named|que se llaman?|llamad[oa]s?) /;

/** The sentences of an answer that name a rival or say what is to be reached, whatever the rest is about. */
export function tellsAside(sentence: string): ToldTopic | null {
  const folded = foldText(sentence).replace(/\s+/g, ' ').trim();
  if ((COMPETITION.test(folded) || THERE_IS.test(folded)) && findRivals(sentence).some((name) => /\p{Lu}/u.test(name)))
    return 'competitors';
  const isWished =
    /(?<![a-z])(?:quiero|queremos|espero|esperamos|me gustaria|nos gustaria|i want|we want|i'd like|i hope|we hope|i aim|aim to)(?![a-z])/.test(
      folded,
    );
  return (HORIZON.test(folded) && isWished) || (GOAL_NAMED.test(folded) && /\d/.test(folded)) ? 'goals' : null;
}

/** What the read-back is answered with before the goal or the name itself: «ah, y también», "yes, but you missed". */
const ADDED =
  /^(?:(?:si|no|ah|oh|vale|ok|bueno|pues|perdon|yes|yeah|well|sorry|y|e|pero|and|but|so|tambien|ademas|also|plus|(?:te )?(?:falta|olvide|olvidaste)|me (?:falto|olvide)(?: decir)?|(?:you|i) (?:missed|forgot)(?: to say)?|add|anade|pon|apunta|que)[,:.]* )+/;
const WISHED =
  /(?<![a-z])(?:quiero|queremos|quisiera|espero|esperamos|me gustaria|nos gustaria|i want|we want|i'd like|we'd like|i hope|we hope|want to|hope to|aim to)(?![a-z])/;
const ANY_GOAL = /(?<![a-z])(?:metas?|objetivos?|goals?|aims?)(?![a-z])/;
/** These kinds need no wish to be goals: nothing else is said so. */
const PLAIN_GOALS: readonly string[] = ['reached', 'repaid'];

/** The topic that some words add where the figures were read back. A sum is a figure to correct, unless it is called a goal. */
export function tellsAddition(words: string): ToldTopic | null {
  const folded = foldText(words).replace(/\s+/g, ' ').trim();
  if (COMPETITION.test(folded) || RIVAL.test(folded) || THERE_IS.test(folded)) return 'competitors';
  if (ANY_GOAL.test(folded)) return 'goals';
  const told = folded.split(PARTS).map((part) => part.replace(ADDED, '').replace(HORIZON, ' ').trim());
  const kind = told.flatMap((part) => kindOfGoal(part) ?? [])[0];
  if (kind === undefined) return null;
  const isPlain = !/\d/.test(folded) && (WISHED.test(folded) || PLAIN_GOALS.includes(kind));
  return isPlain || HORIZON.test(folded) ? 'goals' : null;
}

const RIVAL = /(?<![a-z])(?:compiten?|rivals?|compete[sd]?|competing)(?![a-z])/;
