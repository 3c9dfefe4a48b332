import { perLanguage } from '../language/language.ts';
import { countWord } from '../language/small-numbers.ts';
import { findConcepts } from '../sectors/concepts/find-concepts.ts';
import { comparedAs, type Point, type PointId, pointsOf } from './comparison-points.ts';
import type { Draft } from './draft.ts';
import type { FigureTable } from './figure.ts';
import { rivalNameQuote, rivalQuote } from './gather-quotes.ts';
import { gatherRivals, ownStanding, type Rival } from './gather-rivals.ts';
import { keepsPromise } from './keeps-promise.ts';
import type { Block, Cell, PlanText } from './plan.ts';
import { quoteNatively } from './quote-natively.ts';
import { readStanding, type Standing, withoutHearsay } from './read-standing.ts';
import { label } from './say.ts';
import { capital, figure, pairs, table, words } from './write-block.ts';

const MOST_COLUMNS = 3;
const MOST_ROWS = 5;
const MOST_EDGES = 2;
/** Lines of which nobody has said anything yet. */
const MOST_OPEN = 2;
/** What the offer says of itself on these points is no standing: they are the rivals'. */
const THEIRS: readonly PointId[] = ['price', 'scope', 'fame'];

/** One option beside the business: a rival as told, or what the trade's customers use instead. */
export interface Column {
  readonly head: PlanText;
  readonly rival: Rival | null;
  readonly says: Standing['says'];
}

/** One point of the comparison, with what is known of each on it. */
export interface Line {
  readonly point: Point;
  readonly own: PlanText | null;
  readonly theirs: readonly (PlanText | null)[];
}

export interface Comparison {
  readonly columns: readonly Column[];
  readonly price: Line;
  readonly lines: readonly Line[];
}

const PRICE: Point = { id: 'price', name: { es: 'precio de cada {{unit}}', en: 'price of each {{unit}}' } };

/** The business and up to three others on the points of its trade: first those on which something was said. */
export function compareRivals(draft: Draft): Comparison {
  const columns = columnsOf(draft);
  const own = ownSays(draft);
  const line = (point: Point): Line => ({
    point,
    own: own.get(point.id) ?? null,
    theirs: columns.map(({ says }) => says.get(point.id) ?? null),
  });
  const all = pointsOf(comparedAs(draft)).map(line);
  const told = all.filter(({ own: ours, theirs }) => ours !== null || theirs.some((known) => known !== null));
  const open = all.filter((candidate) => !told.includes(candidate));
  return { columns, price: line(PRICE), lines: [...told.slice(0, MOST_ROWS - 1), ...open.slice(0, MOST_OPEN)].slice(0, MOST_ROWS) };
}

/** The matrix, point by point. */
export function writeMatrix(draft: Draft, { columns, price, lines }: Comparison): readonly Block[] {
  const edges = otherEdges(draft);
  const row = (name: PlanText, own: Cell, theirs: Line['theirs']) => ({
    cells: [words(capital(name)), own, ...theirs.map((known, at) => tellTheirs(columns[at], known))],
  });
  return [
    table({
      title: { es: 'Matriz de competencia', en: 'Competitor matrix' },
      note: {
        es: 'lo que se sabe salió de la entrevista; lo demás se ve desde fuera',
        en: 'what is known came from the interview; the rest can be seen from outside',
      },
      size: 'text',
      columns: [
        { head: { es: 'Qué se compara', en: 'What is compared' }, align: 'start', width: 4 },
        { head: label(draft, { es: '{{name^}}', en: '{{name^}}' }), align: 'start', width: 3 },
        ...columns.map(({ head }) => ({ head: capital(head), align: 'start' as const, width: 3 })),
      ],
      rows: [
        ...tellWords(draft, columns),
        row(label(draft, price.point.name), figure('price-charged', true), price.theirs),
        ...edges.map((edge) =>
          row(
            edge,
            words(PROMISED),
            columns.map(({ rival }) => rival && sayKept(keepsPromise(draft, rival, edge.es))),
          ),
        ),
        ...lines
          .slice(0, MOST_ROWS - edges.length)
          .map(({ point, own, theirs }) => row(point.name, words(own ?? (point.id === 'fame' ? TO_WIN : TO_DECIDE)), theirs)),
      ],
    }),
  ];
}

function sayKept(isKept: boolean | null): PlanText | null {
  if (isKept === null) return null;
  return isKept ? KEPT : BROKEN;
}

function tellTheirs(column: Column | undefined, known: PlanText | null): Cell {
  return known === null && column?.rival?.isDoing ? { empty: true } : words(known ?? OPEN);
}

