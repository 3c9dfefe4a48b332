import { isTakenOver } from '../../facts/is-taken-over.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import type { Block, PlanText } from '../plan.ts';
import { findFrequency, isFrequencyPerCase } from '../told/find-frequency.ts';
import { findOwned } from '../told/find-owned.ts';
import { nameBuyers } from '../told/find-two-buyers.ts';
import { isToldHere } from '../told/uses-of.ts';
import { heading, paragraph } from '../write-block.ts';
import {
  FREQUENCY,
  FREQUENCY_HERE,
  FREQUENCY_OF_OWNERS,
  FREQUENCY_PER_CASE,
  FREQUENCY_SAID,
  HABIT_SHARED,
  METHOD,
  METHOD_RECURRING,
  METHOD_TAKEOVER,
  NAMED,
  NAMED_FIRMS,
  ONCE_EACH,
  PEAK_DAY,
  PER_DAY,
  STAYING,
  TWO_BUYERS,
  TWO_BUYERS_OF_LINES,
} from './customers-needed-words.ts';
import { writeCount } from './write-count.ts';
import { writeLadder } from './write-reach.ts';

/** The market from the bottom up: from the forecast to the customers, to those among whom they are found, and the count that decides. */
export function writeCustomersNeeded(draft: Draft): readonly Block[] {
  const { isRecurring } = draft.diagnosis;
  const told = withBuyers(draft);
  return [
    heading({ es: 'Cuántos clientes hacen falta', en: 'How many customers it takes' }),
    ...paragraph(told, [isTakenOver(draft.facts) ? METHOD_TAKEOVER : isRecurring ? METHOD_RECURRING : METHOD]),
    { type: 'columns', columns: [[writeLadder(draft)], [writeCount(draft)]] },
    ...paragraph(
      told,
      isRecurring ? [TWO_BUYERS, TWO_BUYERS_OF_LINES, STAYING, NAMED] : [PEAK_DAY, PER_DAY, frequencyOf(draft), NAMED_FIRMS, NAMED],
    ),
  ];
}

/** The main customer and the second, where the answer holds two, and the quiet day where it was told beside the strong one. */
function withBuyers(draft: Draft): Draft {
  const two = nameBuyers(draft.facts, draft.said.customers);
  return {
    ...draft,
    slots: {
      ...draft.slots,
      ownedThings: findOwned(draft.facts)?.things ?? NO_WORDS,
      quietDay: draft.figures['quiet-day-units'] ? QUIET_DAY : NO_WORDS,
      ...(two ? { customer: two.first, secondBuyer: two.second } : {}),
    },
  };
}

const QUIET_DAY: PlanText = { es: ' y {{fig:quiet-day-units*}} los demás', en: ' and {{fig:quiet-day-units*}} for the others' };

/** What is said of how often a customer buys. */
function frequencyOf(draft: Draft): Message {
  if (Number(draft.figures['uses-sometimes']?.value ?? 1) <= 1) return ONCE_EACH;
  if (isFrequencyPerCase(draft.facts)) return FREQUENCY_PER_CASE;
  if (draft.figures['owned-things']) return FREQUENCY_OF_OWNERS;
  if (draft.figures['uses-told']) return HABIT_SHARED;
  if (isToldHere(draft.facts)) return FREQUENCY_HERE;
  return findFrequency(draft.facts) === null ? FREQUENCY : FREQUENCY_SAID;
}
