import type { PackTakes } from '../pack-takes.ts';

export const retailShopTakes: PackTakes = {
  packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
  scenes: [
    {
      buyer: 'household',
      scene: {
        es: 'Hay que acertar con algo para alguien a quien se conoce poco. En la gran superficie hay un pasillo entero y nadie a quien preguntar; la pantalla ofrece cuatro mil resultados y los ordena por «relevancia».',
        en: 'It has to be the right thing, and for somebody barely known. The retail park has a whole aisle and nobody to ask; the screen offers four thousand results and sorts them by “relevance”.',
      },
      stakes: {
        es: 'Se elige lo más caro para no quedar mal o lo más visto para no pensar, y en los dos casos se nota.',
        en: 'People take the dearest to be safe or the commonest to be done with it, and either way it shows.',
      },
    },
    {
      buyer: 'household',
      scene: {
        es: 'Donde estuvo la tienda hay un cristal con un cartel de alquiler. Quien compraba allí ha preguntado en tres portales de la calle, y la respuesta es siempre un autobús con transbordo.',
        en: 'Where the shop used to be there is a window with a “to let” board. A customer of long standing has asked along the street, and the answer each time is a bus and a change.',
      },
      stakes: {
        es: 'Lo que se traía en la mano se encarga ahora a quien tenga coche, y pedir favores por tan poco acaba en pasarse sin ello.',
        en: 'What used to be carried home is now asked of anyone with a car, and begging small favours ends in going without.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'Se ha acabado a media mañana y el negocio sigue abierto. El mayorista sirve los martes y por cajas cerradas, la gran superficie no da factura con los datos de la empresa, y alguien deja el mostrador para ir a buscarlo en su coche.',
        en: 'It ran out in mid-morning and the place is still open. The wholesaler comes on Tuesdays and by the full case, the superstore will not put the firm’s details on an invoice, and somebody leaves the counter to fetch it in their own car.',
      },
      stakes: {
        es: 'Sin nadie cerca que le guarde lo suyo, se cierra media hora o se trabaja sin ello, y las dos cosas las ve la clientela.',
        en: 'With nobody nearby to keep theirs aside, they close for half an hour or do without, and customers see either.',
      },
    },
    {
      buyer: 'visitor',
      scene: {
        es: 'Queda una tarde de viaje y falta lo que hay que llevar a casa. En la calle principal, seis tiendas venden el mismo imán con el nombre cambiado, y en el aeropuerto todo cuesta el doble.',
        en: 'One afternoon of the trip is left, and there is still something to take home. Six shops on the main street sell the same magnet with the name changed, and at the airport everything costs double.',
      },
      stakes: {
        es: 'Se vuelve con algo que no es de ningún sitio, y quien lo recibe lo pone detrás de una puerta.',
        en: 'They go back with a thing from nowhere in particular, and whoever gets it puts it behind a door.',
      },
    },
  ],
  stories: [
    {
      buyer: 'household',
      wish: {
        es: 'Lleva los recados de dos casas, la suya y la de alguien que ya no baja escaleras. Quiere preguntar por las dos en el mismo mostrador.',
        en: 'Two households’ errands fall to one person, the second for somebody who no longer manages stairs. The wish is to ask for both at a single counter.',
      },
      obstacle: {
        es: 'En la caja automática no hay con quién consultar, y por teléfono contesta una centralita.',
        en: 'There is nobody to consult at a self-service till, and on the phone a switchboard replies.',
      },
      hurt: {
        es: 'Vuelve con algo equivocado para una de las dos casas, y siempre es la que no puede salir a cambiarlo.',
        en: 'One of the two households gets the wrong thing, and it is always the one that cannot go out to change it.',
      },
    },
    {
      buyer: 'household',
      wish: {
        es: 'Tiene las llaves de un piso nuevo y ninguna costumbre en esa calle. Quiere un sitio donde la segunda vez ya no haya que presentarse.',
        en: 'New keys, and no habits yet in the street. The wish is for one place where on a second visit there is no need for introductions.',
      },
      obstacle: {
        es: 'Lo que encuentra son tres cadenas con la misma música y una cara distinta en la caja cada semana.',
        en: 'What there is turns out to be three chains with the same music and a different face at the till each week.',
      },
      hurt: {
        es: 'Todo acaba llegando en cajas al portal, y el día que algo sale mal no hay un mostrador al que volver.',
        en: 'Everything ends up coming in boxes to the hallway, and on the day something goes wrong there is no counter to go back to.',
      },
    },
    {
      buyer: 'business',
      wish: {
        es: 'Lleva un negocio a cuatro calles y compra lo mismo todas las semanas. Quiere pedirlo con un mensaje y que la factura llegue una vez al mes.',
        en: 'Somebody who runs a business four streets away and buys the same things every week. They want to order with one message and be invoiced once a month.',
      },
      obstacle: {
        es: 'El comercial del mayorista pasa cuando puede y exige un mínimo; la tienda de al lado trata el encargo como el de cualquiera.',
        en: 'The wholesaler’s rep drops by when it suits and insists on a minimum; the shop next door treats the order like anybody’s.',
      },
      hurt: {
        es: 'Acaba comprando de más para no quedarse corto, y la trastienda se llena de dinero que no se mueve.',
        en: 'They end up buying too much for fear of running short, and the back room fills with money that does not move.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'un chat que responde a la duda con un enlace', en: 'a chat window that answers the question with a link' },
      after: {
        es: 'una duda resuelta por quien abrió la caja y sabe lo que trae',
        en: 'a question settled by whoever unpacked the goods and knows them',
      },
    },
    {
      before: { es: 'lo que quedaba junto a la caja, elegido con prisa', en: 'whatever was left beside the till, chosen in a hurry' },
      after: {
        es: 'un encargo apartado con nombre y listo a la hora de pasar',
        en: 'an order put by under a name and ready at the hour of calling',
      },
    },
    {
      buyer: 'business',
      before: { es: 'un coche propio cargado a media mañana', en: 'a private car loaded in mid-morning' },
      after: { es: 'el pedido en la puerta antes de subir la persiana', en: 'the order at the door before the shutter goes up' },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por venta se toma del catálogo y no incluye los portes, el pedido mínimo ni lo que llega roto',
      en: 'the cost per sale is taken from the catalogue, before carriage, minimum orders and whatever arrives broken',
    },
    {
      es: 'el coste por venta olvida la comisión de la tarjeta, las bolsas y lo que sale sin pasar por la caja',
      en: 'the cost per sale forgets the card fee, the bags and whatever leaves without passing the till',
    },
  ],
  rivalTests: [
    {
      es: 'Sentarse enfrente una tarde entre semana y contar durante una hora quién entra, quién sale con bolsa y quién mira el escaparate y sigue.',
      en: 'Sit opposite for an hour on a weekday afternoon, counting who goes in, who comes out with a bag, and who looks in the window and walks on.',
    },
    {
      es: 'Pedir por teléfono a la tienda rival algo poco corriente y observar si dicen que no, si dan una fecha o si proponen otra cosa; después, pasar ese día a ver si estaba.',
      en: 'Ring the rival shop for something out of the ordinary and note whether they refuse, name a date or suggest another thing; then call in on that date and see.',
    },
  ],
  steps: [
    {
      es: ['Pregunta por mensaje si lo hay', 'Pásate cuando te contesten que sí', 'Llévatelo ya preparado'],
      en: ['Ask by message if it is in', 'Call by once the answer is yes', 'Take it away ready made up'],
    },
    {
      es: ['Di cuánto quieres gastar', 'Compara dos o tres sobre el mostrador', 'Deja apuntado tu gusto para otra vez'],
      en: ['Say how much you want to spend', 'Compare two or three on the counter', 'Leave a note of your taste for next time'],
    },
    {
      buyer: 'business',
      es: ['Di qué gastas en un mes normal', 'Fija días de entrega y una sola factura', 'Cambia cantidades la víspera con un mensaje'],
      en: [
        'Say what you get through in a normal month',
        'Settle delivery days and one invoice',
        'Change amounts by message the day before',
      ],
    },
  ],
  proofs: [
    {
      es: 'dos fines de semana en un mercadillo con parte del género, y lo vendido apuntado artículo por artículo',
      en: 'two weekends on a market stall with part of the range, and sales written down item by item',
    },
    {
      es: 'veinte encargos servidos antes de abrir, con la hora prometida y la hora cumplida de cada uno',
      en: 'twenty orders filled before opening, with the hour promised and the hour kept for each',
    },
  ],
  strains: [
    {
      es: 'Hay horas en que no entra nadie y a las siete entra la calle entera: la misma persona se aburre y se desborda en un solo día.',
      en: 'For hours nobody comes in, and at seven the whole street does, so that one person is idle and overrun on the same day.',
    },
    {
      es: 'Cada rato en el almacén o en el banco deja el mostrador solo, y el cartel de «vuelvo enseguida» cuesta ventas que no se apuntan en ninguna parte.',
      en: 'Every spell in the stockroom or at the bank leaves the counter empty, and the “back soon” card loses sales that are recorded nowhere.',
    },
  ],
  risks: [
    {
      risk: {
        es: 'el proveedor principal falla o sube su pedido mínimo',
        en: 'the main supplier lets the shop down or raises its minimum',
      },
      hits: 'week',
      trigger: {
        es: 'dos entregas incompletas seguidas o una tarifa nueva sin aviso',
        en: 'two short deliveries running, or a new tariff without notice',
      },
      response: {
        es: 'otro proveedor ya probado con un pedido pequeño y compra compartida con una tienda amiga',
        en: 'another supplier already tried on a small order, and buying shared with a friendly shop',
      },
    },
    {
      risk: { es: 'género que falta y cajas que no cuadran', en: 'missing goods and a till that does not balance' },
      hits: 'waste',
      trigger: {
        es: 'dos arqueos seguidos con diferencia o huecos en la balda que la caja no explica',
        en: 'two counts running that differ, or gaps on the shelf the till cannot explain',
      },
      response: {
        es: 'lo pequeño y caro a la vista del mostrador y arqueo firmado cada noche',
        en: 'small dear items in view of the counter and a count signed every night',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Contar tres días ante la puerta, uno de ellos sábado, quién pasa y a qué horas: la primera pregunta es por la calle, y los datos del distrito valen menos.',
      en: 'Count for three days outside the door, one of them a Saturday, who passes and at what hours: the first question is about the street, and figures for the district are worth less.',
    },
    {
      es: 'Tener escrito qué admite devolución, qué se estropea o pasa de moda y cuánto se ha restado por ello en las cuentas: a un comercio se le pregunta qué pasa con lo que no vende.',
      en: 'Have in writing what can go back, what spoils or dates, and how much the accounts have taken off for it: a shop is asked what becomes of the goods it fails to sell.',
    },
    {
      es: 'Llevar el contrato del local, o la oferta escrita del propietario mientras no se firme, con duración, subida anual, quién paga las obras y si se puede traspasar.',
      en: 'Bring the contract for the premises, or the landlord’s written offer while it is unsigned, with its length, the yearly rise, who pays for the works and whether it can be passed on.',
    },
  ],
  peaks: [
    {
      es: 'El pedido grande se parte en dos entregas: la primera se calcula con lo que el proveedor ha visto vender en tiendas parecidas, y la segunda se corrige con lo que diga la caja.',
      en: 'The big order is split into two deliveries: the first is reckoned from what the supplier has seen sell in similar shops, and the second is corrected by what the till says.',
    },
    {
      es: 'Los encargos se abren con semanas de margen, con nombre, hora y señal: cada recogida a las diez es una persona menos en la cola de la una.',
      en: 'Orders are opened weeks ahead, with a name, an hour and a deposit; each collection at ten is one person fewer in the queue at one.',
    },
    {
      es: 'Quien viene a ayudar aprende precios y caja en una mañana tranquila, y el escaparate se monta de noche, no delante de quien quiere comprar.',
      en: 'Whoever comes to help learns prices and till on a quiet morning, and the window is dressed at night, not in front of people who want to buy.',
    },
  ],
  troughs: [
    {
      es: 'Se repone por debajo de lo vendido y, con las baldas a la vista, se decide qué no vuelve a pedirse.',
      en: 'Less is bought in than goes out, and with the shelves in plain view it is decided what will never be ordered again.',
    },
    {
      es: 'El horario se recorta por la franja que menos marca la caja y un cartel lo dice: abrir para nadie gasta luz y paciencia.',
      en: 'Hours are trimmed where the till rings least, with a notice to say so, since opening for nobody uses up light and patience.',
    },
    {
      es: 'Las tardes vacías son para visitar, con la muestra bajo el brazo, a quien podría comprar todas las semanas: una oficina, un colegio, una asociación.',
      en: 'Empty afternoons are for calling, samples under one arm, on anybody who might buy every week: an office, a school, a club.',
    },
  ],
};
