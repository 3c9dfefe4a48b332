import { type FactSheet, factValue } from '../../facts/fact.ts';
import { rivalsTold } from '../../facts/rivals-told.ts';
import { foldText } from '../../language/fold-text.ts';
import { withoutUs } from '../../sectors/concepts/without-us.ts';
import type { FigureTable } from '../figures/figure.ts';
import { cleanWords, clipQuote } from '../told/clip-quote.ts';
import type { AlternativeId } from './alternative-words.ts';
import type { PointId } from './comparison-points.ts';
import { findAlternative, isKindAlone } from './find-alternative.ts';
import { findWayOut } from './find-way-out.ts';
import { joinTold } from './join-told.ts';
import { DOING, nameIn, UNSURE, WHAT_THEY_DO } from './name-described.ts';
import { ownStanding } from './own-standing.ts';
import { ownPriceWords } from './price-thing.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { beginsItem, isAboutUs, literally, namesAlone, splitRivals, wholeNames } from './split-rivals.ts';
import { isSellerKind } from './tell-seller.ts';
import { toldAtPlace } from './told-at-place.ts';

/** Somebody or something the customer could turn to instead, as the founder told it. */
export interface Rival {
  /** As it was said, without what was said about it. */
  readonly name: string;
  /** A name of its own; else a description («el maestro de la feria»), which has a language. */
  readonly isNamed: boolean;
  /** No seller: what people do instead («esperar a que se pase»). */
  readonly isDoing: boolean;
  /** What it was called before its name: «el súper» of «el súper La Gallega»; empty where nothing. */
  readonly called: string;
  /** The clause about it; empty where it was only named. */
  readonly words: string;
  readonly standing: Standing;
}

/** «El curso gratuito del ayuntamiento», "the £20 man": what it costs is part of what it is called. */
const TOLD_IN_IT = /\d|\b(?:gratis|gratuit[oa]s?|free)\b/i;
/** "There's a three-month waiting list": said of the one before, and nobody else. */
const WAIT_ALONE =
  /(?:waiting list|wait ?list|lista de espera|(?:weeks?|months?|days?)(?:-long)? wait|(?:dias|semanas|mes(?:es)?) de espera)$/;
const MOST = 4;
const FEWEST_WORDS_ABOUT = 3;
const MOST_WORDS_ABOUT = 22;
/** A name heads a column and is said again in what to check: a word of it without end would fill the page. */
const ENDLESS_WORD = /(\S{30})\S+/gu;

/** Those named first, each with what was said of it; then what was only described. */
export function gatherRivals(facts: FactSheet): readonly Rival[] {
  const answer = rivalsTold(withoutUs(cleanWords(factValue(facts, 'competitors') ?? '')));
  const read = wholeNames(
    (factValue(facts, 'rivals') ?? []).map((rival) => clipQuote(cleanWords(rival), 8)).filter(isSomebodyElse),
    answer,
  );
  const isWhole = !isCorrected(facts);
  const named = isWhole ? [...read, ...namesAlone(answer, read)] : read;
  const parts = splitRivals(answer, named, `${factValue(facts, 'revenue') ?? ''} ${factValue(facts, 'solution') ?? ''}`);
  const ofNames = named
    .map((name) => ({ name, part: parts.find((part) => part.includes(name)) ?? '' }))
    .filter(({ name, part }) => !named.some((other) => isPlaceOf(name, other, part)))
    .map(({ name, part }) => nameOf(name, part));
  const described = parts
    .filter((part) => !named.some((name) => part.includes(name)) && !isAboutUs(part) && !isWhatTheyLack(part, answer))
    .map((part) => {
      const opening = SUBJECT.exec(part)?.[1];
      const subject = opening && !isSellerKind(opening) ? opening : undefined;
      return { name: subject ?? nameIn(part), isNamed: subject !== undefined, words: part };
    })
    .filter(({ name }) => name !== '' && !WAIT_ALONE.test(foldText(name)) && (isWhole || beginsItem(name) || /^[^\p{Lu}]+$/u.test(name)));
  // «Casas rurales de Bronchales» are no «Casas» besides.
  const whole = [...described, ...ofNames.filter((one) => !one.isNamed)];
  const alone = ofNames.filter((one) => !whole.some((other) => other !== one && foldText(other.name).includes(foldText(one.name))));
  const wayOut = findWayOut(facts);
  const besides = wayOut && isWhole ? [{ ...wayOut, isNamed: false }] : [];
  return joinTold([...alone, ...described, ...besides], answer)
    .filter(({ words }) => !GONE.test(foldText(words)))
    .slice(0, MOST)
    .map(({ name, isNamed, words }, at) => {
      const called = isNamed ? calledIn(words, name) : '';
      const ofItself = clipAbout(words, name);
      const ofItsKind = ofItself === '' ? (isNamed ? toldOfKind(facts, called) : toldOfThing(facts, name)) : '';
      return {
        name: name.replace(ENDLESS_WORD, '$1…').replace(ARTICLE, (article) => article.toLowerCase()),
        isNamed,
        isDoing: !isNamed && DOING.test(foldText(name)),
        called,
        words: ofItself || ofItsKind,
        standing: readStanding(
          `${WHAT_THEY_DO.test(name) || (!isNamed && TOLD_IN_IT.test(name)) ? words : words.replace(name, ' ')} ${ofItsKind}. ${toldOfCase(facts, name)}. ${isNamed ? '' : toldAtPlace(facts, name)}`,
          rivalFigure(at),
          { name, own: ownPriceWords(facts) },
        ),
      };
    });
}

