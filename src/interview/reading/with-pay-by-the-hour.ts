// What somebody hired costs, told as a rate for hours of every week: «18 an hour 30 hours a week, march thru november», «Marcos, a 12 la hora, 30 horas semanales». A
// rate and its hours count nobody.
import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { countMonthsTold } from '../../language/part-of-year.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { isTopic } from '../script.ts';
import type { Ground } from './amount.ts';
import { carriedToTotal } from './carry-to-total.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { toMonthly } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import { WORKER } from './people-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['team', 'resources', 'funding', 'fixed-costs', 'read-back', 'identity']);
const MONTHS_A_YEAR = 12;
const MONTHS_A_SEASON = 3;
/** How far apart the rate and the hours may stand. */
const REACH = 50;
const MOST_TOGETHER = 10;
const MONEY = '(?: ?(?:€|euros?|bucks|dollars?|pounds|quid|pesos|soles|usd))?';
const AN_HOUR = new RegExp(`^${MONEY} ?(?:an?|the|per|la|por|each|/) ?(?:hours?|hrs?|horas?|h)(?![a-z])`);
const A_WEEK =
  /^ ?(?:hours?|hrs?|horas?|h)(?:(?: ?,? ?(?:an?|per|each|every|a la|por|la|cada|\/) ?(?:weeks?|wk|semana))| weekly| semanales)(?![a-z])/;
/** «30 horas a la semana a 12 euros»: the rate after its hours needs no more words. */
const AT_RATE = /^ ?,? (?:at|a|@) (?:about |unos )?[$€£]?$/;
const PEOPLE = new RegExp(
  `^ (?:(?:good|other|more|local|part[- ]time|seasonal|young) )?(?!people|persons?|personas)(?:${WORKER}|guys|lads|girls|kids|boys|chic[oa]s|muchach[oa]s)(?![a-z])`,
);
/** When there is nothing to do, and nobody is paid. */
const OFF =
  /(?<![a-z])(?:nothing|none|not|no work|never|except|but not|nada|menos|salvo|excepto|no trabajan?|sin trabajo)(?: (?:in|en|for|over|during|durante|de|from|the|el|la))* ([^.;]{3,40})|(?<![a-z])(?:en|in) (?:el |the )?(invierno|winter|verano|summer),? (?:nada|no|nothing|none)(?![a-z])/;
const COUNTED = /(?<![a-z\d])(\d{1,2}|[a-z]+) (?:months|meses)(?: (?:a|of the|out of the|per|al|del|por|cada|each)) ?(?:year|ano)(?![a-z])/;

interface Help extends Span {
  /** A month, over the year. */
  readonly value: number;
  readonly people: number;
  /** Of a year, in which it is paid. */
  readonly months: number;
  /** As it was told right before; '' where nobody was. */
  readonly who: string;
}

/** The reading with that pay, whose words are read without it; as it is where nobody is paid so. */
export function readWithPayByTheHour(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const { question } = context;
  if (!TELLS.has(question)) return read(words);
  const ground = prepareGround(words, question, context.language, context.today);
  const help = helpIn(ground);
  const sum = help && sumAfter(ground, help);
  if (sum) return readWithPayByTheHour(blankOut(words, [sum]), context, read);
  // Told with what the business is, hours without anybody beside them are those that it sells.
  if (question === 'identity' && (help === null || help.who === '')) return read(words);
  if (help === null) return rateAnew(ground, context, read) ?? read(words);
  const heard = question === 'team' || question === 'read-back' ? null : read(words);
  const paid = heard?.facts.find((fact): fact is Fact<'staffPay'> => fact.id === 'staffPay');
  if (heard && paid) return inItsMonths(heard, paid, help);
  if (heard && question === 'fixed-costs') return amongCosts(ground, help, heard, context, read);
  const rest = read(blankOut(words, [help]));
  const pay = payFact(ground, help, context);
  const whole = quoteOf(words, context.answer, 0, words.length);
  const others = rest.facts
    .filter(({ id }) => id !== 'staffPay')
    .map((fact) =>
      isTopic(question) && fact.id === question ? makeFact(question as 'resources', cleanWords(words), { quote: whole }) : fact,
    );
  // Whoever is paid works there beside who is talking.
  const isCounted = question !== 'team' || others.some(({ id }) => id === 'team');
  const team = isCounted ? [] : [makeFact('team', 1 + help.people, { unit: 'people', quote: whole, origin: 'derived' })];
  if (question !== 'read-back')
    return { ...rest, kind: rest.kind === 'unclear' || rest.kind === 'dont-know' ? 'answer' : rest.kind, facts: [...others, ...team, pay] };
  const carried = carriedToTotal([pay], context.known).filter(({ id }) => !others.some((fact) => fact.id === id));
  const { mayMean: _nothingElse, ...alone } = rest;
  return { ...(others.length === 0 ? alone : rest), kind: 'correction', facts: [...others, pay, ...carried] };
}

