// What the direct cost of one sale goes on, where it was told part by part.
import { costParts } from '../../facts/cost-parts.ts';
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { costPartFigure } from '../figures/gather-cost-part-figures.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { listCosts } from '../told/find-listed-costs.ts';
import { costPartQuote } from '../told/gather-quotes.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { tellItem } from '../told/tell-item.ts';
import { figure, table, words } from '../write-block.ts';

const TITLE: PlanText = { es: 'En qué se va el coste de cada {{unit}}', en: 'What each {{unit}} costs' };
const PART: PlanText = { es: 'Parte', en: 'Item' };
const AMOUNT: PlanText = { es: 'Por {{unit}}', en: 'Each {{unit}}' };
const ALL: PlanText = { es: 'Coste directo', en: 'Direct cost' };

/** The parts in the visitor's words, and what they come to; nothing where the cost was told as one, or is the average of several things sold. */
export function writeCostParts(draft: Draft): readonly Block[] {
  const parts = costParts(draft.facts);
  const { lines, rewardCents } = draft.model.assumptions;
  if (parts.length === 0 || lines || rewardCents.value > 0) return [];
  return [
    table({
      title: label(draft, TITLE),
      size: 'text',
      columns: [
        { head: PART, align: 'start', width: 7 },
        { head: label(draft, AMOUNT), align: 'end', width: 5 },
      ],
      rows: [
        ...parts.map((part, at) => ({ cells: [words(sayPart(draft, part.label, at)), figure(costPartFigure(at), true)] })),
        { cells: [words(ALL), figure('unit-cost', true)], style: 'total' },
      ],
    }),
  ];
}

/** As it was written; in the other language what it is, where that has a word for it. */
function sayPart(draft: Draft, part: string, at: number): PlanText {
  const quote = costPartQuote(at);
  const told = listCosts(part) ?? tellItem(part, draft.quotes[quote]?.language ?? 'es', draft.sector.id);
  // «Harina», not "a flour": so much of it, and not one.
  const bare = told && perLanguage((language) => told[language].replace(/^(?:un[ao]s?|un|an?) /, ''));
  return quoteNatively(draft.quotes, quote, bare);
}
