// The story in seven scenes: one customer is its hero, and the business comes in at the fourth.
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { tellsTroubleTold } from '../told/tells-trouble-told.ts';
import { INVITATIONS } from './story-invitations.ts';

interface StoryScene {
  readonly title: Bilingual;
  /** The first that holds is told. */
  readonly texts: readonly Message[];
}

/** Whoever the problem was told of, with what happened to them: what is wanted is any customer's, and not what nobody said they wanted. */
const WHO_TOLD: readonly Message[] = [
  {
    id: 'scene.who.person.want',
    when: ({ slots }) => slots.personTold !== undefined && slots.thatPerson !== undefined && slots.want !== undefined,
    variants: [
      {
        es: 'La historia empieza con {{person}}{{personTold}}. Como cualquier cliente, quiere {{want}}.',
        en: 'The story begins with {{person}}{{personTold}}. Like any customer, {{hero}} wants {{want}}.',
      },
    ],
  },
  {
    id: 'scene.who.person',
    when: ({ slots }) => slots.personTold !== undefined && slots.thatPerson !== undefined,
    variants: [{ es: 'La historia empieza con {{person}}{{personTold}}.', en: 'The story begins with {{person}}{{personTold}}.' }],
  },
  {
    id: 'scene.who.founder.want',
    when: ({ slots }) =>
      slots.personTold !== undefined && slots.accountOne === undefined && slots.thatPerson === undefined && slots.want !== undefined,
    variants: [
      {
        es: 'Le pasó a quien hoy abre {{name}}{{personTold}}. El cliente de esta historia está en el mismo caso y quiere {{want}}.',
        en: 'It happened to the person now opening {{name}}{{personTold}}. The customer in this story is in the same position and wants {{want}}.',
      },
    ],
  },
  {
    id: 'scene.who.founder',
    when: ({ slots }) =>
      slots.personTold !== undefined && slots.accountOne === undefined && slots.thatPerson === undefined && slots.sought !== undefined,
    variants: [
      {
        es: 'Le pasó a quien hoy abre {{name}}{{personTold}}. De aquella experiencia sale lo que ofrece, {{sought}}.',
        en: 'It happened to the person now opening {{name}}{{personTold}}. What it offers, {{sought}}, comes from that experience.',
      },
    ],
  },
];

/** The founder's own account opens the story in the edition of their language. */
const WHO_ACCOUNT: readonly Message[] = [
  {
    id: 'scene.who.account.want',
    when: ({ slots }) => slots.accountOne !== undefined && slots.want !== undefined,
    variants: [
      {
        es: 'La historia la cuenta quien abre {{name}}: {{accountOne}}. El cliente que se ve en ese caso quiere {{want}}.',
        en: 'The founder of {{name}} tells it like this: {{accountOne}}. A customer in that position wants {{want}}.',
      },
    ],
  },
  {
    id: 'scene.who.account',
    when: ({ slots }) => slots.accountOne !== undefined,
    variants: [
      {
        es: 'La historia la cuenta quien abre {{name}}: {{accountOne}}.',
        en: 'The founder of {{name}} tells it like this: {{accountOne}}.',
      },
    ],
  },
];

/** Those who were named, and what they are after. */
const WHO_WANT: Message = {
  id: 'scene.who.want',
  when: ({ slots }) =>
    slots.customers !== undefined && slots.want !== undefined && (slots.painOne !== undefined || slots.accountTwo !== undefined),
  variants: [
    {
      es: '{{name^}} se dirige a {{whom}}. El cliente de esta historia es uno de tantos y quiere {{want}}.',
      en: '{{name^}} is meant for {{whom}}. The customer in this story is one of many, and wants {{want}}.',
    },
  ],
};

/** Told in the founder's words where no scene of a trade would be theirs. */
const WHO: Message = {
  id: 'scene.who.own',
  when: ({ diagnosis, slots }) => diagnosis.isToldAlone && slots.customerTold !== undefined,
  variants: [
    {
      es: 'El protagonista es alguien de este grupo: {{customerTold}}.',
      en: 'The story is about somebody from this group: {{customerTold}}.',
    },
    { es: 'Pensemos en una sola persona de estas: {{customerTold}}.', en: 'Think of just one of these people: {{customerTold}}.' },
  ],
};

