// Where classes are for several: the groups, hours of class and rooms that the volume takes, against the hours there are for them.
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

const isTaughtInGroups: Message['when'] = ({ figures }) => figures['group-most-hours'] !== undefined;

const TAKEN = {
  es: 'La cuenta se hace por grupos: con {{fig:group-size*}} en cada uno, {{fig:group-visits*}} sesiones por semana y {{fig:group-minutes*}} minutos por sesión, supuesto lo que no se contó, ',
  en: 'Classes are counted by group: with {{fig:group-size*}} in each, {{fig:group-visits*}} sessions a week and {{fig:group-minutes*}} minutes a session, assumed where not stated, ',
};
const FROM_FIRST = {
  es: '{{fig:group-first}} {{units}} ocupan {{fig:group-first-groups}} grupos y {{fig:group-first-hours*}} horas de clase al mes; en {{fig:hard-month}}, {{fig:hard-units}} ocupan {{fig:group-most-groups}} y {{fig:group-most-hours*}}.',
  en: '{{fig:group-first}} {{units}} take {{fig:group-first-groups}} groups and {{fig:group-first-hours*}} class hours a month; in {{fig:hard-month}}, {{fig:hard-units}} take {{fig:group-most-groups}} and {{fig:group-most-hours*}}.',
};
const AT_MOST = {
  es: '{{fig:hard-units}} {{units}} en {{fig:hard-month}} ocupan {{fig:group-most-groups}} grupos y {{fig:group-most-hours*}} horas de clase al mes.',
  en: '{{fig:hard-units}} {{units}} in {{fig:hard-month}} take {{fig:group-most-groups}} groups and {{fig:group-most-hours*}} class hours a month.',
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
        es: 'Son {{fig:group-short*}} más que las {{fig:role-1}} horas de «{{roleWork}}», y preparar va aparte: grupos más grandes, menos sesiones o más horas pagadas.',
        en: 'That is {{fig:group-short*}} more than the {{fig:role-1}} hours of “{{roleWork}}”, with preparation on top: larger groups, fewer sessions or more paid hours.',
      },
    ],
  },
  {
    id: 'cap.groups.fit',
    when: isTaughtInGroups,
    variants: [
      {
        es: 'De las {{fig:role-1}} horas de «{{roleWork}}» quedan {{fig:group-spare*}} para preparar, {{fig:group-prepare*}} minutos por hora de clase.',
        en: 'Of the {{fig:role-1}} hours of “{{roleWork}}” that leaves {{fig:group-spare*}} for preparation, {{fig:group-prepare*}} minutes for each hour of class.',
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
      es: 'La meta de {{fig:goal-load*}} pediría {{fig:group-goal-groups*}} grupos y {{fig:group-goal-hours*}} horas.',
      en: 'The goal of {{fig:goal-load*}} would take {{fig:group-goal-groups*}} groups and {{fig:group-goal-hours*}} hours.',
    },
  ],
};

/** `roomsNeeded`: how many rooms that takes, and where it is more than one, that the rent has to pay for all of them. */
export function roomSlots({ figures }: Pick<Draft, 'figures'>): Readonly<Record<'roomsNeeded', Bilingual>> {
  if (amountOf(figures, 'group-rooms') < 2) return { roomsNeeded: NO_WORDS };
  return { roomsNeeded: figures['cost-rent'] ? ROOMS_FOR_RENT : ROOMS_UNPRICED };
}

const ROOMS_FOR_RENT: Bilingual = {
  es: '; hacen falta {{fig:group-rooms*}} salas, y antes de firmar se comprueba que los {{fig:cost-rent}} de alquiler las pagan todas, o se dan clases también en la otra mitad del día',
  en: '; that takes {{fig:group-rooms*}} rooms, and before signing check that the {{fig:cost-rent}} of rent pays for all of them, or teach in the other half of the day as well',
};
const ROOMS_UNPRICED: Bilingual = {
  es: '; hacen falta {{fig:group-rooms*}} salas, y se les pone precio antes de firmar, o se dan clases también en la otra mitad del día',
  en: '; that takes {{fig:group-rooms*}} rooms, to be priced before signing, or teaching in the other half of the day as well',
};

/** What is counted in the premises before signing; the first that holds. */
export const GROUP_ROOMS: readonly Message[] = [
  {
    id: 'cap.rooms.mornings',
    when: ({ figures }) => figures['group-mornings'] !== undefined,
    variants: [
      {
        es: 'Antes del {{fig:go-by}} se cuentan sillas y salas: son {{fig:group-week*}} sesiones por semana, y una sala con {{fig:group-size}} plazas da {{fig:group-room*}} en {{fig:group-mornings}} mañanas de {{fig:group-half}} horas, supuestas{{roomsNeeded}}.',
        en: 'Chairs and rooms are counted before {{fig:go-by}}: it takes {{fig:group-week*}} sessions a week, and a room with {{fig:group-size}} seats holds {{fig:group-room*}} in {{fig:group-mornings}} mornings of {{fig:group-half}} hours, assumed{{roomsNeeded}}.',
      },
    ],
  },
  {
    id: 'cap.rooms.afternoons',
    when: ({ figures }) => figures['group-afternoons'] !== undefined,
    variants: [
      {
        es: 'Antes del {{fig:go-by}} se cuentan plazas y salas: son {{fig:group-week*}} sesiones por semana, y una sala para {{fig:group-size}} da {{fig:group-room*}} en {{fig:group-afternoons}} tardes de {{fig:group-half}} horas, supuestas{{roomsNeeded}}.',
        en: 'Places and rooms are counted before {{fig:go-by}}: it takes {{fig:group-week*}} sessions a week, and a room for {{fig:group-size}} holds {{fig:group-room*}} in {{fig:group-afternoons}} afternoons of {{fig:group-half}} hours, assumed{{roomsNeeded}}.',
      },
    ],
  },
  {
    id: 'cap.rooms',
    when: isTaughtInGroups,
    variants: [
      {
        es: 'Antes del {{fig:go-by}} se cuenta si en el local caben {{fig:group-size}} a la vez y {{fig:group-week*}} sesiones por semana a las horas que se piden.',
        en: 'Before {{fig:go-by}}, check that the premises hold {{fig:group-size}} at a time and {{fig:group-week*}} sessions a week at the hours people ask for.',
      },
    ],
  },
];
