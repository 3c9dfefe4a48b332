import type { Draft } from './draft.ts';
import { channelFigure } from './gather-market-figures.ts';
import { gatherStory } from './gather-story.ts';
import type { Message } from './message.ts';
import type { Block, Page } from './plan.ts';
import { join, label, sayFirst } from './say.ts';
import { STORY_SCENES } from './story-scenes.ts';
import { capital, heading, paragraph } from './write-block.ts';
import { writePositioning } from './write-positioning.ts';

/** Whom the business addresses, the story it tells in seven scenes, and the channels with their money. */
export function writeMarketing(draft: Draft): Page {
  return {
    id: 'marketing',
    title: { es: 'Marketing: historia y canales', en: 'Marketing: story and channels' },
    blocks: [
      writePositioning(draft),
      heading({ es: 'La historia en siete escenas', en: 'The story in seven scenes' }),
      writeStory(draft),
      heading({ es: 'Canales y presupuesto', en: 'Channels and budget' }),
      { type: 'paragraph', text: join([sayFirst(draft, CHANNELS), sayFirst(draft, BUDGETS)], ' ') },
      ...writeShares(draft),
      ...paragraph(draft, [STOP_RULE]),
    ],
  };
}

/** The trade's scenes with the founder's own statements in them. */
function writeStory(draft: Draft): Block {
  const told = { ...draft, slots: { ...draft.slots, ...gatherStory(draft) } };
  return { type: 'scenes', scenes: STORY_SCENES.map(({ title, texts }) => ({ title, text: sayFirst(told, texts) })) };
}

/** None where there is no money to share out. */
function writeShares(draft: Draft): readonly Block[] {
  if (draft.figures['cost-marketing']?.value === 0) return [];
  const bars = draft.channels
    .map((channel, at) => ({ label: capital(channel.name), figure: channelFigure(at), share: channel.share }))
    .sort((a, b) => b.share - a.share)
    .map(({ label: name, figure }) => ({ label: name, figure }));
  return [
    {
      type: 'chart',
      chart: {
        type: 'shares',
        title: { es: 'El presupuesto de un mes, canal a canal', en: 'One month’s budget, channel by channel' },
        subtitle: draft.said.channels.length > 0 ? NAMED_FIRST : USUAL_SPLIT,
        alt: label(draft, {
          es: `Los {{fig:cost-marketing}} de un mes se reparten así: ${bars.map((bar) => `${bar.label.es}, {{fig:${bar.figure}}}`).join('; ')}.`,
          en: `The {{fig:cost-marketing}} of one month is split like this: ${bars.map((bar) => `${bar.label.en}, {{fig:${bar.figure}}}`).join('; ')}.`,
        }),
        bars,
      },
    },
  ];
}

const USUAL_SPLIT = { es: 'reparto habitual del sector', en: 'usual split in the sector' };
const NAMED_FIRST = {
  es: 'primero lo que se nombró, después lo habitual del oficio; pesos del sector',
  en: 'what was named first, then what is usual in the trade; weights of the sector',
};