/** The trade's own picture of one of those whom the positioning addresses: an example, and called one. */
const WHO_NAMED: Message = {
  id: 'scene.who.named',
  when: ({ slots }) => slots.customers !== undefined,
  variants: [
    {
      es: 'Sirva de ejemplo un cliente cualquiera entre {{customers}}. {{storyWish}}',
      en: 'Take one customer as an example, from among {{customers}}. {{storyWish}}',
    },
  ],
};

const OBSTACLE: readonly Message[] = [
  {
    id: 'scene.obstacle.voiced',
    when: ({ slots }) => slots.voiced !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'El obstáculo, en palabras de quien emprende, es este: {{voiced}}. Hoy la alternativa es {{instead}}.',
        en: 'The founder puts the obstacle like this: {{voiced}}. The alternative today is {{instead}}.',
      },
    ],
  },
  {
    id: 'scene.obstacle.voiced.only',
    when: ({ slots }) => slots.voiced !== undefined,
    variants: [
      {
        es: 'El obstáculo, en palabras de quien emprende, es este: {{voiced}}.',
        en: 'The founder puts the obstacle like this: {{voiced}}.',
      },
    ],
  },
  {
    id: 'scene.obstacle.trouble',
    when: ({ slots }) => slots.trouble !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: 'El obstáculo está en {{trouble}}. Hoy la alternativa es {{instead}}.',
        en: 'The obstacle is {{troubleBare}}. The alternative today is {{instead}}.',
      },
      {
        es: 'El problema está en {{trouble}}. Por ahora, la alternativa es {{instead}}.',
        en: 'The problem is {{troubleBare}}. For now, the alternative is {{instead}}.',
      },
    ],
  },
  {
    id: 'scene.obstacle.trouble.only',
    when: ({ slots }) => slots.trouble !== undefined,
    variants: [
      {
        es: 'El obstáculo está en {{trouble}}.',
        en: 'The obstacle is {{troubleBare}}.',
      },
    ],
  },
  {
    id: 'scene.obstacle.instead',
    when: ({ slots }) => slots.instead !== undefined && (slots.isTroubled !== undefined || slots.isTold !== undefined),
    variants: [
      {
        es: 'Hoy la alternativa es {{instead}}, y el problema sigue sin resolver.',
        en: 'The alternative today is {{instead}}, and the problem is still there.',
      },
    ],
  },
  {
    id: 'scene.obstacle.own',
    when: ({ diagnosis, slots }) => diagnosis.isToldAlone && slots.instead !== undefined,
    variants: [
      {
        es: 'Hoy la alternativa es {{instead}}.',
        en: 'The alternative today is {{instead}}.',
      },
    ],
  },
];

const HURT: readonly Message[] = [
  {
    id: 'scene.hurt.hours',
    when: ({ figures }) => figures['lost-hours'] !== undefined,
    variants: [
      {
        es: 'Con {{fig:uses-sometimes}} visitas al año, la espera le cuesta unas {{fig:lost-hours}} horas. Quien se cansa de esperar acaba dejándolo para otro día.',
        en: 'At {{fig:uses-sometimes}} visits a year, the waiting comes to some {{fig:lost-hours}} hours. Those who tire of it end up putting it off.',
      },
    ],
  },
  {
    id: 'scene.hurt.stake.more',
    when: ({ slots }) => isMore(slots) && slots.stake !== undefined && slots.painTwo?.en !== slots.stake.en,
    variants: [
      {
        es: 'En la entrevista se habló también de otro problema: {{painTwo}}. Todo ello se ha traducido ya en {{stake}}.',
        en: 'The interview brought up a second problem: {{painTwo}}. All this has already meant {{stake}}.',
      },
    ],
  },
  {
    id: 'scene.hurt.case',
    when: ({ slots }) => slots.caseMatters !== undefined,
    variants: [{ es: '{{caseMatters^}}.', en: '{{caseMatters^}}.' }],
  },
  {
    id: 'scene.hurt.stake',
    when: ({ slots }) => slots.stake !== undefined,
    variants: [
      {
        es: 'Según se contó en la entrevista, el problema se ha traducido ya en {{stake}}.',
        en: 'As told in the interview, the problem has already meant {{stake}}.',
      },
    ],
  },
  {
    id: 'scene.hurt.told',
    when: ({ slots }) => isMore(slots),
    variants: [
      {
        es: 'En la entrevista se habló también de otro problema: {{painTwo}}. Mientras tanto pasa el tiempo y nada se resuelve.',
        en: 'The interview brought up a second problem: {{painTwo}}. Meanwhile time passes and nothing is settled.',
      },
    ],
  },
];

