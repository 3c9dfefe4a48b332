// The first year’s lowest cash, and its weakest and strongest months.

import { toldLeaning } from '../../finance/close-months.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { rampOrigin } from '../../finance/volume-trend.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** The months that take more than they bring in leave the reserve as it was. */
function keepsReserve({ funding, lowestCash }: FinancialModel): boolean {
  return funding.startUpLosses > 0 && lowestCash.amount >= funding.reserve;
}

/** Whether the trade has a season, and one month of the first year stands above all the others. */
function hasPeak({ figures, model }: Draft): boolean {
  const units = model.months.slice(0, 12).map((month) => month.units);
  const most = Math.max(...units);
  return figures['season-high'] !== undefined && units.indexOf(most) === units.lastIndexOf(most);
}

/** To the pace that was told, in the time that the trade takes. */
function climbsAsUsual({ model }: Draft): boolean {
  const { ramp } = model.assumptions;
  return ramp?.fact !== undefined && rampOrigin(ramp) === 'sector';
}

export const LOWEST: readonly Message[] = [
  {
    id: 'cash.opening.short',
    when: ({ diagnosis }) => diagnosis.lowestAtOpening && diagnosis.cashNegative,
    variants: [
      {
        es: 'La caja toca fondo el mismo día de la apertura, en {{fig:opening-cash*}}, porque falta el dinero de la página anterior: sin él no se puede abrir tal como está descrito. A partir de ahí ningún mes cierra más abajo.',
        en: 'Cash touches bottom on opening day itself, at {{fig:opening-cash*}}, because the money on the previous page is missing: without it the business cannot open as described. After that no month ends lower.',
      },
      {
        es: 'El primer día es el peor, con {{fig:opening-cash*}} en caja: falta el dinero de la página anterior y, hasta reunirlo, no se puede abrir así. Ningún cierre de mes posterior es más bajo.',
        en: 'The first day is the worst, with {{fig:opening-cash*}} in cash: the money on the previous page is missing and, until it is raised, the business cannot open. No later month ends lower.',
      },
      {
        es: 'Abrir dejaría la caja en {{fig:opening-cash*}}, su punto más bajo: es el dinero de la página anterior, que falta y sin el cual no se abre. Los meses que siguen no bajan de ahí.',
        en: 'Opening would leave cash at {{fig:opening-cash*}}, its lowest point: that is the missing money on the previous page, without which there is no opening. No later month goes below it.',
      },
      {
        es: 'Con {{fig:opening-cash*}} el día que se abre, la caja empieza en su peor momento: es lo que la página anterior da por reunir, y sin ello no hay apertura. De ahí en adelante no vuelve a estar tan baja.',
        en: 'At {{fig:opening-cash*}} on the day it opens, cash is at its worst: that is what the previous page says is still to be raised, and without it there is no opening. It is never that low again.',
      },
      {
        es: 'Ningún mes será tan duro como el primer día, con todo comprado y {{fig:opening-cash*}} en la caja. Ese hueco es el de la página anterior y se llena antes de abrir, porque tal como está no se puede.',
        en: 'No month is as hard as the first day, with everything bought and {{fig:opening-cash*}} in cash. That is the gap on the previous page, and it has to be closed before opening: as things stand, it cannot open.',
      },
    ],
  },
  {
    id: 'cash.opening',
    when: ({ diagnosis }) => diagnosis.lowestAtOpening,
    variants: [
      {
        es: 'El peor día de caja es el primero, con {{fig:opening-cash*}}: en adelante ningún cierre de mes queda por debajo de esa cifra.',
        en: 'The tightest day for cash is the first, at {{fig:opening-cash*}}: no month ends below that figure.',
      },
      {
        es: 'Después de abrir quedan {{fig:opening-cash*}}, y ningún mes termina con menos: la caja solo aprieta el primer día.',
        en: 'Once open, {{fig:opening-cash*}} is left, and no month ends with less: cash is only tight on day one.',
      },
      {
        es: 'La caja parte de su nivel más bajo, {{fig:opening-cash*}}: en tres años ningún mes cierra por debajo.',
        en: 'Cash starts at its lowest level, {{fig:opening-cash*}}: in three years no month closes below it.',
      },
    ],
  },
  {
    id: 'cash.never',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never' && diagnosis.cashNegative,
    variants: [
      {
        es: 'La caja no se recupera: llega a {{fig:cash-low*}} en {{fig:cash-low-month*}}. Ese saldo no existe en ningún banco; quiere decir que el negocio, tal como está descrito, se pararía mucho antes.',
        en: 'Cash does not recover: it falls to {{fig:cash-low*}} in {{fig:cash-low-month*}}. No bank account can run that balance; it means the business as described would stop long before.',
      },
      {
        es: 'Con estas cifras la caja no remonta: {{fig:cash-low*}} en {{fig:cash-low-month*}}. Es una cuenta sobre el papel, porque ningún banco presta ese saldo y el negocio pararía mucho antes.',
        en: 'On these figures cash never picks up: {{fig:cash-low*}} in {{fig:cash-low-month*}}. That figure exists only on paper: no bank would carry such a balance and the business would stop long before.',
      },
      {
        es: 'En {{fig:cash-low-month*}} la caja estaría en {{fig:cash-low*}}, sin señales de volver. Nadie mantiene abierta una cuenta así: léase como aviso de que el negocio descrito se detiene antes.',
        en: 'In {{fig:cash-low-month*}} cash would stand at {{fig:cash-low*}}, with no sign of recovering. Nobody keeps such an account open: it is a warning that the business as described would stop sooner.',
      },
    ],
  },
  {
    id: 'cash.negative',
    when: ({ diagnosis }) => diagnosis.cashNegative,
    variants: [
      {
        es: 'La caja toca fondo en {{fig:cash-low-month*}}, con {{fig:cash-low*}}. Un saldo así no existe en un banco: hasta reunir lo que falta, ese mes no se puede pagar.',
        en: 'Cash touches bottom in {{fig:cash-low-month*}}, at {{fig:cash-low*}}. No bank account can run that balance: until the missing money is raised, that month’s bills cannot be paid.',
      },
      {
        es: 'El mes que no se puede pagar es {{fig:cash-low-month*}}, con la caja en {{fig:cash-low*}}. Ningún banco permite ese saldo, así que lo que falta se reúne antes de llegar.',
        en: 'The month whose bills cannot be paid is {{fig:cash-low-month*}}, with cash at {{fig:cash-low*}}. No bank allows that balance, so what is missing has to be raised before then.',
      },
      {
        es: 'Con {{fig:cash-low*}} en {{fig:cash-low-month*}}, la caja llega a su punto más bajo: ningún banco admite ese saldo, y pagar ese mes depende de reunir lo que falta.',
        en: 'At {{fig:cash-low*}} in {{fig:cash-low-month*}}, cash reaches its lowest point: no bank allows that balance, and paying that month’s bills depends on raising what is missing.',
      },
    ],
  },
  {
    id: 'cash.whole.loan',
    when: ({ diagnosis, model }) => diagnosis.hasLoan && keepsReserve(model),
    variants: [
      {
        es: 'De los {{fig:opening-cash*}} con que se abre, {{lowSpan}} se llevan {{fig:start-up-losses*}}, cuotas incluidas: en {{fig:cash-low-month*}} quedan {{fig:cash-low*}}, con la reserva entera.',
        en: 'Of the {{fig:opening-cash*}} in hand at opening, {{lowSpan}} use {{fig:start-up-losses*}}, instalments included: {{fig:cash-low*}} is left in {{fig:cash-low-month*}}, with the reserve intact.',
      },
    ],
  },
  {
    id: 'cash.whole',
    when: ({ model }) => keepsReserve(model),
    variants: [
      {
        es: 'De los {{fig:opening-cash*}} con que se abre, {{lowSpan}} se llevan {{fig:start-up-losses*}}: en {{fig:cash-low-month*}} quedan {{fig:cash-low*}}, con la reserva entera.',
        en: 'Of the {{fig:opening-cash*}} in hand at opening, {{lowSpan}} use {{fig:start-up-losses*}}: {{fig:cash-low*}} is left in {{fig:cash-low-month*}}, with the reserve intact.',
      },
    ],
  },
  {
    id: 'cash.reserve',
    when: ({ figures, model, diagnosis }) =>
      diagnosis.hasLoan && figures['reserve-whole-month'] !== undefined && model.lowestCash.amount < model.funding.reserve,
    variants: [
      {
        es: 'La reserva con que se abre, {{fig:reserve*}}, paga las cuotas y lo que falte en {{lowSpan}}: queda en {{fig:cash-low*}} en {{fig:cash-low-month*}} y vuelve a estar entera en {{fig:reserve-whole-month*}}.',
        en: 'The opening reserve, {{fig:reserve*}}, pays the instalments and any shortfall in {{lowSpan}}: it is down to {{fig:cash-low*}} in {{fig:cash-low-month*}} and back in full by {{fig:reserve-whole-month*}}.',
      },
      {
        es: 'De los {{fig:reserve*}} guardados salen las cuotas y lo que falte en {{lowSpan}}. El punto más bajo, {{fig:cash-low*}}, llega en {{fig:cash-low-month*}}; la reserva está completa otra vez en {{fig:reserve-whole-month*}}.',
        en: 'Instalments and the shortfall of {{lowSpan}} come out of the {{fig:reserve*}} set aside. The lowest point, {{fig:cash-low*}}, comes in {{fig:cash-low-month*}}; the reserve is full again by {{fig:reserve-whole-month*}}.',
      },
    ],
  },
  {
    id: 'cash.low',
    variants: [
      {
        es: 'La caja baja hasta {{fig:cash-low*}} en {{fig:cash-low-month*}}, y el banco preguntará por ese mes antes que por ningún otro.',
        en: 'Cash falls to {{fig:cash-low*}} in {{fig:cash-low-month*}}, and a lender will ask about that month before any other.',
      },
      {
        es: 'El punto más bajo llega en {{fig:cash-low-month*}}, con {{fig:cash-low*}} en caja: conviene preparar la explicación, porque será lo primero que pregunte el banco.',
        en: 'The low point comes in {{fig:cash-low-month*}}, at {{fig:cash-low*}} in cash: have an explanation ready, because lenders ask about it first.',
      },
      {
        es: 'Quien estudie estas cuentas irá derecho a {{fig:cash-low-month*}}, cuando la caja se queda en {{fig:cash-low*}}; ningún otro mes aprieta tanto.',
        en: 'Anyone reading these accounts will turn to {{fig:cash-low-month*}}, when cash is down to {{fig:cash-low*}}; no other month is as tight.',
      },
    ],
  },
];

