import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const eventServicesTrades = [
  {
    id: 'wedding_planner',
    sector: 'event_services',
    name: { es: 'Organización de bodas', en: 'Wedding planning' },
    clues: {
      es: ['organización de bodas', 'organizar bodas', 'bodas', 'wedding planner', 'novios', 'coordinación de bodas'],
      en: ['wedding planning', 'wedding planners', 'weddings', 'bride and groom', 'wedding coordinator', 'elopements'],
    },
    figures: {
      unit: { es: { one: 'boda', many: 'bodas' }, en: { one: 'wedding', many: 'weddings' } },
      variableCostPct: estimate(18, 25, 33),
      price: estimate(1_400, 2_600, 5_000),
      monthlyUnits: estimate(1, 3, 5),
      usualTeam: 1,
      staffPct: estimate(29, 35, 42),
      rentPct: estimate(0, 3, 6),
      marketingPct: estimate(6, 10, 14),
      netMarginPct: estimate(6, 14, 24),
      rampMonths: 12,
      daysToCollect: -60,
      customerCost: estimate(90, 220, 450),
      capex: estimate(2_500, 6_000, 15_000),
      season: [0.2, 0.3, 0.5, 0.9, 1.5, 2.0, 1.4, 0.8, 2.1, 1.3, 0.5, 0.5],
    },
    words: {
      aBusiness: { es: 'una empresa de organización de bodas', en: 'a wedding planner' },
      theBusiness: { es: 'la empresa', en: 'the planner' },
      usualCustomer: {
        es: 'las parejas que trabajan toda la semana y se casan lejos de donde viven',
        en: 'couples who work all week and marry far from where they live',
      },
      directCost: { es: 'los ayudantes del día, los viajes y las pruebas', en: 'helpers on the day, travel and tastings' },
      scene: {
        es: 'Quedan cinco meses y hay once pestañas abiertas. La finca pide el menú, el menú depende de los invitados, los invitados dependen de una tía, y la pareja trabaja hasta las ocho.',
        en: 'Five months to go, and eleven tabs open. The venue wants the menu, the menu hangs on the guests, the guests hang on an aunt, and the couple work until eight.',
      },
      stakes: {
        es: 'Cada cena acaba en una hoja de cálculo, y de lo que iba a ser la fiesta ya no se habla.',
        en: 'Every supper ends at a spreadsheet, and what the party was to be is no longer mentioned.',
      },
      costDoubt: {
        es: 'el coste por boda no apunta las cuarenta llamadas a proveedores ni el domingo que se pasa devolviendo jarrones',
        en: 'the cost per wedding has no line for forty calls to suppliers or the Sunday spent returning vases',
      },
      substitutes: {
        es: [
          'una hermana con una hoja de cálculo',
          'la coordinadora de la finca',
          'una aplicación de bodas',
          'una comida con los más cercanos',
        ],
        en: ['a sister with a spreadsheet', 'the venue’s own coordinator', 'a wedding app', 'lunch with the closest few'],
      },
      steps: {
        es: ['Cuenta fecha, lugar y presupuesto', 'Firma el plan y reserva con una señal', 'Llega a tu boda sin teléfono'],
        en: ['Share the date, the place and the budget', 'Sign the plan and pay the deposit', 'Come to your own wedding without a phone'],
      },
      strain: {
        es: 'La temporada tiene los sábados contados: la misma persona no puede estar en dos ceremonias, y medio año se trabaja sin que nadie se case.',
        en: 'The season has only so many Saturdays; one person cannot stand at two ceremonies, and for half the year there is work but no weddings.',
      },
      measures: {
        es: [
          'bodas firmadas por temporada',
          'visitas que acaban en contrato',
          'horas por boda',
          'señales cobradas',
          'parejas que llegan recomendadas',
        ],
        en: [
          'weddings signed per season',
          'meetings that end in a contract',
          'hours per wedding',
          'deposits paid',
          'couples who come recommended',
        ],
      },
    },
  },
  {
    id: 'catering',
    sector: 'event_services',
    name: { es: 'Catering', en: 'Catering' },
    clues: {
      es: ['catering', 'caterings', 'banquetes', 'cubiertos', 'menú de boda', 'coffee break', 'cocina para eventos'],
      en: ['caterer', 'caterers', 'banquets', 'event food', 'wedding menus', 'canapés', 'office lunches', 'buffets'],
    },
    figures: {
      unit: { es: { one: 'cubierto', many: 'cubiertos' }, en: { one: 'cover', many: 'covers' } },
      variableCostPct: estimate(39, 46, 54),
      price: estimate(28, 46, 95),
      monthlyUnits: estimate(160, 320, 520),
      usualTeam: 3,
      staffPct: estimate(26, 31, 37),
      rentPct: estimate(3, 5, 8),
      marketingPct: estimate(2, 4, 7),
      otherFixedPct: estimate(6, 8, 10),
      netMarginPct: estimate(1, 5, 10),
      vatClass: 'hospitality',
      daysToCollect: -15,
      customerCost: estimate(40, 110, 280),
      capex: estimate(20_000, 45_000, 110_000),
      capexLifeYears: 7,
      season: [0.5, 0.6, 0.8, 0.95, 1.4, 1.5, 1.15, 0.75, 1.35, 1.05, 0.75, 1.2],
    },
    words: {
      aBusiness: { es: 'una empresa de catering', en: 'a catering company' },
      theBusiness: { es: 'el catering', en: 'the caterer' },
      usualCustomer: {
        es: 'las empresas que reúnen gente y las familias que celebran sin cocinar',
        en: 'firms that bring people together and families who celebrate without cooking',
      },
      directCost: { es: 'el género, los camareros del día y el alquiler de vajilla', en: 'food, waiters for the day and hired crockery' },
      costDoubt: {
        es: 'el coste por cubierto no prevé las raciones de cortesía, la furgoneta frigorífica ni los diez invitados que se caen la víspera',
        en: 'the cost per cover makes no room for spare portions, the refrigerated van or the ten guests who drop out the night before',
      },
      substitutes: {
        es: ['un restaurante con salón', 'bandejas del supermercado', 'la familia en la cocina', 'un camión de comida alquilado'],
        en: ['a restaurant with a back room', 'supermarket platters', 'the family in the kitchen', 'a hired food truck'],
      },
      scene: {
        es: 'Hay sesenta personas convocadas a las dos y una cocina de oficina con un microondas. Un presupuesto habla de «experiencia» y no de raciones; otro deja el hielo, las copas y el servicio para después.',
        en: 'Sixty people are invited for two o’clock, and the office kitchen has a microwave. One quote talks of “an experience” and not of portions; the other leaves ice, glasses and service for later.',
      },
      stakes: {
        es: 'Si la comida llega fría o no llega para todos, de lo que se hablará el lunes no será de lo que se celebraba.',
        en: 'If the food is cold or runs short, Monday’s talk will not be about what was being celebrated.',
      },
      steps: {
        es: ['Di fecha, invitados y alergias', 'Prueba el menú y reserva con señal', 'Confirma el número una semana antes'],
        en: ['Give the date, the guests and any allergies', 'Taste the menu and hold it with a deposit', 'Confirm numbers a week before'],
      },
      before: {
        es: 'sesenta invitados, un microondas y un presupuesto sin copas',
        en: 'sixty guests, one microwave and a quote with no glasses',
      },
      after: {
        es: 'platos calientes a su hora y la cocina recogida antes de que nadie se vaya',
        en: 'hot plates on time and the kitchen cleared before anyone leaves',
      },
      proof: {
        es: 'tres servicios completos con el número de cubiertos, la hora de salida de cada plato y lo que volvió',
        en: 'three whole services with the covers, the time each dish went out and what came back',
      },
      strain: {
        es: 'Todo sale caliente a la vez y a treinta kilómetros de la cocina: la furgoneta, el horno y los camareros mandan más que las ganas de vender.',
        en: 'Everything has to be hot at once and half an hour from the kitchen, so van, oven and waiters set the limit before the order book does.',
      },
      measures: {
        es: [
          'cubiertos servidos',
          'importe por cubierto',
          'coste de género por cubierto',
          'horas de camarero por evento',
          'comida devuelta',
          'presupuestos aceptados',
        ],
        en: ['covers served', 'amount per cover', 'food cost per cover', 'waiter hours per event', 'food brought back', 'quotes accepted'],
      },
    },
  },
  {
    id: 'photographer',
    sector: 'event_services',
    name: { es: 'Fotografía y vídeo', en: 'Photography and video' },
    clues: {
      es: [
        'fotógrafo',
        'fotógrafa',
        'fotografía',
        'fotos de boda',
        'fotógrafo de bodas',
        'reportajes',
        'sesiones de fotos',
        'vídeo de bodas',
      ],
      en: ['photographer', 'photography', 'photo shoots', 'wedding photographer', 'photo shoot', 'videographer', 'portraits'],
    },
    figures: {
      unit: { es: { one: 'reportaje', many: 'reportajes' }, en: { one: 'shoot', many: 'shoots' } },
      variableCostPct: estimate(10, 16, 24),
      price: estimate(350, 780, 1_800),
      monthlyUnits: estimate(4, 9, 16),
      usualTeam: 1,
      staffPct: estimate(32, 38, 45),
      rentPct: estimate(0, 4, 9),
      marketingPct: estimate(5, 8, 12),
      otherFixedPct: estimate(11, 14, 18),
      netMarginPct: estimate(6, 15, 24),
      daysToCollect: -20,
      customerCost: estimate(35, 90, 220),
      capex: estimate(7_000, 14_000, 30_000),
      capexLifeYears: 4,
      season: [0.4, 0.5, 0.7, 1.0, 1.6, 1.6, 1.15, 0.75, 1.6, 1.2, 0.7, 0.8],
    },
    words: {
      aBusiness: { es: 'un estudio de fotografía', en: 'a photography studio' },
      theBusiness: { es: 'el estudio', en: 'the studio' },
      usualCustomer: {
        es: 'las parejas, las familias con niños pequeños y los negocios que abren web',
        en: 'couples, families with small children and firms putting up a website',
      },
      directCost: { es: 'la segunda cámara, los álbumes y los viajes', en: 'second shooter, albums and travel' },
      costDoubt: {
        es: 'el coste por reportaje esconde las dos jornadas de selección y retoque que siguen a cada día de cámara',
        en: 'the cost per shoot conceals the two days of choosing and editing behind every day with a camera',
      },
      substitutes: {
        es: [
          'un invitado con buen móvil',
          'un compañero de trabajo aficionado',
          'el fotógrafo que trae la finca',
          'fotos de catálogo para la web',
        ],
        en: ['a guest with a good phone', 'a colleague with a hobby', 'the venue’s photographer', 'stock pictures for the website'],
      },
      scene: {
        es: 'De aquella boda quedan mil fotos en un grupo de mensajes, todas con el mismo reflejo en la cara. Falta la del abuelo, que estuvo allí toda la tarde, y nadie lo pensó hasta el invierno.',
        en: 'Of that wedding there are a thousand pictures in a group chat, all with the same flare across a face. The grandfather’s is missing, though he was there all afternoon, and nobody thought of it until winter.',
      },
      stakes: {
        es: 'Lo que no se fotografió aquel día no hay tarde libre que lo recupere.',
        en: 'What was not photographed that day, no free afternoon brings back.',
      },
      story: {
        wish: {
          es: 'Va a reunir a quienes quiere y sabe que luego se le olvidará la mitad. Quiere mirar unas fotos y volver a oír la sala.',
          en: 'Somebody about to gather the people they love, knowing half of it will be forgotten. They want to look at pictures and hear the room again.',
        },
        obstacle: {
          es: 'Los catálogos enseñan a gente guapa a contraluz, y los precios llegan por escrito después de tres reuniones.',
          en: 'Portfolios show handsome people against the light, and prices come in writing after three meetings.',
        },
        hurt: {
          es: 'A los dos años aún se habla del álbum que está a punto de hacerse.',
          en: 'Two years on, the album is still about to be made.',
        },
      },
      rivalTest: {
        es: 'Pide a dos estudios un reportaje entero, no los favoritos, y cuenta caras con ojos cerrados, días de entrega y qué pasa si enferma quien lo hace.',
        en: 'Ask two studios for one whole shoot rather than favourites, and count closed eyes, days to delivery and what happens if the photographer falls ill.',
      },
      steps: {
        es: ['Cuenta qué día es y quién importa', 'Reserva la fecha con una señal', 'Elige las tuyas en la galería privada'],
        en: ['Say which day it is and who matters', 'Hold the date with a deposit', 'Choose yours in the private gallery'],
      },
      before: { es: 'mil fotos en un grupo y falta el abuelo', en: 'a thousand pictures in a chat and no grandfather' },
      after: {
        es: 'unas fotos que se enseñan y un álbum encima de la mesa',
        en: 'pictures worth showing and an album on the table',
      },
      proof: {
        es: 'tres reportajes completos, con los días que pasaron del disparo a la entrega',
        en: 'three complete shoots, each with the days from shutter to delivery',
      },
      strain: {
        es: 'En temporada se dispara cada sábado y se retoca cada noche: la cola de entregas crece hasta que acaba, y es ahí donde se pierden las recomendaciones.',
        en: 'In season there is a shoot each Saturday and editing each night; the delivery queue grows until it ends, and that is where referrals are lost.',
      },
      measures: {
        es: ['reportajes firmados', 'importe medio por reportaje', 'horas de retoque', 'días hasta la entrega', 'clientes recomendados'],
        en: ['shoots signed', 'average amount per shoot', 'editing hours', 'days to delivery', 'clients who come recommended'],
      },
      permits: {
        es: [
          'contrato con cesión de derechos',
          'autorización de imagen de menores',
          'protección de datos de las galerías',
          'seguro del equipo',
          'responsabilidad civil en sala ajena',
          'permiso de vuelo si se usa dron',
        ],
        en: [
          'contract with image rights',
          'consent for pictures of children',
          'data protection for galleries',
          'equipment insurance',
          'liability cover at other people’s venues',
          'flight permission where drones are used',
        ],
      },
    },
  },
  {
    id: 'childrens_parties',
    sector: 'event_services',
    name: { es: 'Fiestas infantiles', en: 'Children’s parties' },
    clues: {
      es: [
        'fiestas infantiles',
        'cumpleaños infantiles',
        'cumpleaños de niños',
        'animación infantil',
        'animadores',
        'hinchables',
        'parque de bolas',
        'ludoteca de cumpleaños',
      ],
      en: [
        'kids parties',
        'children’s birthdays',
        'birthday parties',
        'party entertainer',
        'bouncy castles',
        'bouncy castle',
        'soft play',
        'face painting',
      ],
    },
    figures: {
      unit: { es: { one: 'fiesta', many: 'fiestas' }, en: { one: 'party', many: 'parties' } },
      variableCostPct: estimate(20, 26, 34),
      price: estimate(170, 260, 420),
      monthlyUnits: estimate(14, 28, 48),
      usualTeam: 2,
      staffPct: estimate(36, 42, 48),
      rentPct: estimate(3, 8, 14),
      marketingPct: estimate(4, 6, 9),
      netMarginPct: estimate(2, 7, 14),
      daysToCollect: -7,
      daysToPay: 15,
      customerCost: estimate(15, 35, 80),
      capex: estimate(7_000, 18_000, 50_000),
      season: [0.85, 0.95, 1.05, 1.05, 1.35, 1.4, 0.75, 0.45, 0.95, 1.1, 1.0, 1.1],
    },
    words: {
      aBusiness: { es: 'una empresa de fiestas infantiles', en: 'a children’s party company' },
      theBusiness: { es: 'la empresa', en: 'the company' },
      usualCustomer: {
        es: 'las familias con hijos de tres a diez años que viven en pisos',
        en: 'families in flats with children between nursery and ten',
      },
      directCost: { es: 'la merienda, los regalos y los animadores del día', en: 'tea, party bags and entertainers for the day' },
      costDoubt: {
        es: 'el coste por fiesta no ve la hora de montar y la de limpiar, los globos que explotan ni los hermanos que vienen sin avisar',
        en: 'the cost per party misses an hour setting up and another clearing, balloons that burst and brothers and sisters who turn up uninvited',
      },
      substitutes: {
        es: ['una merienda en casa', 'el parque con una tarta', 'una hamburguesería con juegos', 'el cine con tres amigos'],
        en: ['tea at home', 'the park with a cake', 'a burger place with a slide', 'the cinema with three friends'],
      },
      scene: {
        es: 'El grupo del colegio ha confirmado veintidós y el salón mide cuatro por tres. Llueve desde el lunes, el parque queda descartado y alguien se acuerda de una alergia a los frutos secos.',
        en: 'The class chat has confirmed the whole form and the living room holds six. It has rained since Monday, the park is ruled out, and somebody remembers a nut allergy.',
      },
      stakes: {
        es: 'El cumpleaños que acaba en llantos lo recuerda toda la clase, y en casa queda además la mancha del sofá.',
        en: 'A birthday that ends in tears is remembered by the whole class, and at home the stain stays on the sofa.',
      },
      story: {
        wish: {
          es: 'Quiere que su hija sople las velas con todos alrededor. Y quiere mirarla, no servir zumos.',
          en: 'Somebody who wants their daughter to blow out candles with everyone round her, and to be watching instead of pouring juice.',
        },
        obstacle: {
          es: 'Los locales buenos se llenan con dos meses, y los libres lo están por algo.',
          en: 'The good places fill two months ahead, and the free ones are free for a reason.',
        },
        hurt: {
          es: 'La tarde se va en buscar zapatos por debajo de las mesas y no queda una foto en la que salga la familia.',
          en: 'The afternoon goes on finding shoes under tables, and the family is in none of the photographs.',
        },
      },
      rivalTest: {
        es: 'Pregunta a dos locales por el mismo sábado y apunta cuántos adultos ponen, si mencionan las alergias y a qué hora hay que irse.',
        en: 'Ask two places about the same Saturday, and note how many adults they provide, whether they mention allergies and what time everyone has to leave.',
      },
      steps: {
        es: ['Di edad, número y tema', 'Reserva la tarde con una señal', 'Llega con la tarta y siéntate'],
        en: ['Give the age, the number and the theme', 'Hold the afternoon with a deposit', 'Bring the cake and sit down'],
      },
      before: { es: 'veintidós confirmados y un salón pequeño', en: 'a whole class confirmed and a small living room' },
      after: {
        es: 'niños cansados, todos los zapatos y una foto con la familia entera',
        en: 'tired children, every shoe found and one picture with the whole family',
      },
      proof: {
        es: 'diez fiestas con el teléfono de los padres y los certificados de todo el equipo',
        en: 'ten parties with the parents’ phone numbers and every helper’s background check',
      },
      strain: {
        es: 'Todas las fiestas caben en seis tardes de fin de semana: el martes sobra el local y el sábado faltan animadores.',
        en: 'Every party has to fit into a few weekend afternoons; on Tuesday the room is spare and on Saturday entertainers are short.',
      },
      risks: [
        {
          risk: { es: 'un niño se hace daño', en: 'a child is hurt' },
          hits: 'policy',
          trigger: { es: 'más de diez niños por adulto en una sala', en: 'over ten children to one adult in a room' },
          response: {
            es: 'número cerrado, botiquín, seguro y parte firmado',
            en: 'a fixed limit, a first-aid kit, insurance and a signed report',
          },
        },
        {
          risk: { es: 'una alergia que nadie apuntó', en: 'an allergy nobody wrote down' },
          hits: 'policy',
          trigger: { es: 'una reserva con la casilla en blanco', en: 'a booking with the box left blank' },
          response: {
            es: 'pregunta por escrito y merienda sin los más frecuentes',
            en: 'the question in writing, and a tea free of the usual ones',
          },
        },
        {
          risk: { es: 'varicela y fiesta aplazada', en: 'chickenpox and a party put off' },
          hits: 'lost-sale',
          trigger: { es: 'un aviso del colegio a media semana', en: 'a note from school in midweek' },
          response: {
            es: 'cambio de fecha sin coste una vez y señal que se conserva',
            en: 'one free change of date with the deposit kept',
          },
        },
      ],
      measures: {
        es: [
          'fiestas por fin de semana',
          'importe medio por fiesta',
          'niños por animador',
          'reservas por recomendación',
          'tardes sin fiesta',
        ],
        en: [
          'parties per weekend',
          'average amount per party',
          'children per entertainer',
          'bookings by word of mouth',
          'empty afternoons',
        ],
      },
      permits: {
        es: [
          'certificado de delitos sexuales de todo el equipo',
          'licencia del local para público infantil',
          'revisión de hinchables con montaje firmado',
          'registro sanitario si hay merienda',
          'seguro de responsabilidad con accidentes',
          'permiso de imagen de menores',
        ],
        en: [
          'background checks for everyone who works with children',
          'premises licence for children',
          'inspection of inflatables',
          'food registration if tea is served',
          'liability cover that includes accidents',
          'consent for pictures of minors',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
