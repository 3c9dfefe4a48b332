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
  /** Whom its channel brings in its month, all of the first month, whoever sees what is put there, or what else. */
  readonly counted: PlanText | 'its-month' | 'first-month' | 'seen';
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

/** Whoever is called on buys, and sends nobody: the first time the price is left, then there is an answer to fetch. */
const visitsOf = (place: number): readonly Message[] => [
  {
    id: `week.visits.${place}`,
    when: (draft) => isOfKind('visits', place)(draft) && draft.slots.accounts === undefined,
    variants: [
      {
        es: 'Visitas con el precio por escrito{{atPrice}}: qué usan hoy, qué les falla y qué día contestan.',
        en: 'Visits with the price in writing{{atPrice}}: what they use today, where it fails and the day they will answer.',
      },
    ],
  },
  {
    id: `week.visits.back.${place}`,
    when: isOfKind('visits', place),
    variants: [
      {
        es: 'Vuelta a quien tiene ya el precio: qué ha decidido, y el nombre de otro que compre lo mismo.',
        en: 'Back to those who have the price: what they decided, and the name of another such buyer.',
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
        es: 'Cerrado por vacaciones: la hoja con el precio{{atPrice}}, por correo a quien decide, y cita pedida para la vuelta.',
        en: 'Closed for the holidays: the price sheet{{atPrice}} by email to whoever decides, and a visit booked for the return.',
      },
    ],
  },
  {
    id: `week.sites.${place}`,
    when: (draft) => isOnSites(channelAt(draft, place)),
    variants: [
      {
        es: 'En cada encargo firmado, una línea: permiso del dueño y de quien lleva la obra para colgar, el día que empiece, «{{boardSays}}» y el teléfono.',
        en: 'In every signed engagement, one line: leave from the owner and the contractor to hang, on the day work starts, “{{boardSays}}” and the telephone.',
      },
    ],
  },
  {
    id: `week.trial.dated.${place}`,
    when: (draft) => isOfKind('trial', place)(draft) && channelAt(draft, place)?.isDated === true,
    variants: [
      {
        es: 'Se anuncia con su fecha y con el precio de después; se apunta quién quiere plaza.',
        en: 'Announced with its date and the later price; note who wants a place.',
      },
    ],
  },
  {
    id: `week.trial.${place}`,
    when: isOfKind('trial', place),
    variants: [
      {
        es: 'Se da a probar desde la apertura, con el día en que acaba y el precio de después a la vista{{atPrice}}.',
        en: 'There to be tried from opening day, with the end date and the later price on show{{atPrice}}.',
      },
    ],
  },
  {
    id: `week.meeting.${place}`,
    when: (draft) => isOwnMeeting(channelAt(draft, place)),
    variants: [
      {
        es: 'El primer encuentro, con día y hora a la vista: «{{one^}}»; quien viene deja su nombre y se lleva una invitación para alguien más.',
        en: 'The first meeting, its day and time on display: “{{one^}}”; everyone who comes leaves a name and takes an invitation for somebody else.',
      },
    ],
  },
  {
    id: `week.events.${place}`,
    when: isOfKind('events', place),
    variants: [
      {
        es: 'Se elige el primer encuentro, con su fecha y lo que cuesta el puesto; allí, «{{one^}}{{atPrice}}», y se vuelve con nombres.',
        en: 'Pick the first event, with its date and the price of a stand; the message there: “{{one^}}{{atPrice}}”. Collect names.',
      },
    ],
  },
  {
    id: `week.events.more.${place}`,
    when: isOfKind('events', place),
    variants: [
      {
        es: 'Se pide sitio en dos encuentros más, y se prepara algo que probar en dos minutos y la hoja de nombres.',
        en: 'Ask for a place at two more events; get something to try in two minutes and the sheet for names ready.',
      },
    ],
  },
  ...visitsOf(place),
  {
    id: `week.mouth.reward.${place}`,
    when: (draft) => isOfKind('mouth', place)(draft) && channelAt(draft, place)?.isReward === true,
    variants: [
      {
        es: 'A cada cliente, dos tarjetas que pasar, con el premio escrito: {{rewardName}}; se apunta de quién viene cada una.',
        en: 'Two cards for each customer to pass on, with the reward on them: {{rewardName}}; note whose card each new one brings.',
      },
    ],
  },
  {
    id: `week.mouth.${place}`,
    when: isOfKind('mouth', place),
    variants: [
      {
        es: 'A cada cliente, dos tarjetas que pasar: «{{one^}}{{atPrice}}»; se apunta de quién viene cada una.',
        en: 'Two cards for each customer to pass on: “{{one^}}{{atPrice}}”; note whose card each new one brings.',
      },
    ],
  },
  {
    id: `week.loyalty.${place}`,
    when: isOfKind('loyalty', place),
    variants: [
      {
        es: 'La tarjeta, que se da desde la apertura con la primera compra{{reward}}; a quien vuelve se le pregunta qué le trajo de nuevo.',
        en: 'The card, given since opening with the first purchase{{reward}}; returning customers are asked what brought them back.',
      },
    ],
  },
];

