import { isTakenOver } from '../../facts/is-taken-over.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { compareRivals } from '../market/compare-rivals.ts';
import { writeOneLiner } from '../marketing/write-positioning.ts';
import type { Message } from '../message.ts';
import type { Block, Page, PlanText } from '../plan.ts';
import { firstOf, holds, join, say, sayFirst } from '../say.ts';
import { tellEvidence } from '../told/find-evidence.ts';
import { findPerson } from '../told/find-person.ts';
import { tellsTroubleTold } from '../told/tells-trouble-told.ts';
import { heading, paragraph, quoteOr } from '../write-block.ts';
import {
  CUSTOMER_GLOSS,
  CUSTOMER_MISSING,
  FIRST_TEN,
  NEEDED,
  PROBLEM_GLOSS,
  PROBLEM_MISSING,
  SOLUTION_GLOSS,
  SOLUTION_MISSING,
} from './customer-words.ts';
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
      { type: 'paragraph', text: join([...sayValue(draft), ...sayNeeded(draft), ...sayFirstTen(draft)], ' ') },
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
  const text = { es: `Antes de abrir ya se cuenta con esto: ${evidence.es}.`, en: `This much is in place before opening: ${evidence.en}.` };
  return [{ type: 'paragraph', text }];
}

/** Whom to talk to first: somebody it has happened to, where the problem was told of nobody in particular. */
function sayFirstTen(draft: Draft): readonly PlanText[] {
  const known = { ...draft, slots: { ...draft.slots, ...lostSlot(draft) } };
  const named = firstOf(draft, FIRST_NAME).map((message) => say(known, message));
  return named.length > 0 ? named : [sayFirst(draft, FIRST_TEN)];
}

/** How many such customers the first year takes, where that is more than a handful; a business taken over has its own already. */
function sayNeeded(draft: Draft): readonly PlanText[] {
  if (isTakenOver(draft.facts) || amountOf(draft.figures, 'funnel-customers') <= FEW) return [];
  return [say(draft, NEEDED)];
}

const FEW = 10;

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
      es: 'El dato que mejor mide el problema es este: {{details}}. Conviene preguntar lo mismo a otras diez personas y usar su respuesta en los anuncios.',
      en: 'The best measure of the problem is this: {{details}}. Ask ten other people for the same figure and use their answers in the advertising.',
    },
    {
      es: 'En ese relato hay algo que se puede medir: {{details}}. Antes de abrir conviene anotar lo mismo en otros diez casos.',
      en: 'Something in that account can be measured: {{details}}. Before opening, note the same in ten other cases.',
    },
    {
      es: 'De ese relato conviene quedarse con una medida: {{details}}. Antes de abrir hay que preguntar a otras diez personas cuánto fue en su caso.',
      en: 'One measure in that account is worth keeping: {{details}}. Before opening, ask ten other people what it was in their case.',
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
        es: 'Este ejemplo es del oficio y no se contó en la entrevista. {{scene}} {{stakes}}',
        en: 'This example is from the trade and not from the interview. {{scene}} {{stakes}}',
      },
      {
        es: 'Para ponerle cara al problema, el plan imagina una escena del oficio. {{scene}} {{stakes}}',
        en: 'To give the problem a face, the plan imagines a scene from the trade. {{scene}} {{stakes}}',
      },
    ],
  },
  { id: 'prob.scene', variants: [{ es: '{{scene}} {{stakes}}', en: '{{scene}} {{stakes}}' }] },
];
