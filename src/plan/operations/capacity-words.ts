// Whether the hours of the team deliver the forecast: who they are, what the strongest month takes and what gives first.
import type { CountryCode } from '../../countries/country.ts';
import type { FactSheet } from '../../facts/fact.ts';
import { tellsOf } from '../../facts/tells-of.ts';
import { isWorkPaidBySale } from '../../facts/work-in-cost.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import { rolesOf } from '../../sectors/role-words.ts';
import type { Draft } from '../draft.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';
import { HOURS_FROM, tripRole } from '../figures/gather-service-figures.ts';
import { saleKindOf } from '../marketing/sale-kind.ts';
import type { Message } from '../message.ts';
import { FOUNDER } from '../told/team-words.ts';

const TIGHT = 85;

/** Whether hours of the week, or that somebody is there all of it, were told of anybody. */
const HOURS_TOLD =
  /\b(?:jornadas?|tiempo completo|medio tiempo|media jornada|horas?|full.?time|part.?time|hours?|(?:de )?lunes a (?:viernes|sabado)|monday to|todo el dia|todos los dias|every day|all week)\b/;
const tellsHours = ({ team, resources }: FactSheet) =>
  [team, resources].some((fact) => HOURS_TOLD.test(foldText(`${fact?.quote?.text ?? ''} ${fact?.value ?? ''}`)));

const isTold = ({ figures }: Draft) => figures['service-minutes'] !== undefined;

/** So little beyond the hours of the work, of each hundred, is done with those of another role. */
const BRIM_PCT = 3;

/** Whether the strongest month lacks no more hours than the other roles lend, and nobody is hired for them. */
export function isAtBrim({ figures }: Pick<Draft, 'figures'>): boolean {
  const missing = amountOf(figures, 'hands-missing');
  const isSlight = missing * 100 <= BRIM_PCT * amountOf(figures, 'role-1') && missing < amountOf(figures, 'role-others');
  return missing > 0 && figures['hands-hour'] === undefined && isSlight;
}

