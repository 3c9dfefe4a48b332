// Whole plans from answers that try to break a page: words without end, other alphabets, long addresses, and a founder who knows nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRenderPool, type RenderPool } from '../src/documents/render-pool.server.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { playTranscript, TODAY } from '../src/interview/transcripts/play-transcript.ts';
import type { Transcript } from '../src/interview/transcripts/transcript.ts';
import { TRANSCRIPTS } from '../src/interview/transcripts/transcripts.ts';
import { LANGUAGES } from '../src/language/language.ts';
import { composePlan } from '../src/plan/compose-plan.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import type { Plan } from '../src/plan/plan.ts';
import { readStructure } from './support/find-structure-faults.ts';
import { findTextFaults, readWords } from './support/find-text-faults.ts';
import { readPdf } from './support/read-pdf.ts';

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

const SEVEN_CHANNELS = [
  'la ficha de Google',
  'reels en Instagram',
  'volantes en los buzones',
  'un acuerdo con el gimnasio de al lado',
  'anuncios en la radio del barrio',
  'carteles en la facultad',
  'la feria de los sábados',
] as const;

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
  { name: 'seven channels', transcript: withChannels(SEVEN_CHANNELS), found: [SEVEN_CHANNELS[0], SEVEN_CHANNELS[2]] },
  { name: 'more assumptions than a page holds', transcript: withManyAssumptions(), found: ['Primer mes'] },
];

describe.each(HOSTILE)('$name', ({ transcript, found }) => {
  let plan: Plan;
  beforeAll(() => {
    const { facts } = playTranscript(transcript);
    plan = composePlan({ id: '5'.repeat(32), date: TODAY, facts, model: modelPlan(facts, TODAY), language: 'es' });
  }, PATIENCE);

  test.each(LANGUAGES)(
    '8 to 12 pages in «%s», none thin, nothing cut off or over anything else, and a whole structure',
    async (language) => {
      const sheet = setPlan(plan, language);
      const { bytes, pages, heights } = await pool.renderCounted(sheet, 0);
      expect(pages).toBeGreaterThanOrEqual(8);
      expect(pages).toBeLessThanOrEqual(12);
      // Each page of the plan is one of paper: no paragraph and no table breaks, so that no line is left alone at a page's edge.
      expect(pages).toBe(1 + sheet.pages.length);
      for (const [at, height] of heights.entries()) {
        expect(height, `page ${at + 2} runs over`).toBeLessThanOrEqual(1);
        if (at < heights.length - 1) expect(height, `page ${at + 2} is thin`).toBeGreaterThan(LEAST_FILL);
      }
      const path = join(folder, 'plan.pdf');
      writeFileSync(path, bytes);
      expect(readStructure(readPdf(path)).faults).toEqual([]);
      const printed = readWords(path);
      expect(findTextFaults(printed)).toEqual([]);
      const letters = printed.flatMap(({ words }) => words.map(({ text }) => text.replaceAll('\u200b', ''))).join('');
      if (language === 'es') for (const words of found) expect(letters.toLowerCase()).toContain(words.replaceAll(' ', '').toLowerCase());
    },
    PATIENCE,
  );
});

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

function withChannels(channels: readonly string[]): Transcript {
  const cafe = find('cafe_restaurant full');
  return { ...cafe, topics: { ...cafe.topics, marketing: `${channels.slice(0, -1).join(', ')} y ${channels.at(-1)}` } };
}

/** Money missing, a way to raise it and a climb: everything that gives the assumptions a row, and the page below them its ways. */
function withManyAssumptions(): Transcript {
  const cafe = find('cafe_restaurant full');
  const topics: Transcript['topics'] = {
    problem: 'Mi prima Rosalba en Bogotá llevó el carro a lavar y le dejaron las sillas mojadas y oliendo a humedad como tres semanas',
    customer: 'Familias y conductores de aplicación de Suba y Engativá, de 25 a 55 años, que lavan el carro cada dos semanas',
    solution: 'Lavadero de carros con lavado de cojinería que queda seco el mismo día, y si no quedó bien se repite gratis',
    marketing: 'Instagram y volantes en los conjuntos, unos 300 mil al mes',
    revenue: '35 mil pesos la lavada, unas 400 al mes',
    resources:
      'Somos mi hermano y yo. Hidrolavadora 4 millones, aspiradoras 3 millones, adecuar el lote 8 millones. El arriendo del lote es 2 millones al mes, la luz y el agua 900 mil, y cada uno sacamos un millón y medio',
    goals: '500 lavadas al mes, 3 conjuntos con convenio y pagar la mitad del préstamo',
    competitors: 'El lavadero Autospa de la 127 que cobra 50 mil, el Terpel, y lavarlo en la casa con balde',
  };
  const replies: Transcript['replies'] = {
    identity: 'Brillo Fino, en Bogotá, Colombia',
    'unit-cost': '6 mil pesos de jabones y agua',
    funding: 'Tenemos 10 millones ahorrados y el resto a Bancamía',
    start: 'en marzo de 2027',
  };
  return { ...cafe, topics, replies };
}

function find(id: string): Transcript {
  const found = TRANSCRIPTS.find((transcript) => transcript.id === id);
  if (!found) throw new Error(`no transcript ${id}`);
  return found.transcript;
}
