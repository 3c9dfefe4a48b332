import { ESCAPE_DECISION, withEscapes } from '../business-model/escape-words.ts';
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import { countSlots } from '../market/count-threshold-words.ts';
import { paysForGap } from '../marketing/pays-for-gap.ts';
import type { Message } from '../message.ts';
import type { Block, Page, PlanText } from '../plan.ts';
import { firstOf, join, label, say, sayAll, sayFirst } from '../say.ts';
import { bullets, heading, paragraph } from '../write-block.ts';
import { drawRoadmap } from './draw-roadmap.ts';
import { closingOf, debtOf, exitSlots } from './exit-words.ts';
import { CASH_LOWER, DRIVER, FALLS_FURTHER, LOW_CASE, LOWER, UNSERVED } from './low-case-words.ts';
import { SIGNING, signSlots } from './sign-words.ts';
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
      ...writeDecisions(draft),
      drawRoadmap(draft),
    ],
  };
}

/** What has to be true for anything to be signed, what closes the business, and what would be owed then. */
function writeDecisions(draft: Draft): readonly Block[] {
  const told = { ...draft, slots: { ...draft.slots, ...countSlots(draft), ...signSlots(draft), ...exitSlots(draft) } };
  const parts: readonly (readonly [PlanText, readonly Message[]])[] = [
    [TO_SIGN, firstOf(draft, SIGNING)],
    [TO_CLOSE, closingOf(draft)],
    [OWED_THEN, debtOf(draft)],
  ];
  const items = parts.flatMap(([name, messages]) => {
    const text = sayAll(told, messages);
    return text ? [join([name, text], ' ')] : [];
  });
  return items.length > 0 ? [bullets(items)] : [];
}

const TO_SIGN: PlanText = { es: '**Firma.**', en: '**Signing.**' };
const TO_CLOSE: PlanText = { es: '**Cierre.**', en: '**Closing.**' };
const OWED_THEN: PlanText = { es: '**Deuda.**', en: '**Debt.**' };

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

const FEWER_SOLD = { es: 'Si se vende un {{fig:scenario-drop}} menos', en: 'If sales are {{fig:scenario-drop}} lower' };
const FEWER_WON = { es: 'Si se gana un {{fig:scenario-drop}} menos de clientes', en: 'If {{fig:scenario-drop}} fewer customers are won' };