/** The hours of a month, and those that the work itself has of them. */
export const HANDS: readonly Message[] = [
  {
    id: 'cap.hands.by-sale.timed',
    when: ({ facts, figures }) => isWorkPaidBySale(facts) && figures['role-1'] !== undefined,
    variants: [
      {
        es: 'Quien hace el trabajo cobra por cada {{unit}}, y ese pago está en su coste y no en los gastos fijos. El mes más fuerte, {{fig:hard-month}}, traerá {{fig:hard-units}} {{units}} y {{fig:role-1*}} horas de trabajo. Antes de esa fecha hace falta una lista de personas que puedan hacerlas, cada una con su suplente.',
        en: 'Whoever does the work is paid for each {{unit}}, and that pay is part of its cost rather than of the fixed costs. The busiest month, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}} and {{fig:role-1*}} hours of work. By then the business needs a list of people who can work those hours, each with a stand-in.',
      },
    ],
  },
  {
    id: 'cap.hands.by-sale',
    when: ({ facts }) => isWorkPaidBySale(facts),
    variants: [
      {
        es: 'Quien hace el trabajo cobra según lo que se vende, y ese pago está en el coste de cada {{unit}} y no en los gastos fijos. El mes más fuerte, {{fig:hard-month}}, traerá {{fig:hard-units}} {{units}}. Antes de esa fecha hace falta una lista de personas que puedan atenderlo, cada una con su suplente.',
        en: 'Whoever does the work is paid according to what is sold, and that pay is part of the cost of each {{unit}} rather than of the fixed costs. The busiest month, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}}. By then the business needs a list of people who can do that work, each with a stand-in.',
      },
    ],
  },
  {
    id: 'cap.hands.limit',
    when: ({ figures }) => figures['day-most'] !== undefined,
    variants: [
      {
        es: 'Quien emprende ha puesto un límite de {{fig:day-most}} al día, que equivale a {{fig:service-units*}} al mes. A {{serviceLasts}} por {{unit}} son {{fig:role-1*}} horas; con las compras, las ventas y los papeles, el equipo trabaja {{fig:hours-month*}} al mes.',
        en: 'The founder has set a limit of {{fig:day-most}} a day, which comes to {{fig:service-units*}} a month. At {{serviceLasts}} per {{unit}} that is {{fig:role-1*}} hours; with buying, selling and paperwork, the team works {{fig:hours-month*}} a month.',
      },
    ],
  },
  {
    id: 'cap.hands.alone',
    when: ({ model }) => model.assumptions.team.value <= 1,
    variants: [
      {
        es: 'Una persona a jornada completa trabaja {{fig:hours-month*}} horas al mes. De ellas, {{fig:role-1*}} son para el trabajo principal, «{{roleWork}}», y el resto, para compras, ventas y papeles.',
        en: 'One person working full time has {{fig:hours-month*}} hours a month. Of these, {{fig:role-1*}} are for the main role, “{{roleWork}}”, and the rest go on buying, selling and paperwork.',
      },
      {
        es: 'El negocio cuenta con una sola persona y {{fig:hours-month*}} horas de trabajo al mes. Como también hay que comprar, vender y llevar los papeles, para el trabajo principal, «{{roleWork}}», quedan {{fig:role-1*}}.',
        en: 'The business has one person and {{fig:hours-month*}} working hours a month. Buying, selling and paperwork take their share, which leaves {{fig:role-1*}} for the main role, “{{roleWork}}”.',
      },
      {
        es: 'El plan cuenta con {{fig:hours-month*}} horas de trabajo al mes, las de una sola persona. El trabajo principal, «{{roleWork}}», ocupa {{fig:role-1*}}, y las demás tareas de la tabla, el resto.',
        en: 'The plan counts on {{fig:hours-month*}} working hours a month, those of one person. The main role, “{{roleWork}}”, takes {{fig:role-1*}} of them, and the other tasks in the table take the rest.',
      },
    ],
  },
  {
    id: 'cap.hands.paid',
    when: ({ figures }) => figures['paid-hours'] !== undefined,
    variants: [
      {
        es: 'Como en la entrevista no se habló de horarios, el plan cuenta las horas que puede pagar: las {{fig:hours-founders}} de quien emprende y {{fig:paid-hours*}} contratadas, unas {{fig:paid-hours-week}} por semana y persona, que cuestan {{fig:paid-hours-money*}} al mínimo legal ({{fig:paid-hour}} la hora con cargas). De las {{fig:hours-month*}} en total, {{fig:role-1*}} son para el trabajo principal, «{{roleWork}}».',
        en: 'Working hours were not discussed in the interview, so the plan counts the hours it can pay for: the founder’s {{fig:hours-founders}} and {{fig:paid-hours*}} more, about {{fig:paid-hours-week}} a week for each person hired, which cost {{fig:paid-hours-money*}} at the legal minimum ({{fig:paid-hour}} an hour with charges). Of the {{fig:hours-month*}} in total, {{fig:role-1*}} are for the main role, “{{roleWork}}”.',
      },
    ],
  },
  {
    id: 'cap.hands.part',
    when: ({ figures }) => figures['team-part'] !== undefined,
    variants: [
      {
        es: 'El equipo tiene {{fig:team-full}} personas a jornada completa, a {{fig:hours-person}} horas al mes por persona, y la ayuda a tiempo parcial aporta {{fig:hours-part}} más. De las {{fig:hours-month*}} horas que suman, {{fig:role-1*}} son para el trabajo principal, «{{roleWork}}».',
        en: 'The team has {{fig:team-full}} people working full time, at {{fig:hours-person}} hours a month per person, and part-time help adds {{fig:hours-part}}. Of the {{fig:hours-month*}} hours in total, {{fig:role-1*}} are for the main role, “{{roleWork}}”.',
      },
      {
        es: 'El plan cuenta con {{fig:team-full}} personas a tiempo completo, a {{fig:hours-person}} horas al mes por persona, y con {{fig:hours-part}} horas de quien ayuda solo unos días. En total son {{fig:hours-month*}}, y el trabajo principal, «{{roleWork}}», dispone de {{fig:role-1*}}.',
        en: 'The plan counts on {{fig:team-full}} people full time, at {{fig:hours-person}} hours a month per person, and on {{fig:hours-part}} hours from those who come in only some days. That makes {{fig:hours-month*}}, and the main role, “{{roleWork}}”, has {{fig:role-1*}} of them.',
      },
    ],
  },
  {
    id: 'cap.hands.supposed',
    when: ({ facts, figures }) => amountOf(figures, 'team') > 1 && !tellsHours(facts),
    variants: [
      {
        es: 'Como en la entrevista no se habló de horarios, el plan cuenta con {{fig:hours-person}} horas al mes por persona, {{fig:hours-month*}} para un equipo de {{fig:team*}}. De ellas, {{fig:role-1*}} son para el trabajo principal, «{{roleWork}}».',
        en: 'Working hours were not discussed in the interview, so the plan counts {{fig:hours-person}} a month per person, or {{fig:hours-month*}} for a team of {{fig:team*}}. Of these, {{fig:role-1*}} are for the main role, “{{roleWork}}”.',
      },
    ],
  },
  {
    id: 'cap.hands',
    variants: [
      {
        es: 'Un equipo de {{fig:team*}} reúne {{fig:hours-month*}} horas al mes, a razón de {{fig:hours-person}} por persona. De ellas, {{fig:role-1*}} son para el trabajo principal, «{{roleWork}}».',
        en: 'A team of {{fig:team*}} has {{fig:hours-month*}} hours a month, at {{fig:hours-person}} per person. Of these, {{fig:role-1*}} are for the main role, “{{roleWork}}”.',
      },
      {
        es: 'El equipo, de {{fig:team*}} personas, dispone de {{fig:hours-month*}} horas al mes, {{fig:hours-person}} por persona, y dedica {{fig:role-1*}} al trabajo principal, «{{roleWork}}».',
        en: 'The team of {{fig:team*}} has {{fig:hours-month*}} hours a month, {{fig:hours-person}} per person, and puts {{fig:role-1*}} of them into the main role, “{{roleWork}}”.',
      },
      {
        es: 'De las {{fig:hours-month*}} horas que un equipo de {{fig:team*}} trabaja al mes, {{fig:hours-person}} por persona, el trabajo principal, «{{roleWork}}», ocupa {{fig:role-1*}}.',
        en: 'Of the {{fig:hours-month*}} hours that a team of {{fig:team*}} works in a month, {{fig:hours-person}} per person, the main role, “{{roleWork}}”, takes {{fig:role-1*}}.',
      },
    ],
  },
];

