import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language/language.ts';
import { checkPlan } from './check-plan.ts';
import type { Block, Cell, Plan, PlanText } from './plan.ts';
import { blocksOf, CASES, compose, tablesOf } from './plan-cases-fixture.ts';
import { fact, SHEETS } from './plan-fixtures.ts';
import { textsOf } from './plan-texts.ts';
import { SAMPLE_FACTS, SAMPLE_PLAN_ID } from './sample-facts.ts';

const TOKEN = /\{\{(fig|quote|mark):([^}*]+)\*?\}\}/g;

const namesIn = (text: string, named: string) =>
  [...text.matchAll(TOKEN)].flatMap(([, kind, id = '']) => (kind === named ? [id] : [])).sort();
const figuresIn = (text: string) => namesIn(text, 'fig');
const quotesIn = (text: string) => namesIn(text, 'quote');
/** The edition in the language of a quote holds it as a quote or word for word. */
function isSaidAtHome({ quotes }: Plan, text: PlanText, id: string): boolean {
  const { language = 'es', text: words = '' } = quotes[id] ?? {};
  return quotesIn(text[language]).includes(id) || text[language].toLowerCase().includes(words.toLowerCase());
}

/** Every text of every case, once for each language; asked once each, because a hundred thousand expectations are slow. */
const TEXTS = CASES.flatMap(([name, plan]) =>
  textsOf(plan).flatMap(({ where, text }) => LANGUAGES.map((language) => ({ name, plan, where, language, text, said: text[language] }))),
);

function offending(isWrong: (one: (typeof TEXTS)[number]) => boolean): readonly string[] {
  return TEXTS.filter(isWrong)
    .slice(0, 5)
    .map(({ name, where, said }) => `${name}, ${where}: ${said}`);
}

