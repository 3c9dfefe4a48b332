// The same interview on another device: by a link that says nothing to servers on the way, and opens only when asked to.
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { chatOf, openChat, say } from './chat.ts';
import { expect, test } from './trama.ts';

const FIRST = TOPIC_QUESTIONS.problem.es;
const ANSWER = 'En el barrio nadie arregla bicicletas en menos de una semana.';

test.use({ expectedNoise: [/Failed to load resource/] });

test('a private link opens the interview on another device, once its visitor says so, until it is cancelled', async ({ page, browser }) => {
  await openChat(page, FIRST);
  await say(page, ANSWER);
  await page.getByRole('button', { name: 'abrirlas en otro dispositivo' }).click();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const { hash } = new URL(await page.getByLabel('Tu enlace').inputValue());

  const other = await (await browser.newContext()).newPage();
  const openings: string[] = [];
  other.on('request', (request) => {
    expect(request.url()).not.toContain(hash.slice('#plan='.length));
    if (request.url().endsWith('/api/open')) openings.push(request.method());
  });
  await other.goto(`${new URL(page.url()).origin}/${hash}`);
  const question = other.getByRole('dialog', { name: '¿Abrir esta entrevista aquí?' });
  await expect(question).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  expect(openings).toEqual([]);
  await question.getByRole('button', { name: 'Abrir' }).click();
  await other.getByRole('button', { name: 'Continuar' }).click();
  await expect(chatOf(other).log.getByText(ANSWER)).toBeVisible();
  expect(openings).toEqual(['POST']);

  await page.getByRole('button', { name: 'Anular el enlace' }).click();
  await expect(page.getByText('El enlace ya no abre nada').first()).toBeVisible();
  await other.reload();
  await expect(chatOf(other).input).toBeEnabled({ timeout: 90_000 });
  await expect(other.getByText('Tu entrevista quedó a medias.')).toHaveCount(0);
  await other.goto('/sample');
  await other.goto(`${new URL(page.url()).origin}/${hash}`);
  await question.getByRole('button', { name: 'Abrir' }).click();
  await expect(other.getByText('El enlace ya no vale').first()).toBeVisible();
});

test('the privacy notice is made by the server', async ({ page }) => {
  await page.goto('/privacy?lang=en');
  await expect(page.getByRole('heading', { name: 'Who is responsible' })).toBeVisible();
  await expect(page.getByText('No external artificial intelligence model is used')).toBeVisible();
  await expect(page.getByText('30 days after your last answer')).toBeVisible();
});
