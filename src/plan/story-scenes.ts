// The story in seven scenes: the customer is its hero, and the business comes in at the fourth.
import type { Bilingual } from '../language/language.ts';
import type { Message } from './message.ts';

interface StoryScene {
  readonly title: Bilingual;
  /** The first that holds is told. */
  readonly texts: readonly Message[];
}

const GUIDE: readonly Message[] = [
  {
    id: 'scene.guide.known',
    when: ({ slots }) => slots.credential !== undefined,
    variants: [
      {
        es: 'Aquí entra {{name}}, y no llega de vacío: {{credential}}. Eso se cuenta tal cual, sin adornos.',
        en: 'Enter {{name}}, and not empty-handed: {{credential}}. It is told just so, unadorned.',
      },
      {
        es: 'Quien está detrás de {{name}} puede decir esto sin exagerar: {{credential}}. La prueba que falta se busca aparte.',
        en: 'Whoever is behind {{name}} can say this without stretching it: {{credential}}. The proof still missing is another matter.',
      },
      {
        es: '{{name^}} se presenta con lo que ya sabe hacer: {{credential}}. A eso se le suma la prueba, cuando la haya.',
        en: '{{name^}} comes forward with what it already knows: {{credential}}. The proof is added once there is some.',
      },
    ],
  },
  {
    id: 'scene.guide',
    variants: [
      {
        es: '{{name^}} llega con la prueba en la mano. Mientras esa prueba no exista, la escena se queda en promesa y es mejor no contarla.',
        en: '{{name^}} comes with proof in hand. For as long as that proof does not exist, this scene is only a promise and is better left untold.',
      },
      {
        es: '{{name^}} se ofrece y enseña su prueba. Aquí no se inventan méritos: el hueco se rellena cuando los haya.',
        en: '{{name^}} offers help and shows the proof. No merits are made up here: the gap is filled when there are some.',
      },
      {
        es: 'Aquí entra {{name}}, con algo que enseñar antes que decir. Si todavía no lo hay, la escena espera.',
        en: 'Enter {{name}}, with something to show before anything is said. If there is nothing yet, the scene waits.',
      },
    ],
  },
];

const INVITATION: Message = {
  id: 'scene.invitation',
  variants: [
    {
      es: 'La directa lleva precio, {{fig:price-charged}}, y plazo. La tranquila admite una pregunta sin compromiso, y se contesta el mismo día.',
      en: 'The direct one gives a price, {{fig:price-charged}}, and a date. The gentle one takes a question with no strings, answered the same day.',
    },
    {
      es: 'A quien ya lo tiene claro se le dice {{fig:price-charged}} y un día. A quien duda, una respuesta hoy y ninguna obligación.',
      en: 'Those who are sure are told {{fig:price-charged}} and a day. Those in doubt get an answer today and no obligation.',
    },
    {
      es: 'Con prisa: {{fig:price-charged}} y para cuándo. Sin prisa: una pregunta cualquiera, que se responde antes de la noche y no compromete.',
      en: 'In a hurry: {{fig:price-charged}}, and by when. In no hurry: any question at all, answered before the evening and binding nobody.',
    },
  ],
};

const AFTER: readonly Message[] = [
  {
    id: 'scene.after.said',
    when: ({ said }) => said.pains.length > 0,
    variants: [
      { es: 'Antes, {{painsShort}}. Después, {{after}}.', en: 'Before, {{painsShort}}. After, {{after}}.' },
      {
        es: 'La historia empezó con esto: {{painsShort}}. Acaba con esto otro: {{after}}.',
        en: 'The story began with this: {{painsShort}}. It ends with this: {{after}}.',
      },
      { es: 'De esto, {{painsShort}}, se pasa a esto: {{after}}.', en: 'From this, {{painsShort}}, to this: {{after}}.' },
    ],
  },
  {
    id: 'scene.after',
    variants: [
      { es: 'Lo que queda atrás: {{before}}.', en: 'What is left behind: {{before}}.' },
      { es: 'Desde entonces, esto es cosa del pasado: {{before}}.', en: 'From then on, this belongs to the past: {{before}}.' },
      { es: 'Adiós a lo de antes: {{before}}.', en: 'Goodbye to how it was: {{before}}.' },
    ],
  },
];

export const STORY_SCENES: readonly StoryScene[] = [
  {
    title: { es: 'Quién es y qué quiere', en: 'Who they are and what they want' },
    texts: [{ id: 'scene.who', variants: [{ es: '{{storyWish}}', en: '{{storyWish}}' }] }],
  },
  {
    title: { es: 'Lo que se interpone', en: 'What stands in the way' },
    texts: [{ id: 'scene.obstacle', variants: [{ es: '{{storyObstacle}}', en: '{{storyObstacle}}' }] }],
  },
  {
    title: { es: 'Por qué duele más de lo que parece', en: 'Why it matters' },
    texts: [{ id: 'scene.hurt', variants: [{ es: '{{storyHurt}}', en: '{{storyHurt}}' }] }],
  },
  { title: { es: 'Aparece el guía', en: 'The guide steps in' }, texts: GUIDE },
  {
    title: { es: 'Un plan de tres pasos', en: 'A three-step plan' },
    texts: [
      { id: 'scene.plan', variants: [{ es: '{{stepOne}}. {{stepTwo}}. {{stepThree}}.', en: '{{stepOne}}. {{stepTwo}}. {{stepThree}}.' }] },
    ],
  },
  { title: { es: 'La invitación', en: 'The invitation' }, texts: [INVITATION] },
  { title: { es: 'El después', en: 'The after' }, texts: AFTER },
];
