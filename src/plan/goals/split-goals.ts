import { MONTH_NAMES } from '../../language/month-names.ts';
import { findGoalMonth } from './find-goal-month.ts';
import { goalsOnly } from './goals-only.ts';

const MOST_GOALS = 5;
const FEWEST_WORDS = 2;
/** Where one goal ends and the next begins: a stop or a comma that parts no number, or an «y» before what is to be done. */
const BORDER =
  /\s*(?:(?:\.(?!\d)|[;\n])+|,(?!\d))\s*|\s+(?:y|e|and)\s+(?=(?:que |no |to |not )?(?!(?:bar|lugar|hogar|mujer|taller|alquiler|martes|mar|par|escolar|familiar|particular|popular|militar|ayer|primer|tercer|building|parking|marketing|training|evening|morning|wedding|king)(?:es)?\b)\p{L}+(?:[aei]r(?:me|te|se|nos|les?|l[oa]s?|(?:me|te|se|nos)l[oa]s?)?|ing)\b)|\s+(?:y|and)\s+(?=(?:una?|a) (?:segund[oa]|tercer[oa]?|second|third)\b|lista de espera|a waiting list|a contract with)|\s+(?:y|and)\s+(?:luego|despu[eé]s|m[aá]s adelante|then|later)\s+|\s+(?:y|e)\s+(?=que )|\s+and\s+(?=that )|\s+and\s+(?=(?:to|have|hire|open|sign|earn|pay|reach|win|get|live|not|quit|keep|take on|work through) )/iu;

const NOTHING =
  /^(?:(?:(?:ah|oh|eh|bueno|and|y|also|pero|but)[, ]+)*(?:otra cosa|una cosa m[aá]s|otra cosita|one (?:more|other|last) thing|another thing|something else)$|(?:hold on|wait|by the way|btw|again|otra vez|por cierto|espera|(?:like|as) i(?: already)? (?:said|told you|mentioned)(?: before| earlier)?|(?:ya )?(?:te|se) lo (?:he dicho|dije)|como (?:ya )?(?:te |os |le )?(?:dije|he dicho|decía|comenté|conté)(?: antes)?|down the (?:road|line)|later on|más adelante|con el tiempo)$|(?:porque|ya que|puesto que|because|since i|since we|as i(?!\p{L})) ?|no (?:lo )?s[eé](?!\p{L})|(?:that['’]?s|thats|\p{L}+['’]s \p{L}+$|which is|que (?:es|son|sería|seria) (?:nuestr[oa]s?|mis?|el|la|los|las|lo))(?!\p{L})|i (?:do not|don.?t) know|si (?:puede ser|se puede|me apuras|hay suerte|todo va bien)$|if (?:possible|i can|we can|all goes well)$|ojal[aá]$|hopefully$)/iu;

/** The last of a list has no comma before it: «cien visitas, un segundo fisio y cero papeleo». It begins as a thing does, not as a word more of the same. */
const LAST =
  /^(.+?)\s+(?:(?<!(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)\s)(?:y|e)\s+(?=(?:un[oa]?|el|la|l[oa]s|dos|tres|cero|ning[uú]n\p{L}*|menos|otr[oa]|que|\d+(?:[.,]\d+)?)\s)|and\s+(?=(?:an?|the|one|two|three|zero|no|another|less|fewer|more|\d+(?:[.,]\d+)?)\s))(.+)$/iu;

/** The goals of one answer, five at most, in the visitor's words; a single one where it cannot be parted. */
export function splitGoals(answer: string): readonly string[] {
  const parts = goalsOnly(answer.replace(ADDRESS, ' '))
    .split(SENTENCE)
    .flatMap((sentence) => withLead(partsOf(sentence)))
    .filter((part) => part.split(/\s+/).length >= FEWEST_WORDS || /\p{L}{6,}/u.test(part));
  return partLast(withAsides(withoutOpening(parts))).slice(0, MOST_GOALS);
}

/** Where something is read is none. */
const ADDRESS = /\bhttps?:\/\/\S+/giu;

/** A stop that parts no number. */
const SENTENCE = /(?<=[.;!?])(?!\d)\s*|\n+/;

