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
        es: 'El día de la apertura la caja se queda en {{fig:opening-cash*}}, su punto más bajo, porque falta el dinero que calcula la página anterior. Sin él no se puede abrir tal como está descrito; después, ningún mes cierra más abajo.',
        en: 'On opening day cash stands at {{fig:opening-cash*}}, its lowest point, because the money worked out on the previous page is missing. Without it the business cannot open as described; after that, no month ends lower.',
      },
      {
        es: 'El peor día es el primero, con {{fig:opening-cash*}} en caja, porque falta el dinero que calcula la página anterior y sin él no se puede abrir. Ningún mes posterior cierra más abajo.',
        en: 'The worst day is the first, with {{fig:opening-cash*}} in cash, because the money worked out on the previous page is missing and the business cannot open without it. No later month ends lower.',
      },
      {
        es: 'Abrir dejaría la caja en {{fig:opening-cash*}}, su punto más bajo. Ese es el dinero que falta según la página anterior, y sin él no se puede abrir.',
        en: 'Opening would leave cash at {{fig:opening-cash*}}, its lowest point. That is the money missing according to the previous page, and the business cannot open without it.',
      },
      {
        es: 'La caja empieza en su peor momento, con {{fig:opening-cash*}} el día de la apertura, porque falta el dinero que calcula la página anterior. Sin él no se puede abrir; después, la caja no vuelve a estar tan baja.',
        en: 'Cash starts at its worst, at {{fig:opening-cash*}} on opening day, because the money worked out on the previous page is missing. The business cannot open without it; after that, cash is never as low again.',
      },
      {
        es: 'El momento más difícil es el primer día, cuando todo está comprado y la caja se queda en {{fig:opening-cash*}}. Antes de abrir hay que reunir el dinero que falta según la página anterior.',
        en: 'The hardest moment is the first day, when everything has been bought and cash stands at {{fig:opening-cash*}}. The money missing according to the previous page has to be raised before opening.',
      },
    ],
  },
  {
    id: 'cash.opening',
    when: ({ diagnosis }) => diagnosis.lowestAtOpening,
    variants: [
      {
        es: 'El día de menos caja es el primero, con {{fig:opening-cash*}}, y ningún mes posterior cierra por debajo de esa cifra.',
        en: 'The tightest day for cash is the first, at {{fig:opening-cash*}}, and no later month ends below that figure.',
      },
      {
        es: 'Después de abrir quedan {{fig:opening-cash*}} en caja, y ningún mes termina con menos.',
        en: 'Once open, {{fig:opening-cash*}} is left in cash, and no month ends with less.',
      },
      {
        es: 'La caja empieza en su nivel más bajo, {{fig:opening-cash*}}, y en tres años ningún mes cierra por debajo.',
        en: 'Cash starts at its lowest level, {{fig:opening-cash*}}, and in three years no month closes below it.',
      },
    ],
  },
  {
    id: 'cash.never',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never' && diagnosis.cashNegative,
    variants: [
      {
        es: 'La caja no se recupera y llega a {{fig:cash-low*}} en {{fig:cash-low-month*}}. Ningún banco permite un saldo así, de modo que el negocio, tal como está descrito, tendría que cerrar mucho antes.',
        en: 'Cash does not recover, and falls to {{fig:cash-low*}} in {{fig:cash-low-month*}}. No bank allows such a balance, so the business as described would have to stop long before.',
      },
      {
        es: 'Con estas cifras la caja no remonta y baja a {{fig:cash-low*}} en {{fig:cash-low-month*}}. Ese saldo solo existe sobre el papel, porque ningún banco lo presta y el negocio cerraría mucho antes.',
        en: 'On these figures cash never recovers, and falls to {{fig:cash-low*}} in {{fig:cash-low-month*}}. That balance exists only on paper, because no bank would lend it and the business would close long before.',
      },
      {
        es: 'En {{fig:cash-low-month*}} la caja estaría en {{fig:cash-low*}}, sin señales de recuperarse. Es un aviso de que el negocio, tal como está descrito, tendría que cerrar antes.',
        en: 'In {{fig:cash-low-month*}} cash would stand at {{fig:cash-low*}}, with no sign of recovering. It is a warning that the business as described would have to close sooner.',
      },
    ],
  },
  {
    id: 'cash.negative.opening',
    when: ({ model }) => model.funding.openingCash < 0,
    variants: [
      {
        es: 'La caja está por debajo de cero desde el día de la apertura, con {{fig:opening-cash*}}, así que el negocio no puede abrir hasta que se reúna lo que falta. El punto más bajo llega en {{fig:cash-low-month*}}, con {{fig:cash-low*}}.',
        en: 'Cash is below zero from opening day, at {{fig:opening-cash*}}, so the business cannot open until the missing money is raised. It reaches its lowest point in {{fig:cash-low-month*}}, at {{fig:cash-low*}}.',
      },
    ],
  },
  {
    id: 'cash.negative',
    when: ({ diagnosis }) => diagnosis.cashNegative,
    variants: [
      {
        es: 'La caja llega a su punto más bajo en {{fig:cash-low-month*}}, con {{fig:cash-low*}}. Ningún banco permite ese saldo, así que ese mes no se puede pagar hasta que se reúna lo que falta.',
        en: 'Cash reaches its lowest point in {{fig:cash-low-month*}}, at {{fig:cash-low*}}. No bank allows that balance, so that month’s bills cannot be paid until the missing money is raised.',
      },
      {
        es: 'En {{fig:cash-low-month*}} la caja baja a {{fig:cash-low*}} y ese mes no se puede pagar. Ningún banco permite ese saldo, así que lo que falta tiene que reunirse antes.',
        en: 'In {{fig:cash-low-month*}} cash falls to {{fig:cash-low*}} and that month’s bills cannot be paid. No bank allows that balance, so what is missing has to be raised before then.',
      },
      {
        es: 'El punto más bajo de la caja llega en {{fig:cash-low-month*}}, con {{fig:cash-low*}}. Ningún banco admite ese saldo, y pagar ese mes depende de reunir antes lo que falta.',
        en: 'Cash is at its lowest in {{fig:cash-low-month*}}, at {{fig:cash-low*}}. No bank allows that balance, and paying that month’s bills depends on raising what is missing first.',
      },
    ],
  },
  {
    id: 'cash.whole.loan',
    when: ({ diagnosis, model }) => diagnosis.hasLoan && keepsReserve(model),
    variants: [
      {
        es: 'De los {{fig:opening-cash*}} que hay en caja al abrir, {{lowSpan}} consumen {{fig:start-up-losses*}}, cuotas incluidas. En {{fig:cash-low-month*}} quedan {{fig:cash-low*}}, con la reserva intacta.',
        en: 'Of the {{fig:opening-cash*}} in hand at opening, {{lowSpan}} use {{fig:start-up-losses*}}, instalments included. In {{fig:cash-low-month*}} there is {{fig:cash-low*}} left, with the reserve intact.',
      },
    ],
  },
  {
    id: 'cash.whole',
    when: ({ model }) => keepsReserve(model),
    variants: [
      {
        es: 'De los {{fig:opening-cash*}} que hay en caja al abrir, {{lowSpan}} consumen {{fig:start-up-losses*}}. En {{fig:cash-low-month*}} quedan {{fig:cash-low*}}, con la reserva intacta.',
        en: 'Of the {{fig:opening-cash*}} in hand at opening, {{lowSpan}} use {{fig:start-up-losses*}}. In {{fig:cash-low-month*}} there is {{fig:cash-low*}} left, with the reserve intact.',
      },
    ],
  },
  {
    id: 'cash.reserve',
    when: ({ figures, model, diagnosis }) =>
      diagnosis.hasLoan && figures['reserve-whole-month'] !== undefined && model.lowestCash.amount < model.funding.reserve,
    variants: [
      {
        es: 'La reserva inicial, {{fig:reserve*}}, paga las cuotas y lo que falte en {{lowSpan}}. Baja hasta {{fig:cash-low*}} en {{fig:cash-low-month*}} y vuelve a estar completa en {{fig:reserve-whole-month*}}.',
        en: 'The opening reserve of {{fig:reserve*}} pays the instalments and any shortfall in {{lowSpan}}. It is down to {{fig:cash-low*}} in {{fig:cash-low-month*}} and complete again by {{fig:reserve-whole-month*}}.',
      },
      {
        es: 'De los {{fig:reserve*}} de reserva salen las cuotas y lo que falte en {{lowSpan}}. El punto más bajo llega en {{fig:cash-low-month*}}, con {{fig:cash-low*}}, y la reserva vuelve a estar completa en {{fig:reserve-whole-month*}}.',
        en: 'The instalments and the shortfall of {{lowSpan}} come out of the {{fig:reserve*}} reserve. The lowest point comes in {{fig:cash-low-month*}}, at {{fig:cash-low*}}, and the reserve is complete again by {{fig:reserve-whole-month*}}.',
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
        es: 'El punto más bajo llega en {{fig:cash-low-month*}}, con {{fig:cash-low*}} en caja. Conviene tener preparada la explicación, porque será lo primero que pregunte el banco.',
        en: 'The lowest point comes in {{fig:cash-low-month*}}, with {{fig:cash-low*}} in cash. It is worth having an explanation ready, because lenders ask about it first.',
      },
      {
        es: 'El mes con menos caja es {{fig:cash-low-month*}}, con {{fig:cash-low*}}, y es en el que más se fijará el banco.',
        en: 'The month with the least cash is {{fig:cash-low-month*}}, at {{fig:cash-low*}}, and it is the one a lender will look at most closely.',
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
      es: 'La caja aumenta {{fig:cash-gain-y1*}} en el año, pero {{fig:flow-tax-y1*}} de esa suma no son ganancia: {{fig:opening-vat}} corresponden al impuesto de compras pagado al abrir y ya recuperado, y {{fig:taxes-owed-y1}} a impuestos del año que aún no se han pagado.',
      en: 'Cash rises by {{fig:cash-gain-y1*}} over the year, but {{fig:flow-tax-y1*}} of that is not profit: {{fig:opening-vat}} is tax on purchases paid at opening and since recovered, and {{fig:taxes-owed-y1}} is tax for the year that has not been paid yet.',
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
        es: 'Como se dijo en la entrevista, {{fig:season-low-month}} queda sin ventas, aunque sus gastos fijos se pagan igual. El mes más fuerte del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}} {{units}}.',
        en: 'As stated in the interview, {{fig:season-low-month}} has no sales, although its fixed costs are paid all the same. The strongest month of the first year is {{fig:strongest-month}}, at {{fig:strongest-units*}} {{units}}.',
      },
    ],
  },
  {
    id: 'cash.shut',
    when: ({ figures }) => figures['shut-months'] !== undefined,
    variants: [
      {
        es: 'Como se dijo en la entrevista, hay {{fig:shut-months*}} meses del año sin ventas, cuyos gastos fijos se pagan igual. El mes más fuerte del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}} {{units}}.',
        en: 'As stated in the interview, {{fig:shut-months*}} months of the year have no sales, and their fixed costs are paid all the same. The strongest month of the first year is {{fig:strongest-month}}, at {{fig:strongest-units*}} {{units}}.',
      },
    ],
  },
  {
    id: 'cash.winning',
    when: ({ figures }) => figures['won-month'] !== undefined,
    variants: [
      {
        es: 'Las ventas suben porque las cuotas mensuales se acumulan: como se dijo, cada mes se ganan de media {{fig:won-month*}} clientes y se va el {{fig:churn*}}. Al cerrar el primer año pagan {{fig:m12-after*}}.',
        en: 'Sales climb because monthly fees accumulate: as stated, {{fig:won-month*}} customers are won in an average month and {{fig:churn*}} leave. At the end of the first year {{fig:m12-after*}} pay.',
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
        es: 'Las ventas suben porque los clientes que pagan se quedan: son {{fig:m01-after*}} al acabar el primer mes y {{fig:m12-after*}} al cerrar el año. El ritmo de {{fig:units-target*}} se alcanza en el mes {{fig:target-months*}}.',
        en: 'Sales climb because customers who pay stay: there are {{fig:m01-after*}} at the end of the first month and {{fig:m12-after*}} at the end of the year. The pace of {{fig:units-target*}} is reached in month {{fig:target-months*}}.',
      },
    ],
  },
  {
    id: 'cash.ramp.held.even',
    when: (draft) => draft.figures['held-months'] !== undefined && !hasPeak(draft),
    variants: [
      {
        es: 'Como se dijo en la entrevista, los {{fig:held-months*}} primeros meses venden solo una parte, {{fig:m01-units*}} {{units}} el primero. Desde el mes {{fig:target-months*}} el ritmo es el normal, {{fig:units-target*}}.',
        en: 'As stated in the interview, the first {{fig:held-months*}} months sell only a part, {{fig:m01-units*}} {{units}} in the first. From month {{fig:target-months*}} sales run at the normal {{fig:units-target*}}.',
      },
    ],
  },
  {
    id: 'cash.ramp.held',
    when: ({ figures }) => figures['held-months'] !== undefined,
    variants: [
      {
        es: 'Como se dijo en la entrevista, los {{fig:held-months*}} primeros meses venden solo una parte, {{fig:m01-units*}} {{units}} el primero, y desde el mes {{fig:target-months*}} el ritmo es el normal, {{fig:units-target*}}. Con la temporada, el mes más fuerte del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}}.',
        en: 'As stated in the interview, the first {{fig:held-months*}} months sell only a part, {{fig:m01-units*}} {{units}} in the first, and from month {{fig:target-months*}} sales run at the normal {{fig:units-target*}}. With the season, the strongest month of the first year is {{fig:strongest-month}}, at {{fig:strongest-units*}}.',
      },
    ],
  },
  {
    id: 'cash.ramp.told.even',
    when: (draft) => climbsAsUsual(draft) && !hasPeak(draft),
    variants: [
      {
        es: 'El ritmo que se dijo, {{fig:units-target*}} {{units}} al mes, no se alcanza el primer día. La previsión empieza en {{fig:m01-units*}} y tarda {{fig:target-months*}} meses en llegar, que es lo habitual en el oficio.',
        en: 'The stated pace of {{fig:units-target*}} {{units}} a month is not reached on day one. The forecast starts at {{fig:m01-units*}} and takes {{fig:target-months*}} months to get there, as is usual in the trade.',
      },
    ],
  },
  {
    id: 'cash.ramp.even',
    when: (draft) => draft.model.assumptions.ramp !== undefined && !hasPeak(draft),
    variants: [
      {
        es: 'Ningún negocio abre a pleno ritmo: la previsión empieza con {{fig:m01-units*}} {{units}} el primer mes y se mantiene en {{fig:units-target*}} a partir del mes {{fig:target-months*}}.',
        en: 'No business opens at full pace: the forecast starts at {{fig:m01-units*}} {{units}} in the first month and holds at {{fig:units-target*}} from month {{fig:target-months*}}.',
      },
    ],
  },
  {
    id: 'cash.ramp.told',
    when: climbsAsUsual,
    variants: [
      {
        es: 'El ritmo que se dijo, {{fig:units-target*}} {{units}} al mes, no se alcanza el primer día: la previsión empieza en {{fig:m01-units*}} y tarda {{fig:target-months*}} meses en llegar, que es lo habitual en el oficio. Con la temporada, el mes más fuerte del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}}.',
        en: 'The stated pace of {{fig:units-target*}} {{units}} a month is not reached on day one: the forecast starts at {{fig:m01-units*}} and takes {{fig:target-months*}} months to get there, as is usual in the trade. With the season, the strongest month of the first year is {{fig:strongest-month}}, at {{fig:strongest-units*}}.',
      },
      {
        es: 'Ningún negocio abre a pleno ritmo: la previsión empieza con {{fig:m01-units*}} {{units}} el primer mes y llega al ritmo que se dijo, {{fig:units-target*}}, en {{fig:target-months*}} meses, lo habitual en el oficio. El mes más fuerte del primer año es {{fig:strongest-month}}, que con la temporada sube a {{fig:strongest-units*}}.',
        en: 'No business opens at full pace: the forecast starts at {{fig:m01-units*}} {{units}} in the first month and reaches the stated {{fig:units-target*}} in {{fig:target-months*}} months, as is usual in the trade. The strongest month of the first year is {{fig:strongest-month}}, which the season brings to {{fig:strongest-units*}}.',
      },
      {
        es: 'El primer mes se queda en {{fig:m01-units*}} {{units}}, y el ritmo que se dijo, {{fig:units-target*}} al mes, se alcanza en {{fig:target-months*}} meses, que es el arranque habitual en el oficio. El mes más fuerte es {{fig:strongest-month}}, con {{fig:strongest-units*}}, por el crecimiento y por la temporada.',
        en: 'The first month has {{fig:m01-units*}} {{units}}, and the stated pace of {{fig:units-target*}} a month is reached in {{fig:target-months*}} months, the usual build-up in the trade. Growth and season make {{fig:strongest-month}} the strongest month, at {{fig:strongest-units*}}.',
      },
    ],
  },
  {
    id: 'cash.ramp',
    when: ({ model }) => model.assumptions.ramp !== undefined,
    variants: [
      {
        es: 'La previsión empieza en {{fig:m01-units*}} {{units}} y sube mes a mes hasta un ritmo de {{fig:units-target*}}, que alcanza en {{fig:target-months*}} meses. Con la temporada, el mes más fuerte del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}}.',
        en: 'The forecast starts at {{fig:m01-units*}} {{units}} and climbs month by month to a pace of {{fig:units-target*}}, which it reaches in {{fig:target-months*}} months. With the season, the strongest month of the first year is {{fig:strongest-month}}, at {{fig:strongest-units*}}.',
      },
      {
        es: 'Ningún negocio abre a pleno ritmo: la previsión empieza con {{fig:m01-units*}} {{units}} el primer mes y llega a {{fig:units-target*}} en {{fig:target-months*}} meses. Con la temporada, el mes más fuerte del primer año es {{fig:strongest-month}}, con {{fig:strongest-units*}}.',
        en: 'No business opens at full pace: the forecast starts at {{fig:m01-units*}} {{units}} in the first month and reaches {{fig:units-target*}} in {{fig:target-months*}} months. With the season, the strongest month of the first year is {{fig:strongest-month}}, at {{fig:strongest-units*}}.',
      },
    ],
  },
  {
    id: 'cash.flat',
    when: ({ figures }) => amountOf(figures, 'strongest-units') === amountOf(figures, 'weakest-units'),
    variants: [
      {
        es: 'La previsión es la misma todos los meses del primer año, {{fig:strongest-units*}} {{units}}.',
        en: 'The forecast is the same in every month of the first year, {{fig:strongest-units*}} {{units}}.',
      },
    ],
  },
  {
    id: 'cash.season.leaning',
    when: ({ facts }) => toldLeaning(facts).size > 0,
    variants: [
      {
        es: 'El mes más flojo es {{fig:weakest-month}}, con {{fig:weakest-units*}} {{units}}, y el más fuerte es {{fig:strongest-month}}, con {{fig:strongest-units*}}. Qué meses venden más y cuáles menos se dijo en la entrevista; lo demás se supone según lo habitual en el sector.',
        en: 'The weakest month is {{fig:weakest-month}}, at {{fig:weakest-units*}} {{units}}, and the strongest is {{fig:strongest-month}}, at {{fig:strongest-units*}}. Which months sell more and which less was said in the interview; the rest is assumed from what is usual in the sector.',
      },
    ],
  },
  {
    id: 'cash.season.told',
    when: ({ model }) => model.assumptions.season.origin !== 'sector',
    variants: [
      {
        es: 'El mes más flojo es {{fig:weakest-month}}, con {{fig:weakest-units*}} {{units}}, y el más fuerte es {{fig:strongest-month}}, con {{fig:strongest-units*}}. El reparto por meses es el que se dijo en la entrevista, y no el del sector.',
        en: 'The weakest month is {{fig:weakest-month}}, at {{fig:weakest-units*}} {{units}}, and the strongest is {{fig:strongest-month}}, at {{fig:strongest-units*}}. The seasonal pattern is the one given in the interview, not the sector’s.',
      },
    ],
  },
  {
    id: 'cash.season',
    variants: [
      {
        es: 'El mes más flojo es {{fig:weakest-month}}, con {{fig:weakest-units*}} {{units}}, y el más fuerte es {{fig:strongest-month}}, con {{fig:strongest-units*}}. El reparto por meses es el habitual del sector y se corregirá con doce meses de ventas propias.',
        en: 'The weakest month is {{fig:weakest-month}}, at {{fig:weakest-units*}} {{units}}, and the strongest is {{fig:strongest-month}}, at {{fig:strongest-units*}}. The seasonal pattern is the sector’s, to be corrected by twelve months of actual sales.',
      },
      {
        es: 'El primer año va de {{fig:weakest-units*}} {{units}} en {{fig:weakest-month}} a {{fig:strongest-units*}} en {{fig:strongest-month}}. Los meses siguen el calendario habitual del sector hasta que el negocio tenga el suyo.',
        en: 'The first year ranges from {{fig:weakest-units*}} {{units}} in {{fig:weakest-month}} to {{fig:strongest-units*}} in {{fig:strongest-month}}. The months follow the sector’s usual pattern until the business has its own.',
      },
      {
        es: 'El mes más fuerte del año es {{fig:strongest-month}}, con {{fig:strongest-units*}} {{units}}, y el más flojo es {{fig:weakest-month}}, con {{fig:weakest-units*}}. Son las temporadas habituales en el sector, que se corregirán con doce meses de ventas reales.',
        en: 'The strongest month of the year is {{fig:strongest-month}}, at {{fig:strongest-units*}} {{units}}, and the weakest is {{fig:weakest-month}}, at {{fig:weakest-units*}}. These are the sector’s usual seasons, to be corrected by twelve months of actual sales.',
      },
      {
        es: 'La previsión es de {{fig:strongest-units*}} {{units}} en {{fig:strongest-month}}, el mejor mes, y de {{fig:weakest-units*}} en {{fig:weakest-month}}, el peor. El reparto por meses es el del sector hasta que haya ventas propias.',
        en: 'The forecast is {{fig:strongest-units*}} {{units}} in {{fig:strongest-month}}, the best month, and {{fig:weakest-units*}} in {{fig:weakest-month}}, the worst. The seasonal pattern is the sector’s until there are actual sales.',
      },
      {
        es: 'De {{fig:strongest-units*}} {{units}} en {{fig:strongest-month}}, el mejor mes, la previsión baja a {{fig:weakest-units*}} en {{fig:weakest-month}}, el peor. Hasta tener un año entero de ventas, los meses se reparten como es habitual en el sector.',
        en: 'From {{fig:strongest-units*}} {{units}} in {{fig:strongest-month}}, the best month, the forecast falls to {{fig:weakest-units*}} in {{fig:weakest-month}}, the worst. Until there is a full year of sales, the months follow the sector’s usual pattern.',
      },
    ],
  },
];
