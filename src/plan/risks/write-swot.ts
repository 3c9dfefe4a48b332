import { hasServed } from '../../facts/has-served.ts';
import { isTakenOver } from '../../facts/is-taken-over.ts';
import { nameSources } from '../../facts/money-sources.ts';
import { hasRoom } from '../../finance/measure-room.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { compareRivals } from '../market/compare-rivals.ts';
import { findContrast } from '../market/find-contrast.ts';
import type { ChannelKind } from '../marketing/channel-clues.ts';
import type { Message } from '../message.ts';
import type { Block, PlanText } from '../plan.ts';
import { firstOf, holds, label, say } from '../say.ts';
import { CREDENTIALS } from '../told/gather-quotes.ts';
import { tellCredential } from '../told/tell-credential.ts';
import { capital } from '../write-block.ts';
import { HANDS_MISSING } from './hands-words.ts';
import { isClimbing, isOfSeason } from './judge-season.ts';
import { PEAKS } from './peak-words.ts';
import { tradeRisks } from './trade-risks.ts';
import { eachYear } from './yearly-buyers.ts';

const MOST = 3;
/** Channels made of people. */
const KNOWN: readonly ChannelKind[] = ['partners', 'mouth', 'groups'];
/** A heading over nothing reads as a page left unfinished. */
const NONE_SHOWN: PlanText = { es: 'ninguna que muestren estas cifras', en: 'none that these figures show' };

/** Strengths and weaknesses from what was told and the figures, opportunities and threats from the calendar, the answers and the trade: three of each at most. */
export function writeSwot(told: Draft): Block {
  const years = tellCredential(told.quotes[CREDENTIALS]?.text ?? '');
  const known = told.channels.find(
    ({ isNamed, isSending, isRunning, kind }) => isNamed && (isSending || (isRunning && KNOWN.includes(kind))),
  );
  const draft = {
    ...told,
    slots: { ...told.slots, ...(years ? { toldYears: years } : {}), ...(known ? { channelKnown: known.name } : {}) },
  };
  const [first, second] = tradeRisks(draft);
  const threats = [...THREATS.filter((message) => holds(draft, message)).map((message) => say(draft, message)), first?.risk, second?.risk];
  const quadrant = (title: PlanText, items: readonly PlanText[]) => ({
    title,
    items: (items.length > 0 ? items : [NONE_SHOWN]).slice(0, MOST).map(capital),
  });
  return {
    type: 'quadrants',
    title: { es: 'DAFO', en: 'SWOT' },
    quadrants: [
      quadrant({ es: 'Fortalezas', en: 'Strengths' }, pick(draft, STRENGTHS)),
      quadrant({ es: 'Debilidades', en: 'Weaknesses' }, pick(draft, WEAKNESSES)),
      quadrant({ es: 'Oportunidades', en: 'Opportunities' }, opportunitiesOf(draft)),
      quadrant(
        { es: 'Amenazas, si llegan', en: 'Threats, if they come' },
        threats.filter((text) => text !== undefined),
      ),
    ],
  };
}

/** Buyers told to come back each year, the strong months of the trade, then what a rival leaves undone where that was told, then what is missing or hurts. */
function opportunitiesOf(draft: Draft): readonly PlanText[] {
  const peaks = firstOf(draft, PEAKS).map((message) => label(draft, say(draft, message)));
  const others = OPPORTUNITIES.map((message) => (holds(draft, message) ? label(draft, say(draft, message)) : null));
  const contrast = findContrast(compareRivals(draft));
  const told = contrast && {
    es: `${contrast.rival.es}: ${contrast.theirs.es}; aquí, ${contrast.ours.es}`,
    en: `${contrast.rival.en}: ${contrast.theirs.en}; here, ${contrast.ours.en}`,
  };
  return [eachYear(draft), ...peaks, told, ...others].filter((text) => text != null);
}

