import { tellBuyer } from '../facts/find-buyer.ts';
import { perLanguage } from '../language/language.ts';
import { isFirm } from '../sectors/buyer.ts';
import {
  FREQUENCY,
  FREQUENCY_PER_CASE,
  FREQUENCY_SAID,
  HABIT_SHARED,
  METHOD,
  METHOD_RECURRING,
  NAMED,
  NAMED_FIRMS,
  ONCE_EACH,
  PEAK_DAY,
  PER_DAY,
  STAYING,
  TWO_BUYERS,
} from './customers-needed-words.ts';
import type { Draft } from './draft.ts';
import { findFrequency, isFrequencyPerCase } from './find-frequency.ts';
import { findTwoBuyers } from './find-two-buyers.ts';
import { findAges, sayAges } from './gather-ages.ts';
import { listSaid } from './gather-said.ts';
import type { Message } from './message.ts';
import type { Block, PlanText } from './plan.ts';
import { heading, paragraph } from './write-block.ts';
import { writeCount, writeLadder } from './write-reach.ts';

/** The market from the bottom up: from the forecast to the customers, to those among whom they are found, and the count that decides. */
export function writeCustomersNeeded(draft: Draft): readonly Block[] {
  const { isRecurring } = draft.diagnosis;
  const told = withBuyers(draft);
  return [
    heading({ es: 'Cuántos clientes hacen falta', en: 'How many customers it takes' }),
    ...paragraph(told, [isRecurring ? METHOD_RECURRING : METHOD]),
    { type: 'columns', columns: [[writeLadder(draft)], [writeCount(draft)]] },
    ...paragraph(
      told,
      isRecurring ? [TWO_BUYERS, STAYING, NAMED] : [PEAK_DAY, PER_DAY, frequencyOf(draft), TWO_BUYERS, NAMED_FIRMS, NAMED],
    ),
  ];
}

/** The main customer and the second, where the answer holds two, and the quiet day where it was told beside the strong one. */
function withBuyers(draft: Draft): Draft {
  const two = findTwoBuyers(draft.facts);
  const main = two && mainCustomer(draft);
  return {
    ...draft,
    slots: {
      ...draft.slots,
      quietDay: draft.figures['quiet-day-units'] ? QUIET_DAY : NOT_TOLD,
      ...(main ? { customer: main } : {}),
      ...(two ? { secondBuyer: two.second } : {}),
    },
  };
}

const QUIET_DAY: PlanText = { es: ' y {{fig:quiet-day-units*}} los demás', en: ' and {{fig:quiet-day-units*}} for the others' };
const NOT_TOLD: PlanText = { es: '', en: '' };

/** Those named first, persons or firms, without those of the other kind; null where none of them has a name in both languages. */
function mainCustomer({ said, facts }: Draft): PlanText | null {
  const isOfFirms = ({ es }: PlanText) => isFirm(tellBuyer(es));
  const [first] = said.customers;
  if (!first) return null;
  const alike = said.customers.filter((group) => isOfFirms(group) === isOfFirms(first));
  const ages = isOfFirms(first) ? null : findAges(facts);
  const who = listSaid(alike, 3);
  return ages && alike.length === 1 ? perLanguage((language) => `${who[language]}, ${sayAges(ages)[language]}`) : who;
}

/** What is said of how often a customer buys. */
function frequencyOf(draft: Draft): Message {
  if (Number(draft.figures['uses-sometimes']?.value ?? 1) <= 1) return ONCE_EACH;
  if (isFrequencyPerCase(draft.facts)) return FREQUENCY_PER_CASE;
  if (draft.figures['uses-told']) return HABIT_SHARED;
  return findFrequency(draft.facts) === null ? FREQUENCY : FREQUENCY_SAID;
}
