// How many work there, told with who they are in any order: "it's 2, me and Marcus", "me plus one helper, two people total", «somos dos, Marcos y yo», "its me and
// marcus". What is denied of the team, and what somebody gets an hour, counts nobody.
import { smallNumber } from '../../language/small-numbers.ts';
import { KIN, WORKER } from './people-words.ts';

const MANY = 'one|two|three|four|five|six|seven|eight|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|[1-9]';
const WHO_TALKS = '(?:me|myself|yo|i)(?![a-z])';
/** A word that may stand beside «and» and is nobody. */
const NO_ONE =
  '(?!(?:a|an|the|my|mi|un|una|el|la|i|it|its|that|thats|he|hes|him|she|shes|her|them|they|we|so|no|not|nobody|ya|que|pero|but|then|also|only|just|us|is|are|was|would|will|pay|paid|nothing|nadie|nada|solo|los|las|por|para|con|me|yo|cobro|quiero|need|want|work|our|your|this|these|those|there|for|all|both|two|one|three|dos|tres|uno)(?![a-z]))';
const NAME = `(?:${NO_ONE}[a-z]{3,})`;
const SOMEBODY = `(?:(?:my|mi|a|an|un|una|one|uno|otro|otra|another|the|el|la) (?:[a-z-]+ )?(?:${WORKER}|${KIN})(?: ${NAME})?|${NAME})`;
const AND = '(?:,| and| y| plus| mas| &| \\+| con| with)';
const PAIR = `(?:${WHO_TALKS}${AND} ${SOMEBODY}|${SOMEBODY}${AND} ${WHO_TALKS})`;
const WE_ARE =
  "(?:(?:the |my |our )?team(?: is| are|[’']?s)?|(?:el |mi |nuestro )?equipo(?: es| son| somos| es de)?|it[’']?s|it is|there[’']?s|there are|we[’']?re|we are|were|somos|seremos|son|es|just|only|solo|solamente|nada mas)";
const OPENS = `(?:^|[.,;:!?] ?|(?<![a-z])(?:no|lol|so|and|y|pues|entonces|but|sorry),? )(?:${WE_ARE},? ?:? ?)*`;
const TAIL = '(?= ?(?:$|[.,;:!?\\n]))';
/** "No its 2, me and Marcus". */
const FIRST = new RegExp(
  `${OPENS}(${MANY})(?: people| personas| of us)?(?: (?:in )?total| en total| only| nada mas| solamente)*(?: ?[,:(]| -)? ?${PAIR}${TAIL}`,
);
/** "Me plus one helper, two people total": of people, in all. */
const LAST = new RegExp(
  `(?<![a-z\\d])(${MANY}) (?:(?:people|personas|of us) (?:in )?(?:total|all|altogether|en total)|personas en total|people(?= ?(?:$|[.,;!?])))`,
);
const ALTOGETHER = new RegExp(`(?<![a-z\\d])(${MANY}) (?:in total|in all|total|altogether|en total)(?![a-z])`);
/** "Its me and marcus": the two of them and nobody after. */
const PAIR_ALONE = new RegExp(`${OPENS}${PAIR}${TAIL}(?! ?(?:,|,? ?(?:and|y|plus|mas|&)) ${SOMEBODY})`);
const IS_PAIR = new RegExp(PAIR);

/** People in all, who is talking among them, and where it is said; null where no such words are. `folded` is folded text. */
export function findTeamInTotal(folded: string): { readonly people: number; readonly start: number; readonly end: number } | null {
  const words = folded.replaceAll('’', "'");
  const first = FIRST.exec(words) ?? (IS_PAIR.test(words) ? LAST.exec(words) : null) ?? (TEAM.test(words) ? ofTeam(words) : null);
  const many = first && (smallNumber(first[1] ?? '') ?? Number(first[1]));
  if (first && many) return { people: many, start: first.index, end: first.index + first[0].length };
  const pair = PAIR_ALONE.exec(words);
  return pair && TELLS_TEAM.test(words) ? { people: 2, start: pair.index, end: pair.index + pair[0].length } : null;
}

function ofTeam(words: string): RegExpExecArray | null {
  return LAST.exec(words) ?? ALTOGETHER.exec(words);
}

const TEAM = /(?<![a-z])(?:team|equipo|people work\w*|trabaj(?:amos|an|aremos))(?![a-z])/;
/** Two names together may be anything's: it has to be said of the team. */
const TELLS_TEAM =
  /(?<![a-z])(?:team|equipo|somos|seremos|trabajamos|people|personas|it'?s|its|we'?re|were|just|only|solo|solamente|nada mas)(?![a-z])/;
