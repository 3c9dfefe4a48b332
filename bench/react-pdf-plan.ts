// The same plan as @react-pdf/renderer would set it: same pages, texts, tables and fonts, charts as plain bars. Only for the bench.
import { createRequire } from 'node:module';
import { Document, Font, Page, Rect, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Rich, SheetBlock, SheetChart, SheetData, SheetTable } from '../src/documents/sheet-data.ts';

const { resolve } = createRequire(import.meta.url);
Font.register({ family: 'Newsreader', src: resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf') });
Font.register({ family: 'Archivo', src: resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf') });
Font.registerHyphenationCallback((word) => [word]);

const styles = StyleSheet.create({
  page: { paddingVertical: 60, paddingHorizontal: 58, fontFamily: 'Newsreader', fontSize: 10.8, lineHeight: 1.4 },
  title: { fontSize: 29, marginBottom: 20 },
  heading: { fontSize: 14, marginTop: 14, marginBottom: 6 },
  text: { marginBottom: 8 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#c9cfc9' },
  cell: { fontFamily: 'Archivo', fontSize: 8, padding: 3 },
  columns: { flexDirection: 'row', gap: 20 },
  column: { flex: 1 },
});

/** One edition as a PDF. */
export function renderWithReactPdf(sheet: SheetData): Promise<Buffer> {
  const cover = createElement(Page, { size: 'A4', style: styles.page, key: 'cover' }, text(sheet.cover.name, styles.title));
  const pages = sheet.pages.map(({ title, blocks }, at) =>
    createElement(Page, { size: 'A4', style: styles.page, key: at }, text(plain(title), styles.title), ...blocks.map(setBlock)),
  );
  return renderToBuffer(createElement(Document, { title: sheet.title }, cover, ...pages));
}

function setBlock(block: SheetBlock): ReactElement {
  switch (block.type) {
    case 'heading':
      return text(plain(block.text), styles.heading);
    case 'lead':
    case 'paragraph':
    case 'quote':
    case 'notice':
      return text(plain(block.text), styles.text);
    case 'list':
      return group(block.items.map((item) => text(`– ${plain(item)}`, styles.text)));
    case 'tiles':
      return group(block.tiles.map(({ label, figure, note }) => text(`${plain(label)} ${figure} ${plain(note)}`, styles.text)));
    case 'scenes':
      return group(block.scenes.map(({ title, text: words }) => text(`${plain(title)}. ${plain(words)}`, styles.text)));
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

function setTable({ title, columns, rows }: SheetTable): ReactElement {
  const row = (cells: readonly Rich[]) =>
    createElement(
      View,
      { style: styles.row },
      ...cells.map((cell, at) => createElement(Text, { style: [styles.cell, { flex: columns[at]?.width ?? 1 }] }, plain(cell))),
    );
  return group([text(plain(title), styles.cell), row(columns.map(({ head }) => head)), ...rows.map(({ cells }) => row(cells))]);
}

/** As many bars as the chart has values: less work than the chart itself. */
function setChart(chart: SheetChart): ReactElement {
  const bars = chart.type === 'bars-line' ? chart.bars : [3, 2, 1];
  const most = Math.max(1, ...bars);
  const drawn = bars.map((value, at) =>
    createElement(Rect, { key: at, x: at * 12, y: 100 - (100 * value) / most, width: 8, height: (100 * value) / most, fill: '#5f6b66' }),
  );
  return group([text(plain(chart.title), styles.cell), createElement(Svg, { height: 100, width: 440, key: 'drawing' }, ...drawn)]);
}

function group(children: readonly ReactElement[]): ReactElement {
  return createElement(View, null, ...children);
}

function text(words: string, style: (typeof styles)[keyof typeof styles]): ReactElement {
  return createElement(Text, { style }, words);
}

function plain(rich: Rich): string {
  return rich.map((span) => (span.t === 'strong' ? plain(span.spans) : span.s)).join('');
}
