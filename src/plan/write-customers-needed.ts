import {
  FREQUENCY,
  FREQUENCY_PER_CASE,
  FREQUENCY_SAID,
  METHOD,
  METHOD_RECURRING,
  NAMED,
  NAMED_FIRMS,
  ONCE_EACH,
  PER_DAY,
  STAYING,
  TWO_BUYERS,
} from './customers-needed-words.ts';
import type { Draft } from './draft.ts';
import { findFrequency, isFrequencyPerCase } from './find-frequency.ts';
import { findTwoBuyers } from './find-two-buyers.ts';
import type { Message } from './message.ts';
import type { Block } from './plan.ts';
import { heading, paragraph } from './write-block.ts';
import { writeCount, writeLadder } from './write-reach.ts';

/** The market from the bottom up: from the forecast to the customers, to those among whom they are found, and the count that decides. */
export function writeCustomersNeeded(draft: Draft): readonly Block[] {
  const { isRecurring } = draft.diagnosis;
  const told = withBuyers(draft);
  return [
    heading({ es: 'Cuántos clientes hacen falta', en: 'How many customers it takes' }),
    ...paragraph(draft, [isRecurring ? METHOD_RECURRING : METHOD]),
    { type: 'columns', columns: [[writeLadder(draft)], [writeCount(draft)]] },
    ...paragraph(told, isRecurring ? [TWO_BUYERS, STAYING, NAMED] : [PER_DAY, frequencyOf(draft), TWO_BUYERS, NAMED_FIRMS, NAMED]),
  ];
}

/** The two kinds of buyer, where the answer holds two. */
function withBuyers(draft: Draft): Draft {
  const two = findTwoBuyers(draft.facts);
  return two ? { ...draft, slots: { ...draft.slots, firstBuyer: two.first, secondBuyer: two.second } } : draft;
}

/** What is said of how often a customer buys. */
function frequencyOf(draft: Draft): Message {
  if (Number(draft.figures['uses-sometimes']?.value ?? 1) <= 1) return ONCE_EACH;
  if (isFrequencyPerCase(draft.facts)) return FREQUENCY_PER_CASE;
  return findFrequency(draft.facts) === null ? FREQUENCY : FREQUENCY_SAID;
}
