import { formatMoney } from '../language/format-money.ts';
import type { Language } from '../language/language.ts';
import type { Chart, Plan } from '../plan/plan.ts';
import { keepLastWords } from './keep-last-words.ts';
import { setBreakEven, tellBreakEven } from './set-break-even.ts';
import { shortMonth } from './set-table.ts';
import { shorten, type TextSetter } from './set-text.ts';
import { endsOf, setTicks, ticksWithin } from './set-ticks.ts';
import type { Part, SheetChart } from './sheet-data.ts';
import { SHEET_WORDS } from './sheet-words.ts';

type Of<Type extends Chart['type'], From extends { type: string } = Chart> = Extract<From, { type: Type }>;

/** Sets charts of one edition: numbers to draw, words to print beside them, and the same data in the alternative text. */
export function createChartSetter(plan: Plan, language: Language, text: TextSetter): (chart: Chart) => SheetChart {
  const locale = plan.locales[language];
  const total = (parts: readonly Part[]) => formatMoney(sum(parts), plan.currency, locale);
  return (chart) => {
    switch (chart.type) {
      case 'bars-line':
        return setBarsLine(chart, plan, language, text);
      case 'break-even':
        return { ...titles(chart, text, `${tellBreakEven(chart, text)}.`), ...setBreakEven(chart, locale, text) };
      case 'waterfall': {
        const steps = chart.steps.map((step) => ({ ...setPart(step, text), role: step.role }));
        return { ...titles(chart, text, listParts(steps)), type: 'waterfall', steps };
      }
      case 'tornado': {
        const bars = chart.bars.map((bar) => setEnds(bar, text));
        return { ...titles(chart, text, listEnds(bars)), type: 'tornado', bars };
      }
      case 'ranges': {
        const rows = chart.rows.map((row) => setRange(row, text));
        const told = rows.map(({ label, low, high, own }) => `${wordsOf(label)}: ${own.s} (${low.s} – ${high.s})`);
        return { ...titles(chart, text, `${told.join('; ')}.`), type: 'ranges', rows };
      }
      case 'map':
        return setMap(chart, text);
      case 'roadmap': {
        const months = chart.months.map((month) => shortMonth(String(text.figure(month).value), locale));
        const tasks = chart.tasks.map((task) => ({ ...task, label: text.rich(task.label) }));
        const told = tasks.map(({ label, from, to }) => `${wordsOf(label)}: ${[...new Set([months[from], months[to]])].join('–')}`);
        return { ...titles(chart, text, `${told.join('; ')}.`), type: 'roadmap', months, tasks };
      }
      case 'uses-sources': {
        const uses = chart.uses.map((part) => setPart(part, text)).filter(({ value }) => value > 0);
        const sources = chart.sources
          .map((part) => ({ ...setPart(part, text), pending: part.pending === true }))
          .filter(({ value }) => value > 0);
        const words = SHEET_WORDS[language];
        const data = `${words.uses}: ${listParts(uses)} ${words.sources}: ${listParts(sources)}`;
        return { ...titles(chart, text, data), type: 'uses-sources', uses, sources, usesTotal: total(uses), sourcesTotal: total(sources) };
      }
    }
  };
}

function setBarsLine(chart: Of<'bars-line'>, plan: Plan, language: Language, text: TextSetter): Of<'bars-line', SheetChart> {
  const locale = plan.locales[language];
  const words = SHEET_WORDS[language];
  const bars = chart.bars.map(text.number);
  const line = chart.line.map(text.number);
  const opening = text.number(chart.opening);
  const yearly = chart.months.length > 14;
  const apart = yearly || Math.max(...line, opening) > MOST_SHARED * Math.max(...bars);
  const drawn = apart ? [...line, opening] : [...bars, ...line, opening];
  const labels = chart.months.flatMap((month, index) => {
    const date = String(text.figure(month).value);
    if (!yearly) return [{ index, s: shortMonth(date, locale) }];
    return index % 12 === 0 ? [{ index, s: `${words.year} ${index / 12 + 1}: ${shortMonth(date, locale)} ${date.slice(0, 4)}` }] : [];
  });
  const told = chart.months.flatMap((month, index) => {
    const [bar, point] = [chart.bars[index], chart.line[index]];
    if (!bar || !point || (yearly && index % 12 !== 11)) return [];
    const when = yearly ? `${words.yearEnd} ${(index + 1) / 12}` : text.print(month);
    return [`${when}: ${words.sales} ${text.print(bar)}, ${words.cash} ${text.print(point)}`];
  });
  return {
    ...titles(chart, text, `${words.opening}: ${words.cash} ${text.print(chart.opening)}; ${told.join('; ')}.`),
    type: 'bars-line',
    size: chart.size,
    labels,
    bars,
    line,
    opening,
    ticks: setTicks(ticksWithin(Math.min(...drawn), Math.max(...drawn), chart.size === 'tall' ? 4 : 3), locale),
    barTicks: apart ? setTicks(endsOf(ticksWithin(0, Math.max(...bars), 2)), locale) : [],
    end: yearly && chart.line.length > 0 ? text.print(chart.line.at(-1) ?? '') : null,
    lowest: chart.lowest && { index: chart.lowest.index, label: text.rich(chart.lowest.label) },
  };
}

