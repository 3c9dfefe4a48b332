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

/** Whether a day outside that span is told of as well («de lunes a jueves y los viernes tres»): how many there are is then not sure. */
export function namesOtherDays(folded: string): boolean {
  const span = SPAN.exec(folded);
  if (!span) return false;
  const [first, last] = [weekdayOf(span[1] ?? ''), weekdayOf(span[2] ?? '')];
  const isWithin = (day: number) => (day - first + 7) % 7 <= (last - first + 7) % 7;
  return WEEKDAYS.some((names, day) => !isWithin(day) && new RegExp(`(?<![a-z])(?:${names})(?![a-z])`).test(folded));
}

const OPENS = /\b(?:abrimos|abro|abriremos|abrire|open|we open|abierto|abiertos) ([2-7])(?: dias| days)\b/;

/** Days a week on which it opens, by the answers on sales, offer and means; null where none tells, or tells it for sure. */
export function toldOpenDays(facts: FactSheet): number | null {
  for (const topic of ['revenue', 'solution', 'resources'] as const) {
    const said = foldText(factValue(facts, topic) ?? '');
    const days = namesOtherDays(said) ? null : (findOpenDays(said) ?? Number(OPENS.exec(said)?.[1] ?? 0));
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
