import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, LANGUAGES, perLanguage } from '../../language/language.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import type { Sector } from '../../sectors/sector.ts';
import type { Plan } from '../plan.ts';
import { clipName, NAME_LETTERS } from '../told/clip-quote.ts';
import { channelQuote, shortChannelQuote } from '../told/gather-quotes.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { type BuyerChannel, channelsOfBuyer } from './buyer-channels.ts';
import { type ChannelKind, findChannelClue } from './channel-clues.ts';
import { nameByWord } from './channel-names.ts';
import { nameQualified } from './channel-qualifiers.ts';
import { commissionIn, isCommission } from './channel-sum.ts';
import { countBuyingAgencies, countReachable } from './count-reachable.ts';
import { isReward } from './reward-clues.ts';
import { tellChannelNotes, tellChannelSums, tellChannels } from './tell-channels.ts';

/** A way of getting known, with its share of the budget. */
export interface SharedChannel {
  readonly kind: ChannelKind;
  readonly share: number;
  /** What both languages call it; null where only the founder has a word for it. */
  readonly known: Bilingual | null;
  /** Which of the told ones it is, where it is called by the founder's own words. */
  readonly told: number | null;
  readonly isNamed: boolean;
  /** For how many months from the opening it was told to go on; null where nothing limits it. */
  readonly months: number | null;
  /** How many of them were told: two property managers; one where no number was. */
  readonly many: number;
  /** It sends people already: the first to be seen. */
  readonly isSending: boolean;
  /** It was told to be there today: groups the founder is in, people known by name. */
  readonly isRunning: boolean;
  /** What a month of it was told to cost; null where the budget is shared out. */
  readonly sum: number | null;
  /** Whether it gives something to whoever brings somebody. */
  readonly isReward: boolean;
  /** Whether it was told for a time of the year of its own. */
  readonly isDated: boolean;
  /** Whether it takes a part of each sale it brings, and no fee. */
  readonly isOnCommission: boolean;
  /** That part as it was told, in percent. */
  readonly commission: number | null;
  /** How many there are to be reached by it in all; null where nothing told limits it. */
  readonly reachable: number | null;
}

export interface Channel extends SharedChannel {
  readonly name: Bilingual;
  /** The name on one line of a table. */
  readonly shortName: Bilingual;
}

/**
 * The channels that share the budget, the largest share first: those the founder named, in that order, then those of the trade, or of
 * whom the founder sells to where the trade usually sells to others, that none of them stands for. The shares are the trade's.
 */
export function shareChannels(facts: FactSheet, sector: Pick<Sector, 'id' | 'pack'>): readonly SharedChannel[] {
  const named = listTold(facts, sector.id);
  const usual = withOwnAccount(channelsOfBuyer(facts, sector) ?? channelsOfTrade(sector.pack), sector.id)
    .filter(({ known: name }) => !named.some(({ known }) => known && isLike(known, name)))
    .map(
      (channel): Unshared => ({
        ...channel,
        told: null,
        isNamed: false,
        months: null,
        many: 1,
        isSending: false,
        isRunning: false,
        sum: null,
        isReward: false,
        isDated: false,
        isOnCommission: takesCommission(channel.known.es),
        commission: null,
        reachable: null,
      }),
    );
  const shares = sector.pack.channels.map(({ share }) => share).sort((a, b) => b - a);
  return [...named, ...(named.length < ENOUGH ? usual : [])]
    .slice(0, Math.max(FEWEST, named.length))
    .map((channel, at) => ({ ...channel, share: shares[at] ?? shares.at(-1) ?? 1 }));
}

/** The same with what each edition calls them: the founder's words in their own language, what is known of them in the other. */
export function nameChannels(channels: readonly SharedChannel[], quotes: Plan['quotes']): readonly Channel[] {
  return channels.flatMap((channel) => {
    const { told, known } = channel;
    const quote = told === null ? undefined : quotes[channelQuote(told)];
    const shortKnown = known && perLanguage((language) => clipName(known[language], NAME_LETTERS));
    if (told === null || !quote) return known && shortKnown ? [{ ...channel, name: known, shortName: shortKnown }] : [];
    const name = quoteNatively(quotes, channelQuote(told), withStreet(known, quote.text));
    return [{ ...channel, name, shortName: quoteNatively(quotes, shortChannelQuote(told), shortKnown) }];
  });
}

