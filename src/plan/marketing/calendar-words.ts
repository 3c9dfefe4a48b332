// Twelve weeks in a row around the opening: what is said or done in each, with the words of this business, and what is counted.

import { hasServed } from '../../facts/has-served.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { weekFigure } from '../figures/gather-calendar-figures.ts';
import { freeFigure } from '../figures/gather-channel-figures.ts';
import type { Message } from '../message.ts';
import type { PlanText } from '../plan.ts';
import type { ChannelKind } from './channel-clues.ts';
import { areSchools, firstVisitsOn, isSchoolHoliday } from './closed-schools.ts';
import { isSoldAhead } from './is-sold-ahead.ts';
import { isOwnMeeting } from './own-meeting.ts';
import { saleKindOf } from './sale-kind.ts';
import { isSlowSale, showsWork } from './shows-work.ts';
import { isOnSites } from './site-boards.ts';

/** Where a week's piece goes: a channel by its place in the budget, one where it stays, or what is no channel. */
type WeekPlace = number | 'profile' | PlanText;

/** Where neither a kind of business nor a promise was told in words both languages have. */
export const TO_WRITE: PlanText = { es: '[la promesa, en una frase]', en: '[the promise, in one sentence]' };

export interface CalendarWeek {
  /** The first that holds is told. */
  readonly pieces: readonly Message[];
  readonly place: WeekPlace;
  readonly who: 'founder' | 'server';
  /** Where the place is no channel, the id of the source it stands for. */
  readonly source?: string;
  /** Whom its channel brings in its month, what the week of the opening sells, all of the first month, whoever sees what is put there, or what else. */
  readonly counted: PlanText | 'its-month' | 'opening' | 'first-month' | 'seen';
  /** Whether somebody is called on in it. */
  readonly visits?: (draft: Draft) => boolean;
  /** Whether it may change places with another. */
  readonly isMovable?: boolean;
}

/** The channel of a week by its place, from the first again where there are fewer. */
export function channelAt({ channels }: Draft, place: number): Draft['channels'][number] | undefined {
  return channels[place % Math.max(1, channels.length)];
}

/** Kinds of channel in which one speaks to somebody. */
const isSpokenTo = (place: number) => (draft: Draft) =>
  ['partners', 'visits', 'mouth', 'events'].includes(channelAt(draft, place)?.kind ?? '');

/** Those in which it is somebody who sends others, and not whoever buys. */
const isSender = (place: number) => (draft: Draft) => isSpokenTo(place)(draft) && channelAt(draft, place)?.kind !== 'visits';

const isOfKind = (kind: ChannelKind, place: number) => (draft: Draft) => channelAt(draft, place)?.kind === kind;

/** What hangs in a street or a window is read in passing: nobody asks it anything, and it tells no story. */
const isPassed = (place: number) => (draft: Draft) => isOfKind('street', place)(draft) || isOfKind('front', place)(draft);
const isOverACounter = (draft: Draft) => ['counter', 'shelf'].includes(saleKindOf(draft));

const passedOf = (place: number): readonly Message[] => [
  {
    id: `week.passed.counter.${place}`,
    when: (draft) => isPassed(place)(draft) && isOverACounter(draft),
    variants: [
      {
        es: 'Cambiar lo que se ve al pasar: una foto de lo más pedido con «{{two^}}.{{priced}}» Preguntar a cada cliente dónde lo ha visto.',
        en: 'Change what people see as they pass: a photo of the best seller with “{{two^}}.{{priced}}” Ask each customer where they saw it.',
      },
    ],
  },
  {
    id: `week.passed.${place}`,
    when: isPassed(place),
    variants: [
      {
        es: 'Renovar lo que se ve al pasar, con horario y teléfono: «{{two^}}.{{priced}}» Preguntar a cada cliente dónde lo ha visto.',
        en: 'Renew what people see as they pass, with opening hours and telephone: “{{two^}}.{{priced}}” Ask each customer where they saw it.',
      },
    ],
  },
];

/** Whoever is called on buys, and sends nobody: the first time the price is left, then there is an answer to fetch. */
const visitsOf = (place: number): readonly Message[] => [
  {
    id: `week.visits.${place}`,
    when: (draft) => isOfKind('visits', place)(draft) && draft.slots.accounts === undefined,
    variants: [
      {
        es: 'Visitar con el precio por escrito{{atPrice}}, y hacer tres preguntas: qué usan hoy, qué les falla y qué día contestarán.',
        en: 'Visit with the price in writing{{atPrice}}, and ask three questions: what they use today, where it falls short and which day they will answer.',
      },
    ],
  },
  {
    id: `week.visits.back.${place}`,
    when: isOfKind('visits', place),
    variants: [
      {
        es: 'Volver a quien ya tiene el precio: «¿Qué has decidido? ¿Conoces a alguien más a quien le sirva?»',
        en: 'Go back to those who have the price: “What have you decided? Who else do you know who could use this?”',
      },
    ],
  },
];

