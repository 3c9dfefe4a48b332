// Without a mouse: everything is reached with Tab and done with Enter, and one always sees where one is.
import type { Page } from '@playwright/test';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { beInterviewed, receiveLinks } from './be-interviewed.ts';
import { openChat, TYPING_MS } from './chat.ts';
import { FOUNDERS } from './founders.ts';
import { expect, test } from './trama.ts';

const MOST_STOPS = 30;
const [FOUNDER] = FOUNDERS;

// Narrow enough that no picture of the sample is fetched and drawn, which is not what is looked at here.
test.use({ viewport: { width: 600, height: 900 } });

test('a whole interview with Tab and Enter, down to a document', async ({ page }) => {
  if (!FOUNDER) throw new Error('There is no founder to interview.');
  const chat = await openChat(page, TOPIC_QUESTIONS.problem[FOUNDER.language]);
  await tabTo(page, () => chat.input.evaluate(isFocused));

  await beInterviewed(page, FOUNDER, async (_page, answer) => {
    await expect(chat.input).toBeFocused();
    await page.keyboard.insertText(answer);
    const answered = page.waitForResponse(/\/answer$/);
    await page.keyboard.press('Enter');
    const heard = await (await answered).json();
    await page.clock.runFor(TYPING_MS);
    return heard;
  });

  await test.step('the input is closed, and the conversation has the focus', async () => {
    await receiveLinks(page);
    await expect(chat.links).toHaveCount(3);
    await expect(chat.log).toBeFocused();
    expect(await chat.log.evaluate(hasRing)).toBe(true);
  });

  await test.step('the first link downloads with Enter', async () => {
    await tabTo(page, () => chat.links.first().evaluate(isFocused));
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/-ES\.pdf$/);
  });
});

test('ready answers, dialogs and the offer to go on, with the keyboard alone', async ({ page }) => {
  const chat = await openChat(page, TOPIC_QUESTIONS.problem.es);
  const replies = page.getByRole('list', { name: 'Respuestas rápidas' }).getByRole('button');
  await tabTo(page, () => replies.last().evaluate(isFocused));
  await page.keyboard.press('Enter');
  await expect(chat.input).toBeFocused();
  await page.clock.runFor(TYPING_MS);
  await expect(replies.first()).toBeVisible();

  await test.step('a dialog keeps the focus inside and gives it back', async () => {
    const erase = page.getByRole('button', { name: 'borrarlas' });
    await tabTo(page, () => erase.evaluate(isFocused));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '¿Borrar esta entrevista?' });
    for (let pressed = 0; pressed < 5; pressed++) {
      expect(
        await page.evaluate(() => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body),
      ).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(erase).toBeFocused();
  });

  await test.step('after a reload, the offer is taken up and the focus goes on to the input', async () => {
    await page.reload();
    const goOn = page.getByRole('button', { name: 'Continuar' });
    await expect(goOn).toBeVisible();
    await expect(chat.input).toBeEnabled();
    await tabTo(page, () => goOn.evaluate(isFocused));
    await page.keyboard.press('Enter');
    await expect(chat.input).toBeFocused();
  });
});

/** Presses Tab until it is there. Each stop on the way has a ring around it. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stop = page.locator(':focus');
    if ((await stop.count()) > 0)
      expect(await stop.evaluate(hasRing), await stop.evaluate(({ outerHTML }) => outerHTML.slice(0, 120))).toBe(true);
    if (await isThere()) return;
  }
  throw new Error(`It was not reached with ${MOST_STOPS} presses of Tab.`);
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

function hasRing(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
}
