// Months told to sell more or less than the others without saying what they sell: «febrero y octubre flojos», "January is heaving, August goes quiet".
import { foldText } from '../language/fold-text.ts';
import { MONTH_NAMES, monthOfName } from '../language/month-names.ts';
import { type FactSheet, factValue } from './fact.ts';
import { monthsWorked } from './find-worked-months.ts';
import { keptWithFacts } from './kept-with-facts.ts';

/** What each month named sells of an average one, January being 0, in ten-thousandths. */
export type LeaningMonths = ReadonlyMap<number, number>;

/** Where no part was told. Our own estimates. */
const STRONG = 13_000;
const WEAK = 7000;
const DEAD = 3000;
const WHOLE = 10_000;

const MONTH = `(?:${MONTH_NAMES})(?![a-z])`;
const TO = '(?: a | al | hasta | to | through | thru | until | till |-|–)';
const SPAN = `${MONTH}(?:${TO}${MONTH})?`;
const SEASON = '(?:primavera|spring|veranos?|summers?|otono|autumn|inviernos?|winters?)(?![a-z])';
/** «Octubre y noviembre con el otoño, y agosto». */
const ASIDE = '(?: (?:con|por|with|for|because of) (?:el|la|los|las|the) [a-z]+(?: (?!y |e |and |en |in )[a-z]+)?(?=,))?';
const MONTHS = `(?:${SPAN}|${SEASON})(?:(?:${ASIDE}, ?(?:(?:y|and) (?=again|then|luego|despues|otra|tambien|also|${MONTH}(?: ?$| ?[,;])))?| (?:y|e|and|&) | (?=${MONTH}))(?:(?:again|then|luego|despues|otra vez|de nuevo|tambien|also) )*(?:(?:in|en|de|from|el|la|los) )*(?:${SPAN}|${SEASON}))*`;
const PART = '(?:(?:(?:un|como|about|around|by|casi|nearly|some|a|hasta|up to) )*(\\d{1,2}) ?(?:%|por ?ciento|percent|per cent))';
/** Sold, and not its price. */
const MORE = `(?:no d(?:amos|oy|an) abasto|a tope|hasta arriba|(?:se |me |nos )?llena[a-z]*|(?:se )?(?:vend[a-z]+|trabaj[a-z]+) (?:mucho )?mas|mas (?:ventas|trabajo|gente|clientes|pedidos)|temporada alta|fuertes?|(?:lo|los|las|el|la|mis|mi) mejor(?:es)?|buen(?:os|a|as)?(?= meses| epoca| temporada)|(?<=meses )buenos|(?:sub|aument)[a-z]+ ${PART}|(?<!(?:low|slow|off|quiet|dead|closed|rainy|wet|dry|hurricane|flu|first|second|third|next|last|one|per|a|every|each|this|whole) )season(?= (?:is|are|runs?|goes)(?![a-z]))|temporada de [a-z]+(?: y [a-z]+)?(?= (?:es|va|son|cae)(?![a-z]))|busy|busiest|heaving|flat out|mad|nuts|crazy|bonkers|manic|packed|slammed|rammed|(?:my|our|the|is|are) best|peaks?|strong(?:er|est)?|(?:rises?|goes up|go up|is up|are up|up) ${PART})`;
const SHARE_OF_NORMAL =
  "(?:(?:be |lucky to |i'd |we'd |maybe |about |around |do |doing |at |hago |hacemos |vendo |vendemos |como )*(?:half|a third|a quarter|la mitad|un tercio|un cuarto) (?:of|de) (?:an? |the |un |una |lo )?(?:regular|normal|usual|busy|habitual)(?: month| mes)?)";
/** «No viene ni el tato», "not a soul comes". */
const NOBODY =
  "(?:(?:(?:ya )?no (?:viene|vienen|hay|pasa|pasan|entra|entran|se ve)(?: a)? )?(?:ni (?:el tato|dios|cristo|un alma|el apuntador|las moscas|una mosca)|(?<=(?:viene|vienen|hay|pasa|pasan|entra|entran|ve|a) )(?:casi )?(?:nadie|un alma))|(?:nobody|no one) (?:comes|about|around|turns up)|(?:there(?:'s| is) )?(?:not|hardly) a soul)";
