// What the three years lead to: the decision of each scenario, a late opening, growth that stops, tax, and what was checked.
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { hasRescue } from '../risks/write-rescue.ts';
import { findLegalForm } from '../told/find-legal-form.ts';

export const SCENARIOS: Message = {
  id: 'scenarios.decide',
  variants: [
    {
      es: 'Cada escenario tiene su decisión. El bajo, {{fig:low-result}} de resultado, se anuncia con {{alarm}}, y entonces rige lo acordado en la página de riesgos; en el alto, con {{fig:high-result}}, primero se guarda la reserva de {{fig:reserve}} y después se contrata.',
      en: 'Each scenario has its decision. The lower one, a result of {{fig:low-result}}, shows at {{alarm}}: the measures on the page on risks then apply; in the higher one, {{fig:high-result}}, the reserve of {{fig:reserve}} is topped up first and hiring comes after.',
    },
    {
      es: 'Si se da el escenario bajo, {{fig:low-result}} de resultado, la señal es {{alarm}}: se aplica la página de riesgos. Si sale el alto, {{fig:high-result}}, nada se gasta de más hasta tener {{fig:reserve}} de reserva.',
      en: 'If the lower scenario happens, a result of {{fig:low-result}}, the sign is {{alarm}}: the measures on the page on risks apply. If the higher one does, {{fig:high-result}}, nothing extra is spent until there is {{fig:reserve}} in reserve.',
    },
    {
      es: 'Los tres volúmenes sirven para decidir antes. Con {{alarm}} se va camino de {{fig:low-result}} y se recorta, como dice la página de riesgos; con {{fig:high-result}}, lo que pase de {{fig:reserve}} de reserva puede pagar más manos o menos deuda.',
      en: 'The three volumes are for deciding beforehand. At {{alarm}} the year is heading for {{fig:low-result}} and costs are cut, as the page on risks says; at {{fig:high-result}}, anything above a reserve of {{fig:reserve}} can pay for more staff or less debt.',
    },
    {
      es: 'Los tres volúmenes permiten decidir de antemano. Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos; uno de {{fig:high-result}} llena antes que nada la reserva, {{fig:reserve}}.',
      en: 'The three volumes let decisions be made in advance. At {{alarm}} the year is heading for {{fig:low-result}} and the measures on the page on risks apply; one of {{fig:high-result}} fills the reserve, {{fig:reserve}}, before anything else.',
    },
    {
      es: 'Ninguno de los tres volúmenes pide esperar a ver. Con {{alarm}}, camino de {{fig:low-result}}, se frena el gasto según la página de riesgos; camino de {{fig:high-result}}, se aparta {{fig:reserve}} y solo entonces se piensa en crecer.',
      en: 'None of the three volumes means waiting to see. At {{alarm}}, heading for {{fig:low-result}}, the page on risks cuts spending; heading for {{fig:high-result}}, {{fig:reserve}} is set aside and only then is growth considered.',
    },
  ],
};

/** A business that not even more sales make pay. */
export const SCENARIOS_NEVER: Message = {
  id: 'scenarios.never',
  when: ({ diagnosis, figures }) => diagnosis.breakEven === 'never' && Number(figures['high-result']?.value) < 0,
  variants: [
    {
      es: 'Ninguno de los tres volúmenes gana el primer año: {{fig:low-result}}, {{fig:base-result}} y, aun vendiendo más, {{fig:high-result}}. Vender algo mejor no basta si no cambian antes el precio, el coste o los gastos.',
      en: 'None of the three volumes makes a profit in the first year: {{fig:low-result}}, {{fig:base-result}} and, even on higher sales, {{fig:high-result}}. Selling a little more is not enough unless the price, the cost or the overheads change first.',
    },
  ],
};

/** A first year that not even more sales make good. */
export const SCENARIOS_LOSING: Message = {
  id: 'scenarios.losing',
  when: ({ figures }) => Number(figures['high-result']?.value) < 0,
  variants: [
    {
      es: 'Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos. Tampoco con más ventas da beneficio el primer año, {{fig:high-result}}: hasta tener entera la reserva, {{fig:reserve}}, nada se gasta de más.',
      en: 'At {{alarm}} the year is heading for {{fig:low-result}}, and the measures on the page on risks apply. Even with higher sales the first year makes no profit, {{fig:high-result}}: until the reserve of {{fig:reserve}} is whole, nothing extra is spent.',
    },
  ],
};

