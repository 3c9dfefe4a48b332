import { perLanguage } from '../../language/language.ts';
import { isSameInBoth } from '../check-plan.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import type { Block, Page } from '../plan.ts';
import { firstOf, join, sayAll, sayFirst } from '../say.ts';
import { heading } from '../write-block.ts';
import { accountIn, gatherStory, slotsToldIn } from './gather-story.ts';
import { STORY_SCENES } from './story-words.ts';
import { writeChannelTable } from './write-channel-table.ts';
import { writeCustomerMonths } from './write-customer-months.ts';
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
      writeBudget(draft),
      writeChannelTable(draft),
      writeCustomerMonths(draft),
    ],
  };
}

/** The trade's scenes with the founder's own statements in them: each edition tells those it has words for, as long as both hold the same figures. */
function writeStory(draft: Draft): Block {
  const told = gatherStory(draft);
  const slots = perLanguage((language) => ({ ...draft.slots, ...slotsToldIn(told, language), ...accountIn(draft, language) }));
  const both = { ...draft.slots, ...slotsToldIn(slotsToldIn(told, 'es'), 'en') };
  const tell = (texts: readonly Message[]) => {
    const each = perLanguage((language) => sayFirst({ ...draft, slots: slots[language] }, texts)[language]);
    return isSameInBoth(draft, each) ? each : sayFirst({ ...draft, slots: both }, texts);
  };
  return { type: 'scenes', scenes: STORY_SCENES.map(({ title, texts }) => ({ title, text: tell(texts) })) };
}

/** What there is for getting known, and how far it goes. */
function writeBudget(draft: Draft): Block {
  const texts = [
    sayAll(draft, [CHANNELS_MISSING]),
    sayFirst(draft, BUDGETS),
    sayAll(draft, REACH),
    sayAll(draft, [...firstOf(draft, GAPS), GAP_DRY]),
  ].filter((text) => text !== null);
  return { type: 'paragraph', text: join(texts, ' ') };
}

const CHANNELS_MISSING: Message = {
  id: 'chan.missing',
  when: ({ channels }) => !channels.some(({ isNamed }) => isNamed),
  variants: [
    {
      es: 'No se ha dicho cómo se enterarán los primeros clientes: lo primero es averiguar dónde miran hoy.',
      en: 'How the first customers will hear of it was not said: first find out where they look today.',
    },
    {
      es: 'Cómo llegará la noticia a los primeros clientes está sin decidir, a la espera de saber dónde se informan.',
      en: 'How to reach the first customers is undecided until it is known where they look.',
    },
    {
      es: 'Nadie compra lo que no sabe que existe, y queda por decir cómo lo sabrán: se pregunta a los posibles clientes dónde miran.',
      en: 'Nobody buys what they have not heard of, and how they would hear of it was not said: ask likely customers where they look.',
    },
  ],
};

