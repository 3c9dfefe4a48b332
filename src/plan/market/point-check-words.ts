// How each point of a comparison is found out, from outside and at no great cost.
import type { Bilingual } from '../../language/language.ts';
import type { Compared, PointId } from './comparison-points.ts';

const POINT_CHECKS: Readonly<Record<PointId, readonly Bilingual[]>> = {
  price: [
    {
      es: 'preguntar como un cliente más cuánto cuesta lo mismo, impuesto incluido, y guardar la respuesta escrita',
      en: 'ask like any customer what the same thing costs, tax included, and keep the answer in writing',
    },
    {
      es: 'pedir a cada uno precio de lo mismo y comparar el total, no la primera línea',
      en: 'get each to price the same thing and compare totals, not opening lines',
    },
    {
      es: 'anotar lo que se paga de verdad, con suplementos, y no el primer precio que dan',
      en: 'note what is really paid, extras and all, not the first price given',
    },
  ],
  wait: [
    {
      es: 'pedir fecha un lunes y otra vez un viernes; contar la más lejana',
      en: 'ask for a date on a Monday and again on a Friday; the later one counts',
    },
    {
      es: 'pedir hora o plazo como un cliente más y apuntar si se cumple',
      en: 'ask for a slot or a date like any customer and note whether it is kept',
    },
    {
      es: 'contar los días de la primera llamada a la primera fecha que dan',
      en: 'count the days from the first call to the first date offered',
    },
  ],
  hours: [
    {
      es: 'pasar o llamar a primera y a última hora: el letrero promete más que la puerta',
      en: 'pass by or call at the first and the last hour; signs promise more than doors',
    },
    {
      es: 'buscar un hueco a la hora que más conviene a esa clientela y mirar si existe',
      en: 'look for a slot at the hour that suits these customers best and see whether there is one',
    },
  ],
  place: [
    { es: 'hacer el trayecto entero de un cliente y medir los minutos', en: 'make a customer’s whole journey and time it' },
    { es: 'preguntar a cinco clientes suyos desde dónde vienen', en: 'ask five of their customers where they come from' },
  ],
  trust: [
    {
      es: 'leer sus diez peores reseñas y preguntar qué hacen cuando algo falla',
      en: 'read their ten worst reviews and ask what they do when something fails',
    },
    {
      es: 'pedir las condiciones por escrito y buscar la línea que habla de errores',
      en: 'ask for the terms in writing and find the line about mistakes',
    },
  ],
  attention: [
    {
      es: 'ir una vez como cliente y apuntar quién atiende, cuánto rato y a cuántos a la vez',
      en: 'go once as a customer and note who attends, for how long and how many at a time',
    },
    {
      es: 'llamar dos veces en horas distintas y mirar si contesta alguien que sepa',
      en: 'call twice at different hours and see whether anybody who knows picks up',
    },
  ],
  making: [
    {
      es: 'comprar lo que más venden y examinarlo en casa, con la etiqueta delante',
      en: 'buy what sells most and look it over at home with the label in front',
    },
    {
      es: 'preguntar de dónde viene y quién lo hace: la duda también es una respuesta',
      en: 'ask where it comes from and who makes it; hesitation is an answer too',
    },
  ],
  fame: [
    {
      es: 'preguntar a diez clientes posibles qué nombres les vienen a la cabeza',
      en: 'ask ten likely customers which names come to mind',
    },
    {
      es: 'contar sus reseñas de los tres últimos meses, no las de siempre',
      en: 'count the reviews of the last three months rather than the total',
    },
  ],
  scope: [
    {
      es: 'pedir justo lo que no anuncian y apuntar a quién mandan',
      en: 'ask for the very thing they do not advertise and note whom they send you to',
    },
    { es: 'repasar su lista de precios y marcar lo que falta', en: 'go down their price list and mark what is missing' },
  ],
};

