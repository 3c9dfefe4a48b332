// Who gives the money to open, where each is told with a sum: «mi madre pone 8.000 sin intereses», "10k from my brother-in-law at 3%", «el resto, de BBVA».
import type { Fact, MoneySource, MoneySourceKind } from '../../facts/fact.ts';
import { KIN_WORDS } from '../../facts/kin.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground, Money } from './amount.ts';
import type { Span } from './clauses.ts';
import { FOR_A_PART } from './for-a-part.ts';
import { isUnsure, LENDER, PURSE, REST } from './funding-words.ts';
import { isGrant } from './giver-words.ts';
import { scaleToNeed } from './inherit-scale.ts';
import { isPaidToThem } from './is-paid-to-them.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['funding', 'resources', 'investment', 'read-back']);
const MOST = 5;

const A = '(?:mis?|nuestr[oa]s?|my|our|un[oa]?s?|an?|some|l[ao]s?|el|the|otr[oa]|another)';
const DOING =
  '(?:(?:is|has) )?(?:giving|gives|given|putting|puts?|lending|lends|lent|chipping|chips|contributing|pone|da|presta|deja|regala)(?![a-z])';
const GRANT_NAMED = `(?<![a-z])(?:(?:una?|la|el|an?|the) )?(?:subvencion|ayuda a fondo perdido|capital (?:semilla|abeja)(?: de (?:sercotec|corfo))?|fondo (?:semilla|emprender|concursable)|${PURSE}|[a-z]{2,} grant|grant)(?![a-z])`;
const MENTIONS: readonly (readonly [MoneySourceKind, RegExp])[] = [
  ['familyLoan', new RegExp(`(?<![a-z])${A} (?:${KIN_WORDS})(?![a-z-])(?!['’]s(?! ${DOING}))`, 'g')],
  // "Mum's giving us 3,000": one's own are named without an article.
  ['familyLoan', new RegExp(`(?<![a-z'’-])(?:m[uo]m|mam|dad|gran|nan|grandad|granny|papa|mama)(?=(?:['’]s)? ${DOING})`, 'g')],
  [
    'unemployment',
    /(?<![a-z])(?:(?:la )?capitaliza\w* (?:de )?(?:el |del |mi |la )?(?:paro|desempleo|prestacion)|capitalizo (?:el |mi )?(?:paro|desempleo)|(?:el )?pago unico(?: del? (?:paro|desempleo))?)(?![a-z])/g,
  ],
  ['grant', new RegExp(GRANT_NAMED, 'g')],
  [
    'partner',
    new RegExp(
      `(?<![a-z])${A} (?:soci[oa]s?(?: (?:inversor[a]?|capitalista))?|(?:business|investing) partner|inversor(?:a|es)?|investors?|business angel|angel investor)(?![a-z])|(?<![a-z])(?:an?|another) partner(?![a-z])`,
      'g',
    ),
  ],
  // "Bank 5k, brother 3k": each before its sum, with no word between.
  ['familyLoan', new RegExp(`(?<=(?:^|[,;:(] ?|(?<![a-z])(?:y|and|plus|mas) ))(?!son(?![a-z]))(?:${KIN_WORDS})(?= ?:? ?[$€£]?\\d)`, 'g')],
  ['bank', new RegExp(`(?<![a-z])(?:el |la |los |the |un |una |an? |my |mi )?${LENDER}(?![a-z])`, 'g')],
];

/** Where one statement ends and another begins. */
const JOINT = /[,;:()](?=\s|$)|\.(?=\s|$)|\n|\s(?:y|e|and|plus|mas|pero|but)\s/g;
const SENTENCE_END = /[.;\n]/;
const LENDS =
  /(?<![a-z])(?:prest(?:a|an|ado|ada|aria|amo|ara|aran)|dej(?:a|an)|adelantan?|lend(?:s|ing)?|lent|loan(?:s|ing)?|borrow\w*|devolv\w+|devuelv\w+|(?:pay|paid|paying) (?:her|him|them|it) back|repay\w*|sin (?:prisas?|interes(?:es)?)|(?:no|without(?: any)?) interest|interest[- ]free)(?![a-z])/;