/** A second trouble, where the scene before has not told it. */
function isMore({ painTwo, trouble }: Draft['slots']): boolean {
  return painTwo !== undefined && !trouble?.es.includes(painTwo.es) && !painTwo.es.includes(trouble?.es ?? painTwo.es);
}

/**
 * What the trade's example comes to belongs to the person in it. Where the founder told of somebody else, what it costs anybody stands instead,
 * which the customer page tells where no one person was told of; there it is how things are today.
 */
const HURT_ANYBODY: readonly Message[] = [
  {
    // The trade's example is of another trouble than the one told: what was told goes on instead.
    id: 'scene.hurt.same',
    when: ({ quotes, slots, said, sector }) =>
      quotes.problem !== undefined &&
      slots.pain !== undefined &&
      slots.benefits !== undefined &&
      !tellsTroubleTold(said, sector.id)(sector.pack),
    variants: [
      {
        es: 'Quien vuelve a intentarlo acaba igual. Mientras tanto pasa el tiempo y nada se resuelve.',
        en: 'Anyone who tries again ends up the same way. Meanwhile time passes and nothing is settled.',
      },
      {
        es: 'Mientras no cambie nada, quien lo intente seguirá perdiendo tiempo sin llegar a resolverlo.',
        en: 'As long as nothing changes, anyone who tries will go on losing time without settling it.',
      },
    ],
  },
  {
    id: 'scene.hurt.anybody',
    when: ({ slots }) => slots.isTold !== undefined,
    variants: [{ es: 'No es un problema menor. {{stakes}}', en: 'It is no small matter. {{stakes}}' }],
  },
  {
    id: 'scene.hurt.today',
    when: ({ slots }) => slots.isTroubled !== undefined && slots.hook !== undefined && slots.hook.en !== slots.before?.en,
    variants: [{ es: 'No es un problema menor. {{stakes}}', en: 'It is no small matter. {{stakes}}' }],
  },
];

/** What the plan proposes so that it is believed. */
const PROVEN: Bilingual = {
  es: 'Como demostración, este plan propone {{proven}}.',
  en: 'As proof, this plan proposes {{proven}}.',
};
const proven = (es: string, en: string) => [{ es: `${es} ${PROVEN.es}`, en: `${en} ${PROVEN.en}` }];

