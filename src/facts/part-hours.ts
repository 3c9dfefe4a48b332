// Who is there only part of the week, and for how many hours: told by name, by kin or by trade, by hours, by days or by a part of the day.
import { foldText } from '../language/fold-text.ts';
import { keptForTheTurn } from '../language/kept-for-the-turn.ts';
import { monthOfName } from '../language/month-names.ts';
import { countMonthsTold, countWeekdays } from '../language/part-of-year.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';
import { WEEKDAYS, weekdayOf } from '../language/weekday-names.ts';

/** Hours of one month: a whole week's work, half of it, two days a week, one day a week. Usual values, printed as such. */
export const FULL_MONTH = 160;
const HALF = 80;
const TWO_DAYS = 64;
const ONE_DAY = 32;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;
const WHOLE_WEEK = 5;
const FULL_TIME = 35;
/** Hours told beside the days they are worked are those of each day up to here. */
const LONGEST_DAY = 10;

/** Those told of together: how many, for how many hours a month each, and whether the hours themselves were told. */
export interface PartTimers {
  readonly count: number;
  readonly hours: number;
  readonly isExact: boolean;
  readonly words: string;
}

const NO_PERSON =
  '(?! ?(?:dias?|days?|horas?|hours?|hrs?|h|tardes?|mananas?|noches?|nights?|evenings?|mornings?|afternoons?|semanas?|weeks?|mes|meses|months?|veces|times|las?|los|half|medi[oa])(?![a-z]))';
/** «La niña que vende, medio tiempo»: with the article, only such as help. */
const HELP =
  '(?:chic[oa]|nin[oa]|muchach[oa]|senor[a]?|ayudante|emplead[oa]|dependient[ea]|auxiliar|girl|boy|lad|lass|helper|assistant|apprentice|kid|cleaner)';
const SOMEBODY = new RegExp(
  `(?<!(?:cada|each) )\\b(un|una|otr[oa]|mi|nuestr[oa]|dos|tres|cuatro|an?|one|my|our|another|two|three|four|second|segund[oa]|(?:la|el|the)(?= ${HELP}\\b)|(?<![\\d.,$€£])\\d(?![.,]\\d))\\b${NO_PERSON}(?: [a-z-]+){0,3}`,
);
/** A name with its capital, or whatever is told right beside who is talking: «yo y kayla». */
const NAMED = /^ ?(?:(?:[Aa]nd|[Yy]|[Cc]on|[Ww]ith|[Pp]lus) )?(?:la |el |La |El )?(\p{Lu}\p{Ll}{2,})/u;
const BESIDE_ME = /^ ?(?:la |el )?([a-z]{3,})/;
const JOINT =
  /[;:]|[.,](?!\d)| (?:y|e|and|con|with|plus|mas) (?=(?:un|una|otr[oa]|mi|nuestr[oa]|dos|tres|an?|one|my|our|two|three|yo|me|i|\d)\b)/g;
const BEFORE_NAME =
  /(?<=[\p{L}\d]) (?:y|and|con|with|plus) (?=(?:la |el )?\p{Lu}\p{Ll}{2,})|(?<=(?<!\p{L})(?:[Mm]e|[Yy]o)) (?:y|and|con|plus) (?=\p{L}{3,})/gu;
/** «Y noelia veinte horas a la semana», "and ciaran does 20 hours a week": a name without its capital, right before its hours. */
const BARE_NAME =
  /^ ?([a-z]{3,}) (?:does |works |hace |trabaja |har[aá] |will do )?(?:\d{1,2}|[a-z]{3,12}(?: y [a-z]{3,6}|[ -][a-z]{3,5})?) (?:horas?|hours?|hrs?) (?:a la|por|a|per|cada|each) (?:semana|week)(?![a-z])/;