/** Where a trade has its own way of finding out. */
const TRADE_CHECKS: Readonly<Partial<Record<Compared, Partial<Record<PointId, readonly Bilingual[]>>>>> = {
  event_hire: {
    making: [
      {
        es: 'visitar su almacén y levantar diez sillas al azar: patas, manchas y si son todas del mismo modelo',
        en: 'visit their store and lift ten chairs at random, for legs, stains and whether all are one model',
      },
    ],
    scope: [
      {
        es: 'pedir por escrito qué cubre el porte: pisos sin ascensor, montaje, lavado y recogida en domingo',
        en: 'ask in writing what delivery covers, from stairs and setting up to washing and Sunday collection',
      },
    ],
  },
  home_care: {
    attention: [
      {
        es: 'preguntar a tres familias suyas cuántas personas distintas han entrado en casa este mes',
        en: 'ask three of their families how many different people came through the door this month',
      },
    ],
  },
  cafe_restaurant: {
    wait: [
      {
        es: 'ir a la hora punta y mirar el reloj desde la puerta hasta el primer plato',
        en: 'go at the busiest hour and time it from the door to the first plate',
      },
      {
        es: 'pedir mesa por teléfono para un viernes y apuntar la hora que dan',
        en: 'call for a table on a Friday and note the hour they offer',
      },
    ],
    making: [
      {
        es: 'pedir el plato que más sale y preguntar qué llega ya hecho',
        en: 'order the dish that sells most and ask what arrives ready made',
      },
      {
        es: 'mirar qué furgonetas descargan por la mañana: cuentan más que la carta',
        en: 'see which vans unload in the morning; they tell more than the menu',
      },
    ],
  },
  health_clinic: {
    attention: [
      {
        es: 'pedir una primera visita y preguntar cuántos minutos dura y quién atiende las siguientes',
        en: 'ask for a first visit, how many minutes it lasts and who attends the following ones',
      },
      {
        es: 'preguntar a cinco pacientes suyos cuánto rato estuvo con ellos la misma persona',
        en: 'ask five of their patients how long the same person stayed with them',
      },
    ],
    trust: [
      {
        es: 'buscar el número de colegiación en su web y en la puerta, y comprobarlo en el registro',
        en: 'look for the registration number on their site and door, and check it in the register',
      },
    ],
  },
  agency: {
    attention: [
      {
        es: 'pedir propuesta y preguntar quién contestará un domingo; hablar con esa persona antes de colgar',
        en: 'ask for a proposal and who will answer on a Sunday; speak to that person before hanging up',
      },
      {
        es: 'escribir a dos clientes que anuncian en su web y preguntar cuántas personas les han llevado la cuenta',
        en: 'write to two clients shown on their site and ask how many people have run their account',
      },
    ],
    wait: [
      {
        es: 'pedir por escrito la fecha de la primera publicación y lo que hace falta para cumplirla',
        en: 'ask in writing for the date of the first piece and what it takes to keep it',
      },
    ],
  },
  gym: {
    attention: [
      {
        es: 'pagar una clase suelta a última hora, contar cuántos son y apuntar si alguien corrige',
        en: 'pay for one class late in the day, count heads and note whether anybody corrects',
      },
    ],
    trust: [
      {
        es: 'pedir la hoja de baja antes que la de alta y leer los plazos',
        en: 'ask for the leaving form before the joining one, and read the notice',
      },
    ],
  },
  academy: {
    attention: [
      {
        es: 'pedir una clase de prueba, contar cuántos son y cuántas veces habla cada uno',
        en: 'ask for a trial lesson, count heads and how often each one speaks',
      },
    ],
    trust: [
      {
        es: 'pedir los resultados del último curso por escrito, con los que no llegaron',
        en: 'ask for last year’s results in writing, those who did not make it included',
      },
    ],
  },
  cleaning: {
    attention: [
      {
        es: 'preguntar a tres clientes suyos cuántas personas distintas han entrado este año',
        en: 'ask three of their customers how many different people have been sent this year',
      },
    ],
  },
  construction_trades: {
    attention: [
      {
        es: 'pasar por una obra suya tres días seguidos y mirar si son los mismos',
        en: 'pass by one of their jobs three days running and see whether it is the same crew',
      },
    ],
  },
  retail_shop: {
    attention: [
      {
        es: 'entrar a por algo que cueste elegir y apuntar qué preguntan antes de enseñar nada',
        en: 'go in for something you cannot choose and note what you are asked before anything is shown',
      },
    ],
  },
  consulting_freelance: {
    attention: [
      {
        es: 'pedir una primera cita y preguntar quién firmará el trabajo y quién cogerá el teléfono',
        en: 'ask for a first meeting, who will sign the work and who will pick up the phone',
      },
    ],
  },
  beauty_salon: {
    attention: [
      {
        es: 'pedir cita dos veces con un mes entre medias y mirar si atiende la misma persona',
        en: 'book twice a month apart and see whether the same person attends',
      },
    ],
  },
  event_services: {
    attention: [
      {
        es: 'preguntar a una pareja o a una empresa que lo contrató quién estuvo allí hasta el final',
        en: 'ask a couple or a firm that hired them who stayed until the end',
      },
    ],
  },
  real_estate: {
    attention: [
      {
        es: 'visitar un piso suyo como comprador y preguntar algo que no esté en el anuncio',
        en: 'view one of their flats as a buyer and ask something that is not in the listing',
      },
    ],
  },
  food_truck: {
    wait: [
      {
        es: 'hacer su cola un mediodía y cronometrar desde el último puesto hasta el primer bocado',
        en: 'join their queue one lunch time and time it from last in line to first bite',
      },
      { es: 'contar cuántos se marchan de la fila sin pedir', en: 'count how many leave the line without ordering' },
    ],
    place: [
      {
        es: 'seguir una semana dónde anuncian que paran y comprobar si estaban',
        en: 'follow for one week where they say they will park and check whether they were there',
      },
      {
        es: 'preguntar al organizador del mercado quién más ha pedido sitio',
        en: 'ask the market’s organiser who else has asked for a pitch',
      },
    ],
  },
  saas: {
    wait: [
      {
        es: 'abrir una cuenta de prueba y medir cuánto se tarda en terminar una tarea de verdad',
        en: 'open a trial account and time how long one real task takes',
      },
      {
        es: 'preguntar a un cliente suyo cuántas semanas pasaron hasta que dejó la hoja de cálculo',
        en: 'ask one of their customers how many weeks went by before the spreadsheet was dropped',
      },
    ],
    attention: [
      {
        es: 'escribir a su soporte un viernes por la tarde con una duda concreta',
        en: 'write to their support on a Friday afternoon with one concrete question',
      },
      {
        es: 'leer en sus foros cuánto lleva abierta la queja más repetida',
        en: 'look in their forums for how long the commonest complaint has been open',
      },
    ],
    trust: [
      {
        es: 'pedir exportar los datos de la cuenta de prueba y abrir lo que mandan',
        en: 'ask to export the data of a trial account and open what they send',
      },
      {
        es: 'buscar en el contrato cómo se sale y qué pasa después con los datos',
        en: 'find in the contract how one leaves and what becomes of the data',
      },
    ],
  },
  marketplace_app: {
    wait: [
      {
        es: 'publicar una petición de verdad y contar los minutos hasta la primera respuesta útil',
        en: 'post one real request and count the minutes to the first useful reply',
      },
      {
        es: 'intentar cerrar un trato completo en una tarde y apuntar dónde se atasca',
        en: 'try to close one whole deal in an afternoon and note where it sticks',
      },
    ],
    scope: [
      {
        es: 'buscar en la zona lo que la gente pide y contar cuántas ofertas siguen vivas',
        en: 'search your own area for what people ask for and count the listings still alive',
      },
      { es: 'mirar qué categorías están vacías un lunes por la mañana', en: 'see which categories stand empty on a Monday morning' },
    ],
  },
  ecommerce: {
    wait: [
      {
        es: 'hacer un pedido a casa y apuntar el día prometido y el día real',
        en: 'order to your own home and note the day promised and the day it comes',
      },
      {
        es: 'llegar hasta el último paso del carrito y guardar plazo y gastos de envío',
        en: 'go to the last step of the basket and keep the delivery time and the postage',
      },
    ],
    trust: [
      {
        es: 'devolver lo comprado y contar los días hasta ver el dinero',
        en: 'send back what you bought and count the days until the money shows',
      },
      {
        es: 'leer las reseñas de una estrella y separar las del envío de las del producto',
        en: 'read the one-star reviews, telling those about delivery from those about the product',
      },
    ],
  },
  agriculture: {
    wait: [
      { es: 'preguntar qué día se recogió lo que está a la venta', en: 'ask on which day what is on sale was picked' },
      {
        es: 'comprar el mismo producto a cada uno y mirar cuál aguanta más en la nevera',
        en: 'buy the same thing from each and see which lasts longest in the fridge',
      },
    ],
  },
  tourism_lodging: {
    place: [
      { es: 'dormir allí una noche de sábado y apuntar qué se oye', en: 'sleep there one Saturday night and note what is heard' },
      { es: 'recorrer a pie el camino desde donde se aparca, con maleta', en: 'walk the way from where one parks, suitcase in hand' },
    ],
    attention: [
      { es: 'reservar llegando tarde y mirar quién abre la puerta', en: 'book a late arrival and see who opens the door' },
      {
        es: 'llamar con una pregunta incómoda y apuntar cuánto tardan en contestar',
        en: 'ring with an awkward question and note how long the answer takes',
      },
    ],
  },
  food_machine: {
    wait: [
      {
        es: 'preguntar en dos oficinas qué día pasa y cuántos huecos quedan la víspera',
        en: 'ask in two offices which day it calls and how many slots are empty the day before',
      },
      {
        es: 'mirar una de sus máquinas un lunes y un viernes, y contar los huecos vacíos',
        en: 'look at one of its machines on a Monday and on a Friday, and count the empty slots',
      },
    ],
    making: [
      {
        es: 'comprar tres cosas y leer la fecha y quién las hizo',
        en: 'buy three things and read the date and who made them',
      },
      {
        es: 'apuntar qué hay de hoy y qué aguanta meses',
        en: 'note what is of today and what keeps for months',
      },
    ],
  },
  food_counter: {
    wait: [
      { es: 'hacer la cola un sábado a mediodía, reloj en mano', en: 'join the queue at noon on a Saturday, watch in hand' },
      { es: 'preguntar a qué hora se acaba lo que más sale', en: 'ask at what time the best seller runs out' },
    ],
    making: [
      {
        es: 'comprar lo que más venden y preguntar qué día se hizo',
        en: 'buy what they sell most of and ask on which day it was made',
      },
      {
        es: 'mirar si se trabaja detrás del mostrador o llega en cajas',
        en: 'see whether work goes on behind the counter or boxes arrive',
      },
    ],
    fame: [
      { es: 'contar cuántos de la cola saludan por su nombre', en: 'count how many in the queue are greeted by name' },
      { es: 'preguntar a diez vecinos dónde lo compraron la última vez', en: 'ask ten neighbours where they bought it last' },
    ],
  },
  food_manufacturing: {
    wait: [
      {
        es: 'preguntar a tres tiendas qué día les sirve y cuántas veces ha fallado este año',
        en: 'ask three shops on which day it delivers and how often it has failed this year',
      },
      {
        es: 'mirar en la estantería la fecha del lote: dice cada cuánto se repone',
        en: 'read the batch date on the shelf; it tells how often it is restocked',
      },
    ],
    fame: [
      {
        es: 'recorrer las tiendas de una calle y apuntar en cuáles está y a qué altura',
        en: 'walk the shops of one street and note which stock it, and on which shelf',
      },
      { es: 'preguntar al encargado de compras qué marca echaría de menos', en: 'ask a buyer which brand would be missed' },
    ],
    trust: [
      {
        es: 'preguntar a una tienda qué hicieron la última vez que una partida salió mal',
        en: 'ask one shop what happened the last time a batch went wrong',
      },
      {
        es: 'mirar si la etiqueta dice lote y teléfono, y llamar',
        en: 'see whether the label gives a batch and a telephone number, and ring it',
      },
    ],
  },
  coffee_shop: {
    price: [
      {
        es: 'pedir un café con leche y una pieza de bollería y guardar el ticket',
        en: 'order a white coffee and a pastry and keep the receipt',
      },
    ],
    making: [{ es: 'preguntar quién tuesta el café y quién hornea', en: 'ask who roasts the coffee and who bakes' }],
    wait: [{ es: 'entrar a esa hora y medir de la puerta a la taza', en: 'go in at that hour and time it from door to cup' }],
    hours: [{ es: 'estar en la puerta a la hora del letrero', en: 'be at the door at the hour on the sign' }],
    attention: [
      {
        es: 'quedarse una hora con un libro y ver si alguien la pide',
        en: 'stay an hour with a book and see whether anybody wants it back',
      },
    ],
  },
  holiday_flat_cleaning: {
    price: [
      {
        es: 'pedir por escrito el de un piso de dos habitaciones, impuesto incluido',
        en: 'ask in writing for that of a two-bedroom flat, tax included',
      },
    ],
    wait: [{ es: 'preguntar qué hacen si la persona no aparece esa mañana', en: 'ask what they do when nobody turns up that morning' }],
    attention: [
      {
        es: 'preguntar a tres propietarios cuántas personas distintas han entrado este mes',
        en: 'ask three owners how many different people came this month',
      },
    ],
    scope: [{ es: 'pedir la lista de lo que entra en cada cambio de huésped', en: 'ask for the list of what each changeover includes' }],
    trust: [{ es: 'preguntar quién las guarda y pedir la póliza', en: 'ask who keeps them and see the policy' }],
  },
  architecture_studio: {
    price: [
      {
        es: 'pedir los honorarios por escrito para la misma obra, cerrados o por horas',
        en: 'ask for a written fee for the same job, fixed or by the hour',
      },
    ],
    scope: [{ es: 'pedir la lista de lo que se cobra aparte', en: 'ask for the list of what is charged extra' }],
    wait: [
      {
        es: 'preguntar en qué semana presentan y qué pasa si piden cambios',
        en: 'ask in which week they submit and what happens if changes are asked for',
      },
    ],
    attention: [{ es: 'pedir una primera visita y ver quién viene', en: 'ask for a first visit and see who comes' }],
    trust: [{ es: 'buscar su número en el registro y pedir la póliza', en: 'look up their number in the register and see the policy' }],
  },
  language_school: {
    price: [{ es: 'preguntar qué cuesta entero, con matrícula y libro', en: 'ask what it comes to with enrolment and book' }],
    making: [{ es: 'preguntar quién da la clase y si corrige al hablar', en: 'ask who gives the lesson and whether they correct speech' }],
    attention: [{ es: 'contar cuántos son y cuántas veces habla cada uno', en: 'count heads and how often each one speaks' }],
    hours: [{ es: 'marcar en su horario las horas que convienen aquí', en: 'mark in their timetable the hours that suit these customers' }],
    trust: [{ es: 'pedir ver una hoja de progreso, sin nombre', en: 'ask to see one progress sheet, without the name' }],
  },
  bookshop: {
    attention: [
      {
        es: 'entrar a por algo que cueste elegir y contar las preguntas',
        en: 'go in for something hard to choose and count the questions',
      },
    ],
    making: [{ es: 'buscar tres títulos que pidan estos clientes', en: 'look for three titles these customers ask for' }],
    wait: [{ es: 'encargar uno que no esté y apuntar el día', en: 'order one that is out and note the day' }],
    trust: [{ es: 'preguntar por un cambio sin ticket', en: 'ask about an exchange with no receipt' }],
  },
  barber_shop: {
    price: [{ es: 'preguntar qué cuesta lo mismo, y qué se cobra aparte', en: 'ask what the same costs, and what is extra' }],
    wait: [
      {
        es: 'pedir hora un lunes y contar el banco un sábado',
        en: 'ask for a slot on a Monday and count the bench on a Saturday',
      },
    ],
    attention: [{ es: 'volver al mes y ver si atiende el mismo', en: 'go back after a month and see whether the same one attends' }],
  },
};

/** The ways of finding out a point in a trade; each follows a colon. */
export function checksOf(compared: Compared, point: PointId): readonly Bilingual[] {
  return TRADE_CHECKS[compared]?.[point] ?? POINT_CHECKS[point];
}