const BUDGETS: readonly Message[] = [
  {
    id: 'budget.none',
    when: ({ figures }) => figures['cost-marketing']?.value === 0,
    variants: [
      {
        es: 'En los gastos de un mes no hay dinero para publicidad, cuando en el sector se va entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}} de las ventas: esos canales se pagan con horas, y hay que saber de quién.',
        en: 'The monthly costs leave nothing for marketing, where the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}} of sales: these channels are paid for in hours, and somebody has to have them.',
      },
      {
        es: 'Nada de lo que cuesta un mes es para publicidad; en el sector se gasta del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}} de lo vendido. O sale tiempo para hacerlo a mano o la cuenta necesita otra partida.',
        en: 'None of the monthly costs goes on marketing; the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}} of sales. Either there is time to do it by hand or the budget needs another line.',
      },
    ],
  },
  {
    id: 'budget.short',
    when: ({ figures }) => amountOf(figures, 'marketing-said') > amountOf(figures, 'cost-marketing'),
    variants: [
      {
        es: 'Se habló de {{fig:marketing-said*}} al mes, y no caben en los gastos fijos que se dieron: la cuenta lleva {{fig:cost-marketing*}}, un {{fig:marketing-share*}} de las ventas del primer año, cuando en el sector se ve del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}}. Una de las dos cifras hay que corregirla antes de enseñar el plan.',
        en: '{{fig:marketing-said*}} a month was mentioned, but it does not fit the fixed costs given: the plan has {{fig:cost-marketing*}}, or {{fig:marketing-share*}} of first-year sales, where the sector runs from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}. One of the two figures has to be corrected before the plan is shown.',
      },
      {
        es: 'Dos respuestas no encajan: {{fig:marketing-said*}} al mes para publicidad y unos gastos fijos en los que solo quedan {{fig:cost-marketing*}} para ello, el {{fig:marketing-share*}} de lo que se venderá el primer año. El sector gasta del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}}; conviene decidir cuál vale.',
        en: 'Two answers do not agree: {{fig:marketing-said*}} a month for marketing, and fixed costs that leave only {{fig:cost-marketing*}} for it, {{fig:marketing-share*}} of what the first year sells. The sector spends from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}; decide which is right.',
      },
    ],
  },
  {
    id: 'budget.apart.told',
    when: ({ model }) => model.assumptions.isMarketingApart && model.assumptions.marketing.origin === 'said',
    variants: [
      {
        es: 'Para publicidad se contó con {{fig:cost-marketing*}} al mes, aparte de los demás gastos: un {{fig:marketing-share*}} de las ventas del primer año, cuando en el sector se ve entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The marketing budget given, {{fig:cost-marketing*}} a month, is on top of the other costs: {{fig:marketing-share*}} of first-year sales, where the sector runs from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
    ],
  },
  {
    id: 'budget.apart',
    when: ({ model }) => model.assumptions.isMarketingApart,
    variants: [
      {
        es: 'La publicidad no estaba entre los gastos dichos. Se cuenta aparte con {{fig:cost-marketing*}} al mes, lo usual en el sector: un {{fig:marketing-share*}} de las ventas del primer año.',
        en: 'Marketing was not among the costs given. {{fig:cost-marketing*}} a month, usual in the sector, is added to them: {{fig:marketing-share*}} of first-year sales.',
      },
      {
        es: 'De los gastos enumerados ninguno era publicidad: se le suman {{fig:cost-marketing*}} al mes, que es lo habitual del sector por confirmar: un {{fig:marketing-share*}} de lo vendido el primer año.',
        en: 'None of the costs listed was marketing: {{fig:cost-marketing*}} a month is added, usual in the sector and to be confirmed: {{fig:marketing-share*}} of first-year sales.',
      },
    ],
  },
  {
    id: 'budget',
    variants: [
      {
        es: 'Se cuenta con {{fig:cost-marketing*}} al mes, dentro de los gastos fijos: un {{fig:marketing-share*}} de las ventas del primer año, cuando en el sector se ve entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The plan sets aside {{fig:cost-marketing*}} a month within the fixed costs: {{fig:marketing-share*}} of first-year sales, where the sector runs from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
      {
        es: 'El presupuesto, {{fig:cost-marketing*}} al mes, sale de los gastos fijos y es un {{fig:marketing-share*}} de lo que se venderá el primer año; el sector gasta entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The budget, {{fig:cost-marketing*}} a month, comes out of the fixed costs and is {{fig:marketing-share*}} of first-year sales; the sector spends from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
      {
        es: 'La publicidad cuesta {{fig:cost-marketing*}} al mes, que ya están en los gastos fijos: un {{fig:marketing-share*}} de lo vendido en el primer año, con el sector entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'Marketing costs {{fig:cost-marketing*}} a month, already in the fixed costs: {{fig:marketing-share*}} of first-year sales, where the sector spends between {{fig:sector-marketing-low*}} and {{fig:sector-marketing-high*}}.',
      },
    ],
  },
];

/** How many of the customers needed the money brings, at what one usually costs. */
const REACH: readonly Message[] = [
  {
    id: 'reach.part',
    when: ({ figures }) => isSpent(figures) && amountOf(figures, 'paid-customers') > 0 && !paysForAll(figures),
    variants: [
      {
        es: 'Cada cliente traído con dinero sale a {{fig:channel-usual*}}: el presupuesto trae {{fig:paid-customers*}} de los {{fig:funnel-customers}} que hacen falta.',
        en: 'Each customer won by money comes to {{fig:channel-usual*}}: the budget brings in {{fig:paid-customers*}} of the {{fig:funnel-customers}} needed.',
      },
      {
        es: 'Hacen falta {{fig:funnel-customers}} clientes y el dinero solo compra {{fig:paid-customers*}}, a {{fig:channel-usual*}} de media.',
        en: 'The forecast needs {{fig:funnel-customers}} customers and money alone buys {{fig:paid-customers*}}, at an average of {{fig:channel-usual*}}.',
      },
    ],
  },
  {
    id: 'reach.none',
    when: ({ figures }) => isSpent(figures) && amountOf(figures, 'paid-customers') === 0,
    variants: [
      {
        es: 'Un cliente suele costar {{fig:usual-customer-cost*}} en el sector, y con ese dinero no se paga ni uno al año: los {{fig:funnel-customers}} que hacen falta se ganan a mano, y los {{fig:customer-spend*}} por cliente de la tabla solo pagan los gastos de salir a buscarlos.',
        en: 'A customer usually costs {{fig:usual-customer-cost*}} in the sector, and that budget pays for none in a year: the {{fig:funnel-customers}} needed are won by hand, and the {{fig:customer-spend*}} per customer in the table only covers the expenses of finding them.',
      },
      {
        es: 'Ese dinero es menos de lo que suele costar un solo cliente en el sector, {{fig:usual-customer-cost*}}. Los {{fig:funnel-customers}} que hacen falta salen de horas, o de {{fig:budget-for-all*}} al mes; los {{fig:customer-spend*}} por cliente de la tabla solo pagan los gastos de salir a buscarlos.',
        en: 'That budget is less than a single customer usually costs in the sector, {{fig:usual-customer-cost*}}. The {{fig:funnel-customers}} needed take hours of work, or {{fig:budget-for-all*}} a month; the {{fig:customer-spend*}} per customer in the table only covers the expenses of finding them.',
      },
    ],
  },
  {
    id: 'reach.all',
    when: ({ figures }) => isSpent(figures) && amountOf(figures, 'paid-customers') > 0 && paysForAll(figures),
    variants: [
      {
        es: 'Un cliente suele costar {{fig:channel-usual*}} por estos canales: con {{fig:budget-for-all*}} al mes se pagarían los {{fig:funnel-customers}} que hacen falta. La tabla lo reparte entero, a {{fig:customer-spend*}} cada uno, como tope: lo que sobre no se gasta.',
        en: 'A customer usually costs {{fig:channel-usual*}} through these channels: {{fig:budget-for-all*}} a month would pay for the {{fig:funnel-customers}} needed. The table allocates the full budget, {{fig:customer-spend*}} each, as a ceiling: anything left over is not spent.',
      },
      {
        es: 'Alcanza para los {{fig:funnel-customers}} clientes que hacen falta aunque cada uno salga a {{fig:customer-spend*}}; por estos canales suele costar {{fig:channel-usual*}}, y entonces bastarían {{fig:budget-for-all*}} al mes.',
        en: 'It covers the {{fig:funnel-customers}} customers needed even at {{fig:customer-spend*}} each; through these channels one usually costs {{fig:channel-usual*}}, and then {{fig:budget-for-all*}} a month would be enough.',
      },
    ],
  },
];

/** Whoever nothing brings: what the year comes to without them, and what is decided when. */
const GAPS: readonly Message[] = [
  {
    id: 'reach.gap.pay',
    when: (draft) => hasGap(draft) && amountOf(draft.figures, 'gap-budget-year') < amountOf(draft.figures, 'gap-lost'),
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

function hasGap({ figures }: Draft): boolean {
  return figures['gap-sales'] !== undefined && amountOf(figures, 'gap-cash') >= 0;
}

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

/** What its money would pay for is all it takes, or more. */
function paysForAll(figures: Draft['figures']): boolean {
  return amountOf(figures, 'cost-marketing') >= amountOf(figures, 'budget-for-all');
}

function isSpent(figures: Draft['figures']): boolean {
  return amountOf(figures, 'cost-marketing') > 0;
}
