// Where classes are for several: the groups, hours of class and rooms that the volume takes, against the hours there are for them.
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

const isTaughtInGroups: Message['when'] = ({ figures }) => figures['group-most-hours'] !== undefined;

const TAKEN = {
  es: 'El plan cuenta con grupos de {{fig:group-size*}} y {{fig:group-visits*}} sesiones por semana de {{fig:group-minutes*}} minutos; lo que no se dijo en la entrevista es un supuesto. ',
  en: 'The plan counts on groups of {{fig:group-size*}}, with {{fig:group-visits*}} sessions a week of {{fig:group-minutes*}} minutes; anything not stated in the interview is assumed. ',
};
const FROM_FIRST = {
  es: 'Al principio, {{fig:group-first}} {{units}} ocupan {{fig:group-first-groups}} grupos y {{fig:group-first-hours*}} horas de clase al mes. En {{fig:hard-month}}, el mes más fuerte, {{fig:hard-units}} ocuparán {{fig:group-most-groups}} grupos y {{fig:group-most-hours*}} horas.',
  en: 'At first, {{fig:group-first}} {{units}} take {{fig:group-first-groups}} groups and {{fig:group-first-hours*}} class hours a month. In {{fig:hard-month}}, the busiest month, {{fig:hard-units}} will take {{fig:group-most-groups}} groups and {{fig:group-most-hours*}} hours.',
};
const AT_MOST = {
  es: 'En {{fig:hard-month}}, el mes más fuerte, {{fig:hard-units}} {{units}} ocuparán {{fig:group-most-groups}} grupos y {{fig:group-most-hours*}} horas de clase al mes.',
  en: 'In {{fig:hard-month}}, the busiest month, {{fig:hard-units}} {{units}} will take {{fig:group-most-groups}} groups and {{fig:group-most-hours*}} class hours a month.',
};

/** The groups and class hours of the opening and of the strongest month; the first that holds. */
export const GROUPS: readonly Message[] = [
  {
    id: 'cap.groups.grow',
    when: ({ figures }) => figures['group-first'] !== undefined,
    variants: [{ es: TAKEN.es + FROM_FIRST.es, en: TAKEN.en + FROM_FIRST.en }],
  },
  { id: 'cap.groups.most', when: isTaughtInGroups, variants: [{ es: TAKEN.es + AT_MOST.es, en: TAKEN.en + AT_MOST.en }] },
];

/** What that leaves for preparing, or lacks; the first that holds. */
export const GROUP_HOURS: readonly Message[] = [
  {
    id: 'cap.groups.short',
    when: ({ figures }) => figures['group-short'] !== undefined,
    variants: [
      {
        es: '**Son {{fig:group-short*}} más que las {{fig:role-1}} horas de «{{roleWork}}»**, y falta contar la preparación. Harán falta grupos más grandes, menos sesiones o más horas pagadas.',
        en: '**That is {{fig:group-short*}} more than the {{fig:role-1}} hours of “{{roleWork}}”**, and preparation comes on top. It will take larger groups, fewer sessions or more paid hours.',
      },
    ],
  },
  {
    id: 'cap.groups.fit',
    when: isTaughtInGroups,
    variants: [
      {
        es: '**Las {{fig:role-1}} horas de «{{roleWork}}» bastan**, y quedan {{fig:group-spare*}} para preparar, es decir, {{fig:group-prepare*}} minutos por hora de clase.',
        en: '**The {{fig:role-1}} hours of “{{roleWork}}” are enough**, and leave {{fig:group-spare*}} for preparation, or {{fig:group-prepare*}} minutes for each hour of class.',
      },
    ],
  },
];

/** What a goal beyond the strongest month would take. */
export const GROUP_GOAL: Message = {
  id: 'cap.groups.goal',
  when: ({ figures }) => figures['group-goal-hours'] !== undefined,
  variants: [
    {
      es: 'La meta de {{fig:goal-load*}} {{units}} pediría {{fig:group-goal-groups*}} grupos y {{fig:group-goal-hours*}} horas de clase.',
      en: 'The goal of {{fig:goal-load*}} {{units}} would take {{fig:group-goal-groups*}} groups and {{fig:group-goal-hours*}} class hours.',
    },
  ],
};

/** `roomsNeeded`: how many rooms that takes, and where it is more than one, that the rent has to pay for all of them. */
export function roomSlots({ figures }: Pick<Draft, 'figures'>): Readonly<Record<'roomsNeeded', Bilingual>> {
  if (amountOf(figures, 'group-rooms') < 2) return { roomsNeeded: NO_WORDS };
  return { roomsNeeded: figures['cost-rent'] ? ROOMS_FOR_RENT : ROOMS_UNPRICED };
}

const ROOMS_FOR_RENT: Bilingual = {
  es: '. Hacen falta {{fig:group-rooms*}} salas: antes de firmar hay que comprobar que los {{fig:cost-rent}} de alquiler las pagan todas, o dar clase también en la otra mitad del día',
  en: '. It takes {{fig:group-rooms*}} rooms: before signing, check that the {{fig:cost-rent}} of rent pays for all of them, or teach in the other half of the day as well',
};
const ROOMS_UNPRICED: Bilingual = {
  es: '. Hacen falta {{fig:group-rooms*}} salas: antes de firmar hay que saber cuánto cuestan, o dar clase también en la otra mitad del día',
  en: '. It takes {{fig:group-rooms*}} rooms: before signing, find out what they cost, or teach in the other half of the day as well',
};

/** What is counted in the premises before signing; the first that holds. */
export const GROUP_ROOMS: readonly Message[] = [
  {
    id: 'cap.rooms.mornings',
    when: ({ figures }) => figures['group-mornings'] !== undefined,
    variants: [
      {
        es: 'Antes de firmar conviene contar sillas y salas. Son {{fig:group-week*}} sesiones por semana, y en una sala de {{fig:group-size}} plazas caben {{fig:group-room*}} si se usa {{fig:group-mornings}} mañanas de {{fig:group-half}} horas, como supone el plan{{roomsNeeded}}.',
        en: 'Chairs and rooms should be counted before signing. There are {{fig:group-week*}} sessions a week, and a room with {{fig:group-size}} seats holds {{fig:group-room*}} if it is used for {{fig:group-mornings}} mornings of {{fig:group-half}} hours, as the plan assumes{{roomsNeeded}}.',
      },
    ],
  },
  {
    id: 'cap.rooms.afternoons',
    when: ({ figures }) => figures['group-afternoons'] !== undefined,
    variants: [
      {
        es: 'Antes de firmar conviene contar plazas y salas. Son {{fig:group-week*}} sesiones por semana, y en una sala para {{fig:group-size}} caben {{fig:group-room*}} si se usa {{fig:group-afternoons}} tardes de {{fig:group-half}} horas, como supone el plan{{roomsNeeded}}.',
        en: 'Places and rooms should be counted before signing. There are {{fig:group-week*}} sessions a week, and a room for {{fig:group-size}} holds {{fig:group-room*}} if it is used for {{fig:group-afternoons}} afternoons of {{fig:group-half}} hours, as the plan assumes{{roomsNeeded}}.',
      },
    ],
  },
  {
    id: 'cap.rooms',
    when: isTaughtInGroups,
    variants: [
      {
        es: 'Antes de firmar hay que comprobar que en el local caben {{fig:group-size}} a la vez y {{fig:group-week*}} sesiones por semana a las horas que se piden.',
        en: 'Before signing, check that the premises hold {{fig:group-size}} at a time and {{fig:group-week*}} sessions a week at the hours people ask for.',
      },
    ],
  },
];
