import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { tellProblems } from '../customer/pair-pains.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import type { Block } from '../plan.ts';
import { firstOf } from '../say.ts';
import { coversProblem } from '../told/sum-up-problem.ts';
import { isTold, tellPain } from '../told/tell-natively.ts';
import { heading, paragraph } from '../write-block.ts';
import { tellSolution } from './tell-solution.ts';

/** The business in two paragraphs: whose problem it is and what they do today; what is offered instead, by whom, and from when. */
export function writeBusiness(draft: Draft): readonly Block[] {
  return [
    heading({ es: 'El negocio', en: 'The business' }),
    ...paragraph(withProblem(draft), [...firstOf(draft, CUSTOMERS), ...firstOf(draft, PROBLEMS), TODAY]),
    ...paragraph(draft, [
      ...firstOf(draft, [...tellSolution(draft), ...SOLUTIONS]),
      PRICES,
      ...firstOf(draft, EXPERIENCE),
      OPENING,
      RUNNING,
      OPENING_SHUT,
      OPENING_LATER,
      SHUT_LATER,
      GATHERED,
    ]),
  ];
}

/** One whole statement of the problem, which both editions tell, stands for the beginning of a long answer; not where it tells only a small part of it. */
function withProblem(draft: Draft): Draft {
  if (!coversProblem(factValue(draft.facts, 'problem') ?? '', draft.said, draft.sector.id)) return draft;
  const whole = tellProblems(draft.facts).filter(({ quote }) => !quote.endsWith('…'));
  const [told] = whole.map((pain) => tellPain(draft, pain)).filter(isTold);
  return told ? { ...draft, slots: { ...draft.slots, problemTold: told } } : draft;
}

/** "The daughters and sons, who pay for their mum or dad": whoever pays is not whom it is for. */
const PAYS_FOR_ANOTHER =
  /\b(?:pay(?:s|ing)? for (?:their|his|her)|pagan? (?:por|para) sus?|(?:the patient|the child|el paciente|la paciente|el nino|el alumno) (?:is|es|are|son))\b/;

/** Whom it is for, as both languages have words for it; else as it is quoted, or what is usual. */
const CUSTOMERS: readonly Message[] = [
  {
    id: 'sum.customer.payer',
    when: ({ slots, facts }) => slots.customers !== undefined && PAYS_FOR_ANOTHER.test(foldText(factValue(facts, 'customer') ?? '')),
    variants: [{ es: 'Quienes lo contratan y lo pagan son {{customer}}.', en: 'Those who arrange it and pay for it are {{customer}}.' }],
  },
  {
    id: 'sum.customer',
    when: ({ slots }) => slots.customers !== undefined,
    variants: [
      { es: '{{name^}} es para {{customer}}.', en: '{{name^}} is for {{customer}}.' },
      { es: 'Los clientes de {{name}} son {{customer}}.', en: 'The customers of {{name}} are {{customer}}.' },
    ],
  },
  {
    id: 'sum.customer.quoted',
    when: ({ slots }) => slots.customerTold !== undefined,
    variants: [
      {
        es: 'Así se describió a los clientes en la entrevista: {{customerTold}}.',
        en: 'This is how the customers were described in the interview: {{customerTold}}.',
      },
    ],
  },
  {
    id: 'sum.customer.missing',
    variants: [
      {
        es: 'En la entrevista no se dijo quién compraría; los clientes habituales del oficio son {{customer}}.',
        en: 'The interview did not say who would buy; the usual customers in this trade are {{customer}}.',
      },
    ],
  },
];

/** In the visitor's own words, and natively in the other edition where both languages have words for what was named. */
const PROBLEMS: readonly Message[] = [
  {
    id: 'sum.problem',
    when: ({ slots }) => slots.problemTold !== undefined,
    variants: [
      { es: 'El problema que tienen es este: {{problemTold}}.', en: 'Their problem is this: {{problemTold}}.' },
      { es: 'El problema que resuelve es este: {{problemTold}}.', en: 'The problem it solves is this: {{problemTold}}.' },
      { es: 'Esto es lo que hoy les falla: {{problemTold}}.', en: 'This is what goes wrong for them today: {{problemTold}}.' },
    ],
  },
  {
    id: 'sum.problem.missing',
    variants: [
      {
        es: 'La entrevista no recoge qué problema resuelve el negocio, y sin ese dato es difícil juzgar el precio. Diez conversaciones con posibles clientes bastan para escribirlo.',
        en: 'The interview did not state what problem the business solves, and without that it is hard to judge the price. Ten conversations with likely customers are enough to define it.',
      },
      {
        es: 'Falta por decir qué problema resuelve el negocio, que es lo que justifica el precio. Conviene escribirlo después de hablar con diez personas que podrían comprar.',
        en: 'The problem the business solves has not been stated, and it is what justifies the price. It is best written down after talking to ten people who might buy.',
      },
      {
        es: 'Todavía no se ha dicho qué problema resuelve el negocio. Conviene oírlo de diez posibles clientes antes de fijar un precio.',
        en: 'What problem the business solves has not been stated yet. It is worth hearing it from ten likely customers before setting a price.',
      },
    ],
  },
];

/** What is sold, where it is several things. */
const PRICES: Message = {
  id: 'sum.lines',
  when: ({ slots }) => slots.linesPriced !== undefined,
  variants: [{ es: 'Estos son los precios: {{linesPriced}}.', en: 'These are the prices: {{linesPriced}}.' }],
};

