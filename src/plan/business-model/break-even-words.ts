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
        es: 'Con este precio no hay punto de equilibrio, porque ningún volumen de ventas cubre los {{fig:fixed-costs*}} de gastos fijos de cada mes. Con la media del primer año, {{fig:units-average-y1*}} {{units}} al mes, haría falta un precio de {{fig:price-needed*}}.',
        en: 'At this price there is no break-even, because no volume of sales covers the {{fig:fixed-costs*}} of fixed costs each month. At the first-year average of {{fig:units-average-y1*}} {{units}} a month, it would take a price of {{fig:price-needed*}}.',
      },
      {
        es: 'Como cada venta pierde dinero, ningún volumen cubre los {{fig:fixed-costs*}} de gastos fijos del mes y no hay punto de equilibrio. Lo habría con un precio de {{fig:price-needed*}}, si se mantiene la media del primer año, {{fig:units-average-y1*}} {{units}} al mes.',
        en: 'As every sale loses money, no volume covers the {{fig:fixed-costs*}} of monthly fixed costs and there is no break-even. There would be one at a price of {{fig:price-needed*}}, if the first-year average of {{fig:units-average-y1*}} {{units}} a month holds.',
      },
    ],
  },
  {
    id: 'be.never.apart',
    when: (draft) => draft.diagnosis.breakEven === 'never' && isCostApart(draft),
    variants: [
      {
        es: 'Los gastos fijos, {{fig:fixed-costs*}} al mes sin {{leftOut}}, se cubren con {{fig:break-even-units*}} {{units}}. Con {{besidesAll}}, la amortización y los intereses hacen falta {{fig:break-even-units-all*}}, y en tres años la previsión no llega a tres meses seguidos con esa cifra. Con estos números no conviene firmar nada.',
        en: 'Fixed costs of {{fig:fixed-costs*}} a month, before {{leftOut}}, are covered at {{fig:break-even-units*}} {{units}}. With {{besidesAll}}, depreciation and interest it takes {{fig:break-even-units-all*}}, and in three years the forecast never reaches that for three months in a row. Nothing should be signed on these figures.',
      },
    ],
  },
  {
    id: 'be.never.none',
    when: (draft) => draft.diagnosis.breakEven === 'never' && isPaidByNone(draft),
    variants: [
      {
        es: 'Cada mes cuesta {{fig:costs-to-cover*}} y ningún número de ventas lo cubre, porque las ventas que no caben en las horas del equipo cuestan más de lo que dejan. Con estos números no conviene firmar nada.',
        en: 'Each month costs {{fig:costs-to-cover*}} and no number of sales covers it, because sales beyond the team’s hours cost more than they leave. Nothing should be signed on these figures.',
      },
    ],
  },
  {
    id: 'be.never',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Para cubrir los gastos fijos, {{fig:fixed-costs*}} al mes, hacen falta {{fig:break-even-units*}} {{units}}, es decir, {{fig:break-even-week*}} por semana. En tres años la previsión no tiene tres meses seguidos con beneficio, y con estos números no conviene firmar nada.',
        en: 'It takes {{fig:break-even-units*}} {{units}} a month, or {{fig:break-even-week*}} a week, to cover fixed costs of {{fig:fixed-costs*}}. In three years the forecast never has three profitable months in a row, and nothing should be signed on these figures.',
      },
      {
        es: 'El punto de equilibrio está en {{fig:break-even-units*}} {{units}} al mes, {{fig:break-even-week*}} por semana, porque los gastos fijos son de {{fig:fixed-costs*}}. La previsión no encadena tres meses con beneficio en tres años, así que no conviene comprometerse a nada hasta que cambien los números.',
        en: 'Break-even stands at {{fig:break-even-units*}} {{units}} a month, or {{fig:break-even-week*}} a week, because fixed costs are {{fig:fixed-costs*}}. The forecast does not string three profitable months together in three years, so nothing should be committed until the figures change.',
      },
    ],
  },
  {
    id: 'be.reached.apart',
    when: isCostApart,
    variants: [
      {
        es: 'Los gastos fijos, {{fig:fixed-costs*}} al mes sin {{leftOut}}, se cubren con {{fig:break-even-units*}} {{units}}. Con {{besidesAll}}, la amortización y los intereses, el punto de equilibrio sube a {{fig:break-even-units-all*}}. Los tres primeros meses seguidos sin pérdida empiezan en {{fig:break-even-month*}}.',
        en: 'Fixed costs of {{fig:fixed-costs*}} a month, before {{leftOut}}, are covered at {{fig:break-even-units*}} {{units}}. With {{besidesAll}}, depreciation and interest, break-even rises to {{fig:break-even-units-all*}}. The first three months in a row without a loss start in {{fig:break-even-month*}}.',
      },
      {
        es: 'Con {{fig:break-even-units*}} {{units}} al mes se cubren {{fig:fixed-costs*}} de gastos fijos, que no incluyen {{leftOut}}. Para cubrir también {{besidesAll}}, la amortización y los intereses hacen falta {{fig:break-even-units-all*}}, que es el verdadero punto de equilibrio. A partir de {{fig:break-even-month*}} la previsión encadena tres meses sin pérdida.',
        en: 'At {{fig:break-even-units*}} {{units}} a month the {{fig:fixed-costs*}} of fixed costs is covered, before {{leftOut}}. To pay for {{besidesAll}}, depreciation and interest as well takes {{fig:break-even-units-all*}}, which is the true break-even. From {{fig:break-even-month*}} the forecast has three months in a row without a loss.',
      },
    ],
  },
  {
    id: 'be.reached.recurring',
    when: ({ diagnosis }) => diagnosis.isRecurring,
    variants: [
      {
        es: 'Los gastos fijos son de {{fig:fixed-costs*}} al mes y se cubren con {{fig:break-even-units*}} {{units}}. Los tres primeros meses seguidos con beneficio, después de intereses y amortización, empiezan en {{fig:break-even-month*}}.',
        en: 'Fixed costs are {{fig:fixed-costs*}} a month and are covered by {{fig:break-even-units*}} {{units}}. The first three profitable months in a row, after interest and depreciation, start in {{fig:break-even-month*}}.',
      },
      {
        es: 'Para cubrir los {{fig:fixed-costs*}} de gastos fijos de cada mes hay que mantener {{fig:break-even-units*}} {{units}}. A partir de {{fig:break-even-month*}} la previsión encadena tres meses con beneficio, ya descontados intereses y amortización.',
        en: 'To cover fixed costs of {{fig:fixed-costs*}} a month the business has to keep {{fig:break-even-units*}} {{units}}. From {{fig:break-even-month*}} the forecast has three profitable months in a row, after interest and depreciation.',
      },
    ],
  },
  {
    id: 'be.reached',
    variants: [
      {
        es: 'Los gastos fijos son de {{fig:fixed-costs*}} al mes y se cubren con {{fig:break-even-units*}} {{units}}, es decir, {{fig:break-even-week*}} por semana. Los tres primeros meses seguidos con beneficio, después de intereses y amortización, empiezan en {{fig:break-even-month*}}.',
        en: 'Fixed costs are {{fig:fixed-costs*}} a month and are covered by {{fig:break-even-units*}} {{units}}, or {{fig:break-even-week*}} a week. The first three profitable months in a row, after interest and depreciation, start in {{fig:break-even-month*}}.',
      },
      {
        es: 'Para cubrir los {{fig:fixed-costs*}} de gastos fijos hacen falta {{fig:break-even-units*}} {{units}} al mes, {{fig:break-even-week*}} por semana. A partir de {{fig:break-even-month*}} la previsión encadena tres meses con beneficio, ya descontados intereses y amortización.',
        en: 'It takes {{fig:break-even-units*}} {{units}} a month, or {{fig:break-even-week*}} a week, to cover fixed costs of {{fig:fixed-costs*}}. From {{fig:break-even-month*}} the forecast has three profitable months in a row, after interest and depreciation.',
      },
      {
        es: 'El punto de equilibrio está en {{fig:break-even-units*}} {{units}} al mes, {{fig:break-even-week*}} por semana, que cubren los {{fig:fixed-costs*}} de gastos fijos. En {{fig:break-even-month*}} empiezan los tres primeros meses seguidos con beneficio, ya descontados intereses y amortización.',
        en: 'Break-even stands at {{fig:break-even-units*}} {{units}} a month, or {{fig:break-even-week*}} a week, which cover the {{fig:fixed-costs*}} of fixed costs. The first three months in a row with a profit, after interest and depreciation, begin in {{fig:break-even-month*}}.',
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
        es: 'Las horas del equipo permiten {{fig:bend-units*}} {{units}} al mes. A partir de ahí hay que pagar horas contratadas, y cada {{unit}} pierde {{fig:bend-lost*}}.',
        en: 'The team’s hours allow {{fig:bend-units*}} {{units}} a month. Beyond that, hours have to be hired and each {{unit}} loses {{fig:bend-lost*}}.',
      },
    ],
  },
  {
    id: 'be.bend',
    when: ({ figures }) => figures['bend-left'] !== undefined,
    variants: [
      {
        es: 'Las horas del equipo permiten {{fig:bend-units*}} {{units}} al mes. A partir de ahí hay que pagar horas contratadas, y cada {{unit}} deja {{fig:bend-left*}} en vez de {{fig:margin-unit}}.',
        en: 'The team’s hours allow {{fig:bend-units*}} {{units}} a month. Beyond that, hours have to be hired and each {{unit}} leaves {{fig:bend-left*}} instead of {{fig:margin-unit}}.',
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
      es: 'Para pagar los gastos y la cuota del préstamo, {{fig:instalment*}} al mes, hacen falta {{fig:break-even-units-loan*}}; el mes más flojo del primer año tendrá {{fig:weakest-units*}}.',
      en: 'To pay the costs and the loan instalment, {{fig:instalment*}} a month, it takes {{fig:break-even-units-loan*}}; the weakest month of the first year has {{fig:weakest-units*}}.',
    },
    {
      es: 'La cuota del préstamo es de {{fig:instalment*}} al mes, y para pagarla junto con los gastos hacen falta {{fig:break-even-units-loan*}}. La previsión del mes más flojo del primer año es de {{fig:weakest-units*}}.',
      en: 'The loan instalment is {{fig:instalment*}} a month, and paying it along with the costs takes {{fig:break-even-units-loan*}}. The weakest month of the first year is forecast at {{fig:weakest-units*}}.',
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
      es: 'Para que el mes cierre con beneficio, contando la amortización y los intereses, hacen falta {{fig:break-even-units-all*}} {{units}}.',
      en: 'For a month to end in profit, counting depreciation and interest, it takes {{fig:break-even-units-all*}} {{units}}.',
    },
  ],
};

