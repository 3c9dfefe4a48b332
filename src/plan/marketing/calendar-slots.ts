// What the pieces of the calendar are filled with: what is promised, its price, whom it is said to.
import { NO_WORDS } from '../customer/list-price.ts';
import { orderPromises } from '../customer/order-promises.ts';
import { tellOffers } from '../customer/pair-pains.ts';
import type { Draft } from '../draft.ts';
import { findAccountGoal } from '../goals/find-account-goal.ts';
import type { PlanText } from '../plan.ts';
import { findArea } from '../told/find-area.ts';
import { listSaid } from '../told/gather-said.ts';
import { isLed, offersIn, tellOffer } from '../told/tell-natively.ts';
import { advertisedPrice, decidedElsewhere, submissionSlot, weeklySlot } from './advertised.ts';
import { besideSold, serviceSold } from './beside-sold.ts';
import { TO_WRITE } from './calendar-words.ts';
import { rewardSlot } from './find-reward.ts';
import { askWords } from './sale-kind.ts';
import { boardSlot } from './site-boards.ts';
import { paidHowSlot } from './talk-words.ts';
import { remedySlot } from './write-positioning.ts';

/**
 * What the pieces are made of: what is promised, one thing a week; what it spares, and what it stands in place of. Of what this plan
 * proposes only the promise that answers the problem told is advertised: where no promise was told, what the business is.
 */
export function calendarSlots(draft: Draft): Draft['slots'] {
  const { slots, sector, diagnosis } = draft;
  const called = diagnosis.isKindTold ? (sector.pack.sold ?? sector.pack.aBusiness) : TO_WRITE;
  const pick = (...names: readonly string[]) => names.map((name) => slots[name]).find((slot) => slot !== undefined) ?? called;
  const hook = slots.painsShort ?? slots.problemNative;
  const service = serviceSold(draft);
  const beside = (told: PlanText) => besideSold(service, told);
  const slogan = findSlogan(draft);
  const three = pick('promiseThree', 'promiseTwo', 'promiseOne');
  return ownWeeksOnly(draft, {
    kind: diagnosis.isKindTold ? called : pick('promiseShort'),
    pitch: pick('promiseShort'),
    one: beside(pick('promiseOne')),
    two: beside(pick('promiseTwo', 'promiseOne')),
    three: beside(three),
    ...(hook ? { hook } : {}),
    ...askedSlot(draft),
    ...(slogan && (!service || slogan.es.includes(service.es)) ? { slogan } : {}),
    ...advertisedPrice(draft),
    ...weeklySlot(draft),
    ...submissionSlot(draft),
    ...rewardSlot(draft.facts),
    ...rewardName(draft),
    ...boardSlot(draft),
    ...accountSlot(draft),
    ...besideMissed(draft),
    inArea: findArea(draft.facts) ?? slots.inPlace ?? NO_WORDS,
    ...(draft.said.edges.some(({ es }) => three.es.includes(es)) ? { isPromise: beside(three) } : {}),
    leave: leaveOf(draft),
    ...remedySlot(draft),
    ...paidHowSlot(draft),
    asks: askWords(draft),
  });
}

/** `besideMissed`: what is promised beside what nobody there has. */
function besideMissed({ said, sector }: Draft): Draft['slots'] {
  const others = orderPromises(said, sector.pack.aBusiness).filter((promised) => !said.lacks.includes(promised));
  return others.length > 0 ? { besideMissed: listSaid(others, MOST_BESIDE) } : {};
}

const MOST_BESIDE = 2;

/** `asked`: what a customer would ask somebody else for, whom the business is not known to yet. */
function askedSlot(draft: Draft): Draft['slots'] {
  const drawn: PlanText | null = draft.model.assumptions.trade === 'architecture_studio' ? DRAWINGS : null;
  const asked = drawn ?? serviceSold(draft);
  return asked ? { asked } : {};
}

const DRAWINGS: PlanText = { es: 'planos o permisos', en: 'drawings or permissions' };

/** Of weeks in which somebody else decides, only the part of one's own is advertised. */
function ownWeeksOnly(draft: Draft, slots: Draft['slots']): Draft['slots'] {
  const term = decidedElsewhere(draft);
  if (!term) return slots;
  return Object.fromEntries(
    Object.entries(slots).map(([name, { es, en }]) => [
      name,
      { es: es.replace(term.es, SUBMITTED.es), en: en.replace(term.en, SUBMITTED.en) },
    ]),
  );
}

const SUBMITTED: PlanText = {
  es: 'la solicitud presentada en {{fig:submit-weeks}} semanas',
  en: 'an application submitted within {{fig:submit-weeks}} weeks',
};

/** What is given to whoever brings somebody, as the channel is called. */
function rewardName({ channels }: Draft): Draft['slots'] {
  const channel = channels.find(({ isReward }) => isReward);
  return channel ? { rewardName: channel.name } : {};
}

/** Buyers of another kind whom a goal counts: they are visited before opening. */
function accountSlot(draft: Draft): Draft['slots'] {
  const told = findAccountGoal(draft);
  return told ? { accounts: told.buyers } : {};
}

/** What a customer's own words take to be shown: a patient's are health data. */
function leaveOf({ sector, country }: Draft): PlanText {
  if (sector.id !== 'health_clinic') return { es: 'su permiso', en: 'their permission' };
  return country.code === 'US'
    ? { es: 'su autorización HIPAA firmada', en: 'a signed HIPAA authorization' }
    : { es: 'su consentimiento por escrito, sin datos de salud', en: 'their written consent, and no health data' };
}

/** The part of the offer with the first of its promises in it, in the founder's words where they are the edition's; the first part says what kind of business it is. */
function findSlogan(draft: Draft): PlanText | null {
  const part = tellOffers(draft.facts).find((told) => told.at > 0 && offersIn(draft, told).length > 0 && isLed(draft, told));
  return part ? tellOffer(draft, part) : null;
}