/** "They don't know tips or the prepared food tax": what another one does not do is nobody. */
function isWhatTheyLack(part: string, answer: string): boolean {
  return new RegExp(
    `(?<!\\p{L})(?:don['’]t|doesn['’]t|do not|does not|can['’]t|won['’]t|never|no)\\s(?:\\p{L}+\\s){1,8}(?:or|nor|o|ni)\\s${literally(part)}`,
    'iu',
  ).test(answer);
}

/** «Academia Mendel, buena pero en el Cercado», "Big Dave in Moortown": where, or of what, the one named before is. */
function isPlaceOf(name: string, other: string, part: string): boolean {
  const at = part.indexOf(other);
  const place = `(?:[,:]|pero|but|${literally(other)}) (?:en|in|on|at|near|cerca de)(?: el| la| the)? |(?:hasta|up to) `;
  return at >= 0 && at < part.indexOf(name) && new RegExp(`(?:${place})${literally(name)}`, 'u').test(part);
}

/** Told anew after the answer: a name that was taken away still stands in it, and names nobody any more. */
function isCorrected({ rivals, competitors }: FactSheet): boolean {
  return (rivals?.quote?.answer ?? 0) > (competitors?.quote?.answer ?? 0);
}

/** Neither nothing nor the founder. */
function isSomebodyElse(name: string): boolean {
  return name !== '' && !/^(?:mine|ours|we|us|me|yo|nosotr[oa]s)$/i.test(name);
}

/** Whoever has closed for good sells nothing to anybody: «Curves closed», not «closed on Sundays». */
const GONE =
  /\b(?:(?:ha|han) cerrado|acaban? de cerrar|(?<!\b(?:(?:el|del|al|cafe|bar)|a las? [a-z\d:.]+(?: y media)?(?: (?:ya|se|ya se))?) )cerr(?:o|aron)|quebr(?:o|aron)|ya no (?:esta|estan|existen?|abren?)|bajo la persiana|(?<!\b(?:is|are|was|were|gets?|es) )(?:closed|shut)(?: down)?|went (?:bust|under)|gone (?:bust|under)|no longer (?:there|open|trad\w+))(?= *(?:$|[.,;]|(?:hace|el ano|en (?:19|20)|last|this|ago|in (?:19|20)|for good|para siempre|definitivamente|during|por la pandemia|down)\b))/;

/** Of «el súper La Gallega», what the problem says of «el súper»; empty where nothing, or where it is what most in the trade are called. */
function toldOfKind(facts: FactSheet, called: string): string {
  const noun = called.split(' ').at(-1) ?? '';
  if (noun === '' || !OF_ANOTHER_TRADE.has(findAlternative(called).id)) return '';
  const sentence = sentenceWith(facts, noun);
  return sentence ? clipQuote(sentence.replace(/[.!?]+$/, ''), MOST_WORDS_ABOUT) : '';
}

