import type { Concept } from './concept.ts';

export const repairShopConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'reparación nocturna',
    en: 'overnight repair',
    clues: {
      es: ['reparamos de noche', 'arreglamos de noche', 'reparado de noche', 'por la noche reparamos'],
      en: ['repair overnight', 'fixed overnight', 'repaired overnight'],
    },
  },
  {
    kind: 'edge',
    es: 'devolución a la mañana siguiente',
    en: 'return the next morning',
    clues: {
      es: [
        'de vuelta a la mañana siguiente',
        'vuelta mañana siguiente',
        'lista a la mañana siguiente',
        'devuelta al día siguiente',
        'lista al día siguiente',
      ],
      en: ['back the next morning', 'ready the next morning', 'back next day', 'ready next day'],
    },
  },
  {
    kind: 'offer',
    es: 'reparación de bicicletas',
    en: 'bicycle repair',
    clues: {
      es: ['arreglar bicis', 'reparar bici', 'taller bicis', 'reparamos bici'],
      en: ['bike repair', 'bicycle repairs', 'fix bikes'],
    },
  },
  {
    kind: 'offer',
    es: 'puesta a punto de bicicletas',
    en: 'bike tune-ups',
    clues: {
      es: ['puesta punto bici', 'revisión bici', 'ajuste frenos', 'ajuste cambios'],
      en: ['bike tune-up', 'bike service', 'bike servicing'],
    },
  },
  {
    kind: 'offer',
    es: 'reparación de pinchazos',
    en: 'puncture repair',
    clues: { es: ['pinchazos', 'pinchazo', 'parche rueda', 'cambiar cámara'], en: ['punctures', 'flat tyres', 'flat tires', 'flat tyre'] },
  },
  {
    kind: 'offer',
    es: 'centrado de ruedas',
    en: 'wheel truing',
    clues: { es: ['centrar ruedas', 'radios rueda', 'montaje ruedas'], en: ['true wheels', 'wheel building', 'spokes'] },
  },
  {
    kind: 'offer',
    es: 'reparación de bicicletas eléctricas',
    en: 'electric bike repair',
    clues: {
      es: ['bicis eléctricas', 'bici eléctrica', 'ebike', 'batería bici'],
      en: ['ebike', 'ebikes', 'electric bikes', 'electric bicycle'],
    },
  },
  {
    kind: 'offer',
    es: 'reparación de patinetes eléctricos',
    en: 'electric scooter repair',
    clues: {
      es: ['patinetes', 'patinete eléctrico', 'reparar patinete', 'scooter eléctrico'],
      en: ['electric scooters', 'escooters', 'scooter repair'],
    },
  },
  {
    kind: 'offer',
    es: 'reparación de bicicletas en el portal',
    en: 'bike repair at the front door',
    clues: {
      es: ['reparamos bici portal', 'bici domicilio', 'taller móvil bicis', 'reparación bici portal', 'bici puerta casa'],
      en: [
        'bike repair home',
        'mobile bike mechanic',
        'mobile bike repair',
        'door bike repair',
        'fix bikes door',
        'repair bikes door',
        'bikes door',
      ],
    },
  },
  {
    kind: 'offer',
    es: 'cambio de pantallas de móvil',
    en: 'phone screen replacement',
    clues: {
      es: ['pantalla rota', 'pantallas móvil', 'cambiar pantalla', 'pantalla celular'],
      en: ['cracked screen', 'broken screen', 'phone screens', 'screen repair'],
    },
  },
  {
    kind: 'offer',
    es: 'cambio de batería de móvil',
    en: 'phone battery replacement',
    clues: { es: ['batería móvil', 'cambiar batería', 'baterías celular'], en: ['phone battery', 'battery replacement', 'change battery'] },
  },
  {
    kind: 'offer',
    es: 'reparación de móviles',
    en: 'phone repair',
    clues: {
      es: ['arreglar móviles', 'reparar celulares', 'arreglo celulares', 'servicio técnico móviles'],
      en: ['phone repairs', 'fix phones', 'mobile repair', 'cell phone repair'],
    },
  },
  {
    kind: 'offer',
    es: 'reparación de ordenadores',
    en: 'computer repair',
    clues: {
      es: ['arreglar ordenadores', 'reparar computadoras', 'reparar portátiles', 'formatear ordenador'],
      en: ['laptop repair', 'fix computers', 'fix laptops', 'pc repair'],
    },
  },
  {
    kind: 'offer',
    es: 'recuperación de datos',
    en: 'data recovery',
    clues: { es: ['recuperar datos', 'recuperar fotos', 'disco duro'], en: ['recover data', 'lost files', 'hard drive'] },
  },
  {
    kind: 'offer',
    es: 'reparación de consolas',
    en: 'games console repair',
    clues: { es: ['arreglar consolas', 'reparar mandos', 'consolas juegos'], en: ['console repair', 'fix consoles', 'controller repair'] },
  },
  {
    kind: 'offer',
    es: 'reparación de electrodomésticos',
    en: 'appliance repair',
    clues: {
      es: ['arreglar lavadoras', 'reparar lavadora', 'reparar nevera', 'electrodomésticos'],
      en: ['appliance repairs', 'washing machine', 'fix fridges', 'dishwashers'],
    },
  },
  {
    kind: 'offer',
    es: 'cambio de aceite',
    en: 'oil changes',
    clues: { es: ['cambio aceite', 'cambiar aceite', 'aceite filtros'], en: ['oil change', 'oil filters'] },
  },
  {
    kind: 'offer',
    es: 'mecánica general de coches',
    en: 'general car mechanics',
    clues: {
      es: ['mecánica general', 'arreglar coches', 'taller mecánico', 'reparar autos'],
      en: ['car repairs', 'fix cars', 'car mechanic', 'auto repair'],
    },
  },
  {
    kind: 'offer',
    es: 'frenos de coche',
    en: 'car brake work',
    clues: { es: ['pastillas freno', 'frenos coche', 'discos freno', 'frenos'], en: ['brake pads', 'brake discs', 'brakes'] },
  },
  {
    kind: 'offer',
    es: 'cambio de neumáticos',
    en: 'tyre fitting',
    clues: { es: ['neumáticos', 'cambiar ruedas', 'llantas', 'cubiertas coche'], en: ['tyres', 'new tires', 'tyre change', 'tire change'] },
  },
  {
    kind: 'offer',
    es: 'preparación para la inspección técnica',
    en: 'pre-inspection checks',
    clues: { es: ['itv', 'pasar itv', 'verificación vehicular', 'revisión previa'], en: ['mot', 'pre-mot', 'mot test', 'car inspection'] },
  },
  {
    kind: 'offer',
    es: 'diagnosis electrónica',
    en: 'electronic diagnostics',
    clues: {
      es: ['diagnosis', 'centralita', 'luz motor', 'electricidad coche'],
      en: ['car diagnostics', 'engine light', 'auto electrics'],
    },
  },
  {
    kind: 'offer',
    es: 'chapa o pintura',
    en: 'bodywork or paint',
    clues: { es: ['chapista', 'abolladuras', 'chapa pintura', 'arañazos coche'], en: ['bodywork', 'dents', 'scratches', 'dent removal'] },
  },
  {
    kind: 'offer',
    es: 'reparación de motos',
    en: 'motorcycle repair',
    clues: { es: ['arreglar motos', 'taller motos', 'mecánica motos'], en: ['motorbike repair', 'fix motorbikes', 'scooter garage'] },
  },
  {
    kind: 'offer',
    es: 'aire acondicionado de coches',
    en: 'car air-conditioning',
    clues: { es: ['carga gas', 'aire acondicionado coche', 'recarga aire'], en: ['car aircon', 'air-con regas', 'regas'] },
  },
  {
    kind: 'offer',
    es: 'bajos de pantalón',
    en: 'trouser hems',
    clues: {
      es: ['bajos pantalones', 'coger bajos', 'acortar pantalón', 'dobladillo', 'bastillas', 'bajos cremalleras'],
      en: ['hems', 'hemming', 'shorten trousers'],
    },
  },
  {
    kind: 'offer',
    es: 'cambio de cremalleras',
    en: 'zip replacement',
    clues: { es: ['cremalleras', 'cambiar cremallera', 'cierres ropa'], en: ['zips', 'zippers', 'broken zip'] },
  },
  {
    kind: 'offer',
    es: 'ajuste de trajes',
    en: 'suit alterations',
    clues: { es: ['ajustar trajes', 'entallar', 'arreglar traje'], en: ['suit fitting', 'take in suits', 'tailoring suits'] },
  },
  {
    kind: 'offer',
    es: 'arreglos de vestidos de novia o fiesta',
    en: 'bridal or party dress alterations',
    clues: {
      es: ['arreglo vestidos', 'vestido novia arreglo', 'vestidos novia', 'vestido comunión'],
      en: ['wedding dress', 'bridal alterations', 'dress alterations'],
    },
  },
  {
    kind: 'offer',
    es: 'arreglos de ropa',
    en: 'clothes alterations',
    clues: {
      es: ['arreglar ropa', 'costura', 'composturas', 'modista'],
      en: ['clothing alterations', 'alterations', 'seamstress', 'mending clothes'],
    },
  },
  {
    kind: 'offer',
    es: 'reparación de calzado',
    en: 'shoe repair',
    clues: {
      es: ['zapatero', 'arreglar zapatos', 'tapas tacones', 'suelas tacones'],
      en: ['cobbler', 'resoling', 'heel tips', 'fix shoes'],
    },
  },
  {
    kind: 'offer',
    es: 'copia de llaves',
    en: 'key cutting',
    clues: { es: ['copiar llaves', 'duplicado llaves', 'mandos garaje'], en: ['cut keys', 'duplicate keys', 'spare keys'] },
  },
  {
    kind: 'offer',
    es: 'reparación de relojes',
    en: 'watch repair',
    clues: { es: ['relojero', 'pila reloj', 'arreglar relojes'], en: ['watch battery', 'watchmaker', 'clock repair'] },
  },
  {
    kind: 'offer',
    es: 'restauración de muebles',
    en: 'furniture restoration',
    clues: {
      es: ['restaurar muebles', 'barnizar muebles', 'muebles antiguos'],
      en: ['restore furniture', 'french polishing', 'antique furniture'],
    },
  },
  {
    kind: 'offer',
    es: 'tapicería',
    en: 'upholstery',
    clues: { es: ['tapizar sillas', 'tapizado', 'tapizar sofás'], en: ['upholsterer', 'reupholstery', 'reupholster'] },
  },
  {
    kind: 'offer',
    es: 'reparación de instrumentos',
    en: 'instrument repair',
    clues: { es: ['luthier', 'arreglar guitarras', 'ajuste guitarras'], en: ['luthier', 'guitar repair', 'guitar set-up'] },
  },
  {
    kind: 'offer',
    es: 'afilado de cuchillos',
    en: 'knife sharpening',
    clues: { es: ['afilar cuchillos', 'afilador', 'afilar tijeras'], en: ['sharpening', 'sharpen knives', 'scissors sharpened'] },
  },
  {
    kind: 'edge',
    es: 'diagnóstico sin coste',
    en: 'free diagnosis',
    clues: {
      es: ['diagnóstico gratis', 'diagnóstico gratuito', 'revisión gratuita'],
      en: ['free diagnostic', 'free check', 'free inspection'],
    },
  },
  {
    kind: 'edge',
    es: 'precio antes de tocar nada',
    en: 'a price before anything is touched',
    clues: {
      es: ['precio antes reparar', 'presupuesto antes reparar', 'presupuesto previo'],
      en: ['price before repair', 'quote before work', 'estimate first'],
    },
  },
  {
    kind: 'edge',
    es: 'piezas originales',
    en: 'original parts',
    clues: {
      es: ['recambios originales', 'repuestos originales', 'pantallas originales'],
      en: ['genuine parts', 'original spares', 'genuine screens'],
    },
  },
  {
    kind: 'edge',
    es: 'piezas de segunda mano',
    en: 'second-hand spares',
    clues: {
      es: ['piezas desguace', 'recambios usados', 'recambios segunda mano'],
      en: ['used parts', 'second-hand parts', 'salvaged parts'],
    },
  },
  {
    kind: 'edge',
    es: 'recogida del coche en casa',
    en: 'car collected from home',
    clues: {
      es: ['recogida coche', 'recogemos coche', 'coche recogemos devolvemos'],
      en: ['collect car', 'car collection', 'pick up car'],
    },
  },
  {
    kind: 'edge',
    es: 'recogida de la bici en casa',
    en: 'bike collection from home',
    clues: {
      es: ['recogemos bici', 'recogida bici', 'recoger bici', 'recoge bici', 'recogen bici'],
      en: ['bike collection', 'collect bike', 'pick up bike', 'picks up bike', 'bike collected'],
    },
  },
  {
    kind: 'edge',
    es: 'vehículo de sustitución',
    en: 'a courtesy car',
    clues: { es: ['coche sustitución', 'coche cortesía', 'coche prestado'], en: ['courtesy cars', 'loan car'] },
  },
  {
    kind: 'edge',
    es: 'bici de préstamo durante la reparación',
    en: 'a loan bike during the repair',
    clues: { es: ['bici préstamo', 'bici sustitución', 'bici prestada'], en: ['loan bike', 'bike loan', 'courtesy bike'] },
  },
  {
    kind: 'edge',
    es: 'móvil de préstamo',
    en: 'a loan phone',
    clues: { es: ['móvil préstamo', 'teléfono préstamo', 'móvil sustitución'], en: ['phone loan', 'spare phone', 'courtesy phone'] },
  },
  {
    kind: 'edge',
    es: 'fotos de la avería por mensaje',
    en: 'photos of the fault by message',
    clues: { es: ['foto avería', 'fotos avería', 'vídeo avería', 'mandamos fotos'], en: ['photo of fault', 'photos fault', 'send photos'] },
  },
  {
    kind: 'edge',
    es: 'pieza vieja devuelta',
    en: 'old parts handed back',
    clues: { es: ['devolvemos pieza', 'enseñamos pieza', 'pieza vieja'], en: ['show old part', 'old part back'] },
  },
  {
    kind: 'edge',
    es: 'consejo claro cuando no compensa',
    en: 'plain advice when repair is not worthwhile',
    clues: {
      es: ['si compensa arreglar', 'compensa reparar', 'digo si compensa', 'decimos si compensa', 'si merece arreglar'],
      en: ['worth repairing', 'tell if worth', 'honest advice repair'],
    },
  },
  {
    kind: 'edge',
    es: 'taller multimarca',
    en: 'work on every make',
    clues: { es: ['multimarca', 'todas las marcas', 'cualquier marca'], en: ['all makes', 'any brand', 'all brands'] },
  },
  {
    kind: 'edge',
    es: 'reparación en casa de quien llama',
    en: 'repairs at the customer’s home',
    clues: {
      es: ['furgoneta taller', 'taller móvil', 'taller rodante', 'reparación domicilio'],
      en: ['workshop van', 'mobile workshop', 'van workshop', 'repair at home'],
    },
  },
  {
    kind: 'edge',
    es: 'arreglo de prendas en el día',
    en: 'same-day garment alterations',
    clues: {
      es: ['arreglos en el día', 'bajos día', 'costura urgente'],
      en: ['same-day hems', 'same-day alterations', 'urgent alterations'],
    },
  },
  {
    kind: 'edge',
    es: 'prueba de la prenda antes de coser',
    en: 'a fitting before sewing',
    clues: { es: ['prueba prenda', 'probar antes coser', 'prueba vestido'], en: ['fitting before', 'try on first', 'dress fitting'] },
  },
  {
    kind: 'edge',
    es: 'aviso por mensaje cuando está listo',
    en: 'a message when the job is ready',
    clues: { es: ['avisamos listo', 'aviso listo', 'mensaje cuando listo'], en: ['text when ready', 'message when ready'] },
  },
  {
    kind: 'edge',
    es: 'borrado seguro de datos',
    en: 'secure data wiping',
    clues: { es: ['privacidad datos móvil', 'borrado datos', 'datos seguros móvil'], en: ['data wiping', 'phone data safe', 'wipe data'] },
  },
  {
    kind: 'customer',
    es: 'despachos de pocos puestos',
    en: 'offices of a few desks',
    clues: {
      es: ['oficinas pequeñas', 'despachos pequeños', 'gestorías', 'despachos de abogados', 'oficinas de barrio'],
      en: ['small offices', 'little offices', 'accountants', 'dentists', 'estate agents', 'small firms desks'],
    },
  },
  {
    kind: 'customer',
    es: 'ciclistas que van al trabajo',
    en: 'bicycle commuters',
    clues: { es: ['bici trabajo', 'trabajo en bici', 'bici diaria'], en: ['cycle to work', 'ride to work', 'bike work'] },
  },
  {
    kind: 'customer',
    es: 'repartidores en bici o moto',
    en: 'bicycle or scooter couriers',
    clues: {
      es: ['repartidores bici', 'repartidores moto', 'riders glovo', 'riders reparto'],
      en: ['bike couriers', 'delivery riders', 'food couriers'],
    },
  },
  {
    kind: 'customer',
    es: 'padres con bicis infantiles',
    en: 'parents with children’s bikes',
    clues: { es: ['bicis niños', 'bicis infantiles', 'bici hijos'], en: ['kids bikes', 'children bikes'] },
  },
  {
    kind: 'customer',
    es: 'dueños de coches con años',
    en: 'owners of ageing cars',
    clues: { es: ['coches viejos', 'coches antiguos', 'coche años'], en: ['old cars', 'older cars', 'ageing cars'] },
  },
  {
    kind: 'customer',
    es: 'flotas de empresa',
    en: 'company fleets',
    clues: { es: ['flotas', 'furgonetas empresa', 'flota vehículos'], en: ['fleets', 'company vans', 'van fleets'] },
  },
  {
    kind: 'customer',
    es: 'conductores que desconfían del taller',
    en: 'drivers wary of garages',
    clues: {
      es: ['desconfían taller', 'desconfían mecánico', 'desconfianza taller'],
      en: ['wary of garages', 'distrust garages', 'distrust mechanics'],
    },
  },
  {
    kind: 'customer',
    es: 'mujeres conductoras',
    en: 'women drivers',
    clues: { es: ['mujeres coche', 'conductoras mujeres'], en: ['women with cars', 'female drivers'] },
  },
  {
    kind: 'customer',
    es: 'estudiantes con aparatos averiados',
    en: 'students with broken devices',
    clues: { es: ['estudiantes móvil', 'jóvenes móvil', 'móvil estudiantes'], en: ['students phones', 'student laptops'] },
  },
  {
    kind: 'customer',
    es: 'empresas con ordenadores que mantener',
    en: 'firms with computers to maintain',
    clues: { es: ['portátiles empresa', 'ordenadores empresa', 'portátiles oficina'], en: ['company laptops', 'office computers'] },
  },
  {
    kind: 'customer',
    es: 'novias con vestido heredado o usado',
    en: 'brides with an inherited or used dress',
    clues: {
      es: ['vestido madre', 'vestido heredado', 'vestido segunda mano'],
      en: ['inherited dress', 'mother dress', 'second-hand dress'],
    },
  },
  {
    kind: 'customer',
    es: 'compradores de ropa de segunda mano',
    en: 'second-hand clothes buyers',
    clues: { es: ['ropa segunda mano', 'ropa vintage', 'compran vinted'], en: ['second-hand clothes', 'vintage clothes', 'vinted buyers'] },
  },
  {
    kind: 'customer',
    es: 'quienes compran ropa por internet',
    en: 'people who buy clothes online',
    clues: { es: ['ropa internet', 'compran ropa online'], en: ['online clothes', 'clothes bought online'] },
  },
  {
    kind: 'customer',
    es: 'tiendas de ropa',
    en: 'clothes shops',
    clues: { es: ['tiendas ropa', 'tiendas trajes', 'boutiques'], en: ['clothes shops', 'boutiques', 'suit shops'] },
  },
  {
    kind: 'pain',
    es: 'talleres que no dan fecha',
    en: 'workshops that give no date',
    clues: { es: ['nunca dan fecha', 'sin fecha', 'no dan fecha'], en: ['never give date', 'no date', 'never a date'] },
  },
  {
    kind: 'pain',
    es: 'muebles buenos con la tela gastada',
    en: 'good furniture with worn covers',
    clues: {
      es: ['tela gastada', 'tapizado gastado', 'tapiceria gastada', 'sillones viejos buenos', 'relleno hundido'],
      en: ['knackered', 'knackered surface', 'worn covers', 'old chairs', 'worn fabric', 'sagging seat'],
    },
  },
  {
    kind: 'pain',
    es: 'talleres que tardan',
    en: 'slow workshops',
    clues: {
      es: ['taller tarda', 'talleres tardan', 'tardan arreglar', 'tarda semanas taller'],
      en: ['repairs take weeks', 'slow repairs', 'shops take days', 'bike shops take'],
    },
  },
  {
    kind: 'pain',
    es: 'días sin bici',
    en: 'days without the bike',
    clues: {
      es: ['semanas taller bici', 'bici parada', 'sin bici', 'queda sin bici', 'bici rompe', 'rompe bici'],
      en: ['weeks without bike', 'bike off road', 'bike stuck', 'without bike', 'without a bike'],
    },
  },
  {
    kind: 'pain',
    es: 'bicis que acaban en el trastero',
    en: 'bikes left unused in a storeroom',
    clues: {
      es: ['bici quedó trastero', 'bici en el trastero', 'bici acabó trastero', 'dejé ir en bici', 'dejar la bici', 'bici coge polvo'],
      en: ['bike in the shed', 'bike in storeroom', 'stopped cycling', 'gave up cycling', 'bike gathering dust'],
    },
  },
  {
    kind: 'pain',
    es: 'días sin coche',
    en: 'days without the car',
    clues: {
      es: ['semanas sin coche', 'coche parado', 'queda sin coche', 'días sin coche'],
      en: ['days without car', 'car off road', 'weeks without car'],
    },
  },
  {
    kind: 'pain',
    es: 'días sin móvil',
    en: 'days without a phone',
    clues: { es: ['sin móvil', 'sin teléfono', 'días sin móvil'], en: ['days without phone', 'week without phone', 'without phone'] },
  },
  {
    kind: 'pain',
    es: 'facturas de taller por sorpresa',
    en: 'surprise garage bills',
    clues: {
      es: ['factura sorpresa', 'cobran más hablado', 'factura taller', 'factura doble'],
      en: ['bill shock', 'garage bill', 'surprise invoice', 'bill doubles'],
    },
  },
  {
    kind: 'pain',
    es: 'piezas cambiadas sin necesidad',
    en: 'parts changed needlessly',
    clues: {
      es: ['cambian piezas', 'cambian todo', 'cambian piezas sin necesidad'],
      en: ['needless parts', 'change parts needlessly', 'replace everything'],
    },
  },
  {
    kind: 'pain',
    es: 'jerga que nadie explica',
    en: 'jargon nobody explains',
    clues: {
      es: ['jerga taller', 'no explican avería', 'no entiende mecánico', 'nadie explica avería'],
      en: ['mechanic jargon', 'garage jargon', 'nobody explains', 'do not explain'],
    },
  },
  {
    kind: 'pain',
    es: 'averías que vuelven',
    en: 'faults that come back',
    clues: {
      es: ['vuelve avería', 'misma avería', 'vuelve romperse', 'estropea otra vez'],
      en: ['fault comes back', 'same fault', 'breaks again'],
    },
  },
  {
    kind: 'pain',
    es: 'aparatos que acaban tirados',
    en: 'devices that end up binned',
    clues: {
      es: ['tirar aparato', 'tiran por una pieza', 'tirar móvil', 'tirar lavadora'],
      en: ['throw phone', 'throw out appliances', 'bin appliances'],
    },
  },
  {
    kind: 'pain',
    es: 'marcas que solo venden otro nuevo',
    en: 'makers who only sell a new one',
    clues: {
      es: ['obsolescencia', 'quieren vender nuevo', 'solo venden nuevo', 'servicio oficial caro'],
      en: ['obsolescence', 'told buy new', 'official service expensive'],
    },
  },
  {
    kind: 'pain',
    es: 'cargar con la bici hasta el taller',
    en: 'lugging the bike to the shop',
    clues: { es: ['llevar bici taller', 'cargar bici', 'arrastrar bici'], en: ['carry bike', 'taking bike shop', 'push bike shop'] },
  },
  {
    kind: 'pain',
    es: 'pantallas de imitación que fallan',
    en: 'copy screens that fail',
    clues: { es: ['pantallas copia', 'pantalla china', 'pantalla mala'], en: ['copy screens', 'fake screens', 'cheap screens'] },
  },
  {
    kind: 'pain',
    es: 'ropa que sienta mal',
    en: 'clothes that fit badly',
    clues: { es: ['ropa queda mal', 'queda grande', 'queda largo', 'ropa sienta'], en: ['fit badly', 'too long', 'clothes fit'] },
  },
  {
    kind: 'pain',
    es: 'cierres de talleres en el barrio',
    en: 'workshops closing in the neighbourhood',
    clues: {
      es: ['cerró zapatero', 'cerró taller', 'no quedan zapateros', 'no quedan modistas', 'no quedan talleres'],
      en: ['cobbler closed', 'workshop closed', 'nobody mends'],
    },
  },
  {
    kind: 'alternative',
    es: 'el servicio oficial de la marca',
    en: 'the maker’s own service centre',
    clues: {
      es: ['servicio oficial', 'servicio técnico oficial', 'taller oficial', 'concesionario'],
      en: ['official service', 'apple store', 'dealer', 'dealership'],
    },
  },
  {
    kind: 'alternative',
    es: 'un mecánico a domicilio',
    en: 'a mobile mechanic',
    clues: { es: ['mecánico a domicilio', 'mecánico que viene a casa', 'taller móvil'], en: ['mobile mechanic', 'mobile workshop'] },
  },
  {
    kind: 'alternative',
    es: 'la gran superficie de deporte',
    en: 'the sports superstore',
    clues: { es: ['decathlon', 'taller decathlon', 'halfords'], en: ['decathlon', 'halfords', 'sports superstore'] },
  },
  {
    kind: 'alternative',
    es: 'la cadena de talleres rápidos',
    en: 'the fast-fit chain',
    clues: { es: ['norauto', 'feu vert', 'euromaster', 'midas norauto'], en: ['kwik fit', 'midas', 'fast-fit'] },
  },
  {
    kind: 'alternative',
    es: 'el puesto de móviles del centro comercial',
    en: 'the phone kiosk in the mall',
    clues: { es: ['kiosco móviles', 'locutorio', 'puesto móviles'], en: ['phone kiosk', 'mall kiosk', 'market phone stall'] },
  },
  {
    kind: 'alternative',
    es: 'el taller pirata',
    en: 'the backstreet garage',
    clues: { es: ['taller pirata', 'taller clandestino', 'taller ilegal'], en: ['backstreet garage', 'cowboy mechanic'] },
  },
  {
    kind: 'alternative',
    es: 'la compra de otro nuevo',
    en: 'buying a new one',
    clues: { es: ['compran nuevo', 'comprar nuevo', 'compran otro'], en: ['buy new', 'new one instead', 'buying new'] },
  },
  {
    kind: 'alternative',
    es: 'el cajón de lo pendiente',
    en: 'the drawer of things to mend',
    clues: { es: ['queda cajón', 'guardado armario', 'olvidado trastero'], en: ['left in drawer', 'back of wardrobe', 'left in shed'] },
  },
  {
    kind: 'alternative',
    es: 'la tintorería que también cose',
    en: 'the dry cleaner that also sews',
    clues: { es: ['tintorería', 'lavandería arreglos'], en: ['dry cleaner', 'dry cleaners'] },
  },
  {
    kind: 'alternative',
    es: 'la costurera que trabaja en su casa',
    en: 'a seamstress working from home',
    clues: { es: ['costurera casa', 'vecina cose', 'madre cose'], en: ['seamstress home', 'neighbour sews', 'mum sews'] },
  },
  {
    kind: 'channel',
    es: 'carteles en los aparcabicis',
    en: 'posters at the bike racks',
    clues: { es: ['carteles aparcabicis'], en: ['posters bike racks', 'posters cycle racks'] },
  },
  {
    kind: 'channel',
    es: 'tiendas de bicis',
    en: 'bike shops',
    clues: { es: ['tiendas bicis', 'acuerdo tienda bicis'], en: ['bike shops', 'cycle shops', 'shops that sell bikes'] },
  },
  {
    kind: 'channel',
    es: 'tiendas de ropa que mandan arreglos',
    en: 'clothes shops that send alterations',
    clues: { es: ['tiendas mandan arreglos', 'acuerdo tienda ropa'], en: ['shops send alterations', 'boutique referrals'] },
  },
  {
    kind: 'channel',
    es: 'etiqueta del taller en lo reparado',
    en: 'a workshop tag on the repair',
    clues: { es: ['pegatina taller', 'etiqueta taller', 'pegatina bici'], en: ['workshop sticker', 'workshop tag', 'bike sticker'] },
  },
  {
    kind: 'channel',
    es: 'aviso de próxima revisión',
    en: 'a next-service reminder',
    clues: {
      es: ['aviso revisión', 'recordatorio revisión', 'recordatorio itv'],
      en: ['service reminder', 'mot reminder', 'reminder service'],
    },
  },
  {
    kind: 'resource',
    es: 'equipo de taller',
    en: 'workshop equipment',
    clues: { es: ['equipamiento taller', 'equipar taller', 'herramienta taller'], en: ['equipment for the workshop', 'workshop tools'] },
  },
  {
    kind: 'resource',
    es: 'bicis de carga',
    en: 'cargo bikes',
    clues: { es: ['bicicletas carga', 'bici carga', 'bicicleta carga'], en: ['cargo bike', 'cargo bicycle'] },
  },
  {
    kind: 'resource',
    es: 'primeras piezas',
    en: 'the first parts',
    clues: {
      es: ['primeros recambios', 'primeros repuestos', 'piezas iniciales'],
      en: ['first spares', 'initial parts', 'opening stock of parts'],
    },
  },
  {
    kind: 'resource',
    es: 'banco de trabajo',
    en: 'a workbench',
    clues: { es: ['bancos trabajo', 'mesa trabajo taller'], en: ['work bench', 'workbenches'] },
  },
  {
    kind: 'resource',
    es: 'elevador de coches',
    en: 'a vehicle lift',
    clues: { es: ['elevador coches', 'elevador hidráulico', 'dos elevadores', 'foso'], en: ['car lift', 'car ramp', 'inspection pit'] },
  },
  {
    kind: 'resource',
    es: 'máquina de diagnosis',
    en: 'a diagnostic machine',
    clues: { es: ['equipo diagnosis', 'escáner coche'], en: ['diagnostic tool', 'code reader'] },
  },
  {
    kind: 'resource',
    es: 'existencias de recambios',
    en: 'a stock of spare parts',
    clues: {
      es: ['stock recambios', 'almacén recambios', 'existencias repuestos', 'stock piezas'],
      en: ['parts stock', 'spares stock', 'stock of parts'],
    },
  },
  {
    kind: 'resource',
    es: 'proveedor de piezas en el día',
    en: 'a same-day parts supplier',
    clues: {
      es: ['proveedor recambios', 'proveedores repuestos', 'proveedor piezas'],
      en: ['parts supplier', 'spares supplier', 'parts suppliers'],
    },
  },
  {
    kind: 'resource',
    es: 'furgoneta equipada',
    en: 'a fitted-out van',
    clues: {
      es: ['furgoneta herramientas', 'furgoneta equipada taller', 'remolque bici'],
      en: ['equipped van', 'van with tools', 'tool van'],
    },
  },
  {
    kind: 'resource',
    es: 'máquinas de coser',
    en: 'sewing machines',
    clues: { es: ['máquina coser', 'remalladora', 'máquina industrial coser'], en: ['sewing machine', 'overlocker', 'industrial sewing'] },
  },
  {
    kind: 'resource',
    es: 'herramienta de precisión',
    en: 'precision tools',
    clues: {
      es: ['microscopio', 'estación soldadura', 'herramienta electrónica'],
      en: ['microscope', 'soldering station', 'precision tool'],
    },
  },
  {
    kind: 'resource',
    es: 'recogida de residuos peligrosos',
    en: 'hazardous waste collection',
    clues: { es: ['residuos aceite', 'gestor residuos', 'aceite usado'], en: ['waste oil', 'hazardous waste', 'used oil'] },
  },
  {
    kind: 'resource',
    es: 'oficial de mecánica',
    en: 'a qualified mechanic',
    clues: { es: ['oficial mecánico', 'mecánico oficial', 'mecánico experiencia'], en: ['experienced mechanic', 'trained mechanic'] },
  },
];
