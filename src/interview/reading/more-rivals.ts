// One more who competes, told where the figures are read back: «te falta la señora que hace cojines por Wallapop a 20, esa también me quita clientes»,
// "you forgot Petco, they're a competitor too, $60 a wash". What they charge is no figure of the business.
import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { blankOut } from './clauses.ts';
import { findRivals } from './find-rivals.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { namesInSmallLetters } from './names-in-small-letters.ts';
import { isCutShort, oneHouseOf, withNames } from './one-house.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';

interface MoreRivals {
  readonly facts: readonly Fact[];
  /** The answer with blanks for the sentences that tell of them. */
  readonly rest: string;
}

const COMPETES =
  /(?<![a-z])(?:(?:en|como|in|as|to|a) (?:la |the |los )?(?:competencia|competidor(?:es)?|competition|competitors?|rivals?|rivales),? (?:tambien |also )?(?:anade|agrega|mete|pon|falta[n]?|suma|add|include|put|count)|(?:me|nos) quita[n]? (?:l[oa]s )?(?:client\w+|ventas|trabajo|gente)|takes? (?:away )?(?:(?:my|our|some) )*(?:customers|clients|business|work)(?: (?:from|off) (?:me|us))?|(?:es|son) (?:tambien )?(?:mi |nuestra )?competencia|(?:is|are|they're|it's|he's|she's) (?:an?(?:other)? )?(?:competitors?|competition|rivals?)|(?:falta[n]?|olvidaste|(?:has|he) olvidado|(?:forgot|missed|missing|left out))[^.;]{0,30}(?:competidor\w*|competencia|rival(?:es)?|competitors?))(?![a-z])/;
/** «Te falta», "you forgot": no part of a name. */
const LEFT_OUT = /^.*?(?:falt\p{L}+|olvid\p{L}+|forg[eo]t\p{L}*|missed|missing|left out)\s+/iu;
const DENIED = /(?<![a-z])(?:no|not|isn't|aren't|don't|doesn't|nadie|nobody)(?: [a-z]+){0,2} ?$/;

/** "Add the Facebook guys": told by what they are, as in the answer on competitors; null where that answer does not tell of them. */
function describedIn(words: string, { known }: ReadingContext): string | null {
  const told = foldText(factValue(known, 'competitors') ?? '');
  const name = words.replace(LEADS, '').split(ENDS)[0]?.trim() ?? '';
  const isTold = name.length >= SHORTEST && name.split(/\s+/).length <= MOST_WORDS && told.includes(foldText(name));
  return isTold ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : null;
}

/** «Falta la panadería pan do miño», "you missed the golden fry": named in small letters in the answer on competitors, and not yet among them. */
function leftOutIn(words: string, { known }: ReadingContext): readonly string[] {
  const at = (LEFT_OUT.exec(words) ?? TO_ADD.exec(words))?.[0].length ?? -1;
  const [told, earlier] = [factValue(known, 'competitors') ?? '', factValue(known, 'rivals') ?? []];
  if (at < 0 || DENIED.test(foldText(words.slice(0, at)))) return [];
  return namesInSmallLetters(`falta ${words.slice(at).replace(TO_LIST, '')}`)
    .map(({ name }) => name)
    .filter((name) => told.includes(name) && !earlier.some((one) => isCutShort(name, one)));
}

/** Without what is said before it of something else: «ese precio va sin iva, y me faltan dos competidores, …». */
function fromItsClause({ words, start, alone }: Sentence): Sentence {
  const verb = LEFT_OUT.exec(words)?.[0].length ?? 0;
  const from = Math.max(
    0,
    ...[...words.slice(0, verb).matchAll(/[,;:] (?:(?:y|and|pero|but) )?|\s(?:y|and) /g)].map(
      ({ index, 0: joint }) => index + joint.length,
    ),
  );
  return { words: words.slice(from), start: start + from, alone };
}

const TO_LIST =
  /(?<!\p{L})(?:to|in|on|a|en) (?:the|my|la|los|mi) (?:list|rivals|competitors|competition|lista|rivales|competidores|competencia).*$/iu;
const TO_ADD =
  /^(?:.*(?:[,;.]|(?<!\p{L})(?:and|but|y|pero)) )?(?:please |por favor )?(?:add|include|put in|a[ñn]ade|agrega|mete|incluye|suma|pon)(?: a)? /iu;
const SHORTEST = 4;
const MOST_WORDS = 4;
const ADDED =
  /^[^a-z]*(?:(?:and|y|also|oh|ah|please|por favor)[, ]+)*(?:add|include|count|put in|anade|agrega|mete|incluye|suma|pon)(?![a-z])/;
const LEADS =
  /^[^\p{L}]*(?:(?:and|y|also|oh|ah|please|por favor|add|include|count|put in|a[ñn]ade|agrega|mete|incluye|suma|pon|te falt\p{L}+|you forgot|in|en|como|as|to|competencia|competidores|competition|competitors|tambi[eé]n|also|a|al|the|el|la|los|las)[,\s]+)*/iu;
const ENDS = /[,.;:(]|\s(?:with|con|that|que|who|are|is|son|es|too|tambi[eé]n|as|como)\s|\s\d/iu;

/** Those named besides the ones known, and the words about them after what was told before. */
export function moreRivals(text: string, context: ReadingContext): MoreRivals {
  const known = factValue(context.known, 'rivals') ?? [];
  const [joined] = sentencesOf(text).flatMap((sentence) => {
    const names = oneHouseOf(sentence.words, known);
    return names ? [{ names, span: spanOf(sentence) }] : [];
  });
  if (joined) {
    const { names, span } = joined;
    return {
      facts: [makeFact('rivals', names, { quote: quoteOf(text, context.answer, span.start, span.end) })],
      rest: blankOut(text, [span]),
    };
  }
  const told = sentencesOf(text)
    .filter(({ words }) => {
      const folded = foldText(words).replaceAll('’', "'");
      const match = COMPETES.exec(folded);
      return (
        (match === null && describedIn(words, context) !== null && ADDED.test(folded)) ||
        (match !== null && !DENIED.test(folded.slice(0, match.index))) ||
        leftOutIn(words, context).length > 0
      );
    })
    .map(fromItsClause);
  const [first] = told;
  if (first === undefined) return { facts: [], rest: text };
  const before = factValue(context.known, 'competitors');
  const names = told.flatMap(({ words }) => {
    const small = leftOutIn(words, context);
    const found = small.length > 0 ? small : findRivals(words.replace(LEFT_OUT, ''));
    return found.length > 0 ? found : (describedIn(words, context) ?? []);
  });
  const { start, end } = spanOf(first);
  const quote = quoteOf(text, context.answer, start, end);
  const isTold = names.length > 0 && names.every((name) => before?.includes(name));
  const said = told.map(({ words }) => words.trim().replace(/[.;\s]+$/u, '')).join('. ');
  return {
    facts: [
      ...(isTold ? [] : [makeFact('competitors', before === undefined ? said : `${before.replace(/[.\s]+$/u, '')}. ${said}`, { quote })]),
      ...(names.length > 0 ? [makeFact('rivals', withNames(known, names), { quote })] : []),
    ],
    rest: blankOut(
      text,
      told.map((sentence) => spanOf(sentence)),
    ),
  };
}
