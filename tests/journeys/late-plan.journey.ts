// A language model that takes its time: the call that asks for the plan gives up before it is written, and the page goes on by events.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { receiveLinks } from './be-interviewed.ts';
import { chatOf, openChat, say } from './chat.ts';
import { test as base, expect } from './trama.ts';

/** Pages that the model writes at once; with the next it waits until it is told to go on. */
const AT_ONCE = 2;
const { promise: goneOn, resolve: goOn } = Promise.withResolvers<void>();

const test = base.extend<object, { serverEnv: Record<string, string> }>({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      let pages = 0;
      const model = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        if (body.includes('editor of a business plan') && ++pages > AT_ONCE) await goneOn;
        response.writeHead(200, { 'content-type': 'application/json' }).end(NO_CHANGE);
      });
      await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
      const address = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
      await use({ LLM_BASE_URL: address, LLM_MODEL: 'slow-model', PATIENCE_SECONDS: '1' });
      model.closeAllConnections();
      model.close();
    },
    { scope: 'worker' },
  ],
});

const content = JSON.stringify({ paragraphs: [], translations: [], facts: [], followUp: { code: 'none', words: '' } });
const NO_CHANGE = JSON.stringify({
  id: 'slow',
  object: 'chat.completion',
  created: 0,
  model: 'slow-model',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

test('a plan that takes longer than the call waits is announced, followed and handed over', async ({ page }) => {
  const chat = await openChat(page, TOPIC_QUESTIONS.problem.es);
  await say(page, 'En el barrio de Ruzafa solo hay pan precocido y quien quiere pan de masa madre cruza la ciudad.');
  await say(page, 'quiero terminar ya');
  const late = page.waitForResponse(/\/generate$/);
  expect((await say(page, 'Sí, está bien')).isComplete).toBe(true);

  await test.step('the call answers that the plan is still being written', async () => {
    expect(await (await late).json()).toMatchObject({
      stillWriting: true,
      downloadUrlES: null,
      message: expect.stringContaining('tarda un poco más'),
    });
    await expect(chat.messages.last()).toContainText('tarda un poco más');
    await expect(chat.input).toBeDisabled();
  });

  await test.step('what is finished is told, and when all is the links come', async () => {
    await expect(chat.dots).toContainText(/\(3 de \d+\)/);
    goOn();
    await receiveLinks(page);
    await expect(chatOf(page).links).toHaveCount(3);
  });
});
