// The words that tell a season: which months are meant, and how much is sold in them.
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { toMonthly } from './monthly-amount.ts';
import { OF_SALES, percentLevels } from './season-percents.ts';
import type { LevelToken, MonthsToken, SeasonToken, Span } from './season-token.ts';

const MONTHS_A_YEAR = 12;

/** Where the words leave a figure open. Our own estimates. */
const OVER_HALF = 0.55;
const MOST_OF_IT = 0.65;
const NEARLY_ALL = 0.9;
/** What a month called dead still sells of a normal one. */
export const DEAD = 0.15;
const A_BIT_LESS = 0.85;

const MONTH = `(?:${MONTH_NAMES})(?![a-z])`;
const NO_YEAR = '(?! (?:de |of )?20\\d\\d)';
const RANGE = new RegExp(
  `(?<![a-z])(${MONTH_NAMES})(?![a-z])\\.? ?(?:a|al|hasta|to|until|till|through|thru|-|–) ?(?:principios de |finales de |mediados de |the end of |end of |early |late |mid )?(${MONTH_NAMES})(?![a-z])${NO_YEAR}`,
  'g',
);
const BETWEEN = new RegExp(`(?<![a-z])(?:entre|between) (${MONTH_NAMES}) (?:y|and) (${MONTH_NAMES})(?![a-z])${NO_YEAR}`, 'g');
const LISTED = new RegExp(`(?<![a-z])${MONTH}(?:(?:, ?(?:y |and )?| y | e | u | o | and | or | & |/| )${MONTH})*${NO_YEAR}`, 'g');
const REST =
  /(?<![a-z])(?:(?:(?:el )?resto (?:del ano|de (?:los )?meses)|(?:the )?rest of the (?:year|months|time))|(?:el resto|lo demas|los demas|the rest)(?= ?(?:$|[,;)]|y |and |un|a |about |around |like |maybe |quizas? |casi |apenas |poc|hardly |barely |almost |nada|nothing|none|cero|muert|dead|con |it|som|son|\d|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|two|three|four|five|six|seven|eight|nine|ten) ))(?! a \d+ dias)|los (?:otros|demas) meses|(?:the )?other months|otherwise|(?:en |in )?(?:un |a |los )?(?:mes(?:es)? normal(?:es|ito|itos)?|normal months?)|fuera de temporada|(?:in the )?off.?season)(?![a-z])/g;
const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/(?<![a-z])(?:primavera|(?:in|the|and) spring(?:time)?)(?![a-z])/g, 2],
  [/(?<![a-z])(?:veranos?|summers?(?:time)?)(?![a-z])/g, 5],
  [/(?<![a-z])(?:otono|autumn|(?:in|the) fall)(?![a-z])/g, 8],
  [/(?<![a-z])(?:inviernos?|winters?(?:time)?)(?![a-z])/g, 11],
];
const FEASTS: readonly (readonly [RegExp, number])[] = [
  [/(?<![a-z])(?:navidad(?:es)?|christmas|xmas)(?![a-z])/g, 11],
  [/(?<![a-z])todos (?:los )?santos(?![a-z])/g, 10],
];

