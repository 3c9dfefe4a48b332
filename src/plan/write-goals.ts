import type { Draft } from './draft.ts';
import { monthFigure } from './gather-month-figures.ts';
import type { Message } from './message.ts';
import type { Block, Page } from './plan.ts';
import { label } from './say.ts';
import { bullets, capital, figure, heading, pairs, paragraph, quoteOr, table } from './write-block.ts';
import { drawRoadmap, writeCalendar } from './write-calendar.ts';
import { writeGoalTable } from './write-goal-table.ts';

/** What success means, the readings on the way, and what is watched. */
export function writeGoals(draft: Draft): Page {
  const goals = writeGoalTable(draft);
  return {
    id: 'goals',
    title: { es: 'Objetivos y hoja de ruta', en: 'Goals and roadmap' },
    blocks: [
      heading({ es: 'Qué tiene que haber pasado', en: 'What must have happened' }),
      ...(goals.length > 0 ? goals : quoteOr(draft, 'goals', GOALS_MISSING)),
      ...paragraph(draft, [GOAL_TEST, trendOf(draft)]),
      writeReadings(draft),
      drawRoadmap(draft),
      writeCalendar(draft),
      heading({ es: 'Qué se mira cada mes', en: 'What is watched each month' }),
      ...paragraph(draft, [HABIT]),
      bullets(pairs(draft.sector.pack.measures).slice(0, 4).map(capital)),
    ],
  };
}

function trendOf({ diagnosis }: Draft): Message {
  if (diagnosis.targetSaid) return TARGET;
  return diagnosis.growthSaid ? GROWTH : NO_GROWTH;
}

const READ_AT = [3, 6, 12] as const;

function writeReadings(draft: Draft): Block {
  return table({
    title: { es: 'Lo que debe verse por el camino', en: 'The readings along the way' },
    size: 'text',
    columns: [
      { head: { es: 'Mes', en: 'Month' }, align: 'start', width: 4 },
      { head: label(draft, { es: '{{units^}}', en: '{{units^}}' }), align: 'end', width: 3 },
      { head: { es: 'Ingresos', en: 'Revenue' }, align: 'end', width: 3 },
      { head: { es: 'Caja a fin de mes', en: 'Cash at month end' }, align: 'end', width: 3 },
    ],
    rows: READ_AT.map((number) => ({
      cells: [
        figure(monthFigure(number, 'month')),
        figure(monthFigure(number, 'units')),
        figure(monthFigure(number, 'revenue')),
        figure(monthFigure(number, 'cash')),
      ],
    })),
  });
}

const GOALS_MISSING: Message = {
  id: 'goal.missing',
  variants: [
    {
      es: 'No se fijaron metas. El plan propone una que sale de sus propias cifras: llegar a {{fig:m12-units*}} {{units}} en {{fig:year-end-month*}} y cerrar ese mes con {{fig:m12-cash*}} en el banco. Sin una fecha y una cifra no hay manera de saber si se va bien.',
      en: 'No goals were set. The plan proposes one from its own figures: to reach {{fig:m12-units*}} {{units}} in {{fig:year-end-month*}} and close that month with {{fig:m12-cash*}} in the bank. Without a date and a figure there is no way of telling whether things go well.',
    },
    {
      es: 'Falta una meta con fecha, y aquí se propone esta: {{fig:m12-units*}} {{units}} en {{fig:year-end-month*}}, con {{fig:m12-cash*}} en el banco al terminar el mes. Cualquier otra sirve, mientras pueda comprobarse.',
      en: 'A goal with a date is missing, and this one is proposed: {{fig:m12-units*}} {{units}} in {{fig:year-end-month*}}, with {{fig:m12-cash*}} in the bank when the month ends. Any other will do, as long as it can be checked.',
    },
    {
      es: 'Sin metas dichas, la previsión presta la suya: que {{fig:year-end-month*}} termine con {{fig:m12-units*}} {{units}} y {{fig:m12-cash*}} de caja. Lo que no tiene cifra ni día no se puede cumplir ni incumplir.',
      en: 'With no goals stated, the forecast lends its own: that {{fig:year-end-month*}} end with {{fig:m12-units*}} {{units}} and {{fig:m12-cash*}} in cash. What has neither figure nor day can be neither met nor missed.',
    },
  ],
};

