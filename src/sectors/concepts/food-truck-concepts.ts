import type { Concept } from './concept.ts';

export const foodTruckConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'hamburguesas',
    en: 'burgers',
    clues: { es: ['burgers', 'hamburguesas caseras', 'hamburguesas de vaca'], en: ['beef burgers', 'homemade burgers'] },
  },
  {
    kind: 'offer',
    es: 'smash burgers',
    en: 'smash burgers',
    clues: { es: ['hamburguesas aplastadas', 'smash', 'doble smash'], en: ['double smash', 'smashed patties'] },
  },
  {
    kind: 'offer',
    es: 'perritos calientes',
    en: 'hot dogs',
    clues: { es: ['hot dogs', 'panchos', 'salchichas en pan'], en: ['sausages in a bun', 'bratwurst'] },
  },
  {
    kind: 'offer',
    es: 'patatas fritas',
    en: 'chips',
    clues: { es: ['papas fritas', 'patatas con salsa', 'cucurucho de patatas'], en: ['french fries', 'loaded fries', 'hand cut chips'] },
  },
  {
    kind: 'offer',
    es: 'cerdo desmechado',
    en: 'pulled pork',
    clues: { es: ['pulled pork', 'carne desmechada', 'cerdo desmigado'], en: ['slow cooked pork', 'pulled meat'] },
  },
  {
    kind: 'offer',
    es: 'tacos',
    en: 'tacos',
    clues: { es: ['taquería', 'tacos al pastor', 'tacos de birria'], en: ['al pastor', 'birria'] },
  },
  { kind: 'offer', es: 'arepas', en: 'arepas', clues: { es: ['arepas rellenas', 'reina pepiada'], en: ['stuffed arepas', 'arepa stand'] } },
  {
    kind: 'offer',
    es: 'empanadas',
    en: 'empanadas',
    clues: { es: ['empanadas argentinas', 'empanadillas'], en: ['argentine empanadas', 'pasties'] },
  },
  {
    kind: 'offer',
    es: 'burritos',
    en: 'burritos',
    clues: { es: ['quesadillas', 'burritos a la vista'], en: ['burrito bowl', 'quesadillas'] },
  },
  {
    kind: 'offer',
    es: 'baos al vapor',
    en: 'steamed bao buns',
    clues: { es: ['bao', 'pan bao', 'baos'], en: ['bao', 'bao buns', 'gua bao'] },
  },
  {
    kind: 'offer',
    es: 'fideos al wok',
    en: 'wok noodles',
    clues: { es: ['noodles', 'wok', 'tallarines salteados', 'pad thai'], en: ['noodles', 'wok', 'stir fried noodles', 'pad thai'] },
  },
  {
    kind: 'offer',
    es: 'falafel',
    en: 'falafel',
    clues: { es: ['pita de falafel', 'falafel casero'], en: ['falafel wraps', 'homemade falafel'] },
  },
  { kind: 'offer', es: 'ceviche', en: 'ceviche', clues: { es: ['cebiche', 'leche de tigre'], en: ['cebiche', 'tiger milk'] } },
  {
    kind: 'offer',
    es: 'pizza de horno portátil',
    en: 'pizza from a mobile oven',
    clues: {
      es: ['pizza en furgoneta', 'horno de pizza en remolque', 'pizzas en el food truck'],
      en: ['pizza truck', 'pizza van', 'pizza trailer', 'mobile pizza oven'],
    },
  },
  {
    kind: 'offer',
    es: 'bocadillos calientes',
    en: 'hot filled rolls',
    clues: { es: ['bocadillos', 'bocatas', 'bocatas calientes'], en: ['hot sandwiches', 'filled rolls', 'sandwiches'] },
  },
  {
    kind: 'offer',
    es: 'sándwiches de queso fundido',
    en: 'toasted cheese sandwiches',
    clues: {
      es: ['sándwich de queso', 'grilled cheese', 'pan con queso fundido'],
      en: ['grilled cheese', 'cheese toasties', 'melted cheese sandwiches'],
    },
  },
  {
    kind: 'offer',
    es: 'churros',
    en: 'churros',
    clues: { es: ['porras', 'churrería', 'churros rellenos'], en: ['churro stand', 'fresh churros', 'filled churros'] },
  },
  {
    kind: 'offer',
    es: 'chocolate a la taza',
    en: 'hot chocolate',
    clues: { es: ['chocolate con churros', 'chocolate caliente', 'chocolate espeso'], en: ['drinking chocolate', 'thick hot chocolate'] },
  },
  {
    kind: 'offer',
    es: 'gofres',
    en: 'waffles',
    clues: { es: ['gofres con nata', 'waffles'], en: ['bubble waffles', 'belgian waffles', 'liege waffles'] },
  },
  {
    kind: 'offer',
    es: 'crepes',
    en: 'crêpes',
    clues: { es: ['crepes dulces', 'crepes salados'], en: ['pancakes', 'sweet crepes', 'savoury crepes'] },
  },
  {
    kind: 'offer',
    es: 'buñuelos',
    en: 'fritters',
    clues: { es: ['buñuelos de viento', 'buñuelos de calabaza'], en: ['sweet fritters', 'bunuelos'] },
  },
  {
    kind: 'offer',
    es: 'rosquillas',
    en: 'doughnuts',
    clues: { es: ['donuts', 'rosquillas caseras', 'rosquillas de feria'], en: ['donuts', 'ring doughnuts', 'mini doughnuts'] },
  },
  {
    kind: 'offer',
    es: 'algodón de azúcar',
    en: 'candyfloss',
    clues: { es: ['algodón dulce', 'nubes de azúcar'], en: ['cotton candy', 'candy floss'] },
  },
  {
    kind: 'offer',
    es: 'café sobre ruedas',
    en: 'coffee on wheels',
    clues: {
      es: ['cafetería móvil', 'carrito de café', 'furgoneta de café', 'café ambulante'],
      en: ['mobile coffee', 'coffee van', 'coffee cart', 'coffee truck'],
    },
  },
  {
    kind: 'offer',
    es: 'café de especialidad',
    en: 'specialty coffee',
    clues: { es: ['café de origen', 'café recién molido'], en: ['speciality coffee', 'single origin coffee', 'freshly ground coffee'] },
  },
  {
    kind: 'offer',
    es: 'café para llevar',
    en: 'coffee to go',
    clues: { es: ['café take away', 'café en vaso', 'vaso de café'], en: ['takeaway coffee', 'coffee in a cup', 'grab a coffee'] },
  },
  {
    kind: 'offer',
    es: 'bollería para acompañar el café',
    en: 'pastries for the coffee',
    clues: { es: ['café con bollería', 'cruasanes', 'napolitanas'], en: ['pastries', 'croissants', 'coffee and pastries'] },
  },
  {
    kind: 'offer',
    es: 'helados',
    en: 'ice cream',
    clues: { es: ['carrito de helados', 'helado artesano', 'heladería ambulante'], en: ['gelato', 'ice cream van', 'ice cream cart'] },
  },
  {
    kind: 'offer',
    es: 'limonadas caseras',
    en: 'homemade lemonade',
    clues: {
      es: ['limonada fresca', 'limonada natural', 'limonadas de frutas'],
      en: ['fresh lemonade', 'lemonade stand', 'cold lemonade'],
    },
  },
  {
    kind: 'offer',
    es: 'cerveza artesana',
    en: 'craft beer',
    clues: { es: ['cervezas artesanas de grifo', 'cerveza de microcervecería'], en: ['craft ale', 'microbrewery beer'] },
  },
  {
    kind: 'offer',
    es: 'servicio de bodas',
    en: 'wedding catering',
    clues: { es: ['food truck para bodas', 'bodas', 'recena de boda'], en: ['weddings', 'wedding food truck', 'evening wedding food'] },
  },
  {
    kind: 'offer',
    es: 'servicio para eventos de empresa',
    en: 'corporate event catering',
    clues: {
      es: ['eventos de empresa', 'eventos corporativos', 'food truck para empresas'],
      en: ['corporate events', 'company events', 'corporate catering'],
    },
  },
  {
    kind: 'offer',
    es: 'fiestas privadas',
    en: 'private parties',
    clues: {
      es: ['eventos privados', 'cumpleaños', 'comuniones', 'alquiler del food truck'],
      en: ['private events', 'birthday parties', 'private hire', 'hire the truck'],
    },
  },
  {
    kind: 'offer',
    es: 'menú de mediodía en el polígono',
    en: 'lunches on the industrial estate',
    clues: {
      es: ['almuerzos en el polígono', 'comidas en el polígono', 'menú en polígonos'],
      en: ['industrial estate lunches', 'lunch at business parks'],
    },
  },
  {
    kind: 'edge',
    es: 'cocina a la vista',
    en: 'cooking in full view',
    clues: {
      es: ['cocinamos delante', 'se ve cómo se hace', 'cocinado delante del cliente'],
      en: ['cooked in front of you', 'cooked in front of customers', 'watch it being made'],
    },
  },
  {
    kind: 'edge',
    es: 'comida hecha al momento',
    en: 'food cooked to order',
    clues: { es: ['recién hecho', 'hecho al momento', 'cocinado al instante'], en: ['made to order', 'cooked fresh', 'freshly made'] },
  },
  {
    kind: 'edge',
    es: 'raciones servidas en minutos',
    en: 'servings ready in minutes',
    clues: { es: ['servimos rápido', 'listo en minutos', 'servicio rápido'], en: ['served in minutes', 'served fast', 'quick service'] },
  },
  {
    kind: 'edge',
    es: 'tortillas hechas a mano',
    en: 'handmade tortillas',
    clues: {
      es: ['tortilla hecha en casa', 'tortillas caseras', 'tortillas recién hechas'],
      en: ['hand pressed tortillas', 'homemade tortillas', 'freshly made tortillas'],
    },
  },
  {
    kind: 'edge',
    es: 'tortillas de maíz',
    en: 'corn tortillas',
    clues: { es: ['masa de maíz', 'maíz nixtamalizado'], en: ['nixtamal', 'masa tortillas'] },
  },
  {
    kind: 'edge',
    es: 'salsas caseras',
    en: 'homemade sauces',
    clues: { es: ['salsas propias', 'salsas de la casa', 'mojo casero'], en: ['house sauces', 'sauces from scratch', 'own sauces'] },
  },
  {
    kind: 'edge',
    es: 'pan de obrador',
    en: 'buns from a local bakery',
    clues: {
      es: ['pan artesano', 'panadería del barrio', 'pan de panadería local'],
      en: ['local bakery bread', 'local bakery buns', 'bread from local baker'],
    },
  },
  {
    kind: 'edge',
    es: 'carne de ganadería local',
    en: 'locally reared meat',
    clues: { es: ['carne local', 'ternera de la zona', 'carne de la zona'], en: ['local beef', 'local meat', 'meat from local farms'] },
  },
  {
    kind: 'edge',
    es: 'recetas de la tierra',
    en: 'recipes from back home',
    clues: {
      es: ['sabor de mi tierra', 'receta de mi país', 'recetas de mi pueblo'],
      en: ['recipe from home', 'home country recipes', 'recipes of my country'],
    },
  },
  {
    kind: 'edge',
    es: 'ingredientes importados',
    en: 'imported ingredients',
    clues: {
      es: ['maíz importado', 'chiles traídos', 'ingredientes traídos'],
      en: ['imported chillies', 'imported corn', 'ingredients brought over'],
    },
  },
  {
    kind: 'edge',
    es: 'carta corta',
    en: 'a short menu',
    clues: { es: ['pocos platos', 'carta de pocos platos', 'menú corto'], en: ['few items', 'small menu', 'tight menu'] },
  },
  {
    kind: 'edge',
    es: 'ruta fija por días',
    en: 'a fixed weekly route',
    clues: {
      es: ['ruta semanal', 'misma parada cada semana', 'cada día en un sitio'],
      en: ['weekly route', 'same pitch every week', 'same spot each week'],
    },
  },
  {
    kind: 'edge',
    es: 'parada avisada cada mañana',
    en: 'daily announcements of the pitch',
    clues: {
      es: ['publicamos la ubicación', 'avisar dónde estamos', 'ubicación del día'],
      en: ['post our location', 'location of the day', 'daily location'],
    },
  },
  {
    kind: 'edge',
    es: 'encargo previo por mensaje',
    en: 'ordering ahead by message',
    clues: {
      es: ['pedir antes por WhatsApp', 'pedido anticipado', 'encargar por WhatsApp'],
      en: ['order ahead', 'preorder', 'pre order by WhatsApp'],
    },
  },
  {
    kind: 'edge',
    es: 'envases compostables',
    en: 'compostable packaging',
    clues: {
      es: ['envases biodegradables', 'envases ecológicos', 'platos compostables'],
      en: ['compostable boxes', 'biodegradable packaging', 'eco packaging'],
    },
  },
  {
    kind: 'edge',
    es: 'furgoneta clásica',
    en: 'a vintage van',
    clues: {
      es: ['furgoneta vintage', 'furgoneta restaurada', 'camioneta antigua', 'remolque vintage'],
      en: ['vintage truck', 'restored van', 'classic van', 'vintage trailer'],
    },
  },
  {
    kind: 'edge',
    es: 'horario de madrugada',
    en: 'late-night serving',
    clues: {
      es: ['hasta la madrugada', 'abierto de madrugada', 'de noche hasta tarde'],
      en: ['late night', 'until late', 'after midnight'],
    },
  },
  {
    kind: 'edge',
    es: 'apertura a primera hora',
    en: 'early-morning opening',
    clues: {
      es: ['desde primera hora', 'antes del trabajo', 'abrimos al amanecer', 'antes del primer turno'],
      en: ['open early morning', 'before work', 'before the first shift', 'open at dawn'],
    },
  },
  {
    kind: 'edge',
    es: 'opciones veganas',
    en: 'vegan options',
    clues: {
      es: ['carta vegana', 'comida vegana', 'hamburguesa vegana'],
      en: ['vegan menu', 'vegan food', 'vegan burger', 'plant based food'],
    },
  },
  {
    kind: 'edge',
    es: 'opciones sin gluten',
    en: 'gluten-free options',
    clues: {
      es: ['churros sin gluten', 'harina sin gluten', 'pan sin gluten', 'apto para celíacos', 'sin gluten'],
      en: ['gluten free churros', 'gluten free flour', 'gluten free menu', 'coeliac friendly'],
    },
  },
  {
    kind: 'customer',
    es: 'público de festivales',
    en: 'festival crowds',
    clues: {
      es: ['festivales', 'asistentes a festivales', 'festivales de música'],
      en: ['festival goers', 'music festivals', 'summer festivals'],
    },
  },
  {
    kind: 'customer',
    es: 'público de conciertos',
    en: 'concert crowds',
    clues: { es: ['conciertos', 'salida de conciertos', 'asistentes a conciertos'], en: ['concerts', 'gigs', 'concert goers'] },
  },
  {
    kind: 'customer',
    es: 'visitantes de ferias',
    en: 'fairground visitors',
    clues: { es: ['ferias', 'fiestas de pueblo', 'ferias de pueblo', 'verbenas'], en: ['town fairs', 'village fetes', 'county fairs'] },
  },
  {
    kind: 'customer',
    es: 'visitantes de mercadillos',
    en: 'street-market visitors',
    clues: { es: ['mercadillos', 'mercados semanales', 'rastro'], en: ['street markets', 'farmers markets', 'weekly market'] },
  },
  {
    kind: 'customer',
    es: 'trabajadores del polígono',
    en: 'industrial-estate workers',
    clues: {
      es: ['polígono', 'obreros del polígono', 'naves industriales', 'operarios'],
      en: ['industrial estate', 'factory workers', 'warehouse staff'],
    },
  },
  {
    kind: 'customer',
    es: 'viajeros de la estación',
    en: 'station commuters',
    clues: { es: ['estación de tren', 'parada de metro', 'quienes cogen el tren'], en: ['commuters', 'train station', 'train passengers'] },
  },
  {
    kind: 'customer',
    es: 'personal de hospital',
    en: 'hospital staff',
    clues: { es: ['hospitales', 'puerta del hospital', 'enfermeras'], en: ['nurses', 'hospital visitors', 'hospital entrance'] },
  },
  {
    kind: 'customer',
    es: 'parejas que se casan',
    en: 'couples getting married',
    clues: { es: ['novios', 'parejas que organizan su boda'], en: ['engaged couples', 'brides', 'wedding couples'] },
    unless: /\b(?:parejas? de novios|novios que (?:salen|pasean|vienen|pasan))\b/,
  },
  {
    kind: 'customer',
    es: 'organizadores de eventos',
    en: 'event organisers',
    clues: {
      es: ['promotores de festivales', 'organizadores de festivales', 'organizadores de ferias'],
      en: ['festival promoters', 'event planners', 'festival organisers'],
    },
  },
  {
    kind: 'customer',
    es: 'ayuntamientos con fiestas que montar',
    en: 'councils putting on festivities',
    clues: {
      es: ['concejalías de fiestas', 'comisiones de fiestas', 'fiestas del ayuntamiento'],
      en: ['council events', 'council fairs', 'festivities committees'],
    },
  },
  {
    kind: 'customer',
    es: 'empresas que celebran algo',
    en: 'companies with something to celebrate',
    clues: {
      es: ['empresas con eventos', 'departamentos de personal', 'fiestas de empresa'],
      en: ['company parties', 'hr departments', 'firms holding events'],
    },
  },
  {
    kind: 'customer',
    es: 'cervecerías',
    en: 'breweries',
    clues: { es: ['cerveceras', 'patio de cervecera'], en: ['taprooms', 'brewery yards'] },
  },
  {
    kind: 'customer',
    es: 'comunidad latina',
    en: 'local Latin Americans',
    clues: {
      es: ['latinos de la zona', 'comunidad venezolana', 'comunidad mexicana', 'comunidad colombiana'],
      en: ['latin community', 'mexican community', 'latinos nearby'],
    },
  },
  {
    kind: 'customer',
    es: 'estudiantes a la salida de clase',
    en: 'students coming out of class',
    clues: {
      es: ['universitarios', 'salida del instituto', 'estudiantes del campus'],
      en: ['university students', 'college students', 'campus students'],
    },
  },
  {
    kind: 'customer',
    es: 'bañistas',
    en: 'beachgoers',
    clues: { es: ['público de playa', 'paseantes de la playa', 'gente de la playa'], en: ['beach visitors', 'people on the beach'] },
  },
  {
    kind: 'customer',
    es: 'trasnochadores',
    en: 'night owls',
    clues: {
      es: ['salida de discotecas', 'gente que sale de fiesta', 'salir de copas'],
      en: ['clubbers', 'party crowd', 'people leaving clubs'],
    },
  },
  {
    kind: 'pain',
    es: 'colas interminables en el recinto',
    en: 'endless queues at the venue',
    clues: {
      es: ['colas en festivales', 'colas larguísimas', 'mucha cola', 'horas de cola'],
      en: ['long queues', 'huge lines', 'queuing for food', 'queues at festivals', 'hours in the queue'],
    },
  },
  {
    kind: 'pain',
    es: 'comida cara del recinto',
    en: 'overpriced venue food',
    clues: {
      es: ['comida cara en festivales', 'precios abusivos en festivales', 'barras carísimas'],
      en: ['expensive festival food', 'overpriced festival food', 'rip off food'],
    },
  },
  {
    kind: 'pain',
    es: 'comida fría',
    en: 'cold food',
    clues: { es: ['llega frío', 'bocadillos fríos'], en: ['cold sandwiches', 'lukewarm food', 'eat cold'] },
  },
  {
    kind: 'pain',
    es: 'comida siempre igual',
    en: 'food that is always the same',
    clues: {
      es: ['siempre lo mismo', 'puestos iguales', 'mismas hamburguesas de siempre'],
      en: ['always the same food', 'same old burgers', 'every stall the same'],
    },
  },
  {
    kind: 'pain',
    es: 'polígono con pocos bares',
    en: 'an industrial estate short of cafés',
    clues: {
      es: ['nada cerca del polígono', 'pocos sitios en el polígono', 'polígono sin bares', 'no hay bares', 'no hay donde comer cerca'],
      en: ['nowhere to eat nearby', 'nothing near the estate', 'few places to eat', 'no cafes nearby'],
    },
  },
  {
    kind: 'pain',
    es: 'noches con todo cerrado',
    en: 'nights with everything shut',
    clues: {
      es: ['todo cerrado de noche', 'nada abierto de madrugada', 'cocinas cerradas de noche', 'no hay nada abierto de noche'],
      en: ['nothing open late', 'everything closed at night', 'kitchens shut at night'],
    },
  },
  {
    kind: 'pain',
    es: 'mal café a primera hora',
    en: 'bad coffee first thing',
    clues: { es: ['mal café', 'café malo', 'café de máquina', 'café quemado'], en: ['bad coffee', 'machine coffee', 'awful coffee'] },
  },
  {
    kind: 'pain',
    es: 'fritura pesada',
    en: 'greasy frying',
    clues: { es: ['aceite quemado', 'comida grasienta', 'aceite refrito'], en: ['greasy food', 'old oil', 'stodgy food'] },
  },
  {
    kind: 'pain',
    es: 'churros congelados',
    en: 'frozen churros',
    clues: { es: ['churros recalentados', 'churros fríos', 'churros duros'], en: ['reheated churros', 'cold churros', 'stale doughnuts'] },
  },
  {
    kind: 'pain',
    es: 'catering de boda repetido',
    en: 'predictable wedding catering',
    clues: {
      es: ['catering aburrido', 'caterings caros', 'catering de siempre'],
      en: ['boring catering', 'dull wedding food', 'expensive caterers'],
    },
  },
  {
    kind: 'pain',
    es: 'poco rato para comer',
    en: 'a short lunch break',
    clues: {
      es: ['media hora para comer', 'poco tiempo para comer', 'descanso corto'],
      en: ['half hour lunch', 'short break', 'little time to eat'],
    },
  },
  {
    kind: 'pain',
    es: 'cocina de casa que cuesta encontrar',
    en: 'home cooking that is hard to find',
    clues: {
      es: ['echan de menos su comida', 'comida de mi país', 'comida auténtica difícil de encontrar'],
      en: ['miss their food', 'hard to find authentic', 'food from home'],
    },
  },
  {
    kind: 'alternative',
    es: 'el bocadillo traído de casa',
    en: 'a sandwich from home',
    clues: { es: ['táper de casa', 'bocata de casa', 'comida de casa'], en: ['packed lunch', 'lunchbox', 'food from home in a box'] },
  },
  {
    kind: 'alternative',
    es: 'la barra del recinto',
    en: 'the counter inside the venue',
    clues: { es: ['barra del festival', 'barra de la sala', 'bar del festival'], en: ['festival bar', 'venue bar', 'stadium kiosk'] },
  },
  {
    kind: 'alternative',
    es: 'una cadena de comida rápida',
    en: 'a fast-food chain',
    clues: { es: ['mcdonalds', 'burger king', 'cadenas de hamburguesas'], en: ['mcdonalds', 'burger king', 'kfc'] },
  },
  {
    kind: 'alternative',
    es: 'el bar del polígono',
    en: 'the bar on the estate',
    clues: { es: ['cafetería del polígono', 'bar de carretera'], en: ['estate cafe', 'roadside cafe', 'greasy spoon'] },
  },
  {
    kind: 'alternative',
    es: 'el bocadillo de la gasolinera',
    en: 'a petrol-station sandwich',
    clues: { es: ['tienda de la gasolinera', 'comida de gasolinera'], en: ['garage sandwich', 'gas station food', 'service station food'] },
  },
  {
    kind: 'alternative',
    es: 'la máquina expendedora',
    en: 'the vending machine',
    clues: { es: ['máquina de vending', 'máquina de café', 'máquinas del andén'], en: ['coffee machine', 'platform machine'] },
  },
  {
    kind: 'alternative',
    es: 'un catering tradicional',
    en: 'a traditional caterer',
    clues: {
      es: ['empresas de catering', 'catering clásico', 'catering convencional'],
      en: ['catering companies', 'other caterers', 'hog roast'],
    },
  },
  {
    kind: 'alternative',
    es: 'el puesto de al lado',
    en: 'the next stall along',
    clues: { es: ['otros food trucks', 'otras furgonetas', 'otros puestos'], en: ['other food trucks', 'other stalls', 'other vans'] },
  },
  {
    kind: 'alternative',
    es: 'el kebab de la esquina',
    en: 'the kebab shop on the corner',
    clues: { es: ['kebabs del centro', 'kebab de madrugada'], en: ['kebab van', 'kebab on the way home'] },
  },
  {
    kind: 'channel',
    es: 'cartel del festival',
    en: 'festival line-ups',
    clues: {
      es: ['programa de fiestas', 'programa de la feria', 'programa del festival'],
      en: ['festival posters', 'festival programme', 'event programme'],
    },
  },
  {
    kind: 'channel',
    es: 'directorios de food trucks',
    en: 'food-truck directories',
    clues: {
      es: ['webs de food trucks', 'plataformas de food trucks', 'buscadores de food trucks'],
      en: ['food truck apps', 'food truck websites', 'truck finder'],
    },
  },
  {
    kind: 'channel',
    es: 'organizadores que repiten',
    en: 'organisers who book again',
    clues: {
      es: ['contactos con organizadores', 'recomendación de organizadores', 'agencias de eventos'],
      en: ['organiser contacts', 'event agencies', 'organisers recommend'],
    },
  },
  {
    kind: 'channel',
    es: 'historias con la parada del día',
    en: 'stories showing the day’s pitch',
    clues: {
      es: ['stories con la ubicación', 'historias de Instagram con la ubicación', 'publicar la parada'],
      en: ['stories with location', 'post the pitch', 'instagram stories with our location'],
    },
  },
  {
    kind: 'channel',
    es: 'grupos de mensajes del polígono',
    en: 'message groups on the estate',
    clues: {
      es: ['grupo de WhatsApp del polígono', 'grupos de empresas', 'avisar a las empresas'],
      en: ['estate WhatsApp group', 'office group chats', 'company chats'],
    },
  },
  {
    kind: 'channel',
    es: 'fincas de bodas',
    en: 'wedding venues',
    clues: {
      es: ['fincas de eventos', 'fincas de celebraciones', 'wedding planners', 'organizadores de bodas'],
      en: ['venue recommended suppliers', 'wedding planners', 'barn venues'],
    },
  },
  {
    kind: 'resource',
    es: 'furgoneta adaptada',
    en: 'a converted van',
    clues: {
      es: ['furgoneta camperizada para cocina', 'furgoneta equipada', 'camión cocina', 'furgón'],
      en: ['food van', 'equipped van', 'converted truck', 'food truck fit out'],
    },
  },
  {
    kind: 'resource',
    es: 'remolque cocina',
    en: 'a kitchen trailer',
    clues: { es: ['remolque', 'caravana adaptada', 'tráiler'], en: ['trailer', 'catering trailer', 'converted caravan'] },
  },
  {
    kind: 'resource',
    es: 'generador eléctrico',
    en: 'an electric generator',
    clues: {
      es: ['grupo electrógeno', 'comprar un generador', 'generador silencioso'],
      en: ['power generator', 'quiet generator', 'buy a generator'],
    },
  },
  {
    kind: 'resource',
    es: 'plancha industrial',
    en: 'a commercial griddle',
    clues: {
      es: ['plancha de gas', 'plancha y freidora', 'comprar la plancha'],
      en: ['gas griddle', 'griddle and fryer', 'buy a griddle'],
    },
  },
  {
    kind: 'resource',
    es: 'instalación de gas',
    en: 'a gas installation',
    clues: { es: ['bombonas', 'gas propano', 'cocina de gas'], en: ['lpg', 'gas bottles', 'propane'] },
  },
  {
    kind: 'resource',
    es: 'freidora',
    en: 'a fryer',
    clues: { es: ['freidora de churros', 'churrera'], en: ['deep fryer', 'churro machine'] },
  },
  {
    kind: 'resource',
    es: 'máquina espresso',
    en: 'an espresso machine',
    clues: {
      es: ['cafetera', 'máquina de café de dos grupos', 'máquina de café profesional'],
      en: ['coffee machine with grinder', 'two group machine', 'lever machine'],
    },
  },
  {
    kind: 'resource',
    es: 'permiso de venta ambulante',
    en: 'a street-trading licence',
    clues: {
      es: ['licencia de venta ambulante', 'permisos ambulantes', 'permiso municipal'],
      en: ['street trading permit', 'vendor permit', 'hawker licence'],
    },
  },
  {
    kind: 'resource',
    es: 'plaza en ferias',
    en: 'pitches at fairs',
    clues: {
      es: ['plazas en festivales', 'sitio en mercados', 'puesto fijo en la feria'],
      en: ['festival pitches', 'market pitch', 'event pitches'],
    },
  },
  {
    kind: 'resource',
    es: 'cocina de producción',
    en: 'a prep kitchen',
    clues: {
      es: ['obrador propio', 'cocina central', 'cocina de apoyo'],
      en: ['commissary kitchen', 'production kitchen', 'central kitchen'],
    },
  },
  {
    kind: 'resource',
    es: 'certificado de la instalación de gas',
    en: 'a gas-safety certificate',
    clues: { es: ['revisión del gas', 'boletín del gas', 'inspección de gas'], en: ['gas certificate', 'gas check', 'gas inspection'] },
  },
  {
    kind: 'resource',
    es: 'carné de manipulador de alimentos',
    en: 'a food-hygiene certificate',
    clues: {
      es: ['manipulador de alimentos', 'curso de manipulador', 'registro sanitario'],
      en: ['food hygiene', 'food handler card', 'hygiene rating'],
    },
  },
  {
    kind: 'resource',
    es: 'depósito de agua limpia',
    en: 'a clean-water tank',
    clues: { es: ['tanque de agua', 'depósitos de agua'], en: ['water tank', 'fresh water tank'] },
  },
  {
    kind: 'resource',
    es: 'ayuda en ventanilla los fines de semana',
    en: 'weekend help at the hatch',
    clues: {
      es: ['alguien para los fines de semana', 'ayudante en festivales', 'personal para eventos'],
      en: ['weekend staff', 'extra hands at festivals', 'event staff'],
    },
  },
  {
    kind: 'resource',
    es: 'nevera a bordo',
    en: 'on-board refrigeration',
    clues: {
      es: ['nevera para la furgoneta', 'cámara frigorífica', 'nevera industrial'],
      en: ['van fridge', 'refrigerated storage', 'fridges on board'],
    },
  },
  {
    kind: 'customer',
    es: 'obreros de la construcción',
    en: 'building-site workers',
    clues: {
      es: ['obreros', 'albañiles', 'gente de la obra', 'trabajadores de la obra', 'los de las obras'],
      en: ['building sites', 'construction workers', 'construction crews', 'builders on site', 'site workers'],
    },
  },
  {
    kind: 'customer',
    es: 'surfistas',
    en: 'surfers',
    clues: {
      es: ['surferos', 'gente del surf'],
      en: ['surf crowd', 'people surfing'],
    },
  },
  {
    kind: 'customer',
    es: 'familiares de pacientes que esperan',
    en: 'patients’ relatives who wait',
    clues: {
      es: [
        'familiares que esperan',
        'familiares de pacientes',
        'familiares de los enfermos',
        'familiares se quedan afuera',
        'familiares en urgencias',
      ],
      en: ['relatives waiting', 'patients’ families', 'families waiting outside', 'relatives of patients', 'visitors waiting overnight'],
    },
  },
  {
    kind: 'customer',
    es: 'conductores de ambulancia',
    en: 'ambulance crews',
    clues: {
      es: ['los de las ambulancias', 'choferes de ambulancia'],
      en: ['ambulance drivers', 'paramedics'],
    },
  },
  {
    kind: 'alternative',
    es: 'la tienda de conveniencia',
    en: 'the convenience store',
    clues: {
      es: ['oxxo', 'tienda de conveniencia', 'tiendas de conveniencia', 'minisúper', 'comida del oxxo'],
      en: ['convenience store', 'convenience stores', 'corner store food', 'seven eleven'],
    },
  },
];
