// Whether an amount is what somebody hired gets: «una chica que cobra 850», «a Leidy le pago 1.900.000», "Tomasz, part time, £1,600 a month".
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Ground } from './amount.ts';
import { EMPLOYED, EMPLOYEE } from './cost-words.ts';
import { countMonthly, isOfOpening } from './monthly-words.ts';
import { tellsOurPay, tellsOwnPay } from './pay-words.ts';
import { KIN, WORKER } from './people-words.ts';
import type { RoledMoney } from './roled-money.ts';
import type { Breath } from './split-breaths.ts';

const ABOUT =
  '(?: (?:por ahi|unos|unas|como|casi|mas o menos|about|around|roughly|a|at|de|en|por|for|on|of|al mes|mensual|monthly|limpios?|netos?|brutos?))*';
const END = ` ?:?${ABOUT} ?[$€£]?$`;
/** Whoever is paid for work; bookkeepers and advisers send a bill, and «son» is no son. */
export const SOMEBODY = `(?!(?:gestor\\w*|asesor\\w*|contador\\w*|contable|abogad\\w*|agentes?|accountants?|lawyers?|agents?|soci[oa]s?|partners?|fundador\\w*|founders?|autonom\\w*|personas?|people|son|tens|kids?|hands|extras?|fotograf\\w*|arquitect\\w*)(?![a-z]))(?:${EMPLOYEE}|${WORKER}|${KIN})`;
const GETS =
  '(?:(?:se )?gan(?:a|an|aria|arian|ara)|cobr(?:a|an|aria|arian|ara)|(?:me |nos )?cuestan?|(?:me |nos )?sal(?:e|en|dria|drian)(?: por| a| en)?|se llevan?|percibe|recibe|gets?|earns?|makes?|costs?(?: me| us)?|is (?:on|paid)|are (?:on|paid)|will (?:get|earn|cost))';
const HIRED_GETS = new RegExp(`(?<![a-z])${SOMEBODY}(?![a-z])[^.;\\d]{0,60}(?<![a-z])${GETS}${END}`);
const PAID_TO =
  /(?<![a-z])(?:i|we)(?:'ll|'d| will| would)? (?:pay|give|slip|bung) (?:him|her|them|(?:the |all )?(?:two|three|four|five|both)(?: of them)?|them (?:all|both))(?: about| around| like)* ?[$€£]?$|(?<![a-z])(?:les?) (?:pag(?:o|amos|aria|ariamos|are|aremos)|doy|damos|daria|dare|daremos)(?: unos| unas| como| por ahi| about)* ?[$€£]?$/;