/** The loan is paid in cash, not in depreciation and interest: the bar that a lender asks about. */
export const WITH_PAY_AND_LOAN: Message = {
  id: 'be.all',
  when: (draft) => draft.diagnosis.hasLoan && isCostApart(draft),
  variants: [
    {
      es: 'Para pagar en dinero los gastos y la cuota del préstamo, {{fig:instalment*}} al mes, hacen falta {{fig:break-even-units-loan*}}; el mes más flojo del primer año tendrá {{fig:weakest-units*}}.',
      en: 'To pay the costs and the loan instalment in cash, {{fig:instalment*}} a month, it takes {{fig:break-even-units-loan*}}; the weakest month of the first year has {{fig:weakest-units*}}.',
    },
    {
      es: 'En dinero, la cuota del préstamo, {{fig:instalment*}} al mes, sustituye a la amortización y los intereses. Para pagarla hacen falta {{fig:break-even-units-loan*}}, y la previsión del mes más flojo del primer año es de {{fig:weakest-units*}}.',
      en: 'In cash terms the loan instalment, {{fig:instalment*}} a month, replaces depreciation and interest. Paying it takes {{fig:break-even-units-loan*}}, and the weakest month of the first year is forecast at {{fig:weakest-units*}}.',
    },
  ],
};

