import type { Diagnosis } from './diagnose-plan.ts';
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block } from './plan.ts';
import { holds, join, say, sayFirst } from './say.ts';

const MOST_SENTENCES = 3;

/** The bad news with its figures, worst first; where there is none, what a bank would still ask. */
export function writeNotice(draft: Draft): Block {
  const messages = NEWS.filter((message) => holds(draft, message)).slice(0, MOST_SENTENCES);
  return {
    type: 'notice',
    title: sayFirst(draft, TITLES),
    text: join(
      messages.map((message) => say(draft, message)),
      ' ',
    ),
  };
}

/** Money is missing, and finding it would help. */
function isFundable(diagnosis: Diagnosis): boolean {
  return diagnosis.hasGap && diagnosis.fundingSaid && diagnosis.breakEven !== 'never';
}

const TITLES: readonly Message[] = [
  {
    id: 'notice.stop',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss || diagnosis.breakEven === 'never',
    variants: [{ es: 'Lo que hay que cambiar antes de firmar nada', en: 'What has to change before anything is signed' }],
  },
  {
    id: 'notice.gap',
    when: ({ diagnosis }) => diagnosis.hasGap,
    variants: [{ es: 'Lo que hay que resolver antes de abrir', en: 'What has to be solved before opening' }],
  },
  { id: 'notice.bank', variants: [{ es: 'Lo que un banco va a preguntar', en: 'What a bank is going to ask' }] },
];

