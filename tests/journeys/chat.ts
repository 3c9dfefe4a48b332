// The chat panel as a visitor sees it.
import type { Page } from '@playwright/test';
import type { Language } from '../../src/language/language.ts';
import { LANGUAGE_COOKIE } from '../../src/language/language-choice.ts';
import { expect } from './trama.ts';

export const OPENING_LINE_MS = 1000;
export const TYPING_MS = 1500;
export const LINKS_AFTER_MS = 1000;
const FIRST_LOAD_MS = 90_000;
const AN_HOUR_MS = 3_600_000;

export function chatOf(page: Page) {
  const log = page.getByRole('log');
  return {
    panel: page.getByRole('region', { name: /^(Entrevista|Interview)$/ }),
    log,
    messages: log.getByRole('listitem').filter({ has: page.locator('time') }),
    input: page.getByRole('textbox'),
    send: page.locator('button[type=submit]'),
    /** Of the documents. */
    links: log.locator('a[href^="/api/download/"]'),
    dots: log.getByRole('status'),
  };
}

/** This browser belongs to somebody who chose the language before. */
export async function haveChosen(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, domain: 'localhost', path: '/' }]);
}

/**
 * Opens the home page and goes on to the first question, which comes after the greeting. From then on the page's clock stands still:
 * only the journey moves it, so that a slow machine changes nothing.
 */
export async function openChat(page: Page, firstQuestion: string | RegExp) {
  await page.clock.install();
  await page.goto('/');
  const chat = chatOf(page);
  await hearOpening(page, firstQuestion);
  await page.clock.pauseAt(Date.now() + AN_HOUR_MS);
  return chat;
}

/** Once there is a session: lets the opening lines pass, down to the first question. */
export async function hearOpening(page: Page, firstQuestion: string | RegExp): Promise<void> {
  const chat = chatOf(page);
  // The first load of a busy machine takes long.
  await expect(chat.input).toBeEnabled({ timeout: FIRST_LOAD_MS });
  // One second at a time: each line is drawn before the next one's second begins.
  await expect(async () => {
    await page.clock.runFor(OPENING_LINE_MS);
    await expect(chat.messages.last()).toContainText(firstQuestion, { timeout: 500 });
  }).toPass();
}

/** Sends with Enter and lets the reply arrive. Gives the answer call's body. */
export async function say(page: Page, text: string) {
  const chat = chatOf(page);
  await chat.input.fill(text);
  const answered = page.waitForResponse(/\/answer$/);
  await chat.input.press('Enter');
  const reply = await (await answered).json();
  await page.clock.runFor(TYPING_MS);
  return reply as { isComplete: boolean; shouldGenerate: boolean; nextQuestion: string | null; topic: string | null };
}
