import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const logisticsTrades = [
  {
    id: 'last_mile_courier',
    sector: 'logistics',
    name: { es: 'Reparto de última milla', en: 'Last-mile courier' },
    clues: {
      es: [
        'domiciliarios',
        'domiciliarios en moto',
        'repartidores en moto',
        'motorizados',
        'última milla',
        'mensajería',
        'paquetería',
        'reparto de paquetes',
        'repartidor',
        'ciclologística',
        'paquetes a domicilio',
        'reparto en bici',
      ],
      en: ['last mile', 'last-mile', 'courier', 'couriers', 'parcel delivery', 'parcels', 'cargo bike', 'cargo bikes', 'bike delivery'],
    },
    figures: {
      unit: { es: { one: 'entrega', many: 'entregas' }, en: { one: 'delivery', many: 'deliveries' } },
      variableCostPct: estimate(26, 32, 40),
      price: estimate(2.4, 3.4, 6),
      monthlyUnits: estimate(1_800, 3_600, 6_500),
      usualTeam: 3,
      staffPct: estimate(40, 46, 52),
      rentPct: estimate(1, 2, 4),
      marketingPct: estimate(0, 1, 2),
      netMarginPct: estimate(-1, 3, 7),
      capex: estimate(18_000, 42_000, 90_000),
      season: [0.95, 0.88, 0.92, 0.92, 0.95, 0.98, 0.98, 0.82, 0.95, 1.02, 1.33, 1.3],
    },
    words: {
      aBusiness: { es: 'una empresa de reparto de barrio', en: 'a local delivery firm' },
      theBusiness: { es: 'la empresa', en: 'the firm' },
      usualCustomer: {
        es: 'las tiendas y los operadores que necesitan llegar hoy a la puerta',
        en: 'shops and carriers that need to reach the door today',
      },
      directCost: {
        es: 'la energía de los vehículos, el desgaste y los repartidores de apoyo',
        en: 'energy for the vehicles, wear and stand-in riders',
      },
      scene: {
        es: 'La pastelería ha vendido cuarenta cajas y no tiene quien las lleve. Se turnan los hijos en patinete, dos vuelven aplastadas, y la clienta de siempre llama a las ocho preguntando por la suya.',
        en: 'The cake shop has sold forty boxes and has nobody to take them. The children go in turns on scooters, two come back crushed, and at eight a regular rings to ask for hers.',
      },
      stakes: {
        es: 'Vender por internet y repartir mal sale más caro que no vender.',
        en: 'Selling online and delivering badly costs more than not selling.',
      },
      permits: {
        es: [
          'autorización de transporte si el peso del vehículo la exige',
          'alta como operador postal si se reparten cartas',
          'permiso de conducir de cada repartidor',
          'acceso a zonas de bajas emisiones si la ciudad la tiene',
          'seguro del vehículo para reparto',
          'seguro de la mercancía',
        ],
        en: [
          'transport operator’s licence where the van’s weight requires it',
          'registration as a postal operator if letters are carried',
          'driving licence of every courier',
          'access to low-emission zones where the city has one',
          'vehicle insurance for deliveries',
          'insurance of the goods carried',
        ],
      },
      costDoubt: {
        es: 'el coste por entrega no resta los paquetes perdidos que se abonan ni el cuarto de hora buscando dónde parar',
        en: 'the cost per delivery does not take off the lost parcels that are refunded or the quarter of an hour spent looking for a place to stop',
      },
      substitutes: {
        es: ['una gran red de paquetería', 'el tendero con su propio coche', 'una taquilla de recogida', 'que venga el cliente a por ello'],
        en: ['a national parcel network', 'the shopkeeper’s own car', 'a pick-up locker', 'the customer coming for it'],
      },
      strain: {
        es: 'En la campaña de Navidad cada ruta crece la mitad y el día no: un repartidor enfermo es una ruta entera sin visitar.',
        en: 'In the run-up to Christmas each round grows by half and the day does not; one rider off sick is a whole round unvisited.',
      },
      measures: {
        es: [
          'entregas por hora',
          'entregas a la primera',
          'ingreso por ruta',
          'paquetes perdidos',
          'kilómetros por entrega',
          'reclamaciones por cada mil entregas',
        ],
        en: [
          'deliveries per hour',
          'deliveries first time',
          'income per round',
          'parcels lost',
          'miles per delivery',
          'claims per thousand deliveries',
        ],
      },
    },
  },
  {
    id: 'removals',
    sector: 'logistics',
    name: { es: 'Mudanzas y guardamuebles', en: 'Removals and storage' },
    clues: {
      es: ['mudanzas', 'mudanza', 'guardamuebles', 'portes de muebles', 'traslado de muebles', 'montaje de muebles', 'vaciado de pisos'],
      en: ['removals', 'house moves', 'moving company', 'movers', 'furniture removals', 'man and van', 'house clearance'],
    },
    figures: {
      unit: { es: { one: 'mudanza', many: 'mudanzas' }, en: { one: 'house move', many: 'house moves' } },
      variableCostPct: estimate(27, 34, 42),
      price: estimate(380, 780, 1_800),
      monthlyUnits: estimate(10, 20, 32),
      usualTeam: 3,
      staffPct: estimate(31, 36, 42),
      rentPct: estimate(3, 6, 10),
      marketingPct: estimate(4, 6, 9),
      otherFixedPct: estimate(9, 12, 15),
      netMarginPct: estimate(1, 5, 10),
      capex: estimate(22_000, 48_000, 110_000),
      daysToCollect: 0,
      customerCost: estimate(25, 55, 120),
      season: [0.75, 0.8, 0.9, 0.95, 1.0, 1.15, 1.3, 1.15, 1.3, 1.05, 0.85, 0.8],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'una empresa de mudanzas', en: 'a removals firm' },
      theBusiness: { es: 'la empresa', en: 'the firm' },
      usualCustomer: {
        es: 'las familias y las oficinas que cambian de dirección dentro de la provincia',
        en: 'families and offices changing address within the county',
      },
      directCost: { es: 'los mozos del día, el gasóleo y las cajas', en: 'day crew, diesel and boxes' },
      permits: {
        es: [
          'autorización de transporte de mercancías',
          'ocupación de la calle para cada mudanza',
          'permiso de conducir de la categoría',
          'acceso a zonas de bajas emisiones si la ciudad la tiene',
          'seguro de los muebles durante el traslado',
          'responsabilidad civil por daños en el edificio',
        ],
        en: [
          'transport operator’s licence for goods',
          'street permit for each move',
          'driving licence for the class',
          'access to low-emission zones where the city has one',
          'insurance of the furniture in transit',
          'public liability for damage to the building',
        ],
      },
      costDoubt: {
        es: 'el coste por mudanza no ve la escalera que nadie mencionó, el permiso de aparcamiento ni el arañazo que se arregla sin parte',
        en: 'the cost per move does not see the staircase nobody mentioned, the parking permit or the scratch put right without a claim',
      },
      substitutes: {
        es: [
          'una furgoneta alquilada con amigos',
          'un anuncio de portes por horas',
          'vender los muebles antes de irse',
          'la empresa que paga el nuevo trabajo',
        ],
        en: [
          'a hired van with friends',
          'a man with a van by the hour',
          'selling the furniture before leaving',
          'the mover paid for by the new job',
        ],
      },
      scene: {
        es: 'Se entregan unas llaves el viernes y se reciben otras el mismo día. El piso está lleno de cajas sin rotular, el sofá no cabe en el ascensor y quien dio precio por teléfono no preguntó la planta.',
        en: 'One set of keys is handed over on Friday and another received the same day. The flat is full of unlabelled boxes, the sofa does not fit in the lift, and whoever priced it over the phone never asked which floor.',
      },
      stakes: {
        es: 'Si el camión no llega se duerme en el suelo de una casa que ya es de otro, y lo que se rompe es lo que no se puede volver a comprar.',
        en: 'If the lorry does not come, the family sleeps on the floor of a home that is no longer theirs, and what breaks is what cannot be bought again.',
      },
      story: {
        wish: {
          es: 'Deja una casa con años dentro. Quiere dormir esa noche en su cama, aunque sea rodeada de cajas.',
          en: 'Somebody leaving a home with years in it. They want to sleep in their own bed that night, even with boxes all round it.',
        },
        obstacle: {
          es: 'Tres empresas dan tres precios sin venir a mirar, y el barato pide la mitad en mano.',
          en: 'Three firms give three prices without coming to look, and the cheap one wants half in cash.',
        },
        hurt: {
          es: 'El sábado aparece la vajilla de la abuela con dos platos menos, y no hay a quién decírselo.',
          en: 'On Saturday the grandmother’s dinner service turns up two plates short, and there is nobody to tell.',
        },
      },
      rivalTest: {
        es: 'Pedir precio a tres empresas para el mismo salón y apuntar quién viene a verlo, quién pregunta por el ascensor y quién enseña el seguro.',
        en: 'Ask three firms to price the same living room, and note who comes to see it, who asks about the lift and who shows the insurance.',
      },
      steps: {
        es: ['Enseña la casa por videollamada', 'Reserva fecha con una señal', 'Firma el inventario a la llegada'],
        en: ['Show the house on a video call', 'Hold the date with a deposit', 'Sign the inventory on arrival'],
      },
      before: { es: 'cajas sin rotular y un precio dado a ciegas', en: 'unlabelled boxes and a price given blind' },
      after: { es: 'la cama montada esa noche y cada caja en su cuarto', en: 'the bed put together that night and each box in its room' },
      proof: {
        es: 'diez mudanzas con inventario firmado a la salida y a la llegada, y la póliza a la vista',
        en: 'ten moves with the inventory signed at both ends and the policy on show',
      },
      channels: [
        {
          name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
          purpose: { es: 'quien ya tiene fecha de llaves', en: 'those with a date for the keys' },
          share: 45,
        },
        {
          name: { es: 'inmobiliarias y administradores', en: 'estate agents and block managers' },
          purpose: { es: 'la llamada el día de la firma', en: 'the call on the day of signing' },
          share: 30,
        },
        {
          name: { es: 'portales de comparación de mudanzas', en: 'removals comparison portals' },
          purpose: { es: 'camiones parados a media semana', en: 'lorries idle in midweek' },
          share: 15,
        },
        {
          name: { es: 'rótulo del camión en la calle', en: 'lettering on the lorry' },
          purpose: { es: 'los vecinos que miran desde el balcón', en: 'neighbours watching from the balcony' },
          share: 10,
        },
      ],
      risks: [
        {
          risk: { es: 'un mueble llega roto', en: 'furniture arrives broken' },
          hits: 'policy',
          trigger: { es: 'una casa sin inventario firmado', en: 'a house with no signed inventory' },
          response: {
            es: 'fotos antes de cargar, mantas contadas y parte en el acto',
            en: 'photos before loading, blankets counted and a report on the spot',
          },
        },
        {
          risk: { es: 'el día se alarga más de lo vendido', en: 'the day runs past what was sold' },
          hits: 'margin',
          trigger: { es: 'un presupuesto dado sin ver la escalera', en: 'a quote given without seeing the stairs' },
          response: {
            es: 'videollamada obligatoria y tarifa por hora añadida',
            en: 'a compulsory video call and a rate for each added hour',
          },
        },
        {
          risk: { es: 'un mozo se lesiona la espalda', en: 'somebody on the crew strains a back' },
          hits: 'week',
          trigger: { es: 'dos pianos en la misma semana', en: 'two pianos in the same week' },
          response: { es: 'elevador alquilado, formación y relevo por días', en: 'a hired hoist, training and a stand-in by the day' },
        },
        {
          risk: { es: 'dos camiones para el mismo viernes y nada el martes', en: 'two lorries wanted on Friday and none on Tuesday' },
          hits: 'lost-sale',
          trigger: { es: 'media semana sin reservas a diez días', en: 'half a week unbooked ten days ahead' },
          response: { es: 'precio más bajo de lunes a miércoles y guardamuebles', en: 'a lower price early in the week, and storage' },
        },
      ],
      strain: {
        es: 'Todo el mundo se muda el último viernes de mes: ese día faltan dos camiones, y el martes siguiente los tres están parados.',
        en: 'Everybody moves on the last Friday of the month, when two more lorries are needed; the following Tuesday all three stand idle.',
      },
      measures: {
        es: [
          'mudanzas por camión',
          'horas reales sobre presupuestadas',
          'importe medio por mudanza',
          'daños por cada cien mudanzas',
          'presupuestos aceptados',
        ],
        en: ['moves per lorry', 'actual hours against quoted', 'average amount per move', 'damage per hundred moves', 'quotes accepted'],
      },
    },
  },
  {
    id: 'taxi_chauffeur',
    sector: 'logistics',
    name: { es: 'Taxi y coche con conductor', en: 'Taxi and chauffeur service' },
    clues: {
      es: [
        'remisería',
        'remis',
        'taxi',
        'taxista',
        'vtc',
        'coche con conductor',
        'chófer',
        'traslados al aeropuerto',
        'traslado de pasajeros',
        'pasajeros',
        'servicio de taxi',
      ],
      en: [
        'taxi',
        'cab',
        'chauffeur',
        'private hire',
        'airport transfers',
        'airport transfer',
        'passengers',
        'minicab',
        'shuttle',
        'taxi service',
      ],
    },
    figures: {
      unit: { es: { one: 'trayecto', many: 'trayectos' }, en: { one: 'ride', many: 'rides' } },
      variableCostPct: estimate(18, 24, 30),
      price: estimate(10, 17, 45),
      monthlyUnits: estimate(200, 420, 650),
      usualTeam: 2,
      staffPct: estimate(40, 46, 52),
      rentPct: estimate(0, 1, 2),
      otherFixedPct: estimate(13, 16, 20),
      netMarginPct: estimate(3, 8, 14),
      vatClass: 'transport',
      daysToCollect: 5,
      capex: estimate(28_000, 70_000, 190_000),
      capexLifeYears: 8,
      customerCost: estimate(3, 10, 40),
      season: [0.9, 0.92, 1.0, 1.02, 1.08, 1.08, 1.05, 0.85, 1.03, 1.05, 1.0, 1.02],
    },
    words: {
      aBusiness: { es: 'un servicio de coche con conductor', en: 'a taxi and chauffeur service' },
      theBusiness: { es: 'el servicio', en: 'the service' },
      usualCustomer: {
        es: 'los viajeros con equipaje, los mayores con cita médica y las empresas con visitas',
        en: 'travellers with luggage, older people with appointments and firms with visitors',
      },
      directCost: { es: 'el combustible, el desgaste y la comisión de la aplicación', en: 'fuel, wear and app commission' },
      permits: {
        es: [
          'licencia de taxi o autorización VTC',
          'permiso de conducir con la habilitación para viajeros',
          'taxímetro o registro de servicios según la licencia',
          'antecedentes penales en regla',
          'seguro del vehículo para transporte de viajeros',
        ],
        en: [
          'taxi or private hire licence',
          'driving licence entitled to carry passengers',
          'taxi meter or log of rides as the licence asks',
          'criminal record check',
          'vehicle insurance for carrying passengers',
        ],
      },
      costDoubt: {
        es: 'el coste por trayecto no mide las horas de parada ni los kilómetros de regreso con el asiento vacío',
        en: 'the cost per ride does not measure hours on the rank or the miles driven back with an empty seat',
      },
      substitutes: {
        es: ['el autobús del aeropuerto', 'un familiar que acerca', 'una aplicación de coches', 'alquilar uno por días'],
        en: ['the airport bus', 'a lift from a relative', 'a ride app', 'a hire car for the week'],
      },
      scene: {
        es: 'El vuelo sale a las siete y el primer tren, también. La aplicación enseña coches que desaparecen al pedirlos, y el número de la parada comunica desde hace un cuarto de hora.',
        en: 'The flight leaves at seven and so does the first train. The app shows cars that vanish when booked, and the rank’s number has been engaged for a quarter of an hour.',
      },
      stakes: {
        es: 'Un coche que no llega cuesta un avión, una consulta esperada tres meses o una reunión que ya no se repite.',
        en: 'A car that fails to come costs a flight, an appointment waited for three months or a meeting there will not be again.',
      },
      story: {
        wish: {
          es: 'Tiene que estar en otro sitio a una hora fija. Quiere saber la víspera quién va a venir y cuánto costará.',
          en: 'Somebody who has to be elsewhere at a fixed hour. The wish is to know the night before who is coming and what it will cost.',
        },
        obstacle: {
          es: 'De madrugada no hay nadie en la parada, y reservar por adelantado depende de que alguien se acuerde.',
          en: 'Before dawn there is no one on the rank, and a booking made ahead depends on somebody remembering it.',
        },
        hurt: {
          es: 'La noche se pasa mirando el despertador, y el viaje empieza con una carrera por la acera.',
          en: 'The night goes on watching the clock, and the journey begins at a run down the pavement.',
        },
      },
      rivalTest: {
        es: 'Reservar el mismo trayecto de madrugada con dos servicios y apuntar la confirmación, la hora de llegada y si el precio fue el dicho.',
        en: 'Book the same early ride with two services, and note the confirmation, the time of arrival and whether the price was the one quoted.',
      },
      steps: {
        es: ['Di de dónde a dónde y a qué hora', 'Recibe precio y nombre del conductor', 'Sube y paga como prefieras'],
        en: ['Say from where to where and when', 'Get a price and the driver’s name', 'Get in and pay as you like'],
      },
      before: { es: 'una parada vacía y un teléfono que comunica', en: 'an empty rank and an engaged line' },
      after: {
        es: 'el coche en la puerta antes de la hora y el precio de la víspera',
        en: 'the car at the door ahead of time, at last night’s price',
      },
      proof: {
        es: 'un mes de recogidas de madrugada con la hora pedida y la hora a la que esperaba el coche',
        en: 'a month of early pick-ups with the time requested and the time the car was waiting',
      },
      strain: {
        es: 'Los sábados de noche y las mañanas de aeropuerto pagan la semana; el coche y el seguro cuestan lo mismo el martes a las once.',
        en: 'Saturday nights and airport mornings pay for the week, while car and insurance cost the same at eleven on a Tuesday.',
      },
      risks: [
        {
          risk: { es: 'la licencia cambia de valor o de reglas', en: 'the licence changes value or rules' },
          hits: 'month',
          trigger: { es: 'una ordenanza nueva en trámite', en: 'a new by-law under discussion' },
          response: {
            es: 'préstamo corto y clientes fijos que no dependan de la parada',
            en: 'a short loan and regular clients who do not depend on the rank',
          },
        },
        {
          risk: { es: 'el coche pasa días en el taller', en: 'the car spends days at the garage' },
          hits: 'week',
          trigger: { es: 'un ruido que se deja para el lunes', en: 'a noise left until Monday' },
          response: {
            es: 'revisión por kilómetros y coche de sustitución pactado',
            en: 'servicing by mileage and a replacement car agreed beforehand',
          },
        },
        {
          risk: { es: 'una aplicación baja la tarifa', en: 'an app cuts the fare' },
          hits: 'price',
          trigger: { es: 'la mitad de los trayectos por el mismo canal', en: 'half the rides through the same channel' },
          response: { es: 'acuerdos con hoteles, clínicas y residencias', en: 'arrangements with hotels, clinics and care homes' },
        },
      ],
      measures: {
        es: [
          'trayectos por turno',
          'ingreso por hora de volante',
          'kilómetros sin pasajero',
          'reservas de clientes fijos',
          'puntualidad en la recogida',
        ],
        en: ['rides per shift', 'income per hour at the wheel', 'miles without a passenger', 'bookings by regulars', 'punctual pick-ups'],
      },
      channels: [
        {
          name: { es: 'hoteles, clínicas y residencias', en: 'hotels, clinics and care homes' },
          purpose: { es: 'traslados con hora cada semana', en: 'timed transfers every week' },
          share: 40,
        },
        {
          name: { es: 'ficha de Google con reserva', en: 'Google profile with booking' },
          purpose: { es: 'quien busca coche para mañana', en: 'those looking for a car tomorrow' },
          share: 30,
        },
        {
          name: { es: 'aplicaciones de movilidad', en: 'ride apps' },
          purpose: { es: 'las horas que nadie reservó', en: 'hours nobody booked' },
          share: 20,
        },
        {
          name: { es: 'tarjeta en la guantera', en: 'card in the glove box' },
          purpose: { es: 'el viaje de vuelta', en: 'the journey back' },
          share: 10,
        },
      ],
    },
  },
  {
    id: 'road_haulage',
    sector: 'logistics',
    name: { es: 'Transporte de mercancías por carretera', en: 'Road haulage' },
    clues: {
      es: [
        'camión',
        'camiones',
        'camionero',
        'portes',
        'cargas completas',
        'palets',
        'tráiler frigorífico',
        'transporte de mercancías',
        'transporte frigorífico',
      ],
      en: ['lorry', 'lorries', 'truck', 'trucking', 'haulage', 'haulier', 'freight', 'pallets', 'full loads', 'refrigerated transport'],
    },
    figures: {
      unit: { es: { one: 'porte', many: 'portes' }, en: { one: 'load', many: 'loads' } },
      variableCostPct: estimate(42, 48, 54),
      price: estimate(220, 400, 900),
      monthlyUnits: estimate(14, 24, 40),
      usualTeam: 1,
      staffPct: estimate(22, 26, 31),
      rentPct: estimate(0, 1, 2),
      marketingPct: estimate(0, 1, 2),
      otherFixedPct: estimate(16, 20, 24),
      netMarginPct: estimate(-2, 2, 5),
      daysToCollect: 60,
      capex: estimate(35_000, 90_000, 170_000),
      capexLifeYears: 8,
      season: [0.92, 0.95, 1.03, 1.0, 1.05, 1.05, 1.02, 0.78, 1.02, 1.08, 1.08, 1.02],
    },
    words: {
      aBusiness: { es: 'una empresa de transporte por carretera', en: 'a road haulage firm' },
      theBusiness: { es: 'la empresa', en: 'the firm' },
      usualCustomer: {
        es: 'las fábricas y las cooperativas de la comarca con género que mover cada semana',
        en: 'factories and cooperatives in the district with goods to move every week',
      },
      directCost: { es: 'el gasóleo, los peajes y las ruedas', en: 'diesel, tolls and tyres' },
      costDoubt: {
        es: 'el coste por porte no carga con la vuelta de vacío, las tres horas en el muelle ni la rueda que revienta con el calor',
        en: 'the cost per load does not carry the empty run home, three hours at the loading bay or the tyre that bursts in the heat',
      },
      substitutes: {
        es: [
          'un operador con bolsa de cargas',
          'el camión propio de la fábrica',
          'la agencia de grupaje',
          'el tren para lo que no corre prisa',
        ],
        en: ['an operator with a freight exchange', 'the factory’s own lorry', 'a groupage agency', 'the train for what can wait'],
      },
      scene: {
        es: 'La producción sale a las seis y el camión del operador no está. Nadie sabe la matrícula, el muelle se llena de palets, y el cliente de la otra punta cobra penalización por hora.',
        en: 'The batch is ready at six and the operator’s lorry is not there. Nobody knows its number plate, pallets fill the loading bay, and the buyer at the far end charges for every hour of delay.',
      },
      stakes: {
        es: 'Un camión que no llega cuesta la penalización de hoy y el pedido del mes siguiente.',
        en: 'A lorry that fails to come costs today’s penalty and the order for next month.',
      },
      before: {
        es: 'un muelle lleno y un camión sin matrícula ni teléfono',
        en: 'a full loading bay and a lorry with neither plate nor phone number',
      },
      after: {
        es: 'una matrícula sabida de antemano, la carga a su hora y el albarán firmado en destino',
        en: 'a number plate known beforehand, loading on time and the note signed on arrival',
      },
      story: {
        wish: {
          es: 'Saca dos camiones de mercancía al día y ninguno es suyo. Quiere saber por la mañana con cuáles cuenta por la tarde.',
          en: 'Two lorryloads leave the yard each day, and neither of the lorries is theirs. The wish is to know in the morning what will be there in the afternoon.',
        },
        obstacle: {
          es: 'El operador contesta que está buscando camión, y a la hora de cargar lo sigue buscando.',
          en: 'The freight agent says that a lorry is being found, and at loading time it is still being found.',
        },
        hurt: {
          es: 'La nave se queda abierta, con tres personas pagadas para esperar a un desconocido.',
          en: 'The warehouse stays open, with three people paid to wait for a stranger.',
        },
      },
      steps: {
        es: [
          'Di qué hay que cargar, cuánto pesa y a qué hora',
          'Recibe precio, matrícula y teléfono de quien conduce',
          'Firma en el muelle, sin papeles que devolver',
        ],
        en: [
          'Say what is to be loaded, its weight and the hour',
          'Get a price, a number plate and the driver’s number',
          'Sign at the bay, with no paper to send back',
        ],
      },
      rivalTest: {
        es: 'Pedir a tres transportistas precio para la misma ruta y el mismo peso, y apuntar cuánto tardan, si preguntan por las esperas del muelle y si el camión es suyo.',
        en: 'Ask three hauliers to price one route at one weight, and note how long they take, whether they ask about waits at the bay and whether the lorry is their own.',
      },
      strain: {
        es: 'Las horas de conducción son las que son: un muelle que hace esperar se come el porte de vuelta y deja al conductor durmiendo a dos horas de casa.',
        en: 'Driving hours are fixed by law; a bay that keeps a lorry waiting eats the return load and leaves the driver asleep two hours from home.',
      },
      measures: {
        es: [
          'ingreso por kilómetro',
          'coste por kilómetro cargado',
          'kilómetros de vacío',
          'horas en muelle',
          'días hasta el cobro',
          'consumo por cada cien kilómetros',
        ],
        en: ['income per mile', 'cost per loaded mile', 'empty miles', 'hours at the bay', 'days to payment', 'fuel per hundred miles'],
      },
    },
  },
  {
    id: 'waste_collection',
    sector: 'logistics',
    name: { es: 'Recogida de residuos', en: 'Waste collection' },
    clues: {
      es: [
        'recogida de residuos',
        'recolección de residuos',
        'recolección de basura',
        'recogida de cartón',
        'recolección de cartón',
        'cartón y plástico',
        'reciclaje',
        'recogida de aceite',
        'recolección de aceite',
        'aceite usado',
        'aceite vegetal usado',
        'aceite de cocina usado',
        'residuos orgánicos',
      ],
      en: [
        'waste collection',
        'food waste',
        'food waste collection',
        'recycling',
        'recycling collection',
        'used cooking oil',
        'used fryer oil',
        'waste oil',
        'oil collection',
      ],
    },
    figures: {
      unit: { es: { one: 'recogida', many: 'recogidas' }, en: { one: 'collection', many: 'collections' } },
      variableCostPct: estimate(23, 29, 36),
      price: estimate(18, 32, 70),
      monthlyUnits: estimate(240, 390, 620),
      usualTeam: 2,
      staffPct: estimate(34, 38, 43),
      rentPct: estimate(2, 4, 6),
      marketingPct: estimate(1, 2, 4),
      otherFixedPct: estimate(11, 14, 17),
      netMarginPct: estimate(3, 8, 12),
      rampMonths: 10,
      daysToCollect: 30,
      customerCost: estimate(40, 110, 260),
      capex: estimate(22_000, 52_000, 120_000),
      capexLifeYears: 7,
      season: [0.93, 0.92, 0.98, 1.0, 1.02, 1.04, 1.05, 1.0, 1.0, 1.0, 1.01, 1.05],
    },
    words: {
      aBusiness: { es: 'una empresa de recogida de residuos', en: 'a waste collection firm' },
      theBusiness: { es: 'la empresa de recogida', en: 'the collection firm' },
      usualCustomer: {
        es: 'los restaurantes, las tiendas y los talleres de la zona que han de separar lo que tiran',
        en: 'restaurants, shops and workshops nearby that have to sort what they throw away',
      },
      directCost: { es: 'el combustible, los bidones y la planta que recibe la carga', en: 'fuel, drums and the plant’s gate fee' },
      scene: {
        es: 'En el patio del restaurante hay cuatro bidones y el de la empresa lleva dos jueves sin venir. El cocinero los tapa con una caja, el vecino de arriba ha hecho una foto, y el inspector pasa este mes.',
        en: 'Four drums stand in the restaurant’s yard, and the contractor has missed two Thursdays. The cook hides them behind a crate, the neighbour upstairs has taken a picture, and the inspector is due this month.',
      },
      stakes: {
        es: 'Una multa cuesta más que un año de recogidas, y el olor se paga antes que la multa.',
        en: 'A fine costs more than a year of collections, and the smell is paid for before the fine.',
      },
      story: {
        wish: {
          es: 'Lleva una cocina y quiere que el patio esté vacío cada viernes sin tener que acordarse.',
          en: 'Somebody runs a kitchen, and would like the yard empty every Friday without having to think of it.',
        },
        obstacle: {
          es: 'La empresa grande viene cuando le cuadra la ruta y cobra lo mismo por un bidón que por seis.',
          en: 'The big contractor comes when the route suits and charges the same for one drum as for six.',
        },
        hurt: {
          es: 'El papel que pide la inspección es el único que nadie guardó.',
          en: 'The slip the inspector asks for is the only one nobody kept.',
        },
      },
      costDoubt: {
        es: 'el coste por recogida no cuenta la parada en la que no había nada, la báscula de la planta ni el bidón que vuelve roto',
        en: 'the cost per collection has no room for the stop with nothing to load, the weighbridge fee or the drum that comes back split',
      },
      substitutes: {
        es: ['la gran contrata', 'el contenedor municipal', 'llevarlo al punto limpio', 'un chatarrero sin papeles'],
        en: ['the big contractor', 'the council’s bin', 'a run to the tip', 'an unlicensed man with a van'],
      },
      rivalTest: {
        es: 'Pedir a cinco locales el último justificante de retirada: quién vino, cada cuántos días, qué pesó y cuánto les cobraron.',
        en: 'Ask five premises for their last transfer note, to see who came, how many days apart, what it weighed and what they were charged.',
      },
      steps: {
        es: [
          'Di qué tiras y cuánto a la semana',
          'Recibe recipientes limpios y un día fijo',
          'Guarda el justificante que llega con cada retirada',
        ],
        en: [
          'Say what you throw out and how much in a week',
          'Get clean containers and a fixed day',
          'Keep the note that comes with every pick-up',
        ],
      },
      before: { es: 'un patio lleno y un teléfono que no contesta', en: 'a full yard and a phone nobody answers' },
      after: {
        es: 'el mismo día cada semana, un bidón limpio y el papel en regla',
        en: 'one set day a week, a clean drum and the paperwork in order',
      },
      proof: {
        es: 'la autorización de transporte, el contrato con la planta y un mes de rutas con su hora de llegada',
        en: 'the carrier’s licence, the contract with the plant and a month of rounds with arrival times',
      },
      strain: {
        es: 'La ruta gana dinero cuando las paradas están juntas: un cliente suelto al otro lado de la ciudad se come la mañana de diez.',
        en: 'A round pays when its stops lie close together; one customer on the far side of town eats the morning of ten.',
      },
      channels: [
        {
          name: { es: 'puerta a puerta por calles de restaurantes', en: 'door to door along restaurant streets' },
          purpose: { es: 'diez paradas seguidas en la misma calle', en: 'ten stops in a row on one street' },
          share: 45,
        },
        {
          name: { es: 'asociaciones de hosteleros o comerciantes', en: 'restaurant or traders’ associations' },
          purpose: { es: 'una tarifa para todos los socios', en: 'one rate for all the members' },
          share: 25,
        },
        {
          name: { es: 'búsqueda en Google por tipo de residuo', en: 'Google search by kind of waste' },
          purpose: { es: 'quien acaba de recibir un aviso', en: 'people who have just had a warning' },
          share: 20,
        },
        {
          name: { es: 'rótulo del vehículo', en: 'lettering on the truck' },
          purpose: { es: 'que el vecino del cliente pregunte', en: 'making the customer’s neighbour ask' },
          share: 10,
        },
      ],
      permits: {
        es: [
          'autorización de transportista de residuos',
          'alta como gestor si se almacena o se trata',
          'contrato con planta de tratamiento autorizada',
          'documento de identificación en cada traslado',
          'licencia del local de acopio',
          'seguro del vehículo con la carga incluida',
          'responsabilidad ambiental',
        ],
        en: [
          'waste carrier’s licence',
          'permit if waste is stored or treated',
          'contract with an approved treatment plant',
          'transfer note for every load',
          'permission for the yard',
          'vehicle insurance that names the load',
          'environmental liability cover',
        ],
      },
      risks: [
        {
          risk: {
            es: 'la planta sube lo que cobra o deja de pagar el material',
            en: 'the plant charges more or stops paying for material',
          },
          hits: 'goods',
          trigger: { es: 'una tarifa nueva con menos de un mes de aviso', en: 'a new tariff at less than a month’s notice' },
          response: {
            es: 'segunda planta con precio firmado, cláusula de revisión y tarifa por recogida separada de la del material',
            en: 'a second plant with a signed price, a review clause and a collection fee kept apart from the price of the material',
          },
        },
        {
          risk: { es: 'el camión se para en plena ruta', en: 'the truck breaks down on its round' },
          hits: 'week',
          trigger: { es: 'una avería que pase de un día', en: 'a repair lasting over a day' },
          response: {
            es: 'vehículo de sustitución apalabrado, bidones de sobra en cada local y aviso antes de las ocho',
            en: 'a stand-in vehicle agreed, spare drums at each stop and word before eight',
          },
        },
        {
          risk: { es: 'un derrame en la acera o una carga mal separada', en: 'a spill on the pavement or a load wrongly sorted' },
          hits: 'policy',
          trigger: {
            es: 'una tapa que no cierra o un saco devuelto por la planta',
            en: 'a lid that does not shut or a sack sent back by the plant',
          },
          response: {
            es: 'absorbente a bordo, foto de cada carga y una hoja pegada en la cocina con lo que no entra',
            en: 'absorbent on board, a photo of every load and a sheet in the kitchen saying what must stay out',
          },
        },
      ],
      measures: {
        es: [
          'paradas por ruta',
          'kilos por recogida',
          'kilómetros entre paradas',
          'recogidas fuera de día',
          'coste de planta por tonelada',
          'locales que causan baja',
        ],
        en: [
          'stops per round',
          'weight per collection',
          'distance between stops',
          'collections off schedule',
          'gate fee per tonne',
          'premises that leave',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
