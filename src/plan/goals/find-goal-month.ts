import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';

const MONTHS = [
  'enero|january',
  'febrero|february|febuary|feburary',
  'marzo|march',
  'abril|april|semana santa|pascua|easter',
  'mayo|may',
  'junio|june',
  'julio|july',
  'agosto|august',
  'septiembre|setiembre|september',
  'octubre|october',
  'noviembre|november',
  'diciembre|december|navidad(?:es)?|christmas',
];
/** The words that begin a count or tell a place in it. */
const FIRSTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:un|una|one|a|primer[oa]?|first)$/, 1],
  [/^(?:segund[oa]|second)$/, 2],
  [/^(?:tercer[oa]?|third)$/, 3],
  [/^(?:cuart[oa]|fourth)$/, 4],
  [/^(?:quint[oa]|fifth)$/, 5],
  [/^(?:sext[oa]|sixth)$/, 6],
  [/^(?:septim[oa]|seventh)$/, 7],
  [/^(?:octav[oa]|eighth)$/, 8],
  [/^(?:noven[oa]|ninth)$/, 9],
  [/^(?:decim[oa]|tenth)$/, 10],
];
const NAMED_MONTH = new RegExp(
  `\\b(?:en|in|by|para|antes de|before|de|until|hasta|a finales de|end of|this|next|la)? ?(${MONTHS.join('|')})\\b(?:,? (?:de |del |of )?(20[2-6]\\d))?`,
);
const BEFORE_MONTH = /(?:antes de|before) (?!navidad|christmas|semana santa|pascua|easter)/;
const YEAR = /\b(?:en|in|by|para|antes de|before|during|durante|fin(?:al)? de|end of) (?:el )?(20[2-6]\d)\b/;
/** «en 18 meses», "within two years", "by month six", «el segundo año», "year three". */
const AFTER =
  /\b(?:en|in|within|a los|antes de|before|al cabo de|tras|after|dentro de|los primeros|first) (?:los |las |the |primeros )?(\d{1,2}|[a-z]+) (mes|meses|months?|anos?|years?|cursos?|temporadas?|seasons?)\b/;
const ORDINAL_AFTER = /(?<!\b(?:al|por|cada|an?|per|each|every) )\b(?:month|mes|year|ano|season|temporada) (?:numero )?(\d{1,2}|[a-z]+)\b/;
const ORDINAL =
  /\b(primer|first|segundo|second|tercer|third|cuarto|fourth|quinto|fifth|sexto|sixth|septimo|seventh|octavo|eighth|noveno|ninth|decimo|tenth) (mes|month|ano|year|curso|temporada|season)\b/;

/** «A partir del segundo», "from the third": of years, where nothing else is named. */
const FROM_YEAR =
  /\b(?:a partir del|desde el|(?:starting )?from the) (primero?|first|segundo|second|tercero?|third)\b(?! (?:mes|month|trimestre|quarter|dia|day|semestre|verano|summer|client|customer)[a-z]*)/;

/** «Para fin de año», "by the end of the year": the year's last month; not the end of a year of trading, which is counted. */
const YEAR_END =
  /\b(?:fin(?:es|al(?:es)?)? de(?:l)? (?:este )?ano|(?:cierre|cerrar|acabar|acabe|terminar|termine) (?:del |el )?ano|(?:the )?end of (?:the |this )?year|year.?end)\b(?! (?:one|two|three|uno|dos|tres|\d))/;
/** The year's last month is the next one's where there is less time than this to get there. */
const FEWEST_MONTHS = 3;
/** "By next March", told by whoever opens in February, is the one after. */
const NEXT_YEAR = new RegExp(
  `\\b(?:(?:by|before|until|this time) next|proxim[oa]) (?:${MONTHS.join('|')})\\b|\\b(?:${MONTHS.join('|')}) (?:del ano )?que viene\\b`,
);
/** Each season by its middle month, north and south. */
const SEASONS: readonly { readonly said: RegExp; readonly north: number; readonly south: number }[] = [
  { said: /\b(?:primavera|spring)\b(?:,? (?:de |del |of )?(20[2-6]\d))?/, north: 4, south: 10 },
  { said: /\b(?:verano|summer)\b(?:,? (?:de |del |of )?(20[2-6]\d))?/, north: 7, south: 1 },
  { said: /\b(?:otono|autumn|fall)\b(?:,? (?:de |del |of )?(20[2-6]\d))?/, north: 10, south: 4 },
];
const SUMMER = 7;
/** A season that is a date, and not one in which something is done each year. */
const BY_SEASON =
  /\b(?:by|before|until|next|this|para|antes de|hasta|este|esta|proxim[oa]) (?:the |next |el |la |este |esta |proxim[oa] |fin(?:al)? de |end of )*(?:primavera|spring|verano|summer|otono|autumn|fall)\b/;

