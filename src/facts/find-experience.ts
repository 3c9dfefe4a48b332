// What somebody tells of their own years in the trade or of their training: not how old anybody is, nor how long a loan runs.
import { foldText } from '../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';

/** Whose years are told after «de», where anybody else's are an age: «experiencia de doce años», «una señora de 61 años». */
const CAREER = '(?:experiencia|carrera|trayectoria|practica|experience|career|practice)(?: [a-z]+)?';
/** No age («de cero a seis años»), and nothing to come («en cinco años», “over five years”). */
const TIME = `(?<!(?<!\\b${CAREER} )\\b(?:de|of) )(?<!\\b(?:a|hasta|to|till|until|o|or|y|and|over|in|en|within|dentro de|next|proximos|mayores de|menores de|older than|under|aged|entre|between) )(?:(?:mas de|casi|over|almost|nearly) )?\\b(?:\\d{1,2}|[a-z]{3,12}|(?:treinta|cuarenta) y [a-z]{3,6})(?: y pico| odd)? (?:anos|years|yrs?)\\b(?! (?:old|of age)\\b)`;
/** Whose years they are, where nothing else says it. */
const WORKED_ES =
  '\\b(?:soy|somos|fui|fuimos|yo era|he sido|trabaj(?:o|e|amos)|(?:he|hemos) (?!(?:vivido|ahorrado|pensado|buscado|esperado|querido|pagado|visto|comprado|sonado|tenido|notado|pedido) )[a-z]{3,}(?:ado|ido|hecho)|(?:he|hemos) hecho|estuve|estuvimos|llev(?:o|amos|e)|hice|pase|di|cocin(?:o|e|amos)|vengo de|venimos de|ejerc[io]\\w*|me dedic\\w+|aprendi|dirigi|vend(?:i|o))\\b';
const WORKED_EN =
  '\\b(?:(?:i|we)(?:.ve|.m| have| am)?(?: already| also| both)? (?:did|ran|was|were|been|spent|taught|led|drove|built|made|sold|kept|cut|came from|[a-z]{3,12}(?:ed|ing))|^(?:been|worked|spent))\\b';
const OWN_YEARS = new RegExp(
  [
    `(?:${WORKED_ES}|${WORKED_EN})[^.;]{0,60}?${TIME}`,
    `\\b(?:tengo|tenemos|i have|i.ve|i.ve got|we have|we.ve)(?: got)? ${TIME} (?:(?:de|en|como|of|in|as|at|behind)\\b|[a-z]+(?:ando|iendo|ing)\\b)`,
    // “12 years on the tools for a firm”, “done it for friends for six years”: of nobody else, whatever was asked.
    `^(?:(?:with|con|yo|me|i have|tengo) )?${TIME} (?:(?:on the tools|in the (?:trade|game|job)|behind (?:the|a) (?:chair|bar|counter|wheel|stove|grill)|under my belt|doing (?:this|it)|de oficio|en (?:el|este) oficio|en esto|en lo mismo|at (?:it|this))\\b)`,
    `(?:^|\\b(?:i.ve|i|we|we.ve) )(?:done|did|been doing) (?:it|this|that|them)\\b[^.;]{0,40}\\bfor ${TIME}`,
    `(?:${WORKED_ES}|${WORKED_EN}|\\bi.ve\\b)[^.;]{0,60}\\b(?:desde|since) (?:el |los )?(?:19|20)?\\d\\d\\b`,
    // "I've been baking cakes at home for six", where years were just told.
    `\\b(?:i.ve|we.ve|i have|we have) been [a-z]+ing [^.;,]{0,40}\\bfor (?:\\d{1,2}|${[...SMALL_NUMBERS.en.keys()].join('|')})$`,
    // «Tengo 45 años y llevo veinte de tapicero».
    `\\bllev(?:o|amos) (?:ya )?(?:\\d{1,2}|${[...SMALL_NUMBERS.es.keys()].join('|')}) (?:de(?! (?:los|las|un|una|\\d))|como|en el oficio|en esto)\\b`,
    // «Llevo dos inviernos haciéndolo», «ya afilo a 7 bares desde septiembre», "we have been baking for two summers".
    '\\b(?:llevo|llevamos|i.ve been|we.ve been|i have been|we have been) [^.;]{0,40}\\b(?:inviernos|veranos|temporadas|campanas|cosechas|winters|summers|seasons|harvests)\\b',
    '\\bya (?:le |les )?(?!tengo|tenemos|estoy|quiero|busco|hablo|conozco)[a-z]{3,}(?:o|amos|emos|imos) [^.;]{0,40}\\bdesde\\b|\\b(?:i|we) already [a-z]{3,} [^.;]{0,40}\\bsince\\b',
    '\\b(?:i.ve|i have|we.ve|we have|me he|he sido|fui|i was|i worked) [a-z ]{2,40}\\b(?:for|at|as|en|como)\\b(?= [a-z])',
    // "The thirty-one from my nine years at Happy Tails", «tras mis doce años en el Parador».
    `\\b(?:my|our|mis|nuestros) ${TIME} (?:at|in|with|as|behind|on|of|en|como|de)\\b`,
  ].join('|'),
);
/** «Once años en el Parador», “19 years HR”: years and where, where the answer is about those who run the business. */
const BARE_YEARS = new RegExp(
  `^(?:soy )?[a-z]{4,}(?: [a-z]{4,})? (?:for|desde hace|hace) ${TIME}$|^(?:[a-z]{3,} ){1,3}${TIME} (?:at|with|en) [a-z]{2,}|^(?:(?:yo|me|i|con|with|after|tras|y|and|que|plus|mas|about|around|some|unos|como|my|mis|nuestros|our) )*${TIME}[ ,]+(?:de |en |como |in |as |of |at |a |an |haciendo |doing )*[a-z]{2,}|\\b(?:yo|con|with|after|tras|hace)[ ,]+${TIME}|${TIME} (?:de experiencia|of experience|en el oficio|in the trade|en el sector|de oficio|[a-z]{3,}(?:ando|iendo|yendo)\\b|working|teaching)`,
);
/** «Es zapatero de toda la vida», "she has baked all her life". */
const LIFELONG =
  /\b(?:es|soy|somos|ha sido|is|am) [a-z ]{4,40}\b(?:de toda la vida|desde siempre|desde nin[oa]|all (?:his|her|my) life)\b|^[a-z]{5,} de toda la vida\b|\blifelong [a-z]{4,}/;
