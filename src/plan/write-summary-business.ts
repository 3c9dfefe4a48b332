import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block } from './plan.ts';
import { join, say, sayFirst } from './say.ts';
import { heading } from './write-block.ts';

/** The business in two paragraphs: what is wrong today, and what is offered instead and from when. */
export function writeBusiness(draft: Draft): readonly Block[] {
  return [
    heading({ es: 'El negocio', en: 'The business' }),
    { type: 'paragraph', text: sayFirst(draft, PROBLEMS) },
    { type: 'paragraph', text: join([sayFirst(draft, SOLUTIONS), say(draft, OPENING)], ' ') },
  ];
}

/** Told with words both languages have, where the visitor named such things; else in the visitor's own. */
const PROBLEMS: readonly Message[] = [
  {
    id: 'sum.problem.both',
    when: ({ said }) => said.pains.length > 0 && said.alternatives.length > 0,
    variants: [
      {
        es: 'Hoy el problema se despacha con {{alternatives}}, y lo que queda es esto: {{pains}}.',
        en: 'Today people make do with {{alternatives}}, and this is what is left: {{pains}}.',
      },
      {
        es: 'Quien lo necesita recurre hoy a esto: {{alternatives}}. Lo que se encuentra: {{pains}}.',
        en: 'Whoever needs it turns today to {{alternatives}}. What they find: {{pains}}.',
      },
      {
        es: 'La queja es conocida: {{pains}}. Es lo que queda después de acudir a {{alternatives}}.',
        en: 'The complaint is a familiar one: {{pains}}. It is what remains after turning to {{alternatives}}.',
      },
    ],
  },
  {
    id: 'sum.problem.pains',
    when: ({ said }) => said.pains.length > 1,
    variants: [
      { es: 'Lo que hoy se encuentra quien lo necesita: {{pains}}.', en: 'What people in need of it find today: {{pains}}.' },
      {
        es: 'El punto de partida es lo que hoy sufre el cliente: {{pains}}.',
        en: 'It starts from what customers put up with today: {{pains}}.',
      },
      { es: '{{pains^}}: de ahí nace el negocio.', en: '{{pains^}}: that is where the business comes from.' },
    ],
  },
  {
    id: 'sum.problem.pain',
    when: ({ said }) => said.pains.length > 0,
    variants: [
      { es: 'Hoy, quien lo necesita se encuentra con esto: {{painOne}}.', en: 'Today, people in need of it meet with this: {{painOne}}.' },
      { es: 'Lo que se quiere quitar de en medio: {{painOne}}.', en: 'What it sets out to remove: {{painOne}}.' },
      { es: 'El negocio nace de una molestia concreta: {{painOne}}.', en: 'The business comes from one plain nuisance: {{painOne}}.' },
    ],
  },
  {
    id: 'sum.problem.lack',
    when: ({ said }) => said.edges.length > 0,
    variants: [
      {
        es: 'Quien necesita {{edgeOne}} tiene hoy que buscar mucho o pasar sin ello.',
        en: 'Whoever needs {{edgeOne}} has to search far today, or go without.',
      },
      {
        es: 'Lo que falta hoy a quien compraría: {{edgeOne}}.',
        en: 'What those who would buy lack today: {{edgeOne}}.',
      },
      {
        es: 'El hueco que se quiere ocupar tiene nombre: {{edgeOne}}.',
        en: 'The gap to be filled has a name: {{edgeOne}}.',
      },
    ],
  },
  {
    id: 'sum.problem',
    when: ({ quotes }) => quotes['problem-short'] !== undefined,
    variants: [
      {
        es: 'Así cuenta el problema quien emprende: {{quote:problem-short}}.',
        en: 'This is how the founder tells the problem: {{quote:problem-short}}.',
      },
      {
        es: 'Todo parte de una carencia concreta: {{quote:problem-short}}.',
        en: 'It starts from one plain shortcoming: {{quote:problem-short}}.',
      },
      {
        es: 'El motivo de abrir está en esta frase: {{quote:problem-short}}.',
        en: 'The reason for opening is in this sentence: {{quote:problem-short}}.',
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
