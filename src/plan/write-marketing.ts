import type { Draft } from './draft.ts';
import { channelFigure } from './gather-market-figures.ts';
import type { Message } from './message.ts';
import type { Block, Page } from './plan.ts';
import { label, say, sayFirst } from './say.ts';
import { heading, paragraph, quoteOr } from './write-block.ts';

/** Whom the business addresses, the story it tells in seven scenes, and the channels with their money. */
export function writeMarketing(draft: Draft): Page {
  return {
    id: 'marketing',
    title: { es: 'Marketing: historia y canales', en: 'Marketing: story and channels' },
    blocks: [
      { type: 'lead', text: sayFirst(draft, POSITIONING) },
      heading({ es: 'La historia en siete escenas', en: 'The story in seven scenes' }),
      { type: 'scenes', scenes: SCENES.map(({ title, text }) => ({ title, text: say(draft, text) })) },
      heading({ es: 'Canales y presupuesto', en: 'Channels and budget' }),
      ...quoteOr(draft, 'marketing', CHANNELS_MISSING),
      writeShares(draft),
      ...paragraph(draft, [BUDGET, STOP_RULE]),
    ],
  };
}

function writeShares(draft: Draft): Block {
  const bars = draft.sector.pack.channels
    .map((channel, at) => ({ label: channel.name, figure: channelFigure(at), share: channel.share }))
    .sort((a, b) => b.share - a.share)
    .map(({ label: name, figure }) => ({ label: name, figure }));
  return {
    type: 'chart',
    chart: {
      type: 'shares',
      title: { es: 'El presupuesto de un mes, canal a canal', en: 'One month’s budget, channel by channel' },
      subtitle: { es: 'reparto habitual del sector', en: 'usual split in the sector' },
      alt: label(draft, {
        es: `Los {{fig:cost-marketing}} de un mes se reparten así: ${bars.map((bar) => `${bar.label.es}, {{fig:${bar.figure}}}`).join('; ')}.`,
        en: `The {{fig:cost-marketing}} of one month is split like this: ${bars.map((bar) => `${bar.label.en}, {{fig:${bar.figure}}}`).join('; ')}.`,
      }),
      bars,
    },
  };
}

const POSITIONING: readonly Message[] = [
  {
    id: 'pos.named',
    when: ({ diagnosis }) => diagnosis.hasName,
    variants: [
      {
        es: 'Para {{customer}}, {{name}} es {{aBusiness}} que cambia {{before}} por {{after}}.',
        en: 'For {{customer}}, {{name}} is {{aBusiness}} that turns {{before}} into {{after}}.',
      },
    ],
  },
  {
    id: 'pos.unnamed',
    variants: [
      {
        es: 'Para {{customer}}: {{aBusiness}} que cambia {{before}} por {{after}}.',
        en: 'For {{customer}}: {{aBusiness}} that turns {{before}} into {{after}}.',
      },
    ],
  },
];

