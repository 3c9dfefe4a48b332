// What the founder told of the problem, each statement beside the part of the offer that answers it.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { stemsIn } from '../../language/stem-words.ts';
import { findGuarantees } from '../../sectors/concepts/find-guarantees.ts';
import type { PointId } from '../market/comparison-points.ts';
import { readStanding } from '../market/read-standing.ts';
import { clipQuote } from '../told/clip-quote.ts';
import { splitTold } from '../told/split-told.ts';

export interface Told {
  /** Its place among the statements of its answer: it names the quote. */
  readonly at: number;
  readonly words: string;
  /** The same, short enough to be quoted. */
  readonly quote: string;
  /** What it is about, of the points that customers compare. */
  readonly points: readonly PointId[];
}

export interface Pairs {
  readonly pairs: readonly { readonly pain: Told; readonly answer: Told }[];
  /** Statements of the problem to which no part of the offer was found. */
  readonly unanswered: readonly Told[];
  /** Parts of the offer that answer none of them. */
  readonly besides: readonly Told[];
}

const MOST_TOLD = 3;
const MOST_QUOTED = 18;
/** What is promised stands whole: cut, it would lose when and at what price. */
const MOST_PROMISED = 30;
/** Shorter words are in every sentence. */
const SHORTEST_WORD = 4;
/** More than one point in common, less than a word and a point. */
const AT_THE_HEAD = 1.5;

export function tellProblems(facts: FactSheet): readonly Told[] {
  return tell(factValue(facts, 'problem'), facts, MOST_QUOTED);
}

export function tellOffers(facts: FactSheet): readonly Told[] {
  return tell(factValue(facts, 'solution'), facts, MOST_PROMISED, withGuarantees);
}

/** Statements that speak of the same things, the likest first; the first of the problem and the first of the offer belong together where nothing is liker. */
export function pairPains(facts: FactSheet): Pairs {
  const pains = tellProblems(facts);
  const offers = tellOffers(facts);
  const likely = pains
    .flatMap((pain) => offers.map((answer) => ({ pain, answer, score: likeness(pain, answer) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const pairs: { readonly pain: Told; readonly answer: Told }[] = [];
  for (const { pain, answer } of likely)
    if (!pairs.some((pair) => pair.pain === pain || pair.answer === answer)) pairs.push({ pain, answer });
  return {
    pairs: pairs.sort((a, b) => a.pain.at - b.pain.at),
    unanswered: pains.filter((pain) => !pairs.some((pair) => pair.pain === pain)),
    besides: offers.filter((answer) => !pairs.some((pair) => pair.answer === answer)),
  };
}

/** What is answered for when something goes wrong is told, wherever in the answer it comes; the first statement says what it is. */
function withGuarantees(told: readonly string[]): readonly string[] {
  const [first, ...others] = told;
  const isGuaranteed = (words: string) => findGuarantees(foldText(words)).found.length > 0;
  const kept = [...others.filter(isGuaranteed), ...others.filter((words) => !isGuaranteed(words))].slice(0, MOST_TOLD - 1);
  return told.filter((words) => words === first || kept.includes(words));
}

function tell(
  answer: string | undefined,
  facts: FactSheet,
  mostWords: number,
  choose = (told: readonly string[]) => told,
): readonly Told[] {
  return choose(splitTold(answer ?? '', factValue(facts, 'name') ?? ''))
    .slice(0, MOST_TOLD)
    .map((words, at) => ({ at, words, quote: clipQuote(words, mostWords), points: pointsIn(words) }));
}

function likeness(pain: Told, answer: Told): number {
  const heard = new Set(stemsIn(answer.words, SHORTEST_WORD));
  const shared = [...new Set(stemsIn(pain.words, SHORTEST_WORD))].filter((stem) => heard.has(stem)).length;
  const isBusiness = pain.at === 0 && answer.at === 0;
  return 2 * shared + pain.points.filter((point) => answer.points.includes(point)).length + (isBusiness ? AT_THE_HEAD : 0);
}

/** How people complain of a point, beside what is said of a rival on it. */
const COMPLAINTS: Readonly<Partial<Record<PointId, RegExp>>> = {
  wait: /\b(?:espera\w*|tard[ao]\w*|colas?|semanas?|dias?|meses|pedir hora|minutos|horas|wait\w*|queue\w*|weeks?|days?|months?|fortnight|booked|minutes|mins?|hours?|seconds|same week|mismo dia)\b/,
  hours:
    /\b(?:cierra\w*|cerrad[oa]|horarios?|por la (?:manana|noche|tarde)|de noche|closes?|closed|late|evening\w*|weekends?|\d ?(?:am|pm))\b/,
  place:
    /\b(?:lejos|centro|bus|coche|cruzar|conduc\w+|kilometros|a domicilio|recog\w+|llevar(?:lo|la)|drive[sn]?|drove|far|trip|travel\w*|collect\w*|deliver\w*|to your|taxi|reparto|door)\b/,
  trust:
    /\b(?:se rompe\w*|peor|factura|recargo|presupuesto|garanti\w*|enga\w+|desarman|multa|broke\w*|quote[ds]?|fixed price|precio cerrado|guarantee\w*|insur\w+|seguro|bins?|throws? (?:half|it))\b/,
  attention:
    /\b(?:no (?:te )?(?:contest|mir|atiend|escuch|respond)\w*|coja el telefono|respuesta|avisos?|asistente|grupos? de|clases? .{0,20}veinte|assistant|stranger|same person|one on one|answer\w*|reply|messages?|mensajes)\b/,
  making:
    /\b(?:congelad\w+|borros\w+|calidad|industrial\w*|hech[oa]s? (?:en|a)|frozen|factory|fresh\w*|fresc\w*|handmade|torneadas|by hand)\b/,
};

function pointsIn(text: string): readonly PointId[] {
  const said = foldText(text);
  const complained = Object.entries(COMPLAINTS).flatMap(([point, words]) => (words.test(said) ? [point as PointId] : []));
  const compared = [...readStanding(text, 'told').says.keys()].filter(
    (point) => point !== 'price' && point !== 'fame' && point !== 'scope',
  );
  return [...new Set([...complained, ...compared])];
}
