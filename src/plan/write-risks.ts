import type { Draft } from './draft.ts';
import { drawRoadmap } from './draw-roadmap.ts';
import type { Message } from './message.ts';
import type { Page } from './plan.ts';
import { label, sayFirst } from './say.ts';
import { GO_OR_NOT } from './steps-words.ts';
import { heading, paragraph } from './write-block.ts';
import { writeRiskTable } from './write-risk-table.ts';
import { writeSwot } from './write-swot.ts';

/** What can go wrong, the sign that warns of it and the answer; the year with fewer sales, and what is done then. */
export function writeRisks(draft: Draft): Page {
  return {
    id: 'risks',
    title: { es: 'Riesgos y plan de contingencia', en: 'Risks and contingency' },
    blocks: [
      writeSwot(draft),
      writeRiskTable(draft),
      heading(label(draft, draft.diagnosis.isRecurring ? FEWER_WON : FEWER_SOLD)),
      ...paragraph(draft, [DRIVER]),
      { type: 'paragraph', text: sayFirst(draft, LOWER) },
      ...(runsShort(draft) ? [{ type: 'paragraph' as const, text: sayFirst(draft, CASH_LOWER) }] : []),
      heading({ es: 'Quién mira y cuándo se decide', en: 'Who watches, and when to decide' }),
      { type: 'paragraph', text: sayFirst(draft, DECISIONS) },
      ...paragraph(draft, [GO_OR_NOT]),
      drawRoadmap(draft),
    ],
  };
}

/**
 * Whether the lower sales leave a hole in the cash, deeper than the forecast has anyway, that ends; of one that does not end, the decision
 * below speaks.
 */
function runsShort({ diagnosis, model }: Draft): boolean {
  const [low] = model.scenarios;
  return diagnosis.breakEven !== 'never' && diagnosis.lowCashNegative && low.lowestCash < model.lowestCash.amount;
}

const FEWER_SOLD = { es: 'Si se vende un {{fig:scenario-drop}} menos', en: 'If sales are {{fig:scenario-drop}} lower' };
const FEWER_WON = { es: 'Si se gana un {{fig:scenario-drop}} menos de clientes', en: 'If {{fig:scenario-drop}} fewer customers are won' };

/** Where each customer pays month after month, what changes is how many come: sales follow, and by another percentage. */
const DRIVER: Message = {
  id: 'low.driver',
  when: ({ diagnosis }) => diagnosis.isRecurring,
  variants: [
    {
      es: 'Cambia una sola cosa, los clientes: un {{fig:scenario-drop*}} menos al abrir y cada mes, con el mismo precio y las mismas bajas. Como quien no llega tampoco paga los meses siguientes, las ventas del año caen un {{fig:low-sales-drop*}}.',
      en: 'One thing changes, the customers: {{fig:scenario-drop*}} fewer at opening and every month, at the same price and with the same share leaving. Since those who do not come do not pay the following months either, the year’s sales fall {{fig:low-sales-drop*}}.',
    },
    {
      es: 'Aquí lo que baja es la captación: un {{fig:scenario-drop*}} menos de clientes desde el primer día, con precio y bajas iguales. En ventas del primer año eso es un {{fig:low-sales-drop*}} menos, porque cada cliente paga varios meses.',
      en: 'What falls here is how many are won: {{fig:scenario-drop*}} fewer customers from day one, at the same price and the same share leaving. In sales of the first year that is {{fig:low-sales-drop*}} less, because each customer pays for several months.',
    },
  ],
};