/** What the strongest month takes of those hours, and what gives first. */
export const PEAK: readonly Message[] = [
  {
    id: 'cap.peak.limit',
    when: ({ figures }) => figures['day-most'] !== undefined,
    variants: [
      {
        es: 'El mes más fuerte, {{fig:hard-month}}, traerá {{fig:hard-units}} {{units}}, el {{fig:service-use}} de ese límite. La previsión no lo supera, y quien llegue después tendrá que esperar o reservar más tarde.',
        en: 'The busiest month, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}}, which is {{fig:service-use}} of that limit. The forecast stays within it, and anyone who comes after that will have to wait or book later.',
      },
    ],
  },
  {
    id: 'cap.peak.groups',
    when: ({ figures }) => figures['group-places'] !== undefined,
    variants: [
      {
        es: 'El trabajo se hace en grupos, y con los que se indicaron hay sitio para {{fig:group-places*}}. El mes más fuerte, {{fig:hard-month}}, traerá {{fig:hard-units}} {{units}}.',
        en: 'The work is done in groups, and the groups described have room for {{fig:group-places*}}. The busiest month, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}}.',
      },
    ],
  },
  {
    id: 'cap.peak.brim',
    when: (draft) => isTold(draft) && isAtBrim(draft),
    variants: [
      {
        es: 'A {{serviceLasts}} por {{unit}}, {{serviceFrom}}, {{whoWorks}} puede llegar a {{fig:service-units*}} {{units}} al mes, y en {{fig:hard-month}}, el mes más fuerte, se esperan {{fig:hard-units}}. Lo poco que no quepa se hará al mes siguiente o con horas de las demás funciones, que suman {{fig:role-others*}}.',
        en: 'At {{serviceLasts}} per {{unit}}, {{serviceFrom}}, {{whoWorks}} can handle {{fig:service-units*}} {{units}} a month, and {{fig:hard-month}}, the busiest month, is forecast at {{fig:hard-units}}. The few that do not fit will be done the following month or with hours from the other roles, which come to {{fig:role-others*}}.',
      },
    ],
  },
  {
    // What is missing in each month stands in the table below.
    id: 'cap.peak.over',
    when: (draft) => isTold(draft) && (amountOf(draft.figures, 'service-use') > 100 || draft.figures['short-month'] !== undefined),
    variants: [
      {
        es: 'A {{serviceLasts}} por {{unit}}, {{serviceFrom}}, {{whoWorks}} puede llegar a {{fig:service-units*}} {{units}} al mes. **La previsión supera ese límite desde {{fig:short-month}}.**',
        en: 'At {{serviceLasts}} per {{unit}}, {{serviceFrom}}, {{whoWorks}} can handle {{fig:service-units*}} {{units}} a month. **The forecast passes that limit from {{fig:short-month}}.**',
      },
      {
        es: 'Cada {{unit}} lleva {{serviceLasts}}, {{serviceFrom}}, así que {{whoWorks}} puede llegar a {{fig:service-units*}} {{units}} al mes. **La previsión pide más por primera vez en {{fig:short-month}}.**',
        en: 'Each {{unit}} takes {{serviceLasts}}, {{serviceFrom}}, so {{whoWorks}} can handle {{fig:service-units*}} {{units}} a month. **The forecast first asks for more in {{fig:short-month}}.**',
      },
    ],
  },
  {
    id: 'cap.peak.tight',
    when: (draft) => isTold(draft) && amountOf(draft.figures, 'service-use') > TIGHT,
    variants: [
      {
        es: 'A {{serviceLasts}} por {{unit}}, {{serviceFrom}}, el mes más fuerte, {{fig:hard-month}}, ocupará {{fig:service-hours*}} de esas horas, el {{fig:service-use}}. **La previsión cabe, pero sin sitio para un imprevisto:** a partir de {{fig:service-units*}} {{units}} al mes habrá que alargar los plazos.',
        en: 'At {{serviceLasts}} per {{unit}}, {{serviceFrom}}, the busiest month, {{fig:hard-month}}, takes {{fig:service-hours*}} of those hours, or {{fig:service-use}}. **The forecast can be delivered, but with no slack:** above {{fig:service-units*}} {{units}} a month, delivery times will have to be longer.',
      },
      {
        es: 'Si cada {{unit}} lleva {{serviceLasts}}, {{serviceFrom}}, el mes más fuerte, {{fig:hard-month}}, ocupará {{fig:service-hours*}} de esas horas, el {{fig:service-use}}. **La previsión cabe, pero un retraso de unos días ya no se recupera:** a partir de {{fig:service-units*}} {{units}} al mes habrá que dar fechas más tardías.',
        en: 'If each {{unit}} takes {{serviceLasts}}, {{serviceFrom}}, the busiest month, {{fig:hard-month}}, takes {{fig:service-hours*}} of those hours, or {{fig:service-use}}. **The forecast can be delivered, but a few lost days could not be made up:** above {{fig:service-units*}} {{units}} a month, customers will be given later dates.',
      },
    ],
  },
  {
    id: 'cap.peak.fits',
    when: isTold,
    variants: [
      {
        es: 'A {{serviceLasts}} por {{unit}}, {{serviceFrom}}, el mes más fuerte, {{fig:hard-month}}, con {{fig:hard-units}} {{units}}, ocupará {{fig:service-hours*}} de esas horas, el {{fig:service-use}}. **La previsión cabe:** {{whoWorks}} puede llegar a {{fig:service-units*}} {{units}} al mes, y solo por encima habría que alargar los plazos.',
        en: 'At {{serviceLasts}} per {{unit}}, {{serviceFrom}}, the busiest month, {{fig:hard-month}}, with {{fig:hard-units}} {{units}}, takes {{fig:service-hours*}} of those hours, or {{fig:service-use}}. **The forecast can be delivered:** {{whoWorks}} can handle up to {{fig:service-units*}} {{units}} a month, and only beyond that would delivery times be longer.',
      },
      {
        es: 'Cada {{unit}} lleva {{serviceLasts}}, {{serviceFrom}}. En {{fig:hard-month}}, el mes más fuerte, se esperan {{fig:hard-units}} {{units}}, que ocuparán {{fig:service-hours*}} de esas horas, el {{fig:service-use}}. **La previsión cabe:** {{whoWorks}} puede llegar a {{fig:service-units*}} {{units}} al mes antes de que se alargue la espera.',
        en: 'Each {{unit}} takes {{serviceLasts}}, {{serviceFrom}}. In {{fig:hard-month}}, the busiest month, {{fig:hard-units}} {{units}} are expected, which take {{fig:service-hours*}} of those hours, or {{fig:service-use}}. **The forecast can be delivered:** {{whoWorks}} can handle up to {{fig:service-units*}} {{units}} a month before customers have to wait longer.',
      },
    ],
  },
  {
    id: 'cap.peak.places',
    when: ({ figures, model }) => model.assumptions.lodging !== undefined && figures.capacity !== undefined,
    variants: [
      {
        es: 'El límite lo ponen las plazas: en {{fig:hard-month}}, el mes más fuerte, se esperan {{fig:hard-units*}} {{units}} y hay sitio para {{fig:capacity*}}. Antes de llenarlas todas puede faltar tiempo para limpiar entre una salida y la siguiente entrada, así que conviene calcular también esas horas.',
        en: 'Beds set the limit: {{fig:hard-month}}, the busiest month, is forecast at {{fig:hard-units*}} {{units}} and there is room for {{fig:capacity*}}. Before they are all full, there may not be time to clean between one departure and the next arrival, so those hours should be worked out as well.',
      },
    ],
  },
  {
    // How long one takes is measured in the next sentence.
    id: 'cap.peak.tried.monthly',
    when: (draft) => isTried(draft) && draft.diagnosis.isRecurring && draft.slots.fitMost !== undefined,
    variants: [
      {
        es: 'El mes más fuerte, {{fig:hard-month}}, tendrá {{fig:hard-units}} {{units}}, y **{{whoWorks}} podrá con todo si no dedica más de {{fitMost}} al mes a cada {{unit}}**.',
        en: 'The busiest month, {{fig:hard-month}}, has {{fig:hard-units}} {{units}}, and **{{whoWorks}} can look after them all if each {{unit}} takes no more than {{fitMost}} a month**.',
      },
    ],
  },
  {
    id: 'cap.peak.monthly',
    when: ({ diagnosis, slots }) => diagnosis.isRecurring && slots.fitMost !== undefined,
    variants: [
      {
        es: 'En {{fig:hard-month}}, el mes más fuerte, {{whoWorks}} tendrá {{fig:hard-units}} {{units}} y podrá dedicar {{fitMost}} al mes a cada {{unit}}. Falta medir si ese tiempo basta.',
        en: 'In {{fig:hard-month}}, the busiest month, {{whoWorks}} will have {{fig:hard-units}} {{units}} and {{fitMost}} a month for each. Whether that time is enough has yet to be measured.',
      },
    ],
  },
  {
    // How long one takes is timed in the next sentence.
    id: 'cap.peak.tried',
    when: (draft) => isTried(draft) && draft.slots.fitMost !== undefined,
    variants: [
      {
        es: 'El mes más fuerte, {{fig:hard-month}}, traerá {{fig:hard-units}} {{units}}, y **{{whoWorks}} podrá con todo si no dedica más de {{fitMost}} a cada {{unit}}**.',
        en: 'The busiest month, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}}, and **{{whoWorks}} can handle them all if each {{unit}} takes no more than {{fitMost}}**.',
      },
    ],
  },
  {
    id: 'cap.peak',
    when: ({ slots }) => slots.fitMost !== undefined,
    variants: [
      {
        es: 'En {{fig:hard-month}}, el mes más fuerte, se esperan {{fig:hard-units}} {{units}}, y {{whoWorks}} tendrá {{fitMost}} para cada {{unit}}. Falta medir si ese tiempo basta.',
        en: 'In {{fig:hard-month}}, the busiest month, {{fig:hard-units}} {{units}} are expected, and {{whoWorks}} will have {{fitMost}} for each. Whether that time is enough has yet to be measured.',
      },
    ],
  },
];

