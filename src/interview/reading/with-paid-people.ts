// An answer that tells who is paid what, with the month from which or how often a year: read person by person, where read as sums it would be lost or bought.
import { countryOf } from '../../countries/countries.ts';
import { type Fact, type FactId, factValue } from '../../facts/fact.ts';
import { nextComing } from '../../language/month-names.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import { findPaidPeople, type PaidPerson } from './find-paid-people.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { topicKept } from './topic-kept.ts';

const TELLS: ReadonlySet<QuestionId> = new Set([
  'resources',
  'fixed-costs',
  'team',
  'own-pay',
  'investment',
  'funding',
  'start',
  'read-back',
]);
/** Charges told with the wage, or in it. */
const ALL_IN =
  /(?<![a-z])(?:seguridad social|imss|coste? (?:de )?empresa|todo incluido|cargas|prestaciones|national insurance|employer|all in)(?![a-z])/;
const LEAST_LATER = 2;
const MOST_LATER = 36;

/** `read` reads what is left without them. */
export function readWithPaidPeople(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TELLS.has(context.question)) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  const people = surelyPaid(findPaidPeople(ground, context.known), context);
  if (people.length === 0) return read(words);
  const whole = read(words);
  const facts = factsOf(ground, people, context);
  if (!isMisread(people, whole, context) || tellsMore(whole, facts)) {
    const month = withTheirMonth(whole, facts, context);
    const isAlone = month.facts.some(({ id, value }) => id === 'team' && value === 1);
    return isAlone && facts.some(({ id }) => LATER.has(id)) ? withTeam(month, teamOf(people, ground, context, read)) : month;
  }
  const reading = read(blankOut(words, people));
  const team = teamOf(people, ground, context, read);
  const isBeside = founderTold(facts) && reading.facts.some(({ id, origin }) => id === 'fixedCosts' && origin === 'derived');
  const apart = isBeside ? [makeFact('payIncluded', false, { quote: facts[0]?.quote ?? null, origin: 'derived' })] : [];
  const told = [...facts, ...team, ...apart];
  const others = reading.facts
    .filter(({ id }) => !told.some((fact) => fact.id === id) && id !== 'team')
    .map((fact) => topicKept(fact, context.question, words));
  const kind = context.question === 'read-back' ? 'correction' : reading.kind === 'unclear' ? 'answer' : reading.kind;
  return { ...reading, kind, facts: [...others, ...told] };
}

/** «Yo sola al principio, y desde el tercer mes Lucía»: with whoever comes later. */
function withTeam(reading: Reading, team: readonly Fact[]): Reading {
  return team.length === 0 ? reading : { ...reading, facts: [...reading.facts.filter(({ id }) => id !== 'team'), ...team] };
}

const ASKED: ReadonlySet<QuestionId> = new Set(['team', 'own-pay']);

/** Asked something else, a name and a sum may be a thing that is bought: somebody among them is surely paid, and the others are told with them. */
function surelyPaid(people: readonly PaidPerson[], { question }: ReadingContext): readonly PaidPerson[] {
  if (ASKED.has(question)) return people;
  const sure = people.filter(({ isPay, isAmongOthers }) => isPay || isAmongOthers);
  return sure.some(({ isPay }) => isPay) ? sure : [];
}

/** Of more people than were found here: «Toño (panadero, gana 14 mil)». */
function tellsMore({ facts: read }: Reading, facts: readonly Fact[]): boolean {
  const pay = (all: readonly Fact[]) => Number(all.find(({ id }) => id === 'staffPay')?.value ?? 0);
  return pay(read) > pay(facts) && pay(facts) > 0;
}

/** Whether what they are paid was taken for something else, or its month was lost. */
function isMisread(people: readonly PaidPerson[], { facts }: Reading, { question, known }: ReadingContext): boolean {
  const isBought = facts.some(
    (fact) =>
      fact.id === 'investmentItems' &&
      (fact as Fact<'investmentItems'>).value.some(({ amount }) => people.some(({ value }) => value === amount)),
  );
  const isLost = (id: 'founderPay' | 'staffPay', paid: readonly PaidPerson[]) => paid.length > 0 && !facts.some((fact) => fact.id === id);
  const hired = people.filter(({ isFounder }) => !isFounder);
  const isListed = (factValue(known, 'costLines') ?? []).some(({ kind }) => kind === 'hired' || kind === 'pay');
  const isOneMore = hired.every(({ value }) => value < (factValue(known, 'staffPay') ?? 0));
  if (question === 'read-back' && hired.length > 0 && (isListed || isOneMore)) return false;
  return (
    (isBought && people.length > 1) ||
    isLost(
      'founderPay',
      people.filter(({ isFounder }) => isFounder),
    ) ||
    isLost('staffPay', hired)
  );
}

