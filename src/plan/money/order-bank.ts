// What to have in hand before a bank sees it: what weighs most in this business first, each with who brings it and by when.

import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { holds, label, say } from '../say.ts';
import { sayFounders } from '../told/team-words.ts';
import { BANK } from './bank-words.ts';
import { FOR_INVESTOR, hasInvestor, withInvestor } from './investor-words.ts';
import { HANDOVER } from './takeover-words.ts';

interface Weight {
  /** Money of this plan that hangs on it, whole currency units. */
  readonly weighs: (draft: Draft) => number;
  readonly isAccountants?: true;
  /** Settled with the legal form, before the decision. */
  readonly isEarly?: true;
}

const value = ({ figures }: Draft, id: string) => amountOf(figures, id);
const ofLoan = (share: number) => (draft: Draft) => value(draft, 'loan-asked') * share;

/** What a lender asks of the person who signs stops more loans than the rate does. */
const LENDERS_SHARE = 0.15;

/** Our own orientation: quotes move the outlay by a fifth, terms move a loan by a tenth, the trade’s own question a twentieth of sales. */
const WEIGHTS: readonly (readonly [string, Weight])[] = [
  ['bank.investor', { weighs: (draft) => value(draft, 'investor-funds') }],
  ['bank.takeover.tax', { weighs: (draft) => value(draft, 'investment') / 4, isAccountants: true, isEarly: true }],
  ['bank.takeover', { weighs: (draft) => value(draft, 'need') }],
  ['bank.loss', { weighs: () => Number.POSITIVE_INFINITY, isEarly: true }],
  ['bank.missing', { weighs: (draft) => value(draft, 'to-find') }],
  ['bank.whose', { weighs: (draft) => value(draft, 'need') }],
  ['bank.lender', { weighs: ofLoan(LENDERS_SHARE) }],
  ['bank.grace', { weighs: ofLoan(1) }],
  ['bank.hands', { weighs: (draft) => value(draft, 'hands-cost-y2') }],
  ['bank.family', { weighs: ofLoan(1), isEarly: true }],
  [
    'bank.tax',
    { weighs: (draft) => Math.abs(value(draft, 'result-y1') - value(draft, 'other-result')), isAccountants: true, isEarly: true },
  ],
  // Without it nothing is sold; and the price stands or falls with what others leave to pay.
  ['bank.licence', { weighs: (draft) => value(draft, 'revenue-y1'), isEarly: true }],
  ['bank.licence.title', { weighs: (draft) => value(draft, 'revenue-y1'), isEarly: true }],
  ['bank.payer', { weighs: (draft) => value(draft, 'revenue-y1') / 10 }],
  ['bank.trade', { weighs: (draft) => value(draft, 'revenue-y1') / 20 }],
  ['bank.quotes', { weighs: (draft) => value(draft, 'investment') / 5 }],
  ['bank.volume', { weighs: (draft) => value(draft, 'base-margin') - value(draft, 'low-margin') }],
  ['bank.rate', { weighs: ofLoan(0.1) }],
];
const LEAST: Weight = { weighs: () => 0 };

/** So many at most, the heaviest first. */
export function orderBank(draft: Draft, most: number): readonly PlanText[] {
  return [FOR_INVESTOR, ...HANDOVER, ...BANK]
    .filter((message) => holds(draft, message))
    .map((message) => ({ message, weight: WEIGHTS.find(([id]) => message.id.startsWith(id))?.[1] ?? LEAST }))
    .sort((a, b) => b.weight.weighs(draft) - a.weight.weighs(draft) || 0)
    .slice(0, most)
    .map(({ message, weight }) => withDay(draft, say(withInvestor(draft), message), weight));
}

/** By the day of the heading and by the founder, unless it says otherwise. */
function withDay(draft: Draft, text: PlanText, { isAccountants, isEarly }: Weight): PlanText {
  if (!isEarly) return text;
  const who = isAccountants ? ACCOUNTANT : NO_WORDS;
  return label(draft, {
    es: `${text.es.replace(/\.$/, '')} (${who.es}antes del {{fig:form-by}}).`,
    en: `${text.en.replace(/\.$/, '')} (${who.en}before {{fig:form-by}}).`,
  });
}

/** Who brings it all, and by when. */
export function headBank(draft: Draft): PlanText {
  const { figures, model, diagnosis } = draft;
  const who = sayFounders(figures);
  const isOfBank = diagnosis.hasLoan || model.funding.raisedLoan > 0 || hasInvestor(draft);
  const whom = isOfBank ? FOR_A_BANK : diagnosis.hasGap ? FOR_A_BACKER : NO_WORDS;
  return {
    es: `Lo que ${who.es.startsWith('quienes') ? 'reúnen' : 'reúne'} ${who.es}${whom.es} antes del {{fig:go-by}}`,
    en: `What ${who.en} gather${who.en.endsWith('s') ? '' : 's'}${whom.en} before {{fig:go-by}}`,
  };
}

const FOR_A_BANK: PlanText = { es: ' para el banco', en: ' for the bank' };
/** Whoever is asked for money where no loan is. */
const FOR_A_BACKER: PlanText = { es: ' para quien ponga el dinero', en: ' for whoever puts up the money' };

const ACCOUNTANT: PlanText = { es: 'con la asesoría, ', en: 'with the accountant, ' };
