// The story in seven scenes: the customer is its hero, and the business comes in at the fourth.
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { tellsTroubleTold } from '../told/tells-trouble-told.ts';
import { INVITED_BY_KIND } from './story-invitations.ts';

interface StoryScene {
  readonly title: Bilingual;
  /** The first that holds is told. */
  readonly texts: readonly Message[];
}

const GUIDE: readonly Message[] = [
  {
    id: 'scene.guide.evidence.known',
    when: ({ slots }) => slots.evidence !== undefined && slots.credential !== undefined,
    variants: [
      {
        es: 'Aquí entra {{name}}, y no llega de vacío: {{credential}}. Antes de abrir ya tiene esto: {{evidence}}.',
        en: 'Enter {{name}}, and not empty-handed: {{credential}}. Already there before opening: {{evidence}}.',
      },
    ],
  },
  {
    id: 'scene.guide.evidence',
    when: ({ slots }) => slots.evidence !== undefined,
    variants: [
      {
        es: 'Aquí entra {{name}}, que antes de abrir ya puede enseñar esto: {{evidence}}. Y desde el primer día, {{onView}}.',
        en: 'Enter {{name}}, which has this to show before it opens: {{evidence}}. And from the first day, {{onView}}.',
      },
    ],
  },
  {
    id: 'scene.guide.known',
    when: ({ slots }) => slots.credential !== undefined,
    variants: [
      {
        es: 'Aquí entra {{name}}, y no llega de vacío: {{credential}}. Desde el primer día se puede comprobar: {{onView}}.',
        en: 'Enter {{name}}, and not empty-handed: {{credential}}. From the first day it can be checked: {{onView}}.',
      },
      {
        es: 'Quien está detrás de {{name}} puede decir esto sin exagerar: {{credential}}. Y enseñar esto el día que abre: {{onView}}.',
        en: 'The person behind {{name}} can say this truthfully: {{credential}}. And show this on opening day: {{onView}}.',
      },
    ],
  },
  {
    id: 'scene.guide.lived',
    when: ({ slots }) => slots.lived !== undefined,
    variants: [
      {
        es: 'Aquí entra {{name}}, que abre alguien a quien le pasó: {{lived}}. Por eso enseña desde el primer día {{onView}}.',
        en: 'Enter {{name}}, opened by somebody who has been there: {{lived}}. Hence, from the first day, {{onView}}.',
      },
    ],
  },
  {
    id: 'scene.guide',
    variants: [
      {
        es: 'Aquí entra {{name}}, con algo que enseñar el mismo día que abre: {{onView}}. Quien duda lo comprueba sin preguntar a nadie.',
        en: 'Enter {{name}}, with something to show on the very day it opens: {{onView}}. Anyone in doubt can check it without asking.',
      },
      {
        es: '{{name^}} no pide que se le crea. Propuesta: enseñar desde el primer día {{onView}}, para que cualquiera lo compruebe.',
        en: '{{name^}} does not ask to be taken on trust. Proposal: from the first day, show {{onView}}, so that anyone can check.',
      },
    ],
  },
];

const INVITATIONS: readonly Message[] = [
  {
    id: 'scene.invitation.told',
    when: ({ slots }) => slots.stepTold !== undefined,
    variants: [
      {
        es: 'La directa ({{channelAsk}}): «{{stepTold}}». La tranquila: {{lowKey}}.',
        en: 'Direct ({{channelAsk}}): “{{stepTold}}”. Low-key: {{lowKey}}.',
      },
      {
        es: 'A quien ya lo tiene claro ({{channelAsk}}): «{{stepTold}}». A quien duda: {{lowKey}}.',
        en: 'For those ready to buy ({{channelAsk}}): “{{stepTold}}”. For those still deciding: {{lowKey}}.',
      },
    ],
  },
  ...INVITED_BY_KIND,
  {
    id: 'scene.invitation',
    variants: [
      {
        es: 'La directa, que este plan propone ({{channelAsk}}): «{{stepOne}}». La tranquila: {{lowKey}}.',
        en: 'Direct, as this plan proposes ({{channelAsk}}): “{{stepOne}}”. Low-key: {{lowKey}}.',
      },
    ],
  },
];

