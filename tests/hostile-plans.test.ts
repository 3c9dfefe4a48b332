// Whole plans from answers that try to break a page: words without end, other alphabets, long addresses, and a founder who knows nothing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRenderPool, type RenderPool } from '../src/documents/render-pool.server.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { buildModel } from '../src/finance/build-model.ts';
import { playTranscript, TODAY } from '../src/interview/transcripts/play-transcript.ts';
import type { Transcript } from '../src/interview/transcripts/transcript.ts';
import { TRANSCRIPTS } from '../src/interview/transcripts/transcripts.ts';
import { composePlan } from '../src/plan/compose-plan.ts';

const PATIENCE = 600_000;
const LONGEST_ANSWER = 4_000;
const LEAST_FILL = 1 / 3;
let pool: RenderPool;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  pool = await createRenderPool({ workers: 1, strict: true, timeLimitMs: PATIENCE });
}, PATIENCE);
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

const ALPHABETS = 'مقهى الحي · בית קפה · 咖啡店 · カフェ · 커피 · ☕🌷 👩‍🍳';
const ADDRESS = `https://www.ejemplo.example/${'una-carpeta-larga/'.repeat(12)}pagina.html?vista=completa`;

const HOSTILE: readonly { name: string; transcript: Transcript; found: readonly string[] }[] = [
  {
    name: 'a word of four thousand letters in every answer',
    transcript: withWords(() => 'w'.repeat(LONGEST_ANSWER), 'W'.repeat(60)),
    found: ['wwwwwwwwww', '…'],
  },
  {
    name: 'other alphabets and emoji in every answer',
    transcript: withWords((own) => `${ALPHABETS}. ${own}`, 'مقهى 咖啡店 カフェ 커피'),
    found: ['咖啡店', 'カフェ'],
  },
  { name: 'long addresses', transcript: withWords((own) => `${own} ${ADDRESS}`, 'Casa Ejemplo'), found: ['una-carpeta-larga/', '…'] },
  { name: 'a founder who knows nothing', transcript: knowNothing(), found: [] },
];

test.each(HOSTILE)(
  '$name: 8 to 12 tagged pages, none thin, none cut',
  async ({ transcript, found }) => {
    const { facts } = playTranscript(transcript);
    const model = buildModel(facts, TODAY);
    const plan = composePlan({ id: '5'.repeat(32), date: TODAY, facts, model, language: 'es' });
    const { bytes, pages, heights } = await pool.renderCounted(setPlan(plan, 'es'), 0);
    expect(pages).toBeGreaterThanOrEqual(8);
    expect(pages).toBeLessThanOrEqual(12);
    for (const [at, height] of heights.entries()) {
      expect(height, `page ${at + 2} runs over`).toBeLessThanOrEqual(1);
      if (at < heights.length - 1) expect(height, `page ${at + 2} is thin`).toBeGreaterThan(LEAST_FILL);
    }
    const path = join(folder, 'plan.pdf');
    writeFileSync(path, bytes);
    expect(Buffer.from(bytes).toString('latin1')).toContain('StructTreeRoot');
    const text = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 }).normalize('NFC');
    for (const words of found) expect(text.replace(/<[^>]*>|\s+|\u200b/g, '')).toContain(words.replaceAll(' ', ''));
    expect(listOutside(text)).toEqual([]);
  },
  PATIENCE,
);

/** Words that reach beyond the paper: what was cut off. */
function listOutside(boxes: string): string[] {
  const width = Number(/<page width="([\d.]+)"/.exec(boxes)?.[1]);
  return [...boxes.matchAll(/<word xMin="(-?[\d.]+)" yMin="-?[\d.]+" xMax="([\d.]+)" yMax="[\d.]+">(.*?)<\/word>/g)].flatMap(
    ([, left, right, word]) => (Number(left) < 0 || Number(right) > width ? [word ?? ''] : []),
  );
}

/** A café whose founder says the figures, and everything else as `say` has it. */
function withWords(say: (own: string) => string, name: string): Transcript {
  const cafe = find('cafe_restaurant full');
  const { problem, customer, solution, marketing, goals, competitors } = cafe.topics;
  const topics = { problem, customer, solution, marketing, goals, competitors };
  const changed = Object.fromEntries(Object.entries(topics).map(([topic, own]) => [topic, say(own).slice(0, LONGEST_ANSWER)]));
  return { ...cafe, topics: { ...cafe.topics, ...changed }, replies: { ...cafe.replies, identity: `Se llama ${name}` } };
}

function knowNothing(): Transcript {
  const cafe = find('cafe_restaurant full');
  const topics = Object.fromEntries(Object.keys(cafe.topics).map((topic) => [topic, 'no sé'])) as unknown as Transcript['topics'];
  return { ...cafe, topics: { ...topics, solution: 'Una cafetería' }, replies: {} };
}

function find(id: string): Transcript {
  const found = TRANSCRIPTS.find((transcript) => transcript.id === id);
  if (!found) throw new Error(`no transcript ${id}`);
  return found.transcript;
}
