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
    variants: [{ es: 'Lo contratan y lo pagan {{customer}}.', en: 'Those who arrange it and pay for it: {{customer}}.' }],
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
    variants: [{ es: 'Para quién es: {{customerTold}}.', en: 'Who it is for: {{customerTold}}.' }],
  },
  {
    id: 'sum.customer.missing',
    variants: [
      {
        es: 'Falta decir quién compraría; lo usual en el oficio: {{customer}}.',
        en: 'Who would buy has not been said; usual in the trade: {{customer}}.',
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
      { es: 'El problema que tienen: {{problemTold}}.', en: 'Their problem: {{problemTold}}.' },
      { es: 'El problema que resuelve: {{problemTold}}.', en: 'The problem it solves: {{problemTold}}.' },
      { es: 'Lo que hoy les falla: {{problemTold}}.', en: 'What goes wrong for them today: {{problemTold}}.' },
    ],
  },
  {
    id: 'sum.problem.missing',
    variants: [
      {
        es: 'La entrevista no recoge qué problema se resuelve, y sin él nadie puede juzgar el precio. Diez conversaciones con posibles clientes bastan para escribirlo.',
        en: 'The interview did not state the problem to be solved, and without it nobody can judge the price. Ten conversations with likely customers are enough to define it.',
      },
      {
        es: 'Falta el problema que se resuelve, que es lo que da sentido al precio. Se escribe después de hablar con diez personas que podrían comprar.',
        en: 'The problem to be solved is missing, and it is what justifies the price. Write it after talking to ten people who might buy.',
      },
      {
        es: 'Qué problema se resuelve está por decir. Conviene escucharlo de diez posibles clientes antes de defender cualquier precio.',
        en: 'The problem it solves has yet to be stated. Hear it from ten likely customers before setting a price.',
      },
    ],
  },
];

/** What is sold, where it is several things. */
const PRICES: Message = {
  id: 'sum.lines',
  when: ({ slots }) => slots.linesPriced !== undefined,
  variants: [{ es: 'Los precios: {{linesPriced}}.', en: 'Prices: {{linesPriced}}.' }],
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
    variants: [{ es: 'Experiencia de quien emprende: {{experience}}.', en: 'Founder’s experience: {{experience}}.' }],
  },
  {
    id: 'sum.experience.missing',
    variants: [
      {
        es: 'La experiencia de quien emprende no se ha contado, y un banco la preguntará.',
        en: 'The founder’s experience was not given, and a bank will ask.',
      },
    ],
  },
];

const OPENING: Message = {
  id: 'sum.opening',
  when: ({ figures, steps }) => figures['first-sales'] === undefined && !steps.isOpen,
  variants: [
    {
      es: 'Abre en {{fig:start*}} y cuenta con {{fig:m01-units*}} {{units}} el primer mes.',
      en: 'It opens in {{fig:start*}}, with {{fig:m01-units*}} {{units}} forecast for the first month.',
    },
    {
      es: 'La apertura está prevista en {{fig:start*}}, con {{fig:m01-units*}} {{units}} el primer mes.',
      en: 'Opening is due in {{fig:start*}}, with {{fig:m01-units*}} {{units}} in the first month.',
    },
  ],
};

/** It sells already: what the plan counts from. */
const RUNNING: Message = {
  id: 'sum.running',
  when: ({ figures, steps }) => figures['first-sales'] === undefined && steps.isOpen,
  variants: [
    {
      es: 'Ya está en marcha: las cuentas parten de {{fig:start*}}, con {{fig:m01-units*}} {{units}} ese mes.',
      en: 'It is running already: the figures begin in {{fig:start*}}, with {{fig:m01-units*}} {{units}} that month.',
    },
  ],
};

/** The best proof there is: who buys, signed or waits before any money is spent. */
const GATHERED: Message = {
  id: 'sum.gathered',
  when: ({ slots }) => slots.gathered !== undefined,
  variants: [{ es: 'La mejor prueba está ya reunida: {{gathered}}.', en: 'Its best proof is there already: {{gathered}}.' }],
};

/** It opens in a month of the year in which nothing is sold. */
const OPENING_SHUT: Message = {
  id: 'sum.opening.shut',
  when: ({ figures }) => figures['first-sales'] !== undefined,
  variants: [
    {
      es: 'Abre en {{fig:start*}} y, por los meses que no vende, cobra por primera vez en {{fig:first-sales*}}.',
      en: 'It opens in {{fig:start*}} and, given the months in which it does not sell, first charges in {{fig:first-sales*}}.',
    },
  ],
};

const SOLUTIONS: readonly Message[] = [
  {
    id: 'sum.solution.nameless',
    when: ({ diagnosis }) => !diagnosis.isKindTold,
    variants: [{ es: 'Qué se venderá exactamente no se ha dicho.', en: 'What exactly will be sold has not been said.' }],
  },
  {
    id: 'sum.solution.missing',
    variants: [
      {
        es: 'La oferta concreta está por definir; de momento se entiende la habitual de {{aBusiness}}.',
        en: 'The offer itself is still to be defined; for now it is taken to be the usual one for {{aBusiness}}.',
      },
      {
        es: 'Qué se venderá exactamente no se ha dicho, y el plan cuenta lo normal en {{aBusiness}}.',
        en: 'What exactly will be sold has not been said, and the plan assumes what is usual for {{aBusiness}}.',
      },
      {
        es: 'Mientras no se concrete la oferta, vale la corriente de {{aBusiness}}.',
        en: 'Until the offer is defined, the usual one for {{aBusiness}} stands in.',
      },
    ],
  },
];