/** Whom customers turn to now, by name. */
const TODAY: Message = {
  id: 'sum.today',
  when: ({ slots, said }) => slots.problemTold !== undefined && (slots.rivals !== undefined || said.alternatives.length > 0),
  variants: [
    { es: 'Hoy recurren a {{instead}}.', en: 'Today they use {{instead}}.' },
    { es: 'Hoy se las arreglan con {{instead}}.', en: 'Today they make do with {{instead}}.' },
  ],
};

/** What whoever runs it knows of the trade, or that nobody said. */
const EXPERIENCE: readonly Message[] = [
  {
    id: 'sum.experience',
    when: ({ slots }) => slots.experience !== undefined,
    variants: [
      { es: 'La experiencia de quien emprende es esta: {{experience}}.', en: 'The founder’s experience is as follows: {{experience}}.' },
    ],
  },
  {
    id: 'sum.experience.missing',
    variants: [
      {
        es: 'Quien emprende no ha contado su experiencia en el oficio, y un banco preguntará por ella.',
        en: 'The founder has not described any experience in the trade, and a bank will ask about it.',
      },
    ],
  },
];

const OPENING: Message = {
  id: 'sum.opening',
  when: ({ figures, steps }) => figures['first-sales'] === undefined && !steps.isOpen,
  variants: [
    {
      es: 'El negocio abre en {{fig:start*}} y prevé {{fig:m01-units*}} {{units}} el primer mes.',
      en: 'The business opens in {{fig:start*}} and expects {{fig:m01-units*}} {{units}} in the first month.',
    },
    {
      es: 'La apertura está prevista para {{fig:start*}}, con {{fig:m01-units*}} {{units}} el primer mes.',
      en: 'It is due to open in {{fig:start*}}, with {{fig:m01-units*}} {{units}} in the first month.',
    },
  ],
};

/** It sells already: what the plan counts from. */
const RUNNING: Message = {
  id: 'sum.running',
  when: ({ figures, steps }) => figures['first-sales'] === undefined && steps.isOpen,
  variants: [
    {
      es: 'El negocio ya está en marcha, y las cuentas parten de {{fig:start*}}, con {{fig:m01-units*}} {{units}} ese mes.',
      en: 'The business is already running, and the figures begin in {{fig:start*}}, with {{fig:m01-units*}} {{units}} that month.',
    },
  ],
};

/** The best proof there is: who buys, signed or waits before any money is spent. */
const GATHERED: Message = {
  id: 'sum.gathered',
  when: ({ slots }) => slots.gathered !== undefined,
  variants: [{ es: 'Ya hay una prueba de que existe demanda: {{gathered}}.', en: 'There is already proof of demand: {{gathered}}.' }],
};

/** It opens in a month of the year in which nothing is sold. */
const OPENING_SHUT: Message = {
  id: 'sum.opening.shut',
  when: ({ figures, slots }) => figures['first-sales'] !== undefined && slots.closedMonths !== undefined,
  variants: [
    {
      es: 'El negocio abre en {{fig:start*}}, pero {{closedMonths}} no cobra nada, así que el primer ingreso llega en {{fig:first-sales*}}.',
      en: 'The business opens in {{fig:start*}}, but {{closedMonths}} nothing is charged, so the first income comes in {{fig:first-sales*}}.',
    },
  ],
};

/** So few are sold that the first month has none yet. */
const OPENING_LATER: Message = {
  id: 'sum.opening.later',
  when: ({ figures, slots }) => figures['first-sales'] !== undefined && slots.closedMonths === undefined,
  variants: [
    {
      es: 'El negocio abre en {{fig:start*}} y el primer ingreso llega en {{fig:first-sales*}}.',
      en: 'The business opens in {{fig:start*}}, and the first income comes in {{fig:first-sales*}}.',
    },
  ],
};

/** It opens while it sells, and some months of every year it does not. */
const SHUT_LATER: Message = {
  id: 'sum.shut.later',
  when: ({ figures, slots }) => figures['first-sales'] === undefined && slots.closedMonths !== undefined,
  variants: [{ es: 'Cada año, {{closedMonths}} no cobra nada.', en: 'Every year, {{closedMonths}} nothing is charged.' }],
};

const SOLUTIONS: readonly Message[] = [
  {
    id: 'sum.solution.nameless',
    when: ({ diagnosis }) => !diagnosis.isKindTold,
    variants: [
      { es: 'En la entrevista no se dijo qué se venderá exactamente.', en: 'The interview did not say exactly what will be sold.' },
    ],
  },
  {
    id: 'sum.solution.missing',
    variants: [
      {
        es: 'La oferta está por definir y, de momento, el plan toma la habitual de {{aBusiness}}.',
        en: 'The offer is still to be defined, and for now the plan takes the usual one for {{aBusiness}}.',
      },
      {
        es: 'En la entrevista no se dijo qué se venderá exactamente, y el plan toma lo habitual en {{aBusiness}}.',
        en: 'The interview did not say exactly what will be sold, and the plan assumes what is usual for {{aBusiness}}.',
      },
      {
        es: 'Mientras la oferta no se concrete, el plan toma la habitual de {{aBusiness}}.',
        en: 'Until the offer is defined, the plan takes the usual one for {{aBusiness}}.',
      },
    ],
  },
];
