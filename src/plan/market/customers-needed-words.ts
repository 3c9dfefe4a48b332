// Why so many customers are needed, and what their number hangs on.
import { isFirm } from '../../sectors/buyer.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

export const METHOD: Message = {
  id: 'mkt.method',
  variants: [
    {
      es: 'El cliente principal: {{customer}}. La cuenta parte de lo que se prevé vender, y no de un mercado enorme: cuántos tienen que comprar, y entre cuánta gente hay que encontrarlos.',
      en: 'The main customer: {{customer}}. The sum works up from sales, not down from a percentage of a vast market: how many have to buy, and among how many people they have to be found.',
    },
    {
      es: 'Se vende primero a {{customer}}. Lo que sigue cuenta hacia atrás: de las ventas previstas a los clientes que hacen falta, y de ellos a la gente entre la que tienen que estar.',
      en: 'The first customers are {{customer}}. What follows counts backwards: from the sales forecast to the customers needed, and from them to the number of people among whom they must be found.',
    },
    {
      es: 'Cliente principal: {{customer}}. Estas son las ventas previstas, los clientes que suponen y la gente que tiene que haber alrededor.',
      en: 'Main customer: {{customer}}. Below: the sales forecast, the customers it requires and how many such people must live or pass nearby.',
    },
  ],
};

export const METHOD_TAKEOVER: Message = {
  id: 'mkt.method.takeover',
  variants: [
    {
      es: 'Cliente principal: {{customer}}. El negocio ya vende: lo que hay que saber no es cuánta gente vive cerca, sino cuánto vende hoy de verdad y cuánto de ello se queda al cambiar de manos.',
      en: 'Main customer: {{customer}}. The business sells already: what matters is not how many people live nearby, but what it really sells today and how much of that stays when it changes hands.',
    },
  ],
};

export const METHOD_RECURRING: Message = {
  id: 'mkt.method.recurring',
  variants: [
    {
      es: 'El cliente principal: {{customer}}. Aquí se paga todos los meses, de modo que se cuentan clientes que siguen activos, los que hay que ganar para tenerlos y entre cuántos se buscan.',
      en: 'The main customer: {{customer}}. Here they pay every month, so the count is of active customers, how many must be won to keep that number, and how many prospects that takes.',
    },
    {
      es: 'Una cuota vale lo que dura. Cliente principal: {{customer}}. La cuenta dice cuántos deben seguir pagando, cuántos hay que ganar contando las bajas y cuántos tiene que haber.',
      en: 'What a monthly fee is worth depends on how long it lasts. Main customer: {{customer}}. The table shows how many must keep paying, how many have to be won once leavers are counted, and how many prospects there must be.',
    },
  ],
};

/** The firms that the founder counted, and what each of them would have to buy if there were no others. */
export const NAMED_FIRMS: Message = {
  id: 'mkt.named.firms',
  when: ({ figures, buyer }) => figures['named-each'] !== undefined && isFirm(buyer),
  variants: [
    {
      es: 'En la entrevista se contaron {{fig:customers-named*}}: si solo compraran esos, serían {{fig:named-each*}} {{units}} al año cada uno. Preguntárselo a cinco dirá si bastan o cuántos más hay que buscar.',
      en: 'The interview named {{fig:customers-named*}}: if only they bought, it would take {{fig:named-each*}} {{units}} a year each. Asking five of them will show whether they are enough or how many more to find.',
    },
  ],
};

