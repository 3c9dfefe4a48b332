// Why so many customers are needed, and what their number hangs on.
import { isFirm } from '../../sectors/buyer.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

export const METHOD: Message = {
  id: 'mkt.method',
  variants: [
    {
      es: 'El cliente principal es este: {{customer}}. La tabla parte de las ventas previstas y calcula cuántos clientes hacen falta y entre cuánta gente hay que encontrarlos.',
      en: 'The main customer is this: {{customer}}. The table starts from the sales forecast and works out how many customers it takes and among how many people they have to be found.',
    },
    {
      es: 'La previsión cuenta con vender sobre todo a {{customer}}. La tabla va de las ventas previstas a los clientes que hacen falta, y de ellos al número de personas que tiene que haber alrededor.',
      en: 'The forecast relies mainly on selling to {{customer}}. The table goes from the forecast to the customers it takes, and from them to the number of people there have to be around.',
    },
    {
      es: 'El plan se dirige sobre todo a {{customer}}. Estas son las ventas previstas, los clientes que suponen y la gente que tiene que haber alrededor.',
      en: 'The plan is aimed mainly at {{customer}}. These are the sales forecast, the customers it requires and how many such people must live or pass nearby.',
    },
  ],
};

export const METHOD_TAKEOVER: Message = {
  id: 'mkt.method.takeover',
  variants: [
    {
      es: 'El plan se dirige sobre todo a {{customer}}. Como el negocio ya vende, importa menos cuánta gente vive cerca que cuánto se vende hoy de verdad y cuánto se mantendrá al cambiar de manos.',
      en: 'The plan is aimed mainly at {{customer}}. As the business is already trading, how many people live nearby matters less than what it really sells today and how much of that will stay when it changes hands.',
    },
  ],
};

export const METHOD_RECURRING: Message = {
  id: 'mkt.method.recurring',
  variants: [
    {
      es: 'El plan se dirige sobre todo a {{customer}}. Como se paga todos los meses, la tabla cuenta cuántos clientes tienen que seguir activos, cuántos hay que ganar para tenerlos y entre cuántos hay que buscarlos.',
      en: 'The plan is aimed mainly at {{customer}}. As they pay every month, the table counts how many have to stay active, how many must be won to keep that number and among how many they have to be found.',
    },
    {
      es: 'El cliente principal es este: {{customer}}. La tabla dice cuántos deben seguir pagando cada mes, cuántos hay que ganar para cubrir las bajas y cuánta gente así tiene que haber alrededor.',
      en: 'The main customer is this: {{customer}}. The table shows how many must keep paying each month, how many have to be won to make up for leavers and how many such people there must be nearby.',
    },
  ],
};

/** The firms that the founder counted, and what each of them would have to buy if there were no others. */
export const NAMED_FIRMS: Message = {
  id: 'mkt.named.firms',
  when: ({ figures, buyer }) => figures['named-each'] !== undefined && isFirm(buyer),
  variants: [
    {
      es: 'En la entrevista se contaron {{fig:customers-named*}} posibles clientes. Si solo compraran ellos, cada uno tendría que llegar a {{fig:named-each*}} {{units}} al año, así que conviene preguntar a cinco si es posible o si hay que buscar más.',
      en: 'The interview counted {{fig:customers-named*}} possible customers. If only they bought, each would have to take {{fig:named-each*}} {{units}} a year, so ask five of them whether that is possible or more have to be found.',
    },
  ],
};