/**
 * The month by which a goal is to be met, counted from the opening month (1), when the goal says so; null when it does not, or when that is past.
 * `start`: the opening month, `YYYY-MM`; `southern`: where summer is in January.
 */
export function findGoalMonth(goal: string, start: string, southern = false): number | null {
  const said = foldText(goal);
  const month = fromCalendar(said, start) ?? fromOpening(said) ?? fromSeason(said, start, southern);
  return month !== null && month >= 1 ? month : null;
}

/** Whether it names a month, a season or a year, and no time from the opening. */
export function namesMonth(goal: string, start: string, southern = false): boolean {
  const said = foldText(goal);
  return fromCalendar(said, start) !== null || (fromOpening(said) === null && fromSeason(said, start, southern) !== null);
}

function fromCalendar(said: string, start: string): number | null {
  const named = NAMED_MONTH.exec(said);
  const year = YEAR.exec(said)?.[1];
  const [openingYear = 0, openingMonth = 0] = start.split('-').map(Number);
  const since = (toYear: number, toMonth: number) => (toYear - openingYear) * 12 + toMonth - openingMonth + 1;
  if (named && !isLoneMay(named, said)) {
    const month = MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`).test(named[1] ?? '')) + 1;
    const year = named[2] ? Number(named[2]) : month > openingMonth ? openingYear : openingYear + 1;
    const near = since(year, month);
    const met = !named[2] && NEXT_YEAR.test(said) && near < FEWEST_MONTHS ? near + 12 : near;
    // «Antes de junio» is by the end of May; what is to be there before Christmas is sold in its month.
    return BEFORE_MONTH.test(named[0]) && met > 1 ? met - 1 : met;
  }
  return year ? since(Number(year), 12) : null;
}

/** The end of the year, or the middle of a season. */
function fromSeason(said: string, start: string, southern: boolean): number | null {
  const opening = Number(start.slice(5, 7));
  if (YEAR_END.test(said)) {
    const left = 12 - opening + 1;
    return left >= FEWEST_MONTHS ? left : left + 12;
  }
  const season = SEASONS.find((one) => one.said.test(said));
  const [, year] = season?.said.exec(said) ?? [];
  if (!season || !(year || season.north === SUMMER || BY_SEASON.test(said))) return null;
  const middle = season[southern ? 'south' : 'north'];
  if (year) return (Number(year) - Number(start.slice(0, 4))) * 12 + middle - opening + 1;
  const since = middle - opening + 1;
  return since > 1 ? since : since + 12;
}

/** English "may" is a verb more often than a month. */
function isLoneMay(named: RegExpExecArray, said: string): boolean {
  return named[1] === 'may' && !named[2] && !/\b(?:in|by|before|until|next) may\b/.test(said);
}

function fromOpening(said: string): number | null {
  const after = AFTER.exec(said);
  if (after) return monthsOf(after[1], after[2]);
  const ordinal = ORDINAL.exec(said);
  if (ordinal) return monthsOf(ordinal[1], ordinal[2]);
  const fromYear = FROM_YEAR.exec(said);
  if (fromYear) return monthsOf(fromYear[1], 'year');
  const numbered = ORDINAL_AFTER.exec(said);
  return numbered ? monthsOf(numbered[1], numbered[0]) : null;
}

function monthsOf(count: string | undefined, unit: string | undefined): number | null {
  const word = count ?? '';
  const number = FIRSTS.find(([words]) => words.test(word))?.[1] ?? smallNumber(word) ?? Number(word);
  if (!Number.isInteger(number) || number < 1) return null;
  return /^(?:ano|year|curso|temporada|season)/.test(unit ?? '') ? number * 12 : number;
}
