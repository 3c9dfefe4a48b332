import type { FactSheet } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import type { QuestionId } from './interview.ts';
import type { Exchange } from './trace-steps.ts';

/** Answers about others: what trade they name may be anybody's. */
const OF_OTHERS: readonly QuestionId[] = ['problem', 'customer'];
const OF_ONES_OWN =
  /(?<![a-z])(?:(?:quiero|queremos|voy a|vamos a|quisiera|pienso|me gustaria|want to|going to|plan to|would like to|i'll|we'll) (?:abrir|montar|poner|crear|lanzar|empezar|open|start|launch|set up|run|create|build)|(?:abro|abrimos|monto|montamos|tengo|tenemos|soy|somos|we are|i am|i'm|we run|i run|i have|we have) (?:una?|an?) )/;

/**
 * Whether the trade was told and not only guessed: from what is offered, or where somebody says what they open. "La gente mayor no puede
 * moverse" makes nobody a mover.
 */
export function isTradeTold(exchanges: readonly Exchange[], { sector }: FactSheet): boolean {
  if (sector === undefined) return false;
  const { quote } = sector;
  const asked = quote && exchanges[quote.answer]?.question;
  return !quote || asked === undefined || asked === null || !OF_OTHERS.includes(asked) || OF_ONES_OWN.test(foldText(quote.text));
}
