// The answer to a question that was not the one asked.
import { factValue } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { isTopic, TOLD_ANYWHERE, topicOf } from '../script.ts';
import type { Ground } from './amount.ts';
import { collectToldCosts } from './collect-told-costs.ts';
import { comesTo } from './counts-to.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { findSubject } from './find-subject.ts';
import { findToldTopic } from './find-told-topic.ts';
import { holdsPurchases } from './holds-purchases.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { tellsOpening, tellsTeam } from './tells-team.ts';

/** The answer to a question that was not the one asked; null for all that stay with theirs. `said` are its words. */
export function readElsewhere(ground: Ground, context: ReadingContext, said: string): Reading | null {
  const { question, known, answer } = context;
  const hasMoney = ground.numerals.some(({ isArticle }) => !isArticle);
  const told =
    findToldTopic(ground.text, question) ??
    (tellsTeam(ground.folded.trim(), question) ? 'team' : tellsOpening(ground.folded.trim(), question) ? 'start' : null) ??
    (tellsUnitCost(ground, question) ? 'unit-cost' : null) ??
    findSubject(ground.folded, question, hasMoney, known.name !== undefined) ??
    subjectOfSums(ground, context);
  const means = told === 'fixed-costs' && holdsPurchases(ground) ? 'resources' : told;
  // What is to be bought is known: this is who pays for it.
  const subject =
    means === 'resources' && known.investment !== undefined && PAYS.test(ground.folded) && !BUYS.test(ground.folded) ? 'funding' : means;
  if (subject === null) return null;
  const asked = prepareGround(ground.text, subject, context.language, context.today);
  const { facts } = collectToldCosts(asked, { ...context, question: subject });
  const topic = topicOf(subject);
  const isWorded =
    topic !== null && subject !== 'start' && (isTopic(question) || TOLD_ANYWHERE.has(topic) || factValue(known, topic) === undefined);
  const words = isWorded ? [makeFact(topic, said, { quote: quoteOf(ground.text, answer, 0, ground.text.length) })] : [];
  return facts.length + words.length > 0 ? { kind: 'answer', facts: [...words, ...facts] } : null;
}

/** Asked how many: "the cleaner's pay is 30 per job and linen 12". */
function tellsUnitCost({ folded }: Ground, question: QuestionId): boolean {
  return question === 'volume' && COST_EACH.test(folded) && !SO_OFTEN.test(folded);
}

const COST_EACH =
  /(?<![a-z])(?:pay|paid|wages?|costs?|materials?|supplies|parts|ingredients|linen|packaging|sueldo|pago|me (?:cuesta|sale)|se (?:me )?van?|materiales?|insumos|ingredientes|piezas|envases?)(?![a-z]).*(?<![a-z])(?:per|por|cada|each|an?) (?!(?:day|week|month|year|dia|semana|mes|ano|la|el)(?![a-z]))[a-z]{3,}/;
const SO_OFTEN = /(?<![a-z])(?:al|a la|por|cada|per|a|each|every) (?:dia|semana|mes|ano|day|week|month|year)(?![a-z])/;

const PAYS =
  /(?<![a-z])(?:ahorr\w+|savings?|saved|prest\w+|lend\w*|lent|loan|bank|banco|credito|giving|gives|(?:me|nos) (?:da|dan|deja[n]?)|the rest|el resto)(?![a-z])/;
const BUYS =
  /(?<![a-z])(?:maquin\w+|obra|reforma\w*|mobiliario|herramient\w+|furgoneta|camioneta|van|truck|trailer|equipment|machines?|tools|fit-?out|refit|alquiler|renta|arriendo|rent|seguros?|insurance|necesit\w+|need|inventario|inventory|stock|local|arreglar)(?![a-z])/;

/** Nobody spends several times the price on one sale, but for a lump sum to open with. */
function subjectOfSums(ground: Ground, { question, known }: ReadingContext): 'resources' | null {
  // Of several things sold, the dearest.
  const prices = factValue(known, 'lines')?.map((line) => line.price) ?? [];
  const price = prices.length > 0 ? Math.max(...prices) : factValue(known, 'price');
  if (price === undefined || (question !== 'unit-cost' && question !== 'price')) return null;
  const sums = findAmounts(ground).filter((amount) => amount.kind === 'money');
  if (isListWithTotal(ground, price)) return 'resources';
  const isOver = (times: number, among = sums) => among.some(({ per, low }) => per === null && low > times * price);
  const isTold = sums.length > 1 || LENT.test(ground.folded) || (question === 'unit-cost' && isOver(FAR_OVER_PRICE));
  // "The add-ons are $700 on top. Per dog I spend $6": what one sale takes is told.
  if (question === 'unit-cost' && OF_ONE_SALE.test(ground.folded) && !LENT.test(ground.folded) && !isOver(FAR_OVER_PRICE)) return null;
  const open = sums.filter(({ start, low }) => low > FAR_OVER_PRICE * price || !COSTS_ME.test(ground.folded.slice(0, start)));
  return isOver(MOST_TIMES_PRICE, open) && isTold && !CORRECTED.test(ground.folded) ? 'resources' : null;
}

/** «Uy no, 9 millones en total: dos máquinas 3.200.000, la mesa 900.000, …»: sums above the price and what they come to, told first or last. */
function isListWithTotal(ground: Ground, price: number): boolean {
  const sums = findAmounts(ground).flatMap((amount) =>
    (amount.kind === 'money' || amount.kind === 'plain') && amount.low >= LEAST_LISTED ? [amount.low] : [],
  );
  const whole = sumOf(sums);
  const isTotal = (sum: number | undefined) => sum !== undefined && sum > MOST_TIMES_PRICE * price && comesTo(whole - sum, sum);
  return sums.length > FEWEST_LISTED && sums.every((sum) => sum > price) && (isTotal(sums[0]) || isTotal(sums.at(-1)));
}

const FEWEST_LISTED = 3;
/** Smaller numbers count things. */
const LEAST_LISTED = 50;
const MOST_TIMES_PRICE = 5;
/** Whatever the words. */
const FAR_OVER_PRICE = 50;
/** «El japonés me cuesta 52 €»: asked what a sale costs, one of the things sold does. */
const COSTS_ME = /(?<![a-z])(?:(?:me|nos) (?:cuestan?|salen?|vienen?)|costs? (?:me|us))(?: (?:a|por|en|unos|unas|about|around))* ?[$€£]?$/;
const LENT =
  /(?<![a-z])(?:credit union|bank|banco|loan|prestamo|ahorr\w+|saved|savings|caja|prest\w+|need|necesit\w+|stock|inventory|inventario|para (?:abrir|empezar|arrancar)|to (?:open|start))(?![a-z])/;
const OF_ONE_SALE =
  /(?<![a-z])(?:(?:per|each|every|for each|por|en cada|de cada|cada) (?!day|week|month|year|dia|semana|mes|ano|un[oa]|person|persona)[a-z]{3,}[^.;]{0,40}?(?:spend|costs?|se (?:me )?van?|gast\w+|me (?:cuesta|sale))|(?:spend|costs?|se (?:me )?van?|gast\w+|me (?:cuesta|sale))[^.;]{0,40}? (?:per|each|por|en cada|cada) (?!day|week|month|year|dia|semana|mes|ano)[a-z]{3,})(?![a-z])/;
const CORRECTED = /(?<![a-z])(?:precios?|cobr\w+|tarifas?|prices?|charg\w+|perdon|sorry|no,)(?![a-z])/;
