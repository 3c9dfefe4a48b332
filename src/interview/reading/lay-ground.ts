// An answer made ready to be read: folded, in which language, its numbers, and what is no number of it.
import { foldText } from '../../language/fold-text.ts';
import type { Language } from '../../language/language.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';
import type { QuestionId } from '../interview.ts';
import { findEdges, type Ground } from './amount.ts';
import { withCountedOnes } from './counted-one.ts';
import { findDates } from './find-dates.ts';
import { findNumbers } from './find-numbers.ts';
import { foldSigns } from './fold-signs.ts';
import { hundredsSpoken, isDenied } from './month-money.ts';
import { monthsOfDeposit } from './months-of-deposit.ts';
import type { Numeral } from './numeral.ts';
import { putRightAtOnce } from './put-right-at-once.ts';

/** Nobody says more in one answer; what comes after is not read as figures. */
const MOST_NUMBERS = 60;

/** What `prepareGround` makes of a text. */
export function layGround(text: string, question: QuestionId, language: Language, today: string): Ground {
  // Dots that trail off part what is told as a comma does.
  const typed = foldSigns(text, foldText(text)).replace(/…|\.{2,}/g, (dots) => `,${' '.repeat(dots.length - 1)}`);
  const spoken = spokenLanguage(typed, language);
  // "Soap n water": the "and" that is as long and read everywhere.
  const folded = withListed(typed.replace(/(?<=[a-z\d]) [n&] (?=[a-z\d$€£])/g, ' y '), question);
  const dates = findDates({ folded });
  const numerals = findNumbers(text, folded, spoken)
    .filter(
      (numeral) =>
        !isDenied(folded, numeral) &&
        !isModelYear(folded, numeral) &&
        !dates.some((date) => numeral.start < date.end && numeral.end > date.start),
    )
    .slice(0, MOST_NUMBERS)
    .map((numeral) => hundredsSpoken(folded, question, numeral));
  const counted = withCountedOnes(monthsOfDeposit(folded, putRightAtOnce(folded, numerals)), folded, question);
  return { text, folded, language: spoken, question, numerals: counted, edges: findEdges(counted, folded.length), today };
}

/** «Seguro 45 gestoría 50 móvil 25», «chica 120 grande 280»: a list typed without its commas. As long as it was. */
function withListed(folded: string, question: QuestionId): string {
  const run = RUN_ON[question];
  return run === undefined
    ? folded
    : folded.replace(run, (list) => list.replace(/(?<=\d(?:€|k| mil)?) (?=(?!(?:y|and|k|mil)(?![a-z]))[a-z]|$)/g, ','));
}

const LISTED =
  '(?:(?!(?:al?|por|para|cada|per|each|at|in|en|of|x|horas?|hours?|h|dias?|days?|mes|meses|months?|semanas?|weeks?|anos?|years?|personas?|people|somos|desde|hasta|from|until|about|unos|unas|entre|between|km|kg|m2|veces|times|vendo|hago|cobro|pago|son|tengo|abro|i|we|sell|make|do|charge|open|pero|but|con|with|pa|da|hay|diari[oa]s|daily|or|o|than|que|centimos?|cents?|pence|p|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks|lucas?|palos?|millones|millions?|mil|k|grand|lit(?:ros?|ers?|res?)|metros?|met(?:er|re)s?|kilos?|plazas|pax|piezas|unidades|cajas|pieces|units|boxes|seats) )(?:[a-z]{2,}|y) ){1,4}\\d[\\d.,]*(?<=\\d)(?:€|k(?![a-z])| mil(?![a-z]))?';
const runOf = (pairs: number) =>
  new RegExp(
    `(?<=^|[,.;:(] ?|(?<![a-z])(?:y|and) )(?:${LISTED} ){${pairs},}${LISTED}(?: (?=(?:ya |todo |all )?(?:con|sin|mas|iva|plus|inc[a-z]*|with|no) ?(?:el )?(?:iva|vat|tax|impuestos|incl)))?(?= ?$| ?[,.;)]| (?:y|and)(?![a-z])|(?<= )(?:ya|con|sin|mas|iva|todo|all|plus|inc|with|no))`,
    'g',
  );
const RUN_ON: Partial<Record<QuestionId, RegExp>> = {
  'fixed-costs': runOf(2),
  investment: runOf(2),
  price: runOf(1),
  revenue: runOf(1),
  'unit-cost': runOf(1),
};

/** "A used 2021 Transit", «una furgoneta de segunda mano de 2019»: the year that something was made. */
function isModelYear(folded: string, { start, end, low }: Numeral): boolean {
  if (low < FIRST_MODEL_YEAR || low > LAST_MODEL_YEAR || end - start !== 4) return false;
  return MADE_IN.test(folded.slice(0, start)) && !/^ ?(?:€|euros?|pesos|dollars?|pounds?|soles|al mes|a month)/.test(folded.slice(end));
}

const [FIRST_MODEL_YEAR, LAST_MODEL_YEAR] = [1980, 2035];
const MADE_IN =
  /(?<![a-z])(?:used|second[- ]hand|pre-?owned|usad[oa]|seminuev[oa]|segunda mano|model|modelo|made in|built in|del ano)(?: (?:del?|ano|year|a))?,? $/;
