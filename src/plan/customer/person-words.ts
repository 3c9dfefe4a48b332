// The problem through one person: who it happened to, and what to ask that person before opening.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { Bilingual } from '../../language/language.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { findFrequency, isFrequencyPerCase } from '../told/find-frequency.ts';
import { findPerson } from '../told/find-person.ts';
import { tellsWait } from './wait-promise.ts';

const isFounder = ({ facts }: Draft) => findPerson(facts) === 'founder';
const isSomebody = ({ slots }: Draft) => slots.person !== undefined;

/** «Chus, la de la pescadería», «doña Amparo», "Dave, who runs the bar": somebody told of by name, whom the plan's quote may leave out. */
function namesSomebody(facts: FactSheet): boolean {
  return NAMED.test(factValue(facts, 'problem') ?? '');
}

const NAMED =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}{2,}, (?:(?:la|el|una?|que|who|the|an?|my|mi|de) |\d\d)|(?:[Dd]oña|[Dd]on|Sr|Sra|Mrs|Mr|Ms)\.? \p{Lu}\p{Ll}+)/u;

const FAMILY = /^the founder’s (?!neighbour)|relative of the founder/;

/** The first that holds. `person` is a slot of its own. */
export const PERSONS: readonly Message[] = [
  {
    id: 'prob.person.founder',
    when: isFounder,
    variants: [
      {
        es: 'No es un caso supuesto: le pasó a quien emprende. Lo que falta es saber a cuántos más; la pregunta para los cinco primeros es qué hicieron aquel día y si habrían pagado {{fig:price-charged}} por ahorrárselo.',
        en: 'This is no made-up case: it happened to the founder. What is not known is how many others it happens to; ask the first five what they did that day and whether they would have paid {{fig:price-charged}} to avoid it.',
      },
      {
        es: 'Lo cuenta quien lo vivió, y ahí acaba la prueba: es un caso. Otros cinco con la misma historia que acepten {{priceShown}} serían un primer indicio.',
        en: 'It is first-hand, but it is one case. Five more people with the same story, told {{priceShown}} and willing to pay, would be a first sign of a market.',
      },
    ],
  },
  {
    // Family says yes out of kindness: it is no test of the price.
    id: 'prob.person.family',
    when: ({ slots }) => slots.person !== undefined && FAMILY.test(slots.person.en),
    variants: [
      {
        es: 'Le pasa a alguien de casa, {{person}}, y eso enseña el problema, pero no lo que otros pagarían: la familia dice que sí por cariño. La prueba es contar la oferta, con {{priceShown}} a cinco personas a las que les pase lo mismo y no sean de la familia, y anotar quién paga.',
        en: 'It happens to somebody close, {{person}}, which shows the problem and not what others would pay: family says yes out of kindness. The test is to make the offer, with {{priceShown}} to five people in the same position who are not family, and note who pays.',
      },
    ],
  },
  {
    id: 'prob.person.known',
    when: isSomebody,
    variants: [
      {
        es: 'Detrás hay alguien a quien se puede volver a preguntar: {{person}}. La primera prueba es ofrecérselo con {{priceShown}} y anotar si paga, qué objeta y a quién más le pasa.',
        en: 'Behind it is somebody who can be asked again: {{person}}. The first test is to make the offer with {{priceShown}} and note the answer, any objection and who else it happens to.',
      },
      {
        es: 'El caso es el de {{person}}, y ahí está la primera visita: se le enseña la oferta con {{priceShown}} y se le pregunta cuánto le costó la última vez. Si no compra, se averigua por qué antes de seguir; si compra, se le piden tres nombres más.',
        en: 'The case is that of one person, {{person}}, and the first visit is there: show the offer with {{priceShown}} and ask what the last time cost. If it is turned down, find out why before going on; if it is taken, ask for three more names.',
      },
    ],
  },
  {
    // Told of many firms: what decides the sale is what it costs one of them.
    id: 'prob.person.firms',
    when: ({ buyer, quotes, facts }) => isFirm(buyer) && quotes.problem !== undefined && !namesSomebody(facts),
    variants: [
      {
        es: 'Se contó de muchos, {{customer}}, y la venta la decide lo que le cuesta a cada uno. Tres visitas lo averiguan: qué día ocurrió por última vez, qué se perdió y cuánto era en dinero. Si suma menos de {{fig:price-charged}}, no hay venta.',
        en: 'It was told of many, {{customer}}, and what decides the sale is what it costs each of them. Three visits find out: when it last happened, what was lost and how much that was in money. If it comes to less than {{fig:price-charged}}, there is no sale.',
      },
      {
        es: 'Les pasa, según se contó, a {{customer}}. Cuánto pierde cada uno por esto lo dirán tres visitas, con el día y la cifra de la última vez: tiene que pasar de {{fig:price-charged}} para que la oferta se pague sola.',
        en: 'By the founder’s account it happens to {{customer}}. Three visits will tell how much each loses by it, with the day and the figure of the last time: it has to exceed {{fig:price-charged}} for the offer to pay for itself.',
      },
    ],
  },
  {
    // How long and how often were told: what they come to in a year is what the problem costs.
    id: 'prob.case.hours',
    when: (draft) => isOfMany(draft) && draft.figures['lost-hours'] !== undefined,
    variants: [
      {
        es: 'No es cosa de un día: con esa espera {{fig:uses-sometimes}} veces al año, un cliente pierde unas {{fig:lost-hours*}} horas. Hoy recurre a {{instead}}.',
        en: 'It is not a matter of one day: with that wait {{fig:uses-sometimes}} times a year, a customer loses some {{fig:lost-hours*}} hours. Today they turn to {{instead}}.',
      },
    ],
  },
  {
    id: 'prob.case.often',
    when: (draft) => isOfMany(draft) && findFrequency(draft.facts) !== null && !isFrequencyPerCase(draft.facts) && usesOf(draft) > 1,
    variants: [
      {
        es: 'No es cosa de un día: quien compra {{fig:uses-sometimes}} veces al año se lo puede encontrar otras tantas. Hoy recurre a {{instead}}, y a los primeros clientes se les pregunta qué les faltó allí la última vez.',
        en: 'It is not a matter of one day: somebody who buys {{fig:uses-sometimes}} times a year can meet it as often. Today they turn to {{instead}}; ask the first customers what was missing there last time.',
      },
    ],
  },
  {
    id: 'prob.case.many',
    when: isOfMany,
    variants: [
      {
        es: 'Quien tiene hoy ese problema recurre a {{instead}}. A los cinco primeros se les pregunta por su último caso: cuándo fue, cuánto tiempo y dinero les costó y qué les faltó.',
        en: 'People with this problem turn today to {{instead}}. Ask the first five about their own last case: when it was, how much time and money it cost them and what was missing.',
      },
    ],
  },
];