/** Where tax makes much of what the cash gains in a year: the tax paid at opening is set against that of sales, and suppliers are paid later. */
export const TAX_HELPS: Message = {
  id: 'cash.tax-helps',
  when: ({ figures }) => {
    const [gain, tax, paid] = ['cash-gain-y1', 'flow-tax-y1', 'opening-vat'].map((id) => amountOf(figures, id)) as [number, number, number];
    const isRecovered = amountOf(figures, 'tax-credit-y1') === 0;
    return paid > 0 && isRecovered && tax > paid && tax < gain && tax * 3 > gain;
  },
  variants: [
    {
      es: 'De los {{fig:cash-gain-y1*}} que gana la caja en el año, {{fig:flow-tax-y1*}} no son ganancia: {{fig:opening-vat}} es impuesto de compras pagado al abrir y ya recuperado, y {{fig:taxes-owed-y1}} son impuestos del año aún sin pagar.',
      en: 'Of the {{fig:cash-gain-y1*}} that cash gains in the year, {{fig:flow-tax-y1*}} is not earnings: {{fig:opening-vat}} is tax on purchases paid at opening and since recovered, and {{fig:taxes-owed-y1}} is tax of the year not yet paid.',
    },
  ],
};

/** The shape of the first year: how it climbs, where it climbs, and the season upon it. */
export const SHAPE: readonly Message[] = [
  {
    id: 'cash.shut.one',
    when: ({ figures }) => figures['shut-months']?.value === 1,
    variants: [
      {
        es: 'Un mes del año, {{fig:season-low-month}}, queda sin ventas, como se contó, y sus gastos fijos se pagan igual. El más fuerte del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}} {{units}}.',
        en: 'One month of the year, {{fig:season-low-month}}, has no sales, as stated, and its fixed costs are paid all the same. The strongest of the first year is {{fig:strongest-month}}, at {{fig:strongest-units*}} {{units}}.',
      },
    ],
  },
  {
    id: 'cash.shut',
    when: ({ figures }) => figures['shut-months'] !== undefined,
    variants: [
      {
        es: 'Son {{fig:shut-months*}} los meses del año sin ventas, como se contó, y los gastos fijos de todos se pagan igual. El más fuerte del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}} {{units}}.',
        en: 'There are {{fig:shut-months*}} months of the year without sales, as stated, and the fixed costs of all of them are paid all the same. The strongest of the first year is {{fig:strongest-month}}, at {{fig:strongest-units*}} {{units}}.',
      },
    ],
  },
  {
    id: 'cash.winning',
    when: ({ figures }) => figures['won-month'] !== undefined,
    variants: [
      {
        es: 'Las barras suben porque las cuotas se suman: cada mes se ganan de media {{fig:won-month*}} clientes, como se contó, y se va el {{fig:churn*}}. Al cerrar el primer año pagan {{fig:m12-after*}}.',
        en: 'The bars climb because monthly fees add up: {{fig:won-month*}} customers are won in an average month, as stated, and {{fig:churn*}} leave. At the end of the first year {{fig:m12-after*}} pay.',
      },
    ],
  },
  {
    // Fees of a month that is not whole are no sign of a slow start.
    id: 'cash.ramp.members',
    when: ({ figures, diagnosis, model }) =>
      diagnosis.isRecurring &&
      model.assumptions.ramp !== undefined &&
      figures['m01-after'] !== undefined &&
      figures['m12-after'] !== undefined,
    variants: [
      {
        es: 'Las barras suben porque quien paga se queda: al acabar el primer mes son {{fig:m01-after*}} y, al cerrar el año, {{fig:m12-after*}}; el ritmo de {{fig:units-target*}} llega en el mes {{fig:target-months*}}.',
        en: 'The bars climb because those who pay stay: there are {{fig:m01-after*}} at the end of the first month and {{fig:m12-after*}} at the end of the year; the pace of {{fig:units-target*}} comes in month {{fig:target-months*}}.',
      },
    ],
  },
  {
    id: 'cash.ramp.held.even',
    when: (draft) => draft.figures['held-months'] !== undefined && !hasPeak(draft),
    variants: [
      {
        es: 'Como se contó, los {{fig:held-months*}} primeros meses venden una parte, {{fig:m01-units*}} {{units}} el primero, y desde el mes {{fig:target-months*}} lo de un mes normal, {{fig:units-target*}}.',
        en: 'As stated, the first {{fig:held-months*}} months sell a part, {{fig:m01-units*}} {{units}} in the first, and from month {{fig:target-months*}} a month sells the normal {{fig:units-target*}}.',
      },
    ],
  },
  {
    id: 'cash.ramp.held',
    when: ({ figures }) => figures['held-months'] !== undefined,
    variants: [
      {
        es: 'Como se contó, los {{fig:held-months*}} primeros meses venden una parte, {{fig:m01-units*}} {{units}} el primero, y desde el mes {{fig:target-months*}} el ritmo es el normal, {{fig:units-target*}}. Con la temporada encima, la cima del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}}.',
        en: 'As stated, the first {{fig:held-months*}} months sell a part, {{fig:m01-units*}} {{units}} in the first, and from month {{fig:target-months*}} the pace is the normal {{fig:units-target*}}. With seasonality on top, the first year peaks in {{fig:strongest-month}} at {{fig:strongest-units*}}.',
      },
    ],
  },
  {
    id: 'cash.ramp.told.even',
    when: (draft) => climbsAsUsual(draft) && !hasPeak(draft),
    variants: [
      {
        es: 'El ritmo dicho, {{fig:units-target*}} {{units}} al mes, no se vende el primer día: la previsión abre en {{fig:m01-units*}} y sube hasta él en {{fig:target-months*}} meses, lo habitual en el oficio.',
        en: 'The stated pace, {{fig:units-target*}} {{units}} a month, is not reached on day one: the forecast opens at {{fig:m01-units*}} and climbs to it over {{fig:target-months*}} months, as is usual in the trade.',
      },
    ],
  },
  {
    id: 'cash.ramp.even',
    when: (draft) => draft.model.assumptions.ramp !== undefined && !hasPeak(draft),
    variants: [
      {
        es: 'Las barras suben porque nadie abre lleno: {{fig:m01-units*}} {{units}} el primer mes y un ritmo de {{fig:units-target*}} a los {{fig:target-months*}} meses, que se mantiene.',
        en: 'The bars climb because nobody opens full: {{fig:m01-units*}} {{units}} in the first month and {{fig:units-target*}} by month {{fig:target-months*}}, a pace that then holds.',
      },
    ],
  },
  {
    id: 'cash.ramp.told',
    when: climbsAsUsual,
    variants: [
      {
        es: 'El ritmo dicho, {{fig:units-target*}} {{units}} al mes, no se vende el primer día: la previsión abre en {{fig:m01-units*}} y sube hasta él en {{fig:target-months*}} meses, lo habitual en el oficio. Con la temporada encima, la cima del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}}.',
        en: 'The stated pace, {{fig:units-target*}} {{units}} a month, is not reached on day one: the forecast opens at {{fig:m01-units*}} and climbs to it over {{fig:target-months*}} months, as is usual in the trade. With seasonality on top, the first year peaks in {{fig:strongest-month}} at {{fig:strongest-units*}}.',
      },
      {
        es: 'Las barras suben porque nadie abre lleno: de {{fig:m01-units*}} {{units}} el primer mes al ritmo que se dijo, {{fig:units-target*}}, en {{fig:target-months*}} meses, que es lo que tarda el oficio. La temporada añade lo suyo, y {{fig:strongest-month}} llega a {{fig:strongest-units*}}.',
        en: 'The bars climb because nobody opens full: from {{fig:m01-units*}} {{units}} in the first month to the stated {{fig:units-target*}}, over {{fig:target-months*}} months, as is usual in the trade. Seasonality does the rest, taking {{fig:strongest-month}} to {{fig:strongest-units*}}.',
      },
      {
        es: 'El ritmo que se dijo, {{fig:units-target*}} {{units}} al mes, se alcanza al cabo de {{fig:target-months*}} meses, el arranque corriente del oficio; el primero se queda en {{fig:m01-units*}}. La cima llega en {{fig:strongest-month}}, con {{fig:strongest-units*}}, por temporada y por ritmo a la vez.',
        en: 'The stated {{fig:units-target*}} {{units}} a month are reached after {{fig:target-months*}} months, the usual build-up in the trade; the first month has {{fig:m01-units*}}. Growth and season together put the peak in {{fig:strongest-month}}, at {{fig:strongest-units*}}.',
      },
    ],
  },
  {
    id: 'cash.ramp',
    when: ({ model }) => model.assumptions.ramp !== undefined,
    variants: [
      {
        es: 'La previsión abre en {{fig:m01-units*}} {{units}} y sube mes a mes hasta un ritmo de {{fig:units-target*}}, que alcanza en {{fig:target-months*}} meses. Con la temporada encima, {{fig:strongest-month}} es la cima del primer año, con {{fig:strongest-units*}}.',
        en: 'The forecast opens at {{fig:m01-units*}} {{units}} and climbs month by month to {{fig:units-target*}}, which it reaches after {{fig:target-months*}} months. With seasonality on top, {{fig:strongest-month}} is the first year’s peak, at {{fig:strongest-units*}}.',
      },
      {
        es: 'Las barras suben porque nadie abre lleno: {{fig:m01-units*}} {{units}} el primer mes y un ritmo de {{fig:units-target*}} a los {{fig:target-months*}} meses. La temporada hace el resto, y la cima del primer año es {{fig:strongest-month}}, {{fig:strongest-units*}}.',
        en: 'The bars climb because nobody opens full: {{fig:m01-units*}} {{units}} in the first month and {{fig:units-target*}} by month {{fig:target-months*}}. Seasonality does the rest: the first year peaks in {{fig:strongest-month}}, at {{fig:strongest-units*}}.',
      },
    ],
  },
  {
    id: 'cash.flat',
    when: ({ figures }) => amountOf(figures, 'strongest-units') === amountOf(figures, 'weakest-units'),
    variants: [
      {
        es: 'El primer año no sube ni baja: {{fig:strongest-units*}} {{units}} cada mes.',
        en: 'The first year neither rises nor falls: {{fig:strongest-units*}} {{units}} every month.',
      },
    ],
  },
  {
    id: 'cash.season.leaning',
    when: ({ facts }) => toldLeaning(facts).size > 0,
    variants: [
      {
        es: 'El mes más flojo es {{fig:weakest-month}}, con {{fig:weakest-units*}} {{units}}, y el más fuerte {{fig:strongest-month}}, con {{fig:strongest-units*}}. Qué meses venden más y cuáles menos es lo que se contó; lo que no se dijo de ellos se supone, con los demás como en el sector.',
        en: 'The weakest month is {{fig:weakest-month}}, at {{fig:weakest-units*}} {{units}}, and the strongest {{fig:strongest-month}}, at {{fig:strongest-units*}}. Which months sell more and which less is as stated; what was not said of them is assumed, and the others follow the sector.',
      },
    ],
  },
  {
    id: 'cash.season.told',
    when: ({ model }) => model.assumptions.season.origin !== 'sector',
    variants: [
      {
        es: 'El mes más flojo es {{fig:weakest-month}}, con {{fig:weakest-units*}} {{units}}, y el más fuerte {{fig:strongest-month}}, con {{fig:strongest-units*}}. El calendario es el que se contó, y no el del sector.',
        en: 'The weakest month is {{fig:weakest-month}}, at {{fig:weakest-units*}} {{units}}, and the strongest {{fig:strongest-month}}, at {{fig:strongest-units*}}. The seasonal pattern is the one told, not the sector’s.',
      },
    ],
  },
  {
    id: 'cash.season',
    variants: [
      {
        es: 'El mes más flojo es {{fig:weakest-month}}, con {{fig:weakest-units*}} {{units}}, y el más fuerte {{fig:strongest-month}}, con {{fig:strongest-units*}}. El calendario es el habitual del sector: doce meses propios valdrán más.',
        en: 'The weakest month is {{fig:weakest-month}}, at {{fig:weakest-units*}} {{units}}, and the strongest {{fig:strongest-month}}, at {{fig:strongest-units*}}. The seasonal pattern is the sector’s: twelve months of actual sales will be worth more.',
      },
      {
        es: 'Entre {{fig:weakest-month}}, con {{fig:weakest-units*}} {{units}}, y {{fig:strongest-month}}, con {{fig:strongest-units*}}, está todo el vaivén del primer año. Sigue el calendario del sector, a la espera de uno propio.',
        en: 'The first year swings between {{fig:weakest-month}}, at {{fig:weakest-units*}} {{units}}, and {{fig:strongest-month}}, at {{fig:strongest-units*}}. It follows the sector’s seasonal pattern until the business has its own.',
      },
      {
        es: 'El año tiene su cima en {{fig:strongest-month}}, con {{fig:strongest-units*}} {{units}}, y su fondo en {{fig:weakest-month}}, con {{fig:weakest-units*}}. Son las temporadas que se ven en el sector; doce meses de ventas reales las corregirán.',
        en: 'The year peaks in {{fig:strongest-month}}, at {{fig:strongest-units*}} {{units}}, and bottoms out in {{fig:weakest-month}}, at {{fig:weakest-units*}}. This is the sector’s seasonal pattern; twelve months of actual sales will correct it.',
      },
      {
        es: 'Se espera vender {{fig:strongest-units*}} {{units}} en {{fig:strongest-month}} y {{fig:weakest-units*}} en {{fig:weakest-month}}, los dos extremos del año. La forma de la curva es la del sector; la propia se dibujará con las ventas.',
        en: 'Sales of {{fig:strongest-units*}} {{units}} are expected in {{fig:strongest-month}} and of {{fig:weakest-units*}} in {{fig:weakest-month}}, the two ends of the year. The shape of the curve is the sector’s; actual sales will replace it.',
      },
      {
        es: 'De {{fig:strongest-units*}} {{units}} en el mejor mes, {{fig:strongest-month}}, se baja a {{fig:weakest-units*}} en el peor, {{fig:weakest-month}}. Hasta tener un año entero de ventas, los meses se reparten como es corriente en el sector.',
        en: 'From {{fig:strongest-units*}} {{units}} in the best month, {{fig:strongest-month}}, sales fall to {{fig:weakest-units*}} in the worst, {{fig:weakest-month}}. Until there is a full year of sales, the months follow the usual pattern of the sector.',
      },
    ],
  },
];
