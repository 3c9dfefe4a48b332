import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block } from './plan.ts';
import { sayFirst } from './say.ts';

/** For whom, what it is and what it changes. */
export function writePositioning(draft: Draft): Block {
  return { type: 'paragraph', text: sayFirst(draft, POSITIONING) };
}

/** The same in one line: what there is today, and what there will be. */
export function writeOneLiner(draft: Draft): Block {
  return { type: 'paragraph', text: sayFirst(draft, ONE_LINERS) };
}

const POSITIONING: readonly Message[] = [
  {
    id: 'pos.said',
    when: ({ said }) => said.customers.length > 0 && said.promise.length > 1 && said.alternatives.length > 0,
    variants: [
      {
        es: 'Para {{customers}}, {{name}} es {{aBusiness}} con {{promise}}. Frente a {{alternativeOne}}, lo que promete cambiar es esto: {{after}}.',
        en: 'For {{customers}}, {{name}} is {{aBusiness}} with {{promise}}. Against {{alternativeOne}}, this is what it promises to change: {{after}}.',
      },
    ],
  },
  {
    id: 'pos.promise',
    when: ({ said }) => said.promise.length > 1,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} con {{promise}}: {{after}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} with {{promise}}: {{after}}.',
      },
    ],
  },
  {
    id: 'pos.named',
    when: ({ diagnosis }) => diagnosis.hasName,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} que promete esto: {{after}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} with one promise: {{after}}.',
      },
    ],
  },
  {
    id: 'pos.unnamed',
    variants: [
      {
        es: 'Para {{customer}}: {{aBusiness}} con una promesa, {{after}}.',
        en: 'For {{customer}}: {{aBusiness}} with one promise, {{after}}.',
      },
    ],
  },
];

const ONE_LINERS: readonly Message[] = [
  {
    id: 'line.said',
    when: ({ said }) => said.pains.length > 0 && said.promise.length > 0,
    variants: [
      {
        es: 'En una línea: hoy, {{painOne}}; con {{name}}, {{promiseShort}}.',
        en: 'In one line: today, {{painOne}}; with {{name}}, {{promiseShort}}.',
      },
    ],
  },
  {
    id: 'line.promise',
    when: ({ said }) => said.promise.length > 0,
    variants: [
      {
        es: 'En una línea: hoy, {{before}}; con {{name}}, {{promiseShort}}.',
        en: 'In one line: today, {{before}}; with {{name}}, {{promiseShort}}.',
      },
    ],
  },
  {
    id: 'line',
    variants: [
      { es: 'En una línea: hoy, {{before}}; con {{name}}, {{after}}.', en: 'In one line: today, {{before}}; with {{name}}, {{after}}.' },
    ],
  },
];