const KIN =
  '(?:dad|father|mum|mom|mother|gran|nan|grandad|grandpa|granddad|grandfather|grandmother|grandma|uncle|aunt|brother|sister|abuel[oa]|padre|madre|papa|mama|ti[oa]|herman[oa]|suegr[oa]|maestr[oa])';
const TRAINED =
  /\b(?:me forme|se formo|nos formamos|me saque|formad[oa] en|licenciad[oa]|titulad[oa]|diplomad[oa]|graduad[oa]|colegiad[oa]|maestria|master en|certificad[oa] (?:en|por)|ingenier[oa] |ingenieros|(?:titulo|carnet|carne|grado|fp|ciclo|oficial|tecnic[oa]) (?:superior |medio |de primera |profesional )?(?:de|en) [a-z]{4,}|(?:trained|apprenticed) (?:as|at|in|under)|qualified|certified|chartered|licensed|(?:degree|diploma|certificate|nvq|level \d)(?: [a-z]+)? in|(?:got|did|passed|have|hold) my (?:level|nvq|city|ticket|licen[cs]e|degree|diploma|certificate)|level \d [a-z]{2,}|graduated|(?:certification|certificate|licen[cs]e|qualification|diploma|degree|certificacion|titulo|carnet|licencia) (?:is )?(?:in progress|under way|pending|en curso|en tramite|en proceso)|(?:studying|working|training) (?:for|towards?) (?:my |the |a )?[a-z0-9]{3,}|(?:estoy|ando) (?:sacando(?:me)?|cursando|terminando|estudiando) (?:el|la|un|una|mi)? ?[a-z]{3,})\b/;
/** The training of somebody else: «Bev, who’s a qualified trainer». */
const OF_ANOTHER = /(?<!\b(?:yo|me|i),? )\b(?:who.s|who is|who has|que es|que tiene)\b/;
/** Whoever they learned it from: “my dad taught me”, «aprendí con don Eusebio», not what a sale taught anybody. */
const LEARNED = new RegExp(
  [
    `\\bmy ${KIN} (?:taught|trained|showed) me\\b`,
    '\\bi (?:learn(?:ed|t)|trained|apprenticed|served my time|did my apprenticeship) (?:it |this |the trade |how )?(?:with|under|from|at|off|beside) [a-z]+',
    `\\b(?:me (?:lo )?enseno|me ensenaron) (?:a [a-z]+ )?(?:mi|mis|el|don|dona|un|una) `,
    '\\b(?:yo )?(?:lo )?aprendi (?:[a-z]+ ){0,3}?(?:con|de|en) (?:mi|mis|don|dona|un|una|el|la) ',
  ].join('|'),
);
const FIRST_PERSON = /\b(?:yo|me|mi|soy|somos|fui|tengo|nos|i|i.m|i.ve|my|we|we.ve)\b/;
/** Years of something else than work: of waiting, of saving, of a loan, of living here, and the opening hours of a life. */
const NO_WORK =
  /\b(?:grants?|appl(?:y|ied|ying)|subvenci\w+|subsidio|solicit\w+|sav(?:ed|ing)|looking|waiting|liv(?:ed|ing)|married|thinking|planning|dream\w+|paying|loan|mortgage|lease|interest|rate|fixed|warranty|guarantee|repay|pay back|contract|ahorr\w+|buscando|esperando|viviendo|vivo|vivimos|casad[oa]s?|pensando|dandole vueltas|pagando|sonando|prestamo|hipoteca|plazo|interes|contrato|garantia|devolver|carencia|anos (?:en (?:el|este) (?:barrio|pueblo|pais)|en la zona|aqui|con la idea)|member\w*|clienta?|(?:was|been|went) (?:at|with|to)|years (?:here|in (?:the|this) (?:area|town|country|neighbou?rhood)))\b/;
