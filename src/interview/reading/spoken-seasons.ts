// Months told by a feast or a season: «para Semana Santa», "after Easter", «pasando las fiestas», "when schools go back".
import type { CountryCode } from '../../countries/country.ts';

type Day = readonly [month: number, day: number];

interface Feast {
  readonly pattern: RegExp;
  /** Null where the country decides and is not known. */
  readonly of: (year: number, country: CountryCode | null) => Day | null;
  /** Days before it by which whoever opens for it is open. */
  readonly eve?: number;
}

/** Summer in January. */
const SOUTHERN: ReadonlySet<CountryCode> = new Set(['AR', 'UY', 'CL', 'PE', 'AU', 'NZ']);
/** School begins with the year there. */
const FIRST_SCHOOL_DAY: Partial<Readonly<Record<CountryCode, Day>>> = { AU: [1, 28], NZ: [2, 3], CR: [2, 10], GT: [1, 15], PA: [3, 5] };
const DAYS_BEFORE = 14;
const DAYS_AFTER = 7;
const DAY_MS = 86_400_000;

const AFTER =
  /(?<![a-z])(?:despues|luego|tras|a la vuelta|pasad[oa]s?|pasando|cuando (?:pasen?|acaben?|terminen?)|after|following|once|past)(?: (?:de|del|el|la|las|los|the|all|que))* $/;
const BEFORE = /(?<![a-z])(?:antes|before|ahead|previo|in time|a tiempo|con tiempo)(?: (?:de|del|el|la|las|los|the|of|for|a|para))* $/;

const NEXT_YEAR = /\b(?:ano que viene|next year)\b/;

const onDay =
  (month: number, day: number): Feast['of'] =>
  () => [month, day];
const fromEaster =
  (days: number): Feast['of'] =>
  (year) =>
    shiftDay(year, easterOf(year), days);

/** The first day of a person's year of tax. */
const TAX_YEAR: Partial<Readonly<Record<CountryCode, Day>>> = { GB: [4, 6], AU: [7, 1], NZ: [4, 1] };