/** The pay is read as it was told: what is left is the month from which. */
function withTheirMonth(reading: Reading, facts: readonly Fact[], { question, known }: ReadingContext): Reading {
  if (!reading.facts.some(({ id }) => id === 'staffPay') || (question === 'read-back' && known.staffPay !== undefined)) return reading;
  const told = facts.filter(({ id }) => LATER.has(id) && !reading.facts.some((fact) => fact.id === id));
  // «Nuria a partir de septiembre»: no month of the opening.
  const month = told.find(({ id }) => id === 'staffPayDate')?.value;
  const others = question === 'start' ? reading.facts : reading.facts.filter(({ id, value }) => id !== 'start' || value !== month);
  return { ...reading, facts: [...others, ...told] };
}

const LATER: ReadonlySet<FactId> = new Set<FactId>(['staffPayFrom', 'staffPayDate', 'staffPayLater']);

function factsOf(ground: Ground, people: readonly PaidPerson[], context: ReadingContext): readonly Fact[] {
  const unit = factValue(context.known, 'currency') ?? null;
  const details = (spans: readonly Span[]) => {
    const quote = quoteOf(
      ground.text,
      context.answer,
      Math.min(...spans.map(({ start }) => start)),
      Math.max(...spans.map(({ end }) => end)),
    );
    return { unit, period: 'month' as const, quote };
  };
  const founders = people.filter(({ isFounder }) => isFounder).slice(-1);
  const hired = people.filter(({ isFounder }) => !isFounder);
  const cost = (one: PaidPerson) => one.value * (one.isGross ? 1 + chargesOn(ground, context) : 1);
  const sumOf = (all: readonly PaidPerson[]) => roundMoney(all.reduce((sum, one) => sum + cost(one), 0));
  const later = hired.filter((one) => isLater(one));
  const last = later.at(-1);
  const when =
    last === undefined
      ? []
      : last.from !== null
        ? [makeFact('staffPayFrom', last.from, { ...details([last]), unit: 'months', period: null })]
        : [makeFact('staffPayDate', nextComing(last.month ?? 1, context.today), { quote: details([last]).quote })];
  return [
    ...founders.map((one) => makeFact('founderPay', roundMoney(one.value), details([one]))),
    ...(hired.length > 0 ? [makeFact('staffPay', sumOf(hired), { ...details(hired), origin: hired.length > 1 ? 'derived' : 'said' })] : []),
    ...when,
    ...(later.length > 0 && later.length < hired.length ? [makeFact('staffPayLater', sumOf(later), details(later))] : []),
  ];
}

function founderTold(facts: readonly Fact[]): boolean {
  return facts.some(({ id }) => id === 'founderPay');
}

function isLater({ from, month }: PaidPerson): boolean {
  return month !== null || (from !== null && from >= LEAST_LATER && from <= MOST_LATER);
}

/** What an employer pays on top of a gross wage, where nobody said that it is in it. */
function chargesOn({ folded }: Ground, { known }: ReadingContext): number {
  const country = factValue(known, 'country');
  return country === undefined || ALL_IN.test(folded) ? 0 : countryOf(country).employerCost.base / 100;
}

/** All who work there: as the words tell them without the sums and the months, which count nobody; else those paid, with who is talking among them. */
function teamOf(people: readonly PaidPerson[], ground: Ground, context: ReadingContext, read: (words: string) => Reading): readonly Fact[] {
  if (context.question !== 'team' && context.question !== 'resources' && context.question !== 'read-back') return [];
  const said = read(
    blankOut(
      ground.text,
      people.flatMap((one) => figuresIn(ground, one)),
    ),
  ).facts.find(({ id }) => id === 'team');
  const hired = people.reduce((sum, one) => sum + (one.isFounder ? 0 : one.people), 0);
  const least = hired + (smallNumber(PARTNERS.exec(ground.folded)?.[1] ?? '') ?? 1);
  const told = said && Number(said.value) < least ? { ...said, value: least, origin: 'derived' as const } : said;
  if (told) return [told];
  const hasFounder = people.some(({ isFounder }) => isFounder);
  if (!hasFounder || people.length < LEAST_LATER || context.question !== 'team') return [];
  const quote = quoteOf(ground.text, context.answer, people[0]?.start ?? 0, people.at(-1)?.end ?? 0);
  return [makeFact('team', least, { unit: 'people', quote, origin: 'derived' })];
}

const PARTNERS = /(?<![a-z])(dos|tres|cuatro|two|three|four) (?:soci[oa]s|partners|founders|herman[oa]s|sisters|brothers)(?![a-z])/;
const FIGURE = /(?:desde|a partir de|from|starting|as of|en|in|by) (?:el |the )?(?:mes|month) [a-z\d]+|[$€£]?\d[\d.,]*(?<![.,])/g;

/** The sums, and the months from which they are paid. */
function figuresIn({ folded }: Ground, { start, end }: Span): readonly Span[] {
  return [...folded.slice(start, end).matchAll(FIGURE)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}
