import type { QuestionId } from '../interview.ts';
import { type Ground, type Headcount, leftOf, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';
import { WORKER, WORKER_ADJECTIVE } from './people-words.ts';

const WORKERS_AFTER = new RegExp(`^[ -](?:${WORKER_ADJECTIVE}[ ,-]+(?:and )?){0,3}(${WORKER})(?![a-z])`);
/** "Four part-time taproom staff": where they work stands before what they are. */
const STAFF_AFTER = new RegExp(
  `^[ -](?:${WORKER_ADJECTIVE}[ ,-]+(?:and )?){1,3}[a-z]+ (staff|workers?|assistants?|employees?|helpers?)(?![a-z])`,
);
/** "contrataríamos a dos más", "hire three more". */
const HIRING_BEFORE =
  /\b(?:contrat\w*|fichar\w*|emplear\w*|incorpor\w*|hir(?:e|es|ing)|employ|recruit|take on)(?: a| another| otr[oa]s)? $/;
const MORE_AFTER = /^(?: (?:mas|more|others?)\b| ?$| ?[,.;)])/;
/** "two on the counter", "dos en cocina": who works is told by where. */
const POST_AFTER =
  /^ (?:(?:mas )?front of house\b|(?:mas )?(?:en|on|in|at|para|for|de) (?:the |el |la )?(?:counter|kitchen|bar|barra|cocina|sala|till|front|front of house|mostrador|floor|taller|reparto|deliver(?:y|ies)|obra|oficina|recepcion|reception|almacen|warehouse|caja|ventas|sales|limpieza|cleaning|administracion|admin|workshop|phones?)\b)/;
/** "una a media jornada": the noun is in the clause before. */
const HALF_TIMER = /^ (?:mas )?a (media(?: jornada)?|tiempo (?:parcial|completo)|jornada (?:completa|parcial))\b/;
const TEAM_BEFORE =
  /\b(?:equipo(?: total)? de|plantilla(?: total)? de|plantilla|team of|staff of|crew of|team(?: size)? (?:is|will be)|headcount(?: of| is)?)(?: unos| unas| about| around)?:? ?$/;
const WE_ARE =
  /\b(?:somos|seremos|estamos|vamos a ser|we are|we're|we will be|we'll be|there are|there will be|there's)(?: only| just| solo| unos| currently| ya| now| about)? ?$/;
/** "Mi hermana Lola y yo, las dos peluqueras": those just named, counted again. */
const NAMED_BEFORE = /(?<![a-z])(?:y|and) (?:yo|me|i),? (?:l[oa]s|all) $/;
const WE_ARE_END =
  /^(?: ?$| ?[.,;:!)]| (?:en total|in total|in all|of us|y|and|conmigo|contandome|contando conmigo|counting me|including me|with me|con (?:mi|el|la)|with my|at|en el|in the|socios|soci[oa]s|amig[oa]s|herman[oa]s|friends|sisters|brothers|partners)\b)/;
const FOLK_AFTER =
  /^ (?:en total|in total|herman[oa]s|amig[oa]s|friends|brothers|sisters|of us|en el equipo|on the team|in the team|en plantilla)\b/;
const TEAM_AFTER =
  /^(?:-person| person)(?: team| crew| business| shop| operation| company)|^ (?:en plantilla|en el equipo|on the team|in the team|on staff|of us)\b/;