/** Of «la furgoneta de Rodríguez», what the problem goes on to say of «la furgoneta, que…»; empty where nothing. */
function toldOfThing(facts: FactSheet, name: string): string {
  const noun = /^(?:el|la|los|las|the) (\p{Ll}{4,})/iu.exec(name)?.[1] ?? '';
  const told =
    noun &&
    new RegExp(`(?:el|la|los|las|the) ${literally(noun)},? (?:que|which|that|who) [^.;!?]+`, 'iu').exec(sentenceWith(facts, noun) ?? '');
  return told ? clipQuote(told[0], MOST_WORDS_ABOUT) : '';
}

function sentenceWith(facts: FactSheet, noun: string): string | undefined {
  const sentences = cleanWords(factValue(facts, 'problem') ?? '').split(/(?<=[.!?])\s+/);
  return sentences.find((sentence) => new RegExp(`(?<!\\p{L})${literally(noun)}(?!\\p{L})`, 'iu').test(sentence));
}

const OF_ANOTHER_TRADE: ReadonlySet<AlternativeId> = new Set(['chain', 'public', 'online', 'machine']);

/** What is only where somebody is («una psicóloga en Juriquilla») is part of a description, and where people buy is a rival; an article stays out of an acronym. */
function nameOf(name: string, words: string): Pick<Rival, 'name' | 'isNamed' | 'words'> {
  const isShop = new RegExp(`\\b(?:buys?|order|compran?|piden?)\\b[^.;,]* (?:en|in|on|at|from) ${literally(name)}`, 'u').test(words);
  const isWhere = new RegExp(`\\b(?:en|in|on|at|del?|de la|from) ${literally(name)}`, 'u').test(words);
  // "Mark at Yorkshire Tiling": the business, named with who works there.
  const isStaffed =
    name.includes(' ') && new RegExp(`^(?:(?:y|and) )?\\p{Lu}\\p{Ll}+ (?:at|from|over at) ${literally(name)}`, 'u').test(words);
  const described = isWhere && !isShop && !isStaffed ? nameIn(words) : '';
  if (described) return { name: described, isNamed: false, words };
  return { name: name.replace(/^(?:El|La|The) (?=\p{Lu}{2,}$)/u, ''), isNamed: !ARTICLE.test(name) && !isKindAlone(name), words };
}

const ARTICLE = /^(?:(?:el|la|los|las|un|una|unos|unas|the|an?) |(?:El|La|Los|Las|The) (?=\p{Ll}))/u;

/** Somebody waits for it there, is given a date or is charged: any other time or amount is of the case itself. */
const OF_SELLERS =
  /\b(?:esper\w+|tard[aeo]\w*|demor\w+|(?:col|fil)as?|cita|turno|pedir hora|dan? (?:hora|fecha)|lista|agenda|wait\w*|queue\w*|in line|lines?|booked|appointments?|takes?|took|told|quoted?|charge[sd]?|asks?|cobra\w*|piden?|pidieron|presupuest\w+|cuesta\w*|costs?|asistente|ayudante|assistant|minutes? with|minutos con|get|gets)\b/;
const ASKED = /\b(?:quoted?|charge[sd]?|asks?|cobra\w*|piden?|pidieron|presupuest\w+|cuesta\w*|costs?)\b/;

/** "It costs him about $420 a week": what the trouble costs whoever has it, and no price. */
const LOST =
  /\b(?:costs? (?:him|her|them|us|me|it)|(?:le|les|nos|me) cuesta\w*)\b[^.;\d]{0,20}[$€£]?\d[\d.,]*[^.;\d]{0,12}\b(?:a|an|per|each|every|a la|al|por|cada) (?:day|week|month|year|dia|semana|mes|ano)\b|\b(?:loses?|pierd\w+|tir(?:a|an|ar) )\b/;

/** What the account of the problem says of whoever sells the thing today: how long one waits, what is asked for it and for how many minutes one is attended. */
export function marketStanding(facts: FactSheet): Standing {
  const told = sayOfSellers(facts, (sentence) => !namesRival(facts, sentence));
  const { says, figures, waitDays } = readStanding(told, 'market');
  const isAsked = ASKED.test(foldText(told)) && !LOST.test(foldText(told));
  const isTimed = figures['market-attention'] !== undefined;
  const kept = new Map(
    [...says].filter(
      ([point]) => (point === 'wait' && (waitDays ?? 0) > 0) || (point === 'price' && isAsked) || (point === 'attention' && isTimed),
    ),
  );
  return { says: kept, figures: Object.fromEntries(Object.entries(figures).filter(([id]) => kept.has(id.slice(7) as PointId))), waitDays };
}

