import type { Concept } from './concept.ts';

export const marketplaceAppConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'una aplicación que pone en contacto a vecinos',
    en: 'an app that puts neighbours in touch',
    clues: {
      es: ['conecta vecinos', 'plataforma de vecinos', 'conectar vecinos', 'app de barrio'],
      en: ['connects neighbours', 'neighbourhood app', 'neighbours in touch', 'app for neighbours'],
    },
  },
  {
    kind: 'offer',
    es: 'profesionales para la casa',
    en: 'home service professionals',
    clues: {
      es: ['fontaneros', 'electricistas', 'encontrar profesionales', 'conecta con profesionales', 'manitas'],
      en: ['plumbers', 'electricians', 'find tradespeople', 'find professionals', 'handymen'],
    },
  },
  {
    kind: 'offer',
    es: 'cuidadores de mayores',
    en: 'carers for older people',
    clues: { es: ['cuidado de mayores', 'cuidar mayores'], en: ['carers', 'elder care', 'care for older people', 'caregivers'] },
  },
  {
    kind: 'offer',
    es: 'canguros',
    en: 'babysitters',
    clues: {
      es: ['niñeras', 'canguro', 'cuidar niños', 'babysitter', 'nanas'],
      en: ['babysitting', 'nannies', 'childminders', 'babysitter'],
    },
  },
  {
    kind: 'offer',
    es: 'paseadores de perros',
    en: 'dog walkers',
    clues: { es: ['pasear perros', 'paseo de perros', 'paseador', 'paseos de perros'], en: ['dog walking', 'walk dogs', 'dog walker'] },
  },
  {
    kind: 'offer',
    es: 'cuidadores de mascotas',
    en: 'pet sitters',
    clues: {
      es: ['cuidar perros', 'cuidado de mascotas', 'guardería de perros', 'cuidadores de perros', 'cuidar gatos'],
      en: ['pet sitting', 'dog sitters', 'dog boarding', 'cat sitting', 'pet sitter'],
    },
  },
  {
    kind: 'offer',
    es: 'profesores particulares',
    en: 'private tutors',
    clues: {
      es: ['clases particulares', 'profesor particular', 'encontrar profesor', 'tutores'],
      en: ['tutors', 'private lessons', 'tutoring', 'find a tutor'],
    },
  },
  {
    kind: 'offer',
    es: 'reserva de profesionales por horas',
    en: 'professionals booked by the hour',
    clues: {
      es: ['profesionales por horas', 'reservar profesionales', 'contratar por horas', 'servicios por horas'],
      en: ['book professionals', 'hourly professionals', 'booked by the hour', 'hire by the hour'],
    },
  },
  {
    kind: 'offer',
    es: 'ropa de segunda mano',
    en: 'second-hand clothes',
    clues: {
      es: ['ropa usada', 'ropa de segunda mano', 'vender ropa', 'prendas usadas', 'ropa vintage'],
      en: ['used clothes', 'preloved clothes', 'vintage clothes', 'sell clothes', 'pre-loved fashion'],
    },
  },
  {
    kind: 'offer',
    es: 'artículos infantiles usados',
    en: 'used children’s gear',
    clues: {
      es: ['cosas de bebé', 'carritos usados', 'juguetes usados', 'ropa de niño usada', 'bicis de niño'],
      en: ['used prams', 'kids’ kit', 'baby gear', 'used toys', 'children’s bikes'],
    },
  },
  {
    kind: 'offer',
    es: 'libros de texto usados',
    en: 'used textbooks',
    clues: {
      es: ['libros de texto', 'libros usados', 'libros del cole', 'libros de segunda mano', 'texto usados'],
      en: ['textbooks', 'second-hand textbooks', 'used books', 'school books'],
    },
  },
  {
    kind: 'offer',
    es: 'muebles de segunda mano',
    en: 'second-hand furniture',
    clues: { es: ['muebles usados', 'muebles de otros', 'vender muebles'], en: ['used furniture', 'preloved furniture', 'sell furniture'] },
  },
  {
    kind: 'offer',
    es: 'electrónica reacondicionada',
    en: 'refurbished electronics',
    clues: {
      es: ['móviles reacondicionados', 'móviles usados', 'reacondicionados', 'ordenadores usados'],
      en: ['refurbished phones', 'used phones', 'refurbished', 'used laptops'],
    },
  },
  {
    kind: 'offer',
    es: 'material deportivo usado',
    en: 'used sports equipment',
    clues: {
      es: ['bicis usadas', 'esquís usados', 'tablas de surf usadas', 'material deportivo'],
      en: ['used bikes', 'used skis', 'used surfboards', 'second-hand sports gear'],
    },
  },
  {
    kind: 'offer',
    es: 'trueque entre vecinos',
    en: 'swaps between neighbours',
    clues: { es: ['trueque', 'intercambio', 'intercambiar cosas', 'cambiar ropa'], en: ['swapping', 'swaps', 'barter', 'exchange things'] },
  },
  {
    kind: 'offer',
    es: 'alquiler entre particulares',
    en: 'hire between neighbours',
    clues: {
      es: ['alquilar herramientas', 'alquiler de cosas', 'alquilar entre particulares', 'compartir herramientas'],
      en: ['rent tools', 'peer to peer rental', 'tool sharing', 'borrow from neighbours'],
    },
  },
  {
    kind: 'offer',
    es: 'reparto de comida de locales cercanos',
    en: 'food delivered from local kitchens',
    clues: {
      es: ['reparto de comida', 'comida a domicilio', 'app de reparto', 'pedidos a restaurantes', 'reparto para restaurantes'],
      en: ['food delivery', 'takeaway delivery', 'food delivery app', 'order from restaurants', 'restaurant delivery'],
    },
  },
  {
    kind: 'offer',
    es: 'reparto para comercios del pueblo',
    en: 'delivery for village shops',
    clues: {
      es: ['reparto para comercios', 'compra del mercado a casa', 'reparto de tiendas', 'tiendas del pueblo a domicilio'],
      en: ['grocery delivery', 'delivery for local shops', 'shop delivery', 'market delivered'],
    },
  },
  {
    kind: 'offer',
    es: 'encargos a un recadero',
    en: 'errands run for the customer',
    clues: { es: ['recados', 'recadero', 'favores', 'hacer recados'], en: ['errands', 'errand runner', 'run errands', 'favours'] },
  },
  {
    kind: 'offer',
    es: 'venta de excedentes de comida',
    en: 'surplus food at a discount',
    clues: {
      es: ['comida sobrante', 'excedentes', 'comida que sobra', 'packs sorpresa'],
      en: ['surplus food', 'leftover food', 'surprise bags', 'food waste app'],
    },
  },
  {
    kind: 'offer',
    es: 'viajes compartidos',
    en: 'shared car journeys',
    clues: {
      es: ['compartir coche', 'viajes compartidos entre vecinos', 'coche compartido'],
      en: ['car sharing', 'ride sharing', 'carpooling', 'lift sharing'],
    },
  },
  {
    kind: 'offer',
    es: 'plazas de aparcamiento por horas',
    en: 'parking spaces by the hour',
    clues: {
      es: ['alquilar plaza de garaje', 'aparcamiento por horas', 'plazas de garaje', 'compartir garaje'],
      en: ['rent parking spaces', 'parking app', 'driveway rental', 'parking by the hour'],
    },
  },
  {
    kind: 'offer',
    es: 'espacios por horas',
    en: 'spaces by the hour',
    clues: {
      es: ['alquilar espacios', 'salas por horas', 'espacios para eventos', 'trasteros entre vecinos'],
      en: ['space hire', 'rooms by the hour', 'rent spaces', 'storage between neighbours'],
    },
  },
  {
    kind: 'offer',
    es: 'venta de artesanos locales',
    en: 'sales by local makers',
    clues: {
      es: ['artesanos locales', 'productores locales', 'plataforma de artesanos', 'mercado de productores online'],
      en: ['local makers', 'local producers', 'makers marketplace', 'producers online'],
    },
  },
  {
    kind: 'offer',
    es: 'bolsa de empleo local',
    en: 'a local job board',
    clues: {
      es: ['ofertas de empleo', 'bolsa de trabajo', 'encontrar trabajo', 'trabajos por días'],
      en: ['job board', 'local jobs', 'find work', 'shift work app', 'day jobs'],
    },
  },
  {
    kind: 'offer',
    es: 'reseñas de cada profesional',
    en: 'reviews of every professional',
    clues: {
      es: ['opiniones de usuarios', 'valoraciones de profesionales', 'perfiles con reseñas', 'perfiles valorados'],
      en: ['rated profiles', 'reviewed professionals', 'user reviews', 'profiles with reviews'],
    },
  },
  {
    kind: 'offer',
    es: 'puntos de recogida',
    en: 'pick-up points',
    clues: {
      es: ['punto de recogida', 'puntos de entrega', 'recogida en colegios', 'recogida en el colegio'],
      en: ['drop-off points', 'collection points', 'pick-up points at schools', 'pick-up at school'],
    },
  },
  {
    kind: 'offer',
    es: 'pago protegido hasta la entrega',
    en: 'payment held until delivery',
    clues: {
      es: ['pago protegido', 'pago seguro', 'retención del pago', 'dinero retenido hasta recibir'],
      en: ['escrow', 'held payment', 'buyer protection', 'protected payment', 'secure payment'],
    },
  },
  {
    kind: 'offer',
    es: 'mensajes dentro de la aplicación',
    en: 'messages inside the app',
    clues: {
      es: ['chat interno', 'mensajería interna', 'chat en la app', 'chat entre usuarios'],
      en: ['in-app chat', 'in-app messages', 'chat between users', 'built-in chat'],
    },
  },
  {
    kind: 'edge',
    es: 'comisión menor que la grande',
    en: 'a smaller cut than the big platform',
    clues: {
      es: ['comisión baja', 'menos comisión', 'comisión justa', 'comisiones bajas', 'comisión más baja'],
      en: ['low commission', 'lower commission', 'fair commission', 'smaller cut', 'lower fees'],
    },
  },
  {
    kind: 'edge',
    es: 'cuota fija sin comisión',
    en: 'a fixed fee without commission',
    clues: {
      es: ['sin comisión', 'sin comisiones', 'cuota fija', 'cero comisión', 'suscripción en vez de comisión'],
      en: ['no commission', 'zero commission', 'flat fee', 'subscription instead of commission', 'commission free'],
    },
  },
  {
    kind: 'edge',
    es: 'identidad comprobada',
    en: 'checked identity',
    clues: {
      es: ['perfiles verificados', 'identidad verificada', 'usuarios verificados', 'verificamos', 'dni comprobado'],
      en: ['verified profiles', 'identity checks', 'id checks', 'verified users', 'background checks'],
    },
  },
  {
    kind: 'edge',
    es: 'seguro incluido',
    en: 'insurance included',
    clues: {
      es: ['seguro en cada servicio', 'servicio asegurado', 'con seguro incluido', 'cuidados asegurados'],
      en: ['insured jobs', 'every job insured', 'cover included', 'insurance on every job'],
    },
  },
  {
    kind: 'edge',
    es: 'precio visible antes de pedir',
    en: 'a price shown before ordering',
    clues: {
      es: ['precio antes de reservar', 'presupuesto al instante', 'tarifas por hora visibles', 'ver precio antes'],
      en: ['price before booking', 'price upfront', 'instant price', 'see the price first'],
    },
  },
  {
    kind: 'edge',
    es: 'repartidores en plantilla',
    en: 'couriers on the payroll',
    clues: {
      es: ['repartidores con contrato', 'repartidores contratados', 'riders con contrato', 'repartidores asalariados'],
      en: ['employed couriers', 'couriers with contracts', 'riders on contract', 'riders on payroll'],
    },
  },
  {
    kind: 'edge',
    es: 'flota propia',
    en: 'a fleet of its own',
    clues: {
      es: ['motos propias', 'reparto propio', 'motos nuestras', 'repartidores propios'],
      en: ['own fleet', 'own couriers', 'own riders', 'own drivers', 'own scooters'],
    },
  },
  {
    kind: 'edge',
    es: 'datos del pedido para el restaurante',
    en: 'order data kept by the restaurant',
    clues: {
      es: ['datos para el restaurante', 'datos compartidos', 'datos de clientes para el local'],
      en: ['share data', 'customer data for restaurants', 'restaurants keep data', 'data shared'],
    },
  },
  {
    kind: 'edge',
    es: 'un solo tipo de artículo',
    en: 'a single kind of item',
    clues: {
      es: ['solo libros de texto', 'solo para libros', 'solo ropa infantil', 'una sola categoría', 'solo para niños'],
      en: ['only textbooks', 'only kids’ clothes', 'one category', 'just for kids', 'single category'],
    },
  },
  {
    kind: 'edge',
    es: 'entrega en mano cerca de casa',
    en: 'handover close to home',
    clues: {
      es: ['entrega en mano', 'quedar cerca', 'a dos calles', 'entre vecinos'],
      en: ['meet nearby', 'hand to hand', 'two streets away', 'local handover', 'handover nearby'],
    },
  },
  {
    kind: 'edge',
    es: 'revisión del artículo antes de venderse',
    en: 'items checked before sale',
    clues: {
      es: ['revisamos los artículos', 'revisión previa', 'autenticidad', 'comprobamos la prenda', 'artículos revisados'],
      en: ['authentication', 'items inspected', 'checked items', 'quality checked', 'authenticated'],
    },
  },
  {
    kind: 'edge',
    es: 'anuncios hechos por la plataforma',
    en: 'listings written by the platform',
    clues: {
      es: ['ponemos el anuncio', 'publicamos por ti', 'fotos por ti', 'subimos tus cosas'],
      en: ['we take the photos', 'listing service', 'done for you listings'],
    },
  },
  {
    kind: 'edge',
    es: 'alta de profesionales sin coste',
    en: 'free sign-up for professionals',
    clues: {
      es: ['alta gratis', 'registro gratis', 'gratis para profesionales', 'registro gratuito'],
      en: ['free sign up', 'free to join', 'free for professionals', 'free registration'],
    },
  },
  {
    kind: 'edge',
    es: 'zona pequeña con reparto rápido',
    en: 'a small zone with quick delivery',
    clues: {
      es: ['solo en el barrio', 'reparto en media hora', 'zona pequeña', 'en treinta minutos'],
      en: ['in thirty minutes', 'small zone', 'delivery in half an hour'],
    },
  },
  {
    kind: 'edge',
    es: 'soporte atendido por personas',
    en: 'support answered by people',
    clues: {
      es: ['soporte humano', 'atención humana', 'atiende una persona', 'personas que contestan'],
      en: ['human support', 'real people', 'people who answer', 'real person'],
    },
  },
  {
    kind: 'edge',
    es: 'profesionales elegidos uno a uno',
    en: 'professionals chosen one by one',
    clues: {
      es: ['profesionales seleccionados', 'profesionales de confianza', 'profesionales verificados', 'entrevistamos a los profesionales'],
      en: ['vetted professionals', 'hand picked professionals', 'interviewed professionals', 'vetted pros'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de perro que viajan',
    en: 'dog owners who travel',
    clues: { es: ['dueños que viajan', 'perros fin de semana'], en: ['owners who travel', 'pet owners who travel'] },
  },
  {
    kind: 'customer',
    es: 'hogares sin tiempo',
    en: 'busy households',
    clues: {
      es: ['familias sin tiempo', 'gente sin tiempo', 'quienes no tienen tiempo', 'hogares ocupados'],
      en: ['people without time', 'busy homes', 'time poor households', 'people with no time'],
    },
  },
  {
    kind: 'customer',
    es: 'profesionales con horas libres',
    en: 'professionals with free hours',
    clues: {
      es: ['autónomos con huecos', 'profesionales con huecos', 'fontaneros que buscan trabajo', 'profesionales que buscan clientes'],
      en: ['pros with free hours', 'tradespeople looking for work', 'freelancers with gaps', 'pros with spare time'],
    },
  },
  {
    kind: 'customer',
    es: 'restaurantes pequeños',
    en: 'small restaurants',
    clues: {
      es: ['restaurantes de barrio', 'restaurantes sin reparto', 'restaurantes chicos', 'bares sin repartidor'],
      en: ['independent restaurants', 'restaurants without delivery', 'local takeaways', 'restaurants without couriers'],
    },
  },
  {
    kind: 'customer',
    es: 'comercios pequeños del pueblo',
    en: 'small shops in the village',
    clues: {
      es: ['comercios del pueblo', 'tiendas pequeñas', 'comercios locales', 'pequeño comercio'],
      en: ['village shops', 'small shops', 'independent shops', 'corner shops'],
    },
  },
  {
    kind: 'customer',
    es: 'familias con niños que crecen',
    en: 'families with growing children',
    clues: {
      es: ['padres con niños pequeños', 'padres nuevos', 'padres primerizos', 'familias con hijos en el colegio', 'familias con hijos'],
      en: ['parents of children under ten', 'new parents', 'growing children', 'parents of young kids'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes vacían armarios',
    en: 'people clearing wardrobes',
    clues: {
      es: ['vaciar armario', 'vaciar armarios', 'quienes venden ropa', 'limpiar el armario'],
      en: ['clear wardrobes', 'clear out wardrobes', 'people selling clothes', 'declutterers'],
    },
  },
  {
    kind: 'customer',
    es: 'compradores de usado por precio',
    en: 'people who buy used to save',
    clues: {
      es: ['buscan gangas', 'compran de segunda mano', 'compradores de usado', 'quienes compran usado'],
      en: ['bargain hunters', 'buy used', 'second-hand buyers', 'buy second-hand'],
    },
  },
  {
    kind: 'customer',
    es: 'vecinos que piden la cena',
    en: 'neighbours ordering dinner',
    clues: {
      es: ['vecinos que piden', 'piden comida', 'piden cena', 'quienes piden a domicilio'],
      en: ['order dinner', 'order takeaway', 'people ordering in', 'takeaway eaters'],
    },
  },
  {
    kind: 'customer',
    es: 'hijos que cuidan a distancia',
    en: 'sons or daughters caring from afar',
    clues: {
      es: ['hijos de mayores', 'hijos que viven lejos', 'hijas que cuidan', 'familias con mayores'],
      en: ['adult children', 'sons caring from afar', 'children of older parents', 'families with elderly parents'],
    },
  },
  {
    kind: 'customer',
    es: 'repartidores que buscan horas',
    en: 'couriers looking for hours',
    clues: {
      es: ['repartidores', 'riders', 'motoristas', 'quienes reparten'],
      en: ['couriers', 'riders', 'drivers looking for hours', 'gig workers'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de profesionales de fiar',
    en: 'a shortage of reliable tradespeople',
    clues: {
      es: [
        'fontanero fiable',
        'no encuentras fontanero',
        'fontanero que no viene',
        'profesionales informales',
        'profesionales que no aparecen',
      ],
      en: ['unreliable plumber', 'reliable plumber', 'tradesmen don’t turn up', 'find a plumber', 'tradespeople who never come'],
    },
  },
  {
    kind: 'pain',
    es: 'comisión que se lleva la tercera parte',
    en: 'a commission that takes a third',
    clues: {
      es: ['tercera parte', 'se llevan el treinta', 'comisión del treinta', 'les quita casi la tercera parte'],
      en: ['takes a third', 'thirty percent', 'third of the price', 'take thirty'],
    },
  },
  {
    kind: 'pain',
    es: 'vecinos que se necesitan sin conocerse',
    en: 'neighbours who never meet',
    clues: {
      es: ['no se conocen', 'vecinos que no se conocen', 'nadie se conoce', 'no conocen a sus vecinos'],
      en: ['don’t know each other', 'strangers next door', 'never meet', 'neighbours don’t know'],
    },
  },
  {
    kind: 'pain',
    es: 'trastos guardados que nadie usa',
    en: 'unused things in the garage',
    clues: {
      es: ['trastos', 'cosas sin usar', 'armarios llenos', 'garajes llenos', 'cosas que nadie usa'],
      en: ['nobody uses', 'garage full', 'unused stuff', 'clutter', 'full wardrobes'],
    },
  },
  {
    kind: 'pain',
    es: 'libros caros que se usan un curso',
    en: 'textbooks used for a single year',
    clues: {
      es: ['libros caros', 'libros carísimos', 'libros a la basura', 'gastan en libros', 'libros de texto caros'],
      en: ['expensive textbooks', 'textbooks thrown away', 'cost of textbooks', 'books in the bin'],
    },
  },
  {
    kind: 'pain',
    es: 'tratos con desconocidos',
    en: 'deals with strangers',
    clues: {
      es: ['quedar con desconocidos'],
      en: ['meeting strangers', 'strangers in car parks'],
    },
  },
  {
    kind: 'pain',
    es: 'falsificaciones',
    en: 'fakes',
    clues: {
      es: ['artículos falsos', 'imitaciones', 'ropa falsa', 'marcas falsas'],
      en: ['fake goods', 'counterfeits', 'counterfeit', 'fake items'],
    },
  },
  {
    kind: 'pain',
    es: 'comida que llega fría',
    en: 'food that arrives cold',
    clues: {
      es: ['llega fría', 'comida fría', 'pedido frío', 'llega tarde y fría'],
      en: ['cold food', 'arrives cold', 'cold pizza', 'soggy food'],
    },
  },
  {
    kind: 'pain',
    es: 'plataformas que no llegan al pueblo',
    en: 'platforms that skip small towns',
    clues: {
      es: ['no llega la app', 'no llega glovo', 'aquí no reparten', 'no llegan al pueblo'],
      en: ['don’t deliver here', 'no delivery here', 'not available here', 'apps don’t reach'],
    },
  },
  {
    kind: 'pain',
    es: 'repartidores sin derechos',
    en: 'couriers without rights',
    clues: {
      es: ['repartidores explotados', 'falsos autónomos', 'riders mal pagados', 'precariedad'],
      en: ['exploited couriers', 'underpaid riders', 'gig conditions', 'fake self-employed'],
    },
  },
  {
    kind: 'pain',
    es: 'residencias caninas caras',
    en: 'expensive kennels',
    clues: { es: ['residencia canina cara', 'guardería canina cara'], en: ['kennels', 'expensive dog boarding', 'kennel prices'] },
  },
  {
    kind: 'pain',
    es: 'anuncios sin respuesta',
    en: 'adverts nobody answers',
    clues: {
      es: ['nadie contesta los anuncios', 'anuncios sin contestar', 'anuncios viejos', 'mensajes sin contestar'],
      en: ['ads nobody answers', 'dead listings', 'no replies', 'messages unanswered'],
    },
  },
  {
    kind: 'pain',
    es: 'miedo a meter a un extraño en casa',
    en: 'fear of letting a stranger in',
    clues: {
      es: ['extraños en casa', 'desconocidos en casa', 'meter a alguien en casa', 'miedo a un extraño'],
      en: ['stranger in the house', 'strangers at home', 'letting strangers in', 'strangers in the home'],
    },
  },
  {
    kind: 'pain',
    es: 'cuidadores que no se encuentran',
    en: 'carers nobody can find',
    clues: {
      es: ['no encuentran cuidadora', 'faltan cuidadores', 'buscar cuidadora', 'encontrar cuidador'],
      en: ['can’t find a carer', 'shortage of carers', 'find a carer', 'no carers'],
    },
  },
  {
    kind: 'pain',
    es: 'ropa que acaba en el contenedor',
    en: 'clothes that end in landfill',
    clues: {
      es: ['ropa a la basura', 'tirar la ropa', 'ropa desechada', 'ropa al contenedor'],
      en: ['clothes thrown away', 'textile waste', 'clothes in landfill', 'fast fashion waste'],
    },
  },
  {
    kind: 'alternative',
    es: 'la plataforma internacional de reparto',
    en: 'the international delivery platform',
    clues: {
      es: ['rappi', 'glovo', 'pedidosya', 'uber eats', 'just eat', 'deliveroo'],
      en: ['deliveroo', 'uber eats', 'just eat', 'doordash', 'rappi', 'pedidosya'],
    },
  },
  {
    kind: 'alternative',
    es: 'el teléfono del restaurante',
    en: 'ringing the restaurant',
    clues: {
      es: ['llamar por teléfono', 'pedir por teléfono', 'llamar al bar', 'llamar al restaurante'],
      en: ['phone the restaurant', 'ring the restaurant', 'phone order', 'call the takeaway'],
    },
  },
  {
    kind: 'alternative',
    es: 'la recogida en persona',
    en: 'going to fetch it',
    clues: {
      es: ['ir a recogerlo', 'recoger en el local', 'bajar al bar', 'ir a por la comida'],
      en: ['collect it themselves', 'walk to the takeaway', 'fetch it themselves'],
    },
  },
  {
    kind: 'alternative',
    es: 'una pizza congelada',
    en: 'a frozen pizza',
    clues: {
      es: ['pizza congelada', 'algo del congelador', 'cena congelada', 'comida congelada'],
      en: ['frozen pizza', 'ready meal', 'something frozen', 'frozen dinner'],
    },
  },
  {
    kind: 'alternative',
    es: 'la aplicación grande de segunda mano',
    en: 'the big second-hand app',
    clues: {
      es: ['wallapop', 'vinted', 'milanuncios', 'depop', 'ebay'],
      en: ['vinted', 'ebay', 'depop', 'facebook marketplace', 'shpock'],
    },
  },
  {
    kind: 'alternative',
    es: 'una tienda solidaria',
    en: 'a charity shop',
    clues: {
      es: ['tiendas solidarias', 'humana', 'ropero', 'tienda benéfica'],
      en: ['charity shops', 'thrift stores', 'goodwill', 'op shops', 'thrift shop'],
    },
  },
  {
    kind: 'alternative',
    es: 'el contenedor de ropa',
    en: 'the clothes bank',
    clues: {
      es: ['contenedor', 'dar la ropa', 'tirar la ropa al contenedor'],
      en: ['clothes banks', 'donate it', 'recycling bin'],
    },
  },
  {
    kind: 'alternative',
    es: 'los familiares que lo aprovechan',
    en: 'handing it down in the family',
    clues: {
      es: ['regalarlo a la familia', 'pasarlo a los primos', 'herencia entre primos', 'dárselo a un familiar'],
      en: ['hand-me-downs', 'hand it down', 'give to cousins', 'pass to cousins'],
    },
  },
  {
    kind: 'alternative',
    es: 'un directorio de profesionales',
    en: 'a directory of tradespeople',
    clues: {
      es: ['habitissimo', 'cronoshare', 'páginas amarillas', 'directorios', 'zaask'],
      en: ['yellow pages', 'checkatrade', 'directory', 'taskrabbit'],
    },
  },
  {
    kind: 'alternative',
    es: 'la pregunta a los vecinos',
    en: 'asking the neighbours',
    clues: {
      es: ['preguntar a vecinos', 'preguntar en el barrio', 'pregunta a un vecino', 'preguntar en el portal'],
      en: ['ask a neighbour', 'ask around', 'ask neighbours', 'neighbours’ advice'],
    },
  },
  {
    kind: 'alternative',
    es: 'una residencia canina',
    en: 'a boarding kennel',
    clues: {
      es: ['residencia de perros', 'residencias para perros', 'hotel canino', 'guardería canina'],
      en: ['boarding kennels', 'dog hotel', 'dog kennel', 'local kennels'],
    },
  },
  {
    kind: 'alternative',
    es: 'una aplicación de cuidadores',
    en: 'a sitters’ app',
    clues: { es: ['rover', 'gudog', 'sitly', 'cuideo', 'topayuda'], en: ['rover', 'sittercity', 'bubble app'] },
  },
  {
    kind: 'alternative',
    es: 'una empresa de servicios',
    en: 'a services company',
    clues: {
      es: ['empresas de servicios', 'empresa de reformas', 'empresas de cuidados', 'empresa de cuidados'],
      en: ['service companies', 'agencies for carers', 'care agency', 'maintenance company'],
    },
  },
  {
    kind: 'channel',
    es: 'avisos en parques caninos',
    en: 'notices in dog parks',
    clues: {
      es: ['parques caninos', 'parque de perros', 'carteles en parques caninos', 'parque canino'],
      en: ['dog parks', 'dog park', 'posters in dog parks'],
    },
  },
  {
    kind: 'channel',
    es: 'colegios o asociaciones de padres',
    en: 'schools or parents’ associations',
    clues: {
      es: ['ampas', 'ampa', 'colegios', 'asociaciones de padres', 'colegios del barrio'],
      en: ['parent associations', 'pta', 'schools', 'primary schools', 'parent teacher groups'],
    },
  },
  {
    kind: 'channel',
    es: 'pegatinas en restaurantes',
    en: 'stickers in restaurants',
    clues: {
      es: ['pegatina en la puerta', 'códigos en mesas', 'pegatinas en bares', 'cartel en restaurantes'],
      en: ['window stickers', 'stickers in bars', 'table codes', 'stickers in shops'],
    },
  },
  {
    kind: 'channel',
    es: 'mochilas o motos rotuladas',
    en: 'branded bags or bikes',
    clues: {
      es: ['mochilas rotuladas', 'cajas de reparto', 'mototaxis pintados', 'motos rotuladas', 'mochilas de los repartidores'],
      en: ['delivery backpacks', 'delivery bags', 'branded bikes', 'painted mototaxis', 'couriers’ backpacks'],
    },
  },
  {
    kind: 'channel',
    es: 'volantes en la calle',
    en: 'handbills in the street',
    clues: {
      es: ['volantes', 'octavillas', 'repartir volantes', 'perifoneo'],
      en: ['handbills', 'street flyers', 'flyering', 'handing out flyers'],
    },
  },
  {
    kind: 'channel',
    es: 'invitaciones con premio entre usuarios',
    en: 'rewards for inviting users',
    clues: {
      es: ['invita a un amigo', 'código de invitación', 'invitar amigos', 'recompensa por invitar'],
      en: ['invite a friend', 'referral code', 'invite codes', 'referral rewards'],
    },
  },
  {
    kind: 'resource',
    es: 'programación de la aplicación',
    en: 'programming of the app',
    clues: {
      es: ['programar la app', 'desarrollo de la app', 'programador', 'desarrollar la aplicación', 'hacer la app'],
      en: ['building the app', 'app development', 'programmer', 'developer', 'build the app'],
    },
  },
  {
    kind: 'resource',
    es: 'diseño de pantallas',
    en: 'screen design',
    clues: {
      es: ['diseño de la app', 'diseñador de interfaz', 'prototipo', 'maqueta de la app'],
      en: ['app design', 'interface design', 'prototype', 'wireframes'],
    },
  },
  {
    kind: 'resource',
    es: 'una primera versión sencilla',
    en: 'a simple first version',
    clues: {
      es: ['mvp', 'versión mínima', 'versión beta', 'prueba piloto', 'primera versión'],
      en: ['mvp', 'minimum version', 'beta version', 'pilot', 'first version'],
    },
  },
  {
    kind: 'resource',
    es: 'servidores',
    en: 'servers',
    clues: {
      es: ['servidor', 'hosting', 'nube', 'alojamiento web', 'costes de nube'],
      en: ['hosting', 'cloud hosting', 'server costs', 'cloud costs'],
    },
  },
  {
    kind: 'resource',
    es: 'pasarela de pago',
    en: 'a payment gateway',
    clues: {
      es: ['pasarela', 'stripe', 'mercado pago', 'cobro con tarjeta en la app', 'paypal'],
      en: ['payment processor', 'stripe', 'card fees', 'paypal', 'payments provider'],
    },
  },
  {
    kind: 'resource',
    es: 'términos legales de la plataforma',
    en: 'terms of use for the platform',
    clues: {
      es: ['condiciones de uso', 'términos legales', 'política de privacidad', 'abogado para la app'],
      en: ['terms of use', 'terms and conditions', 'privacy policy', 'platform terms'],
    },
  },
  {
    kind: 'resource',
    es: 'un seguro para los servicios prestados',
    en: 'cover for jobs done',
    clues: {
      es: ['seguro para usuarios', 'seguro de la plataforma', 'póliza para cuidadores', 'seguro de cuidadores'],
      en: ['platform insurance', 'cover for users', 'policy for sitters', 'insurance for sitters'],
    },
  },
  {
    kind: 'resource',
    es: 'dinero para el lanzamiento',
    en: 'money for the launch',
    clues: {
      es: ['lanzamiento', 'lanzarla', 'campaña de lanzamiento', 'presupuesto de lanzamiento'],
      en: ['launch budget', 'launch campaign', 'launch costs', 'money to launch'],
    },
  },
  {
    kind: 'resource',
    es: 'una plantilla de repartidores',
    en: 'a team of couriers',
    clues: {
      es: ['contratar repartidores', 'repartidores a sueldo', 'equipo de repartidores'],
      en: ['hire couriers', 'hire riders', 'paid couriers', 'team of riders'],
    },
  },
  {
    kind: 'resource',
    es: 'mochilas térmicas',
    en: 'insulated backpacks',
    clues: {
      es: ['mochilas de reparto', 'bolsas de reparto', 'mochila térmica', 'cajas de moto'],
      en: ['thermal backpacks', 'insulated bags', 'thermal delivery bags', 'hot bags'],
    },
  },
  {
    kind: 'resource',
    es: 'soporte a usuarios',
    en: 'user support',
    clues: {
      es: ['atención a usuarios', 'soporte', 'moderadores', 'atención al usuario'],
      en: ['customer support', 'moderators', 'support team', 'user helpdesk'],
    },
  },
  {
    kind: 'resource',
    es: 'una cartera inicial de oferentes',
    en: 'a first list of sellers',
    clues: {
      es: ['primeros profesionales', 'captar profesionales', 'captar restaurantes', 'primeros vendedores'],
      en: ['first sellers', 'sign up restaurants', 'recruit sellers', 'first providers', 'onboard restaurants'],
    },
  },
  {
    kind: 'resource',
    es: 'taquillas de recogida',
    en: 'collection lockers',
    clues: { es: ['taquilla', 'taquillas inteligentes', 'casilleros'], en: ['locker', 'parcel lockers', 'smart lockers'] },
  },
  {
    kind: 'channel',
    es: 'avisos en clínicas veterinarias',
    en: 'notices at the vet',
    clues: {
      es: ['veterinarias', 'veterinarios', 'clínicas veterinarias', 'veterinarios que recomiendan'],
      en: ['vets', 'veterinary clinics', 'vet surgeries', 'posters at vets'],
    },
  },
  {
    kind: 'offer',
    es: 'cuidadores por horas',
    en: 'sitters by the hour',
    clues: {
      es: ['cuidadores', 'cuidadoras', 'cuidadores del barrio', 'vecinos cuidadores'],
      en: ['sitters', 'trusted carers', 'neighbourhood sitters'],
    },
  },
  {
    kind: 'offer',
    es: 'reserva de canchas',
    en: 'court booking',
    clues: {
      es: ['reservar una cancha', 'reserva de canchas', 'horas libres de los clubes', 'reservar pista', 'canchas libres'],
      en: ['court booking', 'book a court', 'free courts', 'booking courts'],
    },
  },
  {
    kind: 'edge',
    es: 'pago dividido entre los jugadores',
    en: 'the price split between the players',
    clues: {
      es: ['divides el pago', 'divide el pago', 'pago dividido', 'dividir el pago'],
      en: ['split the payment', 'splits the payment', 'split the price', 'split the cost'],
    },
  },
  {
    kind: 'edge',
    es: 'búsqueda del jugador que falta',
    en: 'a missing player found in the app',
    clues: {
      es: ['encuentra al cuarto jugador', 'encuentra al cuarto', 'búsqueda del cuarto jugador', 'falta un jugador'],
      en: ['finds the fourth player', 'find a fourth player', 'missing player', 'find a fourth'],
    },
  },
  {
    kind: 'pain',
    es: 'jugadores que fallan a última hora',
    en: 'players who drop out at the last minute',
    clues: {
      es: ['le falló el cuarto jugador', 'falló el cuarto', 'falla el cuarto', 'falta uno para jugar'],
      en: ['fourth player cancelled', 'a player drops out', 'short of a player'],
    },
  },
];
