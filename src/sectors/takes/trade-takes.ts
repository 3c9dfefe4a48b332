// Further takes of what the narrower trades where it shows most say in their own words: with the trade's own, three of each kind.
import type { PackTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

/** What is told together is drawn together, as with the sectors' takes. */
export type TradeTakes = Pick<PackTakes, 'costDoubts' | 'strains'> & Partial<Pick<PackTakes, 'scenes'>>;

export const TRADE_TAKES: Readonly<Partial<Record<TradeId, TradeTakes>>> = {
  coffee_shop: {
    scenes: [
      {
        scene: {
          es: 'Quedan once minutos para entrar y la máquina de la oficina sabe a cable. En la esquina hay cola, nadie mira a quien espera y la leche sale tan caliente que el vaso se queda en la mesa.',
          en: 'Eleven minutes to go before work, and the office machine tastes of wire. There is a line at the corner place, nobody looks up, and the milk comes so hot that the cup is left on the table.',
        },
        stakes: {
          es: 'Un mal rato de cada mañana no se protesta: se cambia de acera y no se vuelve.',
          en: 'Nobody complains about a bad moment every morning; they cross the street and stay there.',
        },
      },
      {
        scene: {
          es: 'Dos amigas buscan dónde hablar una hora. En el bar hay televisor y en la cadena, reloj; acaban sentadas en un banco con dos vasos de papel.',
          en: 'Two friends want somewhere to talk for an hour. The bar has a television and the chain has a clock; they end up on a bench holding paper cups.',
        },
        stakes: {
          es: 'Sin un sitio donde quedarse, el barrio se usa de paso y el dinero se gasta en otro.',
          en: 'A neighbourhood with nowhere to sit becomes a place to pass through, and the money is spent elsewhere.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'fuera de la cuenta quedan la leche que se tira al purgar la jarra y las tazas que se invitan para arreglar una espera',
        en: 'left out of the sum are the milk poured away from the jug and the cups given free to mend a wait',
      },
      {
        es: 'nadie ha pesado el café del primer cuarto de hora, mientras se ajusta la molienda, que no lo bebe ningún cliente',
        en: 'nobody has weighed the coffee of the first quarter of an hour, spent on setting the grinder and drunk by no customer',
      },
    ],
    strains: [
      {
        es: 'Una sola máquina y una sola persona en la barra hacen de embudo entre las ocho y las nueve; el resto del día sobran las dos.',
        en: 'One machine and one person behind it are the funnel between eight and nine; for the remainder of the day there is too much of both.',
      },
      {
        es: 'Lo que se agota son las mesas con enchufe: quien trabaja en ellas toda la tarde paga un café, y a quien venía a merendar no le queda sitio.',
        en: 'What runs out is the tables with a socket: whoever works there all afternoon pays for one coffee, and those who came for cake find no seat.',
      },
    ],
  },
  set_menu_restaurant: {
    costDoubts: [
      {
        es: 'la cuenta no ve el segundo plato que se repite, el pan que vuelve mordido a la cocina ni el postre que nadie pidió',
        en: 'the sum does not see the second helping, the bread that comes back bitten or the dessert nobody ordered',
      },
      {
        es: 'se ha calculado con el precio de hoy del aceite y del pescado, y la pizarra no se borra cuando suben',
        en: 'it was worked out at today’s price of oil and fish, and the chalkboard is not wiped when they rise',
      },
    ],
    strains: [
      {
        es: 'Todo el mundo llega a las dos y cuarto: la cocina podría dar el doble de comidas si la ciudad almorzara por turnos.',
        en: 'Everybody comes at a quarter past two; the kitchen could serve twice as many if the town took its lunch in shifts.',
      },
      {
        es: 'El lavavajillas manda más que los fogones, porque sin platos limpios no sale la segunda vuelta de mesas.',
        en: 'The dishwasher rules more than the stoves do, since without clean plates there is no second turn of the tables.',
      },
    ],
  },
  tapas_bar: {
    costDoubts: [
      {
        es: 'se olvida la tapa que acompaña sin cobrarse, el barril que se queda a medias y la ronda de la casa',
        en: 'it forgets the snack that comes with the drink, the half-finished barrel and the round on the house',
      },
      {
        es: 'una raya de jamón de más en cada plato, repetida mil veces, es el sueldo de alguien',
        en: 'one slice of ham too many on each plate, a thousand times over, is somebody’s wages',
      },
    ],
    strains: [
      {
        es: 'La barra mide lo que mide: pasada la tercera fila, quien viene detrás mira, calcula y se va al de enfrente.',
        en: 'The bar is as long as it is; past the third row of people, whoever comes behind looks, reckons and goes across the street.',
      },
      {
        es: 'De jueves a sábado faltan manos dos horas por noche y de lunes a miércoles sobran cuatro: nadie firma un contrato con ese horario.',
        en: 'From Thursday to Saturday there are hands missing two hours a night, and from Monday to Wednesday too many for four; nobody signs up for hours like those.',
      },
    ],
  },
  bakery_workshop: {
    costDoubts: [
      {
        es: 'fuera se queda la hornada de prueba de cada harina nueva y el pan que vuelve de las tiendas al cerrar',
        en: 'left outside are the trial batch for every new flour and the bread that comes back from the shops at closing time',
      },
      {
        es: 'la luz del horno se paga igual lleno que a medias, y aquí se ha repartido como si siempre fuera lleno',
        en: 'the oven’s power costs the same full or half empty, and here it is shared out as if always full',
      },
    ],
    strains: [
      {
        es: 'La masa no espera: si falla la persona de las tres de la madrugada, a las siete no hay nada que repartir.',
        en: 'Dough does not wait; if the person due at three in the morning fails to come, at seven there is nothing to deliver.',
      },
      {
        es: 'Caben más encargos que bandejas: lo que limita es el carro donde reposa el pan, no las manos que lo forman.',
        en: 'Orders outnumber trays: the limit is the rack where loaves rest, not the hands that shape them.',
      },
    ],
  },
  florist: {
    scenes: [
      {
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
    costDoubts: [
      {
        es: 'no entran los tallos rotos al abrir la caja ni las flores de los martes que llegan al sábado para el cubo',
        en: 'stems snapped on opening the box are not in it, nor the flowers of Tuesday that reach Saturday only for the bin',
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
        es: 'se ha contado la prenda a precio de compra y no la talla suelta que acaba a mitad de precio en el último perchero',
        en: 'garments are counted at what they cost, not the odd size that ends at half price on the last rail',
      },
      {
        es: 'faltan la percha, la bolsa, el arreglo del bajo y lo que desaparece del probador',
        en: 'missing are the hanger, the bag, the hem taken up and whatever vanishes from the fitting room',
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
  },
  barber_shop: {
    costDoubts: [
      {
        es: 'la cuchilla, la toalla y la loción parecen nada, y entre las tres se llevan un corte de cada diez',
        en: 'blade, towel and lotion look like nothing, and between them take one haircut in ten',
      },
      {
        es: 'no se ha restado la silla vacía de quien reservó y no vino, que es el coste mayor del oficio',
        en: 'the empty chair of whoever booked and did not come has not been taken off, and it is the dearest cost there is',
      },
    ],
    strains: [
      {
        es: 'Los sábados se podrían llenar cuatro sillones y los martes por la mañana sobra uno: la agenda es el problema, no la clientela.',
        en: 'On Saturdays four chairs could be filled and on Tuesday mornings one is too many; the diary is the trouble, not the custom.',
      },
      {
        es: 'Cada cliente pregunta por una persona concreta, y si ella falta la cita no se cambia de manos: se pierde.',
        en: 'Each client asks for one particular person, and when that person is away the booking does not change hands but is lost.',
      },
    ],
  },
  dog_groomer: {
    costDoubts: [
      {
        es: 'no suma el rato de deshacer nudos, la cuchilla que se parte ni el lavado de toallas del final del día',
        en: 'it does not add the time spent on knots, the blade that breaks or the towels washed at the day’s end',
      },
      {
        es: 'un perro grande gasta agua, champú y espalda por tres pequeños, y la media los trata igual',
        en: 'one large dog uses up the water, shampoo and backache of three small ones, and the average treats them alike',
      },
    ],
    strains: [
      {
        es: 'Hay una mesa, un secador y un perro nervioso: cuando se tuerce el de las diez, se retrasan todos los que vienen detrás.',
        en: 'There is one table, one dryer and one nervous dog; when the ten o’clock goes wrong, all those behind run late.',
      },
      {
        es: 'En mayo llaman a la vez todos los pelos del invierno, y quien no encuentra hueco compra una maquinilla.',
        en: 'In May the whole winter’s fur rings at once, and whoever finds no slot buys clippers instead.',
      },
    ],
  },
  physiotherapy_clinic: {
    costDoubts: [
      {
        es: 'quedan sin contar el papel de la camilla, el informe que se redacta en casa y el cuarto de hora de quien llega tarde',
        en: 'still uncounted are the paper on the couch, the report written at home and the quarter of an hour of whoever is late',
      },
      {
        es: 'las agujas y las cremas se ven en la factura; la formación de cada año, que también hay que pagar, no',
        en: 'needles and creams show on the bill; the training of each year, which must be paid for as well, does not',
      },
    ],
    strains: [
      {
        es: 'Las manos se cansan antes que la agenda: a la séptima sesión el tratamiento ya no es el mismo.',
        en: 'Hands tire sooner than the diary does; by the seventh session the treatment is no longer the same.',
      },
      {
        es: 'Todos salen de trabajar a la misma hora, así que entre seis y nueve faltan camillas y por la mañana se enfrían.',
        en: 'Everybody leaves work at one hour, so from six to nine couches are short and in the morning they go cold.',
      },
    ],
  },
  psychology_practice: {
    costDoubts: [
      {
        es: 'se pasa por alto la hora que se guarda para quien avisa tarde y la lectura que pide un caso difícil',
        en: 'it passes over the hour kept for somebody who cancels late and the reading a hard case calls for',
      },
      {
        es: 'parece que no cuesta nada, porque el gasto es tiempo: supervisar, escribir y no dar otra cita justo después',
        en: 'it seems to cost nothing because what is spent is time, on supervision, on notes and on leaving the next slot empty',
      },
    ],
    strains: [
      {
        es: 'Lo que se agota es la atención de quien escucha, y eso no se arregla con otra butaca.',
        en: 'What runs out is the attention of whoever listens, and a second armchair does not mend it.',
      },
      {
        es: 'Una baja de dos semanas no se cubre con nadie: las personas esperan o se van, y en los dos casos se deja de cobrar.',
        en: 'Two weeks of illness cannot be covered by anyone; people wait or leave, and either way nothing is earned.',
      },
    ],
  },
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
        es: 'no descuenta la pieza que se monta, se prueba y resulta ser de otra medida, ni el rato de explicarlo',
        en: 'it does not take off the part fitted, tried and found to be another size, or the time spent explaining it',
      },
      {
        es: 'el taller compra cubiertas de doce medidas para vender tres, y las otras nueve también se pagaron',
        en: 'the workshop stocks tyres in twelve sizes to sell three, and the other nine were paid for too',
      },
    ],
    strains: [
      {
        es: 'Hay dos caballetes: la tercera bici espera en el pasillo, y la cuarta ya no deja entrar a quien venía a comprar luces.',
        en: 'There are two repair stands; the third bike waits in the passage, and the fourth keeps out whoever came in for lights.',
      },
      {
        es: 'Un presupuesto sin contestar bloquea un gancho: la mitad del espacio lo ocupan bicis que nadie ha autorizado a tocar.',
        en: 'An estimate nobody has answered blocks a hook; half the room is taken by bikes that no one has yet agreed to have touched.',
      },
    ],
  },
  mobile_bicycle_repair: {
    costDoubts: [
      {
        es: 'la cuenta no incluye los minutos de buscar aparcamiento ni la vuelta a por la pieza que no iba a bordo',
        en: 'the minutes spent looking for a place to park are not in the sum, nor the trip back for the part that was not on board',
      },
      {
        es: 'se reparte la gasolina y no el desgaste: la furgoneta también se cambia, y la pagan estas salidas',
        en: 'fuel is shared out and wear is not; the van will be replaced one day, and these call-outs pay for that as well',
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
  },
  car_garage: {
    costDoubts: [
      {
        es: 'no recoge la hora de diagnóstico que no se cobró porque al final no era nada ni el aceite usado que hay que pagar por retirar',
        en: 'it leaves aside the diagnosis not charged because it was nothing after all, and the old oil that costs money to be taken away',
      },
      {
        es: 'falta la pieza que vino mal, se devolvió y tuvo el elevador ocupado dos días sin facturar',
        en: 'missing is the wrong part, sent back, that kept the lift busy for two days without a bill',
      },
    ],
    strains: [
      {
        es: 'El elevador es el cuello: un coche que espera recambio ahí arriba cuesta los tres que no subieron.',
        en: 'The lift is the neck of the bottle; a car waiting up there for a part costs the three that never went up.',
      },
      {
        es: 'Los lunes se llena el patio y los jueves se vacía: quien contesta al teléfono decide más que quien aprieta tuercas.',
        en: 'On Mondays the yard fills and by Thursday it is empty; whoever answers the phone decides more than whoever turns the spanner.',
      },
    ],
  },
  language_school: {
    costDoubts: [
      {
        es: 'deja fuera las correcciones de redacciones, que se hacen en casa, y la clase que se da igual con dos alumnos que con ocho',
        en: 'it leaves out essays marked at home, and the lesson given just the same to two students as to eight',
      },
      {
        es: 'no suma las fotocopias ni el profesor que cubre a otro y cobra la hora completa',
        en: 'neither photocopies nor the teacher who stands in, paid for the full hour, are added',
      },
    ],
    strains: [
      {
        es: 'A las siete de la tarde harían falta seis aulas y a las once de la mañana sobran todas: se paga un local por tres horas.',
        en: 'At seven in the evening six classrooms would be needed and at eleven in the morning none; the rent is paid for three hours a day.',
      },
      {
        es: 'Un grupo se rompe por el nivel: basta que dos avancen más deprisa para que los otros seis dejen de hablar.',
        en: 'A group breaks over level; two who get ahead are enough for the other six to fall silent.',
      },
    ],
  },
  tutoring_centre: {
    costDoubts: [
      {
        es: 'no cuenta la llamada a los padres después de cada examen ni la media hora de más antes de un final',
        en: 'the call to parents after every test is not counted, nor the extra half hour before a final',
      },
      {
        es: 'se pasa por alto la mesa que queda libre cuando un alumno aprueba y deja de venir',
        en: 'it misses the desk left empty when a pupil passes and stops coming',
      },
    ],
    strains: [
      {
        es: 'Ocho alumnos de cinco asignaturas en la misma mesa: a partir de ahí no se explica, se vigila.',
        en: 'Eight pupils in five subjects round one table; past that point nobody is taught, only watched.',
      },
      {
        es: 'La semana de exámenes todos piden el doble, justo cuando quienes dan clase también se examinan.',
        en: 'In exam week everyone asks for double, just when those who teach have papers of their own to sit.',
      },
    ],
  },
  yoga_pilates_studio: {
    costDoubts: [
      {
        es: 'no está la sala encendida para tres personas ni quien sustituye a la profesora que no puede venir',
        en: 'the room lit and heated for three people is not there, nor whoever stands in for the teacher',
      },
      {
        es: 'los bonos que caducan sin usarse parecen ganancia, hasta que se descubre que eran despedidas',
        en: 'passes that expire unused look like profit until it turns out they were goodbyes',
      },
    ],
    strains: [
      {
        es: 'El suelo admite doce esterillas; la decimotercera no cabe, y las clases con sitio son las de las once, a las que nadie puede ir.',
        en: 'The floor takes twelve mats and not one more, and the classes with room are those at eleven, when nobody can come.',
      },
      {
        es: 'La gente sigue a una voz: si esa profesora se muda, medio horario se vacía en un mes.',
        en: 'People follow a voice; if that teacher moves away, half the timetable empties within a month.',
      },
    ],
  },
  home_cleaning: {
    costDoubts: [
      {
        es: 'el rato entre una casa y la siguiente no lo paga nadie, y en una ciudad grande es una hora de cada cinco',
        en: 'the time between one home and the next is paid by nobody, and in a large town it is one hour in five',
      },
      {
        es: 'se deja fuera el jarrón que se rompe, la llave que se pierde y la casa que tarda el doble la primera vez',
        en: 'left outside are the vase that breaks, the key that goes missing and the home that takes twice as long at first',
      },
    ],
    strains: [
      {
        es: 'Todas las casas quieren la mañana del viernes; las tardes de los martes se ofrecen y no se llenan.',
        en: 'Every household wants Friday morning; Tuesday afternoons are offered and do not fill.',
      },
      {
        es: 'Cuando alguien enferma hay seis llaves en un cajón y nadie que sepa qué puerta abre cada una.',
        en: 'When somebody falls ill there are six keys in a drawer and no one who knows which door each opens.',
      },
    ],
  },
  office_cleaning: {
    costDoubts: [
      {
        es: 'se midió por metros y se paga por horas, y la cocina de después de un cumpleaños no figura en el plano',
        en: 'it was measured by floor space and is paid for by the hour, and the kitchen after a birthday is not on the plan',
      },
      {
        es: 'no se ven las vacaciones de quien limpia, que alguien tiene que cubrir y que se cobran dos veces',
        en: 'the cleaner’s holidays do not show, though somebody has to cover them and they are paid for twice',
      },
    ],
    strains: [
      {
        es: 'Todos los clientes quieren las dos mismas horas, antes de entrar o después de salir: crecer es encontrar a quien admita el mediodía.',
        en: 'All clients want the same two hours, before work or after it; growing means finding those who will take midday.',
      },
      {
        es: 'Un contrato nuevo se gana en una tarde y necesita dos personas formadas el lunes siguiente.',
        en: 'A new contract is won in one afternoon and needs two trained people on the following Monday.',
      },
    ],
  },
  web_studio: {
    costDoubts: [
      {
        es: 'se ha presupuestado la web y no las cinco rondas de cambios de color que vienen después',
        en: 'the website was quoted for, and not the five rounds of colour changes that follow',
      },
      {
        es: 'faltan las licencias, el alojamiento que se adelanta y las horas de explicar dos veces lo mismo',
        en: 'missing are licences, hosting paid in advance and the hours spent explaining everything twice',
      },
    ],
    strains: [
      {
        es: 'Los proyectos no se retrasan por programar, sino por esperar los textos del cliente; mientras tanto no se cobra ni se empieza otro.',
        en: 'Projects are late not for want of code but of the client’s copy, and in the meantime nothing is billed and nothing else begun.',
      },
      {
        es: 'Quien diseña también vende, y los meses de mucho trabajo preparan los de ninguno.',
        en: 'Whoever designs also sells, and the months of too much work prepare those of none.',
      },
    ],
  },
  photographer: {
    costDoubts: [
      {
        es: 'cada hora de cámara trae tres de pantalla, y esas no salen en ninguna factura',
        en: 'each hour with the camera brings three at the screen, and those appear on no bill',
      },
      {
        es: 'no entra el disco de copia, el objetivo que se cambia cada pocos años ni el viaje a ver el sitio antes',
        en: 'the backup drive is not in it, nor the lens replaced every few years, nor the trip to see the place beforehand',
      },
    ],
    strains: [
      {
        es: 'Hay veinte sábados buenos al año y cada uno se vende una sola vez.',
        en: 'There are twenty good Saturdays in a year, and each is sold only once.',
      },
      {
        es: 'La entrega se atasca en septiembre, cuando se juntan en el disco todas las bodas del verano.',
        en: 'Delivery jams in September, when all the summer’s weddings lie together on one drive.',
      },
    ],
  },
  online_fashion: {
    costDoubts: [
      {
        es: 'una de cada tres prendas vuelve, y el viaje de vuelta, la plancha y la bolsa nueva no están en la cuenta',
        en: 'one garment in three comes back, and the return trip, the pressing and the fresh bag are not in the sum',
      },
      {
        es: 'se mira el margen de lo vendido y no lo que hubo que rebajar para vaciar la caja de tallas sueltas',
        en: 'it looks at the margin on what sold, not at the markdown it took to clear the box of odd sizes',
      },
    ],
    strains: [
      {
        es: 'Una foto que funciona agota una talla en una noche, y la fábrica no repone hasta la temporada que viene.',
        en: 'One picture that works sells out a size overnight, and the factory cannot restock until next season.',
      },
      {
        es: 'El cuello es el cuarto donde se revisan las devoluciones: mientras no se abre la bolsa, esa prenda no se puede vender.',
        en: 'The bottleneck is the room where returns are looked over; until the parcel is opened, that garment cannot be sold again.',
      },
    ],
  },
  rural_house: {
    costDoubts: [
      {
        es: 'no suma la leña de más, las sábanas que no vuelven blancas ni la comisión del portal que trajo la reserva',
        en: 'it does not add the extra firewood, the sheets that never come back white or the commission of the site that sent the booking',
      },
      {
        es: 'una estancia de una noche se limpia igual que una de siete, y aquí cuestan lo mismo por noche',
        en: 'a stay of one night is cleaned like a stay of seven, and here each night costs alike',
      },
    ],
    strains: [
      {
        es: 'Entre la salida de las doce y la entrada de las cuatro hay que dejar la casa como nueva, y quien limpia vive a media hora.',
        en: 'Between checkout at noon and arrivals at four the house must be made new again, and whoever cleans lives half an hour off.',
      },
      {
        es: 'Una tubería helada en enero borra el puente entero: no hay otra habitación a la que mover a nadie.',
        en: 'One frozen pipe in January wipes out a whole long weekend; there is no other room to move people to.',
      },
    ],
  },
  plumber_electrician: {
    costDoubts: [
      {
        es: 'no entra la visita para dar precio que no sale, ni la segunda vuelta al almacén por un codo',
        en: 'the visit to quote for a job that never comes is not in it, nor the second trip to the merchant for one elbow joint',
      },
      {
        es: 'la garantía se trabaja gratis: la gotera que reaparece cuesta una mañana que nadie factura',
        en: 'guarantees are worked for nothing; the leak that comes back costs a morning nobody bills',
      },
    ],
    strains: [
      {
        es: 'Las urgencias desordenan la semana: cada una paga bien y descoloca a los dos clientes que llevaban un mes esperando.',
        en: 'Emergencies upset the week; each pays well and puts off two customers who had been waiting a month.',
      },
      {
        es: 'Mientras se está debajo de un fregadero no se contesta el teléfono, y quien llama con agua en el suelo marca otro número.',
        en: 'Nobody answers the phone from under a sink, and whoever rings with water on the floor dials another number.',
      },
    ],
  },
  bookkeeping_office: {
    costDoubts: [
      {
        es: 'se cuenta la declaración y no las ocho llamadas pidiendo la factura que falta',
        en: 'the return is counted and not the eight calls asking for the one missing invoice',
      },
      {
        es: 'el programa sube cada año y la cuota del cliente lleva cinco sin tocarse',
        en: 'the software goes up every year and the client’s fee has stood still for five',
      },
    ],
    strains: [
      {
        es: 'Cuatro veces al año todo vence el mismo día, y el papel que falta llega siempre esa tarde.',
        en: 'Four times a year everything falls due on one date, and the missing paper always arrives that afternoon.',
      },
      {
        es: 'Un cliente desordenado ocupa las horas de tres que no lo son y paga lo mismo que uno.',
        en: 'One untidy client takes up the hours of three tidy ones and pays the fee of a single one.',
      },
    ],
  },
};