function pick(draft: Draft, messages: readonly Message[]): readonly PlanText[] {
  return messages.filter((message) => holds(draft, message)).map((message) => label(draft, say(draft, message)));
}

const STRENGTHS: readonly Message[] = [
  {
    id: 'swot.years',
    when: ({ slots }) => slots.toldYears !== undefined,
    variants: [{ es: '{{toldYears}}', en: '{{toldYears}}' }],
  },
  {
    id: 'swot.gathered',
    when: ({ slots }) => slots.gathered !== undefined,
    variants: [{ es: 'Demanda ya reunida: {{gathered}}', en: 'Demand already gathered: {{gathered}}' }],
  },
  {
    id: 'swot.brought',
    when: ({ figures, slots }) => figures['free-brought'] !== undefined && slots.gathered === undefined,
    variants: [{ es: '{{fig:free-brought}} clientes de antes, si confirman', en: '{{fig:free-brought}} earlier customers, if confirmed' }],
  },
  {
    id: 'swot.margin',
    when: ({ diagnosis }) => !diagnosis.sellsAtLoss && diagnosis.margin !== 'thin',
    variants: [{ es: '{{fig:margin-unit}} de margen por {{unit}}', en: 'a margin of {{fig:margin-unit}} for each {{unit}}' }],
  },
  {
    id: 'swot.safety',
    // With instalments to pay, room above break-even is no room in the cash.
    when: ({ diagnosis, model }) => !diagnosis.thinSafety && !diagnosis.hasLoan && hasRoom(model),
    variants: [
      { es: 'ventas que pueden caer un {{fig:safety-share}} sin pérdidas', en: 'sales that can fall {{fig:safety-share}} without a loss' },
    ],
  },
  {
    id: 'swot.own',
    // What others give is no money of the founder's.
    when: ({ diagnosis, figures, facts }) =>
      diagnosis.fundingSaid && amountOf(figures, 'own-funds') > 0 && nameSources(facts).own.named.length === 0,
    variants: [{ es: '{{fig:own-funds}} de dinero propio', en: '{{fig:own-funds}} of own funds' }],
  },
  {
    id: 'swot.own.rest',
    when: ({ diagnosis, figures }) => diagnosis.fundingSaid && amountOf(figures, 'own-rest') > 0,
    variants: [{ es: '{{fig:own-rest}} de dinero propio', en: '{{fig:own-rest}} of own funds' }],
  },
  {
    id: 'swot.edge',
    when: ({ slots }) => slots.edgeOne !== undefined,
    variants: [{ es: 'algo que lo distingue: {{edgeOne}}', en: 'something of its own to offer: {{edgeOne}}' }],
  },
  {
    id: 'swot.aim',
    when: ({ slots }) => slots.edgeOne === undefined,
    variants: [{ es: 'por demostrar, como propuesta: {{after}}', en: 'still to be proved, as a proposal: {{after}}' }],
  },
];