const NOT_OWED =
  /(?<![a-z])(?:no|ni|sin|nunca|not|never|don't|won't|doesn't want|needn't)(?: (?:hay que|tengo que|tenemos que|need to|have to|se|me|it|l[oa]s?))* (?:devolv\w+|devuelv\w+|repay\w*|pay(?:ing)? (?:(?:her|him|them|it) )?back|it back)(?![a-z])/g;
/** «Pone 100 mil como socia»: whoever it is, for a part of the business. */
const AS_PARTNER = /(?<![a-z])(?:como (?:mi )?soci[oa]|de soci[oa]|as (?:an? |my |our )?(?:business )?partner)(?![a-z])/;
const OWES = /(?<![a-z])(?:prestamos?|creditos?|loans?)(?![a-z])/;
const GIVES =
  /(?<![a-z])(?:pon(?:e|en|dra|dran|dria|drian)|d(?:a|an|ara|aran)|regal(?:a|an)|aport(?:a|an|ara)|don(?:a|an)|ayuda[n]? con|entra(?:n)? con|(?:is|are) good for|puts?(?: in)?|putting(?: in)?|gives?|giving|gift(?:s|ed|ing)|chip(?:s|ping)? in|contribut\w+)(?![a-z])/;
/** «3.000 de mi madre», and no word of lending. */
const COMES_FROM = /(?<![a-z])(?:de|from|off) $/;
const OURS =
  /(?<![a-z])(?:pongo|pondre|ponemos|pondremos|aporto|aportamos|tengo|tenemos|mi[oa]s|nuestr[oa]s|ahorr\w+|propi[oa]s?|i have|we have|i've|we've|i put|i'm putting|we put|mine|saved|savings?)(?![a-z])/;
const BACKWARD = /^[\s,]*(?:que )?(?:(?:me|nos) l[oa]s? |de |del |from |con |with |por |a traves )/;
const FREE = /(?<![a-z])(?:sin (?:ningun )?intereses?|cero interes(?:es)?|interest[- ]free|(?:no|without(?: any)?|zero) interest)(?![a-z])/;
const AT_RATE = /(?<![a-z])(?:al?|at|@|con un|with|interes(?:es)? del?|interest of|de)(?: (?:about|un|el))? ?$/;

export interface Mention extends Span {
  readonly kind: MoneySourceKind;
}

/** One statement of the answer, with the sum and whoever is named in it. */
interface Statement extends Span {
  readonly words: string;
  readonly money: Money | undefined;
  readonly isRest: boolean;
  readonly mention: Mention | undefined;
  readonly endsSentence: boolean;
}

/** Those who are told with what they give, in their order; nothing where nobody is. */
export function findMoneySources(ground: Ground, amounts: readonly Amount[], context: ReadingContext): readonly Fact<'moneySources'>[] {
  if (!TELLS.has(context.question)) return [];
  const statements = statementsOf(ground, amounts);
  const found = statements.flatMap((one, at): readonly [MoneySource, number, number][] => {
    if (!one.money && !one.isRest) return [];
    const mention = mentionOf(statements, at);
    if (!mention) return [];
    const until = statements.slice(at + 1).find(({ money, isRest }) => money || isRest)?.start ?? ground.folded.length;
    const source = sourceOf(ground, amounts, { one, mention, until }, context);
    const isPending = source?.kind === 'grant' && isUnsure(ground.folded.slice(one.start, (statements[at + 1] ?? one).end));
    return source
      ? [[isPending ? { ...source, isPending } : source, Math.min(one.start, mention.start), Math.max(one.end, mention.end)]]
      : [];
  });
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last || found.length > MOST || found.every(([source]) => isAnyBank(source))) return [];
  const quote = quoteOf(ground.text, context.answer, first[1], last[2]);
  return [makeFact('moneySources', found.map(([source]) => source) as never, { quote }) as Fact<'moneySources'>];
}

