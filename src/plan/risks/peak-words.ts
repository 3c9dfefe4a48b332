// The strongest month, as an opportunity.
import type { Message } from '../message.ts';
import { isOfSeason, isPeakMoved } from './judge-season.ts';

export const PEAKS: readonly Message[] = [
  {
    id: 'swot.peak',
    // The best month of a year that grows is no season.
    when: (draft) => isOfSeason('strongest-month', draft) && !isPeakMoved(draft),
    variants: [
      {
        es: 'la temporada alta: {{fig:strongest-month}}, con {{fig:strongest-units}} {{units}}',
        en: 'the high season: {{fig:strongest-month}}, at {{fig:strongest-units}} {{units}}',
      },
    ],
  },
];
