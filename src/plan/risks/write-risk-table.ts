import { isTakenOver } from '../../facts/is-taken-over.ts';
import type { RiskHit } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { workSlot } from '../operations/capacity-words.ts';
import type { Block, PlanText } from '../plan.ts';
import { label, sayFirst } from '../say.ts';
import { sayFounders } from '../told/team-words.ts';
import { capital, table, words } from '../write-block.ts';
import { BET_RISKS, type OwnRisk, PARTNERS_PART, PRICES_LAG } from './bet-risks.ts';
import { costsApart } from './costs-apart.ts';
import {
  answerTo,
  FROM_RESERVE,
  FROM_SELLING,
  fromReserve,
  fromSelling,
  LICENSED_STAND_IN,
  NO_OUTLAY,
  STAND_IN,
} from './risk-answer-words.ts';
import { LATE_START, LOSS_OF_YEAR, MISSING_MONEY, riskCosts, SLOW_MONTH } from './risk-cost-words.ts';
import { riskSlots } from './risk-slots.ts';
import { COSTS_RISE, tradeRisks } from './trade-risks.ts';
import { hasRescue } from './write-rescue.ts';

const ROWS = 6;
/** Where the measures against lower sales take a table of their own, a page that would take two sheets does without the last, and then without the one before. */
const SPARE_ROWS = 2;
/** The others are of the trade. */
const MOST_OWN = 4;

/** The risks that the figures show, then those of the trade, the two that are threats among them: six in all, each with its sign, what it would cost here, the answer and what that is paid with. */
export function writeRiskTable(told: Draft): Block {
  const draft = { ...told, slots: { ...told.slots, ...workSlot(told), ...riskSlots(told) } };
  const own = MODEL_RISKS.filter(({ when }) => when(draft)).slice(0, MOST_OWN);
  const tellsHands = isAlone(draft) || lacksHands(draft);
  const trade = [...tradeRisks(draft).filter(({ hits }) => !(tellsHands && isOfHands(hits))), COSTS_RISE].slice(0, ROWS - own.length);
  const costs = costsApart(
    draft,
    trade.map(({ hits }) => hits),
  );
  const row = (...cells: readonly PlanText[]) => ({ cells: cells.map((cell) => words(capital(cell))) });
  return table({
    title: { es: 'Los riesgos, por orden', en: 'The risks, in order' },
    note: noteFor(draft),
    isNoteSpare: true,
    size: 'text',
    columns: [
      { head: { es: 'Riesgo', en: 'Risk' }, align: 'start', width: 4 },
      { head: { es: 'Señal de alarma', en: 'Warning sign' }, align: 'start', width: 4 },
      { head: { es: 'Qué costaría', en: 'What it would cost' }, align: 'start', width: 4 },
      { head: { es: 'Qué se hace', en: 'What is done' }, align: 'start', width: 5 },
      { head: { es: 'Con qué', en: 'With what' }, align: 'start', width: 4 },
    ],
    rows: [
      ...own.map(({ risk, trigger, costs, response, means }) =>
        row(label(draft, risk), label(draft, trigger), sayFirst(draft, costs), label(draft, response), label(draft, payFor(draft, means))),
      ),
      ...trade.map(({ risk, trigger, hits, response }, at) => ({
        ...row(risk, trigger, costs[at] ?? sayFirst(draft, riskCosts(hits)), response, label(draft, answerTo(draft, hits))),
        ...(hasRescue(draft) && own.length + at >= ROWS - SPARE_ROWS ? { spare: own.length + at - (ROWS - SPARE_ROWS) + 1 } : {}),
      })),
    ],
  });
}

function payFor(draft: Draft, means: PlanText): PlanText {
  if (!isAffordable(draft, means)) return NO_OUTLAY;
  return means === FROM_RESERVE ? fromReserve(draft) : means === FROM_SELLING ? fromSelling(draft) : means;
}

/** The marketing budget pays for selling only where there is one, and where the measures below do not halve it. */
function isAffordable(draft: Draft, means: PlanText): boolean {
  return means !== FROM_SELLING || (amountOf(draft.figures, 'cost-marketing') > 0 && !hasRescue(draft));
}

/** From this share of the hours there are, one person ill is too many. */
const FULL_PCT = 90;

