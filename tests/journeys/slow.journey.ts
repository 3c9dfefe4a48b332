// A phone on slow 3G: words and input come before the rest, and what is typed meanwhile survives, a lost connection included.
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { chatOf } from './chat.ts';
import { expect, test } from './trama.ts';

const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Markup, style, scripts, fonts and a few calls: at 50 kB a second, four to five seconds. */
const MOST_BYTES = 230_000;
const ANSWER = 'En el barrio nadie arregla bicicletas en menos de una semana.';

test.use({ viewport: { width: 360, height: 740 }, expectedNoise: [/Failed to load resource/] });

test('on slow 3G the words and the input come first, and an answer typed meanwhile survives', async ({ page, context }) => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto('/', { waitUntil: 'commit' });
  const chat = chatOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
  await expect(chat.input).toBeEnabled({ timeout: 90_000 });
  await chat.input.fill(ANSWER);
  await page.waitForLoadState('load');
  await expect(chat.log).toContainText(TOPIC_QUESTIONS.problem.es);
  await expect(chat.input).toHaveValue(ANSWER);
  const bytes = await page.evaluate(() =>
    performance.getEntries().reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0),
  );
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);

  await network.send('Network.emulateNetworkConditions', { ...SLOW_3G, offline: true });
  await chat.input.press('Enter');
  await expect(chat.input).toHaveAccessibleDescription('Fallo de red. Comprueba tu conexión.');
  await expect(chat.input).toHaveValue(ANSWER);
  await network.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByText('2 de 8')).toBeVisible({ timeout: 60_000 });
  await expect(chat.log.getByText(ANSWER)).toHaveCount(1);
});
