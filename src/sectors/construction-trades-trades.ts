import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const constructionTradesTrades = [
  {
    id: 'painter_decorator',
    sector: 'construction_trades',
    name: { es: 'Pintura y decoración', en: 'Painting and decorating' },
    clues: {
      es: [
        'pintor',
        'pintores',
        'pintura de pisos',
        'pintar pisos',
        'pintar casas',
        'empapelar',
        'pintura y decoración',
        'alisar paredes',
        'pinto pisos',
        'pinto casas',
        'pintar paredes',
      ],
      en: [
        'painter',
        'painters',
        'painting',
        'decorator',
        'decorating',
        'house painting',
        'wallpaper',
        'wallpapering',
        'paint houses',
        'paint homes',
      ],
    },
    figures: {
      unit: {
        es: { one: 'trabajo de pintura', many: 'trabajos de pintura' },
        en: { one: 'painting job', many: 'painting jobs' },
      },
      variableCostPct: estimate(24, 32, 40),
      price: estimate(600, 1_400, 3_500),
      monthlyUnits: estimate(4, 7, 12),
      usualTeam: 2,
      staffPct: estimate(36, 42, 48),
      netMarginPct: estimate(4, 9, 15),
      capex: estimate(7_000, 14_000, 28_000),
      daysToCollect: 15,
      daysToPay: 30,
      daysOfStock: 5,
      season: [0.75, 0.8, 1.0, 1.05, 1.15, 1.2, 1.2, 0.8, 1.15, 1.1, 1.0, 0.8],
    },
    words: {
      aBusiness: { es: 'una empresa de pintura', en: 'a painting and decorating firm' },
      theBusiness: { es: 'la empresa', en: 'the firm' },
      usualCustomer: {
        es: 'las familias que se mudan y los caseros que cambian de inquilino',
        en: 'families moving in and landlords between tenants',
      },
      directCost: { es: 'la pintura, la masilla y los plásticos de protección', en: 'paint, filler and dust sheets' },
      costDoubt: {
        es: 'el coste por trabajo no prevé la tercera mano sobre un color oscuro ni el día entero de tapar, lijar y limpiar',
        en: 'the cost per job allows for no third coat over a dark colour, nor for the whole day of masking, sanding and clearing up',
      },
      substitutes: {
        es: [
          'pintarlo en familia un fin de semana',
          'un conocido por horas',
          'la cuadrilla de una reforma mayor',
          'otro año con las mismas paredes',
        ],
        en: [
          'a family weekend with rollers',
          'an acquaintance by the hour',
          'the crew of a larger refit',
          'another year with the same walls',
        ],
      },
      scene: {
        es: 'El piso está vacío y se entrega el día uno. Las paredes guardan la sombra de los cuadros de otro, y quien vino a verlo contestó con una cifra por mensaje, sin decir manos, marca ni días.',
        en: 'The flat is empty and the keys change hands on the first. The walls still show where somebody else’s pictures hung, and the one painter who came sent a number by text with no coats, brand or days.',
      },
      stakes: {
        es: 'Un piso sin pintar no se alquila ni se habita, y uno mal pintado se ve cada mañana a la altura de los ojos.',
        en: 'An unpainted flat is neither let nor lived in, and a badly painted one is there every morning at eye level.',
      },
      rivalTest: {
        es: 'Enseña la misma habitación a tres pintores y compara si miran el techo, cuántas manos escriben y qué hacen con los muebles.',
        en: 'Show the same room to three painters, and compare whether they look at the ceiling, how many coats they put in writing and what they do with the furniture.',
      },
      before: {
        es: 'paredes con los cuadros de otro y una cifra sin explicar',
        en: 'walls marked by other people’s pictures and an unexplained figure',
      },
      after: {
        es: 'paredes lisas, el suelo sin una gota y las llaves a tiempo',
        en: 'smooth walls, a floor without a drop and the keys on time',
      },
      story: {
        wish: {
          es: 'Estrena casa, o la prepara para quien viene detrás. Quiere verla entera de un color antes de que lleguen los muebles.',
          en: 'Somebody new to a home, or readying one for whoever is next. They want to see it all one colour before the furniture comes.',
        },
        obstacle: {
          es: 'El pintor que recomiendan está pedido hasta marzo, y el que puede mañana no enseña ninguna casa.',
          en: 'The painter everyone recommends is booked until March, and the one free tomorrow has no house to show.',
        },
        hurt: {
          es: 'Los muebles esperan en el centro del salón bajo una sábana, y la familia cena de pie.',
          en: 'Furniture waits under a sheet in the middle of the living room, and the family eats standing up.',
        },
      },
      channels: [
        {
          name: { es: 'ficha de Google con antes y después', en: 'Google profile with before and after' },
          purpose: { es: 'quien tiene fecha de mudanza', en: 'people with a moving date' },
          share: 40,
        },
        {
          name: { es: 'inmobiliarias y caseros', en: 'estate agents and landlords' },
          purpose: { es: 'pisos entre dos inquilinos', en: 'flats between two tenants' },
          share: 30,
        },
        {
          name: { es: 'vecinos del mismo portal', en: 'neighbours in the same building' },
          purpose: { es: 'la segunda puerta del rellano', en: 'the second door on the landing' },
          share: 30,
        },
      ],
      strain: {
        es: 'La pared manda: hasta que no seca la masilla nadie puede dar la primera mano, y cada humedad sin avisar convierte dos días en cinco.',
        en: 'The wall sets the pace; nobody can start the first coat until the filler dries, and every hidden patch of damp turns two days into five.',
      },
    },
  },
  {
    id: 'plumber_electrician',
    sector: 'construction_trades',
    name: { es: 'Fontanería y electricidad', en: 'Plumbing and electrics' },
    clues: {
      es: [
        'fontanero',
        'fontanería',
        'electricista',
        'electricidad',
        'averías de agua',
        'atascos',
        'calderas',
        'cuadro eléctrico',
        'instalador de gas',
      ],
      en: ['plumber', 'plumbing', 'electrician', 'electrics', 'electrical', 'boilers', 'blocked drains', 'rewiring', 'heating engineer'],
    },
    figures: {
      unit: { es: { one: 'aviso', many: 'avisos' }, en: { one: 'call-out', many: 'call-outs' } },
      revenueModel: 'service',
      variableCostPct: estimate(28, 35, 42),
      price: estimate(80, 135, 260),
      monthlyUnits: estimate(45, 75, 110),
      usualTeam: 2,
      staffPct: estimate(33, 38, 44),
      marketingPct: estimate(2, 4, 7),
      otherFixedPct: estimate(8, 11, 14),
      netMarginPct: estimate(3, 8, 14),
      capex: estimate(14_000, 30_000, 60_000),
      daysToCollect: 12,
      daysToPay: 30,
      daysOfStock: 20,
      customerCost: estimate(25, 60, 140),
      season: [1.1, 1.05, 1.0, 0.95, 0.95, 1.0, 1.05, 0.8, 1.0, 1.05, 1.05, 1.0],
    },
    words: {
      aBusiness: { es: 'un servicio de fontanería y electricidad', en: 'a plumbing and electrical service' },
      theBusiness: { es: 'el servicio', en: 'the firm' },
      usualCustomer: {
        es: 'los hogares, las comunidades y los bares de la zona con una avería que no espera',
        en: 'homes, blocks of flats and bars nearby with a fault that will not wait',
      },
      directCost: { es: 'el material, las piezas y el gasóleo de la furgoneta', en: 'materials, parts and diesel for the van' },
      costDoubt: {
        es: 'el coste por aviso no mete en la cuenta el viaje al almacén, la zona azul ni la visita que acaba en consejo gratis',
        en: 'the cost per call-out keeps out of the sum the run to the merchant, the parking meter and the visit that ends in free advice',
      },
      substitutes: {
        es: ['el seguro del hogar', 'un número de urgencias sacado de un imán', 'un vecino mañoso', 'cerrar la llave de paso'],
        en: ['the home insurer’s repairer', 'an emergency number off a fridge magnet', 'a handy neighbour', 'turning off the stopcock'],
      },
      scene: {
        es: 'Se va la luz en media casa un viernes a las nueve y el diferencial no se queda arriba. El seguro abre un parte para el lunes; el teléfono del imán de la nevera cobra la salida antes de preguntar qué pasa.',
        en: 'Half the house goes dark on a Friday night and the breaker will not stay up. The insurer opens a claim for Monday, and the number on the fridge magnet charges for the visit before asking what is wrong.',
      },
      stakes: {
        es: 'Cada hora sin luz o con agua en el suelo cuesta comida, tarima y vecinos, y el apaño de madrugada sale a precio de obra.',
        en: 'Each hour without power or with water on the floor costs food, floorboards and neighbours, and a midnight patch is billed like building work.',
      },
      steps: {
        es: ['Llama o manda una foto de la avería', 'Acepta el precio de la visita y la franja', 'Recibe la factura con lo cambiado'],
        en: ['Ring or send a photo of the fault', 'Agree the visit charge and the slot', 'Get an invoice listing what was changed'],
      },
      after: {
        es: 'la luz de vuelta y un papel que dice qué falló',
        en: 'the lights back and a sheet of paper saying what failed',
      },
      proof: {
        es: 'el carné de instalador a la vista y veinte avisos con la hora de la llamada y la de llegada',
        en: 'the installer’s licence on show and twenty call-outs with the time of the call beside the time of arrival',
      },
      story: {
        wish: {
          es: 'Tiene una avería y un día corriente por delante. Quiere oír una hora y que esa hora sea cierta.',
          en: 'Somebody with a fault and an ordinary day ahead. They want to hear a time and for that time to be true.',
        },
        obstacle: {
          es: 'Los que vienen enseguida no dicen precio, y los que lo dicen vienen el jueves.',
          en: 'Those who come at once give no price, and those who give one come on Thursday.',
        },
        hurt: {
          es: 'Se pide permiso en el trabajo para esperar a alguien que no llega y se cena a oscuras.',
          en: 'Time is asked off work to wait for someone who does not come, and supper is eaten in the dark.',
        },
      },
      rivalTest: {
        es: 'Llama a tres servicios con la misma avería y apunta si dan precio de visita, en cuánto tiempo vienen y si piden una foto antes.',
        en: 'Ring three firms about one fault, and note whether they name a visit charge, how soon they can come and whether they ask for a photo first.',
      },
      strain: {
        es: 'Las urgencias caen sobre la agenda ya vendida: cada una que se atiende retrasa tres citas, y la que se rechaza llama al siguiente del buscador.',
        en: 'Emergencies land on a diary already sold; each one answered delays three appointments, and each one refused rings the next name in the search.',
      },
      measures: {
        es: [
          'avisos por jornada',
          'importe medio por aviso',
          'minutos hasta llegar',
          'avisos resueltos en una visita',
          'horas de desplazamiento',
          'clientes que vuelven a llamar',
        ],
        en: [
          'call-outs per working day',
          'average amount per call-out',
          'minutes to arrival',
          'call-outs solved in one visit',
          'hours spent travelling',
          'customers who ring again',
        ],
      },
    },
  },
  {
    id: 'kitchen_bathroom_refits',
    sector: 'construction_trades',
    name: { es: 'Reformas de cocinas y baños', en: 'Kitchen and bathroom refits' },
    clues: {
      es: [
        'reformas de baños',
        'reformas de cocinas',
        'cocinas y baños',
        'baños',
        'cocinas',
        'platos de ducha',
        'alicatado',
        'reforma integral',
        'reformas integrales',
      ],
      en: [
        'bathroom refits',
        'kitchen refits',
        'bathrooms',
        'kitchens',
        'fitted kitchens',
        'kitchen fitter',
        'bathroom fitter',
        'tiling',
        'remodelling',
      ],
    },
    figures: {
      unit: { es: { one: 'reforma', many: 'reformas' }, en: { one: 'refit', many: 'refits' } },
      variableCostPct: estimate(54, 62, 70),
      price: estimate(4_500, 7_800, 16_000),
      monthlyUnits: estimate(1, 3, 5),
      usualTeam: 3,
      staffPct: estimate(18, 22, 27),
      rentPct: estimate(2, 3, 5),
      marketingPct: estimate(1, 2, 4),
      otherFixedPct: estimate(5, 7, 9),
      netMarginPct: estimate(1, 3, 7),
      capex: estimate(18_000, 38_000, 80_000),
      daysToCollect: -10,
      daysToPay: 30,
      customerCost: estimate(100, 250, 600),
      season: [0.8, 0.95, 1.05, 1.1, 1.15, 1.15, 1.1, 0.7, 1.05, 1.1, 1.05, 0.8],
    },
    words: {
      aBusiness: { es: 'una empresa de reformas de cocinas y baños', en: 'a kitchen and bathroom refitting firm' },
      theBusiness: { es: 'la empresa', en: 'the firm' },
      usualCustomer: {
        es: 'los dueños de pisos con el baño de cuando se construyeron',
        en: 'owners of flats with the bathroom they were built with',
      },
      directCost: { es: 'los muebles, los azulejos y los gremios de cada obra', en: 'units, tiles and the trades on each job' },
      costDoubt: {
        es: 'el coste por reforma olvida el mueble que llega con la puerta rayada y la tubería de plomo que nadie había presupuestado',
        en: 'the cost per refit forgets the unit delivered with a scratched door and the lead pipe nobody had priced',
      },
      substitutes: {
        es: [
          'una gran superficie con montaje',
          'gremios sueltos por semanas',
          'cambiar solo la ducha',
          'vivir con los azulejos de siempre',
        ],
        en: ['a large store that also fits', 'separate trades week by week', 'changing only the shower', 'living with the old tiles'],
      },
      scene: {
        es: 'La bañera resbala, el grifo gotea en una taza y los padres ya no levantan la pierna con soltura. Hay un presupuesto de una página con una sola cifra y otro que tarda tres semanas en llegar.',
        en: 'The bath is slippery, the tap drips into a mug and the parents no longer step over the edge with ease. One quote is a single figure on a page, and the other has been three weeks coming.',
      },
      stakes: {
        es: 'Mientras no se decide, la ducha da miedo, y una obra mal cerrada deja a la familia sin baño el doble de lo hablado.',
        en: 'While nothing is decided the shower is a worry, and a job that drifts leaves the family without a bathroom for twice the time agreed.',
      },
      before: { es: 'una bañera que resbala y una cifra sin partidas', en: 'a slippery bath and a figure with no breakdown' },
      after: { es: 'una ducha a ras de suelo el día que decía el papel', en: 'a level shower on the day the paper said' },
      strain: {
        es: 'En un baño cabe un gremio cada vez: si el fontanero se retrasa un martes, el alicatador se va a otra obra y vuelve en diez días.',
        en: 'Only one trade fits in a bathroom at a time; when the plumber slips on Tuesday, the tiler leaves for another site and is back in ten days.',
      },
    },
  },
  {
    id: 'solar_installer',
    sector: 'construction_trades',
    name: { es: 'Instalación de placas solares', en: 'Solar panel installation' },
    clues: {
      es: [
        'placas solares',
        'paneles solares',
        'energía solar',
        'fotovoltaica',
        'autoconsumo',
        'instalaciones solares',
        'baterías solares',
      ],
      en: ['solar panels', 'solar', 'solar installer', 'solar energy', 'photovoltaic', 'home batteries', 'self-consumption'],
    },
    figures: {
      unit: { es: { one: 'instalación', many: 'instalaciones' }, en: { one: 'installation', many: 'installations' } },
      variableCostPct: estimate(52, 60, 67),
      price: estimate(3_800, 5_200, 9_000),
      monthlyUnits: estimate(2, 4, 7),
      usualTeam: 3,
      staffPct: estimate(19, 24, 29),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(5, 6, 8),
      netMarginPct: estimate(0, 2, 7),
      capex: estimate(22_000, 45_000, 90_000),
      daysToCollect: -5,
      daysToPay: 30,
      rampMonths: 9,
      customerCost: estimate(150, 320, 700),
      season: [0.75, 0.85, 1.05, 1.15, 1.25, 1.2, 1.1, 0.75, 1.05, 1.05, 0.95, 0.85],
    },
    words: {
      aBusiness: { es: 'una empresa de instalaciones solares', en: 'a solar installation firm' },
      theBusiness: { es: 'la empresa', en: 'the firm' },
      usualCustomer: {
        es: 'los dueños de casas con tejado propio y los pequeños negocios que gastan luz de día',
        en: 'owners of houses with a roof of their own and small firms that use power by day',
      },
      directCost: { es: 'los paneles, el inversor y la estructura', en: 'panels, inverter and mountings' },
      costDoubt: {
        es: 'el coste por instalación omite el andamio de última hora, la teja rota y las tardes de trámites hasta que se autoriza el vertido',
        en: 'the cost per installation omits the late scaffold, the cracked tile and the afternoons of paperwork until the grid accepts it',
      },
      substitutes: {
        es: ['la factura de siempre', 'la oferta de la compañía eléctrica', 'un instalador nacional por teléfono', 'cambiar de tarifa'],
        en: ['the same bill as ever', 'the power company’s own offer', 'a national installer by telephone', 'switching tariff'],
      },
      scene: {
        es: 'Llega la factura de la luz y en el tejado da el sol toda la mañana. Un comercial promete por teléfono que se paga solo; otro manda una simulación de veinte páginas, y ninguno ha subido a mirar la sombra de la chimenea.',
        en: 'The power bill arrives, and the roof has had sun all morning. One salesman promises over the telephone that it pays for itself, another sends a twenty-page simulation, and neither has climbed up to look at the chimney’s shadow.',
      },
      stakes: {
        es: 'Esperar cuesta una factura cada mes; elegir mal deja un equipo que rinde la mitad y un instalador que ya no contesta.',
        en: 'Waiting costs a bill every month, and choosing badly leaves a system at half its promise and an installer who no longer answers.',
      },
      story: {
        wish: {
          es: 'Tiene un tejado a pleno sol y una factura que sube. Quiere saber en cuántos años se paga, dicho por alguien que haya subido a verlo.',
          en: 'Somebody with a roof in full sun and a rising bill. They want to know how many years it takes to pay back, from a person who has been up to look.',
        },
        obstacle: {
          es: 'Cada oferta calcula con un sol distinto, y las subvenciones cambian entre una llamada y la siguiente.',
          en: 'Every offer assumes a different sun, and the grants change between one call and the next.',
        },
        hurt: {
          es: 'Firmar da miedo porque son los ahorros, y no firmar también cuesta, un poco cada mes.',
          en: 'Signing is frightening because it is the savings, and not signing costs too, a little every month.',
        },
      },
      rivalTest: {
        es: 'Pide oferta a tres instaladores con la misma factura y compara la producción prometida, la marca del inversor y quién pregunta por las sombras.',
        en: 'Send three installers the same bill and compare the output they promise, the make of inverter and which of them asks about shade.',
      },
      steps: {
        es: [
          'Manda una factura y una foto del tejado',
          'Revisa la cuenta después de la visita',
          'Firma y sigue los trámites desde el móvil',
        ],
        en: ['Send a bill and a photo of the roof', 'Go over the sums after the visit', 'Sign and follow the paperwork on the phone'],
      },
      before: { es: 'una factura que sube y tres promesas por teléfono', en: 'a rising bill and three promises over the telephone' },
      after: {
        es: 'una factura más corta y un contador que se puede mirar desde el móvil',
        en: 'a shorter bill and a meter that can be watched on a phone',
      },
      proof: {
        es: 'cinco tejados de la zona con un año de producción real al lado de la prometida',
        en: 'five roofs nearby with a year of real output beside the output promised',
      },
      channels: [
        {
          name: { es: 'casas de clientes abiertas a visita', en: 'customers’ houses open to a visit' },
          purpose: { es: 'el vecino que ve el tejado', en: 'the neighbour who can see the roof' },
          share: 35,
        },
        {
          name: { es: 'ficha de Google con producción real', en: 'Google profile with real output' },
          purpose: { es: 'quien abre la factura de la luz', en: 'people opening a power bill' },
          share: 30,
        },
        {
          name: { es: 'talleres, granjas y pequeños comercios', en: 'workshops, farms and small shops' },
          purpose: { es: 'consumo de día durante todo el año', en: 'daytime use all year' },
          share: 20,
        },
        {
          name: { es: 'charlas en asociaciones de vecinos', en: 'talks at residents’ associations' },
          purpose: { es: 'varios tejados en una tarde', en: 'several roofs in one evening' },
          share: 15,
        },
      ],
      permits: {
        es: [
          'registro como empresa instaladora',
          'carné de instalador eléctrico',
          'licencia o comunicación de obra',
          'autorización de conexión a la red',
          'plan de trabajos en altura',
          'gestión de paneles retirados',
          'responsabilidad civil con daños al tejado',
          'garantía legal de la instalación',
        ],
        en: [
          'registration as an installation firm',
          'electrical installer’s licence',
          'building consent or notice',
          'grid connection approval',
          'work-at-height plan',
          'disposal of old panels',
          'liability cover including roof damage',
          'statutory guarantee on installations',
        ],
      },
      strain: {
        es: 'Dos días de montaje arrastran dos meses de permisos: la cuadrilla va por delante de los papeles y el último pago espera al contador.',
        en: 'Two days on the roof drag two months of permits behind them; the crew outruns the papers and the last payment waits for the meter.',
      },
      risks: [
        {
          risk: { es: 'la ayuda pública se acaba o se retrasa', en: 'the grant runs out or comes late' },
          hits: 'sales',
          trigger: { es: 'una convocatoria sin resolver a los seis meses', en: 'a scheme with no decision after six months' },
          response: {
            es: 'cuentas sin ayuda en cada oferta y pago no ligado a ella',
            en: 'every offer costed without the grant and no payment tied to it',
          },
        },
        {
          risk: { es: 'los paneles suben o no llegan', en: 'panels go up or do not arrive' },
          hits: 'goods',
          trigger: { es: 'el distribuidor sin fecha para dos pedidos', en: 'the distributor with no date for two orders' },
          response: { es: 'dos marcas homologadas y precio con caducidad corta', en: 'two approved makes and quotes that soon expire' },
        },
        {
          risk: { es: 'una gotera después del montaje', en: 'a leak after fitting' },
          hits: 'again',
          trigger: { es: 'una llamada con la primera lluvia', en: 'a call at the first rain' },
          response: {
            es: 'fotos de cada anclaje, garantía escrita y seguro en vigor',
            en: 'a photo of every fixing, a written guarantee and insurance in force',
          },
        },
        {
          risk: { es: 'el precio de la luz baja y nadie llama', en: 'power gets cheaper and nobody rings' },
          hits: 'sales',
          trigger: { es: 'la mitad de visitas pedidas que un año antes', en: 'half the visits requested a year earlier' },
          response: {
            es: 'mantenimiento, baterías y puntos de recarga para quienes ya son clientes',
            en: 'upkeep, batteries and car chargers for past customers',
          },
        },
      ],
      measures: {
        es: [
          'visitas por semana',
          'ofertas firmadas',
          'margen de cada instalación',
          'días de trámite',
          'producción real sobre prometida',
          'días hasta el último pago',
        ],
        en: [
          'visits per week',
          'offers signed',
          'margin on each installation',
          'days of paperwork',
          'real output against promised',
          'days to the last payment',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
