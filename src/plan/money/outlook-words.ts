// What the three years lead to: the decision of each scenario, a late opening, growth that stops, tax, and what was checked.
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { hasRescue } from '../risks/write-rescue.ts';
import { findLegalForm } from '../told/find-legal-form.ts';

export const SCENARIOS: Message = {
  id: 'scenarios.decide',
  variants: [
    {
      es: 'Con {{alarm}}, el año va camino del escenario bajo, con un resultado de {{fig:low-result}}, y se aplican las medidas de la página de riesgos. En el alto, con {{fig:high-result}}, primero se completa la reserva de {{fig:reserve}} y después se contrata.',
      en: 'At {{alarm}}, the year is heading for the lower scenario, a result of {{fig:low-result}}, and the measures on the page on risks apply. In the higher one, {{fig:high-result}}, the reserve of {{fig:reserve}} is completed first and hiring comes after.',
    },
    {
      es: 'La señal del escenario bajo, con un resultado de {{fig:low-result}}, es vender {{alarm}}; en ese caso se aplican las medidas de la página de riesgos. Si se cumple el alto, con {{fig:high-result}}, no se añade ningún gasto hasta tener {{fig:reserve}} en reserva.',
      en: 'The sign of the lower scenario, a result of {{fig:low-result}}, is {{alarm}}; in that case the measures on the page on risks apply. If the higher one happens, {{fig:high-result}}, no spending is added until there is {{fig:reserve}} in reserve.',
    },
    {
      es: 'Con {{alarm}}, el año va camino de {{fig:low-result}} y se recortan gastos, como explica la página de riesgos. Si va camino de {{fig:high-result}}, lo que pase de {{fig:reserve}} de reserva puede pagar más personal o reducir deuda.',
      en: 'At {{alarm}}, the year is heading for {{fig:low-result}} and costs are cut, as the page on risks explains. If it is heading for {{fig:high-result}}, anything above a reserve of {{fig:reserve}} can pay for more staff or reduce debt.',
    },
    {
      es: 'Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos. Si va camino de {{fig:high-result}}, lo primero es completar la reserva de {{fig:reserve}}.',
      en: 'At {{alarm}}, the year is heading for {{fig:low-result}} and the measures on the page on risks apply. If it is heading for {{fig:high-result}}, completing the reserve of {{fig:reserve}} comes first.',
    },
    {
      es: 'Cada volumen lleva a una decisión. Con {{alarm}}, el año va camino de {{fig:low-result}} y se frena el gasto según la página de riesgos. Si va camino de {{fig:high-result}}, se apartan {{fig:reserve}} de reserva antes de pensar en crecer.',
      en: 'Each volume leads to a decision. At {{alarm}}, the year is heading for {{fig:low-result}} and spending is held back as the page on risks sets out. If it is heading for {{fig:high-result}}, a reserve of {{fig:reserve}} is set aside before growth is considered.',
    },
  ],
};

/** A business that not even more sales make pay. */
export const SCENARIOS_NEVER: Message = {
  id: 'scenarios.never',
  when: ({ diagnosis, figures }) => diagnosis.breakEven === 'never' && Number(figures['high-result']?.value) < 0,
  variants: [
    {
      es: 'Ninguno de los tres volúmenes da beneficio el primer año: los resultados son {{fig:low-result}}, {{fig:base-result}} y, aun vendiendo más, {{fig:high-result}}. Vender algo más no basta si antes no cambian el precio, el coste o los gastos.',
      en: 'None of the three volumes makes a profit in the first year: the results are {{fig:low-result}}, {{fig:base-result}} and, even on higher sales, {{fig:high-result}}. Selling a little more is not enough unless the price, the cost or the overheads change first.',
    },
  ],
};

