// Whom or what a cost of the month pays, by what it is called: the founders, those they hire, premises, getting known, or the rest.
import { type CostKind, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { EMPLOYED, EMPLOYEE } from './cost-words.ts';
import { KIN, WORKER } from './people-words.ts';
import type { ReadingContext } from './reading-context.ts';

/** Who is known by name: those who own it with whoever talks, and everybody else who was named. */
export interface Named {
  readonly partners: readonly string[];
  readonly others: readonly string[];
  /** Who sends an invoice. */
  readonly freelance: readonly string[];
}

const PARTNER = '(?:soci[oa]|co-?fundador[a]?|business partner|partner|co-?founder)';
const NAME = '(\\p{Lu}\\p{Ll}{2,})';
const PARTNERS = [
  new RegExp(`(?<!\\p{L})(?:[Mm]i|[Mm]y|[Nn]uestr[oa]|[Oo]ur) ${PARTNER},? ${NAME}`, 'gu'),
  new RegExp(`${NAME}(?: \\p{Lu}\\p{Ll}+)?,? (?:mi|my|nuestr[oa]|our) ${PARTNER}(?!\\p{L})`, 'gu'),
];
const INVOICES = 'freelanc\\p{L}+|contractors?|aut[oó]nom[oa]s?|self-employed|(?:que )?(?:me |nos )?factur\\p{L}+';
const FREELANCERS = [
  new RegExp(`${NAME}(?: \\p{Lu}\\p{Ll}+)?,? (?:(?:is|es|as|como|un|una|an?|que) )*(?:${INVOICES})(?!\\p{L})`, 'gu'),
  new RegExp(`(?:${INVOICES})[^.;:\\d]{0,20}[,:] ${NAME}(?: (?:y|and) ${NAME})?`, 'gu'),
];
const NAMES = new RegExp(`(?<![.!?]\\s)(?<!^)(?<!\\p{L})${NAME}`, 'gu');

/** The names in this answer and in what was told of the team before. */
export function namedIn(text: string, { known }: Pick<ReadingContext, 'known'>): Named {
  const told = `${text}. ${factValue(known, 'resources') ?? ''}. ${known.team?.quote?.text ?? ''}`;
  const partners = PARTNERS.flatMap((pattern) => [...told.matchAll(pattern)].map(({ 1: name }) => foldText(name ?? '')));
  const others = [...told.matchAll(NAMES)].map(({ 1: name }) => foldText(name ?? ''));
  // A name told once is that of a thing or a place as well as anybody's.
  const freelance = FREELANCERS.flatMap((pattern) =>
    [...told.matchAll(pattern)].flatMap((match) => match.slice(1).map((name) => foldText(name ?? ''))),
  );
  return { partners, freelance: freelance.filter((name) => name !== ''), others: others.filter((name, at) => others.indexOf(name) !== at) };
}

/** Paid by the job or by invoice: no payroll. */
const FREELANCE =
  /(?<![a-z])(?:freelanc\w+|contractors?|factur\w+|invoic\w+|autonom[oa]s? que|self-employed|por (?:hora|clase|encargo|proyecto)|(?:by|per) the (?:hour|job|class))(?![a-z])/;
const OWN =
  /(?<![a-z])(?:mi|my|nuestr[oa]s?|our)(?: propi[oa]s?| own)? (?:sueldos?|salarios?|nominas?|paga|retiro|pay|salar(?:y|ies)|wages?|draw(?:ings)?)(?![a-z])|(?<![a-z])(?:sueldo|salario) (?:mio|propio)(?![a-z])|^(?:mi|my)$|^(?:(?:for|para|de|to) )?(?:yo|mi|mio|mia|me|myself|mine|lo mio|el mio|us|nosotr[oa]s)(?:['’]s)?(?= ?$|[,;:(]| (?:que|como|en|de|es|son|is|are|with|con|at|who|as|both)(?![a-z]))|(?<![a-z])(?:i|we|to) (?:pay|draw|take)(?: myself| ourselves| home| out)?(?= ?$| [$€£\d])|(?<![a-z])pay(?:ing)? (?:myself|ourselves)|(?<![a-z])(?:yo )?(?:que )?(?:me (?:quiero )?(?:pong|pag|llev|asign|sac)\w+|nos (?:pag|pon|llev|sac|asign)\w+)|(?<![a-z])(?:founders?|co-?founders?|fundador(?:es|as|a)?|soci[oa]s?|partners|owners?|duen[oa]s?|propietari[oa]s?)(?:['’]s?)?(?![a-z])|(?<![a-z])(?:for|para) (?:me|mi|myself|us|nosotr[oa]s|(?:the )?(?:both|two) of us)(?![a-z])/;
/** «Mi remuneración», "I receive", «yo 900», "me in there", «ya están mis»: whoever talks, by whatever word. */
const FIRST_PERSON =
  /(?<![a-z])(?:mi|my)(?: own| propi[oa])? (?:remuneracion|asignacion|mensualidad|ganancia|parte|cut|share|living)(?![a-z])|(?:^|(?<![a-z])(?:y|and) )(?:i|yo|we|nosotr[oa]s)(?: (?:get|receive|earn|make|recibo|gano|agarro|cobro|me (?:quedo|llevo)))?$|^(?:(?:that'?s|thats|which is|it'?s|with|con) )?me(?! (?:da|dan|sale|salen)(?![a-z]))(?: (?:in (?:there|it)|and [a-z]+))?(?: (?:take|get|draw))?$|(?<![a-z])(?:mis|mi|my|mine|lo mio|lo nuestro|myself|ourselves)$|(?<![a-z])nosotr[oa]s(?![a-z])/;
const RENT =
  /(?<![a-z])(?:alquiler|renta|arriendo|local|cowork(?:ing)?|rent|lease|premises|bodega|nave|galpon|despacho|oficina|consultorio|pitch|coworking|commissary|yard|storage (?:unit|space)|lock-?up|trastero)(?![a-z])/;
const MARKETING =
  /(?<![a-z])(?:publicidad|marketing|anuncios?|pauta|redes sociales|promocion\w*|volantes|folletos|ads?|adverts?|advertising|promotion|flyers|leaflets)(?![a-z])/;
/** Everybody's. */
const PAY =
  /^(?:(?:los|las|the|all|todos los) )?(?:sueldos|salarios|nominas?|personal|planilla|wages|salaries|payroll|staff|pay)(?: (?:y|and) [a-z ]*(?:cargas|charges|taxes|seguridad social))?$/;
const CHARGES =
  /(?<![a-z])(?:cargas sociales|seguridad social|seguros sociales|prestaciones|social charges|payroll tax\w*|social security|national insurance|employer)/;
const HIRED = new RegExp(
  `(?<![a-z])(?:${EMPLOYEE}|${WORKER}|${EMPLOYED}|pib[ea]s?|(?:mi|my|nuestr[oa]|our|un|una|an?) (?:carnal |compa )?(?:${KIN}))(?![a-z])`,
);
/** "Servers and tools": nobody who serves. */
const MACHINES = /(?<![a-z])servers?(?:,| and| costs?) ?(?:tools?|hosting|software|apps?|data|cloud|domains?)?/;
/** "Hiring the secure field", «alquiler de la sala»: a thing or a place by the hour. */
const HIRED_THING =
  /(?<![a-z])hir(?:ing|e)(?: of)? (?:the |a |an |our )?(?:[a-z]+ ){0,2}(?:fields?|halls?|rooms?|pitch(?:es)?|vans?|equipment|machines?|space|units?|cars?|marquee|courts?|pools?|studio|kitchen|tools?)(?![a-z])/;
/** "€2,000 pay each", where nobody is named: of each who owns it. */
const PAY_OF_EACH = /^(?:pay|salary|wages?|sueldo|salario)(?:,| de| for)? (?:each|cada un[oa]|each of us|cada soci[oa])$/;
const OPENS_WITH_ME = /^(?:yo|me|i|myself),[^;]*? (?:y|and) /;
/** What whoever works for themselves pays the State. */
const CONTRIBUTION = /^(?:(?:la|mi|the|my) )?(?:cuota )?(?:de )?(?:los )?(?:autonom[oa]s?|monotributo|reta)(?: |$)/;
/** «Contadora», "accounting": somebody outside, paid for a service. */
const SERVICE =
  /(?<![a-z])(?:contador[a]?|contable|gestor[a]?|gestori\w+|asesor\w*|accountan\w+|bookkeep\w+|abogad[oa]|lawyer|limpieza|cleaning|agencia|agency)(?![a-z])/;
const POSSESSIVE =
  /^(?:(?:(?:el|la) )?(?:de|of) )?(?!(?:Yes|Yeah|That|This|Every|Each|There|What|Here)(?!\p{L}))\p{Lu}\p{Ll}{2,}(?:['’]s)?(?= ?$|,)/u;

/** "Rosa does 15 hours a week", «Lucía viene tres tardes»: by name, and how long they work. */
export const WORKS_HOURS =
  /^(?:and |y )?\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)? (?:does|works?|will (?:do|work)|comes|hace|har[aá]|trabaja(?:r[aá])?|viene|vendr[aá]) (?:.* )?(?:hours?|horas?|days?|d[ií]as?|mornings?|afternoons?|evenings?|mañanas?|tardes?|part[- ]time|media jornada|medio tiempo|saturdays?|s[aá]bados?|weekends?|fines de semana)(?!\p{L})/iu;

export function kindOfCost(label: string, { partners, others, freelance }: Named): CostKind {
  const said = foldText(label).replace(/\s+/g, ' ').trim();
  const names = (list: readonly string[]) => list.some((name) => new RegExp(`(?<![a-z])${name}(?:['’]s)?(?![a-z])`).test(said));
  if (FREELANCE.test(said) || names(freelance)) return 'other';
  // «Yo, ingeniero, y una profesora, 24 horas al mes»: of whoever is named last.
  if (OPENS_WITH_ME.test(said) && HIRED.test(said.replace(OPENS_WITH_ME, ''))) return 'hired';
  if (OWN.test(said) || FIRST_PERSON.test(said) || names(partners)) return 'own';
  if (WORKS_HOURS.test(label.trim())) return 'hired';
  if (CONTRIBUTION.test(said)) return 'other';
  if (MACHINES.test(said) || HIRED_THING.test(said)) return 'other';
  if (PAY_OF_EACH.test(said)) return 'own';
  const isService = SERVICE.test(said);
  if (PAY.test(said)) return 'pay';
  if (CHARGES.test(said)) return 'hired';
  if (MARKETING.test(said)) return 'marketing';
  if (RENT.test(said) && !/(?<![a-z])(?:luz|agua|internet|seguro|power|electric\w*|water|insurance|utilities)(?![a-z])/.test(said))
    return 'rent';
  if (!isService && (HIRED.test(said) || names(others) || (POSSESSIVE.test(label.trim()) && /['’]s|^(?:el|la|de|of) /.test(label.trim()))))
    return 'hired';
  return 'other';
}
