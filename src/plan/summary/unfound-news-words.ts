// What the first page says where much of the first year's customers are brought by nothing that is known.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** Of the year's customers, percent, from which a reader of the first page alone has to know. */
const MUCH = 30;

/** As many customers as nobody brings, where they are a good part of all. */
function lacksSources({ figures }: Draft): boolean {
  const [unfound, all] = [amountOf(figures, 'free-none'), amountOf(figures, 'funnel-customers')];
  return figures['gap-result'] !== undefined && all > 0 && unfound * 100 >= all * MUCH;
}

export const UNFOUND_NEWS: Message = {
  id: 'news.unfound',
  when: lacksSources,
  variants: [
    {
      es: 'De los {{fig:funnel-customers*}} clientes que necesita el primer año, **{{fig:free-none}}** no tienen todavía un canal que los traiga. Antes de firmar conviene saber quién los traerá; si hay que captarlos con publicidad, costarían {{fig:gap-budget-year*}} al año.',
      en: 'Of the {{fig:funnel-customers*}} customers the first year needs, **{{fig:free-none}}** have no channel to bring them yet. Before anything is signed, it is worth knowing who will bring them; winning them by advertising would cost {{fig:gap-budget-year*}} a year.',
    },
  ],
};
