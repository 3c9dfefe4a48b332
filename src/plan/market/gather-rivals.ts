import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { FigureTable } from '../figures/figure.ts';
import { cleanWords, clipQuote } from '../told/clip-quote.ts';
import type { AlternativeId } from './alternative-words.ts';
import type { PointId } from './comparison-points.ts';
import { findAlternative, isKindAlone } from './find-alternative.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { beginsItem, isAboutUs, isItem, literally, splitRivals, wholeNames } from './split-rivals.ts';

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

const MOST = 4;
const FEWEST_WORDS_ABOUT = 3;
const MOST_WORDS_ABOUT = 14;
const MOST_WORDS_OF_A_NAME = 6;
/** A name heads a column and is said again in what to check: a word of it without end would fill the page. */
const ENDLESS_WORD = /(\S{30})\S+/gu;

/** Those named first, each with what was said of it; then what was only described. */
export function gatherRivals(facts: FactSheet): readonly Rival[] {
  const answer = cleanWords(factValue(facts, 'competitors') ?? '');
  const named = wholeNames(
    ((facts.rivals?.value ?? []) as readonly string[]).map((rival) => clipQuote(cleanWords(rival), 8)).filter(Boolean),
    answer,
  );
  const parts = splitRivals(answer, named);
  const ofNames = named.map((name) => nameOf(name, parts.find((part) => part.includes(name)) ?? ''));
  const described = parts
    .filter((part) => !named.some((name) => part.includes(name)) && !isAboutUs(part))
    .map((part) => {
      const subject = SUBJECT.exec(part)?.[1];
      return { name: subject ?? nameIn(part), isNamed: subject !== undefined, words: part };
    })
    .filter(({ name }) => name !== '');
  const alone = ofNames.filter(({ name }) => !described.some((other) => foldText(other.name).includes(foldText(name))));
  return [...alone, ...described].slice(0, MOST).map(({ name, isNamed, words }, at) => {
    const called = isNamed ? calledIn(words, name) : '';
    const ofItself = clipAbout(words, name);
    const ofItsKind = ofItself === '' ? toldOfKind(facts, called) : '';
    return {
      name: name.replace(ENDLESS_WORD, '$1…'),
      isNamed,
      isDoing: !isNamed && DOING.test(foldText(name)),
      called,
      words: ofItself || ofItsKind,
      standing: readStanding(`${words.replace(name, ' ')} ${ofItsKind}`, rivalFigure(at)),
    };
  });
}

/** Of «el súper La Gallega», what the problem says of «el súper»; empty where nothing, or where it is what most in the trade are called. */
function toldOfKind(facts: FactSheet, called: string): string {
  const noun = called.split(' ').at(-1) ?? '';
  if (noun === '' || !OF_ANOTHER_TRADE.has(findAlternative(called).id)) return '';
  const sentences = cleanWords(factValue(facts, 'problem') ?? '').split(/(?<=[.!?])\s+/);
  const told = sentences.find((sentence) => new RegExp(`(?<!\\p{L})${literally(noun)}(?!\\p{L})`, 'iu').test(sentence));
  return told ? clipQuote(told.replace(/[.!?]+$/, ''), MOST_WORDS_ABOUT) : '';
}

const OF_ANOTHER_TRADE: ReadonlySet<AlternativeId> = new Set(['chain', 'public', 'online', 'machine']);

/** What is only where somebody is («una psicóloga en Juriquilla») is part of a description, and where people buy is a rival; an article stays out of an acronym. */
function nameOf(name: string, words: string): Pick<Rival, 'name' | 'isNamed' | 'words'> {
  const isShop = new RegExp(`\\b(?:buys?|order|compran?|piden?)\\b[^.;,]* (?:en|in|on|at|from) ${literally(name)}`, 'u').test(words);
  const isWhere = new RegExp(`\\b(?:en|in|on|at|del?|de la|from) ${literally(name)}`, 'u').test(words);
  const described = isWhere && !isShop ? nameIn(words) : '';
  if (described) return { name: described, isNamed: false, words };
  return { name: name.replace(/^(?:El|La|The) (?=\p{Lu}{2,}$)/u, ''), isNamed: !ARTICLE.test(name) && !isKindAlone(name), words };
}

