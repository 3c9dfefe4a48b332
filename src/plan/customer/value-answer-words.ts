// What holds customers of each trade back, on the points they compare, and how a business of that trade can answer it.
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { PointId } from '../market/comparison-points.ts';

/** A pain of the trade's customers and a way to answer it; the answer is a proposal, never something the founder is said to do. */
export interface TradeAnswer {
  readonly point: PointId;
  readonly pain: Bilingual;
  readonly answer: Bilingual;
  /** What of an answer that begins with a fixed price is left to propose where that was promised. */
  readonly besideFixedPrice?: Bilingual;
}

export const on = (
  point: PointId,
  [painEs, answerEs]: readonly [string, string],
  [painEn, answerEn]: readonly [string, string],
  besideFixedPrice?: Bilingual,
): TradeAnswer => ({
  point,
  pain: { es: painEs, en: painEn },
  answer: { es: answerEs, en: answerEn },
  ...(besideFixedPrice ? { besideFixedPrice } : {}),
});

/** In the order in which they weigh in the trade. */
export const TRADE_ANSWERS: Readonly<Record<SectorId, readonly TradeAnswer[]>> = {
  cafe_restaurant: [
    on(
      'wait',
      ['media hora libre, y la mitad se va en la cola', 'pedidos por mensaje que esperan en la barra con nombre'],
      ['half an hour free, and half of it goes in the queue', 'orders by message that wait on the counter with a name'],
    ),
    on(
      'making',
      ['la misma bandeja congelada en todos los locales de la calle', 'una carta corta y, a la vista, qué se hace cada mañana'],
      ['the same frozen tray in every place on the street', 'a short menu, with what is made each morning on view'],
    ),
    on(
      'hours',
      ['la cocina cierra justo a la hora en que se sale', 'un horario que empiece o acabe cuando los demás están cerrados'],
      ['the kitchen closes just as people get out', 'opening hours that begin or end when the others are shut'],
    ),
    on(
      'place',
      ['un rodeo que no cabe en el descanso', 'servir también para llevar a quien va de paso'],
      ['a detour that does not fit in a break', 'serving those who are passing, to take away'],
    ),
  ],
  food_truck: [
    on(
      'wait',
      ['la fila no avanza y el descanso se acaba', 'una carta de pocos platos y cobro en la misma fila'],
      ['the line does not move and the break runs out', 'a menu of few dishes, and payment taken in the line'],
    ),
    on(
      'place',
      ['nunca se sabe qué día para ni dónde', 'el mismo sitio los mismos días, anunciado la víspera'],
      ['nobody knows which day it stops, or where', 'the same pitch on the same days, announced the evening before'],
    ),
    on(
      'making',
      ['lo recalentado de la barra de al lado', 'terminar cada plato delante de quien espera'],
      ['what the bar next door warms up', 'finishing each dish in front of whoever is waiting'],
    ),
    on(
      'hours',
      ['a la salida ya no queda nada abierto', 'la última hora cubierta y escrita en el cartel'],
      ['nothing is left open when people come out', 'the last hour covered, and written on the sign'],
    ),
  ],
  ecommerce: [
    on(
      'wait',
      ['una fecha de entrega que cambia dos veces', 'la fecha escrita antes de pagar y aviso si se mueve'],
      ['a delivery date that changes twice', 'the date in writing before payment, and word if it moves'],
    ),
    on(
      'trust',
      ['no saber a quién se reclama si no vale', 'la etiqueta de devolución dentro de la caja'],
      ['not knowing whom to complain to if it will not do', 'the return label inside the box'],
    ),
    on(
      'making',
      ['fotos que mejoran lo que luego llega', 'fotos en la mano, medidas y material de cada pieza'],
      ['pictures that flatter what arrives', 'pictures in the hand, with measures and material of each piece'],
    ),
    on(
      'fame',
      ['nadie conocido ha comprado allí', 'reseñas con foto de quien ya lo tiene en casa'],
      ['nobody one knows has bought there', 'reviews with a picture from people who have it at home'],
    ),
  ],
  retail_shop: [
    on(
      'attention',
      ['quien cobra no sabe qué aconsejar', 'preguntar para qué es antes de enseñar nada'],
      ['whoever takes the money cannot advise', 'asking what it is for before showing anything'],
    ),
    on(
      'place',
      ['la tienda buena queda lejos y sin dónde parar', 'encargo por mensaje y recogida de paso'],
      ['the good shop is far off, with nowhere to stop', 'orders by message, collected on the way home'],
    ),
    on(
      'making',
      ['el mismo surtido que en cualquier cadena', 'cada artículo con su procedencia escrita'],
      ['the same range as any chain', 'every article with its origin in writing'],
    ),
    on(
      'hours',
      ['cierra antes de que se salga del trabajo', 'una tarde por semana abierta hasta la hora de cenar'],
      ['it closes before people leave work', 'one evening a week open until supper time'],
    ),
  ],
  consulting_freelance: [
    on(
      'attention',
      ['se contrata a un nombre y atiende otro', 'que firme, conteste y explique la misma persona'],
      ['one name is hired and another does the work', 'one person who signs, answers and explains'],
    ),
    on(
      'wait',
      ['días sin saber si el asunto tiene arreglo', 'una primera respuesta con fecha, aunque sea que no'],
      ['days without knowing whether anything can be done', 'a first answer by a date, even if it is no'],
    ),
    on(
      'trust',
      ['la factura crece y nadie avisó', 'alcance y precio por escrito antes de empezar'],
      ['the bill grows and nobody gave notice', 'scope and price in writing before the start'],
    ),
    on(
      'scope',
      ['a mitad de camino, «eso no entraba»', 'la lista de lo que no entra, en la primera página'],
      ['half way through, “that was not included”', 'what is not included, listed on page one'],
    ),
  ],
  agency: [
    on(
      'attention',
      ['avisos y mensajes que nadie contesta a tiempo', 'una sola persona por cuenta, con horario de respuesta escrito'],
      ['messages that nobody answers in time', 'one person for each account, with reply times in writing'],
    ),
    on(
      'wait',
      ['semanas de reuniones antes de ver algo publicado', 'una primera entrega pequeña y con fecha en el primer mes'],
      ['weeks of meetings before anything is published', 'a small first delivery with a date in the first month'],
    ),
    on(
      'trust',
      ['un año firmado y las claves en manos de otro', 'contrato mes a mes y todas las claves a nombre del cliente'],
      ['a year signed for, and the passwords in other hands', 'a month-to-month contract, and every password in the client’s name'],
    ),
    on(
      'fame',
      ['trabajos bonitos que no dicen si se vendió más', 'cada trabajo contado con la cifra de antes y la de después'],
      ['handsome work that never says whether sales rose', 'every job told with the figure before and the figure after'],
    ),
  ],
  saas: [
    on(
      'wait',
      ['se compra en enero y en marzo sigue sin usarse', 'cargar los datos con el cliente en la primera sesión'],
      ['bought in January and still unused in March', 'loading the data with the customer in the first session'],
    ),
    on(
      'scope',
      ['hace de todo y falla en lo de cada día', 'una tarea resuelta entera, y dicho lo que no hace'],
      ['it does everything but the daily job', 'one task done whole, and the rest openly left out'],
    ),
    on(
      'trust',
      ['miedo a quedar dentro con los datos', 'descarga completa en cualquier momento, también al irse'],
      ['fear of being locked in with the data', 'a full download at any time, on leaving too'],
    ),
    on(
      'attention',
      ['un formulario que contesta al tercer día', 'una persona con nombre al otro lado en horas de oficina'],
      ['a form that answers on the third day', 'somebody with a name at the other end in office hours'],
    ),
  ],
  academy: [
    on(
      'attention',
      ['un grupo tan lleno que nadie nota quién se pierde', 'un tope de plazas por grupo, escrito en la matrícula'],
      ['a group so full that nobody sees who is lost', 'a limit for each group, written on the enrolment form'],
    ),
    on(
      'hours',
      ['las horas que quedan no casan con las de casa', 'cambio de grupo sin recargo y un turno de última hora'],
      ['the times left do not fit the family’s', 'a change of group at no charge, and one late slot'],
    ),
    on(
      'trust',
      ['meses pagados sin saber si se avanza', 'una hoja al mes con lo que ya se sabe hacer'],
      ['months paid for without knowing whether it works', 'one page a month with what can be done by now'],
    ),
    on(
      'place',
      ['se va más tiempo en llegar que en la clase', 'recuperar a otra hora el día que no se llega'],
      ['getting there takes longer than the lesson', 'making up at another hour the day one cannot come'],
    ),
  ],
  beauty_salon: [
    on(
      'wait',
      ['hueco dentro de dos semanas o en plena jornada', 'los huecos de última hora, avisados por mensaje'],
      ['a slot a fortnight off or in working hours', 'last-minute slots announced by message'],
    ),
    on(
      'attention',
      ['cada vez otras manos, y vuelta a explicarlo', 'la misma persona y una ficha con lo de la última vez'],
      ['different hands each time, and explaining it again', 'the same person, with a card of what was done last time'],
    ),
    on(
      'trust',
      ['queda mal y toca callar o discutir', 'retoque sin cargo en los días siguientes, escrito en la pared'],
      ['it comes out wrong: keep quiet or argue', 'putting it right at no charge within days, written on the wall'],
    ),
    on(
      'hours',
      ['cerrado cuando por fin se tiene un rato', 'una tarde hasta la noche y el sábado entero'],
      ['closed when there is a moment at last', 'one late evening and all of Saturday'],
    ),
  ],
  gym: [
    on(
      'attention',
      ['una sala llena en la que nadie corrige', 'un tope por clase y que se sepa cada nombre'],
      ['a full room where nobody corrects', 'a limit for each class, and every name known'],
    ),
    on(
      'hours',
      ['la clase buena empieza antes de salir del trabajo', 'la misma clase a primera y a última hora'],
      ['the good class starts before work ends', 'the same class early and late'],
    ),
    on(
      'trust',
      ['darse de baja cuesta más que apuntarse', 'baja por mensaje y sin permanencia'],
      ['leaving is harder than joining', 'leaving by message, with no fixed term'],
    ),
    on(
      'place',
      ['un trayecto que se empieza a saltar al segundo mes', 'llamar a quien falta dos semanas seguidas'],
      ['a journey that gets skipped by the second month', 'ringing whoever misses two weeks running'],
    ),
  ],
  health_clinic: [
    on(
      'wait',
      ['semanas de espera mientras empeora', 'huecos guardados cada día para quien llama con urgencia'],
      ['weeks of waiting while it gets worse', 'slots kept each day for those who ring in a hurry'],
    ),
    on(
      'attention',
      ['minutos contados y cada vez alguien distinto', 'la sesión entera con la misma persona'],
      ['counted minutes, and somebody else each time', 'the whole session with the same person'],
    ),
    on(
      'trust',
      ['no saber cuánto durará ni cuánto costará', 'un plan escrito con visitas, precio y fecha de revisión'],
      ['not knowing how long it will take or cost', 'a written plan with visits, price and a date for review'],
    ),
    on(
      'hours',
      ['solo hay hora en mitad de la jornada', 'citas antes de entrar al trabajo y al salir'],
      ['appointments only in the middle of the day', 'appointments before and after work'],
    ),
  ],
  repair_shop: [
    on(
      'wait',
      ['semanas sin poder usarlo', 'una fecha de entrega escrita en el resguardo'],
      ['weeks without the use of it', 'a date for delivery written on the receipt'],
    ),
    on(
      'trust',
      ['una factura que no se parece a lo que se dijo', 'precio cerrado antes de tocar nada y garantía del arreglo'],
      ['a bill that looks nothing like what was said', 'a price settled before anything is touched, and a guarantee on the repair'],
      { es: 'garantía del arreglo', en: 'a guarantee on the repair' },
    ),
    on(
      'place',
      ['hay que llevarlo y volver a por ello', 'recogida en casa, o un sitio de paso donde dejarlo'],
      ['it has to be taken there and fetched again', 'collection from home, or somewhere on the way to leave it'],
    ),
    on(
      'hours',
      ['abre solo mientras se trabaja', 'recibir y entregar a primera hora y el sábado'],
      ['open only while people work', 'taking in and handing back early in the day and on Saturday'],
    ),
  ],
  tourism_lodging: [
    on(
      'place',
      ['la foto no enseña la carretera de al lado', 'un plano con los ruidos y los minutos de verdad a cada sitio'],
      ['the picture leaves out the road next door', 'a plan with the noise and the real minutes to each place'],
    ),
    on(
      'trust',
      ['cancelar cuesta la noche entera', 'las condiciones de cancelación en una línea, antes de pagar'],
      ['cancelling costs the whole night', 'the terms for cancelling in one line, before payment'],
    ),
    on(
      'attention',
      ['una caja de llaves y un teléfono que no responde', 'alguien que recibe, o que llega cuando se le llama'],
      ['a key box and a telephone nobody answers', 'somebody who welcomes, or comes when rung'],
    ),
    on(
      'fame',
      ['opiniones que no dicen nada', 'pedir la reseña el día de salida y contestarlas todas'],
      ['reviews that say nothing', 'asking for a review on the day of leaving, and answering each one'],
    ),
  ],
  construction_trades: [
    on(
      'wait',
      ['prometen el lunes y aparecen el jueves', 'fecha de inicio y de fin firmadas, con aviso si cambian'],
      ['Monday was promised and they come on Thursday', 'dates of start and finish signed, with notice of a change'],
    ),
    on(
      'trust',
      ['un presupuesto que crece con la obra', 'precio cerrado por partidas, y aparte lo que no entra'],
      ['a quote that grows with the work', 'a fixed price line by line, with what is not included apart'],
      { es: 'el precio por partidas, y aparte lo que no entra', en: 'the price line by line, with exclusions listed separately' },
    ),
    on(
      'attention',
      ['cada día viene alguien distinto', 'una persona responsable y una foto al cerrar la jornada'],
      ['somebody else turns up each day', 'one person in charge, and a picture at the end of the day'],
    ),
    on(
      'scope',
      ['para lo pequeño no viene nadie', 'un día por semana reservado a trabajos pequeños'],
      ['nobody comes for small jobs', 'one day a week kept for small jobs'],
    ),
  ],
  logistics: [
    on(
      'wait',
      ['toda la mañana pendiente sin saber la hora', 'una hora acordada y aviso antes de llegar'],
      ['a whole morning on call without knowing the hour', 'an agreed hour, and word before arrival'],
    ),
    on(
      'trust',
      ['llega roto y empieza el papeleo', 'foto al cargar y al entregar, y quién paga, por escrito'],
      ['it arrives broken and the forms begin', 'a picture at loading and at delivery, and who pays in writing'],
    ),
    on(
      'attention',
      ['un número que pasa de máquina en máquina', 'el teléfono de quien organiza el día'],
      ['a number that goes from machine to machine', 'the telephone of whoever runs the day'],
    ),
    on(
      'scope',
      ['lo raro, lo grande o lo lejano nadie lo coge', 'un precio escrito para lo que se sale de la ruta'],
      ['nobody takes what is odd, large or far', 'a written price for what is off the route'],
    ),
  ],
  food_manufacturing: [
    on(
      'wait',
      ['se acaba, y nadie sabe cuándo habrá más', 'encargo con fecha y apartado con nombre'],
      ['it runs out, and nobody knows when there is more', 'orders with a date, set aside by name'],
    ),
    on(
      'making',
      ['una etiqueta larga y un sabor que cambia', 'pocos ingredientes, todos dichos, y la fecha en que se hizo'],
      ['a long label and a taste that changes', 'few ingredients, all of them named, and the date it was made'],
    ),
    on(
      'trust',
      ['sale malo y no hay a quién decírselo', 'cambiar sin discusión lo que no salga bien'],
      ['it comes out bad and there is nobody to tell', 'replacing without a word whatever is not right'],
    ),
    on(
      'fame',
      ['la primera vez se compra a ciegas', 'dar a probar antes de vender'],
      ['the first purchase is a blind one', 'giving a taste before selling'],
    ),
  ],
  crafts: [
    on(
      'making',
      ['dice «artesano» y viene de fábrica', 'fotos del proceso y la firma de quien lo hizo'],
      ['it says handmade and comes from a factory', 'pictures of the making, and the maker’s signature'],
    ),
    on(
      'wait',
      ['un encargo sin fecha para un día con fecha', 'el plazo dicho antes de cobrar la señal'],
      ['an order without a date for a day that has one', 'the time it takes, told before the deposit'],
    ),
    on(
      'place',
      ['no se puede tocar antes de pagarlo', 'un sitio fijo donde verlo, o piezas de muestra'],
      ['it cannot be touched before it is paid for', 'one fixed place to see it, or sample pieces'],
    ),
    on(
      'trust',
      ['se rompe y ahí se queda', 'arreglo de lo vendido, con precio escrito'],
      ['it breaks and that is that', 'mending what was sold, at a written price'],
    ),
  ],
  agriculture: [
    on(
      'making',
      ['no se sabe cómo se crió ni con qué', 'una hoja por lote con lo que se le puso y lo que no'],
      ['nobody knows how it was raised, or on what', 'one page a batch with what went into it and what did not'],
    ),
    on(
      'wait',
      ['días de cámara antes de llegar a la mesa', 'cosecha de la víspera, con la fecha a la vista'],
      ['days in cold storage before it reaches the table', 'picked the day before, with the date in sight'],
    ),
    on(
      'place',
      ['solo se encuentra lejos o en un mercado suelto', 'un punto fijo de recogida cada semana'],
      ['found only far away or at the odd market', 'one fixed collection point every week'],
    ),
    on(
      'trust',
      ['cualquiera escribe «natural»', 'la finca abierta un día al mes y los papeles a la vista'],
      ['anybody can write “natural”', 'the farm open one day a month, and the papers on view'],
    ),
  ],
  event_services: [
    on(
      'trust',
      ['alguien falla el día que no se puede repetir', 'un suplente con nombre para cada pieza clave'],
      ['somebody fails on a day that cannot be repeated', 'a named stand-in for every key part'],
    ),
    on(
      'attention',
      ['quien lo vendió no está el día señalado', 'la misma persona desde la firma hasta el cierre'],
      ['whoever sold it is not there on the day', 'the same person from signing to closing time'],
    ),
    on(
      'wait',
      ['para la fecha elegida ya no queda nadie', 'respuesta el mismo día y la fecha guardada con una señal'],
      ['nobody is left for the chosen date', 'an answer the same day, and the date held on a deposit'],
    ),
    on(
      'scope',
      ['suplementos que aparecen la última semana', 'un precio con todo, y la lista de lo que va aparte'],
      ['extras that turn up in the last week', 'one price with everything, and a list of what is apart'],
    ),
  ],
  real_estate: [
    on(
      'attention',
      ['cada visita la hace alguien que no conoce la casa', 'que valore, enseñe y llame la misma persona'],
      ['every viewing is led by somebody new to the house', 'one person who values, shows and calls'],
    ),
    on(
      'wait',
      ['semanas sin noticias', 'una llamada fija cada semana, haya o no visitas'],
      ['weeks without news', 'one fixed call a week, viewings or not'],
    ),
    on(
      'trust',
      ['una exclusiva de la que no se sale', 'salida por escrito si en el plazo acordado no hay ofertas'],
      ['a sole agency with no way out', 'a written way out if no offer comes in the time agreed'],
    ),
    on(
      'fame',
      ['nadie de la zona sabe quién cierra de verdad', 'cada operación cerrada, contada con su plazo'],
      ['nobody in the area knows who really closes', 'every deal closed, told with the time it took'],
    ),
  ],
  marketplace_app: [
    on(
      'scope',
      ['se abre y no hay nada cerca', 'empezar por un barrio y una categoría hasta que haya dónde elegir'],
      ['it opens and there is nothing nearby', 'starting with one district and one category until there is a choice'],
    ),
    on(
      'trust',
      ['sale mal y nadie responde', 'pago retenido hasta que las dos partes digan que sí'],
      ['it goes wrong and nobody answers', 'payment held until both sides say yes'],
    ),
    on(
      'wait',
      ['mensajes que van y vienen antes de cerrar', 'precio y hora cerrados en la misma pantalla'],
      ['messages back and forth before anything is settled', 'price and hour settled on one screen'],
    ),
    on(
      'fame',
      ['no la usa nadie conocido', 'invitaciones con nombre entre quienes ya se tratan'],
      ['nobody one knows is on it', 'invitations by name among people who already deal'],
    ),
  ],
  cleaning: [
    on(
      'attention',
      ['cada vez lo hace alguien distinto', 'que acuda la misma persona cada vez, presentada antes del primer día'],
      ['somebody different every time', 'the same person every time, introduced before day one'],
    ),
    on(
      'trust',
      ['dejar las llaves a quien no se conoce', 'el seguro a la vista y un recibo por cada llave'],
      ['leaving the keys with a stranger', 'the insurance on view and a receipt for every key'],
    ),
    on(
      'wait',
      ['falla un día y nadie lo cubre', 'un suplente ya presentado y aviso antes de la hora'],
      ['one day is missed and nobody covers it', 'a stand-in already introduced, and word before the hour'],
    ),
    on(
      'hours',
      ['solo hay hora cuando estorba', 'una hora elegida por el cliente, que no cambia'],
      ['the only hour on offer does not suit', 'an hour the customer chooses, and which stays'],
    ),
  ],
};

