import type { Concept } from './concept.ts';

export const cleaningConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'limpieza de hogares',
    en: 'home cleaning',
    clues: {
      es: ['limpieza de casas', 'limpiar casas', 'limpieza del hogar', 'limpieza de casas particulares', 'limpieza doméstica'],
      en: ['house cleaning', 'cleaning homes', 'domestic cleaning', 'cleaning houses', 'residential cleaning'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza por horas',
    en: 'cleaning by the hour',
    clues: {
      es: ['limpieza de casas por horas', 'horas de limpieza', 'limpieza x horas', 'limpiadora por horas'],
      en: ['hourly cleaning', 'cleaning per hour', 'cleaner by the hour'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza a fondo',
    en: 'deep cleaning',
    clues: {
      es: ['limpieza general', 'limpieza en profundidad', 'limpieza de primavera', 'limpiezas a fondo'],
      en: ['deep clean', 'spring cleaning', 'spring clean', 'one-off clean'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de fin de obra',
    en: 'after-builders cleaning',
    clues: {
      es: ['limpieza de obra', 'limpieza fin de obra', 'limpieza tras obra', 'limpieza después de reforma'],
      en: ['builders clean', 'post construction cleaning', 'after builders', 'construction cleaning'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de salida de piso',
    en: 'end-of-tenancy cleaning',
    clues: {
      es: ['limpieza por mudanza', 'limpieza fin de alquiler', 'limpieza al dejar el piso', 'limpieza de mudanza'],
      en: ['end of tenancy', 'move out cleaning', 'move in cleaning', 'tenancy cleans'],
    },
  },
  {
    kind: 'offer',
    es: 'plancha a domicilio',
    en: 'ironing at home',
    clues: {
      es: ['planchar', 'plancha', 'servicio de plancha', 'planchado'],
      en: ['ironing', 'ironing service', 'pressed shirts', 'ironing basket'],
    },
  },
  {
    kind: 'offer',
    es: 'cocina preparada para la semana',
    en: 'cooking for the week',
    clues: {
      es: ['cocinar para la semana', 'dejar comida hecha', 'tuppers', 'limpieza y cocina'],
      en: ['batch cooking', 'meals left ready', 'cook for the week', 'cooking while cleaning'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de cristales',
    en: 'window cleaning',
    clues: {
      es: ['limpiar cristales', 'cristales', 'limpieza de ventanas', 'limpiacristales', 'escaparates limpios'],
      en: ['windows', 'window cleaner', 'clean windows', 'shop window cleaning'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de tapicerías',
    en: 'upholstery cleaning',
    clues: {
      es: ['limpieza de sofás', 'limpieza de alfombras', 'limpiar sofás', 'limpieza de colchones', 'lavado de alfombras'],
      en: ['sofa cleaning', 'carpet cleaning', 'mattress cleaning', 'rug cleaning', 'carpets'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de oficinas',
    en: 'office cleaning',
    clues: {
      es: ['limpiar oficinas', 'limpieza de despachos', 'limpieza para empresas', 'oficinas limpias'],
      en: ['cleaning offices', 'commercial cleaning', 'contract cleaning', 'janitorial', 'workplace cleaning'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de consultas',
    en: 'clinic cleaning',
    clues: {
      es: ['limpieza de clínicas', 'limpieza sanitaria', 'limpieza de consultorios', 'limpieza de dentistas'],
      en: ['cleaning clinics', 'medical cleaning', 'surgery cleaning', 'dental practice cleaning'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de comercios',
    en: 'shop cleaning',
    clues: {
      es: ['limpieza de locales', 'limpieza de tiendas', 'limpieza de bares', 'limpieza de restaurantes'],
      en: ['cleaning shops', 'retail cleaning', 'cleaning bars', 'restaurant cleaning', 'pub cleaning'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de comunidades',
    en: 'stairwell cleaning',
    clues: {
      es: ['limpieza de escaleras', 'escaleras y portales', 'limpieza de portales', 'limpieza de garajes'],
      en: ['stairwells', 'communal cleaning', 'communal areas', 'block cleaning', 'stairs cleaning'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de colegios',
    en: 'school cleaning',
    clues: {
      es: ['limpieza de centros escolares', 'limpieza de guarderías', 'limpieza de academias'],
      en: ['cleaning schools', 'nursery cleaning', 'cleaning nurseries'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza de naves',
    en: 'industrial cleaning',
    clues: {
      es: ['limpieza industrial', 'limpieza de fábricas', 'limpieza de almacenes', 'limpieza de naves industriales'],
      en: ['factory cleaning', 'warehouse cleaning', 'cleaning warehouses', 'cleaning factories'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza entre huéspedes',
    en: 'cleaning between guests',
    clues: {
      es: [
        'limpieza de pisos turísticos',
        'limpieza de airbnb',
        'cambio de huéspedes',
        'limpieza de apartamentos turísticos',
        'limpieza turística',
      ],
      en: ['changeovers', 'changeover cleaning', 'holiday let cleaning', 'airbnb cleaning', 'turnover cleaning'],
    },
  },
  {
    kind: 'offer',
    es: 'cambio de ropa de cama',
    en: 'bed linen changes',
    clues: {
      es: ['ropa de cama', 'sábanas limpias', 'cambio de sábanas', 'lencería', 'cambiar sábanas'],
      en: ['bed linen', 'linen service', 'linen change', 'fresh linen', 'changing sheets'],
    },
  },
  {
    kind: 'offer',
    es: 'reposición de consumibles',
    en: 'supplies topped up',
    clues: {
      es: ['reponer jabón', 'reposición de papel', 'amenities', 'reponer amenities', 'café de bienvenida'],
      en: ['restocking', 'toiletries', 'welcome packs', 'supplies restocked'],
    },
  },
  {
    kind: 'offer',
    es: 'entrega de llaves a huéspedes',
    en: 'key handover to guests',
    clues: {
      es: ['entrega de llaves', 'recibir huéspedes', 'recepción de huéspedes', 'hacer el check in'],
      en: ['key handover', 'meet and greet', 'guest check-in', 'check ins'],
    },
  },
  {
    kind: 'offer',
    es: 'lavandería autoservicio',
    en: 'a self-service launderette',
    clues: {
      es: ['autoservicio', 'lavandería de autoservicio', 'lavadoras de monedas', 'lavadoras autoservicio'],
      en: ['launderette', 'laundromat', 'self service laundry', 'coin laundry', 'self service washing'],
    },
  },
  {
    kind: 'offer',
    es: 'lavado por encargo',
    en: 'washing done for the customer',
    clues: {
      es: ['lavado por kilos', 'te lavamos la ropa', 'lavar y doblar', 'lavandería por encargo', 'colada por encargo'],
      en: ['wash and fold', 'service wash', 'laundry by the kilo', 'drop off laundry', 'service washes'],
    },
  },
  {
    kind: 'offer',
    es: 'tintorería',
    en: 'dry cleaning',
    clues: {
      es: ['limpieza en seco', 'trajes y abrigos', 'limpiar trajes', 'vestidos de novia'],
      en: ['dry cleaner', 'suits cleaned', 'wedding dress cleaning', 'dry cleaners'],
    },
  },
  {
    kind: 'offer',
    es: 'lavado de edredones',
    en: 'duvet washing',
    clues: {
      es: ['edredones', 'lavar edredones', 'mantas grandes', 'alfombras pequeñas'],
      en: ['duvets', 'wash duvets', 'large blankets', 'big washes'],
    },
  },
  {
    kind: 'offer',
    es: 'lavandería para negocios',
    en: 'laundry for businesses',
    clues: {
      es: ['lavandería para hoteles', 'lavandería para restaurantes', 'ropa de hostelería', 'lavandería industrial'],
      en: ['commercial laundry', 'hotel laundry', 'restaurant linen', 'laundry for salons'],
    },
  },
  {
    kind: 'offer',
    es: 'recogida de la ropa en casa',
    en: 'laundry collected from home',
    clues: {
      es: ['recogida de ropa', 'recogemos la ropa', 'ropa a domicilio', 'lavandería a domicilio'],
      en: ['laundry pick-up', 'laundry delivery', 'laundry collection', 'collect the washing'],
    },
  },
  {
    kind: 'offer',
    es: 'desinfección',
    en: 'disinfection',
    clues: { es: ['desinfectar', 'desinfecciones', 'ozono'], en: ['disinfecting', 'sanitising', 'ozone treatment'] },
  },
  {
    kind: 'offer',
    es: 'limpieza de coches',
    en: 'car cleaning',
    clues: {
      es: ['lavado de coches', 'lavar coches', 'limpieza de tapicería de coche', 'detailing'],
      en: ['car valeting', 'car wash', 'mobile valeting', 'car detailing'],
    },
  },
  {
    kind: 'offer',
    es: 'vaciado de pisos',
    en: 'house clearance',
    clues: {
      es: ['vaciar pisos', 'vaciado de casas', 'vaciar casas', 'limpieza tras fallecimiento'],
      en: ['house clearances', 'flat clearance', 'clearing houses', 'clear out houses'],
    },
  },
  {
    kind: 'edge',
    es: 'siempre la misma persona',
    en: 'the same cleaner every time',
    clues: {
      es: ['misma limpiadora', 'la misma chica', 'siempre la misma señora', 'misma persona'],
      en: ['same cleaner', 'same cleaning lady', 'same face', 'same person'],
    },
  },
  {
    kind: 'edge',
    es: 'limpiadoras con contrato',
    en: 'cleaners on proper contracts',
    clues: {
      es: ['limpiadoras aseguradas', 'contrato y seguridad social', 'personal con contrato', 'empleadas con contrato'],
      en: ['employed cleaners', 'proper contracts', 'staff on payroll', 'cleaners on the books'],
    },
  },
  {
    kind: 'edge',
    es: 'seguro por si algo se rompe',
    en: 'cover for breakages',
    clues: {
      es: ['seguro de daños', 'seguro por roturas', 'si algo se rompe', 'cubrimos roturas'],
      en: ['breakages covered', 'damage cover'],
    },
  },
  {
    kind: 'edge',
    es: 'sustitución cuando alguien falta',
    en: 'cover when someone is away',
    clues: {
      es: ['sustitución inmediata', 'sustituta', 'cubrimos bajas', 'cubrimos ausencias', 'sustituta el mismo día'],
      en: ['stand-in cleaner', 'cover for absence', 'replacement cleaner', 'holiday cover', 'sick cover'],
    },
  },
  {
    kind: 'edge',
    es: 'productos poco agresivos',
    en: 'gentle products',
    clues: {
      es: ['productos ecológicos', 'productos sin tóxicos', 'limpieza ecológica', 'productos sin olor'],
      en: ['eco products', 'non toxic', 'green cleaning', 'natural products'],
    },
  },
  {
    kind: 'edge',
    es: 'productos puestos por la empresa',
    en: 'products supplied',
    clues: {
      es: ['productos incluidos', 'llevamos los productos', 'material incluido', 'traemos los productos'],
      en: ['products included', 'we bring products', 'supplies included', 'bring our own products'],
    },
  },
  {
    kind: 'edge',
    es: 'fotos al terminar',
    en: 'photographs on completion',
    clues: {
      es: ['fotos al acabar', 'foto del piso listo', 'enviamos fotos', 'fotos de cada limpieza'],
      en: ['photos when finished', 'photo proof', 'photos after cleaning', 'photos when done'],
    },
  },
  {
    kind: 'edge',
    es: 'una lista de tareas firmada',
    en: 'a signed checklist',
    clues: {
      es: ['lista de tareas', 'hoja firmada', 'hoja de control'],
      en: ['cleaning checklist', 'task list', 'signed sheet'],
    },
  },
  {
    kind: 'edge',
    es: 'una supervisora que revisa',
    en: 'a supervisor who checks',
    clues: {
      es: ['supervisora', 'con supervisora', 'supervisión', 'control de calidad', 'revisamos cada limpieza'],
      en: ['supervisor', 'quality checks', 'inspections', 'spot checks', 'supervised'],
    },
  },
  {
    kind: 'edge',
    es: 'llaves guardadas con código',
    en: 'keys stored under code',
    clues: {
      es: ['llaves codificadas', 'llaves seguras', 'caja de llaves', 'guardamos las llaves'],
      en: ['coded keys', 'key safe', 'keys kept safe', 'secure keys'],
    },
  },
  {
    kind: 'edge',
    es: 'turnos fuera de horario',
    en: 'out-of-hours shifts',
    clues: {
      es: ['limpieza nocturna', 'fuera del horario', 'antes de abrir', 'limpieza de madrugada'],
      en: ['out of hours', 'night cleaning', 'before opening', 'evening cleaning', 'after hours'],
    },
  },
  {
    kind: 'edge',
    es: 'piso listo antes de la entrada',
    en: 'flats ready before check-in',
    clues: {
      es: ['entre las once y las cuatro', 'entre salida y entrada', 'piso listo a tiempo', 'listo para el check-in'],
      en: ['ready for check-in', 'same day changeovers', 'between check-out and check-in', 'ready before arrival'],
    },
  },
  {
    kind: 'edge',
    es: 'calendario enlazado con las reservas',
    en: 'a calendar linked to bookings',
    clues: {
      es: ['calendario de airbnb', 'calendario sincronizado', 'sincronizado con reservas', 'conectado a las reservas'],
      en: ['synced calendar', 'calendar sync', 'linked to airbnb', 'booking calendar'],
    },
  },
  {
    kind: 'edge',
    es: 'lavado en una hora',
    en: 'a wash in an hour',
    clues: {
      es: ['lavado en una hora', 'ropa lista en una hora', 'lavar en media hora', 'lavado rápido'],
      en: ['washed in an hour', 'wash in an hour', 'quick wash', 'washed in thirty minutes'],
    },
  },
  {
    kind: 'edge',
    es: 'máquinas de gran capacidad',
    en: 'large-capacity machines',
    clues: {
      es: ['lavadoras grandes', 'secadoras grandes', 'máquinas grandes'],
      en: ['large washers', 'big machines', 'big washing machines', 'large dryers'],
    },
  },
  {
    kind: 'edge',
    es: 'detergente incluido',
    en: 'detergent included',
    clues: {
      es: ['jabón incluido', 'suavizante incluido', 'detergente y suavizante', 'detergente hipoalergénico'],
      en: ['soap included', 'softener included', 'hypoallergenic detergent', 'detergent provided'],
    },
  },
  {
    kind: 'edge',
    es: 'trabajo silencioso con gente dentro',
    en: 'quiet work around people',
    clues: {
      es: ['sin molestar', 'limpieza silenciosa', 'limpiar sin molestar'],
      en: ['quiet cleaning', 'without disturbing', 'work around people', 'unobtrusive'],
    },
  },
  {
    kind: 'customer',
    es: 'parejas que trabajan fuera de casa',
    en: 'couples out at work',
    clues: {
      es: ['parejas que trabajan', 'los dos trabajan', 'parejas trabajadoras', 'familias que trabajan'],
      en: ['couples who work', 'both work', 'working couples', 'two job households'],
    },
  },
  {
    kind: 'customer',
    es: 'personas mayores en su casa',
    en: 'older people at home',
    clues: {
      es: ['mayores que viven solos', 'personas mayores', 'abuelos que viven solos', 'gente mayor'],
      en: ['older people', 'elderly living alone', 'seniors at home', 'pensioners'],
    },
  },
  {
    kind: 'customer',
    es: 'propietarios de pisos turísticos',
    en: 'holiday flat owners',
    clues: {
      es: [
        'dueños de pisos turísticos',
        'dueños de apartamentos turísticos',
        'propietarios de apartamentos turísticos',
        'anfitriones',
        'anfitriones de airbnb',
      ],
      en: ['airbnb hosts', 'holiday let owners', 'hosts', 'short let owners'],
    },
  },
  {
    kind: 'customer',
    es: 'gestoras de pisos turísticos',
    en: 'holiday let managers',
    clues: {
      es: ['gestores de apartamentos', 'gestoras de alquiler vacacional', 'empresas de pisos turísticos', 'property managers'],
      en: ['holiday let agencies', 'property managers', 'short let managers', 'letting managers'],
    },
  },
  {
    kind: 'customer',
    es: 'consultas médicas',
    en: 'medical practices',
    clues: {
      es: ['consultorios', 'dentistas', 'clínicas dentales', 'fisioterapeutas'],
      en: ['dentists', 'surgeries', 'dental practices', 'doctors’ surgeries', 'clinics'],
    },
  },
  {
    kind: 'customer',
    es: 'despachos pequeños',
    en: 'small offices',
    clues: {
      es: ['oficinas pequeñas', 'oficinas de menos de veinte'],
      en: ['small office', 'accountants’ offices', 'offices under twenty'],
    },
  },
  {
    kind: 'customer',
    es: 'edificios de vecinos',
    en: 'blocks of flats',
    clues: {
      es: ['comunidades de vecinos', 'edificios sin portero', 'portales', 'edificios de viviendas'],
      en: ['residents’ associations', 'apartment buildings', 'small blocks', 'flats without a caretaker'],
    },
  },
  {
    kind: 'customer',
    es: 'administradores de fincas',
    en: 'block managers',
    clues: {
      es: ['administrador de fincas', 'administradores de torres', 'administradores de edificios', 'administradoras de fincas'],
      en: ['block manager', 'building managers', 'managing agents', 'facilities managers'],
    },
  },
  {
    kind: 'customer',
    es: 'pisos sin lavadora',
    en: 'flats without a washing machine',
    clues: {
      es: ['no tienen lavadora', 'sin lavadora', 'pisos sin secadora', 'sin secadora'],
      en: ['no washing machine', 'without a washer', 'no dryer', 'flats without dryers'],
    },
  },
  {
    kind: 'customer',
    es: 'locales con toallas que lavar',
    en: 'salons with towels to wash',
    clues: {
      es: ['toallas de peluquería', 'peluquerías con toallas', 'gimnasios con toallas', 'centros con toallas'],
      en: ['salon towels', 'salons with towels', 'gyms with towels', 'towels for hairdressers'],
    },
  },
  {
    kind: 'customer',
    es: 'inquilinos que entregan el piso',
    en: 'tenants handing back a flat',
    clues: {
      es: ['dejan el piso', 'inquilinos que se van', 'quienes se mudan', 'fin de contrato'],
      en: ['tenants moving out', 'people moving out', 'leaving tenants', 'moving house'],
    },
  },
  {
    kind: 'pain',
    es: 'fines de semana que se van en fregar',
    en: 'weekends lost to scrubbing',
    clues: {
      es: ['pasar el sábado limpiando', 'fin de semana limpiando', 'el sábado fregando', 'limpiar el fin de semana'],
      en: ['spend Saturdays cleaning', 'weekends cleaning', 'Saturday scrubbing', 'weekend spent cleaning'],
    },
  },
  {
    kind: 'pain',
    es: 'nada de tiempo para limpiar',
    en: 'no time left for cleaning',
    clues: {
      es: ['tiempo para limpiar', 'no tienen tiempo de limpiar', 'no hay tiempo para limpiar', 'sin tiempo para limpiar'],
      en: ['no time to clean', 'no time for cleaning', 'too busy to clean', 'time to clean'],
    },
  },
  {
    kind: 'pain',
    es: 'una cara distinta cada vez',
    en: 'a different face every time',
    clues: {
      es: ['cada vez una persona distinta', 'cambian de limpiadora', 'persona distinta', 'mandan a otra'],
      en: ['different stranger', 'different cleaner', 'new face every week', 'different person every time', 'stranger every night'],
    },
  },
  {
    kind: 'pain',
    es: 'limpiadoras que fallan sin avisar',
    en: 'cleaners who fail to turn up',
    clues: {
      es: ['falla la limpiadora', 'falló la limpiadora', 'no se presentó', 'dejan plantado'],
      en: ['cleaner didn’t show', 'cleaners cancel', 'cleaner let down', 'cleaners don’t turn up'],
    },
  },
  {
    kind: 'pain',
    es: 'limpieza hecha por encima',
    en: 'a superficial clean',
    clues: {
      es: ['limpian por encima', 'rincones sucios', 'limpian mal', 'mal limpio', 'papeleras sin vaciar'],
      en: ['dirty corners', 'bins untouched', 'superficial cleaning', 'badly cleaned', 'missed corners', 'dusty corners'],
    },
  },
  {
    kind: 'pain',
    es: 'miedo a dejar las llaves',
    en: 'fear of handing over the keys',
    clues: {
      es: ['dejar las llaves', 'desconocidos en casa', 'meter a alguien en casa', 'miedo a que roben'],
      en: ['strangers in the house', 'handing over keys', 'letting strangers in', 'trust with keys'],
    },
  },
  {
    kind: 'pain',
    es: 'reseñas que se juegan en pocas horas',
    en: 'reviews decided in the few hours between guests',
    clues: {
      es: ['se juegan la reseña', 'se juega la reseña', 'se juegan las reseñas', 'nos jugamos la reseña'],
      en: ['reviews hang on', 'review hangs on', 'review depends on the clean', 'reviews depend on the clean'],
    },
  },
  {
    kind: 'pain',
    es: 'malas reseñas',
    en: 'bad reviews',
    clues: {
      es: ['mala reseña', 'quejas de limpieza', 'quejas de huéspedes', 'reseñas malas por suciedad'],
      en: ['bad review', 'guests complain', 'guest complaints', 'lose stars', 'bad reviews over dirt'],
    },
  },
  {
    kind: 'pain',
    es: 'contratas demasiado grandes',
    en: 'oversized contractors',
    clues: {
      es: ['contrata grande', 'empresa grande de limpieza', 'contratas enormes'],
      en: ['big contractor', 'large contractors', 'big cleaning company', 'huge contractor'],
    },
  },
  {
    kind: 'pain',
    es: 'cambio de empresa cada pocos meses',
    en: 'a change of contractor every few months',
    clues: {
      es: ['cambian de empresa', 'cambiar de empresa de limpieza', 'cada tres meses', 'empresas que duran poco'],
      en: ['switch cleaning company', 'change cleaners often', 'change contractor', 'every few months'],
    },
  },
  {
    kind: 'pain',
    es: 'ropa que no se seca en casa',
    en: 'washing that will not dry indoors',
    clues: {
      es: ['ropa no se seca', 'tendedero en el salón', 'no tienen dónde tender'],
      en: ['won’t dry', 'nowhere to dry', 'nowhere to hang washing', 'drying indoors'],
    },
  },
  {
    kind: 'pain',
    es: 'ropa cargada hasta otra casa',
    en: 'washing carried across town',
    clues: {
      es: ['cargan con la ropa', 'llevar la ropa a casa de la madre', 'cargar la ropa', 'ropa a casa de sus padres'],
      en: ['carrying laundry', 'take washing home', 'laundry to parents', 'lugging laundry'],
    },
  },
  {
    kind: 'pain',
    es: 'prendas grandes que no caben',
    en: 'big items that will not fit',
    clues: {
      es: ['no cabe el edredón', 'edredón no cabe', 'lavadora pequeña', 'edredones no caben'],
      en: ['duvet won’t fit', 'machine too small', 'too big to wash', 'small washing machine'],
    },
  },
  {
    kind: 'pain',
    es: 'alergia a los productos fuertes',
    en: 'irritation from harsh products',
    clues: {
      es: ['alergia a la lejía', 'productos tóxicos', 'químicos fuertes', 'olor a lejía'],
      en: ['harsh chemicals', 'bleach smell', 'toxic products', 'bleach allergy'],
    },
  },
  {
    kind: 'pain',
    es: 'discusiones por la limpieza',
    en: 'arguments over the cleaning',
    clues: {
      es: ['discusiones en casa', 'peleas por limpiar', 'discuten por la limpieza', 'turnos de piso compartido'],
      en: ['arguing about cleaning', 'rows over chores', 'flatmates argue', 'chores rota'],
    },
  },
  {
    kind: 'alternative',
    es: 'una señora por horas',
    en: 'a private cleaner paid by the hour',
    clues: {
      es: ['asistenta', 'la asistenta', 'señoras por horas', 'chica por horas', 'señora de la limpieza'],
      en: ['cleaning lady', 'private cleaner'],
    },
  },
  {
    kind: 'alternative',
    es: 'una empleada de entrada por salida',
    en: 'a daily domestic worker',
    clues: {
      es: ['señoras de entrada por salida', 'muchacha', 'empleada doméstica', 'empleada del hogar', 'interna'],
      en: ['domestic worker', 'housekeeper', 'live-in help', 'daily help'],
    },
  },
  {
    kind: 'alternative',
    es: 'una aplicación de limpieza',
    en: 'a cleaning app',
    clues: { es: ['clintu', 'webel', 'cronoshare', 'app de limpieza', 'doinn'], en: ['taskrabbit', 'handy app', 'cleaning apps'] },
  },
  {
    kind: 'alternative',
    es: 'el reparto de tareas en casa',
    en: 'sharing out the chores',
    clues: {
      es: ['limpiar ellos', 'lo limpian ellos', 'repartirse la limpieza', 'limpia la familia', 'limpian los dueños'],
      en: ['clean it themselves', 'share the chores', 'cleaning themselves', 'do their own cleaning'],
    },
  },
  {
    kind: 'alternative',
    es: 'un robot aspirador',
    en: 'a robot vacuum',
    clues: {
      es: ['roomba', 'robot aspirador', 'conga', 'robots de limpieza'],
      en: ['roomba', 'robot vacuums', 'robot hoover', 'vacuum robot'],
    },
  },
  {
    kind: 'alternative',
    es: 'una contrata nacional',
    en: 'a national contractor',
    clues: {
      es: ['iss', 'eulen', 'clece', 'grandes contratas', 'noonan'],
      en: ['iss', 'noonan', 'grosvenor', 'national contractors', 'large cleaning companies'],
    },
  },
  {
    kind: 'alternative',
    es: 'otras empresas de limpieza',
    en: 'other cleaning companies',
    clues: {
      es: ['empresas de limpieza', 'empresa de limpieza', 'otra empresa de limpieza', 'limpiezas de la zona'],
      en: ['cleaning companies', 'other cleaners', 'cleaning company', 'cleaning firms'],
    },
  },
  {
    kind: 'alternative',
    es: 'la limpiadora que ya tienen',
    en: 'the cleaner they already have',
    clues: {
      es: ['personal de limpieza propio', 'limpiadora propia', 'limpiadora en plantilla', 'turno entre compañeros'],
      en: ['in-house cleaner', 'own cleaners', 'staff rota', 'cleaner on staff'],
    },
  },
  {
    kind: 'alternative',
    es: 'la lavadora de casa',
    en: 'the washing machine at home',
    clues: {
      es: ['lavadora propia', 'lavadora de casa', 'lavar en casa', 'tendedero'],
      en: ['home washing machine', 'wash at home', 'own washer', 'clothes horse'],
    },
  },
  {
    kind: 'alternative',
    es: 'la casa de los padres',
    en: 'the parents’ house',
    clues: {
      es: ['casa de su madre', 'casa de sus padres', 'llevarlo a casa de los padres', 'casa de mamá'],
      en: ['mum’s house', 'parents’ house', 'take it home to mum', 'mother’s washing machine'],
    },
  },
  {
    kind: 'alternative',
    es: 'otra lavandería o tintorería',
    en: 'another laundry or dry cleaner',
    clues: {
      es: ['otra lavandería', 'otras lavanderías', 'tintorería del centro', 'tintorería de siempre'],
      en: ['other launderettes', 'town dry cleaner', 'other laundries', 'high street dry cleaner'],
    },
  },
  {
    kind: 'alternative',
    es: 'la gestora que incluye la limpieza',
    en: 'the manager who includes cleaning',
    clues: {
      es: ['gestora con limpieza', 'el propio dueño limpia', 'limpieza incluida por la gestora'],
      en: ['manager includes cleaning', 'owner cleans it', 'host cleans', 'management includes cleaning'],
    },
  },
  {
    kind: 'channel',
    es: 'grupos de anfitriones',
    en: 'hosts’ groups',
    clues: {
      es: ['grupos de propietarios', 'grupos de airbnb', 'foros de anfitriones', 'comunidades de anfitriones'],
      en: ['host groups', 'airbnb host groups', 'landlord groups', 'hosts’ forums'],
    },
  },
  {
    kind: 'channel',
    es: 'cerrajeros que pasan el contacto',
    en: 'locksmiths who pass on the name',
    clues: {
      es: ['cerrajeros', 'cerrajeras', 'cerrajeros que recomiendan', 'cerrajería del barrio'],
      en: ['locksmiths', 'locksmiths who refer', 'key cutters', 'the local locksmith'],
    },
  },
  {
    kind: 'channel',
    es: 'porteros que pasan el contacto',
    en: 'caretakers who pass on the name',
    clues: {
      es: ['porteros', 'porteros que avisan', 'conserjes', 'porterías'],
      en: ['caretakers', 'porters', 'concierges who refer', 'porters who refer'],
    },
  },
  {
    kind: 'channel',
    es: 'avisos en portales',
    en: 'notices in hallways',
    clues: {
      es: ['tarjetas en portales', 'carteles en portales', 'papeles en el portal', 'avisos en el ascensor'],
      en: ['notices in halls', 'cards in hallways', 'lift notices', 'lobby notices'],
    },
  },
  {
    kind: 'channel',
    es: 'agencias que pasan el contacto',
    en: 'agencies that refer',
    clues: {
      es: ['agencias de gestión', 'agencias de pisos turísticos', 'gestoras que nos llaman', 'agencias de alquiler'],
      en: ['letting agents who refer', 'referring agencies', 'holiday agencies', 'letting agencies'],
    },
  },
  {
    kind: 'channel',
    es: 'visitas en frío a oficinas',
    en: 'cold visits to offices',
    clues: {
      es: ['visitas en frío', 'puerta fría', 'visitar oficinas', 'llevar tarjetas a oficinas'],
      en: ['cold visits', 'knocking on office doors', 'call on offices', 'visit offices'],
    },
  },
  {
    kind: 'channel',
    es: 'rótulo a la vista de la calle',
    en: 'sign seen from the street',
    clues: {
      es: ['el cartel', 'cartel luminoso', 'rótulo luminoso', 'fachada visible'],
      en: ['lit sign', 'sign outside', 'shopfront sign', 'launderette sign'],
    },
  },
  {
    kind: 'resource',
    es: 'aspiradoras',
    en: 'vacuum cleaners',
    clues: {
      es: ['aspiradora', 'aspiradoras industriales', 'aspirador', 'hoovers'],
      en: ['hoovers', 'vacuums', 'hoover', 'vacuum cleaner'],
    },
  },
  {
    kind: 'resource',
    es: 'carros de limpieza',
    en: 'cleaning trolleys',
    clues: {
      es: ['carritos', 'carrito de limpieza', 'carros', 'cubos y fregonas', 'mopas'],
      en: ['trolleys', 'cleaning carts', 'mops', 'mops and buckets'],
    },
  },
  {
    kind: 'resource',
    es: 'productos de limpieza',
    en: 'cleaning products',
    clues: {
      es: ['productos', 'lejía', 'detergentes', 'productos y guantes', 'guantes'],
      en: ['cleaning supplies', 'detergents', 'gloves', 'cleaning materials'],
    },
  },
  {
    kind: 'resource',
    es: 'una fregadora',
    en: 'a floor scrubber',
    clues: {
      es: ['fregadora', 'rotativa', 'abrillantadora', 'fregadora industrial', 'pulidora de suelos'],
      en: ['scrubber', 'floor polisher', 'scrubber dryer', 'floor machine'],
    },
  },
  {
    kind: 'resource',
    es: 'una hidrolimpiadora',
    en: 'a pressure washer',
    clues: {
      es: ['hidrolimpiadora', 'máquina de agua a presión', 'karcher'],
      en: ['pressure washers', 'jet washer', 'steam cleaner', 'karcher'],
    },
  },
  {
    kind: 'resource',
    es: 'máquina de tapicerías',
    en: 'a carpet cleaning machine',
    clues: {
      es: ['inyección extracción', 'máquina de alfombras', 'máquina de sofás', 'máquina para tapicería'],
      en: ['carpet machine', 'upholstery machine', 'carpet cleaner', 'extraction machine'],
    },
  },
  {
    kind: 'resource',
    es: 'lavadoras industriales',
    en: 'industrial washing machines',
    clues: {
      es: ['lavadoras', 'comprar lavadoras', 'lavadoras nuevas', 'lavadora profesional'],
      en: ['washing machines', 'washers', 'commercial washers', 'washer extractors'],
    },
  },
  {
    kind: 'resource',
    es: 'secadoras industriales',
    en: 'industrial tumble dryers',
    clues: {
      es: ['secadoras', 'secadoras de gas', 'secadora profesional'],
      en: ['tumble dryers', 'dryers', 'gas dryers', 'commercial dryers'],
    },
  },
  {
    kind: 'resource',
    es: 'una calandra',
    en: 'a rotary iron',
    clues: {
      es: ['calandra', 'plancha industrial', 'centro de planchado', 'mesa de planchado'],
      en: ['rotary iron', 'ironing press', 'steam press', 'flatwork ironer'],
    },
  },
  {
    kind: 'resource',
    es: 'sábanas',
    en: 'sheets',
    clues: {
      es: ['sábanas', 'juegos de sábanas', 'lencería de repuesto', 'ropa de cama de repuesto'],
      en: ['sheets', 'sheet sets', 'spare linen', 'bedding'],
    },
  },
  {
    kind: 'resource',
    es: 'toallas',
    en: 'towels',
    clues: {
      es: ['toallas', 'juegos de toallas', 'toallas de repuesto', 'toallas blancas'],
      en: ['towels', 'towel sets', 'spare towels', 'white towels'],
    },
  },
  {
    kind: 'resource',
    es: 'una central de pago',
    en: 'a payment terminal for the machines',
    clues: {
      es: ['pago de las lavadoras', 'monedero', 'central de pago', 'máquina de cambio'],
      en: ['payment kiosk', 'coin changer', 'payment system', 'change machine'],
    },
  },
  {
    kind: 'resource',
    es: 'una acometida de agua suficiente',
    en: 'a water supply large enough',
    clues: {
      es: ['toma de agua', 'acometida de agua', 'desagües', 'instalación de agua'],
      en: ['water supply', 'drains', 'water connection', 'plumbing for washers'],
    },
  },
  {
    kind: 'resource',
    es: 'un cuarto de material',
    en: 'a storeroom for supplies',
    clues: {
      es: ['cuarto de limpieza', 'almacén de productos', 'trastero para material', 'cuarto para productos'],
      en: ['supply room', 'cleaning cupboard', 'supplies store', 'store for products'],
    },
  },
  {
    kind: 'resource',
    es: 'un equipo de limpiadoras',
    en: 'a team of cleaners',
    clues: {
      es: ['limpiadoras', 'contratar limpiadoras', 'tres limpiadoras', 'limpiadoras en nómina'],
      en: ['cleaners', 'hire cleaners', 'three cleaners', 'cleaning staff'],
    },
  },
  {
    kind: 'resource',
    es: 'un programa de rutas',
    en: 'scheduling software',
    clues: {
      es: ['programa de turnos', 'app de turnos', 'control horario', 'programa de cuadrantes'],
      en: ['rota software', 'scheduling app', 'route planner', 'time tracking'],
    },
  },
  {
    kind: 'resource',
    es: 'epis para el equipo',
    en: 'protective clothing',
    clues: {
      es: ['epis', 'batas', 'calzado antideslizante', 'equipos de protección'],
      en: ['protective gear', 'tabards', 'non slip shoes', 'ppe'],
    },
  },
  {
    kind: 'offer',
    es: 'limpieza semanal',
    en: 'weekly cleaning',
    clues: {
      es: ['limpieza cada semana', 'una vez por semana', 'limpieza quincenal', 'visitas semanales'],
      en: ['weekly clean', 'fortnightly cleaning', 'cleaning every week', 'weekly visits'],
    },
  },
  {
    kind: 'pain',
    es: 'ropa que se pierde',
    en: 'clothes that get lost',
    clues: {
      es: [
        'te pierden ropa',
        'te pierden la ropa',
        'pierden ropa',
        'pierden prendas',
        'pierden la ropa',
        'ropa perdida',
        'ropa revuelta con la de otros',
      ],
      en: [
        'lose your clothes',
        'lose clothes',
        'lost clothes',
        'clothes go missing',
        'socks go missing',
        'laundry goes missing',
        'somebody else’s clothes',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'huéspedes que bajan la nota',
    en: 'guests who mark a flat down',
    clues: {
      es: [
        'bajan la calificación',
        'les bajan la calificación',
        'baja la calificación',
        'bajan la nota',
        'menos estrellas por la limpieza',
        'bajan las estrellas',
      ],
      en: ['mark the flat down', 'mark you down', 'knock off a star', 'drop in the rating', 'ratings drop', 'fewer stars for cleaning'],
    },
  },
  {
    kind: 'edge',
    es: 'productos de origen vegetal',
    en: 'plant-based products',
    clues: { es: ['productos vegetales', 'productos de origen vegetal'], en: ['plant based products', 'plant based cleaning'] },
  },
  {
    kind: 'edge',
    es: 'limpieza sin lejía',
    en: 'bleach-free cleaning',
    clues: { es: ['sin lejía', 'no usamos lejía'], en: ['bleach free', 'no bleach', 'without bleach', 'never bleach'] },
  },
  {
    kind: 'pain',
    es: 'asma por la lejía',
    en: 'asthma set off by bleach',
    clues: {
      es: ['la lejía da asma', 'lejía provoca asma'],
      en: ['bleach cleaners trigger asthma', 'bleach triggers asthma', 'trigger asthma', 'sets off asthma'],
    },
  },
];
