import type { PackTakes } from '../pack-takes.ts';

export const ecommerceTakes: PackTakes = {
  packBuyers: { stories: 'household' },
  scenes: [
    {
      buyer: 'household',
      scene: {
        es: 'El aniversario es el jueves y la pareja vive a seiscientos kilómetros. La web que tiene el regalo no dice qué día llega, no lo envuelve y mete la factura con el precio dentro de la caja.',
        en: 'The anniversary falls on Thursday and the couple live four hundred miles away. The one site that has the present gives no delivery day, does not wrap, and puts the priced invoice in the box.',
      },
      stakes: {
        es: 'Un regalo que se retrasa obliga a avisar de que viene, y el que se anuncia ya llega a medias.',
        en: 'A late present has to be announced, and an announced present has half arrived already.',
      },
    },
    {
      buyer: 'household',
      scene: {
        es: 'En el pueblo lo hubo hasta que cerró la tienda. Queda un vendedor con cuatro reseñas, una dirección en otro continente y un plazo de entre una semana y dos meses.',
        en: 'The town had it until the shop closed. What remains is a seller with four reviews, an address on another continent and a delivery time of between one week and two months.',
      },
      stakes: {
        es: 'Se paga sin saber si hay alguien al otro lado, y semanas después es el banco quien tiene que decir si aquello fue una compra.',
        en: 'Money leaves without anyone knowing who is at the other end, and weeks later it falls to the bank to say whether that was a purchase.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'El pedido del trimestre hay que hacerlo hoy, y la tienda en línea solo entiende de particulares. Pide fecha de nacimiento, cobra los portes por caja, y la factura sale a nombre de quien tenía la tarjeta.',
        en: 'The quarter’s order has to go in today, and the online shop understands only private customers. It asks for a date of birth, charges carriage by the box, and makes the invoice out to whoever held the card.',
      },
      stakes: {
        es: 'Lo que se ahorra en el precio se gasta en llamadas, y contabilidad lo devuelve por un número que falta.',
        en: 'What is saved on the price is spent on phone calls, and accounts sends it back for want of a number.',
      },
    },
  ],
  stories: [
    {
      buyer: 'household',
      wish: {
        es: 'Vive donde el reparto pasa dos veces por semana. Quiere una fecha de verdad, aunque sea lejana, para poder estar en casa.',
        en: 'They live where the van comes twice a week. They want a true date, however distant, so that somebody can be in.',
      },
      obstacle: {
        es: 'El aviso dice «en reparto» tres días seguidos y el timbre no suena.',
        en: 'The tracking says “out for delivery” three days running, and the bell stays silent.',
      },
      hurt: {
        es: 'Pide un día libre para esperar una caja que termina en un almacén a media hora, con horario de oficina.',
        en: 'A day’s leave goes on waiting for a box that ends in a depot half an hour away, open in office hours.',
      },
    },
    {
      buyer: 'household',
      wish: {
        es: 'Ya se fio de una foto una vez. Antes de pagar quiere ver el artículo en una casa corriente, con la luz de una casa corriente.',
        en: 'Somebody who trusted a photograph once. Before paying they want to see the thing in an ordinary home, in an ordinary home’s light.',
      },
      obstacle: {
        es: 'Todas las imágenes vienen del mismo fabricante, y las opiniones hablan del embalaje.',
        en: 'Every image comes from the same manufacturer, and the reviews are about the packaging.',
      },
      hurt: {
        es: 'Lo que llega no es feo ni está roto, solo es otra cosa, y se queda en un altillo porque devolverlo cuesta más que olvidarlo.',
        en: 'What comes is neither ugly nor broken, merely something else, and it goes on top of a wardrobe because sending it back costs more than forgetting it.',
      },
    },
    {
      buyer: 'business',
      wish: {
        es: 'Compra para una empresa pequeña y tiene otras cuatro cosas que hacer. Quiere repetir lo de la última vez en dos minutos y que llegue el día que dice.',
        en: 'Somebody who buys for a small firm and has four other things to do. They want to repeat the last order in two minutes and have it come on the day it says.',
      },
      obstacle: {
        es: 'En una web se agota lo que se puso en la lista, en otra cambia el formato, y ninguna avisa.',
        en: 'One website runs out of what was on the list, another changes the pack size, and neither says so.',
      },
      hurt: {
        es: 'Falta una pieza de veinte, el trabajo se para, y las explicaciones las da quien hizo el pedido.',
        en: 'One part in twenty is missing, work stops, and whoever placed the order does the explaining.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'un carrito abandonado al aparecer los gastos de envío', en: 'a basket abandoned when the postage appeared' },
      after: {
        es: 'el total con envío en la primera pantalla y ninguna casilla marcada de antemano',
        en: 'the total with postage on the first screen, and no box ticked beforehand',
      },
    },
    {
      buyer: 'household',
      before: { es: 'un regalo con la factura dentro y tres días de retraso', en: 'a present three days late with the invoice inside' },
      after: {
        es: 'una caja con fecha, tarjeta escrita y ningún precio a la vista',
        en: 'a box with a date, a written card and no price in sight',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por pedido se saca de la tarifa del transportista y olvida los recargos por volumen, por zona y por segundo intento',
      en: 'the cost per order is read off the carrier’s tariff, without surcharges for bulk, for remote areas or for a second attempt',
    },
    {
      es: 'el coste por pedido no recoge el descuento de bienvenida, que casi todo el mundo usa y nadie resta del precio',
      en: 'the cost per order ignores the welcome discount, which nearly everybody uses and nobody takes off the price',
    },
  ],
  rivalTests: [
    {
      es: 'Poner el mismo artículo en el carrito de tres rivales, llegar hasta la última pantalla y copiar el total, la fecha prometida y las casillas que venían marcadas.',
      en: 'Put one item in three rivals’ baskets, go as far as the last screen, and copy down the total, the date promised and which boxes came ready ticked.',
    },
    {
      es: 'Darse de alta en el correo del rival con una dirección nueva, dejar un carrito a medias y guardar un mes de mensajes: se ve qué ofrece, cuándo y hasta dónde baja.',
      en: 'Join the rival’s mailing list from a new address, leave a basket half full and keep a month of messages; they show what is offered, when, and how far the price comes down.',
    },
  ],
  steps: [
    {
      es: ['Pregunta lo que la foto no enseña', 'Elige el día de la entrega', 'Sigue la caja desde el móvil'],
      en: ['Ask what the photo does not show', 'Pick the delivery day', 'Follow the box from your phone'],
    },
    {
      buyer: 'household',
      es: ['Di si es un regalo y para cuándo', 'Paga sin abrir una cuenta', 'Devuélvelo con la etiqueta que viene dentro'],
      en: ['Say if it is a present and for when', 'Pay without opening an account', 'Send it back with the label enclosed'],
    },
  ],
  proofs: [
    {
      es: 'treinta fichas con las preguntas reales de compradores ya contestadas y una foto junto a algo de tamaño conocido',
      en: 'thirty product pages with buyers’ real questions answered and a photo beside something of familiar size',
    },
    {
      es: 'doce ventas a desconocidos a precio entero y lo que respondió cada cual un mes después de abrir la caja',
      en: 'twelve full-price sales to strangers, and what each of them said a month after opening the box',
    },
  ],
  strains: [
    {
      es: 'La misma persona fotografía, describe, embala y contesta: cada hora con la cinta en la mano es una hora en que el catálogo no crece y los mensajes esperan.',
      en: 'One person photographs, describes, packs and replies; each hour with the tape in hand is an hour when the catalogue stands still and the messages wait.',
    },
    {
      es: 'El género se paga al pedirlo, llega semanas después y no está vendido del todo hasta que pasa el plazo de devolución: entre esas tres fechas vive la tesorería.',
      en: 'Stock is paid for when ordered, arrives weeks later and is not wholly sold until the return period is over; the bank balance lives between those three dates.',
    },
  ],
  risks: [
    {
      risk: { es: 'cobros que el banco anula por fraude', en: 'card payments the bank reverses for fraud' },
      hits: 'unpaid',
      trigger: {
        es: 'dos anulaciones en un mes, o un pedido caro a una dirección que no es la de la tarjeta',
        en: 'two reversals in a month, or a dear order to an address that is not the card’s',
      },
      response: {
        es: 'confirmación reforzada en el pago y entrega con firma en los importes altos',
        en: 'stronger checks at payment and a signature on delivery for large sums',
      },
    },
    {
      risk: { es: 'el transportista pierde o golpea los paquetes', en: 'the carrier loses or batters the parcels' },
      hits: 'again',
      trigger: { es: 'más de un envío de cada cincuenta con reclamación abierta', en: 'more than one parcel in fifty with a claim open' },
      response: {
        es: 'un segundo transportista con tarifa ya firmada y cajas probadas a golpes',
        en: 'a second carrier with rates already signed, and boxes drop-tested first',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Poner en una hoja la cuenta de un solo pedido: al precio sin impuesto se le quitan producto, caja, porte, comisión, anuncio y devolución, y se ve si queda algo.',
      en: 'Set out the sum of a single order on one sheet: from the price before tax come off product, box, carriage, card fee, advert and return, and it shows whether anything is left.',
    },
    {
      es: 'Llevar la primera compra con unidades y plazo de reposición, y lo que se hará con cuanto siga en la balda a los seis meses: se mira cuánto dinero dormirá en el almacén.',
      en: 'Take the first purchase with its quantities and lead times, and what will be done with anything still on the shelf after six months: attention goes to how much money will sleep in the stockroom.',
    },
    {
      es: 'Mostrar una prueba pequeña y pagada, con lo gastado, los pedidos y la parte que llegó por su cuenta: quien ha visto cerrar tiendas en línea pregunta de dónde vendrán las visitas sin anuncio.',
      en: 'Show a small paid test, with what was spent, the orders and the part that came unprompted: someone who has watched web shops close asks where visitors will come from without adverts.',
    },
  ],
  peaks: [
    {
      es: 'El género de campaña se pide contando hacia atrás desde el plazo del proveedor, y no desde las ganas: lo que entra la última semana sale rebajado la siguiente.',
      en: 'Stock for the rush is ordered by counting back from the supplier’s lead time and not from enthusiasm; what comes in during the last week goes out marked down in the next.',
    },
    {
      es: 'Se cronometra cuántas cajas cierra una persona en una hora y se compran cinta, relleno y etiquetas para el doble: lo que se atasca casi nunca es la web.',
      en: 'How many boxes one person closes in an hour is timed, and tape, filling and labels are bought for twice that; it is hardly ever the website that jams.',
    },
    {
      es: 'Con el transportista se firma la hora de recogida, el tope diario y el último día garantizado, y ese día se pone en la portada antes de vender nada.',
      en: 'Collection time, daily ceiling and last guaranteed day are signed with the carrier, and that day goes on the home page before anything is sold.',
    },
  ],
  troughs: [
    {
      es: 'Con pocos pedidos se rehacen las diez fichas más vistas y menos compradas, que es un trabajo de tardes y no de presupuesto.',
      en: 'When orders are few, the ten pages most viewed and least bought from are done again, a job that takes afternoons and no budget.',
    },
    {
      es: 'Se escribe a quien compró una sola vez y se apaga el anuncio a desconocidos: en el mes flojo cuestan lo mismo y gastan menos.',
      en: 'A note goes to everyone who bought only once, and adverts to strangers are switched off, because in the weak month they cost as much and spend less.',
    },
    {
      es: 'Se cuenta el almacén caja por caja, y lo que no se ha movido en medio año sale en lotes antes de pagarle otro trimestre de sitio.',
      en: 'The stockroom is counted box by box, and what has not moved in half a year goes out in bundles before it is paid another quarter’s storage.',
    },
  ],
};
