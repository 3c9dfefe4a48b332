import type { Concept } from './concept.ts';

export const retailShopConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'ramos hechos al momento',
    en: 'bouquets made while you wait',
    clues: {
      es: ['ramos al momento', 'ramos listos en minutos'],
      en: ['bouquets made up on the spot', 'bouquets made while customers wait', 'bouquet in minutes'],
    },
  },
  {
    kind: 'offer',
    es: 'flores frescas',
    en: 'fresh flowers',
    clues: { es: ['flor cortada', 'flores de temporada'], en: ['cut flowers', 'seasonal flowers', 'fresh cut flowers'] },
  },
  {
    kind: 'offer',
    es: 'centros de mesa',
    en: 'table arrangements',
    clues: {
      es: ['centros de flores', 'centros florales', 'arreglos florales'],
      en: ['floral arrangements', 'table centrepieces', 'flower arrangements'],
    },
  },
  {
    kind: 'offer',
    es: 'flores para bodas',
    en: 'wedding flowers',
    clues: { es: ['ramos de novia', 'decoración floral de bodas'], en: ['bridal bouquets', 'flowers for weddings', 'wedding floral'] },
  },
  {
    kind: 'offer',
    es: 'coronas para funerales',
    en: 'funeral wreaths',
    clues: {
      es: ['coronas funerarias', 'coronas de difunto', 'flores para tanatorio'],
      en: ['wreaths', 'funeral flowers', 'sympathy flowers'],
    },
  },
  {
    kind: 'offer',
    es: 'plantas en maceta',
    en: 'potted plants',
    clues: { es: ['plantas de interior', 'plantas de exterior', 'macetas'], en: ['house plants', 'houseplants'] },
  },
  {
    kind: 'offer',
    es: 'flores secas o preservadas',
    en: 'dried or preserved flowers',
    clues: { es: ['flor seca', 'ramos secos', 'flor preservada'], en: ['dried flowers', 'dried bouquets', 'preserved flowers'] },
  },
  {
    kind: 'offer',
    es: 'libros de editoriales pequeñas',
    en: 'small-press books',
    clues: {
      es: ['editoriales independientes', 'editoriales pequeñas', 'libros independientes'],
      en: ['independent publishers', 'small presses', 'indie books'],
    },
  },
  {
    kind: 'offer',
    es: 'cuentos infantiles',
    en: 'picture books',
    clues: {
      es: ['cuentos para niños', 'libros infantiles', 'literatura infantil', 'álbum ilustrado'],
      en: ['children’s books', 'kids books', 'books for children'],
    },
  },
  {
    kind: 'offer',
    es: 'libros de segunda mano',
    en: 'second-hand books',
    clues: { es: ['libros usados', 'libro de ocasión', 'libros de viejo'], en: ['used books', 'preloved books', 'antiquarian books'] },
  },
  {
    kind: 'offer',
    es: 'cómics',
    en: 'comics',
    clues: { es: ['libros de manga', 'novela gráfica', 'tebeos'], en: ['manga books', 'graphic novels', 'comic books'] },
  },
  {
    kind: 'offer',
    es: 'libros por encargo en dos días',
    en: 'books ordered in two days',
    clues: {
      es: ['encargamos libros en dos días', 'pedido de libros en dos días'],
      en: ['books ordered within two days', 'two day book orders'],
    },
  },
  {
    kind: 'offer',
    es: 'encargo de libros',
    en: 'books to order',
    clues: {
      es: ['pedir libros por encargo', 'encargamos cualquier libro'],
      en: ['order any book', 'track down any book', 'any book ordered'],
    },
  },
  {
    kind: 'offer',
    es: 'libros de texto',
    en: 'school textbooks',
    clues: { es: ['textos escolares', 'libros del cole', 'libros de colegio'], en: ['textbooks', 'school books'] },
  },
  {
    kind: 'offer',
    es: 'papelería',
    en: 'stationery',
    clues: {
      es: ['material escolar', 'cuadernos', 'libretas', 'bolígrafos'],
      en: ['school supplies', 'notebooks and pens', 'exercise books'],
    },
  },
  {
    kind: 'offer',
    es: 'ropa de mujer',
    en: 'womenswear',
    clues: { es: ['moda de mujer', 'moda femenina'], en: ['women’s clothes', 'women’s fashion', 'ladies clothing'] },
  },
  {
    kind: 'offer',
    es: 'ropa infantil',
    en: 'childrenswear',
    clues: { es: ['ropa para niños', 'ropa de bebé', 'moda infantil'], en: ['kids clothes', 'baby clothes', 'children’s clothes'] },
  },
  {
    kind: 'offer',
    es: 'ropa de segunda mano',
    en: 'second-hand clothes',
    clues: { es: ['ropa vintage', 'ropa usada', 'moda circular'], en: ['vintage clothes', 'preloved clothes', 'thrift'] },
  },
  {
    kind: 'offer',
    es: 'arreglos de ropa',
    en: 'clothing alterations',
    clues: { es: ['bajos incluidos', 'coger los bajos'], en: ['alter clothes', 'hems included', 'trouser hems'] },
  },
  {
    kind: 'offer',
    es: 'calzado',
    en: 'footwear',
    clues: { es: ['zapatos', 'zapatillas', 'zapatería'], en: ['shoes', 'trainers', 'sandals'] },
  },
  {
    kind: 'offer',
    es: 'complementos de moda',
    en: 'fashion accessories',
    clues: { es: ['bisutería', 'pañuelos', 'cinturones', 'bolsos y pañuelos'], en: ['jewellery', 'scarves', 'belts', 'handbags'] },
  },
  {
    kind: 'offer',
    es: 'pan de masa madre',
    en: 'sourdough bread',
    clues: {
      es: ['masa madre', 'pan de fermentación lenta', 'hogazas de masa madre'],
      en: ['sourdough', 'sourdough loaves', 'slow fermented bread'],
    },
  },
  {
    kind: 'offer',
    es: 'bollería',
    en: 'pastries',
    clues: {
      es: ['cruasanes', 'croissants', 'napolitanas', 'bollería artesana'],
      en: ['croissants', 'danish pastries', 'butter pastries'],
    },
  },
  {
    kind: 'offer',
    es: 'pan sin gluten',
    en: 'gluten-free bread',
    clues: {
      es: ['obrador sin gluten', 'pan para celíacos', 'sin gluten'],
      en: ['gluten free loaves', 'bread for coeliacs', 'gluten free bakery'],
    },
  },
  {
    kind: 'offer',
    es: 'pan integral',
    en: 'wholemeal bread',
    clues: { es: ['pan de centeno', 'pan de espelta', 'pan de semillas'], en: ['wholegrain bread', 'rye bread', 'spelt bread'] },
  },
  {
    kind: 'offer',
    es: 'empanadas',
    en: 'savoury pies',
    clues: { es: ['empanada gallega', 'cocas saladas', 'empanadillas'], en: ['meat pies', 'pasties', 'sausage rolls'] },
  },
  {
    kind: 'offer',
    es: 'tartas por encargo',
    en: 'cakes to order',
    clues: { es: ['tartas de cumpleaños', 'pasteles por encargo'], en: ['birthday cakes', 'custom cakes'] },
  },
  {
    kind: 'offer',
    es: 'fruta de temporada',
    en: 'seasonal fruit',
    clues: { es: ['fruta madura', 'fruta del tiempo'], en: ['fruit in season', 'ripe fruit', 'seasonal produce'] },
  },
  {
    kind: 'offer',
    es: 'verdura de la huerta cercana',
    en: 'vegetables from nearby farms',
    clues: {
      es: ['verdura local', 'hortalizas de la zona', 'huerta local', 'verduras de la huerta'],
      en: ['local vegetables', 'local veg', 'local farm veg'],
    },
  },
  {
    kind: 'offer',
    es: 'cajas de huerta por encargo',
    en: 'produce boxes',
    clues: {
      es: ['cesta de fruta', 'cajas de verdura', 'cajas de fruta', 'cestas de verduras'],
      en: ['veg box', 'fruit box', 'fruit baskets'],
    },
  },
  {
    kind: 'offer',
    es: 'producto ecológico',
    en: 'organic produce',
    clues: { es: ['fruta ecológica', 'verdura ecológica', 'productos bio'], en: ['organic fruit', 'organic veg', 'organic food'] },
  },
  {
    kind: 'offer',
    es: 'productos a granel',
    en: 'loose goods by weight',
    clues: {
      es: ['a granel', 'legumbres a granel', 'tienda a granel'],
      en: ['sold loose', 'zero waste refill', 'refill shop', 'bulk foods'],
    },
  },
  {
    kind: 'offer',
    es: 'pienso para mascotas',
    en: 'dry pet food',
    clues: {
      es: ['saco de pienso', 'pienso para perros', 'pienso para gatos', 'vendemos pienso', 'pienso y accesorios'],
      en: ['kibble', 'bags of dog food', 'dry dog food', 'cat food'],
    },
  },
  {
    kind: 'offer',
    es: 'pienso natural',
    en: 'natural pet food',
    clues: {
      es: ['comida natural para perros', 'alimentación natural para mascotas', 'pienso sin cereales'],
      en: ['grain free dog food', 'natural dog food', 'raw dog food'],
    },
  },
  {
    kind: 'offer',
    es: 'peluquería canina',
    en: 'dog grooming',
    clues: { es: ['peluquería de perros', 'baño de perros', 'corte de pelo a perros'], en: ['grooming', 'dog wash', 'groomer'] },
  },
  {
    kind: 'offer',
    es: 'accesorios para mascotas',
    en: 'pet accessories',
    clues: {
      es: ['collares para perros', 'correas de perro', 'camas para perros', 'juguetes para gatos'],
      en: ['dog collars', 'dog leads', 'dog beds', 'cat toys'],
    },
  },
  {
    kind: 'offer',
    es: 'acuarios',
    en: 'aquariums',
    clues: { es: ['peceras', 'peces', 'acuariofilia'], en: ['fish tanks', 'tropical fish', 'aquarium fish'] },
  },
  {
    kind: 'offer',
    es: 'copias de llaves',
    en: 'key cutting',
    clues: { es: ['duplicado de llaves', 'hacer llaves', 'llaves al momento'], en: ['duplicate keys', 'copy keys'] },
  },
  {
    kind: 'offer',
    es: 'tornillos por unidades',
    en: 'screws sold singly',
    clues: {
      es: ['tornillos sueltos', 'tornillos de uno en uno', 'vendemos tornillos sueltos'],
      en: ['loose screws', 'single screws', 'screws one by one'],
    },
  },
  {
    kind: 'offer',
    es: 'tornillería',
    en: 'assorted screws',
    clues: { es: ['tornillos', 'tuercas'], en: ['screws and bolts', 'nuts and bolts'] },
  },
  {
    kind: 'offer',
    es: 'alquiler de herramientas',
    en: 'tool hire',
    clues: {
      es: ['alquilar taladros', 'herramienta de alquiler', 'alquiler de maquinaria pequeña'],
      en: ['tool rental', 'rent tools', 'hire tools'],
    },
  },
  {
    kind: 'offer',
    es: 'pintura mezclada al color pedido',
    en: 'paint mixed to colour',
    clues: { es: ['mezcla de pintura', 'pintura a medida', 'colores a la carta'], en: ['paint mixing', 'mixed paint', 'colour matching'] },
  },
  {
    kind: 'offer',
    es: 'material de fontanería',
    en: 'plumbing supplies',
    clues: { es: ['grifos', 'repuestos de cisterna', 'fontanería'], en: ['plumbing parts', 'taps and fittings', 'plumbing materials'] },
  },
  {
    kind: 'offer',
    es: 'menaje de cocina',
    en: 'kitchenware',
    clues: { es: ['menaje', 'sartenes', 'ollas'], en: ['cookware', 'pots and pans', 'saucepans'] },
  },
  {
    kind: 'offer',
    es: 'vinos de bodegas pequeñas',
    en: 'wines from small producers',
    clues: {
      es: ['bodegas pequeñas', 'pequeños viticultores', 'pequeñas bodegas'],
      en: ['small wineries', 'small growers', 'small wine producers'],
    },
  },
  {
    kind: 'offer',
    es: 'vino natural',
    en: 'natural wine',
    clues: { es: ['vino de mínima intervención', 'vinos poco intervenidos'], en: ['low intervention wine', 'minimal intervention wine'] },
  },
  {
    kind: 'offer',
    es: 'vino ecológico',
    en: 'organic wine',
    clues: { es: ['vino bio', 'vinos orgánicos'], en: ['biodynamic wine', 'organically grown wine'] },
  },
  {
    kind: 'offer',
    es: 'catas de vino',
    en: 'wine tastings',
    clues: {
      es: ['cata guiada', 'catas en la tienda', 'catas con quesos', 'catas los jueves'],
      en: ['guided tasting', 'tasting evenings', 'tasting events'],
    },
  },
  {
    kind: 'offer',
    es: 'cerveza artesana',
    en: 'craft beer',
    clues: { es: ['cervezas de microcervecería', 'cervezas artesanas de botella'], en: ['craft ales', 'microbrewery beer'] },
  },
  {
    kind: 'offer',
    es: 'quesos',
    en: 'cheese',
    clues: { es: ['queso artesano', 'tabla de quesos', 'quesería'], en: ['artisan cheese', 'cheese counter'] },
  },
  {
    kind: 'offer',
    es: 'cestas de regalo',
    en: 'gift baskets',
    clues: { es: ['cestas de Navidad', 'cestas gourmet', 'lotes de Navidad'], en: ['hampers', 'christmas hampers', 'gift hampers'] },
  },
  {
    kind: 'offer',
    es: 'juguetes',
    en: 'toys',
    clues: { es: ['juguetería', 'juguetes educativos', 'juguetes de madera'], en: ['toyshop', 'educational toys', 'wooden toys'] },
  },
  {
    kind: 'offer',
    es: 'juegos de mesa',
    en: 'board games',
    clues: { es: ['juegos de cartas', 'juegos de rol'], en: ['card games', 'tabletop games'] },
  },
  {
    kind: 'offer',
    es: 'talleres en la tienda',
    en: 'in-store workshops',
    clues: {
      es: ['talleres infantiles', 'taller de ramos', 'talleres de flores', 'cursos en la tienda'],
      en: ['workshops in the shop', 'classes in the shop', 'flower workshops', 'kids workshops'],
    },
  },
  {
    kind: 'offer',
    es: 'club de lectura',
    en: 'a reading group',
    clues: { es: ['grupo de lectura', 'tertulias literarias'], en: ['book club', 'reading club'] },
  },
  {
    kind: 'offer',
    es: 'presentaciones con autores',
    en: 'author events',
    clues: {
      es: ['presentaciones de libros', 'firmas de libros', 'encuentros con autores'],
      en: ['book signings', 'book launches', 'author talks'],
    },
  },
  {
    kind: 'offer',
    es: 'cuentacuentos',
    en: 'storytelling sessions',
    clues: { es: ['sesiones de cuentos', 'cuenta cuentos', 'hora del cuento'], en: ['story time', 'storytime', 'story hour'] },
  },
  {
    kind: 'edge',
    es: 'reparto el mismo día',
    en: 'same-day delivery',
    clues: {
      es: ['entrega mismo día', 'llega hoy', 'llevamos en el día'],
      en: ['delivered same day', 'arrives today', 'delivery on the day'],
    },
  },
  {
    kind: 'edge',
    es: 'reparto en bicicleta',
    en: 'bicycle delivery',
    clues: { es: ['repartimos en bici', 'entregas en bici', 'llevamos en bici'], en: ['delivered by bike', 'bike delivery'] },
  },
  {
    kind: 'edge',
    es: 'suscripción de flores',
    en: 'a flower subscription',
    clues: { es: ['flores cada semana', 'ramo semanal', 'flores por suscripción'], en: ['flowers every week', 'weekly bouquet'] },
  },
  {
    kind: 'edge',
    es: 'flor de cultivo local',
    en: 'locally grown flowers',
    clues: {
      es: ['flor local', 'flores de la zona', 'flor de productores locales', 'flor de kilómetro cero'],
      en: ['local flowers', 'locally grown stems', 'flowers from local growers'],
    },
  },
  {
    kind: 'edge',
    es: 'flor que aguanta en el jarrón',
    en: 'flowers that last in the vase',
    clues: {
      es: ['flor duradera', 'flores de larga duración', 'duran en el jarrón'],
      en: ['long lasting flowers', 'longer lasting flowers', 'last in the vase'],
    },
  },
  {
    kind: 'edge',
    es: 'recomendación según gustos',
    en: 'recommendations by taste',
    clues: {
      es: ['recomendamos libros', 'recomendaciones personales', 'consejo de lectura'],
      en: ['personal recommendations', 'recommend books', 'hand picked recommendations'],
    },
  },
  {
    kind: 'edge',
    es: 'consejo en el mostrador',
    en: 'counter advice',
    clues: {
      es: ['asesoramiento en tienda', 'consejo experto', 'asesoramos la compra', 'consejo de quien sabe'],
      en: ['expert advice', 'advice in store', 'knowledgeable staff', 'know what we sell'],
    },
  },
  {
    kind: 'edge',
    es: 'asesoría de imagen en el probador',
    en: 'styling help in the fitting room',
    clues: {
      es: ['asesoramiento de imagen', 'asesoría de estilo', 'personal shopper'],
      en: ['styling advice', 'personal shopper', 'personal stylist'],
    },
  },
  {
    kind: 'edge',
    es: 'tallas grandes',
    en: 'larger sizes',
    clues: {
      es: ['tallas especiales', 'ropa curvy', 'tallas para todos los cuerpos'],
      en: ['plus sizes', 'bigger sizes', 'wider size range'],
    },
  },
  {
    kind: 'edge',
    es: 'piezas únicas',
    en: 'one-off pieces',
    clues: { es: ['prendas únicas', 'ropa única'], en: ['one of a kind pieces', 'one off clothes'] },
  },
  {
    kind: 'edge',
    es: 'ropa de marcas locales',
    en: 'clothes from local makers',
    clues: { es: ['diseñadores locales', 'marcas locales', 'marcas pequeñas'], en: ['local designers', 'local brands', 'small brands'] },
  },
  {
    kind: 'edge',
    es: 'horneado a lo largo del día',
    en: 'baking through the day',
    clues: {
      es: ['pan caliente a todas horas', 'horneamos toda la mañana', 'hornadas por la tarde'],
      en: ['baked throughout the day', 'hot bread all day', 'afternoon bake'],
    },
  },
  {
    kind: 'edge',
    es: 'obrador en la propia tienda',
    en: 'a bakery on the premises',
    clues: {
      es: ['obrador propio', 'horno propio', 'hecho en nuestro obrador'],
      en: ['own bakery', 'baked on site', 'baked on the premises'],
    },
  },
  {
    kind: 'edge',
    es: 'horno de leña',
    en: 'a wood-fired oven',
    clues: { es: ['pan de leña', 'cocido en leña'], en: ['wood fired', 'wood oven', 'wood fired bread'] },
  },
  {
    kind: 'edge',
    es: 'harina molida a la piedra',
    en: 'stone-ground flour',
    clues: {
      es: ['harinas ecológicas a la piedra', 'molino de piedra', 'harina de molino'],
      en: ['stone milled flour', 'flour from the mill'],
    },
  },
  {
    kind: 'edge',
    es: 'compra diaria en el mercado mayorista',
    en: 'daily buying at the wholesale market',
    clues: {
      es: ['mercado mayorista cada día', 'compramos en el mercado central', 'mercabarna', 'mercamadrid'],
      en: ['wholesale market every morning', 'market every dawn', 'market at dawn'],
    },
  },
  {
    kind: 'edge',
    es: 'compra directa al agricultor',
    en: 'buying straight from the grower',
    clues: {
      es: ['directo del agricultor', 'directo del campo', 'agricultores de la zona', 'del productor a la tienda'],
      en: ['direct from farmers', 'straight from the farm', 'direct from growers'],
    },
  },
  {
    kind: 'edge',
    es: 'fruta elegida pieza a pieza',
    en: 'fruit chosen piece by piece',
    clues: {
      es: ['elegir pieza a pieza', 'fruta escogida', 'escoger la fruta'],
      en: ['choose each piece', 'pick your own pieces', 'hand picked fruit'],
    },
  },
  {
    kind: 'edge',
    es: 'saco de pienso llevado a casa',
    en: 'pet food carried home',
    clues: {
      es: ['pienso a domicilio', 'saco a casa', 'llevamos el pienso'],
      en: ['pet food delivered', 'bags delivered', 'kibble delivered'],
    },
  },
  {
    kind: 'edge',
    es: 'consejo de nutrición animal',
    en: 'pet nutrition advice',
    clues: {
      es: ['nutrición canina', 'asesoramiento de nutrición', 'consejo sobre pienso'],
      en: ['dog nutrition', 'nutrition advice', 'diet advice for pets'],
    },
  },
  {
    kind: 'edge',
    es: 'pieza suelta aunque sea una',
    en: 'single parts sold loose',
    clues: {
      es: ['venta por unidades', 'piezas sueltas', 'vendemos por unidad'],
      en: ['sold by the piece', 'sold singly', 'buy just one'],
    },
  },
  {
    kind: 'edge',
    es: 'explicación de cómo montarlo',
    en: 'fitting instructions at the counter',
    clues: {
      es: ['explicamos cómo montarlo', 'enseñamos a instalar', 'enseñamos a montarlo'],
      en: ['explain how to fit', 'show how to fix', 'show how to install'],
    },
  },
  {
    kind: 'edge',
    es: 'degustación antes de comprar',
    en: 'tasting before buying',
    clues: { es: ['dar a probar', 'degustaciones', 'catar antes de comprar'], en: ['samples to taste', 'taste it first'] },
  },
  {
    kind: 'edge',
    es: 'consejo de maridaje',
    en: 'pairing advice',
    clues: { es: ['maridajes', 'vino para cada plato'], en: ['food pairing', 'wine pairing', 'wine for each dish'] },
  },
  {
    kind: 'edge',
    es: 'encargo por WhatsApp',
    en: 'orders by WhatsApp',
    clues: { es: ['pedidos por WhatsApp', 'encargar por mensaje', 'reservar por WhatsApp'], en: ['message your order', 'WhatsApp orders'] },
  },
  {
    kind: 'edge',
    es: 'recogida fuera de horario',
    en: 'out-of-hours collection',
    clues: {
      es: ['recoger a cualquier hora', 'taquilla de recogida', 'recogida a deshora'],
      en: ['collect after hours', 'collection locker', 'pick up after hours'],
    },
  },
  {
    kind: 'edge',
    es: 'apertura a mediodía',
    en: 'opening through lunch',
    clues: { es: ['horario continuo', 'abierto a mediodía', 'no cerramos a mediodía'], en: ['open over lunch', 'stay open through lunch'] },
  },
  {
    kind: 'edge',
    es: 'apertura en domingo',
    en: 'opening on Sundays',
    clues: { es: ['abierto domingos', 'domingos por la mañana'], en: ['sunday mornings', 'sundays and bank holidays'] },
  },
  {
    kind: 'edge',
    es: 'envases de vuelta',
    en: 'returnable containers',
    clues: {
      es: ['envases retornables', 'trae tu envase', 'botes reutilizables'],
      en: ['bring your own container', 'refillable jars', 'returnable jars'],
    },
  },
  {
    kind: 'edge',
    es: 'envoltorio de regalo',
    en: 'gift wrapping',
    clues: { es: ['envolver para regalo', 'papel de regalo', 'tarjeta escrita a mano'], en: ['wrapped as a gift', 'handwritten card'] },
  },
  {
    kind: 'edge',
    es: 'prueba en casa antes de pagar',
    en: 'trying at home before paying',
    clues: { es: ['probar en casa', 'llevar a prueba'], en: ['try at home', 'take home on approval'] },
  },
  {
    kind: 'customer',
    es: 'vecinos que pasan a diario',
    en: 'daily passers-by',
    clues: {
      es: ['gente que pasa por la puerta', 'vecinos de la calle', 'pasan todos los días'],
      en: ['people walking past', 'walk past every day', 'foot traffic'],
    },
  },
  {
    kind: 'customer',
    es: 'hoteles que cambian sus flores',
    en: 'hotels that change their flowers',
    clues: {
      es: ['flores para hoteles', 'hoteles con flores', 'recepción de hotel'],
      en: ['hotel flowers', 'hotel receptions', 'hotel lobbies'],
    },
  },
  {
    kind: 'customer',
    es: 'restaurantes de la zona',
    en: 'nearby restaurants',
    clues: {
      es: ['restaurantes cercanos', 'hostelería de la zona', 'bares y restaurantes'],
      en: ['local restaurants', 'restaurants nearby', 'cafes and restaurants'],
    },
  },
  {
    kind: 'customer',
    es: 'novios que preparan la boda',
    en: 'couples planning a wedding',
    clues: { es: ['novios', 'parejas que se casan'], en: ['engaged couples', 'brides', 'couples getting married'] },
  },
  {
    kind: 'customer',
    es: 'lectores habituales',
    en: 'regular readers',
    clues: {
      es: ['grandes lectores', 'aficionados a la lectura', 'gente que lee mucho', 'lectores'],
      en: ['keen readers', 'avid readers', 'book lovers', 'bookworms'],
    },
  },
  {
    kind: 'customer',
    es: 'colegios que piden libros',
    en: 'schools ordering books',
    clues: {
      es: ['bibliotecas escolares', 'colegios de la zona', 'colegios y bibliotecas'],
      en: ['schools and libraries', 'local schools'],
    },
  },
  {
    kind: 'customer',
    es: 'padres de niños que crecen',
    en: 'parents of growing children',
    clues: {
      es: ['madres con niños', 'padres con niños pequeños', 'ropa para el cole'],
      en: ['mums with children', 'parents with kids', 'parents of young kids'],
    },
  },
  {
    kind: 'customer',
    es: 'personas mayores de la zona',
    en: 'older neighbours',
    clues: {
      es: ['personas mayores del barrio', 'jubilados', 'vecinos mayores', 'señoras mayores'],
      en: ['elderly neighbours', 'elderly customers nearby', 'retired neighbours'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de perros',
    en: 'dog owners',
    clues: {
      es: ['familias con perro', 'amos de perros', 'perro en casa', 'tienen perro'],
      en: ['dog lovers', 'dog walkers', 'families with a dog', 'have a dog'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de gatos',
    en: 'cat owners',
    clues: { es: ['amos de gatos', 'familias con gato', 'tienen gato'], en: ['cat lovers', 'families with a cat', 'have a cat'] },
  },
  {
    kind: 'customer',
    es: 'profesionales de la construcción',
    en: 'building tradespeople',
    clues: { es: ['albañiles', 'fontaneros', 'electricistas de la zona'], en: ['tradesmen', 'builders', 'plumbers', 'local electricians'] },
  },
  {
    kind: 'customer',
    es: 'aficionados al bricolaje',
    en: 'home improvers',
    clues: {
      es: ['manitas de casa', 'bricolaje en casa', 'gente que arregla cosas'],
      en: ['DIY enthusiasts', 'diyers', 'people doing diy'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes llegan tarde a un regalo',
    en: 'late gift buyers',
    clues: { es: ['regalo de última hora', 'regalo para hoy'], en: ['last minute gift', 'last minute presents', 'gift for tonight'] },
  },
  {
    kind: 'customer',
    es: 'empresas que regalan en Navidad',
    en: 'firms giving Christmas gifts',
    clues: {
      es: ['regalos de empresa', 'empresas en Navidad', 'lotes para empleados'],
      en: ['corporate gifts', 'christmas gifts for staff', 'company gifts'],
    },
  },
  {
    kind: 'customer',
    es: 'aficionados al vino',
    en: 'wine enthusiasts',
    clues: { es: ['amantes del vino', 'gente que entiende de vino', 'winelovers'], en: ['wine lovers', 'wine drinkers', 'wine buffs'] },
  },
  {
    kind: 'customer',
    es: 'celíacos',
    en: 'coeliacs',
    clues: { es: ['familias con celíacos', 'intolerantes al gluten'], en: ['celiacs', 'gluten intolerant'] },
  },
  {
    kind: 'pain',
    es: 'ramos de supermercado que se marchitan',
    en: 'supermarket bunches that wilt',
    clues: {
      es: ['se marchitan', 'ramos que duran poco', 'flores mustias', 'flores que no duran', 'no duran nada'],
      en: ['flowers wilt', 'wilted flowers', 'die in two days', 'dead flowers'],
    },
  },
  {
    kind: 'pain',
    es: 'flores de internet que llegan mal',
    en: 'online flowers that disappoint',
    clues: {
      es: ['flores por internet llegan', 'ramo distinto a la foto', 'ramo de internet'],
      en: ['flowers in a box', 'nothing like the picture', 'online bouquet disappoints'],
    },
  },
  {
    kind: 'pain',
    es: 'librerías que van cerrando',
    en: 'bookshops closing down',
    clues: {
      es: ['cierran librerías', 'última librería', 'librería más cercana'],
      en: ['bookshops closed', 'nearest bookshop', 'last bookshop closed'],
    },
  },
  {
    kind: 'pain',
    es: 'recomendaciones de algoritmo',
    en: 'algorithm recommendations',
    clues: { es: ['algoritmo', 'recomienda un algoritmo', 'perderse entre tantos libros'], en: ['algorithm', 'too many books'] },
  },
  {
    kind: 'pain',
    es: 'ropa igual en todas partes',
    en: 'identical clothes everywhere',
    clues: {
      es: ['toda la ropa igual', 'las mismas tiendas', 'todos visten igual'],
      en: ['all clothes the same', 'same chain stores', 'everyone wears the same'],
    },
  },
  {
    kind: 'pain',
    es: 'ropa que se estropea pronto',
    en: 'clothes that wear out fast',
    clues: {
      es: ['ropa de mala calidad', 'se estropea al lavar', 'fast fashion', 'ropa que dura poco', 'ropa que no dura'],
      en: ['poor quality clothes', 'clothes fall apart', 'fast fashion', 'clothes do not last'],
    },
  },
  {
    kind: 'pain',
    es: 'tallas que nunca aciertan',
    en: 'sizes that never fit',
    clues: {
      es: ['acertar con la talla', 'talla equivocada', 'ninguna talla', 'comprar sin probarse'],
      en: ['wrong size', 'hard to find size', 'never fits'],
    },
  },
  {
    kind: 'pain',
    es: 'pan duro a las pocas horas',
    en: 'bread stale within hours',
    clues: { es: ['pan duro', 'pan chicle', 'pan congelado'], en: ['stale bread', 'frozen bread', 'part baked bread', 'rubbery bread'] },
  },
  {
    kind: 'pain',
    es: 'fruta insípida',
    en: 'tasteless fruit',
    clues: {
      es: ['fruta verde', 'fruta de cámara', 'fruta que sabe a nada', 'fruta sin sabor', 'no sabe a nada'],
      en: ['unripe fruit', 'fruit that tastes of nothing', 'hard fruit', 'no taste'],
    },
  },
  {
    kind: 'pain',
    es: 'fruta que se pudre enseguida',
    en: 'fruit that rots at once',
    clues: { es: ['se pudre', 'fruta podrida', 'fruta pasada'], en: ['fruit rots', 'rotten fruit', 'mouldy fruit', 'goes off in a day'] },
  },
  {
    kind: 'pain',
    es: 'bandejas con más de lo que se gasta',
    en: 'packs larger than needed',
    clues: {
      es: ['bandejas de plástico', 'bandejas grandes', 'todo en plástico'],
      en: ['plastic trays', 'wrapped in plastic', 'plastic packs', 'too much packaging', 'too big for one'],
    },
  },
  {
    kind: 'pain',
    es: 'sacos pesados de cargar',
    en: 'heavy sacks to carry',
    clues: { es: ['cargar con el saco', 'sacos pesados', 'cargar peso'], en: ['carry heavy bags', 'heavy bags', 'lug sacks'] },
  },
  {
    kind: 'pain',
    es: 'perros con el estómago delicado',
    en: 'dogs with delicate stomachs',
    clues: {
      es: ['perro con alergias', 'alergias alimentarias', 'le sienta mal el pienso'],
      en: ['food allergies', 'allergic dog', 'upset stomach'],
    },
  },
  {
    kind: 'pain',
    es: 'cajas de cien para un solo tornillo',
    en: 'a hundred screws for one',
    clues: {
      es: ['caja entera de tornillos', 'comprar cien tornillos', 'caja de cien'],
      en: ['whole box of screws', 'box of hundred', 'buy a whole pack'],
    },
  },
  {
    kind: 'pain',
    es: 'grandes superficies a las afueras',
    en: 'superstores out of town',
    clues: {
      es: ['ir al centro comercial', 'hay que coger el coche', 'tiendas lejos'],
      en: ['drive to the retail park', 'drive out of town', 'out of town stores', 'shops too far'],
    },
  },
  {
    kind: 'pain',
    es: 'dependientes ajenos al género',
    en: 'staff who know nothing of the goods',
    clues: {
      es: ['nadie te atiende', 'nadie sabe aconsejar', 'dependientes que saben poco', 'no saben lo que venden', 'no saben aconsejar'],
      en: ['nobody to ask', 'staff who know nothing', 'nobody knows the product', 'staff do not know'],
    },
  },
  {
    kind: 'pain',
    es: 'pasillos de vino que abruman',
    en: 'bewildering wine aisles',
    clues: {
      es: ['elegir vino', 'perdidos ante el vino', 'qué vino elegir'],
      en: ['choosing wine', 'overwhelmed by wine', 'which wine to choose'],
    },
  },
  {
    kind: 'pain',
    es: 'locales cerrados en el centro',
    en: 'empty shops in town',
    clues: {
      es: ['tiendas cerradas', 'cierran las tiendas', 'persianas bajadas', 'locales vacíos'],
      en: ['closed shops', 'empty shops', 'shuttered shops', 'shops have closed'],
    },
  },
  {
    kind: 'alternative',
    es: 'el supermercado',
    en: 'the supermarket',
    clues: { es: ['mercadona', 'carrefour', 'lidl', 'súper de la esquina'], en: ['tesco', 'lidl', 'aldi', 'walmart'] },
  },
  {
    kind: 'alternative',
    es: 'las floristerías en línea',
    en: 'online florists',
    clues: { es: ['interflora', 'flores por internet', 'floristería online'], en: ['interflora', 'flowers online'] },
  },
  {
    kind: 'alternative',
    es: 'Amazon',
    en: 'Amazon',
    clues: { es: ['comprar en amazon', 'amazon prime'], en: ['buy on amazon', 'amazon prime'] },
  },
  {
    kind: 'alternative',
    es: 'las cadenas de ropa',
    en: 'the clothing chains',
    clues: { es: ['zara', 'primark', 'shein', 'inditex'], en: ['zara', 'primark', 'shein'] },
  },
  {
    kind: 'alternative',
    es: 'el bazar de la esquina',
    en: 'the corner bazaar',
    clues: { es: ['bazar chino', 'chinos del barrio', 'los chinos de la esquina'], en: ['pound shop', 'dollar store', 'bargain bazaar'] },
  },
  {
    kind: 'alternative',
    es: 'la gran superficie de bricolaje',
    en: 'the out-of-town DIY store',
    clues: { es: ['leroy merlin', 'bricomart', 'bauhaus'], en: ['leroy merlin', 'home depot', 'screwfix'] },
  },
  {
    kind: 'alternative',
    es: 'el mostrador del veterinario',
    en: 'the vet’s counter',
    clues: { es: ['comprar pienso al veterinario', 'pienso del veterinario'], en: ['buy food at the vet', 'vet’s own food'] },
  },
  {
    kind: 'alternative',
    es: 'las tiendas de mascotas en línea',
    en: 'online pet stores',
    clues: { es: ['zooplus', 'tiendanimal', 'kiwoko'], en: ['zooplus', 'chewy', 'pets at home'] },
  },
  {
    kind: 'alternative',
    es: 'la biblioteca pública',
    en: 'the public library',
    clues: { es: ['biblioteca del barrio', 'biblioteca municipal'], en: ['local library', 'town library'] },
  },
  {
    kind: 'alternative',
    es: 'el libro electrónico',
    en: 'an ebook reader',
    clues: { es: ['kindle', 'ebook', 'libros digitales'], en: ['kindle', 'ebook', 'ereader'] },
  },
  {
    kind: 'alternative',
    es: 'el mercadillo semanal',
    en: 'the weekly street market',
    clues: {
      es: ['mercadillo', 'mercado de los sábados', 'puestos del mercado'],
      en: ['street market', 'saturday market', 'market stalls'],
    },
  },
  {
    kind: 'alternative',
    es: 'el pan de la gasolinera',
    en: 'petrol-station bread',
    clues: { es: ['tienda de la gasolinera', 'barra de gasolinera'], en: ['gas station bread', 'garage forecourt'] },
  },
  {
    kind: 'alternative',
    es: 'un club de vino por internet',
    en: 'an online wine club',
    clues: { es: ['bodeboca', 'vinissimus', 'vino online'], en: ['naked wines', 'vivino', 'online wine'] },
  },
  {
    kind: 'channel',
    es: 'escaparate',
    en: 'a shop window',
    clues: { es: ['escaparate iluminado', 'ver el escaparate'], en: ['window display', 'window dressing'] },
  },
  {
    kind: 'channel',
    es: 'olor a pan en la calle',
    en: 'a smell of baking in the street',
    clues: { es: ['olor a pan', 'huele a pan'], en: ['smell of bread', 'smell of baking'] },
  },
  {
    kind: 'channel',
    es: 'lista de WhatsApp con novedades',
    en: 'a WhatsApp list of new arrivals',
    clues: {
      es: ['lista de difusión', 'difusión de WhatsApp', 'novedades por WhatsApp'],
      en: ['WhatsApp broadcast', 'broadcast list', 'new arrivals by WhatsApp'],
    },
  },
  {
    kind: 'channel',
    es: 'asociación de comerciantes',
    en: 'a traders’ association',
    clues: {
      es: ['comerciantes de la zona', 'asociación de vecinos', 'cámara de comercio'],
      en: ['shopkeepers association', 'chamber of commerce', 'residents association'],
    },
  },
  {
    kind: 'channel',
    es: 'colegios cercanos',
    en: 'nearby schools',
    clues: { es: ['tablón del colegio', 'AMPA', 'colegios del barrio'], en: ['school noticeboard', 'pta', 'school newsletter'] },
  },
  {
    kind: 'channel',
    es: 'veterinarios que recomiendan',
    en: 'vets who recommend',
    clues: { es: ['recomendación del veterinario', 'clínicas veterinarias'], en: ['vet recommendations', 'vet surgeries', 'local vets'] },
  },
  {
    kind: 'channel',
    es: 'tanatorios',
    en: 'funeral homes',
    clues: { es: ['funerarias', 'tanatorio cercano'], en: ['funeral directors', 'undertakers'] },
  },
  {
    kind: 'resource',
    es: 'cámara de frío',
    en: 'a cold room',
    clues: {
      es: ['cámara frigorífica', 'nevera para flores', 'cámara refrigerada'],
      en: ['cold store', 'flower fridge', 'walk in fridge'],
    },
  },
  {
    kind: 'resource',
    es: 'bicicleta de carga',
    en: 'a cargo bike',
    clues: { es: ['bici de reparto', 'triciclo de reparto'], en: ['delivery bike', 'delivery trike'] },
  },
  {
    kind: 'resource',
    es: 'horno de panadería',
    en: 'a baker’s oven',
    clues: { es: ['horno de pan', 'horno eléctrico', 'comprar un horno'], en: ['deck oven', 'bread oven', 'buy an oven'] },
  },
  {
    kind: 'resource',
    es: 'amasadora de pan',
    en: 'a dough mixer',
    clues: { es: ['batidora industrial', 'comprar amasadora', 'amasadora y horno'], en: ['spiral mixer', 'bread mixer'] },
  },
  { kind: 'resource', es: 'estanterías', en: 'shelving', clues: { es: ['baldas', 'expositores'], en: ['display units', 'racks'] } },
  {
    kind: 'resource',
    es: 'probador',
    en: 'a fitting room',
    clues: { es: ['espejo de cuerpo entero', 'probador con espejo'], en: ['changing room', 'fitting rooms with mirror'] },
  },
  {
    kind: 'resource',
    es: 'máquina de copiar llaves',
    en: 'a key-cutting machine',
    clues: { es: ['máquina para llaves', 'máquina de duplicar'], en: ['key machine', 'key duplicator'] },
  },
  {
    kind: 'resource',
    es: 'stock inicial',
    en: 'opening stock',
    clues: {
      es: ['primera compra de género', 'mercancía inicial', 'inventario inicial', 'primer pedido'],
      en: ['initial stock', 'starting inventory', 'first order of stock'],
    },
  },
  {
    kind: 'resource',
    es: 'depósito de libros',
    en: 'books supplied on sale or return',
    clues: {
      es: ['libros en depósito con derecho a devolución', 'depósito de las editoriales'],
      en: ['sale or return', 'books on consignment'],
    },
  },
  {
    kind: 'resource',
    es: 'distribuidoras de libros',
    en: 'book distributors',
    clues: { es: ['distribuidora editorial', 'cuenta con la distribuidora'], en: ['book wholesalers', 'book distribution account'] },
  },
  {
    kind: 'resource',
    es: 'caja con TPV',
    en: 'a till system',
    clues: { es: ['TPV', 'caja registradora', 'programa de caja'], en: ['cash register', 'point of sale till', 'epos'] },
  },
  {
    kind: 'resource',
    es: 'productores locales',
    en: 'local growers',
    clues: {
      es: ['agricultores con acuerdo', 'acuerdos con productores', 'proveedores locales'],
      en: ['local suppliers', 'local producers', 'agreements with growers'],
    },
  },
  {
    kind: 'resource',
    es: 'local en una calle de paso',
    en: 'premises on a busy street',
    clues: {
      es: ['local a pie de calle', 'local en esquina', 'calle peatonal', 'calle transitada'],
      en: ['high street premises', 'corner shop unit', 'street level premises', 'busy street'],
    },
  },
  { kind: 'resource', es: 'rótulo', en: 'a shop sign', clues: { es: ['rótulo luminoso', 'letrero'], en: ['signage', 'shopfront sign'] } },
  {
    kind: 'resource',
    es: 'licencia para vender alcohol',
    en: 'a licence to sell alcohol',
    clues: { es: ['licencia de alcohol', 'permiso de alcohol'], en: ['alcohol licence', 'liquor license'] },
  },
  {
    kind: 'resource',
    es: 'furgoneta de reparto',
    en: 'a delivery van',
    clues: { es: ['furgoneta', 'furgón'], en: ['delivery vehicle', 'buy a van'] },
  },
  {
    kind: 'resource',
    es: 'balanza homologada',
    en: 'approved scales',
    clues: { es: ['balanza', 'báscula'], en: ['weighing scales', 'shop scales'] },
  },
];
