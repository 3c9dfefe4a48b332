import { foldText } from '../language/fold-text.ts';
import type { Bilingual } from '../language/language.ts';
import type { Draft } from './draft.ts';
import { listSaid } from './gather-said.ts';
import type { Message } from './message.ts';
import type { Block } from './plan.ts';
import { sayFirst } from './say.ts';

/** For whom, what it is and what it changes. */
export function writePositioning(draft: Draft): Block {
  const { promise, edges } = draft.said;
  const offers = promise.filter((offered) => !edges.includes(offered) && !isSaidBy(draft.slots.aBusiness, offered));
  const told = {
    ...(offers.length > 0 ? { offers: listSaid(offers, 3) } : {}),
    ...(edges.length > 0 ? { edges: listSaid(edges, 3) } : {}),
  };
  return { type: 'paragraph', text: sayFirst({ ...draft, slots: { ...draft.slots, ...told } }, POSITIONING) };
}

/** «Un taller de tapicería con tapicería»: what the kind of business says already. */
function isSaidBy(business: Bilingual | undefined, { en, es }: Bilingual): boolean {
  return foldText(business?.en ?? '').includes(foldText(en)) || foldText(business?.es ?? '').includes(foldText(es));
}

/** The same in one line: what there is today, and what there will be. */
export function writeOneLiner(draft: Draft): Block {
  return { type: 'paragraph', text: sayFirst(draft, ONE_LINERS) };
}

