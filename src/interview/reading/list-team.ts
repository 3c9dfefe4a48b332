// Who works in it, told one after another with who is talking among them: «mi mujer en cocina, yo en sala y una camarera».
import { smallNumber } from '../../language/small-numbers.ts';
import type { Ground, Headcount } from './amount.ts';
import { KIN, WORKER } from './people-words.ts';

const JOINT =
  /\s*(?:[;:+&()/]|[,.](?!\d)|(?<![a-z])(?:y|e|and|plus|mas|pero|but|(?:con|with)(?= (?:mi|my|our|una?|an?|otr[oa]|dos|tres|two|three|\d)(?![a-z])))(?![a-z]))\s*/;
const OPENS =
  "(?:(?:just|only|it's|it is|it'll be|solo|solamente|nada mas|de momento|por ahora|for now|to start|at first|al principio|somos|seremos|estaremos|estamos|pues|bueno|well|arranco|empiezo|empezamos|trabajo|vamos|so|primero|first) )*";
const ME = {
  es: new RegExp(`^${OPENS}(?:yo|servidor[a]?|(?:yo )?sol[oa])(?! (?:le|les|pago|cobro|soy|quiero|me)(?![a-z]))(?: [a-z'-]+){0,8}$`),
  en: new RegExp(`^${OPENS}(?:me|myself|i|i'm|i'll)(?! (?:pay|take|want|give|draw)(?![a-z]))(?: [a-z'-]+){0,8}$`),
} as const;
const TRADES = '[a-z]{3,}(?:dor|dora|dores|doras|ista|istas|(?<!prim|febr|en)er[oa]s?)';
const FOLK = `(?:${WORKER}|${KIN}|nin[oa]s?|muchach[oa]s?|pib[ea]s?|chic[oa]s?|chaval(?:a|es|as)?|lads?|lass(?:es)?|senor[a]?s?|joven(?:es)?|casuals?|hands?|minders?|nann(?:y|ies)|grooms?|mates?|missus|colegas?|wom[ae]n|m[ae]n|mujeres|hombres|${TRADES})`;
const NUMBER = '\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|two|three|four|five|six|seven|eight|nine|ten';
const TIME = '(?!(?:horas?|hours?|dias?|days?|mes(?:es)?|months?|anos?|years?|semanas?|weeks?|veces|times|tardes|mananas|noches)(?![a-z]))';
/** One by one, or so many of them. */
const PERSON = new RegExp(
  `(?<![a-z])(?<!(?<![a-z])(?:en|in|on|at|por|para|for|de) )(?:(?:mi|mis|my|our|nuestr[oa]s?|el|la|los|las|the|second|segund[oa]) )?(?:(${NUMBER}) |(?:mi|my|our|nuestr[oa]|una?|an?|one|otr[oa]|another|el|la|the|second|segund[oa]) )${TIME}(?:(?!y |and |(?:${NUMBER}) )[a-z-]+ ){0,2}?(?:${FOLK})(?![a-z])`,
  'g',
);
/** Several, and nobody said how many. */
const UNCOUNTED = new RegExp(`(?<![a-z])(?:mis|nuestr[oa]s|los|las|unos|unas|some|a few|algun[oa]s|varios|my|our|the) ${FOLK}s(?![a-z])`);
const UNPAID =
  /(?<![a-z])(?:sin (?:cobrar|sueldo)|no (?:me )?cobra|gratis|for (?:nothing|free)|unpaid|without pay|(?:does|do|keeps|handles|looks after|helps? (?:me |out )?with) (?:the |my |our )?(?:books|accounts|bookkeeping|paperwork|invoic\w+)|(?:me |nos )?(?:lleva|hace|ayuda con|echa una mano con) (?:las cuentas|los papeles|la contabilidad|las facturas|el papeleo))(?![a-z])/;
const PERHAPS =
  /(?<![a-z])(?:maybe|perhaps|later|eventually|quiza|quizas|tal vez|a lo mejor|mas adelante|si va bien|if it goes|in year|el segundo ano|cuando crezca|once)(?![a-z])/;
/** When, how and for how much they work: nobody new. */
const ASIDE =
  /^(?:$|(?:a (?:few|couple|day|media|medio|tiempo|jornada|ratos|las|los|veces|turno)|al|los (?!dos|tres|cuatro)|on|at|in|en|de|del|por|para|from|desde|hasta|until|for|que|who|cobrando|ganando|sacando|taking|drawing|earning|paid|cuando|when|as|he|she|they|ella|ellos|le|les|i pay|le pago|les pago|sin|unpaid|without|no|part|full|half|medi[oa]|jornada|tiempo|casual|seasonal|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin(?:es)?|findes?|weekends?|mornings?|afternoons?|evenings?|nights?|tardes?|mananas?|noches?)(?![a-z])|(?:\d+|dos|tres|two|three|four|cuatro|cinco|five) (?:dias?|days?|horas?|hours?|hrs?|tardes?|mananas?|noches?|nights?|mornings?|afternoons?)(?![a-z]))/;
