import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block, Page } from './plan.ts';
import { label, say } from './say.ts';
import { bullets, heading, paragraph, quoteOr, table, words } from './write-block.ts';

/** The problem, who has it, and what is offered. */
export function writeCustomer(draft: Draft): Page {
  return {
    id: 'customer',
    title: { es: 'Problema, cliente y propuesta de valor', en: 'Problem, customer and value proposition' },
    blocks: [
      heading({ es: 'El problema', en: 'The problem' }),
      ...paragraph(draft, [SCENE, PROBLEM_TEST]),
      heading({ es: 'El cliente', en: 'The customer' }),
      ...quoteOr(draft, 'customer', CUSTOMER_MISSING),
      ...paragraph(draft, [VALUE, FIRST_TEN]),
      heading({ es: 'La propuesta de valor', en: 'The value proposition' }),
      ...quoteOr(draft, 'solution', SOLUTION_MISSING),
      writeChange(draft),
      writeStrip(draft),
    ],
  };
}

function writeChange(draft: Draft): Block {
  const side = (title: Message, items: readonly Message[]): readonly Block[] => [
    heading(say(draft, title)),
    bullets(items.map((item) => say(draft, item))),
  ];
  return { type: 'columns', columns: [side(NOW, [NOW_LIFE, NOW_USE]), side(THEN, [THEN_LIFE, THEN_PROOF])] };
}

function writeStrip(draft: Draft): Block {
  return table({
    title: { es: 'El negocio en cuatro líneas', en: 'The business in four lines' },
    size: 'text',
    columns: [
      { head: { es: 'Pregunta', en: 'Question' }, align: 'start', width: 3 },
      { head: { es: 'Respuesta', en: 'Answer' }, align: 'start', width: 7 },
    ],
    rows: STRIP.map(({ head, answer }) => ({ cells: [words(head), words(label(draft, answer))] })),
  });
}

const STRIP = [
  {
    head: { es: 'Cómo cobra', en: 'How it is paid' },
    answer: { es: '{{fig:price*}} por {{unit}}', en: '{{fig:price*}} for each {{unit}}' },
  },
  {
    head: { es: 'En qué gasta', en: 'What it pays for' },
    answer: {
      es: '{{fig:unit-cost*}} por {{unit}} en {{directCost}}, y {{fig:fixed-costs*}} fijos al mes',
      en: '{{fig:unit-cost*}} for each {{unit}} on {{directCost}}, and {{fig:fixed-costs*}} of fixed costs a month',
    },
  },
  {
    head: { es: 'Cómo se llega a ser cliente', en: 'How one becomes a customer' },
    answer: { es: '{{stepOne}}. {{stepTwo}}. {{stepThree}}.', en: '{{stepOne}}. {{stepTwo}}. {{stepThree}}.' },
  },
  { head: { es: 'Qué mide cada mes', en: 'What it measures each month' }, answer: { es: '{{measures^}}', en: '{{measures^}}' } },
];

const SCENE: Message = { id: 'prob.scene', variants: [{ es: '{{scene}} {{stakes}}', en: '{{scene}} {{stakes}}' }] };

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
  ],
};

const CUSTOMER_MISSING: Message = {
  id: 'cust.missing',
  variants: [
    {
      es: 'Falta decidir a quién se atiende primero. Hasta entonces el plan cuenta con el público habitual del oficio: {{customer}}. Elegir importa, porque de ello dependen el precio, el horario y dónde darse a conocer.',
      en: 'Who comes first is still to be decided. Until then the plan counts on the usual public of the trade: {{customer}}. The choice matters, since price, opening hours and where to be seen all hang on it.',
    },
  ],
};

const VALUE: Message = {
  id: 'cust.value',
  when: ({ diagnosis }) => !diagnosis.sellsAtLoss,
  variants: [
    {
      es: 'Cada {{unit}} deja {{fig:margin-unit*}}. Una segunda compra deja lo mismo sin el gasto de conseguir la primera, así que conservar a quien ya compró vale más que un descuento.',
      en: 'Each {{unit}} leaves {{fig:margin-unit*}}. A second purchase leaves the same without the expense of winning the first, so keeping a customer is worth more than a discount.',
    },
    {
      es: 'Quien compra una vez deja {{fig:margin-unit*}}; quien vuelve deja otro tanto y no hay que buscarlo. La cuenta favorece a la segunda visita.',
      en: 'Whoever buys once leaves {{fig:margin-unit*}}; whoever comes back leaves as much again and need not be sought. The sums favour the second visit.',
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
  ],
};

const SOLUTION_MISSING: Message = {
  id: 'sol.missing',
  variants: [
    {
      es: 'La oferta concreta está por definir. Para escribirla basta completar una frase: qué recibe el cliente, cuándo lo recibe y qué deja de hacer gracias a ello. Mientras falte, el precio no se puede defender.',
      en: 'The offer itself is still to be defined. One sentence does it: what the customer gets, when they get it and what they no longer have to do. As long as it is missing, the price cannot be defended.',
    },
  ],
};

const NOW: Message = { id: 'canvas.now', variants: [{ es: 'Hoy, sin {{name}}', en: 'Today, without {{name}}' }] };
const THEN: Message = { id: 'canvas.then', variants: [{ es: 'Después', en: 'Afterwards' }] };
const NOW_LIFE: Message = { id: 'canvas.before', variants: [{ es: 'Lo que se vive: {{before}}', en: 'How it feels: {{before}}' }] };
const NOW_USE: Message = {
  id: 'canvas.use',
  variants: [{ es: 'Con qué se apaña: {{substitutes}}', en: 'What people make do with: {{substitutes}}' }],
};
const THEN_LIFE: Message = { id: 'canvas.after', variants: [{ es: 'Lo que cambia: {{after}}', en: 'What changes: {{after}}' }] };
const THEN_PROOF: Message = {
  id: 'canvas.proof',
  variants: [{ es: 'Lo que falta demostrar: {{proof}}', en: 'What is still to be shown: {{proof}}' }],
};
