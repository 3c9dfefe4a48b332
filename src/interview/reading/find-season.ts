// In which months how much is sold, where the founder tells it: «110 al día en enero y febrero, 40 el resto y en invierno 15», «en invierno la mitad».
// It takes the place of the trade's season; the year's average follows from it.
import { countryOf } from '../../countries/countries.ts';
import { contractsByMonth } from '../../facts/contracts-by-month.ts';
import { type Fact, factValue } from '../../facts/fact.ts';
import { findClosedMonths } from '../../facts/find-closed-months.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { bridged } from './bridge-months.ts';
import { blankOut } from './clauses.ts';
import { climbByMonths } from './climb-by-months.ts';
import { closedSeason } from './closed-season.ts';
import { evenSeason } from './even-season.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { leaningSeason } from './leaning-season.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { openingPace } from './opening-pace.ts';
import type { ReadingContext } from './reading-context.ts';
import type { LevelToken, MonthsToken, SeasonToken } from './season-token.ts';
import { DEAD, isTimesNext, seasonTokens } from './season-tokens.ts';

const TELLS_SEASON: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'price', 'start', 'read-back']);
const MONTHS_A_YEAR = 12;
/** An average month. */
const AVERAGE = 10_000;
/** How far what is sold may stand from its months. */
const REACH = 45;
/** Ups and downs that come to no more leave the told volume as it was told. */
const SLIGHT = 0.01;
/** What stands between them says something else of those months, or how much more or less is left open. */
const OTHERWISE =
  /(?<![a-z])(?:mas(?! (?:o menos|bien))|menos|more(?! like| or less)|less|fewer|abr\w+|open\w*|start\w*|empez\w+|contrat\w+|hire|hiring|cuesta\w*|costs?|pag\w+|pay|paid|alquil\w+|rent|anticipo|deposit|margen|margin|descuento|discount)(?![a-z])/;

/** "Three weddings booked with the deposits paid, one in April and two in May": who has ordered already, and no month of every year. */
const BOOKED =
  /[^.;!?\n]*(?<![a-z])(?:booked|bookings?|reservad[oa]s?|reservas|contratad[oa]s?|apalabrad[oa]s?|confirmad[oa]s?|signed|pre-?orders?|encargad[oa]s?|deposits? paid|waiting list|lista de espera)(?![a-z])[^.;!?\n]*/g;

interface Part {
  readonly months: MonthsToken;
  readonly level: LevelToken;
  /** What a factor is of, a month; null: the normal one. */
  readonly of: number | null;
}

interface ToldSeason {
  readonly parts: readonly Part[];
  /** Units of a normal month, told with them. */
  readonly base: number | null;
}

/** The season, and the volume of an average month where it follows from it. `found`: what was read of the same answer. */
export function findSeason(whole: Ground, amounts: readonly Amount[], found: readonly Fact[], context: ReadingContext): readonly Fact[] {
  // «En marzo, el primer mes la mitad»: of the first month, and of no March.
  const opening = [...openingPace(whole, context), ...climbByMonths(whole, context)].flatMap(({ quote }) => quote ?? []);
  const booked =
    context.question === 'start'
      ? [...whole.folded.matchAll(BOOKED)].map(({ index, 0: told }) => ({ start: index, end: index + told.length }))
      : [];
  const ground = { ...whole, folded: blankOut(whole.folded, [...opening, ...booked]) };
  const { question, known, answer } = context;
  if (paysByMonth(found, context)) return [];
  if (!TELLS_SEASON.has(question)) return [...closedSeason(ground, context), ...leaningSeason(ground, context)].slice(0, 1);
  const earlier = question === 'revenue' ? null : earlierSeason(context);
  const told = toldIn(ground, amounts, context, earlier !== null);
  if (told.parts.length === 0)
    return [...evenSeason(ground, answer), ...closedSeason(ground, context), ...leaningSeason(ground, context)].slice(0, 1);
  const quote = quoteOf(ground.text, answer, Math.min(...told.parts.map(startOf)), Math.max(...told.parts.map(endOf)));
  const base = told.base ?? earlier?.base ?? null;
  const volume = volumeIn(found) ?? factValue(known, 'volume') ?? null;
  const levels = levelsOf([...(earlier?.parts ?? []), ...told.parts], base ?? volume);
  if (levels === null) return [];
  const shut = findClosedMonths({ ...known, revenue: makeFact('revenue', ground.text) as Fact<'revenue'> })?.months ?? [];
  const open = levels.map((level, month) => (shut.includes(month) ? 0 : level));
  const mean = open.reduce((sum, level) => sum + level, 0) / MONTHS_A_YEAR;
  if (!(mean > 0)) return [];
  const season = makeFact(
    'season',
    open.map((level) => Math.round((level * AVERAGE) / mean)),
    { quote, origin: 'derived' },
  );
  const isOfUnits = !isVague(told) && told.parts.every(({ level }) => level.is !== 'share') && (base ?? volume ?? unitsIn(told)) !== null;
  if (!isOfUnits || (volume !== null && Math.abs(mean - volume) <= SLIGHT * volume)) return [season];
  const monthly = mean < 10 ? Math.round(mean * 100) / 100 : Math.round(mean);
  return [season, makeFact('volume', monthly, { unit: 'units', period: 'month', quote, origin: 'derived' })];
}

