// Sales told only as what they are to get to: «quiero llegar a 120 alumnos», "the goal is 60 boxes a week".
import type { Count, Ground } from './amount.ts';

/** Right before a number of sales: no level of the beginning. */
export const GOAL_BEFORE =
  /\b(?:llegar(?:emos|e|ia)? a|alcanzar|objetivo|meta|hasta|reach(?:ing)?|hit(?:ting)?|goal|target|up to|maximo|capacidad|capacity|aspir\w+|within a year|en un ano|al final del ano|by month \d+)\b[^.;]{0,25}$/;
const AIMED =
  /\b(?:(?:llegar(?:emos|e|ia)?|aspir(?:o|amos)) a(?: tener| los| las)?|alcanzar(?: los| las)?|(?:objetivo|meta|idea)(?: es| son| seria[n]?|:)?(?: de| llegar a| tener| alcanzar| los| las)*|reach(?:ing)?|hit(?:ting)?|get(?:ting)? to|(?:goal|target|aim)(?: is| of|:)?(?: to (?:get to|reach|have|hit))?)(?: unos| unas| about| around| some)? $/;
/** A level with its day is one to get to. */
const DATED =
  /^[^.;]{0,60}(?<![a-z])(?:(?:en|in|within|by|para|al|a|antes de|before|despues de|after|the|el|del|de) (?:(?:el |la |the |un |a |one |final(?:es)? del? |end of (?:the )?)*(?:\d+ |dos |tres |two |three |six |seis |doce |twelve |first |second |third |primer |segundo |tercer |next |proximo )?(?:years?|anos?|months|meses|month \d+|mes \d+|summer|verano|christmas|navidad(?:es)?|20\d\d))|some ?day|eventually|algun dia|(?:segundo|tercer|second|third) (?:ano|year)|year (?:one|two|three|\d))(?![a-z])/;

/** The one level of sales that is told, where nothing else is and no time for it. `counts` are all that could be sales. */
export function onlyAim({ folded }: Ground, counts: readonly Count[], isOfMembers: (count: Count) => boolean): Count | undefined {
  const [aim, ...others] = counts;
  if (aim === undefined || others.length > 0 || (aim.per === null && !isOfMembers(aim))) return undefined;
  const isAimed = AIMED.test(folded.slice(Math.max(0, aim.start - 60), aim.start));
  return isAimed && !DATED.test(folded.slice(aim.end)) ? aim : undefined;
}