/** Who comes second where persons and firms were named: the forecast counts what either buys at the main customer’s price. */
export const TWO_BUYERS: Message = {
  id: 'mkt.two-buyers',
  when: ({ slots }) => slots.secondBuyer !== undefined && slots.linesPriced === undefined,
  variants: [
    {
      es: 'En segundo lugar se venderá a {{secondBuyer}}, pero la previsión cuenta todas las ventas al mismo precio. Antes de firmar hay que preguntarles cuánto comprarían, a qué precio y a cuántos días pagan.',
      en: 'Second come {{secondBuyer}}, but the forecast counts every sale at the same price. Before signing, ask them how much they would buy, at what price and on what terms they pay.',
    },
    {
      es: 'La previsión cuenta todas las ventas al precio del cliente principal. En segundo lugar se venderá a {{secondBuyer}}, y antes de firmar hay que preguntarles cuánto comprarían, a qué precio y a cuántos días pagan.',
      en: 'The forecast counts every sale at the main customer’s price. Second come {{secondBuyer}}, and before signing they have to be asked how much they would buy, at what price and on what terms.',
    },
  ],
};

/** The same where several things are sold, each at its price. */
export const TWO_BUYERS_OF_LINES: Message = {
  id: 'mkt.two-buyers.lines',
  when: ({ slots }) => slots.secondBuyer !== undefined && slots.linesPriced !== undefined,
  variants: [
    {
      es: 'En segundo lugar se venderá a {{secondBuyer}}, y la previsión cuenta cada cosa a su precio. No se dijo a cuántos días pagan, y hay que preguntarlo antes de firmar.',
      en: 'Second come {{secondBuyer}}, and the forecast counts each thing at its own price. On what terms they pay was not said and has to be asked before signing.',
    },
  ],
};

/** Of those needed, the ones the founder counted already. */
export const NAMED: Message = {
  id: 'mkt.named',
  when: ({ figures, buyer }) => figures['customers-to-find'] !== undefined && figures['named-each'] === undefined && isFirm(buyer),
  variants: [
    {
      es: 'En la entrevista se contaron {{fig:customers-named*}} posibles clientes. Aunque compren todos, quedan {{fig:customers-to-find*}} por encontrar.',
      en: 'The interview counted {{fig:customers-named*}} possible customers. Even if all of them buy, {{fig:customers-to-find*}} more have to be found.',
    },
    {
      es: 'Ya se conocen {{fig:customers-named*}} posibles clientes, que son los primeros a los que hay que visitar. Los otros {{fig:customers-to-find*}} están por encontrar.',
      en: '{{fig:customers-named*}} possible customers are known already and should be visited first. The other {{fig:customers-to-find*}} have yet to be found.',
    },
  ],
};

/** The strong day and the quiet one, as they were told; a flat average would hide both. */
export const PEAK_DAY: Message = {
  id: 'mkt.peak-day',
  when: ({ figures }) => figures['day-units'] !== undefined,
  variants: [
    {
      es: 'No todos los días son iguales. Se habló de {{fig:day-units*}} {{units}} el día fuerte{{quietDay}}, y la media del primer año, {{fig:units-day*}} por jornada, sirve solo para comparar.',
      en: 'Not every day is the same. The busiest was put at {{fig:day-units*}} {{units}}{{quietDay}}, and the first-year average, {{fig:units-day*}} a working day, is only for comparison.',
    },
  ],
};

export const PER_DAY: Message = {
  id: 'mkt.per-day',
  when: ({ figures }) => amountOf(figures, 'units-day') > 1 && figures['day-units'] === undefined,
  variants: [
    {
      es: 'Eso supone vender de media {{fig:units-day*}} {{units}} al día, con {{fig:days-month*}} días de trabajo al mes.',
      en: 'That means selling {{fig:units-day*}} {{units}} a day on average, with {{fig:days-month*}} working days a month.',
    },
    {
      es: 'Con {{fig:days-month*}} días de trabajo al mes, hay que vender {{fig:units-day*}} {{units}} cada día, de media en el año.',
      en: 'With {{fig:days-month*}} working days a month, each day has to bring {{fig:units-day*}} {{units}}, on average over the year.',
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
      es: 'La cuenta ya incluye las bajas. Conviene preguntar a cada cliente por qué se marcha, el mismo día, porque reponerlo cuesta más que retenerlo.',
      en: 'The sum already includes leavers. Ask each customer why they are leaving, on the day, because replacing one costs more than keeping one.',
    },
    {
      es: 'Cada cliente que se marcha obliga a encontrar otro solo para quedarse igual, así que conviene preguntarle el motivo ese mismo día.',
      en: 'Each customer who leaves means finding another just to stand still, so ask for the reason that same day.',
    },
    {
      es: 'La cuenta supone que algunos clientes se irán. Retener a uno cuesta una conversación, mientras que reponerlo cuesta publicidad.',
      en: 'The sum assumes that some customers will leave. Keeping one takes a conversation, whereas replacing one takes advertising.',
    },
  ],
};