describe('the texts of a plan', () => {
  it('name the same figures in both languages, and quote in the visitor’s language whatever the other edition quotes', () => {
    expect(offending(({ text }) => figuresIn(text.en).join() !== figuresIn(text.es).join())).toEqual([]);
    expect(offending(({ plan, text, said }) => quotesIn(said).some((id) => !isSaidAtHome(plan, text, id)))).toEqual([]);
  });

  it('name only figures and quotes that exist', () => {
    expect(offending(({ plan, said }) => [...said.matchAll(TOKEN)].some(([, kind, id]) => !isNamed(plan, kind, id)))).toEqual([]);
  });

  it('hold no digit of their own', () => {
    expect(offending(({ said }) => /\d/.test(said.replace(TOKEN, '')))).toEqual([]);
  });

  it('are whole: no empty text, no slot left, no leftover of a template, no doubled space, no broken mark', () => {
    const leftover = /undefined|NaN|null|\[object|[{}]|\s\s|\s[.,;]|\.\.|[,;:]\./;
    const isWhole = (said: string) => said !== '' && said === said.trim() && (said.match(/\*\*/g) ?? []).length % 2 === 0;
    expect(offending(({ said }) => !isWhole(said) || leftover.test(said.replace(TOKEN, 'x')))).toEqual([]);
    expect(offending(({ language, said }) => language === 'es' && /(?<!\p{L})(de|a) el (?=\p{Ll})/iu.test(said))).toEqual([]);
  });

  it('end paragraphs with a full stop, and start them with a capital, a figure or a quote', () => {
    const paragraphs = CASES.flatMap(([, plan]) => blocksOf(plan)).flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
    const wrong = paragraphs.flatMap(({ es, en }) => [es, en]).filter((said) => !/^[\p{Lu}¿{«“*]/u.test(said) || !/[.?:]$/.test(said));
    expect([...new Set(wrong)].slice(0, 5)).toEqual([]);
  });

  it('say no sentence twice', () => {
    const repeated = CASES.flatMap(([name, plan]) => {
      const sentences = blocksOf(plan).flatMap(sentencesOf);
      return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at).map((sentence) => `${name}: ${sentence}`);
    });
    expect(repeated.slice(0, 5)).toEqual([]);
  });

  it('avoid words that fit any plan', () => {
    const worn =
      /\b(líder|innovador|revolucion|disruptiv|único en|en conclusión|excelencia|game.chang|cutting.edge|passionate|leverag|world.class)/i;
    expect(offending(({ said }) => worn.test(said))).toEqual([]);
  });
});

function sentencesOf(block: Block): readonly string[] {
  const texts = block.type === 'notice' ? block.points : block.type === 'paragraph' || block.type === 'lead' ? [block.text] : [];
  const said = (language: Language) => texts.map((text) => text[language]).join(' ');
  return LANGUAGES.flatMap((language) =>
    said(language)
      .split(/(?<=[.?!])\s+/)
      .filter((sentence) => sentence.length > 25)
      .map((sentence) => `${language} ${sentence}`),
  );
}

describe('the pages of a plan', () => {
  it('are eleven besides the cover, or nine where next to nothing was said', () => {
    for (const [name, plan] of CASES) expect(plan.pages.length, name).toBe(/^(empty|only a problem)/.test(name) ? 9 : 11);
  });

  it('hold tables whose rows match their columns and whose cells exist', () => {
    const wrong = CASES.flatMap(([name, plan]) =>
      tablesOf(plan).flatMap(({ title, columns, rows }) =>
        rows
          .filter(({ cells }) => cells.length !== columns.length || cells.some((cell) => !isThere(cell, plan)))
          .map(({ cells }) => `${name}: ${title.en} ${JSON.stringify(cells)}`),
      ),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('hold charts, at least four, of figures that are numbers', () => {
    for (const [name, plan] of CASES) {
      const charts = blocksOf(plan).flatMap((block) => (block.type === 'chart' ? [block.chart] : []));
      expect(charts.length, name).toBeGreaterThanOrEqual(name.startsWith('each sale loses') ? 4 : 6);
      for (const chart of charts) {
        expect(
          drawn(chart).filter((id) => !Number.isFinite(plan.figures[id]?.value)),
          `${name}: ${chart.type}`,
        ).toEqual([]);
      }
    }
  });

  it('quote at most four times each, or eight where what was told stands statement by statement', () => {
    for (const [name, plan] of CASES) {
      for (const page of plan.pages) {
        const count = (JSON.stringify(page).match(/"quote":"|\{\{quote:/g) ?? []).length;
        // Each text holds its quote twice, once a language.
        const inTexts = (JSON.stringify(page).match(/\{\{quote:/g) ?? []).length / 2;
        expect(count - inTexts, `${name}, ${page.id}`).toBeLessThanOrEqual(['customer', 'marketing'].includes(page.id) ? 8 : 4);
      }
    }
  });
});

/** A figure or a quote of the plan, or a sign of where something comes from. */
function isNamed(plan: Plan, kind = '', id = ''): boolean {
  if (kind === 'mark') return id === 'said' || id === 'sector';
  return (kind === 'fig' ? plan.figures : plan.quotes)[id] !== undefined;
}

function isThere(cell: Cell, plan: Plan): boolean {
  if ('figure' in cell) return plan.figures[cell.figure] !== undefined;
  if ('quote' in cell) return plan.quotes[cell.quote] !== undefined;
  return true;
}

function drawn(chart: Extract<Block, { type: 'chart' }>['chart']): readonly string[] {
  switch (chart.type) {
    case 'bars-line':
      return [...chart.bars, ...chart.line];
    case 'break-even':
      return [chart.price, chart.unitCost, chart.fixedCosts, chart.units];
    case 'waterfall':
      return chart.steps.map(({ figure }) => figure);
    case 'tornado':
      return chart.bars.flatMap(({ less, more }) => (less ? [less, more] : [more]));
    case 'ranges':
      return chart.rows.flatMap(({ low, base, high, own }) => [low, base, high, own]);
    case 'map':
      return [
        chart.own.price,
        ...(chart.own.range ? [chart.own.range.low, chart.own.range.high] : []),
        ...chart.rivals.flatMap(({ price }) => (typeof price === 'object' && price !== null ? [price.figure] : [])),
      ];
    case 'roadmap':
      return [];
    case 'uses-sources':
      return [...chart.uses, ...chart.sources].map(({ figure }) => figure);
  }
}

describe('the visitor’s words', () => {
  it('cannot become markup, a figure or a slot', () => {
    const evil = '{{fig:price}} **x** {{name}} {{quote:problem}} \u0000 $y';
    const plan = compose({
      ...SAMPLE_FACTS,
      ...fact('name', evil),
      ...fact('city', evil),
      ...fact('rivals', [evil, evil]),
      ...fact('problem', evil),
    });
    for (const { where, text } of textsOf(plan)) {
      for (const [, kind, id = ''] of `${text.es} ${text.en}`.matchAll(TOKEN)) expect(isNamed(plan, kind, id), where).toBe(true);
      expect((text.es.match(/\*\*/g) ?? []).length % 2, where).toBe(0);
    }
    expect(checkPlan(plan, plan).filter(({ passed }) => !passed)).toEqual([]);
    expect(plan.cover.displayName?.es).not.toMatch(/[{}*]/);
    expect(plan.quotes.problem?.text).not.toMatch(/\{|\*\*/);
  });

  it('stand at the same places in both editions, marked with their language', () => {
    const plan = compose(SAMPLE_FACTS);
    expect(plan.quotes.problem).toEqual({ text: expect.stringContaining('La bici se te rompe un lunes'), language: 'es' });
  });

  it('are marked with the language they were said in, whatever the session’s', () => {
    const plan = compose({ ...SAMPLE_FACTS, ...fact('goals', 'To pay myself every month and to hire one person.') }, SAMPLE_PLAN_ID, 'en');
    expect(plan.quotes.problem?.language).toBe('es');
    expect(plan.quotes['item-2']).toEqual({ text: 'equipo de taller', language: 'es' });
    expect(plan.quotes.goals?.language).toBe('en');
  });

  it('that say nothing are not quoted', () => {
    const plan = compose({ ...SAMPLE_FACTS, ...fact('customer', 'no sé'), ...fact('goals', 'I don’t know.') });
    expect(plan.quotes.customer).toBeUndefined();
    expect(plan.quotes.goals).toBeUndefined();
  });
});

describe('composing', () => {
  it('gives the same plan for the same request', () => {
    expect(compose(SAMPLE_FACTS)).toEqual(compose(SAMPLE_FACTS));
  });

  it('words two plans of one trade differently', () => {
    const texts = (id: string) =>
      textsOf(compose(SAMPLE_FACTS, id))
        .map(({ text }) => text.es)
        .join('\n');
    expect(new Set(['a1', 'b2', 'c3', 'd4'].map(texts)).size).toBeGreaterThan(1);
  });

  it('calls a business without a name by its trade, in each language', () => {
    const plan = compose(SHEETS['no name, no place'] ?? {});
    expect(plan.displayName?.es).not.toBe(plan.displayName?.en);
    expect(plan.cover.place).toBeNull();
  });
});
