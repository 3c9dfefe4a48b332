import { withEscapes } from '../business-model/escape-words.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { stepSlots } from '../operations/steps-words.ts';
import type { Block } from '../plan.ts';
import { holds, say, sayFirst } from '../say.ts';
import { notInHand } from './lead-words.ts';
import { NEWS } from './news-words.ts';

const MOST_SENTENCES = 3;

/** The bad news with its figures, worst first; where there is none, what a bank would still ask. */
export function writeNotice(plain: Draft): Block {
  const draft = withEscapes({ ...plain, slots: { ...plain.slots, notInHand: notInHand(plain), ...stepSlots(plain) } });
  const messages = NEWS.filter((message) => holds(draft, message)).slice(0, MOST_SENTENCES);
  return {
    type: 'notice',
    title: sayFirst(draft, TITLES),
    points: messages.map((message) => say(draft, message)),
  };
}

const TITLES: readonly Message[] = [
  {
    id: 'notice.stop',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss || diagnosis.breakEven === 'never',
    variants: [{ es: 'Lo que hay que cambiar antes de firmar nada', en: 'What has to change before anything is signed' }],
  },
  {
    id: 'notice.gap',
    when: ({ diagnosis }) => diagnosis.hasGap,
    variants: [{ es: 'Lo que hay que resolver antes de abrir', en: 'To resolve before opening' }],
  },
  { id: 'notice.bank', variants: [{ es: 'Lo que un banco va a preguntar', en: 'What a bank will ask' }] },
];
