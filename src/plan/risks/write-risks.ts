import { ESCAPE_DECISION, withEscapes } from '../business-model/escape-words.ts';
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import { countSlots } from '../market/count-threshold-words.ts';
import { paysForGap } from '../marketing/pays-for-gap.ts';
import type { Message } from '../message.ts';
import { GO_OR_NOT, licenceSlots, MEND_OR_NOT, mendSlots, TAKE_OR_NOT } from '../operations/steps-words.ts';
import type { Block, Page } from '../plan.ts';
import { firstOf, holds, label, say, sayFirst } from '../say.ts';
import { heading, paragraph } from '../write-block.ts';
import { drawRoadmap } from './draw-roadmap.ts';
import { exitOf, exitSlots } from './exit-words.ts';
import { CASH_LOWER, DRIVER, FALLS_FURTHER, LOW_CASE, LOWER, UNSERVED } from './low-case-words.ts';
import { hasRescue, OTHER_LEVERS, SECOND_YEAR, writeRescue } from './write-rescue.ts';
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
      ...(hasRescue(draft) ? writeLowCase(draft) : writeLowOutcome(draft)),
      ...paragraph(
        { ...draft, slots: { ...draft.slots, ...countSlots(draft), ...licenceSlots(draft), ...mendSlots(draft), ...exitSlots(draft) } },
        [TAKE_OR_NOT, MEND_OR_NOT, GO_OR_NOT, ...(hasRescue(draft) && holds(draft, STILL_SHORT) ? [STILL_SHORT] : exitOf(draft))],
      ),
      drawRoadmap(draft),
    ],
  };
}

/** The measures against lower sales, with what they are up against, and what is done where they are not enough. */
function writeLowCase(draft: Draft): readonly Block[] {
  const told = [FALLS_FURTHER, ...firstOf(draft, LOW_CASE), UNSERVED];
  return [
    ...paragraph(draft, told),
    writeRescue(draft),
    ...paragraph(draft, [...firstOf(draft, SECOND_YEAR), OTHER_LEVERS]),
    // The measures are for whoever opens all the same: whether to open is decided before.
    ...(draft.diagnosis.breakEven === 'never' ? paragraph(withEscapes(draft), firstOf(draft, DECISIONS)) : []),
  ];
}

/** What lower sales would leave, and what is decided on seeing them. */
function writeLowOutcome(draft: Draft): readonly Block[] {
  return [
    ...paragraph(draft, [DRIVER]),
    { type: 'paragraph', text: sayFirst(draft, LOWER) },
    ...(runsShort(draft) ? [{ type: 'paragraph' as const, text: say(draft, CASH_LOWER) }] : []),
    heading({ es: 'Cuándo se decide', en: 'When to decide' }),
    ...paragraph(withEscapes(draft), [...firstOf(draft, DECISIONS), AMOUNTS]),
  ];
}

/**
 * Whether the lower sales leave a hole in the cash, deeper than the forecast has anyway, that ends; of one that does not end, the decision
 * below speaks.
 */
function runsShort({ diagnosis, model }: Draft): boolean {
  const [low] = model.scenarios;
  return diagnosis.breakEven !== 'never' && diagnosis.lowCashNegative && low.lowestCash < model.lowestCash.amount;
}

/** All of it done and still not enough: the day on which it ends. */
const STILL_SHORT: Message = {
  id: 'rescue.short',
  when: ({ figures }) => figures['rescue-short'] !== undefined && figures['low-out-month'] !== undefined,
  variants: [
    {
      es: 'Con todas las medidas tomadas faltarían {{fig:rescue-short*}}. Salida: con {{exitSign}}, o alguien los ha prometido por escrito, o se cierra antes de {{fig:low-out-month*}}, con las deudas pagadas.',
      en: 'Even with every measure taken, {{fig:rescue-short*}} would be missing. Exit: at {{exitSign}}, unless somebody has promised that money in writing, the business closes before {{fig:low-out-month*}}, its debts paid.',
    },
  ],
};

const FEWER_SOLD = { es: 'Si se vende un {{fig:scenario-drop}} menos', en: 'If sales are {{fig:scenario-drop}} lower' };
const FEWER_WON = { es: 'Si se gana un {{fig:scenario-drop}} menos de clientes', en: 'If {{fig:scenario-drop}} fewer customers are won' };

/** What the first of the costs that can be put off comes to; not where marketing is to go up that same month, for those whom no channel brings. */
const AMOUNTS: Message = {
  id: 'decide.amounts',
  when: ({ figures, diagnosis }) => diagnosis.breakEven !== 'never' && figures['cut-marketing'] !== undefined && !paysForGap({ figures }),
  variants: [
    {
      es: 'La mitad del marketing, de {{fig:m04-name}} a {{fig:m12-name}}, libera {{fig:cut-marketing*}}.',
      en: 'Half the marketing, from {{fig:m04-name}} to {{fig:m12-name}}, frees {{fig:cut-marketing*}}.',
    },
  ],
};

