import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const craftsTrades = [
  {
    id: 'pottery',
    sector: 'crafts',
    name: { es: 'Cerámica y alfarería', en: 'Pottery' },
    clues: {
      es: ['cerámica', 'alfarería', 'ceramista', 'alfarero', 'barro', 'torno', 'tazas', 'vajillas', 'horno cerámico'],
      en: ['pottery', 'ceramics', 'potter', 'clay', 'kiln', 'potter’s wheel', 'mugs', 'tableware', 'stoneware'],
    },
    figures: {
      unit: { es: { one: 'pieza de cerámica', many: 'piezas de cerámica' }, en: { one: 'ceramic piece', many: 'ceramic pieces' } },
      variableCostPct: estimate(19, 25, 33),
      price: estimate(18, 34, 70),
      monthlyUnits: estimate(80, 150, 260),
      usualTeam: 1,
      staffPct: estimate(30, 36, 42),
      rentPct: estimate(4, 8, 12),
      marketingPct: estimate(4, 6, 9),
      otherFixedPct: estimate(7, 9, 12),
      netMarginPct: estimate(6, 13, 20),
      capex: estimate(6_000, 14_000, 30_000),
      capexLifeYears: 8,
      season: [0.65, 0.8, 0.85, 0.9, 1.0, 0.9, 0.85, 0.9, 0.85, 0.95, 1.25, 2.1],
    },
    words: {
      aBusiness: { es: 'un taller de cerámica', en: 'a pottery workshop' },
      theBusiness: { es: 'el taller', en: 'the pottery' },
      usualCustomer: {
        es: 'quienes cuidan su mesa y los restaurantes que quieren vajilla propia',
        en: 'people who mind what is on their table and restaurants after plates of their own',
      },
      directCost: { es: 'el barro, los esmaltes, la cocción y el embalaje', en: 'clay, glazes, firing and packing' },
      costDoubt: {
        es: 'el coste por pieza no reparte la hornada que se agrieta, el esmalte que sale de otro color ni las tazas que se rompen de viaje',
        en: 'the cost per piece does not spread the firing that cracks, the glaze that turns another colour or the mugs broken on the way',
      },
      substitutes: {
        es: ['la vajilla de una gran superficie', 'un recuerdo de mercadillo', 'piezas de segunda mano', 'una planta para regalar'],
        en: ['a superstore dinner set', 'a market souvenir', 'second-hand pieces', 'a plant as a present'],
      },
      strain: {
        es: 'El horno se llena, cuece y se enfría en tres días, y no admite prisas: el encargo de una vajilla ocupa dos hornadas de lo demás.',
        en: 'The kiln takes three days to fill, fire and cool and will not be hurried, so one dinner service uses up two firings of everything else.',
      },
    },
  },
  {
    id: 'jewellery_maker',
    sector: 'crafts',
    name: { es: 'Joyería artesana', en: 'Handmade jewellery' },
    clues: {
      es: ['joyería artesana', 'joyas', 'joyera', 'pendientes', 'anillos', 'bisutería', 'collares', 'orfebre', 'plata'],
      en: ['handmade jewellery', 'jewellery', 'jewelry', 'jeweller', 'earrings', 'rings', 'necklaces', 'goldsmith', 'silversmith'],
    },
    figures: {
      unit: { es: { one: 'joya', many: 'joyas' }, en: { one: 'piece of jewellery', many: 'pieces of jewellery' } },
      variableCostPct: estimate(28, 36, 45),
      price: estimate(45, 85, 220),
      monthlyUnits: estimate(35, 75, 140),
      usualTeam: 1,
      staffPct: estimate(26, 32, 38),
      rentPct: estimate(2, 6, 10),
      marketingPct: estimate(6, 9, 13),
      netMarginPct: estimate(3, 8, 16),
      capex: estimate(5_000, 12_000, 28_000),
      capexLifeYears: 7,
      daysOfStock: 90,
      season: [0.75, 1.15, 0.8, 0.85, 1.3, 0.9, 0.8, 0.65, 0.75, 0.85, 1.1, 2.1],
    },
    words: {
      aBusiness: { es: 'un taller de joyería', en: 'a jewellery workshop' },
      theBusiness: { es: 'el taller', en: 'the workshop' },
      usualCustomer: {
        es: 'quienes celebran algo con una joya que no lleva nadie más',
        en: 'people marking an occasion with a piece nobody else wears',
      },
      directCost: { es: 'la plata, las piedras, el estuche y la comisión de venta', en: 'silver, stones, boxes and selling fees' },
      costDoubt: {
        es: 'el coste por joya pasa de largo por la limadura que se pierde, la talla que se ajusta gratis y el metal parado en la vitrina',
        en: 'the cost per piece passes over filings lost, rings resized for nothing and metal sitting in the display case',
      },
      substitutes: {
        es: ['una marca de centro comercial', 'la joyería de la familia', 'bisutería de moda', 'un viaje de aniversario'],
        en: ['a shopping-centre brand', 'the family jeweller', 'costume jewellery', 'an anniversary trip'],
      },
      scene: {
        es: 'Se cumplen diez años y el regalo tiene que caber en una mano. En tres escaparates está la misma cadena con la misma inicial; quien hacía anillos en aquella feria dejó una tarjeta que no aparece.',
        en: 'Ten years are up and the present has to fit in one hand. Three windows show the same chain with the same initial; the maker of rings at that fair left a card that cannot be found.',
      },
      before: { es: 'la misma cadena con la inicial en tres escaparates', en: 'the same initial on a chain in three windows' },
      after: { es: 'una joya con fecha, con taller y con su historia', en: 'a piece with a date, a bench and a story' },
      strain: {
        es: 'Una alianza pide seis horas de banco y dos pruebas, y en temporada de bodas se piden todas para el mismo sábado.',
        en: 'One wedding ring takes six hours at the bench and two fittings, and in the wedding season they are all wanted for the same Saturday.',
      },
    },
  },
  {
    id: 'leather_goods',
    sector: 'crafts',
    name: { es: 'Marroquinería', en: 'Leather goods' },
    clues: {
      es: ['marroquinería', 'cuero', 'bolsos de piel', 'bolsos', 'carteras', 'cinturones', 'artículos de piel', 'guarnicionero'],
      en: ['leather goods', 'leather', 'leatherwork', 'leather bags', 'handbags', 'wallets', 'belts', 'saddler'],
    },
    figures: {
      unit: { es: { one: 'artículo de piel', many: 'artículos de piel' }, en: { one: 'leather piece', many: 'leather pieces' } },
      variableCostPct: estimate(29, 36, 44),
      price: estimate(35, 68, 180),
      monthlyUnits: estimate(45, 85, 150),
      usualTeam: 1,
      staffPct: estimate(26, 32, 38),
      rentPct: estimate(2, 5, 9),
      marketingPct: estimate(5, 8, 12),
      netMarginPct: estimate(4, 10, 17),
      capex: estimate(4_000, 9_000, 22_000),
      capexLifeYears: 8,
      daysOfStock: 60,
      season: [0.7, 0.8, 0.8, 0.85, 1.0, 0.95, 0.9, 0.9, 0.9, 1.0, 1.2, 2.0],
    },
    words: {
      aBusiness: { es: 'un taller de marroquinería', en: 'a leather workshop' },
      theBusiness: { es: 'el taller', en: 'the workshop' },
      usualCustomer: {
        es: 'quienes prefieren un bolso para veinte años a uno para cada otoño',
        en: 'people who would rather have one bag for twenty years than one each autumn',
      },
      directCost: { es: 'la piel, los herrajes, el hilo y el envío', en: 'hides, buckles, thread and postage' },
      costDoubt: {
        es: 'el coste por artículo calla el recorte de cada piel, la mancha que aparece al cortar y el patrón que se repite tres veces',
        en: 'the cost per piece keeps quiet about offcuts, the flaw that shows on cutting and the pattern drawn three times over',
      },
      substitutes: {
        es: ['un bolso de cadena de moda', 'una marca cara', 'una imitación de tela', 'uno heredado que se puede arreglar'],
        en: ['a high-street bag', 'an expensive label', 'a cloth imitation', 'an inherited one that can be mended'],
      },
      before: { es: 'un bolso que se pela al segundo otoño', en: 'a bag that peels by its second autumn' },
      after: { es: 'un bolso que se remienda y envejece con quien lo lleva', en: 'a bag that can be mended and ages with its owner' },
      strain: {
        es: 'Coser a mano son ocho puntadas por minuto: un bolso ocupa dos días, y en noviembre hay encargos para dos meses.',
        en: 'Hand stitching goes at eight stitches a minute; a bag takes two days, and by November two months of them are on order.',
      },
    },
  },
  {
    id: 'candle_maker',
    sector: 'crafts',
    name: { es: 'Velas y jabones', en: 'Candles and soaps' },
    clues: {
      es: ['velas', 'velas artesanales', 'jabones', 'jabón artesanal', 'cosmética natural', 'aromas', 'cera de soja'],
      en: ['candles', 'candle', 'soaps', 'soap', 'scented candles', 'soy wax', 'natural cosmetics', 'fragrance'],
    },
    figures: {
      unit: { es: { one: 'vela', many: 'velas' }, en: { one: 'candle', many: 'candles' } },
      variableCostPct: estimate(27, 34, 42),
      price: estimate(9, 16, 28),
      monthlyUnits: estimate(170, 330, 600),
      usualTeam: 1,
      staffPct: estimate(25, 30, 36),
      rentPct: estimate(1, 4, 7),
      marketingPct: estimate(6, 10, 14),
      otherFixedPct: estimate(6, 8, 10),
      netMarginPct: estimate(4, 11, 19),
      capex: estimate(2_500, 6_000, 15_000),
      season: [0.75, 0.85, 0.75, 0.7, 0.9, 0.7, 0.65, 0.7, 0.9, 1.15, 1.65, 2.3],
    },
    words: {
      aBusiness: { es: 'un taller de velas y jabones', en: 'a candle and soap workshop' },
      theBusiness: { es: 'el taller', en: 'the workshop' },
      usualCustomer: {
        es: 'quienes buscan un detalle para casa ajena y las tiendas de regalo',
        en: 'people looking for something to take to a friend’s house, and gift shops',
      },
      directCost: { es: 'la cera, la esencia, el vaso y la caja', en: 'wax, fragrance, glass and box' },
      costDoubt: {
        es: 'el coste por vela deja fuera las pruebas de mecha, el lote que suda y el vaso que llega roto del almacén',
        en: 'the cost per candle leaves out wick tests, the batch that sweats and the glass that arrives broken from the supplier',
      },
      substitutes: {
        es: ['una vela de gran almacén', 'un ambientador', 'una planta', 'un sobre con dinero'],
        en: ['a department-store candle', 'an air freshener', 'a plant', 'money in an envelope'],
      },
      before: { es: 'un vaso perfumado idéntico al de todas las casas', en: 'a scented jar like the one in every house' },
      after: { es: 'una vela de la que se pide el nombre antes de que se apague', en: 'a candle whose name is asked before it burns out' },
      strain: {
        es: 'La cera tarda dos semanas en curar: lo que se enciende en Navidad se vierte cuando nadie piensa todavía en ella.',
        en: 'Wax needs two weeks to cure; what burns at Christmas is poured before anybody else is thinking of it.',
      },
    },
  },
  {
    id: 'furniture_maker',
    sector: 'crafts',
    name: { es: 'Muebles a medida', en: 'Bespoke furniture' },
    clues: {
      es: [
        'muebles a medida',
        'ebanista',
        'ebanistería',
        'muebles artesanales',
        'mesas de madera',
        'carpintería artesanal',
        'estanterías a medida',
      ],
      en: [
        'bespoke furniture',
        'furniture maker',
        'cabinet maker',
        'cabinetmaker',
        'woodwork',
        'wooden tables',
        'woodturner',
        'made to measure furniture',
      ],
    },
    figures: {
      unit: { es: { one: 'mueble', many: 'muebles' }, en: { one: 'piece of furniture', many: 'pieces of furniture' } },
      revenueModel: 'project',
      variableCostPct: estimate(27, 34, 42),
      price: estimate(500, 1_150, 3_500),
      monthlyUnits: estimate(3, 7, 12),
      usualTeam: 2,
      staffPct: estimate(33, 38, 44),
      rentPct: estimate(5, 8, 11),
      marketingPct: estimate(2, 4, 7),
      otherFixedPct: estimate(6, 8, 10),
      netMarginPct: estimate(2, 6, 12),
      daysToCollect: -15,
      customerCost: estimate(25, 70, 180),
      capex: estimate(15_000, 35_000, 80_000),
      capexLifeYears: 10,
      season: [0.9, 0.95, 1.05, 1.1, 1.15, 1.1, 1.0, 0.55, 1.0, 1.1, 1.1, 1.0],
    },
    words: {
      aBusiness: { es: 'un taller de muebles a medida', en: 'a furniture workshop' },
      theBusiness: { es: 'el taller', en: 'the workshop' },
      usualCustomer: {
        es: 'quienes tienen un hueco de medida imposible y los interioristas que los resuelven',
        en: 'people with an awkward corner to fill and the designers who work for them',
      },
      directCost: { es: 'la madera, los herrajes, el barniz y el transporte', en: 'timber, fittings, varnish and transport' },
      costDoubt: {
        es: 'el coste por mueble no cuadra si faltan la tabla que se alabea, la visita de medición y la tarde de montaje en un cuarto sin ascensor',
        en: 'the cost per piece is wrong without the board that warps, the visit to measure and the afternoon of fitting at the top of the stairs',
      },
      substitutes: {
        es: ['una cadena de muebles para montar', 'un carpintero de obra', 'un mueble antiguo restaurado', 'dejar el hueco vacío'],
        en: ['a flat-pack chain', 'a site carpenter', 'a restored antique', 'leaving the gap empty'],
      },
      scene: {
        es: 'Entre la viga y la ventana queda un hueco que ningún catálogo conoce. Se probó con una estantería recortada que cojea, y en la tienda proponen otra igual, pero en blanco.',
        en: 'Between the beam and the window is a gap no catalogue has heard of. A cut-down shelf was tried and wobbles, and the shop suggests the same one again in white.',
      },
      stakes: {
        es: 'El rincón acaba de trastero, y tres muebles provisionales cuestan lo que uno que dure toda la vida.',
        en: 'The corner turns into storage, and three makeshift shelves add up to the price of one that would last.',
      },
      story: {
        wish: {
          es: 'Lleva meses con la cinta métrica en el bolso y una foto guardada. Quiere que alguien mire el hueco y diga que se puede.',
          en: 'Somebody who has carried a tape measure and a photograph for months. They want a person to look at the gap and say it can be done.',
        },
        obstacle: {
          es: 'Los que trabajan bien no dan fecha, y los que dan fecha trabajan con tablero.',
          en: 'Those who work well give no date, and those who give a date work in chipboard.',
        },
        hurt: {
          es: 'La casa se queda a medio hacer y cada visita pregunta qué irá allí.',
          en: 'The home stays half done, and every visitor asks what is going there.',
        },
      },
      rivalTest: {
        es: 'Manda el mismo croquis a tres talleres y mira quién pide ir a medir, qué madera proponen y cómo se reparten los pagos.',
        en: 'Send the same sketch to three workshops, and see who asks to come and measure, which timber they suggest and how the payments are split.',
      },
      steps: {
        es: ['Enseña el hueco y una foto de lo que te gusta', 'Aprueba el plano con un adelanto', 'Recíbelo montado y nivelado'],
        en: ['Show the gap and a picture of what you like', 'Approve the drawing with a payment in advance', 'Have it fitted and levelled'],
      },
      before: { es: 'un hueco con una estantería que cojea', en: 'a gap with a shelf that wobbles' },
      after: {
        es: 'un mueble que cierra sin ruido y parece que siempre estuvo allí',
        en: 'a piece that shuts without a sound and looks as if it had always been there',
      },
      strain: {
        es: 'El banco se llena con tres encargos a medio encolar: hasta que no sale uno por la puerta, la madera del siguiente duerme en la calle.',
        en: 'Three half-glued commissions fill the bench, and until one leaves by the door the next one’s timber has nowhere to lie.',
      },
      risks: [
        {
          risk: { es: 'una medida equivocada', en: 'a wrong measurement' },
          hits: 'again',
          trigger: { es: 'un plano sin firmar que ya se está cortando', en: 'an unsigned drawing already being cut' },
          response: { es: 'segunda medición en casa antes de tocar la sierra', en: 'a second visit with the tape before touching the saw' },
        },
        {
          risk: { es: 'la madera sube o tarda', en: 'timber rises or comes late' },
          hits: 'goods',
          trigger: { es: 'el almacén sin existencias de dos especies', en: 'the yard out of two kinds of wood' },
          response: {
            es: 'precio válido un mes y compra al cobrar el adelanto',
            en: 'prices that stand for a month, and buying once the advance is in',
          },
        },
        {
          risk: { es: 'los encargos llegan todos a la vez', en: 'commissions all come at once' },
          hits: 'lost-sale',
          trigger: { es: 'más de diez semanas de espera', en: 'over ten weeks of waiting' },
          response: {
            es: 'calendario visible, precio más alto y un oficial por obra',
            en: 'a visible calendar, a higher price and a joiner taken on by the job',
          },
        },
      ],
      measures: {
        es: ['muebles entregados', 'horas reales sobre presupuestadas', 'margen por encargo', 'semanas de espera', 'madera desperdiciada'],
        en: ['pieces delivered', 'actual hours against quoted', 'margin per commission', 'weeks of waiting', 'timber wasted'],
      },
    },
  },
] as const satisfies readonly Trade[];
