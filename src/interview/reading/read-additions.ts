// What the figures read back are answered with beside them: a rival or a goal that was left out, or one that is another.
import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { findRivals } from './find-rivals.ts';
import { tellsAddition } from './find-told-topic.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { namesInSmallLetters } from './names-in-small-letters.ts';
import { withNames } from './one-house.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';

interface Additions {
  readonly facts: readonly Fact[];
  /** The answer with blanks for what is read here and holds no figure. */
  readonly rest: string;
}

/** Rivals and goals go on where those known stop, unless the words take one back. */
export function readAdditions({ text }: Pick<Ground, 'text'>, context: ReadingContext): Additions {
  const told = sentencesOf(text)
    .map(fromItsClause)
    .flatMap((sentence) => {
      const topic = tellsAddition(sentence.words);
      if (PROMISE.test(foldText(sentence.words))) return [{ sentence, facts: promiseFacts(sentence, context), isWhole: true }];
      const facts = topic === 'goals' ? goalFacts(sentence, context) : topic === 'competitors' ? rivalFacts(sentence, context) : [];
      // A figure told along with a rival is still one; what is to be reached, and who is to be hired for it, is not so yet.
      const isWhole = topic === 'goals' || !/\d/.test(sentence.words);
      return facts.length > 0 ? [{ sentence, facts, isWhole }] : [];
    });
  const whole = told.filter(({ isWhole }) => isWhole).map(({ sentence }) => spanOf(sentence));
  return { facts: told.flatMap(({ facts }) => facts), rest: blankOut(text, whole) };
}

/** "The price is 35 and we compete with Luna": what stands before is none of it. */
function fromItsClause(sentence: Sentence): Sentence {
  const { words, start, alone } = sentence;
  const starts = [0, ...[...words.matchAll(/[,;:] +|\s(?:y|and|but|pero) /g)].map(({ 0: joint, index }) => index + joint.length)];
  const clauses = starts.map((from, at) => ({ from, clause: words.slice(from, starts[at + 1]) }));
  const from = clauses.find(({ clause }) => tellsAddition(clause) !== null)?.from ?? 0;
  return /\d/.test(words.slice(0, from)) || !/\p{Lu}/u.test(words.slice(1, from))
    ? { words: words.slice(from), start: start + from, alone: alone.replace(words, ' '.repeat(from) + words.slice(from)) }
    : sentence;
}

const LEAD =
  /^(?:[\s,.:;¡¿]*(?:s[ií]|no|ah|oh|vale|ok|bueno|pues|perd[oó]n|yes|yeah|well|sorry|y|e|pero|and|but|also|tambi[eé]n|adem[aá]s|(?:me )?falt[aoó]|me olvid[eé]|te olvidaste|decir(?: que)?|que|(?:you|i) (?:missed|forgot)|add|a[ñn]ade|pon|apunta)(?![\p{L}]))+[\s,.:;]*/iu;
const GOAL_CALLED =
  /^(?:(?:la|una|otra|mi|un|otro|el|the|a|an|another|one more|my) )?(?:meta|objetivo|goal|aim)(?: m[aá]s| also)?(?: (?:es|ser[ií]a|tambi[eé]n|is|would be|also))*[:,]? (?:tambi[eé]n |also )?/iu;
const RIVALS_CALLED =
  /^.*?(?:compiten?|competidor(?:es|a|as)?|competencia|rival(?:es)?|competitors?|competition|competes?|competing)(?: (?:m[aá]s|tambi[eé]n|(?:te |se te |me )?falt(?:a|an|[oó]|aron)|conmigo|con nosotr[oa]s|es|son|hay|es que|is|are|also|with (?:me|us)|called|named|with|con|llamad[oa]s?|se llaman?))*[:,]? /iu;
/** "Petco competes too, and Luna": named before the word for it. */
const NAMED_BEFORE =
  /^[\s\p{P}]*\p{Lu}[\p{L}'’&]+(?: \p{Lu}[\p{L}'’&]+)* (?:tambi[eé]n |also |es |son |is |are )?(?:compite|compete|(?:otro |another |a |un )?(?:competid|competitor|rival))/u;
/** «Lo del mes 9 era mi meta de ventas»: what was misread, and no goal more. */
const WAS_A_GOAL =
  /(?<![a-z])(?:era[n]?|was|were) (?:(?:solo|only|just|un|una|a|my|mi|the|la|el) )*(?:metas?|objetivos?|goals?|aims?|targets?)(?![a-z])/;
/** «Los objetivos no son eso: son vender 850…»: all of them anew. */
const GOALS_ARE =
  /(?:objetivos|metas|goals|aims) (?:(?:no son es[oe]s?|no es eso|aren['’]t (?:that|those)|are not (?:that|those))[^:;.]{0,20}[:;,] ?(?:son |sino |they(?:['’]re| are) )?|(?:son|are) (?:estos|estas|these|three|tres)?: ?)(.{12,})$/isu;
