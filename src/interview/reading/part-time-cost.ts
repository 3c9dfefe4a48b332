// A cost of some months only, told among those of every month: «en julio y agosto meto a una chica que cobra 900».
import { countMonthsTold } from '../../language/part-of-year.ts';
import type { RoledMoney } from './roled-money.ts';
import type { Breath } from './split-breaths.ts';

const MONTHS_A_YEAR = 12;
/** «1.800 por los dos meses», "£1,800 for the season": all that is paid in a year. */
const FOR_ALL_OF_IT =
  /(?<![a-z])(?:(?:por|for|en|in) (?:l[oa]s|the|tod[oa]s? (?:el|la)|the whole) (?:[a-z]+ )?(?:meses|months|temporada|season|verano|summer)|en total|in total|altogether)(?![a-z])/;

/** «El puesto son 900 por la temporada»: however many months that is. */
const FOR_THE_SEASON =
  /^ ?(?:€|euros?|pesos|dollars|bucks|quid)? ?(?:por|para|en|for) (?:tod[oa] )?(?:la|the) (?:whole |entire )?(?:temporada|season)(?![a-z])/;

/** What it comes to in a month of the year round; the same where no months are told. */
export function overTheYear(entry: RoledMoney, { lead, longLead, tail }: Breath): RoledMoney {
  const { money, role } = entry;
  if (role !== 'fixedPart' || money.per === 'year' || money.per === 'unit') return entry;
  const near = `${entry.isWage ? lead : lead.replace(/^.*,/s, '')}|${tail}`;
  const isOfSeason = money.per === null && FOR_THE_SEASON.test(tail);
  const months = countMonthsTold(near) ?? (entry.isWage ? countMonthsTold(longLead) : null);
  if (!isOfSeason && (months === null || months >= MONTHS_A_YEAR)) return entry;
  const share = (isOfSeason || FOR_ALL_OF_IT.test(near) ? 1 : (months ?? 1)) / MONTHS_A_YEAR;
  const averaged = { ...money, low: rounded(money.low * share), high: rounded(money.high * share) };
  return { ...entry, money: averaged, isMultiplied: true };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