const GUIDE: readonly Message[] = [
  {
    id: 'scene.guide.evidence.known',
    when: ({ slots }) => slots.evidence !== undefined && slots.known !== undefined,
    variants: [
      {
        es: 'Entonces {{hero}} descubre {{arrives}}.{{offers}} Detrás hay alguien con {{known}} y con algo que enseñar antes de abrir: {{evidence}}.',
        en: 'Then {{hero}} comes across {{arrives}}.{{offers}} Behind it is somebody with {{known}} and something to show even before opening: {{evidence}}.',
      },
    ],
  },
  {
    id: 'scene.guide.evidence',
    when: ({ slots }) => slots.evidence !== undefined,
    variants: [
      {
        es: 'Entonces {{hero}} descubre {{arrives}}.{{offers}} Ya antes de abrir tiene algo que enseñar: {{evidence}}.',
        en: 'Then {{hero}} comes across {{arrives}}.{{offers}} It has something to show even before it opens: {{evidence}}.',
      },
    ],
  },
  {
    id: 'scene.guide.known',
    when: ({ slots }) => slots.known !== undefined,
    variants: proven(
      'Entonces {{hero}} descubre {{arrives}}.{{offers}} Detrás hay alguien con {{known}}.',
      'Then {{hero}} comes across {{arrives}}.{{offers}} Behind it is somebody with {{known}}.',
    ),
  },
  {
    id: 'scene.guide.credential',
    when: ({ slots }) => slots.credential !== undefined,
    variants: proven(
      'Entonces {{hero}} descubre {{arrives}}.{{offers}} Su aval es {{credential}}.',
      'Then {{hero}} comes across {{arrives}}.{{offers}} What stands behind it is {{credential}}.',
    ),
  },
  {
    id: 'scene.guide.lived',
    when: ({ slots }) => slots.livedIt !== undefined,
    variants: proven(
      'Entonces {{hero}} descubre {{arrives}}.{{offers}} Detrás hay alguien a quien le pasó lo mismo.',
      'Then {{hero}} comes across {{arrives}}.{{offers}} Behind it is somebody who has been there.',
    ),
  },
  {
    id: 'scene.guide',
    variants: [
      ...proven('Entonces {{hero}} descubre {{arrives}}.{{offers}}', 'Then {{hero}} comes across {{arrives}}.{{offers}}'),
      ...proven('Un día {{hero}} encuentra {{arrives}}.{{offers}}', 'One day {{hero}} finds {{arrives}}.{{offers}}'),
    ],
  },
];

const AFTER: readonly Message[] = [
  {
    id: 'scene.after.person',
    when: ({ slots }) => slots.thatPerson !== undefined && slots.caseAfter !== undefined,
    variants: [
      {
        es: 'La historia acaba donde empezó, con {{hero}}, {{caseAfter}}. Eso es lo que {{name}} tiene que conseguir.',
        en: 'The story ends where it began, with {{hero}}, {{caseAfter}}. That is what {{name}} has to bring about.',
      },
    ],
  },
  {
    id: 'scene.after.account',
    when: ({ slots }) => slots.accountAfter !== undefined,
    variants: [
      {
        es: 'La historia acaba así, en palabras de quien emprende: {{accountAfter}}.',
        en: 'The story ends like this, in the founder’s words: {{accountAfter}}.',
      },
    ],
  },
  {
    id: 'scene.after.answer.person',
    when: ({ slots }) => slots.thatPerson !== undefined && slots.answerTold !== undefined,
    variants: [
      {
        es: 'La historia acaba donde empezó, con {{hero}}, que ahora cuenta con esto: {{answerTold}}.',
        en: 'The story ends where it began, with {{hero}}, who can now count on this: {{answerTold}}.',
      },
    ],
  },
  {
    id: 'scene.after.answer',
    when: ({ diagnosis, slots }) => slots.answerTold !== undefined && (diagnosis.isToldAlone || slots.hook === undefined),
    variants: [
      {
        es: 'Desde el primer encargo, {{hero}} cuenta con lo que se prometió: {{answerTold}}.',
        en: 'From the first order on, {{hero}} has what was promised: {{answerTold}}.',
      },
    ],
  },
  {
    id: 'scene.after.answer.hook',
    when: ({ slots }) => slots.answerTold !== undefined && slots.hook !== undefined,
    variants: [
      {
        es: 'La historia empezó con {{hook}}. Acaba con lo que {{name}} ofrece: {{answerTold}}.',
        en: 'The story began with {{hook}}. It ends with what {{name}} offers: {{answerTold}}.',
      },
    ],
  },
  {
    id: 'scene.after.gain.person',
    when: ({ slots }) => slots.thatPerson !== undefined && slots.gain !== undefined,
    variants: [
      {
        es: 'La historia acaba donde empezó, con {{hero}}, que ahora cuenta con {{gain}}.',
        en: 'The story ends where it began, with {{hero}}, who can now count on {{gain}}.',
      },
    ],
  },
  {
    id: 'scene.after.gain.told',
    when: ({ slots }) => slots.gain !== undefined && slots.painThe !== undefined,
    variants: [
      {
        es: 'La historia acaba bien: en lugar de {{painThe}}, {{hero}} cuenta con {{gain}}.',
        en: 'The story ends well: instead of {{pain}}, {{hero}} can count on {{gain}}.',
      },
    ],
  },
  {
    id: 'scene.after.gain',
    when: ({ slots }) => slots.gainThe !== undefined && slots.hook !== undefined,
    variants: [
      { es: 'La historia empezó con {{hook}} y acaba con {{gainThe}}.', en: 'The story began with {{hook}} and ends with {{gain}}.' },
    ],
  },
  {
    id: 'scene.after.gain.only',
    when: ({ slots }) => slots.gainThe !== undefined,
    variants: [{ es: 'La historia acaba con {{gainThe}}.', en: 'The story ends with {{gain}}.' }],
  },
  {
    id: 'scene.after.said',
    when: ({ said }) => said.pains.length > 0,
    variants: [
      {
        es: 'La historia empezó con {{painsShort}}. El final que este plan propone es {{after}}.',
        en: 'The story began with {{painsShort}}. The ending this plan proposes is {{after}}.',
      },
    ],
  },
  {
    id: 'scene.after',
    variants: [
      {
        es: 'El final que este plan propone es otro: en lugar de {{before}}, {{after}}.',
        en: 'The ending this plan proposes is a different one: instead of {{before}}, {{after}}.',
      },
    ],
  },
];