/** «El banco»: no one in particular. */
export function isAnyBank({ kind, who }: MoneySource): boolean {
  return kind === 'bank' && /^(?:bancos?|banks?)$/i.test(who);
}

function statementsOf({ folded }: Ground, amounts: readonly Amount[]): readonly Statement[] {
  const mentions = mentionsIn(folded);
  const monies = amounts.filter((amount) => amount.kind === 'money');
  const joints = [...folded.matchAll(JOINT)].filter(
    ({ index, 0: { length } }) => ![...mentions, ...monies].some(({ start, end }) => index >= start && index + length <= end),
  );
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)];
  return starts.map((start, at) => {
    const joint = joints[at];
    const end = joint?.index ?? folded.length;
    const within = (span: Span) => span.start >= start && span.end <= end + 1;
    const words = folded.slice(start, end);
    const money = monies.find(within);
    return {
      start,
      end,
      words,
      money,
      isRest: !money && new RegExp(`(?<![a-z])${REST}(?![a-z])`).test(words),
      mention: mentions.find(within),
      endsSentence: joint !== undefined && SENTENCE_END.test(joint[0]),
    };
  });
}

export function mentionsIn(folded: string): readonly Mention[] {
  const all = MENTIONS.flatMap(([kind, words]) =>
    [...folded.matchAll(words)].map((match): Mention => ({ kind, start: match.index, end: match.index + match[0].length })),
  );
  return all
    .filter(
      (one) =>
        !all.some(
          (other) => other !== one && other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
        ),
    )
    .sort((a, b) => a.start - b.start);
}

/** Named with the sum, or before it in the sentence and nothing given since, or after it: «10.000, que me los deja mi cuñado». */
function mentionOf(statements: readonly Statement[], at: number): Mention | undefined {
  const one = statements[at];
  if (!one) return undefined;
  if (one.mention) return one.mention;
  if (OURS.test(one.words)) return undefined;
  const next = statements[at + 1];
  if (!one.endsSentence && next?.mention && !next.money && !next.isRest && BACKWARD.test(next.words)) return next.mention;
  for (let back = at - 1; back >= 0; back--) {
    const before = statements[back];
    if (!before || before.endsSentence) return undefined;
    // «El resto, 15.000, de BBVA»: the rest is the sum that follows.
    if (before.money || (before.isRest && before.mention)) return undefined;
    if (before.mention) return before.mention;
  }
  return undefined;
}

interface Told {
  readonly one: Statement;
  readonly mention: Mention;
  /** Where the next sum begins. */
  readonly until: number;
}

function sourceOf(
  ground: Ground,
  amounts: readonly Amount[],
  { one, mention, until }: Told,
  { known, question }: ReadingContext,
): MoneySource | null {
  const { folded } = ground;
  const said = folded.slice(Math.min(one.start, mention.start), Math.max(one.end, mention.end));
  const all = folded.slice(Math.min(one.start, mention.start), until);
  if (isPaidToThem(folded, one, said) || (one.money && one.money.per !== null && one.money.per !== 'unit')) return null;
  const money = one.money && scaleToNeed(one.money, known.investment?.value);
  const isOfKin = mention.kind === 'familyLoan';
  const isFrom = COMES_FROM.test(folded.slice(0, mention.start));
  const isBare = isOfKin && BARE_KIN.test(folded.slice(mention.start, (one.money ?? mention).start)) && LENDER_TOLD.test(folded);
  const isLent =
    isBare ||
    LENDS.test(all.replace(NOT_OWED, ' ')) ||
    OWES.test(said) ||
    (isFrom && question === 'resources') ||
    isLikewise(folded, one, LENDS);
  if (isOfKin && !isLent && !isFrom && !GIVES.test(said) && !AS_PARTNER.test(said) && !isLikewise(folded, one, PUT_IN)) return null;
  const rate = rateIn(folded, amounts, one.start, until);
  const isRated = rate !== undefined && rate > 0;
  const isGranted = mention.kind === 'bank' && isGrant(said);
  const told = isGranted ? 'grant' : mention.kind;
  const kind = AS_PARTNER.test(all) || FOR_A_PART.test(all) ? 'partner' : isOfKin && !isLent && !isRated ? 'gift' : told;
  const years = yearsIn(amounts, one.start, until);
  const isOwed = kind === 'familyLoan' || kind === 'bank';
  return {
    who: whoIn(ground, mention),
    kind,
    amount: money ? middle(money) : null,
    ...(isOwed && rate !== undefined ? { rate } : {}),
    ...(isOwed && years !== undefined ? { years } : {}),
  };
}

