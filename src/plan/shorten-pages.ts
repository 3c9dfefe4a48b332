import type { Block, Page, PlanText } from './plan.ts';

/** What a joined page takes of a section, which begins at a heading: so many of its paragraphs, and everything else but blocks of some kinds and its first tables. */
interface Taken {
  readonly paragraphs: number;
  readonly without?: readonly Block['type'][];
  readonly tablesLeftOut?: number;
}

const LEFT_OUT = null;

/** Pages that are joined or shortened in the minimum form, and what each brings, section by section. The money is never shortened, and what its tables say is not said again as strengths and weaknesses. */
const JOINED: readonly { id: string; title: PlanText; from: Readonly<Record<string, readonly (Taken | typeof LEFT_OUT)[]>> }[] = [
  {
    id: 'market',
    title: { es: 'Cliente y mercado', en: 'Customer and market' },
    from: {
      customer: [{ paragraphs: 2 }, { paragraphs: 1 }, { paragraphs: 2, without: ['table'] }],
      market: [{ paragraphs: 1 }, { paragraphs: 1, without: ['chart'] }],
    },
  },
  {
    id: 'operations',
    title: { es: 'Operaciones', en: 'Operations' },
    from: { operations: [LEFT_OUT, { paragraphs: 0, tablesLeftOut: 1 }, { paragraphs: 0 }] },
  },
  {
    id: 'marketing',
    title: { es: 'Marketing', en: 'Marketing' },
    from: { marketing: [LEFT_OUT, { paragraphs: 0 }, { paragraphs: 1 }] },
  },
  {
    id: 'risks',
    title: { es: 'Objetivos y riesgos', en: 'Goals and risks' },
    from: {
      goals: [{ paragraphs: 0 }, LEFT_OUT],
      risks: [{ paragraphs: 0, without: ['quadrants'] }, { paragraphs: 1, without: ['chart', 'list'] }, LEFT_OUT],
    },
  },
];

/**
 * The minimum form, for a plan of which little was said: two pairs of pages that would hold mostly what is usual in the trade become two, and
 * two others are shortened. Whoever reads it finds the money as complete as ever, and less to skip before it.
 */
export function shortenPages(pages: readonly Page[]): readonly Page[] {
  return pages.flatMap((page) => {
    const joined = JOINED.find(({ from }) => page.id in from);
    if (!joined) return [page];
    const parts = Object.entries(joined.from);
    if (page.id !== parts[0]?.[0]) return [];
    const blocks = parts.flatMap(([id, taken]) => takeBlocks(pages.find((one) => one.id === id)?.blocks ?? [], taken));
    return [{ id: joined.id, title: joined.title, blocks }];
  });
}

function takeBlocks(blocks: readonly Block[], taken: readonly (Taken | null)[]): readonly Block[] {
  return splitSections(blocks).flatMap((section, at) => {
    const wanted = taken[at];
    if (!wanted) return [];
    let [paragraphs, tables] = [wanted.paragraphs, wanted.tablesLeftOut ?? 0];
    return section.filter(({ type }) => {
      if (type === 'paragraph') return paragraphs-- > 0;
      return !wanted.without?.includes(type) && (type !== 'table' || tables-- <= 0);
    });
  });
}

/** A page's blocks, cut before each heading; what stands before the first is a section too. */
function splitSections(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.type === 'heading' || !last) sections.push([block]);
    else last.push(block);
  }
  return sections;
}
