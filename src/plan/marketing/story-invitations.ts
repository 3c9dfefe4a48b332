// The sixth scene, as customers of that kind of business are asked in: whoever walks past, whoever books, whoever reads a quotation.
import { saleLines } from '../../facts/sale-lines.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import { isAverageSpend } from '../customer/tell-price.ts';
import { isRecurring } from '../diagnose-plan.ts';
import type { Draft } from '../draft.ts';
import { fillSlots } from '../fill-slots.ts';
import type { Message } from '../message.ts';
import { isStartTold } from './arrival.ts';
import { findReward } from './find-reward.ts';
import { LOW_KEY, READY } from './invitation-words.ts';
import { type SaleKind, saleKindOf } from './sale-kind.ts';

/** From when, what whoever is ready may do, and what whoever is not. */
export const INVITATIONS: readonly Message[] = [
  {
    id: 'scene.invitation',
    variants: [
      {
        es: 'Este plan propone que {{whoReady}} pueda {{ready}}. Quien aún dude podrá {{lowKey}}.{{reward}}',
        en: 'This plan proposes that {{whoReady}} can {{ready}}. Anyone still unsure can {{lowKey}}.{{reward}}',
      },
    ],
  },
];

const READY_THEN: Bilingual = { es: 'desde {{fig:start}} quien lo tenga claro', en: 'from {{fig:start}} anyone ready' };
const READY_ONE: Bilingual = { es: 'quien lo tenga claro', en: 'anyone ready' };
const COMES_BACK: Bilingual = {
  es: ' Quien vuelva tendrá {{what}} con la tarjeta.',
  en: ' Those who come back get {{what}} with the card.',
};

/** `whoReady`: from when; `ready`: what may be done at once and for how much; `lowKey`: what may be done with no commitment; `reward`: what a card gives whoever comes back. */
export function invitationSlot(draft: Draft): Readonly<Record<'whoReady' | 'ready' | 'lowKey' | 'reward', Bilingual>> {
  const kind = saleKindOf(draft);
  const reward = findReward(draft.facts);
  const ready = READY[draft.sector.id] ?? READY[kind];
  return {
    whoReady: isStartTold(draft.facts) ? READY_THEN : READY_ONE,
    ready: withPrice(draft, ready),
    lowKey: trialTold(draft, kind) ?? LOW_KEY[draft.sector.id] ?? LOW_KEY[kind],
    reward: reward ? fillSlots(COMES_BACK, { what: reward }) : NO_WORDS,
  };
}

/** What is left on average, what is paid a month, or what one costs; nothing where there are several prices. */
function withPrice(draft: Draft, ready: Bilingual): Bilingual {
  const { facts, sector, slots } = draft;
  if (saleLines(facts) !== null) return ready;
  const isSpent = isAverageSpend(facts) || ONE_BILL.has(sector.unit.es.one);
  const price = fillSlots(isSpent ? SPENT : isRecurring(draft.model) ? A_MONTH : EACH, slots);
  return perLanguage((language) => `${ready[language]}; ${price[language]}`);
}

/** What one customer pays at once, whatever is in it. */
const ONE_BILL: ReadonlySet<string> = new Set(['ticket', 'venta', 'compra', 'consumición', 'cuenta']);
const SPENT: Bilingual = {
  es: 'el gasto medio previsto es de {{fig:price-charged}}',
  en: 'average spend is forecast at {{fig:price-charged}}',
};
const A_MONTH: Bilingual = { es: 'la cuota es de {{fig:price-charged}} al mes', en: 'the fee is {{fig:price-charged}} a month' };
const EACH: Bilingual = { es: 'el precio es de {{fig:price-charged}} por {{unit}}', en: 'the price is {{fig:price-charged}} per {{unit}}' };

/** A lesson or a month to try it, where one is among the ways of getting known. */
function trialTold({ channels, quotes }: Draft, kind: SaleKind): Bilingual | null {
  const trial = channels.find((channel) => channel.kind === 'trial' && channel.isNamed);
  if (!trial) return null;
  const { es, en } = trial.name;
  if (![es, en].some((name) => name.includes('{{'))) return { es: `empezar por ${es}`, en: `start with ${en}` };
  if (kind !== 'class') return null;
  const told = foldText(quotes[/\{\{quote:([^}]+)\}\}/.exec(es)?.[1] ?? '']?.text ?? '');
  return /\b(?:gratis|gratuit\w+|free)\b/.test(told) ? FREE_CLASS : A_CLASS;
}

const A_CLASS: Bilingual = { es: 'venir antes a una clase de prueba', en: 'come to a trial class first' };
const FREE_CLASS: Bilingual = { es: 'venir antes a una clase de prueba gratis', en: 'come to a free trial class first' };
