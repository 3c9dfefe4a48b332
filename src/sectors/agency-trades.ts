import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const agencyTrades = [
  {
    id: 'web_studio',
    sector: 'agency',
    name: { es: 'Estudio web', en: 'Web studio' },
    clues: {
      es: [
        'páginas web',
        'diseño web',
        'estudio de diseño web',
        'desarrollo web',
        'webs',
        'sitios web',
        'programación a medida',
        'tiendas online para empresas',
        'wordpress',
      ],
      en: [
        'websites',
        'web design',
        'web development',
        'web studio',
        'web agency',
        'bespoke software',
        'app development',
        'wordpress sites',
      ],
    },
    figures: {
      unit: { es: { one: 'web', many: 'webs' }, en: { one: 'website', many: 'websites' } },
      revenueModel: 'project',
      variableCostPct: estimate(8, 15, 24),
      price: estimate(1_500, 2_900, 6_500),
      monthlyUnits: estimate(3, 5, 9),
      usualTeam: 3,
      staffPct: estimate(42, 47, 55),
      rentPct: estimate(1, 3, 5),
      marketingPct: estimate(3, 6, 9),
      capex: estimate(7_000, 14_000, 28_000),
      season: [0.95, 1.02, 1.08, 1.02, 1.06, 1.05, 0.95, 0.55, 1.08, 1.12, 1.1, 1.02],
      daysToCollect: 30,
    },
    words: {
      aBusiness: { es: 'un estudio web', en: 'a web studio' },
      theBusiness: { es: 'el estudio', en: 'the studio' },
      usualCustomer: {
        es: 'los comercios y las empresas pequeñas con una web vieja o sin ninguna',
        en: 'shops and small firms with an old website or none',
      },
      directCost: { es: 'los colaboradores, las licencias y el alojamiento', en: 'freelancers, licences and hosting' },
      costDoubt: {
        es: 'el coste por web no cuenta las semanas esperando fotos y textos ni los retoques que se piden cuando ya está publicada',
        en: 'the cost per website does not count the weeks spent waiting for text and pictures or the changes asked for once it is live',
      },
      substitutes: {
        es: [
          'una plantilla montada en un fin de semana',
          'el sobrino que sabe de ordenadores',
          'solo la ficha de Google',
          'una página de Facebook',
        ],
        en: ['a template built over a weekend', 'a nephew who knows computers', 'a map listing instead of a site', 'a Facebook page'],
      },
      rivalTest: {
        es: 'Pide presupuesto a dos estudios para una web de cinco páginas y compara quién pregunta qué debe hacer el visitante, y de quién serán el dominio y las claves.',
        en: 'Ask two studios to price a five-page site, and compare who asks what a visitor should do there and who would own the domain and the passwords.',
      },
      steps: {
        es: ['Di qué debe hacer quien entra', 'Aprueba textos y bocetos antes de programar', 'Publica y quédate con las claves'],
        en: ['Say what a visitor should do', 'Approve text and sketches before any code', 'Go live and keep the passwords'],
      },
      risks: [
        {
          risk: { es: 'un proyecto que no se cierra nunca', en: 'a project that never closes' },
          trigger: { es: 'la segunda fecha de entrega movida', en: 'a delivery date moved for the second time' },
          response: { es: 'pago por fases y fecha límite para los contenidos', en: 'payment by stages and a deadline for content' },
        },
        {
          risk: { es: 'una web atacada o caída', en: 'a site hacked or down' },
          trigger: { es: 'un aviso del proveedor de alojamiento', en: 'a warning from the hosting firm' },
          response: {
            es: 'copias diarias y mantenimiento contratado desde la entrega',
            en: 'daily backups and maintenance signed at delivery',
          },
        },
        {
          risk: { es: 'un creador automático hace la web sencilla', en: 'an automatic builder makes the simple sites' },
          trigger: { es: 'dos presupuestos perdidos por la misma razón', en: 'two quotes lost on that ground' },
          response: {
            es: 'vender reservas, tienda o conexión con su programa, no páginas',
            en: 'sell bookings, a shop or links to their software, not pages',
          },
        },
      ],
      after: { es: 'una web al día y las claves en un cajón propio', en: 'a site up to date and the passwords in one’s own drawer' },
      strain: {
        es: 'Las webs se atascan a falta del texto que debía mandar el cliente, y cuando llega hay que cerrar dos en la misma semana.',
        en: 'Sites stall for want of the text a client was going to send, and when it comes two have to be finished in one week.',
      },
      measures: {
        es: [
          'webs entregadas',
          'importe medio por web',
          'días de retraso por falta de contenidos',
          'mantenimientos contratados',
          'horas previstas frente a horas reales',
        ],
        en: [
          'websites delivered',
          'average price per website',
          'days lost waiting for content',
          'maintenance contracts signed',
          'hours planned against hours spent',
        ],
      },
    },
  },
  {
    id: 'video_studio',
    sector: 'agency',
    name: { es: 'Productora de vídeo', en: 'Video production studio' },
    clues: {
      es: [
        'vídeos',
        'vídeo',
        'productora',
        'productora audiovisual',
        'vídeo corporativo',
        'rodajes',
        'montaje de vídeo',
        'pódcast',
        'dron',
      ],
      en: [
        'videos',
        'video production',
        'video studio',
        'production company',
        'filming',
        'video editing',
        'podcasts',
        'corporate video',
        'drone footage',
      ],
    },
    figures: {
      unit: { es: { one: 'vídeo', many: 'vídeos' }, en: { one: 'video', many: 'videos' } },
      revenueModel: 'project',
      variableCostPct: estimate(13, 20, 28),
      price: estimate(650, 1_300, 3_200),
      monthlyUnits: estimate(4, 9, 16),
      usualTeam: 2,
      staffPct: estimate(37, 42, 49),
      marketingPct: estimate(3, 6, 9),
      otherFixedPct: estimate(9, 11, 14),
      capex: estimate(14_000, 28_000, 60_000),
      season: [0.72, 0.85, 1.0, 1.05, 1.18, 1.2, 1.0, 0.6, 1.12, 1.18, 1.15, 0.95],
      daysToCollect: 35,
    },
    words: {
      aBusiness: { es: 'una productora de vídeo', en: 'a video production studio' },
      theBusiness: { es: 'la productora', en: 'the studio' },
      scene: {
        es: 'El producto se entiende en diez segundos cuando alguien lo ve funcionar, y en la web hay una foto con fondo blanco. El comercial repite la misma demostración cuatro veces al día.',
        en: 'The product makes sense in ten seconds once it is seen working, and the website shows it on a white background. The salesperson repeats the same demonstration four times a day.',
      },
      stakes: {
        es: 'Lo que no se enseña hay que explicarlo, y quien tiene prisa compra lo que ya entendió en otro sitio.',
        en: 'What is not shown has to be explained, and people in a hurry buy what they have already understood elsewhere.',
      },
      usualCustomer: {
        es: 'las empresas que necesitan enseñar un producto, un equipo o un acto',
        en: 'firms with a product, a team or an event to show',
      },
      directCost: { es: 'el equipo de rodaje, la música y los desplazamientos', en: 'crew, music and travel' },
      costDoubt: {
        es: 'el coste por vídeo olvida el día que se pierde por lluvia, el disco duro que se llena y la cuarta versión del montaje',
        en: 'the cost per video forgets the day lost to rain, the hard drive that fills up and the fourth version of the edit',
      },
      substitutes: {
        es: ['un móvil con trípode', 'imágenes de archivo', 'un vídeo hecho con inteligencia artificial', 'unas fotos con música'],
        en: ['a phone on a tripod', 'stock footage', 'an artificial video', 'a slide show with music'],
      },
      rivalTest: {
        es: 'Pide a dos productoras el mismo minuto de vídeo y compara días de rodaje, rondas de cambios incluidas y si enseñan trabajos de tu tamaño.',
        en: 'Ask two studios for the same minute of film, and compare shooting days, rounds of changes included and whether they show work of your size.',
      },
      steps: {
        es: ['Cuenta qué debe entenderse al verlo', 'Aprueba el guion antes de rodar', 'Recibe el vídeo en todos los formatos'],
        en: ['Say what has to be understood', 'Approve the script before filming', 'Receive the video in every format'],
      },
      before: { es: 'una foto con fondo blanco y cuatro explicaciones al día', en: 'a picture on white and four explanations a day' },
      after: { es: 'un minuto que se entiende sin sonido', en: 'one minute that makes sense with the sound off' },
      proof: {
        es: 'un vídeo hecho para un cliente real, con las visitas y los pedidos de los dos meses siguientes',
        en: 'a video made for a real client, with the views and the orders of the two months that followed',
      },
      risks: [
        {
          risk: { es: 'un rodaje que se cae', en: 'a shoot falls through' },
          trigger: { es: 'aviso de lluvia o de enfermedad la víspera', en: 'rain or illness announced the day before' },
          response: {
            es: 'fecha de reserva en el contrato y señal no reembolsable',
            en: 'a reserve date in the contract and a deposit kept',
          },
        },
        {
          risk: { es: 'se pierde el material grabado', en: 'the footage is lost' },
          trigger: { es: 'una tarjeta sin copiar al acabar el día', en: 'a card not copied at the end of the day' },
          response: { es: 'doble copia antes de borrar y una fuera del estudio', en: 'two copies before wiping and one off the premises' },
        },
        {
          risk: { es: 'cambios de montaje sin fin', en: 'edits without end' },
          trigger: { es: 'una cuarta versión pedida', en: 'a fourth version asked for' },
          response: {
            es: 'dos rondas incluidas y tarifa escrita para las siguientes',
            en: 'two rounds included and a written rate for the rest',
          },
        },
      ],
      strain: {
        es: 'Un rodaje ocupa al equipo entero y no se mueve: si llueve, se pierden dos días y el montaje de otro cliente se retrasa con ellos.',
        en: 'A shoot takes the whole team and cannot be moved; rain costs two days, and another client’s edit slips with them.',
      },
      measures: {
        es: [
          'vídeos entregados',
          'importe medio por vídeo',
          'rondas de cambios por vídeo',
          'días de rodaje vendidos',
          'margen después de colaboradores',
        ],
        en: [
          'videos delivered',
          'average price per video',
          'rounds of changes per video',
          'shooting days sold',
          'margin after freelancers',
        ],
      },
    },
  },
  {
    id: 'design_studio',
    sector: 'agency',
    name: { es: 'Estudio de diseño gráfico', en: 'Graphic design studio' },
    clues: {
      es: [
        'diseño gráfico',
        'diseñador gráfico',
        'estudio de diseño',
        'branding',
        'identidad visual',
        'logotipos',
        'packaging',
        'ilustración',
        'cartelería',
      ],
      en: [
        'graphic design',
        'graphic designer',
        'design studio',
        'branding',
        'brand identity',
        'logos',
        'packaging design',
        'illustration',
      ],
    },
    figures: {
      unit: { es: { one: 'diseño', many: 'diseños' }, en: { one: 'design', many: 'designs' } },
      revenueModel: 'project',
      variableCostPct: estimate(6, 12, 20),
      price: estimate(450, 950, 2_200),
      monthlyUnits: estimate(5, 10, 18),
      usualTeam: 2,
      staffPct: estimate(44, 50, 57),
      marketingPct: estimate(3, 5, 8),
      capex: estimate(6_000, 12_000, 24_000),
      season: [0.95, 1.0, 1.07, 1.0, 1.06, 1.04, 0.93, 0.6, 1.08, 1.12, 1.12, 1.03],
      daysToCollect: 35,
    },
    words: {
      aBusiness: { es: 'un estudio de diseño gráfico', en: 'a graphic design studio' },
      theBusiness: { es: 'el estudio', en: 'the studio' },
      scene: {
        es: 'El vino es bueno y la etiqueta la hizo la imprenta. En la estantería queda entre dos botellas que se ven a tres metros, y la mano pasa de largo sin leer el nombre.',
        en: 'The wine is good and the label was done by the printer. On the shelf it stands between two bottles that can be seen across the room, and the hand goes past without reading the name.',
      },
      stakes: {
        es: 'Lo que parece barato se paga barato: cada venta se pelea por el precio, y el trabajo de dentro no llega a contarse.',
        en: 'What looks cheap is paid cheaply: each sale is fought on price, and the work inside never gets a hearing.',
      },
      usualCustomer: {
        es: 'las marcas pequeñas que estrenan producto, local o catálogo',
        en: 'small brands launching a product, a shop or a catalogue',
      },
      directCost: { es: 'las tipografías, las imágenes y las pruebas de imprenta', en: 'typefaces, images and print proofs' },
      costDoubt: {
        es: 'el coste por diseño no recoge las propuestas descartadas, los archivos que se buscan tres años después ni la visita a la imprenta',
        en: 'the cost per design leaves no room for rejected proposals, files looked for three years on or the visit to the printer',
      },
      substitutes: {
        es: [
          'una plantilla en línea',
          'el diseño que regala la imprenta',
          'un concurso de logotipos por internet',
          'alguien de la familia con buen gusto',
        ],
        en: ['an online template', 'whatever the printer throws in', 'a logo contest on the internet', 'a relative with an eye'],
      },
      rivalTest: {
        es: 'Encarga a un rival una tarjeta y mira cuánto preguntan antes de dibujar, cuántas propuestas dan y en qué formato entregan los originales.',
        en: 'Commission a card from a rival, and see how much they ask before drawing, how many proposals they give and in what format the originals come.',
      },
      steps: {
        es: ['Enseña lo que tienes y con quién compites', 'Elige una de dos direcciones', 'Recibe los originales listos para imprimir'],
        en: ['Show what you have and who you are up against', 'Choose one of two directions', 'Receive originals ready for print'],
      },
      before: { es: 'una etiqueta que nadie lee en la estantería', en: 'a label nobody reads on the shelf' },
      after: { es: 'un producto que se reconoce desde la puerta', en: 'a product recognised from the doorway' },
      risks: [
        {
          risk: { es: 'se usa el diseño sin pagar', en: 'a design is used unpaid' },
          trigger: {
            es: 'una propuesta vista en la calle antes del cobro',
            en: 'a proposal seen on the street before the invoice is settled',
          },
          response: { es: 'originales contra pago y cesión firmada', en: 'originals on payment and a signed transfer of rights' },
        },
        {
          risk: { es: 'una tirada sale mal de imprenta', en: 'a print run goes wrong' },
          trigger: { es: 'un color distinto del de la prueba', en: 'a colour unlike the proof' },
          response: {
            es: 'prueba firmada por el cliente y responsable escrito',
            en: 'a proof signed by the client and blame agreed on paper',
          },
        },
        {
          risk: { es: 'los encargos sueltos no se repiten', en: 'one-off jobs do not come back' },
          trigger: { es: 'la mitad de los clientes con un solo trabajo', en: 'half the clients with a single job' },
          response: { es: 'llamada a los seis meses con una idea concreta', en: 'a call after six months with one concrete idea' },
        },
      ],
      strain: {
        es: 'Una idea no sale por horas: tres entregas en la misma semana se hacen igual de bien solo si una de ellas ya estaba pensada.',
        en: 'Ideas do not come by the hour, and three deliveries in one week go equally well only if one of them was already thought through.',
      },
      measures: {
        es: [
          'diseños entregados',
          'importe medio por diseño',
          'propuestas descartadas',
          'clientes que repiten en un año',
          'días hasta el cobro',
        ],
        en: ['designs delivered', 'average price per design', 'proposals rejected', 'clients back within a year', 'days to payment'],
      },
    },
  },
  {
    id: 'social_media_agency',
    sector: 'agency',
    name: { es: 'Agencia de redes sociales y anuncios', en: 'Social media and advertising agency' },
    clues: {
      es: [
        'redes sociales',
        'community manager',
        'gestión de redes',
        'anuncios online',
        'campañas de anuncios',
        'instagram y tiktok',
        'posicionamiento seo',
        'marketing digital',
      ],
      en: [
        'social media',
        'social media agency',
        'community manager',
        'online ads',
        'ad campaigns',
        'seo',
        'ppc',
        'digital marketing',
        'paid social',
      ],
    },
    figures: {
      unit: { es: { one: 'cuenta', many: 'cuentas' }, en: { one: 'account', many: 'accounts' } },
      variableCostPct: estimate(6, 12, 19),
      price: estimate(280, 480, 950),
      monthlyUnits: estimate(12, 22, 38),
      usualTeam: 2,
      staffPct: estimate(44, 50, 57),
      rentPct: estimate(1, 3, 5),
      capex: estimate(4_000, 9_000, 18_000),
      season: [0.97, 1.0, 1.03, 1.01, 1.04, 1.03, 0.97, 0.85, 1.02, 1.03, 1.05, 1.0],
      daysToCollect: 15,
      monthlyChurnPct: estimate(2, 4, 7),
      customerCost: estimate(250, 600, 1_500),
    },
    words: {
      aBusiness: { es: 'una agencia de redes sociales', en: 'a social media agency' },
      theBusiness: { es: 'la agencia', en: 'the agency' },
      scene: {
        es: 'La última publicación es de marzo y felicita el Día del Padre. Alguien ha preguntado por el horario en un comentario y lleva cuatro meses esperando la respuesta.',
        en: 'The last post is from March and welcomes the spring. Somebody asked for the opening hours in a comment, and has waited four months for an answer.',
      },
      stakes: {
        es: 'Un perfil abandonado parece un negocio cerrado, y quien busca de noche se queda con el primero que contesta.',
        en: 'An abandoned profile looks like a closed business, and whoever is searching at night takes the first that replies.',
      },
      usualCustomer: {
        es: 'los comercios, las clínicas y los restaurantes sin tiempo para sus redes',
        en: 'shops, clinics and restaurants with no time for their accounts',
      },
      directCost: { es: 'los colaboradores, las fotos y las herramientas', en: 'freelancers, photography and tools' },
      costDoubt: {
        es: 'el coste por cuenta no cuenta los mensajes del domingo, la sesión de fotos repetida ni el mes que se regala para no perder al cliente',
        en: 'the cost per account does not reckon with Sunday messages, the photo session done twice or the month given away to keep a client',
      },
      substitutes: {
        es: ['la persona más joven de la tienda', 'un programa que publica solo', 'un autónomo por horas', 'dejar las redes quietas'],
        en: ['the youngest person in the shop', 'software that posts by itself', 'a freelancer paid hourly', 'leaving the accounts still'],
      },
      rivalTest: {
        es: 'Elige tres cuentas que lleva un rival, mira cuánto tardan en contestar un comentario y pregunta a uno de esos comercios si sabe cuántas visitas le trajo.',
        en: 'Pick three accounts a rival runs, see how long a comment waits, and ask one of those shops whether it knows how many visits came of it.',
      },
      steps: {
        es: ['Da acceso y cuenta qué quieres vender', 'Aprueba el calendario del mes', 'Mira una hoja con lo que ha traído'],
        en: ['Give access and say what you want to sell', 'Approve the month’s calendar', 'Read one page on what it brought in'],
      },
      before: { es: 'un perfil parado en marzo y comentarios sin contestar', en: 'a profile stuck in March and comments unanswered' },
      after: {
        es: 'un perfil al día y un mensaje que se contesta en la misma mañana',
        en: 'a live profile and messages answered the same morning',
      },
      strain: {
        es: 'Veintidós cuentas son veintidós calendarios, y todas quieren publicar la misma campaña en la misma semana de noviembre.',
        en: 'Twenty-two accounts are twenty-two calendars, and all of them want the same campaign out in one week of November.',
      },
      measures: {
        es: [
          'cuentas activas',
          'cuota media por cuenta',
          'horas por cuenta',
          'cuentas que se dan de baja',
          'contactos conseguidos por cuenta',
        ],
        en: ['active accounts', 'average fee per account', 'hours per account', 'accounts lost', 'enquiries brought in per account'],
      },
    },
  },
] as const satisfies readonly Trade[];