/** Money in the same breath: the words are about something else. */
const MONEY =
  /[$€£]|\bthousand\b(?! [a-z]{4,}s\b)|\b(?:mil|millones|euros?|pesos|soles|dolares|pounds|dollars|bucks|quid|grand|k)\b|\d[\d.,]{3,}/;
/** "Over 4 years at 2%": what money costs. */
const PERCENT = /(?:\d|\b[a-z]{2,}) ?(?:%|\bper ?cent\b|\bpor ciento\b)/;
const SINCE_YEAR = /\b(?:desde|since|en|in|from) (?:el )?(?:19|20)\d\d\b/g;
const FEWEST_WORDS = 3;

/** How old somebody is: «tengo 38 años», "I'm 41 years old", «soy Rosa, 52 años». */
const AGES =
  /(?:(?<=^|[\s,(])(?:(?:[Yy]o )?(?:[Tt]engo|[Tt]enemos|[Cc]umplí|[Cc]on mis|[Aa] mis)\s(?:ya\s)?(?:\p{Ll}{3,12}|\p{Ll}{5,9} y \p{Ll}{3,6}|\d{2}) años(?!\s(?:de|en|como|con|tras|al|trabajando|\p{Ll}+[ai]?endo|\p{Ll}+ando)(?!\p{L}))|(?:I['’]m |I am |[Aa]ged )?(?:\d{2}|\p{Ll}{5,12}) years (?:old|of age)|I(?:['’]m| am) \d{2}(?=,| and )|\d{2} is my age)|(?<=(?:[Ss]oy|[Ll]lamo|I['’]m|I am) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*, )\d{2}(?: años)?(?=,))(?:\s*,|\s(?:y|and)(?=\s))?/u;

/** «…peinando y quiero sacarme tres millones»: where somebody begins to want or to cost something. */
const CLAUSES =
  /,(?!\d)|[;()]|(?<![Tt]reinta|[Cc]uarenta|[Cc]incuenta)\s(?:y|e|and|plus|más|mas)\s(?=(?:(?:about|around|almost|over|some|unos|casi|más de)\s)?(?:\d{1,2}|\p{Ll}{3,12})\s(?:años|years|yrs)\s)|(?<=\s(?:años|years|yrs)\s[^,;]*)\s(?:y|e|and|plus)\s(?=(?:an?|un|una|el|la|the|my|mi|all|toda?s?)\s)|\s(?:y|e|and|pero|but)\s(?=(?:quiero|queremos|tengo|tenemos|me|nos|mi|meto|metemos|puedo|i|we|my|the|el|la|[A-ZÁÉÍÓÚÑ])\b)/u;

/** «Un aprendiz, Brais, 19 años, de la FP de madera»: how old somebody else is, and what they learned. */
const OTHERS_AGE =
  /(?<!\p{L})(?:una?|an?|mi|my)\s(?:\p{Ll}+\s){0,3}?\p{Ll}+,\s\p{Lu}\p{Ll}+,\s\d{2}(?:\s(?:años|years))?(?:\sold)?,[^.;]*/gu;

/** The words of an answer that tell it, the founder's own years before anything else and before a partner's, the more of them the better, then the shortest, with the training told right beside them; empty where none do. `isOwn`: the answer is about those who run the business. */
export function experienceIn(answer: string, isOwn: boolean): string {
  const others = isOwn ? toldOfOthers(answer) : [];
  const isOfOther = (words: string) => others.some((told) => told.includes(words));
  const clauses = answer
    .replace(OTHERS_AGE, ' ')
    .split(/[.;](?=\s|$)|\s[—–]\s?|—/)
    .flatMap((sentence) => sentence.split(AGES))
    .flatMap((sentence) => [...sentence.split(CLAUSES), ...sentence.split(/[,;](?=\s)/), ...asides(sentence), withoutAsides(sentence)])
    .map((words) => words.trim())
    .filter((words) => words.split(/\s+/).length >= FEWEST_WORDS && weigh(words, isOwn) > 0)
    .sort(
      (a, b) =>
        Number(isOfOther(a)) - Number(isOfOther(b)) ||
        weigh(b, isOwn) - weigh(a, isOwn) ||
        mostYears(b) - mostYears(a) ||
        a.length - b.length,
    );
  return withNext(
    answer,
    clauses.filter((words) => isOfOther(words) === isOfOther(clauses[0] ?? '')),
  )
    .replace(/^(?:y|e|and|pero|but|que|who|con|with|plus) |^yo (?=llevo)/i, '')
    .replace(BEFORE_MINE, '');
}

/** "The thirty-one people from my nine years at Happy Tails": whom they brought is told elsewhere. */
const BEFORE_MINE = /^(?!.*\b(?:[Ii]|yo)\b).*?\bfrom (?=my (?:\d+|\p{Ll}+) years\b)|^.*?\bde (?=mis (?:\d+|\p{Ll}+) años\b)/u;

/** «Somos tres: yo, Ignacio, …; Fernanda, CTO, ocho años de desarrolladora»: in a row that says who one is oneself, what is told of each of the others. */
function toldOfOthers(answer: string): readonly string[] {
  const rows = answer.split(/[.;](?=\s|$)/).map((row) => row.trim());
  return rows.some((row) => OF_ONESELF.test(row)) ? rows.filter((row) => !OF_ONESELF.test(row)) : [];
}

const OF_ONESELF = /(?<!\p{L})(?:yo|soy|me|I|I[’']m|I am|myself)(?!\p{L})/u;

function mostYears(words: string): number {
  return Math.max(0, ...[...foldText(words).matchAll(COUNTED_YEARS)].map(([, count = '']) => Number(count) || (smallNumber(count) ?? 0)));
}

const COUNTED_YEARS = /([a-z]+|\d{1,2}) (?:anos|years|yrs)\b/g;

/** «5 años en residencias y el título de TCAE»: two that stand side by side are told together, in the words between them. */
function withNext(answer: string, [best = '', ...others]: readonly string[]): string {
  const at = answer.indexOf(best);
  const spans = others.flatMap((other) => {
    const from = answer.indexOf(other);
    const isApart = from >= 0 && (from >= at + best.length || from + other.length <= at);
    const [end, start] = from < at ? [from + other.length, at] : [at + best.length, from];
    return isApart && BESIDE.test(answer.slice(end, start))
      ? [answer.slice(Math.min(at, from), Math.max(at + best.length, from + other.length))]
      : [];
  });
  const told = spans.find((span) => span.split(/\s+/).length <= MOST_TOGETHER) ?? best;
  const role = best === '' ? '' : (LAST_YEARS.exec(answer.slice(answer.indexOf(told) + told.length))?.[0] ?? '');
  return best === '' ? '' : `${told}${role}`;
}

/** "…, ran the shop the last two", «…, los tres últimos de encargada»: what the last of those years were. */
const LAST_YEARS =
  /^, (?:(?:and|y|then|luego) )?(?:(?:ran|managed|running|managing|led|leading|in charge of) [^.;,]{2,40}(?=[.;,]|$)|(?:l[oa]s (?:(?:dos|tres|cuatro|cinco) )?[úu]ltim[oa]s|the last)(?: [^.;,\s]+)? (?:de|como|as|in|running|managing|en) [^.;,]{2,40}(?=[.;,]|$))/iu;
const BESIDE = /^(?:[,.;]|\s(?:y|e|and|plus))*\s*$/i;
const MOST_TOGETHER = 16;

function weigh(words: string, isOwn: boolean): number {
  const said = foldText(words);
  if (MONEY.test(said.replace(SINCE_YEAR, ' ')) || NO_WORK.test(said) || PERCENT.test(said)) return 0;
  if (OWN_YEARS.test(said) || (isOwn && (BARE_YEARS.test(said) || LIFELONG.test(said)))) return 2;
  if (LEARNED.test(said)) return 1;
  return TRAINED.test(said) && !OF_ANOTHER.test(said) && (isOwn || FIRST_PERSON.test(said)) ? 1 : 0;
}

function asides(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\(([^)]*)\)/g)].map(([, aside = '']) => aside);
}

function withoutAsides(sentence: string): string {
  return /[()]/.test(sentence) ? '' : sentence;
}