/** «Se cae casi a la mitad». */
const TO_HALF = '(?:(?:casi|mas o menos|by|to|about|almost|nearly) )*(?:a )?(?:la mitad|half)';
const LESS = `(?:${NOBODY}|${SHARE_OF_NORMAL}|floj[oa]s?|muert[oa]s?|temporada baja|tranquil[oa]s?|se (?:me |nos )?vacia[a-z]*|(?:se )?(?:vend[a-z]+|trabaj[a-z]+) (?:mucho )?menos|(?:se )?(?:baj|ca)[a-z]+ (?:${PART}|un monton|mucho|bastante|${TO_HALF})|halves|drops? ${TO_HALF}|quiet(?:er|est)?|slow(?:er|est)?|dead|grim|(?:el|los) peor(?:es)?|(?:is|are) bad|weak(?:er|est)?|worst|(?:dips?|drops?(?: off)?|falls?(?: off)?|goes down|go down|is down|are down|down)(?: ${PART}|(?: by)? a (?:third|quarter)|(?= ?$|[,;])))`;
/** What may stand between them where the one is said of the other. */
const IS = `(?:(?: |, )(?:'?s|is|are|gets?|goes|go|es|son|esta|estan|se|me|nos|eso|it|muy|really|very|always|siempre|mas|my|our|the|el|la|lo|los|las|un|una|mes|meses|months?|time|season|epoca|de|hay|todo|we're|i'm|absolutely|pretty|is when it's)(?![a-z]))*(?: |, |'s )`;
const IN =
  '(?: (?:in|en|es|son|is|are|during|durante|from|de|desde|for|por|months?|mes|meses|time|season|runs?|goes|va|cae|the|heat|height|middle|of|el|los|la|around|hacia|me|se|it|gets))* ';
/** Told of so many months, and then of some more: «mayo es fuerte, y luego octubre». */
const GOES_ON = `(?:,? (?:y|and) (?:then|later|luego|despues|tambien|also|otra vez|again)(?: again)?(?: in| en)? (${MONTHS}))?`;
/** A way of leaning, told after its months and before them. */
interface Lean {
  readonly isMore: boolean;
  readonly namedFirst: RegExp;
  readonly toldFirst: RegExp;
}

const leanOf = (words: string, isMore: boolean): Lean => ({
  isMore,
  namedFirst: new RegExp(`(?<![a-z])(${MONTHS})(${IS})(${words})(?![a-z])${GOES_ON}`, 'g'),
  toldFirst: new RegExp(`(?<![a-z])(${words})${IN}(${MONTHS})`, 'g'),
});
const STRONGER = leanOf(MORE, true);
const WEAKER = leanOf(LESS, false);
/** Whatever leans is a month or a season: a sentence that names none is not looked at. */
const NAMES_ONE = new RegExp(`(?<![a-z])(?:${MONTH}|${SEASON})`);
/** «Empezamos en marzo fuerte» is no month of every year. */
const BEGUN = /(?<![a-z])(?:empez|empiez|abr|arranc|start|open|launch)[a-z]*(?: (?:en|in|from|desde))? ?$/;
const DENIED = /(?<![a-z])(?:no|not|never|nunca|sin|isn't|aren't|ni|hardly)(?: [a-z]+)? ?$/;

/** «En agosto cierro tres semanas», "closed two weeks in August": so much of the month is lost. */
const SHUT = '(?:cierr[oea]|cerr(?:amos|are|aremos)|(?:am |are |be )?(?:closed?|shut)|paro|paramos|me voy|nos vamos)';
const SHUT_TIME =
  '(?:(?:me |nos |down |for |up |unas |about |the |las |los |de vacaciones |on holiday )*)(una semana|dos o tres semanas|dos semanas|tres semanas|quince dias|[123] semanas|a week|two or three weeks|two weeks|three weeks|[123] weeks|a fortnight)';