/** Who comes second where persons and firms were named: the forecast counts what either buys at the main customer’s price. */
export const TWO_BUYERS: Message = {
  id: 'mkt.two-buyers',
  when: ({ slots }) => slots.secondBuyer !== undefined && slots.linesPriced === undefined,
  variants: [
    {
      es: 'Segundo cliente: {{secondBuyer}}. La previsión cuenta cada venta al mismo precio: cuánto comprarían, a cuál y a cuántos días pagan no se dijo, y se pregunta antes del {{fig:go-by}}.',
      en: 'Second customer: {{secondBuyer}}. The forecast counts every sale at the same price: how much they would buy, at what price and on what terms was not said; ask before {{fig:go-by}}.',
    },
    {
      es: 'El precio es el de ese cliente principal, y la previsión cuenta con él todas las ventas. En segundo lugar, {{secondBuyer}}: cuánto comprarían, a qué precio y a cuántos días pagan se pregunta antes del {{fig:go-by}}.',
      en: 'The price is the main customer’s, and the forecast counts every sale at it. Second customer: {{secondBuyer}}. How much they would buy, at what price and on what terms must be asked before {{fig:go-by}}.',
    },
  ],
};

/** The same where several things are sold, each at its price. */
export const TWO_BUYERS_OF_LINES: Message = {
  id: 'mkt.two-buyers.lines',
  when: ({ slots }) => slots.secondBuyer !== undefined && slots.linesPriced !== undefined,
  variants: [
    {
      es: 'Segundo cliente: {{secondBuyer}}. La previsión cuenta cada cosa a su precio; a cuántos días pagan no se dijo, y se pregunta antes del {{fig:go-by}}.',
      en: 'Second customer: {{secondBuyer}}. The forecast counts each thing at its own price; on what terms they pay was not said; ask before {{fig:go-by}}.',
    },
  ],
};

/** Of those needed, the ones the founder counted already. */
export const NAMED: Message = {
  id: 'mkt.named',
  when: ({ figures, buyer }) => figures['customers-to-find'] !== undefined && figures['named-each'] === undefined && isFirm(buyer),
  variants: [
    {
      es: 'En la entrevista se contaron {{fig:customers-named*}}: aun comprando todos, quedan {{fig:customers-to-find*}} por encontrar.',
      en: 'The interview named {{fig:customers-named*}}: even if all of them buy, {{fig:customers-to-find*}} more have to be found.',
    },
    {
      es: 'Ya hay {{fig:customers-named*}} contados, y se les visita primero; los otros {{fig:customers-to-find*}} están por encontrar.',
      en: '{{fig:customers-named*}} are known already and come first; the other {{fig:customers-to-find*}} have yet to be found.',
    },
  ],
};

/** The strong day and the quiet one, as they were told; a flat average would hide both. */
export const PEAK_DAY: Message = {
  id: 'mkt.peak-day',
  when: ({ figures }) => figures['day-units'] !== undefined,
  variants: [
    {
      es: 'No es igual cada día: se contaron {{fig:day-units*}} {{units}} el día fuerte{{quietDay}}; la media del primer año, {{fig:units-day*}} por jornada, es solo para comparar.',
      en: 'Days differ: the busiest was put at {{fig:day-units*}} {{units}}{{quietDay}}; the first-year average, {{fig:units-day*}} a working day, is only for comparison.',
    },
  ],
};

export const PER_DAY: Message = {
  id: 'mkt.per-day',
  when: ({ figures }) => amountOf(figures, 'units-day') > 1 && figures['day-units'] === undefined,
  variants: [
    {
      es: 'De media en el año son {{fig:units-day*}} {{units}} por jornada, con {{fig:days-month*}} jornadas al mes.',
      en: 'Averaged over the year, that makes {{fig:units-day*}} {{units}} a day, at {{fig:days-month*}} working days a month.',
    },
    {
      es: 'Cada jornada, de las {{fig:days-month*}} que tiene el mes, pide {{fig:units-day*}} {{units}} de media en el año.',
      en: 'Each of the {{fig:days-month*}} working days in a month has to bring {{fig:units-day*}} {{units}}, averaged over the year.',
    },
    {
      es: 'Para llegar ahí hay que vender {{fig:units-day*}} {{units}} por día de trabajo, de media en el año, contando {{fig:days-month*}} al mes.',
      en: 'Getting there means selling {{fig:units-day*}} {{units}} each working day, averaged over the year, at {{fig:days-month*}} a month.',
    },
  ],
};

