import type { Concept } from './concept.ts';

export const constructionTradesConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'pintura de interiores',
    en: 'interior painting',
    clues: {
      es: ['pintar pisos', 'pintar casas', 'pintar interiores', 'pintura pisos'],
      en: ['painting flats', 'paint rooms', 'paint houses', 'house painting'],
    },
  },
  {
    kind: 'offer',
    es: 'pintura de fachadas',
    en: 'façade painting',
    clues: { es: ['pintar fachadas', 'fachadas', 'revoco fachada'], en: ['exterior painting', 'paint exteriors', 'render painting'] },
  },
  {
    kind: 'offer',
    es: 'alisado de paredes con gotelé',
    en: 'smoothing of textured walls',
    clues: { es: ['quitar gotelé', 'alisar paredes', 'gotelé'], en: ['remove artex', 'smooth walls', 'skim walls'] },
  },
  {
    kind: 'offer',
    es: 'colocación de papel pintado',
    en: 'wallpaper hanging',
    clues: { es: ['papel pintado', 'empapelar', 'poner papel'], en: ['wallpapering', 'hang wallpaper', 'wallpaper'] },
  },
  {
    kind: 'offer',
    es: 'lacado de puertas',
    en: 'door lacquering',
    clues: { es: ['lacar puertas', 'lacados', 'barnizar puertas', 'lacar muebles'], en: ['lacquer doors', 'spray doors', 'varnish doors'] },
  },
  {
    kind: 'offer',
    es: 'suelos de microcemento o cemento',
    en: 'microcement or concrete floors',
    clues: { es: ['microcemento', 'suelo microcemento', 'cemento pulido'], en: ['microcement', 'polished concrete'] },
  },
  {
    kind: 'offer',
    es: 'reparaciones de fontanería',
    en: 'plumbing repairs',
    clues: {
      es: ['fontanería', 'fontanero', 'plomería', 'arreglar grifos', 'fugas agua'],
      en: ['plumbing', 'plumber', 'fix leaks', 'leaking taps'],
    },
  },
  {
    kind: 'offer',
    es: 'desatascos',
    en: 'drain unblocking',
    clues: { es: ['desatascar', 'atascos tuberías', 'tuberías atascadas'], en: ['unblock drains', 'blocked drains', 'drains'] },
  },
  {
    kind: 'offer',
    es: 'instalación de calderas',
    en: 'boiler installation',
    clues: { es: ['calderas', 'caldera gas', 'instalar caldera'], en: ['boilers', 'new boiler', 'boiler fitting'] },
  },
  {
    kind: 'offer',
    es: 'instalaciones eléctricas',
    en: 'electrical installations',
    clues: {
      es: ['electricista', 'cambiar cuadro', 'cableado casa', 'fontanería electricidad', 'averías eléctricas'],
      en: ['electrician', 'rewiring', 'electrical work', 'electrical repairs'],
    },
  },
  {
    kind: 'offer',
    es: 'boletines eléctricos',
    en: 'electrical certificates',
    clues: {
      es: ['boletín eléctrico', 'certificado eléctrico', 'boletín luz'],
      en: ['electrical certificate', 'eicr', 'electrical safety check'],
    },
  },
  {
    kind: 'offer',
    es: 'instalación de aire acondicionado',
    en: 'air-conditioning installation',
    clues: {
      es: ['aire acondicionado', 'climatización', 'instalar splits', 'minisplits'],
      en: ['air conditioning', 'aircon', 'install ac', 'split units'],
    },
  },
  {
    kind: 'offer',
    es: 'aerotermia o suelo radiante',
    en: 'heat pumps or underfloor heating',
    clues: { es: ['aerotermia', 'suelo radiante', 'bomba calor'], en: ['heat pump', 'underfloor heating'] },
  },
  {
    kind: 'offer',
    es: 'placas solares',
    en: 'solar panels',
    clues: {
      es: ['placas solares', 'paneles solares', 'fotovoltaica', 'energía solar'],
      en: ['solar panels', 'solar installation', 'solar pv', 'rooftop solar'],
    },
  },
  {
    kind: 'offer',
    es: 'baterías solares',
    en: 'solar batteries',
    clues: { es: ['batería solar', 'baterías placas', 'almacenamiento solar'], en: ['solar battery', 'home battery', 'battery storage'] },
  },
  {
    kind: 'offer',
    es: 'puntos de recarga de coche eléctrico',
    en: 'electric-car chargers',
    clues: {
      es: ['cargadores coche', 'punto recarga', 'puntos recarga', 'cargador eléctrico'],
      en: ['ev chargers', 'car chargers', 'ev charging', 'charge points'],
    },
  },
  {
    kind: 'offer',
    es: 'reforma de baños',
    en: 'bathroom refits',
    clues: {
      es: ['reformar baño', 'baños nuevos', 'cambiar bañera plato', 'bañera por ducha', 'reformas baños'],
      en: ['bathroom refit', 'new bathroom', 'bathroom renovation', 'bath to shower'],
    },
  },
  {
    kind: 'offer',
    es: 'reforma de cocinas',
    en: 'kitchen refits',
    clues: {
      es: ['reformar cocina', 'cocinas nuevas', 'muebles cocina', 'reformas cocinas'],
      en: ['kitchen refit', 'new kitchen', 'kitchen renovation', 'kitchen fitting'],
    },
  },
  {
    kind: 'offer',
    es: 'reformas integrales de pisos',
    en: 'full flat renovations',
    clues: {
      es: ['reforma integral', 'reformas integrales', 'reformar piso entero'],
      en: ['full renovation', 'whole-house renovation', 'complete renovation'],
    },
  },
  {
    kind: 'offer',
    es: 'pequeñas reparaciones del hogar',
    en: 'small household repairs',
    clues: { es: ['manitas', 'reparaciones casa', 'arreglos hogar', 'arreglos casa'], en: ['handyman', 'odd jobs', 'home repairs'] },
  },
  {
    kind: 'offer',
    es: 'montaje de muebles',
    en: 'furniture assembly',
    clues: {
      es: ['montar muebles', 'muebles ikea', 'colgar lámparas'],
      en: ['assemble furniture', 'flat-pack', 'ikea assembly', 'flatpack'],
    },
  },
  {
    kind: 'offer',
    es: 'carpintería a medida',
    en: 'bespoke joinery',
    clues: {
      es: ['carpintero', 'armarios medida', 'carpintería', 'muebles medida'],
      en: ['joinery', 'fitted wardrobes'],
    },
  },
  {
    kind: 'offer',
    es: 'suelos de madera o laminados',
    en: 'wood or laminate floors',
    clues: {
      es: ['tarima', 'parqué', 'parquet', 'acuchillar parquet', 'suelos laminados'],
      en: ['wood floors', 'parquet', 'laminate flooring', 'floor sanding'],
    },
  },
  {
    kind: 'offer',
    es: 'alicatado de paredes con azulejo',
    en: 'tiling',
    clues: { es: ['azulejos', 'alicatar', 'solar baldosas', 'alicatados'], en: ['tiler', 'wall tiles', 'floor tiles'] },
  },
  {
    kind: 'offer',
    es: 'tabiques o techos de pladur',
    en: 'plasterboard walls or ceilings',
    clues: {
      es: ['pladur', 'tablaroca', 'falsos techos', 'drywall'],
      en: ['plasterboard', 'drywall', 'partition walls', 'suspended ceilings'],
    },
  },
  {
    kind: 'offer',
    es: 'cambio de ventanas',
    en: 'window replacement',
    clues: {
      es: ['ventanas pvc', 'cambiar ventanas', 'ventanas aluminio', 'cerramientos'],
      en: ['upvc windows', 'double glazing', 'replace windows', 'new windows'],
    },
  },
  {
    kind: 'offer',
    es: 'reparación de tejados',
    en: 'roof repairs',
    clues: {
      es: ['tejados', 'arreglar goteras', 'reparar goteras', 'cubiertas tejado', 'impermeabilizar'],
      en: ['roofing', 'roofer', 'fix roof', 'flat roofs'],
    },
  },
  {
    kind: 'offer',
    es: 'tratamiento de humedades',
    en: 'damp treatment',
    clues: {
      es: ['tratar humedades', 'humedades condensación', 'eliminar humedades', 'quitar humedades'],
      en: ['damp proofing', 'treat damp', 'damp repairs'],
    },
  },
  {
    kind: 'offer',
    es: 'aislamiento térmico',
    en: 'thermal insulation',
    clues: {
      es: ['aislar casas', 'insuflar aislamiento', 'aislamiento fachada'],
      en: ['insulation', 'loft insulation', 'wall insulation'],
    },
  },
  {
    kind: 'offer',
    es: 'trabajos de albañilería',
    en: 'masonry work',
    clues: { es: ['albañilería', 'albañil', 'obra nueva'], en: ['bricklaying', 'bricklayer', 'stonework'] },
  },
  {
    kind: 'offer',
    es: 'ampliaciones de vivienda',
    en: 'house extensions',
    clues: { es: ['ampliar vivienda', 'ampliaciones casa', 'ampliaciones'], en: ['extensions', 'home extensions', 'loft conversions'] },
  },
  {
    kind: 'offer',
    es: 'cerrajería',
    en: 'locksmithing',
    clues: { es: ['cerrajero', 'abrir puertas', 'cambiar cerraduras', 'cerraduras'], en: ['locksmith', 'change locks', 'lock-outs'] },
  },
  {
    kind: 'offer',
    es: 'trabajos verticales',
    en: 'rope-access work',
    clues: {
      es: ['trabajos en altura', 'trabajos verticales fachada', 'sin andamios'],
      en: ['rope access', 'work at height', 'without scaffolding'],
    },
  },
  {
    kind: 'offer',
    es: 'mantenimiento de edificios',
    en: 'building maintenance',
    clues: {
      es: ['mantenimiento comunidades', 'mantenimiento edificios', 'mantenimiento locales'],
      en: ['block maintenance', 'property maintenance'],
    },
  },
  {
    kind: 'offer',
    es: 'proyectos de interiorismo',
    en: 'interior design projects',
    clues: {
      es: ['proyecto interiorismo', 'diseño interiores', 'decoración interiores'],
      en: ['interior styling', 'room design', 'interior schemes'],
    },
  },
  {
    kind: 'edge',
    es: 'presupuesto por partidas',
    en: 'quotes itemised line by line',
    clues: {
      es: ['presupuesto detallado', 'presupuesto desglosado', 'partidas presupuesto'],
      en: ['itemised quote', 'detailed quote', 'itemized quote'],
    },
  },
  {
    kind: 'edge',
    es: 'presupuesto con fotos por mensaje',
    en: 'quotes from photos by message',
    clues: {
      es: ['presupuesto fotos', 'fotos whatsapp presupuesto', 'mandar fotos presupuesto'],
      en: ['photo quote', 'photos for quote', 'whatsapp photos'],
    },
  },
  {
    kind: 'edge',
    es: 'fecha de fin acordada',
    en: 'an agreed finish date',
    clues: {
      es: [
        'fecha fin',
        'plazo firmado',
        'plazos firmados',
        'terminamos fecha',
        'penalización retraso',
        'fecha entrega firmada',
        'fecha entrega cerrada',
      ],
      en: ['finish date', 'signed deadline', 'finish on time', 'late penalty'],
    },
  },
  {
    kind: 'edge',
    es: 'obra limpia',
    en: 'a clean site',
    clues: {
      es: [
        'dejamos limpio',
        'obra limpia',
        'limpiamos cada día',
        'recogemos cada tarde',
        'dejo limpio',
        'dejo todo limpio',
        'dejamos todo limpio',
      ],
      en: ['leave clean', 'clean site', 'tidy every day', 'sweep up', 'leave place clean', 'leave the house clean'],
    },
  },
  {
    kind: 'edge',
    es: 'muebles o suelos protegidos',
    en: 'furniture or floors covered',
    clues: {
      es: ['cubrimos muebles', 'protegemos muebles', 'protegemos suelos', 'tapamos muebles'],
      en: ['cover furniture', 'protect floors', 'dust sheets', 'protect furniture'],
    },
  },
  {
    kind: 'edge',
    es: 'reforma con la casa habitada',
    en: 'refits with the household still living in',
    clues: {
      es: ['sin irse casa', 'viviendo en casa', 'casa habitada'],
      en: ['living in during', 'stay home during', 'while you live there'],
    },
  },
  {
    kind: 'edge',
    es: 'baño terminado en pocos días',
    en: 'a bathroom finished within days',
    clues: {
      es: ['baño semana', 'baño en días', 'ducha un día', 'baño en una semana'],
      en: ['bathroom week', 'bathroom in a week', 'shower in a day'],
    },
  },
  {
    kind: 'edge',
    es: 'pintura ecológica o sin olor',
    en: 'eco or odourless paint',
    clues: {
      es: ['pintura sin olor', 'pinturas ecológicas', 'pintura ecológica', 'sin disolventes'],
      en: ['low-odour', 'eco paint', 'odourless paint', 'water-based paint'],
    },
  },
  {
    kind: 'edge',
    es: 'prueba de color en la pared',
    en: 'colour samples on the wall',
    clues: { es: ['muestras color', 'prueba color', 'asesoría color pared'], en: ['colour samples', 'test colours', 'sample patches'] },
  },
  {
    kind: 'edge',
    es: 'diseño con imágenes previas',
    en: 'designs seen before work starts',
    clues: {
      es: ['diseño tres dimensiones', 'renders obra', 'ver antes cómo queda', 'imágenes tres dimensiones'],
      en: ['visuals before', 'see it before', 'three-dimensional design'],
    },
  },
  {
    kind: 'edge',
    es: 'trabajo sin subcontratas',
    en: 'work without subcontractors',
    clues: {
      es: ['sin subcontratas', 'no subcontratamos', 'sin subcontratar'],
      en: ['no subcontractors', 'do not subcontract', 'without subcontractors'],
    },
  },
  {
    kind: 'edge',
    es: 'gremios coordinados',
    en: 'trades coordinated',
    clues: {
      es: ['coordinamos gremios', 'todos los gremios', 'gremios propios'],
      en: ['all trades', 'coordinate trades', 'manage trades'],
    },
  },
  {
    kind: 'edge',
    es: 'tramitación de permisos de obra',
    en: 'building permits handled',
    clues: {
      es: ['tramitamos licencia', 'licencia obra', 'permisos obra', 'tramitamos permisos'],
      en: ['permits handled', 'planning permission', 'handle permits'],
    },
  },
  {
    kind: 'edge',
    es: 'tramitación de ayudas',
    en: 'grant paperwork handled',
    clues: {
      es: ['subvenciones placas', 'tramitamos subvenciones', 'tramitar ayudas', 'ayudas solares', 'deducción placas'],
      en: ['handle grants', 'grant paperwork', 'solar grants', 'grant applications'],
    },
  },
  {
    kind: 'edge',
    es: 'cálculo de ahorro en la factura',
    en: 'savings calculated on the bill',
    clues: {
      es: ['estudio ahorro', 'cálculo ahorro', 'ahorro factura luz', 'ahorrar luz'],
      en: ['savings estimate', 'bill savings', 'savings calculation'],
    },
  },
  {
    kind: 'edge',
    es: 'atención de averías urgentes',
    en: 'emergency call-outs',
    clues: {
      es: ['averías noche', 'fontanero urgente', 'urgencias fontanería', 'electricista urgente'],
      en: ['emergency plumber', 'night call-outs', 'emergency electrician'],
    },
  },
  {
    kind: 'edge',
    es: 'visita con hora concreta',
    en: 'a visit at a set hour',
    clues: {
      es: ['hora concreta', 'hora exacta', 'franja una hora', 'cita hora concreta'],
      en: ['set time', 'exact time', 'one-hour slot'],
    },
  },
  {
    kind: 'edge',
    es: 'materiales a elegir en casa',
    en: 'materials chosen at home',
    clues: {
      es: ['llevamos muestras', 'muestras casa', 'catálogo azulejos casa'],
      en: ['bring samples', 'samples at home', 'choose at home'],
    },
  },
  {
    kind: 'edge',
    es: 'retirada de escombros',
    en: 'rubble taken away',
    clues: {
      es: ['escombros', 'retiramos escombros', 'saco escombro'],
      en: ['rubble', 'rubble removed', 'skip included', 'waste removed'],
    },
  },
  {
    kind: 'edge',
    es: 'pago por hitos de obra',
    en: 'payment by stages of work',
    clues: { es: ['pago hitos', 'pagos por fases', 'certificaciones obra'], en: ['stage payments', 'pay by stages', 'milestone payments'] },
  },
  {
    kind: 'customer',
    es: 'dueños de viviendas antiguas',
    en: 'owners of older homes',
    clues: {
      es: ['pisos antiguos', 'casas antiguas', 'pisos viejos', 'viviendas antiguas'],
      en: ['old flats', 'old houses', 'period homes', 'older homes'],
    },
  },
  {
    kind: 'customer',
    es: 'familias que amplían la casa',
    en: 'families extending the house',
    clues: { es: ['ampliar casa', 'familias amplían', 'familias crecen'], en: ['extend house', 'families extending', 'growing families'] },
  },
  {
    kind: 'customer',
    es: 'personas mayores que cambian bañera por ducha',
    en: 'older people swapping bath for shower',
    clues: { es: ['mayores ducha', 'mayores bañera', 'mayores baño'], en: ['older people shower', 'walk-in showers', 'elderly bathrooms'] },
  },
  {
    kind: 'customer',
    es: 'propietarios que preparan una venta',
    en: 'owners preparing a sale',
    clues: {
      es: ['vender piso', 'arreglar vender', 'reformar vender', 'piso en venta'],
      en: ['sell flat', 'doing up to sell', 'before selling'],
    },
  },
  {
    kind: 'customer',
    es: 'caseros al cambiar de inquilino',
    en: 'landlords between tenants',
    clues: {
      es: ['entre inquilinos', 'pisos alquiler pintar', 'cambio inquilino'],
      en: ['between tenants', 'end of tenancy', 'landlords tenants'],
    },
  },
  {
    kind: 'customer',
    es: 'negocios que abren local',
    en: 'businesses fitting out premises',
    clues: { es: ['negocios abren', 'tiendas que abren', 'locales nuevos'], en: ['shops opening', 'new shops', 'businesses opening'] },
  },
  {
    kind: 'customer',
    es: 'chalés o casas unifamiliares',
    en: 'detached houses',
    clues: { es: ['chalés', 'casas unifamiliares', 'adosados', 'casas jardín'], en: ['houses with gardens', 'detached homes', 'villas'] },
  },
  {
    kind: 'customer',
    es: 'granjas o fincas de regadío',
    en: 'farms',
    clues: { es: ['granjas', 'regadíos', 'explotaciones ganaderas'], en: ['farms', 'irrigation farms', 'dairy farms'] },
  },
  {
    kind: 'customer',
    es: 'dueños de naves industriales',
    en: 'owners of industrial sheds',
    clues: {
      es: ['dueños naves', 'naves polígono', 'empresas con nave'],
      en: ['industrial sheds', 'firms with warehouses', 'industrial roofs'],
    },
  },
  {
    kind: 'customer',
    es: 'compradores de vivienda por reformar',
    en: 'buyers of homes needing work',
    clues: {
      es: ['piso por reformar', 'compran reformar', 'compran piso reformar'],
      en: ['fixer-upper', 'buy to renovate', 'doer-uppers'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de casas de pueblo',
    en: 'owners of village houses',
    clues: { es: ['casas pueblo', 'casa pueblo', 'casas aldea'], en: ['village houses', 'village homes'] },
  },
  {
    kind: 'customer',
    es: 'dueños de coche eléctrico',
    en: 'electric-car owners',
    clues: { es: ['coche eléctrico', 'coches eléctricos', 'conductores eléctrico'], en: ['electric cars', 'ev owners', 'ev drivers'] },
  },
  {
    kind: 'customer',
    es: 'familias con factura de la luz alta',
    en: 'households with high power bills',
    clues: { es: ['factura luz', 'mucha luz'], en: ['electricity bills', 'high bills', 'power bills'] },
  },
  {
    kind: 'customer',
    es: 'vecinos afectados por ruido',
    en: 'neighbours troubled by noise',
    clues: { es: ['ruido vecinos', 'insonorizar piso', 'aislamiento ruido'], en: ['noise neighbours', 'soundproof flat'] },
  },
  {
    kind: 'pain',
    es: 'operarios que no aparecen',
    en: 'tradespeople who never turn up',
    clues: {
      es: ['no aparecen', 'no vienen', 'plantón', 'dejan plantado', 'nunca vienen', 'llamadas vienen dos', 'uno no vuelve'],
      en: [
        'never turn up',
        'do not turn up',
        'no-shows',
        'not show up',
        'before one turns up',
        'ring six electricians before one turns up',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'obras que se alargan',
    en: 'jobs that drag on',
    clues: {
      es: ['obras eternas', 'se alargan', 'obra alarga', 'meses obra', 'nunca acaban'],
      en: ['drag on', 'never finish', 'months late', 'overrun'],
    },
  },
  {
    kind: 'pain',
    es: 'presupuestos que se disparan',
    en: 'quotes that balloon',
    clues: {
      es: ['presupuesto dispara', 'presupuesto sube', 'sobrecostes', 'extras obra', 'acaba costando doble'],
      en: ['cost overruns', 'quote goes up', 'extras added', 'over budget'],
    },
  },
  {
    kind: 'pain',
    es: 'polvo por toda la casa',
    en: 'dust all over the house',
    clues: { es: ['polvo', 'casa llena polvo', 'suciedad obra'], en: ['dust everywhere', 'dust', 'mess everywhere'] },
  },
  {
    kind: 'pain',
    es: 'chapuzas que hay que rehacer',
    en: 'botched jobs to redo',
    clues: {
      es: ['chapuceros', 'rehacer trabajo', 'trabajo mal rematado', 'malos acabados'],
      en: ['botched', 'cowboy builders', 'botch jobs', 'bodge'],
    },
  },
  {
    kind: 'pain',
    es: 'albañiles que no cogen el teléfono',
    en: 'builders who never pick up',
    clues: {
      es: ['no cogen teléfono', 'no contestan albañiles', 'nadie contesta fontanero'],
      en: ['never pick up', 'builders do not reply', 'plumbers do not answer'],
    },
  },
  {
    kind: 'pain',
    es: 'trabajos pequeños que nadie quiere',
    en: 'small jobs nobody wants',
    clues: {
      es: ['trabajos pequeños', 'nadie quiere pequeño', 'arreglos pequeños', 'obras pequeñas'],
      en: ['small jobs', 'too small jobs', 'little jobs'],
    },
  },
  {
    kind: 'pain',
    es: 'anticipos perdidos',
    en: 'lost deposits',
    clues: {
      es: ['pagar adelantado', 'pagan señal desaparecen', 'anticipo desaparecen', 'señal perdida'],
      en: ['paid upfront disappeared', 'lost deposit', 'disappear with deposit'],
    },
  },
  {
    kind: 'pain',
    es: 'goteras',
    en: 'roof leaks',
    clues: { es: ['gotera vuelve', 'goteras techo'], en: ['leaking roof'] },
  },
  {
    kind: 'pain',
    es: 'humedades',
    en: 'damp walls',
    clues: { es: ['humedades', 'moho', 'paredes mojadas', 'moho paredes'], en: ['mould', 'damp', 'mold'] },
  },
  {
    kind: 'pain',
    es: 'casas frías',
    en: 'cold homes',
    clues: {
      es: ['casa fría', 'casas frías', 'frío invierno', 'mal aisladas'],
      en: ['cold homes', 'cold houses', 'draughty', 'freezing houses'],
    },
  },
  {
    kind: 'pain',
    es: 'facturas de luz altas',
    en: 'high power bills',
    clues: {
      es: ['luz sube', 'factura luz sube', 'precio luz', 'recibo luz', 'luz cara', 'luz está carísima', 'luz carísima'],
      en: ['rising bills', 'energy prices', 'energy bills', 'electricity prices'],
    },
  },
  {
    kind: 'pain',
    es: 'vendedores de placas que presionan',
    en: 'pushy solar salespeople',
    clues: {
      es: ['comerciales placas', 'venden placas presión', 'empresas placas desaparecen'],
      en: ['pushy solar', 'solar salesmen', 'solar cowboys'],
    },
  },
  {
    kind: 'pain',
    es: 'subcontratas que se culpan',
    en: 'subcontractors blaming each other',
    clues: {
      es: ['culpan unos otros', 'echan culpa', 'fontanero culpa', 'nadie responde obra'],
      en: ['blame each other', 'blaming each other', 'nobody responsible'],
    },
  },
  {
    kind: 'pain',
    es: 'jerga técnica en el presupuesto',
    en: 'technical jargon in the quote',
    clues: { es: ['no entiendo presupuesto', 'presupuesto no se entiende', 'jerga obra'], en: ['jargon quote', 'cannot understand quote'] },
  },
  {
    kind: 'pain',
    es: 'averías a deshora',
    en: 'breakdowns out of hours',
    clues: {
      es: ['avería domingo', 'fuga noche', 'avería madrugada', 'fuga domingo'],
      en: ['sunday breakdown', 'leak at night'],
    },
  },
  {
    kind: 'alternative',
    es: 'el manitas del barrio',
    en: 'the local odd-job man',
    clues: { es: ['manitas barrio', 'chapuzas barrio', 'apaños vecino'], en: ['odd-job man', 'local handyman', 'bloke down the road'] },
  },
  {
    kind: 'alternative',
    es: 'la pintura por cuenta propia',
    en: 'painting it themselves',
    clues: {
      es: ['pintar uno mismo', 'pintan ellos', 'pintar solos'],
      en: ['paint it themselves', 'diy at weekends', 'painting it yourself'],
    },
  },
  {
    kind: 'alternative',
    es: 'la gran tienda de bricolaje',
    en: 'the big home-improvement store',
    clues: {
      es: ['leroy merlin', 'bricomart', 'obramat', 'homecenter', 'home depot'],
      en: ['b and q', 'home depot', 'wickes', 'screwfix'],
    },
  },
  {
    kind: 'alternative',
    es: 'la tienda de cocinas',
    en: 'the kitchen showroom',
    clues: { es: ['ikea cocinas', 'tienda cocinas', 'estudio cocinas'], en: ['ikea kitchens', 'kitchen showroom', 'kitchen shop'] },
  },
  {
    kind: 'alternative',
    es: 'el seguro del hogar',
    en: 'the home insurer’s tradespeople',
    clues: { es: ['seguro hogar', 'manitas seguro', 'seguro casa'], en: ['home insurance', 'insurer tradesman', 'home cover'] },
  },
  {
    kind: 'alternative',
    es: 'la comercializadora eléctrica',
    en: 'the power company’s own installer',
    clues: {
      es: ['iberdrola', 'endesa', 'naturgy', 'comercializadora'],
      en: ['energy supplier', 'british gas', 'power company', 'octopus'],
    },
  },
  {
    kind: 'alternative',
    es: 'una empresa grande de reformas',
    en: 'a large refurbishment firm',
    clues: {
      es: ['empresa grande reformas', 'franquicia reformas', 'constructora grande'],
      en: ['large contractor', 'big builder', 'renovation franchise'],
    },
  },
  {
    kind: 'alternative',
    es: 'las plataformas de manitas',
    en: 'handyman platforms',
    clues: { es: ['plataforma manitas', 'webs presupuestos', 'app reparaciones'], en: ['handyman apps', 'trades apps', 'rated people'] },
  },
  {
    kind: 'alternative',
    es: 'un conocido que cobra en mano',
    en: 'a mate paid in cash',
    clues: {
      es: ['conocido obra', 'cuñado pinta', 'amigo electricista', 'primo fontanero'],
      en: ['mate does it', 'friend electrician', 'friend builder'],
    },
  },
  {
    kind: 'channel',
    es: 'cartel en el andamio',
    en: 'a banner on the scaffolding',
    clues: { es: ['cartel andamio', 'lona andamio', 'cartel obra'], en: ['scaffold banner', 'site board', 'site sign'] },
  },
  {
    kind: 'channel',
    es: 'almacenes de materiales',
    en: 'builders’ merchants',
    clues: {
      es: ['almacén materiales', 'tienda pinturas', 'ferreterías'],
      en: ['builders merchants', 'paint shops', 'hardware stores', 'ironmongers'],
    },
  },
  {
    kind: 'channel',
    es: 'vecinos del mismo portal',
    en: 'neighbours in the same building',
    clues: { es: ['mismo portal', 'mismo edificio', 'vecinos portal', 'mismo bloque'], en: ['same building', 'same stair', 'same block'] },
  },
  {
    kind: 'channel',
    es: 'casas de clientes abiertas a visita',
    en: 'customers’ homes open to a visit',
    clues: {
      es: ['visitar obras', 'enseñar obras', 'casa piloto', 'obras terminadas'],
      en: ['show homes', 'visit finished jobs', 'finished jobs'],
    },
  },
  {
    kind: 'channel',
    es: 'fotos de obras terminadas',
    en: 'photos of finished jobs',
    clues: {
      es: ['antes después', 'fotos obra', 'fotos antes', 'fotos antes después'],
      en: ['before after', 'job photos', 'photos of jobs'],
    },
  },
  {
    kind: 'resource',
    es: 'acreditación de instalador',
    en: 'installer accreditation',
    clues: {
      es: ['carné instalador', 'instalador autorizado', 'carnet instalador', 'empresa instaladora'],
      en: ['accredited installer', 'gas safe', 'certified installer', 'niceic'],
    },
  },
  {
    kind: 'resource',
    es: 'furgoneta con herramienta',
    en: 'a van with tools',
    clues: {
      es: ['furgoneta herramienta', 'furgoneta herramientas', 'furgón herramienta'],
      en: ['van tools', 'van and tools', 'tool van'],
    },
  },
  {
    kind: 'resource',
    es: 'andamios',
    en: 'scaffolding',
    clues: { es: ['andamio', 'andamio móvil', 'torre andamio'], en: ['scaffold', 'tower scaffold', 'scaffold tower'] },
  },
  {
    kind: 'resource',
    es: 'seguro de daños en obra',
    en: 'site damage insurance',
    clues: {
      es: ['seguro obra', 'seguro daños', 'seguro decenal'],
      en: ['works insurance', 'contractor insurance', 'contract works insurance'],
    },
  },
  {
    kind: 'resource',
    es: 'un peón',
    en: 'a labourer',
    clues: { es: ['peones', 'ayudante obra', 'peón obra'], en: ['labourers', 'site assistant'] },
  },
  {
    kind: 'resource',
    es: 'cuenta en el almacén de materiales',
    en: 'an account at the merchant’s',
    clues: {
      es: ['cuenta almacén', 'crédito proveedor materiales', 'proveedor materiales'],
      en: ['trade account', 'merchant account', 'materials supplier'],
    },
  },
  {
    kind: 'resource',
    es: 'nave para guardar material',
    en: 'a storage unit for materials',
    clues: {
      es: ['nave pequeña', 'alquilar nave', 'guardar material', 'nave material'],
      en: ['small unit', 'materials store', 'store materials'],
    },
  },
  {
    kind: 'resource',
    es: 'equipos de medición',
    en: 'measuring instruments',
    clues: { es: ['cámara térmica', 'nivel láser', 'medidor humedad'], en: ['thermal camera', 'laser level', 'damp meter'] },
  },
  {
    kind: 'resource',
    es: 'formación en prevención de riesgos',
    en: 'safety training',
    clues: {
      es: ['prevención riesgos', 'prl', 'formación alturas', 'tarjeta construcción'],
      en: ['safety course', 'cscs', 'height training'],
    },
  },
  {
    kind: 'resource',
    es: 'programa de presupuestos',
    en: 'quoting software',
    clues: {
      es: ['software presupuestos', 'programa mediciones', 'app presupuestos'],
      en: ['estimating software', 'quote software', 'quoting app'],
    },
  },
  {
    kind: 'offer',
    es: 'mantenimiento de jardines',
    en: 'garden maintenance',
    clues: {
      es: ['cuidado de jardines', 'jardinería', 'mantenimiento del jardín'],
      en: ['gardening', 'garden care', 'gardening rounds', 'yard maintenance'],
    },
  },
  {
    kind: 'offer',
    es: 'corte de césped',
    en: 'lawn mowing',
    clues: { es: ['cortar el pasto', 'cortar césped', 'corte de pasto'], en: ['lawn care', 'grass cutting', 'weekly mowing', 'mow lawns'] },
  },
  {
    kind: 'offer',
    es: 'poda de setos con retirada de restos',
    en: 'hedge cutting with the waste taken away',
    clues: {
      es: ['poda', 'podar setos', 'poda de árboles', 'podar árboles'],
      en: ['hedges', 'hedge trimming', 'pruning', 'hedge cutting'],
    },
  },
  {
    kind: 'edge',
    es: 'un día fijo cada mes',
    en: 'a fixed day each month',
    clues: {
      es: ['mismo día cada mes', 'día fijo del mes', 'visitas programadas'],
      en: ['same day every month', 'regular day', 'scheduled visits'],
    },
  },
  {
    kind: 'customer',
    es: 'casas con jardín sin quien lo cuide',
    en: 'homes with a garden nobody tends',
    clues: {
      es: ['casas con jardín', 'chalets con jardín', 'dueños de casas con jardín'],
      en: ['homeowners with gardens', 'homeowners with yards', 'homes with gardens'],
    },
  },
  {
    kind: 'pain',
    es: 'jardineros que no vuelven',
    en: 'gardeners who never come back',
    clues: {
      es: ['jardinero no viene', 'jardineros no contestan', 'nadie viene por un trabajo chico', 'no vuelve el jardinero'],
      en: ['gardeners never call back', 'gardener never came', 'reliable yard crew', 'gardeners do not show up'],
    },
  },
  {
    kind: 'alternative',
    es: 'el cortacésped propio del domingo',
    en: 'their own mower on Sundays',
    clues: {
      es: ['cortarlo uno mismo', 'cortacésped propio', 'lo corta el dueño'],
      en: ['own mower', 'mow it themselves', 'doing it themselves on sundays'],
    },
  },
  {
    kind: 'resource',
    es: 'cortacéspedes con desbrozadora',
    en: 'mowers with a strimmer',
    clues: {
      es: ['cortacésped', 'desbrozadora', 'podadora', 'tractor cortacésped'],
      en: ['lawn mower', 'mowers', 'strimmer', 'hedge trimmer', 'leaf blower'],
    },
  },
  {
    kind: 'pain',
    es: 'trabajos sin precio cerrado ni fecha',
    en: 'jobs with no fixed price or date',
    clues: {
      es: [
        'nadie les da un precio cerrado',
        'nadie te da un precio cerrado',
        'nadie da un precio cerrado',
        'nadie da precio cerrado',
        'sin precio cerrado',
        'sin precio ni fecha',
        'ni precio ni fecha',
      ],
      en: [
        'nobody gives a fixed price',
        'nobody will give a fixed price',
        'no fixed price',
        'won’t give a fixed price',
        'no price and no date',
        'no price or date',
        'neither a price nor a date',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'trabajos vendidos sin necesidad',
    en: 'work sold without need',
    clues: {
      es: [
        'te venden lo que no necesitas',
        'venden cosas que no hacen falta',
        'cambian lo que no hace falta',
        'cobran trabajos que no hacen falta',
      ],
      en: [
        'upsold stuff',
        'upsold work',
        'sold stuff they do not need',
        'sold stuff they dont need',
        'sold stuff they don’t need',
        'sold work they do not need',
        'push the upsell',
        'upsell like crazy',
      ],
    },
  },
  {
    kind: 'offer',
    es: 'jardines de bajo riego con plantas nativas',
    en: 'low-water gardens of native plants',
    clues: {
      es: ['jardines de bajo riego', 'jardín seco', 'jardines secos', 'jardín de plantas nativas', 'xerojardinería'],
      en: [
        'drought-proof garden',
        'drought-tolerant garden',
        'low-water garden',
        'native plant garden',
        'xeriscape',
        'native plants gravel',
      ],
    },
  },
  {
    kind: 'offer',
    es: 'trámites de la ayuda por ahorro de agua',
    en: 'the water rebate paperwork',
    clues: {
      es: ['trámites de la ayuda del agua', 'papeleo de la ayuda', 'tramitamos la subvención del agua'],
      en: ['rebate paperwork', 'rebate forms', 'file the rebate', 'handle the rebate'],
    },
  },
  {
    kind: 'edge',
    es: 'garantía de las plantas',
    en: 'a guarantee on plants',
    clues: {
      es: ['garantía plantas', 'reponemos plantas', 'plantas garantizadas'],
      en: ['plant guarantee', 'plants guaranteed', 'replace plants die'],
    },
  },
  {
    kind: 'channel',
    es: 'carteles en los jardines terminados',
    en: 'yard signs',
    clues: {
      es: ['cartel en el jardín', 'carteles en jardines', 'letrero en el jardín'],
      en: ['yard sign', 'lawn signs', 'signs in the yard'],
    },
  },
  {
    kind: 'channel',
    es: 'charlas en comunidades de vecinos',
    en: 'talks to homeowners’ associations',
    clues: {
      es: ['charlas a vecinos', 'charlas en la comunidad', 'charla asociación de vecinos'],
      en: ['hoa talks', 'talks at hoa', 'hoa meetings', 'homeowners association talks', 'hoa newsletter'],
    },
  },
  {
    kind: 'channel',
    es: 'viveros que recomiendan',
    en: 'nurseries that refer customers',
    clues: {
      es: ['viveros', 'dos viveros', 'vivero amigo'],
      en: ['two nurseries', 'plant nurseries', 'nursery referrals', 'referrals from nurseries'],
    },
  },
  {
    kind: 'pain',
    es: 'plantas que se mueren el primer verano',
    en: 'plants that die in their first summer',
    clues: { es: ['se mueren las plantas', 'se secan las plantas'], en: ['plants die', 'plants died', 'dead plants'] },
  },
];
