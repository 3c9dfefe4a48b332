// What can go wrong in the trade, and first what the offer itself brings with it.
import type { SectorRisk } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import { letsStay } from '../operations/place-words.ts';

/** Seats that are offered to stay in are taken for hours. */
const SEAT_HELD: SectorRisk = {
  risk: {
    es: 'quien viene a trabajar ocupa el sitio horas con una sola consumición',
    en: 'people who come to work hold a seat for hours over a single order',
  },
  hits: 'sales',
  trigger: {
    es: 'tres días en una semana con gente que entra, no ve sitio y se va',
    en: 'three days in one week with people who come in, find no seat and leave',
  },
  response: {
    es: 'mesas sin portátil en las horas llenas y, en las de enchufe, otra consumición cada hora y media, escrito en la carta',
    en: 'tables without laptops at busy hours and, at those with sockets, another order every hour and a half, as written on the menu',
  },
};
/** What the trade says of the same. */
const SAME = /\b(?:tables taken|laptop)\b/;

/** The risks of the trade in their order, after the one that a place to stay in has. */
export function tradeRisks(draft: Draft): readonly SectorRisk[] {
  const { risks } = draft.sector.pack;
  return letsStay(draft) ? [SEAT_HELD, ...risks.filter(({ risk }) => !SAME.test(risk.en))] : risks;
}
