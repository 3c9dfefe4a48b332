import type { Concept } from './concept.ts';

export const cafeRestaurantConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'café de especialidad',
    en: 'specialty coffee',
    clues: {
      es: ['café de origen', 'café recién molido', 'café de autor'],
      en: ['speciality coffee', 'single origin coffee', 'third wave coffee', 'freshly ground coffee'],
    },
  },
  {
    kind: 'offer',
    es: 'café para llevar',
    en: 'takeaway coffee',
    clues: { es: ['café take away', 'café en vaso', 'vaso para llevar'], en: ['coffee to go', 'takeout coffee'] },
  },
  {
    kind: 'offer',
    es: 'bollería hecha en casa',
    en: 'pastries made in-house',
    clues: {
      es: ['bollería casera', 'bollería artesana', 'cruasanes artesanos', 'croissants caseros'],
      en: ['homemade pastries', 'house pastries', 'handmade croissants', 'artisan pastries'],
    },
  },
  {
    kind: 'offer',
    es: 'tartas caseras',
    en: 'homemade cakes',
    clues: {
      es: ['pasteles caseros', 'repostería casera', 'dulces caseros', 'tartas artesanas', 'bizcochos caseros'],
      en: ['home baked cakes', 'homemade desserts', 'home baking', 'handmade cakes'],
    },
  },
  {
    kind: 'offer',
    es: 'desayunos',
    en: 'breakfasts',
    clues: {
      es: ['desayuno completo', 'tostadas con tomate', 'tostadas de aguacate'],
      en: ['cooked breakfast', 'full breakfast', 'avocado toast'],
    },
  },
  {
    kind: 'offer',
    es: 'brunch',
    en: 'brunch',
    clues: {
      es: ['brunch de fin de semana', 'brunch los domingos', 'huevos benedictinos'],
      en: ['weekend brunch', 'sunday brunch', 'eggs benedict'],
    },
  },
  {
    kind: 'offer',
    es: 'menú del día',
    en: 'a set lunch',
    clues: {
      es: ['menú diario', 'menú de mediodía', 'menú casero', 'menú entre semana', 'comida corrida'],
      en: ['set menu', 'lunch menu', 'menu of the day', 'two course lunch'],
    },
  },
  {
    kind: 'offer',
    es: 'comida casera',
    en: 'home cooking',
    clues: {
      es: ['cocina casera', 'platos caseros', 'comida de casa', 'cocina de la abuela'],
      en: ['home cooked food', 'homemade food', 'home cooked meals', 'homemade dishes'],
    },
  },
  {
    kind: 'offer',
    es: 'platos de cuchara',
    en: 'slow-cooked stews',
    clues: { es: ['guisos', 'potajes', 'lentejas caseras', 'platos de puchero'], en: ['stews', 'casseroles', 'hearty soups'] },
  },
  {
    kind: 'offer',
    es: 'arroces',
    en: 'paella-style rice dishes',
    clues: { es: ['paella', 'arroz a banda', 'arroz meloso', 'arroz caldoso'], en: ['paellas', 'rice dishes', 'seafood rice'] },
  },
  {
    kind: 'offer',
    es: 'carta de tapas',
    en: 'a tapas menu',
    clues: {
      es: ['bar de tapas', 'tapas caseras', 'tapas y cañas', 'tapas y vinos', 'tapas y raciones'],
      en: ['tapas', 'small plates', 'sharing plates', 'plates to share'],
    },
  },
  {
    kind: 'offer',
    es: 'pinchos en barra',
    en: 'pintxos on the counter',
    clues: { es: ['pinchos', 'pintxos', 'montaditos'], en: ['pintxos', 'pinchos'] },
  },
  {
    kind: 'offer',
    es: 'vermut',
    en: 'vermouth',
    clues: { es: ['vermú', 'vermut de grifo', 'hora del vermut'], en: ['vermouth on tap', 'house vermouth'] },
  },
  {
    kind: 'offer',
    es: 'cerveza artesana',
    en: 'craft beer',
    clues: {
      es: ['cerveza artesanal', 'cervezas de microcervecería', 'IPA'],
      en: ['craft ales', 'craft beers on tap', 'microbrewery beer'],
    },
  },
  {
    kind: 'offer',
    es: 'cerveza de barril',
    en: 'draught beer',
    clues: {
      es: ['cañas bien tiradas', 'cerveza de grifo', 'tomar cañas', 'cañas y vinos'],
      en: ['beer on tap', 'draft beer', 'pints of beer'],
    },
  },
  {
    kind: 'offer',
    es: 'cócteles',
    en: 'cocktails',
    clues: { es: ['coctelería', 'gin tonics', 'mojitos'], en: ['cocktail bar', 'mojitos', 'mixed drinks'] },
  },
  {
    kind: 'offer',
    es: 'vinos por copas',
    en: 'wine by the glass',
    clues: { es: ['copas de vino', 'vinos de la zona por copas'], en: ['glass of wine', 'wine bar'] },
  },
  {
    kind: 'offer',
    es: 'pizza de masa madre',
    en: 'sourdough pizza',
    clues: {
      es: ['masa de fermentación lenta', 'pizza de fermentación larga', 'pizzas con masa madre natural'],
      en: ['slow fermented pizza', 'slow proved dough', 'long fermented dough'],
    },
  },
  {
    kind: 'offer',
    es: 'pizza de horno de leña',
    en: 'wood-fired pizza',
    clues: { es: ['pizza a la leña', 'horno de leña'], en: ['wood oven pizza', 'wood fired oven', 'pizza from wood oven'] },
  },
  {
    kind: 'offer',
    es: 'pizza al corte',
    en: 'pizza by the slice',
    clues: { es: ['porciones de pizza', 'pizza en porciones', 'pizza al taglio'], en: ['slice of pizza', 'pizza al taglio'] },
  },
  {
    kind: 'offer',
    es: 'pizza para llevar',
    en: 'takeaway pizza',
    clues: {
      es: ['pizza para recoger', 'pizza take away', 'pizzas en local o para llevar'],
      en: ['pizza to go', 'takeout pizza', 'pizza takeaway'],
    },
  },
  {
    kind: 'offer',
    es: 'helado artesano',
    en: 'artisan ice cream',
    clues: {
      es: ['helado artesanal', 'helado casero', 'gelato', 'helado hecho aquí'],
      en: ['homemade ice cream', 'gelato', 'handmade ice cream', 'small batch ice cream'],
    },
  },
  {
    kind: 'offer',
    es: 'horchata natural',
    en: 'fresh tiger-nut horchata',
    clues: { es: ['horchata', 'horchata artesana', 'horchata con fartons'], en: ['horchata', 'tiger nut milk'] },
  },
  {
    kind: 'offer',
    es: 'granizados',
    en: 'granitas',
    clues: { es: ['granizado de limón', 'granizado de café', 'raspados'], en: ['slushies', 'crushed ice drinks'] },
  },
  {
    kind: 'offer',
    es: 'platos veganos',
    en: 'vegan dishes',
    clues: {
      es: ['comida vegana', 'opciones veganas', 'cocina vegana', 'menú vegano', 'carta vegana'],
      en: ['vegan food', 'vegan options', 'vegan menu', 'plant based food'],
    },
  },
  {
    kind: 'offer',
    es: 'cocina vegetariana',
    en: 'vegetarian cooking',
    clues: {
      es: ['comida vegetariana', 'platos vegetarianos', 'opciones vegetarianas'],
      en: ['vegetarian food', 'vegetarian dishes', 'vegetarian options', 'veggie food'],
    },
  },
  {
    kind: 'offer',
    es: 'platos sin gluten',
    en: 'gluten-free dishes',
    clues: {
      es: [
        'opciones sin gluten',
        'carta sin gluten',
        'menú sin gluten',
        'apto para celíacos',
        'cocina sin gluten',
        'sin gluten',
        'sin tacc',
      ],
      en: ['gluten free options', 'gluten free menu', 'gluten free food', 'coeliac friendly', 'no gluten'],
    },
  },
  {
    kind: 'offer',
    es: 'leches vegetales',
    en: 'plant milks',
    clues: {
      es: ['leche de avena', 'bebida de avena', 'leche de soja', 'leche de almendra'],
      en: ['oat milk', 'soy milk', 'almond milk', 'plant based milk'],
    },
  },
  {
    kind: 'offer',
    es: 'carta de infusiones',
    en: 'a tea list',
    clues: { es: ['tés', 'infusiones', 'té a granel', 'salón de té'], en: ['loose leaf tea', 'herbal teas', 'range of teas'] },
  },
  {
    kind: 'offer',
    es: 'zumos naturales',
    en: 'fresh juices',
    clues: {
      es: ['zumo recién exprimido', 'zumo de naranja', 'jugos naturales'],
      en: ['squeezed juice', 'orange juice'],
    },
  },
  {
    kind: 'offer',
    es: 'bocadillos',
    en: 'filled rolls',
    clues: {
      es: ['bocatas', 'bocadillos calientes', 'molletes'],
      en: ['filled baguettes', 'sandwiches'],
    },
  },
  {
    kind: 'offer',
    es: 'sándwiches tostados',
    en: 'toasted sandwiches',
    clues: { es: ['sándwich tostado', 'tostas y sándwiches', 'sándwiches'], en: ['toasties', 'paninis', 'grilled sandwiches'] },
  },
  {
    kind: 'edge',
    es: 'una mesa grande compartida, con enchufes',
    en: 'a big shared table with sockets',
    clues: {
      es: ['mesa compartida enchufes', 'mesa grande enchufes', 'mesa común enchufes'],
      en: ['shared table sockets', 'communal table sockets', 'shared table outlets', 'communal table outlets', 'table with sockets'],
    },
  },
  {
    kind: 'offer',
    es: 'cocina a la brasa',
    en: 'charcoal cooking',
    clues: {
      es: ['carne a la brasa', 'carne a la parrilla', 'parrilla', 'pescado a la brasa'],
      en: ['charcoal grill', 'grilled meat', 'cooked over charcoal'],
    },
  },
  {
    kind: 'offer',
    es: 'pescado fresco',
    en: 'fresh fish',
    clues: {
      es: ['pescado del día', 'pescado de lonja', 'pescado de la bahía'],
      en: ['catch of the day', 'fish of the day', 'locally landed fish'],
    },
  },
  {
    kind: 'offer',
    es: 'marisco',
    en: 'shellfish',
    clues: { es: ['gambas', 'ostras', 'mejillones'], en: ['seafood', 'prawns', 'oysters', 'mussels'] },
  },
  {
    kind: 'offer',
    es: 'hamburguesas',
    en: 'burgers',
    clues: {
      es: ['hamburguesas de vaca', 'hamburguesas caseras', 'smash burger'],
      en: ['burgers and fries', 'smash burgers', 'beef burgers'],
    },
  },
  {
    kind: 'offer',
    es: 'sushi',
    en: 'sushi',
    clues: { es: ['makis', 'nigiris', 'sushi para llevar'], en: ['nigiri', 'sushi rolls', 'takeaway sushi'] },
  },
  {
    kind: 'offer',
    es: 'poke',
    en: 'poke bowls',
    clues: { es: ['bol de poke', 'poke hawaiano', 'poke para llevar'], en: ['hawaiian poke', 'poke to go'] },
  },
  {
    kind: 'offer',
    es: 'comida para llevar',
    en: 'takeaway dishes',
    clues: {
      es: ['platos para llevar', 'platos preparados para llevar', 'raciones para llevar'],
      en: ['food to go', 'takeout food', 'takeaway meals'],
    },
  },
  {
    kind: 'offer',
    es: 'tartas por encargo',
    en: 'cakes to order',
    clues: {
      es: ['tarta de cumpleaños', 'pasteles por encargo', 'tartas personalizadas'],
      en: ['custom cakes', 'birthday cakes', 'cakes made to order'],
    },
  },
  {
    kind: 'offer',
    es: 'menú degustación',
    en: 'a tasting menu',
    clues: { es: ['menú de degustación largo', 'menú sorpresa', 'menú de pases'], en: ['chef menu', 'surprise menu'] },
  },
  {
    kind: 'offer',
    es: 'cenas en grupo',
    en: 'group dinners',
    clues: {
      es: ['menús de grupo', 'menú para grupos', 'cenas de empresa', 'comidas de empresa'],
      en: ['group meals', 'group menus', 'work dinners', 'office parties'],
    },
  },
  {
    kind: 'offer',
    es: 'desayunos para oficinas',
    en: 'office breakfasts',
    clues: {
      es: ['desayunos a empresas', 'coffee break para empresas', 'catering de oficina', 'bandejas para reuniones'],
      en: ['breakfast for offices', 'office catering', 'coffee breaks for companies', 'meeting platters'],
    },
  },
  {
    kind: 'offer',
    es: 'música en directo',
    en: 'live music',
    clues: {
      es: ['conciertos en directo', 'música en vivo', 'noches de jazz', 'conciertos acústicos'],
      en: ['live bands', 'live gigs', 'jazz nights', 'acoustic nights'],
    },
  },
  {
    kind: 'offer',
    es: 'noches de trivial',
    en: 'quiz nights',
    clues: { es: ['noche de quiz', 'concursos de preguntas', 'trivia'], en: ['pub quiz', 'trivia night'] },
  },
  {
    kind: 'offer',
    es: 'café en grano para casa',
    en: 'coffee beans to take home',
    clues: {
      es: ['venta de café en grano', 'bolsas de café', 'paquetes de café'],
      en: ['bags of beans', 'retail coffee beans', 'sell beans'],
    },
  },
  {
    kind: 'offer',
    es: 'opciones sin lactosa',
    en: 'lactose-free options',
    clues: { es: ['sin lactosa', 'helado sin lactosa', 'postres sin lactosa'], en: ['lactose free', 'dairy free', 'dairy free ice cream'] },
  },
  {
    kind: 'edge',
    es: 'tueste propio',
    en: 'in-house roasting',
    clues: {
      es: ['tostamos el café', 'café tostado en casa', 'tostador propio', 'tostadero propio'],
      en: ['roast our own', 'house roasted coffee', 'own roastery', 'coffee roasted here'],
    },
  },
  {
    kind: 'edge',
    es: 'obrador a la vista',
    en: 'a bakery in full view',
    clues: { es: ['obrador abierto', 'se ve el obrador', 'horno a la vista'], en: ['open bakery', 'see us bake', 'visible bakery'] },
  },
  {
    kind: 'edge',
    es: 'cocina a la vista',
    en: 'an open kitchen',
    clues: { es: ['cocina abierta al público', 'se ve la cocina'], en: ['open plan kitchen', 'visible kitchen', 'see us cook'] },
  },
  {
    kind: 'edge',
    es: 'producto de proximidad',
    en: 'locally sourced produce',
    clues: {
      es: ['producto local', 'kilómetro cero', 'proveedores locales', 'huerta local', 'productores de la zona'],
      en: ['local produce', 'local suppliers', 'farm to table', 'local farms'],
    },
  },
  {
    kind: 'edge',
    es: 'carta de temporada',
    en: 'a seasonal menu',
    clues: {
      es: ['producto de temporada', 'cocina de temporada', 'cocina de mercado', 'platos de temporada'],
      en: ['seasonal produce', 'seasonal dishes', 'seasonal food', 'market cooking'],
    },
  },
  {
    kind: 'edge',
    es: 'carta corta',
    en: 'a short menu',
    clues: { es: ['carta pequeña', 'pocos platos', 'carta reducida'], en: ['small menu', 'few dishes', 'tight menu'] },
  },
  {
    kind: 'edge',
    es: 'recetas de familia',
    en: 'family recipes',
    clues: { es: ['recetas de la abuela', 'recetas de mi madre'], en: ['grandmother recipes', 'mum recipes', 'grandma recipes'] },
  },
  {
    kind: 'edge',
    es: 'ingredientes naturales',
    en: 'natural ingredients',
    clues: { es: ['ingredientes de verdad', 'todo natural', 'fruta natural'], en: ['real ingredients', 'all natural', 'real fruit'] },
  },
  {
    kind: 'edge',
    es: 'sabores de temporada',
    en: 'seasonal flavours',
    clues: {
      es: ['sabor de la semana', 'sabores que cambian', 'sabores nuevos cada semana'],
      en: ['flavour of the week', 'changing flavours', 'new flavours every week'],
    },
  },
  {
    kind: 'edge',
    es: 'una tapa con cada bebida',
    en: 'a tapa with every drink',
    clues: { es: ['tapa gratis', 'tapa con cada caña', 'tapa incluida', 'tapa con la consumición'], en: ['free tapa', 'tapa with drink'] },
  },
  {
    kind: 'edge',
    es: 'terraza',
    en: 'outdoor tables',
    clues: {
      es: ['mesas fuera', 'mesas en la calle', 'terraza con sol', 'terraza tranquila'],
      en: ['outdoor seating', 'terrace', 'tables outside', 'pavement tables', 'beer garden'],
    },
  },
  {
    kind: 'edge',
    es: 'cocina abierta todo el día',
    en: 'a kitchen open all day',
    clues: {
      es: ['cocina ininterrumpida', 'cocina todo el día', 'comer a cualquier hora', 'cocina sin parar'],
      en: ['all day kitchen', 'food all day', 'food served all day'],
    },
  },
  {
    kind: 'edge',
    es: 'comida servida sin demora a mediodía',
    en: 'quickly served lunches',
    clues: {
      es: ['comer en media hora', 'comida rápida a mediodía', 'menú rápido', 'servicio rápido a mediodía'],
      en: ['quick lunch', 'fast lunch', 'lunch in half an hour', 'lunch within the hour'],
    },
  },
  {
    kind: 'edge',
    es: 'apertura temprana',
    en: 'early opening',
    clues: {
      es: ['abrimos temprano', 'abrir temprano', 'abrimos pronto', 'desde primera hora'],
      en: ['open early', 'early opening hours'],
    },
  },
  {
    kind: 'edge',
    es: 'mesas para trabajar con portátil',
    en: 'tables for laptop work',
    clues: {
      es: ['trabajar con portátil', 'wifi y enchufes', 'mesas con enchufe', 'café para trabajar'],
      en: ['laptop friendly', 'wifi and sockets', 'plug sockets', 'work friendly cafe'],
    },
  },
  {
    kind: 'edge',
    es: 'perros admitidos dentro',
    en: 'dogs allowed inside',
    clues: {
      es: ['admitimos perros', 'entrar con perro', 'pet friendly', 'perros bienvenidos'],
      en: ['dog friendly', 'pet friendly', 'dogs welcome'],
    },
  },
  {
    kind: 'edge',
    es: 'rincón de juegos',
    en: 'a play corner',
    clues: {
      es: ['zona infantil', 'zona de juegos', 'rincón infantil', 'espacio para niños'],
      en: ['play area', 'kids corner', 'kids area', 'children’s corner'],
    },
  },
  {
    kind: 'edge',
    es: 'pedido desde la mesa con el móvil',
    en: 'ordering by phone at the table',
    clues: {
      es: ['código QR', 'pedir desde la mesa', 'carta QR', 'pedir con el móvil'],
      en: ['QR code', 'QR menu', 'order from the table'],
    },
  },
  {
    kind: 'edge',
    es: 'reserva de mesa en línea',
    en: 'online table booking',
    clues: { es: ['reservas online', 'reservar mesa por internet'], en: ['book a table online', 'online reservations', 'online booking'] },
  },
  {
    kind: 'edge',
    es: 'envases compostables',
    en: 'compostable packaging',
    clues: {
      es: ['envases ecológicos', 'envases reciclables', 'vasos compostables', 'vasos reutilizables'],
      en: ['compostable cups', 'eco packaging', 'reusable cups', 'recyclable packaging'],
    },
  },
  {
    kind: 'edge',
    es: 'tarjeta de cafés',
    en: 'a coffee loyalty card',
    clues: { es: ['tarjeta de sellos', 'décimo café gratis', 'bono de cafés'], en: ['stamp card', 'tenth coffee free', 'loyalty stamps'] },
  },
  {
    kind: 'edge',
    es: 'helado sin colorantes',
    en: 'ice cream free of colourings',
    clues: { es: ['sin colorantes'], en: ['no colourings', 'additive free'] },
  },
  {
    kind: 'customer',
    es: 'oficinistas de la zona',
    en: 'nearby office workers',
    clues: {
      es: [
        'oficinistas',
        'trabajadores de oficinas',
        'oficinas cercanas',
        'gente que trabaja cerca',
        'oficinas de alrededor',
        'empleados de la zona',
        'trabajan cerca',
      ],
      en: ['office workers', 'people working nearby', 'local offices', 'offices around', 'people who work nearby'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes teletrabajan',
    en: 'remote workers',
    clues: {
      es: ['teletrabajadores', 'nómadas digitales', 'freelances con portátil'],
      en: ['remote working', 'digital nomads', 'laptop workers', 'freelancers with laptops'],
    },
  },
  {
    kind: 'customer',
    es: 'universitarios',
    en: 'university students',
    clues: {
      es: ['estudiantes universitarios', 'facultad cercana', 'gente del campus'],
      en: ['college students', 'campus crowd', 'students from the university'],
    },
  },
  {
    kind: 'customer',
    es: 'celíacos',
    en: 'coeliacs',
    clues: { es: ['intolerantes al gluten', 'familias con celíacos'], en: ['celiacs', 'gluten intolerant'] },
  },
  {
    kind: 'customer',
    es: 'público vegano',
    en: 'vegan diners',
    clues: { es: ['comunidad vegana', 'veganos del barrio'], en: ['vegan crowd', 'vegan community'] },
  },
  {
    kind: 'customer',
    es: 'grupos de amigos',
    en: 'groups of friends',
    clues: {
      es: ['cuadrillas', 'pandillas de amigos', 'quedar con amigos', 'salir con amigos'],
      en: ['friends meeting up', 'meet friends', 'groups of mates'],
    },
  },
  {
    kind: 'customer',
    es: 'trabajadores del polígono',
    en: 'industrial-estate workers',
    clues: {
      es: ['polígono industrial', 'naves del polígono', 'gente del polígono', 'operarios y camioneros'],
      en: ['industrial estate', 'industrial park', 'warehouse workers', 'lorry drivers'],
    },
  },
  {
    kind: 'customer',
    es: 'padres a la salida del colegio',
    en: 'parents on the school run',
    clues: {
      es: ['salida del colegio', 'salida del cole', 'padres del cole', 'merienda de los niños'],
      en: ['school run', 'school gate', 'school pick up', 'after school snack'],
    },
  },
  {
    kind: 'customer',
    es: 'parejas que salen a cenar',
    en: 'couples dining out',
    clues: { es: ['cenas en pareja', 'parejas', 'cenas románticas'], en: ['date nights', 'couples on a date', 'romantic dinners'] },
  },
  {
    kind: 'customer',
    es: 'grupos con algo que celebrar',
    en: 'groups with something to celebrate',
    clues: {
      es: ['celebraciones familiares', 'cumpleaños', 'comuniones', 'bautizos'],
      en: ['family celebrations', 'birthday parties', 'christenings'],
    },
  },
  {
    kind: 'customer',
    es: 'aficionados a comer bien',
    en: 'keen diners',
    clues: { es: ['foodies', 'paladares exigentes', 'amantes de la buena mesa'], en: ['foodies', 'food lovers'] },
  },
  {
    kind: 'customer',
    es: 'aficionados al café',
    en: 'coffee enthusiasts',
    clues: {
      es: ['amantes del café', 'público cafetero', 'gente que entiende de café'],
      en: ['coffee lovers', 'coffee nerds', 'coffee drinkers'],
    },
  },
  {
    kind: 'pain',
    es: 'mal café',
    en: 'bad coffee',
    clues: {
      es: ['café malo', 'café quemado', 'café aguado', 'café torrefacto', 'café de máquina', 'no hay buen café'],
      en: ['burnt coffee', 'terrible coffee', 'awful coffee', 'weak coffee', 'watery coffee', 'no decent coffee'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de mesa a mediodía',
    en: 'tables all taken at lunchtime',
    clues: {
      es: ['todo lleno a mediodía', 'mesas ocupadas a mediodía', 'no hay mesa a mediodía'],
      en: ['full at lunchtime', 'no tables at lunch'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de mesa libre',
    en: 'no free table',
    clues: {
      es: ['bares llenos', 'esperar mesa', 'mesas ocupadas', 'no hay mesa', 'ninguna mesa libre'],
      en: ['always full', 'wait for a table', 'tables taken', 'no free tables', 'every table is taken'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de un sitio donde sentarse',
    en: 'nowhere to sit',
    clues: {
      es: ['no hay dónde sentarse', 'sin sitio para sentarse', 'no hay sitio donde sentarse', 'no hay un sitio donde sentarse'],
      en: ['nowhere to sit', 'no place to sit', 'no seats anywhere'],
    },
  },
  {
    kind: 'pain',
    es: 'poco tiempo para comer',
    en: 'a short lunch break',
    clues: {
      es: ['media hora para comer', 'una hora para comer', 'tiempo justo para comer', 'comer con prisa'],
      en: ['little time for lunch', 'half an hour for lunch', 'an hour for lunch', 'rushed lunch'],
    },
  },
  {
    kind: 'pain',
    es: 'franquicias todas iguales',
    en: 'chains that are all alike',
    clues: {
      es: ['todo son franquicias', 'solo hay franquicias', 'solo cadenas', 'llenos de franquicias'],
      en: ['only chains', 'just chains', 'nothing but chains', 'same chains'],
    },
  },
  {
    kind: 'pain',
    es: 'comida recalentada',
    en: 'reheated food',
    clues: {
      es: ['comida congelada', 'platos precocinados', 'comida de microondas', 'quinta gama', 'comida precocinada'],
      en: ['frozen food', 'microwaved food', 'ready made dishes', 'microwave meals'],
    },
  },
  {
    kind: 'pain',
    es: 'escasez de platos veganos',
    en: 'too few vegan dishes',
    clues: {
      es: ['pocas opciones veganas', 'nada vegano', 'faltan opciones veganas', 'falta comida vegana', 'no hay nada vegano'],
      en: ['few vegan options', 'nothing vegan', 'lack of vegan options', 'hardly any vegan', 'no vegan options'],
    },
  },
  {
    kind: 'pain',
    es: 'miedo al gluten escondido',
    en: 'fear of hidden gluten',
    clues: {
      es: ['contaminación cruzada', 'miedo del celíaco', 'trazas de gluten'],
      en: ['cross contamination', 'traces of gluten', 'gluten cross contact'],
    },
  },
  {
    kind: 'pain',
    es: 'cocinas cerradas a media tarde',
    en: 'kitchens shut mid-afternoon',
    clues: { es: ['cocina cerrada', 'cierran la cocina', 'dejan de servir'], en: ['kitchen closed', 'stop serving'] },
  },
  {
    kind: 'pain',
    es: 'cafeterías que abren tarde',
    en: 'cafés that open late',
    clues: {
      es: [
        'abren demasiado tarde',
        'bares que abren tarde',
        'nada abierto temprano',
        'todo cerrado a primera hora',
        'todo cerrado por la mañana',
        'nada abre antes de las',
        'ningún bar abre antes',
      ],
      en: [
        'nothing open early',
        'nowhere open early',
        'nothing open before',
        'nothing opens before',
        'nowhere for breakfast',
        'nowhere open that early',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'locales ruidosos',
    en: 'noisy places',
    clues: {
      es: ['mucho ruido', 'bares ruidosos', 'sitios ruidosos', 'música muy alta', 'tele alta'],
      en: ['too noisy', 'loud bars', 'noisy bars', 'loud music', 'cannot hear'],
    },
  },
  {
    kind: 'pain',
    es: 'pizza que llega fría',
    en: 'pizza that arrives cold',
    clues: {
      es: ['llega fría', 'pizzas frías', 'comida fría', 'llega helada'],
      en: ['arrives cold', 'cold pizza', 'cold food', 'turns up cold'],
    },
  },
  {
    kind: 'pain',
    es: 'helado industrial',
    en: 'factory ice cream',
    clues: {
      es: ['helado con colorantes', 'helado artificial', 'helados de polvo'],
      en: ['industrial ice cream', 'artificial ice cream', 'synthetic ice cream'],
    },
  },
  {
    kind: 'pain',
    es: 'trampas para turistas',
    en: 'tourist traps',
    clues: {
      es: ['sitios para turistas', 'bares para guiris', 'restaurantes para turistas'],
      en: ['touristy places', 'touristy restaurants', 'tourist restaurants'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de sitio donde trabajar',
    en: 'a lack of places to work',
    clues: {
      es: ['mala cara con el portátil', 'te echan con el portátil', 'falta de sitio para trabajar', 'no dejan trabajar'],
      en: ['laptops frowned upon', 'nowhere with sockets', 'nowhere to work', 'nowhere to plug in'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de sitios para desayunar',
    en: 'a lack of breakfast places',
    clues: {
      es: ['no hay donde desayunar', 'ningún sitio para desayunar', 'pocos sitios para desayunar'],
      en: ['nowhere to have breakfast', 'nowhere does breakfast'],
    },
  },
  {
    kind: 'alternative',
    es: 'la cafetera de casa',
    en: 'the coffee pot at home',
    clues: {
      es: ['café en casa', 'nespresso', 'cápsulas de café', 'desayunar en casa'],
      en: ['coffee at home', 'nespresso', 'coffee pods', 'breakfast at home'],
    },
  },
  {
    kind: 'alternative',
    es: 'la máquina de la oficina',
    en: 'the office machine',
    clues: {
      es: ['máquina de vending', 'café de la oficina', 'máquina expendedora', 'máquina del trabajo'],
      en: ['vending machine', 'office coffee', 'coffee machine at work'],
    },
  },
  {
    kind: 'alternative',
    es: 'el bar de siempre',
    en: 'the usual bar',
    clues: {
      es: ['bar de la esquina', 'bar de abajo', 'bar de toda la vida', 'bar de al lado'],
      en: ['corner bar', 'local pub', 'bar next door', 'old bar'],
    },
  },
  {
    kind: 'alternative',
    es: 'una cadena de cafeterías',
    en: 'a coffee chain',
    clues: { es: ['Starbucks', 'cadenas de café', 'franquicias de café'], en: ['starbucks', 'big coffee chains', 'chain coffee'] },
  },
  {
    kind: 'alternative',
    es: 'el táper traído de casa',
    en: 'lunch brought from home',
    clues: {
      es: ['traen táper', 'comer de táper', 'tupper', 'fiambrera', 'comer en la oficina'],
      en: ['packed lunch', 'lunchbox', 'lunch at their desk', 'tupperware'],
    },
  },
  {
    kind: 'alternative',
    es: 'la comida preparada del supermercado',
    en: 'supermarket ready meals',
    clues: {
      es: ['ensalada del súper', 'comida del súper', 'comida de mercadona', 'bocadillo del súper'],
      en: ['meal deal', 'supermarket sandwich', 'supermarket salad', 'supermarket lunch'],
    },
  },
  {
    kind: 'alternative',
    es: 'las cadenas de comida rápida',
    en: 'the fast-food chains',
    clues: {
      es: ['mcdonalds', 'burger king', 'cadena de hamburguesas', 'comida basura'],
      en: ['mcdonalds', 'burger king', 'burger chains', 'chain fast food'],
    },
  },
  {
    kind: 'alternative',
    es: 'una pizza congelada',
    en: 'a frozen pizza',
    clues: {
      es: ['pizza del súper', 'pizzas del supermercado', 'pizza refrigerada'],
      en: ['supermarket pizza', 'freezer pizza', 'pizza from the freezer'],
    },
  },
  {
    kind: 'alternative',
    es: 'las cadenas de pizza',
    en: 'the pizza chains',
    clues: { es: ['telepizza', 'dominos pizza', 'papa johns'], en: ['dominos pizza', 'pizza hut', 'papa johns'] },
  },
  {
    kind: 'alternative',
    es: 'las aplicaciones de reparto',
    en: 'the delivery apps',
    clues: {
      es: ['apps de reparto', 'apps de comida', 'pedir por glovo', 'glovo o uber eats', 'apps tipo glovo'],
      en: ['delivery apps like deliveroo', 'order on uber eats', 'just eat or deliveroo', 'deliveroo or uber eats', 'doordash orders'],
    },
  },
  {
    kind: 'alternative',
    es: 'la tarrina del supermercado',
    en: 'a supermarket tub',
    clues: {
      es: ['helado del súper', 'helados del supermercado', 'helado de caja'],
      en: ['supermarket ice cream', 'tub of ice cream', 'ice cream from the freezer'],
    },
  },
  {
    kind: 'channel',
    es: 'pizarra en la puerta',
    en: 'a chalkboard at the door',
    clues: { es: ['pizarra', 'pizarra con el menú', 'cartel del menú'], en: ['chalkboard', 'sandwich board', 'menu board outside'] },
  },
  {
    kind: 'channel',
    es: 'guías gastronómicas',
    en: 'food guides',
    clues: { es: ['críticos gastronómicos', 'guía repsol', 'guía michelin'], en: ['food critics', 'restaurant guides', 'michelin guide'] },
  },
  {
    kind: 'channel',
    es: 'TripAdvisor',
    en: 'TripAdvisor',
    clues: { es: ['trip advisor', 'opiniones de tripadvisor'], en: ['trip advisor', 'tripadvisor reviews'] },
  },
  {
    kind: 'channel',
    es: 'portales de reserva de mesa',
    en: 'restaurant booking sites',
    clues: {
      es: ['reservas por el tenedor', 'thefork', 'opentable', 'covermanager'],
      en: ['thefork', 'opentable', 'restaurant booking apps'],
    },
  },
  {
    kind: 'channel',
    es: 'cuentas de comida en redes',
    en: 'food accounts online',
    clues: { es: ['influencers de comida', 'cuentas gastronómicas', 'instagramers de comida'], en: ['food bloggers', 'food influencers'] },
  },
  {
    kind: 'channel',
    es: 'recepciones de hotel',
    en: 'hotel front desks',
    clues: {
      es: ['hoteles cercanos', 'recomendación de hoteles', 'conserjes'],
      en: ['hotel receptions', 'hotel concierge', 'nearby hotels', 'concierges'],
    },
  },
  {
    kind: 'resource',
    es: 'una máquina espresso',
    en: 'an espresso machine',
    clues: {
      es: ['cafetera profesional', 'cafetera industrial', 'cafetera de dos grupos'],
      en: ['professional coffee machine', 'two group machine'],
    },
  },
  {
    kind: 'resource',
    es: 'cafetera con su molino',
    en: 'an espresso machine with its grinder',
    clues: { es: ['cafetera y molino', 'cafetera y el molino'], en: ['coffee machine and grinder', 'espresso machine and grinder'] },
  },
  {
    kind: 'resource',
    es: 'salida de humos',
    en: 'a kitchen flue',
    clues: {
      es: ['campana extractora', 'extracción de humos', 'extractor', 'chimenea de cocina'],
      en: ['extractor hood', 'kitchen extraction', 'extraction flue'],
    },
  },
  {
    kind: 'resource',
    es: 'horno de pizza',
    en: 'a pizza oven',
    clues: { es: ['horno de piedra', 'horno napolitano'], en: ['stone oven', 'neapolitan oven'] },
  },
  {
    kind: 'resource',
    es: 'cocina equipada',
    en: 'a fitted kitchen',
    clues: {
      es: ['cocina industrial', 'cocina profesional', 'equipo de cocina', 'maquinaria de cocina'],
      en: ['commercial kitchen', 'professional kitchen', 'kitchen equipment'],
    },
  },
  {
    kind: 'resource',
    es: 'una mantecadora',
    en: 'a batch freezer',
    clues: { es: ['máquina de helado', 'vitrina de helados'], en: ['ice cream machine', 'gelato machine', 'ice cream display'] },
  },
  {
    kind: 'resource',
    es: 'permiso de terraza',
    en: 'a permit for outdoor tables',
    clues: {
      es: ['licencia de terraza', 'permiso de mesas en la calle'],
      en: ['terrace permit', 'pavement licence', 'terrace licence', 'sidewalk permit'],
    },
  },
  {
    kind: 'resource',
    es: 'licencia de bebidas alcohólicas',
    en: 'an alcohol licence',
    clues: {
      es: ['licencia para vender alcohol', 'licencia de alcohol', 'licencia de bar'],
      en: ['liquor license', 'licence to sell alcohol', 'drinks licence'],
    },
  },
  {
    kind: 'resource',
    es: 'alguien al frente de la cocina',
    en: 'someone running the kitchen',
    clues: { es: ['cocinero', 'jefe de cocina', 'chef'], en: ['head chef', 'chef', 'kitchen manager'] },
  },
  {
    kind: 'resource',
    es: 'personal de sala',
    en: 'waiting staff',
    clues: { es: ['camareros', 'meseros'], en: ['waiters', 'waitress', 'front of house'] },
  },
  {
    kind: 'resource',
    es: 'barista',
    en: 'a barista',
    clues: { es: ['barista con formación', 'barista de oficio'], en: ['trained barista', 'skilled barista'] },
  },
  {
    kind: 'resource',
    es: 'mobiliario de sala',
    en: 'dining-room furniture',
    clues: {
      es: ['mesas y sillas', 'mobiliario del local', 'mobiliario para la terraza'],
      en: ['tables and chairs', 'cafe furniture', 'restaurant furniture'],
    },
  },
  {
    kind: 'resource',
    es: 'cámara de frío',
    en: 'a cold room',
    clues: {
      es: ['cámara frigorífica', 'nevera industrial', 'cámaras frigoríficas y congeladores'],
      en: ['walk in fridge', 'commercial fridge', 'industrial fridge'],
    },
  },
  {
    kind: 'edge',
    es: 'enchufes',
    en: 'sockets',
    clues: {
      es: ['hay enchufes', 'enchufes', 'enchufe en cada mesa'],
      en: ['plugs', 'power sockets', 'sockets at tables'],
    },
  },
  {
    kind: 'edge',
    es: 'mesas de las que nadie te echa',
    en: 'a table nobody hurries you from',
    clues: {
      es: ['nadie te echa', 'quedarte el rato que quieras', 'sin que te echen', 'sentarse sin prisa', 'quedarse toda la tarde'],
      en: ['nobody rushes you', 'stay as long as you like', 'linger over coffee', 'no rush to leave'],
    },
  },
  {
    kind: 'offer',
    es: 'paletas de fruta natural',
    en: 'real fruit ice lollies',
    clues: {
      es: ['paletas de fruta', 'paletas naturales', 'paletas de agua', 'paletas de fruta de verdad'],
      en: ['fruit ice lollies', 'fruit popsicles', 'real fruit popsicles', 'fruit ice pops'],
    },
  },
  {
    kind: 'offer',
    es: 'paletas de leche',
    en: 'milk ice lollies',
    clues: { es: ['paletas de crema', 'paletas de agua y de leche'], en: ['creamy popsicles', 'milk popsicles'] },
  },
  {
    kind: 'offer',
    es: 'aguas frescas',
    en: 'fresh fruit waters',
    clues: { es: ['agua fresca', 'aguas de fruta'], en: ['fruit waters', 'agua fresca'] },
  },
  {
    kind: 'offer',
    es: 'nieve de garrafa',
    en: 'hand-churned ices',
    clues: { es: ['nieves de garrafa', 'nieves artesanales'], en: ['hand churned ice', 'hand-cranked sorbet'] },
  },
  {
    kind: 'offer',
    es: 'carrito de paletas para fiestas',
    en: 'a lolly cart for parties',
    clues: { es: ['carrito para fiestas', 'carrito de paletas'], en: ['popsicle cart', 'ice lolly cart'] },
  },
  {
    kind: 'pain',
    es: 'paletas de azúcar con colorante',
    en: 'lollies of sugar with food colouring',
    clues: {
      es: ['pura azúcar y colorante', 'puro colorante', 'paletas de colorante'],
      en: ['nothing but sugar', 'all sugar, no fruit', 'food colouring'],
    },
  },
  {
    kind: 'alternative',
    es: 'el carrito de paletas',
    en: 'the ice lolly cart',
    clues: { es: ['señor con carrito', 'señor del carrito', 'carrito de la esquina'], en: ['the popsicle man', 'ice cream cart'] },
  },
  { kind: 'offer', es: 'licuados', en: 'smoothies', clues: { es: ['licuados', 'batidos de fruta'], en: ['smoothies', 'fruit shakes'] } },
  {
    kind: 'offer',
    es: 'jugos verdes',
    en: 'green juices',
    clues: { es: ['jugo verde', 'jugo verde de chaya'], en: ['green juice', 'kale juice'] },
  },
  {
    kind: 'offer',
    es: 'shots de jengibre',
    en: 'ginger shots',
    clues: { es: ['shot de jengibre', 'shots de jengibre'], en: ['ginger shots', 'ginger shot'] },
  },
  {
    kind: 'offer',
    es: 'tazones de fruta',
    en: 'fruit bowls',
    clues: { es: ['tazón de pitahaya', 'tazón de açaí', 'tazones de fruta'], en: ['acai bowls', 'smoothie bowls'] },
  },
  {
    kind: 'edge',
    es: 'sin azúcar añadida',
    en: 'no added sugar',
    clues: { es: ['cero azúcar añadida', 'sin azúcar añadida'], en: ['no added sugar', 'zero added sugar'] },
  },
  {
    kind: 'edge',
    es: 'descuento con envase propio',
    en: 'a discount for bringing a cup',
    clues: { es: ['traes tu termo', 'con tu termo'], en: ['bring your own cup', 'own cup discount'] },
  },
  {
    kind: 'pain',
    es: 'refrescos con azúcar',
    en: 'sugary drinks',
    clues: { es: ['refrescos diarios', 'puro refresco'], en: ['sugary drinks', 'full of syrup'] },
  },
  {
    kind: 'offer',
    es: 'reparto con motos propias',
    en: 'delivery by own riders',
    clues: { es: ['domiciliario propio', 'moto propia', 'repartidor propio'], en: ['our own riders', 'own drivers'] },
  },
  {
    kind: 'edge',
    es: 'envases que no ablandan',
    en: 'boxes that keep things crisp',
    clues: { es: ['cajas con respiradero', 'la papa va aparte'], en: ['vented boxes'] },
  },
  {
    kind: 'pain',
    es: 'comida que llega blanda',
    en: 'food that arrives soggy',
    clues: {
      es: ['papas aguadas', 'patatas chorreando', 'pan como una esponja'],
      en: ['food is soggy', 'naan is cardboard'],
    },
  },
  {
    kind: 'alternative',
    es: 'la cafetería del hospital',
    en: 'the hospital cafeteria',
    clues: {
      es: ['cafetería del hospital', 'cafetería de hospital', 'comedor del hospital', 'bar del hospital'],
      en: ['hospital cafeteria', 'hospital canteen', 'hospital coffee shop', 'cafeteria at the hospital'],
    },
  },
  {
    kind: 'alternative',
    es: 'el café de la gasolinera',
    en: 'petrol-station coffee',
    clues: {
      es: ['café de gasolinera', 'café en la gasolinera', 'café de la gasolinera'],
      en: ['gas station coffee', 'petrol station coffee', 'coffee from the garage', 'coffee at the gas station', 'coffee beside a pump'],
    },
  },
  {
    kind: 'alternative',
    es: 'el café traído en termo',
    en: 'a flask of coffee from home',
    clues: {
      es: ['café en termo', 'termo de casa', 'termo de café', 'termo traído de casa'],
      en: ['flask from home', 'thermos from home', 'flask of coffee', 'coffee in a flask', 'thermos of coffee'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes nadan en el mar',
    en: 'sea swimmers',
    clues: {
      es: ['nadadores de mar', 'nadan en el mar', 'nadadores del mar', 'bañistas de invierno'],
      en: ['swim in the sea', 'cold water swimmers', 'winter swimmers', 'open water swimmers', 'dawn swimmers'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes pasean al perro',
    en: 'dog walkers',
    clues: {
      es: ['paseadores de perros', 'pasean al perro', 'gente que pasea al perro', 'dueños que sacan al perro'],
      en: ['walk the dog', 'people walking dogs', 'walking their dogs'],
    },
  },
  {
    kind: 'customer',
    es: 'personal de hospital',
    en: 'hospital staff',
    clues: {
      es: [
        'personal del hospital',
        'enfermeras del hospital',
        'médicos y enfermeras',
        'sanitarios del hospital',
        'turno de noche del hospital',
      ],
      en: ['nurses and doctors', 'hospital workers', 'hospital nurses', 'staff at the hospital', 'hospital shift workers'],
    },
  },
  {
    kind: 'offer',
    es: 'menú del día vegano',
    en: 'a vegan set lunch',
    clues: {
      es: ['menú ejecutivo vegano', 'menú del día vegano', 'almuerzo vegano', 'almuerzos veganos'],
      en: ['vegan set menu', 'vegan lunch menu', 'vegan lunches', 'vegan set lunch'],
    },
  },
  {
    kind: 'offer',
    es: 'bollería de la zona',
    en: 'local pastries',
    clues: { es: ['bollería local', 'bollería de la zona'], en: ['local pastry', 'local pastries'] },
  },
  {
    kind: 'edge',
    es: 'sitio para carritos o bicis',
    en: 'room for a buggy or bike',
    clues: {
      es: ['sitio para el carrito', 'sitio para carritos', 'cabe el carrito'],
      en: ['room for a buggy', 'room for buggies', 'keep the buggy', 'buggy or the bike'],
    },
  },
  {
    kind: 'edge',
    es: 'leche de avena sin recargo',
    en: 'oat milk at no extra charge',
    clues: {
      es: ['sin recargo por la leche de avena', 'leche de avena sin recargo'],
      en: ['surcharge for oat milk', 'oat milk at no extra', 'oat milk no surcharge'],
    },
  },
];