/** What shows that an answer holds, by the point it is about. */
export const POINT_PROOFS: Readonly<Record<PointId, readonly Bilingual[]>> = {
  price: [{ es: 'precios pagados, con su recibo', en: 'prices paid, with receipts' }],
  wait: [
    { es: 'plazo prometido y plazo real del primer mes, apuntados', en: 'promised and actual times in month one, on record' },
    { es: 'lo que esperó cada cliente del primer mes, con reloj', en: 'how long each customer of month one waited, timed' },
  ],
  hours: [
    { es: 'ventas del primer mes, hora a hora', en: 'sales of month one, hour by hour' },
    { es: 'cuánto se vende cuando otros cierran', en: 'how much is sold while others are shut' },
  ],
  place: [
    { es: 'de dónde viene cada cliente del primer mes, en un plano', en: 'where each customer of month one comes from, on a map' },
    { es: 'minutos de puerta a puerta, medidos con cinco clientes', en: 'minutes door to door, timed with five customers' },
  ],
  trust: [
    { es: 'las quejas del primer mes y qué se hizo con cada una', en: 'the complaints of month one, and what was done about each' },
    { es: 'la promesa por escrito y cuántas veces hubo que cumplirla', en: 'the written promise, and how often it was called on' },
  ],
  attention: [
    { es: 'cuántos de los diez primeros vuelven o recomiendan', en: 'how many of the first ten come back or recommend' },
    {
      es: 'una nota de cada cliente tras el primer mes: qué pidió y qué se hizo',
      en: 'a note on each customer after month one: what they asked for and what was done',
    },
  ],
  making: [
    { es: 'una prueba a ciegas frente a lo que usan hoy', en: 'a blind test against what they use today' },
    { es: 'diez opiniones sobre lo mismo, sin saber de quién es', en: 'ten blind opinions on the same product' },
  ],
  fame: [
    { es: 'las diez primeras reseñas, con nombre', en: 'the first ten reviews, with a name' },
    { es: 'cuántos llegan de parte de otro', en: 'how many come by recommendation' },
  ],
  scope: [
    { es: 'lo que entra y lo que no, firmado antes de cobrar', en: 'what is and is not included, signed before payment' },
    { es: 'cuántas veces hizo falta el primer mes', en: 'how often it was needed in month one' },
  ],
};