const LEVELS: readonly (readonly [RegExp, LevelToken['is'], number])[] = [
  [/(?<![a-z])(?:(?:mas|poco mas) de la mitad|(?:more|over|better) than half|over half|well over half)(?![a-z])/g, 'share', OVER_HALF],
  [new RegExp(`(?<![a-z])(?:la mitad|half)${OF_SALES}`, 'g'), 'share', 0.5],
  [new RegExp(`(?<![a-z])(?:dos tercios|dos terceras partes|two[- ]thirds)${OF_SALES}`, 'g'), 'share', 2 / 3],
  [new RegExp(`(?<![a-z])(?:(?:las )?tres cuartas partes|three[- ]quarters)${OF_SALES}`, 'g'), 'share', 0.75],
  [/(?<![a-z])(?:dos tercios|dos terceras partes|two[- ]thirds)(?![a-z])/g, 'times', 2 / 3],
  [/(?<![a-z])(?:(?:las )?tres cuart(?:as partes|os)|three[- ]quarters)(?![a-z])/g, 'times', 0.75],
  [
    /(?<![a-z])(?:casi tod[oa]s?|practicamente tod[oa]s?|nearly all|almost all|practically all|virtually all)(?![a-z])/g,
    'share',
    NEARLY_ALL,
  ],
  [
    /(?<![a-z])(?:la mayoria|la mayor parte|el grueso|the bulk|most of (?:it|them|the (?:sales|work|business|year))|most sales)(?![a-z])/g,
    'share',
    MOST_OF_IT,
  ],
  [
    /(?<![a-z])(?<!(?:va|van|vamos|voy|esta|estan|ya) por )(?:la mitad|half(?! (?:an?|the|of|price|day|hour|a))|half (?:that|of that|as (?:much|many)))(?! de (?:anticipo|adelanto|sena|entrada)| (?:por adelantado|up ?front|in advance|down|now|deposit))(?![a-z])/g,
    'times',
    0.5,
  ],
  [/(?<![a-z])(?:(?:al|el) doble|dobl(?:a|amos|o)|se duplican?|double[sd]?|twice (?:that|as (?:much|many))|twice)(?![a-z])/g, 'times', 2],
  [/(?<![a-z])(?:el triple|se triplican?|triple[sd]?|treble[sd]?|three times (?:that|as (?:much|many)))(?![a-z])/g, 'times', 3],
  [
    /(?<![a-z])(?:drops?|falls?|dips?|down|bajan?|caen?)(?: by| como| casi)? (?:a|one|un|la) (?:third|tercio|tercera parte)(?![a-z])/g,
    'times',
    2 / 3,
  ],
  [
    /(?<![a-z])(?:drops?|falls?|dips?|down|bajan?|caen?)(?: by| como| casi)? (?:a|one|un|la) (?:quarter|cuarto|cuarta parte)(?![a-z])/g,
    'times',
    0.75,
  ],
  [/(?<![a-z])(?:drops?|falls?|dips?|down|bajan?|caen?)(?: by| a| to)? (?:half|la mitad)(?![a-z])/g, 'times', 0.5],
  [
    /(?<![a-z])(?:(?<!pan de |dia de |dias de |flor de )muert[oa]s?|dead|next to nothing|(?:hardly|barely|scarcely) any(?:thing)?|almost (?:none|nothing)|casi (?:nada|ningun[oa]?)|apenas (?:nada|ningun[oa]?))(?![a-z])/g,
    'times',
    DEAD,
  ],
  [
    /(?<![a-z])(?:(?:un poco|algo|a bit|a little|somewhat) (?:mas )?(?:floj[oa]s?|weak|slow|quiet|down)|floje(?:a|an) (?:un poco|algo))(?![a-z])(?![^.;]{0,20}\d)/g,
    'times',
    A_BIT_LESS,
  ],
  [/(?<![a-z])(?:nada|nothing|cero|none)(?= ?(?:$|[,;.)])| (?:the rest|el resto|fuera de temporada|off season)(?![a-z]))/g, 'times', 0],
];
const NO_SALE = /^ ?(?:dias?|days?|horas?|hours?|meses|months?|semanas?|weeks?|anos?|years?|personas? en|empleados?|minut\w+)(?![a-z])/;

/** Whether so many are told, and then so many times them. */
export const isTimesNext = (one: SeasonToken, next: SeasonToken | undefined) =>
  one.kind === 'level' && one.is === 'units' && next?.kind === 'level' && next.is === 'times';

/** The tokens of a folded text, in order, none within another. Seasons only where the country tells in which months they fall. */
export function seasonTokens(
  ground: Ground,
  amounts: readonly Amount[],
  isSouthern: boolean | null,
  days: number | null,
): readonly SeasonToken[] {
  const all = [
    ...monthTokens(ground.folded, isSouthern),
    ...wordLevels(ground.folded),
    ...percentLevels(ground, amounts),
    ...unitLevels(amounts, ground, days),
  ];
  // «Muertos, un 30 % menos»: the percent says how dead.
  const said = all.filter(
    (one) => !(isDead(one) && all.some((other) => isPercent(amounts, other) && SAYS_HOW.test(ground.folded.slice(one.end, other.start)))),
  );
  const apart = said.filter(
    (one) => !said.some((other) => other !== one && holds(other, one) && !(holds(one, other) && said.indexOf(one) < said.indexOf(other))),
  );
  return apart.sort((a, b) => a.start - b.start);
}

