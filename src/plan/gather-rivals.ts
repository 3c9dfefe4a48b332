import { type FactSheet, factValue } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import { cleanWords, clipQuote } from './clip-quote.ts';
import type { FigureTable } from './figure.ts';
import { isKindAlone } from './find-alternative.ts';
import { readStanding, type Standing } from './read-standing.ts';

/** Somebody or something the customer could turn to instead, as the founder told it. */
export interface Rival {
  /** As it was said, without what was said about it. */
  readonly name: string;
  /** A name of its own; else a description («el maestro de la feria»), which has a language. */
  readonly isNamed: boolean;
  /** No seller: what people do instead («esperar a que se pase»). */
  readonly isDoing: boolean;
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
  const named = ((facts.rivals?.value ?? []) as readonly string[]).map((rival) => clipQuote(cleanWords(rival), 8)).filter(Boolean);
  const parts = partsOf(cleanWords(factValue(facts, 'competitors') ?? ''), named);
  const ofNames = named.map((name) => nameOf(name, parts.find((part) => part.includes(name)) ?? ''));
  const described = parts
    .filter((part) => !named.some((name) => part.includes(name)) && !ABOUT_US.test(foldText(part)))
    .map((part) => ({ name: nameIn(part), isNamed: false, words: part }))
    .filter(({ name }) => name !== '');
  return [...ofNames, ...described].slice(0, MOST).map(({ name, isNamed, words }, at) => ({
    name: name.replace(ENDLESS_WORD, '$1…'),
    isNamed,
    isDoing: !isNamed && DOING.test(foldText(name)),
    words: clipAbout(words, name),
    standing: readStanding(words.replace(name, ' '), rivalFigure(at)),
  }));
}

/** What is only where somebody is («una psicóloga en Juriquilla») is part of a description; an article stays out of an acronym. */
function nameOf(name: string, words: string): Pick<Rival, 'name' | 'isNamed' | 'words'> {
  const described = new RegExp(`\\b(?:en|in|on|at) ${literally(name)}`, 'u').test(words) ? nameIn(words) : '';
  if (described) return { name: described, isNamed: false, words };
  return { name: name.replace(/^(?:El|La|The) (?=\p{Lu}{2,}$)/u, ''), isNamed: !ARTICLE.test(name) && !isKindAlone(name), words };
}

const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|the|an?) /;

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What the founder's own offer says on the points that are compared. */
export function ownStanding(facts: FactSheet): Standing {
  return readStanding(cleanWords(factValue(facts, 'solution') ?? ''), 'own');
}

/** `rival-1-price` …, `own-wait` …: the numbers in what was said of each and of the own offer. */
export function rivalFigures(facts: FactSheet): FigureTable {
  return Object.assign({}, ...[ownStanding(facts), ...gatherRivals(facts).map(({ standing }) => standing)].map(({ figures }) => figures));
}

function rivalFigure(at: number): string {
  return `rival-${at + 1}`;
}

const SEPARATOR = /[.;\n]+(?=\s|$)|,|\s(?:y|e|o|u|and|or|plus|también|además)\s/giu;
/** What a new item begins with: an article, somebody's name or the doing of something. What begins otherwise goes on about the one before. */
const NEW_ITEM =
  /^(?:y |e |o |and |or )?(?:el|la|los|las|un|una|unos|unas|otr[oa]s?|the|an?|some|other|another|my|su|mi|no (?:hacer|comprar)|doing|[a-zñ]{3,}(?:ar|er|ir)(?= )|just [a-z]+ing)(?: |$)/;
const ABOUT_US = /\b(?:yo|nosotr[oa]s|nuestr[oa]s?|conmigo|me elegiran?|porque|i|we|us|our|me|mine|because|choose)\b/;

/** The answer in parts, one for each thing named; a separator inside a name parts nothing. */
function partsOf(answer: string, named: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of answer.matchAll(SEPARATOR)) {
    const next = answer.slice(match.index + match[0].length).trimStart();
    const isInName = named.some((name) => {
      const at = answer.indexOf(name);
      return at >= 0 && at < match.index && match.index < at + name.length;
    });
    const opensName = named.some((name) => next.replace(/^(?:el|la|los|las|the) /i, '').startsWith(name));
    const isNext = opensName || /^[.;\n]/.test(match[0]) || NEW_ITEM.test(foldText(next));
    if (isInName || !isNext) continue;
    parts.push(answer.slice(from, match.index).trim());
    from = match.index + match[0].length;
  }
  return [...parts, answer.slice(from).trim()].filter(Boolean);
}

const DOING = /^(?:(?:y|o|u) )?(?:no )?[a-zñ]{3,}(?:ar|er|ir)(?= |$)/;
const ABOUT = /\s(?:que|cuyo|donde|pero|aunque|con|sin|which|who|that|whose|but|with|without|paid|is|are|cobra|son|es)\s|[(:,]/iu;

/** «El maestro de la feria», of «el maestro de la feria que es barato»; empty where the part does not begin like a thing or is too long to be one. */
function nameIn(part: string): string {
  const [head = ''] = DOING.test(foldText(part)) ? [part] : part.split(ABOUT);
  const words = head.trim().split(/\s+/).filter(Boolean);
  return NEW_ITEM.test(foldText(head.trim())) && words.length > 1 && words.length <= MOST_WORDS_OF_A_NAME ? words.join(' ') : '';
}

function clipAbout(words: string, name: string): string {
  const about = words.replace(name, '').trim().split(/\s+/).filter(Boolean);
  return about.length >= FEWEST_WORDS_ABOUT ? clipQuote(words, MOST_WORDS_ABOUT) : '';
}
