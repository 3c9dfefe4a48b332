// What stands beside the visitor’s own words in the other language, and in their place where they said nothing.
import type { Message } from '../message.ts';

/** What a quote names, after its gloss: where that tells what it says, this would be a list of words. */
function namedIn(id: string, slot: string): Message {
  return {
    id: `${id}.named`,
    when: ({ slots }) => slots[slot] !== undefined,
    variants: [{ es: `En español, lo que nombra: {{${slot}}}.`, en: `In English, it names {{${slot}}}.` }],
  };
}

/** Where a gloss would tell a part of the quote as if it were all. */
function inOriginal(id: string): Message {
  return { id: `${id}.original`, variants: [{ es: 'Cita en el original, en inglés.', en: 'Quoted in the original Spanish.' }] };
}

export const PROBLEM_GLOSS: readonly Message[] = [
  {
    id: 'prob.gloss',
    when: ({ slots }) => slots.problemSummed !== undefined,
    variants: [
      { es: 'En resumen, en español: {{problemSummed}}.', en: 'In short, in English: {{problemSummed}}.' },
      { es: 'La cita, resumida en español: {{problemSummed}}.', en: 'The quote, summed up in English: {{problemSummed}}.' },
    ],
  },
  namedIn('prob', 'problemNamed'),
  inOriginal('prob'),
];

export const CUSTOMER_GLOSS: readonly Message[] = [
  {
    id: 'cust.gloss',
    when: ({ slots }) => slots.customerNative !== undefined,
    variants: [
      { es: 'Se trata de {{customerNative}}.', en: 'That is to say, {{customerNative}}.' },
      { es: 'Es decir, {{customerNative}}.', en: 'In other words, {{customerNative}}.' },
      { es: 'En español: {{customerNative}}.', en: 'In English: {{customerNative}}.' },
    ],
  },
  namedIn('cust', 'customerNamed'),
];

export const SOLUTION_GLOSS: readonly Message[] = [
  {
    id: 'sol.gloss',
    when: ({ slots }) => slots.offerSummed !== undefined,
    variants: [
      { es: 'Dicho en español: {{offerSummed}}.', en: 'Put in English: {{offerSummed}}.' },
      { es: 'En español, {{offerSummed}}.', en: 'In English, {{offerSummed}}.' },
      { es: 'Es decir, {{offerSummed}}.', en: 'That is, {{offerSummed}}.' },
    ],
  },
  namedIn('sol', 'solutionNamed'),
  inOriginal('sol'),
];

export const CUSTOMER_MISSING: Message = {
  id: 'cust.missing',
  variants: [
    {
      es: 'Falta decidir a quién se atiende primero. Hasta entonces el plan cuenta con el público habitual del oficio: {{customer}}. Elegir importa, porque de ello dependen el precio, el horario y dónde darse a conocer.',
      en: 'The main customer has not been chosen yet. Until then the plan assumes the usual one for the trade: {{customer}}. The choice matters: price, opening hours and where to be seen all depend on it.',
    },
    {
      es: 'No hay todavía un primer cliente elegido, y el plan toma el habitual del oficio: {{customer}}. Conviene decidirlo pronto, porque el precio, el horario y los canales se eligen después.',
      en: 'No main customer has been chosen yet, so the plan takes the usual one for the trade: {{customer}}. It should be settled soon, because price, hours and channels follow from it.',
    },
    {
      es: 'A falta de un grupo con el que empezar, aquí se escribe para {{customer}}, que es lo corriente en el oficio. De esa elección cuelgan tres más: cuánto cobrar, cuándo atender y dónde hacerse ver.',
      en: 'With no group chosen to start with, this is written for {{customer}}, as is common in the trade. Three more choices depend on that one: what to charge, when to open and where to be seen.',
    },
  ],
};

export const SOLUTION_MISSING: Message = {
  id: 'sol.missing',
  variants: [
    {
      es: 'La oferta concreta está por definir. Para escribirla basta completar una frase: qué recibe el cliente, cuándo lo recibe y qué deja de hacer gracias a ello. Mientras falte, el precio no se puede defender.',
      en: 'The offer itself is still to be defined. One sentence will do: what the customer gets, when, and what they no longer have to do. Until then the price cannot be justified.',
    },
    {
      es: 'Todavía no se ha dicho qué se ofrece exactamente, y sin eso no hay precio que defender. Tres respuestas lo resuelven: qué recibe quien compra, en qué plazo y qué tarea se quita de encima.',
      en: 'What exactly is offered has not been said yet, and without it no price can be justified. Three answers settle it: what the buyer gets, how soon and what it saves them doing.',
    },
    {
      es: 'Nadie paga por una oferta sin describir. Esta cabe en una frase pendiente, con lo que se entrega, el plazo y lo que el cliente se ahorra; hasta escribirla, el precio queda sin argumento.',
      en: 'Nobody pays for an offer that is not described. It needs one sentence: what is delivered, by when and what the customer is saved; until it is written, nothing supports the price.',
    },
  ],
};

export const PROBLEM_MISSING: Message = {
  id: 'prob.missing',
  variants: [
    {
      es: 'El problema está por escribir con palabras de un cliente. Entretanto, esta es la situación en que suele encontrarse quien acude a {{aBusiness}}:',
      en: 'The problem has yet to be put in a customer’s words. In the meantime, this is how people usually come to {{aBusiness}}:',
    },
    {
      es: 'A falta de una queja contada por quien la sufre, sirve la escena más común antes de acudir a {{aBusiness}}:',
      en: 'With no first-hand complaint yet, here is the most common scene before people turn to {{aBusiness}}:',
    },
    {
      es: 'Falta oír el problema en boca de quien lo tiene. De momento se toma prestada la situación típica de quien busca {{aBusiness}}:',
      en: 'The problem is still to be heard from somebody who has it. For now the plan borrows the typical situation of people looking for {{aBusiness}}:',
    },
  ],
};
