// Whether the hours of the team deliver the forecast: who they are, what the strongest month takes and what gives first.
import type { CountryCode } from '../../countries/country.ts';
import type { FactSheet } from '../../facts/fact.ts';
import { tellsOf } from '../../facts/tells-of.ts';
import { isWorkPaidBySale } from '../../facts/work-in-cost.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import { rolesOf } from '../../sectors/role-words.ts';
import { isNamedInFull } from '../customer/sold-with.ts';
import type { Draft } from '../draft.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';
import { HOURS_FROM, tripRole } from '../figures/gather-service-figures.ts';
import { saleKindOf } from '../marketing/sale-kind.ts';
import type { Message } from '../message.ts';

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
        es: 'Quien hace el trabajo cobra por cada {{unit}}, y eso está en su coste: las horas no salen de los gastos fijos. El mes más fuerte de los tres años, {{fig:hard-month}}, trae {{fig:hard-units}} {{units}} y pide {{fig:role-1*}} horas, pagadas por lo hecho. Lo que hay que tener a tiempo son personas para hacerlas, con nombre y suplencia.',
        en: 'Whoever does the work is paid for each {{unit}}, and that is in its cost: those hours are no fixed cost. The busiest month of the three years, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}} and takes {{fig:role-1*}} hours, paid as they are worked. What is needed in time is people to work them, by name and with cover.',
      },
    ],
  },
  {
    id: 'cap.hands.by-sale',
    when: ({ facts }) => isWorkPaidBySale(facts),
    variants: [
      {
        es: 'Quien hace el trabajo cobra según lo que se vende, y eso está en el coste de cada {{unit}}: las horas no salen de los gastos fijos. El mes más fuerte de los tres años, {{fig:hard-month}}, trae {{fig:hard-units}} {{units}}. Lo que hay que tener a tiempo son personas para atenderlo, con nombre y suplencia.',
        en: 'Whoever does the work is paid according to what is sold, and that is in the cost of each {{unit}}: those hours are no fixed cost. The busiest month of the three years, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}}. What is needed in time is people to serve them, by name and with cover.',
      },
    ],
  },
  {
    id: 'cap.hands.limit',
    when: ({ figures }) => figures['day-most'] !== undefined,
    variants: [
      {
        es: 'El límite lo puso quien emprende: {{fig:day-most}} al día como mucho, {{fig:service-units*}} al mes. A {{serviceLasts}} cada {{unit}} son {{fig:role-1*}} horas, y con compras, ventas y papeles el mes del equipo suma {{fig:hours-month*}}.',
        en: 'The limit is the founder’s own: {{fig:day-most}} a day at most, {{fig:service-units*}} a month. At {{serviceLasts}} per {{unit}} that is {{fig:role-1*}} hours; with buying, selling and paperwork the team’s month comes to {{fig:hours-month*}}.',
      },
    ],
  },
  {
    id: 'cap.hands.alone',
    when: ({ model }) => model.assumptions.team.value <= 1,
    variants: [
      {
        es: 'Una persona a jornada completa trabaja {{fig:hours-month*}} horas al mes. Compras, ventas y papeles se llevan su parte, y para «{{roleWork}}» quedan {{fig:role-1*}}.',
        en: 'One person working full time has {{fig:hours-month*}} hours a month. Buying, selling and paperwork take their share, which leaves {{fig:role-1*}} for “{{roleWork}}”.',
      },
      {
        es: 'El mes tiene {{fig:hours-month*}} horas para una sola persona, y no todas son de trabajo que se cobra: «{{roleWork}}» dispone de {{fig:role-1*}}; lo demás es lo que cuenta la tabla de abajo.',
        en: 'One person has {{fig:hours-month*}} hours in a month, and not all of them are billable: “{{roleWork}}” gets {{fig:role-1*}}; the rest go on what the table below lists.',
      },
      {
        es: 'Sin nadie más hay {{fig:hours-month*}} horas al mes, de las que «{{roleWork}}» puede contar con {{fig:role-1*}}.',
        en: 'One person alone has {{fig:hours-month*}} hours a month, of which {{fig:role-1*}} go to “{{roleWork}}”.',
      },
    ],
  },
  {
    id: 'cap.hands.paid',
    when: ({ figures }) => figures['paid-hours'] !== undefined,
    variants: [
      {
        es: 'Nadie dijo cuántas horas trabaja cada uno, así que se cuentan las que están pagadas: de los gastos fijos quedan {{fig:paid-hours-money*}} para sueldos y cargas, que al mínimo legal, {{fig:paid-hour}} la hora con cargas, pagan {{fig:paid-hours*}} al mes, unas {{fig:paid-hours-week}} por semana y persona. Con las {{fig:hours-founders}} de quien emprende suman {{fig:hours-month*}}, y «{{roleWork}}» cuenta con {{fig:role-1*}}.',
        en: 'Nobody’s hours were stated, so the plan counts those that are paid for: fixed costs leave {{fig:paid-hours-money*}} for wages and charges, which at the legal minimum of {{fig:paid-hour}} an hour with charges buy {{fig:paid-hours*}} a month, about {{fig:paid-hours-week}} a week each. With the founder’s {{fig:hours-founders}} that makes {{fig:hours-month*}}, of which “{{roleWork}}” gets {{fig:role-1*}}.',
      },
    ],
  },
  {
    id: 'cap.hands.part',
    when: ({ figures }) => figures['team-part'] !== undefined,
    variants: [
      {
        es: 'El equipo tiene {{fig:team-full}} a jornada completa, con {{fig:hours-person}} horas al mes, y quien viene por horas suma {{fig:hours-part}} más. En total son {{fig:hours-month*}}, y «{{roleWork}}» se lleva {{fig:role-1*}}.',
        en: 'Full-time posts: {{fig:team-full}}, at {{fig:hours-person}} hours a month each; part-time help adds {{fig:hours-part}}. That makes {{fig:hours-month*}}, of which “{{roleWork}}” takes {{fig:role-1*}}.',
      },
      {
        es: 'Quien viene solo unos días no cuenta como jornada entera: {{fig:team-full}} a tiempo completo, a {{fig:hours-person}} horas al mes, y {{fig:hours-part}} horas de quien ayuda hacen {{fig:hours-month*}}. De ellas, «{{roleWork}}» tiene {{fig:role-1*}}.',
        en: 'People who come in only some days are not full-time posts: {{fig:team-full}} full time, at {{fig:hours-person}} hours a month, plus {{fig:hours-part}} hours of part-time help make {{fig:hours-month*}}. Of those, “{{roleWork}}” has {{fig:role-1*}}.',
      },
    ],
  },
  {
    id: 'cap.hands.supposed',
    when: ({ facts, figures }) => amountOf(figures, 'team') > 1 && !tellsHours(facts),
    variants: [
      {
        es: 'Sin un horario de cada persona se cuentan {{fig:hours-person}} horas al mes: un equipo de {{fig:team*}} suma {{fig:hours-month*}}, y «{{roleWork}}» tiene {{fig:role-1*}}.',
        en: 'Hours were not stated: at {{fig:hours-person}} a month each, a team of {{fig:team*}} has {{fig:hours-month*}}; “{{roleWork}}” gets {{fig:role-1*}}.',
      },
    ],
  },
  {
    id: 'cap.hands',
    variants: [
      {
        es: 'Un equipo de {{fig:team*}} reúne {{fig:hours-month*}} horas al mes, {{fig:hours-person}} por persona. De ellas, «{{roleWork}}» se lleva {{fig:role-1*}}.',
        en: 'A team of {{fig:team*}} has {{fig:hours-month*}} hours a month, {{fig:hours-person}} each. “{{roleWork}}” takes {{fig:role-1*}} of them.',
      },
      {
        es: 'Un equipo de {{fig:team*}} suma {{fig:hours-month*}} horas al mes, {{fig:hours-person}} por persona, y «{{roleWork}}» cuenta con {{fig:role-1*}}.',
        en: 'A team of {{fig:team*}} adds up to {{fig:hours-month*}} hours a month, {{fig:hours-person}} each, and “{{roleWork}}” gets {{fig:role-1*}}.',
      },
      {
        es: 'De las {{fig:hours-month*}} horas que trabaja en un mes un equipo de {{fig:team*}}, {{fig:hours-person}} por persona, «{{roleWork}}» dispone de {{fig:role-1*}}.',
        en: 'Of the {{fig:hours-month*}} hours that a team of {{fig:team*}} works in a month, {{fig:hours-person}} each, “{{roleWork}}” has {{fig:role-1*}}.',
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
        es: 'El mes más fuerte de los tres años, {{fig:hard-month}}, trae {{fig:hard-units}} {{units}}: el {{fig:service-use}} de ese límite. La previsión no lo pasa; quien venga después espera o reserva más tarde.',
        en: 'The busiest month of the three years, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}}: {{fig:service-use}} of that limit. The forecast stays within it; whoever comes after that waits or books later.',
      },
    ],
  },
  {
    id: 'cap.peak.groups',
    when: ({ figures }) => figures['group-places'] !== undefined,
    variants: [
      {
        es: 'No se atiende uno a uno: lo que se llena son los grupos, y tal como se indicaron hay sitio para {{fig:group-places*}}. El mes más fuerte, {{fig:hard-month}}, trae {{fig:hard-units}} {{units}}.',
        en: 'Nobody is served one at a time: it is the groups that fill up, and as stated there is room for {{fig:group-places*}}. The busiest month, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}}.',
      },
    ],
  },
  {
    id: 'cap.peak.brim',
    when: (draft) => isTold(draft) && isAtBrim(draft),
    variants: [
      {
        es: 'A {{serviceLasts}} por {{unit}}, {{serviceFrom}}, el techo son {{fig:service-units*}} {{units}} al mes, y {{fig:hard-month}} pide {{fig:hard-units}}. Lo que no cabe se da para el mes siguiente o se hace con horas de otra función: las demás suman {{fig:role-others*}}.',
        en: 'At {{serviceLasts}} per {{unit}}, {{serviceFrom}}, the ceiling is {{fig:service-units*}} {{units}} a month, and {{fig:hard-month}} asks for {{fig:hard-units}}. What does not fit is booked for the month after or done with hours from another role: the others add up to {{fig:role-others*}}.',
      },
    ],
  },
  {
    id: 'cap.peak.over',
    when: (draft) => isTold(draft) && (amountOf(draft.figures, 'service-use') > 100 || draft.figures['short-month'] !== undefined),
    variants: [
      {
        es: 'A {{serviceLasts}} por {{unit}}, {{serviceFrom}}, dejan de bastar en {{fig:short-month}}: el mes más fuerte de los tres años, {{fig:hard-month}}, trae {{fig:hard-units}} {{units}} y pide {{fig:service-hours*}} horas. Con este equipo caben {{fig:service-units*}} {{units}} al mes; en {{fig:hard-month}} faltan {{fig:hands-missing*}} horas.',
        en: 'At {{serviceLasts}} per {{unit}}, {{serviceFrom}}, they run out in {{fig:short-month}}: the busiest month of the three years, {{fig:hard-month}}, has {{fig:hard-units}} {{units}} and needs {{fig:service-hours*}} hours. The present team can handle {{fig:service-units*}} {{units}} a month; in {{fig:hard-month}} it is {{fig:hands-missing*}} hours short.',
      },
      {
        es: 'Cada {{unit}} pide {{serviceLasts}}, {{serviceFrom}}: {{fig:hard-month}}, el mes más fuerte de los tres años, serían {{fig:service-hours*}} horas para {{fig:hard-units}} {{units}}, y no las hay. El techo está en {{fig:service-units*}} al mes y se pasa en {{fig:short-month}}; en {{fig:hard-month}} faltan {{fig:hands-missing*}} horas.',
        en: 'Each {{unit}} takes {{serviceLasts}}, {{serviceFrom}}: {{fig:hard-month}}, the busiest month of the three years, would need {{fig:service-hours*}} hours for {{fig:hard-units}} {{units}}, more than there are. The ceiling is {{fig:service-units*}} a month and is passed in {{fig:short-month}}; {{fig:hard-month}} is {{fig:hands-missing*}} hours short.',
      },
    ],
  },
  {
    id: 'cap.peak.tight',
    when: (draft) => isTold(draft) && amountOf(draft.figures, 'service-use') > TIGHT,
    variants: [
      {
        es: 'A {{serviceLasts}} por {{unit}}, {{serviceFrom}}, {{fig:hard-month}} ocupa {{fig:service-hours*}} horas, el {{fig:service-use}}: cabe, sin sitio para un imprevisto. El techo son {{fig:service-units*}} {{units}} al mes, y lo primero que cede es el plazo.',
        en: 'At {{serviceLasts}} per {{unit}}, {{serviceFrom}}, {{fig:hard-month}} fills {{fig:service-hours*}} hours, or {{fig:service-use}}: it fits, with no slack for anything going wrong. The ceiling is {{fig:service-units*}} {{units}} a month, and deadlines are the first thing to slip.',
      },
      {
        es: 'Si cada {{unit}} pide {{serviceLasts}}, {{serviceFrom}}, {{fig:hard-month}} toma {{fig:service-hours*}} horas, el {{fig:service-use}}. Un retraso de unos días ya no se recupera: a partir de {{fig:service-units*}} {{units}} al mes se da fecha más tarde o no se acepta.',
        en: 'At {{serviceLasts}} per {{unit}}, {{serviceFrom}}, {{fig:hard-month}} takes {{fig:service-hours*}} hours, {{fig:service-use}}. A few lost days cannot be made up: beyond {{fig:service-units*}} {{units}} a month, customers get a later date or the order is turned down.',
      },
    ],
  },
  {
    id: 'cap.peak.fits',
    when: isTold,
    variants: [
      {
        es: 'A {{serviceLasts}} por {{unit}}, {{serviceFrom}}, lo previsto para {{fig:hard-month}}, {{fig:hard-units}} {{units}}, ocupa {{fig:service-hours*}} horas: el {{fig:service-use}}. El techo son {{fig:service-units*}} {{units}} al mes; al acercarse, lo primero que cede es el plazo.',
        en: 'At {{serviceLasts}} per {{unit}}, {{serviceFrom}}, the {{fig:hard-month}} forecast, {{fig:hard-units}} {{units}}, fills {{fig:service-hours*}} hours: {{fig:service-use}}. The ceiling is {{fig:service-units*}} {{units}} a month; close to it, deadlines slip first.',
      },
      {
        es: 'Cada {{unit}} pide {{serviceLasts}}, {{serviceFrom}}, y {{fig:hard-month}} trae {{fig:hard-units}} {{units}}: son {{fig:service-hours*}} horas, el {{fig:service-use}} de las que hay. Se puede comprobar: caben hasta {{fig:service-units*}} {{units}} al mes, y después se alarga la espera.',
        en: 'Each {{unit}} takes {{serviceLasts}}, {{serviceFrom}}, and {{fig:hard-month}} brings {{fig:hard-units}} {{units}}: {{fig:service-hours*}} hours, {{fig:service-use}} of those available. A lender can check it: there is time for up to {{fig:service-units*}} {{units}} a month, and beyond that customers wait longer.',
      },
    ],
  },
  {
    id: 'cap.peak.places',
    when: ({ figures, model }) => model.assumptions.lodging !== undefined && figures.capacity !== undefined,
    variants: [
      {
        es: 'Lo que pone el tope son las plazas: en {{fig:hard-month}} se esperan {{fig:hard-units*}} {{units}} y caben {{fig:capacity*}}. Antes de llegar cede otra cosa, la limpieza entre salida y entrada, y por eso se cuenta en horas y no en camas.',
        en: 'Beds set the limit: {{fig:hard-month}} is forecast at {{fig:hard-units*}} {{units}} and there is room for {{fig:capacity*}}. Cleaning between one departure and the next arrival gives out before that, so it is counted in hours rather than beds.',
      },
    ],
  },
  {
    id: 'cap.peak.monthly',
    when: ({ diagnosis, slots }) => diagnosis.isRecurring && slots.fitMost !== undefined,
    variants: [
      {
        es: 'En {{fig:hard-month}}, {{fig:hard-units}} {{units}} dejan {{fitMost}} al mes para cada {{unit}}. Es el tiempo disponible; el necesario está por medir.',
        en: 'In {{fig:hard-month}}, {{fig:hard-units}} {{units}} leave {{fitMost}} a month for each. That is the time available; the time needed has yet to be measured.',
      },
      {
        es: 'El mes más exigente es {{fig:hard-month}}: {{fig:hard-units}} {{units}}, con {{fitMost}} al mes para atender cada {{unit}}. Cuánto pide de verdad está por medir.',
        en: 'The most demanding month is {{fig:hard-month}}: {{fig:hard-units}} {{units}}, with {{fitMost}} a month to look after each. How much one really takes has yet to be measured.',
      },
    ],
  },
  {
    // How long one takes is timed in the next sentence.
    id: 'cap.peak.tried',
    when: (draft) => isTried(draft) && draft.slots.fitMost !== undefined,
    variants: [
      {
        es: 'El mes más exigente, {{fig:hard-month}}, trae {{fig:hard-units}} {{units}} y deja {{fitMost}} para cada {{unit}}.',
        en: 'The most demanding month, {{fig:hard-month}}, brings {{fig:hard-units}} {{units}} and leaves {{fitMost}} for each.',
      },
    ],
  },
  {
    id: 'cap.peak',
    when: ({ slots }) => slots.fitMost !== undefined,
    variants: [
      {
        es: 'En {{fig:hard-month}}, {{fig:hard-units}} {{units}} dejan {{fitMost}} para cada {{unit}}. Es el tiempo disponible; el necesario está por medir.',
        en: 'In {{fig:hard-month}}, {{fig:hard-units}} {{units}} leave {{fitMost}} for each. That is the time available; the time needed has yet to be measured.',
      },
      {
        es: 'El mes más exigente es {{fig:hard-month}}: {{fig:hard-units}} {{units}}, con {{fitMost}} para cada {{unit}}. Cuánto pide de verdad está por medir.',
        en: 'The most demanding month is {{fig:hard-month}}: {{fig:hard-units}} {{units}}, with {{fitMost}} for each. How long one really takes has yet to be measured.',
      },
    ],
  },
];