const isDead = (one: SeasonToken) => one.kind === 'level' && one.is === 'times' && one.value === DEAD;
const isPercent = (amounts: readonly Amount[], one: SeasonToken) =>
  one.kind === 'level' && amounts.some(({ kind, start }) => kind === 'percent' && start === one.start);
const SAYS_HOW =
  /^(?:,|:|;| -| –|\.\.\.)? ?(?:(?:about|around|like|say|maybe|unos?|unas|como|casi|sobre|un|a|at|bajan?|caen?|down)(?![a-z]) ?)*$/;

const SOLD_THEN = new RegExp(
  `(?<![a-z])(?:${MONTH_NAMES}|veranos?|inviernos?|primavera|otono|summers?|winters?|spring|autumn|(?:el resto|the rest)(?: del ano| of the year)?)(?: (?:unas|unos|about|around|some|maybe|like|como|con suerte|solo|only|just|quizas?|tal vez|say|son|it's|hay|hago|hacemos|vendo|vendemos))* $`,
);

/** "40 a la semana de mayo a septiembre, el resto unas 15, a 20 euros": a bare number right after months is as many in the time told before. */
export function soldInMonths({ folded }: Ground, amounts: readonly Amount[]): readonly Amount[] {
  let period: AmountPeriod | null = null;
  return amounts.map((amount) => {
    if (amount.kind === 'count' && amount.per !== null) period = amount.per;
    if (period === null || (amount.kind !== 'money' && amount.kind !== 'plain')) return amount;
    const { low, high, start, end } = amount;
    const isBare = /^[\d.,]+$/.test(folded.slice(start, end)) && SOLD_THEN.test(folded.slice(Math.max(0, start - 60), start));
    return isBare ? { kind: 'count' as const, low, high, noun: '', per: period, start, end } : amount;
  });
}

function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}

function monthTokens(folded: string, isSouthern: boolean | null): readonly MonthsToken[] {
  const token = ({ index, 0: words }: RegExpExecArray, months: readonly number[], isRest = false): MonthsToken => ({
    kind: 'months',
    months,
    isRest,
    start: index,
    end: index + words.length,
  });
  const ranges = [RANGE, BETWEEN].flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match) => token(match, between(match[1] ?? '', match[2] ?? ''))),
  );
  const lists = [...folded.matchAll(LISTED)]
    .filter(
      ({ index, 0: words }) => !/^(?:set|sep|may|march|ago|dic)$/.test(words) || / (?:en|in|de|during) $/.test(folded.slice(0, index)),
    )
    .map((match) =>
      token(
        match,
        match[0]
          .split(/[^a-z]+/)
          .map((name) => monthOfName(name) - 1)
          .filter((month) => month >= 0),
      ),
    );
  const rests = [...folded.matchAll(REST)].map((match) => token(match, [], true));
  const seasons =
    isSouthern === null
      ? []
      : SEASONS.flatMap(([pattern, first]) =>
          [...folded.matchAll(pattern)].map((match) => token(match, threeFrom(first + (isSouthern ? 6 : 0)))),
        );
  const feasts = FEASTS.flatMap(([pattern, month]) => [...folded.matchAll(pattern)].map((match) => token(match, [month])));
  return [...ranges, ...rests, ...[...lists, ...seasons, ...feasts].filter((one) => comesRound(folded, one))];
}