const NEWS: readonly Message[] = [
  {
    id: 'news.loss',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'El precio no cubre lo que cuesta cada {{unit}}: en cada venta se pierden **{{fig:loss-unit*}}**. Con el volumen previsto habría que cobrar {{fig:price-needed*}} para pagar además los gastos fijos.',
        en: 'The price does not cover what each {{unit}} costs: every sale loses **{{fig:loss-unit*}}**. At the forecast volume it would take {{fig:price-needed*}} to pay the fixed costs as well.',
      },
    ],
  },
  {
    id: 'news.never',
    when: ({ diagnosis }) => !diagnosis.sellsAtLoss && diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'En tres años no hay tres meses seguidos con beneficio: harían falta más de **{{fig:break-even-units}}** al mes y la media del primer año es de {{fig:units-average-y1*}}. A ese ritmo, solo un precio de {{fig:price-needed*}} pagaría los gastos fijos.',
        en: 'In three years there are no three months running with a profit: it would take more than **{{fig:break-even-units}}** a month, and the first year averages {{fig:units-average-y1*}}. At that pace only a price of {{fig:price-needed*}} would pay the fixed costs.',
      },
    ],
  },
  {
    id: 'news.cash-out',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never' && diagnosis.cashNegative,
    variants: [
      {
        es: 'Más dinero no lo arregla: con las cifras de hoy la caja llega a {{fig:cash-low*}} en tres años, y solo la endereza otro precio, otro coste o menos gasto fijo.',
        en: 'More money does not mend it: on today’s figures cash gets to {{fig:cash-low*}} within three years, and only another price, another cost or lower fixed costs will put it right.',
      },
    ],
  },
  {
    id: 'news.capacity',
    when: ({ model, figures }) => model.contradictions.includes('volume-above-capacity') && figures.capacity !== undefined,
    variants: [
      {
        es: 'La previsión llega a {{fig:strongest-units*}} {{units}} en {{fig:strongest-month}}, y con lo que hay caben unas {{fig:capacity*}}: falta quien las haga o sobra previsión.',
        en: 'The forecast gets to {{fig:strongest-units*}} {{units}} in {{fig:strongest-month}}, and there is room for about {{fig:capacity*}}: either hands are missing or the forecast is too high.',
      },
    ],
  },
  {
    id: 'news.unpaid',
    when: ({ model }) => model.contradictions.includes('founder-unpaid'),
    variants: [
      {
        es: 'Quien dirige no cobra en estas cuentas. El banco preguntará de qué vive mientras tanto, y un negocio que solo sale sin sueldo todavía no sale.',
        en: 'On these sums the founder takes no pay. The bank will ask what there is to live on meanwhile, and a business that works only without pay does not work yet.',
      },
    ],
  },
  {
    id: 'news.left-out',
    when: ({ model }) => model.contradictions.includes('figure-out-of-range'),
    variants: [
      {
        es: 'Una de las cifras dichas no cabe en ninguna cuenta y en su lugar figura la habitual del sector: la página de hipótesis muestra cuál.',
        en: 'One of the figures given fits no sums, and the usual one of the sector stands in its place: the page on assumptions shows which.',
      },
    ],
  },
  {
    id: 'news.funding.unsaid',
    when: ({ diagnosis }) => !diagnosis.fundingSaid,
    variants: [
      {
        es: 'No se ha dicho con cuánto dinero se cuenta. Para hacer la cuenta se suponen **{{fig:own-funds*}}** propios y **{{fig:loan*}}** prestados, y ninguno de los dos está todavía en el banco.',
        en: 'How much money there is has not been said. For the sums, **{{fig:own-funds*}}** of own money and **{{fig:loan*}}** borrowed are supposed, and neither is in the bank yet.',
      },
    ],
  },
  {
    id: 'news.gap.equal',
    when: ({ diagnosis }) => isFundable(diagnosis) && diagnosis.fundingEqualsInvestment,
    variants: [
      {
        es: 'El dinero reunido, {{fig:sources*}}, paga lo que se compra y no deja nada para los primeros meses. **Faltan {{fig:to-find*}}**, y la página de hipótesis calcula tres maneras de reunirlos.',
        en: 'The money lined up, {{fig:sources*}}, pays for what is bought and leaves nothing for the first months. **{{fig:to-find*}} is missing**, and the page on assumptions works out three ways to raise it.',
      },
    ],
  },
  {
    id: 'news.gap',
    when: ({ diagnosis }) => isFundable(diagnosis) && !diagnosis.fundingEqualsInvestment,
    variants: [
      {
        es: 'Con {{fig:sources*}} no alcanza: **faltan {{fig:to-find*}}** para abrir y sostener los meses flojos. La página de hipótesis calcula tres maneras de reunirlos.',
        en: 'There is {{fig:sources*}} and it is not enough: **{{fig:to-find*}} is missing** to open and to carry the weak months. The page on assumptions works out three ways to raise it.',
      },
    ],
  },
  {
    id: 'news.cash-thin',
    when: ({ diagnosis, model }) => !diagnosis.cashNegative && model.lowestCash.amount < model.assumptions.fixedCosts.value,
    variants: [
      {
        es: 'La caja llega a quedarse en **{{fig:cash-low*}}** en {{fig:cash-low-month}}, menos de los {{fig:fixed-costs}} que cuesta un mes.',
        en: 'Cash gets down to **{{fig:cash-low*}}** in {{fig:cash-low-month}}, less than the {{fig:fixed-costs}} that one month costs.',
      },
    ],
  },
  {
    id: 'news.late',
    when: ({ diagnosis }) => diagnosis.breakEven === 'late',
    variants: [
      {
        es: 'El primer año no llega al equilibrio; lo alcanza en {{fig:break-even-month*}}, y hasta entonces cada mes se paga con el dinero inicial.',
        en: 'The first year does not reach break-even; it comes in {{fig:break-even-month*}}, and until then each month lives on the opening money.',
      },
    ],
  },
  {
    id: 'news.within',
    when: ({ diagnosis }) => diagnosis.breakEven === 'within-year',
    variants: [
      {
        es: 'Hasta {{fig:break-even-month*}} no se cubren los gastos de cada mes, de modo que la reserva tiene que durar hasta entonces.',
        en: 'Monthly costs are not covered until {{fig:break-even-month*}}, so the reserve has to last that long.',
      },
    ],
  },
  {
    id: 'news.low',
    when: ({ diagnosis }) => !diagnosis.sellsAtLoss && diagnosis.breakEven !== 'never' && diagnosis.lowLoses,
    variants: [
      {
        es: 'Si se vende un {{fig:scenario-drop*}} menos, el primer año pierde {{fig:low-loss*}}; la página de riesgos dice qué se haría.',
        en: 'If sales are {{fig:scenario-drop*}} lower, the first year loses {{fig:low-loss*}}; the page on risks says what would be done.',
      },
    ],
  },
  {
    id: 'news.thin',
    when: ({ diagnosis }) => diagnosis.thinSafety,
    variants: [
      {
        es: 'La holgura es corta: la media del primer año, {{fig:units-average-y1*}}, apenas pasa de las {{fig:break-even-units}} del equilibrio.',
        en: 'The room is small: the average of the first year, {{fig:units-average-y1*}}, is barely above the {{fig:break-even-units}} of break-even.',
      },
    ],
  },
  {
    id: 'news.ramp',
    when: ({ diagnosis }) => diagnosis.breakEven === 'from-start' && diagnosis.volumeSaid,
    variants: [
      {
        es: 'La previsión cuenta con {{fig:m01-units*}} {{units}} ya en el primer mes, por encima del equilibrio. Ningún negocio nuevo tiene esa clientela el día que abre: hay que explicar de dónde sale.',
        en: 'The forecast counts on {{fig:m01-units*}} {{units}} in the very first month, above break-even. No new business has those customers on opening day: where they come from needs explaining.',
      },
    ],
  },
  {
    id: 'news.assumed',
    when: ({ diagnosis }) => diagnosis.mostlyAssumed,
    variants: [
      {
        es: 'Casi todas las cifras son valores habituales del sector: este plan sirve para saber qué preguntar antes de gastar, no para pedir dinero.',
        en: 'Nearly every figure is a usual value in the sector: this plan shows what to ask before spending, not what to request from a bank.',
      },
    ],
  },
  {
    id: 'news.low.holds',
    when: ({ diagnosis }) => !diagnosis.lowLoses,
    variants: [
      {
        es: 'Con un {{fig:scenario-drop*}} menos de ventas el primer año todavía deja {{fig:low-result*}}.',
        en: 'With {{fig:scenario-drop*}} fewer sales the first year still leaves {{fig:low-result*}}.',
      },
    ],
  },
];