/** A job that takes longer than a day of work, minutes: nobody times three of them before opening. */
const LONG_JOB = 480;
export const isTried = ({ figures }: Draft) => figures['try-1'] !== undefined && figures['group-places'] === undefined;

/** What each of two times would let in, where no table says so. */
export const TRIED: Bilingual = {
  es: ': a {{tryOne}} caben {{fig:try-1-units*}} al mes; a {{tryTwo}}, {{fig:try-2-units*}}',
  en: ': at {{tryOne}} each there is time for {{fig:try-1-units*}} a month; at {{tryTwo}}, {{fig:try-2-units*}}',
};

/** Where nobody told how long one takes: by when it is timed, or taken from one already done, and how many other times would let in; the first that holds. */
export const TIMED: readonly Message[] = [
  {
    id: 'cap.timed.part',
    when: (draft) => isTried(draft) && isTold(draft) && isNamedInFull(draft.sector.unit),
    variants: [
      {
        es: 'Lo usual en el oficio, {{serviceLasts}}, es para el servicio solo: con todo lo que lleva se cronometran tres antes del {{fig:go-by}}{{tried}}.',
        en: 'The usual {{serviceLasts}} is for the service alone: with all it includes, three will be timed before {{fig:go-by}}{{tried}}.',
      },
    ],
  },
  {
    id: 'cap.timed.past',
    when: (draft) => isTried(draft) && (draft.figures['job-weeks'] !== undefined || amountOf(draft.figures, 'try-1') >= LONG_JOB),
    variants: [
      {
        es: 'Antes del {{fig:go-by}} se suman las horas de un trabajo ya hecho{{tried}}.',
        en: 'The hours of one past job are added up before {{fig:go-by}}{{tried}}.',
      },
    ],
  },
  {
    id: 'cap.timed',
    when: isTried,
    variants: [
      {
        es: 'Se cronometran tres {{units}} antes del {{fig:go-by}}{{tried}}.',
        en: 'Three {{units}} will be timed before {{fig:go-by}}{{tried}}.',
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
      es: 'A {{fig:job-weeks*}} semanas cada {{unit}}, lo que empieza un mes se cruza con lo anterior: {{fig:jobs-open*}} en marcha a la vez en {{fig:hard-month}}; el paso y la fecha de cada {{unit}}, en una lista que se mira el lunes.',
      en: 'At {{fig:job-weeks*}} weeks each, jobs overlap: {{fig:jobs-open*}} are open at once in {{fig:hard-month}}, each with its stage and date on a list reviewed every Monday.',
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
      es: 'La meta, {{goalAsked}}, deja {{goalMost}} para cada {{unit}} con este equipo.',
      en: 'The goal of {{goalAsked}} leaves this team {{goalMost}} for each {{unit}}.',
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
        es: 'Ir y venir son {{fig:trips*}} viajes en {{fig:hard-month}}. A {{fig:trip-minutes}} minutos, supuestos, las horas de «{{tripRole}}» dan para {{fig:trip-room*}}, sin nada más: caben llevando {{fig:trip-load}} en cada salida, y se prueba antes del {{fig:go-by}}.',
        en: 'Collections and deliveries come to {{fig:trips*}} trips in {{fig:hard-month}}. At an assumed {{fig:trip-minutes}} minutes each, the hours of “{{tripRole}}” allow {{fig:trip-room*}} and nothing else: it works with {{fig:trip-load}} per run, to be tested before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'cap.trips',
    when: ({ figures }) => figures.trips !== undefined,
    variants: [
      {
        es: 'Ir y venir son {{fig:trips*}} viajes en {{fig:hard-month}}: a {{fig:trip-minutes}} minutos, supuestos, {{fig:trip-hours*}} horas de las que tiene «{{tripRole}}».',
        en: 'Collections and deliveries come to {{fig:trips*}} trips in {{fig:hard-month}}: at an assumed {{fig:trip-minutes}} minutes each, that is {{fig:trip-hours*}} of the “{{tripRole}}” hours.',
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
        es: 'Este plan contrata las horas que faltan y las paga {{hourPaid}}, a {{fig:hands-hour}} cada una con sus cargas: hasta {{fig:hands-cost-month*}} al mes, {{fig:hands-cost-y1*}} el primer año y {{fig:hands-cost-y2*}} el segundo. No hacerlo y vender solo lo que cabe acabaría en {{fig:ceiling-left*}} hasta el mes más lleno, pagados los gastos y la cuota.',
        en: 'This plan hires the extra hours {{hourPaid}}, {{fig:hands-hour}} each with employer’s charges: up to {{fig:hands-cost-month*}} a month, {{fig:hands-cost-y1*}} in the first year and {{fig:hands-cost-y2*}} in the second. Hiring nobody and selling only what the present team can deliver would end even a full month at {{fig:ceiling-left*}}, after costs and the instalment.',
      },
    ],
  },
  {
    id: 'cap.missing.fits',
    when: ({ figures }) => figures['hands-hour'] !== undefined,
    variants: [
      {
        es: 'Este plan contrata las horas que faltan y las paga {{hourPaid}}, a {{fig:hands-hour}} cada una con sus cargas: hasta {{fig:hands-cost-month*}} al mes, {{fig:hands-cost-y1*}} el primer año y {{fig:hands-cost-y2*}} el segundo. Si nadie viene, un mes lleno, con los {{fig:service-units}} que caben, deja {{fig:ceiling-left*}}, pagados los gastos y la cuota.',
        en: 'This plan hires the extra hours {{hourPaid}}, {{fig:hands-hour}} each with employer’s charges: up to {{fig:hands-cost-month*}} a month, {{fig:hands-cost-y1*}} in the first year and {{fig:hands-cost-y2*}} in the second. If nobody can be found, a full month, with the {{fig:service-units}} that fit, leaves {{fig:ceiling-left*}} after costs and the instalment.',
      },
    ],
  },
  {
    id: 'cap.missing.ceiling',
    when: (draft) => draft.figures['ceiling-left'] !== undefined && !isAtBrim(draft),
    variants: [
      {
        es: 'Un mes lleno, con los {{fig:service-units}} que caben, deja {{fig:ceiling-left*}}, pagados los gastos y la cuota: con esa cifra, la del mejor mes sin más manos, se decide si se contrata o se recorta la previsión.',
        en: 'A full month, with the {{fig:service-units}} that fit, leaves {{fig:ceiling-left*}} after costs and the instalment: that figure, the best month without more hands, decides whether to hire or to trim the forecast.',
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
      es: 'El plus de noche no está en estas cuentas: con un cuarto más de sueldo, supuesto nuestro, todas sus horas costarían {{fig:night-extra*}} más al año y dejarían el primero en {{fig:night-result*}} antes de impuestos; se pregunta antes del {{fig:go-by}}.',
      en: 'The night-shift premium is not in these figures: at a quarter on top of wages, our assumption, working every hired hour at night would cost {{fig:night-extra*}} more a year and take the first to {{fig:night-result*}} before tax; ask before {{fig:go-by}}.',
    },
  ],
};
/** The founder counted it among the costs. */
export const NIGHT_INSIDE: Message = {
  id: 'cap.night.inside',
  when: ({ facts, figures }) => figures['night-extra'] !== undefined && tellsOf(facts, NIGHT_PAID),
  variants: [
    {
      es: 'El plus de noche, según se contó, está dentro de los {{fig:fixed-costs*}} de gastos fijos.',
      en: 'The night-shift premium, as stated, is inside the {{fig:fixed-costs*}} of fixed costs.',
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
      es: 'El día fuerte que se contó, con {{fig:day-units}}, deja {{fig:day-minutes*}} minutos por {{unit}} entre {{fig:day-people}} personas, {{fig:day-hours}} horas cada una; si pide más, se entrega por turnos o se suma a alguien ese día.',
      en: 'The busy day described, with {{fig:day-units}}, leaves {{fig:day-minutes*}} minutes for each {{unit}} among {{fig:day-people}} people working {{fig:day-hours}} hours each; if it takes longer, pick-up goes by time slots or somebody is added that day.',
    },
    {
      es: 'El día de más trabajo que se contó son {{fig:day-units}}: con {{fig:day-people}} personas y {{fig:day-hours}} horas de cada una, {{fig:day-minutes*}} minutos por {{unit}}. Si no llegan, ese día se reparte en turnos o entra alguien más.',
      en: 'The busiest day described has {{fig:day-units}}: with {{fig:day-people}} people at {{fig:day-hours}} hours each, {{fig:day-minutes*}} minutes for each {{unit}}. If that falls short, the day is split into slots or somebody else comes in.',
    },
  ],
};

/** What the trade lives by, the first of its roles, and who fetches and brings, as slots. */
export function workSlot({ sector, model, denied }: Draft): Readonly<Record<string, Bilingual>> {
  const roles = rolesOf(sector.id, model.assumptions.trade, denied);
  const [work] = roles;
  const trips = roles[tripRole(roles)];
  return { ...(work ? { roleWork: work.name } : {}), ...(trips ? { tripRole: trips.name } : {}) };
}

/** Whoever finds nobody free goes elsewhere, or is given a later day. */
const OVERFLOW: Readonly<Record<'lost' | 'later', Bilingual>> = {
  lost: { es: 'esas ventas se pierden', en: 'those sales are lost' },
  later: { es: 'se da fecha para el mes siguiente', en: 'customers get a date in the month after' },
};

const GOAL_ALONE: Bilingual = { es: '{{fig:goal-load*}} al mes', en: '{{fig:goal-load*}} a month' };
/** A goal of one of several things: the hours are those of all that is sold. */
const GOAL_AMONG_OTHERS: Bilingual = {
  es: '{{fig:goal-told*}} al mes, {{fig:goal-load*}} con lo demás que se vende',
  en: '{{fig:goal-told*}} a month, {{fig:goal-load*}} with everything else sold,',
};

/** How long one takes and where that comes from, as slots: what was told, or what the trade usually takes. */
export function serviceSlots(draft: Draft): Readonly<Record<string, Bilingual>> {
  const { figures, diagnosis } = draft;
  const goalAsked = figures['goal-told'] ? GOAL_AMONG_OTHERS : GOAL_ALONE;
  const times = { goalAsked, ...timeSlot(figures, 'fit-most', 'fitMost'), ...timeSlot(figures, 'goal-most', 'goalMost') };
  const openDays: Bilingual = figures['open-days']
    ? { es: ', abriendo {{fig:open-days}} días a la semana', en: ', opening {{fig:open-days}} days a week' }
    : NO_WORDS;
  const tried = {
    openDays,
    overflow: OVERFLOW[['counter', 'shelf'].includes(saleKindOf(draft)) ? 'lost' : 'later'],
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
        ? { es: 'según se contó', en: 'as stated' }
        : { es: 'lo corriente en el oficio', en: 'usual in the trade' },
  };
}

/** What a sale takes, as the trade counts it, is of the bare thing: `unit` is that, and `unitWhole` the one sold; no other words where it was told how long one takes. */
export function timedAs({ figures, sector, slots }: Draft): Readonly<Record<string, Bilingual>> {
  const isUsual = figures['service-minutes'] !== undefined && figures['service-minutes'].origin !== 'said';
  const { unit, unitBare } = slots;
  return isUsual && unit && unitBare && isNamedInFull(sector.unit) ? { unit: unitBare, unitWhole: unit } : {};
}

const WITH_THE_WAY: Bilingual = {
  es: 'con {{fig:travel-minutes}} de camino entre uno y otro, supuestos',
  en: 'an assumed {{fig:travel-minutes}} of them on the way there',
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
