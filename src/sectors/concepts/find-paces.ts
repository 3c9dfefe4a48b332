// How often, when or where something is done, as it is told: «dos veces al año», "four mornings a week".
import type { Bilingual } from '../../language/language.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';

const NUMBER = '(?<number>una?|one|[a-z]{3,10})';
const PER = '(?:al|a la|a|por|por la|per|each|every|cada)';
const PERIODS: Readonly<Record<string, Bilingual>> = {
  dia: { es: 'al día', en: 'a day' },
  day: { es: 'al día', en: 'a day' },
  semana: { es: 'a la semana', en: 'a week' },
  week: { es: 'a la semana', en: 'a week' },
  mes: { es: 'al mes', en: 'a month' },
  month: { es: 'al mes', en: 'a month' },
  ano: { es: 'al año', en: 'a year' },
  year: { es: 'al año', en: 'a year' },
};
const UNITS: Readonly<Record<string, Bilingual>> = {
  vez: { es: 'veces', en: 'times' },
  veces: { es: 'veces', en: 'times' },
  time: { es: 'veces', en: 'times' },
  times: { es: 'veces', en: 'times' },
  dia: { es: 'días', en: 'days' },
  dias: { es: 'días', en: 'days' },
  day: { es: 'días', en: 'days' },
  days: { es: 'días', en: 'days' },
  mananas: { es: 'mañanas', en: 'mornings' },
  mornings: { es: 'mañanas', en: 'mornings' },
  noches: { es: 'noches', en: 'nights' },
  nights: { es: 'noches', en: 'nights' },
};
const COUNTED = new RegExp(
  `\\b${NUMBER}(?: (?:o|or) (?<more>[a-z]{3,10}))? (?<unit>${Object.keys(UNITS).join('|')}) ${PER} (?<period>${Object.keys(PERIODS).join('|')})\\b`,
);
const SHORT = new RegExp(`\\b(?<short>once|twice) ${PER} (?<period>day|week|month|year)\\b`);
/** What is said of days as a whole. */
const WHOLE: readonly (readonly [RegExp, Bilingual])[] = [
  [
    /\b(?:(?:los|cada) fin(?:es)? de semana|at (?:the )?weekends?|on weekends|every weekend)\b/,
    { es: 'los fines de semana', en: 'at weekends' },
  ],
  [/\b(?:todos los dias|a diario|cada dia|every day|daily)\b/, { es: 'a diario', en: 'every day' }],
  [/\b(?:los domingos|on sundays|every sunday)\b/, { es: 'los domingos', en: 'on Sundays' }],
  [/\b(?:los sabados|on saturdays|every saturday|cada sabado)\b/, { es: 'los sábados', en: 'on Saturdays' }],
  [/\b(?:cada dos anos|every other year|every two years)\b/, { es: 'cada dos años', en: 'every other year' }],
  [/\b(?:cada dos meses|every two months|every other month)\b/, { es: 'cada dos meses', en: 'every two months' }],
  [/\b(?:cada quince dias|once a fortnight|every fortnight|every two weeks)\b/, { es: 'cada quince días', en: 'once a fortnight' }],
  [/\b(?:por internet|online|en linea)\b/, { es: 'por internet', en: 'online' }],
  [/\b(?:a domicilio|at home|to (?:your|the) door)\b/, { es: 'a domicilio', en: 'at the customer’s door' }],
  [/\b(?:una vez en la vida|once in their lives?)\b/, { es: 'una vez en la vida', en: 'once in a lifetime' }],
  [/\bcada tres semanas|every three weeks\b/, { es: 'cada tres semanas', en: 'every three weeks' }],
  [/\b(?:cada cuatro o cinco anos|every four or five years)\b/, { es: 'cada cuatro o cinco años', en: 'every four or five years' }],
  [
    /\b(?:in their thirties and forties|de treinta y cuarenta)\b/,
    { es: 'de treinta y tantos y cuarenta y tantos', en: 'in their thirties and forties' },
  ],
  [/\b(?:por la manana|in the mornings?)\b/, { es: 'por la mañana', en: 'in the morning' }],
  [/\b(?:por la noche|at night)\b/, { es: 'por la noche', en: 'at night' }],
];

/** In one clause, folded. */
export function findPaces(clause: string): readonly Bilingual[] {
  const { number, more, unit = '', period = '' } = COUNTED.exec(clause)?.groups ?? {};
  const counted = tellCounted(number, more, UNITS[unit], PERIODS[period]);
  const short = SHORT.exec(clause)?.groups;
  const said = short ? tellCounted(short.short === 'twice' ? 'two' : 'one', undefined, UNITS.times, PERIODS[short.period ?? '']) : null;
  return [...(counted ? [counted] : []), ...(said ? [said] : []), ...WHOLE.filter(([clue]) => clue.test(clause)).map(([, told]) => told)];
}

function tellCounted(number: string | undefined, more: string | undefined, unit?: Bilingual, period?: Bilingual): Bilingual | null {
  if (!unit || !period || number === undefined) return null;
  const isTimes = unit.en === 'times';
  if (/^(?:una?|one)$/.test(number)) return isTimes ? { es: `una vez ${period.es}`, en: `once ${period.en}` } : null;
  const [first, second] = [smallNumber(number), smallNumber(more ?? '')];
  if (first === undefined) return null;
  const es = `${numberWord(first, 'es')}${second === undefined ? '' : ` o ${numberWord(second, 'es')}`} ${unit.es} ${period.es}`;
  if (isTimes && first === 2 && second === undefined) return { es, en: `twice ${period.en}` };
  return { es, en: `${numberWord(first, 'en')}${second === undefined ? '' : ` or ${numberWord(second, 'en')}`} ${unit.en} ${period.en}` };
}