const AFTER: readonly Message[] = [
  {
    id: 'scene.after.person',
    when: ({ slots }) => opensWithPerson(slots) && slots.caseAfter !== undefined,
    variants: [
      {
        es: 'La historia acaba donde empezó, con {{thatPerson}}, {{caseAfter}}. Eso es lo que {{name}} tiene que conseguir.',
        en: 'The story ends where it began, with {{thatPerson}}, {{caseAfter}}. That is what {{name}} has to bring about.',
      },
    ],
  },
  {
    id: 'scene.after.account',
    when: ({ slots }) => slots.accountAfter !== undefined,
    variants: [{ es: '{{accountAfter}}.', en: '{{accountAfter}}.' }],
  },
  {
    id: 'scene.after.answer.person',
    when: ({ slots }) => opensWithPerson(slots) && slots.answerTold !== undefined,
    variants: [
      {
        es: 'La historia acaba donde empezó, con {{thatPerson}}. Lo que hay ahora: {{answerTold}}.',
        en: 'The story ends where it began, with {{thatPerson}}. What there is now: {{answerTold}}.',
      },
    ],
  },
  {
    id: 'scene.after.told',
    when: ({ diagnosis, slots }) => diagnosis.isToldAlone && slots.answerTold !== undefined,
    variants: [
      { es: 'La misma persona, unas semanas después: {{answerTold}}.', en: 'The same person, some weeks later: {{answerTold}}.' },
      { es: 'Desde el primer encargo: {{answerTold}}.', en: 'From the first order on: {{answerTold}}.' },
    ],
  },
  {
    id: 'scene.after.answer',
    when: ({ slots }) => slots.answerTold !== undefined && slots.hook !== undefined,
    variants: [
      {
        es: 'Lo que queda atrás: {{hook}}. Lo que hay desde entonces: {{answerTold}}.',
        en: 'Left behind: {{hook}}. From then on: {{answerTold}}.',
      },
      { es: 'Antes, {{hook}}. Ahora: {{answerTold}}.', en: 'Before, {{hook}}. Now: {{answerTold}}.' },
    ],
  },
  {
    id: 'scene.after.gain.person',
    when: ({ slots }) => opensWithPerson(slots) && slots.gainThe !== undefined,
    variants: [
      {
        es: 'La historia acaba donde empezó, con {{thatPerson}}, y con {{gain}} a su alcance.',
        en: 'The story ends where it began, with {{thatPerson}}, and with {{gain}} within reach.',
      },
    ],
  },
  {
    id: 'scene.after.gain.whom',
    when: ({ slots }) => slots.gainThe !== undefined && slots.painThe !== undefined && slots.whom !== undefined,
    variants: [
      {
        es: 'Así acaba para {{whom}}: en lugar de {{painThe}}, {{gainThe}}.',
        en: 'How it ends for {{whom}}: {{gain}} in place of {{pain}}.',
      },
    ],
  },
  {
    id: 'scene.after.gain.told',
    when: ({ slots }) => slots.gainThe !== undefined && slots.painThe !== undefined,
    variants: [
      {
        es: 'Con {{name}} se cambian {{painThe}} por {{gainThe}}.',
        en: '{{name^}} replaces {{pain}} with {{gain}}.',
      },
      {
        es: 'La historia empezó con {{painThe}}. Acaba con {{gainThe}}.',
        en: 'The story began with {{pain}}. It ends with {{gain}}.',
      },
    ],
  },
  {
    id: 'scene.after.gain',
    when: ({ slots }) => slots.gainThe !== undefined && slots.hook !== undefined,
    variants: [
      { es: 'La historia empezó con {{hook}}. Acaba con {{gainThe}}.', en: 'The story began with {{hook}}. It ends with {{gain}}.' },
    ],
  },
  {
    id: 'scene.after.gain.only',
    when: ({ slots }) => slots.gainThe !== undefined,
    variants: [{ es: 'La historia acaba con {{gainThe}}.', en: 'The story ends with {{gain}}.' }],
  },
  {
    id: 'scene.after.answer.only',
    when: ({ slots }) => slots.answerTold !== undefined,
    variants: [{ es: 'Desde el primer encargo: {{answerTold}}.', en: 'From the first order on: {{answerTold}}.' }],
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
        es: 'El final que este plan propone: en lugar de {{before}}, {{after}}.',
        en: 'The ending this plan proposes: instead of {{before}}, {{after}}.',
      },
    ],
  },
];

