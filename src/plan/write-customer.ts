import { CUSTOMER_GLOSS, CUSTOMER_MISSING, PROBLEM_GLOSS, PROBLEM_MISSING, SOLUTION_GLOSS, SOLUTION_MISSING } from './customer-words.ts';
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block, Page } from './plan.ts';
import { label, sayFirst } from './say.ts';
import { heading, paragraph, quoteOr, table, words } from './write-block.ts';
import { writeOneLiner } from './write-positioning.ts';

/** The problem, who has it, and what is offered. */
export function writeCustomer(draft: Draft): Page {
  return {
    id: 'customer',
    title: { es: 'Problema, cliente y propuesta de valor', en: 'Problem, customer and value proposition' },
    blocks: [
      heading({ es: 'El problema', en: 'The problem' }),
      ...quoteOr(draft, 'problem', PROBLEM_MISSING, PROBLEM_GLOSS),
      ...paragraph(draft, [DETAILS]),
      ...(draft.diagnosis.isToldAlone ? [] : [{ type: 'paragraph' as const, text: sayFirst(draft, SCENES_OF_TRADE) }]),
      ...paragraph(draft, [PROBLEM_TEST]),
      heading({ es: 'El cliente', en: 'The customer' }),
      ...quoteOr(draft, 'customer', CUSTOMER_MISSING, CUSTOMER_GLOSS),
      ...paragraph(draft, [VALUE, VALUE_RECURRING, FIRST_TEN]),
      heading({ es: 'La propuesta de valor', en: 'The value proposition' }),
      ...quoteOr(draft, 'solution', SOLUTION_MISSING, SOLUTION_GLOSS),
      ...paragraph(draft, [PROMISE]),
      writeOneLiner(draft),
      writeCanvas(draft),
    ],
  };
}

function writeCanvas(draft: Draft): Block {
  return table({
    title: { es: 'Lienzo de la propuesta de valor', en: 'Value proposition canvas' },
    note: {
      es: 'A cada freno del cliente le corresponde una respuesta.',
      en: 'To each thing that holds the customer back there is an answer.',
    },
    size: 'text',
    columns: [
      { head: { es: 'El cliente', en: 'The customer' }, align: 'start', width: 1 },
      { head: label(draft, { es: '{{theBusiness^}}', en: '{{theBusiness^}}' }), align: 'start', width: 1 },
    ],
    rows: CANVAS.map(({ customer, business }) => ({ cells: [words(sayFirst(draft, customer)), words(sayFirst(draft, business))] })),
  });
}

/** Each row as the visitor's own things where they were named, else as those of the trade. */
const CANVAS: readonly { readonly customer: readonly Message[]; readonly business: readonly Message[] }[] = [
  {
    customer: [{ id: 'canvas.wants', variants: [{ es: 'Quiere: {{after}}', en: 'Wants: {{after}}' }] }],
    business: [
      {
        id: 'canvas.gives.said',
        when: ({ said }) => said.promise.length > 1,
        variants: [{ es: 'Da: {{promise}}', en: 'Gives: {{promise}}' }],
      },
      {
        id: 'canvas.gives.told',
        when: ({ slots }) => slots.canvasGives !== undefined,
        variants: [{ es: '{{canvasGives}}', en: '{{canvasGives}}' }],
      },
      {
        id: 'canvas.gives',
        variants: [{ es: 'Así se consigue: {{stepsInLine}}', en: 'How one gets it: {{stepsInLine}}' }],
      },
    ],
  },
  {
    customer: [
      {
        id: 'canvas.pain.said',
        when: ({ said }) => said.pains.length > 0,
        variants: [{ es: 'Le frena: {{pains}}', en: 'Is held back by: {{pains}}' }],
      },
      {
        id: 'canvas.pain.lack',
        when: ({ said }) => said.edges.length > 0,
        variants: [{ es: 'Le frena: no encontrar {{edgeOne}}', en: 'Is held back by: not finding {{edgeOne}}' }],
      },
      { id: 'canvas.pain', variants: [{ es: 'Le frena: {{before}}', en: 'Is held back by: {{before}}' }] },
    ],
    business: [{ id: 'canvas.proof', variants: [{ es: 'Lo prueba con: {{proof}}', en: 'Proves it with: {{proof}}' }] }],
  },
  {
    customer: [
      {
        id: 'canvas.today.said',
        when: ({ slots }) => slots.instead !== undefined,
        variants: [{ es: 'Hoy lo resuelve con: {{instead}}', en: 'Makes do today with: {{instead}}' }],
      },
      { id: 'canvas.today', variants: [{ es: 'Hoy lo resuelve con: {{substitutes}}', en: 'Makes do today with: {{substitutes}}' }] },
    ],
    business: [
      {
        id: 'canvas.price.edge',
        when: ({ said }) => said.edges.length > 0,
        variants: [
          {
            es: 'Cobra {{fig:price-charged*}} por {{unit}}, con {{edgeOne}}',
            en: 'Charges {{fig:price-charged*}} for each {{unit}}, with {{edgeOne}}',
          },
        ],
      },
      {
        id: 'canvas.price',
        variants: [{ es: 'Cobra {{fig:price-charged*}} por {{unit}}', en: 'Charges {{fig:price-charged*}} for each {{unit}}' }],
      },
    ],
  },
];

