// How many sales pay for a month, with and without pay, and how far the first year is from it.
import { costsLeftOut } from '../finance/costs-left-out.ts';
import { hasRoom } from '../finance/measure-room.ts';
import type { Draft } from './draft.ts';
import type { FigureTable } from './figure.ts';
import type { Message } from './message.ts';

/** Whether the fixed costs leave pay or marketing out, and how many sales it takes to cover all of it is known. */
export function isCostApart({ model, figures }: Pick<Draft, 'model' | 'figures'>): boolean {
  return costsLeftOut(model.assumptions) > 0 && figures['break-even-units-all'] !== undefined;
}

/** Whether there is a loan whose instalment the first year's sales leave no room for. */
function isUnserved({ model, diagnosis }: Pick<Draft, 'model' | 'diagnosis'>): boolean {
  return !diagnosis.sellsAtLoss && diagnosis.breakEven !== 'never' && diagnosis.hasLoan && !hasRoom(model);
}

/** Whether no principal is due in the first year. */
function isGraceAYear({ assumptions }: Draft['model']): boolean {
  return assumptions.graceMonths.value >= 12;
}

/** Whether another reading asks for more sales than the break-even: in a business of few customers it may be the same whole number. */
export function rises(figures: FigureTable, id: string): boolean {
  return figures[id] !== undefined && figures[id].value !== figures['units-to-pay-all']?.value;
}

