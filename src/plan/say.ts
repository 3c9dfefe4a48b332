import { type Bilingual, perLanguage } from '../language/language.ts';
import type { Draft } from './draft.ts';
import { fillSlots } from './fill-slots.ts';
import type { Message } from './message.ts';
import { pickVariant } from './pick-variant.ts';
import type { PlanText } from './plan.ts';

/** The messages that hold, one after another as running text; null when none does. */
export function sayAll(draft: Draft, messages: readonly Message[]): PlanText | null {
  const texts = messages.filter((message) => holds(draft, message)).map((message) => say(draft, message));
  return texts.length === 0 ? null : join(texts, ' ');
}

/** The first of the messages that holds. The last one should always hold. */
export function sayFirst(draft: Draft, messages: readonly Message[]): PlanText {
  const message = messages.find((candidate) => holds(draft, candidate));
  if (!message) throw new Error(`none of ${messages.map(({ id }) => id).join(', ')} holds`);
  return say(draft, message);
}

/** The first that holds as a list of its own, to stand among others in a paragraph; an empty one where none holds. */
export function firstOf(draft: Draft, messages: readonly Message[]): readonly Message[] {
  return messages.filter((message) => holds(draft, message)).slice(0, 1);
}

/** The message in the wording this plan draws, its slots filled. */
export function say(draft: Draft, message: Message): PlanText {
  return label(draft, pickVariant(`${draft.id} ${message.id}`, message.variants));
}

/** A text with its slots filled: labels, heads and titles, which have one wording. */
export function label(draft: Draft, text: Bilingual): PlanText {
  const filled = fillSlots(
    perLanguage((language) => agree(text[language], draft)),
    draft.slots,
  );
  return perLanguage((language) => countOne(filled[language], draft));
}

const COUNTED = /(\{\{fig:([^}*]+)\*?\}\}(?: (?:more|new))?) \{\{units\}\}/g;

/** One project, two projects: the figure before decides. */
function agree(text: string, { figures }: Draft): string {
  return text.replace(COUNTED, (whole, figure: string, id: string) => (figures[id]?.value === 1 ? `${figure} {{unit}}` : whole));
}

/** What is counted in the plan's own words, several and one. */
const ONE_OF: Readonly<Record<string, string>> = {
  ventas: 'venta',
  personas: 'persona',
  minutos: 'minuto',
  horas: 'hora',
  días: 'día',
  semanas: 'semana',
  meses: 'mes',
  años: 'año',
  clientes: 'cliente',
  plazas: 'plaza',
  reseñas: 'reseña',
  veces: 'vez',
  sales: 'sale',
  people: 'person',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  customers: 'customer',
  seats: 'seat',
  reviews: 'review',
  times: 'time',
};
/** «Nuevos» agrees with it; another word that would have to leaves it as it is. */
const OF_SEVERAL = new RegExp(
  `(\\{\\{fig:([^}*]+)\\*?\\}\\}(?:\\*\\*)?(?: (?:more|new))?) (${Object.keys(ONE_OF).join('|')})(?!\\p{L})(?:( nuev[oa])s(?!\\p{L})|(?! \\p{L}+(?:[oa]s|les|nes|res)(?!\\p{L})))`,
  'gu',
);

/** One person, two people; one minute, two minutes. */
function countOne(text: string, { figures }: Draft): string {
  return text.replace(OF_SEVERAL, (whole, figure: string, id: string, many: string, fresh: string | undefined) =>
    figures[id]?.value === 1 ? `${figure} ${ONE_OF[many] ?? many}${fresh ?? ''}` : whole,
  );
}

export function holds(draft: Draft, message: Message): boolean {
  return message.when?.(draft) ?? true;
}

export function join(texts: readonly Bilingual[], separator: string): PlanText {
  return perLanguage((language) => texts.map((text) => text[language]).join(separator));
}

/** A text and how it ends. */
export function add(text: PlanText, end: PlanText): PlanText {
  return join([text, end], '');
}