const PAYING = new RegExp(
  `(?<![a-z])(?:(?:i|we)(?:'ll|'d| will| would)? pay|paying|pag(?:o|amos|are|aria) a|pagarle a) (?!myself|ourselves)(?:(?:a|an|the|my|our|una?|l[oa]|el|mi) )?(?:${SOMEBODY})(?: [a-z]+){0,2}${END}`,
);
/** «Dos estilistas, Yokasta y Milqueya, 20.000 cada una». */
const HIRED_SEVERAL = new RegExp(
  `(?<![a-z\\d])(?:\\d|dos|tres|cuatro|cinco|two|three|four|five) (?:[a-z-]+ )?${SOMEBODY}(?![a-z])[^.;\\d]{0,50}$`,
);
const EACH_OF_THEM = /(?<![a-z])(?:cada un[oa]|a cada un[oa]|each|apiece)(?![a-z])/;
/** "Aoife part time, her wages are €900", "that's counting Jai's wages which is 5,200". */
const THEIR_PAY =
  /(?<![a-z])(?:his|her|their) (?:pay|wages?|salar(?:y|ies)) (?:is|are|would be|will be|comes? to)(?: about| around)? ?[$€£]?$|(?<![a-z])(?:inclu\w+|counting|covers?|with|has) (?:my |our |the )?(?!(?:owner|founder|director|partner|husband|hubby|wife|boyfriend|girlfriend|boss|everyone|everybody|nobody|month|week|year|today|it|that|there|what|let)['’])[a-z]{2,}['’]s (?:pay|wages?|salar(?:y|ies)),?(?: (?:which|that))?(?:['’]s| is| are| would be| will be| comes? to| at| of)(?: about| around)? ?[$€£]?$|(?<![a-z])(?:sueldo|salario|nomina) de (?:(?:la|el|mi) )?(?!(?:autonom\w*|mi[oa]?|l[oa]s|nosotr\w*|fundador\w*|soci\w*|marido|mujer|espos[oa]|pareja|novi[oa]|mercado|entrada|partida|cada|cerca|unos|unas|alrededor|ambos|tod[oa]s|un[oa]s?|dos|tres)(?![a-z]))[a-z]{3,}(?:,? que)? (?:es|son|sale por|seria[n]?|sera[n]?)(?: de| unos| como)* ?[$€£]?$|(?<![a-z])(?:cuyo|su) (?:sueldo|salario) (?:es|son|seria|sera)(?: de| unos| como)* ?[$€£]?$/;
/** "That includes 5,200 in wages for the servers". */
const AS_WAGES =
  /^ (?:in|of|on|en|de) (?:wages|salar(?:y|ies)|sueldos?|salarios?|nominas?)(?: (?:for|para|de|del) (?!m[iey]|us|nosotr)[a-z]+)?(?![a-z])/;
/** «Ahí ya van los 650 de una chica», "that includes 700 for a part-time girl": somebody's pay inside what was told. */
const INSIDE =
  /(?<![a-z])(?:ya (?:van?|esta[n]?|entran?|cuento|contamos|meto)|(?:ahi|dentro)(?: ya)? (?:van?|esta[n]?|entran?)|inclu\w+|contando|counting|of which|de l[oa]s (?:que|cuales)|covers?|has)(?: (?:los|las|unos|about|around|the|a))* ?[$€£]?$/;
/** «Y 1.200 al mes para mi ayudante», "plus 600 a month for my niece": told right after what is paid by the month. */
const FOR_SOMEBODY = new RegExp(
  `^ ?(?:al mes |a month )?(?:para|for) (?:(?:una?|el|la|l[oa]s|mi|mis|an?|the|my|our) )(?:[a-z-]+ )?${SOMEBODY}(?![a-z])(?! (?:y|and) (?:yo|me|i|myself|para mi|mi)(?![a-z]))`,
);
const OF_SOMEBODY = new RegExp(
  `^ ?(?:al mes |a month )?(?:(?:son|es|is|are|goes|go) )?(?:de|del|para|por|for|to|of) (?:(?:una?|el|la|l[oa]s|mi|an?|the|my|our) )?(?:[a-z-]+ )?(?:${EMPLOYEE}|${WORKER})(?![a-z])`,
);
/** What an employer pays on top is paid for nobody else. */
const WITH_CHARGES =
  /(?<![a-z])(?:con|mas|y|incluid\w*|plus|with|and|including) (?:l[oa]s? |su |sus |the |all |(?:unos |unas |about |around )?[$€£]?\d[\d.,]* (?:de |of |in |for )?(?:la |the )?)?(?:prestaciones|seguridad social|seg(?:uro)? social|ss|cargas(?: sociales)?|aportes|imss|parafiscales|aguinaldo|cotizaciones|imposiciones|leyes sociales|national insurance|employer'?s?|payroll tax\w*|social charges)(?![a-z])/;
const EMPLOYED_NEAR = new RegExp(`(?<![a-z])${EMPLOYED}(?![a-z])`);
const PERSON_BEFORE = new RegExp(`(?<![a-z])${SOMEBODY}(?:['’]s)?(?: [a-z'’-]+){0,5},?${END}`);
/** "Me and our kid Stephen. He gets 1,450": whoever the sentence before told of. */
const THEY_GET = new RegExp(
  `^ ?(?:(?:y|and|pues|so) )?(?:(?:s?he|they|el|ellas?|ellos)(?: [a-z'’]+)? ${GETS}|(?:cobr(?:a|an|aria|arian|ara)|(?:se )?gan(?:a|an|aria|arian|ara)))${END}`,
);
const TOLD_OF = new RegExp(`(?<![a-z])(?:${SOMEBODY}|kid|lad|lass|buddy|mate)(?![a-z])`);

/** Words in which a name is somebody's who works there: «me ayuda Leidy», «meto a Íñigo», "me and Tomasz", «mi hermano Beto». */
const NAMED = [
  /(?:(?<!\p{L})(?:[Mm]e ayudan?|[Tt]rabaja(?: conmigo)?|[Mm]eto a|[Mm]etemos a|[Cc]ontrat\p{L}+ a|[Pp]ago a|[Pp]agamos a|[Tt]engo a|[Yy]o y|[Cc]onmigo|con|[Mm]e and|[Ii] and|[Mm]y \p{L}+|[Mm]i \p{L}+|[Oo]ur (?:kid|lad|lass|girl|boy|brother|sister|cousin|nephew|niece|son|daughter)|[Hh]ir(?:e|ing)|[Tt]ake on|[Pp]aying|[Pp]ay))(?::|,)? (\p{Lu}\p{Ll}+)/gu,
  /(\p{Lu}\p{Ll}+),? (?:y yo|and (?:me|I)|who|que (?:se |me |nos )?(?:gana|cobra|ayuda|reparte|trabaja|sale|cuesta|lleva|viene|hace|atiende))(?!\p{L})/gu,
  /(?:[Ii]nclud(?:es|ing)|[Cc]ounting|[Cc]overs|(?:[Tt]hat|[Ii]t|[Tt]here) has|[Ii]ncluye(?:ndo)? a|[Cc]ontando a|[Aa]h[ií] (?:ya )?(?:va|est[aá]|entra)) (?!(?:Google|Meta|Facebook|Instagram|Tiktok|Shopify|Spotify|Adobe|Canva|Netflix|Xero|Quickbooks|Mailchimp|Square|Stripe|Amazon|Zoom|Microsoft|Apple|Vodafone|Movistar|Telcel|Claro|Orange|Verizon|Council|Internet|Wifi|Seguro|Luz|Insurance|Rent)(?!\p{L}))(\p{Lu}\p{Ll}+)(?=,? (?:in (?:it|there)|part|full|at|on|two|three|who|que|con|a (?:media|tiempo)|por|los)(?!\p{L}))/gu,
  /(?:^|[.;,:] |\s(?:y|and|to|meto|a) )(\p{Lu}\p{Ll}+),? (?:viene|vendr[ií]a|trabaja|comes in|works|helps|will work|coming in|(?:does|do|hace) (?:\p{L}+ |\d+ ){1,3}?(?:hours|days|horas|d[ií]as)|(?:de|en|from|for) (?=(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|January|February|March|April|May|June|July|August|September|October|November|December)))(?!\p{L}{3})/gu,
  /(\p{Lu}\p{Ll}+)(?: (?:at|on|in|en|por) (?:the |la |el |las |los )?\p{Ll}+)? (?:gets|earns|se gana|gana)(?!\p{L})/gu,
];

/** The names of those who work there, folded, as far as this answer and what was told of them before tell. */
export function workersKnown(text: string, known: FactSheet): readonly string[] {
  const told = [text, factValue(known, 'resources') ?? '', known.team?.quote?.text ?? ''].join('. ');
  return NAMED.flatMap((pattern) => [...told.matchAll(pattern)].map(({ 1: name }) => foldText(name ?? ''))).filter(
    (name) => name.length > 2,
  );
}

const COST_ROLES: ReadonlySet<RoledMoney['role']> = new Set<RoledMoney['role']>([
  ...([null, 'price', 'unitCost', 'cost', 'fixedPart', 'spend', 'turnover', 'investment'] as const),
]);

/** The same of an amount whose words may say that it is of something else, or paid once. */
export function isWageOf(ground: Ground, { money, role }: RoledMoney, breath: Breath, names: readonly string[]): boolean {
  if (!COST_ROLES.has(role) || money.per === 'hour' || money.per === 'day' || isOfOpening(breath.lead, breath.tail)) return false;
  return tellsWage(ground, { money, role }, breath, names);
}

/** Whether it is somebody's pay who is not one of the founders. `names` are those of people known to work there, folded. */
function tellsWage(
  { folded }: Pick<Ground, 'folded'>,
  { money, role }: RoledMoney,
  { lead, longLead, tail }: Breath,
  names: readonly string[],
): boolean {
  if (tellsOwnPay(longLead) || tellsOurPay(longLead) || SPENT.test(longLead)) return false;
  if (PAID_TO.test(longLead) || THEIR_PAY.test(longLead) || AS_WAGES.test(tail)) return true;
  if (INSIDE.test(longLead) && OF_SOMEBODY.test(tail)) return true;
  // «El alquiler y la chica, 1.150»: of several costs in one.
  if (LENDS.test(longLead) || countMonthly(lead.replace(PAY, ' ')) > 0) return false;
  if ((money.per === 'month' || money.per === 'week') && FOR_SOMEBODY.test(tail)) return true;
  if (HIRED_GETS.test(longLead) || PAYING.test(longLead)) return true;
  if (HIRED_SEVERAL.test(longLead) && EACH_OF_THEM.test(`${folded.slice(money.start, money.end)}${tail}`)) return true;
  if (THEY_GET.test(longLead) && TOLD_OF.test(sentenceBefore(folded, money.start - longLead.length))) return true;
  if (names.some((name) => isOfNamed(name, longLead))) return true;
  const about = `${lead}|${folded.slice(money.start, money.end)}${tail}`;
  if (WITH_CHARGES.test(about) && !OWN_QUOTA.test(about)) return true;
  const isPaid = role === 'fixedPart' || money.per === 'month' || money.per === 'week' || EMPLOYED_NEAR.test(about);
  return PERSON_BEFORE.test(lead) && isPaid && !(CLEANED.test(lead) && !EMPLOYED_NEAR.test(about));
}

/** "Cleaner 120" in a list of bills is a service like the accountant's. */
const CLEANED = new RegExp(`(?:^|[,;:]) ?(?:(?:window|office) )?cleaners?${END}`);

/** "Stephen on the trailer, £", "Stephen's wage is £": not "Stephen's van". */
function isOfNamed(name: string, lead: string): boolean {
  return new RegExp(`(?<!(?<![a-z])(?:de|del|for|of) )(?<![a-z])${name}(?:(?![a-z'’])|['’]s (?=${PAY.source}))[^.;\\d]{0,60}$`).test(lead);
}

/** Whether what is called a wage is somebody's who is paid, and not the founder's: "Stephen's wage", «el sueldo de Marta». */
export function tellsTheirPay(folded: string, names: readonly string[]): boolean {
  const who = [SOMEBODY, ...names].join('|');
  return (
    new RegExp(`(?<![a-z])(?:(?:${who})['’]s?|his|her|their) (?:[a-z]+ )?${PAY.source}`).test(folded) ||
    new RegExp(`${PAY.source} (?:de|del|of|for) (?:[a-z]+ )?(?:${who})(?![a-z])`).test(folded)
  );
}

function sentenceBefore(folded: string, at: number): string {
  return folded
    .slice(0, Math.max(0, at))
    .replace(/[.;!?\s]+$/, '')
    .replace(/^.*[.;!?\n]\s/s, '');
}

/** «Cada mamá gasta 50»: a customer's. */
const SPENT = /(?<![a-z])(?:gasta[nr]?|se dejan?|spends?)(?: [a-z]+){0,3} ?[$€£]?$/;
const PAY = /(?<![a-z])(?:sueldos?|salarios?|nominas?|wages?|salar(?:y|ies)|payroll|seguridad social)(?![a-z])/g;
const LENDS =
  /(?<![a-z])(?:prest(?!aci)\w+|dej(?:a|an|aria)|pon(?:e|en|dria)|aport\w+|inviert\w+|invest\w*|lend\w*|lent|put\w*|regal\w+|giv\w+|(?:me|nos) dan?|compr\w+|buy\w*)(?![a-z])/;
/** The founder's own. */
const OWN_QUOTA = /(?<![a-z])(?:para mi|para nosotr[oa]s|for me|for us|myself)(?![a-z])/;