/** Told in the founder's words where no scene of a trade would be theirs. */
const WHO: Message = {
  id: 'scene.who.own',
  when: ({ diagnosis, slots }) => diagnosis.isToldAlone && slots.customerTold !== undefined,
  variants: [
    { es: 'Es alguien de este grupo: {{customerTold}}.', en: 'Somebody from this group: {{customerTold}}.' },
    { es: 'Pensemos en una sola persona de estas: {{customerTold}}.', en: 'Think of just one of these: {{customerTold}}.' },
  ],
};

/** The founder's own account opens the story in the edition of their language. */
const WHO_ACCOUNT: readonly Message[] = [
  {
    id: 'scene.who.account.want',
    when: ({ slots }) => slots.accountOne !== undefined && slots.want !== undefined,
    variants: [{ es: '{{accountOne}}. Lo que se busca: {{want}}.', en: '{{accountOne}}. What is wanted: {{want}}.' }],
  },
  {
    id: 'scene.who.account',
    when: ({ slots }) => slots.accountOne !== undefined,
    variants: [{ es: '{{accountOne}}.', en: '{{accountOne}}.' }],
  },
];

/** Those who were named, and what they are after. */
const WHO_WANT: Message = {
  id: 'scene.who.want',
  when: ({ slots }) =>
    slots.customers !== undefined && slots.want !== undefined && (slots.painOne !== undefined || slots.accountTwo !== undefined),
  variants: [
    {
      es: 'Es la historia de {{whom}}. Lo que quieren: {{want}}.',
      en: 'This is the story of {{whom}}. They want {{want}}.',
    },
  ],
};

/** Somebody the founder knows or told of by name. */
function opensWithPerson(slots: Draft['slots']): boolean {
  return slots.personTold !== undefined && slots.person !== undefined;
}

/** Whoever the problem was told of, with what happened to them; of the founder what is offered here stands beside it, and not what nobody said they wanted. */
const WHO_TOLD: readonly Message[] = [
  {
    id: 'scene.who.person.want',
    when: ({ slots }) => opensWithPerson(slots) && slots.want !== undefined,
    variants: [
      {
        es: 'Empieza con {{person}}{{personTold}}. Lo que se busca: {{want}}.',
        en: 'It begins with {{person}}{{personTold}}. What is wanted: {{want}}.',
      },
      {
        es: 'La historia arranca con {{person}}{{personTold}}. Lo que se busca: {{want}}.',
        en: 'The story starts with {{person}}{{personTold}}. What is wanted: {{want}}.',
      },
    ],
  },
  {
    id: 'scene.who.person',
    when: ({ slots }) => opensWithPerson(slots),
    variants: [
      { es: 'Empieza con {{person}}{{personTold}}.', en: 'It begins with {{person}}{{personTold}}.' },
      { es: 'La historia arranca con {{person}}{{personTold}}.', en: 'The story starts with {{person}}{{personTold}}.' },
    ],
  },
  {
    id: 'scene.who.founder',
    when: ({ slots }) =>
      slots.personTold !== undefined && slots.accountTwo === undefined && slots.person === undefined && slots.sought !== undefined,
    variants: [
      {
        es: 'Le pasó a quien abre {{name}}{{personTold}}. De ahí sale lo que ofrece: {{sought}}.',
        en: 'It happened to the person opening {{name}}{{personTold}}. What it offers comes from there: {{sought}}.',
      },
    ],
  },
];

