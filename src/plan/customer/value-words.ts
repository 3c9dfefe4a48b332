// What a customer is worth, how the problem is tested and against whom the offer is made.
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { isFrequencyPerCase } from '../told/find-frequency.ts';

export const PROBLEM_TESTS: readonly Message[] = [
  {
    id: 'prob.test.instead',
    when: ({ slots }) => slots.instead !== undefined,
    variants: [
      {
        es: 'Que pesa se comprueba en lo que la gente hace hoy. Basta hablar con cinco que recurren a {{instead}} y preguntar por la última vez: cuánto tardaron, cuánto pagaron y qué les faltó.',
        en: 'What people do today shows that it matters. Talk to five who use {{instead}} and ask about the last time: how long it took, what they paid and what was missing.',
      },
      {
        es: 'La prueba no es una opinión. Es lo que costó la última vez, en dinero y en tiempo, a cinco personas que hoy recurren a {{instead}}; si a ninguna le costó nada, el problema no pesa lo bastante para vivir de él.',
        en: 'Opinions prove nothing. What counts is what the last time cost, in money and time, five people who now use {{instead}}; if it cost none of them anything, the problem is too small to live from.',
      },
      {
        es: 'Quien hoy recurre a {{instead}} ya paga por salir del paso, con dinero o con tiempo. Cinco que cuenten su última vez, sin que nadie les sugiera la queja, bastan para saber si el problema es común.',
        en: 'People who use {{instead}} today already pay to get by, in money or time. Five accounts of the last time, with nobody prompting the complaint, will show whether the problem is common.',
      },
    ],
  },
  {
    id: 'prob.test',
    variants: [
      {
        es: 'Que sea frecuente se comprueba preguntando por la última vez, nunca por la opinión: cuándo ocurrió, cómo se resolvió y cuánto costó. Respuestas corrientes en el oficio: {{substitutes}}.',
        en: 'To test how common it is, ask about the last time, never for an opinion: when it happened, how it was solved and what it cost. Usual answers in the trade: {{substitutes}}.',
      },
      {
        es: 'La prueba de que pesa está en la salida que ya se busca hoy, en este oficio la más corriente: {{substitutes}}. Quien ha pagado por un apaño pagará por una solución.',
        en: 'The proof that it matters is what people already do about it, in this trade most often: {{substitutes}}. Anyone who has paid for a stopgap will pay for a solution.',
      },
      {
        es: 'Cinco personas que lo cuenten sin que nadie se lo sugiera valen más que una encuesta: basta preguntar qué hicieron la última vez. Lo que suele oírse en el oficio: {{substitutes}}.',
        en: 'Five people who bring it up unprompted are worth more than a survey: just ask what they did last time. What the trade usually hears: {{substitutes}}.',
      },
    ],
  },
];

/** Somebody who buys once a year is worth one sale. */
const comesBack = ({ figures }: Draft) => Number(figures['uses-sometimes']?.value ?? 1) > 1;

export const VALUES: readonly Message[] = [
  {
    id: 'cust.value.recurring',
    when: ({ diagnosis }) => diagnosis.isRecurring,
    variants: [
      {
        es: 'Cada {{unit}} que sigue un mes más deja {{fig:margin-unit*}} y ahorra una venta nueva: lo que se gaste en que nadie se vaya rinde antes que un anuncio.',
        en: 'Each {{unit}} kept one more month leaves {{fig:margin-unit*}} and saves having to win another: money spent on keeping customers pays back sooner than advertising.',
      },
      {
        es: 'Cada {{unit}} vale {{fig:margin-unit*}} al mes, y doce veces eso si se queda un año. Por eso la primera semana se cuida más que la venta.',
        en: 'Each {{unit}} is worth {{fig:margin-unit*}} a month, and twelve times that after a full year. That is why the first week gets more care than the sale.',
      },
    ],
  },
  {
    id: 'cust.value.case',
    when: (draft) => comesBack(draft) && isFrequencyPerCase(draft.facts),
    variants: [
      {
        es: 'Cada caso, a {{fig:uses-sometimes*}} {{units}}, deja {{fig:customer-year*}} de margen; quien viene una sola vez, {{fig:margin-unit*}}. La diferencia es lo que se pierde con quien lo deja a medias.',
        en: 'Each case, at {{fig:uses-sometimes*}} {{units}}, leaves {{fig:customer-year*}} of margin; somebody who comes once, {{fig:margin-unit*}}. The difference is what is lost with whoever leaves it half-way.',
      },
      {
        es: 'Un caso vale {{fig:customer-year*}} de margen si se lleva hasta el final, a {{fig:uses-sometimes*}} {{units}}, y {{fig:margin-unit*}} si se queda en una. Esa cuenta pone techo a lo que conviene gastar en conseguirlo.',
        en: 'A case is worth {{fig:customer-year*}} of margin when it is seen through, at {{fig:uses-sometimes*}} {{units}}, and {{fig:margin-unit*}} if it stops at one. That caps what it is worth spending to win it.',
      },
    ],
  },
  {
    id: 'cust.value.year',
    when: comesBack,
    variants: [
      {
        es: 'A {{fig:uses-sometimes*}} {{units}} al año, cada cliente deja {{fig:customer-year*}} de margen; una sola vez, {{fig:margin-unit*}}. La diferencia es lo que se pierde cuando alguien no vuelve.',
        en: 'At {{fig:uses-sometimes*}} {{units}} a year, each customer leaves {{fig:customer-year*}} of margin; one who comes once, {{fig:margin-unit*}}. The difference is what is lost when somebody does not come back.',
      },
      {
        es: 'Un cliente vale {{fig:customer-year*}} de margen en un año de {{fig:uses-sometimes*}} {{units}}, y {{fig:margin-unit*}} si viene una vez. Esa cuenta pone techo a lo que conviene gastar en conseguirlo.',
        en: 'A customer is worth {{fig:customer-year*}} of margin over a year of {{fig:uses-sometimes*}} {{units}}, and {{fig:margin-unit*}} if they come once. That caps what it is worth spending to win one.',
      },
      {
        es: 'Lo que está en juego con cada persona no son los {{fig:margin-unit*}} de la primera venta, sino {{fig:customer-year*}} de margen al año, a {{fig:uses-sometimes*}} {{units}}. Por eso la segunda venta importa más que la primera.',
        en: 'What is at stake with each customer is not the {{fig:margin-unit*}} of the first sale but {{fig:customer-year*}} of margin a year, at {{fig:uses-sometimes*}} {{units}}. That is why the second sale matters more than the first.',
      },
    ],
  },
  {
    id: 'cust.value',
    variants: [
      {
        es: 'Cada {{unit}} deja {{fig:margin-unit*}} y quien compra tardará en volver: la venta siguiente llega si lo recomienda a otro.',
        en: 'The margin on each {{unit}} is {{fig:margin-unit*}}, and buyers are slow to return: the next sale comes if they recommend it to somebody.',
      },
      {
        es: 'De cada {{unit}} quedan {{fig:margin-unit*}}. Como nadie repite pronto, la siguiente venta sale de quien quedó contento, y hay que pedírsela.',
        en: 'The margin on each {{unit}} is {{fig:margin-unit*}}. As nobody buys again soon, the next sale comes through a satisfied customer, who has to be asked.',
      },
    ],
  },
];
