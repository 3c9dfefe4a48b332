// What can go wrong in the trade, and first what the offer itself brings with it.
import { promisesPermission } from '../../facts/promises-permission.ts';
import type { SectorRisk } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { letsStay } from '../operations/place-words.ts';

/** Seats that are offered to stay in are taken for hours. */
const SEAT_HELD: SectorRisk = {
  risk: {
    es: 'quien viene a trabajar ocupa el sitio horas con una consumición',
    en: 'people who come to work hold a seat for hours over a single order',
  },
  hits: 'sales',
  trigger: {
    es: 'tres días en una semana con clientes que se van por falta de sitio',
    en: 'three days in one week with customers who leave for lack of a seat',
  },
  response: {
    es: 'en las horas llenas, compartir las mesas grandes y ofrecer la barra con enchufes a quien trabaja',
    en: 'at busy hours, share the large tables and offer those working the bar with sockets',
  },
};
/** Of any trade: it stands last, where the trade's own are too few. */
export const COSTS_RISE: SectorRisk = {
  risk: { es: 'los gastos fijos suben', en: 'fixed costs go up' },
  hits: 'costs',
  trigger: { es: 'dos meses seguidos por encima de lo previsto', en: 'two months running above forecast' },
  response: { es: 'pedir tres presupuestos para el mayor de ellos', en: 'get three quotes for the largest of them' },
};

/** What the trade says of the same. */
const SAME = /\b(?:tables taken|laptop)\b/;

/** The risks of the trade in their order, after the one that a place to stay in has, and first whoever sends customers where one of them sends most. */
export function tradeRisks(draft: Draft): readonly SectorRisk[] {
  const { risks } = draft.sector.pack;
  const ordered = hangsOnOne(draft)
    ? [...risks.filter(({ hits }) => hits === 'source'), ...risks.filter(({ hits }) => hits !== 'source')]
    : risks;
  const isDecidedElsewhere = promisesPermission({ facts: draft.facts, trade: draft.model.assumptions.trade });
  const told = isDecidedElsewhere ? ordered.filter(({ risk }) => !OF_PERMISSION.test(risk.en)) : ordered;
  return letsStay(draft) ? [SEAT_HELD, ...told.filter(({ risk }) => !SAME.test(risk.en))] : told;
}

/** What the trade says of the decision that the promise hangs on. */
const OF_PERMISSION = /\b(?:permit|application|planners)\b/;

/** Whether more than half of the customers are to come from one source that no money is spent on. */
function hangsOnOne({ figures }: Draft): boolean {
  const [one, all] = [amountOf(figures, 'source-customers'), amountOf(figures, 'funnel-customers')];
  return one * 2 > all && amountOf(figures, 'unpaid-customers') >= one;
}
