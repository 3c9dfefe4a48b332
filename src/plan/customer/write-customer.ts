import { isFirm } from '../../sectors/buyer.ts';
import type { Draft } from '../draft.ts';
import { compareRivals } from '../market/compare-rivals.ts';
import { writeOneLiner } from '../marketing/write-positioning.ts';
import type { Message } from '../message.ts';
import type { Block, Page, PlanText } from '../plan.ts';
import { firstOf, holds, join, say, sayFirst } from '../say.ts';
import { tellEvidence } from '../told/find-evidence.ts';
import { findPerson } from '../told/find-person.ts';
import { tellsTroubleTold } from '../told/tells-trouble-told.ts';
import { heading, paragraph, quoteOr } from '../write-block.ts';
import { CUSTOMER_GLOSS, CUSTOMER_MISSING, PROBLEM_GLOSS, PROBLEM_MISSING, SOLUTION_GLOSS, SOLUTION_MISSING } from './customer-words.ts';
import { FIRST_NAME, lostSlot, PERSONS } from './person-words.ts';
import { withApart } from './tell-price.ts';
import { PROBLEM_TESTS, VALUES } from './value-words.ts';
import { writeCanvas } from './write-canvas.ts';
import { writeVersus } from './write-versus.ts';

/** The problem, who has it, and what is offered. */
export function writeCustomer(draft: Draft): Page {
  return {
    id: 'customer',
    title: { es: 'Problema, cliente y propuesta de valor', en: 'Problem, customer and value proposition' },
    blocks: [
      heading({ es: 'El problema', en: 'The problem' }),
      ...quoteOr(draft, 'problem', PROBLEM_MISSING, PROBLEM_GLOSS),
      ...tellProblem(draft),
      heading({ es: 'El cliente', en: 'The customer' }),
      ...quoteOr(draft, 'customer', CUSTOMER_MISSING, CUSTOMER_GLOSS),
      { type: 'paragraph', text: join([...sayValue(draft), sayFirst(draft, FIRST_TEN), ...sayFirstName(draft)], ' ') },
      heading({ es: 'La propuesta de valor', en: 'The value proposition' }),
      ...quoteOr(draft, 'solution', SOLUTION_MISSING, SOLUTION_GLOSS),
      writeVersus(draft, compareRivals(draft)),
      writeOneLiner(draft),
      writeCanvas(draft),
    ],
  };
}

/** Somebody it happened to makes the case, with what can be measured in it; where nobody was told of, the trade's scene may stand in. */
function tellProblem(draft: Draft): readonly Block[] {
  const person = PERSONS.find((message) => holds(draft, message));
  return [
    ...paragraph(draft, [DETAILS]),
    ...tellEvidenceOf(draft),
    ...(hasScene(draft) ? [{ type: 'paragraph' as const, text: sayFirst(draft, SCENES_OF_TRADE) }] : []),
    {
      type: 'paragraph',
      text: person ? withApart(draft, say(draft, person)) : sayFirst(draft, PROBLEM_TESTS),
    },
  ];
}

/** What was done before opening and already proves something. */
function tellEvidenceOf({ facts }: Draft): readonly Block[] {
  const evidence = tellEvidence(facts);
  if (!evidence) return [];
  const text = { es: `Lo que ya hay antes de abrir: ${evidence.es}.`, en: `What there is already, before opening: ${evidence.en}.` };
  return [{ type: 'paragraph', text }];
}

/** Whose name comes first in the list, where the problem was told of nobody in particular. */
function sayFirstName(draft: Draft): readonly PlanText[] {
  const known = { ...draft, slots: { ...draft.slots, ...lostSlot(draft) } };
  return firstOf(draft, FIRST_NAME).map((message) => say(known, message));
}

/** Beside a problem that was told, only an example that tells of the same: another would speak of somebody else's. */
function hasScene({ facts, quotes, diagnosis, said, sector }: Draft): boolean {
  if (findPerson(facts) !== null || diagnosis.isToldAlone) return false;
  return quotes.problem === undefined || tellsTroubleTold(said, sector.id)(sector.pack);
}

/** What a customer is worth; nothing where every sale loses money. */
function sayValue(draft: Draft): readonly PlanText[] {
  return draft.diagnosis.sellsAtLoss ? [] : [sayFirst(draft, VALUES)];
}