export const FREQUENCY: Message = {
  id: 'mkt.frequency',
  variants: [
    {
      es: 'No se dijo cuántas veces compra cada cliente, y es el dato que más cambia la cuenta. Con {{fig:uses-seldom*}} al año harían falta {{fig:customers-seldom*}} clientes, así que conviene anotar las fechas de compra de los veinte primeros.',
      en: 'How often each customer buys was not said, and nothing changes the sum more. At {{fig:uses-seldom*}} a year it would take {{fig:customers-seldom*}} customers, so note the dates on which the first twenty buy.',
    },
    {
      es: 'Como no se dijo cada cuánto compra un cliente, el plan usa lo habitual en el oficio. Si cada uno comprara solo {{fig:uses-seldom*}} al año, harían falta {{fig:customers-seldom*}} clientes; las fechas de los veinte primeros lo aclararán.',
      en: 'As how often a customer buys was not said, the plan uses what is usual in the trade. If each bought only {{fig:uses-seldom*}} a year, it would take {{fig:customers-seldom*}} customers; the dates of the first twenty will make it clear.',
    },
  ],
};

/** A thing that each customer buys once, such as a licence or a wedding. */
export const ONCE_EACH: Message = {
  id: 'mkt.frequency.once',
  variants: [
    {
      es: 'Como nadie repite dentro del año, hacen falta tantos clientes como {{units}}. Por eso conviene pedir a cada uno, al terminar, que recomiende {{name}} a alguien.',
      en: 'As nobody comes back within the year, it takes as many customers as {{units}}. So ask each one, at the end, to recommend {{name}} to somebody.',
    },
    {
      es: 'Cada cliente compra una sola vez, de modo que hay que encontrar uno nuevo para cada venta. Ayuda pedir a cada uno, al terminar, el nombre de alguien en su misma situación.',
      en: 'Each customer buys just once, so every sale needs a new one. It helps to ask each of them, at the end, for the name of somebody in the same position.',
    },
  ],
};

/** Told by the injury, the job or whatever brings somebody: how many of those a year brings each is not known. */
export const FREQUENCY_PER_CASE: Message = {
  id: 'mkt.frequency.case',
  variants: [
    {
      es: 'En la entrevista se habló de {{fig:uses-sometimes*}} {{units}} por cada caso y no por año, así que la tabla cuenta casos. Quien vuelva con otro en el mismo año es un cliente menos que buscar, y conviene anotar por cuál viene cada uno.',
      en: 'The interview spoke of {{fig:uses-sometimes*}} {{units}} for each case and not for a year, so the table counts cases. Anyone who returns with another within the year is one customer fewer to find, so record which case each comes for.',
    },
  ],
};

/** Told of this business: nothing of it is supposed but that it holds. */
export const FREQUENCY_HERE: Message = {
  id: 'mkt.frequency.here',
  variants: [
    {
      es: 'Lo dicho en la entrevista equivale a {{fig:uses-sometimes*}} visitas de cada cliente al año. Si solo viniera {{fig:uses-seldom*}}, harían falta {{fig:customers-seldom*}} clientes; se sabrá cuando los primeros empiecen a repetir.',
      en: 'What the interview said comes to {{fig:uses-sometimes*}} visits a year from each customer. At only {{fig:uses-seldom*}} it would take {{fig:customers-seldom*}} customers; the first ones to return will show which it is.',
    },
  ],
};

