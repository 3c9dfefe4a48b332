// The problem through one person: who it happened to, and what to ask that person before opening.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { Bilingual } from '../../language/language.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
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
        es: 'Detrás hay alguien a quien se puede volver a preguntar: {{person}}. La primera prueba es enseñarle la oferta con {{priceShown}} y anotar si paga, qué objeta y a quién más le pasa.',
        en: 'It happened to somebody who can be asked: {{person}}. The first test is to show them the offer with {{priceShown}} and note whether they would pay, what they object to and who else it happens to.',
      },
      {
        es: 'El caso es de alguien en concreto, {{person}}, y por ahí se empieza: si con la oferta delante y {{priceShown}} no compra, el problema pesa menos de lo que parece; si compra, que dé tres nombres más.',
        en: 'It happened to a real person, {{person}}, and that is where to start: if they turn down the offer once told {{priceShown}} the problem matters less than it seems; if they buy, ask for three more names.',
      },
    ],
  },
  {
    id: 'prob.person.firms',
    when: ({ buyer, quotes, facts }) => isFirm(buyer) && quotes.problem !== undefined && !namesSomebody(facts),
    variants: [
      {
        es: 'A muchos les pasa, según se contó, pero falta un nombre. Entre {{customer}}{{inPlace}} se visita a tres y se anota la última vez que ocurrió: qué día, qué se perdió y cuánto era en dinero. Si suma menos de {{fig:price-charged}}, no hay venta.',
        en: 'Many are said to have this problem, but nobody is named yet. Among {{customer}}{{inPlace}}, visit three and note the last time it happened: which day, what was lost and how much it cost. If it comes to less than {{fig:price-charged}}, there is no sale.',
      },
      {
        es: 'Falta la persona: quién, entre {{customer}}{{inPlace}}, perdió algo la semana pasada por esto y cuánto. Tres visitas lo averiguan, y la cifra tiene que pasar de {{fig:price-charged}} para que la oferta se pague sola.',
        en: 'The person is missing: who, among {{customer}}{{inPlace}}, lost something last week because of it, and how much. Three visits find out, and the figure has to exceed {{fig:price-charged}} for the offer to pay for itself.',
      },
    ],
  },
  {
    // Told of a group alone: what is missing is asked for with its blanks, as on a visit.
    id: 'prob.person.missing',
    when: ({ buyer, quotes, facts, slots }) =>
      !isFirm(buyer) && quotes.problem !== undefined && slots.instead !== undefined && findPerson(facts) === null && !namesSomebody(facts),
    variants: [
      {
        es: 'Falta la persona. Nombre: ……… Día: ……… {{lost}}: ……… Se busca entre cinco que hoy recurren a {{instead}}, preguntando por la última vez; si ninguna se queja, el problema era de otro.',
        en: 'The person is missing. Name: ……… Day: ……… {{lost}}: ……… Look for them among five who now use {{instead}}, asking about the last time; if none of them complains, the problem is not theirs.',
      },
    ],
  },
];

/** `lost`: what is noted of that person, minutes where a wait was told. */
export function lostSlot({ facts }: Pick<Draft, 'facts'>): Readonly<Record<'lost', Bilingual>> {
  return { lost: tellsWait(facts) ? MINUTES : COST };
}

const MINUTES: Bilingual = { es: 'Minutos de espera', en: 'Minutes waited' };
const COST: Bilingual = { es: 'Lo que le costó', en: 'What it cost them' };