/** «Los dos», "all three mechanics": those just told, counted again. */
const AGAIN =
  /^(?:(?:all|both|ambos|ambas|entre)(?: l[oa]s)?(?: (?:dos|tres|cuatro|two|three|four|of us))?|l[oa]s (?:dos|tres|cuatro))(?: (?!que)[a-z-]+){0,8}$/;
/** "Me, Travis, 36": who is talking, by name and age. */
const AGE = /^\d{2}(?: ?(?:anos|years old|yo|years))?$/;
/** Who is talking is one of those counted. */
const AMONG_THEM = /^(?:yo soy un[oa]|i'm one|one of them is me|one is me|un[oa] soy yo|contandome|incluyendome)(?![a-z])/;

/** How many people are told one by one, the founder among them; null where the answer is not such a row, or some of it is not understood. */
export function countTeamListed({ folded, text, language }: Pick<Ground, 'folded' | 'text' | 'language'>): number | null {
  const pieces = piecesOf(folded, text);
  const [me, among] = [
    pieces.some(({ folded: said }) => ME[language].test(said)),
    pieces.some(({ folded: said }) => AMONG_THEM.test(said)),
  ];
  if ((!me && !among) || pieces.some(({ folded: said }) => isUnclear(said))) return null;
  let people = me ? 1 : 0;
  let last = 0;
  let isNameLast = false;
  let isOneLast = false;
  let wasMe = false;
  for (const piece of pieces) {
    // “It’s me only, I was 14 years a lab tech”: what somebody was counts nobody.
    if (OWN_PAST.test(piece.folded)) continue;
    const isMe = ME[language].test(piece.folded);
    const isName = !isMe && (NAME.test(piece.text) || CALLED.test(piece.text)) && !NO_NAME.test(piece.folded);
    // «Marta, mi socia»: one and the same.
    // "Me, Dana Whitfield, and Luis": one of the two is who is talking.
    const isOwnName = isName && wasMe && piece.isAfterComma && piece.isBeforeComma && FULL_NAME.test(piece.text);
    wasMe = isMe;
    const isSame = isOwnName || (piece.isAfterComma && ((isNameLast && countIn(piece.folded) === 1) || (isOneLast && isName)));
    isNameLast = isName;
    // «Un pibe que aprende, Nahuel».
    isOneLast = !isName && ONE.test(piece.folded) && countIn(piece.folded) === 1;
    if (isSame || AGAIN.test(piece.folded)) continue;
    const count = PERHAPS.test(piece.folded) ? 0 : isName ? 1 : countIn(piece.folded);
    if (UNPAID.test(piece.folded)) {
      // «Mi hermana, que no cobra»: of whoever was told just before.
      people -= count === 0 ? last : 0;
      last = 0;
      continue;
    }
    if (count === 0 && !isMe && !ASIDE.test(piece.folded) && !AMONG_THEM.test(piece.folded) && !PERHAPS.test(piece.folded)) return null;
    people += count;
    last = count > 0 ? count : last;
  }
  return people > 0 ? people : null;
}

/** "It's only me and Joss", «solo yo y mi hermana»: one by one, up to the end of the sentence, and where; null where nobody is told so. */
export function findMeAnd({
  folded,
  text,
  language,
}: Pick<Ground, 'folded' | 'text' | 'language'>): { readonly people: number; readonly start: number; readonly end: number } | null {
  const match = ME_AND.exec(folded);
  if (!match?.[1]) return null;
  const end = match.index + match[0].length;
  const start = end - match[1].length;
  const people = countTeamListed({ folded: folded.slice(start, end), text: text.slice(start, end), language });
  return people === null ? null : { people, start, end };
}

const ME_AND =
  /(?<![a-z])(?:only|just|solo|solamente) ((?:me|yo) (?:and|y|plus|con|with) (?!(?:nobody|no|that|it|i|my own|nadie|ya|que|pero)(?![a-z]))[^.;!?\n]*)/;

/** "Two, me and Aoife", «dos, ella y yo»: all of them, and then each; "me and my wife, two": each, and then all; null where it is neither. */
export function countTeamTotal({ folded }: Pick<Ground, 'folded'>): number | null {
  const match = TOTAL_FIRST.exec(folded) ?? TOTAL_LAST.exec(folded);
  return match === null ? null : (smallNumber(match[1] ?? '') ?? Number(match[1]));
}

/** «Somos 3 Marta yo y un chico», «tres: yo, mi hermana y la señora Rosa», "four of us: me, Sam and the twins": how many are named next; null where nobody is. */
export function countBeforeNames({ folded, text }: Pick<Ground, 'folded' | 'text'>): number | null {
  const inside = COUNT_INSIDE.exec(folded);
  if (inside) return smallNumber(inside[1] ?? '') ?? Number(inside[1]);
  const match = COUNT_FIRST.exec(folded);
  if (match === null || !(match[1] || match[3])) return null;
  const next = text.slice(match[0].length);
  if (!/^(?:\p{Lu}\p{Ll}|(?:yo|me|myself|mi|my|la|el|ella|él|ellas)(?!\p{L}))/u.test(next)) return null;
  return smallNumber(match[2] ?? '') ?? Number(match[2]);
}

/** "Three people work in it: I, Maya, run it; Daniel builds it", «trabajaremos tres: yo, …»: wherever it stands in the answer. */
const COUNT_INSIDE = new RegExp(
  `(?<![a-z])(?:somos |seremos |trabajamos |trabajaremos |estaremos )?(?<=(?:somos|seremos|trabajamos|trabajaremos|estaremos) |(?:^|[.;] ))(${NUMBER})(?: of us| people| personas)?(?: (?:will )?(?:work|run|are|trabaj[a-z]+)(?: [a-z]+){0,3})?: ?(?:yo|me|myself|i|mi|my)(?![a-z])`,
);
const COUNT_FIRST = new RegExp(
  `^(?:(somos|seremos|estamos|trabajamos|we are|we're|we'll be|there's|there are) )?(${NUMBER})(?: of us| people| personas)?( ?:)?,? (?=[^.;]*(?<![a-z])(?:yo|me|myself|i)(?![a-z]))`,
);
const TOTAL_FIRST = new RegExp(
  `^(?:(?:somos|seremos|estamos|we are|we're|we'll be|it's|son|there's|just) )*(${NUMBER}|one|un[oa]|1)(?: (?:of us|people|personas|en total|in total))?(?: (?:nada mas|solamente|solo|only|just|en total|in all))?(?: ?[,:(-]| ?\\.(?=\\s))(?! ?(?:y|and|plus|mas|aparte|besides|sin contar|not counting)(?![a-z]))(?=.*(?<![a-z])(?:yo|me|myself|i|servidor[a]?)(?![a-z]))`,
);

const TOTAL_LAST =
  /^(?=[^.;\d]*(?<![a-z])(?:yo|me|myself|i)(?![a-z]))[^.;\d]+? (?:y|and|&|plus|con|with) [^.;\d]+?(?:, ?| )(?:so |o sea |that's |that makes |so that's |asi que |total |en total )?(?<=, ?|so |sea |that's |makes |que |total )([2-9]|dos|tres|cuatro|cinco|two|three|four|five)(?: (?:people|in total|personas|en total))?(?= ?[.;]| ?$)/;

/** The same in an answer on means, whose first sentence may tell who works in it, and for how much: "Me and my son, and a casual at $32 an hour". */
export function countTeamOpening(
  { folded, text, language }: Pick<Ground, 'folded' | 'text' | 'language'>,
  heads: readonly Headcount[],
): number | null {
  const worked = sentenceOfWork({ folded, text });
  if (worked) return countTeamListed({ ...worked, language });
  const end = /[.;!](?=\s|$)/.exec(folded)?.index ?? folded.length;
  if (heads.some(({ start }) => start > end) || KIN_NAMED.test(folded.slice(end))) return null;
  const [said, words] = [folded.slice(0, end), text.slice(0, end)];
  if (said.length !== words.length || !OPENS_WITH_ME.test(said)) return null;
  const listed = { folded: said.replace(PAID, blank), text: words.replace(PAID_AS_WRITTEN, blank), language };
  return countTeamListed(listed);
}

/** «Laburamos Nico, yo y dos profes», "Working in it: Ana, me and two tutors": those named after it, who is talking among them. */
function sentenceOfWork({ folded, text }: Pick<Ground, 'folded' | 'text'>): Pick<Ground, 'folded' | 'text'> | null {
  const opens = WE_WORK.exec(folded);
  if (opens === null || folded.length !== text.length) return null;
  const start = opens.index + opens[0].length;
  const length = folded.slice(start).search(/[.;!](?=\s|$)/);
  const end = length < 0 ? folded.length : start + length;
  return { folded: folded.slice(start, end), text: text.slice(start, end) };
}

const WE_WORK =
  /(?:^|[.;!] )(?:trabaj(?:amos|aremos)|labur(?:amos|aremos)|atend(?:emos|eremos)|lo (?:llevamos|llevaremos)|(?:working|work) in it(?: are|:)) (?=[^.;]*(?<![a-z])(?:yo|me|myself)(?![a-z]))/;

const OWN_PAST =
  /^(?:yo )?(?:i was|i've|i worked|i am|i'm|i did|soy|fui|trabaje|estuve|he sido|he trabajado|llevo|antes|before that|previously) (?:[a-z\d'-]+ ?){1,24}$/;
const OPENS_WITH_ME = /^(?:(?:there['’]?s|there is|it['’]?s|it is|just|only|so|well|somos|seremos|pues|bueno) )*(?:me|myself|yo)(?![a-z])/;
/** Somebody else may be told of later. */
const KIN_NAMED = new RegExp(`(?<![a-z])(?:mi|my|un|una|an?) (?:${KIN})(?![a-z])`);
/** «Un pibe», «y en septiembre una chica», "from month 5 a lad". */
const ONE = /^(?:(?:en|desde|a partir de|from|in) (?:(?:el |the )?(?:[a-z]+ )?(?:mes|month)(?: \w+)?|[a-z]+) )?(?:una?|an?|one|otr[oa]) /;
/** What somebody is paid, and for how long. */
const PAID =
  / (?:at|on|for|a|por|de) (?:about |around |unos |unas )?[$€£]?\d[\d.,]*(?: ?(?:€|euros?|pesos|soles|dolares|pounds|quid|bucks|dollars|mil|k))?(?: (?:an?|la|el|por|per|cada|each|al) (?:hour|day|week|month|hora|dia|semana|mes))?(?![a-z\d])/g;
const PAID_AS_WRITTEN = new RegExp(PAID.source, 'giu');
const blank = (words: string) => ' '.repeat(words.length);

/** «Dos personas, mi hermano y yo»: the whole of them, and not some more. */
const WHOLE = new RegExp(
  `(?<![a-z])(?:${NUMBER}) (?:personas|people|soci[oa]s|partners|founders|of us|en total|in total)(?![a-z])(?! (?:mas|more))|(?<![a-z])(?:somos|seremos|we are|we're) (?:${NUMBER})(?![a-z])`,
);

function isUnclear(said: string): boolean {
  return AGE.test(said) || WHOLE.test(said) || (UNCOUNTED.test(said) && countIn(said) === 0);
}

interface Piece {
  readonly folded: string;
  readonly text: string;
  /** Parted from the one before by a comma: it may tell the same person again. */
  readonly isAfterComma: boolean;
  readonly isBeforeComma: boolean;
}

function piecesOf(folded: string, text: string): readonly Piece[] {
  const found: Piece[] = [];
  let at = 0;
  let isAfterComma = false;
  while (at <= folded.length) {
    const joint = JOINT.exec(folded.slice(at));
    const end = joint ? at + joint.index : folded.length;
    const words = folded.slice(at, end).trim();
    const isBeforeComma = joint !== null && /^\s*[,;:]/.test(joint[0]);
    if (words !== '') found.push({ folded: words, text: text.slice(at, end).trim(), isAfterComma, isBeforeComma });
    if (joint === null) break;
    isAfterComma = /^\s*[,(:]/.test(joint[0]);
    at = end + joint[0].length;
  }
  return found;
}

/** A name alone is somebody. */
const NAME =
  /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?(?: (?:en|de|por|los|a media|medi[oa]|part|half|full|in|on|at|as|como|para|doing)[ -].{2,40})?$/u;
/** "Sister Beth part-time", "cleaners Magda": what they are, and then their name. */
const CALLED = new RegExp(`^(?:${KIN}|${WORKER}) \\p{Lu}\\p{Ll}{2,}`, 'u');
/** "Me, Dana Whitfield, I'm 41": who is talking, by the whole name. */
const FULL_NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}$/u;
const NO_NAME =
  /^(?:solo|just|only|somos|both|full|part|half|maybe|then|luego|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|saturdays|weekends?|sabados|domingos)(?![a-z])/;

/** "My friend Bex as a business partner": one and the same. */
const AS_WHAT = / (?:as|como) (?:an?|my|our|una?|mi) .*$/;

function countIn(folded: string): number {
  return [...folded.replace(AS_WHAT, '').matchAll(PERSON)].reduce(
    (so, { 1: number }) => so + (number === undefined ? 1 : (smallNumber(number) ?? Number(number))),
    0,
  );
}