const DECISIONS: readonly Message[] = [
  ESCAPE_DECISION,
  {
    id: 'decide.stop.fixed-price',
    when: (draft) => (draft.diagnosis.sellsAtLoss || draft.diagnosis.breakEven === 'never') && hasFixedPrice(draft),
    variants: [
      {
        es: 'Aquí la decisión va antes que la apertura, y el precio no se puede tocar: o el distribuidor mejora su descuento, o se empieza con menos gasto fijo, o se vende también lo que no es libro. Si nada de eso es posible, la cuenta dice que no se abra.',
        en: 'Here the decision comes before the opening, and the price cannot be touched: either the distributor improves the discount, or fixed costs start lower, or goods other than books are sold too. If none is possible, the figures say not to open.',
      },
    ],
  },
  {
    id: 'decide.stop',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss || diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Aquí la decisión va antes que la apertura. Hay tres salidas y se pueden combinar: cobrar {{fig:price-needed*}}, abaratar lo que cuesta cada {{unit}} o empezar con menos gasto fijo. Si ninguna es posible, la cuenta dice que no se abra.',
        en: 'Here the decision comes before the opening. There are three options and they can be combined: charge {{fig:price-needed*}}, make each {{unit}} cheaper to deliver, or start with lower fixed costs. If none is possible, the figures say not to open.',
      },
      {
        es: 'Antes de fijar fecha hay que decidir. Cobrar {{fig:price-needed*}}, gastar menos en cada {{unit}} o arrancar con gastos fijos más bajos: una de las tres, o varias juntas. Si no cabe ninguna, lo sensato es no abrir.',
        en: 'A decision comes before any date. Charge {{fig:price-needed*}}, spend less on each {{unit}} or start with lower fixed costs: one of the three, or several together. If none works, the sensible course is not to open.',
      },
      {
        es: 'Lo que se decide aquí es si se abre. Se abre si el precio llega a {{fig:price-needed*}}, si baja el coste de cada {{unit}} o si el gasto fijo se encoge, por separado o a la vez; de lo contrario, no.',
        en: 'What is decided here is whether to open at all. It opens if the price reaches {{fig:price-needed*}}, if the cost of each {{unit}} comes down or if fixed costs shrink, singly or together; otherwise not.',
      },
    ],
  },
  {
    id: 'decide.quarter.unlent',
    when: ({ diagnosis }) => !diagnosis.hasLoan,
    variants: [
      {
        es: 'Al acabar el tercer mes se cuentan las ventas. Con {{alarm}}, esa misma semana se deja de pagar lo que no trae clientes, se llama a cada persona que ya pagó una vez y, si alguien más puso dinero, se le dice.',
        en: 'Sales are counted at the end of the third month. At {{alarm}}, that same week whatever brings no customers stops being paid for, everyone who has already paid once gets a call, and anybody else who put in money is told.',
      },
    ],
  },
  {
    id: 'decide.quarter',
    variants: [
      {
        es: 'Quien emprende mira tres cifras el primer lunes de cada mes: {{measures}}. Con {{alarm}} se aplica el plan: se aplazan los gastos que no traen ventas, se avisa a {{lender}} antes de que pregunte y se habla con los clientes que ya compraron.',
        en: 'On the first Monday of each month the founder looks at three readings: {{measures}}. At {{alarm}} the plan applies: costs that bring no sales are postponed, {{lender}} hears about it before having to ask, and past buyers get a call.',
      },
      {
        es: 'Con {{alarm}} se recorta lo que no vende, se pide a {{lender}} un plazo más largo mientras aún hay caja y se dedica esa semana a llamar a quien ya compró.',
        en: 'At {{alarm}}, whatever does not sell is cut, more time is asked of {{lender}} while there is still cash, and that week goes into calling those who have bought.',
      },
      {
        es: 'La prueba llega con el tercer mes. Con {{alarm}} se hace lo acordado, y en este orden: congelar todo gasto que no venda, contárselo a {{lender}} y llamar uno por uno a los clientes que ya hay.',
        en: 'The test comes with the third month. At {{alarm}}, what was agreed is done, in this order: freeze every cost that does not sell, tell {{lender}}, and ring the existing customers one by one.',
      },
      {
        es: 'Al acabar el tercer mes se cuentan las ventas. Con {{alarm}}, esa misma semana: fuera el gasto que no trae clientes, una llamada a {{lender}} y otra a cada persona que ya pagó una vez.',
        en: 'At the end of the third month sales are counted. At {{alarm}}, that same week: out goes any cost that brings no customers, with one call to {{lender}} and one to each person who has already paid once.',
      },
      {
        es: 'Con {{alarm}} se cambia; con más se sigue. El cambio: gastar solo en lo que vende, hablar con {{lender}} mientras no hace falta y preguntar a quienes compraron qué les faltó.',
        en: 'At {{alarm}}, change; with more, carry on. The change: spend only on what sells, talk to {{lender}} while there is no need, and ask those who bought what was missing.',
      },
    ],
  },
];
