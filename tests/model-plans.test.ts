// Plans in which a language model writes as much as the review lets through: they keep their sheets, and where they cannot, our words stand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { produceDocuments } from '../src/documents/produce-documents.server.ts';
import { createRenderPool, type RenderPool } from '../src/documents/render-pool.server.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { LANGUAGES } from '../src/language/language.ts';
import type { Plan, PlanText } from '../src/plan/plan.ts';
import { openReview, putSections } from '../src/writing/bind-sections.ts';
import { outlinePlan } from '../src/writing/outline-plan.ts';
import type { WrittenSection } from '../src/writing/write-sections.ts';
import { planOf } from './support/plan-of.ts';

const PATIENCE = 600_000;
const MOST_SHEETS = 12;
/** Sentences that say nothing and break no rule. */
const FILLER: PlanText = {
  es: ' Así de claro. Y así queda dicho. Con calma y por orden. Se ve en la cuenta.',
  en: ' As plain as that. So it stands. Calmly and in order. The sums show it.',
};
/** Of all the prose that may be written anew: less, and there would be nothing to try. */
const LEAST_GROWTH = 0.055;
let pool: RenderPool;

beforeAll(async () => {
  pool = await createRenderPool({ workers: 2, strict: true, timeLimitMs: PATIENCE });
}, PATIENCE);
afterAll(() => pool.close());

test.each(['cafe_restaurant full', 'saas english'])(
  '%s, every page as long as it may be and every quote twice as long in translation: no sheet more',
  async (told) => {
    const plan = planOf(told);
    const filled = fillUp(plan);
    const grown = (text: string) => text.length - JSON.stringify(plan.pages).length;
    const prose = outlinePlan(plan).flatMap(({ passages }) => passages.map(({ text }) => text.es.length + text.en.length));
    expect(grown(JSON.stringify(filled.pages))).toBeGreaterThan(LEAST_GROWTH * prose.reduce((sum, letters) => sum + letters, 0));
    for (const language of LANGUAGES) {
      const { pages, heights } = await pool.renderCounted(setPlan(filled, language), 0);
      expect(pages).toBe(1 + plan.pages.length);
      expect(pages).toBeLessThanOrEqual(MOST_SHEETS);
      for (const height of heights) expect(height).toBeLessThanOrEqual(1);
    }
  },
  PATIENCE,
);

test('a plan that runs past its sheets all the same is printed in our own words, and one that does not in the model’s', async () => {
  const plan = planOf('cafe_restaurant full');
  const filled: Plan = { ...plan, writtenWith: 'test-model' };
  const sheets = (set: Plan, over: boolean) => set.pages.length + 1 + (over && set.writtenWith ? 1 : 0);
  for (const over of [true, false]) {
    const printed: (string | null)[] = [];
    const counting: RenderPool = {
      ...pool,
      renderCounted: async (sheet) => {
        printed.push(sheet.colophon);
        return {
          bytes: new Uint8Array([sheet.colophon ? 1 : 0]),
          pages: sheets(sheet.colophon ? filled : plan, over),
          heights: [],
          settings: 1,
        };
      },
    };
    const documents = await produceDocuments(filled, counting, plan);
    expect(documents.map(({ bytes }) => bytes[0])).toEqual(over ? [0, 0] : [1, 1]);
    expect(printed).toHaveLength(over ? 4 : 2);
  }
});

/** Each paragraph with as much filler as the review of its page lets stand, and a translation of the greatest length for every quote. */
function fillUp(plan: Plan): Plan {
  const review = openReview(plan);
  const sections = outlinePlan(plan).map(({ id, passages }): WrittenSection => {
    const section = (wording: WrittenSection['wording']) => review({ section: id, model: 'test-model', wording, translations: {} });
    const fill = (text: PlanText, letters: number): PlanText => ({
      es: text.es + FILLER.es.slice(0, letters),
      en: text.en + FILLER.en.slice(0, letters),
    });
    return passages.reduce(
      (so, { id: passage, text }) =>
        [70, 45, 31, 14]
          .map((letters) => section({ ...so.wording, [passage]: fill(text, letters) }))
          .find(({ wording }) => wording[passage] && Object.keys(so.wording).every((other) => wording[other])) ?? so,
      section({}),
    );
  });
  const translations = Object.fromEntries(
    Object.entries(plan.quotes).map(([id, { text }]) => [
      id,
      `${text} ${'word and word '.repeat(80)}`.slice(0, Math.floor(text.length * 2.1) + 16),
    ]),
  );
  return { ...putSections(plan, sections), translations, writtenWith: 'test-model' };
}
