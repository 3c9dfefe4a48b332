// Each sum of an answer with whoever gives it, by the clause it stands in: «9.000 míos», "Daniel $12,000 from his", «15 millones de Corfo, al que ya postulamos».
import { KIN_WORDS } from '../../facts/kin.ts';
import type { Amount, Ground, Money } from './amount.ts';
import type { Span } from './clauses.ts';
import { FOR_A_PART } from './for-a-part.ts';
import { type Giver, giverIn } from './giver-words.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

/** A sum with the words that are about it. */
export interface Portion extends Span {
  readonly money: Money;
  /** Null where no word tells. */
  readonly giver: Giver | null;
  /** The clause of the sum itself. */
  readonly clause: Span;
  /** What is told of it before, back to the sum before it. */
  readonly lead: string;
  /** Said of the sum before it: «de los cuales 5.000 son de mis padres». */
  readonly isWithin: boolean;
}

interface Chunk extends Span {
  readonly words: string;
  readonly monies: readonly Money[];
}

const JOINT = /[,:()](?=\s|$)|[()]|\s(?:y|e|and|plus|mas|pero|but)\s/g;
/** A number that is money where money is told, whatever else it may be. */
const LEAST_SUM = 500;

/** The portions of each sentence, in their order. */
export function portionsOf(ground: Ground, amounts: readonly Amount[]): readonly (readonly Portion[])[] {
  const monies = sumsIn(ground, amounts);
  return sentencesOf(ground.text).map((sentence) => portionsIn(ground, spanOf(sentence), monies));
}

function sumsIn({ folded }: Ground, amounts: readonly Amount[]): readonly Money[] {
  return amounts.flatMap((amount): readonly Money[] => {
    if (amount.kind === 'money') return amount.per === null || amount.per === 'unit' ? [{ ...amount, per: null }] : [];
    const isBare = amount.kind === 'plain' || (amount.kind === 'count' && amount.per === null && amount.noun === '');
    if (!isBare || amount.low < LEAST_SUM) return [];
    const { low, high, start, end } = amount;
    return /^ ?%/.test(folded.slice(end)) ? [] : [{ kind: 'money', low, high, currency: null, isShared: false, per: null, start, end }];
  });
}

function portionsIn(ground: Ground, span: Span, all: readonly Money[]): readonly Portion[] {
  const { folded } = ground;
  const monies = all.filter(({ start, end }) => start >= span.start && end <= span.end);
  const chunks = chunksOf(folded, span, monies);
  const told = chunks.flatMap((chunk, at) => (chunk.monies.length > 0 ? [at] : []));
  const found: Portion[] = [];
  for (const [index, at] of told.entries()) {
    const before = found.at(-1);
    const from = index === 0 ? 0 : (told[index - 1] ?? 0) + 1;
    const chunk = chunks[at] as Chunk;
    const opens = opensAt(chunks, from, at, before);
    const lead = folded.slice(chunks[opens]?.start ?? chunk.start, chunk.start);
    if (before && opens > from) found[found.length - 1] = { ...before, end: chunks[opens - 1]?.end ?? before.end };
    const isLast = index === told.length - 1;
    const end = isLast ? span.end : chunk.end;
    const [first] = chunk.monies;
    // Two sums in one clause: nobody knows which the words are of.
    const giver = first && chunk.monies.length === 1 ? giverOf(ground, { chunk, lead, end }, first, before) : null;
    if (first)
      found.push({
        money: first,
        giver,
        start: chunks[opens]?.start ?? chunk.start,
        end,
        clause: chunk,
        lead,
        isWithin: WITHIN.test(folded.slice(chunk.start, first.start)) || WITHIN.test(lead.trim()),
      });
  }
  return found;
}

const WITHIN = /(?<![a-z])(?:of which|of them|of that|de l[oa]s (?:que|cuales)|de ell[oa]s|de es[oa]s|incluid[oa]s?|including)(?![a-z])/;

function chunksOf(folded: string, { start, end }: Span, monies: readonly Money[]): readonly Chunk[] {
  const words = folded.slice(start, end);
  const joints = [...words.matchAll(JOINT)]
    .map(({ index, 0: joint }) => ({ from: start + index, to: start + index + joint.length }))
    .filter(({ from, to }) => !monies.some((money) => from < money.end && to > money.start) && !isOfName(folded, from, to));
  const starts = [start, ...joints.map(({ to }) => to)];
  return starts.map((from, at) => {
    const to = joints[at]?.from ?? end;
    return {
      start: from,
      end: to,
      words: folded.slice(from, to),
      monies: monies.filter((money) => money.start >= from && money.end <= to + 1),
    };
  });
}