const GOAL_TEST: Message = {
  id: 'goal.test',
  when: ({ quotes }) => quotes.goals !== undefined,
  variants: [
    {
      es: 'Puestas al lado de la previsión, esas metas se leen así: el mes doce trae {{fig:m12-units*}} {{units}} y {{fig:m12-revenue*}} de ventas. Lo que pida más que eso necesita algo que este plan todavía no tiene.',
      en: 'Set beside the forecast, those goals read like this: month twelve brings {{fig:m12-units*}} {{units}} and {{fig:m12-revenue*}} of sales. Anything that asks for more needs something this plan does not have yet.',
    },
    {
      es: 'La previsión llega al mes doce con {{fig:m12-units*}} {{units}} y {{fig:m12-revenue*}} de ventas. Conviene comprobar meta por meta si cabe en esas dos cifras.',
      en: 'The forecast reaches month twelve with {{fig:m12-units*}} {{units}} and {{fig:m12-revenue*}} of sales. It is worth checking, goal by goal, whether it fits in those two figures.',
    },
    {
      es: 'En el mes doce se esperan {{fig:m12-units*}} {{units}} y {{fig:m12-revenue*}} de ventas. Esa es la vara para cada meta: la que no quepa necesita un medio que aún no está en el plan.',
      en: 'Month twelve is expected to bring {{fig:m12-units*}} {{units}} and {{fig:m12-revenue*}} of sales. That is the yardstick for each goal: one that does not fit needs a means not yet in the plan.',
    },
    {
      es: 'Para separar metas de deseos, dos cifras de la previsión: {{fig:m12-units*}} {{units}} en el mes doce y {{fig:m12-revenue*}} de ventas. La que pida más tiene que decir con qué.',
      en: 'To tell goals from wishes, two figures from the forecast: {{fig:m12-units*}} {{units}} in month twelve and {{fig:m12-revenue*}} of sales. One that asks for more has to say by what means.',
    },
    {
      es: 'El plan da para {{fig:m12-units*}} {{units}} y {{fig:m12-revenue*}} en el mes doce. Cada meta se compara con eso, y si no entra se alarga el plazo o se añade el medio que falta.',
      en: 'The plan stretches to {{fig:m12-units*}} {{units}} and {{fig:m12-revenue*}} in month twelve. Each goal is held against that, and where it does not fit, the deadline moves or the missing means is added.',
    },
  ],
};

const GROWTH: Message = {
  id: 'goal.growth',
  variants: [
    {
      es: 'El crecimiento dicho, un {{fig:growth*}} al mes, se aplica durante el primer año; el calendario del oficio lo sube y lo baja según la temporada, así que un mes bueno no es aún una meta cumplida.',
      en: 'The growth that was stated, {{fig:growth*}} a month, runs through the first year; the calendar of the trade lifts and lowers it by season, so one good month is not yet a goal met.',
    },
    {
      es: 'Durante doce meses se aplica el {{fig:growth*}} mensual que se dijo, pero la temporada también empuja y frena: un pico no demuestra que la meta se haya alcanzado.',
      en: 'For twelve months the stated {{fig:growth*}} a month is applied, but the season also pushes and brakes: a peak does not prove that the goal was reached.',
    },
    {
      es: 'Parte de la subida es el {{fig:growth*}} al mes que se dijo y parte es temporada. Antes de celebrar un mes conviene saber cuál de las dos lo trajo.',
      en: 'Part of the rise is the {{fig:growth*}} a month that was stated and part is season. Before celebrating a month, find out which of the two brought it.',
    },
  ],
};

