// The business as it comes into the story: what it is, where and from when, and what it offers there.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { isTakenOver } from '../../facts/is-taken-over.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { nameOf } from '../display-name.ts';
import type { Draft } from '../draft.ts';
import { fillSlots } from '../fill-slots.ts';

/** Sold on a screen, nowhere in particular. */
const LAUNCHED: ReadonlySet<SectorId> = new Set(['saas', 'marketplace_app', 'ecommerce']);
/** They go to their customers. */
const AT_WORK: ReadonlySet<SectorId> = new Set([
  'agency',
  'consulting_freelance',
  'cleaning',
  'construction_trades',
  'event_services',
  'logistics',
]);
const SELLING: ReadonlySet<SectorId> = new Set(['agriculture', 'food_truck']);

const OPENS: Bilingual = { es: 'que abre{{inPlace}} en {{fig:start}}', en: 'opening{{inPlace}} in {{fig:start}}' };
const STARTS_WORK: Bilingual = {
  es: 'que empieza a trabajar{{inPlace}} en {{fig:start}}',
  en: 'starting work{{inPlace}} in {{fig:start}}',
};
const STARTS_SELLING: Bilingual = {
  es: 'que empieza a vender{{inPlace}} en {{fig:start}}',
  en: 'starting to sell{{inPlace}} in {{fig:start}}',
};
const LAUNCHES: Bilingual = { es: 'que sale al mercado en {{fig:start}}', en: 'launching in {{fig:start}}' };

const OFFERS: Bilingual = { es: ' Ofrece {{offered}}.', en: ' It offers {{offered}}.' };

/**
 * `arrives`: the name, what that is and where and when it opens, as they were told; `offers`: what it promises, a sentence of its own, nothing where
 * that is the kind of business again.
 */
export function arrivalSlots(draft: Draft): Readonly<Record<'arrives' | 'offers', Bilingual>> {
  const { facts, slots } = draft;
  const { name, aBusiness, benefits: offered = slots.promiseShort } = slots;
  const isNamed = nameOf(facts) !== '';
  const opens = opensOf(draft);
  const what = perLanguage((language) => [aBusiness?.[language], opens?.[language]].filter(Boolean).join(' '));
  const arrives = isNamed ? perLanguage((language) => `${name?.[language]}, ${what[language]}`) : opens ? what : (name ?? what);
  const isAgain = !offered || !aBusiness || saysAgain(offered.es, aBusiness.es);
  const offers = isAgain ? NO_WORDS : fillSlots(OFFERS, { offered });
  return { arrives: fillSlots(arrives, slots), offers };
}

/** Nothing of whoever is there already, or of whom nobody said when they start. */
function opensOf({ facts, figures, sector }: Draft): Bilingual | null {
  if (isTakenOver(facts) || !isStartTold(facts) || figures.start === undefined) return null;
  if (LAUNCHED.has(sector.id)) return LAUNCHES;
  if (AT_WORK.has(sector.id) || sector.pack.aBusiness.es.startsWith('un servicio')) return STARTS_WORK;
  return SELLING.has(sector.id) ? STARTS_SELLING : OPENS;
}

export function isStartTold(facts: FactSheet): boolean {
  return factValue(facts, 'start') !== undefined;
}

/** «Una casa rural» that offers «una casa rural con cinco habitaciones». */
function saysAgain(offered: string, business: string): boolean {
  const [said, kind] = [foldText(offered), foldText(business).replace(/^(?:un|una) /, '')];
  return said.includes(kind.split(' ').slice(0, 2).join(' '));
}