function titles(chart: Chart, text: TextSetter, data: string): Pick<SheetChart, 'title' | 'subtitle' | 'alt'> {
  return {
    title: text.rich(chart.title),
    subtitle: keepLastWords(text.rich(chart.subtitle)),
    alt: `${text.plain(chart.alt)} ${data}`.trim(),
  };
}

function setPart({ label, figure }: { label: Chart['title']; figure: string }, text: TextSetter): Part {
  return { label: text.rich(label), value: text.number(figure), s: text.print(figure), mark: text.figure(figure).origin };
}

function setEnds({ label, less, more }: Of<'tornado'>['bars'][number], text: TextSetter): Of<'tornado', SheetChart>['bars'][number] {
  const end = (figure: string) => ({ value: text.number(figure), s: text.print(figure) });
  return { label: text.rich(label), less: less ? end(less) : null, more: end(more) };
}

function setRange(row: Of<'ranges'>['rows'][number], text: TextSetter): Of<'ranges', SheetChart>['rows'][number] {
  const end = (figure: string) => ({ value: text.number(figure), s: text.print(figure) });
  return {
    label: text.rich(row.label),
    low: end(row.low),
    base: text.number(row.base),
    high: end(row.high),
    own: { ...end(row.own), mark: text.figure(row.own).origin },
  };
}

/**
 * The usual prices take the middle half of the line; a price outside them goes on at the same pace, as far as the line does. Where no price is
 * usual for what is sold, those that were told take most of it.
 */
function setMap(chart: Of<'map'>, text: TextSetter): Of<'map', SheetChart> {
  const { across, up, own, rivals, key, others } = chart;
  const ends = (pair: Pick<Of<'map'>['up'], 'from' | 'to'>) => ({ from: text.rich(pair.from), to: text.rich(pair.to) });
  const given = (words: Chart['title'] | null | undefined) => (words ? text.rich(words) : []);
  const range = own.range && { low: text.number(own.range.low), high: text.number(own.range.high) };
  const isScaled = range !== null && range.high > range.low;
  const told = [own.price, ...rivals.flatMap(({ price }) => (price && typeof price === 'object' ? [price.figure] : []))].map(text.number);
  const [low, high] = isScaled ? [range.low, range.high] : [Math.min(...told), Math.max(...told)];
  const part = isScaled ? USUAL_PART : TOLD_PART;
  const placeOf = (price: string) => {
    if (high === low) return price === own.price || told.length > 1 ? 0.5 : null;
    return Math.min(0.97, Math.max(0.03, (1 - part) / 2 + (part * (text.number(price) - low)) / (high - low)));
  };
  const at = placeOf(own.price) ?? 0.5;
  const sideOf = (price: (typeof rivals)[number]['price']) => {
    if (typeof price === 'string') return price === 'usual' && !isScaled ? null : besideOwn(price, at);
    return price && placeOf(price.figure);
  };
  const names = others.names.map(text.rich);
  return {
    ...titles(chart, text, `${[...rivals.map(({ label }) => text.rich(label)), ...names].map(wordsOf).join(', ')}.`),
    type: 'map',
    across: { ...ends(across), name: text.rich(across.name), usual: text.rich(across.usual), unknown: text.rich(across.unknown) },
    up: { ...ends(up), middle: given(up.middle) },
    own: {
      label: [{ t: 'text', s: shorten(text.plain(own.label), LONGEST_NAME) }],
      at,
      up: own.up,
      usual: isScaled ? { low: 0.25, high: 0.75 } : null,
    },
    rivals: rivals.map((rival) => ({ label: text.rich(rival.label), up: rival.up, at: sideOf(rival.price), presumed: rival.presumed })),
    key: { told: given(key.told), presumed: given(key.presumed) },
    others: { title: text.rich(others.title), names },
  };
}

/** Of the line, from end to end. */
const USUAL_PART = 1 / 2;
const TOLD_PART = 0.7;

/** A name of the map takes two lines at most. */
const LONGEST_NAME = 40;

/** Where a price stands of which only the side is known, from left to right. */
const SIDES = { low: 0.12, below: 0.3, usual: 0.5, high: 0.88 } as const;
const APART = 0.08;

/** What is said to be cheaper stands left of the business, and what is dear right of it, wherever its own price is. */
function besideOwn(side: keyof typeof SIDES, own: number): number {
  if (side === 'usual') return SIDES.usual;
  if (side === 'high') return Math.min(0.97, Math.max(SIDES.high, own + APART));
  return Math.max(0.03, Math.min(SIDES[side], own - APART));
}

function listEnds(bars: Of<'tornado', SheetChart>['bars']): string {
  const told = bars.map(({ label, less, more }) => `${wordsOf(label)} ${less ? `${less.s} / ` : ''}${more.s}`);
  return `${told.join('; ')}.`;
}

function wordsOf(label: Part['label']): string {
  return label.map((span) => ('s' in span ? span.s : '')).join('');
}

function listParts(parts: readonly Part[]): string {
  return `${parts.map(({ label, s }) => `${wordsOf(label)} ${s}`).join('; ')}.`;
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

/** Bars beside a line that reaches so many times as high would all look alike. */
const MOST_SHARED = 3;
