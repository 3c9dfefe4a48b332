import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const ecommerceTrades = [
  {
    id: 'online_fashion',
    sector: 'ecommerce',
    name: { es: 'Moda en línea', en: 'Online fashion' },
    clues: {
      es: [
        'ropa online',
        'tienda online de ropa',
        'tienda de ropa online',
        'moda online',
        'ropa',
        'moda',
        'camisetas',
        'vestidos',
        'bolsos',
        'zapatos',
        'zapatillas',
        'tallas',
        'ropa por instagram',
        'ropa por internet',
        'ropa por whatsapp',
      ],
      en: [
        'online clothing',
        'online clothes shop',
        'online fashion',
        'clothes on instagram',
        'clothing brand',
        'fashion',
        'clothes',
        'clothing',
        't-shirts',
        'dresses',
        'handbags',
        'shoes',
        'trainers',
      ],
    },
    figures: {
      unit: { es: { one: 'prenda', many: 'prendas' }, en: { one: 'garment', many: 'garments' } },
      variableCostPct: estimate(43, 50, 57),
      price: estimate(25, 42, 80),
      monthlyUnits: estimate(160, 420, 950),
      usualTeam: 1,
      staffPct: estimate(8, 11, 16),
      marketingPct: estimate(14, 20, 27),
      otherFixedPct: estimate(7, 9, 11),
      capex: estimate(6_000, 16_000, 38_000),
      season: [1.1, 0.8, 0.9, 0.95, 1.0, 0.95, 1.05, 0.75, 0.95, 1.0, 1.4, 1.15],
      daysOfStock: 90,
    },
    words: {
      aBusiness: { es: 'una tienda de moda en línea', en: 'an online fashion shop' },
      theBusiness: { es: 'la tienda', en: 'the shop' },
      scene: {
        es: 'La chaqueta gusta y la tabla de tallas no aclara nada: pecho, cadera, «consulta tu guía». Se pide dos veces con la idea de devolver una, y el domingo hay una bolsa más junto a la puerta.',
        en: 'The jacket is right and the size chart is no help: chest, hip, “see guide”. Two are ordered with the idea of returning one, and by Sunday another bag waits beside the door.',
      },
      stakes: {
        es: 'Lo que no sienta bien se devuelve con pereza o se queda en el armario con la etiqueta puesta.',
        en: 'What does not fit is returned reluctantly or stays in the wardrobe with its label on.',
      },
      usualCustomer: {
        es: 'quienes buscan en el móvil un estilo que no encuentran en las cadenas',
        en: 'people who look on a phone for a style the chains do not have',
      },
      directCost: { es: 'la ropa, la bolsa de envío y el transporte', en: 'clothes, mailing bags and carriage' },
      costDoubt: {
        es: 'el coste por prenda se calcula como si ninguna volviera, y las que vuelven no siempre se pueden vender otra vez',
        en: 'the cost per garment is worked out as if none came back, and those that do cannot always be sold again',
      },
      substitutes: {
        es: [
          'las cadenas con devolución gratis',
          'una aplicación de segunda mano',
          'el probador de una tienda del centro',
          'repetir la marca que ya se conoce',
        ],
        en: ['the chains with free returns', 'a second-hand app', 'a fitting room in town', 'the brand they already know'],
      },
      rivalTest: {
        es: 'Pedir una prenda en la propia talla a dos tiendas rivales, medirla con una cinta y compararla con su tabla antes de devolver ninguna.',
        en: 'Order one garment in your size from two rival shops, measure it with a tape and check it against their chart before sending either back.',
      },
      steps: {
        es: ['Busca tu talla por tus medidas', 'Mira la prenda puesta en un cuerpo parecido', 'Pruébatela en casa y decide'],
        en: ['Find your size by your measurements', 'See it worn on a body like yours', 'Try it on at home and decide'],
      },
      story: {
        wish: {
          es: 'Tiene un cuerpo que cambia de talla según la marca. Quiere abrir una bolsa y que lo de dentro le valga.',
          en: 'Their size changes with every brand. They want to open a parcel and find that what is inside fits.',
        },
        obstacle: {
          es: 'La modelo mide un palmo más y lleva la prenda sujeta con pinzas por detrás.',
          en: 'The model is a head taller, and the garment is pinned at the back.',
        },
        hurt: {
          es: 'Después de la tercera devolución se compra solo lo que ya se conoce, y el armario se repite.',
          en: 'After the third return only the familiar gets bought, and the wardrobe repeats itself.',
        },
      },
      before: { es: 'dos tallas pedidas para quedarse una', en: 'two sizes ordered so as to keep one' },
      after: {
        es: 'la talla acertada a la primera y la etiqueta cortada ese día',
        en: 'the right size at the first go and the label cut off that day',
      },
      strain: {
        es: 'Cada colección obliga a fotografiar, medir y describir todas las prendas en pocos días, justo cuando hay que pagarlas.',
        en: 'Every collection means photographing, measuring and describing each garment within days, exactly when they all fall due for payment.',
      },
      measures: {
        es: [
          'visitas que acaban en pedido',
          'prendas devueltas',
          'parte vendida a precio completo',
          'coste de un comprador nuevo',
          'tallas agotadas por modelo',
        ],
        en: [
          'visits that end in an order',
          'garments returned',
          'share sold at full price',
          'cost of a new buyer',
          'sizes sold out per style',
        ],
      },
    },
  },
  {
    id: 'online_food',
    sector: 'ecommerce',
    name: { es: 'Alimentación en línea', en: 'Online food shop' },
    clues: {
      es: [
        'alimentación online',
        'productos gourmet',
        'aceite de oliva',
        'jamón',
        'quesos',
        'cestas gourmet',
        'caja de productos',
        'conservas',
        'miel',
      ],
      en: ['online food', 'gourmet products', 'olive oil', 'cured ham', 'cheeses', 'hampers', 'food box', 'preserves', 'honey'],
    },
    figures: {
      unit: { es: { one: 'caja', many: 'cajas' }, en: { one: 'box', many: 'boxes' } },
      variableCostPct: estimate(54, 60, 66),
      price: estimate(28, 46, 85),
      monthlyUnits: estimate(130, 340, 800),
      usualTeam: 1,
      rentPct: estimate(2, 3, 5),
      marketingPct: estimate(8, 12, 17),
      capex: estimate(6_000, 14_000, 32_000),
      season: [0.75, 0.85, 0.9, 0.92, 0.95, 0.88, 0.8, 0.65, 0.9, 1.05, 1.35, 2.0],
      vatClass: 'food',
      daysOfStock: 30,
    },
    words: {
      aBusiness: { es: 'una tienda de alimentación en línea', en: 'an online food shop' },
      theBusiness: { es: 'la tienda', en: 'the shop' },
      scene: {
        es: 'El queso de aquel viaje no está en ningún supermercado de la ciudad. Aparece en una web con una foto borrosa, el envío cuesta la mitad que la pieza y nadie dice cómo viaja en verano.',
        en: 'The cheese from that trip is in none of the city’s supermarkets. It turns up on a website under a blurred photo, with postage at half its price and no word on how it travels in summer.',
      },
      stakes: {
        es: 'Se compra el parecido, que no lo es, y en casa de quien cocina bien eso se nota en la mesa.',
        en: 'The lookalike gets bought, and in a house that cooks well the table notices.',
      },
      usualCustomer: {
        es: 'quienes cocinan en casa y quienes regalan comida a distancia',
        en: 'people who cook at home and people who send food as a present',
      },
      directCost: { es: 'los alimentos, la caja y el transporte', en: 'food, boxes and carriage' },
      costDoubt: {
        es: 'el coste por caja no suma las placas de frío, el cartón que protege el vidrio y el tarro roto que se repone sin preguntar',
        en: 'the cost per box leaves out ice packs, the card around the glass and the broken jar replaced without question',
      },
      substitutes: {
        es: ['el lineal gourmet del supermercado', 'comprarlo en el viaje', 'la web del productor', 'una cesta de Navidad ya montada'],
        en: [
          'the supermarket’s fine-food shelf',
          'buying it on the trip itself',
          'the producer’s own site',
          'a ready-made Christmas hamper',
        ],
      },
      rivalTest: {
        es: 'Pedir una caja con vidrio y algo fresco a dos rivales en una semana de calor, y medir la temperatura al abrirla y el relleno que gastaron.',
        en: 'Order a box with glass and something fresh from two rivals in a hot week, and take its temperature on opening and weigh the padding.',
      },
      steps: {
        es: ['Elige por productor o por receta', 'Junta una caja que compense el envío', 'Recíbela el día que elijas'],
        en: ['Choose by producer or by recipe', 'Fill a box that is worth the postage', 'Have it delivered on the day you choose'],
      },
      story: {
        wish: {
          es: 'Cocina los domingos para seis y quiere poner en la mesa algo de su tierra. Quiere que llegue entero y a tiempo.',
          en: 'They cook for six on Sundays and want to put something from home on the table. They want it to arrive whole and in time.',
        },
        obstacle: {
          es: 'Cada productor vende por su cuenta, con su porte y su plazo.',
          en: 'Each producer sells alone, with their own postage and their own dates.',
        },
        hurt: {
          es: 'La caja llega el lunes, templada, y el domingo ya se resolvió con otra cosa.',
          en: 'The box comes on Monday, lukewarm, when Sunday has already been fed some other way.',
        },
      },
      proof: {
        es: 'veinte cajas de prueba enviadas en verano, con la temperatura y las roturas anotadas',
        en: 'twenty trial boxes sent in summer, with temperature and breakages noted',
      },
      permits: {
        es: [
          'registro sanitario de alimentos',
          'etiquetado con alérgenos',
          'trazabilidad por lote',
          'condiciones de venta a distancia',
          'obligaciones sobre envases',
          'seguro de responsabilidad por producto',
        ],
        en: [
          'food business registration',
          'labelling with allergens',
          'batch traceability',
          'distance-selling terms',
          'packaging waste duties',
          'product liability insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'un lote en mal estado', en: 'a spoiled batch' },
          hits: 'waste',
          trigger: { es: 'dos avisos de compradores distintos sobre el mismo lote', en: 'two buyers complaining of one batch' },
          response: { es: 'retirada por número de lote y aviso el mismo día', en: 'recall by batch number and word the same day' },
        },
        {
          risk: { es: 'el porte sube y se come el margen', en: 'carriage rises and eats the margin' },
          hits: 'goods',
          trigger: { es: 'un envío por encima de la quinta parte de la caja', en: 'postage above a fifth of the box' },
          response: {
            es: 'pedido mínimo más alto y dos transportistas contratados',
            en: 'a higher minimum order and two carriers under contract',
          },
        },
        {
          risk: { es: 'todo el año depende de diciembre', en: 'the whole year hangs on December' },
          hits: 'sales',
          trigger: { es: 'más de un tercio de las ventas en seis semanas', en: 'over a third of sales inside six weeks' },
          response: {
            es: 'cajas por suscripción y regalos de empresa en primavera',
            en: 'subscription boxes and company presents in spring',
          },
        },
      ],
      before: { es: 'lo parecido, comprado a falta de lo bueno', en: 'something like it, bought for want of the real thing' },
      after: {
        es: 'una mesa puesta con algo que viene de un pueblo con nombre',
        en: 'a table laid with something from a village with a name',
      },
      strain: {
        es: 'Las tres semanas antes de Navidad piden una cadena de montaje donde el resto del año basta una mesa, y el transportista deja de recoger el día menos oportuno.',
        en: 'The three weeks before Christmas call for an assembly line where a table will do for the rest of the year, and the carrier stops collecting on the wrong day.',
      },
      measures: {
        es: [
          'cajas enviadas por semana',
          'margen por caja después del envío',
          'roturas por cada cien cajas',
          'compradores que repiten en un semestre',
          'pedidos de empresa',
        ],
        en: [
          'boxes sent per week',
          'margin per box after carriage',
          'breakages per hundred boxes',
          'buyers back within six months',
          'company orders',
        ],
      },
    },
  },
  {
    id: 'online_cosmetics',
    sector: 'ecommerce',
    name: { es: 'Cosmética en línea', en: 'Online cosmetics' },
    clues: {
      es: ['cosmética', 'cosmética natural', 'cremas', 'sérum', 'jabones', 'perfumes', 'maquillaje', 'cuidado de la piel', 'champú sólido'],
      en: ['cosmetics', 'natural cosmetics', 'skincare', 'creams', 'serum', 'soaps', 'perfumes', 'make-up', 'shampoo bars'],
    },
    figures: {
      unit: { es: { one: 'frasco', many: 'frascos' }, en: { one: 'jar', many: 'jars' } },
      variableCostPct: estimate(35, 42, 50),
      price: estimate(14, 24, 42),
      monthlyUnits: estimate(250, 650, 1400),
      usualTeam: 1,
      staffPct: estimate(10, 14, 19),
      marketingPct: estimate(17, 24, 32),
      capex: estimate(8_000, 20_000, 45_000),
      season: [0.85, 0.95, 0.95, 0.97, 1.12, 0.95, 0.88, 0.75, 0.93, 0.98, 1.4, 1.27],
      daysOfStock: 75,
    },
    words: {
      aBusiness: { es: 'una tienda de cosmética en línea', en: 'an online cosmetics shop' },
      theBusiness: { es: 'la tienda', en: 'the shop' },
      scene: {
        es: 'En el baño hay seis tarros empezados y la piel sigue tirante. Cada anuncio promete lo contrario del anterior, y la lista de ingredientes está en una letra que hay que fotografiar para leer.',
        en: 'Six opened jars stand in the bathroom and the skin is as tight as before. Each advert promises the opposite of the last, and the ingredients are in type that has to be photographed to be read.',
      },
      stakes: {
        es: 'Probar a ciegas sale por un tarro al mes, y a veces por una semana con la cara roja.',
        en: 'Guessing costs a jar a month, and now and then a week with a red face.',
      },
      usualCustomer: {
        es: 'quienes tienen la piel sensible y leen los ingredientes antes de comprar',
        en: 'people with sensitive skin who read the ingredients before buying',
      },
      directCost: { es: 'el producto, el envase y el envío', en: 'product, jars and postage' },
      costDoubt: {
        es: 'el coste por frasco olvida las muestras, el lote que caduca y los análisis que exige cada fórmula nueva',
        en: 'the cost per jar forgets samples, the batch that goes out of date and the tests each new formula requires',
      },
      substitutes: {
        es: ['la crema de la farmacia', 'una marca conocida del gran almacén', 'un producto casero', 'lo que recomienda una influencer'],
        en: ['a cream from the chemist', 'a department-store brand', 'something made at home', 'whatever an influencer recommends'],
      },
      rivalTest: {
        es: 'Escribir a tres marcas rivales con la misma duda sobre una alergia, y anotar las horas hasta la respuesta y si contesta alguien que sabe de fórmulas.',
        en: 'Write to three rival brands with the same question about an allergy, and note the hours to a reply and whether it comes from somebody who knows formulas.',
      },
      steps: {
        es: ['Responde cuatro preguntas sobre tu piel', 'Empieza con una muestra', 'Repite cuando quede poco'],
        en: ['Answer four questions about your skin', 'Begin with a sample', 'Reorder when the jar is nearly empty'],
      },
      story: {
        wish: {
          es: 'Tiene la piel que se queja de todo y ya no cree en anuncios. Quiere saber qué lleva el tarro y por qué.',
          en: 'Their skin complains of everything, and they no longer believe adverts. They want to know what is in the jar, and why.',
        },
        obstacle: {
          es: 'Las opiniones son de pieles que no se parecen a la suya.',
          en: 'The reviews come from skins nothing like theirs.',
        },
        hurt: {
          es: 'El cajón se llena de cosas casi sin usar, y cada una recuerda lo que costó.',
          en: 'The drawer fills with things hardly used, each a reminder of its price.',
        },
      },
      proof: {
        es: 'un mes de uso por treinta personas con la piel descrita, reacciones incluidas',
        en: 'a month’s use by thirty people with their skin described, reactions included',
      },
      permits: {
        es: [
          'notificación de cada cosmético antes de venderlo',
          'persona responsable del producto',
          'informe de seguridad por fórmula',
          'etiquetado del cosmético con ingredientes',
          'condiciones de venta a distancia',
          'seguro de responsabilidad por producto',
        ],
        en: [
          'notification of each cosmetic before sale',
          'a responsible person for the product',
          'safety report per formula',
          'cosmetic labelling with ingredients',
          'distance-selling terms',
          'product liability insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'una reacción en la piel', en: 'a skin reaction' },
          hits: 'policy',
          trigger: { es: 'dos mensajes en una semana sobre la misma fórmula', en: 'two messages in a week about one formula' },
          response: {
            es: 'lote apartado, devolución inmediata y consulta al laboratorio',
            en: 'batch set aside, money back and a call to the laboratory',
          },
        },
        {
          risk: { es: 'el anuncio cuesta más que el primer pedido', en: 'the advert costs more than a first order' },
          hits: 'adverts',
          trigger: { es: 'tres semanas sin recuperar el gasto de captar', en: 'three weeks of adverts that do not pay back' },
          response: {
            es: 'muestras con el segundo pedido y correos a quien está por acabarlo',
            en: 'samples with the second order and emails timed to an empty jar',
          },
        },
        {
          risk: { es: 'un lote que caduca en la balda', en: 'a batch that expires on the shelf' },
          hits: 'waste',
          trigger: { es: 'menos de seis meses de vida con la mitad sin vender', en: 'under six months of life with half unsold' },
          response: { es: 'lotes más cortos aunque salgan más caros', en: 'shorter runs even at a higher cost' },
        },
      ],
      before: { es: 'una estantería de cremas y ninguna explicación', en: 'a shelf of creams and no explanation' },
      after: { es: 'un frasco que se termina sabiendo qué llevaba', en: 'a jar finished by somebody who knows what was in it' },
      strain: {
        es: 'El laboratorio fabrica lotes de mil y tarda ocho semanas: una campaña que funciona vacía el almacén cuando ya no hay tiempo de reponer.',
        en: 'The laboratory makes a thousand at a time and takes eight weeks, so a campaign that works empties the stockroom when it is too late to refill it.',
      },
      measures: {
        es: [
          'frascos por pedido',
          'compradores que repiten en tres meses',
          'coste de un comprador nuevo',
          'meses hasta la caducidad del lote',
          'muestras que acaban en compra',
        ],
        en: [
          'jars per order',
          'buyers back within three months',
          'cost of a new buyer',
          'months to the batch’s expiry',
          'samples that end in a purchase',
        ],
      },
    },
  },
  {
    id: 'online_homeware',
    sector: 'ecommerce',
    name: { es: 'Decoración y hogar en línea', en: 'Online homeware' },
    clues: {
      es: ['decoración', 'artículos para el hogar', 'lámparas', 'muebles online', 'alfombras', 'cojines', 'láminas decorativas', 'menaje'],
      en: ['homeware', 'home decor', 'lamps', 'furniture online', 'rugs', 'cushions', 'art prints', 'tableware'],
    },
    figures: {
      unit: { es: { one: 'pieza', many: 'piezas' }, en: { one: 'piece', many: 'pieces' } },
      variableCostPct: estimate(48, 55, 62),
      price: estimate(30, 55, 120),
      monthlyUnits: estimate(110, 270, 620),
      usualTeam: 1,
      staffPct: estimate(9, 13, 18),
      rentPct: estimate(2, 3, 5),
      marketingPct: estimate(11, 16, 22),
      capex: estimate(7_000, 18_000, 42_000),
      season: [0.95, 0.85, 0.95, 0.97, 1.0, 0.92, 0.88, 0.78, 1.0, 1.05, 1.4, 1.25],
      daysOfStock: 80,
    },
    words: {
      aBusiness: { es: 'una tienda de decoración en línea', en: 'an online homeware shop' },
      theBusiness: { es: 'la tienda', en: 'the shop' },
      scene: {
        es: 'La mudanza fue hace un año y en el salón sigue colgando una bombilla. Las lámparas que caben en el presupuesto las tiene ya todo el mundo; de las otras no hay medidas ni se sabe si dan luz.',
        en: 'The move was a year ago and a bare bulb still hangs in the living room. The lamps within budget are in everybody’s home; the others come without measurements or a word on how much light they give.',
      },
      stakes: {
        es: 'Una casa a medio poner no invita a nadie, y la compra de prisa acaba en el trastero con el cartón.',
        en: 'A half-furnished home invites nobody, and the hurried purchase ends up in the box room with its packaging.',
      },
      usualCustomer: {
        es: 'quienes estrenan piso o cambian una habitación y buscan algo que no tenga todo el mundo',
        en: 'people moving in or redoing a room who want something not everybody has',
      },
      directCost: { es: 'las piezas, el embalaje y el transporte', en: 'pieces, packing and carriage' },
      costDoubt: {
        es: 'el coste por pieza se olvida del porte por volumen, y una pantalla de lámpara viaja como si pesara diez kilos',
        en: 'the cost per piece overlooks carriage by volume, since a lampshade travels as though it weighed as much as a suitcase',
      },
      substitutes: {
        es: ['los grandes almacenes de muebles', 'el rastro del domingo', 'una plataforma de segunda mano', 'dejarlo como está'],
        en: ['the flat-pack superstore', 'the Sunday flea market', 'a second-hand site', 'leaving it as it is'],
      },
      rivalTest: {
        es: 'Comprar una pieza frágil a un rival y mirar cómo viene protegida, cuánto pesa la caja y qué hacen al avisarles de un desconchón.',
        en: 'Buy something fragile from a rival and see how it is packed, what the box weighs and what they do when told of a chip.',
      },
      steps: {
        es: ['Busca por hueco y por color', 'Mira la pieza en una casa real', 'Colócala y decide con la luz de la tarde'],
        en: ['Search by space and colour', 'See the piece in a real home', 'Put it in place and decide by evening light'],
      },
      story: {
        wish: {
          es: 'Se ha mudado hace tres meses y come todavía sobre una caja. Quiere una mesa que quepa y que dentro de cinco años siga gustando.',
          en: 'Three months after moving in they still eat off a box. They want a table that fits and that they will still like in five years.',
        },
        obstacle: {
          es: 'Las medidas están en un dibujo, el dibujo es de otro modelo, y el color depende de la pantalla.',
          en: 'The measurements are on a drawing, the drawing is of another model, and the colour depends on the screen.',
        },
        hurt: {
          es: 'A los amigos se los invita a cenar fuera, porque en casa todavía no hay dónde.',
          en: 'Friends are asked out to dinner, since at home there is still nowhere to sit them.',
        },
      },
      before: { es: 'un rincón vacío desde la mudanza', en: 'a corner empty since the move' },
      after: {
        es: 'una pieza que entra por la puerta y cae bien en su sitio',
        en: 'a piece that comes through the door and sits well in its place',
      },
      strain: {
        es: 'El almacén se mide en metros cúbicos: una referencia voluminosa que no se vende ocupa el sitio de diez que sí, y en noviembre no cabe nada.',
        en: 'The stockroom is measured in cubic metres: one bulky line that does not sell takes the room of ten that do, and in November nothing fits.',
      },
      measures: {
        es: [
          'importe medio por pedido',
          'piezas rotas por cada cien envíos',
          'margen por pieza después del transporte',
          'metros de almacén parados',
          'visitas que acaban en pedido',
        ],
        en: [
          'average order value',
          'pieces broken per hundred parcels',
          'margin per piece after carriage',
          'storage taken up by dead lines',
          'visits that end in an order',
        ],
      },
    },
  },
  {
    id: 'online_accessories',
    sector: 'ecommerce',
    name: { es: 'Accesorios en línea', en: 'Online accessories' },
    clues: {
      es: [
        'accesorios en línea',
        'tienda en shopify',
        'venta por shopify',
        'accesorios de móvil',
        'fundas de móvil',
        'correas para el móvil',
        'mochilas',
        'gafas de sol',
        'riñoneras',
        'llaveros',
      ],
      en: [
        'online accessories',
        'sold on shopify',
        'on shopify',
        'shopify store',
        'phone straps',
        'phone cases',
        'phone accessories',
        'bags',
        'backpacks',
        'sunglasses',
        'keyrings',
        'watch straps',
      ],
    },
    figures: {
      unit: { es: { one: 'pedido', many: 'pedidos' }, en: { one: 'order', many: 'orders' } },
      variableCostPct: estimate(42, 50, 58),
      price: estimate(18, 34, 75),
      monthlyUnits: estimate(140, 380, 900),
      usualTeam: 1,
      staffPct: estimate(10, 14, 19),
      rentPct: estimate(1, 2, 4),
      marketingPct: estimate(13, 19, 26),
      capex: estimate(5_000, 13_000, 32_000),
      season: [0.82, 0.8, 0.86, 0.92, 1.0, 1.05, 1.0, 0.9, 0.92, 0.98, 1.4, 1.35],
      daysOfStock: 70,
    },
    words: {
      aBusiness: { es: 'una tienda de accesorios en línea', en: 'an online accessories shop' },
      theBusiness: { es: 'la tienda', en: 'the shop' },
      scene: {
        es: 'El cierre salta en el peor sitio: en medio de un concierto, al bajar del autobús. En la pantalla hay tres mil iguales, con el mismo mosquetón de plástico y la misma foto, y la que no se rompe cuesta como una cena.',
        en: 'The clip gives way in the worst place, halfway through a concert or getting off the bus. On the screen are three thousand of the same, one plastic hook and one photograph between them, and the kind that does not break costs a dinner out.',
      },
      stakes: {
        es: 'Lo barato se compra dos veces al año, y lo que llevaba colgado no siempre se recupera.',
        en: 'The cheap one is bought twice a year, and what was hanging from it is not always got back.',
      },
      story: {
        wish: {
          es: 'Lo lleva encima todos los días y quiere dejar de comprobar si sigue ahí.',
          en: 'They carry it every day, and want to stop checking that it is still there.',
        },
        obstacle: {
          es: 'Todas las fichas prometen resistencia y ninguna dice cuánto peso aguanta.',
          en: 'Every listing promises strength and none says how much weight it holds.',
        },
        hurt: {
          es: 'Cuando falla no se pierde el accesorio, se pierde lo que sujetaba.',
          en: 'When it fails, what is lost is not the accessory but the thing it held.',
        },
      },
      usualCustomer: {
        es: 'quienes compran por lo que ven en un vídeo corto y regalan lo que a ellos les ha durado',
        en: 'people who buy from what they see in a short video, and give what has lasted them',
      },
      directCost: { es: 'el material, el embalaje, el envío y la pasarela', en: 'materials, packaging, postage and card fees' },
      costDoubt: {
        es: 'el coste por pedido no incluye el cambio de color que paga la tienda, las piezas regaladas a quien las enseña ni la unidad de más que se repone sin preguntar',
        en: 'the cost per order leaves out the colour swap the shop pays for, pieces given to whoever shows them off and the one replaced with no questions asked',
      },
      substitutes: {
        es: ['la versión sin marca de un gran portal', 'la marca cara de moda', 'arreglarlo con cinta', 'un puesto del mercadillo'],
        en: ['the no-name version on a giant marketplace', 'the dear brand in fashion', 'fixing it with tape', 'a market stall'],
      },
      rivalTest: {
        es: 'Comprar lo más vendido y lo más caro de un rival, colgar de cada cosa una garrafa y mirar cuál cede: el vídeo de esa prueba es también el primer anuncio.',
        en: 'Buy what sells most and what costs most at a rival’s, hang a jug of water from each and see which gives; film it, and there is the first advertisement too.',
      },
      steps: {
        es: ['Elige color y largo', 'Recíbelo en un sobre que cabe en el buzón', 'Escribe si algo falla y manda una foto'],
        en: ['Pick colour and length', 'Get it in an envelope that fits the letterbox', 'Write if anything fails and send a photo'],
      },
      before: { es: 'un cajón con cinco iguales, todos rotos', en: 'a drawer with five alike, all of them broken' },
      after: { es: 'un accesorio que se lleva a diario sin acordarse de él', en: 'an accessory worn every day without a thought' },
      proof: {
        es: 'un vídeo sin cortes de la prueba de peso y veinte clientes a los tres meses de uso',
        en: 'an uncut video of the weight test and twenty customers three months on',
      },
      strain: {
        es: 'Un vídeo que sale bien vende en una noche lo de un mes: el límite no es coser, es la materia que tarda cinco semanas en llegar.',
        en: 'One video that takes off sells a month’s worth overnight; sewing is not the limit, it is material that takes five weeks to come.',
      },
      risks: [
        {
          risk: { es: 'una copia idéntica a mitad de precio', en: 'an identical copy at half the price' },
          hits: 'price',
          trigger: { es: 'el mismo diseño en un gran portal', en: 'the same design on a giant marketplace' },
          response: {
            es: 'garantía que la copia no da y un modelo nuevo por temporada',
            en: 'a guarantee the copy does not give and one new model a season',
          },
        },
        {
          risk: { es: 'el anuncio cuesta más que el margen', en: 'advertising costs more than the margin' },
          hits: 'adverts',
          trigger: { es: 'dos semanas pagando por pedido más de lo que deja', en: 'two weeks of paying more for an order than it leaves' },
          response: {
            es: 'parar ese anuncio y pasar el dinero a quien ya compró',
            en: 'stop that advertisement and turn to those who have already bought',
          },
        },
        {
          risk: { es: 'un lote de material defectuoso', en: 'a faulty lot of material' },
          hits: 'again',
          trigger: { es: 'tres reclamaciones del mismo color', en: 'three complaints about one colour' },
          response: {
            es: 'lote apartado, aviso a quien lo compró y cambio sin devolver',
            en: 'lot set aside, buyers told and a swap without a return',
          },
        },
        {
          risk: { es: 'la garantía sale más cara de lo pensado', en: 'the guarantee turns out dearer than expected' },
          hits: 'again',
          trigger: { es: 'más de dos cambios por cada cien pedidos', en: 'more than two swaps in a hundred orders' },
          response: {
            es: 'reforzar la pieza que falla y fijar un tope por cliente',
            en: 'strengthen the part that fails and set a limit per customer',
          },
        },
      ],
      measures: {
        es: [
          'pedidos por semana',
          'coste de cada pedido en anuncios',
          'cambios por garantía',
          'clientes que repiten',
          'semanas de material en casa',
        ],
        en: [
          'orders in a week',
          'advertising cost of each order',
          'swaps under guarantee',
          'customers who come back',
          'weeks of material in hand',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
