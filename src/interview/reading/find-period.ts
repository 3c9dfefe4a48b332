import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';
import { WEEKDAYS } from '../../language/weekday-names.ts';
import type { AmountPeriod } from './amount.ts';

const NAMES: readonly (readonly [AmountPeriod, string])[] = [
  ['hour', 'horas?|hours?|hrs?|h'],
  ['day', 'dias?|days?|jornadas?|noches?|nights?'],
  ['fortnight', 'quincenas?|fortnights?|(?:dos|2|two) (?:semanas|weeks)'],
  ['week', 'semanas?|weeks?|wks?|wk|sem|fin de semana|weekend'],
  ['month', 'mes(?:es)?|months?|mths?|mo|mth'],
  ['bimonth', 'bimestres?'],
  ['quarter', 'trimestres?|quarters?'],
  ['fourMonths', 'cuatrimestres?'],
  ['term', 'terms?'],
  ['halfYear', 'semestres?|semesters?|half.years?'],
  ['year', 'anos?|years?|yrs?|yr|annum|curso|temporada'],
];
/** «El puesto 30 cada domingo», "60 every Saturday". */
const ADJECTIVES: readonly (readonly [AmountPeriod, string])[] = [
  ['hour', 'hourly'],
  ['day', 'diari[oa]s?|daily|al dia'],
  ['fortnight', 'quincenal(?:es|mente)?|fortnightly|bi-?weekly'],
  ['week', `semanal(?:es|mente)?|weekly|(?:cada|por|every|each|per) (?:${WEEKDAYS.join('|')})`],
  ['month', 'mensual(?:es|mente)?|monthly|mrr|pcm'],
  ['bimonth', 'bimestral(?:es|mente)?|(?:cada |every )(?:dos|2|two) (?:meses|months)'],
  ['quarter', 'trimestral(?:es|mente)?|quarterly|(?:cada |every )(?:tres|3|three) (?:meses|months)'],
  ['fourMonths', 'cuatrimestral(?:es|mente)?'],
  ['term', 'termly'],
  ['halfYear', 'semestral(?:es|mente)?|half.yearly|(?:cada |every )(?:6|seis|six) (?:meses|months)'],
  ['year', 'anual(?:es|mente)?|yearly|annual(?:ly)?|arr|per annum|p\\.a\\.?|pa(?! [a-z])'],
];
const EACH =
  '(?:cada un[oa]|cada quien|cada cual|c/u|la unidad|el bote|la pieza|por cabeza|por persona|each|apiece|a piece|a pop|per head|a unit|a head)';
const PER =
  '(?: ?/ ?|(?: on| in)? an? (?:normal|average|typical|regular|decent) | al | por | a la | a | an | per | cada | each | every | el | la | in the | en el | durante el | the | de cada | x )';
const ASIDES =
  '(?:,? ?(?:netos?|brutos?|limpi[oa]s?|net|gross|fij[oa]s?|clean|before tax(?:es)?|after tax(?:es)?|mas iva|\\+ ?iva|iva incluido|con iva|sin iva|plus vat|\\+ ?vat|inc\\.? vat|ex vat|de media|on average|aprox\\.?|approx\\.?|or so|mas o menos|aproximadamente|en total|in total|todo|todo eso|all in))?';
const FIRST = '(?:(?:en |in |durante )?(?:el |the |my |our |nuestro |mi )?(?:primer|segundo|tercer|first|second|third|1er) )';

const AFTER_NAMES = NAMES.map(([period, names]) => ({
  period,
  pattern: new RegExp(`^${ASIDES}(?:${PER}| ?,? ?${FIRST}| )(?:${names})(?![a-z])`),
  needsPer: new RegExp(`^${ASIDES} (?:${names})(?![a-z])`),
}));
const AFTER_ADJECTIVES = ADJECTIVES.map(([period, words]) => ({ period, pattern: new RegExp(`^${ASIDES} ?(?:${words})(?![a-z])`) }));
const AFTER_EACH = new RegExp(`^${ASIDES},? ?${EACH}(?![a-z])`);
const AFTER_NUMBERED =
  /^,? ?(?:in |en |during |durante )?(?:el |the )?(year|month|week|ano|mes|semana) (?:one|two|three|uno|dos|tres|\d\b)/;