const LOWER: readonly Message[] = [
  {
    id: 'low.loss-deeper',
    when: ({ diagnosis }) => diagnosis.lowLoses && diagnosis.losesFirstYear,
    variants: [
      {
        es: 'Las ventas del primer año se quedan en {{fig:low-revenue*}} y la pérdida llega a {{fig:low-loss*}}. Los gastos fijos no bajan solos con las ventas: habría que bajarlos a mano, y pronto.',
        en: 'First-year sales stop at {{fig:low-revenue*}} and the loss reaches {{fig:low-loss*}}. Fixed costs do not fall with sales on their own: they would have to be cut by hand, and soon.',
      },
      {
        es: 'La pérdida del primer año se agranda hasta {{fig:low-loss*}}, con ventas de {{fig:low-revenue*}}. El alquiler y los sueldos seguirían iguales: recortarlos es una decisión, y no puede esperar.',
        en: 'The loss of the first year grows to {{fig:low-loss*}}, on sales of {{fig:low-revenue*}}. Rent and wages would stay the same: cutting them is a decision, and cannot wait.',
      },
      {
        es: 'Con {{fig:low-revenue*}} vendidos en el primer año se pierden {{fig:low-loss*}}, porque los gastos fijos no se enteran de que falta clientela. Alguien tiene que reducirlos, y cuanto antes.',
        en: 'With {{fig:low-revenue*}} sold in the first year, {{fig:low-loss*}} is lost, because the fixed costs do not notice that customers are missing. Somebody has to reduce them, and early.',
      },
    ],
  },
  {
    id: 'low.loss',
    when: ({ diagnosis }) => diagnosis.lowLoses,
    variants: [
      {
        es: 'Las ventas del primer año se quedan en {{fig:low-revenue*}} y el beneficio se convierte en una pérdida de {{fig:low-loss*}}. El negocio vive, por tanto, de acercarse a la previsión.',
        en: 'First-year sales stop at {{fig:low-revenue*}} and the profit turns into a loss of {{fig:low-loss*}}. The business, then, lives on coming close to the forecast.',
      },
      {
        es: 'Con {{fig:low-revenue*}} de ventas en el primer año, donde había beneficio hay {{fig:low-loss*}} de pérdida: la previsión deja poco sitio al error.',
        en: 'On first-year sales of {{fig:low-revenue*}}, what was profit is a loss of {{fig:low-loss*}}: the forecast leaves little room for error.',
      },
      {
        es: 'El primer año pasaría de ganar a perder {{fig:low-loss*}}, con unas ventas de {{fig:low-revenue*}}. Cumplir la previsión no es aquí un adorno: de ella depende el beneficio.',
        en: 'The first year would go from a profit to losing {{fig:low-loss*}}, on sales of {{fig:low-revenue*}}. Meeting the forecast is no ornament here: the profit depends on it.',
      },
    ],
  },
  {
    id: 'low.profit',
    variants: [
      {
        es: 'Las ventas del primer año bajan a {{fig:low-revenue*}} y el resultado, a {{fig:low-result*}}: se gana menos, pero se gana. Hay sitio para equivocarse una vez.',
        en: 'First-year sales fall to {{fig:low-revenue*}} and the result to {{fig:low-result*}}: less is earned, yet something is. There is room for one mistake.',
      },
      {
        es: 'Aun así el primer año gana {{fig:low-result*}}, con ventas de {{fig:low-revenue*}}. El negocio puede fallar una vez y seguir abierto.',
        en: 'Even so the first year earns {{fig:low-result*}}, on sales of {{fig:low-revenue*}}. The business can fail once and stay open.',
      },
      {
        es: 'Quedarían {{fig:low-result*}} de resultado tras vender {{fig:low-revenue*}} en el primer año: un golpe, no una ruina, y margen para corregir.',
        en: 'A result of {{fig:low-result*}} would remain after selling {{fig:low-revenue*}} in the first year: a blow, not a ruin, with room to correct.',
      },
    ],
  },
];

