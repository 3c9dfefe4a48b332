// Whether the words beside an amount say that the founders take it, each or together.
import { EMPLOYED, EMPLOYEE } from './cost-words.ts';
import { WHO_HELPS } from './people-words.ts';

const OWN_PAY = new RegExp(
  String.raw`(?<![a-z])(?:(?:mi|my) (?:propi[oa] |own )?(?:sueldo|salario|nomina|paga|pay|salary|wages?|draw)|(?:sueldo|salario) (?:mio|para mi|propio)|pay(?:ing)? myself|pagarme|me (?:pongo|pondre|pondria) (?:un |de )?(?:sueldo|salario)|i(?:'d| would|d)? (?:like|want|need|hope|plan) to (?:take|draw|pull|make|earn)(?: home| out)?|me (?:quiero pagar|pago|pagare|pagaria)|i can (?:live|get by|manage) on|con (?:sacarme|cobrar yo)|vivo con|(?:quiero|necesito|puedo|querria|quisiera|espero) (?:sacar|sacarme|cobrar|ganar|vivir con)|(?:me )?gustaria (?:sacar|sacarme|cobrar)|me (?:tienen?|tendrian?) que quedar|(?:me )?han? de quedarme|(?:need|want|have|like|hope) to be left with|para mi(?!${WHO_HELPS}))(?![a-z])[^.\d]{0,25}$`,
);
const OUR_PAY =
  /(?<![a-z])(?:nos (?:pagamos|pagaremos|pagariamos|asignamos|asignaremos|ponemos|pondremos|pondriamos)(?= (?:unos |como |de sueldo )?\d| (?:un |de )?sueldo|$| $)|(?:we|both)(?: will| would|'ll|'d)? (?:each |both |all )?(?:pay ourselves|take|draw)(?: out| home)?|each (?:of us |founder |partner )?(?:will |would )?(?:then )?(?:takes?|draws?)|we(?:'d| would)? each (?:want|need|like)|pay(?:ing)? ourselves|our (?:own )?(?:pay|salar(?:y|ies)|wages?|draw)|nuestr[oa]s? (?:propi[oa]s? )?(?:sueldos?|salarios?|nominas?|pagas?)|cada (?:soci[oa]|un[oa]) (?:cobra\w*|se lleva\w*|saca\w*|gana|retira\w*|recib\w*)|saca(?:mos|remos|riamos)|cobra(?:mos|remos|riamos)|(?:queremos|querriamos|quisieramos|necesitamos|necesitariamos|esperamos|pensamos|pretendemos|nos gustaria|tenemos que|podemos|con) (?:vivir con|sacar|cobrar|ganar|llevar|sacarnos|llevarnos|pagarnos|ponernos)(?: a casa)?|vivimos con|we(?:'d| would| can| could|'ll| will)?(?: just| only)? ?(?:want|need|hope|plan|like|have|aim)?(?: to)? (?:(?:be )?tak(?:e|ing)(?: home)?|draw|pay ourselves|earn|live (?:on|off)|get by on|(?:be )?bring(?:ing)? home))(?![a-z])[^.\d]{0,25}$/;
/** Named after its amount, the pay is no word for the next: «1.500 € son mi sueldo y 724 € el alquiler». */
const NAMED_PAY =
  /^ ?(?:al mes |a month )?(?:son|es|seria[n]?|sera[n]?|is|are|for|de|para|como) (?:de )?(?:mi|my) (?:propi[oa] |own )?(?:sueldo|salario|nomina|paga|pay|salary|wages?|draw)(?= y | and |[,;])/;

/** "Mi sueldo", "paying myself": of who is talking. */
export function tellsOwnPay(before: string): boolean {
  return OWN_PAY.test(before.replace(NAMED_PAY, ' '));
}

/** "Sacamos", "we each take": of all who start it. */
export function tellsOurPay(before: string): boolean {
  return OUR_PAY.test(before);
}

/** «Sueldos 1 millón 800 para cada uno»: of each who starts it, where nobody else is named. */
export function tellsPayOfEach({ lead, tail }: { readonly lead: string; readonly tail: string }): boolean {
  return PAY_BEFORE.test(lead) && FOR_EACH.test(tail);
}

const PAY_BEFORE = /(?<![a-z])(?:sueldos?|salarios?|salar(?:y|ies)|pay|wages)(?: de| of)?(?: unos| about)? ?[$€£]?$/;
const FOR_EACH =
  /^ ?(?:(?:al mes|a month|pesos|euros|€) )?(?:para|a|for) (?:cada un[oa](?! de l[oa]s)|cada soci[oa]|each(?: of us)?(?! of the))(?![a-z])/;

/** "£1,800 for both", «900 entre los dos», «600 los dos»: of all together. `after` may begin with the amount itself. */
export function isForAll(after: string): boolean {
  return FOR_ALL.test(after);
}

const FOR_ALL =
  /(?<![a-z])(?:(?:for|para|entre) (?:the )?(?:both|amb[oa]s|l[oa]s (?:dos|tres|cuatro)|nosotr[oa]s(?: (?:dos|tres))?|(?:the )?(?:two|three|pair)(?: of us)?|us|all (?:two|three|of us))|between (?:us|the (?:two|three)|both)|l[oa]s (?:dos|tres) junt[oa]s|the (?:pair|lot))(?![a-z])|^ ?(?:[$€£]? ?\d[\d.,]* ?(?:€|euros?|pesos|soles)? )?l[oa]s (?:dos|tres)(?= ?$| ?[,.;)]| y )/;

/** "£900 each", «1.800 entre las dos»: told of each or of all of those who start it, and of nobody hired. */
export function tellsShares(before: string, after: string): boolean {
  return (OF_EACH.test(after) || FOR_ALL.test(after)) && !HIRED_BEFORE.test(before);
}

/** Whether somebody hired is named in these words. */
export function namesHired(words: string): boolean {
  return EMPLOYEE_NAMED.test(words);
}

const EMPLOYEE_NAMED = new RegExp(`(?<![a-z])${EMPLOYEE}(?![a-z])`);

const OF_EACH = /(?<![a-z])(?:cada un[oa]|cada quien|cada cual|c\/u|each|apiece)(?![a-z])/;
const HIRED_BEFORE = new RegExp(
  `(?<![a-z])(?:${EMPLOYEE}|${EMPLOYED}|students?|kids|boys|estudiantes|ayudantes?|helpers?|les pag(?:o|amos|are|aria))(?![a-z])`,
);

/** «Con 2.000 nos apañamos», "1,800 a month to live on": what one lives on, whoever is paid. */
export function tellsLiving(before: string, after: string): boolean {
  return (
    LIVES_AFTER.test(after) ||
    (/(?<![a-z])(?:con|with|on)(?: unos| about| around)? ?[$€£]?$/.test(before) && MANAGES.test(after)) ||
    LIVES_BEFORE.test(before)
  );
}

const LIVES_AFTER =
  /^[^.;,\d]{0,30}(?<![a-z])(?:para (?:vivir|ir tirando|mis gastos personales|la casa)|(?:to|i|we) (?:live|get by) on|to live)(?![a-z])/;
const MANAGES =
  /^[^.;,\d]{0,40}(?<![a-z])(?:(?:me|nos) (?:apan(?:o|amos|aria|ariamos)|arregl(?:o|amos|aria)|bast(?:a|an|aria)|alcanz(?:a|an|aria)|vale|valdria|llega|sobra|conform\w+|mantengo|mantenemos)|viv(?:o|imos|iria|iriamos)|tir(?:o|amos)|(?:i|we)(?:'d| would|'ll| can| could)? (?:manage|live|get by|be fine|cope))(?![a-z])/;
const LIVES_BEFORE =
  /(?<![a-z])(?:para vivir|to live(?: on)?|living costs|get by on|gets? by with)(?: (?:necesito|necesitamos|me hacen falta|nos hacen falta|preciso|i need|we need|are|of|is))+(?: unos| about| around)? ?[$€£]?$/;