const SCENES = [
  {
    title: { es: 'Quién es y qué quiere', en: 'Who they are and what they want' },
    text: {
      id: 'scene.who',
      variants: [
        {
          es: 'Pensemos en una sola persona entre {{customer}}. Lo que busca es esto: {{after}}.',
          en: 'Think of one person among {{customer}}. What they are after: {{after}}.',
        },
      ],
    },
  },
  {
    title: { es: 'Lo que se interpone', en: 'What stands in the way' },
    text: {
      id: 'scene.obstacle',
      variants: [
        {
          es: 'Hoy tiene a mano {{firstSubstitute}}, y con eso se conforma.',
          en: 'What is at hand today is {{firstSubstitute}}, and that has to do.',
        },
        {
          es: 'De momento recurre a {{firstSubstitute}}, a falta de algo mejor.',
          en: 'For now the answer is {{firstSubstitute}}, for want of anything better.',
        },
      ],
    },
  },
  {
    title: { es: 'Por qué duele más de lo que parece', en: 'Why it matters' },
    text: {
      id: 'scene.stakes',
      variants: [
        {
          es: 'Mientras nada cambie, le espera {{before}}, una y otra vez.',
          en: 'As long as nothing changes, it means {{before}}, time and again.',
        },
        { es: 'No es una vez: es {{before}} cada vez que ocurre.', en: 'It is not just once: it is {{before}} each time it happens.' },
      ],
    },
  },
  {
    title: { es: 'Aparece el guía', en: 'The guide steps in' },
    text: {
      id: 'scene.guide',
      variants: [
        {
          es: '{{name^}} se ofrece a ayudar. [Por completar: {{proof}}. Sin esa prueba, la escena se queda en promesa.]',
          en: '{{name^}} offers to help. [To be filled in: {{proof}}. Without that proof this scene is only a promise.]',
        },
        {
          es: 'Entra {{name}}. [Aquí va la prueba: {{proof}}. Mejor en blanco que inventada.]',
          en: 'Enter {{name}}. [Proof goes here: {{proof}}. Better blank than made up.]',
        },
      ],
    },
  },
  {
    title: { es: 'Un plan de tres pasos', en: 'A three-step plan' },
    text: {
      id: 'scene.plan',
      variants: [
        {
          es: 'Primero: {{stepOne}}. Luego: {{stepTwo}}. Y al final: {{stepThree}}.',
          en: 'First: {{stepOne}}. Then: {{stepTwo}}. And last: {{stepThree}}.',
        },
      ],
    },
  },
  {
    title: { es: 'La invitación', en: 'The invitation' },
    text: {
      id: 'scene.invitation',
      variants: [
        {
          es: 'La directa, por {{mainChannel}}, lleva precio y plazo. La tranquila pide solo una pregunta, sin compromiso de compra.',
          en: 'The direct one, through {{mainChannel}}, gives a price and a date. The gentle one asks for a question, and no purchase.',
        },
      ],
    },
  },
  {
    title: { es: 'El después', en: 'The after' },
    text: {
      id: 'scene.after',
      variants: [
        {
          es: 'Lo que era {{before}} se ha vuelto otra cosa: {{after}}.',
          en: 'What used to be {{before}} has become something else: {{after}}.',
        },
        { es: 'Antes, {{before}}. Ahora, {{after}}.', en: 'Before, {{before}}. Now, {{after}}.' },
      ],
    },
  },
] satisfies readonly { title: { es: string; en: string }; text: Message }[];

const CHANNELS_MISSING: Message = {
  id: 'chan.missing',
  variants: [
    {
      es: 'No se ha dicho cómo se enterarán los primeros clientes. El reparto de abajo es el habitual del oficio; lo primero que hay que averiguar es dónde miran hoy esas personas cuando les hace falta.',
      en: 'How the first customers will hear of it has not been said. The split below is the usual one in the trade; the first thing to find out is where those people look today when the need arises.',
    },
  ],
};

const BUDGET: Message = {
  id: 'budget',
  variants: [
    {
      es: 'Son {{fig:cost-marketing*}} al mes, dentro de los gastos fijos: un {{fig:marketing-share*}} de las ventas del primer año, cuando en el sector se ve entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}. Salen a {{fig:marketing-unit*}} por {{unit}}.',
      en: 'That makes {{fig:cost-marketing*}} a month inside the fixed costs: {{fig:marketing-share*}} of first-year sales, where the sector runs from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}. It comes to {{fig:marketing-unit*}} for each {{unit}}.',
    },
  ],
};

const STOP_RULE: Message = {
  id: 'stop.rule',
  variants: [
    {
      es: 'Regla de parada: si en cuatro semanas un canal no trae clientes que digan que vienen de él, su dinero pasa a {{mainChannel}}.',
      en: 'Stop rule: when a channel goes four weeks without customers who say they came through it, its money moves to {{mainChannel}}.',
    },
    {
      es: 'A cada cliente nuevo se le pregunta cómo llegó. El canal que en cuatro semanas no aparezca en las respuestas pierde su presupuesto.',
      en: 'Each new customer is asked how they came. A channel that is not among the answers within four weeks loses its budget.',
    },
  ],
};