/** The higher case sells more than there is room for, with hands that its costs do not pay. */
export const SCENARIOS_ABOVE: Message = {
  id: 'scenarios.above',
  when: ({ figures, model: { assumptions: a, months, scenarios } }) => {
    const room = Number(figures.capacity?.value ?? Number.POSITIVE_INFINITY);
    const most = Math.max(...months.slice(0, 12).map(({ units }) => units));
    const isPaid = a.hands?.hourCents !== undefined;
    return !a.lodging && !a.places && !isPaid && most <= room && (most * scenarios[2].volumePct) / 100 > room;
  },
  variants: [
    {
      es: 'Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos. El alto, {{fig:high-result}}, pide algún mes más de {{fig:capacity*}} {{units}}, que es lo que cabe: solo se alcanza con más manos, y esa cifra no las paga.',
      en: 'At {{alarm}} the year is heading for {{fig:low-result}}, and the measures on the page on risks apply. The higher one, {{fig:high-result}}, would need more than the {{fig:capacity*}} {{units}} a month there is room for: it takes more staff, whose pay is not in that figure.',
    },
  ],
};

/** Whether the second year of the lower case does not earn its instalments. */
function isShortThen({ figures }: Draft): boolean {
  return Number(figures['low-cover-second']?.value ?? 1) < 1;
}

function hasExit({ figures }: Draft): boolean {
  return figures['exit-month'] !== undefined;
}

/** What the second year of the lower case decides: the first may pay interest alone. */
export const SECOND_YEAR: readonly Message[] = [
  {
    id: 'scenarios.second.cash',
    when: (draft) => isShortThen(draft) && !draft.diagnosis.lowCashNegative && hasRescue(draft) && hasExit(draft),
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos de ventas el segundo año no gana sus cuotas (cobertura de {{fig:low-cover-second*}}): lo que falta se paga con la caja, y por eso hay medidas y salida con fecha.',
        en: 'On sales {{fig:scenario-drop}} lower the second year does not earn its instalments (cover of {{fig:low-cover-second*}}): cash pays the rest, hence the measures and the dated exit.',
      },
    ],
  },
  {
    id: 'scenarios.second.bare',
    when: (draft) => isShortThen(draft) && !(hasRescue(draft) && hasExit(draft)),
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos, la cobertura del segundo año es de {{fig:low-cover-second*}}: no gana sus cuotas.',
        en: 'On sales {{fig:scenario-drop}} lower, debt cover in the second year is {{fig:low-cover-second*}}: it does not earn its instalments.',
      },
    ],
  },
  {
    id: 'scenarios.second.short',
    when: (draft) => isShortThen(draft) && draft.diagnosis.lowCashNegative && hasRescue(draft) && hasExit(draft),
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos de ventas el segundo año no gana sus cuotas (cobertura de {{fig:low-cover-second*}}): si nada se hace, la caja se acaba antes de pagarlas, y por eso hay medidas y salida con fecha.',
        en: 'On sales {{fig:scenario-drop}} lower the second year does not earn its instalments (cover of {{fig:low-cover-second*}}): if nothing is done, cash runs out before they are paid, hence the measures and the dated exit.',
      },
    ],
  },
  {
    id: 'scenarios.second.thin',
    when: ({ figures }) => Number(figures['low-cover-second']?.value ?? 2) < Number(figures['cover-asked']?.value),
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos, el segundo año cubre {{fig:low-cover-second*}} veces sus cuotas: las paga, por debajo de lo que pide un banco.',
        en: 'On sales {{fig:scenario-drop}} lower, the second year covers its instalments {{fig:low-cover-second*}} times: they are paid, but below the cover a bank asks for.',
      },
    ],
  },
];

