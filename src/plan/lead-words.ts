// The first sentence of the summary where more is asked for than was told.
import type { Way } from '../finance/funding.ts';
import { recommendWay } from '../finance/weigh-ways.ts';
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';

const isRaisedBy = ({ model, diagnosis }: Draft, id: Way['id']) =>
  diagnosis.isRaised && diagnosis.fundingSaid && recommendWay(model)?.id === id;
const isFamilys = ({ model }: Draft) => model.assumptions.isFamilyLoan;
const isLoanTold = ({ model }: Draft) => model.funding.loan > 0;

export const LEADS_TO_RAISE: readonly Message[] = [
  {
    id: 'lead.raise.loan.family',
    when: (draft) => isRaisedBy(draft, 'loan') && isFamilys(draft),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se pide a un banco un préstamo de **{{fig:raised-loan}}** a {{fig:loan-years}} años, junto a los **{{fig:loan}}** que presta la familia y **{{fig:own-funds}}** de fondos propios.',
        en: 'To open {{aBusiness}}{{inPlace}}, a bank is asked for a loan of **{{fig:raised-loan}}** over {{fig:loan-years}} years, beside the **{{fig:loan}}** that family lends and **{{fig:own-funds}}** of own funds.',
      },
    ],
  },
  {
    id: 'lead.raise.loan',
    when: (draft) => isRaisedBy(draft, 'loan') && isLoanTold(draft),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} hace falta un préstamo de **{{fig:loan-asked}}** a {{fig:loan-years}} años, y no de {{fig:loan}} como se pensó, junto a **{{fig:own-funds}}** de fondos propios.',
        en: 'To open {{aBusiness}}{{inPlace}} takes a loan of **{{fig:loan-asked}}** over {{fig:loan-years}} years, not the {{fig:loan}} first thought of, beside **{{fig:own-funds}}** of own funds.',
      },
      {
        es: 'Se pide un préstamo de **{{fig:loan-asked}}** a {{fig:loan-years}} años, y no de {{fig:loan}} como se pensó, para abrir {{aBusiness}}{{inPlace}}; los fondos propios son de **{{fig:own-funds}}**.',
        en: 'A loan of **{{fig:loan-asked}}** over {{fig:loan-years}} years, more than the {{fig:loan}} first thought of, is requested to open {{aBusiness}}{{inPlace}}; own funds come to **{{fig:own-funds}}**.',
      },
    ],
  },
  {
    id: 'lead.raise.loan.new',
    when: (draft) => isRaisedBy(draft, 'loan'),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} no bastan los **{{fig:own-funds}}** propios: hace falta además un préstamo de **{{fig:loan-asked}}** a {{fig:loan-years}} años.',
        en: 'To open {{aBusiness}}{{inPlace}}, the **{{fig:own-funds}}** of own money is not enough: it takes a loan of **{{fig:loan-asked}}** over {{fig:loan-years}} years as well.',
      },
    ],
  },
  {
    id: 'lead.raise.half.family',
    when: (draft) => isRaisedBy(draft, 'half') && isFamilys(draft),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se pide a un banco un préstamo de **{{fig:raised-loan}}** a {{fig:loan-years}} años. La familia presta **{{fig:loan}}**, hay **{{fig:own-funds}}** propios y quedan **{{fig:raised-own}}** por reunir sin deuda.',
        en: 'To open {{aBusiness}}{{inPlace}}, a bank is asked for a loan of **{{fig:raised-loan}}** over {{fig:loan-years}} years. Family lends **{{fig:loan}}**, there is **{{fig:own-funds}}** of own money, and **{{fig:raised-own}}** has still to be raised without debt.',
      },
    ],
  },
  {
    id: 'lead.raise.half',
    when: (draft) => isRaisedBy(draft, 'half'),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se pide un préstamo de **{{fig:loan-asked}}** a {{fig:loan-years}} años, junto a **{{fig:own-funds}}** de fondos propios y otros **{{fig:raised-own}}** por reunir entre socios o familia.',
        en: 'To open {{aBusiness}}{{inPlace}}, the request is a loan of **{{fig:loan-asked}}** over {{fig:loan-years}} years, beside **{{fig:own-funds}}** of own funds and **{{fig:raised-own}}** more still to be raised from partners or family.',
      },
    ],
  },
  {
    id: 'lead.raise.own.loan',
    when: (draft) => isRaisedBy(draft, 'own') && isLoanTold(draft),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se cuenta con un préstamo de **{{fig:loan}}** a {{fig:loan-years}} años, **{{fig:own-funds}}** propios y otros **{{fig:raised-own}}** por reunir sin más deuda: de alguien que entre en el negocio, o abriendo con menos.',
        en: 'To open {{aBusiness}}{{inPlace}}, the plan counts on a loan of **{{fig:loan}}** over {{fig:loan-years}} years, **{{fig:own-funds}}** of own money and **{{fig:raised-own}}** more still to be raised without more debt: from somebody who joins, or by opening with less.',
      },
    ],
  },
  {
    id: 'lead.raise.own',
    when: (draft) => isRaisedBy(draft, 'own'),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} hay **{{fig:own-funds}}** propios y faltan **{{fig:raised-own}}** que no pueden ser prestados: los pone alguien que entre en el negocio, o se abre con menos.',
        en: 'To open {{aBusiness}}{{inPlace}} there is **{{fig:own-funds}}** of own money, and **{{fig:raised-own}}** is missing that cannot be borrowed: somebody who joins puts it in, or it opens with less.',
      },
    ],
  },
];
