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
        es: 'Le pasó a quien emprende, así que el problema existe. Falta saber a cuánta gente más le pasa: a los cinco primeros conviene preguntarles qué hicieron aquel día y si habrían pagado {{fig:price-charged}} por evitarlo.',
        en: 'It happened to the founder, so the problem exists. What is not known yet is how many others it happens to: ask the first five what they did that day and whether they would have paid {{fig:price-charged}} to avoid it.',
      },
      {
        es: 'Es un caso real, vivido por quien emprende, pero de momento es uno solo. Antes de abrir conviene contar la oferta, con {{priceShown}} a otras cinco personas que hayan pasado por lo mismo y anotar cuántas la comprarían.',
        en: 'This is a real case, the founder’s own, but so far it is only one. Before opening, describe the offer, with {{priceShown}} to five other people who have been through the same, and note how many would buy.',
      },
    ],
  },
  {
    // Family says yes out of kindness: it is no test of the price.
    id: 'prob.person.family',
    when: ({ slots }) => slots.person !== undefined && FAMILY.test(slots.person.en),
    variants: [
      {
        es: 'Le pasa a alguien de casa, {{person}}, y eso demuestra que el problema existe, pero no que otros pagarían por resolverlo. Antes de abrir conviene contar la oferta, con {{priceShown}} a cinco personas en la misma situación que no sean de la familia y anotar cuántas la comprarían.',
        en: 'It happens to somebody close, {{person}}, which shows that the problem exists but not that others would pay to solve it. Before opening, describe the offer, with {{priceShown}} to five people in the same position who are not family, and note how many would buy.',
      },
    ],
  },
  {
    id: 'prob.person.known',
    when: isSomebody,
    variants: [
      {
        es: 'Se contó el caso de {{person}}, y eso permite hacer una prueba antes de abrir. Primero hay que preguntar allí cuánto costó la última vez y después enseñar la oferta, con {{priceShown}} y preguntar si habría compra. A quien diga que no se le pregunta por qué; a quien diga que sí, otros tres nombres.',
        en: 'The case told is that of {{person}}, which makes a test possible before opening. First ask there what the last time cost; then show the offer, with {{priceShown}} and ask whether they would buy. Whoever says no is asked why; whoever says yes is asked for three more names.',
      },
      {
        es: 'El problema se conoce por el caso de {{person}}, y ahí debería empezar {{name}}: lo primero es preguntar cuánto costó la última vez. Después se enseña la oferta, con {{priceShown}} y se pregunta si habría compra. Si la respuesta es no, hay que averiguar por qué antes de seguir; si es sí, conviene pedir tres nombres más.',
        en: 'The problem is known through one case, that of {{person}}, and {{name}} should start there, by asking what the last time cost. Then show the offer, with {{priceShown}} and ask whether they would buy. If they would not, find out why before going on; if they would, ask for three more names.',
      },
      {
        es: '{{name}} conoce el problema por el caso de {{person}}. La primera pregunta, antes de abrir, es cuánto costó la última vez. La segunda viene después de enseñar la oferta, con {{priceShown}} y es si la compraría. De un no hay que saber el motivo; de un sí deberían salir tres nombres más.',
        en: '{{name}} knows the problem through the case of {{person}}. The first question, before opening, is what the last time cost. The second comes after showing the offer, with {{priceShown}} and is whether they would buy it. A no needs its reason; a yes should lead to three more names.',
      },
    ],
  },
  {
    // Told of many firms: what decides the sale is what it costs one of them.
    id: 'prob.person.firms',
    when: ({ buyer, quotes, facts }) => isFirm(buyer) && quotes.problem !== undefined && !namesSomebody(facts),
    variants: [
      {
        es: 'El problema se contó de todo un grupo, {{customer}}, y comprarán si les cuesta más que la oferta. Con tres visitas se puede saber cuándo ocurrió por última vez, qué se perdió y cuánto dinero fue. Si fue menos de {{fig:price-charged}}, hay que revisar el precio antes de abrir.',
        en: 'The problem was told of a whole group, {{customer}}, who will buy if it costs them more than the offer does. Three visits will show when it last happened, what was lost and how much money that was. If it was less than {{fig:price-charged}}, the price has to be reviewed before opening.',
      },
      {
        es: 'Según se contó, les pasa a {{customer}}. Antes de abrir, {{name}} debería visitar a tres y anotar qué día les ocurrió por última vez y cuánto perdieron. La oferta se paga sola si esa cifra supera los {{fig:price-charged}}.',
        en: 'By the founder’s account it happens to {{customer}}. Before opening, {{name}} should visit three of them and note when it last happened and how much they lost. The offer pays for itself if that figure is above {{fig:price-charged}}.',
      },
    ],
  },
  {
    // How long and how often were told: what they come to in a year is what the problem costs.
    id: 'prob.case.hours',
    when: (draft) => isOfMany(draft) && draft.figures['lost-hours'] !== undefined,
    variants: [
      {
        es: 'Quien va {{fig:uses-sometimes}} veces al año y espera eso cada vez pierde unas {{fig:lost-hours*}} horas. Hoy acude a {{instead}}, y ese tiempo es lo primero que {{name}} puede ahorrarle.',
        en: 'Anyone who goes {{fig:uses-sometimes}} times a year and waits that long each time loses some {{fig:lost-hours*}} hours. Today they go to {{instead}}, and that time is the first thing {{name}} can save them.',
      },
    ],
  },
  {
    id: 'prob.case.often',
    when: (draft) => isOfMany(draft) && findFrequency(draft.facts) !== null && !isFrequencyPerCase(draft.facts) && usesOf(draft) > 1,
    variants: [
      {
        es: 'Quien compra {{fig:uses-sometimes}} veces al año puede encontrarse con este problema otras tantas. Hoy recurre a {{instead}}, así que {{name}} debería preguntar a sus primeros clientes qué les faltó allí la última vez.',
        en: 'Anyone who buys {{fig:uses-sometimes}} times a year can run into this problem just as often. Today they turn to {{instead}}, so {{name}} should ask its first customers what was missing there last time.',
      },
    ],
  },
  {
    id: 'prob.case.many',
    when: isOfMany,
    variants: [
      {
        es: 'Quien tiene este problema recurre hoy a {{instead}}. Antes de abrir, {{name}} debería preguntar a cinco de esas personas por la última vez: cuándo fue, cuánto tiempo y dinero les costó y qué les faltó.',
        en: 'People with this problem turn today to {{instead}}. Before opening, {{name}} should ask five of them about the last time: when it was, how much time and money it cost and what was missing.',
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

/** Of a problem told of nobody in particular, the first person to find, with what is noted of them. */
export const FIRST_NAME: readonly Message[] = [
  {
    id: 'cust.first.name',
    when: isOfMany,
    variants: [
      {
        es: 'Antes de abrir conviene hablar con diez de ellos y empezar por alguien a quien ya le haya pasado, para anotar su nombre, el día y {{lost}}.',
        en: 'Before opening, talk to ten of them, starting with somebody it has already happened to, and note the name, the day and {{lost}}.',
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