const CASH_LOWER: readonly Message[] = [
  {
    id: 'low.cash',
    when: ({ figures }) => figures['low-way-cut'] !== undefined,
    variants: [
      {
        es: 'En ese caso la caja llegaría a deber {{fig:low-short*}} en {{fig:low-cash-month*}}, y hay tres maneras de evitarlo: reunir ese dinero antes, gastar {{fig:low-way-cut*}} menos en cada uno de los {{fig:low-way-months}} meses anteriores, o cobrar {{fig:low-way-price*}} por {{unit}} sin perder ventas.',
        en: 'In that case cash would be {{fig:low-short*}} short in {{fig:low-cash-month*}}, and there are three ways of avoiding it: raise that money beforehand, spend {{fig:low-way-cut*}} less in each of the {{fig:low-way-months}} months before, or charge {{fig:low-way-price*}} for each {{unit}} without losing sales.',
      },
      {
        es: 'Faltarían entonces {{fig:low-short*}} en {{fig:low-cash-month*}}. Se evita de tres maneras: con ese dinero reunido de antemano, con {{fig:low-way-cut*}} menos de gasto en cada uno de los {{fig:low-way-months}} meses que lo preceden o con un precio de {{fig:low-way-price*}} por {{unit}} que no ahuyente a nadie.',
        en: 'Cash would then lack {{fig:low-short*}} in {{fig:low-cash-month*}}. Three things avoid it: that money raised in advance, {{fig:low-way-cut*}} less spent in each of the {{fig:low-way-months}} months that lead up to it, or a price of {{fig:low-way-price*}} for each {{unit}} that drives nobody away.',
      },
      {
        es: 'El agujero de caja sería de {{fig:low-short*}} y llegaría en {{fig:low-cash-month*}}. Para que no llegue: recortar {{fig:low-way-cut*}} al mes durante los {{fig:low-way-months}} meses previos, subir el precio de cada {{unit}} a {{fig:low-way-price*}} con las mismas ventas o tener ese dinero guardado.',
        en: 'The hole in the cash would be {{fig:low-short*}} and would open in {{fig:low-cash-month*}}. To keep it shut: cut {{fig:low-way-cut*}} a month over the {{fig:low-way-months}} months before, raise the price of each {{unit}} to {{fig:low-way-price*}} at the same sales, or have that money put by.',
      },
    ],
  },
  {
    id: 'low.cash.early',
    variants: [
      {
        es: 'En ese caso faltarían {{fig:low-short*}} en {{fig:low-cash-month*}}, demasiado pronto o demasiado dinero para salvarlo con recortes: o está reunido antes de firmar, o se abre con menos.',
        en: 'In that case {{fig:low-short*}} would be missing in {{fig:low-cash-month*}}, too soon or too much to be saved by cutting costs: either it is raised before anything is signed, or the opening has to be smaller.',
      },
      {
        es: 'La caja pediría entonces {{fig:low-short*}} en {{fig:low-cash-month*}}. Ni subir precios ni recortar gastos llega a esa cifra a tiempo; solo el dinero de partida la cubre.',
        en: 'Cash would then call for {{fig:low-short*}} in {{fig:low-cash-month*}}. Neither higher prices nor lower costs get there in time; only the money at the start covers it.',
      },
      {
        es: 'El hueco de caja sería de {{fig:low-short*}} en {{fig:low-cash-month*}}. Esa es la cifra que hay que llevar apalabrada, porque ningún ahorro de unos meses la iguala.',
        en: 'The hole in the cash would be {{fig:low-short*}}, in {{fig:low-cash-month*}}. That is the sum to have promised beforehand, since no saving of a few months matches it.',
      },
    ],
  },
];

