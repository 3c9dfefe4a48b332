// Who gives a share, with the rate and the term told of it.
import type { MoneySource, MoneySourceKind } from '../../facts/fact.ts';
import { KIN_WORDS } from '../../facts/kin.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground } from './amount.ts';
import { isGrace } from './find-grace.ts';
import { type Mention, mentionsIn, whoIn } from './find-money-sources.ts';
import type { Portion } from './fund-portions.ts';
import type { Giver } from './giver-words.ts';
import type { Share } from './share-out.ts';

/** What each is called where it is named; the founder's own is named by nobody. */
const KINDS: Readonly<Record<Giver, MoneySourceKind | null>> = {
  own: null,
  gift: 'gift',
  grant: 'grant',
  unemployment: 'unemployment',
  familyLoan: 'familyLoan',
  bank: 'bank',
  invested: 'partner',
};
/** The words among which each is looked for. */
const MENTIONED: Readonly<Record<MoneySourceKind, MoneySourceKind>> = {
  gift: 'familyLoan',
  familyLoan: 'familyLoan',
  grant: 'grant',
  bank: 'bank',
  unemployment: 'unemployment',
  partner: 'partner',
};

/** Null for the founder's own, and for who is not named. */
export function sourceOfPortion(ground: Ground, amounts: readonly Amount[], { portion, giver, amount }: Share): MoneySource | null {
  const kind = KINDS[giver];
  if (kind === null) return null;
  const who = nameOf(ground, portion, kind);
  if (who === null) return null;
  const isOwed = kind === 'familyLoan' || kind === 'bank';
  const [rate, years] = isOwed ? [rateOf(ground, amounts, portion), yearsOf(ground, amounts, portion)] : [];
  return { who, kind, amount, ...(rate === undefined ? {} : { rate }), ...(years === undefined ? {} : { years }) };
}

function nameOf(ground: Ground, portion: Portion, kind: MoneySourceKind): string | null {
  const mention = mentionedIn(ground, portion, kind);
  const body = kind === 'bank' || kind === 'grant' ? bodyIn(ground, portion) : null;
  if (kind === 'grant') return grantOf(body, mention ? whoIn(ground, mention) : null, ground.language);
  if (mention === undefined) return body ?? kinIn(ground, portion, kind);
  // "PeopleFund, an Austin lender": the name says more than what it is.
  const isBacker = BACKS.test(ground.folded.slice(mention.start, mention.end)) && !BACKS.test(foldText(body ?? 'sba'));
  return body !== null && (isBacker || !isNamed(ground, mention)) ? body : whoIn(ground, mention);
}

/** Programmes through which others lend: "50k from Bellco, an SBA loan". */
const BACKS = /^(?:an? |the |el |la |una? )?(?:sba|ico|nafin)(?![a-z])/;

const KIN = new RegExp(`(?<![a-z-])(?:${KIN_WORDS})(?![a-z-])`);

/** "Dad's 7,000": a relative named in passing. */
function kinIn({ folded, text }: Ground, { start, end }: Portion, kind: MoneySourceKind): string | null {
  const found = kind === 'gift' || kind === 'familyLoan' ? KIN.exec(folded.slice(start, end)) : null;
  return found ? text.slice(start + found.index, start + found.index + found[0].length) : null;
}

/** A name before a kind of lender, and the nearer first. */
function mentionedIn(ground: Ground, { start, end, money }: Portion, kind: MoneySourceKind): Mention | undefined {
  const { folded } = ground;
  const mentions = mentionsIn(folded).filter(
    (one) => one.start >= start && one.end <= end && one.kind === MENTIONED[kind] && !A_CREDIT.test(folded.slice(one.start, one.end)),
  );
  const far = (one: Mention) => Math.abs(one.start - money.start) + (isNamed(ground, one) ? 0 : end - start);
  return mentions.toSorted((a, b) => far(a) - far(b))[0];
}

const A_CREDIT = /(?:^| )(?:micro)?credito /;

