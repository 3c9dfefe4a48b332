import { perLanguage } from '../../language/language.ts';
import { numberWord } from '../../language/small-numbers.ts';
import { isFirm } from '../../sectors/buyer.ts';
import { listPrice } from '../customer/list-price.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { channelFigure, freeFigure } from '../figures/gather-channel-figures.ts';
import { findAccountGoal } from '../goals/find-account-goal.ts';
import { targetFigure } from '../goals/gather-goals.ts';
import type { Block, Cell, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { capital, figure, table, words } from '../write-block.ts';
import { CHANNEL_BUYS, isListing, LISTING_BUYS, MEETING_BUYS } from './channel-words.ts';
import { workIn } from './channel-words-by-sale.ts';
import { firstVisitsOn } from './closed-schools.ts';
import { rewardSlot } from './find-reward.ts';
import { findFreeSources } from './free-source-words.ts';
import { heldRow } from './held-row.ts';
import { isOwnMeeting } from './own-meeting.ts';
import { rewarding } from './reward-words.ts';
import { saleKindOf } from './sale-kind.ts';
import { BOARD_BUYS, BOARD_WORK, boardSlot, isOnSites } from './site-boards.ts';

/** Each channel with what is done there, its money, whom it is to bring and what each of them costs: the sum is the funnel's. */
export function writeChannelTable(draft: Draft): Block {
  const isPaid = amountOf(draft.figures, 'cost-marketing') > 0;
  const withReward = { ...draft, slots: { ...draft.slots, ...costedReward(draft), ...listPrice(draft), ...boardSlot(draft) } };
  const money = (cell: Cell) => (isPaid ? [cell] : []);
  const free = findFreeSources(draft);
  const rowOfFree = ({ name, work, figure: id }: (typeof free)[number]) => ({
    cells: [
      words(name),
      words(label(draft, work)),
      ...money(NOTHING),
      figure(`${id}-reached`),
      figure(`${id}-one-in`),
      figure(id),
      ...money(NOTHING),
    ],
  });
  return table({
    title: { es: 'Canal a canal, en el primer año', en: 'Channel by channel, in the first year' },
    note: draft.channels.some(({ isNamed }) => isNamed) ? NAMED_FIRST : USUAL_SPLIT,
    size: 'text',
    columns: [
      { head: { es: 'Canal', en: 'Channel' }, align: 'start', width: 5 },
      { head: { es: 'Qué se hace', en: 'What is done' }, align: 'start', width: 13 },
      ...(isPaid ? [{ head: { es: 'Al mes', en: 'A month' }, align: 'end' as const, width: 2 }] : []),
      { head: { es: 'Contactos', en: 'Contacts' }, align: 'end', width: 2 },
      { head: { es: 'Contactos por cliente', en: 'Contacts per customer' }, align: 'end', width: 2 },
      { head: isPaid ? BUY_OF_BOTH : { es: 'Compran', en: 'Buy' }, align: 'end', width: 2 },
      ...(isPaid ? [{ head: { es: 'Coste por cliente pagado', en: 'Cost of a paid client' }, align: 'end' as const, width: 2 }] : []),
    ],
    rows: [
      ...free.filter(({ figure: id }) => id === BROUGHT).map(rowOfFree),
      ...draft.channels.map((channel, at) => {
        const id = channelFigure(at);
        const brings = (cell: Cell) => (amountOf(draft.figures, `${id}-customers`) > 0 ? cell : NOTHING);
        const isPaidFor = amountOf(draft.figures, id) > 0;
        return {
          cells: [
            words(capital(channel.name)),
            words(label(withReward, workOf(draft, at))),
            ...money(isPaidFor ? figure(id) : NOTHING),
            brings(figure(`${id}-reached`)),
            brings(figure(`${id}-one-in`)),
            brings(figure(`${id}-customers`)),
            ...money(isPaidFor ? brings(figure(`${id}-cost`)) : NOTHING),
          ],
        };
      }),
      ...otherBuyers(draft).map(({ name, work }) => ({
        cells: [words(name), words(label(draft, work)), ...money(NOTHING), NOTHING, NOTHING, NOTHING, ...money(NOTHING)],
      })),
      ...free.filter(({ figure: id }) => id !== BROUGHT).map(rowOfFree),
      ...heldRow(draft),
      {
        cells: [
          words({ es: 'Total', en: 'Total' }),
          NOTHING,
          ...money(figure('cost-marketing')),
          figure('funnel-reached'),
          NOTHING,
          figure('funnel-customers'),
          ...money(figure(amountOf(draft.figures, 'paid-customers') > 0 ? 'paid-customer-cost' : 'customer-spend')),
        ],
        style: 'total' as const,
      },
    ],
  });
}

/** Money brings some of them only, and the paragraph above counts those apart. */
const BUY_OF_BOTH: PlanText = { es: 'Compran en total', en: 'Buy, in all' };

/** Those of another kind whom a goal counts are won by going to them, where no channel is that already. */
function otherBuyers(draft: Draft): readonly { readonly name: PlanText; readonly work: PlanText }[] {
  const told = findAccountGoal(draft);
  if (!told || isFirm(draft.buyer) || draft.channels.some(({ kind }) => kind === 'visits')) return [];
  const { buyers, goal } = told;
  const from = firstVisitsOn(draft, buyers);
  const end = goal.target === null ? null : `{{fig:${targetFigure(goal.at)}}}`;
  return [
    {
      name: { es: `Visitas a ${buyers.es}`, en: `Visits to ${buyers.en}` },
      work: {
        es: `Desde el {{fig:${from}}}, con el precio por escrito${end ? `, hasta ${end} acuerdos firmados` : ''}`,
        en: `From {{fig:${from}}}, with the price in writing${end ? `, until ${end} have signed` : ''}`,
      },
    },
  ];
}

/** Whoever is there already stands first. */
const BROUGHT = freeFigure('brought');

const NOTHING: Cell = { empty: true };

const NAMED_FIRST: PlanText = {
  es: 'el reparto y las proporciones son supuestos del sector; las filas sin dinero, una propuesta',
  en: 'the split and the ratios are sector assumptions; lines without money are proposals',
};
const USUAL_SPLIT: PlanText = {
  es: 'los canales, el reparto y las proporciones son los habituales del sector; las filas sin dinero, una propuesta',
  en: 'the channels, the split and the ratios are usual in the sector; lines without money are proposals',
};

/** What no money is spent on says the hours it takes. */
function withHours(done: PlanText, { figures }: Draft, id: string): PlanText {
  const hours = `{{fig:${id}-hours}}`;
  return figures[`${id}-hours`] ? { es: `${done.es}; ${hours} h al mes`, en: `${done.en}; ${hours} hours a month` } : done;
}

/** Of those called on, how many a goal takes, where that is more than were told. */
function withList(done: PlanText, { figures }: Draft, id: string): PlanText {
  if (!figures[`${id}-list`]) return done;
  const [list, told, goal, oneIn] = ['list', 'told', 'goal', 'one-in'].map((what) => `{{fig:${id}-${what}}}`);
  if (figures[`${id}-told`]?.value === figures[`${id}-goal`]?.value)
    return {
      es: `Compra más que un cliente normal, aunque se cuenta como uno. Recibe por escrito un precio por volumen y un mes de inicio. De ${list} en la lista, firma una de cada ${oneIn}`,
      en: `Each buys more than an ordinary customer but is counted as one. It gets a volume price and a starting month in writing. Of ${list} on the list, one in ${oneIn} signs`,
    };
  return {
    es: `${done.es}. Hacen falta ${goal} y firma uno de cada ${oneIn}, así que la lista ha de tener ${list}, y no ${told}`,
    en: `${done.en}. It takes ${goal} and one in ${oneIn} signs, so the list needs ${list} names, not ${told}`,
  };
}

/** What takes a part of each sale says which, where it was told. */
function withCommission(done: PlanText, { channels, figures }: Draft, at: number): PlanText {
  if (!channels[at]?.isOnCommission) return done;
  const part = `{{fig:${channelFigure(at)}-commission}}`;
  return figures[`${channelFigure(at)}-commission`]
    ? {
        es: `${done.es}. No cobra cuota, sino ${part} de cada venta que trae`,
        en: `${done.en}. It charges no fee but ${part} of each sale it brings`,
      }
    : { es: `${done.es}. No cobra cuota fija`, en: `${done.en}. It charges no fixed fee` };
}

/** What is done in it, whom that brings, and what its money buys: the second channel of a kind does another thing than the first. */
function workOf(draft: Draft, at: number): PlanText {
  const { channels, figures } = draft;
  const { kind = 'other', months = null } = channels[at] ?? {};
  const before = channels.slice(0, at).filter((channel) => channel.kind === kind).length;
  const works = workIn(saleKindOf(draft), kind, draft.sector.id);
  const isBoard = isOnSites(channels[at]);
  const work = isBoard
    ? BOARD_WORK
    : channels[at]?.isReward
      ? rewarding(draft, channelFigure(at))
      : (works[before % works.length] ?? works[0]);
  const buys = isBoard
    ? BOARD_BUYS
    : isOwnMeeting(channels[at])
      ? MEETING_BUYS
      : isListing(channels[at])
        ? LISTING_BUYS
        : CHANNEL_BUYS[kind];
  const id = channelFigure(at);
  if (channels[at]?.isReward) return work;
  if (amountOf(figures, id) === 0) return withList(withCommission(withHours(work, draft, id), draft, at), draft, id);
  if (months !== null)
    return perLanguage(
      (language) => `${work[language]}. ${limited(at, months)[language]}: ${given(figures, at)?.[language] ?? buys[language]}`,
    );
  if (!figures[`${id}-worked`]) return { es: `${work.es}. El dinero paga ${buys.es}`, en: `${work.en}. The money pays for ${buys.en}` };
  const [worked, paid] = ['worked', 'paid'].map((what) => `{{fig:${id}-${what}}}`);
  return {
    es: `${work.es}. Trae ${worked} clientes sin gasto y ${paid} con dinero (${buys.es})`,
    en: `${work.en}. It brings ${worked} customers at no cost and ${paid} with money (${buys.en})`,
  };
}

/** What is given to try is what so many sales cost. */
function given(figures: Draft['figures'], at: number): PlanText | null {
  const sales = `${channelFigure(at)}-sales`;
  return figures[sales]
    ? { es: `lo que cuesta servir {{fig:${sales}}} {{units}}`, en: `what {{fig:${sales}}} {{units}} cost to make` }
    : null;
}

/** A gift that ends costs what it costs until then; the column shows it over the year. */
function limited(at: number, months: number): PlanText {
  const all = `{{fig:${channelFigure(at)}-once}}`;
  return months === 1
    ? { es: `Solo el primer mes, ${all} en total`, en: `The first month only, ${all} in all` }
    : {
        es: `Solo los primeros ${numberWord(months, 'es') ?? ''} meses, ${all} en total`,
        en: `The first ${numberWord(months, 'en') ?? ''} months only, ${all} in all`,
      };
}

/** What a card gives, and what that costs in the first year. */
function costedReward({ facts, figures }: Draft): ReturnType<typeof rewardSlot> {
  const { reward } = rewardSlot(facts);
  if (!figures['reward-cost'] || reward.es === '') return { reward };
  return {
    reward: {
      es: `${reward.es}, que cuesta {{fig:reward-cost}} al año y ya está en las cuentas`,
      en: `${reward.en}, which costs {{fig:reward-cost}} a year and is already in the figures`,
    },
  };
}
