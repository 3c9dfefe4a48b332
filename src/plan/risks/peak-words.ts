// The strongest month, as an opportunity.
import type { Message } from '../message.ts';
import { isOfSeason, isPeakMoved } from './judge-season.ts';

export const PEAKS: readonly Message[] = [
  {
    id: 'swot.peak.moved',
    when: (draft) => isOfSeason('strongest-month', draft) && isPeakMoved(draft),
    variants: [
      {
        es: 'la cima del primer año: {{fig:strongest-month}}, con {{fig:strongest-units}} {{units}}',
        en: 'the first year’s peak: {{fig:strongest-month}}, at {{fig:strongest-units}} {{units}}',
      },
    ],
  },
  {
    id: 'swot.peak',
    when: (draft) => isOfSeason('strongest-month', draft),
    variants: [
      {
        es: 'la temporada alta: {{fig:strongest-month}}, con {{fig:strongest-units}} {{units}}',
        en: 'the high season: {{fig:strongest-month}}, at {{fig:strongest-units}} {{units}}',
      },
    ],
  },
];
