import type { Concept } from './concept.ts';

export const tourismLodgingConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'alquiler de la casa entera',
    en: 'whole-house rental',
    clues: {
      es: ['casa entera', 'casa completa', 'alquilar casa entera', 'alquiler completo', 'alquiler íntegro'],
      en: ['whole house', 'entire house', 'whole-house hire'],
    },
  },
  {
    kind: 'offer',
    es: 'habitaciones con desayuno',
    en: 'bed-with-breakfast rooms',
    clues: {
      es: ['habitaciones desayuno', 'alojamiento desayuno', 'cama desayuno'],
      en: ['bed and breakfast', 'rooms breakfast', 'b and b'],
    },
  },
  {
    kind: 'offer',
    es: 'habitaciones con baño propio',
    en: 'en-suite rooms',
    clues: { es: ['baño propio', 'baño privado', 'habitación baño'], en: ['ensuite', 'private bathroom', 'own bathroom'] },
  },
  {
    kind: 'offer',
    es: 'camas en dormitorio compartido',
    en: 'dormitory beds',
    clues: {
      es: ['literas', 'habitación compartida', 'habitaciones compartidas', 'camas litera'],
      en: ['dorm beds', 'dorms', 'bunk beds', 'shared rooms'],
    },
  },
  {
    kind: 'offer',
    es: 'cabañas de madera',
    en: 'wooden cabins',
    clues: { es: ['cabañas', 'cabaña madera', 'bungalós madera'], en: ['cabins', 'log cabins', 'wooden huts'] },
  },
  {
    kind: 'offer',
    es: 'tiendas de lujo',
    en: 'glamping tents',
    clues: { es: ['glamping', 'tiendas safari', 'tiendas campaña lujo'], en: ['glamping', 'bell tents', 'yurts'] },
  },
  {
    kind: 'offer',
    es: 'domos',
    en: 'geodesic domes',
    clues: { es: ['domos', 'burbujas estrellas', 'domo'], en: ['domes', 'stargazing domes', 'bubble tents'] },
  },
  {
    kind: 'offer',
    es: 'parcelas para tiendas',
    en: 'tent pitches',
    clues: { es: ['parcelas', 'parcelas camping', 'parcela tienda'], en: ['camping pitches', 'tent pitch', 'pitches'] },
  },
  {
    kind: 'offer',
    es: 'plazas de autocaravana',
    en: 'motorhome pitches',
    clues: {
      es: [
        'plazas caravanas',
        'parcelas autocaravanas',
        'área autocaravanas',
        'plazas camper',
        'zona autocaravanas',
        'autocaravanas bungalós',
      ],
      en: ['campervan pitches', 'caravan pitches', 'rv pitches'],
    },
  },
  {
    kind: 'offer',
    es: 'bungalós',
    en: 'bungalows',
    clues: { es: ['bungalós', 'bungalows', 'mobil home'], en: ['bungalows', 'mobile homes', 'chalets'] },
  },
  {
    kind: 'offer',
    es: 'casas en los árboles',
    en: 'treehouses',
    clues: { es: ['casa árbol', 'cabaña árbol', 'casas árbol'], en: ['treehouse', 'tree house', 'tree houses'] },
  },
  {
    kind: 'offer',
    es: 'estancias por semanas',
    en: 'weekly lets',
    clues: {
      es: ['alquiler semanal', 'semanas completas', 'estancias semanales'],
      en: ['weekly rental', 'weekly stays', 'week-long lets'],
    },
  },
  {
    kind: 'offer',
    es: 'estancias largas',
    en: 'long stays',
    clues: { es: ['estancias largas', 'alquiler meses', 'larga estancia'], en: ['long stays', 'monthly lets', 'long lets'] },
  },
  {
    kind: 'offer',
    es: 'retiros de yoga o bienestar',
    en: 'yoga or wellness retreats',
    clues: {
      es: ['retiro yoga', 'retiros yoga', 'retiros bienestar', 'organizar retiros', 'retiros fin semana'],
      en: ['yoga retreat', 'wellness retreats', 'yoga retreats', 'retreats'],
    },
  },
  {
    kind: 'offer',
    es: 'encuentros de empresa en el campo',
    en: 'company retreats in the country',
    clues: {
      es: ['retiros empresa', 'reuniones empresa campo', 'jornadas empresa'],
      en: ['company retreat', 'corporate retreats', 'team away days'],
    },
  },
  {
    kind: 'offer',
    es: 'bodas en el campo',
    en: 'country weddings',
    clues: { es: ['bodas finca', 'celebrar bodas', 'boda rural'], en: ['weddings venue', 'barn weddings', 'country weddings'] },
  },
  {
    kind: 'offer',
    es: 'desayuno casero',
    en: 'a home-made breakfast',
    clues: { es: ['desayunos caseros', 'desayuno hecho en casa'], en: ['homemade breakfast', 'own breakfast', 'homemade breakfasts'] },
  },
  {
    kind: 'offer',
    es: 'cenas para huéspedes',
    en: 'evening meals for guests',
    clues: { es: ['cena huéspedes', 'cenas caseras', 'media pensión'], en: ['evening meals', 'half board', 'dinners guests'] },
  },
  {
    kind: 'offer',
    es: 'cesta de bienvenida',
    en: 'a welcome hamper',
    clues: { es: ['cesta bienvenida', 'detalle bienvenida', 'cesta productos'], en: ['welcome basket', 'welcome pack'] },
  },
  {
    kind: 'offer',
    es: 'rutas guiadas a pie',
    en: 'guided walks',
    clues: { es: ['rutas guiadas', 'senderismo guiado', 'excursiones guiadas'], en: ['guided walk', 'guided hikes', 'walking tours'] },
  },
  {
    kind: 'offer',
    es: 'visitas guiadas',
    en: 'guided tours',
    clues: { es: ['tours ciudad', 'tour guiado', 'free tour', 'visitas guiadas'], en: ['city tours', 'guided tours', 'guided tour'] },
  },
  {
    kind: 'offer',
    es: 'alquiler de bicicletas a huéspedes',
    en: 'bike hire for guests',
    clues: { es: ['bicis huéspedes', 'alquiler bicis', 'bicicletas huéspedes'], en: ['bike hire', 'bike rental', 'bikes guests'] },
  },
  {
    kind: 'offer',
    es: 'clases de surf',
    en: 'surf lessons',
    clues: { es: ['surf camp', 'surfcamp', 'clases surf', 'escuela surf'], en: ['surf camp', 'surf lessons', 'surf house'] },
  },
  {
    kind: 'offer',
    es: 'paseos a caballo',
    en: 'horse rides',
    clues: { es: ['rutas caballo', 'paseos caballo', 'montar caballo'], en: ['horse riding', 'pony rides', 'horseback riding'] },
  },
  {
    kind: 'offer',
    es: 'kayak o paddle surf',
    en: 'kayaking or paddleboarding',
    clues: { es: ['kayak', 'piragua', 'paddle surf'], en: ['kayaking', 'kayaks', 'paddleboarding'] },
  },
  {
    kind: 'offer',
    es: 'catas de vino en bodega',
    en: 'winery tastings',
    clues: { es: ['catas vino', 'visita bodega', 'enoturismo'], en: ['wine tasting', 'winery visits', 'wine tourism'] },
  },
  {
    kind: 'offer',
    es: 'observación de aves',
    en: 'birdwatching trips',
    clues: { es: ['avistamiento aves', 'observar aves', 'ornitología'], en: ['birdwatching', 'bird watching', 'bird hides'] },
  },
  {
    kind: 'offer',
    es: 'observación de estrellas',
    en: 'stargazing',
    clues: { es: ['ver estrellas', 'astroturismo', 'cielo estrellado'], en: ['star gazing', 'dark skies'] },
  },
  {
    kind: 'offer',
    es: 'talleres de cocina para huéspedes',
    en: 'cookery sessions for guests',
    clues: { es: ['taller cocina huéspedes', 'curso cocina huéspedes'], en: ['cooking class guests', 'cookery guests'] },
  },
  {
    kind: 'offer',
    es: 'jacuzzi',
    en: 'a hot tub',
    clues: { es: ['jacuzzi', 'bañera hidromasaje', 'yacusi'], en: ['hot tub', 'jacuzzi', 'hot tubs'] },
  },
  { kind: 'offer', es: 'sauna o spa', en: 'a sauna or spa', clues: { es: ['sauna', 'circuito spa', 'spa'], en: ['sauna', 'spa circuit'] } },
  {
    kind: 'offer',
    es: 'piscina',
    en: 'a swimming pool',
    clues: { es: ['piscina', 'piscina privada', 'alberca'], en: ['swimming pool', 'private pool', 'heated pool'] },
  },
  {
    kind: 'offer',
    es: 'traslado desde aeropuerto o estación',
    en: 'a transfer from airport or station',
    clues: {
      es: ['traslado aeropuerto', 'recogida aeropuerto', 'recogida estación'],
      en: ['airport transfer', 'station pick-up', 'airport pickup'],
    },
  },
  {
    kind: 'edge',
    es: 'entrada autónoma con código',
    en: 'self check-in by code',
    clues: {
      es: ['check in autónomo', 'entrada autónoma', 'cerradura código', 'llegada autónoma'],
      en: ['self check-in', 'key code', 'smart lock', 'late check-in'],
    },
  },
  {
    kind: 'edge',
    es: 'llegada a cualquier hora',
    en: 'arrival at any hour',
    clues: { es: ['entrada tardía', 'llegada noche', 'llegada tardía'], en: ['late arrival', 'arrive any time', 'late arrivals'] },
  },
  {
    kind: 'edge',
    es: 'salida tarde',
    en: 'late check-out',
    clues: { es: ['salida tarde', 'late check out', 'salir domingo tarde'], en: ['late check-out', 'late checkout', 'late departure'] },
  },
  {
    kind: 'edge',
    es: 'perros admitidos',
    en: 'dogs allowed',
    clues: {
      es: ['admitimos perros', 'aceptamos perros', 'admite mascotas', 'perros bienvenidos', 'aceptan perros'],
      en: ['dogs welcome', 'dog-friendly', 'dogs allowed', 'pet-friendly'],
    },
  },
  {
    kind: 'edge',
    es: 'solo personas adultas',
    en: 'adults-only stays',
    clues: { es: ['solo adultos', 'sin niños', 'adultos únicamente'], en: ['adults-only', 'adults only', 'no children'] },
  },
  {
    kind: 'edge',
    es: 'cuna incluida',
    en: 'a cot included',
    clues: { es: ['cuna', 'cunas tronas', 'bañera bebé'], en: ['cot', 'cots highchairs', 'travel cot'] },
  },
  {
    kind: 'edge',
    es: 'chimenea o estufa de leña',
    en: 'a fireplace or log burner',
    clues: { es: ['chimenea', 'leña incluida', 'estufa leña'], en: ['fireplace', 'log fire', 'wood burner', 'log burner'] },
  },
  {
    kind: 'edge',
    es: 'vistas al monte',
    en: 'views of the hills',
    clues: { es: ['vistas montaña', 'vistas valle', 'vistas monte'], en: ['mountain views', 'valley view', 'views of the hills'] },
  },
  { kind: 'edge', es: 'vistas al mar', en: 'sea views', clues: { es: ['vistas océano', 'se ve el mar'], en: ['sea view', 'ocean views'] } },
  {
    kind: 'edge',
    es: 'situación junto a la playa',
    en: 'a spot by the beach',
    clues: {
      es: ['frente mar', 'primera línea', 'pie playa', 'al lado playa'],
      en: ['beachfront', 'seafront', 'by the beach', 'near the beach'],
    },
  },
  {
    kind: 'edge',
    es: 'tranquilidad',
    en: 'quiet surroundings',
    clues: {
      es: ['silencio', 'tranquilidad', 'sin ruidos', 'descansar tranquilo'],
      en: ['silence', 'peace and quiet', 'peaceful', 'quiet nights'],
    },
  },
  {
    kind: 'edge',
    es: 'pocas habitaciones',
    en: 'few rooms',
    clues: {
      es: ['solo seis habitaciones', 'solo cuatro habitaciones', 'pocas plazas', 'pocos huéspedes'],
      en: ['only six rooms', 'few guests', 'handful of rooms', 'only four rooms'],
    },
  },
  {
    kind: 'edge',
    es: 'una casa antigua',
    en: 'an old house',
    clues: {
      es: ['casa piedra', 'casa antigua', 'casa restaurada', 'edificio antiguo'],
      en: ['stone house', 'old building', 'restored farmhouse', 'old farmhouse'],
    },
  },
  {
    kind: 'edge',
    es: 'energía propia',
    en: 'its own power supply',
    clues: {
      es: ['placas propias', 'autosuficiente', 'fuera red', 'desconectado de la red'],
      en: ['off-grid', 'own solar', 'off the grid'],
    },
  },
  {
    kind: 'edge',
    es: 'cobertura para teletrabajar',
    en: 'connection fit for remote work',
    clues: {
      es: ['fibra habitaciones', 'wifi habitaciones', 'teletrabajar habitación', 'espacio teletrabajo'],
      en: ['fast wifi rooms', 'wifi in rooms', 'desks for remote work', 'fibre rooms'],
    },
  },
  {
    kind: 'edge',
    es: 'cocina a disposición de huéspedes',
    en: 'a kitchen for guests’ use',
    clues: {
      es: ['cocina huéspedes', 'cocina libre', 'cocina para huéspedes'],
      en: ['kitchen for guests', 'guest kitchen', 'self-catering'],
    },
  },
  {
    kind: 'edge',
    es: 'sitio para guardar bicis',
    en: 'bike storage',
    clues: { es: ['guardar bicis', 'garaje bicis', 'guardabicis'], en: ['bike storage', 'bike store', 'bike shed'] },
  },
  {
    kind: 'edge',
    es: 'consejos de ruta de primera mano',
    en: 'first-hand route advice',
    clues: { es: ['consejos rutas', 'recomendamos rutas', 'conocemos zona'], en: ['route advice', 'local tips', 'local knowledge'] },
  },
  {
    kind: 'edge',
    es: 'reserva directa',
    en: 'direct booking',
    clues: {
      es: ['reserva directa', 'reservar directo', 'mejor precio directo'],
      en: ['direct booking', 'book direct', 'direct bookings'],
    },
  },
  {
    kind: 'edge',
    es: 'cancelación gratuita',
    en: 'free cancellation',
    clues: {
      es: ['cancelación gratuita', 'cancelación gratis', 'cancelar gratis', 'cancelación flexible'],
      en: ['free cancellation', 'flexible cancellation', 'cancel free'],
    },
  },
  {
    kind: 'customer',
    es: 'parejas de escapada',
    en: 'couples on a getaway',
    clues: {
      es: ['escapada romántica', 'escapadas pareja', 'parejas escapada', 'parejas fin semana'],
      en: ['romantic getaway', 'couples weekend', 'couples getaway', 'couples on a break'],
    },
  },
  {
    kind: 'customer',
    es: 'familias de vacaciones con niños',
    en: 'families on holiday with children',
    clues: {
      es: ['familias vacaciones', 'familias viajan', 'familias verano'],
      en: ['families holiday', 'family holidays', 'family breaks'],
    },
  },
  {
    kind: 'customer',
    es: 'familias que se reúnen',
    en: 'families holding reunions',
    clues: {
      es: ['reuniones familiares', 'familias grandes reúnen', 'encuentros familiares'],
      en: ['family reunion', 'family gatherings', 'extended families'],
    },
  },
  {
    kind: 'customer',
    es: 'amigos de fin de semana',
    en: 'friends away for the weekend',
    clues: { es: ['amigos fin semana', 'grupos fin semana', 'escapada amigos'], en: ['weekend friends', 'groups of friends away'] },
  },
  {
    kind: 'customer',
    es: 'despedidas de soltero',
    en: 'hen or stag parties',
    clues: { es: ['despedidas soltera', 'despedidas'], en: ['hen parties', 'stag parties', 'bachelorette'] },
  },
  {
    kind: 'customer',
    es: 'peregrinos',
    en: 'pilgrims',
    clues: { es: ['camino Santiago', 'caminantes camino', 'peregrinos camino'], en: ['pilgrim', 'camino walkers'] },
  },
  {
    kind: 'customer',
    es: 'ciclistas de viaje o de montaña',
    en: 'touring or mountain cyclists',
    clues: { es: ['cicloturistas', 'ciclistas montaña', 'cicloturismo'], en: ['cycle tourers', 'cycle touring', 'mountain bikers'] },
  },
  {
    kind: 'customer',
    es: 'escaladores',
    en: 'climbers',
    clues: { es: ['escaladores zona', 'gente escala'], en: ['rock climbers', 'climbing groups'] },
  },
  {
    kind: 'customer',
    es: 'esquiadores',
    en: 'skiers',
    clues: { es: ['gente esquía', 'esquiadores nieve'], en: ['snowboarders', 'ski groups'] },
  },
  {
    kind: 'customer',
    es: 'aficionados a las aves',
    en: 'people who watch birds',
    clues: { es: ['ornitólogos', 'gente observa aves'], en: ['birders', 'bird lovers'] },
  },
  {
    kind: 'customer',
    es: 'viajeros solos',
    en: 'solo travellers',
    clues: {
      es: ['viajan solos', 'viajeras solas', 'mujeres viajan solas'],
      en: ['solo travelers', 'women travelling alone', 'lone travellers'],
    },
  },
  {
    kind: 'customer',
    es: 'jubilados extranjeros',
    en: 'foreign retirees',
    clues: {
      es: ['jubilados ingleses', 'jubilados alemanes', 'jubilados extranjeros'],
      en: ['northern europeans', 'european pensioners', 'british retirees'],
    },
  },
  {
    kind: 'customer',
    es: 'trabajadores desplazados',
    en: 'workers posted away from home',
    clues: {
      es: ['trabajadores desplazados', 'obreros desplazados', 'técnicos desplazados', 'trabajadores obra zona'],
      en: ['contractors staying', 'workers away', 'visiting contractors', 'posted workers'],
    },
  },
  {
    kind: 'customer',
    es: 'colegios de excursión',
    en: 'school groups on trips',
    clues: {
      es: ['viajes fin curso', 'excursiones colegios', 'grupos escolares', 'granja escuela'],
      en: ['school groups', 'school trips', 'school residentials'],
    },
  },
  {
    kind: 'customer',
    es: 'familias de estudiantes de visita',
    en: 'visiting families of students',
    clues: {
      es: ['familias visitan estudiantes', 'padres universitarios'],
      en: ['parents visiting students', 'families visiting university'],
    },
  },
  {
    kind: 'customer',
    es: 'viajeros en autocaravana',
    en: 'motorhome travellers',
    clues: {
      es: ['autocaravanistas', 'caravanistas', 'gente camper', 'furgoneteros', 'gente caravana'],
      en: ['motorhomers', 'campervan owners', 'van lifers', 'caravanners'],
    },
  },
  {
    kind: 'customer',
    es: 'invitados de bodas cercanas',
    en: 'guests at nearby weddings',
    clues: { es: ['invitados boda', 'invitados bodas'], en: ['wedding guests', 'guests of weddings'] },
  },
  {
    kind: 'customer',
    es: 'senderistas de largo recorrido',
    en: 'long-distance walkers',
    clues: { es: ['senderistas rutas', 'travesías', 'senderistas varios días'], en: ['long-distance hikers', 'trekkers', 'trail walkers'] },
  },
  {
    kind: 'pain',
    es: 'hoteles impersonales',
    en: 'soulless hotels',
    clues: {
      es: ['hoteles impersonales', 'hotel carretera', 'hoteles iguales', 'hoteles zona impersonales', 'hotel impersonal'],
      en: ['soulless hotels', 'roadside hotel', 'hotels all the same'],
    },
  },
  {
    kind: 'pain',
    es: 'apartamentos sin nadie que responda',
    en: 'flats where nobody answers',
    clues: {
      es: ['nadie responde apartamento', 'anfitrión no contesta', 'nadie recibe'],
      en: ['nobody answers host', 'host does not reply', 'no host'],
    },
  },
  {
    kind: 'pain',
    es: 'fotos que no se parecen',
    en: 'photos unlike the place',
    clues: {
      es: ['fotos engañan', 'fotos engañosas', 'no como fotos', 'distinto fotos'],
      en: ['misleading photos', 'not like the photos', 'photos lie'],
    },
  },
  {
    kind: 'pain',
    es: 'ruido de otras habitaciones',
    en: 'noise from other rooms',
    clues: {
      es: ['paredes finas', 'ruido habitaciones', 'vecinos ruidosos hotel'],
      en: ['thin walls', 'noisy rooms', 'noisy hotel', 'cannot sleep'],
    },
  },
  {
    kind: 'pain',
    es: 'alojamientos que rechazan perros',
    en: 'places that turn dogs away',
    clues: {
      es: ['no admiten perros', 'no aceptan perros', 'perro hotel', 'no dejan perros'],
      en: ['no dogs allowed', 'turn dogs away', 'do not take dogs'],
    },
  },
  {
    kind: 'pain',
    es: 'precios que suben en la reserva',
    en: 'prices that rise at checkout',
    clues: { es: ['gastos limpieza', 'tasas reserva'], en: ['cleaning fees', 'resort fees', 'booking fees'] },
  },
  {
    kind: 'pain',
    es: 'campings llenos con parcelas pegadas',
    en: 'packed campsites with tight pitches',
    clues: {
      es: ['parcelas pegadas', 'camping masificado', 'camping lleno', 'campings masificados', 'campings llenos', 'tiendas pegadas'],
      en: ['packed campsite', 'crowded campsite', 'overcrowded campsites'],
    },
  },
  {
    kind: 'pain',
    es: 'pueblo sin donde dormir',
    en: 'a village with nowhere to stay',
    clues: {
      es: ['no hay donde dormir', 'sin alojamiento', 'no hay hoteles', 'no hay donde alojarse', 'sin donde dormir'],
      en: ['nowhere to stay', 'no hotels', 'no accommodation', 'lack of accommodation'],
    },
  },
  {
    kind: 'pain',
    es: 'visitas de paso que no pernoctan',
    en: 'visitors who pass through without staying',
    clues: {
      es: ['nadie duerme pueblo', 'pasan de largo', 'no pernoctan', 'visitantes se van día', 'turistas van día'],
      en: ['day visitors only', 'nobody stays overnight', 'pass through'],
    },
  },
  {
    kind: 'pain',
    es: 'casas demasiado grandes para dos',
    en: 'houses too large for two',
    clues: {
      es: ['casas rurales grandes', 'casa grande dos', 'mínimo ocho personas'],
      en: ['too large for two', 'houses too big', 'only big houses'],
    },
  },
  {
    kind: 'pain',
    es: 'mínimos de noches',
    en: 'minimum-night rules',
    clues: {
      es: ['mínimo noches', 'mínimo dos noches', 'mínimo siete noches'],
      en: ['minimum nights', 'minimum stay', 'two-night minimum'],
    },
  },
  {
    kind: 'pain',
    es: 'viajes organizados a la carrera',
    en: 'rushed package tours',
    clues: { es: ['viajes organizados', 'autobús turistas', 'turismo masificado'], en: ['package tours', 'coach tours', 'mass tourism'] },
  },
  {
    kind: 'pain',
    es: 'albergues ruidosos o sucios',
    en: 'noisy or dirty hostels',
    clues: { es: ['literas ruidosas', 'hostales sucios', 'hostal sucio'], en: ['dirty hostels', 'noisy dorms', 'party hostels'] },
  },
  {
    kind: 'pain',
    es: 'playas masificadas',
    en: 'crowded beaches',
    clues: { es: ['playa masificada', 'playas llenas', 'costa llena'], en: ['crowded beaches', 'packed beach', 'crowded coast'] },
  },
  {
    kind: 'alternative',
    es: 'un hotel de cadena',
    en: 'a chain hotel',
    clues: {
      es: ['hotel cadena', 'hotel autovía', 'hoteles cadena', 'ibis'],
      en: ['chain hotel', 'premier inn', 'travelodge', 'motorway hotel'],
    },
  },
  {
    kind: 'alternative',
    es: 'un apartamento de plataforma',
    en: 'a flat from a platform',
    clues: {
      es: ['apartamento airbnb', 'piso airbnb', 'apartamentos turísticos baratos'],
      en: ['airbnb flat', 'airbnb apartment', 'rental flat'],
    },
  },
  {
    kind: 'alternative',
    es: 'el hotel de la capital',
    en: 'the hotel in the nearest city',
    clues: { es: ['hotel capital', 'hotel ciudad', 'dormir ciudad'], en: ['city hotel', 'hotel in town', 'stay in the city'] },
  },
  {
    kind: 'alternative',
    es: 'la casa de la familia en el pueblo',
    en: 'the family house in the village',
    clues: {
      es: ['casa familia pueblo', 'casa abuelos', 'casa familiar pueblo'],
      en: ['family house village', 'grandparents house', 'staying with relatives'],
    },
  },
  {
    kind: 'alternative',
    es: 'la ida con vuelta en el día',
    en: 'a day trip without staying',
    clues: { es: ['ida vuelta día', 'volver mismo día', 'vuelven a dormir casa'], en: ['day trip', 'there and back', 'go home to sleep'] },
  },
  {
    kind: 'alternative',
    es: 'un camping grande',
    en: 'a big campsite',
    clues: { es: ['camping municipal', 'camping playa', 'camping grande'], en: ['municipal campsite', 'council campsite', 'big campsite'] },
  },
  {
    kind: 'alternative',
    es: 'la furgoneta aparcada',
    en: 'a van parked overnight',
    clues: { es: ['dormir furgoneta', 'aparcar furgoneta', 'duermen furgoneta'], en: ['sleep in the van', 'van parked', 'vans overnight'] },
  },
  {
    kind: 'alternative',
    es: 'el albergue público',
    en: 'the public hostel',
    clues: {
      es: ['albergue municipal', 'albergue público', 'albergue peregrinos'],
      en: ['municipal hostel', 'youth hostel', 'pilgrim hostel'],
    },
  },
  {
    kind: 'alternative',
    es: 'el hostal de siempre',
    en: 'the old guesthouse',
    clues: {
      es: ['hostal barato', 'pensión barata', 'hostal pueblo', 'hostal centro'],
      en: ['cheap hostel', 'old hostel', 'cheap guesthouse'],
    },
  },
  {
    kind: 'alternative',
    es: 'el paquete de la agencia',
    en: 'an agency package',
    clues: {
      es: ['paquete agencia', 'todo incluido agencia', 'agencia online viajes'],
      en: ['package holiday', 'agency package', 'all-inclusive package'],
    },
  },
  {
    kind: 'alternative',
    es: 'un complejo hotelero',
    en: 'a resort',
    clues: { es: ['complejo hotelero', 'resort', 'hotel playa'], en: ['beach resort', 'big resort', 'resort hotel'] },
  },
  {
    kind: 'channel',
    es: 'portales de casas rurales',
    en: 'rural-lodging portals',
    clues: {
      es: ['escapadarural', 'clubrural', 'portal casas rurales', 'toprural'],
      en: ['cottage websites', 'holiday cottage sites', 'rural portals'],
    },
  },
  {
    kind: 'channel',
    es: 'guías de camping',
    en: 'camping guides',
    clues: { es: ['guía camping', 'pitchup', 'campings net', 'app camping'], en: ['camping apps', 'pitchup', 'campsite guides'] },
  },
  {
    kind: 'channel',
    es: 'blogs de viajes',
    en: 'travel blogs',
    clues: { es: ['blog viajes', 'blogueros viajes', 'revistas viajes'], en: ['travel blog', 'travel bloggers', 'travel magazines'] },
  },
  {
    kind: 'channel',
    es: 'albergues que se recomiendan entre sí',
    en: 'hostels that send guests on',
    clues: {
      es: ['otros albergues recomiendan', 'hostelworld', 'albergues camino'],
      en: ['hostelworld', 'other hostels', 'hostel network'],
    },
  },
  {
    kind: 'channel',
    es: 'empresas de actividades de la zona',
    en: 'local activity firms',
    clues: {
      es: ['empresas turismo activo', 'guías montaña', 'empresas aventura'],
      en: ['activity companies', 'mountain guides', 'activity providers'],
    },
  },
  {
    kind: 'resource',
    es: 'licencia de alojamiento turístico',
    en: 'a tourist lodging licence',
    clues: {
      es: ['licencia turística', 'licencia alojamiento', 'registro turismo', 'vivienda turística licencia'],
      en: ['tourist licence', 'lodging licence', 'tourism registration'],
    },
  },
  {
    kind: 'resource',
    es: 'casa por rehabilitar',
    en: 'a house to renovate',
    clues: {
      es: ['rehabilitar casa', 'reformar casa', 'casa reformar'],
      en: ['house renovate', 'renovate farmhouse', 'house restoration'],
    },
  },
  {
    kind: 'resource',
    es: 'terreno',
    en: 'a plot of land',
    clues: { es: ['terreno', 'finca rústica', 'parcela propia'], en: ['plot of land', 'own land', 'land access'] },
  },
  {
    kind: 'resource',
    es: 'agua o saneamiento propios',
    en: 'its own water or drainage',
    clues: { es: ['saneamiento finca', 'depuradora', 'pozo agua'], en: ['water treatment', 'sewage', 'borehole'] },
  },
  {
    kind: 'resource',
    es: 'programa de reservas',
    en: 'booking software',
    clues: {
      es: ['channel manager', 'motor reservas', 'software hotelero', 'pms'],
      en: ['channel manager', 'booking engine', 'property management system'],
    },
  },
  {
    kind: 'resource',
    es: 'lavandería de sábanas',
    en: 'linen laundry',
    clues: { es: ['lavandería', 'ropa cama', 'sábanas toallas', 'lavar sábanas'], en: ['laundry service', 'bed linen', 'sheets towels'] },
  },
  {
    kind: 'resource',
    es: 'equipo de limpieza',
    en: 'cleaning staff',
    clues: {
      es: ['limpiadora horas', 'camareras piso', 'limpieza habitaciones'],
      en: ['housekeeping', 'room cleaning', 'changeover cleaners'],
    },
  },
  {
    kind: 'resource',
    es: 'camas con colchones',
    en: 'beds with mattresses',
    clues: { es: ['colchones', 'camas colchones', 'mobiliario habitaciones'], en: ['mattresses', 'beds mattresses', 'bedroom furniture'] },
  },
  {
    kind: 'resource',
    es: 'recepción atendida',
    en: 'a staffed reception',
    clues: {
      es: ['recepcionista noche', 'contratar recepcionista', 'turno noche recepción'],
      en: ['night porter', 'receptionist', 'night receptionist'],
    },
  },
  {
    kind: 'resource',
    es: 'minibús',
    en: 'a minibus',
    clues: { es: ['minibús', 'furgoneta plazas', 'microbús'], en: ['minibus', 'minivan', 'eight-seater'] },
  },
  {
    kind: 'resource',
    es: 'guía con título oficial',
    en: 'a licensed guide',
    clues: { es: ['guía oficial', 'guías oficiales', 'guía titulado'], en: ['licensed guides', 'official guide', 'qualified guide'] },
  },
  {
    kind: 'pain',
    es: 'campings ruidosos',
    en: 'noisy campsites',
    clues: {
      es: [
        'campings con ruido',
        'campings de fiesta',
        'camping con música alta',
        'pura bulla',
        'bulla y carrete',
        'música hasta las tantas en el camping',
        'campings son una discoteca',
      ],
      en: [
        'loud campsites',
        'party campsites',
        'music all night at the campsite',
        'campsites full of noise',
        'rowdy campsites',
        'campgrounds are loud',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'baños de camping que dan pena',
    en: 'campsite washrooms in a sorry state',
    clues: {
      es: ['baños sucios', 'baños dan pena', 'baños dan asco', 'duchas frías', 'duchas sucias'],
      en: ['dirty toilets', 'filthy showers', 'dirty washrooms', 'cold showers', 'toilets are a disgrace'],
    },
  },
  {
    kind: 'edge',
    es: 'silencio por la noche',
    en: 'quiet hours at night',
    clues: {
      es: ['silencio desde las', 'silencio por la noche', 'horario de silencio', 'silencio nocturno', 'noches en silencio'],
      en: ['quiet after', 'quiet hours', 'quiet from', 'silence at night', 'no noise at night'],
    },
  },
];