export const BREAK_EVENS: readonly Message[] = [
  {
    id: 'be.impossible',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'Con este precio no existe un punto de equilibrio: ningún volumen paga los {{fig:fixed-costs*}} de cada mes. A razón de {{fig:units-average-y1*}} {{units}}, la media del primer año, el precio que los pagaría es de {{fig:price-needed*}}.',
        en: 'At this price there is no break-even: no volume pays the {{fig:fixed-costs*}} of each month. At {{fig:units-average-y1*}} {{units}}, the average of the first year, the price that would is {{fig:price-needed*}}.',
      },
      {
        es: 'Ningún volumen de ventas paga los {{fig:fixed-costs*}} mensuales a este precio, así que no hay equilibrio que calcular. Los pagaría un precio de {{fig:price-needed*}}, con la media del primer año: {{fig:units-average-y1*}} {{units}}.',
        en: 'No volume of sales pays the {{fig:fixed-costs*}} a month at this price, so break-even cannot be worked out. {{fig:price-needed*}} would pay it at the first year’s average of {{fig:units-average-y1*}} {{units}}.',
      },
      {
        es: 'Hay {{fig:fixed-costs*}} de gastos fijos al mes y ninguna venta que ayude a pagarlos: el equilibrio no existe. Aparecería al cobrar {{fig:price-needed*}}, siempre que se mantenga la media de {{fig:units-average-y1*}} {{units}} del primer año.',
        en: 'There is {{fig:fixed-costs*}} of fixed costs a month and no sale that helps to pay it: break-even does not exist. It would appear at a price of {{fig:price-needed*}}, provided the first year’s average of {{fig:units-average-y1*}} {{units}} holds.',
      },
    ],
  },
  {
    id: 'be.never.apart',
    when: (draft) => draft.diagnosis.breakEven === 'never' && isCostApart(draft),
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de gastos fijos piden {{fig:break-even-units*}} {{units}} al mes, sin {{leftOut}}. Con {{besidesAll}}, que van aparte, el desgaste y los intereses son {{fig:break-even-units-all*}}, y la previsión no encadena tres meses así en tres años. No conviene firmar nada con estas cifras.',
        en: 'The {{fig:fixed-costs*}} of fixed costs calls for {{fig:break-even-units*}} {{units}} a month, with {{leftOut}} left out. With {{besidesAll}} on top, depreciation and interest it takes {{fig:break-even-units-all*}}, and the forecast never strings three such months together within three years. Nothing should be signed on these figures.',
      },
      {
        es: 'Sin {{leftOut}}, el mes se paga con {{fig:break-even-units*}} {{units}}, que cubren {{fig:fixed-costs*}}. Pagar además {{besidesAll}}, el desgaste y los intereses pide {{fig:break-even-units-all*}}, y tres meses seguidos así no llegan en tres años: con estas cifras, ninguna firma.',
        en: 'With {{leftOut}} left out, the month takes {{fig:break-even-units*}} {{units}}, which cover {{fig:fixed-costs*}}. Adding {{besidesAll}}, with depreciation and interest, takes {{fig:break-even-units-all*}}, and three months running like that do not come within three years: on these figures, no signature.',
      },
    ],
  },
  {
    id: 'be.never',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de cada mes piden {{fig:break-even-units*}} {{units}}, o {{fig:break-even-week*}} por semana, y la previsión no encadena tres meses con beneficio en tres años. No conviene firmar nada con estas cifras.',
        en: 'The {{fig:fixed-costs*}} of each month call for {{fig:break-even-units*}} {{units}}, about {{fig:break-even-week*}} a week, and the forecast never strings three profitable months together within three years. Nothing should be signed on these figures.',
      },
      {
        es: 'Pagar los {{fig:fixed-costs*}} fijos pediría {{fig:break-even-units*}} {{units}} al mes, {{fig:break-even-week*}} por semana. La previsión no da tres meses seguidos de beneficio en tres años: con estas cifras, ninguna firma.',
        en: 'It would take {{fig:break-even-units*}} {{units}} a month, {{fig:break-even-week*}} a week, to pay the {{fig:fixed-costs*}} of fixed costs. The forecast does not give three profitable months in a row in three years: on these figures, no signature.',
      },
      {
        es: 'El listón está en {{fig:break-even-units*}} {{units}} al mes, o {{fig:break-even-week*}} a la semana, porque cada mes cuesta {{fig:fixed-costs*}}. En tres años no se salta tres veces seguidas: hasta que cambien las cifras, conviene no comprometerse a nada.',
        en: 'The bar stands at {{fig:break-even-units*}} {{units}} a month, or {{fig:break-even-week*}} a week, because each month costs {{fig:fixed-costs*}}. In three years it is never cleared three times running: until the figures change, commit to nothing.',
      },
    ],
  },
  {
    id: 'be.reached.apart',
    when: isCostApart,
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de gastos fijos, sin {{leftOut}}, se pagan con {{fig:break-even-units*}} {{units}} al mes. Con {{besidesAll}}, el desgaste y los intereses hacen falta {{fig:break-even-units-all*}}: ese es el listón que lo paga todo. Desde {{fig:break-even-month*}} hay tres meses seguidos por encima.',
        en: 'The {{fig:fixed-costs*}} of fixed costs, {{leftOut}} left out, takes {{fig:break-even-units*}} {{units}} a month. With {{besidesAll}}, depreciation and interest it takes {{fig:break-even-units-all*}}: that is the bar that pays for everything. From {{fig:break-even-month*}} three months running are above it.',
      },
      {
        es: 'Hay dos listones. Sin {{leftOut}} bastan {{fig:break-even-units*}} {{units}} al mes para {{fig:fixed-costs*}}; el que vale suma {{besidesAll}}, desgaste e intereses, y pide {{fig:break-even-units-all*}}. La primera racha de tres meses por encima empieza en {{fig:break-even-month*}}.',
        en: 'There are two bars. With {{leftOut}} left out, {{fig:break-even-units*}} {{units}} a month is enough for {{fig:fixed-costs*}}; the one that counts adds {{besidesAll}}, depreciation and interest, and takes {{fig:break-even-units-all*}}. The first run of three months above it begins in {{fig:break-even-month*}}.',
      },
      {
        es: 'Con {{fig:break-even-units*}} {{units}} al mes se pagan {{fig:fixed-costs*}}, sin {{leftOut}}. Sumados {{besidesAll}}, desgaste e intereses, el equilibrio pide {{fig:break-even-units-all*}}, y tres meses seguidos con beneficio llegan a partir de {{fig:break-even-month*}}.',
        en: 'At {{fig:break-even-units*}} {{units}} a month the {{fig:fixed-costs*}} is paid, with {{leftOut}} left out. Add {{besidesAll}}, depreciation and interest, and break-even takes {{fig:break-even-units-all*}}; three months running with a profit come from {{fig:break-even-month*}}.',
      },
    ],
  },
  {
    id: 'be.reached.recurring',
    when: ({ diagnosis }) => diagnosis.isRecurring,
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de cada mes se pagan con {{fig:break-even-units*}} {{units}} que sigan pagando. Desde {{fig:break-even-month*}} hay tres meses seguidos con beneficio, intereses y desgaste incluidos.',
        en: 'It takes {{fig:break-even-units*}} paying {{units}} to cover the {{fig:fixed-costs*}} of each month. From {{fig:break-even-month*}} there are three months running with a profit, interest and depreciation included.',
      },
      {
        es: 'Cubrir los {{fig:fixed-costs*}} de gastos fijos pide mantener {{fig:break-even-units*}} {{units}}. Desde {{fig:break-even-month*}} se encadenan tres meses con beneficio, ya descontados intereses y desgaste.',
        en: 'Fixed costs of {{fig:fixed-costs*}} a month call for keeping {{fig:break-even-units*}} {{units}}. The first run of three profitable months begins in {{fig:break-even-month*}}, after interest and depreciation.',
      },
    ],
  },
  {
    id: 'be.reached',
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de cada mes se pagan con {{fig:break-even-units*}} {{units}}, o sea {{fig:break-even-week*}} por semana. Desde {{fig:break-even-month*}} hay tres meses seguidos con beneficio, intereses y desgaste incluidos.',
        en: 'It takes {{fig:break-even-units*}} {{units}} to pay the {{fig:fixed-costs*}} of each month, which is {{fig:break-even-week*}} a week. From {{fig:break-even-month*}} there are three months running with a profit, interest and depreciation included.',
      },
      {
        es: 'Cubrir los {{fig:fixed-costs*}} de gastos fijos pide {{fig:break-even-units*}} {{units}} al mes, {{fig:break-even-week*}} por semana. Desde {{fig:break-even-month*}} se encadenan tres meses con beneficio, ya descontados intereses y desgaste.',
        en: 'Fixed costs of {{fig:fixed-costs*}} a month call for {{fig:break-even-units*}} {{units}}, or {{fig:break-even-week*}} a week. The first run of three profitable months begins in {{fig:break-even-month*}}, after interest and depreciation.',
      },
      {
        es: 'Con {{fig:break-even-week*}} {{units}} por semana, {{fig:break-even-units*}} al mes, quedan pagados los {{fig:fixed-costs*}} fijos. La primera racha de tres meses con beneficio, después de intereses y desgaste, empieza en {{fig:break-even-month*}}.',
        en: 'Sell {{fig:break-even-week*}} {{units}} a week, {{fig:break-even-units*}} a month, and the fixed {{fig:fixed-costs*}} is covered. Profit holds for three months in a row from {{fig:break-even-month*}}, with interest and depreciation taken off.',
      },
      {
        es: 'El mes se paga con {{fig:break-even-units*}} {{units}}, {{fig:break-even-week*}} por semana, que cubren {{fig:fixed-costs*}} de gastos fijos. Con intereses y desgaste descontados, {{fig:break-even-month*}} abre tres meses seguidos de beneficio.',
        en: 'A month pays for itself at {{fig:break-even-units*}} {{units}}, {{fig:break-even-week*}} a week, which cover {{fig:fixed-costs*}} of fixed costs. With interest and depreciation taken off, {{fig:break-even-month*}} opens three months of profit in a row.',
      },
    ],
  },
];

