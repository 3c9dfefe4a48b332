// Whether the words before an amount say that the founders take it.

const OWN_PAY =
  /(?<![a-z])(?:(?:mi|my) (?:propi[oa] |own )?(?:sueldo|salario|nomina|paga|pay|salary|wages?|draw)|(?:sueldo|salario) (?:mio|para mi|propio)|pay(?:ing)? myself|pagarme|i(?:'d| would|d)? (?:like|want|need|hope|plan) to (?:take|draw|pull|make|earn)(?: home| out)?|me (?:quiero pagar|pago|pagare|pagaria)|quiero (?:sacar|sacarme|cobrar)|(?:me )?gustaria (?:sacar|sacarme|cobrar)|para mi)(?![a-z])[^.\d]{0,25}$/;
const OUR_PAY =
  /(?<![a-z])(?:nos (?:pagamos|pagaremos|pagariamos|asignamos|asignaremos)|(?:we|both)(?: will| would|'ll|'d)? (?:each |both |all )?(?:pay ourselves|take|draw)(?: out| home)?|each (?:of us )?(?:will |would )?(?:takes?|draws?)|pay ourselves|our (?:own )?(?:pay|salar(?:y|ies)|wages?|draw)|nuestr[oa]s? (?:propi[oa]s? )?(?:sueldos?|salarios?|nominas?|pagas?)|cada (?:soci[oa]|un[oa]) (?:cobra\w*|se lleva\w*|saca\w*|gana)|saca(?:mos|remos|riamos)|cobra(?:mos|remos|riamos)|(?:queremos|necesitamos|esperamos|pensamos|nos gustaria|tenemos que) (?:sacar|cobrar|ganar|llevar|sacarnos|llevarnos)|we (?:want|need|hope|plan|would like|'d like)(?: to)? (?:take|draw|pay ourselves|earn))(?![a-z])[^.\d]{0,25}$/;
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
  /^ ?(?:(?:al mes|a month|pesos|euros|€) )?(?:para|a|for) (?:cada un[oa](?! de l[oa]s)|cada soci[oa]|each(?: of us)?(?! of the)|ambos|both of us)(?![a-z])/;