const CHANNELS: readonly Message[] = [
  {
    id: 'chan.named',
    when: ({ said }) => said.channels.length > 1,
    variants: [
      { es: 'De aquí llegarían los primeros clientes: {{channels}}.', en: 'The first customers would come through {{channels}}.' },
      { es: 'Los canales en que se ha pensado: {{channels}}.', en: 'The channels the founder has in mind: {{channels}}.' },
      {
        es: 'Para darse a conocer se nombraron estas vías: {{channels}}.',
        en: 'To make the business known, these routes were named: {{channels}}.',
      },
    ],
  },
  {
    id: 'chan.said',
    when: ({ quotes }) => quotes.marketing !== undefined,
    variants: [
      {
        es: 'Los primeros clientes vendrían así: {{marketingTold}}.',
        en: 'The first customers would come this way: {{marketingTold}}.',
      },
      { es: 'Esto es lo que se piensa hacer: {{marketingTold}}.', en: 'This is what the founder means to do: {{marketingTold}}.' },
      { es: 'El plan para darse a conocer: {{marketingTold}}.', en: 'The plan for getting known: {{marketingTold}}.' },
    ],
  },
  {
    id: 'chan.missing',
    variants: [
      {
        es: 'No se ha dicho cómo se enterarán los primeros clientes. El reparto de abajo es el habitual del oficio; lo primero es averiguar dónde miran hoy esas personas.',
        en: 'How the first customers will hear of it has not been said. The split below is the usual one in the trade; the first thing to find out is where those people look today.',
      },
      {
        es: 'Cómo llegará la noticia a los primeros clientes está sin decidir. Abajo va el reparto corriente del oficio, a la espera de saber dónde se informan.',
        en: 'How the news will reach the first customers is undecided. Below is the common split in the trade, until it is known where they look.',
      },
      {
        es: 'Nadie compra lo que no sabe que existe, y queda por decir cómo lo sabrán. Conviene preguntar a los posibles clientes dónde miran; entretanto sirve el reparto del oficio.',
        en: 'Nobody buys what they do not know exists, and how they would know is left unsaid. Ask likely customers where they look; meanwhile the usual split of the trade will do.',
      },
    ],
  },
];

