// What the three years lead to: the decision of each scenario, a late opening, growth that stops, tax, and what was checked.
import type { Message } from './message.ts';

export const SCENARIOS: Message = {
  id: 'scenarios.decide',
  variants: [
    {
      es: 'Cada escenario tiene su decisión. En el bajo, con {{fig:low-result}} de resultado, rige desde el tercer mes lo acordado en la página de riesgos; en el alto, con {{fig:high-result}}, primero se guarda la reserva de {{fig:reserve}} y después se contrata.',
      en: 'Each scenario has its decision. In the lower one, at a result of {{fig:low-result}}, what the page on risks sets out applies from month three; in the higher one, at {{fig:high-result}}, the reserve of {{fig:reserve}} is put aside first and hiring comes after.',
    },
    {
      es: 'Si sale el escenario bajo, {{fig:low-result}} de resultado, se aplica en el tercer mes la página de riesgos. Si sale el alto, {{fig:high-result}}, nada se gasta de más hasta tener {{fig:reserve}} de reserva.',
      en: 'Should the lower scenario come about, a result of {{fig:low-result}}, the page on risks is applied in month three. Should the higher one, {{fig:high-result}}, nothing extra is spent until there is {{fig:reserve}} in reserve.',
    },
    {
      es: 'Los tres casos sirven para decidir antes. Con {{fig:low-result}} se recorta en el tercer mes, como dice la página de riesgos; con {{fig:high-result}}, lo que pase de {{fig:reserve}} de reserva puede pagar más manos o menos deuda.',
      en: 'The three cases are for deciding beforehand. At {{fig:low-result}} costs are cut in month three, as the page on risks says; at {{fig:high-result}}, whatever exceeds {{fig:reserve}} of reserve can pay for more hands or less debt.',
    },
    {
      es: 'Tres columnas sirven para decidir con la cabeza fría. Un primer año de {{fig:low-result}} activa la página de riesgos al tercer mes; uno de {{fig:high-result}} llena antes que nada la reserva, {{fig:reserve}}.',
      en: 'Three columns are there for deciding with a cool head. A first year of {{fig:low-result}} brings the page on risks into force in month three; one of {{fig:high-result}} fills the reserve, {{fig:reserve}}, before anything else.',
    },
    {
      es: 'Ninguno de los tres pide esperar a ver. Camino de {{fig:low-result}}, al tercer mes se frena el gasto según la página de riesgos; camino de {{fig:high-result}}, se aparta {{fig:reserve}} y solo entonces se piensa en crecer.',
      en: 'None of the three asks for waiting to see. On the way to {{fig:low-result}}, spending is braked in month three by the page on risks; on the way to {{fig:high-result}}, {{fig:reserve}} is put by and only then is growth considered.',
    },
  ],
};

export const DELAY: Message = {
  id: 'growth.delay',
  when: ({ model }) => (model.sensitivity.find(({ id }) => id === 'delay')?.more.lowestCash ?? 0) < 0,
  variants: [
    {
      es: 'Abrir {{fig:bar-delay}} meses más tarde, con los gastos ya en marcha, cuesta {{fig:delay-cash}} de caja: su mes más bajo quedaría en {{fig:delay-low}}.',
      en: 'Opening {{fig:bar-delay}} months late, with costs already running, takes {{fig:delay-cash}} of cash: its lowest month would stand at {{fig:delay-low}}.',
    },
    {
      es: 'Si la apertura se retrasa {{fig:bar-delay}} meses y los gastos no, la caja baja {{fig:delay-cash}} más y llega a {{fig:delay-low}}.',
      en: 'If opening slips {{fig:bar-delay}} months and the costs do not, cash falls {{fig:delay-cash}} further and gets to {{fig:delay-low}}.',
    },
    {
      es: 'Un retraso de {{fig:bar-delay}} meses, pagando ya los gastos, se lleva {{fig:delay-cash}} y deja la caja, en el peor momento, en {{fig:delay-low}}.',
      en: 'A delay of {{fig:bar-delay}} months, with costs already being paid, takes {{fig:delay-cash}} and leaves cash, at the worst moment, at {{fig:delay-low}}.',
    },
    {
      es: 'Lo que más conviene proteger es la fecha: con {{fig:bar-delay}} meses perdidos antes de abrir, el punto más bajo de la caja cae {{fig:delay-cash}}, hasta {{fig:delay-low}}.',
      en: 'The date is the thing to protect: with {{fig:bar-delay}} months lost before opening, the lowest point of cash drops by {{fig:delay-cash}}, to {{fig:delay-low}}.',
    },
  ],
};

