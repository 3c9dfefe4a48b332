// Blocks of a page from texts already said. A text that has nothing to say gives no block.

import { capitalise } from '../language/capitalise.ts';
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block, Cell, PlanText, Table } from './plan.ts';
import { firstOf, say, sayAll } from './say.ts';

export function heading(text: PlanText): Block {
  return { type: 'heading', text };
}

/** One paragraph of the messages that hold; none when none does. */
export function paragraph(draft: Draft, messages: readonly Message[]): readonly Block[] {
  const text = sayAll(draft, messages);
  return text ? [{ type: 'paragraph', text }] : [];
}

/** The same, of what matters least on its page: it leaves one that is full. */
export function spareParagraph(draft: Draft, messages: readonly Message[]): readonly Block[] {
  return paragraph(draft, messages).map((block) => ({ ...block, isSpare: true }) as Block);
}

/** The visitor's words as a block of their own, when they said something; else what is missing. */
export function quoteOr(draft: Draft, quote: string, missing: Message, gloss: readonly Message[] = []): readonly Block[] {
  if (!draft.quotes[quote]) return paragraph(draft, [missing]);
  const [told] = firstOf(draft, gloss);
  return [{ type: 'quote', quote, ...(told ? { gloss: say(draft, told) } : {}) }];
}

export function bullets(items: readonly PlanText[], style: 'bullet' | 'number' | 'check' = 'bullet'): Block {
  return { type: 'list', style, items };
}

export function table(value: Table): Block {
  return { type: 'table', table: value };
}

export function words(text: PlanText): Cell {
  return { text };
}

export function figure(id: string, mark = false): Cell {
  return { figure: id, mark };
}

/** A figure where the plan has it, else what its absence means. */
export function figureOr(draft: Draft, id: string, otherwise: PlanText): Cell {
  return draft.figures[id] ? figure(id) : words(otherwise);
}

/** Items in both languages, side by side: the lists of a sector's pack. */
export function pairs(items: { readonly es: readonly string[]; readonly en: readonly string[] }): readonly PlanText[] {
  return items.es.map((es, at) => ({ es, en: items.en[at] ?? es }));
}

/** A clause of a pack at the start of a cell or a line. */
export function capital(text: PlanText): PlanText {
  return { es: capitalise(text.es), en: capitalise(text.en) };
}
