// What the words right about an amount say that it is for, in an answer on means.
import type { Money } from './amount.ts';
import { EMPLOYED, EMPLOYEE, MONTH_COSTS } from './cost-words.ts';
import { FOR_A_PART } from './for-a-part.ts';
import { GIVEN, INVESTOR, isUnsure, LENDER, OWED, OWNED, RELATIVE } from './funding-words.ts';
import { countMonthly, isMonthlyList, isPaidOnce, isWork } from './monthly-words.ts';
import { tellsOurPay, tellsOwnPay } from './pay-words.ts';
import { WHO_HELPS } from './people-words.ts';
import type { RoledMoney } from './roled-money.ts';
import type { Breath } from './split-breaths.ts';

const word = (words: string) => `(?<![a-z])${words}(?![a-z])`;
const NEAR = "(?: [a-z']+){0,4}?";
const HAND_OVER =
  /(?<![a-z])(?:tengo|tenemos|i have|we have|i've got|we've got|i've|have)(?: ya| already| unos| unas| about| around| just| como| solo)* [$€£]*$/;
/** "Dana has 6 thousand, I have 4": somebody who starts it too. */
const PARTNER_HAS = /^[ ,]*(?:and |y )?(?!(?:bank|banco|caja|it|he|she|that|que)(?![a-z]))[a-z]{3,} (?:has|tiene)(?: [a-z]+)? ?[$€£]?$/;
const OWN_LEAD = new RegExp(
  `${word("(?:mete[n]?|metemos|meto|entr(?:a|an|o|amos|aria) con|ahorr\\w+|pongo|pondre|ponemos|pondremos|pusimos|puse|pone|ponen|trai(?:go|remos|ria)|traemos|aport\\w+|cuento con|contamos con|dispon(?:go|emos) de|puts? in|putting in|chip(?:s|ping)? in|savings?|own money|set aside|(?<!(?:me|nos|se|que|lo|la) )llev(?:o|amos)|(?:i|we)(?:'m|'re|'ll|'d| am| are| will| can)? bring(?:ing)?(?! home| in about))")}[^.]{0,30}$`,
);
const OWN_TAIL = new RegExp(
  `^(?:${NEAR} ${word(OWNED.replace('tengo|tenemos|', '').replace('|i have|we have', ''))}| l[oa]s? ${word('(?:tengo|tenemos)')})`,
);
const OWED_LEAD = new RegExp(`${word(`(?:${OWED}|${LENDER})`)}[^.]{0,60}$`);
const OWED_TAIL = new RegExp(
  `^(?:${NEAR} ${word(OWED)}| (?:de|del|con|from|by|a|al|with|through) (?:un |una |el |la |the |a |an |my |our )?${word(LENDER)})`,
);
const KIN_TAIL = new RegExp(`^ (?:from|off|de) (?:mi |mis |my |our |nuestr[oa]s? )?${word(RELATIVE)}`);
const PARTNER_INVESTS = new RegExp(
  `${word(`(?:${RELATIVE}|soci[oa]|partner|conocid[oa])`)}[ -](?:in[ -]law |will |is |va a |esta |me )*${word('(?:invests?|investing|inviert\\w+|invertir\\w*)')}[^.]{0,20}$`,
);
export const INCLUDING = /(?<![a-z])(?:including|included|incl|incluid[oa]s?|incluyendo|de l[oa]s (?:que|cuales)|of which|con) $/;
/** «Mi cuñado pone 85.000 y se queda con el 30 %»: told right after the sum. */
const KEEPS_PART = new RegExp(`^[^.;,\\d]{0,20}(?:,|[ ,](?:y|and))[^.;,\\d]{0,25}(?<=[ ,])${FOR_A_PART.source}`);
/** «Entra de socia con 9.000», "is coming in as a partner with 9,000". */
const COMES_IN =
  /(?<![a-z])(?:entr(?:a|an|aria|arian|ara|aran)|se (?:mete|meten|suma|suman|apunta|apuntan)|vien(?:e|en)|com(?:es?|ing) in|(?:would |will )?joins?|joining|buys? in|buying in)(?: (?:de|como|as|an?|my|mi|our|nuestr[oa]|silent|sleeping|business|minority))* (?:soci[oa]s?|partners?)(?: [a-z]+){0,3} (?:con|with|por|for)(?: (?:unos|unas|otr[oa]s|los|about|around|another))* ?[$€£]?$/;
const GIVEN_NEAR = new RegExp(word(GIVEN));
const INVESTOR_NEAR = new RegExp(word(INVESTOR));
const FIXED_NAMED =
  /(?<![a-z])(?:(?:gastos?|costes?|costos?) (?:mensual(?:es)? )?fijos?(?: mensuales)?|fijos?|(?:gastos|costes|costos) (?:mensuales|generales|corrientes|del mes|de cada mes|al mes|de estructura)|(?:otros|demas|los) gastos|(?:other|monthly|running|remaining) (?:costs?|expenses|bills|outgoings)|fixed(?: monthly| running)? (?:costs?|expenses|overheads?|outgoings)|overheads?|outgoings|burn)(?![a-z])/;
const FIXED = new RegExp(`${FIXED_NAMED.source}|(?<![a-z])${MONTH_COSTS}(?![a-z])`);
const HEADER = new RegExp(`${FIXED_NAMED.source}[^,;.\\d]{0,20}:(?= ?[a-z])`);
/** «Ocupo un dron, baterías y el seguro, son 2.800.000»: what is needed, one thing after another, and its sum. */
const NEEDED_LIST =
  /^[ ,;:.]*(?:(?:y|and) )?(?:(?:me |nos )?(?:ocupo|ocupamos|necesito|necesitamos|hace[n]? falta)|hay que (?:comprar|hacer|poner|montar|adaptar|preparar)|(?:i|we)(?: will|'ll)? need|need|to buy|setting up costs)(?![a-z])[^.;]*(?:,| y | and )[^.;]*(?<![a-z])(?:son|todo|todo junto|en total|total|that['’]?s|comes? to|altogether|in all)(?: (?:unos|unas|como|about|around|it's|es|son))* ?[$€£]?$/;
/** "£12,000 from us and a £10,000 loan". */
const FROM_US = /^ (?:(?:is|are|comes?|coming) )?from (?:us|me|ourselves|myself)(?![a-z])/;
/** "Monthly it's around $380", «al mes son 900»: all that a month takes. */
const MONTH_IS =
  /(?<![a-z])(?:monthly|(?:every|each|per|a) month|cada mes|al mes|mensual(?:mente|es)?|todos los meses),?:? (?:todo )?(?:it(?:['’]?s| is|['’]?ll be| will be| comes? to| runs?(?: to| at)?| works? out(?: at)?)|that(?:['’]?s| is)|(?:es|son|seria[n]?|sera[n]?|salen?(?: por)?|suman?))(?: (?:around|about|roughly|like|some|maybe|unos|unas|como|alrededor de))* ?[$€£]*$/;
/** "The shop runs at £1,900 a month", "running it is £140 a month". */
const RUNS_LEAD =
  /(?<![a-z])(?:(?:shop|place|business|studio|cafe|van|truck|salon|kitchen|clinic|whole thing|it|thing|local|negocio|taller|todo) (?:runs? (?:me )?(?:at|to|on|about)?|se mantiene con|funciona con)|run+ing (?:it|this|the [a-z]+) (?:is|costs?(?: me)?|comes to|takes)|(?:llevarlo|mantenerlo|tenerlo abierto|tener abierto) (?:cuesta|sale|son))(?: (?:por|around|about|roughly|unos|unas|como))* ?[$€£]*$/;
/** «De gastos unos 300 al mes», "it costs me 900 a month to run": all that a month takes, said in a word. */
const SPENT_LEAD =
  /(?<![a-z])(?:gast(?:os?|amos|aria|ariamos)|expenses|outgoings|bills|it(?: will)? costs?|(?:i|we)(?: will|'ll)? spend)(?: (?:se|me|nos|us|van?|voy|son|seran|serian?|tendre|tengo|como|unos|unas|de|mensuales|al|mes|a|month|about|around|are|is|will|be|of|come|to))*[ :$€£]*$/;
const SPENT_TAIL =
  /^ (?:al mes |mensuales |a month |per month |cada mes )*(?:de gastos?|en gastos|on (?:bills|expenses|costs)|in (?:expenses|costs)|to run|to keep (?:it )?(?:going|open))(?![a-z])(?! en)/;
const WAGE = new RegExp(`(?<!(?:steam|vacuum|carpet|window|oven|pressure|drain|jet|pipe|air) )${word(EMPLOYEE)}(?: [a-z-]+){0,5} ?[$€£]?$`);
const HIRED = new RegExp(word(EMPLOYED));

/** Whether money is given, or put in for a part of the business. */
export function tellsGift(words: string): boolean {
  return GIVEN_NEAR.test(words) || INVESTOR_NEAR.test(words);
}

/** «Solo yo, quiero 1.500 al mes»: nothing else is wanted by the month. */
const WANTED =
  /(?<![a-z])(?:quiero|quisiera|querria|necesito|preciso|ocupo|i(?:'d like| want| need|'d want))(?: (?:unos|unas|como|al menos|minimo|about|around|like|at least))* ?[$€£]?$/;
const NOTHING_BOUGHT = new RegExp(
  `^ ?(?:$|[,.;)]|(?:y|and|para mi(?!${WHO_HELPS})|for me|to live(?: on)?|to get by|para vivir|para ir tirando|(?:after|from|by) (?:the )?(?:month|year|first|second|third|that|then|day)|(?:despues|a partir|desde|pasad[oa]s?) (?:del? |el |la |los |las )?(?:mes|ano|primer|tercer|cuarto|sexto|eso|ahi)|limpi[oa]s|net[oa]s?|libres|clear|after tax(?:es)?|take[- ]home|en mano|in hand)(?![a-z]))`,
);

/** Whether a sum is wanted for nothing that is named. */
export function isWanted({ lead, tail }: Pick<Breath, 'lead' | 'tail'>): boolean {
  return WANTED.test(lead) && NOTHING_BOUGHT.test(tail);
}

/** How far after the amount it may be said that nobody has promised it. */
const NEAR_ENOUGH = 45;

/** What the words right about the amount say without doubt; null where they do not. */
export function roleInBreath({ lead, longLead, tail, rest }: Breath, money: Money, tellsFunds: boolean): RoledMoney['role'] {
  const isMonthly =
    money.per === 'month' || money.per === 'week' || money.per === 'fortnight' || money.per === 'bimonth' || money.per === 'quarter';
  if (money.per === null && NEEDED_LIST.test(longLead)) return 'investment';
  if (money.per === null && FROM_US.test(tail)) return 'ownFunds';
  if (HEADER.test(lead)) return 'fixedPart';
  if (FIXED.test(lead) || (FIXED.test(tail) && money.per !== 'unit')) return 'fixedCosts';
  if (MONTH_IS.test(lead) && (isMonthly || money.per === null)) return 'fixedCosts';
  if (isMonthly && (SPENT_LEAD.test(lead) || RUNS_LEAD.test(lead) || SPENT_TAIL.test(tail))) return 'fixedCosts';
  if (tellsOwnPay(longLead) || tellsOurPay(longLead)) return 'founderPay';
  if (money.per === 'month' && isWanted({ lead, tail })) return 'founderPay';
  if (INCLUDING.test(lead) && /(?<![a-z])for (?:the (?:two|three) of us|us both|each of us|both of us)(?![a-z])/.test(tail))
    return 'founderPay';
  const isEmployed = (WAGE.test(lead) && !isWork(lead)) || (HIRED.test(`${lead}${tail}`) && !/^ ?de /.test(tail) && isMonthly);
  if (isEmployed && !isPaidOnce(lead)) return 'fixedPart';
  if ((isMonthly && countMonthly(lead) > 0) || (money.per === null && RENT_TAIL.test(tail))) return 'fixedPart';
  if (isMonthly) return null;
  if (INVESTOR_NEAR.test(lead) || INVESTOR_NEAR.test(tail) || FOR_A_PART.test(tail) || KEEPS_PART.test(rest) || COMES_IN.test(lead))
    return 'invested';
  const isGiven = GIVEN_NEAR.test(lead) || GIVEN_NEAR.test(tail);
  if (isGiven && isUnsure(`${lead}|${rest.slice(0, NEAR_ENOUGH)}`)) return 'spend';
  if (PARTNER_INVESTS.test(lead)) return 'invested';
  if (isGiven) return 'given';
  const tailed = OWED_TAIL.test(tail) || (tellsFunds && KIN_TAIL.test(tail)) ? 'loan' : OWN_TAIL.test(tail) ? 'ownFunds' : null;
  if (tailed !== null) return tailed;
  if (PARTNER_HAS.test(lead)) return 'ownFunds';
  const hasOwn = OWN_LEAD.test(lead) || HAND_OVER.test(lead);
  const owed = OWED_LEAD.exec(lead);
  const own = OWN_LEAD.exec(lead) ?? HAND_OVER.exec(lead);
  if (owed && (own === null || owed.index > own.index)) return 'loan';
  if (hasOwn) return 'ownFunds';
  return isMonthlyList(lead) ? 'fixedPart' : null;
}

/** "724 € el alquiler", "724 is rent". */
const RENT_TAIL = /^ (?:(?:de|for|of|in|son|es|is|el|la|the) ){1,2}(?:alquiler|renta|arriendo|rent)(?! deposit)(?![a-z])/;
