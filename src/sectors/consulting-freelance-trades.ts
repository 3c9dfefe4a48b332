import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const consultingFreelanceTrades = [
  {
    id: 'bookkeeping_office',
    sector: 'consulting_freelance',
    name: { es: 'Gestoría o asesoría fiscal', en: 'Bookkeeping office' },
    clues: {
      es: [
        'gestoría',
        'asesoría fiscal',
        'asesoría contable',
        'contabilidad',
        'contable',
        'nóminas',
        'declaraciones de la renta',
        'impuestos',
        'asesor fiscal',
        'gestora administrativa',
        'gestor administrativo',
      ],
      en: [
        'bookkeeping',
        'bookkeeper',
        'accountant',
        'accountancy',
        'accounting firm',
        'payroll',
        'tax returns',
        'tax adviser',
        'filing taxes',
      ],
    },
    figures: {
      unit: { es: { one: 'iguala', many: 'igualas' }, en: { one: 'retainer', many: 'retainers' } },
      revenueModel: 'retainer',
      variableCostPct: estimate(3, 6, 10),
      price: estimate(50, 75, 140),
      monthlyUnits: estimate(50, 95, 180),
      usualTeam: 2,
      staffPct: estimate(46, 52, 60),
      rentPct: estimate(4, 6, 8),
      marketingPct: estimate(2, 3, 6),
      otherFixedPct: estimate(10, 13, 16),
      capex: estimate(6_000, 14_000, 28_000),
      season: [1.06, 0.97, 1.0, 1.08, 1.04, 1.06, 1.03, 0.82, 0.97, 1.03, 0.97, 0.97],
      rampMonths: 15,
      daysToCollect: 15,
      monthlyChurnPct: estimate(0.8, 1.5, 3),
      customerCost: estimate(80, 220, 500),
    },
    words: {
      aBusiness: { es: 'una gestoría', en: 'a bookkeeping office' },
      theBusiness: { es: 'la gestoría', en: 'the office' },
      scene: {
        es: 'El trimestre vence el día veinte y las facturas están en una caja de zapatos, en tres correos y en la guantera. Se presenta la declaración a las once de la noche y nadie la ha mirado dos veces.',
        en: 'The quarter falls due on the twentieth, and the invoices are in a shoebox, in three inboxes and in the glove compartment. The return goes in at eleven at night and nobody has looked at it twice.',
      },
      stakes: {
        es: 'El error no se nota ese día: llega a los tres años en un sobre certificado, con recargo e intereses.',
        en: 'The mistake does not show that day; it arrives three years later by recorded post, with a surcharge and interest.',
      },
      usualCustomer: {
        es: 'los autónomos y las empresas de menos de diez personas',
        en: 'sole traders and firms of fewer than ten people',
      },
      directCost: { es: 'el programa contable y las presentaciones', en: 'accounting software and filings' },
      costDoubt: {
        es: 'el coste por iguala no cuenta al cliente que trae los papeles el último día ni las llamadas de cinco minutos que duran veinte',
        en: 'the cost per retainer ignores the client who brings papers on the last day and the five-minute calls that take twenty',
      },
      substitutes: {
        es: [
          'un programa de facturas llevado en casa',
          'el cuñado que entiende de cuentas',
          'una gestoría en línea de cuota baja',
          'el banco que tramita los recibos',
        ],
        en: [
          'invoicing software run at home',
          'the relative who understands accounts',
          'a low-fee online bookkeeper',
          'the bank that pays the bills',
        ],
      },
      rivalTest: {
        es: 'Llamar a dos gestorías un día antes del vencimiento del trimestre, como autónomo nuevo, y anotar quién contesta, qué documentos pide y si la cuota incluye la renta.',
        en: 'Ring two offices the day before the quarter falls due, as a new sole trader, and note who answers, what papers they ask for and whether the fee covers the yearly return.',
      },
      steps: {
        es: [
          'Manda las facturas desde el móvil',
          'Revisa el resultado antes del vencimiento',
          'Recibe el justificante y una explicación breve',
        ],
        en: ['Send invoices from your phone', 'Check the result before it falls due', 'Get the receipt and a short explanation'],
      },
      before: { es: 'una caja de facturas y una noche en vela por trimestre', en: 'a box of invoices and one sleepless night a quarter' },
      after: { es: 'el importe del impuesto sabido a tiempo de apartarlo', en: 'the tax bill known in time to put it aside' },
      story: {
        wish: {
          es: 'Abrió el negocio para hacer lo que sabe y pasa los domingos con facturas. Quiere saber cada mes cuánto es suyo y cuánto de Hacienda.',
          en: 'They opened the business to do what they know, and spend Sundays on invoices. They want to know each month how much is theirs and how much the taxman’s.',
        },
        obstacle: {
          es: 'En la gestoría contestan al tercer correo y con palabras que piden otro correo.',
          en: 'The office replies to the third email, in words that call for a fourth.',
        },
        hurt: {
          es: 'Se guarda dinero de más por miedo o de menos por descuido, y las dos cosas salen caras.',
          en: 'Too much is put aside out of fear, or too little out of neglect, and both are costly.',
        },
      },
      strain: {
        es: 'Cada vencimiento trae a todos los clientes en los mismos veinte días, y una vez al año se suma la renta: quien falte esas semanas no tiene sustituto.',
        en: 'Each deadline brings every client inside the same twenty days, with the yearly return on top once a year, and nobody can stand in for those weeks.',
      },
      measures: {
        es: [
          'igualas activas',
          'cuota media por cliente',
          'horas por cliente al trimestre',
          'declaraciones presentadas antes de la última semana',
          'clientes que se marchan',
        ],
        en: [
          'active retainers',
          'average fee per client',
          'hours per client each quarter',
          'returns filed before the last week',
          'clients lost',
        ],
      },
    },
  },
  {
    id: 'law_office',
    sector: 'consulting_freelance',
    name: { es: 'Despacho de abogados', en: 'Law office' },
    clues: {
      es: [
        'abogado',
        'abogada',
        'abogados',
        'despacho de abogados',
        'bufete',
        'divorcios',
        'herencias',
        'extranjería',
        'derecho laboral',
        'juicios',
        'testamentos',
      ],
      en: [
        'lawyer',
        'lawyers',
        'law office',
        'law firm',
        'solicitor',
        'attorney',
        'divorces',
        'probate',
        'immigration law',
        'litigation',
        'will writing',
        'write wills',
      ],
    },
    figures: {
      unit: { es: { one: 'asunto', many: 'asuntos' }, en: { one: 'case', many: 'cases' } },
      revenueModel: 'project',
      variableCostPct: estimate(3, 6, 12),
      price: estimate(450, 900, 1800),
      monthlyUnits: estimate(4, 7, 12),
      usualTeam: 1,
      staffPct: estimate(42, 48, 56),
      rentPct: estimate(3, 5, 8),
      marketingPct: estimate(2, 4, 8),
      otherFixedPct: estimate(10, 13, 16),
      capex: estimate(4_000, 10_000, 25_000),
      season: [0.95, 1.03, 1.08, 1.02, 1.08, 1.1, 1.0, 0.4, 1.05, 1.15, 1.12, 1.02],
      rampMonths: 10,
      daysToCollect: 30,
      isLicensed: true,
    },
    words: {
      aBusiness: { es: 'un despacho de abogados', en: 'a law office' },
      theBusiness: { es: 'el despacho', en: 'the office' },
      scene: {
        es: 'Llega una carta certificada con un plazo de diez días y dos páginas que no se entienden. En internet cada respuesta contradice a la anterior, y la primera llamada acaba en un contestador.',
        en: 'A recorded letter arrives with a ten-day deadline and two pages nobody can follow. Online each answer contradicts the one before, and the first call ends at an answering machine.',
      },
      stakes: {
        es: 'Un plazo que se pasa no vuelve, y lo que se firma por cansancio se arrastra durante años.',
        en: 'A deadline missed does not come back, and what is signed out of weariness drags on for years.',
      },
      story: {
        wish: {
          es: 'Tiene un problema con fecha y ninguna experiencia en juzgados. Quiere que alguien le diga qué puede pasar y cuánto cuesta averiguarlo.',
          en: 'They have a problem with a date on it and no experience of courts. They want to be told what may happen and what it costs to find out.',
        },
        obstacle: {
          es: 'La primera visita se cobra sin decir cuánto, y el presupuesto se lo lleva el viento.',
          en: 'The first meeting is charged without a figure, and the quote is never put on paper.',
        },
        hurt: {
          es: 'Por miedo a la factura se espera una semana más, que era justo la que quedaba.',
          en: 'Fear of the bill costs one more week, which was the one there was.',
        },
      },
      usualCustomer: {
        es: 'los particulares y las pequeñas empresas con un conflicto o un trámite que no admite espera',
        en: 'people and small firms with a dispute or a procedure that cannot wait',
      },
      directCost: { es: 'las tasas, los procuradores y los peritos', en: 'court fees, process agents and experts' },
      permits: {
        es: [
          'colegiación de quien ejerce',
          'seguro de responsabilidad civil profesional',
          'hoja de encargo firmada',
          'medidas contra el blanqueo de capitales si se llevan operaciones',
          'protección de datos de los clientes',
        ],
        en: [
          'professional registration of whoever practises',
          'professional indemnity insurance',
          'signed engagement letter',
          'anti-money-laundering checks if deals are handled',
          'data protection for clients',
        ],
      },
      costDoubt: {
        es: 'el coste por asunto no recoge las mañanas de pasillo en el juzgado ni el cliente que llama cada viernes para saber si hay novedades',
        en: 'the cost per case does not show mornings spent in court corridors or the client who rings each Friday for news',
      },
      substitutes: {
        es: ['el turno de oficio', 'una plataforma legal por internet', 'el abogado del seguro', 'llegar a un acuerdo por cansancio'],
        en: ['legal aid', 'an online legal platform', 'the lawyer of the insurance policy', 'settling out of tiredness'],
      },
      rivalTest: {
        es: 'Pedir una primera consulta en dos despachos con el mismo problema, y comparar si escriben el precio, quién llevará el asunto y qué riesgos mencionan sin que se les pregunte.',
        en: 'Book a first meeting at two offices with one and the same problem, and compare whether the price is written down, who will run the case and which risks they raise unasked.',
      },
      strain: {
        es: 'Dos señalamientos el mismo día en juzgados distintos no se pueden partir, y cada vencimiento procesal manda más que la agenda.',
        en: 'Two hearings on one day in different courts cannot be split, and every procedural deadline outranks the diary.',
      },
      measures: {
        es: [
          'asuntos abiertos',
          'importe medio por asunto',
          'primeras visitas que acaban en encargo',
          'provisiones cobradas al firmar',
          'horas por asunto',
        ],
        en: ['open cases', 'average fee per case', 'first meetings that become cases', 'advances paid on signing', 'hours per case'],
      },
    },
  },
  {
    id: 'translation_practice',
    sector: 'consulting_freelance',
    name: { es: 'Traducción', en: 'Translation' },
    clues: {
      es: [
        'traducción',
        'traductor',
        'traductora',
        'traducciones',
        'traducción jurada',
        'intérprete',
        'interpretación',
        'corrección de textos',
      ],
      en: ['translation', 'translator', 'translations', 'sworn translation', 'interpreter', 'interpreting', 'proofreading', 'localisation'],
    },
    figures: {
      unit: { es: { one: 'encargo', many: 'encargos' }, en: { one: 'assignment', many: 'assignments' } },
      revenueModel: 'project',
      variableCostPct: estimate(6, 12, 20),
      price: estimate(140, 260, 520),
      monthlyUnits: estimate(10, 18, 30),
      usualTeam: 1,
      staffPct: estimate(50, 58, 65),
      rentPct: estimate(0, 1, 4),
      marketingPct: estimate(2, 4, 7),
      otherFixedPct: estimate(7, 9, 12),
      netMarginPct: estimate(6, 12, 20),
      capex: estimate(1_500, 3_500, 8_000),
      season: [0.95, 1.0, 1.05, 0.98, 1.05, 1.05, 0.98, 0.72, 1.02, 1.08, 1.1, 1.02],
    },
    words: {
      aBusiness: { es: 'un servicio de traducción', en: 'a translation practice' },
      theBusiness: { es: 'el servicio', en: 'the practice' },
      scene: {
        es: 'El contrato se firma el viernes y el anexo está en alemán. La máquina lo pasa en cuatro segundos y deja una cláusula que dice lo contrario; nadie en la sala puede saberlo.',
        en: 'The contract is signed on Friday and its annex is in German. A machine turns it round in four seconds and leaves one clause saying the opposite, which nobody in the room can know.',
      },
      stakes: {
        es: 'Una palabra mal puesta se paga cuando ya está impresa, firmada o en el juzgado.',
        en: 'A wrong word is paid for once it has been printed, signed or lodged in court.',
      },
      usualCustomer: {
        es: 'las empresas que venden fuera y los particulares con documentos oficiales',
        en: 'firms that sell abroad and people with official papers',
      },
      directCost: { es: 'la revisión externa y las licencias', en: 'outside revision and licences' },
      costDoubt: {
        es: 'el coste por encargo olvida la terminología que se busca sin cobrarla y el formato que hay que rehacer página por página',
        en: 'the cost per assignment forgets the terminology looked up unpaid and the layout rebuilt page by page',
      },
      substitutes: {
        es: [
          'un traductor automático',
          'alguien de la oficina que vivió fuera',
          'una plataforma que paga por palabra',
          'enviarlo sin traducir',
        ],
        en: ['machine translation', 'somebody at the office who lived abroad', 'a platform paying by the word', 'sending it untranslated'],
      },
      rivalTest: {
        es: 'Mandar la misma página técnica a una agencia y a una plataforma, y comparar el plazo, el precio y cuántas preguntas hicieron sobre un término dudoso.',
        en: 'Send one technical page to an agency and to a platform, and compare the deadline, the price and how many questions came back about a doubtful term.',
      },
      steps: {
        es: ['Envía el documento y di para qué sirve', 'Acepta plazo y precio cerrados', 'Recíbelo revisado por otra persona'],
        en: ['Send the document and say what it is for', 'Agree a fixed date and price', 'Receive it checked by a second person'],
      },
      before: { es: 'un anexo que nadie en la sala entiende', en: 'an annex nobody in the room can read' },
      after: { es: 'un texto que se lee como escrito en casa', en: 'a text that reads as though written here' },
      story: {
        wish: {
          es: 'Ha cerrado su primera venta fuera y el manual solo existe en un idioma. Quiere que al otro lado lo lean como si fuera de allí.',
          en: 'They have made a first sale abroad, and the manual exists in one language only. They want it to read, over there, as if written there.',
        },
        obstacle: {
          es: 'Quien sabe la lengua no sabe de válvulas, y quien sabe de válvulas no sabe la lengua.',
          en: 'Those who know the language know nothing of valves, and those who know valves do not know the language.',
        },
        hurt: {
          es: 'El cliente extranjero sonríe con educación y compra a quien le escribe mejor.',
          en: 'The foreign buyer smiles politely and orders from whoever writes better.',
        },
      },
      strain: {
        es: 'Tres encargos urgentes llegan el mismo jueves y después pasan diez días sin ninguno: el ritmo lo marcan las fechas de otros.',
        en: 'Three urgent jobs land on one Thursday and then ten days pass with none; other people’s dates set the pace.',
      },
      measures: {
        es: [
          'encargos por mes',
          'palabras por hora',
          'importe medio por encargo',
          'clientes que repiten en un trimestre',
          'días hasta el cobro',
        ],
        en: ['assignments per month', 'words per hour', 'average fee per assignment', 'clients back within a quarter', 'days to payment'],
      },
    },
  },
  {
    id: 'architecture_studio',
    sector: 'consulting_freelance',
    name: { es: 'Estudio de arquitectura', en: 'Architecture practice' },
    clues: {
      es: [
        'arquitecto',
        'arquitecta',
        'arquitectura',
        'estudio de arquitectura',
        'proyectos de reforma',
        'licencias de obra',
        'aparejador',
        'interiorismo',
        'planos',
      ],
      en: [
        'architect',
        'architects',
        'architecture',
        'architecture practice',
        'planning drawings',
        'building permits',
        'interior design',
        'surveyor',
      ],
    },
    figures: {
      unit: { es: { one: 'proyecto', many: 'proyectos' }, en: { one: 'project', many: 'projects' } },
      revenueModel: 'project',
      variableCostPct: estimate(8, 14, 22),
      price: estimate(1_400, 2_600, 6_000),
      monthlyUnits: estimate(1, 3, 5),
      usualTeam: 2,
      staffPct: estimate(44, 50, 57),
      rentPct: estimate(2, 4, 6),
      marketingPct: estimate(1, 3, 5),
      otherFixedPct: estimate(10, 13, 16),
      netMarginPct: estimate(5, 11, 18),
      capex: estimate(6_000, 14_000, 30_000),
      season: [0.88, 1.0, 1.08, 1.05, 1.1, 1.1, 1.05, 0.5, 1.02, 1.12, 1.08, 1.02],
      rampMonths: 10,
      daysToCollect: 30,
      isLicensed: true,
    },
    words: {
      aBusiness: { es: 'un estudio de arquitectura', en: 'an architecture practice' },
      theBusiness: { es: 'el estudio', en: 'the practice' },
      scene: {
        es: 'El piso tiene un pasillo de nueve metros y una cocina sin ventana. El albañil propone tirar un tabique, el vecino jura que es de carga, y la obra empieza el lunes.',
        en: 'The flat has an endless corridor and a kitchen without daylight. The builder offers to knock through a wall, the neighbour swears it holds the house up, and work starts on Monday.',
      },
      stakes: {
        es: 'Lo que no se dibuja se decide en la obra, de prisa, y se convive con ello veinte años.',
        en: 'What is not drawn gets decided on site, in a rush, and lived with for twenty years.',
      },
      story: {
        wish: {
          es: 'Ha comprado una casa que no encaja con su vida y tiene un presupuesto que no admite dos intentos. Quiere verla antes de tirar nada.',
          en: 'They have bought a house that does not suit their life, with money for one attempt. They want to see it before anything comes down.',
        },
        obstacle: {
          es: 'Cada gremio da una cifra y ninguno responde de la del otro.',
          en: 'Every trade gives a figure, and none answers for another’s.',
        },
        hurt: {
          es: 'A mitad de obra aparece lo que nadie miró, y el dinero de la cocina se queda en una viga.',
          en: 'Halfway through appears what nobody looked at, and the kitchen’s money goes into a beam.',
        },
      },
      usualCustomer: {
        es: 'los particulares que reforman y las comunidades con obras obligatorias',
        en: 'homeowners who renovate and blocks of flats with compulsory works',
      },
      directCost: { es: 'los colaboradores, los visados y las mediciones', en: 'subcontracted engineers, approvals and surveys' },
      permits: {
        es: [
          'colegiación de quien firma',
          'seguro de responsabilidad civil profesional',
          'hoja de encargo firmada',
          'visado de los proyectos si se exige',
          'protección de datos de los clientes',
        ],
        en: [
          'professional registration of whoever signs',
          'professional indemnity insurance',
          'signed engagement letter',
          'approval of drawings by the professional body if required',
          'data protection for clients',
        ],
      },
      costDoubt: {
        es: 'el coste por proyecto no cuenta las visitas de obra que se alargan un año ni la tercera versión de una cocina',
        en: 'the cost per project takes no account of site visits that stretch over a year or the third version of a kitchen',
      },
      substitutes: {
        es: ['una empresa de reformas llave en mano', 'un interiorista sin proyecto', 'los planos de un conocido', 'una mano de pintura'],
        en: ['a turnkey refurbishment firm', 'a decorator with no drawings', 'a friend’s sketch', 'a coat of paint for now'],
      },
      rivalTest: {
        es: 'Pedir a dos estudios una visita a la misma vivienda y fijarse en si miden, en si hablan de dinero y en cuántos días tarda la propuesta por escrito.',
        en: 'Ask two practices to visit the same home, and notice whether they measure, whether they mention money and how many days the written proposal takes.',
      },
      steps: {
        es: ['Enseña la casa y cuenta cómo la vives', 'Elige entre dos distribuciones dibujadas', 'Sigue con los planos ya acordados'],
        en: ['Show the house and say how you live in it', 'Choose between two layouts on paper', 'Go ahead with the drawings agreed'],
      },
      before: { es: 'un precio de obra sin un solo plano detrás', en: 'a builder’s price with not one drawing behind it' },
      after: {
        es: 'una obra que empieza con planos, licencia y un presupuesto que se cumple',
        en: 'a job that begins with drawings, a permit and a budget that holds',
      },
      strain: {
        es: 'La licencia tarda lo que tarda el ayuntamiento: cuatro proyectos parados en la misma ventanilla cobran a la vez o no cobra ninguno.',
        en: 'A permit takes as long as the town hall takes, and with four projects stuck at the same counter either all of them get paid or none does.',
      },
      risks: [
        {
          risk: { es: 'un solo constructor manda casi todos los encargos', en: 'one builder sends most of the work' },
          hits: 'source',
          trigger: {
            es: 'dos propuestas de cada tres con el mismo apellido detrás',
            en: 'two proposals in three with one surname behind them',
          },
          response: {
            es: 'una obra terminada con placa en cada calle y tres constructores más a los que enseñar planos',
            en: 'a board on each finished job and three more builders shown a set of drawings',
          },
        },
        {
          risk: { es: 'la licencia vuelve con reparos', en: 'the permit comes back refused or with objections' },
          hits: 'again',
          trigger: { es: 'un proyecto presentado sin consulta previa', en: 'an application lodged with no word from the planners first' },
          response: {
            es: 'consulta previa antes de dibujar, y por escrito qué cambios van en el precio',
            en: 'advice from the planners before drawing, and in writing which changes the fee covers',
          },
        },
        {
          risk: {
            es: 'la obra sale más cara que lo que hay y se queda en el papel',
            en: 'the build costs more than there is, and stays on paper',
          },
          hits: 'lost-sale',
          trigger: {
            es: 'dos ofertas de constructor por encima del límite dicho al empezar',
            en: 'two builders’ quotes over the limit named at the start',
          },
          response: {
            es: 'coste por metro en la primera reunión y cobro por fases, cada una pagada al entregarla',
            en: 'a cost per metre at the first meeting, and fees by stage, each paid on delivery',
          },
        },
        {
          risk: { es: 'un proyecto que crece después de acordado', en: 'a project that grows once agreed' },
          hits: 'margin',
          trigger: { es: 'la cuarta versión de un plano que se dio por bueno', en: 'a fourth version of a drawing already approved' },
          response: {
            es: 'dos versiones por fase en el encargo, y tarifa para la siguiente',
            en: 'two versions a stage in the letter, and a rate for the next',
          },
        },
      ],
      measures: {
        es: [
          'proyectos en curso',
          'honorarios medios por proyecto',
          'horas previstas frente a horas reales',
          'semanas de espera de licencia',
          'propuestas aceptadas',
        ],
        en: [
          'projects under way',
          'average fee per project',
          'hours planned against hours spent',
          'weeks waiting for permits',
          'proposals accepted',
        ],
      },
    },
  },
  {
    id: 'coaching_practice',
    sector: 'consulting_freelance',
    name: { es: 'Coaching', en: 'Coaching' },
    clues: {
      es: [
        'coaching',
        'coach',
        'sesiones de coaching',
        'mentoría',
        'desarrollo personal',
        'orientación laboral',
        'coach ejecutivo',
        'orientación profesional',
      ],
      en: [
        'coach',
        'coaching',
        'coaching sessions',
        'life coach',
        'executive coach',
        'mentoring',
        'career guidance',
        'personal development',
      ],
    },
    figures: {
      unit: { es: { one: 'sesión', many: 'sesiones' }, en: { one: 'session', many: 'sessions' } },
      variableCostPct: estimate(2, 5, 9),
      price: estimate(45, 70, 130),
      monthlyUnits: estimate(35, 62, 90),
      usualTeam: 1,
      staffPct: estimate(50, 58, 65),
      rentPct: estimate(2, 5, 9),
      marketingPct: estimate(5, 9, 14),
      otherFixedPct: estimate(7, 9, 12),
      netMarginPct: estimate(4, 11, 18),
      capex: estimate(2_000, 4_500, 10_000),
      season: [1.15, 1.02, 1.03, 0.97, 1.0, 0.95, 0.8, 0.5, 1.25, 1.15, 1.1, 1.08],
      daysToCollect: 0,
    },
    words: {
      aBusiness: { es: 'una consulta de coaching', en: 'a coaching practice' },
      theBusiness: { es: 'la consulta', en: 'the practice' },
      scene: {
        es: 'La oferta de trabajo lleva tres semanas en el cajón. Se ha hecho la lista de pros y contras cuatro veces, siempre con el mismo empate, y en casa ya no quieren oír hablar del tema.',
        en: 'The job offer has been in the drawer for three weeks. The list of pros and cons has been drawn up four times, always ending level, and nobody at home wants to hear of it again.',
      },
      stakes: {
        es: 'La decisión acaba tomándola el calendario, y se vive durante años con la que nadie eligió.',
        en: 'In the end the calendar decides, and years are spent with a choice nobody made.',
      },
      story: {
        wish: {
          es: 'Está bien donde está y no quiere seguir ahí. Quiere pensar en voz alta con alguien que no gane nada con la respuesta.',
          en: 'They are fine where they are and do not want to stay. They want to think aloud with somebody who gains nothing by the answer.',
        },
        obstacle: {
          es: 'Los amigos aconsejan lo que harían ellos, y los libros hablan a cualquiera.',
          en: 'Friends advise what they would do themselves, and books speak to anyone at all.',
        },
        hurt: {
          es: 'Se aplaza otro trimestre, y cada lunes pesa un poco más que el anterior.',
          en: 'Another quarter goes by, and each Monday weighs a little more than the last.',
        },
      },
      usualCustomer: {
        es: 'los profesionales que quieren cambiar de puesto y quienes dirigen equipos pequeños',
        en: 'professionals who want to change jobs and people who lead small teams',
      },
      directCost: { es: 'la sala por horas y los cuestionarios', en: 'rooms by the hour and questionnaires' },
      costDoubt: {
        es: 'el coste por sesión no suma la primera conversación gratuita, las notas de después ni las citas que se mueven el mismo día',
        en: 'the cost per session does not add the free first talk, the notes afterwards or the appointments moved on the day',
      },
      substitutes: {
        es: ['un amigo con paciencia', 'un libro de autoayuda', 'un curso grabado', 'el departamento de personal'],
        en: ['a patient friend', 'a self-help book', 'a recorded course', 'the staff department at work'],
      },
      steps: {
        es: ['Ten una primera charla sin compromiso', 'Fija una meta y cuántas sesiones le das', 'Mide en la última lo que cambió'],
        en: ['Have a first talk with no strings', 'Set one aim and how many sessions it gets', 'Measure at the last what has changed'],
      },
      before: { es: 'una lista de pros y contras que siempre empata', en: 'a list of pros and cons that always ends level' },
      after: { es: 'una decisión tomada y el primer paso con fecha', en: 'a decision taken and a date on the first step' },
      rivalTest: {
        es: 'Tener la primera charla gratuita con dos profesionales y anotar cuánto hablan ellos, si ponen fecha de final y si dicen cuándo no pueden ayudar.',
        en: 'Have the free first talk with two coaches, and note how much they speak, whether an end date is set and whether they say when they cannot help.',
      },
      proof: {
        es: 'tres procesos terminados, con la meta escrita el primer día y lo que pasó después, contados con permiso',
        en: 'three finished courses of sessions, with the aim written on day one and what came of it, told with consent',
      },
      channels: [
        {
          name: { es: 'recomendación de quien ya terminó', en: 'word from those who have finished' },
          purpose: { es: 'quien confía en una cara conocida', en: 'people who trust a known face' },
          share: 35,
        },
        {
          name: { es: 'LinkedIn con reflexiones propias', en: 'LinkedIn with thoughts of one’s own' },
          purpose: { es: 'quien duda en silencio', en: 'those doubting in silence' },
          share: 25,
        },
        {
          name: { es: 'charlas en empresas y asociaciones', en: 'talks at firms and associations' },
          purpose: { es: 'treinta personas a la vez', en: 'thirty people at a time' },
          share: 25,
        },
        {
          name: { es: 'psicólogos y formadores cercanos', en: 'nearby psychologists and trainers' },
          purpose: { es: 'los casos que no son de terapia', en: 'cases that are not for therapy' },
          share: 15,
        },
      ],
      risks: [
        {
          risk: { es: 'la agenda se vacía al acabar los procesos', en: 'the diary empties as people finish' },
          hits: 'month',
          trigger: { es: 'menos de tres primeras charlas en un mes', en: 'fewer than three first talks in a month' },
          response: { es: 'una mañana fija a la semana para escribir y llamar', en: 'one set morning a week for writing and calling' },
        },
        {
          risk: { es: 'llega un caso que es de terapia', en: 'a case arrives that belongs in therapy' },
          hits: 'lost-sale',
          trigger: { es: 'una persona que no duerme o habla de no seguir', en: 'a person who does not sleep or speaks of giving up' },
          response: { es: 'derivar a un psicólogo ese mismo día', en: 'referral to a psychologist that same day' },
        },
        {
          risk: { es: 'la empresa paga y quiere saber', en: 'the employer pays and wants to know' },
          hits: 'client',
          trigger: { es: 'una pregunta del jefe sobre lo hablado', en: 'a manager asking what was said' },
          response: {
            es: 'acuerdo de confidencialidad entre las tres partes antes de empezar',
            en: 'a three-way confidentiality agreement before starting',
          },
        },
      ],
      strain: {
        es: 'Cada persona se va cuando mejora: hay que llenar la agenda otra vez cada tres meses, y no caben más de cinco conversaciones así en un día.',
        en: 'People leave when they get better, so the diary has to be filled again every three months, and a day holds no more than five such conversations.',
      },
      measures: {
        es: [
          'sesiones por mes',
          'primeras charlas que acaban en proceso',
          'sesiones por persona',
          'citas movidas en el día',
          'clientes que vienen recomendados',
        ],
        en: [
          'sessions per month',
          'first talks that lead to a course of sessions',
          'sessions per person',
          'appointments moved on the day',
          'clients who come recommended',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
