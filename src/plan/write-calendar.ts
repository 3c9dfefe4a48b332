// Twelve weeks around the opening, what is done in each and by whom; and the year as a line of milestones.
import type { Draft } from './draft.ts';
import { MONTHS_BEFORE, ROADMAP_MONTHS, roadFigure } from './gather-calendar-figures.ts';
import type { Message } from './message.ts';
import type { Block, Chart, PlanText } from './plan.ts';
import { label, say } from './say.ts';
import { figure, table, words } from './write-block.ts';

export function writeCalendar(draft: Draft): Block {
  return table({
    title: { es: 'Doce semanas, antes y después de abrir', en: 'Twelve weeks, before and after opening' },
    size: 'text',
    columns: [
      { head: { es: 'Desde el', en: 'From' }, align: 'start', width: 4 },
      { head: { es: 'Qué se hace', en: 'What is done' }, align: 'start', width: 10 },
      { head: { es: 'Quién', en: 'Who' }, align: 'start', width: 2 },
    ],
    rows: WEEKS.map(({ who, ...message }, at) => ({
      cells: [figure(`week-${at + 1}`), words(say(draft, message)), words(draft.model.assumptions.team.value > 1 ? who : FOUNDER)],
    })),
  });
}

const FOUNDER: PlanText = { es: 'dirección', en: 'founder' };
const EVERYBODY: PlanText = { es: 'equipo', en: 'team' };

const WEEKS: readonly (Message & { readonly who: PlanText })[] = [
  {
    id: 'week.base',
    who: FOUNDER,
    variants: [
      {
        es: 'Lo que debe estar antes que nadie entre: {{channelOne}}, fotos propias y el teléfono donde se contesta. Se reúne la prueba que más pesa: {{proof}}.',
        en: 'What must be there before anybody comes: {{channelOne}}, photographs of your own and the number that gets answered. The proof that counts most is put together: {{proof}}.',
      },
      {
        es: 'Se prepara lo básico: {{channelOne}}, fotos propias y un teléfono atendido. En paralelo, la prueba que convence: {{proof}}.',
        en: 'The groundwork is laid: {{channelOne}}, photographs of your own and a phone somebody answers. Alongside, the proof that convinces: {{proof}}.',
      },
      {
        es: 'Nadie entra donde no se ve nada. Antes de abrir: {{channelOne}}, fotos del sitio y un número que responde. A la vez se busca la prueba principal: {{proof}}.',
        en: 'Nobody enters where there is nothing to see. Before opening: {{channelOne}}, photographs of the place and a number that answers. At the same time, the main proof is sought: {{proof}}.',
      },
    ],
  },
  {
    id: 'week.names',
    who: FOUNDER,
    variants: [
      {
        es: 'Se cuenta la historia a los diez primeros nombres de la lista, uno a uno, y se apunta qué preguntan.',
        en: 'The story is told to the first ten names on the list, one by one, and what they ask is written down.',
      },
      {
        es: 'Los diez primeros de la lista oyen la historia en persona o por teléfono; sus preguntas se apuntan tal cual.',
        en: 'The first ten on the list hear the story in person or by phone; their questions are noted word for word.',
      },
      {
        es: 'Diez conversaciones, una por cada nombre del principio de la lista, y una hoja donde anotar las preguntas.',
        en: 'Ten conversations, one for each name at the top of the list, and a sheet on which to note the questions.',
      },
    ],
  },
  {
    id: 'week.opening',
    who: EVERYBODY,
    variants: [
      {
        es: 'Apertura. A quien llega se le explica en tres pasos: {{stepsInLine}}.',
        en: 'Opening. Whoever comes hears it in three steps: {{stepsInLine}}.',
      },
      {
        es: 'Se abre, y los tres pasos tienen que entenderse sin ayuda: {{stepsInLine}}.',
        en: 'The business opens, and the three steps must be clear: {{stepsInLine}}.',
      },
      {
        es: 'Día de apertura, con un plan de tres pasos a la vista: {{stepsInLine}}.',
        en: 'Opening day, with a plan of three steps in plain sight: {{stepsInLine}}.',
      },
    ],
  },
  {
    id: 'week.rhythm',
    who: EVERYBODY,
    variants: [
      {
        es: 'Ritmo: cada semana algo que enseñar ({{channelShow}}), una reseña pedida en el momento y una llamada a quien ya compró.',
        en: 'Rhythm: each week something to show ({{channelShow}}), one review asked for on the spot and one call to somebody who has bought.',
      },
      {
        es: 'Cada semana, tres cosas pequeñas: una novedad ({{channelShow}}), una llamada a un cliente anterior y una reseña pedida antes de despedirse.',
        en: 'Every week, three small things: something new ({{channelShow}}), a call to a past customer and a review asked for before saying goodbye.',
      },
      {
        es: 'La constancia cabe en una lista: enseñar algo ({{channelShow}}), pedir una reseña al terminar y llamar a alguien que ya compró, todas las semanas.',
        en: 'Steadiness fits on a list: show something ({{channelShow}}), ask for a review at the end and ring a past customer, week after week.',
      },
    ],
  },
  {
    id: 'week.partners',
    who: FOUNDER,
    variants: [
      {
        es: 'El tercer camino, {{channelThree}}: tres intentos por semana, y se apunta qué trae cada uno.',
        en: 'The third way in, {{channelThree}}: three attempts a week, with a note of what each one brings.',
      },
      {
        es: 'Turno de la tercera vía: {{channelThree}}. Tres pruebas a la semana, cada una con su resultado escrito.',
        en: 'Time for the third route: {{channelThree}}. Three trials a week, each with its result on paper.',
      },
      {
        es: 'Tres gestiones por semana para abrir otra puerta, {{channelThree}}, con el resultado de cada una en una lista.',
        en: 'Three moves a week to open another door, {{channelThree}}, with the outcome of each on a list.',
      },
    ],
  },
  {
    id: 'week.review',
    who: EVERYBODY,
    variants: [
      {
        es: 'Revisión con las cifras delante: {{measures}}. Se decide qué canal sigue y cuál se corta.',
        en: 'Review with the figures on the table: {{measures}}. It is decided which channel goes on and which is cut.',
      },
      {
        es: 'Con estas medidas se decide en qué canal se insiste y cuál se deja: {{measures}}.',
        en: 'These readings settle which channel is kept and which is dropped: {{measures}}.',
      },
      {
        es: 'Una tarde para leer los apuntes: {{measures}}. De ella sale qué canal continúa y cuál se queda sin dinero.',
        en: 'One afternoon to read the notes: {{measures}}. Out of it comes the channel that continues and the one that loses its money.',
      },
    ],
  },
];

