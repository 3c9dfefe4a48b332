import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { planFixture } from './plan-fixture.ts';
import { createRenderPool } from './render-pool.server.ts';
import { setPlan } from './set-plan.ts';

/** Points between the caption under the cloth and the first of the facts, at the least. */
const LEAST_GAP = 14;
/** Of a word that stands once on the cover: its top and its foot, in points. */
const WHERE = (word: string) => new RegExp(`yMin="([\\d.]+)"[^>]*yMax="([\\d.]+)">${word}<`);

test.each(['a4', 'letter'] as const)('facts of several lines leave the caption of the cover its room (%s)', async (paper) => {
  const pool = await createRenderPool({ workers: 1, strict: true });
  const plan = { ...planFixture(), paper };
  const long = { es: 'una respuesta que se extiende a lo largo de tres líneas enteras bajo su rótulo y algo más', en: 'long' };
  const label = (word: string) => ({ es: word, en: word });
  const facts = ['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta', 'Sexta'].map((word) => ({ label: label(word), value: long }));
  const bytes = await pool.render(setPlan({ ...plan, cover: { ...plan.cover, facts } }, 'es'), 0).finally(pool.close);
  const boxes = execFileSync('pdftotext', ['-l', '1', '-bbox', '-', '-'], { input: bytes, encoding: 'utf8' });
  const [, , captionFoot] = WHERE('Tejido').exec(boxes) ?? [];
  const [, factsTop] = WHERE('Primera').exec(boxes) ?? [];
  expect(Number(factsTop) - Number(captionFoot)).toBeGreaterThan(LEAST_GAP);
});
