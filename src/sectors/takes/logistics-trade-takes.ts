import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const logisticsTradeTakes = {
  last_mile_courier: {
    scenes: [
      {
        scene: {
          es: 'En el aviso pone «ausente», y había tres personas en casa. El paquete está ahora en un polígono que cierra a las seis, con una medicina dentro.',
          en: 'A card says “nobody in”, and three people were. The parcel is now on an industrial estate that shuts at six, with a medicine inside.',
        },
        stakes: {
          es: 'Quien compró culpa a la tienda, y la tienda paga el segundo viaje y la disculpa.',
          en: 'Whoever bought it blames the shop, and the shop pays for the second trip and the apology.',
        },
      },
      {
        scene: {
          es: 'Con la campaña encima, la gran red ha dejado de recoger en el barrio. La trastienda está llena de pedidos con su etiqueta, el teléfono comunica, y mañana habrá otros tantos.',
          en: 'In the rush the big network has stopped collecting in the district. The back room is full of labelled orders, the number is engaged, and tomorrow there will be as many again.',
        },
        stakes: {
          es: 'Cada caja parada es una devolución que ya viene de camino.',
          en: 'Each box standing still is a return already on its way.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se cobra por puerta abierta y se paga también la segunda vuelta a la que estaba cerrada',
        en: 'doors that open are paid for, and the second trip to those that did not is paid by the courier',
      },
      {
        es: 'en la cuenta está la furgoneta y no el escáner, el chaleco, las multas de carga y descarga ni la rampa que se atasca',
        en: 'the van is in the sum, and not the scanner, the vest, the loading-bay fines or the ramp that jams',
      },
    ],
    strains: [
      {
        es: 'El almacén abre a las seis y la carga no está clasificada hasta las ocho: las dos horas que faltan al final de la ruta se pierden al principio.',
        en: 'The depot opens at six and the load is not sorted until eight, so the two hours missing at the end of a round are lost at its start.',
      },
      {
        es: 'Un bloque sin portero cuesta lo que tres con él, y la ruta se planifica como si todas las puertas tardaran igual.',
        en: 'A building with no porter takes as long as three that have one, and rounds are planned as if every door took the same.',
      },
    ],
  },
  removals: {
    packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Hay que vaciar el piso de los padres y entregarlo a fin de mes. Tres hermanos, un domingo, una furgoneta prestada; a mediodía siguen en el primer cajón, y el piano no lo mueve nadie.',
          en: 'The parents’ flat has to be emptied and handed back by the month’s end. Three siblings, a Sunday and a borrowed van; at noon they are still on the first drawer, and nobody is going to shift the piano.',
        },
        stakes: {
          es: 'Con la prisa va al contenedor una caja que nadie abrió, y un hermano se la echa en cara a otro durante años.',
          en: 'In the hurry a box goes unopened into the skip, and one brother holds it against another for years.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La oficina cierra el viernes en una calle y abre el lunes en otra. El informático quiere los cables numerados, el casero las paredes blancas, y quien hizo el presupuesto contó mesas y no cajoneras.',
          en: 'The office closes on Friday in one street and opens on Monday in another. The IT man wants the cables numbered, the landlord wants white walls, and whoever quoted counted desks and not filing cabinets.',
        },
        stakes: {
          es: 'Un lunes sin puestos montados son veinte sueldos mirando cajas.',
          en: 'A Monday with no desks put up is a whole staff paid to look at boxes.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Se separa y se lleva la mitad de una casa. Quiere entrar, cargar lo acordado y salir sin una discusión en la escalera.',
          en: 'A couple parting, and one half of a home to be moved. The wish is to go in, load what was agreed and leave without a quarrel on the stairs.',
        },
        obstacle: { es: 'Los amigos se ofrecen, opinan y rompen.', en: 'Friends offer help, give opinions and break things.' },
        hurt: {
          es: 'Acaba dejando la mesa del abuelo por no hacer otro viaje.',
          en: 'The grandfather’s table is left behind to save another trip.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Empieza en otra ciudad el lunes, con dos niños y un gato. Quiere que las camas lleguen antes que ellos.',
          en: 'A new job in another city on Monday, with two children and a cat. They want the beds to be there before they are.',
        },
        obstacle: {
          es: 'El camión compartido sale cuando se llena, y no dice cuándo se llena.',
          en: 'The shared lorry goes once it is full, and nobody says when that will be.',
        },
        hurt: {
          es: 'La primera semana se duerme en colchones hinchables, y el niño pregunta si esto es ya la casa.',
          en: 'The first week goes by on airbeds, and the boy asks whether this is the house yet.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Traslada un despacho con veinte puestos y no puede cerrar ni un día. Quiere irse el viernes y que el lunes cada cual encuentre su silla, su pantalla y su cable.',
          en: 'Somebody moving an office of twenty desks that cannot close for a day. They want to leave on Friday and have everybody find their chair, their screen and their cable on Monday.',
        },
        obstacle: {
          es: 'Las empresas presupuestan por camiones, y nadie pregunta qué armario pesa porque está lleno de expedientes.',
          en: 'Firms quote by the lorry, and nobody asks which cupboard is heavy because it is full of files.',
        },
        hurt: {
          es: 'El lunes se trabaja de rodillas debajo de las mesas, y el primer cliente espera en un pasillo de cajas.',
          en: 'Monday’s work is done on hands and knees under the desks, and the first client waits in a corridor of boxes.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se presupuestan mozos y camión, y aparte quedan las mantas que se rasgan, la cinta y el colchón que hubo que volver a bajar',
        en: 'crew and lorry are quoted for, and left aside are torn blankets, tape and the mattress that had to be brought down again',
      },
      {
        es: 'cada caja prestada que no se devuelve y cada hora esperando unas llaves salen de la misma mudanza que parecía tan buena',
        en: 'each lent box never returned and each hour spent waiting for keys come out of the move that looked so good',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar por un piano a tres empresas y fijarse en cuál quiere saber la marca, la escalera y el ancho de la puerta antes de decir nada.',
        en: 'Mention a piano to three firms, and notice which of them wants the make, the stairs and the width of the door before saying a word.',
      },
      {
        es: 'Mirar cómo descargan los rivales un sábado en el barrio: si protegen el portal, si hay mantas en el suelo y cuántas veces sube la misma persona.',
        en: 'Watch a rival unload in your street one Saturday, looking at whether the hall is covered, blankets lie on the ground and the same person does all the climbing.',
      },
    ],
    steps: [
      {
        es: ['Pide las cajas una semana antes', 'Rotula por habitación', 'Di dónde va cada cosa al llegar'],
        en: ['Have the boxes a week before', 'Mark them by room', 'Say where each thing goes on arrival'],
      },
      {
        es: ['Manda fotos de lo grande y de la escalera', 'Acepta un precio con seguro incluido', 'Comprueba la lista antes de firmar'],
        en: ['Send photos of the big things and the stairs', 'Accept a price with insurance in it', 'Go through the list before signing'],
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: {
          es: 'una casa que vaciar antes de fin de mes y nadie para el piano',
          en: 'a home to empty by the month’s end and nobody for the piano',
        },
        after: {
          es: 'un piso vacío y barrido, con cuatro cajas apartadas para mirar despacio',
          en: 'a flat empty and swept, with four boxes put by to look at slowly',
        },
      },
      {
        buyer: 'household',
        before: { es: 'camas hinchables y un camión sin fecha', en: 'airbeds and a lorry with no date' },
        after: { es: 'las camas montadas antes de que nadie se duerma de pie', en: 'the beds up before anyone falls asleep standing' },
      },
      {
        buyer: 'business',
        before: { es: 'veinte personas de pie entre cajas un lunes', en: 'twenty people standing among boxes on a Monday' },
        after: {
          es: 'cada puesto montado y enchufado antes de que llegue nadie',
          en: 'every desk set up and plugged in before anyone arrives',
        },
      },
    ],
    proofs: [
      {
        es: 'un vídeo de una mudanza entera, de la primera manta a la última firma',
        en: 'a film of one whole move, from the first blanket to the last signature',
      },
      {
        es: 'los presupuestos de cinco casas junto a lo que costaron al final, escalera incluida',
        en: 'five homes’ quotes beside what each came to in the end, stairs included',
      },
    ],
    strains: [
      {
        es: 'El camión cabe en la calle o no cabe, y quien no reservó a tiempo el hueco de la acera paga dos mozos más para andar los cien pasos que faltan.',
        en: 'Either the lorry fits the street or it does not, and whoever forgot the parking bay pays two more people to walk the last hundred paces.',
      },
      {
        es: 'Los mozos buenos trabajan con quien les da la semana entera: los de un día suelto aparecen, o no, a las siete de la mañana.',
        en: 'Good crews work for whoever gives them a whole week; the ones hired for a day turn up at seven in the morning, or do not.',
      },
    ],
    risks: [
      {
        risk: { es: 'el guardamuebles se inunda o entra alguien', en: 'the storage floods or is broken into' },
        hits: 'policy',
        trigger: { es: 'olor a humedad o un candado cambiado', en: 'a smell of damp or a padlock changed' },
        response: {
          es: 'seguro del contenido, sensores y visita semanal anotada',
          en: 'cover for the contents, sensors and a weekly visit on record',
        },
      },
      {
        risk: { es: 'el cliente no tiene las llaves a la hora', en: 'the customer has no keys on the day' },
        hits: 'margin',
        trigger: { es: 'una notaría aplazada la víspera', en: 'a signing put off the evening before' },
        response: {
          es: 'precio de espera pactado y una noche de almacén ya tarifada',
          en: 'a waiting rate agreed and a night’s storage already priced',
        },
      },
    ],
  },
  taxi_chauffeur: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Sale de diálisis tres veces por semana con las piernas flojas. El autobús para a dos calles, los coches de la aplicación no esperan en la puerta de ambulancias, y cada día explica dónde vive a alguien distinto.',
          en: 'Dialysis ends, three times a week, with legs that will not hold. The bus stops two streets off, the app’s cars do not wait at the ambulance door, and every day a different driver has to be told the address.',
        },
        stakes: {
          es: 'Quien vuelve solo y mareado acaba saltándose la última sesión del mes.',
          en: 'Coming home alone and dizzy, people end up missing the last session of the month.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La empresa espera a tres clientes que aterrizan con retraso. El becario ha ido con un cartel, el aparcamiento cobra por minutos, y ellos salen por la otra puerta y toman el primer coche.',
          en: 'The firm is expecting three clients whose flight is late. The trainee has gone with a sign, the car park charges by the minute, and they walk out of the other door and take the first car.',
        },
        stakes: {
          es: 'Una reunión empieza en el aeropuerto, y aquella empezó mal.',
          en: 'Meetings begin at the airport, and that one began badly.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Pasa de los ochenta y tiene revisión en el hospital a las nueve. Quiere ir y volver sin pedir favores.',
          en: 'Past eighty, with a check-up at the hospital at nine. The wish is to go and come back without asking favours.',
        },
        obstacle: {
          es: 'Su hijo trabaja, la vecina ya hizo el viaje la otra vez, y la ambulancia es para otros casos.',
          en: 'A son is at work, the neighbour drove last time, and the ambulance is for other cases.',
        },
        hurt: {
          es: 'Anula la cita por no molestar, y la siguiente tarda medio año.',
          en: 'The appointment is called off so as not to be a bother, and the next one is half a year away.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Viaja con silla de ruedas y una hora marcada. Quiere subir por la rampa sin dar las gracias cuatro veces.',
          en: 'Somebody travelling in a wheelchair, on a timetable. They want to go up the ramp without saying thank you four times.',
        },
        obstacle: {
          es: 'Hay dos coches adaptados en la ciudad, y los dos están en el hospital.',
          en: 'The town has two adapted cars, and both are at the hospital.',
        },
        hurt: {
          es: 'La cena se pide para una hora antes, por si acaso, y se espera en la acera con la manta.',
          en: 'Dinner is booked an hour early, just in case, and the wait on the pavement is done in a blanket.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se divide el combustible entre los trayectos, y el seguro, la limpieza de tapicerías y las ruedas se quedan esperando en la parada',
        en: 'fuel is divided among the rides, while insurance, cleaned upholstery and tyres are left waiting on the rank',
      },
      {
        es: 'el cliente fijo se lleva un descuento, y la media hora que se le espera a la puerta se la lleva gratis',
        en: 'a regular client gets a discount, and gets the half hour of waiting at the door for nothing',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en la recepción de cuatro hoteles a quién llaman de madrugada, por qué, y qué pasó la última vez que falló.',
        en: 'Ask at four hotel desks whom they ring before dawn, why, and what happened the last time somebody failed to come.',
      },
      {
        es: 'Pedir presupuesto para una boda con tres coches y mirar quién pregunta la hora de vuelta.',
        en: 'Ask for a quote for a wedding with three cars, and see who asks about the journey home.',
      },
    ],
    steps: [
      {
        es: ['Guarda el teléfono antes de necesitarlo', 'Manda el número de vuelo o de consulta', 'Sal por la puerta y busca la matrícula'],
        en: ['Save the number before you need it', 'Send the flight or the appointment', 'Walk out and look for the plate'],
      },
      {
        es: ['Fija los viajes de todo el mes', 'Viaja con la misma persona al volante', 'Paga con una sola factura'],
        en: ['Set the whole month’s journeys', 'Ride with the same person at the wheel', 'Pay on one invoice'],
      },
    ],
    contrasts: [
      {
        buyer: 'business',
        before: {
          es: 'un cartel en la puerta equivocada y un aparcamiento que cobra por minutos',
          en: 'a sign at the wrong door and a car park that charges by the minute',
        },
        after: {
          es: 'visitas recogidas por alguien que ya sabía del retraso',
          en: 'visitors met by somebody who already knew of the delay',
        },
      },
      {
        buyer: 'household',
        before: { es: 'las señas explicadas tres veces por semana', en: 'an address explained three times a week' },
        after: { es: 'una puerta abierta por quien ya conoce el camino', en: 'a door held open by somebody who knows the way' },
      },
    ],
    proofs: [
      {
        es: 'la firma de cuatro empresas que hayan reservado un mes, junto a cuántas recogidas llegaron tarde',
        en: 'the signatures of four firms that have booked for a month, beside how many pick-ups were late',
      },
      {
        es: 'el permiso, el seguro de ocupantes y la última revisión del coche en una carpeta en el asiento de atrás',
        en: 'licence, passenger insurance and the car’s last inspection, all in a folder on the back seat',
      },
    ],
    strains: [
      {
        es: 'Cada reserva buena parte el día en dos: por un aeropuerto a mediodía se dejan seis carreras cortas antes y después.',
        en: 'Each good booking cuts a day in two; one noon run to the airport means six short fares given up around it.',
      },
      {
        es: 'Al volante no se contesta al teléfono, y el cliente que llama mientras tanto no deja mensaje.',
        en: 'Nobody picks up the phone while driving, and the client who rings in the meantime leaves no message.',
      },
    ],
    risks: [
      {
        risk: { es: 'una zona de bajas emisiones deja el coche fuera', en: 'a clean-air zone shuts the car out' },
        hits: 'month',
        trigger: { es: 'un calendario municipal con fecha para su etiqueta', en: 'a council calendar with a date for its class' },
        response: {
          es: 'cambio planificado con la ayuda pedida antes y el coche viejo vendido a tiempo',
          en: 'a planned change, the grant requested first and the old car sold in time',
        },
      },
      {
        risk: { es: 'un accidente con pasajeros', en: 'an accident with passengers on board' },
        hits: 'policy',
        trigger: { es: 'dos frenazos o dos sustos en el mismo turno', en: 'two near misses in one shift' },
        response: {
          es: 'descanso cumplido, cámara y seguro de ocupantes revisado cada año',
          en: 'rest hours kept, a camera and passenger cover reviewed each year',
        },
      },
    ],
  },
  road_haulage: {
    scenes: [
      {
        scene: {
          es: 'La cosecha está en el remolque y el almacén de destino cambia la cita dos veces. El conductor duerme en un área sin luz, la fruta va a su temperatura o deja de ir, y en la cooperativa nadie sabe a quién llamar.',
          en: 'The harvest is on the trailer and the warehouse at the other end moves the slot twice. The driver sleeps in an unlit lay-by, the fruit is at its temperature or stops being, and at the cooperative nobody knows whom to ring.',
        },
        stakes: {
          es: 'Un palé rechazado vuelve a portes debidos y ya no vale lo que valía al salir.',
          en: 'A rejected pallet comes back at the sender’s cost, and is no longer worth what it was on leaving.',
        },
      },
      {
        scene: {
          es: 'El albarán vuelve a los veinte días, arrugado y con una firma ilegible. La fábrica no factura hasta tenerlo, el cliente dice que faltaba una caja, y entre los dos hay una furgoneta subcontratada de la que no queda rastro.',
          en: 'The delivery note comes back in twenty days, creased, with a signature nobody can read. The factory cannot invoice without it, the buyer says a box was missing, and between the two was a subcontracted van of which no trace remains.',
        },
        stakes: {
          es: 'Cobrar un mes más tarde por un papel es prestarle dinero a quien no lo ha pedido.',
          en: 'Being paid a month late over a sheet of paper is a loan to somebody who never asked for one.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un albarán arrugado a los veinte días', en: 'a creased note twenty days on' },
        after: {
          es: 'la firma y la foto del palé antes de que el camión salga del muelle',
          en: 'the signature and a photo of the pallet before the lorry leaves the bay',
        },
      },
      {
        before: { es: 'una cita cambiada dos veces y un número que no contesta', en: 'a slot moved twice and a number nobody picks up' },
        after: {
          es: 'un conductor que contesta y una hora de llegada que avisa si cambia',
          en: 'a driver who answers and an arrival time that gives warning when it changes',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el gasóleo se mira a diario, y la revisión del tacógrafo, los neumáticos de invierno y la cuota del crédito, una vez al año y tarde',
        en: 'diesel is watched daily, while tachograph checks, winter tyres and the lender’s instalment are looked at yearly, and late',
      },
      {
        es: 'se cobra por kilómetro, y el kilómetro no sabe de puertos de montaña, de básculas ni de esperar a que abran',
        en: 'the charge is by the mile, and a mile knows nothing of mountain passes, weighbridges or gates that have not opened',
      },
    ],
    stories: [
      {
        wish: {
          es: 'Vende lejos un producto que no aguanta el calor. Quiere que alguien conteste de noche si el frío falla.',
          en: 'What this firm sells far away does not stand the heat. It wants somebody to answer at night if the cooling fails.',
        },
        obstacle: {
          es: 'Del camión solo conoce la tarifa y un correo que empieza por «estimado cliente».',
          en: 'All it knows of the lorry is a rate and an email that begins “dear customer”.',
        },
        hurt: {
          es: 'La carga llega tibia, el comprador fotografía el termómetro y la reclamación dura más que la temporada.',
          en: 'The load arrives lukewarm, the buyer photographs the thermometer, and the claim outlasts the season.',
        },
      },
      {
        wish: {
          es: 'Lleva las compras de una obra grande y trabaja con hora de grúa. Quiere que el hierro entre cuando la grúa está libre.',
          en: 'Somebody who buys for a large building site and works by the hour of the crane. The steel should come while the crane is free.',
        },
        obstacle: {
          es: 'Cada transportista da una mañana entera de margen, y dos llegan a la vez.',
          en: 'Each haulier gives a whole morning of leeway, and two of them come together.',
        },
        hurt: {
          es: 'La grúa se paga parada, y el encargado acaba descargando a mano.',
          en: 'An idle crane is paid for, and the foreman ends up unloading by hand.',
        },
      },
    ],
    steps: [
      {
        es: [
          'Nombra las rutas que se repiten',
          'Prueba una de ida y vuelta durante un mes',
          'Cierra la tarifa con la cláusula del combustible a la vista',
        ],
        en: ['Name the routes that repeat', 'Try one of them both ways for a month', 'Agree a rate with the fuel clause in plain sight'],
      },
      {
        es: ['Llama cuando tengas una carga pendiente', 'Comprueba a qué hora llega', 'Pide el siguiente porte con un día de margen'],
        en: ['Call when you have a load to move', 'Check what time it arrives', 'Order the next load a day ahead'],
      },
    ],
    rivalTests: [
      {
        es: 'Hablar con los jefes de almacén de dos polígonos y preguntar cuántas cargas se quedaron sin camión el último mes y a quién llamaron entonces.',
        en: 'Talk to the warehouse managers of two trading estates, and ask how many loads were left without a lorry last month and whom they called.',
      },
      {
        es: 'Mirar tres mañanas en una bolsa de cargas qué se paga por la ruta en que se piensa trabajar y cuántas veces sale vacía la vuelta.',
        en: 'Look at a freight exchange on three mornings for what your route pays, and how often the way back is empty.',
      },
    ],
    strains: [
      {
        es: 'Un conductor con permiso y ganas de dormir fuera es más difícil de encontrar que un cliente: el segundo camión se compra el día en que hay a quién sentar.',
        en: 'A licensed driver willing to sleep away is harder to find than a customer, and the second lorry is bought on the day there is somebody to sit in it.',
      },
      {
        es: 'Los portes se cobran tarde y el depósito se llena hoy: quien crece demasiado deprisa se queda parado con trabajo delante.',
        en: 'Loads are paid for late and the tank is filled today; grow too fast and the wheels stop with work in sight.',
      },
    ],
  },
  waste_collection: {
    packBuyers: { scenes: 'business', stories: 'business', steps: 'business' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'La tienda recibe veinte cajas al día y las pliega en el probador. El contenedor azul está lleno desde el martes, y quien las deja al lado recibe una carta.',
          en: 'The shop takes in twenty boxes a day and folds them in the fitting room. The paper bank has been full since Tuesday, and whoever leaves them beside it gets a letter.',
        },
        stakes: {
          es: 'Se pierden metros de venta guardando lo que ya no vale.',
          en: 'Selling space is lost to what is no longer worth anything.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'El piso del padre hay que vaciarlo antes de fin de mes. Hay un frigorífico, tres colchones y doce años de revistas, y el servicio municipal recoge dos bultos cada quince días.',
          en: 'A father’s flat must be emptied by the end of the month. There is a fridge, three mattresses and twelve years of magazines, and the council takes two items a fortnight.',
        },
        stakes: {
          es: 'Cada semana de retraso es otro recibo de alquiler por guardar trastos.',
          en: 'Every week’s delay is one more rent paid to store junk.',
        },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Tiene un taller y quiere enseñar a la inspección una carpeta, no una explicación.',
          en: 'The owner of a workshop wants to show the inspector a folder and not an excuse.',
        },
        obstacle: {
          es: 'Cada residuo lo lleva alguien distinto, con otro día y otra factura.',
          en: 'Each kind of waste goes with somebody else, on another day and another bill.',
        },
        hurt: {
          es: 'Los viernes por la tarde se van en llamar a quien no vino.',
          en: 'Friday afternoons go on ringing whoever did not come.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Acaba una obra en casa y quiere volver a ver la acera.',
          en: 'The building work at home is done, and its owner would like to see the pavement again.',
        },
        obstacle: {
          es: 'Un saco de escombros no lo quiere nadie, y con un contenedor sobran tres cuartos.',
          en: 'Nobody wants a single sack of rubble, and a skip is three parts too big.',
        },
        hurt: {
          es: 'Los vecinos saludan mirando el montón.',
          en: 'The neighbours say good morning to the heap.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'cartón hasta el techo y una carta de aviso', en: 'cardboard up to the ceiling and a warning letter' },
        after: { es: 'una jaula vacía cada martes y una factura al mes', en: 'an empty cage every Tuesday and one bill a month' },
      },
      {
        before: { es: 'un montón en la acera que nadie reclama', en: 'a heap on the pavement that nobody claims' },
        after: { es: 'todo cargado en una mañana y pesado delante', en: 'everything loaded in a morning and weighed on the spot' },
      },
    ],
    costDoubts: [
      {
        es: 'la hora de cola en la planta se paga igual que la de cargar, y no aparece en ninguna parada',
        en: 'the hour queuing at the plant is paid like the hour loading, and belongs to no stop',
      },
      {
        es: 'el lavado de los recipientes parece poca cosa hasta que se multiplica por todas las cocinas',
        en: 'washing the containers looks like little until it is multiplied by every kitchen',
      },
    ],
    rivalTests: [
      {
        es: 'Seguir al camión de la competencia una mañana desde lejos y contar paradas, minutos por parada y cuántas persianas encontró bajadas.',
        en: 'Follow the competitor’s truck one morning at a distance, and count stops, minutes at each and shutters found down.',
      },
      {
        es: 'Llamar a la planta más cercana y preguntar qué lotes devuelve y por qué: ahí está lo que otros hacen mal.',
        en: 'Call the nearest plant and ask which loads it sends back and why, which is where others go wrong.',
      },
    ],
    steps: [
      {
        buyer: 'business',
        es: ['Enseña el patio cinco minutos', 'Elige día y número de recipientes', 'Firma mes a mes, sin permanencia'],
        en: ['Show us the yard for five minutes', 'Choose the day and how many containers', 'Sign month by month, with no tie-in'],
      },
      {
        buyer: 'household',
        es: ['Manda una foto del montón', 'Acepta un precio con la carga incluida', 'Abre la puerta y vuelve cuando esté vacío'],
        en: ['Send a photo of the heap', 'Accept a price with loading included', 'Open the door and come back when it is empty'],
      },
    ],
    proofs: [
      {
        es: 'cincuenta recogidas seguidas con hora prevista, hora real y peso, firmadas en la puerta',
        en: 'fifty collections in a row with time due, time made and weight, signed at the door',
      },
      {
        es: 'un certificado de la planta que diga en qué acaba cada material',
        en: 'a certificate from the plant saying what each material becomes',
      },
    ],
    strains: [
      {
        es: 'Los restaurantes quieren la retirada entre las nueve y las once, cuando no hay clientes y la calle está abierta a la carga; son dos horas para toda la ruta.',
        en: 'Restaurants want it gone between nine and eleven, when there are no diners and loading is allowed, which makes two hours for the whole round.',
      },
      {
        es: 'Lleno el vehículo, hay que cruzar a la planta antes de que cierre, y lo que quede en la calle espera a mañana.',
        en: 'Once the truck is full it must reach the plant before closing time, and whatever is still out waits until tomorrow.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'la contrata grande baja el precio en las calles con más locales',
          en: 'the big contractor cuts its price on the busiest streets',
        },
        hits: 'price',
        trigger: { es: 'dos bajas en la misma calle en un mes', en: 'two customers lost on one street in a month' },
        response: {
          es: 'acuerdos por calle completa, puntualidad demostrada y precio por recipiente en vez de por visita',
          en: 'deals for whole streets, proof of punctuality and a price by the container in place of by the visit',
        },
      },
      {
        risk: { es: 'cambia la norma y pide otra autorización', en: 'the rules change and call for another permit' },
        hits: 'costs',
        trigger: {
          es: 'un aviso de la autoridad ambiental o del municipio',
          en: 'a notice from the environmental authority or the council',
        },
        response: {
          es: 'asesoría que avise con tiempo, carpeta al día y un residuo más autorizado que los que se recogen',
          en: 'an adviser who warns in time, a folder kept up and one more kind of waste licensed than is collected',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Se pide la autorización antes que las cuentas: sin ella no hay ruta. Conviene llevar la solicitud sellada, el plazo y qué se puede recoger mientras llega.',
        en: 'The licence is asked for before the accounts, since there is no round without it. Bring the stamped application, the waiting time and what may be collected meanwhile.',
      },
      {
        es: 'Querrán ver un mapa, no una lista: las paradas apalabradas pintadas por calles, con el peso de cada una.',
        en: 'A map says more than a list here, with the stops agreed marked street by street and the weight of each.',
      },
      {
        es: 'El material recuperado sube y baja como una bolsa. Conviene mostrar que la cuota de recogida paga la ruta aunque por el material no den nada.',
        en: 'Recovered material goes up and down like a stock exchange, so show that the collection fee covers the round even if the material fetches nothing.',
      },
    ],
    peaks: [
      {
        es: 'Se doblan recipientes en los locales grandes dos semanas antes, que es más barato que doblar viajes.',
        en: 'Large premises get double the containers two weeks ahead, which is cheaper than doubling the trips.',
      },
      {
        es: 'Se añade una ruta corta de tarde para los que se llenan y se pacta con la planta la última hora de descarga.',
        en: 'A short evening round is added for those that fill up, and the plant’s last unloading hour is agreed.',
      },
      {
        es: 'El camión pasa la revisión antes, y no durante: una semana parada en plena temporada se lleva clientes.',
        en: 'The truck is serviced before and not during, as a week off the road in high season loses customers.',
      },
    ],
    troughs: [
      {
        es: 'Se juntan rutas, se descansa un día y se visita puerta a puerta la calle donde solo hay un cliente.',
        en: 'Rounds are merged, a day is rested and the street with only one customer is walked door by door.',
      },
      {
        es: 'Se lavan y reparan recipientes, y se ofrece un vaciado de almacén a precio cerrado.',
        en: 'Containers are washed and mended, and a store-room clearance is offered at a fixed price.',
      },
      {
        es: 'Se revisan contratos uno por uno: quien produce menos pasa a cada dos semanas y no se va.',
        en: 'Contracts are gone through one by one, so that whoever produces less moves to every other week and does not leave.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
