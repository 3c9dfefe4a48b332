// What an answer leaves open for a language model to help with: facts the rules miss, and the follow-ups that may be asked next.
import { toSlots } from './accept-wording.ts';
import { followUpTemplate, type Template } from './ask-follow-up.ts';
import { contrastTemplate } from './contrast-texts.ts';
import { foldTurns } from './fold-turns.ts';
import type { FollowUpChoice, Interview, QuestionId } from './interview.ts';
import { layFacts } from './lay-facts.ts';
import { findFork } from './next-question.ts';
import { listMissing } from './reading/list-missing.ts';
import type { ProposableId } from './reading/proposal.ts';
import { readAnswer } from './reading/read-answer.ts';
import type { Scene } from './scene.ts';

/** A follow-up that may be asked, in our own words. */
export interface OfferedFollowUp {
  readonly followUp: FollowUpChoice;
  /** With a slot for each figure: `{{fig:price}}`. */
  readonly ask: string;
  /** What stands in the slots. */
  readonly slots: Readonly<Record<string, string>>;
}

export interface OpenPoints {
  readonly question: QuestionId;
  readonly facts: readonly ProposableId[];
  readonly followUps: readonly OfferedFollowUp[];
}

/** Null where the rules find enough and have nothing to doubt, or nothing is asked any more. */
export function findOpenPoints(interview: Interview, text: string, today: string): OpenPoints | null {
  const { language, turns } = interview;
  const { pending, facts: known } = foldTurns(interview);
  if (pending === null) return null;
  const context = { answer: turns.length, question: pending, language, known, today };
  const reading = readAnswer(text, context);
  const exchanges = [...turns, { question: pending, reading }];
  const facts = listMissing(text, reading, context);
  const followUps = offerFollowUps({ exchanges, before: known, facts: layFacts(exchanges), language, today });
  return facts.length + followUps.length > 0 ? { question: pending, facts, followUps } : null;
}

function offerFollowUps(scene: Scene): readonly OfferedFollowUp[] {
  const { followUps, last } = findFork(scene.exchanges, scene.facts);
  return [...followUps].flatMap((followUp) => {
    const template = templateOf(followUp, last?.question, scene);
    return template ? [{ followUp, ask: toSlots(template.text), slots: slotsOf(template) }] : [];
  });
}

function templateOf(followUp: FollowUpChoice, question: QuestionId | undefined, scene: Scene): Template | null {
  if (followUp !== 'contrast') return followUpTemplate(followUp, scene);
  return question ? contrastTemplate(question, scene.facts, scene.language) : null;
}

function slotsOf({ text, words }: Template): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => text.includes(`{${name}}`)));
}
