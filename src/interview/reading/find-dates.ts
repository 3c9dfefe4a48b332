import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import type { CalendarDate, Ground } from './amount.ts';

const SHORT = /^(?:ene|jan|feb|abr|apr|jun|jul|ago|aug|sept?|set|oct|nov|dic|dec|may|march)$/;
const BY_NAME = new RegExp(
  `(?<![a-z])(?:(?<![\\d.,])(3[01]|[012]?\\d)(?:st|nd|rd|th|º)?(?: de| of)? )?(${MONTH_NAMES})(?![a-z])\\.?(?: (3[01]|[12]?\\d)(?:st|nd|rd|th)?(?!\\d|[.,]\\d{3}(?!\\d)| ?(?:[%€$£]|(?:euros?|pesos|dolares|dollars|pounds|quid|bucks|soles|mil)(?![a-z])| (?:a|al|por|per|each|every|cada) (?:la )?(?:dia|day|semana|week|mes|month)(?![a-z]))),?)?(?:,? ?(?:de |del |of )?(?:ano )?(20\\d\\d)(?!\\d)|(?: del? | ?'|-)(2[5-9]|3\\d)(?![\\d.,]\\d|\\d| ?[%€$£]))?`,
  'g',
);
/** «De enero a agosto 25»: as many in those months. */
const ENDS_RANGE = new RegExp(`(?<![a-z])(?:${MONTH_NAMES}) (?:a|al|hasta|y|e) $`);
const DAY_LAST = /^[a-z]+ \d+,?$/;
const BEFORE_MONTH =
  /(?:^|\b(?:en|in|by|early|late|mid|mid-|next|from|until|para|desde|de|since|a finales de|a principios de|principios de|finales de|mediados de|hacia|around|this|during|on|for|open|opening|opens?|starts?|starting|begin|beginning|launch|launching|is|not|abrir|abrimos|proximo|el|of|at the end of|start of) ?(?:\d{1,2}(?:st|nd|rd|th)? )?)$/;
const BY_NUMBER =
  /(?<![\d/.-])(?:(0?[1-9]|1[0-2])[/-](20\d\d)|(20\d\d)-(0[1-9]|1[0-2])(?:-\d\d)?|(\d{1,2})[/.-](0?[1-9]|1[0-2])[/.-](20\d\d))(?![\d/-])/g;
const QUARTER =
  /(?<![a-z0-9])(?:q([1-4])|([1-4])t|(primer|segundo|tercer|cuarto|first|second|third|fourth) (?:trimestre|quarter))(?: (?:de |of |del )?(20\d\d))?(?!\d)/g;
const YEAR = /(?<![\d.,/$€£-])20[2-6]\d(?![\d%€$£/-]|[.,]\d| ?(?:€|\$|£|%|euros|dollars|pounds|usd|eur))/g;
const YEAR_AFTER =
  /(?:^|\b(?:en|in|de|del|by|for|para|hasta|until|before|since|desde|antes de|ano|year|finales de|end of|during|of|fin de|mid|late|early|principios de|summer|winter|spring|autumn|fall|verano|otono|invierno|primavera|navidad|christmas|easter|semana santa|xmas|thanksgiving|halloween|to|al) ?)$/;
const MOST = 24;
const QUARTERS: Readonly<Record<string, number>> = {
  primer: 1,
  first: 1,
  segundo: 2,
  second: 2,
  tercer: 3,
  third: 3,
  cuarto: 4,
  fourth: 4,
};

/** Months and years: "en marzo", "el 3 de marzo de 2029", "03/2027", "Q2 2027", "by 2028". English "may" and "march" count only where a date can stand. */
export function findDates({ folded }: Pick<Ground, 'folded'>): readonly CalendarDate[] {
  return datesIn(folded);
}

const datesIn = keptForTheTurn((folded: string): readonly CalendarDate[] => {
  const found: CalendarDate[] = [];
  const add = (year: string | undefined, month: number | null, start: number, length: number, isQuarter = false) => {
    const isTaken = found.some((other) => start < other.end && other.start < start + length);
    if (!isTaken)
      found.push({ kind: 'date', year: year === undefined ? null : Number(year), month, start, end: start + length, isQuarter });
  };
  for (const match of folded.matchAll(BY_NUMBER)) {
    add(match[2] ?? match[3] ?? match[7], Number(match[1] ?? match[4] ?? match[6]), match.index, match[0].length);
  }
  for (const match of folded.matchAll(BY_NAME)) {
    const [whole, , name = '', , full, short] = match;
    if (ENDS_RANGE.test(folded.slice(Math.max(0, match.index - 18), match.index)) && DAY_LAST.test(whole)) {
      add(undefined, monthOfName(name), match.index, name.length);
      continue;
    }
    const year = full ?? (short === undefined ? undefined : `20${short}`);
    const before = folded.slice(Math.max(0, match.index - 24), match.index);
    const isCertain = year !== undefined || BEFORE_MONTH.test(before) || !SHORT.test(name);
    const isLoneMay =
      (name === 'may' || name === 'march') &&
      year === undefined &&
      !whole.endsWith('.') &&
      /^ (?!(?:(?:next|this) year|not|and|but|instead|please)(?![a-z]))[a-z]/.test(folded.slice(match.index + whole.length));
    if (isCertain && !(isLoneMay && !/\b(?:in|by|early|late|from|until|next|mid|is) ?$/.test(before))) {
      add(year, monthOfName(name), match.index, whole.length);
    }
  }
  for (const match of folded.matchAll(QUARTER)) {
    const quarter = Number(match[1] ?? match[2] ?? QUARTERS[match[3] ?? ''] ?? 1);
    if (match[4] !== undefined || match[1] !== undefined) add(match[4], quarter * 3 - 2, match.index, match[0].length, true);
  }
  for (const match of folded.matchAll(YEAR)) {
    const before = folded.slice(Math.max(0, match.index - 24), match.index);
    if (YEAR_AFTER.test(before)) add(match[0], null, match.index, match[0].length);
  }
  return found.sort((a, b) => a.start - b.start).slice(0, MOST);
});