/** What was measured in telling the problem: it is what is remembered. */
const DETAILS: Message = {
  id: 'prob.details',
  when: ({ slots }) => slots.details !== undefined,
  variants: [
    {
      es: 'Lo concreto de ese relato es lo que convence: {{details}}. Con esa medida se pregunta a otros diez, y con ella empieza cualquier anuncio.',
      en: 'What convinces in that account is what can be measured: {{details}}. Ask ten others by the same measure, and let every advertisement begin with it.',
    },
    {
      es: 'De todo lo dicho, esto se puede medir: {{details}}. Quien preste lo recordará mejor que cualquier adjetivo, así que conviene tener más casos iguales apuntados.',
      en: 'Of all that was said, this can be measured: {{details}}. A lender will remember it better than any adjective, so more cases like it are worth writing down.',
    },
    {
      es: 'El problema tiene medida, {{details}}, y eso lo separa de una queja. El primer trabajo es contar a cuántos más les pasa lo mismo.',
      en: 'The problem has a size, {{details}}, which is what sets it apart from a complaint. The first job is to count how many others have the same.',
    },
  ],
};

/** The trade's scene is told as the trade's beside a problem the founder told; alone, it stands for it. */
const SCENES_OF_TRADE: readonly Message[] = [
  {
    id: 'prob.scene.told',
    when: ({ quotes }) => quotes.problem !== undefined,
    variants: [
      {
        es: 'En el oficio se ve a diario algo parecido. {{scene}} {{stakes}}',
        en: 'The trade sees something like it every day. {{scene}} {{stakes}}',
      },
      {
        es: 'No es un caso raro; la escena corriente del oficio es esta. {{scene}} {{stakes}}',
        en: 'It is no rare case; this is the everyday scene of the trade. {{scene}} {{stakes}}',
      },
      {
        es: 'Quien ya trabaja en esto reconocerá una escena vecina. {{scene}} {{stakes}}',
        en: 'Anyone already in the trade will know a scene next door to it. {{scene}} {{stakes}}',
      },
    ],
  },
  { id: 'prob.scene', variants: [{ es: '{{scene}} {{stakes}}', en: '{{scene}} {{stakes}}' }] },
];

const PROBLEM_TEST: Message = {
  id: 'prob.test',
  variants: [
    {
      es: 'Que sea frecuente se comprueba preguntando por la última vez, nunca por la opinión: cuándo ocurrió, cómo se resolvió y cuánto costó.',
      en: 'Whether it is common can be tested by asking about the last time, never for an opinion: when it happened, how it was solved and what it cost.',
    },
    {
      es: 'La prueba de que pesa está en lo que la gente ya hace hoy: quien ha pagado por un apaño, pagará por una solución.',
      en: 'The proof that it matters lies in what people do today: anyone who has paid for a makeshift will pay for a solution.',
    },
    {
      es: 'Cinco personas que lo cuenten sin que nadie se lo sugiera valen más que una encuesta: basta preguntar qué hicieron la última vez y qué pagaron.',
      en: 'Five people who bring it up unprompted are worth more than a survey: just ask what they did the last time and what they paid.',
    },
  ],
};

