// The hours of the team as a weakness: none to spare in the strongest month, or too few from one on.
import type { Message } from '../message.ts';
import { isAtBrim } from '../operations/capacity-words.ts';

export const HANDS_MISSING: readonly Message[] = [
  {
    id: 'swot.hands.brim',
    when: isAtBrim,
    variants: [
      {
        es: 'equipo sin holgura: {{fig:hard-month}} pide {{fig:hard-units}} y caben {{fig:service-units}}',
        en: 'no slack in the team: {{fig:hard-month}} asks for {{fig:hard-units}} and {{fig:service-units}} fit',
      },
    ],
  },
  {
    id: 'swot.hands',
    when: (draft) => draft.figures['hands-missing'] !== undefined && !isAtBrim(draft),
    variants: [
      { es: 'falta personal para lo previsto desde {{fig:short-month}}', en: 'short-staffed for the forecast from {{fig:short-month}}' },
    ],
  },
];
