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
import { tradeRisks } from './trade-risks.ts';
import { hasRescue } from './write-rescue.ts';

const ROWS = 6;
/** Where the measures against lower sales take a table of their own, a full page does without the last. */
const SPARE = 1;
/** The others are of the trade. */
const MOST_OWN = 4;

/** The risks that the figures show, then those of the trade, the two that are threats among them: six in all, each with its sign, what it would cost here, the answer and what that is paid with. */
export function writeRiskTable(told: Draft): Block {
  const draft = { ...told, slots: { ...told.slots, ...workSlot(told), ...riskSlots(told) } };
  const own = MODEL_RISKS.filter(({ when }) => when(draft)).slice(0, MOST_OWN);
  const tellsHands = isAlone(draft) || lacksHands(draft);
  const trade = tradeRisks(draft)
    .filter(({ hits }) => !(tellsHands && isOfHands(hits)))
    .slice(0, ROWS - own.length);
  const costs = costsApart(
    draft,
    trade.map(({ hits }) => hits),
  );
  const row = (...cells: readonly PlanText[]) => ({ cells: cells.map((cell) => words(capital(cell))) });
  return table({
    title: { es: 'Los riesgos, por orden', en: 'The risks, in order' },
    note: noteFor(draft),
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
        ...(hasRescue(draft) && own.length + at === ROWS - 1 ? { spare: SPARE } : {}),
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
  const [es, en] = model.assumptions.team.value <= 1 ? ['', ''] : [', salvo donde diga otra persona', ', unless another is named'];
  return {
    es: `Coste con un solo cambio; si afecta al resultado, después de impuestos. A cargo de ${who.es}${es}.`,
    en: `Costs are for one change at a time, after tax where they affect the result. Owner: ${who.en}${en}.`,
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
    es: 'que sueldos, alquiler y primera cuota empiecen el día de abrir',
    en: 'agree that wages, rent and the first instalment start on opening day',
  },
  means: NO_OUTLAY,
};

const MODEL_RISKS: readonly OwnRisk[] = [
  {
    when: ({ diagnosis }) => diagnosis.sellsAtLoss,
    risk: { es: 'cada venta pierde dinero', en: 'each sale loses money' },
    trigger: { es: 'ya ocurre, con {{fig:loss-unit}} por {{unit}}', en: 'it already does, {{fig:loss-unit}} for each {{unit}}' },
    costs: [LOSS_OF_YEAR],
    response: { es: 'no abrir hasta cambiar el precio o el coste', en: 'do not open until price or cost changes' },
    means: NO_OUTLAY,
  },
  {
    when: isAlone,
    risk: { es: 'falta quien hace todo el trabajo: sin esa persona no se abre', en: 'the one person is away: nothing opens without them' },
    trigger: { es: 'tres días seguidos sin poder trabajar', en: 'three days in a row unable to work' },
    costs: riskCosts('week'),
    response: LICENSED_STAND_IN,
    means: FROM_RESERVE,
  },
  {
    when: ({ diagnosis }) => diagnosis.hasGap,
    risk: { es: 'no se reúnen los {{fig:to-find}} que faltan', en: 'the missing {{fig:to-find}} is not raised' },
    trigger: { es: 'sin un sí por escrito el {{fig:go-by}}', en: 'no written commitment by {{fig:go-by}}' },
    costs: MISSING_MONEY,
    response: { es: '{{withoutIt}}', en: '{{withoutIt}}' },
    means: NO_OUTLAY,
  },
  {
    when: ({ figures, facts }) => figures['hit-slow'] !== undefined && isTakenOver(facts),
    risk: { es: 'parte de la clientela se va con quien lo deja', en: 'part of the customers leave with the seller' },
    trigger: { es: '{{alarm}}', en: '{{alarm}}' },
    costs: SLOW_MONTH,
    response: {
      es: 'quien lo deja presenta a cada cliente, mismas horas y mismo género los primeros meses; si no basta, {{lowPlan}}',
      en: 'the seller introduces each customer, same hours and goods in the first months; if that is not enough, {{lowPlan}}',
    },
    means: NO_OUTLAY,
  },
  ...BET_RISKS,
  {
    when: (draft) => draft.figures['hit-slow'] !== undefined && areMostUnpaid(draft) && !isTakenOver(draft.facts),
    risk: {
      es: '{{fig:unpaid-customers}} de {{fig:funnel-customers}} clientes nuevos han de llegar sin presupuesto',
      en: '{{fig:unpaid-customers}} of the {{fig:funnel-customers}} new customers have to come without paid marketing',
    },
    trigger: {
      es: 'en {{fig:m01-name}}, {{fewNew}}; a cada uno se le pregunta cómo llegó',
      en: '{{fewNew}} in {{fig:m01-name}}; each is asked how they found the business',
    },
    costs: SLOW_MONTH,
    response: {
      es: 'el dinero pasa al canal más barato; si no basta, {{lowPlan}}',
      en: 'the money moves to the cheapest channel; if that is not enough, {{lowPlan}}',
    },
    means: FROM_SELLING,
  },
  {
    when: (draft) => lacksHands(draft) && draft.figures['service-units'] !== undefined,
    risk: { es: 'faltan manos: alguien enferma o se pide más', en: 'short-staffed: illness, or more demand than planned' },
    // Where the forecast itself passes what fits, an alarm at what fits would ring every month.
    trigger: { es: '{{handsSign}}, o tres días sin poder trabajar', en: '{{handsSign}}, or three days unable to work' },
    costs: riskCosts('week'),
    response: STAND_IN,
    means: FROM_RESERVE,
  },
  {
    when: (draft) => !isAlone(draft) && lacksHands(draft) && draft.figures['service-units'] === undefined,
    risk: { es: 'enferma quien hace el trabajo', en: 'whoever does the work falls ill' },
    trigger: { es: 'tres días seguidos sin poder trabajar', en: 'three days in a row unable to work' },
    costs: riskCosts('week'),
    response: STAND_IN,
    means: FROM_RESERVE,
  },
  {
    when: (draft) => draft.figures['hit-slow'] !== undefined && !areMostUnpaid(draft) && !isTakenOver(draft.facts),
    risk: { es: 'la clientela tarda más de lo previsto', en: 'customers come more slowly than forecast' },
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
    response: { es: 'que sueldos y alquiler empiecen el día de abrir', en: 'agree that wages and rent start on opening day' },
  },
  {
    ...OPENS_LATE,
    when: (draft) => OPENS_LATE.when(draft) && !draft.diagnosis.hasLoan && amountOf(draft.figures, 'cost-rent') === 0,
    response: { es: 'que los sueldos empiecen el día de abrir', en: 'agree that wages start on opening day' },
  },
  { ...OPENS_LATE, when: (draft) => OPENS_LATE.when(draft) && draft.diagnosis.hasLoan && amountOf(draft.figures, 'cost-rent') > 0 },
  {
    ...OPENS_LATE,
    when: (draft) => OPENS_LATE.when(draft) && draft.diagnosis.hasLoan && amountOf(draft.figures, 'cost-rent') === 0,
    response: {
      es: 'que sueldos y primera cuota empiecen el día de abrir',
      en: 'agree that wages and the first instalment start on opening day',
    },
  },
];
