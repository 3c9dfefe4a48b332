// The first sentence of the summary where more money is needed than was told: what was told, what is missing, and what this plan proposes.
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { countsOn, countsUnsigned } from '../money/way-words.ts';

const isRaised = ({ diagnosis }: Draft) => diagnosis.isRaised && diagnosis.fundingSaid;
const isFamilys = ({ model }: Draft) => model.assumptions.isFamilyLoan;
const isOwnTold = ({ model }: Draft) => model.assumptions.ownFunds.origin !== 'sector';
const isLoanTold = ({ model }: Draft) => model.funding.loan > 0 && model.assumptions.loan.origin !== 'sector';
const hasMoreGrace = ({ model }: Draft) => model.assumptions.graceMonths.value > (model.told?.assumptions.graceMonths.value ?? 0);

/** What was told, and how long the first of the loan is interest only where the plan asks for more of that than was told. */
export function withMoneyTold(draft: Draft): Draft {
  return { ...draft, slots: { ...draft.slots, moneyTold: tellMoney(draft), withGrace: hasMoreGrace(draft) ? GRACE : NO_GRACE } };
}

const GRACE: Bilingual = {
  es: ', con los {{fig:grace-months}} primeros meses de solo intereses',
  en: ', the first {{fig:grace-months}} months interest only',
};
const NO_GRACE: Bilingual = { es: '', en: '' };

const OWN: Bilingual = { es: '**{{fig:own-funds}}** propios', en: '**{{fig:own-funds}}** of own money' };
/** Somebody said that nothing is borrowed. */
const OWN_ALONE: Bilingual = { es: `${OWN.es} y ningún préstamo`, en: `${OWN.en} and no loan` };

function tellMoney(draft: Draft): Bilingual {
  if (!isLoanTold(draft)) return draft.model.assumptions.loan.fact ? OWN_ALONE : OWN;
  const loan = isFamilys(draft)
    ? { es: '**{{fig:loan}}** que presta la familia', en: '**{{fig:loan}}** lent by family' }
    : { es: '**{{fig:loan}}** de préstamo', en: 'a loan of **{{fig:loan}}**' };
  if (!isOwnTold(draft) || draft.model.funding.ownFunds === 0) return loan;
  return { es: `${OWN.es} y ${loan.es}`, en: `${OWN.en} and ${loan.en}` };
}

export const LEADS_TO_RAISE: readonly Message[] = [
  {
    id: 'lead.unsigned',
    when: (draft) => isRaised(draft) && countsUnsigned(draft),
    variants: [
      {
        es: 'Hay, según se contó, {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**, y con estas cifras nadie debería firmar todavía un préstamo.',
        en: 'The interview gives {{moneyTold}} to open {{aBusiness}}{{inPlace}}. **{{fig:to-find}}** is missing, and on these figures nobody should sign for a loan yet.',
      },
    ],
  },
  {
    id: 'lead.raise.loan.family',
    when: (draft) => isRaised(draft) && countsOn(draft, 'loan') && isFamilys(draft),
    variants: [
      {
        es: 'Hay, según se contó, {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**: este plan propone pedirlos a un banco a {{fig:loan-years}} años{{withGrace}}.',
        en: 'The interview gives {{moneyTold}} to open {{aBusiness}}{{inPlace}}. **{{fig:to-find}}** is missing: this plan proposes borrowing it from a bank over {{fig:loan-years}} years{{withGrace}}.',
      },
    ],
  },
  {
    id: 'lead.raise.loan',
    when: (draft) => isRaised(draft) && countsOn(draft, 'loan'),
    variants: [
      {
        es: 'Hay, según se contó, {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**: este plan propone un préstamo de **{{fig:loan-asked}}** a {{fig:loan-years}} años{{withGrace}}.',
        en: 'The interview gives {{moneyTold}} to open {{aBusiness}}{{inPlace}}. **{{fig:to-find}}** is missing: this plan proposes a loan of **{{fig:loan-asked}}** over {{fig:loan-years}} years{{withGrace}}.',
      },
    ],
  },
  {
    id: 'lead.raise.half.family',
    when: (draft) => isRaised(draft) && countsOn(draft, 'half') && isFamilys(draft),
    variants: [
      {
        es: 'Hay, según se contó, {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**: este plan propone pedir la mitad a un banco a {{fig:loan-years}} años{{withGrace}}, y reunir **{{fig:raised-own}}** sin deuda.',
        en: 'The interview gives {{moneyTold}} to open {{aBusiness}}{{inPlace}}. **{{fig:to-find}}** is missing: this plan proposes borrowing half of it from a bank over {{fig:loan-years}} years{{withGrace}}, and raising **{{fig:raised-own}}** without debt.',
      },
    ],
  },
  {
    id: 'lead.raise.half',
    when: (draft) => isRaised(draft) && countsOn(draft, 'half'),
    variants: [
      {
        es: 'Hay, según se contó, {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**: este plan propone reunir la mitad sin deuda y un préstamo de **{{fig:loan-asked}}** a {{fig:loan-years}} años{{withGrace}}.',
        en: 'The interview gives {{moneyTold}} to open {{aBusiness}}{{inPlace}}. **{{fig:to-find}}** is missing: this plan proposes raising half of it without debt, and a loan of **{{fig:loan-asked}}** over {{fig:loan-years}} years{{withGrace}}.',
      },
    ],
  },
  {
    id: 'lead.raise.own',
    when: (draft) => isRaised(draft) && countsOn(draft, 'own'),
    variants: [
      {
        es: 'Hay, según se contó, {{moneyTold}} para abrir {{aBusiness}}{{inPlace}}. Faltan **{{fig:to-find}}**, y este plan propone que los ponga quien entre en el negocio: prestados, sus cuotas no aguantan.',
        en: 'The interview gives {{moneyTold}} to open {{aBusiness}}{{inPlace}}. **{{fig:to-find}}** is missing, and this plan proposes that a partner puts it in: the business could not carry it as a loan.',
      },
    ],
  },
];
