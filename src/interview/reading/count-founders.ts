import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Amount } from './amount.ts';
import { KIN } from './people-words.ts';

/** Nobody besides who is talking. */
export const ALONE =
  /\b(?:(?:solo|solamente|unicamente|nada mas|nada mas que|nomas) yo(?! y )|(?:it's |its |it is )?(?:me|myself) only(?! and )|yo sol[oa]|^sol[oa]|yo misma?o?|trabajo sol[oa]|trabajo yo(?= ?(?:$|[.,;]))|estoy sol[oa]|estare sol[oa]|sol[oa] de momento|just me(?! and )|only me(?! and )|me alone|on my own|by myself|just myself|only myself|i work alone|(?:run|do|start) it alone|i'm alone|one[- ](?:person|man|woman) (?:business|show|band)|sole trader|soy autonom[oa] sol[oa])\b|(?:^|[.;,] )solo(?=,|\.|$| (?:for now|at first|to start|to begin))/;

const ME = '(?:yo|me|myself|i)';
const AND = '(?:y|e|and|&|\\+|plus|mas|con|with)';
const OPENS = "(?:^|[:,;.(] ?|(?<![a-z])(?:con|somos|seremos|estamos|estaremos|trabajamos|trabajaremos|vamos|it's|just|only) )";
const RUN = '(?:run|will|are|both|start|started|own|work|llevamos|trabajamos|seremos|somos|nos|estamos|vamos)';
const ENDS = `(?= ?$| ?[,.;:)]| ${RUN}(?![a-z]))`;
const NOBODY = '(?!(?:you|them|they|him|her|who|and|some|maybe|for|pay|hire|luz|agua|rent|that|this|then|pues|hoy|solo)(?![a-z]))';
/** Somebody told by name or by what they are to who is talking: «Leidy», «la Juani», "my mate Dave". */
const SOMEBODY = `(?:(?:mi|my) (?:${KIN}|mate|buddy|missus|colega|compa)(?: [a-z]{3,})?|(?:(?:el|la|doña|don|dona) )?${NOBODY}[a-z]{3,})`;
/** «Leidy y yo», "Dave and me". */
const NAMED_PAIR = new RegExp(`${OPENS}${SOMEBODY} (?:y|and|&) (?:yo|me|i|servidor[a]?)${ENDS}`);
/** Ends, or tells when they work: “me and Tyler after school”. */
const WORKS = `(?:${ENDS}|(?= (?:who|who'll|que|after|on|at weekends|weekends|saturdays|sundays|evenings|mornings|part|los|las|por las|despues|fines|a ratos|medio|media)(?![a-z])))`;
/** "Me and Dave", «yo y Leidy»: opening what is told. */
const ME_FIRST = new RegExp(
  `(?:^|[:;.(] ?)(?:just |only |solo )?(?:yo|me|myself) (?:y|and|&) (?!(?:an?|two|three|un|una|dos|tres|the)(?![a-z]))${SOMEBODY}(?: [a-z]{3,})?${WORKS}`,
);
const LISTED = new RegExp(`^(?:${SOMEBODY}|${ME})$`);
const IS_ME = new RegExp(`^(?:${ME}|servidor[a]?)$`);
const MOST_LISTED = 6;
/** "It's me and Priya". */
const WITH_SOMEBODY =
  /(?<![a-z])(?:it'?s|its|just|only|somos) (?:just |only )?(?:me|yo) (?:and|y) (?!(?:a|an|two|three|my|un|una|mi|dos|tres|the|some|maybe)(?![a-z]))[a-z]{3,}(?= ?$| ?[,.;)])/;
const PAIR = new RegExp(
  `(?<![a-z])(?:${ME},? ${AND} (?:mi|my|the|el|la) ${KIN}|(?:(?:mi|my) )?${KIN}(?: [a-z]+)? ${AND} ${ME})(?![a-z'])(?! (?:\\w+ )?(?:dinero|money|nos presta|lends?))`,
);

/** The people who start the business where no number is said: "yo sola" is 1, "me and my sister" is 2; else null. `folded` is folded text. */
export function countFounders(folded: string): number | null {
  if (PAIR.test(folded) || NAMED_PAIR.test(folded) || ME_FIRST.test(folded) || WITH_SOMEBODY.test(folded)) return countListed(folded) ?? 2;
  return ofUs(folded) ?? (ALONE.test(folded) ? 1 : null);
}

/** «Paco, María y yo», "me, Dave and Sarah": those named in a row, who is talking among them; null where that is not what opens the answer. */
export function countListed(folded: string): number | null {
  const told = folded.replace(LIST_OPENS, '').split(/[.;:(](?!\d)| (?:que|who|nos|we) /)[0] ?? '';
  // «Mi esposo y yo, él reparte»: whoever talks comes last, and what follows is said of them.
  const list = CLOSED_BY_ME.exec(told)?.[0] ?? told;
  const items = list.split(/,? (?:y|e|and|&|plus) |, ?/).map((item) => item.trim());
  const end = items.findIndex((item) => !LISTED.test(item));
  const row = end < 0 ? items : items.slice(0, end);
  if (end >= 0 && COUNTED.test(items[end] ?? '')) return null;
  return row.some((item) => IS_ME.test(item)) && row.length > 1 && row.length <= MOST_LISTED ? row.length : null;
}

const CLOSED_BY_ME = /^[^,]*(?:, [^,]*)*? (?:y|and|&) (?:yo|me|i|servidor[a]?)(?=,)/;
/** «Mi hermana, yo y las tres que te dije». */
const COUNTED = /^(?:l[ao]s |the )?(?:\d+|dos|tres|cuatro|cinco|two|three|four|five)(?![a-z\d.,])/;
const LIST_OPENS =
  /^(?:pues |bueno |so |well )?(?:(?:somos|seremos|estamos|estaremos|trabajamos|vamos a ser|it's|there's|just|only|solo) )*/;

/** The same where a number may be said: "somos 3 socios", "two founders". */
export function foundersIn(folded: string, amounts: readonly Amount[]): number | null {
  const heads = amounts.filter((amount) => amount.kind === 'headcount');
  const founders = heads.find(
    ({ people, start, end }) => people > 1 && /(?:soci[oa]s?|founders?|partners?)$/.test(folded.slice(start, end)),
  );
  return founders?.people ?? ofUs(folded) ?? heads.find(({ isTotal }) => isTotal)?.people ?? countFounders(folded);
}

/** "The two of us", «trabajamos las dos»; null where nobody counts them so. */
function ofUs(folded: string): number | null {
  const told = WE_ARE.exec(folded)?.[0];
  return told === undefined ? null : /tres|three/.test(told) ? 3 : 2;
}

const WE_ARE =
  /(?<![a-z])(?:nosotr[oa]s (?:dos|tres)|(?:the )?(?:two|three) of us|(?:trabajamos|estamos|estaremos|somos|nosotr[oa]s) l[oa]s (?:dos|tres))(?![a-z])/;
/** «Lo ponemos los dos socios», «los dos nos pagamos», "both of us": of money, and not of who works there. */
const WE_PAY =
  /(?<![a-z])(?:(?:ponemos|pagamos|cobramos) l[oa]s (?<both>dos|tres)|l[oa]s (?<all>dos|tres) (?:soci[oa]s|nos (?:pag|pon)\w+|(?:cobra|pone|saca)(?:mos|remos))|both of us)(?![a-z])/;

/** The same where the answer may not say it: what was told of the means before, else all who work there. */
export function foundersKnown(folded: string, amounts: readonly Amount[], known: FactSheet): number | null {
  const paid = WE_PAY.exec(folded);
  const said = paid === null ? foundersIn(folded, amounts) : (smallNumber(paid.groups?.both ?? paid.groups?.all ?? 'dos') ?? null);
  if (said !== null) return said;
  const means = foldText(`${factValue(known, 'resources') ?? ''}. ${known.team?.quote?.text ?? ''}`);
  const told = SO_MANY.exec(means)?.[1];
  if (told !== undefined) return smallNumber(told) ?? Number(told);
  return ofUs(means) ?? countFounders(means) ?? ofTeam(known);
}

/** All who work there, where nobody is hired; with others on a payroll, two at most of more than two. */
function ofTeam(known: FactSheet): number | null {
  const team = factValue(known, 'team') ?? null;
  const isHiring = (factValue(known, 'staffPay') ?? 0) > 0;
  return team === null || !isHiring ? team : Math.min(MOST_BESIDE_HIRED, Math.max(1, team - 1));
}

const MOST_BESIDE_HIRED = 2;

const SO_MANY = /(?<![a-z\d])(dos|tres|cuatro|two|three|four|[2-9]) (?:soci[oa]s?|fundador(?:es|as)|founders|partners|of us)(?![a-z])/;
