import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const tourismLodgingTrades = [
  {
    id: 'rural_house',
    sector: 'tourism_lodging',
    name: { es: 'Casa rural', en: 'Rural guesthouse' },
    clues: {
      es: ['casa rural', 'turismo rural', 'alojamiento rural', 'casa de pueblo', 'agroturismo', 'cortijo'],
      en: ['rural guesthouse', 'country house', 'holiday cottage', 'cottage', 'farmhouse', 'rural tourism', 'farm stay'],
    },
    figures: {
      unit: { es: { one: 'noche', many: 'noches' }, en: { one: 'night', many: 'nights' } },
      variableCostPct: estimate(13, 18, 24),
      price: estimate(70, 110, 260),
      monthlyUnits: estimate(20, 50, 100),
      usualTeam: 1,
      staffPct: estimate(24, 30, 36),
      rentPct: estimate(0, 5, 18),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(13, 17, 21),
      netMarginPct: estimate(6, 14, 24),
      vatClass: 'hospitality',
      daysToCollect: -7,
      capex: estimate(50_000, 120_000, 300_000),
      season: [0.4574, 0.6008, 0.6155, 1.2069, 0.749, 0.9095, 1.508, 2.249, 1.0449, 0.9398, 0.6292, 1.0899],
    },
    words: {
      aBusiness: { es: 'una casa rural', en: 'a country guesthouse' },
      theBusiness: { es: 'la casa', en: 'the house' },
      usualCustomer: {
        es: 'las familias y los grupos de amigos que buscan un fin de semana sin ciudad',
        en: 'families and groups of friends after a weekend away from town',
      },
      directCost: { es: 'la lavandería, la leña y la comisión de los portales', en: 'laundry, firewood and the portals’ commission' },
      scene: {
        es: 'Siete amigos quieren un fin de semana juntos y hay que repartirlos en tres hoteles. El restaurante cierra a las once, y la sobremesa acaba en un aparcamiento.',
        en: 'Seven friends want a weekend together and have to be split among three hotels. The restaurant closes at eleven, and the talk ends in a car park.',
      },
      stakes: {
        es: 'Las cosas importantes se dicen de madrugada, y a esa hora cada uno está en su cuarto.',
        en: 'What matters gets said after midnight, and by then each is in a room of their own.',
      },
      costDoubt: {
        es: 'el coste por noche pasa por alto la caldera encendida desde la víspera y la limpieza entera que pide una estancia corta',
        en: 'the cost per night overlooks the boiler lit a day early and the full clean that even a short stay demands',
      },
      substitutes: {
        es: ['la casa del pueblo de unos amigos', 'un hotel de carretera', 'una cabaña con más fotos', 'quedarse en casa'],
        en: ['some friends’ place in the country', 'a roadside hotel', 'a cabin with more photographs', 'staying at home'],
      },
      story: {
        wish: {
          es: 'Son cuatro primos con hijos de todas las edades. Quieren una mesa larga y que nadie tenga que conducir por la noche.',
          en: 'Four cousins, and children of every age. They want one long table and nobody having to drive at night.',
        },
        obstacle: {
          es: 'Las casas grandes están cogidas desde hace un año, y las libres son dos pequeñas separadas por una carretera.',
          en: 'The big houses were taken a year ago, and the ones left are two small houses with a road between.',
        },
        hurt: {
          es: 'Se aplaza a otra fecha, y uno de los abuelos ya no puede en la siguiente.',
          en: 'It is put off to another date, and on that one a grandparent can no longer come.',
        },
      },
      strain: {
        es: 'La temporada alta y los puentes se llenan solos; el resto del año la casa se calienta igual para nadie, y el mismo par de manos hace camas, leña y desayunos.',
        en: 'High season and the long weekends fill themselves, while the rest of the year the heating runs for nobody; one pair of hands makes beds, fires and breakfasts alike.',
      },
    },
  },
  {
    id: 'small_hotel',
    sector: 'tourism_lodging',
    name: { es: 'Hotel pequeño', en: 'Small hotel' },
    clues: {
      es: ['hotel', 'hotelito', 'hotel con encanto', 'hotel rural', 'hostal', 'posada', 'recepción'],
      en: ['small hotel', 'boutique hotel', 'country hotel', 'inn', 'bed and breakfast', 'front desk'],
    },
    figures: {
      unit: {
        es: { one: 'noche de habitación', many: 'noches de habitación' },
        en: { one: 'room night', many: 'room nights' },
      },
      variableCostPct: estimate(15, 20, 27),
      price: estimate(60, 85, 160),
      monthlyUnits: estimate(110, 210, 290),
      usualTeam: 3,
      staffPct: estimate(28, 33, 38),
      rentPct: estimate(8, 14, 20),
      otherFixedPct: estimate(12, 16, 19),
      netMarginPct: estimate(2, 7, 14),
      vatClass: 'hospitality',
      capex: estimate(90_000, 220_000, 600_000),
      season: [0.5786, 0.7606, 0.772, 1.1387, 0.8461, 1.0083, 1.4361, 1.886, 1.2079, 0.969, 0.6537, 0.7428],
    },
    words: {
      aBusiness: { es: 'un hotel pequeño', en: 'a small hotel' },
      theBusiness: { es: 'el hotel', en: 'the hotel' },
      usualCustomer: {
        es: 'las parejas de viaje y los profesionales que pasan dos noches por trabajo',
        en: 'couples on a break and people two nights in town for work',
      },
      directCost: { es: 'la lavandería, los desayunos y la comisión de los portales', en: 'laundry, breakfasts and online commission' },
      scene: {
        es: 'Llegan de noche cerrada y la recepción de la cadena es una pantalla. La llave no lee, la habitación da a los motores del aire, y el número al que llamar es de otro país.',
        en: 'They arrive long after dark, and the chain’s front desk is a screen. The key will not read, the room looks onto the air-conditioning plant, and the number to ring is in another country.',
      },
      stakes: {
        es: 'De las dos noches que había se duerme mal una, y el viaje se cuenta por esa.',
        en: 'Of the two nights there were one is slept badly, and that is the one the trip is told by.',
      },
      costDoubt: {
        es: 'el coste por habitación deja sin contar la amenidad que se repone a diario y la reserva anulada que el portal cobra igual',
        en: 'the cost per room leaves uncounted the toiletries replaced daily and the cancelled booking the portal still bills',
      },
      substitutes: {
        es: ['un apartamento turístico', 'un hotel de cadena con piscina', 'la casa de unos parientes', 'una excursión sin pernoctar'],
        en: ['a holiday flat', 'a chain hotel with a pool', 'staying with relatives', 'a day out with no stay'],
      },
      steps: {
        es: ['Mira fechas en la web del hotel', 'Reserva sin pasar por el portal', 'Llega y encuentra la habitación lista'],
        en: ['Check dates on the hotel’s own site', 'Book without going through a portal', 'Arrive to find the room ready'],
      },
      story: {
        wish: {
          es: 'Vuelven a la ciudad donde se conocieron. Quieren una habitación a la que apetezca subir por la tarde.',
          en: 'They are going back to the city where they met. The room should be one worth going up to in the afternoon.',
        },
        obstacle: {
          es: 'Las cadenas tienen la misma moqueta en todas partes, y el sitio con encanto no contesta al teléfono.',
          en: 'The chains have the same carpet everywhere, and the place with charm does not answer the telephone.',
        },
        hurt: {
          es: 'Recuerdan el restaurante y la lluvia, y del hotel, el número de la puerta.',
          en: 'What they remember is the restaurant and the rain, and of the hotel the number on the door.',
        },
      },
      strain: {
        es: 'Entre las once y las tres hay que vaciar, limpiar y volver a vestir todas las habitaciones, y una baja en pisos se nota en recepción antes de comer.',
        en: 'Between eleven and three every room must be emptied, cleaned and made up again, and one housekeeper off sick is felt at reception before lunch.',
      },
      measures: {
        es: [
          'ocupación de cada mes',
          'precio medio por habitación',
          'ingreso por habitación disponible',
          'reservas sin portal',
          'coste de personal por habitación ocupada',
          'nota media de las reseñas',
        ],
        en: [
          'occupancy each month',
          'average rate per room',
          'income per available room',
          'bookings without a portal',
          'staff cost per occupied room',
          'average review score',
        ],
      },
    },
  },
  {
    id: 'hostel',
    sector: 'tourism_lodging',
    name: { es: 'Albergue u hostel', en: 'Hostel' },
    clues: {
      es: ['albergue', 'hostel', 'literas', 'camas compartidas', 'mochileros', 'peregrinos', 'camino de santiago', 'cama en dormitorio'],
      en: ['backpackers', 'backpacker hostel', 'dorm beds', 'shared dorms', 'dormitory', 'bunks', 'bunk beds', 'pilgrims', 'youth hostel'],
    },
    figures: {
      unit: { es: { one: 'pernoctación', many: 'pernoctaciones' }, en: { one: 'bed night', many: 'bed nights' } },
      variableCostPct: estimate(13, 18, 24),
      price: estimate(14, 21, 34),
      monthlyUnits: estimate(350, 750, 1_100),
      usualTeam: 3,
      staffPct: estimate(27, 32, 38),
      rentPct: estimate(10, 17, 22),
      otherFixedPct: estimate(11, 14, 17),
      netMarginPct: estimate(3, 9, 16),
      vatClass: 'hospitality',
      capex: estimate(45_000, 110_000, 280_000),
      capexLifeYears: 10,
      season: [0.5, 0.6, 0.85, 1.1, 1.15, 1.15, 1.35, 1.55, 1.25, 1.05, 0.7, 0.75],
      daysToCollect: 1,
    },
    words: {
      aBusiness: { es: 'un albergue de viajeros', en: 'a travellers’ hostel' },
      theBusiness: { es: 'el albergue', en: 'the hostel' },
      usualCustomer: {
        es: 'los viajeros jóvenes y los caminantes que gastan en el camino antes que en la cama',
        en: 'young travellers and walkers who would rather spend on the road than on the bed',
      },
      directCost: { es: 'las sábanas, el desayuno y la comisión de reserva', en: 'sheets, breakfast and booking fees' },
      costDoubt: {
        es: 'el coste por cama esconde la ducha larga de cada noche, las toallas que se marchan en una mochila y el colchón que dura dos veranos',
        en: 'the cost per bed hides the long nightly shower, the towels that leave in a rucksack and the mattress that lasts two summers',
      },
      substitutes: {
        es: ['una habitación en casa de un particular', 'el albergue municipal', 'una tienda de campaña', 'el autobús nocturno'],
        en: ['a room in someone’s house', 'the council’s own refuge', 'a tent', 'the night bus'],
      },
      scene: {
        es: 'Llega con la mochila mojada y poco margen para dormir. Las camas baratas están lejos o sucias, y en las limpias piden dos noches y una tarjeta que no tiene.',
        en: 'Somebody arrives with a wet rucksack and very little left for the night. The cheap beds are far away or dirty, and the clean ones want a minimum stay and a credit card.',
      },
      stakes: {
        es: 'Una noche sin descansar o sin taquilla se paga al día siguiente, con veinte kilómetros por delante y el pasaporte en el bolsillo.',
        en: 'A night without rest or without a locker is paid for next morning, with a long walk ahead and a passport in a back pocket.',
      },
      steps: {
        es: ['Elige cama o habitación', 'Paga al reservar o al llegar', 'Deja la mochila bajo llave y baja a cenar'],
        en: ['Choose a bed or a room', 'Pay on booking or on arrival', 'Lock the rucksack away and come down to supper'],
      },
      after: {
        es: 'una cama limpia, una taquilla que cierra y una mesa donde contar el día',
        en: 'a clean bed, a locker that shuts and a table to tell the day at',
      },
      story: {
        wish: {
          es: 'Lleva días de camino con todo a la espalda. Quiere una ducha caliente, un enchufe y alguien con quien cenar.',
          en: 'Somebody days into a journey with everything on their back. They want a hot shower, a socket and company at supper.',
        },
        obstacle: {
          es: 'A esa hora las camas baratas se han acabado o están a una hora de autobús.',
          en: 'At that hour the cheap beds have gone, or are an hour away by bus.',
        },
        hurt: {
          es: 'Se duerme con la mochila abrazada y al día siguiente pesa el doble.',
          en: 'The night is spent hugging the rucksack, which weighs twice as much next day.',
        },
      },
      before: { es: 'una cama lejos y la mochila por almohada', en: 'a bed far off and a rucksack for a pillow' },
      strain: {
        es: 'A las ocho se van todos y a la una empiezan a llegar otros tantos, así que el día entero se juega en cinco horas de cubos, sábanas y fregonas.',
        en: 'Everyone leaves by eight and as many again arrive from one o’clock, so the whole day rests on five hours of buckets, sheets and mops.',
      },
    },
  },
  {
    id: 'campsite',
    sector: 'tourism_lodging',
    name: { es: 'Camping', en: 'Campsite' },
    clues: {
      es: ['camping', 'parcelas', 'tiendas de campaña', 'autocaravanas', 'caravanas', 'campistas', 'área de autocaravanas'],
      en: ['campsite', 'camp site', 'pitches', 'tents', 'motorhomes', 'caravans', 'campers', 'camper vans'],
    },
    figures: {
      unit: {
        es: { one: 'noche de parcela', many: 'noches de parcela' },
        en: { one: 'pitch night', many: 'pitch nights' },
      },
      variableCostPct: estimate(8, 12, 17),
      price: estimate(20, 32, 50),
      monthlyUnits: estimate(180, 380, 700),
      usualTeam: 2,
      staffPct: estimate(23, 28, 34),
      rentPct: estimate(5, 12, 18),
      marketingPct: estimate(2, 4, 7),
      otherFixedPct: estimate(14, 18, 22),
      netMarginPct: estimate(6, 14, 24),
      vatClass: 'hospitality',
      capex: estimate(80_000, 190_000, 500_000),
      season: [0.1, 0.15, 0.4, 0.9, 0.8, 1.3, 2.5, 3.1, 1.2, 0.75, 0.4, 0.4],
      daysToCollect: -5,
    },
    words: {
      aBusiness: { es: 'un camping pequeño', en: 'a small campsite' },
      theBusiness: { es: 'el camping', en: 'the campsite' },
      usualCustomer: {
        es: 'las familias con tienda y los viajeros en autocaravana',
        en: 'families with a tent and travellers in a motorhome',
      },
      directCost: { es: 'el agua, la luz de las parcelas y la comisión de reserva', en: 'water, power at the pitches and booking fees' },
      costDoubt: {
        es: 'el coste por parcela no recoge el agua caliente de la temporada alta, el césped que hay que rehacer en otoño ni la basura que se cobra por contenedor',
        en: 'the cost per pitch misses the hot water of high season, the grass to be sown again in autumn and the waste charged by the bin',
      },
      substitutes: {
        es: ['un aparcamiento con vistas', 'un apartamento de playa', 'la casa de los abuelos', 'otro camping con toboganes'],
        en: ['a lay-by with a view', 'a flat by the sea', 'the grandparents’ house', 'another site with water slides'],
      },
      scene: {
        es: 'Son las siete de la tarde, los niños llevan cuatro horas en el coche y el primer camping está completo. El segundo tiene sitio al sol, junto a la carretera y con los baños cerrados por obras.',
        en: 'It is seven in the evening, the children have been in the car for hours and the first site is full. The second has room in full sun, beside the road, with its showers shut for repairs.',
      },
      stakes: {
        es: 'Una parcela mala no se olvida en quince días de vacaciones, y cambiarse a mitad es volver a plegarlo todo.',
        en: 'A poor pitch colours the whole fortnight, and moving halfway means folding everything up again.',
      },
      steps: {
        es: ['Elige parcela en el plano', 'Reserva con un adelanto pequeño', 'Entra, aparca y enchufa'],
        en: ['Pick a pitch on the map', 'Book with a small payment', 'Drive in, park and plug in'],
      },
      after: {
        es: 'una sombra a mediodía, agua caliente y los niños sueltos sin coches cerca',
        en: 'shade at noon, hot water and children loose with no cars about',
      },
      story: {
        wish: {
          es: 'Todo el invierno han hablado de dormir fuera. Quieren abrir la cremallera por la mañana y oír pájaros en vez de un motor.',
          en: 'All winter they have talked of sleeping out. They want to unzip the tent in the morning to birds instead of an engine.',
        },
        obstacle: {
          es: 'Los sitios bonitos no admiten reserva, y los que reservan parecen un aparcamiento.',
          en: 'The pretty places take no bookings, and those that do look like a car park.',
        },
        hurt: {
          es: 'La primera tarde se gasta en buscar sombra, y a los niños se les promete el baño para mañana.',
          en: 'The first afternoon goes on looking for shade, and the children are promised their swim tomorrow.',
        },
      },
      before: { es: 'cuatro horas de coche y una parcela al sol', en: 'four hours in the car and a pitch in full sun' },
      strain: {
        es: 'Seis semanas de verano pagan el año: los baños tienen que aguantar a todos a la misma hora, y el resto del año hay que seguir segando para nadie.',
        en: 'Six summer weeks pay for the year; the showers must cope with everyone at the same hour, and for the rest of it the grass still grows for nobody.',
      },
    },
  },
  {
    id: 'glamping',
    sector: 'tourism_lodging',
    name: { es: 'Glamping y cabañas', en: 'Glamping and cabins' },
    clues: {
      es: ['glamping', 'cabañas', 'cabaña', 'yurtas', 'domos', 'burbujas', 'casas en los árboles', 'tiendas de lujo'],
      en: ['cabins', 'cabin', 'yurts', 'domes', 'pods', 'treehouses', 'treehouse', 'safari tents', 'shepherd huts'],
    },
    figures: {
      unit: {
        es: { one: 'noche de cabaña', many: 'noches de cabaña' },
        en: { one: 'cabin night', many: 'cabin nights' },
      },
      variableCostPct: estimate(15, 20, 26),
      price: estimate(85, 120, 220),
      monthlyUnits: estimate(35, 75, 130),
      usualTeam: 1,
      staffPct: estimate(23, 28, 34),
      rentPct: estimate(2, 6, 12),
      marketingPct: estimate(5, 8, 12),
      netMarginPct: estimate(5, 13, 22),
      vatClass: 'hospitality',
      capex: estimate(70_000, 180_000, 400_000),
      capexLifeYears: 12,
      season: [0.4, 0.5, 0.7, 1.1, 1.1, 1.25, 1.6, 1.8, 1.15, 0.95, 0.7, 0.75],
      daysToCollect: -14,
    },
    words: {
      aBusiness: { es: 'un glamping de pocas cabañas', en: 'a glamping site of a few cabins' },
      theBusiness: { es: 'el glamping', en: 'the site' },
      usualCustomer: {
        es: 'las parejas que celebran algo y quieren dormir en el campo sin acampar',
        en: 'couples with something to celebrate who want the countryside without the tent',
      },
      directCost: { es: 'la lavandería, la cesta de desayuno y las comisiones', en: 'laundry, breakfast hampers and commission' },
      costDoubt: {
        es: 'el coste por noche no prevé la lona que el viento rasga, la pasarela que se pudre ni la estufa que arde con la puerta abierta',
        en: 'the cost per night allows for no torn canvas, rotten walkway or stove left burning with the door open',
      },
      substitutes: {
        es: ['un hotel con bañera en la habitación', 'una casa rural entera', 'una cena cara en la ciudad', 'un vuelo barato'],
        en: ['a hotel with a bath in the room', 'a whole country cottage', 'an expensive dinner in town', 'a cheap flight'],
      },
      scene: {
        es: 'Cumplen diez años juntos y hay presupuesto para una noche. El hotel con bañera da a una rotonda, la casa rural es para diez, y acampar era lo que hacían antes de lo de la espalda.',
        en: 'Ten years together, and money for one night. The hotel with a bath looks onto a roundabout, the country house sleeps ten, and camping was what they did before the bad back.',
      },
      stakes: {
        es: 'Un aniversario que sale corriente no se repite hasta el año siguiente, y las fotos recuerdan que lo fue.',
        en: 'An anniversary that turns out ordinary has to wait a year for another try, and the photographs remember.',
      },
      steps: {
        es: ['Elige cabaña y fecha', 'Paga la reserva para bloquearla', 'Encuentra la estufa cargada al llegar'],
        en: ['Choose a cabin and a date', 'Pay to hold the booking', 'Find the stove laid when you arrive'],
      },
      after: {
        es: 'una noche de estrellas con cama de verdad y el baño sin linterna',
        en: 'a night under stars with a real bed and no torch needed for the bathroom',
      },
      story: {
        wish: {
          es: 'Viven en un cuarto piso y llevan meses diciendo que hay que salir. Quieren oír llover sin mojarse.',
          en: 'They live on a fourth floor and have been saying for months that they must get away. They want to hear the rain and stay dry.',
        },
        obstacle: {
          es: 'El campo de verdad pide equipo, y la escapada con todo incluido es un hotel con jardín.',
          en: 'The real outdoors takes gear, and the all-in getaway is a hotel with a garden.',
        },
        hurt: {
          es: 'Se van a ver escaparates, y el domingo hablan de lo mismo.',
          en: 'They go window-shopping instead, and on Sunday they are saying it again.',
        },
      },
      strain: {
        es: 'Cada cabaña está a un paseo de la otra: el cambio de huéspedes se hace con una carretilla, y la lluvia del sábado devuelve media semana de reservas.',
        en: 'Each cabin is a walk from the next, so changeovers are done with a barrow, and one wet Saturday sends back half a week of bookings.',
      },
    },
  },
] as const satisfies readonly Trade[];