const SHUT_MONTH = [
  new RegExp(`(?<![a-z])(${MONTH})(?: (?:nos|me|la tienda|el local|el centro|se|we|i|we're|i'm))*,? ${SHUT} ${SHUT_TIME}(?![a-z])`, 'g'),
  new RegExp(`(?<![a-z])${SHUT} ${SHUT_TIME}(?: de vacaciones| for holidays)? (?:en|in|de|of) (?:each |every |cada )?(${MONTH})`, 'g'),
];
const WEEKS: readonly (readonly [RegExp, number])[] = [
  [/^(?:dos o tres|two or three)/, 2.5],
  [/^(?:tres|three|3)/, 3],
  [/^(?:dos|two|2|quince|a fortnight)/, 2],
  [/./, 1],
];
/** Weeks of a month. */
const MONTH_WEEKS = 52 / 12;

/** «De octubre a Navidad». */
const UNTIL_CHRISTMAS = new RegExp(`((?:${MONTH_NAMES})${TO})(?:navidad(?:es)?|nochebuena|christmas|xmas)(?![a-z])`, 'g');

/** Where its own sales are told of, not what others go through. */
const TOLD_IN = ['revenue', 'soFar', 'solution', 'resources', 'marketing'] as const;

/** Empty where nothing of the kind was told of what is sold, or the same month was told both ways. `isSouthern`: summer in January. */
export const findLeaningMonths = keptWithFacts((facts, isSouthern: boolean): LeaningMonths => {
  const told = TOLD_IN.flatMap((id) => factValue(facts, id) ?? []).join('\n');
  const folded = foldText(told).replaceAll('’', "'").replace(UNTIL_CHRISTMAS, '$1diciembre');
  const sentences = folded
    .split(/[.;!?](?=\s|$)|\n/)
    .filter((sentence) => NAMES_ONE.test(sentence))
    .map((sentence) => ` ${sentence.trim()}`);
  const leanings = sentences.flatMap((sentence) => {
    const strong = leaningIn(sentence, STRONGER, isSouthern);
    const weak = leaningIn(sentence, WEAKER, isSouthern);
    // «En julio, flojo»: across a comma, unless the months are told of in one breath too.
    const isOurs = ({ at, isLoose }: Leaning) => !isLoose || ![...strong, ...weak].some((other) => other.at === at && !other.isLoose);
    const shut = shutIn(sentence);
    const told = [
      ...strong.filter(isOurs).map((month) => [month.at, WHOLE + month.part] as const),
      ...weak.filter(isOurs).map(({ at, part, is }) => [at, levelOf(part, is)] as const),
    ];
    return [...told.filter(([month]) => !shut.some(([closed]) => closed === month)), ...shut];
  });
  const isBoth = ([month, level]: readonly [number, number]) =>
    leanings.some(([at, other]) => at === month && other > WHOLE !== level > WHOLE);
  return new Map([...idleOfPart(facts), ...leanings.filter((one) => !isBoth(one))]);
});

/** «Mowing every week April till November», beside things that go on: the months without what is sold most are dead, and not shut. */
function idleOfPart(facts: FactSheet): readonly (readonly [number, number])[] {
  const worked = monthsWorked(facts, 'part');
  return worked.length === 0 ? [] : MONTHS_OF_YEAR.filter((month) => !worked.includes(month)).map((month) => [month, DEAD] as const);
}

const MONTHS_OF_YEAR = [...Array(12).keys()];

interface Leaning {
  readonly at: number;
  /** Told of an average month, in ten-thousandths; our own where none was. */
  readonly part: number;
  readonly is: string;
  /** Across a comma. */
  readonly isLoose: boolean;
}

