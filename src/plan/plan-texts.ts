// Every text of a plan, for whoever has to look at all of them: tests, and the check that a reworded text keeps its figures.
import type { Block, Cell, Chart, Plan, PlanText, Table } from './plan.ts';

/** A text and the place where it stands. */
export interface PlacedText {
  readonly where: string;
  readonly text: PlanText;
}

export function textsOf(plan: Plan): readonly PlacedText[] {
  const cover = [plan.cover.tagline, ...plan.cover.facts.flatMap(({ label, value }) => [label, value])];
  return [
    ...cover.map((text) => ({ where: 'cover', text })),
    ...plan.pages.flatMap((page) => [page.title, ...page.blocks.flatMap(ofBlock)].map((text) => ({ where: page.id, text }))),
  ];
}

function ofBlock(block: Block): readonly PlanText[] {
  switch (block.type) {
    case 'lead':
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'quote':
      return block.gloss ? [block.gloss] : [];
    case 'list':
      return block.items;
    case 'notice':
      return [block.title, ...block.points];
    case 'tiles':
      return block.tiles.flatMap(({ label, after, note }) => [label, ...(after ? [after] : []), note]);
    case 'quadrants':
      return [block.title, ...block.quadrants.flatMap(({ title, items }) => [title, ...items])];
    case 'table':
      return ofTable(block.table);
    case 'scenes':
      return block.scenes.flatMap(({ title, text }) => [title, text]);
    case 'chart':
      return ofChart(block.chart);
    case 'columns':
      return block.columns.flat().flatMap(ofBlock);
  }
}

function ofTable({ title, note, columns, rows }: Table): readonly PlanText[] {
  const heads = columns.flatMap(({ head }) => ('figure' in head ? [] : [head]));
  const ofCell = (cell: Cell) => ('text' in cell ? [cell.text] : 'gloss' in cell && cell.gloss ? [cell.gloss] : []);
  return [title, ...(note ? [note] : []), ...heads, ...rows.flatMap(({ cells }) => cells.flatMap(ofCell))];
}

function ofChart(chart: Chart): readonly PlanText[] {
  const about = [chart.title, chart.subtitle, chart.alt];
  switch (chart.type) {
    case 'bars-line':
      return [...about, ...(chart.lowest ? [chart.lowest.label] : [])];
    case 'break-even':
      return [...about, ...Object.values(chart.labels)];
    case 'waterfall':
      return [...about, ...chart.steps.map(({ label }) => label)];
    case 'tornado':
      return [...about, ...chart.bars.map(({ label }) => label)];
    case 'ranges':
      return [...about, ...chart.rows.map(({ label }) => label)];
    case 'map':
      return [
        ...about,
        ...Object.values(chart.across),
        chart.up.from,
        chart.up.to,
        ...[chart.up.middle, chart.key.told, chart.key.presumed].filter((text) => !!text),
        chart.own.label,
        chart.others.title,
        ...chart.others.names,
        ...chart.rivals.map(({ label }) => label),
      ];
    case 'roadmap':
      return [...about, ...chart.tasks.map(({ label }) => label)];
    case 'uses-sources':
      return [...about, ...[...chart.uses, ...chart.sources].map(({ label }) => label)];
  }
}