/** The week of each place, counted from 0. */
const WEEK_OF_PLACE: readonly number[] = [3, 5, 7, 9, 6];

const isSchoolShut = (place: number) => (draft: Draft) => {
  const channel = channelAt(draft, place);
  return channel !== undefined && areSchools(channel.name) && isSchoolHoliday(draft, weekFigure(WEEK_OF_PLACE[place] ?? 0));
};

/** A trial and a card say what they are, whichever week they fall in. */
const ofItsKind = (place: number): readonly Message[] => [
  {
    id: `week.shut.${place}`,
    when: isSchoolShut(place),
    variants: [
      {
        es: 'Están cerrados por vacaciones: enviar la hoja con el precio{{atPrice}} a quien decide y pedir cita para la vuelta.',
        en: 'They are closed for the holidays: email the price sheet{{atPrice}} to whoever decides and ask for a visit on their return.',
      },
    ],
  },
  {
    id: `week.sites.${place}`,
    when: (draft) => isOnSites(channelAt(draft, place)),
    variants: [
      {
        es: 'Pedir por escrito en cada encargo permiso al dueño y al constructor para colgar un cartel el día que empiece la obra: «{{boardSays}}», con el teléfono.',
        en: 'Ask in writing in each engagement for leave from the owner and the contractor to hang a board on the day work starts: “{{boardSays}}”, with the telephone.',
      },
    ],
  },
  {
    id: `week.trial.dated.${place}`,
    when: (draft) => isOfKind('trial', place)(draft) && channelAt(draft, place)?.isDated === true,
    variants: [
      {
        es: 'Anunciarlo con su fecha y con el precio de después, y apuntar quién quiere plaza.',
        en: 'Announce it with its date and the later price, and note who wants a place.',
      },
    ],
  },
  {
    id: `week.trial.${place}`,
    when: isOfKind('trial', place),
    variants: [
      {
        es: 'Darlo a probar desde la apertura, con el día en que acaba y el precio de después a la vista{{atPrice}}.',
        en: 'Let people try it from opening day, with the end date and the later price on show{{atPrice}}.',
      },
    ],
  },
  {
    id: `week.meeting.${place}`,
    when: (draft) => isOwnMeeting(channelAt(draft, place)),
    variants: [
      {
        es: 'Celebrar el primer encuentro, anunciado con día y hora: «{{one^}}, en {{name}}». Quien viene deja su nombre y se lleva una invitación para otra persona.',
        en: 'Hold the first meeting, announced with its day and time: “{{one^}}, at {{name}}”. Everyone who comes leaves a name and takes an invitation for somebody else.',
      },
    ],
  },
  {
    id: `week.events.${place}`,
    when: isOfKind('events', place),
    variants: [
      {
        es: 'Elegir el primer encuentro, con su fecha y lo que cuesta el puesto, y volver con nombres. El cartel dice: «{{name^}}: {{one}}.{{priced}}»',
        en: 'Choose the first event, with its date and the price of a stand, and come back with names. The sign says: “{{name^}}: {{one}}.{{priced}}”',
      },
    ],
  },
  {
    id: `week.events.more.${place}`,
    when: isOfKind('events', place),
    variants: [
      {
        es: 'Pedir sitio en dos encuentros más y preparar algo que se pruebe en dos minutos y una hoja para los nombres.',
        en: 'Ask for a place at two more events, and prepare something to try in two minutes and a sheet for names.',
      },
    ],
  },
  ...visitsOf(place),
  {
    id: `week.mouth.reward.${place}`,
    when: (draft) => isOfKind('mouth', place)(draft) && channelAt(draft, place)?.isReward === true,
    variants: [
      {
        es: 'Dar a cada cliente dos tarjetas para repartir, con el premio escrito: {{rewardName}}. Apuntar de quién viene cada una.',
        en: 'Give each customer two cards to pass on, with the reward on them: {{rewardName}}. Note whose card each new customer brings.',
      },
    ],
  },
  {
    id: `week.mouth.${place}`,
    when: isOfKind('mouth', place),
    variants: [
      {
        es: 'Dar a cada cliente dos tarjetas para repartir: «{{name^}}: {{one}}.{{priced}}» Apuntar de quién viene cada una.',
        en: 'Give each customer two cards to pass on: “{{name^}}: {{one}}.{{priced}}” Note whose card each new customer brings.',
      },
    ],
  },
  {
    id: `week.loyalty.${place}`,
    when: isOfKind('loyalty', place),
    variants: [
      {
        es: 'La tarjeta se da desde la apertura con la primera compra{{reward}}. Preguntar a quien vuelve: «¿Qué te ha hecho volver?»',
        en: 'The card has been given since opening with the first purchase{{reward}}. Ask returning customers: “What brought you back?”',
      },
    ],
  },
];

