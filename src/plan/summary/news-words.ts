// The bad news of a plan, worst first, each with its figures.

import { isTakenOver } from '../../facts/is-taken-over.ts';
import { ESCAPE_NEWS, hasEscape } from '../business-model/escape-words.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { isLean, LEAN_NEWS } from '../money/lean-words.ts';
import { LEGAL_HOURS_NEWS } from '../operations/legal-hours-words.ts';
import { FIRST_DAYS_NEWS, MOVED_NEWS } from '../operations/steps-words.ts';
import { GAP_NEWS } from './gap-news-words.ts';
import { UNFOUND_NEWS } from './unfound-news-words.ts';

export const NEWS: readonly Message[] = [
  ...ESCAPE_NEWS,
  {
    id: 'news.loss',
    when: (draft) => draft.diagnosis.sellsAtLoss && !hasEscape(draft),
    variants: [
      {
        es: 'El precio no cubre lo que cuesta cada {{unit}}: en cada venta se pierden **{{fig:loss-unit*}}**. Con el volumen previsto, para pagar además los gastos fijos habría que cobrar {{fig:price-needed*}}.',
        en: 'The price does not cover what each {{unit}} costs, and every sale loses **{{fig:loss-unit*}}**. At the forecast volume, the price that would also pay the fixed costs is {{fig:price-needed*}}.',
      },
      {
        es: 'Cada {{unit}} cuesta más de lo que se cobra y pierde **{{fig:loss-unit*}}**. Para que el volumen previsto pagara además los gastos fijos, el precio tendría que ser de {{fig:price-needed*}}.',
        en: 'Each {{unit}} costs more than it brings in and loses **{{fig:loss-unit*}}**. For the forecast volume to pay the fixed costs too, the price would have to be {{fig:price-needed*}}.',
      },
      {
        es: 'El precio está por debajo del coste, con una pérdida de **{{fig:loss-unit*}}** por {{unit}}. Con las ventas previstas, el precio que pagaría también los gastos fijos es de {{fig:price-needed*}}.',
        en: 'The price is below cost, with a loss of **{{fig:loss-unit*}}** on each {{unit}}. At the forecast sales, the price that would cover fixed costs as well is {{fig:price-needed*}}.',
      },
    ],
  },
  {
    // The hours that more sales take are hired, and cost more than those sales leave.
    id: 'news.hired-away',
    when: (draft) =>
      !draft.diagnosis.sellsAtLoss && draft.diagnosis.breakEven === 'never' && !draft.figures['break-even-units-all'] && !hasEscape(draft),
    variants: [
      {
        es: 'Vender más no basta, porque las horas que habría que contratar cuestan más de lo que dejan esas ventas. Con una media de {{fig:units-average-y1*}} al mes, el precio tendría que ser de {{fig:price-needed*}}.',
        en: 'Selling more is not enough, because the hours that would have to be hired cost more than those sales leave. At an average of {{fig:units-average-y1*}} a month, the price would have to be {{fig:price-needed*}}.',
      },
    ],
  },
  {
    id: 'news.never',
    when: (draft) =>
      !draft.diagnosis.sellsAtLoss &&
      draft.diagnosis.breakEven === 'never' &&
      draft.figures['break-even-units-all'] !== undefined &&
      !hasEscape(draft),
    variants: [
      {
        es: 'En tres años no hay tres meses seguidos con beneficio. Harían falta más de **{{fig:break-even-units-all}}** al mes y la media del primer año es de {{fig:units-average-y1*}}; a ese ritmo, solo un precio de {{fig:price-needed*}} pagaría los gastos del mes.',
        en: 'In three years there are never three profitable months in a row. It would take more than **{{fig:break-even-units-all}}** a month, and the first year averages {{fig:units-average-y1*}}; at that pace, only a price of {{fig:price-needed*}} would break even.',
      },
      {
        es: 'El negocio necesitaría más de **{{fig:break-even-units-all}}** al mes y la previsión da una media de {{fig:units-average-y1*}} el primer año, así que en tres años no llega a encadenar tres meses con beneficio. Con esas ventas, el precio tendría que ser de {{fig:price-needed*}}.',
        en: 'The business would need more than **{{fig:break-even-units-all}}** a month, and the forecast averages {{fig:units-average-y1*}} in the first year, so in three years it never has three profitable months in a row. At these sales the price would have to be {{fig:price-needed*}}.',
      },
      {
        es: 'Con {{fig:units-average-y1*}} al mes de media el primer año, el negocio no cubre sus gastos: necesitaría más de **{{fig:break-even-units-all}}**, y tampoco los alcanza en los tres años previstos. Sin vender más, el precio tendría que ser de {{fig:price-needed*}}.',
        en: 'At an average of {{fig:units-average-y1*}} a month in the first year, the business does not cover its costs: it would take more than **{{fig:break-even-units-all}}**, which it does not reach within the three years either. Without more sales, the price would have to be {{fig:price-needed*}}.',
      },
    ],
  },
  {
    id: 'news.cash-out',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never' && diagnosis.cashNegative,
    variants: [
      {
        es: 'Más dinero no resuelve el problema: con las cifras actuales la caja baja a {{fig:cash-low*}} antes de tres años. Lo que hay que cambiar es el precio, el coste o los gastos fijos.',
        en: 'More money does not solve the problem: on today’s figures cash falls to {{fig:cash-low*}} within three years. What has to change is the price, the cost or the fixed costs.',
      },
      {
        es: 'Pedir más dinero prestado solo retrasaría el final, porque la caja llegaría a {{fig:cash-low*}} antes de tres años. Hace falta otro precio, otro coste o menos gastos fijos.',
        en: 'Borrowing more would only delay the end, because cash would reach {{fig:cash-low*}} within three years. The business needs another price, a lower cost or lower fixed costs.',
      },
      {
        es: 'Un préstamo no arregla una caja que baja a {{fig:cash-low*}} antes de tres años. Para arreglarla hay que cambiar el precio, el coste o los gastos fijos.',
        en: 'A loan does not fix cash that falls to {{fig:cash-low*}} within three years. Changing the price, the cost or the fixed costs does.',
      },
    ],
  },
  {
    id: 'news.capacity',
    when: ({ model, figures }) =>
      model.contradictions.includes('volume-above-capacity') && figures.capacity !== undefined && figures['hands-hour'] === undefined,
    variants: [
      {
        es: 'La previsión llega a {{fig:strongest-units*}} {{units}} en {{fig:strongest-month}} y la capacidad actual es de {{fig:capacity*}}: o falta personal o la previsión es demasiado alta.',
        en: 'The forecast reaches {{fig:strongest-units*}} {{units}} in {{fig:strongest-month}}, and present capacity is {{fig:capacity*}}: either the team is too small or the forecast is too high.',
      },
      {
        es: 'El equipo puede atender {{fig:capacity*}} {{units}} al mes, pero la previsión para {{fig:strongest-month}} es de {{fig:strongest-units*}}. Hay que ampliar el equipo o rebajar la previsión.',
        en: 'The team can handle {{fig:capacity*}} {{units}} a month, but {{fig:strongest-month}} is forecast at {{fig:strongest-units*}}. Either the team has to grow or the forecast has to come down.',
      },
      {
        es: 'En {{fig:strongest-month}} la previsión supera la capacidad: {{fig:strongest-units*}} {{units}} frente a {{fig:capacity*}}. O falta personal o la cifra es demasiado alta.',
        en: 'In {{fig:strongest-month}} the forecast exceeds capacity: {{fig:strongest-units*}} {{units}} against {{fig:capacity*}}. Either the team is too small or the figure is too high.',
      },
    ],
  },
  {
    id: 'news.unpaid',
    when: ({ model }) => model.contradictions.includes('founder-unpaid'),
    variants: [
      {
        es: 'Estas cuentas no incluyen un sueldo para quien emprende. El banco preguntará con qué ingresos se va a vivir mientras tanto, y un negocio que solo se sostiene sin ese sueldo todavía no es viable.',
        en: 'These figures include no pay for the founder. The bank will ask what income there is to live on meanwhile, and a business that only works without that pay is not viable yet.',
      },
      {
        es: 'En estas cuentas quien emprende no cobra nada. Un banco querrá saber de qué se va a vivir, y el negocio no será viable hasta que pueda pagar ese sueldo.',
        en: 'In these figures the founder takes no pay. A bank will want to know what there is to live on, and the business will not be viable until it can pay that wage.',
      },
      {
        es: 'Al plan le falta un gasto: el sueldo de quien emprende. Sin él los resultados parecen mejores de lo que son, y el banco preguntará enseguida de qué se va a vivir.',
        en: 'One cost is missing from the plan: the founder’s pay. Without it the results look better than they are, and the bank will soon ask what there is to live on.',
      },
    ],
  },
  {
    id: 'news.left-out',
    when: ({ model }) => model.contradictions.includes('figure-out-of-range'),
    variants: [
      {
        es: 'Una de las cifras que se dieron no puede ser correcta y el plan usa en su lugar la habitual del sector. La página de hipótesis indica cuál es.',
        en: 'One of the figures given cannot be right, so the plan uses the sector’s usual one instead. The page on assumptions shows which it is.',
      },
      {
        es: 'El plan ha sustituido una cifra imposible por el valor habitual del sector. En la página de hipótesis se ve cuál es.',
        en: 'The plan has replaced one impossible figure with the sector’s usual value. The page on assumptions shows which it is.',
      },
      {
        es: 'La página de hipótesis señala una cifra que no se pudo usar tal como se dijo y que el plan sustituye por el valor habitual del sector.',
        en: 'The page on assumptions marks one figure that could not be used as given, which the plan replaces with the sector’s usual value.',
      },
    ],
  },
  {
    id: 'news.funding.unsaid',
    when: (draft) => !draft.diagnosis.fundingSaid && !isLean(draft),
    variants: [
      {
        es: 'En la entrevista no se dijo con cuánto dinero se cuenta. Para hacer las cuentas, el plan supone **{{fig:own-funds*}}** propios y **{{fig:loan*}}** prestados, y ninguno de los dos está todavía en el banco.',
        en: 'The interview did not say how much money there is. To work out the figures, the plan assumes **{{fig:own-funds*}}** of the founder’s own and **{{fig:loan*}}** borrowed, and neither is in the bank yet.',
      },
      {
        es: 'El dinero disponible es una suposición: **{{fig:own-funds*}}** de ahorros y un préstamo de **{{fig:loan*}}**. La entrevista no lo aclara, así que nada de eso puede darse por reunido.',
        en: 'The money available is an assumption: **{{fig:own-funds*}}** of savings and a loan of **{{fig:loan*}}**. The interview did not settle it, so none of that counts as raised.',
      },
      {
        es: 'Lo primero es saber con qué dinero se empieza. El plan supone **{{fig:own-funds*}}** propios y un préstamo de **{{fig:loan*}}** solo para poder hacer las cuentas.',
        en: 'The first thing to find out is how much money there is to start with. The plan assumes **{{fig:own-funds*}}** of the founder’s own and a loan of **{{fig:loan*}}** only so that the figures can be worked out.',
      },
    ],
  },
  LEAN_NEWS,
  ...GAP_NEWS,
  MOVED_NEWS,
  FIRST_DAYS_NEWS,
  LEGAL_HOURS_NEWS,
  {
    id: 'news.hands',
    when: ({ figures, diagnosis }) => figures['hands-hour'] !== undefined && diagnosis.breakEven !== 'never',
    variants: [
      {
        es: 'El equipo actual puede atender **{{fig:service-units}}** {{units}} al mes, y la previsión para {{fig:hard-month}} es de {{fig:hard-units}}. El plan contrata las horas que faltan desde {{fig:short-month}}, {{hourPaid}}, con un coste de {{fig:hands-cost-y1*}} el primer año y **{{fig:hands-cost-y2*}}** el segundo.',
        en: 'The present team can handle **{{fig:service-units}}** {{units}} a month, and {{fig:hard-month}} is forecast at {{fig:hard-units}}. The plan hires the extra hours from {{fig:short-month}}, {{hourPaid}}, at a cost of {{fig:hands-cost-y1*}} in the first year and **{{fig:hands-cost-y2*}}** in the second.',
      },
      {
        es: 'La previsión llega a {{fig:hard-units}} {{units}} en {{fig:hard-month}} y el equipo actual puede atender **{{fig:service-units}}**. El plan paga las horas que faltan desde {{fig:short-month}}, {{hourPaid}} y con cargas: {{fig:hands-cost-y1*}} el primer año y **{{fig:hands-cost-y2*}}** el segundo.',
        en: 'The forecast reaches {{fig:hard-units}} {{units}} in {{fig:hard-month}}, and the present team can handle **{{fig:service-units}}**. The plan pays for the extra hours from {{fig:short-month}}, {{hourPaid}} and with charges: {{fig:hands-cost-y1*}} in the first year and **{{fig:hands-cost-y2*}}** in the second.',
      },
    ],
  },
  UNFOUND_NEWS,
  {
    id: 'news.pay.apart',
    when: ({ facts, model }) =>
      model.assumptions.extraPay.origin === 'sector' && model.assumptions.extraPay.value > 0 && facts.payIncluded === undefined,
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de gastos fijos no bastarían para pagar media jornada con el salario mínimo a **{{fig:team*}}** personas, así que el plan cuenta los sueldos aparte: {{fig:extra-pay*}} al mes, supuesto nuestro.',
        en: 'The {{fig:fixed-costs*}} of fixed costs would not pay **{{fig:team*}}** people half-time at the legal minimum, so the plan counts pay on top: {{fig:extra-pay*}} a month, our assumption.',
      },
    ],
  },
  {
    id: 'news.wages',
    when: ({ figures, diagnosis }) => figures['wage-each'] !== undefined && !diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'A cada persona contratada le corresponden **{{fig:wage-each}}** brutos al mes, menos de la mitad del mínimo legal, que es de {{fig:wage-least*}}. Pagar el mínimo costaría {{fig:wage-missing*}} más al año y dejaría el primero en {{fig:before-tax-least-wage*}} antes de impuestos.',
        en: 'Each employee is left with **{{fig:wage-each}}** gross a month, less than half the legal minimum of {{fig:wage-least*}}. Paying the minimum would cost {{fig:wage-missing*}} more a year and leave the first year at {{fig:before-tax-least-wage*}} before tax.',
      },
      {
        es: 'Con los gastos que se dieron, a cada persona contratada le quedan **{{fig:wage-each}}** brutos al mes, cuando la ley exige {{fig:wage-least*}}. Con el mínimo, el primer año acabaría en {{fig:before-tax-least-wage*}} antes de impuestos, {{fig:wage-missing*}} menos.',
        en: 'The costs as stated leave **{{fig:wage-each}}** gross a month for each employee, where the law requires {{fig:wage-least*}}. At the minimum, the first year would end at {{fig:before-tax-least-wage*}} before tax, {{fig:wage-missing*}} less.',
      },
    ],
  },
  {
    id: 'news.wages.full-time.covered',
    when: ({ figures, diagnosis }) => figures['wage-full'] !== undefined && figures['wage-cover'] !== undefined && !diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'Con los gastos que se dieron, quien trabaje a jornada completa cobraría **{{fig:wage-full}}** brutos al mes, por debajo del mínimo legal de {{fig:wage-least*}}. O trabaja menos horas, o el año cuesta {{fig:wage-missing*}} más y el segundo cubre la cuota solo {{fig:wage-cover*}} veces.',
        en: 'On the costs as stated, a full-time employee would earn **{{fig:wage-full}}** gross a month, below the legal minimum of {{fig:wage-least*}}. Either they work fewer hours, or the year costs {{fig:wage-missing*}} more and the second covers the instalment only {{fig:wage-cover*}} times.',
      },
    ],
  },
  {
    id: 'news.wages.full-time',
    when: ({ figures, diagnosis }) => figures['wage-full'] !== undefined && figures['wage-cover'] === undefined && !diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'Con los gastos que se dieron, quien trabaje a jornada completa cobraría **{{fig:wage-full}}** brutos al mes, por debajo del mínimo legal de {{fig:wage-least*}}. O trabaja menos horas, o el año cuesta {{fig:wage-missing*}} más.',
        en: 'On the costs as stated, a full-time employee would earn **{{fig:wage-full}}** gross a month, below the legal minimum of {{fig:wage-least*}}. Either they work fewer hours, or the year costs {{fig:wage-missing*}} more.',
      },
    ],
  },
  {
    id: 'news.pay-low',
    when: ({ diagnosis }) => diagnosis.staffTooLow && !diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'Los sueldos se llevan el {{fig:staff-share*}} de las ventas, cuando lo habitual en el oficio es entre el {{fig:usual-staff-low*}} y el {{fig:usual-staff-high*}}. Con el porcentaje más bajo, el primer año daría {{fig:before-tax-usual-pay*}} antes de impuestos.',
        en: 'Pay takes {{fig:staff-share*}} of sales, where {{fig:usual-staff-low*}} to {{fig:usual-staff-high*}} is usual in the trade. At the low end, the first year would make {{fig:before-tax-usual-pay*}} before tax.',
      },
    ],
  },
  {
    id: 'news.cash-thin',
    when: ({ diagnosis, model }) => !diagnosis.cashNegative && model.lowestCash.amount < model.assumptions.fixedCosts.value,
    variants: [
      {
        es: 'La caja baja hasta **{{fig:cash-low*}}** en {{fig:cash-low-month}}, menos de lo que cuesta un mes ({{fig:fixed-costs}}).',
        en: 'Cash falls to **{{fig:cash-low*}}** in {{fig:cash-low-month}}, which is less than one month costs ({{fig:fixed-costs}}).',
      },
      {
        es: 'En {{fig:cash-low-month}} quedan **{{fig:cash-low*}}** en caja. Un mes cuesta {{fig:fixed-costs}}, así que un solo contratiempo agotaría ese dinero.',
        en: 'In {{fig:cash-low-month}} there is **{{fig:cash-low*}}** left in cash. A month costs {{fig:fixed-costs}}, so a single setback would use it up.',
      },
      {
        es: 'En {{fig:cash-low-month}} la caja se queda en **{{fig:cash-low*}}**, que no llega para pagar un mes de gastos ({{fig:fixed-costs}}).',
        en: 'In {{fig:cash-low-month}} cash is down to **{{fig:cash-low*}}**, not enough to pay one month of costs ({{fig:fixed-costs}}).',
      },
    ],
  },
  {
    id: 'news.late',
    when: ({ diagnosis }) => diagnosis.breakEven === 'late',
    variants: [
      {
        es: 'El primer año no llega al punto de equilibrio, que se alcanza en {{fig:break-even-month*}}. Hasta entonces, los meses con pérdidas se pagan con {{openingMoney}}.',
        en: 'The first year does not reach break-even, which comes in {{fig:break-even-month*}}. Until then, losses are paid for with {{openingMoney}}.',
      },
      {
        es: 'El negocio no se paga solo hasta {{fig:break-even-month*}}, y hasta entonces las pérdidas se pagan con {{openingMoney}}.',
        en: 'The business does not pay its own way until {{fig:break-even-month*}}, and until then losses are paid for with {{openingMoney}}.',
      },
      {
        es: 'El punto de equilibrio no llega hasta {{fig:break-even-month*}}, fuera ya del primer año, y todo lo que se pierda antes se paga con {{openingMoney}}.',
        en: 'Break-even does not come until {{fig:break-even-month*}}, after the first year, and whatever is lost before then is paid for with {{openingMoney}}.',
      },
    ],
  },
  {
    // A season takes them below again: no run of profit is told that does not last.
    id: 'news.again',
    when: ({ figures }) => figures['loss-months-later'] !== undefined,
    variants: [
      {
        es: 'El primer año tiene {{fig:loss-months-y1*}} meses con pérdidas, y no solo al empezar. Los tres primeros meses seguidos con beneficio comienzan en {{fig:break-even-month*}}, pero después vuelve a haber meses flojos, que se pagan con {{openingMoney}}.',
        en: 'The first year has {{fig:loss-months-y1*}} months with a loss, and not just at the start. The first three profitable months in a row begin in {{fig:break-even-month*}}, but weak months follow, and those are paid for with {{openingMoney}}.',
      },
      {
        es: 'En el primer año hay {{fig:loss-months-y1*}} meses con pérdidas. Los tres primeros meses seguidos con beneficio empiezan en {{fig:break-even-month*}}, pero la temporada baja vuelve a dar pérdidas; hasta superarla conviene no añadir ningún gasto.',
        en: 'The first year has {{fig:loss-months-y1*}} months with a loss. The first three profitable months in a row start in {{fig:break-even-month*}}, but the low season makes a loss again, so no spending should be added until it is over.',
      },
    ],
  },
  {
    id: 'news.within',
    when: ({ diagnosis, figures }) => diagnosis.breakEven === 'within-year' && figures['loss-months-later'] === undefined,
    variants: [
      {
        es: 'Los tres primeros meses seguidos con beneficio empiezan en {{fig:break-even-month*}}, y hasta entonces las pérdidas se pagan con {{openingMoney}}.',
        en: 'The first three profitable months in a row start in {{fig:break-even-month*}}, and until then losses are paid for with {{openingMoney}}.',
      },
      {
        es: 'Las pérdidas se pagan con {{openingMoney}} hasta {{fig:break-even-month*}}, cuando las ventas empiezan a cubrir los gastos de cada mes.',
        en: 'Losses are paid for with {{openingMoney}} until {{fig:break-even-month*}}, when sales begin to cover each month’s costs.',
      },
      {
        es: 'En el primer año hay {{fig:loss-months-y1*}} meses con pérdidas. Desde {{fig:break-even-month*}} el resto de ese año da beneficio, y hasta entonces las pérdidas se pagan con {{openingMoney}}.',
        en: 'The first year has {{fig:loss-months-y1*}} months with a loss. From {{fig:break-even-month*}} the rest of that year is profitable, and until then losses are paid for with {{openingMoney}}.',
      },
    ],
  },
  {
    id: 'news.low',
    when: ({ diagnosis }) => !diagnosis.sellsAtLoss && diagnosis.breakEven !== 'never' && diagnosis.lowLoses,
    variants: [
      {
        es: 'Si las ventas bajan un {{fig:scenario-drop*}}, el primer año pierde {{fig:low-loss*}}. La página de riesgos explica qué se haría.',
        en: 'If {{lowOf}} are {{fig:scenario-drop*}} lower, the first year loses {{fig:low-loss*}}. The page on risks explains what would be done.',
      },
      {
        es: 'Con un {{fig:scenario-drop*}} menos de {{lowOf}}, el primer año acabaría con una pérdida de {{fig:low-loss*}}. La página de riesgos dice qué hacer en ese caso.',
        en: 'With sales down {{fig:scenario-drop*}}, the first year would end with a loss of {{fig:low-loss*}}. The page on risks says what to do in that case.',
      },
      {
        es: 'Vender un {{fig:scenario-drop*}} menos de lo previsto supondría perder {{fig:low-loss*}} el primer año. La página de riesgos recoge las medidas previstas.',
        en: 'Selling {{fig:scenario-drop*}} less than forecast would mean a first-year loss of {{fig:low-loss*}}. The page on risks sets out the measures to take.',
      },
    ],
  },
  {
    // Whatever else the plan withstands, a late opening alone would leave it without cash.
    id: 'news.delay',
    when: ({ diagnosis, figures }) => diagnosis.breakEven !== 'never' && !diagnosis.cashNegative && amountOf(figures, 'delay-low') < 0,
    variants: [
      {
        es: 'Si la apertura se retrasara {{fig:bar-delay}} meses con los gastos ya en marcha, la caja bajaría a {{fig:delay-low*}}.',
        en: 'If opening slipped by {{fig:bar-delay}} months with costs already running, cash would fall to {{fig:delay-low*}}.',
      },
    ],
  },
  {
    id: 'news.thin.loan',
    when: ({ diagnosis }) => diagnosis.thinSafety && diagnosis.hasLoan,
    variants: [
      {
        es: 'El margen es escaso: pagar el mes y la cuota exige {{fig:units-to-stand*}} al mes, y la media prevista del primer año es de {{fig:units-average-y1*}}.',
        en: 'There is little headroom: paying for the month and the instalment takes {{fig:units-to-stand*}} a month, and the first year is forecast to average {{fig:units-average-y1*}}.',
      },
      {
        es: 'Para pagar los gastos del mes y la cuota hacen falta {{fig:units-to-stand*}}, y la media prevista del primer año, {{fig:units-average-y1*}}, apenas supera esa cifra.',
        en: 'Paying for the month and the instalment takes {{fig:units-to-stand*}}, and the first-year average of {{fig:units-average-y1*}} is barely above that.',
      },
    ],
  },
  {
    id: 'news.thin',
    when: ({ diagnosis }) => diagnosis.thinSafety && !diagnosis.hasLoan,
    variants: [
      {
        es: 'El margen es escaso: la media prevista del primer año, {{fig:units-average-y1*}}, apenas supera el punto de equilibrio, que es de {{fig:units-to-stand}}.',
        en: 'There is little headroom: the first-year average of {{fig:units-average-y1*}} is barely above break-even, which is {{fig:units-to-stand}}.',
      },
      {
        es: 'Basta un mal mes para perder dinero, porque la media prevista del primer año es de {{fig:units-average-y1*}} y el punto de equilibrio está en {{fig:units-to-stand}}.',
        en: 'One poor month is enough to lose money, because the first year is forecast to average {{fig:units-average-y1*}} and break-even is {{fig:units-to-stand}}.',
      },
      {
        es: 'La media prevista del primer año, {{fig:units-average-y1*}}, queda muy cerca del punto de equilibrio, que es de {{fig:units-to-stand}}.',
        en: 'The first-year average of {{fig:units-average-y1*}} is very close to break-even, which is {{fig:units-to-stand}}.',
      },
    ],
  },
  {
    id: 'news.takeover',
    when: ({ facts, diagnosis }) => isTakenOver(facts) && diagnosis.volumeSaid,
    variants: [
      {
        es: 'La previsión cuenta desde el primer mes con lo que vende hoy el dueño actual, {{fig:m01-units*}} {{units}}. Antes de aceptar el precio, sus declaraciones de impuestos de dos años tienen que probarlo.',
        en: 'From the first month the forecast counts on what the present owner sells today, {{fig:m01-units*}} {{units}}. Two years of their tax returns should prove it before the price is accepted.',
      },
    ],
  },
  {
    id: 'news.ramp',
    when: ({ diagnosis, facts }) => !isTakenOver(facts) && diagnosis.breakEven === 'from-start' && diagnosis.volumeSaid,
    variants: [
      {
        es: 'La previsión cuenta con {{fig:m01-units*}} {{units}} ya en el primer mes, por encima del punto de equilibrio. Un negocio nuevo no suele tener tantos clientes el día que abre, y hay que explicar de dónde vendrán.',
        en: 'The forecast counts on {{fig:m01-units*}} {{units}} in the very first month, above break-even. A new business seldom has that many customers on opening day, so where they will come from needs explaining.',
      },
      {
        es: 'Abrir con {{fig:m01-units*}} {{units}} al mes supone una clientela que todavía no existe, y con ella el negocio supera ya el punto de equilibrio. El plan tiene que decir de dónde vendrá.',
        en: 'Opening at {{fig:m01-units*}} {{units}} a month assumes customers the business does not have yet, and with them it is already above break-even. The plan has to say where they will come from.',
      },
      {
        es: 'El primer mes supera ya el punto de equilibrio, con {{fig:m01-units*}} {{units}}. Es mucho pedir a un negocio recién abierto, y el banco querrá saber quiénes son esos clientes.',
        en: 'The first month is already above break-even, at {{fig:m01-units*}} {{units}}. That is a lot to ask of a business that has just opened, and a lender will want to know who those customers are.',
      },
      {
        es: 'El plan cuenta con vender {{fig:m01-units*}} {{units}} nada más abrir, y con eso el primer mes ya cubre sus gastos. Casi ningún negocio lo consigue sin clientes esperando, de modo que conviene poner por escrito quiénes son.',
        en: 'The plan counts on {{fig:m01-units*}} {{units}} from the start, so the first month already covers its costs. Hardly any business manages that without customers waiting, so it is worth writing down who they are.',
      },
      {
        es: 'Esta previsión no incluye meses de arranque: empieza con {{fig:m01-units*}} {{units}}, más de lo necesario para cubrir los gastos. Lo primero es saber quién va a comprar desde el primer día.',
        en: 'This forecast allows for no build-up: it starts at {{fig:m01-units*}} {{units}}, more than it takes to cover the costs. The first thing to establish is who will buy from day one.',
      },
    ],
  },
  {
    id: 'news.assumed',
    when: ({ diagnosis }) => diagnosis.mostlyAssumed,
    variants: [
      {
        es: 'Casi todas las cifras son valores habituales del sector. Por eso este plan sirve para saber qué averiguar antes de gastar, y no para pedir un préstamo.',
        en: 'Nearly all the figures are the sector’s usual values. The plan therefore shows what to find out before spending, and is not a basis for requesting a loan.',
      },
      {
        es: 'Este plan es todavía una lista de preguntas: sus cifras son las del sector e indican qué hay que averiguar antes de gastar o de ir al banco.',
        en: 'This plan is still a list of questions: its figures are the sector’s, and show what has to be found out before spending or going to the bank.',
      },
      {
        es: 'Con tan pocas cifras propias todavía no se puede pedir un préstamo. Las demás vienen del sector y señalan qué conviene averiguar antes de gastar nada.',
        en: 'With so few figures of its own, this plan cannot support a loan request yet. The rest come from the sector and show what to find out before spending anything.',
      },
    ],
  },
  {
    id: 'news.low.holds',
    when: ({ diagnosis }) => !diagnosis.lowLoses,
    variants: [
      {
        es: 'Con un {{fig:scenario-drop*}} menos de {{lowOf}}, el primer año todavía deja {{fig:low-result*}}.',
        en: 'With {{lowOf}} {{fig:scenario-drop*}} lower, the first year still leaves {{fig:low-result*}}.',
      },
      {
        es: 'El primer año resiste una caída de las ventas del {{fig:scenario-drop*}} y aun así gana {{fig:low-result*}}.',
        en: 'The first year withstands a {{fig:scenario-drop*}} fall in sales and still earns {{fig:low-result*}}.',
      },
      {
        es: 'Aunque las ventas bajaran un {{fig:scenario-drop*}}, el primer año cerraría con {{fig:low-result*}}.',
        en: 'Even if sales fell by {{fig:scenario-drop*}}, the first year would close with {{fig:low-result*}}.',
      },
    ],
  },
];
