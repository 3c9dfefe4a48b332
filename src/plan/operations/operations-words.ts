// Where the work gets tight, what the month costs and what the founder takes.
import { costsLeftOut } from '../../finance/costs-left-out.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { isHelpAmongCosts } from '../told/find-paid-help.ts';
import { ownDues, SHARED_PAY } from './own-pay-words.ts';

/** What the trade strains at, where neither the time of one sale nor the strongest day is known: a sum of one's own says more. */
export const STRAIN: Message = {
  id: 'cap.strain',
  when: ({ figures }) => ['service-minutes', 'day-units', 'try-1'].every((id) => figures[id] === undefined),
  variants: [{ es: 'El oficio tiene además un punto delicado. {{strain}}', en: 'The trade has a weak point as well. {{strain}}' }],
};

/** Where what was told of a month leaves pay out, the lines below come to more than it. */
export const TEAM_APART: Message = {
  id: 'team.costs.apart',
  when: ({ model }) => costsLeftOut(model.assumptions) > 0,
  variants: [
    {
      es: 'Cada mes cuesta {{fig:month-costs*}} aunque no se venda nada: {{fig:fixed-costs}} de gastos fijos, más {{besides}}. La tabla lo detalla.',
      en: 'Each month costs {{fig:month-costs*}} even if nothing is sold: {{fig:fixed-costs}} of fixed costs, plus {{besides}}. The table gives the detail.',
    },
    {
      es: 'A los {{fig:fixed-costs*}} de gastos fijos hay que sumar {{besides}}, así que el negocio cuesta {{fig:month-costs}} al mes aunque no venda nada. La tabla lo reparte por partidas.',
      en: 'On top of the {{fig:fixed-costs*}} of fixed costs come {{besides}}, so the business costs {{fig:month-costs}} a month even if it sells nothing. The table breaks that down.',
    },
    {
      es: 'Los gastos fijos son {{fig:fixed-costs*}} y no incluyen {{besides}}. Con esas partidas, cada mes cuesta {{fig:month-costs}}, como muestra la tabla.',
      en: 'Fixed costs are {{fig:fixed-costs*}} and do not include {{besides}}. With those, each month costs {{fig:month-costs}}, as the table shows.',
    },
  ],
};

/** Wages told for some hours that pay less by the hour than the law asks. */
export const HOUR_LOW: Message = {
  id: 'team.hour-low',
  when: ({ figures }) => figures['hour-paid'] !== undefined,
  variants: [
    {
      es: 'El sueldo previsto para la ayuda a tiempo parcial sale a {{fig:hour-paid*}} brutos la hora, con {{fig:hours-part}} horas al mes, y el mínimo legal es de {{fig:hour-least}}. Para cumplirlo hay que contratar solo {{fig:hours-least*}} horas o gastar {{fig:hour-missing*}} más al año, cargas incluidas.',
      en: 'The wages given for part-time help come to {{fig:hour-paid*}} an hour gross, at {{fig:hours-part}} hours a month, and the legal minimum is {{fig:hour-least}}. To meet it the business has to hire only {{fig:hours-least*}} hours or spend {{fig:hour-missing*}} more a year, charges included.',
    },
  ],
};

export const TEAM_ASSUMED: Message = {
  id: 'team.assumed',
  variants: [
    {
      es: 'En la entrevista no se dijo cuánto cuesta cada mes. El plan supone {{fig:fixed-costs*}}, lo habitual en el sector con estas ventas, repartidos como muestra la tabla.',
      en: 'The interview gave no figure for the cost of a month. The plan assumes {{fig:fixed-costs*}}, which is usual in the sector at this volume, divided as the table shows.',
    },
    {
      es: 'A falta de un dato propio, el plan cuenta con {{fig:fixed-costs*}} al mes, lo que suele gastar un negocio con estas ventas. La tabla los reparte por partidas.',
      en: 'With no figure given, the plan assumes {{fig:fixed-costs*}} a month, which is what a business with these sales usually spends. The table breaks that down.',
    },
    {
      es: 'El gasto de cada mes, {{fig:fixed-costs*}}, es el habitual en el sector, porque en la entrevista no se dio otro. La tabla lo divide por partidas.',
      en: 'The cost of a month, {{fig:fixed-costs*}}, is the sector’s usual value, as the interview gave no other. The table breaks it down.',
    },
  ],
};

