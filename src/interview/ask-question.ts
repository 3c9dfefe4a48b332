import { type FactSheet, factValue } from '../facts/fact.ts';
import type { Language } from '../language/language.ts';
import type { QuestionId } from './interview.ts';
import type { Exchange } from './next-question.ts';
import { IDENTITY_TEXTS, type IdentityGap, QUESTION_TEXTS, type QuestionText, UNIT_COST_WITHOUT_PRICE } from './question-texts.ts';
import { remark } from './remark.ts';
import { settingOf, wordFigure } from './word-fact.ts';

/** What the assistant looks at when it speaks: the exchanges so far, and what was known before the last one and after it. */
export interface Scene {
  readonly exchanges: readonly Exchange[];
  readonly before: FactSheet;
  readonly facts: FactSheet;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The next question with a word on the last answer before it; the help first where the visitor asked what is meant.
 * The page shows nothing else, so all that must be seen is in this text. The second wording is never the first.
 */
export function askQuestion(question: Exclude<QuestionId, 'read-back'>, scene: Scene): string {
  const { exchanges, before, facts, language } = scene;
  const last = exchanges.at(-1);
  const isAgain = exchanges.some((exchange) => exchange.question === question);
  const text = textOf(question, facts);
  const words = isAgain ? text.again[language] : fillPrice(question, text, scene);
  const opening = last?.reading.kind === 'help' ? text.help[language] : remark(exchanges, before, facts, question, language);
  return [opening, words].filter(Boolean).join(' ');
}

function textOf(question: Exclude<QuestionId, 'read-back'>, facts: FactSheet): QuestionText {
  return question === 'identity' ? IDENTITY_TEXTS[identityGapOf(facts)] : QUESTION_TEXTS[question];
}

function identityGapOf(facts: FactSheet): IdentityGap {
  const [name, country, trade] = (['name', 'country', 'sector'] as const).map((id) => factValue(facts, id) !== undefined);
  if (!country) return name && trade ? 'place' : 'all';
  if (!trade) return name ? 'trade' : 'name-and-trade';
  return 'name';
}

function fillPrice(question: QuestionId, text: QuestionText, { facts, language }: Scene): string {
  const price = factValue(facts, 'price');
  if (question !== 'unit-cost') return text.ask[language];
  if (price === undefined) return UNIT_COST_WITHOUT_PRICE[language];
  return text.ask[language].replace('{price}', () => wordFigure('price', price, settingOf(facts, language)));
}