/** A job that takes longer than a day of work, minutes: nobody times three of them before opening. */
const LONG_JOB = 480;
export const isTried = ({ figures }: Draft) => figures['try-1'] !== undefined && figures['group-places'] === undefined;

/** What follows from the second of the times tried, as the end of the sentence that has three timed: more time than is counted, or less where the hours run short. */
export function sayTried(draft: Draft): Bilingual {
  const { figures } = draft;
  const fits = amountOf(figures, 'hard-units') <= amountOf(figures, 'try-2-units');
  const isShorter = isTold(draft) && amountOf(figures, 'try-2') <= amountOf(figures, 'service-minutes');
  if (fits) return isShorter ? FITS_IF_SHORTER : FITS_THOUGH_LONGER;
  // Hours that are hired in any case: the table has what they are.
  if (figures['load-hard-pay']) return NO_WORDS;
  if (figures['slow-hours'] === undefined) return NO_WORDS;
  return isShorter ? SHORT_THOUGH_SHORTER : SHORT_IF_LONGER;
}

const FITS_IF_SHORTER: Bilingual = {
  es: ': si bastan {{tryTwo}}, {{whoWorks}} podrá con todo',
  en: ': if {{tryTwo}} is enough, {{whoWorks}} can handle it all',
};
const FITS_THOUGH_LONGER: Bilingual = {
  es: ': aunque cada {{unit}} lleve {{tryTwo}}, {{whoWorks}} podrá con todo',
  en: ': even at {{tryTwo}} per {{unit}}, {{whoWorks}} can handle it all',
};
const SHORT_THOUGH_SHORTER: Bilingual = {
  es: ': aun con {{tryTwo}} por {{unit}} faltarían {{fig:slow-hours*}} horas ese mes',
  en: ': even at {{tryTwo}} per {{unit}}, that month would be {{fig:slow-hours*}} hours short',
};
const SHORT_IF_LONGER: Bilingual = {
  es: ': con {{tryTwo}} por {{unit}}, ese mes harán falta {{fig:slow-hours*}} horas más de trabajo o {{overflow}}',
  en: ': at {{tryTwo}} per {{unit}}, that month will need {{fig:slow-hours*}} more hours of work, or {{overflow}}',
};