/** The year as bars: money, fitting out, opening, first review, the strong month, the year's review. */
export function drawRoadmap(draft: Draft): Block {
  const strongest = draft.model.months.slice(0, 12).reduce((high, month) => (month.units > high.units ? month : high)).number;
  const opening = MONTHS_BEFORE;
  const tasks: Extract<Chart, { type: 'roadmap' }>['tasks'] = [
    { label: label(draft, { es: 'dinero y permisos', en: 'money and permits' }), from: 0, to: opening - 1 },
    { label: label(draft, { es: 'compras y puesta a punto', en: 'buying and fitting out' }), from: 1, to: opening },
    { label: label(draft, { es: 'apertura y primeras reseñas', en: 'opening and first reviews' }), from: opening, to: opening + 2 },
    { label: label(draft, { es: 'revisión del tercer mes', en: 'third-month review' }), from: opening + 2, to: opening + 2 },
    { label: label(draft, { es: 'mes más fuerte', en: 'strongest month' }), from: opening + strongest - 1, to: opening + strongest - 1 },
    { label: label(draft, { es: 'cierre del año y decisión', en: 'year end and decision' }), from: opening + 11, to: opening + 11 },
  ];
  return {
    type: 'chart',
    chart: {
      type: 'roadmap',
      title: { es: 'Hoja de ruta', en: 'Roadmap' },
      subtitle: {
        es: 'de dos meses antes de abrir al cierre del primer año',
        en: 'from two months before opening to the end of the first year',
      },
      alt: {
        es: 'El dinero y los permisos van antes que las compras, y estas antes de abrir en {{fig:start}}. El mes más fuerte es {{fig:strongest-month}}; el año se cierra en {{fig:year-end-month}}.',
        en: 'Money and permits come before buying, and that before opening in {{fig:start}}. The strongest month is {{fig:strongest-month}}; the year closes in {{fig:year-end-month}}.',
      },
      months: Array.from({ length: ROADMAP_MONTHS }, (_, at) => roadFigure(at)),
      tasks,
    },
  };
}
