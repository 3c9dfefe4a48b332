import { findConcepts } from '../sectors/concepts/find-concepts.ts';
import type { SectorId } from '../sectors/sector.ts';
import type { Draft } from './draft.ts';
import { rivalQuote } from './gather-quotes.ts';
import type { Block, Cell, PlanText, Table } from './plan.ts';
import { label } from './say.ts';
import { capital, figure, pairs, table, words } from './write-block.ts';

const MOST_RIVALS = 3;
const MOST_EDGES = 3;

/** The business beside those it is compared with, criterion by criterion. What nobody has looked at yet is left to be checked, not made up. */
export function writeMatrix(draft: Draft, named: readonly string[]): readonly Block[] {
  const edges = draft.said.edges.slice(0, MOST_EDGES);
  if (named.length === 0 && edges.length === 0) return [];
  const columns = columnsOf(draft, named);
  const row = (name: PlanText, own: Cell) => ({ cells: [words(capital(name)), own, ...columns.map(() => words(OPEN))] });
  return [
    table({
      title: { es: 'Matriz de competencia', en: 'Competitor matrix' },
      note: { es: 'lo que falta se comprueba visitando y llamando', en: 'what is open is settled by visits and calls' },
      size: 'text',
      columns: [
        { head: { es: 'Criterio', en: 'Criterion' }, align: 'start', width: 4 },
        { head: label(draft, { es: '{{name^}}', en: '{{name^}}' }), align: 'start', width: 3 },
        ...columns.map((head) => ({ head, align: 'start' as const, width: 3 })),
      ],
      rows: [
        ...sayKnown(draft, named.length, columns.length),
        row(label(draft, { es: 'precio de cada {{unit}}', en: 'price of each {{unit}}' }), figure('price', true)),
        ...edges.map((edge) => row({ es: edge.es, en: edge.en }, words(PROMISED))),
        ...CRITERIA.slice(0, 2 + MOST_EDGES - edges.length).map((criterion) => row(criterion, words(TO_MEASURE))),
      ],
    }),
  ];
}

/** What was said of each rival in naming it, where anything was. */
function sayKnown({ quotes }: Draft, named: number, columns: number): Table['rows'] {
  const cells = Array.from({ length: columns }, (_, at): Cell => {
    const isTold = at < named && quotes[rivalQuote(at)] !== undefined;
    return isTold ? { quote: rivalQuote(at) } : { empty: true };
  });
  return cells.some((cell) => 'quote' in cell) ? [{ cells: [words(KNOWN), { empty: true }, ...cells] }] : [];
}

const KNOWN: PlanText = { es: 'Así se contó', en: 'As it was told' };

/** The rivals named, then what the trade's customers use instead. */
export function columnsOf({ sector }: Draft, named: readonly string[]): readonly PlanText[] {
  const rivals = named.map((rival) => sayRival(rival, sector.id));
  return [...rivals, ...pairs(sector.pack.substitutes).map(capital)].slice(0, MOST_RIVALS);
}

/** A name stands as it was given; what is no name («un mecánico a domicilio») is told in both languages where they have words for it. */
function sayRival(rival: string, sector: SectorId): PlanText {
  const isName = /\p{Lu}/u.test(rival);
  const known = isName ? undefined : findConcepts(rival, sector, ['alternative'])[0];
  return known ? capital({ es: known.es, en: known.en }) : { es: rival, en: rival };
}

const OPEN: PlanText = { es: 'por ver', en: 'to check' };
const PROMISED: PlanText = { es: 'sí, se promete', en: 'yes, promised' };
const TO_MEASURE: PlanText = { es: 'por medir', en: 'to measure' };

/** Criteria anybody can check from outside. */
const CRITERIA: readonly PlanText[] = [
  { es: 'cuánto hay que esperar', en: 'how long the wait is' },
  { es: 'qué dicen las reseñas', en: 'what the reviews say' },
  { es: 'horario', en: 'opening hours' },
  { es: 'cómo se paga', en: 'how one pays' },
  { es: 'qué pasa si algo sale mal', en: 'what happens when something goes wrong' },
];
