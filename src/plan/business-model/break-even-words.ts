// How many sales pay for a month, with and without pay, and how far the first year is from it.
import { isBarApart } from '../../finance/find-break-even.ts';
import type { Draft } from '../draft.ts';
import type { FigureTable } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { NO_BREAK_EVEN } from './escape-words.ts';

/** Whether the fixed costs are not all that a month pays, with pay, marketing or hired hours apart, and how many sales cover all of it is known. */
export function isCostApart({ model, figures }: Pick<Draft, 'model' | 'figures'>): boolean {
  return isBarApart(model.assumptions) && figures['break-even-units-all'] !== undefined;
}

/** Whether no number of sales pays for a month whole: the one that pays the fixed costs alone would be read as the break-even. */
export function isPaidByNone({ model, figures }: Pick<Draft, 'model' | 'figures'>): boolean {
  return isBarApart(model.assumptions) && figures['break-even-units-all'] === undefined;
}

/** Whether another reading asks for more sales than the break-even: in a business of few customers it may be the same whole number. */
export function rises(figures: FigureTable, id: string): boolean {
  const all = figures['units-to-pay-all'];
  return all !== undefined && figures[id] !== undefined && figures[id].value !== all.value;
}

export const BREAK_EVENS: readonly Message[] = [
  NO_BREAK_EVEN,
  {
    id: 'be.impossible',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'Con este precio no existe un punto de equilibrio: ningún volumen paga los {{fig:fixed-costs*}} de cada mes. A razón de {{fig:units-average-y1*}} {{units}}, la media del primer año, el precio que los pagaría es de {{fig:price-needed*}}.',
        en: 'At this price there is no break-even: no volume pays each month’s {{fig:fixed-costs*}}. At {{fig:units-average-y1*}} {{units}}, the first-year average, it would take a price of {{fig:price-needed*}}.',
      },
      {
        es: 'Ningún volumen de ventas paga los {{fig:fixed-costs*}} mensuales a este precio, así que no hay equilibrio que calcular. Los pagaría un precio de {{fig:price-needed*}}, con la media del primer año: {{fig:units-average-y1*}} {{units}}.',
        en: 'No volume of sales pays the {{fig:fixed-costs*}} a month at this price, so break-even cannot be worked out. {{fig:price-needed*}} would cover it at the first-year average of {{fig:units-average-y1*}} {{units}}.',
      },
      {
        es: 'Hay {{fig:fixed-costs*}} de gastos fijos al mes y ninguna venta que ayude a pagarlos: el equilibrio no existe. Aparecería al cobrar {{fig:price-needed*}}, siempre que se mantenga la media de {{fig:units-average-y1*}} {{units}} del primer año.',
        en: 'Fixed costs are {{fig:fixed-costs*}} a month and no sale helps to pay them, so there is no break-even. There would be one at a price of {{fig:price-needed*}}, provided the first-year average of {{fig:units-average-y1*}} {{units}} holds.',
      },
    ],
  },
  {
    id: 'be.never.apart',
    when: (draft) => draft.diagnosis.breakEven === 'never' && isCostApart(draft),
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de gastos fijos piden {{fig:break-even-units*}} {{units}} al mes, sin {{leftOut}}. Con {{besidesAll}}, que van aparte, la amortización y los intereses son {{fig:break-even-units-all*}}, y la previsión no encadena tres meses así en tres años. No conviene firmar nada con estas cifras.',
        en: 'Fixed costs of {{fig:fixed-costs*}} take {{fig:break-even-units*}} {{units}} a month to cover, before {{leftOut}}. Adding {{besidesAll}}, depreciation and interest takes it to {{fig:break-even-units-all*}}, and the forecast never reaches that three months in a row within three years. Nothing should be signed on these figures.',
      },
      {
        es: 'Sin {{leftOut}}, el mes se paga con {{fig:break-even-units*}} {{units}}, que cubren {{fig:fixed-costs*}}. Pagar además {{besidesAll}}, la amortización y los intereses pide {{fig:break-even-units-all*}}, y tres meses seguidos así no llegan en tres años: con estas cifras, ninguna firma.',
        en: 'Before {{leftOut}}, it takes {{fig:break-even-units*}} {{units}} a month to cover {{fig:fixed-costs*}}. With {{besidesAll}}, depreciation and interest it takes {{fig:break-even-units-all*}}, and three such months in a row do not come within three years: on these figures, nothing should be signed.',
      },
    ],
  },
  {
    id: 'be.never.none',
    when: (draft) => draft.diagnosis.breakEven === 'never' && isPaidByNone(draft),
    variants: [
      {
        es: 'Un mes pide {{fig:costs-to-cover*}} y ningún número de ventas los paga: las que pasan de lo que cabe en las horas del equipo cuestan más de lo que dejan. Con estas cifras, ninguna firma.',
        en: 'A month takes {{fig:costs-to-cover*}}, and no number of sales pays for it: those beyond what fits in the team’s hours cost more than they leave. On these figures, nothing should be signed.',
      },
    ],
  },
  {
    id: 'be.never',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de cada mes piden {{fig:break-even-units*}} {{units}}, o {{fig:break-even-week*}} por semana, y la previsión no encadena tres meses con beneficio en tres años. No conviene firmar nada con estas cifras.',
        en: 'Covering {{fig:fixed-costs*}} a month takes {{fig:break-even-units*}} {{units}}, about {{fig:break-even-week*}} a week, and the forecast never strings three profitable months together within three years. Nothing should be signed on these figures.',
      },
      {
        es: 'Pagar los {{fig:fixed-costs*}} fijos pediría {{fig:break-even-units*}} {{units}} al mes, {{fig:break-even-week*}} por semana. La previsión no da tres meses seguidos de beneficio en tres años: con estas cifras, ninguna firma.',
        en: 'It would take {{fig:break-even-units*}} {{units}} a month, {{fig:break-even-week*}} a week, to cover the {{fig:fixed-costs*}} of fixed costs. In three years the forecast never has three profitable months in a row: on these figures, nothing should be signed.',
      },
      {
        es: 'El listón está en {{fig:break-even-units*}} {{units}} al mes, o {{fig:break-even-week*}} a la semana, porque cada mes cuesta {{fig:fixed-costs*}}. En tres años no se salta tres veces seguidas: hasta que cambien las cifras, conviene no comprometerse a nada.',
        en: 'The bar stands at {{fig:break-even-units*}} {{units}} a month, or {{fig:break-even-week*}} a week, because each month costs {{fig:fixed-costs*}}. In three years it is never cleared three months running: until the figures change, commit to nothing.',
      },
    ],
  },
  {
    id: 'be.reached.apart',
    when: isCostApart,
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de gastos fijos, sin {{leftOut}}, se pagan con {{fig:break-even-units*}} {{units}} al mes. Con {{besidesAll}}, la amortización y los intereses hacen falta {{fig:break-even-units-all*}}: con eso queda todo pagado. Desde {{fig:break-even-month*}} hay tres meses seguidos sin pérdida.',
        en: 'Fixed costs of {{fig:fixed-costs*}}, before {{leftOut}}, take {{fig:break-even-units*}} {{units}} a month to cover. With {{besidesAll}}, depreciation and interest the figure is {{fig:break-even-units-all*}}: that is what pays for everything. The first three months in a row without a loss start in {{fig:break-even-month*}}.',
      },
      {
        es: 'Hay dos listones. Sin {{leftOut}} bastan {{fig:break-even-units*}} {{units}} al mes para {{fig:fixed-costs*}}; el que vale suma {{besidesAll}}, amortización e intereses, y pide {{fig:break-even-units-all*}}. La primera racha de tres meses sin pérdida empieza en {{fig:break-even-month*}}.',
        en: 'There are two thresholds. Before {{leftOut}}, {{fig:break-even-units*}} {{units}} a month is enough for {{fig:fixed-costs*}}; the one that counts adds {{besidesAll}}, depreciation and interest, and takes {{fig:break-even-units-all*}}. The first run of three months without a loss begins in {{fig:break-even-month*}}.',
      },
      {
        es: 'Con {{fig:break-even-units*}} {{units}} al mes se pagan {{fig:fixed-costs*}}, sin {{leftOut}}. Sumados {{besidesAll}}, amortización e intereses, el equilibrio pide {{fig:break-even-units-all*}}, y tres meses seguidos con beneficio llegan a partir de {{fig:break-even-month*}}.',
        en: 'At {{fig:break-even-units*}} {{units}} a month the {{fig:fixed-costs*}} is covered, before {{leftOut}}. Add {{besidesAll}}, depreciation and interest, and break-even is {{fig:break-even-units-all*}}; the first three profitable months in a row start in {{fig:break-even-month*}}.',
      },
    ],
  },
  {
    id: 'be.reached.recurring',
    when: ({ diagnosis }) => diagnosis.isRecurring,
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de cada mes se pagan con {{fig:break-even-units*}} {{units}} que sigan pagando. Desde {{fig:break-even-month*}} hay tres meses seguidos con beneficio, intereses y amortización incluidos.',
        en: 'It takes {{fig:break-even-units*}} paying {{units}} to cover each month’s {{fig:fixed-costs*}}. From {{fig:break-even-month*}} there are three profitable months in a row, after interest and depreciation.',
      },
      {
        es: 'Cubrir los {{fig:fixed-costs*}} de gastos fijos pide mantener {{fig:break-even-units*}} {{units}}. Desde {{fig:break-even-month*}} se encadenan tres meses con beneficio, ya descontados intereses y amortización.',
        en: 'Fixed costs of {{fig:fixed-costs*}} a month mean keeping {{fig:break-even-units*}} {{units}}. The first run of three profitable months begins in {{fig:break-even-month*}}, after interest and depreciation.',
      },
    ],
  },
  {
    id: 'be.reached',
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de cada mes se pagan con {{fig:break-even-units*}} {{units}}, o sea {{fig:break-even-week*}} por semana. Desde {{fig:break-even-month*}} hay tres meses seguidos con beneficio, intereses y amortización incluidos.',
        en: 'It takes {{fig:break-even-units*}} {{units}} to cover {{fig:fixed-costs*}} a month, or {{fig:break-even-week*}} a week. From {{fig:break-even-month*}} there are three profitable months in a row, after interest and depreciation.',
      },
      {
        es: 'Cubrir los {{fig:fixed-costs*}} de gastos fijos pide {{fig:break-even-units*}} {{units}} al mes, {{fig:break-even-week*}} por semana. Desde {{fig:break-even-month*}} se encadenan tres meses con beneficio, ya descontados intereses y amortización.',
        en: 'Fixed costs of {{fig:fixed-costs*}} a month call for {{fig:break-even-units*}} {{units}}, or {{fig:break-even-week*}} a week. The first run of three profitable months begins in {{fig:break-even-month*}}, after interest and depreciation.',
      },
      {
        es: 'Con {{fig:break-even-week*}} {{units}} por semana, {{fig:break-even-units*}} al mes, quedan pagados los {{fig:fixed-costs*}} fijos. La primera racha de tres meses con beneficio, después de intereses y amortización, empieza en {{fig:break-even-month*}}.',
        en: 'At {{fig:break-even-week*}} {{units}} a week, {{fig:break-even-units*}} a month, the {{fig:fixed-costs*}} of fixed costs is covered. The first three profitable months in a row, after interest and depreciation, start in {{fig:break-even-month*}}.',
      },
      {
        es: 'El mes se paga con {{fig:break-even-units*}} {{units}}, {{fig:break-even-week*}} por semana, que cubren {{fig:fixed-costs*}} de gastos fijos. Con intereses y amortización descontados, {{fig:break-even-month*}} abre tres meses seguidos de beneficio.',
        en: 'A month breaks even at {{fig:break-even-units*}} {{units}}, {{fig:break-even-week*}} a week, which cover {{fig:fixed-costs*}} of fixed costs. After interest and depreciation, {{fig:break-even-month*}} is the first of three profitable months in a row.',
      },
    ],
  },
];

