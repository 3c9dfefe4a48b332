import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { channelFigure } from '../figures/gather-channel-figures.ts';
import type { Message } from '../message.ts';
import type { Block, Page, PlanText } from '../plan.ts';
import { hasRescue } from '../risks/write-rescue.ts';
import { firstOf, join, label, sayAll, sayFirst } from '../say.ts';
import { heading } from '../write-block.ts';
import { BUDGETS, CHANNELS_MISSING, REACH } from './budget-words.ts';
import type { ChannelKind } from './channel-clues.ts';
import { hasGap, paysForGap } from './pays-for-gap.ts';
import { writeChannelTable } from './write-channel-table.ts';
import { writeCustomerMonths } from './write-customer-months.ts';
import { writePositioning } from './write-positioning.ts';
import { writeStory } from './write-story.ts';

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
      writeBudget(draft),
      writeChannelTable(draft),
      writeCustomerMonths(draft),
    ],
  };
}

/** What there is for getting known, and how far it goes. */
function writeBudget(draft: Draft): Block {
  const texts = [
    sayAll(draft, [CHANNELS_MISSING]),
    sayFirst(draft, BUDGETS),
    sayAll(draft, REACH),
    sayAll(draft, [...firstOf(draft, GAPS), GAP_DRY]),
    dependence(draft),
  ].filter((text) => text !== null);
  return { type: 'paragraph', text: join(texts, ' ') };
}

/** One channel that brings more than half of the customers, and the way not to hang on one of those in it. */
function dependence(draft: Draft): PlanText | null {
  const { channels, figures } = draft;
  const customersBy = (at: number) => amountOf(figures, `${channelFigure(at)}-customers`);
  const at = channels.findIndex((_, place) => customersBy(place) * 2 > amountOf(figures, 'funnel-customers'));
  const channel = channels[at];
  if (!channel || !SENDERS.includes(channel.kind)) return null;
  const slots = { ...draft.slots, leading: channel.name };
  const count = `{{fig:${channelFigure(at)}-customers}}`;
  return label(
    { ...draft, slots },
    {
      es: `De los {{fig:funnel-customers}} clientes, ${count} llegan por un solo canal, {{leading}}: para que ninguno mande más de un tercio hacen falta tres al menos, con nombre y antes de abrir: ………, ……… y ……….`,
      en: `Of the {{fig:funnel-customers}} customers, ${count} come through one channel, {{leading}}: for none to send more than a third it takes three at least, by name, before opening: ………, ……… and ……….`,
    },
  );
}

/** Channels made of people who send others. */
const SENDERS: readonly ChannelKind[] = ['partners', 'visits'];

/** Whoever nothing brings: what the year comes to without them, and what is decided when. */
const GAPS: readonly Message[] = [
  {
    id: 'reach.gap.choose',
    when: (draft) => paysForGap(draft) && hasRescue(draft),
    variants: [
      {
        es: 'Sin los {{fig:free-none*}} que ningún canal trae, el primer año vende {{fig:gap-revenue*}} y acaba en {{fig:gap-result*}}. Si a fin de {{fig:m03-name}} no los trae nadie, se elige: pagarlos, {{fig:gap-budget-year*}} en un año contra {{fig:gap-lost*}} perdidos, o las medidas de la página de riesgos.',
        en: 'Without the {{fig:free-none*}} whom no channel brings, the first year sells {{fig:gap-revenue*}} and ends at {{fig:gap-result*}}. If nobody brings them by the end of {{fig:m03-name}}, it is one or the other: pay for them, {{fig:gap-budget-year*}} over a year against {{fig:gap-lost*}} lost, or the measures on the page on risks.',
      },
    ],
  },
  {
    id: 'reach.gap.pay',
    when: paysForGap,
    variants: [
      {
        es: 'Sin los {{fig:free-none*}} que ningún canal trae, el primer año vende {{fig:gap-revenue*}} y acaba en {{fig:gap-result*}}. Si a fin de {{fig:m03-name}} no los trae nadie, se pagan: {{fig:gap-budget-year*}} en un año, contra {{fig:gap-lost*}} perdidos.',
        en: 'Without the {{fig:free-none*}} whom no channel brings, the first year sells {{fig:gap-revenue*}} and ends at {{fig:gap-result*}}. If nobody brings them by the end of {{fig:m03-name}}, they are paid for: {{fig:gap-budget-year*}} over a year, against {{fig:gap-lost*}} lost.',
      },
    ],
  },
  {
    id: 'reach.gap.cut',
    when: hasGap,
    variants: [
      {
        es: 'Sin los {{fig:free-none*}} que ningún canal trae, el primer año vende {{fig:gap-revenue*}} y acaba en {{fig:gap-result*}}, con la caja siempre en positivo. Pagarlos costaría {{fig:gap-budget-year*}} en un año, y dejan {{fig:gap-lost*}}: no se pagan, y si a fin de {{fig:m03-name}} no los trae nadie se recorta lo que dice la página de riesgos.',
        en: 'Without the {{fig:free-none*}} whom no channel brings, the first year sells {{fig:gap-revenue*}} and ends at {{fig:gap-result*}}, with cash above zero throughout. Paying for them would cost {{fig:gap-budget-year*}} over a year, and they leave {{fig:gap-lost*}}: they are not paid for, and if nobody brings them by the end of {{fig:m03-name}} the cuts on the page on risks apply.',
      },
    ],
  },
];

/** The smaller case runs out of cash: whoever brings them has to be known before anything is signed. */
const GAP_DRY: Message = {
  id: 'reach.gap.dry',
  when: ({ figures }) => figures['gap-sales'] !== undefined && amountOf(figures, 'gap-cash') < 0,
  variants: [
    {
      es: 'Sin los {{fig:free-none*}} que ningún canal trae, el primer año vende {{fig:gap-revenue*}}, con un resultado de {{fig:gap-result*}}, y la caja no aguanta: antes de firmar hay que saber quién los trae, pagarlos, a {{fig:gap-budget*}} al mes, o abrir más pequeño.',
      en: 'Without the {{fig:free-none*}} whom no channel brings, the first year sells {{fig:gap-revenue*}}, with a result of {{fig:gap-result*}}, and cash does not last: before anything is signed, find where they will come from, pay for them, at {{fig:gap-budget*}} a month, or open smaller.',
    },
    {
      es: 'Hay {{fig:free-none*}} que no vienen por ningún canal. Si no llegan, las ventas del primer año bajan a {{fig:gap-revenue*}}, queda {{fig:gap-result*}} y el dinero se acaba: o se averigua de dónde saldrán, o se pagan {{fig:gap-budget*}} cada mes por traerlos, o se abre con menos.',
      en: 'No channel accounts for {{fig:free-none*}} of them. If they stay away, first-year sales fall to {{fig:gap-revenue*}}, {{fig:gap-result*}} is left and the money runs out: their origin has to be known, or {{fig:gap-budget*}} spent every month on bringing them, or the opening cut down.',
    },
    {
      es: 'La cuenta deja fuera de los canales a {{fig:free-none*}}. Sin ellos, {{fig:gap-revenue*}} de ventas, {{fig:gap-result*}} de resultado y una caja que no llega: no se compromete nada hasta ponerles nombre, pagar {{fig:gap-budget*}} mensuales de captación o reducir lo que se abre.',
      en: 'The channels leave {{fig:free-none*}} unexplained. Take them away and the year brings {{fig:gap-revenue*}} of sales, {{fig:gap-result*}} of profit and cash that gives out: commit to nothing until they have a source, {{fig:gap-budget*}} is budgeted monthly to win them, or the business opens at a smaller size.',
    },
  ],
};
