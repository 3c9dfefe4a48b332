import type { Page } from '@playwright/test';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { chatOf, LINKS_AFTER_MS } from './chat.ts';
import { answerOf, type Founder } from './founders.ts';
import { expect } from './trama.ts';

const MOST_QUESTIONS = 20;
/** Generous: a busy machine takes its time over the documents. */
const WRITTEN_WITHIN_MS = 120_000;

interface Heard {
  readonly isComplete: boolean;
  readonly nextQuestion: string | null;
  readonly topic: string | null;
}

/** Answers every question down to the last one, by whatever means `tell` has. */
export async function beInterviewed(page: Page, founder: Founder, tell: (page: Page, answer: string) => Promise<Heard>): Promise<void> {
  const topicsSaid = new Set<string>();
  let heard: Heard = { topic: 'problem', nextQuestion: TOPIC_QUESTIONS.problem[founder.language], isComplete: false };
  for (let asked = 0; !heard.isComplete; asked++) {
    expect(asked, 'questions asked').toBeLessThan(MOST_QUESTIONS);
    heard = await tell(page, answerOf(founder, heard.topic, heard.nextQuestion ?? '', topicsSaid));
    if (heard.nextQuestion) await expect(chatOf(page).messages.last()).toContainText(heard.nextQuestion.slice(0, 40));
  }
  expect([...topicsSaid]).toHaveLength(8);
}

/** Waits until the plan is written, and lets the second pass after which its links appear. */
export async function receiveLinks(page: Page): Promise<void> {
  const chat = chatOf(page);
  await expect(chat.input).toHaveAttribute('placeholder', /La entrevista ha terminado|The interview is over/);
  await expect(chat.dots).toBeEmpty({ timeout: WRITTEN_WITHIN_MS });
  await page.clock.runFor(LINKS_AFTER_MS);
}