/** Whoever pays every month is charged in all of them. */
function paysByMonth(found: readonly Fact[], { known }: ReadingContext): boolean {
  const price = found.find(({ id }) => id === 'price') ?? known.price;
  return price?.period === 'month' || factValue(known, 'revenueShape') === 'subscription' || factValue(known, 'revenueShape') === 'lodging';
}

function volumeIn(found: readonly Fact[]): number | null {
  const volume = found.filter(({ id }) => id === 'volume').at(-1)?.value;
  return typeof volume === 'number' ? volume : null;
}

/** «En verano está muerto» tells no number: what was told of a month stays as it was told. */
const isVague = ({ parts }: ToldSeason) => parts.every(({ level }) => level.is === 'times' && level.value === DEAD);
const unitsIn = ({ parts }: ToldSeason): number | null => parts.find(({ level }) => level.is === 'units')?.level.value ?? null;

function startOf({ months, level }: Part): number {
  return Math.min(months.start, level.start);
}

function endOf({ months, level }: Part): number {
  return Math.max(months.end, level.end);
}

/** What the answer on sales told, which a later word may complete or put right. */
function earlierSeason(context: ReadingContext): ToldSeason | null {
  const revenue = factValue(context.known, 'revenue');
  if (revenue === undefined) return null;
  const ground = prepareGround(blankOut(revenue, contractsByMonth(revenue)), 'revenue', context.language, context.today);
  const told = toldIn(ground, findAmounts(ground), context, false);
  return told.parts.length > 0 ? told : null;
}

/** `isLater`: other months are told already, so that a normal one alone completes them. */
function toldIn(ground: Ground, amounts: readonly Amount[], { known }: ReadingContext, isLater: boolean): ToldSeason {
  const country = factValue(known, 'country');
  const isSouthern = country === undefined || country === 'ZZ' ? null : countryOf(country).southern === true;
  const tokens = seasonTokens(ground, amounts, isSouthern, findOpenDays(ground.folded));
  const sentences = [...ground.folded.matchAll(/(?:[^.;!?\n]|[.;!?](?!\s|$))+/g)];
  const told: ToldSeason[] = [];
  for (const { index, 0: words } of sentences) {
    const within = tokens.filter(({ start, end }) => start >= index && end <= index + words.length);
    // «De agosto a diciembre cuatro al día. El resto del año cinco a la semana»: the rest is of what the sentence before told.
    told.push(pairUp(within, ground.folded, isLater || told.some(({ parts }) => parts.length > 0)));
  }
  return { parts: told.flatMap(({ parts }) => parts), base: told.find(({ base }) => base !== null)?.base ?? null };
}

/** Months and what is sold in them: said in one breath first, then across a comma. What stands before them is a normal month. */
function pairUp(all: readonly SeasonToken[], folded: string, isLater: boolean): ToldSeason {
  const tokens = mergeMonths(all, folded);
  if (!tokens.some((token) => token.kind === 'months' && (isLater || !token.isRest))) return NOTHING;
  if (isGrowth(tokens, folded)) return NOTHING;
  const close = pairsOf(tokens, folded, IN_A_BREATH);
  const [first] = tokens;
  const loose = pairsOf(tokens, folded, null);
  const pairs = loose.length > close.length ? loose : close;
  const isLeft = first?.kind === 'level' && first.is === 'units' && !pairs.some(({ level }) => level === first);
  const base = isLeft && pairs.every(({ level }) => level.is !== 'share') ? first.value : null;
  let units = base;
  const parts = pairs.map((pair) => {
    const part = { ...pair, of: base ?? units };
    if (pair.level.is === 'units') units = pair.level.value;
    return part;
  });
  return { parts, base: parts.length > 0 ? base : null };
}

/** More of them from some month on is growth, and comes round no more. */
const GROWS =
  /(?<![a-z])(?:abrimos|abro|abrire|abriremos|arranc\w+|empez\w+|empiez\w+|start\w*|begin\w*|at first|al principio|launch|llegar\w*|llegamos|reach\w*|gr[eo]w\w*|crec\w+|up to|getting to|20\d\d)(?![a-z])/;
const THEN = /(?<![a-z])(?:luego|despues|then|later)(?![a-z])/;
const NOTHING: ToldSeason = { parts: [], base: null };
/** Nothing that begins anew stands between. */
const IN_A_BREATH = /^(?!.*(?:[,;:]|(?<![a-z])(?:y|and|pero|but)(?![a-z])))/s;