/** "Family and friends", «mi madre y mi tía». */
function isOfName(folded: string, from: number, to: number): boolean {
  const kin = `(?:${KIN_WORDS}|amigos|friends)`;
  return (
    new RegExp(`(?<![a-z])${kin}$`).test(folded.slice(0, from)) &&
    new RegExp(`^(?:mis? |my |los |las |the )?${kin}(?![a-z])`).test(folded.slice(to))
  );
}

/** The clause with which what is told of this sum begins: what stands between two sums is of the first, unless that one has its giver and this one has not. */
function opensAt(chunks: readonly Chunk[], from: number, at: number, before: Portion | undefined): number {
  if (before === undefined) return from;
  if (before.giver === null || giverIn(chunks[at]?.words ?? '') !== null) return at;
  for (let index = from; index < at; index++) {
    if (giverIn(chunks[index]?.words ?? '') !== null && !/^(?:que|which|that|al que|who)(?![a-z])/.test(chunks[index]?.words.trim() ?? ''))
      return index;
  }
  return at;
}

interface Said {
  readonly chunk: Chunk;
  readonly lead: string;
  readonly end: number;
}

const FOR_A_SHARE =
  /(?<![a-z])(?:for a (?:share|stake|slice)|(?:como|de|as an?|as) (?:mi |my )?(?:soci[oa]|(?:business )?partner))(?![a-z])/;
const OTHER = /^ ?(?:(?:mi|my|el|la|l[oa]s|the|an?) )?(?:otr[oa]s?|another|the other|remaining)(?![a-z])/;
const KIN = new RegExp(`(?<![a-z])(?:${KIN_WORDS})(?![a-z])`);

const OWED: ReadonlySet<Giver | null> = new Set<Giver | null>(['familyLoan', 'bank']);
const BARE_KIN = new RegExp(`^ ?(?:mis? |my |nuestr[oa]s? |our )?(?:${KIN_WORDS})(?: (?:otr[oa]s?|another))?(?: [$€£])? *#`);

function giverOf(
  { folded, text }: Ground,
  { chunk, lead, end }: Said,
  { start, end: stop }: Money,
  before: Portion | undefined,
): Giver | null {
  const tail = folded.slice(chunk.end, end);
  const near = `${folded.slice(chunk.start, start)} # ${folded.slice(stop, chunk.end)}`;
  const giver =
    giverIn(near) ??
    giverIn(lead) ??
    giverIn(tail) ??
    (isOfPerson(text.slice(Math.max(0, chunk.start - lead.length - JOINT_BEFORE), chunk.end)) ? 'own' : null);
  if (FOR_A_PART.test(`${near}${tail}`) || FOR_A_SHARE.test(`${near}${tail}`)) return 'invested';
  // «Mi madre pone 8.000, a devolver en dos años».
  if (giver === 'gift' && giverIn(`${near}${tail}`, true) === 'familyLoan') return 'familyLoan';
  // «Me lo presta mi tía»: a bank in the words of the sum, and a relative before it.
  if (giver === 'bank' && KIN.test(lead) && giverIn(lead) === 'familyLoan') return 'familyLoan';
  // "Bank 5k, brother 3k", "my aunt another 2,000": lent too.
  if (giver === 'gift' && before && OWED.has(before.giver) && BARE_KIN.test(near)) return 'familyLoan';
  if (giver === null && before && OTHER.test(near)) return before.giver;
  return giver;
}

/** «6.000 de Tom», "Daniel's", «Juliana aporta»: somebody who starts it too. */
function isOfPerson(words: string): boolean {
  return PERSON.test(words) && !BODY.test(words);
}

const PERSON =
  /(?:(?<=\d),?|(?<!\p{L})(?:de|del|from|y|e|and|mi soci[oa]|my partner|my co-?founder|is|are|son|es)) (?!(?:I|No|And|We|My)(?!\p{L}))\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:['’]s)?(?=$|[\s,.;):])/u;
/** Room for the word that joins a clause to the one before. */
const JOINT_BEFORE = 5;
/** A name that lends or grants. */
const BODY = /fund|bank|banc|capital|credit|financ|office|agency|agencia|ministeri|council|ayuntamiento|gobierno|caja|coop/i;
