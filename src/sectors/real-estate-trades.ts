import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const realEstateTrades = [
  {
    id: 'sales_agency',
    sector: 'real_estate',
    name: { es: 'Agencia de compraventa de viviendas', en: 'Home sales agency' },
    clues: {
      es: [
        'compraventa',
        'venta de pisos',
        'venta de casas',
        'vender pisos',
        'vender viviendas',
        'agente inmobiliario',
        'captación de pisos',
        'exclusivas',
      ],
      en: ['estate agent', 'estate agency', 'selling homes', 'home sales', 'house sales', 'realtor', 'property sales', 'sole agency'],
    },
    figures: {
      unit: { es: { one: 'venta cerrada', many: 'ventas cerradas' }, en: { one: 'sale closed', many: 'sales closed' } },
      variableCostPct: estimate(22, 34, 52),
      price: estimate(3_500, 6_200, 12_000),
      monthlyUnits: estimate(1, 3, 5),
      usualTeam: 2,
      staffPct: estimate(22, 28, 35),
      marketingPct: estimate(7, 10, 13),
      otherFixedPct: estimate(7, 9, 11),
      netMarginPct: estimate(3, 8, 14),
      capex: estimate(9_000, 18_000, 38_000),
      season: [0.85, 0.95, 1.05, 1.05, 1.1, 1.15, 1.1, 0.65, 0.95, 1.1, 1.1, 0.95],
    },
    words: {
      aBusiness: { es: 'una agencia de compraventa de viviendas', en: 'a home sales agency' },
      theBusiness: { es: 'la agencia', en: 'the agency' },
      usualCustomer: {
        es: 'los propietarios de la zona que venden para comprar otra casa o repartir una herencia',
        en: 'local owners selling to buy again or to share an inheritance',
      },
      directCost: { es: 'la parte de los agentes, los portales y las fotografías', en: 'agents’ shares, portals and photographs' },
      scene: {
        es: 'La casa de la madre lleva meses anunciada con fotos de cuando vivía allí. La han visto decenas de personas, ninguna ha vuelto, y cada domingo los hermanos bajan el precio por mensaje.',
        en: 'The mother’s house has been advertised for months, with photos from when she lived there. Dozens have seen it, none has come back, and every Sunday the family cuts the price by message.',
      },
      stakes: {
        es: 'Una vivienda que se quema en los portales acaba vendiéndose por lo que diga el último que llame.',
        en: 'A home grown stale on the portals ends up sold for whatever the last caller says.',
      },
      costDoubt: {
        es: 'el coste por venta no reparte los encargos que caducan sin vender, con sus fotos, su anuncio y sus treinta visitas',
        en: 'the cost per sale does not spread the listings that lapse unsold, with their photographs, their adverts and their thirty viewings',
      },
      substitutes: {
        es: [
          'un anuncio puesto por el propio dueño',
          'la franquicia de la avenida',
          'una agencia por internet de tarifa fija',
          'un comprador profesional',
        ],
        en: ['an advert placed by the owner', 'the franchise on the avenue', 'a flat-fee online agency', 'a professional buyer'],
      },
      strain: {
        es: 'Entre la señal y la notaría pasan dos meses en los que todo puede caerse: se trabaja ahora, se cobra después y la nómina no espera.',
        en: 'Two months lie between deposit and signing in which anything can fall through; the work is done now, the fee comes later and wages do not wait.',
      },
    },
  },
  {
    id: 'letting_agency',
    sector: 'real_estate',
    name: { es: 'Agencia de alquiler', en: 'Letting agency' },
    clues: {
      es: [
        'alquiler de pisos',
        'alquileres',
        'agencia de alquiler',
        'alquilar pisos',
        'arrendadores',
        'inquilinos',
        'alquiler de habitaciones',
        'contratos de alquiler',
      ],
      en: ['letting agency', 'lettings', 'letting agent', 'rentals', 'renting flats', 'tenants', 'room rentals', 'tenancies'],
    },
    figures: {
      unit: { es: { one: 'alquiler firmado', many: 'alquileres firmados' }, en: { one: 'let agreed', many: 'lets agreed' } },
      variableCostPct: estimate(8, 13, 20),
      price: estimate(500, 850, 1_500),
      monthlyUnits: estimate(6, 11, 18),
      usualTeam: 2,
      staffPct: estimate(36, 42, 48),
      rentPct: estimate(5, 8, 12),
      marketingPct: estimate(7, 10, 14),
      otherFixedPct: estimate(9, 12, 15),
      netMarginPct: estimate(4, 11, 18),
      rampMonths: 7,
      daysToCollect: 3,
      customerCost: estimate(45, 110, 260),
      capex: estimate(6_000, 13_000, 28_000),
      season: [0.85, 0.85, 0.95, 0.95, 1.0, 1.15, 1.25, 1.05, 1.4, 1.05, 0.8, 0.7],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'una agencia de alquiler', en: 'a letting agency' },
      theBusiness: { es: 'la agencia', en: 'the agency' },
      usualCustomer: {
        es: 'los propietarios con un piso o dos que temen al impago más que al mes vacío',
        en: 'owners of a flat or two who fear arrears more than an empty month',
      },
      directCost: { es: 'los anuncios, los informes de solvencia y el seguro de impago', en: 'adverts, credit checks and rent insurance' },
      costDoubt: {
        es: 'el coste por alquiler pasa por alto las doce visitas del candidato que no da la nómina y la avería de la primera semana',
        en: 'the cost per let overlooks twelve viewings for an applicant with no payslips and the boiler that fails in week one',
      },
      substitutes: {
        es: [
          'un cartel con el teléfono en el balcón',
          'un portal con filtro de inquilinos',
          'alquilarlo a un conocido',
          'una empresa que garantiza la renta',
        ],
        en: ['a board in the window', 'a portal that screens tenants', 'letting to an acquaintance', 'a guaranteed-rent company'],
      },
      scene: {
        es: 'El piso se anunció el domingo y el lunes hay ciento veinte mensajes. Unos preguntan si admite perro, otros ofrecen un año por adelantado, y ninguno dice en qué trabaja.',
        en: 'The flat was advertised on Sunday, and by Monday there are over a hundred messages. Some ask about a dog, others offer a year in advance, and none says what they do for a living.',
      },
      stakes: {
        es: 'Elegir con prisa cuesta un año de recibos sin pagar; elegir con miedo, tres meses de piso vacío.',
        en: 'Choosing in a hurry can cost a year of unpaid rent, and choosing in fear costs three months of an empty flat.',
      },
      story: {
        wish: {
          es: 'Tiene un piso que compró con años de ahorro, o que heredó. Quiere cobrar el día cinco y que no le llamen un domingo.',
          en: 'Somebody with a flat bought from years of savings, or inherited. What they want is rent on the fifth and no calls on a Sunday.',
        },
        obstacle: {
          es: 'Todo candidato cae simpático, y los papeles que presenta no hay quien los compruebe.',
          en: 'Every applicant is pleasant, and there is no way of checking the papers they bring.',
        },
        hurt: {
          es: 'Cada retraso se vive con vergüenza de reclamar lo propio.',
          en: 'Each late payment brings the embarrassment of asking for what is due.',
        },
      },
      rivalTest: {
        es: 'Llamar a dos agencias como propietario y preguntar cómo comprueban la solvencia, en cuántos días alquilan y quién atiende la primera avería.',
        en: 'Ring two agencies as an owner, and ask how they check income, how many days a let takes and who answers the first breakdown.',
      },
      steps: {
        es: ['Enseña el piso y fija la renta', 'Elige entre tres candidatos comprobados', 'Firma y cobra desde el primer mes'],
        en: ['Show the flat and set the rent', 'Choose among three checked applicants', 'Sign and be paid from the first month'],
      },
      before: { es: 'ciento y pico mensajes sin una nómina', en: 'a hundred messages and not one payslip' },
      after: { es: 'un inquilino comprobado y el recibo pagado cuando toca', en: 'a checked tenant and the rent in when it is due' },
      proof: {
        es: 'los alquileres firmados en el último año, con días de anuncio y recibos atrasados',
        en: 'the lets agreed over the past year, with days advertised and rent overdue',
      },
      channels: [
        {
          name: { es: 'portales de alquiler', en: 'rental portals' },
          purpose: { es: 'inquilinos que buscan esta semana', en: 'tenants looking this week' },
          share: 35,
        },
        {
          name: { es: 'propietarios que ya alquilaron', en: 'owners who have let before' },
          purpose: { es: 'el segundo piso de la misma persona', en: 'the second flat of the same owner' },
          share: 30,
        },
        {
          name: { es: 'administradores y porteros', en: 'block managers and caretakers' },
          purpose: { es: 'pisos que van a quedar vacíos', en: 'flats about to fall empty' },
          share: 20,
        },
        {
          name: { es: 'empresas y universidades', en: 'firms and universities' },
          purpose: { es: 'traslados con fecha', en: 'transfers with a date' },
          share: 15,
        },
      ],
      strain: {
        es: 'El comienzo de curso trae a todos los estudiantes y traslados en tres semanas: faltan pisos, sobran visitas, y a mitad de curso no suena el teléfono.',
        en: 'The start of the academic year brings every student and transfer within three weeks; flats are short, viewings are long, and by mid-year the telephone is silent.',
      },
      measures: {
        es: [
          'alquileres firmados',
          'días de anuncio por piso',
          'candidatos comprobados por firma',
          'recibos atrasados',
          'propietarios que repiten',
        ],
        en: ['lets agreed', 'days advertised per flat', 'applicants checked per let', 'rent overdue', 'owners who return'],
      },
      risks: [
        {
          risk: { es: 'la ley limita los honorarios o la renta', en: 'the law caps fees or rents' },
          hits: 'price',
          trigger: { es: 'zona tensionada en estudio', en: 'a rent-control area under study' },
          response: {
            es: 'servicio al propietario con precio propio y contratos de gestión',
            en: 'a priced service to owners and management contracts',
          },
        },
        {
          risk: { es: 'un inquilino deja de pagar', en: 'a tenant stops paying' },
          hits: 'policy',
          trigger: { es: 'un recibo devuelto dos meses seguidos', en: 'a payment returned two months running' },
          response: {
            es: 'seguro desde la firma y aviso al propietario en tres días',
            en: 'insurance from the first day and word to the owner within three',
          },
        },
        {
          risk: { es: 'no entran pisos que alquilar', en: 'no flats come in' },
          hits: 'sales',
          trigger: {
            es: 'menos de cinco pisos en cartera dos meses antes del curso',
            en: 'under five flats on the books two months before the academic year',
          },
          response: {
            es: 'acuerdos con administradores, asesorías y porteros',
            en: 'arrangements with block managers, accountants and caretakers',
          },
        },
      ],
    },
  },
  {
    id: 'property_management',
    sector: 'real_estate',
    name: { es: 'Gestión de viviendas en alquiler', en: 'Rental property management' },
    clues: {
      es: [
        'gestionamos pisos turísticos',
        'gestión de alquiler vacacional',
        'gestión de alquileres',
        'gestión de pisos turísticos',
        'gestión de viviendas',
        'pisos de propietarios',
        'viviendas gestionadas',
        'gestión integral de alquileres',
        'gestión de apartamentos turísticos',
        'gestión de departamentos',
        'gestión de airbnb',
        'llaves y limpieza',
        'anuncios y llaves',
        'gestión de departamentos en airbnb',
      ],
      en: [
        'look after holiday cottages',
        'holiday cottage management',
        'manage holiday lets',
        'property management',
        'property manager',
        'rental management',
        'managing flats',
        'managing rentals',
        'holiday let management',
        'airbnb management',
        'airbnb co-host',
        'managed homes',
      ],
    },
    figures: {
      unit: { es: { one: 'vivienda gestionada', many: 'viviendas gestionadas' }, en: { one: 'managed home', many: 'managed homes' } },
      revenueModel: 'retainer',
      variableCostPct: estimate(6, 10, 15),
      price: estimate(50, 78, 160),
      monthlyUnits: estimate(50, 110, 200),
      usualTeam: 2,
      staffPct: estimate(42, 48, 54),
      rentPct: estimate(3, 6, 9),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(9, 12, 15),
      netMarginPct: estimate(6, 14, 22),
      rampMonths: 18,
      daysToCollect: 5,
      customerCost: estimate(80, 180, 380),
      monthlyChurnPct: estimate(0.5, 1, 2),
      capex: estimate(6_000, 14_000, 30_000),
      season: [0.99, 0.99, 1.0, 1.0, 1.0, 1.01, 1.01, 1.0, 1.01, 1.01, 1.0, 0.98],
    },
    words: {
      aBusiness: { es: 'una gestora de viviendas en alquiler', en: 'a rental management company' },
      theBusiness: { es: 'la gestora', en: 'the company' },
      usualCustomer: {
        es: 'los propietarios que viven lejos de sus pisos o ya no quieren atenderlos',
        en: 'owners who live far from their flats or no longer want to look after them',
      },
      directCost: { es: 'los programas de gestión, los desplazamientos y los pequeños arreglos', en: 'software, travel and small repairs' },
      costDoubt: {
        es: 'el coste por vivienda no ve las llamadas de noche, las llaves que se pierden ni el fontanero que cobra antes que el propietario pague',
        en: 'the cost per home does not see calls at night, lost keys or the plumber who is paid before the owner pays',
      },
      substitutes: {
        es: ['un hijo que se ocupa', 'la agencia que lo alquiló', 'una aplicación para caseros', 'vender el piso'],
        en: ['a son or daughter who sees to it', 'the agency that found the tenant', 'an app for landlords', 'selling the flat'],
      },
      scene: {
        es: 'Suena el teléfono en la cena: la caldera de un piso a seiscientos kilómetros no enciende. El inquilino tiene frío, el técnico pide que alguien abra y las llaves están en un cajón, aquí.',
        en: 'The telephone rings during supper; a boiler in a flat at the other end of the country will not light. The tenant is cold, the engineer wants somebody to open up, and the keys are in a drawer, here.',
      },
      stakes: {
        es: 'Por cada avería que se deja se pierde un buen inquilino, y con él dos meses de renta y una mano de pintura.',
        en: 'For each fault left alone a good tenant goes, and with them two months’ rent and a coat of paint.',
      },
      story: {
        wish: {
          es: 'Cobra una renta que paga parte de su vida y quiere que siga así sin pensar en tuberías.',
          en: 'Somebody whose rent pays for part of a life, and who wants it to go on without a thought for pipes.',
        },
        obstacle: {
          es: 'Los que saben de papeles no saben de grifos, y al revés.',
          en: 'Those who know about paperwork know nothing of taps, and the other way round.',
        },
        hurt: {
          es: 'Cada verano las vacaciones se interrumpen por un aire acondicionado ajeno.',
          en: 'Each summer a holiday is cut short by an air conditioner in another town.',
        },
      },
      rivalTest: {
        es: 'Pedir a dos gestoras una liquidación de ejemplo y mirar qué cobran aparte, qué día pagan y cómo justifican cada arreglo.',
        en: 'Ask two managers for a sample statement, and see what they charge extra, which day they pay and how each repair is explained.',
      },
      steps: {
        es: ['Enseña el contrato y las llaves', 'Firma qué se puede gastar sin preguntar', 'Recibe la renta y las cuentas cada mes'],
        en: [
          'Hand over the contract and the keys',
          'Sign how much may be spent without asking',
          'Get the rent and the accounts each month',
        ],
      },
      before: { es: 'llamadas durante la cena y un cajón de llaves', en: 'calls during supper and a drawer of keys' },
      after: {
        es: 'una transferencia al mes con su hoja de cuentas y ninguna llamada',
        en: 'one transfer a month with its statement and no calls',
      },
      proof: {
        es: 'seis meses de cuentas de diez viviendas, con fecha de cada pago y de cada arreglo',
        en: 'six months of accounts for ten homes, with the date of each payment and each repair',
      },
      channels: [
        {
          name: { es: 'agencias que solo firman', en: 'agencies that only sign' },
          purpose: { es: 'el propietario que no quiere llamadas', en: 'owners who want no calls' },
          share: 40,
        },
        {
          name: { es: 'asesorías y gestorías', en: 'accountants and tax advisers' },
          purpose: { es: 'clientes con pisos en alquiler', en: 'clients with flats to let' },
          share: 30,
        },
        {
          name: { es: 'ficha de Google para propietarios lejanos', en: 'Google profile for absent owners' },
          purpose: { es: 'quien busca desde otra ciudad', en: 'people searching from another town' },
          share: 30,
        },
      ],
      strain: {
        es: 'Una persona atiende bien un número de viviendas y ni una más: con la primera ola de frío fallan varias calderas la misma tarde y las demás también llaman.',
        en: 'One person looks after so many homes well and no more; in the first cold snap several boilers fail on one afternoon and the rest ring too.',
      },
      measures: {
        es: [
          'viviendas gestionadas',
          'altas del mes',
          'bajas del mes',
          'rentas cobradas en fecha',
          'horas por vivienda',
          'días para resolver una avería',
        ],
        en: ['homes managed', 'homes gained', 'homes lost', 'rents in on time', 'hours per home', 'days to settle a fault'],
      },
      risks: [
        {
          risk: { es: 'un propietario grande se va', en: 'a large owner leaves' },
          hits: 'client',
          trigger: { es: 'más de la quinta parte de las viviendas con un dueño', en: 'over a fifth of the homes with one owner' },
          response: { es: 'preaviso de tres meses y cartera repartida', en: 'three months’ notice and a spread portfolio' },
        },
        {
          risk: { es: 'la cuota no paga las horas', en: 'the fee does not cover the hours' },
          hits: 'margin',
          trigger: { es: 'viviendas viejas con más de una avería al mes', en: 'old homes with over one fault a month' },
          response: {
            es: 'tarifa por antigüedad y visita de inspección al entrar',
            en: 'fees by age of building and an inspection on joining',
          },
        },
        {
          risk: { es: 'dinero de terceros mal guardado', en: 'clients’ money badly kept' },
          hits: 'policy',
          trigger: { es: 'una conciliación sin cuadrar el día diez', en: 'accounts that do not match by the tenth' },
          response: { es: 'cuenta separada y dos firmas', en: 'a separate account and two signatures' },
        },
      ],
    },
  },
  {
    id: 'block_management',
    sector: 'real_estate',
    name: { es: 'Administración de fincas', en: 'Block management' },
    clues: {
      es: [
        'administración de fincas',
        'administrador de fincas',
        'comunidades de propietarios',
        'comunidades de vecinos',
        'juntas de vecinos',
        'comunidades',
      ],
      en: ['block management', 'block manager', 'residents associations', 'homeowners association', 'communal areas', 'service charges'],
    },
    figures: {
      unit: { es: { one: 'comunidad', many: 'comunidades' }, en: { one: 'block', many: 'blocks' } },
      revenueModel: 'retainer',
      variableCostPct: estimate(3, 6, 10),
      price: estimate(110, 170, 320),
      monthlyUnits: estimate(25, 55, 100),
      usualTeam: 2,
      staffPct: estimate(42, 48, 54),
      rentPct: estimate(4, 7, 10),
      marketingPct: estimate(2, 4, 6),
      otherFixedPct: estimate(10, 13, 16),
      netMarginPct: estimate(8, 16, 24),
      rampMonths: 24,
      daysToCollect: 5,
      customerCost: estimate(120, 280, 600),
      monthlyChurnPct: estimate(0.3, 0.7, 1.5),
      capex: estimate(6_000, 13_000, 28_000),
      season: [1.02, 1.02, 1.03, 1.02, 1.01, 1.01, 0.99, 0.92, 0.99, 1.0, 1.0, 0.99],
    },
    words: {
      aBusiness: { es: 'un despacho de administración de fincas', en: 'a block management firm' },
      theBusiness: { es: 'el despacho', en: 'the firm' },
      usualCustomer: {
        es: 'las comunidades de vecinos pequeñas y medianas de la zona',
        en: 'small and middle-sized blocks of flats nearby',
      },
      directCost: { es: 'el correo certificado, el programa y los desplazamientos', en: 'recorded post, software and travel' },
      costDoubt: {
        es: 'el coste por comunidad ignora las juntas que acaban a medianoche y el vecino que llama cuatro veces por la misma gotera',
        en: 'the cost per block ignores meetings that end at midnight and the resident who rings four times about one drip',
      },
      substitutes: {
        es: ['un vecino que lleva las cuentas', 'un despacho grande del centro', 'una plataforma por internet', 'seguir con quien está'],
        en: ['a resident who keeps the books', 'a large firm in the centre', 'an online platform', 'keeping the present one'],
      },
      scene: {
        es: 'El ascensor lleva tres semanas parado y en el portal cuelga un papel del año pasado. La presidencia rota, nadie sabe cuánto hay en la cuenta y el administrador responde por carta.',
        en: 'The lift has been out for three weeks, and last year’s notice still hangs in the hall. The chair changes hands, nobody knows how much is in the account, and the manager replies by letter.',
      },
      stakes: {
        es: 'Lo que se aplaza en una junta vuelve como derrama, y los vecinos dejan de saludarse antes de que se firme.',
        en: 'Whatever a meeting puts off comes back as a special levy, and neighbours stop greeting each other before it is signed.',
      },
      story: {
        wish: {
          es: 'Le ha tocado la presidencia y trabaja todo el día. Quiere cuentas que se entiendan y que alguien llame al ascensorista.',
          en: 'Somebody whose turn it is to chair and who works all day. They want accounts that make sense and a person who will ring the lift company.',
        },
        obstacle: {
          es: 'Cambiar de despacho pide una junta, y la junta pide tiempo que nadie tiene.',
          en: 'Changing firms needs a meeting, and a meeting needs time nobody has.',
        },
        hurt: {
          es: 'En la escalera se oye que con el anterior pasaba igual, y la culpa acaba en su puerta.',
          en: 'On the stairs they say it was the same before, and the blame ends at one front door.',
        },
      },
      rivalTest: {
        es: 'Preguntar en tres portales cuánto tarda su administrador en contestar, cuándo vieron las últimas cuentas y qué obra sigue pendiente.',
        en: 'Ask in three buildings how long their manager takes to reply, when they last saw the accounts and which works are still waiting.',
      },
      steps: {
        es: ['Manda las últimas cuentas y actas', 'Recibe un plan con cuota cerrada', 'Vota el cambio en junta con todo preparado'],
        en: ['Send the latest accounts and minutes', 'Get a plan with a fixed fee', 'Vote the change at a meeting already prepared'],
      },
      before: { es: 'un papel del año pasado y un ascensor parado', en: 'last year’s notice and a lift out of order' },
      after: { es: 'cuentas a la vista de todos y averías con fecha', en: 'accounts anyone can see and repairs with a date' },
      proof: {
        es: 'tres comunidades con las cuentas al día, la morosidad antes y después y el teléfono de su presidencia',
        en: 'three blocks with accounts up to date, arrears before and after, and the number of whoever chairs them',
      },
      strain: {
        es: 'Casi todas las juntas caen en los mismos meses, a la misma hora de la tarde, y en una sola semana caben cuatro.',
        en: 'Nearly all meetings fall in the same months, at the same hour of the evening, and a week has room for four.',
      },
      measures: {
        es: [
          'comunidades administradas',
          'cuota media por vecino',
          'morosidad',
          'días para contestar',
          'averías cerradas por semana',
          'comunidades que se van',
        ],
        en: ['blocks managed', 'average fee per flat', 'arrears', 'days to reply', 'repairs closed per week', 'blocks lost'],
      },
      risks: [
        {
          risk: { es: 'una junta vota cambiar', en: 'a meeting votes to change' },
          hits: 'client',
          trigger: { es: 'dos quejas escritas de la misma escalera', en: 'two written complaints from one staircase' },
          response: {
            es: 'visita al edificio y cuentas explicadas en persona',
            en: 'a visit to the building and accounts explained face to face',
          },
        },
        {
          risk: { es: 'un error en cuentas ajenas', en: 'a mistake in somebody’s accounts' },
          hits: 'policy',
          trigger: { es: 'un saldo del banco que no coincide', en: 'a bank balance that does not agree' },
          response: { es: 'revisión cruzada mensual y seguro profesional', en: 'a monthly cross-check and professional insurance' },
        },
        {
          risk: { es: 'una gran avería sin fondo de reserva', en: 'a large repair with no reserve' },
          hits: 'client',
          trigger: { es: 'un informe de fachada desfavorable', en: 'a poor report on the façade' },
          response: { es: 'plan de obras a tres años y ayudas pedidas a tiempo', en: 'a three-year works plan and grants requested early' },
        },
      ],
      channels: [
        {
          name: { es: 'presidencias de comunidades vecinas', en: 'chairs of blocks nearby' },
          purpose: { es: 'la recomendación de portal a portal', en: 'word from one hall to the next' },
          share: 40,
        },
        {
          name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
          purpose: { es: 'quien acaba de heredar la presidencia', en: 'whoever has just been handed the chair' },
          share: 30,
        },
        {
          name: { es: 'charla anual sobre cuentas y ayudas', en: 'yearly talk on accounts or grants' },
          purpose: { es: 'vecinos con una obra por delante', en: 'residents facing works' },
          share: 15,
        },
        {
          name: { es: 'promotores de edificios nuevos', en: 'developers of new buildings' },
          purpose: { es: 'la primera junta', en: 'the first meeting' },
          share: 15,
        },
      ],
      permits: {
        es: [
          'colegiación si se usa el título',
          'seguro de responsabilidad civil profesional',
          'cuentas separadas por comunidad',
          'protección de datos de los vecinos',
          'poder de la junta con acta firmada',
        ],
        en: [
          'professional membership where the title requires it',
          'professional indemnity insurance',
          'separate accounts for each block',
          'data protection for residents',
          'authority from a minuted meeting',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
