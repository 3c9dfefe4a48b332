// When, how long, how often and at what age, as a statement has it: told in the other language.

import { foldText } from '../../../language/fold-text.ts';
import type { Bilingual, Language } from '../../../language/language.ts';
import { numberWord, smallNumber } from '../../../language/small-numbers.ts';
import { DAY_NAMES } from '../term-clues.ts';
import type { Read } from './read-group.ts';
import { numberMark, type Token } from './tokens-of-statement.ts';

type Unit = readonly [es: string, esMany: string, en: string, enMany: string];
const UNITS: readonly Unit[] = [
  ['minuto', 'minutos', 'minute', 'minutes'],
  ['hora', 'horas', 'hour', 'hours'],
  ['día', 'días', 'day', 'days'],
  ['noche', 'noches', 'night', 'nights'],
  ['mañana', 'mañanas', 'morning', 'mornings'],
  ['tarde', 'tardes', 'afternoon', 'afternoons'],
  ['semana', 'semanas', 'week', 'weeks'],
  ['fin de semana', 'fines de semana', 'weekend', 'weekends'],
  ['mes', 'meses', 'month', 'months'],
  ['trimestre', 'trimestres', 'term', 'terms'],
  ['temporada', 'temporadas', 'season', 'seasons'],
  ['año', 'años', 'year', 'years'],
];
const IN_WORDS: Bilingual = {
  es: '(?:una?|\\d+|[a-z]{2,12}(?: y [a-z]{3,6})?)',
  en: '(?:an?|one|\\d+|[a-z]{3,12}(?:-[a-z]{3,5})?)',
};
const DAY = { es: DAY_NAMES.map(([es]) => foldText(es)), en: DAY_NAMES.map(([, en]) => en.toLowerCase()) };
const MONTH_NAMES = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const MONTH = { es: MONTH_NAMES.es.map((month) => foldText(month)), en: MONTH_NAMES.en.map((month) => month.toLowerCase()) };
const one = (words: readonly string[]) => `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;

/** Of the words that are left, folded and with single spaces, what stands first; null where it is no time. */
type Rule = readonly [clue: RegExp, say: (found: Readonly<Record<string, string>>) => string | null];

const unitsIn = (language: Language) =>
  one(UNITS.flatMap(([es, esMany, en, enMany]) => (language === 'es' ? [es, esMany] : [en, enMany]).map(foldText)));
const rule = (source: string, say: Rule[1]): Rule => [new RegExp(`^${source}(?![a-z\\d.,]|,\\d)`), say];
const day = (word: string, from: Language): string =>
  DAY_NAMES[DAY[from].indexOf(word.replace(/^(sabado|domingo)s$|^(\w+day)s$/, '$1$2'))]?.[from === 'es' ? 1 : 0] ?? '';
const days = (word: string): string => day(word, 'en').replace(/o$/, 'os');
const month = (word: string, from: Language): string => MONTH_NAMES[from === 'es' ? 'en' : 'es'][MONTH[from].indexOf(word)] ?? '';
const ES_DAY = one([...DAY.es, 'sabados', 'domingos']);
const EN_DAY = one(DAY.en);

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  es: [
    rule(
      `(?:de|entre los) (?<from>\\d\\d?) (?:a|y) (?:los )?(?<to>\\d\\d?) anos`,
      ({ from = '', to = '' }) => `aged ${numberMark(from)} to ${numberMark(to)}`,
    ),
    rule(
      `de (?<from>\\d\\d) a (?<to>\\d\\d)(?! \\w+(?:s|as|os) )`,
      ({ from = '', to = '' }) => `aged ${numberMark(from)} to ${numberMark(to)}`,
    ),
    rule('entre (?<from>\\d\\d) y (?<to>\\d\\d)(?: anos)?', ({ from = '', to = '' }) => `aged ${numberMark(from)} to ${numberMark(to)}`),
    rule('(?:de mas|mayores) de (?<from>\\d\\d)(?: anos)?', ({ from = '' }) => `over ${numberMark(from)}`),
    rule('de (?<tens>treinta|cuarenta|cincuenta|sesenta) y tantos', ({ tens = '' }) => `in their ${tensOf(tens)}`),
    rule(`a las? (?<at>${IN_WORDS.es})(?: de la (?<part>manana|tarde|noche))?`, ({ at = '', part }) => clock('at', at, part)),
    rule(`desde las? (?<at>${IN_WORDS.es})(?: de la (?<part>manana|tarde|noche))?`, ({ at = '', part }) => clock('from', at, part)),
    rule(`hasta las? (?<at>${IN_WORDS.es})(?: de la (?<part>manana|tarde|noche))?`, ({ at = '', part }) => clock('until', at, part)),
    rule(`antes de las? (?<at>${IN_WORDS.es})(?: de la (?<part>manana|tarde|noche))?`, ({ at = '', part }) => clock('before', at, part)),
    rule(`despues de las? (?<at>${IN_WORDS.es})(?: de la (?<part>manana|tarde|noche))?`, ({ at = '', part }) => clock('after', at, part)),
    rule('entre las? (?<from>[a-z]+|\\d+) y las? (?<to>[a-z]+|\\d+)', ({ from = '', to = '' }) =>
      both('between', said(from, 'en'), 'and', said(to, 'en')),
    ),
    rule('de (?<from>[a-z]+|\\d+) a (?<to>[a-z]+|\\d+) de la (?<part>manana|tarde|noche)', () => null),
    rule(`de (?<from>${ES_DAY}) a (?<to>${ES_DAY})`, ({ from = '', to = '' }) => `from ${day(from, 'es')} to ${day(to, 'es')}`),
    rule(
      `de (?<from>${one(MONTH.es)}) a (?<to>${one(MONTH.es)})`,
      ({ from = '', to = '' }) => `from ${month(from, 'es')} to ${month(to, 'es')}`,
    ),
    rule(`desde (?<from>${one(MONTH.es)})`, ({ from = '' }) => `since ${month(from, 'es')}`),
    rule(`(?:en|antes de) (?<in>${one(MONTH.es)}) (?:de|del) (?<year>\\d{4})`, () => null),
    rule(`en (?<in>${one(MONTH.es)})(?! del? \\d)`, (found) => `in ${month(found.in ?? '', 'es')}`),
    rule(`los (?<day>${ES_DAY})`, (found) => `on ${day(found.day ?? '', 'es')}s`),
    rule(`cada (?<day>${ES_DAY})`, (found) => `every ${day(found.day ?? '', 'es')}`),
    rule(`un (?:solo )?(?<day>${ES_DAY})`, (found) => `on a ${day(found.day ?? '', 'es')}`),
    rule(`el (?<day>${ES_DAY})`, (found) => `on ${day(found.day ?? '', 'es')}`),
    rule('(?:una )?hora y media', () => 'an hour and a half'),
    rule('media hora', () => 'half an hour'),
    rule('una vez (?<per>al dia|a la semana|por semana|al mes|al ano)', ({ per = '' }) => `once ${PER_ENGLISH[per]}`),
    rule('una vez', () => 'once'),
    rule('dos veces', () => 'twice'),
    rule('(?<count>[a-z]+|\\d+) veces', ({ count = '' }) => counted(count, 'en', 'times')),
    rule('(?<per>al dia|a la semana|por semana|al mes|al ano)', ({ per = '' }) => PER_ENGLISH[per] ?? null),
    rule(`cada (?<count>[a-z]{3,9}|\\d+)(?: o (?<more>[a-z]{3,9}))? (?<unit>${unitsIn('es')})`, ({ count = '', more, unit = '' }) =>
      every(count, more, unit, 'es'),
    ),
    rule(
      `(?:durante |por |unos |unas )?(?<count>${IN_WORDS.es})(?: (?:o|a) (?<more>[a-z]{3,9}))? (?<unit>${unitsIn('es')})`,
      ({ count = '', more, unit = '' }) => span(count, more, unit, 'es'),
    ),
  ],
  en: [
    rule(
      '(?:aged |from |between |ages )?(?<from>\\d\\d) (?:to|and) (?<to>\\d\\d)',
      ({ from = '', to = '' }) => `de ${numberMark(from)} a ${numberMark(to)} años`,
    ),
    rule(
      '(?<from>[a-z-]{5,12}) to (?<to>[a-z-]{5,12})(?=$| ,)',
      ({ from = '', to = '' }) => both('de', said(from, 'es'), 'a', said(to, 'es'))?.concat(' años') ?? null,
    ),
    rule('(?:aged )?over (?<from>\\d\\d)', ({ from = '' }) => `de más de ${numberMark(from)} años`),
    rule(
      'in their (?<from>thirties|forties|fifties|sixties)(?: and (?<to>forties|fifties|sixties))?',
      ({ from = '', to }) => `de ${TENS.get(from)} y tantos${to ? ` y ${TENS.get(to)} y tantos` : ''} años`,
    ),
    rule(`at (?<at>[a-z]+|\\d+)(?: o.?clock)?(?: (?<part>in the morning|in the afternoon|at night))?`, ({ at = '', part }) =>
      clockSpanish('a', at, part),
    ),
    rule(`before (?<at>[a-z]+|\\d+)(?: o.?clock)?(?: (?<part>in the morning|in the afternoon|at night))?`, ({ at = '', part }) =>
      clockSpanish('antes de', at, part),
    ),
    rule(`until (?<at>[a-z]+|\\d+)(?: o.?clock)?(?: (?<part>in the morning|in the afternoon|at night))?`, ({ at = '', part }) =>
      clockSpanish('hasta', at, part),
    ),
    rule('between (?<from>[a-z]+) and (?<to>[a-z]+)', ({ from = '', to = '' }) =>
      both('entre las', said(from, 'es'), 'y las', said(to, 'es')),
    ),
    rule(`from (?<from>${EN_DAY}) to (?<to>${EN_DAY})`, ({ from = '', to = '' }) => `de ${day(from, 'en')} a ${day(to, 'en')}`),
    rule(
      `from (?<from>${one(MONTH.en)}) to (?<to>${one(MONTH.en)})`,
      ({ from = '', to = '' }) => `de ${month(from, 'en')} a ${month(to, 'en')}`,
    ),
    rule(`since (?<from>${one(MONTH.en)})`, ({ from = '' }) => `desde ${month(from, 'en')}`),
    rule(`in (?<in>${one(MONTH.en)})`, (found) => `en ${month(found.in ?? '', 'en')}`),
    rule(`every (?<in>${one(MONTH.en)})`, (found) => `cada ${month(found.in ?? '', 'en')}`),
    rule(`on (?<day>${EN_DAY})s`, (found) => `los ${days(found.day ?? '')}`),
    rule(`every (?<day>${EN_DAY})`, (found) => `cada ${day(found.day ?? '', 'en')}`),
    rule(`on a (?<day>${EN_DAY})`, (found) => `un ${day(found.day ?? '', 'en')}`),
    rule(
      `on (?<day>${EN_DAY}) (?<part>morning|afternoon|night)s?`,
      ({ day: named = '', part = '' }) =>
        `el ${day(named, 'en')} por la ${{ morning: 'mañana', afternoon: 'tarde', night: 'noche' }[part]}`,
    ),
    rule('(?:for )?a quarter of an hour', () => 'un cuarto de hora'),
    rule(`on (?<day>${EN_DAY})`, (found) => `el ${day(found.day ?? '', 'en')}`),
    rule('an hour and a half', () => 'hora y media'),
    rule('half an hour', () => 'media hora'),
    rule('once a fortnight', () => 'cada quince días'),
    rule('for a fortnight', () => 'quince días'),
    rule(
      '(?<often>once|twice)(?: (?:a|per) (?<per>day|week|month|year))?',
      ({ often, per }) => `${often === 'once' ? 'una vez' : 'dos veces'}${per ? ` ${PER_SPANISH[per]}` : ''}`,
    ),
    rule('(?<count>[a-z]+|\\d+) times', ({ count = '' }) => counted(count, 'es', 'veces')),
    rule('(?:a|per|each) (?<per>day|week|month|year)', ({ per = '' }) => PER_SPANISH[per] ?? null),
    rule(`every (?<count>[a-z]{3,9}|\\d+)(?: or (?<more>[a-z]{3,9}))? (?<unit>${unitsIn('en')})`, ({ count = '', more, unit = '' }) =>
      every(count, more, unit, 'en'),
    ),
    rule(
      `(?:for |about )?(?<count>${IN_WORDS.en})(?: (?:or|to) (?<more>[a-z]{3,9}))? (?<unit>${unitsIn('en')})`,
      ({ count = '', more, unit = '' }) => span(count, more, unit, 'en'),
    ),
  ],
};

const PER_ENGLISH: Readonly<Record<string, string>> = {
  'al dia': 'a day',
  'a la semana': 'a week',
  'por semana': 'a week',
  'al mes': 'a month',
  'al ano': 'a year',
};
const PER_SPANISH: Readonly<Record<string, string>> = { day: 'al día', week: 'a la semana', month: 'al mes', year: 'al año' };
const TENS = new Map([
  ['thirties', 'treinta'],
  ['forties', 'cuarenta'],
  ['fifties', 'cincuenta'],
  ['sixties', 'sesenta'],
]);
const PARTS: Readonly<Record<string, string>> = { manana: ' in the morning', tarde: ' in the afternoon', noche: ' at night' };
const PARTS_SPANISH: Readonly<Record<string, string>> = {
  'in the morning': ' de la mañana',
  'in the afternoon': ' de la tarde',
  'at night': ' de la noche',
};

function tensOf(tens: string): string | undefined {
  return [...TENS].find(([, spanish]) => spanish === tens)?.[0];
}

/** A number in words, in the language asked for; what is in digits stays a mark. */
function said(word: string, language: Language): string | null {
  if (/^\d+$/.test(word)) return numberMark(word);
  if (/^(?:una?|one)$/.test(word)) return language === 'es' ? 'una' : 'one';
  const value = smallNumber(word) ?? smallNumber(word.replace('-', ' '));
  return value === undefined || value < 2 ? null : numberWord(value, language);
}

function clock(before: string, at: string, part: string | undefined): string | null {
  const hour = said(at, 'en');
  return hour && `${before} ${hour}${PARTS[part ?? ''] ?? ''}`;
}

function clockSpanish(before: string, at: string, part: string | undefined): string | null {
  const hour = said(at, 'es');
  return hour && `${before} ${hour === 'una' ? 'la' : 'las'} ${hour}${PARTS_SPANISH[part ?? ''] ?? ''}`;
}

function both(before: string, from: string | null, joint: string, to: string | null): string | null {
  return from && to ? `${before} ${from} ${joint} ${to}` : null;
}

function counted(count: string, language: Language, noun: string): string | null {
  const number = said(count, language);
  return number && `${number} ${noun}`;
}

function unitOf(unit: string): Unit | undefined {
  return UNITS.find((names) => names.some((name) => foldText(name) === unit));
}

function every(count: string, more: string | undefined, unit: string, from: Language): string | null {
  const [es, en] = [unitOf(unit)?.[1], unitOf(unit)?.[3]];
  const other = from === 'es' ? 'en' : 'es';
  const [first, second] = [said(count, other), more === undefined ? '' : said(more, other)];
  if (!first || second === null || !es) return null;
  const number = `${first}${second ? ` ${other === 'es' ? 'o' : 'or'} ${second}` : ''}`;
  return other === 'es' ? `cada ${number} ${es}` : `every ${number} ${en}`;
}

function span(count: string, more: string | undefined, unit: string, from: Language): string | null {
  const [es, esMany, en, enMany] = unitOf(unit) ?? ['', '', '', ''];
  const isOne = /^(?:una?|an?|one)$/.test(count);
  if (isOne)
    return from === 'es' ? `${/^hour/.test(en) ? 'an' : 'a'} ${en}` : `${/(?:a|e)$/.test(es) && !/^d/.test(es) ? 'una' : 'un'} ${es}`;
  const other = from === 'es' ? 'en' : 'es';
  const [first, second] = [said(count, other), more === undefined ? '' : said(more, other)];
  if (!first || second === null) return null;
  return `${first}${second ? ` ${other === 'es' ? 'o' : 'or'} ${second}` : ''} ${other === 'es' ? esMany : enMany}`;
}

/** The longest time that stands there. */
export function timeAt(tokens: readonly Token[], start: number, language: Language): Read<string> | null {
  const rest = tokens.slice(start).map(({ folded }) => folded);
  const stop = rest.findIndex((word) => /^[;:()]$/.test(word));
  const words = (stop < 0 ? rest : rest.slice(0, stop)).join(' ').replace(/\ba el (?=dia|mes|ano)/g, 'al ');
  const found = RULES[language].flatMap(([clue, say]) => {
    const match = clue.exec(words);
    const told = match ? say({ ...match.groups }) : null;
    return match && told ? [{ told, length: match[0].length, words: match[0] }] : [];
  });
  const [longest] = found.toSorted((one, other) => other.length - one.length);
  if (!longest) return null;
  const count = longest.words.split(' ').length + (longest.words.match(/\bal (?=dia|mes|ano)/g)?.length ?? 0);
  return { meaning: longest.told, end: start + count };
}
