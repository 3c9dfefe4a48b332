// How each point of a comparison is found out, from outside and at no great cost.
import type { Bilingual } from '../../language/language.ts';
import type { Compared, PointId } from './comparison-points.ts';

const POINT_CHECKS: Readonly<Record<PointId, readonly Bilingual[]>> = {
  price: [
    {
      es: 'pregunta como un cliente más cuánto cuesta lo mismo, impuesto incluido, y guarda la respuesta escrita',
      en: 'ask like any customer what the same thing costs, tax included, and keep the answer in writing',
    },
    {
      es: 'pide a cada uno precio de lo mismo y compara el total, no la primera línea',
      en: 'get each to price the same thing and compare totals, not opening lines',
    },
    {
      es: 'anota lo que se paga de verdad, con suplementos, y no el primer precio que dan',
      en: 'note what is really paid, extras and all, not the first price given',
    },
  ],
  wait: [
    {
      es: 'pide fecha un lunes y otra vez un viernes; cuenta la más lejana',
      en: 'ask for a date on a Monday and again on a Friday; the later one counts',
    },
    {
      es: 'pide hora o plazo como un cliente más y apunta si se cumple',
      en: 'ask for a slot or a date like any customer and note whether it is kept',
    },
    {
      es: 'cuenta los días de la primera llamada a la primera fecha que dan',
      en: 'count the days from the first call to the first date offered',
    },
  ],
  hours: [
    {
      es: 'pasa o llama a primera y a última hora: el letrero promete más que la puerta',
      en: 'pass by or ring at the first and the last hour; signs promise more than doors',
    },
    {
      es: 'busca un hueco a la hora que más conviene a esa clientela y mira si existe',
      en: 'look for a slot at the hour that suits these customers best and see whether there is one',
    },
  ],
  place: [
    { es: 'haz el trayecto entero de un cliente y mide los minutos', en: 'make a customer’s whole journey and time it' },
    { es: 'pregunta a cinco clientes suyos desde dónde vienen', en: 'ask five of their customers where they come from' },
  ],
  trust: [
    {
      es: 'lee sus diez peores reseñas y pregunta qué hacen cuando algo falla',
      en: 'read their ten worst reviews and ask what they do when something fails',
    },
    {
      es: 'pide las condiciones por escrito y busca la línea que habla de errores',
      en: 'ask for the terms in writing and find the line about mistakes',
    },
  ],
  attention: [
    {
      es: 've una vez como cliente y apunta quién atiende, cuánto rato y a cuántos a la vez',
      en: 'go once as a customer and note who attends, for how long and how many at a time',
    },
    {
      es: 'llama dos veces en horas distintas y mira si contesta alguien que sepa',
      en: 'ring twice at different hours and see whether anybody who knows picks up',
    },
  ],
  making: [
    {
      es: 'compra lo que más venden y examínalo en casa, con la etiqueta delante',
      en: 'buy what sells most and look it over at home with the label in front',
    },
    {
      es: 'pregunta de dónde viene y quién lo hace: la duda también es una respuesta',
      en: 'ask where it comes from and who makes it; hesitation is an answer too',
    },
  ],
  fame: [
    { es: 'pregunta a diez clientes posibles qué nombres les vienen a la cabeza', en: 'ask ten likely customers which names come to mind' },
    {
      es: 'cuenta sus reseñas de los tres últimos meses, no las de siempre',
      en: 'count the reviews of the last three months rather than the total',
    },
  ],
  scope: [
    {
      es: 'pide justo lo que no anuncian y apunta a quién te mandan',
      en: 'ask for the very thing they do not advertise and note whom they send you to',
    },
    { es: 'repasa su lista de precios y marca lo que falta', en: 'go down their price list and mark what is missing' },
  ],
};

