// How much more or less a season sells, told in percent.
import { MONTH_NAMES } from '../../language/month-names.ts';
import type { Amount, Ground } from './amount.ts';
import type { LevelToken } from './season-token.ts';

/** What follows a part of the sales of a year. */
export const OF_SALES =
  '(?=(?: (?:del ano|de (?:las |mis |nuestras )?ventas|de (?:lo que )?(?:vend\\w+|factur\\w+)|of (?:the |my |our |its )?(?:year|sales|business|trade|work|turnover|revenue|it|them)|se (?:me |nos )?(?:va|vende|hace|concentra)|(?:lo|la|las|los) (?:vend\\w+|hag\\w+|hac\\w+|factur\\w+)|cae\\w*|comes?|falls?|i (?:sell|make|do)|we (?:sell|make|do)|are|is)(?![a-z])))';

const MORE_BEFORE =
  /(?<![a-z])(?:rises?|jumps?|climbs?|goes up|go up|up|suben?|crecen?|aumentan?)(?: by| un| about| around| como| casi| otro)* $/;
const LESS_BEFORE =
  /(?<![a-z])(?:dips?|drops?|falls?|slows?(?: down)?|goes down|go down|down|bajan?|caen?|afloja[n]?|disminuyen?)(?: by| un| about| around| como| casi)* $/;
const MORE_AFTER = /^ ?(?:mas|more|extra|higher|up)(?![a-z])/;
const LESS_AFTER = /^ ?(?:menos|less|fewer|lower|down)(?![a-z])/;
const SHARE_AFTER = new RegExp(`^ ?${OF_SALES}`);

/** "Un 30 % más", "70% of the sales", "drops to 40 percent"; «en mayo baja un 10, y en julio un 15», where percents are told at all. */
export function percentLevels({ folded }: Ground, amounts: readonly Amount[]): readonly LevelToken[] {
  const areTold = amounts.some(({ kind }) => kind === 'percent');
  let [way, until]: [-1 | 1 | null, number] = [null, 0];
  return amounts.flatMap((amount): readonly LevelToken[] => {
    const isBare = areTold && (amount.kind === 'plain' || (amount.kind === 'money' && amount.currency === null)) && amount.high < 100;
    if (amount.kind !== 'percent' && !isBare) return [];
    const [before, after] = [folded.slice(Math.max(0, amount.start - 40), amount.start), folded.slice(amount.end, amount.end + 60)];
    const part = (amount.low + amount.high) / 200;
    const level = (is: LevelToken['is'], value: number): readonly LevelToken[] => [
      { kind: 'level', is, value, start: amount.start, end: amount.end },
    ];
    const told = MORE_AFTER.test(after) || MORE_BEFORE.test(before) ? 1 : LESS_AFTER.test(after) || LESS_BEFORE.test(before) ? -1 : null;
    const goesOn = told === null && GOES_ON.test(folded.slice(until, amount.start)) ? way : null;
    [way, until] = [told ?? goesOn, amount.end];
    if (way !== null && part < 1) return level('times', 1 + way * part);
    if (isBare) return [];
    if (way === 1) return level('times', 1 + part);
    if (TO_BEFORE.test(before) || MONTHS_AT.test(before) || OF_NORMAL.test(after)) return level('times', part);
    return SHARE_AFTER.test(after) && part < 1 ? level('share', part) : [];
  });
}

/** "Drops to maybe 40 percent", «baja al 40 %». */
const TO_BEFORE =
  /(?<![a-z])(?:drops?|falls?|dips?|goes|go|down|rises?|up|climbs?|bajan?|caen?|suben?|quedan?|quedamos|baja(?:mos|ria)) (?:down |up )?(?:to|at|al?|en)(?: (?:an?|un|about|around|maybe|like|some|unos|casi|el))* $/;
/** "December through February at about 40 percent". */
const MONTHS_AT = new RegExp(
  `(?<![a-z])(?:${MONTH_NAMES}),? (?:at|al|a un|a|around|about|about at)(?: (?:about|around|maybe|like|un|el|solo|only))* $`,
);
const OF_NORMAL = /^ ?(?:of|de|del) (?:an? |the |un |lo |el |los )?(?:normal|usual|habitual|average|mes normal)/;
/** «Y en julio y agosto un»: the next months, in the way told before. */
const GOES_ON = new RegExp(`^[^.!?]{0,60}(?<![a-z])(?:${MONTH_NAMES})(?: (?:un|a|about|unos|another|otro|by|say))* $`);