/** A first year that not even more sales make good. */
export const SCENARIOS_LOSING: Message = {
  id: 'scenarios.losing',
  when: ({ figures }) => Number(figures['high-result']?.value) < 0,
  variants: [
    {
      es: 'Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos. Ni siquiera con más ventas da beneficio el primer año ({{fig:high-result}}), así que hasta que lo dé no conviene añadir ningún gasto.',
      en: 'At {{alarm}}, the year is heading for {{fig:low-result}} and the measures on the page on risks apply. Even with higher sales the first year makes no profit ({{fig:high-result}}), so no spending should be added until it does.',
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
      es: 'Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos. El escenario alto, con {{fig:high-result}}, exigiría en algún mes más de {{fig:capacity*}} {{units}}, que es la capacidad actual: solo se alcanza con más personal, y esa cifra no lo paga.',
      en: 'At {{alarm}}, the year is heading for {{fig:low-result}} and the measures on the page on risks apply. The higher scenario, {{fig:high-result}}, would take more than {{fig:capacity*}} {{units}} in some month, which is present capacity: it needs more staff, whose pay is not in that figure.',
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
        es: 'Con un {{fig:scenario-drop}} menos de {{lowOf}}, el segundo año no cubre sus cuotas (cobertura de {{fig:low-cover-second*}}) y la caja paga lo que falta; por eso la página de riesgos fija medidas y una fecha de salida.',
        en: 'With {{lowOf}} {{fig:scenario-drop}} lower, the second year does not cover its instalments (cover of {{fig:low-cover-second*}}) and cash pays the rest, which is why the page on risks sets measures and a date for closing.',
      },
    ],
  },
  {
    id: 'scenarios.second.bare',
    when: (draft) => isShortThen(draft) && !(hasRescue(draft) && hasExit(draft)),
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos de {{lowOf}}, el segundo año no cubre sus cuotas (cobertura de {{fig:low-cover-second*}}).',
        en: 'With {{lowOf}} {{fig:scenario-drop}} lower, the second year does not cover its instalments (cover of {{fig:low-cover-second*}}).',
      },
    ],
  },
  {
    id: 'scenarios.second.short',
    when: (draft) => isShortThen(draft) && draft.diagnosis.lowCashNegative && hasRescue(draft) && hasExit(draft),
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos de {{lowOf}}, el segundo año no cubre sus cuotas (cobertura de {{fig:low-cover-second*}}) y la caja se agota si no se hace nada; por eso la página de riesgos fija medidas y una fecha de salida.',
        en: 'With {{lowOf}} {{fig:scenario-drop}} lower, the second year does not cover its instalments (cover of {{fig:low-cover-second*}}) and cash runs out if nothing is done, which is why the page on risks sets measures and a date for closing.',
      },
    ],
  },
  {
    id: 'scenarios.second.thin',
    when: ({ figures }) => Number(figures['low-cover-second']?.value ?? 2) < Number(figures['cover-asked']?.value),
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos de {{lowOf}}, el segundo año cubre sus cuotas {{fig:low-cover-second*}} veces: las paga, pero por debajo de lo que pide un banco.',
        en: 'With {{lowOf}} {{fig:scenario-drop}} lower, the second year covers its instalments {{fig:low-cover-second*}} times: they are paid, but cover is below what a bank asks for.',
      },
    ],
  },
];

export const DELAY: Message = {
  id: 'growth.delay',
  when: ({ model }) => (model.sensitivity.find(({ id }) => id === 'delay')?.more.lowestCash ?? 0) < 0,
  variants: [
    {
      es: 'Abrir {{fig:bar-delay}} meses más tarde, con los gastos ya en marcha, costaría {{fig:delay-cash}} de caja y dejaría su mes más bajo en {{fig:delay-low}}.',
      en: 'Opening {{fig:bar-delay}} months late, with costs already running, would use up {{fig:delay-cash}} of cash and leave its lowest month at {{fig:delay-low}}.',
    },
    {
      es: 'Si la apertura se retrasa {{fig:bar-delay}} meses y los gastos no, la caja baja {{fig:delay-cash}} más y su punto más bajo llega a {{fig:delay-low}}.',
      en: 'If opening slips by {{fig:bar-delay}} months and the costs do not, cash falls by a further {{fig:delay-cash}} and its lowest point is {{fig:delay-low}}.',
    },
    {
      es: 'Un retraso de {{fig:bar-delay}} meses, con los gastos ya en marcha, consumiría {{fig:delay-cash}} y dejaría la caja, en su peor momento, en {{fig:delay-low}}.',
      en: 'A delay of {{fig:bar-delay}} months, with costs already running, would use up {{fig:delay-cash}} and leave cash at {{fig:delay-low}} at its lowest.',
    },
    {
      es: 'La fecha de apertura es lo que más conviene proteger: un retraso de {{fig:bar-delay}} meses bajaría el punto más bajo de la caja en {{fig:delay-cash}}, hasta {{fig:delay-low}}.',
      en: 'The opening date is what matters most to protect: a delay of {{fig:bar-delay}} months would lower the lowest point of cash by {{fig:delay-cash}}, to {{fig:delay-low}}.',
    },
  ],
};