export const WITH_LOAN: Message = {
  id: 'be.loan',
  when: (draft) =>
    draft.diagnosis.hasLoan &&
    !isCostApart(draft) &&
    draft.figures['break-even-units-loan'] !== undefined &&
    draft.figures['break-even-units-loan'].value !== draft.figures['break-even-units']?.value,
  variants: [
    {
      es: 'Con la cuota del préstamo, {{fig:instalment*}} al mes, el listón sube a {{fig:break-even-units-loan*}}, y el mes más flojo del primer año trae {{fig:weakest-units*}}.',
      en: 'With the loan’s instalment, {{fig:instalment*}} a month, the bar rises to {{fig:break-even-units-loan*}}, and the weakest month of the first year brings {{fig:weakest-units*}}.',
    },
    {
      es: 'El préstamo añade {{fig:instalment*}} al mes, y con esa cuota la cuenta pasa a {{fig:break-even-units-loan*}}; en el mes más bajo del primer año se esperan {{fig:weakest-units*}}.',
      en: 'The loan adds {{fig:instalment*}} a month, and with that instalment the count becomes {{fig:break-even-units-loan*}}; the lowest month of the first year expects {{fig:weakest-units*}}.',
    },
    {
      es: 'Quien presta cobra {{fig:instalment*}} cada mes: sumada esa cuota, el equilibrio pide {{fig:break-even-units-loan*}}, frente a {{fig:weakest-units*}} en el peor mes del primer año.',
      en: 'A lender collects {{fig:instalment*}} each month: with that added, break-even asks for {{fig:break-even-units-loan*}}, against {{fig:weakest-units*}} in the poorest month of the first year.',
    },
  ],
};

/** The loan is paid in cash, not in depreciation and interest: the bar that a lender asks about. */
export const WITH_PAY_AND_LOAN: Message = {
  id: 'be.all',
  when: (draft) => draft.diagnosis.hasLoan && isCostApart(draft),
  variants: [
    {
      es: 'Contado en dinero, con {{besidesAll}}, más los {{fig:instalment*}} de la cuota del préstamo, son {{fig:break-even-units-loan*}}; el mes más flojo del primer año trae {{fig:weakest-units*}}.',
      en: 'Counted in cash, with {{besidesAll}}, and the loan’s instalment of {{fig:instalment*}}, it takes {{fig:break-even-units-loan*}}; the weakest month of the first year brings {{fig:weakest-units*}}.',
    },
    {
      es: 'Para pagar a la vez {{besidesAll}}, más la cuota del préstamo, {{fig:instalment*}} al mes, hacen falta {{fig:break-even-units-loan*}}, frente a {{fig:weakest-units*}} en el peor mes del primer año.',
      en: 'Paying {{besidesAll}} and the loan’s instalment at once, {{fig:instalment*}} a month, takes {{fig:break-even-units-loan*}}, against {{fig:weakest-units*}} in the poorest month of the first year.',
    },
  ],
};

