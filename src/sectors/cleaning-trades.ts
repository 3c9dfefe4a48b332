import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const cleaningTrades = [
  {
    id: 'home_cleaning',
    sector: 'cleaning',
    name: { es: 'Limpieza de hogares', en: 'Home cleaning' },
    clues: {
      es: [
        'limpieza de casas',
        'limpieza de hogares',
        'limpieza a domicilio',
        'limpiar casas',
        'hogares',
        'servicio doméstico',
        'limpieza de pisos',
        'planchar',
      ],
      en: ['home cleaning', 'house cleaning', 'domestic cleaning', 'cleaning homes', 'cleaning houses', 'maid service', 'ironing'],
    },
    figures: {
      unit: { es: { one: 'visita', many: 'visitas' }, en: { one: 'visit', many: 'visits' } },
      revenueModel: 'service',
      variableCostPct: estimate(3, 5, 8),
      price: estimate(36, 48, 80),
      monthlyUnits: estimate(90, 170, 320),
      usualTeam: 3,
      staffPct: estimate(57, 63, 69),
      marketingPct: estimate(3, 5, 8),
      netMarginPct: estimate(4, 10, 16),
      daysToCollect: 3,
      daysToPay: 15,
      customerCost: estimate(25, 60, 140),
      capex: estimate(2_000, 5_000, 12_000),
      season: [0.95, 1.0, 1.05, 1.05, 1.05, 1.0, 0.9, 0.7, 1.1, 1.1, 1.05, 1.05],
    },
    words: {
      aBusiness: { es: 'una empresa de limpieza de hogares', en: 'a home cleaning company' },
      theBusiness: { es: 'la empresa', en: 'the company' },
      usualCustomer: {
        es: 'las familias que trabajan fuera y los mayores que ya no se suben a la escalera',
        en: 'families out at work and older people who no longer climb the stepladder',
      },
      directCost: { es: 'los productos, los guantes y el transporte', en: 'products, gloves and fares' },
      costDoubt: {
        es: 'el coste por visita olvida el autobús entre dos casas y la hora que se queda sin vender cuando una familia avisa tarde',
        en: 'the cost per visit forgets the bus between two homes and the hour left unsold when a family cancels late',
      },
      substitutes: {
        es: ['una persona contratada por horas', 'una aplicación de limpieza', 'repartirse los sábados', 'un robot aspirador'],
        en: ['somebody paid by the hour', 'a cleaning app', 'sharing out the Saturdays', 'a robot vacuum'],
      },
      scene: {
        es: 'Es sábado por la mañana y el plan es el baño. La persona que venía se ha ido a su pueblo, la de la aplicación cambia cada semana y alguien pregunta por qué hay que explicar otra vez qué no se toca.',
        en: 'It is Saturday morning and the plan is the bathroom. Whoever used to come has moved away, the app sends a new face every week, and once again someone must explain what not to touch.',
      },
      stakes: {
        es: 'Se va en fregar el único día en que coinciden todos, y el resto de la semana se vive mirando para otro lado.',
        en: 'The one day everybody is at home goes on scrubbing, and the rest of the week is spent looking the other way.',
      },
      story: {
        wish: {
          es: 'Sale de casa a las ocho y vuelve a las siete. Quiere abrir la puerta y que huela a limpio sin haber organizado nada.',
          en: 'Somebody out of the house from eight until seven. They want to open the door to a clean smell without having arranged a thing.',
        },
        obstacle: {
          es: 'Dejar las llaves pide confianza, y la confianza no se manda por mensaje.',
          en: 'Handing over keys takes trust, and trust does not come by message.',
        },
        hurt: {
          es: 'Las discusiones de la pareja empiezan casi siempre por un fregadero.',
          en: 'Most of the couple’s quarrels begin at the sink.',
        },
      },
      rivalTest: {
        es: 'Contrata una visita del rival en tu propia casa, mira detrás del inodoro y debajo del sofá y apunta quién vino la segunda vez.',
        en: 'Book the rival for your own home, look behind the lavatory and under the sofa, and note who came the second time.',
      },
      steps: {
        es: ['Enseña la casa y di qué importa', 'Elige día, horas y la misma persona', 'Paga cada mes y cambia cuando quieras'],
        en: ['Show the house and say what matters', 'Choose a day, the hours and the same person', 'Pay monthly and change when you like'],
      },
      before: { es: 'el sábado con la fregona y una cara nueva cada semana', en: 'a Saturday with a mop and a new face every week' },
      after: { es: 'la casa limpia al volver y siempre la misma persona', en: 'a clean home to come back to and always the same person' },
      proof: {
        es: 'diez familias con la misma persona desde hace un año y su teléfono para preguntar',
        en: 'ten families with the same cleaner for a year and a number to ask them on',
      },
      risks: [
        {
          risk: { es: 'quien limpia se marcha con la casa', en: 'the cleaner leaves with the home' },
          hits: 'client',
          trigger: { es: 'una familia que pide su teléfono', en: 'a family that asks for the cleaner’s number' },
          response: {
            es: 'sueldo por encima de lo que ofrece un particular y sustituta conocida',
            en: 'pay above what a household offers, and a stand-in they know',
          },
        },
        {
          risk: { es: 'algo roto o que no aparece', en: 'something broken or missing' },
          hits: 'policy',
          trigger: { es: 'una llamada la misma tarde', en: 'a call the same afternoon' },
          response: { es: 'foto de llegada, seguro y respuesta en un día', en: 'a photo on arrival, insurance and an answer within a day' },
        },
        {
          risk: { es: 'anulaciones en puentes y verano', en: 'cancellations at holidays and in summer' },
          hits: 'sales',
          trigger: { es: 'una de cada cinco visitas fuera del calendario', en: 'one visit in five off the calendar' },
          response: {
            es: 'cuota mensual con visitas que se recuperan y limpiezas a fondo',
            en: 'a monthly fee with visits made up later, and deep cleans',
          },
        },
      ],
      strain: {
        es: 'Todo el mundo quiere jueves o viernes por la mañana: el lunes sobran horas de contrato y cada baja deja a dos familias sin nadie.',
        en: 'Everybody wants Thursday or Friday morning; Monday’s contracted hours go begging, and each absence leaves two families with no one.',
      },
      measures: {
        es: [
          'visitas por semana',
          'horas vendidas sobre horas pagadas',
          'familias que siguen a los seis meses',
          'visitas anuladas',
          'cambios de persona por casa',
        ],
        en: [
          'visits per week',
          'hours sold out of hours paid',
          'families still there after six months',
          'visits called off',
          'changes of person per home',
        ],
      },
      channels: [
        {
          name: { es: 'recomendación con una visita de regalo', en: 'referral with a free visit' },
          purpose: { es: 'la vecina del mismo rellano', en: 'the neighbour across the landing' },
          share: 35,
        },
        {
          name: { es: 'ficha de Google con opiniones', en: 'Google profile with opinions' },
          purpose: { es: 'quien acaba de quedarse sin ayuda', en: 'those who have just lost their help' },
          share: 35,
        },
        {
          name: { es: 'carteles en portales y colegios', en: 'notices in halls and schools' },
          purpose: { es: 'llenar una ruta a pie', en: 'filling a walkable round' },
          share: 30,
        },
      ],
    },
  },
  {
    id: 'office_cleaning',
    sector: 'cleaning',
    name: { es: 'Limpieza de oficinas y locales', en: 'Office cleaning' },
    clues: {
      es: [
        'limpieza de oficinas',
        'limpieza de locales',
        'limpieza de comunidades',
        'escaleras y portales',
        'limpieza de naves',
        'limpieza de colegios',
      ],
      en: ['office cleaning', 'commercial cleaning', 'contract cleaning', 'stairwells', 'cleaning shops', 'janitorial'],
    },
    figures: {
      unit: {
        es: { one: 'contrato de limpieza', many: 'contratos de limpieza' },
        en: { one: 'cleaning contract', many: 'cleaning contracts' },
      },
      variableCostPct: estimate(4, 6, 9),
      price: estimate(180, 420, 1_100),
      monthlyUnits: estimate(10, 26, 50),
      usualTeam: 3,
      staffPct: estimate(54, 60, 66),
      netMarginPct: estimate(6, 11, 17),
      daysToCollect: 40,
      customerCost: estimate(90, 210, 450),
      capex: estimate(5_000, 11_000, 25_000),
      season: [1.0, 1.0, 1.02, 1.0, 1.02, 1.02, 0.98, 0.82, 1.02, 1.04, 1.04, 1.04],
    },
    words: {
      aBusiness: { es: 'una empresa de limpieza de oficinas', en: 'an office cleaning company' },
      theBusiness: { es: 'la empresa', en: 'the company' },
      usualCustomer: {
        es: 'las oficinas, consultas y locales de diez a cuarenta personas',
        en: 'offices, surgeries and premises of ten to forty people',
      },
      directCost: { es: 'los productos, las bolsas y el papel que se repone', en: 'products, bin bags and paper supplies' },
      costDoubt: {
        es: 'el coste por contrato no prevé la máquina que se avería, las vacaciones cubiertas ni los cristales que nadie incluyó y todos esperan',
        en: 'the cost per contract allows nothing for the machine that breaks, the holidays to cover or the windows nobody priced and all expect',
      },
      substitutes: {
        es: [
          'una contrata nacional',
          'personal propio a media jornada',
          'la limpieza incluida en el alquiler',
          'un turno entre compañeros',
        ],
        en: ['a national contractor', 'a part-time employee', 'cleaning included in the rent', 'a rota among colleagues'],
      },
      strain: {
        es: 'Todas las oficinas quieren limpieza entre las seis y las nueve: el equipo trabaja tres horas seguidas y el resto del día no hay a quién mandar.',
        en: 'Every office wants cleaning between six and nine, so the team works three hours flat out and for the rest of the day has nowhere to go.',
      },
    },
  },
  {
    id: 'holiday_flat_cleaning',
    sector: 'cleaning',
    name: { es: 'Limpieza de pisos turísticos', en: 'Holiday flat cleaning' },
    clues: {
      es: [
        'limpieza de airbnb',
        'limpiamos airbnb',
        'limpiamos apartamentos turísticos',
        'limpiamos departamentos de airbnb',
        'limpieza de departamentos',
        'limpieza de departamentos de airbnb',
        'limpiar departamentos de airbnb',
        'limpieza de viviendas vacacionales',
        'cambio de huéspedes',
        'huésped y huésped',
        'limpieza entre huéspedes',
        'limpieza de pisos turísticos',
        'limpieza de apartamentos turísticos',
        'limpiar pisos turísticos',
      ],
      en: [
        'holiday let cleaning',
        'airbnb cleaning',
        'turnovers',
        'changeovers',
        'guest changeover',
        'short let cleaning',
        'cleaning holiday lets',
        'cleaning holiday flats',
        'cleaning between guests',
      ],
    },
    figures: {
      unit: {
        es: { one: 'cambio de huéspedes', many: 'cambios de huéspedes' },
        en: { one: 'changeover', many: 'changeovers' },
      },
      revenueModel: 'service',
      variableCostPct: estimate(12, 18, 25),
      price: estimate(36, 52, 90),
      monthlyUnits: estimate(90, 190, 340),
      usualTeam: 3,
      staffPct: estimate(48, 54, 60),
      rentPct: estimate(1, 3, 5),
      marketingPct: estimate(1, 3, 5),
      netMarginPct: estimate(4, 10, 17),
      weatherDriven: true,
      daysToCollect: 20,
      daysToPay: 20,
      capex: estimate(4_000, 10_000, 25_000),
      season: [0.5, 0.6, 0.85, 1.15, 1.1, 1.2, 1.45, 1.6, 1.2, 1.0, 0.6, 0.75],
    },
    words: {
      aBusiness: { es: 'una empresa de limpieza de pisos turísticos', en: 'a holiday flat cleaning company' },
      theBusiness: { es: 'la empresa', en: 'the company' },
      usualCustomer: {
        es: 'los propietarios y gestores con pisos que cambian de huéspedes cada tres noches',
        en: 'owners and managers whose flats change guests every few nights',
      },
      directCost: { es: 'la lavandería, los jabones y el café de bienvenida', en: 'linen, toiletries and welcome coffee' },
      costDoubt: {
        es: 'el coste por cambio no anota la sábana manchada que se repone, la salida tardía ni el viaje de vuelta por unas llaves',
        en: 'the cost per changeover fails to note the stained sheet replaced, the late departure or the journey back for a set of keys',
      },
      substitutes: {
        es: [
          'el propio dueño con un cubo',
          'una persona sola por piso',
          'la gestora que lo incluye',
          'una aplicación de limpieza por horas',
        ],
        en: ['the owner with a bucket', 'one cleaner per flat', 'the manager who includes it', 'an hourly cleaning app'],
      },
      scene: {
        es: 'Los de hoy salen a las once y los siguientes aterrizan a las dos. Quien limpiaba no contesta, hay una sábana quemada y el dueño lo está viendo por la cámara del portal desde otro país.',
        en: 'Today’s guests leave at eleven, and the next land at two. The cleaner is not answering, a sheet is scorched, and the owner is watching the street door on a camera from another country.',
      },
      stakes: {
        es: 'Un pelo en la ducha son cuatro estrellas en vez de cinco, y esa nota baja el precio de todo el verano.',
        en: 'A hair in the shower is four stars instead of five, and that mark lowers the price for the whole summer.',
      },
      story: {
        wish: {
          es: 'Alquila por noches un piso que está lejos. Quiere saber que está listo sin tener que preguntar.',
          en: 'Somebody who lets a faraway flat by the night. They want to know it is ready without having to ask.',
        },
        obstacle: {
          es: 'Quien limpia bien tiene ya doce pisos, y el calendario cambia de la noche a la mañana.',
          en: 'Those who clean well already have a dozen flats, and the calendar changes overnight.',
        },
        hurt: {
          es: 'Cada entrada es una tarde con el teléfono en la mano.',
          en: 'Every arrival is an afternoon spent holding the phone.',
        },
      },
      rivalTest: {
        es: 'Lee las últimas cincuenta opiniones de los pisos que limpia el rival y cuenta cuántas hablan de polvo, de olor o de toallas.',
        en: 'Read the last fifty reviews of the flats a rival cleans, and count how many mention dust, smells or towels.',
      },
      steps: {
        es: ['Comparte el calendario de reservas', 'Deja un juego de llaves y otro de sábanas', 'Recibe fotos cuando el piso está listo'],
        en: ['Share the booking calendar', 'Leave a set of keys and a set of sheets', 'Get photos when the flat is ready'],
      },
      before: {
        es: 'mensajes cruzados a mediodía y un huésped esperando en el rellano',
        en: 'messages flying at noon and a guest waiting on the landing',
      },
      after: { es: 'fotos del piso listo antes de la entrada', en: 'photos of the flat ready before check-in' },
      proof: {
        es: 'un verano de cambios con hora de salida, hora de piso listo y foto de cada baño',
        en: 'a summer of changeovers with time out, time ready and a picture of each bathroom',
      },
      channels: [
        {
          name: { es: 'gestoras de pisos turísticos', en: 'holiday let managers' },
          purpose: { es: 'varios pisos con una firma', en: 'several flats under one signature' },
          share: 45,
        },
        {
          name: { es: 'grupos de propietarios', en: 'owners’ groups' },
          purpose: { es: 'quien se ha quedado sin limpieza hoy', en: 'those let down today' },
          share: 30,
        },
        {
          name: { es: 'visitas por calles en temporada baja', en: 'street by street in low season' },
          purpose: { es: 'rutas a pie en temporada alta', en: 'walkable rounds in high season' },
          share: 25,
        },
      ],
      strain: {
        es: 'Los sábados de temporada alta salen y entran todos entre las once y las cuatro: hace falta el triple de gente, y el martes sobra casi toda.',
        en: 'On high-season Saturdays they all leave and arrive between eleven and four, when it takes three times the people; on Tuesday most of them are not needed.',
      },
      measures: {
        es: [
          'cambios por semana',
          'minutos por piso',
          'pisos listos antes de su hora',
          'nota de limpieza en las opiniones',
          'sábanas repuestas',
          'pisos por persona',
        ],
        en: [
          'changeovers per week',
          'minutes per flat',
          'flats ready on time',
          'cleanliness score in reviews',
          'sheets replaced',
          'flats per person',
        ],
      },
      risks: [
        {
          risk: { es: 'el ayuntamiento retira licencias', en: 'the council withdraws licences' },
          hits: 'sales',
          trigger: { es: 'una zona saturada anunciada en el barrio', en: 'a saturated area announced in the district' },
          response: {
            es: 'oficinas pequeñas y alquiler por meses en la misma ruta',
            en: 'small offices and monthly lets on the same round',
          },
        },
        {
          risk: { es: 'una gestora concentra los pisos', en: 'one manager holds most flats' },
          hits: 'client',
          trigger: { es: 'más de la tercera parte de los cambios con una sola firma', en: 'over a third of changeovers for one client' },
          response: { es: 'contrato con preaviso y propietarios sueltos', en: 'a notice period in writing and single owners' },
        },
        {
          risk: { es: 'no llega quien tenía que limpiar', en: 'the cleaner does not arrive' },
          hits: 'lost-sale',
          trigger: { es: 'nadie en la puerta media hora después de la salida', en: 'nobody at the door half an hour after check-out' },
          response: {
            es: 'segunda persona avisada cada día y llaves duplicadas',
            en: 'a second person on call each day and duplicate keys',
          },
        },
      ],
    },
  },
  {
    id: 'laundry',
    sector: 'cleaning',
    name: { es: 'Lavandería', en: 'Laundry' },
    clues: {
      es: ['lavandería', 'lavandería autoservicio', 'tintorería', 'lavadoras', 'secadoras', 'lavar ropa', 'coladas'],
      en: ['laundry', 'launderette', 'laundromat', 'dry cleaner', 'dry cleaning', 'washing machines', 'dryers', 'wash and fold'],
    },
    figures: {
      unit: { es: { one: 'colada', many: 'coladas' }, en: { one: 'wash', many: 'washes' } },
      revenueModel: 'transaction',
      variableCostPct: estimate(19, 24, 30),
      price: estimate(5, 7, 14),
      monthlyUnits: estimate(650, 1_150, 2_200),
      usualTeam: 1,
      staffPct: estimate(18, 25, 34),
      rentPct: estimate(11, 16, 21),
      marketingPct: estimate(1, 3, 5),
      otherFixedPct: estimate(12, 16, 20),
      netMarginPct: estimate(3, 11, 18),
      rampMonths: 12,
      daysToCollect: 0,
      daysOfStock: 20,
      customerCost: estimate(2, 6, 15),
      capex: estimate(45_000, 90_000, 180_000),
      capexLifeYears: 10,
      season: [1.1, 1.05, 1.0, 0.95, 0.95, 0.9, 0.95, 1.0, 0.95, 1.0, 1.05, 1.1],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'una lavandería de barrio', en: 'a neighbourhood laundry' },
      theBusiness: { es: 'la lavandería', en: 'the laundry' },
      usualCustomer: {
        es: 'los vecinos sin secadora, los estudiantes y los pisos turísticos de la zona',
        en: 'neighbours with no dryer, students and holiday flats nearby',
      },
      directCost: { es: 'el agua, la luz, el gas y el detergente', en: 'water, power, gas and detergent' },
      costDoubt: {
        es: 'el coste por colada no cuenta la máquina parada una semana ni la secadora que gira a medio llenar',
        en: 'the cost per wash leaves out the machine out of order for a week and the dryer turning half full',
      },
      substitutes: {
        es: ['la lavadora de casa', 'el tendedero del salón', 'la tintorería del centro', 'llevarlo a casa de los padres'],
        en: ['the machine at home', 'a clothes horse in the living room', 'the dry cleaner in town', 'taking it to the parents’'],
      },
      scene: {
        es: 'Llueve desde el martes y el edredón no cabe en el tambor. El salón lleva tres días con toallas en las sillas, y el lunes hay que ponerse el uniforme.',
        en: 'It has rained since Tuesday, and the duvet does not fit in the drum. Towels have hung on the chairs for three days, and the uniform is needed on Monday.',
      },
      stakes: {
        es: 'La ropa que no seca huele, se vuelve a lavar, y una tarde de domingo se gasta en mirar por la ventana.',
        en: 'Clothes that do not dry smell and go back in the wash, and a Sunday afternoon is spent watching the rain.',
      },
      story: {
        wish: {
          es: 'Vive en un piso pequeño sin terraza. Quiere salir con una bolsa sucia y volver, una hora después, con todo doblado.',
          en: 'Somebody in a small flat with no balcony. They want to go out with a dirty bag and be home an hour later with everything folded.',
        },
        obstacle: {
          es: 'La máquina de casa tarda toda la noche, y la del centro cierra a las ocho.',
          en: 'The machine at home takes all night, and the place in town shuts at eight.',
        },
        hurt: {
          es: 'El fin de semana se organiza alrededor de un tendedero.',
          en: 'The weekend is arranged around a clothes horse.',
        },
      },
      rivalTest: {
        es: 'Lleva el mismo edredón a otra lavandería un sábado y apunta la espera, si sale seco y cuántas máquinas tienen un papel de averiada.',
        en: 'Take the same duvet to another laundry on a Saturday, and note the wait, whether it comes out dry and how many machines have a sign on them.',
      },
      steps: {
        es: ['Elige máquina y paga con el móvil', 'Recibe un aviso cuando acabe', 'Dobla en la mesa o pide que lo doblen'],
        en: ['Choose a machine and pay by phone', 'Get a message when it finishes', 'Fold at the table or have it folded'],
      },
      before: { es: 'toallas en las sillas y un edredón sin lavar', en: 'towels on the chairs and an unwashed duvet' },
      after: { es: 'la bolsa limpia, seca y doblada al volver por ella', en: 'a bag washed, dried and folded by the time it is collected' },
      proof: {
        es: 'dos meses de contador por máquina, con coladas al día y consumo de cada una',
        en: 'two months of meter readings by machine, with washes a day and what each used',
      },
      strain: {
        es: 'Los domingos de lluvia hay cola delante de las secadoras y los miércoles giran vacías: el sitio, la potencia y el alquiler no cambian.',
        en: 'On wet Sundays there is a queue for the dryers, and on Wednesdays they stand empty; floor, power and rent stay the same.',
      },
      risks: [
        {
          risk: { es: 'la luz y el gas se disparan', en: 'power and gas soar' },
          hits: 'costs',
          trigger: { es: 'el coste por colada un tercio más alto que al abrir', en: 'the cost per wash a third above opening day' },
          response: { es: 'tarifa fija, bombas de calor y precio por horas', en: 'a fixed tariff, heat pumps and prices by the hour' },
        },
        {
          risk: { es: 'una máquina parada en fin de semana', en: 'a machine down at the weekend' },
          hits: 'week',
          trigger: { es: 'un ruido o un aviso el jueves', en: 'a noise or a warning on Thursday' },
          response: { es: 'contrato de mantenimiento y correas de repuesto', en: 'a maintenance contract and spare belts' },
        },
        {
          risk: { es: 'abre otra a dos calles', en: 'another opens two streets away' },
          hits: 'sales',
          trigger: { es: 'un local con desagües nuevos y obra', en: 'premises with new drains and builders in' },
          response: { es: 'lavado por encargo y acuerdos con pisos turísticos', en: 'service washes and contracts with holiday flats' },
        },
      ],
      measures: {
        es: [
          'coladas por máquina al día',
          'ingreso por metro de local',
          'consumo por colada',
          'horas de máquina parada',
          'coladas por encargo',
          'clientes con tarjeta que vuelven',
        ],
        en: [
          'washes per machine a day',
          'income per square metre',
          'power used per wash',
          'machine hours lost',
          'service washes',
          'card holders who return',
        ],
      },
      channels: [
        {
          name: { es: 'rótulo y luz de madrugada', en: 'sign lit before dawn' },
          purpose: { es: 'quien pasa por delante a diario', en: 'people who pass every day' },
          share: 40,
        },
        {
          name: { es: 'mapa del móvil con horario y máquinas libres', en: 'map listing with free machines' },
          purpose: { es: 'el domingo que llueve', en: 'the wet Sunday' },
          share: 35,
        },
        {
          name: { es: 'acuerdos con pisos turísticos y peluquerías', en: 'agreements with holiday flats and hairdressers' },
          purpose: { es: 'toallas fijas entre semana', en: 'regular towels in midweek' },
          share: 25,
        },
      ],
      permits: {
        es: [
          'licencia de actividad con proyecto de instalación',
          'autorización de vertido',
          'boletín eléctrico para la potencia contratada',
          'revisión de gas si hay secadoras',
          'tarifas a la vista',
          'seguro con daños a la ropa ajena',
        ],
        en: [
          'licence with an installation plan',
          'consent to discharge water',
          'electrical certificate for the load',
          'gas inspection where dryers need it',
          'prices on display',
          'cover for damage to customers’ clothes',
        ],
      },
    },
  },
  {
    id: 'car_wash',
    sector: 'cleaning',
    name: { es: 'Lavado de coches', en: 'Car wash' },
    clues: {
      es: [
        'lavado de coches',
        'lavado de autos',
        'lavado de carros',
        'lavado de carros a domicilio',
        'lavadero de coches',
        'lavadero de autos',
        'lavadero de carros',
        'lavado a mano de coches',
        'autolavado',
        'túnel de lavado',
        'detailing',
      ],
      en: ['car wash', 'hand car wash', 'car detailing', 'auto detailing', 'car valeting', 'valeting', 'mobile valeting', 'wash bays'],
    },
    figures: {
      unit: { es: { one: 'lavado', many: 'lavados' }, en: { one: 'wash', many: 'washes' } },
      revenueModel: 'transaction',
      variableCostPct: estimate(12, 17, 23),
      price: estimate(10, 18, 45),
      monthlyUnits: estimate(420, 700, 1_050),
      usualTeam: 3,
      staffPct: estimate(36, 41, 46),
      rentPct: estimate(6, 10, 13),
      marketingPct: estimate(2, 3, 5),
      otherFixedPct: estimate(8, 11, 14),
      netMarginPct: estimate(6, 12, 18),
      rampMonths: 6,
      daysToCollect: 0,
      daysToPay: 20,
      daysOfStock: 15,
      customerCost: estimate(2, 6, 15),
      capex: estimate(14_000, 38_000, 95_000),
      capexLifeYears: 7,
      season: [0.9, 0.9, 1.0, 1.08, 1.1, 1.08, 1.05, 0.9, 1.0, 1.02, 0.95, 1.02],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'un lavadero de coches', en: 'a car wash' },
      theBusiness: { es: 'el lavadero', en: 'the car wash' },
      usualCustomer: {
        es: 'los conductores que pasan cerca y las flotas que no tienen patio',
        en: 'drivers who pass nearby and fleets with no yard of their own',
      },
      directCost: { es: 'el champú, el agua, las bayetas y la luz de la bomba', en: 'shampoo, water, cloths and power for the pump' },
      scene: {
        es: 'Hay arena de playa entre los asientos, una merienda seca en la silla del niño y el lunes hay que llevar a un cliente. El túnel de la gasolinera moja lo de fuera y deja dentro lo mismo.',
        en: 'There is sand between the seats, a dried-up snack in the child’s chair and a client to drive on Monday. The petrol station’s rollers wet the outside and leave the inside as it was.',
      },
      stakes: {
        es: 'Lo que se derrama en agosto huele en noviembre, y al venderlo lo descuenta quien lo compra.',
        en: 'What is spilt in summer smells by winter, and the buyer takes it off the price.',
      },
      story: {
        wish: {
          es: 'Pasa dos horas al día al volante y quiere que no parezcan dos horas en un trastero.',
          en: 'Two hours of every day are spent at the wheel, and they should not feel like two hours in a store-room.',
        },
        obstacle: {
          es: 'El único rato libre es el sábado, cuando la fila da la vuelta a la manzana.',
          en: 'The only free time is Saturday, when the line goes round the block.',
        },
        hurt: {
          es: 'Ofrece llevar a alguien y antes de abrir la puerta ya se está disculpando.',
          en: 'Somebody is offered a lift, and the apology comes before the door is open.',
        },
      },
      costDoubt: {
        es: 'el coste por lavado no suma el coche que vuelve por una mancha, las bayetas que se tiran ni el agua de los días de barro',
        en: 'the cost per wash leaves out the car that comes back for a stain, cloths thrown away and the water on muddy days',
      },
      substitutes: {
        es: ['el túnel de la gasolinera', 'la manguera de casa', 'otro lavadero a mano', 'esperar a que llueva'],
        en: ['the petrol station’s rollers', 'a bucket at home', 'another hand wash', 'waiting for rain'],
      },
      rivalTest: {
        es: 'Lleva el coche a dos lavaderos el mismo sábado y apunta los minutos, lo que cobran de verdad y qué encuentras debajo del asiento.',
        en: 'Take a car to two washes on one Saturday and note the minutes, the real charge and what is still under the seat.',
      },
      steps: {
        es: ['Elige hora en el móvil', 'Deja las llaves y di qué mancha te preocupa', 'Míralo con luz antes de pagar'],
        en: [
          'Pick a time on your phone',
          'Leave the keys and point out the stain that bothers you',
          'Look it over in good light before paying',
        ],
      },
      before: { es: 'migas, polvo y una disculpa a cada pasajero', en: 'crumbs, dust and an apology to every passenger' },
      after: { es: 'un interior que huele a nada y cristales sin velo', en: 'an inside that smells of nothing and glass without a haze' },
      proof: {
        es: 'veinte coches con foto de entrada y de salida, los minutos de cada uno y cuántos volvieron por un repaso',
        en: 'twenty cars photographed coming in and going out, with the minutes each took and how many came back',
      },
      strain: {
        es: 'El sábado de sol quiere entrar la semana entera y el martes de lluvia no entra nadie; el equipo es el mismo los dos días.',
        en: 'On a sunny Saturday the whole week wants to come in, and on a wet Tuesday nobody does; the crew is the same on both.',
      },
      channels: [
        {
          name: { es: 'cartel con precios visible desde el coche', en: 'price board readable from the road' },
          purpose: { es: 'quien pasa cada mañana por delante', en: 'people who drive past every morning' },
          share: 30,
        },
        {
          name: { es: 'ficha de Google con fotos del resultado', en: 'Google profile with photos of results' },
          purpose: { es: 'la búsqueda de un lavadero cerca', en: 'searches for a wash nearby' },
          share: 30,
        },
        {
          name: { es: 'bonos de varios lavados', en: 'books of several washes' },
          purpose: { es: 'que vuelva sin esperar al barro', en: 'bringing people back before the mud does' },
          share: 20,
        },
        {
          name: { es: 'visita a empresas con flota', en: 'calls on firms with a fleet' },
          purpose: { es: 'coches entre semana', en: 'cars on weekdays' },
          share: 20,
        },
      ],
      permits: {
        es: [
          'licencia de actividad con vertido autorizado',
          'separador de grasas',
          'permiso de consumo de agua o sistema de reciclado',
          'productos con ficha de seguridad',
          'retirada de lodos por gestor autorizado',
          'seguro del coche bajo custodia',
        ],
        en: [
          'permission for the site with a discharge consent',
          'oil interceptor',
          'water use permit or recycling system',
          'safety sheets for the chemicals',
          'sludge removed by a licensed carrier',
          'cover for customers’ cars in custody',
        ],
      },
      risks: [
        {
          risk: { es: 'semanas de lluvia seguidas', en: 'weeks of rain on end' },
          hits: 'week',
          trigger: { es: 'tres días por debajo de la mitad de lo normal', en: 'three days under half the usual' },
          response: {
            es: 'ofrecer interiores y tapicerías, turnos que se acuerdan con una semana y bonos que no caducan con el tiempo',
            en: 'sell interiors and upholstery, agree shifts a week ahead and offer passes that outlast the weather',
          },
        },
        {
          risk: { es: 'un arañazo que el cliente dice que no estaba', en: 'a scratch the customer says was not there' },
          hits: 'policy',
          trigger: { es: 'una entrega sin foto de entrada', en: 'a handover with no photo on arrival' },
          response: {
            es: 'vuelta al coche con el cliente, cuatro fotos y una póliza que cubra pintura',
            en: 'a walk round the car with its owner, four photos and a policy that covers paintwork',
          },
        },
        {
          risk: { es: 'restricción de agua por sequía', en: 'water limits in a drought' },
          hits: 'month',
          trigger: { es: 'un aviso municipal de nivel bajo', en: 'a notice of low reservoirs' },
          response: {
            es: 'reciclado instalado, lavado con vapor ensayado y litros por coche apuntados para enseñarlos',
            en: 'recycling installed, steam cleaning tried out and litres per car on record to show',
          },
        },
      ],
      measures: {
        es: [
          'coches por hora el sábado',
          'importe medio con extras',
          'litros por lavado',
          'repasos gratis',
          'bonos vendidos',
          'coches de empresa por semana',
        ],
        en: [
          'cars per hour on Saturday',
          'average ticket with extras',
          'litres per wash',
          'free touch-ups',
          'passes sold',
          'fleet cars per week',
        ],
      },
    },
  },
  {
    id: 'pool_maintenance',
    sector: 'cleaning',
    name: { es: 'Mantenimiento de piscinas', en: 'Pool maintenance' },
    clues: {
      es: [
        'mantenimiento de piscinas',
        'limpieza de piscinas',
        'piscinas',
        'piscinero',
        'limpieza de albercas',
        'mantenimiento de albercas',
        'albercas',
        'piletas',
        'limpieza de piletas',
        'cloro y ph',
        'depuradoras de piscina',
      ],
      en: [
        'pool maintenance',
        'pool cleaning',
        'pool service',
        'swimming pools',
        'pool route',
        'pool guy',
        'backyard pools',
        'pool care',
        'pool chemicals',
        'hot tub cleaning',
      ],
    },
    figures: {
      unit: { es: { one: 'piscina al mes', many: 'piscinas al mes' }, en: { one: 'pool on the round', many: 'pools on the round' } },
      revenueModel: 'retainer',
      variableCostPct: estimate(16, 22, 30),
      price: estimate(65, 95, 170),
      monthlyUnits: estimate(30, 55, 85),
      usualTeam: 1,
      staffPct: estimate(36, 42, 48),
      rentPct: estimate(0, 2, 5),
      marketingPct: estimate(1, 3, 5),
      otherFixedPct: estimate(11, 14, 18),
      netMarginPct: estimate(5, 12, 19),
      rampMonths: 12,
      daysToCollect: 8,
      daysToPay: 25,
      daysOfStock: 20,
      customerCost: estimate(15, 45, 110),
      monthlyChurnPct: estimate(0.8, 1.5, 3),
      capex: estimate(6_000, 15_000, 30_000),
      capexLifeYears: 6,
      season: [0.6, 0.6, 0.75, 0.95, 1.25, 1.45, 1.5, 1.5, 1.2, 0.9, 0.7, 0.6],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'un servicio de mantenimiento de piscinas', en: 'a pool maintenance service' },
      theBusiness: { es: 'el servicio', en: 'the service' },
      usualCustomer: {
        es: 'los chalés con piscina, las comunidades con socorrista y los dueños que solo vienen en verano',
        en: 'houses with a pool, blocks that share one and owners who come only for the summer',
      },
      directCost: {
        es: 'el cloro, el corrector de pH, los recambios pequeños y el combustible',
        en: 'chlorine, pH corrector, small parts and fuel',
      },
      costDoubt: {
        es: 'el coste por piscina no apunta la visita de más tras cada tormenta, ni la llave que no abre y obliga a volver',
        en: 'the cost per pool does not note the extra visit after each storm, or the gate key that fails and means coming back',
      },
      substitutes: {
        es: [
          'el jardinero que «también la mira»',
          'un robot que nadie vacía',
          'los domingos del dueño con un tubo de análisis',
          'cubrirla hasta el año que viene',
        ],
        en: [
          'a gardener who “looks at it too”',
          'a robot nobody empties',
          'the owner’s Sundays with a test strip',
          'covering it until next year',
        ],
      },
      scene: {
        es: 'Los nietos llegan el viernes y el agua amanece verde el miércoles. En la tienda venden un bidón con instrucciones, el robot lleva hojas desde la última vez, y quien venía cada semana no coge el teléfono en julio.',
        en: 'The grandchildren come on Friday, and on Wednesday the water is green. The shop sells a drum with instructions, the robot is full of leaves, and whoever used to come each week does not answer in high summer.',
      },
      stakes: {
        es: 'Un agua que se pierde en dos días tarda diez en volver y gasta en producto lo que dos meses de cuidado.',
        en: 'Water lost in two days takes ten to come back, and uses up in chemicals what two months of care would have.',
      },
      story: {
        wish: {
          es: 'Compró la casa por la piscina y pasa los domingos limpiándola. Quiere meterse en el agua sin mirar antes de qué color está.',
          en: 'The house was bought for its pool, and Sundays go on cleaning it. The wish is to get in without first checking the colour.',
        },
        obstacle: {
          es: 'Quien la cuidaba pasa a la hora que puede, echa lo que lleva y no deja nota.',
          en: 'Whoever looked after it comes at odd hours, pours in whatever is on the van and leaves no note.',
        },
        hurt: {
          es: 'Se piden perdones a los invitados y se les enseña la barbacoa.',
          en: 'Guests get an apology and are shown the barbecue.',
        },
      },
      rivalTest: {
        es: 'Pregunta en la urbanización a cinco vecinos quién les lleva la piscina, qué día pasa, si deja medidas escritas y qué cobró por la última agua verde.',
        en: 'Ask five neighbours on one estate who does their pool, which day, whether readings are left in writing and what the last green water cost.',
      },
      steps: {
        es: [
          'Manda metros, foto del filtro y de la caseta',
          'Acepta cuota con producto dentro o fuera',
          'Lee en el móvil cloro, pH y lo que se hizo',
        ],
        en: [
          'Send the size, with photos of filter and pump',
          'Agree a fee with chemicals in or out',
          'Read chlorine, pH and work done on your phone',
        ],
      },
      before: { es: 'un agua verde dos días antes de las visitas', en: 'green water two days before the visitors' },
      after: { es: 'ver la moneda del fondo cualquier miércoles', en: 'seeing a coin on the bottom any Wednesday' },
      proof: {
        es: 'un verano de lecturas de doce piscinas, con el día, la hora y los litros de producto de cada visita',
        en: 'one summer of readings from twelve pools, with day, time and quantity of chemicals for each visit',
      },
      strain: {
        es: 'La primera ola de calor pone verdes todas a la vez, y la ruta que cabía en cuatro días pide siete con las mismas manos.',
        en: 'The first heatwave turns all of them at once, and a round that fitted into four days asks for seven from the same hands.',
      },
      channels: [
        {
          name: { es: 'vecinos de una misma urbanización', en: 'neighbours on one estate' },
          purpose: { es: 'cuatro paradas sin mover la furgoneta', en: 'four stops without moving the van' },
          share: 35,
        },
        {
          name: { es: 'ficha de Google con fotos del agua', en: 'Google profile with photos of the water' },
          purpose: { es: 'quien la tiene verde hoy', en: 'people whose pool is green today' },
          share: 30,
        },
        {
          name: { es: 'administradores de fincas', en: 'managers of shared pools' },
          purpose: { es: 'contratos de temporada con libro de registro', en: 'season contracts with a logbook' },
          share: 20,
        },
        {
          name: { es: 'jardineros o agencias de alquiler vacacional', en: 'gardeners or holiday-let agents' },
          purpose: { es: 'la casa que cambia de huésped el sábado', en: 'the house whose guests change on Saturday' },
          share: 15,
        },
      ],
      permits: {
        es: [
          'carné de aplicador de biocidas si se exige',
          'almacén de cloro ventilado con ficha de seguridad',
          'transporte de productos químicos dentro de los límites',
          'libro de registro sanitario en piscinas de uso colectivo',
          'contrato con reparto de responsabilidades escrito',
          'responsabilidad civil con daños a la instalación',
        ],
        en: [
          'biocide applicator’s certificate where required',
          'ventilated chlorine store with safety sheets',
          'carriage of chemicals within legal limits',
          'health logbook for shared pools',
          'written contract saying who answers for what',
          'liability cover for damage to the installation',
        ],
      },
      risks: [
        {
          risk: { es: 'un producto daña el vaso o la ropa de alguien', en: 'a chemical damages the liner or somebody’s clothes' },
          hits: 'policy',
          trigger: { es: 'un choque de cloro echado sin medir antes', en: 'a shock dose poured with no reading first' },
          response: {
            es: 'medir, apuntar y avisar, cartel de no baño y póliza que nombre el liner',
            en: 'measure, note and warn, a sign against bathing and a policy that names the liner',
          },
        },
        {
          risk: { es: 'los contratos se cortan al acabar el verano', en: 'contracts stop when summer ends' },
          hits: 'sales',
          trigger: {
            es: 'un tercio de las cuotas sin renovar al bajar el agua a veinte grados',
            en: 'a third of the fees unrenewed once the water cools',
          },
          response: {
            es: 'cuota de doce meses más baja, invernaje incluido y revisión de bombas en frío',
            en: 'a lower twelve-month fee, winter cover included and pump checks in the cold',
          },
        },
        {
          risk: { es: 'el cloro dobla su precio', en: 'chlorine doubles in price' },
          hits: 'goods',
          trigger: { es: 'un proveedor que raciona los bidones', en: 'a supplier who rations drums' },
          response: {
            es: 'producto aparte de la cuota por encima de un tope, compra antes del calor y salinas en las que más gastan',
            en: 'chemicals billed apart above a cap, buying before the heat and salt systems where use is highest',
          },
        },
      ],
      measures: {
        es: [
          'piscinas con cuota anual',
          'minutos por visita',
          'producto por piscina',
          'kilómetros entre paradas',
          'visitas extra por agua verde',
          'altas frente a bajas de otoño',
        ],
        en: [
          'pools on a yearly fee',
          'minutes per visit',
          'chemicals per pool',
          'miles between stops',
          'extra visits for green water',
          'sign-ups against autumn leavers',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
