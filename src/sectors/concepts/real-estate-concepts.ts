import type { Concept } from './concept.ts';

export const realEstateConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'venta de viviendas',
    en: 'home sales',
    clues: {
      es: ['vender pisos', 'vender casas', 'venta de pisos', 'compraventa', 'vendemos viviendas'],
      en: ['selling homes', 'selling houses', 'house sales', 'sell flats', 'sell houses'],
    },
  },
  {
    kind: 'offer',
    es: 'valoración de la vivienda',
    en: 'a home valuation',
    clues: {
      es: ['valorar el piso', 'tasación', 'valoración gratuita', 'valoraciones', 'tasar la casa'],
      en: ['valuations', 'home valuation', 'market appraisal', 'value the house'],
    },
  },
  {
    kind: 'offer',
    es: 'búsqueda de casa para quien compra',
    en: 'home search for buyers',
    clues: {
      es: ['personal shopper inmobiliario', 'buscar casa', 'buscar piso', 'búsqueda de vivienda'],
      en: ['home search', 'buying agent', 'house hunting', 'property finder'],
    },
  },
  {
    kind: 'offer',
    es: 'venta de viviendas heredadas',
    en: 'sales of inherited homes',
    clues: {
      es: ['herencias', 'pisos heredados', 'vender una herencia', 'casas heredadas', 'venta de herencias'],
      en: ['probate sales', 'inherited homes', 'inherited houses', 'selling an inheritance'],
    },
  },
  {
    kind: 'offer',
    es: 'papeles de la herencia',
    en: 'inheritance paperwork',
    clues: {
      es: ['papeles de herencia', 'tramitar herencias', 'aceptación de herencia', 'papeles incluidos'],
      en: ['probate paperwork', 'inheritance papers', 'estate paperwork'],
    },
  },
  {
    kind: 'offer',
    es: 'alquiler de pisos',
    en: 'flat lettings',
    clues: {
      es: ['alquilar pisos', 'alquileres', 'alquiler de viviendas', 'agencia de alquiler'],
      en: ['lettings', 'letting flats', 'renting flats', 'letting agency', 'rentals'],
    },
  },
  {
    kind: 'offer',
    es: 'alquiler de habitaciones',
    en: 'room lettings',
    clues: {
      es: ['habitaciones', 'alquilar habitaciones', 'pisos compartidos', 'alquiler por habitaciones'],
      en: ['room rentals', 'rooms to let', 'shared flats', 'house shares', 'rooms for rent'],
    },
  },
  {
    kind: 'offer',
    es: 'alquiler de temporada',
    en: 'mid-term lets',
    clues: {
      es: ['alquiler por meses', 'alquiler temporal', 'alquileres de temporada', 'alquiler para nómadas'],
      en: ['short term lets', 'mid term rentals', 'seasonal lets', 'monthly rentals', 'corporate lets'],
    },
  },
  {
    kind: 'offer',
    es: 'alquiler de locales',
    en: 'commercial lettings',
    clues: {
      es: ['alquilar locales', 'locales comerciales', 'alquiler de oficinas', 'naves en alquiler'],
      en: ['commercial property', 'letting shops', 'office lettings', 'commercial rentals'],
    },
  },
  {
    kind: 'offer',
    es: 'gestión completa del alquiler',
    en: 'full rental management',
    clues: {
      es: ['gestión de alquileres', 'gestión integral', 'gestión de alquileres completa', 'llevamos el alquiler', 'gestionar pisos'],
      en: ['property management', 'rental management', 'full management', 'managing rentals', 'managing flats'],
    },
  },
  {
    kind: 'offer',
    es: 'gestión de pisos turísticos',
    en: 'holiday let management',
    clues: {
      es: ['pisos turísticos', 'gestión turística', 'apartamentos turísticos', 'gestión de airbnb'],
      en: ['holiday lets', 'managing holiday lets', 'airbnb management', 'short let management'],
    },
  },
  {
    kind: 'offer',
    es: 'administración de fincas',
    en: 'block management',
    clues: {
      es: ['administrador de fincas', 'administrar comunidades', 'administración de comunidades', 'llevar comunidades'],
      en: ['block manager', 'managing blocks', 'residents’ association management', 'strata management'],
    },
  },
  {
    kind: 'offer',
    es: 'cuentas de la comunidad',
    en: 'community accounts',
    clues: {
      es: ['contabilidad de la comunidad', 'cuotas de comunidad', 'recibos de comunidad', 'llevar las cuentas'],
      en: ['service charge accounts', 'community fees', 'service charges', 'block accounts'],
    },
  },
  {
    kind: 'offer',
    es: 'convocatoria de juntas',
    en: 'running owners’ meetings',
    clues: {
      es: ['juntas de vecinos', 'junta de propietarios', 'actas de la junta', 'convocar juntas'],
      en: ['owners’ meetings', 'residents’ meetings', 'annual meetings', 'minutes of meetings'],
    },
  },
  {
    kind: 'offer',
    es: 'contratos de alquiler',
    en: 'tenancy agreements',
    clues: {
      es: ['redactar contratos', 'contrato de alquiler', 'firma de contratos', 'contratos de arrendamiento'],
      en: ['leases drawn up', 'tenancy contracts', 'drafting leases', 'lease agreements'],
    },
  },
  {
    kind: 'offer',
    es: 'cobro de rentas',
    en: 'rent collection',
    clues: {
      es: ['cobrar el alquiler', 'cobramos la renta', 'cobro del alquiler', 'gestión de cobros'],
      en: ['collect rent', 'collecting rents', 'rent collected'],
    },
  },
  {
    kind: 'offer',
    es: 'visitas acompañadas',
    en: 'accompanied viewings',
    clues: {
      es: ['visitas al piso', 'enseñar pisos', 'enseñar la casa', 'visitas guiadas a la vivienda', 'visitas organizadas'],
      en: ['viewings', 'show flats', 'showings', 'accompanied viewing', 'open houses'],
    },
  },
  {
    kind: 'offer',
    es: 'visitas virtuales',
    en: 'virtual viewings',
    clues: {
      es: ['tour virtual', 'visita virtual', 'recorrido en vídeo', 'tour en tres dimensiones', 'visitas online'],
      en: ['virtual tours', 'video viewings', 'virtual tour', 'video tours'],
    },
  },
  {
    kind: 'offer',
    es: 'fotografía de la vivienda',
    en: 'photographs of the home',
    clues: {
      es: ['fotos del piso', 'fotos profesionales del piso', 'fotos de la casa', 'reportaje de la vivienda'],
      en: ['property photos', 'house photography', 'photos of the house', 'listing photos'],
    },
  },
  {
    kind: 'offer',
    es: 'preparación del piso para la venta',
    en: 'staging for sale',
    clues: {
      es: ['home staging', 'decorar para vender', 'arreglar el piso para vender', 'preparar la vivienda'],
      en: ['home staging', 'staging', 'styling homes', 'dressing the house'],
    },
  },
  {
    kind: 'offer',
    es: 'planos de la vivienda',
    en: 'floor plans',
    clues: {
      es: ['plano de la vivienda', 'planos del piso', 'medición de la vivienda'],
      en: ['floor plan', 'measured plans', 'measured drawings'],
    },
  },
  {
    kind: 'offer',
    es: 'certificado energético',
    en: 'an energy certificate',
    clues: {
      es: ['cédula de habitabilidad', 'certificado de eficiencia', 'certificado de eficiencia energética'],
      en: ['energy certificate', 'epc', 'energy performance certificate'],
    },
  },
  {
    kind: 'offer',
    es: 'ayuda con la hipoteca',
    en: 'help with the mortgage',
    clues: {
      es: ['hipotecas', 'gestión de hipoteca', 'conseguir hipoteca', 'bróker hipotecario'],
      en: ['mortgage help', 'mortgage broker', 'mortgages', 'mortgage advice'],
    },
  },
  {
    kind: 'offer',
    es: 'acompañamiento a la notaría',
    en: 'company at the notary',
    clues: {
      es: ['firma ante notario', 'ir al notario', 'acompañar al notario', 'gestión de escrituras'],
      en: ['completion day', 'go to the notary', 'title deeds', 'help with conveyancing'],
    },
  },
  {
    kind: 'offer',
    es: 'reformas antes de alquilar',
    en: 'refurbishment before letting',
    clues: {
      es: ['reformar para alquilar', 'reformas de pisos', 'puesta a punto del piso', 'pintar para alquilar'],
      en: ['refurbish to let', 'renovations before letting', 'paint before letting', 'make it lettable'],
    },
  },
  {
    kind: 'offer',
    es: 'mantenimiento de la vivienda',
    en: 'upkeep of the home',
    clues: {
      es: ['reparaciones del piso', 'mantenimiento de pisos', 'arreglos del piso'],
      en: ['property maintenance', 'repairs to the flat', 'upkeep', 'maintenance of homes'],
    },
  },
  {
    kind: 'offer',
    es: 'revisión de casas vacías',
    en: 'checks on empty homes',
    clues: {
      es: ['casas vacías', 'segundas residencias', 'cuidar la casa', 'vigilar la casa', 'visitas a casas vacías'],
      en: ['empty homes', 'second homes', 'home checks', 'keyholding'],
    },
  },
  {
    kind: 'offer',
    es: 'venta de terrenos',
    en: 'land sales',
    clues: {
      es: ['terrenos', 'parcelas', 'fincas rústicas', 'solares', 'lotes de terreno'],
      en: ['plots', 'land for sale', 'building plots', 'rural land'],
    },
  },
  {
    kind: 'offer',
    es: 'venta de obra nueva',
    en: 'new-build sales',
    clues: {
      es: ['obra nueva', 'promociones nuevas', 'pisos sobre plano', 'comercializar promociones'],
      en: ['new build', 'off plan', 'new developments', 'new homes'],
    },
  },
  {
    kind: 'offer',
    es: 'compra para inversión',
    en: 'buy-to-let purchases',
    clues: {
      es: ['pisos para invertir', 'inversión inmobiliaria', 'comprar para alquilar'],
      en: ['buy to let', 'investment property', 'property investment', 'rental investment'],
    },
  },
  {
    kind: 'offer',
    es: 'traspaso de negocios',
    en: 'business transfers',
    clues: {
      es: ['traspasos', 'traspaso de locales', 'vender el bar', 'traspasar negocios'],
      en: ['business transfer', 'shop leases for sale', 'pub sales', 'transfer of premises'],
    },
  },
  {
    kind: 'offer',
    es: 'gestión de siniestros con el seguro',
    en: 'insurance claims handled',
    clues: {
      es: ['siniestros', 'partes al seguro', 'seguros de comunidad', 'partes de seguro'],
      en: ['insurance claims', 'claims handling', 'buildings insurance claims'],
    },
  },
  {
    kind: 'edge',
    es: 'tarifa fija en lugar de comisión',
    en: 'a flat fee instead of commission',
    clues: {
      es: ['tarifa fija', 'comisión fija', 'precio fijo por vender', 'cuota fija por venta'],
      en: ['flat fee', 'fixed fee to sell', 'one price to sell', 'flat rate to sell'],
    },
  },
  {
    kind: 'edge',
    es: 'comisión baja',
    en: 'a low commission',
    clues: {
      es: ['comisión reducida', 'menos comisión', 'comisiones bajas', 'poca comisión', 'comisión más baja'],
      en: ['low commission', 'lower commission', 'reduced commission', 'low fees', 'lower fees'],
    },
  },
  {
    kind: 'edge',
    es: 'honorarios solo si se vende',
    en: 'fees only on sale',
    clues: {
      es: ['cobramos si vendemos', 'solo cobramos al vender', 'si no se vende no cobramos', 'pagas al vender'],
      en: ['no sale no fee', 'pay on sale', 'fee on completion', 'only pay when sold'],
    },
  },
  {
    kind: 'edge',
    es: 'garantía de cobro del alquiler',
    en: 'guaranteed rent',
    clues: {
      es: ['garantía de cobro', 'alquiler garantizado', 'renta garantizada', 'cobro garantizado', 'seguro de impago'],
      en: ['rent guarantee', 'guaranteed rents', 'rent protection', 'rent insurance', 'guaranteed payment'],
    },
  },
  {
    kind: 'edge',
    es: 'inquilinos comprobados',
    en: 'vetted tenants',
    clues: {
      es: ['selección de inquilinos', 'filtro de inquilinos', 'estudio de solvencia', 'inquilinos solventes', 'comprobamos al inquilino'],
      en: ['tenant vetting', 'referenced tenants', 'tenant screening', 'credit checks', 'tenant references'],
    },
  },
  {
    kind: 'edge',
    es: 'cuentas a la vista en el móvil',
    en: 'accounts open on a phone',
    clues: {
      es: ['cuentas a la vista', 'cuentas claras', 'cuentas en el móvil', 'cuentas transparentes', 'ver las cuentas'],
      en: ['open accounts', 'accounts online', 'transparent accounts', 'accounts on the phone'],
    },
  },
  {
    kind: 'edge',
    es: 'respuesta en un día laborable',
    en: 'an answer within one working day',
    clues: {
      es: ['respuesta en un día', 'contestamos en un día', 'respuesta en veinticuatro horas', 'respuesta en horas'],
      en: ['answer within a day', 'reply within a day', 'answers in a day', 'one working day'],
    },
  },
  {
    kind: 'edge',
    es: 'informe mensual al propietario',
    en: 'a monthly report to the owner',
    clues: {
      es: ['informe mensual', 'informes al propietario', 'cuentas mensuales', 'informe de visitas'],
      en: ['monthly report', 'monthly statement', 'owner reports', 'viewing reports'],
    },
  },
  {
    kind: 'edge',
    es: 'conocimiento de cada calle',
    en: 'knowledge of every street',
    clues: {
      es: ['conocemos el barrio', 'conocemos cada calle', 'somos del barrio', 'especialistas en el barrio'],
      en: ['know every street', 'local knowledge', 'know the area', 'know the neighbourhood'],
    },
  },
  {
    kind: 'edge',
    es: 'precio de venta razonado con ventas reales',
    en: 'an asking price based on real sales',
    clues: {
      es: ['precio real', 'ventas reales', 'precio de mercado', 'testigos de venta', 'precio realista'],
      en: ['realistic price', 'sold prices', 'honest valuation', 'asking price based on sales'],
    },
  },
  {
    kind: 'edge',
    es: 'venta en plazo pactado',
    en: 'a sale within an agreed term',
    clues: {
      es: ['vender rápido', 'venta rápida', 'vendemos en tres meses', 'plazo de venta', 'vender en poco tiempo'],
      en: ['quick sale', 'sell fast', 'sold within', 'fast sales', 'sell quickly'],
    },
  },
  {
    kind: 'edge',
    es: 'compradores ya en lista',
    en: 'buyers already on the list',
    clues: {
      es: ['cartera de compradores', 'compradores en espera', 'lista de compradores'],
      en: ['buyer list', 'buyers waiting', 'registered buyers'],
    },
  },
  {
    kind: 'edge',
    es: 'dos presupuestos por cada arreglo',
    en: 'two quotes for every repair',
    clues: {
      es: ['varios presupuestos', 'dos presupuestos', 'comparar presupuestos', 'tres presupuestos'],
      en: ['two quotes', 'three quotes', 'competing quotes', 'compare quotes'],
    },
  },
  {
    kind: 'edge',
    es: 'avisos por grupo de mensajes al portal',
    en: 'messages to the whole building',
    clues: {
      es: ['avisos a los vecinos', 'incidencias por WhatsApp', 'avisos por WhatsApp', 'app de vecinos'],
      en: ['residents’ app', 'messages to residents', 'repairs by message', 'notices to residents'],
    },
  },
  {
    kind: 'edge',
    es: 'contrato sin exclusiva',
    en: 'a contract without exclusivity',
    clues: {
      es: ['sin exclusiva', 'sin exclusividad', 'sin obligación de exclusiva'],
      en: ['no exclusivity', 'no sole agency', 'without exclusivity', 'no tie-in'],
    },
  },
  {
    kind: 'edge',
    es: 'atención a propietarios que viven fuera',
    en: 'attention to owners living away',
    clues: { es: ['gestión a distancia', 'dueños que están fuera'], en: ['absent owners', 'remote owners', 'owners living abroad'] },
  },
  {
    kind: 'edge',
    es: 'todo el papeleo incluido',
    en: 'all the paperwork included',
    clues: {
      es: ['papeleo incluido', 'trámites incluidos', 'llevamos el papeleo', 'todos los papeles'],
      en: ['paperwork included', 'all paperwork', 'we handle the paperwork', 'photos and paperwork'],
    },
  },
  {
    kind: 'edge',
    es: 'lista de reparadores de confianza',
    en: 'tradespeople who can be trusted',
    clues: {
      es: ['fontaneros de confianza', 'gremios de confianza', 'industriales de confianza'],
      en: ['trusted trades', 'trusted tradespeople', 'vetted trades', 'reliable trades'],
    },
  },
  {
    kind: 'customer',
    es: 'herederos de una vivienda',
    en: 'heirs to a home',
    clues: {
      es: ['herederos', 'heredan un piso', 'hermanos que heredan', 'heredan una casa', 'hereda un piso'],
      en: ['heirs', 'inherited a flat', 'siblings who inherit', 'inherit a flat'],
    },
  },
  {
    kind: 'customer',
    es: 'pequeños propietarios',
    en: 'small landlords',
    clues: {
      es: [
        'dueños de uno o dos departamentos',
        'un piso o dos',
        'propietarios con pisos',
        'propietarios con uno o dos pisos',
        'dueños de departamentos',
      ],
      en: ['one or two flats', 'owners with flats', 'accidental landlords', 'landlords with one flat'],
    },
  },
  {
    kind: 'customer',
    es: 'propietarios que viven lejos',
    en: 'owners who live away',
    clues: {
      es: ['propietarios que viven fuera', 'dueños que viven lejos', 'propietarios en el extranjero', 'propietarios de fuera'],
      en: ['absentee owners', 'owners abroad', 'landlords abroad', 'owners who live abroad'],
    },
  },
  {
    kind: 'customer',
    es: 'propietarios que venden',
    en: 'owners who are selling',
    clues: {
      es: ['vender para comprar', 'cambiar de casa', 'dueños que venden', 'vendedores de vivienda'],
      en: ['sellers', 'home sellers', 'selling to buy', 'owners selling'],
    },
  },
  {
    kind: 'customer',
    es: 'mayores que cambian a una casa menor',
    en: 'older owners downsizing',
    clues: {
      es: ['casa más pequeña', 'mayores que venden', 'casa demasiado grande', 'reducir casa'],
      en: ['downsizing', 'downsizers', 'homeowners over fifty', 'older homeowners'],
    },
  },
  {
    kind: 'customer',
    es: 'comunidades de propietarios',
    en: 'residents’ associations',
    clues: {
      es: ['comunidades pequeñas', 'comunidades', 'comunidades de vecinos', 'fincas pequeñas', 'comunidad de vecinos'],
      en: ['small blocks', 'homeowners associations', 'small communities', 'blocks of flats'],
    },
  },
  {
    kind: 'customer',
    es: 'presidentes de comunidad',
    en: 'chairs of residents’ associations',
    clues: {
      es: ['presidentes', 'presidente de la comunidad', 'presidentas de comunidad', 'juntas directivas'],
      en: ['association chairs', 'block chair', 'residents’ chair', 'board presidents'],
    },
  },
  {
    kind: 'customer',
    es: 'inversores inmobiliarios',
    en: 'property investors',
    clues: {
      es: ['inversores', 'pequeños inversores', 'fondos pequeños', 'inversores con pisos'],
      en: ['investors', 'portfolio landlords', 'foreign investors', 'buy-to-let investors'],
    },
  },
  {
    kind: 'customer',
    es: 'extranjeros que compran casa',
    en: 'foreign home buyers',
    clues: {
      es: ['compradores extranjeros', 'jubilados extranjeros', 'ingleses que compran', 'alemanes que compran'],
      en: ['foreign buyers', 'expat buyers', 'overseas home buyers', 'expats buying'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes buscan habitación',
    en: 'people looking for a room',
    clues: {
      es: ['buscan habitación', 'estudiantes que buscan piso', 'trabajadores desplazados', 'buscan cuarto'],
      en: ['looking for a room', 'room hunters', 'students looking for flats', 'posted workers'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de locales vacíos',
    en: 'owners of empty shops',
    clues: {
      es: ['locales vacíos', 'propietarios de locales', 'locales cerrados', 'bajos vacíos'],
      en: ['empty shops', 'shop owners with empty units', 'commercial landlords', 'empty units'],
    },
  },
  {
    kind: 'pain',
    es: 'inquilinos que no pagan',
    en: 'tenants who stop paying',
    clues: {
      es: ['impagos de alquiler', 'impago', 'inquilinos morosos', 'inquilino no paga', 'se va debiendo', 'inquilinos que deben'],
      en: ['tenants not paying', 'rent arrears', 'unpaid rent', 'tenant owes', 'leave owing rent'],
    },
  },
  {
    kind: 'pain',
    es: 'miedo a la ocupación',
    en: 'fear of squatters',
    clues: { es: ['okupas', 'okupación', 'ocupación ilegal'], en: ['squatters', 'squatting', 'illegal occupation'] },
  },
  {
    kind: 'pain',
    es: 'administrador que no coge el teléfono',
    en: 'a manager who never picks up',
    clues: {
      es: ['administrador no contesta', 'no coja el teléfono', 'administrador no responde', 'administrador desaparecido'],
      en: ['manager never answers', 'managing agent ignores', 'agent doesn’t call back', 'manager ignores residents'],
    },
  },
  {
    kind: 'pain',
    es: 'averías sin arreglar',
    en: 'faults left unrepaired',
    clues: {
      es: ['ascensor averiado', 'averías durante semanas', 'portal sin luz'],
      en: ['lift out of order', 'repairs take weeks', 'broken lift', 'leaks left', 'no lift for weeks'],
    },
  },
  {
    kind: 'pain',
    es: 'viviendas que pasan años vacías',
    en: 'homes left empty for years',
    clues: {
      es: ['años vacío', 'casas vacías años'],
      en: ['empty for years', 'flat sits empty'],
    },
  },
  {
    kind: 'pain',
    es: 'hermanos que no se ponen de acuerdo',
    en: 'siblings who cannot agree',
    clues: {
      es: ['hermanos no se ponen de acuerdo', 'líos de herencia', 'discusiones por la herencia', 'herederos enfrentados'],
      en: ['siblings can’t agree', 'family disputes', 'heirs disagree', 'inheritance disputes'],
    },
  },
  {
    kind: 'pain',
    es: 'comisiones altas por vender',
    en: 'high selling commissions',
    clues: {
      es: ['comisión alta', 'comisión abusiva', 'cobran mucho por vender', 'cobran comisión a los dos', 'porcentaje alto'],
      en: ['commission too high', 'big commission', 'pay percent to an agent'],
    },
  },
  {
    kind: 'pain',
    es: 'fotos hechas con prisa',
    en: 'photographs taken in a hurry',
    clues: {
      es: ['fotos malas', 'malas fotos', 'fotos oscuras', 'fotos con el móvil', 'anuncios malos'],
      en: ['bad photos', 'dark photos', 'photos with a phone', 'poor listing', 'poor photos'],
    },
  },
  {
    kind: 'pain',
    es: 'viviendas que no se venden',
    en: 'homes that do not sell',
    clues: {
      es: ['no se vende', 'meses sin vender', 'no venden el piso', 'lleva un año en venta', 'casa sin vender'],
      en: ['won’t sell', 'months on the market', 'unsold house', 'not selling', 'sits on the market'],
    },
  },
  {
    kind: 'pain',
    es: 'curiosos que hacen perder tiempo',
    en: 'viewers who waste time',
    clues: {
      es: ['visitas inútiles', 'curiosos', 'visitas que no compran', 'pierden tiempo con visitas'],
      en: ['time wasters', 'pointless viewings', 'viewers who never buy', 'wasted viewings'],
    },
  },
  {
    kind: 'pain',
    es: 'cuentas de la comunidad opacas',
    en: 'opaque community accounts',
    clues: {
      es: ['cuentas poco claras', 'nadie ve las cuentas', 'gastos sin explicar', 'cuentas opacas'],
      en: ['unclear accounts', 'accounts nobody sees', 'unexplained charges'],
    },
  },
  {
    kind: 'pain',
    es: 'propietarios cansados de inquilinos',
    en: 'owners tired of tenants',
    clues: {
      es: ['hartos de inquilinos', 'dueños hartos', 'problemas con inquilinos', 'hartos del alquiler'],
      en: ['tired of tenants', 'fed up landlords', 'tenant trouble', 'problem tenants'],
    },
  },
  {
    kind: 'pain',
    es: 'contratos copiados de internet',
    en: 'contracts copied from the internet',
    clues: {
      es: ['contrato de internet', 'contrato mal hecho'],
      en: ['template contract', 'bad lease'],
    },
  },
  {
    kind: 'pain',
    es: 'alquileres que no encuentran en la zona',
    en: 'rentals nobody can find locally',
    clues: {
      es: ['no hay pisos', 'no hay alquiler', 'no encuentran piso', 'faltan pisos'],
      en: ['no flats to rent', 'nothing to rent', 'can’t find a flat', 'few rentals'],
    },
  },
  {
    kind: 'pain',
    es: 'fincas con vecinos que no pagan',
    en: 'blocks with owners in arrears',
    clues: {
      es: ['vecinos morosos', 'vecinos que no pagan', 'cuotas impagadas', 'morosidad en la comunidad'],
      en: ['owners in arrears', 'unpaid service charges', 'neighbours who don’t pay', 'unpaid fees'],
    },
  },
  {
    kind: 'alternative',
    es: 'un cartel en el balcón',
    en: 'a sign on the balcony',
    clues: {
      es: ['cartel con el teléfono', 'se alquila en el balcón', 'cartel en la ventana'],
      en: ['for sale sign', 'sign in the window', 'to let sign'],
    },
  },
  {
    kind: 'alternative',
    es: 'un anuncio puesto por el dueño',
    en: 'an advert placed by the owner',
    clues: {
      es: [
        'venta entre particulares',
        'entre particulares',
        'vender por su cuenta',
        'alquilar por su cuenta',
        'alquilan por su cuenta',
        'anuncio propio',
      ],
      en: ['private sale', 'for sale by owner', 'sell it themselves', 'owner’s advert', 'selling privately'],
    },
  },
  {
    kind: 'alternative',
    es: 'un portal inmobiliario',
    en: 'a property portal',
    clues: {
      es: ['portales inmobiliarios', 'argenprop', 'portales de internet', 'portal de pisos'],
      en: ['zillow', 'property portals', 'property websites', 'argenprop', 'portal listings'],
    },
  },
  {
    kind: 'alternative',
    es: 'una inmobiliaria de marca',
    en: 'a big-name estate agency',
    clues: {
      es: ['tecnocasa', 'remax', 'franquicias inmobiliarias', 'inmobiliarias grandes', 'engel'],
      en: ['redfin', 'remax', 'keller williams', 'estate agency chains', 'coldwell banker'],
    },
  },
  {
    kind: 'alternative',
    es: 'una agencia por internet de tarifa fija',
    en: 'an online flat-fee agency',
    clues: {
      es: ['housfy', 'agencias online', 'inmobiliaria online', 'inmobiliarias digitales'],
      en: ['purplebricks', 'online agents', 'online estate agents', 'online agency', 'yopa'],
    },
  },
  {
    kind: 'alternative',
    es: 'otra inmobiliaria de la zona',
    en: 'another estate agency in town',
    clues: {
      es: ['inmobiliarias', 'otras inmobiliarias', 'inmobiliaria del pueblo', 'agencias de la zona', 'inmobiliaria de siempre'],
      en: ['estate agents', 'other agencies', 'other agents', 'local realtors', 'high street agents'],
    },
  },
  {
    kind: 'alternative',
    es: 'una empresa que garantiza la renta',
    en: 'a company that guarantees rent',
    clues: {
      es: ['alquiler seguro', 'empresas de alquiler garantizado', 'seguro de alquiler', 'spotahome'],
      en: ['rent guarantee company', 'guaranteed rent schemes', 'rent guarantor'],
    },
  },
  {
    kind: 'alternative',
    es: 'un vecino que lleva las cuentas',
    en: 'a neighbour who keeps the accounts',
    clues: {
      es: ['vecinos que lo llevan solos', 'lo lleva un vecino', 'autogestión', 'el presidente lo lleva'],
      en: ['self-managed', 'run by residents', 'neighbour does the accounts', 'self managed block'],
    },
  },
  {
    kind: 'alternative',
    es: 'un despacho grande de administradores',
    en: 'a large management office',
    clues: {
      es: ['administraciones grandes', 'despachos grandes', 'administradores grandes', 'gran despacho'],
      en: ['large managing agents', 'big management firms', 'large block managers', 'firstport'],
    },
  },
  {
    kind: 'alternative',
    es: 'un hijo que se ocupa',
    en: 'a son or daughter who sees to it',
    clues: {
      es: ['los hijos se ocupan', 'se ocupa la familia', 'hijo se encarga', 'una hija que lo lleva'],
      en: ['family deals with it', 'children see to it', 'son deals with it', 'daughter deals with it'],
    },
  },
  {
    kind: 'alternative',
    es: 'un comprador profesional',
    en: 'a professional buyer',
    clues: {
      es: ['compramos tu casa', 'empresas que compran pisos', 'fondos de inversión', 'comprador al contado'],
      en: ['cash buyers', 'we buy any house', 'house buying companies', 'investment funds'],
    },
  },
  {
    kind: 'alternative',
    es: 'un conocido como inquilino',
    en: 'letting to an acquaintance',
    clues: {
      es: ['alquilar a un conocido', 'inquilino conocido', 'alquilarlo a un conocido'],
      en: ['let to a friend', 'friend as tenant', 'let to someone they know'],
    },
  },
  {
    kind: 'channel',
    es: 'carteles en la fachada',
    en: 'boards outside homes',
    clues: {
      es: ['cartel de vendido', 'carteles', 'cartel de se vende', 'carteles de se vende'],
      en: ['for sale boards', 'sold signs', 'boards outside', 'sold boards'],
    },
  },
  {
    kind: 'channel',
    es: 'anuncios en portales',
    en: 'listings on property portals',
    clues: {
      es: ['idealista', 'fotocasa', 'zonaprop', 'anuncios en idealista', 'publicar en portales'],
      en: ['rightmove', 'zoopla', 'listings on portals', 'zonaprop', 'portal adverts'],
    },
  },
  {
    kind: 'channel',
    es: 'notarías que recomiendan',
    en: 'notaries who recommend',
    clues: {
      es: ['notarías', 'notarios', 'abogados de herencias', 'gestores de herencias'],
      en: ['notaries', 'probate lawyers', 'solicitors who refer'],
    },
  },
  {
    kind: 'channel',
    es: 'presidentes que hablan con presidentes',
    en: 'chairs who talk to other chairs',
    clues: {
      es: ['presidentes que hablan', 'presidentes que recomiendan', 'vecinos que recomiendan al administrador'],
      en: ['chairs who recommend', 'residents who refer', 'association chairs who talk'],
    },
  },
  {
    kind: 'channel',
    es: 'porteros que avisan',
    en: 'porters who pass the word',
    clues: { es: ['porteros', 'conserjes', 'porteros de finca', 'porterías'], en: ['porters', 'caretakers', 'doormen', 'concierges'] },
  },
  {
    kind: 'channel',
    es: 'cartas o folletos a propietarios',
    en: 'letters or leaflets to owners',
    clues: {
      es: ['buzoneo por edificios', 'cartas a propietarios', 'folletos en buzones', 'buzones del barrio'],
      en: ['leaflet drops', 'letters to owners', 'mailers', 'postcards to homeowners'],
    },
  },
  {
    kind: 'resource',
    es: 'una colegiación',
    en: 'professional registration',
    clues: {
      es: ['colegiado', 'título de administrador de fincas', 'registro de agentes', 'habilitación', 'licencia de agente inmobiliario'],
      en: ['real estate license', 'registered agent', 'agent registration', 'redress scheme'],
    },
  },
  {
    kind: 'resource',
    es: 'un programa inmobiliario',
    en: 'property software',
    clues: {
      es: ['software inmobiliario', 'programa de fincas', 'crm inmobiliario', 'programa de administración'],
      en: ['property software', 'crm for agents', 'block management software', 'lettings software'],
    },
  },
  {
    kind: 'resource',
    es: 'suscripciones a los portales',
    en: 'portal subscriptions',
    clues: {
      es: ['pagar idealista', 'cuota de portales', 'cuota de idealista', 'publicación en portales'],
      en: ['portal fees', 'rightmove fees', 'listing fees', 'portal membership'],
    },
  },
  {
    kind: 'resource',
    es: 'una cámara para las visitas',
    en: 'a camera for viewings',
    clues: {
      es: ['cámara de visitas', 'cámara gran angular', 'gimbal', 'cámara de tres sesenta'],
      en: ['wide angle camera', 'gimbal', 'tour camera'],
    },
  },
  {
    kind: 'resource',
    es: 'carteles de venta',
    en: 'signs for homes on sale',
    clues: {
      es: ['carteles de se alquila', 'vinilos de escaparate', 'lonas de venta'],
      en: ['yard signs', 'window vinyls', 'board printing', 'signs and boards'],
    },
  },
  {
    kind: 'resource',
    es: 'cajas de llaves',
    en: 'key safes',
    clues: {
      es: ['caja de llaves', 'llaveros', 'cerraduras electrónicas', 'cajetines de llaves'],
      en: ['key boxes', 'lockboxes', 'smart locks', 'key cabinet'],
    },
  },
  {
    kind: 'resource',
    es: 'un seguro de caución',
    en: 'a surety bond',
    clues: {
      es: ['caución', 'fianza de agente', 'seguro de caución de agente'],
      en: ['surety', 'client money protection', 'bond insurance'],
    },
  },
  {
    kind: 'resource',
    es: 'una cuenta separada para fianzas',
    en: 'a client account',
    clues: {
      es: ['cuenta de clientes', 'cuenta de fianzas', 'depósitos de fianzas', 'cuenta separada'],
      en: ['client accounts', 'deposit scheme', 'tenancy deposits', 'escrow account'],
    },
  },
  {
    kind: 'resource',
    es: 'asesoría jurídica externa',
    en: 'outside legal advice',
    clues: {
      es: ['abogado externo', 'abogada', 'asesor jurídico', 'abogados de apoyo'],
      en: ['outside solicitor', 'legal advice', 'lawyer on call', 'legal adviser'],
    },
  },
  {
    kind: 'resource',
    es: 'comerciales a comisión',
    en: 'agents on commission',
    clues: {
      es: ['asesores inmobiliarios', 'captadores', 'comerciales inmobiliarios', 'agentes a comisión'],
      en: ['commission agents', 'sales negotiators', 'agents paid on sales'],
    },
  },
  {
    kind: 'resource',
    es: 'un escaparate con anuncios',
    en: 'a shop window for listings',
    clues: {
      es: ['escaparate de la agencia', 'oficina a pie de calle', 'pantalla en el escaparate'],
      en: ['listings window', 'agency window', 'window display'],
    },
  },
  {
    kind: 'resource',
    es: 'una persona auxiliar',
    en: 'an office assistant',
    clues: {
      es: ['auxiliar', 'auxiliar administrativa', 'recepcionista de oficina'],
      en: ['office assistant', 'assistant', 'admin assistant', 'receptionist'],
    },
  },
  {
    kind: 'pain',
    es: 'acuerdos sin contrato',
    en: 'agreements without a contract',
    clues: {
      es: [
        'alquilan sin contrato',
        'sin contrato escrito',
        'contratos verbales',
        'contratos de palabra',
        'acuerdos de palabra',
        'alquiler de palabra',
      ],
      en: [
        'rent without a contract',
        'no written contract',
        'no written lease',
        'verbal agreements',
        'verbal contracts',
        'handshake agreements',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'alquileres caros',
    en: 'high rents',
    clues: {
      es: ['alquileres altos', 'alquileres por las nubes', 'alquiler carísimo', 'suben los alquileres', 'alquileres imposibles'],
      en: ['rents are high', 'rents too high', 'rents keep rising', 'expensive rents', 'rising rents', 'rents through the roof'],
    },
  },
];
