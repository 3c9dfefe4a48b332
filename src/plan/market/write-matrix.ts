import { isTakenOver } from '../../facts/is-taken-over.ts';
import { capitalise } from '../../language/capitalise.ts';
import { perLanguage } from '../../language/language.ts';
import { leadingPromises } from '../customer/order-promises.ts';
import type { Draft } from '../draft.ts';
import type { Block, Cell, PlanText, Table } from '../plan.ts';
import { join, label } from '../say.ts';
import { capital, table, words } from '../write-block.ts';
import type { Column, Comparison } from './compare-rivals.ts';
import type { Point, PointId } from './comparison-points.ts';
import { shareColumns } from './group-alike.ts';
import { KIND_WORDS } from './kind-words.ts';
import { ALIKE, CUSTOM, HOW, IF_THEY_STAY, NEW, NONE, NONE_YET, NOTE, TO_DECIDE, TOLD } from './matrix-words.ts';
import { checkOf, type Known, tellLines, tellPrices, tellPromises, tellReasons, usual } from './tell-lines.ts';
import { tellRivals } from './tell-rivals.ts';

type Row = Table['rows'][number];
type Told = ReturnType<typeof shareColumns>;

/** Lines between the price and what is still to be found out; three where three stand beside, as narrow columns take more. */
const MOST_LINES = 4;
const MOST_OF_THREE = 3;
const LEAST_LINES = 2;

/**
 * The matrix, point by point: what was told; of a kind of thing that has no name, what is usual in it; of somebody named, how to find out, since
 * nothing is guessed of them. A line of which next to nothing is known is left out.
 */
export function writeMatrix(draft: Draft, told: Comparison): readonly Block[] {
  const comparison = shareColumns(draft, told);
  const { columns } = comparison;
  const spoken = tellRivals(draft, columns);
  const heard = spoken.length > 0 ? [row(TOLD, [words(offerOf(draft)), ...spoken])] : [];
  const lines = [...tellPromises(draft, columns), ...tellLines(draft, comparison)]
    .filter(isTelling)
    .slice(0, columns.length > 2 ? MOST_OF_THREE : MOST_LINES - heard.length);
  const known = withOpen(
    [...[tellReasons(draft, columns), tellPrices(draft, comparison)].filter(isTelling), ...lines],
    [tellPrices(draft, comparison), ...tellPromises(draft, columns), ...tellLines(draft, comparison)],
  );
  return [
    table({
      title: { es: 'Matriz de competencia', en: 'Competitor matrix' },
      note: NOTE,
      size: 'text',
      columns: [
        { head: { es: 'Qué se compara', en: 'What is compared' }, align: 'start', width: 3 },
        { head: label(draft, { es: '{{name^}}', en: '{{name^}}' }), align: 'start', width: 3 },
        ...columns.map(({ head }) => ({ head: capital(head), align: 'start' as const, width: 3 })),
      ],
      rows: [
        ...heard,
        ...known.map(lay),
        ...tellCustom(draft, columns),
        tellChecks(
          draft,
          comparison,
          known.map(({ point }) => point),
        ),
      ],
    }),
  ];
}

/** So few lines compare nothing: what the business has and nobody asked of the others stands beside them, to be asked. */
function withOpen(known: readonly Known[], all: readonly Known[]): readonly Known[] {
  const open = all.filter(({ name }) => !known.some((one) => one.name.es === name.es));
  return [...known, ...open.slice(0, Math.max(0, LEAST_LINES - known.length))];
}

/** Something is known of a rival: of one is enough where any of it was told, of half of them where nothing was. */
function isTelling({ isTold, theirs }: Known): boolean {
  const known = theirs.filter((one) => one !== null).length;
  return known > 0 && (isTold || known * 2 >= theirs.length);
}

/** How to find out stands in the first cell of which nothing is known; the others are found out alike. */
function lay({ name, ours, theirs, check }: Known): Row {
  const first = theirs.indexOf(null);
  const cells = theirs.map((one, at) => one ?? (at === first ? { es: `Por ver: ${check.es}`, en: `To check: ${check.en}` } : ALIKE));
  return row(name, [words(ours), ...cells.map(words)]);
}

function row(name: PlanText, cells: readonly Cell[]): Row {
  return { cells: [words(capital(name)), ...cells] };
}

/** What the business leads with, in the row of what was told. */
function offerOf({ slots }: Draft): PlanText {
  return slots.promiseOne ?? NEW;
}

/** Customers of one's own, where anything was told of one's: whoever opens has none, and every other has. */
function tellCustom(draft: Draft, columns: readonly Column[]): readonly Row[] {
  if (columns.every(({ says }) => !says.has('fame'))) return [];
  const theirs = columns.map(({ kind, says }): Cell => {
    const told = says.get('fame') ?? usual(KIND_WORDS[kind.id].usual.fame);
    return words(told ?? NONE);
  });
  return [row(CUSTOM, [words(label(draft, isTakenOver(draft.facts) ? IF_THEY_STAY : NONE_YET)), ...theirs])];
}

/** One way of finding out for each, by when: of the same trade what else its customers compare, each time another point; of the rest what their kind calls for. */
function tellChecks(draft: Draft, { columns, price, lines }: Told, shown: readonly (PointId | null)[]): Row {
  // The first has a row of its own above.
  const [first, edge = first] = leadingPromises(draft.said, draft.sector.pack.aBusiness);
  const taken: (PointId | null)[] = [...shown];
  const theirs = columns.map(({ kind, names }, at): PlanText => {
    const open = [price, ...lines].filter(({ point, theirs: told }) => !taken.includes(point.id) && !told[at]);
    const next = open.slice(0, names).map(({ point }) => point);
    if (kind.id !== 'same-trade' || next.length === 0) return capital(kind.findOut);
    taken.push(...next.map(({ id }) => id));
    return join(
      next.map((point) => tellCheck(draft, point)),
      '. ',
    );
  });
  const own: Cell = edge ? words({ es: `Si alguno ofrece ya ${edge.es}`, en: `Whether any already offers ${edge.en}` }) : words(TO_DECIDE);
  return row(label(draft, HOW), [own, ...theirs.map(words)]);
}

function tellCheck(draft: Draft, point: Point): PlanText {
  const [asked, check] = [label(draft, point.name), checkOf(draft, point)];
  return perLanguage((language) => capitalise(`${asked[language]}: ${check[language]}`));
}