/** «1.200 una vez al año», "$600 paid once a year", "billed yearly". */
const AFTER_ONCE =
  /^,? ?(?:€ ?|euros? ?)?(?:(?:que |which )?(?:se paga[n]?|la pago|lo pago|pago|pagad[oa]s?|is |are )?(?:paid|payable|due|billed|charged)? ?)?(?:(?:una (?:sola )?vez|once|1 vez) (?:al|a|per|every|each|por|cada) (?:ano|year)|(?:paid|billed|payable|due|charged|pagad[oa]s?|se paga[n]?) (?:al ano|cada ano|anualmente|yearly|annually|every year|each year))(?![a-z])/;
const AFTER_THING = new RegExp(
  `^${ASIDES}(?: por (?:el |la |cada )?| per | each | for each | cada | de cada | ?/ ?| el | la | a | x )([a-z]{2,})(?![a-z])`,
);
const NOT_THINGS =
  /^(?:que|cambio|devolver|pagar|lo|si|el|la|los|las|the|year|month|partir|traves|tener|poder|ejemplo|ciento|cent|supuesto|favor|eso|esto|cosas|ahora|encima|tanto|total|mas|menos|primer|segundo|principio|final|inicio|bit|lot|few|start|little|coste|banco|familia|empresa|gente|cuenta|mi|su|tu|un|una|otro|otra|local|obra|maquinaria|material|debajo|fin|medio|entre|loan|used|van|good|bank|small|new|week|day|hour|alquiler|renta|arriendo|luz|agua|gas|seguros?|telefono|sueldos?|salarios?|nominas?|gestor(?:ia)?|resto|rent|insurance|phone|rest|anuncios|publicidad|instagram|facebook|google|internet|web|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)$/;
const NAMED_NUMBERS: Readonly<Record<string, AmountPeriod>> = {
  year: 'year',
  ano: 'year',
  month: 'month',
  mes: 'month',
  week: 'week',
  semana: 'week',
};

/** No period is told in more. */
const FAR = 50;
/** Without any of these there is no period: a cheap test before the dear ones. */
const HINT =
  /(?:cada|por|every|each|per) (?:lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)|hora|hour|hr|[ /]h\b|dia|day|daily|jornada|noche|night|seman|week|wk|sem\b|mes|month|mth|[ /]mo\b|mensual|mrr|pcm|bimes|mestr|quincen|fortnight|biweekly|bi-weekly|term|half.year|trimes|quarter|ano|anual|annu|year|yr|arr|curso|temporada|p\.?a|cada un|c\/u|unidad|unit|bote|pieza|cabeza|persona|each|apiece|piece|pop|head/;

export interface FoundPeriod {
  readonly per: AmountPeriod;
  /** Length of the words, from the start of what was given. */
  readonly length: number;
}

/** The period at the very start of what follows an amount: " al mes", "/h", " a year", " mensuales", " each". */
export function periodAfter(rest: string): FoundPeriod | null {
  return periodAtStart(rest.slice(0, FAR));
}

const periodAtStart = keptForTheTurn((after: string): FoundPeriod | null => {
  if (!HINT.test(after)) return null;
  const once = AFTER_ONCE.exec(after);
  if (once) return { per: 'year', length: once[0].length };
  for (const { period, pattern, needsPer } of AFTER_NAMES) {
    const match = pattern.exec(after);
    if (match && !needsPer.test(match[0])) return { per: period, length: match[0].length };
  }
  for (const { period, pattern } of AFTER_ADJECTIVES) {
    const match = pattern.exec(after);
    if (match) return { per: period, length: match[0].length };
  }
  const each = AFTER_EACH.exec(after);
  if (each) return { per: 'unit', length: each[0].length };
  const numbered = AFTER_NUMBERED.exec(after);
  if (numbered) return { per: NAMED_NUMBERS[numbered[1] ?? ''] ?? 'year', length: numbered[0].length };
  return null;
});