export const FREQUENCY_SAID: Message = {
  id: 'mkt.frequency.said',
  variants: [
    {
      es: 'Lo dicho en la entrevista equivale a {{fig:uses-sometimes*}} compras de cada cliente al año, y la tabla supone que todas serán en {{name}}. Con solo {{fig:uses-seldom*}} al año harían falta {{fig:customers-seldom*}} clientes.',
      en: 'What the interview said comes to {{fig:uses-sometimes*}} purchases a year by each customer, and the table assumes that all of them will be at {{name}}. If it were only {{fig:uses-seldom*}}, it would take {{fig:customers-seldom*}} customers.',
    },
    {
      es: 'La previsión supone que cada cliente compra siempre en {{name}}, {{fig:uses-sometimes*}} veces al año. Si solo lo hiciera {{fig:uses-seldom*}}, harían falta {{fig:customers-seldom*}} clientes.',
      en: 'The forecast assumes that each customer always buys at {{name}}, {{fig:uses-sometimes*}} times a year. If it were only {{fig:uses-seldom*}}, it would take {{fig:customers-seldom*}} customers.',
    },
  ],
};

/** Told "each" of those who own several: of each owner, or of each thing. */
export const FREQUENCY_OF_OWNERS: Message = {
  id: 'mkt.frequency.owners',
  variants: [
    {
      es: 'Cuando se dijo «cada uno» pudo ser cada dueño o cada uno de sus {{ownedThings}}, y la tabla toma el caso más exigente: {{fig:uses-sometimes*}} al año por dueño. En el otro, {{fig:regulars-units}} al mes son {{fig:owned-things}} {{ownedThings}} y, con {{fig:owned-from*}} a {{fig:owned-to*}} por dueño, bastan de {{fig:owners-fewest}} a {{fig:owners-most}} dueños, aunque el mayor podría ser el {{fig:owner-share}} de las ventas. Conviene preguntarlo al primero y que ninguno pase de un tercio.',
      en: '“Each” may have meant each owner or each of their {{ownedThings}}, and the table takes the more demanding case: {{fig:uses-sometimes*}} a year for each owner. In the other, {{fig:regulars-units}} a month are {{fig:owned-things}} {{ownedThings}} and, at {{fig:owned-from*}} to {{fig:owned-to*}} an owner, {{fig:owners-fewest}} to {{fig:owners-most}} owners are enough, although the largest could be {{fig:owner-share}} of sales. Ask the first one, and let none be more than a third of sales.',
    },
  ],
};

/** A habit told without saying where: of it, half is the base of every sum. */
export const HABIT_SHARED: Message = {
  id: 'mkt.frequency.habit',
  variants: [
    {
      es: 'Lo dicho en la entrevista equivale a {{fig:uses-told*}} compras de cada cliente al año, y la tabla supone que la mitad serán en {{name}}. Si fueran todas, bastarían {{fig:customers-told*}} clientes; si fuera la cuarta parte, harían falta {{fig:customers-seldom*}}.',
      en: 'What the interview said comes to {{fig:uses-told*}} purchases a year by each customer, and the table assumes that half of them will be at {{name}}. If all were, {{fig:customers-told*}} customers would be enough; if a quarter were, it would take {{fig:customers-seldom*}}.',
    },
    {
      es: 'Como nadie compra siempre en el mismo sitio, la tabla supone que la mitad de las {{fig:uses-told*}} veces al año que compra cada cliente serán en {{name}}. Si fueran todas, bastarían {{fig:customers-told*}} clientes; si fuera la cuarta parte, harían falta {{fig:customers-seldom*}}.',
      en: 'As nobody always buys in one place, the table assumes that half of the {{fig:uses-told*}} times a year each customer buys will be at {{name}}. If all were, {{fig:customers-told*}} customers would be enough; if a quarter were, it would take {{fig:customers-seldom*}}.',
    },
  ],
};
