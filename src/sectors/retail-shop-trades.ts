import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const retailShopTrades = [
  {
    id: 'florist',
    sector: 'retail_shop',
    name: { es: 'Floristería', en: 'Florist' },
    clues: {
      es: ['floristería', 'florista', 'flores', 'ramos', 'ramo de flores', 'centros de flores'],
      en: ['florist', 'flower shop', 'flowers', 'bouquets', 'bouquet', 'floral'],
    },
    figures: {
      unit: { es: { one: 'ramo', many: 'ramos' }, en: { one: 'bouquet', many: 'bouquets' } },
      variableCostPct: estimate(38, 43, 50),
      price: estimate(22, 32, 48),
      monthlyUnits: estimate(180, 330, 600),
      usualTeam: 2,
      staffPct: estimate(22, 28, 33),
      rentPct: estimate(6, 8, 11),
      capex: estimate(15_000, 26_000, 50_000),
      season: [0.8, 1.2, 1.0, 0.95, 1.35, 1.05, 0.8, 0.6, 0.9, 1.15, 1.05, 1.15],
      vatClass: 'flowers',
      daysToPay: 0,
      daysOfStock: 7,
    },
    words: {
      aBusiness: { es: 'una floristería', en: 'a florist’s' },
      theBusiness: { es: 'la floristería', en: 'the shop' },
      scene: {
        es: 'Un aniversario recordado a media tarde y dos horas hasta la cena. Por internet el ramo llega pasado mañana; en el supermercado quedan tres, y a los tres les falta agua.',
        en: 'An anniversary remembered in mid-afternoon, and two hours until dinner. Online the bouquet comes the day after tomorrow; the supermarket has three left, and all three want water.',
      },
      stakes: {
        es: 'No se pierde lo que vale el ramo: se pierde quedar bien con alguien que importa.',
        en: 'It is not the price of a bouquet that goes to waste but the chance to please somebody who matters.',
      },
      usualCustomer: {
        es: 'los vecinos que regalan flores unas pocas veces al año',
        en: 'neighbours who give flowers a few times a year',
      },
      directCost: { es: 'la flor y el envoltorio', en: 'flowers and wrapping' },
      costDoubt: {
        es: 'el coste por ramo deja fuera la flor que se abre antes de venderse y acaba en el cubo',
        en: 'the cost per bouquet leaves out the flowers that open before anyone buys them and end in the bin',
      },
      substitutes: {
        es: ['el ramo del supermercado', 'un envío de flores por internet', 'una planta en maceta', 'una caja de bombones'],
        en: ['a supermarket bunch', 'flowers sent through a website', 'a potted plant', 'a box of chocolates'],
      },
      before: { es: 'tres ramos de supermercado a los que les falta agua', en: 'three supermarket bunches in want of water' },
      after: {
        es: 'un ramo hecho delante de quien lo va a regalar y que a la semana sigue abierto',
        en: 'a bouquet made in front of whoever will give it, still open a week later',
      },
      story: {
        wish: {
          es: 'Va a ver a alguien que acaba de perder a su madre. Quiere llevar unas flores que digan lo que no le sale decir.',
          en: 'Somebody on the way to a friend who has just lost a mother. The flowers should say what is hard to say.',
        },
        obstacle: {
          es: 'Las coronas del catálogo llevan todas la misma cinta, y nadie pregunta cómo era ella.',
          en: 'The wreaths in the catalogue all wear one ribbon, and nobody asks what she was like.',
        },
        hurt: {
          es: 'La tarjeta pone «con cariño», y en la sala hay seis iguales.',
          en: 'The card says “with love”, and there are six more like it in the room.',
        },
      },
      rivalTest: {
        es: 'Encargar un ramo del mismo precio en dos floristerías, ponerlos en agua el mismo día y apuntar cuándo cae el primer pétalo de cada uno.',
        en: 'Order a bouquet at one price from two florists, put both in water the same day and note when each drops its first petal.',
      },
      steps: {
        es: ['Di para quién es y cuánto quieres gastar', 'Elige entre lo que ha llegado esta mañana', 'Llévatelo o dinos a qué puerta va'],
        en: [
          'Name the person and the sum you have in mind',
          'Pick from what came in this morning',
          'Take it with you or tell us which door',
        ],
      },
      proof: {
        es: 'diez ramos regalados a cambio de una foto al quinto día, publicadas todas',
        en: 'ten bouquets given away for a photo on the fifth day, every one of them published',
      },
      channels: [
        {
          name: { es: 'ficha de Google con los ramos del día', en: 'Google profile with the bouquets of the day' },
          purpose: { es: 'quien busca flores a dos horas de la cena', en: 'people looking for flowers two hours before dinner' },
          share: 35,
        },
        {
          name: { es: 'Instagram con lo recién llegado', en: 'Instagram with what has just come in' },
          purpose: { es: 'quien compra sin fecha', en: 'people who buy with no date in mind' },
          share: 25,
        },
        {
          name: { es: 'funerarias, fincas o restaurantes', en: 'funeral directors, venues or restaurants' },
          purpose: { es: 'encargos que se repiten', en: 'orders that come round again' },
          share: 25,
        },
        {
          name: { es: 'tarjeta con la próxima fecha en cada ramo', en: 'a card with the next date in each bouquet' },
          purpose: { es: 'quien volverá dentro de un año', en: 'people who will be back in a year' },
          share: 15,
        },
      ],
      permits: {
        es: [
          'licencia o comunicación de apertura',
          'permiso de rótulo o toldo',
          'precios expuestos con impuestos',
          'seguro del local con la cámara incluida',
          'seguro de quien reparte',
          'protección de datos de quien recibe',
        ],
        en: [
          'opening licence or notice',
          'consent for the sign or awning',
          'prices on show, tax included',
          'premises cover that includes the cold store',
          'insurance for whoever delivers',
          'data protection for whoever receives',
        ],
      },
      risks: [
        {
          risk: { es: 'la flor se abre antes de venderse', en: 'flowers open before they sell' },
          hits: 'waste',
          trigger: { es: 'más de un cubo tirado por semana', en: 'more than one bucket binned a week' },
          response: {
            es: 'comprar dos veces por semana, ramo del día con lo abierto y encargos antes de la subasta',
            en: 'buy twice a week, make the day’s bouquet from what is open and take orders before the auction',
          },
        },
        {
          risk: { es: 'las fechas grandes doblan el precio en origen', en: 'the big dates double the price at source' },
          hits: 'goods',
          trigger: { es: 'la lista del mayorista dos semanas antes', en: 'the wholesaler’s list two weeks ahead' },
          response: {
            es: 'cerrar variedades por adelantado, ofrecer tres ramos fijos y cobrar una señal',
            en: 'fix varieties in advance, offer three set bouquets and take a deposit',
          },
        },
        {
          risk: { es: 'un reparto llega tarde a un entierro', en: 'a delivery is late for a funeral' },
          hits: 'again',
          trigger: { es: 'una entrega sin confirmar una hora antes', en: 'a delivery not confirmed an hour before' },
          response: {
            es: 'hora tope en la hoja, otra persona apalabrada para repartir y llamada al salir',
            en: 'a latest time on the sheet, a second driver on call and a ring on setting out',
          },
        },
      ],
      measures: {
        es: [
          'flor tirada sobre flor comprada',
          'ramos encargados con antelación',
          'precio medio del ramo',
          'clientes con una fecha guardada',
          'entregas a su hora',
        ],
        en: [
          'flowers binned out of those bought',
          'bouquets ordered ahead',
          'average price of a bouquet',
          'customers with a date on file',
          'deliveries on time',
        ],
      },
      strain: {
        es: 'La víspera de San Valentín y la semana del Día de la Madre piden en tres días lo que un mes corriente: la mesa de trabajo se queda corta antes que la cámara.',
        en: 'The eve of Valentine’s and the week of Mother’s Day ask in three days for what a usual month does, and the workbench runs out of room before the cold store.',
      },
    },
  },
  {
    id: 'bookshop',
    sector: 'retail_shop',
    name: { es: 'Librería', en: 'Bookshop' },
    clues: {
      es: ['librería', 'librero', 'librera', 'libros', 'novelas', 'cuentos infantiles', 'club de lectura', 'cómics'],
      en: ['bookshop', 'bookstore', 'bookseller', 'books', 'novels', 'picture books', 'reading group', 'comics'],
    },
    figures: {
      unit: { es: { one: 'libro', many: 'libros' }, en: { one: 'book', many: 'books' } },
      variableCostPct: estimate(62, 66, 70),
      price: estimate(12, 17, 22),
      monthlyUnits: estimate(500, 900, 1600),
      usualTeam: 1,
      staffPct: estimate(11, 14, 18),
      rentPct: estimate(4, 6, 9),
      marketingPct: estimate(1, 2, 4),
      otherFixedPct: estimate(5, 6, 8),
      netMarginPct: estimate(0, 4, 7),
      capex: estimate(28_000, 45_000, 85_000),
      season: [1.0, 0.78, 0.85, 1.15, 0.9, 0.9, 0.85, 0.65, 1.2, 1.0, 0.97, 1.75],
      vatClass: 'books',
      daysToPay: 60,
      daysOfStock: 120,
    },
    words: {
      aBusiness: { es: 'una librería de barrio', en: 'a neighbourhood bookshop' },
      theBusiness: { es: 'la librería', en: 'the bookshop' },
      scene: {
        es: 'Se ha acabado una novela de las que dejan hueco y la pantalla propone otra igual. Nadie pregunta qué gustó de ella, y las siguientes tres se abandonan en la página cuarenta.',
        en: 'A novel has ended, one of those that leave a gap, and the screen offers another just like it. Nobody asks what it was that worked, and the next three are dropped by page forty.',
      },
      stakes: {
        es: 'Quien abandona tres libros seguidos acaba diciendo que ya no lee, y el rato de antes de dormir se lo queda el móvil.',
        en: 'After three abandoned books people start saying they no longer read, and the half hour before sleep goes to the phone.',
      },
      usualCustomer: {
        es: 'quienes leen unas cuantas novelas al año y las familias que compran cuentos',
        en: 'people who read a few novels a year and families who buy picture books',
      },
      directCost: { es: 'los libros y los portes', en: 'books and carriage' },
      costDoubt: {
        es: 'el coste por libro olvida los portes de las devoluciones y el dinero parado en títulos que vuelven al almacén a los tres meses',
        en: 'the cost per book forgets carriage on returns and the money tied up in titles that go back to the warehouse after three months',
      },
      substitutes: {
        es: ['el portal que entrega mañana', 'la biblioteca pública', 'un libro electrónico', 'la mesa de novedades del supermercado'],
        en: ['the site that delivers tomorrow', 'the public library', 'an e-book', 'the supermarket’s table of bestsellers'],
      },
      rivalTest: {
        es: 'Pedir en la librería más cercana algo para una niña de nueve años que ya no quiere cuentos, y contar las preguntas que hacen antes de señalar una balda.',
        en: 'Ask the nearest bookshop for something for a girl of nine who has gone off picture books, and count the questions before anyone points at a shelf.',
      },
      steps: {
        es: ['Di qué libro te gustó', 'Hojea los dos o tres que te propongan', 'Llévatelo o déjalo encargado'],
        en: ['Say which book you enjoyed', 'Leaf through the two or three suggested', 'Take it now or leave it on order'],
      },
      before: { es: 'tres novelas abandonadas en la mesilla', en: 'three novels abandoned by the bed' },
      proof: {
        es: 'veinte recomendaciones hechas antes de abrir, con el título y lo que pasó con él en casa',
        en: 'twenty recommendations made before opening, with the title and what became of it at home',
      },
      permits: {
        es: [
          'declaración o licencia de apertura',
          'permiso de rótulo o toldo',
          'hojas de reclamaciones a disposición del público',
          'precios de los libros fijados por la editorial, con la rebaja que admite la ley',
          'seguro multirriesgo del local',
          'seguro de responsabilidad civil',
        ],
        en: [
          'notice or licence to open the premises',
          'consent for the sign or awning',
          'complaints procedure on display',
          'book prices shown as the publisher fixes them, with the reduction the law allows',
          'shop insurance for stock',
          'public liability insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'las novedades se pagan antes de venderse', en: 'new titles fall due before they sell' },
          hits: 'cash',
          trigger: {
            es: 'una factura del distribuidor mayor que la caja de ese mes',
            en: 'a distributor’s invoice above that month’s takings',
          },
          response: {
            es: 'devolver cada mes lo que cumple plazo y pedir en depósito los títulos lentos',
            en: 'send back each month what falls due and take slow titles on consignment',
          },
        },
        {
          risk: {
            es: 'el consejo se pide en el mostrador y el libro en una pantalla',
            en: 'advice is asked at the counter and the book bought on a screen',
          },
          hits: 'sales',
          trigger: { es: 'portadas fotografiadas que acaban sin venta', en: 'covers photographed and no sale' },
          response: {
            es: 'encargo en el momento, con la fecha de llegada y aviso por mensaje',
            en: 'ordering on the spot, with the date it will arrive and a message when it does',
          },
        },
        {
          risk: { es: 'se agota el título la semana en que lo piden todos', en: 'a title runs out the week everyone wants it' },
          hits: 'lost-sale',
          trigger: { es: 'tres encargos del mismo libro sin fecha', en: 'three orders of one book with no date' },
          response: {
            es: 'reserva a la editorial con semanas de margen, otro distribuidor y un segundo título que proponer',
            en: 'a reservation with the publisher weeks ahead, another distributor and a second title to suggest',
          },
        },
      ],
      after: { es: 'un libro que se acaba y alguien con quien comentarlo', en: 'a book that gets finished and somebody to tell' },
      story: {
        wish: {
          es: 'Lee en el tren y se le han acabado los libros de casa. Quiere una recomendación que no salga de lo que ya compró.',
          en: 'Somebody who reads on the train and has run out of books at home. The wish is for a suggestion not drawn from what was bought before.',
        },
        obstacle: {
          es: 'La pantalla propone la segunda parte de todo, y las fajas elogian a todos por igual.',
          en: 'The screen proposes a sequel to everything, and the cover bands praise them all alike.',
        },
        hurt: {
          es: 'El libro va y vuelve en la bolsa, y el viaje se hace mirando titulares.',
          en: 'The book goes to and fro in the bag, and the journey is spent on headlines.',
        },
      },
      strain: {
        es: 'Las cajas de novedades llegan los martes y hay que abrirlas, marcarlas y buscarles sitio mientras alguien espera un consejo; en diciembre ocurre todos los días.',
        en: 'New titles come in boxes on a Tuesday, to be opened, priced and found a place while somebody waits for advice; in December that is every day.',
      },
      measures: {
        es: [
          'libros vendidos por día de apertura',
          'encargos recogidos',
          'títulos devueltos al distribuidor',
          'importe medio por venta',
          'asistentes al club de lectura',
        ],
        en: [
          'books sold per day open',
          'special orders collected',
          'titles returned to the distributor',
          'average amount per sale',
          'people at the reading group',
        ],
      },
    },
  },
  {
    id: 'clothes_shop',
    sector: 'retail_shop',
    name: { es: 'Tienda de ropa', en: 'Clothes shop' },
    clues: {
      es: ['tienda de ropa', 'ropa', 'moda', 'vestidos', 'pantalones', 'camisas', 'tallas', 'probador', 'ropa infantil', 'boutique'],
      en: [
        'second-hand clothes',
        'second-hand uniforms',
        'second-hand school uniforms',
        'used school uniforms',
        'clothes shop',
        'clothing store',
        'clothes',
        'clothing',
        'fashion',
        'dresses',
        'trousers',
        'fitting room',
        'childrenswear',
      ],
    },
    figures: {
      unit: { es: { one: 'prenda', many: 'prendas' }, en: { one: 'garment', many: 'garments' } },
      variableCostPct: estimate(46, 52, 58),
      price: estimate(22, 35, 65),
      monthlyUnits: estimate(200, 380, 700),
      usualTeam: 1,
      staffPct: estimate(16, 20, 25),
      rentPct: estimate(8, 11, 15),
      capex: estimate(22_000, 40_000, 80_000),
      season: [1.15, 0.75, 0.9, 0.95, 1.0, 0.95, 1.15, 0.75, 0.95, 1.05, 1.1, 1.3],
      daysToPay: 60,
      daysOfStock: 100,
    },
    words: {
      aBusiness: { es: 'una tienda de ropa', en: 'a clothes shop' },
      theBusiness: { es: 'la tienda', en: 'the shop' },
      scene: {
        es: 'Hay una cena el viernes y en el armario nada que apetezca. Se piden tres vestidos por internet en dos tallas cada uno; llegan el sábado y vuelven cuatro a la caja.',
        en: 'There is a dinner on Friday and nothing in the wardrobe that will do. Three dresses are ordered in two sizes each; they come on Saturday, and most of them go back in the box.',
      },
      stakes: {
        es: 'Lo que se compra con prisa y sin probar se pone una vez, y el armario sigue lleno de cosas que no combinan con nada.',
        en: 'What is bought in a hurry and untried is worn once, and the wardrobe goes on filling with things that match nothing.',
      },
      usualCustomer: {
        es: 'quienes viven cerca y quieren probarse la ropa antes de pagarla',
        en: 'people nearby who want to try clothes on before paying',
      },
      directCost: { es: 'la ropa y las bolsas', en: 'clothes and bags' },
      costDoubt: {
        es: 'el coste por prenda no cuenta las tallas que se quedan sueltas y salen en rebajas a mitad de precio',
        en: 'the cost per garment ignores the odd sizes left on the rail, which leave in the sales at half price',
      },
      substitutes: {
        es: [
          'las cadenas del centro comercial',
          'tres tallas por internet con devolución',
          'la ropa de segunda mano',
          'lo que ya hay en el armario',
        ],
        en: ['the chains at the shopping centre', 'three sizes ordered online', 'second-hand clothes', 'whatever is in the wardrobe'],
      },
      rivalTest: {
        es: 'Probarse una prenda en la tienda rival un jueves por la tarde y observar si traen otra talla sin pedirla y cuántas perchas hay con una sola.',
        en: 'Try something on in the rival shop on a Thursday afternoon, and see whether another size is brought without asking and how many rails are down to one.',
      },
      steps: {
        es: ['Cuenta para qué ocasión es', 'Pruébate lo que te saquen en tu talla', 'Llévatelo o deja el bajo para arreglar'],
        en: ['Say what the occasion is', 'Try on what is brought in your size', 'Take it home or leave the hem to be altered'],
      },
      story: {
        wish: {
          es: 'Se viste cada mañana en cinco minutos y con las mismas cuatro cosas. Quiere salir de casa sin pensar en lo que lleva puesto.',
          en: 'Every morning takes five minutes and the same four things. The wish is to leave home without a thought for what is on.',
        },
        obstacle: {
          es: 'En las cadenas nadie mira, y en la pantalla todo le sienta bien a otra persona.',
          en: 'At the chains nobody looks, and on the screen everything suits somebody else.',
        },
        hurt: {
          es: 'En la foto de la celebración sale con la chaqueta de siempre, y se nota.',
          en: 'In the photograph of the party there is the usual jacket, and it shows.',
        },
      },
      before: { es: 'un armario lleno y nada que ponerse el viernes', en: 'a full wardrobe and nothing to wear on Friday' },
      after: { es: 'dos prendas que sientan bien y van con todo lo demás', en: 'two garments that fit and go with the rest' },
      strain: {
        es: 'La colección se compra seis meses antes de venderla: un error de talla o de color se paga en la percha toda la temporada.',
        en: 'A collection is bought six months before it is sold, so a wrong size or colour hangs on the rail all season.',
      },
      measures: {
        es: [
          'prendas vendidas por día de apertura',
          'prendas por compra',
          'parte vendida a precio completo',
          'pruebas que acaban en venta',
          'existencias de la temporada anterior',
        ],
        en: [
          'garments sold per day open',
          'garments per purchase',
          'share sold at full price',
          'fittings that end in a sale',
          'stock left from last season',
        ],
      },
    },
  },
  {
    id: 'bread_shop',
    sector: 'retail_shop',
    name: { es: 'Panadería de barrio', en: 'Neighbourhood bakery' },
    clues: {
      es: ['panadería', 'panadero', 'panadera', 'pan', 'barras de pan', 'masa madre', 'bollería', 'cruasanes', 'hogazas'],
      en: ['bakery', 'baker', 'bread', 'loaves', 'sourdough', 'pastries', 'croissants', 'baguettes'],
    },
    figures: {
      unit: { es: { one: 'bolsa de pan', many: 'bolsas de pan' }, en: { one: 'bag of bread', many: 'bags of bread' } },
      variableCostPct: estimate(32, 38, 46),
      price: estimate(2.8, 4.5, 7),
      monthlyUnits: estimate(1800, 2900, 4800),
      usualTeam: 2,
      staffPct: estimate(28, 32, 37),
      rentPct: estimate(5, 8, 11),
      marketingPct: estimate(0.5, 1, 3),
      otherFixedPct: estimate(10, 13, 16),
      capex: estimate(40_000, 75_000, 150_000),
      season: [1.03, 0.97, 0.98, 1.0, 1.0, 0.98, 0.98, 0.92, 1.0, 1.02, 1.02, 1.1],
      vatClass: 'bread',
      daysToPay: 30,
      daysOfStock: 7,
    },
    words: {
      aBusiness: { es: 'una panadería de barrio', en: 'a neighbourhood bakery' },
      theBusiness: { es: 'la panadería', en: 'the bakery' },
      scene: {
        es: 'La barra de la gasolinera estaba crujiente a mediodía y es de goma a la hora de cenar. Por la mañana no sirve ni para tostar, y el bocadillo del recreo se queda a medias.',
        en: 'The petrol-station baguette was crisp at noon and is rubber by supper. By morning it will not even toast, and half of the school sandwich comes home again.',
      },
      stakes: {
        es: 'Se compra pan todos los días y casi todos se tira un trozo; al cabo del mes es mucho pan para haberlo disfrutado tan poco.',
        en: 'Bread is bought daily and a piece of it thrown away almost as often, which over a month is a good deal of bread for little pleasure.',
      },
      story: {
        wish: {
          es: 'Vive dos portales más allá y baja antes de las ocho. Quiere un pan que llegue bueno a la cena.',
          en: 'Somebody two doors away who comes down before eight. The wish is for a loaf still good at supper.',
        },
        obstacle: {
          es: 'El horno que había cerró, y lo que queda calienta masas congeladas cada media hora.',
          en: 'The old bakery closed, and what remains warms frozen dough every half hour.',
        },
        hurt: {
          es: 'Se acaba comiendo menos pan y peor, y en la mesa ya nadie pelea por el cuscurro.',
          en: 'Less bread gets eaten, and worse, and nobody at the table remembers when the last fight over the crust was.',
        },
      },
      usualCustomer: {
        es: 'los vecinos que compran pan a diario o un día sí y otro no',
        en: 'people nearby who buy bread daily or every other day',
      },
      directCost: { es: 'la harina, la mantequilla y las bolsas', en: 'flour, butter and bags' },
      permits: {
        es: [
          'licencia de apertura del despacho',
          'registro sanitario del despacho',
          'formación en alérgenos del personal',
          'precio por pieza con su peso a la vista',
          'seguro multirriesgo del local',
          'seguro de responsabilidad civil',
        ],
        en: [
          'licence to open the premises for bread sales',
          'food registration of the shop',
          'allergen training for staff',
          'prices shown by the piece with its weight',
          'shop insurance for stock',
          'public liability insurance',
        ],
      },
      costDoubt: {
        es: 'el coste por bolsa de pan no suele recoger lo que sobra al cierre ni la luz del horno desde las cuatro de la mañana',
        en: 'the cost per bag of bread seldom covers what is left at closing or the oven’s power from four in the morning',
      },
      substitutes: {
        es: ['el pan del supermercado', 'la barra de la gasolinera', 'una panificadora en casa', 'pan de molde'],
        en: ['supermarket bread', 'a petrol-station baguette', 'a bread machine at home', 'a sliced loaf'],
      },
      rivalTest: {
        es: 'Comprar la misma barra en los tres hornos de la zona, pesarlas y probar cada una a las tres horas y a la mañana siguiente.',
        en: 'Buy the same loaf from three ovens nearby, weigh them, and taste each after three hours and again next morning.',
      },
      steps: {
        es: ['Mira qué sale del horno y a qué hora', 'Pide o deja apartado tu pan', 'Recógelo de paso y sin cola'],
        en: ['See what leaves the oven and when', 'Ask for your loaf or have it kept', 'Pick it up on the way past'],
      },
      before: { es: 'una barra de goma a la hora de cenar', en: 'a rubbery baguette by supper' },
      after: { es: 'una hogaza que mañana todavía se tuesta', en: 'a loaf that still toasts tomorrow' },
      strain: {
        es: 'La masa manda: se entra a las cuatro, la tienda se llena entre las ocho y las diez, y quien amasa no puede estar también despachando.',
        en: 'Dough sets the hours: work starts at four, the shop fills between eight and ten, and whoever shapes the loaves cannot also be serving.',
      },
      risks: [
        {
          risk: { es: 'sube la harina o la luz', en: 'flour or power goes up' },
          hits: 'goods',
          trigger: { es: 'un recibo de energía por encima de la décima parte de las ventas', en: 'an energy bill above a tenth of sales' },
          response: {
            es: 'hornear en menos tandas y revisar el precio de la barra cada semestre',
            en: 'bake in fewer batches and review the loaf’s price twice a year',
          },
        },
        {
          risk: { es: 'pan que sobra cada noche', en: 'bread left every night' },
          hits: 'waste',
          trigger: {
            es: 'una cesta llena al cierre tres días de la misma semana',
            en: 'a full basket at closing on three days of one week',
          },
          response: {
            es: 'hornear la última tanda por encargo y vender la del día anterior aparte',
            en: 'make the last batch to order and sell yesterday’s separately',
          },
        },
        {
          risk: { es: 'se pone enfermo quien hace el pan', en: 'the baker falls ill' },
          hits: 'week',
          trigger: { es: 'una sola persona que sabe encender el horno', en: 'only one person able to fire the oven' },
          response: {
            es: 'fórmulas pesadas por escrito y un segundo par de manos una noche por semana',
            en: 'weighed recipes on paper and a second pair of hands one night a week',
          },
        },
      ],
      measures: {
        es: [
          'bolsas vendidas por día de apertura',
          'importe medio por bolsa',
          'pan sobrante al cierre',
          'energía sobre ventas',
          'encargos del fin de semana',
        ],
        en: ['bags sold per day open', 'average amount per bag', 'bread left at closing', 'energy out of sales', 'weekend orders'],
      },
    },
  },
  {
    id: 'greengrocer',
    sector: 'retail_shop',
    name: { es: 'Frutería', en: 'Greengrocer' },
    clues: {
      es: ['frutería', 'frutero', 'frutera', 'verdulería', 'fruta', 'frutas', 'verduras', 'hortalizas', 'fruta de temporada'],
      en: ['greengrocer', 'fruit shop', 'fruit', 'vegetables', 'veg', 'seasonal produce', 'fruit and veg'],
    },
    figures: {
      unit: { es: { one: 'cesta', many: 'cestas' }, en: { one: 'basket', many: 'baskets' } },
      variableCostPct: estimate(61, 66, 71),
      price: estimate(7, 11, 17),
      monthlyUnits: estimate(900, 1500, 2600),
      usualTeam: 1,
      staffPct: estimate(12, 15, 18),
      rentPct: estimate(3, 5, 8),
      marketingPct: estimate(0.5, 1, 2),
      otherFixedPct: estimate(5, 7, 9),
      netMarginPct: estimate(1, 4, 7),
      capex: estimate(15_000, 30_000, 55_000),
      season: [0.98, 0.95, 0.98, 1.0, 1.05, 1.08, 1.0, 0.88, 1.0, 1.02, 1.0, 1.06],
      vatClass: 'food',
      daysToPay: 7,
      daysOfStock: 3,
    },
    words: {
      aBusiness: { es: 'una frutería', en: 'a greengrocer’s' },
      theBusiness: { es: 'la frutería', en: 'the shop' },
      scene: {
        es: 'La bandeja traía seis melocotones duros bajo el plástico; a los tres días siguen duros y al cuarto tienen moho. En casa ya nadie alarga la mano hacia el frutero.',
        en: 'The tray held six hard peaches under film; three days on they are still hard, and on the fourth they have mould. At home nobody reaches for the fruit bowl any more.',
      },
      stakes: {
        es: 'La fruta que no sabe a nada no se come, y en su lugar entran el yogur de beber y las galletas.',
        en: 'Fruit with no taste goes uneaten, and biscuits take its place.',
      },
      usualCustomer: {
        es: 'las familias y los mayores de la zona que compran fresco dos veces por semana',
        en: 'local families and older people who buy fresh twice a week',
      },
      directCost: { es: 'la fruta y la verdura', en: 'fruit and vegetables' },
      permits: {
        es: [
          'licencia de apertura de la frutería',
          'registro sanitario del comercio de alimentos',
          'origen con categoría en cada etiqueta',
          'verificación de la báscula',
          'seguro multirriesgo del local',
          'seguro de responsabilidad civil',
        ],
        en: [
          'licence to open the greengrocer’s premises',
          'food registration of the shop',
          'labels with origin or class on every crate',
          'checked scales',
          'shop insurance for stock',
          'public liability insurance',
        ],
      },
      costDoubt: {
        es: 'el coste por cesta se calcula con la caja entera, y de cada caja hay piezas que se retiran antes de llegar a la báscula',
        en: 'the cost per basket is worked out on the whole crate, and every crate has pieces taken out before they reach the scales',
      },
      substitutes: {
        es: ['las bandejas del supermercado', 'el mercadillo semanal', 'una caja de huerta a domicilio', 'la verdura congelada'],
        en: ['supermarket trays', 'the weekly street market', 'a farm box brought to the door', 'frozen vegetables'],
      },
      rivalTest: {
        es: 'Comprar los mismos cuatro productos en la otra frutería un lunes y un sábado, pesarlos en casa y anotar qué día empezó a estropearse cada uno.',
        en: 'Buy the same four things from the other greengrocer on a Monday and a Saturday, weigh them at home and note the day each began to turn.',
      },
      steps: {
        es: ['Di para qué día lo quieres', 'Prueba antes de llenar la bolsa', 'Llévatelo o pídelo por mensaje'],
        en: ['Say which day it is for', 'Taste before filling the bag', 'Carry it home or order by message'],
      },
      proof: {
        es: 'dos semanas de compra en el mercado mayorista, con el precio de cada caja y los kilos tirados apuntados',
        en: 'two weeks of buying at the wholesale market, with the price of each crate and the weight thrown away noted',
      },
      before: { es: 'seis melocotones duros bajo un plástico', en: 'six hard peaches under film' },
      after: { es: 'fruta en su punto para el día en que se va a comer', en: 'fruit ripe on the day it will be eaten' },
      story: {
        wish: {
          es: 'Cocina para cuatro y hace la compra con prisa dos tardes por semana. Quiere que la fruta llegue a madura sin pasarse.',
          en: 'Somebody who cooks for four and shops in a hurry two evenings a week. The fruit should get to ripe and not go past it.',
        },
        obstacle: {
          es: 'En el lineal todo está duro o está pasado, y la etiqueta dice de qué país vino pero no qué día.',
          en: 'On the shelf everything is hard or gone over, and the label says which country it left but not on what day.',
        },
        hurt: {
          es: 'De postre se abre un yogur, y la cesta de mimbre guarda las llaves.',
          en: 'Dessert is a yoghurt, and the fruit basket holds the keys.',
        },
      },
      strain: {
        es: 'A las cinco hay que estar en el mercado mayorista y a las nueve con el género colocado: quien compra de madrugada es el mismo que atiende por la tarde.',
        en: 'Five o’clock is the wholesale market and nine the shop front laid out: the person who buys before dawn is the one serving in the afternoon.',
      },
      risks: [
        {
          risk: { es: 'género que madura antes de venderse', en: 'produce that ripens before it sells' },
          hits: 'waste',
          trigger: { es: 'una caja entera retirada el mismo día', en: 'a whole crate pulled on one day' },
          response: {
            es: 'comprar en cajas partidas y vender lo maduro para zumo o mermelada',
            en: 'buy in split crates and sell what is ripe for juice or jam',
          },
        },
        {
          risk: { es: 'una helada o una huelga dispara el precio', en: 'frost or a strike sends prices up' },
          hits: 'goods',
          trigger: { es: 'una subida de un tercio en el mayorista en una semana', en: 'a rise of a third at the wholesaler in a week' },
          response: {
            es: 'cambiar de producto y explicarlo en la pizarra en lugar de vender a pérdida',
            en: 'switch produce and say so on the chalkboard instead of selling at a loss',
          },
        },
        {
          risk: { es: 'abre otra frutería en la misma calle', en: 'another greengrocer opens on the street' },
          hits: 'sales',
          trigger: { es: 'los clientes de diario que pasan a venir los sábados', en: 'daily customers who now come on Saturdays' },
          response: {
            es: 'encargos por mensaje listos a una hora y reparto a quien no puede cargar',
            en: 'message orders ready at a set hour and delivery for those who cannot carry',
          },
        },
      ],
      measures: {
        es: ['cestas por día de apertura', 'importe medio por cesta', 'kilos tirados', 'margen después de merma', 'encargos por mensaje'],
        en: ['baskets per day open', 'average amount per basket', 'weight thrown away', 'margin after waste', 'orders by message'],
      },
    },
  },
  {
    id: 'pet_shop',
    sector: 'retail_shop',
    name: { es: 'Tienda de mascotas', en: 'Pet shop' },
    clues: {
      es: [
        'tienda de mascotas',
        'tienda de animales',
        'pienso',
        'comida para perros',
        'accesorios para mascotas',
        'acuarios',
        'arena para gatos',
      ],
      en: ['pet shop', 'pet store', 'pet food', 'dog food', 'pet supplies', 'aquariums', 'cat litter'],
    },
    figures: {
      unit: { es: { one: 'ticket', many: 'tickets' }, en: { one: 'receipt', many: 'receipts' } },
      variableCostPct: estimate(54, 60, 66),
      price: estimate(16, 26, 45),
      monthlyUnits: estimate(320, 560, 1000),
      usualTeam: 1,
      staffPct: estimate(13, 16, 20),
      rentPct: estimate(5, 7, 10),
      netMarginPct: estimate(2, 5, 8),
      capex: estimate(20_000, 38_000, 70_000),
      season: [0.98, 0.93, 0.98, 1.02, 1.05, 1.03, 1.0, 0.95, 0.98, 1.0, 1.0, 1.08],
      daysOfStock: 45,
    },
    words: {
      aBusiness: { es: 'una tienda de mascotas', en: 'a pet shop' },
      theBusiness: { es: 'la tienda', en: 'the shop' },
      scene: {
        es: 'El perro se rasca desde hace una semana y el saco de quince kilos del supermercado va por la mitad. En la etiqueta hay once cereales, y nadie a quien preguntar cuál de ellos sobra.',
        en: 'The dog has been scratching for a week, and the big supermarket sack is half empty. The label lists eleven cereals, and there is nobody to ask which of them is to blame.',
      },
      stakes: {
        es: 'Se cambia de pienso a ciegas, el animal lo pasa peor y la visita al veterinario cuesta más que un año de comida bien elegida.',
        en: 'The food gets changed blindly, the animal is worse for it, and the vet’s bill comes to more than a year of well-chosen feed.',
      },
      usualCustomer: {
        es: 'los dueños de perros y gatos que compran pienso cada tres o cuatro semanas',
        en: 'dog and cat owners who buy food every three or four weeks',
      },
      directCost: { es: 'el pienso y los accesorios', en: 'food and accessories' },
      permits: {
        es: [
          'licencia de apertura de la tienda',
          'registro como núcleo zoológico si se venden animales',
          'registro para vender alimento para animales',
          'precios expuestos con impuestos',
          'seguro multirriesgo del local',
          'seguro de responsabilidad civil',
        ],
        en: [
          'licence to open the pet shop premises',
          'registration as an animal establishment if animals are sold',
          'registration to sell animal feed',
          'prices shown with tax',
          'shop insurance for stock',
          'public liability insurance',
        ],
      },
      costDoubt: {
        es: 'el coste por ticket pasa por alto los sacos caducados y el reparto del saco grande que se regala al que vive lejos',
        en: 'the cost per receipt passes over the sacks that expire and the free delivery of a heavy bag across town',
      },
      substitutes: {
        es: [
          'el saco grande del supermercado',
          'un pedido recurrente por internet',
          'el mostrador del veterinario',
          'una gran superficie para mascotas',
        ],
        en: ['the big supermarket sack', 'a repeat order online', 'the vet’s counter', 'a pet superstore'],
      },
      rivalTest: {
        es: 'Preguntar en la otra tienda qué darían a un perro con picores y fijarse en si leen la etiqueta con el cliente o señalan la oferta de la semana.',
        en: 'Ask the other shop what they would feed an itchy dog, and notice whether they read the label with you or point at this week’s offer.',
      },
      steps: {
        es: ['Cuenta qué animal es y qué come', 'Prueba una bolsa pequeña antes del saco', 'Recoge el siguiente cuando te avisen'],
        en: ['Say which animal it is and what it eats', 'Try a small bag before the sack', 'Collect the next one when told it is time'],
      },
      before: { es: 'un saco a medias y un perro que se rasca', en: 'half a sack left and a dog that scratches' },
      after: { es: 'un pienso elegido con la etiqueta delante', en: 'a food chosen with the label in view' },
      story: {
        wish: {
          es: 'Ha adoptado un perro de seis años que come mal y tira de la correa. Quiere que alguien pregunte por él antes de vender nada.',
          en: 'A dog of six has been adopted, a poor eater that pulls on the lead. The wish is to be asked about him before being sold anything.',
        },
        obstacle: {
          es: 'En internet cada marca tiene su estudio, y en la gran tienda cada pasillo tiene su oferta.',
          en: 'Online each brand has its study, and in the big store each aisle has its offer.',
        },
        hurt: {
          es: 'En un mes hay tres sacos empezados junto a la lavadora, y el plato sigue volviendo lleno.',
          en: 'Within a month three opened sacks stand by the washing machine, and the dish still comes back full.',
        },
      },
      strain: {
        es: 'Los sacos pesan y ocupan: una entrega de palé llena el almacén en una mañana y deja el mostrador sin nadie mientras se coloca.',
        en: 'Sacks are heavy and take up room: one pallet fills the stockroom in a morning and leaves the counter empty while it is stacked.',
      },
      measures: {
        es: [
          'tickets por día de apertura',
          'importe medio por ticket',
          'dueños que vuelven antes de seis semanas',
          'sacos caducados',
          'días que tarda en venderse un saco',
        ],
        en: [
          'receipts per day open',
          'average amount per receipt',
          'owners back within six weeks',
          'sacks out of date',
          'days a sack takes to sell',
        ],
      },
    },
  },
  {
    id: 'hardware_store',
    sector: 'retail_shop',
    name: { es: 'Ferretería', en: 'Hardware store' },
    clues: {
      es: ['ferretería', 'ferretero', 'tornillos', 'herramientas', 'copias de llaves', 'bricolaje', 'menaje', 'pinturas'],
      en: ['hardware store', 'ironmonger', 'hardware shop', 'screws', 'hand tools', 'key cutting', 'diy shop', 'paint shop'],
    },
    figures: {
      unit: { es: { one: 'ticket', many: 'tickets' }, en: { one: 'ticket', many: 'tickets' } },
      variableCostPct: estimate(52, 58, 64),
      price: estimate(8, 14, 26),
      monthlyUnits: estimate(600, 1000, 1800),
      usualTeam: 1,
      staffPct: estimate(14, 17, 21),
      rentPct: estimate(5, 7, 10),
      marketingPct: estimate(1, 2, 4),
      capex: estimate(32_000, 60_000, 110_000),
      season: [0.88, 0.9, 1.0, 1.05, 1.1, 1.1, 1.05, 0.92, 1.0, 1.05, 0.98, 0.97],
      daysToPay: 60,
      daysOfStock: 150,
    },
    words: {
      aBusiness: { es: 'una ferretería de barrio', en: 'a neighbourhood hardware store' },
      theBusiness: { es: 'la ferretería', en: 'the store' },
      scene: {
        es: 'Gotea el grifo y falta una junta del tamaño de una uña. En la gran superficie la venden en bolsas de veinte, a media hora en coche y sin decir cuál es la buena.',
        en: 'The tap drips for want of a washer the size of a fingernail. The superstore sells them in bags of twenty, half an hour away by car, and does not say which one fits.',
      },
      stakes: {
        es: 'Una avería de céntimos se convierte en una tarde perdida, y la que se deja estar acaba en humedad y factura.',
        en: 'A repair worth pennies turns into a lost afternoon, and the one left alone ends in damp and a plumber’s bill.',
      },
      usualCustomer: {
        es: 'los vecinos con algo que arreglar y los profesionales de obras cercanas',
        en: 'people nearby with something to mend and tradespeople on nearby jobs',
      },
      directCost: { es: 'el género del almacén mayorista', en: 'goods from the wholesaler' },
      costDoubt: {
        es: 'el coste por compra no recoge los miles de referencias que hay que tener y casi nadie pide',
        en: 'the cost per purchase does not show the thousands of lines that must be in stock and are hardly ever asked for',
      },
      substitutes: {
        es: ['la gran superficie de bricolaje', 'el bazar de la esquina', 'un pedido por internet', 'llamar a un manitas'],
        en: ['the out-of-town superstore', 'the corner bazaar', 'an order online', 'calling a handyman'],
      },
      rivalTest: {
        es: 'Llevar a la otra ferretería una pieza rota sin nombre y medir los minutos hasta que aparece la que encaja, o hasta que dicen que no hay.',
        en: 'Take a broken, nameless part to the other hardware store and time how long it takes to find one that fits, or to be told there is none.',
      },
      steps: {
        es: ['Trae la pieza o una foto', 'Explica qué quieres arreglar', 'Llévate lo necesario y cómo se monta'],
        en: ['Bring the part or a photo', 'Say what needs fixing', 'Leave with just what it takes and how to fit it'],
      },
      before: { es: 'media hora de coche por una junta', en: 'half an hour’s drive for a washer' },
      after: { es: 'la pieza justa y cómo se pone', en: 'the right part and how to fit it' },
      story: {
        wish: {
          es: 'Acaba de mudarse y le faltan cuatro ganchos, una copia de llave y saber de qué es la pared. Quiere acabarlo este sábado sin llamar a nadie.',
          en: 'Just moved in, and short of four hooks, a spare key and some idea what the wall is made of. It should be finished this Saturday without calling anyone in.',
        },
        obstacle: {
          es: 'El vídeo empieza con el taladro en la mano, y el taladro es lo primero que no tiene.',
          en: 'The video begins with a drill in the hand, and the drill is the first thing missing.',
        },
        hurt: {
          es: 'El cuadro pasa un año apoyado en el suelo, de cara a la pared.',
          en: 'The picture spends a year on the floor, facing the wall.',
        },
      },
      strain: {
        es: 'Cada consulta pide diez minutos por una venta de calderilla, y a las ocho de la mañana los profesionales no esperan.',
        en: 'Each question takes ten minutes for a sale of small change, and at eight in the morning the trade customers will not wait.',
      },
      measures: {
        es: [
          'compras por día de apertura',
          'importe medio por compra',
          'piezas pedidas que no había',
          'referencias sin movimiento en un año',
          'parte vendida a profesionales',
        ],
        en: [
          'purchases per day open',
          'average amount per purchase',
          'parts asked for that were missing',
          'lines unsold in a year',
          'share sold to the trade',
        ],
      },
    },
  },
  {
    id: 'wine_shop',
    sector: 'retail_shop',
    name: { es: 'Vinoteca', en: 'Wine shop' },
    clues: {
      es: ['vinoteca', 'tienda de vinos', 'vinos', 'botellas de vino', 'catas de vino', 'enoteca', 'sumiller'],
      en: ['wine shop', 'wine merchant', 'wines', 'bottles of wine', 'wine tastings', 'bottle shop', 'sommelier'],
    },
    figures: {
      unit: { es: { one: 'botella', many: 'botellas' }, en: { one: 'bottle', many: 'bottles' } },
      variableCostPct: estimate(58, 64, 69),
      price: estimate(9, 15, 26),
      monthlyUnits: estimate(450, 820, 1500),
      usualTeam: 1,
      staffPct: estimate(14, 17, 21),
      rentPct: estimate(4, 6, 9),
      marketingPct: estimate(1, 2, 4),
      otherFixedPct: estimate(4, 5, 8),
      capex: estimate(25_000, 42_000, 80_000),
      season: [0.8, 0.82, 0.88, 0.95, 0.98, 1.0, 0.95, 0.8, 0.92, 1.0, 1.1, 1.8],
      daysToPay: 60,
      daysOfStock: 110,
    },
    words: {
      aBusiness: { es: 'una vinoteca', en: 'a wine shop' },
      theBusiness: { es: 'la vinoteca', en: 'the shop' },
      scene: {
        es: 'Faltan dos horas para la cena y delante hay cuarenta metros de botellas. Se elige por la etiqueta o por el precio, y en la mesa nadie repite copa.',
        en: 'Dinner is two hours off, and ahead stands an aisle of bottles. The choice is made by label or by price, and at the table nobody asks for a second glass.',
      },
      stakes: {
        es: 'Quien acierta por casualidad no sabe repetir, y por prudencia lleva siempre la misma botella.',
        en: 'A lucky choice teaches nothing, and out of caution the same bottle gets taken every time.',
      },
      usualCustomer: {
        es: 'los vecinos que compran vino para el fin de semana o para regalar',
        en: 'people nearby who buy wine for the weekend or as a present',
      },
      directCost: { es: 'el vino y las bolsas', en: 'wine and bags' },
      permits: {
        es: [
          'licencia de apertura de la tienda de vinos',
          'licencia para vender alcohol',
          'cartel de venta prohibida a menores',
          'permiso de degustación si se sirven copas',
          'precios expuestos con impuestos',
          'seguro multirriesgo del local',
        ],
        en: [
          'licence to open the premises',
          'licence to sell alcohol',
          'notice on sales to minors',
          'consent for tastings if glasses are served',
          'prices shown with tax',
          'shop insurance for stock',
        ],
      },
      costDoubt: {
        es: 'el coste por botella olvida las que se abren para probar y las añadas que envejecen en la balda sin haberlo pedido',
        en: 'the cost per bottle forgets those opened for tasting and the vintages that age on the shelf unasked',
      },
      substitutes: {
        es: ['el pasillo de vinos del supermercado', 'un club de vino por internet', 'la cooperativa del pueblo', 'una caja de bombones'],
        en: ['the supermarket’s wine aisle', 'an online wine club', 'the village cooperative', 'a box of chocolates as a present'],
      },
      rivalTest: {
        es: 'Pedir en la otra vinoteca una botella para un arroz sin decir presupuesto y anotar la primera cifra que proponen y las preguntas anteriores.',
        en: 'Ask the other wine shop for a bottle to go with rice, naming no budget, and note the first price offered and the questions that came before it.',
      },
      steps: {
        es: ['Di qué vas a comer y con quién', 'Prueba lo que esté abierto', 'Llévate la botella con su historia'],
        en: ['Say what you are eating and with whom', 'Taste whatever is open', 'Take the bottle and its story'],
      },
      before: { es: 'una botella elegida por la etiqueta', en: 'a bottle chosen by its label' },
      after: { es: 'una botella que la mesa pide otra vez', en: 'a bottle the table asks for again' },
      story: {
        wish: {
          es: 'Cocina los sábados para amigos y siempre abre lo mismo. Quiere dar con algo distinto sin hacer un curso.',
          en: 'Saturdays mean cooking for friends and opening the same thing as ever. The wish is to hit on something else without taking a course.',
        },
        obstacle: {
          es: 'La contraetiqueta habla de frutos rojos y no de si va con un guiso.',
          en: 'The back label speaks of red fruit, and not of whether it suits a stew.',
        },
        hurt: {
          es: 'Las botellas que traen los demás se abren antes, y la suya vuelve a la despensa.',
          en: 'What the others bring is opened first, and the host’s own goes back in the larder.',
        },
      },
      strain: {
        es: 'Diciembre vende lo de dos meses en tres semanas: los lotes se montan por la noche, y lo que no se compró dos meses antes ya no llega.',
        en: 'December sells two months in three weeks: hampers are packed at night, and whatever was not bought two months before will not arrive.',
      },
      measures: {
        es: [
          'botellas por día de apertura',
          'precio medio por botella',
          'plazas vendidas por cata',
          'botellas abiertas sin vender',
          'lotes de empresa encargados',
        ],
        en: [
          'bottles per day open',
          'average price per bottle',
          'places sold per tasting',
          'bottles opened unsold',
          'company hampers ordered',
        ],
      },
    },
  },
  {
    id: 'butcher',
    sector: 'retail_shop',
    name: { es: 'Carnicería', en: 'Butcher’s shop' },
    clues: {
      es: ['carnicería', 'carnicero', 'carnicera', 'carnes frescas', 'cortes de carne', 'embutido propio', 'pollería y carnicería'],
      en: ['butcher', 'butchers', 'butcher shop', 'butchery', 'meat counter', 'cuts of meat', 'sausages made in the shop'],
    },
    figures: {
      unit: { es: { one: 'ticket', many: 'tickets' }, en: { one: 'ticket', many: 'tickets' } },
      variableCostPct: estimate(60, 66, 72),
      price: estimate(14, 23, 40),
      monthlyUnits: estimate(550, 860, 1_300),
      usualTeam: 2,
      staffPct: estimate(14, 17, 21),
      rentPct: estimate(3, 5, 7),
      marketingPct: estimate(0.5, 1, 2),
      otherFixedPct: estimate(5, 7, 9),
      netMarginPct: estimate(0, 3, 6),
      vatClass: 'food',
      rampMonths: 8,
      daysToPay: 10,
      daysOfStock: 5,
      capex: estimate(30_000, 60_000, 120_000),
      season: [0.9, 0.92, 0.98, 1.0, 1.0, 1.02, 1.0, 0.88, 0.98, 1.0, 1.02, 1.3],
    },
    words: {
      aBusiness: { es: 'una carnicería', en: 'a butcher’s shop' },
      theBusiness: { es: 'la carnicería', en: 'the butcher’s' },
      usualCustomer: { es: 'los vecinos que cocinan en casa', en: 'neighbours who cook at home' },
      directCost: { es: 'la pieza entera, la merma y el papel', en: 'whole carcasses, trimmings and wrapping' },
      scene: {
        es: 'Vienen seis a comer y en la bandeja del supermercado pone «carne para guisar». Nadie allí sabe de qué parte es, cuánto tarda ni si llegará para todos.',
        en: 'Six are coming to dinner, and the supermarket tray says “stewing meat”. Nobody there knows which cut it is, how long it takes or whether it will go round.',
      },
      stakes: {
        es: 'Tres horas de fuego para servir algo que se mastica en silencio.',
        en: 'Three hours on the stove end in something chewed without a word.',
      },
      costDoubt: {
        es: 'el coste por compra no reparte el hueso, la grasa y lo que se oscurece en el mostrador un lunes',
        en: 'the cost per purchase does not share out bone, fat and what darkens in the counter on a Monday',
      },
      substitutes: {
        es: ['la bandeja del supermercado', 'otra carnicería del barrio', 'el pollo asado hecho', 'comer menos carne'],
        en: ['the supermarket tray', 'another local butcher', 'a ready-roast chicken', 'eating less meat'],
      },
      steps: {
        es: ['Di qué vas a guisar y para cuántos', 'Elige el corte delante del mostrador', 'Llévatelo preparado, con los minutos dichos'],
        en: ['Say what you are cooking and for how many', 'Choose the cut at the counter', 'Take it home trimmed, with the minutes told'],
      },
      story: {
        wish: {
          es: 'Cocina para cuatro entre semana y para diez un domingo al mes. Quiere que le digan qué pieza, cuánta y cuántos minutos.',
          en: 'Somebody who cooks for four on weekdays and for ten one Sunday a month. They want to be told which cut, how much of it and for how many minutes.',
        },
        obstacle: {
          es: 'Las bandejas vienen cortadas para nadie en concreto, y en el mostrador del hipermercado atiende cada semana otra persona.',
          en: 'The trays are cut for nobody in particular, and the supermarket counter has a new face every week.',
        },
        hurt: {
          es: 'Se acaba cocinando siempre lo mismo, por miedo a estropear una pieza cara.',
          en: 'The same few dishes come round again, for fear of ruining a dear joint.',
        },
      },
      rivalTest: {
        es: 'Pedir carne para guisar en dos mostradores y mirar si preguntan cuánto tiempo hay, qué pesa el recorte y cuánto tarda en ablandar en casa.',
        en: 'Ask two counters for stewing meat and see whether they ask how long you have, what the trimmings weigh and how soon it softens at home.',
      },
      before: {
        es: 'una bandeja con líquido rosa y un nombre que no dice nada',
        en: 'a tray of pink liquid under a name that says nothing',
      },
      after: {
        es: 'un corte a medida con el tiempo de horno escrito en el papel',
        en: 'a cut made to order with the oven time written on the paper',
      },
      proof: {
        es: 'el nombre de cada ganadería, la fecha del sacrificio y lo que dijeron veinte vecinos tras probar dos cortes',
        en: 'the name of each farm, the date of slaughter and what twenty neighbours said after tasting two cuts',
      },
      channels: [
        {
          name: { es: 'mostrador con el corte del día', en: 'counter with the cut of the day' },
          purpose: { es: 'quien entra sin saber qué cocinar', en: 'people who walk in with no idea what to cook' },
          share: 30,
        },
        {
          name: { es: 'WhatsApp con encargos de fin de semana', en: 'weekend orders by WhatsApp' },
          purpose: { es: 'comidas de domingo, barbacoas o fiestas', en: 'Sunday lunches, barbecues or parties' },
          share: 30,
        },
        {
          name: { es: 'bares o restaurantes del barrio', en: 'local bars or restaurants' },
          purpose: { es: 'una pieza fija cada semana', en: 'one regular cut a week' },
          share: 20,
        },
        {
          name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
          purpose: { es: 'quien acaba de mudarse', en: 'people who have just moved in' },
          share: 20,
        },
      ],
      risks: [
        {
          risk: { es: 'la cámara falla una noche', en: 'the cold room fails one night' },
          hits: 'waste',
          trigger: { es: 'dos grados de más en el registro de la mañana', en: 'two degrees too many in the morning log' },
          response: {
            es: 'alarma al móvil, servicio técnico con guardia y seguro de mercancía',
            en: 'an alarm on the phone, a repair firm on call and cover for stock',
          },
        },
        {
          risk: { es: 'sube el precio de la canal', en: 'the price of the carcass goes up' },
          hits: 'goods',
          trigger: { es: 'dos subidas del matadero en un trimestre', en: 'two rises from the abattoir in a quarter' },
          response: {
            es: 'mover la vitrina hacia cortes menos nobles, elaborados propios y precio de la semana en pizarra',
            en: 'turn the display towards humbler cuts, ready dishes of your own and a weekly price on the board',
          },
        },
        {
          risk: { es: 'de cada pieza se vende solo lo bueno', en: 'only the choice cuts of each piece sell' },
          hits: 'margin',
          trigger: { es: 'bandejas de recorte sin vender el sábado a mediodía', en: 'trays of trimmings unsold at noon on Saturday' },
          response: {
            es: 'hamburguesa, caldo o embutido con el resto, y encargos cerrados antes de despiezar',
            en: 'burgers, stock or sausage from the rest, and orders closed before boning',
          },
        },
      ],
      strain: {
        es: 'Sobran cuartos delanteros y faltan solomillos: la pieza llega entera, y el sábado todos piden la misma parte.',
        en: 'Forequarter is left over and fillet runs short; the beast comes whole, and on Saturday everybody wants the same part.',
      },
      permits: {
        es: [
          'registro sanitario de carnicería',
          'carné de manipulación de alimentos',
          'trazabilidad de cada pieza',
          'control de temperaturas por escrito',
          'verificación de la báscula',
          'retirada de subproductos por gestor',
        ],
        en: [
          'food registration for a butcher’s',
          'food hygiene certificate',
          'traceability of each carcass',
          'written temperature log',
          'checked scales',
          'by-products taken by a licensed carrier',
        ],
      },
      measures: {
        es: [
          'kilos vendidos por pieza',
          'merma por canal',
          'importe por compra',
          'encargos de fin de semana',
          'precio medio de compra por kilo',
          'clientes que vuelven cada semana',
        ],
        en: [
          'weight sold per cut',
          'loss per carcass',
          'amount per purchase',
          'weekend orders',
          'average buying price by weight',
          'customers back every week',
        ],
      },
    },
  },
  {
    id: 'copy_shop',
    sector: 'retail_shop',
    name: { es: 'Copistería', en: 'Copy and print shop' },
    clues: {
      es: [
        'copistería',
        'fotocopias',
        'copias e impresiones',
        'centro de copiado',
        'impresión digital',
        'encuadernación de apuntes',
        'engargolados',
        'anillados',
        'plotter de planos',
        'imprenta rápida',
        'impresiones a color',
      ],
      en: [
        'copy shop',
        'print shop',
        'photocopying',
        'photocopies',
        'print and copy',
        'copy centre',
        'copy center',
        'digital printing',
        'same-day printing',
        'flyers and banners',
        'thesis binding',
      ],
    },
    figures: {
      unit: { es: { one: 'encargo', many: 'encargos' }, en: { one: 'job', many: 'jobs' } },
      variableCostPct: estimate(25, 32, 42),
      price: estimate(4, 9, 26),
      monthlyUnits: estimate(700, 1_200, 2_200),
      usualTeam: 2,
      staffPct: estimate(29, 34, 40),
      rentPct: estimate(6, 9, 13),
      marketingPct: estimate(1, 2, 4),
      otherFixedPct: estimate(8, 11, 14),
      netMarginPct: estimate(2, 6, 12),
      daysToCollect: 5,
      daysOfStock: 25,
      customerCost: estimate(3, 7, 16),
      capex: estimate(22_000, 48_000, 95_000),
      season: [1.0, 1.0, 1.0, 0.95, 1.1, 1.15, 0.8, 0.6, 1.15, 1.15, 1.05, 1.05],
    },
    words: {
      aBusiness: { es: 'una copistería de barrio', en: 'a neighbourhood copy and print shop' },
      theBusiness: { es: 'la copistería', en: 'the shop' },
      usualCustomer: {
        es: 'los estudiantes, los despachos y los comercios que necesitan algo impreso hoy',
        en: 'students, offices and shops that need something printed today',
      },
      directCost: { es: 'el papel, el tóner y la cuota por página', en: 'paper, toner and the charge per page' },
      costDoubt: {
        es: 'el coste por encargo no suma las hojas que salen torcidas, el archivo arreglado gratis ni la cuota mínima de la máquina parada',
        en: 'the cost per job leaves out crooked sheets, files mended free and the minimum charge on an idle machine',
      },
      substitutes: {
        es: [
          'la impresora de casa sin cartucho',
          'la máquina de la oficina, a escondidas',
          'una imprenta por internet',
          'enseñarlo en el móvil',
        ],
        en: ['the home printer with no ink', 'the office machine, on the quiet', 'an online printer', 'showing it on a phone'],
      },
      scene: {
        es: 'La tesis se entrega a la una y el archivo pesa más que el correo. En casa la impresora pide un cartucho azul para imprimir en negro.',
        en: 'The thesis is due at one, and the file is too big to email. At home the printer wants a blue cartridge before it will print black.',
      },
      stakes: {
        es: 'Una hora tarde es una convocatoria perdida, por muy bien escrito que estuviera.',
        en: 'An hour late is a sitting missed, however well it was written.',
      },
      story: {
        wish: {
          es: 'Quiere mandar el archivo desde el autobús y recogerlo encuadernado al bajar.',
          en: 'The file goes off from the bus, and ought to be bound by the time one gets off.',
        },
        obstacle: {
          es: 'La tienda en línea promete tres días, y la de la facultad tiene veinte personas delante.',
          en: 'The online shop promises three days, and the one on campus has twenty people ahead.',
        },
        hurt: {
          es: 'El margen sale cortado, no queda dinero para repetirlo y se entrega con vergüenza.',
          en: 'A margin comes out cropped, there is no money to do it again, and it is handed in with shame.',
        },
      },
      rivalTest: {
        es: 'Llevar el mismo archivo con un fallo escondido a tres tiendas y ver quién avisa, cuánto tarda y en cuánto deja cien copias grapadas.',
        en: 'Take one file with a hidden fault to three shops, and see who points it out, how long they take and what a hundred stapled copies cost.',
      },
      steps: {
        es: ['Manda el archivo y di para cuándo', 'Mira la prueba en papel', 'Recoge contado y grapado'],
        en: ['Send the file and say by when', 'Look at a paper proof', 'Collect it counted and stapled'],
      },
      before: { es: 'un lápiz de memoria pasado de mano en mano', en: 'a memory stick passed from hand to hand' },
      after: { es: 'el trabajo encuadernado antes de la hora de entrega', en: 'the work bound before it is due' },
      proof: {
        es: 'cien encargos con la hora pedida, la hora entregada y las hojas que hubo que repetir',
        en: 'a hundred jobs with the hour asked, the hour met and the sheets done again',
      },
      strain: {
        es: 'Todo vence a la misma hora: junio, septiembre y los lunes llenan el mostrador mientras la máquina buena imprime lo de otro.',
        en: 'Everything falls due at once, and exam weeks and Mondays fill the counter while the good machine prints for someone else.',
      },
      channels: [
        {
          name: { es: 'pedido por mensaje con archivo', en: 'orders by message with a file' },
          purpose: { es: 'recoger sin cola', en: 'collecting with no queue' },
          share: 40,
        },
        {
          name: { es: 'despachos del barrio a cuenta', en: 'local offices on account' },
          purpose: { es: 'planos, contratos y carteles de cada mes', en: 'each month’s plans, contracts and posters' },
          share: 35,
        },
        {
          name: { es: 'carteles en la facultad', en: 'posters on campus' },
          purpose: { es: 'quien entrega esta semana', en: 'people handing in this week' },
          share: 25,
        },
      ],
      permits: {
        es: [
          'licencia de reproducción de obras',
          'tratamiento de datos en documentos ajenos',
          'seguro multirriesgo del local',
          'ventilación de equipos láser',
          'contrato de alquiler o mantenimiento de máquinas',
        ],
        en: [
          'licence to copy protected works',
          'data protection for customers’ papers',
          'premises insurance',
          'ventilation for laser machines',
          'lease or service contract for the machines',
        ],
      },
      risks: [
        {
          risk: { es: 'se para la máquina de color en semana de entregas', en: 'the colour machine stops in deadline week' },
          hits: 'week',
          trigger: { es: 'dos atascos en la misma mañana', en: 'two jams in one morning' },
          response: {
            es: 'contrato con asistencia en cuatro horas, segunda máquina más lenta y trato con otra tienda',
            en: 'a contract with help in four hours, a slower second machine and a deal with another shop',
          },
        },
        {
          risk: { es: 'la facultad deja de pedir papel', en: 'the faculty stops asking for paper' },
          hits: 'sales',
          trigger: { es: 'una circular de entrega solo en línea', en: 'one notice of online submission only' },
          response: {
            es: 'planos, lonas, fotos y encargos de comercio, que no se mandan por correo',
            en: 'plans, banners, photographs and shop work, which cannot be emailed',
          },
        },
        {
          risk: { es: 'la cuota por página se come las copias baratas', en: 'the charge per page eats the cheap copies' },
          hits: 'margin',
          trigger: { es: 'un mes con más de dos tercios en blanco y negro', en: 'one month with over two thirds in black and white' },
          response: {
            es: 'precio por tramos, mínimo por encargo y renegociar la cuota cada año',
            en: 'prices in bands, a minimum per job and the charge bargained over each year',
          },
        },
      ],
      measures: {
        es: [
          'páginas por máquina',
          'hojas repetidas',
          'encargos recibidos por mensaje',
          'minutos de cola en hora punta',
          'ventas a empresas',
        ],
        en: ['pages per machine', 'sheets done again', 'jobs sent by message', 'minutes queueing at the rush', 'sales to firms'],
      },
    },
  },
  {
    id: 'plant_nursery',
    sector: 'retail_shop',
    name: { es: 'Vivero y tienda de plantas', en: 'Plant nursery' },
    clues: {
      es: [
        'vivero',
        'viveros',
        'vivero de plantas',
        'tienda de plantas',
        'plantas nativas',
        'plantas de interior',
        'plantas en maceta',
        'plantas y macetas',
        'plantas autóctonas',
        'suculentas',
        'arbolitos',
        'centro de jardinería',
        'garden center',
      ],
      en: [
        'plant nursery',
        'native nursery',
        'nursery plants',
        'plant shop',
        'garden centre',
        'garden center',
        'houseplants',
        'native plants',
        'tubestock',
        'potted plants',
        'succulents',
        'seedlings for sale',
        'perennials',
      ],
    },
    figures: {
      unit: { es: { one: 'venta', many: 'ventas' }, en: { one: 'sale', many: 'sales' } },
      vatClass: 'flowers',
      variableCostPct: estimate(34, 44, 54),
      price: estimate(15, 32, 65),
      monthlyUnits: estimate(240, 440, 850),
      usualTeam: 2,
      staffPct: estimate(20, 25, 30),
      rentPct: estimate(4, 8, 12),
      otherFixedPct: estimate(6, 9, 12),
      netMarginPct: estimate(2, 7, 13),
      daysOfStock: 75,
      weatherDriven: true,
      capex: estimate(22_000, 48_000, 110_000),
      season: [0.6, 0.75, 1.15, 1.5, 1.6, 1.2, 0.85, 0.7, 0.95, 1.0, 0.85, 0.85],
    },
    words: {
      aBusiness: { es: 'un vivero con venta al público', en: 'a plant nursery open to the public' },
      theBusiness: { es: 'el vivero', en: 'the nursery' },
      usualCustomer: {
        es: 'quienes estrenan jardín, terraza o ventana y no quieren que se les muera otra planta',
        en: 'people with a new garden, terrace or windowsill who would rather not lose another plant',
      },
      directCost: { es: 'la planta, la maceta y el sustrato', en: 'plants, pots and compost' },
      costDoubt: {
        es: 'el coste por venta no cuenta las plantas que se mueren en el estante, el agua del verano ni el año que tarda un esqueje en ser vendible',
        en: 'the cost per sale leaves out plants that die on the bench, summer water and the year a cutting takes to be worth selling',
      },
      substitutes: {
        es: ['la sección de plantas del supermercado', 'una gran superficie de bricolaje', 'esquejes de una vecina', 'flores cortadas'],
        en: ['the supermarket’s plant shelf', 'the big hardware shed', 'cuttings off a neighbour', 'cut flowers'],
      },
      scene: {
        es: 'Es el segundo verano y del seto nuevo quedan tres palos. En la etiqueta ponía sol y riego moderado, y no decía de qué país venía.',
        en: 'It is the second summer, and three sticks are left of the new hedge. The label said sun and moderate water, and not what country it came from.',
      },
      stakes: {
        es: 'Se pierde un año entero de crecer, que es lo único que una planta no devuelve.',
        en: 'What is lost is a year’s growth, the one thing a plant cannot give back.',
      },
      story: {
        wish: {
          es: 'Quiere algo verde que siga vivo en agosto sin tener que dedicarle los domingos.',
          en: 'Something green, still alive after the heat, without giving up every Sunday to it.',
        },
        obstacle: {
          es: 'Se compra por la flor que hay ese día, y nadie pregunta por el viento, la tierra ni las horas de sombra.',
          en: 'Things get bought for the flower of the day, and nobody asks about wind, soil or hours of shade.',
        },
        hurt: {
          es: 'Al tercer tiesto vacío se acaba diciendo que no tiene mano, cuando lo que no tuvo fue consejo.',
          en: 'By the third empty pot one owns to having no green fingers, when what was missing was advice.',
        },
      },
      rivalTest: {
        es: 'Comprar la misma especie en el vivero rival y en la gran superficie, plantarlas juntas y mirar a los dos meses raíces, plagas y lo que aconsejaron al vender.',
        en: 'Buy one species at the rival nursery and at the big shed, plant them side by side, and look after two months at roots, pests and what was advised.',
      },
      steps: {
        es: ['Trae una foto y di hacia dónde mira el sitio', 'Elige entre lo que allí vive', 'Planta con la ficha en la mano'],
        en: ['Bring a picture and say which way the spot faces', 'Choose among what will live there', 'Plant with the card in hand'],
      },
      before: { es: 'un balcón de tiestos con palos', en: 'a balcony of pots with sticks in them' },
      after: { es: 'la misma planta, más alta, al segundo verano', en: 'the same plant, taller, in its second summer' },
      proof: {
        es: 'treinta jardines visitados al año de plantar, con las que siguen vivas y las que hubo que cambiar',
        en: 'thirty gardens visited a year after planting, with how many live on and how many were replaced',
      },
      strain: {
        es: 'Tres meses venden la mitad del año y son los mismos en que hay que sembrar, repicar y regar lo del siguiente.',
        en: 'Three months sell half the year, and they are the very months for sowing, potting on and watering what the next year will sell.',
      },
      channels: [
        {
          name: { es: 'puesto en el mercado', en: 'market stall' },
          purpose: { es: 'tocar hojas un sábado', en: 'touching leaves on a Saturday' },
          share: 35,
        },
        {
          name: { es: 'grupos de jardín con fotos', en: 'garden groups with pictures' },
          purpose: { es: 'quien pregunta qué le pasa a su planta', en: 'people asking what ails their plant' },
          share: 35,
        },
        {
          name: { es: 'paisajistas del lugar', en: 'local landscapers' },
          purpose: { es: 'pedidos de bandeja entera', en: 'orders by the tray' },
          share: 30,
        },
      ],
      permits: {
        es: [
          'registro de productor o pasaporte fitosanitario',
          'concesión de agua o pozo legalizado',
          'lista de especies prohibidas por invasoras',
          'almacén de fitosanitarios con carné',
          'seguro de invernadero por viento o granizo',
        ],
        en: [
          'grower’s registration or plant passport',
          'water licence or registered bore',
          'list of banned invasive species',
          'pesticide store with a certificate',
          'greenhouse cover for wind or hail',
        ],
      },
      risks: [
        {
          risk: { es: 'una helada o una ola de calor quema la producción', en: 'a frost or a heatwave burns the stock' },
          hits: 'waste',
          trigger: { es: 'un aviso de temperatura extrema con plantas fuera', en: 'one extreme weather warning with plants outside' },
          response: {
            es: 'mallas, riego de noche, lotes en dos fechas y seguro de estructura',
            en: 'netting, watering by night, batches on two dates and cover for the structures',
          },
        },
        {
          risk: { es: 'entra una plaga con la planta comprada', en: 'a pest arrives with bought-in stock' },
          hits: 'goods',
          trigger: { es: 'hojas pegajosas en una bandeja nueva', en: 'sticky leaves on one new tray' },
          response: {
            es: 'dos semanas de cuarentena, trampas amarillas y proveedores con pasaporte de planta',
            en: 'two weeks of quarantine, yellow traps and suppliers with plant passports',
          },
        },
        {
          risk: { es: 'llueve todos los sábados de la temporada alta', en: 'rain on every Saturday of high season' },
          hits: 'sales',
          trigger: { es: 'dos fines de semana seguidos con media caja', en: 'two weekends running with half the takings' },
          response: {
            es: 'reserva por foto con entrega entre semana, zona cubierta y pedidos de paisajistas cerrados en invierno',
            en: 'holding plants by picture with weekday delivery, a covered area and landscapers’ orders closed in winter',
          },
        },
      ],
      measures: {
        es: [
          'plantas vivas a los seis meses',
          'bajas por bandeja',
          'litros de agua por mesa',
          'ventas por sábado de temporada',
          'bandejas vendidas a profesionales',
        ],
        en: [
          'plants alive after six months',
          'losses per tray',
          'litres of water per bench',
          'sales each Saturday in season',
          'trays sold to the trade',
        ],
      },
    },
  },
  {
    id: 'refill_shop',
    sector: 'retail_shop',
    name: { es: 'Tienda a granel', en: 'Refill shop' },
    clues: {
      es: [
        'tienda a granel',
        'a granel',
        'granel',
        'productos a granel',
        'alimentos a granel',
        'limpieza a granel',
        'productos de limpieza a granel',
        'residuo cero',
        'cero residuos',
        'sin envases',
        'sin plástico',
        'recarga de detergente',
        'legumbres a granel',
      ],
      en: [
        'refill shop',
        'refill store',
        'refillery',
        'refill grocery',
        'refill your own',
        'refill jars',
        'jar refills',
        'zero waste shop',
        'zero waste store',
        'zero waste',
        'zero-waste grocery',
        'packaging-free',
        'package-free',
        'plastic-free shop',
        'bulk foods',
        'refill your jars',
        'cleaning products by weight',
        'scoop shop',
        'bring your own jars',
        'bring your own containers',
      ],
    },
    // Dry food by weight with cleaners by the litre; fresh food is somebody else’s.
    figures: {
      unit: { es: { one: 'cesta', many: 'cestas' }, en: { one: 'basket', many: 'baskets' } },
      vatClass: 'food',
      variableCostPct: estimate(52, 58, 65),
      price: estimate(9, 15, 24),
      monthlyUnits: estimate(420, 850, 1_500),
      usualTeam: 2,
      staffPct: estimate(19, 24, 29),
      rentPct: estimate(4, 7, 10),
      marketingPct: estimate(1, 1, 3),
      otherFixedPct: estimate(4, 5, 8),
      netMarginPct: estimate(-2, 3, 8),
      rampMonths: 10,
      daysToCollect: 0,
      daysToPay: 21,
      daysOfStock: 35,
      customerCost: estimate(2, 6, 15),
      capex: estimate(18_000, 38_000, 75_000),
      capexLifeYears: 8,
      season: [1.05, 0.95, 1.0, 0.95, 1.0, 0.95, 0.9, 0.75, 1.05, 1.1, 1.1, 1.2],
    },
    words: {
      aBusiness: { es: 'una tienda a granel', en: 'a refill shop' },
      theBusiness: { es: 'la tienda', en: 'the shop' },
      usualCustomer: {
        es: 'las familias del barrio que llenan cada semana un cubo de envases',
        en: 'local families who fill a bin with packaging every week',
      },
      directCost: {
        es: 'la legumbre, el cereal, el aceite y los jabones que salen del dispensador',
        en: 'pulses, grains, oils and cleaners as they leave the dispenser',
      },
      costDoubt: {
        es: 'el coste por compra no cuenta lo que queda pegado al fondo del dispensador, el saco que caduca abierto ni la hora de lavarlo todo',
        en: 'the cost per basket leaves out what sticks to the bottom of a dispenser, the sack that goes stale once open and the hour of washing everything',
      },
      substitutes: {
        es: [
          'la marca blanca del supermercado',
          'la sección ecológica envasada',
          'un pedido por internet de sacos grandes',
          'el puesto del mercado',
        ],
        en: ['the supermarket’s own brand', 'the packaged organic aisle', 'big sacks ordered online', 'the market stall'],
      },
      scene: {
        es: 'La compra cabe en dos bolsas, y el envoltorio llena otra en cuanto se guarda. Solo hacía falta un vaso de lentejas, y venían en paquete de kilo.',
        en: 'The shopping fits in two bags, and its wrapping fills a third as soon as it is put away. A cup of lentils was all that was needed, and they came by the kilo.',
      },
      stakes: {
        es: 'Se paga por un plástico que se tira esa misma tarde y por medio paquete que se queda al fondo de la despensa.',
        en: 'Money goes on plastic thrown out the same evening, and on half a packet left at the back of the larder.',
      },
      story: {
        wish: {
          es: 'Quiere llenar sus tarros con lo justo y que no le cueste una tarde entera.',
          en: 'They want to fill their own jars with just enough, and not to give up an evening to it.',
        },
        obstacle: {
          es: 'Lo que no lleva envase está lejos, es más caro o hay que pedirlo por sacos.',
          en: 'Whatever comes without packaging is far away, costs more or has to be ordered by the sack.',
        },
        hurt: {
          es: 'Se acaba comprando lo de siempre, con la mala conciencia puesta en el carro.',
          en: 'The usual things get bought, with a bad conscience riding in the trolley.',
        },
      },
      rivalTest: {
        es: 'Pesar en casa diez básicos comprados en el rival y en el supermercado, pasarlos a precio por kilo y mirar cuál sale más caro de lo que parecía.',
        en: 'Weigh at home ten staples bought from the rival and from the supermarket, turn them into a price by weight, and see which was dearer than it looked.',
      },
      steps: {
        es: ['Trae tus tarros o toma uno prestado', 'Pésalos vacíos y llénalos a tu medida', 'Paga solo lo que pesa lo de dentro'],
        en: ['Bring your jars or borrow one', 'Weigh them empty and fill them as you like', 'Pay for what the contents weigh'],
      },
      before: { es: 'un cubo de envases lleno a media semana', en: 'a bin of packaging full by midweek' },
      after: {
        es: 'una despensa de tarros con lo justo y el cubo medio vacío',
        en: 'a larder of jars with just enough, and a bin half empty',
      },
      proof: {
        es: 'cien compras apuntadas con su peso, lo que habrían costado envasadas y quién volvió antes de un mes',
        en: 'a hundred baskets noted with their weight, what they would have cost in packets and who was back within a month',
      },
      strain: {
        es: 'Casi todos vienen el sábado con los tarros vacíos, y hay que pesar, explicar y rellenar a la vez.',
        en: 'Most people come on Saturday with empty jars, when weighing, explaining and topping up all happen at once.',
      },
      channels: [
        {
          name: { es: 'escaparate con precios por kilo', en: 'window with prices by weight' },
          purpose: { es: 'quien pasa creyendo que es caro', en: 'passers-by who think it must be dear' },
          share: 30,
        },
        {
          name: { es: 'boletín con lo que acaba de llegar', en: 'newsletter with what has just come in' },
          purpose: { es: 'la segunda visita antes de un mes', en: 'a second visit within the month' },
          share: 25,
        },
        {
          name: { es: 'colegios, huertos comunitarios o ferias', en: 'schools, community gardens or fairs' },
          purpose: { es: 'familias que ya separan la basura', en: 'families who already sort their waste' },
          share: 25,
        },
        {
          name: { es: 'Instagram con recetas de tarro', en: 'Instagram with recipes from the jar' },
          purpose: { es: 'qué hacer con cada cosa', en: 'what to do with each thing' },
          share: 20,
        },
      ],
      permits: {
        es: [
          'registro sanitario o comunicación de comercio de alimentos',
          'alérgenos a la vista en cada dispensador',
          'balanzas verificadas',
          'etiqueta de peligro en los recipientes de limpieza que se rellenan',
          'plan de higiene con limpieza de dispensadores',
          'lote con fecha de cada saco abierto',
          'seguro del local con responsabilidad por producto',
        ],
        en: [
          'registration as a food business',
          'allergens shown on each dispenser',
          'verified scales',
          'hazard labels on containers refilled with cleaners',
          'hygiene plan covering the washing of dispensers',
          'batch with its date for every open sack',
          'shop insurance including product liability',
        ],
      },
      risks: [
        {
          risk: { es: 'un alérgeno pasa de un dispensador a otro', en: 'an allergen gets from one dispenser into another' },
          hits: 'policy',
          trigger: { es: 'una pala cambiada de sitio', en: 'one scoop found in the wrong place' },
          response: {
            es: 'una pala atada a cada cajón, frutos secos en la fila de abajo y ficha de alérgenos al día',
            en: 'a scoop tied to each bin, nuts on the lowest row and the allergen sheet kept up',
          },
        },
        {
          risk: { es: 'polilla en un saco de cereal', en: 'moth in a sack of grain' },
          hits: 'waste',
          trigger: { es: 'una trampa con dos capturas', en: 'one trap with two caught' },
          response: {
            es: 'sacos pequeños, trampas en cada fila y lote congelado antes de rellenar',
            en: 'small sacks, traps on every row and each batch frozen before it is poured',
          },
        },
        {
          risk: { es: 'el supermercado pone su propia pared de granel', en: 'the supermarket puts in a refill wall' },
          hits: 'sales',
          trigger: {
            es: 'tres semanas con menos compras de limpieza que el mes anterior',
            en: 'three weeks with fewer cleaner refills than the month before',
          },
          response: {
            es: 'precio por kilo comparado en la puerta, productores de cerca y tarros prestados',
            en: 'prices by weight compared at the door, growers from nearby and jars on loan',
          },
        },
      ],
      measures: {
        es: [
          'compras por semana',
          'importe medio',
          'clientes que vuelven antes de un mes',
          'merma por dispensador',
          'kilos vendidos sin envase',
          'días de existencias por saco',
        ],
        en: [
          'baskets per week',
          'average basket',
          'customers back within a month',
          'loss per dispenser',
          'weight sold without packaging',
          'days of stock per sack',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