/** "By next summer", «para el verano»: one of them, and not that of every year. */
function comesRound(folded: string, { start, end }: MonthsToken): boolean {
  const isOne =
    /(?<![a-z])(?:by|next|this|coming|before|after|since|until|from|starting(?: in)?|joins?(?: us)?(?: in)?|second|third|para|a partir de|empieza en|entra en|proxim[oa]|este|esta|antes de|despues de|hasta|desde|segund[oa]|tercer[oa]?)(?: (?:the|el|la|next|first|second|third|following|our|my|primer[oa]?|segund[oa]|tercer[oa]?|siguiente|nuestr[oa]))* $/.test(
      folded.slice(0, start),
    );
  return !isOne && !/^ (?:que viene|proxim[oa]|next year|(?:de |of )?20\d\d)/.test(folded.slice(end));
}

function between(from: string, to: string): readonly number[] {
  const [first, last] = [monthOfName(from) - 1, monthOfName(to) - 1];
  return Array.from({ length: ((last - first + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1 }, (_, at) => (first + at) % MONTHS_A_YEAR);
}

function threeFrom(first: number): readonly number[] {
  return [0, 1, 2].map((step) => (first + step) % MONTHS_A_YEAR);
}

function wordLevels(folded: string): readonly LevelToken[] {
  const taken: LevelToken[] = [];
  for (const [pattern, is, value] of LEVELS) {
    for (const { index, 0: words } of folded.matchAll(pattern)) {
      const token = { kind: 'level' as const, is, value, start: index, end: index + words.length };
      if (!taken.some((one) => one.start < token.end && token.start < one.end)) taken.push(token);
    }
  }
  return taken;
}

/** «En invierno, invernajes a 190»: a price, unless so many are reached. */
const PRICED_AT =
  /(?<![a-z])(?!(?:sub\w*|baj\w*|lleg\w*|pas\w*|llega\w*|up|down|goes|drops?|falls?|gets?|around|up) )[a-z]{3,} (?:a|at|@|for) $/;

/** "600 in December", «diciembre 600»: as many in that month. */
function isOfOneMonth(folded: string, { start, end }: Span): boolean {
  const after = IN_ONE_MONTH.exec(folded.slice(end, end + 50));
  return after ? !MORE_MONTHS.test(folded.slice(end + after[0].length)) : MONTH_BEFORE.test(folded.slice(Math.max(0, start - 40), start));
}

const IN_ONE_MONTH = new RegExp(`^(?: [a-z]+){0,2} (?:in|en|for|during) (?:(?:the month of|el mes de) )?(?:${MONTH_NAMES})(?![a-z])`);
const MORE_MONTHS = new RegExp(`^ ?(?:,|y|and|a|to|hasta|until|-|–) ?(?:${MONTH_NAMES})(?![a-z])`);
const MONTH_BEFORE = new RegExp(
  `(?:^|[,.;:(] |(?<![a-z])(?:en|in|y|and) )(?:${MONTH_NAMES})(?: (?:unos|unas|about|around|maybe|like|como))* $`,
);

/** Counts of what is sold, by the month; a number without a time of its own is told in the time of the one before it. */
function unitLevels(amounts: readonly Amount[], { folded }: Ground, days: number | null): readonly LevelToken[] {
  let period: AmountPeriod | null = null;
  return amounts.flatMap((amount): readonly LevelToken[] => {
    if (amount.kind !== 'count' && amount.kind !== 'plain' && (amount.kind !== 'money' || amount.currency !== null)) return [];
    if (amount.kind === 'money' && PRICED_AT.test(folded.slice(Math.max(0, amount.start - 30), amount.start))) return [];
    if (NO_SALE.test(folded.slice(amount.end)) || (amount.kind === 'count' && NO_SALE.test(amount.noun))) return [];
    const told: AmountPeriod | null =
      amount.kind === 'plain' || amount.per === null ? (isOfOneMonth(folded, amount) ? 'month' : null) : amount.per;
    period = told === 'unit' || told === 'hour' ? period : (told ?? period);
    const monthly = period === null || told === 'unit' || told === 'hour' ? null : toMonthly((amount.low + amount.high) / 2, period, days);
    return monthly === null ? [] : [{ kind: 'level', is: 'units', value: monthly, start: amount.start, end: amount.end }];
  });
}
