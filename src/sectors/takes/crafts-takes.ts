import type { PackTakes } from '../pack-takes.ts';

export const craftsTakes: PackTakes = {
  packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household' },
  scenes: [
    {
      buyer: 'household',
      scene: {
        es: 'La casa es nueva y todo lo que entra en ella llega en la misma caja plana. La primera visita va reconociendo cada cosa y dice en voz alta cuánto costó.',
        en: 'The flat is new, and all that goes into it arrives in the same flat box. The first visitor recognises one thing after another and says aloud what each of them cost.',
      },
      stakes: {
        es: 'Una casa llenada así podría ser de cualquiera, y dos mudanzas más tarde no queda en ella nada que merezca papel de periódico.',
        en: 'A home filled that way could be anybody’s, and two moves later there is nothing in it worth wrapping in newspaper.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'El hotel quiere habitaciones que no recuerden a otro hotel y pide veinte piezas hechas a mano. Un taller no contesta, otro habla de medio año, y el viajante de la cadena llega mañana con el catálogo.',
        en: 'The hotel wants rooms that do not remind anyone of another hotel, and asks for twenty handmade pieces. One workshop never replies, another talks of half a year, and the supplier’s rep is due tomorrow with a catalogue.',
      },
      stakes: {
        es: 'Gana el catálogo, y quien se aloja fotografía las vistas porque dentro no hay nada que fotografiar.',
        en: 'The catalogue wins, and guests photograph the view because indoors there is nothing to point a camera at.',
      },
    },
  ],
  stories: [
    {
      buyer: 'household',
      wish: {
        es: 'Compra pocas cosas y las conserva. Quiere saber de qué está hecho lo que toca cada mañana.',
        en: 'Somebody who buys few things and keeps them. They want to know what the object they pick up each morning is made of.',
      },
      obstacle: {
        es: 'La ficha dice «materiales nobles» y no los nombra; quien vende no ha visto hacer ninguno.',
        en: 'The description says “fine materials” and names none, and whoever is selling has never seen one made.',
      },
      hurt: {
        es: 'Al tercer mes falla justo por donde se toca, y lo que duele no es el dinero, sino haberle tomado cariño.',
        en: 'In the third month it fails exactly where it is touched, and what rankles is not the money but having grown fond of it.',
      },
    },
    {
      buyer: 'household',
      wish: {
        es: 'Tiene una fecha que señalar y media idea dibujada en una servilleta. Busca unas manos que la entiendan.',
        en: 'Somebody with a date to mark and half an idea drawn on a napkin. They want a pair of hands that can read it.',
      },
      obstacle: {
        es: 'Las tiendas dejan elegir el color y poco más, y los talleres que harían el resto no dan precio hasta el final.',
        en: 'Shops let one choose the colour and little else, and the workshops that could do the rest give no price until the end.',
      },
      hurt: {
        es: 'La servilleta acaba en la basura y la fecha se celebra con una transferencia.',
        en: 'The napkin ends up in the bin, and the date is marked with a bank transfer.',
      },
    },
    {
      buyer: 'business',
      wish: {
        es: 'Lleva una tienda pequeña de regalo en una ciudad donde todas venden lo mismo. Quiere seis piezas de un taller con nombre y poder reponerlas antes de Navidad.',
        en: 'Somebody with a small gift shop in a town where they all sell the same. They want six pieces from a workshop with a name, and to be able to reorder before Christmas.',
      },
      obstacle: {
        es: 'Quien trabaja con las manos hace lo que puede, cambia el precio de palabra y en diciembre ya no contesta.',
        en: 'People who work by hand make what they can, change the price in conversation and in December stop answering.',
      },
      hurt: {
        es: 'El hueco del escaparate se llena de importación, y la única pieza que la gente fotografiaba era la que se agotó.',
        en: 'The gap in the window fills with imports, and the one piece people photographed was the one that ran out.',
      },
    },
  ],
  contrasts: [
    {
      buyer: 'household',
      before: { es: 'una casa que podría ser de cualquiera', en: 'a home that could be anyone’s' },
      after: { es: 'lo primero que se envuelve el día de la mudanza', en: 'the first thing to be wrapped on moving day' },
    },
    {
      before: { es: 'un nombre grabado a láser sobre un objeto de catálogo', en: 'a name lasered onto a catalogue object' },
      after: {
        es: 'un encargo que empezó en un dibujo y se corrigió en el banco',
        en: 'a commission that began as a sketch and was put right at the bench',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por pieza olvida el alquiler del puesto, el viaje de ida y vuelta y las horas de feria sin una venta',
      en: 'the cost per piece forgets the rent of the pitch, the journey there and back and the hours at a fair without a sale',
    },
    {
      es: 'el coste por pieza se echó sin las pruebas de color, la herramienta que se desgasta ni el material comprado y parado',
      en: 'the cost per piece was worked out without colour trials, tools that wear down or material bought and lying idle',
    },
  ],
  rivalTests: [
    {
      es: 'Encargar a otro taller una pieza con un cambio pequeño, otra medida o una inicial, y contar los mensajes, los días y el recargo hasta tenerla en la mano.',
      en: 'Commission a piece from another workshop with one small change, a different size or an initial, and count the messages, the days and the surcharge until it is in your hand.',
    },
    {
      es: 'Seguir un mes la tienda en línea del rival: qué piezas se agotan, cuáles bajan de precio y qué preguntan los comentarios.',
      en: 'Follow the rival’s online shop for a month: which pieces sell out, which come down in price and what the comments ask.',
    },
  ],
  steps: [
    {
      buyer: 'household',
      es: [
        'Cuenta para quién es y cuánto quieres gastar',
        'Da el visto bueno a un boceto o a una muestra',
        'Recoge la pieza o espérala bien embalada',
      ],
      en: ['Say who it is for and what you want to spend', 'Approve a sketch or a sample', 'Collect the piece or wait for it, well packed'],
    },
    {
      es: ['Ven al taller y mira cómo se hace', 'Llévate una pieza o deja señal por otra', 'Pide su pareja cuando te haga falta'],
      en: [
        'Come to the workshop and watch it being made',
        'Take a piece home or leave a deposit on one',
        'Ask for its twin when you need it',
      ],
    },
  ],
  proofs: [
    {
      es: 'tres precios probados con compradores que no son amigos, y las horas que llevaba dentro cada pieza',
      en: 'three prices tried on buyers who are not friends, with the hours each piece had in it',
    },
    {
      es: 'dos tiendas, estudios u hoteles que hayan pagado un segundo pedido al precio de la lista',
      en: 'two shops, studios or hotels that have paid list price for a second order',
    },
  ],
  strains: [
    {
      es: 'El mismo par de manos hace, fotografía, embala y contesta mensajes: la semana que se vende bien es la semana en que no se hace nada.',
      en: 'One pair of hands makes, photographs, packs and answers messages, so the week that sells well is the week in which nothing gets made.',
    },
    {
      es: 'Llenar un puesto de feria pide cuarenta piezas acabadas, y hay que hacerlas, guardarlas y pagar su material antes de la primera venta.',
      en: 'Filling a fair stall takes forty finished pieces, and they have to be made, stored and their materials paid for ahead of the first sale.',
    },
  ],
  risks: [
    {
      risk: { es: 'las tiendas en depósito no liquidan', en: 'shops on sale or return do not settle up' },
      hits: 'unpaid',
      trigger: {
        es: 'un trimestre sin recuento de una tienda con piezas dentro',
        en: 'a quarter with no count from a shop that holds pieces',
      },
      response: {
        es: 'hoja firmada al dejarlas, visita cada mes y retirada a la segunda excusa',
        en: 'a list signed on delivery, a visit each month and everything taken back at the second excuse',
      },
    },
    {
      risk: { es: 'desaparece un material de siempre', en: 'a familiar material disappears' },
      hits: 'goods',
      trigger: {
        es: 'el proveedor cambia de partida o sirve la mitad de lo pedido',
        en: 'the supplier changes batch or sends half the order',
      },
      response: {
        es: 'medio año de reserva de lo que no tiene sustituto y otro origen ya probado en el banco',
        en: 'half a year’s reserve of whatever has no substitute and another source already tried at the bench',
      },
    },
  ],
  bankAsks: [
    {
      es: 'El banco que presta a un taller pregunta cuántas horas lleva dentro cada pieza y a cuánto sale la hora una vez vendida; contesta el cuaderno de trabajo, no la fotografía.',
      en: 'A lender to a workshop asks how many hours each piece holds and what an hour earns once it has sold; the work notebook answers that, and the photograph does not.',
    },
    {
      es: 'Querrá ver que se vende también fuera de temporada: conviene llevar los pedidos de tiendas, estudios o particulares para esos meses, firmados aunque sean pocos.',
      en: 'There will be interest in what sells out of season; take the orders from shops, studios or private buyers for those months, signed even if they are few.',
    },
    {
      es: 'La herramienta avala poco, de modo que se mira la señal: conviene llevar las condiciones por las que cada encargo empieza cobrado en parte.',
      en: 'Tools make poor security, so attention turns to deposits; take the terms under which every commission starts part paid.',
    },
  ],
  peaks: [
    {
      es: 'El material se compra y se deja a punto con semanas de ventaja: lo que tiene que secar, curar o asentarse no corre más porque haya cola.',
      en: 'Material is bought and made ready weeks in advance, since what has to dry, cure or settle goes no faster for there being a queue.',
    },
    {
      es: 'Se anuncia el último día de encargos y se cumple; lo que llega después se apunta para más adelante, con la señal pagada.',
      en: 'A last day for commissions is announced and kept to; whatever arrives afterwards is booked for later, with its deposit paid.',
    },
    {
      es: 'Se adelantan las partes comunes a varias piezas, se monta el puesto de embalar y se guardan horas sin vender para lo que salga mal.',
      en: 'Parts common to several pieces are made early, the packing bench is set up and some hours are kept unsold for whatever goes wrong.',
    },
  ],
  troughs: [
    {
      es: 'Se fotografía todo lo hecho, se pone al día la tienda en línea y se escribe a los comercios y estudios que deciden con meses de adelanto.',
      en: 'Everything made gets photographed, the online shop is brought up to date and letters go to shops and studios that decide months ahead.',
    },
    {
      es: 'Con el banco libre se dan clases de un sábado y se aceptan los encargos pequeños que en temporada se rechazan.',
      en: 'While the bench is free there are Saturday classes, and the small commissions refused in season are taken on.',
    },
    {
      es: 'Se prueba lo nuevo: tres muestras con sus horas contadas, de las que solo una pasa al catálogo.',
      en: 'New work is tried out: three samples with their hours counted, of which only one joins the range.',
    },
  ],
};