/** Where each sale leaves less: beyond the hours of the team it pays the minutes that it hires. */
export const BEND: readonly Message[] = [
  {
    id: 'be.bend.lost',
    when: ({ figures }) => figures['bend-lost'] !== undefined,
    variants: [
      {
        es: 'En las horas del equipo caben {{fig:bend-units*}} {{units}} al mes; de ahí en adelante, pagada la hora contratada que pide, cada {{unit}} resta {{fig:bend-lost*}}.',
        en: 'The team’s hours cover {{fig:bend-units*}} {{units}} a month; beyond that, once the hired hours are paid, each {{unit}} loses {{fig:bend-lost*}}.',
      },
    ],
  },
  {
    id: 'be.bend',
    when: ({ figures }) => figures['bend-left'] !== undefined,
    variants: [
      {
        es: 'En las horas del equipo caben {{fig:bend-units*}} {{units}} al mes; de ahí en adelante, pagadas las horas contratadas, cada {{unit}} deja {{fig:bend-left*}} en vez de {{fig:margin-unit}}.',
        en: 'The team’s hours cover {{fig:bend-units*}} {{units}} a month; beyond that, once the hired hours are paid, each {{unit}} leaves {{fig:bend-left*}} instead of {{fig:margin-unit}}.',
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
      en: 'With the loan instalment, {{fig:instalment*}} a month, break-even rises to {{fig:break-even-units-loan*}}; the weakest month of the first year has {{fig:weakest-units*}}.',
    },
    {
      es: 'El préstamo añade {{fig:instalment*}} al mes, y con esa cuota la cuenta pasa a {{fig:break-even-units-loan*}}; en el mes más bajo del primer año se esperan {{fig:weakest-units*}}.',
      en: 'The loan adds {{fig:instalment*}} a month, and that instalment takes break-even to {{fig:break-even-units-loan*}}; the weakest month of the first year is forecast at {{fig:weakest-units*}}.',
    },
    {
      es: 'La cuota del préstamo es de {{fig:instalment*}} al mes: sumada esa cuota, el equilibrio pide {{fig:break-even-units-loan*}}, frente a {{fig:weakest-units*}} en el peor mes del primer año.',
      en: 'The lender collects {{fig:instalment*}} each month: with that added, break-even is {{fig:break-even-units-loan*}}, against {{fig:weakest-units*}} in the weakest month of the first year.',
    },
  ],
};

/** Where the costs hold the pay, the bar from which a month ends in profit stands between the other two. */
export const TO_PROFIT: Message = {
  id: 'be.profit',
  when: (draft) =>
    !isCostApart(draft) &&
    draft.figures['break-even-units-all'] !== undefined &&
    draft.figures['break-even-units-all'].value !== draft.figures['break-even-units']?.value,
  variants: [
    {
      es: 'Para que un mes dé beneficio, con la amortización y los intereses dentro, hacen falta {{fig:break-even-units-all*}}.',
      en: 'For a month to end in profit, with depreciation and interest in it, it takes {{fig:break-even-units-all*}}.',
    },
  ],
};

/** The loan is paid in cash, not in depreciation and interest: the bar that a lender asks about. */
export const WITH_PAY_AND_LOAN: Message = {
  id: 'be.all',
  when: (draft) => draft.diagnosis.hasLoan && isCostApart(draft),
  variants: [
    {
      es: 'Contado en dinero, con los {{fig:instalment*}} de la cuota del préstamo en lugar de la amortización y los intereses, son {{fig:break-even-units-loan*}}; el mes más flojo del primer año trae {{fig:weakest-units*}}.',
      en: 'In cash terms, with the {{fig:instalment*}} loan instalment instead of depreciation and interest, it takes {{fig:break-even-units-loan*}}; the weakest month of the first year has {{fig:weakest-units*}}.',
    },
    {
      es: 'En dinero, la cuota del préstamo, {{fig:instalment*}} al mes, ocupa el sitio de la amortización y los intereses: hacen falta {{fig:break-even-units-loan*}}, frente a {{fig:weakest-units*}} en el peor mes del primer año.',
      en: 'In cash terms the loan instalment, {{fig:instalment*}} a month, replaces depreciation and interest: it takes {{fig:break-even-units-loan*}}, against {{fig:weakest-units*}} in the weakest month of the first year.',
    },
  ],
};

export const CHEAPER: Message = {
  id: 'be.cheaper',
  when: ({ diagnosis }) => diagnosis.losesFirstYear,
  variants: [
    {
      es: 'Bajar el listón es más rápido que alcanzarlo, y lo baja cada gasto fijo que pueda empezar más tarde.',
      en: 'Lowering the bar is quicker than reaching it, and every fixed cost that can start later lowers it.',
    },
    {
      es: 'Cada gasto fijo que pueda esperar baja el equilibrio desde el primer mes: conviene repasarlos uno a uno antes de comprometerlos.',
      en: 'Every fixed cost that can wait lowers break-even from the first month: go through them one by one before committing.',
    },
    {
      es: 'Antes de perseguir más ventas, conviene mirar qué gasto fijo puede esperar: por cada uno que se retrase hacen falta menos {{units}}.',
      en: 'Before chasing more sales, look for the fixed cost that can wait: with each one put off, fewer {{units}} are needed.',
    },
  ],
};

/** Told by the day, as the founder counts sales. */
export const BY_THE_DAY: readonly Message[] = [
  {
    id: 'be.day.loan',
    when: ({ figures }) => figures['break-even-day-loan'] !== undefined,
    variants: [
      {
        es: 'Por día son {{fig:break-even-day}}, y {{fig:break-even-day-loan}} con la cuota del préstamo; se contó con {{fig:told-day}}.',
        en: 'By the day that is {{fig:break-even-day}}, and {{fig:break-even-day-loan}} with the loan instalment; {{fig:told-day}} was the number given.',
      },
    ],
  },
  {
    id: 'be.day',
    when: ({ figures }) => figures['break-even-day'] !== undefined,
    variants: [
      {
        es: 'Por día son {{fig:break-even-day}}; se contó con {{fig:told-day}}.',
        en: 'By the day that is {{fig:break-even-day}}; {{fig:told-day}} was the number given.',
      },
    ],
  },
];

/** A person employed is the fixed cost that can most easily start later. */
export const HIRE_LATER: Message = {
  id: 'be.hire-later',
  when: ({ figures }) => figures['hire-later'] !== undefined,
  variants: [
    {
      es: 'El que más puede esperar es el sueldo contratado: empezar en {{fig:m04-name}} y no al abrir ahorra {{fig:hire-later}}, porque hasta entonces lo previsto cabe en las {{fig:hours-founders}} horas al mes de quien emprende.',
      en: 'The one that can best wait is the hired wage: starting in {{fig:m04-name}} instead of at opening saves {{fig:hire-later}}: until then what is forecast fits in the founder’s own {{fig:hours-founders}} hours a month.',
    },
  ],
};
