// Twelve weeks around the opening: what is said or done in each, with the words of this business, and what is counted.
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { PlanText } from './plan.ts';

/** Where a week's piece goes: a channel by its place in the budget, one where it stays, or what is no channel. */
type WeekPlace = number | 'profile' | PlanText;

export interface CalendarWeek {
  /** The first that holds is told. */
  readonly pieces: readonly Message[];
  readonly place: WeekPlace;
  readonly who: 'founder' | 'team';
  readonly counted: PlanText;
}

/** Kinds of channel in which one speaks to somebody who sends others, and not to whoever buys. */
const isSpokenTo = (place: number) => (draft: Draft) =>
  ['partners', 'visits', 'mouth', 'events'].includes(draft.channels[place % Math.max(1, draft.channels.length)]?.kind ?? '');

const ASKS: PlanText = { es: 'preguntan {{fig:asks-week}}', en: '{{fig:asks-week}} ask' };
const IN_PERSON: PlanText = { es: 'en persona o por teléfono', en: 'in person or by phone' };

export const CALENDAR_WEEKS: readonly CalendarWeek[] = [
  {
    pieces: [
      {
        id: 'week.base',
        variants: [
          {
            es: '«{{name^}}: {{pitch}}. {{fig:price-charged}} por {{unit}}. Apertura, {{fig:start}}», con fotos propias y teléfono.',
            en: '“{{name^}}: {{pitch}}. {{fig:price-charged}} per {{unit}}. Opening in {{fig:start}}”, with own photographs and a number.',
          },
        ],
      },
    ],
    place: 'profile',
    who: 'founder',
    counted: { es: 'sale al buscar el nombre', en: 'found by its name' },
  },
  {
    pieces: [
      {
        id: 'week.proof',
        variants: [
          { es: 'Se empieza a reunir la prueba: {{proof}}.', en: 'The proof begins to be gathered: {{proof}}.' },
          { es: 'La prueba que se enseñará al abrir: {{proof}}.', en: 'The proof to be shown on opening: {{proof}}.' },
        ],
      },
    ],
    place: IN_PERSON,
    who: 'founder',
    counted: { es: 'lo reunido, con fecha', en: 'what is in hand, dated' },
  },
  {
    pieces: [
      {
        id: 'week.names',
        variants: [
          {
            es: 'Diez nombres de la lista: «¿Qué hiciste la última vez que te pasó, y cuánto costó?»',
            en: 'Ten names from the list: “What did you do the last time it happened, and what did it cost?”',
          },
          {
            es: 'A diez de la lista: «¿Cuándo te pasó por última vez, y a quién llamaste?»',
            en: 'To ten on the list: “When did it last happen to you, and whom did you call?”',
          },
        ],
      },
    ],
    place: IN_PERSON,
    who: 'founder',
    counted: { es: 'diez respuestas, tal cual', en: 'ten answers, word for word' },
  },
  {
    pieces: [
      {
        id: 'week.announce.partner',
        when: isSpokenTo(0),
        variants: [
          {
            es: '«Abrimos en {{fig:start}}. Cuando alguien te cuente esto, {{hook}}, dale nuestro teléfono.»',
            en: '“We open in {{fig:start}}. When somebody tells you of this, {{hook}}, give them our number.”',
          },
        ],
      },
      {
        id: 'week.announce',
        variants: [
          {
            es: '«En {{fig:start}}{{inPlace}}: {{pitch}}, a {{fig:price-charged}} por {{unit}}.»',
            en: '“From {{fig:start}}{{inPlace}}: {{pitch}}, at {{fig:price-charged}} per {{unit}}.”',
          },
        ],
      },
    ],
    place: 0,
    who: 'founder',
    counted: ASKS,
  },
  {
    pieces: [
      {
        id: 'week.opening',
        variants: [
          { es: 'Apertura: «{{stepOne}}. {{stepTwo}}.»', en: 'Opening: “{{stepOne}}. {{stepTwo}}.”' },
          { es: 'Se abre: «{{stepOne}}. {{stepTwo}}.»', en: 'The doors open: “{{stepOne}}. {{stepTwo}}.”' },
        ],
      },
    ],
    place: { es: 'todos los canales', en: 'every channel' },
    who: 'team',
    counted: { es: '{{fig:opening-week}} {{units}}', en: '{{fig:opening-week}} {{units}}' },
  },
  {
    pieces: [
      {
        id: 'week.pain.partner',
        when: isSpokenTo(1),
        variants: [
          {
            es: '«{{pitch^}}, {{fig:price-charged}} por {{unit}}: ¿a quién se lo dirías tú?»',
            en: '“{{pitch^}}, {{fig:price-charged}} per {{unit}}: whom would you tell?”',
          },
        ],
      },
      {
        id: 'week.pain',
        variants: [
          { es: '«Hoy: {{hook}}. Desde ahora: {{pitch}}.»', en: '“Today: {{hook}}. From now on: {{pitch}}.”' },
          { es: 'Un caso contado con su final: {{hook}}; {{pitch}}.', en: 'One case told with its end: {{hook}}; {{pitch}}.' },
        ],
      },
    ],
    place: 1,
    who: 'team',
    counted: ASKS,
  },
  {
    pieces: [
      {
        id: 'week.question',
        variants: [
          {
            es: 'La pregunta que más se repitió en las diez conversaciones, contestada con el precio y el plazo.',
            en: 'The question asked most in the ten conversations, answered with the price and the time it takes.',
          },
          {
            es: 'El primer caso terminado, con lo que se pidió, lo que se hizo y lo que costó.',
            en: 'The first case finished: what was asked for, what was done and what it cost.',
          },
        ],
      },
    ],
    place: 0,
    who: 'team',
    counted: { es: 'clientes nuevos: {{fig:customers-week}}', en: 'new customers: {{fig:customers-week}}' },
  },
  {
    pieces: [
      {
        id: 'week.contrast',
        variants: [
          { es: '«En lugar de {{rivalry}}: {{edge}}.»', en: '“Instead of {{rivalry}}: {{edge}}.”' },
          { es: '«Hasta ahora, {{rivalry}}. Desde ahora, {{edge}}.»', en: '“Until now, {{rivalry}}. From now on, {{edge}}.”' },
        ],
      },
    ],
    place: 2,
    who: 'founder',
    counted: { es: 'quién nombra este canal', en: 'who mentions this channel' },
  },
  {
    pieces: [
      {
        id: 'week.stop',
        variants: [
          {
            es: 'Cuentas del mes: a cada cliente se le preguntó cómo llegó; el canal que nadie nombra pierde su dinero.',
            en: 'The month’s count: each customer was asked how they came; a channel nobody names loses its money.',
          },
        ],
      },
    ],
    place: { es: 'todos los canales', en: 'every channel' },
    who: 'founder',
    counted: { es: '{{fig:m01-units}} {{units}} en el mes', en: '{{fig:m01-units}} {{units}} in the month' },
  },
  {
    pieces: [
      {
        id: 'week.offer.partner',
        when: isSpokenTo(3),
        variants: [
          {
            es: 'Se vuelve con un resultado: cómo acabó lo que mandaron, y «{{stepOne}}» para el siguiente.',
            en: 'Back with a result: how what they sent turned out, and “{{stepOne}}” for the next.',
          },
        ],
      },
      {
        id: 'week.offer',
        variants: [{ es: '«{{stepOne}}: {{fig:price-charged}} por {{unit}}.»', en: '“{{stepOne}}: {{fig:price-charged}} per {{unit}}.”' }],
      },
    ],
    place: 3,
    who: 'founder',
    counted: ASKS,
  },
  {
    pieces: [
      {
        id: 'week.again',
        variants: [
          {
            es: 'A cada cliente del primer mes: «¿Quedó como te dijimos? ¿A quién más le vendría bien?»',
            en: 'To each customer of the first month: “Was it as we told you? Who else could use it?”',
          },
          {
            es: 'Llamada a los clientes del primer mes: qué falló, si volverían y a quién se lo contarían.',
            en: 'A call to the customers of the first month: what failed, whether they would come back and whom they would tell.',
          },
        ],
      },
    ],
    place: { es: 'teléfono y mensaje', en: 'phone and message' },
    who: 'team',
    counted: { es: 'nombres nuevos y reseñas', en: 'new names and reviews' },
  },
  {
    pieces: [
      {
        id: 'week.review',
        variants: [
          {
            es: 'Revisión, con {{measures}} a la vista: qué canal sigue y cuál se corta.',
            en: 'Review, with {{measures}} in sight: which channel goes on and which is cut.',
          },
        ],
      },
    ],
    place: { es: 'todos los canales', en: 'every channel' },
    who: 'team',
    counted: { es: 'la tabla de medidas', en: 'the table of measures' },
  },
];
