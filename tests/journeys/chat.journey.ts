import type { Page } from '@playwright/test';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { chatOf, hearOpening, OPENING_LINE_MS, openChat, say, TYPING_MS } from './chat.ts';
import { COMPLETE, NO_FILES, replyWith } from './stand-ins.ts';
import { expect, test } from './trama.ts';

const FIRST = TOPIC_QUESTIONS.problem.es;
const ANSWER = 'En el barrio nadie arregla bicicletas en menos de una semana.';

test('opening lines come one second apart, then the first question', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:05:00+01:00') });
  await page.clock.pauseAt(new Date('2026-11-20T09:05:30+01:00'));
  const started = page.waitForResponse(/\/chat\/start$/);
  await page.goto('/');
  const { initialMessages } = await (await started).json();
  const { messages } = chatOf(page);
  expect(initialMessages.length).toBeGreaterThanOrEqual(2);
  for (const [index, line] of [...initialMessages, FIRST].entries()) {
    await expect(messages).toHaveCount(index + 1);
    await expect(messages.last()).toContainText(line);
    await page.clock.runFor(OPENING_LINE_MS - 1);
    await expect(messages).toHaveCount(index + 1);
    await page.clock.runFor(1);
  }
  await expect(messages.last().locator('time')).toHaveText('09:05');
});

test('Enter sends, the input clears, dots for 1500 ms, then the next question', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  const before = await chat.messages.count();
  await chat.input.fill(`  ${ANSWER} `);
  const answered = page.waitForResponse(/\/answer$/);
  await chat.input.press('Enter');
  await expect(chat.input).toHaveValue('');
  await expect(chat.messages).toHaveCount(before + 1);
  await expect(chat.messages.last()).toContainText(ANSWER);
  await expect(chat.send).toBeDisabled();
  const { nextQuestion } = await (await answered).json();
  await page.clock.runFor(TYPING_MS - 1);
  await expect(chat.dots).not.toBeEmpty();
  await expect(chat.messages).toHaveCount(before + 1);
  await page.clock.runFor(1);
  await expect(chat.messages).toHaveCount(before + 2);
  await expect(chat.messages.last()).toContainText(nextQuestion);
  await expect(chat.dots).toBeEmpty();
  await expect(page.getByText('2 de 8')).toBeVisible();
});

test('blank is never sent, and nothing is sent twice', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/answer')) calls.push(request.postData() ?? '');
  });
  const chat = await openChat(page, FIRST);
  await chat.input.press('Enter');
  await chat.input.fill(' \t ');
  await expect(chat.send).toBeDisabled();
  await chat.input.press('Enter');
  await chat.input.fill(ANSWER);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await chat.input.fill('Otra cosa más');
  await chat.input.press('Enter');
  await expect(chat.input).toHaveValue('Otra cosa más');
  await page.clock.runFor(TYPING_MS);
  await expect(page.getByText('2 de 8')).toBeVisible();
  expect(calls).toEqual([JSON.stringify({ answer: ANSWER, language: 'es' })]);
});

test('nothing can be written before the session exists, and one load is one session', async ({ page }) => {
  let starts = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/chat/start', async (route) => {
    starts++;
    await opened;
    await route.continue();
  });
  await page.goto('/');
  const chat = chatOf(page);
  await expect(chat.input).toBeDisabled();
  await expect(chat.send).toBeDisabled();
  await expect(chat.dots).not.toBeEmpty();
  open();
  await expect(chat.input).toBeEnabled();
  expect(starts).toBe(1);
});

test('another language is another conversation, and the choice is remembered', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  const selector = page.getByRole('combobox');
  await expect(selector.locator('option')).toHaveText(['Español', 'English']);
  await expect(selector).toHaveValue('es');
  const firstSession = (await sessionOf(page, () => say(page, ANSWER))).session;
  await chat.input.fill('a medias');

  const started = page.waitForRequest(/\/chat\/start$/);
  await selector.selectOption('en');
  expect((await started).postDataJSON()).toEqual({ language: 'en' });
  await expect(chat.input).toHaveValue('');
  await hearOpening(page, TOPIC_QUESTIONS.problem.en);
  await expect(chat.log).not.toContainText(ANSWER);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Trama: a business plan that adds up');
  const second = await sessionOf(page, () => say(page, 'People here wait a week for a bicycle repair.'));
  expect(second.session).not.toBe(firstSession);
  expect(second.language).toBe('en');

  await page.reload();
  await expect(page.getByRole('combobox')).toHaveValue('en');
});

test('after a reload the page offers to go on, with everything said', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  const first = await sessionOf(page, () => say(page, ANSWER));
  const question = (await chat.messages.last().textContent()) ?? '';
  await page.reload();
  await expect(page.getByText('Tu entrevista quedó a medias.')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(chat.log).toContainText(ANSWER);
  await expect(chat.messages.last()).toContainText(
    question
      .replace(/\d\d:\d\d$/, '')
      .trim()
      .slice(-40),
  );
  await expect(page.getByText('2 de 8')).toBeVisible();
  const second = await sessionOf(page, () => say(page, 'Familias del barrio que van en bici al trabajo.'));
  expect(second.session).toBe(first.session);
});

