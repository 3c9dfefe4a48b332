// What stands beside the visitor’s own words in the other language, and in their place where they said nothing.
import { factValue } from '../../facts/fact.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Message } from '../message.ts';

/** What a quote names, after its gloss: where that tells what it says, this would be a list of words. */
function namedIn(id: string, slot: string): Message {
  return {
    id: `${id}.named`,
    when: ({ slots }) => slots[slot] !== undefined,
    variants: [{ es: `La cita habla de {{${slot}}}.`, en: `The quotation speaks of {{${slot}}}.` }],
  };
}

/** Where a gloss would tell a part of the quote as if it were all. */
function inOriginal(id: string): Message {
  return {
    id: `${id}.original`,
    variants: [{ es: 'La cita está en inglés, tal como se dijo.', en: 'The quotation is in Spanish, as it was spoken.' }],
  };
}

export const PROBLEM_GLOSS: readonly Message[] = [
  {
    id: 'prob.gloss',
    when: ({ slots }) => slots.problemSummed !== undefined,
    variants: [
      { es: 'En resumen, la cita habla de {{problemSummed}}.', en: 'In short, the quotation is about {{problemSummed}}.' },
      { es: 'Quien lo cuenta habla de {{problemSummed}}.', en: 'The speaker is describing {{problemSummed}}.' },
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
      { es: 'Se trata de {{customerNative}}.', en: 'These are {{customerNative}}.' },
      { es: 'La cita habla de {{customerNative}}.', en: 'The quotation speaks of {{customerNative}}.' },
    ],
  },
  namedIn('cust', 'customerNamed'),
];

export const SOLUTION_GLOSS: readonly Message[] = [
  {
    id: 'sol.gloss',
    when: ({ slots }) => slots.offerSummed !== undefined,
    variants: [
      { es: 'Se trata de {{offerSummed}}.', en: 'It is {{offerSummed}}.' },
      { es: 'Es decir, se trata de {{offerSummed}}.', en: 'In other words, it is {{offerSummed}}.' },
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
      es: 'A falta de un grupo con el que empezar, aquí se escribe para {{customer}}, que es lo corriente en el oficio. De esa elección dependen otras tres: cuánto cobrar, cuándo atender y dónde darse a conocer.',
      en: 'With no group chosen to start with, this is written for {{customer}}, as is common in the trade. Three more choices depend on that one: what to charge, when to open and where to be seen.',
    },
  ],
};

export const SOLUTION_MISSING: Message = {
  id: 'sol.missing',
  variants: [
    {
      es: 'La oferta concreta está por definir. Basta una frase que diga qué recibe el cliente, cuándo lo recibe y qué deja de hacer gracias a ello. Mientras falte, el precio no se puede defender.',
      en: 'The offer itself is still to be defined. One sentence will do, saying what the customer gets, when, and what they no longer have to do. Until then the price cannot be justified.',
    },
    {
      es: 'Todavía no se ha dicho qué se ofrece exactamente, y sin eso no hay precio que defender. Tres respuestas lo resuelven: qué recibe quien compra, en qué plazo y qué tarea se quita de encima.',
      en: 'What exactly is offered has not been said yet, and without it no price can be justified. Three answers settle it: what the buyer gets, how soon and what it saves them doing.',
    },
    {
      es: 'La oferta está sin describir. Hace falta una frase que diga qué se entrega, en qué plazo y qué se ahorra el cliente; hasta escribirla, nada justifica el precio.',
      en: 'The offer has not been described. It needs one sentence to say what is delivered, by when and what the customer is saved; until that is written, nothing supports the price.',
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

/** How many such customers there have to be. */
export const NEEDED: Message = {
  id: 'cust.needed',
  variants: [
    {
      es: 'En el primer año hay que ganar {{fig:funnel-customers*}} clientes como estos, según la cuenta de la página siguiente.',
      en: 'The first year takes {{fig:funnel-customers*}} customers like these, as the next page works out.',
    },
    {
      es: 'La página siguiente calcula que en el primer año hacen falta {{fig:funnel-customers*}} clientes así.',
      en: 'The next page works out that the first year takes {{fig:funnel-customers*}} such customers.',
    },
  ],
};

const OWNERS = /\b(?:propietari[oa]s?|dueñ[oa]s?|anfitri\w+|caser[oa]s|owners?|landlords?|hosts?)\b/i;

/** Whom to know by name first: a firm is a place with somebody in it who decides. */
export const FIRST_TEN: readonly Message[] = [
  {
    // Whoever owns a few flats decides alone, and pays somebody for it today.
    id: 'cust.first.owners',
    when: ({ buyer, facts }) => isFirm(buyer) && OWNERS.test(factValue(facts, 'customer') ?? ''),
    variants: [
      {
        es: 'Antes de abrir conviene hablar con diez de ellos y apuntar quién les hace hoy el trabajo, cuánto le pagan y qué les falló la última vez.',
        en: 'Before opening, talk to ten of them and note who does the work for them today, what they pay and what went wrong last time.',
      },
    ],
  },
  {
    id: 'cust.first.firms',
    when: ({ buyer }) => isFirm(buyer),
    variants: [
      {
        es: 'Antes de abrir conviene tener una lista de diez con nombre y saber de cada uno quién decide la compra, a quién se la hace hoy y cuánto paga.',
        en: 'Before opening, draw up a list of ten by name and find out who decides the purchase at each, who they buy from today and what they pay.',
      },
      {
        es: 'Antes de abrir conviene saber de diez de ellos quién firma, a quién compran ahora y hasta cuándo.',
        en: 'Before opening, find out about ten of them: who signs, who they buy from now and until when.',
      },
      {
        es: 'Quien usa el servicio y quien lo paga no siempre son la misma persona, así que en las diez primeras visitas hay que anotar los dos nombres.',
        en: 'The person who uses the service and the one who pays for it are not always the same, so the first ten visits have to note both names.',
      },
      {
        es: 'Antes de abrir conviene pedir tres cartas de intención, con cantidad y fecha, a las personas que firman.',
        en: 'Before opening, ask the people who sign for three letters of intent, each with an amount and a date.',
      },
    ],
  },
  {
    id: 'cust.first',
    variants: [
      {
        es: 'Antes de abrir conviene tener el nombre y el teléfono de los diez primeros y haber enseñado la oferta de {{name}} a cada uno.',
        en: 'Before opening, have the names and phone numbers of the first ten, and show each of them what {{name}} offers.',
      },
      {
        es: 'Antes de abrir, {{name}} debería haber hablado con diez de ellos para saber cómo lo resuelven hoy y qué precio les parece razonable.',
        en: 'Before opening, {{name}} should have talked to ten of them about how they manage today and what price they find reasonable.',
      },
      {
        es: 'Antes de abrir conviene visitar a diez de ellos, con la oferta y el precio por escrito, y anotar qué cambiaría cada uno.',
        en: 'Before opening, visit ten of them with the offer and the price in writing, and note what each would change.',
      },
    ],
  },
];
