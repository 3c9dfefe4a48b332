// The outline of a plan: which of its paragraphs a model may reword, page by page. What they hold is settled; their wording is not.
import { LANGUAGES } from '../language/language.ts';
import type { Block, Plan, PlanText } from '../plan/plan.ts';

/** A paragraph that may be reworded. Its id says where it stands on its page. */
export interface Passage {
  readonly id: string;
  readonly text: PlanText;
}

/** A page's passages: what is asked of the model in one call. */
export interface Section {
  readonly id: string;
  readonly title: PlanText;
  readonly passages: readonly Passage[];
}

/** Reworded paragraphs by page and passage. */
export type Wording = Readonly<Record<string, Readonly<Record<string, PlanText>>>>;

/** Pages whose words are accounts, checks and legal notes from end to end. */
const SETTLED_PAGES = new Set(['assumptions', 'three-years']);
const FEWEST_WORDS = 8;
/** Bad news is said by us, and so is what concerns law and tax. */
const SETTLED =
  /\{\{fig:(?:[^}]*loss|low-|gap|to-find|cash-low|[^}]*short|vat)|(?<!\p{L})(?:pérdida|pierd|perdiendo|hueco|agujero|falta|impuest|licencia|permiso|seguro|ayuntamiento|asesoría|abogad|(?-i:IVA)|loss|lose|hole|lack|missing|short of|tax|(?-i:VAT)|licen[cs]e|permit|insurance|council|accountant|lawyer)/iu;

export function outlinePlan(plan: Plan): readonly Section[] {
  const found = new Map<string, Passage[]>();
  mapPassages(plan, (page, id, text) => {
    found.set(page, [...(found.get(page) ?? []), { id, text }]);
    return text;
  });
  return plan.pages.flatMap(({ id, title }) => {
    const passages = found.get(id);
    return passages ? [{ id, title, passages }] : [];
  });
}

/** The plan with these paragraphs in the place of its own. */
export function applyWording(plan: Plan, wording: Wording): Plan {
  return mapPassages(plan, (page, id, text) => wording[page]?.[id] ?? text);
}

function mapPassages(plan: Plan, change: (page: string, id: string, text: PlanText) => PlanText): Plan {
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block, at) =>
        mapBlock(block, `${at}`, (id, text) => (isOpen(page.id, text) ? change(page.id, id, text) : text)),
      ),
    })),
  };
}

function mapBlock(block: Block, at: string, change: (id: string, text: PlanText) => PlanText): Block {
  switch (block.type) {
    case 'lead':
    case 'paragraph':
      return { ...block, text: change(at, block.text) };
    case 'scenes':
      return { ...block, scenes: block.scenes.map((scene, nth) => ({ ...scene, text: change(`${at}.${nth}`, scene.text) })) };
    case 'columns': {
      const [one, two] = block.columns.map((column, side) => column.map((inner, nth) => mapBlock(inner, `${at}.${side}.${nth}`, change)));
      return { ...block, columns: [one ?? [], two ?? []] };
    }
    default:
      return block;
  }
}

/** What quotes the founder in one edition and tells it in other words in the other is not touched: neither could be held against the other. */
function isOpen(page: string, text: PlanText): boolean {
  const isLong = text.es.split(/\s+/).length >= FEWEST_WORDS;
  const quoted = LANGUAGES.map((language) => (text[language].match(/\{\{quote:[^}]*/g) ?? []).sort().join());
  return isLong && quoted[0] === quoted[1] && !SETTLED_PAGES.has(page) && LANGUAGES.every((language) => !SETTLED.test(text[language]));
}