/** The heaviest first: of what a lender would find, three are printed. */
const WEAKNESSES: readonly Message[] = [
  {
    id: 'swot.loss',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss,
    variants: [{ es: 'cada {{unit}} pierde {{fig:loss-unit}}', en: 'each {{unit}} loses {{fig:loss-unit}}' }],
  },
  {
    id: 'swot.gap',
    when: ({ diagnosis }) => diagnosis.hasGap && diagnosis.fundingSaid,
    variants: [{ es: 'faltan {{fig:to-find}}', en: '{{fig:to-find}} is missing' }],
  },
  {
    id: 'swot.unfunded',
    when: ({ diagnosis }) => !diagnosis.fundingSaid,
    variants: [{ es: 'no se sabe con qué dinero se abre', en: 'the opening funds are not known' }],
  },
  {
    id: 'swot.assumed',
    when: ({ diagnosis }) => diagnosis.mostlyAssumed,
    variants: [
      {
        es: 'solo {{fig:said-count}} de las {{fig:key-count}} cifras clave son propias',
        en: 'only {{fig:said-count}} of the {{fig:key-count}} key figures are its own',
      },
    ],
  },
  {
    id: 'swot.year-loss',
    when: ({ diagnosis }) => diagnosis.losesFirstYear && !diagnosis.sellsAtLoss,
    variants: [{ es: 'el primer año pierde {{fig:loss-y1}}', en: 'the first year loses {{fig:loss-y1}}' }],
  },
  {
    id: 'swot.pay',
    when: ({ diagnosis }) => diagnosis.fixedCostsSaid && diagnosis.staffTooLow,
    variants: [
      {
        es: 'sueldos del {{fig:staff-share}} de las ventas; en el oficio, desde el {{fig:usual-staff-low}}',
        en: 'pay at {{fig:staff-share}} of sales; in the trade, {{fig:usual-staff-low}} or more',
      },
    ],
  },
  ...HANDS_MISSING,
  {
    id: 'swot.cover',
    when: ({ diagnosis, figures }) =>
      diagnosis.hasLoan && Number(figures['cover-y1']?.value ?? Number.POSITIVE_INFINITY) < amountOf(figures, 'cover-asked'),
    variants: [
      {
        es: 'cobertura de {{fig:cover-y1}} el primer año; se pide {{fig:cover-asked}}',
        en: 'debt cover of {{fig:cover-y1}} in the first year; lenders ask for {{fig:cover-asked}}',
      },
    ],
  },
  {
    id: 'swot.thin',
    when: ({ diagnosis }) => diagnosis.margin === 'thin',
    variants: [{ es: 'margen por debajo del habitual', en: 'a margin below the usual range' }],
  },
  {
    id: 'swot.alone',
    when: ({ model }) => model.assumptions.team.value === 1,
    variants: [{ es: 'una sola persona para todo', en: 'one person for everything' }],
  },
  {
    id: 'swot.handed',
    when: ({ steps, facts }) => !steps.isOpen && isTakenOver(facts),
    variants: [{ es: 'la clientela conoce al anterior dueño', en: 'customers know the previous owner' }],
  },
  {
    id: 'swot.new',
    when: ({ steps, facts }) => !steps.isOpen && !isTakenOver(facts) && !hasServed(facts),
    variants: [{ es: 'no se mencionó ningún cliente que ya pague', en: 'no paying customer was mentioned' }],
  },
  {
    id: 'swot.pair',
    when: ({ model }) => model.assumptions.team.value === 2,
    variants: [{ es: 'dos personas para todo', en: 'two people for everything' }],
  },
];

/** What was told of the town and of its people; the plan's own forecast is no opportunity. */
const OPPORTUNITIES: readonly Message[] = [
  {
    id: 'swot.lacks',
    when: ({ slots }) => slots.lacks !== undefined,
    variants: [{ es: 'falta en la zona, según la entrevista: {{lacks}}', en: 'as stated, missing in the area: {{lacks}}' }],
  },
  {
    id: 'swot.pains',
    when: ({ slots }) => slots.lacks === undefined && slots.painsShort !== undefined,
    variants: [{ es: 'clientes que hoy sufren {{painsShort}}', en: 'customers who now put up with {{painsShort}}' }],
  },
  {
    id: 'swot.channel',
    when: ({ slots }) => slots.channelKnown !== undefined,
    variants: [
      {
        es: 'gente a la que ya se llega, según la entrevista: {{channelKnown}}',
        en: 'people within reach already, as stated: {{channelKnown}}',
      },
    ],
  },
];

const THREATS: readonly Message[] = [
  {
    id: 'swot.trough',
    when: (draft) => isOfSeason('weakest-month', draft) && !isClimbing(draft),
    variants: [
      {
        es: 'la temporada baja: {{fig:weakest-month}}, con {{fig:weakest-units}} {{units}}',
        en: 'the low season: {{fig:weakest-month}}, at {{fig:weakest-units}} {{units}}',
      },
    ],
  },
];
