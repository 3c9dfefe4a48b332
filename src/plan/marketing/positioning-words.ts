// For whom the business is and what it changes, and the same in one line.
import type { Message } from '../message.ts';

export const POSITIONING: readonly Message[] = [
  {
    // Where nobody named a kind of business its name stands alone: it is not «un negocio» that anybody chooses.
    id: 'pos.nameless',
    when: ({ slots, diagnosis }) => !diagnosis.isKindTold && (slots.offers !== undefined || slots.edges !== undefined),
    variants: [
      {
        es: '{{name^}} ofrece {{promiseShort}} a {{customer}}.',
        en: '{{name^}} offers {{promiseShort}} to {{customer}}.',
      },
    ],
  },
  {
    id: 'pos.nameless.proposal',
    when: ({ slots, diagnosis }) => !diagnosis.isKindTold && slots.offerTold === undefined,
    variants: [
      {
        es: 'En la entrevista no se dijo en qué se diferencia {{name}} de los demás. Para {{customer}}, este plan propone {{after}}.',
        en: 'The interview did not say what sets {{name}} apart from others. For {{customer}}, this plan proposes {{after}}.',
      },
    ],
  },
  {
    // What the plan proposes answers the problem told better than anything offered does: it is what is set against the rest.
    id: 'pos.remedy',
    when: ({ slots }) =>
      slots.remedy !== undefined && slots.promiseShort !== undefined && slots.instead !== undefined && slots.painsShort !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{needOf}} que hoy lidian con {{painsThe}}. Ofrece {{promiseShort}}. Para diferenciarse de {{instead}}, este plan propone una promesa concreta: {{remedy}}.',
        en: '{{name^}} is {{aBusiness}} for {{needOf}} who today have to deal with {{painsShort}}. It offers {{promiseShort}}. To set it apart from {{instead}}, this plan proposes one specific promise: {{remedy}}.',
      },
    ],
  },
  {
    id: 'pos.unlike',
    when: ({ slots }) => slots.offers !== undefined && slots.edges !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}} y ofrece {{offers}}. Se diferencia de {{instead}} por {{edgesThe}}{{seen}}.',
        en: '{{name^}} is {{aBusiness}} for {{customer}} and offers {{offers}}. It differs from {{instead}} in {{edges}}{{seen}}.',
      },
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}}, con {{offers}}. Frente a {{instead}}, su diferencia es esta: {{edges}}{{seen}}.',
        en: '{{name^}} is {{aBusiness}} for {{customer}}, with {{offers}}. What sets it apart from {{instead}} is this: {{edges}}{{seen}}.',
      },
    ],
  },
  {
    // The need stands with whoever has it, where it is the customers' and what sets the offer apart answers it.
    id: 'pos.need',
    when: ({ slots }) =>
      slots.apart !== undefined && slots.instead !== undefined && slots.painThe !== undefined && slots.needOf !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{needOf}}. Frente a {{painThe}}, ofrece {{lead}}. En eso se diferencia de {{instead}}{{seen}}.',
        en: '{{name^}} is {{aBusiness}} for {{needOf}}. To anyone dealing with {{pain}}, it offers {{lead}}. That is what sets it apart from {{instead}}{{seen}}.',
      },
    ],
  },
  {
    // What sets it apart names the kind of business again: it does not stand beside it.
    id: 'pos.edges.same',
    when: ({ slots }) => slots.edges !== undefined && slots.apart === undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'Frente a {{instead}}, {{name}} ofrece a {{customer}} {{edges}}.',
        en: '{{name^}} offers {{customer}} {{edges}}, which sets it apart from {{instead}}.',
      },
    ],
  },
  {
    id: 'pos.edges',
    when: ({ slots }) => slots.edges !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}}, con {{edges}}. En eso se diferencia de {{instead}}{{seen}}.',
        en: '{{name^}} is {{aBusiness}} for {{customer}}, with {{edges}}. That is what sets it apart from {{instead}}{{seen}}.',
      },
      {
        es: '{{name^}}, {{aBusiness}}, promete {{edges}} a {{customer}}. Es su diferencia frente a {{instead}}{{seen}}.',
        en: '{{name^}}, {{aBusiness}}, promises {{edges}} to {{customer}}. That is its difference from {{instead}}{{seen}}.',
      },
    ],
  },
  {
    // Nothing that is listed sets it apart, and why it is chosen was told.
    id: 'pos.reason',
    when: ({ slots }) => slots.offers !== undefined && slots.reason !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}} y ofrece {{offers}}. Así explica quien emprende la diferencia frente a {{instead}}: {{reason}}.',
        en: '{{name^}} is {{aBusiness}} for {{customer}} and offers {{offers}}. This is how the founder explains the difference from {{instead}}: {{reason}}.',
      },
    ],
  },
  {
    // What is offered besides what kind of business it is answers nothing of the problem: what the plan proposes on it does, as in the one-liner.
    id: 'pos.against.proposed',
    when: ({ slots }) =>
      slots.offers !== undefined && slots.painsThe !== undefined && slots.instead !== undefined && slots.proposed !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}} y ofrece {{offers}}. Para responder a {{painsThe}} y diferenciarse de {{instead}}, este plan propone una promesa concreta: {{proposed}}.',
        en: '{{name^}} is {{aBusiness}} for {{customer}} and offers {{offers}}. To answer {{painsShort}} and to set it apart from {{instead}}, this plan proposes one specific promise: {{proposed}}.',
      },
    ],
  },
  {
    // What is offered besides what kind of business it is answers nothing of the problem: it is not what one is chosen for.
    id: 'pos.against',
    when: ({ slots }) => slots.offers !== undefined && slots.painsThe !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}}. Frente a {{painsThe}}, ofrece {{offers}} en lugar de {{instead}}.',
        en: '{{name^}} is {{aBusiness}} for {{customer}}. To anyone dealing with {{painsShort}}, it offers {{offers}} in place of {{instead}}.',
      },
    ],
  },
  {
    id: 'pos.offers',
    when: ({ slots }) => slots.offers !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}} y ofrece {{offers}}. Con eso compite con {{instead}}, y eso es lo que tiene que cumplir cada semana.',
        en: '{{name^}} is {{aBusiness}} for {{customer}} and offers {{offers}}. That is how it competes with {{instead}}, and what it has to deliver every week.',
      },
      {
        es: '{{name^}}, {{aBusiness}}, ofrece {{offers}} a {{customer}}, que hoy recurren a {{instead}}.',
        en: '{{name^}}, {{aBusiness}}, offers {{offers}} to {{customer}}, who turn to {{instead}} today.',
      },
    ],
  },
  {
    id: 'pos.promise',
    when: ({ slots }) => slots.offers !== undefined || slots.edges !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}}, con {{promiseShort}}. Esa es la promesa que tiene que cumplir cada semana.',
        en: '{{name^}} is {{aBusiness}} for {{customer}}, with {{promiseShort}}. That is the promise it has to keep every week.',
      },
      {
        es: '{{name^}}, {{aBusiness}}, ofrece {{promiseShort}} a {{customer}}.',
        en: '{{name^}}, {{aBusiness}}, offers {{promiseShort}} to {{customer}}.',
      },
    ],
  },
  {
    // What no list of words tells is quoted: its own words say what sets it apart.
    id: 'pos.quoted',
    when: ({ slots }) => slots.offerTold !== undefined,
    variants: [
      {
        es: '{{name^}} ofrece esto a sus clientes: {{offerTold}}.',
        en: '{{name^}} offers its customers this: {{offerTold}}.',
      },
    ],
  },
  {
    id: 'pos.pains',
    when: ({ slots }) => slots.painsThe !== undefined,
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}} y quiere responder a {{painsThe}}. En la entrevista no se dijo en qué se diferencia de los demás, y este plan propone {{after}}.',
        en: '{{name^}} is {{aBusiness}} for {{customer}}, meant as an answer to {{painsThe}}. The interview did not say what sets it apart from others, and this plan proposes {{after}}.',
      },
    ],
  },
  {
    id: 'pos.proposal',
    variants: [
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}}. En la entrevista no se dijo en qué se diferencia de los demás, y este plan propone {{after}}.',
        en: '{{name^}} is {{aBusiness}} for {{customer}}. The interview did not say what sets it apart from others, and this plan proposes {{after}}.',
      },
      {
        es: '{{name^}}, {{aBusiness}} para {{customer}}, tiene aún por decidir en qué se distingue. Este plan propone {{after}}.',
        en: '{{name^}}, {{aBusiness}} for {{customer}}, has still to decide what sets it apart. This plan proposes {{after}}.',
      },
    ],
  },
];