export const DELAY: Message = {
  id: 'growth.delay',
  when: ({ model }) => (model.sensitivity.find(({ id }) => id === 'delay')?.more.lowestCash ?? 0) < 0,
  variants: [
    {
      es: 'Abrir {{fig:bar-delay}} meses más tarde, con los gastos ya en marcha, cuesta {{fig:delay-cash}} de caja: su mes más bajo quedaría en {{fig:delay-low}}.',
      en: 'Opening {{fig:bar-delay}} months late, with costs already running, uses up {{fig:delay-cash}} of cash: the lowest month would be {{fig:delay-low}}.',
    },
    {
      es: 'Si la apertura se retrasa {{fig:bar-delay}} meses y los gastos no, la caja baja {{fig:delay-cash}} más y llega a {{fig:delay-low}}.',
      en: 'If opening slips {{fig:bar-delay}} months and the costs do not, cash falls a further {{fig:delay-cash}}, to {{fig:delay-low}}.',
    },
    {
      es: 'Un retraso de {{fig:bar-delay}} meses, pagando ya los gastos, se lleva {{fig:delay-cash}} y deja la caja, en el peor momento, en {{fig:delay-low}}.',
      en: 'A delay of {{fig:bar-delay}} months, with costs already being paid, uses up {{fig:delay-cash}} and leaves cash at {{fig:delay-low}} at its lowest.',
    },
    {
      es: 'Lo que más conviene proteger es la fecha: con {{fig:bar-delay}} meses perdidos antes de abrir, el punto más bajo de la caja cae {{fig:delay-cash}}, hasta {{fig:delay-low}}.',
      en: 'The opening date matters most: losing {{fig:bar-delay}} months before opening lowers the cash low point by {{fig:delay-cash}}, to {{fig:delay-low}}.',
    },
  ],
};