function isFull(figures: Draft['figures']): boolean {
  return figures['service-units'] !== undefined && amountOf(figures, 'service-use') >= FULL_PCT;
}

/** Whether the busiest month leaves no hands to spare; or one or two do it all, and no risk of the trade says so. */
function lacksHands({ figures, model, sector, diagnosis }: Draft): boolean {
  if (diagnosis.sellsAtLoss || figures['hit-week'] === undefined) return false;
  if (figures['service-units']) return isFull(figures);
  return model.assumptions.team.value <= 2 && !sector.pack.risks.slice(0, ROWS / 2).some(({ hits }) => isOfHands(hits));
}

/** Whether more of the new customers are to come without money than by it. */
function areMostUnpaid({ figures }: Draft): boolean {
  const [unpaid, all] = [amountOf(figures, 'unpaid-customers'), amountOf(figures, 'funnel-customers')];
  return unpaid * 2 > all && figures['m01-new'] !== undefined;
}

/** Whether the work takes a licence that one person alone has, and the hours are not already the risk: without them nothing opens. */
function isAlone({ sector, model, figures, diagnosis }: Draft): boolean {
  const isOne = sector.id === 'health_clinic' && model.assumptions.team.value <= 1;
  return isOne && figures['hit-week'] !== undefined && !diagnosis.sellsAtLoss && !isFull(figures);
}

/** What stops the work for a week or a month. */
function isOfHands(hits: RiskHit): boolean {
  return hits === 'week' || hits === 'month';
}

/** Where the costs come from, and who answers for every line that names nobody. */
function noteFor({ model, figures }: Draft): PlanText {
  const who = sayFounders(figures);
  const [es, en] = model.assumptions.team.value <= 1 ? ['', ''] : [', salvo que se indique otra persona', ', unless another is named'];
  return {
    es: `Cada coste es el de un solo riesgo. Los del primer año son después de impuestos; los demás, antes. A cargo de ${who.es}${es}.`,
    en: `Each cost is that of one risk alone. Those of the first year are after tax; the others, before. Owner: ${who.en}${en}.`,
  };
}

const OPENS_LATE: OwnRisk = {
  when: ({ figures, steps }) => figures['hit-start'] !== undefined && !steps.isOpen,
  risk: { es: 'se abre un mes más tarde', en: 'opening slips by a month' },
  trigger: {
    es: 'un permiso o un pedido sin fecha el {{lastDay}}',
    en: 'a permit or an order with no date by {{lastDay}}',
  },
  costs: [LATE_START],
  response: {
    es: 'acordar que sueldos, alquiler y préstamo se paguen desde la apertura',
    en: 'agree that wages, rent and the first instalment start at opening',
  },
  means: NO_OUTLAY,
};