/** Whether a sentence of the problem is about one of the rivals named, or the public service: of nobody else is it true. */
function namesRival(facts: FactSheet, sentence: string): boolean {
  return rivalsIn(facts, sentence).length > 0 || findAlternative(sentence).id === 'public';
}

/** What the problem tells of a wait or a price at whoever is called so. */
function toldOfCase(facts: FactSheet, name: string): string {
  const rivals = rivalsIn(facts, name);
  return sayOfSellers(facts, (sentence) => rivalsIn(facts, sentence).some((rival) => rivals.includes(rival)));
}

function rivalsIn(facts: FactSheet, text: string): readonly string[] {
  const words = spaced(text);
  return (factValue(facts, 'rivals') ?? []).filter((rival) => words.includes(spaced(rival)));
}

function spaced(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;
}

/** The sentences of the problem that tell of whoever sells the thing, where they are about those. */
function sayOfSellers(facts: FactSheet, isAbout: (sentence: string) => boolean): string {
  return cleanWords(factValue(facts, 'problem') ?? '')
    .split(/[.;!?]+(?=\s|$)/)
    .filter((sentence) => OF_SELLERS.test(foldText(sentence)) && isAbout(sentence))
    .join('. ');
}

/** `rival-1-price` …, `own-wait` …, `market-wait` …: the numbers in what was said of each, of the own offer and of the problem. */
export function rivalFigures(facts: FactSheet): FigureTable {
  return Object.assign(
    {},
    ...[ownStanding(facts), marketStanding(facts), ...gatherRivals(facts).map(({ standing }) => standing)].map(({ figures }) => figures),
  );
}

function rivalFigure(at: number): string {
  return `rival-${at + 1}`;
}

function calledIn(words: string, name: string): string {
  const before = new RegExp(`\\b((?:el|la|los|las|un|una|the|an?) \\p{Ll}+) ${literally(name)}`, 'u').exec(words)?.[1];
  const alike = new RegExp(`${literally(name)} (?:y|and) (?:otr[oa]s|other) ([^,.;]+?) (?:who|that|which|que) `, 'u').exec(words)?.[1];
  const person = new RegExp(`\\b((?:un|una|an?) (?!tal )\\p{Ll}+) (?:called|named|que se llama|llamad[oa]) ${literally(name)}`, 'u').exec(
    words,
  )?.[1];
  return before ?? alike ?? person ?? '';
}

/** That it has a name tells nothing of it. */
const NAMING = /(?:un[oa]|otr[oa]|one|another) (?:que se llama|llamad[oa]|called|named) /i;
/** "Plumbs do covers": a name that a sentence begins with, and what is said of it. */
const SUBJECT =
  /^(?!There|They|The |It |We |People|Hay |No |Nadie|Todos?|Algun|Otr[oa]s? |Others? |Some |Most |Many )(\p{Lu}[\p{L}’'&]*(?: \p{Lu}[\p{L}’'&]*)*),? (?:que )?(?:do|does|are|is|has|have|sells?|charges?|takes?|es|son|hacen?|tienen?|cobran?|venden?|tardan?|abren?|cierran?)\b/u;

/** What is said of the names, and of nobody. */
const NO_NAMES = /,? (?:no (?:me )?s[eé]|no conozco|no recuerdo|i (?:do not|don.?t) (?:know|remember)|no hay otra).*$/i;

function clipAbout(words: string, name: string): string {
  const told = words.replace(NO_NAMES, '').replace(UNSURE, '').replace(NAMING, '');
  const about = told.replace(name, '').trim().split(/\s+/).filter(Boolean);
  const isTold = about.length >= FEWEST_WORDS_ABOUT || (about.length > 0 && /\d/.test(about.join(' ')));
  return isTold ? clipQuote(told, MOST_WORDS_ABOUT) : '';
}