const REPLACES = /\b(?:ya no|no es es[ao]|en vez de|en lugar de|instead|rather than|not that|cambi\w+|change)\b/;

function goalFacts({ words, start, alone }: Sentence, { answer, known }: ReadingContext): readonly Fact[] {
  if (WAS_A_GOAL.test(foldText(words))) return [];
  const [, anew] = GOALS_ARE.exec(words) ?? [];
  const goal = cleanWords(anew ?? words.replace(LEAD, '').replace(GOAL_CALLED, ''));
  if (!/\p{L}{3}/u.test(goal)) return [];
  const earlier = anew !== undefined || REPLACES.test(foldText(words)) ? undefined : factValue(known, 'goals');
  return [makeFact('goals', goOn(earlier, goal), { quote: quoteOf(alone, answer, start, start + words.length) })];
}

/** «En 48 horas o no se cobra», "within a week or your money back": what is promised whoever buys. */
const PROMISE =
  /(?<![a-z])(?:en|in|within|antes de|under) (?:(?:menos de|less than) )?(?:\d+|an?|una?|dos|tres|two|three) ?(?:h|horas?|dias?|minutos?|semanas?|hours?|days?|minutes?|mins?|weeks?)(?![a-z])[^.;]{0,40}(?<![a-z])(?:o|or) (?:no (?:(?:se|lo|les?|te) )?(?:cobr\w+|pag\w+)|(?:(?:te|les?|se) )?(?:sale|es|va|queda) gratis|gratis|(?:it'?s|it’s|it is|is|they'?re|you get it) free|you (?:don'?t|don’t) pay|no charge|(?:your )?money back|(?:te|les?) devolv\w+)/;

function promiseFacts({ words, start, alone }: Sentence, { answer, known }: ReadingContext): readonly Fact[] {
  const promise = cleanWords(words.replace(LEAD, ''));
  return [
    makeFact('solution', goOn(factValue(known, 'solution'), promise), { quote: quoteOf(alone, answer, start, start + words.length) }),
  ];
}

function rivalFacts({ words, start, alone }: Sentence, { answer, known }: ReadingContext): readonly Fact[] {
  const listed = words.replace(RIVALS_CALLED, '').trim();
  const isListed = listed !== words.trim() && findRivals(listed).length > 0 && !NAMED_BEFORE.test(words);
  const said = isListed ? listed : words.replace(LEAD, '').trim();
  const earlier = factValue(known, 'rivals') ?? [];
  const gone = earlier.filter((name) => isTakenBack(name, words));
  const small = /\p{Lu}/u.test(said.slice(1)) ? [] : namesInSmallLetters(words).map(({ name }) => name);
  const added = (small.length > 0 ? small : findRivals(said)).filter((name) => !isTakenBack(name, words));
  if (added.length + gone.length === 0) return [];
  const quote = quoteOf(alone, answer, start, start + words.length);
  // «Los competidores son solo dos: Don Chuy y el Express»: nobody else is.
  const isAll = (ONLY_THESE.test(foldText(words)) && added.length > 1) || isCounted(words, added.length);
  const kept = isAll ? [] : earlier.filter((name) => !gone.includes(name));
  const names = withNames(kept, added);
  const told = factValue(known, 'competitors');
  const [old, other] = [gone[0], added[0]];
  const mixed = /\d/.test(words);
  const text =
    told !== undefined && old !== undefined && other !== undefined
      ? told.replaceAll(old, other)
      : told !== undefined && added.every((name) => told.includes(name))
        ? told
        : goOn(told, mixed ? added.join(', ') : cleanWords(said));
  return [makeFact('competitors', text, { quote }), makeFact('rivals', names, { quote })];
}

const ONLY_THESE =
  /(?<![a-z])(?:(?:son|hay|tengo|are|there are|it's|i have|only have) (?:solo|solamente|unicamente|nada mas|only|just)|(?:solo|solamente|unicamente|only|just) (?:son|hay|tengo|(?:the )?(?:two|three|dos|tres)))(?![a-z])/;

/** «Los competidores son tres, …», of three named: no others. */
function isCounted(words: string, named: number): boolean {
  const count = OF_ALL.exec(foldText(words))?.[1];
  return count !== undefined && (smallNumber(count) ?? Number(count)) === named;
}

const OF_ALL = /(?<![a-z])(?:son|hay|are|there are|i have|tengo) ([a-z]{3,6}|\d)(?: competidores| rivales| competitors| rivals)?[,:] /;

/** «Pelos, no Petco»: the one after the no. */
function isTakenBack(name: string, words: string): boolean {
  const before = foldText(words).split(foldText(name))[0] ?? '';
  return (
    before.length < foldText(words).length &&
    /(?:^|[ ,])(?:y )?(?:no|not|en vez de|en lugar de|instead of)(?: es| son| is| a)? $/.test(before)
  );
}

function goOn(earlier: string | undefined, added: string): string {
  return earlier === undefined || earlier.includes(added) ? (earlier ?? added) : `${earlier.replace(/[\s.]+$/, '')}. ${added}`;
}