/** Where nobody told how long one takes: by when it is timed, or taken from one already done, and what follows if it takes another time; the first that holds. */
export const TIMED: readonly Message[] = [
  {
    id: 'cap.timed.part',
    when: (draft) => isTried(draft) && isTold(draft) && draft.slots.unitWhole !== undefined,
    variants: [
      {
        es: 'Ese tiempo es el del servicio básico, así que antes del {{fig:go-by}} conviene medir tres veces cuánto lleva cada {{unitWhole}}{{tried}}.',
        en: 'That time is for the basic service, so the time each {{unitWhole}} takes should be measured on three occasions before {{fig:go-by}}{{tried}}.',
      },
    ],
  },
  {
    id: 'cap.timed.past',
    when: (draft) => isTried(draft) && (draft.figures['job-weeks'] !== undefined || amountOf(draft.figures, 'try-1') >= LONG_JOB),
    variants: [
      {
        es: 'Antes del {{fig:go-by}} conviene sumar las horas de un trabajo ya hecho{{tried}}.',
        en: 'The hours of one past job should be added up before {{fig:go-by}}{{tried}}.',
      },
    ],
  },
  {
    id: 'cap.timed.monthly',
    when: (draft) => isTried(draft) && draft.diagnosis.isRecurring,
    variants: [
      {
        es: 'Conviene medir ese tiempo con tres {{units}} antes del {{fig:go-by}}{{tried}}.',
        en: 'That time should be measured with three {{units}} before {{fig:go-by}}{{tried}}.',
      },
    ],
  },
  {
    id: 'cap.timed',
    when: isTried,
    variants: [
      {
        es: 'Conviene cronometrar tres {{units}} antes del {{fig:go-by}}{{tried}}.',
        en: 'Three {{units}} should be timed before {{fig:go-by}}{{tried}}.',
      },
    ],
  },
];