export const FLAT: readonly Message[] = [
  {
    id: 'growth.winning.full',
    when: ({ figures }) => figures['won-most'] !== undefined,
    variants: [
      {
        es: 'Se siguen ganando {{fig:won-month*}} clientes al mes hasta los {{fig:won-most*}} que el equipo puede atender; después solo se repone a quien se va.',
        en: '{{fig:won-month*}} customers a month go on being won up to the {{fig:won-most*}} whom the team can serve; from then on only those who leave are replaced.',
      },
    ],
  },
  {
    id: 'growth.winning',
    when: ({ figures }) => figures['won-month'] !== undefined,
    variants: [
      {
        es: 'Los años segundo y tercero siguen como el primero: {{fig:won-month*}} clientes nuevos al mes, y se va el {{fig:churn*}}. Son {{fig:customers-y3*}} al cerrar el tercero; si se deja de ganar antes, las ventas paran antes.',
        en: 'Years two and three go on like the first: {{fig:won-month*}} new customers a month, and {{fig:churn*}} leave. There are {{fig:customers-y3*}} at the end of the third; if winning stops earlier, so do the sales.',
      },
    ],
  },
  {
    id: 'growth.constant.loan',
    when: ({ figures }) => figures['nominal-rate'] !== undefined,
    variants: [
      {
        es: 'Los tres años están en dinero de hoy: ni precios ni costes llevan inflación, y el interés bancario es lo que queda por encima de ella. Con una inflación supuesta del {{fig:nominal-inflation*}}, el banco nombrará cerca del {{fig:nominal-rate*}}: la cuota entera sería de {{fig:nominal-instalment*}} al mes, y el primer año cubre {{fig:nominal-cover*}} veces lo que paga, a precios de hoy. Se le pregunta si presta a tasa fija o en unidades que se ajustan. El ritmo es el del mes doce quitada la temporada, {{fig:pace-settled*}} {{units}} al mes, sin más crecimiento.',
        en: 'All three years are in today’s money: prices and costs exclude inflation, and the bank’s interest is the real rate above it. With inflation assumed at {{fig:nominal-inflation*}} the bank will quote about {{fig:nominal-rate*}}: the full instalment would be {{fig:nominal-instalment*}} a month, and the first year covers its payments {{fig:nominal-cover*}} times at today’s prices. Ask whether it lends at a fixed rate or in index-linked units. Sales stay at the pace of month twelve, {{fig:pace-settled*}} {{units}} a month before season, with no further growth.',
      },
    ],
  },
  {
    id: 'growth.constant',
    when: ({ diagnosis }) => diagnosis.isInTodaysMoney,
    variants: [
      {
        es: 'Los tres años están en dinero de hoy: ni precios ni costes llevan inflación, y el interés bancario es lo que queda por encima de ella. El banco nombrará una tasa mucho mayor; la diferencia es la subida de precios, que también subirá las ventas. Alcanzado el ritmo, {{fig:pace-settled*}} {{units}} al mes quitada la temporada, no se supone más crecimiento que la temporada.',
        en: 'All three years are in today’s money: prices and costs exclude inflation, and the bank’s interest is the real rate above it. The bank will quote a far higher rate; the difference is inflation, which will lift sales as well. After month twelve, at {{fig:pace-settled*}} {{units}} a month before season, nothing but the season changes the pace.',
      },
      {
        es: 'Aquí no hay inflación porque todo se cuenta en dinero de hoy, y por eso el interés que cobraría un banco tampoco la lleva: es la tasa real, bastante menor que la del cartel. Cada trimestre se pasan precios y costes a los del día y el plan sigue valiendo. El ritmo es el del mes doce quitada la temporada, {{fig:pace-settled*}} {{units}} al mes, sin crecimiento añadido.',
        en: 'There is no inflation here because everything is counted in today’s money, so the bank’s interest excludes it too: it is the real rate, well below the advertised one. Update prices and costs each quarter and the plan still holds. Sales stay at the pace of month twelve, {{fig:pace-settled*}} {{units}} a month before season, with no growth added.',
      },
    ],
  },
  {
    id: 'growth.target',
    when: ({ model }) => model.assumptions.ramp !== undefined,
    variants: [
      {
        es: 'Después del mes {{fig:target-months*}} no se supone más crecimiento: se mantiene el ritmo de {{fig:units-target*}} {{units}} al mes, y precios y gastos suben un {{fig:inflation*}} al año.',
        en: 'After month {{fig:target-months*}} no growth is assumed: sales stay at {{fig:units-target*}} {{units}} a month, and prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'La subida termina en el mes {{fig:target-months*}}, con {{fig:units-target*}} {{units}}; de ahí en adelante el ritmo es el mismo, y precios y gastos crecen un {{fig:inflation*}} anual.',
        en: 'The climb ends in month {{fig:target-months*}}, at {{fig:units-target*}} {{units}}; from then on the pace is the same, and prices and costs grow {{fig:inflation*}} a year.',
      },
      {
        es: 'Con {{fig:units-target*}} {{units}} al mes, desde el mes {{fig:target-months*}}, las ventas se quedan ahí: lo único que aumenta son precios y gastos, un {{fig:inflation*}} cada año.',
        en: 'At {{fig:units-target*}} {{units}} a month, from month {{fig:target-months*}} on, sales stay there: only prices and costs go up, by {{fig:inflation*}} each year.',
      },
    ],
  },
  {
    id: 'growth.flat',
    variants: [
      {
        es: 'Después del mes doce no se supone más crecimiento: se mantiene el ritmo alcanzado, y precios y gastos suben un {{fig:inflation*}} al año.',
        en: 'After month twelve no growth is assumed: sales keep the pace reached, and prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'El crecimiento se detiene en el mes doce: desde ahí se vende al mismo ritmo, y tanto precios como gastos suben un {{fig:inflation*}} al año.',
        en: 'Growth stops at month twelve: from there sales keep the same pace, and both prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'Los años segundo y tercero repiten el ritmo del mes doce; lo único que aumenta son precios y gastos, un {{fig:inflation*}} anual.',
        en: 'Years two and three repeat the pace of month twelve; only prices and costs go up, by {{fig:inflation*}} annually.',
      },
      {
        es: 'A partir del segundo año no se promete más ritmo que el alcanzado al cerrar el primero: entre meses solo cambia la temporada. Suben los precios y suben los gastos, un {{fig:inflation*}} anual ambos, y nada más se mueve.',
        en: 'From the second year, sales keep the pace reached at the end of the first and vary only with the season. Prices and costs rise {{fig:inflation*}} a year, and nothing else changes.',
      },
      {
        es: 'El ritmo del mes doce vale para los dos años siguientes, sin optimismo añadido; una vez al año, precios y gastos se ajustan un {{fig:inflation*}}.',
        en: 'The two years after keep the pace of month twelve, with no optimism added; prices and costs rise {{fig:inflation*}} once a year.',
      },
    ],
  },
];

