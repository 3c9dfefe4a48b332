import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block, PlanText } from './plan.ts';
import { answeredBy, answerTo, FROM_SELLING, NO_OUTLAY } from './risk-answer-words.ts';
import { LATE_START, LOSS_OF_YEAR, MISSING_MONEY, riskCosts, SLOW_MONTH } from './risk-cost-words.ts';
import { workSlot } from './role-words.ts';
import { label, sayFirst } from './say.ts';
import { capital, table, words } from './write-block.ts';

const ROWS = 6;

/** The risks that the figures show, then those of the trade: six in all, each with its sign, what it would cost here, the answer and who gives it with what. */
export function writeRiskTable(told: Draft): Block {
  const draft = { ...told, slots: { ...told.slots, ...workSlot(told) } };
  const isAlone = draft.model.assumptions.team.value <= 1;
  const own = MODEL_RISKS.filter(({ when }) => when(draft)).slice(0, ROWS / 2);
  const trade = draft.sector.pack.risks.slice(0, ROWS - own.length);
  const row = (...cells: readonly PlanText[]) => ({ cells: cells.map((cell) => words(capital(cell))) });
  return table({
    title: { es: 'Los riesgos, por orden', en: 'The risks, in order' },
    note: isAlone ? { es: `${NOTE.es} Los vigila quien emprende.`, en: `${NOTE.en} The founder watches them all.` } : NOTE,
    size: 'text',
    columns: [
      { head: { es: 'Riesgo', en: 'Risk' }, align: 'start', width: 4 },
      { head: { es: 'Salta la alarma con', en: 'The alarm goes off at' }, align: 'start', width: 4 },
      { head: { es: 'Qué costaría', en: 'What it would cost' }, align: 'start', width: 4 },
      { head: { es: 'Qué se hace', en: 'What is done' }, align: 'start', width: 5 },
      { head: isAlone ? { es: 'Con qué', en: 'With what' } : { es: 'Quién y con qué', en: 'Who, with what' }, align: 'start', width: 4 },
    ],
    rows: [
      ...own.map(({ risk, trigger, costs, response, means }) =>
        row(
          label(draft, risk),
          label(draft, trigger),
          sayFirst(draft, costs),
          label(draft, response),
          label(
            draft,
            answeredBy(draft, means === FROM_SELLING && Number(draft.figures['cost-marketing']?.value ?? 0) === 0 ? NO_OUTLAY : means),
          ),
        ),
      ),
      ...trade.map(({ risk, trigger, hits, response }) =>
        row(risk, trigger, sayFirst(draft, riskCosts(hits)), response, label(draft, answerTo(draft, hits))),
      ),
    ],
  });
}

const NOTE: PlanText = {
  es: 'Lo que costaría cada uno sale de las cifras de este plan, con un solo cambio cada vez; lo que toca al resultado, después de impuestos.',
  en: 'What each would cost comes from the figures of this plan, one change at a time; what touches the result is after tax.',
};

const MODEL_RISKS: readonly {
  readonly when: (draft: Draft) => boolean;
  readonly risk: PlanText;
  readonly trigger: PlanText;
  readonly costs: readonly Message[];
  readonly response: PlanText;
  readonly means: PlanText;
}[] = [
  {
    when: ({ diagnosis }) => diagnosis.sellsAtLoss,
    risk: { es: 'cada venta pierde dinero', en: 'each sale loses money' },
    trigger: { es: 'ya ocurre, con {{fig:loss-unit}} por {{unit}}', en: 'it already does, {{fig:loss-unit}} for each {{unit}}' },
    costs: [LOSS_OF_YEAR],
    response: { es: 'no abrir hasta cambiar el precio o el coste', en: 'do not open until price or cost changes' },
    means: NO_OUTLAY,
  },
  {
    when: ({ diagnosis }) => diagnosis.hasGap,
    risk: { es: 'no se reúnen los {{fig:to-find}} que faltan', en: 'the missing {{fig:to-find}} is not raised' },
    trigger: { es: 'sin un sí por escrito un mes antes de abrir', en: 'no written yes a month before opening' },
    costs: MISSING_MONEY,
    response: { es: 'abrir más pequeño; no firmar el local antes', en: 'open smaller; sign no lease before' },
    means: NO_OUTLAY,
  },
  {
    when: ({ figures }) => figures['hit-slow'] !== undefined,
    risk: { es: 'la clientela tarda más de lo previsto', en: 'customers come more slowly than forecast' },
    trigger: {
      es: 'menos de {{fig:measure-units-floor}} {{units}} en {{fig:m03-name}}',
      en: 'fewer than {{fig:measure-units-floor}} {{units}} in {{fig:m03-name}}',
    },
    costs: SLOW_MONTH,
    response: { es: 'aplazar gastos fijos y llamar a quien ya compró', en: 'put off fixed costs and call those who have bought' },
    means: FROM_SELLING,
  },
  {
    when: ({ figures, model }) =>
      figures['hit-start'] !== undefined && String(figures['plan-date']?.value ?? '').slice(0, 7) < model.assumptions.start.value,
    risk: { es: 'se abre un mes más tarde', en: 'opening slips by a month' },
    trigger: { es: 'un permiso o un pedido sin fecha en la recta final', en: 'a permit or an order with no date in the last weeks' },
    costs: [LATE_START],
    response: { es: 'que sueldos y alquiler empiecen el día de abrir', en: 'wages and rent that start on opening day' },
    means: NO_OUTLAY,
  },
];