const BEFORE_BARE_NAME = new RegExp(`(?<=,) (?:y|and|con|with|plus)(?=${BARE_NAME.source.slice(1)})`, 'g');
const OPENING = /\b(?:abr\w+|abiert\w+|open\w*|cerr\w+|clos\w+|vend\w+|sell|ferias?|mercad\w+|markets?|alquiler|rent|local)\b/;
const OF_ME = /\b(?:yo|me|i(?! pay (?:him|her|them))|somos|we|us|nosotr[oa]s)\b/;
const NUMBER = `(?:\\d{1,2}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
/** «De 7 a 9 h» is when, and not for how long. */
const NOT_BY_THE_CLOCK = '(?<!\\b(?:de|entre|from|between) (?:las? )?\\d{1,2}(?: ?h)? (?:a|y|to|and) (?:las? )?(?=\\d{1,2} ?h\\b))';
const HOURS = new RegExp(
  `(?<![a-z\\d.,:])${NOT_BY_THE_CLOCK}(${NUMBER}) ?(?:horas?|h|hours?|hrs?)(?![a-z])((?: (?:a la|por|cada|a|per|each|de la)|/)? ?(?:semana\\w*|sem|week\\w*|wk)| (?:diarias?|al dia|por dia|a day|per day|each day|daily)| (?:each|cada un[oa]|cada dia)|)(?! ?(?:al mes|a month))`,
);
const HALF_TIME =
  /\b(?:nights|noches|media jornada|medi[oa] tiempo|medio turno|medio dia|tiempo parcial|jornada parcial|por horas|part.?time\w*|half.?time|half days?|(?:por|de|en|a) las? (?:tardes?|mananas?)|(?:in the |on )?(?:afternoons|mornings|evenings))\b/;
const FEW =
  /\b(?:a few hours|unas horas|algunas horas|un par de horas|a couple of hours|(?:a|one) day a week|un dia (?:a la|por) semana)\b/;
const SOME_DAYS = new RegExp(`\\b(${NUMBER}) (?:dias|days) (?:a la|por|a|per|each) ?(?:semana|week)`);
const WEEKEND = /\b(?:fin(?:es)? de semana|findes?|weekends?)\b/;

/** Everybody of whom hours, days or a part of the day are told, in order. */
export const findPartTimers = keptForTheTurn((text): readonly PartTimers[] => {
  const found: PartTimers[] = [];
  let group: Group | null = null;
  const close = () => {
    const part = group && hoursIn(group.words);
    if (group && part) found.push({ count: group.count, words: group.words, ...part });
    group = null;
  };
  for (const piece of piecesOf(text.replace(WHO_WORKS, '  '))) {
    const next = openedBy(piece, group);
    if (group !== null && !next?.words.startsWith(`${group.words},`)) close();
    group = next;
  }
  close();
  return found;
});

/** «Puri, que viene a limpiar 20 horas a la semana»: the name and its hours are one piece. */
const WHO_WORKS = /(?<=(?<!\p{L})\p{Lu}\p{Ll}{2,}), (?=(?:que|who) [^,.;:]{0,50}\d+ (?:horas?|hours?|hrs?) )/gu;

interface Group {
  readonly count: number;
  readonly isNamed: boolean;
  readonly words: string;
  readonly isOpen: boolean;
}

interface Piece {
  readonly words: string;
  readonly folded: string;
  /** It begins a sentence. */
  readonly isFirst: boolean;
  readonly isBesideMe: boolean;
}

/** Who a piece tells of: somebody new, whoever the last one told of, or nobody. */
function openedBy(piece: Piece, last: Group | null): Group | null {
  const { folded, isFirst } = piece;
  if (OPENING.test(folded)) return null;
  const who = SOMEBODY.exec(folded);
  const isNamed = tellsName(piece);
  const isFollowing = last?.isOpen && (!isFirst || OF_THEM.test(folded)) && !isNamed && !OF_ME.test(folded);
  if (isFollowing && (who === null || (last.isNamed && APPOSITION.test(folded)))) return { ...last, words: `${last.words},${folded}` };
  if (who !== null) return { count: countOf(who[1]) ?? 1, isNamed: false, words: folded, isOpen: !OF_ME.test(folded) };
  return isNamed && !OF_ME.test(folded) ? { count: 1, isNamed, words: folded, isOpen: true } : null;
}

/** «Ella hace 15 horas»: whoever the sentence before told of. */
const OF_THEM = /^ ?(?:s?he|ella)(?![a-z])/;

/** A sentence opens with a capital whatever it tells of: there the hours have to be told at once. */
function tellsName({ words, folded, isFirst, isBesideMe }: Piece): boolean {
  const name = foldText((isBesideMe ? BESIDE_ME.exec(folded) : NAMED.exec(words))?.[1] ?? '');
  const isWord = name === '' || NO_NAMES.has(name) || weekdayOf(name) >= 0 || monthOfName(name) > 0 || smallNumber(name) !== undefined;
  return !isWord && (!(isFirst || isBesideMe) || hoursIn(folded) !== null);
}

/** «Lucía, mi sobrina, …». */
const APPOSITION = /^ ?(?:mi|my|una?|an?) [a-z]+ ?$/;

/** Words that stand where a name may, and are none. */
const NO_NAMES = new Set(
  'yo the they she he we it its just only then also maybe and but for from with una uno otra otro one another somos solo luego pero por para los las ella ellos entre cada all both each our full part mi my'.split(
    ' ',
  ),
);

function piecesOf(text: string): readonly Piece[] {
  const folded = foldText(text);
  const cuts = [...folded.matchAll(JOINT), ...text.matchAll(BEFORE_NAME), ...folded.matchAll(BEFORE_BARE_NAME)]
    .map(({ index, 0: joint }) => ({ index, end: index + joint.length }))
    .sort((a, b) => a.index - b.index);
  return [...cuts.map(({ index }) => index), text.length].map((end, at) => {
    const cut = cuts[at - 1] ?? { index: 0, end: 0 };
    const joint = text.slice(cut.index, cut.end);
    return {
      words: text.slice(cut.end, Math.max(end, cut.end)),
      folded: folded.slice(cut.end, Math.max(end, cut.end)),
      isFirst: cut.end === 0 || /[.;:]/.test(joint),
      isBesideMe:
        joint.startsWith(' ') && (/(?<![a-z])(?:me|yo)$/.test(folded.slice(0, cut.index)) || BARE_NAME.test(folded.slice(cut.end))),
    };
  });
}

/** Hours a month; null where no part of a working week is told. */
function hoursIn(words: string): Pick<PartTimers, 'hours' | 'isExact'> | null {
  const weekly = weeklyHours(words);
  if (weekly !== null) return weekly < FULL_TIME ? { hours: Math.round((weekly * WEEKS_A_YEAR) / MONTHS_A_YEAR), isExact: true } : null;
  const hours = usualHours(words);
  return hours === null ? null : { hours, isExact: false };
}

/** Hours told, of a week: «20 horas a la semana», «4 horas al día», "Wednesdays and Thursdays, 7 hours each". */
function weeklyHours(words: string): number | null {
  const match = HOURS.exec(words);
  if (!match) return null;
  const hours = countOf(match[1]) ?? 0;
  const per = match[2] ?? '';
  const days = daysIn(words);
  if (/sem|week|wk/.test(per)) return hours;
  if (days > 0) return hours <= LONGEST_DAY ? hours * days : hours;
  if (/dia|day|daily/.test(per)) return hours * WHOLE_WEEK;
  return hours > LONGEST_DAY ? hours : null;
}

function usualHours(words: string): number | null {
  if (/full.?time|(?:jornada|tiempo) complet[ao]/.test(words)) return null;
  const months = countMonthsTold(words);
  if (months !== null && months < MONTHS_A_YEAR) return Math.round((FULL_MONTH * months) / MONTHS_A_YEAR);
  if (WEEKEND.test(words)) return TWO_DAYS;
  const days = daysIn(words);
  if (days > 0 && days < WHOLE_WEEK && !HALF_TIME.test(words)) return days * ONE_DAY;
  if (HALF_TIME.test(words)) return days > 0 && days < WHOLE_WEEK ? days * (ONE_DAY / 2) : HALF;
  return FEW.test(words) ? ONE_DAY : null;
}

/** «De lunes a viernes» are five. */
function daysIn(words: string): number {
  const [, from, to] = DAYS_FROM_TO.exec(words) ?? [];
  if (from !== undefined && to !== undefined) return ((weekdayOf(to) - weekdayOf(from) + DAYS_A_WEEK) % DAYS_A_WEEK) + 1;
  return countWeekdays(words) || (countOf(SOME_DAYS.exec(words)?.[1]) ?? 0);
}

const DAYS_A_WEEK = 7;
const DAYS_FROM_TO = new RegExp(`(?<![a-z])(${WEEKDAYS.join('|')}) ?(?:a|to|through|thru|hasta|-) ?(${WEEKDAYS.join('|')})(?![a-z])`);

function countOf(word: string | undefined): number | undefined {
  return word === undefined ? undefined : /^\d+$/.test(word) ? Number(word) : smallNumber(word);
}