function shutIn(sentence: string): readonly (readonly [number, number])[] {
  return SHUT_MONTH.flatMap((pattern) => [...sentence.matchAll(pattern)]).flatMap(([, first = '', second = '']) => {
    const [month, time] = monthOfName(first) > 0 ? [first, second] : [second, first];
    const weeks = WEEKS.find(([words]) => words.test(time))?.[1] ?? 0;
    return [[monthOfName(month) - 1, Math.round(WHOLE * (1 - weeks / MONTH_WEEKS))] as const];
  });
}

function levelOf(part: number, is: string): number {
  const share = SHARES.find(([words]) => words.test(is) && (OF_NORMAL.test(is) || IS_HALVED.test(is)))?.[1];
  return share ?? (/^(?:muert|dead)/.test(is) || IS_NOBODY.test(is) ? DEAD : WHOLE - part);
}

const IS_NOBODY = new RegExp(`^${NOBODY}$`);
const IS_HALVED = new RegExp(`^(?:halves|(?:se )?(?:baj|ca)[a-z]+ ${TO_HALF}|drops? ${TO_HALF})`);
const OF_NORMAL = /(?:of|de) (?:an? |the |un |una |lo )?(?:regular|normal|usual|busy|habitual)/;
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/half|halves|mitad/, 5000],
  [/third|tercio/, 3333],
  [/quarter|cuarto/, 2500],
];

function leaningIn(sentence: string, { isMore, namedFirst, toldFirst }: Lean, isSouthern: boolean): readonly Leaning[] {
  const told = [...sentence.matchAll(toldFirst)];
  const first = [...sentence.matchAll(namedFirst)]
    .map((match) => ({
      match,
      months: `${match[1]}, ${match.at(-1) ?? ''}`,
      is: match[3] ?? '',
      isLoose: match[2]?.includes(',') === true,
    }))
    .filter(({ match, is, isLoose }) => {
      const at = match.index + (match[1]?.length ?? 0) + (match[2]?.length ?? 0);
      return !isLoose || !told.some(({ index, 1: other }) => index === at && other === is);
    });
  const last = told
    .filter(
      ({ index, 0: words }) => !first.some(({ match }) => index < match.index + match[0].length && match.index < index + words.length),
    )
    .map((match) => ({ match, months: match.at(-1) ?? '', is: match[1] ?? '', isLoose: false }));
  return [...first, ...last].flatMap(({ match, months, is, isLoose }) => {
    const before = sentence.slice(0, match.index + match[0].indexOf(is));
    if (DENIED.test(before.trimEnd()) || BEGUN.test(sentence.slice(0, match.index).trimEnd())) return [];
    return monthsIn(months, isSouthern).map((at) => ({ at, part: partOf(is, isMore), is, isLoose }));
  });
}

function partOf(is: string, isMore: boolean): number {
  const percent = Number(/(\d{1,2}) ?(?:%|p)/.exec(is)?.[1] ?? (/a third/.test(is) ? 33 : /a quarter/.test(is) ? 25 : 0));
  if (percent > 0) return percent * 100;
  return isMore ? STRONG - WHOLE : WHOLE - WEAK;
}

const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/^(?:primavera|spring)/, 2],
  [/^(?:verano|summer)/, 5],
  [/^(?:otono|autumn)/, 8],
  [/^(?:invierno|winter)/, 11],
];

const ASIDES = new RegExp(ASIDE, 'g');

function monthsIn(words: string, isSouthern: boolean): readonly number[] {
  const spans = [
    ...words
      .replace(ASIDES, '')
      .matchAll(new RegExp(`(?<![a-z])(?:(${MONTH_NAMES})(?![a-z])(?:${TO}(${MONTH_NAMES})(?![a-z]))?|(${SEASON}))`, 'g')),
  ];
  return spans.flatMap(([, from, to, season]) => {
    const start = season
      ? ((SEASONS.find(([name]) => name.test(season))?.[1] ?? 0) + (isSouthern ? 6 : 0)) % 12
      : monthOfName(from ?? '') - 1;
    const count = season ? 3 : to === undefined ? 1 : ((monthOfName(to) - 1 - start + 12) % 12) + 1;
    return Array.from({ length: count }, (_, at) => (start + at) % 12);
  });
}
