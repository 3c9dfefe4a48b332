// How much of what founders told has a counterpart in the other edition: word by word, over the answers that are quoted.
import { foldText } from '../../src/language/fold-text.ts';
import type { Language } from '../../src/language/language.ts';
import { findNames } from '../../src/plan/told/find-names.ts';
import { findAges } from '../../src/plan/told/gather-ages.ts';
import { inOwnWords } from '../../src/plan/told/in-own-words.ts';
import type { ConceptKind } from '../../src/sectors/concepts/concept.ts';
import { findConcepts } from '../../src/sectors/concepts/find-concepts.ts';
import { findNamed } from '../../src/sectors/concepts/find-named.ts';
import { findOffered } from '../../src/sectors/concepts/find-offered.ts';
import { translatePhrase, translateStatement } from '../../src/sectors/concepts/statements/translate-statement.ts';
import type { SectorId } from '../../src/sectors/sector.ts';

export interface Gloss {
  readonly told: number;
  /** The words that nothing in the other edition stands for, folded. */
  readonly lost: readonly string[];
}

export interface QuotedAnswer {
  readonly text: string;
  readonly language: Language;
  readonly sector: SectorId;
  readonly kinds: readonly ConceptKind[];
}

const SMALL = new Set(
  (
    'los las una unos unas del con por para que sus mis son muy mas les nos como pero cuando donde sin hay han fue ser esta estan este esos esa eso todo ' +
    'toda todos todas cada solo otra otro hasta desde sobre entre tambien tiene tienen tengo quiere quieren puede pueden hace hacer hacen van siempre ' +
    'nunca nadie alguien algo nada gente quien quienes cual casi bien mal asi porque aunque luego hoy aqui aca alli mismo misma the and with are that ' +
    'this these our your their its from who whom which what when where there has have had was were not can could would will them she his her him one ' +
    'ones does did done get gets got just only also any every each all more most very than then but out over about into people someone somebody nobody ' +
    'anybody want wants make makes for ' +
    // What only says that a name follows, which both editions print.
    'llama llaman llamara llamare llamar called name nombre marca'
  ).split(' '),
);

/** Of all the answers together. */
export function measureGlosses(answers: readonly QuotedAnswer[]): Gloss {
  const glosses = answers.map(measureGloss);
  return { told: glosses.reduce((sum, { told }) => sum + told, 0), lost: glosses.flatMap(({ lost }) => lost) };
}

/** A word has a counterpart where something else is told once it is gone. */
function measureGloss({ text, language, sector, kinds }: QuotedAnswer): Gloss {
  const words = text.split(/(\s+)/);
  if (translationOf(text, language, kinds) !== null) return { told: words.filter(isTelling).length, lost: [] };
  const whole = toldOf(text, language, sector, kinds);
  const isAged =
    kinds.includes('customer') &&
    findAges({ customer: { id: 'customer', value: text, period: null, unit: null, quote: null, origin: 'said' } }) !== null;
  const counted = words.flatMap((word, at) => (isTelling(word) ? [at] : []));
  const lost = counted
    .filter((at) => toldOf(without(words, at), language, sector, kinds) === whole)
    .map((at) => bare(words[at] ?? ''))
    .filter((word) => !(isAged && AGED.test(word)));
  return { told: counted.length, lost };
}

/** As the plan has it: an account by its sentences, whoever buys by their phrases, an offer only summed up. */
function translationOf(text: string, language: Language, kinds: readonly ConceptKind[]): string | null {
  if (kinds.includes('pain')) return translateStatement(text, language);
  return kinds.includes('customer') ? translatePhrase(text, language) : null;
}

/** «De 25 a 55 años» is told beside the customers, in words. */
const AGED = /^(?:anos|aged|between)$/;

function isTelling(word: string): boolean {
  const folded = bare(word);
  return folded.length > 2 && !SMALL.has(folded) && !/\d/.test(folded);
}

function bare(word: string): string {
  return foldText(word).replace(/[^a-z0-9]/g, '');
}

function without(words: readonly string[], gone: number): string {
  return words.map((word, at) => (at === gone ? word.replace(/[\p{L}\p{N}]+/u, 'zzz') : word)).join('');
}

function toldOf(text: string, language: Language, sector: SectorId, kinds: readonly ConceptKind[]): string {
  const concepts = kinds.includes('offer') && !kinds.includes('pain') ? findOffered(text, sector) : findConcepts(text, sector, kinds);
  const group = kinds.includes('customer') ? inOwnWords([], { text, language }) : [];
  const told = [...concepts, ...group, ...findNamed(text, language), ...findNames(text, [])];
  return told
    .map(({ es, en }) => (language === 'es' ? en : es))
    .sort()
    .join('|');
}