/** The trade's own picture of one of those whom the positioning addresses: an example, and called one. */
const WHO_NAMED: Message = {
  id: 'scene.who.named',
  when: ({ slots }) => slots.customers !== undefined,
  variants: [
    {
      es: 'Un ejemplo entre {{customers}}. {{storyWish}}',
      en: 'One example, from {{customers}}. {{storyWish}}',
    },
    {
      es: 'Un caso de ejemplo, entre {{customers}}. {{storyWish}}',
      en: 'One example, drawn from {{customers}}. {{storyWish}}',
    },
  ],
};

const OBSTACLE: readonly Message[] = [
  {
    id: 'scene.obstacle.account',
    when: ({ slots }) => slots.accountTwo !== undefined && slots.instead !== undefined,
    variants: [
      {
        es: '{{accountTwo}}. Hoy se recurre a {{instead}}.',
        en: '{{accountTwo}}. Today people turn to {{instead}}.',
      },
    ],
  },
  {
    id: 'scene.obstacle.account.only',
    when: ({ slots }) => slots.accountTwo !== undefined,
    variants: [{ es: '{{accountTwo}}.', en: '{{accountTwo}}.' }],
  },
  {
    id: 'scene.obstacle.told',
    when: ({ slots }) => slots.obstacle !== undefined,
    variants: [
      { es: 'Lo que se encuentra hoy: {{obstacle}}.', en: 'What they meet with today: {{obstacle}}.' },
      { es: 'Lo que pasa hoy: {{obstacle}}.', en: 'What happens today: {{obstacle}}.' },
    ],
  },
  {
    id: 'scene.obstacle.own',
    when: ({ diagnosis, slots }) => diagnosis.isToldAlone && slots.instead !== undefined,
    variants: [
      { es: 'Lo que tiene hoy a mano: {{instead}}.', en: 'What is available today: {{instead}}.' },
      { es: 'Las salidas que conoce: {{instead}}.', en: 'The options they know: {{instead}}.' },
    ],
  },
];