/** "20 in March, then 40 in June". */
function isGrowth(tokens: readonly SeasonToken[], folded: string): boolean {
  const words = folded.slice(0, tokens.at(-1)?.end).replace(/^.*[.;!?](?=\s)/s, '');
  const isCounted = tokens.every((token) => token.kind === 'months' || token.is === 'units');
  const areSingle = tokens.every((token) => token.kind === 'level' || token.months.length === 1);
  return isCounted && (GROWS.test(words) || (areSingle && THEN.test(words)));
}

function pairsOf(tokens: readonly SeasonToken[], folded: string, within: RegExp | null): readonly Omit<Part, 'of'>[] {
  const pairs: Omit<Part, 'of'>[] = [];
  for (let at = 0; at < tokens.length - 1; at++) {
    const [one, other] = [tokens[at] as SeasonToken, tokens[at + 1] as SeasonToken];
    const gap = folded.slice(one.end, other.start);
    // «Sixty a week, in June twice that»: so many times is said of the months before it.
    if (isTimesNext(one, tokens[at + 2]) && !IN_A_BREATH.test(gap) && !/[.;]/.test(folded.slice(other.end, tokens[at + 2]?.start)))
      continue;
    if (one.kind === other.kind || gap.length > REACH || OTHERWISE.test(gap) || (within !== null && !within.test(gap))) continue;
    pairs.push(one.kind === 'months' ? { months: one, level: other as LevelToken } : { months: other as MonthsToken, level: one });
    at++;
  }
  return pairs;
}

/** "Abril u octubre", "un mes normal, tipo abril": months said one after the other are one part of the year. */
const AND = /^[ ,(]*(?:(?:y|and|en|in|e|u|o|or) ?)*$/;
const LIKE = /^[ ,(]*(?:tipo|como|like|o sea|say)[ ,]*(?:en |in )?$/;

function mergeMonths(tokens: readonly SeasonToken[], folded: string): readonly SeasonToken[] {
  return tokens.reduce<SeasonToken[]>((merged, token) => {
    const last = merged.at(-1);
    const isSame =
      last?.kind === 'months' &&
      token.kind === 'months' &&
      (last.isRest || token.isRest ? LIKE : AND).test(folded.slice(last.end, token.start));
    if (isSame)
      merged[merged.length - 1] = {
        ...last,
        months: [...last.months, ...token.months],
        isRest: last.isRest || token.isRest,
        end: token.end,
      };
    else merged.push(token);
    return merged;
  }, []);
}

/** What each month sells; null where too little is told of too many of them. */
function levelsOf(parts: readonly Part[], base: number | null): readonly number[] | null {
  const shares = parts.filter(({ level, months }) => level.is === 'share' && months.months.length > 0);
  if (shares.length > 0) return levelsOfShares(shares);
  const levels: (number | null)[] = Array.from({ length: MONTHS_A_YEAR }, () => null);
  const soldIn = ({ level, of }: Part) => (level.is === 'units' ? level.value : level.value * (of ?? base ?? 1));
  // A season holds where a month of its own is not told.
  const named = [...parts].sort((a, b) => isSeasonOf(b) - isSeasonOf(a));
  for (const part of named) for (const month of part.months.months) levels[month] = soldIn(part);
  const rest = parts.filter(({ months }) => months.isRest).at(-1);
  const normal = rest ? soldIn(rest) : parts.some(({ level }) => level.is === 'units') ? (partsBase(parts) ?? null) : (base ?? 1);
  if (normal !== null) return levels.map((level) => level ?? normal);
  return parts.length > 1 ? bridged(levels) : null;
}

/** The normal month that was told beside the months that differ from it. */
function partsBase(parts: readonly Part[]): number | null {
  const [first] = parts;
  return first && parts.every(({ of }) => of !== null) && first.of !== null ? first.of : null;
}

function isSeasonOf({ months }: Part): number {
  return months.months.length === 3 && months.end - months.start < 12 ? 1 : 0;
}

/** No single month sells more of a year than that. */
const MOST_OF_ONE = 0.5;

function levelsOfShares(parts: readonly Part[]): readonly number[] | null {
  const isOfOne = parts.some(({ level, months }) => months.months.length === 1 && level.value > MOST_OF_ONE);
  if (isOfOne) return null;
  const levels: (number | null)[] = Array.from({ length: MONTHS_A_YEAR }, () => null);
  for (const { months, level } of parts) for (const month of months.months) levels[month] = level.value / months.months.length;
  const [told, open] = [levels.reduce<number>((sum, level) => sum + (level ?? 0), 0), levels.filter((level) => level === null).length];
  if (told > 1 || (open === 0 && told < 1)) return null;
  return levels.map((level) => level ?? (1 - told) / open);
}