/** In a list with a lender, what a relative is named beside is lent too. */
const BARE_KIN = new RegExp(`^(?:${KIN_WORDS}) ?:? ?[$€£]?$`);
const LENDER_TOLD = new RegExp(`(?<![a-z])${LENDER}(?![a-z])`);

/** «Yo pongo 12.000, mi hermano 5.000»: the verb of the sum before goes on. */
function isLikewise(folded: string, { start, end, money }: Statement, verb: RegExp): boolean {
  const sentence =
    folded
      .slice(0, start)
      .split(/[.;\n](?=\s|$)/)
      .at(-1) ?? '';
  if (!money || !verb.test(sentence)) return false;
  return BARE_SUM.test(folded.slice(start, money.start).trimStart()) && folded.slice(money.end, end).trim() === '';
}

const PUT_IN = /(?<![a-z])(?:pongo|ponemos|pondre|pone|aporto|aporta|(?:i|we)(?:'m| am|'re| are)? put(?:ting)?(?: in)?)(?![a-z])/;
/** A relative before a sum, and no verb. */
const BARE_SUM = /^(?:y |and )?(?:mis?|my|nuestr[oa]s?|our) (?:[a-z-]+ ){1,2}(?:otr[oa]s? |another |un[oa]?s? )?[$€£]?$/;

function rateIn(folded: string, amounts: readonly Amount[], from: number, until: number): number | undefined {
  const rate = amounts.find(
    (amount) => amount.kind === 'percent' && amount.start >= from && amount.end <= until && AT_RATE.test(folded.slice(0, amount.start)),
  );
  if (rate?.kind === 'percent') return (rate.low + rate.high) / 2;
  return FREE.test(folded.slice(from, until)) ? 0 : undefined;
}

const MONTHS_A_YEAR = 12;

function yearsIn(amounts: readonly Amount[], from: number, until: number): number | undefined {
  const term = amounts.find((amount) => amount.kind === 'duration' && amount.start >= from && amount.end <= until);
  if (term?.kind !== 'duration') return undefined;
  if (term.unit === 'year') return term.count;
  return term.unit === 'month' ? Math.round((term.count / MONTHS_A_YEAR) * 100) / 100 : undefined;
}

/** As it was written, without its article; a bank with the rest of its name («Banco Sabadell», "Bank of Ireland"). */
export function whoIn({ text }: Ground, { kind, start, end }: Mention): string {
  const isNamedBody = kind === 'bank' || kind === 'grant';
  const rest = isNamedBody ? (/^(?: (?:de |del |of |the )*\p{Lu}[\p{L}&]+)+/u.exec(text.slice(end))?.[0] ?? '') : '';
  // "TTCU credit union".
  const first = isNamedBody ? (/(?:(?<![.!?] |^)\p{Lu}[\p{L}&-]+ )+$/u.exec(text.slice(0, start))?.[0] ?? '') : '';
  return `${first}${text.slice(start, end)}${rest}`.replace(/^(?:el|la|los|las|the|un|una|unos|unas|an?|some) /iu, '');
}