const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|the|an?) /;

/** What the founder's own offer says on the points that are compared. */
export function ownStanding(facts: FactSheet): Standing {
  return readStanding(cleanWords(factValue(facts, 'solution') ?? ''), 'own');
}

/** A price that somebody asks: any other amount in telling a problem is what it cost. */
const ASKED = /\b(?:quoted?|charge[sd]?|asks?|cobra\w*|piden?|pidieron|presupuest\w+|cuesta\w*|costs?)\b/;

/** What the account of the problem says of whoever sells the thing today: how long one waits, what is asked for it and for how many minutes one is attended. */
export function marketStanding(facts: FactSheet): Standing {
  const told = cleanWords(factValue(facts, 'problem') ?? '');
  const { says, figures, waitDays } = readStanding(told, 'market');
  const isAsked = ASKED.test(foldText(told));
  const isTimed = figures['market-attention'] !== undefined;
  const kept = new Map(
    [...says].filter(
      ([point]) => (point === 'wait' && (waitDays ?? 0) > 0) || (point === 'price' && isAsked) || (point === 'attention' && isTimed),
    ),
  );
  return { says: kept, figures: Object.fromEntries(Object.entries(figures).filter(([id]) => kept.has(id.slice(7) as PointId))), waitDays };
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
  return new RegExp(`\\b((?:el|la|los|las|un|una|the|an?) \\p{Ll}+) ${literally(name)}`, 'u').exec(words)?.[1] ?? '';
}

const DOING = /^(?:(?:y|o|u) )?(?:no )?[a-zñ]{3,}(?:ar|er|ir)(?= |$)/;
const UNSURE = /,? (?:creo|supongo|imagino|i think|i guess|i suppose)$/i;
const ABOUT = /\s(?:que|cuyo|donde|pero|aunque|con|sin|which|who|that|whose|but|with|without|paid|is|are|cobra|son|es)\s|[(:,]/iu;

/** "Plumbs do covers": a name that a sentence begins with, and what is said of it. */
const SUBJECT =
  /^(?!There|They|The |It |We |People|Hay |No |Nadie|Todos?|Algun)(\p{Lu}[\p{L}’'&]*(?: \p{Lu}[\p{L}’'&]*)*),? (?:que )?(?:do|does|are|is|has|have|sells?|charges?|takes?|es|son|hacen?|tienen?|cobran?|venden?|tardan?|abren?|cierran?)\b/u;

/** «El maestro de la feria», of «el maestro de la feria que es barato»; empty where the part does not begin like a thing or is too long to be one. */
function nameIn(part: string): string {
  const [head = ''] = DOING.test(foldText(part)) ? [part] : part.replace(UNSURE, '').split(ABOUT);
  const words = head.trim().split(/\s+/).filter(Boolean);
  const isOne = (beginsItem(head.trim()) && words.length > 1) || isItem(head.trim());
  return isOne && words.length <= MOST_WORDS_OF_A_NAME ? words.join(' ') : '';
}

/** What is said of the names, and of nobody. */
const NO_NAMES = /,? (?:no (?:me )?s[eé]|no conozco|no recuerdo|i (?:do not|don.?t) (?:know|remember)|no hay otra).*$/i;

function clipAbout(words: string, name: string): string {
  const told = words.replace(NO_NAMES, '');
  const about = told.replace(name, '').trim().split(/\s+/).filter(Boolean);
  return about.length >= FEWEST_WORDS_ABOUT ? clipQuote(told, MOST_WORDS_ABOUT) : '';
}