export const FLAT: readonly Message[] = [
  {
    id: 'growth.winning.full',
    when: ({ figures }) => figures['won-most'] !== undefined,
    variants: [
      {
        es: 'El negocio sigue ganando {{fig:won-month*}} clientes al mes hasta los {{fig:won-most*}} que el equipo puede atender. A partir de ahí solo sustituye a los que se van.',
        en: 'The business goes on winning {{fig:won-month*}} customers a month up to the {{fig:won-most*}} whom the team can serve. From then on it only replaces those who leave.',
      },
    ],
  },
  {
    id: 'growth.winning',
    when: ({ figures }) => figures['won-month'] !== undefined,
    variants: [
      {
        es: 'Los años segundo y tercero siguen como el primero: entran {{fig:won-month*}} clientes nuevos al mes y se va el {{fig:churn*}}, hasta los {{fig:customers-y3*}} del cierre del tercero. Si el negocio deja de captar clientes antes, las ventas dejan de crecer.',
        en: 'Years two and three go on like the first: {{fig:won-month*}} new customers a month arrive and {{fig:churn*}} leave, which makes {{fig:customers-y3*}} at the end of the third. If the business stops winning customers sooner, sales stop growing.',
      },
    ],
  },
  {
    id: 'growth.constant.loan',
    when: ({ figures }) => figures['nominal-rate'] !== undefined,
    variants: [
      {
        es: 'Los tres años están en dinero de hoy: ni los precios ni los costes llevan inflación, y el interés es el que queda por encima de ella. Con una inflación supuesta del {{fig:nominal-inflation*}}, el banco hablará de cerca del {{fig:nominal-rate*}}; la cuota entera sería de {{fig:nominal-instalment*}} al mes, y el primer año cubriría {{fig:nominal-cover*}} veces lo que paga, a precios de hoy. Conviene preguntar si presta a tasa fija o en unidades que se ajustan. Las ventas mantienen el ritmo del mes doce, {{fig:pace-settled*}} {{units}} al mes sin contar la temporada.',
        en: 'All three years are in today’s money: prices and costs exclude inflation, and the interest is the real rate above it. With inflation assumed at {{fig:nominal-inflation*}}, the bank will quote about {{fig:nominal-rate*}}; the full instalment would be {{fig:nominal-instalment*}} a month, and the first year would cover its payments {{fig:nominal-cover*}} times at today’s prices. It is worth asking whether it lends at a fixed rate or in index-linked units. Sales keep the pace of month twelve, {{fig:pace-settled*}} {{units}} a month before season.',
      },
    ],
  },
  {
    id: 'growth.constant',
    when: ({ diagnosis }) => diagnosis.isInTodaysMoney,
    variants: [
      {
        es: 'Los tres años están en dinero de hoy: ni los precios ni los costes llevan inflación, y el interés es el que queda por encima de ella. El banco hablará de una tasa mucho mayor, porque incluye la subida de precios, que también subirá las ventas. Desde el mes doce, con {{fig:pace-settled*}} {{units}} al mes sin contar la temporada, el plan no supone más crecimiento.',
        en: 'All three years are in today’s money: prices and costs exclude inflation, and the interest is the real rate above it. The bank will quote a far higher rate because it includes inflation, which will lift sales as well. After month twelve, at {{fig:pace-settled*}} {{units}} a month before season, no further growth is assumed.',
      },
      {
        es: 'El plan está en dinero de hoy y no incluye inflación; por eso el interés tampoco la lleva y es bastante menor que el que anuncia un banco. Conviene actualizar los precios y los costes cada trimestre. Las ventas mantienen el ritmo del mes doce, {{fig:pace-settled*}} {{units}} al mes sin contar la temporada, sin más crecimiento.',
        en: 'The plan is in today’s money and excludes inflation; the interest therefore excludes it too, and is well below the rate a bank advertises. Prices and costs should be updated each quarter. Sales keep the pace of month twelve, {{fig:pace-settled*}} {{units}} a month before season, with no further growth.',
      },
    ],
  },
  {
    id: 'growth.target',
    when: ({ model }) => model.assumptions.ramp !== undefined,
    variants: [
      {
        es: 'Después del mes {{fig:target-months*}} el plan no supone más crecimiento: el ritmo se mantiene en {{fig:units-target*}} {{units}} al mes, y los precios y los gastos suben un {{fig:inflation*}} al año.',
        en: 'After month {{fig:target-months*}} the plan assumes no further growth: the pace stays at {{fig:units-target*}} {{units}} a month, and prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'La subida termina en el mes {{fig:target-months*}}, con {{fig:units-target*}} {{units}}. A partir de ahí las ventas mantienen ese ritmo, y los precios y los gastos suben un {{fig:inflation*}} al año.',
        en: 'Growth ends in month {{fig:target-months*}}, at {{fig:units-target*}} {{units}}. From then on sales keep that pace, and prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'Desde el mes {{fig:target-months*}} el ritmo se mantiene en {{fig:units-target*}} {{units}} al mes, y solo aumentan los precios y los gastos, un {{fig:inflation*}} cada año.',
        en: 'From month {{fig:target-months*}} the pace stays at {{fig:units-target*}} {{units}} a month, and only prices and costs go up, by {{fig:inflation*}} each year.',
      },
    ],
  },
  {
    id: 'growth.flat',
    variants: [
      {
        es: 'Después del mes doce el plan no supone más crecimiento: las ventas mantienen el ritmo alcanzado, y los precios y los gastos suben un {{fig:inflation*}} al año.',
        en: 'After month twelve the plan assumes no further growth: sales keep the pace reached, and prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'El crecimiento se detiene en el mes doce. Desde ahí las ventas mantienen el mismo ritmo, y tanto los precios como los gastos suben un {{fig:inflation*}} al año.',
        en: 'Growth stops at month twelve. From there sales keep the same pace, and both prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'Los años segundo y tercero repiten el ritmo del mes doce, y solo aumentan los precios y los gastos, un {{fig:inflation*}} anual.',
        en: 'Years two and three repeat the pace of month twelve, and only prices and costs go up, by {{fig:inflation*}} a year.',
      },
      {
        es: 'A partir del segundo año las ventas mantienen el ritmo alcanzado al cerrar el primero y solo varían con la temporada. Los precios y los gastos suben un {{fig:inflation*}} anual.',
        en: 'From the second year, sales keep the pace reached at the end of the first and vary only with the season. Prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'Los dos años siguientes mantienen el ritmo del mes doce. Una vez al año, los precios y los gastos suben un {{fig:inflation*}}.',
        en: 'The two following years keep the pace of month twelve. Prices and costs rise {{fig:inflation*}} once a year.',
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
      es: 'Según se dijo, el negocio se abre a nombre propio. El impuesto de esta tabla es el de una sociedad pequeña y solo sirve de orientación, porque una persona paga el impuesto personal por toda su renta. La asesoría tendrá que rehacer esa línea.',
      en: 'The founder will trade in their own name. The tax in this table is a small company’s and only a guide, because a person pays personal income tax on all they earn. The accountant will have to redo that line.',
    },
  ],
};

export const TAX_ON_PROFIT: Message = {
  id: 'growth.tax',
  variants: [
    {
      es: 'El impuesto es el de una sociedad pequeña; quien trabaja por cuenta propia tributa de otra manera, y la asesoría puede estimarlo con esta misma tabla.',
      en: 'Tax is worked out as for a small company; a sole trader is taxed differently, and an accountant can estimate it from this table.',
    },
    {
      es: 'El plan aplica el impuesto de una sociedad pequeña; por cuenta propia se paga de otro modo, y la asesoría puede calcularlo con esta tabla.',
      en: 'The plan applies the tax of a small company; a sole trader pays differently, and an accountant can work it out from this table.',
    },
    {
      es: 'La línea del impuesto supone una sociedad pequeña; para trabajar por cuenta propia, la asesoría puede rehacer el cálculo con las mismas cifras.',
      en: 'The tax line assumes a small company; for a sole trader, the accountant can redo it on the same figures.',
    },
    {
      es: 'El impuesto de la tabla es el de una sociedad pequeña; un negocio a nombre de una persona tributa por otra vía, y la asesoría puede calcular la diferencia.',
      en: 'The tax in the table is what a small company pays; a business in a person’s own name is taxed differently, and an accountant can work out the difference.',
    },
    {
      es: 'La línea del impuesto está hecha para una sociedad; lo que paga una persona depende de toda su renta, y lo calcula la asesoría.',
      en: 'The tax line assumes a company; what a sole trader pays depends on their total income, and an accountant can work it out.',
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
      es: 'El modelo ha superado {{fig:checks-passed}} comprobaciones; entre ellas, que el balance cuadra los {{fig:horizon-months}} meses y que la caja da lo mismo por dos caminos.',
      en: 'The model has passed {{fig:checks-passed}} checks; among them, that the balance sheet balances in all {{fig:horizon-months}} months and that cash agrees when worked out two ways.',
    },
    {
      es: 'Las cuentas han superado {{fig:checks-passed}} comprobaciones: los meses suman lo mismo que cada año y el balance cuadra los {{fig:horizon-months}} meses.',
      en: 'The accounts have passed {{fig:checks-passed}} checks: the months add up to each year, and the balance sheet balances in all {{fig:horizon-months}} months.',
    },
    {
      es: 'El modelo ha superado {{fig:checks-passed}} pruebas: el activo y el pasivo coinciden los {{fig:horizon-months}} meses, y los meses suman lo mismo que cada año.',
      en: 'The model has passed {{fig:checks-passed}} tests: assets equal liabilities and equity in all {{fig:horizon-months}} months, and the months add up to each year.',
    },
  ],
};

export const LEGAL: Message = {
  id: 'legal',
  variants: [
    {
      es: 'Este documento sirve de orientación y no sustituye el consejo de un profesional. Una previsión no es una garantía.',
      en: 'This document is guidance and does not replace professional advice. A forecast is not a guarantee.',
    },
  ],
};