test('a quick reply is sent by a tap', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  await say(page, ANSWER);
  const reply = page.getByRole('list', { name: 'Respuestas rápidas' }).getByRole('button').first();
  const words = (await reply.textContent()) ?? '';
  const sent = page.waitForRequest(/\/answer$/);
  await reply.click();
  expect((await sent).postDataJSON().answer).toBe(words);
  await expect(chat.messages.last()).toContainText(words);
});

test.describe('when a call fails', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('the answer goes back to the input and can be sent again', async ({ page }) => {
    const chat = await openChat(page, FIRST);
    const before = await chat.messages.count();
    await page.route('**/answer', (route) => route.abort('failed'), { times: 1 });
    await chat.input.fill(ANSWER);
    await chat.input.press('Enter');
    const toast = page.getByRole('region', { name: /Avisos/ }).getByText('Fallo de red. Comprueba tu conexión.');
    await expect(toast).toBeVisible();
    await expect(chat.input).toHaveValue(ANSWER);
    await expect(chat.messages).toHaveCount(before);
    await page.clock.runFor(5000);
    await expect(toast).toHaveCount(0);
    const answered = page.waitForResponse(/\/answer$/);
    await chat.input.press('Enter');
    expect((await answered).status()).toBe(200);
    await page.clock.runFor(TYPING_MS);
    await expect(page.getByText('2 de 8')).toBeVisible();
  });

  test('what the server says about a refusal is shown', async ({ page }) => {
    const chat = await openChat(page, FIRST);
    await chat.input.fill('a'.repeat(4001));
    await chat.input.press('Enter');
    await expect(page.getByText('Algo ha fallado. Vuelve a intentarlo.')).toBeVisible();
    await expect(chat.input).toHaveAccessibleDescription('La respuesta pasa de 4.000 caracteres. Acórtala un poco.');
  });

  test('a start that fails can be tried again', async ({ page }) => {
    await page.route('**/api/chat/start', (route) => route.fulfill({ status: 503, body: 'not yet' }), { times: 1 });
    await page.goto('/');
    await expect(chatOf(page).input).toBeDisabled();
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(chatOf(page).input).toBeEnabled();
  });

  test('a session that is gone is begun anew, with the answer kept', async ({ page }) => {
    const chat = await openChat(page, FIRST);
    await page.route('**/answer', (route) => route.fulfill({ status: 404, body: '{}' }), { times: 1 });
    await chat.input.fill(ANSWER);
    await chat.input.press('Enter');
    await expect(page.getByText('La sesión ha caducado. Empieza de nuevo.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toHaveValue(ANSWER);
  });

  test('a plan that could not be written is asked for again', async ({ page }) => {
    const chat = await openChat(page, FIRST);
    await page.route('**/answer', (route) => replyWith(route, COMPLETE));
    await page.route('**/generate', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
    await say(page, 'Sí');
    const again = page.getByRole('button', { name: 'Volver a intentarlo' });
    await expect(again).toBeVisible();
    await expect(chat.input).toBeDisabled();
    await page.route('**/generate', (route) => replyWith(route, { ...NO_FILES, downloadUrl: '/api/download/one.pdf' }));
    await again.click();
    await expect(chat.dots).toBeEmpty();
    await page.clock.runFor(1000);
    await expect(chat.links).toHaveAttribute('href', '/api/download/one.pdf');
  });
});

test('a plan without files is only noted', async ({ page }) => {
  const noted = page.waitForEvent('console', (message) => message.text().startsWith('Plan generated'));
  const chat = await openChat(page, FIRST);
  await page.route('**/answer', (route) => replyWith(route, COMPLETE));
  await page.route('**/generate', (route) => replyWith(route, NO_FILES));
  await say(page, 'Sí');
  await expect(chat.dots).toBeEmpty();
  await page.clock.runFor(1000);
  expect((await noted).type()).toBe('info');
  await expect(chat.links).toHaveCount(0);
  await expect(chat.input).toBeDisabled();
});

test('the hint on the send button waits 700 ms', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  await chat.input.fill(ANSWER);
  await chat.send.hover();
  await page.clock.runFor(690);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole('tooltip')).toContainText('Enviar (Intro)');
});

async function sessionOf(page: Page, act: () => Promise<unknown>): Promise<{ session: string | undefined; language: string }> {
  const asked = page.waitForRequest(/\/answer$/);
  await act();
  const request = await asked;
  return { session: /\/chat\/(\w+)\/answer/.exec(request.url())?.[1], language: request.postDataJSON().language };
}