/** "por ramo", "per job", "a haircut": an amount for each thing sold. For money only, where no period of time follows. */
export function thingAfter(after: string): FoundPeriod | null {
  const match = AFTER_THING.exec(after);
  return match && !NOT_THINGS.test(match[1] ?? '') ? { per: 'unit', length: match[0].length } : null;
}

/** «80 | ramos al mes a» 25 euros, «3 | veces al año y gasta» 40: so many in a month, and the sum is not that month's. */
const COUNTED = new RegExp(
  `^ [a-z]{3,}(?: (?:de )?[a-z]{3,})?(?:${PER})(?:${NAMES.map(([, names]) => names).join('|')})(?= (?:a|at|x|por|for|@) $| (?:y|and) (?:[a-z]+ ){1,3}$)`,
);

/** What stands before a number less the period of the number before that: "3k | a month, from" 12 clients. */
export function withoutPeriod(before: string): string {
  const unit =
    /^ ?(?:€|\$|£|euros?|dollars?|pounds|quid|bucks|pesos(?: [a-z]+os)?|soles|usd|eur|gbp|mxn|cop|ars|clp|pen)(?![a-z])/.exec(before)?.[0]
      .length ?? 0;
  const period = COUNTED.exec(before)?.[0].length ?? periodAfter(before.slice(unit))?.length ?? 0;
  return period === 0 ? before : before.slice(unit + period);
}

const BEFORE: readonly (readonly [AmountPeriod, RegExp])[] = [
  ['hour', /\b(?:por hora|la hora|per hour|hourly|an hour)\b/],
  ['day', /\b(?:al dia|cada dia|por dia|diari[oa]s?|diariamente|daily|per day|a day|every day|each day|each night)\b/],
  ['week', /\b(?:a la semana|por semana|cada semana|semanal(?:es|mente)?|weekly|per week|a week|every week|each week)\b/],
  ['month', /\b(?:al mes|por mes|cada mes|mensual(?:es|mente)?|monthly|per month|a month|every month|each month)\b/],
  ['fortnight', /\b(?:quincenal(?:es|mente)?|fortnightly|a fortnight|(?:por|cada|a la) quincena)\b/],
  ['bimonth', /\bbimestral(?:es)?\b/],
  ['quarter', /\b(?:trimestral(?:es)?|quarterly)\b/],
  ['year', /\b(?:al ano|por ano|cada ano|anual(?:es|mente)?|annual(?:ly)?|yearly|per year|a year|every year|each year)\b/],
  [
    'unit',
    /\b(?:cada|por(?! (?:ahi|alli|aca|unos|unas|lo)\b)|each|every|per|coste unitario|unit cost|precio unitario|unit price) [a-z]+(?: [a-z]+)?(?: [a-z]+)? ?$|\bunitari[oa]\b|\bper unit\b/,
  ],
];

/** The period said before an amount in the same breath: "un alquiler mensual de", "cada sesión vale". */
export function periodBefore(before: string): AmountPeriod | null {
  const breath = before.slice(
    Math.max(before.lastIndexOf('.'), before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf('\n')) + 1,
  );
  const own = breath.replace(HOW_OFTEN_AT_WORK, ' ');
  return BEFORE.find(([, pattern]) => pattern.test(own))?.[0] ?? null;
}

/** "Two | days a week with me is" 780: how often somebody works, and not how often they are paid. */
const HOW_OFTEN_AT_WORK =
  /^ (?:days?|dias?|mornings?|afternoons?|evenings?|nights?|tardes?|mananas?|noches?|hours?|horas?) (?:a|per|each|every|a la|por|cada) (?:week|semana)(?= (?!(?:is|es|costs?|me|for|por|at|a)(?![a-z]))[a-z]+[a-z ]* (?:is|costs(?: me)?|runs me|comes (?:to|out at|in at)|es|son|me (?:sale|cuesta|viene)(?: (?:a|por|en))?) [$€£]?$)/;
