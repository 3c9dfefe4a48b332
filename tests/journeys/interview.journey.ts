import { readFile } from 'node:fs/promises';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { beInterviewed, receiveLinks } from './be-interviewed.ts';
import { haveChosen, openChat, say } from './chat.ts';
import { FOUNDERS } from './founders.ts';
import { expect, test } from './trama.ts';

for (const founder of FOUNDERS) {
  test(`a whole interview in ${founder.language}, down to its documents`, async ({ page }) => {
    await haveChosen(page, founder.language);
    const chat = await openChat(page, TOPIC_QUESTIONS.problem[founder.language]);
    await beInterviewed(page, founder, say);

    await test.step('the plan is written and the links follow', async () => {
      await expect(chat.messages.last()).toContainText(founder.language === 'es' ? 'Estoy escribiendo tu plan' : 'I am writing your plan');
      await receiveLinks(page);
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