/** How far sales may fall, the instalment paid; or that the average month does not pay it. The first that holds. */
export const SAFETY: readonly Message[] = [
  {
    id: 'be.safety.loan',
    when: ({ diagnosis, model }) => !diagnosis.thinSafety && diagnosis.hasLoan && hasRoom(model),
    variants: [
      {
        es: 'Las ventas pueden quedar un {{fig:safety-share*}} por debajo de la media del primer año, en {{fig:units-to-stand*}} al mes, y aún se pagan los gastos y la cuota.',
        en: 'Sales can come in {{fig:safety-share*}} under the first year’s average, at {{fig:units-to-stand*}} a month, and the costs and the instalment are still paid.',
      },
      {
        es: 'Contada la cuota, la holgura es de un {{fig:safety-share*}}: de la media del primer año a las {{fig:units-to-stand*}} que lo pagan todo.',
        en: 'With the instalment counted the room is {{fig:safety-share*}}: from the first year’s average down to the {{fig:units-to-stand*}} that pay for everything.',
      },
    ],
  },
  {
    id: 'be.unserved.grace',
    when: (draft) => isUnserved(draft) && isGraceAYear(draft.model),
    variants: [
      {
        es: 'La cuota entera llega tras los {{fig:grace-months*}} meses de carencia: el primer año, con {{fig:units-average-y1*}} de media, paga solo los intereses.',
        en: 'The whole instalment comes after {{fig:grace-months*}} months of grace: the first year, at an average of {{fig:units-average-y1*}}, pays the interest alone.',
      },
    ],
  },
  {
    id: 'be.unserved',
    when: isUnserved,
    variants: [
      {
        es: 'La media del primer año, {{fig:units-average-y1*}}, no da para la cuota entera: lo que falta sale del dinero inicial.',
        en: 'The first year’s average, {{fig:units-average-y1*}}, does not earn the whole instalment: what is short comes out of the opening money.',
      },
    ],
  },
  {
    id: 'be.safety',
    when: ({ diagnosis, model }) => !diagnosis.thinSafety && !diagnosis.hasLoan && hasRoom(model),
    variants: [
      {
        es: 'De la media del primer año al equilibrio hay un {{fig:safety-share*}} de holgura: eso pueden caer las ventas sin entrar en pérdidas.',
        en: 'Between the first year’s average and break-even there is {{fig:safety-share*}} of room: sales can fall that far before they turn to loss.',
      },
      {
        es: 'Las ventas pueden quedar un {{fig:safety-share*}} por debajo de la media del primer año sin que el mes se pierda: esa es la holgura.',
        en: 'Sales can come in {{fig:safety-share*}} under the first year’s average without losing the month: that is the room there is.',
      },
      {
        es: 'La holgura es de un {{fig:safety-share*}}, la distancia entre lo que se espera vender de media el primer año y lo que paga el mes.',
        en: 'The cushion is {{fig:safety-share*}}, the distance between average sales in the first year and what pays for a month.',
      },
      {
        es: 'Hasta el equilibrio sobra un {{fig:safety-share*}} de las ventas medias del primer año: todo eso puede torcerse antes de que un mes pierda.',
        en: 'Down to break-even there is {{fig:safety-share*}} to spare in the first year’s average sales: that much can go wrong before a month loses.',
      },
      {
        es: 'El colchón mide un {{fig:safety-share*}}: vender eso de menos, de media, dejaría el primer año justo donde ni se gana ni se pierde.',
        en: 'The margin of safety measures {{fig:safety-share*}}: selling that much less, on average, would leave the first year just where nothing is gained or lost.',
      },
    ],
  },
];

export const CHEAPER: Message = {
  id: 'be.cheaper',
  when: ({ diagnosis }) => diagnosis.losesFirstYear,
  variants: [
    {
      es: 'Bajar el listón es más rápido que alcanzarlo, y lo baja cada gasto fijo que pueda empezar más tarde.',
      en: 'Lowering the bar is quicker than reaching it, and every fixed cost that can start later lowers it.',
    },
    {
      es: 'Todo gasto fijo que se pueda aplazar acerca el equilibrio antes que cualquier venta: conviene repasarlos uno a uno antes de comprometerlos.',
      en: 'Any fixed cost that can be put off brings break-even closer sooner than a sale does: go through them one by one before committing.',
    },
    {
      es: 'Antes de perseguir más ventas, conviene mirar qué gasto fijo puede esperar: por cada uno que se retrase hacen falta menos {{units}}.',
      en: 'Before chasing more sales, look for the fixed cost that can wait: with each one put off, fewer {{units}} are needed.',
    },
  ],
};
