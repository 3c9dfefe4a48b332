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
        es: 'la temporada alta del oficio, en {{fig:strongest-month}}',
        en: 'the trade’s high season, in {{fig:strongest-month}}',
      },
    ],
  },
];
