// Several things sold, told in one breath in answer to whatever was asked, where the readers of one price or one form would hear fewer of them.
import { type FactId, factValue, type SaleLine } from '../../facts/fact.ts';
import { lineNamed } from '../../facts/sale-lines.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { isFollowUp, isTopic } from '../script.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import { daysAnew } from './days-anew.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { isLodging } from './find-lodging.ts';
import { productKnown } from './known-product.ts';
import { LEFT_OUT } from './left-out.ts';
import { offerFacts } from './offer-lines.ts';
import { offerNumbers } from './offer-numbers.ts';
import { withSessions } from './offer-sessions.ts';
import { type Heard, tellsMore } from './offer-tells-more.ts';
import type { Offer, OfferAsked, OfferThing, Slot } from './offer-thing.ts';
import { offerThings } from './offer-things.ts';
import { questionDoubted } from './read-follow-up.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';
import { tellsElse } from './tells-else.ts';
import { withoutSlips } from './without-slips.ts';

const FEWEST = 2;
/** What a bare number tells, by the question; of the others only what is known by name is heard. */
const ASKS: Partial<Readonly<Record<QuestionId, Slot>>> = {
  solution: 'price',
  revenue: 'price',
  price: 'price',
  volume: 'count',
  'unit-cost': 'cost',
  'read-back': 'price',
};
/** What is sold may be put right in their answers; in those on rivals, goals or customers a number is of something else. */
const MAY_PUT_RIGHT: ReadonlySet<QuestionId> = new Set<QuestionId>(['resources', 'fixed-costs', 'investment', 'funding', 'team']);
const DOUBTS_SALES: ReadonlySet<QuestionId> = new Set<QuestionId>([
  'odd-price',
  'odd-unit-cost',
  'odd-fixed-costs',
  'odd-investment',
  'price-below-cost',
  'volume-above-capacity',
  'fixed-costs-above-mature-revenue',
]);
const SALES: ReadonlySet<FactId> = new Set<FactId>([
  'lines',
  'price',
  'volume',
  'unitCost',
  'unitCostItems',
  'saleUnit',
  'priceSpread',
  'volumeFromStart',
]);
/** Told by words beside the numbers. */
const BESIDE: ReadonlySet<FactId> = new Set<FactId>([
  'taxIncluded',
  'currency',
  'revenueShape',
  'openingShare',
  'openingMonths',
  'targetMonths',
]);

/** The reading with these lines, where they tell more than it made of the answer. */
export function readWithOffer(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const heard = hearOffer(words, context);
  const base = read(words);
  if (heard === null || !tellsMore(heard, base.facts)) return withDays(base, words, context);
  const isLeft = context.question === 'read-back' ? /\p{L}{3}/u : /\p{L}.*\d|\d.*\p{L}/su;
  const rest = isLeft.test(heard.rest) ? read(heard.rest).facts : [];
  const beside = base.facts.filter(({ id }) => id === context.question || BESIDE.has(id));
  const others = rest.filter(({ id }) => !SALES.has(id) && !beside.some((fact) => fact.id === id));
  const kind = context.question === 'read-back' || isFollowUp(context.question) ? 'correction' : 'answer';
  // Told in answer to another question, it is put right all the same.
  const corrected = ASKS[context.question] === undefined && kind === 'answer' ? { corrected: ['lines' as const] } : {};
  return { kind, facts: [...beside, ...others, ...heard.facts], ...corrected };
}

/** The reading with what the days on which it sells make of the sales, where it tells no sales itself. */
function withDays(reading: Reading, words: string, context: ReadingContext): Reading {
  if (reading.facts.some(({ id }) => id === 'volume' || id === 'lines')) return reading;
  const facts = daysAnew(words, context);
  return facts.length === 0 ? reading : { ...reading, kind: 'correction', facts: [...reading.facts, ...facts] };
}

function hearOffer(words: string, context: ReadingContext): Heard | null {
  const { known, language, today } = context;
  if (isFollowUp(context.question) && !DOUBTS_SALES.has(context.question) && !isTaxOfSeveral(context)) return null;
  const question =
    context.question === 'tax' ? 'unit-cost' : isFollowUp(context.question) ? questionDoubted(context.question) : context.question;
  const lines = factValue(known, 'lines') ?? [];
  if (ASKS[question] === undefined && (lines.length < FEWEST || !MAY_PUT_RIGHT.has(question))) return null;
  const whole = prepareGround(words, question, language, today);
  if (whole.numerals.filter(({ isArticle }) => !isArticle).length < (lines.length > 1 ? 1 : FEWEST)) return null;
  const only = lines.length === 0 ? productKnown(context) : null;
  const before = only === null ? lines : [only];
  const bare = question === 'revenue' && before.length > 1 ? 'count' : ASKS[question];
  const plain = withoutSlips(whole);
  const ground = plain === words ? whole : prepareGround(plain, question, language, today);
  if (isLodging(ground, known.sector?.value)) return null;
  const amounts = findAmounts(ground);
  const isBeside = bare === undefined || question === 'read-back';
  const asked: OfferAsked = {
    bare: bare ?? 'cost',
    mayName: bare !== undefined && (question !== 'unit-cost' || UNSEEN.test(ground.folded)),
    isBeside,
  };
  const sentences = sentencesOf(plain).map((sentence) => sentence.words);
  const tellsSales = (at: number) => {
    const told = sentences[at] ?? '';
    return (
      !tellsElse(told) && !(isBeside && ELSE.test(told)) && (bare !== undefined || SPEAKS_OF_SALES.test(told) || namesSeveral(told, before))
    );
  };
  const all = withSessions(ground, offerNumbers(ground, amounts));
  const numbers = all.filter(({ sentence }) => tellsSales(sentence));
  const offer = withoutReplaced(offerThings(ground, numbers, before, asked), ground, context);
  const isFree = isBeside || isTopic(question);
  if ((offer.others.size > 0 && !isFree) || !areWhole(offer, question, ground)) return null;
  const currency = amounts.find((amount) => amount.kind === 'money' && amount.currency !== null && !amount.isShared);
  const facts = offerFacts(
    offer,
    ground,
    context,
    (currency?.kind === 'money' ? currency.currency : null) ?? factValue(known, 'currency') ?? null,
  );
  if (facts === null) return null;
  // «No son 650 a 7,20», right beside what is sold: nothing of it is left.
  const isDenied = (at: number) => /\d/.test(sentences[at] ?? '') && !all.some(({ sentence }) => sentence === at);
  const isTold = (at: number) => offer.sentences.has(at);
  const spans = sentencesOf(plain)
    .filter((_, at) => isTold(at) || (isDenied(at) && (isTold(at + 1) || isTold(at - 1))))
    .map(spanOf);
  const spoken = offer.things.filter((thing) => Object.keys(thing.told).length > 0).map(({ label }) => label);
  const told = offer.things.reduce((so, thing) => so + Object.keys(thing.told).length, 0);
  return told === 0 ? null : { facts, before, rest: blankOut(words, spans), spans, spoken, told };
}

