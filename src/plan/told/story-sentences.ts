// The founder's own account, sentence by sentence, as the story tells it in the edition of their language.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { capitalise } from '../../language/capitalise.ts';
import { foldText } from '../../language/fold-text.ts';
import { FULL_STOP } from '../../language/sentence-stops.ts';
import { clipQuote } from './clip-quote.ts';
import { withoutItsName } from './split-told.ts';

/** Fewer words tell nothing by themselves; more leave no room for the scenes beside. */
const FEWEST_WORDS = 4;
const MOST_WORDS = 30;
/** Cut at a comma, so many words at least: “Last spring Yolanda, a mother from Hialeah” is no sentence. */
const FEWEST_CUT = 9;
const MOST_SENTENCES = 3;
const SENTENCE_END = new RegExp(`(?<=[!?]|${FULL_STOP})\\s+`, 'u');
/** No scene has room for a longer one. */
const LONGEST_WORD = 40;
/** What joins a sentence to the one before it, which may not stand there. */
const GOES_ON = /^(?:y|e|pero|and|but|so|then|además)\s+/iu;
const CLAUSE_END = /(?<=[;:,])\s+/u;

/**
 * The first sentences of the problem as it was told, in their order. The editions hold the same figures and only one of them holds these words, so
 * none has a digit: a sentence gives up the clauses from its first number on, and one that is left with too little is passed over.
 */
export function storySentences(facts: FactSheet): readonly string[] {
  return sentencesOf(facts, 'problem')
    .filter((sentence) => !tellsOpening(sentence) && !sentence.endsWith('?'))
    .flatMap(withoutNumbers)
    .slice(0, MOST_SENTENCES);
}

/** Whether a sentence tells what the founder does about it. */
export function tellsOpening(sentence: string): boolean {
  const said = foldText(sentence);
  return OPENS.test(said) || ANOTHER_MATTER.test(said);
}

/** «Eso es otra historia»: told in passing. */
const ANOTHER_MATTER = /\b(?:otra historia|another story)\b/;

/** «Por eso abro una tienda», "So I'm opening a shop": what is done about it is no part of what happened. */
const OPENS =
  /^(?:so |and |thats why |that's why |this is why |y |por eso |asi que |pues |entonces ){0,3}(?:(?:i'?m|i am|we'?re|we are) (?:opening|setting up|starting|launching|doing (?:a|an|the)|going to (?:open|start|set up))|(?:i|we)(?: want to|'?d like to|'ll| will| plan to) (?:open|start|set up|launch)|(?:(?:voy|vamos) a|quiero|queremos|pienso|pensamos) (?:abrir|montar|poner)|abr(?:o|imos|ire)|mont(?:o|amos)|(?:eso|esto) es lo que (?:arregl|resolv|hac|ofrec)[a-z]+|that'?s what (?:i|we)(?:'?ll| will)? (?:fix|solve|do|offer)) ?/;

/** What is different for the customer afterwards, in the founder's words: the last sentence of the offer that tells it; empty where none does. */
export function afterSentence(facts: FactSheet): string {
  const [, ...further] = sentencesOf(facts, 'solution');
  return (
    further
      .filter((sentence) => AFTERWARDS.test(foldText(sentence)))
      .flatMap(withoutNumbers)
      .at(-1) ?? ''
  );
}

const AFTERWARDS =
  /(?<![a-z])(?:despues|luego|al cabo de|a l[oa]s (?:dos|tres|cuatro|seis|pocos|pocas|[a-z]+) (?:meses|semanas|dias)|ya no|deja(?:n)? de|vuelve(?:n)?|pasa(?:n)? de|sin que|tranquil[oa]s?|se olvida(?:n)?|duerme(?:n)?|after(?:wards)?|no longer|any ?more|instead of|never (?:have|has|had|again)|gets? (?:home|back)|walks? (?:in|into|out|away)|(?:can|could) [a-z ]+ again|goes? from|stops? [a-z]+ing|without having|doesn't have to|don't have to|nobody has to|sleeps?)(?![a-z])/;

function sentencesOf(facts: FactSheet, topic: 'problem' | 'solution'): readonly string[] {
  return withoutItsName(factValue(facts, topic) ?? '', factValue(facts, 'name') ?? '')
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** One sentence, or none: up to its first number, at the end of a clause. */
function withoutNumbers(sentence: string): readonly string[] {
  const clauses = sentence.split(CLAUSE_END);
  const numbered = clauses.findIndex((clause) => /\d/.test(clause));
  const told = (numbered < 0 ? clauses : clauses.slice(0, numbered)).join(' ');
  const words = clipQuote(told.replace(GOES_ON, '').replace(/[,;:]$/, ''), MOST_WORDS);
  if (words.split(' ').some((word) => word.length > LONGEST_WORD)) return [];
  return words.split(' ').length >= (told.endsWith(',') ? FEWEST_CUT : FEWEST_WORDS) ? [capitalise(words)] : [];
}
