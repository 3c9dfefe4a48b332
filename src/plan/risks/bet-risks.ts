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
  trigger: { es: 'tres semanas sin acuse de expediente completo', en: 'not validated three weeks after submission' },
  costs: riskCosts('again'),
  means: NO_OUTLAY,
};

export const BET_RISKS: readonly OwnRisk[] = [
  {
    ...DECISION,
    when: (draft) => isDecidedElsewhere(draft) && draft.country.code === 'GB',
    response: {
      es: 'se promete la fecha de presentación; la decisión, unas ocho semanas por ley, es del ayuntamiento; propuesta: una segunda presentación sin cobrar las horas, con la tasa aparte',
      en: 'the submission date is promised; the decision, about eight weeks by law, is the council’s; proposed: one resubmission free of charge, the application fee apart',
    },
  },
  {
    ...DECISION,
    when: (draft) => isDecidedElsewhere(draft) && draft.country.code !== 'GB',
    response: {
      es: 'se promete la fecha de presentación: la decisión es del ayuntamiento; propuesta: una segunda presentación sin cobrar las horas, con la tasa aparte',
      en: 'the submission date is promised: the decision is the town’s; proposed: one resubmission free of charge, the application fee apart',
    },
  },
  {
    when: ({ country, sector, figures }) => country.copay === true && sector.isInsured === true && figures['hit-sales'] !== undefined,
    risk: {
      es: 'quien tiene seguro no paga {{fig:price-charged}} de su bolsillo',
      en: 'insured patients will not pay {{fig:price-charged}} out of pocket',
    },
    trigger: {
      es: 'en {{fig:m03-name}} reservan menos del {{fig:measure-close-floor}} de quienes preguntan el precio',
      en: 'under {{fig:measure-close-floor}} of those who ask the price book in {{fig:m03-name}}',
    },
    costs: riskCosts('sales'),
    response: {
      es: 'factura detallada para pedir el reembolso; preguntar antes de firmar a diez que esperan',
      en: 'an itemised bill they can claim on; ten people now waiting asked before signing',
    },
    means: NO_OUTLAY,
  },
  {
    when: ({ facts, diagnosis }) => !diagnosis.sellsAtLoss && isPricedByPhoto(facts),
    risk: { es: 'el precio dado por una foto se queda corto', en: 'the price given from a photo falls short' },
    trigger: {
      es: 'dos veces seguidas, más horas o material que lo dicho',
      en: 'two {{units}} in a row over the hours or materials quoted',
    },
    costs: riskCosts('again'),
    response: {
      es: 'la foto da el precio y se confirma al verlo, antes de empezar',
      en: 'the photo gives the price, confirmed on seeing it, before work starts',
    },
    means: NO_OUTLAY,
  },
  {
    when: ({ diagnosis, facts, steps }) => diagnosis.isRecurring && !diagnosis.sellsAtLoss && !facts.volume && !steps.isOpen,
    risk: { es: 'nadie firma una cuota al mes', en: 'nobody signs up for a monthly fee' },
    trigger: { es: 'el {{fig:go-by}}, ninguna firma o anticipo', en: 'no signature or deposit by {{fig:go-by}}' },
    costs: riskCosts('client'),
    response: {
      es: 'un primer mes suelto, con precio y salida; sin tres así, no se abre',
      en: 'a one-off first month, priced, with a way out; without three of those, no opening',
    },
    means: NO_OUTLAY,
  },
];

/** Where prices rise fast, suppliers change theirs first. */
export const PRICES_LAG: OwnRisk = {
  when: ({ figures, diagnosis }) => figures['hit-inflation'] !== undefined && !diagnosis.sellsAtLoss,
  risk: { es: 'los costes suben antes que el precio', en: 'costs rise before the price does' },
  trigger: {
    es: 'dos facturas más caras con la lista de precios sin tocar',
    en: 'two dearer invoices with the price list unchanged',
  },
  costs: [PRICES_BEHIND],
  response: {
    es: 'lista nueva cada mes, con el coste del día',
    en: 'a new price list each month, on that day’s costs',
  },
  means: NO_OUTLAY,
};

/** Several who begin together may not stay together. */
export const PARTNERS_PART: OwnRisk = {
  when: ({ figures }) => areSeveral(figures),
  risk: { es: 'los socios se separan', en: 'the founders part ways' },
  trigger: {
    es: 'el {{fig:sign-by}} no hay pacto firmado, o alguien avisa',
    en: 'no signed agreement by {{fig:sign-by}}, or somebody gives notice',
  },
  costs: [
    {
      id: 'cost.partner',
      variants: [
        { es: '{{fig:hours-person}} horas al mes sin quien las haga', en: '{{fig:hours-person}} hours a month with nobody to work them' },
      ],
    },
  ],
  response: {
    es: 'pacto antes de firmar: aviso, precio de la parte y quién sigue',
    en: 'an agreement before signing: notice, price of the share, who carries on',
  },
  means: { es: 'la asesoría o la notaría, con precio por pedir', en: 'a lawyer’s fee, still to be quoted' },
};
