// What the site shows of the sample plan is the sample plan's own: texts, figures, page numbers.
// When the plan changes, write the excerpts anew: npx vitest run tests/sample-excerpts.test.ts -u
import { expect, test } from 'vitest';
import { createTextSetter, flatten } from '../src/documents/set-text.ts';
import { type Bilingual, LANGUAGES, type Language } from '../src/language/language.ts';
import { composePlan } from '../src/plan/compose-plan.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import type { Block, PlanText } from '../src/plan/plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../src/plan/sample-facts.ts';

const COVER_PAGE = 1;
const SCENES_SHOWN = 3;

const model = modelPlan(SAMPLE_FACTS, SAMPLE_DATE);
const plan = composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts: SAMPLE_FACTS, model, language: 'es' });
const setters = { es: createTextSetter(plan, 'es'), en: createTextSetter(plan, 'en') };

test('the home page shows the sample’s own summary, months and scenes', async () => {
  const [summary] = plan.pages;
  const months = model.months.slice(0, 12);
  const excerpt = {
    name: plan.name,
    title: summary?.title,
    lead: pick(summary?.blocks ?? [], 'lead').map(({ text }) => set(text))[0],
    tiles: pick(summary?.blocks ?? [], 'tiles').flatMap(({ tiles }) =>
      tiles.map(({ label, figure, after, note }) => ({
        label: set(label),
        figure: both((language) => setters[language].print(figure)),
        after: after ? set(after) : null,
        note: set(note),
        origin: plan.figures[figure]?.origin,
      })),
    ),
    months: months.map(({ month, revenue, cash }) => ({ month, revenue, cash })),
    scenes: allBlocks('scenes')
      .flatMap(({ block }) => block.scenes)
      .slice(0, SCENES_SHOWN)
      .map(({ title, text }) => ({ title: set(title), text: set(text) })),
  };
  expect(excerpt.tiles).toHaveLength(6);
  await expect(write(excerpt)).toMatchFileSnapshot('../src/home/sample-excerpt.json');
});

test('the sample page lists the sample’s own pages and charts', async () => {
  const contents = plan.pages.map(({ title }, index) => ({ title: set(title).es, page: COVER_PAGE + 1 + index }));
  const charts = allBlocks('chart').map(({ block, page }) => ({ title: set(block.chart.title).es, page }));
  await expect(write({ name: plan.name, contents, charts })).toMatchFileSnapshot('../src/sample/sample-contents.json');
});

test('the sample page’s charts move with the sample’s own figures', async () => {
  const breakEven = allBlocks('chart').flatMap(({ block: { chart } }) => (chart.type === 'break-even' ? [chart] : []))[0];
  if (!breakEven) throw new Error('the sample plan draws no break-even');
  const value = (id: string) => plan.figures[id]?.value;
  const charts = {
    months: model.months.map(({ month, revenue, cash }) => ({ month, revenue: Math.round(revenue), cash: Math.round(cash) })),
    breakEven: {
      subtitle: set(breakEven.subtitle).es,
      point: set(breakEven.labels.point).es,
      price: value(breakEven.price),
      unitCost: value(breakEven.unitCost),
      fixedCosts: value(breakEven.fixedCosts),
      units: value(breakEven.units),
    },
  };
  expect(charts.months).toHaveLength(36);
  await expect(write(charts)).toMatchFileSnapshot('../src/sample/sample-charts.json');
});

function pick<Type extends Block['type']>(blocks: readonly Block[], type: Type): Extract<Block, { type: Type }>[] {
  return blocks.flatMap((block) => {
    const inside = block.type === 'columns' ? block.columns.flatMap((column) => pick(column, type)) : [];
    return block.type === type ? [block as Extract<Block, { type: Type }>, ...inside] : inside;
  });
}

function allBlocks<Type extends Block['type']>(type: Type) {
  return plan.pages.flatMap(({ blocks }, index) => pick(blocks, type).map((block) => ({ block, page: COVER_PAGE + 1 + index })));
}

function set(text: PlanText): Bilingual {
  return both((language) => flatten(setters[language].rich(text)));
}

function both<Value>(write: (language: Language) => Value): Bilingual<Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as unknown as Bilingual<Value>;
}

/** As the formatter leaves JSON: one object a line only where it was written so. */
function write(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
