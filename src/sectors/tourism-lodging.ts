import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const tourismLodging: Sector = {
  id: 'tourism_lodging',
  family: 'lugar',
  name: { es: 'Alojamiento turístico', en: 'Tourist lodging' },
  unit: { es: { one: 'noche', many: 'noches' }, en: { one: 'night', many: 'nights' } },
  revenueModel: 'capacity',
  vatClass: 'hospitality',
  variableCostPct: estimate(12, 18, 25),
  staffPct: estimate(18, 25, 32),
  rentPct: estimate(0, 10, 20),
  marketingPct: estimate(4, 6, 10),
  otherFixedPct: estimate(12, 15, 18),
  netMarginPct: estimate(5, 12, 22),
  price: estimate(55, 85, 150),
  monthlyUnits: estimate(45, 110, 260),
  usualTeam: 1,
  season: [0.4574, 0.6008, 0.6155, 1.2069, 0.749, 0.9095, 1.508, 2.249, 1.0449, 0.9398, 0.6292, 1.0899],
  otherSeasons: [
    {
      id: 'small-hotel',
      season: [0.5786, 0.7606, 0.772, 1.1387, 0.8461, 1.0083, 1.4361, 1.886, 1.2079, 0.969, 0.6537, 0.7428],
      occupancyPct: [17.8, 23.4, 23.75, 35.03, 26.03, 31.02, 44.18, 58.02, 37.16, 29.81, 20.11, 22.85],
      basis: 'V INE EOTR 2017 hotel rural',
    },
  ],
  weatherDriven: true,
  rampMonths: 12,
  daysToCollect: 2,
  daysToPay: 30,
  daysOfStock: 5,
  customerCost: estimate(10, 21, 45),
  capex: estimate(60000, 150000, 400000),
  capexLifeYears: 15,
  targets: [
    {
      measure: { es: 'ocupación media anual de una casa rural en España', en: 'average yearly occupancy of a rural house in Spain' },
      unit: 'percent',
      from: 16,
      to: 21,
    },
    {
      measure: { es: 'ocupación media anual de un hotel rural en España', en: 'average yearly occupancy of a rural hotel in Spain' },
      unit: 'percent',
      from: 32.61,
      to: 32.61,
    },
    { measure: { es: 'duración de la estancia', en: 'length of stay' }, unit: 'nights', from: 1.9, to: 3.5 },
  ],
  codes: { cnae: '55.20/55.10', naics: '7211' },
  basis: { variableCost: 'K (OTA 15-18% + lavandería)', netMargin: 'K', season: 'V INE EOTR 2017 casa rural; HRU for small hotel' },
  evidence: [
    { figure: 'rural lodging monthly occupancy, Spain, 2017', source: 'INE EOTR CSV (ine.es)', tag: 'V', cite: true },
    {
      figure: 'gross margin, Europe, listed hotel/gaming, Jan 2019: 36.16% (secondary check only)',
      source: 'Damodaran',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un alojamiento turístico pequeño', en: 'a small place to stay' },
    theBusiness: { es: 'la casa', en: 'the house' },
    scene: {
      es: 'Es jueves y quedan dos noches libres. Las fotos de media docena de sitios enseñan la misma cama blanca; el desayuno, el aparcamiento y si se oye la carretera hay que adivinarlos entre reseñas de hace tres veranos.',
      en: 'It is Thursday and two free nights lie ahead. Half a dozen places show the same white bed; breakfast, parking and whether the road can be heard have to be guessed from reviews three summers old.',
    },
    stakes: {
      es: 'Una mala elección no se devuelve: son las dos únicas noches del trimestre, con la carretera debajo de la ventana.',
      en: 'A poor choice cannot be sent back: those were the only two nights away that quarter, and they were spent above a road.',
    },
    story: {
      wish: {
        es: 'Trabajan toda la semana y les quedan dos noches. Quieren llegar de noche, encontrar la luz encendida y no mirar el reloj hasta el domingo.',
        en: 'They work all week and have two nights to spare. They want to arrive in the dark, find a light on and not look at a clock until Sunday.',
      },
      obstacle: {
        es: 'Todo lo que queda cerca está lleno, y lo que está libre calla por qué.',
        en: 'Everything close by is full, and what is free does not say why.',
      },
      hurt: {
        es: 'Se vuelve el domingo con más sueño que el viernes y sin ganas de organizar la siguiente.',
        en: 'Sunday’s drive home starts more tired than Friday’s, with no wish to plan the next one.',
      },
    },
    usualCustomer: {
      es: 'las parejas y familias que se escapan dos noches en coche',
      en: 'couples and families driving out for two nights',
    },
    directCost: { es: 'la lavandería, el desayuno y la comisión del portal', en: 'laundry, breakfast and booking commission' },
    costDoubt: {
      es: 'el coste por noche no cuenta la limpieza de las estancias de una sola noche ni la calefacción que se enciende un día antes',
      en: 'the cost per night leaves out cleaning after single-night stays and heating switched on a day ahead',
    },
    substitutes: {
      es: [
        'un hotel de cadena en la salida de la autovía',
        'la casa de unos familiares',
        'un piso turístico en la ciudad',
        'un día de excursión sin dormir fuera',
      ],
      en: ['a chain hotel at the motorway exit', 'relatives with a spare room', 'a holiday flat in town', 'a day trip with no night away'],
    },
    rivalTest: {
      es: 'Reservar una noche entre semana en el alojamiento rival y apuntar lo que tardan en contestar, el ruido a medianoche y lo que cobran fuera del precio anunciado.',
      en: 'Book a weeknight at the rival place, and note how long they take to reply, the noise at midnight and what is charged on top of the advertised price.',
    },
    steps: {
      es: ['Pregunta por tus fechas', 'Reserva directamente con la casa', 'Llega con la llave y la ruta en el móvil'],
      en: ['Ask about your dates', 'Book direct with the house', 'Arrive with the key code and the way on your phone'],
    },
    before: { es: 'seis pestañas con la misma cama blanca', en: 'six tabs with the same white bed' },
    after: {
      es: 'dos noches con la ventana abierta y el pan todavía caliente',
      en: 'two nights with the window open and the bread still warm',
    },
    proof: {
      es: 'fotos hechas a la hora a la que se llega, el registro concedido y tres estancias de prueba con su cuaderno de quejas',
      en: 'photographs taken at the hour guests arrive, the registration granted, and three trial stays with their book of complaints',
    },
    strain: {
      es: 'El domingo a mediodía salen todos y a las cinco entran los siguientes: las mismas manos hacen camas, cobran y enseñan el camino al río.',
      en: 'On Sunday everybody leaves at noon and the next guests come at five, with the same hands making beds, taking payment and explaining the way to the river.',
    },
    channels: [
      {
        name: { es: 'portales de reservas', en: 'booking sites' },
        purpose: { es: 'la primera visita de quien no conoce la comarca', en: 'a first stay by those who do not know the area' },
        share: 40,
      },
      {
        name: { es: 'web propia con calendario', en: 'own site with a calendar' },
        purpose: { es: 'la segunda estancia, sin comisión', en: 'the second stay, free of commission' },
        share: 25,
      },
      {
        name: { es: 'Instagram con lo que se ve por la ventana', en: 'Instagram with the view from the window' },
        purpose: { es: 'escoger el destino antes que la cama', en: 'choosing the place before the bed' },
        share: 20,
      },
      {
        name: { es: 'oficina de turismo, bodegas y guías', en: 'tourist office, wineries and guides' },
        purpose: { es: 'las noches de entre semana', en: 'weeknights' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'registro turístico del alojamiento',
        'comunicación de los huéspedes a la autoridad',
        'cédula o licencia de ocupación',
        'medidas contra incendios en zonas comunes',
        'seguro multirriesgo',
        'responsabilidad civil ante huéspedes',
        'consulta sobre límites si se alquila una vivienda',
      ],
      en: [
        'tourist registration',
        'guest reports to the authorities',
        'certificate of occupancy',
        'fire safety in common areas',
        'buildings cover',
        'liability towards guests',
        'any cap on tourist lets where a home is let',
      ],
    },
    risks: [
      {
        risk: { es: 'la temporada baja con las persianas cerradas', en: 'a low season behind closed shutters' },
        hits: 'sales',
        trigger: { es: 'puentes sin la mitad de las noches un mes antes', en: 'half the holiday weekends unsold a month ahead' },
        response: {
          es: 'semanas de trabajo a distancia, grupos pequeños o cierre con ahorro de calefacción',
          en: 'remote-work weeks, small groups, or closing to save on heating',
        },
      },
      {
        risk: { es: 'el portal decide quién aparece', en: 'the booking site decides who is seen' },
        hits: 'sales',
        trigger: { es: 'tres de cada cuatro noches por el mismo portal', en: 'three nights in four through the same site' },
        response: {
          es: 'nota en la habitación con la web propia y un detalle para quien repite',
          en: 'a note in the room with the house’s own site and something for returning guests',
        },
      },
      {
        risk: { es: 'cambia la norma de alquiler turístico', en: 'the rules on tourist lets change' },
        hits: 'month',
        trigger: { es: 'anuncio municipal de nuevas zonas o cupos', en: 'a council notice of new zones or quotas' },
        response: { es: 'licencia en regla y plan de alquiler por meses', en: 'papers in order and a plan to let by the month' },
      },
      {
        risk: { es: 'una avería con la casa llena', en: 'a breakdown with a full house' },
        hits: 'lost-sale',
        trigger: { es: 'agua fría con todas las camas ocupadas', en: 'cold water with every bed taken' },
        response: {
          es: 'fontanero con teléfono, termo de reserva y noche devuelta sin discutir',
          en: 'a plumber on call, a spare heater and that night refunded without argument',
        },
      },
    ],
    measures: {
      es: [
        'noches vendidas sobre noches disponibles',
        'precio medio por noche',
        'ingreso por noche disponible',
        'duración de la estancia',
        'noches reservadas sin portal',
        'nota en las reseñas',
      ],
      en: [
        'nights sold out of nights available',
        'average price per night',
        'income per available night',
        'length of stay',
        'nights booked without a portal',
        'review score',
      ],
    },
  },
};