const VALUE: Message = {
  id: 'cust.value',
  when: ({ diagnosis }) => !diagnosis.sellsAtLoss && !diagnosis.isRecurring,
  variants: [
    {
      es: 'Cada {{unit}} deja {{fig:margin-unit*}}. Una segunda compra deja lo mismo sin el gasto de conseguir la primera, así que conservar a quien ya compró vale más que un descuento.',
      en: 'Each {{unit}} leaves {{fig:margin-unit*}}. A second purchase leaves the same without the expense of winning the first, so keeping a customer is worth more than a discount.',
    },
    {
      es: 'Quien compra una vez deja {{fig:margin-unit*}}; quien vuelve deja otro tanto y no hay que buscarlo. La cuenta favorece a la segunda visita.',
      en: 'Whoever buys once leaves {{fig:margin-unit*}}; whoever comes back leaves as much again and need not be sought. The sums favour the second visit.',
    },
    {
      es: 'Conseguir a alguien nuevo cuesta dinero y tiempo; que vuelva, casi nada. Las dos ventas dejan los mismos {{fig:margin-unit*}}, y por eso el esfuerzo va a la segunda.',
      en: 'Winning somebody new takes money and time; bringing them back takes almost nothing. Both sales leave the same {{fig:margin-unit*}}, so the effort goes into the second.',
    },
  ],
};

const VALUE_RECURRING: Message = {
  id: 'cust.value.recurring',
  when: ({ diagnosis }) => !diagnosis.sellsAtLoss && diagnosis.isRecurring,
  variants: [
    {
      es: 'Cada {{unit}} que sigue un mes más deja {{fig:margin-unit*}} y no hay que volver a conseguirlo: lo que se gaste en que nadie se vaya rinde antes que un anuncio.',
      en: 'Each {{unit}} who stays one more month leaves {{fig:margin-unit*}} and need not be won again: whatever is spent on keeping people pays back sooner than an advertisement.',
    },
    {
      es: 'Cada {{unit}} vale {{fig:margin-unit*}} al mes, y doce veces eso si se queda un año. Por eso la primera semana se cuida más que la venta.',
      en: 'Each {{unit}} is worth {{fig:margin-unit*}} a month, and twelve times that after a full year. That is why the first week gets more care than the sale.',
    },
  ],
};

const FIRST_TEN: Message = {
  id: 'cust.first',
  variants: [
    {
      es: 'Antes de abrir conviene tener diez nombres propios de ese grupo, con teléfono: un público sin nombres no se puede visitar.',
      en: 'Before opening it helps to hold ten proper names from that group, with a phone number each: a public without names cannot be visited.',
    },
    {
      es: 'Diez personas de ese grupo con nombre y teléfono, apuntadas antes de abrir, valen más que una descripción: se las puede visitar.',
      en: 'Ten people from that group with name and phone number, written down before opening, are worth more than a description: they can be visited.',
    },
    {
      es: 'El grupo empieza a existir cuando hay una lista: diez nombres, diez teléfonos y una visita a cada uno antes de la apertura.',
      en: 'The group begins to exist once there is a list: ten names, ten phone numbers and a visit to each before opening.',
    },
  ],
};

const PROMISE: Message = {
  id: 'value.promise',
  variants: [
    {
      es: 'Una promesa así se sostiene con pruebas y no con adjetivos. La que más pesa en este oficio es concreta: {{proof}}. Conviene tenerla lista antes del primer anuncio.',
      en: 'A promise like this stands on proof rather than adjectives. In this trade the one that counts is plain: {{proof}}. It should be ready before the first advertisement.',
    },
    {
      es: 'Lo que falta para que esa oferta se crea cabe en una línea: {{proof}}. Reunirlo cuesta menos que un mes de publicidad y dura más.',
      en: 'What the offer needs in order to be believed fits on one line: {{proof}}. Gathering it costs less than a month of advertising and lasts longer.',
    },
    {
      es: 'Cualquiera puede escribir una oferta parecida; pocos pueden enseñar esto: {{proof}}. Con ello en la mano, el primer anuncio ya tiene algo que decir.',
      en: 'Anybody can write an offer like this one; few can show this: {{proof}}. With that in hand, the first advertisement has something to say.',
    },
  ],
};