/** What was said of each in naming it, where the points do not already tell it. */
function tellWords(draft: Draft, columns: readonly Column[]): readonly { readonly cells: readonly Cell[] }[] {
  const cells = columns.map(({ rival }, at): Cell => {
    const isTold = rival !== null && !rival.isDoing && rival.standing.says.size > 0 && draft.quotes[rivalQuote(at)] !== undefined;
    return isTold ? words(quoteNatively(draft.quotes, rivalQuote(at), sumUp(draft, columns[at]))) : { empty: true };
  });
  return cells.some((cell) => 'text' in cell) ? [{ cells: [words(TOLD), { empty: true }, ...cells] }] : [];
}

/** The points told of one, as a list: what stands for its quote in the other language. A long number is told on its line alone. */
function sumUp({ figures }: Draft, column: Column | undefined): PlanText | null {
  const told = [...(column?.says.values() ?? [])];
  const bare = told.map((text) => inWords(text, figures)).filter(({ es }) => !es.includes('{{'));
  if (told.length === 0) return null;
  if (bare.length === 0) return BELOW;
  return perLanguage((language) => bare.map((text) => withoutHearsay(text)[language]).join(', '));
}

/** The same with small numbers in words: the quote beside it holds no figure either. */
function inWords(text: PlanText, figures: FigureTable): PlanText {
  return perLanguage((language) =>
    text[language].replace(/\{\{fig:([^}*]+)\*?\}\}/g, (slot, id: string) => countWord(Number(figures[id]?.value), language) ?? slot),
  );
}

const BELOW: PlanText = { es: 'lo que dicen las líneas de abajo', en: 'what the lines below say' };
const TOLD: PlanText = { es: 'Así se contó', en: 'As it was told' };

function columnsOf(draft: Draft): readonly Column[] {
  const rivals = gatherRivals(draft.facts).map((rival, at) => ({ head: sayName(draft, rival, at), rival, says: rival.standing.says }));
  const usual = pairs(draft.sector.pack.substitutes).map((name) => ({ head: name, rival: null, says: new Map() }));
  const most = rivals.length > 1 ? rivals.length : MOST_COLUMNS;
  return [...rivals, ...usual].slice(0, Math.min(most, MOST_COLUMNS));
}

/** A name stands as it was given; what is no name («un mecánico a domicilio») is told in both languages where they have words for it. */
function sayName(draft: Draft, { name, isNamed }: Rival, at: number): PlanText {
  const known = isNamed ? undefined : findConcepts(name, draft.sector.id, ['alternative'])[0];
  if (known) return { es: known.es, en: known.en };
  const quote = draft.quotes[rivalNameQuote(at)];
  const isPlain = isNamed && !/\d/.test(name);
  if (!quote) return { es: name, en: name };
  return perLanguage((language) =>
    isPlain || (quote.language === language && !/\d/.test(name)) ? name : `{{quote:${rivalNameQuote(at)}}}`,
  );
}

/** What is promised, on the points it is about; the offer's own words where no concept tells it. */
function ownSays({ facts, said }: Draft): ReadonlyMap<PointId, PlanText> {
  const promised = said.edges.flatMap((edge) => pointsIn(edge).map((point) => [point, { es: edge.es, en: edge.en }] as const));
  // An appointment booked online is no place: where the business is, the page says elsewhere.
  const told = [...ownStanding(facts).says].filter(([point, { es }]) => !THEIRS.includes(point) && es !== 'por internet');
  return new Map([...promised.reverse(), ...told]);
}

/** Promises that are about none of the points: each has a line of its own. */
function otherEdges({ said }: Draft): readonly PlanText[] {
  return said.edges
    .filter((edge) => pointsIn(edge).length === 0)
    .slice(0, MOST_EDGES)
    .map(({ es, en }) => ({ es, en }));
}

function pointsIn({ es, en }: PlanText): readonly PointId[] {
  return [...readStanding(`${es}. ${en}`, 'edge').says.keys()].filter((point) => !THEIRS.includes(point));
}

const OPEN: PlanText = { es: 'por ver', en: 'to check' };
const KEPT: PlanText = { es: 'sí, según se contó', en: 'yes, as it was told' };
const BROKEN: PlanText = { es: 'no, según se contó', en: 'no, as it was told' };
const PROMISED: PlanText = { es: 'sí, se promete', en: 'yes, promised' };
const TO_WIN: PlanText = { es: 'por ganar', en: 'still to be won' };
const TO_DECIDE: PlanText = { es: 'por decidir', en: 'to be decided' };
