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
import { HELD } from './held-row.ts';
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
    sayAll(draft, firstOf(draft, HELD)),
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
      es: `De los {{fig:funnel-customers}} clientes, ${count} llegan por un solo canal ({{leading}}). Para no depender de una sola persona conviene contar antes de abrir con tres al menos, apuntados por su nombre.`,
      en: `Of the {{fig:funnel-customers}} customers, ${count} come through one channel ({{leading}}). So as not to depend on one person, have at least three of them, written down by name, before opening.`,
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
        es: 'Para {{fig:free-none*}} de los clientes todavía no hay canal. Sin ellos, el primer año vende {{fig:gap-revenue*}} y su resultado es de {{fig:gap-result*}}. Si a final de {{fig:m03-name}} siguen sin llegar, habrá que elegir entre pagar {{fig:gap-budget-year*}} en un año por captarlos, menos que los {{fig:gap-lost*}} que se perderían, o aplicar las medidas de la página de riesgos.',
        en: 'There is no channel yet for {{fig:free-none*}} of the customers. Without them the first year sells {{fig:gap-revenue*}} and its result is {{fig:gap-result*}}. If they are still missing at the end of {{fig:m03-name}}, the choice is between paying {{fig:gap-budget-year*}} over a year to win them, less than the {{fig:gap-lost*}} they would cost, and the measures on the page on risks.',
      },
    ],
  },
  {
    id: 'reach.gap.pay',
    when: paysForGap,
    variants: [
      {
        es: 'Para {{fig:free-none*}} de los clientes todavía no hay canal. Sin ellos, el primer año vende {{fig:gap-revenue*}} y su resultado es de {{fig:gap-result*}}. Si a final de {{fig:m03-name}} siguen sin llegar, se captarán con publicidad: {{fig:gap-budget-year*}} en un año, menos que los {{fig:gap-lost*}} que se perderían.',
        en: 'There is no channel yet for {{fig:free-none*}} of the customers. Without them the first year sells {{fig:gap-revenue*}} and its result is {{fig:gap-result*}}. If they are still missing at the end of {{fig:m03-name}}, advertising will bring them in: {{fig:gap-budget-year*}} over a year, less than the {{fig:gap-lost*}} that would be lost.',
      },
    ],
  },
  {
    id: 'reach.gap.cut',
    when: hasGap,
    variants: [
      {
        es: 'Para {{fig:free-none*}} de los clientes todavía no hay canal. Sin ellos, el primer año vende {{fig:gap-revenue*}}, su resultado es de {{fig:gap-result*}} y la tesorería sigue en positivo. Captarlos con publicidad costaría {{fig:gap-budget-year*}} en un año y dejarían {{fig:gap-lost*}}, de modo que no compensa. Si a final de {{fig:m03-name}} siguen sin llegar, se aplicará el recorte de la página de riesgos.',
        en: 'There is no channel yet for {{fig:free-none*}} of the customers. Without them the first year sells {{fig:gap-revenue*}}, its result is {{fig:gap-result*}} and cash stays above zero. Winning them by advertising would cost {{fig:gap-budget-year*}} over a year and they would leave {{fig:gap-lost*}}, so it is not worth paying. If they are still missing at the end of {{fig:m03-name}}, the cuts on the page on risks apply.',
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
      es: 'Para {{fig:free-none*}} de los clientes todavía no hay canal. Sin ellos, el primer año vende {{fig:gap-revenue*}}, con un resultado de {{fig:gap-result*}}, y la tesorería no alcanza. Antes de firmar hay que saber de dónde saldrán, pagar {{fig:gap-budget*}} al mes por captarlos o abrir más pequeño.',
      en: 'There is no channel yet for {{fig:free-none*}} of the customers. Without them the first year sells {{fig:gap-revenue*}}, with a result of {{fig:gap-result*}}, and cash runs out. Before anything is signed, find out where they will come from, pay {{fig:gap-budget*}} a month to win them, or open smaller.',
    },
    {
      es: 'Falta saber de dónde saldrán {{fig:free-none*}} clientes. Si no llegan, las ventas del primer año bajan a {{fig:gap-revenue*}}, el resultado queda en {{fig:gap-result*}} y el dinero se acaba. Antes de comprometer nada hay que encontrarlos, dedicar {{fig:gap-budget*}} más al mes a publicidad o empezar con menos.',
      en: 'It is not known where {{fig:free-none*}} of the customers will come from. If they stay away, first-year sales fall to {{fig:gap-revenue*}}, the result is {{fig:gap-result*}} and the money runs out. Before committing to anything, find them, spend {{fig:gap-budget*}} more a month on advertising, or start smaller.',
    },
  ],
};
