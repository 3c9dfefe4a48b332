// What a customer is worth, how the problem is tested and against whom the offer is made.
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';

export const PROBLEM_TESTS: readonly Message[] = [
  {
    id: 'prob.test.instead',
    when: ({ slots }) => slots.instead !== undefined,
    variants: [
      {
        es: 'Que pesa se comprueba en lo que la gente hace hoy. Basta hablar con cinco que recurren a {{instead}} y preguntar por la última vez: cuánto tardaron, cuánto pagaron y qué les faltó.',
        en: 'That it matters shows in what people do today. Talk to five who turn to {{instead}} and ask about the last time: how long it took, what they paid and what was missing.',
      },
      {
        es: 'La prueba no es una opinión. Es lo que costó la última vez, en dinero y en rato, a cinco personas que hoy recurren a {{instead}}; si ninguna se queja, el problema era de otro.',
        en: 'The proof is no opinion. It is what the last time cost, in money and in time, to five people who now turn to {{instead}}; if none of them complains, the problem was somebody else’s.',
      },
      {
        es: 'Quien hoy recurre a {{instead}} ya paga por salir del paso, con dinero o con tiempo. Cinco que cuenten su última vez, sin que nadie les sugiera la queja, bastan para saber si el problema es común.',
        en: 'Whoever turns to {{instead}} today already pays to get by, in money or in time. Five who tell of their last time, with nobody prompting the complaint, are enough to know whether the problem is common.',
      },
    ],
  },
  {
    id: 'prob.test',
    variants: [
      {
        es: 'Que sea frecuente se comprueba preguntando por la última vez, nunca por la opinión: cuándo ocurrió, cómo se resolvió y cuánto costó. Respuestas corrientes en el oficio: {{substitutes}}.',
        en: 'Whether it is common can be tested by asking about the last time, never for an opinion: when it happened, how it was solved and what it cost. Usual answers in the trade: {{substitutes}}.',
      },
      {
        es: 'La prueba de que pesa está en la salida que ya se busca hoy, en este oficio la más corriente: {{substitutes}}. Quien ha pagado por un apaño pagará por una solución.',
        en: 'The proof that it matters lies in the way out people already look for, in this trade most often this: {{substitutes}}. Anyone who has paid for a makeshift will pay for a solution.',
      },
      {
        es: 'Cinco personas que lo cuenten sin que nadie se lo sugiera valen más que una encuesta: basta preguntar qué hicieron la última vez. Lo que suele oírse en el oficio: {{substitutes}}.',
        en: 'Five people who bring it up unprompted are worth more than a survey: just ask what they did the last time. What the trade usually hears: {{substitutes}}.',
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
        en: 'Each {{unit}} that stays one more month leaves {{fig:margin-unit*}} and saves a new sale: whatever is spent on keeping customers pays back sooner than an advertisement.',
      },
      {
        es: 'Cada {{unit}} vale {{fig:margin-unit*}} al mes, y doce veces eso si se queda un año. Por eso la primera semana se cuida más que la venta.',
        en: 'Each {{unit}} is worth {{fig:margin-unit*}} a month, and twelve times that after a full year. That is why the first week gets more care than the sale.',
      },
    ],
  },
  {
    id: 'cust.value.year',
    when: comesBack,
    variants: [
      {
        es: 'A {{fig:uses-sometimes*}} {{units}} al año, cada cliente deja {{fig:customer-year*}} de margen; una sola vez, {{fig:margin-unit*}}. La diferencia es lo que se pierde cuando alguien no vuelve.',
        en: 'At {{fig:uses-sometimes*}} {{units}} a year, each customer leaves {{fig:customer-year*}} of margin; once only, {{fig:margin-unit*}}. The difference is what is lost when somebody does not come back.',
      },
      {
        es: 'Un cliente vale {{fig:customer-year*}} de margen en un año de {{fig:uses-sometimes*}} {{units}}, y {{fig:margin-unit*}} si viene una vez. Esa cuenta pone techo a lo que conviene gastar en conseguirlo.',
        en: 'A customer is worth {{fig:customer-year*}} of margin over a year of {{fig:uses-sometimes*}} {{units}}, and {{fig:margin-unit*}} if they come once. That sum caps what is worth spending to win one.',
      },
      {
        es: 'Lo que está en juego con cada persona no son los {{fig:margin-unit*}} de la primera venta, sino {{fig:customer-year*}} de margen al año, a {{fig:uses-sometimes*}} {{units}}. Por eso se cuida más la segunda que la primera.',
        en: 'What is at stake with each person is not the {{fig:margin-unit*}} of the first sale but {{fig:customer-year*}} of margin a year, at {{fig:uses-sometimes*}} {{units}}. That is why the second is looked after more than the first.',
      },
    ],
  },
  {
    id: 'cust.value',
    variants: [
      {
        es: 'Cada {{unit}} deja {{fig:margin-unit*}} y quien compra tardará en volver: lo que multiplica esa venta es que la cuente a otro.',
        en: 'Each {{unit}} leaves {{fig:margin-unit*}}, and whoever buys will be slow to return: what multiplies the sale is word passed on to somebody else.',
      },
      {
        es: 'De cada {{unit}} quedan {{fig:margin-unit*}}. Como nadie repite pronto, la siguiente venta sale de quien quedó contento, y hay que pedírsela.',
        en: 'Each {{unit}} leaves {{fig:margin-unit*}}. As nobody buys again soon, the next sale comes from somebody who was pleased, and has to be asked for.',
      },
    ],
  },
];

