// The first sentence of the summary where more money is needed than was told: what was told, what is missing, and what this plan proposes.
import { isLoanRefused, isUnborrowedByWish } from '../../finance/weigh-ways.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { bankAsked, jointOf, loanWords, ownWords } from '../money/backer-words.ts';
import { countsOn, countsUnsigned } from '../money/way-words.ts';
import { findBreath } from '../told/find-breath.ts';

const isRaised = ({ diagnosis }: Draft) => diagnosis.isRaised && diagnosis.fundingSaid;
const isFamilys = ({ model }: Draft) => model.assumptions.isFamilyLoan;
const isLoanTold = ({ model }: Draft) => model.funding.loan > 0 && model.assumptions.loan.origin !== 'sector';
const hasMoreGrace = ({ model }: Draft) => model.assumptions.graceMonths.value > (model.told?.assumptions.graceMonths.value ?? 0);

/** What was told, and how long the first of the loan is interest only where the plan asks for more of that than was told. */
export function withMoneyTold(draft: Draft): Draft {
  return {
    ...draft,
    slots: {
      ...draft.slots,
      ...{ moneyTold: tellMoney(draft), theBank: bankAsked(draft) },
      ...{ unwanted: isLoanRefused(draft.model.assumptions) ? UNWANTED : NO_WORDS },
      ...{ withGrace: hasMoreGrace(draft) ? GRACE : NO_WORDS, allIn: isLoanTold(draft) ? WITH_THE_LOAN_TOLD : NO_WORDS },
    },
  };
}

/** Said in so many words, and proposed all the same. */
const UNWANTED: Bilingual = {
  es: ' Se quería abrir sin préstamo: para eso hay que reunir esa suma sin deuda o abrir con menos.',
  en: ' The wish was to open without a loan: that takes raising this sum without debt, or opening with less.',
};

const GRACE: Bilingual = {
  es: ', con los {{fig:grace-months}} primeros meses de solo intereses',
  en: ', the first {{fig:grace-months}} months interest only',
};

const WITH_THE_LOAN_TOLD: Bilingual = {
  es: ', {{fig:loan}} de ellos ya previstos',
  en: ', {{fig:loan}} of it as first planned',
};

const OWN: Bilingual = { es: '**{{fig:own-funds}}** propios', en: '**{{fig:own-funds}}** of the founder’s own money' };
/** Somebody said that nothing is borrowed. */
function withNoLoan(own: Bilingual): Bilingual {
  return { es: `${own.es} y ningún préstamo`, en: `${own.en} and no loan` };
}

/** Nobody told of one, and the sums count on it. */
const isLoanAssumed = ({ model }: Draft) =>
  model.funding.loan > 0 && !model.assumptions.loan.fact && model.assumptions.loan.origin === 'sector';
const isOwnAssumed = ({ model }: Draft) => model.funding.ownFunds > 0 && model.assumptions.ownFunds.origin === 'sector';

/** Whether any of the money counted on was told by nobody. */
export function isPartAssumed(draft: Draft): boolean {
  return isLoanAssumed(draft) || isOwnAssumed(draft);
}

const GRANTED = /\b(?:concedid|concedio|concedieron|aprobad|aprobo|aprobaron|firmad|granted|approved|agreed|signed)/;
const NOT_YET = /\b(?:no|sin|aun|todavia|pendiente|falta|cuando|si|not|yet|pending|once|when|until|if)\b|n.t\b/;

/** What has been told is not yet in hand: a loan is asked for until somebody grants it, and says so beside its amount. */
function isStillAsked({ facts }: Draft): boolean {
  const said = foldText(findBreath(facts, 'loan'));
  return !GRANTED.test(said) || NOT_YET.test(said);
}

function tellMoney(draft: Draft): Bilingual {
  const own = ownWords(draft, OWN);
  if (isLoanAssumed(draft))
    return { es: `${own.es}, y se suponen **{{fig:loan}}** de préstamo,`, en: `${own.en}, with a loan of **{{fig:loan}}** assumed,` };
  if (!isLoanTold(draft)) return draft.model.assumptions.loan.fact ? withNoLoan(own) : own;
  const loan = loanWords(draft, tellLoan(draft));
  if (draft.model.funding.ownFunds === 0) return loan;
  if (isOwnAssumed(draft)) return { es: `${loan.es}, y se suponen ${OWN.es},`, en: `${loan.en}, with ${OWN.en} assumed,` };
  return perLanguage((language) => `${own[language]}${jointOf(draft)[language]}${loan[language]}`);
}

function tellLoan(draft: Draft): Bilingual {
  if (isFamilys(draft)) return { es: '**{{fig:loan}}** que presta la familia', en: '**{{fig:loan}}** lent by family' };
  return isStillAsked(draft)
    ? { es: '**{{fig:loan}}** de préstamo por conceder', en: 'a loan of **{{fig:loan}}** yet to be granted' }
    : { es: '**{{fig:loan}}** de préstamo', en: 'a loan of **{{fig:loan}}**' };
}

/** Which part of the money counted on is not there yet, in brackets; nothing where all of it is. */
export function notInHand(draft: Draft): Bilingual {
  const { funding } = draft.model;
  if (isLoanAssumed(draft))
    return { es: ' (de ellos, {{fig:loan}} de un préstamo supuesto)', en: ' (of which {{fig:loan}} is an assumed loan)' };
  if (isOwnAssumed(draft)) return { es: ' ({{fig:own-funds}}, aún sin confirmar)', en: ' ({{fig:own-funds}} assumed)' };
  if (funding.loan === 0 || isFamilys(draft) || !isStillAsked(draft)) return NO_WORDS;
  return { es: ' (de ellos, {{fig:loan}} de un préstamo por conceder)', en: ' (of which {{fig:loan}} is a loan yet to be granted)' };
}

