// What is sold, told thing by thing in one breath: every number goes to the thing that is named beside it, else to the one spoken of, as its price, how
// many of it are sold or what one costs.
import type { SaleLine } from '../../facts/fact.ts';
import type { AmountPeriod, Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { nameOf, namesElse } from './offer-name-of.ts';
import { clauseEnd, thingIn, unitAfter, wordsAfter } from './offer-names.ts';
import { type OfferNumber, speaksOfCost } from './offer-numbers.ts';
import { isFarOff, slotOf } from './offer-slots.ts';
import type { Offer, OfferAsked, OfferThing, Slot } from './offer-thing.ts';
import { sentencesOf } from './split-sentences.ts';

/** `known`: what is sold so far. */
export function offerThings(ground: Ground, numbers: readonly OfferNumber[], known: readonly SaleLine[], asked: OfferAsked): Offer {
  const { text } = ground;
  const sentences = sentencesOf(text);
  const before = known.map((line): OfferThing => ({ label: line.label, aliases: [], known: line, told: {} }));
  let state: State = { things: before, current: -1, taken: 0, open: [], loose: [] };
  const others = new Set<number>();
  const told = new Set<number>();
  for (const [at, sentence] of sentences.entries()) {
    const own = numbers.filter((one) => one.sentence === at);
    const span = { start: sentence.start, end: sentence.start + sentence.words.length };
    if (own.every(({ isArticle }) => isArticle) && !own.some((one) => countsThing(ground, one, state.things))) {
      state = { ...state, current: namedAlone(sentence.words, state.things), lead: sentence.words };
      continue;
    }
    const next = inOrder(ground, own, span, state, asked) ?? readSentence(ground, own, span, { ...state, open: [] }, asked);
    if (next === null) {
      others.add(at);
      state = { ...state, current: -1, lead: undefined };
    } else {
      if (own.some(({ role }) => role !== 'total')) told.add(at);
      state = { ...next, taken: span.end, lead: undefined };
    }
  }
  const things = settleLoose(state);
  return { things: things ?? state.things, sentences: told, others, totals: numbers.filter(({ role }) => role === 'total') };
}

interface State {
  readonly things: readonly OfferThing[];
  readonly current: number;
  /** Up to where the words are used up. */
  readonly taken: number;
  /** Numbers of the thing spoken of that what they come to may still explain. */
  readonly open: readonly OfferNumber[];
  /** Numbers named by what nothing is called: of the one thing that is left. */
  readonly loose: readonly { readonly number: OfferNumber; readonly slot: Slot }[];
  /** A sentence without numbers right before this one. */
  readonly lead?: string | undefined;
}

/** «¿Y los pasteles?»: what the next sentence goes on with. */
function namedAlone(words: string, things: readonly OfferThing[]): number {
  return things.length > 0 ? thingIn(things, words) : -1;
}

function countsThing({ text }: Ground, number: OfferNumber, things: readonly OfferThing[]): boolean {
  return number.isArticle && number.per !== null && thingIn(things, wordsAfter(text.slice(number.end, number.until)).words) >= 0;
}

/** «Una, tres y dos al mes», «te dije 3.100, 620 y 380»: as many numbers as things, and nothing between them. */
function inOrder(
  { text, folded }: Ground,
  own: readonly OfferNumber[],
  { start, end }: Span,
  state: State,
  asked: OfferAsked,
): State | null {
  const all = state.things.map((_, at) => at);
  const spoken = all.filter((at) => Object.keys(state.things[at]?.told ?? {}).length > 0);
  const order = [all, spoken].find(({ length }) => length === own.length);
  if (own.length < 2 || order === undefined) return null;
  const isList = own.every(
    (one, at) =>
      at === 0 ||
      /^ ?(?:,|y|and|, ?(?:y|and)) ?(?:unos |unas |about )?[$€£]?$/.test(
        folded
          .slice(own[at - 1]?.end ?? 0, one.start)
          .replace(/^ (?=,)/, '')
          .trimStart()
          .padStart(1),
      ),
  );
  const tail = text.slice(own.at(-1)?.end ?? end, end);
  if (
    !isList ||
    /^ \p{L}/u.test(tail.replace(/^ (?:al|a la|por|a|per|each|cada|respectiv|in that|en ese|de (?:coste|costo|material)).*$/isu, ''))
  )
    return null;
  const lead = folded.slice(start, own[0]?.start);
  if (thingIn(state.things, lead) >= 0) return null;
  const per = own.at(-1)?.per ?? null;
  const slot: Slot =
    speaksOfCost(lead) || own.some(({ role }) => role === 'cost')
      ? 'cost'
      : per !== null || own.some(({ isArticle }) => isArticle)
        ? 'count'
        : asked.bare;
  const counted = own.map((one) => ({ ...one, per: one.per ?? per }));
  return counted.reduce<State | null>((so, one, at) => so && put(so, order[at] ?? -1, one, slot), state);
}

function readSentence(ground: Ground, own: readonly OfferNumber[], span: Span, state: State, asked: OfferAsked): State | null {
  const counts = own.filter(({ isArticle }) => !isArticle);
  const isOfCounts = counts.some(({ role }) => role === 'count') || counts.some(({ role }) => role === 'total');
  const isCounting = !counts.some(({ role }) => role === 'price' || role === 'cost');
  let so: State | null = { ...state, taken: span.start };
  for (const number of own) {
    if (so === null) return null;
    if (number.isArticle) {
      so = putArticle(ground, number, so, own);
      continue;
    }
    if (number.role === 'total') continue;
    const inCosts: boolean = speaksOfCost(ground.folded.slice(span.start, number.start)) || (asked.bare === 'cost' && !isOfCounts);
    const inCounts = isCounting && counts.some(({ role, start }) => role === 'count' && start < number.start);
    const isSummed = own.some(({ role }) => role === 'total');
    so = putNumber(ground, number, span, so, { ...asked, isSummed, bare: inCosts ? 'cost' : inCounts ? 'count' : asked.bare });
  }
  return so && (so.open.length === 0 ? so : null);
}

/** «Una cocina al mes», «al mes una cocina, tres armarios». */
function putArticle({ text, folded }: Ground, number: OfferNumber, state: State, own: readonly OfferNumber[]): State {
  const isTimed = number.per !== null || own.some(({ per, role, isArticle }) => !isArticle && per !== null && role !== 'price');
  const opens = folded.lastIndexOf('.', number.start) + 1;
  if (!isTimed && !LEAD_PERIOD.test(folded.slice(opens, number.start))) return state;
  const thing = thingIn(state.things, wordsAfter(text.slice(number.end, number.until)).words);
  return thing < 0 || state.things[thing]?.told.count ? state : (put(state, thing, number, 'count') ?? state);
}

const LEAD_PERIOD =
  /(?<![a-z])(?:al mes|a la semana|al dia|por semana|por mes|a (?:normal )?month|a week|a day|per month|per week)(?![a-z])/;

function putNumber(ground: Ground, number: OfferNumber, span: Span, state: State, asked: OfferAsked): State | null {
  const { text } = ground;
  const from = Math.max(span.start, state.taken);
  const before = text.slice(from, Math.max(from, number.start));
  const after = text.slice(number.end, number.until);
  const { things } = state;
  const found = nameOf(before, after, number, state, asked);
  const at = found?.at ?? state.current;
  if (found === null && !asked.mayName && namesElse(before)) return null;
  const isOfCount = number.role === 'count' || found?.isCounted === true;
  const taken = number.end + Math.max(found?.taken ?? 0, isOfCount ? clauseEnd(after) : 0);
  const next = { ...state, things: found?.things ?? state.things, taken };
  if (at < 0) {
    const isNamed = wordsAfter(after).words !== '' && number.role !== 'count';
    const isLone = things.length > 1 && isNamed && asked.bare === 'cost' && unitAfter(after) !== null;
    return isLone ? { ...next, loose: [...state.loose, { number, slot: 'cost' }] } : null;
  }
  const thing = next.things[at] as OfferThing;
  const isSame = number.value === thing.known?.units && !thing.told.count;
  const isCounted = found?.isCounted === true && number.role === 'bare' && (asked.bare !== 'cost' || isSame);
  // «…y de restaurantes casi ochocientos más», beside a sum of money: a sum too.
  const isOfSum = asked.isSummed && thing.known !== null && number.role === 'bare' && !isCounted;
  if (isOfSum && number.value !== thing.known?.price && number.value !== thing.known?.units) return next;
  const slot = slotOf(isCounted ? { ...number, role: 'count' } : number, thing, at === state.current, asked);
  if (slot === null) return at === state.current && number.role === 'bare' ? { ...next, open: [...state.open, number] } : null;
  if ((asked.isBeside || state.things.length > 1) && isFarOff(number.value, slot, thing.known)) return asked.isSummed ? next : null;
  const placed = put({ ...next, current: at }, at, number, slot);
  if (placed === null || slot !== 'price') return placed;
  const unit = unitAfter(after);
  return unit === null ? placed : withThing(placed, at, { aliases: [...thing.aliases, unit] });
}

function put(state: State, at: number, number: OfferNumber, slot: Slot): State | null {
  const thing = state.things[at];
  if (thing === undefined) return null;
  const already = thing.told[slot];
  if (already !== undefined && already.value !== number.value && !number.isResult) return null;
  const byDay: AmountPeriod | null = already?.per ?? null;
  const kept = number.isResult && already && number.per === null ? { ...number, per: byDay } : number;
  const isWorkedOut = already !== undefined && byDay === 'day' && kept.per === 'month';
  return {
    ...withThing(state, at, { told: { ...thing.told, [slot]: kept }, ...(isWorkedOut && { byDay: already }) }),
    current: at,
    open: number.isResult ? [] : state.open,
  };
}

function withThing(state: State, at: number, changed: Partial<OfferThing>): State {
  return { ...state, things: state.things.map((thing, index) => (index === at ? { ...thing, ...changed } : thing)) };
}

/** What nothing is called by is told of the one thing of which nothing was told; null where that is not so. */
function settleLoose({ things, loose }: State): readonly OfferThing[] | null {
  if (loose.length === 0) return things;
  const [only] = loose;
  const left = only ? things.flatMap((thing, at) => (thing.told[only.slot] === undefined ? [at] : [])) : [];
  if (loose.length > 1 || only === undefined || left.length !== 1) return null;
  return things.map((thing, at) => (at === left[0] ? { ...thing, told: { ...thing.told, [only.slot]: only.number } } : thing));
}
