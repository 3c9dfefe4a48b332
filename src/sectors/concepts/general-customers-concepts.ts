import type { Concept } from './concept.ts';

export const generalCustomersConcepts: readonly Concept[] = [
  {
    kind: 'customer',
    es: 'quienes viven o trabajan cerca',
    en: 'people who live or work nearby',
    clues: {
      es: ['vive o trabaja', 'viven o trabajan', 'vive y trabaja', 'viven y trabajan'],
      en: ['live or work', 'lives or works', 'live and work', 'living or working'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes desayunan fuera',
    en: 'people who have breakfast out',
    clues: { es: ['desayuna fuera', 'desayunan fuera', 'desayunar fuera'], en: ['breakfast out', 'eat breakfast out'] },
  },
  {
    kind: 'customer',
    es: 'familias',
    en: 'families',
    clues: { es: ['familia', 'familias barrio', 'toda la familia'], en: ['family', 'local families', 'whole family'] },
  },
  {
    kind: 'customer',
    es: 'familias con hijos',
    en: 'families with children',
    clues: {
      es: [
        'hogares niños',
        'hogares hijos',
        'familias niños',
        'padres hijos pequeños',
        'familia hijos',
        'padres niños',
        'familias jóvenes',
      ],
      en: ['households children', 'households kids', 'families kids', 'families children', 'parents young children', 'young families'],
    },
  },
  {
    kind: 'customer',
    es: 'familias numerosas',
    en: 'large families',
    clues: { es: ['familia numerosa', 'muchos hijos'], en: ['big families', 'lots of children'] },
  },
  {
    kind: 'customer',
    es: 'familias con pocos recursos',
    en: 'low-income families',
    clues: {
      es: ['familias humildes', 'bajos ingresos', 'pocos recursos'],
      en: ['low-income households', 'poorer families', 'low incomes families'],
    },
  },
  {
    kind: 'customer',
    es: 'familias monoparentales',
    en: 'single-parent families',
    clues: { es: ['madres solteras', 'padres solteros', 'madre sola hijos'], en: ['single mums', 'single mothers', 'single parents'] },
  },
  {
    kind: 'customer',
    es: 'padres que trabajan',
    en: 'working parents',
    clues: { es: ['padres trabajan', 'madres trabajan', 'padres ocupados'], en: ['working parents', 'busy parents', 'working mums'] },
  },
  {
    kind: 'customer',
    es: 'padres primerizos',
    en: 'first-time parents',
    clues: {
      es: ['madres primerizas', 'recién nacidos', 'recién padres', 'madres recientes'],
      en: ['new parents', 'new mums', 'newborns', 'new mothers'],
    },
  },
  {
    kind: 'customer',
    es: 'embarazadas',
    en: 'expectant mothers',
    clues: { es: ['mujeres embarazadas', 'futuras madres', 'premamá'], en: ['pregnant women', 'pregnant', 'expecting mothers'] },
  },
  {
    kind: 'customer',
    es: 'padres con bebés',
    en: 'parents with babies',
    clues: { es: ['madres bebés', 'familias bebés', 'mamás bebés'], en: ['mums babies', 'babies toddlers', 'baby parents'] },
  },
  {
    kind: 'customer',
    es: 'padres con hijos en edad escolar',
    en: 'parents of school-age children',
    clues: {
      es: ['padres colegio', 'padres alumnos', 'hijos colegio', 'madres colegio'],
      en: ['school parents', 'school mums', 'parents pupils'],
    },
  },
  {
    kind: 'customer',
    es: 'abuelos con nietos',
    en: 'grandparents with grandchildren',
    clues: { es: ['nietos', 'abuelos nietos'], en: ['grandchildren', 'grandkids', 'grandparents grandchildren'] },
  },
  {
    kind: 'customer',
    es: 'abuelos',
    en: 'grandparents',
    clues: { es: ['abuelos', 'abuelas'], en: ['grandparents', 'grandmothers', 'grandmas'] },
    unless:
      /\b(?:heredad\w*|casas? de (?:la|los) abuel\w*|de (?:sus|los|mis) abuelos|inherited|from (?:their|the) grandparents|like (?:our|their|your) grand\w+)\b/,
  },
  {
    kind: 'customer',
    es: 'niños',
    en: 'children',
    clues: { es: ['niños pequeños', 'chiquillos', 'peques', 'público infantil'], en: ['kids', 'small children', 'young children'] },
  },
  {
    kind: 'customer',
    es: 'adolescentes',
    en: 'teenagers',
    clues: {
      es: ['chicos instituto', 'alumnos instituto', 'alumnos secundaria'],
      en: ['teens', 'secondary pupils', 'high school students'],
    },
  },
  {
    kind: 'customer',
    es: 'estudiantes',
    en: 'students',
    clues: { es: ['estudiantes barrio', 'público estudiante'], en: ['students nearby', 'local students'] },
  },
  {
    kind: 'customer',
    es: 'universitarios',
    en: 'university students',
    clues: {
      es: ['estudiantes universidad', 'estudiantes universitarios', 'facultad cercana', 'zona universitaria'],
      en: ['college students', 'undergraduates', 'campus students'],
    },
  },
  {
    kind: 'customer',
    es: 'estudiantes extranjeros',
    en: 'overseas students',
    clues: {
      es: ['erasmus', 'estudiantes intercambio', 'estudiantes internacionales'],
      en: ['international students', 'exchange students', 'foreign students'],
    },
  },
  {
    kind: 'customer',
    es: 'opositores',
    en: 'people sitting public exams',
    clues: {
      es: ['preparan oposiciones', 'estudian oposiciones', 'oposiciones funcionario'],
      en: ['civil service exam', 'public exam candidates'],
    },
  },
  {
    kind: 'customer',
    es: 'jóvenes adultos',
    en: 'young adults',
    clues: {
      es: ['jóvenes entre veinte', 'veinteañeros', 'treintañeros'],
      en: ['twenty-somethings', 'thirty-somethings', 'people in their twenties'],
    },
  },
  {
    kind: 'customer',
    es: 'jóvenes profesionales',
    en: 'young professionals',
    clues: { es: ['profesionales jóvenes', 'jóvenes trabajan'], en: ['young workers', 'young working adults'] },
  },
  {
    kind: 'customer',
    es: 'parejas jóvenes',
    en: 'young couples',
    clues: { es: ['matrimonios jóvenes', 'pareja joven'], en: ['younger couples', 'young couple'] },
  },
  {
    kind: 'customer',
    es: 'parejas',
    en: 'couples',
    clues: {
      es: ['parejas familias', 'familias parejas', 'matrimonios mayores'],
      en: ['married couples', 'couples families', 'families couples'],
    },
  },
  {
    kind: 'customer',
    es: 'parejas sin hijos',
    en: 'couples without children',
    clues: { es: ['pareja sin hijos', 'parejas sin niños', 'matrimonios sin hijos'], en: ['couples without kids', 'childless couples'] },
  },
  {
    kind: 'customer',
    es: 'novios que preparan su boda',
    en: 'couples planning a wedding',
    clues: {
      es: ['novios', 'parejas van a casarse', 'futuros novios'],
      en: ['engaged couples', 'couples getting married', 'brides grooms'],
    },
    unless: /\b(?:al?|el|mi|su|tu|del?|un) novio\b/,
  },
  {
    kind: 'customer',
    es: 'novias',
    en: 'brides',
    clues: { es: ['novias'], en: ['brides'] },
    unless: /\b(?:brides? and grooms?|novi[oa]s? y novi[oa]s?|(?:mothers?|father|parents) of the bride|(?:mi|su|tu|la) novia)\b/,
  },
  {
    kind: 'customer',
    es: 'recién casados',
    en: 'newlyweds',
    clues: { es: ['recién casada', 'matrimonio recién'], en: ['just married', 'newly married'] },
  },
  {
    kind: 'customer',
    es: 'personas que viven solas',
    en: 'people living alone',
    clues: { es: ['gente vive sola', 'mayores viven solos', 'gente sola'], en: ['people who live alone', 'people on their own'] },
  },
  { kind: 'customer', es: 'personas viudas', en: 'widowed people', clues: { es: ['viudas', 'viudos'], en: ['widows', 'widowers'] } },
  {
    kind: 'customer',
    es: 'personas mayores',
    en: 'older people',
    clues: {
      es: ['tercera edad', 'adultos mayores', 'ancianos', 'gente mayor', 'mayores barrio', 'señores mayores'],
      en: ['elderly', 'seniors', 'senior citizens', 'older adults', 'elderly people', 'over sixties', 'older residents'],
    },
  },
  {
    kind: 'customer',
    es: 'jubilados',
    en: 'retired people',
    clues: { es: ['pensionistas', 'gente jubilada'], en: ['pensioners', 'retirees', 'retired people', 'retired couples'] },
  },
  {
    kind: 'customer',
    es: 'quienes cuidan de un familiar',
    en: 'people caring for a relative',
    clues: {
      es: ['cuidadores familiares', 'hijos cuidan padres', 'cuidan padres', 'cuidan mayores'],
      en: ['carers', 'caregivers', 'family carers', 'caring for parents'],
    },
  },
  {
    kind: 'customer',
    es: 'familiares de personas dependientes',
    en: 'relatives of dependent people',
    clues: { es: ['mayores dependientes', 'familiar dependiente', 'grado dependencia'], en: ['dependent relatives', 'dependent adults'] },
  },
  {
    kind: 'customer',
    es: 'personas con movilidad reducida',
    en: 'people with reduced mobility',
    clues: {
      es: ['personas silla ruedas', 'gente silla ruedas', 'poca movilidad'],
      en: ['wheelchair users', 'people in wheelchairs', 'people with mobility problems'],
    },
  },
  {
    kind: 'customer',
    es: 'personas con discapacidad',
    en: 'people with disabilities',
    clues: { es: ['discapacidad', 'discapacitados', 'personas discapacitadas'], en: ['disabled', 'disability', 'disabled people'] },
  },
  {
    kind: 'customer',
    es: 'niños con necesidades especiales',
    en: 'children with special needs',
    clues: {
      es: ['necesidades especiales', 'niños autismo', 'autistas', 'tdah'],
      en: ['special needs', 'autistic children', 'autism', 'adhd'],
    },
  },
  {
    kind: 'customer',
    es: 'enfermos crónicos',
    en: 'people with chronic illness',
    clues: {
      es: ['enfermedad crónica', 'pacientes crónicos', 'enfermedades crónicas'],
      en: ['chronic illness', 'chronic patients', 'chronic conditions'],
    },
  },
  {
    kind: 'customer',
    es: 'celíacos',
    en: 'coeliacs',
    clues: { es: ['intolerantes gluten', 'intolerancia gluten', 'dieta celíaca'], en: ['coeliac', 'celiac', 'gluten intolerant'] },
  },
  {
    kind: 'customer',
    es: 'personas con alergias alimentarias',
    en: 'people with food allergies',
    clues: {
      es: ['alergias alimentarias', 'alérgicos alimentos', 'intolerancias alimentarias'],
      en: ['food allergies', 'food intolerances', 'allergic to food'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes siguen una dieta vegana',
    en: 'people on a vegan diet',
    clues: {
      es: ['público vegano', 'clientela vegana', 'veganos vegetarianos', 'vegetarianos veganos', 'quienes comen vegano', 'gente vegana'],
      en: ['vegans vegetarians', 'vegetarians vegans', 'vegan crowd', 'people who eat vegan', 'vegan people'],
    },
  },
  {
    kind: 'customer',
    es: 'diabéticos',
    en: 'diabetics',
    clues: { es: ['diabetes', 'personas diabéticas'], en: ['diabetes', 'diabetic people'] },
  },
  {
    kind: 'customer',
    es: 'turistas',
    en: 'tourists',
    clues: {
      es: ['turistas extranjeros', 'visitantes extranjeros', 'guiris'],
      en: ['foreign visitors', 'holidaymakers', 'sightseers', 'foreign tourists', 'holiday makers'],
    },
  },
  {
    kind: 'customer',
    es: 'turistas nacionales',
    en: 'domestic tourists',
    clues: { es: ['turismo nacional', 'turista nacional'], en: ['domestic travellers', 'domestic visitors'] },
  },
  {
    kind: 'customer',
    es: 'quienes viajan por trabajo',
    en: 'people travelling for work',
    clues: {
      es: ['viajeros negocios', 'viajan trabajo', 'gente de negocios', 'viajes negocios'],
      en: ['business travellers', 'business travelers', 'people on business trips', 'corporate travellers'],
    },
  },
  {
    kind: 'customer',
    es: 'mochileros',
    en: 'backpackers',
    clues: { es: ['viajeros mochila', 'mochila hombro'], en: ['backpackers', 'budget travellers'] },
  },
  {
    kind: 'customer',
    es: 'cruceristas',
    en: 'cruise passengers',
    clues: { es: ['pasajeros crucero', 'cruceros'], en: ['cruise ships', 'cruise tourists'] },
  },
  {
    kind: 'customer',
    es: 'visitantes de fin de semana',
    en: 'weekend visitors',
    clues: {
      es: ['vienen fin semana', 'escapadas fin semana', 'domingueros'],
      en: ['weekend trippers', 'weekend breaks', 'weekend escapes'],
    },
  },
  {
    kind: 'customer',
    es: 'visitantes de un día',
    en: 'day trippers',
    clues: { es: ['vienen pasar día', 'excursionistas domingo'], en: ['day visitors', 'visitors for day'] },
  },
  {
    kind: 'customer',
    es: 'visitantes de verano',
    en: 'summer visitors',
    clues: {
      es: ['turistas verano', 'vienen verano', 'población verano', 'veraneantes pueblo'],
      en: ['summer tourists', 'summer holidaymakers', 'summer crowd'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de segundas residencias',
    en: 'second-home owners',
    clues: { es: ['segunda residencia', 'segunda vivienda', 'dueños casa playa'], en: ['second homes', 'holiday home owners'] },
  },
  {
    kind: 'customer',
    es: 'extranjeros residentes',
    en: 'foreign residents',
    clues: { es: ['expatriados', 'expats', 'extranjeros viven'], en: ['expats', 'expatriates', 'foreigners living'] },
  },
  {
    kind: 'customer',
    es: 'recién llegados a la ciudad',
    en: 'newcomers to the city',
    clues: { es: ['recién llegados', 'acaban mudarse', 'acaban llegar'], en: ['newcomers', 'just moved', 'people new to town'] },
  },
  {
    kind: 'customer',
    es: 'inmigrantes',
    en: 'immigrants',
    clues: {
      es: ['migrantes', 'población inmigrante', 'comunidad inmigrante'],
      en: ['migrants', 'immigrant community', 'migrant families'],
    },
  },
  {
    kind: 'customer',
    es: 'latinoamericanos que viven aquí',
    en: 'people from Latin America',
    clues: { es: ['latinoamericanos', 'comunidad latina', 'público latino'], en: ['latin americans', 'latin american', 'latin community'] },
  },
  {
    kind: 'customer',
    es: 'nómadas digitales',
    en: 'digital nomads',
    clues: { es: ['nómada digital', 'trabajan viajando', 'nómadas'], en: ['digital nomad', 'nomads'] },
  },
  {
    kind: 'customer',
    es: 'teletrabajadores',
    en: 'remote workers',
    clues: {
      es: ['gente teletrabaja', 'teletrabajo', 'trabajan remoto', 'personas trabajan casa', 'gente trabaja casa'],
      en: ['home workers', 'remote working', 'people working from home', 'people who work from home'],
    },
  },
  {
    kind: 'customer',
    es: 'mujeres que trabajan en oficinas',
    en: 'women who work in offices',
    clues: {
      es: ['mujeres trabajan oficina', 'mujeres oficina', 'chicas oficina', 'trabajadoras oficina'],
      en: ['women work office', 'women in offices', 'office women'],
    },
  },
  {
    kind: 'customer',
    es: 'trabajadores de oficina',
    en: 'office workers',
    clues: {
      es: ['empleados oficina', 'trabajan oficina', 'gente oficina'],
      en: ['office staff', 'office employees', 'people in offices'],
    },
  },
  {
    kind: 'customer',
    es: 'trabajadores del polígono',
    en: 'workers on the industrial estate',
    clues: { es: ['polígono industrial', 'empleados polígono', 'obreros polígono'], en: ['industrial estate', 'industrial park'] },
  },
  {
    kind: 'customer',
    es: 'quienes trabajan por turnos',
    en: 'shift workers',
    clues: { es: ['turno noche', 'trabajan turnos', 'trabajo turnos'], en: ['night shift', 'shift work', 'night workers'] },
  },
  {
    kind: 'customer',
    es: 'quienes van a diario al trabajo',
    en: 'commuters',
    clues: { es: ['van trabajar diario', 'desplazan trabajo'], en: ['daily commuters', 'commuting workers', 'people who commute'] },
  },
  {
    kind: 'customer',
    es: 'viajeros de tren',
    en: 'train passengers',
    clues: {
      es: ['viajeros metro', 'usuarios tren', 'pasajeros tren', 'usuarios metro'],
      en: ['rail passengers', 'tube passengers', 'people at station'],
    },
  },
  {
    kind: 'customer',
    es: 'transeúntes',
    en: 'passers-by',
    clues: {
      es: ['paseantes', 'gente que pasa', 'gente paso', 'viandantes', 'personas pasan'],
      en: ['people passing', 'people walking past', 'passing foot'],
    },
  },
  {
    kind: 'customer',
    es: 'vecinos del barrio',
    en: 'local residents',
    clues: {
      es: ['vecinos', 'vecindario', 'gente del barrio', 'residentes zona', 'vecinos de la zona'],
      en: ['neighbours', 'neighbors', 'local people', 'people nearby', 'local community'],
    },
  },
  {
    kind: 'customer',
    es: 'vecinos del pueblo',
    en: 'village residents',
    clues: { es: ['habitantes pueblo', 'gente del pueblo', 'vecinos aldea'], en: ['villagers', 'people in the village', 'village people'] },
  },
  {
    kind: 'customer',
    es: 'pueblos de alrededor',
    en: 'surrounding villages',
    clues: {
      es: ['pueblos cercanos', 'pueblos vecinos', 'pueblos comarca', 'pueblos alrededores'],
      en: ['nearby villages', 'neighbouring villages', 'nearby towns'],
    },
  },
  {
    kind: 'customer',
    es: 'comunidades de vecinos',
    en: 'blocks of flats',
    clues: {
      es: ['comunidades propietarios', 'comunidad propietarios', 'edificios vecinos', 'fincas vecinos'],
      en: ['apartment blocks', 'homeowners associations', 'condominiums', 'apartment buildings'],
    },
  },
  {
    kind: 'customer',
    es: 'administradores de fincas',
    en: 'block managers',
    clues: {
      es: ['administrador fincas', 'administradoras fincas', 'administración fincas'],
      en: ['property managers', 'managing agents', 'property management firms'],
    },
  },
  {
    kind: 'customer',
    es: 'propietarios de viviendas',
    en: 'homeowners',
    clues: {
      es: ['dueños casas', 'propietarios casas', 'dueños viviendas', 'propietarios pisos'],
      en: ['house owners', 'home owners', 'owners of houses'],
    },
  },
  {
    kind: 'customer',
    es: 'inquilinos',
    en: 'tenants',
    clues: { es: ['viven alquiler', 'arrendatarios', 'gente alquiler'], en: ['renters', 'people renting', 'who rent'] },
  },
  {
    kind: 'customer',
    es: 'propietarios que alquilan',
    en: 'landlords who let flats',
    clues: {
      es: ['propietarios alquilan', 'dueños pisos alquiler', 'arrendadores', 'caseros'],
      en: ['landlords', 'private landlords', 'local landlords'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de pisos turísticos',
    en: 'holiday-let owners',
    clues: {
      es: ['pisos turísticos', 'apartamentos turísticos', 'dueños airbnb', 'viviendas turísticas'],
      en: ['holiday lets', 'airbnb hosts', 'short-term lets', 'vacation rental owners'],
    },
  },
  {
    kind: 'customer',
    es: 'compradores de primera vivienda',
    en: 'first-time home buyers',
    clues: { es: ['primera vivienda', 'compran primera casa', 'compran primer piso'], en: ['first-time buyers', 'first home'] },
  },
  {
    kind: 'customer',
    es: 'quienes reforman su casa',
    en: 'people doing up their home',
    clues: {
      es: ['reforman casa', 'reformando piso', 'reforman piso', 'hacen obra casa'],
      en: ['renovating home', 'home renovators', 'doing up house'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes se mudan',
    en: 'people moving house',
    clues: {
      es: ['cambian casa', 'cambian piso', 'gente se muda', 'personas mudan'],
      en: ['moving house', 'moving home', 'people who move', 'people moving'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de perros',
    en: 'dog owners',
    clues: {
      es: ['dueños perro', 'propietarios perros', 'gente con perro', 'personas perro', 'familias perro'],
      en: ['dog lovers', 'people with dogs', 'owners of dogs'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de gatos',
    en: 'cat owners',
    clues: { es: ['dueños gato', 'gente gatos', 'propietarios gatos'], en: ['cat lovers', 'people with cats', 'owners of cats'] },
  },
  {
    kind: 'customer',
    es: 'dueños de mascotas',
    en: 'pet owners',
    clues: {
      es: ['dueños animales', 'propietarios mascotas', 'amantes animales', 'gente mascota', 'familias mascotas'],
      en: ['pet lovers', 'animal lovers', 'people with pets'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de caballos',
    en: 'horse owners',
    clues: { es: ['propietarios caballos', 'jinetes'], en: ['horse riders', 'equestrians'] },
  },
  {
    kind: 'customer',
    es: 'conductores particulares',
    en: 'private motorists',
    clues: {
      es: ['dueños coche', 'automovilistas', 'propietarios coche', 'gente con coche'],
      en: ['car owners', 'motorists', 'car drivers'],
    },
  },
  {
    kind: 'customer',
    es: 'motociclistas',
    en: 'motorcyclists',
    clues: { es: ['moteros', 'dueños moto', 'motoristas', 'propietarios moto'], en: ['bikers', 'motorbike owners', 'motorcycle owners'] },
  },
  {
    kind: 'customer',
    es: 'ciclistas',
    en: 'cyclists',
    clues: { es: ['van en bici', 'ciclistas urbanos', 'ciclistas barrio'], en: ['cycle commuters', 'bike riders', 'bike commuters'] },
  },
  {
    kind: 'customer',
    es: 'corredores aficionados',
    en: 'amateur runners',
    clues: { es: ['corredores populares', 'salen correr', 'runners'], en: ['runners', 'running clubs'] },
  },
  {
    kind: 'customer',
    es: 'deportistas aficionados',
    en: 'sportspeople',
    clues: {
      es: ['deportistas', 'aficionados deporte', 'gente deporte', 'practican deporte'],
      en: ['athletes', 'amateur athletes', 'sporty people'],
    },
  },
  {
    kind: 'customer',
    es: 'aficionados al senderismo',
    en: 'hikers',
    clues: {
      es: ['senderistas', 'montañeros', 'aficionados montaña', 'amantes montaña'],
      en: ['hill walkers', 'ramblers', 'hiking groups'],
    },
    unless: /\bdog walkers?\b/,
  },
  {
    kind: 'customer',
    es: 'quienes salen a pasear',
    en: 'walkers',
    clues: { es: ['gente que pasea', 'salen a pasear'], en: ['walkers', 'people out walking'] },
    unless: /\b(?:dog|hill) walkers?\b/,
  },
  {
    kind: 'customer',
    es: 'surfistas',
    en: 'surfers',
    clues: { es: ['hacen surf', 'aficionados surf'], en: ['surfing crowd', 'surf fans'] },
  },
  {
    kind: 'customer',
    es: 'pescadores aficionados',
    en: 'anglers',
    clues: { es: ['pescadores caña', 'aficionados pesca'], en: ['angling clubs', 'hobby fishermen'] },
  },
  {
    kind: 'customer',
    es: 'músicos locales',
    en: 'local musicians',
    clues: { es: ['bandas locales', 'músicos', 'músicos aficionados'], en: ['local bands', 'amateur musicians', 'musicians'] },
  },
  {
    kind: 'customer',
    es: 'aficionados a la música',
    en: 'music lovers',
    clues: { es: ['melómanos', 'amantes música', 'público conciertos'], en: ['music fans', 'concert-goers'] },
  },
  {
    kind: 'customer',
    es: 'artistas locales',
    en: 'local artists',
    clues: { es: ['artistas', 'pintores ilustradores', 'artistas barrio'], en: ['artists', 'nearby artists', 'artists illustrators'] },
  },
  {
    kind: 'customer',
    es: 'aficionados a la lectura',
    en: 'keen readers',
    clues: { es: ['lectores', 'amantes libros', 'clubes lectura', 'gusta leer'], en: ['readers', 'book lovers', 'book clubs'] },
  },
  {
    kind: 'customer',
    es: 'aficionados a los videojuegos',
    en: 'video game players',
    clues: { es: ['gamers', 'jugadores videojuegos', 'videojugadores'], en: ['gamers', 'gaming crowd', 'gaming fans'] },
  },
  {
    kind: 'customer',
    es: 'coleccionistas',
    en: 'collectors',
    clues: {
      es: ['coleccionistas vinilos', 'coleccionistas cromos', 'aficionados coleccionar'],
      en: ['private collectors', 'serious collectors'],
    },
  },
  {
    kind: 'customer',
    es: 'aficionados a las manualidades',
    en: 'hobby crafters',
    clues: {
      es: ['amantes manualidades', 'gusta manualidades', 'aficionadas costura'],
      en: ['craft lovers', 'craft hobbyists', 'hobby sewers'],
    },
  },
  {
    kind: 'customer',
    es: 'aficionados al bricolaje',
    en: 'people who enjoy DIY',
    clues: { es: ['bricolaje casa', 'manitas bricolaje', 'hacen bricolaje'], en: ['diy enthusiasts', 'diy fans', 'diyers'] },
  },
  {
    kind: 'customer',
    es: 'aficionados a la cocina',
    en: 'keen home cooks',
    clues: { es: ['cocinillas', 'cocinan casa', 'gusta cocinar'], en: ['home cooks', 'enjoy cooking', 'like cooking'] },
  },
  {
    kind: 'customer',
    es: 'amantes de la buena comida',
    en: 'food lovers',
    clues: { es: ['foodies', 'gourmets', 'buen comer', 'gusta comer bien'], en: ['foodies', 'gourmets', 'love good food'] },
  },
  {
    kind: 'customer',
    es: 'amantes del café',
    en: 'coffee lovers',
    clues: { es: ['aficionados café', 'gusta café'], en: ['coffee drinkers', 'coffee fans'] },
  },
  {
    kind: 'customer',
    es: 'amantes del vino',
    en: 'wine lovers',
    clues: { es: ['aficionados vino', 'gusta vino'], en: ['wine drinkers', 'wine enthusiasts'] },
  },
  {
    kind: 'customer',
    es: 'amantes de las plantas',
    en: 'plant lovers',
    clues: {
      es: ['aficionados jardín', 'aficionados jardinería', 'gustan plantas'],
      en: ['keen gardeners', 'gardening enthusiasts', 'plant fans'],
    },
  },
  { kind: 'customer', es: 'mujeres', en: 'women', clues: { es: ['señoras', 'público femenino'], en: ['ladies', 'female clientele'] } },
  {
    kind: 'customer',
    es: 'mujeres mayores',
    en: 'older women',
    clues: { es: ['señoras mayores', 'mujeres mayores', 'señoras de edad'], en: ['older women', 'older ladies', 'elderly ladies'] },
  },
  {
    kind: 'customer',
    es: 'hombres',
    en: 'men',
    clues: { es: ['caballeros', 'hombres mujeres', 'público masculino'], en: ['gentlemen', 'men', 'men women', 'male clientele'] },
    unless: /\bde los caballeros\b/,
  },
  {
    kind: 'customer',
    es: 'mujeres trabajadoras',
    en: 'working women',
    clues: { es: ['mujeres profesionales', 'mujeres trabajan'], en: ['career women', 'businesswomen', 'professional women'] },
  },
  {
    kind: 'customer',
    es: 'mujeres de más de cuarenta',
    en: 'women over forty',
    clues: {
      es: ['mujeres cuarenta', 'mujeres cincuenta', 'mujeres maduras', 'menopausia'],
      en: ['women over fifty', 'mature women', 'women in their forties', 'menopause'],
    },
  },
  {
    kind: 'customer',
    es: 'altos ejecutivos',
    en: 'company executives',
    clues: {
      es: ['ejecutivos', 'directivos empresas', 'altos cargos', 'mandos intermedios'],
      en: ['executives', 'senior managers', 'company directors', 'middle managers'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes tienen poco tiempo',
    en: 'people short of time',
    clues: {
      es: ['profesionales ocupados', 'gente poco tiempo', 'gente con prisa', 'personas poco tiempo', 'gente ocupada'],
      en: ['busy people', 'busy professionals', 'people in a hurry', 'people with little time'],
    },
  },
  {
    kind: 'customer',
    es: 'autónomos',
    en: 'sole traders',
    clues: {
      es: ['autónomos pymes', 'profesionales independientes', 'freelances', 'trabajadores cuenta propia'],
      en: ['self-employed', 'freelancers', 'self-employed people', 'self-employed professionals'],
    },
  },
  {
    kind: 'customer',
    es: 'pequeñas empresas',
    en: 'small firms',
    clues: {
      es: ['pymes', 'empresas pequeñas', 'microempresas', 'pequeños negocios'],
      en: ['small businesses', 'small companies', 'smes', 'small business owners'],
    },
  },
  {
    kind: 'customer',
    es: 'empresas medianas',
    en: 'mid-sized companies',
    clues: { es: ['mediana empresa', 'empresas tamaño medio'], en: ['medium companies', 'medium-sized firms', 'midsize companies'] },
  },
  {
    kind: 'customer',
    es: 'compañías grandes',
    en: 'large firms',
    clues: {
      es: ['empresas más de cien', 'grandes corporaciones', 'grandes compañías', 'empresas cotizadas'],
      en: ['large corporates', 'listed companies', 'bigger firms'],
    },
  },
  {
    kind: 'customer',
    es: 'empresas de la zona',
    en: 'local companies',
    clues: {
      es: ['empresas cercanas', 'empresas locales', 'otras empresas'],
      en: ['local firms', 'nearby companies', 'local businesses', 'other companies'],
    },
  },
  {
    kind: 'customer',
    es: 'startups',
    en: 'startups',
    clues: {
      es: ['startups', 'startups tecnológicas', 'empresas emergentes'],
      en: ['startups', 'tech startups', 'early-stage startups', 'scaleups'],
    },
  },
  {
    kind: 'customer',
    es: 'emprendedores que empiezan',
    en: 'people starting a company',
    clues: {
      es: ['emprendedores', 'nuevos emprendedores', 'gente que emprende', 'montan empresa'],
      en: ['entrepreneurs', 'first-time founders', 'new entrepreneurs', 'people starting up'],
    },
  },
  {
    kind: 'customer',
    es: 'comerciantes de la zona',
    en: 'local shopkeepers',
    clues: {
      es: ['comerciantes', 'otros comercios', 'otras tiendas', 'comercios cercanos', 'tiendas cercanas', 'pequeños comercios'],
      en: ['shopkeepers', 'other shops', 'nearby shops', 'local retailers', 'small shops'],
    },
  },
  {
    kind: 'customer',
    es: 'vendedores en línea',
    en: 'online sellers',
    clues: {
      es: ['vendedores online', 'pequeñas tiendas online', 'tiendas online pequeñas', 'marcas online'],
      en: ['small online shops', 'ecommerce brands', 'ecommerce sellers', 'online brands'],
    },
  },
  {
    kind: 'customer',
    es: 'hostelería de la zona',
    en: 'local hospitality businesses',
    clues: {
      es: ['hosteleros', 'bares restaurantes', 'hoteles restaurantes', 'restaurantes hoteles', 'horeca'],
      en: ['hospitality trade', 'horeca', 'hotels restaurants', 'restaurants hotels', 'restaurants bars'],
    },
  },
  {
    kind: 'customer',
    es: 'bares de la zona',
    en: 'local bars',
    clues: {
      es: ['bares cafeterías', 'bares cercanos', 'bares del barrio', 'dueños bares'],
      en: ['nearby bars', 'bar owners', 'local pubs', 'pubs bars'],
    },
  },
  {
    kind: 'customer',
    es: 'restaurantes de la zona',
    en: 'local restaurants',
    clues: {
      es: ['restaurantes cercanos', 'restaurantes locales', 'restaurantes bares', 'dueños restaurantes'],
      en: ['nearby restaurants', 'restaurant owners', 'bars restaurants'],
    },
  },
  {
    kind: 'customer',
    es: 'cafeterías de la zona',
    en: 'local cafés',
    clues: {
      es: ['otras cafeterías', 'cafeterías cercanas', 'cafeterías locales'],
      en: ['nearby cafés', 'independent cafés', 'other cafés'],
    },
  },
  {
    kind: 'customer',
    es: 'hoteles de la zona',
    en: 'local hotels',
    clues: {
      es: ['hoteles cercanos', 'hoteles locales', 'cadenas hoteleras', 'otros hoteles'],
      en: ['nearby hotels', 'hotel chains', 'area hotels'],
    },
  },
  {
    kind: 'customer',
    es: 'casas rurales de la zona',
    en: 'local guesthouses',
    clues: {
      es: ['otras casas rurales', 'casas rurales cercanas', 'alojamientos rurales zona'],
      en: ['nearby guesthouses', 'nearby lodgings', 'other guesthouses'],
    },
  },
  {
    kind: 'customer',
    es: 'tiendas de alimentación selecta',
    en: 'fine-food shops',
    clues: {
      es: ['tiendas gourmet', 'tiendas delicatessen', 'delicatessen', 'tiendas especializadas alimentación'],
      en: ['delicatessens', 'gourmet shops', 'speciality food shops', 'farm shops'],
    },
  },
  {
    kind: 'customer',
    es: 'cadenas de supermercados',
    en: 'supermarket chains',
    clues: {
      es: ['vender supermercados', 'cadena supermercados', 'supermercados locales'],
      en: ['selling to supermarkets', 'supermarket buyers', 'local supermarkets'],
    },
  },
  {
    kind: 'customer',
    es: 'distribuidores mayoristas',
    en: 'wholesale distributors',
    clues: {
      es: ['mayoristas distribuidores', 'vender mayoristas', 'distribuidores'],
      en: ['wholesale buyers', 'trade buyers', 'distributors'],
    },
  },
  {
    kind: 'customer',
    es: 'colegios de la zona',
    en: 'local schools',
    clues: {
      es: ['centros educativos', 'colegios cercanos', 'colegios institutos', 'centros escolares', 'otros colegios'],
      en: ['nearby schools', 'primary schools', 'secondary schools', 'schools nurseries'],
    },
  },
  {
    kind: 'customer',
    es: 'guarderías de la zona',
    en: 'local nurseries',
    clues: {
      es: ['guarderías cercanas', 'escuelas infantiles zona', 'guarderías colegios'],
      en: ['nearby nurseries', 'local kindergartens', 'nurseries schools'],
    },
  },
  {
    kind: 'customer',
    es: 'universidades cercanas',
    en: 'nearby universities',
    clues: {
      es: ['centros investigación', 'departamentos universitarios', 'universidades empresas'],
      en: ['research centres', 'university departments', 'local universities'],
    },
  },
  {
    kind: 'customer',
    es: 'ayuntamientos',
    en: 'town councils',
    clues: {
      es: ['ayuntamientos cercanos', 'pequeños ayuntamientos', 'municipios', 'ayuntamientos diputaciones'],
      en: ['councils', 'local councils', 'small councils', 'municipalities'],
    },
  },
  {
    kind: 'customer',
    es: 'administraciones públicas',
    en: 'public sector bodies',
    clues: {
      es: ['administración pública', 'organismos públicos', 'sector público local'],
      en: ['public bodies', 'government agencies', 'public authorities'],
    },
  },
  {
    kind: 'customer',
    es: 'hospitales de la zona',
    en: 'local hospitals',
    clues: {
      es: ['hospitales clínicas', 'centros salud', 'hospitales cercanos'],
      en: ['hospitals clinics', 'health centres', 'nearby hospitals'],
    },
  },
  {
    kind: 'customer',
    es: 'residencias de mayores',
    en: 'care homes',
    clues: {
      es: ['residencias ancianos', 'residencias tercera edad', 'geriátricos', 'centros día'],
      en: ['nursing homes', 'retirement homes', 'day centres'],
    },
  },
  {
    kind: 'customer',
    es: 'farmacias de la zona',
    en: 'local pharmacies',
    clues: {
      es: ['farmacias cercanas', 'farmacias parafarmacias', 'boticas'],
      en: ['nearby pharmacies', 'local chemists', 'pharmacies clinics'],
    },
  },
  {
    kind: 'customer',
    es: 'clínicas de la zona',
    en: 'local clinics',
    clues: {
      es: ['clínicas privadas', 'clínicas cercanas', 'consultas médicas'],
      en: ['private clinics', 'nearby clinics', 'medical practices'],
    },
  },
  {
    kind: 'customer',
    es: 'entidades benéficas',
    en: 'charitable bodies',
    clues: { es: ['ongs', 'oenegés', 'fundaciones', 'entidades ánimo lucro'], en: ['ngos', 'charitable trusts', 'charities foundations'] },
  },
  {
    kind: 'customer',
    es: 'asociaciones culturales',
    en: 'cultural associations',
    clues: {
      es: ['asociaciones locales', 'asociaciones juveniles', 'peñas fiestas'],
      en: ['local clubs', 'cultural societies', 'youth associations'],
    },
  },
  {
    kind: 'customer',
    es: 'clubes deportivos',
    en: 'sports clubs',
    clues: {
      es: ['clubs deportivos', 'equipos fútbol', 'federaciones deportivas', 'equipos locales'],
      en: ['football clubs', 'local teams', 'sport federations'],
    },
  },
  {
    kind: 'customer',
    es: 'parroquias',
    en: 'parishes',
    clues: { es: ['iglesias', 'cofradías', 'parroquia barrio'], en: ['churches', 'parish groups'] },
  },
  {
    kind: 'customer',
    es: 'colegios profesionales',
    en: 'professional bodies',
    clues: { es: ['colegio profesional', 'asociaciones profesionales'], en: ['professional associations', 'trade bodies'] },
  },
  {
    kind: 'customer',
    es: 'empresas constructoras',
    en: 'building firms',
    clues: {
      es: ['promotores inmobiliarios', 'promotoras constructoras', 'contratistas obras', 'constructoras promotoras'],
      en: ['property developers', 'housebuilders', 'construction companies', 'main contractors'],
    },
  },
  {
    kind: 'customer',
    es: 'estudios de arquitectura',
    en: 'architecture practices',
    clues: {
      es: ['arquitectos interioristas', 'arquitectos decoradores', 'despachos arquitectura', 'interioristas arquitectos'],
      en: ['architects designers', 'architects firms', 'interior designers'],
    },
  },
  {
    kind: 'customer',
    es: 'inmobiliarias de la zona',
    en: 'local estate agents',
    clues: {
      es: ['inmobiliarias locales', 'inmobiliarias cercanas', 'inmobiliarias administradores'],
      en: ['local letting agents', 'nearby estate agents', 'estate agents landlords', 'letting agents'],
    },
  },
  {
    kind: 'customer',
    es: 'gestorías de la zona',
    en: 'local accountancy firms',
    clues: {
      es: ['gestorías asesorías', 'asesorías gestorías', 'gestorías cercanas'],
      en: ['nearby accountants', 'accountancy practices', 'accountants lawyers'],
    },
  },
  {
    kind: 'customer',
    es: 'despachos de abogados',
    en: 'law firms',
    clues: { es: ['bufetes', 'despachos profesionales', 'abogados notarios'], en: ['solicitors', 'law practices', 'legal firms'] },
  },
  {
    kind: 'customer',
    es: 'agencias que subcontratan',
    en: 'agencies that subcontract',
    clues: {
      es: ['subcontratan agencias', 'otras agencias', 'agencias marca blanca'],
      en: ['subcontracting agencies', 'white-label agencies', 'other agencies'],
    },
  },
  {
    kind: 'customer',
    es: 'compañías aseguradoras',
    en: 'insurance companies',
    clues: { es: ['compañías seguros', 'mutuas seguros', 'aseguradoras mutuas'], en: ['insurance firms', 'insurers brokers'] },
  },
  {
    kind: 'customer',
    es: 'talleres de la zona',
    en: 'local garages',
    clues: {
      es: ['talleres mecánicos cercanos', 'otros talleres', 'talleres cercanos'],
      en: ['nearby garages', 'other workshops', 'nearby workshops'],
    },
  },
  {
    kind: 'customer',
    es: 'fábricas de la zona',
    en: 'local factories',
    clues: {
      es: ['fábricas cercanas', 'plantas industriales', 'industria local', 'empresas industriales'],
      en: ['local manufacturers', 'industrial plants', 'industrial firms', 'nearby factories'],
    },
  },
  {
    kind: 'customer',
    es: 'bodegas de la comarca',
    en: 'local wineries',
    clues: {
      es: ['bodegas cercanas', 'bodegas locales', 'bodegas almazaras'],
      en: ['nearby wineries', 'local vineyards', 'wineries mills'],
    },
  },
  {
    kind: 'customer',
    es: 'agricultores de la zona',
    en: 'local farmers',
    clues: {
      es: ['agricultores ganaderos', 'ganaderos agricultores', 'agricultores comarca', 'fincas agrícolas'],
      en: ['farm owners', 'nearby farms', 'farmers growers', 'local growers'],
    },
  },
  {
    kind: 'customer',
    es: 'cooperativas agrícolas',
    en: 'farming cooperatives',
    clues: {
      es: ['cooperativa agrícola', 'cooperativas agrarias', 'cooperativas comarca'],
      en: ['farm cooperatives', 'agricultural cooperatives', 'growers cooperatives'],
    },
  },
  {
    kind: 'customer',
    es: 'organizadores de bodas',
    en: 'wedding planners',
    clues: { es: ['wedding planner', 'organizadoras bodas', 'wedding planners'], en: ['wedding organisers', 'wedding planner'] },
  },
  {
    kind: 'customer',
    es: 'organizadores de eventos',
    en: 'event organisers',
    clues: {
      es: ['organizadoras eventos', 'empresas de eventos', 'organizan eventos'],
      en: ['event planners', 'event organizers', 'event companies'],
    },
  },
  {
    kind: 'customer',
    es: 'productoras audiovisuales',
    en: 'film production companies',
    clues: { es: ['productoras cine', 'rodajes', 'productoras vídeo'], en: ['production companies', 'film shoots', 'production houses'] },
  },
  {
    kind: 'customer',
    es: 'salas de conciertos',
    en: 'music venues',
    clues: {
      es: ['promotores conciertos', 'organizadores festivales', 'salas música'],
      en: ['concert promoters', 'festival organisers', 'concert halls'],
    },
  },
  {
    kind: 'customer',
    es: 'agencias de viajes',
    en: 'travel agencies',
    clues: { es: ['touroperadores', 'agencia viajes', 'operadores turísticos'], en: ['tour operators', 'travel agents', 'travel agency'] },
  },
  {
    kind: 'customer',
    es: 'oficinas de la zona',
    en: 'nearby offices',
    clues: { es: ['oficinas', 'oficinas cercanas', 'oficinas empresas'], en: ['offices', 'local offices', 'offices companies'] },
  },
  {
    kind: 'customer',
    es: 'espacios de trabajo compartido',
    en: 'coworking spaces',
    clues: { es: ['espacios coworking', 'coworking cercano', 'coworkings cercanos'], en: ['coworking nearby', 'nearby coworkings'] },
  },
  {
    kind: 'customer',
    es: 'gimnasios de la zona',
    en: 'local gyms',
    clues: { es: ['gimnasios cercanos', 'otros gimnasios', 'gimnasios clubes'], en: ['nearby gyms', 'other gyms', 'gyms clubs'] },
  },
  {
    kind: 'customer',
    es: 'peluquerías de la zona',
    en: 'local hair salons',
    clues: {
      es: ['peluquerías cercanas', 'peluquerías estética', 'otras peluquerías'],
      en: ['nearby salons', 'other salons', 'salons barbers'],
    },
  },
  {
    kind: 'customer',
    es: 'museos de la zona',
    en: 'local museums',
    clues: { es: ['museos galerías', 'galerías arte', 'museos cercanos'], en: ['museums galleries', 'art galleries', 'nearby museums'] },
  },
  {
    kind: 'customer',
    es: 'compañías de teatro',
    en: 'theatre companies',
    clues: { es: ['grupos teatro', 'compañías danza', 'teatros'], en: ['theater companies', 'dance companies', 'theatres'] },
  },
  {
    kind: 'customer',
    es: 'bibliotecas',
    en: 'libraries',
    clues: { es: ['bibliotecas municipales', 'bibliotecas escolares'], en: ['public libraries', 'school libraries'] },
  },
  {
    kind: 'customer',
    es: 'grupos de amigos',
    en: 'groups of friends',
    clues: {
      es: ['cuadrillas', 'pandillas', 'grupo amigos', 'quedan amigos'],
      en: ['friend groups', 'group of friends', 'friends meeting up'],
    },
  },
  {
    kind: 'customer',
    es: 'equipos de empresa',
    en: 'company teams',
    clues: { es: ['team building', 'equipos trabajo', 'eventos empresa equipo'], en: ['team building', 'work teams', 'staff teams'] },
  },
  {
    kind: 'customer',
    es: 'departamentos de recursos humanos',
    en: 'human resources departments',
    clues: { es: ['recursos humanos', 'responsables rrhh', 'rrhh'], en: ['human resources', 'hr departments', 'hr managers'] },
  },
  {
    kind: 'customer',
    es: 'quienes buscan un regalo',
    en: 'people looking for a gift',
    clues: {
      es: ['buscan regalo', 'hacer un regalo', 'quieren regalar', 'compran regalos'],
      en: ['gift buyers', 'looking for a gift', 'buying presents', 'gift shoppers'],
    },
  },
  {
    kind: 'customer',
    es: 'público con poder adquisitivo',
    en: 'well-off customers',
    clues: {
      es: ['poder adquisitivo', 'clase alta', 'alto standing', 'gente dinero', 'nivel adquisitivo'],
      en: ['affluent', 'wealthy', 'high income', 'well-off', 'wealthy people'],
    },
  },
  {
    kind: 'customer',
    es: 'clase media',
    en: 'middle-class households',
    clues: { es: ['hogares clase media', 'familias clase media'], en: ['middle class', 'middle income'] },
  },
  {
    kind: 'customer',
    es: 'quienes miran mucho el precio',
    en: 'price-conscious shoppers',
    clues: {
      es: ['miran precio', 'bajo presupuesto', 'gente poco dinero', 'gente presupuesto ajustado'],
      en: ['price-conscious', 'budget-minded', 'price-sensitive', 'people on a budget'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes cuidan el medio ambiente',
    en: 'environmentally minded buyers',
    clues: {
      es: ['conciencia ecológica', 'consumo responsable', 'público ecológico', 'gente medio ambiente', 'gente ecológica'],
      en: ['environmentally conscious', 'ethical shoppers', 'ethical consumers', 'eco-minded'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes cuidan su salud',
    en: 'health-conscious people',
    clues: {
      es: ['cuidan salud', 'vida sana', 'vida saludable', 'gente se cuida', 'cuidan alimentación'],
      en: ['health-conscious', 'healthy lifestyle', 'people who look after themselves'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes buscan empleo',
    en: 'jobseekers',
    clues: {
      es: ['desempleados', 'buscan empleo', 'buscan trabajo', 'está en paro'],
      en: ['job hunters', 'unemployed', 'looking for work', 'job seekers'],
    },
  },
  {
    kind: 'customer',
    es: 'funcionarios',
    en: 'civil servants',
    clues: { es: ['empleados públicos', 'funcionarios ayuntamiento'], en: ['public employees', 'public sector workers'] },
  },
  {
    kind: 'customer',
    es: 'docentes',
    en: 'schoolteachers',
    clues: { es: ['profesores colegio', 'maestros colegio', 'profesores instituto'], en: ['school teachers', 'teachers in schools'] },
  },
  {
    kind: 'customer',
    es: 'personal sanitario',
    en: 'health workers',
    clues: {
      es: ['médicos enfermeras', 'enfermeras médicos', 'personal hospital', 'trabajadores sanitarios'],
      en: ['hospital staff', 'nurses doctors', 'doctors nurses', 'healthcare workers'],
    },
  },
  {
    kind: 'customer',
    es: 'camioneros',
    en: 'lorry drivers',
    clues: { es: ['conductores camión', 'camioneros de paso'], en: ['truckers', 'truck drivers', 'passing truckers'] },
  },
  {
    kind: 'customer',
    es: 'creadores de contenido',
    en: 'content creators',
    clues: {
      es: ['creadoras contenido', 'youtubers streamers', 'influencers youtubers'],
      en: ['content creator', 'youtubers streamers', 'influencers youtubers'],
    },
  },
  {
    kind: 'customer',
    es: 'compradores de todo el país',
    en: 'buyers across the country',
    clues: {
      es: [
        'compradores de toda España',
        'clientes de toda España',
        'gente de toda España',
        'clientes de todo México',
        'clientes de todo el país',
      ],
      en: ['buyers all over the country', 'customers all over the country', 'people across the country'],
    },
  },
  {
    kind: 'customer',
    es: 'compradores del extranjero',
    en: 'overseas buyers',
    clues: {
      es: ['mercado exterior', 'clientes extranjeros', 'compradores extranjeros', 'fuera de España'],
      en: ['export market', 'foreign buyers', 'buyers abroad', 'foreign customers'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes hacen la compra a diario',
    en: 'daily shoppers',
    clues: {
      es: ['compra diaria', 'hacen compra'],
      en: ['daily shopping', 'grocery shoppers', 'everyday shoppers'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes salen de noche',
    en: 'people on a night out',
    clues: {
      es: ['ocio nocturno', 'salen noche', 'salen de copas', 'público nocturno'],
      en: ['night out', 'nightlife crowd', 'party-goers', 'bar crowd', 'pub crowd', 'late night crowd', 'bar goers'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes celebran un cumpleaños',
    en: 'people celebrating a birthday',
    clues: {
      es: ['celebran cumpleaños', 'celebrar cumpleaños', 'cumpleaños infantiles'],
      en: ['celebrate birthdays', 'birthday parties', 'children birthdays'],
    },
  },
  {
    kind: 'customer',
    es: 'aficionados al fútbol',
    en: 'football fans',
    clues: { es: ['peñas fútbol', 'futboleros', 'hinchas fútbol'], en: ['football supporters', 'soccer fans'] },
  },
  {
    kind: 'customer',
    es: 'asistentes a congresos',
    en: 'conference delegates',
    clues: {
      es: ['asistentes ferias', 'asistentes congreso', 'vienen congresos'],
      en: ['conference attendees', 'trade fair visitors', 'conference visitors'],
    },
  },
  {
    kind: 'customer',
    es: 'jóvenes',
    en: 'young people',
    clues: {
      es: ['público joven', 'gente joven', 'jóvenes barrio', 'chicos jóvenes'],
      en: ['youngsters', 'young crowd', 'younger people'],
    },
  },
  {
    kind: 'channel',
    es: 'cartera de clientes anteriores',
    en: 'past customers',
    clues: {
      es: ['antiguos clientes', 'clientes antiguos', 'clientes anteriores'],
      en: ['former customers', 'old customers', 'former clients', 'previous customers'],
    },
  },
  {
    kind: 'customer',
    es: 'empresas',
    en: 'companies',
    clues: {
      es: ['empresas privadas', 'empresas grandes pequeñas', 'clientes empresa'],
      en: ['firms', 'corporate clients', 'companies large small'],
    },
  },
  {
    kind: 'customer',
    es: 'colegios privados',
    en: 'private schools',
    clues: {
      es: ['colegios particulares', 'escuelas particulares', 'colegios de paga', 'escuelas privadas'],
      en: ['independent schools', 'fee paying schools', 'private colleges'],
    },
  },
  {
    kind: 'customer',
    es: 'particulares',
    en: 'private customers',
    clues: {
      es: ['clientes particulares', 'público particular', 'particulares empresas'],
      en: ['private individuals', 'private clients', 'individuals', 'householders'],
    },
  },
  {
    kind: 'customer',
    es: 'público de todas las edades',
    en: 'people of all ages',
    clues: {
      es: ['todas edades', 'todo público', 'público general', 'todo mundo', 'cualquier persona'],
      en: ['all ages', 'general public', 'everybody', 'everyone', 'anyone'],
    },
    unless:
      /\b(?:anyone|anybody|everyone|everybody|any person|cualquier persona) (?:with|who|whose|in|from|on|that|needing|wanting|looking|over|under|living|working|near|que|con|de|del|mayor)\b|\btodo el mundo (?:quiere|sabe|va|hace|supone|dice)\b/,
  },
  {
    kind: 'customer',
    es: 'clientes de siempre',
    en: 'regular customers',
    clues: {
      es: ['clientes habituales', 'clientes fijos', 'clientela habitual'],
      en: ['our regulars', 'regular clients', 'repeat customers'],
    },
    unless: /\b(?:a regular(?! (?:customer|client))|regular (?:delivery|basis|visits?))\b/,
  },
  {
    kind: 'customer',
    es: 'quienes salen tarde de su turno',
    en: 'people coming off a late shift',
    clues: {
      es: ['turno de tarde', 'segundo turno', 'tercer turno', 'turno nocturno'],
      en: ['second shift', 'late shift', 'third shift', 'graveyard shift'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes trabajan cerca',
    en: 'people who work nearby',
    clues: {
      es: ['trabajan cerca', 'trabajan zona', 'trabajadores zona', 'gente trabaja zona'],
      en: ['work nearby', 'local workers', 'working nearby'],
    },
  },
  {
    kind: 'customer',
    es: 'mujeres de mediana edad',
    en: 'middle-aged women',
    clues: { es: ['señoras mediana edad', 'mujeres edad media'], en: ['middle-aged ladies', 'women in middle age'] },
  },
  {
    kind: 'customer',
    es: 'personas sin coche',
    en: 'people without a car',
    clues: { es: ['gente sin coche', 'sin carnet', 'sin vehículo'], en: ['without a car', 'no car', 'people without cars'] },
  },
  {
    kind: 'channel',
    es: 'boca a boca',
    en: 'word of mouth',
    clues: { es: ['boca oreja', 'boca oído', 'voz a voz', 'de boca en boca'], en: ['mouth to mouth', 'people tell others'] },
  },
  {
    kind: 'channel',
    es: 'recomendación de quien ya compró',
    en: 'recommendations from past buyers',
    clues: {
      es: ['recomendaciones', 'referidos', 'clientes recomiendan', 'nos recomiendan', 'recomendación clientes'],
      en: ['recommendations', 'referrals', 'customer referrals', 'customers recommend us', 'client referrals'],
    },
  },
  {
    kind: 'channel',
    es: 'recomendación de amigos',
    en: 'friends’ recommendations',
    clues: {
      es: ['amigos recomiendan', 'amigos conocidos', 'conocidos amigos', 'amigos familiares'],
      en: ['friends recommend', 'friends family', 'friends of friends', 'family friends'],
    },
  },
  {
    kind: 'channel',
    es: 'contactos propios',
    en: 'personal contacts',
    clues: {
      es: ['contactos personales', 'contactos previos', 'nuestros contactos', 'contactos sector'],
      en: ['own contacts', 'existing contacts', 'industry contacts'],
    },
  },
  {
    kind: 'channel',
    es: 'antiguos compañeros de trabajo',
    en: 'former colleagues',
    clues: { es: ['excompañeros', 'antiguos compañeros', 'antiguos jefes'], en: ['ex-colleagues', 'past colleagues', 'former employers'] },
  },
  {
    kind: 'channel',
    es: 'premio por traer a un amigo',
    en: 'a bring-a-friend reward',
    clues: {
      es: ['trae amigo', 'invita amigo', 'descuento recomendar', 'programa referidos'],
      en: ['bring friend', 'refer friend', 'referral programme', 'referral program'],
    },
  },
  {
    kind: 'channel',
    es: 'Google Maps',
    en: 'Google Maps',
    clues: { es: ['mapas google', 'mapa google'], en: ['google map', 'maps search'] },
  },
  {
    kind: 'channel',
    es: 'ficha de Google',
    en: 'a Google profile',
    clues: {
      es: ['perfil google', 'ficha en google maps', 'perfil empresa google'],
      en: ['google listing', 'google page', 'google business profile'],
    },
  },
  {
    kind: 'channel',
    es: 'reseñas de Google',
    en: 'Google reviews',
    clues: { es: ['opiniones google', 'valoraciones google', 'estrellas google'], en: ['google ratings', 'google stars'] },
  },
  {
    kind: 'channel',
    es: 'reseñas en internet',
    en: 'online reviews',
    clues: { es: ['reseñas', 'opiniones internet', 'reseñas clientes'], en: ['reviews', 'customer reviews', 'star ratings'] },
  },
  {
    kind: 'channel',
    es: 'búsquedas en Google',
    en: 'searches on Google',
    clues: { es: ['google', 'buscador google', 'salir google', 'gente busca google'], en: ['google', 'found on google'] },
  },
  {
    kind: 'channel',
    es: 'anuncios en Google',
    en: 'Google ads',
    clues: {
      es: ['google ads', 'publicidad google', 'adwords', 'campañas google'],
      en: ['google advertising', 'adwords', 'google campaigns'],
    },
  },
  {
    kind: 'channel',
    es: 'posicionamiento en buscadores',
    en: 'search engine optimisation',
    clues: { es: ['seo', 'posicionamiento web', 'posicionamiento natural'], en: ['seo', 'search engine', 'search rankings'] },
  },
  {
    kind: 'channel',
    es: 'página web propia',
    en: 'a website',
    clues: {
      es: ['web', 'nuestra web', 'nuestra página web', 'nuestro sitio web'],
      en: ['our website', 'company website', 'website visitors'],
    },
  },
  {
    kind: 'channel',
    es: 'blog propio',
    en: 'a blog',
    clues: { es: ['blog', 'artículos blog', 'entradas blog'], en: ['blog', 'blog posts', 'blogging'] },
  },
  {
    kind: 'channel',
    es: 'Instagram',
    en: 'Instagram',
    clues: {
      es: ['insta', 'fotos instagram', 'reels instagram', 'cuenta instagram'],
      en: ['insta', 'instagram reels', 'instagram account'],
    },
  },
  { kind: 'channel', es: 'TikTok', en: 'TikTok', clues: { es: ['tik tok', 'vídeos tiktok'], en: ['tik tok', 'tiktok videos'] } },
  { kind: 'channel', es: 'Facebook', en: 'Facebook', clues: { es: ['página facebook', 'face'], en: ['facebook page', 'fb'] } },
  {
    kind: 'channel',
    es: 'grupos de Facebook',
    en: 'local Facebook groups',
    clues: {
      es: ['grupo facebook barrio', 'grupos facebook barrio', 'grupos facebook pueblo'],
      en: ['our facebook group', 'community facebook group', 'neighbourhood facebook group'],
    },
  },
  {
    kind: 'channel',
    es: 'anuncios en Instagram',
    en: 'Instagram ads',
    clues: { es: ['publicidad instagram', 'campañas instagram'], en: ['instagram advertising', 'instagram campaigns'] },
  },
  {
    kind: 'channel',
    es: 'anuncios de pago en Facebook',
    en: 'Facebook ads',
    clues: { es: ['meta ads', 'publicidad facebook', 'facebook ads', 'campañas facebook'], en: ['facebook advertising', 'meta ads'] },
  },
  {
    kind: 'channel',
    es: 'anuncios en redes sociales',
    en: 'social media advertising',
    clues: {
      es: ['anuncios redes', 'campañas redes', 'publicidad pagada', 'publicidad pago'],
      en: ['paid social', 'social ads', 'social media ads'],
    },
  },
  {
    kind: 'channel',
    es: 'redes sociales',
    en: 'social media',
    clues: {
      es: ['rrss', 'publicar redes', 'publicar redes sociales', 'semana redes', 'contenido redes', 'vídeos redes', 'nuestras redes'],
      en: ['social networks', 'social channels', 'social accounts', 'post on social'],
    },
  },
  {
    kind: 'channel',
    es: 'canal de YouTube',
    en: 'a YouTube channel',
    clues: { es: ['canal youtube', 'publicar youtube'], en: ['on youtube', 'our youtube channel'] },
  },
  {
    kind: 'channel',
    es: 'Pinterest',
    en: 'Pinterest',
    clues: { es: ['tableros pinterest', 'fotos pinterest'], en: ['pinterest boards', 'pinterest pins'] },
  },
  {
    kind: 'channel',
    es: 'LinkedIn',
    en: 'LinkedIn',
    clues: { es: ['perfil linkedin', 'mensajes linkedin'], en: ['linkedin profile', 'linkedin messages'] },
  },
  {
    kind: 'channel',
    es: 'publicaciones en Twitter',
    en: 'posts on Twitter',
    clues: { es: ['twitter', 'tuits'], en: ['twitter', 'tweets'] },
  },
  {
    kind: 'channel',
    es: 'Telegram',
    en: 'Telegram',
    clues: { es: ['canal telegram', 'grupo telegram'], en: ['telegram channel', 'telegram group'] },
  },
  {
    kind: 'channel',
    es: 'Twitch',
    en: 'Twitch',
    clues: { es: ['directos twitch', 'canal twitch'], en: ['twitch streams', 'twitch channel'] },
  },
  {
    kind: 'channel',
    es: 'WhatsApp',
    en: 'WhatsApp',
    clues: {
      es: ['wasap', 'guasap', 'lista difusión', 'whatsapp empresa'],
      en: ['whatsapp messages', 'broadcast list', 'whatsapp business'],
    },
  },
  {
    kind: 'channel',
    es: 'grupos de WhatsApp',
    en: 'local WhatsApp groups',
    clues: {
      es: ['grupo whatsapp barrio', 'grupos whatsapp barrio', 'grupos guasap'],
      en: ['our whatsapp group', 'community whatsapp', 'neighbourhood whatsapp'],
    },
  },
  {
    kind: 'channel',
    es: 'asociaciones de quienes tienen el mismo problema',
    en: 'associations of people with the same problem',
    clues: {
      es: ['asociación celíacos', 'asociación afectados', 'asociación pacientes', 'asociación familias', 'asociación enfermos'],
      en: ['patient association', 'coeliac association', 'support group', 'support groups', 'patients association'],
    },
  },
  {
    kind: 'channel',
    es: 'Nextdoor',
    en: 'Nextdoor',
    clues: { es: ['red vecinal', 'app vecinos'], en: ['next door app', 'neighbourhood app', 'neighborhood app'] },
  },
  {
    kind: 'channel',
    es: 'clínicas veterinarias cercanas',
    en: 'nearby vet clinics',
    clues: { es: ['clínica veterinaria', 'veterinarios barrio'], en: ['vet clinics', 'vet clinic', 'local vets', 'veterinary clinics'] },
  },
  {
    kind: 'channel',
    es: 'charlas en colegios',
    en: 'talks at schools',
    clues: {
      es: ['charlas colegio', 'charlas institutos', 'talleres colegios', 'visitas colegios'],
      en: ['school talks', 'talks in schools', 'school visits'],
    },
  },
  {
    kind: 'channel',
    es: 'ferias de ciencia',
    en: 'science fairs',
    clues: { es: ['feria ciencia', 'ferias ciencias'], en: ['science fair'] },
  },
  {
    kind: 'channel',
    es: 'acuerdos con hoteles',
    en: 'agreements with hotels',
    clues: {
      es: ['convenios hoteles', 'convenio hotel', 'acuerdo hoteles', 'acuerdos hoteles', 'hoteles colaboradores'],
      en: ['hotel partnerships', 'deals with hotels', 'hotel agreements', 'arrangements with hotels', 'partner hotels'],
    },
  },
  {
    kind: 'channel',
    es: 'congresos del sector',
    en: 'trade conferences',
    clues: {
      es: ['congreso', 'congresos', 'congreso sector', 'ponencias congresos', 'jornadas sector'],
      en: ['conference', 'conferences', 'speaking at conferences', 'sector conferences', 'industry conferences', 'industry congress'],
    },
  },
  {
    kind: 'channel',
    es: 'un primer mes gratis',
    en: 'a free first month',
    clues: { es: ['mes gratis', 'mes prueba'], en: ['free month', 'free first month'] },
  },
  {
    kind: 'channel',
    es: 'chat de padres del colegio',
    en: 'a school parents’ chat',
    clues: {
      es: ['grupo padres', 'chat madres', 'grupo familias', 'grupo madres', 'whatsapp colegio'],
      en: ['parents chat', 'class chat', 'parents whatsapp', 'mums chat'],
    },
  },
  {
    kind: 'channel',
    es: 'boletín por correo',
    en: 'an email newsletter',
    clues: { es: ['newsletter', 'boletín', 'lista correo', 'mailing masivo'], en: ['newsletter', 'mailing list', 'email list'] },
  },
  {
    kind: 'channel',
    es: 'correos a empresas',
    en: 'emails to companies',
    clues: { es: ['correo frío', 'emails empresas', 'correos comerciales'], en: ['cold email', 'cold emails', 'email firms'] },
  },
  {
    kind: 'channel',
    es: 'llamadas a empresas',
    en: 'cold calls',
    clues: {
      es: ['llamada fría', 'llamadas comerciales', 'llamar empresas', 'telemarketing'],
      en: ['cold calling', 'phoning companies', 'ringing firms', 'telemarketing'],
    },
  },
  {
    kind: 'channel',
    es: 'visitas a empresas',
    en: 'visits to firms',
    clues: {
      es: ['visitas comerciales', 'puerta fría', 'visitar empresas', 'visito empresas'],
      en: ['sales visits', 'knocking on doors', 'visiting companies', 'door-to-door'],
    },
  },
  {
    kind: 'channel',
    es: 'visitas a tiendas',
    en: 'visits to shops',
    clues: { es: ['visitar tiendas', 'muestras tiendas', 'recorrer tiendas'], en: ['visiting shops', 'samples to shops'] },
  },
  {
    kind: 'channel',
    es: 'visitas a restaurantes',
    en: 'visits to restaurants',
    clues: { es: ['visitar restaurantes', 'visitar bares', 'muestras restaurantes'], en: ['visiting restaurants', 'visiting bars'] },
  },
  {
    kind: 'channel',
    es: 'visitas a hoteles',
    en: 'visits to hotels',
    clues: { es: ['visitar hoteles', 'muestras hoteles'], en: ['visiting hotels', 'calling on hotels'] },
  },
  {
    kind: 'channel',
    es: 'escaparate',
    en: 'a shop window',
    clues: { es: ['escaparate tienda', 'vitrina calle', 'escaparates'], en: ['window display', 'storefront', 'shop front'] },
  },
  {
    kind: 'channel',
    es: 'rótulo sobre la puerta',
    en: 'a shop sign outside',
    clues: { es: ['cartel puerta', 'cartel fachada', 'rotulación local'], en: ['sign outside', 'fascia sign', 'lit sign'] },
  },
  {
    kind: 'channel',
    es: 'paso de gente por la calle',
    en: 'passing trade',
    clues: {
      es: ['gente que pasa por delante', 'tránsito calle', 'gente pasa puerta', 'zona paso'],
      en: ['footfall', 'walk-in trade', 'passing trade'],
    },
  },
  {
    kind: 'channel',
    es: 'pizarra en la acera',
    en: 'a pavement board',
    clues: { es: ['pizarra calle', 'cartel acera', 'caballete acera'], en: ['pavement sign', 'sandwich board', 'chalkboard outside'] },
  },
  {
    kind: 'channel',
    es: 'folletos en el buzón',
    en: 'leaflets through the letterbox',
    clues: { es: ['buzoneo', 'folletos buzones', 'propaganda buzones'], en: ['leaflets', 'letterbox leaflets', 'door drops'] },
  },
  {
    kind: 'channel',
    es: 'folletos en mano',
    en: 'flyers handed out',
    clues: {
      es: ['octavillas', 'flyers', 'repartir folletos', 'repartir volantes', 'panfletos', 'folletos'],
      en: ['flyers', 'handing out flyers', 'handing out leaflets'],
    },
  },
  {
    kind: 'channel',
    es: 'carteles por el barrio',
    en: 'posters around the neighbourhood',
    clues: { es: ['carteles', 'pegar carteles', 'carteles barrio', 'afiches'], en: ['posters', 'putting up posters', 'posters in town'] },
  },
  {
    kind: 'channel',
    es: 'carteles en comercios cercanos',
    en: 'posters in nearby shops',
    clues: {
      es: ['carteles tiendas', 'folletos comercios', 'folletos tiendas'],
      en: ['leaflets in shops', 'flyers in shops', 'posters in shops'],
    },
  },
  {
    kind: 'channel',
    es: 'tarjetas de visita',
    en: 'business cards',
    clues: { es: ['tarjeta visita', 'dejar tarjetas', 'repartir tarjetas'], en: ['business card', 'calling cards', 'leaving cards'] },
  },
  {
    kind: 'channel',
    es: 'tablón de anuncios',
    en: 'notice boards',
    clues: { es: ['tablones anuncios', 'tablón barrio'], en: ['noticeboard', 'bulletin board', 'community board'] },
  },
  {
    kind: 'channel',
    es: 'vallas publicitarias',
    en: 'billboards',
    clues: {
      es: ['valla publicitaria', 'vallas carretera', 'mupis'],
      en: ['advertising hoardings', 'roadside signs', 'roadside billboard'],
    },
  },
  {
    kind: 'channel',
    es: 'publicidad en autobuses',
    en: 'bus advertising',
    clues: { es: ['anuncios autobús', 'publicidad autobús', 'anuncios metro'], en: ['bus ads', 'ads on buses'] },
  },
  {
    kind: 'channel',
    es: 'rótulo en la furgoneta',
    en: 'lettering on the van',
    clues: {
      es: ['furgoneta rotulada', 'vinilo furgoneta', 'logo furgoneta', 'furgoneta logo'],
      en: ['van lettering', 'branded van', 'signwritten van', 'van wrap'],
    },
  },
  {
    kind: 'channel',
    es: 'prensa local',
    en: 'local newspapers',
    clues: {
      es: ['periódico local', 'diario local', 'prensa comarcal', 'periódicos locales'],
      en: ['local paper', 'local newspaper', 'local news'],
    },
  },
  {
    kind: 'channel',
    es: 'revistas del sector',
    en: 'trade magazines',
    clues: {
      es: ['prensa especializada', 'revistas especializadas', 'revista sector'],
      en: ['trade press', 'specialist magazines', 'industry magazines'],
    },
  },
  {
    kind: 'channel',
    es: 'radio local',
    en: 'local radio',
    clues: { es: ['cuña radio', 'emisora local', 'anuncio radio'], en: ['radio ads', 'radio spot', 'radio adverts'] },
  },
  {
    kind: 'channel',
    es: 'televisión local',
    en: 'local television',
    clues: { es: ['tele local', 'anuncio tele', 'televisión autonómica'], en: ['local tv', 'tv ad'] },
  },
  {
    kind: 'channel',
    es: 'entrevistas en podcasts',
    en: 'podcast interviews',
    clues: { es: ['invitado podcast', 'podcast sector', 'podcast propio'], en: ['podcast guest', 'own podcast', 'industry podcasts'] },
  },
  {
    kind: 'channel',
    es: 'notas de prensa',
    en: 'press releases',
    clues: { es: ['nota prensa', 'salir en prensa', 'artículo prensa'], en: ['journalists', 'press coverage', 'press release'] },
  },
  {
    kind: 'channel',
    es: 'guías de ocio',
    en: 'listings guides',
    clues: { es: ['agenda ocio', 'guía ocio', 'agenda cultural'], en: ['what’s-on guides', 'events listings', 'city guides'] },
  },
  {
    kind: 'channel',
    es: 'directorios de empresas',
    en: 'trade directories',
    clues: {
      es: ['páginas amarillas', 'directorio empresas', 'directorios sector'],
      en: ['yellow pages', 'company directory', 'online directories'],
    },
  },
  {
    kind: 'channel',
    es: 'anuncios clasificados',
    en: 'classified ads',
    clues: { es: ['anuncio clasificado', 'portal anuncios', 'portales anuncios'], en: ['classifieds', 'gumtree', 'craigslist'] },
  },
  {
    kind: 'channel',
    es: 'anuncios en Wallapop',
    en: 'adverts on Wallapop',
    clues: { es: ['anuncio wallapop', 'vender wallapop', 'publicar wallapop'], en: ['wallapop ad', 'wallapop listing'] },
  },
  {
    kind: 'channel',
    es: 'portales de comparación',
    en: 'comparison portals',
    clues: { es: ['portal comparación', 'portales comparadores'], en: ['comparison portal', 'comparison websites'] },
  },
  {
    kind: 'channel',
    es: 'portales de presupuestos',
    en: 'quote-request platforms',
    clues: { es: ['habitissimo', 'cronoshare', 'plataformas presupuestos'], en: ['checkatrade', 'mybuilder', 'taskrabbit', 'thumbtack'] },
  },
  {
    kind: 'channel',
    es: 'ventas en Amazon',
    en: 'sales on Amazon',
    clues: {
      es: ['vender en amazon', 'marketplace amazon', 'tienda amazon'],
      en: ['amazon marketplace', 'selling on amazon', 'sell on amazon'],
    },
  },
  { kind: 'channel', es: 'Etsy', en: 'Etsy', clues: { es: ['tienda etsy', 'vender en etsy'], en: ['etsy shop', 'selling on etsy'] } },
  {
    kind: 'channel',
    es: 'aplicaciones de comida a domicilio',
    en: 'food delivery apps',
    clues: { es: ['glovo uber', 'uber eats', 'just eat', 'rappi', 'deliveroo'], en: ['deliveroo', 'uber eats', 'just eat', 'doordash'] },
  },
  {
    kind: 'channel',
    es: 'Airbnb',
    en: 'Airbnb',
    clues: { es: ['anuncio airbnb', 'plataforma airbnb'], en: ['airbnb listing', 'airbnb platform'] },
  },
  {
    kind: 'channel',
    es: 'portales de reservas',
    en: 'booking sites',
    clues: {
      es: ['booking', 'portales reserva', 'booking com', 'plataformas reservas'],
      en: ['booking com', 'booking platforms', 'expedia'],
    },
  },
  {
    kind: 'channel',
    es: 'Tripadvisor',
    en: 'Tripadvisor',
    clues: { es: ['opiniones tripadvisor', 'trip advisor'], en: ['trip advisor', 'tripadvisor reviews'] },
  },
  {
    kind: 'channel',
    es: 'puestos en mercadillos',
    en: 'stalls at street markets',
    clues: {
      es: ['en mercadillos', 'mercado semanal', 'mercados artesanía', 'mercadillos pueblos'],
      en: ['craft markets', 'weekly market', 'stall at markets', 'farmers markets'],
    },
  },
  {
    kind: 'channel',
    es: 'ferias del sector',
    en: 'trade fairs',
    clues: {
      es: ['ferias profesionales', 'feria sector', 'salones profesionales', 'ferias comerciales'],
      en: ['trade shows', 'industry fairs', 'trade exhibitions'],
    },
  },
  {
    kind: 'channel',
    es: 'ferias locales',
    en: 'local fairs',
    clues: {
      es: ['feria pueblo', 'ferias artesanía', 'ferias comarca', 'ferias pueblos'],
      en: ['village fairs', 'county shows', 'craft fairs', 'local fetes'],
    },
  },
  {
    kind: 'channel',
    es: 'fiestas del barrio',
    en: 'neighbourhood festivities',
    clues: { es: ['fiestas patronales', 'fiestas pueblo', 'verbenas'], en: ['street parties', 'local festivities', 'village fetes'] },
  },
  {
    kind: 'channel',
    es: 'puesto en festivales',
    en: 'festival stalls',
    clues: { es: ['puesto festival', 'festivales verano', 'feria gastronómica'], en: ['stall at festivals', 'food festivals'] },
  },
  {
    kind: 'channel',
    es: 'jornada de puertas abiertas',
    en: 'an open day',
    clues: {
      es: ['puertas abiertas', 'fiesta inauguración', 'inauguración', 'fiesta apertura'],
      en: ['open days', 'opening party', 'open house', 'launch party'],
    },
  },
  {
    kind: 'channel',
    es: 'charlas en el barrio',
    en: 'talks in the neighbourhood',
    clues: { es: ['charlas informativas', 'charlas barrio', 'ponencias'], en: ['talks in town', 'local talks', 'talk in local'] },
  },
  {
    kind: 'channel',
    es: 'talleres gratuitos de muestra',
    en: 'free taster workshops',
    clues: {
      es: ['taller gratuito', 'talleres gratis', 'talleres demostración'],
      en: ['free workshops', 'free workshop', 'demo workshops'],
    },
  },
  {
    kind: 'channel',
    es: 'degustaciones gratuitas',
    en: 'free tastings',
    clues: { es: ['degustación gratuita', 'degustaciones', 'muestras gratis'], en: ['free samples', 'free tasting'] },
  },
  {
    kind: 'channel',
    es: 'demostraciones de producto',
    en: 'product demonstrations',
    clues: { es: ['demostración producto', 'demostraciones directo'], en: ['live demos', 'product demos', 'product demo'] },
  },
  {
    kind: 'channel',
    es: 'seminarios en línea',
    en: 'webinars',
    clues: { es: ['webinars', 'seminario web', 'seminarios online', 'webinar'], en: ['webinar', 'online seminars'] },
  },
  {
    kind: 'channel',
    es: 'encuentros de empresarios',
    en: 'networking events',
    clues: {
      es: ['networking', 'desayunos empresas', 'encuentros empresas'],
      en: ['networking groups', 'networking breakfasts', 'business networking'],
    },
  },
  {
    kind: 'channel',
    es: 'cámara de comercio',
    en: 'a chamber of commerce',
    clues: { es: ['cámaras comercio', 'cámara comercio local'], en: ['chambers of commerce', 'local chamber'] },
  },
  {
    kind: 'channel',
    es: 'asociación de comerciantes',
    en: 'a shopkeepers’ association',
    clues: {
      es: ['asociación comercio', 'gremio comerciantes', 'asociación comercios'],
      en: ['traders association', 'merchants association', 'retail association'],
    },
  },
  {
    kind: 'channel',
    es: 'asociación de vecinos',
    en: 'a neighbourhood association',
    clues: {
      es: ['asociaciones vecinos', 'asociación vecinal', 'junta vecinos'],
      en: ['neighbourhood associations', 'residents group', 'neighbourhood groups'],
    },
  },
  {
    kind: 'channel',
    es: 'asociaciones de padres',
    en: 'parents’ associations',
    clues: {
      es: ['ampa', 'ampas', 'asociación padres', 'asociación madres'],
      en: ['parent teacher association', 'pta', 'parents association'],
    },
  },
  {
    kind: 'channel',
    es: 'salida del colegio',
    en: 'chats at the school gate',
    clues: {
      es: ['puerta colegio', 'salida escuela', 'puertas colegios', 'salida colegios'],
      en: ['school gates', 'school run', 'outside schools'],
    },
  },
  {
    kind: 'channel',
    es: 'centros cívicos',
    en: 'community centres',
    clues: { es: ['casa cultura', 'centro cívico', 'centro social'], en: ['community centre', 'civic centre', 'village hall'] },
  },
  {
    kind: 'channel',
    es: 'tablón de la facultad',
    en: 'university noticeboards',
    clues: { es: ['tablones facultad', 'tablón universidad', 'carteles universidad'], en: ['university boards', 'campus posters'] },
  },
  {
    kind: 'channel',
    es: 'oficina de turismo',
    en: 'a tourist office',
    clues: { es: ['oficinas turismo', 'información turística'], en: ['tourist information', 'visitor centre', 'tourism office'] },
  },
  {
    kind: 'channel',
    es: 'recepción de hoteles',
    en: 'hotel reception desks',
    clues: {
      es: ['recepciones hoteles', 'conserjes hotel', 'hoteles recomiendan'],
      en: ['hotel concierges', 'hotels recommend', 'hotel front desks'],
    },
  },
  {
    kind: 'channel',
    es: 'acuerdos con agencias de viajes',
    en: 'arrangements with travel agencies',
    clues: {
      es: ['acuerdos agencias', 'agencias colaboradoras', 'agencias nos mandan'],
      en: ['deals with travel agents', 'partner agencies'],
    },
  },
  {
    kind: 'channel',
    es: 'boletín municipal',
    en: 'a council newsletter',
    clues: { es: ['revista municipal', 'web ayuntamiento', 'bando municipal'], en: ['town newsletter', 'council website'] },
  },
  {
    kind: 'channel',
    es: 'acuerdos con comercios cercanos',
    en: 'arrangements with nearby shops',
    clues: {
      es: ['acuerdos comercios', 'acuerdos tiendas', 'comercios colaboradores', 'promoción cruzada'],
      en: ['partner shops', 'deals with shops', 'cross-promotion'],
    },
  },
  {
    kind: 'channel',
    es: 'convenios con empresas',
    en: 'agreements with firms',
    clues: {
      es: ['convenio empresa', 'acuerdos empresas', 'acuerdo empresa'],
      en: ['company agreements', 'corporate deals', 'deals with companies'],
    },
  },
  {
    kind: 'channel',
    es: 'alianzas con otros profesionales',
    en: 'partnerships with other professionals',
    clues: {
      es: ['alianzas', 'colaboraciones profesionales', 'colaborar profesionales', 'profesionales colaboradores'],
      en: ['partnerships', 'referral partners', 'partners'],
    },
  },
  {
    kind: 'channel',
    es: 'recomendación de otros oficios',
    en: 'recommendations from other trades',
    clues: { es: ['otros oficios', 'otros gremios', 'gremios recomiendan'], en: ['other trades', 'fellow trades', 'other tradespeople'] },
  },
  {
    kind: 'channel',
    es: 'recomendación de médicos',
    en: 'doctors’ recommendations',
    clues: {
      es: ['médicos recomiendan', 'médico deriva', 'derivación médica', 'derivan médicos'],
      en: ['doctor referrals', 'gp referrals', 'doctors recommend'],
    },
  },
  {
    kind: 'channel',
    es: 'recomendación de veterinarios',
    en: 'vets’ recommendations',
    clues: {
      es: ['veterinarios recomiendan', 'veterinarios colaboradores', 'acuerdos veterinarios'],
      en: ['vets recommend', 'vet referrals'],
    },
  },
  {
    kind: 'channel',
    es: 'recomendación de gestorías',
    en: 'accountants’ recommendations',
    clues: {
      es: ['gestorías recomiendan', 'recomienda gestoría', 'asesores recomiendan'],
      en: ['accountants recommend', 'accountant referrals'],
    },
  },
  {
    kind: 'channel',
    es: 'recomendación de inmobiliarias',
    en: 'estate agents’ referrals',
    clues: {
      es: ['inmobiliarias recomiendan', 'acuerdos inmobiliarias', 'inmobiliarias colaboradoras'],
      en: ['estate agents recommend', 'agent referrals', 'estate agents who recommend'],
    },
  },
  {
    kind: 'channel',
    es: 'recomendación de arquitectos',
    en: 'architects’ recommendations',
    clues: {
      es: ['arquitectos recomiendan', 'interioristas recomiendan', 'acuerdos arquitectos'],
      en: ['architects recommend', 'designers recommend', 'architect referrals'],
    },
  },
  {
    kind: 'channel',
    es: 'recomendación de profesores',
    en: 'teachers’ recommendations',
    clues: {
      es: ['profesores recomiendan', 'maestros recomiendan', 'orientadores colegio'],
      en: ['teachers recommend', 'teacher referrals'],
    },
  },
  {
    kind: 'channel',
    es: 'colaboraciones con influencers',
    en: 'influencer collaborations',
    clues: { es: ['influencers', 'microinfluencers', 'influencer local'], en: ['influencers', 'bloggers', 'local influencers'] },
  },
  {
    kind: 'channel',
    es: 'patrocinio de equipos locales',
    en: 'sponsorship of local teams',
    clues: { es: ['patrocinar equipo', 'patrocinio', 'camisetas equipo'], en: ['sponsoring', 'sponsorship', 'team shirts'] },
  },
  {
    kind: 'channel',
    es: 'cupones de descuento',
    en: 'discount coupons',
    clues: { es: ['cupones', 'vales descuento', 'groupon'], en: ['coupons', 'discount vouchers', 'groupon'] },
  },
  {
    kind: 'channel',
    es: 'foros en internet',
    en: 'online forums',
    clues: {
      es: ['foros internet', 'foros especializados', 'reddit', 'comunidades online'],
      en: ['reddit', 'forums', 'online communities'],
    },
  },
  {
    kind: 'channel',
    es: 'tiendas de aplicaciones',
    en: 'app stores',
    clues: { es: ['app store', 'google play', 'play store'], en: ['app store', 'google play', 'play store'] },
  },
  {
    kind: 'channel',
    es: 'catálogo en papel',
    en: 'a printed catalogue',
    clues: { es: ['catálogo impreso', 'catálogo papel'], en: ['paper catalogue', 'printed catalog'] },
  },
  {
    kind: 'channel',
    es: 'comerciales propios',
    en: 'own sales reps',
    clues: {
      es: ['comercial propio', 'equipo comercial', 'vendedores calle', 'fuerza ventas'],
      en: ['sales reps', 'sales team', 'salespeople'],
    },
  },
  {
    kind: 'channel',
    es: 'agentes comerciales',
    en: 'commission agents',
    clues: { es: ['agente comercial', 'comerciales comisión', 'representante comercial'], en: ['sales agents', 'agents on commission'] },
  },
  {
    kind: 'channel',
    es: 'red de distribuidores',
    en: 'a distributor network',
    clues: {
      es: ['distribuidores locales', 'a través de distribuidores', 'red distribución'],
      en: ['through distributors', 'dealer network'],
    },
  },
  {
    kind: 'channel',
    es: 'concursos públicos',
    en: 'public tenders',
    clues: {
      es: ['licitaciones', 'concurso público', 'pliegos condiciones'],
      en: ['public tender', 'council tenders', 'bidding contracts'],
    },
  },
  {
    kind: 'channel',
    es: 'embalaje con marca',
    en: 'branded packaging',
    clues: { es: ['bolsas logo', 'caja logo', 'bolsas marca'], en: ['branded bags', 'branded boxes', 'logo bags'] },
  },
  {
    kind: 'channel',
    es: 'pegatinas con código QR',
    en: 'stickers with QR code',
    clues: { es: ['código qr', 'códigos qr', 'pegatinas qr'], en: ['qr code', 'qr codes', 'qr stickers'] },
  },
  {
    kind: 'channel',
    es: 'mensajes de texto',
    en: 'text messages',
    clues: { es: ['sms', 'mensajes móvil', 'recordatorio mensaje'], en: ['sms', 'text message'] },
  },
  {
    kind: 'channel',
    es: 'marketing de afiliados',
    en: 'affiliate marketing',
    clues: { es: ['programa afiliados', 'enlaces afiliado'], en: ['affiliates', 'affiliate links'] },
  },
];