function partsOf(sentence: string): readonly string[] {
  if ((PAST.test(sentence) && !WISHES.test(sentence)) || LEFT_OUT.test(sentence)) return [];
  const parts = sentence.split(BORDER).map((part) => part.trim().replace(/^(?:[-•*·–]\s*)?(?:(?:y|e|and)\s+)?/iu, ''));
  const isWhy = (at: number): boolean => WHY.test(parts[at] ?? '') || (at > 0 && NAMES.test(parts[at] ?? '') && isWhy(at - 1));
  return parts.filter((part, at) => part !== '' && !NOTHING.test(part) && !(at > 0 && isWhy(at)));
}

/** «…, que si no lo formo para otro», «que ahora solo hay dos, La Cantonera y Casa Remedios»: why, or how it is today, and no goal more. */
const WHY =
  /^(?:que|porque|because|since|as) (?:si no|ahora|hoy|ya|solo|sólo|todavía|aún|hay|es|son|está|están|luego|right now|at the moment|otherwise|we only|i only|there)(?!\p{L})|^(?:otherwise|if not|si no)(?!\p{L})|^(?:es[eao]|that|this)(?:['’]?s| is| es| sería) (?:mi|el|la|lo|the|my) (?:sueño|ilusión|meta|objetivo|dream|goal|main one|big one)/iu;
const NAMES = /^\p{Lu}\p{L}*(?: (?:(?:de|del|la|el|los|las|y|e|and|of|the) )*\p{Lu}\p{L}*)*$/u;
/** «En Sarela me pasaron por las manos siete aprendices y se fueron todos»: what happened once. */
const PAST =
  /(?<!\p{L})(?:(?:me|nos|se(?: me| nos)?) \p{L}+(?:aron|ieron)|se fueron|estuve|trabajé|i (?:worked|used to)|they (?:all )?(?:left|went))(?!\p{L})/iu;
/** «Y dormir, jaja, pero eso no lo pongas». */
const LEFT_OUT =
  /(?<!\p{L})(?:eso no lo pongas|no pongas eso|don['’]?t (?:put|write) that(?: down| in)?|leave that (?:one )?out)(?!\p{L})/iu;
const WISHES = /^(?:(?:y|and|bueno|pues) )*(?:que|that|haber|have|having|to|if|si|quiero|i want|we want)(?!\p{L})/iu;

/** «En dos años», "in the second year", of all that its sentence goes on to tell. */
const LEAD = new RegExp(
  `^((?:en|dentro de|in|within|by|para|a los|antes de) (?:el |la |the )?(?:(?:[\\p{L}\\d]+ )?(?:años?|meses|years?|months?)(?: (?:time|one|two|three))?|(?:${MONTH_NAMES}),? (?:de |del |of )?20\\d\\d)),? (?=\\p{L})`,
  'iu',
);

function withLead(parts: readonly string[]): readonly string[] {
  const lead = LEAD.exec(parts[0] ?? '')?.[1];
  return lead === undefined ? parts : parts.map((part, at) => (at === 0 || tellsWhen(part) ? part : `${lead}, ${part}`));
}

/** Any opening month will do: whether a date is told at all. */
function tellsWhen(goal: string): boolean {
  return findGoalMonth(goal, '2027-01') !== null;
}

/** "We open in May 2027, by the way": told beside the goals, it is none of them. */
const OPENS = new RegExp(
  `^(?:(?:i|we)(?:['’]?(?:ll|d|m|re)| will| would| are| am)?(?: like to| want to)? open(?:ing)?|(?:(?:me |nos )?gustar[ií]a |quiero |queremos |pienso |pensamos )abrir|abr(?:o|imos|iremos|iré|ire|ir[ií]a|ir[ií]amos)) (?:in|on|en|a|el|para|sobre|around)(?: [\\p{L}\\d]+)* (?:${MONTH_NAMES})(?:,?(?: del?| of)? (?:20)?\\d\\d)?$`,
  'iu',
);

function withoutOpening(parts: readonly string[]): readonly string[] {
  const others = parts.filter((part) => !OPENS.test(part));
  return others.length > 0 ? others : parts;
}

/** «Que me quede para vivir, digamos mil quinientos al mes»: how much of the goal before it. */
const ASIDE =
  /^(?:digamos|ponle|o sea|es decir|pongamos|unos|unas|como unos|por lo menos|al menos|mínimo|say|about|around|roughly|call it|at least|something like)\s.*(?:\d|mil\b|cien|\p{L}+(?:ent[oa]s)\b|hundred|thousand|grand)|^[$€£]?\d[\d.,]*(?: ?(?:€|euros|pesos|soles|quid|pounds|dollars|bucks|k|grand))? (?:limpios |net |clear )?(?:a|per|each|every|al|por|cada|todos los) (?:month|mes(?:es)?|year|año|week|semana)\b(?! (?:para (?:m[ií]|nosotr)|for (?:me|us|myself|each of us)))/iu;

/** «Un sexto lavarropas, uno grande de 20 kilos», "a second oven, a 60-litre one": which of its kind the goal before it is. */
const WHICH =
  /^(?:un[oa] (?:m[aá]s )?(?:grande|chic[oa]|peque[ñn][oa]|nuev[oa]|buen[oa]|usad[oa]|industrial|de (?:segunda mano|\d))|(?:a|an) (?:[\p{L}\d-]+ ){1,3}one\b)/iu;

/** "I'm in 9 now" tells where the goal before it starts from. */
const TODAY =
  /^(?:(?:i|we)(?:['’]m|['’]re| am| are|['’]ve got| have|['’]ve)|now|today|currently|right now|(?:ahora|hoy|actualmente|de momento|ya)\b|estoy|estamos|vamos|voy|tengo|tenemos|llevo|llevamos)\b/iu;
const NOW = /\b(?:now|today|already|currently|so far|at the moment|ahora|hoy|actualmente|de momento|ya)\b/iu;

function isToday(part: string): boolean {
  return (
    TODAY.test(part) &&
    NOW.test(part) &&
    /\d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(part)
  );
}

/** "Before the fair, so March 2027": the same date told again by its month. */
const DATE_AGAIN = new RegExp(
  `^(?:so|that is|that['’]s|meaning|o sea|es decir|así que|vamos) (?:que )?(?:(?:in|by|around|en|por|para|hacia) )?(?:${MONTH_NAMES})(?:,? (?:de |del |of )?20\\d\\d)?$`,
  'iu',
);

/** «En dos años», of what comes after it. */
const WHEN =
  /^(?:en|dentro de|in|within|by|para) (?:el |la |the )?(?:[\p{L}\d]+ )?(?:años?|meses|mes|years?|months?|20\d\d)$|^(?:(?:in|by|en|para) )?(?:el )?(?:year|año) (?:two|three|dos|tres|[23])$/iu;
/** «Con la vuelta al cole», "from day one": of what comes before it. */
const BESIDES =
  /^(?:con la|con el|coincidiendo|justo|sin|without|from day|in time for|right (?:before|in time)|a tiempo para|in (?:her|his|their) own)\s|^(?:mi|my) (?:mate|friend|amig[oa]|soci[oa]|partner|prim[oa]|nephew|niece|cousin|sobrin[oa]) \p{L}+$/iu;

function withAsides(parts: readonly string[]): readonly string[] {
  const goals: string[] = [];
  let when = '';
  for (const told of parts) {
    const part = when === '' ? told : `${when}, ${told}`;
    when = WHEN.test(told) ? part : '';
    if (when !== '') continue;
    const last = goals.at(-1);
    if (last !== undefined && (ASIDE.test(part) || WHICH.test(part) || isToday(part) || BESIDES.test(part) || DATE_AGAIN.test(part)))
      goals[goals.length - 1] = `${last}, ${part}`;
    else goals.push(part);
  }
  return goals;
}

function partLast(parts: readonly string[]): readonly string[] {
  const [, first, last] = LAST.exec(parts.at(-1) ?? '') ?? [];
  return parts.length < MOST_GOALS && first && last && !isName(first, last) ? [...parts.slice(0, -1), ...withLead([first, last])] : parts;
}

/** "On Google and The Knot": two names. */
function isName(first: string, last: string): boolean {
  return /\p{Lu}[\p{L}’']*$/u.test(first) && /^(?:(?:The|El|La|Los|Las) )?\p{Lu}/u.test(last);
}