const BUDGETS: readonly Message[] = [
  {
    id: 'budget.none',
    when: ({ figures }) => figures['cost-marketing']?.value === 0,
    variants: [
      {
        es: 'En los gastos de un mes no hay dinero para darse a conocer, cuando en el sector se va entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}} de las ventas: esos canales se pagan con horas, y hay que saber de quién.',
        en: 'A month’s costs leave no money for getting known, where the sector spends between {{fig:sector-marketing-low*}} and {{fig:sector-marketing-high*}} of its sales: those channels are paid for in hours, and somebody has to have them.',
      },
      {
        es: 'Nada de lo que cuesta un mes es para darse a conocer; en el sector se gasta del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}} de lo vendido. O sale tiempo para hacerlo a mano o la cuenta necesita otra partida.',
        en: 'None of what a month costs goes on getting known; the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}} of what it sells. Either there is time to do it by hand or the sums need another line.',
      },
    ],
  },
  {
    id: 'budget.short',
    when: ({ figures }) => Number(figures['marketing-said']?.value ?? 0) > Number(figures['cost-marketing']?.value ?? 0),
    variants: [
      {
        es: 'Se habló de {{fig:marketing-said*}} al mes, y no caben en los gastos fijos que se dieron: la cuenta lleva {{fig:cost-marketing*}}, un {{fig:marketing-share*}} de las ventas del primer año, cuando en el sector se ve del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}}. Una de las dos cifras hay que corregirla antes de enseñar el plan.',
        en: '{{fig:marketing-said*}} a month was spoken of, and it does not fit into the fixed costs given: the sums carry {{fig:cost-marketing*}}, or {{fig:marketing-share*}} of first-year sales, where the sector runs from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}. One of the two figures has to be corrected before the plan is shown.',
      },
      {
        es: 'Dos respuestas no encajan: {{fig:marketing-said*}} al mes para darse a conocer y unos gastos fijos en los que solo quedan {{fig:cost-marketing*}} para ello, el {{fig:marketing-share*}} de lo que se venderá el primer año. El sector gasta del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}}; conviene decidir cuál vale.',
        en: 'Two answers do not agree: {{fig:marketing-said*}} a month for getting known, and fixed costs that leave only {{fig:cost-marketing*}} for it, {{fig:marketing-share*}} of what the first year sells. The sector spends from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}; settle which of them holds.',
      },
    ],
  },
  {
    id: 'budget',
    variants: [
      {
        es: 'Se cuenta con {{fig:cost-marketing*}} al mes, dentro de los gastos fijos: un {{fig:marketing-share*}} de las ventas del primer año, cuando en el sector se ve entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}. Salen a {{fig:marketing-unit*}} por {{unit}}.',
        en: 'The plan sets aside {{fig:cost-marketing*}} a month inside the fixed costs: {{fig:marketing-share*}} of first-year sales, where the sector runs from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}. It comes to {{fig:marketing-unit*}} for each {{unit}}.',
      },
      {
        es: 'El presupuesto de {{fig:cost-marketing*}} al mes sale de los gastos fijos y equivale a {{fig:marketing-unit*}} por {{unit}}. Es un {{fig:marketing-share*}} de lo que se venderá el primer año; el sector gasta entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The budget of {{fig:cost-marketing*}} a month comes out of the fixed costs and equals {{fig:marketing-unit*}} for each {{unit}}. It is {{fig:marketing-share*}} of what is sold in the first year; the sector spends from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
      {
        es: 'Por cada {{unit}} se gastan {{fig:marketing-unit*}} en darse a conocer: {{fig:cost-marketing*}} al mes, incluidos en los gastos fijos. Frente al {{fig:sector-marketing-low*}} a {{fig:sector-marketing-high*}} del sector, son un {{fig:marketing-share*}} de las ventas del primer año.',
        en: 'For each {{unit}}, {{fig:marketing-unit*}} goes on getting known: {{fig:cost-marketing*}} a month, included in the fixed costs. Against {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}} in the sector, that is {{fig:marketing-share*}} of first-year sales.',
      },
      {
        es: 'Darse a conocer cuesta {{fig:cost-marketing*}} al mes y ya está en los gastos fijos. Son {{fig:marketing-unit*}} de cada {{unit}} y un {{fig:marketing-share*}} de lo vendido en el primer año, con el sector entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'Getting known costs {{fig:cost-marketing*}} a month, already among the fixed costs. That is {{fig:marketing-unit*}} of each {{unit}} and {{fig:marketing-share*}} of what the first year sells, with the sector between {{fig:sector-marketing-low*}} and {{fig:sector-marketing-high*}}.',
      },
      {
        es: 'Un {{fig:marketing-share*}} de las ventas del primer año se dedica a que la gente se entere; en el sector se ve del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}}. Al mes son {{fig:cost-marketing*}} de los gastos fijos, a {{fig:marketing-unit*}} por {{unit}}.',
        en: 'Of first-year sales, {{fig:marketing-share*}} goes on people hearing of it; the sector shows from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}. By the month it is {{fig:cost-marketing*}} of the fixed costs, at {{fig:marketing-unit*}} for each {{unit}}.',
      },
    ],
  },
];

const STOP_RULE: Message = {
  id: 'stop.rule',
  variants: [
    {
      es: 'Regla de parada: si en cuatro semanas un canal no trae clientes que digan que vienen de él, su dinero pasa al primero de la lista.',
      en: 'Stop rule: when a channel goes four weeks without customers who say they came through it, its money moves to the first on the list.',
    },
    {
      es: 'A cada cliente nuevo se le pregunta cómo llegó. El canal que en cuatro semanas no aparezca en las respuestas pierde su presupuesto.',
      en: 'Each new customer is asked how they came. A channel that is not among the answers within four weeks loses its budget.',
    },
    {
      es: 'Cuatro semanas es el plazo de cada canal: si nadie llega por él, su parte pasa al que más clientes haya traído. Se pregunta en cada venta.',
      en: 'Four weeks is what each channel gets: if nobody comes through it, its share goes to whichever has brought most. It is asked at every sale.',
    },
    {
      es: 'Ningún canal se queda por costumbre: al cabo de cuatro semanas sin un solo cliente que lo nombre, se cierra y se prueba el siguiente.',
      en: 'No channel stays out of habit: after four weeks without one customer who mentions it, it is closed and the next is tried.',
    },
    {
      es: 'La pregunta «¿cómo nos has conocido?» va en cada venta y decide el gasto: lo que nadie responde en un mes deja de pagarse.',
      en: 'The question “how did you hear of us?” goes with every sale and decides the spending: whatever nobody answers in a month is no longer paid for.',
    },
  ],
};