export const FLAT: readonly Message[] = [
  {
    id: 'growth.constant.loan',
    when: ({ figures }) => figures['nominal-rate'] !== undefined,
    variants: [
      {
        es: 'Los tres años están en dinero de hoy: ni precios ni costes llevan inflación, y el interés bancario es lo que queda por encima de ella. Con una inflación supuesta del {{fig:nominal-inflation*}}, el banco nombrará cerca del {{fig:nominal-rate*}}: las cuotas empezarían en {{fig:nominal-instalment*}} al mes, que el primer año cubre {{fig:nominal-cover*}} veces a precios de hoy. Se le pregunta si presta a tasa fija o en unidades que se ajustan. El ritmo es el del mes doce, {{fig:m12-units*}} {{units}}, sin más crecimiento.',
        en: 'All three years are in today’s money: neither prices nor costs carry inflation, and a bank’s interest is what is left above it. At a supposed inflation of {{fig:nominal-inflation*}} the bank will name about {{fig:nominal-rate*}}: instalments would begin at {{fig:nominal-instalment*}} a month, which the first year covers {{fig:nominal-cover*}} times at today’s prices. Ask whether it lends at a fixed rate or in units that are adjusted. The pace is that of month twelve, {{fig:m12-units*}} {{units}}, with no more growth.',
      },
    ],
  },
  {
    id: 'growth.constant',
    when: ({ diagnosis }) => diagnosis.isInTodaysMoney,
    variants: [
      {
        es: 'Los tres años están en dinero de hoy: ni precios ni costes llevan inflación, y el interés bancario es lo que queda por encima de ella. El banco nombrará una tasa mucho mayor; la diferencia es la subida de precios, que también subirá las ventas. Alcanzado el ritmo, {{fig:m12-units*}} {{units}} en el mes doce, no se supone más crecimiento que la temporada.',
        en: 'All three years are in today’s money: neither prices nor costs carry inflation, and a bank’s interest is what is left above it. The bank will name a far higher rate; the difference is the rise in prices, which will lift sales as well. Once the pace is reached, {{fig:m12-units*}} {{units}} in month twelve, no growth is assumed but the season’s.',
      },
      {
        es: 'Aquí no hay inflación porque todo se cuenta en dinero de hoy, y por eso el interés que cobraría un banco tampoco la lleva: es la tasa real, bastante menor que la del cartel. Cada trimestre se pasan precios y costes a los del día y el plan sigue valiendo. El ritmo es el del mes doce, {{fig:m12-units*}} {{units}}, sin crecimiento añadido.',
        en: 'There is no inflation here because everything is counted in today’s money, and so the interest a bank would charge does not carry it either: it is the real rate, well below the one on the poster. Each quarter, bring prices and costs up to date and the plan still holds. The pace is that of month twelve, {{fig:m12-units*}} {{units}}, with no growth added.',
      },
    ],
  },
  {
    id: 'growth.target',
    when: ({ model }) => model.assumptions.ramp !== undefined,
    variants: [
      {
        es: 'Después del mes {{fig:target-months*}} no se supone más crecimiento: se mantiene el ritmo de {{fig:units-target*}} {{units}} al mes, y precios y gastos suben un {{fig:inflation*}} al año.',
        en: 'After month {{fig:target-months*}} no growth is assumed: the pace of {{fig:units-target*}} {{units}} a month is kept, and prices and costs rise {{fig:inflation*}} a year.',
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
        en: 'After month twelve no growth is assumed: the pace reached is kept, and prices and costs rise {{fig:inflation*}} a year.',
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
        en: 'From the second year on, no faster pace is promised than the one reached as the first closes; months differ by the season alone. Prices go up and so do costs, {{fig:inflation*}} a year each, and nothing else moves.',
      },
      {
        es: 'El ritmo del mes doce vale para los dos años siguientes, sin optimismo añadido; una vez al año, precios y gastos se ajustan un {{fig:inflation*}}.',
        en: 'The pace of month twelve serves for the two years after, with no optimism added; once a year, prices and costs are raised by {{fig:inflation*}}.',
      },
    ],
  },
];

export const TAX_ON_PROFIT: Message = {
  id: 'growth.tax',
  variants: [
    {
      es: 'El impuesto se calcula como el de una sociedad pequeña; quien trabaje por cuenta propia tributará de otra manera, y la asesoría puede estimarlo con esta misma tabla.',
      en: 'Tax is worked out as for a small company; a sole trader is taxed differently, and an accountant can estimate it from this same table.',
    },
    {
      es: 'Aquí se aplica el impuesto de una sociedad pequeña. Por cuenta propia se paga de otro modo, y con esta tabla la asesoría puede calcularlo.',
      en: 'The tax applied here is that of a small company. A sole trader pays in another way, and an accountant can work it out from this table.',
    },
    {
      es: 'La línea del impuesto supone una sociedad pequeña: para trabajar por cuenta propia, pide a la asesoría otro cálculo sobre las mismas cifras.',
      en: 'The tax line supposes a small company: for a sole trader, ask the accountant for another calculation on the same figures.',
    },
    {
      es: 'Se ha contado con el impuesto que paga una sociedad pequeña. Un negocio a nombre de una persona tributa por otra vía: lleva esta tabla a la asesoría y pide la diferencia.',
      en: 'What is counted here is the tax a small company pays. A business in a person’s own name is taxed by another route: take this table to an accountant and ask for the difference.',
    },
    {
      es: 'Quien no vaya a constituir una sociedad debe releer la línea del impuesto, que está hecha para ella. Lo que paga una persona depende de toda su renta, y lo calcula la asesoría.',
      en: 'Anyone not setting up a company should reread the tax line, which is drawn up for one. What a person pays depends on all their income, and an accountant can tell.',
    },
  ],
};

export const CHECKS: Message = {
  id: 'checks',
  variants: [
    {
      es: 'Comprobaciones superadas: {{fig:checks-passed}}; entre ellas, que el balance cuadra los {{fig:horizon-months}} meses y que la caja da lo mismo por dos caminos.',
      en: 'Checks passed: {{fig:checks-passed}}; among them, that the balance holds in all {{fig:horizon-months}} months and that cash comes out the same two ways.',
    },
    {
      es: 'Las cuentas han pasado {{fig:checks-passed}} comprobaciones: cada línea suma su año y ningún balance de los {{fig:horizon-months}} meses queda descuadrado.',
      en: 'The accounts have passed {{fig:checks-passed}} checks: every line adds up to its year, and no balance sheet of the {{fig:horizon-months}} months is out.',
    },
    {
      es: 'El modelo ha superado {{fig:checks-passed}} pruebas: activo y pasivo coinciden los {{fig:horizon-months}} meses y los meses dan la suma de cada año.',
      en: 'The model has passed {{fig:checks-passed}} tests: assets equal claims in all {{fig:horizon-months}} months, and the months give the sum of each year.',
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
