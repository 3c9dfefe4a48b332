import type { Concept } from './concept.ts';

export const eventServicesConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'organización de bodas',
    en: 'wedding planning',
    clues: {
      es: ['organizar la boda', 'organizar bodas', 'organizamos bodas', 'boda completa', 'wedding planner'],
      en: ['plan the wedding', 'full planning', 'planning weddings', 'organise weddings', 'full wedding planning'],
    },
  },
  {
    kind: 'offer',
    es: 'coordinación del día',
    en: 'on-the-day coordination',
    clues: {
      es: ['coordinación de bodas', 'coordinar el día', 'coordinadora de boda', 'coordinamos el día'],
      en: ['day coordination', 'on the day coordinator', 'wedding coordinator', 'day-of coordination'],
    },
  },
  {
    kind: 'offer',
    es: 'bodas a distancia',
    en: 'weddings planned from abroad',
    clues: {
      es: ['boda a distancia', 'organización a distancia', 'casarse desde fuera', 'bodas de destino'],
      en: ['destination weddings', 'planned remotely', 'long distance weddings', 'wedding from abroad'],
    },
  },
  {
    kind: 'offer',
    es: 'búsqueda de finca',
    en: 'venue finding',
    clues: {
      es: ['buscar finca', 'búsqueda de lugares', 'encontrar finca', 'visitas a fincas'],
      en: ['venue search', 'find a venue', 'venue visits', 'finding venues'],
    },
  },
  {
    kind: 'offer',
    es: 'bodas íntimas',
    en: 'small weddings',
    clues: {
      es: ['bodas pequeñas', 'boda íntima', 'elopements', 'bodas de pocos invitados'],
      en: ['intimate weddings', 'micro weddings', 'elopements', 'small wedding'],
    },
  },
  {
    kind: 'offer',
    es: 'ceremonias civiles oficiadas',
    en: 'civil ceremonies led by a celebrant',
    clues: {
      es: ['oficiante', 'maestro de ceremonias', 'ceremonia civil', 'ceremonias laicas'],
      en: ['civil ceremonies', 'humanist ceremonies', 'wedding celebrant', 'humanist celebrant'],
    },
  },
  {
    kind: 'offer',
    es: 'decoración de bodas',
    en: 'wedding decoration',
    clues: {
      es: ['decoración de eventos', 'decoración floral', 'decorar bodas', 'centros de mesa'],
      en: ['wedding decor', 'event decoration', 'table centrepieces', 'event styling', 'venue dressing'],
    },
  },
  {
    kind: 'offer',
    es: 'decoración con globos',
    en: 'balloon decoration',
    clues: {
      es: ['globos', 'arcos de globos', 'guirnalda de globos', 'decoración de globos'],
      en: ['balloons', 'balloon arch', 'balloon garlands'],
    },
  },
  {
    kind: 'offer',
    es: 'catering para bodas',
    en: 'wedding catering',
    clues: {
      es: ['menú de boda', 'banquetes', 'banquete de boda', 'cóctel de boda'],
      en: ['wedding menus', 'wedding caterer', 'wedding breakfasts', 'banquets'],
    },
  },
  {
    kind: 'offer',
    es: 'catering para empresas',
    en: 'company catering',
    clues: {
      es: ['catering empresas', 'catering de empresa', 'comidas de empresa'],
      en: ['corporate catering', 'office catering', 'catering for meetings', 'business catering', 'catering for offices'],
    },
  },
  {
    kind: 'offer',
    es: 'desayunos o refrigerios',
    en: 'breakfasts or snacks',
    clues: {
      es: ['coffee break', 'desayunos', 'refrigerios', 'pausa café', 'desayunos para reuniones'],
      en: ['coffee breaks', 'meeting breakfasts', 'breakfast trays', 'working breakfasts', 'snacks for meetings'],
    },
  },
  {
    kind: 'offer',
    es: 'comida caliente',
    en: 'hot food',
    clues: {
      es: ['almuerzos calientes', 'platos calientes', 'comida caliente en cuencos', 'cuencos calientes'],
      en: ['hot lunches', 'hot bowls', 'hot lunch', 'lunch bowls', 'hot dishes'],
    },
  },
  {
    kind: 'offer',
    es: 'bandejas de canapés',
    en: 'canapé trays',
    clues: {
      es: ['canapés', 'bandejas de comida', 'aperitivos', 'finger food'],
      en: ['canapes', 'finger food', 'sharing platters', 'grazing tables', 'nibbles'],
    },
  },
  {
    kind: 'offer',
    es: 'comida para llevar a casa en fiestas',
    en: 'party food to collect',
    clues: {
      es: ['comida para fiestas', 'bandejas para fiestas', 'menús para celebraciones en casa', 'comida para cumpleaños'],
      en: ['party platters', 'party food', 'buffet to collect', 'buffets for parties'],
    },
  },
  {
    kind: 'offer',
    es: 'un cocinero en casa',
    en: 'a private chef',
    clues: {
      es: ['chef a domicilio', 'cocinero a domicilio', 'chef en casa', 'cena con chef'],
      en: ['private chefs', 'chef at home', 'personal chef', 'dinner party chef'],
    },
  },
  {
    kind: 'offer',
    es: 'barra de bebidas',
    en: 'a drinks bar',
    clues: {
      es: ['coctelería', 'barra libre', 'cócteles', 'barra móvil', 'barra de cócteles'],
      en: ['cocktail bar', 'mobile bar', 'cocktails', 'bartenders for hire'],
    },
  },
  {
    kind: 'offer',
    es: 'fotos de boda',
    en: 'wedding photographs',
    clues: {
      es: ['fotógrafo de bodas', 'fotografía de bodas', 'reportaje de boda', 'fotografia bodas', 'foto de boda'],
      en: ['wedding photography', 'wedding photographer', 'wedding photos', 'photographing weddings'],
    },
  },
  {
    kind: 'offer',
    es: 'vídeo de boda',
    en: 'wedding films',
    clues: {
      es: ['vídeo de bodas', 'videógrafo', 'película de boda', 'vídeos de boda'],
      en: ['wedding video', 'videographer', 'wedding videos', 'wedding filmmaker'],
    },
  },
  {
    kind: 'offer',
    es: 'retratos de familia',
    en: 'family portraits',
    clues: {
      es: ['sesiones de familia', 'fotos de familia', 'sesión de fotos familiar', 'fotos de comunión'],
      en: ['family photo shoots', 'family photos', 'family shoots', 'family sessions'],
    },
  },
  {
    kind: 'offer',
    es: 'fotos de recién nacidos',
    en: 'newborn photographs',
    clues: {
      es: ['sesión de recién nacido', 'fotos newborn', 'fotos de bebés', 'fotos de embarazo'],
      en: ['newborn photography', 'baby photos', 'maternity shoots', 'newborn shoots'],
    },
  },
  {
    kind: 'offer',
    es: 'fotos para empresas',
    en: 'photographs for companies',
    clues: {
      es: ['fotos corporativas', 'retratos corporativos', 'fotos de equipo', 'reportajes de empresa'],
      en: ['corporate photography', 'headshots', 'team photos', 'brand photography', 'branding shoots'],
    },
  },
  {
    kind: 'offer',
    es: 'grabación con dron',
    en: 'drone filming',
    clues: { es: ['dron', 'drones', 'fotos con dron', 'vistas aéreas'], en: ['drone', 'drones', 'aerial photos', 'aerial filming'] },
  },
  {
    kind: 'offer',
    es: 'un fotomatón',
    en: 'a photo booth',
    clues: { es: ['fotomatón', 'photocall', 'cabina de fotos', 'fotos al instante'], en: ['photo booth', 'photo booths', 'selfie mirror'] },
  },
  {
    kind: 'offer',
    es: 'álbumes impresos',
    en: 'printed albums',
    clues: {
      es: ['álbum de fotos', 'álbumes', 'álbum impreso', 'copias en papel'],
      en: ['photo albums', 'printed album', 'fine art prints', 'wedding albums'],
    },
  },
  {
    kind: 'offer',
    es: 'fiestas infantiles',
    en: 'children’s parties',
    clues: {
      es: ['fiestas de cumpleaños', 'cumpleaños infantiles', 'fiestas de niños', 'cumpleaños de niños', 'fiesta infantil'],
      en: ['kids parties', 'birthday parties', 'kids’ birthday parties', 'children’s birthday parties'],
    },
  },
  {
    kind: 'offer',
    es: 'animadores con juegos',
    en: 'entertainers with games',
    clues: {
      es: ['animadores', 'animación infantil', 'juegos dirigidos', 'monitores de fiesta'],
      en: ['entertainers', 'party entertainer', 'children’s entertainers', 'party games', 'party hosts'],
    },
  },
  {
    kind: 'offer',
    es: 'castillos hinchables',
    en: 'bouncy castles',
    clues: {
      es: ['hinchables', 'castillo hinchable', 'inflables', 'colchonetas hinchables'],
      en: ['bouncy castle', 'inflatables', 'bounce house', 'inflatable hire'],
    },
  },
  {
    kind: 'offer',
    es: 'pintacaras',
    en: 'face painting',
    clues: { es: ['pinta caras', 'maquillaje infantil', 'pintacaras para niños'], en: ['face painter', 'face paint', 'glitter tattoos'] },
  },
  {
    kind: 'offer',
    es: 'espectáculos de magia',
    en: 'magic shows',
    clues: {
      es: ['mago', 'magia', 'show de magia', 'títeres', 'espectáculo de títeres'],
      en: ['magician', 'magic show', 'puppet show', 'puppets'],
    },
  },
  {
    kind: 'offer',
    es: 'talleres para cumpleaños',
    en: 'craft parties',
    clues: {
      es: ['fiestas temáticas', 'cumpleaños temáticos', 'cumpleaños con taller', 'talleres de slime'],
      en: ['themed parties', 'craft party', 'slime parties', 'party themes'],
    },
  },
  {
    kind: 'offer',
    es: 'música con pinchadiscos',
    en: 'music with a DJ',
    clues: {
      es: ['dj', 'disc jockey', 'disco móvil', 'discomóvil', 'pinchadiscos'],
      en: ['dj', 'mobile disco', 'disc jockey', 'wedding dj'],
    },
  },
  {
    kind: 'offer',
    es: 'música en directo',
    en: 'live music',
    clues: {
      es: ['banda en directo', 'grupo en directo', 'música en vivo', 'mariachis', 'cuarteto de cuerda'],
      en: ['live band', 'string quartet', 'live musicians', 'bands for weddings'],
    },
  },
  {
    kind: 'offer',
    es: 'sonido con iluminación',
    en: 'sound with lighting',
    clues: {
      es: ['equipo de sonido', 'sonido e iluminación', 'alquiler de sonido', 'luces para eventos', 'iluminación'],
      en: ['sound and lighting', 'sound system hire', 'event lighting', 'pa hire', 'lighting hire'],
    },
  },
  {
    kind: 'offer',
    es: 'alquiler de vajilla',
    en: 'crockery hire',
    clues: {
      es: ['alquiler de menaje', 'alquiler de mantelería', 'alquiler de copas', 'menaje para eventos'],
      en: ['tableware hire', 'glassware hire', 'linen hire', 'plate hire'],
    },
  },
  {
    kind: 'offer',
    es: 'alquiler de carpas',
    en: 'marquee hire',
    clues: {
      es: ['carpas', 'jaimas', 'carpas para eventos'],
      en: ['marquees', 'tent hire', 'tipi hire', 'tent rental'],
    },
  },
  {
    kind: 'offer',
    es: 'eventos de empresa',
    en: 'company events',
    clues: {
      es: ['eventos corporativos', 'organización de eventos', 'team building', 'cenas de empresa', 'fiestas de empresa'],
      en: ['corporate events', 'event management', 'team building', 'away days', 'company parties'],
    },
  },
  {
    kind: 'offer',
    es: 'fiestas de quince años',
    en: 'fifteenth birthday parties',
    clues: {
      es: ['quinceañeras', 'quince años', 'xv años', 'fiesta de quince'],
      en: ['quinceañera', 'quinceaneras', 'sweet sixteen', 'fifteenth birthday'],
    },
  },
  {
    kind: 'offer',
    es: 'invitaciones diseñadas',
    en: 'designed invitations',
    clues: {
      es: ['invitaciones de boda', 'papelería de boda', 'invitaciones digitales'],
      en: ['wedding invitations', 'wedding stationery', 'save the dates'],
    },
  },
  {
    kind: 'edge',
    es: 'un presupuesto con todo dentro',
    en: 'one budget with everything inside',
    clues: {
      es: ['presupuesto único', 'presupuesto cerrado', 'todo en un presupuesto', 'un solo presupuesto'],
      en: ['single budget', 'one budget', 'all in one budget', 'one quote for everything'],
    },
  },
  {
    kind: 'edge',
    es: 'una sola persona de principio a fin',
    en: 'one person from start to finish',
    clues: {
      es: ['una sola persona', 'misma coordinadora', 'de principio a fin'],
      en: ['one person throughout', 'one planner', 'same planner', 'start to finish'],
    },
  },
  {
    kind: 'edge',
    es: 'visitas por videollamada',
    en: 'visits by video call',
    clues: {
      es: ['todo por videollamada', 'reuniones por videollamada', 'visitas virtuales', 'visitas por vídeo'],
      en: ['visits over video', 'video tours', 'everything over video', 'virtual visits'],
    },
  },
  {
    kind: 'edge',
    es: 'comida entregada a la hora exacta',
    en: 'food delivered on the dot',
    clues: {
      es: ['hora exacta', 'entrega a la hora', 'entregado a la hora exacta', 'comida puntual'],
      en: ['on the dot', 'delivered on time', 'exact time'],
    },
  },
  {
    kind: 'edge',
    es: 'menús para alergias',
    en: 'menus for allergies',
    clues: {
      es: ['alergias', 'intolerancias', 'menú sin gluten', 'menú de alergias', 'opciones para celíacos'],
      en: ['allergies', 'dietary requirements', 'gluten free menu', 'allergen menu', 'dietary needs'],
    },
  },
  {
    kind: 'edge',
    es: 'menús vegetarianos',
    en: 'vegetarian menus',
    clues: {
      es: ['menú vegano', 'menús veganos', 'opción vegetariana', 'catering vegano'],
      en: ['vegan menu', 'vegan catering', 'vegetarian options', 'plant-based menus'],
    },
  },
  {
    kind: 'edge',
    es: 'cocina con producto de temporada',
    en: 'seasonal cooking',
    clues: {
      es: ['producto de temporada', 'cocina de temporada', 'menú de temporada', 'cocina de mercado'],
      en: ['seasonal menu', 'seasonal ingredients', 'seasonal food', 'seasonal menus'],
    },
  },
  {
    kind: 'edge',
    es: 'vajilla que no se tira',
    en: 'crockery that is not thrown away',
    clues: {
      es: ['vajilla reutilizable', 'sin platos de plástico', 'vajilla de verdad', 'sin desechables'],
      en: ['real plates', 'reusable crockery', 'no disposables', 'reusable bowls'],
    },
  },
  {
    kind: 'edge',
    es: 'fotos entregadas en pocos días',
    en: 'photographs within days',
    clues: {
      es: ['fotos en una semana', 'entrega en una semana', 'fotos rápidas', 'galería en pocos días'],
      en: ['photos in a week', 'quick gallery', 'fast photos', 'photos within days'],
    },
  },
  {
    kind: 'edge',
    es: 'estilo documental sin posados',
    en: 'a documentary style without posing',
    clues: {
      es: ['estilo documental', 'fotos naturales', 'sin poses', 'sin posados', 'fotos espontáneas'],
      en: ['documentary style', 'candid photos', 'no posing', 'natural photos', 'unposed'],
    },
  },
  {
    kind: 'edge',
    es: 'imagen de cine',
    en: 'a cinema look',
    clues: {
      es: ['estilo cine', 'estilo cinematográfico', 'fotos de cine', 'vídeo cinematográfico'],
      en: ['cinematic', 'film style', 'cinematic style', 'shot like a film'],
    },
  },
  {
    kind: 'edge',
    es: 'todos los archivos incluidos',
    en: 'all image files included',
    clues: {
      es: ['archivos originales', 'todas las fotos', 'alta resolución', 'fotos sin marca'],
      en: ['all the files', 'high resolution', 'digital files', 'all photos included'],
    },
    unless: /\b(?:sting|charges?|charged|extra|cobran?|aparte|pagar)\b/,
  },
  {
    kind: 'edge',
    es: 'montaje con recogida incluida',
    en: 'setting up plus clearing away',
    clues: {
      es: ['montaje y recogida', 'lo montamos todo', 'montamos y recogemos', 'dejamos limpio'],
      en: ['set up and clear', 'set up and pack down', 'clearing away', 'we set everything up'],
    },
  },
  {
    kind: 'edge',
    es: 'monitores de confianza comprobada',
    en: 'vetted children’s leaders',
    clues: {
      es: ['monitores con título', 'monitores titulados', 'monitores formados', 'educadoras tituladas'],
      en: ['dbs checked', 'background checked', 'trained leaders', 'vetted entertainers'],
    },
  },
  {
    kind: 'edge',
    es: 'juegos sin pantallas',
    en: 'screen-free games',
    clues: {
      es: ['sin pantallas', 'juegos de siempre', 'juegos al aire libre', 'gymkanas'],
      en: ['screen free', 'no screens', 'treasure hunts', 'outdoor games'],
    },
  },
  {
    kind: 'edge',
    es: 'un plan por si llueve',
    en: 'a plan for rain',
    clues: {
      es: ['plan de lluvia', 'plan b de lluvia', 'si llueve', 'alternativa por lluvia'],
      en: ['rain plan', 'wet weather plan', 'if it rains', 'plan b for rain'],
    },
  },
  {
    kind: 'edge',
    es: 'pago repartido hasta la fecha',
    en: 'payment spread up to the date',
    clues: {
      es: ['pago en tres partes', 'pagos antes de la boda', 'reserva con señal', 'reservar con una señal'],
      en: ['staged payments', 'deposit to book', 'pay before the wedding', 'small deposit'],
    },
  },
  {
    kind: 'edge',
    es: 'una red de proveedores conocidos',
    en: 'a network of known suppliers',
    clues: {
      es: ['proveedores de bodas', 'red de proveedores', 'proveedores probados', 'buenos proveedores de boda'],
      en: ['wedding suppliers', 'supplier network', 'trusted vendors', 'tried suppliers'],
    },
  },
  {
    kind: 'customer',
    es: 'parejas que se casan lejos de donde viven',
    en: 'couples marrying far from where they live',
    clues: {
      es: [
        'parejas que viven fuera',
        'novios que viven fuera',
        'casarse en su tierra',
        'parejas en el extranjero',
        'viven fuera',
        'viven en el extranjero',
      ],
      en: ['couples living abroad', 'couples abroad', 'marry at home', 'expat couples', 'live abroad'],
    },
  },
  {
    kind: 'customer',
    es: 'parejas con poco tiempo para organizar',
    en: 'couples with little time to plan',
    clues: {
      es: ['novios sin tiempo', 'parejas que trabajan', 'novios ocupados', 'parejas ocupadas'],
      en: ['busy couples', 'couples who work', 'couples without time', 'working couples'],
    },
  },
  {
    kind: 'customer',
    es: 'responsables de oficina',
    en: 'office managers',
    clues: {
      es: ['secretarias', 'office managers', 'recepcionistas', 'responsables de eventos'],
      en: ['office manager', 'receptionists', 'personal assistants', 'office admins'],
    },
  },
  {
    kind: 'customer',
    es: 'empresas que reúnen gente',
    en: 'companies that hold meetings',
    clues: {
      es: ['empresas con reuniones', 'oficinas con reuniones', 'empresas que hacen eventos', 'empresas de eventos'],
      en: ['companies with meetings', 'offices with meetings', 'companies holding events', 'meeting organisers'],
    },
  },
  {
    kind: 'customer',
    es: 'familias con un cumpleaños infantil',
    en: 'families with a child’s birthday',
    clues: { es: ['madres de cumpleaños', 'niños de cuatro a diez'], en: ['birthday children', 'parents of party age'] },
  },
  {
    kind: 'customer',
    es: 'familias que celebran algo',
    en: 'families with something to celebrate',
    clues: {
      es: ['comuniones', 'bautizos', 'comunión', 'celebraciones familiares', 'aniversarios'],
      en: ['communions', 'christenings', 'family celebrations', 'anniversaries'],
    },
  },
  {
    kind: 'customer',
    es: 'negocios que abren web',
    en: 'businesses opening a website',
    clues: {
      es: ['negocios que necesitan fotos', 'marcas que necesitan fotos', 'tiendas que necesitan fotos'],
      en: ['brands that need photos', 'businesses that need photos', 'shops that need photos'],
    },
  },
  {
    kind: 'customer',
    es: 'fincas para bodas',
    en: 'wedding venues',
    clues: {
      es: ['fincas', 'fincas de bodas', 'haciendas', 'salones de bodas', 'casonas para bodas'],
      en: ['wedding venue', 'venues', 'event venues', 'barns for weddings'],
    },
  },
  {
    kind: 'customer',
    es: 'colegios con fiesta de fin de curso',
    en: 'schools with an end-of-year party',
    clues: {
      es: ['fiestas de colegio', 'fin de curso', 'colegios que celebran', 'graduaciones'],
      en: ['school parties', 'graduations', 'school fairs', 'proms'],
    },
  },
  {
    kind: 'customer',
    es: 'ayuntamientos con fiestas patronales',
    en: 'councils with town festivals',
    clues: {
      es: ['fiestas patronales', 'fiestas del pueblo', 'comisiones de fiestas', 'concejalías de fiestas'],
      en: ['town festivals', 'festival committees', 'council events', 'village fetes'],
    },
  },
  {
    kind: 'pain',
    es: 'novios que no pueden venir a ver fincas',
    en: 'couples unable to visit venues',
    clues: {
      es: ['no pueden venir', 'ver fincas', 'viajes para ver fincas'],
      en: ['can’t visit venues', 'flying in to see venues', 'unable to visit'],
    },
  },
  {
    kind: 'pain',
    es: 'fotos de boda sin vida',
    en: 'lifeless wedding photographs',
    clues: {
      es: ['fotos aburridas', 'fotos de boda aburridas', 'fotos iguales', 'mismas fotos', 'fotos sosas'],
      en: ['boring photos', 'boring wedding photos', 'same photos', 'cheesy photos', 'stiff photos'],
    },
  },
  {
    kind: 'pain',
    es: 'posados forzados',
    en: 'forced poses',
    clues: {
      es: ['fotos posadas', 'posados eternos', 'poses falsas', 'fotos forzadas'],
      en: ['posed photos', 'awkward poses', 'forced smiles', 'stiff poses'],
    },
  },
  {
    kind: 'pain',
    es: 'fotos que tardan meses',
    en: 'photographs that take months',
    clues: {
      es: ['fotos tardan', 'meses esperando las fotos', 'esperar las fotos', 'tardan en entregar fotos'],
      en: ['waiting months for photos', 'photos take months', 'late photos', 'wait for the photos'],
    },
  },
  {
    kind: 'pain',
    es: 'comida que llega fría',
    en: 'food that arrives cold',
    clues: {
      es: ['llegan fríos', 'comida fría', 'llega fría', 'refrigerios fríos'],
      en: ['arrives cold', 'cold food', 'food gets cold', 'cold catering'],
    },
  },
  {
    kind: 'pain',
    es: 'bocadillos repetidos en cada reunión',
    en: 'sandwiches repeated at every meeting',
    clues: {
      es: ['mismos bocadillos', 'bocadillos tristes', 'mismos sándwiches', 'bandeja de sándwiches'],
      en: ['same sandwiches', 'sad sandwiches', 'same platters', 'dry sandwiches', 'same sad sandwiches'],
    },
  },
  {
    kind: 'pain',
    es: 'bandejas que acaban sin tocar',
    en: 'trays that go untouched',
    clues: {
      es: ['sobra comida', 'tiran la comida', 'bandejas enteras', 'comida que sobra'],
      en: ['bins a tray', 'leftover food', 'uneaten food', 'trays in the bin', 'untouched trays'],
    },
  },
  {
    kind: 'pain',
    es: 'cumpleaños siempre en el mismo sitio',
    en: 'birthdays always in one place',
    clues: {
      es: ['mismo parque de bolas', 'cumpleaños iguales', 'siempre el mismo parque', 'huele a pies'],
      en: ['same soft play', 'same party', 'identical parties', 'smells of feet'],
    },
  },
  {
    kind: 'pain',
    es: 'presupuestos que se disparan',
    en: 'budgets that run away',
    clues: {
      es: ['presupuesto se dispara', 'se dispara el precio', 'gastos de boda', 'bodas carísimas', 'se va de presupuesto'],
      en: ['over budget', 'costs spiral', 'weddings cost too much', 'runaway costs', 'wedding costs'],
    },
  },
  {
    kind: 'pain',
    es: 'proveedores que no se hablan entre sí',
    en: 'suppliers who do not talk to each other',
    clues: {
      es: ['coordinar proveedores', 'pelearse con el catering', 'pelearse con proveedores', 'muchos proveedores'],
      en: ['juggling suppliers', 'too many suppliers', 'coordinating vendors', 'chasing suppliers'],
    },
  },
  {
    kind: 'pain',
    es: 'pisos donde no cabe una fiesta',
    en: 'flats too small for a party',
    clues: {
      es: ['no caben los niños', 'casa pequeña para fiesta', 'no cabe la fiesta', 'pisos sin sitio para fiestas'],
      en: ['no room for a party', 'flat too small', 'house too small', 'no space for a party'],
    },
  },
  {
    kind: 'pain',
    es: 'niños pegados a la pantalla',
    en: 'children glued to screens',
    clues: {
      es: ['niños con el móvil', 'todo el día con la tablet', 'pantallas', 'enganchados al móvil'],
      en: ['kids on screens', 'screen time', 'glued to tablets', 'children on phones'],
    },
  },
  {
    kind: 'pain',
    es: 'animadores sin ganas',
    en: 'half-hearted entertainers',
    clues: {
      es: ['animadores aburridos', 'animadores sosos', 'animación mala', 'payasos tristes'],
      en: ['dull entertainers', 'bored entertainers', 'bad entertainers', 'tired clowns'],
    },
  },
  {
    kind: 'pain',
    es: 'música que no es la suya',
    en: 'music nobody asked for',
    clues: {
      es: ['música mala', 'dj malo', 'misma música', 'música de siempre'],
      en: ['bad dj', 'same playlist', 'bad music', 'cheesy music'],
    },
  },
  {
    kind: 'alternative',
    es: 'el coordinador de la finca',
    en: 'the venue’s own coordinator',
    clues: {
      es: ['la finca lo organiza', 'coordinadora de la finca', 'paquete de la finca'],
      en: ['venue coordinator', 'venue package', 'in-house coordinator', 'the venue does it'],
    },
  },
  {
    kind: 'alternative',
    es: 'una hermana con una hoja de cálculo',
    en: 'a sister with a spreadsheet',
    clues: {
      es: ['la madre de la novia', 'una amiga que organiza', 'organizarlo ellos'],
      en: ['sister who organises', 'bridesmaids', 'mother of the bride', 'planning it themselves'],
    },
  },
  {
    kind: 'alternative',
    es: 'los portales de bodas',
    en: 'wedding portals',
    clues: {
      es: ['zankyou', 'portales de bodas', 'aplicación de bodas', 'bodas net'],
      en: ['hitched', 'the knot', 'wedding apps', 'bridebook', 'wedding directories'],
    },
  },
  {
    kind: 'alternative',
    es: 'un invitado con buen móvil',
    en: 'a guest with a good phone',
    clues: {
      es: ['fotos con el móvil', 'móvil de los invitados', 'amigo con cámara'],
      en: ['guest with a phone', 'phone photos', 'friend with a camera', 'guests’ photos'],
    },
  },
  {
    kind: 'alternative',
    es: 'otro fotógrafo de la zona',
    en: 'another local photographer',
    clues: {
      es: ['fotógrafos de siempre', 'estudio del pueblo', 'fotógrafo del pueblo', 'otros fotógrafos', 'fotógrafo de la finca'],
      en: ['other photographers', 'local photographers', 'town photographer', 'venue photographer'],
    },
  },
  {
    kind: 'alternative',
    es: 'un restaurante con salón',
    en: 'a restaurant with a private room',
    clues: {
      es: ['salón del restaurante', 'restaurantes con salón', 'comer en restaurante', 'reservar restaurante'],
      en: ['function room', 'private dining room', 'restaurant function room', 'booking a restaurant'],
    },
  },
  {
    kind: 'alternative',
    es: 'las bandejas del supermercado',
    en: 'supermarket platters',
    clues: {
      es: ['bandejas de supermercado', 'bandejas del súper', 'comida del supermercado', 'comida de mercadona'],
      en: ['supermarket platter', 'platters from the supermarket', 'marks platters', 'supermarket sandwiches'],
    },
  },
  {
    kind: 'alternative',
    es: 'las panaderías o cafeterías de la zona',
    en: 'the nearby bakeries or cafés',
    clues: {
      es: ['panaderías', 'la panadería de abajo', 'cafeterías de abajo', 'pastelería de la esquina'],
      en: ['bakeries', 'deli downstairs', 'sandwich shops', 'cafe downstairs', 'local deli'],
    },
  },
  {
    kind: 'alternative',
    es: 'las aplicaciones de reparto',
    en: 'delivery apps',
    clues: {
      es: ['deliveroo', 'glovo', 'uber eats', 'rappi', 'just eat'],
      en: ['deliveroo', 'uber eats', 'doordash', 'just eat', 'deliveroo for work'],
    },
  },
  {
    kind: 'alternative',
    es: 'el parque de bolas',
    en: 'the soft play centre',
    clues: {
      es: ['parques de bolas', 'parque de bolas', 'chiquipark', 'ludotecas', 'centro de ocio infantil'],
      en: ['soft play', 'play centre', 'trampoline park', 'play centres', 'jump park'],
    },
  },
  {
    kind: 'alternative',
    es: 'una merienda en casa',
    en: 'tea at home',
    clues: {
      es: ['merienda', 'cumpleaños en casa sin animación', 'tarta en casa', 'merienda con tarta'],
      en: ['home party', 'cake at home', 'tea party', 'party tea'],
    },
  },
  {
    kind: 'alternative',
    es: 'una hamburguesería con juegos',
    en: 'a burger place with games',
    clues: {
      es: ['mcdonalds', 'burger king', 'hamburguesería', 'telepizza'],
      en: ['mcdonalds', 'burger king', 'burger place', 'pizza place'],
    },
  },
  {
    kind: 'alternative',
    es: 'los magos o payasos sueltos',
    en: 'freelance magicians or clowns',
    clues: {
      es: ['magos sueltos', 'mago suelto', 'payasos', 'animadores sueltos'],
      en: ['clowns', 'freelance entertainers', 'solo magicians', 'freelance magicians'],
    },
  },
  {
    kind: 'channel',
    es: 'fincas que recomiendan',
    en: 'venues that recommend',
    clues: {
      es: ['fincas recomiendan', 'fincas que nos recomiendan', 'lista de la finca', 'recomendación de la finca'],
      en: ['recommended supplier lists', 'venues recommend', 'venue lists', 'venue referrals'],
    },
  },
  {
    kind: 'channel',
    es: 'anuncios en portales de bodas',
    en: 'listings on wedding portals',
    clues: {
      es: ['anuncio en portales de bodas', 'perfil en zankyou', 'anuncio en bodas net'],
      en: ['hitched listing', 'the knot listing', 'wedding directory listing', 'bridebook profile'],
    },
  },
  {
    kind: 'channel',
    es: 'ferias de bodas',
    en: 'wedding fairs',
    clues: {
      es: ['feria de bodas', 'feria de novios', 'expo bodas'],
      en: ['wedding fair', 'bridal shows', 'bridal expo', 'wedding open days'],
    },
  },
  {
    kind: 'channel',
    es: 'comidas de prueba en oficinas',
    en: 'sample lunches at offices',
    clues: {
      es: ['comidas gratis', 'probar en oficinas', 'degustación en oficinas', 'muestra en la oficina'],
      en: ['free lunches', 'sample lunches', 'tasters for offices', 'drop off lunches'],
    },
  },
  {
    kind: 'channel',
    es: 'grupos de padres del colegio',
    en: 'school parents’ groups',
    clues: {
      es: ['boca a boca de padres', 'padres del colegio', 'grupos de padres', 'cumpleaños de compañeros'],
      en: ['parent groups', 'school gates', 'parents talking', 'school parents'],
    },
  },
  {
    kind: 'channel',
    es: 'otros proveedores de bodas',
    en: 'other wedding suppliers',
    clues: {
      es: ['floristas que recomiendan', 'fotógrafos que recomiendan', 'colaborar con fincas', 'proveedores que recomiendan'],
      en: ['florists who refer', 'photographers who refer', 'suppliers who recommend', 'planners who refer'],
    },
  },
  {
    kind: 'resource',
    es: 'una cámara profesional',
    en: 'a professional camera',
    clues: {
      es: ['cámara de fotos', 'cámara y objetivos', 'cámara fotográfica', 'cámara réflex', 'cuerpo de cámara'],
      en: ['camera', 'camera body', 'camera kit', 'cameras'],
    },
  },
  {
    kind: 'resource',
    es: 'objetivos de cámara',
    en: 'camera lenses',
    clues: {
      es: ['objetivo luminoso', 'ópticas', 'objetivos luminosos', 'lentes de cámara'],
      en: ['lenses', 'lens', 'prime lenses', 'zoom lenses'],
    },
  },
  {
    kind: 'resource',
    es: 'focos de estudio',
    en: 'studio lights',
    clues: {
      es: ['focos', 'flashes', 'iluminación de estudio', 'fondo de estudio'],
      en: ['flashes', 'lighting kit', 'studio lighting', 'strobes', 'backdrops'],
    },
  },
  {
    kind: 'resource',
    es: 'programas de edición',
    en: 'editing software',
    clues: {
      es: ['edición de fotos', 'lightroom', 'photoshop', 'software de edición'],
      en: ['lightroom', 'photoshop', 'editing programs', 'editing suite'],
    },
  },
  {
    kind: 'resource',
    es: 'copias de seguridad',
    en: 'backup drives',
    clues: {
      es: ['discos duros', 'copia de seguridad', 'almacenamiento en la nube', 'tarjetas de memoria'],
      en: ['hard drives', 'cloud backup', 'memory cards', 'backups'],
    },
  },
  {
    kind: 'resource',
    es: 'una cocina de producción',
    en: 'a production kitchen',
    clues: {
      es: ['cocina central', 'obrador de cocina', 'cocina alquilada', 'cocina para catering'],
      en: ['central kitchen', 'catering kitchen', 'rented kitchen', 'kitchen unit'],
    },
  },
  {
    kind: 'resource',
    es: 'una furgoneta isotérmica',
    en: 'an insulated van',
    clues: {
      es: ['furgoneta refrigerada', 'furgoneta con frío', 'isotermo', 'transporte refrigerado'],
      en: ['refrigerated van', 'chilled van', 'insulated vans', 'chiller van'],
    },
  },
  {
    kind: 'resource',
    es: 'cajas térmicas',
    en: 'insulated boxes',
    clues: {
      es: ['contenedores isotérmicos', 'cajas isotérmicas', 'termos', 'bolsas térmicas'],
      en: ['hot boxes', 'thermal boxes', 'cambros', 'thermal bags'],
    },
  },
  {
    kind: 'resource',
    es: 'menaje propio',
    en: 'catering crockery',
    clues: {
      es: ['menaje propio para eventos', 'vajilla para eventos', 'mantelería', 'cubertería', 'copas y platos'],
      en: ['crockery', 'glassware', 'cutlery', 'table linen', 'chafing dishes'],
    },
  },
  {
    kind: 'resource',
    es: 'personal de sala por horas',
    en: 'waiting staff by the hour',
    clues: {
      es: ['camareros extra', 'camareros por horas', 'personal de sala', 'camareros eventuales'],
      en: ['waiting staff', 'casual waiters', 'agency waiters', 'event staff'],
    },
  },
  {
    kind: 'resource',
    es: 'disfraces',
    en: 'costumes',
    clues: {
      es: ['disfraz', 'vestuario', 'trajes de personajes', 'disfraces de animación'],
      en: ['costume', 'character costumes', 'fancy dress', 'outfits'],
    },
  },
  {
    kind: 'resource',
    es: 'altavoces',
    en: 'speakers',
    clues: {
      es: ['altavoz', 'equipo de música', 'micrófonos', 'mesa de mezclas'],
      en: ['loudspeakers', 'microphones', 'pa system', 'mixing desk'],
    },
  },
  {
    kind: 'resource',
    es: 'material de decoración',
    en: 'decoration stock',
    clues: { es: ['decoración propia', 'material para decorar', 'velas para decorar'], en: ['decor stock', 'props', 'styling props'] },
  },
  {
    kind: 'resource',
    es: 'seguro de eventos',
    en: 'event insurance',
    clues: {
      es: ['seguro de cancelación', 'seguro para eventos', 'seguro de fiestas'],
      en: ['cancellation cover', 'insurance for events', 'party insurance'],
    },
  },
  {
    kind: 'resource',
    es: 'un local para fiestas',
    en: 'a party venue',
    clues: {
      es: ['local de fiestas', 'sala de fiestas', 'local para cumpleaños', 'local de celebraciones'],
      en: ['party room', 'party space', 'venue for parties', 'events space'],
    },
  },
  {
    kind: 'resource',
    es: 'una carta de muestra',
    en: 'a tasting menu for clients',
    clues: {
      es: ['menú degustación', 'prueba de menú', 'muestras de comida', 'degustación para clientes'],
      en: ['menu tasting', 'sample menu', 'tasting for clients', 'trial menu'],
    },
  },
  {
    kind: 'offer',
    es: 'fiestas a domicilio',
    en: 'parties at the family home',
    clues: {
      es: ['cumpleaños a domicilio', 'fiesta en casa', 'animadores a domicilio', 'animación a domicilio'],
      en: ['parties at home', 'mobile parties', 'entertainers at home', 'party at your house'],
    },
  },
  {
    kind: 'offer',
    es: 'mesas con sillas de alquiler',
    en: 'hired tables with chairs',
    clues: {
      es: ['alquiler de mesas', 'alquiler de sillas', 'renta de mesas', 'renta de sillas', 'mesas y sillas'],
      en: ['table hire', 'chair hire', 'tables and chairs', 'chair rental', 'table rental', 'farm tables'],
    },
  },
  {
    kind: 'offer',
    es: 'guirnaldas de luces',
    en: 'string lights',
    clues: { es: ['luces colgantes', 'guirnalda de luces', 'series de luces'], en: ['fairy lights', 'festoon lights', 'hanging lights'] },
  },
  {
    kind: 'offer',
    es: 'manteles de alquiler',
    en: 'hired table linen',
    clues: { es: ['alquiler de manteles', 'renta de manteles', 'manteles'], en: ['tablecloth hire', 'table linen hire'] },
  },
  {
    kind: 'edge',
    es: 'entrega con recogida incluida',
    en: 'delivery with collection included',
    clues: {
      es: ['los llevamos y los recogemos', 'entrega y recogida', 'llevamos y recogemos', 'entrega recogida incluidas'],
      en: ['delivered and picked up', 'delivered and collected', 'delivery and pick up', 'set up and collected'],
    },
  },
  {
    kind: 'edge',
    es: 'montaje hecho la víspera',
    en: 'setting up the day before',
    clues: {
      es: ['montamos la víspera', 'montaje el día anterior'],
      en: ['set up the day before', 'set up the night before'],
    },
  },
  {
    kind: 'edge',
    es: 'montaje incluido',
    en: 'set-up included',
    clues: {
      es: ['lo dejamos montado', 'montamos nosotros'],
      en: ['set up included', 'set up for you', 'delivered and set up'],
    },
  },
  {
    kind: 'pain',
    es: 'sitios sin mesas ni sillas suficientes',
    en: 'places without enough tables or chairs',
    clues: {
      es: ['nadie tiene mesas', 'no hay mesas', 'faltan sillas', 'no tienen sillas'],
      en: ['no tables', 'not enough chairs', 'no nice tables', 'find nice tables'],
    },
  },
  {
    kind: 'alternative',
    es: 'las mesas prestadas por la familia',
    en: 'tables borrowed from relatives',
    clues: {
      es: ['mesas prestadas', 'sillas prestadas', 'pedir mesas prestadas'],
      en: ['borrowed tables', 'borrowed chairs', 'borrowing chairs'],
    },
  },
  {
    kind: 'resource',
    es: 'almacén para el material',
    en: 'a store for the stock',
    clues: {
      es: ['almacén de mobiliario', 'bodega para el material', 'nave para guardar'],
      en: ['storage unit for stock', 'storage barn', 'warehouse for furniture'],
    },
  },
  {
    kind: 'resource',
    es: 'furgoneta de reparto con plataforma',
    en: 'a van with a tail lift',
    clues: {
      es: ['furgoneta con plataforma', 'camioneta para entregas', 'camión con plataforma'],
      en: ['van with tail lift', 'box truck', 'delivery truck'],
    },
  },
  {
    kind: 'offer',
    es: 'decoración sorpresa en casa',
    en: 'a surprise set up at home',
    clues: { es: ['sala armada', 'decoración sorpresa', 'llegamos de madrugada'], en: ['surprise set-up', 'set up before they wake'] },
  },
  {
    kind: 'offer',
    es: 'fondos con nombre',
    en: 'backdrops with a name',
    clues: { es: ['fondo con el nombre', 'fondo con nombre'], en: ['backdrop with the name', 'named backdrop'] },
  },
  {
    kind: 'edge',
    es: 'recogida al día siguiente',
    en: 'clearing up the next day',
    clues: {
      es: ['recojo todo', 'paso y recojo todo', 'no dejo basura', 'vuelvo a desmontarlo'],
      en: ['taken down next day', 'gone next day', 'take it all away'],
    },
  },
  {
    kind: 'pain',
    es: 'decoraciones iguales',
    en: 'décor that is always the same',
    clues: { es: ['el mismo arco', 'siempre el mismo arco'], en: ['the same arch', 'the same pink arch'] },
  },
  {
    kind: 'pain',
    es: 'poca maña para decorar',
    en: 'no knack for decorating',
    clues: { es: ['ni mano para decorar', 'no sé decorar'], en: ['no good at decorating', 'can’t decorate'] },
  },
  {
    kind: 'alternative',
    es: 'globos comprados para inflar en casa',
    en: 'balloons bought to blow up at home',
    clues: { es: ['compra los globos', 'globos de piñatería'], en: ['balloons from the shop', 'blow them up yourself'] },
  },
  {
    kind: 'offer',
    es: 'caminatas guiadas',
    en: 'guided walks',
    clues: {
      es: ['caminata de tres horas', 'caminatas guiadas', 'caminata al atardecer'],
      en: ['guided walks', 'walking tours', 'walking tour'],
    },
  },
  {
    kind: 'offer',
    es: 'visitas a casas de vecinos',
    en: 'visits to neighbours’ homes',
    clues: { es: ['vecina que abre su casa', 'abre su casa'], en: ['neighbour opens her house', 'inside a local home'] },
  },
  {
    kind: 'offer',
    es: 'degustación por el camino',
    en: 'tastings on the way',
    clues: { es: ['da sopaipillas', 'con una tapa', 'con fruta'], en: ['tastings on the way', 'five food stops'] },
  },
  {
    kind: 'edge',
    es: 'grupos pequeños',
    en: 'small groups',
    clues: { es: ['máximo diez personas', 'grupos de ocho', 'ocho como mucho'], en: ['ten at a time', 'ten at most', 'groups of eight'] },
  },
  {
    kind: 'customer',
    es: 'pasajeros de cruceros',
    en: 'cruise passengers',
    clues: { es: ['cruceristas', 'gente de los cruceros'], en: ['cruise passengers', 'cruise ships'] },
  },
  {
    kind: 'customer',
    es: 'turistas de fin de semana',
    en: 'weekend visitors',
    clues: { es: ['santiaguinos por el fin de semana', 'turistas de fin de semana'], en: ['weekend visitors', 'out-of-towners'] },
  },
  {
    kind: 'pain',
    es: 'visitas en masa',
    en: 'visits by the coachload',
    clues: { es: ['bus con otros cuarenta', 'grupos de cuarenta'], en: ['coach of forty', 'forty behind an umbrella'] },
  },
  {
    kind: 'channel',
    es: 'plataformas de experiencias',
    en: 'experience platforms',
    clues: { es: ['GetYourGuide', 'Airbnb Experiencias', 'Civitatis'], en: ['GetYourGuide', 'Viator', 'Airbnb Experiences'] },
  },
  {
    kind: 'edge',
    es: 'proveedores comprobados uno a uno',
    en: 'vendors vetted one by one',
    clues: {
      es: ['proveedores comprobados', 'proveedores revisados', 'proveedores que conozco'],
      en: ['vendors vetted', 'vendors have vetted', 'vetted vendors', 'vetted myself'],
    },
  },
  {
    kind: 'pain',
    es: 'señales pagadas a quien no aparece',
    en: 'deposits lost to vendors who never show up',
    clues: {
      es: ['perdió la señal', 'perdió el depósito', 'perdió el anticipo'],
      en: ['lost deposit', 'deposit to a decorator', 'never showed up'],
    },
  },
];