/** «No, 120 en cada sesión y 40 por adulto», asked whether tax is in the mean price of several. */
function isTaxOfSeveral({ question, known }: ReadingContext): boolean {
  return question === 'tax' && (factValue(known, 'lines') ?? []).length >= FEWEST;
}

/** Money, people and purchases, which are put right in the same answers. */
const ELSE =
  /(?<!\p{L}|(?:not|no|isn['’]t) (?:an? |es |una? |la )?)(?:gets paid|lends?|gastos|expenses|to buy|comprar|compras?|own money|my money|mi dinero|dinero|savings|ahorr\p{L}+|team|equipo|part[- ]?timer|emplead\p{L}+|invest\p{L}*|inversi[oó]n|inviert\p{L}*|rent|alquiler|renta|loan|pr[eé]stamo|fianza|deposit|licencia|permisos?|my pay|mi paga|nos pagamos|me pago)(?!\p{L})/iu;
const SPEAKS_OF_SALES =
  /(?<!\p{L})(?:cost\p{L}*|cuesta[n]?|vend\p{L}+|se lleva[n]?|sell\p{L}*|sold|prices?|precios?|cobr\p{L}+|charge\p{L}*|material\p{L}*)(?!\p{L})/iu;

function namesSeveral(words: string, before: readonly SaleLine[]): boolean {
  const parts = words.split(/[,;]|\s(?:y|and)\s/iu).flatMap((part) => {
    const at = lineNamed(
      before.map(({ label }) => label),
      part,
    );
    return at === null ? [] : [at];
  });
  return new Set(parts).size > 1;
}

/** Each new thing with its price and its number; with its price alone where only that is told or asked for. */
function areWhole({ things, sentences }: Offer, question: QuestionId, { text, folded }: Ground): boolean {
  const told = [...sentences].map((at) => sentencesOf(text)[at]?.words ?? '').join(' ');
  if (BEGINS.test(told) || MEAN.test(told)) return false;
  const fresh = things.filter(({ known }) => known === null);
  if (fresh.every((thing) => thing.told.price && thing.told.count)) return fresh.length !== 1 || things.length > 2 || ADDED.test(folded);
  const isPriced = (thing: OfferThing) => thing.told.price?.role === 'price' && !thing.told.count;
  if (tellsElse(text) || ELSE.test(text)) return false;
  return (question === 'solution' || question === 'price') && fresh.length === things.length && fresh.every(isPriced);
}

/** How many there are at first is read with how many there are later. */
const BEGINS =
  /(?<!\p{L})(?:al (?:principio|comienzo|inicio|empezar)|para empezar|primer mes|first month|at first|to (?:start|begin) with|(?:start|open|begin)\p{L}* with|arran[cq]\p{L}+|empez\p{L}+|empiez\p{L}+)(?!\p{L})/iu;
/** A mean of several, and not the price of each. */
const MEAN =
  /(?<!\p{L})(?:promedio|(?:ticket|tique|visita|encargo|compra|t[eé]rmino) medi[oa]|typical\p{L}*|averag(?:es|ing)|on average (?:a|the|each)|average (?:ticket|basket|order))(?!\p{L})/iu;
/** Told besides what is known, or missing from it. */
const ADDED = new RegExp(`${LEFT_OUT.source}|(?<![a-z])(?:also|tambien|ademas|aparte|besides|on top|as well)(?![a-z])`);

/** Several things told anew take the place of the one that was known, unless they are told besides it. */
function withoutReplaced(offer: Offer, { folded }: Ground, { known }: ReadingContext): Offer {
  const told = offer.things.filter((thing) => thing.known === null);
  const isToldAgain = told.some((thing) => thing.told.price?.value === known.price?.value);
  const isAdded = ADDED.test(folded);
  const isReplaced = known.lines === undefined && told.length > 1 && (isToldAgain || !isAdded);
  return isReplaced
    ? { ...offer, things: offer.things.filter((thing) => thing.known === null || thing.told.price || thing.told.count) }
    : offer;
}

/** «Faltan los talleres», «no veo los talleres por ningún lado»: one more may be told, whatever was asked. */
const UNSEEN = new RegExp(
  `${LEFT_OUT.source}|(?<![a-z])(?:no veo|no aparecen?|no salen?|no esta[n]?|(?:i )?(?:can't|don't|do not) see)(?![a-z])`,
);
