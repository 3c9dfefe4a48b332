import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block } from './plan.ts';
import { holds, join, say, sayFirst } from './say.ts';
import { heading } from './write-block.ts';

/** The business in two paragraphs: what is wrong today, and what is offered instead and from when. */
export function writeBusiness(draft: Draft): readonly Block[] {
  return [
    heading({ es: 'El negocio', en: 'The business' }),
    { type: 'paragraph', text: join([sayFirst(draft, PROBLEMS), ...(holds(draft, TODAY) ? [say(draft, TODAY)] : [])], ' ') },
    { type: 'paragraph', text: join([sayFirst(draft, SOLUTIONS), say(draft, OPENING)], ' ') },
  ];
}

/** In the visitor's own words, and natively in the other edition where both languages have words for what was named. */
const PROBLEMS: readonly Message[] = [
  {
    id: 'sum.problem',
    when: ({ slots }) => slots.problemTold !== undefined,
    variants: [
      {
        es: 'El problema, según quien emprende: {{problemTold}}.',
        en: 'The problem, as the founder tells it: {{problemTold}}.',
      },
      {
        es: 'Todo parte de aquí: {{problemTold}}.',
        en: 'It all starts here: {{problemTold}}.',
      },
      {
        es: 'El motivo de abrir está en esta frase: {{problemTold}}.',
        en: 'The reason for opening, in few words: {{problemTold}}.',
      },
    ],
  },
  {
    id: 'sum.problem.missing',
    variants: [
      {
        es: 'La entrevista no recoge qué problema se resuelve, y sin él nadie puede juzgar el precio. Diez conversaciones con posibles clientes bastan para escribirlo.',
        en: 'The interview does not hold the problem to be solved, and without it nobody can judge the price. Ten talks with likely customers are enough to write it down.',
      },
      {
        es: 'Falta el problema que se resuelve, que es lo que da sentido al precio. Se escribe después de hablar con diez personas que podrían comprar.',
        en: 'The problem to be solved is missing, and it is what gives the price a meaning. It is written after talking to ten people who might buy.',
      },
      {
        es: 'Qué problema se resuelve está por decir. Conviene escucharlo de diez posibles clientes antes de defender cualquier precio.',
        en: 'Which problem is solved has yet to be said. Hear it from ten likely customers before defending any price.',
      },
    ],
  },
];

/** Whom customers turn to now, by name. */
const TODAY: Message = {
  id: 'sum.today',
  when: ({ slots, said }) => slots.problemTold !== undefined && (slots.rivals !== undefined || said.alternatives.length > 0),
  variants: [
    { es: 'Hoy se recurre a {{instead}}.', en: 'Today people turn to {{instead}}.' },
    { es: 'Lo que hay a mano: {{instead}}.', en: 'What there is to hand: {{instead}}.' },
    { es: 'De momento, quien lo necesita va a {{instead}}.', en: 'For now, whoever needs it goes to {{instead}}.' },
  ],
};

const OPENING: Message = {
  id: 'sum.opening',
  variants: [
    {
      es: 'La apertura está prevista en {{fig:start*}}, con {{fig:m01-units*}} {{units}} el primer mes.',
      en: 'It is due to open in {{fig:start*}}, with {{fig:m01-units*}} {{units}} in the first month.',
    },
    {
      es: '{{name^}} abrirá en {{fig:start*}} y cuenta con {{fig:m01-units*}} {{units}} en su primer mes.',
      en: '{{name^}} opens in {{fig:start*}} and counts on {{fig:m01-units*}} {{units}} in its first month.',
    },
    {
      es: 'Con fecha de apertura en {{fig:start*}}, el primer mes se calcula en {{fig:m01-units*}} {{units}}.',
      en: 'With opening set for {{fig:start*}}, the first month is put at {{fig:m01-units*}} {{units}}.',
    },
  ],
};

const SOLUTIONS: readonly Message[] = [
  {
    id: 'sum.solution.said',
    when: ({ said }) => said.promise.length > 1,
    variants: [
      { es: '{{name^}} responde con {{promise}}.', en: '{{name^}} answers with {{promise}}.' },
      { es: 'A cambio, {{name}} ofrece {{promise}}.', en: 'In its place {{name}} offers {{promise}}.' },
      { es: 'La propuesta de {{name}}: {{promise}}.', en: 'What {{name}} proposes: {{promise}}.' },
    ],
  },
  {
    id: 'sum.solution',
    when: ({ quotes }) => quotes['solution-short'] !== undefined,
    variants: [
      { es: 'La respuesta: {{solutionTold}}.', en: 'The answer: {{solutionTold}}.' },
      { es: 'Lo que se ofrece a cambio: {{solutionTold}}.', en: 'What is offered instead: {{solutionTold}}.' },
      {
        es: 'Frente a eso, esta es la propuesta: {{solutionTold}}.',
        en: 'Against that, this is the proposal: {{solutionTold}}.',
      },
    ],
  },
  {
    id: 'sum.solution.missing',
    variants: [
      {
        es: 'La oferta concreta está por definir; de momento se entiende la habitual de {{aBusiness}}.',
        en: 'The offer itself is still to be defined; for now it is taken to be the usual one of {{aBusiness}}.',
      },
      {
        es: 'Qué se venderá exactamente no se ha dicho, y el plan cuenta lo normal en {{aBusiness}}.',
        en: 'What exactly will be sold has not been said, and the plan counts on what is normal in {{aBusiness}}.',
      },
      {
        es: 'Mientras no se concrete la oferta, vale la corriente de {{aBusiness}}.',
        en: 'Until the offer is pinned down, the common one of {{aBusiness}} stands in.',
      },
    ],
  },
];
