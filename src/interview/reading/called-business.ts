// The noun phrase by which a founder calls the business: «una quesería» of «quiero montar una quesería que venda a bares».
// What follows it (whom it is for, where it stands, what it does) tells less of the trade than the noun does.
import { wordsOf } from '../../language/stem-words.ts';

const ARTICLE = '(?:una?s?|el|la|los|las|mi|nuestr[oa]|an?|the|my|our|another|otr[oa])';
const OPENING_ES = '(?:abrir|montar|poner|crear|lanzar|empezar|arrancar|fundar|tener|reabrir)(?: con)?';
const WISHING_ES =
  '(?:quiero|queremos|quisiera|quisieramos|voy a|vamos a|pienso|pensamos|(?:me|nos) gustaria|(?:la|mi|nuestra) idea es|(?:el|mi|nuestro) (?:plan|sueno) es)';
const RUNNING_ES =
  '(?:abro|abrimos|monto|montamos|pongo|ponemos|lanzo|lanzamos|regento|regentamos|ofrezco|ofrecemos|est(?:oy|amos) montando)';
const WISHING_EN =
  '(?:want|plan|planning|going|hope|hoping|like|looking|love) to (?:open|start|launch|set up|run|create|build|have|reopen)';
const RUNNING_EN =
  "(?:i|we)(?:'m|'re|'ve| am| are| have)? (?:opening|starting|launching|setting up|building|running|reopening|open|run|own|launch|build|offer|started|opened)";
/** What somebody says they open or run; an article must follow, for «quiero poner precio» opens nothing. */
const OPENED = new RegExp(`(?<![a-z])(?:${WISHING_ES} ${OPENING_ES}|${RUNNING_ES}|${WISHING_EN}|${RUNNING_EN})(?: up)? ${ARTICLE} `, 'g');
/** What somebody says they are, or it is. */
const BEING = new RegExp(
  `(?<![a-z])(?:(?:soy|somos|seremos|i'm|we're|i am|we are|we'll be|i'll be)(?: ${ARTICLE})?|(?:es|sera|seria|va a ser|se trata de|hago es|hacemos es|it's|it is|it'll be|it will be|this is|business is|company is|idea is) ${ARTICLE}) `,
  'g',
);
const LEADING = new RegExp(
  `^(?:(?:${ARTICLE}|pequen[oa]s?|propi[oa]|nuev[oa]|simple|small|little|tiny|new|own|kind of|sort of|just|simplemente|basicamente|basically) )+`,
);
/** Where the phrase ends: a pause, a preposition that begins another, a clause. */
const PHRASE_END =
  /[.,:;()«»"“”!?¿¡\n]|(?<![a-z-])(?:para|con|que|quien|en|a(?! (?:(?:la )?medida|mano|granel|domicilio))|al|donde|por|sin|desde|hasta|junto|dentro|enfrente|frente|delante|cerca|cuando|mientras|porque|no|y (?:vend|hag|hacemos|ases|vo?y|vamos|d[oa]|prepar|repar|trabaj|arregl|quier)[a-z]*|for|with|that|which|who|whose|where|when|while|because|inside|in|at|on|to|by|from|near|next|outside|opposite|above|beside|behind|around|delivered|sold|made|serving|working|selling|making|supplying|helping|and (?:i|we|sell|make|want|so)|so|but|pero)(?![a-z-])/;
/** Whoever begins with what they do has called it nothing: «tostamos café», "I fix bikes". */
const DOES = /^(?:i|we|they|you|se|me|nos|les?|te|cada|todo|this|there|hay|voy|doy|vendo|hago|llevo|recojo|[a-z]+[aei]mos)(?![a-z])/;
const LONGEST = 60;
/** A tool is a program by what it does. */
const TOOL =
  /(?<![a-z])(?:tool|system|assistant|bot|herramienta|sistema|asistente)(?= (?:that|which|que) (?:[a-z]+ ){0,2}?(?:answer|text|book|remind|call|tell|count|show|send|track|schedul|predict|sync|plan|calculat|manag|avis|apunt|orden|llam|mand|recuerd|cuent|ensen|calcul|respond|contest|organiz|gestion|reserv|planific|predic))/g;

/**
 * The phrases by which the business is called in folded words, the plainest first: what somebody says they open or run, then what they
 * say they or it are, then, where they were asked what they offer (`startsWithIt`), what they begin with.
 */
export function calledBusiness(words: string, startsWithIt: boolean): readonly string[] {
  const plain = words.replace(/ +/g, ' ').replace(TOOL, 'software');
  const start = plain.replace(/^[\s,:;.-]+/, '');
  const atStart = startsWithIt && !DOES.test(start) ? [phraseAt(start)] : [];
  return [...afterAll(plain, OPENED), ...afterAll(plain, BEING), ...atStart].filter((phrase) => phrase !== '');
}

/** Whether folded words say that they open or are something, or begin with what it is: «Una quesería», "A gym for mothers". */
export function isCalledOutright(words: string): boolean {
  return /^[\s,:;.-]*(?:una?|an?) /.test(words) || [OPENED, BEING].some((pattern) => words.replace(/ +/g, ' ').search(pattern) >= 0);
}

function afterAll(words: string, pattern: RegExp): readonly string[] {
  return [...words.matchAll(pattern)].map((match) => phraseAt(words.slice(match.index + match[0].length)));
}

function phraseAt(words: string): string {
  const [phrase = ''] = words.replace(LEADING, '').slice(0, LONGEST).split(PHRASE_END);
  return phrase.trim();
}

/** A place or a company of any kind: it is what else the phrase says that tells which. */
const OF_ANY_KIND =
  /^(?:taller|tienda|empresa|negocio|servicio|estudio|centro|casa|local|sitio|espacio|puesto|sala|agencia|club|consulta|clinica|equipo|clases|marca|shop|store|workshop|studio|company|firm|business|service|services|centre|center|agency|van|truck|stall|place|space|practice|clinic|brand|lessons|classes|team|maker|supplier)s?$/;

/** "Repair service", «empresa de mudanzas»: what is left is the noun. */
const SAYS_NOTHING = /^(?:servicio|empresa|negocio|company|firm|business|service)s?$/;

/**
 * The noun that the others of a phrase go with: the first in Spanish («tienda» of «tienda de quesos»), the last before “of” in English
 * ("florist" of "wedding florist"); null where it is a place or company of any kind.
 */
export function headNoun(phrase: string, isEnglish: boolean): string | null {
  const words = wordsOf(phrase.split(/ of /)[0] ?? '');
  const ordered = isEnglish ? words.toReversed() : words;
  const noun = ordered.find((word) => !SAYS_NOTHING.test(word)) ?? null;
  return noun === null || OF_ANY_KIND.test(noun) ? null : noun;
}

/** Whether a phrase says that it is a business, whatever its kind. */
export function namesBusiness(phrase: string): boolean {
  return wordsOf(phrase).some((word) => OF_ANY_KIND.test(word));
}

/** What is done and whoever does it: «afinadora», «retirada», "tuning", "hire". */
const DEED_NOUN = {
  es: /(?:[aei]dor(?:a|es|as)?|tora|cion|miento|[ai]d[ao]|eria|ista)$/,
  en: /(?:.{3}(?:ing|er|ist|tion)|hire|rental|sweep)s?$/,
} as const;

/** Whether a head noun is that of a trade by its form, known or not: what goes with it is what is worked on, and no trade of its own. */
export function isDeedNoun(noun: string, isEnglish: boolean): boolean {
  return DEED_NOUN[isEnglish ? 'en' : 'es'].test(noun);
}
