import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { chatOf, LINKS_AFTER_MS, openChat, say } from './chat.ts';
import { answerOf, FOUNDERS, type Founder } from './founders.ts';
import { expect, test } from './trama.ts';

const MOST_QUESTIONS = 20;

for (const founder of FOUNDERS) {
  test(`a whole interview in ${founder.language}, down to its documents`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem('trama-language', language), founder.language);
    const chat = await openChat(page, TOPIC_QUESTIONS.problem[founder.language]);
    await interview(page, founder);

    await test.step('the plan is written and the links follow', async () => {
      await expect(chat.messages.last()).toContainText(founder.language === 'es' ? 'Estoy escribiendo tu plan' : 'I am writing your plan');
      await generated(page);
      await expect(chat.links).toHaveCount(3);
    });

    await test.step('the chat is locked', async () => {
      await expect(chat.input).toBeDisabled();
      await expect(chat.send).toBeDisabled();
    });

    await test.step('every message shows its time', async () => {
      for (const time of await chat.log.locator('time').allTextContents()) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    });

    for (const [index, edition] of ['ES', 'EN'].entries()) {
      await test.step(`the ${edition} link downloads a PDF`, async () => {
        const [download] = await Promise.all([page.waitForEvent('download'), chat.links.nth(index).click()]);
        expect(download.suggestedFilename()).toMatch(new RegExp(`^business-plan-\\w+-${edition}\\.pdf$`));
        const bytes = await readFile(await download.path());
        expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
        expect(bytes.length).toBeGreaterThan(20_000);
      });
    }

    await test.step('the third link downloads the workbook', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), chat.links.nth(2).click()]);
      expect(download.suggestedFilename()).toMatch(/^business-plan-\w+\.xlsx$/);
      expect((await readFile(await download.path())).subarray(0, 2).toString('latin1')).toBe('PK');
    });
  });
}

async function interview(page: Page, founder: Founder): Promise<void> {
  const topicsSaid = new Set<string>();
  let reply = {
    topic: 'problem' as string | null,
    nextQuestion: TOPIC_QUESTIONS.problem[founder.language] as string | null,
    isComplete: false,
  };
  for (let asked = 0; !reply.isComplete; asked++) {
    expect(asked, 'questions asked').toBeLessThan(MOST_QUESTIONS);
    reply = await say(page, answerOf(founder, reply.topic, reply.nextQuestion ?? '', topicsSaid));
    if (reply.nextQuestion) await expect(chatOf(page).messages.last()).toContainText(reply.nextQuestion.slice(0, 40));
  }
  expect([...topicsSaid]).toHaveLength(8);
}

async function generated(page: Page): Promise<void> {
  const chat = chatOf(page);
  await expect(chat.input).toHaveAttribute('placeholder', /La entrevista ha terminado|The interview is over/);
  await expect(chat.dots).toBeEmpty();
  await page.clock.runFor(LINKS_AFTER_MS);
}
