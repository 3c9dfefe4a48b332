// Where the work gets tight, what the month costs and what the founder takes.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { costsLeftOut } from '../../finance/costs-left-out.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { isHelpAmongCosts } from '../told/find-paid-help.ts';

/** What the trade strains at, where neither the time of one sale nor the strongest day is known: a sum of one's own says more. */
export const STRAIN: Message = {
  id: 'cap.strain',
  when: ({ figures }) => ['service-minutes', 'day-units', 'try-1'].every((id) => figures[id] === undefined),
  variants: [{ es: '{{strain}}', en: '{{strain}}' }],
};

/** Where what was told of a month leaves pay out, the lines below come to more than it. */
export const TEAM_APART: Message = {
  id: 'team.costs.apart',
  when: ({ model }) => costsLeftOut(model.assumptions) > 0,
  variants: [
    {
      es: 'Un mes cuesta {{fig:month-costs*}} antes de la primera venta: {{fig:fixed-costs}} de gastos fijos, más {{besides}}. Línea a línea:',
      en: 'A month costs {{fig:month-costs*}} before the first sale: {{fig:fixed-costs}} of fixed costs, plus {{besides}}. Line by line:',
    },
    {
      es: 'A los {{fig:fixed-costs*}} de gastos fijos hay que sumar {{besides}}: tener abierto cuesta {{fig:month-costs}} al mes, se venda o no. El reparto:',
      en: 'To the {{fig:fixed-costs*}} of fixed costs add {{besides}}: staying open costs {{fig:month-costs}} a month, sales or no sales. The breakdown:',
    },
    {
      es: 'Los gastos fijos son {{fig:fixed-costs*}} y dejan fuera {{besides}}. Con eso el mes llega a {{fig:month-costs}}, así repartidos:',
      en: 'Fixed costs are {{fig:fixed-costs*}} before {{besides}}. With those the month comes to {{fig:month-costs}}, made up as follows:',
    },
  ],
};

/** Wages told for some hours that pay less by the hour than the law asks. */
export const HOUR_LOW: Message = {
  id: 'team.hour-low',
  when: ({ figures }) => figures['hour-paid'] !== undefined,
  variants: [
    {
      es: 'Lo que se contó para quien viene por horas sale a {{fig:hour-paid*}} brutos la hora, por las {{fig:hours-part}} al mes que se contaron: el mínimo legal es {{fig:hour-least}}. Pagándolo son {{fig:hours-least*}} horas, o {{fig:hour-missing*}} más al año con cargas.',
      en: 'The wages stated for part-time help come to {{fig:hour-paid*}} an hour gross over the {{fig:hours-part}} hours a month stated; the legal minimum is {{fig:hour-least}}. At that rate they pay for {{fig:hours-least*}} hours, or the year costs {{fig:hour-missing*}} more with charges.',
    },
  ],
};

export const TEAM_ASSUMED: Message = {
  id: 'team.assumed',
  variants: [
    {
      es: 'No se dijo cuánto cuesta un mes. El plan supone {{fig:fixed-costs*}}, lo corriente en el sector para este volumen, repartidos así:',
      en: 'The cost of a month was not given. The plan assumes {{fig:fixed-costs*}}, usual in the sector at this volume, made up as follows:',
    },
    {
      es: 'A falta de un dato propio, se cuenta con {{fig:fixed-costs*}} al mes, lo que suele gastar un negocio con estas ventas. Por partidas:',
      en: 'With no figure given, the plan assumes {{fig:fixed-costs*}} a month, what a business with these sales usually spends. By line:',
    },
    {
      es: 'El gasto de un mes, {{fig:fixed-costs*}}, es el valor corriente en el sector, porque la entrevista no da otro. Se divide de esta manera:',
      en: 'The cost of a month, {{fig:fixed-costs*}}, is the sector’s usual value: the interview gave no other. It breaks down as follows:',
    },
  ],
};