export const STORY_SCENES: readonly StoryScene[] = [
  {
    title: { es: 'Quién es y qué quiere', en: 'Who they are and what they want' },
    texts: [
      ...WHO_TOLD,
      ...WHO_ACCOUNT,
      WHO_WANT,
      WHO,
      WHO_NAMED,
      {
        id: 'scene.who',
        variants: [{ es: 'Sirva de ejemplo un cliente cualquiera. {{storyWish}}', en: 'Take one customer as an example. {{storyWish}}' }],
      },
    ],
  },
  {
    title: { es: 'Qué se interpone', en: 'What stands in the way' },
    texts: [
      ...OBSTACLE,
      {
        id: 'scene.obstacle',
        variants: [{ es: 'Es algo habitual en el oficio. {{storyObstacle}}', en: 'It is common enough in the trade. {{storyObstacle}}' }],
      },
    ],
  },
  {
    title: { es: 'Por qué le importa', en: 'Why it matters' },
    texts: [
      ...HURT,
      ...HURT_ANYBODY,
      {
        id: 'scene.hurt',
        variants: [{ es: 'No es un problema menor. {{storyHurt}}', en: 'It is no small matter. {{storyHurt}}' }],
      },
    ],
  },
  { title: { es: 'Quién le ayuda', en: 'Who steps in to help' }, texts: GUIDE },
  {
    title: { es: 'Un plan de tres pasos', en: 'A three-step plan' },
    texts: [
      {
        id: 'scene.plan.told',
        when: ({ slots }) => slots.stepTold !== undefined,
        variants: [
          {
            es: 'El trato se explica en tres pasos: «{{stepOne}}. {{stepTwo}}. {{stepThree}}.»',
            en: 'It is explained in three steps: “{{stepOne}}. {{stepTwo}}. {{stepThree}}.”',
          },
        ],
      },
      {
        id: 'scene.plan',
        variants: [
          {
            es: 'Este plan propone explicárselo en tres pasos: «{{stepOne}}. {{stepTwo}}. {{stepThree}}.»',
            en: 'This plan proposes explaining it in three steps: “{{stepOne}}. {{stepTwo}}. {{stepThree}}.”',
          },
        ],
      },
    ],
  },
  { title: { es: 'La invitación', en: 'The invitation' }, texts: INVITATIONS },
  { title: { es: 'Cómo acaba', en: 'How it ends' }, texts: AFTER },
];