/** Told to be in the founder's own name, it is not taxed as the company of the table. */
export const TAX_IN_OWN_NAME: Message = {
  id: 'growth.tax.own',
  when: ({ facts }) => {
    const form = findLegalForm(facts);
    return form !== null && !form.isCompany && !form.isByDues;
  },
  variants: [
    {
      es: 'Se contó que se abre a nombre propio: el impuesto de esta tabla es el de una sociedad pequeña y solo sirve de orientación, porque una persona paga el impuesto personal por toda su renta. La asesoría rehace esa línea.',
      en: 'The founder will trade in their own name: the tax in this table is a small company’s and only a guide, since a person pays personal income tax on all they earn. The accountant redoes that line.',
    },
  ],
};

export const TAX_ON_PROFIT: Message = {
  id: 'growth.tax',
  variants: [
    {
      es: 'El impuesto se calcula como el de una sociedad pequeña; quien trabaje por cuenta propia tributará de otra manera, y la asesoría puede estimarlo con esta misma tabla.',
      en: 'Tax is worked out as for a small company; a sole trader is taxed differently, and an accountant can estimate it from this table.',
    },
    {
      es: 'Aquí se aplica el impuesto de una sociedad pequeña. Por cuenta propia se paga de otro modo, y con esta tabla la asesoría puede calcularlo.',
      en: 'The tax applied here is that of a small company. A sole trader is taxed differently, and an accountant can work it out from this table.',
    },
    {
      es: 'La línea del impuesto supone una sociedad pequeña: para trabajar por cuenta propia conviene pedir a la asesoría otro cálculo sobre las mismas cifras.',
      en: 'The tax line assumes a small company: for a sole trader, ask the accountant to recalculate it on the same figures.',
    },
    {
      es: 'Se ha contado con el impuesto que paga una sociedad pequeña. Un negocio a nombre de una persona tributa por otra vía: la asesoría calcula la diferencia con esta tabla.',
      en: 'The tax shown is what a small company pays. A business in a person’s own name is taxed differently: an accountant can work out the difference from this table.',
    },
    {
      es: 'Quien no vaya a constituir una sociedad debe releer la línea del impuesto, que está hecha para ella. Lo que paga una persona depende de toda su renta, y lo calcula la asesoría.',
      en: 'The tax line assumes a company. What a sole trader pays depends on their total income, and an accountant can work it out.',
    },
  ],
};

/** The checks that the sentence names: where one of them failed it is not said. */
const NAMED_CHECKS: ReadonlySet<string> = new Set([
  'assets-equal-claims',
  'cash-flows-agree',
  'cash-is-opening-and-flows',
  'month-sums-are-years',
]);

export const CHECKS: Message = {
  id: 'checks',
  when: ({ model }) => model.checks.every(({ id, passed }) => passed || !NAMED_CHECKS.has(id)),
  variants: [
    {
      es: 'Comprobaciones superadas: {{fig:checks-passed}}; entre ellas, que el balance cuadra los {{fig:horizon-months}} meses y que la caja da lo mismo por dos caminos.',
      en: 'Checks passed: {{fig:checks-passed}}; among them, that the balance sheet balances in all {{fig:horizon-months}} months and that cash agrees when worked out two ways.',
    },
    {
      es: 'Las cuentas han pasado {{fig:checks-passed}} comprobaciones: cada línea suma su año y ningún balance de los {{fig:horizon-months}} meses queda descuadrado.',
      en: 'The accounts have passed {{fig:checks-passed}} checks: every line adds up to its annual total, and the balance sheet balances in all {{fig:horizon-months}} months.',
    },
    {
      es: 'El modelo ha superado {{fig:checks-passed}} pruebas: activo y pasivo coinciden los {{fig:horizon-months}} meses y los meses dan la suma de cada año.',
      en: 'The model has passed {{fig:checks-passed}} tests: assets equal liabilities and equity in all {{fig:horizon-months}} months, and the months add up to each year.',
    },
  ],
};

export const LEGAL: Message = {
  id: 'legal',
  variants: [
    {
      es: 'Este documento orienta y no sustituye el consejo de un profesional; una previsión no es una garantía.',
      en: 'This document is guidance and does not replace professional advice; a forecast is not a guarantee.',
    },
  ],
};
