import type { Concept } from './concept.ts';

export const ecommerceConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'ropa de diseño propio',
    en: 'own-design clothing',
    clues: {
      es: ['colección propia', 'diseños propios', 'prendas diseñadas aquí', 'marca de ropa propia'],
      en: ['own designs', 'own clothing line', 'own collection', 'clothes we design'],
    },
  },
  {
    kind: 'offer',
    es: 'ropa de segunda mano',
    en: 'second-hand clothing',
    clues: { es: ['ropa vintage', 'moda circular', 'ropa usada'], en: ['vintage clothing', 'preloved clothes', 'thrift'] },
  },
  {
    kind: 'offer',
    es: 'camisetas',
    en: 'tees',
    clues: {
      es: ['camisetas de algodón', 'camisetas básicas', 'camisetas con dibujo'],
      en: ['tshirts', 'graphic tees', 'cotton tees', 'graphic t shirts'],
    },
  },
  {
    kind: 'offer',
    es: 'sudaderas',
    en: 'hoodies',
    clues: { es: ['sudaderas con capucha', 'sudaderas estampadas'], en: ['sweatshirts', 'hooded tops'] },
  },
  {
    kind: 'offer',
    es: 'calzado',
    en: 'footwear',
    clues: { es: ['zapatos', 'zapatillas', 'sneakers', 'sandalias'], en: ['shoes', 'trainers', 'sneakers', 'sandals'] },
  },
  {
    kind: 'offer',
    es: 'bolsos de mano',
    en: 'handbags',
    clues: { es: ['bolsos de piel', 'bolsos artesanos', 'bandoleras'], en: ['leather bags', 'crossbody bags', 'tote handbags'] },
  },
  {
    kind: 'offer',
    es: 'ropa infantil',
    en: 'childrenswear',
    clues: { es: ['ropa de bebé', 'ropa para niños', 'moda infantil'], en: ['baby clothes', 'kids clothes', 'children’s clothing'] },
  },
  {
    kind: 'offer',
    es: 'tallas grandes',
    en: 'larger sizes',
    clues: { es: ['ropa curvy', 'moda curvy', 'talla grande de mujer'], en: ['plus size', 'curvy fashion', 'bigger sizes'] },
  },
  {
    kind: 'offer',
    es: 'ropa deportiva',
    en: 'sportswear',
    clues: { es: ['mallas deportivas', 'ropa de gimnasio'], en: ['gym wear', 'gym leggings', 'activewear'] },
  },
  {
    kind: 'offer',
    es: 'joyería',
    en: 'jewellery',
    clues: { es: ['joyas', 'bisutería', 'pendientes de plata'], en: ['jewelry', 'silver earrings', 'necklaces'] },
  },
  {
    kind: 'offer',
    es: 'aceite de oliva',
    en: 'olive oil',
    clues: { es: ['aceite virgen extra', 'AOVE', 'aceite de cosecha propia'], en: ['extra virgin olive oil', 'evoo', 'new harvest oil'] },
  },
  {
    kind: 'offer',
    es: 'jamón',
    en: 'cured ham',
    clues: { es: ['jamón ibérico', 'jamón loncheado', 'paletilla'], en: ['iberian ham', 'serrano ham'] },
  },
  { kind: 'offer', es: 'embutidos', en: 'charcuterie', clues: { es: ['chorizo', 'lomo', 'salchichón'], en: ['cured meats', 'salami'] } },
  {
    kind: 'offer',
    es: 'quesos',
    en: 'cheeses',
    clues: { es: ['quesos artesanos', 'queso de oveja', 'quesería'], en: ['artisan cheese', 'farmhouse cheese', 'goat cheese'] },
  },
  {
    kind: 'offer',
    es: 'conservas de pescado',
    en: 'tinned fish',
    clues: { es: ['latas de pescado', 'anchoas', 'conservas del mar'], en: ['canned fish', 'anchovies', 'tinned seafood'] },
  },
  {
    kind: 'offer',
    es: 'conservas artesanas',
    en: 'artisan preserves',
    clues: {
      es: ['conservas vegetales', 'tarros de conservas', 'conservas caseras'],
      en: ['jars of preserves', 'jams and preserves', 'homemade preserves'],
    },
  },
  { kind: 'offer', es: 'miel', en: 'honey', clues: { es: ['miel cruda', 'miel de apicultor'], en: ['raw honey', 'beekeeper honey'] } },
  {
    kind: 'offer',
    es: 'cestas de regalo',
    en: 'gift hampers',
    clues: { es: ['cestas de Navidad', 'cestas gourmet'], en: ['hampers', 'christmas hampers', 'food baskets'] },
  },
  {
    kind: 'offer',
    es: 'café en grano',
    en: 'coffee beans',
    clues: {
      es: ['café tostado', 'café de tostador', 'café recién tostado'],
      en: ['freshly roasted coffee', 'roasted coffee', 'coffee roasters'],
    },
  },
  {
    kind: 'offer',
    es: 'cajas por suscripción',
    en: 'subscription boxes',
    clues: { es: ['caja mensual', 'suscripción mensual', 'caja cada mes'], en: ['monthly box', 'box subscription'] },
  },
  {
    kind: 'offer',
    es: 'cosmética natural',
    en: 'natural cosmetics',
    clues: {
      es: ['cremas naturales', 'cosmética vegana', 'cosmética ecológica', 'cosmética bio'],
      en: ['natural skincare', 'vegan cosmetics', 'organic skincare', 'natural beauty products'],
    },
  },
  {
    kind: 'offer',
    es: 'champú sólido',
    en: 'shampoo bars',
    clues: {
      es: ['champús sólidos', 'cosmética sólida', 'acondicionador sólido'],
      en: ['solid shampoo', 'solid conditioner', 'bar shampoo'],
    },
  },
  {
    kind: 'offer',
    es: 'jabones artesanos',
    en: 'handmade soap',
    clues: { es: ['jabones', 'jabón natural', 'pastillas de jabón'], en: ['soaps', 'natural soap', 'soap bars'] },
  },
  {
    kind: 'offer',
    es: 'maquillaje',
    en: 'make-up',
    clues: { es: ['barras de labios', 'sombras de ojos', 'base de maquillaje'], en: ['makeup', 'lipstick', 'cosmetics for face'] },
  },
  { kind: 'offer', es: 'sérum facial', en: 'face serum', clues: { es: ['sérum', 'sérum de vitamina'], en: ['serum', 'facial serum'] } },
  {
    kind: 'offer',
    es: 'cremas faciales',
    en: 'face creams',
    clues: { es: ['cremas para la cara', 'crema hidratante', 'crema antiedad'], en: ['moisturiser', 'moisturizer', 'facial creams'] },
  },
  {
    kind: 'offer',
    es: 'perfumes',
    en: 'perfumes',
    clues: { es: ['colonias', 'fragancias de autor'], en: ['fragrances', 'eau de parfum'] },
  },
  {
    kind: 'offer',
    es: 'lámparas',
    en: 'lamps',
    clues: {
      es: ['lámparas de diseño', 'iluminación para casa', 'pantallas de lámpara'],
      en: ['home lighting', 'designer lamps', 'lampshades'],
    },
  },
  {
    kind: 'offer',
    es: 'muebles de madera maciza',
    en: 'solid-wood furniture',
    clues: {
      es: ['muebles de madera', 'mesas de madera', 'muebles de roble'],
      en: ['wooden furniture', 'oak furniture', 'hardwood tables'],
    },
  },
  {
    kind: 'offer',
    es: 'láminas decorativas',
    en: 'art prints',
    clues: { es: ['pósters', 'láminas enmarcadas', 'ilustraciones para pared'], en: ['posters', 'wall art', 'framed prints'] },
  },
  {
    kind: 'offer',
    es: 'textil del hogar',
    en: 'home textiles',
    clues: { es: ['cojines', 'alfombras', 'sábanas', 'mantas'], en: ['cushions', 'rugs', 'bed linen', 'blankets'] },
  },
  {
    kind: 'offer',
    es: 'vajilla de cerámica',
    en: 'ceramic tableware',
    clues: {
      es: ['cerámica artesanal', 'platos de cerámica', 'tazas de cerámica'],
      en: ['handmade ceramics', 'pottery', 'stoneware', 'ceramic mugs'],
    },
  },
  {
    kind: 'offer',
    es: 'velas',
    en: 'candles',
    clues: { es: ['velas aromáticas', 'velas de soja', 'velas artesanas'], en: ['scented candles', 'soy candles', 'handmade candles'] },
  },
  {
    kind: 'offer',
    es: 'plantas de interior',
    en: 'house plants',
    clues: { es: ['plantas a domicilio', 'plantas online'], en: ['houseplants', 'plants by post', 'indoor plants'] },
  },
  {
    kind: 'offer',
    es: 'regalos personalizados',
    en: 'personalised gifts',
    clues: {
      es: ['productos personalizados', 'grabado con nombre', 'regalos con nombre'],
      en: ['personalized gifts', 'engraved gifts', 'custom gifts'],
    },
  },
  {
    kind: 'offer',
    es: 'accesorios para mascotas',
    en: 'pet accessories',
    clues: { es: ['collares para perros', 'camas para perros', 'arneses para perros'], en: ['dog collars', 'dog beds', 'dog harnesses'] },
  },
  {
    kind: 'offer',
    es: 'juguetes de madera',
    en: 'wooden toys',
    clues: {
      es: ['juguetes educativos', 'juguetes montessori', 'juegos de madera'],
      en: ['educational toys', 'montessori toys', 'toys made of wood'],
    },
  },
  {
    kind: 'offer',
    es: 'accesorios para el móvil',
    en: 'phone accessories',
    clues: { es: ['fundas de móvil', 'carcasas', 'cargadores'], en: ['phone cases', 'chargers', 'screen protectors'] },
  },
  {
    kind: 'offer',
    es: 'productos reacondicionados',
    en: 'refurbished devices',
    clues: {
      es: ['móviles reacondicionados', 'portátiles reacondicionados', 'reacondicionado con garantía'],
      en: ['refurbished phones', 'refurbished laptops', 'reconditioned electronics'],
    },
  },
  {
    kind: 'offer',
    es: 'tarjetas regalo',
    en: 'gift cards',
    clues: { es: ['cheque regalo', 'tarjeta regalo digital', 'bono regalo'], en: ['gift vouchers', 'digital gift card'] },
  },
  {
    kind: 'edge',
    es: 'entrega al día siguiente',
    en: 'next-day delivery',
    clues: {
      es: ['envío al día siguiente', 'entrega en un día', 'llega mañana', 'envío en veinticuatro horas'],
      en: ['delivered next day', 'arrives tomorrow', 'next day shipping'],
    },
  },
  {
    kind: 'edge',
    es: 'envío gratuito',
    en: 'free delivery',
    clues: { es: ['envío gratis', 'portes gratis', 'gastos de envío gratis'], en: ['free shipping', 'free postage'] },
  },
  {
    kind: 'edge',
    es: 'envío gratis desde un importe',
    en: 'free delivery over a set amount',
    clues: { es: ['envío gratis a partir', 'portes gratis desde'], en: ['free shipping over', 'free delivery over'] },
  },
  {
    kind: 'edge',
    es: 'devolución gratuita',
    en: 'free returns',
    clues: {
      es: ['devoluciones gratis', 'cambios gratis', 'devolver gratis'],
      en: ['returns free of charge', 'free exchanges', 'free return label'],
    },
  },
  {
    kind: 'edge',
    es: 'cambio de talla',
    en: 'size exchanges',
    clues: { es: ['cambiar de talla gratis', 'otra talla gratis'], en: ['swap sizes', 'exchange sizes'] },
  },
  {
    kind: 'edge',
    es: 'medidas exactas de cada pieza',
    en: 'exact measurements of each piece',
    clues: { es: ['tabla de tallas', 'medidas reales'], en: ['size chart', 'real measurements'] },
  },
  {
    kind: 'edge',
    es: 'asesoría de talla por chat',
    en: 'sizing advice by chat',
    clues: {
      es: ['asesoramiento de talla', 'ayudamos con la talla', 'consejo de talla por WhatsApp'],
      en: ['help choosing size', 'sizing help', 'fit advice'],
    },
  },
  {
    kind: 'edge',
    es: 'tiradas cortas',
    en: 'short runs',
    clues: { es: ['ediciones limitadas', 'series limitadas', 'pocas unidades'], en: ['limited editions', 'small batches', 'limited runs'] },
  },
  {
    kind: 'edge',
    es: 'fabricación bajo pedido',
    en: 'made-to-order production',
    clues: {
      es: ['hecho bajo pedido', 'hecho por encargo', 'fabricamos bajo pedido'],
      en: ['made to order', 'print on demand', 'produced on demand'],
    },
  },
  {
    kind: 'edge',
    es: 'producción en taller local',
    en: 'local workshop production',
    clues: {
      es: ['taller local', 'cosido en taller propio', 'costureras de la zona'],
      en: ['local workshop', 'sewn locally', 'locally made'],
    },
  },
  {
    kind: 'edge',
    es: 'fabricación nacional',
    en: 'domestic manufacture',
    clues: {
      es: ['fabricado en España', 'hecho en España', 'hecho en México', 'hecho en Colombia'],
      en: ['made in Spain', 'made in the UK', 'made in USA', 'made in Britain'],
    },
  },
  {
    kind: 'edge',
    es: 'tejidos ecológicos',
    en: 'sustainable fabrics',
    clues: {
      es: ['algodón orgánico', 'algodón ecológico', 'tejidos reciclados', 'tejidos sostenibles'],
      en: ['organic cotton', 'recycled fabrics', 'organic fabrics'],
    },
  },
  {
    kind: 'edge',
    es: 'ingredientes a la vista',
    en: 'fully listed ingredients',
    clues: {
      es: ['ingredientes claros', 'lista de ingredientes', 'fórmulas limpias', 'etiqueta limpia'],
      en: ['clear ingredients', 'ingredient list', 'clean formulas', 'clean label'],
    },
  },
  {
    kind: 'edge',
    es: 'fórmulas libres de perfume',
    en: 'fragrance-free formulas',
    clues: {
      es: ['libre de fragancias', 'libre de perfumes', 'sin perfume', 'sin fragancia'],
      en: ['unscented formulas', 'fragrance free', 'unscented creams', 'no fragrance'],
    },
  },
  {
    kind: 'edge',
    es: 'fórmulas hipoalergénicas',
    en: 'hypoallergenic formulas',
    clues: { es: ['hipoalergénico', 'testado en piel sensible'], en: ['hypoallergenic', 'tested on sensitive skin'] },
  },
  {
    kind: 'edge',
    es: 'muestras de prueba',
    en: 'trial samples',
    clues: {
      es: ['muestras gratis', 'muestra con el pedido', 'tallas de prueba', 'minitallas'],
      en: ['free samples', 'sample sachets', 'travel sizes'],
    },
  },
  {
    kind: 'edge',
    es: 'compra directa al productor',
    en: 'direct buying from the producer',
    clues: {
      es: ['directo del productor', 'sin intermediarios', 'directo de la finca', 'trato directo con productores'],
      en: ['direct from producer', 'straight from the farm', 'direct from growers', 'cut out middlemen'],
    },
  },
  {
    kind: 'edge',
    es: 'embalaje reciclable',
    en: 'recyclable packaging',
    clues: {
      es: ['embalaje de cartón', 'embalaje libre de plástico', 'embalaje ecológico', 'sin plástico'],
      en: ['cardboard packaging', 'plastic free packaging', 'eco packaging', 'no plastic'],
    },
  },
  {
    kind: 'edge',
    es: 'embalaje refrigerado',
    en: 'chilled packaging',
    clues: {
      es: ['envío refrigerado', 'envío en frío', 'cadena de frío'],
      en: ['chilled delivery', 'refrigerated shipping', 'cold chain'],
    },
  },
  {
    kind: 'edge',
    es: 'envoltorio de regalo con nota',
    en: 'gift wrapping with a note',
    clues: { es: ['envuelto para regalo', 'papel de regalo', 'tarjeta escrita a mano'], en: ['gift wrapped', 'handwritten note'] },
  },
  {
    kind: 'edge',
    es: 'fotos reales',
    en: 'real-life photographs',
    clues: {
      es: ['fotos sin retocar', 'fotos sin filtros', 'imágenes reales'],
      en: ['real photos', 'unedited photos', 'true to life photos'],
    },
  },
  {
    kind: 'edge',
    es: 'pago a plazos',
    en: 'payment in instalments',
    clues: { es: ['pago aplazado', 'fraccionar el pago'], en: ['buy now pay later', 'klarna', 'pay in instalments'] },
  },
  {
    kind: 'edge',
    es: 'seguimiento del paquete por mensaje',
    en: 'parcel tracking by message',
    clues: {
      es: ['seguimiento del envío', 'aviso por WhatsApp del pedido', 'rastrear el pedido'],
      en: ['order tracking', 'track the parcel', 'delivery updates'],
    },
  },
  {
    kind: 'edge',
    es: 'recogida en punto cercano',
    en: 'pick-up at a nearby point',
    clues: {
      es: ['punto de recogida', 'recoger en tienda', 'taquilla de recogida'],
      en: ['pickup point', 'click and collect', 'parcel locker'],
    },
  },
  {
    kind: 'edge',
    es: 'fórmulas sin parabenos',
    en: 'paraben-free formulas',
    clues: { es: ['sin parabenos', 'libre de parabenos'], en: ['no parabens', 'paraben free', 'free of parabens'] },
  },
  {
    kind: 'customer',
    es: 'quienes compran desde el móvil',
    en: 'mobile shoppers',
    clues: { es: ['compran por el móvil', 'compradores online'], en: ['shop on their phone', 'phone shoppers', 'online shoppers'] },
  },
  {
    kind: 'customer',
    es: 'mujeres que visten tallas grandes',
    en: 'women wearing larger sizes',
    clues: { es: ['mujeres curvy', 'mujeres de talla grande', 'chicas curvy'], en: ['plus size women', 'curvy women', 'bigger women'] },
  },
  {
    kind: 'customer',
    es: 'personas con piel sensible',
    en: 'people with sensitive skin',
    clues: {
      es: ['piel sensible', 'piel atópica', 'pieles reactivas', 'dermatitis'],
      en: ['sensitive skin', 'eczema', 'reactive skin', 'acne prone skin'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes estrenan piso',
    en: 'people setting up home',
    clues: {
      es: ['estrena piso', 'primer piso', 'piso nuevo', 'se mudan de casa', 'casa nueva'],
      en: ['first flat', 'new home', 'just moved', 'moving house'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes regalan a distancia',
    en: 'people sending gifts from afar',
    clues: { es: ['regalar a distancia', 'mandar un regalo', 'quien regala'], en: ['send a gift', 'gift buyers', 'gifts from a distance'] },
  },
  {
    kind: 'customer',
    es: 'empresas que regalan en Navidad',
    en: 'firms sending Christmas gifts',
    clues: {
      es: ['regalos de empresa', 'regalos corporativos', 'lotes para empleados'],
      en: ['corporate gifts', 'staff gifts', 'company christmas gifts'],
    },
  },
  {
    kind: 'customer',
    es: 'padres primerizos',
    en: 'first-time parents',
    clues: { es: ['padres de bebés', 'madres recientes', 'futuras madres'], en: ['new parents', 'new mums', 'expectant mothers'] },
  },
  {
    kind: 'customer',
    es: 'aficionados a la cocina',
    en: 'keen home cooks',
    clues: { es: ['cocinillas', 'les gusta cocinar'], en: ['home cooks', 'love cooking'] },
  },
  {
    kind: 'customer',
    es: 'aficionados a la gastronomía',
    en: 'food lovers',
    clues: { es: ['foodies', 'amantes de la gastronomía', 'paladares exigentes'], en: ['foodies', 'keen eaters'] },
  },
  {
    kind: 'customer',
    es: 'emigrados',
    en: 'people living abroad',
    clues: { es: ['españoles en el extranjero', 'emigrantes', 'expatriados'], en: ['expats', 'emigrants', 'people living abroad'] },
  },
  {
    kind: 'customer',
    es: 'compradores atentos al medio ambiente',
    en: 'environmentally minded shoppers',
    clues: {
      es: ['consumo responsable', 'gente concienciada con el planeta', 'compradores eco', 'consumidores sostenibles'],
      en: ['eco conscious', 'ethical shoppers', 'sustainable shoppers'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de mascotas',
    en: 'pet owners',
    clues: { es: ['dueños de perros', 'familias con perro', 'dueños de gatos'], en: ['dog owners', 'cat owners', 'dog lovers'] },
  },
  {
    kind: 'customer',
    es: 'aficionados al coleccionismo',
    en: 'keen collectors',
    clues: {
      es: ['gente que colecciona figuras', 'coleccionistas de cromos', 'coleccionistas de vinilos'],
      en: ['collectibles buyers', 'vinyl collectors', 'card collectors'],
    },
  },
  {
    kind: 'customer',
    es: 'tiendas que revenden',
    en: 'shops that resell',
    clues: { es: ['venta al por mayor', 'tiendas minoristas', 'revendedores'], en: ['wholesale buyers', 'stockists', 'resellers'] },
  },
  {
    kind: 'pain',
    es: 'tallas que cambian según la marca',
    en: 'sizes that vary between brands',
    clues: {
      es: ['talla equivocada', 'tallas distintas', 'acertar con la talla', 'tallaje irregular', 'no acertar la talla'],
      en: ['wrong size', 'sizes vary', 'inconsistent sizing', 'guess the size'],
    },
  },
  {
    kind: 'pain',
    es: 'devoluciones engorrosas',
    en: 'awkward returns',
    clues: {
      es: ['devolver es un lío', 'devoluciones caras', 'devolución complicada', 'pagar la devolución'],
      en: ['returns are a pain', 'expensive returns', 'complicated returns', 'pay for returns'],
    },
  },
  {
    kind: 'pain',
    es: 'gastos de envío que aparecen al final',
    en: 'delivery charges revealed at checkout',
    clues: {
      es: ['gastos de envío altos', 'envío caro', 'portes caros', 'gastos de envío sorpresa'],
      en: ['high shipping costs', 'expensive shipping', 'expensive delivery', 'hidden shipping costs'],
    },
  },
  {
    kind: 'pain',
    es: 'fotos que engañan',
    en: 'misleading photographs',
    clues: {
      es: ['distinto a la foto', 'nada que ver con la foto', 'no es como en la foto'],
      en: ['misleading photos', 'nothing like the photo', 'different from the picture', 'not like the picture'],
    },
  },
  {
    kind: 'pain',
    es: 'paquetes que llegan tarde',
    en: 'parcels that arrive late',
    clues: {
      es: ['llegan tarde', 'envíos lentos', 'entrega lenta', 'tarda semanas en llegar'],
      en: ['arrive late', 'slow delivery', 'slow shipping', 'takes weeks to arrive'],
    },
  },
  {
    kind: 'pain',
    es: 'paquetes que llegan rotos',
    en: 'parcels that arrive broken',
    clues: {
      es: ['llegan rotos', 'golpes en el envío', 'embalaje malo'],
      en: ['arrive broken', 'damaged parcels', 'damaged in transit', 'bad packaging'],
    },
  },
  {
    kind: 'pain',
    es: 'ropa de usar para tirar',
    en: 'throwaway clothing',
    clues: {
      es: ['moda rápida', 'fast fashion', 'ropa de mala calidad', 'ropa que dura poco'],
      en: ['fast fashion', 'poor quality clothes', 'clothes fall apart', 'throwaway fashion'],
    },
  },
  {
    kind: 'pain',
    es: 'lo mismo en todas las casas',
    en: 'identical pieces in every home',
    clues: {
      es: ['todas las casas iguales', 'todo de ikea', 'decoración igual'],
      en: ['every home looks the same', 'same furniture everywhere', 'everything from ikea'],
    },
  },
  {
    kind: 'pain',
    es: 'ingredientes difíciles de entender',
    en: 'ingredients hard to make out',
    clues: {
      es: ['ingredientes raros', 'químicos en cremas', 'ingredientes tóxicos', 'lista de ingredientes incomprensible'],
      en: ['harsh chemicals', 'hidden ingredients', 'toxic ingredients', 'confusing ingredients'],
    },
  },
  {
    kind: 'pain',
    es: 'cremas que irritan',
    en: 'creams that irritate',
    clues: { es: ['irrita la piel', 'alergia a las cremas'], en: ['irritate the skin', 'skin reactions'] },
  },
  {
    kind: 'pain',
    es: 'sabor de supermercado',
    en: 'supermarket blandness',
    clues: {
      es: ['aceite malo del súper'],
      en: ['mass produced food', 'bland supermarket food'],
    },
  },
  {
    kind: 'pain',
    es: 'demasiados intermediarios',
    en: 'too many middlemen',
    clues: {
      es: ['muchos intermediarios', 'intermediarios encarecen', 'intermediarios se llevan'],
      en: ['middlemen take', 'layers of middlemen'],
    },
  },
  {
    kind: 'pain',
    es: 'tiendas lejos del pueblo',
    en: 'shops too far from the village',
    clues: {
      es: ['tiendas lejos', 'vivo en un pueblo', 'falta de tiendas en el pueblo'],
      en: ['shops too far', 'far from shops', 'rural area shops'],
    },
  },
  {
    kind: 'pain',
    es: 'desconfianza al pagar',
    en: 'distrust at the moment of paying',
    clues: {
      es: ['miedo a comprar online', 'miedo a estafas', 'webs falsas', 'tiendas falsas'],
      en: ['fear of scams', 'scam shops', 'fake shops', 'afraid to pay online'],
    },
  },
  {
    kind: 'pain',
    es: 'devoluciones que no llegan a reembolsarse',
    en: 'refunds that never come',
    clues: { es: ['no devuelven el dinero', 'reembolsos que tardan'], en: ['never get refunded', 'slow refunds'] },
  },
  {
    kind: 'alternative',
    es: 'las grandes cadenas de ropa',
    en: 'the big clothing chains',
    clues: { es: ['zara', 'shein', 'primark', 'cadenas de moda'], en: ['zara', 'shein', 'primark', 'asos'] },
  },
  {
    kind: 'alternative',
    es: 'un pedido en Amazon',
    en: 'an Amazon order',
    clues: {
      es: ['comprar en amazon', 'amazon prime', 'gigantes como amazon'],
      en: ['amazon prime', 'buy on amazon', 'giants like amazon'],
    },
  },
  {
    kind: 'alternative',
    es: 'otras tiendas de Etsy',
    en: 'other Etsy shops',
    clues: { es: ['comprar en etsy', 'artesanos de etsy'], en: ['buy on etsy', 'etsy sellers'] },
  },
  {
    kind: 'alternative',
    es: 'una aplicación de segunda mano',
    en: 'a second-hand app',
    clues: { es: ['vinted', 'wallapop'], en: ['vinted', 'depop', 'ebay'] },
  },
  {
    kind: 'alternative',
    es: 'los grandes almacenes de muebles',
    en: 'the flat-pack superstores',
    clues: { es: ['ikea', 'leroy merlin', 'maisons du monde'], en: ['ikea', 'wayfair', 'homesense'] },
  },
  {
    kind: 'alternative',
    es: 'la crema de la farmacia',
    en: 'a chemist’s cream',
    clues: { es: ['parafarmacia', 'comprar en farmacia'], en: ['pharmacy creams', 'drugstore cream'] },
  },
  {
    kind: 'alternative',
    es: 'las grandes perfumerías',
    en: 'the big perfume chains',
    clues: { es: ['sephora', 'druni', 'primor'], en: ['sephora', 'superdrug', 'douglas'] },
  },
  {
    kind: 'alternative',
    es: 'el lineal gourmet del supermercado',
    en: 'the supermarket’s fine-food shelf',
    clues: {
      es: ['gourmet del súper', 'club gourmet', 'tienda gourmet del corte inglés'],
      en: ['supermarket deli', 'fine food aisle', 'deli counter'],
    },
  },
  {
    kind: 'alternative',
    es: 'los bazares en línea de Asia',
    en: 'the Asian online bazaars',
    clues: { es: ['aliexpress', 'temu', 'webs chinas'], en: ['aliexpress', 'temu', 'chinese sites'] },
  },
  {
    kind: 'alternative',
    es: 'una tienda del centro',
    en: 'a shop in town',
    clues: {
      es: ['tiendas físicas', 'comercio del centro', 'centro comercial'],
      en: ['high street shops', 'physical shops', 'shopping centre'],
    },
  },
  {
    kind: 'channel',
    es: 'anuncios en Instagram',
    en: 'Instagram adverts',
    clues: { es: ['anuncios de Meta', 'publicidad en Instagram', 'ads en redes'], en: ['meta ads', 'instagram ads', 'facebook ads'] },
  },
  {
    kind: 'channel',
    es: 'vídeos en TikTok',
    en: 'TikTok videos',
    clues: { es: ['TikTok', 'TikTok shop', 'vídeos de TikTok virales'], en: ['TikTok', 'tiktok shop', 'viral tiktok'] },
  },
  {
    kind: 'channel',
    es: 'buscador de Google',
    en: 'Google searches',
    clues: {
      es: ['google shopping', 'SEO', 'buscan en google', 'anuncios en google'],
      en: ['google shopping', 'SEO', 'search on google', 'google ads'],
    },
  },
  {
    kind: 'channel',
    es: 'creadores que enseñan el producto',
    en: 'creators who show the product',
    clues: {
      es: ['influencers', 'microinfluencers', 'colaboraciones con influencers'],
      en: ['influencers', 'micro influencers', 'content creators'],
    },
  },
  {
    kind: 'channel',
    es: 'correo a la lista de suscriptores',
    en: 'mail to the subscriber list',
    clues: { es: ['newsletter', 'email marketing', 'lista de correo', 'boletín'], en: ['newsletter', 'email marketing', 'mailing list'] },
  },
  {
    kind: 'channel',
    es: 'Pinterest',
    en: 'Pinterest',
    clues: { es: ['tableros de pinterest', 'pinterest ads'], en: ['pinterest boards', 'pinterest pins'] },
  },
  {
    kind: 'channel',
    es: 'mercadillos de diseño',
    en: 'design markets',
    clues: { es: ['ferias de diseño', 'mercados de artesanía', 'pop up'], en: ['craft fairs', 'pop up shop', 'makers market'] },
  },
  {
    kind: 'channel',
    es: 'venta en Amazon',
    en: 'Amazon listings',
    clues: { es: ['anunciar en amazon', 'vender por amazon', 'marketplace de amazon'], en: ['sell on amazon', 'amazon marketplace'] },
  },
  {
    kind: 'channel',
    es: 'tienda en Etsy',
    en: 'an Etsy shop',
    clues: { es: ['vender en etsy', 'etsy propio'], en: ['sell on etsy', 'etsy store'] },
  },
  {
    kind: 'resource',
    es: 'tienda en Shopify',
    en: 'a Shopify store',
    clues: { es: ['shopify', 'montar shopify'], en: ['shopify website', 'shopify subscription'] },
  },
  {
    kind: 'resource',
    es: 'tienda web propia',
    en: 'a dedicated online store',
    clues: { es: ['web propia', 'tienda online propia', 'woocommerce', 'prestashop'], en: ['own website', 'own web shop', 'woocommerce'] },
  },
  {
    kind: 'resource',
    es: 'almacén',
    en: 'a storeroom',
    clues: { es: ['garaje de almacén', 'trastero'], en: ['warehouse space', 'garage storage', 'storage unit'] },
  },
  {
    kind: 'resource',
    es: 'compra inicial de género',
    en: 'an opening stock purchase',
    clues: {
      es: ['stock inicial', 'primera compra de stock', 'inventario inicial', 'primera colección'],
      en: ['opening stock', 'initial stock', 'first stock order', 'initial inventory'],
    },
  },
  {
    kind: 'resource',
    es: 'acuerdo con una mensajería',
    en: 'a courier agreement',
    clues: {
      es: ['mensajería', 'tarifas con correos', 'contrato de transporte', 'seur'],
      en: ['courier', 'courier contract', 'courier account', 'royal mail'],
    },
  },
  {
    kind: 'resource',
    es: 'sesiones de foto de producto',
    en: 'product photo shoots',
    clues: {
      es: ['fotos de producto', 'fotografía de producto', 'sesión de fotos'],
      en: ['product photos', 'product photography', 'photo shoot'],
    },
  },
  {
    kind: 'resource',
    es: 'proveedores fiables',
    en: 'dependable suppliers',
    clues: {
      es: ['proveedor de confianza', 'fabricante de confianza', 'acuerdos con proveedores'],
      en: ['reliable suppliers', 'trusted supplier', 'supplier agreements'],
    },
  },
  {
    kind: 'resource',
    es: 'embalajes propios',
    en: 'branded packaging',
    clues: {
      es: ['cajas personalizadas', 'cajas con logo', 'material de embalaje'],
      en: ['branded boxes', 'custom boxes', 'packing materials'],
    },
  },
  {
    kind: 'resource',
    es: 'pasarela de pago',
    en: 'a payment gateway',
    clues: { es: ['paypal', 'TPV virtual', 'redsys'], en: ['payment processor', 'paypal', 'card processor'] },
  },
  {
    kind: 'resource',
    es: 'registro sanitario',
    en: 'a food-business registration',
    clues: {
      es: ['licencia sanitaria', 'registro general sanitario'],
      en: ['food registration', 'food business licence', 'food safety registration'],
    },
  },
  {
    kind: 'resource',
    es: 'expediente de seguridad cosmética',
    en: 'a cosmetic safety assessment',
    clues: {
      es: ['evaluación de seguridad', 'notificación de cosméticos', 'CPNP'],
      en: ['cosmetic safety report', 'safety assessment', 'cpnp'],
    },
  },
  {
    kind: 'resource',
    es: 'presupuesto para anuncios',
    en: 'an advertising budget',
    clues: {
      es: ['presupuesto de publicidad', 'dinero para publicidad', 'inversión en ads'],
      en: ['ad budget', 'ad spend', 'money for ads'],
    },
  },
  {
    kind: 'offer',
    es: 'comida natural cocida',
    en: 'cooked natural food',
    clues: { es: ['comida natural', 'comida cocida', 'alimento natural'], en: ['natural food', 'home-cooked food', 'cooked food'] },
  },
  {
    kind: 'edge',
    es: 'recetas sin granos',
    en: 'grain-free recipes',
    clues: { es: ['sin granos', 'sin cereales', 'libre de granos'], en: ['grain free', 'no grains', 'without grains'] },
  },
  {
    kind: 'edge',
    es: 'raciones según el peso',
    en: 'portions by weight',
    clues: { es: ['según el peso', 'según peso'], en: ['by weight of dog', 'portioned by weight', 'portioned to weight'] },
  },
  {
    kind: 'pain',
    es: 'tallas grandes difíciles de encontrar',
    en: 'larger sizes that are hard to find',
    clues: {
      es: [
        'no encuentro mi talla grande',
        'tallas grandes no encuentran',
        'talla grande no encuentra',
        'no hay tallas grandes',
        'pocas tallas grandes',
        'tallas grandes solo en negro',
        'nada bonito en tallas grandes',
      ],
      en: [
        'no plus sizes',
        'hardly any plus sizes',
        'plus sizes are hard to find',
        'nothing in larger sizes',
        'nothing nice in larger sizes',
        'stop at a size large',
        'sizes stop at large',
        'no larger sizes',
      ],
    },
  },
];