const HURT: readonly Message[] = [
  {
    id: 'scene.hurt.hours',
    when: ({ figures }) => figures['lost-hours'] !== undefined,
    variants: [
      {
        es: 'Cada persona pierde así unas {{fig:lost-hours}} horas al año, a {{fig:uses-sometimes}} visitas, y quien se cansa de esperar acaba dejándolo para otro día.',
        en: 'Each person loses some {{fig:lost-hours}} hours a year this way, at {{fig:uses-sometimes}} visits, and those who tire of waiting end up putting it off.',
      },
    ],
  },
  {
    id: 'scene.hurt.account',
    when: ({ slots }) => slots.accountThree !== undefined,
    variants: [{ es: '{{accountThree}}.', en: '{{accountThree}}.' }],
  },
  {
    id: 'scene.hurt.stake.more',
    when: ({ slots }) =>
      slots.accountTwo === undefined && slots.painTwo !== undefined && slots.stake !== undefined && slots.painTwo.en !== slots.stake.en,
    variants: [
      {
        es: 'A eso se añade esto: {{painTwo}}. Lo que cuesta, según se contó: {{stake}}.',
        en: 'There is also this: {{painTwo}}. What it costs, as stated: {{stake}}.',
      },
      {
        es: 'No es todo: {{painTwo}}. Y se paga, según se contó, con {{stake}}.',
        en: 'That is not all: {{painTwo}}. It is paid for, as stated, in {{stake}}.',
      },
    ],
  },
  {
    id: 'scene.hurt.case',
    when: ({ slots }) => slots.caseMatters !== undefined && slots.painTwo === undefined,
    variants: [{ es: '{{caseMatters^}}.', en: '{{caseMatters^}}.' }],
  },
  {
    id: 'scene.hurt.stake',
    when: ({ slots }) => slots.stake !== undefined,
    variants: [{ es: 'Lo que cuesta, según se contó: {{stake}}.', en: 'What it costs, as stated: {{stake}}.' }],
  },
  {
    id: 'scene.hurt.three',
    when: ({ slots }) => slots.accountTwo === undefined && slots.painThree !== undefined,
    variants: [
      {
        es: 'Y no acaba ahí: {{painTwo}}. El final: {{painThree}}.',
        en: 'Nor does it stop there: {{painTwo}}. It ends like this: {{painThree}}.',
      },
      {
        es: 'Una cosa trae la otra: {{painTwo}}. Y luego: {{painThree}}.',
        en: 'One thing leads to another: {{painTwo}}. And then: {{painThree}}.',
      },
    ],
  },
  {
    id: 'scene.hurt.told',
    when: ({ slots }) => slots.accountTwo === undefined && slots.painTwo !== undefined,
    variants: [
      { es: 'A eso se añade esto: {{painTwo}}.', en: 'There is also this: {{painTwo}}.' },
      { es: 'Y no es todo: {{painTwo}}.', en: 'And that is not all: {{painTwo}}.' },
    ],
  },
  {
    id: 'scene.hurt.own',
    when: ({ diagnosis, slots }) =>
      diagnosis.isToldAlone && slots.problemTold !== undefined && slots.personTold === undefined && slots.obstacle === undefined,
    variants: [
      { es: 'Y así se queda: {{problemTold}}.', en: 'And that is how it stays: {{problemTold}}.' },
      { es: 'El final se repite: {{problemTold}}.', en: 'It ends the same way each time: {{problemTold}}.' },
    ],
  },
];

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
        es: 'Cada intento vuelve a acabar en {{painThe}}, y el tiempo pasa sin lo que aquí se ofrece: {{benefits}}.',
        en: 'Every attempt ends the same way, in {{pain}}, and time goes by without what is offered here: {{benefits}}.',
      },
    ],
  },
  {
    id: 'scene.hurt.anybody',
    when: ({ slots }) => slots.personTold !== undefined,
    variants: [{ es: 'Lo que suele pasar. {{stakes}}', en: 'What usually happens. {{stakes}}' }],
  },
  {
    id: 'scene.hurt.today',
    when: ({ slots }) => slots.painOne !== undefined && slots.hook !== undefined && slots.hook.en !== slots.before?.en,
    variants: [{ es: 'Lo que suele pasar. {{stakes}}', en: 'What usually happens. {{stakes}}' }],
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
      { id: 'scene.who', variants: [{ es: 'Un ejemplo. {{storyWish}}', en: 'One example. {{storyWish}}' }] },
    ],
  },
  {
    title: { es: 'Lo que se interpone', en: 'What stands in the way' },
    texts: [
      ...OBSTACLE,
      { id: 'scene.obstacle', variants: [{ es: 'Lo usual en el oficio. {{storyObstacle}}', en: 'Usual in the trade. {{storyObstacle}}' }] },
    ],
  },
  {
    title: { es: 'Por qué duele más de lo que parece', en: 'Why it matters' },
    texts: [
      ...HURT,
      ...HURT_ANYBODY,
      { id: 'scene.hurt', variants: [{ es: 'Lo que suele pasar. {{storyHurt}}', en: 'What usually happens. {{storyHurt}}' }] },
    ],
  },
  { title: { es: 'Aparece el guía', en: 'The guide steps in' }, texts: GUIDE },
  {
    title: { es: 'Un plan de tres pasos', en: 'A three-step plan' },
    texts: [
      {
        id: 'scene.plan.told',
        when: ({ slots }) => slots.stepTold !== undefined,
        variants: [{ es: '{{stepOne}}. {{stepTwo}}. {{stepThree}}.', en: '{{stepOne}}. {{stepTwo}}. {{stepThree}}.' }],
      },
      {
        id: 'scene.plan',
        variants: [{ es: 'Propuesta: {{stepOne}}. {{stepTwo}}. {{stepThree}}.', en: 'Proposal: {{stepOne}}. {{stepTwo}}. {{stepThree}}.' }],
      },
    ],
  },
  { title: { es: 'La invitación', en: 'The invitation' }, texts: INVITATIONS },
  { title: { es: 'El después', en: 'Afterwards' }, texts: AFTER },
];
