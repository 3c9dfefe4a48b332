// What a founder stated, whole and in the other language; null unless every word of it is known and stands where the grammar has it.
import { capitalise } from '../../../language/capitalise.ts';
import type { Language } from '../../../language/language.ts';
import { FULL_STOP } from '../../../language/sentence-stops.ts';
import { clausesAt, fragmentsAt, type Subject } from './read-clause.ts';
import { PLACES, type Read } from './read-group.ts';
import { type Token, tokensOfStatement } from './tokens-of-statement.ts';

/** A mark within a number ends nothing. */
const STOP = new RegExp(`(?:(?!\\.\\d)${FULL_STOP}|[!?\\n])+`, 'u');
const MOST_TOKENS = 45;

/** Every sentence of it, in lower case but for those after the first; numbers in digits are marks. */
export function translateStatement(text: string, language: Language): string | null {
  const sentences = text.split(STOP).filter((sentence) => /\p{L}/u.test(sentence));
  const told = sentences.flatMap((sentence) => translate(sentence, language, clauseSeries) ?? []);
  const [first, ...others] = told;
  return first && told.length === sentences.length ? [first, ...others.map(capitalise)].join('. ') : null;
}

/** A phrase that is no sentence: whoever the customers are and how often they come, a goal, a channel. */
export function translatePhrase(phrase: string, language: Language): string | null {
  return translate(phrase.replace(/[.\s]+$/, ''), language, phraseSeries);
}

/** Two words that never meet: something was read as what it is not. */
const BROKEN =
  /(?<!\p{L})(?:the the|of of|to to|home of the|(?:after|for|at) (?:well|badly)|you the phone|(?:with|con|de|of) ⟦\d{4}⟧|that cannot pay)(?!\p{L})/u;

type Series = (from: Statement, start: number) => Iterable<Read<string>>;

function translate(text: string, language: Language, series: Series): string | null {
  const tokens = tokensOfStatement(text, language);
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return null;
  const told = firstWhole(series({ tokens, language }, 0), tokens.length);
  const whole = told === null ? null : polished(told, language);
  return whole === null || BROKEN.test(whole) ? null : whole;
}

type Statement = { readonly tokens: readonly Token[]; readonly language: Language };

function firstWhole(series: Iterable<Read<string>>, end: number): string | null {
  for (const read of series) if (read.end === end) return read.meaning;
  return null;
}

/** Clauses one after the other, each joined to the one before it. */
function* clauseSeries(from: Statement, start: number, before: Subject | null = null, isSubordinate = false): Generator<Read<string>> {
  for (const { meaning, end } of clausesAt(from, start, before, isSubordinate)) {
    for (const joint of jointsAt(from, end)) {
      for (const more of clauseSeries(from, joint.end, meaning.subject ?? before, /because|when|while|so/.test(joint.meaning)))
        yield { meaning: `${meaning.text}${joint.meaning}${more.meaning}`, end: more.end };
    }
    yield { meaning: meaning.text, end };
  }
}

const JOINTS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/^[ye] /, ' and '],
    [/^[ou] /, ' or '],
    [/^pero /, ' but '],
    [/^porque /, ' because '],
    [/^cuando /, ' when '],
    [/^mientras /, ' while '],
    [/^asi que /, ' so '],
    [/^; /, '; '],
    [/^: /, ': '],
  ],
  en: [
    [/^and meanwhile /, ' y mientras tanto '],
    [/^and then /, ' y luego '],
    [/^and /, ' y '],
    [/^or /, ' o '],
    [/^but /, ' pero '],
    [/^because /, ' porque '],
    [/^when /, ' cuando '],
    [/^while /, ' mientras '],
    [/^so /, ', así que '],
    [/^; /, '; '],
    [/^: /, ': '],
  ],
};

function jointsAt({ tokens, language }: Statement, at: number): readonly Read<string>[] {
  const comma = tokens[at]?.said === ',' ? 1 : 0;
  const words = `${tokens
    .slice(at + comma)
    .map(({ folded }) => folded)
    .join(' ')} `;
  return JOINTS[language].flatMap(([clue, says]) => {
    const found = clue.exec(words);
    return found ? [{ meaning: `${comma ? ',' : ''}${says}`, end: at + comma + found[0].trim().split(' ').length }] : [];
  });
}

/** Phrases with commas between them, the last joined by «y»: whoever the customers are and how often they come. */
function* phraseSeries(from: Statement, start: number): Generator<Read<string>> {
  for (const { meaning, end } of fragmentsAt(from, start)) {
    const mark = from.tokens[end]?.said ?? '';
    if (/^[,;:]$/.test(mark)) {
      const and = /^(?:y|e|and)$/.test(from.tokens[end + 1]?.folded ?? '') ? 1 : 0;
      const joint = and === 1 ? (from.language === 'es' ? ' and' : ' y') : '';
      for (const more of phraseSeries(from, end + 1 + and))
        yield { meaning: `${meaning}${and ? `${mark === ',' ? '' : mark}${joint}` : mark} ${more.meaning}`, end: more.end };
    }
    yield { meaning, end };
  }
}

/** As the other language writes it. */
function polished(told: string, language: Language): string {
  const named = [...PLACES[language]].reduce(
    (text, [from, to]) => text.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'gu'), to),
    told,
  );
  const clean = named
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/,,/g, ',')
    .replace(/,(?= (?:que|who) lleva)/g, ',')

    .replace(/(neighbou?rhood|area|street) from (?=\p{Lu})/gu, '$1 of ')
    .replace(/(teams?|groups?|classes) with (?=⟦)/g, '$1 of ')
    .replace(/\breturned (?=⟦[^⟧]*[€$£])/g, 'refunded ')
    .replace(/,$/, '')
    .trim();
  if (language === 'es') return clean;
  return clean.replace(/ y (?=h?[ií](?![aeou]))/giu, ' e ').replace(/ o (?=h?o)/giu, ' u ');
}