/** Sectors that work on people, which nobody does before the insurance and the permits are there. */
const ON_PEOPLE: readonly SectorId[] = ['health_clinic', 'beauty_salon', 'gym'];
/** What is eaten is served to nobody before the registration. */
const FOOD: readonly SectorId[] = ['cafe_restaurant', 'food_truck', 'food_manufacturing'];
const hasPromise = ({ slots }: Draft) => slots.promiseOne !== undefined;
const bringsCustomers = ({ figures }: Draft) => amountOf(figures, freeFigure('brought')) > 0;
/** The trial of a business that is walked into is held in it. */
export const AT_TRIAL: PlanText = { es: 'en persona', en: 'in person' };
const IN_PERSON: PlanText = { es: 'en persona o por teléfono', en: 'in person or by phone' };
export const BY_PHONE: PlanText = { es: 'teléfono y mensaje', en: 'phone and message' };
const EVERY_CHANNEL: PlanText = { es: 'todos los canales', en: 'every channel' };

export const CALENDAR_WEEKS: readonly CalendarWeek[] = [
  {
    pieces: [
      {
        id: 'week.accounts.shut',
        when: (draft) => draft.slots.accounts !== undefined && firstVisitsOn(draft, draft.slots.accounts) !== weekFigure(0),
        variants: [
          {
            es: 'Están de vacaciones: las primeras visitas a {{accounts}} son la semana del {{fig:talks-week}}, en pleno curso. Ahora, enviar el precio por escrito y pedir cita para la vuelta.',
            en: 'In the holidays: first visits to {{accounts}} are in the week of {{fig:talks-week}}, in term time. For now, send the written price and ask for a visit on their return.',
          },
        ],
      },
      {
        id: 'week.accounts',
        when: ({ slots }) => slots.accounts !== undefined,
        variants: [
          {
            es: 'Primeras visitas a {{accounts}}: qué compran hoy, a cuánto y qué les haría cambiar. Dejar el precio por escrito y volver a por la respuesta.',
            en: 'First visits to {{accounts}}: what they buy today, at what price and what would make them switch. Leave a written price and come back for the answer.',
          },
        ],
      },
      {
        id: 'week.yes.firms',
        when: ({ buyer }) => isFirm(buyer),
        variants: [
          {
            es: 'Volver con el precio por escrito a los diez de las conversaciones y pedir un sí con fecha o un no con su motivo.',
            en: 'Go back with a written price to the ten people already interviewed and ask for a yes with a date, or a no with a reason.',
          },
        ],
      },
      {
        id: 'week.yes.served',
        when: ({ facts }) => hasServed(facts),
        variants: [
          {
            es: 'A quien ya ha comprado: «Abrimos el {{fig:opening-day}}.{{priced}} ¿Qué echas en falta? ¿A quién avisarías?»',
            en: 'To those who have bought already: “We open on {{fig:opening-day}}.{{priced}} What is missing? Who would you tell?”',
          },
        ],
      },
      {
        id: 'week.yes.spot',
        when: (draft) => !isSoldAhead(draft) && hasPromise(draft),
        variants: [
          {
            es: 'A los diez entrevistados: «{{name^}}, {{kind}}, abre el {{fig:opening-day}}{{inPlace}}: {{one}}.{{priced}} ¿Te aviso ese día?»',
            en: 'To the ten already interviewed: “{{name^}}, {{kind}}, opens on {{fig:opening-day}}{{inPlace}}: {{one}}.{{priced}} Shall I remind you that day?”',
          },
        ],
      },
      {
        id: 'week.yes.promised',
        when: (draft) => hasPromise(draft),
        variants: [
          {
            es: 'A los diez entrevistados: «{{name^}}, {{kind}}, abre el {{fig:opening-day}}{{inPlace}}: {{one}}.{{priced}} ¿Cuento contigo?»',
            en: 'To the ten already interviewed: “{{name^}}, {{kind}}, opens on {{fig:opening-day}}{{inPlace}}: {{one}}.{{priced}} Can I count on you?”',
          },
        ],
      },
      {
        id: 'week.yes',
        variants: [
          {
            es: 'A los diez entrevistados: «{{name^}}, {{kind}}, abre el {{fig:opening-day}}{{inPlace}}.{{priced}} ¿Cuento contigo?»',
            en: 'To the ten already interviewed: “{{name^}}, {{kind}}, opens on {{fig:opening-day}}{{inPlace}}.{{priced}} Can I count on you?”',
          },
        ],
      },
    ],
    place: IN_PERSON,
    who: 'founder',
    visits: ({ slots, buyer }) => slots.accounts !== undefined || isFirm(buyer),
    counted: { es: 'respuestas, con nombre', en: 'answers, by name' },
  },
  {
    pieces: [
      {
        id: 'week.base.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'Con lo que incluye, quién lo hace y teléfono: «{{name^}}, {{kind}}{{inPlace}}.{{priced}} Abrimos el {{fig:opening-day}}.»',
            en: 'With what it includes, who does it and a phone number: “{{name^}}, {{kind}}{{inPlace}}.{{priced}} We open on {{fig:opening-day}}.”',
          },
        ],
      },
      {
        id: 'week.base',
        variants: [
          {
            es: 'Con fotos propias y teléfono: «{{name^}}, {{kind}}{{inPlace}}.{{priced}} Abrimos el {{fig:opening-day}}.»',
            en: 'With its own photos and a phone number: “{{name^}}, {{kind}}{{inPlace}}.{{priced}} We open on {{fig:opening-day}}.”',
          },
        ],
      },
    ],
    place: 'profile',
    isMovable: true,
    who: 'founder',
    counted: 'seen',
  },
  {
    pieces: [
      {
        id: 'week.trial.brought.dry',
        when: (draft) => bringsCustomers(draft) && ON_PEOPLE.includes(draft.sector.id),
        variants: [
          {
            es: 'Dar a quien dijo que se viene la dirección, la fecha de apertura, el precio y un día. Ensayar con cinco, sin atender ni cobrar, y apuntar qué falla.',
            en: 'Give those who said they would come the address, opening date, price and a day. Hold a dry run with five, nobody served or charged, and note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial.brought',
        when: bringsCustomers,
        variants: [
          {
            es: 'Dar a quien dijo que se viene la dirección, la fecha de apertura y el precio. Ensayar con cinco todo lo que se promete y apuntar qué falla.',
            en: 'Give those who said they would come the address, opening date and price. Try out everything promised with five of them, and note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial.dry',
        when: ({ sector }) => ON_PEOPLE.includes(sector.id),
        variants: [
          {
            es: 'Ensayar con cinco conocidos, sin atender ni cobrar a ninguno, la llamada, la cita, la llegada y el precio, y apuntar qué falla.',
            en: 'Hold a dry run with five acquaintances, nobody served or charged: the call, the booking, the arrival and the price. Note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'Ensayar la primera reunión con cinco conocidos: qué se pregunta, qué precio se da y qué plazo. Apuntar qué falla.',
            en: 'Rehearse the first meeting with five acquaintances: what is asked, what price is given and how long it takes. Note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial.food',
        when: ({ sector }) => FOOD.includes(sector.id),
        variants: [
          {
            es: 'Ensayar con cinco conocidos, sin servir ni cobrar, la carta, el pedido y el cobro, con reloj. Apuntar qué falla.',
            en: 'Hold a timed dry run with five acquaintances, nothing served or charged: menu, order and payment. Note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial',
        variants: [
          {
            es: 'Ensayar con cinco conocidos todo lo que se promete, y apuntar qué falla.',
            en: 'Try out everything promised with five acquaintances, and note what goes wrong.',
          },
        ],
      },
    ],
    place: AT_TRIAL,
    who: 'founder',
    counted: { es: 'qué falló, con fecha', en: 'what went wrong, dated' },
  },
  {
    pieces: [
      ...visitsOf(0),
      {
        id: 'week.announce.partner',
        when: (draft) => isSender(0)(draft) && draft.slots.asked !== undefined,
        variants: [
          {
            es: '«Abrimos el {{fig:opening-day}}. Cuando un cliente te pida {{asked}}, dale nuestro teléfono.»',
            en: '“We open on {{fig:opening-day}}. When a customer asks you for {{asked}}, give them our number.”',
          },
        ],
      },
      {
        id: 'week.announce.partner.named',
        when: isSender(0),
        variants: [
          {
            es: 'Visitar a cada uno con el precio por escrito{{atPrice}}: «Abrimos el {{fig:opening-day}}. ¿Te lo ha pedido alguien este mes?»',
            en: 'Visit each with the price in writing{{atPrice}}: “We open on {{fig:opening-day}}. Has anybody asked you for it this month?”',
          },
        ],
      },
      {
        id: 'week.announce.remedy',
        when: ({ slots }) => slots.remedy !== undefined,
        variants: [
          {
            es: '«{{name^}} abre el {{fig:opening-day}}{{inArea}}: {{one}}.{{priced}} Nuestra promesa: {{remedy}}.»',
            en: '“{{name^}} opens on {{fig:opening-day}}{{inArea}}: {{one}}.{{priced}} Our promise: {{remedy}}.”',
          },
        ],
      },
      {
        id: 'week.announce.missed',
        when: ({ slots }) => slots.lacks !== undefined && slots.promiseOne !== undefined,
        variants: [
          {
            es: '«{{name^}} abre el {{fig:opening-day}}{{inArea}} con lo que faltaba: {{lacks}}.{{priced}}»',
            en: '“{{name^}} opens on {{fig:opening-day}}{{inArea}} with what was missing: {{lacks}}.{{priced}}”',
          },
        ],
      },
      {
        id: 'week.announce',
        variants: [
          {
            es: '«{{name^}} abre el {{fig:opening-day}}{{inPlace}}: {{two}}.{{priced}}»',
            en: '“{{name^}} opens on {{fig:opening-day}}{{inPlace}}: {{two}}.{{priced}}”',
          },
        ],
      },
    ],
    place: 0,
    visits: isSpokenTo(0),
    who: 'founder',
    counted: 'its-month',
  },
  {
    pieces: [
      {
        id: 'week.opening.slogan.dated',
        when: ({ slots, figures }) => slots.slogan !== undefined && figures['opening-days'] !== undefined,
        variants: [
          {
            es: 'Apertura el {{fig:opening-day}}, con la promesa por delante: {{slogan}}.{{weekly}}',
            en: 'Opening on {{fig:opening-day}}, with the promise up front: {{slogan}}.{{weekly}}',
          },
        ],
      },
      {
        id: 'week.opening.dated',
        when: ({ slots, figures }) => slots.slogan === undefined && figures['opening-days'] !== undefined,
        variants: [
          {
            es: 'Apertura el {{fig:opening-day}}: «{{name^}} abre hoy{{inPlace}}: {{pitch}}.»{{weekly}}',
            en: 'Opening on {{fig:opening-day}}: “{{name^}} opens today{{inPlace}}: {{pitch}}.”{{weekly}}',
          },
        ],
      },
      {
        id: 'week.opening.slogan',
        when: ({ slots }) => slots.slogan !== undefined,
        variants: [
          {
            es: 'Apertura, con la promesa por delante: {{slogan}}.{{weekly}}',
            en: 'Opening, with the promise up front: {{slogan}}.{{weekly}}',
          },
        ],
      },
      {
        id: 'week.opening',
        variants: [
          {
            es: 'Apertura: «{{name^}} abre hoy{{inPlace}}: {{pitch}}.»{{weekly}}',
            en: 'Opening: “{{name^}} opens today{{inPlace}}: {{pitch}}.”{{weekly}}',
          },
        ],
      },
    ],
    place: EVERY_CHANNEL,
    who: 'founder',
    counted: 'opening',
  },
  {
    pieces: [
      ...ofItsKind(1),
      {
        id: 'week.pain.partner',
        when: isSender(1),
        variants: [
          {
            es: '«{{name^}} ofrece {{one}}.{{priced}} ¿Conoces a alguien a quien le venga bien?»',
            en: '“{{name^}} offers {{one}}.{{priced}} Do you know anybody who could use it?”',
          },
        ],
      },
      {
        id: 'week.missed.beside',
        when: ({ slots }) => slots.lacks !== undefined && slots.besideMissed !== undefined && slots.inPlace !== undefined,
        variants: [
          {
            es: '«{{lacks^}}, por fin{{inArea}}. En {{name}}, con {{besideMissed}}.»',
            en: '“{{lacks^}}, at last{{inArea}}. At {{name}}, with {{besideMissed}}.”',
          },
        ],
      },
      {
        id: 'week.missed',
        when: ({ slots }) => slots.lacks !== undefined && slots.inPlace !== undefined,
        variants: [{ es: '«{{lacks^}}, por fin{{inArea}}.»', en: '“{{lacks^}}, at last{{inArea}}.”' }],
      },
      {
        id: 'week.pain',
        when: ({ slots }) => slots.hook !== undefined && slots.promiseOne !== undefined,
        variants: [
          {
            es: '«¿Te suena esto: {{hook}}? {{name^}} ofrece {{one}}.{{priced}}»',
            en: '“Tired of {{hook}}? {{name^}} offers {{one}}.{{priced}}”',
          },
          {
            es: '«Se acabó esto: {{hook}}. {{name^}} ofrece {{one}}.{{priced}}»',
            en: '“No more {{hook}}. {{name^}} offers {{one}}.{{priced}}”',
          },
        ],
      },
      {
        id: 'week.asked',
        variants: [
          {
            es: 'Responder a la vista de todos a lo que más se preguntó en la apertura, empezando por el precio{{atPrice}}.',
            en: 'Answer where everybody can see it what was asked most at the opening, starting with the price{{atPrice}}.',
          },
        ],
      },
    ],
    place: 1,
    visits: isSpokenTo(1),
    who: 'founder',
    counted: 'its-month',
  },
  {
    pieces: [
      ...ofItsKind(4),
      ...passedOf(4),
      {
        id: 'week.question.partner.patients',
        when: (draft) => draft.sector.id === 'health_clinic' && isOfKind('partners', 4)(draft),
        variants: [
          {
            es: 'Volver con tarjetas y explicar qué casos se tratan y cuánto se espera hoy, sin contar nada de nadie.',
            en: 'Go back with cards and explain which cases are treated and how long the wait is today, saying nothing about anybody.',
          },
        ],
      },
      {
        id: 'week.question.partner',
        when: isOfKind('partners', 4),
        variants: [
          {
            es: 'Volver con tarjetas y un trabajo acabado, contarles cómo le fue a quien mandaron y preguntar quién puede ser el siguiente.',
            en: 'Go back with cards and a finished job, tell them how those they sent got on and ask who could be next.',
          },
        ],
      },
      {
        id: 'week.question.counter',
        when: (draft) => ['counter', 'shelf', 'stay'].includes(saleKindOf(draft)),
        variants: [
          {
            es: 'Responder en público a la pregunta más repetida en las diez conversaciones: «¿Más dudas? Contestamos en el día.»',
            en: 'Answer in public the question asked most in the ten conversations: “Anything else? We answer the same day.”',
          },
        ],
      },
      {
        id: 'week.question.class',
        when: (draft) => saleKindOf(draft) === 'class',
        variants: [
          {
            es: 'Responder en público a la pregunta más repetida en las diez conversaciones, con el horario: «Quedan plazas. ¿Alguna duda?»',
            en: 'Answer in public the question asked most in the ten conversations, with the timetable: “There are places left. Any questions?”',
          },
        ],
      },
      {
        id: 'week.question.before',
        when: ({ sector }) => sector.id === 'beauty_salon',
        variants: [
          {
            es: 'Publicar un trabajo, antes y después, con permiso de quien se lo hizo: «Hecho esta semana en {{name}}.{{priced}}»',
            en: 'Show one job, before and after, with the customer’s permission: “Done this week at {{name}}.{{priced}}”',
          },
        ],
      },
      {
        id: 'week.question.patients',
        when: ({ sector }) => sector.id === 'health_clinic',
        variants: [
          {
            es: 'Responder en público a la pregunta más repetida en las diez conversaciones, con el precio y lo que dura la visita.',
            en: 'Answer in public the question asked most in the ten conversations, with the price and how long a visit takes.',
          },
        ],
      },
      {
        id: 'week.question.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'Responder en público a la pregunta más repetida en las diez conversaciones, con el precio y el plazo de cada paso.',
            en: 'Answer in public the question asked most in the ten conversations, with the price and the time each step takes.',
          },
        ],
      },
      {
        id: 'week.question',
        variants: [
          {
            es: 'Responder en público a la pregunta más repetida en las diez conversaciones, con el precio y el plazo.',
            en: 'Answer in public the question asked most in the ten conversations, with the price and the time it takes.',
          },
          {
            es: 'Contar el primer trabajo terminado: qué se pidió, qué se hizo y qué costó.',
            en: 'Tell the story of the first finished job: what was asked for, what was done and what it cost.',
          },
        ],
      },
    ],
    place: 4,
    isMovable: true,
    who: 'founder',
    counted: 'its-month',
  },
  {
    pieces: [
      ...ofItsKind(2),
      {
        id: 'week.contrast.remedy',
        when: ({ slots }) => slots.remedy !== undefined,
        variants: [
          { es: '«En {{name}} lo prometemos por escrito: {{remedy}}.»', en: '“At {{name}} we promise it in writing: {{remedy}}.”' },
        ],
      },
      {
        id: 'week.contrast.submission',
        when: ({ slots }) => slots.submission !== undefined,
        variants: [{ es: '«En {{name}} damos por escrito {{submission}}.»', en: '“At {{name}} we put in writing {{submission}}.”' }],
      },
      {
        id: 'week.contrast',
        when: ({ slots }) => slots.isPromise !== undefined,
        variants: [
          { es: '«En {{name}} hay otra manera: {{three}}.»', en: '“At {{name}} there is another way: {{three}}.”' },
          { es: '«En {{name}} lo prometemos por escrito: {{three}}.»', en: '“At {{name}} we promise it in writing: {{three}}.”' },
        ],
      },
      {
        id: 'week.done.partner.none',
        when: (draft) => isSender(2)(draft) && !showsWork(draft),
        variants: [
          {
            es: 'Dejarles una hoja con lo que se ofrece, su precio y sus plazos: «¿A quién se la darías?»',
            en: 'Leave them a sheet with what is offered, its price and times: “Who would you give it to?”',
          },
        ],
      },
      {
        id: 'week.done.partner',
        when: isSender(2),
        variants: [
          {
            es: 'Enseñarles un trabajo acabado, con su precio y su plazo: «¿A quién se lo contarías?»',
            en: 'Show them one finished piece of work, with its price and time: “Who would you tell?”',
          },
        ],
      },
      {
        id: 'week.done.street',
        when: (draft) => isOfKind('street', 2)(draft) && draft.slots.promiseShort !== undefined,
        variants: [
          {
            es: '«{{name^}}: {{pitch}}.{{priced}}» Preguntar a cada cliente dónde lo ha visto.',
            en: '“{{name^}}: {{pitch}}.{{priced}}” Ask each customer where they saw it.',
          },
        ],
      },
      {
        id: 'week.done.sold',
        when: ({ sector }) => sector.id === 'retail_shop',
        variants: [
          {
            es: 'Publicar una foto de lo que más se ha buscado: «Lo más pedido esta semana en {{name}}.»',
            en: 'Post a photo of what people asked for most: “This week’s favourite at {{name}}.”',
          },
        ],
      },
      {
        id: 'week.done.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'Explicar paso a paso, en una imagen y tres frases: «Así empieza un encargo en {{name}}.»',
            en: 'Explain it step by step, in one picture and three sentences: “How a job starts at {{name}}.”',
          },
        ],
      },
      {
        id: 'week.done.class',
        when: (draft) => saleKindOf(draft) === 'class',
        variants: [
          {
            es: 'Publicar una foto de clase, con permiso: «Así ha sido esta semana en {{name}}.»',
            en: 'Post a photo of a class, with permission: “This week at {{name}}.”',
          },
        ],
      },
      {
        id: 'week.done.counter',
        when: (draft) => saleKindOf(draft) === 'counter',
        variants: [
          {
            es: 'Publicar una foto de lo más vendido: «Lo más pedido esta semana en {{name}}.»',
            en: 'Post a photo of what sold best: “This week’s favourite at {{name}}.”',
          },
        ],
      },
      {
        id: 'week.done',
        variants: [
          {
            es: 'Publicar una foto del mejor trabajo de la semana: «Recién hecho en {{name}}.»',
            en: 'Post a photo of the week’s best piece of work: “Just finished at {{name}}.”',
          },
        ],
      },
    ],
    place: 2,
    visits: isSpokenTo(2),
    who: 'founder',
    counted: 'its-month',
  },
  {
    pieces: [
      {
        id: 'week.stop',
        variants: [
          {
            es: 'Comparar cómo llegó cada cliente con lo previsto. Si un canal falla, cambiar primero el mensaje.',
            en: 'Compare how each customer came with the forecast. If a channel falls short, change the message first.',
          },
        ],
      },
    ],
    place: EVERY_CHANNEL,
    who: 'founder',
    counted: 'first-month',
  },
  {
    pieces: [
      ...ofItsKind(3),
      ...passedOf(3),
      {
        id: 'week.offer.partner',
        when: isSender(3),
        variants: [
          {
            es: 'Llevarles una tarjeta: «{{name^}}: {{pitch}}». Volver con el nombre de alguien a quien le sirva.',
            en: 'Take them a card: “{{name^}}: {{pitch}}”. Come away with the name of somebody who could use it.',
          },
        ],
      },
      {
        id: 'week.offer.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'Publicar por qué se decidió quien ya ha encargado, con su nombre y {{leave}}.',
            en: 'Publish why somebody who has already ordered chose {{name}}, with their name and {{leave}}.',
          },
        ],
      },
      {
        id: 'week.offer',
        variants: [
          {
            es: 'Publicar lo que cuenta un cliente del primer mes, con su nombre y {{leave}}.',
            en: 'Publish a first-month customer’s own words, with their name and {{leave}}.',
          },
        ],
      },
    ],
    place: 3,
    visits: isSpokenTo(3),
    who: 'founder',
    counted: 'its-month',
  },
  {
    pieces: [
      {
        id: 'week.again.till',
        when: (draft) => saleKindOf(draft) === 'counter' && draft.sector.id === 'retail_shop',
        variants: [
          {
            es: 'A quien vuelve, al cobrarle: «¿Qué no encontraste la primera vez? ¿A quién traerías?»',
            en: 'To returning customers, at the till: “What did you not find the first time? Who would you bring?”',
          },
        ],
      },
      {
        id: 'week.again.counter',
        when: (draft) => saleKindOf(draft) === 'counter',
        variants: [
          {
            es: 'A quien vuelve, al servirle: «¿Qué faltó la primera vez? ¿A quién traerías?»',
            en: 'To returning customers, while serving them: “What was missing the first time? Who would you bring?”',
          },
        ],
      },
      {
        id: 'week.again.shelf',
        when: (draft) => saleKindOf(draft) === 'shelf',
        variants: [
          {
            es: 'A cada comprador del primer mes: «¿Llegó como esperabas? ¿Qué te haría volver?»',
            en: 'To each buyer of the first month: “Did it arrive as you expected? What would bring you back?”',
          },
        ],
      },
      {
        id: 'week.again.class',
        when: (draft) => saleKindOf(draft) === 'class',
        variants: [
          {
            es: 'A quien lleva un mes: «¿Qué has notado? ¿Qué hora te falta? ¿A quién traerías?»',
            en: 'To those who have been coming for a month: “What have you noticed? Which hour is missing? Who would you bring?”',
          },
        ],
      },
      {
        id: 'week.again.stay',
        when: (draft) => saleKindOf(draft) === 'stay',
        variants: [
          {
            es: 'A cada huésped del primer mes, ya en casa: «¿Qué faltó? ¿A quién se lo recomendarías?»',
            en: 'To each guest of the first month, once home: “What was missing? Who would you tell?”',
          },
        ],
      },
      {
        id: 'week.again.care',
        when: (draft) => saleKindOf(draft) === 'care',
        variants: [
          {
            es: 'A cada persona atendida en el primer mes: «¿Cómo ha ido desde entonces? ¿A quién más le vendría bien?»',
            en: 'To everyone who came in the first month: “How has it been since? Who else could use it?”',
          },
        ],
      },
      {
        id: 'week.again.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'A cada cliente del primer mes: «¿Qué te hizo decidirte? ¿Qué no ha quedado claro? ¿A quién más le serviría?»',
            en: 'To each customer of the first month: “What made up your mind? What is still unclear? Who else could use it?”',
          },
        ],
      },
      {
        id: 'week.again.account',
        when: (draft) => saleKindOf(draft) === 'account',
        variants: [
          {
            es: 'A cada cliente del primer mes: «¿Qué ha cambiado con esto? ¿Qué sobra? ¿A quién más le serviría?»',
            en: 'To each client of the first month: “What has it changed? What could you do without? Who else could use it?”',
          },
        ],
      },
      {
        id: 'week.again',
        variants: [
          {
            es: 'A cada cliente del primer mes: «¿Quedó como te dijimos? ¿A quién más le vendría bien?»',
            en: 'To each first-month customer: “Was it what we promised? Who else could use it?”',
          },
          {
            es: 'Llamar a los clientes del primer mes: «¿Qué falló? ¿Volverías? ¿A quién se lo contarías?»',
            en: 'Call first-month customers: “What went wrong? Would you come back? Who would you tell?”',
          },
        ],
      },
    ],
    place: BY_PHONE,
    who: 'server',
    counted: { es: 'nombres nuevos y reseñas', en: 'new names and reviews' },
  },
  {
    pieces: [
      {
        id: 'week.review.paid',
        when: ({ figures }) => amountOf(figures, 'cost-marketing') > 0,
        variants: [
          {
            es: 'Revisar con la tabla de medidas qué canales van como se previó. El dinero se mueve a final de {{fig:m03-name}}.',
            en: 'Check which channels are doing as forecast in the table of measures. Money moves at the end of {{fig:m03-name}}.',
          },
        ],
      },
      {
        id: 'week.review',
        variants: [
          {
            es: 'Revisar con la tabla de medidas qué canales siguen y cuáles se cortan.',
            en: 'Check against the table of measures which channels stay and which are cut.',
          },
        ],
      },
    ],
    place: EVERY_CHANNEL,
    who: 'founder',
    counted: {
      es: '{{fig:m02-name}}: {{fig:m02-new}} clientes nuevos',
      en: '{{fig:m02-name}}: {{fig:m02-new}} new customers',
    },
  },
];