/** Told of a group alone, whose other ways out are known. */
function isOfMany({ buyer, quotes, facts, slots }: Draft): boolean {
  return (
    !isFirm(buyer) && quotes.problem !== undefined && slots.instead !== undefined && findPerson(facts) === null && !namesSomebody(facts)
  );
}

function usesOf({ figures }: Draft): number {
  return Number(figures['uses-sometimes']?.value ?? 1);
}

/** Of a problem told of nobody in particular, the first name to find: one line of the list of names, with what is noted of that person. */
export const FIRST_NAME: readonly Message[] = [
  {
    id: 'cust.first.name',
    when: isOfMany,
    variants: [
      {
        es: 'El primero de esa lista ha de ser alguien a quien ya le haya pasado, con su nombre, el día y {{lost}}.',
        en: 'The first on that list should be somebody it has happened to, with the name, the day and {{lost}}.',
      },
    ],
  },
];

/** `lost`: what is noted of that person, minutes where a wait was told. */
export function lostSlot({ facts }: Pick<Draft, 'facts'>): Readonly<Record<'lost', Bilingual>> {
  return { lost: tellsWait(facts) ? MINUTES : COST };
}

const MINUTES: Bilingual = { es: 'los minutos de espera', en: 'the minutes waited' };
const COST: Bilingual = { es: 'lo que le costó', en: 'what it cost' };
