// The same plan as @react-pdf/renderer would set it: same pages, texts with their weights, slants and marks of origin, notes, heads, feet, tables,
// bookmarks and faces, and charts of as many drawn paths and as many labels as ours. Its marks are characters, as it draws nothing inside a line.
// It tags nothing and fits nothing to its page: what ours does beyond that is not counted against it. Only for the bench.
import { createRequire } from 'node:module';
import { Circle, Document, Font, Page, Path, Rect, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react';
import { flatten as plain } from '../src/documents/set-text.ts';
import type { Mark, Rich, SheetBlock, SheetChart, SheetData, SheetTable, Span } from '../src/documents/sheet-data.ts';
import { measureChart } from './measure-chart.ts';

const { resolve } = createRequire(import.meta.url);
const NEWSREADER = '@expo-google-fonts/newsreader';
const ARCHIVO = '@expo-google-fonts/archivo';
Font.register({
  family: 'Newsreader',
  fonts: [
    { src: resolve(`${NEWSREADER}/400Regular/Newsreader_400Regular.ttf`), fontWeight: 400 },
    { src: resolve(`${NEWSREADER}/400Regular_Italic/Newsreader_400Regular_Italic.ttf`), fontWeight: 400, fontStyle: 'italic' },
    { src: resolve(`${NEWSREADER}/500Medium/Newsreader_500Medium.ttf`), fontWeight: 500 },
    { src: resolve(`${NEWSREADER}/600SemiBold/Newsreader_600SemiBold.ttf`), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Archivo',
  fonts: [
    { src: resolve(`${ARCHIVO}/400Regular/Archivo_400Regular.ttf`), fontWeight: 400 },
    { src: resolve(`${ARCHIVO}/400Regular/Archivo_400Regular.ttf`), fontWeight: 400, fontStyle: 'italic' },
    { src: resolve(`${ARCHIVO}/500Medium/Archivo_500Medium.ttf`), fontWeight: 500 },
    { src: resolve(`${ARCHIVO}/600SemiBold/Archivo_600SemiBold.ttf`), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Marks',
  src: resolve('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
});
Font.registerHyphenationCallback((word) => [word]);

const INK = '#17211f';
const RULE = '#c9cfc9';
const THREAD = '#22497f';
const MARKS = { said: '●', derived: '◆', sector: '○' };
const styles = StyleSheet.create({
  page: { paddingTop: 79, paddingBottom: 54, paddingLeft: 62, paddingRight: 57, fontFamily: 'Newsreader', fontSize: 8.6, lineHeight: 1.25 },
  head: { position: 'absolute', top: 40, left: 62, right: 57, flexDirection: 'row', justifyContent: 'space-between' },
  foot: { position: 'absolute', bottom: 28, left: 62, right: 57, flexDirection: 'row', justifyContent: 'space-between' },
  furniture: { fontFamily: 'Archivo', fontSize: 7.4, color: '#4a5552' },
  label: { position: 'absolute', fontFamily: 'Archivo', fontSize: 6.8 },
  name: { fontSize: 70, fontWeight: 500, marginBottom: 40 },
  title: { fontSize: 27, fontWeight: 500, marginBottom: 14 },
  heading: { fontSize: 12, fontWeight: 600, marginTop: 6, marginBottom: 4 },
  text: { marginBottom: 4 },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', borderTopWidth: 1.2, borderBottomWidth: 0.8, borderColor: INK, paddingVertical: 10 },
  tile: { width: '33%', marginBottom: 10 },
  figure: { fontSize: 24 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: RULE },
  cell: { fontFamily: 'Archivo', fontSize: 6.8, padding: 1.8 },
  note: { fontFamily: 'Archivo', fontSize: 6.2, color: '#4a5552' },
  strong: { fontWeight: 600 },
  quoted: { fontStyle: 'italic' },
  mark: { fontFamily: 'Marks', fontSize: 4.4 },
  columns: { flexDirection: 'row', gap: 20 },
  column: { flex: 1 },
});

/** One edition as a PDF. */
export function renderWithReactPdf(sheet: SheetData): Promise<Buffer> {
  const size = sheet.paper === 'letter' ? 'LETTER' : 'A4';
  const cover = createElement(
    Page,
    { size, style: styles.page, key: 'cover' },
    text(sheet.cover.name, styles.name),
    text(runs(sheet.cover.tagline), styles.title),
    drawPaths(sheet.cover.weave.bars.length * 3, sheet.cover.weave.bars, 320),
    ...sheet.cover.facts.map(({ label, value }) => text([...runs(label), ' ', ...runs(value)], styles.cell)),
  );
  const pages = sheet.pages.map(({ title, blocks }, at) =>
    createElement(
      Page,
      { size, style: styles.page, key: at, bookmark: plain(title) },
      createElement(
        View,
        { style: styles.head, fixed: true },
        text(`${sheet.shortName}  ${sheet.words.kind}`, styles.furniture),
        createElement(Svg, { width: 140, height: 14 }, ...listPaths(sheet.pages.length + 2, [], 14)),
      ),
      text(runs(title), styles.title),
      ...blocks.map(setBlock),
      createElement(
        View,
        { style: styles.foot, fixed: true },
        text(`${sheet.words.origin} ${sheet.words.said} ${sheet.words.derived} ${sheet.words.sector}`, styles.furniture),
        text(`${at + 2}`, styles.furniture),
      ),
    ),
  );
  return renderToBuffer(createElement(Document, { title: sheet.title }, cover, ...pages));
}

function setBlock(block: SheetBlock): ReactElement {
  switch (block.type) {
    case 'heading':
      return text(runs(block.text), styles.heading);
    case 'lead':
    case 'paragraph':
    case 'quote':
      return text(runs(block.text), styles.text);
    case 'notice':
      return group([text(runs(block.title), styles.heading), ...block.points.map((point) => text(['– ', ...runs(point)], styles.text))]);
    case 'list':
      return group(block.items.map((item) => text(['– ', ...runs(item)], styles.text)));
    case 'tiles':
      return createElement(
        View,
        { style: styles.tiles },
        ...block.tiles.map(({ label, mark, figure, after, note }) =>
          createElement(
            View,
            { style: styles.tile },
            text([...runs(label), ...setMark(mark)], styles.cell),
            text([`${figure} `, ...runs(after)], styles.figure),
            text(runs(note), styles.cell),
          ),
        ),
      );
    case 'quadrants':
      return group([
        text(runs(block.title), styles.heading),
        ...block.quadrants.flatMap(({ title, items }) => [
          text(runs(title), styles.cell),
          ...items.map((item) => text(['– ', ...runs(item)], styles.cell)),
        ]),
      ]);
    case 'scenes':
      return group([
        drawPaths(block.scenes.length * 4, [], 10),
        ...block.scenes.map(({ title, text: words }) => text([...runs(title), '. ', ...runs(words)], styles.text)),
      ]);
    case 'table':
      return setTable(block);
    case 'chart':
      return setChart(block.chart);
    case 'columns':
      return createElement(
        View,
        { style: styles.columns },
        ...block.columns.map((column) => createElement(View, { style: styles.column }, ...column.map(setBlock))),
      );
  }
}

function setTable({ title, note, columns, rows, totals }: SheetTable): ReactElement {
  const setRow = (cells: readonly Rich[], strong: boolean) =>
    createElement(
      View,
      { style: styles.row, wrap: false },
      ...cells.map((cell, at) => {
        const { width = 1, align = 'start' } = columns[at] ?? {};
        const own = { flex: width, textAlign: align === 'end' ? ('right' as const) : ('left' as const) };
        const heavy = strong || (totals && at === columns.length - 1);
        return text(runs(cell), [styles.cell, ...(heavy ? [styles.strong] : []), own]);
      }),
    );
  const heads = columns.map(({ head }) => head);
  return group([
    text(runs(title), styles.cell),
    ...(note ? [text(runs(note), styles.note)] : []),
    setRow(heads, true),
    ...rows.map(({ cells, style }) => setRow(cells, style !== 'plain')),
  ]);
}

/** A drawing with a path for each bar, line, point and tick of the chart, and each of its labels at a place of its own, as ours are. */
function setChart(chart: SheetChart): ReactElement {
  const { paths, bars, labels } = measureChart(chart);
  return group([
    text(runs(chart.title), styles.cell),
    text(runs(chart.subtitle), styles.note),
    drawPaths(paths, bars, 100),
    ...labels.map((label, at) => text(runs(label), [styles.label, { bottom: (at % 8) * 12, left: at * 20 }])),
  ]);
}

function drawPaths(count: number, bars: readonly number[], height: number): ReactElement {
  return createElement(Svg, { height, width: 440 }, ...listPaths(count, bars, height));
}

/** The bars, then lines and points for the rest. */
function listPaths(count: number, bars: readonly number[], height: number): readonly ReactElement[] {
  const most = Math.max(1, ...bars.map(Math.abs));
  const step = 440 / Math.max(1, bars.length);
  const drawn = bars.map((value, at) => {
    const tall = (height * Math.abs(value)) / most;
    return createElement(Rect, {
      key: at,
      x: at * step,
      y: height - tall,
      width: step * 0.64,
      height: tall,
      fill: '#5f6b66',
      stroke: INK,
      strokeWidth: 0.5,
    });
  });
  const rest = Array.from({ length: Math.max(0, count - bars.length) }, (_, at) => {
    const key = bars.length + at;
    const x = (at * 37) % 430;
    if (at % 3 === 2)
      return createElement(Circle, { key, cx: x, cy: (at * 13) % height, r: 2, fill: '#ffffff', stroke: THREAD, strokeWidth: 1 });
    return createElement(Path, {
      key,
      d: `M ${x} 0 C ${x + 4} ${height / 3} ${x + 8} ${height / 2} ${x + 10} ${height}`,
      stroke: THREAD,
      strokeWidth: 1,
      fill: 'none',
    });
  });
  return [...drawn, ...rest];
}

function group(children: readonly ReactElement[]): ReactElement {
  return createElement(View, null, ...children);
}

/** A text's spans: those of another weight or slant, and the mark after a figure, are texts of their own inside it. */
function runs(rich: Rich): ReactNode[] {
  return rich.flatMap(setSpan);
}

function setSpan(span: Span): ReactNode[] {
  switch (span.t) {
    case 'text':
      return [span.s];
    case 'fig':
      return [span.s, ...setMark(span.mark)];
    case 'quote':
      return [text([span.s], styles.quoted)];
    case 'strong':
      return [text(runs(span.spans), styles.strong)];
  }
}

function setMark(mark: Mark): ReactNode[] {
  return mark ? ['\u00a0', text([MARKS[mark]], styles.mark)] : [];
}

type Style = NonNullable<ComponentProps<typeof View>['style']>;

function text(words: ReactNode, style: Style): ReactElement {
  return createElement(Text, { style }, ...(Array.isArray(words) ? words : [words]));
}