/** «A Marisol le doy 8, no 7», where 7 an hour was told: as many hours at the rate that stands. */
function rateAnew(ground: Ground, context: ReadingContext, read: (words: string) => Reading): Reading | null {
  const { folded, text } = ground;
  const paid = context.known.staffPay;
  const match = paid === undefined ? null : RATE_ANEW.exec(folded);
  const [rate, before] = [match?.[1], match?.[2]].map((one) => Number(one?.replace(',', '.')));
  if (!paid || !match || !rate || !before) return null;
  const told = foldText(`${paid.quote?.text ?? ''} ${factValue(context.known, 'resources') ?? ''}`);
  if (!new RegExp(`(?<![\\d.,])${match[2]}${MONEY}${EACH_HOUR}`).test(told)) return null;
  const quote = quoteOf(text, context.answer, match.index, match.index + match[0].length);
  const pay: Fact = { ...paid, value: roundMoney((paid.value * rate) / before), quote, origin: 'derived' };
  const carried = carriedToTotal([pay], context.known);
  const others = read(blankOut(text, [{ start: match.index, end: match.index + match[0].length }]));
  const facts = [...others.facts.filter(({ id }) => id !== 'staffPay'), pay, ...carried];
  const isAlone = context.question === 'read-back' || others.facts.length === 0;
  return {
    ...others,
    kind: isAlone ? 'correction' : others.kind,
    facts,
    corrected: [...(others.corrected ?? []), ...[pay, ...carried].map(({ id }) => id)],
  };
}

const EACH_HOUR = ' ?(?:an?|the|per|la|por|each|/) ?(?:hours?|hrs?|horas?|h)(?![a-z])';
const RATE_ANEW = new RegExp(
  `(?<![\\d.,])(\\d{1,3}(?:[.,]\\d{1,2})?)${MONEY}(?:${EACH_HOUR})?,? (?:y |and )?no(?:t)? (?:(?:a|de|son) )?(\\d{1,3}(?:[.,]\\d{1,2})?)(?![\\d.,]*\\d)`,
);

/** Heard among other costs of a month: of the months in which it is paid. */
function inItsMonths(heard: Reading, paid: Fact<'staffPay'>, { value, months }: Help): Reading {
  const change = roundMoney(value) - paid.value;
  if (months === MONTHS_A_YEAR || change >= 0) return heard;
  const facts = heard.facts.map((fact): Fact => {
    if (fact === paid) return { ...paid, value: roundMoney(value), origin: 'derived' };
    if (fact.id === 'fixedCosts' && fact.origin === 'derived') return { ...fact, value: roundMoney(Number(fact.value) + change) };
    return isLines(fact)
      ? { ...fact, value: fact.value.map((line) => (line.amount === paid.value ? { ...line, amount: roundMoney(value) } : line)) }
      : fact;
  });
  return { ...heard, facts };
}

function isLines(fact: Fact): fact is Fact<'costLines'> {
  return fact.id === 'costLines';
}

/** Told in the list of a month's costs and not heard: one of its lines. */
function amongCosts(ground: Ground, help: Help, heard: Reading, context: ReadingContext, read: (words: string) => Reading): Reading {
  const rest = read(blankOut(ground.text, [help]));
  const pay = payFact(ground, help, context);
  const total = rest.facts.find(({ id }) => id === 'fixedCosts');
  if (total?.origin !== 'derived') return total ? { ...rest, facts: [...rest.facts, pay] } : heard;
  const line = { label: help.who, amount: roundMoney(help.value), kind: 'hired' as const };
  const facts = rest.facts.map((fact): Fact => {
    if (fact === total) return { ...total, value: roundMoney(Number(total.value) + help.value) };
    return isLines(fact) && help.who !== '' ? { ...fact, value: [...fact.value, line] } : fact;
  });
  return { ...rest, facts: [...facts, pay] };
}

/** With the sentence it was told in: that tells who it is, and for how many hours. */
function payFact({ text }: Ground, help: Help, { answer, known }: ReadingContext): Fact {
  const sentence = sentencesOf(text)
    .map(spanOf)
    .find(({ start, end }) => start <= help.start && end >= help.end);
  const quote = quoteOf(text, answer, sentence?.start ?? help.start, sentence?.end ?? help.end);
  const unit = factValue(known, 'currency') ?? null;
  return makeFact('staffPay', roundMoney(help.value), { unit, period: 'month', quote, origin: 'derived' });
}

