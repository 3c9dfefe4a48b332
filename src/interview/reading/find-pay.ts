// Whether the fixed costs hold everybody's pay, and what the founder takes.
import type { Fact, FactSheet } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground, Money } from './amount.ts';
import { ALONE } from './count-founders.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { countMonthly } from './monthly-words.ts';
import { namesHired, tellsLiving, tellsOurPay, tellsShares } from './pay-words.ts';
import { WHO_HELPS } from './people-words.ts';
import type { ReadingContext } from './reading-context.ts';

const PAY =
  "(?:(?:los|el|mi|mis|las|la|nuestros?|todos|todo|the|all|my|our|your|everyone'?s|any|de|own|propio|dos|tres|cuatro|cinco|two|three|four|five) )*(?:sueldos?|salarios?|nominas?|wages?|salar(?:y|ies)|payroll|pay|drawings)";
const APART = new RegExp(
  `\\b(?:have ?n['’]t|have not|did ?n['’]t|did not|no (?:he|hemos|habia|habiamos)) (?:yet )?(?:includ\\w+|count\\w*|add\\w*|incluido|contado|metido|puesto|sumado) ${PAY}\\b|\\b(?:cobr\\w+|sueldos?|pay|salar\\w+|take|draw|wages?)\\b(?:[^.;]|[.](?=\\d)){0,60}\\b(?:eso|esto|that|it|those) (?:no esta[n]?|is ?n['’]t|is not|are ?n['’]t|are not)(?: \\w+)? (?:en|in|inclu\\w+|contad\\w+|metid\\w+)\\b|\\b(?:sin(?: contar| incluir)?|no (?:incluyen?|cuento|contamos|cuentan?|estan?|meto|metemos)|aparte(?: de)?|excepto|salvo|quitando|not (?:counting|including)|without(?: counting)?|excluding|excl\\.?|before|apart from|except(?: for)?|on top of|ex) ${PAY}\\b|\\b${PAY} (?:va |van |is |are |estan? )?(?:no incluid[oa]s?|sin incluir|aparte|a parte|not included|excluded|extra|on top|fuera|come on top|comes on top)\\b|\\b${PAY} (?:is ?n['’]t|is not|are ?n['’]t|are not|no (?:esta[n]?|va[n]?|entra[n]?|cuenta[n]?))(?: (?:ahi|aun|todavia|yet|really))? (?:in|en|part of|incluid[oa]s?|included|counted|metid[oa]s?|dentro|contad[oa]s?)\\b|\\bbefore (?:i|we) (?:pay|take|draw)\\b|\\bsin contar lo (?:mio|nuestro)\\b|\\b(?:incluid[oa]s?|included)[^.;\\d]{0,20}(?:menos|salvo|excepto|except|but not) (?:el mio|mi\\b|mine|my)`,
  'g',
);
/** "I'd take 2,500 separately", «yo sacaría aparte 2.000»: whatever others' pay is counted in. */
const OWN_APART =
  /(?<![a-z])(?:i(?:['’]d| would|['’]ll| will| want to| need to)? (?:take|draw|pay myself|like|want|need)|yo (?:me )?(?:saca\w+|saco|lleva\w+|cobr\w+|quiero|quisiera|necesito))[^.;]{0,40}?(?<![a-z])(?:separately|on top(?: of (?:that|it))?|besides(?: that)?|apart from that|aparte(?: de eso)?|por separado|ademas de eso|besides)(?![a-z])|(?<![a-z])mi (?:sueldo|asignacion|remuneracion|paga)[^.;]{0,30}? (?:va|queda|esta) (?:al margen|fuera|aparte)(?![a-z])|(?<![a-z])(?:no esta|sin) lo (?:nuestro|mio)(?![a-z])|(?<![a-z])(?:sin|not) (?:contarme|pagarme|counting me|me in it)(?![a-z])|(?<![a-z])i(?:['’]m| am) not in (?:it|there)(?![a-z])/;
const WITHIN = new RegExp(
  `\\b(?:con|incluid[oa]s?|incluyendo|incluyen?|contando|including|includes?|included|incl\\.?|inc\\.?|with|counting|covers?) (?:already |ya )?${PAY}\\b|\\b${PAY}(?:,? (?:y|and|e) (?:[a-z]+ ){1,4}?| )(?:ya |already |esta |estan |va |van |are |is )*(?:incluid[oa]s?|included|dentro|en los (?:gastos|fijos)|(?:in|part of) (?:the |those |my |our )?(?:fixed|costs|overheads|it|there))\\b|\\b(?:my|mi)(?: own| propio)? [$€£]?\\d[\\d.,]*(?: ?(?:€|euros?|pesos|dollars|pounds))?(?: pay| de sueldo)?(?: is| are| ya| already)* (?:in (?:it|there|that)|included|incluid[oa]s?|dentro)\\b|\\b(?:with|includ(?:es?|ing)|incl\\.?|counting|con|contando|incluyendo|incluid[oa]s?|incluyen?) (?:my|mis?) (?:own )?[$€£]?\\d|(?:^|[,.;] ?)(?:todo incluido|con todo incluido|everything included|all included)(?=$|[,.;])`,
  'g',
);
const COSTS =
  /\b(?:fij[oa]s?|gastos?|costes?|costos?|fixed|overheads?|running|expenses|al mes|cada mes|a month|per month|(?:each|every) month|monthly|mensual\w*)\b/;
const TELLS_PAY: ReadonlySet<QuestionId> = new Set(['fixed-costs', 'resources', 'team', 'read-back']);

/** Whether the fixed costs were said with pay inside; without the founder's own they are said without. */
export function findPayIncluded({ folded, text }: Ground, { question, answer }: ReadingContext): readonly Fact[] {
  if (!TELLS_PAY.has(question)) return [];
  if (question !== 'fixed-costs' && question !== 'read-back' && !COSTS.test(folded)) return [];
  const [within] = [...folded.matchAll(WITHIN)];
  const apart =
    OWN_APART.exec(folded) ??
    [...folded.matchAll(APART)].find((match) => !isOfTime(folded, match) && !(within !== undefined && UNPAID_BARE.test(match[0])));
  const match = apart ?? within;
  if (match === undefined) return [];
  return [makeFact('payIncluded', match !== apart, { quote: quoteOf(text, answer, match.index, match.index + match[0].length) })];
}

/** "1.100 de gastos y mi sueldo de 1.300 aparte": pay that is told beside the costs of a month is none of them, unless it is said to be. */
export function findPayBeside({ folded, text }: Ground, found: readonly Fact[], { answer, known }: ReadingContext): readonly Fact[] {
  const [costs, pay] = (['fixedCosts', 'founderPay'] as const).map((id) => found.find((fact) => fact.id === id));
  if ((costs || pay) && !(costs && pay) && !found.some(({ id }) => id === 'payIncluded')) return besideTold({ costs, pay }, known);
  if (!costs || !pay?.quote || pay.value === 0 || found.some(({ id }) => id === 'payIncluded')) return [];
  const { start, end } = pay.quote;
  const lead = folded.slice(Math.max(0, start - 60), start).replace(/^.*[.;!?\n]/s, '');
  const isWithin = PART_BEFORE.test(lead) || PART_AFTER.test(folded.slice(end, end + 30)) || isListedUnder(folded, costs, pay);
  return [makeFact('payIncluded', isWithin, { quote: quoteOf(text, answer, start, end), origin: 'derived' })];
}

/** The one told now, the other before: a list of costs without the pay leaves it out, and a sum of both holds it. */
function besideTold(
  { costs, pay }: { readonly costs: Fact | undefined; readonly pay: Fact | undefined },
  known: FactSheet,
): readonly Fact[] {
  const [month, taken] = [costs ?? known.fixedCosts, pay ?? known.founderPay];
  if (!month || !taken || taken.value === 0) return [];
  const before = known.fixedCosts?.value;
  if (costs && before !== undefined && Math.abs((costs.value as number) - before - (taken.value as number)) < 1)
    return [makeFact('payIncluded', true, { quote: costs.quote, origin: 'derived' })];
  const isTold = known.payIncluded !== undefined || month.origin !== 'derived';
  return isTold ? [] : [makeFact('payIncluded', false, { quote: (pay ?? costs)?.quote ?? null, origin: 'derived' })];
}

const PART_BEFORE =
  /(?<!(?:not|no|sin|without)[a-z]* )(?<![a-z])(?:includ(?:es?|ing|ed)|incl|incluid[oa]s?|incluyen?(?:do)?|contando|(?<!left )with|con(?! (?:sacar|cobrar|ganar|llevar|eso|esto))|de (?:l[oa]s? que|es[oa]s?|ell[oa]s)|of (?:which|that|it|those))(?![a-z])[^.;\d]{0,40}$/;
const PART_AFTER = /^[^.;,\d]{0,15}(?<![a-z])(?:dentro|ya incluid[oa]s?|incluid[oa]s?|included|inside)(?![a-z])/;

/** "2.400 al mes: alquiler 900, luz 200 y mi sueldo 1.300". */
function isListedUnder(folded: string, { quote, origin }: Fact, pay: Fact): boolean {
  const from = quote?.end ?? 0;
  return (
    origin === 'said' && pay.quote !== null && pay.quote.start > from && /^[^.;,\d]{0,20}[:(]/.test(folded.slice(from, pay.quote.start))
  );
}

/** "sin sueldo el primer año": nobody is left out of the costs, the founder goes unpaid. */
function isOfTime(folded: string, match: RegExpExecArray): boolean {
  return /^sin /.test(match[0]) && UNTIL.test(folded.slice(match.index + match[0].length, match.index + match[0].length + 30));
}

/** "My partner works one day a week without pay", where pay was said to be in the costs. */
const UNPAID_BARE = /^(?:sin|without) (?:sueldo|salario|pay)$/;
const UNTIL =
  /^,? (?:(?:en |durante )?(?:el|todo el|este) (?:primer |1er )?ano|al (?:principio|comienzo|empezar)|los primeros|hasta|de momento|por ahora|mientras)/;
const UNPAID_ES = new RegExp(
  [
    /\bno (?:voy a |pienso )?(?:cobrare?|cobraria|cobrar|cobro|cobra(?:mos|remos|riamos)|nos (?:pagaremos|pagamos|pondremos)|tendre|tener|pagarme|me (?:pago|pagare|pagaria|pongo|pondre|asigno|asignare|llevo|llevare))(?: (?:yo|nada|ningun|un|sueldo|salario|nomina))*/
      .source,
    /\bsin (?:cobrar(?: nada| sueldo)?|pagarme(?: nada)?|sueldo\b(?: (?:mio|propio|para mi))?)/.source,
  ].join('|'),
  'g',
);
const UNPAID_EN =
  /\b(?:(?:i|we) (?:won'?t|will not|don'?t|do not|am not going to|would not|wouldn'?t)(?: be)? (?:(?:take|taking|draw|drawing)(?: (?:a|any|out|home|myself|ourselves))* (?:salary|pay|wages?|money|anything)|pay(?:ing)? (?:myself|ourselves)|(?:be )?paid\b)|not (?:going to be )?(?:paying|taking|drawing) (?:myself|ourselves|anything|(?:a |any )?(?:salary|pay|wages?))|(?:no|zero) (?:salary|pay|wages?) for (?:me|myself|us|ourselves)|nothing for (?:me|myself)|i(?:'ll| will)? (?:take|draw) (?:nothing|no (?:salary|pay|wages?|money))|i(?:'ll| will)? (?:work|go) (?:unpaid|for free|without (?:pay|a salary)))/g;
/** Months without pay below which the pay that follows matters more. */
const SHORT =
  /\b(?:(?:un|one|a|dos|two|tres|three|cuatro|four|cinco|five|seis|six|[1-6]) (?:primeros )?(?:mes(?:es)?|months?)|(?:primeros?|first) (?:(?:dos|two|tres|three|cuatro|four|cinco|five|seis|six|[1-6]) )?(?:mes(?:es)?|months?))\b/;

/** "no cobraré nada el primer año": a pay of nothing. Not what customers are not charged, nor a few months without. */
export function findNoPay({ folded, text }: Ground, { question, answer }: ReadingContext): readonly Fact[] {
  if (!UNPAID_QUESTIONS.has(question)) return [];
  const found = [...folded.matchAll(UNPAID_ES), ...folded.matchAll(UNPAID_EN)].find((match) => {
    const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 40);
    if (/^sin sueldo/.test(match[0]) && COSTS_BEFORE.test(folded.slice(0, match.index)) && !UNTIL.test(after)) return false;
    return isPayOfFounder(match[0], after) && !SHORT.test(after);
  });
  if (found === undefined) return [];
  const quote = quoteOf(text, answer, found.index, found.index + found[0].length);
  return [makeFact('founderPay', 0, { period: 'month', quote })];
}

/** "690 al mes sin sueldo", «gastos fijos de 1.300 con el gas y el contador, sin sueldo mío»: the costs without the pay. */
const COSTS_BEFORE =
  /(?:al mes|mensual(?:es)?|\/mes|€|euros|pesos|soles),? $|(?<![a-z])(?:fij[oa]s|gastos|costos|costes)(?![a-z])[^;\n]*\d(?:[^.;\n]|\.\d)*(?<! yo),? $/;

function isPayOfFounder(words: string, after: string): boolean {
  if (/\b(?:i|we|us|me|myself|ourselves|pagarme|mio|propio|para mi)\b|no me /.test(words)) return true;
  return /\b(?:sueldo|salario|nomina)\b/.test(words) ? !/^s?\b (?:de|a|en la|por)/.test(after) || UNTIL.test(after) : UNTIL.test(after);
}

const UNPAID_QUESTIONS: ReadonlySet<QuestionId> = new Set([
  'resources',
  'fixed-costs',
  'team',
  'funding',
  'investment',
  'goals',
  'read-back',
]);

const WANTS =
  /\b(yo |nosotr[oa]s )?(?:quiero|quisiera|querria|necesito|necesitaria|espero|me gustaria|pretendo|pienso|aspiro a|tengo que|debo|puedo|queremos|necesitamos|esperamos|nos gustaria|pensamos|tenemos que) (?:yo )?(cobrar|ganar(?:me|nos)?|sacar|llevar(?:me|nos)|sacar(?:me|nos)|quedar(?:me|nos) con|ingresar|vivir con)\b[^.;]*$|\b(yo) (?:cobro|cobrare|cobraria|agarro|agarraria|gano|ganaria|me llevo|me llevaria|saco|sacare|sacaria|me saco|me sacaria)\b[^.;]*$/;
const WANTS_EN =
  /\bi(?:'?d| would|'?ll| will)? ?(?:need|want|plan|expect|hope|like|intend|have|aim)?(?: to)? (?:(?:be )?(?:take|taking|draw|drawing|pull|pulling|clear|clearing|earn|earning|bring|bringing)|live on|pay myself)(?: home| out)?\b[^.;]*$/;
/** "Yo me pondría 1.300", «a mí me tienen que quedar 1.400», "taking 1,300 a month": what somebody who works there takes. */
const TAKES =
  /(?<![a-z])(?:me (?:tienen?|tendrian?) que quedar|que me queden|(?:need|want|have|like|hope) to be left with|to leave me(?: with)?)(?![a-z])[^.;\d]{0,20}$|(?<![a-z])(?:yo )?me (?:pongo|pondre|pondria|asigno|asignare|asignaria|pago|pagare|pagaria|llevo|llevare|llevaria|quedo con|quedare con|quedaria con|(?:quiero|quisiera|querria|gustaria|voy a|pienso) (?:pagar|sacar|llevar|poner|quedar con))(?![a-z])[^.;\d]{0,30}$|(?<![a-z])(?:paying (?:myself|ourselves)|drawing|taking (?!on|over|out a)|(?:need|want|plan|hope|have) to (?:draw|pay myself|live on))(?![a-z])[^.;\d]{0,20}$/;
/** "Mi sueldo, que serían 1.300", "my own pay of". */
const OWN_NAMED =
  /(?<![a-z])(?:(?:mi|my) (?:propi[oa] |own )?(?:sueldo|salario|nomina|paga|asignacion|remuneracion|retiro|pay|salary|wages?|draw)|(?:sueldo|salario) (?:mio|para mi|propio)|lo (?:mio|nuestro)|(?:salary|wages?|pay|draw) for (?:me|myself))(?:,? (?:que|which|it|seria[n]?|sera[n]?|son|es|would|will|be|is|de|of|at|a|about|unos|around))* ?[$€£]?$/;
/** «La cocinera 700, mi prima 1.350 y yo 1.400»: in a list of what each takes. */
const FOR_I = /(?:^|[,:] ?| )(?:y|and) (?:yo|me)(?: unos| about| around)? ?[$€£]?$/;
/** "No me voy a pagar los primeros seis meses, después 3 millones". */
const AFTER_UNPAID =
  /(?<![a-z])(?:no (?:me )?(?:voy a )?(?:pagar(?:me)?|pago|pagare|cobr\w+|pongo|pondre)|not (?:paying|taking|drawing)|won'?t (?:pay|take|draw)|no (?:pay|salary|wage)|nothing)(?![a-z])[^.;]*(?<![a-z])(?:despues|luego|then|afterwards|after that)(?: [a-z]+){0,2} ?[$€£]?$/;
/** "Los gastos fijos con mi sueldo son 2.400": of all the costs. */
export const ALL_WITH_PAY =
  /(?<![a-z])(?:gastos?|costes?|costos?|fijos|costs?|overheads?|outgoings|expenses|total|todo|everything)(?![a-z])[^.;\d]*(?<![a-z])(?:con|incluid[oa]s?|incluyendo|contando|contar|sin|mas|y|with|including|counting|without|before|plus|and) (?:mi|my|nuestr[oa]s?|our)(?: own)?(?![a-z])/;
/** "Yo quiero 1.600 €.", "I'd want £1,600 a month.": a sentence of its own among what is paid every month. */
const BARE_WANT =
  /^[ ,;:.]*(?:(?:y|and) )?(?:yo (?:quiero|querria|quisiera)|i(?:'d| would)? (?:want|like)|i'd like)(?: about| around| unos| como)? ?[$€£]?$/;
/** What is needed may be all that opening takes: it is pay only where it is of a month. */
const BARE_NEED = /^[ ,;:.]*(?:(?:y|and) )?(?:yo (?:necesito|necesitaria)|i(?:'d| would)? need)(?: about| around| unos| como)? ?[$€£]?$/;
const ENDS_THERE =
  /^(?: ?(?:a|per|each) month| al mes| mensuales| por mes)?(?: (?:limpi[oa]s|net[oa]s?|clear|in hand|after tax))? ?(?:[.;]|$)/;
const OF_MEANS: ReadonlySet<QuestionId> = new Set(['resources', 'fixed-costs', 'team']);
/** "Para nosotros 3 millones entre los dos": what is left for those who start it. */
const FOR_US =
  /^[ ,;:.]*(?:(?:y|and) )?(?:para (?:mi|nosotr[oa]s(?: dos)?)|nosotr[oa]s|us(?: two)?|for (?:me|myself|(?:the two of )?us))(?: unos| about| around)? ?[$€£]?$/;
/** "2,400 a month, that's with my 1,300 in it", «14 mil al mes ya con mis 8 mil»: of a month's costs told right before. */
const WITH_MINE =
  /(?<![a-z])(?:with|incl(?:ud(?:es|ing))?\.?|counting|con|contando|incluid[oa]s?|incluyendo|incluyen?) (?:my|mis?|nuestros|our)(?: own)? [$€£]?$/;
const OF_COSTS =
  /(?<![a-z])(?:fij[oa]s?|gastos?|costos?|costes?|fixed|overheads?|bills|outgoings|expenses|al mes|a month|per month|monthly|mensual\w*|to run)(?![a-z])/;

function isWithinCosts(folded: string, { start, end, per }: Money, question: QuestionId): boolean {
  const lead = sentenceBefore(folded, { start });
  const isOther = /^ ?(?:€|euros?|pesos|mil|k)? ?(?:of|in|de|en) (?:savings?|ahorros?|deposit|deposito|stock)(?![a-z])/.test(
    folded.slice(end),
  );
  return !isOther && (per === null || per === 'month') && /\d/.test(lead) && (question === 'fixed-costs' || OF_COSTS.test(lead));
}

/** "That includes 400 each for us". */
const EACH_OF_US = /^ (?:for|to|para) (?:(?:each|both|all|the (?:two|three)) of us|us|ourselves|nosotr[oa]s)(?![a-z])/;
/** Alone in the business: whose the pay is needs no word. */
const SOLE_PAY =
  /(?<![a-z])(?:(?:sueldo|salario|nomina|salary|wages?|pay)(?: mensual| monthly)? (?:de|of)|(?:de|como|as) (?:sueldo|salario|salary|pay|wages?))(?: unos| about)? [$€£]?$/;
/** «Seguro 35 y para mí 1.000»: said before a sum of its own, and of none before it. */
const ITS_OWN_SUM =
  '(?! (?:y|e|mas|and|plus|\\+),? (?:otr[oa]s |unos |another |about )?(?:para|de sueldo|como|for|as)(?![a-z])[^.;,\\d]{0,20}[$€£]?\\d)';
const FOR_ME = new RegExp(
  `^${ITS_OWN_SUM}[^.;,\\d]{0,20}\\b(?:para (?:mi(?!${WHO_HELPS})|nosotr[oa]s)|de sueldo (?:para mi(?!${WHO_HELPS})|mio)|como (?:mi )?sueldo|for myself|for ourselves|for us|for me|as my (?:own )?(?:pay|salary|wage|draw)|out of (?:it|the business))\\b`,
);
/** "2,400 a month into my hand", «1.300 al mes en mi bolsillo». */
const INTO_POCKET =
  /^ ?(?:a month |al mes )?(?:(?:in|into|to) (?:my|our) (?:own )?(?:hands?|pockets?)|(?:en|a|para) (?:mi|nuestro) (?:propio )?bolsillo)(?![a-z])/;
/** "£1,800 for both of us": the list of a month's costs goes on with what its founders live on. */
const FOR_US_BOTH =
  /^ ?(?:a month |al mes )?(?:for (?:both of us|the (?:two|three) of us|us both)|between (?:us|the (?:two|three) of us)|para (?:ambos|l[oa]s (?:dos|tres))|entre l[oa]s (?:dos|tres))(?= ?$| ?[,.;)])/;
const FROM_CUSTOMERS = /^ ?(?:por|per|a cada|cada|each|from|de cada|for (?:each|every)|a los|a las|al client)\b/;
const SELLING: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'solution', 'unit-cost']);

/** «Y les pago 1.800 entre los dos»: whoever is paid is not who talks. */
const PAYS_THEM =
  /(?<![a-z])(?:les (?:pag(?:o|amos|are|aria)|doy|damos)|(?:i|we)(?:'ll| will)? pay (?:them|the (?:two|three)))(?![a-z])[^.;\d]{0,20}$/;

function sentenceBefore(folded: string, { start }: Pick<Money, 'start'>): string {
  return folded.slice(Math.max(0, start - 160), start).replace(/^.*[.;!?\n](?=\s)/s, '');
}

/** Whether the amount is what the founder wants to take each month. "Quiero cobrar 49 € al mes" where the price is asked for is a price. */
export function isFounderPay({ folded }: Ground, money: Money, previousEnd: number, { question }: ReadingContext): boolean {
  if (money.per === 'hour' || money.per === 'day') return false;
  const left = folded.slice(Math.max(previousEnd, money.start - 80), money.start).replace(/^.*[.;!?\n]/s, '');
  const right = folded.slice(money.end, money.end + 40);
  if (PAYS_THEM.test(left)) return false;
  if (question === 'team' && tellsShares(left, `${folded.slice(money.start, money.end)}${right.split(/[.;,]/)[0]}`)) return true;
  if (money.per === 'unit' && OF_MEANS.has(question) && EACH_OF_US.test(right)) return true;
  if (money.per === 'unit') return OF_MEANS.has(question) && tellsOurPay(left) && tellsShares(left, folded.slice(money.start, money.end));
  if (FROM_CUSTOMERS.test(right)) return false;
  if (FOR_ME.test(right) || (INTO_POCKET.test(right) && (money.per === 'month' || question === 'fixed-costs'))) return true;
  if (OF_MEANS.has(question) && FOR_US_BOTH.test(right) && countMonthly(left) === 0 && !namesHired(sentenceBefore(folded, money)))
    return true;
  if (question === 'price' || (money.per === null && SELLING.has(question))) return false;
  if (!SELLING.has(question) && (tellsLiving(left, right) || (OF_MEANS.has(question) && tellsOurPay(left)))) return true;
  if (OF_MEANS.has(question) && WITH_MINE.test(left) && isWithinCosts(folded, money, question)) return true;
  if (WANTS_EN.test(left) || (OWN_NAMED.test(left) && !ALL_WITH_PAY.test(left))) return true;
  if (!SELLING.has(question) && (TAKES.test(left) || AFTER_UNPAID.test(left))) return true;
  if (question === 'fixed-costs' && FOR_I.test(left)) return true;
  const isBare =
    ENDS_THERE.test(right) && (BARE_WANT.test(left) || ((money.per === 'month' || question === 'fixed-costs') && BARE_NEED.test(left)));
  if (OF_MEANS.has(question) && (FOR_US.test(left) || isBare)) return true;
  if (OF_MEANS.has(question) && ALONE.test(folded) && SOLE_PAY.test(left) && !namesHired(sentenceBefore(folded, money))) return true;
  const wants = WANTS.exec(left);
  if (wants === null) return false;
  const [, subject, verb, alone] = wants;
  if (!SELLING.has(question)) return true;
  return alone === undefined && (subject !== undefined || verb !== 'cobrar');
}