function isNamed({ text }: Ground, { start, end }: Mention): boolean {
  return /\p{Lu}/u.test(text.slice(start, end));
}

/** A name in capitals after a word that leads to it: "from PeopleFund", «a Caja Arequipa», "the Local Enterprise Office". */
const BODY =
  /(?:(?<![\p{L}])(?:from|with|through|by|via|to|the|ask(?:ing)?|of|de|del|a|al|con|por|lo ponen?|ponen) |^\s*)((?!(?:I|We|My|Our|The|And|Yo|Mi|Mis|El|La|Y|No|It|They|Who|Quién|From|Un|Una|Les?|Pido|Own|Loan|Faltan?|Nos?|Me|Se|Te|Ya|Hay|También|Además|Con|Del?|Al|Por|Para|Tengo|Tenemos|Pongo|Ponemos|Dinero|Olvid\p{L}*|You|Also|There|That|This|One|Not|Add|Missing|Money|Savings|With|Ped(?:i\p{L}+|í\p{L}+)|Necesit\p{L}+|Solicit\p{L}+|Quer(?:emos|íamos|ría\p{L}*)|Busc\p{L}+|Aport\p{L}+|Borrow\p{L}*|Asking|Need\p{L}*|Applying|Getting)(?!\p{L}))\p{Lu}[\p{L}&’'-]+(?:(?: (?:de|del|of|for|the|y|and))? \p{Lu}[\p{L}&’'-]+)*)/gu;

function bodyIn({ text }: Ground, { start, end }: Portion): string | null {
  const named = [...text.slice(start, end).matchAll(BODY)].map(({ 1: name = '' }) => name);
  return named.toSorted((a, b) => Number(/ /.test(b)) - Number(/ /.test(a)))[0] ?? null;
}

/** «Subvención LEADER», "Local Enterprise Office grant". */
function grantOf(body: string | null, told: string | null, language: Ground['language']): string {
  if (told !== null && /\p{Lu}/u.test(told)) return told;
  if (body === null) return told ?? (language === 'es' ? 'subvención' : 'grant');
  // A prize is called so.
  if (told !== null && !/subvenci|grant|ayuda/i.test(told)) return told;
  return language === 'es' ? `subvención ${body}` : `${body} grant`;
}

const MONTHS_A_YEAR = 12;
const MONTHLY = /^[^.;,]{0,12}(?<![a-z])(?:al mes|mensual(?:es)?|a month|per month|monthly)(?![a-z])/;
/** A part of the sum, and no rate. */
const PART = /^ ?(?:del?|of) (?:la |el |lo |the |it|that|esto|eso|total|inversion|todo)/;
const FREE = /(?<![a-z])(?:sin (?:ningun )?intereses?|cero interes(?:es)?|interest[- ]free|(?:no|without(?: any)?|zero) interest)(?![a-z])/;

function rateOf({ folded }: Ground, amounts: readonly Amount[], { start, end }: Portion): number | undefined {
  const rate = amounts.find((one) => one.kind === 'percent' && one.start >= start && one.end <= end && !PART.test(folded.slice(one.end)));
  if (rate?.kind !== 'percent') return FREE.test(folded.slice(start, end)) ? 0 : undefined;
  const said = (rate.low + rate.high) / 2;
  const isMonthly = rate.per === 'month' || MONTHLY.test(folded.slice(rate.end));
  return isMonthly ? Math.round(said * MONTHS_A_YEAR * 100) / 100 : said;
}

function yearsOf(ground: Ground, amounts: readonly Amount[], { start, end }: Portion): number | undefined {
  const isTerm = (one: Amount) => one.kind === 'duration' && (one.unit === 'year' || one.unit === 'month') && !isGrace(ground, one.start);
  const term = amounts.find((one) => one.start >= start && one.end <= end && isTerm(one));
  if (term?.kind !== 'duration') return undefined;
  return term.unit === 'year' ? term.count : Math.round((term.count / MONTHS_A_YEAR) * 100) / 100;
}