export const ONE_LINERS: readonly Message[] = [
  {
    id: 'line.remedy',
    when: ({ slots }) => slots.remedy !== undefined && slots.pain !== undefined && slots.benefits !== undefined,
    variants: [
      {
        es: 'A quien hoy lidia con {{painThe}}, {{name}} le ofrece {{benefits}} y, como propone este plan, {{remedy}}.',
        en: 'To anyone dealing with {{pain}}, {{name}} offers {{benefits}} and, as this plan proposes, {{remedy}}.',
      },
    ],
  },
  {
    // What is offered answers nothing of what is complained of, and why it is chosen was told.
    id: 'line.reason',
    when: ({ slots }) => slots.reason !== undefined && slots.openPain !== undefined,
    variants: [
      {
        es: 'A quien hoy lidia con {{openPain}}, {{name}} le da esta razón para elegirlo: {{reason}}.',
        en: 'To anyone dealing with {{openPain}}, {{name}} gives this reason for choosing it: {{reason}}.',
      },
    ],
  },
  {
    // What is offered answers nothing of what is complained of: only what the plan proposes does.
    id: 'line.proposal',
    when: ({ slots }) => slots.openPain !== undefined && slots.edgeOne === undefined && slots.lacks === undefined,
    variants: [
      {
        es: 'A quien hoy lidia con {{openPain}}, {{name}} le propone esto, que hay que decidir antes de firmar: {{after}}.',
        en: 'To anyone dealing with {{openPain}}, {{name}} proposes this, to be decided before signing: {{after}}.',
      },
    ],
  },
  {
    // An offer that sets nothing apart is the trade's: what the plan proposes on the same complaint stands beside it.
    id: 'line.said.proposal',
    when: ({ slots }) =>
      slots.pain !== undefined && slots.benefits !== undefined && slots.edgeOne === undefined && slots.lacks === undefined,
    variants: [
      {
        es: 'A quien hoy lidia con {{painThe}}, {{name}} le ofrece {{benefits}}. Este plan propone prometer además {{after}}, y hay que decidirlo antes de firmar.',
        en: 'To anyone dealing with {{pain}}, {{name}} offers {{benefits}}. This plan proposes to promise besides {{after}}, to be decided before signing.',
      },
    ],
  },
  {
    id: 'line.who',
    when: ({ slots }) => slots.buyers !== undefined && slots.pain !== undefined && slots.benefits !== undefined,
    variants: [
      {
        es: 'Para {{buyers}}, frente a {{painThe}}, {{name}} ofrece {{benefits}}.',
        en: 'For {{buyers}} dealing with {{pain}}, {{name}} offers {{benefits}}.',
      },
      {
        es: '{{name^}} ofrece {{benefits}} a {{buyers}}, frente a {{painThe}}.',
        en: '{{name^}} offers {{benefits}} to {{buyers}} dealing with {{pain}}.',
      },
    ],
  },
  {
    id: 'line.anyone',
    when: ({ slots }) => slots.pain !== undefined && slots.benefits !== undefined,
    variants: [
      {
        es: 'A quien hoy lidia con {{painThe}}, {{name}} le ofrece {{benefits}}.',
        en: 'To anyone dealing with {{pain}}, {{name}} offers {{benefits}}.',
      },
    ],
  },
  {
    id: 'line.lacks',
    when: ({ slots }) => slots.lacks !== undefined && slots.promiseRest !== undefined,
    variants: [
      {
        es: 'En una línea: {{name}} quiere ofrecer {{lacks}} donde hoy no lo hay, con {{promiseRest}}.',
        en: 'In one line: {{name}} means to offer {{lacks}} where there is none today, with {{promiseRest}}.',
      },
      {
        es: 'En una línea: quien hoy busca {{lacks}} y no lo encuentra lo tendrá en {{name}}, con {{promiseRest}}.',
        en: 'In one line: people who look for {{lacks}} and find none will have it at {{name}}, with {{promiseRest}}.',
      },
    ],
  },
  {
    id: 'line.instead',
    when: ({ slots }) => slots.benefits !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'En una línea: {{name}} ofrece {{benefits}} en lugar de {{instead}}.',
        en: 'In one line: {{name}} offers {{benefits}} in place of {{instead}}.',
      },
      {
        es: 'En una línea: a quien hoy recurre a {{instead}}, {{name}} le ofrece {{benefits}}.',
        en: 'In one line: to those who now turn to {{instead}}, {{name}} offers {{benefits}}.',
      },
      {
        es: 'En una línea: {{name}} ofrece {{benefits}} a quien hoy se arregla con {{instead}}.',
        en: 'In one line: {{name}} offers {{benefits}} to those who now make do with {{instead}}.',
      },
    ],
  },
  {
    id: 'line.buyers',
    when: ({ slots }) => slots.buyers !== undefined && slots.benefits !== undefined,
    variants: [
      {
        es: 'Para {{buyers}}, {{name}} ofrece {{benefits}}.',
        en: 'For {{buyers}}, {{name}} offers {{benefits}}.',
      },
    ],
  },
  {
    id: 'line.promise',
    when: ({ slots, diagnosis }) => diagnosis.isKindTold && slots.benefits !== undefined,
    variants: [
      {
        es: 'En una línea: {{name}} es {{aBusiness}} con {{benefits}}.',
        en: 'In one line: {{name}} is {{aBusiness}} with {{benefits}}.',
      },
    ],
  },
  {
    id: 'line.nameless',
    when: ({ slots }) => slots.benefits !== undefined,
    variants: [{ es: 'En una línea: {{name}} ofrece {{benefits}}.', en: 'In one line: {{name}} offers {{benefits}}.' }],
  },
  {
    // No list of words tells what is offered: its own sentence stands whole, and in the other edition what is known of it.
    id: 'line.quoted',
    when: ({ slots }) => slots.offerTold !== undefined,
    variants: [
      {
        es: 'Lo que promete {{name}} es esto: {{offerTold}}.',
        en: 'What {{name}} promises is this: {{offerTold}}.',
      },
    ],
  },
  {
    id: 'line.pains',
    when: ({ said, diagnosis }) => diagnosis.isKindTold && said.pains.length > 0,
    variants: [
      {
        es: 'En una línea: {{name}} es {{aBusiness}} para quien hoy lidia con {{pain}}.',
        en: 'In one line: {{name}} is {{aBusiness}} for anyone dealing with {{pain}}.',
      },
    ],
  },
  {
    id: 'line',
    variants: [
      {
        es: 'En una línea, que este plan propone: hoy, {{before}}; con {{name}}, {{after}}.',
        en: 'In one line, which this plan proposes: today, {{before}}; with {{name}}, {{after}}.',
      },
    ],
  },
];