export const STAYING: Message = {
  id: 'mkt.staying',
  variants: [
    {
      es: 'Preguntar a cada uno por qué se marcha, el mismo día, vale más que cualquier anuncio: las bajas ya están en la cuenta.',
      en: 'Asking each why they leave, on the day they do, is worth more than any advertisement: leavers are already counted in.',
    },
    {
      es: 'Cada cliente que se marcha obliga a encontrar otro solo para quedarse igual; el motivo se pregunta ese mismo día.',
      en: 'Each customer who leaves means finding another just to stand still: ask why that same day.',
    },
    {
      es: 'Retener a uno cuesta una conversación; reponerlo, todo lo que cuesta darse a conocer. La cuenta supone que algunos se irán.',
      en: 'Keeping a customer costs a conversation; replacing one costs a full round of marketing. The sum assumes some will leave.',
    },
  ],
};

export const FREQUENCY: Message = {
  id: 'mkt.frequency',
  variants: [
    {
      es: 'Cuánto compra cada uno no se dijo y es lo que más mueve la cuenta: a {{fig:uses-seldom*}} al año harían falta {{fig:customers-seldom*}} clientes. Se apunta la fecha de los veinte primeros.',
      en: 'How often each buys was not said, and nothing changes the sum more: at {{fig:uses-seldom*}} a year it would take {{fig:customers-seldom*}} customers. Note the dates of the first twenty.',
    },
    {
      es: 'La costumbre es la corriente del oficio, no un dato. Si cada cliente comprara {{fig:uses-seldom*}} al año, serían {{fig:customers-seldom*}}: una libreta con los veinte primeros lo dirá.',
      en: 'The frequency is the trade’s usual, not a fact. If each customer bought {{fig:uses-seldom*}} a year, it would take {{fig:customers-seldom*}}: the dates of the first twenty will tell.',
    },
  ],
};

/** A thing that each customer buys once, such as a licence or a wedding. */
export const ONCE_EACH: Message = {
  id: 'mkt.frequency.once',
  variants: [
    {
      es: 'Aquí nadie repite en el año: hacen falta tantos clientes como {{units}}, y cada uno que acaba contento es el camino más corto hasta el siguiente.',
      en: 'Nobody comes back within the year: it takes as many customers as {{units}}, and a pleased one is the shortest route to the next.',
    },
    {
      es: 'Cada cliente compra una sola vez, así que la cuenta no tiene atajos. Lo que la acorta es pedir, al terminar, el nombre de alguien que esté en lo mismo.',
      en: 'Each customer buys just once, so there are no short cuts. What helps is asking, at the end, for the name of somebody in the same position.',
    },
  ],
};

/** Told by the injury, the job or whatever brings somebody: how many of those a year brings each is not known. */
export const FREQUENCY_PER_CASE: Message = {
  id: 'mkt.frequency.case',
  variants: [
    {
      es: 'En la entrevista se contaron {{fig:uses-sometimes*}} {{units}} por cada caso, no por año: los clientes son casos, y cada uno que vuelva con otro en el año es un cliente menos que buscar. Se apunta con cuál viene cada uno.',
      en: 'The interview counted {{fig:uses-sometimes*}} {{units}} for each case, not for a year: so customers here are cases, and anyone who returns with another within the year is one fewer to find. Record each case.',
    },
  ],
};

/** Told of this business: nothing of it is supposed but that it holds. */
export const FREQUENCY_HERE: Message = {
  id: 'mkt.frequency.here',
  variants: [
    {
      es: 'Según se contó, cada cliente viene {{fig:uses-sometimes*}} veces al año. Si se queda en {{fig:uses-seldom*}}, harían falta {{fig:customers-seldom*}}: lo dirán los primeros que repitan.',
      en: 'As stated, each customer comes {{fig:uses-sometimes*}} times a year. At {{fig:uses-seldom*}} it would take {{fig:customers-seldom*}}: the first customers to return will tell.',
    },
  ],
};