const POSITIONING: readonly Message[] = [
  {
    id: 'pos.unlike',
    when: ({ said, slots }) =>
      said.customers.length > 0 && slots.offers !== undefined && slots.edges !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'Para {{customers}}, {{name}} es {{aBusiness}} con {{offers}}. Frente a {{instead}}, se elige por esto: {{edges}}.',
        en: 'For {{customers}}, {{name}} is {{aBusiness}} with {{offers}}. Against {{instead}}, it is chosen for this: {{edges}}.',
      },
      {
        es: '{{name^}} es {{aBusiness}} para {{customers}}, con {{offers}}. Lo que lo separa de {{instead}}: {{edges}}.',
        en: '{{name^}} is {{aBusiness}} for {{customers}}, with {{offers}}. What sets it apart from {{instead}}: {{edges}}.',
      },
    ],
  },
  {
    id: 'pos.told',
    when: ({ diagnosis, said, slots }) =>
      diagnosis.isToldAlone && said.customers.length > 0 && said.promise.length > 1 && slots.instead !== undefined,
    variants: [
      {
        es: 'Para {{customers}}, {{name}} es {{aBusiness}} con {{promise}}. Es lo que pone en lugar de {{instead}}, y lo que tiene que cumplir cada semana.',
        en: 'For {{customers}}, {{name}} is {{aBusiness}} with {{promise}}. That is what it sets in place of {{instead}}, and what it has to deliver every week.',
      },
      {
        es: 'Donde hoy se recurre a {{instead}}, {{name}} ofrece {{promise}} a {{customers}}. Es {{aBusiness}}, y esa es su promesa entera.',
        en: 'Where people now turn to {{instead}}, {{name}} offers {{promise}} to {{customers}}. It is {{aBusiness}}, and that is the whole of its promise.',
      },
    ],
  },
  {
    id: 'pos.said',
    when: ({ said, slots }) => said.customers.length > 0 && said.promise.length > 1 && slots.instead !== undefined,
    variants: [
      {
        es: 'Para {{customers}}, {{name}} es {{aBusiness}} con {{promise}}. Frente a {{instead}}, este plan propone que se note en esto: {{after}}.',
        en: 'For {{customers}}, {{name}} is {{aBusiness}} with {{promise}}. Against {{instead}}, this plan proposes that it show in this: {{after}}.',
      },
      {
        es: 'Donde hoy se recurre a {{instead}}, {{name}} pone {{aBusiness}} para {{customers}}, con {{promise}}. El cambio que se propone: {{after}}.',
        en: 'Where people now turn to {{instead}}, {{name}} puts {{aBusiness}} for {{customers}}, with {{promise}}. The change it is to bring: {{after}}.',
      },
      {
        es: '{{name^}} quiere ser {{aBusiness}} para {{customers}}. Ofrece {{promise}}, y si cumple, en lugar de {{instead}} habrá esto: {{after}}.',
        en: '{{name^}} means to be {{aBusiness}} for {{customers}}. It offers {{promise}}, and if it delivers, in place of {{instead}} there will be this: {{after}}.',
      },
    ],
  },
  {
    id: 'pos.promise',
    when: ({ said }) => said.promise.length > 1,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} con {{promise}}. Lo que debería notar quien compra: {{after}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} with {{promise}}. What a buyer should notice: {{after}}.',
      },
      {
        es: 'Con {{promise}}, {{name}} se propone dejar esto a {{customer}}: {{after}}.',
        en: 'With {{promise}}, {{name}} means to leave {{customer}} with this: {{after}}.',
      },
      {
        es: 'La oferta de {{name}} a {{customer}}: {{promise}}. El resultado, si se cumple: {{after}}.',
        en: 'What {{name}} offers {{customer}}: {{promise}}. The result, if it is kept: {{after}}.',
      },
    ],
  },
  {
    id: 'pos.named',
    when: ({ diagnosis }) => diagnosis.hasName,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} que se propone esto: {{after}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} with one aim: {{after}}.',
      },
      {
        es: '{{name^}} es {{aBusiness}} con un propósito para {{customer}}: {{after}}.',
        en: '{{name^}} is {{aBusiness}} with an aim for {{customer}}: {{after}}.',
      },
      {
        es: 'Lo que se propone {{name}}, {{aBusiness}} para {{customer}}, se dice pronto: {{after}}.',
        en: 'What {{name}}, {{aBusiness}} for {{customer}}, sets out to do is soon told: {{after}}.',
      },
    ],
  },
  {
    id: 'pos.unnamed',
    variants: [
      {
        es: 'Para {{customer}}: {{aBusiness}} con un propósito, {{after}}.',
        en: 'For {{customer}}: {{aBusiness}} with one aim, {{after}}.',
      },
      { es: 'Lo que se propone para {{customer}}: {{after}}.', en: 'What is proposed for {{customer}}: {{after}}.' },
      {
        es: 'Será {{aBusiness}} para {{customer}}, y tendrá que cumplir esto: {{after}}.',
        en: 'It will be {{aBusiness}} for {{customer}}, and must deliver this: {{after}}.',
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
        es: 'En una línea: hoy, {{painsShort}}; con {{name}}, {{promiseShort}}.',
        en: 'In one line: today, {{painsShort}}; with {{name}}, {{promiseShort}}.',
      },
      {
        es: 'Dicho de una vez: de {{painsShort}} a {{promiseShort}}, con {{name}}.',
        en: 'Said at once: from {{painsShort}} to {{promiseShort}}, with {{name}}.',
      },
      {
        es: 'Si solo quedara una frase: contra {{painsShort}}, {{name}} pone {{promiseShort}}.',
        en: 'If only one sentence were left: against {{painsShort}}, {{name}} sets {{promiseShort}}.',
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
    when: ({ said, slots }) => said.promise.length > 1 && slots.instead !== undefined,
    variants: [
      {
        es: 'En una línea: en vez de {{instead}}, {{promise}}, con {{name}}.',
        en: 'In one line: instead of {{instead}}, {{promise}}, with {{name}}.',
      },
      {
        es: 'Dicho de una vez: a quien hoy recurre a {{instead}}, {{name}} le ofrece {{promise}}.',
        en: 'Said at once: to those who now turn to {{instead}}, {{name}} offers {{promise}}.',
      },
      {
        es: 'Si solo quedara una frase: {{promise}}, para quien hoy se arregla con {{instead}}.',
        en: 'If only one sentence were left: {{promise}}, for those who now make do with {{instead}}.',
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
      {
        es: 'Dicho de una vez: antes, {{before}}; ahora, {{promiseShort}}, y {{name}} responde de ello.',
        en: 'Said at once: before, {{before}}; now, {{promiseShort}}, and {{name}} answers for it.',
      },
      {
        es: 'Si solo quedara una frase: donde había {{before}}, {{name}} pone {{promiseShort}}.',
        en: 'If only one sentence were left: in place of {{before}}, {{name}} puts {{promiseShort}}.',
      },
    ],
  },
  {
    id: 'line.pains',
    when: ({ said }) => said.pains.length > 0,
    variants: [
      {
        es: 'En una línea: hoy, {{painsShort}}; con {{name}}, {{after}}.',
        en: 'In one line: today, {{painsShort}}; with {{name}}, {{after}}.',
      },
      {
        es: 'Dicho de una vez: se llega con {{painsShort}} y se sale con {{after}}.',
        en: 'Said at once: people come with {{painsShort}} and leave with {{after}}.',
      },
    ],
  },
  {
    id: 'line',
    variants: [
      { es: 'En una línea: hoy, {{before}}; con {{name}}, {{after}}.', en: 'In one line: today, {{before}}; with {{name}}, {{after}}.' },
      {
        es: 'Dicho de una vez: antes, {{before}}; con {{name}}, {{after}}.',
        en: 'Said at once: before, {{before}}; with {{name}}, {{after}}.',
      },
      {
        es: 'Si solo quedara una frase: {{name}} cambia {{before}} por {{after}}.',
        en: 'If only one sentence were left: {{name}} trades {{before}} for {{after}}.',
      },
    ],
  },
];
