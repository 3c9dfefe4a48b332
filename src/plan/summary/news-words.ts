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
        es: 'El precio no cubre lo que cuesta cada {{unit}}: en cada venta se pierden **{{fig:loss-unit*}}**. Con el volumen previsto habría que cobrar {{fig:price-needed*}} para pagar además los gastos fijos.',
        en: 'The price does not cover what each {{unit}} costs: every sale loses **{{fig:loss-unit*}}**. At the forecast volume, covering fixed costs as well would take {{fig:price-needed*}}.',
      },
      {
        es: 'En cada {{unit}} se van **{{fig:loss-unit*}}**, porque cuesta más de lo que se cobra. Para que el volumen previsto pagara además los gastos fijos, el precio tendría que ser de {{fig:price-needed*}}.',
        en: 'Each {{unit}} loses **{{fig:loss-unit*}}**, since it costs more than is charged. For the forecast volume to pay the fixed costs too, the price would have to be {{fig:price-needed*}}.',
      },
      {
        es: 'Se vende por debajo del coste, con una pérdida de **{{fig:loss-unit*}}** por {{unit}}. El precio que salvaría también los gastos fijos, con las ventas previstas, es de {{fig:price-needed*}}.',
        en: 'The price is below cost, a loss of **{{fig:loss-unit*}}** for each {{unit}}. At the forecast sales, the price that would cover fixed costs as well is {{fig:price-needed*}}.',
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
        es: 'Vender más no basta: las horas que habría que contratar cuestan más de lo que dejan esas ventas, y con {{fig:units-average-y1*}} al mes de media el precio tendría que ser de {{fig:price-needed*}}.',
        en: 'Selling more is not enough: the hours to be hired for it cost more than those sales leave, and at an average of {{fig:units-average-y1*}} a month the price would have to be {{fig:price-needed*}}.',
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
        es: 'En tres años no hay tres meses seguidos con beneficio: harían falta más de **{{fig:break-even-units-all}}** al mes y la media del primer año es de {{fig:units-average-y1*}}. A ese ritmo, solo un precio de {{fig:price-needed*}} pagaría los gastos del mes.',
        en: 'In three years there are never three profitable months in a row: it would take more than **{{fig:break-even-units-all}}** a month, and the first year averages {{fig:units-average-y1*}}. At that pace only a price of {{fig:price-needed*}} would break even.',
      },
      {
        es: 'El negocio pediría más de **{{fig:break-even-units-all}}** al mes y la previsión da una media de {{fig:units-average-y1*}} el primer año: en tres años no enlaza tres meses buenos. Tal como vende, el precio tendría que ser de {{fig:price-needed*}}.',
        en: 'The business would need more than **{{fig:break-even-units-all}}** a month, and the forecast averages {{fig:units-average-y1*}} in the first year: in three years it never has three profitable months in a row. At these sales the price would have to be {{fig:price-needed*}}.',
      },
      {
        es: 'A {{fig:units-average-y1*}} al mes de media en el primer año no salen las cuentas, que piden más de **{{fig:break-even-units-all}}**; tampoco salen en los tres años previstos. Sin vender más, los gastos del mes exigen un precio de {{fig:price-needed*}}.',
        en: 'At an average of {{fig:units-average-y1*}} a month in the first year the business does not pay its way, since it takes more than **{{fig:break-even-units-all}}**; nor does it at any point in three years. Without more sales, the price would have to be {{fig:price-needed*}}.',
      },
    ],
  },
  {
    id: 'news.cash-out',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never' && diagnosis.cashNegative,
    variants: [
      {
        es: 'Más dinero no lo arregla: con las cifras de hoy la caja llega a {{fig:cash-low*}} en tres años, y solo la endereza otro precio, otro coste o menos gasto fijo.',
        en: 'More money does not fix it: on today’s figures cash falls to {{fig:cash-low*}} within three years, and only another price, another cost or lower fixed costs will put it right.',
      },
      {
        es: 'Pedir más prestado solo retrasa el final, con la caja en {{fig:cash-low*}} dentro de los tres años; lo que hace falta es otro precio, otro coste o menos gasto fijo.',
        en: 'Borrowing more only delays the end, with cash at {{fig:cash-low*}} inside the three years; what it takes is another price, another cost or lower fixed costs.',
      },
      {
        es: 'La caja, que bajaría a {{fig:cash-low*}} antes de tres años, no se arregla con un préstamo: se arregla cambiando precio, coste o gastos fijos.',
        en: 'A loan does not fix cash that falls to {{fig:cash-low*}} within three years: changing the price, the cost or the fixed costs does.',
      },
    ],
  },
  {
    id: 'news.capacity',
    when: ({ model, figures }) =>
      model.contradictions.includes('volume-above-capacity') && figures.capacity !== undefined && figures['hands-hour'] === undefined,
    variants: [
      {
        es: 'La previsión llega a {{fig:strongest-units*}} {{units}} en {{fig:strongest-month}}, y con lo que hay caben unas {{fig:capacity*}}: falta quien las haga o sobra previsión.',
        en: 'The forecast reaches {{fig:strongest-units*}} {{units}} in {{fig:strongest-month}}, and there is capacity for about {{fig:capacity*}}: either the team is too small or the forecast is too high.',
      },
      {
        es: 'El equipo puede atender {{fig:capacity*}} {{units}} al mes y en {{fig:strongest-month}} se prevén {{fig:strongest-units*}}: hay que sumar manos o rebajar la previsión.',
        en: 'The team can handle {{fig:capacity*}} {{units}} a month and {{fig:strongest-month}} is forecast at {{fig:strongest-units*}}: add hands or lower the forecast.',
      },
      {
        es: 'En {{fig:strongest-month}} la previsión rebasa lo posible: {{fig:strongest-units*}} {{units}} frente a una capacidad de {{fig:capacity*}}. Falta equipo, o la cifra es demasiado alta.',
        en: 'In {{fig:strongest-month}} the forecast exceeds what is possible: {{fig:strongest-units*}} {{units}} against a capacity of {{fig:capacity*}}. Either the team is too small or the figure too high.',
      },
    ],
  },
  {
    id: 'news.unpaid',
    when: ({ model }) => model.contradictions.includes('founder-unpaid'),
    variants: [
      {
        es: 'Quien emprende no cobra en estas cuentas. El banco preguntará de qué vive mientras tanto, y un negocio que solo sale sin sueldo todavía no sale.',
        en: 'On these figures the founder takes no pay. The bank will ask what they live on meanwhile: a business that only works unpaid does not work yet.',
      },
      {
        es: 'Estas cuentas dejan sin sueldo a quien emprende. Un banco querrá saber con qué se vive, y hasta que ese sueldo quepa el negocio está a medias.',
        en: 'These figures leave the founder without a wage. A bank will want to know what they live on, and until the business can pay that wage it is not finished.',
      },
      {
        es: 'Falta un gasto en el plan: lo que cobra quien emprende. Sin él las cifras halagan, y la primera pregunta del banco será de qué se va a vivir.',
        en: 'One cost is missing from the plan: the founder’s pay. Without it the figures look better than they are, and the bank’s first question will be what the founder lives on.',
      },
    ],
  },
  {
    id: 'news.left-out',
    when: ({ model }) => model.contradictions.includes('figure-out-of-range'),
    variants: [
      {
        es: 'Una de las cifras dichas no cabe en ninguna cuenta y en su lugar figura la habitual del sector: la página de hipótesis muestra cuál.',
        en: 'One of the figures given cannot be right, so the sector’s usual one is used instead: the page on assumptions shows which.',
      },
      {
        es: 'Se ha apartado una cifra imposible y se trabaja con el valor corriente del sector; cuál es se ve en la página de hipótesis.',
        en: 'One impossible figure has been replaced by the sector’s usual value; the page on assumptions shows which.',
      },
      {
        es: 'La página de hipótesis señala una cifra que no se pudo usar tal como se dijo: la sustituye el valor que se ve en el sector.',
        en: 'The page on assumptions marks one figure that could not be used as given: the sector’s usual value replaces it.',
      },
    ],
  },
  {
    id: 'news.funding.unsaid',
    when: (draft) => !draft.diagnosis.fundingSaid && !isLean(draft),
    variants: [
      {
        es: 'No se ha dicho con cuánto dinero se cuenta. Para hacer la cuenta se suponen **{{fig:own-funds*}}** propios y **{{fig:loan*}}** prestados, y ninguno de los dos está todavía en el banco.',
        en: 'How much money there is has not been said. The plan assumes **{{fig:own-funds*}}** of the founder’s own and **{{fig:loan*}}** borrowed, and neither is in the bank yet.',
      },
      {
        es: 'El dinero disponible es una suposición: **{{fig:own-funds*}}** de ahorros y **{{fig:loan*}}** de préstamo. La entrevista no lo dice, así que nada de eso puede darse por reunido.',
        en: 'The money available is an assumption: **{{fig:own-funds*}}** of savings and a loan of **{{fig:loan*}}**. The interview did not say, so none of it counts as raised.',
      },
      {
        es: 'Antes que nada hay que saber con qué dinero se empieza. Aquí se cuentan **{{fig:own-funds*}}** propios y un préstamo de **{{fig:loan*}}** solo para poder calcular.',
        en: 'Before anything else, find out what money there is to start with. **{{fig:own-funds*}}** of the founder’s own and a loan of **{{fig:loan*}}** are assumed here only so that the figures can be worked out.',
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
        es: 'Las manos de hoy hacen **{{fig:service-units}}** {{units}} al mes, y en {{fig:hard-month}} se prevén {{fig:hard-units}}. Las horas que faltan están contratadas en estas cuentas desde {{fig:short-month}}, {{hourPaid}}: {{fig:hands-cost-y1*}} el primer año y **{{fig:hands-cost-y2*}}** el segundo.',
        en: 'The present team can handle **{{fig:service-units}}** {{units}} a month, and {{fig:hard-month}} is forecast at {{fig:hard-units}}. The plan hires extra hours from {{fig:short-month}}, {{hourPaid}}: {{fig:hands-cost-y1*}} in the first year and **{{fig:hands-cost-y2*}}** in the second.',
      },
      {
        es: 'La previsión llega a {{fig:hard-units}} {{units}} en {{fig:hard-month}} y las horas de hoy dan para **{{fig:service-units}}**. El plan paga las que faltan desde {{fig:short-month}}, {{hourPaid}} y con cargas: {{fig:hands-cost-y1*}} el primer año, **{{fig:hands-cost-y2*}}** el segundo.',
        en: 'The forecast reaches {{fig:hard-units}} {{units}} in {{fig:hard-month}}, and the present team can handle **{{fig:service-units}}**. The plan hires the extra hours from {{fig:short-month}}, {{hourPaid}} and with charges: {{fig:hands-cost-y1*}} in the first year, **{{fig:hands-cost-y2*}}** in the second.',
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
        es: 'Los {{fig:fixed-costs*}} de gastos fijos no pagan ni media jornada, al mínimo legal, a **{{fig:team*}}** personas, así que los sueldos se cuentan aparte: {{fig:extra-pay*}} al mes, supuesto nuestro.',
        en: 'The {{fig:fixed-costs*}} of fixed costs would not pay **{{fig:team*}}** people half-time at the legal minimum, so pay is counted on top: {{fig:extra-pay*}} a month, our assumption.',
      },
    ],
  },
  {
    id: 'news.wages',
    when: ({ figures, diagnosis }) => figures['wage-each'] !== undefined && !diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'A cada persona contratada le tocan **{{fig:wage-each}}** brutos al mes, ni la mitad del mínimo legal, {{fig:wage-least*}}: pagarlo costaría {{fig:wage-missing*}} más al año y dejaría el primero en {{fig:before-tax-least-wage*}} antes de impuestos.',
        en: 'Each employee is left with **{{fig:wage-each}}** gross a month, less than half the legal minimum, {{fig:wage-least*}}: paying that would cost {{fig:wage-missing*}} more a year and leave the first at {{fig:before-tax-least-wage*}} before tax.',
      },
      {
        es: 'Tal como se reparten los gastos que se dijeron, quedan **{{fig:wage-each}}** brutos por persona contratada cuando la ley pide {{fig:wage-least*}}. Con el mínimo, el primer año quedaría en {{fig:before-tax-least-wage*}} antes de impuestos, {{fig:wage-missing*}} menos.',
        en: 'The costs as stated leave **{{fig:wage-each}}** gross for each employee, where the law requires {{fig:wage-least*}}. At the minimum, the first year would come to {{fig:before-tax-least-wage*}} before tax, {{fig:wage-missing*}} less.',
      },
    ],
  },
  {
    id: 'news.wages.full-time.covered',
    when: ({ figures, diagnosis }) => figures['wage-full'] !== undefined && figures['wage-cover'] !== undefined && !diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'A quien se contrata a jornada completa le quedan **{{fig:wage-full}}** brutos al mes, por debajo del mínimo legal, {{fig:wage-least*}}: o trabaja menos horas, o el año cuesta {{fig:wage-missing*}} más y el segundo cubre la cuota solo {{fig:wage-cover*}} veces.',
        en: 'A full-time employee is left with **{{fig:wage-full}}** gross a month, below the legal minimum, {{fig:wage-least*}}: either they work fewer hours, or the year costs {{fig:wage-missing*}} more and the second covers the instalment only {{fig:wage-cover*}} times.',
      },
    ],
  },
  {
    id: 'news.wages.full-time',
    when: ({ figures, diagnosis }) => figures['wage-full'] !== undefined && figures['wage-cover'] === undefined && !diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'A quien se contrata a jornada completa le quedan **{{fig:wage-full}}** brutos al mes, por debajo del mínimo legal, {{fig:wage-least*}}: o trabaja menos horas, o el año cuesta {{fig:wage-missing*}} más.',
        en: 'A full-time employee is left with **{{fig:wage-full}}** gross a month, below the legal minimum, {{fig:wage-least*}}: either they work fewer hours, or the year costs {{fig:wage-missing*}} more.',
      },
    ],
  },
  {
    id: 'news.pay-low',
    when: ({ diagnosis }) => diagnosis.staffTooLow && !diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'A los sueldos va el {{fig:staff-share*}} de las ventas y el oficio paga del {{fig:usual-staff-low*}} al {{fig:usual-staff-high*}}: con el extremo bajo, el primer año daría {{fig:before-tax-usual-pay*}} antes de impuestos.',
        en: 'Pay takes {{fig:staff-share*}} of sales, where the trade pays {{fig:usual-staff-low*}} to {{fig:usual-staff-high*}}: at the low end, the first year would make {{fig:before-tax-usual-pay*}} before tax.',
      },
    ],
  },
  {
    id: 'news.cash-thin',
    when: ({ diagnosis, model }) => !diagnosis.cashNegative && model.lowestCash.amount < model.assumptions.fixedCosts.value,
    variants: [
      {
        es: 'La caja llega a quedarse en **{{fig:cash-low*}}** en {{fig:cash-low-month}}, menos de los {{fig:fixed-costs}} que cuesta un mes.',
        en: 'Cash falls to **{{fig:cash-low*}}** in {{fig:cash-low-month}}, less than the {{fig:fixed-costs}} one month costs.',
      },
      {
        es: 'En {{fig:cash-low-month}} quedan **{{fig:cash-low*}}** en caja, y un mes cuesta {{fig:fixed-costs}}: un solo tropiezo se lo llevaría.',
        en: 'In {{fig:cash-low-month}} there is **{{fig:cash-low*}}** in cash, and a month costs {{fig:fixed-costs}}: one setback would use it up.',
      },
      {
        es: 'No llega a un mes de gastos, {{fig:fixed-costs}}, lo que queda en caja en {{fig:cash-low-month}}: **{{fig:cash-low*}}**.',
        en: 'Less than a month of costs, {{fig:fixed-costs}}, is left in cash in {{fig:cash-low-month}}: **{{fig:cash-low*}}**.',
      },
    ],
  },
  {
    id: 'news.late',
    when: ({ diagnosis }) => diagnosis.breakEven === 'late',
    variants: [
      {
        es: 'El primer año no llega al equilibrio; lo alcanza en {{fig:break-even-month*}}, y hasta entonces cada mes se paga con el dinero inicial.',
        en: 'The first year does not reach break-even; it comes in {{fig:break-even-month*}}, and until then each month draws on the opening money.',
      },
      {
        es: 'Hay que esperar a {{fig:break-even-month*}} para que el negocio se pague solo; el primer año entero vive del dinero con que se abre.',
        en: 'The business does not pay its own way until {{fig:break-even-month*}}; the whole first year draws on the money it opens with.',
      },
      {
        es: 'El equilibrio queda fuera del primer año, en {{fig:break-even-month*}}, y todo lo que se pierda antes sale del dinero inicial.',
        en: 'Break-even falls outside the first year, in {{fig:break-even-month*}}, and whatever is lost before then comes from the opening money.',
      },
    ],
  },
  {
    // A season takes them below again: no run of profit is told that does not last.
    id: 'news.again',
    when: ({ figures }) => figures['loss-months-later'] !== undefined,
    variants: [
      {
        es: 'Meses del primer año que acaban en pérdida: {{fig:loss-months-y1*}}, y no solo al empezar. En {{fig:break-even-month*}} arrancan tres seguidos con beneficio, pero después vuelve a haber meses malos: la caja con que se abre tiene que llegar a todos.',
        en: 'Loss-making months in the first year: {{fig:loss-months-y1*}}, and not just at the start. The first three profitable months in a row start in {{fig:break-even-month*}}, but weak months follow: the opening cash has to cover them all.',
      },
      {
        es: 'En el primer año hay {{fig:loss-months-y1*}} meses con pérdida. Los tres primeros meses seguidos con beneficio empiezan en {{fig:break-even-month*}}, y la temporada baja vuelve a dar pérdida: hasta superarla no se añade ningún gasto.',
        en: 'The first year has {{fig:loss-months-y1*}} loss-making months. The first three profitable ones in a row start in {{fig:break-even-month*}}, and the low season loses money again: no spending is added until it is over.',
      },
    ],
  },
  {
    id: 'news.within',
    when: ({ diagnosis, figures }) => diagnosis.breakEven === 'within-year' && figures['loss-months-later'] === undefined,
    variants: [
      {
        es: 'Hasta {{fig:break-even-month*}} no hay tres meses seguidos con beneficio, de modo que la caja con que se abre tiene que durar hasta entonces.',
        en: 'The first three profitable months in a row start in {{fig:break-even-month*}}, so the opening cash has to last until then.',
      },
      {
        es: 'La caja con que se abre tiene que durar hasta {{fig:break-even-month*}}, cuando las ventas empiezan a pagar los gastos de cada mes.',
        en: 'The opening cash has to last until {{fig:break-even-month*}}, when sales start to cover each month’s costs.',
      },
      {
        es: 'Del primer año acaban en pérdida {{fig:loss-months-y1*}} meses. Desde {{fig:break-even-month*}} el resto de ese año da beneficio; hasta entonces ha de bastar la caja con que se abre.',
        en: 'In the first year {{fig:loss-months-y1*}} months make a loss. From {{fig:break-even-month*}} the rest of that year makes a profit; until then the opening cash must be enough.',
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
      {
        es: 'Con un {{fig:scenario-drop*}} menos de ventas, el primer año acaba perdiendo {{fig:low-loss*}}; qué hacer entonces está en la página de riesgos.',
        en: 'With sales down {{fig:scenario-drop*}} the first year would lose {{fig:low-loss*}}; the page on risks says what to do then.',
      },
      {
        es: 'Vender un {{fig:scenario-drop*}} menos de lo previsto deja {{fig:low-loss*}} de pérdida el primer año. La página de riesgos dice qué hacer.',
        en: 'Selling {{fig:scenario-drop*}} below forecast means a first-year loss of {{fig:low-loss*}}. The page on risks says what to do then.',
      },
    ],
  },
  {
    // Whatever else the plan withstands, a late opening alone would leave it without cash.
    id: 'news.delay',
    when: ({ diagnosis, figures }) => diagnosis.breakEven !== 'never' && !diagnosis.cashNegative && amountOf(figures, 'delay-low') < 0,
    variants: [
      {
        es: 'Con la apertura {{fig:bar-delay}} meses más tarde y los gastos ya en marcha, la caja llegaría a {{fig:delay-low*}}.',
        en: 'If opening slips {{fig:bar-delay}} months with costs already running, cash would fall to {{fig:delay-low*}}.',
      },
    ],
  },
  {
    id: 'news.thin.loan',
    when: ({ diagnosis }) => diagnosis.thinSafety && diagnosis.hasLoan,
    variants: [
      {
        es: 'La holgura es corta: la media del primer año, {{fig:units-average-y1*}}, apenas pasa de las {{fig:units-to-stand*}} que pagan el mes y la cuota.',
        en: 'Headroom is thin: the first-year average, {{fig:units-average-y1*}}, is barely above the {{fig:units-to-stand*}} that pay for the month and the instalment.',
      },
      {
        es: 'Pagar el mes y la cuota pide {{fig:units-to-stand*}}, y la media prevista del primer año es de {{fig:units-average-y1*}}: apenas hay distancia.',
        en: 'Paying for the month and the instalment takes {{fig:units-to-stand*}}, and the first-year forecast averages {{fig:units-average-y1*}}: there is hardly any headroom.',
      },
    ],
  },
  {
    id: 'news.thin',
    when: ({ diagnosis }) => diagnosis.thinSafety && !diagnosis.hasLoan,
    variants: [
      {
        es: 'La holgura es corta: la media del primer año, {{fig:units-average-y1*}}, apenas pasa de las {{fig:units-to-stand}} del equilibrio.',
        en: 'Headroom is thin: the first-year average, {{fig:units-average-y1*}}, is barely above break-even at {{fig:units-to-stand}}.',
      },
      {
        es: 'Basta un mal mes para perder dinero: se esperan {{fig:units-average-y1*}} de media el primer año y el equilibrio está en {{fig:units-to-stand}}.',
        en: 'One poor month is enough to lose money: the first year averages {{fig:units-average-y1*}} and break-even is {{fig:units-to-stand}}.',
      },
      {
        es: 'Entre el equilibrio, {{fig:units-to-stand}}, y la media prevista del primer año, {{fig:units-average-y1*}}, apenas hay distancia.',
        en: 'Between break-even, {{fig:units-to-stand}}, and the first-year average, {{fig:units-average-y1*}}, there is hardly any headroom.',
      },
    ],
  },
  {
    id: 'news.takeover',
    when: ({ facts, diagnosis }) => isTakenOver(facts) && diagnosis.volumeSaid,
    variants: [
      {
        es: 'La previsión cuenta desde el primer mes con lo que hoy vende quien lo deja, {{fig:m01-units*}} {{units}}: sus declaraciones de dos años lo prueban, o el precio no vale.',
        en: 'From the first month the forecast counts on what the seller sells today, {{fig:m01-units*}} {{units}}: two years of their tax returns prove it, or the price does not hold.',
      },
    ],
  },
  {
    id: 'news.ramp',
    when: ({ diagnosis, facts }) => !isTakenOver(facts) && diagnosis.breakEven === 'from-start' && diagnosis.volumeSaid,
    variants: [
      {
        es: 'La previsión cuenta con {{fig:m01-units*}} {{units}} ya en el primer mes, por encima del equilibrio. Ningún negocio nuevo tiene esa clientela el día que abre: hay que explicar de dónde sale.',
        en: 'The forecast counts on {{fig:m01-units*}} {{units}} in the very first month, above break-even. New businesses do not have those customers on opening day: where they come from needs explaining.',
      },
      {
        es: 'Abrir vendiendo ya {{fig:m01-units*}} {{units}} al mes supone una clientela que aún no existe, y con ella se pasa del equilibrio. El plan tiene que decir de dónde vendrá.',
        en: 'Opening with sales of {{fig:m01-units*}} {{units}} a month assumes customers who do not exist yet, and is already above break-even. The plan has to say where they will come from.',
      },
      {
        es: 'El primer mes ya supera el equilibrio, con {{fig:m01-units*}} {{units}}. Es mucho pedir a un negocio recién abierto, y el banco querrá ver los nombres.',
        en: 'The first month is already above break-even, at {{fig:m01-units*}} {{units}}. That is a lot to ask of a business just opened, and a lender will want to see names.',
      },
      {
        es: 'Se cuenta con vender {{fig:m01-units*}} {{units}} nada más abrir, y con eso el primer mes ya paga sus gastos. Casi nadie lo consigue sin clientes esperando: quiénes son debería estar escrito.',
        en: 'Sales of {{fig:m01-units*}} {{units}} are expected from the start, so the first month already pays its way. Hardly anyone manages that without customers waiting: who they are should be in writing.',
      },
      {
        es: 'No hay meses de aprendizaje en esta previsión: empieza con {{fig:m01-units*}} {{units}}, por encima de lo que paga los gastos. Lo primero que hay que poder contestar es quién compra el primer lunes.',
        en: 'This forecast has no build-up: it starts at {{fig:m01-units*}} {{units}}, already above what covers the costs. The first question is who buys on day one.',
      },
    ],
  },
  {
    id: 'news.assumed',
    when: ({ diagnosis }) => diagnosis.mostlyAssumed,
    variants: [
      {
        es: 'Casi todas las cifras son valores habituales del sector: este plan sirve para saber qué preguntar antes de gastar, no para pedir dinero.',
        en: 'Nearly every figure is the sector’s usual value: this plan shows what to find out before spending, not what to request from a bank.',
      },
      {
        es: 'Este plan es todavía una lista de preguntas: sus cifras son las del sector, y dicen qué averiguar antes de gastar o de ir al banco.',
        en: 'This plan is still a list of questions: its figures are the sector’s, and show what to find out before spending or going to the bank.',
      },
      {
        es: 'Con tan pocas cifras propias no se pide un préstamo. Las demás vienen del sector y señalan qué conviene averiguar antes de gastar nada.',
        en: 'With so few figures of its own, a plan is no loan request. The rest come from the sector and show what to find out before spending.',
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
      {
        es: 'El primer año aguanta una caída del {{fig:scenario-drop*}} en las ventas y aun así gana {{fig:low-result*}}.',
        en: 'The first year withstands a fall of {{fig:scenario-drop*}} in sales and still earns {{fig:low-result*}}.',
      },
      {
        es: 'Aunque se vendiera un {{fig:scenario-drop*}} menos, el primer año cerraría con {{fig:low-result*}}.',
        en: 'Even with sales {{fig:scenario-drop*}} lower, the first year closes with {{fig:low-result*}}.',
      },
    ],
  },
];
