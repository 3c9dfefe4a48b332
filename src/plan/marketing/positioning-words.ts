// For whom the business is and what it changes, and the same in one line.
import type { Message } from '../message.ts';

export const POSITIONING: readonly Message[] = [
  {
    // Where nobody named a kind of business its name stands alone: it is not «un negocio» that anybody chooses.
    id: 'pos.nameless',
    when: ({ slots, diagnosis }) => !diagnosis.isKindTold && (slots.offers !== undefined || slots.edges !== undefined),
    variants: [
      {
        es: 'Lo que {{name}} ofrece a {{customer}}: {{promiseShort}}.',
        en: 'What {{name}} offers {{customer}}: {{promiseShort}}.',
      },
    ],
  },
  {
    id: 'pos.nameless.proposal',
    when: ({ slots, diagnosis }) => !diagnosis.isKindTold && slots.offerTold === undefined,
    variants: [
      {
        es: 'Qué separa a {{name}} de los demás, para {{customer}}, no se ha dicho; este plan propone {{after}}.',
        en: 'What sets {{name}} apart from others, for {{customer}}, was not said; this plan proposes {{after}}.',
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
        es: 'Para {{needOf}} que hoy lidian con {{painsThe}}, {{name}} es {{aBusiness}} con {{promiseShort}}. Frente a {{instead}}, la promesa que este plan propone: {{remedy}}.',
        en: 'For {{needOf}} who now deal with {{painsShort}}, {{name}} is {{aBusiness}} with {{promiseShort}}. Against {{instead}}, the promise this plan proposes: {{remedy}}.',
      },
    ],
  },
  {
    id: 'pos.unlike',
    when: ({ slots }) => slots.offers !== undefined && slots.edges !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} que ofrece {{offers}}. Frente a {{instead}}, se elige por {{edgesThe}}{{seen}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} that offers {{offers}}. It is chosen over {{instead}} for {{edges}}{{seen}}.',
      },
      {
        es: '{{name^}} es {{aBusiness}} para {{customer}}, con {{offers}}. Lo que lo separa de {{instead}}: {{edges}}{{seen}}.',
        en: '{{name^}} is {{aBusiness}} for {{customer}}, with {{offers}}. What sets it apart from {{instead}}: {{edges}}{{seen}}.',
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
        es: 'Para {{needOf}}, ante {{painThe}}, {{name}} es {{aBusiness}} con {{lead}}: esa es la diferencia frente a {{instead}}{{seen}}.',
        en: 'For {{needOf}}, who now deal with {{pain}}, {{name}} is {{aBusiness}} with {{lead}}: that is the difference from {{instead}}{{seen}}.',
      },
    ],
  },
  {
    // What sets it apart names the kind of business again: it does not stand beside it.
    id: 'pos.edges.same',
    when: ({ slots }) => slots.edges !== undefined && slots.apart === undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'Lo que {{name}} ofrece a {{customer}} frente a {{instead}}: {{edges}}.',
        en: 'What {{name}} offers {{customer}} against {{instead}}: {{edges}}.',
      },
    ],
  },
  {
    id: 'pos.edges',
    when: ({ slots }) => slots.edges !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} con {{edges}}: esa es la diferencia frente a {{instead}}{{seen}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} with {{edges}}: that is the difference from {{instead}}{{seen}}.',
      },
      {
        es: 'Donde hoy se recurre a {{instead}}, {{name}}, {{aBusiness}}, promete esto a {{customer}}: {{edges}}.',
        en: 'Where people now turn to {{instead}}, {{name}}, {{aBusiness}}, promises this to {{customer}}: {{edges}}.',
      },
    ],
  },
  {
    // Nothing that is listed sets it apart, and why it is chosen was told.
    id: 'pos.reason',
    when: ({ slots }) => slots.offers !== undefined && slots.reason !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} que ofrece {{offers}}. La diferencia frente a {{instead}}, como se contó: {{reason}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} that offers {{offers}}. The difference from {{instead}}, as stated: {{reason}}.',
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
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} que ofrece {{offers}}. Frente a {{instead}} y contra {{painsThe}}, la promesa que este plan propone: {{proposed}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} that offers {{offers}}. Against {{instead}}, and to answer {{painsShort}}, the promise this plan proposes: {{proposed}}.',
      },
    ],
  },
  {
    // What is offered besides what kind of business it is answers nothing of the problem: it is not what one is chosen for.
    id: 'pos.against',
    when: ({ slots }) => slots.offers !== undefined && slots.painsThe !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} que ofrece {{offers}}, contra {{painsThe}}, en lugar de {{instead}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} that offers {{offers}}, an answer to {{painsShort}}, in place of {{instead}}.',
      },
    ],
  },
  {
    id: 'pos.offers',
    when: ({ slots }) => slots.offers !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} que ofrece {{offers}}. Es lo que pone en lugar de {{instead}}, y lo que tiene que cumplir cada semana.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} that offers {{offers}}. That is what it sets in place of {{instead}}, and what it has to deliver every week.',
      },
      {
        es: 'Donde hoy se recurre a {{instead}}, {{name}} ofrece {{offers}} a {{customer}}. Es {{aBusiness}}, y esa es su promesa entera.',
        en: 'Where people now turn to {{instead}}, {{name}} offers {{offers}} to {{customer}}. It is {{aBusiness}}, and that is the whole of its promise.',
      },
    ],
  },
  {
    id: 'pos.promise',
    when: ({ slots }) => slots.offers !== undefined || slots.edges !== undefined,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} con {{promiseShort}}. Esa es la promesa, y lo que tiene que cumplir cada semana.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} with {{promiseShort}}. That is the promise, and what it has to deliver every week.',
      },
      {
        es: 'La oferta de {{name}}, {{aBusiness}}, a {{customer}}: {{promiseShort}}.',
        en: 'What {{name}}, {{aBusiness}}, offers {{customer}}: {{promiseShort}}.',
      },
    ],
  },
  {
    // What no list of words tells is quoted: its own words say what sets it apart.
    id: 'pos.quoted',
    when: ({ slots }) => slots.offerTold !== undefined,
    variants: [
      {
        es: 'Lo que {{name}} pone delante de sus clientes: {{offerTold}}.',
        en: 'What {{name}} puts before its customers: {{offerTold}}.',
      },
    ],
  },
  {
    id: 'pos.pains',
    when: ({ slots }) => slots.painsThe !== undefined,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} contra {{painsThe}}. Qué lo separa de los demás no se ha dicho; este plan propone {{after}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}}, an answer to {{painsThe}}. What sets it apart from others was not said; this plan proposes {{after}}.',
      },
    ],
  },
  {
    id: 'pos.proposal',
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}}. Qué lo separa de los demás no se ha dicho; este plan propone {{after}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}}. What sets it apart from others was not said; this plan proposes {{after}}.',
      },
      {
        es: '{{name^}}, {{aBusiness}} para {{customer}}, tiene aún por decidir qué lo distingue. Lo que aquí se propone: {{after}}.',
        en: 'What sets {{name}}, {{aBusiness}} for {{customer}}, apart is still to be decided. What is proposed here: {{after}}.',
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
        es: 'A quien hoy lidia con {{painThe}}, {{name}} le ofrece {{benefits}}. La promesa que este plan propone: {{remedy}}.',
        en: 'To anyone dealing with {{pain}}, {{name}} offers {{benefits}}. The promise this plan proposes: {{remedy}}.',
      },
    ],
  },
  {
    // What is offered answers nothing of what is complained of, and why it is chosen was told.
    id: 'line.reason',
    when: ({ slots }) => slots.reason !== undefined && slots.openPain !== undefined,
    variants: [
      {
        es: 'A quien hoy lidia con {{openPain}}, {{name}} le da esta razón: {{reason}}.',
        en: 'To anyone dealing with {{openPain}}, {{name}} gives this reason: {{reason}}.',
      },
    ],
  },
  {
    // What is offered answers nothing of what is complained of: only what the plan proposes does.
    id: 'line.proposal',
    when: ({ slots }) => slots.openPain !== undefined && slots.edgeOne === undefined && slots.lacks === undefined,
    variants: [
      {
        es: 'A quien hoy lidia con {{openPain}}, {{name}} le propone esto, por decidir antes del {{fig:go-by}}: {{after}}.',
        en: 'To anyone dealing with {{openPain}}, {{name}} proposes this, to be decided before {{fig:go-by}}: {{after}}.',
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
        es: 'A quien hoy lidia con {{painThe}}, {{name}} le ofrece {{benefits}}; lo que este plan propone prometer además, por decidir antes del {{fig:go-by}}: {{after}}.',
        en: 'To anyone dealing with {{pain}}, {{name}} offers {{benefits}}; what this plan proposes to promise besides, to be decided before {{fig:go-by}}: {{after}}.',
      },
    ],
  },
  {
    id: 'line.who',
    when: ({ slots }) => slots.buyers !== undefined && slots.pain !== undefined && slots.benefits !== undefined,
    variants: [
      {
        es: 'Para {{buyers}}, ante {{painThe}}, {{name}} ofrece {{benefits}}.',
        en: 'For {{buyers}} dealing with {{pain}}, {{name}} offers {{benefits}}.',
      },
      {
        es: '{{name^}} ofrece {{benefits}} a {{buyers}}, ante {{painThe}}.',
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
        es: 'En una línea: {{lacks}} donde hoy no se encuentra, con {{promiseRest}}. Eso quiere ser {{name}}.',
        en: 'In one line: {{lacks}} where today there is none, with {{promiseRest}}. That is what {{name}} means to be.',
      },
      {
        es: 'Si solo quedara una frase: donde hoy se busca {{lacks}} y no se encuentra, {{name}} abre con eso mismo y con {{promiseRest}}.',
        en: 'If only one sentence were left: where people look for {{lacks}} and find none, {{name}} opens with just that, and with {{promiseRest}}.',
      },
    ],
  },
  {
    id: 'line.instead',
    when: ({ slots }) => slots.benefits !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'En una línea: en vez de {{instead}}, {{benefits}}, con {{name}}.',
        en: 'In one line: instead of {{instead}}, {{benefits}}, with {{name}}.',
      },
      {
        es: 'Dicho de una vez: a quien hoy recurre a {{instead}}, {{name}} le ofrece {{benefits}}.',
        en: 'In short: to those who now turn to {{instead}}, {{name}} offers {{benefits}}.',
      },
      {
        es: 'Si solo quedara una frase: {{name}} ofrece {{benefits}} a quien hoy se arregla con {{instead}}.',
        en: 'If only one sentence were left: {{name}} offers {{benefits}} to those who now make do with {{instead}}.',
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
    variants: [{ es: 'En una línea: {{benefits}}, con {{name}}.', en: 'In one line: {{benefits}}, with {{name}}.' }],
  },
  {
    // No list of words tells what is offered: its own sentence stands whole, and in the other edition what is known of it.
    id: 'line.quoted',
    when: ({ slots }) => slots.offerTold !== undefined,
    variants: [
      {
        es: 'Lo que promete {{name}}: {{offerTold}}.',
        en: 'What {{name}} promises: {{offerTold}}.',
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