function helpIn(ground: Ground): Help | null {
  const { folded, numerals } = ground;
  const hours = numerals.find(({ end, isArticle }) => !isArticle && A_WEEK.test(folded.slice(end)));
  if (hours === undefined) return null;
  const rate = numerals.find((one) => one !== hours && !one.isArticle && isRateOf(ground, one, hours));
  if (rate === undefined) return null;
  const monthly = toMonthly(rate.low * hours.low, 'week') ?? 0;
  const first = rate.start < hours.start ? rate : hours;
  const last = first === rate ? hours : rate;
  const from = /[$€£] ?$/.exec(folded.slice(0, first.start))?.index ?? first.start;
  const told = endOf(folded, last);
  const sentence = sentencesOf(folded)
    .map(spanOf)
    .find((one) => one.start <= from && one.end >= told) ?? { start: from, end: told };
  const within = folded.slice(sentence.start, sentence.end);
  if (OF_PLACE.test(folded.slice(sentence.start, from))) return null;
  const people = peopleBefore(ground, sentence.start, from);
  const months = monthsPaid(within);
  const range = RANGE_AFTER.exec(folded.slice(told, sentence.end))?.[0].length ?? 0;
  return {
    start: from,
    end: told + range,
    value: (monthly * people * months) / MONTHS_A_YEAR,
    people,
    months,
    who: whoIn(ground.text.slice(sentence.start, from)),
  };
}

/** "8 hours a week at £12.80 an hour, so about £445 a month": what they come to, where that is told. */
function sumAfter({ folded, numerals }: Ground, { end, value }: Help): Span | null {
  const sum = numerals.find((one) => one.start >= end && !one.isArticle);
  if (!sum || Math.abs(sum.low - value) > NEARLY * value || !SO_MUCH.test(folded.slice(end, sum.start))) return null;
  return { start: end, end: sum.end + (PER_MONTH.exec(folded.slice(sum.end))?.[0].length ?? 0) };
}

const NEARLY = 0.05;
const SO_MUCH =
  /^,? ?(?:so(?: that's)?|that's|which is|o sea|que son|son|que sale[n]? a)(?: (?:about|around|roughly|like|unos|unas|como|casi))? ?[$€£]?$/;
const PER_MONTH = new RegExp(`^${MONEY} ?(?:a|per|each|al|por|cada) ?(?:month|mes)(?![a-z])`);

/** «La sala a 12 la hora»: a place that is rented by the hour. */
const OF_PLACE =
  /(?<![a-z])(?:studio|hall|room|space|gym|kitchen|court|pitch|pool|rent|sala|salon|local|estudio|aula|pista|cancha|cocina|piscina|alquiler|renta)(?: (?:is|costs?|es|son|cuesta|sale|at|a|de|of|for|alquilad[oa]|rental|hire))*[ :,]*$/;

const MONTH = '(?:ene|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|oct|nov|dic|dec|jan)[a-z]*';
const RANGE_AFTER = new RegExp(
  `^,? ?(?:(?:from|de|desde|only|solo|just|between|entre) )*(?:(?:mid|early|late|mediados de) )?${MONTH} ?(?:a|al|hasta|to|until|till?|through|thru|y|and|-|–) ?(?:(?:mid|early|late|the end of|end of|mediados de|finales de)[ -])?${MONTH}`,
);

function isRateOf({ folded }: Ground, rate: Numeral, hours: Numeral): boolean {
  const isFirst = rate.start < hours.start;
  const between = isFirst ? folded.slice(rate.end, hours.start) : folded.slice(hours.end, rate.start);
  if (between.length > REACH || /[;!?]|\.(?= )/.test(between)) return false;
  const isAfterHours = !isFirst && AT_RATE.test(between.replace(A_WEEK, ''));
  return AN_HOUR.test(folded.slice(rate.end)) || isAfterHours;
}

function endOf(folded: string, { end }: Numeral): number {
  const tail = A_WEEK.exec(folded.slice(end)) ?? AN_HOUR.exec(folded.slice(end));
  return end + (tail?.[0].length ?? 0);
}

/** The last name, or what they are. */
function whoIn(before: string): string {
  const name = [...before.matchAll(/(?<!\p{L})(?!I(?!\p{L}))\p{Lu}\p{L}+/gu)].at(-1)?.[0];
  return name ?? [...foldText(before).matchAll(new RegExp(`(?<![a-z])${WORKER}(?![a-z])`, 'g'))].at(-1)?.[0] ?? '';
}

/** Months of a year in which it is paid; all of them where nobody says. */
function monthsPaid(sentence: string): number {
  const counted = COUNTED.exec(sentence)?.[1];
  const many = counted === undefined ? undefined : (smallNumber(counted) ?? Number(counted));
  if (many !== undefined && many > 0 && many < MONTHS_A_YEAR) return many;
  const off = OFF.exec(sentence);
  const told = countMonthsTold(off === null ? sentence : sentence.slice(0, off.index));
  if (told !== null) return told;
  if (off === null) return MONTHS_A_YEAR;
  const idle = off[2] === undefined ? countMonthsTold(`in ${off[1]}`) : MONTHS_A_SEASON;
  return MONTHS_A_YEAR - (idle ?? 0);
}

/** «Two guys at 15 an hour»: each works those hours. */
function peopleBefore({ folded, numerals }: Ground, from: number, to: number): number {
  const many = numerals.findLast(
    ({ start, end, low, isArticle }) => start >= from && end <= to && !isArticle && low >= 2 && low < MOST_TOGETHER,
  );
  return many && PEOPLE.test(folded.slice(many.end)) ? many.low : 1;
}