/** Whether what the founder pays for themselves to the state was told as a cost of the month. */
function ownDues(facts: FactSheet): boolean {
  const lines = factValue(facts, 'costLines') ?? [];
  return lines.some(({ label }) => OWN_DUES.test(foldText(label)));
}

/** By the words of each country: «la cuota de autónomos», «monotributo», "my national insurance". */
const OWN_DUES =
  /\b(?:autonom[oa]s?|reta|monotributo|mi (?:cuota|seguridad social|seguro social|aporte\w*)|my (?:national insurance|self.employment tax|social security)|cuota propia)\b/;

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
        es: 'Quien emprende no cobra nada en estas cuentas: de qué vive entretanto, y desde qué mes cobra, es lo primero que preguntará el banco.',
        en: 'The founder takes no pay in these figures: what they live on meanwhile, and from which month they are paid, is a lender’s first question.',
      },
    ],
  },
  {
    id: 'team.pay.net',
    when: ({ facts, figures }) => facts.founderPay?.isNet === true && amountOf(figures, 'cost-founder') > 0,
    variants: [
      {
        es: 'El sueldo se indicó neto, {{fig:cost-founder*}} al mes, y así está en los gastos: la cuota propia y el impuesto van aparte y no se han sumado. La asesoría tiene que calcularlos; hasta entonces, el gasto real es mayor.',
        en: 'The founder’s pay was given as take-home, {{fig:cost-founder*}} a month, and the costs hold that sum: contributions and tax come on top and are not included. An accountant has to work them out; until then the true cost is higher.',
      },
      {
        es: 'En los gastos entran {{fig:cost-founder*}} al mes, el sueldo neto que quiere quien emprende. Su coste es mayor: falta que la asesoría calcule la cuota y el impuesto, y sumarlos aquí.',
        en: 'The costs include {{fig:cost-founder*}} a month, which is what the founder wants to take home. Taking it home costs more: an accountant has yet to work out contributions and tax, to be added here.',
      },
    ],
  },
  {
    id: 'team.pay.shared',
    when: ({ facts, figures }) => facts.founderPay !== undefined && amountOf(figures, 'pay-each') > 0,
    variants: [
      {
        es: '{{allFounders^}} se asignan {{fig:cost-founder*}} al mes, {{fig:pay-each*}} por persona, antes de cuota e impuestos. Falta firmar si es sueldo o retiro, qué pone cada cual y qué pasa si alguien se va.',
        en: '{{allFounders^}} take {{fig:cost-founder*}} a month between them, {{fig:pay-each*}} each, before contributions and tax. Still to be agreed in writing: salary or drawings, who puts in what, and what happens if one leaves.',
      },
    ],
  },
  {
    id: 'team.pay.dues',
    when: ({ facts }) => facts.founderPay !== undefined && ownDues(facts),
    variants: [
      {
        es: 'Quien emprende se asigna {{fig:cost-founder*}} al mes; su propia cuota ya está aparte, entre los gastos, y de esa cifra solo sale su impuesto. Si un mes no da para cobrarla, el mes no se ha pagado, aunque quede caja.',
        en: 'The founder takes {{fig:cost-founder*}} a month; their own contributions are already among the costs, so only their tax comes off it. A month that cannot pay it has not broken even, whatever cash is left.',
      },
    ],
  },
  {
    id: 'team.pay.said',
    when: ({ facts }) => facts.founderPay !== undefined,
    variants: [
      {
        es: 'Quien emprende se asigna {{fig:cost-founder*}} al mes, antes de su propia cuota e impuestos. Esa cifra está dentro de la cuenta: si un mes no da para cobrarla, el mes no se ha pagado, aunque quede caja.',
        en: 'The founder takes {{fig:cost-founder*}} a month, before their own contributions and tax. It is already in the costs: a month that cannot pay it has not broken even, whatever cash is left.',
      },
      {
        es: 'En la cuenta entran {{fig:cost-founder*}} mensuales para quien emprende, de los que saldrán su cuota y sus impuestos. El banco mirará si alcanza para vivir: un sueldo que no alcanza acaba saliendo de la caja.',
        en: 'The costs include {{fig:cost-founder*}} a month for the founder, before contributions and tax. A lender will ask whether it is enough to live on: if it is not, the difference ends up coming out of the till.',
      },
      {
        es: 'El sueldo de quien emprende está en los gastos, {{fig:cost-founder*}} al mes. Falta restarle la cuota propia y los impuestos, y comprobar que con el resto se vive.',
        en: 'The founder’s pay is in the costs, at {{fig:cost-founder*}} a month. Contributions and tax still come off it, and what is left has to be enough to live on.',
      },
    ],
  },
  {
    id: 'team.pay.low',
    when: ({ diagnosis }) => diagnosis.fixedCostsSaid && diagnosis.staffTooLow,
    variants: [
      {
        es: 'Al personal va el {{fig:staff-share*}} de las ventas del primer año; en el oficio, del {{fig:usual-staff-low*}} al {{fig:usual-staff-high*}}. O faltan sueldos en los gastos fijos o estas ventas piden más manos: llegar solo al extremo bajo costaría {{fig:staff-short*}} más ese año. Es la primera cuenta que hay que rehacer.',
        en: 'Pay takes {{fig:staff-share*}} of first-year sales; the trade usually runs from {{fig:usual-staff-low*}} to {{fig:usual-staff-high*}}. Either wages are missing from the fixed costs or sales like these need more people: even the low end would cost {{fig:staff-short*}} more that year. Check this figure first.',
      },
      {
        es: 'Los sueldos son el {{fig:staff-share*}} de las ventas, muy por debajo del {{fig:usual-staff-low*}} que paga como poco el oficio: {{fig:cost-staff-person*}} por persona y mes, cargas incluidas. Una de las dos cifras se tiene que corregir, las ventas o la nómina; la diferencia vale {{fig:staff-short*}} en el primer año.',
        en: 'Pay is {{fig:staff-share*}} of sales, well under the trade’s minimum of {{fig:usual-staff-low*}}: {{fig:cost-staff-person*}} per person a month, charges included. Either sales or payroll has to be corrected; the difference is worth {{fig:staff-short*}} in the first year.',
      },
      {
        es: 'El resultado sale alto porque el personal cuesta poco: el {{fig:staff-share*}} de las ventas, cuando lo corriente empieza en el {{fig:usual-staff-low*}}. Con esa parte mínima el primer año gastaría {{fig:staff-short*}} más; si de verdad se vende tanto, esas manos harán falta.',
        en: 'The result looks high because pay is low: {{fig:staff-share*}} of sales, where the usual range starts at {{fig:usual-staff-low*}}. Even at that level the first year would cost {{fig:staff-short*}} more; if that much is really sold, the people will be needed.',
      },
    ],
  },
  {
    id: 'team.pay.assumed.high.shared',
    when: (draft) => isPayHigh(draft) && draft.figures['pay-each'] !== undefined,
    variants: [
      {
        es: 'No se indicó cuánto cobra quien emprende: se suponen {{fig:pay-each*}} al mes por persona, entre {{fig:team-founders}}, y los sueldos son así el {{fig:staff-share*}} de las ventas del primer año, por encima del {{fig:usual-staff-high*}} al que suele llegar el oficio. Con la mitad, el año pasa de {{fig:before-tax-y1}} a {{fig:half-pay-result*}} antes de impuestos. Cada cual escribe con cuánto vive, qué pone y qué pasa si se va, antes del {{fig:go-by}}.',
        en: 'The founders’ pay was not stated: {{fig:pay-each*}} a month each, for {{fig:team-founders}}, is assumed, which takes pay to {{fig:staff-share*}} of first-year sales, above the {{fig:usual-staff-high*}} at the top of the trade’s range. At half that, the year goes from {{fig:before-tax-y1}} to {{fig:half-pay-result*}} before tax. Before {{fig:go-by}} each one writes down what they live on, what they put in and what happens if they leave.',
      },
    ],
  },
  {
    id: 'team.pay.assumed.high',
    when: (draft) => isPayHigh(draft) && Number(draft.figures['team-founders']?.value) === 1,
    variants: [
      {
        es: 'No se indicó cuánto cobra quien emprende: se suponen {{fig:cost-founder*}} al mes, y los sueldos son así el {{fig:staff-share*}} de las ventas del primer año, por encima del {{fig:usual-staff-high*}} al que suele llegar el oficio. Con la mitad, el año pasa de {{fig:before-tax-y1}} a {{fig:half-pay-result*}} antes de impuestos. Con cuánto se vive, antes de cuota e impuestos, se escribe antes del {{fig:go-by}}.',
        en: 'The founder’s pay was not stated: {{fig:cost-founder*}} a month is assumed, which takes pay to {{fig:staff-share*}} of first-year sales, above the {{fig:usual-staff-high*}} at the top of the trade’s range. At half that, the year goes from {{fig:before-tax-y1}} to {{fig:half-pay-result*}} before tax. What the founder needs to live on, before contributions and tax, is written down before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'team.pay.assumed.shared',
    when: ({ facts, figures }) =>
      facts.founderPay === undefined && figures['half-pay-result'] !== undefined && figures['pay-each'] !== undefined,
    variants: [
      {
        es: 'No se indicó cuánto cobra quien emprende: {{fig:pay-each*}} al mes por persona, entre {{fig:team-founders}}, es lo corriente. Con la mitad, el primer año pasa de {{fig:before-tax-y1}} a {{fig:half-pay-result*}} antes de impuestos. Cada cual escribe con cuánto vive, qué pone y qué pasa si se va, antes del {{fig:go-by}}.',
        en: 'The founders’ pay was not stated: {{fig:pay-each*}} a month each, for {{fig:team-founders}}, is usual. At half that, the first year goes from {{fig:before-tax-y1}} to {{fig:half-pay-result*}} before tax. Before {{fig:go-by}} each one writes down what they live on, what they put in and what happens if they leave.',
      },
    ],
  },
  {
    id: 'team.pay.assumed',
    when: ({ facts, figures }) =>
      facts.founderPay === undefined && figures['half-pay-result'] !== undefined && Number(figures['team-founders']?.value) === 1,
    variants: [
      {
        es: 'No se indicó cuánto cobra quien emprende: {{fig:cost-founder*}} al mes es lo corriente. Con la mitad, el primer año pasa de {{fig:before-tax-y1}} a {{fig:half-pay-result*}} antes de impuestos. Con cuánto se vive, antes de cuota e impuestos, se escribe antes del {{fig:go-by}}.',
        en: 'The founder’s pay was not stated: {{fig:cost-founder*}} a month is usual. At half that, the first year goes from {{fig:before-tax-y1}} to {{fig:half-pay-result*}} before tax. What the founder needs to live on, before contributions and tax, is written down before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'team.pay.partners',
    when: ({ figures }) => amountOf(figures, 'pay-each') > 0,
    variants: [
      {
        es: '{{eachFounder^}} cobraría {{fig:pay-each*}} al mes, antes de cuota e impuestos. Si con el resto no se vive, hay que decirlo ahora; qué pone cada cual, y qué pasa si alguien se va, se firma antes de abrir.',
        en: '{{eachFounder^}} would be paid {{fig:pay-each*}} a month, before contributions and tax. If what is left is not enough to live on, now is the time to say so; who puts in what, and what happens if one leaves, is signed before opening.',
      },
    ],
  },
  {
    // One sum for all would hide who is left with how much of it.
    id: 'team.pay.own-and-hired',
    when: ({ facts, figures }) => amountOf(figures, 'cost-founder') > 0 && amountOf(figures, 'cost-wages') > 0 && !isHelpAmongCosts(facts),
    variants: [
      {
        es: 'A quien emprende le quedan {{fig:cost-founder*}} al mes, antes de su cuota e impuestos; el sueldo bruto de quien se contrata son {{fig:cost-wages*}}. Si lo primero no alcanza para vivir, el plan no se sostiene, y conviene saberlo antes que el banco.',
        en: 'The founder is left with {{fig:cost-founder*}} a month, before contributions and tax; gross wages for those hired come to {{fig:cost-wages*}}. If the founder cannot live on theirs, the plan does not hold, and it is better to find out before the bank does.',
      },
      {
        es: 'De lo que hay para pagar al equipo, {{fig:cost-wages*}} son sueldo bruto de quien se contrata, y a quien emprende le quedan {{fig:cost-founder*}} al mes, de los que salen su cuota y sus impuestos. Al lado hay que poner el alquiler de casa y la compra: si no alcanza, el plan vive de los ahorros.',
        en: 'Of the money for the team, {{fig:cost-wages*}} is gross wages for those hired, and the founder is left with {{fig:cost-founder*}} a month, out of which come contributions and tax. Compare that with rent and groceries at home: if it falls short, the plan is living off savings.',
      },
      {
        es: 'Estas cuentas dejan {{fig:cost-founder*}} al mes a quien emprende, de donde salen su cuota y sus impuestos, y {{fig:cost-wages*}} brutos a quien se contrata. Conviene discutirlo en casa antes que en el banco, que hará la misma resta.',
        en: 'These accounts leave {{fig:cost-founder*}} a month for the founder, contributions and tax still to come off, and {{fig:cost-wages*}} gross for those hired. Talk it over at home before the bank does the same sum.',
      },
    ],
  },
  {
    id: 'team.pay',
    variants: [
      {
        es: 'Son {{fig:cost-staff-person*}} por persona y mes, cargas sociales incluidas. Si con eso quien emprende no puede vivir, hay que decirlo ahora: nadie aguanta tres años con un sueldo sin escribir, y un banco lo preguntará.',
        en: 'That is {{fig:cost-staff-person*}} for each person a month, social charges included. If the founder cannot live on it, now is the time to say so: nobody lasts three years without a proper salary, and a bank will ask.',
      },
      {
        es: 'A cada persona le tocan {{fig:cost-staff-person*}} al mes con las cargas sociales. Quien emprende debería comparar esa cifra con lo que necesita para vivir y, si no llega, corregir el plan antes que la vida.',
        en: 'Each person’s share is {{fig:cost-staff-person*}} a month with employer’s charges. The founder should check it against the cost of living and, if it falls short, correct the plan first.',
      },
      {
        es: 'Dividido entre las personas del equipo, el gasto de personal da {{fig:cost-staff-person*}} al mes, cargas incluidas. Si ese sueldo no alcanza para vivir, el plan no se sostiene, y conviene saberlo antes que el banco.',
        en: 'Divided among the team, staff costs come to {{fig:cost-staff-person*}} a month each, charges included. If that is not enough to live on, the plan does not hold, and it is better to find out before the bank does.',
      },
      {
        es: 'Repartido a partes iguales, el personal sale a {{fig:cost-staff-person*}} al mes con cargas sociales. Al lado hay que poner el alquiler de casa y la compra de quien emprende: si no alcanza, el plan vive de sus ahorros.',
        en: 'Shared out evenly, staff costs come to {{fig:cost-staff-person*}} a month each with employer’s charges. Compare that with the founder’s own rent and groceries: if it falls short, the plan is living off their savings.',
      },
      {
        es: 'El sueldo que cabe en estas cuentas es de {{fig:cost-staff-person*}} por persona y mes, cargas incluidas. Conviene discutirlo en casa antes que en el banco, que también hará la división.',
        en: 'These accounts have room for {{fig:cost-staff-person*}} per person a month, charges included. Talk it over at home before the bank does the same division.',
      },
    ],
  },
];