const TARGET: Message = {
  id: 'goal.target',
  variants: [
    {
      es: 'La previsión sube en línea recta desde {{fig:units-start*}} {{units}} al mes hasta {{fig:units-target*}} en el mes {{fig:target-months}}. Esa llegada la fija quien emprende, y es la cifra que hay que defender con nombres.',
      en: 'The forecast climbs in a straight line from {{fig:units-start*}} {{units}} a month to {{fig:units-target*}} in month {{fig:target-months}}. The founder sets that arrival, and it is the figure to defend with names.',
    },
    {
      es: 'De {{fig:units-start*}} {{units}} al mes, al principio, a {{fig:units-target*}} en el mes {{fig:target-months}}: la cuenta traza una recta. Si al cuarto mes la realidad va por debajo de ella, se corrige la llegada y no la regla.',
      en: 'From {{fig:units-start*}} {{units}} a month at the start to {{fig:units-target*}} in month {{fig:target-months}}, the sums draw a straight line. If the fourth month falls under it, the arrival is corrected, not the ruler.',
    },
    {
      es: 'Todo el plan cuelga de una subida: de {{fig:units-start*}} a {{fig:units-target*}} {{units}} al mes en {{fig:target-months}} meses, a paso constante. Cada mes se compara con el escalón que le tocaba.',
      en: 'The whole plan hangs on one climb: from {{fig:units-start*}} to {{fig:units-target*}} {{units}} a month within {{fig:target-months}} months, at a steady pace. Each month is held against the step it was due.',
    },
  ],
};

const NO_GROWTH: Message = {
  id: 'goal.no-growth',
  variants: [
    {
      es: 'Los meses suben y bajan con el calendario habitual del sector, de modo que un buen mes no significa todavía que la meta esté cumplida.',
      en: 'The months rise and fall with the usual calendar of the sector, so a good month does not yet mean that the goal has been met.',
    },
    {
      es: 'La temporada mueve las ventas más que el mérito: un mes alto puede ser solo el calendario del sector, y la meta se juzga con varios.',
      en: 'The season moves sales more than merit does: a high month may be no more than the sector’s calendar, and the goal is judged on several.',
    },
    {
      es: 'Antes de dar una meta por cumplida conviene descontar la temporada, porque cada mes sube o baja según el calendario del oficio.',
      en: 'Before counting a goal as met, take the season out, because each month rises or falls by the calendar of the trade.',
    },
    {
      es: 'Un mes se compara con lo que le toca por temporada, y no con el anterior: lo que parece avance puede ser la época del año.',
      en: 'A month is compared with what its season calls for, and not with the one before: what looks like progress may be the time of year.',
    },
    {
      es: 'Ningún aplauso antes de descontar el calendario: en todo el oficio hay meses que venden por sí solos y otros en que vender ya es mérito.',
      en: 'No applause before the calendar is taken out: throughout the trade some months sell by themselves, and in others selling at all is an achievement.',
    },
  ],
};

const HABIT: Message = {
  id: 'measure.habit',
  variants: [
    {
      es: 'El primer lunes de cada mes se apuntan estas cifras junto a las de la tabla. Dos meses seguidos por debajo piden una decisión, no otra explicación.',
      en: 'On the first Monday of each month these are written down beside the table. Two months running below it call for a decision, not for another explanation.',
    },
    {
      es: 'Una hoja con estas medidas, al cierre de cada mes, avisa antes que el banco. Si dos van por debajo dos meses seguidos, se aplica el plan de la página de riesgos.',
      en: 'One sheet with these measures, at each month end, gives warning before the bank does. When two of them lag for two months running, the plan on the page of risks comes into force.',
    },
    {
      es: 'Cerrado el mes, media hora para anotar estas medidas y mirar las del anterior. A la segunda caída consecutiva se actúa; las explicaciones pueden esperar.',
      en: 'Once the month is closed, half an hour to note these measures and look at the last ones. At the second fall in a row something is done; explanations can wait.',
    },
    {
      es: 'Quien lleve las cuentas rellena la tabla con estas medidas antes de empezar el mes siguiente. Una por debajo se comenta; dos seguidas cambian algo, con fecha y responsable.',
      en: 'Whoever keeps the books fills in the table with these measures before the next month starts. One below is talked over; two running change something, with a date and a name.',
    },
    {
      es: 'Estas medidas caben en un folio pegado a la pared, con una columna por mes. Cuando una se queda atrás dos columnas seguidas, ese es el asunto del mes, y los demás esperan.',
      en: 'These measures fit on a sheet stuck to the wall, one column for each month. When one falls behind for two columns running, that is the business of the month, and the rest can wait.',
    },
  ],
};