/** "The fabric shop on Abbeydale Road": the street that was named is named in both languages. */
function withStreet(known: Bilingual | null, told: string): Bilingual | null {
  const street = STREET.exec(told)?.[0];
  return known && street ? { es: `${known.es} (${street})`, en: `${known.en} (${street})` } : known;
}

const STREET =
  /(?:\p{Lu}[\p{L}’'-]+ )+(?:Road|Street|Lane|Avenue|Square)(?!\p{L})|(?<![\p{L}])(?:[Cc]alle |[Aa]venida |[Pp]laza |[Pp]aseo |[Aa]v(?:da)?\. ?|[Cc]\/ ?)(?:de |del |la |las |los )*\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u;

/** With fewer, one that fails leaves too little: those of the trade are added up to so many, where fewer than enough were told. */
const FEWEST = 4;
const ENOUGH = 3;

type Unshared = Omit<SharedChannel, 'share'>;

/** What three words say, both languages have a word for; what takes more is told in the founder's own. */
const LONGEST_KNOWN = 3;

/** Whoever sells what is put before others' customers shows it on an account of its own. */
function withOwnAccount(channels: readonly BuyerChannel[], sector: Sector['id']): readonly BuyerChannel[] {
  if (sector !== 'agency' || channels.some(({ kind }) => kind === 'social' || kind === 'business')) return channels;
  return [...channels.slice(0, 1), OWN_ACCOUNT, ...channels.slice(1)];
}

const OWN_ACCOUNT: BuyerChannel = { kind: 'social', known: { es: 'cuenta propia', en: 'its own account' } };

function channelsOfTrade({ channels }: Sector['pack']): readonly BuyerChannel[] {
  return [...channels].sort((a, b) => b.share - a.share).map(({ name }) => ({ kind: kindOf(name), known: name }));
}

/** "People will find us from the yard signs", «poner la ficha de Google»: something said or done, where the thing itself has a name. */
const STATES =
  /^(?:(?:people|folks|customers|they|la gente|gente|los clientes)\s+(?:(?:will|would|can|['’]ll|find|see|hear|know|find out)|(?:me|nos|lo)?\s?(?:ven|verán|vienen|vendrán|encuentran|encontrarán|conocen|conocerán))|there (?:is|are)|hay|set up|setting up|poner|montar|crear|abrir)(?!\p{L})/iu;

/** What was told, each once. */
function listTold(facts: FactSheet, sector: Sector['id']): readonly Unshared[] {
  const sums = tellChannelSums(facts);
  const notes = tellChannelNotes(facts);
  const told = tellChannels(facts).map((words, at): Unshared => {
    const note = notes[at] ?? words;
    const clue = findChannelClue(foldText(words)) ?? findChannelClue(foldText(note));
    const [concept] = isReward(words) ? [] : findConcepts(words, sector, ['channel']);
    const isOfIt = concept !== undefined && (clue === undefined || kindOf(concept) === clue.kind) && !isElsewhere(words, clue?.kind);
    const qualified = clue ? nameQualified(foldText(words), clue.kind) : null;
    const byWord = clue ? nameByWord(foldText(words), clue.kind) : null;
    const known = qualified ?? (isOfIt ? { es: concept.es, en: concept.en } : (byWord ?? clue?.name ?? null));
    const agencies = clue?.kind === 'partners' ? countBuyingAgencies(facts, foldText(words)) : null;
    const isOwn = (!isOfIt || words.split(' ').length > LONGEST_KNOWN) && !(known && STATES.test(words));
    return {
      kind: agencies === null ? (clue?.kind ?? (known ? kindOf(known) : 'other')) : 'visits',
      known: agencies === null ? known : AGENCIES,
      told: isOwn ? at : null,
      isNamed: true,
      months: monthsIn(foldText(words)),
      many: Math.min(MOST_OF_ONE, smallNumber(foldText(words).replace(ARTICLE, '').split(' ')[0] ?? '') ?? 1),
      isSending: SENDING.test(foldText(note)) || isToldToSend(facts, words),
      isRunning: RUNNING.test(foldText(note)),
      sum: sums[at] ?? null,
      isReward: isReward(words),
      isDated: DATED.test(foldText(words)),
      isOnCommission: takesCommission(note),
      commission: commissionIn(note),
      reachable: agencies ?? countReachable(facts, foldText(words), clue?.kind ?? 'other'),
    };
  });
  return told.filter(({ known }, at) => known === null || told.findIndex((other) => other.known?.es === known.es) === at);
}

/** Agencies that a goal counts buy for those they manage for. */
const AGENCIES: Bilingual = { es: 'agencias de gestión', en: 'management agencies' };

/** Leaflets that were told to lie somewhere are put into no letterbox. */
function isElsewhere(words: string, kind: ChannelKind | undefined): boolean {
  return kind === 'street' && LYING.test(foldText(words));
}

const LYING =
  /\b(?:en|at|in|on) (?:el |la |l[oa]s |the |un |una |an? )?(?!(?:el|la|l[oa]s|the|buzon|letterbox|puerta|door|calle|street|portal|edificio))/;

/** Sites that live on a part of what is sold on them or on those who buy, and whoever was told to be given one. */
const ON_COMMISSION =
  /\b(?:booking|airbnb|vrbo|expedia|etsy|glovo|uber ?eats|just ?eat|deliveroo|rappi|pedidos ?ya|doordash|grubhub|mercado ?libre|wallapop|vinted|amazon|ebay|treatwell|fresha)\b/;

function takesCommission(words: string): boolean {
  return isCommission(words) || ON_COMMISSION.test(foldText(words));
}

const DATED = new RegExp(
  `\\b(?:antes de|en|para|before|in|for|de|por) (?:\\w+ ){0,4}(?:${MONTH_NAMES}|navidad(?:es)?|christmas|reyes|verano|summer)\\b`,
);

const SENDING =
  /\b(?:ya (?:me|nos) (?:mandan?|envian?|recomiendan?|traen?)|(?:me|nos) (?:mandan?|envian?|recomiendan?) (?:ya )?(?:gente|clientes)|sends? (?:me |us )?(?:people|customers|clients)|already (?:sends?|refers?))\b/;

const RUNNING =
  /\b(?:ya|tengo|tenemos|conozco|conocemos|estoy en|estamos en|llevo|me conocen|nos conocen|que (?:me|nos) deben|i already|already|i have|we have|i know|we know|i.?m in|i am in|we are in|i run|who know me|who owe me)\b/;

const ARTICLE = /^(?:l[ao]s|the|mis|my|nuestr[ao]s|our) /;

/** «Dos interioristas que ya me pasan encargos cada mes», told of the customers: the same ones, by their word, among the channels. */
function isToldToSend(facts: FactSheet, words: string): boolean {
  const who = foldText(words).split(' ').at(-1) ?? '';
  const told = WHO_SENDS.exec(foldText(factValue(facts, 'customer') ?? ''));
  return who.length >= SHORTEST_TELLING_WORD && told?.[1] === who;
}

const WHO_SENDS =
  /\b([a-z]+) (?:que|who|that) (?:ya |already )?(?:(?:me|nos) (?:ya )?(?:pasan|mandan|envian|derivan|recomiendan|traen)|(?:send|refer|pass|bring) (?:me|us|on))\b/;

/** More of them than this nobody looks after. */
const MOST_OF_ONE = 4;

/** «Que prueben el primer mes», "free for the first two months". */
function monthsIn(said: string): number | null {
  const [found, many] = LIMIT.exec(said) ?? [];
  if (found === undefined) return null;
  return many === undefined ? 1 : (smallNumber(many) ?? (Number(many) || null));
}

const LIMIT = /\b(?:(?:primer|first) (?:mes|month)\b|(?:primeros|first) (\d{1,2}|[a-z]+) (?:meses|months)\b)/;

function kindOf({ es, en }: Bilingual): ChannelKind {
  return findChannelClue(foldText(`${es} | ${en}`))?.kind ?? 'other';
}

/** Kinds in which there is something to see without writing to anybody or going anywhere. */
const SHOWCASES: readonly ChannelKind[] = ['social', 'groups', 'business', 'search', 'site', 'front', 'street', 'portal'];

/** The first channel in which there is something to see; else the first of all. */
export function findShowcase(channels: readonly Channel[]): Channel | undefined {
  return channels.find(({ kind }) => SHOWCASES.includes(kind)) ?? channels[0];
}

const SHORTEST_TELLING_WORD = 5;

/** One long word in common, in either language, is enough: «Instagram» stands for «Instagram con perros de la zona». */
function isLike(a: Bilingual, b: Bilingual): boolean {
  return LANGUAGES.some((language) => {
    const words = wordsOf(b[language]);
    return wordsOf(a[language]).some((word) => words.includes(word));
  });
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SHORTEST_TELLING_WORD);
}
