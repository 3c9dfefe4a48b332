// The trade as the answers tell it: what is offered tells it best, and where that is not sure nothing is claimed; it is asked instead.
import { type Fact, type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { type TradeId, tradeOf } from '../../sectors/trades.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { isCalledOutright } from './called-business.ts';
import { findSector, type SectorGuess } from './find-sector.ts';
import { findTradeClues, namesKind } from './known-trades.ts';
import { isMadeForResale } from './made-for-resale.ts';
import { type FactDetails, makeFact, quoteOf } from './make-fact.ts';
import { NO_SECTOR } from './other-kind-words.ts';
import { isFounded, isServedFromVan, ownTrade, withoutDeniedKind, withoutPlace } from './own-trade.ts';
import type { ReadingContext } from './reading-context.ts';
import { settleTrade, type TradeCalled } from './settle-trade.ts';
import { toldBefore } from './trade-told-before.ts';
import { headOf } from './weigh-offer-words.ts';
import { weighTold } from './weigh-told.ts';
import { findOutOfWork } from './what-is-done.ts';
import { wordsOfTrade } from './words-of-trade.ts';

const TRADE_IN_NAME =
  /\b(?:taller|bar|cafe|cafeteria|restaurante|panaderia|pasteleria|floristeria|peluqueria|barberia|academia|gimnasio|clinica|hotel|hostal|libreria|bakery|florist|flowers|salon|barbers?|gym|clinic|repairs?|cleaning|plumbing|academy|books|bikes|garage|farm|catering)\b/;
const DIGITAL = /\b(?:software|app|aplicacion|plataforma|programa|platform|application)\b/;
/** The sector and, where it is clear, the narrower trade that the answer to this question tells; nothing where it is not sure. */
export function tradeFacts(ground: Ground, context: ReadingContext, name: string): readonly Fact[] {
  switch (context.question) {
    case 'problem':
      return tellOwn(ground, context);
    case 'solution':
      return tellOffered(ground, context, name);
    case 'identity': {
      const named = tellNamed(ground, context, name);
      return named.length > 0 ? named : tellLater(ground, context);
    }
    default:
      return tellLater(ground, context);
  }
}

function tellOwn(ground: Ground, context: ReadingContext): readonly Fact[] {
  const own = context.known.sector === undefined ? ownTrade(ground) : null;
  return own === null ? [] : factsOf(own, own.best, ground.text, context);
}

/**
 * What is offered says it outright, or says something that those who have the problem say too. An offer that says nothing of a trade is
 * of the one that its problem names.
 */
function tellOffered(ground: Ground, context: ReadingContext, name: string): readonly Fact[] {
  const [{ known }, { text, folded }] = [context, ground];
  const offer = offerCalled(ground, known, name);
  const { sector, trade } = settleTrade(offer, weighTold(known, text, context));
  if (sector !== known.sector?.value && isFounded(known) && !offer.isNamed && !offer.isOutright) return [];
  if (sector === 'cafe_restaurant' && isServedFromVan(known)) return [];
  if (sector === 'cafe_restaurant' && isMadeForResale(folded))
    return factsOf({ trade: null, isTradeNamed: false }, 'food_manufacturing', text, context);
  return factsOf({ trade, isTradeNamed: offer.isNamed }, sector, text, context);
}

/** What the offer is called, and what it does not name as the problem did. */
function offerCalled({ text, folded }: Pick<Ground, 'text' | 'folded'>, known: FactSheet, name: string): TradeCalled {
  const offered = describedIn(withoutPlace(name === '' ? text : text.replace(name, ' ')) + customersAsked(folded, known));
  const guess = tradeInName(name, offered, folded) ?? offered;
  const { best, second, sure, isWeak, isOtherKind } = guess;
  const isCalled = guess.isNamed || guess.isTradeNamed || (isOtherKind && best !== null && namesKind(text, best));
  const isOutOfWork = findOutOfWork(text);
  const called = (likeliest: SectorId | null, trade: TradeId | null, isProgram = false): TradeCalled => ({
    // What is only touched by what is done tells nothing, unless it is called so.
    sector: isCalled || !isOutOfWork(likeliest) ? likeliest : null,
    trade: trade !== null && tradeOf(trade)?.sector === likeliest && (isCalled || !isOutOfWork(likeliest)) ? trade : null,
    // A trade that only the problem told was not named by the offer, whatever of its sector was.
    isNamed: isCalled && (trade === null || trade === guess.trade) && (guess !== offered || isNameOf(text, guess)),
    isOutright: isCalledOutright(wordsOfTrade(text)),
    isOtherKind,
    isOfNone: isOtherKind && best === null && namesKind(text, NO_SECTOR),
    isAside: trade !== null && isSaidAside(text, trade),
    isProgram,
  });
  // The trade of those who have the problem ("las peluquerías pierden citas") is not that of a program offered to them.
  if ((best === 'saas' || best === 'marketplace_app') && DIGITAL.test(folded)) return called(best, guess.trade, true);
  if (isOtherKind && best === null) return called(null, null);
  const told = toldBefore(known);
  // «Voy a su casa y digo el precio antes»: what it does not name, the problem did.
  const isOpen = guess.trade === null && !isOtherKind && told.likeliest === best;
  if (best !== null && sure && !isWeak) return called(best, isOpen ? told.trade : guess.trade);
  if (best !== null && told.likeliest === best) return called(best, told.trade ?? guess.trade);
  if (best === null) return called(told.trade === null ? told.sector : told.likeliest, told.trade);
  return told.sector === second ? called(told.sector, told.trade) : called(null, null);
}

/** Whether nothing but one word tells this trade, and it stands after what the offer begins with. */
function isSaidAside(text: string, trade: TradeId): boolean {
  const words = wordsOfTrade(text);
  const cluesIn = (said: string) => findTradeClues(said).clues.filter(({ owners }) => owners.some((owner) => owner.trade === trade));
  const [clue, ...others] = cluesIn(words);
  return clue !== undefined && others.length === 0 && clue.words === 1 && cluesIn(headOf(words)).length === 0;
}

/** A name said outright or before the first pause is that of the business; further on it may be of anything that goes with it. */
function isNameOf(text: string, { best }: SectorGuess): boolean {
  const words = wordsOfTrade(text);
  const head = findSector(headOf(words), true);
  const isKind = head.isOtherKind && best !== null && namesKind(headOf(words), best);
  return isCalledOutright(words) || (head.best === best && (head.isNamed || head.isTradeNamed || isKind));
}

/** Whatever else is told («45 pesos por perro», «soy estilista canina») may say which trade it is, or that it is not the one that was taken. */
function tellLater({ text }: Ground, context: ReadingContext): readonly Fact[] {
  const { known, question } = context;
  const offer = factValue(known, 'solution');
  if (offer === undefined || !TELLS_TRADE.has(question) || known.sector?.origin === 'said' || known.trade?.origin === 'said') return [];
  // What was told when it was asked for, or as what they want to open, stands.
  if (known.sector?.quote && known.sector.quote.answer !== known.solution?.quote?.answer) return [];
  const called = offerCalled({ text: offer, folded: foldText(offer) }, known, factValue(known, 'name') ?? '');
  const sectorNow = factValue(known, 'sector') ?? null;
  const isSame = sectorNow === called.sector;
  const taken = isSame ? called : { ...called, sector: sectorNow, isNamed: false, isOtherKind: false };
  const before = { ...taken, trade: (factValue(known, 'trade') ?? null) as TradeId | null };
  const { sector, trade } = settleTrade(before, weighTold(known, text, context));
  if (sector === null || (sector === before.sector && trade === before.trade)) return [];
  const details: FactDetails = { quote: null, origin: 'derived' };
  return [makeFact('sector', sector, details), ...(trade === null ? [] : [makeFact('trade', trade, details)])];
}

const TELLS_TRADE: ReadonlySet<QuestionId> = new Set(['identity', 'revenue', 'price', 'unit-cost', 'resources', 'investment']);

/** A name tells the trade only where it says it outright ("Taller Norte"): then it outweighs what the offer did not name. */
function tellNamed({ text, folded }: Ground, context: ReadingContext, name: string): readonly Fact[] {
  const { known } = context;
  const offer = withoutPlace(factValue(known, 'solution') ?? '');
  const inName = tradeInName(name, describedIn(offer), foldText(offer));
  const isBorneOut =
    known.sector === undefined ||
    known.sector.value === inName?.best ||
    tellsTrade(offer, inName) ||
    findSector(factValue(known, 'problem') ?? '').best !== known.sector.value;
  if (inName !== null && isBorneOut && holds(inName, text, context))
    return factsOf({ ...inName, isTradeNamed: true }, inName.best, text, context);
  const described = findSector(withoutDeniedKind(withoutPlace(text.replace(name || (factValue(known, 'name') ?? ''), ' '))));
  const isInName = (described.best === null || !described.sure) && known.sector === undefined && TRADE_IN_NAME.test(folded);
  const guess = isInName ? findSector(text) : described;
  const { best, sure, isWeak, isNamed, isTradeNamed } = guess;
  if (best === null) return [];
  if (known.sector !== undefined) return sure && (isNamed || isTradeNamed) ? factsOf(guess, best, text, context) : [];
  // Nothing but the trade was asked for.
  const isAsked = known.country !== undefined && known.solution !== undefined && known.city !== undefined;
  return isAsked || (sure && !isWeak) || toldBefore(known).likeliest === best ? factsOf(guess, best, text, context) : [];
}

/** «Café La Vereda» that sends coffee by the pound serves none: a trade in a name gives way to what everything else speaks of. */
function holds({ best, trade, isTradeNamed }: SectorGuess, text: string, context: ReadingContext): boolean {
  const { known } = context;
  if (known.sector === undefined || known.sector.value === best) return true;
  const named: TradeCalled = {
    sector: best,
    trade,
    isNamed: isTradeNamed,
    isOutright: false,
    isOtherKind: false,
    isOfNone: false,
    isAside: false,
    isProgram: false,
  };
  return settleTrade(named, weighTold(known, text, context)).sector === best;
}

/** «Heladería La Nona» offers «helado»: a word of its trade stands in the offer. */
function tellsTrade(offer: string, guess: SectorGuess | null): boolean {
  const owners = findTradeClues(wordsOfTrade(offer)).clues.flatMap((clue) => clue.owners);
  return guess !== null && owners.some(({ trade }) => trade === guess.trade);
}

/** The trade that a name says («Aurrera Fisioterapia»), where what is offered says no other as plainly; null for none. */
function tradeInName(name: string, offered: SectorGuess, offer: string): SectorGuess | null {
  const guess = findSector(withoutPlace(name));
  const { best, sure, isNamed, isTradeNamed, trade } = guess;
  if (best === null || !sure || !(isNamed || isTradeNamed)) return null;
  const isVague = offered.best === null || offered.isWeak || !offered.sure;
  const isNarrower = offered.best === best && !offered.isTradeNamed && trade !== null;
  return isVague || isNarrower || (trade !== null && isClassOfAnything(offered) && !TEACHES.test(offer)) ? guess : null;
}

/** «Una clase de una hora», and not of what: a name that says it («Pilates Norte») does. */
function isClassOfAnything({ best, trade, isOtherKind }: SectorGuess): boolean {
  return best === 'academy' && trade === null && !isOtherKind;
}

const TEACHES =
  /(?<![a-z])(?:aprend\w+|ensen[ao]\w*|learn\w*|teach(?:es|ing)?|alumn\w+|students?|pupils?|your own|tu propi[oa]|cursos?|courses?)(?![a-z])/;

/** A narrower trade that is known stays with its sector, unless another is called by its name or is what is offered. */
function factsOf(
  { trade, isTradeNamed }: Pick<SectorGuess, 'trade' | 'isTradeNamed'>,
  sector: SectorId | null,
  text: string,
  { known, question, answer }: ReadingContext,
): readonly Fact[] {
  if (sector === null) return [];
  const details: FactDetails = { quote: quoteOf(text, answer, 0, text.length), origin: 'derived' };
  const earlier = factValue(known, 'trade');
  const isOpen = earlier === undefined || tradeOf(earlier)?.sector !== sector || isTradeNamed || question !== 'identity';
  const own = trade !== null && isOpen && tradeOf(trade)?.sector === sector ? [makeFact('trade', trade, details)] : [];
  return [makeFact('sector', sector, details), ...own];
}

/** An offer begins with what it is, as a rule; where it does not, the whole of it may still tell the same sector, and clearly. */
function describedIn(text: string): SectorGuess {
  const said = text.replace(DENIED, ' ');
  const byHead = findSector(said, true);
  if (byHead.sure) return byHead;
  const whole = findSector(said);
  return whole.best === byHead.best ? whole : byHead;
}

/** «No transporto nada, hago los muebles»: what it is not. */
const DENIED =
  /(?<!\p{L})(?:no (?:es|soy|somos|son|vend\p{L}+|hag\p{L}+|hacemos|d[oa]y|damos)(?! (?:solo|s[oó]lo))|no(?= \p{L}+ nada)|nada de|(?:we|I)(?:[’']re| are|[’']m| am) not(?! (?:just|only))|it[’']s not(?! (?:just|only))|not an?) [^,;.:]*(?=[,;.:])/giu;

/** "Baño, corte y uñas", told to those who have a dog: whose bath it is was said before. */
function customersAsked(folded: string, known: FactSheet): string {
  const whose = PET.exec(foldText(`${factValue(known, 'customer') ?? ''} ${factValue(known, 'problem') ?? ''}`))?.[0];
  if (whose === undefined || PET.test(folded)) return '';
  return GROOMED.test(folded) ? ' peluquería canina, baño de perros' : '';
}

const PET = /\b(?:perr[oa]s?|gat[oa]s?|mascotas?|dogs?|cats?|pets?)\b/;
const GROOMED = /\b(?:bano|banar|banamos|corte|peluqueria|secador|unas|bath|wash|groom\w*|clip\w*|nails)\b/;