export const FREQUENCY_SAID: Message = {
  id: 'mkt.frequency.said',
  variants: [
    {
      es: 'Se dijo que compran {{fig:uses-sometimes*}} veces al año, pero no dónde; esta cuenta supone que todas son aquí. Con {{fig:uses-seldom*}} harían falta {{fig:customers-seldom*}} clientes.',
      en: 'They were said to buy {{fig:uses-sometimes*}} times a year, but not where; this sum assumes that it is always here. At {{fig:uses-seldom*}} it would take {{fig:customers-seldom*}} customers.',
    },
    {
      es: 'La previsión supone que las {{fig:uses-sometimes*}} veces al año que compra son aquí. Con solo {{fig:uses-seldom*}} al año, los clientes subirían a {{fig:customers-seldom*}}: lo dirán los primeros que repitan.',
      en: 'The forecast assumes that all {{fig:uses-sometimes*}} times a year they buy are here. At {{fig:uses-seldom*}}, it would take {{fig:customers-seldom*}} customers: the first customers to return will tell.',
    },
  ],
};

/** Told "each" of those who own several: of each owner, or of each thing. */
export const FREQUENCY_OF_OWNERS: Message = {
  id: 'mkt.frequency.owners',
  variants: [
    {
      es: 'Se contó «cada uno», y puede ser de cada dueño o de cada uno de sus {{ownedThings}}. La tabla toma lo que pide más clientes: {{fig:uses-sometimes*}} al año de cada dueño. Si es lo segundo, {{fig:regulars-units}} al mes son {{fig:owned-things}} {{ownedThings}}, y con {{fig:owned-from*}} a {{fig:owned-to*}} por dueño bastan de {{fig:owners-fewest}} a {{fig:owners-most}}: hay que buscar menos, pero el mayor sería el {{fig:owner-share}} de las ventas. Se pregunta al primero, y ninguno debería pasar de un tercio.',
      en: '“Each” may mean each owner or each of their {{ownedThings}}. The table takes the one that needs more customers: {{fig:uses-sometimes*}} a year for each owner. In the other case, {{fig:regulars-units}} a month are {{fig:owned-things}} of them, and at {{fig:owned-from*}} to {{fig:owned-to*}} an owner, {{fig:owners-fewest}} to {{fig:owners-most}} owners are enough: fewer to find, but the largest would be {{fig:owner-share}} of sales. Ask the first one; none should be more than a third of sales.',
    },
  ],
};

/** A habit told without saying where: of it, half is the base of every sum. */
export const HABIT_SHARED: Message = {
  id: 'mkt.frequency.habit',
  variants: [
    {
      es: 'Se dijo que compran {{fig:uses-told*}} veces al año, pero no dónde; esta cuenta supone que la mitad son aquí. Si fueran todas bastarían {{fig:customers-told*}} clientes; si fuera un cuarto harían falta {{fig:customers-seldom*}}, y lo dirán los primeros que repitan.',
      en: 'They were said to buy {{fig:uses-told*}} times a year, but not where; this sum assumes that half are here. If all were, {{fig:customers-told*}} customers would do; a quarter would take {{fig:customers-seldom*}}. The first customers to return will tell.',
    },
    {
      es: 'De las {{fig:uses-told*}} veces al año que compran, la cuenta supone aquí la mitad: nadie compra siempre en el mismo sitio. Con todas bastarían {{fig:customers-told*}} clientes, con un cuarto harían falta {{fig:customers-seldom*}}; las fechas de los veinte primeros lo dirán.',
      en: 'Of the {{fig:uses-told*}} times a year they buy, half are assumed to be here: nobody always buys in one place. If all were, it would take {{fig:customers-told*}} customers; a quarter, {{fig:customers-seldom*}}. The dates of the first twenty will tell.',
    },
  ],
};