/** What the first of the costs that can be put off comes to; not where marketing is to go up that same month, for those whom no channel brings. */
const AMOUNTS: Message = {
  id: 'decide.amounts',
  when: ({ figures, diagnosis }) => diagnosis.breakEven !== 'never' && figures['cut-marketing'] !== undefined && !paysForGap({ figures }),
  variants: [
    {
      es: 'Reducir la publicidad a la mitad, de {{fig:m04-name}} a {{fig:m12-name}}, ahorra {{fig:cut-marketing*}}.',
      en: 'Halving the marketing, from {{fig:m04-name}} to {{fig:m12-name}}, saves {{fig:cut-marketing*}}.',
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
        es: 'Con estas cuentas, primero hay que decidir si se abre, y el precio de los libros es fijo. Para abrir, el distribuidor tiene que mejorar su descuento, los gastos fijos tienen que bajar o la tienda tiene que vender también otros artículos. Si nada de eso es posible, es mejor no abrir.',
        en: 'On these figures the first decision is whether to open at all, and the price of books is fixed. To open, the distributor has to improve the discount, fixed costs have to come down or the shop has to sell other goods as well. If none of that is possible, it is better not to open.',
      },
    ],
  },
  {
    id: 'decide.stop',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss || diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Con estas cuentas, primero hay que decidir si se abre. Hay tres soluciones, que se pueden combinar: cobrar {{fig:price-needed*}}, reducir el coste de cada {{unit}} o empezar con menos gastos fijos. Si ninguna es posible, es mejor no abrir.',
        en: 'On these figures the first decision is whether to open at all. There are three options, which can be combined: charge {{fig:price-needed*}}, make each {{unit}} cheaper to deliver, or start with lower fixed costs. If none is possible, it is better not to open.',
      },
      {
        es: 'Antes de fijar una fecha hay que decidir si se abre. Para que salgan las cuentas hace falta cobrar {{fig:price-needed*}}, gastar menos en cada {{unit}} o empezar con gastos fijos más bajos, o varias de esas cosas a la vez. Si ninguna es posible, lo sensato es no abrir.',
        en: 'Whether to open has to be decided before any date is set. For the figures to work, the business has to charge {{fig:price-needed*}}, spend less on each {{unit}} or start with lower fixed costs, or several of these together. If none is possible, the sensible course is not to open.',
      },
      {
        es: 'La primera decisión es si el negocio abre. Puede abrir si el precio llega a {{fig:price-needed*}}, si baja el coste de cada {{unit}} o si bajan los gastos fijos, por separado o a la vez. De lo contrario, no debería abrir.',
        en: 'The first decision is whether the business opens. It can open if the price reaches {{fig:price-needed*}}, if the cost of each {{unit}} comes down or if fixed costs do, separately or together. Otherwise it should not.',
      },
    ],
  },
  {
    id: 'decide.quarter.unlent',
    when: ({ diagnosis }) => !diagnosis.hasLoan,
    variants: [
      {
        es: 'Al acabar el tercer mes se comprueban las ventas. Con {{alarm}}, el negocio deja esa misma semana de pagar lo que no trae clientes, llama a quienes ya compraron y, si alguien más puso dinero, le avisa.',
        en: 'Sales are checked at the end of the third month. At {{alarm}}, the business stops paying that same week for whatever brings no customers, calls those who have already bought and, if anybody else put in money, tells them.',
      },
    ],
  },
  {
    id: 'decide.quarter',
    variants: [
      {
        es: 'El primer lunes de cada mes se revisan tres cifras: {{measures}}. Con {{alarm}} se aplica el plan, que consiste en aplazar los gastos que no traen ventas, avisar a {{lender}} antes de que pregunte y llamar a los clientes que ya compraron.',
        en: 'Three figures are reviewed on the first Monday of each month: {{measures}}. At {{alarm}} the plan applies, which means postponing costs that bring no sales, telling {{lender}} before having to be asked and calling past customers.',
      },
      {
        es: 'Con {{alarm}}, el negocio recorta los gastos que no traen ventas y pide a {{lender}} un plazo más largo mientras aún hay caja. Esa misma semana se llama a quienes ya compraron.',
        en: 'At {{alarm}}, the business cuts costs that bring no sales and asks {{lender}} for a longer term while there is still cash. That same week is for calling past customers.',
      },
      {
        es: 'Las ventas se revisan al acabar el tercer mes. Con {{alarm}} se hace lo acordado, por este orden: congelar los gastos que no traen ventas, avisar a {{lender}} y llamar a los clientes que ya compraron.',
        en: 'Sales are reviewed at the end of the third month. At {{alarm}}, what was agreed is done in this order: freeze costs that bring no sales, tell {{lender}}, and call past customers.',
      },
      {
        es: 'Al acabar el tercer mes se comprueban las ventas. Con {{alarm}}, el negocio elimina esa misma semana los gastos que no traen clientes, llama a {{lender}} y después a quienes ya compraron.',
        en: 'Sales are checked at the end of the third month. At {{alarm}}, the business drops that same week any cost that brings no customers, calls {{lender}} and then those who have already bought.',
      },
      {
        es: 'Con {{alarm}} hay que cambiar de rumbo: gastar solo en lo que trae ventas, hablar con {{lender}} antes de necesitarlo y preguntar a quienes compraron qué echaron en falta.',
        en: 'At {{alarm}} the course has to change: spend only on what brings sales, talk to {{lender}} before it becomes necessary and ask those who bought what was missing.',
      },
    ],
  },
];