/** Sectors that work on people, which nobody does before the insurance and the permits are there. */
const ON_PEOPLE: readonly SectorId[] = ['health_clinic', 'beauty_salon', 'gym'];
/** What is eaten is served to nobody before the registration. */
const FOOD: readonly SectorId[] = ['cafe_restaurant', 'food_truck', 'food_manufacturing'];
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
            es: 'De vacaciones: las primeras visitas a {{accounts}} son la semana del {{fig:talks-week}}, en curso. Ahora, el precio por escrito y cita para la vuelta.',
            en: 'In the holidays: first visits to {{accounts}} are in the week of {{fig:talks-week}}, in term. Now, the written price and a visit booked for the return.',
          },
        ],
      },
      {
        id: 'week.accounts',
        when: ({ slots }) => slots.accounts !== undefined,
        variants: [
          {
            es: 'Primeras visitas a {{accounts}}: qué compran hoy, a cuánto y qué les haría cambiar; se deja el precio por escrito y se vuelve a buscar la respuesta.',
            en: 'First visits to {{accounts}}: what they buy today, at what price and what would make them switch; leave a written price and come back for the answer.',
          },
        ],
      },
      {
        id: 'week.yes.firms',
        when: ({ buyer }) => isFirm(buyer),
        variants: [
          {
            es: 'Vuelta a los diez de las conversaciones, con el precio por escrito: un sí con fecha, o un no con su motivo.',
            en: 'Back to the ten people already interviewed, with a written price: a yes with a date, or a no with a reason.',
          },
        ],
      },
      {
        id: 'week.yes.served',
        when: ({ facts }) => hasServed(facts),
        variants: [
          {
            es: 'A quien ya ha comprado: la fecha, el {{fig:week-5}}, el precio{{atPrice}} y dos preguntas: qué echa en falta y a quién avisaría.',
            en: 'To those who have bought already: the date, {{fig:week-5}}, the price{{atPrice}}, and two questions: what is missing, and whom they would tell.',
          },
        ],
      },
      {
        id: 'week.yes.spot',
        when: (draft) => !isSoldAhead(draft),
        variants: [
          {
            es: 'De vuelta a las diez personas entrevistadas: «{{kind^}}{{atPrice}}. Abre el {{fig:week-5}}: ¿te aviso ese día?»',
            en: 'Back to the ten already interviewed: “{{kind^}}{{atPrice}}. It opens on {{fig:week-5}}: shall I let you know?”',
          },
        ],
      },
      {
        id: 'week.yes',
        variants: [
          {
            es: 'De vuelta a las diez personas entrevistadas: «{{kind^}}{{atPrice}}. Empezamos el {{fig:week-5}}: ¿cuento contigo?»',
            en: 'Back to the ten already interviewed: “{{kind^}}{{atPrice}}. We start on {{fig:week-5}}: can I count on you?”',
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
            es: '«{{name^}}: {{kind}}.{{priced}} Apertura, el {{fig:week-5}}», con lo que incluye, quién lo hace y teléfono.',
            en: '“{{name^}}: {{kind}}.{{priced}} Opening on {{fig:week-5}}”, with what it includes, who does it and a phone number.',
          },
        ],
      },
      {
        id: 'week.base',
        variants: [
          {
            es: '«{{name^}}: {{kind}}.{{priced}} Apertura, el {{fig:week-5}}», con fotos propias y teléfono.',
            en: '“{{name^}}: {{kind}}.{{priced}} Opening on {{fig:week-5}}”, with its own photos and a phone number.',
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
            es: 'A quien dijo que se viene: dirección, fecha de apertura, precio y día; con cinco, un ensayo sin atender ni cobrar. Se apunta qué falla.',
            en: 'To those who said they would come: address, opening date, price and a day; with five, a dry run in which nobody is served or charged. Note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial.brought',
        when: bringsCustomers,
        variants: [
          {
            es: 'A quien dijo que se viene: dirección, fecha de apertura y precio; con cinco, un ensayo de todo lo que se promete. Se apunta qué falla.',
            en: 'To those who said they would come: address, opening date and price; with five, a trial of everything promised. Note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial.dry',
        when: ({ sector }) => ON_PEOPLE.includes(sector.id),
        variants: [
          {
            es: 'Un ensayo con cinco personas conocidas, sin atender ni cobrar a ninguna: la llamada, la cita, la llegada y el precio. Se apunta qué falla.',
            en: 'A dry run with five people known to the founder, nobody served or charged: the call, the booking, the arrival and the price. Note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'Un ensayo de la primera reunión con cinco personas conocidas: qué se pregunta, qué precio se da y qué plazo. Se apunta qué falla.',
            en: 'A rehearsal of the first meeting with five people known to the founder: what is asked, what price is given and how long it takes. Note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial.food',
        when: ({ sector }) => FOOD.includes(sector.id),
        variants: [
          {
            es: 'Un ensayo con cinco personas conocidas, sin servir ni cobrar: la carta, el pedido, el cobro y la recogida, con reloj. Se apunta qué falla.',
            en: 'A dry run with five people known to the founder, nothing served or charged: the menu, the order, the payment and the clearing up, timed. Note what goes wrong.',
          },
        ],
      },
      {
        id: 'week.trial',
        variants: [
          {
            es: 'Un ensayo con cinco personas conocidas, con todo lo que se promete. Se apunta qué falla.',
            en: 'A trial run with five people known to the founder, delivering everything promised. Note what goes wrong.',
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
            es: '«Abrimos el {{fig:week-5}}. Cuando un cliente te pida {{asked}}, dale nuestro teléfono.»',
            en: '“We open on {{fig:week-5}}. When a customer asks you for {{asked}}, give them our number.”',
          },
        ],
      },
      {
        id: 'week.announce.partner.named',
        when: isSender(0),
        variants: [
          {
            es: 'Visita a cada uno, por su nombre, con el precio{{atPrice}}: «Abrimos el {{fig:week-5}}. ¿Quién te ha pedido esto este mes?»',
            en: 'A visit to each, by name, with the price{{atPrice}}: “We open on {{fig:week-5}}. Who has asked you for this this month?”',
          },
        ],
      },
      {
        id: 'week.announce.missed',
        when: ({ slots }) => slots.lacks !== undefined && slots.promiseOne !== undefined,
        variants: [
          {
            es: '«{{name^}} abre el {{fig:week-5}}{{inArea}} con lo que faltaba: {{lacks}}{{atPrice}}.»',
            en: '“{{name^}} opens on {{fig:week-5}}{{inArea}} with what was missing: {{lacks}}{{atPrice}}.”',
          },
        ],
      },
      {
        id: 'week.announce',
        variants: [
          {
            es: '«{{name^}} abre el {{fig:week-5}}{{inPlace}}: {{two}}{{atPrice}}.»',
            en: '“{{name^}} opens on {{fig:week-5}}{{inPlace}}: {{two}}{{atPrice}}.”',
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
        id: 'week.opening.slogan',
        when: ({ slots }) => slots.slogan !== undefined,
        variants: [
          { es: 'Apertura, con lo que se promete: {{slogan}}.{{weekly}}', en: 'Opening, with what is promised: {{slogan}}.{{weekly}}' },
        ],
      },
      {
        id: 'week.opening',
        variants: [
          {
            es: 'Apertura: «{{name^}}{{inPlace}}, desde hoy: {{pitch}}.»{{weekly}}',
            en: 'Opening: “{{name^}}{{inPlace}}, from today: {{pitch}}.”{{weekly}}',
          },
        ],
      },
    ],
    place: EVERY_CHANNEL,
    who: 'founder',
    counted: { es: '{{fig:opening-week}} {{units}} en la semana', en: '{{fig:opening-week}} {{units}} in the week' },
  },
  {
    pieces: [
      ...ofItsKind(1),
      {
        id: 'week.pain.partner',
        when: isSender(1),
        variants: [
          {
            es: '«{{one^}}{{atPrice}}: ¿a quién se lo dirías tú?»',
            en: '“{{one^}}{{atPrice}}: who would you tell?”',
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
          { es: '«¿{{hook^}}? {{one^}}{{atPrice}}.»', en: '“Tired of {{hook}}? {{one^}}{{atPrice}}.”' },
          { es: '«Basta de {{hook}}. {{one^}}{{atPrice}}.»', en: '“Enough of {{hook}}. {{one^}}{{atPrice}}.”' },
        ],
      },
      {
        id: 'week.asked',
        variants: [
          {
            es: 'Lo que más preguntaron en la apertura, con su respuesta a la vista{{atPrice}}.',
            en: 'The question asked most at the opening, with its answer on display{{atPrice}}.',
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
      {
        id: 'week.question.partner.patients',
        when: (draft) => draft.sector.id === 'health_clinic' && isOfKind('partners', 4)(draft),
        variants: [
          {
            es: 'Vuelta con tarjetas: qué casos se tratan y cuánto se espera hoy, sin contar nada de nadie.',
            en: 'Back with cards: which cases are treated and how long the wait is today, with nothing said of anybody.',
          },
        ],
      },
      {
        id: 'week.question.partner',
        when: isOfKind('partners', 4),
        variants: [
          {
            es: 'Vuelta con un trabajo acabado y tarjetas: cómo le fue a quien mandaron, y quién puede ser el siguiente.',
            en: 'Back with a finished job and cards: how those they sent got on, and who could be next.',
          },
        ],
      },
      {
        id: 'week.question.counter',
        when: (draft) => ['counter', 'shelf', 'stay'].includes(saleKindOf(draft)),
        variants: [
          {
            es: 'La pregunta que más se repitió en las diez conversaciones, contestada a la vista de todos.',
            en: 'The question asked most in the ten conversations, answered where everybody can see it.',
          },
        ],
      },
      {
        id: 'week.question.class',
        when: (draft) => saleKindOf(draft) === 'class',
        variants: [
          {
            es: 'La pregunta que más se repitió en las diez conversaciones, contestada con el horario y las plazas que quedan.',
            en: 'The question asked most in the ten conversations, answered with the timetable and the places left.',
          },
        ],
      },
      {
        id: 'week.question.before',
        when: ({ sector }) => sector.id === 'beauty_salon',
        variants: [
          {
            es: 'Un trabajo, antes y después, con permiso de quien se lo hizo y con su precio.',
            en: 'One job, before and after, with the customer’s permission and its price.',
          },
        ],
      },
      {
        id: 'week.question.patients',
        when: ({ sector }) => sector.id === 'health_clinic',
        variants: [
          {
            es: 'La pregunta que más se repitió en las diez conversaciones, contestada con el precio y lo que dura la visita.',
            en: 'The question asked most in the ten conversations, answered with the price and how long a visit takes.',
          },
        ],
      },
      {
        id: 'week.question.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'La pregunta que más se repitió en las diez conversaciones, contestada con el precio y el plazo de cada paso.',
            en: 'The question asked most in the ten conversations, answered with the price and the time each step takes.',
          },
        ],
      },
      {
        id: 'week.question',
        variants: [
          {
            es: 'La pregunta que más se repitió en las diez conversaciones, contestada con el precio y el plazo.',
            en: 'The question asked most in the ten conversations, answered with the price and the time it takes.',
          },
          {
            es: 'El primer caso terminado, con lo que se pidió, lo que se hizo y lo que costó.',
            en: 'The first finished job: what was asked for, what was done and what it cost.',
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
        id: 'week.contrast.submission',
        when: ({ slots }) => slots.submission !== undefined,
        variants: [{ es: '«Lo que aquí se promete, por escrito: {{submission}}.»', en: '“Our promise, in writing: {{submission}}.”' }],
      },
      {
        id: 'week.contrast',
        when: ({ slots }) => slots.isPromise !== undefined,
        variants: [
          { es: '«Hay otra manera: {{three}}.»', en: '“There is another way: {{three}}.”' },
          { es: '«Lo que aquí se promete, por escrito: {{three}}.»', en: '“Our promise, in writing: {{three}}.”' },
        ],
      },
      {
        id: 'week.done.partner.none',
        when: (draft) => isSender(2)(draft) && !showsWork(draft),
        variants: [
          {
            es: 'Lo que se ofrece, en una hoja que dejarles, con su precio y sus plazos: «¿A quién se la darías?»',
            en: 'What is offered, on a sheet to leave with them, with its price and times: “Who would you give it to?”',
          },
        ],
      },
      {
        id: 'week.done.partner',
        when: isSender(2),
        variants: [
          {
            es: 'Un trabajo acabado que enseñar, con su precio y su plazo: «¿A quién se lo contarías?»',
            en: 'One finished piece of work to show, with its price and time: “Who would you tell?”',
          },
        ],
      },
      {
        id: 'week.done.sold',
        when: ({ sector }) => sector.id === 'retail_shop',
        variants: [
          {
            es: 'Lo que más se preguntó en la semana, en una foto y tres frases.',
            en: 'What was asked for most that week, in one photo and three sentences.',
          },
        ],
      },
      {
        id: 'week.done.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'Cómo empieza el primer encargo, paso a paso, en una imagen y tres frases.',
            en: 'How the first job begins, step by step, in one picture and three sentences.',
          },
        ],
      },
      {
        id: 'week.done.class',
        when: (draft) => saleKindOf(draft) === 'class',
        variants: [
          {
            es: 'Un momento de la semana, en una foto con permiso y tres frases.',
            en: 'A moment of the week, in one photo with permission and three sentences.',
          },
        ],
      },
      {
        id: 'week.done.counter',
        when: (draft) => saleKindOf(draft) === 'counter',
        variants: [
          {
            es: 'Lo que más se llevaron en la semana, en una foto y tres frases.',
            en: 'What people took home most that week, in one photo and three sentences.',
          },
        ],
      },
      {
        id: 'week.done',
        variants: [
          {
            es: 'Lo mejor que se hizo en la semana, en una foto y tres frases.',
            en: 'The best piece of work that week, in one photo and three sentences.',
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
            es: 'Cómo llegó cada cliente, al lado de lo previsto: donde un canal se queda corto, cambia primero el mensaje.',
            en: 'How each customer found the business, beside what was forecast: where a channel falls short the message changes first.',
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
      {
        id: 'week.offer.partner',
        when: isSender(3),
        variants: [
          {
            es: 'Una visita, con una tarjeta: «{{name^}}: {{pitch}}». Se vuelve con el nombre de alguien a quien le sirva.',
            en: 'A visit, with a card: “{{name^}}: {{pitch}}”. Come away with the name of somebody who could use it.',
          },
        ],
      },
      {
        id: 'week.offer.slow',
        when: isSlowSale,
        variants: [
          {
            es: 'Por qué se decidió quien ya ha encargado, con su nombre y {{leave}}.',
            en: 'Why somebody who has already ordered made up their mind, with their name and {{leave}}.',
          },
        ],
      },
      {
        id: 'week.offer',
        variants: [
          {
            es: 'Lo que cuenta un cliente del primer mes, con su nombre y {{leave}}.',
            en: 'A first-month customer’s own words, with their name and {{leave}}.',
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
            es: 'Llamada a los clientes del primer mes: qué falló, si volverían y a quién se lo contarían.',
            en: 'A call to first-month customers: what went wrong, whether they would come back and who they would tell.',
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
            es: 'Revisión, con la tabla de medidas delante: qué canal va como se previó. El dinero se mueve a fin de {{fig:m03-name}}.',
            en: 'Review against the table of measures: which channels do as forecast. Money moves at the end of {{fig:m03-name}}.',
          },
        ],
      },
      {
        id: 'week.review',
        variants: [
          {
            es: 'Revisión, con la tabla de medidas delante: qué canal sigue y cuál se corta.',
            en: 'Review against the table of measures: which channels stay and which are cut.',
          },
        ],
      },
    ],
    place: EVERY_CHANNEL,
    who: 'founder',
    counted: {
      es: '{{fig:m02-name}}, todos: {{fig:m02-new}} clientes nuevos',
      en: '{{fig:m02-name}}, all of them: {{fig:m02-new}} new customers',
    },
  },
];
