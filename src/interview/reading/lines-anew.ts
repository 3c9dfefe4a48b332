// Several things sold, told anew where figures are read back: all of them, some of them by their names, or one more.
import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue, type SaleLine } from '../../facts/fact.ts';
import { lineNamed } from '../../facts/sale-lines.ts';
import { foldText } from '../../language/fold-text.ts';
import { wordsOf } from '../../language/stem-words.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import type { Heard } from './correct-lines.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { knownLines } from './known-lines.ts';
import { LEFT_OUT } from './left-out.ts';
import { linesByClause, readLines } from './lines-by-clause.ts';
import { relaid } from './name-sale-lines.ts';
import { pairSold } from './pair-sold.ts';
import type { ReadingContext } from './reading-context.ts';
import { spansOfLines } from './spans-of-lines.ts';
import { type Sentence, sentencesOf } from './split-sentences.ts';
import { tellsElse } from './tells-else.ts';
import { thingsAnew } from './things-anew.ts';

/** The lines and what they come to, with the answer without them; no facts where none are told. */
export function linesAnew(ground: Ground, context: ReadingContext): Heard {
  const one = linesInOneForm(ground, context);
  const things = thingsAnew(ground.text, context);
  if (things === null) return one;
  const [more, told] = [linesIn(things.facts), linesIn(one.facts)];
  return more > told || (more === told && tellsOpening(things.facts) && !tellsOpening(one.facts)) ? things : one;
}

function tellsOpening(facts: readonly Fact[]): boolean {
  return facts.some(({ id }) => id === 'openingShare');
}

function linesIn(facts: readonly Fact[]): number {
  return facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines')?.value.length ?? 0;
}

/** Told all in one form. */
function linesInOneForm(ground: Ground, context: ReadingContext): Heard {
  const added = addedLines(ground, context);
  if (added) return added;
  const [amounts, currency] = [findAmounts(ground), factValue(context.known, 'currency') ?? null];
  const byClause = linesByClause(ground, amounts, context, currency);
  const named = byClause.length > 0 ? byClause : (pairSold(ground, amounts, context, currency)?.facts ?? []);
  const { quote } = named.find(({ id }) => id === 'lines') ?? {};
  if (!quote) return { facts: [], rest: ground.text };
  return { facts: inKnownLines(named, context), rest: blankOut(ground.text, spansOfLines(ground.text, quote)) };
}

/** "Baths are missing, 40 a month at $35, they cost $7", «los talleres son una tercera venta»: sold besides what is known by name. */
export function addedLines({ text, folded }: Ground, context: ReadingContext): Heard | null {
  const before = knownLines(context);
  if (before === null) return null;
  const labels = before.value.map(({ label }) => label);
  const told = inBreaths(sentencesOf(text)).flatMap(({ start, words, alone }) => {
    if (tellsElse(words) || (!SOLD_TOO.test(folded.slice(start, start + words.length)) && !BESIDE.test(words))) return [];
    const ground = prepareGround(withoutKnown(alone), 'read-back', context.language, context.today);
    const lines = readLines(ground, findAmounts(ground), context, before.unit as CurrencyCode | null, 1)?.value ?? [];
    return lines.length > 0 && lines.every(({ label }) => lineNamed(labels, label) === null)
      ? [{ lines, span: { start, end: start + words.length } }]
      : [];
  });
  const lines = told.flatMap((one) => one.lines).map((line) => ({ ...line, label: line.label.replace(SAYS_MISSING, '') || line.label }));
  // The one thing known so far may be told again among them.
  const isToldAgain = context.known.lines === undefined && lines.some(({ price }) => price === factValue(context.known, 'price'));
  const dearest = Math.max(...before.value.map(({ price }) => price));
  const isFarDearer = lines.some(({ price }) => price > dearest * FAR_DEARER);
  if (lines.length === 0 || isToldAgain || isFarDearer) return null;
  return {
    facts: relaid(before, [...before.value, ...lines]),
    rest: blankOut(
      text,
      told.map(({ span }) => span),
    ),
  };
}

