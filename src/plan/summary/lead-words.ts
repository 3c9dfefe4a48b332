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
  es: ' En la entrevista se dijo que se abriría sin préstamo; para eso habría que reunir esa suma sin deuda o abrir con menos.',
  en: ' The wish was to open without a loan, which would mean raising that sum without debt or opening with less.',
};

const GRACE: Bilingual = {
  es: ', con los {{fig:grace-months}} primeros meses de solo intereses',
  en: ', the first {{fig:grace-months}} months interest only',
};

const WITH_THE_LOAN_TOLD: Bilingual = {
  es: ' ({{fig:loan}} ya previstos)',
  en: ' ({{fig:loan}} of it already planned)',
};

const OWN_ASSUMED: Bilingual = {
  es: 'y una aportación supuesta de **{{fig:own-funds}}**',
  en: 'and an assumed **{{fig:own-funds}}** of the founder’s own money',
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
    return { es: `${own.es} y un préstamo supuesto de **{{fig:loan}}**`, en: `${own.en} and an assumed loan of **{{fig:loan}}**` };
  if (!isLoanTold(draft)) return draft.model.assumptions.loan.fact ? withNoLoan(own) : own;
  const loan = loanWords(draft, tellLoan(draft));
  if (draft.model.funding.ownFunds === 0) return loan;
  if (isOwnAssumed(draft)) return perLanguage((language) => `${loan[language]} ${OWN_ASSUMED[language]}`);
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
    return { es: ' (incluido un préstamo supuesto de {{fig:loan}})', en: ' (including an assumed loan of {{fig:loan}})' };
  if (isOwnAssumed(draft))
    return {
      es: ' (incluida una aportación de {{fig:own-funds}} por confirmar)',
      en: ' (including {{fig:own-funds}} of own money still to be confirmed)',
    };
  if (funding.loan === 0 || isFamilys(draft) || !isStillAsked(draft)) return NO_WORDS;
  return { es: ' (incluido un préstamo de {{fig:loan}} aún por conceder)', en: ' (including a loan of {{fig:loan}} yet to be granted)' };
}

export const LEADS_TO_RAISE: readonly Message[] = [
  {
    id: 'lead.unsigned',
    when: (draft) => isRaised(draft) && countsUnsigned(draft),
    variants: [
      {
        es: 'El plan cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}** y, con estas cifras, nadie debería firmar todavía un préstamo.',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. It is **{{fig:to-find}}** short, and on these figures nobody should sign for a loan yet.',
      },
    ],
  },
  {
    id: 'lead.raise.loan.family',
    when: (draft) => isRaised(draft) && countsOn(draft, 'loan') && isFamilys(draft),
    variants: [
      {
        es: 'El plan cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**, y la propuesta es pedir esa suma a {{theBank}} a {{fig:raised-term}}{{withGrace}}.{{unwanted}}',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. It is **{{fig:to-find}}** short, and the proposal is to borrow that sum from {{theBank}} over {{fig:raised-term}}{{withGrace}}.{{unwanted}}',
      },
    ],
  },
  {
    id: 'lead.raise.loan',
    when: (draft) => isRaised(draft) && countsOn(draft, 'loan'),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}}, este plan propone pedir un préstamo de **{{fig:loan-asked}}** a {{fig:loan-term}}{{withGrace}}{{allIn}}. Cuenta con {{moneyTold}}, y le faltan **{{fig:to-find}}**.{{unwanted}}',
        en: 'To open {{aBusiness}}{{inPlace}}, this plan proposes a loan of **{{fig:loan-asked}}** over {{fig:loan-term}}{{withGrace}}{{allIn}}. It counts on {{moneyTold}}, and is **{{fig:to-find}}** short.{{unwanted}}',
      },
    ],
  },
  {
    id: 'lead.raise.half.family',
    when: (draft) => isRaised(draft) && countsOn(draft, 'half') && isFamilys(draft),
    variants: [
      {
        es: 'El plan cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**, y la propuesta es pedir la mitad a {{theBank}} a {{fig:raised-term}}{{withGrace}}, y reunir **{{fig:raised-own}}** sin deuda.{{unwanted}}',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. It is **{{fig:to-find}}** short, and the proposal is to borrow half of that from {{theBank}} over {{fig:raised-term}}{{withGrace}}, and to raise **{{fig:raised-own}}** without debt.{{unwanted}}',
      },
    ],
  },
  {
    id: 'lead.raise.half',
    when: (draft) => isRaised(draft) && countsOn(draft, 'half'),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}}, este plan propone pedir un préstamo de **{{fig:loan-asked}}** a {{fig:loan-term}}{{withGrace}}{{allIn}}, y reunir **{{fig:raised-own}}** sin deuda. Cuenta con {{moneyTold}}, y le faltan **{{fig:to-find}}**.{{unwanted}}',
        en: 'To open {{aBusiness}}{{inPlace}}, this plan proposes a loan of **{{fig:loan-asked}}** over {{fig:loan-term}}{{withGrace}}{{allIn}}, and raising **{{fig:raised-own}}** without debt. It counts on {{moneyTold}}, and is **{{fig:to-find}}** short.{{unwanted}}',
      },
    ],
  },
  {
    id: 'lead.raise.own.wanted',
    when: (draft) => isRaised(draft) && countsOn(draft, 'own') && isUnborrowedByWish(draft.model),
    variants: [
      {
        es: 'El plan cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**, y la propuesta es reunir esa suma sin deuda, como se pidió en la entrevista: con dinero propio, de un socio o de la familia.',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. It is **{{fig:to-find}}** short, and the proposal is to raise that sum without debt, as the founder wished: from own money, a partner or family.',
      },
    ],
  },
  {
    id: 'lead.raise.own',
    when: (draft) => isRaised(draft) && countsOn(draft, 'own'),
    variants: [
      {
        es: 'El plan cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**, y la propuesta es que los ponga quien entre en el negocio, porque las cuotas de un préstamo por esa suma no se podrían pagar.',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}. It is **{{fig:to-find}}** short, and the proposal is that a partner puts that sum in, because the business could not pay it back as a loan.',
      },
    ],
  },
  {
    id: 'lead.short.loss',
    when: ({ diagnosis }) =>
      diagnosis.fundingSaid && diagnosis.hasGap && !diagnosis.isRaised && (diagnosis.sellsAtLoss || diagnosis.breakEven === 'never'),
    variants: [
      {
        es: 'El plan cuenta con {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}, que cuesta **{{fig:need}}**. Faltan **{{fig:to-find}}**, que este plan no pide, porque con estas cifras ese dinero solo alargaría las pérdidas.',
        en: 'The plan counts on {{moneyTold}} to open {{aBusiness}}{{inPlace}}, which takes **{{fig:need}}**. It is **{{fig:to-find}}** short and does not request that sum, because on these figures more money would only prolong the losses.',
      },
    ],
  },
  {
    // No way of finding it holds, as the page goes on to say: what was told does not pay for the opening, and is not said to.
    id: 'lead.short',
    when: ({ diagnosis }) => diagnosis.fundingSaid && diagnosis.hasGap && !diagnosis.isRaised,
    variants: [
      {
        es: 'Abrir {{aBusiness}}{{inPlace}} cuesta **{{fig:need}}**. El plan cuenta con {{moneyTold}}, y le faltan **{{fig:to-find}}**.',
        en: 'Opening {{aBusiness}}{{inPlace}} takes **{{fig:need}}**. The plan counts on {{moneyTold}}, and is **{{fig:to-find}}** short.',
      },
    ],
  },
];