const MODEL_RISKS: readonly OwnRisk[] = [
  {
    when: ({ diagnosis }) => diagnosis.sellsAtLoss,
    risk: { es: 'cada venta pierde dinero', en: 'each sale loses money' },
    trigger: { es: 'ya ocurre: se pierden {{fig:loss-unit}} por {{unit}}', en: 'it already does: {{fig:loss-unit}} for each {{unit}}' },
    costs: [LOSS_OF_YEAR],
    response: { es: 'no abrir hasta cambiar el precio o el coste', en: 'do not open until price or cost changes' },
    means: NO_OUTLAY,
  },
  {
    when: isAlone,
    risk: { es: 'enferma la única persona que puede trabajar, y no se abre', en: 'the one person is away: nothing opens without them' },
    trigger: { es: 'tres días seguidos de baja', en: 'three days of sick leave in a row' },
    costs: riskCosts('week'),
    response: LICENSED_STAND_IN,
    means: FROM_RESERVE,
  },
  {
    when: ({ diagnosis }) => diagnosis.hasGap,
    risk: { es: 'no se reúnen los {{fig:to-find}} que faltan', en: 'the missing {{fig:to-find}} is not raised' },
    trigger: { es: 'sin promesa por escrito el {{fig:go-by}}', en: 'no written promise by {{fig:go-by}}' },
    costs: MISSING_MONEY,
    response: { es: '{{withoutIt}}', en: '{{withoutIt}}' },
    means: NO_OUTLAY,
  },
  {
    when: ({ figures, facts }) => figures['hit-slow'] !== undefined && isTakenOver(facts),
    risk: { es: 'parte de la clientela se va con el anterior dueño', en: 'some customers leave with the previous owner' },
    trigger: { es: '{{alarm}}', en: '{{alarm}}' },
    costs: SLOW_MONTH,
    response: {
      es: 'el anterior dueño presenta a cada cliente y se mantienen horario y género; si no basta, {{lowPlan}}',
      en: 'the previous owner introduces each customer, and hours and goods stay the same; if that is not enough, {{lowPlan}}',
    },
    means: NO_OUTLAY,
  },
  ...BET_RISKS,
  {
    when: (draft) => draft.figures['hit-slow'] !== undefined && areMostUnpaid(draft) && !isTakenOver(draft.facts),
    risk: {
      es: 'no llegan los clientes que el plan espera sin publicidad, {{fig:unpaid-customers}} de {{fig:funnel-customers}}',
      en: '{{fig:unpaid-customers}} of the {{fig:funnel-customers}} new customers have to come without paid marketing',
    },
    trigger: {
      es: '{{fewNew}} en {{fig:m01-name}}',
      en: '{{fewNew}} in {{fig:m01-name}}',
    },
    costs: SLOW_MONTH,
    response: {
      es: 'pasar el presupuesto al canal más barato y, si no basta, {{lowPlan}}',
      en: 'move the budget to the cheapest channel and, if that is not enough, {{lowPlan}}',
    },
    means: FROM_SELLING,
  },
  {
    when: (draft) => lacksHands(draft) && draft.figures['service-units'] !== undefined,
    risk: { es: 'falta personal, por enfermedad o por exceso de trabajo', en: 'short-staffed through illness or too much work' },
    // Where the forecast itself passes what fits, an alarm at what fits would ring every month.
    trigger: { es: '{{handsSign}}, o tres días de baja', en: '{{handsSign}}, or three days of sick leave' },
    costs: riskCosts('week'),
    response: STAND_IN,
    means: FROM_RESERVE,
  },
  {
    when: (draft) => !isAlone(draft) && lacksHands(draft) && draft.figures['service-units'] === undefined,
    risk: { es: 'enferma quien hace el trabajo', en: 'whoever does the work falls ill' },
    trigger: { es: 'tres días seguidos de baja', en: 'three days of sick leave in a row' },
    costs: riskCosts('week'),
    response: STAND_IN,
    means: FROM_RESERVE,
  },
  {
    when: (draft) => draft.figures['hit-slow'] !== undefined && !areMostUnpaid(draft) && !isTakenOver(draft.facts),
    risk: { es: 'la clientela llega más despacio de lo previsto', en: 'customers come more slowly than forecast' },
    trigger: { es: '{{alarm}}', en: '{{alarm}}' },
    costs: SLOW_MONTH,
    response: { es: '{{lowPlan}}', en: '{{lowPlan}}' },
    means: FROM_SELLING,
  },
  PRICES_LAG,
  PARTNERS_PART,
  {
    ...OPENS_LATE,
    when: (draft) => OPENS_LATE.when(draft) && !draft.diagnosis.hasLoan && amountOf(draft.figures, 'cost-rent') > 0,
    response: { es: 'acordar que sueldos y alquiler se paguen desde la apertura', en: 'agree that wages and rent start at opening' },
  },
  {
    ...OPENS_LATE,
    when: (draft) => OPENS_LATE.when(draft) && !draft.diagnosis.hasLoan && amountOf(draft.figures, 'cost-rent') === 0,
    response: { es: 'acordar que los sueldos se paguen desde la apertura', en: 'agree that wages start at opening' },
  },
  { ...OPENS_LATE, when: (draft) => OPENS_LATE.when(draft) && draft.diagnosis.hasLoan && amountOf(draft.figures, 'cost-rent') > 0 },
  {
    ...OPENS_LATE,
    when: (draft) => OPENS_LATE.when(draft) && draft.diagnosis.hasLoan && amountOf(draft.figures, 'cost-rent') === 0,
    response: {
      es: 'acordar que sueldos y préstamo se paguen desde la apertura',
      en: 'agree that wages and the first instalment start at opening',
    },
  },
];