/** Jobs of weeks overlap. */
export const OPEN_JOBS: Message = {
  id: 'cap.open-jobs',
  when: ({ figures }) => figures['jobs-open'] !== undefined,
  variants: [
    {
      es: 'Como cada {{unit}} dura {{fig:job-weeks*}} semanas, en {{fig:hard-month}} habrá {{fig:jobs-open*}} en marcha a la vez. Conviene llevar una lista con la fase y la fecha de cada {{unit}} y repasarla los lunes.',
      en: 'As each {{unit}} takes {{fig:job-weeks*}} weeks, {{fig:jobs-open*}} will be open at once in {{fig:hard-month}}. A list with the stage and date of each {{unit}} should be reviewed every Monday.',
    },
  ],
};

/** What a goal beyond the strongest month leaves for each. */
export const GOAL_LOAD: Message = {
  id: 'cap.goal',
  when: ({ facts, figures, slots }) =>
    figures['goal-load'] !== undefined && slots.goalMost !== undefined && figures['group-places'] === undefined && !isWorkPaidBySale(facts),
  variants: [
    {
      es: 'Con la meta de {{goalAsked}}, {{whoWorks}} tendría {{goalMost}} para cada {{unit}}.',
      en: 'At the goal of {{goalAsked}}, {{whoWorks}} would have {{goalMost}} for each {{unit}}.',
    },
  ],
};