/** "2 people: me and Colleen", «tres personas, yo, mi hermana y Paco»: all of them, and then each. */
const LISTED_AFTER = /^ (?:people|persons?|personas?)(?: ?[:(]| ?,) ?(?:me|myself|yo|mi|my)(?![a-z])/;
/** "Three people work in it: …", «tres personas lo llevaremos»: all of them. */
const WORK_AFTER =
  /^ (?:people|persons|personas)(?: (?:will|would|are going to|que|lo|la|aqui|en total|vamos a))*? (?:work|run|trabaj[a-z]+|llev[a-z]+)(?: (?:in|on|it|here|this|en|el|la|ello|negocio|business|aqui|total|at|first|the|shop|company)){0,4} ?(?:[:;.,]|$)/;
const OTHERS_BEFORE =
  /\b(?:empresas?|pymes?|compan(?:y|ies|ias?)|business(?:es)?|negocios?|restaurantes?|restaurants?|firms?|smes?|smbs?|clientes?|customers?|hoteles|hotels|shops|stores|offices|oficinas|despachos|tiendas|fleets?|clinics?|clinicas?|organi[sz]ations?|factories|fabricas|para|eventos?|groups?|grupos?|mesas?|tables?)(?: (?:de|con|of|with|entre|between|from|under|over|hasta|up to|que tienen|that have|having|medianas|pequenas|small|mid-?size[d]?|like|que))*(?: menos de| mas de| fewer than| more than| at least)? ?$/;
const NOT_TEAM_AFTER =
  /^[^.;]{0,30}?\b(?:al dia|al mes|a la semana|por dia|a day|a month|a week|per day|per week|per month|diari[oa]s|cada)\b/;
/** "Maybe an assistant later": nobody yet. */
const MAYBE_BEFORE = /(?<![a-z])(?:maybe|perhaps|possibly|quiza|quizas|tal vez|a lo mejor|mas adelante|later on)(?: [a-z]+)? $/;
const LATER_AFTER = /^ [a-z]+(?: [a-z]+)?,? (?:later|mas adelante)(?: on)?(?![a-z])/;
/** "I'm a vet", «Bex as a business partner», «soy una mecánica»: what somebody is who is counted already. */
const BEING_BEFORE =
  /(?<![a-z])(?:i['’]?m|i am|i['’]ve been|i was|(?:s?he|they)(?:['’]s| is| was| are)|as|soy|fui|era|es|he sido|como|de|trained as|work(?:ed)? as)(?: also| still| only| tambien)? $/;
const VAGUE =
  /^(?:people|personas?|partners?|soci[oa]s?|agents?|agentes?|hands|guides?|guias?|servers?|monitor(?:as?|es)?|extras?|managers?|kids?|lads?|girls?|boys?|chic[oa]s?|chaval(?:es|as?)?|clientes?|customers?|tech(?:s|nicians)?|techs)$/;
const HIRE =
  /\b(?:contrat|hir|emple|fich|incorpor|recruit|tak(?:e|ing) on|trabaj|work|equipo|team|staff|plantilla|somos|seremos|we are|we're|yo y|me and|i and|myself and|conmigo|with me|along with|team of|crew|necesit|need|sueldo|wages|salari|nomina|payroll|jornada|part[- ]?time|full[- ]?time|busc|llev|ayud|help|\b(?:met(?:o|emos|ere|eremos) a|coj(?:o|emos) a|cog(?:emos|ere) a|agarr\w+ a|(?:get|bring|pull)(?:ting|ing)? in)\b)/;

/** Elsewhere "una persona" is anybody. */
const TELLS_TEAM: ReadonlySet<QuestionId> = new Set(['resources', 'team', 'read-back', 'fixed-costs', 'goals', 'identity']);

/** People who work in the business. Those of customers and rivals ("companies with 10 to 50 employees") are nobody's team. */
export function readHeadcount(ground: Ground, numeral: Numeral): Headcount | null {
  const { low, high, start, end } = numeral;
  if (low !== high || !Number.isInteger(low) || low < 1 || low > 10_000 || numeral.scale >= 1e6) return null;
  const { question } = ground;
  if (numeral.isArticle && !TELLS_TEAM.has(question)) return null;
  const before = ground.folded.slice(Math.max(0, start - 60), start);
  if (numeral.isArticle && BEING_BEFORE.test(before)) return null;
  const breath = leftOf(ground, numeral);
  const after = rightOf(ground, numeral);
  const isTeam = TEAM_BEFORE.test(before) || TEAM_AFTER.test(after);
  const isWe = !numeral.isArticle && (NAMED_BEFORE.test(before) || (WE_ARE.test(before) && !/there/.test(before.slice(-14))));
  if (OTHERS_BEFORE.test(before) && !isWe) return null;
  if (MAYBE_BEFORE.test(before) || LATER_AFTER.test(after)) return null;
  const worker = WORKERS_AFTER.exec(after) ?? STAFF_AFTER.exec(after) ?? (numeral.isArticle ? HALF_TIMER.exec(after) : null);
  // "luz 120 gestor 60": a list typed without commas.
  if (low >= 20 && worker?.[1] && !/s$|people|staff/.test(worker[1])) return null;
  const length = worker?.[0].length ?? 0;
  if (
    isTeam &&
    !numeral.isArticle &&
    (worker !== null ||
      /^(?:-person| person| ?$| ?[.,;:(]| (?:y|and|with|en|in|to|at|people|de|on|including|incluid|contando)\b)/.test(after))
  ) {
    return { kind: 'headcount', people: low, isTotal: true, start, end: end + length };
  }
  if (isWe && (WE_ARE_END.test(after) || (worker !== null && !NOT_TEAM_AFTER.test(after)))) {
    return { kind: 'headcount', people: low, isTotal: true, start, end: end + length };
  }
  const isListed = LISTED_AFTER.test(after) || (question !== 'customer' && low <= 30 && WORK_AFTER.test(after));
  if (!numeral.isArticle && isListed) return { kind: 'headcount', people: low, isTotal: true, start, end };
  if (worker === null) {
    const isPosted = POST_AFTER.test(after) && (question === 'team' || question === 'resources') && low <= 50;
    const isHiring = HIRING_BEFORE.test(before) && MORE_AFTER.test(after) && low <= 50;
    if ((isPosted || isHiring) && !numeral.isArticle) return { kind: 'headcount', people: low, isTotal: false, start, end };
    const isFolk = low <= 60 && FOLK_AFTER.test(after) && (question === 'team' || question === 'resources');
    return isFolk && !numeral.isArticle ? { kind: 'headcount', people: low, isTotal: true, start, end } : null;
  }
  const isAsked = question === 'resources' || question === 'team' || question === 'read-back' || question === 'fixed-costs';
  const nearby = `${breath} ${after.slice(0, 50)}`;
  const isHired = HIRE.test(nearby);
  if (!isAsked && !isHired) return null;
  if (question === 'customer' || question === 'problem' || question === 'competitors') return null;
  if (NOT_TEAM_AFTER.test(after.slice(length)) && !/part|full|jornada|hora|hour/.test(after)) return null;
  if (VAGUE.test(worker[1] ?? '') && !isHired && question !== 'team' && !(question === 'resources' && low <= 30)) return null;
  if (numeral.isArticle && !isHired && question !== 'team' && /^(?:person|guia|guide|extra|agent|server|monitor)/.test(worker[1] ?? ''))
    return null;
  return { kind: 'headcount', people: low, isTotal: false, start, end: end + length };
}