/** What was measured in telling the problem: it is what is remembered. */
const DETAILS: Message = {
  id: 'prob.details',
  when: ({ slots }) => slots.details !== undefined,
  variants: [
    {
      es: 'Lo concreto de ese relato es lo que convence: {{details}}. Con esa medida se pregunta a otros diez, y con ella empieza cualquier anuncio.',
      en: 'What convinces in that account is what can be measured: {{details}}. Ask ten others for the same figure, and open every advertisement with it.',
    },
    {
      es: 'Lo que se puede medir en ese relato: {{details}}. Antes de abrir se anota lo mismo en otros diez casos.',
      en: 'What can be measured in that account: {{details}}. Before opening, note the same in ten other cases.',
    },
    {
      es: 'De ese relato se puede comprobar una medida: {{details}}. A otros diez se les pregunta cuánto fue en su caso.',
      en: 'One measure in that account can be checked: {{details}}. Ask ten others what it was in their case.',
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
        es: 'Un ejemplo del oficio, que nadie contó en la entrevista. {{scene}} {{stakes}}',
        en: 'An example from the trade, not from the interview. {{scene}} {{stakes}}',
      },
      {
        es: 'Para ponerle cara, una escena inventada del oficio. {{scene}} {{stakes}}',
        en: 'To give it a face, a made-up scene from the trade. {{scene}} {{stakes}}',
      },
    ],
  },
  { id: 'prob.scene', variants: [{ es: '{{scene}} {{stakes}}', en: '{{scene}} {{stakes}}' }] },
];

/** Whom to know by name first: a firm is a place with somebody in it who decides. */
const FIRST_TEN: readonly Message[] = [
  {
    id: 'cust.first.firms',
    when: ({ buyer }) => isFirm(buyer),
    variants: [
      {
        es: 'La lista empieza con diez clientes por su nombre y, junto a cada uno, quién decide la compra y cuándo se le puede ver.',
        en: 'Start the list with ten customers by name and, beside each, who makes the buying decision and when they can be seen.',
      },
      {
        es: 'De diez de esos clientes conviene saber, antes de abrir, quién firma, a quién compran ahora y hasta cuándo.',
        en: 'Before opening, find out about ten such customers: who signs, who they buy from now and until when.',
      },
      {
        es: 'Quien lo usa y quien lo paga no siempre son la misma persona: diez visitas antes de abrir sirven para poner nombre a las dos.',
        en: 'The user and the payer are not always the same person: ten visits before opening will put a name to both.',
      },
      {
        es: 'Tres cartas de intención, con cantidad y fecha, valen más que cien tarjetas repartidas; se piden antes de abrir, a la persona que firma.',
        en: 'Three letters of intent, with amount and date, are worth more than a hundred cards handed out; ask for them before opening, from the person who signs.',
      },
    ],
  },
  {
    id: 'cust.first',
    variants: [
      {
        es: 'Antes de abrir conviene tener diez nombres de ese grupo, con teléfono, para visitarlos uno a uno.',
        en: 'Before opening, get ten names from that group, each with a phone number, and visit them one by one.',
      },
      {
        es: 'Diez personas de ese grupo con nombre y teléfono, apuntadas antes de abrir, valen más que una descripción: se las puede visitar.',
        en: 'Ten people from that group, with names and phone numbers, are worth more than a description: they can be visited before opening.',
      },
      {
        es: 'El grupo empieza a existir cuando hay una lista: diez nombres, diez teléfonos y una visita a cada uno antes de la apertura.',
        en: 'The group becomes real with a list: ten names, ten phone numbers and a visit to each before opening.',
      },
      {
        es: 'A un grupo así se le conoce hablando: diez llamadas a personas concretas antes de abrir enseñan más que otra página sobre ellas.',
        en: 'The only way to know a group like this is to talk to it: ten calls to actual people before opening teach more than another page about them.',
      },
      {
        es: 'La primera tarea no es un anuncio, sino una lista de diez personas así, con su teléfono y la fecha en que se las verá.',
        en: 'The first task is not an advertisement but a list of ten such people, with phone numbers and a date to see each one.',
      },
    ],
  },
];
