import type { Concept } from './concept.ts';

export const foodManufacturingConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'pan de masa madre',
    en: 'sourdough bread',
    clues: {
      es: ['masa madre', 'pan de fermentación natural', 'panes de masa madre'],
      en: ['sourdough', 'sourdough loaf', 'naturally leavened bread', 'sourdough bakery'],
    },
  },
  {
    kind: 'offer',
    es: 'pan de cereales',
    en: 'wholegrain bread',
    clues: {
      es: ['pan integral', 'pan de centeno', 'pan de espelta', 'pan de semillas'],
      en: ['wholemeal bread', 'rye bread', 'spelt bread', 'seeded bread'],
    },
  },
  {
    kind: 'offer',
    es: 'pan sin gluten',
    en: 'gluten-free bread',
    clues: {
      es: ['pan para celíacos', 'panes sin gluten', 'pan apto para celíacos'],
      en: ['gluten free loaf', 'gluten free bakery', 'coeliac bread'],
    },
  },
  {
    kind: 'offer',
    es: 'bollería de obrador',
    en: 'pastries',
    clues: {
      es: ['cruasanes', 'croissants', 'bollería', 'napolitanas', 'hojaldre'],
      en: ['croissants', 'viennoiserie', 'danish pastries', 'puff pastry', 'cinnamon buns'],
    },
  },
  {
    kind: 'offer',
    es: 'empanadas recién hechas',
    en: 'savoury pies',
    clues: {
      es: ['empanadas', 'empanadillas', 'empanada', 'quiches', 'hojaldres salados'],
      en: ['empanadas', 'meat pies', 'pasties', 'quiche', 'sausage rolls'],
    },
  },
  {
    kind: 'offer',
    es: 'tartas por encargo',
    en: 'cakes made to order',
    clues: {
      es: ['tartas de cumpleaños', 'tarta de cumple', 'pasteles de cumpleaños', 'tortas por encargo', 'pasteles por encargo'],
      en: ['birthday cakes', 'celebration cakes', 'custom cakes', 'bespoke cakes', 'cakes to order'],
    },
  },
  {
    kind: 'offer',
    es: 'tartas de boda',
    en: 'wedding cakes',
    clues: {
      es: ['tarta nupcial', 'pastel de boda', 'torta de novios', 'tartas para bodas'],
      en: ['wedding cake', 'tiered cakes', 'cakes for weddings'],
    },
  },
  {
    kind: 'offer',
    es: 'mesas dulces',
    en: 'dessert tables',
    clues: {
      es: ['mesa dulce', 'candy bar', 'mesa de postres', 'buffet de postres'],
      en: ['sweet table', 'candy bar', 'dessert table', 'dessert buffet'],
    },
  },
  {
    kind: 'offer',
    es: 'galletas decoradas',
    en: 'decorated biscuits',
    clues: {
      es: ['galletas personalizadas', 'galletas caseras', 'galletitas', 'galletas con glasa'],
      en: ['decorated cookies', 'iced biscuits', 'iced cookies', 'homemade cookies'],
    },
  },
  {
    kind: 'offer',
    es: 'magdalenas',
    en: 'small cakes',
    clues: {
      es: ['pastelitos', 'cupcakes', 'muffins', 'pasteles pequeños'],
      en: ['cupcakes', 'muffins', 'small cakes'],
    },
  },
  {
    kind: 'offer',
    es: 'postres para la hostelería',
    en: 'desserts for restaurants',
    clues: {
      es: ['postres para restaurantes', 'tartas para restaurantes', 'tartas para cafeterías', 'postres caseros para bares'],
      en: ['restaurant desserts', 'desserts for cafes', 'cakes for cafes', 'cakes for coffee shops'],
    },
  },
  {
    kind: 'offer',
    es: 'dulces de temporada',
    en: 'seasonal bakes',
    clues: {
      es: ['roscón', 'roscón de reyes', 'panettone', 'torrijas', 'pan de muerto'],
      en: ['panettone', 'hot cross buns', 'mince pies', 'seasonal cakes'],
    },
  },
  {
    kind: 'offer',
    es: 'mermeladas de fruta',
    en: 'fruit jams',
    clues: {
      es: ['mermeladas', 'mermelada casera', 'mermelada artesana', 'confituras', 'dulce de membrillo'],
      en: ['jams', 'fruit jam', 'homemade jam', 'marmalade', 'fruit preserve'],
    },
  },
  {
    kind: 'offer',
    es: 'conservas de verdura',
    en: 'preserved vegetables',
    clues: {
      es: ['verduras en conserva', 'conservas vegetales', 'tomate en conserva', 'pimientos asados', 'tarros de verdura'],
      en: ['jarred vegetables', 'roasted peppers', 'tinned tomatoes', 'bottled vegetables'],
    },
  },
  {
    kind: 'offer',
    es: 'conservas de pescado',
    en: 'tinned fish',
    clues: {
      es: ['pescado en conserva', 'anchoas', 'latas de sardinas', 'bonito en aceite', 'mejillones en escabeche'],
      en: ['canned fish', 'anchovies', 'sardines', 'tinned seafood'],
    },
  },
  {
    kind: 'offer',
    es: 'encurtidos',
    en: 'pickles',
    clues: {
      es: ['pepinillos', 'banderillas', 'kimchi', 'verduras fermentadas', 'aceitunas aliñadas'],
      en: ['pickled vegetables', 'kimchi', 'fermented vegetables', 'gherkins'],
    },
  },
  {
    kind: 'offer',
    es: 'salsas embotelladas',
    en: 'bottled sauces',
    clues: {
      es: ['salsa picante', 'salsas caseras', 'salsas artesanas', 'salsas en bote', 'chimichurri'],
      en: ['hot sauce', 'chilli sauce', 'homemade sauces', 'pesto', 'relishes'],
    },
  },
  {
    kind: 'offer',
    es: 'platos preparados en tarro',
    en: 'ready meals in jars',
    clues: {
      es: ['guisos en tarro', 'cremas de verdura', 'legumbres cocidas', 'platos listos para calentar'],
      en: ['jarred stews', 'soups in jars', 'cooked pulses', 'heat and eat meals'],
    },
  },
  {
    kind: 'offer',
    es: 'bombones rellenos',
    en: 'filled chocolates',
    clues: {
      es: ['bombones', 'cajas de bombones', 'bombones artesanos', 'trufas de chocolate'],
      en: ['bonbons', 'boxed chocolates', 'chocolate truffles', 'pralines'],
    },
  },
  {
    kind: 'offer',
    es: 'chocolate de origen',
    en: 'single-origin chocolate',
    clues: {
      es: ['cacao de origen', 'tableta de origen', 'de la haba a la tableta'],
      en: ['bean to bar', 'single origin', 'single estate cocoa', 'single origin bars'],
    },
  },
  {
    kind: 'offer',
    es: 'turrón',
    en: 'nougat',
    clues: { es: ['turrones', 'mazapán', 'polvorones', 'dulces de navidad'], en: ['marzipan', 'Christmas sweets', 'turron'] },
  },
  {
    kind: 'offer',
    es: 'figuras de chocolate',
    en: 'moulded chocolate figures',
    clues: {
      es: ['mona de pascua', 'huevos de pascua', 'conejos de chocolate', 'huevos de chocolate'],
      en: ['Easter eggs', 'chocolate eggs', 'chocolate figures', 'moulded chocolates'],
    },
  },
  {
    kind: 'offer',
    es: 'cerveza en barril',
    en: 'beer in kegs',
    clues: {
      es: ['barriles de cerveza', 'cerveza de barril', 'barriles para bares', 'cerveza de grifo'],
      en: ['kegs', 'keg beer', 'draught beer', 'beer on tap', 'draft beer'],
    },
  },
  {
    kind: 'offer',
    es: 'cerveza embotellada',
    en: 'bottled beer',
    clues: {
      es: ['botellas de cerveza', 'cerveza en botella', 'cerveza en lata', 'latas de cerveza'],
      en: ['beer bottles', 'canned beer', 'beer cans', 'beer in bottles'],
    },
  },
  {
    kind: 'offer',
    es: 'cervezas de estilos conocidos',
    en: 'beers in familiar styles',
    clues: {
      es: ['ipa', 'pale ale', 'cerveza negra', 'stout', 'cerveza tostada'],
      en: ['ipa', 'pale ale', 'stout', 'amber ale', 'pilsner'],
    },
  },
  {
    kind: 'offer',
    es: 'una cerveza de temporada',
    en: 'a seasonal beer',
    clues: {
      es: ['cervezas de temporada', 'cerveza estacional', 'cerveza de Navidad', 'cerveza de verano'],
      en: ['seasonal beers', 'Christmas beer', 'summer ale', 'limited beer'],
    },
  },
  {
    kind: 'offer',
    es: 'bebidas fermentadas',
    en: 'fermented drinks',
    clues: { es: ['kombucha', 'kéfir', 'hidromiel', 'ginger beer'], en: ['kombucha', 'kefir', 'mead', 'ginger beer'] },
  },
  {
    kind: 'offer',
    es: 'sidra',
    en: 'cider',
    clues: { es: ['sidra artesana', 'sidra natural', 'sidra de manzana'], en: ['craft cider', 'dry cider', 'farmhouse cider'] },
  },
  {
    kind: 'offer',
    es: 'visitas guiadas al obrador',
    en: 'guided tours of the workshop',
    clues: {
      es: ['visitas a la fábrica', 'visitas a la cervecería', 'visitas con cata', 'ver cómo se hace'],
      en: ['brewery tour', 'factory visits', 'tour and tasting', 'workshop tours'],
    },
  },
  {
    kind: 'offer',
    es: 'catas guiadas',
    en: 'guided tastings',
    clues: {
      es: ['cata de cerveza', 'cata de chocolate', 'maridajes', 'degustaciones guiadas'],
      en: ['beer tasting', 'chocolate tasting', 'tasting sessions', 'pairing sessions'],
    },
  },
  {
    kind: 'offer',
    es: 'elaboración para otras marcas',
    en: 'production for other brands',
    clues: {
      es: ['maquila', 'fabricar para otras marcas', 'elaborar para terceros', 'elaboración para terceros'],
      en: ['white label production', 'contract brewing', 'contract production', 'co-packing'],
    },
  },
  {
    kind: 'offer',
    es: 'quesos',
    en: 'cheeses',
    clues: {
      es: ['queso artesano', 'queso de cabra', 'queso de oveja', 'quesería', 'queso curado'],
      en: ['goat cheese', 'sheep’s cheese', 'farmhouse cheese', 'artisan cheese', 'cheesemaking'],
    },
  },
  {
    kind: 'offer',
    es: 'pasta fresca',
    en: 'fresh pasta',
    clues: {
      es: ['pasta artesana', 'raviolis', 'ravioli', 'pasta rellena', 'ñoquis'],
      en: ['ravioli', 'filled pasta', 'gnocchi', 'homemade pasta', 'handmade pasta'],
    },
  },
  {
    kind: 'offer',
    es: 'café recién tostado',
    en: 'freshly roasted coffee',
    clues: {
      es: ['tostar café', 'tostadero', 'café tostado', 'tueste propio'],
      en: ['roast coffee', 'coffee roastery', 'roasted coffee', 'small batch coffee'],
    },
  },
  {
    kind: 'edge',
    es: 'fermentación lenta',
    en: 'slow fermentation',
    clues: {
      es: ['fermentación larga', 'masas reposadas', 'fermentado lento', 'reposo de la masa', 'horas de fermentación'],
      en: ['long fermentation', 'slow fermented', 'slow proving', 'long prove'],
    },
  },
  {
    kind: 'edge',
    es: 'harina de un molino cercano',
    en: 'flour from a nearby mill',
    clues: {
      es: ['harina ecológica', 'harinas locales', 'molida a piedra', 'trigo de la zona', 'harina de piedra'],
      en: ['local flour', 'stoneground flour', 'organic flour', 'local mill', 'heritage wheat'],
    },
  },
  {
    kind: 'edge',
    es: 'recetas sin conservantes',
    en: 'recipes without preservatives',
    clues: {
      es: ['ni conservantes ni colorantes', 'libre de conservantes', 'libre de aditivos'],
      en: ['additive free', 'preservative free', 'without preservatives'],
    },
  },
  {
    kind: 'edge',
    es: 'menos azúcar',
    en: 'less sugar',
    clues: {
      es: ['poco azúcar', 'menos dulce', 'bajo en azúcar', 'sin azúcar añadido'],
      en: ['low sugar', 'less sweet', 'no added sugar', 'reduced sugar'],
    },
  },
  {
    kind: 'edge',
    es: 'fruta de temporada',
    en: 'seasonal fruit',
    clues: { es: ['frutas de temporada', 'fruta en su punto', 'fruta madura'], en: ['fruit in season', 'ripe fruit', 'fruits in season'] },
  },
  {
    kind: 'edge',
    es: 'fruta fea que nadie compraba',
    en: 'ugly fruit nobody would buy',
    clues: {
      es: ['fruta fea', 'fruta imperfecta', 'fruta descartada', 'excedente de fruta'],
      en: ['ugly fruit', 'wonky fruit', 'imperfect fruit', 'surplus fruit'],
    },
  },
  {
    kind: 'edge',
    es: 'una receta familiar',
    en: 'a family recipe',
    clues: {
      es: ['receta de la abuela', 'recetas familiares', 'receta casera', 'receta de mi madre', 'recetas de siempre'],
      en: ['grandmother’s recipe', 'family recipes', 'grandma’s recipe', 'old family recipe'],
    },
  },
  {
    kind: 'edge',
    es: 'pan recién hecho',
    en: 'freshly baked bread',
    clues: {
      es: ['recién horneado', 'pan caliente', 'horneamos cada día', 'hornadas diarias', 'horneado cada mañana'],
      en: ['freshly baked', 'baked daily', 'fresh from the oven', 'warm bread', 'baked every morning'],
    },
  },
  {
    kind: 'edge',
    es: 'cacao de compra responsable',
    en: 'responsibly sourced cocoa',
    clues: {
      es: ['cacao directo', 'cacao ecológico', 'cacao de cooperativa', 'cacao de comercio justo'],
      en: ['direct trade cocoa', 'organic cocoa', 'cooperative cocoa', 'fair trade cocoa', 'farmers paid for cocoa'],
    },
  },
  {
    kind: 'edge',
    es: 'cerveza viva',
    en: 'live beer',
    clues: {
      es: ['cerveza sin filtrar', 'cerveza sin pasteurizar', 'sin filtrar', 'sin pasteurizar'],
      en: ['unfiltered', 'unpasteurised', 'unfiltered beer', 'unpasteurized'],
    },
  },
  {
    kind: 'edge',
    es: 'cereal o lúpulo de la zona',
    en: 'locally grown grain or hops',
    clues: {
      es: ['malta local', 'lúpulo local', 'cebada de la zona', 'lúpulo de la zona', 'lúpulo del pueblo'],
      en: ['local hops', 'local malt', 'local barley', 'hops grown nearby', 'local grain'],
    },
  },
  {
    kind: 'edge',
    es: 'etiquetas que se entienden',
    en: 'labels anyone can read',
    clues: {
      es: ['etiqueta limpia', 'pocos ingredientes', 'lista corta de ingredientes', 'ingredientes que se entienden'],
      en: ['clean label', 'few ingredients', 'short ingredient list', 'five ingredients'],
    },
  },
  {
    kind: 'edge',
    es: 'opciones sin gluten',
    en: 'gluten-free options',
    clues: {
      es: ['sin gluten', 'sin tacc', 'apto para celíacos', 'apta para celíacos', 'libre de gluten', 'obrador sin gluten'],
      en: ['gluten free', 'coeliac friendly', 'safe for coeliacs'],
    },
  },
  {
    kind: 'edge',
    es: 'opciones veganas',
    en: 'vegan options',
    clues: {
      es: ['vegano', 'veganas', 'sin huevo ni leche', 'dulces veganos'],
      en: ['vegan', 'no eggs or milk', 'vegan bakes'],
    },
  },
  {
    kind: 'edge',
    es: 'tartas de diseño propio',
    en: 'personalised cake designs',
    clues: {
      es: ['tartas personalizadas', 'tarta con foto', 'tartas temáticas', 'tartas con fondant', 'tartas originales'],
      en: ['personalised cakes', 'themed cakes', 'photo cakes', 'fondant cakes', 'cake design'],
    },
  },
  {
    kind: 'edge',
    es: 'pan en la puerta antes de abrir',
    en: 'bread at the door before opening time',
    clues: {
      es: ['pan a primera hora', 'reparto de madrugada', 'entrega antes de abrir', 'reparto temprano de pan'],
      en: ['early morning delivery', 'before opening time', 'early bread delivery', 'delivered by six'],
    },
  },
  {
    kind: 'edge',
    es: 'tarros o botellas retornables',
    en: 'returnable jars or bottles',
    clues: {
      es: ['devolver el casco', 'tarros retornables', 'devuelven el tarro', 'botellas retornables'],
      en: ['bottle return', 'deposit bottles', 'return the jar', 'returnable bottles', 'returnable jars'],
    },
  },
  {
    kind: 'customer',
    es: 'bares cerveceros',
    en: 'beer bars',
    clues: {
      es: ['bares con grifo', 'grifos de bares', 'pubs', 'cervecerías', 'tabernas'],
      en: ['pubs', 'taprooms', 'bars with taps', 'free houses'],
    },
  },
  {
    kind: 'customer',
    es: 'cafeterías sin obrador',
    en: 'cafés without a kitchen',
    clues: {
      es: ['cafeterías sin horno', 'cafeterías que no hornean', 'cafeterías sin cocina'],
      en: ['cafes without a kitchen', 'cafes without an oven', 'coffee shops without ovens'],
    },
  },
  {
    kind: 'customer',
    es: 'restaurantes que compran el pan fuera',
    en: 'restaurants that buy in their bread',
    clues: {
      es: ['pan para restaurantes', 'restaurantes que compran pan', 'hornos sin panadero'],
      en: ['restaurants that buy bread', 'bread for restaurants', 'restaurants without a baker'],
    },
  },
  {
    kind: 'customer',
    es: 'herbolarios',
    en: 'health food shops',
    clues: {
      es: ['herbolario', 'tiendas ecológicas', 'tiendas bio', 'tiendas de dietética'],
      en: ['health food shop', 'organic shops', 'wholefood shops', 'zero waste shops'],
    },
  },
  {
    kind: 'customer',
    es: 'aficionados a la cerveza',
    en: 'beer enthusiasts',
    clues: {
      es: ['cerveceros', 'amantes de la cerveza', 'frikis de la cerveza', 'bebedores de cerveza'],
      en: ['beer lovers', 'beer geeks', 'craft beer fans', 'beer drinkers'],
    },
  },
  {
    kind: 'customer',
    es: 'empresas que regalan en Navidad',
    en: 'companies giving Christmas presents',
    clues: {
      es: ['lotes de navidad', 'cestas de navidad', 'regalos de empresa', 'detalles para empleados'],
      en: ['Christmas hampers', 'corporate gifts', 'gifts for staff', 'company gifts'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes buscan un recuerdo comestible',
    en: 'visitors after something edible to take home',
    clues: {
      es: ['souvenir comestible', 'recuerdo comestible', 'turistas que compran dulces'],
      en: ['edible souvenir', 'food souvenirs', 'tourists buying food', 'food gifts for tourists'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes compran pan a diario',
    en: 'people who buy bread every day',
    clues: {
      es: ['pan de cada día', 'pan diario', 'vecinos que compran pan', 'compran pan'],
      en: ['daily bread', 'bread every day', 'buy bread daily', 'bread buyers'],
    },
  },
  {
    kind: 'pain',
    es: 'pasta que se deshace en la olla',
    en: 'pasta that falls apart in the pot',
    clues: {
      es: [
        'se desarman en la olla',
        'se desarma en la olla',
        'se deshacen en la olla',
        'se deshace en la olla',
        'se desarman',
        'se abren al hervir',
        'se deshacen al cocer',
        'pasta que se rompe',
      ],
      en: ['falls apart in the pot', 'fall apart in the pot', 'falls apart in the pan', 'falls apart', 'fall apart', 'goes to mush'],
    },
  },
  {
    kind: 'pain',
    es: 'pan de fábrica',
    en: 'factory bread',
    clues: {
      es: ['pan congelado', 'pan industrial', 'pan precocido', 'pan malo', 'pan de plástico'],
      en: ['frozen bread', 'part baked bread', 'bad bread', 'tasteless bread', 'industrial bread'],
    },
  },
  {
    kind: 'pain',
    es: 'pan que al día siguiente está duro',
    en: 'bread that is stale by morning',
    clues: {
      es: ['pan duro', 'se pone duro', 'pan de ayer', 'dura un día'],
      en: ['stale bread', 'goes stale', 'goes hard', 'hard by morning'],
    },
  },
  {
    kind: 'pain',
    es: 'tartas sin gracia',
    en: 'dull cakes',
    clues: {
      es: ['tartas iguales', 'tartas congeladas', 'tarta industrial', 'tartas sosas', 'tartas de cumple sosas', 'pasteles industriales'],
      en: ['frozen cakes', 'same cakes', 'shop bought cake', 'bland cakes', 'boring cakes'],
    },
  },
  {
    kind: 'pain',
    es: 'exceso de azúcar',
    en: 'too much sugar',
    clues: {
      es: ['mucho azúcar', 'demasiado dulce', 'empalagoso', 'tanto azúcar'],
      en: ['too sweet', 'sickly sweet', 'full of sugar', 'sugary'],
    },
  },
  {
    kind: 'pain',
    es: 'listas largas de aditivos',
    en: 'long lists of additives',
    clues: {
      es: ['aditivos', 'lleno de conservantes', 'ingredientes raros', 'comida con químicos'],
      en: ['additives', 'full of preservatives', 'artificial ingredients', 'strange ingredients'],
    },
  },
  {
    kind: 'pain',
    es: 'poca cosa para celíacos',
    en: 'little for coeliacs to eat',
    clues: {
      es: ['celíacos no encuentran', 'pocas opciones sin gluten', 'nada para celíacos', 'contaminación cruzada'],
      en: ['nothing gluten free', 'few gluten free options', 'cross contamination', 'little gluten free'],
    },
  },
  {
    kind: 'pain',
    es: 'cervezas que saben igual',
    en: 'beers that all taste alike',
    clues: {
      es: ['misma cerveza', 'mismas cervezas', 'cerveza industrial', 'cervezas industriales', 'cervezas sin sabor'],
      en: ['same beer', 'same lagers', 'bland lager', 'industrial beer', 'same beers'],
    },
  },
  {
    kind: 'pain',
    es: 'sabor plano',
    en: 'flat flavour',
    clues: {
      es: ['no sabe a nada', 'poco sabor', 'insípido', 'sabe a plástico', 'sin nada de sabor'],
      en: ['tasteless', 'bland', 'tastes of nothing', 'little flavour', 'lacks flavour'],
    },
  },
  {
    kind: 'pain',
    es: 'chocolate con poco cacao',
    en: 'chocolate with little cocoa',
    clues: {
      es: ['poco cacao', 'grasa de palma', 'aceite de palma', 'chocolate malo'],
      en: ['little cocoa', 'palm oil', 'cheap chocolate', 'waxy chocolate'],
    },
  },
  {
    kind: 'pain',
    es: 'encargos con semanas de antelación',
    en: 'orders needed weeks ahead',
    clues: {
      es: ['encargar con semanas', 'mucha antelación', 'encargar con antelación', 'semanas de antelación'],
      en: ['weeks in advance', 'order weeks ahead', 'long lead time', 'weeks’ notice'],
    },
  },
  {
    kind: 'pain',
    es: 'fruta que se pierde en el campo',
    en: 'fruit left to rot',
    clues: {
      es: ['fruta desperdiciada', 'fruta que se tira', 'melocotón feo', 'se pudre la fruta', 'tirar la fruta'],
      en: ['wasted fruit', 'fruit left to rot', 'fruit glut', 'fruit rotting', 'fruit dumped'],
    },
  },
  {
    kind: 'pain',
    es: 'cacao que sale sin transformar',
    en: 'cocoa that leaves unprocessed',
    clues: {
      es: ['cacao a granel', 'vender el cacao crudo', 'cacao sin transformar'],
      en: ['raw cocoa exports', 'cocoa leaves raw', 'cocoa sold in bulk'],
    },
  },
  {
    kind: 'alternative',
    es: 'el pan del supermercado',
    en: 'supermarket bread',
    clues: {
      es: ['pan de supermercado', 'barra congelada', 'pan del súper', 'pan de gasolinera'],
      en: ['supermarket baguette', 'supermarket loaf', 'petrol station bread', 'bread from the supermarket'],
    },
  },
  {
    kind: 'alternative',
    es: 'el pan de molde',
    en: 'sliced bread',
    clues: { es: ['pan bimbo', 'pan de bolsa', 'bimbo'], en: ['packaged bread', 'white sliced', 'sliced loaf'] },
  },
  {
    kind: 'alternative',
    es: 'la panificadora de casa',
    en: 'a bread maker at home',
    clues: {
      es: ['hacer pan en casa', 'hacen pan en casa', 'panificadora', 'hornear en casa'],
      en: ['bread maker', 'bake at home', 'home baking', 'bake their own'],
    },
  },
  {
    kind: 'alternative',
    es: 'la tarta del supermercado',
    en: 'a supermarket cake',
    clues: {
      es: ['tarta de supermercado', 'tarta helada', 'tarta del súper', 'pastel de supermercado'],
      en: ['supermarket cake', 'ice cream cake', 'cake from the supermarket', 'caterpillar cake'],
    },
  },
  {
    kind: 'alternative',
    es: 'el grifo de una gran marca',
    en: 'a big brand on tap',
    clues: {
      es: ['mahou', 'heineken', 'estrella galicia', 'cerveza de marca', 'estrella damm'],
      en: ['big beer brands', 'heineken', 'guinness', 'commercial beer', 'budweiser'],
    },
  },
  {
    kind: 'alternative',
    es: 'la cerveza de importación',
    en: 'imported beer',
    clues: { es: ['cerveza importada', 'cerveza belga', 'cerveza alemana'], en: ['belgian beer', 'german beer', 'imported beers'] },
  },
  {
    kind: 'alternative',
    es: 'la mermelada de fábrica',
    en: 'factory-made jam',
    clues: {
      es: ['mermelada del supermercado', 'mermelada industrial', 'mermelada de marca', 'mermelada helios', 'mermelada hero', 'helios'],
      en: ['supermarket jam', 'big brand jam', 'factory jam', 'bonne maman'],
    },
  },
  {
    kind: 'alternative',
    es: 'una caja de bombones de marca',
    en: 'a branded box of chocolates',
    clues: {
      es: ['bombones de marca', 'ferrero', 'nestlé', 'lindt', 'ferrero rocher'],
      en: ['branded chocolates', 'lindt', 'ferrero', 'cadbury', 'milk tray'],
    },
  },
  {
    kind: 'alternative',
    es: 'la panadería de siempre',
    en: 'the bakery that was always there',
    clues: {
      es: ['panaderías del barrio', 'panadería tradicional', 'otra panadería', 'pastelería del barrio', 'otras panaderías'],
      en: ['other bakeries', 'town bakery', 'local bakery', 'village bakery', 'other bakery'],
    },
  },
  {
    kind: 'alternative',
    es: 'los congelados de un distribuidor',
    en: 'a frozen food distributor',
    clues: {
      es: ['masas congeladas', 'distribuidor de pan', 'pan de distribuidor', 'congelados de distribuidor'],
      en: ['sysco', 'frozen distributor', 'bread distributor', 'foodservice wholesaler'],
    },
  },
  {
    kind: 'alternative',
    es: 'otra cervecería artesana',
    en: 'another craft brewery',
    clues: {
      es: ['otras cerveceras', 'otras artesanas', 'cerveceras locales', 'otra cerveza artesana'],
      en: ['other breweries', 'other craft breweries', 'rival breweries', 'local breweries'],
    },
  },
  {
    kind: 'channel',
    es: 'ferias de alimentación',
    en: 'food fairs',
    clues: {
      es: ['feria gastronómica', 'ferias gastronómicas', 'mercados gastronómicos', 'ferias de producto'],
      en: ['food fair', 'food festivals', 'food markets', 'artisan food market'],
    },
  },
  {
    kind: 'channel',
    es: 'festivales de cerveza',
    en: 'beer festivals',
    clues: {
      es: ['feria de la cerveza', 'ferias cerveceras', 'festival de cerveza', 'untappd'],
      en: ['beer festival', 'beer fair', 'untappd', 'tap takeovers'],
    },
  },
  {
    kind: 'channel',
    es: 'degustaciones en tienda',
    en: 'in-store tastings',
    clues: {
      es: ['dar a probar', 'degustación en tiendas', 'degustaciones en el mercado'],
      en: ['free samples', 'shop tastings', 'free loaves', 'tastings in shops'],
    },
  },
  {
    kind: 'channel',
    es: 'camareros que la recomiendan',
    en: 'bar staff who recommend it',
    clues: {
      es: ['recomienda el camarero', 'camareros recomiendan', 'los camareros lo ofrecen'],
      en: ['waiters recommend', 'bar staff recommend', 'bartenders recommend'],
    },
  },
  {
    kind: 'channel',
    es: 'olor a pan en la calle',
    en: 'smell of bread in the street',
    clues: { es: ['huele a pan', 'escaparate con pan', 'olor del horno'], en: ['smell of bread', 'smells of baking', 'smell of baking'] },
  },
  {
    kind: 'resource',
    es: 'un obrador propio',
    en: 'a food workshop of its own',
    clues: {
      es: ['obrador', 'alquilar obrador', 'montar obrador', 'obrador alquilado'],
      en: ['production kitchen', 'food workshop', 'bakehouse', 'build-out of the bakery'],
    },
  },
  {
    kind: 'resource',
    es: 'un horno de panadería',
    en: 'a bakery oven',
    clues: {
      es: ['horno de leña', 'horno de piedra', 'horno de pisos', 'horno panadero', 'horno de convección'],
      en: ['wood fired oven', 'stone oven', 'deck oven', 'bread oven', 'convection oven'],
    },
  },
  {
    kind: 'resource',
    es: 'una amasadora',
    en: 'a dough mixer',
    clues: {
      es: ['amasadora', 'batidora industrial', 'batidora planetaria'],
      en: ['spiral mixer', 'planetary mixer', 'stand mixer', 'dough mixers'],
    },
  },
  {
    kind: 'resource',
    es: 'equipo para elaborar cerveza',
    en: 'brewing equipment',
    clues: {
      es: ['fermentadores', 'tanques de cerveza', 'equipo de cocción', 'olla de cocción', 'equipo cervecero'],
      en: ['fermenters', 'brewing tanks', 'brew kit', 'brewhouse', 'mash tun'],
    },
  },
  {
    kind: 'resource',
    es: 'una línea de envasado',
    en: 'a filling line',
    clues: {
      es: ['envasadora', 'embotelladora', 'enlatadora', 'llenadora'],
      en: ['bottling line', 'canning line', 'filling machine', 'bottling machine'],
    },
  },
  {
    kind: 'resource',
    es: 'un autoclave',
    en: 'a steriliser',
    clues: {
      es: ['autoclave', 'esterilizador', 'pasteurizador', 'cocer los tarros'],
      en: ['autoclave', 'steriliser', 'pasteuriser', 'retort'],
    },
  },
  {
    kind: 'resource',
    es: 'maquinaria de chocolate',
    en: 'chocolate-making machinery',
    clues: {
      es: ['atemperadora', 'templadora', 'moldes de chocolate', 'conchadora', 'molino de cacao'],
      en: ['tempering machine', 'chocolate moulds', 'melanger', 'chocolate temperer', 'cocoa grinder'],
    },
  },
  {
    kind: 'resource',
    es: 'una vitrina refrigerada',
    en: 'a chilled display',
    clues: {
      es: ['expositor refrigerado', 'mostrador frío', 'vitrina frigorífica', 'vitrina de frío'],
      en: ['display fridge', 'chilled counter', 'refrigerated display', 'cake display'],
    },
  },
  {
    kind: 'resource',
    es: 'un etiquetado conforme a la ley',
    en: 'labels that meet the law',
    clues: {
      es: ['etiquetas nutricionales', 'información nutricional', 'etiquetas de alérgenos', 'etiquetado legal'],
      en: ['food labelling', 'nutrition labels', 'allergen labels', 'product labels'],
    },
  },
  {
    kind: 'resource',
    es: 'tarros de vidrio',
    en: 'glass jars',
    clues: {
      es: ['tarro de cristal', 'tarros de cristal', 'frascos de vidrio', 'botes de vidrio'],
      en: ['glass jar', 'jars and lids', 'glass bottles', 'empty jars'],
    },
  },
  {
    kind: 'resource',
    es: 'moldes de repostería',
    en: 'cake tins',
    clues: {
      es: ['moldes de tartas', 'mangas pasteleras', 'moldes de silicona', 'moldes para tartas'],
      en: ['baking tins', 'piping bags', 'cake moulds'],
    },
  },
  {
    kind: 'offer',
    es: 'chocolate artesano',
    en: 'craft chocolate',
    clues: {
      es: ['chocolate artesanal', 'tabletas de chocolate', 'chocolate negro', 'chocolate hecho a mano'],
      en: ['chocolate bars', 'dark chocolate', 'artisan chocolate', 'handmade chocolate'],
    },
  },
  {
    kind: 'edge',
    es: 'fruta de la zona',
    en: 'local fruit',
    clues: {
      es: ['fruta local', 'fruta del pueblo', 'fruta de aquí', 'fruta de agricultores vecinos'],
      en: ['fruit from nearby farms', 'locally grown fruit', 'fruit grown nearby'],
    },
  },
  {
    kind: 'channel',
    es: 'catas en los bares',
    en: 'tastings in bars',
    clues: { es: ['cata en bares', 'catas en bares', 'presentación en bares'], en: ['bar tastings', 'tasting in pubs', 'pub tastings'] },
  },
  {
    kind: 'channel',
    es: 'un grifo prestado',
    en: 'a tap on loan',
    clues: { es: ['grifo gratis', 'grifo prestado el primer mes', 'prestar el grifo'], en: ['loaned tap', 'free tap', 'tap for a month'] },
  },
  {
    kind: 'resource',
    es: 'una máquina de etiquetar',
    en: 'a labelling machine',
    clues: { es: ['máquina de etiquetas', 'impresora de etiquetas'], en: ['label printer', 'label machine'] },
  },
  {
    kind: 'resource',
    es: 'registro sanitario',
    en: 'food safety registration',
    clues: {
      es: ['registro de sanidad', 'número de registro sanitario', 'autorización sanitaria'],
      en: ['health registration', 'food hygiene registration', 'health permit'],
    },
  },
  {
    kind: 'customer',
    es: 'supermercados de la zona',
    en: 'local supermarkets',
    clues: {
      es: ['supermercados locales', 'tiendas de barrio que venden pan', 'ultramarinos'],
      en: ['grocery stores', 'village shops', 'independent grocers'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes no comen gluten en casa',
    en: 'gluten-free households',
    clues: { es: ['familias con celíacos', 'casas sin gluten', 'hogares sin gluten'], en: ['gluten free families', 'coeliac families'] },
  },
  {
    kind: 'resource',
    es: 'máquinas de pasta',
    en: 'pasta machines',
    clues: {
      es: ['sobadora', 'raviolera', 'máquina de pasta', 'máquina de pastas', 'fideera'],
      en: ['pasta machine', 'pasta sheeter', 'ravioli machine', 'pasta extruder'],
    },
  },
  {
    kind: 'offer',
    es: 'pan de leña',
    en: 'wood-fired bread',
    clues: { es: ['pan en horno de leña', 'horno de leña'], en: ['wood fired oven', 'bread from a wood oven'] },
  },
  {
    kind: 'edge',
    es: 'opciones sin lactosa',
    en: 'lactose-free options',
    clues: {
      es: ['sin lactosa', 'libre de lactosa', 'apto para intolerantes a la lactosa'],
      en: ['lactose free', 'dairy free', 'no lactose'],
    },
  },
  {
    kind: 'offer',
    es: 'bizcochos en porciones',
    en: 'traybakes',
    clues: {
      es: ['brownies', 'bizcochos en plancha', 'bizcocho en porciones'],
      en: ['traybakes', 'brownies', 'brownie slices'],
    },
  },
  {
    kind: 'pain',
    es: 'pan sin gluten que no sabe a pan',
    en: 'gluten-free bread that does not taste of bread',
    clues: {
      es: [
        'pan sin gluten sabe a corcho',
        'pan que sabe a corcho',
        'sabe a corcho',
        'pan que parece corcho',
        'parece corcho',
        'pan sin gluten seco',
      ],
      en: [
        'gluten-free bread tastes like cardboard',
        'gluten-free bread is like cardboard',
        'tastes like cardboard',
        'bread like cardboard',
        'gluten-free bread is dry',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'panaderías que hacen el pan sin gluten junto al trigo',
    en: 'bakeries that make gluten-free bread beside wheat',
    clues: {
      es: [
        'amasan en la misma mesa',
        'lo amasan en la misma mesa',
        'en el mismo horno que lo normal',
        'dos panes en el mismo obrador',
        'mismo obrador que el trigo',
        'misma mesa que el trigo',
      ],
      en: [
        'same oven as wheat',
        'same kitchen as wheat',
        'same oven as the normal bread',
        'baked next to wheat',
        'flour in the air',
        'shared with wheat',
      ],
    },
  },
  {
    kind: 'alternative',
    es: 'el pan sin gluten envasado',
    en: 'packaged gluten-free bread',
    clues: {
      es: [
        'pan sin gluten envasado',
        'pan envasado sin gluten',
        'pan sin gluten del súper',
        'pan sin gluten del supermercado',
        'pan sin gluten congelado',
      ],
      en: [
        'supermarket gluten-free bread',
        'gluten-free bread from the supermarket',
        'frozen gluten-free bread',
        'gluten-free loaf in a packet',
        'packaged gluten free loaf',
      ],
    },
  },
  {
    kind: 'customer',
    es: 'familias con alguien celíaco',
    en: 'families with a coeliac',
    clues: {
      es: [
        'familias con algún celíaco',
        'familias con un celíaco',
        'familias con niños celíacos',
        'madres de celíacos',
        'padres de celíacos',
        'algún celiaco en casa',
      ],
      en: [
        'families with a celiac',
        'families with a celiac child',
        'parents of coeliac children',
        'parents of celiac kids',
        'coeliac in the family',
      ],
    },
  },
];