const DECISIONS: readonly Message[] = [
  {
    id: 'decide.stop',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss || diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Aquí la decisión va antes que la apertura. Hay tres salidas y se pueden combinar: cobrar {{fig:price-needed*}}, abaratar lo que cuesta cada {{unit}} o empezar con menos gasto fijo. Si ninguna es posible, la cuenta dice que no se abra.',
        en: 'Here the decision comes before the opening. There are three ways out and they can be combined: charge {{fig:price-needed*}}, make each {{unit}} cheaper to deliver, or start with lower fixed costs. If none is possible, the sums say not to open.',
      },
      {
        es: 'Antes de fijar fecha hay que decidir. Cobrar {{fig:price-needed*}}, gastar menos en cada {{unit}} o arrancar con gastos fijos más bajos: una de las tres, o varias juntas. Si no cabe ninguna, lo sensato es no abrir.',
        en: 'A decision comes before any date. Charge {{fig:price-needed*}}, spend less on each {{unit}} or start with lower fixed costs: one of the three, or several together. If none fits, the sensible course is not to open.',
      },
      {
        es: 'Lo que se decide aquí es si se abre. Se abre si el precio llega a {{fig:price-needed*}}, si baja el coste de cada {{unit}} o si el gasto fijo se encoge, por separado o a la vez; de lo contrario, no.',
        en: 'What is decided here is whether to open at all. It opens if the price reaches {{fig:price-needed*}}, if the cost of each {{unit}} comes down or if fixed costs shrink, singly or together; otherwise not.',
      },
    ],
  },
  {
    id: 'decide.quarter',
    variants: [
      {
        es: 'Quien dirige mira tres cifras el primer lunes de cada mes: {{measures}}. Si en el tercer mes el volumen va por debajo de {{fig:measure-units-floor*}}, se aplica el plan: se aplazan los gastos que no traen ventas, se avisa a {{lender}} antes de que pregunte y se habla con los clientes que ya compraron.',
        en: 'On the first Monday of each month the founder looks at three readings: {{measures}}. If volume is under {{fig:measure-units-floor*}} in the third month, the plan comes into force: costs that bring no sales are put off, word goes to {{lender}} before anybody asks, and those who have already bought get a call.',
      },
      {
        es: 'El tercer mes es la fecha: con menos de {{fig:measure-units-floor*}} {{units}} se recorta lo que no vende, se pide a {{lender}} un plazo más largo mientras aún hay caja y se dedica esa semana a llamar a quien ya compró. Decidirlo hoy, sin prisa, es lo que distingue un plan de un susto.',
        en: 'Month three is the date: with fewer than {{fig:measure-units-floor*}} {{units}}, whatever does not sell is cut, more time is asked of {{lender}} while there is still cash, and that week goes into calling those who have bought. Deciding it today, without haste, is what separates a plan from a fright.',
      },
      {
        es: 'La prueba llega en el tercer mes, con {{fig:measure-units-floor*}} {{units}} como marca. Por debajo se hace lo acordado, y en este orden: congelar todo gasto que no venda, contárselo a {{lender}} y llamar uno por uno a los clientes que ya hay.',
        en: 'The test comes in month three, with {{fig:measure-units-floor*}} {{units}} as the mark. Below it, what was agreed is done, in this order: freeze every cost that does not sell, tell {{lender}}, and ring the existing customers one by one.',
      },
      {
        es: 'Antes de que acabe el tercer mes se comparan las ventas con {{fig:measure-units-floor*}} {{units}}. Si no llegan, esa misma semana: fuera el gasto que no trae clientes, una llamada a {{lender}} y otra a cada persona que ya pagó una vez.',
        en: 'Before the third month is out, sales are compared with {{fig:measure-units-floor*}} {{units}}. If they fall short, that same week: out goes any cost that brings no customers, with one call to {{lender}} and one to each person who has already paid once.',
      },
      {
        es: 'Con {{fig:measure-units-floor*}} {{units}} en el tercer mes se sigue; con menos se cambia. El cambio está escrito: gastar solo en lo que vende, hablar con {{lender}} mientras no hace falta y preguntar a quienes compraron qué les faltó.',
        en: 'With {{fig:measure-units-floor*}} {{units}} in the third month, carry on; with fewer, change. The change is written down: spend only on what sells, talk to {{lender}} while there is no need, and ask those who bought what was missing.',
      },
    ],
  },
];
