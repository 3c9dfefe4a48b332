import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const eventServices: Sector = {
  id: 'event_services',
  family: 'lugar',
  name: { es: 'Eventos y catering', en: 'Events and catering' },
  unit: { es: { one: 'evento', many: 'eventos' }, en: { one: 'event', many: 'events' } },
  revenueModel: 'project',
  variableCostPct: estimate(40, 48, 58),
  staffPct: estimate(20, 25, 30),
  rentPct: estimate(2, 4, 6),
  marketingPct: estimate(3, 6, 9),
  otherFixedPct: estimate(7, 9, 11),
  netMarginPct: estimate(3, 6, 12),
  price: estimate(900, 3200, 9000),
  monthlyUnits: estimate(2, 5, 10),
  usualTeam: 2,
  season: [0.5, 0.6, 0.8, 1.0, 1.35, 1.5, 1.25, 0.9, 1.45, 1.1, 0.7, 0.85],
  weatherDriven: true,
  rampMonths: 9,
  daysToCollect: -30,
  daysToPay: 15,
  daysOfStock: 3,
  customerCost: estimate(80, 180, 400),
  capex: estimate(8000, 20000, 50000),
  capexLifeYears: 5,
  targets: [{ measure: { es: 'señal sobre el presupuesto', en: 'deposit out of the quote' }, unit: 'percent', from: 25, to: 50 }],
  codes: { cnae: '82.30/56.21', naics: '561920/722320' },
  basis: { variableCost: 'V 40% margin example after direct cost; (lamodelearning)', netMargin: 'K', season: 'K' },
  evidence: [{ figure: '40% margin example after direct cost', source: 'lamodelearning', tag: 'V', cite: false }],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una empresa de eventos', en: 'an events company' },
    theBusiness: { es: 'la empresa', en: 'the company' },
    scene: {
      es: 'Quedan cuatro meses, hay un grupo de mensajes con treinta opiniones y ningún menú elegido. Cada proveedor manda un presupuesto que empieza por una fotografía y termina sin decir si incluye las copas.',
      en: 'Four months to go, a group chat with thirty opinions and no menu chosen. Each supplier sends a quote that opens with a photograph and ends without saying whether glasses are included.',
    },
    stakes: {
      es: 'Ese día no se repite: si falla el sonido en los discursos, lo recuerdan todos los que estaban y sale en el vídeo.',
      en: 'The day cannot be run again; if the microphone dies during the speeches, everyone there remembers and the video keeps it.',
    },
    story: {
      wish: {
        es: 'Ha reunido a gente que no volverá a coincidir. Quiere estar en su propia fiesta y no en la cocina.',
        en: 'Somebody bringing together people who will not be in one room again. They want to be at the party and not in the kitchen.',
      },
      obstacle: {
        es: 'Cada proveedor habla de lo suyo, y nadie del cuarto de hora entre uno y otro.',
        en: 'Each supplier speaks for their own part, and nobody for the quarter of an hour in between.',
      },
      hurt: {
        es: 'Quien invita acaba con el teléfono en la mano buscando un alargador mientras los demás brindan.',
        en: 'The host ends up on the phone looking for an extension lead while everyone else raises a glass.',
      },
    },
    usualCustomer: {
      es: 'las parejas, familias y empresas con una fecha ya fijada',
      en: 'couples, families and firms with a date already set',
    },
    directCost: {
      es: 'la comida, el alquiler de material y el personal contratado para el día',
      en: 'food, equipment hire and staff taken on for the day',
    },
    costDoubt: {
      es: 'el coste por evento no cuenta el montaje de la víspera, las horas extra de madrugada ni la vajilla que vuelve rota',
      en: 'the cost per event leaves out the set-up the day before, overtime after midnight and the crockery that comes back broken',
    },
    substitutes: {
      es: ['organizarlo entre amigos', 'el paquete cerrado de un salón', 'una organizadora por horas', 'celebrarlo con menos gente'],
      en: ['friends who organise it between them', 'a venue’s fixed package', 'a planner by the hour', 'a smaller party'],
    },
    rivalTest: {
      es: 'Pedir presupuesto a dos empresas para la misma fecha y mirar si detallan las horas de montaje, el plan de lluvia y la devolución de la señal.',
      en: 'Ask two companies to quote for the same date, and see whether they list set-up hours, a plan for rain and the terms of the deposit.',
    },
    steps: {
      es: ['Da fecha, lugar y número de invitados', 'Reserva el día con una señal', 'Cierra el guion hora por hora dos semanas antes'],
      en: ['Give the date, the place and the numbers', 'Hold the day with a deposit', 'Settle the running order two weeks before'],
    },
    before: { es: 'treinta opiniones y un presupuesto sin copas', en: 'thirty opinions and a quote with no glasses in it' },
    after: {
      es: 'un guion de una página y los anfitriones sentados a su propia mesa',
      en: 'a one-page running order and the hosts sitting at their own table',
    },
    proof: {
      es: 'dos celebraciones completas contadas con su guion, su factura final y el teléfono de quien invitaba',
      en: 'two whole events told with their running order, their final bill and the host’s phone number',
    },
    strain: {
      es: 'Todos quieren el mismo sábado de temporada, y hay una furgoneta, un equipo de montaje y cinco familias que preguntan por él.',
      en: 'Everyone wants the same Saturday in season, and there is one van, one set-up crew and five families asking for it.',
    },
    channels: [
      {
        name: { es: 'Instagram con fotos de cada evento', en: 'Instagram with pictures of each event' },
        purpose: { es: 'guardar la idea un año antes', en: 'an idea saved a year ahead' },
        share: 30,
      },
      {
        name: { es: 'fincas, hoteles y salas que recomiendan', en: 'venues that recommend' },
        purpose: { es: 'quien ya tiene lugar y no proveedor', en: 'those with a place and no supplier' },
        share: 30,
      },
      {
        name: { es: 'portales de bodas y celebraciones', en: 'wedding and party portals' },
        purpose: { es: 'quien pide tres presupuestos la misma noche', en: 'those asking for three quotes in one evening' },
        share: 25,
      },
      {
        name: { es: 'invitados de cada evento', en: 'guests at each event' },
        purpose: { es: 'la boda siguiente de la misma mesa', en: 'the next wedding at the same table' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'responsabilidad civil para eventos',
        'registro sanitario si se sirve comida',
        'permiso municipal de ruido u ocupación de calle',
        'derechos de la música en público',
        'alta del personal contratado por días',
        'revisión de carpas o tarimas',
        'contrato con condiciones de cancelación',
      ],
      en: [
        'event liability insurance',
        'food registration if meals are served',
        'local consent for noise or street use',
        'licence for music in public',
        'contracts for day staff',
        'inspection of marquees or staging',
        'contract with cancellation terms',
      ],
    },
    risks: [
      {
        risk: { es: 'se cancela a un mes de la fecha', en: 'a cancellation with a month to go' },
        hits: 'lost-sale',
        trigger: { es: 'un segundo pago que no llega el día pactado', en: 'a second payment missing on its date' },
        response: {
          es: 'señal no reembolsable y pagos escalonados antes del montaje',
          en: 'a non-returnable deposit and staged payments before set-up',
        },
      },
      {
        risk: { es: 'lluvia el día señalado', en: 'rain on the day' },
        hits: 'lost-sale',
        trigger: { es: 'previsión de agua a cinco días', en: 'wet weather forecast five days out' },
        response: {
          es: 'interior reservado o carpa pedida con precio ya firmado',
          en: 'an indoor space held, or a marquee at a price already signed',
        },
      },
      {
        risk: { es: 'un proveedor no aparece', en: 'a supplier does not turn up' },
        hits: 'lost-sale',
        trigger: { es: 'alguien sin confirmar a las diez de la mañana', en: 'someone unconfirmed at ten in the morning' },
        response: {
          es: 'lista de sustitutos por oficio y llamada la víspera',
          en: 'a list of stand-ins by trade and a call the day before',
        },
      },
      {
        risk: { es: 'medio año sin fechas', en: 'half a year with no dates' },
        hits: 'month',
        trigger: {
          es: 'menos de cuatro reservas firmadas para la temporada siguiente',
          en: 'fewer than four bookings signed for the coming season',
        },
        response: {
          es: 'encargos de empresa y formatos pequeños entre semana',
          en: 'company work and small formats on weekdays',
        },
      },
    ],
    measures: {
      es: [
        'fechas firmadas por delante',
        'consultas que acaban en reserva',
        'importe medio por evento',
        'coste real sobre presupuesto',
        'señales cobradas',
        'horas extra por montaje',
      ],
      en: [
        'dates signed ahead',
        'enquiries that end in a booking',
        'average amount per event',
        'actual cost against the quote',
        'deposits received',
        'overtime per set-up',
      ],
    },
  },
};