export const CHEAPER: Message = {
  id: 'be.cheaper',
  when: ({ diagnosis }) => diagnosis.losesFirstYear,
  variants: [
    {
      es: 'Cada gasto fijo que pueda empezar más tarde baja el punto de equilibrio de los primeros meses.',
      en: 'Every fixed cost that can start later lowers the break-even of the first months.',
    },
    {
      es: 'Conviene repasar los gastos fijos antes de comprometerlos, porque cada uno que pueda esperar baja el punto de equilibrio.',
      en: 'Fixed costs should be reviewed before they are committed, because each one that can wait lowers break-even.',
    },
    {
      es: 'Antes de buscar más ventas conviene ver qué gasto fijo puede esperar: por cada uno que se retrase hacen falta menos {{units}}.',
      en: 'Before chasing more sales, it is worth seeing which fixed cost can wait: with each one put off, fewer {{units}} are needed.',
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
        es: 'El punto de equilibrio equivale a {{fig:break-even-day}} {{units}} al día, o {{fig:break-even-day-loan}} con la cuota del préstamo, y en la entrevista se habló de {{fig:told-day}}.',
        en: 'Break-even comes to {{fig:break-even-day}} {{units}} a day, or {{fig:break-even-day-loan}} with the loan instalment, and the interview spoke of {{fig:told-day}}.',
      },
    ],
  },
  {
    id: 'be.day',
    when: ({ figures }) => figures['break-even-day'] !== undefined,
    variants: [
      {
        es: 'El punto de equilibrio equivale a {{fig:break-even-day}} {{units}} al día, y en la entrevista se habló de {{fig:told-day}}.',
        en: 'Break-even comes to {{fig:break-even-day}} {{units}} a day, and the interview spoke of {{fig:told-day}}.',
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
      es: 'El gasto que más puede esperar es el sueldo contratado: si empieza en {{fig:m04-name}} y no al abrir, se ahorran {{fig:hire-later}}. Hasta entonces bastan las {{fig:hours-founders}} horas al mes de quien emprende.',
      en: 'The cost that can best wait is the hired wage: starting in {{fig:m04-name}} instead of at opening saves {{fig:hire-later}}. Until then the founder’s own {{fig:hours-founders}} hours a month are enough.',
    },
  ],
};
