// What holds the customers of a narrower trade back, where it is not what holds back those of its whole sector.
import type { TradeId } from '../../sectors/trades.ts';
import type { Draft } from '../draft.ts';
import { presumesUntold } from '../told/presumes-untold.ts';
import { on, TRADE_ANSWERS, type TradeAnswer } from './value-answer-words.ts';

const NARROWER_ANSWERS: Readonly<Partial<Record<TradeId, readonly TradeAnswer[]>>> = {
  holiday_flat_cleaning: [
    on(
      'attention',
      ['el dueño no sabe quién ha entrado en el piso', 'dos personas asignadas a cada piso, con su nombre'],
      ['the owner does not know who has been in the flat', 'two named people assigned to each flat'],
    ),
    on(
      'trust',
      ['las llaves pasan por muchas manos', 'el seguro a la vista y un recibo por cada llave'],
      ['the keys pass through many hands', 'the insurance on view and a receipt for every key'],
    ),
    on(
      'wait',
      ['falla una limpieza y nadie la cubre', 'un suplente con nombre y aviso antes de la hora de salida'],
      ['one clean is missed and nobody covers it', 'a named stand-in, and word before check-out time'],
    ),
    on(
      'scope',
      ['faltan toallas o papel y se entera el huésped', 'un juego de ropa de reserva y una lista de reposición en cada piso'],
      ['towels or paper run out and the guest finds out', 'a spare set of linen and a restocking list in each flat'],
    ),
  ],
  barber_shop: [
    on(
      'wait',
      ['un banco lleno y nadie que diga cuánto queda', 'los minutos de espera en la puerta y la vez guardada por mensaje'],
      ['a full bench and nobody to say how long', 'the wait posted on the door, and a place kept by message'],
    ),
    on(
      'attention',
      ['cada cual entiende «corto por los lados» a su manera', 'el número de la máquina apuntado junto al nombre'],
      ['everybody has their own idea of “short at the sides”', 'the clipper guard noted beside the name'],
    ),
    on(
      'trust',
      ['si queda mal, a esperar a que crezca', 'un repaso sin cargo esa semana, escrito en el espejo'],
      ['if it goes wrong, wait for it to grow', 'a tidy-up at no charge that week, written on the mirror'],
    ),
    on(
      'hours',
      ['cerrado al salir del trabajo', 'dos noches por semana abierta hasta tarde y el sábado sin pausa'],
      ['closed by the end of the working day', 'two late evenings a week, and Saturday straight through'],
    ),
  ],
  bookshop: [
    on(
      'attention',
      ['en la mesa de novedades nadie pregunta para quién es', 'tres preguntas antes de señalar una balda'],
      ['at the table of new titles nobody asks whom it is for', 'three questions before pointing at a shelf'],
    ),
    on(
      'wait',
      ['el que se busca no está y nadie dice cuándo llega', 'la fecha al encargarlo y un mensaje al llegar'],
      ['the one that is wanted is out, and nobody says until when', 'a date on ordering, and a message on arrival'],
    ),
    on(
      'making',
      ['las mismas pilas que en cualquier cadena', 'una mesa propia, cada libro con dos líneas de quien lo leyó'],
      ['the same piles as in any chain', 'a table of one’s own, each book with two lines from whoever read it'],
    ),
    on(
      'trust',
      ['un regalo que no acierta', 'cambio por otro título con la etiqueta de regalo, sin tique'],
      ['a present that misses', 'exchange for another title with the gift label, no receipt'],
    ),
  ],
  candle_maker: [
    on(
      'making',
      ['dice «natural» y no dice qué lleva', 'una etiqueta con la cera, la mecha y la esencia de cada tanda'],
      ['it says “natural” and not what is in it', 'a label with the wax, the wick and the fragrance of each batch'],
    ),
    on(
      'wait',
      ['se agota justo el aroma que gustaba', 'la fecha de la próxima tanda, y un aviso cuando llega'],
      ['the one scent people liked sells out', 'the date of the next batch, and word when it is in'],
    ),
    on(
      'place',
      ['no se puede oler antes de pagar', 'muestras para oler y un tamaño pequeño para probar'],
      ['it cannot be smelled before paying', 'samples to smell, and a small size to try'],
    ),
    on(
      'trust',
      ['humea, o la mecha se ahoga a la mitad', 'una de cada tanda, quemada antes de vender el resto'],
      ['it smokes, or the wick drowns halfway', 'one of each batch burned before the rest is sold'],
    ),
  ],
  phone_repair: [
    on(
      'wait',
      ['días sin teléfono', 'la hora de entrega, dicha antes de dejarlo'],
      ['days without a phone', 'the time it will be ready, told before it is left'],
    ),
    on(
      'trust',
      ['no se sabe qué pieza ponen', 'la pieza a la vista, precio cerrado y garantía por escrito'],
      ['no telling which part goes in', 'the part in view, a settled price and a written guarantee'],
    ),
    on(
      'place',
      ['lo mandan fuera a reparar', 'la reparación hecha en el propio local'],
      ['it is sent away to be repaired', 'repairs done on the spot'],
    ),
    on(
      'hours',
      ['abre solo mientras se trabaja', 'recibir y entregar a primera hora y el sábado'],
      ['open only while people work', 'taking in and handing back early in the day and on Saturday'],
    ),
  ],
  removals: [
    on(
      'wait',
      ['la fecha que dan no es la de las llaves', 'dos fechas al dar el precio, una de ellas entre semana'],
      ['the date offered is not the day of the keys', 'two dates given with the price, one of them midweek'],
    ),
    on(
      'trust',
      ['lo que se rompe no lo paga nadie', 'foto al cargar y al descargar, y quién paga, por escrito'],
      ['nobody pays for what gets broken', 'photos on loading and unloading, and who pays, in writing'],
    ),
    on(
      'scope',
      ['escaleras y muebles que aparecen en la factura', 'un precio escrito que nombra la escalera, el montaje y las cajas'],
      ['stairs and fitting that turn up on the bill', 'a written price that names stairs, fitting and boxes'],
    ),
    on(
      'attention',
      ['llega gente con la que nadie habló', 'quién viene, con su nombre, en un mensaje la víspera'],
      ['people turn up whom nobody spoke to', 'who is coming, by name, in a message the day before'],
    ),
  ],
  taxi_chauffeur: [
    on(
      'wait',
      ['no se sabe si el coche va a llegar', 'hora acordada y un mensaje al salir'],
      ['no telling whether the car will come', 'an agreed time, and a message on setting off'],
    ),
    on(
      'trust',
      ['lo que cuesta se sabe al bajar', 'lo que cuesta, dicho antes de subir'],
      ['the fare is known on getting out', 'the fare told before getting in'],
    ),
    on(
      'hours',
      ['de madrugada no contesta nadie', 'los viajes de noche, reservados la víspera'],
      ['nobody answers before dawn', 'night rides booked the day before'],
    ),
    on(
      'attention',
      ['cada vez conduce alguien distinto', 'la misma persona al volante en los viajes de siempre'],
      ['a different driver every time', 'the same driver on regular rides'],
    ),
  ],
  photographer: [
    on(
      'wait',
      ['meses sin ver una foto', 'unas pocas fotos enseguida y la fecha del resto en el contrato'],
      ['months without seeing a picture', 'a few pictures at once, and the date of the rest in the contract'],
    ),
    on(
      'attention',
      ['no se sabe quién vendrá con la cámara', 'quien hace las fotos, con su nombre en el contrato'],
      ['no telling who will come with the camera', 'the name of whoever takes the pictures in the contract'],
    ),
    on(
      'trust',
      ['qué pasa si ese día está enfermo', 'un compañero ya avisado y copia de todo en dos sitios'],
      ['what happens if they are ill that day', 'a colleague on call, and everything copied in two places'],
    ),
    on(
      'scope',
      ['el álbum y el viaje salen después', 'una hoja con lo que entra y lo que se paga aparte'],
      ['album and travel come up later', 'one sheet with what is included and what is paid apart'],
    ),
  ],
  fresh_pasta: [
    on(
      'wait',
      ['media mañana de domingo haciendo cola', 'el pedido cerrado el sábado y la bandeja con nombre al llegar'],
      ['half a Sunday morning in the queue', 'orders closed on Saturday, and a tray with a name on it'],
    ),
    on(
      'hours',
      ['se acaba antes de que llegue el turno', 'un aviso a las once con lo que queda de cada variedad'],
      ['sold out before one’s turn comes', 'word at eleven of what is left of each shape'],
    ),
    on(
      'making',
      ['la del súper se abre en la olla', 'masa y relleno hechos a la vista, con los minutos de cocción en la bandeja'],
      ['the supermarket’s bursts in the pan', 'dough and filling made in sight, with cooking minutes on the tray'],
    ),
    on(
      'scope',
      ['la salsa hay que buscarla en otro lado', 'dos salsas del día en el mismo mostrador'],
      ['the sauce has to be found elsewhere', 'two sauces a day on the same counter'],
    ),
  ],
  upholsterer: [
    on(
      'wait',
      ['meses de lista para una butaca', 'una fecha de vuelta escrita antes de que la pieza salga de casa'],
      ['months of waiting for one armchair', 'a return date in writing before the piece leaves home'],
    ),
    on(
      'trust',
      ['no se sabe qué hay debajo de la tela', 'una foto del bastidor abierto antes de seguir'],
      ['no telling what lies under the cover', 'a photo of the opened frame before going on'],
    ),
    on(
      'scope',
      ['la tela va aparte y nadie dice cuánta', 'un precio con tela, espuma y mano de obra por separado'],
      ['fabric is extra and nobody says how much', 'one price that names cloth, foam and labour'],
    ),
    on(
      'place',
      ['un sofá que no cabe en el coche', 'recogida y vuelta dentro del presupuesto'],
      ['a sofa that fits in no car', 'collection and return inside the estimate'],
    ),
  ],
  furniture_restorer: [
    on(
      'price',
      ['no se sabe si el arreglo vale más que el mueble', 'un presupuesto por foto, con lo que valdría la pieza acabada'],
      ['no telling whether the repair is worth more than the piece', 'a price from photos, beside what the finished piece would fetch'],
    ),
    on(
      'wait',
      ['meses sin noticias de un mueble entregado', 'la fecha de vuelta en el resguardo y una foto de cada fase'],
      ['months without word of a piece handed over', 'the return date on the receipt and a photo of each stage'],
    ),
    on(
      'trust',
      ['una mano de pintura encima de la carcoma', 'la pieza abierta y tratada, con fotos por dentro'],
      ['a coat of paint over the woodworm', 'the piece opened and treated, with photos of the inside'],
    ),
    on(
      'place',
      ['nadie puede bajar un armario por la escalera', 'recogida y vuelta con dos personas dentro del precio'],
      ['nobody can carry a wardrobe down the stairs', 'collection and return by two people, in the price'],
    ),
  ],
  social_media_agency: [
    on(
      'making',
      ['fotos hechas con prisa, a media luz', 'una guía de fotos para el local, con la hora de buena luz'],
      ['pictures taken in a hurry and in poor light', 'a picture guide for the premises, with the hour of good light'],
    ),
    on(
      'attention',
      ['mensajes que nadie contesta a tiempo', 'los mensajes contestados el mismo día por una persona con nombre'],
      ['messages that nobody answers in time', 'messages answered the same day by somebody with a name'],
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
  ],
  waste_collection: [
    on(
      'wait',
      ['el camión viene cuando le cuadra', 'día y franja fijos, y un mensaje si se retrasa'],
      ['the truck comes when its route allows', 'a set day and time, and a message when it runs late'],
    ),
    on(
      'trust',
      ['nadie guardó el papel que pide la inspección', 'un justificante de cada retirada, reunidos por mes'],
      ['nobody kept the note the inspector wants', 'a note for every pick-up, filed by the month'],
    ),
    on(
      'scope',
      ['se paga lo mismo medio vacío que lleno', 'precio por recipiente y no por visita'],
      ['half empty costs the same as full', 'a price by the container and not by the visit'],
    ),
    on(
      'attention',
      ['bidones sucios que huelen en la cocina', 'recipiente limpio a cambio del lleno'],
      ['dirty drums that smell in the kitchen', 'a clean container for every full one'],
    ),
  ],
  car_wash: [
    on(
      'wait',
      ['la fila del sábado da la vuelta a la manzana', 'hora reservada para los completos y un puesto libre para lo rápido'],
      ['Saturday’s line goes round the block', 'booked times for full cleans and one bay kept for quick ones'],
    ),
    on(
      'trust',
      ['un arañazo que nadie reconoce', 'vuelta al coche con quien lo trae y foto de los cuatro lados'],
      ['a scratch nobody owns up to', 'a walk round with the owner and a photo of all four sides'],
    ),
    on(
      'scope',
      ['por dentro queda como estaba', 'una lista de lo que incluye cada precio, a la altura de la ventanilla'],
      ['the inside is left as it was', 'a list of what each price covers, at window height'],
    ),
    on(
      'hours',
      ['la flota no puede parar entre semana', 'una mañana fija antes de que salga la ruta'],
      ['a fleet cannot stop on weekdays', 'one set morning, before the round begins'],
    ),
  ],
  driving_school: [
    on(
      'wait',
      ['semanas entre una práctica y la siguiente', 'dos prácticas fijas por semana, apuntadas al matricularse'],
      ['weeks between one lesson and the next', 'two set lessons a week, booked on enrolment'],
    ),
    on(
      'scope',
      ['un precio de matrícula que no es el de la cuenta final', 'el coste total por escrito, con lo que vale repetir'],
      ['an enrolment price that is not the final bill', 'the whole cost in writing, with what a retake adds'],
    ),
    on(
      'attention',
      ['un profesor distinto en cada salida', 'la misma persona hasta el examen, y otra ya presentada'],
      ['a different instructor every time', 'one instructor up to the test, and another already introduced'],
    ),
    on(
      'hours',
      ['prácticas solo en horas de trabajo', 'un turno al salir del trabajo y los sábados'],
      ['lessons only in working hours', 'a slot after work, and Saturdays'],
    ),
  ],
  nursery_school: [
    on(
      'hours',
      ['cierra antes de que se salga de trabajar', 'una puerta que abre antes y cierra después, con su precio'],
      ['it shuts before work is over', 'a door that opens earlier and closes later, at its price'],
    ),
    on(
      'trust',
      ['no se sabe cómo ha ido el día', 'tres líneas por niño cada tarde y una foto a la semana'],
      ['no word of how the day went', 'three lines on each child every afternoon, and a picture a week'],
    ),
    on(
      'attention',
      ['caras que cambian a mitad de curso', 'dos personas por aula que conozcan a todos'],
      ['faces that change in mid-year', 'two people to a room who know every child'],
    ),
    on(
      'scope',
      ['se paga el mes entero aunque sobre la mitad', 'medias jornadas y tardes sueltas con tarifa a la vista'],
      ['a full month paid with half of it unused', 'half days and single afternoons at a posted rate'],
    ),
  ],
  music_school: [
    on(
      'making',
      ['meses de ejercicios antes de una canción', 'una canción elegida por quien aprende desde la primera clase'],
      ['months of exercises before a song', 'a song of the student’s choice from the first lesson'],
    ),
    on(
      'place',
      ['se tarda más en llegar que en tocar', 'dos clases seguidas, o una más larga cada dos semanas'],
      ['it takes longer to get there than to play', 'two lessons together, or a longer one every other week'],
    ),
    on(
      'hours',
      ['la hora libre es la que quiere todo el mundo', 'un turno a mediodía y otro a última hora'],
      ['the free hour is the one everybody wants', 'a midday slot and a late one'],
    ),
    on(
      'attention',
      ['no se sabe si se avanza', 'una grabación al mes, guardada con la anterior'],
      ['no telling whether there is progress', 'a recording each month, kept beside the last'],
    ),
  ],
  laundry: [
    on(
      'wait',
      ['una hora de pie delante de un tambor', 'un aviso al móvil cuando acaba la máquina'],
      ['an hour standing before a drum', 'a message when the machine is done'],
    ),
    on(
      'hours',
      ['cerrado a la hora en que se sale de trabajar', 'abierto de madrugada a medianoche, con cierre automático'],
      ['shut by the time work is over', 'open from early until midnight, with doors that lock themselves'],
    ),
    on(
      'trust',
      ['máquinas con un papel de averiada', 'el dinero devuelto al momento si una máquina falla'],
      ['machines with an out-of-order sign', 'money back on the spot if a machine fails'],
    ),
    on(
      'scope',
      ['nadie que doble ni que planche', 'un precio por bolsa lavada, seca y doblada'],
      ['nobody to fold or iron', 'one price for a bag washed, dried and folded'],
    ),
  ],
  pest_control: [
    on(
      'scope',
      ['sellar los huecos se cobra después', 'un precio con huecos sellados y revisión dentro'],
      ['sealing the gaps is charged later', 'one price with gaps sealed and the check inside'],
    ),
    on(
      'trust',
      ['vuelven a salir al mes y nadie responde', 'segunda visita incluida, con fecha en el certificado'],
      ['they are back within a month and no one answers', 'a second visit included, dated on the certificate'],
    ),
    on(
      'wait',
      ['una semana para que venga alguien', 'visita de diagnóstico en dos días, con el precio allí mismo'],
      ['a week before anybody comes', 'a diagnosis within two days, with the price on the spot'],
    ),
    on(
      'attention',
      ['nadie dice qué se aplica ni dónde', 'una hoja con el producto, el lugar y las horas fuera'],
      ['nobody says what is used or where', 'a sheet with the product, the place and the hours to stay out'],
    ),
  ],
  mobile_dj: [
    on(
      'wait',
      ['tardan semanas en decir si tienen la fecha', 'la fecha confirmada o descartada en un día'],
      ['weeks go by before they say if the date is free', 'the date confirmed or ruled out within a day'],
    ),
    on(
      'trust',
      ['qué pasa si ese día no puede venir', 'un sustituto con nombre y la lista de canciones compartida'],
      ['what happens if they cannot come', 'a stand-in with a name, and the song list shared'],
    ),
    on(
      'attention',
      ['pone lo suyo y no escucha', 'canciones marcadas por quien paga, las que sí y las que nunca'],
      ['they play their own and do not listen', 'songs marked beforehand, those wanted and those banned'],
    ),
    on(
      'scope',
      ['luces, micrófono y hora extra salen después', 'una hoja con el equipo, las horas y la hora de más'],
      ['lights, microphone and overtime come up later', 'one sheet with the gear, the hours and the extra hour'],
    ),
  ],
  meal_prep: [
    on(
      'attention',
      ['nadie apunta lo que uno no come', 'una ficha por cliente, leída antes de cocinar'],
      ['no one notes what a customer does not eat', 'a card for each customer, read before cooking'],
    ),
    on(
      'making',
      ['todo sabe a lo mismo', 'un plato nuevo cada semana y la ficha de cada uno'],
      ['everything tastes alike', 'a new dish each week, with a card for every one'],
    ),
    on(
      'trust',
      ['no se sabe qué lleva', 'alérgenos y fecha en cada envase'],
      ['there is no telling what is in it', 'allergens and a date on each container'],
    ),
    on(
      'scope',
      ['obligan a un mes entero', 'semanas sueltas, y pausa con un mensaje'],
      ['a whole month is forced on people', 'single weeks, and a pause with a message'],
    ),
  ],
  screen_printing: [
    on(
      'trust',
      ['salen tallas torcidas y nadie las repite', 'lo torcido se repite sin cobrar, y hay reserva de cada talla'],
      ['crooked sizes are nobody’s fault', 'crooked pieces redone free, with spares in each size'],
    ),
    on(
      'scope',
      ['piden un mínimo de cincuenta', 'desde una prenda, con el precio de cada tramo a la vista'],
      ['a minimum of fifty is asked for', 'from one garment, with the price of each band on view'],
    ),
    on(
      'wait',
      ['no llegan al día del acto', 'fecha escrita y muestra aprobada antes de estampar'],
      ['they miss the day of the event', 'a written date, and a sample approved before printing'],
    ),
    on(
      'making',
      ['el dibujo se cuartea al lavar', 'una prenda lavada veinte veces para tocar antes de pagar'],
      ['the print cracks in the wash', 'a garment washed twenty times to feel before paying'],
    ),
  ],
  delivery_kitchen: [
    on(
      'attention',
      ['nadie contesta cuando falta algo', 'un teléfono que coge la propia cocina'],
      ['nobody answers when something is missing', 'a phone that the kitchen itself picks up'],
    ),
    on(
      'wait',
      ['llega cuando ya no hay hambre', 'zona corta y hora escrita en la bolsa'],
      ['it comes when hunger is gone', 'a short radius and the hour written on the bag'],
    ),
    on(
      'making',
      ['lo crujiente llega blando', 'envases con salida de vapor y nada que no viaje'],
      ['what was crisp arrives soft', 'vented boxes, and nothing that does not travel'],
    ),
    on(
      'trust',
      ['no se sabe qué cocina hay detrás', 'cámara a la plancha y la nota sanitaria en la carta'],
      ['no telling what kitchen is behind it', 'a camera on the griddle and the hygiene score on the menu'],
    ),
  ],
  after_school_club: [
    on(
      'wait',
      ['las plazas se dan en junio y no antes', 'lista de espera a la vista, con el puesto de cada familia'],
      ['places are given out late', 'a waiting list on view, with each family’s turn'],
    ),
    on(
      'trust',
      ['no se sabe quién los recoge', 'dos adultos con chaleco, con nombre y certificado, y aviso al llegar'],
      ['no telling who collects them', 'two adults in vests, named and checked, and a message on arrival'],
    ),
    on(
      'scope',
      ['acaba antes que el trabajo', 'abierto hasta que sale el último turno, sin recargo por diez minutos'],
      ['it ends before work does', 'open until the last shift is over, with no charge for ten minutes'],
    ),
    on(
      'attention',
      ['los dejan delante de una pantalla', 'un plan de la semana en la puerta, con deberes y patio'],
      ['they are left in front of a screen', 'the week’s plan on the door, with homework and outdoor play'],
    ),
  ],
  balloon_decor: [
    on(
      'wait',
      ['piden una semana de aviso', 'tres modelos listos de un día para otro'],
      ['a week’s notice is asked for', 'three designs ready from one day to the next'],
    ),
    on(
      'making',
      ['siempre el mismo arco', 'un boceto con sus colores antes de pagar'],
      ['always the same arch', 'a sketch in their own colours before paying'],
    ),
    on(
      'trust',
      ['se desinflan antes de la tarta', 'repuestos inflados y una foto seis horas después'],
      ['they sag before the cake', 'spares filled, and a picture six hours later'],
    ),
    on(
      'scope',
      ['nadie vuelve a desmontar', 'recogida al día siguiente, dentro del precio'],
      ['nobody comes back to take it down', 'taken away the next day, within the price'],
    ),
  ],
  copy_shop: [
    on(
      'trust',
      ['nadie mira el archivo antes', 'un aviso antes de imprimir si algo no cuadra'],
      ['nobody looks at the file first', 'a word before printing when something is off'],
    ),
    on(
      'wait',
      ['siempre hay cola delante', 'archivo por mensaje y hora de recogida fijada'],
      ['there is always a queue', 'the file by message, with a set collection time'],
    ),
    on(
      'making',
      ['sale cortado o con otro color', 'una prueba en papel antes de tirar el resto'],
      ['it comes out cropped or another colour', 'a paper proof before the rest is run'],
    ),
    on(
      'scope',
      ['piden un mínimo de quinientas', 'desde una copia, con los tramos en la pared'],
      ['a minimum of five hundred is asked for', 'from a single copy, with price bands on the wall'],
    ),
  ],
  guided_tours: [
    on(
      'making',
      ['cuentan lo mismo que la guía', 'una casa que se abre y quien vive en ella'],
      ['they tell what the guidebook tells', 'a home that opens, and whoever lives there'],
    ),
    on(
      'trust',
      ['da miedo ir por libre', 'dos personas del lugar con el grupo y ruta revisada esa semana'],
      ['going alone feels unsafe', 'two locals with the group, on a route checked that week'],
    ),
    on(
      'attention',
      ['van cuarenta detrás de un paraguas', 'diez como máximo, y preguntas en cada parada'],
      ['forty trail behind an umbrella', 'ten at most, with questions at each stop'],
    ),
    on(
      'scope',
      ['nadie dice qué pasa si llueve', 'devolución o cambio de fecha, escrito al reservar'],
      ['nobody says what happens if it rains', 'refund or a new date, written on booking'],
    ),
  ],
  hair_salon: [
    on(
      'wait',
      ['no hay hueco hasta dentro de un mes', 'la cita siguiente apuntada al salir'],
      ['no slot for a month', 'the next date made on leaving'],
    ),
    on(
      'trust',
      ['cortan más de lo que se pide', 'los dedos medidos en el espejo antes de la tijera'],
      ['more comes off than was asked', 'the length shown in the mirror before scissors'],
    ),
    on(
      'scope',
      ['la cuenta sube por el largo y el secado', 'la cuenta dicha tras tocar el pelo, con secado incluido'],
      ['the bill grows with length and drying', 'the bill told after touching the hair, drying included'],
    ),
    on(
      'making',
      ['el color no se repite igual', 'fórmula pesada y guardada en ficha'],
      ['the colour never comes out the same', 'a formula weighed and kept on file'],
    ),
  ],
  juice_bar: [
    on(
      'attention',
      ['nadie dice qué lleva el vaso', 'la fruta pesada delante, con su nombre en la pizarra'],
      ['nobody says what is in the cup', 'fruit weighed in view, named on the board'],
    ),
    on(
      'scope',
      ['llevan azúcar aunque digan que no', 'azúcar solo si se pide, y la receta escrita en la pizarra'],
      ['they add sugar whatever they say', 'sugar only on request, and the recipe written on the board'],
    ),
    on(
      'wait',
      ['la cola se come el descanso', 'pedido por mensaje y recogida sin cola'],
      ['the queue eats the break', 'orders by message, collected with no queue'],
    ),
    on(
      'making',
      ['sale de una jarra hecha de mañana', 'fruta cortada al pedir, a la vista'],
      ['it comes from a jug made that morning', 'fruit cut to order, in plain sight'],
    ),
  ],
  plant_nursery: [
    on(
      'scope',
      ['la etiqueta no dice qué hacer', 'una ficha con el mes, el hoyo y el riego'],
      ['the label does not say what to do', 'a card with the month, the hole and the water'],
    ),
    on(
      'trust',
      ['se mueren al segundo verano', 'cambio durante un año, y una ficha con el riego de aquí'],
      ['they die in the second summer', 'replaced for a year, with a card for this climate'],
    ),
    on(
      'attention',
      ['nadie pregunta dónde irá', 'tres preguntas antes de vender, y una planta menos si hace falta'],
      ['nobody asks where it will go', 'three questions before selling, and one plant fewer if need be'],
    ),
    on(
      'making',
      ['vienen criadas de lejos', 'semilla y esquejes de la zona, con la fecha en la maceta'],
      ['they are raised far away', 'local seed and cuttings, dated on the pot'],
    ),
  ],
  general_service: [
    on(
      'trust',
      ['se paga sin saber qué incluye', 'lo que entra y lo que no, en una hoja antes de cobrar'],
      ['one pays without knowing what is included', 'what is in and what is out, on one sheet before paying'],
    ),
    on(
      'wait',
      ['nadie dice para cuándo', 'una fecha escrita en la primera respuesta'],
      ['nobody says by when', 'a date in writing in the first reply'],
    ),
    on(
      'attention',
      ['cada vez contesta alguien distinto', 'un nombre y un teléfono de principio a fin'],
      ['somebody different answers each time', 'one name and one number from start to finish'],
    ),
    on(
      'making',
      ['no hay manera de ver antes el resultado', 'casos propios, enseñados con permiso de quien los pagó'],
      ['no way of seeing the result beforehand', 'real cases, shown with each customer’s permission'],
    ),
  ],
  dressmaker: [
    on(
      'wait',
      ['la fecha se acerca y el vestido no está', 'pruebas con día escrito en la hoja de encargo'],
      ['the date comes closer and the dress is not ready', 'fittings with their day on the order form'],
    ),
    on(
      'making',
      ['el mismo modelo en cuatro tallas para todas', 'un patrón propio que se guarda con su nombre'],
      ['one model in four sizes for everybody', 'a pattern of one’s own, kept under the name'],
    ),
    on(
      'trust',
      ['el precio final se sabe al recogerlo', 'precio por prenda y por tela antes de cortar'],
      ['the final price is known on collection', 'a price for the piece and the cloth before cutting'],
    ),
    on(
      'attention',
      ['mide una persona y cose otra', 'quien mide es quien corta y quien prueba'],
      ['one person measures and another sews', 'whoever measures also cuts and fits'],
    ),
  ],
  ice_lolly_shop: [
    on(
      'making',
      ['colorante y jarabe en una envoltura', 'la fruta del día escrita, con su nombre y su origen'],
      ['colouring and syrup in a wrapper', 'the fruit of the day in writing, with its name and origin'],
    ),
    on(
      'wait',
      ['a la salida de la escuela no se puede esperar', 'una fila solo para paletas a esa hora'],
      ['at school closing time nobody can wait', 'a line for lollies alone at that hour'],
    ),
    on(
      'hours',
      ['cierra antes de que refresque la tarde', 'abierto hasta después del paseo los días de calor'],
      ['it shuts before the evening cools', 'open until after the evening stroll on hot days'],
    ),
    on(
      'place',
      ['la fruta de verdad queda al otro lado del pueblo', 'cajas para el congelador de casa, apartadas por mensaje'],
      ['real fruit is on the other side of town', 'boxes for the home freezer, put by on a message'],
    ),
  ],
  dog_trainer: [
    on(
      'trust',
      ['en la pista obedece y en casa no', 'una meta por sesión, grabada donde el problema ocurre'],
      ['it obeys in the field and not at home', 'one aim to each session, filmed where the trouble happens'],
    ),
    on(
      'attention',
      ['entre sesiones no hay a quién preguntar', 'un vídeo comentado a mitad de semana'],
      ['nobody to ask between sessions', 'one video talked through in mid-week'],
    ),
    on(
      'making',
      ['se ofrece un truco para todos los perros', 'una valoración escrita antes de proponer ejercicios'],
      ['one trick offered for every dog', 'a written assessment before any exercise is proposed'],
    ),
    on(
      'scope',
      ['no se sabe cuántas sesiones harán falta', 'un número tope dicho en la primera, y qué pasa después'],
      ['no telling how many sessions it will take', 'a limit named at the first one, and what follows it'],
    ),
  ],
  dog_daycare: [
    on(
      'attention',
      ['nadie dice cuántos perros hay por persona', 'un tope de perros por persona, escrito en la puerta'],
      ['nobody says how many dogs there are to each person', 'a limit of dogs to each person, posted at the door'],
    ),
    on(
      'trust',
      ['vuelve con un rasguño y sin explicación', 'aviso en el momento y parte del día por escrito'],
      ['it comes home scratched and unexplained', 'word at once, and a written note of the day'],
    ),
    on(
      'hours',
      ['la reunión se alarga y cierran', 'una hora más de recogida, a precio dicho'],
      ['the meeting overruns and they close', 'one more hour for pick-up, at a stated price'],
    ),
    on(
      'place',
      ['queda en la otra punta', 'entrega y recogida camino del trabajo'],
      ['it is at the other end of town', 'drop-off and pick-up on the way to work'],
    ),
  ],
  pet_boarding: [
    on(
      'trust',
      ['no dejan ver dónde duermen', 'visita abierta cualquier tarde y una foto diaria'],
      ['where the animals sleep is kept out of sight', 'a visit open any afternoon and a picture a day'],
    ),
    on(
      'attention',
      ['demasiados animales para una persona', 'un tope de plazas por persona de turno, a la vista'],
      ['too many animals to one person', 'a limit of places to each person on duty, on view'],
    ),
    on(
      'hours',
      ['recogidas solo entre semana', 'entradas y salidas también el domingo por la tarde'],
      ['collection on weekdays only', 'arrivals and departures on Sunday evenings too'],
    ),
    on(
      'place',
      ['media hora de coche con un perro nervioso', 'recogida en casa con un suplemento fijo'],
      ['half an hour by car with a nervous dog', 'collection from home at a fixed extra'],
    ),
  ],
  solar_installer: [
    on(
      'trust',
      ['cada oferta promete una producción distinta', 'la producción del primer año por escrito y qué pasa si no llega'],
      ['each offer promises a different output', 'the first year’s output in writing, and what happens if it falls short'],
    ),
    on(
      'wait',
      ['meses de papeles con los paneles ya puestos', 'los trámites empezados antes de montar, con su fecha'],
      ['months of paperwork with the panels already up', 'the paperwork begun before fitting, with its dates'],
    ),
    on(
      'scope',
      ['una oferta de veinte páginas que no se puede comparar', 'una hoja con paneles, inversor, andamio y lo que no entra'],
      ['a twenty-page offer that compares with nothing', 'one sheet with panels, inverter, scaffold and what is left out'],
    ),
    on(
      'attention',
      ['quien vendió no es quien monta', 'una persona que visite, calcule y conteste después'],
      ['whoever sold is not whoever fits', 'one person who visits, works it out and answers afterwards'],
    ),
  ],
  coaching_practice: [
    on(
      'trust',
      ['no se sabe si ha servido', 'una meta escrita el primer día y leída el último'],
      ['no telling whether it worked', 'an aim written on day one and read on the last'],
    ),
    on(
      'scope',
      ['sesiones sin final a la vista', 'un número de sesiones cerrado y libertad de irse antes'],
      ['sessions with no end in sight', 'a fixed number of sessions and freedom to leave sooner'],
    ),
    on(
      'hours',
      ['la hora libre está fuera de la oficina', 'un turno antes de entrar y otro a la salida'],
      ['the free hour is outside office time', 'a slot before work and another after it'],
    ),
    on(
      'attention',
      ['consejos que valdrían para cualquiera', 'una nota propia después de cada sesión'],
      ['advice that would do for anybody', 'a note of one’s own after every session'],
    ),
  ],
  translation_practice: [
    on(
      'attention',
      ['cada encargo lo hace alguien distinto', 'la misma persona y un glosario por cliente'],
      ['every assignment goes to somebody else', 'one translator and a glossary for each client'],
    ),
    on(
      'wait',
      ['«lo antes posible», sin una hora', 'la hora de entrega escrita al aceptar el encargo'],
      ['“as soon as possible”, with no hour', 'the hour of delivery, in writing on accepting the job'],
    ),
    on(
      'trust',
      ['nadie lee lo que entrega la máquina', 'una segunda persona que revise y firme'],
      ['nobody reads what the machine delivers', 'a second person who checks and signs'],
    ),
    on(
      'scope',
      ['un precio por palabra, y luego recargos', 'precio cerrado por documento, con el formato dentro'],
      ['a price by the word, and then surcharges', 'a fixed price per document, layout included'],
      { es: 'el precio por documento, con el formato dentro', en: 'the price per document, layout included' },
    ),
  ],
  winery: [
    on(
      'trust',
      ['etiquetas que no dicen de qué viña', 'parcela, año y autor en la contraetiqueta'],
      ['labels that name no vineyard', 'plot, year and maker on the back label'],
    ),
    on(
      'making',
      ['vinos que se parecen todos', 'una cata corta con dos que no se parecen'],
      ['wines that are all alike', 'a short tasting of two that are not'],
    ),
    on(
      'place',
      ['hay que ir hasta la bodega para probarlo', 'copas en tres locales de la ciudad, con su precio'],
      ['one must travel to the winery to taste it', 'glasses in three places in town, at their price'],
    ),
    on(
      'hours',
      ['la visita pide grupo y reserva', 'una visita fija el sábado, sin mínimo'],
      ['a tour takes a party and a booking', 'one set tour on Saturdays, with no minimum'],
    ),
  ],
  olive_oil: [
    on(
      'trust',
      ['«virgen extra» lo pone en todas', 'fecha de molienda, parcela y análisis en cada botella'],
      ['every bottle says extra virgin', 'milling date, plot and analysis on each bottle'],
    ),
    on(
      'making',
      ['en la tienda no se nota la diferencia', 'dos botes para oler, el propio y uno corriente'],
      ['no difference can be told in the shop', 'two jars to smell, its own and an ordinary one'],
    ),
    on(
      'place',
      ['no se encuentra cerca', 'una tienda por barrio con una botella abierta para probar'],
      ['it is not to be found nearby', 'one shop in each district with a bottle open to taste'],
    ),
    on(
      'scope',
      ['una caja entera para probarlo', 'un formato pequeño y el porte dicho antes'],
      ['a whole case just to try it', 'a small size, and postage told beforehand'],
    ),
  ],
  event_hire: [
    on(
      'trust',
      ['material que llega sucio o incompleto', 'un recuento firmado a la entrega y piezas de repuesto en la furgoneta'],
      ['stock that arrives dirty or short', 'a count signed on delivery, and spare pieces in the van'],
    ),
    on(
      'scope',
      ['un porte que cuesta más que las sillas', 'entrega, montaje y recogida en un solo precio'],
      ['delivery that costs more than the chairs', 'delivery, setting up and collection in a single price'],
    ),
    on(
      'wait',
      ['días hasta saber si hay para esa fecha', 'lo que queda libre cada sábado, a la vista en el catálogo'],
      ['days before knowing what is free on the date', 'what is left each Saturday, on view in the catalogue'],
    ),
    on(
      'hours',
      ['hay que devolverlo el domingo por la mañana', 'recogida el lunes, sin mover nada'],
      ['everything is due back on Sunday morning', 'collection on Monday, with nothing to lift'],
    ),
  ],
  garden_design: [
    on(
      'trust',
      ['se mueren las plantas y nadie vuelve', 'garantía de un año en las plantas, con la hoja de riego'],
      ['the plants die and nobody comes back', 'a year’s guarantee on plants, with the watering sheet'],
    ),
    on(
      'scope',
      ['una cifra sin plano ni partidas', 'un plano y un precio por partidas, firmados antes de cavar'],
      ['a figure with no plan and no items', 'a plan and an itemised price, signed before digging'],
    ),
    on(
      'wait',
      ['meses de lista de espera', 'fecha de inicio y días de obra por escrito'],
      ['months on a waiting list', 'a start date and days on site, in writing'],
    ),
    on(
      'attention',
      ['quien dibuja no es quien planta', 'la misma persona desde el plano hasta la última planta'],
      ['whoever draws is not whoever plants', 'the same person from the plan to the last plant'],
    ),
  ],
  refill_shop: [
    on(
      'place',
      ['lo que no lleva envase está lejos', 'todo lo de la despensa a pie de barrio'],
      ['whatever comes unpackaged is far away', 'the whole larder within a walk'],
    ),
    on(
      'scope',
      ['hay que llevar los tarros encima', 'tarros limpios prestados en la puerta'],
      ['jars have to be carried about', 'clean jars on loan at the door'],
    ),
    on(
      'trust',
      ['no se sabe qué ha pasado por ese dispensador', 'lote, fecha y alérgenos en cada uno'],
      ['no telling what that dispenser held before', 'batch, date and allergens on each'],
    ),
    on(
      'attention',
      ['parece complicado la primera vez', 'alguien que pesa y explica la primera compra'],
      ['it looks complicated the first time', 'somebody to weigh and explain the first basket'],
    ),
  ],
  gardening: [
    on(
      'trust',
      ['viene dos veces y deja de contestar', 'un día fijo al mes y un aviso si llueve'],
      ['comes twice and stops answering', 'a fixed day each month, and word if it rains'],
    ),
    on(
      'scope',
      ['los restos se quedan en la acera', 'lo cortado retirado, dentro del precio'],
      ['the cuttings are left on the kerb', 'the cuttings taken away, inside the price'],
    ),
    on(
      'wait',
      ['nadie viene por un trabajo pequeño', 'una mañana a la semana reservada a lo que se hace en una hora'],
      ['nobody turns out for a small job', 'one morning a week kept for whatever takes an hour'],
    ),
    on(
      'attention',
      ['cada vez alguien que no conoce el jardín', 'una hoja por jardín con lo que no se toca'],
      ['each time somebody who does not know the garden', 'a sheet for each garden with what must not be touched'],
    ),
  ],
  home_care: [
    on(
      'attention',
      ['una persona distinta cada semana', 'dos cuidadoras presentadas desde el primer día'],
      ['a different person every week', 'two carers introduced from the first day'],
    ),
    on(
      'trust',
      ['no se sabe qué pasa cuando se cierra la puerta', 'una nota cada noche y referencias que se pueden llamar'],
      ['no knowing what happens once the door shuts', 'a note each night, and references that can be rung'],
    ),
    on(
      'hours',
      ['nadie en festivo ni de noche', 'un teléfono que contesta siempre y una suplente con nombre'],
      ['nobody at night or on holidays', 'a number that always answers, and a stand-in with a name'],
    ),
    on(
      'wait',
      ['meses de lista para una ayuda', 'una valoración en casa esa misma semana'],
      ['months on a list for help', 'an assessment at home within the week'],
    ),
  ],
  appliance_repair: [
    on(
      'wait',
      ['nueve días hasta que alguien la mire', 'dos huecos libres cada mañana para lo que no enfría o pierde agua'],
      ['nine days before anybody looks at it', 'two slots free each morning for whatever is warm or leaking'],
    ),
    on(
      'scope',
      ['se cobra por venir y la pieza va aparte', 'el precio de la visita dicho por teléfono y descontado si se repara'],
      ['a charge for coming and the part on top', 'a visit charge told on the phone and taken off the repair'],
    ),
    on(
      'trust',
      ['no se sabe si compensa arreglarla', 'edad y marca preguntadas antes, y un «no merece la pena» por escrito'],
      ['no telling whether it is worth mending', 'age and make asked beforehand, and “not worth it” in writing'],
    ),
    on(
      'hours',
      ['vienen cuando no hay nadie en casa', 'una franja después de las seis, con aviso al salir'],
      ['they come when nobody is home', 'a slot after six, with a message on setting out'],
    ),
  ],
  clothes_alterations: [
    on(
      'wait',
      ['semanas para un dobladillo', 'el día escrito en el resguardo y un mensaje al acabar'],
      ['weeks for a hem', 'the day written on the ticket, and a message when done'],
    ),
    on(
      'trust',
      ['vuelve peor de lo que entró', 'segunda prueba antes de pagar y retoque sin cargo'],
      ['it comes back worse than it went in', 'a second fitting before paying, and touch-ups free'],
    ),
    on(
      'making',
      ['cortan la tela y ya no hay vuelta', 'tela dejada en la costura para volver a sacar'],
      ['the cloth is cut and that is that', 'cloth left in the seam to let out again'],
    ),
    on(
      'attention',
      ['mide quien no va a coser', 'la misma persona mide, cose y prueba'],
      ['whoever measures does not sew', 'the same person measures, sews and fits'],
    ),
  ],
  shoe_repair_and_keys: [
    on(
      'wait',
      ['no dicen qué día estarán', 'tarde de recogida escrita en el resguardo y un mensaje al acabar'],
      ['no word of the day they will be ready', 'the afternoon printed on the ticket, and a message when done'],
    ),
    on(
      'trust',
      ['la suela se despega al mes', 'el arreglo repetido sin cobrar si se abre antes de la temporada siguiente'],
      ['the sole lifts within a month', 'the job redone free if it opens before the next season'],
    ),
    on(
      'making',
      ['una llave que entra y no gira', 'la copia probada con medidor delante de quien la pide'],
      ['a key that goes in and will not turn', 'each copy checked on a gauge before the customer'],
    ),
    on(
      'hours',
      ['cerrado antes de salir del trabajo', 'un casillero para dejar y recoger fuera de hora'],
      ['shut before work is over', 'a locker to leave and collect out of hours'],
    ),
  ],
  it_support: [
    on(
      'wait',
      ['un correo que nadie contesta hasta mañana', 'una respuesta con nombre en minutos y el estado a la vista'],
      ['an email nobody answers until tomorrow', 'a named reply within minutes, with its status on view'],
    ),
    on(
      'scope',
      ['un contrato pensado para veinte puestos', 'cuota por puesto, con las horas incluidas en una línea'],
      ['a contract meant for twenty desks', 'a fee per desk, with the hours covered on one line'],
    ),
    on(
      'attention',
      ['cada vez hay que explicarlo todo', 'una hoja con la red de cada cliente que lee quien atiende'],
      ['everything explained anew each time', 'a sheet on each customer’s network, read by whoever answers'],
    ),
    on(
      'trust',
      ['copias que nadie ha probado', 'una copia devuelta a la vida cada trimestre delante del dueño'],
      ['backups nobody has tried', 'one backup restored each quarter before its owner'],
    ),
  ],
  locksmith: [
    on(
      'scope',
      ['el precio aparece cuando la puerta está abierta', 'un máximo por mensaje antes de salir, noche y festivo incluidos'],
      ['the price comes once the door is open', 'a ceiling by message before setting out, nights and holidays included'],
    ),
    on(
      'making',
      ['taladran lo que se abría sin romper', 'apertura sin daño como primera opción, y firma antes de taladrar'],
      ['they drill what would have opened whole', 'opening without damage tried first, and a signature before drilling'],
    ),
    on(
      'trust',
      ['un número sin nombre ni dirección', 'nombre, documento y tarifa en la pegatina y en la factura'],
      ['a number with no name or address', 'name, papers and rates on the sticker and on the invoice'],
    ),
    on(
      'wait',
      ['no dicen desde dónde vienen', 'los minutos de verdad, y la ubicación de la furgoneta por mensaje'],
      ['no word of where they are coming from', 'honest minutes, and the van’s position by message'],
    ),
  ],
  handyman: [
    on(
      'wait',
      ['nadie viene por veinte minutos', 'una mañana por barrio para las listas cortas'],
      ['nobody turns out for twenty minutes', 'one morning in each district kept for short lists'],
    ),
    on(
      'scope',
      ['cuatro oficios para una sola tarde', 'una persona para toda la lista, y dicho lo que pide instalador'],
      ['four trades for one afternoon', 'one person for the whole list, and word of what needs an installer'],
    ),
    on(
      'trust',
      ['alguien nuevo en casa cada vez', 'la misma cara, con referencias de dos vecinos que se pueden llamar'],
      ['a stranger in the home every time', 'the same face, with two neighbours who can be rung'],
    ),
    on(
      'attention',
      ['se van y dejan el polvo', 'aspirador en la furgoneta y foto de cada pared al terminar'],
      ['they leave, and the dust stays', 'a vacuum cleaner in the van and a photo of each wall at the end'],
    ),
  ],
  hvac_installer: [
    on(
      'wait',
      ['cinco semanas de lista en pleno calor', 'las visitas hechas antes del calor y una fecha de montaje firmada'],
      ['a five-week list in the heat', 'surveys done before the heat, and a signed date for fitting'],
    ),
    on(
      'scope',
      ['una oferta que no incluye el tubo que falta', 'metros, soportes, desagüe y permiso contados en el mismo precio'],
      ['an offer that leaves out the extra pipe', 'pipe, brackets, drain and consent counted in one price'],
    ),
    on(
      'making',
      ['gotea o hace ruido al mes', 'prueba de presión y vacío apuntada en el certificado que se entrega'],
      ['it drips or hums within a month', 'pressure and vacuum tests noted on the certificate handed over'],
    ),
    on(
      'trust',
      ['quien lo puso ya no contesta', 'una revisión al año con la fecha puesta el día del montaje'],
      ['whoever fitted it no longer answers', 'a yearly service, its date set on the day of fitting'],
    ),
  ],
  massage_therapy: [
    on(
      'attention',
      ['la misma rutina para todo el mundo', 'tres preguntas antes y la presión apuntada para la próxima vez'],
      ['one routine for everybody', 'three questions first, and the pressure noted for next time'],
    ),
    on(
      'hours',
      ['cierran cuando se sale de trabajar', 'dos noches por semana hasta tarde'],
      ['closed by the time work is over', 'two late evenings a week'],
    ),
    on(
      'trust',
      ['anuncios que no se sabe qué ofrecen', 'nombre, título y fotos de la sala antes de reservar'],
      ['adverts that may offer anything', 'a name, a certificate and pictures of the room before booking'],
    ),
    on(
      'scope',
      ['un bono de diez para probar una vez', 'una primera sesión suelta al mismo precio que las demás'],
      ['a course of ten in order to try one', 'a single first session at the price of any other'],
    ),
  ],
  pool_maintenance: [
    on(
      'trust',
      ['no se sabe si ha venido', 'hora, lecturas y foto del agua en cada visita'],
      ['no telling whether anybody came', 'time, readings and a photo of the water at each visit'],
    ),
    on(
      'scope',
      ['una cuota y el producto aparte', 'qué entra y qué no, escrito con el tope de producto'],
      ['one fee and chemicals on another bill', 'what is in and what is out, in writing, with a cap on chemicals'],
    ),
    on(
      'wait',
      ['agua verde y nadie hasta el martes', 'una salida de urgencia al mes dentro de la cuota'],
      ['green water and nobody until Tuesday', 'one emergency call a month inside the fee'],
    ),
    on(
      'attention',
      ['cuatro minutos y se va', 'cepillo, cestos y bomba en la misma hoja, marcados cada vez'],
      ['four minutes and gone', 'brushing, baskets and pump on one sheet, ticked each time'],
    ),
  ],
  window_cleaning: [
    on(
      'trust',
      ['pasa cuando quiere o deja de venir', 'el mismo día cada vuelta y un mensaje la víspera'],
      ['comes when it suits, or stops coming', 'the same day every round, and a text the night before'],
    ),
    on(
      'scope',
      ['el cristal sí, el marco no', 'marcos y alféizares dentro del precio, dicho al darlo'],
      ['the glass but not the frame', 'frames and sills in the price, and said when it is given'],
    ),
    on(
      'hours',
      ['hay que estar en casa con el dinero en la mano', 'basta la verja abierta, y se paga desde el móvil'],
      ['somebody has to be in, with cash', 'an unlocked gate is enough, and payment is by phone'],
    ),
    on(
      'attention',
      ['los de arriba se quedan como estaban', 'pértiga hasta el segundo piso y foto al terminar'],
      ['the top ones are left as they were', 'a pole that reaches the second floor, and a photo at the end'],
    ),
  ],
  tiler: [
    on(
      'wait',
      ['nadie viene por un baño pequeño', 'un día al mes guardado para trabajos de menos de una jornada'],
      ['nobody comes for one small bathroom', 'one day a month kept for jobs of less than a day'],
    ),
    on(
      'trust',
      ['juntas que se oscurecen y nadie vuelve a mirarlas', 'una visita al año de acabar, con la fecha puesta al cobrar'],
      ['joints go dark and nobody comes back', 'a visit a year after finishing, its date set on payment'],
    ),
    on(
      'scope',
      ['un precio redondo al que se le suma la pared torcida', 'preparar, colocar y sellar, cada cosa con su precio'],
      ['a round price, and then the crooked wall on top', 'preparing, laying and sealing, each with its own price'],
    ),
    on(
      'attention',
      ['manda a otro al segundo día', 'las mismas manos de la primera pieza a la última junta'],
      ['somebody else is sent on day two', 'the same hands from first tile to last joint'],
    ),
  ],
  mobile_mechanic: [
    on(
      'wait',
      ['hay hueco dentro de diez días', 'dos franjas al día guardadas para coches que no arrancan'],
      ['the next slot is ten days off', 'two slots a day kept for cars that will not start'],
    ),
    on(
      'trust',
      ['no se sabe si la pieza se cambió', 'la vieja en una bolsa y la foto de la nueva puesta'],
      ['no telling whether the part was changed', 'the old one in a bag and a photo of the new one fitted'],
    ),
    on(
      'scope',
      ['la factura crece sin llamada de por medio', 'nada por encima del precio dado sin un sí por escrito'],
      ['the bill grows without a call', 'nothing beyond the price given without a written yes'],
    ),
    on(
      'hours',
      ['solo abre cuando se está trabajando', 'en el aparcamiento del trabajo, mientras se trabaja'],
      ['open only while people are at work', 'done in the works car park, during the shift'],
    ),
  ],
  dog_walking: [
    on(
      'trust',
      ['no se sabe quién entra con la llave', 'la misma persona siempre, y la hora de entrar y salir en el móvil'],
      ['no telling who comes in with the key', 'always the same person, with time in and out on the phone'],
    ),
    on(
      'attention',
      ['ocho perros en una mano', 'grupos de cinco como mucho, juntados por carácter'],
      ['eight dogs on one hand', 'five to a group at most, matched by temperament'],
    ),
    on(
      'scope',
      ['solo paseo, y el resto no entra', 'agua, comida y pastilla incluidas, con foto del plato'],
      ['a walk and nothing else', 'water, food and pills included, with a photo of the bowl'],
    ),
    on(
      'hours',
      ['no trabaja festivos ni noches', 'puentes y noches abiertos con un mes de aviso'],
      ['no holidays or nights', 'long weekends and nights open, with a month’s notice'],
    ),
  ],
  nutritionist: [
    on(
      'making',
      ['la misma hoja impresa para todos', 'un menú escrito sobre tres días de comidas reales'],
      ['one printed sheet for everybody', 'a menu written on three days of real meals'],
    ),
    on(
      'scope',
      ['un mes de espera entre visita y visita', 'un mensaje al décimo día, contestado'],
      ['a month between one visit and the next', 'a message on day ten, answered'],
    ),
    on(
      'trust',
      ['sale de la consulta con un producto en la bolsa', 'ningún producto a la venta, dicho en la puerta'],
      ['the visit ends with a product in the bag', 'no products for sale, and a sign on the door to say so'],
    ),
    on(
      'hours',
      ['horarios que no sirven a quien trabaja a turnos', 'videoconsulta a la salida del turno'],
      ['hours no shift worker can keep', 'video visits as a shift ends'],
    ),
  ],
  podiatry: [
    on(
      'wait',
      ['semanas con un dedo que late', 'un hueco al día guardado para lo que duele hoy'],
      ['weeks with a throbbing toe', 'one slot a day kept for whatever hurts today'],
    ),
    on(
      'place',
      ['hay que llevar a quien no puede andar', 'una mañana fija de visitas en casa o en la residencia'],
      ['taking somebody who can hardly walk', 'a set morning of visits to homes or care homes'],
    ),
    on(
      'making',
      ['plantillas que se mueven o no quitan el dolor', 'la pisada medida andando y tres retoques incluidos'],
      ['insoles that slide or do not help', 'the step measured in motion, and three adjustments included'],
    ),
    on(
      'trust',
      ['no se ve cómo se esteriliza', 'el instrumental abierto delante y el registro en el mostrador'],
      ['no sight of how things are sterilised', 'instruments opened before the patient, the log on the counter'],
    ),
  ],
  dance_school: [
    on(
      'attention',
      ['quien empieza se queda detrás', 'un grupo de primer día con tope de plazas, y correcciones por nombre'],
      ['beginners end up at the back', 'a first-day group with a limit, corrected by name'],
    ),
    on(
      'hours',
      ['todo cae a la misma hora que lo demás', 'el mismo nivel dos días distintos, y cambio sin recargo'],
      ['it all falls at the same hour as the rest', 'each level on two different days, with changes free'],
    ),
    on(
      'scope',
      ['el vestuario y el teatro, que nadie dijo', 'el coste del festival escrito en la matrícula'],
      ['costumes and theatre nobody mentioned', 'the cost of the show written on the enrolment form'],
    ),
    on(
      'making',
      ['un suelo duro y un espejo a medias', 'tarima que cede, y una clase para pisarla antes de pagar'],
      ['a hard floor and half a mirror', 'boards that give, and one class to feel them before paying'],
    ),
  ],
};

/**
 * What holds the customers of this business back and how to answer it: its narrower trade's where that has its own, else its sector's. A price
 * told beforehand was promised: only what the trade adds to it is left to propose. What this business charges apart is no grievance it answers.
 */
export function answersOf({
  facts,
  sector,
  model,
  said,
  slots,
}: Pick<Draft, 'facts' | 'sector' | 'model' | 'said' | 'slots'>): readonly TradeAnswer[] {
  const isUntrue = presumesUntold(facts, sector.id);
  const ofTrade = (NARROWER_ANSWERS[(model.assumptions.trade ?? '') as TradeId] ?? TRADE_ANSWERS[sector.id]).filter(
    (one) => !isUntrue(one),
  );
  const apart = slots.chargedApart?.en;
  const answers = apart ? ofTrade.filter(({ pain }) => !(pain.en.includes(apart) && /\bextra\b/.test(pain.en))) : ofTrade;
  const isFixed = said.edges.some(({ es }) => /^(?:precio|honorarios) cerrad/.test(es));
  return isFixed ? answers.map((one) => ({ ...one, answer: one.besideFixedPrice ?? one.answer })) : answers;
}
