// The risks of what this business bets on: that patients pay themselves, that a photograph gives a price, that somebody signs by the month.

import { promisesPermission } from '../../facts/promises-permission.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { isPricedByPhoto } from '../operations/collected-steps.ts';
import type { PlanText } from '../plan.ts';
import { areSeveral } from '../told/team-words.ts';
import { NO_OUTLAY } from './risk-answer-words.ts';
import { PRICES_BEHIND, riskCosts } from './risk-cost-words.ts';

/** A risk that the figures or the answers show, with what it takes to see and to meet it. */
export interface OwnRisk {
  readonly when: (draft: Draft) => boolean;
  readonly risk: PlanText;
  readonly trigger: PlanText;
  readonly costs: readonly Message[];
  readonly response: PlanText;
  readonly means: PlanText;
}

const isDecidedElsewhere = ({ facts, model }: Draft) => promisesPermission({ facts, trade: model.assumptions.trade });

const DECISION = {
  risk: { es: 'la resolución urbanística llega tarde o con reparos', en: 'the planning decision comes late or with objections' },
  trigger: { es: 'a las tres semanas no hay acuse de expediente completo', en: 'not validated three weeks after submission' },
  costs: riskCosts('again'),
  means: NO_OUTLAY,
};

export const BET_RISKS: readonly OwnRisk[] = [
  {
    ...DECISION,
    when: (draft) => isDecidedElsewhere(draft) && draft.country.code === 'GB',
    response: {
      es: 'prometer solo la fecha de presentación, porque la decisión es del ayuntamiento (unas ocho semanas por ley), y repetirla una vez sin cobrar las horas',
      en: 'promise only the submission date, as the decision is the council’s (about eight weeks by law), and resubmit once free of charge',
    },
  },
  {
    ...DECISION,
    when: (draft) => isDecidedElsewhere(draft) && draft.country.code !== 'GB',
    response: {
      es: 'prometer solo la fecha de presentación, porque la decisión es del ayuntamiento, y repetirla una vez sin cobrar las horas',
      en: 'promise only the submission date, as the decision is the town’s, and resubmit once free of charge',
    },
  },
  {
    when: ({ country, sector, figures }) => country.copay === true && sector.isInsured === true && figures['hit-sales'] !== undefined,
    risk: {
      es: 'quien tiene seguro no paga {{fig:price-charged}} de su bolsillo',
      en: 'insured patients will not pay {{fig:price-charged}} out of pocket',
    },
    trigger: {
      es: 'en {{fig:m03-name}} reserva menos del {{fig:measure-close-floor}} de quienes preguntan el precio',
      en: 'under {{fig:measure-close-floor}} of those who ask the price book in {{fig:m03-name}}',
    },
    costs: riskCosts('sales'),
    response: {
      es: 'dar una factura detallada para pedir el reembolso, y preguntar antes de firmar a diez pacientes en espera',
      en: 'give an itemised bill they can claim on, and ask ten waiting patients before signing',
    },
    means: NO_OUTLAY,
  },
  {
    when: ({ facts, diagnosis }) => !diagnosis.sellsAtLoss && isPricedByPhoto(facts),
    risk: { es: 'el precio dado por una foto se queda corto', en: 'the price given from a photo falls short' },
    trigger: {
      es: 'dos trabajos seguidos con más horas o material de lo previsto',
      en: 'two {{units}} in a row over the hours or materials quoted',
    },
    costs: riskCosts('again'),
    response: {
      es: 'confirmar el precio de la foto al ver el trabajo, antes de empezar',
      en: 'confirm the price from the photo on seeing the work, before starting',
    },
    means: NO_OUTLAY,
  },
  {
    when: ({ diagnosis, facts, steps }) => diagnosis.isRecurring && !diagnosis.sellsAtLoss && !facts.volume && !steps.isOpen,
    risk: { es: 'nadie contrata una cuota mensual', en: 'nobody signs up for a monthly fee' },
    trigger: { es: 'el {{fig:go-by}} no hay ninguna firma ni anticipo', en: 'no signature or deposit by {{fig:go-by}}' },
    costs: riskCosts('client'),
    response: {
      es: 'ofrecer un primer mes suelto, sin permanencia, y no abrir sin tres clientes así',
      en: 'offer a one-off first month with no commitment, and do not open without three such customers',
    },
    means: NO_OUTLAY,
  },
];

/** Where prices rise fast, suppliers change theirs first. */
export const PRICES_LAG: OwnRisk = {
  when: ({ figures, diagnosis }) => figures['hit-inflation'] !== undefined && !diagnosis.sellsAtLoss,
  risk: { es: 'los costes suben antes que el precio', en: 'costs rise before the price does' },
  trigger: {
    es: 'dos facturas más caras sin haber subido los precios',
    en: 'two dearer invoices with the price list unchanged',
  },
  costs: [PRICES_BEHIND],
  response: {
    es: 'revisar los precios cada mes, con el coste del día',
    en: 'review prices each month, on that day’s costs',
  },
  means: NO_OUTLAY,
};

/** Several who begin together may not stay together. */
export const PARTNERS_PART: OwnRisk = {
  when: ({ figures }) => areSeveral(figures),
  risk: { es: 'los socios se separan', en: 'the founders part ways' },
  trigger: {
    es: 'sin pacto firmado el {{fig:sign-by}}',
    en: 'no signed agreement by {{fig:sign-by}}',
  },
  costs: [
    {
      id: 'cost.partner',
      variants: [
        { es: '{{fig:hours-person}} horas de trabajo al mes sin cubrir', en: '{{fig:hours-person}} hours of work a month not covered' },
      ],
    },
  ],
  response: {
    es: 'firmar antes un pacto con el aviso, el precio de cada parte y quién sigue',
    en: 'sign an agreement first, on notice, the price of each share and who carries on',
  },
  means: { es: 'un abogado, con precio por pedir', en: 'a lawyer, still to be quoted' },
};