const FEASTS: readonly Feast[] = [
  { pattern: /\b(?:semana santa|easter|pascuas?(?! de navidad))\b/, of: fromEaster(0), eve: 3 },
  { pattern: /\b(?:carnaval(?:es)?|mardi gras|carnival)\b/, of: fromEaster(-47) },
  { pattern: /\b(?:whitsun|pentecostes|pentecost)\b/, of: fromEaster(49) },
  { pattern: /\b(?:dia de (?:la|las) madres?|mother'?s'? day)\b/, of: mothersDay },
  { pattern: /\b(?:san valentin|valentine'?s?(?: day)?)\b/, of: onDay(2, 14) },
  { pattern: /\b(?:st\.? patrick'?s?(?: day)?|paddy'?s day)\b/, of: onDay(3, 17) },
  { pattern: /\b(?:new )?(?:tax|financial) year\b/, of: (_, country) => (country === null ? null : (TAX_YEAR[country] ?? null)) },
  { pattern: /\bmemorial day\b/, of: (year) => weekdayOf(year, 5, 1, 25) },
  { pattern: /\blabou?r day\b/, of: (year) => weekdayOf(year, 9, 1, 1) },
  { pattern: /\bhalloween\b/, of: onDay(10, 31) },
  { pattern: /\bdia de (?:los )?muertos\b/, of: onDay(11, 2) },
  {
    pattern: /\bthanksgiving\b/,
    of: (year, country) => (country === 'CA' ? weekdayOf(year, 10, 1, 8) : weekdayOf(year, 11, 4, 22)),
  },
  { pattern: /\bblack friday\b/, of: (year) => shiftDay(year, weekdayOf(year, 11, 4, 22), 1) },
  { pattern: /\breyes\b/, of: onDay(1, 6) },
  { pattern: /\b(?:navidad(?:es)?|christmas|xmas)\b/, of: onDay(12, 25) },
  // «Las fiestas del pueblo» are any month's.
  { pattern: /\b(?:las fiestas(?! (?:del?|patria\w*|patronal\w*|mayor\w*))|the holidays)\b/, of: onDay(12, 25) },
  {
    pattern: /\b(?:ano nuevo|new year'?s?(?: (?:eve|day))?|(?:principios|comienzos) de ano|(?:start|beginning) of the year)\b/,
    of: onDay(1, 2),
  },
  { pattern: /\b(?:final(?:es)? de ano|fin de ano|end of (?:the )?year)\b/, of: onDay(12, 15) },
  {
    pattern: /\b(?:vuelta al cole(?:gio)?|vuelta a clases?|back to school|(?:when|once) (?:the )?schools? (?:go(?:es)?|are|is) back)\b/,
    of: (_, country) => (country === null ? [9, 5] : (FIRST_SCHOOL_DAY[country] ?? (SOUTHERN.has(country) ? [3, 5] : [9, 5]))),
  },
  ...season(/\b(?:primavera|spring)\b/, { in: 4, after: 6, before: 3 }),
  ...season(/\b(?:verano|summer)\b/, { in: 7, after: 9, before: 6 }),
  ...season(/\b(?:otono|autumn|in the fall|fall of|this fall|next fall|the fall)\b/, { in: 10, after: 12, before: 9 }),
  ...season(/\b(?:invierno|winter)\b/, { in: 12, after: 3, before: 11 }),
  // Nothing more of it is said.
  { pattern: NEXT_YEAR, of: onDay(1, 2) },
];

interface Asked {
  /** The year that was said with it. */
  readonly year: number | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly country: CountryCode | null;
}

/** The month, as `YYYY-MM`, of the feast or season that folded words tell, before it or after it where they say so; its next coming where no year is said. */
export function monthOfSeason(folded: string, { year, today, country }: Asked): string | null {
  for (const { pattern, of, eve = 0 } of FEASTS) {
    const match = pattern.exec(folded);
    if (match === null) continue;
    const before = folded.slice(0, match.index);
    const shift = AFTER.test(before) ? DAYS_AFTER : BEFORE.test(before) ? -DAYS_BEFORE : -eve;
    const now = Number(today.slice(0, 4));
    const coming = NEXT_YEAR.test(folded) ? [now + 1] : [now - 1, now, now + 1];
    const months = (year === null ? coming : [year]).flatMap((one) => {
      const day = of(one, country);
      if (day === null) return [];
      const [feast, meant] = [isoOf(one, day, 0), isoOf(one, day, shift)];
      // Before a feast that is near there may be no more than now.
      return meant < today && feast >= today ? today.slice(0, 7) : meant.slice(0, 7);
    });
    return months.find((month) => year !== null || month >= today.slice(0, 7)) ?? null;
  }
  return null;
}

/** A season is in the middle of it, and before and after it where that is said; half a year later in the south. */
function season(pattern: RegExp, months: { readonly in: number; readonly after: number; readonly before: number }): readonly Feast[] {
  const said =
    (month: number): Feast['of'] =>
    (_, country) => [country !== null && SOUTHERN.has(country) ? ((month + 5) % 12) + 1 : month, 15];
  const near = (before: RegExp) => new RegExp(`${before.source.replace(/ \$$/, ' ')}${pattern.source}`);
  return [
    { pattern: near(AFTER), of: said(months.after) },
    { pattern: near(BEFORE), of: said(months.before) },
    { pattern, of: said(months.in) },
  ];
}

/**
 * The second Sunday of May in most of America and the south seas, the first in Spain, the last in the Dominican Republic; the fourth of Lent in Britain
 * and Ireland, the third of October in Argentina; a day of its own in Mexico, Guatemala, Costa Rica and Panama.
 */
function mothersDay(year: number, country: CountryCode | null): Day | null {
  if (country === null || country === 'ZZ') return null;
  if (country === 'GB' || country === 'IE') return shiftDay(year, easterOf(year), -21);
  if (country === 'AR') return weekdayOf(year, 10, 0, 15);
  if (country === 'DO') return weekdayOf(year, 5, 0, 25);
  const fixed = MOTHERS_DAY[country];
  return fixed ?? weekdayOf(year, 5, 0, country === 'ES' ? 1 : 8);
}

const MOTHERS_DAY: Partial<Readonly<Record<CountryCode, Day>>> = { MX: [5, 10], GT: [5, 10], CR: [8, 15], PA: [12, 8] };

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return [month, (h + l - 7 * m + 33 * month + 19) % 32];
}

/** The first of this weekday (0 Sunday) on or after a day. */
function weekdayOf(year: number, month: number, weekday: number, from: number): Day {
  const first = new Date(Date.UTC(year, month - 1, from)).getUTCDay();
  return [month, from + ((weekday - first + 7) % 7)];
}

function shiftDay(year: number, day: Day, days: number): Day {
  const iso = isoOf(year, day, days);
  return [Number(iso.slice(5, 7)), Number(iso.slice(8, 10))];
}

function isoOf(year: number, [month, day]: Day, days: number): string {
  return new Date(Date.UTC(year, month - 1, day) + days * DAY_MS).toISOString().slice(0, 10);
}