export const LEADS_TO_RAISE: readonly Message[] = [
  {
    id: 'lead.unsigned',
    when: (draft) => isRaised(draft) && countsUnsigned(draft),
    variants: [
      {
        es: 'Se cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**, y con estas cifras nadie debería firmar todavía un préstamo.',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. There is a shortfall of **{{fig:to-find}}**, and on these figures nobody should sign for a loan yet.',
      },
    ],
  },
  {
    id: 'lead.raise.loan.family',
    when: (draft) => isRaised(draft) && countsOn(draft, 'loan') && isFamilys(draft),
    variants: [
      {
        es: 'Se cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**: este plan propone pedirlos a {{theBank}} a {{fig:raised-term}}{{withGrace}}.{{unwanted}}',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. There is a shortfall of **{{fig:to-find}}**: this plan proposes borrowing it from {{theBank}} over {{fig:raised-term}}{{withGrace}}.{{unwanted}}',
      },
    ],
  },
  {
    id: 'lead.raise.loan',
    when: (draft) => isRaised(draft) && countsOn(draft, 'loan'),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se propone pedir un préstamo de **{{fig:loan-asked}}** a {{fig:loan-term}}{{withGrace}}{{allIn}}: se cuenta con {{moneyTold}}, y faltan **{{fig:to-find}}**.{{unwanted}}',
        en: 'To open {{aBusiness}}{{inPlace}}, the proposal is to borrow **{{fig:loan-asked}}** over {{fig:loan-term}}{{withGrace}}{{allIn}}: the plan counts on {{moneyTold}} and is **{{fig:to-find}}** short.{{unwanted}}',
      },
    ],
  },
  {
    id: 'lead.raise.half.family',
    when: (draft) => isRaised(draft) && countsOn(draft, 'half') && isFamilys(draft),
    variants: [
      {
        es: 'Se cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**: este plan propone pedir la mitad a {{theBank}} a {{fig:raised-term}}{{withGrace}}, y reunir **{{fig:raised-own}}** sin deuda.{{unwanted}}',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. There is a shortfall of **{{fig:to-find}}**: this plan proposes borrowing half of it from {{theBank}} over {{fig:raised-term}}{{withGrace}}, and raising **{{fig:raised-own}}** without debt.{{unwanted}}',
      },
    ],
  },
  {
    id: 'lead.raise.half',
    when: (draft) => isRaised(draft) && countsOn(draft, 'half'),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se propone pedir un préstamo de **{{fig:loan-asked}}** a {{fig:loan-term}}{{withGrace}}{{allIn}}, y reunir **{{fig:raised-own}}** sin deuda: se cuenta con {{moneyTold}}, y faltan **{{fig:to-find}}**.{{unwanted}}',
        en: 'To open {{aBusiness}}{{inPlace}}, the proposal is to borrow **{{fig:loan-asked}}** over {{fig:loan-term}}{{withGrace}}{{allIn}}, and raise **{{fig:raised-own}}** without debt: the plan counts on {{moneyTold}} and is **{{fig:to-find}}** short.{{unwanted}}',
      },
    ],
  },
  {
    id: 'lead.raise.own.wanted',
    when: (draft) => isRaised(draft) && countsOn(draft, 'own') && isUnborrowedByWish(draft.model),
    variants: [
      {
        es: 'Se cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**, y este plan propone reunirlos sin deuda, como quería quien emprende: con dinero propio, de un socio o de la familia.',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. There is a shortfall of **{{fig:to-find}}**, and this plan proposes raising it without debt, as the founder wished: from own money, a partner or family.',
      },
    ],
  },
  {
    id: 'lead.raise.own',
    when: (draft) => isRaised(draft) && countsOn(draft, 'own'),
    variants: [
      {
        es: 'Se cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**, y este plan propone que los ponga quien entre en el negocio: prestados, sus cuotas no aguantan.',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. There is a shortfall of **{{fig:to-find}}**, and this plan proposes that a partner puts it in: the business could not carry it as a loan.',
      },
    ],
  },
  {
    id: 'lead.short.loss',
    when: ({ diagnosis }) =>
      diagnosis.fundingSaid && diagnosis.hasGap && !diagnosis.isRaised && (diagnosis.sellsAtLoss || diagnosis.breakEven === 'never'),
    variants: [
      {
        es: 'Se cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}, que pide **{{fig:need}}**. Faltan **{{fig:to-find}}**, y no se piden: con estas cifras solo alargarían la pérdida.',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}, which takes **{{fig:need}}**. The shortfall of **{{fig:to-find}}** is not requested: on these figures it would only lengthen the loss.',
      },
    ],
  },
  {
    // No way of finding it holds, as the page goes on to say: what was told does not pay for the opening, and is not said to.
    id: 'lead.short',
    when: ({ diagnosis }) => diagnosis.fundingSaid && diagnosis.hasGap && !diagnosis.isRaised,
    variants: [
      {
        es: 'Se cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}, que pide **{{fig:need}}**: faltan **{{fig:to-find}}**.',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}, which takes **{{fig:need}}**: **{{fig:to-find}}** is missing.',
      },
    ],
  },
];