/** Where a trade has its own way of finding out. */
const TRADE_CHECKS: Readonly<Partial<Record<Compared, Partial<Record<PointId, readonly Bilingual[]>>>>> = {
  event_hire: {
    making: [
      {
        es: 'visita su almacén y levanta diez sillas al azar: patas, manchas y si son todas del mismo modelo',
        en: 'visit their store and lift ten chairs at random, for legs, stains and whether all are one model',
      },
    ],
    scope: [
      {
        es: 'pide por escrito qué cubre el porte: pisos sin ascensor, montaje, lavado y recogida en domingo',
        en: 'ask in writing what delivery covers, from stairs and setting up to washing and Sunday collection',
      },
    ],
  },
  home_care: {
    attention: [
      {
        es: 'pregunta a tres familias suyas cuántas personas distintas han entrado en casa este mes',
        en: 'ask three of their families how many different people came through the door this month',
      },
    ],
  },
  cafe_restaurant: {
    wait: [
      {
        es: 've a la hora punta y mira el reloj desde que entras hasta que llega el primer plato',
        en: 'go at the busiest hour and time it from the door to the first plate',
      },
      {
        es: 'pide mesa por teléfono para un viernes y apunta la hora que te dan',
        en: 'ring for a table on a Friday and note the hour they offer',
      },
    ],
    making: [
      {
        es: 'pide el plato que más sale y pregunta qué llega ya hecho',
        en: 'order the dish that sells most and ask what arrives ready made',
      },
      {
        es: 'mira qué furgonetas descargan por la mañana: cuentan más que la carta',
        en: 'see which vans unload in the morning; they tell more than the menu',
      },
    ],
  },
  health_clinic: {
    attention: [
      {
        es: 'pide una primera visita y pregunta cuántos minutos dura y quién atiende las siguientes',
        en: 'ask for a first visit, how many minutes it lasts and who attends the following ones',
      },
      {
        es: 'pregunta a cinco pacientes suyos cuánto rato estuvo con ellos la misma persona',
        en: 'ask five of their patients how long the same person stayed with them',
      },
    ],
    trust: [
      {
        es: 'busca el número de colegiación en su web y en la puerta, y compruébalo en el registro',
        en: 'look for the registration number on their site and door, and check it in the register',
      },
    ],
  },
  agency: {
    attention: [
      {
        es: 'pide propuesta y pregunta quién contestará un domingo; habla con esa persona antes de colgar',
        en: 'ask for a proposal and who will answer on a Sunday; speak to that person before hanging up',
      },
      {
        es: 'escribe a dos clientes que anuncian en su web y pregunta cuántas personas les han llevado la cuenta',
        en: 'write to two clients shown on their site and ask how many people have run their account',
      },
    ],
    wait: [
      {
        es: 'pide por escrito la fecha de la primera publicación y lo que hace falta para cumplirla',
        en: 'ask in writing for the date of the first piece and what it takes to keep it',
      },
    ],
  },
  gym: {
    attention: [
      {
        es: 'paga una clase suelta a última hora, cuenta cuántos son y apunta si alguien corrige',
        en: 'pay for one class late in the day, count heads and note whether anybody corrects',
      },
    ],
    trust: [
      {
        es: 'pide la hoja de baja antes que la de alta y lee los plazos',
        en: 'ask for the leaving form before the joining one, and read the notice',
      },
    ],
  },
  academy: {
    attention: [
      {
        es: 'pide una clase de prueba, cuenta cuántos son y cuántas veces habla cada uno',
        en: 'ask for a trial lesson, count heads and how often each one speaks',
      },
    ],
    trust: [
      {
        es: 'pide los resultados del último curso por escrito, con los que no llegaron',
        en: 'ask for last year’s results in writing, those who did not make it included',
      },
    ],
  },
  cleaning: {
    attention: [
      {
        es: 'pregunta a tres clientes suyos cuántas personas distintas han entrado este año',
        en: 'ask three of their customers how many different people have been sent this year',
      },
    ],
  },
  construction_trades: {
    attention: [
      {
        es: 'pasa por una obra suya tres días seguidos y mira si son los mismos',
        en: 'pass by one of their jobs three days running and see whether it is the same crew',
      },
    ],
  },
  retail_shop: {
    attention: [
      {
        es: 'entra a por algo que no sabes elegir y apunta qué te preguntan antes de enseñarte nada',
        en: 'go in for something you cannot choose and note what you are asked before anything is shown',
      },
    ],
  },
  consulting_freelance: {
    attention: [
      {
        es: 'pide una primera cita y pregunta quién firmará el trabajo y quién cogerá el teléfono',
        en: 'ask for a first meeting, who will sign the work and who will pick up the phone',
      },
    ],
  },
  beauty_salon: {
    attention: [
      {
        es: 'pide cita dos veces con un mes entre medias y mira si te atiende la misma persona',
        en: 'book twice a month apart and see whether the same person attends',
      },
    ],
  },
  event_services: {
    attention: [
      {
        es: 'pregunta a una pareja o a una empresa que lo contrató quién estuvo allí hasta el final',
        en: 'ask a couple or a firm that hired them who stayed until the end',
      },
    ],
  },
  real_estate: {
    attention: [
      {
        es: 'visita un piso suyo como comprador y pregunta algo que no esté en el anuncio',
        en: 'view one of their flats as a buyer and ask something that is not in the listing',
      },
    ],
  },
  food_truck: {
    wait: [
      {
        es: 'haz su cola un mediodía y cronometra desde el último puesto hasta el primer bocado',
        en: 'join their queue one lunch time and time it from last in line to first bite',
      },
      { es: 'cuenta cuántos se marchan de la fila sin pedir', en: 'count how many leave the line without ordering' },
    ],
    place: [
      {
        es: 'sigue una semana dónde anuncian que paran y comprueba si estaban',
        en: 'follow for one week where they say they will park and check whether they were there',
      },
      {
        es: 'pregunta al organizador del mercado quién más ha pedido sitio',
        en: 'ask the market’s organiser who else has asked for a pitch',
      },
    ],
  },
  saas: {
    wait: [
      {
        es: 'abre una cuenta de prueba y mide cuánto tardas en terminar una tarea de verdad',
        en: 'open a trial account and time how long one real task takes',
      },
      {
        es: 'pregunta a un cliente suyo cuántas semanas pasaron hasta que dejó la hoja de cálculo',
        en: 'ask one of their customers how many weeks went by before the spreadsheet was dropped',
      },
    ],
    attention: [
      {
        es: 'escribe a su soporte un viernes por la tarde con una duda concreta',
        en: 'write to their support on a Friday afternoon with one concrete question',
      },
      {
        es: 'lee en sus foros cuánto lleva abierta la queja más repetida',
        en: 'look in their forums for how long the commonest complaint has been open',
      },
    ],
    trust: [
      {
        es: 'pide exportar los datos de la cuenta de prueba y abre lo que te mandan',
        en: 'ask to export the data of a trial account and open what they send',
      },
      {
        es: 'busca en el contrato cómo se sale y qué pasa después con los datos',
        en: 'find in the contract how one leaves and what becomes of the data',
      },
    ],
  },
  marketplace_app: {
    wait: [
      {
        es: 'publica una petición de verdad y cuenta los minutos hasta la primera respuesta útil',
        en: 'post one real request and count the minutes to the first useful reply',
      },
      {
        es: 'intenta cerrar un trato completo en una tarde y apunta dónde se atasca',
        en: 'try to close one whole deal in an afternoon and note where it sticks',
      },
    ],
    scope: [
      {
        es: 'busca en tu zona lo que la gente pide y cuenta cuántas ofertas siguen vivas',
        en: 'search your own area for what people ask for and count the listings still alive',
      },
      { es: 'mira qué categorías están vacías un lunes por la mañana', en: 'see which categories stand empty on a Monday morning' },
    ],
  },
  ecommerce: {
    wait: [
      {
        es: 'haz un pedido a tu propia casa y apunta el día prometido y el día real',
        en: 'order to your own home and note the day promised and the day it comes',
      },
      {
        es: 'llega hasta el último paso del carrito y guarda plazo y gastos de envío',
        en: 'go to the last step of the basket and keep the delivery time and the postage',
      },
    ],
    trust: [
      {
        es: 'devuelve lo que compraste y cuenta los días hasta ver el dinero',
        en: 'send back what you bought and count the days until the money shows',
      },
      {
        es: 'lee las reseñas de una estrella y separa las del envío de las del producto',
        en: 'read the one-star reviews, telling those about delivery from those about the product',
      },
    ],
  },
  agriculture: {
    wait: [
      { es: 'pregunta qué día se recogió lo que está a la venta', en: 'ask on which day what is on sale was picked' },
      {
        es: 'compra el mismo producto a cada uno y mira cuál aguanta más en la nevera',
        en: 'buy the same thing from each and see which lasts longest in the fridge',
      },
    ],
  },
  tourism_lodging: {
    place: [
      { es: 'duerme allí una noche de sábado y apunta qué se oye', en: 'sleep there one Saturday night and note what is heard' },
      { es: 'recorre a pie el camino desde donde se aparca, con maleta', en: 'walk the way from where one parks, suitcase in hand' },
    ],
    attention: [
      { es: 'reserva llegando tarde y mira quién abre la puerta', en: 'book a late arrival and see who opens the door' },
      {
        es: 'llama con una pregunta incómoda y apunta cuánto tardan en contestar',
        en: 'ring with an awkward question and note how long the answer takes',
      },
    ],
  },
  food_machine: {
    wait: [
      {
        es: 'pregunta en dos oficinas qué día pasa y cuántos huecos quedan la víspera',
        en: 'ask in two offices which day it calls and how many slots are empty the day before',
      },
      {
        es: 'mira una de sus máquinas un lunes y un viernes, y cuenta los huecos vacíos',
        en: 'look at one of its machines on a Monday and on a Friday, and count the empty slots',
      },
    ],
    making: [
      {
        es: 'compra tres cosas y lee la fecha y quién las hizo',
        en: 'buy three things and read the date and who made them',
      },
      {
        es: 'apunta qué hay de hoy y qué aguanta meses',
        en: 'note what is of today and what keeps for months',
      },
    ],
  },
  food_counter: {
    wait: [
      { es: 'haz la cola un sábado a mediodía, reloj en mano', en: 'join the queue at noon on a Saturday, watch in hand' },
      { es: 'pregunta a qué hora se acaba lo que más sale', en: 'ask at what time the best seller runs out' },
    ],
    making: [
      {
        es: 'compra lo que más venden y pregunta qué día se hizo',
        en: 'buy what they sell most of and ask on which day it was made',
      },
      { es: 'mira si se trabaja detrás del mostrador o llega en cajas', en: 'see whether work goes on behind the counter or boxes arrive' },
    ],
    fame: [
      { es: 'cuenta cuántos de la cola saludan por su nombre', en: 'count how many in the queue are greeted by name' },
      { es: 'pregunta a diez vecinos dónde lo compraron la última vez', en: 'ask ten neighbours where they bought it last' },
    ],
  },
  food_manufacturing: {
    wait: [
      {
        es: 'pregunta a tres tiendas qué día les sirve y cuántas veces ha fallado este año',
        en: 'ask three shops on which day it delivers and how often it has failed this year',
      },
      {
        es: 'mira en la estantería la fecha del lote: dice cada cuánto se repone',
        en: 'read the batch date on the shelf; it tells how often it is restocked',
      },
    ],
    fame: [
      {
        es: 'recorre las tiendas de una calle y apunta en cuáles está y a qué altura',
        en: 'walk the shops of one street and note which stock it, and on which shelf',
      },
      { es: 'pregunta al encargado de compras qué marca echaría de menos', en: 'ask a buyer which brand would be missed' },
    ],
    trust: [
      {
        es: 'pregunta a una tienda qué hicieron la última vez que una partida salió mal',
        en: 'ask one shop what happened the last time a batch went wrong',
      },
      {
        es: 'mira si la etiqueta dice lote y teléfono, y llama',
        en: 'see whether the label gives a batch and a telephone number, and ring it',
      },
    ],
  },
};

/** The ways of finding out a point in a trade; each follows a colon. */
export function checksOf(compared: Compared, point: PointId): readonly Bilingual[] {
  return TRADE_CHECKS[compared]?.[point] ?? POINT_CHECKS[point];
}
