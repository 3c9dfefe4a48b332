// What can prove the promise: what was done before opening, and what is to be shown.
import type { Bilingual } from '../../language/language.ts';
import { lacksWait } from '../customer/wait-promise.ts';
import type { Draft } from '../draft.ts';
import { tellEvidence } from '../told/find-evidence.ts';

/** Where waiting is what people complain of, whoever waits can read it. */
const WAIT_ON_VIEW: Bilingual = {
  es: 'los minutos de espera de cada día, apuntados a la vista',
  en: 'each day’s waiting times, written up where all can see',
};

/** `proven`: what the trade's customers believe, or the minutes where waiting is the trouble; `evidence`: from before opening, where there is any. */
export function openingSlots(draft: Draft): Readonly<Record<string, Bilingual>> {
  const evidence = tellEvidence(draft.facts);
  return {
    proven: lacksWait(draft.facts) || !draft.slots.proof ? WAIT_ON_VIEW : draft.slots.proof,
    ...(evidence ? { evidence } : {}),
  };
}
