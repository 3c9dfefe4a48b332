import { capitalise } from '../language/capitalise.ts';
import type { Language } from '../language/language.ts';
import type { Block, Plan, PlanText } from '../plan/plan.ts';
import { keepLastWords, SHORT_PAIR_IN_CELL } from './keep-last-words.ts';
import { createChartSetter } from './set-chart.ts';
import { setTable } from './set-table.ts';
import { needsGloss, type TextSetter, translationOf } from './set-text.ts';
import type { Rich, SheetBlock } from './sheet-data.ts';
import { SHEET_WORDS } from './sheet-words.ts';

/** Sets blocks of one edition. A table too wide for its page becomes two, so one block may give several. */
export function createBlockSetter(plan: Plan, language: Language, text: TextSetter): (block: Block) => SheetBlock[] {
  const setChart = createChartSetter(plan, language, text);
  const prose = (words: PlanText) => keepLastWords(text.rich(words));
  /** After the words as they were said, what they say in the edition's language where that is known. */
  const setGist = ({ quote, gloss }: Extract<Block, { type: 'quote' }>): SheetBlock[] => {
    const said = translationOf(plan, quote, language);
    if (said)
      return [
        {
          type: 'paragraph',
          text: keepLastWords([{ t: 'text', s: `${SHEET_WORDS[language].inOurs} ${endWithStop(said)}` }]),
          isGloss: true,
        },
      ];
    return gloss && needsGloss(plan, quote, language) ? [{ type: 'paragraph', text: prose(gloss), isGloss: true }] : [];
  };
  const setBlock = (block: Block): SheetBlock[] => {
    switch (block.type) {
      case 'heading':
        return [{ type: 'heading', text: text.rich(block.text) }];
      case 'lead':
        return [{ type: 'lead', text: prose(block.text) }];
      case 'paragraph':
        return [{ type: 'paragraph', text: prose(block.text), ...(block.isSpare ? { isSpare: true } : {}) }];
      case 'quote':
        return [{ type: 'quote', text: [text.asSaid(block.quote)] }, ...setGist(block)];
      case 'list':
        return [{ type: 'list', style: block.style, items: block.items.map(prose) }];
      case 'notice':
        return [{ type: 'notice', title: text.rich(block.title), points: block.points.map(prose) }];
      case 'tiles':
        return [{ type: 'tiles', tiles: block.tiles.map((tile) => setTile(tile, text)) }];
      case 'table':
        return setTable(block.table, plan, language, text).map((table) => ({ type: 'table', ...table }));
      case 'quadrants': {
        const quadrants = block.quadrants.map(({ title, items }) => ({
          title: text.rich(title),
          items: items.map((item) => beginWithCapital(prose(item))),
        }));
        return [{ type: 'quadrants', title: text.rich(block.title), quadrants }];
      }
      case 'scenes':
        return [
          {
            type: 'scenes',
            scenes: block.scenes.map((scene) => ({ title: keepLastWords(text.rich(scene.title)), text: prose(scene.text) })),
          },
        ];
      case 'chart':
        return [{ type: 'chart', chart: setChart(block.chart) }];
      case 'columns':
        return [{ type: 'columns', columns: block.columns.map((column) => column.flatMap(setBlock)) }];
    }
  };
  return setBlock;
}

function endWithStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Where an item begins with a figure, its month is only known here. */
function beginWithCapital([first, ...rest]: Rich): Rich {
  if (!first || first.t === 'strong' || first.t === 'quote') return first ? [first, ...rest] : [];
  return [{ ...first, s: capitalise(first.s) }, ...rest];
}

function setTile(tile: Extract<Block, { type: 'tiles' }>['tiles'][number], text: TextSetter) {
  return {
    label: text.rich(tile.label),
    mark: text.figure(tile.figure).origin,
    figure: text.print(tile.figure),
    after: tile.after ? text.rich(tile.after) : [],
    note: keepLastWords(text.rich(tile.note), SHORT_PAIR_IN_CELL),
  };
}
