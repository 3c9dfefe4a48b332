// Nothing said is lost or counted twice, whatever the network, the tab or the visitor does; and it can be taken away or erased.
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { chatOf, hearOpening, LINKS_AFTER_MS, openChat, say, TYPING_MS } from './chat.ts';
import { COMPLETE, NO_FILES, replyWith } from './stand-ins.ts';
import { expect, test } from './trama.ts';

const FIRST = TOPIC_QUESTIONS.problem.es;
const ANSWER = 'En el barrio nadie arregla bicicletas en menos de una semana.';
const MODAL_AFTER_MS = 800;

test.describe('when the network drops', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('an answer that arrived is not sent again', async ({ page }) => {
    const chat = await openChat(page, FIRST);
    let sent = 0;
    await page.route('**/answer', async (route) => {
      sent++;
      await route.fetch();
      await route.abort('failed');
    });
    await chat.input.fill(ANSWER);
    await chat.input.press('Enter');
    await expect(page.getByText('2 de 8')).toBeVisible();
    await expect(chat.log.getByText(ANSWER)).toHaveCount(1);
    await expect(chat.input).toHaveValue('');
    expect(sent).toBe(1);
  });

  test('offline, the answer waits in the input; back online, it is asked first whether it had arrived', async ({ page }) => {
    const chat = await openChat(page, FIRST);
    await page.route('**/answer', async (route) => {
      await route.fetch();
      await route.abort('failed');
    });
    await page.route(/\/api\/chat\/\w+$/, (route) => route.abort('failed'), { times: 1 });
    await chat.input.fill(ANSWER);
    const height = (await chat.panel.boundingBox())?.height;
    await chat.input.press('Enter');
    await expect(chat.input).toHaveAccessibleDescription('Fallo de red. Comprueba tu conexión.');
    expect((await chat.panel.boundingBox())?.height, 'the input stays where it is').toBe(height);
    await expect(chat.input).toHaveValue(ANSWER);
    await chat.input.press('Enter');
    await expect(page.getByText('2 de 8')).toBeVisible();
    await expect(chat.log.getByText(ANSWER)).toHaveCount(1);
    await expect(chat.input).toHaveValue('');
  });
});

test('two tabs are two interviews, and a tab that slept catches up with the other', async ({ page, context }) => {
  const chat = await openChat(page, FIRST);
  await say(page, ANSWER);
  const other = await context.newPage();
  const second = await openChat(other, FIRST);
  await other.getByRole('button', { name: 'Continuar' }).click();
  await expect(second.log).toContainText(ANSWER);
  await say(other, 'Familias del barrio que van en bici al trabajo.');
  await expect(chat.log).not.toContainText('Familias del barrio');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(chat.log).toContainText('Familias del barrio');
  await other.close();
});

test('the back button brings the offer to go on', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  await say(page, ANSWER);
  // Another page is fetched and shown by timers of its own.
  await page.clock.resume();
  await page.getByRole('link', { name: 'Ver la muestra' }).first().click();
  await expect(page.getByRole('heading', { name: 'Qué contiene' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(chat.log).toContainText(ANSWER);
});

test('the list follows what is said, unless the visitor scrolled up', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  const isAtEnd = () => chat.log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop < 2);
  expect(await isAtEnd()).toBe(true);
  await chat.input.fill(ANSWER);
  const answered = page.waitForResponse(/\/answer$/);
  await chat.input.press('Enter');
  await answered;
  await chat.log.evaluate((list) => list.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => chat.log.evaluate((list) => list.scrollTop)).toBe(0);
  await page.clock.runFor(TYPING_MS);
  const behind = page.getByRole('button', { name: 'Mensajes nuevos' });
  await expect(behind).toBeVisible();
  expect(await chat.log.evaluate((list) => list.scrollTop)).toBe(0);
  await behind.click();
  await expect(behind).toHaveCount(0);
  expect(await isAtEnd()).toBe(true);
});

test('ready answers stand under the first question and go into the input', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  const replies = page.getByRole('list', { name: 'Respuestas rápidas' }).getByRole('button');
  await expect(replies.last()).toHaveText('No sé');
  const words = (await replies.first().textContent()) ?? '';
  await replies.first().click();
  await expect(chat.input).toHaveValue(words);
  await expect(chat.input).toBeFocused();
});

test('while the plan is written, the page says how far it is', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/answer', (route) => replyWith(route, COMPLETE));
  await page.route('**/events', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/event-stream',
      body: [
        { stage: 'figures', done: 0, total: 4 },
        { stage: 'saving', done: 3, total: 4 },
      ]
        .map((event) => `data: ${JSON.stringify(event)}\n\n`)
        .join(''),
    }),
  );
  await page.route('**/generate', async (route) => {
    await finished;
    await replyWith(route, { ...NO_FILES, downloadUrl: '/api/download/business-plan-sample-demo-ES.pdf' });
  });
  await say(page, 'Sí');
  await expect(chat.log.getByText('Cuentas')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Generando tu plan' });
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(MODAL_AFTER_MS);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await expect(dialog).toContainText('Guardando los documentos');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  finish();
  await expect(chat.dots).toBeEmpty();
  await page.clock.runFor(LINKS_AFTER_MS);
  await expect(chat.links).toHaveCount(1);
  // The size comes by a call of its own, and is drawn by the page's clock.
  await page.clock.resume();
  await expect(chat.links).toHaveText(/PDF, \d+\u00a0kB/);
});

test('what was said can be taken away and erased', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  await say(page, ANSWER);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'descargarlas' }).click()]);
  expect(download.suggestedFilename()).toBe('trama.json');
  await page.getByRole('button', { name: 'borrarlas' }).click();
  const erased = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Borrar todo' }).click();
  expect((await erased).status()).toBe(200);
  await page.clock.resume();
  const receipt = page.getByRole('dialog', { name: 'Borrado' });
  await expect(receipt).toContainText(/Respuestas\s*1\s*Documentos\s*0\s*Recibo\s*[0-9a-f]{32}/);
  await receipt.getByRole('button', { name: 'Cerrar' }).click();
  await expect(chat.log).not.toContainText(ANSWER);
  await hearOpening(page, FIRST);
  await page.reload();
  await expect(chatOf(page).input).toBeEnabled();
  await expect(page.getByText('Tu entrevista quedó a medias.')).toHaveCount(0);
});

test('the input stays above the keyboard of a phone, under the question and how far one is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const chat = await openChat(page, FIRST);
  await chat.input.click();
  await page.setViewportSize({ width: 360, height: 400 });
  await expect
    .poll(async () => {
      const box = await chat.input.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 400;
    })
    .toBe(true);
  await expect(page.getByText('1 de 8')).toBeInViewport({ ratio: 0.999 });
  await expect(chat.messages.last()).toBeInViewport({ ratio: 0.999 });
});

test('on paper the conversation stands whole, without the rest of the page', async ({ page }) => {
  const chat = await openChat(page, FIRST);
  await page.emulateMedia({ media: 'print' });
  await expect(chat.input).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Lo que pasa con tus datos' })).toBeHidden();
  expect(await chat.log.evaluate((list) => list.scrollHeight <= list.clientHeight + 1)).toBe(true);
});