/** «Te faltaron las planchadas»: the words that it was left out are none of its name. */
const SAYS_MISSING =
  /^(?:(?:te|me|se te|nos|os|you(?:['’]ve)?|i)\s)?(?:falt\p{L}+|olvid\p{L}+|dejaste|pas[oó]|missed|forgot|left out)\s(?:decir(?:te|lo)?\s(?:que\s)?)?(?:(?:el|la|los|las|the|un|una|an?|mis?|my)\s)?/iu;

/** Of what costs so many times the dearest thing sold it is asked what it is. */
const FAR_DEARER = 100;

/** "I forgot baths! 35 each, about 40 a month": the name alone, and what is told of it in the next sentence. */
function inBreaths(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.map((sentence, at) => {
    const next = sentences[at + 1];
    if (next === undefined || /\d/.test(sentence.words) || !SOLD_TOO.test(foldText(sentence.words))) return sentence;
    const words = `${sentence.words.replace(/[.;!?\n]+$/u, (sign) => ','.padEnd(sign.length))}${next.words}`;
    return {
      words,
      start: sentence.start,
      alone: `${' '.repeat(sentence.start)}${words}${' '.repeat(next.alone.length - sentence.start - words.length)}`,
    };
  });
}

/** «Además de las sesiones, doy talleres»: what the other comes beside is known; «los talleres no aparecen: son dos» names it, and no more. */
function withoutKnown(words: string): string {
  const blank = (part: string) => ' '.repeat(part.length);
  return words.replace(BESIDE, blank).replace(NOT_THERE, blank);
}

const NOT_THERE =
  /(?<=^[^.;:,\d]{3,50}?\s)(?:no (?:aparec|est[aá])\p{L}*|faltan?|(?:is|are)(?: still)? (?:missing|not (?:in|there))|(?:is|are)n['’]t (?:in|there))\s*[:,]\s*(?:(?:son|hago|hacemos|doy|i do|we do|it['’]s|they['’]re)\s)?/iu;

const BESIDE =
  /^[^\p{L}]*(?:(?:y|and|also|tambi[eé]n)\s)?(?:adem[aá]s de|aparte de|besides|apart from|as well as|on top of)\s[^.;\d]*?(?:,\s*|\s)(?=(?:(?:yo|i|we|tambi[eé]n|also)\s)*(?:vend|hac|hag|ofre|doy|dam|impart|organi|run|give|teach|host|hold|sell|do|offer)\p{L}*\s)/iu;

const SOLD_TOO = new RegExp(
  `${LEFT_OUT.source}|(?<![a-z])(?:(?:we|i) (?:also )?(?:sell|do|offer)|(?:tambien|ademas|aparte)(?: tambien| yo)? (?:vend|hac|hag|hare|ofrec|doy|dare|dam|impart|organi)[a-z]*|also (?:run|give|teach|host|hold)|(?:a|una) (?:second|third|fourth|segunda|tercera|cuarta) (?:sale|line|product|venta|linea)|(?:still )?(?:need|have)s? to go in|don't see|no (?:veo|aparec[a-z]+|estan?))(?![a-z])`,
);

/** Some of the things known to be sold, told anew by their names: the others stay as they were. */
function inKnownLines(named: readonly Fact[], { known }: ReadingContext): readonly Fact[] {
  const before = known.lines;
  const fact = named.find((one): one is Fact<'lines'> => one.id === 'lines');
  if (before === undefined || fact === undefined) return named;
  const told = fact.value;
  const labels = before.value.map(({ label }) => label);
  const own = told.map(({ label }) => lineNamed(labels, label));
  if (told.length >= before.value.length)
    return relaid(
      fact,
      told.map((line, at) => ({
        ...line,
        label: fullerOf(line.label, own, at, labels),
        ...(line.unitCost === undefined && costOf(own, at, before.value)),
      })),
    );
  if (own.includes(null)) return named;
  return relaid(
    before,
    before.value.map((line, at) => (own.includes(at) ? { ...line, ...told[own.indexOf(at)], label: line.label } : line)),
  );
}

/** What a thing costs stays as it was told where its price and number are told again. */
function costOf(own: readonly (number | null)[], at: number, known: readonly SaleLine[]): Pick<SaleLine, 'unitCost'> {
  const line = own[at] ?? null;
  const unitCost = line === null || own.filter((one) => one === line).length > 1 ? undefined : known[line]?.unitCost;
  return unitCost === undefined ? {} : { unitCost };
}

/** «Suelas» of the «cambio de suelas» that is known: a name cut short is still the known one. */
function fullerOf(label: string, own: readonly (number | null)[], at: number, labels: readonly string[]): string {
  const line = own[at] ?? null;
  const known = line === null ? undefined : labels[line];
  if (known === undefined || own.filter((one) => one === line).length > 1) return label;
  const isCutShort = wordsOf(label).every((word) => word.length < SHORTEST || lineNamed([known], word) !== null);
  return isCutShort ? known : label;
}

const SHORTEST = 3;
