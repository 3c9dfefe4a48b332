import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const retailShopTradeTakes = {
  florist: {
    rivalTests: [
      {
        es: 'Pedir por internet un centro de mesa a domicilio, medir el retraso y comparar lo que llega con la fotografía.',
        en: 'Order a table centrepiece online, time the delay and set what arrives beside the photograph.',
      },
      {
        es: 'Entrar en la competencia un viernes a última hora y mirar qué cubos siguen llenos, qué flores se han abierto y si las rebajan.',
        en: 'Walk into a rival late on a Friday and see which buckets are still full, which flowers have opened and whether they mark them down.',
      },
    ],
    steps: [
      {
        es: ['Cuenta la ocasión por mensaje', 'Mira la foto antes de que salga', 'Confirma la hora de entrega'],
        en: ['Text us the occasion', 'See the photo before it leaves', 'Confirm the delivery time'],
      },
      {
        es: ['Deja tus fechas apuntadas una vez', 'Recibe un aviso tres días antes', 'Contesta con un sí y la dirección'],
        en: ['Leave your dates with us once', 'Get a reminder three days ahead', 'Reply with a yes and the address'],
      },
    ],
    proofs: [
      {
        es: 'la cuenta de un mes con lo comprado, lo vendido y lo tirado de cada flor',
        en: 'one month’s account of what was bought, sold and binned of each flower',
      },
      {
        es: 'las palabras de dos bodas y una funeraria, con permiso para enseñarlas',
        en: 'what two weddings and a funeral director wrote, with leave to show it',
      },
    ],
    risks: [
      {
        risk: { es: 'la cámara se para durante un puente', en: 'the cold store stops over a long weekend' },
        hits: 'waste',
        trigger: { es: 'más de diez grados dentro al abrir', en: 'over ten degrees inside on opening' },
        response: {
          es: 'alarma de temperatura, llave a un vecino y hielo apalabrado',
          en: 'a temperature alarm, a key with a neighbour and ice spoken for',
        },
      },
      {
        risk: { es: 'el supermercado pone ramos junto a la caja', en: 'the supermarket puts bouquets by the till' },
        hits: 'sales',
        trigger: { es: 'tres semanas seguidas con menos ramos pequeños', en: 'three weeks running with fewer small bouquets' },
        response: {
          es: 'tallos por unidad, ramos sin celofán y una suscripción de mesa',
          en: 'single stems, bouquets without cellophane and a table subscription',
        },
      },
    ],
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Una llamada a las seis: ha nacido, ha muerto, ha dicho que sí. Hay que llegar con algo en la mano, y lo único abierto vende ramos envueltos en plástico con el precio puesto.',
          en: 'A call at six: a birth, a death, a yes. One cannot turn up empty-handed, and the only place open sells bunches in plastic with the price still on.',
        },
        stakes: {
          es: 'Quien recibe flores cansadas no dice nada, y quien las llevó lo nota durante toda la visita.',
          en: 'Whoever is given tired flowers says nothing, and whoever brought them feels it for the whole visit.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El jarrón de la recepción lleva seis días. Un huésped toca un pétalo, se le cae en el mostrador y los dos hacen como que no.',
          en: 'The vase at reception has stood for six days. A guest touches a petal, it drops on the desk, and both pretend it did not.',
        },
        stakes: {
          es: 'Una flor mustia habla de las sábanas, y nadie se queda a oír la explicación.',
          en: 'A drooping flower speaks of the bed linen, and nobody stays for the explanation.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'flores cansadas, en plástico y con el precio puesto', en: 'tired flowers in plastic with the price on' },
        after: { es: 'unas flores por las que preguntan días después', en: 'flowers that people ask about days later' },
      },
      {
        before: { es: 'flor solo cuando hay algo que celebrar', en: 'flowers only when there is something to celebrate' },
        after: {
          es: 'flor de temporada todas las semanas, sin tener que pensarla',
          en: 'flowers of the season every week without having to think about them',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Le gusta tener flor en casa y no entiende de plantas. Quiere que alguien le diga cuáles aguantan con la calefacción puesta.',
          en: 'Flowers at home are a pleasure and no science. The wish is to be told which ones last with the heating on.',
        },
        obstacle: {
          es: 'En el supermercado los cubos no llevan nombre ni fecha.',
          en: 'At the supermarket the buckets carry neither name nor date.',
        },
        hurt: {
          es: 'El jarrón pasa más semanas vacío que lleno, y acaba guardando las llaves.',
          en: 'The vase spends more weeks empty than full, and ends up holding the keys.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un comedor pequeño y pone una flor en cada mesa. Quiere que el sábado siga en pie.',
          en: 'This small dining room sets one flower on each table. On Saturday it should still be standing.',
        },
        obstacle: {
          es: 'El mercado abre cuando la cocina cierra, y por cajas salen cien tallos para doce mesas.',
          en: 'The flower market opens as the kitchen closes, and by the box it is a hundred stems for a dozen tables.',
        },
        hurt: {
          es: 'El viernes se retiran las mustias a escondidas, y quedan mesas con flor y mesas sin ella.',
          en: 'On Friday the drooping ones are taken away on the quiet, and some tables have a flower and some do not.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'nadie cuenta los tallos rotos al abrir la caja ni la flor del martes que llega al sábado solo para el cubo',
        en: 'nobody counts the stems snapped on opening the box or the flowers of Tuesday that reach Saturday only for the bin',
      },
      {
        es: 'la cinta, el papel y la tarjeta se compran por rollos y nadie sabe a cuánto sale cada ramo vestido',
        en: 'ribbon, paper and cards are bought by the roll, and nobody knows what dressing each bunch comes to',
      },
    ],
    strains: [
      {
        es: 'Tres fechas al año piden en un día lo de dos semanas: la cámara se llena de flor pagada y cualquier error de cálculo se marchita dentro.',
        en: 'Three dates a year ask in one day for what two weeks do; the cold room fills with flowers already paid for, and any miscount withers inside it.',
      },
      {
        es: 'Quien hace los ramos también abre la puerta y contesta el teléfono, y las tres cosas pasan a la vez a partir de las seis.',
        en: 'Whoever makes the bunches also opens the door and answers the phone, and from six o’clock on all three happen together.',
      },
    ],
  },
  clothes_shop: {
    costDoubts: [
      {
        es: 'se cuenta la prenda a precio de compra y no la talla suelta que acaba a mitad de precio en el último perchero',
        en: 'garments are counted at what they cost, not the odd size that ends at half price on the last rail',
      },
      {
        es: 'faltan la percha, la bolsa, el arreglo del bajo y lo que desaparece del probador',
        en: 'left out are the hanger, the bag, the hem taken up and whatever vanishes from the fitting room',
      },
    ],
    strains: [
      {
        es: 'El dinero se queda en las tallas que no se piden: hay ropa de sobra y no hay la que busca quien acaba de entrar.',
        en: 'The money sits in sizes nobody asks for: there are clothes to spare and none that fits whoever has just come in.',
      },
      {
        es: 'La temporada se compra seis meses antes de verla en la calle, con el dinero de la anterior todavía colgado.',
        en: 'A season is bought half a year before it is seen in the street, with the money of the last one still on hangers.',
      },
    ],
    scenes: [
      {
        scene: {
          es: 'La madre busca un abrigo para el invierno y la dependienta de la cadena señala una pared. Hay sesenta iguales, ninguno abrocha sobre el jersey, y la cola del probador da la vuelta a los calcetines.',
          en: 'A mother needs a winter coat, and the assistant at the chain points at a wall. There are dozens alike, none will button over a jumper, and the line for the fitting room goes round the socks.',
        },
        stakes: {
          es: 'Se compra el que menos molesta, y molesta desde la primera mañana de frío.',
          en: 'The least bad one is bought, and it is bad from the first cold morning.',
        },
      },
      {
        scene: {
          es: 'Ha quedado para firmar un contrato y a la camisa buena le falta un botón. Las tiendas del barrio abren a las diez, la reunión es a las once, y por internet todo llega mañana.',
          en: 'A contract has to be signed, and the good shirt has lost a button. The shops nearby open at ten, the meeting is at eleven, and online everything comes tomorrow.',
        },
        stakes: {
          es: 'Nadie se fija en una chaqueta que sienta bien, y todos en la mano que tapa el botón.',
          en: 'Nobody notices a jacket that fits, and everybody notices a hand over a missing button.',
        },
      },
    ],
    rivalTests: [
      {
        es: 'Devolver una prenda con la etiqueta puesta en la tienda rival y mirar si ofrecen otra, si ponen mala cara y cuánto tardan en abonarla.',
        en: 'Return a tagged garment to the rival shop, and see whether another is offered, whether faces change and how long the refund takes.',
      },
      {
        es: 'Contar durante una semana qué cambia en su escaparate y, al final, preguntar por lo que estuvo el primer día: si aún queda en todas las tallas, no lo quiso nadie.',
        en: 'For a week keep track of what changes in their window, then ask for whatever stood there on the first day; if every size is left, nobody wanted it.',
      },
    ],
    steps: [
      {
        es: ['Envía una foto de lo que ya tienes', 'Ven a ver tres propuestas apartadas', 'Llévate solo lo que te quede bien'],
        en: ['Send a photo of what you already own', 'Come and see three things put aside', 'Take only what fits you'],
      },
      {
        es: ['Entra y pregunta por tu talla', 'Toca la tela y mírate con luz de día', 'Llévate solo lo que te convenza'],
        en: ['Come in and ask for your size', 'Feel the cloth and look at yourself by daylight', 'Take only what you are sure of'],
      },
    ],
    stories: [
      {
        wish: {
          es: 'Ha cambiado de cuerpo en un año y la ropa no se ha enterado. Quiere verse en un espejo sin contar lo que falta o lo que sobra.',
          en: 'A body that changed in one year, and clothes that were not told. The wish is to look in a mirror without measuring what is missing or left over.',
        },
        obstacle: {
          es: 'En los probadores la luz cae desde arriba y la talla de siempre no sube.',
          en: 'In fitting rooms the light comes from above, and the usual size will not go up.',
        },
        hurt: {
          es: 'Se va con un pañuelo, que le vale a cualquiera, y aplaza lo demás hasta adelgazar.',
          en: 'A scarf is bought, since scarves fit anyone, and the rest is put off until some weight is lost.',
        },
      },
      {
        wish: {
          es: 'Empieza en un trabajo nuevo el lunes y no sabe cómo se viste allí. Quiere dos conjuntos que no digan nada raro.',
          en: 'A new job begins on Monday, with no idea of what people wear there. Two outfits that say nothing odd would do.',
        },
        obstacle: {
          es: 'En la tienda grande hay cien pantalones y ninguna persona a quien contárselo.',
          en: 'The big store has a hundred pairs of trousers and no person to tell this to.',
        },
        hurt: {
          es: 'El primer día se pasa tirando de una manga, y lo que se recuerda de las presentaciones es eso.',
          en: 'The first day goes on tugging at a sleeve, and of all the introductions that is what stays.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un probador del que se sale con prisa', en: 'a fitting room left in a hurry' },
        after: {
          es: 'un espejo amable y alguien que trae la talla siguiente sin decirla en voz alta',
          en: 'a kind mirror and somebody who brings the next size without saying it aloud',
        },
      },
      {
        before: { es: 'cuatro prendas en una caja de devolución', en: 'four garments in a box of returns' },
        after: {
          es: 'una sola prenda, probada y con el bajo a su altura',
          en: 'one garment, tried on and with the hem at the right height',
        },
      },
    ],
  },
  bookshop: {
    scenes: [
      {
        buyer: 'parent',
        scene: {
          es: 'El profesor pide un título para el lunes y lo pide a toda la clase. En el portal está agotado, en el supermercado no saben qué es, y el padre que pregunta por tercera vez lo deletrea desde un papel arrugado.',
          en: 'The teacher wants one title by Monday and wants it from the whole class. Online it is out of stock, the supermarket has never heard of it, and the father asking for the third time spells it out from a crumpled note.',
        },
        stakes: {
          es: 'El lunes media clase lee y la otra media mira el libro de al lado, y quien empieza tarde ya va a remolque.',
          en: 'On Monday half of them read and half lean across to a neighbour’s copy, and a late start drags on all term.',
        },
      },
      {
        scene: {
          es: 'Es el cumpleaños de una suegra que lee mucho, y eso es todo lo que se sabe de ella. Se acaba con el más vendido en la mano, el mismo que le regalarán otras dos personas.',
          en: 'It is the birthday of a mother-in-law who reads a great deal, and nothing more is known of her. The hand closes on the bestseller, the same one two others will bring.',
        },
        stakes: {
          es: 'Un libro repetido se cambia por otro cualquiera, y del regalo solo queda el papel.',
          en: 'A book given twice is swapped for any other, and of the present only the wrapping remains.',
        },
      },
    ],
    stories: [
      {
        buyer: 'parent',
        wish: {
          es: 'Su hija de siete años ha empezado a leer por su cuenta. Quiere que no se le pase.',
          en: 'A daughter of seven has begun to read by herself. The wish is for it to last.',
        },
        obstacle: {
          es: 'En la mesa infantil mandan los personajes de la televisión.',
          en: 'On the children’s table the characters off the television are in charge.',
        },
        hurt: {
          es: 'El tercero se queda a medias, y leer pasa a la lista de los deberes.',
          en: 'The third is left halfway, and reading moves to the list of homework.',
        },
      },
      {
        wish: {
          es: 'Busca un libro que leyó en la infancia, del que recuerda la cubierta y no el título. Quiere regalárselo a alguien.',
          en: 'The book was read in childhood, and what is remembered is the cover and not the title. The wish is to give it to somebody.',
        },
        obstacle: {
          es: 'El buscador pide justo el dato que falta.',
          en: 'The search box asks for the very thing that is missing.',
        },
        hurt: {
          es: 'Se regala otro cualquiera, y aquella historia se queda sin contar.',
          en: 'Some other book is given, and that story goes untold.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se suma lo que cobra el distribuidor y no el ejemplar manoseado que ya nadie compra, ni el que se va bajo un abrigo',
        en: 'what the distributor charges is added up; the handled copy nobody will buy, and the one that leaves under a coat, are not',
      },
      {
        es: 'una presentación con el autor parece gratis hasta que se pagan las sillas, el refrigerio y los ejemplares que vuelven a su caja',
        en: 'an evening with the author seems free until the chairs, the refreshments and the unsold pile going back into its box have been paid for',
      },
    ],
    rivalTests: [
      {
        es: 'Encargar un título antiguo en dos librerías y en el portal, y apuntar quién avisa de que ha llegado, cuántos días tarda y en qué estado viene.',
        en: 'Order an old title from two bookshops and from the website, and note who says it has arrived, how many days it took and the state it came in.',
      },
      {
        es: 'Quedarse un sábado media hora entre las mesas de la otra y contar a cuántos se dirige alguien, y cuántos salen con una bolsa después de esa conversación.',
        en: 'Spend half an hour of a Saturday among the other shop’s tables, counting how many people are spoken to and how many of those leave with a bag.',
      },
    ],
    steps: [
      {
        es: ['Manda el título o una foto de la portada', 'Deja el encargo a tu nombre', 'Recógelo cuando te avisen'],
        en: ['Send the title or a photo of the cover', 'Leave the order under your name', 'Collect it when told it is in'],
      },
      {
        es: ['Entra y hojea sin prisa', 'Pregunta por el que te llame la atención', 'Llévatelo y cuéntanos qué te pareció'],
        en: ['Come in and browse at your leisure', 'Ask about the one that catches your eye', 'Take it home and tell us what you thought'],
      },
    ],
    contrasts: [
      {
        before: { es: 'un bestseller repetido en un cumpleaños', en: 'one bestseller given twice at a birthday' },
        after: {
          es: 'el libro en el que nadie más había pensado, envuelto y con dedicatoria',
          en: 'a book nobody else had thought of, wrapped and inscribed',
        },
      },
      {
        buyer: 'parent',
        before: { es: 'un título que nadie tiene para el lunes', en: 'a title nobody has for Monday' },
        after: { es: 'el título exacto en la mano y a tiempo', en: 'the exact title in hand, and in time' },
      },
    ],
    strains: [
      {
        es: 'El libro que alguien pide casi nunca está entre los miles que hay: encargarlo, avisar y guardarlo lleva más minutos que venderlo.',
        en: 'The book somebody wants is hardly ever among the thousands in stock, and ordering it, sending word and keeping it take more minutes than the sale.',
      },
      {
        es: 'Cada metro de balda tiene que elegir entre lo que se busca y lo que se descubre, y lo que no rota en un trimestre se paga igual que lo que vuela.',
        en: 'Every yard of shelf has to choose between what is asked for and what is stumbled on, and titles that sit for a quarter are invoiced like those that fly.',
      },
    ],
    proofs: [
      {
        es: 'dos ferias del libro con mesa propia y la venta apuntada título a título',
        en: 'two book fairs with a table of one’s own and sales noted title by title',
      },
      {
        es: 'diez lectores que no han devuelto nada de lo aconsejado, con el título y para quién era',
        en: 'ten readers who have sent back nothing they were advised to buy, with the title and whom it was for',
      },
    ],
    risks: [
      {
        risk: { es: 'ejemplares manoseados o que no aparecen', en: 'handled copies, or missing ones' },
        hits: 'waste',
        trigger: { es: 'un recuento con más huecos que ventas', en: 'a count with more gaps than sales' },
        response: {
          es: 'un ejemplar de muestra por título, el resto precintado y lo caro cerca de la caja',
          en: 'one copy of each to leaf through, the rest wrapped and the dear ones near the till',
        },
      },
      {
        risk: { es: 'los actos llenan la sala y no la caja', en: 'events fill the room and not the till' },
        hits: 'margin',
        trigger: { es: 'dos tardes con la sala llena y menos ventas que un martes', en: 'two full evenings that sell less than a Tuesday' },
        response: {
          es: 'plaza que se reserva con la compra del título y una mesa del tema junto a la puerta',
          en: 'a seat kept with the purchase of the title, and a table on the subject by the door',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Llevar las condiciones escritas de dos distribuidores, con el descuento, el plazo de pago y hasta cuándo se devuelve: se pregunta cuánto del fondo puede volver y quién paga los portes.',
        en: 'Bring the written terms of two distributors, with discount, days to pay and how long returns are taken: the question is how much of the stock can go back and who pays the carriage.',
      },
      {
        es: 'Tener un presupuesto de compras por mes, con lo que entra y lo que se devuelve: quien conoce el oficio sabe que una librería se ahoga de género antes que de gastos.',
        en: 'Have a month-by-month buying budget, with what comes in and what goes back: those familiar with the trade know that a bookshop drowns in stock before it drowns in costs.',
      },
      {
        es: 'Explicar qué se gana en cada título, que no se sube de precio a voluntad, y qué más deja la puerta abierta: encargos, papelería, actos.',
        en: 'Explain what each title leaves, and what else an open door earns, from special orders to stationery and events, since a cover price is not for the shop to raise.',
      },
    ],
    peaks: [
      {
        es: 'Los títulos que van a pedir todos se reservan a la editorial con semanas de margen, y lo que sobre vuelve dentro del plazo de devolución.',
        en: 'The titles everyone will ask for are reserved with the publisher weeks ahead, and what is left over goes back within the time allowed for returns.',
      },
      {
        es: 'La mesa de la puerta se monta por lectores y no por novedades, con el papel ya cortado, para que envolver no pare la cola.',
        en: 'The table by the door is laid out by reader and not by date of issue, with the paper ready cut so that wrapping does not hold up the queue.',
      },
      {
        es: 'A quien compró el año anterior se le pregunta antes que a nadie para quién busca, y su lista se aparta con nombre.',
        en: 'Last year’s buyers are asked first whom they are buying for, and their list is put by under a name.',
      },
    ],
    troughs: [
      {
        es: 'Se devuelve lo que cumple plazo y, con la balda delante, se decide qué colecciones no vuelven a pedirse.',
        en: 'Whatever is due goes back, and with the shelf in view it is decided which series will not be ordered again.',
      },
      {
        es: 'Las tardes sin gente se gastan en leer lo que llega y escribir dos líneas de cada título: de ellas se vende el resto del año.',
        en: 'Empty afternoons are for reading what arrives and writing two lines on each title, which sell for the rest of the year.',
      },
      {
        es: 'Se llevan lotes a quien compra por listas, un colegio, una biblioteca, un club de lectura, y se deja la fecha del próximo pedido.',
        en: 'Selections are taken to whoever buys by list, a school, a library or a reading group, and the date of the next order is left.',
      },
    ],
  },
  bread_shop: {
    packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El pan de molde promete semillas en letras grandes y trae un renglón de conservantes en las pequeñas. La tostada se dobla, el niño deja las esquinas y el paquete dura dos semanas sin cambiar de color.',
          en: 'The sliced loaf promises seeds in large type and carries a line of preservatives in small. The toast bends, the child leaves the corners, and the packet lasts a fortnight without changing colour.',
        },
        stakes: {
          es: 'El desayuno pasa a ser de galletas, y a media mañana vuelve el hambre.',
          en: 'Breakfast turns into biscuits, and by mid-morning there is hunger again.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'Vienen ocho a comer y falta el pan. A esa hora queda una barra en la última bolsa del horno del barrio, ya vendida a otra, y se pone en la mesa lo que había en el congelador.',
          en: 'Eight are coming to lunch and there is no bread. At that hour the bakery nearby has a single loaf, kept for somebody else, and what goes on the table is whatever was in the freezer.',
        },
        stakes: {
          es: 'Una comida larga se sostiene con lo que se moja en la salsa, y sin eso todos se levantan antes.',
          en: 'A long lunch rests on what gets dipped in the sauce, and without it everyone leaves the table sooner.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El bar sirve cuarenta desayunos y el pan llega a las ocho y media, cuando ya se han ido los doce primeros. Viene blando, en una bolsa sin agujeros, y la última tostada se dobla al untarla.',
          en: 'The bar serves forty breakfasts and the bread turns up at half past eight, when the first dozen have gone. It comes soft, in a bag with no holes, and the last slice of toast folds under the butter.',
        },
        stakes: {
          es: 'Un desayuno con mal pan no se devuelve: se cambia de bar, y detrás se van el café y el periódico.',
          en: 'Nobody sends back a breakfast over the bread; they change bars, and the coffee and the newspaper go with them.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Desayuna siempre lo mismo y le cae pesado. Quiere un pan de fermentación lenta del que alguien sepa decir qué lleva.',
          en: 'Breakfast never varies, and it sits heavily. The wish is for a slow-risen loaf that somebody can say what is in.',
        },
        obstacle: {
          es: 'La masa madre está en todos los carteles, también en el que anuncia barras a mitad de precio.',
          en: 'Sourdough is on every sign, including the one with baguettes at half price.',
        },
        hurt: {
          es: 'Deja el pan una temporada, lo echa de menos en cada plato y vuelve a comprar el que le sentaba mal.',
          en: 'Bread is given up for a while and missed at each meal, and then the same heavy loaf comes back.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Trae a los nietos del colegio y siempre pasa por la puerta. Quiere que la merienda sea un trozo de pan con algo y que lo pidan.',
          en: 'Somebody who walks the grandchildren home and always comes past. They would like tea to be a piece of bread with something on it, and to be asked for it.',
        },
        obstacle: {
          es: 'Los bollos brillan en el escaparate de enfrente y llevan relleno.',
          en: 'The buns in the window opposite shine and have filling in them.',
        },
        hurt: {
          es: 'La media barra vuelve a la panera y por la noche se ralla.',
          en: 'The half loaf goes back to the bread bin and by night has become crumbs.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Tiene una cafetería pequeña y una tostadora que no para. Busca un pan que aguante el tomate y llegue antes que el primer cliente.',
          en: 'Somebody with a small café and a toaster that never rests. The wish is for bread that stands up to tomato and gets there before the first customer.',
        },
        obstacle: {
          es: 'El distribuidor lo trae todo en un mismo camión, del pan al detergente, y la hora la pone él.',
          en: 'The distributor brings everything on one lorry, from bread to detergent, and chooses the hour.',
        },
        hurt: {
          es: 'La ventanilla de la cocina se deja a medio cerrar, para que no se vea de qué bolsa sale.',
          en: 'The kitchen hatch stays half shut, so that nobody sees which bag it comes out of.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'las harinas especiales se compran por sacos y se usan por puñados, y el saco abierto no dura',
        en: 'special flours are bought by the sack and used by the handful, and an open sack does not keep',
      },
      {
        es: 'se cuenta lo que entra en la masa y no la barra que se regala a quien se lleva tres ni la que se cambia por una quemada',
        en: 'what goes into the dough is counted, and not the loaf given to whoever takes three or the one swapped for a burnt one',
      },
    ],
    rivalTests: [
      {
        es: 'Pasar por los otros hornos media hora antes del cierre y apuntar qué queda, qué han rebajado y a quién se lo guardan.',
        en: 'Go by the other bakeries half an hour before closing, and note what is left, what has been marked down and what is being kept for somebody.',
      },
      {
        es: 'Preguntar a cinco vecinos dónde compraron el pan del domingo y qué hicieron con el del sábado: las respuestas dicen más que los carteles.',
        en: 'Ask five neighbours where Sunday’s bread came from and what became of Saturday’s; their answers say more than the signs do.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Pide que te corten una rebanada', 'Elige el pan de diario y el del domingo', 'Vuelve y dinos cuál prefieres'],
        en: ['Have a slice cut for you', 'Choose one loaf for weekdays and one for Sunday', 'Come back and tell us which you prefer'],
      },
      {
        buyer: 'household',
        es: ['Escribe la víspera para cuántos es', 'Deja dicho si lo quieres tostado o blando', 'Pasa a recogerlo a la hora acordada'],
        en: ['Write the day before to say how many it is for', 'Say whether you like it dark or soft', 'Collect it at the time agreed'],
      },
      {
        buyer: 'business',
        es: ['Cuenta cuántos desayunos das y a qué hora', 'Prueba dos panes durante una semana', 'Ajusta la cantidad cada noche'],
        en: ['Say how many breakfasts you serve and when', 'Try two loaves for a week', 'Adjust the number every night'],
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: { es: 'una tostada que se dobla y un paquete que no envejece', en: 'toast that bends and a packet that never ages' },
        after: { es: 'una corteza que suena al partirla', en: 'a crust that is heard when it breaks' },
      },
      {
        buyer: 'household',
        before: { es: 'una comida de ocho con pan de congelador', en: 'lunch for eight with bread from the freezer' },
        after: { es: 'dos hogazas apartadas con un nombre en la bolsa', en: 'two loaves kept aside with a name on the bag' },
      },
      {
        buyer: 'business',
        before: { es: 'cuarenta desayunos a la espera de un camión', en: 'forty breakfasts waiting for a lorry' },
        after: {
          es: 'el pan colgado de la puerta antes de encender la cafetera',
          en: 'bread hanging on the door before the coffee machine is on',
        },
      },
    ],
    strains: [
      {
        es: 'En el horno entra una tanda cada hora, y los panes que más se piden son justo los que piden más horno: a las nueve hay que elegir quién se queda sin el suyo.',
        en: 'The oven takes one batch an hour, and the loaves most in demand are those that need it longest; by nine it has to be decided who goes without.',
      },
      {
        es: 'El calor adelanta la masa y el frío la duerme: la misma receta pide levantarse antes o después, y quien la vigila tampoco descansa los domingos.',
        en: 'Heat hurries dough and cold sends it to sleep; one recipe asks for an earlier or later start by the day, and whoever watches it gets no Sunday either.',
      },
    ],
    risks: [
      {
        risk: { es: 'abre un punto de pan caliente en la esquina', en: 'a warm-bread counter opens on the corner' },
        hits: 'sales',
        trigger: { es: 'obra y rótulo en un local a menos de dos calles', en: 'building work and a sign within two streets' },
        response: {
          es: 'encargos fijos por semana y panes que no se hacen con masa congelada',
          en: 'standing weekly orders and loaves that frozen dough cannot make',
        },
      },
      {
        risk: { es: 'el molino cambia la harina sin decirlo', en: 'the mill changes its flour unannounced' },
        hits: 'waste',
        trigger: { es: 'dos hornadas seguidas que no levantan', en: 'two batches running that do not rise' },
        response: {
          es: 'una tanda de prueba con cada saco y un segundo molino de reserva',
          en: 'a trial batch from every sack and a second mill in reserve',
        },
      },
    ],
  },
  greengrocer: {
    packBuyers: { scenes: 'household', contrasts: 'household', steps: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El tomate es redondo, rojo y frío. Se corta para la ensalada, se echa sal, se echa más, y alguien recuerda en voz alta a qué sabían los del pueblo.',
          en: 'The tomato is round, red and cold. It is sliced for the salad and salted, then salted again, and somebody says aloud what the village ones used to taste of.',
        },
        stakes: {
          es: 'La ensaladera vuelve medio llena, y la verdura se deja para cuando haya régimen.',
          en: 'The bowl comes back half full, and vegetables are left for when there is a diet.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'Vive sola y solo quiere dos zanahorias, un puerro y medio calabacín. En la gran superficie la malla trae un kilo, y el cajón de abajo de la nevera se vacía en la basura cada domingo.',
          en: 'She lives alone and wants two carrots, a leek and half a courgette. At the superstore the net holds a kilo, and the bottom drawer of the fridge is emptied into the bin every Sunday.',
        },
        stakes: {
          es: 'Pagar por lo que se tira quita las ganas de cocinar, y el caldo acaba saliendo de un cartón.',
          en: 'Paying for what is thrown away takes the wish to cook with it, and the broth ends up coming from a carton.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'En la pizarra del restaurante pone «verdura de hoy», y la verdura es del lunes. El mayorista sirve por cajas de diez kilos, en cada una valen los de arriba, y la mitad acaba en el caldo del personal.',
          en: 'The restaurant’s board says “today’s vegetables”, and they are Monday’s. The wholesaler sells by the ten-kilo box, only the top layer is any good, and half of it ends up in the staff’s soup.',
        },
        stakes: {
          es: 'Lo que se tira no sale en la carta y se cobra en ella, plato a plato.',
          en: 'What goes in the bin is not on the menu, yet it is charged there, dish by dish.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Le han mandado comer más verdura y se pierde entre tanta hoja. Quiere que alguien le diga qué se hace con una col.',
          en: 'Doctor’s orders are more greens, and where to begin is anyone’s guess. The wish is to be told what one does with a cabbage.',
        },
        obstacle: {
          es: 'En la balda hay bolsas lavadas y una receta impresa para seis personas.',
          en: 'The shelf has washed bags and a printed recipe for six.',
        },
        hurt: {
          es: 'Se abre la bolsa, se come un puñado y el resto se hace agua en la nevera.',
          en: 'The bag is opened, a handful gets eaten, and what is left turns to water in the fridge.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un bar con menú del día y compra al abrir. Quiere tomate que sepa y una caja sin sorpresas en el fondo.',
          en: 'This bar serves a set lunch and buys at opening time. It needs tomatoes with a taste and a crate with no surprises at the bottom.',
        },
        obstacle: {
          es: 'El mayorista sirve por palés, y el supermercado de al lado le cobra lo que a cualquier vecino.',
          en: 'The wholesaler sells by the pallet, and the supermarket next door charges what any shopper pays.',
        },
        hurt: {
          es: 'La ensalada del menú pasa a llevar maíz de lata, y los de siempre dejan de pedirla.',
          en: 'The salad on the menu turns to sweetcorn from a tin, and the regulars stop ordering it.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'a la báscula llega la hoja buena, y lo que se arranca de cada lechuga al colocarla se ha pagado al mismo kilo',
        en: 'the scales see the good leaves, while whatever is torn off each lettuce on display was paid for at the same price',
      },
      {
        es: 'nadie apunta el puñado de perejil que se regala, la pieza que prueba un niño ni la caja que se volcó en la furgoneta',
        en: 'nobody writes down the parsley given away, the plum a child tries or the crate that tipped over in the van',
      },
    ],
    rivalTests: [
      {
        es: 'Llevar una lista corta a la otra frutería a última hora y mirar qué sirven de lo de arriba y qué de lo de abajo.',
        en: 'Take a short list to the other greengrocer late in the day, and see which things are served from the top of the pile and which from beneath.',
      },
      {
        es: 'Preguntar en cada una para cuándo estará un aguacate y abrirlo ese mismo día: quien acierta conoce lo que vende.',
        en: 'Ask each of them which day an avocado will be ready, and cut it open on that day; whoever was right knows what they sell.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Explica qué vas a cocinar', 'Llévate solo las piezas que necesites', 'Vuelve y di cómo salió'],
        en: ['Say what you are going to cook', 'Take only as much as you need', 'Come back and say how it turned out'],
      },
      {
        buyer: 'household',
        es: ['Deja tu cesta fija de la semana', 'Cambia lo que no te guste la víspera', 'Recógela hecha de camino a casa'],
        en: ['Set up a weekly basket', 'Swap what you do not like the day before', 'Pick it up, ready, on your way home'],
      },
      {
        buyer: 'business',
        es: ['Manda el pedido al cerrar la cocina', 'Elige el calibre y el punto de cada cosa', 'Devuelve en la puerta lo que no te valga'],
        en: [
          'Send your order when the kitchen closes',
          'Choose the size and ripeness of each thing',
          'Hand back at the door whatever will not do',
        ],
      },
    ],
    proofs: [
      {
        es: 'el cuaderno de tres sábados con una mesa de cata en la puerta y lo que se vendió después de probar',
        en: 'the notes of three Saturdays with a tasting table at the door and of what sold after each bite',
      },
      {
        es: 'el nombre de cuatro huertas y el día de la semana en que recoge cada una',
        en: 'the names of four growers and the weekday each of them picks',
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: { es: 'una malla de un kilo para una sola persona', en: 'a kilo in a net for somebody living alone' },
        after: { es: 'dos zanahorias, un puerro y nada en la basura', en: 'two carrots, a leek and nothing in the bin' },
      },
      {
        buyer: 'household',
        before: { es: 'un tomate frío que pide más sal', en: 'a cold tomato that asks for more salt' },
        after: { es: 'una ensaladera que vuelve vacía', en: 'a salad bowl that comes back empty' },
      },
      {
        buyer: 'business',
        before: { es: 'diez kilos comprados para aprovechar cuatro', en: 'ten kilos bought to use four' },
        after: {
          es: 'lo justo para el servicio y una pizarra que no miente',
          en: 'just enough for the service and a board that tells the truth',
        },
      },
    ],
    strains: [
      {
        es: 'La mercancía entra en cajas de diez kilos y sale en bolsas de medio: moverla, limpiarla y girarla cada tarde es el trabajo que no aparece en ningún ticket.',
        en: 'Produce comes in by the heavy crate and leaves by the small bag; shifting it, trimming it and turning it every evening is work that no receipt shows.',
      },
      {
        es: 'El sábado por la mañana hay cola hasta la calle, y quien se desespera no compra menos: se va al supermercado y allí hace también el resto de la compra.',
        en: 'On Saturday mornings the queue reaches the street, and whoever gives up does not buy less but goes to the supermarket and does all the shopping there.',
      },
    ],
    risks: [
      {
        risk: { es: 'la cámara se para de noche', en: 'the cold room stops at night' },
        hits: 'waste',
        trigger: { es: 'una subida de temperatura dos lunes seguidos', en: 'a rise in temperature on two Mondays running' },
        response: {
          es: 'alarma en el teléfono y hueco pactado en la cámara de un vecino',
          en: 'an alarm on the phone and space agreed in a neighbour’s cold store',
        },
      },
      {
        risk: { es: 'el mayorista empieza a servir a domicilio', en: 'the wholesaler starts delivering to homes' },
        hits: 'sales',
        trigger: {
          es: 'clientes que enseñan en la pantalla el mismo género más barato',
          en: 'customers holding up a screen with the same goods for less',
        },
        response: {
          es: 'consejo, cantidades pequeñas y cestas ya pensadas para tres comidas',
          en: 'advice, small amounts and baskets planned for three meals',
        },
      },
    ],
  },
  pet_shop: {
    scenes: [
      {
        scene: {
          es: 'Llega a casa un cachorro y con él una lista de internet de cuarenta cosas. El arnés comprado por foto le baila, la cama es para otro tamaño, y a la segunda noche sigue llorando en la cocina.',
          en: 'A puppy arrives, and with it an online list of forty things. The harness chosen from a picture hangs loose, the bed is for another size, and by the second night he is still crying in the kitchen.',
        },
        stakes: {
          es: 'Los primeros errores cuestan el doble: se paga lo que no sirve y se le enseña al animal lo que luego hay que quitarle.',
          en: 'Early mistakes are paid for twice, in things of no use and in habits that have to be unlearnt.',
        },
      },
      {
        scene: {
          es: 'El gato ha decidido que la comida de siempre ya no es comida. Se abren cuatro latas distintas en dos días, cada una más cara, y las cuatro se secan en el plato.',
          en: 'The cat has decided that the usual food is no longer food. Four different tins are opened in two days, each dearer than the last, and all four dry up in the dish.',
        },
        stakes: {
          es: 'Se compra a ciegas por miedo a que no coma, y el armario se llena de cajas empezadas.',
          en: 'Fear that he will not eat means buying blind, and the cupboard fills with opened boxes.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Tiene una gata mayor, un piso alto y ningún coche. Quiere arena y comida sin cargar con ellas por la escalera.',
          en: 'An elderly cat, a high floor and no car. Litter and food should arrive without being carried up the stairs.',
        },
        obstacle: {
          es: 'El portal sube cada año el mínimo para no cobrar el envío, y la caja se queda abajo.',
          en: 'Each year the website raises the minimum for free delivery, and the box is left downstairs.',
        },
        hurt: {
          es: 'Se compra el saco pequeño, que sale al doble, y a la semana otra vez.',
          en: 'So the small sack is bought, at twice the price, and bought again a week later.',
        },
      },
      {
        buyer: 'parent',
        wish: {
          es: 'A la niña le han prometido un pez por su cumpleaños. Quieren que dure más que la fiesta.',
          en: 'For her birthday the little girl has been promised a fish. It ought to outlast the party.',
        },
        obstacle: {
          es: 'La pecera del catálogo es redonda, y nadie habla del agua.',
          en: 'The bowl in the catalogue is round, and nobody mentions the water.',
        },
        hurt: {
          es: 'El jueves flota, y hay que explicar algo que no venía en la caja.',
          en: 'By Thursday it is floating, and something has to be explained that was not in the box.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el margen del accesorio tapa lo que se pierde en peces y plantas de acuario, que mueren en la tienda',
        en: 'the margin on accessories hides what is lost on fish and aquarium plants, which die in the shop',
      },
      {
        es: 'falta restar las muestras que se dan por sacos enteros y la bolsa que alguien devuelve abierta porque el animal la olió y se fue',
        en: 'still to be taken off are the samples given out by the sackful and the bag brought back open because the animal sniffed it and walked away',
      },
    ],
    rivalTests: [
      {
        es: 'Entrar con el perro en la tienda grande y contar los minutos hasta que alguien lo mira a él antes que a la correa.',
        en: 'Take the dog into the big store, and count the minutes until somebody looks at him before they look at the lead.',
      },
      {
        es: 'Hacer el mismo pedido de pienso en el portal y en la tienda vecina, y comparar la fecha de caducidad, el peso subido a casa y lo que pasa si el saco llega roto.',
        en: 'Place the same feed order online and at the shop nearby, and compare the expiry date, who carries it upstairs and what happens if the sack arrives torn.',
      },
    ],
    steps: [
      {
        es: ['Trae al animal o una foto suya', 'Deja que se pruebe el arnés', 'Vuelve al mes para ajustar la ración'],
        en: ['Bring the animal or a picture', 'Let it try the harness on', 'Come back in a month to adjust the ration'],
      },
      {
        es: ['Di cuánto te dura un saco', 'Deja apuntado el siguiente', 'Recógelo el día que toque'],
        en: ['Say how long a sack lasts you', 'Leave the next one on order', 'Collect it on the day'],
      },
    ],
    contrasts: [
      {
        before: { es: 'cuarenta cosas en una lista y un cachorro que llora', en: 'forty things on a list and a puppy that cries' },
        after: { es: 'un arnés de su talla y nada de sobra en el armario', en: 'a harness that fits and nothing idle in the cupboard' },
      },
      {
        before: { es: 'cuatro latas secas en un plato', en: 'four tins drying in a dish' },
        after: { es: 'un plato vacío y una comida que se repite', en: 'an empty dish and a food worth buying twice' },
      },
    ],
    strains: [
      {
        es: 'El consejo se da al lado del saco y el saco se compra luego en la pantalla: la tienda pone las horas y otro se queda la venta.',
        en: 'Advice is given beside the sack and the sack is then bought on a screen; the shop puts in the hours and another makes the sale.',
      },
      {
        es: 'Los animales no cierran los domingos: acuarios, jaulas y cámaras piden una persona aunque no entre nadie.',
        en: 'Animals do not close on Sundays; tanks, cages and lamps need somebody there even when no customer comes.',
      },
    ],
  },
  hardware_store: {
    packBuyers: { scenes: 'household', contrasts: 'household', steps: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Se ha caído el estante con los platos encima. El taco que venía en la caja era para otra pared, en la tienda por internet hay trescientos modelos, y el agujero crece con cada intento.',
          en: 'The shelf has come down with the plates on it. The plug in the box was meant for another kind of wall, the online shop lists hundreds, and the hole grows with each attempt.',
        },
        stakes: {
          es: 'Cada error deja otra marca, hasta que arreglar la pared cuesta más que el mueble.',
          en: 'Every mistake leaves another mark, until mending the wall costs more than the furniture.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'Un pintor se queda sin cinta con la habitación a medias. El almacén está a la salida de la ciudad, el dueño de la casa llega a las seis, y el rodillo se seca sobre la bandeja.',
          en: 'A painter runs out of tape with the room half done. The trade warehouse is on the ring road, the owners are back at six, and the roller is drying in its tray.',
        },
        stakes: {
          es: 'Por un rollo que no vale nada se para un jornal entero.',
          en: 'For want of a roll that costs next to nothing, a whole day’s pay stands still.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Le ha tocado arreglar lo que se rompe en casa de su madre. Busca una pieza para un grifo que ya no se fabrica.',
          en: 'Whatever breaks at a mother’s house falls to one person to mend. What is wanted is a part for a tap no longer made.',
        },
        obstacle: {
          es: 'En la gran superficie ofrecen el grifo entero y un instalador para dentro de dos semanas.',
          en: 'The superstore offers the whole tap, and a fitter in two weeks.',
        },
        hurt: {
          es: 'El cubo sigue debajo, y ella ha aprendido a no abrirlo.',
          en: 'The bucket stays underneath, and she has learnt not to turn it on.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Reforma baños con una furgoneta y dos ayudantes. Quiere el material antes de que los ayudantes miren el reloj.',
          en: 'Bathrooms, with one van and two helpers. The material should be there before the helpers look at the clock.',
        },
        obstacle: {
          es: 'El almacén abre pronto y despacha tarde, y lo que falta viene en otro camión.',
          en: 'The warehouse opens early and serves late, and whatever is missing comes on another lorry.',
        },
        hurt: {
          es: 'A media mañana la cuadrilla sigue en la cola, y el cliente ya ha llamado dos veces.',
          en: 'By mid-morning the crew is still in the queue, and the customer has rung twice.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada copia de llave que no gira se repite gratis, y la máquina también gasta fresas',
        en: 'each copied key that does not turn is cut again for nothing, and the machine wears out its wheels too',
      },
      {
        es: 'se mira el descuento del mayorista y no la caja de cien de la que se venden seis y se heredan noventa y cuatro',
        en: 'the wholesaler’s discount is looked at, and not the box of a hundred from which a handful sells and the remainder is inherited',
      },
    ],
    rivalTests: [
      {
        es: 'Llamar a tres ferreterías preguntando por una cerradura antigua y anotar quién pide una foto, quién da una medida y quién cuelga diciendo que eso ya no se hace.',
        en: 'Ring three hardware stores about an old lock, and note who asks for a photo, who asks for a measurement and who says those are no longer made.',
      },
      {
        es: 'Ponerse a las ocho ante la puerta del rival y contar furgonetas: cuántas paran, cuánto tardan en salir y cuáles siguen hasta el almacén.',
        en: 'Stand by the rival’s door at eight and count vans: how many stop, how long before they leave and which drive on to the warehouse.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Manda la medida o el hueco en una foto', 'Pásate cuando te confirmen que está', 'Trae la pieza vieja para comprobarla'],
        en: ['Send the size or a picture of the gap', 'Come by once told it is in stock', 'Bring the old part to check it against'],
      },
      {
        buyer: 'business',
        es: ['Abre cuenta a nombre de tu obra', 'Encarga la víspera', 'Recoge en la puerta y firma el albarán'],
        en: ['Open an account for your job', 'Order the day before', 'Collect at the door and sign the note'],
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: { es: 'una pared con cinco agujeros y un estante en el suelo', en: 'a wall with five holes and a shelf on the floor' },
        after: { es: 'un taco que agarra a la primera', en: 'a plug that grips at once' },
      },
      {
        buyer: 'business',
        before: { es: 'un jornal parado por un rollo de cinta', en: 'a day’s pay held up by a roll of tape' },
        after: { es: 'el material en la puerta antes de que llegue el equipo', en: 'materials at the door before the crew arrives' },
      },
    ],
    strains: [
      {
        es: 'Todo el saber está en una cabeza: quien la sustituye tarda diez minutos en encontrar lo que aquella señala sin mirar.',
        en: 'All the knowledge sits in one head; a stand-in needs ten minutes to find what that person points at without looking.',
      },
      {
        es: 'El almacén crece por las esquinas: cada marca retira modelos cada año, y los de antes se quedan porque alguien los pedirá.',
        en: 'The stockroom grows at its corners, since every maker drops models each year and the old ones stay because somebody will ask.',
      },
    ],
  },
  wine_shop: {
    packBuyers: { scenes: 'household', contrasts: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Un cliente importante viene a cenar y hay que pedir por él. La carta del restaurante tiene doce páginas, el camarero espera con la libreta y se señala el segundo más barato.',
          en: 'An important client is coming to dinner, and somebody has to order for the table. The list runs to twelve pages, the waiter stands there with his pad, and a finger lands on the second cheapest.',
        },
        stakes: {
          es: 'Se paga por no equivocarse, y ni siquiera eso se consigue.',
          en: 'Money is spent on not being wrong, and even that does not come off.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'En el trastero duerme una caja que regaló un tío. Nadie sabe si aún se puede beber, si hay que guardarla o si vale algo, y cada mudanza la mueve de pared.',
          en: 'In the boxroom sleeps a case an uncle gave. Nobody knows whether it can still be drunk, ought to be kept or is worth anything, and every move shifts it to another wall.',
        },
        stakes: {
          es: 'Un año la abren por fin, sabe a armario, y con la segunda botella se hace un guiso.',
          en: 'One year it is opened at last, tastes of cupboard, and the second bottle goes into a stew.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El restaurante cambia la carta de vinos una vez al año, porque nadie tiene tiempo de probar. Los distribuidores traen lo que les sobra, en cajas de doce, y en la bodega duerme un blanco que ya no pide nadie.',
          en: 'The restaurant changes its wine list once a year, since nobody has the time to taste. Distributors bring what they have too much of, by the dozen, and a white that nobody orders any more lies in the cellar.',
        },
        stakes: {
          es: 'El dinero de una reforma está tumbado en botellas, y la mesa de cuatro bebe cerveza.',
          en: 'The money for a new dining room is lying down in bottles, and the table of four drinks beer.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Le han invitado a casa de alguien que entiende. Quiere llegar con una botella que no haya que disculpar.',
          en: 'An invitation has come from somebody who knows about wine. The bottle should need no apology.',
        },
        obstacle: {
          es: 'Todo lo que reconoce en la balda lo reconocerá también el anfitrión, con su precio.',
          en: 'Every name that is known on the shelf will be known to the host as well, price included.',
        },
        hurt: {
          es: 'La bolsa se queda en la entrada, y en toda la cena nadie pregunta qué había dentro.',
          en: 'The bag stays in the hallway, and all through dinner nobody asks what was in it.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un restaurante pequeño con la misma carta de vinos desde que abrió. Quiere seis botellas que nadie más sirva por copas en el barrio.',
          en: 'This small restaurant has had one wine list since it opened. It wants half a dozen bottles that nobody else nearby pours by the glass.',
        },
        obstacle: {
          es: 'El distribuidor pide palés y trae lo que ya tienen los tres de al lado.',
          en: 'The distributor wants orders by the pallet and brings what the three next door already have.',
        },
        hurt: {
          es: 'El camarero dice «tinto o blanco», y ahí se acaba la conversación.',
          en: 'The waiter says “red or white”, and there the conversation ends.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'nadie reparte la botella con corcho malo que se cambia sin discutir ni la copa que se rompe en cada cata',
        en: 'nobody shares out the corked bottle exchanged without argument or the glass that breaks at every tasting',
      },
      {
        es: 'comprar por palés baja el precio y llena la bodega de un vino del que se vende una caja al mes',
        en: 'buying by the pallet lowers the price and fills the cellar with a wine that sells one case a month',
      },
    ],
    rivalTests: [
      {
        es: 'Elegir tres botellas que estén en la lista propia y en la suya, y comparar el precio, la añada y cómo estaban guardadas: de pie, al sol o junto al radiador.',
        en: 'Pick three bottles found on your list and on theirs, and compare price, vintage and how they were kept: upright, in the sun or beside a radiator.',
      },
      {
        es: 'Ir a una de sus catas y contar los asistentes, las preguntas y las botellas que salen por la puerta al terminar.',
        en: 'Go to one of their tastings, and count those present, the questions asked and the bottles that leave when it is over.',
      },
    ],
    steps: [
      {
        es: ['Cuenta qué te gustó la última vez', 'Llévate dos distintas por el mismo dinero', 'Vuelve a por la que prefieras'],
        en: ['Name the last one you enjoyed', 'Take two unlike ones for the same money', 'Come back for the one you prefer'],
      },
      {
        es: ['Trae la botella que te gustó o una foto', 'Escucha cuál se le parece y cuál no', 'Encarga la tuya por cajas'],
        en: ['Bring the bottle you liked, or a photo', 'Hear which is close to it and which is not', 'Order yours by the case'],
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: { es: 'un dedo en el segundo más barato de la carta', en: 'a finger on the second cheapest of the list' },
        after: { es: 'una botella pedida por su nombre y sin mirar al lado', en: 'a bottle ordered by name without a sideways look' },
      },
      {
        buyer: 'household',
        before: { es: 'una caja en el trastero que nadie se atreve a abrir', en: 'a case in the boxroom nobody dares to open' },
        after: {
          es: 'una fecha apuntada en cada botella y una razón para abrirla',
          en: 'a date pencilled on each bottle and a reason to open it',
        },
      },
      {
        buyer: 'business',
        before: { es: 'una carta de vinos que eligió el distribuidor', en: 'a wine list the distributor chose' },
        after: { es: 'quince vinos que la sala sabe contar', en: 'fifteen wines the staff can talk about' },
      },
    ],
    strains: [
      {
        es: 'El frío de la bodega cuesta lo mismo llena que vacía, y la mitad del dinero de la tienda está tumbada en ella sin moverse.',
        en: 'A cellar costs as much to cool full as empty, and half the shop’s money lies in it on its side, not moving.',
      },
      {
        es: 'Los vinos pequeños vienen de bodegas que hacen tres mil botellas: cuando uno gusta de verdad, se acaba, y hay que volver a enamorar al cliente de otro.',
        en: 'Small wines come from growers who fill a few thousand bottles; when one is truly liked it runs out, and the customer has to be won over by another.',
      },
    ],
  },
  butcher: {
    stories: [
      {
        wish: {
          es: 'En casa vive una sola persona y se compra para dos días. Quiere un filete, no la bandeja de cuatro.',
          en: 'One person lives in the house and shops for two days. One steak is wanted, not the tray of four.',
        },
        obstacle: {
          es: 'El formato familiar obliga a congelar, y lo congelado se olvida.',
          en: 'Family packs mean freezing, and what is frozen is forgotten.',
        },
        hurt: { es: 'Tirar carne da vergüenza, y de eso no se habla.', en: 'Throwing meat away is shameful, and nobody speaks of it.' },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva la cocina de un bar y enciende los fuegos a las ocho. Busca la misma pieza, con el mismo peso, cada jueves.',
          en: 'A bar kitchen is lit at eight, and somebody answers for it. The same cut is needed at the same weight every Thursday.',
        },
        obstacle: {
          es: 'El mayorista reparte cuando le cuadra la ruta y cambia el calibre sin avisar.',
          en: 'The wholesaler delivers when the route allows and changes the size without a word.',
        },
        hurt: {
          es: 'Un plato que sale distinto se discute en la sala, delante de quien paga.',
          en: 'A dish that comes out different is argued over in the dining room, in front of whoever is paying.',
        },
      },
    ],
    rivalTests: [
      {
        es: 'Comprar la misma pieza en el supermercado y en la carnicería de al lado, asarlas igual y pesar lo que queda de cada una.',
        en: 'Buy one cut at the supermarket and at the next butcher’s, roast both alike and weigh what is left of each.',
      },
      {
        es: 'Apuntar un sábado a las doce cuántos números hay por delante en el mostrador vecino y cuánta gente se marcha sin comprar.',
        en: 'Note at noon on a Saturday how many tickets are ahead at the rival counter and how many people leave with nothing.',
      },
    ],
    contrasts: [
      {
        before: { es: 'carne descongelada con prisa bajo el grifo', en: 'meat thawed in a hurry under the tap' },
        after: { es: 'la compra de dos días, envuelta por comidas', en: 'two days’ shopping, wrapped meal by meal' },
      },
      {
        before: { es: 'el mismo filete fino de todos los martes', en: 'the same thin steak every Tuesday' },
        after: { es: 'una pieza que no se conocía y que ahora se encarga', en: 'an unknown cut that is now ordered by name' },
      },
    ],
    proofs: [
      {
        es: 'una cata a ciegas de dos chuletas en el mercado, con los votos a la vista',
        en: 'a blind tasting of two chops at the market, with the votes on show',
      },
      {
        es: 'los encargos de un puente completo, con lo pedido, lo servido y lo que volvió',
        en: 'the orders of one whole long weekend, with what was asked, what was served and what came back',
      },
    ],
    risks: [
      {
        risk: { es: 'entre semana se compra menos carne', en: 'less meat is bought on weekdays' },
        hits: 'sales',
        trigger: {
          es: 'dos meses seguidos con menos tickets de martes a jueves',
          en: 'two months running with fewer tickets from Tuesday to Thursday',
        },
        response: {
          es: 'platos listos para el horno, más aves y cestas pequeñas',
          en: 'oven-ready dishes, more poultry and small baskets',
        },
      },
      {
        risk: { es: 'una inspección encuentra el registro en blanco', en: 'an inspection finds the log blank' },
        hits: 'week',
        trigger: { es: 'una semana de temperaturas sin apuntar', en: 'a week of temperatures not written down' },
        response: {
          es: 'termómetro que anota solo, hoja firmada al cierre y repaso mensual con quien asesora',
          en: 'a thermometer that logs by itself, a sheet signed at closing and a monthly check with the adviser',
        },
      },
    ],
    scenes: [
      {
        scene: {
          es: 'Quiere hacer la receta de su madre y no recuerda el nombre del corte. En la gran superficie hay que coger número para que un empleado corte lo que ya estaba cortado.',
          en: 'Somebody wants to cook a mother’s recipe and cannot recall the name of the cut. At the superstore one takes a ticket so that an employee can hand over what was already sliced.',
        },
        stakes: { es: 'La receta no sale, y se deja de intentar.', en: 'The dish fails, and nobody tries it again.' },
      },
      {
        scene: {
          es: 'El restaurante pidió doce entrecots iguales y le han traído tres grosores. La plancha saca uno crudo, otro seco, y la mesa grande se come a destiempo.',
          en: 'The restaurant ordered twelve equal steaks and got three thicknesses. The grill gives one raw and one dry, and the big table eats at different times.',
        },
        stakes: {
          es: 'Un plato devuelto se lleva el margen de los otros once.',
          en: 'One plate sent back takes the margin of the other eleven.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'quien calcula por kilo olvida que de la canal se vende poco más de la mitad al precio bueno',
        en: 'a sum by weight forgets that little over half a carcass sells at the good price',
      },
      {
        es: 'picar, atar y limpiar son horas que el cliente no ve y que no entran en la etiqueta',
        en: 'mincing, tying and trimming are hours the customer does not see and the label does not hold',
      },
    ],
    steps: [
      {
        es: ['Encarga el sábado por mensaje', 'Pasa sin esperar número', 'Pregunta qué hacer con lo que sobre'],
        en: ['Order for Saturday by message', 'Come by without a ticket', 'Ask what to do with what is left'],
      },
      {
        es: ['Prueba un corte que no conozcas', 'Apunta cómo salió', 'Repite pidiendo el mismo grosor'],
        en: ['Try a cut you do not know', 'Note how it came out', 'Come again and ask for the same thickness'],
      },
    ],
    strains: [
      {
        es: 'Cortar y despachar piden las mismas manos: con seis personas esperando no se deshuesa, y sin deshuesar el mostrador se vacía.',
        en: 'Cutting and serving want the same hands, so with six people waiting nothing gets boned, and without boning the counter empties.',
      },
      {
        es: 'La cámara guarda poco y la carne pocos días: comprar de más el jueves se tira el martes.',
        en: 'The cold room holds little and meat few days, so overbuying on Thursday is thrown out on Tuesday.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
