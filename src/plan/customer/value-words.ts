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
        es: 'Hoy la gente recurre a {{instead}}. Para saber cuánto pesa el problema basta con hablar con cinco de esas personas y preguntarles por la última vez: cuánto tardaron, cuánto pagaron y qué les faltó.',
        en: 'Today people turn to {{instead}}. To find out how much the problem matters, talk to five of them and ask about the last time: how long it took, what they paid and what was missing.',
      },
      {
        es: 'Antes de abrir, {{name}} debería saber cuánto le costó la última vez, en dinero y en tiempo, a cinco personas que hoy recurren a {{instead}}. Si a ninguna le costó nada, el problema no basta para vivir de él.',
        en: 'Before opening, {{name}} should know what the last time cost, in money and time, five people who now turn to {{instead}}. If it cost none of them anything, the problem is too small to live from.',
      },
      {
        es: 'Quien hoy recurre a {{instead}} ya paga, con dinero o con tiempo, por salir del paso. Conviene escuchar a cinco de esas personas, sin sugerirles la queja, para saber si el problema es común.',
        en: 'People who now turn to {{instead}} already pay, in money or in time, to get by. Listening to five of them, without prompting the complaint, will show whether the problem is common.',
      },
    ],
  },
  {
    id: 'prob.test',
    variants: [
      {
        es: 'Para saber si es frecuente conviene preguntar por la última vez: cuándo ocurrió, cómo se resolvió y cuánto costó. En este oficio, la gente suele salir del paso así: {{substitutes}}.',
        en: 'To find out how common it is, ask about the last time: when it happened, how it was solved and what it cost. In this trade people usually get by like this: {{substitutes}}.',
      },
      {
        es: 'En este oficio, la gente suele salir del paso así: {{substitutes}}. Quien lo hace hoy es la primera persona con la que {{name}} debería hablar.',
        en: 'In this trade people usually get by like this: {{substitutes}}. Anyone who does so today is the first person {{name}} should talk to.',
      },
      {
        es: 'Antes de abrir conviene preguntar a cinco personas qué hicieron la última vez, sin sugerirles la respuesta. En este oficio lo más habitual es esto: {{substitutes}}.',
        en: 'Before opening, ask five people what they did the last time, without prompting the answer. In this trade the commonest answers are these: {{substitutes}}.',
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
        es: 'Cada {{unit}} que se queda un mes más deja {{fig:margin-unit*}} de margen y evita tener que buscar a alguien nuevo. Por eso compensa más gastar en que nadie se vaya que en anuncios.',
        en: 'Each {{unit}} kept for one more month brings a margin of {{fig:margin-unit*}} and saves having to find somebody new. So money is better spent on keeping customers than on advertising.',
      },
      {
        es: 'Cada {{unit}} deja {{fig:margin-unit*}} de margen al mes, de modo que quien se queda un año vale doce veces más que quien se va tras el primer mes. Por eso hay que cuidar sobre todo las primeras semanas.',
        en: 'Each {{unit}} brings a margin of {{fig:margin-unit*}} a month, so a customer who stays for a year is worth twelve times one who leaves after the first month. That is why the first few weeks need most care.',
      },
    ],
  },
  {
    id: 'cust.value.case',
    when: (draft) => comesBack(draft) && isFrequencyPerCase(draft.facts),
    variants: [
      {
        es: 'Cada caso, con {{fig:uses-sometimes*}} {{units}}, deja {{fig:customer-year*}} de margen, frente a los {{fig:margin-unit*}} de quien viene una sola vez. Por eso hay que evitar que alguien lo deje a medias.',
        en: 'Each case, at {{fig:uses-sometimes*}} {{units}}, brings a margin of {{fig:customer-year*}}, against {{fig:margin-unit*}} from somebody who comes only once. So it matters that nobody gives up half-way.',
      },
      {
        es: 'Un caso que se completa, con {{fig:uses-sometimes*}} {{units}}, deja {{fig:customer-year*}} de margen; si se abandona tras la primera vez, deja {{fig:margin-unit*}}. Entre esas dos cifras está lo que se puede gastar en conseguirlo.',
        en: 'A case that is seen through, at {{fig:uses-sometimes*}} {{units}}, brings a margin of {{fig:customer-year*}}; one dropped after the first time brings {{fig:margin-unit*}}. What can be spent to win it lies between the two.',
      },
    ],
  },
  {
    id: 'cust.value.year',
    when: comesBack,
    variants: [
      {
        es: 'Un cliente que compra {{fig:uses-sometimes*}} veces al año deja {{fig:customer-year*}} de margen, frente a los {{fig:margin-unit*}} de quien compra una sola vez. Por eso importa más que los clientes vuelvan que atraer a muchos una vez.',
        en: 'A customer who buys {{fig:uses-sometimes*}} times a year brings a margin of {{fig:customer-year*}}, against {{fig:margin-unit*}} from one who buys only once. So bringing customers back matters more than drawing in many of them once.',
      },
      {
        es: 'Con {{fig:uses-sometimes*}} compras al año, cada cliente deja {{fig:customer-year*}} de margen; con una sola, {{fig:margin-unit*}}. Entre esas dos cifras está lo que se puede gastar en conseguirlo.',
        en: 'With {{fig:uses-sometimes*}} purchases a year, each customer brings a margin of {{fig:customer-year*}}; with only one, {{fig:margin-unit*}}. What can be spent to win a customer lies between the two.',
      },
      {
        es: 'La primera venta deja {{fig:margin-unit*}} de margen, pero un cliente que compra {{fig:uses-sometimes*}} veces al año deja {{fig:customer-year*}}. Por eso hay que cuidar la segunda venta tanto como la primera.',
        en: 'The first time, a customer brings a margin of {{fig:margin-unit*}}, but one who buys {{fig:uses-sometimes*}} times a year brings {{fig:customer-year*}}. So bringing customers back deserves as much care as winning them.',
      },
    ],
  },
  {
    id: 'cust.value',
    variants: [
      {
        es: 'Cada {{unit}} deja {{fig:margin-unit*}} de margen y quien compra tarda en volver. El cliente siguiente depende, por tanto, de que el anterior recomiende {{name}}.',
        en: 'The margin on each {{unit}} is {{fig:margin-unit*}}, and buyers are slow to return. The next customer therefore depends on this one recommending {{name}}.',
      },
      {
        es: 'Cada {{unit}} deja {{fig:margin-unit*}} de margen. Como casi nadie repite pronto, el cliente siguiente tiene que llegar por otro satisfecho, y hay que pedirle a este que recomiende el negocio.',
        en: 'The margin on each {{unit}} is {{fig:margin-unit*}}. As hardly anybody buys again soon, the next customer has to come through a satisfied one, who must be asked to recommend the business.',
      },
    ],
  },
];