/** Whether pay that nobody told takes more of the sales than is usual in the trade. */
function isPayHigh({ facts, figures }: Draft): boolean {
  const isAssumed = facts.founderPay === undefined && figures['half-pay-result'] !== undefined;
  return isAssumed && amountOf(figures, 'staff-share') > amountOf(figures, 'usual-staff-high');
}

export const OWNER_PAY: readonly Message[] = [
  {
    id: 'team.pay.none',
    when: ({ facts, figures }) => facts.founderPay !== undefined && amountOf(figures, 'cost-founder') === 0,
    variants: [
      {
        es: 'Quien emprende no cobra nada en estas cuentas. El banco querrá saber de qué ingresos dispone entretanto y desde qué mes podrá cobrar.',
        en: 'The founder takes no pay in these figures. A lender will want to know what there is to live on meanwhile, and from which month the business can pay.',
      },
    ],
  },
  {
    id: 'team.pay.net',
    when: ({ facts, figures }) => facts.founderPay?.isNet === true && amountOf(figures, 'cost-founder') > 0,
    variants: [
      {
        es: 'El sueldo propio se indicó neto, {{fig:cost-founder*}} al mes, y así está en los gastos. Faltan la cuota y el impuesto, que la asesoría tiene que calcular, de modo que el gasto real será mayor.',
        en: 'The founder’s pay was given as take-home, {{fig:cost-founder*}} a month, and that is the sum in the costs. Contributions and tax come on top and an accountant has to work them out, so the true cost will be higher.',
      },
      {
        es: 'Los gastos incluyen {{fig:cost-founder*}} al mes, el sueldo neto que se pidió en la entrevista. El coste real será mayor, porque la asesoría todavía tiene que calcular la cuota y el impuesto.',
        en: 'The costs include {{fig:cost-founder*}} a month, which is what the founder wants to take home. The true cost will be higher, as an accountant has yet to work out contributions and tax.',
      },
    ],
  },
  {
    id: 'team.pay.shared',
    when: ({ facts, figures }) => facts.founderPay !== undefined && amountOf(figures, 'pay-each') > 0,
    variants: [
      {
        es: '{{allFounders^}} se asignan {{fig:cost-founder*}} al mes, {{fig:pay-each*}} por persona, antes de cuota e impuestos. Antes de abrir deben acordar por escrito si es sueldo o retiro, cuánto aporta cada parte y qué pasa si alguien se marcha.',
        en: '{{allFounders^}} take {{fig:cost-founder*}} a month between them, {{fig:pay-each*}} each, before contributions and tax. Before opening they should agree in writing whether that is salary or drawings, how much each puts in and what happens if one of them leaves.',
      },
    ],
  },
  {
    id: 'team.pay.dues',
    when: ({ facts }) => facts.founderPay !== undefined && ownDues(facts),
    variants: [
      {
        es: 'El sueldo de quien emprende es de {{fig:cost-founder*}} al mes. Como su propia cuota ya está aparte, entre los gastos, de esa cifra solo hay que restar su impuesto.',
        en: 'The founder’s pay is {{fig:cost-founder*}} a month. As contributions are already among the costs, only tax comes off that sum.',
      },
    ],
  },
  {
    id: 'team.pay.said',
    when: ({ facts }) => facts.founderPay !== undefined,
    variants: [
      {
        es: 'El sueldo de quien emprende es de {{fig:cost-founder*}} al mes, antes de su propia cuota e impuestos, y ya está dentro de los gastos. Conviene comprobar que el resto basta para vivir.',
        en: 'The founder’s pay is {{fig:cost-founder*}} a month, before contributions and tax, and is already in the costs. What is left should be checked against household expenses.',
      },
      {
        es: 'Los gastos incluyen {{fig:cost-founder*}} al mes para quien emprende, de los que saldrán su cuota y sus impuestos. El banco preguntará si el resto basta para vivir, porque si no basta la diferencia acabará saliendo de la caja del negocio.',
        en: 'The costs include {{fig:cost-founder*}} a month for the founder, before contributions and tax. A lender will ask whether the rest is enough to live on, because if it is not, the difference will end up coming out of the business.',
      },
      {
        es: 'Los gastos incluyen el sueldo de quien emprende, {{fig:cost-founder*}} al mes. Hay que restarle la cuota propia y los impuestos, y comprobar que el resto basta para vivir.',
        en: 'The founder’s pay is in the costs, at {{fig:cost-founder*}} a month. Contributions and tax still come off it, and what is left has to be enough to live on.',
      },
    ],
  },
  {
    id: 'team.pay.low',
    when: ({ diagnosis }) => diagnosis.fixedCostsSaid && diagnosis.staffTooLow,
    variants: [
      {
        es: 'El personal cuesta el {{fig:staff-share*}} de las ventas del primer año, cuando en el oficio va del {{fig:usual-staff-low*}} al {{fig:usual-staff-high*}}. Puede que falten sueldos en los gastos fijos o que estas ventas pidan más gente; solo el mínimo habitual costaría {{fig:staff-short*}} más ese año. Es la primera cifra que conviene revisar.',
        en: 'Pay takes {{fig:staff-share*}} of first-year sales, where the trade usually runs from {{fig:usual-staff-low*}} to {{fig:usual-staff-high*}}. Either wages are missing from the fixed costs or sales like these need more people; even the low end would cost {{fig:staff-short*}} more that year. This is the first figure to check.',
      },
      {
        es: 'Los sueldos son el {{fig:staff-share*}} de las ventas, por debajo del {{fig:usual-staff-low*}} que es el mínimo habitual en el oficio, y dejan {{fig:cost-staff-person*}} por persona y mes, cargas incluidas. Hay que corregir las ventas o la nómina: la diferencia es de {{fig:staff-short*}} en el primer año.',
        en: 'Pay is {{fig:staff-share*}} of sales, under the {{fig:usual-staff-low*}} that is the usual minimum in the trade, and leaves {{fig:cost-staff-person*}} per person a month, charges included. Either sales or payroll has to be corrected: the difference is {{fig:staff-short*}} in the first year.',
      },
      {
        es: 'El resultado es alto porque el personal cuesta poco: el {{fig:staff-share*}} de las ventas, cuando lo habitual empieza en el {{fig:usual-staff-low*}}. Si se vende lo previsto hará falta más gente, y solo llegar a ese mínimo costaría {{fig:staff-short*}} más el primer año.',
        en: 'The result looks high because pay is low: {{fig:staff-share*}} of sales, where the usual range starts at {{fig:usual-staff-low*}}. If sales reach the forecast more people will be needed, and just reaching that minimum would cost {{fig:staff-short*}} more in the first year.',
      },
    ],
  },
  {
    id: 'team.pay.assumed.high.shared',
    when: (draft) => isPayHigh(draft) && draft.figures['pay-each'] !== undefined,
    variants: [
      {
        es: 'Como no se indicó el sueldo propio, el plan supone {{fig:pay-each*}} al mes para cada una de las {{fig:team-founders}} personas que emprenden. El personal llega así al {{fig:staff-share*}} de las ventas del primer año, por encima del {{fig:usual-staff-high*}} que suele ser el máximo del oficio. Con la mitad de sueldo, el resultado del año pasaría de {{fig:before-tax-y1}} a {{fig:half-pay-result*}} antes de impuestos. Antes de firmar deben acordar cuánto necesita y cuánto aporta cada parte, y qué pasa si alguien se marcha.',
        en: 'As the founders’ pay was not stated, the plan assumes {{fig:pay-each*}} a month for each of the {{fig:team-founders}} of them. That takes pay to {{fig:staff-share*}} of first-year sales, above the {{fig:usual-staff-high*}} at the top of the trade’s range. At half that pay, the year’s result would go from {{fig:before-tax-y1}} to {{fig:half-pay-result*}} before tax. Before signing they should agree how much each needs, how much each puts in and what happens if one of them leaves.',
      },
    ],
  },
  {
    id: 'team.pay.assumed.high',
    when: (draft) => isPayHigh(draft) && Number(draft.figures['team-founders']?.value) === 1,
    variants: [
      {
        es: 'Como no se indicó el sueldo de quien emprende, el plan supone {{fig:cost-founder*}} al mes. El personal llega así al {{fig:staff-share*}} de las ventas del primer año, por encima del {{fig:usual-staff-high*}} que suele ser el máximo del oficio. Con la mitad de sueldo, el resultado del año pasaría de {{fig:before-tax-y1}} a {{fig:half-pay-result*}} antes de impuestos. La cifra que de verdad hace falta para vivir debe quedar fijada antes de firmar.',
        en: 'As the founder’s pay was not stated, the plan assumes {{fig:cost-founder*}} a month. That takes pay to {{fig:staff-share*}} of first-year sales, above the {{fig:usual-staff-high*}} at the top of the trade’s range. At half that pay, the year’s result would go from {{fig:before-tax-y1}} to {{fig:half-pay-result*}} before tax. The sum the founder really needs to live on should be settled before signing.',
      },
    ],
  },
  {
    id: 'team.pay.assumed.shared',
    when: ({ facts, figures }) =>
      facts.founderPay === undefined && figures['half-pay-result'] !== undefined && figures['pay-each'] !== undefined,
    variants: [
      {
        es: 'Como no se indicó el sueldo propio, el plan supone {{fig:pay-each*}} al mes, lo habitual, para cada una de las {{fig:team-founders}} personas que emprenden. Con la mitad, el resultado del primer año pasaría de {{fig:before-tax-y1}} a {{fig:half-pay-result*}} antes de impuestos. Antes de firmar deben acordar cuánto necesita y cuánto aporta cada parte, y qué pasa si alguien se marcha.',
        en: 'As the founders’ pay was not stated, the plan assumes {{fig:pay-each*}} a month, the usual sum, for each of the {{fig:team-founders}} of them. At half that, the first year’s result would go from {{fig:before-tax-y1}} to {{fig:half-pay-result*}} before tax. Before signing they should agree how much each needs, how much each puts in and what happens if one of them leaves.',
      },
    ],
  },
  {
    id: 'team.pay.assumed',
    when: ({ facts, figures }) =>
      facts.founderPay === undefined && figures['half-pay-result'] !== undefined && Number(figures['team-founders']?.value) === 1,
    variants: [
      {
        es: 'Como no se indicó el sueldo de quien emprende, el plan supone {{fig:cost-founder*}} al mes, lo habitual. Con la mitad, el resultado del primer año pasaría de {{fig:before-tax-y1}} a {{fig:half-pay-result*}} antes de impuestos. La cifra que de verdad hace falta para vivir debe quedar fijada antes de firmar.',
        en: 'As the founder’s pay was not stated, the plan assumes {{fig:cost-founder*}} a month, which is usual. At half that, the first year’s result would go from {{fig:before-tax-y1}} to {{fig:half-pay-result*}} before tax. The sum the founder really needs to live on should be settled before signing.',
      },
    ],
  },
  ...SHARED_PAY,
  {
    id: 'team.pay.partners',
    when: ({ figures }) => amountOf(figures, 'pay-each') > 0,
    variants: [
      {
        es: '{{eachFounder^}} cobraría {{fig:pay-each*}} al mes, antes de cuota e impuestos. Conviene comprobar que basta para vivir y firmar antes de abrir qué aporta cada parte y qué pasa si alguien se va.',
        en: '{{eachFounder^}} would be paid {{fig:pay-each*}} a month, before contributions and tax. They should check that it is enough to live on, and sign before opening who puts in what and what happens if one leaves.',
      },
    ],
  },
  {
    // One sum for all would hide who is left with how much of it.
    id: 'team.pay.own-and-hired',
    when: ({ facts, figures }) => amountOf(figures, 'cost-founder') > 0 && amountOf(figures, 'cost-wages') > 0 && !isHelpAmongCosts(facts),
    variants: [
      {
        es: 'A quien emprende le quedan {{fig:cost-founder*}} al mes, antes de su cuota e impuestos, y el personal contratado cobra {{fig:cost-wages*}} brutos. Si la primera cifra no basta para vivir, el plan no se sostiene y conviene corregirlo antes de ir al banco.',
        en: 'The founder is left with {{fig:cost-founder*}} a month, before contributions and tax, and gross wages for those hired come to {{fig:cost-wages*}}. If the founder cannot live on that sum, the plan does not hold and should be corrected before it goes to a bank.',
      },
      {
        es: 'El personal contratado cobra {{fig:cost-wages*}} brutos al mes, y a quien emprende le quedan {{fig:cost-founder*}}, de los que saldrán su cuota y sus impuestos. Conviene comparar esa cifra con los gastos de casa, porque si no alcanza habrá que vivir de los ahorros.',
        en: 'Those hired are paid {{fig:cost-wages*}} gross a month, and the founder is left with {{fig:cost-founder*}}, out of which come contributions and tax. That should be compared with household expenses, because any shortfall would have to come out of savings.',
      },
      {
        es: 'Estas cuentas dejan {{fig:cost-founder*}} al mes a quien emprende, antes de su cuota y sus impuestos, y {{fig:cost-wages*}} brutos al personal contratado. Conviene hablarlo en casa antes de ir al banco, que preguntará si se puede vivir con eso.',
        en: 'These accounts leave {{fig:cost-founder*}} a month for the founder, before contributions and tax, and {{fig:cost-wages*}} gross for those hired. It is worth talking over at home first, because a lender will ask whether the founder can live on it.',
      },
    ],
  },
  {
    id: 'team.pay',
    variants: [
      {
        es: 'El gasto de personal sale a {{fig:cost-staff-person*}} por persona y mes, cargas sociales incluidas. Si esa cifra no basta para vivir, hay que corregir el plan ahora, porque el banco lo preguntará.',
        en: 'Staff costs come to {{fig:cost-staff-person*}} per person a month, social charges included. If the founder cannot live on that, the plan should be corrected now, because a bank will ask.',
      },
      {
        es: 'A cada persona del equipo le corresponden {{fig:cost-staff-person*}} al mes con las cargas sociales. Conviene comparar esa cifra con los gastos de casa y, si no llega, corregir el plan.',
        en: 'Each person’s share is {{fig:cost-staff-person*}} a month with employer’s charges. The founder should compare it with household expenses and, if it falls short, correct the plan.',
      },
      {
        es: 'Dividido entre las personas del equipo, el gasto de personal es de {{fig:cost-staff-person*}} al mes por cada una, cargas incluidas. Si no alcanza para vivir, el plan no se sostiene y conviene corregirlo antes de ir al banco.',
        en: 'Divided among the team, staff costs come to {{fig:cost-staff-person*}} a month each, charges included. If that is not enough to live on, the plan does not hold and should be corrected before it goes to a bank.',
      },
      {
        es: 'A partes iguales, el gasto de personal es de {{fig:cost-staff-person*}} por persona y mes, con cargas sociales. Conviene compararlo con los gastos de casa de quien emprende, porque si no alcanza habrá que vivir de los ahorros.',
        en: 'Shared out evenly, staff costs come to {{fig:cost-staff-person*}} a month each with employer’s charges. That should be compared with the founder’s household expenses, because any shortfall would have to come out of savings.',
      },
      {
        es: 'Estas cuentas permiten pagar {{fig:cost-staff-person*}} por persona y mes, cargas incluidas. Conviene hablarlo en casa antes de ir al banco, que preguntará si se puede vivir con eso.',
        en: 'These accounts can pay {{fig:cost-staff-person*}} per person a month, charges included. It is worth talking over at home first, because a lender will ask whether the founder can live on it.',
      },
    ],
  },
];
