import type { Bilingual } from '../../language/language.ts';
import { MONTHS, type WorkbookLine } from './workbook-line.ts';

/** What is otherwise: the part of the volume, by the line that holds it, and the months by which everything begins later. */
export interface LineChange {
  readonly pct?: string;
  readonly delay?: number;
  readonly note: Bilingual;
}

/**
 * The lines of a volume once more, under names of their own, with something changed: `{units}` of `Less` becomes `{unitsLess}`. Put off, they
 * follow the trend of so many months before, in the season of the month they fall in; until then nothing is sold and customers stay.
 */
export function varyLines(lines: readonly WorkbookLine[], suffix: string, { pct, delay = 0, note }: LineChange): WorkbookLine[] {
  const ids = lines.map(({ id }) => id);
  const rename = (template: string) =>
    template
      .replaceAll(/\{([a-zA-Z]+)(?=[:}])/g, (name, id: string) => (ids.includes(id) ? `{${id}${suffix}` : name))
      .replaceAll('{pct}', pct ? `{${pct}}` : '100');
  const putOff = (template: string) =>
    delay === 0 ? template : template.replaceAll('{trend}', `{trend:${delay}}`).replaceAll('{trend:before}', `{trend:${delay + 1}}`);
  const templateOf = ({ months }: WorkbookLine, month: number) => {
    const template = typeof months === 'function' ? months(month) : (months ?? null);
    return template === null ? null : putOff(rename(template));
  };
  const monthsOf = (line: WorkbookLine) => {
    const until = line.opening === undefined ? '0' : `{${line.id}${suffix}:before}`;
    const templates = Array.from({ length: MONTHS }, (_, index) => (index < delay ? until : templateOf(line, index + 1 - delay)));
    return (month: number) => templates[month - 1] ?? null;
  };
  return lines.map((line) => ({
    ...line,
    id: `${line.id}${suffix}`,
    label: { es: `${line.label.es}, ${note.es}`, en: `${line.label.en}, ${note.en}` },
    ...(line.opening === undefined ? {} : { opening: rename(line.opening) }),
    months: monthsOf(line),
    shared: true,
    emphasis: 'quiet',
  }));
}