/** What is fetched and brought, against the hours of whoever sees to it. */
export const TRIPS: readonly Message[] = [
  {
    id: 'cap.trips.over',
    when: (draft) => amountOf(draft.figures, 'trip-load') > 1,
    variants: [
      {
        es: 'Recoger y entregar supone {{fig:trips*}} viajes en {{fig:hard-month}}. Si cada uno lleva {{fig:trip-minutes}} minutos, como supone el plan, las horas de «{{tripRole}}» dan para {{fig:trip-room*}}. Habrá que llevar {{fig:trip-load}} encargos en cada salida, y conviene probarlo antes del {{fig:go-by}}.',
        en: 'Collections and deliveries come to {{fig:trips*}} trips in {{fig:hard-month}}. If each takes {{fig:trip-minutes}} minutes, as the plan assumes, the hours of “{{tripRole}}” allow for {{fig:trip-room*}}. Each run will have to carry {{fig:trip-load}} orders, which should be tested before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'cap.trips',
    when: ({ figures }) => figures.trips !== undefined,
    variants: [
      {
        es: 'Recoger y entregar supone {{fig:trips*}} viajes en {{fig:hard-month}}. Si cada uno lleva {{fig:trip-minutes}} minutos, como supone el plan, ocuparán {{fig:trip-hours*}} de las horas de «{{tripRole}}».',
        en: 'Collections and deliveries come to {{fig:trips*}} trips in {{fig:hard-month}}. If each takes {{fig:trip-minutes}} minutes, as the plan assumes, they take up {{fig:trip-hours*}} of the “{{tripRole}}” hours.',
      },
    ],
  },
];

/** What it takes where the hours are not enough: the pay that the plan counts for more of them, or selling what fits; the first that holds. */
export const MISSING_HANDS: readonly Message[] = [
  {
    id: 'cap.missing.loses',
    when: ({ figures }) => figures['hands-hour'] !== undefined && Number(figures['ceiling-left']?.value) < 0,
    variants: [
      {
        es: 'El plan contrata las horas que faltan {{hourPaid}}, a {{fig:hands-hour}} con cargas: {{fig:hands-cost-y1*}} el primer año y {{fig:hands-cost-y2*}} el segundo. Si vendiera solo lo que {{whoWorks}} puede atender, un mes lleno acabaría en {{fig:ceiling-left*}}, pagados los gastos y la cuota.',
        en: 'The plan hires the missing hours {{hourPaid}}, at {{fig:hands-hour}} with charges: {{fig:hands-cost-y1*}} in the first year and {{fig:hands-cost-y2*}} in the second. If it sold only what {{whoWorks}} can handle, a full month would end at {{fig:ceiling-left*}} after costs and the instalment.',
      },
    ],
  },
  {
    id: 'cap.missing.fits',
    when: ({ figures }) => figures['hands-hour'] !== undefined,
    variants: [
      {
        es: 'El plan contrata las horas que faltan {{hourPaid}}, a {{fig:hands-hour}} con cargas: {{fig:hands-cost-y1*}} el primer año y {{fig:hands-cost-y2*}} el segundo. Si nadie acepta el trabajo, un mes lleno, con {{fig:service-units}} {{units}}, dejaría {{fig:ceiling-left*}} tras los gastos y la cuota.',
        en: 'The plan hires the missing hours {{hourPaid}}, at {{fig:hands-hour}} with charges: {{fig:hands-cost-y1*}} in the first year and {{fig:hands-cost-y2*}} in the second. If nobody takes the work, a full month, with {{fig:service-units}} {{units}}, would leave {{fig:ceiling-left*}} after costs and the instalment.',
      },
    ],
  },
  {
    id: 'cap.missing.ceiling',
    when: (draft) => draft.figures['ceiling-left'] !== undefined && !isAtBrim(draft),
    variants: [
      {
        es: 'Un mes lleno, con {{fig:service-units}} {{units}}, deja {{fig:ceiling-left*}} después de los gastos y la cuota. Esa cifra dirá si conviene contratar a alguien o recortar la previsión.',
        en: 'A full month, with {{fig:service-units}} {{units}}, leaves {{fig:ceiling-left*}} after costs and the instalment. That figure will show whether to hire somebody or trim the forecast.',
      },
    ],
  },
];

/** Work by night where somebody is employed: what agreements usually pay on top. */
export const NIGHT: Message = {
  id: 'cap.night',
  when: ({ facts, figures, country }) =>
    figures['night-extra'] !== undefined &&
    !NO_NIGHT_PAY.includes(country.code) &&
    tellsOf(facts, BY_NIGHT) &&
    !tellsOf(facts, HIRED_BY_DAY) &&
    !tellsOf(facts, NIGHT_PAID),
  variants: [
    {
      es: 'Estas cuentas no incluyen el plus de noche. Si fuera de un cuarto del sueldo, como supone el plan, costaría {{fig:night-extra*}} más al año y dejaría el primero en {{fig:night-result*}} antes de impuestos. La asesoría tiene que confirmarlo antes del {{fig:go-by}}.',
      en: 'These figures leave out the night-shift premium. At a quarter on top of wages, as the plan assumes, it would cost {{fig:night-extra*}} more a year and take the first to {{fig:night-result*}} before tax. The accountant should confirm it before {{fig:go-by}}.',
    },
  ],
};
/** The founder counted it among the costs. */
export const NIGHT_INSIDE: Message = {
  id: 'cap.night.inside',
  when: ({ facts, figures }) => figures['night-extra'] !== undefined && tellsOf(facts, NIGHT_PAID),
  variants: [
    {
      es: 'Los {{fig:fixed-costs*}} de gastos fijos ya incluyen el plus de noche, según la entrevista.',
      en: 'The {{fig:fixed-costs*}} of fixed costs already includes the night-shift premium, as stated in the interview.',
    },
  ],
};
/** Work that was told to be done by night. */
export const BY_NIGHT = /\b(?:de noche|por la noche|at night|overnight)\b/;
/** Whoever is employed was told to come by day: the founders have the night. */
const HIRED_BY_DAY = (() => {
  const hired =
    '(?:chic[oa]s?|muchach[oa]s?|emplead[oa]s?|ayudantes?|dependient[ea]s?|persona|alguien|girl|lad|helpers?|employees?|assistants?|someone|somebody|person)';
  const byDay =
    '(?:por las? (?:mananas?|tardes?)|de (?:mananas?|dia)|todas las mananas|turno de (?:manana|tarde)|(?:in |on )?(?:the )?(?:mornings?|afternoons?)|(?:by|during the) day|daytime)';
  return new RegExp(`\\b(?:${hired}\\b[^.;]{0,60}\\b${byDay}|${byDay}\\b[^.;]{0,40}\\b${hired})\\b`);
})();
const NIGHT_PAID =
  /\b(?:plus(?:es)? de (?:noche|nocturnidad)|nocturnidad|plus nocturno|recargo nocturno|night(?:-shift| shift)? (?:pay|premium|supplement|allowance))\b/;
const NO_NIGHT_PAY: readonly CountryCode[] = ['GB', 'IE', 'US'];

/** A day of the week that was told to be the strongest. */
export const PEAK_DAY: Message = {
  id: 'cap.day',
  when: ({ figures }) => figures['day-units'] !== undefined,
  variants: [
    {
      es: 'El día fuerte que se describió en la entrevista, con {{fig:day-units}}, deja {{fig:day-minutes*}} minutos por {{unit}} si trabajan {{fig:day-people}} personas {{fig:day-hours}} horas cada una. Si hace falta más tiempo, habrá que entregar por turnos o sumar a alguien ese día.',
      en: 'The busy day described in the interview, with {{fig:day-units}}, leaves {{fig:day-minutes*}} minutes for each {{unit}} if {{fig:day-people}} people work {{fig:day-hours}} hours each. If it takes longer, customers will have to be given time slots or somebody added that day.',
    },
    {
      es: 'El día de más trabajo que se describió en la entrevista tiene {{fig:day-units}}. Con {{fig:day-people}} personas y {{fig:day-hours}} horas de cada una, quedan {{fig:day-minutes*}} minutos por {{unit}}; si no bastan, ese día habrá que repartir las entregas por turnos o contar con alguien más.',
      en: 'The busiest day described in the interview has {{fig:day-units}}. With {{fig:day-people}} people at {{fig:day-hours}} hours each, that leaves {{fig:day-minutes*}} minutes for each {{unit}}; if that falls short, customers will have to be given time slots or somebody else come in.',
    },
  ],
};

const THE_TEAM: Bilingual = { es: 'el equipo', en: 'the team' };

/** Who works, what the trade lives by, the first of its roles, and who fetches and brings, as slots. */
export function workSlot({ sector, model, denied }: Draft): Readonly<Record<string, Bilingual>> {
  const roles = rolesOf(sector.id, model.assumptions.trade, denied);
  const [work] = roles;
  const trips = roles[tripRole(roles)];
  return {
    whoWorks: model.assumptions.team.value > 1 ? THE_TEAM : FOUNDER,
    ...(work ? { roleWork: work.name } : {}),
    ...(trips ? { tripRole: trips.name } : {}),
  };
}

/** Whoever finds nobody free goes elsewhere, or is given a later day. */
const OVERFLOW: Readonly<Record<'lost' | 'later' | 'listed', Bilingual>> = {
  lost: { es: 'se perderán ventas', en: 'some sales will be lost' },
  later: { es: 'habrá que dar fecha para el mes siguiente', en: 'customers will be given a date in the following month' },
  listed: { es: 'habrá que poner las altas en lista de espera', en: 'new sign-ups will have to wait' },
};

const GOAL_ALONE: Bilingual = { es: '{{fig:goal-load*}} al mes', en: '{{fig:goal-load*}} a month' };
/** A goal of one of several things: the hours are those of all that is sold. */
const GOAL_AMONG_OTHERS: Bilingual = {
  es: '{{fig:goal-told*}} al mes, {{fig:goal-load*}} con lo demás que se vende',
  en: '{{fig:goal-told*}} a month, {{fig:goal-load*}} with everything else sold',
};

/** How long one takes and where that comes from, as slots: what was told, or what the trade usually takes. */
export function serviceSlots(draft: Draft): Readonly<Record<string, Bilingual>> {
  const { figures, diagnosis } = draft;
  const goalAsked = figures['goal-told'] ? GOAL_AMONG_OTHERS : GOAL_ALONE;
  const times = { goalAsked, ...timeSlot(figures, 'fit-most', 'fitMost'), ...timeSlot(figures, 'goal-most', 'goalMost') };
  const openDays: Bilingual = figures['open-days']
    ? { es: ', con {{fig:open-days}} días de apertura a la semana', en: ', on {{fig:open-days}} opening days a week' }
    : NO_WORDS;
  const tried = {
    openDays,
    overflow: OVERFLOW[diagnosis.isRecurring ? 'listed' : ['counter', 'shelf'].includes(saleKindOf(draft)) ? 'lost' : 'later'],
    ...timeSlot(figures, 'try-1', 'tryOne'),
    ...timeSlot(figures, 'try-2', 'tryTwo'),
  };
  const time = figures['service-minutes'];
  if (time === undefined) return { ...times, ...tried };
  const lasts =
    Number(time.value) < HOURS_FROM
      ? IN_MINUTES
      : hoursAndMinutes('service-hours-each', figures['service-minutes-left'] && 'service-minutes-left');
  return {
    ...times,
    ...tried,
    serviceLasts: diagnosis.isRecurring ? { es: `${lasts.es} al mes`, en: `${lasts.en} a month` } : lasts,
    serviceFrom: figures['travel-minutes']
      ? WITH_THE_WAY
      : time.origin === 'said'
        ? { es: 'según la entrevista', en: 'as stated in the interview' }
        : { es: 'lo habitual en el oficio', en: 'the usual time in the trade' },
  };
}

/** What a sale takes, as the trade counts it, is of the bare thing unless what goes with it was counted: `unit` is what is timed, and `unitWhole` the one sold; no other words where it was told how long one takes. */
export function timedAs({ figures, slots }: Draft): Readonly<Record<string, Bilingual>> {
  const isUsual = figures['service-minutes'] !== undefined && figures['service-minutes'].origin !== 'said';
  const { unit, unitTimed } = slots;
  return isUsual && unit && unitTimed && unit.es !== unitTimed.es ? { unit: unitTimed, unitWhole: unit } : {};
}

const WITH_THE_WAY: Bilingual = {
  es: 'con {{fig:travel-minutes}} minutos de camino que supone el plan',
  en: 'including the {{fig:travel-minutes}} minutes of travel that the plan assumes',
};

const IN_MINUTES: Bilingual = { es: '{{fig:service-minutes}} minutos', en: '{{fig:service-minutes}} minutes' };

/** «4 horas y 10 minutos», by the ids of both; hours alone where no minutes are left. */
function hoursAndMinutes(hours: string, left: string | undefined): Bilingual {
  return {
    es: `{{fig:${hours}}} horas${left ? ` y {{fig:${left}}} minutos` : ''}`,
    en: `{{fig:${hours}}} hours${left ? ` {{fig:${left}}} minutes` : ''}`,
  };
}

/** A time as a slot: in hours where it is long. */
function timeSlot(figures: FigureTable, id: string, slot: string): Readonly<Record<string, Bilingual>> {
  if (figures[`${id}-hours`]) return { [slot]: hoursAndMinutes(`${id}-hours`, figures[`${id}-left`] && `${id}-left`) };
  return figures[id] ? { [slot]: { es: `{{fig:${id}}} minutos`, en: `{{fig:${id}}} minutes` } } : {};
}
