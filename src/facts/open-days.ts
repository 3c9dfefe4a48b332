// On how many days of the week a business sells: "de martes a domingo", "open seven days", "al día, 5 días".
import { foldText } from '../language/fold-text.ts';
import { smallNumber } from '../language/small-numbers.ts';
import { WEEKDAYS, weekdayOf } from '../language/weekday-names.ts';
import { type FactSheet, factValue } from './fact.ts';

const DAY = WEEKDAYS.join('|');
const SPAN = new RegExp(`(?<![a-z])(${DAY})\\.? ?(?:a|al|hasta(?: el)?|to|through|thru|until|-) ?(?:el )?(${DAY})(?![a-z])`);
const ALL =
  /(?<![a-z])(?:(?:todos )?los (?:7|siete) dias|(?:7|siete) dias (?:a la|por) semana|todos los dias(?: de la semana| del ano)?|(?:abr\w+|abiert\w+) (?:cada dia|(?:los )?(?:7|siete) dias)|(?:open )?(?:7|seven) days(?: a week)?|open every day|all week(?: long)?)(?![a-z])/;
const SO_MANY =
  /(?:al dia|por dia|diari[oa]s?|a day|per day|daily),? (?:y |and )?([1-7]|cuatro|cinco|seis|four|five|six) (?:dias|days)(?![a-z])/;
const WORDS: Readonly<Record<string, number>> = { cuatro: 4, cinco: 5, seis: 6, four: 4, five: 5, six: 6 };

/** Days a week on which the business sells, as said; null where nothing is. `folded` is folded text. */
export function findOpenDays(folded: string): number | null {
  const span = SPAN.exec(folded);
  if (span) return ((weekdayOf(span[2] ?? '') - weekdayOf(span[1] ?? '') + 7) % 7) + 1;
  const said = SO_MANY.exec(folded)?.[1];
  if (said !== undefined) return WORDS[said] ?? Number(said);
  return ALL.test(folded) ? 7 : null;
}

/** Whether the span of days told to be open leaves out one of the week, Monday being 0; false where none was told. */
export function closesOn(facts: FactSheet, day: number): boolean {
  return (['revenue', 'solution', 'resources'] as const).some((topic) => {
    const span = SPAN.exec(foldText(factValue(facts, topic) ?? ''));
    if (!span) return false;
    const [first, last] = [weekdayOf(span[1] ?? ''), weekdayOf(span[2] ?? '')];
    return (day - first + 7) % 7 > (last - first + 7) % 7;
  });
}

/** «Y los lunes cerrado»: a day told to be shut is no other day of work. */
const SHUT_ON = new RegExp(
  `(?<![a-z])(?:(?:cerrad[oa]s?|cerramos|cierro|cierra|closed|shut)(?: (?:on|el|los))? (?:${DAY})|(?:${DAY}) (?:esta |estara |estamos |we are |we're |is |are )?(?:cerrad[oa]s?|cerramos|cierro|closed|shut))(?![a-z])`,
  'g',
);

/** Whether a day outside that span is told of as well («de lunes a jueves y los viernes tres»): how many there are is then not sure. */
export function namesOtherDays(told: string): boolean {
  const folded = told.replace(SHUT_ON, ' ');
  const span = SPAN.exec(folded);
  if (!span) return false;
  const [first, last] = [weekdayOf(span[1] ?? ''), weekdayOf(span[2] ?? '')];
  const isWithin = (day: number) => (day - first + 7) % 7 <= (last - first + 7) % 7;
  return WEEKDAYS.some((names, day) => !isWithin(day) && new RegExp(`(?<![a-z])(?:${names})(?![a-z])`).test(folded));
}

const OPENS = /\b(?:abrimos|abro|abriremos|abrire|open|we open|abierto|abiertos) ([2-7])(?: dias| days)\b/;

/** «Abrimos viernes, sábado y domingo», "we cook Thursday and Friday nights", «solo los fines de semana»: told one by one. */
const LISTED = new RegExp(
  `(?<![a-z])(?:abr[a-z]+|abiert[oa]s?|trabaj[a-z]+|cocin[a-z]+|servim[a-z]+|vend[eo][a-z]*|open(?:ing)?|we (?:cook|serve|sell|trade|work|run)|i (?:cook|serve|sell|trade|work|run)|only|solo|solamente)(?: (?:only|solo|solamente|de noche|at night))?(?: (?:on|los|el))? ((?:${DAY})(?:(?:, ?| y | e | and |, and )(?:los |el |on )?(?:${DAY}))+)(?![a-z])(?! (?:cierr|cerr|clos|shut|until|till|hasta|are |son |is |es ))`,
);
const WEEKENDS =
  /(?<![a-z])(?:(?:abr[a-z]+|abiert[oa]s?|trabaj[a-z]+|cocin[a-z]+|vend[eo][a-z]*|open|we (?:open|work|trade|cook|sell)) )?(?:solo|solamente|only|just)(?: (?:en|los|on|at))* (?:fines de semana|findes|weekends)(?![a-z])/;

/** Days a week told one by one to be open, no other named; null where none were. */
function listedDays(folded: string): number | null {
  if (WEEKENDS.test(folded)) return 2;
  const list = LISTED.exec(folded)?.[1];
  if (list === undefined) return null;
  const daysOf = (words: string) => new Set(words.split(/[^a-z]+/).flatMap((word) => (weekdayOf(word) < 0 ? [] : [weekdayOf(word)])));
  const [open, named] = [daysOf(list), daysOf(folded.replace(SHUT_ON, ' '))];
  return open.size === named.size ? open.size : null;
}

/** Days a week on which it opens, by the answers on sales, offer and means; null where none tells, or tells it for sure. */
export function toldOpenDays(facts: FactSheet): number | null {
  for (const topic of ['revenue', 'solution', 'resources'] as const) {
    const said = foldText(factValue(facts, topic) ?? '');
    const days = namesOtherDays(said) ? null : (findOpenDays(said) ?? listedDays(said) ?? Number(OPENS.exec(said)?.[1] ?? 0));
    if (days) return days;
  }
  return null;
}

const DAYS_A_WEEK =
  /(?<![a-z\d-])([1-7]|un|una|dos|tres|cuatro|cinco|seis|one|two|three|four|five|six) (?:dias?|tardes?|days?|afternoons?|evenings?) (?:a la|por|a|per|each|every) (?:semana|week)(?![a-z])/;
/** So often comes a customer, and is it open oftener. */
const OF_A_CUSTOMER =
  /(?<![a-z])(?:vien\w+|come|coming|each|cada (?:un[oa]|nin[oa]|alumn[oa])|child|pupil|student)(?![a-z])[^.;]{0,25}$| (?:o|or|a|to) $/;

/** The same, or so many days a week however they are told: «cuatro tardes a la semana», "four days a week". */
export function toldDaysAWeek(facts: FactSheet): number | null {
  const days = toldOpenDays(facts);
  if (days !== null) return days;
  for (const topic of ['revenue', 'solution'] as const) {
    const said = foldText(factValue(facts, topic) ?? '');
    const match = DAYS_A_WEEK.exec(said);
    if (match && !OF_A_CUSTOMER.test(said.slice(0, match.index))) return smallNumber(match[1] ?? '') ?? Number(match[1]);
  }
  return null;
}