export const VERSUS_TOLD: Message = {
  id: 'value.versus.told',
  variants: [
    {
      es: 'Contra {{rival}} la oferta ya tiene argumento, y está en este punto, {{point}}: {{theirs}} frente a {{ours}}. Va en la primera línea de cualquier anuncio; lo demás de la tabla son respuestas por ganar.',
      en: 'Against {{rival}} the offer already has its case, on one point, {{point}}: {{theirs}} as against {{ours}}. It goes into the first line of any advertisement; the rest of the table is still to be earned.',
    },
    {
      es: 'De lo contado sale un motivo para dejar {{rival}}: {{point}}. Allí, {{theirs}}; aquí, {{ours}}. Es el único que ya se puede decir en voz alta, y la tabla señala los siguientes.',
      en: 'What was told gives one reason to leave {{rival}}: {{point}}. There, {{theirs}}; here, {{ours}}. It is the only one that can be said aloud today, and the table points to the next.',
    },
  ],
};

export const VERSUS_OWN: Message = {
  id: 'value.versus.own',
  variants: [
    {
      es: 'Frente a {{alternatives}}, la oferta tiene una promesa que se puede medir, {{point}}: {{ours}}. Si allí dan lo mismo, hay que buscar otra; si no, va delante de todo lo demás.',
      en: 'Against {{alternatives}} the offer has one promise that can be measured, {{point}}: {{ours}}. If they give the same there, another is needed; if not, it goes before everything else.',
    },
    {
      es: 'De la oferta hay algo que el cliente puede comprobar el primer día, {{point}}: {{ours}}. Es lo que hay que comparar con {{alternatives}} antes de escribir ningún anuncio.',
      en: 'One thing in the offer can be checked by the customer on day one, {{point}}: {{ours}}. That is what to compare with {{alternatives}} before any advertisement is written.',
    },
  ],
};

export const VERSUS: readonly Message[] = [
  {
    id: 'value.versus.edge',
    when: ({ slots, said }) => slots.instead !== undefined && said.edges.length > 0,
    variants: [
      {
        es: 'Esto es lo que tiene que separarla de {{instead}}: {{edgeOne}}. Si allí también se encuentra, el motivo para cambiar desaparece: se comprueba con una visita, antes de firmar nada.',
        en: 'This is what has to set it apart from {{instead}}: {{edgeOne}}. If that can be had there too, the reason to switch is gone: one visit settles it, before anything is signed.',
      },
      {
        es: 'Frente a {{instead}}, esta es la promesa que queda por demostrar: {{edgeOne}}. Todo lo demás de la oferta se puede copiar en un mes; eso, solo si nadie lo da ya.',
        en: 'Against {{instead}}, this is the promise left to prove: {{edgeOne}}. Everything else in the offer can be copied in a month; that holds only if nobody gives it already.',
      },
    ],
  },
  {
    id: 'value.versus.instead',
    when: ({ slots }) => slots.instead !== undefined,
    variants: [
      {
        es: 'La oferta dice qué se hace, y aún no por qué elegirla antes que a {{instead}}. Las propuestas de la tabla son maneras de decirlo: conviene quedarse con una, escribirla donde el cliente la lea y cumplirla desde el primero.',
        en: 'The offer says what is done, not yet why to choose it over {{instead}}. The proposals in the table are ways of saying so: keep one, write it where customers read it and honour it from the first of them on.',
      },
      {
        es: 'Frente a {{instead}} falta una razón que el cliente pueda comprobar sin fiarse de nadie. La tabla propone varias; la que se elija tiene que caber en el presupuesto y en el primer mes.',
        en: 'Against {{instead}} a reason is missing that customers can check without trusting anyone. The table proposes several; the one chosen has to fit the budget and the first month.',
      },
    ],
  },
  {
    id: 'value.versus',
    variants: [
      {
        es: 'Quien no compre aquí seguirá como hasta ahora: {{substitutes}}. Contra eso no vale decir que se hace mejor: hay que poder enseñar una de las respuestas de la tabla, y es lo primero por decidir.',
        en: 'Those who do not buy here go on as before: {{substitutes}}. Against that it is no use to claim better work: one of the answers in the table has to be on show, and choosing it comes first.',
      },
      {
        es: 'Lo más parecido a un rival que tiene el oficio: {{substitutes}}. La oferta necesita una respuesta que ahí no se encuentre, y la tabla reúne las que este oficio puede prometer.',
        en: 'The nearest thing to a rival in the trade: {{substitutes}}. The offer needs an answer not to be had there, and the table gathers those this trade can promise.',
      },
    ],
  },
];
