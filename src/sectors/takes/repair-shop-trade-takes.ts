import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const repairShopTradeTakes = {
  bicycle_workshop: {
    scenes: [
      {
        scene: {
          es: 'La bici nueva cruje desde el segundo mes. En la gran superficie donde se compró hay que pedir cita por una aplicación, dejarla once días y firmar que el ruido es normal.',
          en: 'The new bike has creaked since its second month. The superstore that sold it wants a booking through an app, eleven days and a signature saying that the noise is normal.',
        },
        stakes: {
          es: 'Lo que no suena bien se deja de usar, y una bicicleta parada vale menos cada invierno.',
          en: 'What does not sound right stops being ridden, and a bicycle that stands still is worth less every winter.',
        },
      },
      {
        scene: {
          es: 'Un repartidor pincha a las nueve de la noche con dos pedidos en la mochila. Hasta mañana no abre nadie, y mañana tampoco se cobra lo de hoy.',
          en: 'A courier gets a puncture at nine at night with two orders on his back. Nobody opens until tomorrow, and tomorrow does not pay for today.',
        },
        stakes: {
          es: 'Para quien vive de pedalear, un día sin bici no es una molestia: es el alquiler.',
          en: 'For anyone who rides for a living, a day without wheels is not a nuisance but the rent.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'nadie descuenta la pieza que se monta, se prueba y resulta ser de otra medida, ni el rato de explicarlo',
        en: 'nobody takes off the part fitted, tried and found to be another size, or the time spent explaining it',
      },
      {
        es: 'el taller compra cubiertas de doce medidas para vender tres, y las otras nueve también se pagaron',
        en: 'the workshop stocks tyres in twelve sizes to sell three, and the other nine were paid for too',
      },
    ],
    strains: [
      {
        es: 'Mandan los caballetes: la bici que no tiene uno espera en el pasillo, y la siguiente ya no deja entrar a quien venía a comprar luces.',
        en: 'The repair stands decide: a bike without one waits in the passage, and the next keeps out whoever came in for lights.',
      },
      {
        es: 'Un presupuesto sin contestar bloquea un gancho: la mitad del espacio lo ocupan bicis que nadie ha autorizado a tocar.',
        en: 'An estimate nobody has answered blocks a hook; half the room is taken by bikes that no one has yet agreed to have touched.',
      },
    ],
    stories: [
      {
        wish: {
          es: 'Lleva a dos niños al colegio en una bici con silla y no arranca si el freno no agarra. Quiere que alguien la mire hoy y diga si aguanta.',
          en: 'Two children ride to school on the back, and nobody sets off if the brake does not bite. All they want is a trained eye on it today, and a yes or a no.',
        },
        obstacle: {
          es: 'En la tienda grande hay que dejarla; en casa solo hay un vídeo y una llave que no es de esa medida.',
          en: 'The superstore wants it left behind; at home there is a video and a spanner of the wrong size.',
        },
        hurt: {
          es: 'Se vuelve al coche «por esta semana», y la silla acaba en un anuncio de segunda mano.',
          en: 'It is back to the car “just for this week”, and the seat ends up in a second-hand advert.',
        },
        buyer: 'household',
      },
      {
        wish: {
          es: 'Ha heredado una bici de acero y la quiere para los domingos, no para un museo. Busca a quien la ponga a rodar sin cambiarla entera.',
          en: 'A steel bike has come down in the family, wanted for Sundays and not for a museum. The search is for somebody who gets it rolling without replacing the whole thing.',
        },
        obstacle: {
          es: 'Le proponen una nueva en tres sitios, y en el cuarto falta un eje que ya no se fabrica.',
          en: 'Three places suggest a new one, and the fourth lacks an axle that nobody makes any more.',
        },
        hurt: {
          es: 'Se queda colgada en el garaje, con las cubiertas secas, y cada verano cuesta más decidirse.',
          en: 'Up in the garage it stays, tyres drying out, and each summer the decision gets harder.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un ruido que nadie explica y cita para dentro de tres semanas',
          en: 'a noise nobody explains and a slot three weeks away',
        },
        after: { es: 'la pieza gastada en la mano, cambiada y con su precio', en: 'the worn part in hand, replaced and priced' },
      },
      {
        before: {
          es: 'la caja de herramientas abierta un domingo y una rueda que sigue rozando',
          en: 'a toolbox open on a Sunday and a wheel that still rubs',
        },
        after: { es: 'una rueda centrada y la tarde libre', en: 'a true wheel and the afternoon free' },
      },
    ],
    rivalTests: [
      {
        es: 'Llamar un lunes a tres talleres de bicicletas y preguntar por una rueda descentrada: qué día, a cuánto y cómo se lleva si no rueda.',
        en: 'Ring three bicycle workshops on a Monday about a buckled wheel, asking which day, how much, and how to bring it when it cannot be ridden.',
      },
      {
        es: 'Contar dos tardes las bicis con etiqueta que cuelgan en el taller rival, y volver el viernes a ver cuántas siguen en el mismo gancho.',
        en: 'Count on two afternoons the tagged bikes hanging in the rival workshop, and go back on Friday to see how many are on the same hook.',
      },
    ],
    steps: [
      {
        es: ['Manda una foto de la rueda, la cadena o el freno', 'Recibe un precio y un día', 'Sal pedaleando ese día'],
        en: ['Send a photo of the wheel, chain or brake', 'Get a price and a day', 'Ride off on it that day'],
      },
      {
        es: ['Reserva hueco para la puesta a punto', 'Deja la bici como esté', 'Recógela con la lista de lo que se cambió'],
        en: ['Book a slot for the service', 'Leave the bike as it is', 'Collect it with the list of what was changed'],
      },
    ],
    proofs: [
      {
        es: 'el cuaderno de un mes con cada bici, la pieza que se cambió y si volvió a fallar',
        en: 'a month’s log of each bike, the part that was changed and whether it failed again',
      },
      {
        es: 'tres precios publicados, de pinchazo, freno y puesta a punto, y las veinte primeras facturas que los cumplen',
        en: 'three published prices, for a puncture, a brake and a full service, and the first twenty bills that match them',
      },
    ],
    risks: [
      {
        risk: { es: 'falta quien repara en la semana más llena', en: 'whoever repairs is off in the fullest week' },
        hits: 'week',
        trigger: {
          es: 'un parte de baja, o tres citas aplazadas por falta de manos',
          en: 'a sick note, or three bookings put off for want of hands',
        },
        response: {
          es: 'acuerdo con un mecánico por días y una ficha de cada arreglo corriente',
          en: 'an agreement with a mechanic by the day and a sheet for each common repair',
        },
      },
      {
        risk: {
          es: 'se cobra el arreglo y no el rato de encontrar el ruido',
          en: 'the repair is charged and the hunt for the noise is not',
        },
        hits: 'margin',
        trigger: {
          es: 'más de cinco diagnósticos regalados en una semana',
          en: 'more than five diagnoses given away in a week',
        },
        response: {
          es: 'diagnóstico con precio, que se descuenta si se repara',
          en: 'a priced diagnosis, taken off the bill if the repair goes ahead',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Llevar la lista de arreglos con precio, minutos y pieza, y cuántos de cada uno se han cobrado ya: el banco que presta a un taller de bicis pregunta primero con qué se pagan los meses de lluvia.',
        en: 'Take the list of repairs with price, minutes and part, and how many of each have been paid for already: whoever lends to a bicycle workshop first asks what pays for the rainy months.',
      },
      {
        es: 'Pedir a dos distribuidores de recambio sus condiciones por escrito, con descuento, pedido mínimo y días de pago: las piezas son la compra que más pesa y la primera que se negocia.',
        en: 'Ask two parts distributors for their terms in writing, with discount, minimum order and days to pay: parts are the heaviest purchase and the first to be negotiated.',
      },
      {
        es: 'Reunir en una hoja los metros del local, los ganchos y los caballetes, con las bicis que caben a la vez: un taller lleno no recoge más por mucho que se venda.',
        en: 'Set out on one sheet the floor space, hooks and stands, with the bikes that fit at once: a full workshop can take in no more, however well it sells.',
      },
    ],
    peaks: [
      {
        es: 'Los cajones se llenan antes de cámaras, zapatas, cadenas y cables de las medidas que más se repiten, y las puestas a punto largas se citan con un tope al día.',
        en: 'Drawers are filled beforehand with tubes, pads, chains and cables in the sizes that recur, and full services are booked with a daily limit.',
      },
      {
        es: 'Se escribe a quienes ya pasaron por el taller para que traigan la bici tres semanas antes: las que llegan pronto dejan libre el caballete para los pinchazos.',
        en: 'Riders already on the list are asked to bring the bike in three weeks ahead, since the early ones leave the stand free for punctures.',
      },
      {
        es: 'Se añade un caballete y se apalabra a alguien por horas para lavar, inflar y entregar, de modo que quien ajusta frenos no atienda además el mostrador.',
        en: 'One more stand goes in and somebody is booked by the hour to wash, pump up and hand over, so that whoever adjusts brakes is not also serving.',
      },
    ],
    troughs: [
      {
        es: 'Se desmontan las direcciones y los bujes que en temporada se dejan para luego, y se ofrece guardar la bici hasta el buen tiempo con la revisión incluida.',
        en: 'Headsets and hubs put off in the season are stripped down, and storage until the good weather is offered with the service included.',
      },
      {
        es: 'Se visita a las empresas con aparcabicis para revisar allí todas las bicis en una mañana: ocho juntas pagan los días sin pinchazos.',
        en: 'Firms with bike racks are offered a morning’s check of every bike on site, as eight together pay for the days without punctures.',
      },
      {
        es: 'El almacén se cuenta pieza a pieza, vuelve al distribuidor lo que no se ha movido y se apuntan los minutos de los cinco arreglos más pedidos.',
        en: 'Stock is counted part by part, what has not moved goes back to the distributor, and the five commonest repairs are timed.',
      },
    ],
  },
  mobile_bicycle_repair: {
    packBuyers: { scenes: 'household', contrasts: 'household' },
    costDoubts: [
      {
        es: 'la cuenta no incluye los minutos de buscar aparcamiento ni la vuelta a por la pieza que no iba a bordo',
        en: 'the minutes spent looking for a place to park are not in the sum, nor the trip back for the part that was not on board',
      },
      {
        es: 'se reparte la gasolina y no el desgaste, aunque la furgoneta se cambiará un día y la pagan estas salidas',
        en: 'fuel is shared out and wear is not, although the van will be replaced one day and these call-outs pay for it',
      },
    ],
    strains: [
      {
        es: 'El mapa pesa más que el reloj: dos averías en el mismo edificio son una tarde buena, y dos en barrios opuestos, media tarde al volante.',
        en: 'The map weighs more than the clock: two faults in one building make a good afternoon, and two at opposite ends of town half of one at the wheel.',
      },
      {
        es: 'Con lluvia nadie quiere la bici y con sol todos la quieren hoy; la furgoneta trabaja a rachas que nadie más nota.',
        en: 'In rain nobody wants the bike and in sunshine all want it today; the van works in gusts that no one else notices.',
      },
    ],
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La silla del niño va atornillada atrás y baila. El padre la sujeta con una mano en cada bache, el taller la quiere dos días, y sin ella no hay quien lleve a los dos al colegio.',
          en: 'The child seat bolted at the back has come loose. The father steadies it with one hand over every bump, the workshop wants it for two days, and without it nobody can get both children to school.',
        },
        stakes: {
          es: 'Se sigue pedaleando así hasta que deja de ser una molestia y pasa a ser un susto.',
          en: 'People ride on like that until it stops being a nuisance and becomes a fright.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'En el garaje de la empresa hay ocho bicicletas de reparto y tres no ruedan. Cada mañana se sortean las buenas, alguien hace la ruta a pie, y el encargado va guardando las ruedas pinchadas en una esquina.',
          en: 'In the firm’s garage stand eight delivery bikes, and three do not roll. Every morning there is a draw for the good ones, somebody does the round on foot, and the foreman keeps the flat wheels in a corner.',
        },
        stakes: {
          es: 'Una flota a medias cuesta lo mismo que entera y reparte la mitad.',
          en: 'Half a fleet costs the same as a whole one and delivers half as much.',
        },
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: [
          'Manda una foto de lo que roza o cuelga',
          'Recibe precio antes de que salga la furgoneta',
          'Baja las llaves y vuelve a lo tuyo',
        ],
        en: [
          'Send a photo of whatever rubs or hangs',
          'Have a price before the van sets out',
          'Bring down the key and go back to what you were doing',
        ],
      },
      {
        buyer: 'business',
        es: ['Pon la flota en una lista', 'Fija un día al mes en tu patio', 'Firma un parte por cada bicicleta'],
        en: ['Put the fleet on a list', 'Fix one day a month in your yard', 'Sign a sheet for each bike'],
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: { es: 'una bici que suena en todos los baches', en: 'a bike that rattles over every bump' },
        after: { es: 'las dos manos en el manillar y ningún ruido', en: 'both hands on the bars and not a sound' },
      },
      {
        buyer: 'business',
        before: { es: 'un sorteo cada mañana por las bicis buenas', en: 'a draw every morning for the good bikes' },
        after: { es: 'toda la flota rodando y un parte colgado en la pared', en: 'the whole fleet rolling and a sheet on the wall' },
      },
    ],
    rivalTests: [
      {
        es: 'Seguir una tarde las reseñas de otra furgoneta y escribir a dos de quienes la llamaron: qué no llevaba a bordo y cuánto tardó en volver.',
        en: 'Spend an evening on another van’s reviews and write to two who called it, asking what was not on board and how long it took to come back.',
      },
      {
        es: 'Contar las bicis atadas en tres portales de oficinas y cuántas llevan la rueda baja: esa lista vale más que un anuncio.',
        en: 'Count the bikes locked outside three office buildings and how many have a soft tyre, since that list is worth more than an advert.',
      },
    ],
    proofs: [
      {
        es: 'la caja de recambios inventariada y la cuenta de cuántas averías de un mes se resolvieron con ella',
        en: 'the parts box listed, and a tally of how many of a month’s faults it could settle',
      },
      {
        es: 'una carta de dos empresas con los días que pasaron sus bicis paradas, antes y después',
        en: 'a letter from two firms with the days their bikes stood idle, before and after',
      },
    ],
  },
  car_garage: {
    rivalTests: [
      {
        es: 'Pedir por teléfono el precio de unas pastillas de freno en cuatro talleres, y contar cuántos preguntan el modelo, cuántos suman el impuesto y cuántos dicen el día.',
        en: 'Phone four garages for the price of brake pads, and count how many ask the model, how many add the tax and how many name a day.',
      },
      {
        es: 'Mirar las reseñas de una estrella de los talleres cercanos: la queja que salga dos veces es la primera promesa que conviene cumplir.',
        en: 'Read the one-star reviews of the garages nearby: the complaint that comes up twice is the first promise worth keeping.',
      },
    ],
    steps: [
      {
        es: ['Manda un audio del ruido', 'Elige entre la pieza original y la equivalente', 'Prueba el coche antes de pagar'],
        en: ['Send a recording of the noise', 'Choose between the original part and its equivalent', 'Drive the car before you pay'],
      },
      {
        es: ['Reserva las horas que lo dejas parado', 'Aprueba cada línea del presupuesto', 'Sal con la fecha de la próxima revisión'],
        en: ['Book the hours it stands parked anyway', 'Approve each line of the estimate', 'Leave with the date of the next service'],
      },
    ],
    proofs: [
      {
        es: 'un vídeo corto de cada avería antes de tocarla, con permiso de quien conduce',
        en: 'a short video of each fault before it is touched, with the driver’s consent',
      },
      {
        es: 'los presupuestos de un mes entero frente a lo cobrado, también los que subieron',
        en: 'one whole month of estimates against what was charged, those that rose included',
      },
    ],
    risks: [
      {
        risk: { es: 'los coches nuevos piden un equipo de diagnosis más caro', en: 'new cars call for dearer diagnostic gear' },
        hits: 'costs',
        trigger: { es: 'tres coches al mes que se mandan a otro sitio', en: 'three cars a month sent elsewhere' },
        response: {
          es: 'alquilar el equipo por horas, escoger dos marcas y pactar el resto con otro taller',
          en: 'hire the gear by the hour, choose two makes and agree on the rest with another garage',
        },
      },
      {
        risk: { es: 'suben el aceite o los recambios', en: 'oil or spare parts go up' },
        hits: 'goods',
        trigger: {
          es: 'una tarifa del distribuidor por encima de la que usan los presupuestos',
          en: 'a supplier’s list above the one the estimates use',
        },
        response: {
          es: 'dos proveedores por familia de piezas, presupuestos con caducidad y repaso de precios cada trimestre',
          en: 'two suppliers for each family of parts, estimates that expire and prices gone over every quarter',
        },
      },
    ],
    packBuyers: { scenes: 'household', stories: 'household' },
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Compró de segunda mano y le dijeron que estaba perfecto. Quiere una lista de lo que hay que hacer ya y de lo que aguanta hasta fin de mes.',
          en: 'It was bought second-hand, in perfect order or so it was said. The wish is for a list of what must be done now and what will hold until payday.',
        },
        obstacle: {
          es: 'Cada taller encuentra una cosa distinta, y todas corren prisa.',
          en: 'Each garage finds a different fault, and all of them are urgent.',
        },
        hurt: {
          es: 'Se arregla lo más barato y se cruzan los dedos en la autopista.',
          en: 'The cheapest gets mended, and fingers are crossed on the motorway.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Mueve cuatro furgonetas de reparto y ninguna de sobra. Quiere saber la víspera cuál no sale.',
          en: 'Four delivery vans and none to spare. It should be known the day before which of them will not go out.',
        },
        obstacle: {
          es: 'El concesionario trata igual a quien viene cada semana que a quien pasa una vez al año.',
          en: 'The dealer treats a weekly customer like one who comes once a year.',
        },
        hurt: {
          es: 'A las siete se reparte la carga de cuatro entre tres, y se llega tarde a todas partes.',
          en: 'At seven in the morning four loads are shared among three vans, and every stop is late.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se escapan la hora de diagnóstico que no se cobró porque al final no era nada y el aceite usado que hay que pagar por retirar',
        en: 'two things slip by, the diagnosis not charged because it was nothing after all and the old oil that costs money to be taken away',
      },
      {
        es: 'falta la pieza que vino mal, se devolvió y tuvo el elevador ocupado dos días sin facturar',
        en: 'nobody counts the wrong part that was sent back and kept the lift busy for two days without a bill',
      },
    ],
    strains: [
      {
        es: 'El elevador es el cuello de botella: un coche que espera recambio ahí arriba cuesta los tres que no subieron.',
        en: 'The lift is the bottleneck; a car waiting up there for a part costs the three that never went up.',
      },
      {
        es: 'Los lunes se llena el patio y los jueves se vacía: quien contesta al teléfono decide más que quien aprieta tuercas.',
        en: 'On Mondays the yard fills and by Thursday it is empty; whoever answers the phone decides more than whoever turns the spanner.',
      },
    ],
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Ha pasado la revisión con una anotación que nadie le explicó. Conduce a sus padres los domingos, frena un poco antes que antes, y cada taller al que pregunta contesta con otra palabra.',
          en: 'The car passed its inspection with a remark that nobody explained. There are elderly parents to drive on Sundays, the braking starts a little earlier than it did, and every garage asked uses another word.',
        },
        stakes: {
          es: 'Conducir con duda cansa más que el tráfico, y la duda no se va en el autolavado.',
          en: 'Driving in doubt is more tiring than traffic, and no car wash takes it off.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La furgoneta es el negocio. Echa humo en las cuestas, el taller la tendría el jueves, y el miércoles hay una entrega que no admite otra fecha.',
          en: 'The van is the business. It smokes on the hills, the garage could have it by Thursday, and on Wednesday there is a delivery with no other date.',
        },
        stakes: {
          es: 'Cada día con ella parada se paga dos veces, en el taller y en la calle.',
          en: 'Each day it stands costs twice, at the garage and in the street.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una palabra distinta en cada taller', en: 'a different word at every garage' },
        after: { es: 'la pieza gastada encima del mostrador, junto a la nueva', en: 'the worn part on the counter beside the new one' },
      },
      {
        before: { es: 'un coche parado el día en que hacía falta', en: 'a car off the road on the day it was needed' },
        after: { es: 'las llaves de vuelta y una fecha que se cumplió', en: 'the keys back in hand and a date that was kept' },
      },
    ],
  },
  phone_repair: {
    rivalTests: [
      {
        es: 'Llevar un móvil viejo a que presupuesten la batería y fijarse en si lo abren delante, si dan resguardo y cuánto tarda la cifra.',
        en: 'Take an old phone for a battery quote and see whether they open it in front of you, hand over a receipt, and how long the figure takes.',
      },
      {
        es: 'Contar, una tarde frente al quiosco del centro comercial, cuánta gente deja el teléfono y cuánta se vuelve con él en la mano.',
        en: 'For one afternoon, opposite the kiosk in the shopping centre, count how many people leave a phone and how many walk off with it in hand.',
      },
    ],
    steps: [
      {
        es: ['Haz una copia, o deja que la hagamos', 'Deja el aparato media hora', 'Llévatelo con la pieza vieja y la garantía'],
        en: ['Make a copy, or let us make it', 'Leave the device for half an hour', 'Take it away with the old part and the warranty'],
      },
      {
        es: ['Escribe el modelo por mensaje', 'Reserva la pieza y la hora', 'Ven y espera mientras se arregla'],
        en: ['Text us the model', 'Reserve the part and the time', 'Come in and wait while it is mended'],
      },
    ],
    proofs: [
      {
        es: 'las reseñas de quienes volvieron con un segundo aparato, con nombre y permiso',
        en: 'reviews from people who came back with a second device, named and with consent',
      },
      {
        es: 'la hoja de una semana entera, con el día en que entró cada equipo y el día en que salió',
        en: 'the sheet of one whole week, with the time each device came in and went out',
      },
    ],
    risks: [
      {
        risk: { es: 'la marca bloquea las piezas que no vende', en: 'the maker blocks parts it does not sell' },
        hits: 'sales',
        trigger: { es: 'un aviso en pantalla tras cambiar una pieza buena', en: 'a warning on screen after a good part is fitted' },
        response: {
          es: 'decirlo antes de abrir, ofrecer la pieza reprogramada y apoyarse en tabletas, consolas u ordenadores',
          en: 'say so before opening, offer the reprogrammed part and lean on tablets, consoles or computers',
        },
      },
      {
        risk: { es: 'un quiosco nuevo tira los precios', en: 'a new kiosk slashes prices' },
        hits: 'price',
        trigger: { es: 'un cartel con la misma pantalla a mitad de precio', en: 'a sign with the same screen at half the price' },
        response: {
          es: 'decir qué pieza lleva cada precio, alargar la garantía y vender a empresas la rapidez',
          en: 'say which part goes with each price, lengthen the warranty and sell speed to firms',
        },
      },
    ],
    packBuyers: { scenes: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El portátil se apagó con el trabajo de fin de curso dentro. La copia era del invierno, la entrega es mañana, y en la primera tienda han ofrecido otro portátil.',
          en: 'The laptop died with the final project inside. The last copy was from the winter, it is due tomorrow, and the first shop offered another laptop.',
        },
        stakes: {
          es: 'Lo caro era lo que había dentro, y eso no lo vende nadie.',
          en: 'The expensive part was what it held, and that is not for sale anywhere.',
        },
      },
      {
        scene: {
          es: 'La batería llega a mediodía y de ahí no pasa. Se lleva un cargador en el bolso, otro en el coche y otro prestado en la oficina, y las reuniones se hacen sentado junto a un enchufe.',
          en: 'The battery lasts until noon and no further. There is a charger in the bag, another in the car and a borrowed one at the office, and meetings are held next to a socket.',
        },
        stakes: {
          es: 'Por una pieza barata se acaba pagando un aparato entero que hacía lo mismo.',
          en: 'For want of a cheap part a whole new device gets bought that does the same.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'En la furgoneta hay una pantalla rota con la ruta dentro, y en la oficina dos teléfonos más en un cajón. La operadora ofrece renovar la flota entera, la tienda pide dejarlos una semana, y el reparto de mañana saldrá en papel.',
          en: 'In the van there is a cracked screen with the route inside, and in the office two more phones in a drawer. The carrier offers to renew the whole fleet, the shop wants them for a week, and tomorrow’s deliveries will go out on paper.',
        },
        stakes: {
          es: 'Quien reparte sin teléfono cobra lo mismo y entrega la mitad.',
          en: 'Somebody delivering without a phone is paid the same and delivers half.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un cargador en cada bolsillo', en: 'a charger in every pocket' },
        after: { es: 'una batería que llega a la noche', en: 'a battery that lasts until night' },
      },
      {
        before: { es: 'un trabajo de curso dentro de una máquina muerta', en: 'a year’s work inside a dead machine' },
        after: { es: 'los archivos en un disco y la máquina arrancando', en: 'the files on a drive and the machine starting up' },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Tiene un ordenador lento y pocas ganas de comprar otro. Quiere que alguien que no los venda le diga si tiene arreglo.',
          en: 'A slow computer, and small wish to buy another. Somebody who does not sell them should say whether it can be saved.',
        },
        obstacle: {
          es: 'En la tienda la respuesta viene en forma de catálogo.',
          en: 'At the store the answer comes in the form of a catalogue.',
        },
        hurt: {
          es: 'Enciende la máquina, va a por un café y a la vuelta sigue girando el mismo círculo.',
          en: 'The machine is switched on, coffee is made, and the same little circle is still turning.',
        },
      },
      {
        buyer: 'parent',
        wish: {
          es: 'Su hija ha roto la tableta del colegio, que hace falta el lunes. Quiere un precio antes de hablar con la tutora.',
          en: 'The school’s tablet has been broken at home, and it is needed on Monday. A price is wanted before talking to the teacher.',
        },
        obstacle: {
          es: 'El seguro cubre todo menos las caídas.',
          en: 'The insurance covers everything but falls.',
        },
        hurt: {
          es: 'El domingo los deberes se hacen por turnos, en el teléfono de la madre.',
          en: 'On Sunday homework is done in turns, on a mother’s phone.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada presupuesto gratuito abre un aparato media hora, y la mitad se cierra igual',
        en: 'every free estimate opens a device for half an hour, and half of them are closed again as they were',
      },
      {
        es: 'el adhesivo, los tornillos que saltan y el móvil de cortesía que no vuelve se toman por calderilla',
        en: 'adhesive, screws that fly off and the loan phone that does not come back are taken for loose change',
      },
    ],
    strains: [
      {
        es: 'Para soldar hace falta pulso y para atender hace falta parar: quien hace las dos cosas repite una.',
        en: 'Soldering takes a steady hand and serving means stopping, and whoever does both has to do one of them twice.',
      },
      {
        es: 'Las piezas buenas llegan en una semana y las malas mañana, y el cliente que espera de pie empuja hacia las malas.',
        en: 'Good parts come in a week and bad ones tomorrow, and the customer waiting on their feet pushes towards the bad.',
      },
    ],
  },
  clothes_alterations: {
    scenes: [
      {
        scene: {
          es: 'La chaqueta era de su padre y le sobra un puño de tela en cada hombro. Se la prueba cada otoño, se mira de lado y vuelve a la funda.',
          en: 'The jacket was his father’s, with a handful of cloth too much at either shoulder. It is tried on each autumn, looked at from the side and put back in its cover.',
        },
        stakes: {
          es: 'La polilla no espera a que alguien se decida, y con el paño se va lo que se quería recordar.',
          en: 'Moths do not wait for anyone to decide, and with the cloth goes whatever it was meant to recall.',
        },
      },
      {
        scene: {
          es: 'Empieza en la cocina de un restaurante el lunes y le han dado dos uniformes enormes. Se remanga, tropieza con el bajo, y la tintorería del barrio solo limpia.',
          en: 'A new kitchen job starts on Monday with two enormous uniforms. Sleeves are rolled up, the hem catches underfoot, and the cleaner’s nearby only cleans.',
        },
        stakes: {
          es: 'Lo que no sienta bien se queda en la percha, y se acaba comprando otra vez lo que ya se tenía.',
          en: 'What does not fit stays on the hanger, and in the end the same thing is bought twice.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una funda que se abre cada otoño y se vuelve a cerrar', en: 'a garment bag opened each autumn and shut again' },
        after: { es: 'una chaqueta heredada con los hombros de quien la lleva', en: 'an inherited jacket on its wearer’s own shoulders' },
      },
      {
        before: { es: 'unas mangas remangadas y un bajo que se pisa', en: 'rolled sleeves and a hem that gets trodden on' },
        after: { es: 'ropa con la que uno puede agacharse', en: 'clothes one can bend down in' },
      },
    ],
    costDoubts: [
      {
        es: 'se cobra el bajo y se regalan el botón, el enganchón y el consejo sobre si merece la pena',
        en: 'the hem is charged for, and the button, the snag and the advice on whether it is worth it go free',
      },
      {
        es: 'cada máquina pide aguja, aceite y un técnico al año, y la de ojales, donde la hay, es la más cara y la menos usada',
        en: 'each machine needs needles, oil and a yearly mechanic, and the buttonhole machine, where there is one, is the dearest and the least used',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en tres tintorerías quién les cose, cuánto cobran de más y cuántos días guardan la prenda antes de mandarla.',
        en: 'Ask three dry cleaners who does their sewing, what they add and how many days a garment waits before it is sent.',
      },
      {
        es: 'Recoger un arreglo de la competencia, darle la vuelta y mirar el revés: el hilo, los nudos y si dejaron tela para volver a sacar.',
        en: 'Collect an alteration from a rival and turn it inside out, looking at the thread, the knots and whether any cloth was left to let out again.',
      },
    ],
    proofs: [
      {
        es: 'diez prendas fotografiadas por dentro y por fuera, con el precio que tuvo cada arreglo',
        en: 'ten garments photographed inside and out, with what each alteration came to',
      },
      {
        es: 'un acuerdo con dos tiendas que manden sus bajos y digan cuántos volvieron mal',
        en: 'an arrangement with two shops that send their hems and will say how many came back wrong',
      },
    ],
    stories: [
      {
        wish: {
          es: 'Se casa con el vestido de su abuela. Quiere que se note de quién era y que parezca hecho para hoy.',
          en: 'The wedding dress was a grandmother’s. It ought to show whose it was and look made for today.',
        },
        obstacle: {
          es: 'Quien se atreve con la tela no se atreve con la fecha.',
          en: 'Whoever dares to touch the cloth will not dare to promise the date.',
        },
        hurt: {
          es: 'A un mes del día sigue en una caja, con papel de seda y alfileres.',
          en: 'A month before the day it is still in a box, in tissue paper and pins.',
        },
      },
      {
        wish: {
          es: 'Usa silla de ruedas y ninguna chaqueta cae bien sentada. Quiere entrar en una reunión sin que el cuello se le suba a las orejas.',
          en: 'Somebody in a wheelchair, for whom no jacket is cut sitting down. They want to go into a meeting without a collar riding up to the ears.',
        },
        obstacle: {
          es: 'En las tiendas le piden que se ponga en pie para medir.',
          en: 'Shops ask for the measurements to be taken standing.',
        },
        hurt: { es: 'Lleva jersey también en verano, que no se arruga.', en: 'Jumpers are worn in summer too, since they do not crease.' },
      },
    ],
    strains: [
      {
        es: 'Probar pide un cuarto, un espejo y calma, y coser pide que no entre nadie: las dos cosas ocurren en los mismos metros.',
        en: 'Fittings need a cubicle, a mirror and calm, and sewing needs nobody to come in; both happen in the same few square yards.',
      },
      {
        es: 'Hay arreglos que solo hace una persona y se le acumulan en una barra aparte, la que más tiempo lleva y la que menos se cobra.',
        en: 'Some alterations only one person can do, and they gather on a rail of their own, the slowest in the shop and the worst paid.',
      },
    ],
    risks: [
      {
        risk: { es: 'las tiendas dejan de mandar sus bajos', en: 'shops stop sending their hems' },
        hits: 'client',
        trigger: { es: 'dos semanas con la mitad de bolsas de una misma tienda', en: 'two weeks with half the bags from one shop' },
        response: {
          es: 'contrato por semana con tres comercios y recogida en su puerta',
          en: 'a weekly contract with three shops and collection at their door',
        },
      },
      {
        risk: { es: 'fallan la vista o el pulso de quien cose', en: 'the sewer’s eyes or hands give out' },
        hits: 'week',
        trigger: { es: 'una costura que hay que repetir en la misma tarde', en: 'one seam redone in a single afternoon' },
        response: {
          es: 'luz y mesa revisadas, ayudante que aprende y máquinas que ahorran mano',
          en: 'lighting and table looked at, an assistant in training and machines that spare the hand',
        },
      },
    ],
    steps: [
      {
        es: ['Pide hora para la prueba', 'Di qué día la llevas puesta', 'Recógela planchada y a tu medida'],
        en: ['Book a fitting', 'Say which day it will be worn', 'Collect it pressed and fitting'],
      },
      {
        es: ['Déjala en el mostrador con una nota', 'Confirma medidas por mensaje', 'Pasa a por ella al salir del trabajo'],
        en: ['Leave it at the counter with a note', 'Confirm the measurements by message', 'Pick it up on the way home from work'],
      },
    ],
    bankAsks: [
      {
        es: 'Van a querer saber cuántas horas de aguja lleva cada tipo de arreglo, porque ahí está el tope. Conviene llevar dos semanas cronometradas.',
        en: 'How many hours at the needle each kind of alteration takes will be asked, since that is the ceiling. Bring two timed weeks.',
      },
      {
        es: 'Interesa quién manda trabajo fijo. Una carta de cada tienda, con las prendas que envía al mes, vale más que un folleto.',
        en: 'Who sends steady work matters. A letter from each shop, with the garments it sends in a month, is worth more than a leaflet.',
      },
      {
        es: 'Las máquinas valen poco y duran mucho, de modo que preguntarán antes por el alquiler y por quién cose si falta una persona.',
        en: 'Machines cost little and last long, so the rent comes first, and who sews when somebody is away.',
      },
    ],
    peaks: [
      {
        es: 'Los vestidos con fecha se apuntan en un calendario aparte y se prueban antes de admitir otro.',
        en: 'Dresses with a date go on a calendar of their own and are fitted before another is taken in.',
      },
      {
        es: 'Se cobra la urgencia y se dice en la puerta cuántos días lleva lo corriente.',
        en: 'Rush work is charged for, and the days that ordinary work takes are posted at the door.',
      },
      {
        es: 'Otra persona marca y plancha, para que quien sabe coser no se levante de la máquina.',
        en: 'Somebody else pins and presses, so that whoever can sew stays at the machine.',
      },
    ],
    troughs: [
      {
        es: 'Se piden a las tiendas los arreglos que guardan sin prisa y se recogen en su puerta.',
        en: 'Shops are asked for the work they can wait for, and it is collected at their door.',
      },
      {
        es: 'Se ofrece repasar abrigos y forros antes de que vuelva a hacer falta.',
        en: 'Coats and linings are offered a check before they are needed again.',
      },
      {
        es: 'Se da cita a las novias de la temporada siguiente, con precio cerrado y señal.',
        en: 'Brides of the coming season are given their appointments, with a settled price and a deposit.',
      },
    ],
  },
  upholsterer: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Las cuatro sillas del comedor son buenas, pero el asiento ya marca los listones. La funda comprada por internet se arruga al sentarse, y la visita del domingo se levanta con la forma puesta.',
          en: 'The dining chairs are good ones, though the seats now show every slat. The cover bought online rucks up at once, and Sunday’s guests stand up with the pattern on them.',
        },
        stakes: {
          es: 'Cambiarlas todas cuesta diez veces la tela que les falta.',
          en: 'Replacing the set costs ten times the cloth it lacks.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El banco corrido del bar tiene cinta americana en la esquina y un roto que crece. Los clientes lo tapan con el abrigo, y la foto de las reseñas es siempre de esa mesa.',
          en: 'The pub’s banquette has tape on one corner and a split that grows. Customers put a coat over it, and the picture in the reviews is always of that table.',
        },
        stakes: {
          es: 'Lo que se ve roto sentado hace dudar de lo que no se ve en la cocina.',
          en: 'A seat seen torn makes people wonder about the kitchen they cannot see.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Compró un sofá caro hace quince años y le duele cambiarlo por uno peor. Quiere otros quince.',
          en: 'An expensive sofa was bought fifteen years ago, and swapping it for a worse one hurts. Fifteen more would do.',
        },
        obstacle: {
          es: 'No sabe si tiene arreglo ni quién se lo llevaría escaleras abajo.',
          en: 'Nobody has said whether it can be saved, or who would get it down the stairs.',
        },
        hurt: {
          es: 'Se sienta ladeado para no caer en el hueco, y el hueco va ganando.',
          en: 'One sits sideways to keep out of the dip, and the dip is winning.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Tiene un local con cuarenta asientos y quiere que dentro de tres años sigan pareciendo de este.',
          en: 'Somebody has forty seats to keep, and would like them to look in three years as they do now.',
        },
        obstacle: {
          es: 'Para tapizarlos tendría que cerrar, y nadie le da un calendario por tandas.',
          en: 'Covering them would mean closing, and nobody offers to do it in batches.',
        },
        hurt: {
          es: 'Va apartando sillas al fondo, y con ellas se van mesas enteras.',
          en: 'Chairs get moved to the back one by one, and whole tables go with them.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una funda que se arruga y un hueco en medio', en: 'a cover that rucks up and a dip in the middle' },
        after: { es: 'una tela tensa sobre espuma nueva y las patas de siempre', en: 'taut cloth on new foam and the legs it always had' },
      },
      {
        before: { es: 'cinta americana en el asiento de la ventana', en: 'tape on the seat by the window' },
        after: { es: 'los bancos hechos por tandas, sin cerrar una noche', en: 'seating done in batches, without one night closed' },
        buyer: 'business',
      },
    ],
    costDoubts: [
      {
        es: 'nadie cobra la tarde de enseñar muestrarios a quien al final se lo piensa',
        en: 'nobody is billed for the afternoon of swatches shown to somebody who then thinks it over',
      },
      {
        es: 'la espuma se compra por plancha y se factura por asiento, y lo que sobra ocupa medio taller',
        en: 'foam is bought by the sheet and charged by the seat, and what is left over fills half the workshop',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en la tienda de telas a quién mandan los clientes, cuánto tarda esa persona y qué trabajos rechaza.',
        en: 'Ask the fabric shop whom it sends customers to, how long that person takes and which jobs get turned away.',
      },
      {
        es: 'Llevar una silla a otro taller y mirar qué le quitan: quien tapiza encima de lo viejo cobra menos y dura menos.',
        en: 'Take one dining chair to another workshop and see what is stripped off, since covering over the old costs less and lasts less.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Pide que vean el sillón en casa', 'Compara tres telas sobre el sillón', 'Acuerda el día de recogida y el de vuelta'],
        en: [
          'Ask to have the chair seen at home',
          'Compare three fabrics on the chair itself',
          'Settle the day it goes and the day it returns',
        ],
      },
      {
        buyer: 'business',
        es: ['Cuenta asientos y marca los peores', 'Acuerda una tanda por semana floja', 'Firma una revisión al año'],
        en: ['Count the seats and mark the worst', 'Agree on one batch per quiet week', 'Sign for a look-over once a year'],
      },
    ],
    proofs: [
      {
        es: 'una butaca abierta en el taller, con cinchas, muelles y espuma a la vista, que se pueda apretar con la mano',
        en: 'one chair left open in the workshop, with webbing, springs and foam to see and to press by hand',
      },
      {
        es: 'diez presupuestos hechos por foto junto a la factura final, con la diferencia de cada uno',
        en: 'ten estimates made from a photo beside the final invoices, with the difference on each',
      },
    ],
    strains: [
      {
        es: 'Cortar, coser y montar los hace la misma persona: mientras cose un capitoné no recoge, no presupuesta y no coge el teléfono.',
        en: 'Cutting, sewing and fitting fall to one pair of hands, and while they button a back nothing is collected, priced or answered.',
      },
      {
        es: 'Todo el mundo quiere el sofá antes de las fiestas, y la tela buena tarda tres semanas en venir de fábrica.',
        en: 'Everybody wants the sofa back before the holidays, and good cloth takes three weeks to come from the mill.',
      },
    ],
    risks: [
      {
        risk: { es: 'un cliente rechaza la tela ya puesta', en: 'a customer rejects the fabric once it is on' },
        hits: 'again',
        trigger: { es: 'una tela elegida por pantalla y no con la mano', en: 'a cloth chosen on a screen and not by hand' },
        response: {
          es: 'muestra grande en casa dos días, firma en ella y señal que cubra la tela',
          en: 'a large sample at home for two days, a signature on the swatch and a deposit that covers the cloth',
        },
      },
      {
        risk: { es: 'el sofá nuevo barato sale por menos que tapizar', en: 'a cheap new sofa undercuts the work' },
        hits: 'lost-sale',
        trigger: { es: 'tres presupuestos seguidos perdidos por precio', en: 'three estimates in a row lost on price' },
        response: {
          es: 'decir que no al mueble que no lo vale, ofrecer solo asientos y buscar piezas de madera buena',
          en: 'say no to furniture not worth it, offer seats alone and look for well-built frames',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Llevar el parte de horas de tres trabajos distintos, una silla, una butaca y un sofá: la pregunta será cuántas piezas salen de un banco en una semana.',
        en: 'Bring the hours of three jobs, a dining seat, an armchair and a sofa: the question will be how many pieces leave one bench in a week.',
      },
      {
        es: 'Llevar por escrito que la tela se compra con la señal del cliente y no antes: el banco no ve existencias, ve rollos.',
        en: 'Put in writing that fabric is bought with the customer’s deposit and not before: to a lender, rolls are money tied up.',
      },
      {
        es: 'Traer el seguro de baja y el nombre de quien podría acabar un encargo: todo depende de unas manos, y se nota.',
        en: 'Have the sickness policy and the name of somebody who could finish a job: it all hangs on one pair of hands, as anyone can see.',
      },
    ],
    peaks: [
      {
        es: 'La agenda se abre por semanas y no por días, con la tela pedida antes de dar fecha y los sofás repartidos entre butacas.',
        en: 'The book opens by the week and not by the day, with cloth ordered before a date is given and sofas spread among chairs.',
      },
      {
        es: 'Se corta y se cose por la mañana todo lo del mismo rollo, y un ayudante desmonta por horas.',
        en: 'Everything from one roll is cut and sewn in a morning, and somebody paid by the hour does the stripping.',
      },
      {
        es: 'Quien llega tarde para las fiestas recibe un día de después y una señal más pequeña, en vez de un sí que no se cumple.',
        en: 'Whoever comes too late for the holidays gets a date after them and a smaller deposit, in place of a yes that will not hold.',
      },
    ],
    troughs: [
      {
        es: 'Es el momento de los bancos de los bares, que no se pueden tocar con la casa llena: se ofrecen por tandas y con precio de temporada.',
        en: 'This is the time for pub seating, which nobody can touch when the house is full; it is offered in batches at a seasonal price.',
      },
      {
        es: 'Con el banco libre se recuperan dos butacas compradas por poco y se venden en el escaparate como muestra.',
        en: 'A free bench is used to do up two chairs bought for little, which sell from the window and show the work.',
      },
      {
        es: 'Se llama a quien pidió precio y no contestó, con la fecha libre más cercana y la misma cifra.',
        en: 'Those who asked for a price and never answered get a call with the nearest free date and the same figure.',
      },
    ],
  },
  furniture_restorer: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Han comprado un piso de techos altos y el mueble nuevo se pierde en la pared. En el rastro encuentran un armario de luna que cabe justo, y el vendedor se encoge de hombros cuando preguntan por la carcoma.',
          en: 'The flat they bought has high ceilings, and new furniture looks lost against the wall. At the flea market stands a mirrored wardrobe that would just fit, and the dealer shrugs when asked about the woodworm.',
        },
        stakes: {
          es: 'Por no saber quién lo mira, se quedan con la pared vacía otro invierno.',
          en: 'With nobody to look it over, the wall stays bare another winter.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La interiorista ha prometido una mesa de despacho de los años cincuenta para el día de la entrega. La mesa está, el barniz no, y el taller de siempre ya no coge el teléfono.',
          en: 'The designer has promised a desk from the fifties for handover day. The desk is there and its finish is not, and the usual workshop has stopped answering.',
        },
        stakes: {
          es: 'La obra se entrega con un hueco y el cliente pregunta por él antes que por lo demás.',
          en: 'The job is handed over with a gap, and the client asks about that before anything else.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Quiere que la mesa donde hizo los deberes sea la mesa donde los hagan sus hijos.',
          en: 'The table where the homework was done should be the one where the next homework is.',
        },
        obstacle: {
          es: 'Le dan precios de doscientos a novecientos sin ver la pieza, y nadie explica la diferencia.',
          en: 'Quotes run from low to absurd with the piece unseen, and nobody says what makes the difference.',
        },
        hurt: {
          es: 'La usa con mantel, siempre con mantel, para no ver la quemadura.',
          en: 'It is laid with a cloth, always, so as not to see the burn.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Necesita un taller que cumpla la fecha, porque su nombre va en la entrega y no el del taller.',
          en: 'What is needed is a workshop that keeps its date, since the name on the handover is not the workshop’s.',
        },
        obstacle: {
          es: 'Los buenos no dan plazo y los que dan plazo lijan de más.',
          en: 'The good ones give no date, and those who give one sand too deep.',
        },
        hurt: {
          es: 'Acaba proponiendo muebles nuevos en proyectos que pedían otra cosa.',
          en: 'New furniture ends up in schemes that called for something else.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una tapa con cercos y un cajón que no abre', en: 'a ringed top and a drawer that sticks' },
        after: { es: 'la misma madera limpia, encerada y útil cada día', en: 'the same timber clean, waxed and used daily' },
      },
      {
        before: { es: 'un hueco en el plano con un «por confirmar»', en: 'a space on the drawing marked to be confirmed' },
        after: { es: 'la pieza en obra el día de la entrega', en: 'the piece on site on handover day' },
        buyer: 'business',
      },
    ],
    costDoubts: [
      {
        es: 'la pieza propia se compra barata y se olvida sumarle las horas, el sitio que ocupa y los meses sin vender',
        en: 'a piece bought cheap to resell forgets its hours, the floor it takes and the months before it goes',
      },
      {
        es: 'los herrajes antiguos se buscan durante tardes enteras que no cobra nadie',
        en: 'old fittings are hunted down over afternoons that nobody is billed for',
      },
    ],
    rivalTests: [
      {
        es: 'Comprar por poco una silla ya «restaurada» en una aplicación y mirar las juntas, el reverso y qué hay debajo de la pintura.',
        en: 'Buy one cheap chair sold as restored on an app and look at the joints, the back and what lies under the paint.',
      },
      {
        es: 'Preguntar a dos anticuarios a quién llevan lo suyo, cuánto espera una pieza y qué trabajos les han devuelto mal.',
        en: 'Ask two dealers where their own pieces go, how long one waits and which jobs have come back wrong.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Enseña el mueble por videollamada', 'Decide con dos acabados probados en una esquina', 'Abre la puerta el día acordado'],
        en: ['Show the piece on a video call', 'Decide with two finishes tried on one corner', 'Open the door on the day agreed'],
      },
      {
        buyer: 'business',
        es: ['Manda medidas y fecha de obra', 'Aprueba la muestra de acabado', 'Recibe la pieza montada en obra'],
        en: ['Send sizes and the site date', 'Approve the finish sample', 'Take delivery set up on site'],
      },
    ],
    proofs: [
      {
        es: 'una tabla en el taller con la misma madera en cinco acabados, que se toque antes de elegir',
        en: 'one board in the workshop with the same timber in five finishes, to be felt before choosing',
      },
      {
        es: 'la hoja de horas de diez muebles, prevista y real, con lo que enseñó cada diferencia',
        en: 'the time sheets of ten pieces, planned and actual, with what each difference taught',
      },
    ],
    strains: [
      {
        es: 'Recoger, presupuestar, lijar y entregar caen en la misma persona: un día de furgoneta es un día sin banco.',
        en: 'Collecting, pricing, sanding and delivering fall to one person, and a day in the van is a day off the bench.',
      },
      {
        es: 'El polvo y el barniz no caben en la misma sala el mismo día, y sin cabina se trabaja a turnos con uno mismo.',
        en: 'Dust and varnish cannot share a room on one day, so without a booth the bench takes turns with itself.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'el cliente esperaba un mueble nuevo y recibe uno viejo bien cuidado',
          en: 'the customer expected new and gets old, well kept',
        },
        hits: 'again',
        trigger: { es: 'alguien que pide que no se note nada', en: 'somebody who asks that nothing should show' },
        response: {
          es: 'una prueba de acabado en la trasera, aprobada por escrito, y foto de las marcas que se quedan',
          en: 'a finish tried on the back, approved in writing, with photos of the marks that stay',
        },
      },
      {
        risk: { es: 'la moda deja de querer madera oscura', en: 'dark wood goes out of fashion' },
        hits: 'lost-sale',
        trigger: { es: 'tres piezas propias con más de dos meses a la venta', en: 'three own pieces on sale for over two months' },
        response: {
          es: 'comprar menos, ofrecer acabado claro y llenar el banco con encargos ya pagados',
          en: 'buy less, offer a pale finish and fill the bench with jobs already paid for',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Llevar el parte de horas de una silla, una cómoda y un armario: la primera pregunta será cuántos muebles acaba una persona al mes.',
        en: 'Bring the hours of a chair, a chest of drawers and a wardrobe: the first question will be how many pieces one person finishes in a month.',
      },
      {
        es: 'Separar en la cuenta los encargos de las piezas compradas para vender: lo primero se cobra al entregar y lo segundo es dinero parado.',
        en: 'Keep commissions apart from pieces bought to sell: the first are paid on delivery and the second are money standing still.',
      },
      {
        es: 'Enseñar el seguro de lo que está en depósito: un incendio con barniz dentro es lo que más preocupa a un banco.',
        en: 'Show the policy on goods in care: a fire with varnish about is what worries a lender most.',
      },
    ],
    peaks: [
      {
        es: 'Con la primavera llegan las mudanzas: se da fecha por semanas y se agrupan las recogidas por barrio, los lunes.',
        en: 'Spring brings house moves: dates are given by the week and collections grouped by neighbourhood on Mondays.',
      },
      {
        es: 'Se decapan varias piezas la misma jornada y se barnizan otra, para que el secado trabaje de noche.',
        en: 'Several pieces are stripped on one day and varnished on another, leaving the drying to the night.',
      },
      {
        es: 'Lo pequeño, una silla o un marco, se deja para huecos de una hora y no se promete en temporada.',
        en: 'Small things, one chair or a frame, are kept for spare hours and not promised in season.',
      },
    ],
    troughs: [
      {
        es: 'En las semanas flojas se restauran piezas propias, con tope de dinero y de sitio, y se fotografía todo el proceso.',
        en: 'Slack weeks go to own pieces, with a cap on money and floor, and every stage is photographed.',
      },
      {
        es: 'Se llama a decoradoras y hoteles pequeños con el calendario de huecos y un precio por lote.',
        en: 'Designers and small hotels get a call with the free weeks and a price by the lot.',
      },
      {
        es: 'Una mañana de cera y retoques para principiantes llena el taller vacío y trae encargos detrás.',
        en: 'A beginners’ morning of waxing and touching-up fills an empty workshop and brings commissions after it.',
      },
    ],
  },
  appliance_repair: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El horno se apaga a media cena con nueve personas en la mesa. El manual habla de un código que no aparece en ninguna parte, y el vecino asegura que a él le pasó y era el ventilador.',
          en: 'The oven goes off halfway through supper for nine. The manual speaks of a code that shows nowhere, and the neighbour swears that his did the same and it was the fan.',
        },
        stakes: {
          es: 'Quien prueba por su cuenta suele pagar la pieza dos veces, la que no era y la que sí.',
          en: 'Whoever tries alone tends to pay twice, for the part it was not and for the part it was.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La inquilina escribe a las once de la noche que la nevera no enfría. Quien administra el piso tiene otros treinta, un presupuesto sin detallar de hace un mes y ninguna prisa por comprar otra.',
          en: 'A tenant writes at eleven at night that the fridge is warm. Whoever manages the flat has thirty more, last month’s estimate with no detail on it and no wish to buy another.',
        },
        stakes: {
          es: 'Cada día sin nevera se descuenta de la renta y se recuerda al renovar.',
          en: 'Each day with no fridge comes off the rent and is remembered at renewal.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Heredó una lavadora alemana de veinte años y oye que ya no las hacen así. Quiere una opinión de alguien que no venda lavadoras.',
          en: 'A twenty-year-old washer came with the flat, of a kind said to be made no longer. An opinion is wanted from somebody who does not sell washers.',
        },
        obstacle: {
          es: 'La marca dejó de fabricar la goma, y quien podría buscarla no sale por menos de media jornada.',
          en: 'The maker has dropped the door seal, and those who might find one do not turn out for less than half a day.',
        },
        hurt: {
          es: 'Se pone un barreño debajo y se aprende a lavar sin centrifugar.',
          en: 'A bowl goes under it, and one learns to wash without a spin.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Alquila doce apartamentos y cambia de huésped los sábados. Quiere a alguien que conozca ya las doce lavadoras.',
          en: 'Twelve flats are let by the week, and guests change on Saturdays. What is needed is one person who already knows all twelve washers.',
        },
        obstacle: {
          es: 'El servicio oficial no trabaja el sábado, y el que trabaja manda cada vez a alguien distinto.',
          en: 'The official service is shut on Saturdays, and the one that is open sends a stranger each time.',
        },
        hurt: {
          es: 'Se devuelve una noche por una bomba de desagüe y se lee en la reseña durante un año.',
          en: 'A night is refunded over a drain pump, and the review says so for a year.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un código en la pantalla y tres teléfonos sin respuesta',
          en: 'a code on the display and three phones that ring out',
        },
        after: {
          es: 'un precio dicho en la cocina y una tarde para hacerlo',
          en: 'a price named in the kitchen and an afternoon to do it',
        },
      },
      {
        before: { es: 'ochenta kilos que habría que sacar por la escalera', en: 'a machine that would have to go down the stairs' },
        after: {
          es: 'el aparato arreglado en su sitio, con años por delante',
          en: 'the appliance mended where it stands, with years to go',
        },
      },
    ],
    costDoubts: [
      {
        es: 'nadie cuenta la visita en la que se dice que no compensa, y ese consejo honrado también gastó una hora',
        en: 'nobody counts the visit that ends in telling people to let it go, although honest advice used up an hour as well',
      },
      {
        es: 'faltan los cajones de recambios comprados por si acaso, que envejecen con el modelo',
        en: 'the drawers of parts bought just in case are missing from the sum, and they age along with the model',
      },
    ],
    rivalTests: [
      {
        es: 'Leer las diez últimas reseñas de una estrella del servicio oficial y separar las que hablan del precio, de la espera y de la segunda visita.',
        en: 'Read the last ten one-star reviews of the official service, and sort those about price from those about waiting and about the second visit.',
      },
      {
        es: 'Preguntar en dos almacenes de recambios quién compra cada semana, de qué marcas y quién deja cosas a deber.',
        en: 'Ask at two parts wholesalers who buys every week, for which makes and who leaves bills open.',
      },
    ],
    steps: [
      {
        es: ['Cuenta qué hacía cuando se paró', 'Oye si compensa antes de que nadie salga', 'Quédate la pieza cambiada y la garantía'],
        en: [
          'Tell what it was doing when it stopped',
          'Hear whether it is worth it before anybody sets out',
          'Keep the old part and the guarantee',
        ],
      },
      {
        buyer: 'business',
        es: [
          'Pasa la lista de pisos con sus aparatos',
          'Fija hasta qué importe se arregla sin preguntar',
          'Recibe una factura al mes por vivienda',
        ],
        en: [
          'Hand over the list of flats with their appliances',
          'Set the sum up to which no call is needed',
          'Have one invoice a month for each home',
        ],
      },
    ],
    proofs: [
      {
        es: 'una lista de las diez averías más vistas, con lo cobrado por ellas y el tiempo que llevan sin repetirse',
        en: 'a list of the ten commonest faults, what each came to and the months since without a return',
      },
      {
        es: 'dos caseros que enseñen sus facturas de un año y lo que habrían costado máquinas nuevas',
        en: 'two landlords willing to show a year of invoices beside the price of replacing the machines',
      },
    ],
    strains: [
      {
        es: 'El teléfono suena mientras las manos están dentro de un tambor, y quien no contesta en el acto pierde el aviso.',
        en: 'The phone rings while both hands are inside a drum, and a call not taken there and then is a job lost.',
      },
      {
        es: 'Las mañanas se llenan y las tardes de seis a ocho faltan, porque a esa hora por fin hay alguien en casa.',
        en: 'Mornings fill easily and the hours after six run short, since that is when somebody is home at last.',
      },
    ],
    risks: [
      {
        risk: { es: 'una fuga después de la visita moja al vecino', en: 'a leak after the visit soaks the flat below' },
        hits: 'policy',
        trigger: { es: 'una abrazadera apretada sin ciclo de prueba', en: 'a hose clip tightened with no test run' },
        response: {
          es: 'llenado completo antes de empujar la máquina a su sitio, foto del manguito y póliza con daños a terceros',
          en: 'a full fill before the machine goes back, a photo of the hose and cover for damage to others',
        },
      },
      {
        risk: { es: 'la furgoneta se queda en el taller', en: 'the van is off the road' },
        hits: 'week',
        trigger: { es: 'una luz del cuadro que lleva dos semanas encendida', en: 'a dashboard light that has been on for a fortnight' },
        response: {
          es: 'revisión por kilómetros, maletín que cabe en un coche y vehículo de sustitución en el seguro',
          en: 'servicing by mileage, a case that fits in a car and a courtesy vehicle in the policy',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Querrán saber cuántas averías se cierran en la primera visita. Conviene llevar un mes de partes con la hora de entrada, la pieza y el regreso si lo hubo.',
        en: 'They will ask how many faults are closed on the first visit. Bring a month of job sheets with time of arrival, part and any return.',
      },
      {
        es: 'El dinero duerme en recambios, de modo que ayuda una lista corta de lo que se compra por adelantado y de lo que se pide con el aviso ya aceptado.',
        en: 'Money sleeps in spare parts, so it helps to have a short list of what is bought ahead and what is ordered once a job is accepted.',
      },
      {
        es: 'Preguntarán de dónde sale el primer aviso de cada semana. Sirve más una carta de un administrador con pisos que cualquier folleto.',
        en: 'Where the first call of each week comes from will be asked. A letter from one agent with flats to let is worth more than a leaflet.',
      },
    ],
    peaks: [
      {
        es: 'Con calor fallan las neveras y no esperan: se dejan dos huecos libres al final de la mañana y se carga gas y termostatos el domingo.',
        en: 'Heat breaks fridges and they cannot wait, so two slots stay free late each morning, and gas and thermostats are loaded on Sunday.',
      },
      {
        es: 'Los avisos se agrupan por código postal, aunque alguno espere un día, y se cobra la visita por adelantado a quien llama por primera vez.',
        en: 'Calls are grouped by postcode even if one has to wait a day, and first-time callers pay for the visit in advance.',
      },
      {
        es: 'Se acuerda con otro técnico quién atiende qué marcas cuando los dos están llenos, con una cantidad fija por aviso pasado.',
        en: 'It is agreed with another technician who takes which makes when both are full, with a set sum for each call passed on.',
      },
    ],
    troughs: [
      {
        es: 'Se visitan administradores y apartamentos de alquiler con una tarifa por revisión de todos los aparatos antes de la temporada.',
        en: 'Agents and holiday lets are visited with a price for checking every appliance before their season.',
      },
      {
        es: 'Se desmontan las máquinas retiradas, se prueban bombas y placas, y se etiqueta lo que vale con modelo y fecha.',
        en: 'Scrapped machines are stripped, pumps and boards are tested, and whatever is sound gets a label with model and date.',
      },
      {
        es: 'Se llama a quienes rechazaron un presupuesto y se pregunta qué compraron y cuánto pagaron; de ahí sale el precio del siguiente.',
        en: 'Those who turned down an estimate are asked what they bought and for how much, and the next price comes from that.',
      },
    ],
  },
  shoe_repair_and_keys: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Hay que entregar las llaves del piso a los inquilinos a las seis y solo existe un juego. La máquina del supermercado escupe una copia que entra y no gira.',
          en: 'The keys of the flat are due to the tenants at six and only one set exists. The supermarket machine spits out a copy that goes in and will not turn.',
        },
        stakes: {
          es: 'Una copia mala se queda dentro de la cerradura, y entonces quien viene cobra por abrir.',
          en: 'A bad copy stays in the lock, and then somebody has to be paid to open it.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El hotel da a su personal de sala zapatos que duran cuatro meses por dentro y seis semanas por la tapa. En el cuarto de taquillas hay una caja llena de pares casi nuevos que resbalan.',
          en: 'The hotel gives its waiters shoes that last four months inside and six weeks at the heel. In the locker room stands a box of pairs, nearly new, that slip.',
        },
        stakes: {
          es: 'Una bandeja en el suelo cuesta más que poner tapas a toda la plantilla.',
          en: 'One tray on the floor costs more than new tips for the whole staff.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Guarda los zapatos de la boda y los quiere llevar a otra. Pide que no se note por dónde se abrieron.',
          en: 'The wedding shoes were kept, and there is another wedding to wear them to. Nobody should see where they came apart.',
        },
        obstacle: {
          es: 'En el puesto del centro comercial trabajan con cola de contacto y un tono de negro.',
          en: 'The kiosk at the shopping centre works with contact glue and one shade of black.',
        },
        hurt: {
          es: 'Acaba comprando unos iguales que hacen daño, porque los otros ya sabían dónde.',
          en: 'A similar pair gets bought and hurts, since the old ones knew where to give.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva las llaves de catorce fincas en un llavero que no cabe en el bolsillo. Quiere copias que abran a la primera y una factura al mes.',
          en: 'The keys of fourteen buildings hang on a ring too big for a pocket. Copies that open first time and one bill a month would do.',
        },
        obstacle: {
          es: 'Las llaves de seguridad piden tarjeta, la ferretería no las hace y la fábrica tarda tres semanas.',
          en: 'Security keys call for a card, the hardware store does not cut them and the factory takes three weeks.',
        },
        hurt: {
          es: 'Cada vecino nuevo es una mañana perdida entre dos mostradores.',
          en: 'Every new resident costs a morning between two counters.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una suela que habla al andar', en: 'a sole that flaps at every step' },
        after: { es: 'el mismo zapato mudo, con el canto teñido', en: 'the same shoe gone quiet, its edge dyed' },
      },
      {
        before: { es: 'una copia que entra y no gira', en: 'a copy that goes in and will not turn' },
        after: { es: 'un juego probado en la puerta antes de cobrarlo', en: 'a set tried in the door before it is charged for' },
      },
    ],
    costDoubts: [
      {
        es: 'se olvida el rato de buscar el par entre ochenta bolsas iguales cuando alguien viene sin resguardo',
        en: 'the time spent hunting through eighty like bags for somebody who comes without a ticket goes uncounted',
      },
      {
        es: 'hay doscientos perfiles de llave colgados y treinta se venden, y los demás también se pagaron',
        en: 'two hundred key profiles hang on the wall and thirty sell, yet all of them were paid for',
      },
    ],
    rivalTests: [
      {
        es: 'Sentarse media mañana enfrente del puesto rival y contar cuántos entran con bolsa, cuántos solo por una llave y cuántos salen con las manos vacías.',
        en: 'Sit across from the rival’s kiosk for half a morning and count who comes in with a bag, who wants only a key and who leaves with neither.',
      },
      {
        es: 'Encargar la misma llave de seguridad en tres sitios y mirar quién pide la tarjeta, quién la prueba y quién dice que esa no se puede.',
        en: 'Order one security key in three places, and see who asks for the card, who tries it and who says it cannot be done.',
      },
    ],
    steps: [
      {
        es: [
          'Trae los zapatos puestos o en bolsa',
          'Elige entre tapa, media suela o entera con el precio delante',
          'Vuelve cuando llegue el mensaje',
        ],
        en: [
          'Bring the shoes on your feet or in a bag',
          'Choose tip, half sole or full with the price before you',
          'Come back when the message arrives',
        ],
      },
      {
        es: ['Enseña la llave o la tarjeta', 'Espera en el mostrador mientras se copia', 'Pruébala en casa y vuelve si no va bien'],
        en: ['Show the key or its card', 'Wait at the counter while it is cut', 'Try it at home and come back if it sticks'],
      },
    ],
    proofs: [
      {
        es: 'cien resguardos de un mes con la tarde prometida y la tarde en que el par estaba listo',
        en: 'a hundred tickets from one month, with the afternoon promised and the afternoon the pair was ready',
      },
      {
        es: 'veinte pares con su foto de antes y de después, y lo que valían nuevos',
        en: 'twenty pairs with a photo before and after, and what they cost new',
      },
    ],
    strains: [
      {
        es: 'La primera semana de lluvia trae en cuatro días lo que antes venía en un mes, y las suelas no se secan más deprisa por eso.',
        en: 'The first week of rain brings in four days what used to come in a month, and soles dry no faster for it.',
      },
      {
        es: 'Quien cose, cobra y atiende es la misma persona; una tarde de médico es una tarde con la persiana bajada.',
        en: 'Stitching, selling and serving fall to the same person, so an afternoon at the doctor’s is an afternoon with the shutter down.',
      },
    ],
    risks: [
      {
        risk: { es: 'el casero sube la renta al renovar', en: 'the landlord raises the rent at renewal' },
        hits: 'rent',
        trigger: { es: 'un contrato con menos de un año por delante', en: 'a lease with under a year to run' },
        response: {
          es: 'negociar dos años antes, medir cuántos metros sobran y tener visto un portal o un pasaje',
          en: 'negotiate two years ahead, measure the space not needed and have an arcade or a doorway in view',
        },
      },
      {
        risk: { es: 'se estropea la máquina de acabado', en: 'the finishing machine breaks down' },
        hits: 'week',
        trigger: { es: 'un rodillo que vibra o un motor que huele', en: 'a roller that shakes or a motor that smells' },
        response: {
          es: 'correas y lijas de repuesto en el cajón, revisión anual y un taller amigo que preste la suya por las noches',
          en: 'spare belts in the drawer, a yearly service and a friendly workshop that lends its own at night',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Se preguntará qué arreglos dejan más por hora de banco. Conviene apuntarlos por tipo en la caja desde el primer día.',
        en: 'Which repairs leave most for each hour at the bench will be asked, so ring them up by kind from the first day.',
      },
      {
        es: 'Hay pocos competidores y casi todos mayores: conviene llevar la lista de talleres cerrados cerca en estos años y quién se quedó con sus clientes.',
        en: 'Rivals are few and mostly near retirement, so bring a list of workshops that closed nearby of late and who took over their customers.',
      },
      {
        es: 'Las máquinas de segunda mano duran décadas. Un presupuesto de compra usada, con su revisión, pide menos dinero y dice que se conoce el oficio.',
        en: 'Used machines last for decades. A quote for second-hand ones, with their service record, asks for less money and shows a knowledge of the trade.',
      },
    ],
    peaks: [
      {
        es: 'Se preparan antes las tapas más pedidas en tres medidas, y se anuncia en el cristal un plazo más largo para lo que no corre prisa.',
        en: 'The commonest tips are laid in beforehand in three sizes, and a longer wait for whatever can wait is posted on the glass.',
      },
      {
        es: 'Por la mañana se lija y se pega, por la tarde se cose y se entrega; una persona de apoyo atiende el mostrador a la salida de las oficinas.',
        en: 'Mornings are for grinding and gluing, afternoons for stitching and handing over; somebody extra minds the counter as the offices empty.',
      },
      {
        es: 'Quien trae dos pares recoge uno antes, y así la estantería baja al ritmo al que sube.',
        en: 'Whoever brings two pairs collects one sooner, so that the shelf empties as fast as it fills.',
      },
    ],
    troughs: [
      {
        es: 'Con el barrio de vacaciones se arregla lo que se fue aplazando y se avisa a su dueño antes de la vuelta.',
        en: 'With the district on holiday, whatever was put off gets mended, and its owner is told before coming back.',
      },
      {
        es: 'Se ofrece a hoteles y restaurantes recoger los zapatos de su personal un día fijo, en bolsas con nombre.',
        en: 'Hotels and restaurants are offered a set day on which staff shoes are collected in named bags.',
      },
      {
        es: 'Se avisa por última vez a los pares olvidados, se venden los que pasaron el plazo y se hace sitio.',
        en: 'Forgotten pairs get a last call, those past the limit are sold, and the shelf gains room.',
      },
    ],
  },
  it_support: {
    packBuyers: { scenes: 'business', stories: 'business' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El portátil pide actualizar desde las navidades y cada mañana alguien pulsa «más tarde». Hoy ha salido una ventana roja con un teléfono, y quien contestó quiso entrar a mirar.',
          en: 'The laptop has been asking for an update since Christmas, and each morning somebody clicks “later”. Today a red window showed a phone number, and whoever answered it wanted to be let in.',
        },
        stakes: {
          es: 'Lo que se le abre a un desconocido no se cierra apagando, y dentro están el banco y las fotos.',
          en: 'What is opened to a stranger does not shut by switching off, and the bank and the photos are inside.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'En la clínica hay cinco ordenadores y el wifi no llega al de la sala dos. Se imprime en el pasillo, se apunta a mano, y la agenda del día se descuadra a media mañana.',
          en: 'The clinic has five computers, and the wifi does not reach room two. Things get printed in the corridor and noted by hand, and by mid-morning the day’s bookings no longer match.',
        },
        stakes: {
          es: 'Nadie llama avería a lo que falla un poco todos los días, y por eso dura años.',
          en: 'Nobody calls it a fault when it fails a little every day, which is why it lasts for years.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Vive lejos de sus hijos y habla con ellos por la pantalla. Quiere que alguien se siente al lado y se lo explique sin correr.',
          en: 'The children live far away and are seen on a screen. Somebody to sit down beside it and explain without hurrying is all that is asked.',
        },
        obstacle: {
          es: 'En la tienda se llevan el aparato tres días, y por teléfono hablan deprisa y en siglas.',
          en: 'The shop keeps the thing for three days, and on the phone they talk fast and in initials.',
        },
        hurt: {
          es: 'El domingo no hay llamada, y en la familia cada uno piensa que es culpa del otro.',
          en: 'On Sunday there is no call, and everyone in the family thinks it is the other’s fault.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Abre una segunda tienda y quiere que las dos cajas vean las mismas existencias desde el primer sábado.',
          en: 'A second shop is opening, and both tills should see the same stock from its first Saturday.',
        },
        obstacle: {
          es: 'La operadora culpa al programa, el programa culpa a la operadora, y ambos dejan música.',
          en: 'The phone company blames the software, the software blames the phone company, and both play music.',
        },
        hurt: {
          es: 'Se vende lo que ya no quedaba y se pide perdón con un vale.',
          en: 'Things are sold that were no longer there, and a voucher has to apologise.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una ventana roja y un teléfono desconocido', en: 'a red window and a number nobody knows' },
        after: { es: 'un ordenador limpio y tres reglas pegadas en la tapa', en: 'a clean computer and three rules stuck to its lid' },
      },
      {
        before: { es: 'una sala donde el wifi no llega', en: 'a room the wifi does not reach' },
        after: { es: 'cobertura medida en cada mesa y anotada en un plano', en: 'coverage measured at every desk and marked on a plan' },
      },
    ],
    costDoubts: [
      {
        es: 'la cuenta no ve las noches de leer por qué falla la última actualización, que nadie factura',
        en: 'the sum does not see the evenings spent reading why the latest update fails, which go on no bill',
      },
      {
        es: 'se cobra la pieza al precio de compra, y el cable que siempre falta sale del bolsillo del técnico',
        en: 'parts are passed on at cost, and the cable that is always missing comes out of the technician’s pocket',
      },
    ],
    rivalTests: [
      {
        es: 'Mandar el mismo correo a tres servicios un martes a las diez y apuntar minutos hasta la respuesta, preguntas que hacen y si proponen mirar a distancia.',
        en: 'Send the same email to three services on a Tuesday at ten, and note the minutes to a reply, the questions asked and whether a remote look is offered.',
      },
      {
        es: 'Preguntar a dos gestorías con quién se enfadan sus clientes cuando cae el programa y quién lo arregló la última vez.',
        en: 'Ask two accountants whom their clients curse when the program goes down and who put it right last time.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Llama desde al lado del ordenador', 'Oye si hace falta visita o basta la llamada', 'Apunta lo que te enseñen'],
        en: ['Ring from beside the computer', 'Hear whether it takes a visit or just the call', 'Note down what you are shown'],
      },
      {
        buyer: 'business',
        es: [
          'Enseña los puestos y la copia que tienes',
          'Firma cuota por puesto y horas incluidas',
          'Lee cada mes qué falló y qué se probó',
        ],
        en: [
          'Show the desks and the backup you have',
          'Sign a fee per desk and the hours it covers',
          'Read each month what failed and what was tested',
        ],
      },
    ],
    proofs: [
      {
        es: 'un mes de avisos con minuto de llamada, minuto de respuesta y si hizo falta salir',
        en: 'a month of calls with the minute each came, the minute it was answered and whether a visit was needed',
      },
      {
        es: 'dos despachos que cuenten cuántas mañanas perdieron el trimestre anterior y cuántas este',
        en: 'two offices ready to say how many mornings they lost last quarter and how many this one',
      },
    ],
    strains: [
      {
        es: 'A distancia se atienden ocho al día y en persona cuatro: el mapa de visitas decide el mes más que la tarifa.',
        en: 'Eight a day can be helped from a distance and four in person, so the map of visits decides the month more than the rate does.',
      },
      {
        es: 'Cada cliente tiene su versión de todo, y lo que se sabe de su red está en una cabeza que también se pone enferma.',
        en: 'Each customer has a version of everything, and what is known of the network sits in one head, which falls ill like any other.',
      },
    ],
    risks: [
      {
        risk: { es: 'entran en los equipos de un cliente', en: 'a customer’s machines are broken into' },
        hits: 'client',
        trigger: { es: 'una contraseña compartida por todo el despacho', en: 'one password shared by a whole office' },
        response: {
          es: 'doble clave desde el alta, copia fuera de la red y un papel con quién llama a quién',
          en: 'two-step access from the first day, a copy kept off the network and a sheet saying who rings whom',
        },
      },
      {
        risk: { es: 'las empresas pagan a sesenta días', en: 'firms pay at sixty days' },
        hits: 'late',
        trigger: { es: 'tres facturas de mantenimiento vencidas', en: 'three maintenance invoices overdue' },
        response: {
          es: 'cuota por adelantado domiciliada y visitas sueltas cobradas al terminar',
          en: 'fees in advance by direct debit, and single visits paid for on leaving',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Lo primero que se mira es cuánto entra por cuota y cuánto por avería. Conviene mostrar los puestos firmados y el plazo de aviso para irse.',
        en: 'What comes in by contract and what by breakdown is looked at first. Show the desks signed for and the notice they must give to leave.',
      },
      {
        es: 'Un técnico solo tiene techo: conviene llevar escrito cuántos puestos cubre una persona, quién atiende en vacaciones y a qué precio se compra esa hora.',
        en: 'One technician has a ceiling, so have in writing how many desks a person covers, who answers during holidays and what that hour costs.',
      },
      {
        es: 'Se pedirá la póliza por pérdida de datos antes que el inventario de cables. Conviene llevarla con el límite subrayado.',
        en: 'The policy against loss of data will be wanted before the list of cables. Take it along with its limit underlined.',
      },
    ],
    peaks: [
      {
        es: 'Antes de la vuelta al trabajo se revisan a distancia los equipos con cuota, y los ordenadores nuevos se preparan en fila en una sola tarde.',
        en: 'Before everybody is back at work, contract machines are checked remotely, and new computers are set up in a row in one afternoon.',
      },
      {
        es: 'Las averías de hogar pasan a dos franjas fijas y la mañana queda para empresas, que no pueden esperar a las cinco.',
        en: 'Home faults move to two set slots, and mornings are kept for firms, who cannot wait until five.',
      },
      {
        es: 'Se compran discos y cargadores corrientes por decena, y un estudiante avanzado contesta el teléfono por horas.',
        en: 'Common drives and chargers are bought by the ten, and a senior student answers the phone by the hour.',
      },
    ],
    troughs: [
      {
        es: 'Con las oficinas cerradas se cambian armarios de red y se tira cable, que es lo que nadie deja tocar con gente dentro.',
        en: 'With the offices shut, network cabinets are changed and cable is run, which nobody allows while people are in.',
      },
      {
        es: 'Se ofrece una tarde de copias y contraseñas a quien llamó una vez y no volvió, con precio cerrado.',
        en: 'An afternoon on backups and passwords, at a set price, is offered to those who rang once and never again.',
      },
      {
        es: 'Se escribe por cliente la hoja de su red, para que otra persona pueda atenderle sin preguntar.',
        en: 'A sheet on each customer’s network is written, so that somebody else could take over without asking.',
      },
    ],
  },
  mobile_mechanic: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'La empresa de reparto tiene cuatro furgonetas y tres en ruta. La cuarta frena con un chirrido, el taller la quiere tres días y alguien reordena las entregas en una servilleta.',
          en: 'The courier has four vans and three on the road. The fourth brakes with a screech, the garage wants it for three days, and somebody is rewriting the deliveries on a napkin.',
        },
        stakes: {
          es: 'Cada día parado son paquetes que entrega otro, y el cliente no vuelve a preguntar.',
          en: 'Every day stopped is parcels carried by somebody else, and that customer does not ask again.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'En el garaje de casa hay un coche que no arranca desde Navidad, con la pegatina de la revisión caducada. Para llevarlo hace falta que ande, y para que ande hace falta llevarlo.',
          en: 'In the garage at home stands a car that has not started since the holidays, its test long out of date. To take it anywhere it must run, and for it to run it must be taken.',
        },
        stakes: {
          es: 'La batería muerta acaba en venta por piezas de un coche que solo pedía una tarde.',
          en: 'The flat battery ends as a sale for scrap of a car that wanted one afternoon.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Cuida de sus padres a veinte minutos y no puede quedarse sin coche. Quiere a alguien que mire el ruido el mismo día y diga si aguanta.',
          en: 'With parents to look after across town, being without a car is no option. Somebody should look at the noise the same day and say whether it will hold.',
        },
        obstacle: {
          es: 'En el taller contestan que sin verlo no opinan, y para verlo hay que dejarlo.',
          en: 'Garages will not say without seeing it, and to see it they must keep it.',
        },
        hurt: {
          es: 'Se conduce con miedo de noche, que es cuando llaman.',
          en: 'The night drives are the frightening ones, and nights are when the phone rings.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Corta el césped en treinta jardines con una camioneta vieja. Quiere los filtros cambiados un domingo y la factura a nombre de la empresa.',
          en: 'A landscaper cuts thirty lawns from one old truck. The filters should be changed on a Sunday, and the invoice made out to the firm.',
        },
        obstacle: { es: 'Los talleres cierran justo cuando la camioneta descansa.', en: 'Garages shut precisely when the truck is idle.' },
        hurt: {
          es: 'Una mañana perdida de primavera no se recupera hasta el otoño.',
          en: 'A spring morning lost is not made up until autumn.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'tres llamadas para saber cuándo podrían mirarlo', en: 'three calls to learn when they might look' },
        after: {
          es: 'una hora dada, una foto de la pieza y el precio antes de tocar nada',
          en: 'an hour given, a photo of the part and a price before anything is touched',
        },
      },
      {
        buyer: 'business',
        before: { es: 'una furgoneta parada en cola de taller', en: 'a van standing in a garage queue' },
        after: { es: 'la revisión hecha de noche en el propio patio', en: 'the service done by night in one’s own yard' },
      },
    ],
    costDoubts: [
      {
        es: 'nadie cobra la llamada de veinte minutos en la que se diagnostica gratis',
        en: 'nobody bills the twenty-minute call in which a diagnosis goes out free',
      },
      {
        es: 'se pone el recambio a precio de tarifa y no el porte urgente, la devolución ni el líquido que se derrama',
        en: 'parts go in at list price, without the rush delivery, the return or the fluid that is spilt',
      },
    ],
    rivalTests: [
      {
        es: 'Reservar un cambio de aceite con el rival y cronometrar desde que llega hasta que recoge, qué aceite echa y qué se lleva.',
        en: 'Book an oil change with the rival, time it from arrival to packing up, and see which oil goes in and what is taken away.',
      },
      {
        es: 'Leer sus últimas treinta opiniones y contar cuántas nombran el precio, la hora o una segunda visita.',
        en: 'Read the rival’s last thirty reviews and sort those about price, about time and about having to come back.',
      },
    ],
    steps: [
      {
        es: ['Cuenta el ruido en un audio', 'Elige casa o trabajo y una franja', 'Paga al ver las piezas viejas'],
        en: ['Describe the noise in a voice message', 'Choose home or work and a time', 'Pay on seeing the old parts'],
      },
      {
        buyer: 'business',
        es: ['Da la lista de vehículos y kilómetros', 'Fija una noche al mes en el patio', 'Recibe una hoja por matrícula'],
        en: ['Give the list of vehicles and mileage', 'Set one night a month in the yard', 'Receive one sheet for each plate'],
      },
    ],
    proofs: [
      { es: 'el mismo frenado medido antes y después en diez coches', en: 'the same braking measured before and after on ten cars' },
      {
        es: 'una flota pequeña que enseñe un año de hojas por matrícula',
        en: 'a small fleet willing to show a year of sheets, plate by plate',
      },
    ],
    strains: [
      {
        es: 'La lluvia para la mitad de los trabajos, y sin techo prestado un aguacero borra la mañana.',
        en: 'Rain stops half the jobs, and with no borrowed roof a downpour wipes out a morning.',
      },
      {
        es: 'Diagnosticar, comprar, montar y cobrar son de la misma persona; el día que falta una pieza se caen los dos siguientes.',
        en: 'Diagnosis, buying, fitting and billing belong to one person, and when a part is missing the next two jobs fall.',
      },
    ],
    risks: [
      {
        risk: { es: 'un coche moderno que pide una máquina de la marca', en: 'a newer car that needs the maker’s own tool' },
        hits: 'lost-sale',
        trigger: { es: 'tres trabajos rechazados por el mismo código', en: 'three jobs turned away over one code' },
        response: {
          es: 'acuerdo con un taller que tenga la máquina, tarifa de traslado y lista clara de modelos',
          en: 'an agreement with a garage that has it, a fee for taking the car and a clear list of models',
        },
      },
      {
        risk: { es: 'recambios que suben entre el presupuesto y el montaje', en: 'parts that rise between quote and fitting' },
        hits: 'goods',
        trigger: { es: 'un proveedor que cambia precios cada mes', en: 'a supplier who reprices monthly' },
        response: {
          es: 'presupuesto con caducidad, dos proveedores y cobro de la pieza al pedirla',
          en: 'quotes with an end date, two suppliers and parts paid for on ordering',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Querrán saber cuántas horas al día se facturan de verdad. Un mes de hojas con salida, llegada y cobro lo contesta.',
        en: 'They will want to know how many hours a day are truly billed. One month of sheets with departure, arrival and payment answers it.',
      },
      {
        es: 'Lo que dudan es la vuelta en garantía; sirve la cuenta de trabajos repetidos y quién pagó la pieza.',
        en: 'What they doubt is work done twice, and a count of repeat jobs with who paid for the part settles it.',
      },
      {
        es: 'La furgoneta y la máquina de diagnóstico son casi toda la garantía: conviene traer su valor de segunda mano y el seguro.',
        en: 'The van and the scan tool are nearly all the security, so their resale value and the insurance are worth bringing.',
      },
    ],
    peaks: [
      {
        es: 'Con el primer frío suenan las baterías; se lleva una de cada medida y se agrupan las llamadas por barrio.',
        en: 'The first cold brings batteries, so one of each size is carried and calls are grouped by district.',
      },
      {
        es: 'Antes de los viajes largos se venden revisiones cerradas por la tarde, con precio fijo.',
        en: 'Ahead of long trips, evening checks are sold at a set price.',
      },
      {
        es: 'Un ayudante quita ruedas y recoge aceite mientras el oficial diagnostica el siguiente.',
        en: 'A helper takes off wheels and drains oil while the next car is diagnosed.',
      },
    ],
    troughs: [
      {
        es: 'Se ofrecen revisiones de flota, que no miran el calendario.',
        en: 'Fleet servicing is offered, which does not follow the calendar.',
      },
      {
        es: 'Los huecos son para llamar a quien aplazó unos frenos y recordar la foto que se le mandó.',
        en: 'Gaps are for ringing those who put off their brakes, with the photo they were sent.',
      },
      {
        es: 'Son días de actualizar la máquina, revisar gatos y devolver las piezas que siguen en la furgoneta.',
        en: 'The scan tool is updated, jacks are checked and parts still on the van go back.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
